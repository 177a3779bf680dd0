// Codes, read and written by a program that knows marjapussi_gui/CODES.md and nothing else.
//
//     node stranger.js CODES.md read   lines of codes to lines of JSON
//     node stranger.js CODES.md write  and back (hands only)
"use strict";
const fs = require("fs");

// Letters
const ALPHABET = "23456789BCDFGHJKMNPQRSTVWXZ", BASE = 27n, PRIME = 531163n;
const toNumber = (letters) => [...letters].reduce((n, c) => n * BASE + BigInt(ALPHABET.indexOf(c)), 0n);
function toLetters(number, length = 0) {
  let letters = "";
  for (; number > 0n; number /= BASE) letters = ALPHABET[Number(number % BASE)] + letters;
  return letters.padStart(length, ALPHABET[0]);
}
function readLetters(code) {
  const letters = code.toUpperCase().replace(/[ -]/g, "");
  if (toNumber(letters) % PRIME) throw new Error("the check is wrong");
  return [letters[0], toNumber(letters.slice(1, -4))];
}
function writeLetters(kind, number) {
  const body = kind + toLetters(number);
  const check = (PRIME - toNumber(body + "2222") % PRIME) % PRIME;
  return (body + toLetters(check, 4)).match(/.{1,4}/g).join(" ");
}

// Fields. A function that codes something gets the value if it is written, and returns it.
function choose(n, k) {
  let ways = 1n;
  if (k > n) return 0n;
  for (let i = 0; i < k; i++) ways = ways * BigInt(n - i) / BigInt(i + 1);
  return ways;
}
class Fields {
  constructor(rest) { this.rest = rest; this.reading = rest !== undefined; this.digits = []; }
  big(base, value) {
    if (this.reading) { const digit = this.rest % base; this.rest /= base; return digit; }
    if (value < 0n || value >= base) throw new Error(`${value} of ${base}`);
    this.digits.push([base, value]);
    return value;
  }
  get total() { return this.digits.reduceRight((n, [base, value]) => n * base + value, 0n); }
  number(base, value) { return Number(this.big(BigInt(base), BigInt(value ?? 0))); }
  flag(value) { return this.number(2, value ? 1 : 0) === 1; }
  long(base, value = 0) {
    const digit = this.number(2 * base, value < base ? value : base + value % base);
    return digit < base ? digit : digit - base + base * (this.long(base, Math.floor(value / base) - 1) + 1);
  }
  oneOf(things, value) {
    const at = this.number(things.length, this.reading ? 0 : things.indexOf(value));
    if (at >= things.length) throw new Error("no such thing");
    return things[at];
  }
  list(base, items, code) {
    const length = this.long(base, items?.length);
    return Array.from({ length }, (_, i) => code(items?.[i]));
  }
  text(value) {
    return Buffer.from(this.list(8, value && [...Buffer.from(value)], (byte) => this.number(256, byte))).toString();
  }
  order(pool, k, cards) {
    return Array.from({ length: k }, (_, i) => take(pool, this.oneOf(pool, cards?.[i])));
  }
  set(pool, k, cards) {
    let rank = 0n;
    if (!this.reading) {
      const places = [];
      for (const card of [...cards].sort((a, b) => a - b)) {
        const last = places[places.length - 1];
        places.push(pool[last] === card ? last + 1 : pool.indexOf(card));
      }
      places.forEach((place, i) => { rank += choose(place, i + 1); });
    }
    rank = this.big(choose(pool.length, k), rank);
    const chosen = [];
    for (let i = k, place = pool.length; i > 0; i--) {
      do place--; while (choose(place, i) > rank);
      rank -= choose(place, i);
      chosen.unshift(pool.splice(place, 1)[0]);
    }
    return chosen;
  }
}
function take(cards, card) { cards.splice(cards.indexOf(card), 1); return card; }

// Cards
const SUITS = "SHDC", RANKS = "ATKQJ98765432", NATURAL = "AKQJT98765432";
const nameOf = (card) => card === 52 ? "JK" : RANKS[card % 13] + SUITS[Math.floor(card / 13)];
const NAMES = Array.from({ length: 53 }, (_, card) => nameOf(card));
const suitOf = (card) => Math.floor(card / 13);
const pair = (suit) => [13 * suit + 2, 13 * suit + 3];
const parse = (texts) => texts.map((text) => NAMES.indexOf(text));
const names = (cards) => cards.map(nameOf).join(" ");
function pack(size, packs = 1, jokers = 0) {
  const kept = NATURAL.slice(0, size / 4), cards = [];
  for (let card = 0; card < 52; card++) if (kept.includes(RANKS[card % 13])) for (let i = 0; i < packs; i++) cards.push(card);
  return [...cards, ...Array(jokers).fill(52)];
}

