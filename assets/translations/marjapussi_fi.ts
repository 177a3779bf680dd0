<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fi" sourcelanguage="en">
<context>
    <name>About</name>
    <message>
        <source>About Marjapussi</source>
        <translation>Tietoja Marjapussista</translation>
    </message>
    <message>
        <source>Made with</source>
        <translation>Käytetyt ohjelmistot</translation>
    </message>
    <message>
        <source>Matches, statistics, preferences and backups</source>
        <translation>Ottelut, tilastot, asetukset ja varmuuskopiot</translation>
    </message>
    <message>
        <source>Log and error reports</source>
        <translation>Loki ja vikaraportit</translation>
    </message>
    <message>
        <source>Nothing is being saved right now.</source>
        <translation>Juuri nyt mitään ei tallenneta.</translation>
    </message>
    <message>
        <source>Open folder: {what}</source>
        <translation>Avaa kansio: {what}</translation>
    </message>
    <message>
        <source>Copy diagnostics</source>
        <translation>Kopioi vianmääritystiedot</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Sulje</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Pikanäppäimet</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Näppäin</translation>
    </message>
    <message>
        <source>What it does</source>
        <translation>Mitä se tekee</translation>
    </message>
    <message>
        <source>Your hand</source>
        <translation>Kätesi</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Ottelut</translation>
    </message>
    <message>
        <source>While playing</source>
        <translation>Pelatessa</translation>
    </message>
    <message>
        <source>The program</source>
        <translation>Ohjelma</translation>
    </message>
    <message>
        <source>Left, Right</source>
        <translation>Vasen ja oikea nuoli</translation>
    </message>
    <message>
        <source>go from card to card</source>
        <translation>siirry kortista toiseen</translation>
    </message>
    <message>
        <source>1 to 9, 0</source>
        <translation>1–9, 0</translation>
    </message>
    <message>
        <source>go to a card by its position</source>
        <translation>siirry korttiin järjestysnumeron mukaan</translation>
    </message>
    <message>
        <source>Space, Enter</source>
        <translation>Välilyönti, Enter</translation>
    </message>
    <message>
        <source>play or choose the card</source>
        <translation>lyö tai valitse kortti</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>Sarkain</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Välilyönti</translation>
    </message>
    <message>
        <source>Backups</source>
        <translation>Varmuuskopiot</translation>
    </message>
    <message>
        <source>The program backs up everything once a day and keeps the last seven backups. To move to another computer, copy a backup there and restore it.</source>
        <translation>Ohjelma varmuuskopioi kaiken kerran päivässä ja säilyttää seitsemän viimeisintä kopiota. Kun siirryt toiselle tietokoneelle, vie sinne varmuuskopio ja palauta siitä tietosi.</translation>
    </message>
    <message>
        <source>Back up now</source>
        <translation>Varmuuskopioi nyt</translation>
    </message>
    <message>
        <source>Restore from a file…</source>
        <translation>Palauta tiedostosta…</translation>
    </message>
    <message>
        <source>Backups (*.db)</source>
        <translation>Varmuuskopiot (*.db)</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Palauta</translation>
    </message>
    <message>
        <source>There’s no backup yet.</source>
        <translation>Varmuuskopiota ei vielä ole.</translation>
    </message>
    <message>
        <source>made by you</source>
        <translation>itse tehty</translation>
    </message>
    <message>
        <source>before a backup was restored</source>
        <translation>ennen palautusta</translation>
    </message>
    <message>
        <source>before statistics were reset</source>
        <translation>ennen tilastojen nollausta</translation>
    </message>
    <message>
        <source>before an update</source>
        <translation>ennen päivitystä</translation>
    </message>
    <message>
        <source>Yes, restore</source>
        <translation>Kyllä, palauta</translation>
    </message>
    <message>
        <source>Restored everything from the backup.</source>
        <translation>Kaikki on taas niin kuin varmuuskopiossa.</translation>
    </message>
    <message>
        <source>Something went wrong</source>
        <translation>Jotain meni vikaan</translation>
    </message>
    <message>
        <source>The program has run into an error. Your match isn’t fully saved yet, so save its record now. The details are below.</source>
        <translation>Ohjelmassa tapahtui virhe. Ottelusi ei ole vielä kokonaan tallessa, joten tallenna nyt sen pöytäkirja. Tiedot virheestä ovat alla.</translation>
    </message>
    <message>
        <source>Copy the text</source>
        <translation>Kopioi teksti</translation>
    </message>
    <message>
        <source>Save the match record…</source>
        <translation>Tallenna ottelun pöytäkirja…</translation>
    </message>
    <message>
        <source>{number} card games: marriage games and their relatives. Each computer player sees only what a person in that seat would see. You’re free to use, study and change the program (MIT License). It doesn’t send any data.</source>
        <translation>{number} korttipeliä: mariaasipelejä ja niiden sukulaisia. Jokainen tietokonepelaaja näkee vain sen, minkä ihminenkin samalta paikalta näkisi. Ohjelmaa saa vapaasti käyttää, tutkia ja muuttaa (MIT-lisenssi). Ohjelma ei lähetä tietoja mihinkään.</translation>
    </message>
    <message>
        <source>Where your files are</source>
        <translation>Missä tiedostosi ovat</translation>
    </message>
    <message>
        <source>Your version numbers and screen details have been copied. They say nothing about you. Paste them into your error report.</source>
        <translation>Ohjelman versiot ja näytön tiedot on kopioitu. Sinua koskevia tietoja ei kopioitu. Liitä kopioidut tiedot vikailmoitukseesi.</translation>
    </message>
    <message>
        <source>Read aloud</source>
        <translation>Ääneen lukeminen</translation>
    </message>
    <message>
        <source>go to the buttons and back</source>
        <translation>siirry painikkeisiin ja takaisin</translation>
    </message>
    <message>
        <source>skip the animation while cards are moving</source>
        <translation>ohita animaatio, kun kortit liikkuvat</translation>
    </message>
    <message>
        <source>daily</source>
        <translation>päivittäinen</translation>
    </message>
    <message>
        <source>The backup is in {file}</source>
        <translation>Varmuuskopio on tiedostossa {file}</translation>
    </message>
    <message>
        <source>Restore everything from the backup of {day}? What you have now will be backed up first.</source>
        <translation>Palautetaanko kaikki varmuuskopiosta ({day})? Nykyiset tiedot varmuuskopioidaan ensin.</translation>
    </message>
    <message>
        <source>This file isn’t a backup that the program can restore. Nothing has changed.</source>
        <translation>Tämä tiedosto ei ole varmuuskopio, josta ohjelma voisi palauttaa tietoja. Mitään ei muutettu.</translation>
    </message>
    <message>
        <source>The program has run into an error. Your match is safe because the program saved every action as you played it. The details are below.</source>
        <translation>Ohjelmassa tapahtui virhe. Ottelusi on tallessa, koska jokainen siirto tallennettiin heti. Tiedot virheestä ovat alla.</translation>
    </message>
    <message>
        <source>The report is in {file}</source>
        <translation>Raportti on tiedostossa {file}</translation>
    </message>
</context>
<context>
    <name>Advice</name>
    <message>
        <source>{percent}%</source>
        <translation>{percent} %</translation>
    </message>
    <message>
        <source>Everybody else has passed. If you pass too, you’ll score whatever you take, about {number} points.</source>
        <translation>Kaikki muut ovat passanneet. Jos sinäkin passaat, saat kaiken, minkä keräät, eli noin {number} pistettä.</translation>
    </message>
    <message>
        <source>This contract is as good as lost.</source>
        <translation>Huuto on käytännössä menetetty.</translation>
    </message>
    <message>
        <source>You probably can’t stop this contract any more.</source>
        <translation>Huutoa tuskin saa enää kaadettua.</translation>
    </message>
    <message>
        <source>It’s the card you’ll miss least.</source>
        <translation>Sitä korttia kaipaat vähiten.</translation>
    </message>
    <message>
        <source>You could declare {suit} now, but waiting is at least as good.</source>
        <translation>Voisit ilmoittaa {suit_genitive} nyt, mutta odottaminen on vähintään yhtä hyvä.</translation>
    </message>
    <message>
        <source>There was no time to think, so this is just a rule of thumb.</source>
        <translation>Miettimiseen ei ollut aikaa, joten tämä on pelkkä nyrkkisääntö.</translation>
    </message>
    <message numerus="yes">
        <source>The computer played all {number} possible deals to the end.</source>
        <comment>Only one deal is still possible, and the computer played it to the end.</comment>
        <translation>
            <numerusform>Mahdollisia korttijakoja on enää yksi, ja tietokone pelasi sen loppuun asti.</numerusform>
            <numerusform>Tietokone pelasi loppuun asti kaikki {number} korttijakoa, jotka ovat vielä mahdollisia.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The computer tried {number} deals that are still possible.</source>
        <comment>The computer tried the only deal that’s still possible.</comment>
        <translation>
            <numerusform>Tietokone kokeili ainoaa korttijakoa, joka on vielä mahdollinen.</numerusform>
            <numerusform>Tietokone kokeili {number} korttijakoa, jotka ovat vielä mahdollisia.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You should take about {number} points.</source>
        <comment>You should take about 1 point.</comment>
        <translation>
            <numerusform>Saat luultavasti noin 1 pisteen.</numerusform>
            <numerusform>Saat luultavasti noin {number} pistettä.</numerusform>
        </translation>
    </message>
    <message>
        <source>As declarer, you take at least {points} points {share}.</source>
        <translation>Pelinviejänä saat vähintään {points} pistettä {share}.</translation>
    </message>
    <message>
        <source>You make {points} in {share} of deals, but {more} in only {more_share}.</source>
        <translation>Saat {points} kasaan todennäköisyydellä {share}, mutta {more} vain todennäköisyydellä {more_share}.</translation>
    </message>
    <message>
        <source>Rami or nolo, it hardly matters.</source>
        <translation>Ei ole juuri väliä, valitsetko ramin vai nolon.</translation>
    </message>
    <message>
        <source>Rami wins the match {share} of the time.</source>
        <translation>Ramilla voitat ottelun todennäköisyydellä {share}.</translation>
    </message>
    <message>
        <source>Nolo wins the match {share} of the time.</source>
        <translation>Nololla voitat ottelun todennäköisyydellä {share}.</translation>
    </message>
    <message>
        <source>If you play sooli, you’ll probably take about {tricks} tricks.</source>
        <translation>Jos pelaat soolin, saat luultavasti noin {tricks} tikkiä.</translation>
    </message>
    <message>
        <source>Your sets are complete.</source>
        <translation>Yhdistelmäsi ovat valmiit.</translation>
    </message>
    <message numerus="yes">
        <source>You’re {number} cards short of your sets.</source>
        <comment>You’re one card short of your sets.</comment>
        <translation>
            <numerusform>Yhdistelmistäsi puuttuu yksi kortti.</numerusform>
            <numerusform>Yhdistelmistäsi puuttuu {number} korttia.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You’re {number} cards short of your sets, and {count} of the cards still out would help.</source>
        <comment>You’re one card short of your sets, and {count} of the cards still out would help.</comment>
        <translation>
            <numerusform>Yhdistelmistäsi puuttuu yksi kortti. Ulkona olevista korteista {count} auttaisi.</numerusform>
            <numerusform>Yhdistelmistäsi puuttuu {number} korttia. Ulkona olevista korteista {count} auttaisi.</numerusform>
        </translation>
    </message>
    <message>
        <source>No single card still out would help you right away.</source>
        <translation>Mikään ulkona oleva kortti ei yksinään auttaisi heti.</translation>
    </message>
    <message>
        <source>others</source>
        <translation>muita</translation>
    </message>
    <message numerus="yes">
        <source>There are {number} cards still out that would help: {cards}.</source>
        <comment>One card still out would help: {cards}.</comment>
        <translation>
            <numerusform>Ulkona on yksi kortti, josta olisi apua: {cards}.</numerusform>
            <numerusform>Ulkona on {number} korttia, joista olisi apua: {cards}.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Afterwards</name>
    <message>
        <source>Reviewing how you played…</source>
        <translation>Peliäsi käydään läpi…</translation>
    </message>
    <message>
        <source>You had nothing to decide in this hand.</source>
        <translation>Sinulla ei ollut tässä jaossa mitään ratkaistavaa.</translation>
    </message>
    <message>
        <source>Expert: {expert} with your cards. You: {own}.</source>
        <translation>Sinun korteillasi mestari saisi {expert}. Sinä sait {own}.</translation>
    </message>
    <message>
        <source>This compares your score for the hand with your best opponent’s. The expert’s figure is your score plus what your mistakes cost on average.</source>
        <translation>Sinun lukusi on pisteesi tässä jaossa miinus parhaan vastustajan pisteet. Mestarin luku saadaan lisäämällä siihen se, mitä virheesi keskimäärin maksoivat.</translation>
    </message>
    <message numerus="yes">
        <source>Your {number} mistakes cost you {cost}.</source>
        <comment>One mistake cost you {cost}.</comment>
        <translation>
            <numerusform>Yksi virhe maksoi sinulle {cost}.</numerusform>
            <numerusform>{number} virhettä maksoi sinulle {cost}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Two mistakes cost you {cost}.</source>
        <translation>Kaksi virhettä maksoi sinulle {cost}.</translation>
    </message>
    <message>
        <source>Well played! {choice}</source>
        <translation>Hyvin pelattu! {choice}</translation>
    </message>
    <message numerus="yes">
        <source>{number} points</source>
        <comment>{number} point</comment>
        <translation>
            <numerusform>{number} pisteen</numerusform>
            <numerusform>{number} pistettä</numerusform>
        </translation>
    </message>
    <message>
        <source>less than one match in a hundred</source>
        <translation>alle yhden ottelun sadasta</translation>
    </message>
    <message>
        <source>{share} in winning chances</source>
        <translation>{share} voittomahdollisuuksistasi</translation>
    </message>
    <message numerus="yes">
        <source>Show the {number} mistakes</source>
        <comment>Show the mistake</comment>
        <translation>
            <numerusform>Näytä virhe</numerusform>
            <numerusform>Näytä {number} virhettä</numerusform>
        </translation>
    </message>
    <message>
        <source>Show both mistakes</source>
        <translation>Näytä molemmat virheet</translation>
    </message>
</context>
<context>
    <name>Agreement</name>
    <message>
        <source>A first bid that jumps above {low} promises your partner an ace. A jump to {high} or more promises nothing. Your partner keeps to this, and so do opponents from Strong up. It’s an agreement and no rule, so nobody checks it. You can switch it off in Preferences.</source>
        <translation>Ensimmäinen huuto, joka hyppää yli {low} pisteen, lupaa parillesi ässän. Hyppy {high} pisteeseen tai yli ei lupaa mitään. Parisi noudattaa tätä, samoin vastustajat tasosta Vahva alkaen. Tämä on sopimus eikä sääntö, joten kukaan ei tarkista sitä. Voit ottaa sen pois asetuksista.</translation>
    </message>
    <message>
        <source>With a first bid that jumps to more than {low} and less than {high}, {name} promises an ace.</source>
        <translation>{name} lupaa ässän, jos ensimmäinen huuto hyppää yli {low} mutta alle {high} pisteen.</translation>
    </message>
    <message>
        <source>With the jump to {amount}, {name} promised an ace.</source>
        <translation>Hypyllä {amount} pisteeseen {name} lupasi ässän.</translation>
    </message>
    <message>
        <source>A bid of {amount} would promise your partner an ace.</source>
        <translation>Huuto {amount} lupaisi parillesi ässän.</translation>
    </message>
</context>
<context>
    <name>Buttons</name>
    <message>
        <source>Deal</source>
        <translation>Jaa</translation>
    </message>
    <message>
        <source>{words} (+{points})</source>
        <translation>{words} (+{points})</translation>
    </message>
    <message>
        <source>Ask for a whole</source>
        <translation>Kysy kokonaista</translation>
    </message>
    <message>
        <source>Declare {suit}</source>
        <translation>Ilmoita {suit}</translation>
    </message>
    <message>
        <source>Ask for a half in {suit}</source>
        <translation>Kysy puolikasta {suit_inessive}</translation>
    </message>
    <message>
        <source>Answer {suit}</source>
        <translation>Vastaa: {suit}</translation>
    </message>
    <message>
        <source>Bid {amount}</source>
        <translation>Huuda {amount}</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passaa</translation>
    </message>
    <message>
        <source>Ask for a new deal</source>
        <translation>Pyydä uutta jakoa</translation>
    </message>
    <message>
        <source>Raise to {amount}</source>
        <translation>Korota {amount} pisteeseen</translation>
    </message>
    <message>
        <source>Stay at {amount}</source>
        <translation>Pysy huudossa {amount}</translation>
    </message>
    <message>
        <source>Say rami</source>
        <translation>Sano rami</translation>
    </message>
    <message>
        <source>Say nolo</source>
        <translation>Sano nolo</translation>
    </message>
    <message>
        <source>Play sooli</source>
        <translation>Pelaa sooli</translation>
    </message>
    <message>
        <source>Take the {card}</source>
        <translation>Ota {card}</translation>
    </message>
    <message>
        <source>Take the offered card</source>
        <translation>Ota tarjottu kortti</translation>
    </message>
    <message>
        <source>Draw from the stock</source>
        <translation>Nosta pakasta</translation>
    </message>
    <message>
        <source>Give</source>
        <translation>Anna</translation>
    </message>
    <message>
        <source>Give {cards}</source>
        <translation>Anna {cards}</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Pane pois</translation>
    </message>
    <message>
        <source>Discard the {card}</source>
        <translation>Heitä {card}</translation>
    </message>
    <message>
        <source>Discard {cards}</source>
        <translation>Pane pois {cards}</translation>
    </message>
    <message>
        <source>Show sets</source>
        <translation>Avaa yhdistelmillä</translation>
    </message>
    <message numerus="yes">
        <source>Show {number} sets</source>
        <comment>Show 1 set</comment>
        <translation>
            <numerusform>Avaa 1 yhdistelmällä</numerusform>
            <numerusform>Avaa {number} yhdistelmällä</numerusform>
        </translation>
    </message>
    <message>
        <source>Finish</source>
        <translation>Lopeta jako</translation>
    </message>
    <message>
        <source>Finish and discard {card}</source>
        <translation>Lopeta, heitä {card}</translation>
    </message>
    <message numerus="yes">
        <source>Show {number} tunnelas</source>
        <comment>Show 1 tunnela</comment>
        <translation>
            <numerusform>Näytä 1 tunnela</numerusform>
            <numerusform>Näytä {number} tunnelaa</numerusform>
        </translation>
    </message>
    <message>
        <source>Show tunnelas</source>
        <translation>Näytä tunneloita</translation>
    </message>
</context>
<context>
    <name>Cards</name>
    <message>
        <source>{rank} of {suit}</source>
        <translation>{suit}{rank}</translation>
    </message>
    <message>
        <source>Joker</source>
        <translation>Jokeri</translation>
    </message>
    <message>
        <source>{names} and {last}</source>
        <translation>{names} ja {last}</translation>
    </message>
    <message>
        <source>{names} or {last}</source>
        <translation>{names} tai {last}</translation>
    </message>
    <message>
        <source>the {card}</source>
        <translation>{card}</translation>
    </message>
    <message>
        <source>face-down card</source>
        <comment>nominative</comment>
        <translation>kortti kuvapuoli alaspäin</translation>
    </message>
    <message>
        <source>face-down card</source>
        <comment>genitive</comment>
        <translation>kuvapuoli alaspäin olevan kortin</translation>
    </message>
    <message>
        <source>face-down card</source>
        <comment>partitive</comment>
        <translation>kuvapuoli alaspäin olevaa korttia</translation>
    </message>
    <message>
        <source>face-down card</source>
        <comment>adessive</comment>
        <translation>kuvapuoli alaspäin olevalla kortilla</translation>
    </message>
    <message>
        <source>printed joker</source>
        <comment>nominative</comment>
        <translation>jokeri</translation>
    </message>
    <message>
        <source>printed joker</source>
        <comment>genitive</comment>
        <translation>jokerin</translation>
    </message>
    <message>
        <source>printed joker</source>
        <comment>partitive</comment>
        <translation>jokeria</translation>
    </message>
    <message>
        <source>printed joker</source>
        <comment>adessive</comment>
        <translation>jokerilla</translation>
    </message>
</context>
<context>
    <name>Contrasts</name>
    <message>
        <source>{doing},</source>
        <translation>{doing},</translation>
    </message>
    <message>
        <source>with the {rank}</source>
        <translation>{rank_adessive}</translation>
    </message>
    <message>
        <source>in every deal</source>
        <translation>kaikissa jaoissa</translation>
    </message>
    <message>
        <source>in nearly every deal</source>
        <translation>lähes kaikissa jaoissa</translation>
    </message>
    <message>
        <source>in {number} out of 10 deals</source>
        <translation>{number} jaossa kymmenestä</translation>
    </message>
    <message numerus="yes">
        <source>{doing} you take at least {number} points {share}.</source>
        <comment>{doing} you take at least one point {share}.</comment>
        <translation>
            <numerusform>{doing} saat vähintään yhden pisteen {share}.</numerusform>
            <numerusform>{doing} saat vähintään {number} pistettä {share}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{doing} you score at least {number} points {share}.</source>
        <comment>{doing} you score at least one point {share}.</comment>
        <translation>
            <numerusform>{doing} pistemääräsi kasvaa vähintään yhdellä pisteellä {share}.</numerusform>
            <numerusform>{doing} pistemääräsi kasvaa vähintään {number} pisteellä {share}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{doing} you lose at least {number} points {share}.</source>
        <comment>{doing} you lose at least one point {share}.</comment>
        <translation>
            <numerusform>{doing} menetät vähintään yhden pisteen {share}.</numerusform>
            <numerusform>{doing} menetät vähintään {number} pistettä {share}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{doing} you win at least {number} tricks {share}.</source>
        <comment>{doing} you win at least one trick {share}.</comment>
        <translation>
            <numerusform>{doing} saat vähintään yhden tikin {share}.</numerusform>
            <numerusform>{doing} saat vähintään {number} tikkiä {share}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{doing} you end up without a trick {share}.</source>
        <translation>{doing} jäät ilman tikkejä {share}.</translation>
    </message>
    <message numerus="yes">
        <source>{doing} you win at most {number} tricks {share}.</source>
        <comment>{doing} you win at most one trick {share}.</comment>
        <translation>
            <numerusform>{doing} saat enintään yhden tikin {share}.</numerusform>
            <numerusform>{doing} saat enintään {number} tikkiä {share}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Be sure to give {cards}. The rest hardly matters.</source>
        <translation>Anna ainakin {cards}. Muilla ei ole juuri väliä.</translation>
    </message>
    <message>
        <source>Be sure to discard {cards}. The rest hardly matters.</source>
        <translation>Pane pois ainakin {cards}. Muilla ei ole juuri väliä.</translation>
    </message>
    <message>
        <source>Either is fine.</source>
        <translation>Kumpikin käy.</translation>
    </message>
    <message>
        <source>You have {number} equally good choices.</source>
        <translation>Sinulla on {number} yhtä hyvää vaihtoehtoa.</translation>
    </message>
    <message>
        <source>If you play the {card} now, it ends up in one of your tricks {share}.</source>
        <translation>Jos lyöt {card_genitive} nyt, saat sen omiin tikkeihisi {share}.</translation>
    </message>
    <message>
        <source>If you play the {card} now, it wins a trick {share}.</source>
        <translation>Jos lyöt {card_genitive} nyt, se tuo tikin {share}.</translation>
    </message>
    <message>
        <source>If you keep the {card}, it ends up in one of your tricks {share}.</source>
        <translation>Jos säästät {card_genitive}, saat sen omiin tikkeihisi {share}.</translation>
    </message>
    <message>
        <source>If you keep the {card}, it wins a trick {share}.</source>
        <translation>Jos säästät {card_genitive}, se tuo tikin {share}.</translation>
    </message>
    <message>
        <source>{doing} you make the contract {share}.</source>
        <translation>{doing} huuto täyttyy {share}.</translation>
    </message>
    <message>
        <source>{doing} you defeat the contract {share}.</source>
        <translation>{doing} huuto kaatuu {share}.</translation>
    </message>
    <message>
        <source>{doing} your side’s contract fails {share}.</source>
        <translation>{doing} oma huuto kaatuu {share}.</translation>
    </message>
    <message>
        <source>{doing} your contract fails {share}.</source>
        <translation>{doing} oma huuto kaatuu {share}.</translation>
    </message>
    <message>
        <source>{doing} you win the match {share}.</source>
        <translation>{doing} voitat ottelun {share}.</translation>
    </message>
    <message>
        <source>{doing} you lose the match {share}.</source>
        <translation>{doing} häviät ottelun {share}.</translation>
    </message>
    <message>
        <source>{doing} you do better {share} where it matters.</source>
        <translation>{doing} pärjäät paremmin {share}, kun valinnalla on väliä.</translation>
    </message>
    <message>
        <source>{doing} your side declares a marriage {share}.</source>
        <translation>{doing} joukkueesi ilmoittaa pariskunnan {share}.</translation>
    </message>
    <message>
        <source>{doing} your side declares two or more marriages {share}.</source>
        <translation>{doing} joukkueesi ilmoittaa vähintään kaksi pariskuntaa {share}.</translation>
    </message>
    <message>
        <source>{doing} your side declares trumps {share}.</source>
        <translation>{doing} joukkueesi tekee valtin {share}.</translation>
    </message>
    <message>
        <source>{doing} your partner says yes {share}.</source>
        <translation>{doing} parisi vastaa myöntävästi {share}.</translation>
    </message>
    <message>
        <source>{doing} your partner wins the trick {share}.</source>
        <translation>{doing} tikin saa parisi {share}.</translation>
    </message>
    <message>
        <source>{doing} you lead the next trick {share}.</source>
        <translation>{doing} pääset aloittamaan seuraavan tikin {share}.</translation>
    </message>
    <message>
        <source>{doing} your side wins the last trick {share}.</source>
        <translation>{doing} viimeinen tikki tulee teille {share}.</translation>
    </message>
    <message>
        <source>{doing} you lose an ace or a ten {share}.</source>
        <translation>{doing} menetät ässän tai kympin {share}.</translation>
    </message>
    <message>
        <source>{doing} you take the most card points {share}.</source>
        <translation>{doing} saat eniten korttipisteitä {share}.</translation>
    </message>
    <message>
        <source>{doing} you have the lead when the stock runs out {share}.</source>
        <translation>{doing} pääset aloittamaan pakan loputtua {share}.</translation>
    </message>
    <message>
        <source>{doing} you win the hand {share}.</source>
        <translation>{doing} voitat jaon {share}.</translation>
    </message>
    <message>
        <source>{doing} you take no trick at all {share}.</source>
        <translation>{doing} jäät ilman tikkiä {share}.</translation>
    </message>
    <message>
        <source>{doing} you’re sent to Porvoo {share}.</source>
        <translation>{doing} joudut Porvooseen {share}.</translation>
    </message>
    <message>
        <source>{doing} you overshoot the target {share}.</source>
        <translation>{doing} menet tavoitteen yli {share}.</translation>
    </message>
    <message>
        <source>{doing} the sooli succeeds {share}.</source>
        <translation>{doing} sooli onnistuu {share}.</translation>
    </message>
    <message>
        <source>{doing},</source>
        <comment>a card</comment>
        <translation>{doing}</translation>
    </message>
    <message>
        <source>If you keep it,</source>
        <translation>Jos säästät sen,</translation>
    </message>
    <message>
        <source>If you play it now,</source>
        <translation>Jos lyöt sen nyt,</translation>
    </message>
    <message>
        <source>{doing} that never happens.</source>
        <translation>{doing} niin ei käy koskaan.</translation>
    </message>
    <message>
        <source>{doing} that hardly ever happens.</source>
        <translation>{doing} niin käy tuskin koskaan.</translation>
    </message>
    <message>
        <source>{doing} that’s not even half as likely.</source>
        <translation>{doing} todennäköisyys on alle puolet siitä.</translation>
    </message>
    <message>
        <source>{doing} that’s less likely.</source>
        <translation>{doing} todennäköisyys on pienempi.</translation>
    </message>
    <message>
        <source>That way</source>
        <translation>Näin</translation>
    </message>
    <message>
        <source>if you play the {card}</source>
        <translation>jos lyöt {card_genitive}</translation>
    </message>
    <message>
        <source>than {other}</source>
        <comment>a clause</comment>
        <translation>, kuin {other}</translation>
    </message>
    <message>
        <source>than {other}</source>
        <comment>a card</comment>
        <translation>kuin {other}</translation>
    </message>
    <message>
        <source>in hardly any deal</source>
        <translation>tuskin yhdessäkään jaossa</translation>
    </message>
    <message>
        <source>It’s equally good {clauses}.</source>
        <translation>Yhtä hyvä {clauses}.</translation>
    </message>
    <message>
        <source>if you play {cards}</source>
        <translation>jos lyöt {cards}</translation>
    </message>
    <message>
        <source>The {names} of {suit} are equally good.</source>
        <translation>Yhtä hyviä ovat tässä maassa ({suit}) {names}.</translation>
    </message>
    <message>
        <source>{names} are equally good.</source>
        <translation>Yhtä hyviä ovat {names}.</translation>
    </message>
    <message>
        <source>Any card will do.</source>
        <translation>Mikä tahansa kortti käy.</translation>
    </message>
    <message>
        <source>Any of your low {suit} will do.</source>
        <translation>Mikä tahansa pieni {suit} käy.</translation>
    </message>
    <message>
        <source>Any of your low cards will do.</source>
        <translation>Mikä tahansa pieni kortti käy.</translation>
    </message>
    <message>
        <source>Any card will do, except {names}.</source>
        <translation>Mikä tahansa kortti käy, paitsi {names}.</translation>
    </message>
    <message>
        <source>Either {rank} will do.</source>
        <translation>Kumpi tahansa {rank} käy.</translation>
    </message>
    <message>
        <source>Any {rank} will do.</source>
        <translation>Mikä tahansa {rank} käy.</translation>
    </message>
    <message>
        <source>Either of your {suit} will do.</source>
        <translation>Kumpi tahansa {suit} käy.</translation>
    </message>
    <message>
        <source>Any of your {suit} will do.</source>
        <translation>Mikä tahansa {suit} käy.</translation>
    </message>
    <message>
        <source>Any of your {suit} or {other} will do.</source>
        <translation>Mikä tahansa {suit} tai {other} käy.</translation>
    </message>
    <message>
        <source>If you play the {card} now, it ends up with your side {share}.</source>
        <translation>Jos lyöt {card_genitive} nyt, se tulee teidän tikkeihinne {share}.</translation>
    </message>
    <message>
        <source>The {card} would cost you less than a point.</source>
        <translation>{card} maksaisi sinulle alle pisteen.</translation>
    </message>
    <message numerus="yes">
        <source>The {card} would cost you about {number} points.</source>
        <comment>The {card} would cost you about one point.</comment>
        <translation>
            <numerusform>{card} maksaisi sinulle noin pisteen.</numerusform>
            <numerusform>{card} maksaisi sinulle noin {number} pistettä.</numerusform>
        </translation>
    </message>
    <message>
        <source>{doing} it costs you less than a point.</source>
        <translation>{doing} se maksaa sinulle alle pisteen.</translation>
    </message>
    <message numerus="yes">
        <source>{doing} it costs you about {number} points.</source>
        <comment>{doing} it costs you about one point.</comment>
        <translation>
            <numerusform>{doing} se maksaa sinulle noin pisteen.</numerusform>
            <numerusform>{doing} se maksaa sinulle noin {number} pistettä.</numerusform>
        </translation>
    </message>
    <message>
        <source>If you keep the {card}, it ends up with your side {share}.</source>
        <translation>Jos säästät {card_genitive}, se tulee teidän tikkeihinne {share}.</translation>
    </message>
    <message>
        <source>{doing} an opponent makes the contract {share}.</source>
        <translation>{doing} vastustajan huuto täyttyy {share}.</translation>
    </message>
    <message>
        <source>{doing} the sooli fails {share}.</source>
        <translation>{doing} sooli kaatuu {share}.</translation>
    </message>
    <message>
        <source>{doing} you do better {share} {than}.</source>
        <translation>{doing} pärjäät {share} paremmin {than}.</translation>
    </message>
    <message>
        <source>{doing} you do better {share}.</source>
        <translation>{doing} pärjäät paremmin {share}.</translation>
    </message>
    <message>
        <source>{doing} an opponent declares a marriage {share}.</source>
        <translation>{doing} vastustaja ilmoittaa pariskunnan {share}.</translation>
    </message>
    <message>
        <source>{doing} you declare a marriage {share}.</source>
        <translation>{doing} ilmoitat pariskunnan {share}.</translation>
    </message>
    <message>
        <source>{doing} you declare two or more marriages {share}.</source>
        <translation>{doing} ilmoitat vähintään kaksi pariskuntaa {share}.</translation>
    </message>
    <message>
        <source>{doing} you declare trumps {share}.</source>
        <translation>{doing} teet valtin {share}.</translation>
    </message>
    <message>
        <source>{doing} you win the trick {share}.</source>
        <translation>{doing} saat tikin {share}.</translation>
    </message>
    <message>
        <source>{doing} you win this trick and the next one {share}.</source>
        <translation>{doing} saat tämän tikin ja seuraavan {share}.</translation>
    </message>
    <message>
        <source>{doing} you win the last trick {share}.</source>
        <translation>{doing} saat viimeisen tikin {share}.</translation>
    </message>
    <message>
        <source>{doing} your side wins the trick {share}.</source>
        <translation>{doing} tikki tulee teille {share}.</translation>
    </message>
    <message>
        <source>If you play the {card}, an opponent trumps it {share}.</source>
        <translation>Jos lyöt {card_genitive}, vastustaja ottaa sen valtilla {share}.</translation>
    </message>
    <message>
        <source>{doing} your side wins this trick and the next one {share}.</source>
        <translation>{doing} tämä ja seuraava tikki tulevat teille {share}.</translation>
    </message>
    <message>
        <source>If you play the {card}, you lose it {share}.</source>
        <translation>Jos lyöt {card_genitive}, menetät sen {share}.</translation>
    </message>
    <message>
        <source>{doing} you capture an opponent’s ace or ten {share}.</source>
        <translation>{doing} saat vastustajalta ässän tai kympin {share}.</translation>
    </message>
    <message>
        <source>{doing} you lose the trick to a trump {share}.</source>
        <translation>{doing} vastustaja ottaa tikin valtilla {share}.</translation>
    </message>
    <message>
        <source>{doing} you draw a trump from an opponent {share}.</source>
        <translation>{doing} vedät vastustajalta pois valtin {share}.</translation>
    </message>
</context>
<context>
    <name>Counsel</name>
    <message>
        <source>Watch what the next player takes, and don’t discard anything that goes with it.</source>
        <translation>Katso, mitä seuraava pelaaja ottaa, äläkä heitä mitään siihen sopivaa.</translation>
    </message>
    <message>
        <source>With five pairs of identical cards, you can try for seven dublees instead of sets.</source>
        <translation>Jos sinulla on viisi paria samanlaisia kortteja, voit kerätä yhdistelmien sijasta seitsemän dubleeta.</translation>
    </message>
    <message>
        <source>Keep two identical cards for a while, because a third one makes a tunnela.</source>
        <translation>Säästä kaksi samaa korttia joksikin aikaa, koska kolmannen kanssa niistä tulee tunnela.</translation>
    </message>
    <message>
        <source>Use wild cards in the set that’s hardest to complete, and never discard one.</source>
        <translation>Käytä jokeri siihen yhdistelmään, jota on vaikein täydentää, äläkä koskaan heitä sitä pois.</translation>
    </message>
    <message>
        <source>Keep the tiplu and its neighbours until the end, because everyone else has to pay you for them.</source>
        <translation>Säästä tiplu ja sen naapurit loppuun asti, koska kaikki muut joutuvat maksamaan sinulle niistä.</translation>
    </message>
    <message>
        <source>Bid rami with many aces and kings, and nolo with many low cards.</source>
        <translation>Näytä ramia, jos ässiä ja kuninkaita on paljon, ja noloa, jos pieniä kortteja on paljon.</translation>
    </message>
    <message>
        <source>A long suit with high cards is good in rami, because its low cards win tricks too.</source>
        <translation>Pitkä maa, jossa on isoja kortteja, on hyvä ramissa, koska sen pienetkin kortit vievät tikkejä.</translation>
    </message>
    <message>
        <source>In rami, lead from your longest suit, because in the end nobody else can follow suit.</source>
        <translation>Ramissa aloita pisimmällä maallasi, koska lopulta kukaan muu ei voi tunnustaa sitä.</translation>
    </message>
    <message>
        <source>In rami, return the suit that your partner led.</source>
        <translation>Ramissa palauta maa, jolla parisi aloitti.</translation>
    </message>
    <message>
        <source>In rami, play low if you’re second to play, because your partner plays after you. Play high if you’re third.</source>
        <translation>Jos lyöt ramissa toisena, lyö pieni, koska parisi lyö vasta jälkeesi. Jos lyöt kolmantena, lyö iso.</translation>
    </message>
    <message>
        <source>In nolo, play high cards under even higher ones, so that they don’t win a trick.</source>
        <translation>Nolossa lyö isot kortit vielä isompien alle, jotta ne eivät vie tikkiä.</translation>
    </message>
    <message>
        <source>In nolo, keep your lowest cards, because they let you duck tricks near the end.</source>
        <translation>Nolossa säästä pienimmät korttisi, koska niillä väistät tikkejä lopussa.</translation>
    </message>
    <message>
        <source>In nolo, if you have to take a trick anyway, take it with your highest card.</source>
        <translation>Jos nolossa joudut kuitenkin viemään tikin, vie se suurimmalla kortillasi.</translation>
    </message>
    <message>
        <source>While your side is rising, play safe, because one lost hand takes all your points away.</source>
        <translation>Kun olette nousussa, pelaa varman päälle, koska yksi hävitty jako vie kaikki pisteenne.</translation>
    </message>
    <message>
        <source>While your opponents are rising, winning the hand by a single trick is enough to wipe out their points.</source>
        <translation>Kun vastustajat ovat nousussa, niukkakin voitto jaossa vie heiltä kaikki pisteet.</translation>
    </message>
    <message>
        <source>Say sooli only with low cards in every suit. In sooli, aces are low.</source>
        <translation>Sano sooli vain, jos sinulla on pieniä kortteja joka maassa. Ässät ovat silloin pieniä.</translation>
    </message>
    <message>
        <source>Aces and tens decide the card points, so try to win the tricks that contain them.</source>
        <translation>Ässät ja kympit ratkaisevat korttipisteet, joten yritä viedä ne tikit, joissa niitä on.</translation>
    </message>
    <message>
        <source>The first marriage scores {first} points, so win a trick early and be the one to declare it.</source>
        <translation>Ensimmäisestä pariskunnasta saa {first} pistettä, joten vie tikki varhain ja ilmoita se itse.</translation>
    </message>
    <message>
        <source>If you lead without a marriage of your own, ask for a whole. A “no” costs nothing, because you lead anyway.</source>
        <translation>Jos aloitat ilman omaa pariskuntaa, kysy kokonaista. Kieltävä vastaus ei maksa mitään, koska aloitat joka tapauksessa.</translation>
    </message>
    <message>
        <source>Take at least one trick, or you’ll be in the bag for the next hand.</source>
        <translation>Vie ainakin yksi tikki, tai istut seuraavan jaon pussissa.</translation>
    </message>
    <message>
        <source>If you’re far behind, collect at least {points} points. Then the winners score only 1 game point instead of 2.</source>
        <translation>Jos olet kaukana jäljessä, kerää ainakin {points} pistettä. Silloin voittajat saavat vain yhden pelipisteen eivätkä kahta.</translation>
    </message>
    <message>
        <source>Look at your opponent’s open cards before you lead, because you can see many that could beat yours.</source>
        <translation>Katso vastustajan avoimet kortit, ennen kuin aloitat, koska moni niistä saattaa voittaa omasi.</translation>
    </message>
    <message>
        <source>When you play an open card, you turn up the one under it. Play from your row when you need new cards.</source>
        <translation>Kun lyöt avoimen kortin, sen alta kääntyy uusi. Lyö rivistäsi, kun tarvitset uusia kortteja.</translation>
    </message>
    <message>
        <source>A king in your row and the matching queen in your hand also make a marriage.</source>
        <translation>Kuningas rivissäsi ja saman maan rouva kädessäsi ovat nekin pariskunta.</translation>
    </message>
    <message>
        <source>Does your opponent’s row show the king and queen of a suit? Lead that suit, and your opponent may have to play one of the two.</source>
        <translation>Näkyykö vastustajan rivissä saman maan kuningas ja rouva? Aloita sillä maalla, niin hän voi joutua lyömään niistä toisen.</translation>
    </message>
    <message>
        <source>While the stock lasts, keep your kings and queens, because you may still draw the other half.</source>
        <translation>Niin kauan kuin pakkaa on, säästä kuninkaat ja rouvat, koska toinen puolikas voi vielä nousta pakasta.</translation>
    </message>
    <message>
        <source>Declare your marriages before the stock runs out. After that, they’re worth nothing.</source>
        <translation>Ilmoita pariskuntasi, ennen kuin pakka loppuu. Sen jälkeen niistä ei saa mitään.</translation>
    </message>
    <message>
        <source>Save trumps and aces for the end, because play gets strict when the stock is gone.</source>
        <translation>Säästä valtit ja ässät loppuun, koska peli on tiukkaa, kun pakka on lopussa.</translation>
    </message>
    <message>
        <source>Discard low cards early, because nobody has to follow suit while the stock lasts.</source>
        <translation>Heitä pienet kortit pois varhain, koska maata ei ole pakko tunnustaa niin kauan kuin pakkaa on.</translation>
    </message>
    <message>
        <source>Count the cards. Once the stock is gone, you can work out your opponent’s whole hand.</source>
        <translation>Laske kortteja. Kun pakka on lopussa, voit päätellä vastustajan koko käden.</translation>
    </message>
    <message>
        <source>Does your partner have the ace? Lead the king, because an opponent with the ten may have to play it.</source>
        <translation>Onko ässä parillasi? Aloita kuninkaalla, koska vastustaja, jolla on kymppi, voi joutua lyömään sen.</translation>
    </message>
    <message>
        <source>Against the declarer, help the other defender. Every point that the two of you take is one less for the declarer.</source>
        <translation>Auttakaa toisianne pelinviejää vastaan. Jokainen teidän saamanne piste puuttuu häneltä.</translation>
    </message>
    <message>
        <source>A missing card may be in the dead hand, so your ten may have no ace to fear.</source>
        <translation>Puuttuva kortti voi olla kuolleessa kädessä, joten kymppisi ei ehkä tarvitse pelätä ässää.</translation>
    </message>
    <message>
        <source>Contracts rarely succeed without an ace, because you need a sure trick before you can declare a marriage.</source>
        <translation>Ilman ässää huuto täyttyy harvoin, koska tarvitset varman tikin, ennen kuin voit ilmoittaa pariskunnan.</translation>
    </message>
    <message>
        <source>Aces are the best cards to hold, then kings and queens, then tens. A king and queen help most when they’re of the same suit.</source>
        <translation>Parhaita kortteja ovat ässät, sitten kuninkaat ja rouvat, sitten kympit. Kuningas ja rouva auttavat eniten, kun ne ovat samaa maata.</translation>
    </message>
    <message>
        <source>Bid boldly. You can afford to fail one contract in three or four, and the exchange improves your hand.</source>
        <translation>Huuda rohkeasti. Joka kolmas tai neljäs huuto saa jäädä täyttymättä, ja vaihto parantaa kättäsi.</translation>
    </message>
    <message>
        <source>All the cards and the last trick come to {total} points. If you bid more, you need a marriage too.</source>
        <translation>Kaikista korteista ja viimeisestä tikistä saa yhteensä {total} pistettä. Jos huudat enemmän, tarvitset myös pariskunnan.</translation>
    </message>
    <message>
        <source>Count the tricks you’re bound to lose, and bid about 25 points less for each.</source>
        <translation>Laske tikit, jotka väistämättä menetät, ja huuda jokaista kohti noin 25 pistettä vähemmän.</translation>
    </message>
    <message>
        <source>As the declarer’s partner, give aces, an ace with its ten, or a whole marriage. Never split a marriage.</source>
        <translation>Pelinviejän parina anna ässiä, ässä kymppeineen tai kokonainen pariskunta. Älä koskaan jaa pariskuntaa.</translation>
    </message>
    <message>
        <source>As declarer, keep one strong suit and your aces. Give away the suits that you’ll be able to trump.</source>
        <translation>Pelinviejänä pidä yksi vahva maa ja ässät, ja anna pois maat, jotka voit ottaa valtilla.</translation>
    </message>
    <message>
        <source>When you defend, win a trick with a sure card. Then declare a marriage and change trumps.</source>
        <translation>Pelinviejää vastaan vie tikki varmalla kortilla. Ilmoita sitten pariskunta ja vaihda valtti.</translation>
    </message>
    <message>
        <source>Don’t let an opponent win a trick that they led, because then they can declare new trumps.</source>
        <translation>Älä päästä vastustajaa voittamaan itse aloittamaansa tikkiä, koska silloin hän voi tehdä uuden valtin.</translation>
    </message>
    <message>
        <source>Don’t give away easy tricks, because the winner can declare new trumps.</source>
        <translation>Älä luovu tikeistä helpolla, koska tikin voittaja voi tehdä uuden valtin.</translation>
    </message>
    <message>
        <source>The first trick brings out an ace. Note who plays it, and which aces are still out.</source>
        <translation>Ensimmäisessä tikissä lyödään ässä. Katso, kuka sen lyö ja mitkä ässät ovat vielä ulkona.</translation>
    </message>
    <message>
        <source>Bid what your own hand can make. The kitty helps, but nobody knows what’s in it.</source>
        <translation>Huuda sen mukaan, mihin oma kätesi riittää. Leski auttaa, mutta kukaan ei tiedä, mitä siinä on.</translation>
    </message>
    <message>
        <source>You can’t discard an ace or a ten. A king or queen that you discard still counts for you.</source>
        <translation>Ässää tai kymppiä ei saa panna pois. Jos panet pois kuninkaan tai rouvan, se lasketaan silti sinulle.</translation>
    </message>
    <message>
        <source>Your discards count for you only if you win a trick, so make sure of one.</source>
        <translation>Poispanemasi kortit lasketaan sinulle vain, jos saat tikin, joten varmista ainakin yksi.</translation>
    </message>
    <message>
        <source>Take at least one trick in every hand, because ending without one costs a lot.</source>
        <translation>Vie joka jaossa ainakin yksi tikki, koska ilman tikkiä jääminen tulee kalliiksi.</translation>
    </message>
    <message>
        <source>Lead an ace early, because it wins a trick and then lets you declare a marriage.</source>
        <translation>Aloita ässällä varhain, koska se vie tikin ja saat sitten ilmoittaa pariskunnan.</translation>
    </message>
    <message>
        <source>Only the ace beats the ten, so keep a ten until the ace of its suit is gone.</source>
        <translation>Kympin yli menee vain ässä, joten säästä kymppi, kunnes saman maan ässä on lyöty.</translation>
    </message>
    <message>
        <source>Holding a lone king or queen? Ask for the other half. Holding neither? Ask for a whole.</source>
        <translation>Onko sinulla kuningas tai rouva yksinään? Kysy toista puolikasta. Eikö kumpaakaan? Kysy kokonaista.</translation>
    </message>
    <message>
        <source>Don’t split a king and queen before you’ve declared them.</source>
        <translation>Älä erota kuningasta ja rouvaa, ennen kuin olet ilmoittanut ne.</translation>
    </message>
    <message>
        <source>Don’t discard a king or queen while your partner may hold the other half.</source>
        <translation>Älä heitä pois kuningasta tai rouvaa niin kauan kuin toinen puolikas voi olla parillasi.</translation>
    </message>
    <message>
        <source>Play your tens on tricks that your partner is sure to win.</source>
        <translation>Lyö kymppisi tikkeihin, jotka parisi vie varmasti.</translation>
    </message>
    <message>
        <source>If you hold the highest trumps, lead them until the others have none left.</source>
        <translation>Jos sinulla on suurimmat valtit, aloita niillä, kunnes muilla ei ole valttia jäljellä.</translation>
    </message>
    <message>
        <source>Listen to the questions. Even a “no” tells you which cards a player doesn’t hold.</source>
        <translation>Kuuntele kysymyksiä. Kieltävä vastauskin kertoo, mitä kortteja pelaajalla ei ole.</translation>
    </message>
    <message>
        <source>Save a high card for the last trick, because that trick scores extra.</source>
        <translation>Säästä iso kortti viimeiseen tikkiin, koska siitä saa lisäpisteitä.</translation>
    </message>
    <message>
        <source>Remember which aces and tens are gone, so that you know which cards are highest.</source>
        <translation>Paina mieleesi lyödyt ässät ja kympit, niin tiedät, mitkä kortit ovat suurimpia.</translation>
    </message>
    <message>
        <source>Take at least one trick in every hand, or you’ll be sent to Porvoo and drop to zero.</source>
        <translation>Vie joka jaossa ainakin yksi tikki, tai lähdet Porvooseen ja pisteesi putoavat nollaan.</translation>
    </message>
    <message>
        <source>Win a trick before the others do, because the winner can declare trumps.</source>
        <translation>Vie tikki ennen muita, koska tikin viejä saa tehdä valtin.</translation>
    </message>
    <message>
        <source>You need exactly {target} points to win. Count the points you still need, and don’t take more.</source>
        <translation>Voittoon tarvitset täsmälleen {target} pistettä. Laske, paljonko vielä puuttuu, äläkä ota enempää.</translation>
    </message>
    <message>
        <source>{target} points win the match. Near the end, every single point can decide it.</source>
        <translation>Ottelun voittaa {target} pisteellä. Lopussa jokainen piste voi ratkaista.</translation>
    </message>
    <message>
        <source>Get rid of your short suits, so that you can trump them.</source>
        <translation>Hankkiudu eroon lyhyistä maistasi, niin voit ottaa niitä valtilla.</translation>
    </message>
    <message>
        <source>Win tricks before your opponents have declared trumps. Without a trick, they can’t declare any.</source>
        <translation>Vie tikkejä, ennen kuin vastustajat ovat tehneet valtin. Ilman tikkiä he eivät voi tehdä sitä.</translation>
    </message>
    <message>
        <source>After declaring a marriage, you must lead its king or queen, so first check whether the ace is gone.</source>
        <translation>Pariskunnan jälkeen on aloitettava sen kuninkaalla tai rouvalla, joten katso ensin, onko ässä jo lyöty.</translation>
    </message>
    <message>
        <source>If another player may finish soon, show your sets at any cost. That saves you {saved} points.</source>
        <translation>Jos joku on kohta lopettamassa, avaa hinnalla millä hyvänsä, niin maksat {saved} pistettä vähemmän.</translation>
    </message>
    <message>
        <source>First of all, collect three sequences or tunnelas without wild cards. Until you have them, the rest is no use.</source>
        <translation>Kerää ensin kolme suoraa tai tunnelaa ilman jokereita. Vasta sitten muusta on hyötyä.</translation>
    </message>
    <message>
        <source>Show your sets as soon as you can. Then you see the tiplu, and your maal counts.</source>
        <translation>Avaa heti, kun voit. Silloin näet tiplun, ja maalisi lasketaan.</translation>
    </message>
    <message>
        <source>Show tunnelas before your first draw, because then they count as maal.</source>
        <translation>Näytä tunnelat ennen ensimmäistä nostoasi, koska niistä saa maalia.</translation>
    </message>
    <message>
        <source>Keep neighbours. A seven and an eight can use a six or a nine. A seven and a nine can use only an eight.</source>
        <translation>Säästä naapurit. Seiska ja kasi odottavat kutosta tai ysiä, seiska ja ysi vain kasia.</translation>
    </message>
    <message>
        <source>Cards in the middle of a suit fit more sequences than those at the ends.</source>
        <translation>Maan keskimmäiset kortit käyvät useampaan suoraan kuin laitimmaiset.</translation>
    </message>
</context>
<context>
    <name>Count</name>
    <message>
        <source>Card points</source>
        <translation>Korttipisteet</translation>
    </message>
    <message>
        <source>Trumps declared</source>
        <translation>Valtti</translation>
    </message>
    <message>
        <source>A little one</source>
        <translation>Pikkuvaltti</translation>
    </message>
    <message>
        <source>Last trick</source>
        <translation>Viimeinen tikki</translation>
    </message>
    <message>
        <source>Carried over from tied hands</source>
        <translation>Siirtynyt tasan menneistä jaoista</translation>
    </message>
    <message>
        <source>No tricks, so off to Porvoo</source>
        <translation>Ei tikkiäkään, joten lähtö Porvooseen</translation>
    </message>
    <message>
        <source>No tricks taken</source>
        <translation>Ei tikkiäkään</translation>
    </message>
    <message>
        <source>The rise is over</source>
        <translation>Nousu katkesi</translation>
    </message>
    <message>
        <source>finished</source>
        <translation>lopetti jaon</translation>
    </message>
    <message>
        <source>maal seen</source>
        <translation>oli avannut</translation>
    </message>
    <message>
        <source>maal unseen</source>
        <translation>ei ollut avannut</translation>
    </message>
    <message>
        <source>You finished</source>
        <translation>Lopetit jaon</translation>
    </message>
    <message>
        <source>{name} finished</source>
        <translation>{name} lopetti jaon</translation>
    </message>
    <message>
        <source>Nothing to collect</source>
        <translation>Ei saatavaa</translation>
    </message>
    <message>
        <source>Opponent’s maal</source>
        <translation>Vastustajan maal</translation>
    </message>
    <message>
        <source>The others’ maal</source>
        <translation>Muiden maalit</translation>
    </message>
    <message>
        <source>Own maal</source>
        <translation>Oma maal</translation>
    </message>
    <message>
        <source>Others pay {points} each</source>
        <translation>Muut maksavat kukin {points}</translation>
    </message>
    <message>
        <source>Jhiplu, tiplu and poplu</source>
        <translation>Jhiplu, tiplu ja poplu</translation>
    </message>
    <message>
        <source>Tiplu</source>
        <translation>Tiplu</translation>
    </message>
    <message>
        <source>Poplu and jhiplu</source>
        <translation>Poplu ja jhiplu</translation>
    </message>
    <message>
        <source>Printed jokers</source>
        <translation>Oikeat jokerit</translation>
    </message>
    <message>
        <source>Alter cards</source>
        <translation>Alter-kortit</translation>
    </message>
    <message>
        <source>Tunnelas shown</source>
        <translation>Näytetyt tunnelat</translation>
    </message>
    <message>
        <source>Unseen maal, not counted</source>
        <translation>Ei avattu, joten ei lasketa</translation>
    </message>
    <message>
        <source>Kidnapped maal</source>
        <translation>Kaapattu maal</translation>
    </message>
    <message>
        <source>Maal</source>
        <translation>Maal</translation>
    </message>
    <message>
        <source>Lost, maal seen</source>
        <translation>Häviö avanneena</translation>
    </message>
    <message>
        <source>Lost, maal unseen</source>
        <translation>Häviö avaamatta</translation>
    </message>
    <message>
        <source>Won with dublees</source>
        <translation>Voitto dubleilla</translation>
    </message>
    <message>
        <source>Tie-break</source>
        <translation>Tasapelin ratkaisu</translation>
    </message>
    <message>
        <source>More card points, {own} to {other}</source>
        <translation>Enemmän korttipisteitä, {own}–{other}</translation>
    </message>
    <message>
        <source>Much higher total, {own} to {other}</source>
        <translation>Selvästi suurempi summa, {own}–{other}</translation>
    </message>
    <message>
        <source>Higher total, {own} to {other}</source>
        <translation>Suurempi summa, {own}–{other}</translation>
    </message>
    <message>
        <source>Läpiajo: no tricks taken</source>
        <translation>Läpiajo: ei tikkiäkään</translation>
    </message>
    <message>
        <source>Nobody bid, so everyone scores what they took</source>
        <translation>Kukaan ei huutanut, joten jokainen saa sen, minkä vei</translation>
    </message>
    <message>
        <source>Every trick taken, so the whole pack counts</source>
        <translation>Kaikki tikit, joten koko pakka lasketaan</translation>
    </message>
    <message>
        <source>Nobody bid</source>
        <translation>Kukaan ei huutanut</translation>
    </message>
    <message>
        <source>You made the contract</source>
        <translation>Huutosi täyttyi</translation>
    </message>
    <message>
        <source>You didn’t make your contract</source>
        <translation>Huutosi ei täyttynyt</translation>
    </message>
    <message>
        <source>You made your contract</source>
        <translation>Huutonne täyttyi</translation>
    </message>
    <message>
        <source>You failed your contract</source>
        <translation>Huutonne ei täyttynyt</translation>
    </message>
    <message>
        <source>They made their contract</source>
        <translation>Heidän huutonsa täyttyi</translation>
    </message>
    <message>
        <source>They failed their contract</source>
        <translation>Heidän huutonsa ei täyttynyt</translation>
    </message>
    <message>
        <source>{name} made the contract</source>
        <translation>{name}: huuto täyttyi</translation>
    </message>
    <message>
        <source>{name} failed the contract</source>
        <translation>{name}: huuto ei täyttynyt</translation>
    </message>
    <message>
        <source>Contract {bid} made with {own}</source>
        <translation>Huuto {bid} täyttyi, saatu {own}</translation>
    </message>
    <message>
        <source>Contract {bid} failed with no tricks taken</source>
        <translation>Huuto {bid} kaatui, ei tikkiäkään</translation>
    </message>
    <message>
        <source>Contract {bid} failed with {own}</source>
        <translation>Huuto {bid} jäi vajaaksi, saatu {own}</translation>
    </message>
    <message numerus="yes">
        <source>Taken in {number} tricks</source>
        <comment>Taken in 1 trick</comment>
        <translation>
            <numerusform>Saatu 1 tikistä</numerusform>
            <numerusform>Saatu {number} tikistä</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Taken in {number} tricks (rounded from {own})</source>
        <comment>Taken in 1 trick (rounded from {own})</comment>
        <translation>
            <numerusform>Saatu 1 tikistä ({own}, pyöristettynä)</numerusform>
            <numerusform>Saatu {number} tikistä ({own}, pyöristettynä)</numerusform>
        </translation>
    </message>
    <message>
        <source>Aces and tens</source>
        <translation>Ässät ja kympit</translation>
    </message>
    <message>
        <source>More aces and tens, {own} to {other}</source>
        <translation>Enemmän ässiä ja kymppejä, {own}–{other}</translation>
    </message>
    <message>
        <source>Sooli beaten</source>
        <translation>Sooli kaatui</translation>
    </message>
    <message>
        <source>Sooli, no tricks taken</source>
        <translation>Sooli, ei yhtään tikkiä</translation>
    </message>
    <message>
        <source>Tricks</source>
        <translation>Tikit</translation>
    </message>
    <message>
        <source>A trick taken with the {card}</source>
        <translation>Tikki tuli kortilla {card}</translation>
    </message>
    <message>
        <source>Your sooli</source>
        <translation>Teidän soolinne</translation>
    </message>
    <message>
        <source>Their sooli</source>
        <translation>Heidän soolinsa</translation>
    </message>
    <message>
        <source>Your rami</source>
        <translation>Teidän raminne</translation>
    </message>
    <message>
        <source>Their rami</source>
        <translation>Heidän raminsa</translation>
    </message>
    <message>
        <source>Tricks over six, {each} each</source>
        <translation>Yli kuuden menevät tikit, kukin {each}</translation>
    </message>
    <message>
        <source>Tricks under seven, {each} each</source>
        <translation>Seitsemästä puuttuvat tikit, kukin {each}</translation>
    </message>
    <message numerus="yes">
        <source>Rami beaten, {number} tricks</source>
        <comment>Rami beaten, 1 trick</comment>
        <translation>
            <numerusform>Rami kaadettu, 1 tikki</numerusform>
            <numerusform>Rami kaadettu, {number} tikkiä</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Rami, {number} tricks</source>
        <comment>Rami, 1 trick</comment>
        <translation>
            <numerusform>Rami, 1 tikki</numerusform>
            <numerusform>Rami, {number} tikkiä</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Nolo, {number} tricks</source>
        <comment>Nolo, 1 trick</comment>
        <translation>
            <numerusform>Nolo, 1 tikki</numerusform>
            <numerusform>Nolo, {number} tikkiä</numerusform>
        </translation>
    </message>
    <message>
        <source>From losers who’ve seen the maal</source>
        <translation>Häviäjiltä, jotka avasivat</translation>
    </message>
    <message>
        <source>From losers who haven’t seen the maal</source>
        <translation>Häviäjiltä, jotka eivät avanneet</translation>
    </message>
    <message>
        <source>Over {target}, so down to {falls_to}</source>
        <translation>Yli {target}, joten pudotus {falls_to} pisteeseen</translation>
    </message>
    <message>
        <source>No tricks, so into the bag</source>
        <translation>Ei tikkiäkään, joten pussiin</translation>
    </message>
    <message>
        <source>No penalty for taking no tricks</source>
        <translation>Ilman tikkiä jäänyt ei menetä mitään</translation>
    </message>
    <message>
        <source>The stock ran out, so nobody scores</source>
        <translation>Pakka loppui, joten ei pisteitä kenellekään</translation>
    </message>
    <message>
        <source>Card points tied, so the point carries over</source>
        <translation>Korttipisteet tasan, joten piste siirtyy</translation>
    </message>
    <message>
        <source>Card points tied, so nobody gets the point</source>
        <translation>Korttipisteet tasan, joten ei pistettä kenellekään</translation>
    </message>
    <message>
        <source>Totals tied, so nobody scores</source>
        <translation>Summat tasan, joten ei pisteitä kenellekään</translation>
    </message>
    <message>
        <source>The winners were in the bag, so nobody scores</source>
        <translation>Voittajat pussissa, joten ei pisteitä kenellekään</translation>
    </message>
    <message>
        <source>Over {target}, so the excess is subtracted</source>
        <translation>Yli {target}, joten ylimenevä osa vähennetään</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Yhteensä</translation>
    </message>
    <message>
        <source>Marriage in {suit}</source>
        <translation>Pariskunta: {suit}</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Kortit</translation>
    </message>
    <message>
        <source>Discards</source>
        <translation>Poispannut kortit</translation>
    </message>
    <message>
        <source>The whole pack</source>
        <translation>Koko pakka</translation>
    </message>
    <message>
        <source>{number} to go</source>
        <translation>Vielä {number}</translation>
    </message>
    <message>
        <source>{points} each</source>
        <translation>{points} kukin</translation>
    </message>
    <message>
        <source>This hand</source>
        <translation>Tästä jaosta</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Pisteet</translation>
    </message>
    <message>
        <source>All cards</source>
        <translation>Kaikki kortit</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Käy läpi</translation>
    </message>
    <message>
        <source>All hands</source>
        <translation>Kaikki jaot</translation>
    </message>
    <message>
        <source>No hand has been scored yet.</source>
        <translation>Yhtään jakoa ei ole vielä laskettu.</translation>
    </message>
</context>
<context>
    <name>Decks</name>
    <message>
        <source>Cards</source>
        <translation>Kortit</translation>
    </message>
    <message>
        <source>Suit colours</source>
        <translation>Maiden värit</translation>
    </message>
    <message>
        <source>Card corners</source>
        <translation>Kulmamerkit</translation>
    </message>
    <message>
        <source>Card backs</source>
        <translation>Selkäpuolet</translation>
    </message>
    <message>
        <source>Four colours</source>
        <translation>Neljä väriä</translation>
    </message>
    <message>
        <source>Two colours</source>
        <translation>Kaksi väriä</translation>
    </message>
    <message>
        <source>Large corners</source>
        <translation>Suuret kulmamerkit</translation>
    </message>
    <message>
        <source>Lingonberry</source>
        <translation>Puolukka</translation>
    </message>
    <message>
        <source>Blueberry</source>
        <translation>Mustikka</translation>
    </message>
    <message>
        <source>Juniper</source>
        <translation>Kataja</translation>
    </message>
    <message>
        <source>Full pictures</source>
        <translation>Täydet kuvat</translation>
    </message>
</context>
<context>
    <name>Duties</name>
    <message>
        <source>others</source>
        <translation>muita</translation>
    </message>
    <message>
        <source>You have {cards}, so you must follow suit in {suit}.</source>
        <translation>Sinulla on {cards}, joten sinun on tunnustettava {suit_partitive}.</translation>
    </message>
    <message>
        <source>You have {cards}, so you must beat the {card}.</source>
        <translation>Sinulla on {cards}, joten sinun on lyötävä suurempi kortti kuin {card}.</translation>
    </message>
    <message>
        <source>You have {cards}, so you must trump.</source>
        <translation>Sinulla on {cards}, joten sinun on lyötävä valttia.</translation>
    </message>
    <message>
        <source>You have {cards}, so you must overtrump the {card}.</source>
        <translation>Sinulla on {cards}, joten sinun on lyötävä suurempi valtti kuin {card}.</translation>
    </message>
    <message>
        <source>You have {cards}, so you must play it to the first trick.</source>
        <translation>Sinulla on {cards}, ja se on lyötävä ensimmäiseen tikkiin.</translation>
    </message>
    <message>
        <source>You must lead the ace of clubs.</source>
        <translation>Sinun on aloitettava ristiässällä.</translation>
    </message>
    <message>
        <source>You have {cards}, so you must lead an ace.</source>
        <translation>Sinulla on {cards}, joten sinun on aloitettava ässällä.</translation>
    </message>
    <message>
        <source>Without an ace, you must lead a spade. You have {cards}.</source>
        <translation>Ilman ässää on aloitettava padalla. Sinulla on {cards}.</translation>
    </message>
    <message>
        <source>You have {cards}, so you must lead from the marriage just declared.</source>
        <translation>Sinulla on {cards}, joten sinun on aloitettava juuri ilmoitetun pariskunnan kortilla.</translation>
    </message>
    <message>
        <source>You must play the {rank}. You have to follow suit, and it’s your only card in {suit}.</source>
        <translation>Sinun on lyötävä {rank}. Sinun on tunnustettava {suit_partitive}, ja se on ainoa tämän maan korttisi.</translation>
    </message>
    <message>
        <source>You must play the {rank}. You have to beat the {against_rank}, and {other_ranks} can’t.</source>
        <translation>Sinun on lyötävä {rank}. Tikin paras kortti on {against}, eikä sen voittamiseen riitä {other_ranks}.</translation>
    </message>
    <message>
        <source>You must play the {card}. You can’t follow suit, and it’s your only trump.</source>
        <translation>Sinun on lyötävä {card}. Et voi tunnustaa maata, ja se on ainoa valttisi.</translation>
    </message>
    <message>
        <source>You must play the {card}. You have to overtrump the {against_rank}, and {other_ranks} can’t.</source>
        <translation>Sinun on lyötävä {card}. Tikin paras valtti on {against}, eikä sen voittamiseen riitä {other_ranks}.</translation>
    </message>
    <message>
        <source>You must play the {card}. In the first trick, you have to play the ace of the suit that was led.</source>
        <translation>Sinun on lyötävä {card}. Ensimmäisessä tikissä on lyötävä lähtömaan ässä.</translation>
    </message>
    <message>
        <source>You must lead the ace of clubs. It opens the first hand of the match.</source>
        <translation>Sinun on aloitettava ristiässällä. Sillä alkaa ottelun ensimmäinen jako.</translation>
    </message>
    <message>
        <source>You must lead the {card}. The hand opens with an ace, and it’s your only one.</source>
        <translation>Aloituskortiksi kelpaa vain {card}. Jako alkaa ässällä, ja se on ainoa ässäsi.</translation>
    </message>
    <message>
        <source>You must lead the {card}. Without an ace, you open with a spade, and it’s your only one.</source>
        <translation>Aloituskortiksi kelpaa vain {card}. Ilman ässää aloitetaan padalla, ja se on ainoa patasi.</translation>
    </message>
    <message>
        <source>You must lead the {card}. It’s your only card of the marriage just declared.</source>
        <translation>Aloituskortiksi kelpaa vain {card}. Se on ainoa korttisi juuri ilmoitetusta pariskunnasta.</translation>
    </message>
    <message>
        <source>Follow suit in {suit}.</source>
        <translation>Tunnusta {suit_partitive}.</translation>
    </message>
    <message>
        <source>Beat the {card}.</source>
        <translation>Lyö suurempi kortti kuin {card}.</translation>
    </message>
    <message>
        <source>Play a trump.</source>
        <translation>Lyö valttia.</translation>
    </message>
    <message>
        <source>Overtrump the {card}.</source>
        <translation>Lyö suurempi valtti kuin {card}.</translation>
    </message>
    <message>
        <source>Play the ace, because this is the first trick.</source>
        <translation>Lyö ässä, koska tämä on ensimmäinen tikki.</translation>
    </message>
    <message>
        <source>Lead the ace of clubs.</source>
        <translation>Aloita ristiässällä.</translation>
    </message>
    <message>
        <source>Lead an ace.</source>
        <translation>Aloita ässällä.</translation>
    </message>
    <message>
        <source>Lead a spade.</source>
        <translation>Aloita padalla.</translation>
    </message>
    <message>
        <source>Lead from the marriage just declared.</source>
        <translation>Aloita juuri ilmoitetun pariskunnan kortilla.</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>Ottelu on päättynyt.</translation>
    </message>
    <message>
        <source>Wait until the cards are dealt.</source>
        <translation>Odota, kunnes kortit on jaettu.</translation>
    </message>
    <message>
        <source>Make your bid first.</source>
        <translation>Huuda ensin.</translation>
    </message>
    <message>
        <source>You can’t bid with these cards: {ranks}.</source>
        <translation>Näitä ei saa panna näyttökortiksi: {ranks}.</translation>
    </message>
    <message>
        <source>First decide whether to play sooli.</source>
        <translation>Päätä ensin, pelaatko soolin.</translation>
    </message>
    <message>
        <source>Draw a card first.</source>
        <translation>Nosta ensin kortti.</translation>
    </message>
    <message>
        <source>You took the offered card, so you must finish now.</source>
        <translation>Otit tarjotun kortin, joten nyt on lopetettava.</translation>
    </message>
    <message>
        <source>Draw from the stock first.</source>
        <translation>Nosta ensin pakasta.</translation>
    </message>
    <message>
        <source>First decide whether to raise your bid.</source>
        <translation>Päätä ensin, korotatko huutoasi.</translation>
    </message>
    <message>
        <source>You can’t discard an ace or a ten.</source>
        <translation>Et voi panna pois ässää etkä kymppiä.</translation>
    </message>
    <message>
        <source>Keep the card you’ve just been given.</source>
        <translation>Pidä kortti, jonka juuri sait.</translation>
    </message>
    <message>
        <source>It’s {name}’s turn.</source>
        <translation>Vuorossa on {name}.</translation>
    </message>
    <message>
        <source>You have {number} {suit}, so you must follow suit.</source>
        <translation>Sinulla on {number} {suit_partitive}, joten sinun on tunnustettava maata.</translation>
    </message>
    <message>
        <source>You must play the {rank}. You have to beat the {against_rank}, and none of your other cards in the suit can.</source>
        <translation>Sinun on lyötävä {rank}. Tikin paras kortti on {against}, eikä mikään muu saman maan korttisi voita sitä.</translation>
    </message>
    <message>
        <source>{name} is asking for a whole. First choose which of your marriages to declare.</source>
        <translation>{name} kysyy kokonaista. Valitse ensin, minkä pariskunnan ilmoitat.</translation>
    </message>
</context>
<context>
    <name>Games</name>
    <message>
        <source>Marjapussi</source>
        <translation>Marjapussi</translation>
    </message>
    <message>
        <source>Marjapussi 40/20</source>
        <translation>Marjapussi 40/20</translation>
    </message>
    <message>
        <source>Avomarjapussi</source>
        <translation>Avomarjapussi</translation>
    </message>
    <message>
        <source>Bondtolva</source>
        <translation>Bondtolva</translation>
    </message>
    <message>
        <source>Bondtolva for two</source>
        <translation>Bondtolva kahdelle</translation>
    </message>
    <message>
        <source>Huutopussi</source>
        <translation>Huutopussi</translation>
    </message>
    <message>
        <source>Huutopussi for three</source>
        <translation>Huutopussi kolmelle</translation>
    </message>
    <message>
        <source>Tuppi</source>
        <translation>Tuppi</translation>
    </message>
    <message>
        <source>Marriage</source>
        <translation>Marriage</translation>
    </message>
    <message>
        <source>Declare trumps as you play, and be the first to score exactly twelve berries.</source>
        <translation>Tee valtti kesken pelin ja täytä ensimmäisenä pussisi tasan kahdellatoista marjalla.</translation>
    </message>
    <message>
        <source>Forty for the first marriage, twenty for each later one. Beware of the bag.</source>
        <translation>Neljäkymmentä ensimmäisestä pariskunnasta, kaksikymmentä seuraavista. Varo pussia.</translation>
    </message>
    <message>
        <source>Marjapussi for two, with seven of your cards face up on the table.</source>
        <translation>Marjapussi kahdelle. Seitsemän korttiasi on avoinna pöydällä.</translation>
    </message>
    <message>
        <source>The Swedish “farmer’s dozen”, with six cards each. Aces and tens decide.</source>
        <translation>Ruotsalainen ”talonpojan tusina”, jossa kullakin on kuusi korttia. Ässät ja kympit ratkaisevat.</translation>
    </message>
    <message>
        <source>Play any card while the stock lasts. Then follow suit to the end.</source>
        <translation>Pelaa mitä tahansa niin kauan kuin pakkaa riittää, ja tunnusta maata sen jälkeen.</translation>
    </message>
    <message>
        <source>Bid what your side can take, and change trumps as you go.</source>
        <translation>Huuda, montako pistettä saat parisi kanssa, ja vaihda valttia matkan varrella.</translation>
    </message>
    <message>
        <source>The highest bidder takes the kitty and plays alone against two.</source>
        <translation>Eniten huutanut ottaa lesken ja pelaa yksin kahta vastaan.</translation>
    </message>
    <message>
        <source>{number} players, with partners</source>
        <translation>{number} pelaajaa, parit vastakkain</translation>
    </message>
    <message>
        <source>{fewest}–{most} players, no partners</source>
        <translation>{fewest}–{most} pelaajaa, jokainen yksin</translation>
    </message>
    <message>
        <source>2 players</source>
        <translation>2 pelaajaa</translation>
    </message>
    <message>
        <source>{number} players, no partners</source>
        <translation>{number} pelaajaa, jokainen yksin</translation>
    </message>
    <message>
        <source>{number}, with partners</source>
        <translation>{number}, parit</translation>
    </message>
    <message>
        <source>{number}, no partners</source>
        <translation>{number}, kukin yksin</translation>
    </message>
    <message>
        <source>Declare marriages during play, and fill your bag with exactly twelve berries.</source>
        <translation>Ilmoita pariskuntia kesken pelin ja täytä pussisi tasan kahdellatoista marjalla.</translation>
    </message>
    <message>
        <source>Bid what you and your partner will make. Pfadfinder is its German cousin.</source>
        <translation>Huuda, montako pistettä saat parisi kanssa. Pfadfinder on pelin saksalainen serkku.</translation>
    </message>
    <message>
        <source>Huutopussi for two</source>
        <translation>Huutopussi kahdelle</translation>
    </message>
    <message>
        <source>Nepali rummy with three packs and a secret wild card.</source>
        <translation>Nepalilainen rommi, jossa on kolme pakkaa ja salainen jokeri.</translation>
    </message>
    <message>
        <source>Pfadfinder</source>
        <translation>Pfadfinder</translation>
    </message>
    <message>
        <source>In the German scouts’ game, you bid high and ask for halves even in suits you don’t hold.</source>
        <translation>Saksan partiolaisten pelissä huudetaan korkealle, ja puolikasta saa kysyä myös maassa, jota ei ole itsellä.</translation>
    </message>
    <message>
        <source>Take many tricks in rami, or as few as you can in nolo.</source>
        <translation>Ramissa kerätään tikkejä, nolossa vältetään niitä.</translation>
    </message>
    <message>
        <source>Bid against one opponent, while a dead hand hides a third of the pack.</source>
        <translation>Huuda yhtä vastustajaa vastaan. Kolmannes pakasta pysyy piilossa kuolleessa kädessä.</translation>
    </message>
    <message>
        <source>Unknown game: {key}</source>
        <translation>Tuntematon peli: {key}</translation>
    </message>
</context>
<context>
    <name>Glossary</name>
    <message>
        <source>en</source>
        <comment>the code of this language</comment>
        <translation>fi</translation>
    </message>
    <message>
        <source>bid</source>
        <translation>huuto</translation>
    </message>
    <message>
        <source>A promise to take a certain number of points in this hand.</source>
        <translation>Lupaus kerätä tässä jaossa tietty määrä pisteitä.</translation>
    </message>
    <message>
        <source>pass</source>
        <translation>passata</translation>
    </message>
    <message>
        <source>To drop out of the bidding for this hand.</source>
        <translation>Jättää huutaminen muille tässä jaossa.</translation>
    </message>
    <message>
        <source>declarer</source>
        <translation>pelinviejä</translation>
    </message>
    <message>
        <source>The player who bid highest and now has to make that bid.</source>
        <translation>Pelaaja, joka huusi eniten ja jonka on täytettävä huutonsa.</translation>
    </message>
    <message>
        <source>kitty</source>
        <translation>leski</translation>
    </message>
    <message>
        <source>A few cards set aside until the declarer takes them.</source>
        <translation>Pieni pino sivuun jätettyjä kortteja, jotka pelinviejä ottaa.</translation>
    </message>
    <message>
        <source>dead hand</source>
        <translation>kuollut käsi</translation>
    </message>
    <message>
        <source>A hand of cards dealt to nobody. It stays face down to the end.</source>
        <translation>Jaettu käsi, jota kukaan ei pelaa eikä näe.</translation>
    </message>
    <message>
        <source>läpiajo</source>
        <translation>läpiajo</translation>
    </message>
    <message>
        <source>Finnish for “driving through”. One side takes every single trick.</source>
        <translation>Yksi joukkue vie jokaisen tikin.</translation>
    </message>
    <message>
        <source>rami</source>
        <translation>rami</translation>
    </message>
    <message>
        <source>A hand in which you try to win tricks. A red card bids rami.</source>
        <translation>Peli, jossa kerätään tikkejä. Sitä näytetään punaisella kortilla.</translation>
    </message>
    <message>
        <source>nolo</source>
        <translation>nolo</translation>
    </message>
    <message>
        <source>A hand in which you try to avoid tricks. A black card bids nolo.</source>
        <translation>Peli, jossa väistetään tikkejä. Sitä näytetään mustalla kortilla.</translation>
    </message>
    <message>
        <source>sooli</source>
        <translation>sooli</translation>
    </message>
    <message>
        <source>One player alone against two, trying to take no tricks at all.</source>
        <translation>Peli, jossa yksi pelaa kahta vastaan ja yrittää olla saamatta ainoatakaan tikkiä.</translation>
    </message>
    <message>
        <source>rising</source>
        <translation>nousu</translation>
    </message>
    <message>
        <source>The side that has points is rising, “nousussa” in Finnish. It loses them all when it loses a hand.</source>
        <translation>Nousussa on se joukkue, jolla on pisteitä. Yksi hävitty jako vie ne kaikki.</translation>
    </message>
    <message>
        <source>set</source>
        <translation>yhdistelmä</translation>
    </message>
    <message>
        <source>Cards that go together: a sequence, a trial or a tunnela.</source>
        <translation>Yhteen kuuluvia kortteja: suora, triali tai tunnela.</translation>
    </message>
    <message>
        <source>sequence</source>
        <translation>suora</translation>
    </message>
    <message>
        <source>Three or more cards in a row in one suit, such as the 7, 8 and 9 of hearts.</source>
        <translation>Saman maan peräkkäisiä kortteja, vähintään kolme, esimerkiksi 7 8 9.</translation>
    </message>
    <message>
        <source>trial</source>
        <translation>triali</translation>
    </message>
    <message>
        <source>Cards of the same rank in different suits, such as three sevens.</source>
        <translation>Samanarvoisia kortteja eri maista, esimerkiksi kolme seiskaa.</translation>
    </message>
    <message>
        <source>tunnela</source>
        <translation>tunnela</translation>
    </message>
    <message>
        <source>dublee</source>
        <translation>dublee</translation>
    </message>
    <message>
        <source>Three identical cards, one from each pack.</source>
        <translation>Kolme aivan samaa korttia, yksi kustakin pakasta.</translation>
    </message>
    <message>
        <source>Two identical cards.</source>
        <translation>Kaksi aivan samaa korttia.</translation>
    </message>
    <message>
        <source>show</source>
        <translation>avata</translation>
    </message>
    <message>
        <source>To put your first sets on the table. Then you may look at the tiplu, and you’ve “seen the maal”.</source>
        <translation>Panna ensimmäiset yhdistelmänsä pöytään. Sen jälkeen saa katsoa tiplun.</translation>
    </message>
    <message>
        <source>discard</source>
        <translation>heittää pois</translation>
    </message>
    <message>
        <source>To get rid of a card at the end of your turn. The next player may take it.</source>
        <translation>Luopua vuoronsa lopuksi yhdestä kortista. Seuraava pelaaja saa ottaa sen.</translation>
    </message>
    <message>
        <source>tiplu</source>
        <translation>tiplu</translation>
    </message>
    <message>
        <source>A secret card that decides which cards are wild. Only players who have shown their sets know it.</source>
        <translation>Salainen kortti, joka määrää jokerit. Vain avanneet tietävät, mikä se on.</translation>
    </message>
    <message>
        <source>poplu</source>
        <translation>poplu</translation>
    </message>
    <message>
        <source>The card just above the tiplu in the same suit.</source>
        <translation>Tiplua lähinnä ylempi saman maan kortti.</translation>
    </message>
    <message>
        <source>jhiplu</source>
        <translation>jhiplu</translation>
    </message>
    <message>
        <source>The card just below the tiplu in the same suit.</source>
        <translation>Tiplua lähinnä alempi saman maan kortti.</translation>
    </message>
    <message>
        <source>wild card</source>
        <translation>jokeri</translation>
    </message>
    <message>
        <source>A card that can stand for any card you lack in a sequence or a trial.</source>
        <translation>Kortti, joka korvaa suorassa tai trialissa minkä tahansa puuttuvan kortin.</translation>
    </message>
    <message>
        <source>maal</source>
        <translation>maal</translation>
    </message>
    <message>
        <source>Points for special cards such as the tiplu. Once you’ve shown your sets, everyone else pays you these points.</source>
        <translation>Pisteitä tietyistä korteista, kuten tiplusta. Kun olet avannut, kaikki muut maksavat ne sinulle.</translation>
    </message>
    <message>
        <source>kidnap</source>
        <translation>kaappaus</translation>
    </message>
    <message>
        <source>The winner takes the maal of players who haven’t shown their sets.</source>
        <translation>Voittaja saa avaamatta jääneiden maalin.</translation>
    </message>
    <message>
        <source>murder</source>
        <translation>murha</translation>
    </message>
    <message>
        <source>Players who haven’t shown their sets lose their maal, and nobody gets it.</source>
        <translation>Avaamatta jääneet menettävät maalinsa, eikä sitä saa kukaan.</translation>
    </message>
    <message>
        <source>trick</source>
        <translation>tikki</translation>
    </message>
    <message>
        <source>One card from each player in turn. The player with the winning card takes all the cards.</source>
        <translation>Jokainen lyö vuorollaan yhden kortin. Voittavan kortin lyönyt vie ne kaikki.</translation>
    </message>
    <message>
        <source>lead</source>
        <translation>aloittaa</translation>
    </message>
    <message>
        <source>To play the first card of a trick. Usually it can be any card.</source>
        <translation>Lyödä tikin ensimmäinen kortti. Tavallisesti sen saa valita vapaasti.</translation>
    </message>
    <message>
        <source>suit led</source>
        <translation>lähtömaa</translation>
    </message>
    <message>
        <source>The suit of the first card of a trick.</source>
        <translation>Tikin ensimmäisen kortin maa.</translation>
    </message>
    <message>
        <source>follow suit</source>
        <translation>tunnustaa</translation>
    </message>
    <message>
        <source>To play a card of the suit that was led.</source>
        <translation>Lyödä samaa maata, jolla tikki aloitettiin.</translation>
    </message>
    <message>
        <source>beat</source>
        <translation>mennä yli</translation>
    </message>
    <message>
        <source>To play a card that’s the best in the trick so far. Under some rules, you must do so whenever you can.</source>
        <translation>Lyödä parempi kortti kuin yksikään siihen asti tikkiin lyöty. Joissakin säännöissä niin on pakko tehdä aina, kun voi.</translation>
    </message>
    <message>
        <source>trump</source>
        <translation>valtti</translation>
    </message>
    <message>
        <source>A card of the trump suit. Even the lowest trump beats every card of the other suits.</source>
        <translation>Valttimaan kortti. Pieninkin valtti voittaa kaikki muiden maiden kortit.</translation>
    </message>
    <message>
        <source>marriage</source>
        <translation>pariskunta</translation>
    </message>
    <message>
        <source>The king and queen of the same suit. Declaring them can make that suit trumps.</source>
        <translation>Saman maan kuningas ja rouva. Kun ne ilmoittaa, niiden maasta voi tulla valtti.</translation>
    </message>
    <message>
        <source>whole</source>
        <translation>kokonainen</translation>
    </message>
    <message>
        <source>A marriage in your partner’s hand. You ask for a whole without naming a suit.</source>
        <translation>Pariskunta parisi kädessä. Kun kysyt kokonaista, et nimeä maata.</translation>
    </message>
    <message>
        <source>half</source>
        <translation>puolikas</translation>
    </message>
    <message>
        <source>A lone king or queen. If you hold one, you may ask your partner for the other.</source>
        <translation>Kuningas tai rouva yksinään. Jos sinulla on puolikas, saat kysyä pariltasi, onko puuttuva kortti hänellä.</translation>
    </message>
    <message>
        <source>little one</source>
        <translation>pikkuvaltti</translation>
    </message>
    <message>
        <source>Any marriage after the first. It scores, but trumps stay the same.</source>
        <translation>Jokainen ensimmäisen jälkeinen pariskunta. Siitä saa pisteitä, mutta valtti ei vaihdu.</translation>
    </message>
    <message>
        <source>card points</source>
        <translation>korttipisteet</translation>
    </message>
    <message>
        <source>The value of the cards in your tricks, added up.</source>
        <translation>Tikeissäsi olevien korttien arvot yhteen laskettuina.</translation>
    </message>
    <message>
        <source>Porvoo</source>
        <translation>Porvoo</translation>
    </message>
    <message>
        <source>A Finnish town by the sea. A side that takes no trick is sent there and drops to zero.</source>
        <translation>Kaupunki meren rannalla. Sinne lähtee ilman tikkiä jäänyt joukkue, ja sen pisteet putoavat nollaan.</translation>
    </message>
    <message>
        <source>in the bag</source>
        <translation>pussissa</translation>
    </message>
    <message>
        <source>Where a side sits after a hand without a trick. In the next hand, it can’t declare, ask or score.</source>
        <translation>Ilman tikkiä jäänyt joukkue on seuraavan jaon pussissa. Silloin se ei saa ilmoittaa eikä kysyä, eikä se saa pisteitä.</translation>
    </message>
    <message>
        <source>partner</source>
        <translation>pari</translation>
    </message>
    <message>
        <source>The player opposite you. You play together and share your points.</source>
        <translation>Vastapäätä istuva pelaaja. Pelaatte yhdessä, ja pisteenne ovat yhteiset.</translation>
    </message>
    <message>
        <source>dealer</source>
        <translation>jakaja</translation>
    </message>
    <message>
        <source>The player who deals this hand.</source>
        <translation>Pelaaja, joka jakaa tämän jaon kortit.</translation>
    </message>
    <message>
        <source>stock</source>
        <translation>pakka</translation>
    </message>
    <message>
        <source>The face-down pile that players draw cards from.</source>
        <translation>Nurin oleva pino, josta pelaajat nostavat kortteja.</translation>
    </message>
    <message>
        <source>strict play</source>
        <translation>tiukka peli</translation>
    </message>
    <message>
        <source>The way you play when the stock is gone. You must follow suit and beat the best card if you can. If you can’t follow suit, you must trump.</source>
        <translation>Peli pakan loputtua. Silloin on tunnustettava maata ja mentävä parhaan kortin yli. Jos maata ei ole, on lyötävä valttia.</translation>
    </message>
    <message>
        <source>open card</source>
        <translation>avoin kortti</translation>
    </message>
    <message>
        <source>A face-up card in front of you. You play it just like the cards in your hand.</source>
        <translation>Edessäsi kuvapuoli ylöspäin oleva kortti. Lyöt sen niin kuin kädessäsi olevatkin.</translation>
    </message>
</context>
<context>
    <name>Glossary forms</name>
    <message>
        <source>kitty</source>
        <translation>lesk*</translation>
    </message>
    <message>
        <source>dead hand</source>
        <translation>kuollut käsi|kuollu*</translation>
    </message>
    <message>
        <source>läpiajo</source>
        <translation>läpiajo*</translation>
    </message>
    <message>
        <source>rami</source>
        <translation>rami|ramia|ramissa|ramin</translation>
    </message>
    <message>
        <source>nolo</source>
        <translation>nolo|noloa|nolossa|nolon</translation>
    </message>
    <message>
        <source>sooli</source>
        <translation>sooli|soolia|soolin|soolissa</translation>
    </message>
    <message>
        <source>rising|nousussa</source>
        <translation>nousu*</translation>
    </message>
    <message>
        <source>set|sets</source>
        <translation>yhdistelm*</translation>
    </message>
    <message>
        <source>sequence|sequences</source>
        <translation>suora|suoraa|suorat|suorassa|suoria</translation>
    </message>
    <message>
        <source>trial|trials</source>
        <translation>triali*</translation>
    </message>
    <message>
        <source>tunnela|tunnelas</source>
        <translation>tunnel*</translation>
    </message>
    <message>
        <source>dublee|dublees</source>
        <translation>duble*</translation>
    </message>
    <message>
        <source>show their first|show your first|show the first|show them|show sets|show three|shows|shown|seen the maal|see the maal</source>
        <translation>avata|avaa|avan*|avaam*|avauks*</translation>
    </message>
    <message>
        <source>discard|discards|discarded|discarding</source>
        <translation>heittää|poistokort*</translation>
    </message>
    <message>
        <source>tiplu|tiplu’s</source>
        <translation>tiplu*</translation>
    </message>
    <message>
        <source>poplu</source>
        <translation>poplu*</translation>
    </message>
    <message>
        <source>jhiplu</source>
        <translation>jhiplu*</translation>
    </message>
    <message>
        <source>wild card|wild cards|wild</source>
        <translation>jokeri*|villi|villejä|villit|villiä</translation>
    </message>
    <message>
        <source>maal</source>
        <translation>maal*</translation>
    </message>
    <message>
        <source>kidnap</source>
        <translation>kaappau*</translation>
    </message>
    <message>
        <source>murder</source>
        <translation>murha*</translation>
    </message>
    <message>
        <source>trick|tricks</source>
        <translation>tikki|tikin|tikit|tikkiä|tikkejä|tikkiin|tikkiäkään|tikeistä|tikistä</translation>
    </message>
    <message>
        <source>leads|lead|leading|leader</source>
        <translation>aloittaa|aloittaja|aloittanut|aloitettava</translation>
    </message>
    <message>
        <source>suit led|suit that was led|led suit</source>
        <translation>lähtömaa*</translation>
    </message>
    <message>
        <source>must follow|can’t follow|cannot follow|follow suit|follow it</source>
        <translation>tunnust*</translation>
    </message>
    <message>
        <source>must beat|must be beaten|must beat it|beat the best card|beat the highest card|beat the winning card|beat the card|can beat|beat it</source>
        <translation>mennä yli|menee yli|siitä voi mennä yli|mentävä yli|lyötävä suurempi|lyö suurempi|suurempi kortti|suuremman kortin|suuremmalla kortilla|kortin yli</translation>
    </message>
    <message>
        <source>trump|trumps</source>
        <translation>valtti|valttia|valtin|valtit|valtiksi|valttien|valttimaa</translation>
    </message>
    <message>
        <source>marriage|marriages|marriage’s</source>
        <translation>pariskun*</translation>
    </message>
    <message>
        <source>a whole|wholes</source>
        <translation>kokonai*</translation>
    </message>
    <message>
        <source>a half|halves|other half</source>
        <translation>puolik*</translation>
    </message>
    <message>
        <source>little one|little ones</source>
        <translation>pikkuval*</translation>
    </message>
    <message>
        <source>card points</source>
        <translation>korttipist*</translation>
    </message>
    <message>
        <source>Porvoo</source>
        <translation>Porvoo*</translation>
    </message>
    <message>
        <source>in the bag</source>
        <translation>pussissa|pussin</translation>
    </message>
    <message>
        <source>partner|partners|partner’s|partners’</source>
        <translation>pari|parit|parin|parilla|pariltaan|parille|parilleen|paria</translation>
    </message>
    <message>
        <source>dealer</source>
        <translation>jakaja*</translation>
    </message>
    <message>
        <source>stock</source>
        <translation>pakkaa|pakasta|pakaksi|pakan</translation>
    </message>
    <message>
        <source>strict|strictly</source>
        <translation>tiukk*</translation>
    </message>
    <message>
        <source>open card|open cards|face-up card|face-up cards</source>
        <translation>avoin kort*|avoim*</translation>
    </message>
    <message>
        <source>bid|bids|bidder|bidding</source>
        <translation>huuto|huudot|huutoja|huudon|huutonsa|huudettava|huutaa</translation>
    </message>
    <message>
        <source>pass|passes for good|passes|passed</source>
        <translation>passa*</translation>
    </message>
    <message>
        <source>declarer|declarer’s|declarers|declarers’</source>
        <translation>pelinvie*|pelinvij*</translation>
    </message>
</context>
<context>
    <name>Guided hand</name>
    <message>
        <source>{teacher} says</source>
        <translation>{teacher} sanoo</translation>
    </message>
    <message>
        <source>Bid what you hope to take, marriages included. If your hand is weak, pass.</source>
        <translation>Huuda sen verran kuin uskot saavasi pariskunnat mukaan lukien. Jos kätesi on heikko, passaa.</translation>
    </message>
    <message>
        <source>Now you know all your cards. Raise only if you’re sure, because missing the bid costs as much.</source>
        <translation>Nyt tunnet kaikki korttisi. Korota vain, jos olet varma, sillä huudosta jääminen maksaa saman verran.</translation>
    </message>
    <message>
        <source>Give the cards that help you least. Aces, tens and marriages stay together.</source>
        <translation>Anna kortit, joista on sinulle vähiten apua. Pidä ässät, kympit ja pariskunnat.</translation>
    </message>
    <message>
        <source>Discard low cards. Your aces, tens and marriages are worth more.</source>
        <translation>Pane pois matalia kortteja. Ässät, kympit ja pariskunnat ovat arvokkaampia.</translation>
    </message>
    <message>
        <source>Red bids rami, for hands with many high cards. Black bids nolo, for low cards.</source>
        <translation>Punainen kortti huutaa ramia, kun sinulla on paljon korkeita. Musta huutaa noloa, kun kortit ovat matalia.</translation>
    </message>
    <message>
        <source>Sooli means you play alone and mustn’t take a trick. Without very low cards, pass.</source>
        <translation>Soolissa pelaat yksin etkä saa ottaa yhtään tikkiä. Passaa, elleivät korttisi ole hyvin matalia.</translation>
    </message>
    <message>
        <source>You hold the king and queen of one suit! Declare your marriage before you lead.</source>
        <translation>Sinulla on saman maan kuningas ja rouva! Ilmoita pariskunta ennen kuin aloitat.</translation>
    </message>
    <message>
        <source>You may ask your partner for a marriage before you lead. A no costs you nothing but the question.</source>
        <translation>Saat kysyä pariltasi pariskuntaa ennen kuin aloitat. Ei-vastaus maksaa sinulle vain kysymyksen.</translation>
    </message>
    <message>
        <source>You lead, so any card is fine. An ace usually wins the trick. The low cards can wait.</source>
        <translation>Sinä aloitat, joten mikä kortti tahansa käy. Ässä yleensä voittaa tikin. Matalat kortit voivat odottaa.</translation>
    </message>
    <message>
        <source>Follow suit. The darker cards aren’t allowed now. Click one, and you’ll see why.</source>
        <translation>Tunnusta maata. Tummempia kortteja ei saa nyt lyödä. Napsauta sellaista, niin näet miksi.</translation>
    </message>
    <message>
        <source>You can’t follow suit, so trump. Your trump beats any card of another suit.</source>
        <translation>Et voi tunnustaa maata, joten lyö valttia. Valttisi voittaa kaikki muut maat.</translation>
    </message>
    <message>
        <source>You can’t follow suit. Give points to your own side, or a worthless card to the others.</source>
        <translation>Et voi tunnustaa maata. Anna pisteitä omillesi tai arvoton kortti vastustajille.</translation>
    </message>
    <message>
        <source>Only a few cards are left. The last trick counts extra, so keep a strong card for it.</source>
        <translation>Kortteja on enää muutama. Viimeisestä tikistä saa lisää, joten säästä sitä varten vahva kortti.</translation>
    </message>
    <message>
        <source>Take the offered card only if it makes a set. Otherwise draw from the stock.</source>
        <translation>Ota tarjottu kortti vain, jos siitä syntyy yhdistelmä. Muuten nosta pakasta.</translation>
    </message>
    <message>
        <source>Discard a card that has no neighbours and no equals in your hand.</source>
        <translation>Heitä kortti, jolla ei ole kädessäsi naapuria eikä samanarvoista.</translation>
    </message>
    <message>
        <source>You have three pure sets! Show them, and you’ll see the maal.</source>
        <translation>Sinulla on kolme puhdasta yhdistelmää! Pane ne pöytään, niin näet maalin.</translation>
    </message>
    <message>
        <source>All your cards fit into sets. Finish the deal!</source>
        <translation>Kaikki korttisi sopivat yhdistelmiin. Lopeta jako!</translation>
    </message>
    <message>
        <source>You were dealt a tunnela. Show it now, because it scores extra.</source>
        <translation>Sait jaossa tunnelan. Näytä se heti, sillä siitä saa lisäpisteitä.</translation>
    </message>
    <message>
        <source>You lead, so any card is fine. High cards win tricks, and low cards avoid them.</source>
        <translation>Sinä aloitat, joten mikä kortti tahansa käy. Korkeat kortit voittavat tikkejä ja matalat väistävät niitä.</translation>
    </message>
    <message>
        <source>Give away the card that’s most likely to win a trick. Aces are low in sooli.</source>
        <translation>Anna pois kortti, joka todennäköisimmin voittaa tikin. Ässä on soolissa matalin.</translation>
    </message>
    <message>
        <source>You can’t follow suit. In rami, discard a low card. In nolo, discard a dangerous one.</source>
        <translation>Et voi tunnustaa maata. Heitä ramissa matala kortti, nolossa vaarallinen.</translation>
    </message>
    <message>
        <source>Only a few cards are left. Count both sides’ tricks to see what you still need.</source>
        <translation>Kortteja on enää muutama. Laske kummankin joukkueen tikit, niin tiedät, mitä vielä tarvitset.</translation>
    </message>
    <message>
        <source>You can’t follow suit and needn’t trump. Discard a card that’s worth little.</source>
        <translation>Et voi tunnustaa maata, eikä sinun ole pakko lyödä valttia. Heitä vähäarvoinen kortti.</translation>
    </message>
</context>
<context>
    <name>Habits</name>
    <message>
        <source>What my partner does</source>
        <translation>Näin parini pelaa</translation>
    </message>
    <message>
        <source>These numbers are estimated from hands that computer players played.</source>
        <translation>Luvut on arvioitu jaoista, joita tietokonepelaajat pelasivat.</translation>
    </message>
    <message>
        <source>With an ace in hand, {name} opens with one {number} out of 10 times.</source>
        <translation>Kun kädessä on ässä, {name} avaa ässällä {number} kertaa kymmenestä.</translation>
    </message>
    <message>
        <source>With a marriage in hand, {name} declares it right away {number} out of 10 times.</source>
        <translation>Kun kädessä on pari, {name} ilmoittaa sen heti {number} kertaa kymmenestä.</translation>
    </message>
    <message>
        <source>{name} takes a chance to ask you for a marriage {number} out of 10 times.</source>
        <translation>Kun sinulta voi kysyä paria, {name} kysyy {number} kertaa kymmenestä.</translation>
    </message>
    <message>
        <source>If you’re sure to win the trick, {name} adds a ten or an ace {number} out of 10 times.</source>
        <translation>Kun saat tikin varmasti, {name} antaa siihen kympin tai ässän {number} kertaa kymmenestä.</translation>
    </message>
    <message>
        <source>If your card is the best so far, {name} doesn’t go higher {number} out of 10 times.</source>
        <translation>Kun korttisi on toistaiseksi paras, {name} ei mene yli {number} kertaa kymmenestä.</translation>
    </message>
    <message>
        <source>{name} leads a suit back to you {number} out of 10 times.</source>
        <translation>{name} palauttaa aloittamaasi maata {number} kertaa kymmenestä.</translation>
    </message>
    <message>
        <source>When playing second, {name} stays low {number} out of 10 times.</source>
        <translation>Toisena pelatessaan {name} lyö pienen {number} kertaa kymmenestä.</translation>
    </message>
    <message>
        <source>If {name} can’t follow suit but can trump, that happens {number} out of 10 times.</source>
        <translation>Kun {name} ei voi tunnustaa maata mutta voi lyödä valtin, niin käy {number} kertaa kymmenestä.</translation>
    </message>
</context>
<context>
    <name>Helper</name>
    <message>
        <source>Stop warning me</source>
        <translation>Älä varoita</translation>
    </message>
    <message>
        <source>No more praise</source>
        <translation>Ei enää kehuja</translation>
    </message>
    <message>
        <source>That was your third match of this game. Should I keep warning you before clear mistakes?</source>
        <translation>Tämä oli kolmas ottelusi tätä peliä. Varoitanko edelleen ennen selviä virheitä?</translation>
    </message>
    <message>
        <source>Keep warning me</source>
        <translation>Varoita edelleen</translation>
    </message>
    <message>
        <source>No, thanks</source>
        <translation>Ei kiitos</translation>
    </message>
    <message>
        <source>You’re often faster than the cards. Play faster?</source>
        <translation>Olet usein kortteja nopeampi. Pelataanko nopeammin?</translation>
    </message>
    <message>
        <source>Play faster</source>
        <translation>Pelaa nopeammin</translation>
    </message>
    <message>
        <source>Helper: {words}</source>
        <translation>Apuri: {words}</translation>
    </message>
    <message>
        <source>{action}? Another choice is clearly better.</source>
        <translation>{action}? Jokin muu on selvästi parempi.</translation>
    </message>
</context>
<context>
    <name>In short</name>
    <message>
        <source>In short</source>
        <translation>Lyhyesti</translation>
    </message>
    <message>
        <source>The goal</source>
        <translation>Tavoite</translation>
    </message>
    <message>
        <source>You and the player opposite you are partners.</source>
        <translation>Sinä ja vastapäätä istuva pelaaja pelaatte yhdessä.</translation>
    </message>
    <message>
        <source>You play against one opponent.</source>
        <translation>Pelaat yhtä vastustajaa vastaan.</translation>
    </message>
    <message>
        <source>Each of you plays alone.</source>
        <translation>Jokainen pelaa yksin.</translation>
    </message>
    <message>
        <source>Seven of your cards lie face up on the table, with seven more face down under them. You play from your hand and from the open cards alike. When you play an open card, you turn up the one under it.</source>
        <translation>Korteistasi seitsemän on avoinna pöydällä, ja niiden alla on seitsemän muuta kuvapuoli alaspäin. Lyöt yhtä lailla kädestä ja pöydältä. Kun lyöt avoimen kortin, käännät sen alla olevan.</translation>
    </message>
    <message>
        <source>While the stock lasts, you may play any card. After each trick, you both draw a card. When the stock is gone, play gets strict, and the rules below apply.</source>
        <translation>Niin kauan kuin pakkaa riittää, saat lyödä minkä kortin haluat. Jokaisen tikin jälkeen kumpikin nostaa yhden. Kun pakka on loppu, peli on tiukkaa, ja silloin velvollisuutesi ovat seuraavat.</translation>
    </message>
    <message>
        <source>The highest bidder is the declarer.</source>
        <comment>with a partner</comment>
        <translation>Eniten huutanut on pelinviejä.</translation>
    </message>
    <message>
        <source>The highest bidder is the declarer.</source>
        <comment>alone</comment>
        <translation>Eniten huutanut on pelinviejä.</translation>
    </message>
    <message>
        <source>Against rami, an opponent may say sooli, which means playing alone and trying to take no tricks at all.</source>
        <translation>Ramia vastaan vastustaja voi sanoa soolin eli pelata yksin ja yrittää olla ottamatta yhtään tikkiä.</translation>
    </message>
    <message>
        <source>First, you each place a card face down as your bid. Red bids rami, where you try to win tricks. Black bids nolo, where you try to avoid them. One red card is enough for rami.</source>
        <translation>Ensin jokainen panee näyttökortin kuvapuoli alaspäin. Punainen näyttää ramia, jossa tikkejä kerätään. Musta näyttää noloa, jossa niitä väistetään. Yksikin punainen riittää ramiin.</translation>
    </message>
    <message>
        <source>Follow suit if you can, by playing a card of the suit that was led.</source>
        <translation>Tunnusta maata, jos voit, eli lyö lähtömaan kortti.</translation>
    </message>
    <message>
        <source>The ten is a high card here, because only the ace beats it.</source>
        <translation>Kymppi on tässä pelissä korkea kortti, sillä vain ässä voittaa sen.</translation>
    </message>
    <message>
        <source>If you can’t follow suit, you may play any card.</source>
        <translation>Jos et voi tunnustaa maata, saat lyödä minkä kortin tahansa.</translation>
    </message>
    <message>
        <source>If you can’t follow suit but have a trump, you must play one.</source>
        <translation>Jos et voi tunnustaa maata, sinun on lyötävä valttia, jos valtti on tehty ja sinulla on sitä.</translation>
    </message>
    <message>
        <source>If you can’t follow suit but have a trump, you must play one. You must also beat the trumps already played to the trick if you can.</source>
        <translation>Jos et voi tunnustaa maata, sinun on lyötävä valttia, jos valtti on tehty ja sinulla on sitä. Sinun on myös mentävä tikissä jo olevien valttien yli, jos voit.</translation>
    </message>
    <message>
        <source>Each time you lead, you may first declare any marriages that you hold. You may also ask your partner once for a whole, which is a marriage in your partner’s hand.</source>
        <translation>Aina kun aloitat tikin, saat ensin ilmoittaa kädessäsi olevat pariskunnat. Saat myös kysyä kerran pariltasi kokonaista eli pariskuntaa hänen kädessään.</translation>
    </message>
    <message>
        <source>If you win a trick that you led yourself, you may declare a marriage. Or you may ask your partner for a whole or a half.</source>
        <translation>Kun voitat itse aloittamasi tikin, saat ilmoittaa pariskunnan tai kysyä pariltasi kokonaista tai puolikasta.</translation>
    </message>
    <message>
        <source>You collect sets. A sequence is cards in a row in one suit, and a tunnela is three identical cards. A trial is cards of the same rank in different suits.</source>
        <translation>Keräät yhdistelmiä. Suora on saman maan peräkkäisiä kortteja, ja tunnela on kolme aivan samaa korttia. Triali on samanarvoisia kortteja eri maista.</translation>
    </message>
    <message>
        <source>Once you’ve shown your sets, you may look at the tiplu, the secret card of the deal. All cards of its rank are now wild for you, and so are its two neighbours in the suit. Wild cards can stand for other cards.</source>
        <translation>Kun olet avannut, saat katsoa jaon salaisen kortin, tiplun. Sen arvoiset kortit ja sen kaksi naapuria samassa maassa ovat siitä lähtien sinulle jokereita. Jokeri käy muiden korttien paikalle.</translation>
    </message>
    <message numerus="yes">
        <source>Have the most points after {number} deals.</source>
        <comment>Have the most points after 1 deal.</comment>
        <translation>
            <numerusform>Kerää eniten pisteitä yhdessä jaossa.</numerusform>
            <numerusform>Kerää eniten pisteitä {number} jaossa.</numerusform>
        </translation>
    </message>
    <message>
        <source>A whole is a marriage in your partner’s hand. A half is the card that you lack for a marriage of your own.</source>
        <translation>Kokonainen on pariskunta parisi kädessä. Puolikas on kortti, joka puuttuu omasta pariskunnastasi.</translation>
    </message>
    <message>
        <source>The hand begins without trumps. The first marriage makes its suit trumps, which beat all other suits. Later marriages are called little ones. They score points but don’t change trumps.</source>
        <translation>Jako alkaa ilman valttia. Ensimmäinen pariskunta tekee maastaan valtin, joka voittaa kaikki muut maat. Seuraavat ovat pikkuvaltteja: niistä saa pisteitä, mutta valtti ei vaihdu.</translation>
    </message>
    <message>
        <source>The hand begins without trumps. Every marriage makes its suit the new trumps, which beat all other suits.</source>
        <translation>Jako alkaa ilman valttia. Jokainen pariskunta tekee maastaan uuden valtin, joka voittaa kaikki muut maat.</translation>
    </message>
    <message>
        <source>You each have {number} cards from three packs. On your turn, you draw a card from the stock or take the last discard. Then you discard a card.</source>
        <translation>Jokaisella on {number} korttia kolmesta pakasta. Vuorollasi nostat kortin pakasta tai otat viimeksi heitetyn. Sitten heität kortin pois.</translation>
    </message>
    <message>
        <source>As soon as you have {number} sequences or tunnelas without wild cards, you may show them.</source>
        <translation>Heti kun sinulla on {number} suoraa tai tunnelaa ilman jokereita, saat avata eli panna ne pöytään.</translation>
    </message>
    <message>
        <source>Instead, you may show {number} dublees, which are pairs of identical cards.</source>
        <translation>Niiden sijasta voit avata {number} dubleella eli aivan samojen korttien parilla.</translation>
    </message>
    <message>
        <source>Printed jokers are wild, too.</source>
        <translation>Myös oikeat jokerit käyvät jokereina.</translation>
    </message>
    <message>
        <source>You finish the deal when all your cards but one fit into sets.</source>
        <translation>Lopetat jaon, kun kaikki korttisi yhtä lukuun ottamatta ovat yhdistelmissä.</translation>
    </message>
    <message>
        <source>Show your first sets early, even if you can’t hope to finish first. Your maal counts only once you’ve shown sets.</source>
        <translation>Avaa ajoissa, vaikka et ehtisikään lopettaa ensimmäisenä. Maalisi lasketaan vasta sen jälkeen.</translation>
    </message>
    <message>
        <source>There’s a third hand, face down. Nobody ever sees it, so you never know for sure which cards are in play.</source>
        <translation>Kolmas käsi on pöydällä kuvapuoli alaspäin. Kukaan ei näe sitä koskaan, joten et voi tietää varmasti, mitkä kortit ovat pelissä.</translation>
    </message>
    <message>
        <source>Before play begins, you each bid how many points your side will take.</source>
        <translation>Ennen peliä kaikki huutavat, montako pistettä oma joukkue saa.</translation>
    </message>
    <message>
        <source>Before play begins, you each bid how many points you’ll take.</source>
        <translation>Ennen peliä kaikki huutavat, montako pistettä saavat.</translation>
    </message>
    <message>
        <source>There are no trumps.</source>
        <translation>Valttia ei ole.</translation>
    </message>
    <message>
        <source>When you follow suit, you must beat the best card if you can.</source>
        <translation>Kun tunnustat maata, sinun on mentävä tikin parhaan kortin yli, jos voit.</translation>
    </message>
    <message>
        <source>A king and queen of the same suit are a marriage.</source>
        <translation>Saman maan kuningas ja rouva ovat pariskunta.</translation>
    </message>
    <message>
        <source>After you win a trick, you may declare a marriage, or ask your partner for a whole or a half.</source>
        <translation>Kun voitat tikin, saat ilmoittaa pariskunnan tai kysyä pariltasi kokonaista tai puolikasta.</translation>
    </message>
    <message>
        <source>After you win a trick, you may declare a marriage before you draw. When the stock is gone, nobody can declare any more.</source>
        <translation>Kun voitat tikin, saat ilmoittaa pariskunnan, ennen kuin nostat. Kun pakka on loppu, kukaan ei voi enää ilmoittaa.</translation>
    </message>
    <message>
        <source>After you win a trick, you may declare a marriage.</source>
        <translation>Kun voitat tikin, saat ilmoittaa pariskunnan.</translation>
    </message>
    <message>
        <source>A whole is a marriage in your partner’s hand. A half is the king or queen of a suit. You may ask for a half even if you hold no card of that suit.</source>
        <translation>Kokonainen on pariskunta parisi kädessä. Puolikas on sen kuningas tai rouva. Puolikasta saat kysyä, vaikka sinulla ei olisi yhtään sen maan korttia.</translation>
    </message>
    <message>
        <source>A marriage counts {spades} points in spades, {clubs} in clubs, {diamonds} in diamonds and {hearts} in hearts.</source>
        <translation>Pariskunnasta saa pisteitä maan mukaan: padasta {spades}, rististä {clubs}, ruudusta {diamonds} ja hertasta {hearts}.</translation>
    </message>
    <message>
        <source>A side that takes no trick goes in the bag, and can’t score until it takes one.</source>
        <translation>Ilman tikkiä jäänyt joukkue joutuu pussiin eikä voi saada pistettä, ennen kuin se saa tikin.</translation>
    </message>
    <message>
        <source>A side that takes no trick goes in the bag, so it can’t score in the next hand.</source>
        <translation>Ilman tikkiä jäänyt joukkue on seuraavan jaon pussissa eikä voi saada pistettä.</translation>
    </message>
    <message>
        <source>Most points come from marriages. A marriage is a king and queen of the same suit.</source>
        <translation>Eniten pisteitä tuovat pariskunnat eli saman maan kuningas ja rouva.</translation>
    </message>
    <message>
        <source>The cards in your tricks count, too, and so does the last trick.</source>
        <translation>Myös tikeissäsi olevat kortit ja viimeinen tikki tuovat pisteitä.</translation>
    </message>
    <message>
        <source>Have the higher score after {deals} hands.</source>
        <translation>Kerätkää {deals} jaossa enemmän pisteitä kuin toinen joukkue.</translation>
    </message>
    <message>
        <source>Each hand, the highest bidder promises a number of points for their side.</source>
        <translation>Jokaisessa jaossa eniten huutanut lupaa joukkueelleen tietyn määrän pisteitä.</translation>
    </message>
    <message>
        <source>Each hand, the highest bidder promises a number of points.</source>
        <translation>Jokaisessa jaossa eniten huutanut lupaa tietyn määrän pisteitä.</translation>
    </message>
    <message>
        <source>Make your bid, and you score that many points. Miss it, and you lose that many. The others score what they take.</source>
        <translation>Jos lupaus täyttyy, se tuo luvatut pisteet. Muuten se vie saman verran. Muut saavat sen, minkä vievät.</translation>
    </message>
    <message>
        <source>If one side takes every trick, which is called läpiajo, the other may lose even more.</source>
        <translation>Jos joukkue vie kaikki tikit, sitä sanotaan läpiajoksi. Ilman tikkiä jäänyt joukkue voi silloin menettää vielä enemmän.</translation>
    </message>
    <message>
        <source>If you take no trick at all, you may lose even more.</source>
        <translation>Jos et saa yhtään tikkiä, voit menettää vielä enemmän.</translation>
    </message>
    <message>
        <source>The first marriage that anybody declares makes its suit trumps, and scores 2 points. Each later one scores 1.</source>
        <translation>Ensimmäisenä ilmoitettu pariskunta tekee maastaan valtin, ja siitä saa 2 pistettä. Jokaisesta seuraavasta saa 1.</translation>
    </message>
    <message>
        <source>The last trick scores 1 point. So does having more aces and tens in your tricks.</source>
        <translation>Viimeisestä tikistä saa 1 pisteen. Samoin siitä, että omissa tikeissä on enemmän ässiä ja kymppejä.</translation>
    </message>
    <message>
        <source>The last trick scores 1 point. So does having the more valuable cards in your tricks.</source>
        <translation>Viimeisestä tikistä saa 1 pisteen. Samoin siitä, että omissa tikeissä on arvokkaammat kortit.</translation>
    </message>
    <message>
        <source>Be the first side to have exactly {target} points.</source>
        <translation>Hankkikaa täsmälleen {target} pistettä ennen toista joukkuetta.</translation>
    </message>
    <message numerus="yes">
        <source>Be the first side to score {number} game points.</source>
        <comment>Be the first side to score 1 game point.</comment>
        <translation>
            <numerusform>Hankkikaa 1 pelipiste ennen toista joukkuetta.</numerusform>
            <numerusform>Hankkikaa {number} pelipistettä ennen toista joukkuetta.</numerusform>
        </translation>
    </message>
    <message>
        <source>Be the first player to have exactly {target} points.</source>
        <translation>Hanki täsmälleen {target} pistettä ennen vastustajaasi.</translation>
    </message>
    <message>
        <source>If neither side reaches the target in {deals} deals, the side that has collected more points wins.</source>
        <translation>Jos kumpikaan ei ole yltänyt siihen {deals} jaossa, voittaa enemmän pisteitä kerännyt joukkue.</translation>
    </message>
    <message>
        <source>Each hand is rami, where you try to win tricks, or nolo, where you try to avoid them.</source>
        <translation>Jokaisessa jaossa pelataan ramia, jossa tikkejä kerätään, tai noloa, jossa niitä väistetään.</translation>
    </message>
    <message>
        <source>In rami, you score for every trick above {odd}, and in nolo for every trick below {even}.</source>
        <translation>Ramissa pisteitä saa jokaisesta tikistä yli {odd}:n ja nolossa jokaisesta, joka puuttuu {even}:stä.</translation>
    </message>
    <message>
        <source>Only one side can have points at a time. If you have some and lose a hand, you’re back at 0.</source>
        <translation>Vain toisella joukkueella voi kerrallaan olla pisteitä. Jos teillä on niitä ja häviätte jaon, putoatte nollaan.</translation>
    </message>
    <message>
        <source>The winners then start to rise with the points of that hand.</source>
        <translation>Silloin voittajat nousevat sen jaon pisteillä.</translation>
    </message>
    <message>
        <source>Be the first side to reach {target} points.</source>
        <translation>Hankkikaa {target} pistettä ennen toista joukkuetta.</translation>
    </message>
    <message>
        <source>Be the first player to reach {target} points.</source>
        <translation>Hanki {target} pistettä ennen muita.</translation>
    </message>
    <message>
        <source>Each hand is a series of tricks. In a trick, everybody plays one card, and the best card wins the lot.</source>
        <translation>Jako pelataan tikkeinä. Tikissä jokainen lyö yhden kortin, ja paras niistä vie kaikki.</translation>
    </message>
    <message>
        <source>Collect sets of cards that belong together, such as the 7, 8 and 9 of hearts.</source>
        <translation>Kerää yhdistelmiä yhteen kuuluvista korteista, esimerkiksi hertan 7, 8 ja 9.</translation>
    </message>
    <message>
        <source>The first player with all their cards in sets finishes the deal, and the others pay.</source>
        <translation>Se, joka saa ensimmäisenä kaikki korttinsa yhdistelmiin, lopettaa jaon, ja muut maksavat.</translation>
    </message>
    <message>
        <source>The others also pay for maal, which is extra points for certain cards. Your maal counts only once you’ve shown three sets.</source>
        <translation>He maksavat myös maalista eli tiettyjen korttien pisteistä. Se lasketaan vasta, kun olet avannut kolmella yhdistelmällä.</translation>
    </message>
</context>
<context>
    <name>Lessons played</name>
    <message>
        <source>tricks</source>
        <translation>tikit</translation>
    </message>
    <message>
        <source>marriages and questions</source>
        <translation>pariskunnat ja kysyminen</translation>
    </message>
    <message>
        <source>marriages and scoring</source>
        <translation>pariskunnat ja pisteet</translation>
    </message>
    <message>
        <source>bidding and the exchange</source>
        <translation>huutaminen ja korttien vaihto</translation>
    </message>
    <message>
        <source>bidding and the kitty</source>
        <translation>huutaminen ja leski</translation>
    </message>
    <message>
        <source>You and Väinö, sitting opposite, are partners against Hilma and Elsa. Everyone plays a card, and the highest wins all four. That’s called a trick.</source>
        <translation>Sinä ja vastapäätä istuva Väinö pelaatte yhdessä Hilmaa ja Elsaa vastaan. Jokainen lyö kortin, ja korkein vie kaikki neljä. Sitä sanotaan tikiksi.</translation>
    </message>
    <message>
        <source>You’re playing against Väinö. Each of you plays a card, and the higher one wins both. That’s called a trick.</source>
        <translation>Pelaat Väinöä vastaan. Kumpikin lyö kortin, ja korkeampi vie molemmat. Sitä sanotaan tikiksi.</translation>
    </message>
    <message>
        <source>You play for yourself, and so do Hilma and Elsa. Everyone plays a card, and the highest wins all three. That’s called a trick.</source>
        <translation>Pelaat omaan laskuusi, samoin Hilma ja Elsa. Jokainen lyö kortin, ja korkein vie kaikki kolme. Sitä sanotaan tikiksi.</translation>
    </message>
    <message>
        <source>From high to low: ace, ten, king, queen, jack, nine. There are no lower cards. The ten is high, and only the ace beats it.</source>
        <translation>Korkeimmasta alkaen: ässä, kymppi, kuningas, rouva, jätkä, ysi. Pienempiä ei ole. Kymppi on korkea, ja vain ässä voittaa sen.</translation>
    </message>
    <message>
        <source>You lead, and you can choose any card. Play the {card}, because no card still out can beat it.</source>
        <translation>Sinä aloitat, ja saat valita minkä kortin tahansa. Lyö {card}, koska mikään ulkona oleva kortti ei voita sitä.</translation>
    </message>
    <message>
        <source>You lead. Play the {card}. It’s the highest card left in its suit, so only a trump can beat it.</source>
        <translation>Sinä aloitat. Lyö {card}. Se on maansa korkein jäljellä oleva kortti, joten vain valtti voittaa sen.</translation>
    </message>
    <message>
        <source>You lead. Play the {card}. Higher cards of that suit are still out, so don’t risk a better card.</source>
        <translation>Sinä aloitat. Lyö {card}. Tämän maan korkeampia kortteja on vielä ulkona, joten älä vaaranna parempaa korttia.</translation>
    </message>
    <message>
        <source>You must follow the suit that was led, and beat the highest card if you can. That leaves only the {card}.</source>
        <translation>Sinun on tunnustettava eli lyötävä lähtömaata, ja mentävä korkeimman kortin yli, jos voit. Ainoa sallittu kortti on {card}.</translation>
    </message>
    <message>
        <source>You must follow the suit that was led, and beat the highest card if you can. Play the {card}.</source>
        <translation>Sinun on tunnustettava eli lyötävä lähtömaata, ja mentävä korkeimman kortin yli, jos voit. Lyö {card}.</translation>
    </message>
    <message>
        <source>You must follow the suit led, but you don’t have to beat the highest card. Here it’s worth it, so play the {card}.</source>
        <translation>Sinun on tunnustettava eli lyötävä lähtömaata, mutta yli ei ole pakko mennä. Tässä se kannattaa. Lyö {card}.</translation>
    </message>
    <message>
        <source>You play last, so win the trick with the lowest card you can. Play the {card}.</source>
        <translation>Lyöt viimeisenä, joten voita tikki pienimmällä kortilla, joka siihen riittää. Lyö {card}.</translation>
    </message>
    <message>
        <source>You must follow suit, but you can’t win this trick. Give away a card that’s worth little. Play the {card}.</source>
        <translation>Maata on tunnustettava, mutta tätä tikkiä et voi voittaa. Anna siihen vähäarvoinen kortti. Lyö {card}.</translation>
    </message>
    <message>
        <source>You can’t follow suit, so you must play a trump. Any trump beats any card of another suit. Play the {card}.</source>
        <translation>Et voi tunnustaa maata, joten sinun on lyötävä valttia. Jokainen valtti voittaa kaikki muut maat. Lyö {card}.</translation>
    </message>
    <message>
        <source>You have no card of the suit led and no trump, so you may play anything. Discard the {card}.</source>
        <translation>Sinulla ei ole lähtömaata eikä valttia, joten saat lyödä mitä tahansa. Heitä pois {card}.</translation>
    </message>
    <message>
        <source>You won a trick, and you hold the king and queen of {suit}, a marriage. Declare it before you lead.</source>
        <translation>Voitit tikin, ja sinulla on saman maan kuningas ja rouva eli pariskunta. Ilmoita {suit}, ennen kuin aloitat.</translation>
    </message>
    <message>
        <source>You won a trick, and you hold half of a marriage. Ask Väinö for the other half in {suit}.</source>
        <translation>Voitit tikin, ja sinulla on pariskunnan puolikas. Kysy Väinöltä toista puolikasta: {suit}.</translation>
    </message>
    <message>
        <source>Before you lead, ask Väinö for a whole, which means both the king and queen of one suit.</source>
        <translation>Kysy ennen aloitusta Väinöltä kokonaista eli saman maan kuningasta ja rouvaa.</translation>
    </message>
    <message>
        <source>Yes! Your partner has the king and queen, so that suit is now trumps. Any trump beats any card of another suit.</source>
        <translation>Löytyi! Parillasi on kuningas ja rouva, joten niiden maasta tulee valtti. Jokainen valtti voittaa kaikki muut maat.</translation>
    </message>
    <message>
        <source>You’ve declared the king and queen, so their suit is now trumps. Any trump beats any card of another suit.</source>
        <translation>Ilmoitit kuninkaan ja rouvan, joten niiden maasta tulee valtti. Jokainen valtti voittaa kaikki muut maat.</translation>
    </message>
    <message>
        <source>Väinö is winning this trick for your side, so add points to it. Play the {card}.</source>
        <translation>Väinö on voittamassa tikin teille molemmille, joten anna siihen pisteitä. Lyö {card}.</translation>
    </message>
    <message>
        <source>A marriage, a suit’s king and queen, scores 40 in spades, 60 in clubs, 80 in diamonds and 100 in hearts. Its suit becomes trumps.</source>
        <translation>Saman maan kuningas ja rouva ovat pariskunta. Padasta saa 40 pistettä, rististä 60, ruudusta 80 ja hertasta 100. Pariskunnan maasta tulee valtti.</translation>
    </message>
    <message>
        <source>The marriage in hearts scores a hundred points. Hearts stay trumps until someone declares another marriage.</source>
        <translation>Hertan pariskunnasta saa sata pistettä. Hertta on valttina, kunnes joku ilmoittaa toisen pariskunnan.</translation>
    </message>
    <message>
        <source>Bid only as high as you have to, and never more than you hope to take. Here, bid {amount}.</source>
        <translation>Huuda vain sen verran kuin on pakko, äläkä koskaan enempää kuin uskot saavasi. Huuda nyt {amount}.</translation>
    </message>
    <message>
        <source>Now that you know your cards, you may raise your bid once. You score what you bid, so raise it to {amount}.</source>
        <translation>Nyt tunnet korttisi ja saat korottaa huutoasi kerran. Pisteitä saat vain huutosi verran, joten korota {amount} pisteeseen.</translation>
    </message>
    <message>
        <source>You bid highest. Everyone saw the three cards of the kitty, and now they’re yours.</source>
        <translation>Huusit eniten. Kaikki näkivät lesken kolme korttia, ja nyt ne ovat sinun.</translation>
    </message>
    <message>
        <source>You can’t discard aces or tens, so discard {cards}. They count for you.</source>
        <translation>Pane pois kolme korttia, mutta ei ässiä eikä kymppejä: {cards}. Ne lasketaan sinulle.</translation>
    </message>
    <message>
        <source>Your first lead must be an ace, or a spade if you have no ace. Play the {card}.</source>
        <translation>Ensimmäinen tikki on aloitettava ässällä tai, jos ässää ei ole, padalla. Lyö {card}.</translation>
    </message>
    <message>
        <source>You could play that too, but in this lesson play the {card}.</source>
        <translation>Sekin on sallittu, mutta lyö tällä oppitunnilla {card}.</translation>
    </message>
    <message>
        <source>You could do that too, but in this lesson choose “{action}”.</source>
        <translation>Sekin on mahdollista, mutta valitse tällä oppitunnilla ”{action}”.</translation>
    </message>
    <message>
        <source>You could choose differently, but in this lesson choose these cards: {cards}.</source>
        <translation>Voit valita toisinkin, mutta valitse tällä oppitunnilla nämä kortit: {cards}.</translation>
    </message>
    <message>
        <source>Väinö, sitting opposite, is your partner against Hilma and Elsa. Everyone plays a card, and the highest wins all four. That’s a trick. Väinö starts.</source>
        <translation>Sinä ja vastapäätä istuva Väinö pelaatte yhdessä Hilmaa ja Elsaa vastaan. Jokainen lyö kortin, ja korkein vie kaikki neljä eli tikin. Väinö aloittaa.</translation>
    </message>
    <message>
        <source>From high to low: ace, ten, king, queen, jack, nine, eight, seven, six. The ten is high, and only the ace beats it.</source>
        <translation>Korkeimmasta alkaen: ässä, kymppi, kuningas, rouva, jätkä, ysi, kasi, seiska, kutonen. Kymppi on korkea, ja vain ässä voittaa sen.</translation>
    </message>
    <message>
        <source>Spades were led, so play a spade. If you can beat the highest card, you must. Play your ten. Only your own ace beats it.</source>
        <translation>Väinö aloitti padalla, joten lyö pataa. Jos voit mennä korkeimman kortin yli, sinun on pakko. Lyö kymppi. Vain oma ässäsi voittaa sen.</translation>
    </message>
    <message>
        <source>That would win too, since you hold all the high spades. But play the ten, and see how high it is.</source>
        <translation>Sekin voittaisi, sillä kaikki korkeat padat ovat sinulla. Lyö kuitenkin kymppi, niin näet, miten korkea se on.</translation>
    </message>
    <message>
        <source>The trick is yours, so you lead the next one. You can lead any card. Lead the ace of spades, because nothing beats it.</source>
        <translation>Tikki on sinun, joten aloitat seuraavan. Saat aloittaa millä kortilla tahansa. Aloita pataässällä, koska mikään ei voita sitä.</translation>
    </message>
    <message>
        <source>You could do that, but the ace of spades is sure to win, and then you lead again.</source>
        <translation>Noin saa tehdä, mutta pataässä voittaa varmasti, ja pääset taas aloittamaan.</translation>
    </message>
    <message>
        <source>The ace and ten of spades are gone, so your king is now the highest spade. Lead it.</source>
        <translation>Padan ässä ja kymppi on jo lyöty, joten kuninkaasi on nyt korkein pata. Aloita sillä.</translation>
    </message>
    <message>
        <source>Remember which cards are gone. No spade beats the king of spades any more, so lead it.</source>
        <translation>Muista, mitkä kortit on lyöty. Mikään pata ei enää voita patakuningasta, joten aloita sillä.</translation>
    </message>
    <message>
        <source>Eight spades are gone, so you have the last one. Nobody can follow suit, and there are no trumps, so even the eight wins. Lead it.</source>
        <translation>Kahdeksan pataa on lyöty, joten sinulla on viimeinen. Kukaan ei voi tunnustaa maata eikä valttia ole, joten kasikin voittaa. Aloita sillä.</translation>
    </message>
    <message>
        <source>Another card might be beaten. The eight of spades can’t, because no other spade is left.</source>
        <translation>Joku voisi voittaa muun korttisi, mutta ei patakasia, koska muita patoja ei enää ole.</translation>
    </message>
    <message>
        <source>Hearts were led, and you have none. There are no trumps, so you may play anything. Discard the six of clubs.</source>
        <translation>Tikki alkoi hertalla, eikä sinulla ole yhtään herttaa. Valttia ei ole, joten saat lyödä mitä tahansa. Heitä pois ristikutonen.</translation>
    </message>
    <message>
        <source>You could do that, and you’d lose nothing. But keep the higher card, because it may still win.</source>
        <translation>Niin saa tehdä, etkä menettäisi mitään. Mutta säästä korkeampi kortti, koska se voi vielä voittaa.</translation>
    </message>
    <message>
        <source>The others score a berry for the last trick, and you score one for card points. You win with exactly twelve. Overshoot, and you drop to seven.</source>
        <translation>Vastustajat saavat marjan viimeisestä tikistä ja te korttipisteistä. Ottelun voittaa tasan kahdellatoista marjalla. Jos menette yli, putoatte seitsemään.</translation>
    </message>
    <message>
        <source>The king and queen of the same suit make a marriage. You hold two halves, the king of hearts and the queen of clubs.</source>
        <translation>Saman maan kuningas ja rouva ovat pariskunta. Sinulla on kaksi puolikasta: herttakuningas ja ristirouva.</translation>
    </message>
    <message>
        <source>You must beat the ten if you can, and only your ace can.</source>
        <translation>Kympin yli on mentävä, jos voit, ja siihen pystyy vain ässäsi.</translation>
    </message>
    <message>
        <source>That’s possible too, but in this lesson ask for the half in clubs first.</source>
        <translation>Sekin käy, mutta kysy tällä oppitunnilla ensin puolikasta ristissä.</translation>
    </message>
    <message>
        <source>Lead the ace of clubs. It’s sure to win, and every trick you win brings another question.</source>
        <translation>Aloita ristiässällä. Se voittaa varmasti, ja jokaisen voittamasi tikin jälkeen saat kysyä uudestaan.</translation>
    </message>
    <message>
        <source>You won again, so ask again. You hold the king of hearts, so ask for the other half in hearts.</source>
        <translation>Voitit taas, joten kysy taas. Sinulla on herttakuningas, joten kysy toista puolikasta hertassa.</translation>
    </message>
    <message>
        <source>The king of hearts is the half that you haven’t asked about. Ask for the other half in hearts.</source>
        <translation>Herttakuninkaan toista puolikasta et ole vielä kysynyt. Kysy puolikasta hertassa.</translation>
    </message>
    <message>
        <source>Diamonds were led, and you have none, so you must trump. Your king is now the highest heart, so nobody can beat it.</source>
        <translation>Tikki alkoi ruudulla, eikä sinulla ole yhtään ruutua, joten on lyötävä valttia. Kuninkaasi on nyt korkein hertta, eikä kukaan voita sitä.</translation>
    </message>
    <message>
        <source>That’s a trump too, but a higher one could beat it. The king is safe.</source>
        <translation>Sekin on valtti, mutta korkeampi voi voittaa sen. Kuningas on varma.</translation>
    </message>
    <message>
        <source>Five berries: two for trumps, one each for spades, the last trick and card points. Without a trick, the others land in Porvoo, on zero.</source>
        <translation>Saatte viisi marjaa: valtista kaksi sekä padan pariskunnasta, viimeisestä tikistä ja korttipisteistä yhden kustakin. Ilman tikkiä jääneet vastustajat lähtevät Porvooseen, nollaan.</translation>
    </message>
    <message>
        <source>You hold four cards. Seven more lie face up, each covering a hidden one. You can play from your hand or from these open cards.</source>
        <translation>Kädessäsi on neljä korttia. Edessäsi on seitsemän avointa korttia, ja jokaisen alla on yksi piilossa. Voit lyödä sekä kädestä että pöydältä.</translation>
    </message>
    <message>
        <source>When you play an open card, you turn up the hidden one under it. From then on, you can use that card too.</source>
        <translation>Kun lyöt avoimen kortin, sen alla oleva kääntyy esiin. Siitä lähtien voit käyttää sitäkin.</translation>
    </message>
    <message>
        <source>You score two berries, one for the last trick and one for more card points. You win with exactly twelve. Overshoot, and you drop to seven.</source>
        <translation>Saat kaksi marjaa: yhden viimeisestä tikistä ja yhden korttipisteistä. Tasan kahdellatoista marjalla voittaa. Jos menet yli, putoat seitsemään.</translation>
    </message>
    <message>
        <source>Your hand and your open cards belong together. The king and queen of the same suit make a marriage wherever they are.</source>
        <translation>Kätesi ja avoimet korttisi kuuluvat yhteen. Saman maan kuningas ja rouva ovat pariskunta, olivatpa ne missä tahansa.</translation>
    </message>
    <message>
        <source>You won again and have a second marriage, in {suit}. Declare it. This “little one” scores one berry and doesn’t change trumps.</source>
        <translation>Voitit taas, ja sinulla on toinen pariskunta. Ilmoita {suit}. Se on pikkuvaltti, josta saat yhden marjan, mutta valtti ei vaihdu.</translation>
    </message>
    <message>
        <source>Five berries: two for trumps, one each for the second marriage, the last trick and more card points. You win with exactly twelve.</source>
        <translation>Saat viisi marjaa: valtista kaksi sekä toisesta pariskunnasta, viimeisestä tikistä ja korttipisteistä yhden kustakin. Tasan kahdellatoista marjalla voittaa.</translation>
    </message>
    <message>
        <source>Hand and open cards, following suit, and the first score.</source>
        <translation>Käsi ja avoimet kortit, maan tunnustaminen ja ensimmäiset pisteet.</translation>
    </message>
    <message>
        <source>You have nine berries, and Väinö has eight. To win, you need exactly twelve.</source>
        <translation>Sinulla on yhdeksän marjaa ja Väinöllä kahdeksan. Voittoon tarvitset tasan kaksitoista.</translation>
    </message>
    <message>
        <source>You score four berries, and nine and four make thirteen. That’s one too many, so you drop to seven. Count ahead!</source>
        <translation>Saat neljä marjaa, ja yhdeksän ja neljä on kolmetoista. Se on yksi liikaa, joten putoat seitsemään. Laske etukäteen!</translation>
    </message>
    <message>
        <source>Nine, two for trumps and one for clubs make twelve already. The last trick is one too many, but your six of clubs will win it.</source>
        <translation>Yhdeksän, kaksi valtista ja yksi rististä on jo kaksitoista. Viimeinen tikki on yksi liikaa, mutta ristikuutosesi voittaa sen.</translation>
    </message>
    <message>
        <source>Diamonds are now trumps. The first marriage in a hand scores forty points. Every later one scores twenty and changes trumps.</source>
        <translation>Jaon ensimmäisestä pariskunnasta saa neljäkymmentä pistettä, ja ruutu on nyt valtti. Jokaisesta myöhemmästä saa kaksikymmentä, ja valtti vaihtuu.</translation>
    </message>
    <message>
        <source>Your side has 159 points, the others 11. The higher total wins one berry, or two if the other is under 20. You get two.</source>
        <translation>Teillä on 159 pistettä, toisilla 11. Suuremmasta summasta saa marjan, tai kaksi, jos pienempi on alle kaksikymmentä. Saatte siis kaksi.</translation>
    </message>
    <message>
        <source>In this game, you may ask even before the first trick. Before each lead, the leader may ask once if their partner holds a marriage.</source>
        <translation>Tässä pelissä saa kysyä jo ennen ensimmäistä tikkiä. Ennen jokaista aloitusta aloittaja saa kerran kysyä, onko parilla pariskuntaa.</translation>
    </message>
    <message>
        <source>Väinö holds two marriages and chooses hearts. That’s forty points, and hearts are trumps.</source>
        <translation>Väinöllä on kaksi pariskuntaa, ja hän nimeää hertan. Siitä saatte neljäkymmentä pistettä, ja hertta on valtti.</translation>
    </message>
    <message>
        <source>Väinö declared the king and queen of spades for twenty points. Now spades are trumps, and hearts are a side suit again.</source>
        <translation>Väinö ilmoitti padan kuninkaan ja rouvan, joista saatte kaksikymmentä pistettä. Nyt pata on valtti, ja hertta on taas tavallinen maa.</translation>
    </message>
    <message>
        <source>You must follow suit, and the {card} is your only card of that suit. Play it.</source>
        <translation>Sinun on tunnustettava maata, ja ainoa sen maan korttisi on {card}. Lyö se.</translation>
    </message>
    <message>
        <source>You win 131 to 59, for one berry. A side that takes no trick goes in the bag, and can’t declare in the next hand.</source>
        <translation>Voitatte 131–59 ja saatte yhden marjan. Ilman tikkiä jäänyt joukkue joutuu pussiin eikä saa seuraavassa jaossa ilmoittaa mitään.</translation>
    </message>
    <message>
        <source>sending others into the bag</source>
        <translation>toiset pussiin</translation>
    </message>
    <message>
        <source>a side in the bag</source>
        <translation>joukkue pussissa</translation>
    </message>
    <message>
        <source>Taking every trick, and what happens to the other side.</source>
        <translation>Kun viet kaikki tikit, ja miten toisten silloin käy.</translation>
    </message>
    <message>
        <source>What a side in the bag can’t do, and how it gets out.</source>
        <translation>Mitä pussissa oleva joukkue ei saa tehdä, ja miten pussista pääsee.</translation>
    </message>
    <message>
        <source>An ace counts 11, a ten 10, a king 4, a queen 3 and a jack 2. The last trick counts another 10.</source>
        <translation>Ässä on 11, kymppi 10, kuningas 4, rouva 3 ja jätkä 2 pistettä. Viimeisestä tikistä saa vielä 10.</translation>
    </message>
    <message>
        <source>You and Väinö have strong cards. Try to win every trick, because a side without a trick is in trouble.</source>
        <translation>Sinulla ja Väinöllä on vahvat kortit. Yrittäkää voittaa kaikki tikit, sillä ilman tikkiä jäänyt joukkue on pulassa.</translation>
    </message>
    <message>
        <source>You took every trick. That’s 130 to nothing: 120 for cards and 10 for the last trick. You get two berries.</source>
        <translation>Veitte kaikki tikit. Pisteet ovat 130–0: korteista 120 ja viimeisestä tikistä 10. Saatte kaksi marjaa.</translation>
    </message>
    <message>
        <source>The others took no trick, so they go in the bag. In the next hand, they can’t declare or ask.</source>
        <translation>Toiset eivät saaneet yhtään tikkiä, joten he joutuvat pussiin. Seuraavassa jaossa he eivät saa ilmoittaa eivätkä kysyä.</translation>
    </message>
    <message>
        <source>Hilma and Elsa took no trick in the last hand, so they’re in the bag. They can’t declare or ask for a marriage.</source>
        <translation>Hilma ja Elsa eivät saaneet viime jaossa tikkiä, joten he ovat pussissa. He eivät saa ilmoittaa eivätkä kysyä pariskuntaa.</translation>
    </message>
    <message>
        <source>They have the higher total, 90 to 40, but they were in the bag. So nobody scores.</source>
        <translation>Heillä on enemmän pisteitä, 90–40, mutta he olivat pussissa. Siksi kukaan ei saa mitään.</translation>
    </message>
    <message>
        <source>They took tricks this time, so they leave the bag. From the next hand on, they may declare again.</source>
        <translation>Nyt he saivat tikkejä, joten he pääsevät pussista. Seuraavasta jaosta lähtien he saavat taas ilmoittaa.</translation>
    </message>
    <message>
        <source>If both totals are the same, nobody scores either.</source>
        <translation>Jos pisteet menevät tasan, kukaan ei myöskään saa mitään.</translation>
    </message>
    <message>
        <source>Väinö asked for the other half in diamonds. You hold the queen, so your answer is yes. Diamonds are trumps, for two berries.</source>
        <translation>Väinö kysyi toista puolikasta ruudussa. Sinulla on rouva, joten vastaat myöntävästi. Ruutu on nyt valtti, ja saatte kaksi marjaa.</translation>
    </message>
    <message>
        <source>You score two for trumps and one for the last trick. The others score one for a marriage and one for more aces and tens.</source>
        <translation>Saatte valtista kaksi ja viimeisestä tikistä yhden. Toiset saavat yhden pariskunnasta ja yhden siitä, että heillä on enemmän ässiä ja kymppejä.</translation>
    </message>
    <message>
        <source>The first lead must be an ace if the leader has one. Without an ace, Väinö led the jack of hearts.</source>
        <translation>Ensimmäinen tikki on aloitettava ässällä, jos aloittajalla on ässä. Väinöllä ei ollut, joten hän aloitti herttajätkällä.</translation>
    </message>
    <message>
        <source>Väinö has the king, so hearts are trumps, for two berries. Now you must lead a card of the marriage. Play the {card}.</source>
        <translation>Väinöllä on kuningas, joten hertta on valtti ja saatte kaksi marjaa. Nyt on aloitettava pariskunnan kortilla. Lyö {card}.</translation>
    </message>
    <message>
        <source>Hilma won a trick and declared spades, a “little one” worth one berry for her side. Hearts stay trumps.</source>
        <translation>Hilma voitti tikin ja ilmoitti padan. Se on pikkuvaltti, josta toiset saavat yhden marjan. Hertta pysyy valttina.</translation>
    </message>
    <message>
        <source>You score four berries: two for trumps, one each for the last trick and more aces and tens. The others score one. You win with twelve.</source>
        <translation>Saatte neljä marjaa: kaksi valtista, yhden viimeisestä tikistä ja yhden ässien ja kymppien enemmistöstä. Toiset saavat yhden. Kahdellatoista marjalla voittaa.</translation>
    </message>
    <message>
        <source>Declaring your own pair, taking every trick, and Porvoo.</source>
        <translation>Oman parin ilmoittaminen, kaikki tikit ja Porvoo.</translation>
    </message>
    <message>
        <source>Asking for a whole, and what breaks a tie.</source>
        <translation>Kokonaisen kysyminen, ja mikä ratkaisee tasatilanteen.</translation>
    </message>
    <message>
        <source>Spades are trumps, for two berries. Now you must lead a card of your marriage. Play the {card}.</source>
        <translation>Pata on valtti, ja saatte kaksi marjaa. Nyt sinun on aloitettava pariskunnan kortilla. Lyö {card}.</translation>
    </message>
    <message>
        <source>You took every trick and score five berries: two for trumps, one each for diamonds, the last trick, and aces and tens.</source>
        <translation>Veitte kaikki tikit ja saatte viisi marjaa: valtista kaksi, ruudusta, viimeisestä tikistä sekä ässistä ja kympeistä yhden kustakin.</translation>
    </message>
    <message>
        <source>The others took no trick, so they go to Porvoo. They lose all five berries and are back at zero.</source>
        <translation>Toiset eivät saaneet yhtään tikkiä, joten he lähtevät Porvooseen. He menettävät kaikki viisi marjaansa ja ovat nollassa.</translation>
    </message>
    <message>
        <source>If the tie-break is tied too, nobody gets that berry.</source>
        <translation>Jos tarkempikin lasku menee tasan, kukaan ei saa tuota marjaa.</translation>
    </message>
    <message>
        <source>After each trick, the winner draws a card from the stock, then the other player draws. The winner leads again.</source>
        <translation>Jokaisen tikin jälkeen voittaja nostaa kortin pakasta ja sitten toinen pelaaja. Voittaja aloittaa myös seuraavan tikin.</translation>
    </message>
    <message>
        <source>While the stock lasts, you may play any card, whatever was led. Give away as little as you can, and play the {card}.</source>
        <translation>Niin kauan kuin pakkaa riittää, saat lyödä mitä tahansa. Anna pois mahdollisimman vähän ja lyö {card}.</translation>
    </message>
    <message>
        <source>The stock is gone. Now follow suit, and beat the highest card if you can. If you can’t follow suit, you must trump.</source>
        <translation>Pakka on loppu. Tunnusta tästä lähtien maata ja mene korkeimman kortin yli, jos voit. Jos et voi tunnustaa, lyö valttia.</translation>
    </message>
    <message>
        <source>Väinö took the last trick and the more valuable cards, for one berry each. The first player to reach twelve wins.</source>
        <translation>Väinö sai viimeisen tikin ja arvokkaammat kortit, kummastakin yhden marjan. Ensimmäisenä kaksitoista marjaa saanut voittaa.</translation>
    </message>
    <message>
        <source>You hold the king and queen of hearts, a marriage. Before you can declare it, you have to win a trick.</source>
        <translation>Sinulla on herttakuningas ja herttarouva eli pariskunta. Jotta voit ilmoittaa sen, sinun on ensin voitettava tikki.</translation>
    </message>
    <message>
        <source>A spade was led. Play the {card} to win the trick, because then you can declare your marriage.</source>
        <translation>Väinö aloitti padalla. Lyö {card} ja voita tikki, niin saat ilmoittaa pariskuntasi.</translation>
    </message>
    <message>
        <source>The stock is gone, so nobody can declare now. Follow suit, and beat the highest card if you can. If you can’t follow suit, trump.</source>
        <translation>Pakka on loppu, eikä kukaan voi enää ilmoittaa. Nyt on tunnustettava maata ja mentävä yli. Jos maata ei ole, on lyötävä valttia.</translation>
    </message>
    <message>
        <source>Five berries: two for trumps, one each for the second marriage, the last trick and the more valuable cards. Väinö gets no berries.</source>
        <translation>Saat viisi marjaa: valtista kaksi sekä toisesta pariskunnasta, viimeisestä tikistä ja arvokkaammista korteista yhden kustakin. Väinö ei saa yhtään.</translation>
    </message>
    <message>
        <source>Drawing from the stock, and when you must follow suit.</source>
        <translation>Pakasta nostaminen, ja milloin maata on tunnustettava.</translation>
    </message>
    <message>
        <source>your own pair</source>
        <translation>oma pari</translation>
    </message>
    <message>
        <source>beyond twelve, and Porvoo</source>
        <translation>yli kahdentoista, ja Porvoo</translation>
    </message>
    <message>
        <source>asking your partner</source>
        <translation>parilta kysyminen</translation>
    </message>
    <message>
        <source>a bid that’s missed</source>
        <translation>huuto, joka jää vajaaksi</translation>
    </message>
    <message>
        <source>läpiajo</source>
        <translation>läpiajo</translation>
    </message>
    <message>
        <source>The order of the cards, following suit, and the first score.</source>
        <translation>Korttien järjestys, maan tunnustaminen ja ensimmäiset pisteet.</translation>
    </message>
    <message>
        <source>Asking your partner for half a marriage, trumps, and the little one.</source>
        <translation>Puolikkaan kysyminen parilta, valtti ja pikkuvaltti.</translation>
    </message>
    <message>
        <source>Asking your partner for a whole, and how trumps change.</source>
        <translation>Kokonaisen kysyminen parilta, ja miten valtti vaihtuu.</translation>
    </message>
    <message>
        <source>Asking for a whole, and declaring your own pair later.</source>
        <translation>Kokonaisen kysyminen ja oman parin ilmoittaminen myöhemmin.</translation>
    </message>
    <message>
        <source>Declaring your own marriages, and what they score.</source>
        <translation>Omien pariskuntien ilmoittaminen, ja mitä niistä saa.</translation>
    </message>
    <message>
        <source>What happens beyond twelve, and the trip to Porvoo.</source>
        <translation>Mitä tapahtuu kahdentoista yli, ja matka Porvooseen.</translation>
    </message>
    <message>
        <source>Bidding, the exchange, and raising your bid.</source>
        <translation>Huutaminen, korttien vaihto ja huudon korottaminen.</translation>
    </message>
    <message>
        <source>Bidding, the kitty, your discards, and raising your bid.</source>
        <translation>Huutaminen, leski, pois pantavat ja huudon korottaminen.</translation>
    </message>
    <message>
        <source>What it costs to miss your bid.</source>
        <translation>Mitä huudosta jääminen maksaa.</translation>
    </message>
    <message>
        <source>What it costs to take no trick at all.</source>
        <translation>Mitä maksaa jäädä kokonaan ilman tikkiä.</translation>
    </message>
    <message>
        <source>Aces and tens count 10, and kings, queens and jacks 5. The last trick counts another 20.</source>
        <translation>Ässät ja kympit ovat 10 ja kuninkaat, rouvat ja jätkät 5 pistettä. Viimeisestä tikistä saa vielä 20.</translation>
    </message>
    <message>
        <source>An ace counts 11, a ten 10, a king 4, a queen 3 and a jack 2. The last trick counts another 20.</source>
        <translation>Ässä on 11, kymppi 10, kuningas 4, rouva 3 ja jätkä 2 pistettä. Viimeisestä tikistä saa vielä 20.</translation>
    </message>
    <message>
        <source>Aces and tens are tied, four each. Then an ace counts 4, a king 3, a queen 2 and a jack 1. You have more.</source>
        <translation>Ässät ja kympit menevät tasan, neljä kummallekin. Silloin ässä on 4, kuningas 3, rouva 2 ja jätkä 1. Sinulla on enemmän.</translation>
    </message>
    <message>
        <source>If you take no trick in a hand, you go to Porvoo. That means you lose all your berries and start again from zero.</source>
        <translation>Jos et saa jaossa yhtään tikkiä, lähdet Porvooseen. Silloin menetät kaikki marjasi ja aloitat taas nollasta.</translation>
    </message>
    <message>
        <source>Missing your bid costs as much as making it brings. Bid high only when you hope for a marriage that you can declare.</source>
        <translation>Huudosta jääminen maksaa yhtä paljon kuin sen täyttäminen tuo. Huuda korkealle vain, jos uskot saavasi pariskunnan ilmoitettua.</translation>
    </message>
    <message>
        <source>Väinö bid highest. Help your partner with your best cards: {cards}.</source>
        <translation>Väinö huusi eniten. Auta häntä parhailla korteillasi: {cards}.</translation>
    </message>
    <message>
        <source>Your side took every trick and made its bid. You score what Väinö bid, however much you took.</source>
        <translation>Joukkueenne vei kaikki tikit ja täytti huutonsa. Saatte sen, mitä Väinö huusi, veittepä kuinka paljon tahansa.</translation>
    </message>
    <message>
        <source>Hilma bid highest, promising eighty points for her side. You and Väinö try to stop her. You’ll learn bidding in the third lesson.</source>
        <translation>Hilma huusi eniten, ja hänen joukkueensa lupasi kahdeksankymmentä pistettä. Sinä ja Väinö yritätte estää sen. Huutamisen opit kolmannella oppitunnilla.</translation>
    </message>
    <message>
        <source>Aces and tens count 10, and kings, queens and jacks 5. The last trick counts 20. Hilma’s side bid 80, took 115 and scores 80.</source>
        <translation>Ässistä ja kympeistä saa kymmenen pistettä, kuvista viisi ja viimeisestä tikistä kaksikymmentä. Hilman joukkue vei 115, joten huuto täyttyi ja se saa kahdeksankymmentä.</translation>
    </message>
    <message>
        <source>You can declare only after winning a trick that you led, and you just did. Declare the king and queen of {suit}.</source>
        <translation>Vain itse aloittamansa tikin voittanut saa ilmoittaa, ja sinä voitit juuri sellaisen. Sinulla on kuningas ja rouva, joten ilmoita {suit}.</translation>
    </message>
    <message>
        <source>That’s 80 points! Diamonds stay trumps until someone declares another marriage. Your side needs 105 in all.</source>
        <translation>Kahdeksankymmentä pistettä! Ruutu on valttina, kunnes joku ilmoittaa toisen pariskunnan. Joukkueesi tarvitsee 105.</translation>
    </message>
    <message>
        <source>Your side took 175 points and had bid 105, so you score 105. The others score what they took.</source>
        <translation>Joukkueenne vei 175 pistettä ja oli huutanut 105, joten saatte 105. Toiset saavat sen, minkä veivät.</translation>
    </message>
    <message>
        <source>Before play, everyone bids how many points their side will take, in steps of five. If you pass, you drop out. The highest bid wins.</source>
        <translation>Ennen peliä jokainen huutaa, montako pistettä oma joukkue saa, tai passaa ja jää pois. Huudot nousevat viiden välein. Korkein huuto voittaa.</translation>
    </message>
    <message>
        <source>You must open the bidding. Start low and see what the others want. Bid {amount}.</source>
        <translation>Sinun on aloitettava huutaminen. Aloita matalalta ja katso, mitä muut haluavat. Huuda {amount}.</translation>
    </message>
    <message>
        <source>Everyone else passed, so your side plays for fifty. Väinö gives you three cards that may help you.</source>
        <translation>Muut passasivat, joten joukkueenne on saatava viisikymmentä pistettä. Väinö antaa sinulle kolme korttia avuksi.</translation>
    </message>
    <message>
        <source>Give back the three cards that help you least: {cards}.</source>
        <translation>Anna takaisin kolme korttia, joista on vähiten apua: {cards}.</translation>
    </message>
    <message>
        <source>You won a trick that you led, so declare a marriage. Start with {suit} for forty points, and keep hearts for later.</source>
        <translation>Voitit itse aloittamasi tikin, joten ilmoita pariskunta. Ilmoita ensin {suit}, josta saat neljäkymmentä pistettä, ja säästä hertta myöhemmäksi.</translation>
    </message>
    <message>
        <source>Now declare {suit} for a hundred points. Hearts become trumps in place of spades.</source>
        <translation>Ilmoita nyt {suit}, josta saat sata pistettä. Hertasta tulee valtti padan tilalle.</translation>
    </message>
    <message>
        <source>Your side took 280 points and made its bid of 235, so you score 235. Missing it would have cost you as much.</source>
        <translation>Joukkueenne vei 280 pistettä ja täytti huutonsa 235, joten saatte 235. Vajaaksi jäänyt huuto olisi maksanut yhtä paljon.</translation>
    </message>
    <message>
        <source>Asking for a whole after your own lead, and changing trumps.</source>
        <translation>Kokonaisen kysyminen oman aloituksen jälkeen, ja valtin vaihtaminen.</translation>
    </message>
    <message>
        <source>You won a trick that you led, so you may also ask Väinö for a whole, the king and queen of one suit.</source>
        <translation>Voitit tikin, jonka itse aloitit, joten saat myös kysyä Väinöltä kokonaista eli saman maan kuningasta ja rouvaa.</translation>
    </message>
    <message>
        <source>You won again. Declare {suit} for 60 points, and they become trumps in place of diamonds.</source>
        <translation>Voitit taas. Ilmoita {suit}, niin saat 60 pistettä. Siitä tulee valtti ruudun tilalle.</translation>
    </message>
    <message>
        <source>Your side took 325 points but bid only 95, so you score 95. Raising the bid would have paid.</source>
        <translation>Joukkueenne vei 325 pistettä, mutta huusi vain 95, joten saatte 95. Korottaminen olisi kannattanut.</translation>
    </message>
    <message>
        <source>If you hold only half of a marriage, you may ask your partner for the other half. The answer is always true.</source>
        <translation>Jos sinulla on vain puolikas pariskunnasta, saat kysyä pariltasi toista puolta. Vastaus on aina tosi.</translation>
    </message>
    <message>
        <source>Väinö bid 105 for your side. All the cards and the last trick make only 160, so you need nearly everything or a marriage.</source>
        <translation>Väinö huusi joukkueellenne 105. Kortit ja viimeinen tikki tekevät vain 160, joten tarvitsette melkein kaiken tai pariskunnan.</translation>
    </message>
    <message>
        <source>Väinö asked you for a half in hearts. You have neither the king nor the queen, so the answer is no.</source>
        <translation>Väinö kysyi sinulta puolikasta hertassa. Sinulla ei ole kuningasta eikä rouvaa, joten vastaus on ei.</translation>
    </message>
    <message>
        <source>Your side took 90 points but had bid 105, so you lose 105. The others score their 70.</source>
        <translation>Joukkueenne vei 90 pistettä, mutta oli huutanut 105, joten menetätte 105. Toiset saavat 70 pistettään.</translation>
    </message>
    <message>
        <source>Väinö gave you three cards back and stays at 120. Your partner leads, and you help.</source>
        <translation>Väinö antoi sinulle kolme korttia takaisin ja pysyy 120:ssä. Hän aloittaa, ja sinä autat.</translation>
    </message>
    <message>
        <source>Väinö led, won the trick and declared hearts, the best marriage. That’s 100 points, and hearts are trumps.</source>
        <translation>Väinö voitti itse aloittamansa tikin ja ilmoitti hertan, parhaan pariskunnan. Siitä saa 100 pistettä, ja hertta on valtti.</translation>
    </message>
    <message>
        <source>The others took no trick at all. That’s läpiajo, and it costs them the bid of 120.</source>
        <translation>Toiset eivät saaneet ainuttakaan tikkiä. Se on läpiajo, ja se maksaa heille huudon eli 120.</translation>
    </message>
    <message>
        <source>Elsa bid highest and took the kitty. She promised 140 points, alone against you and Hilma. Take what you can.</source>
        <translation>Elsa huusi eniten ja otti lesken. Hän lupasi 140 pistettä, yksin sinua ja Hilmaa vastaan. Vie, mitä voit.</translation>
    </message>
    <message>
        <source>Elsa took 165 points, so she makes her bid of 140. The defenders score what they took, so you get 25.</source>
        <translation>Elsa vei 165 pistettä, joten hänen huutonsa 140 täyttyi. Muut saavat sen, minkä veivät, joten sinä saat 25.</translation>
    </message>
    <message>
        <source>You won again and hold another king and queen. Declare {suit} for sixty more points, and they become trumps.</source>
        <translation>Voitit taas, ja sinulla on toinenkin kuningas ja rouva. Ilmoita {suit}, niin saat kuusikymmentä lisää ja valtti vaihtuu.</translation>
    </message>
    <message>
        <source>You took 250 points and had bid 185, so you score 185. Missing it would have cost you as much.</source>
        <translation>Veit 250 pistettä ja olit huutanut 185, joten saat 185. Vajaaksi jäänyt huuto olisi maksanut yhtä paljon.</translation>
    </message>
    <message>
        <source>Each player bids how many points they’ll take alone, in steps of five. If you pass, you drop out. Elsa must open.</source>
        <translation>Jokainen huutaa, montako pistettä saa yksin, tai passaa ja jää pois. Huudot nousevat viiden välein. Elsan on aloitettava.</translation>
    </message>
    <message>
        <source>You took 140 points and had bid 80, so you score 80. A higher raise would have brought you more.</source>
        <translation>Veit 140 pistettä ja olit huutanut 80, joten saat 80. Suurempi korotus olisi tuonut enemmän.</translation>
    </message>
    <message>
        <source>You took 105 points and had bid 85, so you score 85. Elsa scores the 55 that she took.</source>
        <translation>Veit 105 pistettä ja olit huutanut 85, joten saat 85. Elsa saa viemänsä 55.</translation>
    </message>
    <message>
        <source>Hilma took no trick. A player without a trick loses the bid, so this hand costs her 85.</source>
        <translation>Hilma ei saanut yhtään tikkiä. Ilman tikkiä jäänyt menettää huudon, joten tämä jako maksaa hänelle 85.</translation>
    </message>
    <message>
        <source>You bid 100 because you hold two marriages. But you can declare one only after winning a trick.</source>
        <translation>Huusit 100, koska sinulla on kaksi pariskuntaa. Ne saa kuitenkin ilmoittaa vasta, kun on voittanut tikin.</translation>
    </message>
    <message>
        <source>You still haven’t won a trick, so both marriages are stuck in your hand. Now you have to break one up.</source>
        <translation>Et ole vieläkään voittanut tikkiä, joten molemmat pariskunnat ovat jumissa kädessäsi. Nyt toinen on rikottava.</translation>
    </message>
    <message>
        <source>You took 60 points but had bid 100, so you lose 100. The others score what they took.</source>
        <translation>Veit 60 pistettä, mutta olit huutanut 100, joten menetät 100. Toiset saavat sen, minkä veivät.</translation>
    </message>
    <message>
        <source>Eleven cards are set aside face down as a dead hand. Nobody bid, so you each play for your own points.</source>
        <translation>Yksitoista korttia on sivussa kuolleena kätenä, jota kukaan ei pelaa. Kumpikaan ei huutanut, joten kumpikin pelaa omaan laskuunsa.</translation>
    </message>
    <message>
        <source>Nobody bid, so each player scores the points they took. Väinö gets 145, including 100 for the marriage in hearts, and you get 40.</source>
        <translation>Kukaan ei huutanut, joten kumpikin saa sen, minkä vei. Väinö saa 145, joista sata hertan pariskunnasta, ja sinä saat 40.</translation>
    </message>
    <message>
        <source>The marriage decided it. You score 150 and Väinö 55. The first player to reach 505 wins the match.</source>
        <translation>Pariskunta ratkaisi. Saat 150, Väinö 55. Ensimmäisenä 505 pistettä saanut voittaa ottelun.</translation>
    </message>
    <message>
        <source>Each player bids how many points they’ll take, or passes. Bids start at sixty, in steps of five. The highest bidder takes the kitty.</source>
        <translation>Kumpikin huutaa, montako pistettä saa, tai passaa. Pienin huuto on kuusikymmentä, ja huudot nousevat viiden välein. Eniten huutanut ottaa lesken.</translation>
    </message>
    <message>
        <source>You can’t discard aces or tens, so discard {cards}. They count once you win a trick.</source>
        <translation>Pane pois kolme korttia, ei ässiä eikä kymppejä: {cards}. Ne lasketaan sinulle, kun saat tikin.</translation>
    </message>
    <message>
        <source>You took 105 points and had bid 65, so you score 65. Väinö took 30 points and scores 30.</source>
        <translation>Veit 105 pistettä ja olit huutanut 65, joten saat 65. Väinö saa ne kolmekymmentä, jotka vei.</translation>
    </message>
    <message>
        <source>sooli</source>
        <translation>sooli</translation>
    </message>
    <message>
        <source>when a rise is over</source>
        <translation>kun nousu loppuu</translation>
    </message>
    <message>
        <source>Choosing rami or nolo, and avoiding tricks.</source>
        <translation>Ramin ja nolon valinta ja tikkien väistäminen.</translation>
    </message>
    <message>
        <source>Playing alone, without taking a single trick.</source>
        <translation>Yksin pelaaminen ilman ainuttakaan tikkiä.</translation>
    </message>
    <message>
        <source>Beating a sooli, and how a side loses its points.</source>
        <translation>Soolin kaataminen, ja miten joukkue menettää pisteensä.</translation>
    </message>
    <message>
        <source>Elsa bid rami, but your cards are very low. Play alone and take no trick: choose “{action}”.</source>
        <translation>Elsa huusi ramia, mutta korttisi ovat hyvin matalia. Pelaa yksin ilman tikkejä ja valitse ”{action}”.</translation>
    </message>
    <message>
        <source>Give one card to Väinö, who sits out. Get rid of your worst card: {cards}. Aces are low in sooli, so keep yours.</source>
        <translation>Anna yksi kortti Väinölle, joka jää sivuun. Luovu huonoimmasta: {cards}. Ässä on soolissa matalin, joten pidä omasi.</translation>
    </message>
    <message>
        <source>You always play last. The ace is the lowest card here, so stay below the other card. Play the {card}.</source>
        <translation>Sinä lyöt aina viimeisenä. Ässä on tässä matalin kortti, joten pysy toisen kortin alla. Lyö {card}.</translation>
    </message>
    <message>
        <source>Not a single trick! Sooli scores 24 points for your side. With even one trick, the others would have got them.</source>
        <translation>Ei ainuttakaan tikkiä! Sooli tuo joukkueellenne 24 pistettä. Yhdestäkin tikistä toiset olisivat saaneet ne.</translation>
    </message>
    <message>
        <source>Väinö bid rami, and Hilma says sooli. Elsa sits out. The others have 20 points, so make Hilma take a trick.</source>
        <translation>Väinö huusi ramia, ja Hilma sanoo soolin. Elsa jää sivuun. Toisilla on 20 pistettä, joten pakottakaa Hilma ottamaan tikki.</translation>
    </message>
    <message>
        <source>Lead low, so that Hilma has trouble staying below. Play the {card}.</source>
        <translation>Aloita matalalla, niin Hilman on vaikea pysyä alla. Lyö {card}.</translation>
    </message>
    <message>
        <source>Hilma had to win a trick with the queen of hearts. Her sooli is beaten, and the hand ends at once.</source>
        <translation>Hilman oli pakko voittaa tikki herttarouvalla. Sooli kaatui, ja jako päättyy heti.</translation>
    </message>
    <message>
        <source>The others had 20 points and lost the hand. Their rise is over, so they drop to zero, and you score nothing yet.</source>
        <translation>Toisilla oli 20 pistettä, ja he hävisivät jaon. Nousu on ohi, joten he putoavat nollaan, ettekä te saa vielä mitään.</translation>
    </message>
    <message>
        <source>If the side that bid rami takes fewer than seven tricks, the others score 8 for each trick over six.</source>
        <translation>Jos ramin huutanut joukkue saa alle seitsemän tikkiä, toiset saavat 8 pistettä jokaisesta kuuden yli menevästä tikistä.</translation>
    </message>
    <message>
        <source>Now count the card points. An ace counts 11, a ten 10, a king 4, a queen 3 and a jack 2. Lower cards count nothing.</source>
        <translation>Nyt lasketaan korttipisteet. Ässästä saa 11, kympistä 10, kuninkaasta 4, rouvasta 3 ja jätkästä 2. Pienemmistä ei saa mitään.</translation>
    </message>
    <message>
        <source>Väinö holds the king and queen of spades. That’s 40 points, and spades are trumps. The king came from you!</source>
        <translation>Väinöllä on padan kuningas ja rouva. Siitä saa 40 pistettä, ja pata on valtti. Annoit hänelle kuninkaan itse!</translation>
    </message>
    <message>
        <source>every trick</source>
        <translation>kaikki tikit</translation>
    </message>
    <message>
        <source>Taking every trick, so that the whole pack counts.</source>
        <translation>Kun viet kaikki tikit, koko pakka lasketaan sinulle.</translation>
    </message>
    <message>
        <source>You may raise your bid of 85 once, but you have no marriage and few high cards. Choose “{action}”.</source>
        <translation>Saat korottaa 85:n huutoasi kerran, mutta sinulla ei ole pariskuntaa ja korkeitakin on vähän. Valitse ”{action}”.</translation>
    </message>
    <message>
        <source>You took 78 points but had bid 85, so you lose 85. Seven points were missing.</source>
        <translation>Veit 78 pistettä, mutta olit huutanut 85, joten menetät 85. Seitsemän pistettä jäi puuttumaan.</translation>
    </message>
    <message>
        <source>Väinö took 36 points and scores 35. What the other player took is rounded to the nearest five.</source>
        <translation>Väinö vei 36 pistettä ja saa 35. Toisen pelaajan pisteet pyöristetään lähimpään viiteen.</translation>
    </message>
    <message>
        <source>You took every trick, so the whole pack counts for you, 140 with the last trick. You score your bid of 75.</source>
        <translation>Veit kaikki tikit, joten koko pakka lasketaan sinulle, viimeisen tikin kanssa 140. Saat huutosi verran, 75.</translation>
    </message>
    <message>
        <source>Väinö took no trick. That’s läpiajo, and it costs the bid of 75.</source>
        <translation>Väinö ei saanut yhtään tikkiä. Se on läpiajo, ja se maksaa hänelle huudon eli 75.</translation>
    </message>
    <message>
        <source>Your partner Väinö’s ten is winning, but you must beat it if you can. That pays off, because the winner may ask for a marriage.</source>
        <translation>Parisi Väinön kymppi on voitolla, mutta sen yli on mentävä, jos voit. Se kannattaa, koska tikin voittaja saa kysyä pariskuntaa.</translation>
    </message>
    <message>
        <source>You won a trick, so before you lead you may ask Väinö for a marriage. Ask for the other half in clubs.</source>
        <translation>Voitit tikin. Ennen kuin aloitat, saat kysyä Väinöltä pariskuntaa. Kysy toista puolikasta ristissä.</translation>
    </message>
    <message>
        <source>Väinö doesn’t have the king of clubs, and each trick gives you only one question. Lead the ace of clubs. If it wins, you may ask again.</source>
        <translation>Väinöllä ei ole ristikuningasta, ja jokaisen voitetun tikin jälkeen saa kysyä vain kerran. Aloita ristiässällä. Jos se voittaa, saat kysyä taas.</translation>
    </message>
    <message>
        <source>Väinö has the queen! The first marriage makes its suit trumps, so hearts now beat every other suit. That’s two berries.</source>
        <translation>Väinöllä on rouva! Ensimmäinen pariskunta tekee maastaan valtin, joten hertta voittaa nyt kaikki muut maat. Siitä saatte kaksi marjaa.</translation>
    </message>
    <message>
        <source>Väinö won a trick and declared the king and queen of spades. Hearts stay trumps. A later marriage is a “little one”, worth one berry.</source>
        <translation>Väinö voitti tikin ja ilmoitti padan kuninkaan ja rouvan. Hertta pysyy valttina. Myöhempi pariskunta on pikkuvaltti, yhden marjan arvoinen.</translation>
    </message>
    <message>
        <source>You hold a whole marriage yourself, the king and queen of clubs. Win this trick with the ace, so your pair stays together.</source>
        <translation>Sinulla on itselläsi kokonainen, ristin kuningas ja rouva. Voita tämä tikki ässällä, niin parisi pysyy koossa.</translation>
    </message>
    <message>
        <source>That would win the trick too, but it would break up your pair. Play the ace of clubs.</source>
        <translation>Sekin voittaisi tikin, mutta rikkoisi parisi. Lyö ristiässä.</translation>
    </message>
    <message>
        <source>You won, so you may do one thing before you lead. Ask Väinö for a whole, a king and queen of the same suit.</source>
        <translation>Voitit, joten saat tehdä yhden asian ennen kuin aloitat. Kysy Väinöltä kokonaista eli saman maan kuningasta ja rouvaa.</translation>
    </message>
    <message>
        <source>You may declare your own pair now, but you can still do that later. In this lesson, ask for a whole first.</source>
        <translation>Voisit ilmoittaa nyt oman parisi, mutta ehdit tehdä sen myöhemminkin. Kysy tällä oppitunnilla ensin kokonaista.</translation>
    </message>
    <message>
        <source>Väinö holds the king and queen of diamonds! Diamonds are trumps, for two berries. Your own pair comes after your next trick.</source>
        <translation>Väinöllä on ruudun kuningas ja rouva! Ruutu on valtti, ja saatte kaksi marjaa. Oma parisi tulee seuraavan tikkisi jälkeen.</translation>
    </message>
    <message>
        <source>The ace of diamonds is gone, so your ten is the highest trump. Lead it.</source>
        <translation>Ruutuässä on mennyt, joten kymppisi on korkein valtti. Aloita sillä.</translation>
    </message>
    <message>
        <source>You could lead that, but it might lose. The ten of diamonds can’t be beaten.</source>
        <translation>Voisit aloittaa silläkin, mutta se saattaa hävitä. Ruutukymppiä ei voita mikään.</translation>
    </message>
    <message>
        <source>You won again. Declare your own pair in clubs. It’s a “little one”, worth one berry, and diamonds stay trumps.</source>
        <translation>Voitit taas. Ilmoita oma ristiparisi. Se on pikkuvaltti, yhden marjan arvoinen, ja ruutu pysyy valttina.</translation>
    </message>
    <message>
        <source>Declare the pair that you hold yourself, the king and queen of clubs. Nobody has to be asked.</source>
        <translation>Ilmoita pari, joka on omassa kädessäsi, ristin kuningas ja rouva. Keneltäkään ei tarvitse kysyä.</translation>
    </message>
    <message>
        <source>You score five berries: two for trumps, one each for the little one, the last trick and more card points.</source>
        <translation>Saatte viisi marjaa: valtista kaksi sekä pikkuvaltista, viimeisestä tikistä ja korttipisteistä yhden kustakin.</translation>
    </message>
    <message>
        <source>All cards together make 120 points, so 61 win the berry. If both sides have 60, nobody gets it.</source>
        <translation>Korteissa on yhteensä 120 pistettä, joten 61:llä saa marjan. Jos kummallakin on 60, sitä ei saa kukaan.</translation>
    </message>
    <message>
        <source>You have nine berries, the others eight, and you need exactly twelve. Diamonds are trumps, which is worth two to you.</source>
        <translation>Teillä on yhdeksän marjaa ja toisilla kahdeksan, ja tarvitsette tasan kaksitoista. Ruutu on valtti, ja siitä saatte kaksi.</translation>
    </message>
    <message>
        <source>The ace of trumps is gone, so your ten is the highest. Lead it, and the others lose their trumps.</source>
        <translation>Valttiässä on mennyt, joten kymppisi on korkein. Aloita sillä, niin toiset menettävät valttinsa.</translation>
    </message>
    <message>
        <source>Your ten of diamonds is the highest trump left. Lead it, and no trump of theirs can hurt you later.</source>
        <translation>Ruutukymppisi on korkein jäljellä oleva valtti. Aloita sillä, niin toisten valteista ei ole myöhemmin haittaa.</translation>
    </message>
    <message>
        <source>The others haven’t won a single trick yet. If it stays like that, something bad happens to them.</source>
        <translation>Toiset eivät ole vielä voittaneet ainuttakaan tikkiä. Jos niin jatkuu, heille käy huonosti.</translation>
    </message>
    <message>
        <source>You score four berries, and nine and four make thirteen. That’s more than twelve, so you drop to seven.</source>
        <translation>Saatte neljä marjaa, ja yhdeksän ja neljä on kolmetoista. Se on yli kahdentoista, joten putoatte seitsemään.</translation>
    </message>
    <message>
        <source>The others took no trick, so they go to Porvoo. They lose all eight berries and are back at zero.</source>
        <translation>Toiset eivät saaneet yhtään tikkiä, joten he lähtevät Porvooseen. He menettävät kaikki kahdeksan marjaansa ja ovat nollassa.</translation>
    </message>
    <message>
        <source>Near twelve, count ahead. Sometimes it’s better to leave the last trick to the others.</source>
        <translation>Lähellä kahtatoista kannattaa laskea etukäteen. Joskus viimeinen tikki on parempi jättää toisille.</translation>
    </message>
    <message>
        <source>sets</source>
        <translation>yhdistelmät</translation>
    </message>
    <message>
        <source>wild cards and finishing</source>
        <translation>jokerit ja lopettaminen</translation>
    </message>
    <message>
        <source>tunnelas and maal</source>
        <translation>tunnelat ja maal</translation>
    </message>
    <message>
        <source>You play against Suman. Three packs are shuffled together, and you hold 21 cards. Collect sets until every card is in one.</source>
        <translation>Pelaat Sumania vastaan. Kolme pakkaa on sekoitettu yhteen, ja sinulla on 21 korttia. Kerää yhdistelmiä, kunnes kaikki kortit kuuluvat johonkin.</translation>
    </message>
    <message>
        <source>Three cards in a row in one suit make a sequence. You hold the ten, the jack and the queen of clubs. Here tens aren’t high.</source>
        <translation>Kolme saman maan peräkkäistä korttia on suora, kuten ristin kymppi, jätkä ja rouva. Tässä pelissä kymppi ei ole korkea.</translation>
    </message>
    <message>
        <source>Each turn starts with a draw. Take a hidden card from the stock, or the offered card. This time, draw from the stock.</source>
        <translation>Jokainen vuoro alkaa nostolla: ota nurin oleva kortti pakasta tai tarjottu kortti. Nosta nyt pakasta.</translation>
    </message>
    <message>
        <source>A third eight of hearts! Three identical cards make a tunnela, and that’s a set too.</source>
        <translation>Kolmas herttakasi! Kolme aivan samaa korttia on tunnela, ja sekin on yhdistelmä.</translation>
    </message>
    <message>
        <source>Each turn ends with a discard. Choose a card that fits nowhere: {cards}.</source>
        <translation>Jokaisen vuoron lopuksi heitetään kortti pois. Valitse kortti, joka ei sovi mihinkään: {cards}.</translation>
    </message>
    <message>
        <source>You have three pure sets, which are sequences or tunnelas without wild cards. Press the button to show them.</source>
        <translation>Sinulla on kolme puhdasta yhdistelmää eli suoria tai tunneloita ilman jokereita. Avaa niillä painamalla avaamisen painiketta.</translation>
    </message>
    <message>
        <source>You’ve shown three pure sets, so you’ve “seen the maal”. Now you know the tiplu, the three of clubs. You’ll need it in the next lesson.</source>
        <translation>Avasit kolmella puhtaalla yhdistelmällä, joten olet ”nähnyt maalin”. Nyt tiedät tiplun, ristikolmosen. Seuraavalla oppitunnilla siitä on apua.</translation>
    </message>
    <message>
        <source>The tiplu is the three of clubs. All threes are wild, and so are the two and four of clubs. You hold two wild cards.</source>
        <translation>Tiplu on ristikolmonen. Kaikki kolmoset ovat jokereita, samoin tiplun naapurit, ristikakkonen ja ristinelonen. Sinulla on kaksi jokeria.</translation>
    </message>
    <message>
        <source>The seven of spades makes a sequence with your eight and six. To finish, you need every card in a set. Wild cards fill gaps.</source>
        <translation>Pataseiskasta tulee suora kasisi ja kutosesi kanssa. Voit lopettaa, kun kaikki korttisi ovat yhdistelmissä. Jokerit täyttävät aukot.</translation>
    </message>
    <message>
        <source>Suman discarded a three of hearts. With your four and two, it makes a sequence. Take the offered card.</source>
        <translation>Suman heitti herttakolmosen. Herttanelosesi ja herttakakkosesi kanssa siitä tulee suora. Ota tarjottu kortti.</translation>
    </message>
    <message>
        <source>All your cards but one fit into sets now, even your two wild cards. Press the button to finish.</source>
        <translation>Nyt kaikki korttisi yhtä lukuun ottamatta ovat yhdistelmissä, molemmat jokeritkin. Paina lopettamisen painiketta.</translation>
    </message>
    <message>
        <source>Suman hasn’t seen the maal, so you get ten points. Your two twos of clubs, next to the tiplu, add five. That’s fifteen.</source>
        <translation>Suman ei ollut avannut, joten saat kymmenen pistettä. Kahdesta ristikakkosesta, tiplun naapureista, saat viisi pistettä maalia. Yhteensä saat viisitoista.</translation>
    </message>
    <message>
        <source>Three eights of clubs, dealt straight to you, make a tunnela. Show it before your first draw, and it scores five points.</source>
        <translation>Sait heti jaossa kolme ristikasia eli tunnelan. Näytä se ennen ensimmäistä nostoasi, niin saat siitä viisi pistettä.</translation>
    </message>
    <message>
        <source>Show it now, before you draw. Press the button that shows tunnelas.</source>
        <translation>Näytä se nyt, ennen kuin nostat. Paina tunnelan painiketta.</translation>
    </message>
    <message>
        <source>The offered card is the king of clubs, and you hold the ace and queen. That makes a sequence, so take it.</source>
        <translation>Tarjolla on ristikuningas, ja sinulla on ristin ässä ja rouva. Niistä tulee suora, joten ota tarjottu kortti.</translation>
    </message>
    <message>
        <source>Suman showed sets first and knows the tiplu now. Don’t worry, your third pure set is close.</source>
        <translation>Suman avasi ensin ja tietää nyt tiplun. Ei hätää, kolmas puhdas yhdistelmäsi on lähellä.</translation>
    </message>
    <message>
        <source>The tiplu is the ten of diamonds, and you hold two of them. Keep both, because they’re worth eight points of maal.</source>
        <translation>Tiplu on ruutukymppi, ja sinulla on niitä kaksi. Pidä molemmat, koska niistä saa kahdeksan pistettä maalia.</translation>
    </message>
    <message>
        <source>The king of clubs gives you three kings in different suits, a trial. Now all your cards fit, so take the offered card.</source>
        <translation>Ristikuninkaan kanssa sinulla on kolme kuningasta eri maista eli triali. Nyt kaikki korttisi sopivat yhdistelmiin, joten ota tarjottu kortti.</translation>
    </message>
    <message>
        <source>Suman pays you sixteen. Your maal is thirteen: eight for two tiplus and five for the tunnela. Finishing adds three.</source>
        <translation>Suman maksaa sinulle kuusitoista. Maalisi on kolmetoista, kahdeksan kahdesta tiplusta ja viisi tunnelasta. Lopettamisesta tulee kolme.</translation>
    </message>
    <message>
        <source>You could do that too, but in this lesson take the other card.</source>
        <translation>Sekin on sallittu, mutta ota tällä oppitunnilla toinen kortti.</translation>
    </message>
    <message>
        <source>You could do that too, but first do what this step asks.</source>
        <translation>Sekin on mahdollista, mutta tee ensin se, mitä tässä pyydetään.</translation>
    </message>
    <message>
        <source>a marriage of wild cards</source>
        <translation>villien korttien avioliitto</translation>
    </message>
    <message>
        <source>dublees</source>
        <translation>dubleet</translation>
    </message>
    <message>
        <source>Sequences, tunnelas, drawing and discarding.</source>
        <translation>Suorat, tunnelat, nostaminen ja heittäminen.</translation>
    </message>
    <message>
        <source>The tiplu, wild cards, and finishing a deal.</source>
        <translation>Tiplu, jokerit ja jaon lopettaminen.</translation>
    </message>
    <message>
        <source>Tunnelas shown at the start, and what maal pays.</source>
        <translation>Alussa näytettävät tunnelat, ja mitä maalista maksetaan.</translation>
    </message>
    <message>
        <source>Tiplu, poplu and jhiplu together, and losing with a profit.</source>
        <translation>Tiplu, poplu ja jhiplu yhdessä, ja häviö voitolla.</translation>
    </message>
    <message>
        <source>Winning with eight pairs, and when a deal is called off.</source>
        <translation>Voitto kahdeksalla parilla, ja milloin jako raukeaa.</translation>
    </message>
    <message>
        <source>Suman never showed three pure sets, so there’s no maal to collect. Maal counts only once you’ve seen it.</source>
        <translation>Suman ei saa maalia, koska hän ei koskaan avannut kolmella puhtaalla yhdistelmällä. Maali lasketaan vasta, kun sen on nähnyt.</translation>
    </message>
    <message>
        <source>The tiplu is the four of spades. With poplu and jhiplu beside it, you showed a marriage, worth 15 here.</source>
        <translation>Tiplu on patanelonen. Panit sen pöytään naapureineen, poplun ja jhiplun kanssa. Se on avioliitto, tässä 15 pisteen arvoinen.</translation>
    </message>
    <message>
        <source>Suman finished, so you pay three. But your maal is 17, 15 for the marriage and two for another poplu. You gain 14.</source>
        <translation>Suman lopetti, joten maksat kolme. Mutta maalisi on 17: avioliitosta 15 ja toisesta poplusta kaksi. Jäät 14 voitolle.</translation>
    </message>
    <message>
        <source>Four or more players may show seven dublees, pairs of identical cards, instead of three pure sets. You hold six.</source>
        <translation>Kun pelaajia on ainakin neljä, on toinenkin tapa. Kolmen puhtaan yhdistelmän sijaan käy seitsemän dubleeta eli samanlaisten korttien paria. Sinulla on kuusi.</translation>
    </message>
    <message>
        <source>Draw from the stock and hope for one more pair.</source>
        <translation>Nosta pakasta ja toivo vielä yhtä paria.</translation>
    </message>
    <message>
        <source>A second five of diamonds! Now you have seven dublees. Press the button to show them.</source>
        <translation>Toinen ruutuvitonen! Nyt sinulla on seitsemän dubleeta. Paina painiketta, jolla ne pannaan pöytään.</translation>
    </message>
    <message>
        <source>The offered card is the two of hearts, and you hold another one. An eighth dublee wins, so take it.</source>
        <translation>Tarjolla on herttakakkonen, ja sinulla on toinen. Kahdeksas dublee voittaa, joten ota se.</translation>
    </message>
    <message>
        <source>Eight dublees! Your other cards don’t matter. Press the button to finish.</source>
        <translation>Kahdeksan dubleeta! Muilla korteillasi ei ole väliä. Paina lopettamisen painiketta.</translation>
    </message>
    <message>
        <source>Everyone pays you five more for dublees. Those who’ve seen the maal also pay three, and those who haven’t pay ten.</source>
        <translation>Kaikki maksavat sinulle dubleista viisi lisää. Maalin nähneet maksavat vielä kolme, muut kymmenen.</translation>
    </message>
    <message>
        <source>If the stock runs out for the second time, the deal is called off. Then nobody scores.</source>
        <translation>Jos pakka loppuu toisen kerran, jako raukeaa. Silloin kukaan ei saa pisteitä.</translation>
    </message>
    <message>
        <source>Hilma bid highest, so her side must take 140 points, marriages included. You and Väinö try to stop her.</source>
        <translation>Hilma huusi eniten, joten hänen joukkueensa on saatava 140 pistettä, pariskunnat mukaan lukien. Sinä ja Väinö yritätte estää sen.</translation>
    </message>
    <message>
        <source>Your marriage adds 80 to your cards, so you score 185. Hilma’s side missed its bid and loses 140.</source>
        <translation>Pariskuntanne tuo kahdeksankymmentä korttien lisäksi, joten saatte 185. Hilman joukkue jäi huudostaan ja menettää 140.</translation>
    </message>
    <message>
        <source>Väinö bid highest, so your side plays for 205 points. Help by winning tricks and asking for marriages.</source>
        <translation>Väinö huusi eniten, joten joukkueenne on saatava 205 pistettä. Auta voittamalla tikkejä ja kysymällä pariskuntia.</translation>
    </message>
    <message>
        <source>Hilma asked for a half in spades, and Elsa has it. In this game, you may ask even if you hold no half yourself.</source>
        <translation>Hilma kysyi puolikasta padassa, ja Elsalla se on. Tässä pelissä saa kysyä, vaikka itsellä ei olisi puolikasta.</translation>
    </message>
    <message>
        <source>Your side took 207 points and made Väinö’s bid of 205, so you score 205.</source>
        <translation>Joukkueenne vei 207 pistettä, joten Väinön huuto 205 täyttyi. Saatte 205.</translation>
    </message>
    <message>
        <source>Nobody has to bid here. If you bid, you promise at least 120 points for your side, marriages included.</source>
        <translation>Tässä kenenkään ei ole pakko huutaa. Jos huudat, lupaat joukkueellesi vähintään 120 pistettä, pariskunnat mukaan lukien.</translation>
    </message>
    <message>
        <source>You bid highest, so Väinö gives you four cards to help you. Among them are two queens and a king.</source>
        <translation>Huusit eniten, joten Väinö antaa sinulle neljä korttia avuksi. Mukana on kaksi rouvaa ja kuningas.</translation>
    </message>
    <message>
        <source>Now give back the four cards that help you least: {cards}.</source>
        <translation>Anna nyt takaisin neljä korttia, joista on vähiten apua: {cards}.</translation>
    </message>
    <message>
        <source>Your side took 189 points and made its bid of 130, so you score 130. The others score 30.</source>
        <translation>Joukkueenne vei 189 pistettä ja täytti huutonsa 130, joten saatte 130. Toiset saavat kolmekymmentä.</translation>
    </message>
    <message>
        <source>when nobody bids</source>
        <translation>kun kukaan ei huuda</translation>
    </message>
    <message>
        <source>How a hand is played and scored when everybody passes.</source>
        <translation>Miten jako pelataan ja lasketaan, kun kaikki passaavat.</translation>
    </message>
    <message>
        <source>Väinö won a trick and declared clubs. That’s 60 points, and clubs are trumps.</source>
        <translation>Väinö voitti tikin ja ilmoitti ristin. Siitä saa 60 pistettä, ja risti on valtti.</translation>
    </message>
    <message>
        <source>The others took no trick. That’s läpiajo, and because the bid was made, it costs them twice the bid, 320.</source>
        <translation>Toiset eivät saaneet yhtään tikkiä. Se on läpiajo, ja koska huuto täyttyi, se maksaa heille kaksi kertaa huudon, 320.</translation>
    </message>
    <message>
        <source>All four players passed. There’s no exchange and no contract, but the hand is played. You lead, because Elsa dealt.</source>
        <translation>Kaikki neljä passasivat. Kortteja ei vaihdeta eikä sitoumusta ole, mutta jako pelataan. Sinä aloitat, koska Elsa jakoi.</translation>
    </message>
    <message>
        <source>Nobody bid, so each side scores what it took, to the nearest five. You took 129 and score 130.</source>
        <translation>Kukaan ei huutanut, joten kumpikin joukkue saa viemänsä pyöristettynä lähimpään viiteen. Veitte 129 ja saatte 130.</translation>
    </message>
    <message>
        <source>When nobody has bid, a side without a trick loses nothing.</source>
        <translation>Kun kukaan ei ole huutanut, ilman tikkiä jäänyt joukkue ei menetä mitään.</translation>
    </message>
    <message>
        <source>bidding, and how to avoid tricks</source>
        <translation>näyttäminen ja tikkien väistäminen</translation>
    </message>
    <message>
        <source>From high to low: ace, king, queen, jack, ten, and so on down to the two. There are never any trumps.</source>
        <translation>Korkeimmasta alkaen: ässä, kuningas, rouva, jätkä, kymppi ja niin edelleen kakkoseen. Valttia ei ole koskaan.</translation>
    </message>
    <message>
        <source>You can’t follow suit, and there are no trumps, so you may play anything. Discard the {card}.</source>
        <translation>Et voi tunnustaa maata eikä valttia ole, joten saat lyödä mitä tahansa. Heitä pois {card}.</translation>
    </message>
    <message>
        <source>This hand is rami, so try to win tricks. Väinö bid it, so your side needs at least seven of the thirteen.</source>
        <translation>Tämä jako on ramia, joten voita niin monta tikkiä kuin voit. Väinö on ramaaja, joten tarvitsette vähintään seitsemän kolmestatoista.</translation>
    </message>
    <message>
        <source>You took seven tricks, one over six, for four points. The first to 52 wins, but only one side can have points at a time.</source>
        <translation>Saitte seitsemän tikkiä, yhden yli kuuden, joten saatte neljä pistettä. Ensimmäisenä 52 pistettä saanut voittaa, mutta vain toisella joukkueella voi kerrallaan olla pisteitä.</translation>
    </message>
    <message>
        <source>Everyone places a card face down. Red bids rami, to win tricks. Black bids nolo, to avoid them. One red card makes it rami.</source>
        <translation>Jokainen panee kortin nurin. Punainen näyttää ramia eli monta tikkiä, ja musta noloa eli vähän tikkejä. Yksikin punainen riittää ramiin.</translation>
    </message>
    <message>
        <source>You have no ace, so bid nolo and avoid tricks. Place a black card face down. Choose the {card}.</source>
        <translation>Sinulla ei ole ässää, joten näytä noloa ja väistä tikkejä. Pane musta kortti nurin: {card}.</translation>
    </message>
    <message>
        <source>All four cards were black, so it’s nolo. Everyone takes their card back, and both sides try to avoid tricks.</source>
        <translation>Kaikki neljä korttia olivat mustia, joten pelataan noloa. Kortit palaavat käsiin, ja kumpikin joukkue väistää tikkejä.</translation>
    </message>
    <message>
        <source>You can’t follow suit. In nolo that’s lucky, because you can get rid of a card that might win. Discard the {card}.</source>
        <translation>Et voi tunnustaa maata. Nolossa se on onni, koska pääset eroon kortista, joka voisi voittaa. Heitä pois {card}.</translation>
    </message>
    <message>
        <source>After a rami bid, a defender may say sooli. That player then plays alone and mustn’t take a single trick.</source>
        <translation>Kun pelataan ramia, ramaajan vastustaja saa sanoa soolin. Silloin hän pelaa yksin eikä saa ottaa yhtään tikkiä.</translation>
    </message>
    <message>
        <source>You took two tricks, five under seven, for twenty points. If a side with points loses a hand, both sides drop to zero.</source>
        <translation>Otitte kaksi tikkiä, viisi alle seitsemän, joten saatte kaksikymmentä pistettä. Jos nousussa oleva joukkue häviää jaon, molemmat putoavat nollaan.</translation>
    </message>
</context>
<context>
    <name>Levels</name>
    <message>
        <source>Easy</source>
        <translation>Helppo</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Tavallinen</translation>
    </message>
    <message>
        <source>Steady</source>
        <translation>Varma</translation>
    </message>
    <message>
        <source>Skilled</source>
        <translation>Taitava</translation>
    </message>
    <message>
        <source>Strong</source>
        <translation>Vahva</translation>
    </message>
    <message>
        <source>Very strong</source>
        <translation>Hyvin vahva</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Mestari</translation>
    </message>
    <message>
        <source>Plays many cards at random, and misses most chances.</source>
        <translation>Lyö monet kortit umpimähkään eikä huomaa useimpia tilaisuuksia.</translation>
    </message>
    <message>
        <source>Forgets which cards were played, misses chances, and bids too high.</source>
        <translation>Unohtaa pelatut kortit, ei huomaa kaikkea ja huutaa liikaa.</translation>
    </message>
    <message>
        <source>Counts cards and plays like an experienced home player.</source>
        <translation>Laskee kortit ja pelaa kuin kokenut kotipelaaja.</translation>
    </message>
    <message>
        <source>Makes fewer mistakes than Easy.</source>
        <translation>Tekee vähemmän virheitä kuin Helppo.</translation>
    </message>
    <message>
        <source>Often considers where the hidden cards might be.</source>
        <translation>Miettii usein, missä piilossa olevat kortit voisivat olla.</translation>
    </message>
    <message>
        <source>Thinks longer than Strong about many decisions.</source>
        <translation>Miettii monia ratkaisuja pidempään kuin Vahva.</translation>
    </message>
    <message>
        <source>Thinks longest and plays the last tricks perfectly.</source>
        <translation>Miettii pisimpään ja pelaa viimeiset tikit virheettömästi.</translation>
    </message>
    <message>
        <source>You won {won} of {number} matches against {level}.</source>
        <translation>Olet pelannut tasoa {level} vastaan {number} ottelua ja voittanut niistä {won}.</translation>
    </message>
    <message>
        <source>That level suits you.</source>
        <translation>Taso sopii sinulle.</translation>
    </message>
    <message>
        <source>Against {level}, you’d win about half.</source>
        <translation>Tasoa {level} vastaan voittaisit noin puolet.</translation>
    </message>
    <message>
        <source>Against {level}, you’d win your share.</source>
        <translation>Tasoa {level} vastaan voittaisit oman osuutesi.</translation>
    </message>
    <message>
        <source>Each level wins about two out of three matches against the one below it.</source>
        <translation>Kukin taso voittaa noin kaksi ottelua kolmesta alempaa tasoa vastaan.</translation>
    </message>
    <message>
        <source>Considers where the hidden cards might be.</source>
        <translation>Punnitsee, missä piilossa olevat kortit voivat olla.</translation>
    </message>
    <message>
        <source>Beginner</source>
        <translation>Aloittelija</translation>
    </message>
</context>
<context>
    <name>Listening</name>
    <message>
        <source>Nothing has been said yet.</source>
        <translation>Mitään ei ole vielä sanottu.</translation>
    </message>
    <message>
        <source>It’s your turn. {what}</source>
        <translation>Sinun vuorosi. {what}</translation>
    </message>
    <message>
        <source>No trick is being played.</source>
        <translation>Tikki ei ole kesken.</translation>
    </message>
    <message>
        <source>Around the table: {seats}.</source>
        <translation>Paikka paikalta: {seats}.</translation>
    </message>
    <message>
        <source>nothing yet</source>
        <translation>ei vielä mitään</translation>
    </message>
    <message>
        <source>sitting out this hand</source>
        <translation>on sivussa tässä jaossa</translation>
    </message>
    <message>
        <source>{who}, {card}</source>
        <translation>{who}, {card}</translation>
    </message>
    <message>
        <source>{name} opposite</source>
        <translation>{name} vastapäätä</translation>
    </message>
    <message>
        <source>{name} on the left</source>
        <translation>{name} vasemmalla</translation>
    </message>
    <message>
        <source>{name} on the right</source>
        <translation>{name} oikealla</translation>
    </message>
    <message>
        <source>{name}, opposite you to the left</source>
        <translation>{name} vastapäätä vasemmalla</translation>
    </message>
    <message>
        <source>{name}, opposite you to the right</source>
        <translation>{name} vastapäätä oikealla</translation>
    </message>
    <message>
        <source>This hand: {sides}.</source>
        <translation>Tässä jaossa: {sides}.</translation>
    </message>
    <message>
        <source>{side} {tricks}</source>
        <translation>{side} {tricks}</translation>
    </message>
    <message>
        <source>{side} {tricks}, points so far {points}</source>
        <translation>{side} {tricks}, pisteitä tähän asti {points}</translation>
    </message>
    <message numerus="yes">
        <source>The match is played to {number} points.</source>
        <comment>The match is played to 1 point.</comment>
        <translation>
            <numerusform>Ottelu pelataan 1 pisteeseen.</numerusform>
            <numerusform>Ottelu pelataan {number} pisteeseen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Deal {number} of {deals}.</source>
        <translation>Jako {number}/{deals}.</translation>
    </message>
    <message>
        <source>You’re the dealer.</source>
        <translation>Sinä jaat.</translation>
    </message>
    <message>
        <source>{name} is the dealer.</source>
        <translation>{name} jakaa.</translation>
    </message>
    <message>
        <source>There’s nothing on the table.</source>
        <translation>Pöydällä ei ole mitään.</translation>
    </message>
    <message>
        <source>{pile}, {card} on top</source>
        <translation>{pile}, päällimmäisenä {card}</translation>
    </message>
    <message>
        <source>Discarded: {cards}</source>
        <translation>Pantu pois: {cards}</translation>
    </message>
    <message numerus="yes">
        <source>Discarded: {number} cards</source>
        <comment>Discarded: 1 card</comment>
        <translation>
            <numerusform>Pantu pois: 1 kortti</numerusform>
            <numerusform>Pantu pois: {number} korttia</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} face down</source>
        <comment>1 face down</comment>
        <translation>
            <numerusform>1 kuvapuoli alaspäin</numerusform>
            <numerusform>{number} kuvapuoli alaspäin</numerusform>
        </translation>
    </message>
    <message>
        <source>In front of {name}: {cards}</source>
        <translation>Pöydällä, {name}: {cards}</translation>
    </message>
    <message>
        <source>In front of you: {cards}</source>
        <translation>Edessäsi: {cards}</translation>
    </message>
    <message>
        <source>In front of you: {card}, your bid</source>
        <translation>Edessäsi: {card}, näyttökorttisi</translation>
    </message>
    <message>
        <source>In front of {name}: a bid, face down</source>
        <translation>Pöydällä, {name}: näyttökortti kuvapuoli alaspäin</translation>
    </message>
    <message numerus="yes">
        <source>{name} holds {number} cards</source>
        <comment>{name} holds 1 card</comment>
        <translation>
            <numerusform>{name}: kädessä 1 kortti</numerusform>
            <numerusform>{name}: kädessä {number} korttia</numerusform>
        </translation>
    </message>
    <message>
        <source>{side}: {lines}</source>
        <translation>{side}: {lines}</translation>
    </message>
    <message>
        <source>{line} {points}</source>
        <translation>{line} {points}</translation>
    </message>
    <message>
        <source>{side} from {before} to {after}</source>
        <translation>{side}, ennen {before}, nyt {after}</translation>
    </message>
    <message>
        <source>{name} had {cards}</source>
        <translation>{name}: kädessä oli {cards}</translation>
    </message>
</context>
<context>
    <name>Log</name>
    <message>
        <source>You deal the cards.</source>
        <translation>Jaat kortit.</translation>
    </message>
    <message>
        <source>{name} deals the cards.</source>
        <translation>{name} jakaa kortit.</translation>
    </message>
    <message>
        <source>You bid {amount}.</source>
        <translation>Huudat {amount}.</translation>
    </message>
    <message>
        <source>{name} bids {amount}.</source>
        <translation>{name} huutaa {amount}.</translation>
    </message>
    <message>
        <source>You pass.</source>
        <translation>Passaat.</translation>
    </message>
    <message>
        <source>{name} passes.</source>
        <translation>{name} passaa.</translation>
    </message>
    <message>
        <source>You win the bidding at {amount}.</source>
        <translation>Korkein huuto on {amount}. Sinä olet pelinviejä.</translation>
    </message>
    <message>
        <source>{name} wins the bidding at {amount}.</source>
        <translation>Korkein huuto on {amount}. Pelinviejä on {name}.</translation>
    </message>
    <message>
        <source>Nobody bid, so everyone scores what they take.</source>
        <translation>Kukaan ei huutanut, joten jokainen saa sen, minkä vie.</translation>
    </message>
    <message>
        <source>You raise the bid to {amount}.</source>
        <translation>Korotat huudon {amount} pisteeseen.</translation>
    </message>
    <message>
        <source>{name} raises the bid to {amount}.</source>
        <translation>{name} korottaa huudon {amount} pisteeseen.</translation>
    </message>
    <message>
        <source>You stay at {amount}.</source>
        <translation>Pysyt huudossa {amount}.</translation>
    </message>
    <message>
        <source>{name} stays at {amount}.</source>
        <translation>{name} pysyy huudossa {amount}.</translation>
    </message>
    <message>
        <source>{name} takes the kitty. Nobody else sees it.</source>
        <translation>{name} ottaa lesken. Muut eivät näe sitä.</translation>
    </message>
    <message>
        <source>The kitty holds {cards}. Nobody takes it.</source>
        <translation>Leskessä on {cards}. Kukaan ei ota leskeä.</translation>
    </message>
    <message>
        <source>The kitty holds {cards}. You take it.</source>
        <translation>Leskessä on {cards}. Otat lesken käteesi.</translation>
    </message>
    <message>
        <source>You take the kitty: {cards}. Nobody else sees these cards.</source>
        <translation>Otat lesken: {cards}. Muut eivät näe sitä.</translation>
    </message>
    <message>
        <source>The kitty holds {cards}. {name} takes it.</source>
        <translation>Leskessä on {cards}. {name} ottaa lesken käteensä.</translation>
    </message>
    <message numerus="yes">
        <source>{giver} gives {taker} {number} cards.</source>
        <comment>{giver} gives {taker} a card.</comment>
        <translation>
            <numerusform>{giver} antaa parilleen ({taker}) kortin.</numerusform>
            <numerusform>{giver} antaa parilleen ({taker}) {number} korttia.</numerusform>
        </translation>
    </message>
    <message>
        <source>You give {taker} {cards}.</source>
        <translation>{taker} saa sinulta {cards_genitive}.</translation>
    </message>
    <message>
        <source>{giver} gives you {cards}.</source>
        <translation>{giver} antaa sinulle {cards_genitive}.</translation>
    </message>
    <message>
        <source>You discard {cards}.</source>
        <translation>Panet pois {cards_genitive}.</translation>
    </message>
    <message numerus="yes">
        <source>{name} discards {number} cards.</source>
        <comment>{name} discards a card.</comment>
        <translation>
            <numerusform>{name} panee kortin pois.</numerusform>
            <numerusform>{name} panee {number} korttia pois.</numerusform>
        </translation>
    </message>
    <message>
        <source>You place the {card} face down.</source>
        <translation>Panet näyttökortiksi {card_genitive}, kuvapuoli alaspäin.</translation>
    </message>
    <message>
        <source>{name} places a card face down.</source>
        <translation>{name} panee näyttökortin kuvapuoli alaspäin.</translation>
    </message>
    <message>
        <source>You say rami.</source>
        <translation>Sanot ramin.</translation>
    </message>
    <message>
        <source>{name} says rami.</source>
        <translation>{name} sanoo ramin.</translation>
    </message>
    <message>
        <source>You say nolo.</source>
        <translation>Sanot nolon.</translation>
    </message>
    <message>
        <source>{name} says nolo.</source>
        <translation>{name} sanoo nolon.</translation>
    </message>
    <message>
        <source>The bids are turned up: {bids}. It’s nolo.</source>
        <translation>Näytöt käännetään: {bids}. Pelataan noloa.</translation>
    </message>
    <message>
        <source>The bids are turned up: {bids}. You play rami.</source>
        <translation>Näytöt käännetään: {bids}. Sinä olet ramaaja.</translation>
    </message>
    <message>
        <source>The bids are turned up: {bids}. {name} plays rami.</source>
        <translation>Näytöt käännetään: {bids}. Ramaaja on {name}.</translation>
    </message>
    <message>
        <source>rami</source>
        <translation>rami</translation>
    </message>
    <message>
        <source>nolo</source>
        <translation>nolo</translation>
    </message>
    <message>
        <source>{bid} ({name})</source>
        <translation>{bid} ({name})</translation>
    </message>
    <message>
        <source>You play sooli, which means playing alone and trying to take no tricks.</source>
        <translation>Pelaat soolin eli pelaat yksin ja yrität olla saamatta tikkiäkään.</translation>
    </message>
    <message>
        <source>{name} plays sooli, which means playing alone and trying to take no tricks.</source>
        <translation>{name} pelaa soolin eli pelaa yksin ja yrittää olla saamatta tikkiäkään.</translation>
    </message>
    <message>
        <source>You ask {partner} for a whole.</source>
        <translation>Kysyt pariltasi ({partner}) kokonaista.</translation>
    </message>
    <message>
        <source>{name} asks you for a whole.</source>
        <translation>{name} kysyy sinulta kokonaista.</translation>
    </message>
    <message>
        <source>{name} asks {partner} for a whole.</source>
        <translation>{name} kysyy pariltaan ({partner}) kokonaista.</translation>
    </message>
    <message>
        <source>You ask {partner} for a half in {suit}.</source>
        <translation>Kysyt pariltasi ({partner}) puolikasta {suit_inessive}.</translation>
    </message>
    <message>
        <source>{name} asks you for a half in {suit}.</source>
        <translation>{name} kysyy sinulta puolikasta {suit_inessive}.</translation>
    </message>
    <message>
        <source>{name} asks {partner} for a half in {suit}.</source>
        <translation>{name} kysyy pariltaan ({partner}) puolikasta {suit_inessive}.</translation>
    </message>
    <message>
        <source>You say no.</source>
        <translation>Vastaat, ettei ole.</translation>
    </message>
    <message>
        <source>{name} says no.</source>
        <translation>{name} vastaa, ettei ole.</translation>
    </message>
    <message>
        <source>You say yes: {suit}.</source>
        <translation>Vastaat, että {suit_partitive} on.</translation>
    </message>
    <message>
        <source>{name} says yes: {suit}.</source>
        <translation>{name} vastaa, että {suit_partitive} on.</translation>
    </message>
    <message>
        <source>You declare {suit} as trumps.</source>
        <translation>Ilmoitat valtiksi {suit_genitive}.</translation>
    </message>
    <message>
        <source>{name} declares {suit} as trumps.</source>
        <translation>{name} ilmoittaa valtiksi {suit_genitive}.</translation>
    </message>
    <message>
        <source>You declare a little one in {suit}.</source>
        <translation>Ilmoitat pikkuvaltin {suit_inessive}.</translation>
    </message>
    <message>
        <source>{name} declares a little one in {suit}.</source>
        <translation>{name} ilmoittaa pikkuvaltin {suit_inessive}.</translation>
    </message>
    <message numerus="yes">
        <source>It’s worth {number} points.</source>
        <comment>It’s worth 1 point.</comment>
        <translation>
            <numerusform>Siitä tulee 1 piste.</numerusform>
            <numerusform>Siitä tulee {number} pistettä.</numerusform>
        </translation>
    </message>
    <message>
        <source>You play the {card}.</source>
        <translation>Lyöt {card_genitive}.</translation>
    </message>
    <message>
        <source>{name} plays the {card}.</source>
        <translation>{name} lyö {card_genitive}.</translation>
    </message>
    <message>
        <source>You turn up the {card}.</source>
        <translation>Käännät esiin {card_genitive}.</translation>
    </message>
    <message>
        <source>{name} turns up the {card}.</source>
        <translation>{name} kääntää esiin {card_genitive}.</translation>
    </message>
    <message>
        <source>You take the trick.</source>
        <translation>Viet tikin.</translation>
    </message>
    <message>
        <source>{name} takes the trick.</source>
        <translation>{name} vie tikin.</translation>
    </message>
    <message>
        <source>You play the {card} and take the trick.</source>
        <translation>Lyöt {card_genitive} ja viet tikin.</translation>
    </message>
    <message>
        <source>{name} plays the {card} and takes the trick.</source>
        <translation>{name} lyö {card_genitive} ja vie tikin.</translation>
    </message>
    <message>
        <source>You draw the {card}.</source>
        <translation>Nostat {card_genitive}.</translation>
    </message>
    <message>
        <source>You draw from the stock.</source>
        <translation>Nostat pakasta.</translation>
    </message>
    <message>
        <source>{name} draws from the stock.</source>
        <translation>{name} nostaa pakasta.</translation>
    </message>
    <message>
        <source>{side} {gained}, now {score}</source>
        <translation>{side} {gained}, nyt {score}</translation>
    </message>
    <message>
        <source>Scoring the hand: {rows}.</source>
        <translation>Jako lasketaan. {rows}.</translation>
    </message>
    <message>
        <source>The match ends in a tie for first place.</source>
        <translation>Ottelu päättyy tasan, ja useampi jakaa kärkisijan.</translation>
    </message>
    <message>
        <source>You win the match.</source>
        <translation>Voitat ottelun.</translation>
    </message>
    <message>
        <source>{side} win the match.</source>
        <comment>you and another</comment>
        <translation>{side} voitatte ottelun.</translation>
    </message>
    <message>
        <source>{side} wins the match.</source>
        <translation>{side} voittaa ottelun.</translation>
    </message>
    <message>
        <source>{side} win the match.</source>
        <comment>two others</comment>
        <translation>{side} voittavat ottelun.</translation>
    </message>
    <message>
        <source>The {card} is turned up as the first offered card.</source>
        <translation>Ensimmäiseksi tarjolle käännetään {card}.</translation>
    </message>
    <message numerus="yes">
        <source>You show {number} tunnelas: {cards}.</source>
        <comment>You show a tunnela: {cards}.</comment>
        <translation>
            <numerusform>Näytät tunnelan: {cards} kolmesti.</numerusform>
            <numerusform>Näytät {number} tunnelaa, joka lajia kolme: {cards}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} shows {number} tunnelas: {cards}.</source>
        <comment>{name} shows a tunnela: {cards}.</comment>
        <translation>
            <numerusform>{name} näyttää tunnelan: {cards} kolmesti.</numerusform>
            <numerusform>{name} näyttää {number} tunnelaa, joka lajia kolme: {cards}.</numerusform>
        </translation>
    </message>
    <message>
        <source>You take the offered {card}.</source>
        <translation>Otat tarjolta {card_genitive}.</translation>
    </message>
    <message>
        <source>{name} takes the offered {card}.</source>
        <translation>{name} ottaa tarjolta {card_genitive}.</translation>
    </message>
    <message>
        <source>You show {sets}.</source>
        <translation>Avaat yhdistelmillä: {sets}.</translation>
    </message>
    <message>
        <source>{name} shows {sets}.</source>
        <translation>{name} avaa yhdistelmillä: {sets}.</translation>
    </message>
    <message>
        <source>{name} looks at the tiplu.</source>
        <translation>{name} katsoo tiplun.</translation>
    </message>
    <message>
        <source>You look at the tiplu. It’s the {card}.</source>
        <translation>Katsot tiplun: {card}.</translation>
    </message>
    <message>
        <source>You discard the {card}.</source>
        <translation>Heität pois {card_genitive}.</translation>
    </message>
    <message>
        <source>{name} discards the {card}.</source>
        <translation>{name} heittää pois {card_genitive}.</translation>
    </message>
    <message>
        <source>The discards are shuffled to make a new stock.</source>
        <translation>Poistopakka sekoitetaan uudeksi pakaksi.</translation>
    </message>
    <message>
        <source>You finish the deal.</source>
        <translation>Lopetat jaon.</translation>
    </message>
    <message>
        <source>{name} finishes the deal.</source>
        <translation>{name} lopettaa jaon.</translation>
    </message>
    <message>
        <source>The tiplu was the {card}.</source>
        <translation>Tiplu oli {card}.</translation>
    </message>
    <message>
        <source>The {card} is drawn as the tiplu.</source>
        <translation>Tiplu on arvottu: {card}.</translation>
    </message>
    <message>
        <source>The stock has run out, so the deal is called off.</source>
        <translation>Pakka on lopussa, joten jako raukeaa.</translation>
    </message>
    <message>
        <source>You have all four sixes and ask for a new deal.</source>
        <translation>Sinulla on kaikki neljä kutosta, ja pyydät uutta jakoa.</translation>
    </message>
    <message>
        <source>You make {suit} trumps again, for no points.</source>
        <translation>Teet valtiksi taas {suit_genitive}, ilman pisteitä.</translation>
    </message>
    <message>
        <source>{name} makes {suit} trumps again, for no points.</source>
        <translation>{name} tekee valtiksi taas {suit_genitive}, ilman pisteitä.</translation>
    </message>
    <message>
        <source>{name} has all four sixes and asks for a new deal.</source>
        <translation>{name} pyytää uutta jakoa, koska kädessä on kaikki neljä kutosta.</translation>
    </message>
    <message>
        <source>You and {partner} have all four sixes. You ask for a new deal.</source>
        <translation>Sinulla ja parillasi ({partner}) on kaikki neljä kutosta. Pyydät uutta jakoa.</translation>
    </message>
    <message>
        <source>You and {name} have all four sixes. {name} asks for a new deal.</source>
        <translation>Sinulla ja parillasi on kaikki neljä kutosta. {name} pyytää uutta jakoa.</translation>
    </message>
    <message>
        <source>{name} and {partner} have all four sixes. {name} asks for a new deal.</source>
        <translation>{name} pyytää uutta jakoa. Pelaajilla {name} ja {partner} on yhteensä kaikki neljä kutosta.</translation>
    </message>
    <message>
        <source>You have three sixes and ask for a new deal.</source>
        <translation>Sinulla on kolme kutosta, ja pyydät uutta jakoa.</translation>
    </message>
    <message>
        <source>{name} has three sixes and asks for a new deal.</source>
        <translation>{name} pyytää uutta jakoa, koska kädessä on kolme kutosta.</translation>
    </message>
    <message>
        <source>You have no card above a jack and ask for a new deal.</source>
        <translation>Sinulla ei ole jätkää korkeampaa korttia, ja pyydät uutta jakoa.</translation>
    </message>
    <message>
        <source>{name} has no card above a jack and asks for a new deal.</source>
        <translation>{name} pyytää uutta jakoa, koska kädessä ei ole jätkää korkeampaa korttia.</translation>
    </message>
</context>
<context>
    <name>Match end</name>
    <message>
        <source>A tie</source>
        <translation>Tasapeli</translation>
    </message>
    <message>
        <source>You won</source>
        <comment>you and your partner</comment>
        <translation>Voititte</translation>
    </message>
    <message>
        <source>You won</source>
        <translation>Voitit</translation>
    </message>
    <message>
        <source>{name} won</source>
        <translation>{name} voitti</translation>
    </message>
    <message>
        <source>{name} won</source>
        <comment>two others</comment>
        <translation>{name} voittivat</translation>
    </message>
    <message>
        <source>{one}:{other}</source>
        <comment>a score such as 9:7</comment>
        <translation>{one}–{other}</translation>
    </message>
    <message>
        <source>Last hand</source>
        <translation>Viimeinen jako</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Tulos</translation>
    </message>
    <message>
        <source>Nobody reached {target}, so the collected points decided it, {points}.</source>
        <translation>Kukaan ei yltänyt {target} pisteeseen, joten kerätyt pisteet ratkaisivat luvuin {points}.</translation>
    </message>
    <message>
        <source>Both sides reached {target}.</source>
        <translation>Kumpikin pääsi {target} pisteeseen.</translation>
    </message>
    <message>
        <source>More than one player reached {target}.</source>
        <translation>Useampi kuin yksi pelaaja pääsi {target} pisteeseen.</translation>
    </message>
    <message>
        <source>Your higher count in the last hand broke the tie.</source>
        <translation>Tasatilanteen ratkaisi oma suurempi korttien summa viimeisessä jaossa.</translation>
    </message>
    <message>
        <source>The higher count in the last hand ({name}) broke the tie.</source>
        <translation>Tasatilanteen ratkaisi suurempi korttien summa viimeisessä jaossa ({name}).</translation>
    </message>
    <message>
        <source>Then the declarer wins, and the contract was yours.</source>
        <translation>Silloin pelinviejä voittaa, ja huuto oli oma.</translation>
    </message>
    <message>
        <source>Then the declarer wins ({name}).</source>
        <translation>Silloin pelinviejä voittaa ({name}).</translation>
    </message>
    <message>
        <source>your trump marriage in {suit}</source>
        <translation>oma valtti {suit_inessive}</translation>
    </message>
    <message>
        <source>the trump marriage in {suit} ({name})</source>
        <translation>valtti {suit_inessive} ({name})</translation>
    </message>
    <message>
        <source>your little one in {suit}</source>
        <translation>oma pikkuvaltti {suit_inessive}</translation>
    </message>
    <message>
        <source>the little one in {suit} ({name})</source>
        <translation>pikkuvaltti {suit_inessive} ({name})</translation>
    </message>
    <message>
        <source>the last trick</source>
        <translation>viimeinen tikki</translation>
    </message>
    <message>
        <source>the higher number of card points</source>
        <translation>korttipisteiden enemmistö</translation>
    </message>
    <message>
        <source>your contract of {bid}</source>
        <translation>oma täyttynyt huuto {bid}</translation>
    </message>
    <message>
        <source>the contract of {bid} ({name})</source>
        <translation>täyttynyt huuto {bid} ({name})</translation>
    </message>
    <message>
        <source>your failed contract of {bid}</source>
        <translation>oma vajaaksi jäänyt huuto {bid}</translation>
    </message>
    <message>
        <source>the failed contract of {bid} ({name})</source>
        <translation>vajaaksi jäänyt huuto {bid} ({name})</translation>
    </message>
    <message>
        <source>your trip to Porvoo</source>
        <translation>oma Porvoon-reissu</translation>
    </message>
    <message>
        <source>the trip to Porvoo ({name})</source>
        <translation>Porvoon-reissu ({name})</translation>
    </message>
    <message>
        <source>your overfull bag</source>
        <translation>oma ylitäysi pussi</translation>
    </message>
    <message>
        <source>the overfull bag ({name})</source>
        <translation>ylitäysi pussi ({name})</translation>
    </message>
    <message>
        <source>At {before}, {reason} decided the last hand.</source>
        <translation>Tilanteessa {before} viimeisen jaon ratkaisi {reason}.</translation>
    </message>
    <message>
        <source>The last hand decided it, from {before} to {after}.</source>
        <translation>Viimeinen jako ratkaisi, kun {before} vaihtui lukemiin {after}.</translation>
    </message>
    <message>
        <source>In hand {number}, {reason} turned {before} into {after}.</source>
        <translation>{number}. jaossa {reason} käänsi tilanteen {before} lukemiin {after}.</translation>
    </message>
    <message>
        <source>Hand {number} turned {before} into {after}.</source>
        <translation>{number}. jako käänsi tilanteen {before} lukemiin {after}.</translation>
    </message>
    <message numerus="yes">
        <source>You gained {number} points in the last hand and took the lead.</source>
        <comment>You gained 1 point in the last hand and took the lead.</comment>
        <translation>
            <numerusform>Sait viimeisessä jaossa 1 pisteen ja nousit johtoon.</numerusform>
            <numerusform>Sait viimeisessä jaossa {number} pistettä ja nousit johtoon.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} gained {number} points in the last hand and took the lead.</source>
        <comment>{name} gained 1 point in the last hand and took the lead.</comment>
        <translation>
            <numerusform>{name} sai viimeisessä jaossa 1 pisteen ja nousi johtoon.</numerusform>
            <numerusform>{name} sai viimeisessä jaossa {number} pistettä ja nousi johtoon.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You gained {number} points in hand {hand} and led from then on.</source>
        <comment>You gained 1 point in hand {hand} and led from then on.</comment>
        <translation>
            <numerusform>Sait {hand}. jaossa 1 pisteen ja johdit siitä lähtien.</numerusform>
            <numerusform>Sait {hand}. jaossa {number} pistettä ja johdit siitä lähtien.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} gained {number} points in hand {hand} and led from then on.</source>
        <comment>{name} gained 1 point in hand {hand} and led from then on.</comment>
        <translation>
            <numerusform>{name} sai {hand}. jaossa 1 pisteen ja johti siitä lähtien.</numerusform>
            <numerusform>{name} sai {hand}. jaossa {number} pistettä ja johti siitä lähtien.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Moments</name>
    <message>
        <source>{suit}!</source>
        <translation>{suit}!</translation>
    </message>
    <message>
        <source>SOOLI</source>
        <translation>SOOLI</translation>
    </message>
    <message>
        <source>TIE</source>
        <translation>TASAPELI</translation>
    </message>
    <message>
        <source>FINISHED</source>
        <translation>VALMIS</translation>
    </message>
    <message>
        <source>PORVOO</source>
        <translation>PORVOO</translation>
    </message>
    <message>
        <source>LÄPIAJO</source>
        <translation>LÄPIAJO</translation>
    </message>
    <message>
        <source>{bid} MADE</source>
        <translation>{bid} TÄYTTYI</translation>
    </message>
    <message>
        <source>{bid} FAILED</source>
        <translation>{bid} VAJAAKSI</translation>
    </message>
    <message>
        <source>RISE BROKEN</source>
        <translation>NOUSU KATKI</translation>
    </message>
    <message>
        <source>NOUSUSSA</source>
        <translation>NOUSUSSA</translation>
    </message>
</context>
<context>
    <name>MyPlay</name>
    <message>
        <source>Play a hand</source>
        <translation>Pelaa jako</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Peli</translation>
    </message>
    <message>
        <source>Choices from your own matches where you could have done better.</source>
        <translation>Omien otteluittesi kohtia, joissa olisit voinut valita paremmin.</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Aloita</translation>
    </message>
    <message>
        <source>Nothing to practise today</source>
        <translation>Tänään ei ole harjoiteltavaa</translation>
    </message>
    <message>
        <source>Your mistakes come back another day, with other cards.</source>
        <translation>Virheesi palaavat toisena päivänä, eri korteilla.</translation>
    </message>
    <message>
        <source>Your own mistakes will come back here as questions, with other cards.</source>
        <translation>Omat virheesi palaavat tänne kysymyksinä, eri korteilla.</translation>
    </message>
    <message>
        <source>Today’s deal</source>
        <translation>Päivän jako</translation>
    </message>
    <message>
        <source>Everybody who plays today gets these cards.</source>
        <translation>Kaikki tänään pelaavat saavat nämä kortit.</translation>
    </message>
    <message>
        <source>Everybody who plays {game} today gets these cards.</source>
        <translation>{game}: kaikki tänään pelaavat saavat nämä kortit.</translation>
    </message>
    <message>
        <source>You’ve started today’s deal. Continue where you left off.</source>
        <translation>Olet aloittanut päivän jaon. Jatka siitä, mihin jäit.</translation>
    </message>
    <message>
        <source>You’ve played today’s deal. There’ll be another one tomorrow.</source>
        <translation>Olet pelannut päivän jaon. Huomenna tulee uusi.</translation>
    </message>
    <message>
        <source>Your score: {score}</source>
        <translation>Tuloksesi: {score}</translation>
    </message>
    <message>
        <source>Deal {number}</source>
        <translation>Jako numero {number}</translation>
    </message>
    <message>
        <source>Skill</source>
        <translation>Taito</translation>
    </message>
    <message>
        <source>More about skill and luck</source>
        <translation>Lisää taidosta ja onnesta</translation>
    </message>
    <message>
        <source>After your first hand, you’ll see here how you compare with the computer.</source>
        <translation>Ensimmäisen jaon jälkeen näet tässä, miten pärjäät tietokoneeseen verrattuna.</translation>
    </message>
    <message>
        <source>The choices you’ve made are being reviewed.</source>
        <translation>Ratkaisujasi käydään parhaillaan läpi.</translation>
    </message>
    <message>
        <source>Skill in {game}</source>
        <translation>Taito: {game}</translation>
    </message>
    <message>
        <source>{decisions}, without help</source>
        <translation>{decisions}, ilman apua</translation>
    </message>
    <message>
        <source>{decisions}, with help</source>
        <translation>{decisions}, avun kanssa</translation>
    </message>
    <message>
        <source>{decisions}, with and without help</source>
        <translation>{decisions}, avun kanssa ja ilman</translation>
    </message>
    <message numerus="yes">
        <source>Only {number} decisions so far</source>
        <comment>Only one decision so far</comment>
        <translation>
            <numerusform>Vasta yksi ratkaisu</numerusform>
            <numerusform>Vasta {number} ratkaisua</numerusform>
        </translation>
    </message>
    <message>
        <source>{kind} costs you most.</source>
        <translation>{kind} maksaa sinulle eniten.</translation>
    </message>
    <message>
        <source>The thin line shows where you probably are, 95 times out of 100.</source>
        <translation>Ohut viiva näyttää, missä todennäköisesti olet: 95 kertaa sadasta.</translation>
    </message>
    <message>
        <source>95% likely from {low} to {high}</source>
        <translation>95 prosentin todennäköisyydellä tasojen {low} ja {high} väliltä</translation>
    </message>
    <message>
        <source>What cost you most</source>
        <translation>Mikä maksoi eniten</translation>
    </message>
    <message>
        <source>Your costliest choices of the last 30 days will be here.</source>
        <translation>Tähän tulevat viimeisten 30 päivän kalleimmat ratkaisusi.</translation>
    </message>
    <message>
        <source>All mistakes</source>
        <translation>Kaikki virheet</translation>
    </message>
    <message>
        <source>Only the costliest</source>
        <translation>Vain kalleimmat</translation>
    </message>
    <message>
        <source>Well played! {place}: {choice}</source>
        <translation>Hyvin pelattu! {place}: {choice}</translation>
    </message>
    <message>
        <source>chance to win the match, or points</source>
        <translation>mahdollisuus voittaa ottelu tai pisteet</translation>
    </message>
    <message>
        <source>points in the hand</source>
        <translation>jaon pisteet</translation>
    </message>
    <message>
        <source>chance to win the match</source>
        <translation>mahdollisuus voittaa ottelu</translation>
    </message>
    <message>
        <source>{day}, hand {hand}</source>
        <translation>{day}, jako {hand}</translation>
    </message>
    <message>
        <source>Review: {choice} {place}. {cost}</source>
        <translation>Käy läpi: {choice} {place}. {cost}</translation>
    </message>
    <message>
        <source>You led the {card}.</source>
        <translation>Aloitit {card_adessive}.</translation>
    </message>
    <message>
        <source>You played the {card}.</source>
        <translation>Löit {card_genitive}.</translation>
    </message>
    <message>
        <source>You asked for a whole.</source>
        <translation>Kysyit kokonaista.</translation>
    </message>
    <message>
        <source>You declared {suit}.</source>
        <translation>Ilmoitit {suit_genitive}.</translation>
    </message>
    <message>
        <source>You asked for a half in {suit}.</source>
        <translation>Kysyit puolikasta {suit_inessive}.</translation>
    </message>
    <message>
        <source>You answered {suit}.</source>
        <translation>Vastasit: {suit}.</translation>
    </message>
    <message>
        <source>You gave away {cards}.</source>
        <translation>Annoit: {cards}.</translation>
    </message>
    <message>
        <source>You discarded {cards}.</source>
        <translation>Heitit pois: {cards}.</translation>
    </message>
    <message>
        <source>You took the offered card.</source>
        <translation>Otit kortin tarjolta.</translation>
    </message>
    <message>
        <source>You drew from the stock.</source>
        <translation>Nostit kortin pakasta.</translation>
    </message>
    <message>
        <source>You showed your sets.</source>
        <translation>Avasit yhdistelmilläsi.</translation>
    </message>
    <message>
        <source>You finished the hand.</source>
        <translation>Lopetit jaon.</translation>
    </message>
    <message>
        <source>You showed your tunnelas.</source>
        <translation>Näytit tunnelasi.</translation>
    </message>
    <message>
        <source>You bid {amount}.</source>
        <translation>Huusit {amount}.</translation>
    </message>
    <message>
        <source>You raised to {amount}.</source>
        <translation>Korotit {amount} pisteeseen.</translation>
    </message>
    <message>
        <source>You stayed at your bid.</source>
        <translation>Pysyit huudossasi.</translation>
    </message>
    <message>
        <source>You asked for a new deal.</source>
        <translation>Pyysit uutta jakoa.</translation>
    </message>
    <message>
        <source>You bid with the {card}.</source>
        <translation>Näytit huudoksi {card_genitive}.</translation>
    </message>
    <message>
        <source>You said rami.</source>
        <translation>Sanoit rami.</translation>
    </message>
    <message>
        <source>You said nolo.</source>
        <translation>Sanoit nolo.</translation>
    </message>
    <message>
        <source>You chose sooli.</source>
        <translation>Valitsit soolin.</translation>
    </message>
    <message>
        <source>You passed.</source>
        <translation>Passasit.</translation>
    </message>
    <message>
        <source>Recent matches</source>
        <translation>Viimeisimmät ottelut</translation>
    </message>
    <message>
        <source>Your matches will be here, so that you can play on or review them.</source>
        <translation>Ottelusi tulevat tähän, ja voit jatkaa niitä tai käydä ne läpi.</translation>
    </message>
    <message>
        <source>All matches</source>
        <translation>Kaikki ottelut</translation>
    </message>
    <message>
        <source>against {names}</source>
        <translation>vastassa {names}</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Tänään</translation>
    </message>
    <message>
        <source>Yesterday</source>
        <translation>Eilen</translation>
    </message>
    <message>
        <source>{game}, {text}</source>
        <translation>{game}, {text}</translation>
    </message>
    <message>
        <source>All puzzles</source>
        <translation>Kaikki pulmat</translation>
    </message>
    <message>
        <source>Start here</source>
        <translation>Aloita tästä</translation>
    </message>
    <message>
        <source>There are no puzzles for this game.</source>
        <translation>Tähän peliin ei ole pulmia.</translation>
    </message>
    <message>
        <source>You’ve solved them all!</source>
        <translation>Olet ratkaissut kaikki!</translation>
    </message>
    <message>
        <source>Puzzles in {game}</source>
        <translation>Pulmat: {game}</translation>
    </message>
    <message>
        <source>{solved} of {of} solved</source>
        <translation>{solved}/{of} ratkaistu</translation>
    </message>
    <message>
        <source>First times</source>
        <translation>Ensi kerrat</translation>
    </message>
    <message>
        <source>First answer</source>
        <translation>Ensimmäinen vastaus</translation>
    </message>
    <message>
        <source>First marriage</source>
        <translation>Ensimmäinen pariskunta</translation>
    </message>
    <message>
        <source>No costly mistakes in the last 30 days.</source>
        <translation>Ei kalliita virheitä viimeisten 30 päivän aikana.</translation>
    </message>
    <message>
        <source>First Porvoo</source>
        <translation>Ensimmäinen Porvoo</translation>
    </message>
    <message>
        <source>First contract</source>
        <translation>Ensimmäinen täytetty huuto</translation>
    </message>
    <message>
        <source>Exactly twelve</source>
        <translation>Tasan kaksitoista</translation>
    </message>
    <message>
        <source>You declare a marriage.</source>
        <translation>Ilmoitat pariskunnan.</translation>
    </message>
    <message>
        <source>Your partner asks you for a marriage, and you can say yes.</source>
        <translation>Parisi kysyy sinulta pariskuntaa, ja voit vastata myöntävästi.</translation>
    </message>
    <message>
        <source>You send your opponents to Porvoo.</source>
        <translation>Lähetät vastustajat Porvooseen.</translation>
    </message>
    <message>
        <source>You win the bidding and make your contract.</source>
        <translation>Voitat huutokierroksen ja täytät huutosi.</translation>
    </message>
    <message>
        <source>You win a match with exactly twelve berries.</source>
        <translation>Voitat ottelun tasan kahdellatoista marjalla.</translation>
    </message>
    <message>
        <source>not yet</source>
        <translation>ei vielä</translation>
    </message>
    <message>
        <source>{first_time}: not yet</source>
        <translation>{first_time}: ei vielä</translation>
    </message>
    <message>
        <source>{first_time}, {place}. Review the hand</source>
        <translation>{first_time}, {place}. Käy jako läpi</translation>
    </message>
</context>
<context>
    <name>Options</name>
    <message>
        <source>A=11, 10=10, K=4, Q=3, J=2</source>
        <translation>A=11, 10=10, K=4, Q=3, J=2</translation>
    </message>
    <message>
        <source>A=10, 10=10, K=5, Q=5, J=5</source>
        <translation>A=10, 10=10, K=5, Q=5, J=5</translation>
    </message>
    <message>
        <source>A=1, 10=1 (ties: A=11, 10=10, K=4, Q=3, J=2)</source>
        <translation>A=1, 10=1 (tasan: A=11, 10=10, K=4, Q=3, J=2)</translation>
    </message>
    <message>
        <source>A=1, 10=1 (ties: A=4, K=3, Q=2, J=1)</source>
        <translation>A=1, 10=1 (tasan: A=4, K=3, Q=2, J=1)</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Kortit</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Pelaaminen</translation>
    </message>
    <message>
        <source>Marriages</source>
        <translation>Valtit ja pariskunnat</translation>
    </message>
    <message>
        <source>Bidding</source>
        <translation>Huudot</translation>
    </message>
    <message>
        <source>Scoring a hand</source>
        <translation>Jaon laskeminen</translation>
    </message>
    <message>
        <source>The match</source>
        <translation>Ottelu</translation>
    </message>
    <message>
        <source>Sets</source>
        <translation>Yhdistelmät</translation>
    </message>
    <message>
        <source>Maal</source>
        <translation>Maal</translation>
    </message>
    <message>
        <source>On</source>
        <translation>Käytössä</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Ei käytössä</translation>
    </message>
    <message>
        <source>Until the target</source>
        <translation>Tavoitteeseen asti</translation>
    </message>
    <message>
        <source>Cards in the pack</source>
        <translation>Pakan koko</translation>
    </message>
    <message>
        <source>Card values</source>
        <translation>Korttien arvot</translation>
    </message>
    <message>
        <source>Printed jokers</source>
        <translation>Jokereita pakassa</translation>
    </message>
    <message>
        <source>First lead</source>
        <translation>Ensimmäinen aloitus</translation>
    </message>
    <message>
        <source>Ace must be played</source>
        <translation>Ässäpakko ensimmäiseen tikkiin</translation>
    </message>
    <message>
        <source>Leader of the first hand</source>
        <translation>Ensimmäisen jaon aloittaja</translation>
    </message>
    <message>
        <source>Order of questions</source>
        <translation>Kysymysten järjestys</translation>
    </message>
    <message>
        <source>Whole before half</source>
        <translation>Kokonainen ennen puolikasta</translation>
    </message>
    <message>
        <source>Asking for any half</source>
        <translation>Puolikkaan vapaa kysely</translation>
    </message>
    <message>
        <source>Must lead from the marriage</source>
        <translation>Aloitus pariskunnasta</translation>
    </message>
    <message>
        <source>Marriage values</source>
        <translation>Pariskuntien arvot</translation>
    </message>
    <message>
        <source>First marriage</source>
        <translation>Ensimmäinen pariskunta</translation>
    </message>
    <message>
        <source>Later marriages</source>
        <translation>Seuraavat pariskunnat</translation>
    </message>
    <message>
        <source>First bidder</source>
        <translation>Huutojen aloittaja</translation>
    </message>
    <message>
        <source>Opening bid</source>
        <translation>Avaushuuto</translation>
    </message>
    <message>
        <source>Bidding while below zero</source>
        <translation>Huutaminen miinuksella</translation>
    </message>
    <message>
        <source>New deal on request</source>
        <translation>Uusi jako</translation>
    </message>
    <message>
        <source>Cards exchanged</source>
        <translation>Vaihdettavat kortit</translation>
    </message>
    <message>
        <source>Raising the bid</source>
        <translation>Huudon korotus</translation>
    </message>
    <message>
        <source>Cards in the kitty</source>
        <translation>Kortteja leskessä</translation>
    </message>
    <message>
        <source>Kitty face up</source>
        <translation>Avoin leski</translation>
    </message>
    <message>
        <source>When discards count</source>
        <translation>Poispannut kortit lasketaan</translation>
    </message>
    <message>
        <source>Others’ points rounded to fives</source>
        <translation>Muiden pisteet viiden tarkkuudella</translation>
    </message>
    <message>
        <source>Penalty for no tricks</source>
        <translation>Ilman tikkiä jäänyt menettää</translation>
    </message>
    <message>
        <source>Last trick</source>
        <translation>Viimeinen tikki</translation>
    </message>
    <message>
        <source>Leaving the bag</source>
        <translation>Pussista pääsy</translation>
    </message>
    <message>
        <source>Tied card points</source>
        <translation>Korttipisteet tasan</translation>
    </message>
    <message>
        <source>Porvoo</source>
        <translation>Porvoo</translation>
    </message>
    <message>
        <source>Cards you can’t bid with</source>
        <translation>Kielletyt näyttökortit</translation>
    </message>
    <message>
        <source>Sooli</source>
        <translation>Sooli</translation>
    </message>
    <message>
        <source>Winner keeps the points</source>
        <translation>Voittaja pitää pisteet</translation>
    </message>
    <message>
        <source>Stop a lost hand</source>
        <translation>Hävityn jaon keskeytys</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>Tavoite</translation>
    </message>
    <message>
        <source>If several reach the target</source>
        <translation>Usea yltää tavoitteeseen</translation>
    </message>
    <message>
        <source>Exact target</source>
        <translation>Tasan tavoitteeseen</translation>
    </message>
    <message>
        <source>Overshooting</source>
        <translation>Tavoitteen ylitys</translation>
    </message>
    <message>
        <source>Drop back to</source>
        <translation>Pisteet ylityksen jälkeen</translation>
    </message>
    <message>
        <source>Deals per match</source>
        <translation>Jakoja ottelussa</translation>
    </message>
    <message>
        <source>Clockwise</source>
        <translation>Myötäpäivään</translation>
    </message>
    <message>
        <source>Set size</source>
        <translation>Yhdistelmien koko</translation>
    </message>
    <message>
        <source>Dublees</source>
        <translation>Dubleet</translation>
    </message>
    <message>
        <source>Wild cards per set</source>
        <translation>Jokereita yhdistelmässä</translation>
    </message>
    <message>
        <source>Alter cards</source>
        <translation>Alter-kortit</translation>
    </message>
    <message>
        <source>Dublee bonus</source>
        <translation>Dubleelisä</translation>
    </message>
    <message>
        <source>Any card</source>
        <translation>Mikä kortti vain</translation>
    </message>
    <message>
        <source>An ace</source>
        <translation>Ässä</translation>
    </message>
    <message>
        <source>An ace, or else a spade</source>
        <translation>Ässä, muuten pata</translation>
    </message>
    <message>
        <source>To the dealer’s left</source>
        <translation>Jakajan vasen naapuri</translation>
    </message>
    <message>
        <source>Free</source>
        <translation>Vapaa</translation>
    </message>
    <message>
        <source>Ladder</source>
        <translation>Porrastettu</translation>
    </message>
    <message>
        <source>Strict</source>
        <translation>Tiukka</translation>
    </message>
    <message>
        <source>Ladder, halves bind both partners</source>
        <translation>Porrastettu, puolikas sitoo parin</translation>
    </message>
    <message>
        <source>Only the other side</source>
        <translation>Vain toinen joukkue</translation>
    </message>
    <message>
        <source>Anyone</source>
        <translation>Kuka vain</translation>
    </message>
    <message>
        <source>Hearts high</source>
        <translation>Hertta kallein</translation>
    </message>
    <message>
        <source>Spades high</source>
        <translation>Pata kallein</translation>
    </message>
    <message>
        <source>The dealer</source>
        <translation>Jakaja</translation>
    </message>
    <message>
        <source>With three sixes</source>
        <translation>Kolmella kutosella</translation>
    </message>
    <message>
        <source>With three sixes, or with only low cards</source>
        <translation>Kolmella kutosella tai pelkillä pienillä korteilla</translation>
    </message>
    <message>
        <source>With four sixes</source>
        <translation>Neljällä kutosella</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Ei koskaan</translation>
    </message>
    <message>
        <source>The first bidder must bid</source>
        <translation>Ensimmäisen on huudettava</translation>
    </message>
    <message>
        <source>All may pass</source>
        <translation>Kaikki saavat passata</translation>
    </message>
    <message>
        <source>Like the others</source>
        <translation>Kuten muutkin</translation>
    </message>
    <message>
        <source>When all others have passed</source>
        <translation>Kun kaikki muut ovat passanneet</translation>
    </message>
    <message>
        <source>Before giving or discarding</source>
        <translation>Ennen korttien antoa tai poispanoa</translation>
    </message>
    <message>
        <source>After giving or discarding</source>
        <translation>Korttien annon tai poispanon jälkeen</translation>
    </message>
    <message>
        <source>Always</source>
        <translation>Aina</translation>
    </message>
    <message>
        <source>Only after taking a trick</source>
        <translation>Vain jos saa tikin</translation>
    </message>
    <message>
        <source>The bid</source>
        <translation>Huudon verran</translation>
    </message>
    <message>
        <source>Declarer: twice the bid</source>
        <translation>Pelinviejä huudon kaksinkertaisena</translation>
    </message>
    <message>
        <source>Both sides: twice the bid</source>
        <translation>Kumpikin huudon kaksinkertaisena</translation>
    </message>
    <message>
        <source>The highest score wins</source>
        <translation>Suurempi pistemäärä voittaa</translation>
    </message>
    <message>
        <source>The declarer wins</source>
        <translation>Pelinviejä voittaa</translation>
    </message>
    <message>
        <source>From the next hand</source>
        <translation>Seuraavasta jaosta</translation>
    </message>
    <message>
        <source>At once</source>
        <translation>Heti</translation>
    </message>
    <message>
        <source>Nobody scores</source>
        <translation>Ei kenellekään</translation>
    </message>
    <message>
        <source>Carried to the next hand</source>
        <translation>Siirretään seuraavaan jakoon</translation>
    </message>
    <message>
        <source>Drop back</source>
        <translation>Pudotaan takaisin</translation>
    </message>
    <message>
        <source>Three or more</source>
        <translation>Kolme tai enemmän</translation>
    </message>
    <message>
        <source>Always three</source>
        <translation>Aina kolme</translation>
    </message>
    <message>
        <source>Lost (murder)</source>
        <translation>Menetetään (murha)</translation>
    </message>
    <message>
        <source>Goes to the winner (kidnap)</source>
        <translation>Voittaja ottaa (kaappaus)</translation>
    </message>
    <message>
        <source>Must beat the highest card</source>
        <translation>Ylimenopakko</translation>
    </message>
    <message>
        <source>Must trump when void</source>
        <translation>Valttipakko</translation>
    </message>
    <message>
        <source>Asking for a whole once trumps are set</source>
        <translation>Kokonaisen kysyminen valtin jälkeen</translation>
    </message>
    <message>
        <source>Declaring a marriage</source>
        <translation>Milloin saa ilmoittaa</translation>
    </message>
    <message>
        <source>Lowest bid</source>
        <translation>Pienin huuto</translation>
    </message>
    <message>
        <source>Score too low to bid</source>
        <translation>Huutokielto, jos pisteitä enintään</translation>
    </message>
    <message>
        <source>Losers’ limit for a double win</source>
        <translation>Kaksinkertainen voitto, jos häviäjillä alle</translation>
    </message>
    <message>
        <source>No läpiajo penalty if the bid fails</source>
        <translation>Ei läpiajosakkoa, kun huuto ei täyty</translation>
    </message>
    <message>
        <source>Reshuffles</source>
        <translation>Uudelleensekoituksia</translation>
    </message>
    <message>
        <source>Unseen maal</source>
        <translation>Näkemätön maal</translation>
    </message>
    <message>
        <source>The player with the ace of clubs</source>
        <translation>Ristiässän haltija</translation>
    </message>
    <message>
        <source>After winning a trick you led</source>
        <translation>Itse aloitetun ja voitetun tikin jälkeen</translation>
    </message>
    <message>
        <source>After winning any trick</source>
        <translation>Minkä tahansa voitetun tikin jälkeen</translation>
    </message>
    <message>
        <source>Subtract the excess</source>
        <translation>Ylimenevä osa vähennetään</translation>
    </message>
</context>
<context>
    <name>Order</name>
    <message>
        <source>Order your hands</source>
        <translation>Tilaa omat kortit</translation>
    </message>
    <message>
        <source>Choose the hands you want to practise. Every deal that fits is equally likely.</source>
        <translation>Valitse, millaisia käsiä haluat harjoitella. Kaikki sopivat jaot ovat yhtä todennäköisiä.</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Peli</translation>
    </message>
    <message>
        <source>More wishes</source>
        <translation>Lisää toiveita</translation>
    </message>
    <message>
        <source>Fewer wishes</source>
        <translation>Vähemmän toiveita</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Tyhjennä</translation>
    </message>
    <message>
        <source>Ten in a row</source>
        <translation>Kymmenen peräkkäin</translation>
    </message>
    <message>
        <source>Play one at the table</source>
        <translation>Pelaa yksi pöydässä</translation>
    </message>
    <message>
        <source>Every hand fits.</source>
        <translation>Kaikki kädet sopivat.</translation>
    </message>
    <message>
        <source>Dealing a hand that fits…</source>
        <translation>Jaetaan sopivia kortteja…</translation>
    </message>
    <message>
        <source>The computer is looking at your hand…</source>
        <translation>Tietokone katsoo korttejasi…</translation>
    </message>
    <message>
        <source>The computer couldn’t review this hand. Try the next one.</source>
        <translation>Tietokone ei pystynyt arvioimaan tätä kättä. Kokeile seuraavaa.</translation>
    </message>
    <message>
        <source>Stop here</source>
        <translation>Lopeta tähän</translation>
    </message>
    <message>
        <source>Next hand</source>
        <translation>Seuraava käsi</translation>
    </message>
    <message>
        <source>Ten more</source>
        <translation>Kymmenen lisää</translation>
    </message>
    <message>
        <source>Change the order</source>
        <translation>Muuta tilausta</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Yritä uudestaan</translation>
    </message>
    <message>
        <source>Hand {number} of {total}</source>
        <translation>Käsi {number}/{total}</translation>
    </message>
    <message>
        <source>Hand {number}: nothing to decide</source>
        <translation>Käsi {number}: ei ratkaistavaa</translation>
    </message>
    <message>
        <source>Hand {number}: {rights} out of {of} right</source>
        <translation>Käsi {number}: oikein {rights}/{of}</translation>
    </message>
    <message numerus="yes">
        <source>About 1 in {number} hands has these cards.</source>
        <comment>Nearly every hand has these cards.</comment>
        <translation>
            <numerusform>Melkein joka kädessä on nämä kortit.</numerusform>
            <numerusform>Nämä kortit saa noin joka {number}. kädessä.</numerusform>
        </translation>
    </message>
    <message>
        <source>“{wish}”</source>
        <translation>”{wish}”</translation>
    </message>
    <message numerus="yes">
        <source>{number} deals came up, but none fitted. Leave out a wish, or try again.</source>
        <comment>One deal came up, but it didn’t fit. Leave out a wish, or try again.</comment>
        <translation>
            <numerusform>Yksi jako käytiin läpi, eikä se sopinut. Jätä jokin toive pois tai yritä uudestaan.</numerusform>
            <numerusform>{number} jakoa käytiin läpi, eikä yksikään sopinut. Jätä jokin toive pois tai yritä uudestaan.</numerusform>
        </translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Pelaa eteenpäin</translation>
    </message>
    <message>
        <source>No deal at this table fits {wish}.</source>
        <translation>Tässä pelissä mikään jako ei sovi toiveeseen {wish}.</translation>
    </message>
    <message>
        <source>No deal fits both {wishes}.</source>
        <translation>Mikään jako ei täytä kumpaakin toivetta: {wishes}.</translation>
    </message>
    <message>
        <source>No deal fits all of these: {wishes}.</source>
        <translation>Mikään jako ei täytä kaikkia näitä toiveita: {wishes}.</translation>
    </message>
    <message>
        <source>What you practise</source>
        <translation>Mitä harjoittelet</translation>
    </message>
    <message>
        <source>What you hold</source>
        <translation>Mitä kädessäsi on</translation>
    </message>
    <message>
        <source>Where you sit</source>
        <translation>Missä istut</translation>
    </message>
    <message>
        <source>What’s been said</source>
        <translation>Mitä on sanottu</translation>
    </message>
    <message>
        <source>The whole hand</source>
        <translation>Koko jako</translation>
    </message>
    <message>
        <source>Only the auction</source>
        <translation>Vain huutaminen</translation>
    </message>
    <message>
        <source>Only the exchange</source>
        <translation>Vain vaihto</translation>
    </message>
    <message>
        <source>Only the last five tricks</source>
        <translation>Vain viisi viimeistä tikkiä</translation>
    </message>
    <message>
        <source>A marriage</source>
        <translation>Pariskunta</translation>
    </message>
    <message>
        <source>No marriage</source>
        <translation>Ei pariskuntaa</translation>
    </message>
    <message>
        <source>Two marriages or more</source>
        <translation>Vähintään kaksi pariskuntaa</translation>
    </message>
    <message>
        <source>A marriage in spades</source>
        <translation>Patakuningas ja -rouva</translation>
    </message>
    <message>
        <source>A marriage in hearts</source>
        <translation>Herttakuningas ja -rouva</translation>
    </message>
    <message>
        <source>A marriage in diamonds</source>
        <translation>Ruutukuningas ja -rouva</translation>
    </message>
    <message>
        <source>A marriage in clubs</source>
        <translation>Ristikuningas ja -rouva</translation>
    </message>
    <message>
        <source>A marriage with its ace</source>
        <translation>Pariskunta ja sen ässä</translation>
    </message>
    <message>
        <source>A half</source>
        <translation>Puolikas</translation>
    </message>
    <message>
        <source>No half</source>
        <translation>Ei puolikasta</translation>
    </message>
    <message>
        <source>No king</source>
        <translation>Ei kuningasta</translation>
    </message>
    <message>
        <source>No queen</source>
        <translation>Ei rouvaa</translation>
    </message>
    <message>
        <source>An ace</source>
        <translation>Ässä</translation>
    </message>
    <message>
        <source>No ace</source>
        <translation>Ei ässää</translation>
    </message>
    <message>
        <source>Two aces or more</source>
        <translation>Vähintään kaksi ässää</translation>
    </message>
    <message>
        <source>Three aces or more</source>
        <translation>Vähintään kolme ässää</translation>
    </message>
    <message>
        <source>A ten</source>
        <translation>Kymppi</translation>
    </message>
    <message>
        <source>No ten</source>
        <translation>Ei kymppiä</translation>
    </message>
    <message>
        <source>Ace and ten of one suit</source>
        <translation>Saman maan ässä ja kymppi</translation>
    </message>
    <message>
        <source>A ten without its ace</source>
        <translation>Kymppi ilman ässää</translation>
    </message>
    <message>
        <source>Four or more aces and tens</source>
        <translation>Vähintään neljä ässää tai kymppiä</translation>
    </message>
    <message>
        <source>At most one ace or ten</source>
        <translation>Enintään yksi ässä tai kymppi</translation>
    </message>
    <message>
        <source>Three sixes or more</source>
        <translation>Vähintään kolme kutosta</translation>
    </message>
    <message>
        <source>Six or more aces, kings and queens</source>
        <translation>Vähintään kuusi ässää, kuningasta tai rouvaa</translation>
    </message>
    <message>
        <source>At most two aces, kings and queens</source>
        <translation>Enintään kaksi ässää, kuningasta tai rouvaa</translation>
    </message>
    <message>
        <source>Five or more of a suit</source>
        <translation>Vähintään viisi samaa maata</translation>
    </message>
    <message>
        <source>Six or more of a suit</source>
        <translation>Vähintään kuusi samaa maata</translation>
    </message>
    <message>
        <source>At most four of any suit</source>
        <translation>Enintään neljä samaa maata</translation>
    </message>
    <message>
        <source>A void</source>
        <translation>Yksi maa puuttuu</translation>
    </message>
    <message>
        <source>Cards of every suit</source>
        <translation>Kaikkia maita</translation>
    </message>
    <message>
        <source>A singleton</source>
        <translation>Maansa ainoa kortti</translation>
    </message>
    <message>
        <source>No singleton</source>
        <translation>Ei maansa ainoaa korttia</translation>
    </message>
    <message>
        <source>A tunnela</source>
        <translation>Tunnela</translation>
    </message>
    <message>
        <source>No tunnela</source>
        <translation>Ei tunnelaa</translation>
    </message>
    <message>
        <source>Three dublees or more</source>
        <translation>Vähintään kolme dubleeta</translation>
    </message>
    <message>
        <source>Five dublees or more</source>
        <translation>Vähintään viisi dubleeta</translation>
    </message>
    <message>
        <source>At most one dublee</source>
        <translation>Enintään yksi dublee</translation>
    </message>
    <message>
        <source>A sequence</source>
        <translation>Suora</translation>
    </message>
    <message>
        <source>No sequence</source>
        <translation>Ei suoraa</translation>
    </message>
    <message>
        <source>Sequences in three suits</source>
        <translation>Suora kolmessa maassa</translation>
    </message>
    <message>
        <source>A printed joker</source>
        <translation>Oikea jokeri</translation>
    </message>
    <message>
        <source>No printed joker</source>
        <translation>Ei oikeaa jokeria</translation>
    </message>
    <message>
        <source>You deal</source>
        <translation>Sinä jaat</translation>
    </message>
    <message>
        <source>Somebody else deals</source>
        <translation>Joku muu jakaa</translation>
    </message>
    <message>
        <source>Your partner deals</source>
        <translation>Parisi jakaa</translation>
    </message>
    <message>
        <source>You act first</source>
        <translation>Sinä aloitat</translation>
    </message>
    <message>
        <source>You act last</source>
        <translation>Olet vuorossa viimeisenä</translation>
    </message>
    <message>
        <source>Nobody has bid yet</source>
        <translation>Kukaan ei ole vielä huutanut</translation>
    </message>
    <message>
        <source>Your partner bid first</source>
        <translation>Parisi huusi ensin</translation>
    </message>
    <message>
        <source>An opponent bid first</source>
        <translation>Vastustaja huusi ensin</translation>
    </message>
    <message>
        <source>The bid is 100 or more</source>
        <translation>Huuto on vähintään 100</translation>
    </message>
    <message>
        <source>You’re the declarer</source>
        <translation>Olet pelinviejä</translation>
    </message>
    <message>
        <source>Your partner is the declarer</source>
        <translation>Parisi on pelinviejä</translation>
    </message>
    <message>
        <source>An opponent is the declarer</source>
        <translation>Vastustaja on pelinviejä</translation>
    </message>
    <message>
        <source>Rami</source>
        <translation>Rami</translation>
    </message>
    <message>
        <source>Nolo</source>
        <translation>Nolo</translation>
    </message>
    <message>
        <source>There are trumps</source>
        <translation>Valtti on tehty</translation>
    </message>
    <message>
        <source>No trumps yet</source>
        <translation>Valttia ei ole vielä</translation>
    </message>
</context>
<context>
    <name>Pages</name>
    <message>
        <source>{number} players</source>
        <translation>{number} pelaajaa</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Pelaa</translation>
    </message>
    <message>
        <source>Learn</source>
        <translation>Opettele</translation>
    </message>
    <message>
        <source>Play {game}</source>
        <translation>Pelaa: {game}</translation>
    </message>
    <message>
        <source>Learn {game}</source>
        <translation>Opettele: {game}</translation>
    </message>
    <message>
        <source>{name}, {players}. {sentence}</source>
        <translation>{name}, {players}. {sentence}</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Takaisin</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Peru</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Sulje</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Poista</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Vie…</translation>
    </message>
    <message>
        <source>House rules…</source>
        <translation>Kotisäännöt…</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>Tuo…</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Tallenna</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Tallenna nimellä…</translation>
    </message>
    <message>
        <source>Use these rules</source>
        <translation>Käytä näitä sääntöjä</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Kotisäännöt</translation>
    </message>
    <message>
        <source>House rules for {game}</source>
        <translation>Kotisäännöt: {game}</translation>
    </message>
    <message>
        <source>Play by these rules</source>
        <translation>Pelaa näillä säännöillä</translation>
    </message>
    <message>
        <source>Presets</source>
        <translation>Valmiit säännöt</translation>
    </message>
    <message>
        <source>Your presets</source>
        <translation>Omat säännöt</translation>
    </message>
    <message>
        <source>Preset name</source>
        <translation>Sääntöjen nimi</translation>
    </message>
    <message>
        <source>Custom rules</source>
        <translation>Omat säännöt</translation>
    </message>
    <message>
        <source>“{first}” and “{second}” contradict each other. Change one of them.</source>
        <translation>”{first}” ja ”{second}” ovat ristiriidassa. Muuta jompaakumpaa.</translation>
    </message>
    <message>
        <source>Saved “{name}” to your presets.</source>
        <translation>”{name}” on tallennettu omiin sääntöihisi.</translation>
    </message>
    <message>
        <source>Deleted “{name}”.</source>
        <translation>”{name}” on poistettu.</translation>
    </message>
    <message>
        <source>Imported “{name}” and saved it to your presets.</source>
        <translation>”{name}” on tuotu ja tallennettu omiin sääntöihisi.</translation>
    </message>
    <message>
        <source>Rules saved to {file}.</source>
        <translation>Säännöt on tallennettu tiedostoon {file}.</translation>
    </message>
    <message>
        <source>{name} ({number})</source>
        <translation>{name} ({number})</translation>
    </message>
    <message>
        <source>New match</source>
        <translation>Uusi ottelu</translation>
    </message>
    <message>
        <source>Numbered deal</source>
        <translation>Jako numerolla</translation>
    </message>
    <message>
        <source>Program</source>
        <translation>Ohjelma</translation>
    </message>
    <message>
        <source>This deal</source>
        <translation>Tämä jako</translation>
    </message>
    <message>
        <source>The rest of this hand</source>
        <translation>Jaon loppuosa</translation>
    </message>
    <message>
        <source>Whose cards do you want?</source>
        <translation>Kenen kortit haluat?</translation>
    </message>
    <message>
        <source>My own</source>
        <translation>Omat korttini</translation>
    </message>
    <message>
        <source>The same cards are dealt again in a new match, which counts as assisted.</source>
        <translation>Samat kortit jaetaan uudestaan uuteen otteluun, joka lasketaan avustetuksi.</translation>
    </message>
    <message>
        <source>House rules (*.json)</source>
        <translation>Kotisäännöt (*.json)</translation>
    </message>
    <message>
        <source>Import house rules</source>
        <translation>Tuo kotisäännöt</translation>
    </message>
    <message>
        <source>Export house rules</source>
        <translation>Vie kotisäännöt</translation>
    </message>
    <message>
        <source>Can’t read {file}. Choose another file.</source>
        <translation>Tiedostoa {file} ei voi lukea. Valitse toinen tiedosto.</translation>
    </message>
    <message>
        <source>Can’t save {file} in that folder. Choose another folder.</source>
        <translation>Tiedostoa {file} ei voi tallentaa sinne. Valitse toinen paikka.</translation>
    </message>
    <message>
        <source>This file has no Marjapussi house rules in it.</source>
        <translation>Tiedostossa ei ole Marjapussin kotisääntöjä.</translation>
    </message>
    <message>
        <source>This file can’t be used. It has the same entry twice, or its structure is too complicated.</source>
        <translation>Tiedostoa ei voi käyttää, koska sama asia on siinä kahdesti tai sen rakenne on liian monikerroksinen.</translation>
    </message>
    <message>
        <source>Another version of the program wrote this file, and this version can’t read it.</source>
        <translation>Tiedosto on tallennettu ohjelman toisella versiolla, eikä tämä versio osaa lukea sitä.</translation>
    </message>
    <message>
        <source>This file must have exactly three parts: the game, a name and the rules.</source>
        <translation>Tiedostossa on oltava täsmälleen kolme osaa: peli, nimi ja säännöt.</translation>
    </message>
    <message>
        <source>These are house rules for another game, not {game}.</source>
        <translation>Nämä ovat toisen pelin kotisäännöt, eivät pelin {game}.</translation>
    </message>
    <message>
        <source>The file sets “{rule}” to {value}, which isn’t allowed.</source>
        <translation>Tiedostossa säännön ”{rule}” arvo on {value}, joka ei kelpaa.</translation>
    </message>
    <message>
        <source>The rules in the file contradict each other. {why}</source>
        <translation>Tiedoston säännöt ovat keskenään ristiriidassa. {why}</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Peli</translation>
    </message>
    <message>
        <source>Opponents</source>
        <translation>Vastustajat</translation>
    </message>
    <message>
        <source>Partner</source>
        <translation>Pari</translation>
    </message>
    <message>
        <source>Fairness</source>
        <translation>Reiluus</translation>
    </message>
    <message>
        <source>Names</source>
        <translation>Nimet</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Jako</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>Ulkoasu</translation>
    </message>
    <message>
        <source>Pace</source>
        <translation>Tahti</translation>
    </message>
    <message>
        <source>Playing</source>
        <translation>Pelaaminen</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Ääni</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Pelaajia</translation>
    </message>
    <message>
        <source>Your partner plays at full strength unless you choose otherwise.</source>
        <translation>Parisi pelaa aina parhaansa mukaan, ellet toisin valitse.</translation>
    </message>
    <message>
        <source>The level never affects the deal. Each computer player sees only what a person in that seat would see.</source>
        <translation>Taso ei koskaan vaikuta jakoon. Jokainen tietokonepelaaja näkee vain sen, minkä ihminenkin samalta paikalta näkisi.</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Sinä</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>Vastustaja</translation>
    </message>
    <message>
        <source>Plays after you</source>
        <translation>Pelaa sinun jälkeesi</translation>
    </message>
    <message>
        <source>Plays before you</source>
        <translation>Pelaa ennen sinua</translation>
    </message>
    <message>
        <source>Player {number}</source>
        <translation>Pelaaja {number}</translation>
    </message>
    <message>
        <source>Name: {who}</source>
        <translation>Nimi: {who}</translation>
    </message>
    <message>
        <source>Any name</source>
        <translation>Mikä nimi tahansa</translation>
    </message>
    <message>
        <source>A new deal</source>
        <translation>Uusi jako</translation>
    </message>
    <message>
        <source>Deal number</source>
        <translation>Jaon numero</translation>
    </message>
    <message>
        <source>A deal number is a whole number from 0 to {highest}.</source>
        <translation>Jaon numero on kokonaisluku väliltä 0–{highest}.</translation>
    </message>
    <message>
        <source>Preferences</source>
        <translation>Asetukset</translation>
    </message>
    <message>
        <source>{game} has no rule called “{key}”.</source>
        <translation>Pelissä {game} ei ole sääntöä ”{key}”.</translation>
    </message>
    <message>
        <source>Reset to defaults</source>
        <translation>Palauta oletukset</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Kumoa</translation>
    </message>
    <message>
        <source>A name can have 1 to {longest} characters.</source>
        <translation>Nimessä voi olla 1–{longest} merkkiä.</translation>
    </message>
    <message>
        <source>There’s a built-in preset called “{name}”. Choose another name.</source>
        <translation>”{name}” on jo valmiiden sääntöjen nimi. Keksi toinen nimi.</translation>
    </message>
    <message>
        <source>This file is too large for house rules.</source>
        <translation>Tiedosto on liian suuri kotisääntötiedostoksi.</translation>
    </message>
    <message>
        <source>The name in the file must have 1 to {longest} characters.</source>
        <translation>Tiedostossa olevassa nimessä on oltava 1–{longest} merkkiä.</translation>
    </message>
</context>
<context>
    <name>People</name>
    <message>
        <source>You</source>
        <translation>Sinä</translation>
    </message>
    <message>
        <source>Player {number}</source>
        <translation>Pelaaja {number}</translation>
    </message>
    <message>
        <source>Us</source>
        <translation>Me</translation>
    </message>
    <message>
        <source>Them</source>
        <translation>He</translation>
    </message>
</context>
<context>
    <name>Practice</name>
    <message>
        <source>Five moments</source>
        <translation>Viisi kohtaa</translation>
    </message>
    <message numerus="yes">
        <source>{number} moments</source>
        <comment>One moment</comment>
        <translation>
            <numerusform>Yksi kohta</numerusform>
            <numerusform>{number} kohtaa</numerusform>
        </translation>
    </message>
    <message>
        <source>Practise this</source>
        <translation>Harjoittele tätä</translation>
    </message>
    <message>
        <source>Practise: {kind}</source>
        <translation>Harjoittele: {kind}</translation>
    </message>
    <message>
        <source>{game} · {kind}</source>
        <translation>{game} · {kind}</translation>
    </message>
    <message>
        <source>What do you play?</source>
        <translation>Mitä pelaat?</translation>
    </message>
    <message>
        <source>What do you say?</source>
        <translation>Mitä sanot?</translation>
    </message>
    <message>
        <source>What do you do?</source>
        <translation>Mitä teet?</translation>
    </message>
    <message>
        <source>Click a card, here or in your hand.</source>
        <translation>Napsauta korttia tässä tai kädessäsi.</translation>
    </message>
    <message>
        <source>Click what you want to do.</source>
        <translation>Napsauta sitä, mitä haluat tehdä.</translation>
    </message>
    <message>
        <source>This is best.</source>
        <translation>Tämä on paras.</translation>
    </message>
    <message>
        <source>That’s what you did before. There’s a better choice.</source>
        <translation>Niin teit ottelussakin. On parempikin vaihtoehto.</translation>
    </message>
    <message>
        <source>There’s a better choice.</source>
        <translation>On parempikin vaihtoehto.</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Vihje</translation>
    </message>
    <message>
        <source>Stop here</source>
        <translation>Lopeta tähän</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Takaisin</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Seuraava</translation>
    </message>
    <message>
        <source>Five more</source>
        <translation>Viisi lisää</translation>
    </message>
    <message numerus="yes">
        <source>You’ll see this again in {number} days.</source>
        <comment>You’ll see this again tomorrow.</comment>
        <translation>
            <numerusform>Näet tämän uudestaan huomenna.</numerusform>
            <numerusform>Näet tämän uudestaan {number} päivän päästä.</numerusform>
        </translation>
    </message>
    <message>
        <source>Dealing new cards…</source>
        <translation>Jaetaan uudet kortit…</translation>
    </message>
    <message>
        <source>{rights} out of {of} right</source>
        <translation>Oikein {rights}/{of}</translation>
    </message>
    <message>
        <source>{number}. {where}: right</source>
        <translation>{number}. {where}: oikein</translation>
    </message>
    <message>
        <source>{number}. {where}: not solved yet</source>
        <translation>{number}. {where}: ei vielä</translation>
    </message>
    <message>
        <source>Mistakes come back soon and right answers later, each time with different cards.</source>
        <translation>Väärin menneet kohdat tulevat pian uudestaan, oikein menneet myöhemmin, joka kerta eri kortein.</translation>
    </message>
    <message>
        <source>Nothing to practise now</source>
        <translation>Nyt ei ole harjoiteltavaa</translation>
    </message>
    <message>
        <source>Mistakes from hands you finish turn into practice questions here.</source>
        <translation>Loppuun pelattujen jakojen virheistä tulee täällä harjoituskysymyksiä.</translation>
    </message>
    <message numerus="yes">
        <source>{known} out of {number} moments learned</source>
        <comment>{known} out of one moment learned</comment>
        <translation>
            <numerusform>Opittu {known}/1 kohta</numerusform>
            <numerusform>Opittu {known}/{number} kohtaa</numerusform>
        </translation>
    </message>
    <message>
        <source>A moment counts as learned once it isn’t due again for three weeks.</source>
        <translation>Kohta on opittu, kun se tulee uudestaan vasta kolmen viikon päästä.</translation>
    </message>
</context>
<context>
    <name>Preferences</name>
    <message>
        <source>Language</source>
        <translation>Kieli</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Teema</translation>
    </message>
    <message>
        <source>Felt</source>
        <translation>Verka</translation>
    </message>
    <message>
        <source>Game speed</source>
        <translation>Pelin nopeus</translation>
    </message>
    <message>
        <source>Clicking a card</source>
        <translation>Kortin napsautus</translation>
    </message>
    <message>
        <source>Sort the hand</source>
        <translation>Käden järjestys</translation>
    </message>
    <message>
        <source>Lowest card first</source>
        <translation>Pienin kortti ensin</translation>
    </message>
    <message>
        <source>Highlight the suggested move</source>
        <translation>Korosta ehdotettu siirto</translation>
    </message>
    <message>
        <source>Warn me before a clear mistake</source>
        <translation>Varoita ennen selvää virhettä</translation>
    </message>
    <message>
        <source>Praise me for a hard choice</source>
        <translation>Kehu vaikeasta valinnasta</translation>
    </message>
    <message>
        <source>Count the points myself</source>
        <translation>Laske pisteet itse</translation>
    </message>
    <message>
        <source>Play forced cards automatically</source>
        <translation>Lyö ainoa sallittu kortti puolestani</translation>
    </message>
    <message>
        <source>A high first bid promises an ace</source>
        <translation>Korkea ensimmäinen huuto lupaa ässän</translation>
    </message>
    <message>
        <source>Play sounds</source>
        <translation>Toista äänet</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Voimakkuus</translation>
    </message>
    <message>
        <source>Use the built-in voice</source>
        <translation>Käytä järjestelmän puheääntä</translation>
    </message>
    <message>
        <source>Spoken announcements</source>
        <translation>Puheilmoitukset</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Vaalea</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Tumma</translation>
    </message>
    <message>
        <source>Moss</source>
        <translation>Sammal</translation>
    </message>
    <message>
        <source>Night</source>
        <translation>Yö</translation>
    </message>
    <message>
        <source>Birch</source>
        <translation>Koivu</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Hidas</translation>
    </message>
    <message>
        <source>What you usually do</source>
        <translation>Miten yleensä pelaat</translation>
    </message>
    <message>
        <source>Hints compare the best move with what you usually do. For that, the program remembers how often you play high, take tricks, lead trumps, declare and bid.</source>
        <translation>Vihjeet vertaavat parasta siirtoa siihen, miten yleensä pelaat. Siksi ohjelma muistaa, kuinka usein lyöt isoa, otat tikin, lähdet valtilla, ilmoitat ja huudat.</translation>
    </message>
    <message>
        <source>Forget what I usually do</source>
        <translation>Unohda, miten yleensä pelaan</translation>
    </message>
    <message>
        <source>Forgotten. Your next matches show the program again what you usually do.</source>
        <translation>Unohdettu. Ohjelma oppii seuraavista otteluistasi uudelleen, miten yleensä pelaat.</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Tavallinen</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Tekstin koko</translation>
    </message>
    <message>
        <source>Card size</source>
        <translation>Korttien koko</translation>
    </message>
    <message>
        <source>Large</source>
        <translation>Suuri</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Nopea</translation>
    </message>
    <message>
        <source>No animation</source>
        <translation>Ilman animaatiota</translation>
    </message>
    <message>
        <source>Until you click</source>
        <translation>Kunnes napsautat</translation>
    </message>
    <message>
        <source>Plays it</source>
        <translation>Lyö sen</translation>
    </message>
    <message>
        <source>In my first three matches of a game</source>
        <translation>Pelin kolmessa ensimmäisessä ottelussani</translation>
    </message>
    <message>
        <source>Always</source>
        <translation>Aina</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Ei koskaan</translation>
    </message>
    <message>
        <source>Everything</source>
        <translation>Kaikki</translation>
    </message>
    <message>
        <source>What affects me</source>
        <translation>Minua koskevat</translation>
    </message>
    <message>
        <source>My turn only</source>
        <translation>Vain oma vuoroni</translation>
    </message>
    <message>
        <source>By suit</source>
        <translation>Maittain</translation>
    </message>
    <message>
        <source>By rank</source>
        <translation>Arvon mukaan</translation>
    </message>
    <message>
        <source>Finished tricks stay</source>
        <translation>Täydet tikit jäävät näkyviin</translation>
    </message>
    <message>
        <source>Follow the system</source>
        <translation>Järjestelmän mukaan</translation>
    </message>
    <message>
        <source>A short time</source>
        <translation>Hetkeksi</translation>
    </message>
    <message>
        <source>The usual time</source>
        <translation>Tavalliseksi ajaksi</translation>
    </message>
    <message>
        <source>A long time</source>
        <translation>Pitkäksi aikaa</translation>
    </message>
    <message>
        <source>Lifts it (click again to play)</source>
        <translation>Nostaa sen (toinen napsautus lyö)</translation>
    </message>
    <message>
        <source>In my own order</source>
        <translation>Oma järjestys</translation>
    </message>
</context>
<context>
    <name>Presets</name>
    <message>
        <source>Short pack</source>
        <translation>Pieni pakka</translation>
    </message>
    <message>
        <source>Questions in order</source>
        <translation>Kysymykset järjestyksessä</translation>
    </message>
    <message>
        <source>Aces and tens</source>
        <translation>Ässät ja kympit</translation>
    </message>
    <message>
        <source>To ten</source>
        <translation>Kymmeneen</translation>
    </message>
    <message>
        <source>Forty and twenty</source>
        <translation>Pariskunnat 40 ja 20</translation>
    </message>
    <message>
        <source>Swedish</source>
        <translation>Ruotsalaiset</translation>
    </message>
    <message>
        <source>Exactly twelve</source>
        <translation>Tasan kaksitoista</translation>
    </message>
    <message>
        <source>Exactly twelve, dropping to seven</source>
        <translation>Tasan kaksitoista, pudotus seitsemään</translation>
    </message>
    <message>
        <source>Left of the dealer bids first</source>
        <translation>Jakajan vasen naapuri huutaa ensin</translation>
    </message>
    <message>
        <source>Any trick, four cards</source>
        <translation>Mikä tikki vain, vaihdetaan neljä</translation>
    </message>
    <message>
        <source>Spades high</source>
        <translation>Pata kallein</translation>
    </message>
    <message>
        <source>Windows game (2002)</source>
        <translation>Windows-peli (2002)</translation>
    </message>
    <message>
        <source>Windows game (2002), six in the kitty</source>
        <translation>Windows-peli (2002), kuusi leskessä</translation>
    </message>
    <message>
        <source>To ten, anyone may ask for a whole</source>
        <translation>Kymmeneen, kokonaista saa kysyä kuka vain</translation>
    </message>
    <message>
        <source>Seven points for dublees</source>
        <translation>Dubleista seitsemän pistettä</translation>
    </message>
    <message>
        <source>Home game</source>
        <translation>Kotipeli</translation>
    </message>
    <message>
        <source>Tournament</source>
        <translation>Turnaus</translation>
    </message>
    <message>
        <source>Unseen maal is lost</source>
        <translation>Näkemätön maal menetetään</translation>
    </message>
    <message>
        <source>Unseen maal goes to the winner</source>
        <translation>Näkemätön maal voittajalle</translation>
    </message>
    <message>
        <source>Three jokers</source>
        <translation>Kolme jokeria</translation>
    </message>
    <message>
        <source>Jena students</source>
        <translation>Jenan opiskelijat</translation>
    </message>
    <message>
        <source>Round of four hands</source>
        <translation>Neljän jaon kierros</translation>
    </message>
    <message>
        <source>Six in the kitty</source>
        <translation>Kuusi leskessä</translation>
    </message>
    <message>
        <source>Secret kitty</source>
        <translation>Salainen leski</translation>
    </message>
    <message>
        <source>Original card points</source>
        <translation>Alkuperäiset korttipisteet</translation>
    </message>
    <message>
        <source>Standard</source>
        <translation>Tavalliset</translation>
    </message>
    <message>
        <source>Older rules</source>
        <translation>Vanhemmat säännöt</translation>
    </message>
</context>
<context>
    <name>Principles</name>
    <message>
        <source>Don’t break up a king and queen before you’ve declared them.</source>
        <translation>Älä hajota kuningasta ja rouvaa, ennen kuin olet ilmoittanut ne.</translation>
    </message>
    <message>
        <source>Keep a king or queen as long as your partner may have the other half.</source>
        <translation>Säästä kuningas tai rouva niin kauan kuin toinen puolikas voi olla parillasi.</translation>
    </message>
    <message>
        <source>If you can’t win the trick, give away as few points as you can.</source>
        <translation>Kun tikki on menetetty, anna siihen mahdollisimman vähän pisteitä.</translation>
    </message>
    <message>
        <source>Win this trick, because then you may declare a marriage or ask for one.</source>
        <translation>Ota tämä tikki, koska silloin saat ilmoittaa pariskunnan tai kysyä sitä.</translation>
    </message>
    <message>
        <source>Draw the opponents’ trumps with your top trumps. Then your other high cards win too.</source>
        <translation>Vedä vastustajilta valtit pois isoimmilla valteillasi. Silloin muutkin isot korttisi saavat tikkejä.</translation>
    </message>
    <message>
        <source>Lead a suit that your partner is out of and may be able to trump.</source>
        <translation>Aloita maalla, joka parisi kädestä on lopussa ja jonka hän ehkä voi ottaa valtilla.</translation>
    </message>
    <message>
        <source>If you can’t win the trick, play your lowest card.</source>
        <translation>Tikkiin, jota et voi voittaa, lyö pienin korttisi.</translation>
    </message>
    <message>
        <source>Lead a card that nobody can beat.</source>
        <translation>Aloita kortilla, jota kukaan ei voi voittaa.</translation>
    </message>
    <message>
        <source>Win the trick as cheaply as you can, and save your higher cards.</source>
        <translation>Voita tikki niin halvalla kuin voit ja säästä isommat korttisi.</translation>
    </message>
    <message>
        <source>Don’t take a trick that your partner is sure to win.</source>
        <translation>Älä vie tikkiä, jonka parisi saa varmasti.</translation>
    </message>
    <message>
        <source>The last trick earns extra points, so save a sure winner for it.</source>
        <translation>Viimeisestä tikistä saa lisäpisteitä, joten säästä sille varma kortti.</translation>
    </message>
    <message>
        <source>You can’t win this trick, so keep the highest card of a suit for later.</source>
        <translation>Et voi saada tätä tikkiä, joten säästä maan korkein kortti myöhemmäksi.</translation>
    </message>
    <message>
        <source>With no trumps, lead your longest suit. Its low cards can win tricks later.</source>
        <translation>Kun valttia ei ole, aloita pisimmällä maallasi. Sen pienetkin kortit voivat voittaa tikkejä myöhemmin.</translation>
    </message>
    <message>
        <source>When you’re second to play, play low. Your partner still plays after you.</source>
        <translation>Kun lyöt toisena, lyö pientä. Parisi pelaa vielä jälkeesi.</translation>
    </message>
    <message>
        <source>Declare your marriage while you may, because this may be your last chance.</source>
        <translation>Ilmoita pariskunta nyt kun saat, koska tämä voi olla viimeinen tilaisuutesi.</translation>
    </message>
    <message>
        <source>When your partner is sure to win the trick, play your ten while it’s safe from the ace.</source>
        <translation>Anna kymppisi tikkiin, jonka parisi varmasti saa. Siellä ässä ei sitä vie.</translation>
    </message>
    <message>
        <source>Don’t waste an ace on a trick it can’t win. Save the ace for one it can win.</source>
        <translation>Älä haaskaa ässää tikkiin, jota se ei voi voittaa. Säästä se tikkiin, jonka se vie.</translation>
    </message>
    <message>
        <source>If you’re sure of a trick, take it now. Later may be too late.</source>
        <translation>Ota tikki, jonka varmasti saat, koska myöhemmin voi olla liian myöhäistä.</translation>
    </message>
    <message>
        <source>When you’re third to play, play high. Only one player comes after you.</source>
        <translation>Kun lyöt kolmantena, lyö isoa. Jälkeesi pelaa enää yksi.</translation>
    </message>
    <message>
        <source>In its suit, only the ace beats a ten. Keep your ten until the ace is gone.</source>
        <translation>Omassa maassaan kymppi häviää vain ässälle. Pidä kymppi, kunnes ässä on mennyt.</translation>
    </message>
    <message>
        <source>Lead your aces before there are trumps, because later they may be trumped.</source>
        <translation>Aloita ässillä, kun valttia ei vielä ole, koska myöhemmin ne voidaan ottaa valtilla.</translation>
    </message>
    <message>
        <source>Lead a singleton. After that, you can trump the suit.</source>
        <translation>Aloita kortilla, joka on sinulla maansa ainoa. Sen jälkeen voit lyödä siihen maahan valttia.</translation>
    </message>
    <message>
        <source>Return the suit your partner led, because that’s where they want help.</source>
        <translation>Palauta parisi aloittamaa maata, koska siihen hän toivoo apua.</translation>
    </message>
    <message>
        <source>Duck as long as you can, because you don’t want this trick.</source>
        <translation>Pysy muiden korttien alla niin kauan kuin voit, sillä tätä tikkiä et halua.</translation>
    </message>
    <message>
        <source>If you have to take the trick, take it with your highest card.</source>
        <translation>Jos tikki on pakko ottaa, ota se korkeimmalla kortillasi.</translation>
    </message>
    <message>
        <source>Get rid of high cards whenever they can’t win a trick.</source>
        <translation>Heitä isot kortit pois aina, kun ne eivät voi saada tikkiä.</translation>
    </message>
    <message>
        <source>Lead low, so that somebody else has to take the trick.</source>
        <translation>Aloita pienellä, niin muut joutuvat ottamaan tikin.</translation>
    </message>
    <message>
        <source>Lead from a short suit. Once it’s gone, you can discard high cards.</source>
        <translation>Aloita lyhyellä maallasi. Kun se loppuu, voit heittää isoja kortteja pois.</translation>
    </message>
    <message>
        <source>Don’t lead a suit that nobody else has left, because you’d have to take the trick.</source>
        <translation>Älä aloita maalla, jota muilla ei enää ole, koska tikki jäisi sinulle.</translation>
    </message>
    <message>
        <source>Against sooli, play low. The lower you play, the harder it is for the soloist to duck.</source>
        <translation>Soolia vastaan lyö pientä. Mitä pienempi korttisi on, sitä vaikeampi soolin pelaajan on jäädä sen alle.</translation>
    </message>
    <message>
        <source>A marriage in your hand is surer than one you have to ask for.</source>
        <translation>Oma pariskunta on varmempi kuin sellainen, jota pitää kysyä.</translation>
    </message>
    <message>
        <source>Don’t declare a marriage that takes you past the target, because you’d drop back.</source>
        <translation>Älä ilmoita pariskuntaa, joka vie sinut yli tavoitteen, koska silloin pisteesi putoavat.</translation>
    </message>
    <message>
        <source>A marriage and an ace are worth a low bid.</source>
        <translation>Saman maan kuningas ja rouva sekä ässä riittävät pieneen huutoon.</translation>
    </message>
    <message>
        <source>Give away the card that’s hardest to duck with.</source>
        <translation>Anna pois kortti, jolla on vaikein jäädä alle.</translation>
    </message>
    <message>
        <source>With few aces, kings and queens, you’ll win few tricks, so bid nolo.</source>
        <translation>Kun ässiä, kuninkaita ja rouvia on vähän, saat vain vähän tikkejä, joten näytä noloa.</translation>
    </message>
    <message>
        <source>With low cards in every suit, play sooli. You can give one high card away.</source>
        <translation>Kun sinulla on joka maassa pieniä kortteja, pelaa sooli. Yhden ison kortin voit antaa pois.</translation>
    </message>
    <message>
        <source>With no marriage and fewer than two aces, leave the bidding to others.</source>
        <translation>Jos sinulla ei ole pariskuntaa eikä kahta ässää, anna muiden huutaa.</translation>
    </message>
    <message>
        <source>Win this trick, because then you may declare a marriage.</source>
        <translation>Ota tämä tikki, koska silloin saat ilmoittaa pariskunnan.</translation>
    </message>
    <message>
        <source>You can’t be sure of this trick, so put as few points in it as you can.</source>
        <translation>Tikistä ei ole varmuutta, joten anna siihen mahdollisimman vähän pisteitä.</translation>
    </message>
    <message>
        <source>You have no sure trick to lead, so lead a card without points.</source>
        <translation>Sinulla ei ole varmaa tikkiä aloitettavana, joten aloita arvottomalla kortilla.</translation>
    </message>
    <message>
        <source>You can’t win this trick, so play low and keep your higher cards.</source>
        <translation>Et voi saada tätä tikkiä, joten lyö pieni ja säästä isommat korttisi.</translation>
    </message>
    <message>
        <source>Take at least one trick, because taking none is costly.</source>
        <translation>Ota ainakin yksi tikki, koska ilman tikkiä jääminen tulee kalliiksi.</translation>
    </message>
    <message>
        <source>Don’t lead an ace or a ten that an opponent can trump.</source>
        <translation>Älä aloita ässällä tai kympillä, jonka vastustaja voi ottaa valtilla.</translation>
    </message>
    <message>
        <source>Discard from the suit in which the others hold most cards below yours.</source>
        <translation>Heitä pois maata, jossa muilla on eniten sinun korttejasi pienempiä.</translation>
    </message>
    <message>
        <source>With a king or queen in hand, ask for a half in its suit before you ask for a whole.</source>
        <translation>Jos kädessäsi on kuningas tai rouva, kysy sen maasta puolikasta, ennen kuin kysyt kokonaista.</translation>
    </message>
    <message>
        <source>Declare or ask while you may, because this may be your last chance.</source>
        <translation>Ilmoita tai kysy nyt kun saat, koska tämä voi olla viimeinen tilaisuutesi.</translation>
    </message>
    <message>
        <source>Bid above 100 only with a marriage in your hand.</source>
        <translation>Huuda yli 100 vain, jos kädessäsi on pariskunta.</translation>
    </message>
    <message>
        <source>Your partner has the highest bid, so don’t bid against your own side.</source>
        <translation>Korkein huuto on parisi, joten älä huuda omaa joukkuettasi vastaan.</translation>
    </message>
    <message>
        <source>Don’t raise above what your cards are worth, because you have to make every point you promise.</source>
        <translation>Älä korota enempää kuin korteillasi voi saada, koska jokainen lupaamasi piste on saatava.</translation>
    </message>
    <message>
        <source>Give the declarer your aces, because the contract needs sure tricks.</source>
        <translation>Anna ässäsi pelinviejälle, sillä huuto tarvitsee varmoja tikkejä.</translation>
    </message>
    <message>
        <source>Never split a marriage.</source>
        <translation>Älä koskaan hajota pariskuntaa.</translation>
    </message>
    <message>
        <source>Make yourself void in a suit, and you can trump it as soon as there are trumps.</source>
        <translation>Tyhjennä kädestäsi yksi maa, niin voit ottaa sitä valtilla heti, kun valtti on tehty.</translation>
    </message>
    <message>
        <source>Keep your longest suit together, and give up cards from the others.</source>
        <translation>Pidä pisin maasi koossa ja luovu muiden maiden korteista.</translation>
    </message>
    <message>
        <source>Your discards count for you, so discard cards that are worth points.</source>
        <translation>Poispanemasi kortit lasketaan sinulle, joten pane pois sellaisia, joista saa pisteitä.</translation>
    </message>
    <message>
        <source>Give your partner your lowest card, because it’s the easiest one to duck with.</source>
        <translation>Anna parillesi pienin korttisi, koska sillä on helpoin jäädä muiden korttien alle.</translation>
    </message>
    <message>
        <source>If you have many aces, kings and queens, you’ll win tricks, so bid rami.</source>
        <translation>Ässät, kuninkaat ja rouvat keräävät tikkejä, joten näytä ramia.</translation>
    </message>
    <message>
        <source>Your hand has too many cards that are hard to duck with, so don’t play sooli.</source>
        <translation>Kädessäsi on liikaa kortteja, joilla on vaikea jäädä alle, joten älä pelaa soolia.</translation>
    </message>
    <message>
        <source>Discard a card that fits nothing, and keep neighbours together.</source>
        <translation>Heitä kortti, joka ei sovi mihinkään, ja pidä naapurit yhdessä.</translation>
    </message>
    <message>
        <source>Don’t discard a card that fits one the next player took.</source>
        <translation>Älä heitä korttia, joka sopii yhteen seuraavan pelaajan ottaman kortin kanssa.</translation>
    </message>
    <message>
        <source>A wild card fits everywhere, so never discard it.</source>
        <translation>Jokeri sopii kaikkeen, joten älä koskaan heitä sitä.</translation>
    </message>
    <message>
        <source>Take the offered card if it brings you closer to your sets.</source>
        <translation>Ota tarjottu kortti, kun se vie sinut lähemmäs yhdistelmiäsi.</translation>
    </message>
    <message>
        <source>Don’t take a card you can’t use, because it shows what you’re collecting.</source>
        <translation>Älä ota korttia, josta sinulle ei ole hyötyä, koska se paljastaa, mitä keräät.</translation>
    </message>
    <message>
        <source>Show your sets as soon as you can, because then you see the tiplu.</source>
        <translation>Avaa heti, kun voit, koska silloin näet tiplun.</translation>
    </message>
    <message>
        <source>Don’t wait for cards that are gone.</source>
        <translation>Älä odota kortteja, jotka ovat jo menneet.</translation>
    </message>
    <message>
        <source>The next player didn’t want this card before, so it’s probably safe now.</source>
        <translation>Seuraava pelaaja ei huolinut tätä korttia aiemmin, joten se on luultavasti turvallinen.</translation>
    </message>
    <message>
        <source>Cards from the middle of a suit fit more sequences than those at its ends.</source>
        <translation>Maan keskimmäiset kortit käyvät useampaan suoraan kuin laitimmaiset.</translation>
    </message>
    <message>
        <source>With five or more pairs, collect dublees and keep your pairs.</source>
        <translation>Kun sinulla on vähintään viisi samojen korttien paria, kerää dubleita ja pidä parit.</translation>
    </message>
    <message>
        <source>Keep neighbouring cards, because two different cards can complete the sequence. Only one can fill a gap.</source>
        <translation>Säästä naapurit, koska niitä täydentää kaksi eri korttia. Aukko odottaa vain yhtä.</translation>
    </message>
    <message>
        <source>Three identical cards make a set, so keep them together.</source>
        <translation>Kolme samaa korttia on yhdistelmä, joten pidä ne yhdessä.</translation>
    </message>
    <message>
        <source>Don’t break up a finished sequence.</source>
        <translation>Älä ota korttia pois valmiista suorasta.</translation>
    </message>
    <message>
        <source>Keep a card that can go into two different sets.</source>
        <translation>Säästä kortti, joka käy kahteen eri yhdistelmään.</translation>
    </message>
    <message>
        <source>One of two identical cards is spare, so discard it before you split up neighbours.</source>
        <translation>Kahdesta samasta kortista toinen on ylimääräinen, joten heitä se, ennen kuin erotat naapurit.</translation>
    </message>
    <message>
        <source>Discard the card that fits fewer of the cards still out.</source>
        <translation>Heitä se kortti, johon sopivia kortteja on ulkona vähemmän.</translation>
    </message>
    <message>
        <source>If nobody wanted a card before, they probably don’t want it now.</source>
        <translation>Mitä kukaan ei aiemmin halunnut, tuskin kukaan haluaa nytkään.</translation>
    </message>
    <message>
        <source>Next to an ace, only one card completes a sequence: A-2 needs the 3.</source>
        <translation>Ässän ja sen naapurin täydentää suoraksi vain yksi kortti: A-2 tarvitsee kolmosen.</translation>
    </message>
    <message>
        <source>Take the card that lets you show your sets right away.</source>
        <translation>Ota kortti, jolla voit heti avata.</translation>
    </message>
    <message>
        <source>Show tunnelas before your first draw, because later they score nothing.</source>
        <translation>Näytä tunnelat ennen ensimmäistä nostoasi, koska myöhemmin niistä ei saa mitään.</translation>
    </message>
    <message>
        <source>Finish as soon as you can, because another turn only helps the others.</source>
        <translation>Lopeta heti, kun voit, koska lisävuoro auttaa vain muita.</translation>
    </message>
</context>
<context>
    <name>Profile</name>
    <message>
        <source>Skill and luck</source>
        <translation>Taito ja onni</translation>
    </message>
    <message>
        <source>Charts</source>
        <translation>Kaaviot</translation>
    </message>
    <message>
        <source>Bidding</source>
        <translation>Huutaminen</translation>
    </message>
    <message>
        <source>Giving</source>
        <comment>cards away in an exchange</comment>
        <translation>Antaminen</translation>
    </message>
    <message>
        <source>Showing</source>
        <comment>a bid, or cards</comment>
        <translation>Näyttäminen</translation>
    </message>
    <message>
        <source>Asking</source>
        <comment>for marriages</comment>
        <translation>Kysyminen</translation>
    </message>
    <message>
        <source>Leading</source>
        <comment>to a trick</comment>
        <translation>Aloittaminen</translation>
    </message>
    <message>
        <source>Following</source>
        <comment>to a trick</comment>
        <translation>Tikkiin pelaaminen</translation>
    </message>
    <message>
        <source>Endings</source>
        <comment>the last tricks of a hand</comment>
        <translation>Loppupeli</translation>
    </message>
    <message>
        <source>Drawing</source>
        <comment>a card</comment>
        <translation>Nostaminen</translation>
    </message>
    <message>
        <source>Showing sets</source>
        <comment>sets of cards</comment>
        <translation>Avaaminen</translation>
    </message>
    <message>
        <source>Discarding</source>
        <comment>a card</comment>
        <translation>Heittäminen</translation>
    </message>
    <message>
        <source>assisted</source>
        <translation>avun kanssa</translation>
    </message>
    <message>
        <source>unassisted</source>
        <translation>ilman apua</translation>
    </message>
    <message>
        <source>{decisions} · {matches} · {help}</source>
        <translation>{decisions} · {matches} · {help}</translation>
    </message>
    <message numerus="yes">
        <source>{number} decisions</source>
        <comment>{number} decision</comment>
        <translation>
            <numerusform>{number} ratkaisu</numerusform>
            <numerusform>{number} ratkaisua</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} matches</source>
        <comment>{number} match</comment>
        <translation>
            <numerusform>{number} ottelu</numerusform>
            <numerusform>{number} ottelua</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} decisions are left to review.</source>
        <comment>{number} decision is left to review.</comment>
        <translation>
            <numerusform>{number} ratkaisu on vielä arvioimatta.</numerusform>
            <numerusform>{number} ratkaisua on vielä arvioimatta.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} matches are being reviewed.</source>
        <comment>{number} match is being reviewed.</comment>
        <translation>
            <numerusform>{number} ottelua arvioidaan vielä.</numerusform>
            <numerusform>{number} ottelua arvioidaan vielä.</numerusform>
        </translation>
    </message>
    <message>
        <source>Finish a hand, and each of your decisions will be reviewed and counted here.</source>
        <translation>Pelaa jako loppuun, niin jokainen ratkaisusi arvioidaan ja lasketaan tänne.</translation>
    </message>
    <message>
        <source>No assisted decisions here. You did it all yourself!</source>
        <translation>Avustettuja ratkaisuja ei ole. Teit kaiken itse!</translation>
    </message>
    <message>
        <source>No decisions here yet. Assisted matches are counted separately.</source>
        <translation>Täällä ei ole vielä yhtään ratkaisua. Avustetut ottelut lasketaan erikseen.</translation>
    </message>
    <message numerus="yes">
        <source>This takes about {number} minutes.</source>
        <comment>This takes about {number} minute.</comment>
        <translation>
            <numerusform>Arviointiin menee noin {number} minuutti.</numerusform>
            <numerusform>Arviointiin menee noin {number} minuuttia.</numerusform>
        </translation>
    </message>
    <message>
        <source>The review is paused.</source>
        <translation>Arviointi on tauolla.</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Keskeytä</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Jatka</translation>
    </message>
    <message>
        <source>How you compare with the computer</source>
        <translation>Sinä ja tietokone</translation>
    </message>
    <message>
        <source>Longer bars are better. Each shows where your error rate would rank among the computer’s levels.</source>
        <translation>Mitä pidempi palkki, sitä parempi. Kukin palkki näyttää, mitä tietokoneen tasoa virheidesi määrä vastaa.</translation>
    </message>
    <message>
        <source>Error rate</source>
        <translation>Virheiden hinta</translation>
    </message>
    <message>
        <source>Points lost per decision</source>
        <translation>Menetetyt pisteet ratkaisua kohti</translation>
    </message>
    <message>
        <source>Thousandths of a match lost per decision</source>
        <translation>Menetetyt tuhannesosat ottelusta ratkaisua kohti</translation>
    </message>
    <message>
        <source>Arrows compare your last 500 decisions with the 500 before. Down is better.</source>
        <translation>Nuoli vertaa 500 viimeisintä ratkaisuasi niitä edeltäneisiin 500 ratkaisuun. Alaspäin on parempi.</translation>
    </message>
    <message numerus="yes">
        <source>{number} more decisions needed</source>
        <comment>{number} more decision needed</comment>
        <translation>
            <numerusform>tarvitaan vielä {number} ratkaisu</numerusform>
            <numerusform>tarvitaan vielä {number} ratkaisua</numerusform>
        </translation>
    </message>
    <message>
        <source>not yet compared with the computer</source>
        <translation>ei vielä verrattu tietokoneeseen</translation>
    </message>
    <message>
        <source>{kind}, {decisions}: {details}.</source>
        <translation>{kind}, {decisions}: {details}.</translation>
    </message>
    <message>
        <source>{number} points lost per decision</source>
        <translation>{number} pistettä menetetty ratkaisua kohti</translation>
    </message>
    <message>
        <source>{number} thousandths of a match lost per decision</source>
        <translation>{number} tuhannesosaa ottelusta menetetty ratkaisua kohti</translation>
    </message>
    <message>
        <source>not as good as {level} yet</source>
        <translation>ei vielä tason {level} veroinen</translation>
    </message>
    <message>
        <source>as good as {level}</source>
        <translation>tason {level} veroinen</translation>
    </message>
    <message>
        <source>between {low} and {high}</source>
        <translation>tasojen {low} ja {high} välissä</translation>
    </message>
    <message>
        <source>about the same as in the previous 500 decisions</source>
        <translation>suunnilleen sama kuin edellisissä 500 ratkaisussa</translation>
    </message>
    <message>
        <source>{number} lower than in the previous 500 decisions</source>
        <translation>{number} vähemmän kuin edellisissä 500 ratkaisussa</translation>
    </message>
    <message>
        <source>{number} higher than in the previous 500 decisions</source>
        <translation>{number} enemmän kuin edellisissä 500 ratkaisussa</translation>
    </message>
    <message>
        <source>Your last 500 decisions</source>
        <translation>Viimeiset 500 ratkaisuasi</translation>
    </message>
    <message>
        <source>now {now}</source>
        <translation>nyt {now}</translation>
    </message>
    <message>
        <source>now {now}, before {before}</source>
        <translation>nyt {now}, ennen {before}</translation>
    </message>
    <message>
        <source>now</source>
        <translation>nyt</translation>
    </message>
    <message>
        <source>500 ago</source>
        <translation>500 sitten</translation>
    </message>
    <message>
        <source>Averages over 50 decisions: {first} at first, {best} at best, {last} now.</source>
        <translation>50 ratkaisun keskiarvot: aluksi {first}, parhaimmillaan {best}, nyt {last}.</translation>
    </message>
    <message>
        <source>Luck</source>
        <translation>Onni</translation>
    </message>
    <message numerus="yes">
        <source>of {number} matches won</source>
        <comment>of {number} match won</comment>
        <translation>
            <numerusform>{number} ottelusta voitettu</numerusform>
            <numerusform>{number} ottelusta voitettu</numerusform>
        </translation>
    </message>
    <message>
        <source>with luck removed</source>
        <translation>kun onni jätetään pois</translation>
    </message>
    <message>
        <source>The cards were fair to you.</source>
        <translation>Kortit kohtelivat sinua reilusti.</translation>
    </message>
    <message numerus="yes">
        <source>Luck has won you {number} matches.</source>
        <comment>Luck has won you {number} match.</comment>
        <translation>
            <numerusform>Kortit antoivat sinulle {number} ottelun.</numerusform>
            <numerusform>Kortit antoivat sinulle {number} ottelua.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Luck has cost you {number} matches.</source>
        <comment>Luck has cost you {number} match.</comment>
        <translation>
            <numerusform>Kortit veivät sinulta {number} ottelun.</numerusform>
            <numerusform>Kortit veivät sinulta {number} ottelua.</numerusform>
        </translation>
    </message>
    <message>
        <source>95% likely to be between {low}% and {high}%.</source>
        <translation>95 prosentin todennäköisyydellä välillä {low}–{high} %.</translation>
    </message>
    <message>
        <source>won {share}</source>
        <translation>voitettu {share}</translation>
    </message>
    <message numerus="yes">
        <source>Finish {number} more matches to see how lucky you’ve been.</source>
        <comment>Finish {number} more match to see how lucky you’ve been.</comment>
        <translation>
            <numerusform>Pelaa vielä {number} ottelu loppuun, niin näet, miten onni on sinua suosinut.</numerusform>
            <numerusform>Pelaa vielä {number} ottelua loppuun, niin näet, miten onni on sinua suosinut.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>An expert computer player is still replaying the cards of {number} matches.</source>
        <comment>An expert computer player is still replaying the cards of {number} match.</comment>
        <translation>
            <numerusform>Mestari pelaa vielä {number} ottelun kortteja uudelleen.</numerusform>
            <numerusform>Mestari pelaa vielä {number} ottelun kortteja uudelleen.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Prompts</name>
    <message>
        <source>The match is over.</source>
        <translation>Ottelu on päättynyt.</translation>
    </message>
    <message>
        <source>The cards are being dealt.</source>
        <translation>Kortteja jaetaan.</translation>
    </message>
    <message>
        <source>The discards are being shuffled.</source>
        <translation>Poistopakkaa sekoitetaan.</translation>
    </message>
    <message>
        <source>The tiplu is being drawn.</source>
        <translation>Tiplua arvotaan.</translation>
    </message>
    <message>
        <source>{name} may play sooli or pass.</source>
        <translation>{name} saa pelata soolin tai passata.</translation>
    </message>
    <message>
        <source>It’s {name}’s turn to bid.</source>
        <comment>with a card</comment>
        <translation>Näyttövuorossa on {name}.</translation>
    </message>
    <message>
        <source>{name} is exchanging cards.</source>
        <translation>{name} vaihtaa kortteja.</translation>
    </message>
    <message>
        <source>Bid {bid} or more, or pass.</source>
        <translation>Huuda vähintään {bid} tai passaa.</translation>
    </message>
    <message>
        <source>Bid more than {bid}, or pass.</source>
        <translation>Huuda enemmän kuin {bid} tai passaa.</translation>
    </message>
    <message>
        <source>No higher bid is possible. Pass.</source>
        <translation>Korkeammalle ei voi huutaa. Passaa.</translation>
    </message>
    <message>
        <source>At {score} points or less, you can only pass.</source>
        <translation>Kun pisteitä on {score} tai vähemmän, saat vain passata.</translation>
    </message>
    <message>
        <source>Start the bidding with {bid}.</source>
        <translation>Aloita huutokierros. Huuda {bid}.</translation>
    </message>
    <message>
        <source>Start the bidding with {bid} or more.</source>
        <translation>Aloita huutokierros. Huuda vähintään {bid}.</translation>
    </message>
    <message>
        <source>Raise your bid of {bid} or keep it.</source>
        <translation>Huutosi on {bid}. Korota sitä tai pysy siinä.</translation>
    </message>
    <message numerus="yes">
        <source>Choose {number} cards to discard (no aces or tens).</source>
        <comment>Choose a card to discard (not an ace or ten).</comment>
        <translation>
            <numerusform>Valitse kortti, jonka panet pois (ei ässää eikä kymppiä).</numerusform>
            <numerusform>Valitse {number} korttia, jotka panet pois (ei ässiä eikä kymppejä).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Choose {number} cards to give to {name}.</source>
        <comment>Choose a card to give to {name}.</comment>
        <translation>
            <numerusform>Valitse kortti, jonka {name} saa.</numerusform>
            <numerusform>Valitse {number} korttia, jotka {name} saa.</numerusform>
        </translation>
    </message>
    <message>
        <source>Discard your selection, or change it.</source>
        <translation>Pane ne pois tai valitse muita.</translation>
    </message>
    <message>
        <source>Give your selection, or change it.</source>
        <translation>Anna ne tai valitse muita.</translation>
    </message>
    <message>
        <source>Place a spade or club face down to bid nolo, or say rami.</source>
        <translation>Näytä noloa panemalla pata tai risti kuvapuoli alaspäin, tai sano rami.</translation>
    </message>
    <message>
        <source>Place a heart or diamond face down to bid rami, or say nolo.</source>
        <translation>Näytä ramia panemalla hertta tai ruutu kuvapuoli alaspäin, tai sano nolo.</translation>
    </message>
    <message>
        <source>Place a card face down: a heart or diamond for rami, a spade or club for nolo.</source>
        <translation>Pane näyttökortti kuvapuoli alaspäin: hertta tai ruutu näyttää ramia, pata tai risti noloa.</translation>
    </message>
    <message>
        <source>Draw a card, or show tunnelas first.</source>
        <translation>Nosta kortti tai näytä ensin tunneloita.</translation>
    </message>
    <message>
        <source>Draw from the stock, or take the offered card.</source>
        <translation>Nosta pakasta tai ota tarjottu kortti.</translation>
    </message>
    <message>
        <source>Draw from the stock.</source>
        <translation>Nosta pakasta.</translation>
    </message>
    <message>
        <source>You took the offered card, so finish now.</source>
        <translation>Otit tarjotun kortin, joten lopeta nyt.</translation>
    </message>
    <message>
        <source>You can finish, or discard a card.</source>
        <translation>Voit lopettaa tai heittää kortin pois.</translation>
    </message>
    <message>
        <source>You can show your first sets, or discard a card.</source>
        <translation>Voit avata ensimmäisillä yhdistelmilläsi tai heittää kortin pois.</translation>
    </message>
    <message>
        <source>Discard a card.</source>
        <translation>Heitä kortti pois.</translation>
    </message>
    <message>
        <source>Declare a marriage, or draw from the stock.</source>
        <translation>Ilmoita pariskunta tai nosta pakasta.</translation>
    </message>
    <message>
        <source>Play a card.</source>
        <translation>Lyö kortti.</translation>
    </message>
    <message>
        <source>Lead a card.</source>
        <translation>Aloita tikki.</translation>
    </message>
    <message>
        <source>It’s {name}’s turn to bid.</source>
        <translation>Huutovuorossa on {name}.</translation>
    </message>
    <message>
        <source>Play sooli (alone, aces low, no tricks) or pass.</source>
        <translation>Pelaa sooli (yksin, ässä pienin, ei yhtään tikkiä) tai passaa.</translation>
    </message>
    <message>
        <source>It’s {name}’s turn to draw.</source>
        <translation>Nostovuorossa on {name}.</translation>
    </message>
    <message>
        <source>It’s {name}’s turn to discard.</source>
        <translation>Heittovuorossa on {name}.</translation>
    </message>
    <message>
        <source>It’s {name}’s turn to answer.</source>
        <translation>Vastausvuorossa on {name}.</translation>
    </message>
    <message>
        <source>It’s {name}’s turn to play.</source>
        <translation>Lyöntivuorossa on {name}.</translation>
    </message>
    <message>
        <source>{name} leads.</source>
        <translation>Tikin aloittaa {name}.</translation>
    </message>
    <message>
        <source>Bid, or ask for a new deal.</source>
        <translation>Huuda tai pyydä uutta jakoa.</translation>
    </message>
    <message>
        <source>Pass, or ask for a new deal.</source>
        <translation>Passaa tai pyydä uutta jakoa.</translation>
    </message>
    <message>
        <source>Discard {number} cards, or ask for a new deal.</source>
        <translation>Pane pois {number} korttia tai pyydä uutta jakoa.</translation>
    </message>
    <message>
        <source>Give {name} {number} cards, or ask for a new deal.</source>
        <translation>Valitse {number} korttia, jotka {name} saa, tai pyydä uutta jakoa.</translation>
    </message>
    <message>
        <source>None of your cards can be your bid, so say rami or nolo.</source>
        <translation>Mikään korttisi ei kelpaa näyttökortiksi, joten sano rami tai nolo.</translation>
    </message>
    <message>
        <source>{name} asks for a whole. Say which suit.</source>
        <translation>{name} kysyy kokonaista. Valitse, minkä maan pariskunnan ilmoitat.</translation>
    </message>
    <message>
        <source>Lead a card, or first declare a marriage or ask for one.</source>
        <translation>Aloita tikki. Sitä ennen saat ilmoittaa pariskunnan tai kysyä pariltasi.</translation>
    </message>
    <message>
        <source>Lead a card, or declare a marriage first.</source>
        <translation>Aloita tikki tai ilmoita ensin pariskunta.</translation>
    </message>
    <message>
        <source>Lead a card, or ask your partner for a marriage first.</source>
        <translation>Aloita tikki tai kysy ensin pariltasi.</translation>
    </message>
    <message>
        <source>You hold all four sixes.</source>
        <translation>Sinulla on kaikki neljä kutosta.</translation>
    </message>
    <message>
        <source>You and your partner hold all four sixes.</source>
        <translation>Sinulla ja parillasi on kaikki neljä kutosta.</translation>
    </message>
    <message>
        <source>You hold three sixes.</source>
        <translation>Sinulla on kolme kutosta.</translation>
    </message>
    <message>
        <source>You have no card above a jack.</source>
        <translation>Sinulla ei ole jätkää korkeampaa korttia.</translation>
    </message>
</context>
<context>
    <name>Puzzles</name>
    <message>
        <source>Puzzles</source>
        <translation>Pulmat</translation>
    </message>
    <message>
        <source>The hidden cards are always where they hurt you most. Only a play that works against every layout wins.</source>
        <translation>Piilossa olevat kortit ovat aina siellä, missä niistä on sinulle eniten haittaa. Vain varma pelitapa voittaa.</translation>
    </message>
    <message>
        <source>These cards are hidden:</source>
        <translation>Nämä kortit ovat piilossa:</translation>
    </message>
    <message>
        <source>If you’ve been counting, you know where every card is. Only a play that’s sure to work wins.</source>
        <translation>Jos olet laskenut kortit, tiedät, missä ne kaikki ovat. Vain varma pelitapa voittaa.</translation>
    </message>
    <message>
        <source>Loading the puzzles…</source>
        <translation>Ladataan pulmia…</translation>
    </message>
    <message>
        <source>In {game}, you pick a card to discard, or decide whether to take the offered card.</source>
        <translation>Pelissä {game} valitset, minkä kortin heität pois, tai päätät, otatko tarjotun kortin.</translation>
    </message>
    <message>
        <source>Your opponents do whatever is worst for you. Your partner plays sensibly but doesn’t see your cards.</source>
        <translation>Vastustajat tekevät aina sen, mikä on sinulle pahinta. Parisi pelaa järkevästi mutta ei näe korttejasi.</translation>
    </message>
    <message>
        <source>Your opponents do whatever is worst for you.</source>
        <translation>Vastustajasi tekevät aina sen, mikä on sinulle pahinta.</translation>
    </message>
    <message>
        <source>Puzzle {number}</source>
        <translation>Pulma {number}</translation>
    </message>
    <message>
        <source>{game}, puzzle {number}</source>
        <translation>{game}, pulma {number}</translation>
    </message>
    <message>
        <source>solved</source>
        <translation>ratkaistu</translation>
    </message>
    <message>
        <source>what to say before leading</source>
        <translation>mitä sanoa ennen aloitusta</translation>
    </message>
    <message>
        <source>using a trump</source>
        <translation>valtin käyttö</translation>
    </message>
    <message>
        <source>keeping the high card</source>
        <translation>ison kortin säästäminen</translation>
    </message>
    <message>
        <source>playing the high card</source>
        <translation>ison kortin lyöminen</translation>
    </message>
    <message>
        <source>which suit to lead</source>
        <translation>millä maalla aloitat</translation>
    </message>
    <message>
        <source>which card to play to a trick</source>
        <translation>minkä kortin panet tikkiin</translation>
    </message>
    <message>
        <source>which card to discard</source>
        <translation>minkä kortin heität pois</translation>
    </message>
    <message>
        <source>whether to take the offered card</source>
        <translation>otatko tarjotun kortin</translation>
    </message>
    <message>
        <source>hard</source>
        <translation>vaikea</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Peli</translation>
    </message>
    <message>
        <source>Start here</source>
        <translation>Aloita tästä</translation>
    </message>
    <message>
        <source>{solved} of {total} solved</source>
        <translation>{solved}/{total} ratkaistu</translation>
    </message>
    <message>
        <source>{stage}: {progress}</source>
        <translation>{stage}: {progress}</translation>
    </message>
    <message>
        <source>counting every card</source>
        <translation>kaikkien korttien laskeminen</translation>
    </message>
    <message>
        <source>What you’ve learned</source>
        <translation>Mitä olet oppinut</translation>
    </message>
    <message>
        <source>Solve your first puzzle. What it teaches you will appear here.</source>
        <translation>Ratkaise ensimmäinen pulma. Tähän ilmestyy, mitä siitä opit.</translation>
    </message>
    <message>
        <source>Before you lead, ask yourself whether new trumps would help you.</source>
        <translation>Mieti ennen aloitusta, auttaisiko valtin vaihtaminen sinua.</translation>
    </message>
    <message>
        <source>Count the trumps that are still out before you spend one of yours.</source>
        <translation>Laske muiden valtit, ennen kuin käytät omasi.</translation>
    </message>
    <message>
        <source>Play low, and keep your high card for the trick that matters.</source>
        <translation>Lyö pientä ja säästä iso korttisi ratkaisevaan tikkiin.</translation>
    </message>
    <message>
        <source>Play your high card now if a low one would only lose a trick.</source>
        <translation>Lyö iso korttisi nyt, jos pieni vain häviäisi tikin.</translation>
    </message>
    <message>
        <source>Before you lead a suit, think about who wins the trick and what comes back.</source>
        <translation>Mieti ennen aloitusta, kuka tikin voittaa ja mitä hän lyö sitten.</translation>
    </message>
    <message>
        <source>Before you win a trick, think about what you’d have to lead next.</source>
        <translation>Mieti ennen tikin ottamista, millä kortilla joutuisit aloittamaan seuraavan.</translation>
    </message>
    <message>
        <source>When you’ve counted every card, play the hand to its end in your head.</source>
        <translation>Kun olet laskenut kaikki kortit, pelaa jako mielessäsi loppuun.</translation>
    </message>
    <message>
        <source>Count which cards would still help you before you discard.</source>
        <translation>Laske ennen heittämistä, mitkä kortit vielä auttaisivat sinua.</translation>
    </message>
    <message>
        <source>Try your cards in other sets before you decide about the offered card.</source>
        <translation>Kokeile korttejasi muissa yhdistelmissä, ennen kuin päätät tarjotusta kortista.</translation>
    </message>
    <message>
        <source>{theme}: {progress}</source>
        <translation>{theme}: {progress}</translation>
    </message>
    <message>
        <source>easy</source>
        <translation>helppo</translation>
    </message>
    <message>
        <source>medium</source>
        <translation>keskitaso</translation>
    </message>
    <message>
        <source>Make your contract of {amount}.</source>
        <translation>Täytä huutosi {amount}.</translation>
    </message>
    <message>
        <source>Defeat the contract of {amount}.</source>
        <translation>Kaada huuto {amount}.</translation>
    </message>
    <message numerus="yes">
        <source>Win the match. You need exactly {number} berries.</source>
        <comment>Win the match. You need exactly one berry.</comment>
        <translation>
            <numerusform>Voita ottelu. Tarvitset tasan yhden marjan.</numerusform>
            <numerusform>Voita ottelu. Tarvitset tasan {number} marjaa.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Win at least {number} berries this hand.</source>
        <comment>Win at least one berry this hand.</comment>
        <translation>
            <numerusform>Voita tästä jaosta ainakin yksi marja.</numerusform>
            <numerusform>Voita tästä jaosta ainakin {number} marjaa.</numerusform>
        </translation>
    </message>
    <message>
        <source>Score at least {amount} points this hand.</source>
        <translation>Kerää tästä jaosta ainakin {amount} pistettä.</translation>
    </message>
    <message>
        <source>Let the others win nothing this hand.</source>
        <translation>Älä anna muiden voittaa tästä jaosta mitään.</translation>
    </message>
    <message numerus="yes">
        <source>Let the others win no more than {number} berries this hand.</source>
        <comment>Let the others win no more than one berry this hand.</comment>
        <translation>
            <numerusform>Anna muille tästä jaosta enintään yksi marja.</numerusform>
            <numerusform>Anna muille tästä jaosta enintään {number} marjaa.</numerusform>
        </translation>
    </message>
    <message>
        <source>Let the others score no more than {amount} points this hand.</source>
        <translation>Anna muille tästä jaosta enintään {amount} pistettä.</translation>
    </message>
    <message numerus="yes">
        <source>{number} cards left</source>
        <comment>One card left</comment>
        <translation>
            <numerusform>Yksi kortti jäljellä</numerusform>
            <numerusform>{number} korttia jäljellä</numerusform>
        </translation>
    </message>
    <message>
        <source>{left} · {difficulty}</source>
        <translation>{left} · {difficulty}</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Aloita</translation>
    </message>
    <message>
        <source>Solved!</source>
        <translation>Ratkaistu!</translation>
    </message>
    <message>
        <source>Your play wins against any layout.</source>
        <translation>Tämä voittaa, olivatpa kortit missä tahansa.</translation>
    </message>
    <message>
        <source>Not this time</source>
        <translation>Ei tällä kertaa</translation>
    </message>
    <message>
        <source>{doing} you lose against some layouts, and this was one of them.</source>
        <translation>{doing} häviät joillakin korttijaoilla, ja tämä oli yksi niistä.</translation>
    </message>
    <message>
        <source>That would have won against every layout.</source>
        <translation>Se olisi voittanut kaikilla korttijaoilla.</translation>
    </message>
    <message>
        <source>This layout beat you:</source>
        <translation>Tälle korttijaolle hävisit:</translation>
    </message>
    <message>
        <source>{name} had:</source>
        <translation>{name}, kortit:</translation>
    </message>
    <message>
        <source>The stock was:</source>
        <translation>Pakassa oli:</translation>
    </message>
    <message>
        <source>These cards were face down:</source>
        <translation>Nämä kortit olivat kuvapuoli alaspäin:</translation>
    </message>
    <message numerus="yes">
        <source>The hidden cards can still lie in {number} ways.</source>
        <comment>By now, you know where every card is.</comment>
        <translation>
            <numerusform>Nyt tiedät, missä jokainen kortti on.</numerusform>
            <numerusform>Piilossa olevat kortit voivat olla vielä {number} tavalla.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing else is sure to work.</source>
        <translation>Mikään muu ei ole varma.</translation>
    </message>
    <message>
        <source>This is sure to work, and it isn’t the only way.</source>
        <translation>Tämä on varma, eikä se ole ainoa tapa.</translation>
    </message>
    <message>
        <source>Next step</source>
        <translation>Seuraava vaihe</translation>
    </message>
    <message>
        <source>The solution</source>
        <translation>Ratkaisu</translation>
    </message>
    <message>
        <source>This play wins wherever the hidden cards are.</source>
        <translation>Se voittaa, olivatpa piilossa olevat kortit missä tahansa.</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Yritä uudestaan</translation>
    </message>
    <message>
        <source>Show the solution</source>
        <translation>Näytä ratkaisu</translation>
    </message>
    <message>
        <source>Next puzzle</source>
        <translation>Seuraava pulma</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Takaisin</translation>
    </message>
    <message>
        <source>Task</source>
        <translation>Tehtävä</translation>
    </message>
    <message>
        <source>Which card do you discard?</source>
        <translation>Minkä kortin heität pois?</translation>
    </message>
    <message>
        <source>Can you show your sets with the {card}?</source>
        <translation>Voitko avata, jos otat {card_genitive}?</translation>
    </message>
    <message>
        <source>Can you finish with the {card}?</source>
        <translation>Voitko lopettaa, jos otat {card_genitive}?</translation>
    </message>
    <message>
        <source>You haven’t seen the maal yet · {difficulty}</source>
        <translation>Et ole vielä avannut · {difficulty}</translation>
    </message>
    <message>
        <source>You’ve seen the maal · {difficulty}</source>
        <translation>Olet avannut · {difficulty}</translation>
    </message>
    <message>
        <source>Choose the discard that gives you the best chance of finishing on your next draw.</source>
        <translation>Heitä pois kortti, jonka jälkeen sinulla on parhaat mahdollisuudet lopettaa seuraavalla nostolla.</translation>
    </message>
    <message>
        <source>Choose the discard that gives you the best chance of showing three sets or seven dublees on your next draw.</source>
        <translation>Heitä pois kortti, jonka jälkeen sinulla on parhaat mahdollisuudet saada seuraavalla nostolla avaukseen kolme yhdistelmää tai seitsemän dubleeta.</translation>
    </message>
    <message>
        <source>Choose the discard that gives you the best chance of showing three sets on your next draw.</source>
        <translation>Heitä pois kortti, jonka jälkeen sinulla on parhaat mahdollisuudet saada seuraavalla nostolla avaukseen kolme yhdistelmää.</translation>
    </message>
    <message>
        <source>Take the offered card if all your cards but one then fit into sets. Otherwise, draw from the stock.</source>
        <translation>Ota se, jos sen kanssa kaikki korttisi yhtä lukuun ottamatta ovat yhdistelmissä. Muuten nosta pakasta.</translation>
    </message>
    <message>
        <source>Take the offered card if it lets you show three sets or seven dublees. Otherwise, draw from the stock.</source>
        <translation>Ota se, jos voit sen kanssa avata kolmella yhdistelmällä tai seitsemällä dubleella. Muuten nosta pakasta.</translation>
    </message>
    <message>
        <source>Take the offered card if it lets you show three sets. Otherwise, draw from the stock.</source>
        <translation>Ota se, jos voit sen kanssa avata kolmella yhdistelmällä. Muuten nosta pakasta.</translation>
    </message>
    <message>
        <source>Count every copy of a card that may still come.</source>
        <translation>Jokainen kortti, joka voi vielä tulla, lasketaan. Samanlaiset kortit lasketaan erikseen.</translation>
    </message>
    <message>
        <source>Discarded or taken so far:</source>
        <translation>Tähän asti heitetyt ja otetut kortit:</translation>
    </message>
    <message>
        <source>Show the answer</source>
        <translation>Näytä vastaus</translation>
    </message>
    <message>
        <source>The answer</source>
        <translation>Vastaus</translation>
    </message>
    <message>
        <source>These cards help if you discard the {card}:</source>
        <translation>Nämä auttavat, jos heitettävä kortti on {card}:</translation>
    </message>
    <message>
        <source>Cards that help on your next draw: {number} if you discard the {best}, {less} if you discard the {other}.</source>
        <translation>Seuraavassa nostossa auttavia kortteja on {number}, jos heitettävä kortti on {best}, ja {less}, jos se on {other}.</translation>
    </message>
    <message>
        <source>The {card} is enough. You can show these sets.</source>
        <translation>Tämä kortti riittää: {card}. Voit avata näillä yhdistelmillä.</translation>
    </message>
    <message>
        <source>The {card} is enough. You can finish with these sets, and one card is left over.</source>
        <translation>Tämä kortti riittää: {card}. Voit lopettaa näillä yhdistelmillä, ja yksi kortti jää yli.</translation>
    </message>
    <message>
        <source>The {card} isn’t enough. Two sets need the {wanted}, and you don’t have enough copies of it.</source>
        <translation>Tämä kortti ei riitä: {card}. Kaksi yhdistelmää tarvitsee samaa korttia ({wanted}), ja sinulla on sitä liian vähän.</translation>
    </message>
    <message>
        <source>The {card} isn’t enough. Two sets need the same card, one of these: {wanted}.</source>
        <translation>Tämä kortti ei riitä: {card}. Kaksi yhdistelmää tarvitsee samaa korttia, jotakin näistä: {wanted}.</translation>
    </message>
</context>
<context>
    <name>Questions</name>
    <message>
        <source>No</source>
        <translation>Ei</translation>
    </message>
    <message>
        <source>Play for me</source>
        <translation>Pelaa puolestani</translation>
    </message>
    <message>
        <source>Show all cards</source>
        <translation>Näytä kaikki kortit</translation>
    </message>
    <message>
        <source>Let the computer finish this hand? The match will count as assisted.</source>
        <translation>Annetaanko tietokoneen pelata tämä jako loppuun? Ottelu merkitään silloin avustetuksi.</translation>
    </message>
    <message>
        <source>This hand isn’t over yet. Show all cards? The match will count as assisted.</source>
        <translation>Tämä jako on vielä kesken. Näytetäänkö kaikki kortit? Ottelu merkitään silloin avustetuksi.</translation>
    </message>
</context>
<context>
    <name>Ranks</name>
    <message>
        <source>ace</source>
        <comment>nominative</comment>
        <translation>ässä</translation>
    </message>
    <message>
        <source>ten</source>
        <comment>nominative</comment>
        <translation>kymppi</translation>
    </message>
    <message>
        <source>king</source>
        <comment>nominative</comment>
        <translation>kuningas</translation>
    </message>
    <message>
        <source>queen</source>
        <comment>nominative</comment>
        <translation>rouva</translation>
    </message>
    <message>
        <source>jack</source>
        <comment>nominative</comment>
        <translation>jätkä</translation>
    </message>
    <message>
        <source>nine</source>
        <comment>nominative</comment>
        <translation>ysi</translation>
    </message>
    <message>
        <source>eight</source>
        <comment>nominative</comment>
        <translation>kasi</translation>
    </message>
    <message>
        <source>seven</source>
        <comment>nominative</comment>
        <translation>seiska</translation>
    </message>
    <message>
        <source>six</source>
        <comment>nominative</comment>
        <translation>kutonen</translation>
    </message>
    <message>
        <source>five</source>
        <comment>nominative</comment>
        <translation>vitonen</translation>
    </message>
    <message>
        <source>four</source>
        <comment>nominative</comment>
        <translation>nelonen</translation>
    </message>
    <message>
        <source>three</source>
        <comment>nominative</comment>
        <translation>kolmonen</translation>
    </message>
    <message>
        <source>two</source>
        <comment>nominative</comment>
        <translation>kakkonen</translation>
    </message>
    <message>
        <source>ace</source>
        <comment>genitive</comment>
        <translation>ässän</translation>
    </message>
    <message>
        <source>ten</source>
        <comment>genitive</comment>
        <translation>kympin</translation>
    </message>
    <message>
        <source>king</source>
        <comment>genitive</comment>
        <translation>kuninkaan</translation>
    </message>
    <message>
        <source>queen</source>
        <comment>genitive</comment>
        <translation>rouvan</translation>
    </message>
    <message>
        <source>jack</source>
        <comment>genitive</comment>
        <translation>jätkän</translation>
    </message>
    <message>
        <source>nine</source>
        <comment>genitive</comment>
        <translation>ysin</translation>
    </message>
    <message>
        <source>eight</source>
        <comment>genitive</comment>
        <translation>kasin</translation>
    </message>
    <message>
        <source>seven</source>
        <comment>genitive</comment>
        <translation>seiskan</translation>
    </message>
    <message>
        <source>six</source>
        <comment>genitive</comment>
        <translation>kutosen</translation>
    </message>
    <message>
        <source>five</source>
        <comment>genitive</comment>
        <translation>vitosen</translation>
    </message>
    <message>
        <source>four</source>
        <comment>genitive</comment>
        <translation>nelosen</translation>
    </message>
    <message>
        <source>three</source>
        <comment>genitive</comment>
        <translation>kolmosen</translation>
    </message>
    <message>
        <source>two</source>
        <comment>genitive</comment>
        <translation>kakkosen</translation>
    </message>
    <message>
        <source>ace</source>
        <comment>partitive</comment>
        <translation>ässää</translation>
    </message>
    <message>
        <source>ten</source>
        <comment>partitive</comment>
        <translation>kymppiä</translation>
    </message>
    <message>
        <source>king</source>
        <comment>partitive</comment>
        <translation>kuningasta</translation>
    </message>
    <message>
        <source>queen</source>
        <comment>partitive</comment>
        <translation>rouvaa</translation>
    </message>
    <message>
        <source>jack</source>
        <comment>partitive</comment>
        <translation>jätkää</translation>
    </message>
    <message>
        <source>nine</source>
        <comment>partitive</comment>
        <translation>ysiä</translation>
    </message>
    <message>
        <source>eight</source>
        <comment>partitive</comment>
        <translation>kasia</translation>
    </message>
    <message>
        <source>seven</source>
        <comment>partitive</comment>
        <translation>seiskaa</translation>
    </message>
    <message>
        <source>six</source>
        <comment>partitive</comment>
        <translation>kutosta</translation>
    </message>
    <message>
        <source>five</source>
        <comment>partitive</comment>
        <translation>vitosta</translation>
    </message>
    <message>
        <source>four</source>
        <comment>partitive</comment>
        <translation>nelosta</translation>
    </message>
    <message>
        <source>three</source>
        <comment>partitive</comment>
        <translation>kolmosta</translation>
    </message>
    <message>
        <source>two</source>
        <comment>partitive</comment>
        <translation>kakkosta</translation>
    </message>
    <message>
        <source>ace</source>
        <comment>adessive</comment>
        <translation>ässällä</translation>
    </message>
    <message>
        <source>ten</source>
        <comment>adessive</comment>
        <translation>kympillä</translation>
    </message>
    <message>
        <source>king</source>
        <comment>adessive</comment>
        <translation>kuninkaalla</translation>
    </message>
    <message>
        <source>queen</source>
        <comment>adessive</comment>
        <translation>rouvalla</translation>
    </message>
    <message>
        <source>jack</source>
        <comment>adessive</comment>
        <translation>jätkällä</translation>
    </message>
    <message>
        <source>nine</source>
        <comment>adessive</comment>
        <translation>ysillä</translation>
    </message>
    <message>
        <source>eight</source>
        <comment>adessive</comment>
        <translation>kasilla</translation>
    </message>
    <message>
        <source>seven</source>
        <comment>adessive</comment>
        <translation>seiskalla</translation>
    </message>
    <message>
        <source>six</source>
        <comment>adessive</comment>
        <translation>kutosella</translation>
    </message>
    <message>
        <source>five</source>
        <comment>adessive</comment>
        <translation>vitosella</translation>
    </message>
    <message>
        <source>four</source>
        <comment>adessive</comment>
        <translation>nelosella</translation>
    </message>
    <message>
        <source>three</source>
        <comment>adessive</comment>
        <translation>kolmosella</translation>
    </message>
    <message>
        <source>two</source>
        <comment>adessive</comment>
        <translation>kakkosella</translation>
    </message>
</context>
<context>
    <name>Reading</name>
    <message>
        <source>Rules</source>
        <translation>Lue säännöt</translation>
    </message>
    <message>
        <source>Rules of {game}</source>
        <translation>Pelin {game} säännöt</translation>
    </message>
    <message>
        <source>the rules at this table</source>
        <translation>tämän pöydän säännöt</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Sisällys</translation>
    </message>
    <message>
        <source>{chapter}, read</source>
        <translation>{chapter}, luettu</translation>
    </message>
    <message>
        <source>House rules in force</source>
        <translation>Voimassa olevat kotisäännöt</translation>
    </message>
    <message>
        <source>Change rules</source>
        <translation>Muuta niitä</translation>
    </message>
    <message>
        <source>Change the house rules</source>
        <translation>Muuta kotisääntöjä</translation>
    </message>
    <message>
        <source>Lesson</source>
        <translation>Oppitunti</translation>
    </message>
    <message>
        <source>Find a word</source>
        <translation>Etsi sana</translation>
    </message>
    <message>
        <source>“{word}” isn’t in these rules</source>
        <translation>Näissä säännöissä ei ole sanaa ”{word}”</translation>
    </message>
    <message>
        <source>{name}. {meaning} In other languages: {others}.</source>
        <translation>{name}: {meaning} Muilla kielillä: {others}.</translation>
    </message>
</context>
<context>
    <name>Reasons</name>
    <message>
        <source>You can’t do anything else now.</source>
        <translation>Muuta ei nyt voi tehdä.</translation>
    </message>
    <message>
        <source>It’s the only card you can play.</source>
        <translation>Se on ainoa kortti, jonka saat lyödä.</translation>
    </message>
    <message>
        <source>Nobody who plays after you can beat the {card}.</source>
        <translation>Kukaan jälkeesi pelaava ei voi voittaa {card_partitive}.</translation>
    </message>
    <message>
        <source>{name} has played the {card}, and nobody can beat it.</source>
        <translation>{name} on lyönyt {card_genitive}, eikä kukaan voi mennä sen yli.</translation>
    </message>
    <message>
        <source>{name} holds the king or the queen of {suit}, but not both.</source>
        <translation>{name}: kädessä on {suit}kuningas tai {suit}rouva, mutta ei molempia.</translation>
    </message>
    <message>
        <source>{name} holds neither the king nor the queen of {suit}.</source>
        <translation>{name}: kädessä ei ole {suit}kuningasta eikä {suit}rouvaa.</translation>
    </message>
    <message>
        <source>You’re the last to play to this trick.</source>
        <translation>Pelaat tähän tikkiin viimeisenä.</translation>
    </message>
    <message>
        <source>{name} has no {suit}.</source>
        <translation>{name}: kädessä ei ole {suit_partitive}.</translation>
    </message>
    <message>
        <source>{name} has no {suit}, as trick {trick} showed.</source>
        <translation>{name}: kädessä ei ole {suit_partitive}, kuten tikissä {trick} näkyi.</translation>
    </message>
    <message numerus="yes">
        <source>{the_card} is still out, and {names} play after you.</source>
        <comment>{the_card} is still out, and {names} plays after you.</comment>
        <translation>
            <numerusform>{the_card} on vielä ulkona, ja {names} pelaa jälkeesi.</numerusform>
            <numerusform>{the_card} on vielä ulkona, ja {names} pelaavat jälkeesi.</numerusform>
        </translation>
    </message>
    <message>
        <source>{the_card} is still out, and it would beat the {rank}.</source>
        <translation>{the_card} on vielä ulkona ja veisi {rank_genitive}.</translation>
    </message>
    <message>
        <source>Your {card} is now the highest left in its suit.</source>
        <translation>Maan korkein jäljellä oleva kortti on sinun: {card}.</translation>
    </message>
    <message>
        <source>Without the {card}, {number} of the cards still out would help you. Without the {other}, only {fewer} would.</source>
        <translation>Ilman {card_partitive} sinua auttaisi {number} jäljellä olevaa korttia. Ilman {other_partitive} niitä olisi vain {fewer}.</translation>
    </message>
    <message>
        <source>Only another {card} would turn your pair into a set.</source>
        <translation>Vain toinen {card} täydentäisi sen yhdistelmän.</translation>
    </message>
    <message>
        <source>Only the {other} would complete a set with it.</source>
        <translation>Vain {other} täydentäisi sen yhdistelmäksi.</translation>
    </message>
    <message>
        <source>Only the {other} would complete a set with the {card}.</source>
        <translation>Vain {other} täydentäisi yhdistelmän, jossa on {card}.</translation>
    </message>
    <message>
        <source>No card still out would complete a set with it.</source>
        <translation>Mikään ulkona oleva kortti ei täydentäisi sitä yhdistelmäksi.</translation>
    </message>
    <message>
        <source>No card still out would complete a set with the {card}.</source>
        <translation>Mikään ulkona oleva kortti ei täydentäisi yhdistelmää, jossa on {card}.</translation>
    </message>
    <message numerus="yes">
        <source>{number} cards</source>
        <comment>one card</comment>
        <translation>
            <numerusform>yksi kortti</numerusform>
            <numerusform>{number} korttia</numerusform>
        </translation>
    </message>
    <message>
        <source>No other {card} is left to come.</source>
        <translation>Toista samanlaista ei voi enää tulla: {card}.</translation>
    </message>
    <message numerus="yes">
        <source>There are still {number} copies of the {card} to come.</source>
        <comment>Only one more {card} can come.</comment>
        <translation>
            <numerusform>Enää yksi samanlainen voi tulla: {card}.</numerusform>
            <numerusform>Samanlaisia voi tulla vielä {number}: {card}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There are {number} trumps still out, and only {names} can have them.</source>
        <comment>One trump is still out, and only {names} can have it.</comment>
        <translation>
            <numerusform>Yksi valtti on vielä ulkona, ja se voi olla vain pelaajalla {names}.</numerusform>
            <numerusform>{number} valttia on vielä ulkona, ja ne voivat olla vain pelaajalla {names}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Keep the {card}.</source>
        <translation>Pidä {card}.</translation>
    </message>
    <message>
        <source>You keep the king and queen of {suit} together.</source>
        <translation>Pidät {suit_genitive} kuninkaan ja rouvan yhdessä.</translation>
    </message>
    <message>
        <source>You keep all your {suit} together.</source>
        <translation>Pidät kaikki {suit_genitive} korttisi.</translation>
    </message>
    <message>
        <source>That leaves you no {suit}, so you may trump them later.</source>
        <translation>Sinulle ei jää {suit_partitive}, joten voit myöhemmin lyödä siihen valtin.</translation>
    </message>
    <message>
        <source>The {card} may give {name} a marriage.</source>
        <translation>{name} voi saada {card_genitive} kanssa pariskunnan.</translation>
    </message>
    <message>
        <source>You keep {cards}.</source>
        <translation>Sinulle jää {cards}.</translation>
    </message>
    <message numerus="yes">
        <source>There are {number} trumps still out.</source>
        <comment>One trump is still out.</comment>
        <translation>
            <numerusform>Yksi valtti on vielä ulkona.</numerusform>
            <numerusform>{number} valttia on vielä ulkona.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name}, who plays next, took the {card}.</source>
        <translation>Seuraavana pelaa {name}, joka otti {card_genitive}.</translation>
    </message>
    <message>
        <source>{name}, who plays next, didn’t take the {card}.</source>
        <translation>Seuraavana pelaa {name}, jolle {card} ei kelvannut.</translation>
    </message>
    <message>
        <source>The tiplu is the {card}.</source>
        <translation>Tiplu on {card}.</translation>
    </message>
    <message>
        <source>Without the {card}, you’re {missing} away from your sets. Without the {other}, you’d be {more} away.</source>
        <translation>Ilman {card_partitive} yhdistelmistäsi puuttuu {missing}. Ilman {other_partitive} puuttuisi {more}.</translation>
    </message>
</context>
<context>
    <name>Resume</name>
    <message>
        <source>Deal {number} of {deals}, and it’s your turn</source>
        <translation>Jako {number}/{deals}, sinun vuorosi</translation>
    </message>
    <message>
        <source>Hand {number}, and it’s your turn</source>
        <translation>Jako {number}, sinun vuorosi</translation>
    </message>
    <message>
        <source>Hand {number}</source>
        <translation>Jako {number}</translation>
    </message>
    <message>
        <source>{game}, {rules}</source>
        <translation>{game}, {rules}</translation>
    </message>
    <message>
        <source>Collected: {standing}</source>
        <translation>Kerätty: {standing}</translation>
    </message>
    <message>
        <source>{side} {score}</source>
        <translation>{side} {score}</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Jatka</translation>
    </message>
    <message>
        <source>Deal {number} of {deals}</source>
        <translation>Jako {number}/{deals}</translation>
    </message>
</context>
<context>
    <name>Review</name>
    <message>
        <source>To the start</source>
        <translation>Alkuun</translation>
    </message>
    <message>
        <source>Previous hand</source>
        <translation>Edellinen jako</translation>
    </message>
    <message>
        <source>One step back</source>
        <translation>Askel taaksepäin</translation>
    </message>
    <message>
        <source>One step forward</source>
        <translation>Askel eteenpäin</translation>
    </message>
    <message>
        <source>Next hand</source>
        <translation>Seuraava jako</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>Loppuun</translation>
    </message>
    <message>
        <source>{text} ({key})</source>
        <translation>{text} ({key})</translation>
    </message>
    <message>
        <source>Hand {hand} · {ply} of {last}</source>
        <translation>Jako {hand} · {ply} / {last}</translation>
    </message>
    <message>
        <source>Position in the match</source>
        <translation>Kohta ottelussa</translation>
    </message>
    <message>
        <source>All cards face up</source>
        <translation>Kaikki kortit auki</translation>
    </message>
    <message>
        <source>Show every card, or only what you knew at the time.</source>
        <translation>Näytä kaikki kortit tai vain se, minkä silloin tiesit.</translation>
    </message>
    <message>
        <source>Tricks</source>
        <translation>Tikit</translation>
    </message>
    <message>
        <source>Play from here</source>
        <translation>Pelaa tästä</translation>
    </message>
    <message>
        <source>Start a new match from this position. The match you’re reviewing stays as it is.</source>
        <translation>Aloita uusi ottelu tästä kohdasta. Tämä jää ennalleen.</translation>
    </message>
    <message>
        <source>Hide later moves</source>
        <translation>Piilota jatko</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Lisää</translation>
    </message>
    <message>
        <source>even</source>
        <translation>tasan</translation>
    </message>
    <message>
        <source>gain</source>
        <translation>voitto</translation>
    </message>
    <message>
        <source>loss</source>
        <translation>tappio</translation>
    </message>
    <message>
        <source>Others</source>
        <translation>Muut</translation>
    </message>
    <message>
        <source>Not reviewed yet</source>
        <translation>Ei vielä arvioitu</translation>
    </message>
    <message>
        <source>Chance of winning the match: {chance}</source>
        <translation>Mahdollisuus voittaa ottelu: {chance}</translation>
    </message>
    <message>
        <source>This hand is worth {points} to you</source>
        <translation>Tämän jaon arvo sinulle: {points}</translation>
    </message>
    <message>
        <source>{value} after hand {hand}</source>
        <translation>jaon {hand} jälkeen {value}</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Pisteitä</translation>
    </message>
    <message>
        <source>bigger berry = costlier mistake</source>
        <translation>isompi marja = kalliimpi virhe</translation>
    </message>
    <message>
        <source>Reviewing: you</source>
        <translation>Arvioidaan: sinä</translation>
    </message>
    <message>
        <source>Reviewing: {name}</source>
        <translation>Arvioidaan: {name}</translation>
    </message>
    <message>
        <source>Change seat</source>
        <translation>Vaihda paikka</translation>
    </message>
    <message numerus="yes">
        <source>{number} moments to think about</source>
        <comment>One moment to think about</comment>
        <translation>
            <numerusform>Yksi kohta mietittäväksi</numerusform>
            <numerusform>{number} kohtaa mietittäväksi</numerusform>
        </translation>
    </message>
    <message>
        <source>Reviewing every decision</source>
        <translation>Jokaista ratkaisua arvioidaan</translation>
    </message>
    <message>
        <source>Biggest mistakes first. The answer is hidden until you choose.</source>
        <translation>Suurimmat virheet ensin. Vastaus on piilossa, kunnes valitset.</translation>
    </message>
    <message>
        <source>You can look around in the meantime.</source>
        <translation>Voit sillä välin katsella ottelua.</translation>
    </message>
    <message>
        <source>This hand will be reviewed when it’s finished.</source>
        <translation>Tämä jako arvioidaan, kun se on pelattu.</translation>
    </message>
    <message>
        <source>Moment {place} of {of}</source>
        <translation>Kohta {place}/{of}</translation>
    </message>
    <message>
        <source>Next moment</source>
        <translation>Seuraava kohta</translation>
    </message>
    <message>
        <source>First moment</source>
        <translation>Ensimmäinen kohta</translation>
    </message>
    <message>
        <source>Finish</source>
        <translation>Lopeta</translation>
    </message>
    <message>
        <source>That was the last moment.</source>
        <translation>Se oli viimeinen kohta.</translation>
    </message>
    <message>
        <source>You’ve seen every answer. Click a moment to go back to it.</source>
        <translation>Olet nähnyt kaikki vastaukset. Napsauta kohtaa, niin näet sen uudelleen.</translation>
    </message>
    <message>
        <source>You’ve seen {number} of {of} answers. Click a moment to go back to it.</source>
        <translation>Olet nähnyt vastauksista {number}/{of}. Napsauta kohtaa, niin palaat siihen.</translation>
    </message>
    <message>
        <source>Previous</source>
        <translation>Edellinen</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Ohita</translation>
    </message>
    <message>
        <source>Hide the question</source>
        <translation>Piilota kysymys</translation>
    </message>
    <message>
        <source>Moments</source>
        <translation>Kohdat</translation>
    </message>
    <message>
        <source>What would you have done in {name}’s place?</source>
        <translation>Mitä olisit tehnyt pelaajan {name} paikalla?</translation>
    </message>
    <message>
        <source>What would you have played?</source>
        <translation>Mitä olisit lyönyt?</translation>
    </message>
    <message>
        <source>What would you have said?</source>
        <translation>Mitä olisit sanonut?</translation>
    </message>
    <message>
        <source>What would you have done?</source>
        <translation>Mitä olisit tehnyt?</translation>
    </message>
    <message>
        <source>Click a card.</source>
        <translation>Napsauta korttia.</translation>
    </message>
    <message>
        <source>Click a card, here or in your hand.</source>
        <translation>Napsauta korttia tässä tai kädessäsi.</translation>
    </message>
    <message>
        <source>Click what you’d have done.</source>
        <translation>Napsauta, mitä olisit tehnyt.</translation>
    </message>
    <message>
        <source>Played to this trick:</source>
        <translation>Tähän tikkiin on lyöty:</translation>
    </message>
    <message>
        <source>Practise with other cards</source>
        <translation>Harjoittele muilla korteilla</translation>
    </message>
    <message>
        <source>Show the answer</source>
        <translation>Näytä vastaus</translation>
    </message>
    <message>
        <source>Good choice!</source>
        <translation>Hyvä valinta!</translation>
    </message>
    <message>
        <source>There was a better choice.</source>
        <translation>Olisi ollut parempikin vaihtoehto.</translation>
    </message>
    <message>
        <source>Good, because {reason}</source>
        <translation>Hyvä, sillä {reason}</translation>
    </message>
    <message>
        <source>Well spotted!</source>
        <translation>Hyvin hoksattu!</translation>
    </message>
    <message>
        <source>None of these decisions cost much.</source>
        <translation>Mikään ratkaisu ei maksanut paljon.</translation>
    </message>
    <message>
        <source>That’s what happened in the match. There’s a better choice.</source>
        <translation>Niin ottelussa tehtiin. On parempikin vaihtoehto.</translation>
    </message>
    <message>
        <source>There’s a better choice.</source>
        <translation>On parempikin vaihtoehto.</translation>
    </message>
    <message>
        <source>best</source>
        <translation>paras</translation>
    </message>
    <message>
        <source>just as good</source>
        <translation>yhtä hyvä</translation>
    </message>
    <message>
        <source>forced</source>
        <translation>pakko</translation>
    </message>
    <message>
        <source>fine</source>
        <translation>hyvä</translation>
    </message>
    <message>
        <source>inaccuracy</source>
        <translation>epätarkkuus</translation>
    </message>
    <message>
        <source>mistake</source>
        <translation>virhe</translation>
    </message>
    <message>
        <source>blunder</source>
        <translation>paha virhe</translation>
    </message>
    <message>
        <source>close</source>
        <translation>tasaväkinen</translation>
    </message>
    <message>
        <source>yours: {word}</source>
        <translation>sinä: {word}</translation>
    </message>
    <message>
        <source>Close call. Either is fine.</source>
        <translation>Tiukka paikka. Kumpikin käy.</translation>
    </message>
    <message>
        <source>Chance of winning the match</source>
        <translation>Mahdollisuus voittaa ottelu</translation>
    </message>
    <message>
        <source>Points in this hand, minus the best opponent’s</source>
        <translation>Jaon pisteesi miinus parhaan vastustajan pisteet</translation>
    </message>
    <message>
        <source>Hand {hand}: {done}</source>
        <translation>Jako {hand}: {done}</translation>
    </message>
    <message>
        <source>{done} of {of} reviewed</source>
        <translation>Arvioitu {done} / {of}</translation>
    </message>
    <message>
        <source>No mistakes</source>
        <translation>Ei virheitä</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Takaisin</translation>
    </message>
    <message>
        <source>Nothing has happened yet.</source>
        <translation>Mitään ei ole vielä tehty.</translation>
    </message>
    <message>
        <source>Could I have won this hand?</source>
        <translation>Olisinko voinut voittaa tämän jaon?</translation>
    </message>
    <message>
        <source>The computer is working it out. This may take half a minute.</source>
        <translation>Tietokone laskee sitä. Siihen voi mennä 30 sekuntia.</translation>
    </message>
    <message>
        <source>The computer can’t work that out for this hand.</source>
        <translation>Tästä jaosta tietokone ei voi laskea sitä.</translation>
    </message>
    <message>
        <source>You could have scored {open} instead of {was}.</source>
        <translation>Sait {was}, mutta olisit voinut saada {open}.</translation>
    </message>
    <message>
        <source>You couldn’t have scored more than {open}.</source>
        <translation>Enempää kuin {open} et olisi voinut saada.</translation>
    </message>
    <message>
        <source>You scored {was}. Perfect defence would have held you to {open}.</source>
        <translation>Sait {was}. Täydellistä vastapeliä vastaan olisit saanut {open}.</translation>
    </message>
    <message>
        <source>This is perfect play with all cards face up. Nobody could have found it at the table.</source>
        <translation>Tässä jokainen näkee kaikki kortit ja pelaa virheettömästi. Pöydässä kukaan ei olisi voinut keksiä tätä.</translation>
    </message>
    <message>
        <source>Use the arrows to step through it card by card.</source>
        <translation>Nuolilla etenet siinä kortti kerrallaan.</translation>
    </message>
    <message>
        <source>As it was played</source>
        <translation>Niin kuin pelattiin</translation>
    </message>
</context>
<context>
    <name>Rules</name>
    <message>
        <source>The score that wins the match.</source>
        <translation>Pistemäärä, jolla ottelu voitetaan.</translation>
    </message>
    <message>
        <source>A win counts double if the losers’ total is below this number.</source>
        <translation>Voitto lasketaan kaksinkertaisena, jos häviäjien summa jää tämän alle.</translation>
    </message>
    <message>
        <source>When a side that takes a trick is out of the bag: from the next hand, or at once.</source>
        <translation>Tikin saatuaan joukkue pääsee pussista joko vasta seuraavassa jaossa tai heti.</translation>
    </message>
    <message>
        <source>In Sweden the excess is subtracted; in Finland you drop back</source>
        <translation>Ruotsissa vähennetään, Suomessa pudotaan takaisin</translation>
    </message>
    <message>
        <source>On Wikipedia, only after a trick that you led; after any trick is a variant</source>
        <translation>Wikipedian mukaan itse aloitettu tikki; muunnelmana mikä tahansa tikki</translation>
    </message>
    <message>
        <source>Hearts high on Wikipedia; spades high is a variant</source>
        <translation>Wikipedian mukaan hertta kallein; muunnelmana pata kallein</translation>
    </message>
    <message>
        <source>How many cards the declarer and partner exchange.</source>
        <translation>Montako korttia pelinviejä ja hänen parinsa vaihtavat.</translation>
    </message>
    <message>
        <source>If the declarer takes every trick but misses the bid, the defenders lose nothing for taking none.</source>
        <translation>Jos pelinviejä vie kaikki tikit mutta ei täytä huutoaan, vastapuoli ei menetä mitään siitä, että jäi ilman tikkiä.</translation>
    </message>
    <message>
        <source>The ranks that you can’t use for a bid.</source>
        <translation>Arvot, joita ei saa käyttää näyttökorttina.</translation>
    </message>
    <message>
        <source>No aces, court cards or twos in Lapland; some tables allow aces</source>
        <translation>Lapissa ei ässiä, kuvia eikä kakkosia; joissakin pöydissä ässät sallitaan</translation>
    </message>
    <message>
        <source>Usual at home, not in tournaments</source>
        <translation>Yleistä kotona, ei turnauksissa</translation>
    </message>
    <message>
        <source>A hand ends as soon as the rising side (nousussa) can’t win it any more.</source>
        <translation>Jako päättyy heti, kun nousussa oleva joukkue ei voi enää voittaa sitä.</translation>
    </message>
    <message>
        <source>How many deals a match has. With 0, play goes on until the target is reached.</source>
        <translation>Montako jakoa ottelussa on. Jos luku on 0, pelataan, kunnes tavoite täyttyy.</translation>
    </message>
    <message>
        <source>“Ladder” among German scouts and in a Wikipedia variant; “halves bind both” in the 2002 Windows game</source>
        <translation>Saksan partiolaisilla ja Wikipedian muunnelmassa porrastettu; vuoden 2002 Windows-pelissä puolikas sitoo parin</translation>
    </message>
    <message>
        <source>Whether the first bidder must bid or may pass. If everyone passes, there’s no declarer, and each side scores what it takes.</source>
        <translation>Ensimmäisenä huutovuorossa oleva joko joutuu huutamaan tai saa passata. Jos kaikki passaavat, pelinviejää ei ole, ja kukin joukkue saa sen, minkä vie.</translation>
    </message>
    <message>
        <source>Must bid on Wikipedia and Pagat; may pass in the 2002 Windows game</source>
        <translation>Wikipedian ja Pagatin mukaan on huudettava; vuoden 2002 Windows-pelissä saa passata</translation>
    </message>
    <message>
        <source>50 on Wikipedia, 60 in the 2002 Windows game, 120 among German scouts</source>
        <translation>Wikipedian mukaan 50, vuoden 2002 Windows-pelissä 60, Saksan partiolaisilla 120</translation>
    </message>
    <message>
        <source>In the 2002 Windows game, a side below 0 bids last</source>
        <translation>Vuoden 2002 Windows-pelissä viimeisenä</translation>
    </message>
    <message>
        <source>Three sixes on Wikipedia; three sixes or a low hand on Pagat; four sixes in the 2002 Windows game</source>
        <translation>Wikipedian mukaan kolmella kutosella, Pagatin mukaan myös heikolla kädellä, vuoden 2002 Windows-pelissä neljällä kutosella</translation>
    </message>
    <message>
        <source>Three on Wikipedia; four is a variant, and usual among German scouts</source>
        <translation>Wikipedian mukaan kolme; neljä on muunnelma ja Saksan partiolaisilla tavallinen</translation>
    </message>
    <message>
        <source>Before giving or discarding on Wikipedia, afterwards in the 2002 Windows game</source>
        <translation>Wikipedian mukaan ennen korttien antoa tai poispanoa, vuoden 2002 Windows-pelissä sen jälkeen</translation>
    </message>
    <message>
        <source>What everyone but the declarer takes is rounded to the nearest five.</source>
        <translation>Muiden kuin pelinviejän saamat pisteet pyöristetään viiden pisteen tarkkuudella.</translation>
    </message>
    <message>
        <source>What a side without a trick loses: the bid before the raise, or twice the raised bid. With “both sides”, defenders without a trick lose points only if the bid was made.</source>
        <translation>Ilman tikkiä jäänyt joukkue menettää joko korottamattoman huudon tai korotetun huudon kaksinkertaisena. Jos valittuna on ”kumpikin”, ilman tikkiä jäänyt vastapuoli menettää pisteitä vain, jos huuto täyttyi.</translation>
    </message>
    <message>
        <source>Whether the higher score or the declarer’s side wins if more than one side reaches the target in the same hand.</source>
        <translation>Jos usea pääsee tavoitteeseen samassa jaossa, voittaja on joko se, jolla on eniten pisteitä, tai pelinviejän joukkue.</translation>
    </message>
    <message>
        <source>The higher score on Pagat, the declarer in the 2002 Windows game</source>
        <translation>Pagatin mukaan suurempi pistemäärä, vuoden 2002 Windows-pelissä pelinviejä</translation>
    </message>
    <message>
        <source>Three on Wikipedia, three or six in the 2002 Windows game</source>
        <translation>Wikipedian mukaan kolme, vuoden 2002 Windows-pelissä kolme tai kuusi</translation>
    </message>
    <message>
        <source>Whether everyone or only the declarer sees the kitty after the bidding.</source>
        <translation>Huutokierroksen jälkeen lesken näkevät joko kaikki tai vain pelinviejä.</translation>
    </message>
    <message>
        <source>Open on Wikipedia and in the 2002 Windows game</source>
        <translation>Avoin Wikipedian mukaan ja vuoden 2002 Windows-pelissä</translation>
    </message>
    <message>
        <source>Always on Wikipedia, only after a trick in the 2002 Windows game</source>
        <translation>Wikipedian mukaan aina, vuoden 2002 Windows-pelissä vain, jos saa tikin</translation>
    </message>
    <message>
        <source>How many printed jokers are added to the three packs.</source>
        <translation>Montako jokeria kolmeen pakkaan lisätään.</translation>
    </message>
    <message>
        <source>In Nepal, none or three</source>
        <translation>Nepalissa ei yhtään tai kolme</translation>
    </message>
    <message>
        <source>Play goes clockwise around the table.</source>
        <translation>Peli kiertää pöytää myötäpäivään.</translation>
    </message>
    <message>
        <source>Anticlockwise in Nepal</source>
        <translation>Nepalissa vastapäivään</translation>
    </message>
    <message>
        <source>How many cards a set may have: three or more, or always three.</source>
        <translation>Yhdistelmässä on joko vähintään kolme korttia tai aina tasan kolme.</translation>
    </message>
    <message>
        <source>Usual: three or more</source>
        <translation>Tavallisesti kolme tai enemmän</translation>
    </message>
    <message>
        <source>With four or more players, seven pairs of identical cards (dublees) count as three sets.</source>
        <translation>Kun pelaajia on vähintään neljä, seitsemän dubleeta eli samanlaisten korttien paria käy kolmen yhdistelmän sijasta.</translation>
    </message>
    <message>
        <source>Usual nearly everywhere</source>
        <translation>Yleistä lähes kaikkialla</translation>
    </message>
    <message>
        <source>How many wild cards a set may use in place of other cards.</source>
        <translation>Montako jokeria yhdistelmässä saa olla muiden korttien paikalla.</translation>
    </message>
    <message>
        <source>Usual: 1</source>
        <translation>Tavallisesti 1</translation>
    </message>
    <message>
        <source>Cards of the tiplu’s rank in the other suit of the same colour (alter) score too.</source>
        <translation>Myös tiplun arvoiset kortit toisessa samanvärisessä maassa (alter) tuovat pisteitä.</translation>
    </message>
    <message>
        <source>By agreement</source>
        <translation>Sopimuksen mukaan</translation>
    </message>
    <message>
        <source>Usual: 5; 7 on Wikipedia</source>
        <translation>Tavallisesti 5; Wikipediassa 7</translation>
    </message>
    <message>
        <source>Some tables in Nepal play murder, others kidnap</source>
        <translation>Nepalissa tunnetaan sekä murha että kaappaus</translation>
    </message>
    <message>
        <source>Source: German scouts</source>
        <translation>Lähde: Saksan partiolaiset</translation>
    </message>
    <message>
        <source>Source: Wikipedia</source>
        <translation>Lähde: Wikipedia</translation>
    </message>
    <message>
        <source>Source: Pagat</source>
        <translation>Lähde: Pagat</translation>
    </message>
    <message>
        <source>Source: Finnish Windows game of 2002</source>
        <translation>Lähde: suomalainen Windows-peli vuodelta 2002</translation>
    </message>
    <message>
        <source>Source: Wikipedia (older text)</source>
        <translation>Lähde: Wikipedia (vanhempi teksti)</translation>
    </message>
    <message>
        <source>Source: Jena players (wurzel.org)</source>
        <translation>Lähde: Jenan pelaajat (wurzel.org)</translation>
    </message>
    <message>
        <source>A side that declares its own trumps could never ask for a half.</source>
        <translation>Oman valttinsa ilmoittanut joukkue ei voisi koskaan kysyä puolikasta.</translation>
    </message>
    <message>
        <source>You’d have to ask for a whole before a half, and then you could no longer declare anything.</source>
        <translation>Ennen puolikasta pitäisi kysyä kokonaista, eikä sen jälkeen voisi enää ilmoittaa mitään.</translation>
    </message>
    <message>
        <source>If the declarer misses the bid, defenders without a trick lose nothing anyway.</source>
        <translation>Kun huuto ei täyty, vastapuoli ei muutenkaan menetä mitään siitä, että jäi ilman tikkiä.</translation>
    </message>
    <message>
        <source>If the winner keeps the points, a hand is never decided early.</source>
        <translation>Jos voittaja pitää pisteensä, jako ei koskaan ratkea ennen aikojaan.</translation>
    </message>
    <message>
        <source>Nobody can win with dublees.</source>
        <translation>Kukaan ei voi voittaa dubleilla.</translation>
    </message>
    <message>
        <source>36 nearly everywhere; fewer for a shorter game</source>
        <translation>Lähes kaikkialla 36; lyhyemmässä pelissä vähemmän</translation>
    </message>
    <message>
        <source>The original values are A = 11, 10 = 10, K = 4, Q = 3, J = 2. The simplified ones are 10 for aces and tens, and 5 for kings, queens and jacks. If only aces and tens count, 1 each, ties are broken by other values. These are the original ones, or A = 4, K = 3, Q = 2, J = 1.</source>
        <translation>Korttien A 10 K Q J arvot ovat 11 10 4 3 2 (alkuperäiset) tai 10 10 5 5 5 (yksinkertaistetut). Kolmas tapa on laskea vain ässät ja kympit, kukin yhtenä pisteenä. Silloin tasatilanteen ratkaisevat joko alkuperäiset arvot tai arvot A 4, K 3, Q 2, J 1.</translation>
    </message>
    <message>
        <source>You must beat the highest card in the trick if you can, even your partner’s.</source>
        <translation>Jos voit mennä tikin parhaan kortin yli, sinun on mentävä, vaikka kortti olisi parisi lyömä.</translation>
    </message>
    <message>
        <source>Sources: Wikipedia, Pagat</source>
        <translation>Lähteet: Wikipedia, Pagat</translation>
    </message>
    <message>
        <source>If you can’t follow suit, you must play a trump if you have one.</source>
        <translation>Jos et voi tunnustaa maata, sinun on lyötävä valttia, jos sinulla on sitä.</translation>
    </message>
    <message>
        <source>Whether you may lead any card to the first trick, or must lead an ace if you have one. With “or else a spade”, you must lead a spade if you have no ace.</source>
        <translation>Ensimmäisen tikin saa aloittaa joko millä kortilla tahansa tai vain ässällä, jos aloittajalla on ässä. Kolmannessa vaihtoehdossa on ilman ässää aloitettava padalla.</translation>
    </message>
    <message>
        <source>An ace in Sweden and the older Wikipedia text; “or else a spade” is a variant</source>
        <translation>Ruotsissa ja Wikipedian vanhemmassa tekstissä ässä; ”muuten pata” on muunnelma</translation>
    </message>
    <message>
        <source>Whether the player to the dealer’s left leads first in a match, or the holder of the ace of clubs, who must lead it.</source>
        <translation>Kuka aloittaa ottelun ensimmäisen jaon: jakajan vasen naapuri vai se, jolla on ristiässä. Jälkimmäisen on aloitettava ristiässällä.</translation>
    </message>
    <message>
        <source>The player to the dealer’s left on Pagat; Wikipedia allows either</source>
        <translation>Pagatin mukaan jakajan vasen naapuri; Wikipedian mukaan kumpi tahansa</translation>
    </message>
    <message>
        <source>Whether anyone may ask for a whole after trumps are declared, or only the side that didn’t declare them.</source>
        <translation>Kun valtti on tehty, kokonaista saa kysyä joko kuka tahansa tai vain se joukkue, joka ei tehnyt valttia.</translation>
    </message>
    <message>
        <source>After declaring a marriage, you must lead its king or queen if you hold one.</source>
        <translation>Pariskunnan jälkeen on aloitettava sen kuninkaalla tai rouvalla, jos sellainen on kädessä.</translation>
    </message>
    <message>
        <source>Usual in Sweden; a variant on Wikipedia</source>
        <translation>Yleistä Ruotsissa; Wikipediassa muunnelma</translation>
    </message>
    <message>
        <source>What happens if the card points are tied: nobody gets the point, or it’s carried over to the next hand.</source>
        <translation>Kun korttipisteet menevät tasan, niistä saatava piste joko jää saamatta tai siirtyy seuraavaan jakoon.</translation>
    </message>
    <message>
        <source>The point is lost on Wikipedia; carrying it over is a variant</source>
        <translation>Wikipedian mukaan piste jää saamatta; muunnelmana se siirtyy</translation>
    </message>
    <message>
        <source>Only the exact target wins. A side that overshoots drops back.</source>
        <translation>Vain täsmälleen oikea pistemäärä voittaa. Yli menevä putoaa takaisin.</translation>
    </message>
    <message>
        <source>Usual in Finland; optional in Sweden</source>
        <translation>Yleistä Suomessa; Ruotsissa valittavissa</translation>
    </message>
    <message>
        <source>The score you drop back to if you overshoot.</source>
        <translation>Pistemäärä, johon putoat, jos menet tavoitteen yli.</translation>
    </message>
    <message>
        <source>Usual: 7</source>
        <translation>Tavallisesti 7</translation>
    </message>
    <message>
        <source>What the first marriage in a hand is worth.</source>
        <translation>Montako pistettä jaon ensimmäisestä pariskunnasta saa.</translation>
    </message>
    <message>
        <source>Usual: 40</source>
        <translation>Tavallisesti 40</translation>
    </message>
    <message>
        <source>What each later marriage in a hand is worth.</source>
        <translation>Montako pistettä jaon jokaisesta seuraavasta pariskunnasta saa.</translation>
    </message>
    <message>
        <source>Usual: 20</source>
        <translation>Tavallisesti 20</translation>
    </message>
    <message>
        <source>What the last trick is worth.</source>
        <translation>Montako pistettä viimeisestä tikistä saa.</translation>
    </message>
    <message>
        <source>Usual: 10</source>
        <translation>Tavallisesti 10</translation>
    </message>
    <message>
        <source>Usual: from the next hand</source>
        <translation>Tavallisesti seuraavasta jaosta</translation>
    </message>
    <message>
        <source>What happens to a side that overshoots the target: it drops back, or the excess is subtracted from the target. With a target of 12, subtracting turns 14 into 10.</source>
        <translation>Jos joukkue menee tavoitteen yli, joko ylimenevä osa vähennetään tavoitteesta (14:stä tulee 10) tai joukkue putoaa takaisin.</translation>
    </message>
    <message>
        <source>When you may declare a marriage: after winning any trick, or only after winning a trick that you led.</source>
        <translation>Pariskunnan saa ilmoittaa joko minkä tahansa voitetun tikin jälkeen tai vain voitettuaan itse aloittamansa tikin.</translation>
    </message>
    <message>
        <source>What the marriages are worth. With hearts high, hearts count 100, diamonds 80, clubs 60 and spades 40. With spades high, spades count 100, hearts 80, diamonds 60 and clubs 40.</source>
        <translation>Pariskuntien arvot: pata 40, risti 60, ruutu 80, hertta 100. Kun pata on kallein, pata on 100, hertta 80, ruutu 60 ja risti 40.</translation>
    </message>
    <message>
        <source>The dealer on Wikipedia; the player to the dealer’s left on Pagat</source>
        <translation>Wikipedian mukaan jakaja, Pagatin mukaan jakajan vasen naapuri</translation>
    </message>
    <message>
        <source>The lowest bid allowed.</source>
        <translation>Pienin sallittu huuto.</translation>
    </message>
    <message>
        <source>At this score or below, a side may only pass or open with the lowest bid.</source>
        <translation>Kun pisteitä on enintään tämän verran, saa vain passata tai avata pienimmällä huudolla.</translation>
    </message>
    <message>
        <source>Usual: −500</source>
        <translation>Tavallisesti −500</translation>
    </message>
    <message>
        <source>After a rami bid, a defender may play sooli: alone, trying to take no tricks.</source>
        <translation>Kun pelataan ramia, ramaajan vastustaja saa pelata soolin eli pelata yksin ja yrittää jäädä ilman tikkejä.</translation>
    </message>
    <message>
        <source>The side that beats the rising side (nousussa) keeps the points of that hand.</source>
        <translation>Joukkue, joka kaataa nousussa olevan joukkueen, pitää siitä jaosta saamansa pisteet.</translation>
    </message>
    <message>
        <source>At some tables in Lapland</source>
        <translation>Joissakin pöydissä Lapissa</translation>
    </message>
    <message>
        <source>Common among quick players</source>
        <translation>Tavallista nopeiden pelaajien pöydissä</translation>
    </message>
    <message>
        <source>“Ladder” means that after asking for anything, you can’t declare your own marriage in that hand. After asking for a half, you can’t ask for a whole. With “strict”, your partner’s questions bind you too. With “halves bind both”, only questions for a half do.</source>
        <translation>Porrastettu tarkoittaa, että kun olet kysynyt jotakin, et saa samassa jaossa ilmoittaa omaa pariskuntaasi. Puolikasta kysyttyäsi et saa kysyä kokonaista. Kun sääntö on ”Tiukka”, parisi kysymykset sitovat sinuakin. Kun sääntö on ”puolikas sitoo parin”, parisi kysymyksistä sinua sitovat vain ne, joissa hän kysyi puolikasta.</translation>
    </message>
    <message>
        <source>In the first trick, if you hold the ace of the suit led, you must play it.</source>
        <translation>Ensimmäiseen tikkiin on lyötävä lähtömaan ässä, jos se on kädessä.</translation>
    </message>
    <message>
        <source>Sources: 2002 Windows game, German scouts</source>
        <translation>Lähteet: vuoden 2002 Windows-peli, Saksan partiolaiset</translation>
    </message>
    <message>
        <source>Which player bids first: the dealer, or the one to the dealer’s left.</source>
        <translation>Ensimmäinen huutovuoro on joko jakajalla tai hänen vasemmalla naapurillaan.</translation>
    </message>
    <message>
        <source>Whether a side below 0 may bid like the others, or only if everyone else has passed without a bid. In the second case, no side is barred from bidding by its score.</source>
        <translation>Miinuksella oleva huutaa joko kuten muutkin tai vasta, kun kaikki muut ovat passanneet huutamatta. Jälkimmäisessä tapauksessa mikään pistemäärä ei estä huutamasta.</translation>
    </message>
    <message>
        <source>Which cards let you ask for a new deal. With three sixes, or with no card above a jack, you ask instead of your first bid. With all four sixes, you may ask instead of any bid.</source>
        <translation>Uutta jakoa saa pyytää ensimmäisen huutonsa sijasta, jos kädessä on kolme kutosta. Toisessa vaihtoehdossa siihen riittää sekin, ettei kädessä ole jätkää korkeampaa korttia. Neljällä kutosella uutta jakoa saa pyytää minkä tahansa huutonsa sijasta.</translation>
    </message>
    <message>
        <source>When the declarer may raise the bid: before giving or discarding cards, or afterwards.</source>
        <translation>Pelinviejä korottaa huutoaan joko ennen korttien antamista tai poispanoa tai vasta sen jälkeen.</translation>
    </message>
    <message>
        <source>The bid (Wikipedia). Twice the bid for the declarer (2002 Windows game). Twice the bid for both sides (German scouts).</source>
        <translation>Huudon (Wikipedia). Pelinviejä huudon kaksinkertaisena (vuoden 2002 Windows-peli). Kumpikin huudon kaksinkertaisena (Saksan partiolaiset).</translation>
    </message>
    <message>
        <source>How many cards the kitty holds and the declarer discards. With six, each hand has ten cards.</source>
        <translation>Montako korttia leskessä on ja montako pelinviejä panee pois. Jos niitä on kuusi, kullakin on kädessään kymmenen korttia.</translation>
    </message>
    <message>
        <source>Whether the declarer’s discards always count, or only after the declarer has won a trick.</source>
        <translation>Pelinviejän poispanemat kortit lasketaan hänelle joko aina tai vain, jos hän saa tikin.</translation>
    </message>
    <message>
        <source>Usual: 3; fewer with stricter rules</source>
        <translation>Tavallisesti 3; tiukemmilla säännöillä vähemmän</translation>
    </message>
    <message>
        <source>How many times the discards become a new stock. After that, the deal is called off.</source>
        <translation>Montako kertaa poistopakasta tehdään uusi pakka. Sen jälkeen jako raukeaa.</translation>
    </message>
    <message>
        <source>How much extra each loser pays if the winner finished with dublees.</source>
        <translation>Paljonko jokainen häviäjä maksaa lisää, kun voittaja voitti dubleilla.</translation>
    </message>
    <message>
        <source>Whether your maal is lost (murder) or goes to the winner (kidnap) if you haven’t shown your first sets.</source>
        <translation>Jos et ole avannut eli ”nähnyt maalia”, joko menetät maalisi (murha) tai se menee voittajalle (kaappaus).</translation>
    </message>
    <message>
        <source>You may ask for a half in any suit, whatever you hold. If the suit was declared before, it becomes trumps again but scores nothing more.</source>
        <translation>Puolikasta saat kysyä missä maassa tahansa, olipa kädessäsi mitä tahansa. Jo ilmoitettu maa tulee taas valtiksi, mutta siitä ei saa enää pisteitä.</translation>
    </message>
    <message>
        <source>If any score at or above the target wins, nobody drops back.</source>
        <translation>Jos mikä tahansa pistemäärä tavoitteesta ylöspäin voittaa, kukaan ei putoa takaisin.</translation>
    </message>
    <message>
        <source>If the excess is subtracted, nobody drops back.</source>
        <translation>Jos ylimenevä osa vähennetään, kukaan ei putoa takaisin.</translation>
    </message>
    <message>
        <source>The lowest bid would win the match at once.</source>
        <translation>Pienin huuto voittaisi ottelun saman tien.</translation>
    </message>
    <message>
        <source>The opening bid would be more than all the cards are worth, and the match might never end.</source>
        <translation>Avaajan pitäisi huutaa enemmän kuin kaikista korteista saa, eikä ottelu ehkä päättyisi koskaan.</translation>
    </message>
    <message>
        <source>If a side below zero bids last, nobody is barred from bidding, so this limit has no effect.</source>
        <translation>Kun miinuksella oleva huutaa viimeisenä, huutokielto ei koske ketään, joten tällä rajalla ei ole merkitystä.</translation>
    </message>
    <message>
        <source>If the number of deals is fixed, there’s no target score.</source>
        <translation>Kun jakojen määrä on sovittu, tavoite ei päätä ottelua.</translation>
    </message>
    <message>
        <source>12 on Wikipedia; 10 on Pagat; 500 or 505 in the bidding games; 52 in Lapland</source>
        <translation>Wikipedian mukaan 12, Pagatin mukaan 10; huutopeleissä 500 tai 505; Lapissa 52</translation>
    </message>
    <message>
        <source>16 to 24 deals in Lapland tournaments; four in a German scouts’ round</source>
        <translation>Lapin turnauksissa 16–24 jakoa; Saksan partiolaisten kierroksella neljä</translation>
    </message>
    <message>
        <source>How many cards are in the pack. Smaller packs leave out the low cards.</source>
        <translation>Montako korttia pakassa on. Pienemmästä pakasta puuttuvat pienet kortit.</translation>
    </message>
    <message>
        <source>The original values on Wikipedia; simplified ones in the bidding games; only aces and tens in Sweden</source>
        <translation>Wikipedian mukaan alkuperäiset, huutopeleissä yksinkertaistetut, Ruotsissa ässät ja kympit</translation>
    </message>
    <message>
        <source>Your side may ask for a half only after asking for a whole in the same hand.</source>
        <translation>Joukkueesi saa kysyä puolikasta vasta, kun se on samassa jaossa kysynyt kokonaista.</translation>
    </message>
    <message>
        <source>Source: Wikipedia (variants)</source>
        <translation>Lähde: Wikipedia (muunnelmat)</translation>
    </message>
    <message>
        <source>Only the other side on Wikipedia; anyone in its older text and on Pagat</source>
        <translation>Wikipedian mukaan vain toinen joukkue; Wikipedian vanhemman tekstin ja Pagatin mukaan kuka tahansa</translation>
    </message>
    <message>
        <source>A side that takes no trick is sent to Porvoo. Its score drops to 0.</source>
        <translation>Ilman tikkiä jäänyt joukkue lähtee Porvooseen. Sen pisteet putoavat nollaan.</translation>
    </message>
    <message>
        <source>Usual all over Finland</source>
        <translation>Yleistä kaikkialla Suomessa</translation>
    </message>
</context>
<context>
    <name>Rules page</name>
    <message>
        <source>Exchange</source>
        <translation>Vaihto</translation>
    </message>
    <message>
        <source>The kitty</source>
        <translation>Leski</translation>
    </message>
    <message>
        <source>The opponents see none of these cards.</source>
        <translation>Vastustajat eivät näe näitä kortteja.</translation>
    </message>
    <message>
        <source>The declarer’s partner gives the declarer {number} cards. The declarer may raise the bid once, and then gives any {number} cards back.</source>
        <translation>Pelinviejä saa pariltaan {number} korttia. Sitten hän saa kerran korottaa huutoaan, ja hän antaa takaisin mitkä tahansa {number} korttia.</translation>
    </message>
    <message>
        <source>The declarer’s partner gives the declarer {number} cards, and the declarer gives any {number} back. After that, the declarer may raise the bid once.</source>
        <translation>Pelinviejä saa pariltaan {number} korttia ja antaa takaisin mitkä tahansa {number}. Sen jälkeen hän saa kerran korottaa huutoaan.</translation>
    </message>
    <message>
        <source>Everybody sees the kitty before the declarer takes it.</source>
        <translation>Kaikki näkevät lesken, ennen kuin pelinviejä ottaa sen.</translation>
    </message>
    <message>
        <source>The declarer takes the kitty, and nobody else sees it.</source>
        <translation>Pelinviejä ottaa lesken, eivätkä muut näe sitä.</translation>
    </message>
    <message>
        <source>If everybody passed, the kitty is shown and stays on the table.</source>
        <translation>Jos kaikki passasivat, leski näytetään ja jää pöydälle.</translation>
    </message>
    <message>
        <source>The declarer may raise the bid once, and then discards {number} cards, but no ace or ten.</source>
        <translation>Pelinviejä saa sitten kerran korottaa huutoaan, ja hän panee pois {number} korttia. Ässiä ja kymppejä ei saa panna pois.</translation>
    </message>
    <message>
        <source>The declarer discards {number} cards, but no ace or ten. After that, the declarer may raise the bid once.</source>
        <translation>Pelinviejä panee pois {number} korttia, mutta ei ässiä eikä kymppejä. Sen jälkeen hän saa kerran korottaa huutoaan.</translation>
    </message>
    <message>
        <source>Nobody else sees the discards. They count for the declarer at the end of the hand.</source>
        <translation>Muut eivät näe poispantuja kortteja. Ne lasketaan jaon lopussa pelinviejälle.</translation>
    </message>
    <message>
        <source>Nobody else sees the discards. They count for the declarer only if the declarer takes a trick.</source>
        <translation>Muut eivät näe poispantuja kortteja. Ne lasketaan pelinviejälle vain, jos hän saa tikin.</translation>
    </message>
    <message>
        <source>A hand is played as rami or as nolo. In rami you try to win tricks, and in nolo you try to avoid them.</source>
        <translation>Jaossa pelataan ramia tai noloa. Ramissa tikkejä kerätään, nolossa niitä väistetään.</translation>
    </message>
    <message>
        <source>Starting to the dealer’s left, you each place a card face down as your bid. A heart or diamond bids rami, and a spade or club bids nolo. You can’t use these ranks: {ranks}.</source>
        <translation>Jakajan vasemmasta naapurista alkaen jokainen panee näyttökortin kuvapuoli alaspäin. Hertta tai ruutu näyttää ramia, pata tai risti noloa. Näitä arvoja ei saa käyttää: {ranks}.</translation>
    </message>
    <message>
        <source>If none of your cards allows the bid that you want, say “rami” or “nolo” aloud instead.</source>
        <translation>Jos sinulla ei ole haluamaasi näyttöön sopivaa korttia, sano sen sijaan ääneen ”rami” tai ”nolo”.</translation>
    </message>
    <message>
        <source>Then you turn up the cards in the same order, and stop at the first bid of rami. The player who made it is the declarer, and all of you play rami. If nobody has bid rami, you play nolo.</source>
        <translation>Sitten kortit käännetään samassa järjestyksessä ensimmäiseen ramin näyttöön asti. Sen näyttäjä on ramaaja, ja kaikki pelaavat ramia. Jos kukaan ei näyttänyt ramia, pelataan noloa.</translation>
    </message>
    <message>
        <source>Everybody takes their card back before play begins.</source>
        <translation>Ennen peliä jokainen ottaa korttinsa takaisin.</translation>
    </message>
    <message>
        <source>Rami or nolo</source>
        <translation>Rami vai nolo</translation>
    </message>
    <message>
        <source>Before a rami hand, the declarer’s opponents may say sooli. The one on the declarer’s left speaks first. The first to say sooli is the soloist, who plays alone against two and tries to take no trick.</source>
        <translation>Ennen ramia ramaajan vastustajat saavat sanoa soolin, ensin ramaajan vasen naapuri. Soolin pelaaja pelaa yksin kahta vastaan ja yrittää olla ottamatta yhtään tikkiä.</translation>
    </message>
    <message>
        <source>First, the soloist gives their partner a card and gets one of the partner’s own. Nobody else sees these cards. Then the partner sits out.</source>
        <translation>Ensin soolin pelaaja antaa parilleen yhden kortin ja saa yhden parin omista korteista. Muut eivät näe näitä kortteja. Sitten pari jää sivuun.</translation>
    </message>
    <message>
        <source>In sooli, aces are low. The declarer leads to the first trick, and the soloist always plays last. The hand ends with the first trick that the soloist takes.</source>
        <translation>Soolissa ässät ovat pieniä. Ramaaja aloittaa ensimmäisen tikin, ja soolin pelaaja lyö aina viimeisenä. Jako päättyy ensimmäiseen tikkiin, jonka soolin pelaaja saa.</translation>
    </message>
    <message>
        <source>Sooli</source>
        <translation>Sooli</translation>
    </message>
    <message numerus="yes">
        <source>When the stock runs out, all discards but the last are shuffled into a new one. That happens {number} times at most. If the stock runs out again, the deal is called off and nobody scores.</source>
        <comment>When the stock runs out, all discards but the last are shuffled into a new one. If that runs out, too, the deal is called off and nobody scores.</comment>
        <translation>
            <numerusform>Kun pakka loppuu, poistokortit viimeistä lukuun ottamatta sekoitetaan uudeksi pakaksi. Jos sekin loppuu, jako raukeaa eikä kukaan saa pisteitä.</numerusform>
            <numerusform>Kun pakka loppuu, poistokortit viimeistä lukuun ottamatta sekoitetaan uudeksi pakaksi. Näin tehdään enintään {number} kertaa. Sen jälkeen jako raukeaa eikä kukaan saa pisteitä.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Wild cards can stand for any cards in sequences and trials, up to {number} in each set.</source>
        <comment>A wild card can stand for any card in a sequence or trial, but only one in each set.</comment>
        <translation>
            <numerusform>Jokeri käy suorassa ja trialissa minkä tahansa kortin paikalle, mutta kussakin yhdistelmässä saa olla vain yksi jokeri.</numerusform>
            <numerusform>Jokerit käyvät suorassa ja trialissa minkä tahansa korttien paikalle, mutta kussakin yhdistelmässä niitä saa olla enintään {number}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A match has {number} deals. After the last one, the player with the most points wins.</source>
        <comment>A match has 1 deal, and the player with the most points wins.</comment>
        <translation>
            <numerusform>Ottelussa on 1 jako, ja eniten pisteitä saanut voittaa.</numerusform>
            <numerusform>Ottelussa on {number} jakoa, ja sitten eniten pisteitä saanut voittaa.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The first side with {number} game points wins the match.</source>
        <comment>The first side with 1 game point wins the match.</comment>
        <translation>
            <numerusform>Ensimmäisenä 1 pelipisteen saanut joukkue voittaa ottelun.</numerusform>
            <numerusform>Ensimmäisenä {number} pelipistettä saanut joukkue voittaa ottelun.</numerusform>
        </translation>
    </message>
    <message>
        <source>In the first hand of a match, the player with the ace of clubs leads it to the first trick. In later hands, or if nobody can play that ace, the player to the dealer’s left leads.</source>
        <translation>Ottelun ensimmäisessä jaossa se, jolla on ristiässä, aloittaa sillä ensimmäisen tikin. Myöhemmin, tai jos kukaan ei voi lyödä sitä ässää, aloittaa jakajan vasen naapuri.</translation>
    </message>
    <message>
        <source>At the end of a hand, these points are added to the scores:</source>
        <translation>Jaon lopussa pisteisiin lisätään:</translation>
    </message>
    <message>
        <source>2 points for declaring trumps</source>
        <translation>2 pistettä valtin tekemisestä</translation>
    </message>
    <message>
        <source>1 point for each little one</source>
        <translation>1 piste jokaisesta pikkuvaltista</translation>
    </message>
    <message>
        <source>1 point for the last trick</source>
        <translation>1 piste viimeisestä tikistä</translation>
    </message>
    <message>
        <source>1 point for having more card points</source>
        <translation>1 piste siitä, että korttipisteitä on enemmän</translation>
    </message>
    <message>
        <source>If the card points are tied, that point is carried over. It goes to the winner of the card points in the next hand.</source>
        <translation>Jos korttipisteet menevät tasan, se piste siirtyy. Sen saa seuraavan jaon korttipisteiden voittaja.</translation>
    </message>
    <message>
        <source>If the card points are tied, nobody gets that point.</source>
        <translation>Jos korttipisteet menevät tasan, sitä pistettä ei saa kukaan.</translation>
    </message>
    <message>
        <source>To break a tie in card points, count again with the values in the last column.</source>
        <translation>Jos niitä on yhtä paljon, laskekaa uudestaan viimeisen sarakkeen arvoilla.</translation>
    </message>
    <message>
        <source>A side that takes no tricks goes to Porvoo. It loses all its points, even those from this hand.</source>
        <translation>Ilman tikkiä jäänyt joukkue lähtee Porvooseen. Se menettää silloin kaikki pisteensä, tämänkin jaon.</translation>
    </message>
    <message>
        <source>If the scores are tied, more card points in that hand win. If the card points are tied, too, you play on.</source>
        <translation>Tasatilanteessa voittaa se, jolla oli siinä jaossa enemmän korttipisteitä. Jos nekin ovat tasan, peli jatkuu.</translation>
    </message>
    <message>
        <source>If both reach the target in the same hand, more card points in that hand win. If the card points are tied, you play on.</source>
        <translation>Jos kumpikin pääsee tavoitteeseen samassa jaossa, voittaa se, jolla oli siinä enemmän korttipisteitä. Jos ne ovat tasan, peli jatkuu.</translation>
    </message>
    <message>
        <source>A player who takes no tricks goes to Porvoo and loses all points, even those from this hand.</source>
        <translation>Ilman tikkiä jäänyt pelaaja lähtee Porvooseen ja menettää kaikki pisteensä, tämänkin jaon.</translation>
    </message>
    <message>
        <source>You win with {target} points or more. If both of you get there in the same hand, the higher score wins.</source>
        <translation>Voitat, kun pisteitä on vähintään {target}. Jos kumpikin pääsee siihen samassa jaossa, suurempi pistemäärä voittaa.</translation>
    </message>
    <message>
        <source>You win if you have exactly {target} points once the whole hand is scored.</source>
        <translation>Voitat, jos sinulla on täsmälleen {target} pistettä, kun jaon kaikki pisteet on laskettu mukaan.</translation>
    </message>
    <message>
        <source>If you go over {target}, the excess is subtracted from {target}, so {over} becomes {under}.</source>
        <translation>Jos menet yli {target} pisteen, ylimenevä osa vähennetään siitä, joten {over} pisteestä tulee {under}.</translation>
    </message>
    <message>
        <source>If you go over {target}, you drop back to {score}.</source>
        <translation>Jos menet yli {target} pisteen, putoat {score} pisteeseen.</translation>
    </message>
    <message>
        <source>You and your partner count your tricks together.</source>
        <translation>Sinä ja parisi laskette tikkinne yhteen.</translation>
    </message>
    <message>
        <source>In rami, the player on the declarer’s right leads to the first trick. In nolo, the player on the dealer’s left leads.</source>
        <translation>Ramissa ensimmäisen tikin aloittaa ramaajan oikealla puolella istuva. Nolossa aloittaa jakajan vasen naapuri.</translation>
    </message>
    <message>
        <source>In rami, the declarer’s side scores {own} points for each trick above {odd}. If the other side has more tricks, it scores {broken} for each trick above {odd}.</source>
        <translation>Ramissa ramaajan joukkue saa {own} pistettä jokaisesta tikistä yli {odd}:n. Jos toisella joukkueella on enemmän tikkejä, se saa {broken} jokaisesta tikistä yli {odd}:n.</translation>
    </message>
    <message>
        <source>In nolo, the side with fewer tricks scores {points} points for each trick below {even}.</source>
        <translation>Nolossa vähemmän tikkejä saanut joukkue saa {points} pistettä jokaisesta tikistä, joka siltä puuttuu {even}:stä.</translation>
    </message>
    <message>
        <source>In sooli, the soloist’s side scores {points} points if the soloist takes no trick. Otherwise the other side scores {points}.</source>
        <translation>Soolissa soolin pelaajan joukkue saa {points} pistettä, jos hän ei saa yhtään tikkiä. Muuten toinen joukkue saa {points}.</translation>
    </message>
    <message>
        <source>A hand ends as soon as the rising side can no longer win it, except in sooli.</source>
        <translation>Jako päättyy heti, kun nousussa oleva joukkue ei voi enää voittaa sitä, paitsi soolissa.</translation>
    </message>
    <message>
        <source>A hand ends as soon as the rising side can no longer win it.</source>
        <translation>Jako päättyy heti, kun nousussa oleva joukkue ei voi enää voittaa sitä.</translation>
    </message>
    <message>
        <source>Only one side can have points at a time, and that side is said to be rising. The first side to win a hand begins to rise, and rises further with every hand that it wins.</source>
        <translation>Vain toisella joukkueella voi kerrallaan olla pisteitä, ja sen sanotaan olevan nousussa. Ensimmäisenä jaon voittanut joukkue lähtee nousuun, ja se nousee jokaisella voittamallaan jaolla.</translation>
    </message>
    <message>
        <source>If the other side wins a hand, the rising side drops to 0. The winners rise instead, with the points of that hand.</source>
        <translation>Jos toinen joukkue voittaa jaon, nousussa ollut putoaa nollaan. Silloin voittajat lähtevät nousuun sen jaon pisteillä.</translation>
    </message>
    <message>
        <source>If the other side wins a hand, the rising side drops to 0. The winners score nothing for that hand, so nobody is rising.</source>
        <translation>Jos toinen joukkue voittaa jaon, nousussa ollut putoaa nollaan. Voittajat eivät saa siitä jaosta mitään, joten kukaan ei ole nousussa.</translation>
    </message>
    <message>
        <source>A match has {deals} deals. If nobody has won after the last one, you play on until the rising side loses a hand. Then the side that has collected more points in all its rises wins. If the collected points are tied, you play one more deal at a time.</source>
        <translation>Ottelussa on {deals} jakoa. Jos kukaan ei ole silloin voittanut, jatketaan, kunnes nousussa oleva joukkue häviää jaon. Voittaja on se, joka on kerännyt nousuissaan yhteensä enemmän pisteitä. Jos ne ovat tasan, pelataan yksi jako kerrallaan lisää.</translation>
    </message>
    <message>
        <source>Scoring a hand</source>
        <translation>Jaon pisteet</translation>
    </message>
    <message>
        <source>The bag</source>
        <translation>Pussi</translation>
    </message>
    <message>
        <source>Each side adds up its card points and the marriages that it declared.</source>
        <translation>Kumpikin joukkue laskee yhteen korttipisteensä ja ilmoittamansa pariskunnat.</translation>
    </message>
    <message>
        <source>The last trick is worth an extra {points}.</source>
        <translation>Viimeisestä tikistä saa lisäksi {points}.</translation>
    </message>
    <message>
        <source>The side with the higher total scores 1 game point.</source>
        <translation>Suuremman summan saanut joukkue saa 1 pelipisteen.</translation>
    </message>
    <message>
        <source>If the other side’s total is under {points}, the winners score 2.</source>
        <translation>Se saa 2, jos toisen joukkueen summa on alle {points}.</translation>
    </message>
    <message>
        <source>If the totals are tied, nobody scores.</source>
        <translation>Jos summat ovat tasan, kukaan ei saa pistettä.</translation>
    </message>
    <message>
        <source>A side without a trick is in the bag for the next hand. In the bag, it may not declare or ask for marriages. If it has the higher total, nobody scores.</source>
        <translation>Ilman tikkiä jäänyt joukkue on pussissa seuraavan jaon ajan. Pussissa se ei saa ilmoittaa eikä kysyä pariskuntia. Jos sen summa on suurempi, kukaan ei saa pistettä.</translation>
    </message>
    <message>
        <source>The side is out of the bag as soon as it takes a trick.</source>
        <translation>Se pääsee pussista heti saatuaan tikin.</translation>
    </message>
    <message>
        <source>If the side takes a trick in that hand, it’s out of the bag for the one after.</source>
        <translation>Jos se saa siinä jaossa tikin, se on seuraavassa jaossa poissa pussista.</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Kotisäännöt</translation>
    </message>
    <message>
        <source>You’re playing by the usual rules.</source>
        <translation>Kaikki säännöt ovat tavallisia.</translation>
    </message>
    <message>
        <source>House rule</source>
        <translation>Kotisääntö</translation>
    </message>
    <message>
        <source>At this table</source>
        <translation>Tässä pöydässä</translation>
    </message>
    <message>
        <source>You may ask for a half only if you hold the other half, and nobody has declared the suit yet.</source>
        <translation>Puolikasta saa kysyä vain, kun itsellä on toinen puolikas. Maata ei saa olla vielä ilmoitettu.</translation>
    </message>
    <message>
        <source>Only the declarer sees the kitty.</source>
        <translation>Vain pelinviejä näkee lesken.</translation>
    </message>
    <message>
        <source>You can’t play alone.</source>
        <translation>Kukaan ei pelaa yksin.</translation>
    </message>
    <message>
        <source>You don’t have to beat the best card in a trick.</source>
        <translation>Tikin parhaan kortin yli ei ole pakko mennä.</translation>
    </message>
    <message>
        <source>If you can’t follow suit, you may play any card.</source>
        <translation>Jos et voi tunnustaa maata, saat lyödä minkä kortin tahansa.</translation>
    </message>
    <message>
        <source>In the first trick, you don’t have to play the ace of the suit led.</source>
        <translation>Ensimmäiseen tikkiin ei ole pakko lyödä ässää.</translation>
    </message>
    <message>
        <source>What the others took isn’t rounded.</source>
        <translation>Muiden viemiä pisteitä ei pyöristetä.</translation>
    </message>
    <message>
        <source>If you take no trick, you keep your points.</source>
        <translation>Jos et saa tikkiä, pidät pisteesi.</translation>
    </message>
    <message>
        <source>You win with the target score or more.</source>
        <translation>Voitat, kun pisteitä on vähintään tavoitteen verran.</translation>
    </message>
    <message>
        <source>After a marriage, you may lead any card.</source>
        <translation>Pariskunnan jälkeen saat aloittaa millä kortilla vain.</translation>
    </message>
    <message>
        <source>Pairs of identical cards don’t count as first sets.</source>
        <translation>Kahden saman kortin parit eivät käy ensimmäisiksi yhdistelmiksi.</translation>
    </message>
    <message numerus="yes">
        <source>{number} house rules</source>
        <comment>1 house rule</comment>
        <translation>
            <numerusform>1 kotisääntö</numerusform>
            <numerusform>{number} kotisääntöä</numerusform>
        </translation>
    </message>
    <message>
        <source>All as usual</source>
        <translation>Kaikki tavalliseen tapaan</translation>
    </message>
    <message>
        <source>Each hand is a series of tricks. The leader puts down a card, and the others follow in turn with one card each.</source>
        <translation>Kortit pelataan tikkeinä. Aloittaja lyö kortin, ja muut lyövät vuorollaan yhden kortin kukin.</translation>
    </message>
    <message numerus="yes">
        <source>{number} rules differ from the usual ones</source>
        <comment>1 rule differs from the usual ones</comment>
        <translation>
            <numerusform>1 poikkeaa tavallisesta</numerusform>
            <numerusform>{number} poikkeaa tavallisista</numerusform>
        </translation>
    </message>
    <message>
        <source>Tricks</source>
        <translation>Tikit</translation>
    </message>
    <message>
        <source>The first lead must be an ace, if the leader has one. A leader without an ace must lead a spade, if possible.</source>
        <translation>Ensimmäinen tikki on aloitettava ässällä, jos aloittajalla on sellainen. Jos ässää ei ole, on aloitettava padalla, jos sitä on.</translation>
    </message>
    <message>
        <source>In the first trick, the player with the ace of the suit led must play it.</source>
        <translation>Ensimmäiseen tikkiin on lyötävä lähtömaan ässä, jos se on kädessä.</translation>
    </message>
    <message>
        <source>Your open cards work like the cards in your hand. You may play them and declare marriages with them, and the same duties apply.</source>
        <translation>Avoimet korttisi ovat kuin kädessä olevat. Saat lyödä ja ilmoittaa kummistakin, ja samat velvollisuudet koskevat kumpiakin.</translation>
    </message>
    <message>
        <source>When you play an open card, turn up the card under it at once. You may use the new card from your next turn on.</source>
        <translation>Kun lyöt avoimen kortin, käännä sen alla oleva heti. Siitä lähtien voit käyttää sitäkin.</translation>
    </message>
    <message>
        <source>While there is a stock, you may follow with any card. After each trick, the winner draws a card from the stock, then the opponent draws one.</source>
        <translation>Niin kauan kuin pakkaa on, saat lyödä tikkiin minkä kortin vain. Jokaisen tikin jälkeen voittaja nostaa kortin pakasta, sitten vastustaja nostaa yhden.</translation>
    </message>
    <message>
        <source>Trumps beat all other suits, but there are none until somebody declares a marriage.</source>
        <translation>Valtti voittaa kaikki muut maat, mutta valttia ei ole, ennen kuin joku ilmoittaa pariskunnan.</translation>
    </message>
    <message>
        <source>When the stock is gone, play gets strict. From then on, you have these duties:</source>
        <translation>Kun pakka on loppu, peli on tiukkaa. Siitä alkaen velvollisuutesi ovat nämä:</translation>
    </message>
    <message>
        <source>When another player has led to a trick, you have these duties:</source>
        <translation>Kun lyöt toisen aloittamaan tikkiin, velvollisuutesi ovat nämä:</translation>
    </message>
    <message>
        <source>Follow suit if you can, which means playing a card of the suit that was led.</source>
        <translation>Tunnusta maata, jos voit, eli lyö lähtömaan kortti.</translation>
    </message>
    <message>
        <source>If you follow suit, you must beat the best card in the trick if you can, even your partner’s. Once somebody has trumped the trick, any card of the suit led will do.</source>
        <translation>Kun tunnustat maata, sinun on mentävä tikin parhaan kortin yli, jos voit, vaikka se olisi parisi lyömä. Kun joku on lyönyt valttia, mikä tahansa saman maan kortti käy.</translation>
    </message>
    <message>
        <source>If you follow suit, you must beat the best card in the trick if you can. Once somebody has trumped the trick, any card of the suit led will do.</source>
        <translation>Kun tunnustat maata, sinun on mentävä tikin parhaan kortin yli, jos voit. Kun joku on jo ottanut tikin valtilla, mikä tahansa aloitetun maan kortti käy.</translation>
    </message>
    <message>
        <source>If you can’t follow suit, you must play a trump if you have one.</source>
        <translation>Jos et voi tunnustaa maata, sinun on lyötävä valttia, jos sinulla on sitä.</translation>
    </message>
    <message>
        <source>If you can’t follow suit, you must play a trump if you have one. It must beat the trumps already in the trick if possible, or else any trump will do.</source>
        <translation>Jos et voi tunnustaa maata, sinun on lyötävä valttia, jos sinulla on sitä. Sen on oltava suurempi kuin tikissä jo olevat valtit, jos mahdollista. Muuten mikä tahansa valtti käy.</translation>
    </message>
    <message>
        <source>If you have no trump either, you may play any card.</source>
        <translation>Jos sinulla ei ole kumpaakaan, saat lyödä minkä kortin vain.</translation>
    </message>
    <message>
        <source>There are no trumps, so the highest card of the suit led wins the trick. Its player leads to the next trick.</source>
        <translation>Valttia ei ole, joten lähtömaan korkein kortti vie tikin. Sen lyöjä aloittaa seuraavan tikin.</translation>
    </message>
    <message>
        <source>The highest trump wins the trick. If nobody has played a trump, the highest card of the suit led wins. The winner leads to the next trick.</source>
        <translation>Korkein valtti vie tikin. Jos tikissä ei ole valttia, lähtömaan korkein kortti vie sen. Voittaja aloittaa seuraavan tikin.</translation>
    </message>
    <message>
        <source>The declarer leads to the first trick.</source>
        <translation>Pelinviejä aloittaa ensimmäisen tikin.</translation>
    </message>
    <message>
        <source>The declarer leads to the first trick. If everybody passed, the player to the dealer’s left leads.</source>
        <translation>Ensimmäisen tikin aloittaa pelinviejä. Jos kaikki passasivat, aloittaa jakajan vasen naapuri.</translation>
    </message>
    <message>
        <source>The player who didn’t deal leads to the first trick.</source>
        <translation>Ensimmäisen tikin aloittaa se, joka ei jakanut.</translation>
    </message>
    <message>
        <source>The player to the dealer’s left leads to the first trick.</source>
        <translation>Ensimmäisen tikin aloittaa jakajan vasen naapuri.</translation>
    </message>
    <message>
        <source>The first lead must be an ace, if the leader has one.</source>
        <translation>Ensimmäinen tikki on aloitettava ässällä, jos aloittajalla on sellainen.</translation>
    </message>
    <message>
        <source>A king and queen of the same suit are a marriage, as long as neither has been played.</source>
        <translation>Saman maan kuningas ja rouva ovat pariskunta, kun kumpaakaan ei ole vielä lyöty.</translation>
    </message>
    <message>
        <source>Marriages</source>
        <translation>Pariskunnat</translation>
    </message>
    <message>
        <source>Before you lead to a trick, even the first one, you may do these things in any order:</source>
        <translation>Ennen kuin aloitat tikin, ensimmäisenkin, saat tehdä nämä missä järjestyksessä vain:</translation>
    </message>
    <message>
        <source>If you led to a trick and won it, you may do one of these things before you lead again:</source>
        <translation>Kun olet voittanut itse aloittamasi tikin, saat tehdä yhden näistä ennen seuraavan aloittamista:</translation>
    </message>
    <message>
        <source>After you win a trick, you may do one of these things before you lead to the next:</source>
        <translation>Voitettuasi tikin saat tehdä yhden näistä ennen seuraavan aloittamista:</translation>
    </message>
    <message>
        <source>After you win a trick, you may declare one of your marriages before you draw. When the stock is gone, nobody can declare any more.</source>
        <translation>Voitettuasi tikin saat ilmoittaa yhden pariskuntasi, ennen kuin nostat. Kun pakka on loppu, kukaan ei voi enää ilmoittaa.</translation>
    </message>
    <message>
        <source>After you win a trick, you may declare one of your marriages before you lead again.</source>
        <translation>Voitettuasi tikin saat ilmoittaa yhden pariskuntasi ennen seuraavan aloittamista.</translation>
    </message>
    <message>
        <source>Ask your partner for a whole, without naming a suit. If your partner holds a marriage, it’s declared. With several, your partner picks one.</source>
        <translation>Kysyä pariltasi kokonaista sanomatta maata. Jos parillasi on pariskunta, se tulee samalla ilmoitetuksi. Jos niitä on useita, pari valitsee yhden.</translation>
    </message>
    <message>
        <source>Declare any marriages that you hold yourself.</source>
        <translation>Ilmoittaa niin monta pariskuntaa kuin sinulla on.</translation>
    </message>
    <message>
        <source>You may ask once before each lead.</source>
        <translation>Kysyä saa kerran ennen jokaista aloitusta.</translation>
    </message>
    <message>
        <source>Declare a marriage that you hold yourself.</source>
        <translation>Ilmoittaa oman pariskuntasi.</translation>
    </message>
    <message>
        <source>Ask your partner for a half in any suit, even if you hold neither its king nor its queen. If your partner has one of them, you say whether you have one, too. If you each have one, the marriage is declared.</source>
        <translation>Kysyä pariltasi puolikasta missä maassa tahansa, vaikka sinulla ei olisi yhtään sen korttia. Jos parillasi on maan kuningas tai rouva, kerrot, onko sinullakin. Jos kummallakin on toinen niistä, pariskunta tulee ilmoitetuksi.</translation>
    </message>
    <message>
        <source>Ask your partner for a half. You need the king or queen of a suit yourself, and you name the suit. If your partner has the other card, the marriage is declared.</source>
        <translation>Kysyä pariltasi puolikasta. Nimeä maa, jonka kuningas tai rouva sinulla on. Jos toinen kortti on parillasi, pariskunta tulee ilmoitetuksi.</translation>
    </message>
    <message>
        <source>Answers must be true, and everybody hears them.</source>
        <translation>Vastausten on oltava totta, ja kaikki kuulevat ne.</translation>
    </message>
    <message>
        <source>If the answer is no, you’ve used your chance, so lead to the next trick.</source>
        <translation>Jos vastaus on kieltävä, olet käyttänyt tilaisuutesi, joten aloita seuraava tikki.</translation>
    </message>
    <message>
        <source>Each suit’s marriage can be declared only once in a hand.</source>
        <translation>Jokaisen maan pariskunnan voi ilmoittaa vain kerran jaossa.</translation>
    </message>
    <message>
        <source>If you later ask for a half and find the same marriage, it makes trumps again but scores nothing.</source>
        <translation>Jos kysyt puolikasta uudestaan ja kumpikin kortti löytyy, maasta tulee taas valtti, mutta pisteitä siitä ei saa.</translation>
    </message>
    <message>
        <source>A hand begins without trumps. The first marriage makes its suit trumps for the rest of the hand. Later marriages are called little ones. They score, but don’t change trumps.</source>
        <translation>Jako alkaa ilman valttia. Ensimmäinen pariskunta tekee maastaan valtin jaon loppuun asti. Seuraavat ovat pikkuvaltteja: niistä saa pisteitä, mutta valtti ei vaihdu.</translation>
    </message>
    <message>
        <source>A hand begins without trumps. Every marriage makes its suit trumps at once, and the old trump suit becomes a side suit again.</source>
        <translation>Jako alkaa ilman valttia. Jokainen pariskunta tekee maastaan heti valtin, ja aiempi valttimaa on taas tavallinen.</translation>
    </message>
    <message>
        <source>After you declare a marriage, you must lead its king or queen if you hold either.</source>
        <translation>Pariskunnan ilmoitettuasi sinun on aloitettava sen kuninkaalla tai rouvalla, jos sinulla on sellainen.</translation>
    </message>
    <message>
        <source>Once your side has declared trumps, you may ask only for halves.</source>
        <translation>Kun joukkueenne on tehnyt valtin, saatte kysyä vain puolikkaita.</translation>
    </message>
    <message>
        <source>Your side may ask for a half only if it has asked for a whole in the same hand.</source>
        <translation>Joukkueenne saa kysyä puolikasta vain, jos se on samassa jaossa kysynyt kokonaista.</translation>
    </message>
    <message>
        <source>Once your side has asked for anything, it may not declare its own marriages in that hand. Once it has asked for a half, it may not ask for a whole.</source>
        <translation>Kun joukkueenne on jaossa kysynyt jotakin, se ei saa enää ilmoittaa omia pariskuntiaan. Puolikasta kysyttyään se ei saa kysyä kokonaista.</translation>
    </message>
    <message>
        <source>Once you’ve asked for anything, you may not declare your own marriages in that hand. Once you’ve asked for a half, you may not ask for a whole.</source>
        <translation>Kun olet jaossa kysynyt jotakin, et saa enää ilmoittaa omia pariskuntiasi. Puolikasta kysyttyäsi et saa kysyä kokonaista.</translation>
    </message>
    <message>
        <source>If you ask for a half, this binds your partner as well.</source>
        <translation>Jos kysyt puolikasta, se sitoo myös pariasi.</translation>
    </message>
    <message>
        <source>The first marriage in a hand counts {first}, and each later one {later}.</source>
        <translation>Jaon ensimmäisestä pariskunnasta saa {first} ja jokaisesta seuraavasta {later}.</translation>
    </message>
    <message>
        <source>Marriage</source>
        <translation>Pariskunta</translation>
    </message>
    <message>
        <source>Cards and deal</source>
        <translation>Kortit ja jako</translation>
    </message>
    <message>
        <source>In a sequence the ace is high (Q K A) or low (A 2 3). It never joins both ends (K A 2).</source>
        <translation>Suorassa ässä on korkein (Q K A) tai matalin (A 2 3). Suora ei voi jatkua ässän yli (K A 2).</translation>
    </message>
    <message>
        <source>Sets</source>
        <translation>Yhdistelmät</translation>
    </message>
    <message>
        <source>A turn</source>
        <translation>Vuoro</translation>
    </message>
    <message>
        <source>You play with three packs of 52 cards, so there are three of every card.</source>
        <translation>Pelissä on kolme 52 kortin pakkaa, joten jokaista korttia on kolme.</translation>
    </message>
    <message>
        <source>There are {number} printed jokers, too.</source>
        <translation>Lisäksi pakassa on {number} oikeaa jokeria.</translation>
    </message>
    <message>
        <source>You each get {number} cards. The next card is turned up and offered to the player after the dealer. That player goes first. The remaining cards form the stock.</source>
        <translation>Jokainen saa {number} korttia. Seuraava kortti käännetään ja tarjotaan jakajasta seuraavalle, joka aloittaa. Loput jäävät pakaksi.</translation>
    </message>
    <message>
        <source>A sequence is three cards in a row in one suit.</source>
        <translation>Suora on kolme saman maan peräkkäistä korttia.</translation>
    </message>
    <message>
        <source>A trial is three cards of one rank in different suits.</source>
        <translation>Triali on kolme samanarvoista korttia eri maista.</translation>
    </message>
    <message>
        <source>A sequence is three or more cards in a row in one suit.</source>
        <translation>Suora on vähintään kolme saman maan peräkkäistä korttia.</translation>
    </message>
    <message>
        <source>A trial is three or four cards of one rank, all in different suits.</source>
        <translation>Triali on kolme tai neljä samanarvoista korttia, kaikki eri maista.</translation>
    </message>
    <message>
        <source>A tunnela is three identical cards.</source>
        <translation>Tunnela on kolme aivan samaa korttia.</translation>
    </message>
    <message>
        <source>A dublee is two identical cards.</source>
        <translation>Dublee on kaksi aivan samaa korttia.</translation>
    </message>
    <message>
        <source>On your turn, you draw the top card of the stock or take the card on offer. Then you discard a card, which is on offer to the next player. If that player doesn’t take it, later discards cover it.</source>
        <translation>Vuorollasi nostat pakan päällimmäisen kortin tai otat tarjotun. Sitten heität pois kortin, joka tarjotaan seuraavalle. Kortti, jota kukaan ei ota, jää myöhempien poistokorttien alle.</translation>
    </message>
    <message>
        <source>Before you discard, you may show your first sets on the table, face up. You need {sets} sequences or tunnelas without wild cards.</source>
        <translation>Ennen kuin heität kortin pois, saat avata eli panna ensimmäiset yhdistelmäsi pöytään näkyviin. Siihen tarvitaan {sets} suoraa tai tunnelaa ilman jokereita.</translation>
    </message>
    <message>
        <source>You may show {number} dublees instead. After that, you may take the card on offer only to finish with it.</source>
        <translation>Niiden sijasta voit avata {number} dubleella. Sen jälkeen saat ottaa tarjotun kortin vain lopettaaksesi sillä.</translation>
    </message>
    <message>
        <source>Before your first draw, you may show any tunnelas that you were dealt. They stay in your hand and score in the settlement.</source>
        <translation>Ennen ensimmäistä nostoasi saat näyttää tunnelat, jotka sait jaossa. Ne jäävät käteesi ja tuovat pisteitä tilityksessä.</translation>
    </message>
    <message>
        <source>When the stock runs out, the deal is called off and nobody scores.</source>
        <translation>Kun pakka loppuu, jako raukeaa eikä kukaan saa pisteitä.</translation>
    </message>
    <message>
        <source>When somebody first shows sets, a card is drawn at random from the stock as the tiplu. You may look at it once you’ve shown your own first sets. Then you’ve “seen the maal”.</source>
        <translation>Kun joku ensimmäisenä avaa, pakasta arvotaan kortti tipluksi. Saat katsoa sen avattuasi itse. Silloin olet ”nähnyt maalin”.</translation>
    </message>
    <message>
        <source>From then on, all cards of the tiplu’s rank are wild for you. So are the tiplu’s two neighbours in its suit, the poplu above and the jhiplu below. Here an ace is next to both the king and the two.</source>
        <translation>Siitä alkaen kaikki tiplun arvoiset kortit ovat sinulle jokereita. Samoin ovat sen naapurit samassa maassa, ylempi eli poplu ja alempi eli jhiplu. Ässän naapureita ovat tällöin sekä kuningas että kakkonen.</translation>
    </message>
    <message>
        <source>Printed jokers are wild, too.</source>
        <translation>Myös oikeat jokerit käyvät jokereina.</translation>
    </message>
    <message>
        <source>The tiplu</source>
        <translation>Tiplu</translation>
    </message>
    <message>
        <source>On a later turn, you finish the deal if all your cards but one are in sets. The sets that you’ve shown must be among them, and you discard the last card.</source>
        <translation>Myöhemmällä vuorolla lopetat jaon, jos kaikki korttisi yhtä lukuun ottamatta ovat yhdistelmissä. Avauksesi yhdistelmien on oltava mukana, ja viimeisen kortin heität pois.</translation>
    </message>
    <message>
        <source>If you’ve shown dublees, you finish with an eighth dublee instead.</source>
        <translation>Jos avasit dubleilla, lopetat sen sijaan kahdeksannella dubleella.</translation>
    </message>
    <message>
        <source>The finish</source>
        <translation>Lopetus</translation>
    </message>
    <message>
        <source>Maal means points for certain cards that you hold when the deal ends. Cards that you’ve shown count as well.</source>
        <translation>Maal on pisteitä tietyistä korteista, jotka sinulla on jaon päättyessä. Myös avaamasi kortit lasketaan.</translation>
    </message>
    <message>
        <source>Identical cards</source>
        <translation>Samoja kortteja</translation>
    </message>
    <message>
        <source>One</source>
        <translation>Yksi</translation>
    </message>
    <message>
        <source>Two</source>
        <translation>Kaksi</translation>
    </message>
    <message>
        <source>Three</source>
        <translation>Kolme</translation>
    </message>
    <message>
        <source>Tiplu</source>
        <translation>Tiplu</translation>
    </message>
    <message>
        <source>Poplu or jhiplu, each</source>
        <translation>Poplu tai jhiplu, kumpikin</translation>
    </message>
    <message>
        <source>Printed joker</source>
        <translation>Oikea jokeri</translation>
    </message>
    <message>
        <source>Shown tunnelas</source>
        <translation>Näytettyjä tunneloita</translation>
    </message>
    <message>
        <source>Shown tunnelas of poplu or jhiplu</source>
        <translation>Näytettyjä tunneloita poplusta tai jhiplusta</translation>
    </message>
    <message>
        <source>A tiplu, poplu and jhiplu together are a marriage. One marriage scores {one} and two score {two}, instead of what the cards score alone. You get {more} more if a marriage is among your first sets.</source>
        <translation>Tiplu, poplu ja jhiplu yhdessä ovat avioliitto. Yhdestä saa {one} ja kahdesta {two} näiden korttien omien pisteiden sijasta. Saat {more} lisää, jos sellainen on ensimmäisissä yhdistelmissäsi.</translation>
    </message>
    <message>
        <source>If you’ve shown your first sets, each of the others pays you the points of your maal. So with 8 points of maal, you get 8 from each of them.</source>
        <translation>Jos olet avannut, jokainen muu maksaa sinulle maalisi pisteet. Jos maaliasi on 8 pistettä, saat siis 8 jokaiselta.</translation>
    </message>
    <message>
        <source>Each loser also pays {seen} points to the player who finished. Losers who haven’t shown their first sets pay {unseen} instead.</source>
        <translation>Lisäksi jokainen häviäjä maksaa lopettajalle {seen} pistettä. Häviäjät, jotka eivät ole avanneet, maksavat sen sijaan {unseen}.</translation>
    </message>
    <message>
        <source>Each loser pays {bonus} more if the winner finished with dublees.</source>
        <translation>Jokainen häviäjä maksaa {bonus} lisää, jos voittaja lopetti dubleilla.</translation>
    </message>
    <message>
        <source>If you haven’t shown your first sets, the winner gets your maal. That’s called kidnap.</source>
        <translation>Jos et ole avannut, voittaja saa maalisi. Sitä sanotaan kaappaukseksi.</translation>
    </message>
    <message>
        <source>If you haven’t shown your first sets, your maal is lost. That’s called murder.</source>
        <translation>Jos et ole avannut, menetät maalisi. Sitä sanotaan murhaksi.</translation>
    </message>
    <message>
        <source>If several players tie for the most points, nobody wins.</source>
        <translation>Jos eniten pisteitä on usealla, kukaan ei voita.</translation>
    </message>
    <message>
        <source>The deal passes to the next player in turn.</source>
        <translation>Jakovuoro siirtyy seuraavalle pelaajalle.</translation>
    </message>
    <message>
        <source>Winning the match</source>
        <translation>Ottelun voitto</translation>
    </message>
    <message>
        <source>Maal</source>
        <translation>Maal</translation>
    </message>
    <message>
        <source>Alter: the tiplu’s rank in the other suit of the same colour</source>
        <translation>Alter: tiplun arvo toisessa samanvärisessä maassa</translation>
    </message>
    <message>
        <source>Shown tunnelas of the tiplu’s rank</source>
        <translation>Näytettyjä tunneloita tiplun arvoisista korteista</translation>
    </message>
    <message>
        <source>Settlement</source>
        <translation>Tilitys</translation>
    </message>
    <message>
        <source>Two play against each other.</source>
        <translation>Kaksi pelaa toisiaan vastaan.</translation>
    </message>
    <message>
        <source>Play goes anticlockwise around the table.</source>
        <translation>Peli kiertää pöytää vastapäivään.</translation>
    </message>
    <message>
        <source>Play goes clockwise around the table.</source>
        <translation>Peli kiertää pöytää myötäpäivään.</translation>
    </message>
    <message>
        <source>Four play, two against two. Your partner sits opposite you, and you share a score.</source>
        <translation>Pelaajia on neljä, kaksi kahta vastaan. Parisi istuu sinua vastapäätä, ja pisteenne ovat yhteiset.</translation>
    </message>
    <message>
        <source>This game has {number} players, each playing alone.</source>
        <translation>Pelissä on {number} pelaajaa, ja jokainen pelaa yksin.</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Pelaajat</translation>
    </message>
    <message>
        <source>The pack has {number} cards.</source>
        <translation>Pakassa on {number} korttia.</translation>
    </message>
    <message>
        <source>If tied</source>
        <translation>Jos tasan</translation>
    </message>
    <message>
        <source>The cards in the tricks that you win are worth these card points:</source>
        <translation>Voittamiesi tikkien korteista saa näin monta korttipistettä:</translation>
    </message>
    <message>
        <source>You each get {number} cards.</source>
        <translation>Jokainen saa {number} korttia.</translation>
    </message>
    <message>
        <source>You hold {held} of them in your hand. Another {row} lie face down in a row in front of you. The last {row} lie face up on top of them.</source>
        <translation>Niistä {held} pidetään kädessä. Toiset {row} ovat edessäsi rivissä kuvapuoli alaspäin. Viimeiset {row} ovat niiden päällä kuvapuoli ylöspäin.</translation>
    </message>
    <message>
        <source>The other {number} form the stock, a face-down pile to draw from.</source>
        <translation>Loput {number} jäävät pakaksi, josta nostetaan.</translation>
    </message>
    <message>
        <source>Another {number} cards go into the kitty, for the highest bidder to take.</source>
        <translation>Lisäksi {number} korttia jää leskeen, jonka eniten huutanut ottaa.</translation>
    </message>
    <message>
        <source>The other {number} are a dead hand. They stay out of play, and nobody ever sees them.</source>
        <translation>Loput {number} ovat kuollut käsi. Ne eivät ole pelissä, eikä kukaan näe niitä koskaan.</translation>
    </message>
    <message>
        <source>The cards in each suit rank like this, from high to low: {ranks}.</source>
        <translation>Joka maassa järjestys on suurimmasta pienimpään: {ranks}.</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Kortit</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>Kortti</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Jako</translation>
    </message>
    <message>
        <source>The deal passes to the left.</source>
        <translation>Jakovuoro siirtyy vasemmalle.</translation>
    </message>
    <message>
        <source>The lowest bid is {least}, and nobody can bid more than {most}.</source>
        <translation>Pienin huuto on {least}, eikä kukaan voi huutaa enempää kuin {most}.</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Arvo</translation>
    </message>
    <message>
        <source>All other cards are worth nothing.</source>
        <translation>Muista korteista ei saa mitään.</translation>
    </message>
    <message>
        <source>The whole pack is worth {total}.</source>
        <translation>Koko pakan arvo on {total}.</translation>
    </message>
    <message>
        <source>The player who leads first in one hand deals the next.</source>
        <translation>Ensimmäisen tikin aloittanut jakaa seuraavaksi.</translation>
    </message>
    <message>
        <source>Ten tips</source>
        <translation>Kymmenen neuvoa</translation>
    </message>
    <message>
        <source>Glossary</source>
        <translation>Sanasto</translation>
    </message>
    <message>
        <source>Trumps</source>
        <translation>Valtti</translation>
    </message>
    <message>
        <source>Only the ace beats the ten.</source>
        <translation>Kympin yli menee vain ässä.</translation>
    </message>
    <message>
        <source>The first sets</source>
        <translation>Ensimmäiset yhdistelmät</translation>
    </message>
    <message>
        <source>Until the stock is gone</source>
        <translation>Kunnes pakka on loppu</translation>
    </message>
    <message>
        <source>You may play any card, because nobody has to follow suit.</source>
        <translation>Saat lyödä minkä kortin vain, sillä maata ei ole pakko tunnustaa.</translation>
    </message>
    <message>
        <source>{name} has to beat the best card, and plays the {card}.</source>
        <translation>{name} joutuu menemään yli ja lyö {card_genitive}.</translation>
    </message>
    <message>
        <source>{name} can’t follow suit, and has to trump with the {card}.</source>
        <translation>{name} ei voi tunnustaa, joten on lyötävä valttia: {card}.</translation>
    </message>
    <message>
        <source>{name} has to overtrump with the {card}.</source>
        <translation>{name} joutuu lyömään suuremman valtin: {card}.</translation>
    </message>
    <message>
        <source>{name} has to play the ace, because this is the first trick.</source>
        <translation>{name} joutuu lyömään ässän, koska tämä on ensimmäinen tikki.</translation>
    </message>
    <message>
        <source>{name} can’t follow suit, and may play any card.</source>
        <translation>{name} ei voi tunnustaa ja saa lyödä minkä kortin vain.</translation>
    </message>
    <message>
        <source>The {card} is the highest trump, so {name} takes the trick.</source>
        <translation>Suurin valtti on {card}, joten tikin vie {name}.</translation>
    </message>
    <message>
        <source>The {card} is the highest card of the suit led, so {name} takes the trick.</source>
        <translation>Lähtömaan suurin on {card}, joten tikin vie {name}.</translation>
    </message>
    <message>
        <source>{name} shows {sets}.</source>
        <translation>{name} panee pöytään: {sets}.</translation>
    </message>
    <message>
        <source>The tiplu is the {card}, so cards of its rank are wild.</source>
        <translation>Tiplu on {card}, joten sen arvoiset kortit ovat jokereita.</translation>
    </message>
    <message>
        <source>a tunnela</source>
        <translation>tunnela</translation>
    </message>
    <message>
        <source>a dublee</source>
        <translation>dublee</translation>
    </message>
    <message>
        <source>a sequence</source>
        <translation>suora</translation>
    </message>
    <message>
        <source>a trial</source>
        <translation>triali</translation>
    </message>
    <message>
        <source>{name}: {what}</source>
        <translation>{name}: {what}</translation>
    </message>
    <message>
        <source>You each add up your card points and the marriages that you declared.</source>
        <translation>Jokainen laskee yhteen korttipisteensä ja ilmoittamansa pariskunnat.</translation>
    </message>
    <message>
        <source>If the declarer’s side takes at least its bid, it scores the bid and no more. If it takes less, it loses the bid. So with a bid of 120 and 115 points, it loses 120. The other side scores what it took.</source>
        <translation>Jos pelinviejän joukkue sai vähintään huutonsa verran, se saa huudon pisteet eikä enempää. Jos se sai vähemmän, se menettää ne. Jos huuto on 120 ja pisteitä tuli 115, se siis menettää 120. Toinen joukkue saa sen, minkä vei.</translation>
    </message>
    <message>
        <source>A declarer who takes at least the bid scores the bid and no more. With less, the declarer loses the bid. So with a bid of 120 and 115 points, the declarer loses 120. The others score what they took.</source>
        <translation>Jos pelinviejä sai vähintään huutonsa verran, hän saa huudon pisteet eikä enempää. Jos hän sai vähemmän, hän menettää ne. Jos huuto on 120 ja pisteitä tuli 115, pelinviejä siis menettää 120. Muut saavat sen, minkä veivät.</translation>
    </message>
    <message>
        <source>If you take every trick, you get the card points of the whole pack, {points}, wherever the cards are.</source>
        <translation>Jos viet kaikki tikit, saat koko pakan korttipisteet, {points}, missä kortit sitten ovatkin.</translation>
    </message>
    <message>
        <source>What the others took is rounded to the nearest five, so 137 scores 135, and 138 scores 140.</source>
        <translation>Heidän viemänsä pisteet pyöristetään viiden pisteen tarkkuudella, joten 137:stä tulee 135 ja 138:sta 140.</translation>
    </message>
    <message>
        <source>If one side takes every trick, that’s called läpiajo.</source>
        <translation>Jos toinen joukkue vie kaikki tikit, se on läpiajo.</translation>
    </message>
    <message>
        <source>If one player takes every trick, that’s called läpiajo.</source>
        <translation>Jos yksi pelaaja vie kaikki tikit, se on läpiajo.</translation>
    </message>
    <message>
        <source>A side that takes no tricks also loses the amount of the bid before the raise.</source>
        <translation>Ilman tikkiä jäänyt joukkue menettää lisäksi huudon sellaisena kuin se oli ennen korotusta.</translation>
    </message>
    <message>
        <source>A player who takes no tricks also loses the amount of the bid before the raise.</source>
        <translation>Ilman tikkiä jäänyt pelaaja menettää lisäksi huudon sellaisena kuin se oli ennen korotusta.</translation>
    </message>
    <message>
        <source>If the declarer’s side has no trick, it loses twice its raised bid, and nothing more. If the others have no trick, they lose the bid as it was before the raise.</source>
        <translation>Jos pelinviejän joukkue jää ilman tikkiä, se menettää korotetun huutonsa kaksinkertaisena, mutta ei muuta. Jos toiset jäävät ilman tikkiä, he menettävät huudon sellaisena kuin se oli ennen korotusta.</translation>
    </message>
    <message>
        <source>A declarer without a trick loses twice the raised bid, and nothing more. Another player without a trick loses the bid as it was before the raise.</source>
        <translation>Ilman tikkiä jäänyt pelinviejä menettää korotetun huutonsa kaksinkertaisena, mutta ei muuta. Muu ilman tikkiä jäänyt menettää huudon sellaisena kuin se oli ennen korotusta.</translation>
    </message>
    <message>
        <source>If the declarer’s side has no trick, it loses twice its raised bid, and nothing more. If the others have no trick, they lose twice that bid if it was made, or else nothing.</source>
        <translation>Jos pelinviejän joukkue jää ilman tikkiä, se menettää korotetun huutonsa kaksinkertaisena, mutta ei muuta. Jos toiset jäävät ilman tikkiä, he menettävät huudon kaksinkertaisena, jos huuto täyttyi, muuten eivät mitään.</translation>
    </message>
    <message>
        <source>A declarer without a trick loses twice the raised bid, and nothing more. Another player without a trick loses twice that bid if it was made, or else nothing.</source>
        <translation>Ilman tikkiä jäänyt pelinviejä menettää korotetun huutonsa kaksinkertaisena, mutta ei muuta. Muu ilman tikkiä jäänyt menettää huudon kaksinkertaisena, jos huuto täyttyi, muuten ei mitään.</translation>
    </message>
    <message>
        <source>But the others don’t lose it if the declarer’s side took every trick and still missed its bid.</source>
        <translation>Toiset eivät kuitenkaan menetä sitä, jos pelinviejän joukkue vei kaikki tikit mutta ei silti täyttänyt huutoaan.</translation>
    </message>
    <message>
        <source>But the others don’t lose it if the declarer took every trick and still missed the bid.</source>
        <translation>Muut eivät kuitenkaan menetä sitä, jos pelinviejä vei kaikki tikit mutta ei silti täyttänyt huutoaan.</translation>
    </message>
    <message>
        <source>A match has {deals} hands, and those without a declarer count, too. At the end, the higher score wins. If the scores are tied, nobody wins.</source>
        <translation>Ottelussa on {deals} jakoa, ja myös ilman pelinviejää pelatut lasketaan mukaan. Lopuksi suurempi pistemäärä voittaa. Jos pisteet ovat tasan, kukaan ei voita.</translation>
    </message>
    <message>
        <source>You win the match with {target} points or more.</source>
        <translation>Voitat ottelun, kun pisteitä on vähintään {target}.</translation>
    </message>
    <message>
        <source>If several reach the target in the same hand, the highest score wins. If there’s a tie, you play on.</source>
        <translation>Jos useampi pääsee siihen samassa jaossa, suurin pistemäärä voittaa. Tasatilanteessa peli jatkuu.</translation>
    </message>
    <message>
        <source>If both sides reach the target in the same hand, the declarer’s side wins. Without a declarer, the higher score wins. If the scores are tied, you play on.</source>
        <translation>Jos kumpikin joukkue pääsee siihen samassa jaossa, pelinviejän joukkue voittaa. Jos pelinviejää ei ole, suurempi pistemäärä voittaa, ja tasatilanteessa peli jatkuu.</translation>
    </message>
    <message>
        <source>If several reach the target in the same hand and the declarer is one of them, the declarer wins. Otherwise the highest score wins. If there’s a tie, you play on.</source>
        <translation>Jos useampi pääsee siihen samassa jaossa ja pelinviejä on yksi heistä, pelinviejä voittaa. Muuten suurin pistemäärä voittaa, ja tasatilanteessa peli jatkuu.</translation>
    </message>
    <message>
        <source>Bidding</source>
        <translation>Huutokierros</translation>
    </message>
    <message>
        <source>You take turns to bid higher, in multiples of {step}, or to pass for the rest of the bidding.</source>
        <translation>Kukin huutaa vuorollaan edellistä enemmän, {step} pisteen välein, tai passaa eikä sen jälkeen enää huuda.</translation>
    </message>
    <message>
        <source>When everybody else has passed, the highest bidder is the declarer.</source>
        <comment>with a partner</comment>
        <translation>Kun kaikki muut ovat passanneet, eniten huutanut on pelinviejä.</translation>
    </message>
    <message>
        <source>When everybody else has passed, the highest bidder is the declarer.</source>
        <comment>alone</comment>
        <translation>Kun kaikki muut ovat passanneet, eniten huutanut on pelinviejä.</translation>
    </message>
    <message>
        <source>Your bid is the number of points that you promise your side will take.</source>
        <translation>Huuto on pistemäärä, jonka lupaat joukkueesi saavan.</translation>
    </message>
    <message>
        <source>Your bid is the number of points that you promise to take.</source>
        <translation>Huuto on pistemäärä, jonka lupaat saada.</translation>
    </message>
    <message>
        <source>The dealer bids first, and may not pass.</source>
        <translation>Jakaja huutaa ensin eikä saa passata.</translation>
    </message>
    <message>
        <source>The player to the dealer’s left bids first, and may not pass.</source>
        <translation>Jakajan vasen naapuri huutaa ensin eikä saa passata.</translation>
    </message>
    <message>
        <source>The dealer bids or passes first.</source>
        <translation>Jakaja huutaa tai passaa ensin.</translation>
    </message>
    <message>
        <source>The player to the dealer’s left bids or passes first.</source>
        <translation>Jakajan vasen naapuri huutaa tai passaa ensin.</translation>
    </message>
    <message>
        <source>If everybody passes, the hand is played without a declarer. Each side scores what it takes, and taking no trick costs nothing.</source>
        <translation>Jos kaikki passaavat, jako pelataan ilman pelinviejää. Kumpikin joukkue saa sen, minkä vie, eikä ilman tikkiä jäämisestä menetä mitään.</translation>
    </message>
    <message>
        <source>If everybody passes, the hand is played without a declarer. You each score what you take, and taking no trick costs nothing.</source>
        <translation>Jos kaikki passaavat, jako pelataan ilman pelinviejää. Jokainen saa sen, minkä vie, eikä ilman tikkiä jäämisestä menetä mitään.</translation>
    </message>
    <message>
        <source>A side below 0 points has to wait. It may bid only if the others all pass without a bid. If both sides are below 0, everybody bids from the start.</source>
        <translation>Miinuksella oleva joukkue odottaa. Se saa huutaa vain, jos toiset passaavat kumpikin huutamatta. Jos kumpikin joukkue on miinuksella, kaikki huutavat alusta asti.</translation>
    </message>
    <message>
        <source>A player below 0 points has to wait, and may bid only if the others all pass without a bid. If everybody is below 0, everybody bids from the start.</source>
        <translation>Miinuksella oleva pelaaja odottaa ja saa huutaa vain, jos kaikki muut passaavat huutamatta. Jos kaikki ovat miinuksella, kaikki huutavat alusta asti.</translation>
    </message>
    <message>
        <source>At {floor} points or less, you may only pass.</source>
        <translation>Jos pisteitä on {floor} tai vähemmän, saat vain passata.</translation>
    </message>
    <message>
        <source>At {floor} points or less, you may only pass, or open with exactly {least}.</source>
        <translation>Jos pisteitä on {floor} tai vähemmän, saat vain passata tai avata huutamalla tasan {least}.</translation>
    </message>
    <message>
        <source>If you hold three sixes or more, you may ask for a new deal instead of your first bid. The same dealer deals again.</source>
        <translation>Jos sinulla on vähintään kolme kutosta, saat ensimmäisen huutosi sijasta pyytää uutta jakoa. Sama jakaja jakaa uudestaan.</translation>
    </message>
    <message>
        <source>If you hold three sixes or more, you may ask for a new deal instead of your first bid. You may also do so if you have no card above a jack. The same dealer deals again.</source>
        <translation>Jos sinulla on vähintään kolme kutosta, saat ensimmäisen huutosi sijasta pyytää uutta jakoa. Niin saat tehdä myös, jos sinulla ei ole jätkää korkeampaa korttia. Sama jakaja jakaa uudestaan.</translation>
    </message>
    <message>
        <source>If you and your partner hold all four sixes between you, you may ask for a new deal. You do so instead of bidding or giving cards. The same dealer deals again.</source>
        <translation>Jos sinulla ja parillasi on yhteensä kaikki neljä kutosta, saatte pyytää uutta jakoa. Pyyntö tehdään huudon tai korttien antamisen sijasta. Sama jakaja jakaa uudestaan.</translation>
    </message>
    <message>
        <source>If you hold all four sixes, you may ask for a new deal instead of bidding or discarding. The same dealer deals again.</source>
        <translation>Jos sinulla on kaikki neljä kutosta, saat huudon tai korttien poispanon sijasta pyytää uutta jakoa. Sama jakaja jakaa uudestaan.</translation>
    </message>
</context>
<context>
    <name>Scores</name>
    <message numerus="yes">
        <source>{side} · {number} tricks</source>
        <comment>{side} · 1 trick</comment>
        <translation>
            <numerusform>{side} · 1 tikki</numerusform>
            <numerusform>{side} · {number} tikkiä</numerusform>
        </translation>
    </message>
    <message>
        <source>{tricks} · {points}</source>
        <translation>{tricks} · {points}</translation>
    </message>
    <message>
        <source>{points} so far</source>
        <translation>tähän asti {points}</translation>
    </message>
    <message>
        <source>{points} collected</source>
        <translation>Kerätty {points}</translation>
    </message>
    <message>
        <source>R</source>
        <translation>R</translation>
    </message>
    <message>
        <source>N</source>
        <translation>N</translation>
    </message>
    <message>
        <source>S</source>
        <translation>S</translation>
    </message>
    <message>
        <source>No trumps yet</source>
        <translation>Ei vielä valttia</translation>
    </message>
    <message>
        <source>{suit} are trumps</source>
        <translation>{suit} on valtti</translation>
    </message>
    <message>
        <source>Declared by you</source>
        <translation>Sinä teit valtin</translation>
    </message>
    <message>
        <source>Declared by {name}</source>
        <translation>Valtin teki {name}</translation>
    </message>
    <message numerus="yes">
        <source>{number} points are carried over</source>
        <comment>1 point is carried over</comment>
        <translation>
            <numerusform>Edellisestä jaosta siirtyi 1 piste</numerusform>
            <numerusform>Edellisistä jaoista siirtyi {number} pistettä</numerusform>
        </translation>
    </message>
    <message>
        <source>In the bag: {side}</source>
        <translation>Pussissa: {side}</translation>
    </message>
    <message>
        <source>No bid yet</source>
        <translation>Ei vielä huutoa</translation>
    </message>
    <message>
        <source>Your bid</source>
        <translation>Sinun huutosi</translation>
    </message>
    <message>
        <source>Bid by {name}</source>
        <translation>Huutaja {name}</translation>
    </message>
    <message>
        <source>Bid {bid}</source>
        <translation>Huuto {bid}</translation>
    </message>
    <message>
        <source>Contract {bid}</source>
        <translation>Pelissä {bid}</translation>
    </message>
    <message>
        <source>Nobody bid</source>
        <translation>Kukaan ei huutanut</translation>
    </message>
    <message>
        <source>Declarer: you</source>
        <translation>Pelinviejä: sinä</translation>
    </message>
    <message>
        <source>Declarer: {name}</source>
        <translation>Pelinviejä: {name}</translation>
    </message>
    <message>
        <source>{contract} · {player}</source>
        <translation>{contract} · {player}</translation>
    </message>
    <message>
        <source>Placing bids</source>
        <translation>Näyttökierros</translation>
    </message>
    <message>
        <source>Rami</source>
        <translation>Rami</translation>
    </message>
    <message>
        <source>Nolo</source>
        <translation>Nolo</translation>
    </message>
    <message>
        <source>Sooli</source>
        <translation>Sooli</translation>
    </message>
    <message>
        <source>Rising: {side}</source>
        <translation>Nousussa: {side}</translation>
    </message>
    <message>
        <source>Nobody is rising</source>
        <translation>Kukaan ei ole nousussa</translation>
    </message>
    <message>
        <source>You play alone</source>
        <translation>Pelaat yksin</translation>
    </message>
    <message>
        <source>{name} plays alone</source>
        <translation>{name} pelaa yksin</translation>
    </message>
    <message>
        <source>aces are low</source>
        <translation>ässä on pienin</translation>
    </message>
    <message>
        <source>Declarer: you</source>
        <comment>of rami</comment>
        <translation>Ramaaja: sinä</translation>
    </message>
    <message>
        <source>Declarer: {name}</source>
        <comment>of rami</comment>
        <translation>Ramaaja: {name}</translation>
    </message>
    <message>
        <source>{player} · {rising}</source>
        <translation>{player} · {rising}</translation>
    </message>
    <message>
        <source>Tiplu: {card}</source>
        <translation>Tiplu: {card}</translation>
    </message>
    <message>
        <source>You don’t know the tiplu</source>
        <translation>Et tiedä, mikä tiplu on</translation>
    </message>
    <message>
        <source>No tiplu yet</source>
        <translation>Ei vielä tiplua</translation>
    </message>
    <message>
        <source>Extra deal {number}</source>
        <translation>Lisäjako {number}</translation>
    </message>
    <message>
        <source>Deal {number} of {deals}</source>
        <translation>Jako {number}/{deals}</translation>
    </message>
    <message>
        <source>{side} · maal seen</source>
        <translation>{side} · avannut</translation>
    </message>
</context>
<context>
    <name>Sets</name>
    <message>
        <source>{number} of {wanted} dublees</source>
        <translation>{number}/{wanted} dubleeta</translation>
    </message>
    <message>
        <source>{number} of {wanted} sets</source>
        <translation>{number}/{wanted} yhdistelmää</translation>
    </message>
    <message>
        <source>Discards</source>
        <translation>Poistopakka</translation>
    </message>
    <message>
        <source>The last card is on offer.</source>
        <translation>Viimeinen on tarjolla.</translation>
    </message>
    <message>
        <source>There are no discards.</source>
        <translation>Poistopakassa ei ole kortteja.</translation>
    </message>
    <message>
        <source>Cards still out</source>
        <translation>Vielä ulkona</translation>
    </message>
    <message>
        <source>Still holds (taken or shown):</source>
        <translation>Vielä kädessä (otetut tai näytetyt):</translation>
    </message>
    <message>
        <source>Discarded:</source>
        <translation>Heitetyt:</translation>
    </message>
    <message>
        <source>Nothing yet.</source>
        <translation>Ei vielä mitään.</translation>
    </message>
    <message>
        <source>{card}: all seen</source>
        <translation>{card}: kaikki on nähty</translation>
    </message>
    <message numerus="yes">
        <source>{card}: {number} still out</source>
        <comment>{card}: 1 still out</comment>
        <translation>
            <numerusform>{card}: 1 ulkona</numerusform>
            <numerusform>{card}: {number} ulkona</numerusform>
        </translation>
    </message>
    <message>
        <source>Turned up first</source>
        <translation>Käännetty ensin</translation>
    </message>
    <message>
        <source>Discarded by {name}</source>
        <translation>Heitti: {name}</translation>
    </message>
    <message>
        <source>Show the raised sets? Choice {number} of {ways}.</source>
        <translation>Avataanko koholla olevilla yhdistelmillä? Tapa {number}/{ways}.</translation>
    </message>
    <message>
        <source>Show these</source>
        <translation>Avaa näillä</translation>
    </message>
    <message>
        <source>Other sets</source>
        <translation>Muut yhdistelmät</translation>
    </message>
    <message>
        <source>Not yet</source>
        <translation>Ei vielä</translation>
    </message>
    <message>
        <source>You’ve shown {sets}</source>
        <translation>Olet avannut: {sets}</translation>
    </message>
    <message>
        <source>{name} has shown {sets}</source>
        <translation>{name} on avannut: {sets}</translation>
    </message>
    <message>
        <source>You’ve shown these tunnelas: {sets}</source>
        <translation>Olet näyttänyt nämä tunnelat: {sets}</translation>
    </message>
    <message>
        <source>{name} has shown these tunnelas: {sets}</source>
        <translation>{name} on näyttänyt nämä tunnelat: {sets}</translation>
    </message>
    <message>
        <source>{sets}, maal {points}</source>
        <translation>{sets}, maal {points} pistettä</translation>
    </message>
    <message>
        <source>Tiplu</source>
        <translation>Tiplu</translation>
    </message>
    <message>
        <source>Every {rank} is wild, and so are these</source>
        <translation>Jokainen {rank} on jokeri, samoin nämä naapurit</translation>
    </message>
    <message>
        <source>Show three sets first</source>
        <translation>Avaa, niin näet sen</translation>
    </message>
    <message>
        <source>Drawn when somebody shows sets</source>
        <translation>Arvotaan, kun joku avaa</translation>
    </message>
    <message>
        <source>Sequence</source>
        <translation>Suora</translation>
    </message>
    <message>
        <source>Marriage</source>
        <translation>Avioliitto</translation>
    </message>
    <message>
        <source>tunnela</source>
        <translation>tunnela</translation>
    </message>
    <message>
        <source>trial</source>
        <translation>triali</translation>
    </message>
    <message>
        <source>dublee</source>
        <translation>dublee</translation>
    </message>
    <message>
        <source>With wild cards</source>
        <translation>Jokereita mukana</translation>
    </message>
    <message>
        <source>{wild} used as {card}</source>
        <translation>{wild} on nyt {card}</translation>
    </message>
    <message>
        <source>Needs {card}</source>
        <translation>Puuttuu {card}</translation>
    </message>
    <message>
        <source>Needs {cards} or {last}</source>
        <translation>Puuttuu {cards} tai {last}</translation>
    </message>
</context>
<context>
    <name>Short ranks</name>
    <message>
        <source>A</source>
        <translation>A</translation>
    </message>
    <message>
        <source>10</source>
        <translation>10</translation>
    </message>
    <message>
        <source>K</source>
        <translation>K</translation>
    </message>
    <message>
        <source>Q</source>
        <translation>Q</translation>
    </message>
    <message>
        <source>J</source>
        <translation>J</translation>
    </message>
</context>
<context>
    <name>Speech</name>
    <message>
        <source>{amount}</source>
        <translation>{amount}</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passaan</translation>
    </message>
    <message>
        <source>I’ll stay</source>
        <translation>Pysyn huudossa</translation>
    </message>
    <message>
        <source>Rami</source>
        <translation>Rami</translation>
    </message>
    <message>
        <source>Nolo</source>
        <translation>Nolo</translation>
    </message>
    <message>
        <source>Rami!</source>
        <translation>Rami!</translation>
    </message>
    <message>
        <source>Sooli!</source>
        <translation>Sooli!</translation>
    </message>
    <message>
        <source>New deal! I have all four sixes.</source>
        <translation>Uusi jako! Minulla on kaikki neljä kutosta.</translation>
    </message>
    <message>
        <source>New deal! We have all four sixes.</source>
        <translation>Uusi jako! Meillä on kaikki neljä kutosta.</translation>
    </message>
    <message>
        <source>New deal! I have three sixes.</source>
        <translation>Uusi jako! Minulla on kolme kutosta.</translation>
    </message>
    <message>
        <source>New deal! I have nothing above a jack.</source>
        <translation>Uusi jako! Minulla ei ole jätkää korkeampaa.</translation>
    </message>
    <message>
        <source>Do you have a whole?</source>
        <translation>Onko kokonaista?</translation>
    </message>
    <message>
        <source>Do you have a half in {suit}?</source>
        <translation>Onko puolikasta {suit_inessive}?</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>Ei ole.</translation>
    </message>
    <message>
        <source>Yes, {suit}!</source>
        <translation>{suit_partitive} on.</translation>
    </message>
    <message>
        <source>{suit} are trumps!</source>
        <translation>{suit} valtiksi!</translation>
    </message>
    <message>
        <source>A little one in {suit}!</source>
        <translation>Pikkuvaltti {suit_inessive}!</translation>
    </message>
    <message numerus="yes">
        <source>Tunnelas!</source>
        <comment>Tunnela!</comment>
        <translation>
            <numerusform>Tunnela!</numerusform>
            <numerusform>Tunneloita!</numerusform>
        </translation>
    </message>
    <message>
        <source>Finished!</source>
        <translation>Valmis!</translation>
    </message>
</context>
<context>
    <name>Spoken</name>
    <message>
        <source>The table</source>
        <translation>Pöytä</translation>
    </message>
    <message>
        <source>No card has been played yet.</source>
        <translation>Yhtään korttia ei ole vielä lyöty.</translation>
    </message>
    <message>
        <source>The last trick: {cards}.</source>
        <translation>Viimeisin tikki: {cards}.</translation>
    </message>
    <message>
        <source>In the trick: {cards}.</source>
        <translation>Tikissä: {cards}.</translation>
    </message>
    <message>
        <source>{card} ({name})</source>
        <translation>{card} ({name})</translation>
    </message>
    <message>
        <source>Score: {standing}. {title}.</source>
        <translation>Tilanne: {standing}. {title}.</translation>
    </message>
    <message>
        <source>You hold no cards.</source>
        <translation>Kädessäsi ei ole kortteja.</translation>
    </message>
    <message>
        <source>You hold: {cards}.</source>
        <translation>Kädessäsi: {cards}.</translation>
    </message>
    <message>
        <source>You can play: {cards}.</source>
        <translation>Saat lyödä jonkin näistä: {cards}.</translation>
    </message>
    <message>
        <source>Or: {actions}.</source>
        <translation>Tai: {actions}.</translation>
    </message>
    <message>
        <source>{card}, {place} of {number}</source>
        <translation>{card}, {place}/{number}</translation>
    </message>
    <message>
        <source>{card}, {place} of {number}, can’t be played</source>
        <translation>{card}, {place}/{number}, ei saa lyödä</translation>
    </message>
    <message>
        <source>{card}, wild</source>
        <translation>{card}, käy jokerina</translation>
    </message>
    <message>
        <source>{card}, played by {name}</source>
        <translation>{card}, lyöjä {name}</translation>
    </message>
    <message>
        <source>The kitty: {cards}</source>
        <translation>Leski: {cards}</translation>
    </message>
    <message numerus="yes">
        <source>The kitty, {number} cards</source>
        <comment>The kitty, 1 card</comment>
        <translation>
            <numerusform>Leski, 1 kortti</numerusform>
            <numerusform>Leski, {number} korttia</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Dead hand, {number} cards</source>
        <comment>Dead hand, 1 card</comment>
        <translation>
            <numerusform>Kuollut käsi, 1 kortti</numerusform>
            <numerusform>Kuollut käsi, {number} korttia</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Stock, {number} cards</source>
        <comment>Stock, 1 card</comment>
        <translation>
            <numerusform>Pakka, 1 kortti</numerusform>
            <numerusform>Pakka, {number} korttia</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Discards, {number} cards</source>
        <comment>Discards, 1 card</comment>
        <translation>
            <numerusform>Poistopakka, 1 kortti</numerusform>
            <numerusform>Poistopakka, {number} korttia</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Start</name>
    <message>
        <source>How many play?</source>
        <translation>Montako pelaa?</translation>
    </message>
    <message numerus="yes">
        <source>{number} games</source>
        <comment>1 game</comment>
        <translation>
            <numerusform>{number} peli</numerusform>
            <numerusform>{number} peliä</numerusform>
        </translation>
    </message>
    <message>
        <source>{fewest} to {most} players</source>
        <translation>{fewest}–{most} pelaajaa</translation>
    </message>
    <message numerus="yes">
        <source>You and {number} opponents</source>
        <comment>You and one opponent</comment>
        <translation>
            <numerusform>Sinä ja yksi vastustaja</numerusform>
            <numerusform>Sinä ja {number} vastustajaa</numerusform>
        </translation>
    </message>
    <message>
        <source>{play}. {players}</source>
        <translation>{play}. {players}</translation>
    </message>
    <message>
        <source>My play</source>
        <translation>Oma pelini</translation>
    </message>
    <message>
        <source>Matches, skill, mistakes to practise, puzzles</source>
        <translation>Ottelut, taito, harjoiteltavat virheet, pulmat</translation>
    </message>
    <message>
        <source>Your matches, mistakes and puzzles will be here.</source>
        <translation>Tänne tulevat ottelusi, virheesi ja pulmasi.</translation>
    </message>
    <message numerus="yes">
        <source>are waiting today</source>
        <comment>is waiting today</comment>
        <translation>
            <numerusform>odottaa tänään</numerusform>
            <numerusform>odottaa tänään</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Statistics</name>
    <message>
        <source>Statistics</source>
        <translation>Tilastot</translation>
    </message>
    <message>
        <source>Reset…</source>
        <translation>Nollaa…</translation>
    </message>
    <message>
        <source>Assisted matches</source>
        <translation>Avustetut ottelut</translation>
    </message>
    <message>
        <source>All house rules</source>
        <translation>Kaikki kotisäännöt</translation>
    </message>
    <message>
        <source>All opponents</source>
        <translation>Kaikki vastustajat</translation>
    </message>
    <message>
        <source>All partners</source>
        <translation>Kaikki parit</translation>
    </message>
    <message>
        <source>Matches where you used a hint or undid something are counted separately.</source>
        <translation>Ottelut, joissa pyysit vihjettä tai peruit siirron, lasketaan erikseen.</translation>
    </message>
    <message>
        <source>Opponents: {level}</source>
        <translation>Vastustajat: {level}</translation>
    </message>
    <message>
        <source>Partner: {level}</source>
        <translation>Pari: {level}</translation>
    </message>
    <message>
        <source>Custom rules</source>
        <translation>Omat säännöt</translation>
    </message>
    <message>
        <source>Hands</source>
        <translation>Jaot</translation>
    </message>
    <message>
        <source>Bids</source>
        <translation>Huudot</translation>
    </message>
    <message>
        <source>Luck and skill</source>
        <translation>Onni ja taito</translation>
    </message>
    <message>
        <source>played</source>
        <translation>pelattu</translation>
    </message>
    <message>
        <source>won</source>
        <translation>voitettu</translation>
    </message>
    <message>
        <source>share won</source>
        <translation>voitto-osuus</translation>
    </message>
    <message>
        <source>made</source>
        <translation>täyttyi</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>jäi vajaaksi</translation>
    </message>
    <message>
        <source>made by you</source>
        <translation>oma täyttyi</translation>
    </message>
    <message>
        <source>failed by you</source>
        <translation>oma jäi vajaaksi</translation>
    </message>
    <message>
        <source>asked in vain</source>
        <translation>turhaan kysytty</translation>
    </message>
    <message>
        <source>trips</source>
        <translation>matkat</translation>
    </message>
    <message>
        <source>hands compared</source>
        <translation>verrattua jakoa</translation>
    </message>
    <message>
        <source>{number}%</source>
        <translation>{number} %</translation>
    </message>
    <message>
        <source>points per hand</source>
        <translation>pistettä jaossa</translation>
    </message>
    <message>
        <source>luck: the expert’s score</source>
        <translation>onni: mestarin tulos</translation>
    </message>
    <message>
        <source>Points per hand</source>
        <translation>Pisteet jaossa</translation>
    </message>
    <message>
        <source>Share of hands won</source>
        <translation>Voitettujen jakojen osuus</translation>
    </message>
    <message>
        <source>hands, in the order played</source>
        <translation>jaot peräkkäin</translation>
    </message>
    <message>
        <source>points</source>
        <translation>pistettä</translation>
    </message>
    <message>
        <source>points gained</source>
        <translation>saadut pisteet</translation>
    </message>
    <message>
        <source>hands</source>
        <translation>jakoa</translation>
    </message>
    <message>
        <source>% won</source>
        <translation>% voitettu</translation>
    </message>
    <message>
        <source>You {points}</source>
        <translation>Sinä {points}</translation>
    </message>
    <message>
        <source>Expert {points}</source>
        <translation>Mestari {points}</translation>
    </message>
    <message>
        <source>average {number}</source>
        <translation>keskiarvo {number}</translation>
    </message>
    <message>
        <source>now {share}</source>
        <translation>nyt {share}</translation>
    </message>
    <message>
        <source>overall {share}</source>
        <translation>kaikkiaan {share}</translation>
    </message>
    <message>
        <source>{hands}, {days} · now {now}, highest {highest}, lowest {lowest}</source>
        <translation>{hands}, {days} · nyt {now}, korkeimmillaan {highest}, matalimmillaan {lowest}</translation>
    </message>
    <message>
        <source>{summary} · the expert would have {points} with your cards</source>
        <translation>{summary} · mestari saisi korteillasi {points}</translation>
    </message>
    <message>
        <source>Average {mean} · most often {commonest}, in {share} of all hands</source>
        <translation>Keskiarvo {mean} · useimmin {commonest}, {share} kaikista jaoista</translation>
    </message>
    <message>
        <source>current winning streak</source>
        <translation>voittoputki nyt</translation>
    </message>
    <message>
        <source>longest winning streak</source>
        <translation>pisin voittoputki</translation>
    </message>
    <message>
        <source>declared</source>
        <translation>ilmoitettu</translation>
    </message>
    <message>
        <source>opponents’ points per hand</source>
        <translation>vastustajien pisteet jakoa kohti</translation>
    </message>
    <message>
        <source>skill: your score minus the expert’s</source>
        <translation>taito: oma tulos miinus mestarin tulos</translation>
    </message>
    <message>
        <source>Points ahead or behind</source>
        <translation>Omat pisteet miinus vastustajien pisteet</translation>
    </message>
    <message>
        <source>Last {window} hands · now {now}, best {best}, worst {worst}, overall {whole}</source>
        <translation>Viimeiset {window} jakoa · nyt {now}, paras {best}, huonoin {worst}, kaikista jaoista {whole}</translation>
    </message>
    <message>
        <source>Nothing is being counted because this computer can’t save anything right now.</source>
        <translation>Mitään ei lasketa, koska tällä koneella ei juuri nyt voi tallentaa mitään.</translation>
    </message>
    <message>
        <source>Finish a hand, and your first numbers will appear here.</source>
        <translation>Pelaa yksi jako loppuun, niin ensimmäiset lukusi ilmestyvät tähän.</translation>
    </message>
    <message>
        <source>You had help in these matches, such as a hint or an undo.</source>
        <translation>Sait näissä otteluissa apua: pyysit esimerkiksi vihjettä tai peruit siirron.</translation>
    </message>
    <message>
        <source>Reset the statistics for all games? A backup is made first, and your matches are kept.</source>
        <translation>Nollataanko kaikkien pelien tilastot? Ensin otetaan varmuuskopio, ja ottelusi säilyvät.</translation>
    </message>
    <message>
        <source>Reset the statistics for {game}? A backup is made first, and your matches are kept.</source>
        <translation>Nollataanko tilastot: {game}? Ensin otetaan varmuuskopio, ja ottelusi säilyvät.</translation>
    </message>
    <message>
        <source>Yes, reset</source>
        <translation>Kyllä, nollaa</translation>
    </message>
    <message>
        <source>Statistics reset. The backup is kept.</source>
        <translation>Tilastot on nollattu. Varmuuskopio on tallessa.</translation>
    </message>
    <message>
        <source>Nothing was reset because the backup couldn’t be saved.</source>
        <translation>Mitään ei nollattu, koska varmuuskopiota ei voitu tallentaa.</translation>
    </message>
</context>
<context>
    <name>Store</name>
    <message numerus="yes">
        <source>Save the records…</source>
        <comment>Save the record…</comment>
        <translation>
            <numerusform>Tallenna pöytäkirja…</numerusform>
            <numerusform>Tallenna pöytäkirjat…</numerusform>
        </translation>
    </message>
    <message>
        <source>Close without saving</source>
        <translation>Sulje tallentamatta</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Peru</translation>
    </message>
    <message>
        <source>Opening your matches…</source>
        <translation>Avataan otteluitasi…</translation>
    </message>
    <message>
        <source>Your match file is damaged. Saving everything that can still be read…</source>
        <translation>Ottelutiedosto on vioittunut. Ohjelma ottaa talteen kaiken, minkä se voi lukea…</translation>
    </message>
    <message>
        <source>Nothing can be saved right now, so there are no backups.</source>
        <translation>Juuri nyt mitään ei voi tallentaa, joten varmuuskopioita ei ole.</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Ottelut</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Jatka</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Käy läpi</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Takaisin</translation>
    </message>
    <message>
        <source>Search names, dates and deal numbers</source>
        <translation>Hae nimiä, päiviä ja jakojen numeroita</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Kaikki pelit</translation>
    </message>
    <message>
        <source>All matches</source>
        <translation>Kesken ja päättyneet</translation>
    </message>
    <message>
        <source>In progress</source>
        <translation>Kesken</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>Päättyneet</translation>
    </message>
    <message>
        <source>No matches yet.</source>
        <translation>Ei vielä otteluita.</translation>
    </message>
    <message>
        <source>No matches found. Try another filter or search.</source>
        <translation>Ei löytynyt yhtään ottelua. Kokeile toista rajausta tai hakua.</translation>
    </message>
    <message numerus="yes">
        <source>{number} matches</source>
        <comment>{number} match</comment>
        <translation>
            <numerusform>{number} ottelu</numerusform>
            <numerusform>{number} ottelua</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} hands</source>
        <comment>{number} hand</comment>
        <translation>
            <numerusform>{number} jako</numerusform>
            <numerusform>{number} jakoa</numerusform>
        </translation>
    </message>
    <message>
        <source>with {names}</source>
        <translation>mukana {names}</translation>
    </message>
    <message>
        <source>won</source>
        <translation>voitto</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>tappio</translation>
    </message>
    <message>
        <source>assisted</source>
        <translation>avustettu</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Poista</translation>
    </message>
    <message>
        <source>Delete the {game} match of {when} for good?</source>
        <translation>Poistetaanko tämä ottelu lopullisesti: {game} ({when})?</translation>
    </message>
    <message>
        <source>Yes, delete</source>
        <translation>Kyllä, poista</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Ei</translation>
    </message>
    <message>
        <source>Save record…</source>
        <translation>Tallenna pöytäkirja…</translation>
    </message>
    <message>
        <source>Match records (*.marja)</source>
        <translation>Ottelupöytäkirjat (*.marja)</translation>
    </message>
    <message>
        <source>Can’t save {file}.</source>
        <translation>Tiedostoa {file} ei voi tallentaa.</translation>
    </message>
    <message>
        <source>This match can no longer be opened.</source>
        <translation>Tätä ottelua ei voi enää avata.</translation>
    </message>
    <message>
        <source>Can’t read {file}.</source>
        <translation>Tiedostoa {file} ei voi lukea.</translation>
    </message>
    <message>
        <source>{file} isn’t an ordinary file. Choose a saved record instead.</source>
        <translation>{file} on putki tai laite, ei tiedosto. Valitse tallennettu pöytäkirja.</translation>
    </message>
    <message>
        <source>Deal number copied: {number}</source>
        <translation>Jaon numero kopioitu: {number}</translation>
    </message>
    <message>
        <source>This deal was settled before anyone saw a card. Its fingerprint is {fingerprint}</source>
        <translation>Tämän jaon kortit lyötiin lukkoon, ennen kuin kukaan näki niitä. Jaon sormenjälki on {fingerprint}</translation>
    </message>
    <message numerus="yes">
        <source>The system ended the program before {number} matches were saved. Marjapussi has kept their records.</source>
        <comment>The system ended the program before your match was saved. Marjapussi has kept its record.</comment>
        <translation>
            <numerusform>Järjestelmä sulki ohjelman ennen kuin ottelusi oli tallessa. Marjapussi on säilyttänyt sen pöytäkirjan.</numerusform>
            <numerusform>Järjestelmä sulki ohjelman ennen kuin {number} ottelua oli tallessa. Marjapussi on säilyttänyt niiden pöytäkirjat.</numerusform>
        </translation>
    </message>
    <message>
        <source>Something went wrong. Your match isn’t fully saved yet.</source>
        <translation>Jotain meni vikaan. Ottelusi ei ole vielä kokonaan tallessa.</translation>
    </message>
    <message>
        <source>Something went wrong. Your match is safe.</source>
        <translation>Jotain meni vikaan. Ottelusi on tallessa.</translation>
    </message>
    <message>
        <source>Your match file was damaged. Marjapussi set the file aside and saved everything that could still be read.</source>
        <translation>Ottelutiedosto oli vioittunut. Marjapussi siirsi sen sivuun ja otti talteen kaiken, mitä siitä sai luettua.</translation>
    </message>
    <message>
        <source>The disk is full, so nothing is being saved. Keep playing. Your match will be saved as soon as there’s space.</source>
        <translation>Levy on täynnä, joten mitään ei nyt tallenneta. Voit silti jatkaa pelaamista. Ottelusi tallennetaan heti, kun tilaa on.</translation>
    </message>
    <message>
        <source>The program can’t write to its folder, so nothing is being saved. Keep playing. Your match will be saved as soon as the program can write again.</source>
        <translation>Ohjelma ei voi kirjoittaa kansioonsa, joten mitään ei tallenneta. Voit pelata rauhassa. Ottelusi tallennetaan heti, kun kirjoittaminen taas onnistuu.</translation>
    </message>
    <message>
        <source>Another program is using your match file, so nothing is being saved. Keep playing. Your match will be saved as soon as the file is free.</source>
        <translation>Toinen ohjelma käyttää ottelutiedostoa, joten mitään ei tallenneta. Voit pelata rauhassa. Ottelusi tallennetaan heti, kun tiedosto vapautuu.</translation>
    </message>
    <message>
        <source>Your match file was deleted or moved, and there’s no place for a new one. Keep playing. Everything will be saved as soon as there’s a place for it.</source>
        <translation>Ottelutiedosto on poistettu tai siirretty, eikä uudelle ole paikkaa. Voit pelata rauhassa. Kaikki tallennetaan heti, kun paikka löytyy.</translation>
    </message>
    <message>
        <source>Your match file was deleted or moved. The program has written a new one with all your matches.</source>
        <translation>Ottelutiedosto on poistettu tai siirretty. Ohjelma on kirjoittanut uuden, jossa ovat kaikki ottelusi.</translation>
    </message>
    <message>
        <source>The program can’t use its backup folder, so it can’t make backups.</source>
        <translation>Ohjelma ei voi tehdä varmuuskopioita, koska se ei voi käyttää niiden kansiota.</translation>
    </message>
    <message>
        <source>Your match file is damaged, so nothing is being saved. Close the program and start it again to repair the file.</source>
        <translation>Ottelutiedosto on vioittunut, joten mitään ei tallenneta. Sulje ohjelma ja käynnistä se uudelleen, niin tiedosto korjataan.</translation>
    </message>
    <message>
        <source>A newer version of the program wrote your match file, so this version leaves it alone. Nothing you play now is saved.</source>
        <translation>Ottelutiedosto on tallennettu ohjelman uudemmalla versiolla, joten tämä versio ei koske siihen. Se, mitä nyt pelaat, ei tallennu.</translation>
    </message>
    <message>
        <source>The disk with your matches doesn’t answer, so nothing is being saved. Keep playing. Everything will be saved, and all your matches will be back, as soon as it answers again.</source>
        <translation>Levy, jolla ottelusi ovat, ei vastaa, joten mitään ei nyt tallenneta. Voit silti jatkaa pelaamista. Kaikki tallennetaan ja kaikki ottelusi palaavat heti, kun levy taas vastaa.</translation>
    </message>
    <message>
        <source>The program can’t use your match file, so nothing you play now is being saved.</source>
        <translation>Ohjelma ei voi käyttää ottelutiedostoa, joten se, mitä nyt pelaat, ei tallennu.</translation>
    </message>
    <message>
        <source>These changes aren’t saved yet, and you’d lose them: {what}.</source>
        <translation>Näitä muutoksia ei ole vielä tallennettu, ja menettäisit ne: {what}.</translation>
    </message>
    <message>
        <source>On this computer, the strong players, hints and reviews aren’t as good as they could be. Part of the program is missing, so the computer gets only half a second for each decision. Install {tools}, then install Marjapussi again.</source>
        <translation>Tällä koneella vahvat pelaajat, vihjeet ja arviot eivät ole niin hyviä kuin voisivat olla. Osa ohjelmasta puuttuu, joten koneella on aikaa vain 0,5 sekuntia ratkaisua kohti. Asenna {tools} ja asenna sitten Marjapussi uudelleen.</translation>
    </message>
    <message>
        <source>{file} isn’t a valid match record. Line {line} is wrong.</source>
        <translation>{file} ei ole kelvollinen ottelupöytäkirja. Virhe on rivillä {line}.</translation>
    </message>
    <message>
        <source>This deal is genuine. Its number {number} gives the promised fingerprint, {fingerprint}</source>
        <translation>Jako on aito. Sen numerosta {number} saadaan luvattu sormenjälki {fingerprint}</translation>
    </message>
    <message>
        <source>This deal came from a file and has no matching number, so it can’t be checked.</source>
        <translation>Jako on peräisin tiedostosta eikä vastaa numeroaan, joten sitä ei voi tarkastaa.</translation>
    </message>
    <message>
        <source>Something went wrong. Your match is safe, and there’s a report in {file}</source>
        <translation>Jotain meni vikaan. Ottelusi on tallessa, ja raportti on tiedostossa {file}</translation>
    </message>
    <message>
        <source>Marjapussi is already open in another window. What you play here is lost when you close this window.</source>
        <translation>Marjapussi on jo auki toisessa ikkunassa. Se, mitä pelaat täällä, katoaa, kun suljet tämän ikkunan.</translation>
    </message>
    <message>
        <source>The built-in voice doesn’t work, so nothing is read aloud.</source>
        <translation>Järjestelmän puheääni ei toimi, joten mitään ei lueta ääneen.</translation>
    </message>
    <message numerus="yes">
        <source>{number} matches can’t be saved right now. Do you want to save their records as files somewhere else?</source>
        <comment>Your match can’t be saved right now. Do you want to save its record as a file somewhere else?</comment>
        <translation>
            <numerusform>Otteluasi ei voi nyt tallentaa. Haluatko tallentaa sen pöytäkirjan tiedostoksi muualle?</numerusform>
            <numerusform>{number} ottelua ei voi nyt tallentaa. Haluatko tallentaa niiden pöytäkirjat tiedostoiksi muualle?</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Suggestions</name>
    <message>
        <source>Give {cards}.</source>
        <translation>Anna {cards}.</translation>
    </message>
    <message>
        <source>Discard the {card}.</source>
        <translation>Heitä {card}.</translation>
    </message>
    <message>
        <source>Discard {cards}.</source>
        <translation>Pane pois {cards}.</translation>
    </message>
    <message>
        <source>Bid rami with the {card}.</source>
        <translation>Näytä ramia: {card}.</translation>
    </message>
    <message>
        <source>Bid nolo with the {card}.</source>
        <translation>Näytä noloa: {card}.</translation>
    </message>
    <message>
        <source>Take the {card}.</source>
        <translation>Ota {card}.</translation>
    </message>
    <message>
        <source>Draw from the stock.</source>
        <translation>Nosta pakasta.</translation>
    </message>
    <message>
        <source>Finish, and discard the {card}.</source>
        <translation>Lopeta ja heitä {card}.</translation>
    </message>
    <message>
        <source>Show {sets}.</source>
        <translation>Avaa näillä: {sets}.</translation>
    </message>
    <message>
        <source>Declare {suit}.</source>
        <translation>Ilmoita {suit}.</translation>
    </message>
    <message>
        <source>Ask for a half in {suit}.</source>
        <translation>Kysy puolikasta {suit_inessive}.</translation>
    </message>
    <message>
        <source>Bid {amount}.</source>
        <translation>Huuda {amount}.</translation>
    </message>
    <message>
        <source>Raise to {amount}.</source>
        <translation>Korota {amount} pisteeseen.</translation>
    </message>
    <message>
        <source>Stay at {amount}.</source>
        <translation>Pysy huudossa {amount}.</translation>
    </message>
    <message>
        <source>Pass.</source>
        <translation>Passaa.</translation>
    </message>
    <message>
        <source>Ask for a whole.</source>
        <translation>Kysy kokonaista.</translation>
    </message>
    <message>
        <source>Play sooli.</source>
        <translation>Pelaa sooli.</translation>
    </message>
    <message>
        <source>Lead the {card}.</source>
        <translation>Aloita {card_adessive}.</translation>
    </message>
    <message>
        <source>Play the {card}.</source>
        <translation>Lyö {card}.</translation>
    </message>
    <message>
        <source>Trump with the {card}.</source>
        <translation>Ota tikki valtilla: {card}.</translation>
    </message>
    <message>
        <source>Take the trick with the {card}.</source>
        <translation>Ota tikki {card_adessive}.</translation>
    </message>
    <message>
        <source>with the {card}</source>
        <translation>{card_adessive}</translation>
    </message>
    <message>
        <source>if you bid {amount}</source>
        <translation>jos huudat {amount}</translation>
    </message>
    <message>
        <source>if you raise to {amount}</source>
        <translation>jos korotat {amount} pisteeseen</translation>
    </message>
    <message>
        <source>if you give {cards}</source>
        <translation>jos annat {cards}</translation>
    </message>
    <message>
        <source>if you discard the {card}</source>
        <translation>jos heität {card_genitive}</translation>
    </message>
    <message>
        <source>if you discard {cards}</source>
        <translation>jos panet pois {cards}</translation>
    </message>
    <message>
        <source>if you declare {suit}</source>
        <translation>jos ilmoitat {suit_genitive}</translation>
    </message>
    <message>
        <source>if you ask for a half in {suit}</source>
        <translation>jos kysyt puolikasta {suit_inessive}</translation>
    </message>
    <message>
        <source>if you answer {suit}</source>
        <translation>jos vastaat {suit}</translation>
    </message>
    <message>
        <source>if you say rami</source>
        <translation>jos sanot ramin</translation>
    </message>
    <message>
        <source>if you say nolo</source>
        <translation>jos sanot nolon</translation>
    </message>
    <message>
        <source>if you bid rami</source>
        <translation>jos näytät ramia</translation>
    </message>
    <message>
        <source>if you bid nolo</source>
        <translation>jos näytät noloa</translation>
    </message>
    <message>
        <source>if you take the offered card</source>
        <translation>jos otat tarjotun kortin</translation>
    </message>
    <message>
        <source>if you draw from the stock</source>
        <translation>jos nostat pakasta</translation>
    </message>
    <message>
        <source>if you ask for a whole</source>
        <translation>jos kysyt kokonaista</translation>
    </message>
    <message>
        <source>if you pass</source>
        <translation>jos passaat</translation>
    </message>
    <message>
        <source>if you ask for a new deal</source>
        <translation>jos pyydät uutta jakoa</translation>
    </message>
    <message>
        <source>if you don’t raise</source>
        <translation>jos et korota</translation>
    </message>
    <message>
        <source>if you play sooli</source>
        <translation>jos pelaat soolin</translation>
    </message>
    <message>
        <source>if you show your sets</source>
        <translation>jos avaat</translation>
    </message>
    <message>
        <source>if you finish</source>
        <translation>jos lopetat</translation>
    </message>
    <message>
        <source>if you show tunnelas</source>
        <translation>jos näytät tunnelat</translation>
    </message>
</context>
<context>
    <name>Suits</name>
    <message>
        <source>spades</source>
        <comment>genitive</comment>
        <translation>padan</translation>
    </message>
    <message>
        <source>hearts</source>
        <comment>genitive</comment>
        <translation>hertan</translation>
    </message>
    <message>
        <source>diamonds</source>
        <comment>genitive</comment>
        <translation>ruudun</translation>
    </message>
    <message>
        <source>clubs</source>
        <comment>genitive</comment>
        <translation>ristin</translation>
    </message>
    <message>
        <source>spades</source>
        <comment>partitive</comment>
        <translation>pataa</translation>
    </message>
    <message>
        <source>hearts</source>
        <comment>partitive</comment>
        <translation>herttaa</translation>
    </message>
    <message>
        <source>diamonds</source>
        <comment>partitive</comment>
        <translation>ruutua</translation>
    </message>
    <message>
        <source>clubs</source>
        <comment>partitive</comment>
        <translation>ristiä</translation>
    </message>
    <message>
        <source>spades</source>
        <comment>inessive</comment>
        <translation>padassa</translation>
    </message>
    <message>
        <source>hearts</source>
        <comment>inessive</comment>
        <translation>hertassa</translation>
    </message>
    <message>
        <source>diamonds</source>
        <comment>inessive</comment>
        <translation>ruudussa</translation>
    </message>
    <message>
        <source>clubs</source>
        <comment>inessive</comment>
        <translation>ristissä</translation>
    </message>
    <message>
        <source>spades</source>
        <comment>nominative</comment>
        <translation>pata</translation>
    </message>
    <message>
        <source>hearts</source>
        <comment>nominative</comment>
        <translation>hertta</translation>
    </message>
    <message>
        <source>diamonds</source>
        <comment>nominative</comment>
        <translation>ruutu</translation>
    </message>
    <message>
        <source>clubs</source>
        <comment>nominative</comment>
        <translation>risti</translation>
    </message>
</context>
<context>
    <name>Table</name>
    <message>
        <source>Hint</source>
        <translation>Vihje</translation>
    </message>
    <message>
        <source>Tricks</source>
        <translation>Tikit</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Lue säännöt</translation>
    </message>
    <message>
        <source>{name}: all {number} tricks</source>
        <translation>{name}: kaikki {number} tikkiä</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Valikko</translation>
    </message>
    <message>
        <source>Less</source>
        <translation>Vähemmän</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Enemmän</translation>
    </message>
    <message numerus="yes">
        <source>{number} points</source>
        <comment>{number} point</comment>
        <translation>
            <numerusform>{number} piste</numerusform>
            <numerusform>{number} pistettä</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Choose {number} cards</source>
        <comment>Choose {number} card</comment>
        <translation>
            <numerusform>Valitse {number} kortti</numerusform>
            <numerusform>Valitse {number} korttia</numerusform>
        </translation>
    </message>
    <message>
        <source>Ask for a half</source>
        <translation>Kysy puolikasta</translation>
    </message>
    <message numerus="yes">
        <source>{number} tricks</source>
        <comment>{number} trick</comment>
        <translation>
            <numerusform>{number} tikki</numerusform>
            <numerusform>{number} tikkiä</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} left</source>
        <comment>1 left</comment>
        <translation>
            <numerusform>1 jäljellä</numerusform>
            <numerusform>{number} jäljellä</numerusform>
        </translation>
    </message>
    <message>
        <source>passed</source>
        <comment>on a plate</comment>
        <translation>passaa</translation>
    </message>
    <message>
        <source>sits out</source>
        <comment>on a plate</comment>
        <translation>sivussa</translation>
    </message>
    <message>
        <source>Next hand</source>
        <translation>Seuraava jako</translation>
    </message>
    <message>
        <source>New match</source>
        <translation>Uusi ottelu</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Sulje</translation>
    </message>
    <message>
        <source>The rest of this hand isn’t decided yet.</source>
        <translation>Jaon loppu ei ole vielä ratkennut.</translation>
    </message>
    <message>
        <source>Next ({number})</source>
        <translation>Seuraava ({number})</translation>
    </message>
    <message>
        <source>The rest is yours – play it out</source>
        <translation>Loput ovat sinun – pelaa loppuun</translation>
    </message>
    <message>
        <source>Thinking…</source>
        <translation>Mietitään…</translation>
    </message>
    <message>
        <source>What both cards are worth</source>
        <translation>Mitä kumpikin kortti tuo</translation>
    </message>
    <message>
        <source>What each is worth</source>
        <translation>Mitä kukin kortti tuo</translation>
    </message>
    <message>
        <source>What each choice is worth</source>
        <translation>Mitä kukin vaihtoehto tuo</translation>
    </message>
    <message numerus="yes">
        <source>{number} deals</source>
        <comment>1 deal</comment>
        <translation>
            <numerusform>1 jako</numerusform>
            <numerusform>{number} jakoa</numerusform>
        </translation>
    </message>
    <message>
        <source>wins match</source>
        <translation>ottelun voitto</translation>
    </message>
    <message>
        <source>Sure? It costs {cost} points.</source>
        <translation>Varmasti? Se maksaa {cost} pistettä.</translation>
    </message>
    <message>
        <source>Sure? It costs {cost} of the match.</source>
        <translation>Varmasti? Se maksaa {cost} ottelusta.</translation>
    </message>
    <message>
        <source>{points} points</source>
        <comment>the worth of an action</comment>
        <translation>{points} pistettä</translation>
    </message>
    <message numerus="yes">
        <source>{name}: {number} points</source>
        <comment>{name}: 1 point</comment>
        <translation>
            <numerusform>{name}: 1 piste</numerusform>
            <numerusform>{name}: {number} pistettä</numerusform>
        </translation>
    </message>
    <message>
        <source>points</source>
        <comment>of a column</comment>
        <translation>pisteitä</translation>
    </message>
    <message>
        <source>Think again</source>
        <translation>Mieti uudelleen</translation>
    </message>
    <message>
        <source>Do it anyway</source>
        <translation>Tee se silti</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>Miksi?</translation>
    </message>
    <message>
        <source>The last trick</source>
        <translation>Viimeinen tikki</translation>
    </message>
    <message>
        <source>All tricks in the hand</source>
        <translation>Jaon kaikki tikit</translation>
    </message>
    <message>
        <source>No trick has been taken yet.</source>
        <translation>Yhtään tikkiä ei ole vielä viety.</translation>
    </message>
    <message>
        <source>Cards still out</source>
        <translation>Vielä ulkona</translation>
    </message>
    <message>
        <source>{name} holds {cards}.</source>
        <translation>{name}: kädessä on {cards}.</translation>
    </message>
    <message>
        <source>Hand {number}</source>
        <translation>Jako {number}</translation>
    </message>
    <message>
        <source>Won by {name}</source>
        <translation>Tikin vei {name}</translation>
    </message>
    <message>
        <source>Hand log</source>
        <translation>Pelin kulku</translation>
    </message>
    <message>
        <source>Arrange</source>
        <translation>Järjestele</translation>
    </message>
    <message>
        <source>This hand again</source>
        <translation>Sama jako uudestaan</translation>
    </message>
    <message>
        <source>{name} is void in {suits}.</source>
        <translation>{name}: kädestä puuttuu {suits}.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Peru siirto</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Tee uudelleen</translation>
    </message>
</context>
<context>
    <name>Teaching</name>
    <message>
        <source>{which}: {subject}</source>
        <translation>{which}: {subject}</translation>
    </message>
    <message>
        <source>First lesson</source>
        <translation>Ensimmäinen oppitunti</translation>
    </message>
    <message>
        <source>Second lesson</source>
        <translation>Toinen oppitunti</translation>
    </message>
    <message>
        <source>Third lesson</source>
        <translation>Kolmas oppitunti</translation>
    </message>
    <message>
        <source>Fourth lesson</source>
        <translation>Neljäs oppitunti</translation>
    </message>
    <message>
        <source>Fifth lesson</source>
        <translation>Viides oppitunti</translation>
    </message>
    <message>
        <source>Sixth lesson</source>
        <translation>Kuudes oppitunti</translation>
    </message>
    <message>
        <source>Lesson {number}</source>
        <translation>Oppitunti {number}</translation>
    </message>
    <message>
        <source>Step {number} of {all}</source>
        <translation>Kohta {number}/{all}</translation>
    </message>
    <message>
        <source>{teacher}: {sentence}</source>
        <translation>{teacher}: {sentence}</translation>
    </message>
    <message numerus="yes">
        <source>Now watch. I’ll play your next {number} cards for you.</source>
        <comment>Now watch. I’ll play your next card for you.</comment>
        <translation>
            <numerusform>Katso nyt. Lyön seuraavan korttisi puolestasi.</numerusform>
            <numerusform>Katso nyt. Lyön seuraavat {number} korttiasi puolestasi.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Now watch. I’ll make your next {number} moves for you.</source>
        <comment>Now watch. I’ll make your next move for you.</comment>
        <translation>
            <numerusform>Katso nyt. Teen seuraavan siirtosi puolestasi.</numerusform>
            <numerusform>Katso nyt. Teen seuraavat {number} siirtoasi puolestasi.</numerusform>
        </translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Takaisin</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Seuraava</translation>
    </message>
    <message>
        <source>Leave lesson</source>
        <translation>Lopeta oppitunti</translation>
    </message>
    <message>
        <source>Next lesson</source>
        <translation>Seuraava oppitunti</translation>
    </message>
    <message>
        <source>Now play a hand</source>
        <translation>Pelaa nyt jako</translation>
    </message>
    <message>
        <source>{done} of {all} steps done</source>
        <translation>{done}/{all} kohtaa tehty</translation>
    </message>
    <message>
        <source>New here?</source>
        <translation>Uusi täällä?</translation>
    </message>
    <message>
        <source>Learn {game} by playing your first tricks with {teacher}.</source>
        <translation>Opi {game} pelaamalla ensimmäiset tikkisi. Opettajana on {teacher}.</translation>
    </message>
    <message>
        <source>It takes four minutes, and {teacher} explains every card.</source>
        <translation>Se vie neljä minuuttia, ja {teacher} selittää joka kortin.</translation>
    </message>
    <message>
        <source>Learn by playing</source>
        <translation>Opi pelaamalla</translation>
    </message>
    <message>
        <source>Learn by playing with {teacher}</source>
        <translation>Opi pelaamalla, opettajana {teacher}</translation>
    </message>
    <message>
        <source>{game}: {which}</source>
        <translation>{game}: {which}</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Jatka</translation>
    </message>
    <message>
        <source>high</source>
        <translation>korkea</translation>
    </message>
    <message>
        <source>From high to low: {ranks}</source>
        <translation>Korkeasta matalaan: {ranks}</translation>
    </message>
    <message>
        <source>low</source>
        <translation>matala</translation>
    </message>
    <message>
        <source>That comes in a moment. Press Next first.</source>
        <translation>Se tulee kohta. Paina ensin Seuraava.</translation>
    </message>
    <message>
        <source>{game}: lessons</source>
        <translation>{game}: oppitunnit</translation>
    </message>
    <message>
        <source>{teacher} teaches you at the table. A lesson takes a few minutes.</source>
        <translation>{teacher} opettaa sinua pöydän ääressä. Oppitunti kestää muutaman minuutin.</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Peli</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>Suoritettu</translation>
    </message>
    <message>
        <source>Your first hand</source>
        <translation>Ensimmäinen jakosi</translation>
    </message>
    <message>
        <source>Play a whole hand your own way. {teacher} comments at first, then says less and less.</source>
        <translation>Pelaa kokonainen jako omalla tavallasi. {teacher} neuvoo aluksi, sitten yhä vähemmän.</translation>
    </message>
    <message>
        <source>Repeat</source>
        <translation>Kertaa</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Aloita</translation>
    </message>
    <message>
        <source>{title}: {button}</source>
        <translation>{title}: {button}</translation>
    </message>
</context>
<context>
    <name>Tongue</name>
    <message>
        <source>English</source>
        <comment>the name of this language, in itself</comment>
        <translation>suomi</translation>
    </message>
    <message>
        <source>{text}.</source>
        <translation>{text}.</translation>
    </message>
</context>
<context>
    <name>Why</name>
    <message>
        <source>Why this?</source>
        <translation>Miksi tämä?</translation>
    </message>
    <message>
        <source>Click a card to ask why.</source>
        <translation>Kysy syytä napsauttamalla korttia.</translation>
    </message>
    <message>
        <source>What I knew</source>
        <translation>Mitä tiesin</translation>
    </message>
    <message>
        <source>yours</source>
        <comment>cards of the listener</comment>
        <translation>sinulla</translation>
    </message>
    <message>
        <source>mine</source>
        <comment>cards of the speaker</comment>
        <translation>minulla</translation>
    </message>
    <message>
        <source>still out</source>
        <comment>cards that nobody had played</comment>
        <translation>vielä ulkona</translation>
    </message>
    <message>
        <source>What could I have read from it?</source>
        <translation>Mitä olisin voinut päätellä?</translation>
    </message>
    <message>
        <source>I had no {suit}, so I trumped as low as I could.</source>
        <translation>Minulla ei ollut {suit_partitive}, joten löin pienimmän valttini.</translation>
    </message>
    <message>
        <source>You hadn’t wanted one before.</source>
        <translation>Sinulle se ei ollut aiemmin kelvannut.</translation>
    </message>
    <message>
        <source>{name} hadn’t wanted one before.</source>
        <translation>Se ei ollut aiemmin kelvannut: {name}.</translation>
    </message>
    <message>
        <source>My sets were complete without it.</source>
        <translation>Yhdistelmäni olivat valmiit ilman sitä.</translation>
    </message>
    <message numerus="yes">
        <source>Even without it, I was only {number} cards short of my sets.</source>
        <comment>Even without it, I was only one card short of my sets.</comment>
        <translation>
            <numerusform>Ilman sitäkin yhdistelmistäni puuttui vain yksi kortti.</numerusform>
            <numerusform>Ilman sitäkin yhdistelmistäni puuttui vain {number} korttia.</numerusform>
        </translation>
    </message>
    <message>
        <source>You had no {suit}, so you could trump.</source>
        <translation>Sinulla ei ollut {suit_partitive}, joten saatoit lyödä valtin.</translation>
    </message>
    <message>
        <source>{name} had no {suit}, so a trump could win.</source>
        <translation>{name}: kädessä ei ollut {suit_partitive}, joten valtti saattoi voittaa.</translation>
    </message>
    <message>
        <source>I knew you held the {card}.</source>
        <translation>Tiesin, että sinulla oli {card}.</translation>
    </message>
    <message>
        <source>I knew {name} held the {card}.</source>
        <translation>Tiesin, kenellä oli {card}: {name}.</translation>
    </message>
    <message>
        <source>You’d led {suit} before, so I led it back.</source>
        <translation>Olit aloittanut {suit_partitive}, joten aloitin samaa maata.</translation>
    </message>
    <message>
        <source>{name} had led {suit} before, so I led it back.</source>
        <translation>{name} oli aloittanut {suit_partitive}, joten aloitin samaa maata.</translation>
    </message>
    <message>
        <source>I hoped you’d win the trick, so I added points.</source>
        <translation>Toivoin, että sinä voitat tikin, joten annoin pisteitä.</translation>
    </message>
    <message>
        <source>I hoped {name} would win the trick, so I added points.</source>
        <translation>Toivoin, että {name} voittaa tikin, joten annoin pisteitä.</translation>
    </message>
    <message>
        <source>I wanted you to take the trick, so I led a card you might beat.</source>
        <translation>Halusin sinun vievän tikin, joten aloitin kortilla, jonka saatoit voittaa.</translation>
    </message>
    <message>
        <source>I wanted {name} to take the trick, so I led a card that could be beaten.</source>
        <translation>Halusin, että {name} vie tikin, joten aloitin kortilla, jonka saattoi voittaa.</translation>
    </message>
    <message>
        <source>I wanted you to take the trick, so I stayed low.</source>
        <translation>Halusin sinun vievän tikin, joten löin pienen.</translation>
    </message>
    <message>
        <source>I wanted {name} to take the trick, so I stayed low.</source>
        <translation>Halusin, että {name} vie tikin, joten löin pienen.</translation>
    </message>
    <message>
        <source>I had to play it.</source>
        <translation>Minun oli pakko lyödä se.</translation>
    </message>
    <message>
        <source>I had no strong reason for it.</source>
        <translation>Minulla ei ollut siihen vahvaa syytä.</translation>
    </message>
    <message>
        <source>I’ll tell you when the hand is over.</source>
        <translation>Kerron, kun jako on pelattu.</translation>
    </message>
    <message>
        <source>It made a set with my cards.</source>
        <translation>Siitä tuli yhdistelmä korttieni kanssa.</translation>
    </message>
    <message>
        <source>It made a pair with one of my cards.</source>
        <translation>Siitä tuli dublee yhden korttini kanssa.</translation>
    </message>
    <message>
        <source>It brought me closer to my sets.</source>
        <translation>Se vei minut lähemmäs yhdistelmiäni.</translation>
    </message>
    <message>
        <source>It went with none of my other cards.</source>
        <translation>Se ei sopinut yhteen minkään muun korttini kanssa.</translation>
    </message>
    <message>
        <source>Of all my cards, it went worst with the others.</source>
        <translation>Korteistani juuri se sopi huonoiten yhteen muiden kanssa.</translation>
    </message>
    <message>
        <source>I needed one more pair, and I hardly expected another card like this.</source>
        <translation>Tarvitsin vielä yhden dubleen, enkä juuri odottanut saavani toista samanlaista.</translation>
    </message>
    <message>
        <source>I wanted to keep the lead, because I had a marriage in mind.</source>
        <translation>Halusin pitää aloitusvuoron, koska ajattelin paria.</translation>
    </message>
    <message>
        <source>Nobody could beat it.</source>
        <translation>Kukaan ei voinut voittaa sitä.</translation>
    </message>
    <message>
        <source>I wanted to draw the trumps that were still out.</source>
        <translation>Halusin haravoida ulkona olevat valtit.</translation>
    </message>
    <message>
        <source>It was my only card in {suit}, so I could trump the suit later.</source>
        <translation>Muuta {suit_partitive} minulla ei ollut, joten voisin myöhemmin lyödä siihen valtin.</translation>
    </message>
    <message>
        <source>Only the {card} could beat it in its suit, and I wanted that card out.</source>
        <translation>Samassa maassa vain {card} oli suurempi, ja halusin sen pois.</translation>
    </message>
    <message>
        <source>I led from my longest suit.</source>
        <translation>Aloitin pisimmästä maastani.</translation>
    </message>
    <message>
        <source>I had nothing better to lead, so I risked as little as I could.</source>
        <translation>Parempaa aloitusta ei ollut, joten panin alttiiksi mahdollisimman vähän.</translation>
    </message>
    <message>
        <source>I hoped it would win or draw out higher cards.</source>
        <translation>Toivoin, että se voittaa tai vetää suurempia kortteja ulos.</translation>
    </message>
    <message>
        <source>I had two of them, and a sequence takes only one.</source>
        <translation>Minulla oli niitä kaksi, ja sarjaan mahtuu vain yksi.</translation>
    </message>
    <message>
        <source>I could just as well have played {cards}.</source>
        <translation>Yhtä hyvin olisi käynyt {cards}.</translation>
    </message>
    <message>
        <source>It went only with the {card}, and without it I was no further from my sets.</source>
        <translation>Sen kanssa sopi yhteen vain {card}, eikä yhdistelmistäni puuttunut ilman sitä enempää.</translation>
    </message>
    <message>
        <source>Only a trump could beat it.</source>
        <translation>Vain valtti saattoi voittaa sen.</translation>
    </message>
    <message>
        <source>I led a lower card and kept the {card} for later.</source>
        <translation>Löin pienemmän kortin ja säästin myöhemmäksi {card_genitive}.</translation>
    </message>
    <message>
        <source>I didn’t want the trick, so I led a card that others could beat.</source>
        <translation>En halunnut tikkiä, joten aloitin kortilla, jonka muut saattoivat voittaa.</translation>
    </message>
    <message>
        <source>I didn’t want the trick, but this card had to go sometime.</source>
        <translation>En halunnut tikkiä, mutta tästä kortista oli joskus päästävä.</translation>
    </message>
    <message>
        <source>The {card} was winning for our side, so I added points.</source>
        <translation>Tikki oli menossa meille ({card}), joten annoin pisteitä.</translation>
    </message>
    <message>
        <source>The {card} was winning for our side, so I left the trick alone.</source>
        <translation>Tikki oli menossa meille ({card}), joten jätin sen rauhaan.</translation>
    </message>
    <message>
        <source>The {card} was winning for our side, so I didn’t have to win the trick.</source>
        <translation>Tikki oli menossa meille ({card}), joten minun ei tarvinnut voittaa sitä.</translation>
    </message>
    <message>
        <source>I beat the {card}.</source>
        <translation>Voitin {card_genitive}.</translation>
    </message>
    <message>
        <source>The {card} was ours, but I wanted to win the trick myself.</source>
        <translation>{card} oli meidän, mutta halusin voittaa tikin itse.</translation>
    </message>
    <message>
        <source>I had to beat the {card}.</source>
        <translation>Minun oli lyötävä suurempi kortti kuin {card}.</translation>
    </message>
    <message>
        <source>All my {suit} were higher than the {card}.</source>
        <translation>Kaikki tämän maan ({suit}) korttini olivat korkeampia kuin {card}.</translation>
    </message>
    <message>
        <source>I had no {suit}, so I trumped.</source>
        <translation>Minulla ei ollut {suit_partitive}, joten löin valtin.</translation>
    </message>
    <message>
        <source>I played last and could win the trick.</source>
        <translation>Pelasin viimeisenä ja saatoin voittaa tikin.</translation>
    </message>
    <message>
        <source>I took the trick, because nobody after me could beat my card.</source>
        <translation>Vein tikin, koska kukaan jälkeeni pelaava ei voinut voittaa korttiani.</translation>
    </message>
    <message>
        <source>I beat the {card} and hoped nobody would go higher.</source>
        <translation>Löin suuremman kuin {card} ja toivoin, ettei kukaan mene yli.</translation>
    </message>
    <message>
        <source>I let the {card} win and kept a better card.</source>
        <translation>Annoin tikin mennä ({card}) ja säästin paremman kortin.</translation>
    </message>
    <message>
        <source>I couldn’t beat the {card}, so I gave away as little as I could.</source>
        <translation>En voinut voittaa {card_partitive}, joten annoin mahdollisimman vähän.</translation>
    </message>
    <message>
        <source>I couldn’t beat the {card}.</source>
        <translation>En voinut voittaa {card_partitive}.</translation>
    </message>
    <message>
        <source>I had no {suit}, so I gave away as little as I could.</source>
        <translation>Minulla ei ollut {suit_partitive}, joten annoin mahdollisimman vähän.</translation>
    </message>
    <message>
        <source>I had no {suit}, so I played another suit.</source>
        <translation>Minulla ei ollut {suit_partitive}, joten löin toista maata.</translation>
    </message>
    <message>
        <source>I didn’t want the trick, so I stayed below the {card}.</source>
        <translation>En halunnut tikkiä, joten löin pienemmän kuin {card}.</translation>
    </message>
    <message>
        <source>I had no {suit}, so I got rid of a risky card.</source>
        <translation>Minulla ei ollut {suit_partitive}, joten hankkiuduin eroon vaarallisesta kortista.</translation>
    </message>
    <message>
        <source>I couldn’t stay below the {card}, so I got rid of a high card.</source>
        <translation>En päässyt alle ({card}), joten hankkiuduin eroon suuresta kortista.</translation>
    </message>
    <message>
        <source>I took this trick to get rid of a high card.</source>
        <translation>Vein tämän tikin päästäkseni eroon suuresta kortista.</translation>
    </message>
    <message>
        <source>I hoped somebody would go higher.</source>
        <translation>Toivoin, että joku menee yli.</translation>
    </message>
    <message>
        <source>The {card} was winning for our side, so I left the trick alone and played {card_phrase}.</source>
        <translation>Tikki oli menossa meille ({card}), joten jätin sen rauhaan ja löin {card_phrase}.</translation>
    </message>
    <message>
        <source>The {card} was winning for our side, so I could spare {card_phrase}.</source>
        <translation>Tikki oli menossa meille ({card}), joten saatoin antaa {card_phrase}.</translation>
    </message>
    <message>
        <source>I had no {suit}, so I threw {card_phrase}.</source>
        <translation>Minulla ei ollut {suit_partitive}, joten heitin {card_phrase}.</translation>
    </message>
    <message>
        <source>my only card in {suit}</source>
        <translation>ainoan korttini {suit_inessive}</translation>
    </message>
    <message>
        <source>my lowest card in {suit}</source>
        <translation>pienimmän korttini {suit_inessive}</translation>
    </message>
    <message>
        <source>my highest card in {suit}</source>
        <translation>suurimman korttini {suit_inessive}</translation>
    </message>
    <message>
        <source>my second-lowest card in {suit}</source>
        <translation>toiseksi pienimmän korttini {suit_inessive}</translation>
    </message>
    <message>
        <source>my second-highest card in {suit}</source>
        <translation>toiseksi suurimman korttini {suit_inessive}</translation>
    </message>
    <message>
        <source>It was my only card in {suit}.</source>
        <translation>Muuta {suit_partitive} minulla ei ollut.</translation>
    </message>
    <message>
        <source>It was my lowest card in {suit}.</source>
        <translation>Se oli pienin korttini {suit_inessive}.</translation>
    </message>
    <message>
        <source>It was my highest card in {suit}.</source>
        <translation>Se oli suurin korttini {suit_inessive}.</translation>
    </message>
    <message>
        <source>It was the lowest card in {suit} that would do.</source>
        <translation>Se oli {suit_inessive} pienin kortti, joka kelpasi.</translation>
    </message>
    <message>
        <source>It was the highest card in {suit} that would do.</source>
        <translation>Se oli {suit_inessive} suurin kortti, joka kelpasi.</translation>
    </message>
    <message>
        <source>It was my second-lowest card in {suit}.</source>
        <translation>Se oli toiseksi pienin korttini {suit_inessive}.</translation>
    </message>
    <message>
        <source>It was my second-highest card in {suit}.</source>
        <translation>Se oli toiseksi suurin korttini {suit_inessive}.</translation>
    </message>
    <message>
        <source>Nobody after me could beat the {card}.</source>
        <translation>Kukaan minun jälkeeni ei voinut voittaa {card_partitive}.</translation>
    </message>
    <message>
        <source>I had no strong reason to choose the {card}.</source>
        <translation>Minulla ei ollut vahvaa syytä valita juuri {card_partitive}.</translation>
    </message>
    <message>
        <source>I settled for the {card}.</source>
        <translation>Tyydyin tähän: {card}.</translation>
    </message>
    <message>
        <source>I kept my king and queen of {suit} together.</source>
        <translation>Pidin {suit_genitive} kuninkaan ja rouvan yhdessä.</translation>
    </message>
    <message>
        <source>I saved my ace of {suit} for a trick it could win.</source>
        <translation>Säästin {suit_genitive} ässän tikkiin, jonka se voisi voittaa.</translation>
    </message>
    <message>
        <source>I kept my ten of {suit} safe from the ace.</source>
        <translation>Pidin {suit_genitive} kympin turvassa ässältä.</translation>
    </message>
    <message>
        <source>I saved a sure winner for the last trick.</source>
        <translation>Säästin varman voittokortin viimeiseen tikkiin.</translation>
    </message>
    <message>
        <source>I kept the {card} for a trick it could win.</source>
        <translation>Säästin {card_genitive} tikkiin, jonka se voisi voittaa.</translation>
    </message>
    <message>
        <source>I had no {suit} left, so I could trump them later.</source>
        <translation>Minulle ei jäänyt {suit_partitive}, joten voisin myöhemmin lyödä siihen valtin.</translation>
    </message>
    <message>
        <source>I had no {suit} left, so I could trump them once there were trumps.</source>
        <translation>Minulle ei jäänyt {suit_partitive}, joten voisin lyödä siihen valtin, kun valtti on tehty.</translation>
    </message>
    <message>
        <source>I had no {suit} left, so I could throw any card on them.</source>
        <translation>Minulle ei jäänyt {suit_partitive}, joten voisin heittää siihen minkä tahansa kortin.</translation>
    </message>
    <message>
        <source>{name} can’t have {cards}.</source>
        <translation>{name}: kädessä ei voi olla {cards}.</translation>
    </message>
    <message>
        <source>{name} must have {cards}.</source>
        <translation>{name}: kädessä on pakko olla {cards}.</translation>
    </message>
    <message>
        <source>Nothing for certain.</source>
        <translation>Ei mitään varmaa.</translation>
    </message>
    <message>
        <source>That was right.</source>
        <translation>Se oli oikein.</translation>
    </message>
    <message>
        <source>Better: {action}. Your choice cost you {cost} points.</source>
        <translation>Parempi: {action}. Valintasi maksoi {cost} pistettä.</translation>
    </message>
    <message>
        <source>Better: {action}. Your choice cost you {cost} of the match.</source>
        <translation>Parempi: {action}. Valintasi maksoi {cost} ottelusta.</translation>
    </message>
    <message>
        <source>You had no choice.</source>
        <translation>Sinulla ei ollut valinnanvaraa.</translation>
    </message>
</context>
<context>
    <name>Window</name>
    <message>
        <source>{game}: the rules at this table</source>
        <translation>{game}: pöydän säännöt</translation>
    </message>
    <message>
        <source>New: lessons to play, puzzles, and practice based on your own mistakes.</source>
        <translation>Uutta: pelattavia oppitunteja, pulmia ja harjoituksia omista virheistäsi.</translation>
    </message>
    <message>
        <source>Hints now say why, and your skill is measured separately from luck.</source>
        <translation>Vihjeet kertovat nyt myös syyn, ja taitosi mitataan erikseen onnesta.</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Vihje</translation>
    </message>
    <message>
        <source>Points hand by hand</source>
        <translation>Kaikkien jakojen pisteet</translation>
    </message>
    <message>
        <source>Play out the rest</source>
        <translation>Pelaa jako loppuun</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Peru siirto</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Tee uudelleen</translation>
    </message>
    <message>
        <source>Let the computer play for me…</source>
        <translation>Anna tietokoneen pelata puolestani…</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Käy läpi</translation>
    </message>
    <message>
        <source>Copy deal number</source>
        <translation>Kopioi jaon numero</translation>
    </message>
    <message>
        <source>Check this deal</source>
        <translation>Tarkasta tämä jako</translation>
    </message>
    <message>
        <source>Read the trick seat by seat</source>
        <translation>Lue tikki paikka paikalta</translation>
    </message>
    <message>
        <source>Read the score in full</source>
        <translation>Lue tilanne tarkemmin</translation>
    </message>
    <message>
        <source>Read my options aloud</source>
        <translation>Lue vaihtoehtoni ääneen</translation>
    </message>
    <message>
        <source>Say whose turn it is</source>
        <translation>Sano, kenen vuoro on</translation>
    </message>
    <message>
        <source>Read the table</source>
        <translation>Lue pöydän kortit</translation>
    </message>
    <message>
        <source>Repeat the last announcement</source>
        <translation>Toista viimeisin ilmoitus</translation>
    </message>
    <message>
        <source>Previous announcement</source>
        <translation>Edellinen ilmoitus</translation>
    </message>
    <message>
        <source>Next announcement</source>
        <translation>Seuraava ilmoitus</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Pikanäppäimet</translation>
    </message>
    <message>
        <source>Guide</source>
        <translation>Opas</translation>
    </message>
    <message>
        <source>About…</source>
        <translation>Tietoja…</translation>
    </message>
    <message>
        <source>Backups…</source>
        <translation>Varmuuskopiot…</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Tilastot</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Koko näyttö</translation>
    </message>
    <message>
        <source>Open a record…</source>
        <translation>Avaa pöytäkirja…</translation>
    </message>
    <message>
        <source>Matches…</source>
        <translation>Ottelut…</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>Oppitunnit</translation>
    </message>
    <message>
        <source>Start page</source>
        <translation>Aloitussivu</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Lopeta ohjelma</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Sulje</translation>
    </message>
    <message>
        <source>This hand again</source>
        <translation>Sama jako uudestaan</translation>
    </message>
    <message>
        <source>This hand from the next seat</source>
        <translation>Sama jako seuraavalta paikalta</translation>
    </message>
    <message>
        <source>Read the trick aloud</source>
        <translation>Lue tikki ääneen</translation>
    </message>
    <message>
        <source>Read the score aloud</source>
        <translation>Lue tilanne ääneen</translation>
    </message>
    <message>
        <source>Read my hand aloud</source>
        <translation>Lue käteni ääneen</translation>
    </message>
</context>
</TS>
