"use strict";
// Adds a player to each hand. Everything it shows is in the tables already.
const labels = document.body.dataset;
const symbol = document.querySelector("svg.symbols");
let current = null;

function element(parent, name, look, text) {
  const made = document.createElement(name);
  made.className = look;
  made.textContent = text || "";
  parent.append(made);
  return made;
}

function cardPicture(name, place) {
  const svg = symbol.cloneNode(false);
  const use = symbol.querySelector("use").cloneNode(false);
  svg.removeAttribute("width");
  svg.removeAttribute("height");
  svg.setAttribute("class", "t t" + place);
  use.removeAttribute("transform");
  use.setAttribute("href", "#c" + name);
  svg.append(use);
  return svg;
}

function columnOf(cell) {
  return cell.closest("table").tHead.rows[0].cells[cell.cellIndex];
}

function cardsInOrder(row) {
  return [...row.querySelectorAll("[data-c]")].sort((a, b) => a.dataset.n - b.dataset.n);
}

function addPlayer(hand) {
  const steps = [...hand.querySelectorAll(".log li, .calls td:not(:empty), .tricks tbody tr")].flatMap((each) =>
    each.className === "note" ? [...each.querySelectorAll("td > span")] : each.tagName === "TR" ? cardsInOrder(each) : each);
  if (!steps.length) return;
  const player = document.createElement("section");
  player.className = "player";
  const felt = element(player, "div", "felt");
  const bar = element(player, "div", "bar");
  const buttons = {};
  let at = -1;

  function show(number) {
    at = Math.max(0, Math.min(number, steps.length - 1));
    const step = steps[at];
    felt.textContent = "";
    for (const old of hand.querySelectorAll(".now, .row")) old.classList.remove("now", "row");
    step.classList.add("now");
    const name = step.tagName === "TD" ? columnOf(step).textContent : "";
    for (const head of hand.querySelectorAll(".tricks th[data-p]")) {
      const plate = element(felt, "div", "p p" + head.dataset.p, head.textContent);
      plate.classList.toggle("us", head.className === "us");
      plate.classList.toggle("turn", head.textContent === name);
    }
    const trump = steps.slice(0, at + 1).reverse().find((each) => each.dataset.s);
    if (trump) {
      const patch = element(felt, "div", "trump " + trump.dataset.s, {S: "♠", H: "♥", D: "♦", C: "♣"}[trump.dataset.s] + "\uFE0E");
      patch.setAttribute("role", "img");
      patch.setAttribute("aria-label", trump.dataset.l);
    }
    let told = step.textContent;
    if (step.dataset.c) {
      const row = step.parentNode;
      row.classList.add("row");
      for (const cell of cardsInOrder(row).filter((each) => steps.indexOf(each) <= at))
        felt.append(cardPicture(cell.dataset.c, columnOf(cell).dataset.p));
      told = row.cells[0].dataset.l + " · " + name + ": " + step.firstChild.getAttribute("aria-label");
    } else {
      if (name) told = name + ": " + told;
      element(felt, "div", "said", told);
    }
    status.textContent = told;
    buttons.first.disabled = buttons.before.disabled = at === 0;
    buttons.after.disabled = buttons.last.disabled = at === steps.length - 1;
  }

  const moves = {first: () => 0, before: () => at - 1, after: () => at + 1, last: () => steps.length - 1};
  const signs = {first: "«", before: "‹", after: "›", last: "»"};
  for (const [key, target] of Object.entries(moves)) {
    const button = element(bar, "button", key === "after" ? "go" : "", signs[key]);
    button.type = "button";
    button.title = labels[key];
    button.setAttribute("aria-label", labels[key]);
    button.addEventListener("click", () => { current = go; show(target()); });
    buttons[key] = button;
  }
  const status = element(bar, "p", "");
  status.setAttribute("role", "status");
  const go = (way) => show(at + way);
  steps.forEach((step, number) => {
    step.classList.add("step");
    step.addEventListener("click", () => { current = go; show(number); });
  });
  felt.setAttribute("aria-hidden", "true");
  hand.querySelector(".side").prepend(player);
  current = current || go;
  show(0);
}

document.querySelectorAll("article").forEach(addPlayer);
document.addEventListener("keydown", (event) => {
  const way = {ArrowLeft: -1, ArrowRight: 1}[event.key];
  if (!way || !current || event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  current(way);
});