// The table of games
const value = (text) => text === "true" ? true : text === "false" ? false : /^-?\d+$/.test(text) ? Number(text) : text;
function parseRule(text) {
  const [key, ...rest] = text.split("="), range = /^(-?\d+)\.\.(-?\d+)(?:\/(\d+))?$/.exec(rest[0]);
  if (!range) { const values = rest[0].split("|").map(value); return { key, values, usual: values[0] }; }
  const values = [], [low, high, step] = [Number(range[1]), Number(range[2]), Number(range[3] ?? 1)];
  for (let each = low; each <= high; each += step) values.push(each);
  return { key, values, usual: Number(rest[1]) };
}
const pairsOf = (words) => Object.fromEntries(words.map((word) => { const [key, text] = word.split("="); return [key, value(text)]; }));
function readGames(page) {
  const games = [];
  for (const line of page.split("```")[1].trim().split("\n")) {
    const [word, ...rest] = line.split(" ");
    const game = games[games.length - 1];
    if (word === "game") games.push({ number: Number(rest[0]), key: rest[1], fixed: {}, presets: [] });
    else if (word === "players") Object.assign(game, { players: rest[0].split("|").map(Number), hasPairs: rest.length > 1 });
    else if (word === "fixed") game.fixed = pairsOf(rest);
    else if (word === "rules") game.rules = rest.map(parseRule);
    else if (word === "preset") game.presets.push(pairsOf(rest.slice(1)));
  }
  return games;
}
const GAMES = readGames(fs.readFileSync(process.argv[2], "utf8"));

// The beginning
function codeRules(f, it) {
  const number = f.number(16, it && GAMES.find((each) => each.key === it.game).number);
  const game = GAMES.find((each) => each.number === number);
  const players = f.oneOf(game.players, it?.players);
  const usual = Object.fromEntries(game.rules.map((rule) => [rule.key, rule.usual]));
  const differ = (preset) => game.rules.filter((rule) => it.rules[rule.key] !== ({ ...usual, ...preset })[rule.key]);
  const counts = it && game.presets.map((preset) => differ(preset).length);
  const preset = game.presets[f.number(16, counts?.indexOf(Math.min(...counts)))];
  let place = -1;
  const differences = f.list(1, it && differ(preset), (rule) => {
    place += 1 + f.long(4, game.rules.indexOf(rule) - place - 1);
    const found = game.rules[place];
    return [found.key, found.values[f.long(4, rule && rule.values.indexOf(it.rules[rule.key]))]];
  });
  return [game, { game: game.key, players, rules: { ...usual, ...preset, ...Object.fromEntries(differences) } }];
}
function codeStanding(f, game, begin, it) {
  const { players, rules } = begin, seats = Array.from({ length: players }, (_, seat) => seat), sides = game.hasPairs ? 2 : players;
  const has = (key) => key in rules;
  begin.dealer = f.oneOf(seats, it?.dealer);
  begin.hands_played = f.long(8, it?.hands_played);
  begin.redeals = has("redeal") && rules.redeal !== "none" ? f.long(1, it?.redeals) : 0;
  const isBelow = f.flag(it && [...it.scores, ...it.collected].some((score) => score < 0));
  const zeros = Array(sides).fill(0), isSame = (a, b) => String(a) === String(b);
  const kind = f.number(3, it && (isSame(it.collected, zeros) ? 0 : isSame(it.collected, it.scores) ? 1 : 2));
  const points = (given) => zeros.map((_, side) => {
    const sign = isBelow && f.flag(given?.[side] < 0) ? -1 : 1;
    return sign * f.long(16, given && Math.abs(given[side])) || 0;
  });
  begin.scores = points(it?.scores);
  begin.collected = kind === 2 ? points(it?.collected) : kind ? begin.scores : zeros;
  begin.carry = has("pip_tie") && rules.pip_tie === "carry" ? f.long(2, it?.carry) : 0;
  begin.bag = [];
  if (has("bag_exit")) {
    const bag = f.number(5, it && (it.bag.length ? 1 + Number(it.bag[0]) + 2 * Number(it.bag[1]) : 0));
    if (bag) begin.bag = [((bag - 1) & 1) > 0, ((bag - 1) & 2) > 0];
  }
  begin.extended = has("deals") && rules.deals !== 0 ? f.flag(it?.extended) : false;
}

// Hands
function codeHand(f, it) {
  const [game, hand] = codeRules(f, it), { rules, players } = hand;
  codeStanding(f, game, hand, it);
  hand.names = f.flag(it?.names.length) ? Array.from({ length: players }, (_, seat) => [0, 1].map((i) => f.text(it?.names[seat][i]))) : [];
  const table = codeDeal(f, game, hand, it);
  const isPlayedOut = f.flag(it?.played_out);
  const count = isPlayedOut ? Infinity : f.long(32, it?.done.length);
  hand.played_out = isPlayedOut;
  hand.done = [];
  const all = { ...game.fixed, ...rules };
  try {
    // `upcoming` is the text of the next action if it is written; `say` codes it and returns it.
    const upcoming = () => {
      if (hand.done.length >= count) throw "end";
      return it?.done[hand.done.length];
    };
    const say = (code) => {
      const text = code(upcoming());
      hand.done.push(text);
      return text;
    };
    if (game.key === "marriage") playMarriage(f, hand, table, say);
    else playTricks(f, game, hand, all, table, say, upcoming);
  } catch (end) { if (end !== "end") throw end; }
  return hand;
}
function packOf(game, rules) {
  if (game.key === "marriage") return pack(52, 3, rules.printed_jokers);
  return pack(game.key === "tuppi" ? 52 : rules.pack ?? game.fixed.pack ?? 36);
}
function codeDeal(f, game, hand, it) {
  const { rules, players } = hand, seats = [...Array(players).keys()];
  const sizes = { avomarjapussi: 4, bondtolva: 6, "bondtolva-two": 6, tuppi: 13, marriage: 21 };
  const size = rules.pack ? rules.pack / 4 : rules.kitty ? (36 - rules.kitty) / 3 : sizes[game.key] ?? 9;
  const cards = packOf(game, rules);
  const hands = seats.map((seat) => f.set(cards, size, it && parse(it.deal[seat])));
  const rows = (given) => game.key === "avomarjapussi" ? seats.map((seat) => f.order(cards, 7, it && parse(given[seat]))) : [];
  const down = rows(it?.down), up = rows(it?.up);
  const stock = f.order(cards, cards.length, it && parse(it.stock));
  const texts = (all) => all.map((each) => each.map(nameOf));
  Object.assign(hand, { deal: texts(hands), down: texts(down), up: texts(up), stock: stock.map(nameOf) });
  up.forEach((row, seat) => hands[seat].push(...row));
  hands.forEach((held) => held.sort((a, b) => a - b));
  return { hands, down, up, stock };
}

function playTricks(f, game, hand, rules, { hands, down, up, stock }, say, upcoming) {
  const { players, dealer } = hand, after = (seat, steps = 1) => (seat + steps) % players;
  const partner = (seat) => (seat + 2) % 4, isBag = game.key === "bag";
  const give = (word, from, to, k) => say((text) => {
    const cards = f.set(hands[from], k, text && parse(text.split(" ").slice(1)));
    if (to !== undefined) { hands[to].push(...cards); hands[to].sort((a, b) => a - b); }
    return `${word} ${names(cards)}`;
  });
  let leader = after(dealer), declarer, soloist, order = NATURAL[0] + "TKQJ98765432";

  if (game.key === "tuppi") {
    order = NATURAL;
    for (let i = 1; i <= 4; i++) {
      const seat = after(dealer, i), held = hands[seat];
      const texts = [...held.map((card) => `show ${nameOf(card)}`), "say rami", "say nolo"];
      const said = say((text) => f.oneOf(texts, text));
      if (declarer === undefined && (said === "say rami" || /^show .[HD]/.test(said))) declarer = seat;
    }
    if (declarer !== undefined) {
      leader = after(declarer, 3);
      for (let i = 1; i <= 3 && rules.sooli && soloist === undefined; i += 2) {
        if (say((text) => f.oneOf(["pass", "sooli"], text)) === "sooli") soloist = after(declarer, i);
      }
    }
    if (soloist !== undefined) {
      give("give", soloist, partner(soloist), 1);
      give("give", partner(soloist), soloist, 1);
      leader = declarer;
      order = "KQJT98765432A";
    }
  } else if ("min_bid" in rules) {
    const bid = auction();
    if (declarer !== undefined) { leader = declarer; exchange(bid); }
  } else if (rules.first_hand === "club_ace" && hand.hands_played === 0) {
    const holder = hands.findIndex((held) => held.includes(NAMES.indexOf("AC")));
    if (holder >= 0) leader = holder;
  }

  function auction() {
    const opener = rules.first_bidder === "dealer" ? dealer : after(dealer), passed = new Set();
    const score = (seat) => hand.scores[game.hasPairs ? seat % 2 : seat];
    const seats = Array.from({ length: players }, (_, i) => after(opener, i));
    const callers = () => {
      if (rules.below_zero !== "last") return seats;
      const first = seats.filter((seat) => score(seat) >= 0);
      return first.some((seat) => !passed.has(seat)) ? first : seats;
    };
    const next = (from) => Array.from({ length: players }, (_, i) => after(from, i)).find((seat) => callers().includes(seat) && !passed.has(seat));
    let bid = 0, seat = next(opener);
    for (;;) {
      const before = callers(), last = bid || rules.min_bid - 5;
      const text = say((text) => {
        const steps = f.long(4, text === undefined || text === "pass" ? 0 : text === "redeal" ? 1 : 1 + (Number(text.split(" ")[1]) - last) / 5);
        return steps === 0 ? "pass" : steps === 1 ? "redeal" : `bid ${last + 5 * (steps - 1)}`;
      });
      if (text === "redeal") throw "end";
      if (text === "pass") passed.add(seat);
      else { bid = Number(text.split(" ")[1]); declarer = seat; }
      const left = callers().filter((each) => !passed.has(each));
      if (!left.length || (bid && left.length === 1)) return bid;
      seat = next(callers().length === before.length ? after(seat) : opener);
    }
  }
  function exchange(bid) {
    const settle = (when) => rules.raise_when === when && say((text) => {
      const steps = f.long(4, text && text !== "stand" ? (Number(text.split(" ")[1]) - bid) / 5 : 0);
      return steps ? `raise ${bid + 5 * steps}` : "stand";
    });
    const part = (word, from, to, k) => {
      const text = rules.redeal !== "four_sixes" ? give(word, from, to, k) : say((text) => {
        if (f.flag(text === "redeal")) return "redeal";
        const cards = f.set(hands[from], k, text && parse(text.split(" ").slice(1)));
        if (to !== undefined) { hands[to].push(...cards); hands[to].sort((a, b) => a - b); }
        return `${word} ${names(cards)}`;
      });
      if (text === "redeal") throw "end";
    };
    if (rules.exchange) {
      part("give", partner(declarer), declarer, rules.exchange);
      settle("before");
      part("give", declarer, partner(declarer), rules.exchange);
    } else {
      hands[declarer].push(...stock.splice(0, rules.kitty));
      hands[declarer].sort((a, b) => a - b);
      settle("before");
      part("discard", declarer, undefined, rules.kitty);
    }
    settle("after");
  }

  const named = new Set(), drawsCards = game.key === "bondtolva-two";
  let trumps = -1;
  const halves = (seat, suit) => pair(suit).filter((card) => hands[seat].includes(card));
  const name = (suit) => {
    if (!(named.size && "porvoo" in rules)) trumps = suit;
    named.add(suit);
  };
  function call(text, seat) {
    const [word, letter] = text.split(" "), suit = SUITS.indexOf(letter);
    if (word === "declare") name(suit);
    else if (word === "half?") {
      if (halves(seat, suit).length && halves(partner(seat), suit).length) name(suit);
    } else {
      const wholes = [0, 1, 2, 3].filter((each) => !named.has(each) && halves(partner(seat), each).length === 2);
      if (wholes.length === 1) name(wholes[0]);
      if (wholes.length > 1) {
        const answer = say((text) => `answer ${SUITS[f.number(4, text && SUITS.indexOf(text.split(" ")[1]))]}`);
        name(SUITS.indexOf(answer.split(" ")[1]));
      }
    }
  }
  for (let tricks = 0; hands[leader].length; tricks++) {
    const mustDraw = drawsCards && tricks > 0 && stock.length > 0;
    while ((tricks > 0 || isBag) && game.key !== "tuppi" && (!drawsCards || mustDraw)) {
      const calls = [0, 1, 2, 3].filter((suit) => !named.has(suit) && halves(leader, suit).length === 2).map((suit) => `declare ${SUITS[suit]}`);
      if (game.hasPairs) calls.push("whole?", ...[...SUITS].map((suit) => `half? ${suit}`));
      if (!calls.length) break;
      if (!f.flag(calls.includes(upcoming()))) break;
      call(say((text) => f.oneOf(calls, text)), leader);
      if (!isBag) break;
    }
    if (mustDraw) {
      say(() => "draw stock");
      for (const seat of [leader, after(leader)]) { hands[seat].push(stock.shift()); hands[seat].sort((a, b) => a - b); }
    }
    const seats = soloist === undefined ? Array.from({ length: players }, (_, i) => after(leader, i)) : [leader, partner(leader), soloist];
    let best, winner;
    for (const seat of seats) {
      const text = say((text) => `play ${nameOf(f.oneOf(hands[seat], text && NAMES.indexOf(text.split(" ")[1])))}`);
      const card = take(hands[seat], NAMES.indexOf(text.split(" ")[1]));
      const place = up[seat]?.indexOf(card) ?? -1;
      if (place >= 0) {
        up[seat][place] = down[seat][place];
        down[seat][place] = -1;
        if (up[seat][place] >= 0) { hands[seat].push(up[seat][place]); hands[seat].sort((a, b) => a - b); }
      }
      const rank = (each) => order.indexOf(RANKS[each % 13]);
      const beats = best === undefined || (suitOf(card) === suitOf(best) ? rank(card) < rank(best) : suitOf(card) === trumps);
      if (beats) { best = card; winner = seat; }
    }
    leader = winner;
  }
}

function playMarriage(f, hand, { hands, stock }, say) {
  const { players, rules } = hand, discards = [stock.shift()];
  let seat = hand.dealer, tiplu, renewed = 0;
  const codeSets = (text) => f.list(4, text && text.split(" / "), (cards) =>
    f.list(4, cards && parse(cards.split(" ")), (card) => f.number(53, card)));
  const setTexts = (sets) => sets.map(names).join(" / ");
  const draw = (text) => {
    const kinds = ["draw stock", "draw offer", "show tunnelas"];
    const kind = f.oneOf(kinds, kinds.find((each) => text?.startsWith(each)));
    return kind === kinds[2] ? `${kind} ${setTexts(codeSets(text?.slice(kind.length + 1)))}` : kind;
  };
  const remove = (held, text) => parse(text.split(/ [/;] | /)).forEach((card) => held.includes(card) && take(held, card));
  for (;;) {
    seat = (seat + 1) % players;
    const held = hands[seat];
    let text = say(draw);
    if (text.startsWith("show")) text = say(draw);
    held.push(text === "draw stock" ? stock.shift() : discards.pop());
    held.sort((a, b) => a - b);
    while (!text.startsWith("discard")) {
      text = say((text) => {
        const word = ["discard", "lay", "finish"][f.number(3, text && ["discard", "lay", "finish"].indexOf(text.split(" ")[0]))];
        if (word === "discard") return `discard ${nameOf(f.oneOf(held, text && NAMES.indexOf(text.split(" ")[1])))}`;
        const [sets, last] = (text?.slice(word.length + 1) ?? "").split(" ; ");
        const written = `${word} ${setTexts(codeSets(text && sets))}`;
        return word === "lay" ? written : `${written} ; ${nameOf(f.number(53, last && NAMES.indexOf(last)))}`;
      });
      if (text.startsWith("finish")) return;
      remove(held, text.slice(text.indexOf(" ") + 1));
      if (text.startsWith("lay") && tiplu === undefined) {
        tiplu = NAMES.indexOf(say((text) => `chance ${nameOf(f.number(53, text && NAMES.indexOf(text.split(" ")[1])))}`).split(" ")[1]);
        stock.push(take(stock, tiplu));
      }
    }
    discards.push(NAMES.indexOf(text.split(" ")[1]));
    if (!stock.length) {
      if (renewed++ >= rules.reshuffles) return;
      const last = discards.pop(), pool = discards.splice(0).sort((a, b) => a - b);
      stock.push(...parse(say((text) => `chance ${names(f.order(pool, pool.length, text && parse(text.split(" ").slice(1))))}`).split(" ").slice(1)));
      discards.push(last);
    }
  }
}

// Views and positions
const PHASES = ["show", "sooli", "auction", "exchange", "play", "draw", "discard", "chance"];
function readMoment(f, isView) {
  const [game, it] = codeRules(f), { players, rules } = it, count = (n, code) => Array.from({ length: n }, code);
  const seats = count(players, (_, seat) => seat), seat = () => f.oneOf(seats), maybeSeat = () => f.number(players + 1) - 1;
  const nameIt = (card) => card === -2 ? "??" : card === -1 ? "" : nameOf(card);
  const card = () => nameIt(f.number(55) - 2), cards = () => f.list(4, [], card), melds = () => f.list(4, [], cards);
  it.seat = isView ? seat() : -1;
  it.phase = f.oneOf(PHASES);
  it.turn = maybeSeat();
  codeStanding(f, game, it);
  it.can_redeal = isView && it.turn === it.seat && rules.redeal === "four_sixes" && f.flag();
  const pool = packOf(game, rules), take_one = (at) => nameOf(pool.splice(at, 1)[0]);
  const row = () => count(7, () => { const at = f.number(pool.length + 2); return at > 1 ? take_one(at - 2) : ["", "??"][at]; });
  [it.up, it.down] = game.key === "avomarjapussi" ? [count(players, row), count(players, row)] : [[], []];
  const hidden = (n) => Array(n).fill("??");
  it.hands = seats.map((each) => { const n = f.long(16); return isView && each !== it.seat ? hidden(n) : f.set(pool, n).map(nameOf); });
  const stock = f.long(16);
  it.stock = isView ? hidden(stock) : f.order(pool, stock).map(nameOf);
  const showing = f.flag() && {
    bids: f.list(4, [], () => [seat(), card(), f.flag()]), turned: f.number(5), contest: f.oneOf(["", "rami", "nolo", "sooli"]),
    declarer: maybeSeat(), soloist: maybeSeat(), refused: f.list(2, [], seat),
  };
  let leader = -1;
  it.tricks = game.key === "marriage" ? [] : f.list(8, [], () => {
    if (leader < 0) leader = seat();
    const alone = showing && showing.soloist >= 0;
    const playing = alone ? [leader, (leader + 2) % 4, showing.soloist] : seats.map((_, i) => (leader + i) % players);
    const laid = f.order(pool, f.number(playing.length + 1)).map(nameOf);
    if (laid.length) leader = playing[f.number(laid.length)];
    return { seats: playing, cards: laid, winner: laid.length ? leader : -1 };
  });
  const suit = () => f.number(5) - 1;
  it.showing = showing;
  it.marriages = f.flag() && {
    trump: suit(), declared: f.list(2, [], () => [f.number(4), seat(), f.long(8)]),
    questions: f.list(2, [], () => [seat(), suit(), f.long(8), suit(), f.flag()]), spoken: f.long(8) - 1, asker: maybeSeat(),
  };
  it.auction = f.flag() && {
    calls: f.list(8, [], () => [seat(), 5 * f.long(16)]), bid: 5 * f.long(16), bidder: maybeSeat(), passed: f.number(2 ** players), final: 5 * f.long(16),
  };
  it.exchange = f.flag() && { gifts: f.list(2, [], () => [seat(), seat(), cards()]), kitty: cards(), discards: cards() };
  it.rummy = game.key === "marriage" && {
    laid: seats.map(melds), shown: seats.map(melds), discards: cards(), turns: f.list(8, [], () => [seat(), card(), card()]), tiplu: card(),
    renewed: f.number(4), next: f.oneOf(["", "tiplu", "reshuffle"]), drawn: f.flag(), offer: card(), unseen: card(), laid_now: f.flag(),
  };
  return it;
}

for (const line of fs.readFileSync(0, "utf8").split("\n").filter(Boolean)) {
  if (process.argv[3] === "read") {
    const [kind, number] = readLetters(line), fields = new Fields(number);
    const read = kind === "H" ? codeHand(fields) : readMoment(fields, kind === "V");
    if (fields.rest) throw new Error("there is more");
    console.log(JSON.stringify(read));
  } else {
    const fields = new Fields();
    codeHand(fields, JSON.parse(line));
    console.log(writeLetters("H", fields.total));
  }
}
