<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>About</name>
    <message>
        <source>About Marjapussi</source>
        <translation>Über Marjapussi</translation>
    </message>
    <message>
        <source>Made with</source>
        <translation>Gemacht mit</translation>
    </message>
    <message>
        <source>Matches, statistics, preferences and backups</source>
        <translation>Partien, Statistik, Einstellungen und Sicherungen</translation>
    </message>
    <message>
        <source>Log and error reports</source>
        <translation>Log und Fehlerberichte</translation>
    </message>
    <message>
        <source>Nothing is being saved right now.</source>
        <translation>Im Moment wird nichts gespeichert.</translation>
    </message>
    <message>
        <source>Open folder: {what}</source>
        <translation>Ordner öffnen: {what}</translation>
    </message>
    <message>
        <source>Copy diagnostics</source>
        <translation>Diagnose kopieren</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Tastenkürzel</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Taste</translation>
    </message>
    <message>
        <source>What it does</source>
        <translation>Funktion</translation>
    </message>
    <message>
        <source>Your hand</source>
        <translation>Deine Hand</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Partien</translation>
    </message>
    <message>
        <source>While playing</source>
        <translation>Beim Spielen</translation>
    </message>
    <message>
        <source>The program</source>
        <translation>Das Programm</translation>
    </message>
    <message>
        <source>Left, Right</source>
        <translation>Pfeil links, Pfeil rechts</translation>
    </message>
    <message>
        <source>go from card to card</source>
        <translation>von Karte zu Karte gehen</translation>
    </message>
    <message>
        <source>1 to 9, 0</source>
        <translation>1 bis 9, 0</translation>
    </message>
    <message>
        <source>go to a card by its position</source>
        <translation>zur Karte an diesem Platz gehen</translation>
    </message>
    <message>
        <source>Space, Enter</source>
        <translation>Leertaste, Enter</translation>
    </message>
    <message>
        <source>play or choose the card</source>
        <translation>die Karte spielen oder wählen</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>Tab</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Leertaste</translation>
    </message>
    <message>
        <source>Backups</source>
        <translation>Sicherungen</translation>
    </message>
    <message>
        <source>The program backs up everything once a day and keeps the last seven backups. To move to another computer, copy a backup there and restore it.</source>
        <translation>Einmal am Tag wird alles gesichert. Die letzten sieben Sicherungen bleiben erhalten. Willst du auf einen anderen Computer umziehen, kopiere eine Sicherung dorthin und stelle sie wieder her.</translation>
    </message>
    <message>
        <source>Back up now</source>
        <translation>Jetzt sichern</translation>
    </message>
    <message>
        <source>Restore from a file…</source>
        <translation>Aus einer Datei wiederherstellen…</translation>
    </message>
    <message>
        <source>Backups (*.db)</source>
        <translation>Sicherungen (*.db)</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Wiederherstellen</translation>
    </message>
    <message>
        <source>There’s no backup yet.</source>
        <translation>Es gibt noch keine Sicherung.</translation>
    </message>
    <message>
        <source>made by you</source>
        <translation>von dir gemacht</translation>
    </message>
    <message>
        <source>before a backup was restored</source>
        <translation>vor einer Wiederherstellung</translation>
    </message>
    <message>
        <source>before statistics were reset</source>
        <translation>vor dem Zurücksetzen der Statistik</translation>
    </message>
    <message>
        <source>before an update</source>
        <translation>vor einem Update</translation>
    </message>
    <message>
        <source>Yes, restore</source>
        <translation>Ja, wiederherstellen</translation>
    </message>
    <message>
        <source>Restored everything from the backup.</source>
        <translation>Alles ist wieder so wie in der Sicherung.</translation>
    </message>
    <message>
        <source>Something went wrong</source>
        <translation>Etwas ist schiefgegangen</translation>
    </message>
    <message>
        <source>The program has run into an error. Your match isn’t fully saved yet, so save its record now. The details are below.</source>
        <translation>Im Programm ist ein Fehler aufgetreten. Deine Partie ist noch nicht ganz gespeichert, also speichere jetzt ihr Protokoll. Die Einzelheiten stehen unten.</translation>
    </message>
    <message>
        <source>Copy the text</source>
        <translation>Text kopieren</translation>
    </message>
    <message>
        <source>Save the match record…</source>
        <translation>Protokoll der Partie speichern…</translation>
    </message>
    <message>
        <source>{number} card games: marriage games and their relatives. Each computer player sees only what a person in that seat would see. You’re free to use, study and change the program (MIT License). It doesn’t send any data.</source>
        <translation>{number} Kartenspiele: Spiele mit König-Dame-Paaren und ihre Verwandten. Die Computerspieler sehen nur, was man von ihrem Platz aus sehen darf. Du darfst das Programm frei benutzen, untersuchen und verändern (MIT-Lizenz). Es sendet keine Daten.</translation>
    </message>
    <message>
        <source>Where your files are</source>
        <translation>Wo deine Dateien liegen</translation>
    </message>
    <message>
        <source>Your version numbers and screen details have been copied. They say nothing about you. Paste them into your error report.</source>
        <translation>Die Versionsnummern und Angaben zu deinem Bildschirm sind kopiert, aber nichts über dich. Füge sie in deinen Fehlerbericht ein.</translation>
    </message>
    <message>
        <source>Read aloud</source>
        <translation>Vorlesen</translation>
    </message>
    <message>
        <source>go to the buttons and back</source>
        <translation>zu den Knöpfen gehen und zurück</translation>
    </message>
    <message>
        <source>skip the animation while cards are moving</source>
        <translation>die Animation überspringen, während sich Karten bewegen</translation>
    </message>
    <message>
        <source>daily</source>
        <translation>täglich</translation>
    </message>
    <message>
        <source>The backup is in {file}</source>
        <translation>Die Sicherung liegt in {file}</translation>
    </message>
    <message>
        <source>Restore everything from the backup of {day}? What you have now will be backed up first.</source>
        <translation>Alles aus der Sicherung vom {day} wiederherstellen? Was du jetzt hast, wird vorher gesichert.</translation>
    </message>
    <message>
        <source>This file isn’t a backup that the program can restore. Nothing has changed.</source>
        <translation>Diese Datei ist keine Sicherung, die sich wiederherstellen lässt. Es wurde nichts geändert.</translation>
    </message>
    <message>
        <source>The program has run into an error. Your match is safe because the program saved every action as you played it. The details are below.</source>
        <translation>Im Programm ist ein Fehler aufgetreten. Deine Partie ist sicher, denn jede Aktion wurde gleich beim Spielen gespeichert. Die Einzelheiten stehen unten.</translation>
    </message>
    <message>
        <source>The report is in {file}</source>
        <translation>Der Bericht liegt in {file}</translation>
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
        <translation>Alle anderen haben gepasst. Wenn auch du passt, zählt für dich, was du holst, also etwa {number} Punkte.</translation>
    </message>
    <message>
        <source>This contract is as good as lost.</source>
        <translation>Das Gebot ist so gut wie verloren.</translation>
    </message>
    <message>
        <source>You probably can’t stop this contract any more.</source>
        <translation>Dieses Gebot ist kaum noch zu Fall zu bringen.</translation>
    </message>
    <message>
        <source>It’s the card you’ll miss least.</source>
        <translation>Diese Karte fehlt dir am wenigsten.</translation>
    </message>
    <message>
        <source>You could declare {suit} now, but waiting is at least as good.</source>
        <translation>Du könntest {suit} jetzt melden, aber Warten ist mindestens genauso gut.</translation>
    </message>
    <message>
        <source>There was no time to think, so this is just a rule of thumb.</source>
        <translation>Zum Überlegen war keine Zeit, das ist also nur eine Faustregel.</translation>
    </message>
    <message numerus="yes">
        <source>The computer played all {number} possible deals to the end.</source>
        <comment>Only one deal is still possible, and the computer played it to the end.</comment>
        <translation>
            <numerusform>Nur noch eine Kartenverteilung ist möglich, und der Computer hat sie zu Ende gespielt.</numerusform>
            <numerusform>Der Computer hat alle {number} noch möglichen Kartenverteilungen zu Ende gespielt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The computer tried {number} deals that are still possible.</source>
        <comment>The computer tried the only deal that’s still possible.</comment>
        <translation>
            <numerusform>Der Computer hat die eine Kartenverteilung ausprobiert, die noch möglich ist.</numerusform>
            <numerusform>Der Computer hat {number} noch mögliche Kartenverteilungen ausprobiert.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You should take about {number} points.</source>
        <comment>You should take about 1 point.</comment>
        <translation>
            <numerusform>Du machst wohl etwa 1 Punkt.</numerusform>
            <numerusform>Du machst wohl etwa {number} Punkte.</numerusform>
        </translation>
    </message>
    <message>
        <source>As declarer, you take at least {points} points {share}.</source>
        <translation>Wenn du das Spiel bekommst, machst du {share} mindestens {points} Punkte.</translation>
    </message>
    <message>
        <source>You make {points} in {share} of deals, but {more} in only {more_share}.</source>
        <translation>{points} schaffst du in {share} der Fälle, {more} nur in {more_share}.</translation>
    </message>
    <message>
        <source>Rami or nolo, it hardly matters.</source>
        <translation>Rami oder Nolo, das macht kaum einen Unterschied.</translation>
    </message>
    <message>
        <source>Rami wins the match {share} of the time.</source>
        <translation>Mit Rami gewinnst du die Partie in {share} der Fälle.</translation>
    </message>
    <message>
        <source>Nolo wins the match {share} of the time.</source>
        <translation>Mit Nolo gewinnst du die Partie in {share} der Fälle.</translation>
    </message>
    <message>
        <source>If you play sooli, you’ll probably take about {tricks} tricks.</source>
        <translation>Wenn du Sooli spielst, bekommst du wohl etwa {tricks} Stiche.</translation>
    </message>
    <message>
        <source>Your sets are complete.</source>
        <translation>Deine Kombinationen sind vollständig.</translation>
    </message>
    <message numerus="yes">
        <source>You’re {number} cards short of your sets.</source>
        <comment>You’re one card short of your sets.</comment>
        <translation>
            <numerusform>Dir fehlt eine Karte zu deinen Kombinationen.</numerusform>
            <numerusform>Dir fehlen {number} Karten zu deinen Kombinationen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You’re {number} cards short of your sets, and {count} of the cards still out would help.</source>
        <comment>You’re one card short of your sets, and {count} of the cards still out would help.</comment>
        <translation>
            <numerusform>Dir fehlt eine Karte zu deinen Kombinationen, und {count} ungesehene Karten würden helfen.</numerusform>
            <numerusform>Dir fehlen {number} Karten zu deinen Kombinationen, und {count} ungesehene Karten würden helfen.</numerusform>
        </translation>
    </message>
    <message>
        <source>No single card still out would help you right away.</source>
        <translation>Keine einzelne Karte, die noch draußen ist, würde dir sofort helfen.</translation>
    </message>
    <message>
        <source>others</source>
        <translation>andere</translation>
    </message>
    <message numerus="yes">
        <source>There are {number} cards still out that would help: {cards}.</source>
        <comment>One card still out would help: {cards}.</comment>
        <translation>
            <numerusform>Eine Karte, die noch draußen ist, würde helfen: {cards}.</numerusform>
            <numerusform>{number} Karten, die noch draußen sind, würden helfen: {cards}.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Afterwards</name>
    <message>
        <source>Reviewing how you played…</source>
        <translation>Dein Spiel wird ausgewertet…</translation>
    </message>
    <message>
        <source>You had nothing to decide in this hand.</source>
        <translation>Du hattest in diesem Spiel nichts zu entscheiden.</translation>
    </message>
    <message>
        <source>Expert: {expert} with your cards. You: {own}.</source>
        <translation>Mit deinen Karten holt der Experte {expert}. Du hast {own} geholt.</translation>
    </message>
    <message>
        <source>This compares your score for the hand with your best opponent’s. The expert’s figure is your score plus what your mistakes cost on average.</source>
        <translation>Verglichen werden deine Punkte in diesem Spiel mit denen des besten Gegners. Der Wert des Experten ist dein Ergebnis plus das, was dich deine Fehler im Schnitt gekostet haben.</translation>
    </message>
    <message numerus="yes">
        <source>Your {number} mistakes cost you {cost}.</source>
        <comment>One mistake cost you {cost}.</comment>
        <translation>
            <numerusform>Ein Fehler hat dich {cost} gekostet.</numerusform>
            <numerusform>Deine {number} Fehler haben dich {cost} gekostet.</numerusform>
        </translation>
    </message>
    <message>
        <source>Two mistakes cost you {cost}.</source>
        <translation>Zwei Fehler haben dich {cost} gekostet.</translation>
    </message>
    <message>
        <source>Well played! {choice}</source>
        <translation>Gut gespielt! {choice}</translation>
    </message>
    <message numerus="yes">
        <source>{number} points</source>
        <comment>{number} point</comment>
        <translation>
            <numerusform>{number} Punkt</numerusform>
            <numerusform>{number} Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>less than one match in a hundred</source>
        <translation>weniger als eine von hundert Partien</translation>
    </message>
    <message>
        <source>{share} in winning chances</source>
        <translation>{share} Siegchance</translation>
    </message>
    <message numerus="yes">
        <source>Show the {number} mistakes</source>
        <comment>Show the mistake</comment>
        <translation>
            <numerusform>Fehler zeigen</numerusform>
            <numerusform>Die {number} Fehler zeigen</numerusform>
        </translation>
    </message>
    <message>
        <source>Show both mistakes</source>
        <translation>Beide Fehler zeigen</translation>
    </message>
</context>
<context>
    <name>Agreement</name>
    <message>
        <source>A first bid that jumps above {low} promises your partner an ace. A jump to {high} or more promises nothing. Your partner keeps to this, and so do opponents from Strong up. It’s an agreement and no rule, so nobody checks it. You can switch it off in Preferences.</source>
        <translation>Ein erstes Gebot, das über {low} springt, verspricht deinem Partner ein Ass. Ein Sprung auf {high} oder mehr verspricht nichts. Dein Partner hält sich daran, und Gegner ab der Stufe Stark auch. Das ist eine Abmachung und keine Regel, also prüft es niemand. In den Einstellungen kannst du sie abschalten.</translation>
    </message>
    <message>
        <source>With a first bid that jumps to more than {low} and less than {high}, {name} promises an ace.</source>
        <translation>Springt {name} mit dem ersten Gebot auf mehr als {low} und weniger als {high}, verspricht das ein Ass.</translation>
    </message>
    <message>
        <source>With the jump to {amount}, {name} promised an ace.</source>
        <translation>Mit dem Sprung auf {amount} hat {name} ein Ass versprochen.</translation>
    </message>
    <message>
        <source>A bid of {amount} would promise your partner an ace.</source>
        <translation>Ein Gebot von {amount} würde deinem Partner ein Ass versprechen.</translation>
    </message>
</context>
<context>
    <name>Buttons</name>
    <message>
        <source>Deal</source>
        <translation>Geben</translation>
    </message>
    <message>
        <source>{words} (+{points})</source>
        <translation>{words} (+{points})</translation>
    </message>
    <message>
        <source>Ask for a whole</source>
        <translation>Nach einem Paar fragen</translation>
    </message>
    <message>
        <source>Declare {suit}</source>
        <translation>{suit} melden</translation>
    </message>
    <message>
        <source>Ask for a half in {suit}</source>
        <translation>Nach einer Hälfte in {suit} fragen</translation>
    </message>
    <message>
        <source>Answer {suit}</source>
        <translation>Mit {suit} antworten</translation>
    </message>
    <message>
        <source>Bid {amount}</source>
        <translation>{amount} reizen</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passen</translation>
    </message>
    <message>
        <source>Ask for a new deal</source>
        <translation>Neu geben lassen</translation>
    </message>
    <message>
        <source>Raise to {amount}</source>
        <translation>Auf {amount} erhöhen</translation>
    </message>
    <message>
        <source>Stay at {amount}</source>
        <translation>Bei {amount} bleiben</translation>
    </message>
    <message>
        <source>Say rami</source>
        <translation>Rami sagen</translation>
    </message>
    <message>
        <source>Say nolo</source>
        <translation>Nolo sagen</translation>
    </message>
    <message>
        <source>Play sooli</source>
        <translation>Sooli spielen</translation>
    </message>
    <message>
        <source>Take the {card}</source>
        <translation>{card} nehmen</translation>
    </message>
    <message>
        <source>Take the offered card</source>
        <translation>Angebotene Karte nehmen</translation>
    </message>
    <message>
        <source>Draw from the stock</source>
        <translation>Vom Stapel ziehen</translation>
    </message>
    <message>
        <source>Give</source>
        <translation>Schieben</translation>
    </message>
    <message>
        <source>Give {cards}</source>
        <translation>{cards} schieben</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Drücken</translation>
    </message>
    <message>
        <source>Discard the {card}</source>
        <translation>{card} abwerfen</translation>
    </message>
    <message>
        <source>Discard {cards}</source>
        <translation>{cards} drücken</translation>
    </message>
    <message>
        <source>Show sets</source>
        <translation>Auslegen</translation>
    </message>
    <message numerus="yes">
        <source>Show {number} sets</source>
        <comment>Show 1 set</comment>
        <translation>
            <numerusform>1 Kombination auslegen</numerusform>
            <numerusform>{number} Kombinationen auslegen</numerusform>
        </translation>
    </message>
    <message>
        <source>Finish</source>
        <translation>Ausmachen</translation>
    </message>
    <message>
        <source>Finish and discard {card}</source>
        <translation>Ausmachen, {card} abwerfen</translation>
    </message>
    <message numerus="yes">
        <source>Show {number} tunnelas</source>
        <comment>Show 1 tunnela</comment>
        <translation>
            <numerusform>1 Tunnela zeigen</numerusform>
            <numerusform>{number} Tunnelas zeigen</numerusform>
        </translation>
    </message>
    <message>
        <source>Show tunnelas</source>
        <translation>Tunnelas zeigen</translation>
    </message>
</context>
<context>
    <name>Cards</name>
    <message>
        <source>{rank} of {suit}</source>
        <translation>{suit}-{rank}</translation>
    </message>
    <message>
        <source>Joker</source>
        <translation>Joker</translation>
    </message>
    <message>
        <source>{names} and {last}</source>
        <translation>{names} und {last}</translation>
    </message>
    <message>
        <source>{names} or {last}</source>
        <translation>{names} oder {last}</translation>
    </message>
    <message>
        <source>the {card}</source>
        <translation>{card}</translation>
    </message>
    <message>
        <source>face-down card</source>
        <comment>nominative</comment>
        <translation>verdeckte Karte</translation>
    </message>
    <message>
        <source>face-down card</source>
        <comment>genitive</comment>
        <translation>verdeckte Karte</translation>
    </message>
    <message>
        <source>face-down card</source>
        <comment>partitive</comment>
        <translation>verdeckte Karte</translation>
    </message>
    <message>
        <source>face-down card</source>
        <comment>adessive</comment>
        <translation>verdeckte Karte</translation>
    </message>
    <message>
        <source>printed joker</source>
        <comment>nominative</comment>
        <translation>gedruckter Joker</translation>
    </message>
    <message>
        <source>printed joker</source>
        <comment>genitive</comment>
        <translation>gedruckter Joker</translation>
    </message>
    <message>
        <source>printed joker</source>
        <comment>partitive</comment>
        <translation>gedruckter Joker</translation>
    </message>
    <message>
        <source>printed joker</source>
        <comment>adessive</comment>
        <translation>gedruckter Joker</translation>
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
        <translation>mit {card}</translation>
    </message>
    <message>
        <source>in every deal</source>
        <translation>in allen Fällen</translation>
    </message>
    <message>
        <source>in nearly every deal</source>
        <translation>in fast allen Fällen</translation>
    </message>
    <message>
        <source>in {number} out of 10 deals</source>
        <translation>in {number} von 10 Fällen</translation>
    </message>
    <message numerus="yes">
        <source>{doing} you take at least {number} points {share}.</source>
        <comment>{doing} you take at least one point {share}.</comment>
        <translation>
            <numerusform>{doing} holst du {share} mindestens einen Punkt.</numerusform>
            <numerusform>{doing} holst du {share} mindestens {number} Punkte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{doing} you score at least {number} points {share}.</source>
        <comment>{doing} you score at least one point {share}.</comment>
        <translation>
            <numerusform>{doing} gewinnst du {share} mindestens einen Punkt.</numerusform>
            <numerusform>{doing} gewinnst du {share} mindestens {number} Punkte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{doing} you lose at least {number} points {share}.</source>
        <comment>{doing} you lose at least one point {share}.</comment>
        <translation>
            <numerusform>{doing} verlierst du {share} mindestens einen Punkt.</numerusform>
            <numerusform>{doing} verlierst du {share} mindestens {number} Punkte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{doing} you win at least {number} tricks {share}.</source>
        <comment>{doing} you win at least one trick {share}.</comment>
        <translation>
            <numerusform>{doing} bekommst du {share} mindestens einen Stich.</numerusform>
            <numerusform>{doing} bekommst du {share} mindestens {number} Stiche.</numerusform>
        </translation>
    </message>
    <message>
        <source>{doing} you end up without a trick {share}.</source>
        <translation>{doing} bleibst du {share} ohne Stich.</translation>
    </message>
    <message numerus="yes">
        <source>{doing} you win at most {number} tricks {share}.</source>
        <comment>{doing} you win at most one trick {share}.</comment>
        <translation>
            <numerusform>{doing} hast du am Ende {share} höchstens einen Stich.</numerusform>
            <numerusform>{doing} hast du am Ende {share} höchstens {number} Stiche.</numerusform>
        </translation>
    </message>
    <message>
        <source>Be sure to give {cards}. The rest hardly matters.</source>
        <translation>Schiebe auf jeden Fall {cards}. Der Rest ist fast egal.</translation>
    </message>
    <message>
        <source>Be sure to discard {cards}. The rest hardly matters.</source>
        <translation>Drücke auf jeden Fall {cards}. Der Rest ist fast egal.</translation>
    </message>
    <message>
        <source>Either is fine.</source>
        <translation>Beides ist gut.</translation>
    </message>
    <message>
        <source>You have {number} equally good choices.</source>
        <translation>Du hast {number} gleich gute Möglichkeiten.</translation>
    </message>
    <message>
        <source>If you play the {card} now, it ends up in one of your tricks {share}.</source>
        <translation>Wenn du {card} jetzt spielst, landet die Karte {share} in deinen Stichen.</translation>
    </message>
    <message>
        <source>If you play the {card} now, it wins a trick {share}.</source>
        <translation>Wenn du {card} jetzt spielst, macht die Karte {share} einen Stich.</translation>
    </message>
    <message>
        <source>If you keep the {card}, it ends up in one of your tricks {share}.</source>
        <translation>Wenn du {card} behältst, landet die Karte {share} in deinen Stichen.</translation>
    </message>
    <message>
        <source>If you keep the {card}, it wins a trick {share}.</source>
        <translation>Wenn du {card} behältst, macht die Karte {share} einen Stich.</translation>
    </message>
    <message>
        <source>{doing} you make the contract {share}.</source>
        <translation>{doing} erfüllst du das Gebot {share}.</translation>
    </message>
    <message>
        <source>{doing} you defeat the contract {share}.</source>
        <translation>{doing} bringst du das Gebot {share} zu Fall.</translation>
    </message>
    <message>
        <source>{doing} your side’s contract fails {share}.</source>
        <translation>{doing} scheitert euer Gebot {share}.</translation>
    </message>
    <message>
        <source>{doing} your contract fails {share}.</source>
        <translation>{doing} scheitert dein Gebot {share}.</translation>
    </message>
    <message>
        <source>{doing} you win the match {share}.</source>
        <translation>{doing} gewinnst du die Partie {share}.</translation>
    </message>
    <message>
        <source>{doing} you lose the match {share}.</source>
        <translation>{doing} verlierst du die Partie {share}.</translation>
    </message>
    <message>
        <source>{doing} you do better {share} where it matters.</source>
        <translation>{doing} bist du {share}, in denen es darauf ankommt, besser dran.</translation>
    </message>
    <message>
        <source>{doing} your side declares a marriage {share}.</source>
        <translation>{doing} meldet deine Partei {share} ein Paar.</translation>
    </message>
    <message>
        <source>{doing} your side declares two or more marriages {share}.</source>
        <translation>{doing} meldet deine Partei {share} zwei Paare oder mehr.</translation>
    </message>
    <message>
        <source>{doing} your side declares trumps {share}.</source>
        <translation>{doing} macht deine Partei {share} Trumpf.</translation>
    </message>
    <message>
        <source>{doing} your partner says yes {share}.</source>
        <translation>{doing} sagt dein Partner {share} Ja.</translation>
    </message>
    <message>
        <source>{doing} your partner wins the trick {share}.</source>
        <translation>{doing} bekommt dein Partner den Stich {share}.</translation>
    </message>
    <message>
        <source>{doing} you lead the next trick {share}.</source>
        <translation>{doing} spielst du {share} zum nächsten Stich aus.</translation>
    </message>
    <message>
        <source>{doing} your side wins the last trick {share}.</source>
        <translation>{doing} bekommt deine Partei {share} den letzten Stich.</translation>
    </message>
    <message>
        <source>{doing} you lose an ace or a ten {share}.</source>
        <translation>{doing} verlierst du {share} ein Ass oder eine Zehn.</translation>
    </message>
    <message>
        <source>{doing} you take the most card points {share}.</source>
        <translation>{doing} bekommst du {share} die meisten Augen.</translation>
    </message>
    <message>
        <source>{doing} you have the lead when the stock runs out {share}.</source>
        <translation>{doing} spielst du {share} aus, wenn der Stapel leer ist.</translation>
    </message>
    <message>
        <source>{doing} you win the hand {share}.</source>
        <translation>{doing} gewinnst du das Spiel {share}.</translation>
    </message>
    <message>
        <source>{doing} you take no trick at all {share}.</source>
        <translation>{doing} bleibst du {share} schwarz.</translation>
    </message>
    <message>
        <source>{doing} you’re sent to Porvoo {share}.</source>
        <translation>{doing} musst du {share} nach Porvoo.</translation>
    </message>
    <message>
        <source>{doing} you overshoot the target {share}.</source>
        <translation>{doing} schießt du {share} über das Ziel hinaus.</translation>
    </message>
    <message>
        <source>{doing} the sooli succeeds {share}.</source>
        <translation>{doing} gelingt das Sooli {share}.</translation>
    </message>
    <message>
        <source>{doing},</source>
        <comment>a card</comment>
        <translation>{doing}</translation>
    </message>
    <message>
        <source>If you keep it,</source>
        <translation>Wenn du sie behältst,</translation>
    </message>
    <message>
        <source>If you play it now,</source>
        <translation>Wenn du sie jetzt spielst,</translation>
    </message>
    <message>
        <source>{doing} that never happens.</source>
        <translation>{doing} passiert das nie.</translation>
    </message>
    <message>
        <source>{doing} that hardly ever happens.</source>
        <translation>{doing} passiert das fast nie.</translation>
    </message>
    <message>
        <source>{doing} that’s not even half as likely.</source>
        <translation>{doing} ist das nicht einmal halb so wahrscheinlich.</translation>
    </message>
    <message>
        <source>{doing} that’s less likely.</source>
        <translation>{doing} ist das weniger wahrscheinlich.</translation>
    </message>
    <message>
        <source>That way</source>
        <translation>So</translation>
    </message>
    <message>
        <source>if you play the {card}</source>
        <translation>wenn du {card} spielst</translation>
    </message>
    <message>
        <source>than {other}</source>
        <comment>a clause</comment>
        <translation>, als {other}</translation>
    </message>
    <message>
        <source>than {other}</source>
        <comment>a card</comment>
        <translation>als {other}</translation>
    </message>
    <message>
        <source>in hardly any deal</source>
        <translation>in kaum einem Fall</translation>
    </message>
    <message>
        <source>It’s equally good {clauses}.</source>
        <translation>Es ist gleich gut, {clauses}.</translation>
    </message>
    <message>
        <source>if you play {cards}</source>
        <translation>wenn du {cards} spielst</translation>
    </message>
    <message>
        <source>The {names} of {suit} are equally good.</source>
        <translation>In {suit} sind {names} gleich gut.</translation>
    </message>
    <message>
        <source>{names} are equally good.</source>
        <translation>{names} sind gleich gut.</translation>
    </message>
    <message>
        <source>Any card will do.</source>
        <translation>Jede Karte ist recht.</translation>
    </message>
    <message>
        <source>Any of your low {suit} will do.</source>
        <translation>Jedes niedrige {suit} ist recht.</translation>
    </message>
    <message>
        <source>Any of your low cards will do.</source>
        <translation>Jede niedrige Karte ist recht.</translation>
    </message>
    <message>
        <source>Any card will do, except {names}.</source>
        <translation>Jede Karte ist recht, nur nicht {names}.</translation>
    </message>
    <message>
        <source>Either {rank} will do.</source>
        <translation>{rank}: Beide sind gleich gut.</translation>
    </message>
    <message>
        <source>Any {rank} will do.</source>
        <translation>{rank}: Alle sind gleich gut.</translation>
    </message>
    <message>
        <source>Either of your {suit} will do.</source>
        <translation>{suit}: Beide sind gleich gut.</translation>
    </message>
    <message>
        <source>Any of your {suit} will do.</source>
        <translation>Jedes {suit} ist recht.</translation>
    </message>
    <message>
        <source>Any of your {suit} or {other} will do.</source>
        <translation>Jedes {suit} oder {other} ist recht.</translation>
    </message>
    <message>
        <source>If you play the {card} now, it ends up with your side {share}.</source>
        <translation>Wenn du {card} jetzt spielst, landet die Karte {share} in euren Stichen.</translation>
    </message>
    <message>
        <source>The {card} would cost you less than a point.</source>
        <translation>{card} würde dich weniger als einen Punkt kosten.</translation>
    </message>
    <message numerus="yes">
        <source>The {card} would cost you about {number} points.</source>
        <comment>The {card} would cost you about one point.</comment>
        <translation>
            <numerusform>{card} würde dich etwa einen Punkt kosten.</numerusform>
            <numerusform>{card} würde dich etwa {number} Punkte kosten.</numerusform>
        </translation>
    </message>
    <message>
        <source>{doing} it costs you less than a point.</source>
        <translation>{doing} kostet dich das weniger als einen Punkt.</translation>
    </message>
    <message numerus="yes">
        <source>{doing} it costs you about {number} points.</source>
        <comment>{doing} it costs you about one point.</comment>
        <translation>
            <numerusform>{doing} kostet dich das etwa einen Punkt.</numerusform>
            <numerusform>{doing} kostet dich das etwa {number} Punkte.</numerusform>
        </translation>
    </message>
    <message>
        <source>If you keep the {card}, it ends up with your side {share}.</source>
        <translation>Wenn du {card} behältst, landet die Karte {share} in euren Stichen.</translation>
    </message>
    <message>
        <source>{doing} an opponent makes the contract {share}.</source>
        <translation>{doing} erfüllt ein Gegner sein Gebot {share}.</translation>
    </message>
    <message>
        <source>{doing} the sooli fails {share}.</source>
        <translation>{doing} scheitert das Sooli {share}.</translation>
    </message>
    <message>
        <source>{doing} you do better {share} {than}.</source>
        <translation>{doing} bist du {share} besser dran {than}.</translation>
    </message>
    <message>
        <source>{doing} you do better {share}.</source>
        <translation>{doing} bist du {share} besser dran.</translation>
    </message>
    <message>
        <source>{doing} an opponent declares a marriage {share}.</source>
        <translation>{doing} meldet {share} ein Gegner ein Paar.</translation>
    </message>
    <message>
        <source>{doing} you declare a marriage {share}.</source>
        <translation>{doing} meldest du {share} ein Paar.</translation>
    </message>
    <message>
        <source>{doing} you declare two or more marriages {share}.</source>
        <translation>{doing} meldest du {share} zwei Paare oder mehr.</translation>
    </message>
    <message>
        <source>{doing} you declare trumps {share}.</source>
        <translation>{doing} machst du {share} Trumpf.</translation>
    </message>
    <message>
        <source>{doing} you win the trick {share}.</source>
        <translation>{doing} bekommst du den Stich {share}.</translation>
    </message>
    <message>
        <source>{doing} you win this trick and the next one {share}.</source>
        <translation>{doing} bekommst du {share} diesen Stich und den nächsten.</translation>
    </message>
    <message>
        <source>{doing} you win the last trick {share}.</source>
        <translation>{doing} bekommst du den letzten Stich {share}.</translation>
    </message>
    <message>
        <source>{doing} your side wins the trick {share}.</source>
        <translation>{doing} bekommt deine Partei den Stich {share}.</translation>
    </message>
    <message>
        <source>If you play the {card}, an opponent trumps it {share}.</source>
        <translation>Wenn du {card} spielst, sticht ein Gegner die Karte {share} mit Trumpf.</translation>
    </message>
    <message>
        <source>{doing} your side wins this trick and the next one {share}.</source>
        <translation>{doing} bekommt deine Partei {share} diesen Stich und den nächsten.</translation>
    </message>
    <message>
        <source>If you play the {card}, you lose it {share}.</source>
        <translation>Wenn du {card} spielst, verlierst du die Karte {share}.</translation>
    </message>
    <message>
        <source>{doing} you capture an opponent’s ace or ten {share}.</source>
        <translation>{doing} fängst du {share} ein Ass oder eine Zehn eines Gegners.</translation>
    </message>
    <message>
        <source>{doing} you lose the trick to a trump {share}.</source>
        <translation>{doing} sticht ein Gegner {share} mit Trumpf.</translation>
    </message>
    <message>
        <source>{doing} you draw a trump from an opponent {share}.</source>
        <translation>{doing} ziehst du einem Gegner {share} einen Trumpf.</translation>
    </message>
</context>
<context>
    <name>Counsel</name>
    <message>
        <source>Watch what the next player takes, and don’t discard anything that goes with it.</source>
        <translation>Achte darauf, was der nächste Spieler nimmt, und wirf nichts ab, was dazu passt.</translation>
    </message>
    <message>
        <source>With five pairs of identical cards, you can try for seven dublees instead of sets.</source>
        <translation>Mit fünf Paaren gleicher Karten kannst du es statt mit Kombinationen mit sieben Dublees versuchen.</translation>
    </message>
    <message>
        <source>Keep two identical cards for a while, because a third one makes a tunnela.</source>
        <translation>Behalte zwei gleiche Karten eine Weile, denn mit einer dritten wird daraus eine Tunnela.</translation>
    </message>
    <message>
        <source>Use wild cards in the set that’s hardest to complete, and never discard one.</source>
        <translation>Setze wilde Karten in der Kombination ein, die am schwersten fertig wird, und wirf nie eine ab.</translation>
    </message>
    <message>
        <source>Keep the tiplu and its neighbours until the end, because everyone else has to pay you for them.</source>
        <translation>Behalte den Tiplu und seine Nachbarn bis zum Schluss, denn alle anderen müssen dir etwas dafür zahlen.</translation>
    </message>
    <message>
        <source>Bid rami with many aces and kings, and nolo with many low cards.</source>
        <translation>Biete mit vielen Assen und Königen Rami, mit vielen kleinen Karten Nolo.</translation>
    </message>
    <message>
        <source>A long suit with high cards is good in rami, because its low cards win tricks too.</source>
        <translation>Eine lange Farbe mit hohen Karten ist gut bei Rami, weil auch ihre kleinen Karten Stiche machen.</translation>
    </message>
    <message>
        <source>In rami, lead from your longest suit, because in the end nobody else can follow suit.</source>
        <translation>Spiele bei Rami deine längste Farbe aus, denn am Ende kann sie sonst niemand mehr bedienen.</translation>
    </message>
    <message>
        <source>In rami, return the suit that your partner led.</source>
        <translation>Spiele bei Rami die Farbe zurück, die dein Partner ausgespielt hat.</translation>
    </message>
    <message>
        <source>In rami, play low if you’re second to play, because your partner plays after you. Play high if you’re third.</source>
        <translation>Spiele bei Rami als Zweiter niedrig, denn dein Partner kommt noch. Spiele als Dritter hoch.</translation>
    </message>
    <message>
        <source>In nolo, play high cards under even higher ones, so that they don’t win a trick.</source>
        <translation>Lege bei Nolo hohe Karten unter noch höhere, damit sie keinen Stich machen.</translation>
    </message>
    <message>
        <source>In nolo, keep your lowest cards, because they let you duck tricks near the end.</source>
        <translation>Behalte bei Nolo deine niedrigsten Karten, denn mit ihnen gehst du am Ende den Stichen aus dem Weg.</translation>
    </message>
    <message>
        <source>In nolo, if you have to take a trick anyway, take it with your highest card.</source>
        <translation>Musst du bei Nolo ohnehin einen Stich nehmen, dann mit deiner höchsten Karte.</translation>
    </message>
    <message>
        <source>While your side is rising, play safe, because one lost hand takes all your points away.</source>
        <translation>Spiele sicher, solange deine Partei aufsteigt, denn ein verlorenes Spiel nimmt euch alle Punkte.</translation>
    </message>
    <message>
        <source>While your opponents are rising, winning the hand by a single trick is enough to wipe out their points.</source>
        <translation>Solange die Gegner aufsteigen, genügt dir im Spiel ein Stich Vorsprung. Dann sind alle ihre Punkte weg.</translation>
    </message>
    <message>
        <source>Say sooli only with low cards in every suit. In sooli, aces are low.</source>
        <translation>Sage Sooli nur mit kleinen Karten in jeder Farbe. Asse sind dann niedrig.</translation>
    </message>
    <message>
        <source>Aces and tens decide the card points, so try to win the tricks that contain them.</source>
        <translation>Asse und Zehnen entscheiden über die Augen, also versuche, die Stiche zu gewinnen, in denen sie liegen.</translation>
    </message>
    <message>
        <source>The first marriage scores {first} points, so win a trick early and be the one to declare it.</source>
        <translation>Das erste Paar zählt {first} Punkte, also gewinne früh einen Stich und melde es selbst.</translation>
    </message>
    <message>
        <source>If you lead without a marriage of your own, ask for a whole. A “no” costs nothing, because you lead anyway.</source>
        <translation>Spielst du ohne eigenes Paar aus, frage nach einem. Ein „Nein“ kostet nichts, denn du spielst danach trotzdem aus.</translation>
    </message>
    <message>
        <source>Take at least one trick, or you’ll be in the bag for the next hand.</source>
        <translation>Mache mindestens einen Stich, sonst sitzt du im nächsten Spiel im Beutel.</translation>
    </message>
    <message>
        <source>If you’re far behind, collect at least {points} points. Then the winners score only 1 game point instead of 2.</source>
        <translation>Liegst du weit zurück, hole mindestens {points} Punkte. Dann bekommen die Gewinner nur 1 Spielpunkt statt 2.</translation>
    </message>
    <message>
        <source>Look at your opponent’s open cards before you lead, because you can see many that could beat yours.</source>
        <translation>Sieh dir vor dem Ausspielen die offenen Karten des Gegners an, denn viele davon könnten deine schlagen.</translation>
    </message>
    <message>
        <source>When you play an open card, you turn up the one under it. Play from your row when you need new cards.</source>
        <translation>Spielst du eine offene Karte, deckst du die darunter auf. Spiele aus deiner Reihe, wenn du neue Karten brauchst.</translation>
    </message>
    <message>
        <source>A king in your row and the matching queen in your hand also make a marriage.</source>
        <translation>Ein König in deiner Reihe und die passende Dame auf der Hand sind auch ein Paar.</translation>
    </message>
    <message>
        <source>Does your opponent’s row show the king and queen of a suit? Lead that suit, and your opponent may have to play one of the two.</source>
        <translation>Liegen in der Reihe des Gegners König und Dame einer Farbe? Spiele die Farbe aus, dann muss vielleicht eine der beiden fallen.</translation>
    </message>
    <message>
        <source>While the stock lasts, keep your kings and queens, because you may still draw the other half.</source>
        <translation>Behalte Könige und Damen, solange der Stapel reicht, denn die andere Hälfte kannst du noch ziehen.</translation>
    </message>
    <message>
        <source>Declare your marriages before the stock runs out. After that, they’re worth nothing.</source>
        <translation>Melde deine Paare, bevor der Stapel leer ist. Danach sind sie nichts mehr wert.</translation>
    </message>
    <message>
        <source>Save trumps and aces for the end, because play gets strict when the stock is gone.</source>
        <translation>Hebe Trümpfe und Asse für den Schluss auf, denn sobald der Stapel leer ist, wird streng gespielt.</translation>
    </message>
    <message>
        <source>Discard low cards early, because nobody has to follow suit while the stock lasts.</source>
        <translation>Wirf kleine Karten früh ab, denn solange der Stapel reicht, muss niemand bedienen.</translation>
    </message>
    <message>
        <source>Count the cards. Once the stock is gone, you can work out your opponent’s whole hand.</source>
        <translation>Zähle die Karten. Ist der Stapel leer, kannst du dir die ganze Hand des Gegners ausrechnen.</translation>
    </message>
    <message>
        <source>Does your partner have the ace? Lead the king, because an opponent with the ten may have to play it.</source>
        <translation>Hat dein Partner das Ass? Spiele den König aus, denn ein Gegner mit der Zehn muss sie vielleicht hergeben.</translation>
    </message>
    <message>
        <source>Against the declarer, help the other defender. Every point that the two of you take is one less for the declarer.</source>
        <translation>Haltet gegen den Alleinspieler zusammen, denn jeder Punkt, den ihr zwei holt, fehlt ihm.</translation>
    </message>
    <message>
        <source>A missing card may be in the dead hand, so your ten may have no ace to fear.</source>
        <translation>Eine fehlende Karte kann in der toten Hand liegen, also muss deine Zehn vielleicht kein Ass fürchten.</translation>
    </message>
    <message>
        <source>Contracts rarely succeed without an ace, because you need a sure trick before you can declare a marriage.</source>
        <translation>Ohne Ass gelingt ein Gebot selten, weil du einen sicheren Stich brauchst, bevor du ein Paar melden kannst.</translation>
    </message>
    <message>
        <source>Aces are the best cards to hold, then kings and queens, then tens. A king and queen help most when they’re of the same suit.</source>
        <translation>Am besten sind Asse, dann Könige und Damen, dann Zehnen. König und Dame helfen am meisten in derselben Farbe.</translation>
    </message>
    <message>
        <source>Bid boldly. You can afford to fail one contract in three or four, and the exchange improves your hand.</source>
        <translation>Reize mutig. Eines von drei oder vier Spielen darf scheitern, und das Schieben macht deine Hand besser.</translation>
    </message>
    <message>
        <source>All the cards and the last trick come to {total} points. If you bid more, you need a marriage too.</source>
        <translation>Alle Karten und der letzte Stich ergeben {total} Punkte. Reizt du höher, brauchst du auch ein Paar.</translation>
    </message>
    <message>
        <source>Count the tricks you’re bound to lose, and bid about 25 points less for each.</source>
        <translation>Zähle die Stiche, die du sicher verlierst, und reize für jeden etwa 25 Punkte weniger.</translation>
    </message>
    <message>
        <source>As the declarer’s partner, give aces, an ace with its ten, or a whole marriage. Never split a marriage.</source>
        <translation>Schiebe als Partner des Spielers Asse, ein Ass mit seiner Zehn oder ein ganzes Paar hinüber. Trenne nie ein Paar.</translation>
    </message>
    <message>
        <source>As declarer, keep one strong suit and your aces. Give away the suits that you’ll be able to trump.</source>
        <translation>Behalte als Spieler eine starke Farbe und deine Asse. Schiebe die Farben zurück, die du mit Trumpf stechen kannst.</translation>
    </message>
    <message>
        <source>When you defend, win a trick with a sure card. Then declare a marriage and change trumps.</source>
        <translation>Hole gegen die spielende Partei einen Stich mit einer sicheren Karte. Dann melde ein Paar und wechsle den Trumpf.</translation>
    </message>
    <message>
        <source>Don’t let an opponent win a trick that they led, because then they can declare new trumps.</source>
        <translation>Lass die Gegner keinen Stich gewinnen, zu dem sie selbst ausgespielt haben, sonst können sie neu Trumpf machen.</translation>
    </message>
    <message>
        <source>Don’t give away easy tricks, because the winner can declare new trumps.</source>
        <translation>Verschenke keine leichten Stiche, denn wer einen gewinnt, kann neu Trumpf machen.</translation>
    </message>
    <message>
        <source>The first trick brings out an ace. Note who plays it, and which aces are still out.</source>
        <translation>Im ersten Stich kommt ein Ass heraus. Merke dir, wer es spielt und welche Asse noch draußen sind.</translation>
    </message>
    <message>
        <source>Bid what your own hand can make. The kitty helps, but nobody knows what’s in it.</source>
        <translation>Reize, was deine eigene Hand hergibt. Der Talon hilft, aber niemand weiß, was darin liegt.</translation>
    </message>
    <message>
        <source>You can’t discard an ace or a ten. A king or queen that you discard still counts for you.</source>
        <translation>Ein Ass oder eine Zehn darfst du nicht drücken. Gedrückte Könige und Damen zählen trotzdem für dich.</translation>
    </message>
    <message>
        <source>Your discards count for you only if you win a trick, so make sure of one.</source>
        <translation>Was du drückst, zählt nur für dich, wenn du einen Stich machst. Sorge also für einen sicheren.</translation>
    </message>
    <message>
        <source>Take at least one trick in every hand, because ending without one costs a lot.</source>
        <translation>Mache in jedem Spiel mindestens einen Stich, denn ganz ohne Stich wird es teuer.</translation>
    </message>
    <message>
        <source>Lead an ace early, because it wins a trick and then lets you declare a marriage.</source>
        <translation>Spiele früh ein Ass aus, denn es gewinnt einen Stich, und dann darfst du ein Paar melden.</translation>
    </message>
    <message>
        <source>Only the ace beats the ten, so keep a ten until the ace of its suit is gone.</source>
        <translation>Nur das Ass schlägt die Zehn, also behalte eine Zehn, bis das Ass ihrer Farbe weg ist.</translation>
    </message>
    <message>
        <source>Holding a lone king or queen? Ask for the other half. Holding neither? Ask for a whole.</source>
        <translation>Hast du einen König oder eine Dame allein? Frage nach der anderen Hälfte. Hast du keins von beiden? Frage nach einem Paar.</translation>
    </message>
    <message>
        <source>Don’t split a king and queen before you’ve declared them.</source>
        <translation>Trenne König und Dame nicht, bevor du sie gemeldet hast.</translation>
    </message>
    <message>
        <source>Don’t discard a king or queen while your partner may hold the other half.</source>
        <translation>Wirf keinen König und keine Dame ab, solange dein Partner die andere Hälfte haben kann.</translation>
    </message>
    <message>
        <source>Play your tens on tricks that your partner is sure to win.</source>
        <translation>Gib deine Zehnen in Stiche, die dein Partner sicher gewinnt.</translation>
    </message>
    <message>
        <source>If you hold the highest trumps, lead them until the others have none left.</source>
        <translation>Hast du die höchsten Trümpfe, spiele sie aus, bis die anderen keine mehr haben.</translation>
    </message>
    <message>
        <source>Listen to the questions. Even a “no” tells you which cards a player doesn’t hold.</source>
        <translation>Höre bei den Fragen zu. Auch ein „Nein“ verrät, welche Karten ein Spieler nicht hat.</translation>
    </message>
    <message>
        <source>Save a high card for the last trick, because that trick scores extra.</source>
        <translation>Hebe eine hohe Karte für den letzten Stich auf, denn er zählt extra.</translation>
    </message>
    <message>
        <source>Remember which aces and tens are gone, so that you know which cards are highest.</source>
        <translation>Merke dir die gespielten Asse und Zehnen, dann weißt du, welche Karten am höchsten sind.</translation>
    </message>
    <message>
        <source>Take at least one trick in every hand, or you’ll be sent to Porvoo and drop to zero.</source>
        <translation>Mache in jedem Spiel mindestens einen Stich. Ohne Stich fährst du nach Porvoo und fällst auf null.</translation>
    </message>
    <message>
        <source>Win a trick before the others do, because the winner can declare trumps.</source>
        <translation>Hole einen Stich vor den anderen, denn wer einen Stich gewinnt, darf Trumpf machen.</translation>
    </message>
    <message>
        <source>You need exactly {target} points to win. Count the points you still need, and don’t take more.</source>
        <translation>Zum Sieg brauchst du genau {target} Punkte. Rechne aus, wie viele dir noch fehlen, und nimm nicht mehr.</translation>
    </message>
    <message>
        <source>{target} points win the match. Near the end, every single point can decide it.</source>
        <translation>Mit {target} Punkten gewinnst du die Partie. Gegen Ende kann jeder einzelne Punkt entscheiden.</translation>
    </message>
    <message>
        <source>Get rid of your short suits, so that you can trump them.</source>
        <translation>Werde deine kurzen Farben los, damit du sie mit Trumpf stechen kannst.</translation>
    </message>
    <message>
        <source>Win tricks before your opponents have declared trumps. Without a trick, they can’t declare any.</source>
        <translation>Gewinne Stiche, bevor die Gegner Trumpf gemacht haben. Ohne Stich können sie keinen machen.</translation>
    </message>
    <message>
        <source>After declaring a marriage, you must lead its king or queen, so first check whether the ace is gone.</source>
        <translation>Hast du ein Paar gemeldet, musst du dessen König oder Dame ausspielen. Prüfe also zuerst, ob das Ass weg ist.</translation>
    </message>
    <message>
        <source>If another player may finish soon, show your sets at any cost. That saves you {saved} points.</source>
        <translation>Kann bald jemand ausmachen, lege um jeden Preis aus. Dann zahlst du {saved} Punkte weniger.</translation>
    </message>
    <message>
        <source>First of all, collect three sequences or tunnelas without wild cards. Until you have them, the rest is no use.</source>
        <translation>Sammle zuallererst drei Folgen oder Tunnelas ohne wilde Karten. Erst dann nützt der Rest etwas.</translation>
    </message>
    <message>
        <source>Show your sets as soon as you can. Then you see the tiplu, and your maal counts.</source>
        <translation>Lege aus, sobald du kannst. Dann siehst du den Tiplu, und dein Maal zählt.</translation>
    </message>
    <message>
        <source>Show tunnelas before your first draw, because then they count as maal.</source>
        <translation>Zeige Tunnelas, bevor du zum ersten Mal ziehst, denn dann zählen sie als Maal.</translation>
    </message>
    <message>
        <source>Keep neighbours. A seven and an eight can use a six or a nine. A seven and a nine can use only an eight.</source>
        <translation>Behalte Nachbarn. Sieben und Acht warten auf eine Sechs oder Neun, Sieben und Neun nur auf eine Acht.</translation>
    </message>
    <message>
        <source>Cards in the middle of a suit fit more sequences than those at the ends.</source>
        <translation>Karten aus der Mitte einer Farbe passen in mehr Folgen als die am Rand.</translation>
    </message>
</context>
<context>
    <name>Count</name>
    <message>
        <source>Card points</source>
        <translation>Augen</translation>
    </message>
    <message>
        <source>Trumps declared</source>
        <translation>Trumpf gemeldet</translation>
    </message>
    <message>
        <source>A little one</source>
        <translation>Kleines Paar</translation>
    </message>
    <message>
        <source>Last trick</source>
        <translation>Letzter Stich</translation>
    </message>
    <message>
        <source>Carried over from tied hands</source>
        <translation>Übertrag aus Spielen mit Gleichstand</translation>
    </message>
    <message>
        <source>No tricks, so off to Porvoo</source>
        <translation>Kein Stich: ab nach Porvoo</translation>
    </message>
    <message>
        <source>No tricks taken</source>
        <translation>Schwarz, kein einziger Stich</translation>
    </message>
    <message>
        <source>The rise is over</source>
        <translation>Der Aufstieg ist zu Ende</translation>
    </message>
    <message>
        <source>finished</source>
        <translation>hat ausgemacht</translation>
    </message>
    <message>
        <source>maal seen</source>
        <translation>hatte ausgelegt</translation>
    </message>
    <message>
        <source>maal unseen</source>
        <translation>hatte nicht ausgelegt</translation>
    </message>
    <message>
        <source>You finished</source>
        <translation>Du hast ausgemacht</translation>
    </message>
    <message>
        <source>{name} finished</source>
        <translation>{name} hat ausgemacht</translation>
    </message>
    <message>
        <source>Nothing to collect</source>
        <translation>Nichts zu bekommen</translation>
    </message>
    <message>
        <source>Opponent’s maal</source>
        <translation>Maal des Gegners</translation>
    </message>
    <message>
        <source>The others’ maal</source>
        <translation>Maal der anderen</translation>
    </message>
    <message>
        <source>Own maal</source>
        <translation>Eigenes Maal</translation>
    </message>
    <message>
        <source>Others pay {points} each</source>
        <translation>Andere zahlen je {points}</translation>
    </message>
    <message>
        <source>Jhiplu, tiplu and poplu</source>
        <translation>Jhiplu, Tiplu und Poplu</translation>
    </message>
    <message>
        <source>Tiplu</source>
        <translation>Tiplu</translation>
    </message>
    <message>
        <source>Poplu and jhiplu</source>
        <translation>Poplu und Jhiplu</translation>
    </message>
    <message>
        <source>Printed jokers</source>
        <translation>Gedruckte Joker</translation>
    </message>
    <message>
        <source>Alter cards</source>
        <translation>Alter-Karten</translation>
    </message>
    <message>
        <source>Tunnelas shown</source>
        <translation>Gezeigte Tunnelas</translation>
    </message>
    <message>
        <source>Unseen maal, not counted</source>
        <translation>Nicht ausgelegt: zählt nicht</translation>
    </message>
    <message>
        <source>Kidnapped maal</source>
        <translation>Entführtes Maal</translation>
    </message>
    <message>
        <source>Maal</source>
        <translation>Maal</translation>
    </message>
    <message>
        <source>Lost, maal seen</source>
        <translation>Verloren nach dem Auslegen</translation>
    </message>
    <message>
        <source>Lost, maal unseen</source>
        <translation>Verloren ohne Auslegen</translation>
    </message>
    <message>
        <source>Won with dublees</source>
        <translation>Mit Dublees gewonnen</translation>
    </message>
    <message>
        <source>Tie-break</source>
        <translation>Feinwertung</translation>
    </message>
    <message>
        <source>More card points, {own} to {other}</source>
        <translation>Mehr Augen, {own} zu {other}</translation>
    </message>
    <message>
        <source>Much higher total, {own} to {other}</source>
        <translation>Viel höhere Summe, {own} zu {other}</translation>
    </message>
    <message>
        <source>Higher total, {own} to {other}</source>
        <translation>Höhere Summe, {own} zu {other}</translation>
    </message>
    <message>
        <source>Läpiajo: no tricks taken</source>
        <translation>Läpiajo: schwarz gespielt</translation>
    </message>
    <message>
        <source>Nobody bid, so everyone scores what they took</source>
        <translation>Niemand hat gereizt: Alle bekommen, was sie geholt haben</translation>
    </message>
    <message>
        <source>Every trick taken, so the whole pack counts</source>
        <translation>Alle Stiche gemacht: Das ganze Kartenspiel zählt</translation>
    </message>
    <message>
        <source>Nobody bid</source>
        <translation>Niemand hat gereizt</translation>
    </message>
    <message>
        <source>You made the contract</source>
        <translation>Du hast dein Gebot erfüllt</translation>
    </message>
    <message>
        <source>You didn’t make your contract</source>
        <translation>Du hast dein Gebot verfehlt</translation>
    </message>
    <message>
        <source>You made your contract</source>
        <translation>Ihr habt euer Gebot erfüllt</translation>
    </message>
    <message>
        <source>You failed your contract</source>
        <translation>Ihr habt euer Gebot verfehlt</translation>
    </message>
    <message>
        <source>They made their contract</source>
        <translation>Die Gegner haben ihr Gebot erfüllt</translation>
    </message>
    <message>
        <source>They failed their contract</source>
        <translation>Die Gegner haben ihr Gebot verfehlt</translation>
    </message>
    <message>
        <source>{name} made the contract</source>
        <translation>{name}: Gebot erfüllt</translation>
    </message>
    <message>
        <source>{name} failed the contract</source>
        <translation>{name}: Gebot verfehlt</translation>
    </message>
    <message>
        <source>Contract {bid} made with {own}</source>
        <translation>Gebot {bid} erfüllt mit {own}</translation>
    </message>
    <message>
        <source>Contract {bid} failed with no tricks taken</source>
        <translation>Gebot {bid} verfehlt, ohne einen Stich</translation>
    </message>
    <message>
        <source>Contract {bid} failed with {own}</source>
        <translation>Gebot {bid} verfehlt mit {own}</translation>
    </message>
    <message numerus="yes">
        <source>Taken in {number} tricks</source>
        <comment>Taken in 1 trick</comment>
        <translation>
            <numerusform>In 1 Stich geholt</numerusform>
            <numerusform>In {number} Stichen geholt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Taken in {number} tricks (rounded from {own})</source>
        <comment>Taken in 1 trick (rounded from {own})</comment>
        <translation>
            <numerusform>In 1 Stich geholt ({own}, gerundet)</numerusform>
            <numerusform>In {number} Stichen geholt ({own}, gerundet)</numerusform>
        </translation>
    </message>
    <message>
        <source>Aces and tens</source>
        <translation>Asse und Zehnen</translation>
    </message>
    <message>
        <source>More aces and tens, {own} to {other}</source>
        <translation>Mehr Asse und Zehnen, {own} zu {other}</translation>
    </message>
    <message>
        <source>Sooli beaten</source>
        <translation>Sooli geschlagen</translation>
    </message>
    <message>
        <source>Sooli, no tricks taken</source>
        <translation>Sooli, kein einziger Stich</translation>
    </message>
    <message>
        <source>Tricks</source>
        <translation>Stiche</translation>
    </message>
    <message>
        <source>A trick taken with the {card}</source>
        <translation>Ein Stich, gemacht mit {card}</translation>
    </message>
    <message>
        <source>Your sooli</source>
        <translation>Euer Sooli</translation>
    </message>
    <message>
        <source>Their sooli</source>
        <translation>Sooli der Gegner</translation>
    </message>
    <message>
        <source>Your rami</source>
        <translation>Euer Rami</translation>
    </message>
    <message>
        <source>Their rami</source>
        <translation>Rami der Gegner</translation>
    </message>
    <message>
        <source>Tricks over six, {each} each</source>
        <translation>Stiche über sechs, je {each}</translation>
    </message>
    <message>
        <source>Tricks under seven, {each} each</source>
        <translation>Stiche unter sieben, je {each}</translation>
    </message>
    <message numerus="yes">
        <source>Rami beaten, {number} tricks</source>
        <comment>Rami beaten, 1 trick</comment>
        <translation>
            <numerusform>Rami geschlagen, 1 Stich</numerusform>
            <numerusform>Rami geschlagen, {number} Stiche</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Rami, {number} tricks</source>
        <comment>Rami, 1 trick</comment>
        <translation>
            <numerusform>Rami, 1 Stich</numerusform>
            <numerusform>Rami, {number} Stiche</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Nolo, {number} tricks</source>
        <comment>Nolo, 1 trick</comment>
        <translation>
            <numerusform>Nolo, 1 Stich</numerusform>
            <numerusform>Nolo, {number} Stiche</numerusform>
        </translation>
    </message>
    <message>
        <source>From losers who’ve seen the maal</source>
        <translation>Von Verlierern, die ausgelegt haben</translation>
    </message>
    <message>
        <source>From losers who haven’t seen the maal</source>
        <translation>Von Verlierern, die nicht ausgelegt haben</translation>
    </message>
    <message>
        <source>Over {target}, so down to {falls_to}</source>
        <translation>Über {target}: zurück auf {falls_to}</translation>
    </message>
    <message>
        <source>No tricks, so into the bag</source>
        <translation>Kein Stich: ab in den Beutel</translation>
    </message>
    <message>
        <source>No penalty for taking no tricks</source>
        <translation>Ohne Stich verliert niemand etwas</translation>
    </message>
    <message>
        <source>The stock ran out, so nobody scores</source>
        <translation>Der Stapel war aufgebraucht: Niemand bekommt Punkte</translation>
    </message>
    <message>
        <source>Card points tied, so the point carries over</source>
        <translation>Gleich viele Augen: Der Punkt wird übertragen</translation>
    </message>
    <message>
        <source>Card points tied, so nobody gets the point</source>
        <translation>Gleich viele Augen: Niemand bekommt den Punkt</translation>
    </message>
    <message>
        <source>Totals tied, so nobody scores</source>
        <translation>Gleiche Summen: Niemand bekommt Punkte</translation>
    </message>
    <message>
        <source>The winners were in the bag, so nobody scores</source>
        <translation>Die Sieger waren im Beutel: Niemand bekommt Punkte</translation>
    </message>
    <message>
        <source>Over {target}, so the excess is subtracted</source>
        <translation>Über {target}: Was zu viel ist, wird abgezogen</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Zusammen</translation>
    </message>
    <message>
        <source>Marriage in {suit}</source>
        <translation>Paar in {suit}</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Karten</translation>
    </message>
    <message>
        <source>Discards</source>
        <translation>Gedrückte Karten</translation>
    </message>
    <message>
        <source>The whole pack</source>
        <translation>Das ganze Kartenspiel</translation>
    </message>
    <message>
        <source>{number} to go</source>
        <translation>Noch {number}</translation>
    </message>
    <message>
        <source>{points} each</source>
        <translation>je {points}</translation>
    </message>
    <message>
        <source>This hand</source>
        <translation>Dieses Spiel</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Stand</translation>
    </message>
    <message>
        <source>All cards</source>
        <translation>Alle Karten</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Rückblick</translation>
    </message>
    <message>
        <source>All hands</source>
        <translation>Alle Spiele</translation>
    </message>
    <message>
        <source>No hand has been scored yet.</source>
        <translation>Noch ist kein Spiel abgerechnet.</translation>
    </message>
</context>
<context>
    <name>Decks</name>
    <message>
        <source>Cards</source>
        <translation>Karten</translation>
    </message>
    <message>
        <source>Suit colours</source>
        <translation>Kartenfarben</translation>
    </message>
    <message>
        <source>Card corners</source>
        <translation>Eckzeichen</translation>
    </message>
    <message>
        <source>Card backs</source>
        <translation>Rückseiten</translation>
    </message>
    <message>
        <source>Four colours</source>
        <translation>Vier Farben</translation>
    </message>
    <message>
        <source>Two colours</source>
        <translation>Zwei Farben</translation>
    </message>
    <message>
        <source>Large corners</source>
        <translation>Große Eckzeichen</translation>
    </message>
    <message>
        <source>Lingonberry</source>
        <translation>Preiselbeere</translation>
    </message>
    <message>
        <source>Blueberry</source>
        <translation>Blaubeere</translation>
    </message>
    <message>
        <source>Juniper</source>
        <translation>Wacholder</translation>
    </message>
    <message>
        <source>Full pictures</source>
        <translation>Ganze Bilder</translation>
    </message>
</context>
<context>
    <name>Duties</name>
    <message>
        <source>others</source>
        <translation>weitere</translation>
    </message>
    <message>
        <source>You have {cards}, so you must follow suit in {suit}.</source>
        <translation>Du hast {cards}, also musst du {suit} bedienen.</translation>
    </message>
    <message>
        <source>You have {cards}, so you must beat the {card}.</source>
        <translation>Du hast {cards}, also musst du {card} übernehmen.</translation>
    </message>
    <message>
        <source>You have {cards}, so you must trump.</source>
        <translation>Du hast {cards}, also musst du Trumpf spielen.</translation>
    </message>
    <message>
        <source>You have {cards}, so you must overtrump the {card}.</source>
        <translation>Du hast {cards}, also musst du {card} übertrumpfen.</translation>
    </message>
    <message>
        <source>You have {cards}, so you must play it to the first trick.</source>
        <translation>Du hast {cards} und musst es in den ersten Stich spielen.</translation>
    </message>
    <message>
        <source>You must lead the ace of clubs.</source>
        <translation>Du musst Kreuz-Ass ausspielen.</translation>
    </message>
    <message>
        <source>You have {cards}, so you must lead an ace.</source>
        <translation>Du hast {cards}, also musst du ein Ass ausspielen.</translation>
    </message>
    <message>
        <source>Without an ace, you must lead a spade. You have {cards}.</source>
        <translation>Ohne Ass musst du ein Pik ausspielen. Du hast {cards}.</translation>
    </message>
    <message>
        <source>You have {cards}, so you must lead from the marriage just declared.</source>
        <translation>Du hast {cards}, also musst du aus dem eben gemeldeten Paar ausspielen.</translation>
    </message>
    <message>
        <source>You must play the {rank}. You have to follow suit, and it’s your only card in {suit}.</source>
        <translation>Du musst {card} spielen, denn {suit} ist zu bedienen, und du hast keine andere Karte dieser Farbe.</translation>
    </message>
    <message>
        <source>You must play the {rank}. You have to beat the {against_rank}, and {other_ranks} can’t.</source>
        <translation>Du musst {against} übernehmen. Mit {others} geht das nicht, also spiele {card}.</translation>
    </message>
    <message>
        <source>You must play the {card}. You can’t follow suit, and it’s your only trump.</source>
        <translation>Du musst {card} spielen. Du kannst nicht bedienen, und das ist dein einziger Trumpf.</translation>
    </message>
    <message>
        <source>You must play the {card}. You have to overtrump the {against_rank}, and {other_ranks} can’t.</source>
        <translation>Du musst den Trumpf {against} übertrumpfen. Mit {others} geht das nicht, also spiele {card}.</translation>
    </message>
    <message>
        <source>You must play the {card}. In the first trick, you have to play the ace of the suit that was led.</source>
        <translation>Du musst {card} spielen. Im ersten Stich musst du das Ass der ausgespielten Farbe zugeben.</translation>
    </message>
    <message>
        <source>You must lead the ace of clubs. It opens the first hand of the match.</source>
        <translation>Du musst Kreuz-Ass ausspielen. Damit beginnt das erste Spiel der Partie.</translation>
    </message>
    <message>
        <source>You must lead the {card}. The hand opens with an ace, and it’s your only one.</source>
        <translation>Du musst {card} ausspielen. Begonnen wird mit einem Ass, und das ist dein einziges.</translation>
    </message>
    <message>
        <source>You must lead the {card}. Without an ace, you open with a spade, and it’s your only one.</source>
        <translation>Du musst {card} ausspielen. Ohne Ass beginnt man mit Pik, und das ist dein einziges.</translation>
    </message>
    <message>
        <source>You must lead the {card}. It’s your only card of the marriage just declared.</source>
        <translation>Du musst {card} ausspielen. Das ist deine einzige Karte aus dem eben gemeldeten Paar.</translation>
    </message>
    <message>
        <source>Follow suit in {suit}.</source>
        <translation>Bediene {suit}.</translation>
    </message>
    <message>
        <source>Beat the {card}.</source>
        <translation>Übernimm {card}.</translation>
    </message>
    <message>
        <source>Play a trump.</source>
        <translation>Spiele einen Trumpf.</translation>
    </message>
    <message>
        <source>Overtrump the {card}.</source>
        <translation>Übertrumpfe {card}.</translation>
    </message>
    <message>
        <source>Play the ace, because this is the first trick.</source>
        <translation>Spiele das Ass, denn das ist der erste Stich.</translation>
    </message>
    <message>
        <source>Lead the ace of clubs.</source>
        <translation>Spiele Kreuz-Ass aus.</translation>
    </message>
    <message>
        <source>Lead an ace.</source>
        <translation>Spiele ein Ass aus.</translation>
    </message>
    <message>
        <source>Lead a spade.</source>
        <translation>Spiele ein Pik aus.</translation>
    </message>
    <message>
        <source>Lead from the marriage just declared.</source>
        <translation>Spiele aus dem eben gemeldeten Paar aus.</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>Die Partie ist vorbei.</translation>
    </message>
    <message>
        <source>Wait until the cards are dealt.</source>
        <translation>Warte, bis die Karten gegeben sind.</translation>
    </message>
    <message>
        <source>Make your bid first.</source>
        <translation>Reize zuerst.</translation>
    </message>
    <message>
        <source>You can’t bid with these cards: {ranks}.</source>
        <translation>Mit diesen Karten darfst du nicht bieten: {ranks}.</translation>
    </message>
    <message>
        <source>First decide whether to play sooli.</source>
        <translation>Entscheide zuerst, ob du Sooli spielst.</translation>
    </message>
    <message>
        <source>Draw a card first.</source>
        <translation>Ziehe zuerst eine Karte.</translation>
    </message>
    <message>
        <source>You took the offered card, so you must finish now.</source>
        <translation>Du hast die angebotene Karte genommen und musst ausmachen.</translation>
    </message>
    <message>
        <source>Draw from the stock first.</source>
        <translation>Ziehe zuerst vom Stapel.</translation>
    </message>
    <message>
        <source>First decide whether to raise your bid.</source>
        <translation>Entscheide zuerst, ob du dein Gebot erhöhst.</translation>
    </message>
    <message>
        <source>You can’t discard an ace or a ten.</source>
        <translation>Du darfst kein Ass und keine Zehn drücken.</translation>
    </message>
    <message>
        <source>Keep the card you’ve just been given.</source>
        <translation>Behalte die Karte, die du gerade bekommen hast.</translation>
    </message>
    <message>
        <source>It’s {name}’s turn.</source>
        <translation>{name} ist dran.</translation>
    </message>
    <message>
        <source>You have {number} {suit}, so you must follow suit.</source>
        <translation>Du hast {number} Karten in {suit}, also musst du bedienen.</translation>
    </message>
    <message>
        <source>You must play the {rank}. You have to beat the {against_rank}, and none of your other cards in the suit can.</source>
        <translation>Du musst {against} übernehmen, und in dieser Farbe geht das nur mit {card}.</translation>
    </message>
    <message>
        <source>{name} is asking for a whole. First choose which of your marriages to declare.</source>
        <translation>{name} fragt nach einem Paar. Wähle zuerst, welches Paar du meldest.</translation>
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
        <translation>Bondtolva für zwei</translation>
    </message>
    <message>
        <source>Huutopussi</source>
        <translation>Huutopussi</translation>
    </message>
    <message>
        <source>Huutopussi for three</source>
        <translation>Huutopussi für drei</translation>
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
        <translation>Mache mitten im Spiel Trumpf und hole als Erster genau zwölf Beeren.</translation>
    </message>
    <message>
        <source>Forty for the first marriage, twenty for each later one. Beware of the bag.</source>
        <translation>Vierzig für das erste Paar, zwanzig für jedes weitere. Hüte dich vor dem Beutel.</translation>
    </message>
    <message>
        <source>Marjapussi for two, with seven of your cards face up on the table.</source>
        <translation>Marjapussi für zwei, bei dem sieben deiner Karten offen auf dem Tisch liegen.</translation>
    </message>
    <message>
        <source>The Swedish “farmer’s dozen”, with six cards each. Aces and tens decide.</source>
        <translation>Das Zwölferspiel der schwedischen Bauern mit sechs Karten für jeden. Asse und Zehnen entscheiden.</translation>
    </message>
    <message>
        <source>Play any card while the stock lasts. Then follow suit to the end.</source>
        <translation>Spiele, was du willst, solange der Stapel reicht, und bediene, wenn er leer ist.</translation>
    </message>
    <message>
        <source>Bid what your side can take, and change trumps as you go.</source>
        <translation>Reize, was du mit deinem Partner schaffst, und wechsle unterwegs den Trumpf.</translation>
    </message>
    <message>
        <source>The highest bidder takes the kitty and plays alone against two.</source>
        <translation>Wer am höchsten reizt, nimmt den Talon und spielt allein gegen zwei.</translation>
    </message>
    <message>
        <source>{number} players, with partners</source>
        <translation>{number} Spieler, zwei gegen zwei</translation>
    </message>
    <message>
        <source>{fewest}–{most} players, no partners</source>
        <translation>{fewest}–{most} Spieler, jeder für sich</translation>
    </message>
    <message>
        <source>2 players</source>
        <translation>2 Spieler</translation>
    </message>
    <message>
        <source>{number} players, no partners</source>
        <translation>{number} Spieler, jeder für sich</translation>
    </message>
    <message>
        <source>{number}, with partners</source>
        <translation>{number}, mit Partner</translation>
    </message>
    <message>
        <source>{number}, no partners</source>
        <translation>{number}, jeder für sich</translation>
    </message>
    <message>
        <source>Declare marriages during play, and fill your bag with exactly twelve berries.</source>
        <translation>Melde Paare mitten im Spiel und fülle deinen Beutel mit genau zwölf Beeren.</translation>
    </message>
    <message>
        <source>Bid what you and your partner will make. Pfadfinder is its German cousin.</source>
        <translation>Reize, was du mit deinem Partner schaffst. Pfadfinder ist der deutsche Vetter.</translation>
    </message>
    <message>
        <source>Huutopussi for two</source>
        <translation>Huutopussi für zwei</translation>
    </message>
    <message>
        <source>Nepali rummy with three packs and a secret wild card.</source>
        <translation>Nepalesisches Rommé mit drei Kartenspielen und einer geheimen wilden Karte.</translation>
    </message>
    <message>
        <source>Pfadfinder</source>
        <translation>Pfadfinder-Pussi</translation>
    </message>
    <message>
        <source>In the German scouts’ game, you bid high and ask for halves even in suits you don’t hold.</source>
        <translation>Im Pussi der Pfadfinder reizt man hoch und fragt nach Hälften, auch wenn man selbst nichts davon hat.</translation>
    </message>
    <message>
        <source>Take many tricks in rami, or as few as you can in nolo.</source>
        <translation>Hole im Rami viele Stiche, im Nolo so wenige wie möglich.</translation>
    </message>
    <message>
        <source>Bid against one opponent, while a dead hand hides a third of the pack.</source>
        <translation>Reize gegen einen einzigen Gegner, während eine tote Hand ein Drittel der Karten verbirgt.</translation>
    </message>
    <message>
        <source>Unknown game: {key}</source>
        <translation>Unbekanntes Spiel: {key}</translation>
    </message>
</context>
<context>
    <name>Glossary</name>
    <message>
        <source>en</source>
        <comment>the code of this language</comment>
        <translation>de</translation>
    </message>
    <message>
        <source>bid</source>
        <translation>Gebot</translation>
    </message>
    <message>
        <source>A promise to take a certain number of points in this hand.</source>
        <translation>Das Versprechen, in diesem Spiel eine bestimmte Zahl von Punkten zu holen.</translation>
    </message>
    <message>
        <source>pass</source>
        <translation>passen</translation>
    </message>
    <message>
        <source>To drop out of the bidding for this hand.</source>
        <translation>In diesem Spiel nicht mehr reizen.</translation>
    </message>
    <message>
        <source>declarer</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>The player who bid highest and now has to make that bid.</source>
        <translation>Wer am höchsten gereizt hat und sein Gebot erreichen muss. Mit seinem Partner bildet er die spielende Partei.</translation>
    </message>
    <message>
        <source>kitty</source>
        <translation>Talon</translation>
    </message>
    <message>
        <source>A few cards set aside until the declarer takes them.</source>
        <translation>Ein paar Karten, die beiseiteliegen, bis der Alleinspieler sie nimmt.</translation>
    </message>
    <message>
        <source>dead hand</source>
        <translation>tote Hand</translation>
    </message>
    <message>
        <source>A hand of cards dealt to nobody. It stays face down to the end.</source>
        <translation>Eine Hand, die niemand bekommt. Sie bleibt bis zum Ende verdeckt.</translation>
    </message>
    <message>
        <source>läpiajo</source>
        <translation>Läpiajo</translation>
    </message>
    <message>
        <source>Finnish for “driving through”. One side takes every single trick.</source>
        <translation>Finnisch für „Durchfahrt“. Eine Partei macht alle Stiche, die andere bleibt schwarz.</translation>
    </message>
    <message>
        <source>rami</source>
        <translation>Rami</translation>
    </message>
    <message>
        <source>A hand in which you try to win tricks. A red card bids rami.</source>
        <translation>Ein Spiel, in dem man Stiche machen will. Mit einer roten Karte bietet man Rami.</translation>
    </message>
    <message>
        <source>nolo</source>
        <translation>Nolo</translation>
    </message>
    <message>
        <source>A hand in which you try to avoid tricks. A black card bids nolo.</source>
        <translation>Ein Spiel, in dem man Stiche vermeiden will. Mit einer schwarzen Karte bietet man Nolo.</translation>
    </message>
    <message>
        <source>sooli</source>
        <translation>Sooli</translation>
    </message>
    <message>
        <source>One player alone against two, trying to take no tricks at all.</source>
        <translation>Einer spielt allein gegen zwei und will gar keinen Stich machen.</translation>
    </message>
    <message>
        <source>rising</source>
        <translation>im Aufstieg</translation>
    </message>
    <message>
        <source>The side that has points is rising, “nousussa” in Finnish. It loses them all when it loses a hand.</source>
        <translation>Die Partei, die Punkte hat, ist im Aufstieg, finnisch „nousussa“. Ein verlorenes Spiel kostet sie alle.</translation>
    </message>
    <message>
        <source>set</source>
        <translation>Kombination</translation>
    </message>
    <message>
        <source>Cards that go together: a sequence, a trial or a tunnela.</source>
        <translation>Karten, die zusammengehören: eine Folge, ein Trial oder eine Tunnela.</translation>
    </message>
    <message>
        <source>sequence</source>
        <translation>Folge</translation>
    </message>
    <message>
        <source>Three or more cards in a row in one suit, such as the 7, 8 and 9 of hearts.</source>
        <translation>Drei oder mehr aufeinanderfolgende Karten einer Farbe, zum Beispiel 7 8 9.</translation>
    </message>
    <message>
        <source>trial</source>
        <translation>Trial</translation>
    </message>
    <message>
        <source>Cards of the same rank in different suits, such as three sevens.</source>
        <translation>Karten vom gleichen Rang in verschiedenen Farben, zum Beispiel drei Siebenen.</translation>
    </message>
    <message>
        <source>tunnela</source>
        <translation>Tunnela</translation>
    </message>
    <message>
        <source>dublee</source>
        <translation>Dublee</translation>
    </message>
    <message>
        <source>Three identical cards, one from each pack.</source>
        <translation>Drei ganz gleiche Karten, eine aus jedem Kartenspiel.</translation>
    </message>
    <message>
        <source>Two identical cards.</source>
        <translation>Zwei ganz gleiche Karten.</translation>
    </message>
    <message>
        <source>show</source>
        <translation>auslegen</translation>
    </message>
    <message>
        <source>To put your first sets on the table. Then you may look at the tiplu, and you’ve “seen the maal”.</source>
        <translation>Seine ersten Kombinationen auf den Tisch legen. Danach darf man den Tiplu ansehen und hat „das Maal gesehen“.</translation>
    </message>
    <message>
        <source>discard</source>
        <translation>abwerfen</translation>
    </message>
    <message>
        <source>To get rid of a card at the end of your turn. The next player may take it.</source>
        <translation>Am Ende des Zuges eine Karte weglegen. Der nächste Spieler darf sie nehmen.</translation>
    </message>
    <message>
        <source>tiplu</source>
        <translation>Tiplu</translation>
    </message>
    <message>
        <source>A secret card that decides which cards are wild. Only players who have shown their sets know it.</source>
        <translation>Eine geheime Karte, die bestimmt, welche Karten wild sind. Nur wer ausgelegt hat, kennt sie.</translation>
    </message>
    <message>
        <source>poplu</source>
        <translation>Poplu</translation>
    </message>
    <message>
        <source>The card just above the tiplu in the same suit.</source>
        <translation>Die Karte direkt über dem Tiplu in derselben Farbe.</translation>
    </message>
    <message>
        <source>jhiplu</source>
        <translation>Jhiplu</translation>
    </message>
    <message>
        <source>The card just below the tiplu in the same suit.</source>
        <translation>Die Karte direkt unter dem Tiplu in derselben Farbe.</translation>
    </message>
    <message>
        <source>wild card</source>
        <translation>wilde Karte</translation>
    </message>
    <message>
        <source>A card that can stand for any card you lack in a sequence or a trial.</source>
        <translation>Eine Karte, die in einer Folge oder einem Trial jede fehlende Karte ersetzt.</translation>
    </message>
    <message>
        <source>maal</source>
        <translation>Maal</translation>
    </message>
    <message>
        <source>Points for special cards such as the tiplu. Once you’ve shown your sets, everyone else pays you these points.</source>
        <translation>Punkte für besondere Karten wie den Tiplu. Hast du ausgelegt, zahlen alle anderen sie dir.</translation>
    </message>
    <message>
        <source>kidnap</source>
        <translation>Entführung</translation>
    </message>
    <message>
        <source>The winner takes the maal of players who haven’t shown their sets.</source>
        <translation>Der Gewinner bekommt das Maal derer, die nicht ausgelegt haben.</translation>
    </message>
    <message>
        <source>murder</source>
        <translation>Mord</translation>
    </message>
    <message>
        <source>Players who haven’t shown their sets lose their maal, and nobody gets it.</source>
        <translation>Wer nicht ausgelegt hat, verliert sein Maal, und niemand bekommt es.</translation>
    </message>
    <message>
        <source>trick</source>
        <translation>Stich</translation>
    </message>
    <message>
        <source>One card from each player in turn. The player with the winning card takes all the cards.</source>
        <translation>Jeder spielt der Reihe nach eine Karte. Wer die beste gespielt hat, bekommt alle.</translation>
    </message>
    <message>
        <source>lead</source>
        <translation>ausspielen</translation>
    </message>
    <message>
        <source>To play the first card of a trick. Usually it can be any card.</source>
        <translation>Die erste Karte eines Stichs spielen. Meist darf es jede beliebige sein.</translation>
    </message>
    <message>
        <source>suit led</source>
        <translation>ausgespielte Farbe</translation>
    </message>
    <message>
        <source>The suit of the first card of a trick.</source>
        <translation>Die Farbe der ersten Karte eines Stichs.</translation>
    </message>
    <message>
        <source>follow suit</source>
        <translation>bedienen</translation>
    </message>
    <message>
        <source>To play a card of the suit that was led.</source>
        <translation>Eine Karte der ausgespielten Farbe spielen.</translation>
    </message>
    <message>
        <source>beat</source>
        <translation>übernehmen</translation>
    </message>
    <message>
        <source>To play a card that’s the best in the trick so far. Under some rules, you must do so whenever you can.</source>
        <translation>Eine Karte spielen, die den Stich bis dahin gewinnt. Manche Regeln verlangen es, wann immer man kann.</translation>
    </message>
    <message>
        <source>trump</source>
        <translation>Trumpf</translation>
    </message>
    <message>
        <source>A card of the trump suit. Even the lowest trump beats every card of the other suits.</source>
        <translation>Eine Karte der Trumpffarbe. Auch der kleinste Trumpf sticht jede Karte einer anderen Farbe.</translation>
    </message>
    <message>
        <source>marriage</source>
        <translation>Paar</translation>
    </message>
    <message>
        <source>The king and queen of the same suit. Declaring them can make that suit trumps.</source>
        <translation>König und Dame einer Farbe. Wer sie meldet, kann ihre Farbe zum Trumpf machen.</translation>
    </message>
    <message>
        <source>whole</source>
        <translation>ganzes Paar</translation>
    </message>
    <message>
        <source>A marriage in your partner’s hand. You ask for a whole without naming a suit.</source>
        <translation>Ein Paar auf der Hand deines Partners. Du fragst danach, ohne eine Farbe zu nennen.</translation>
    </message>
    <message>
        <source>half</source>
        <translation>Hälfte</translation>
    </message>
    <message>
        <source>A lone king or queen. If you hold one, you may ask your partner for the other.</source>
        <translation>Ein König oder eine Dame allein. Hast du eine Hälfte, darfst du deinen Partner nach der anderen fragen.</translation>
    </message>
    <message>
        <source>little one</source>
        <translation>kleines Paar</translation>
    </message>
    <message>
        <source>Any marriage after the first. It scores, but trumps stay the same.</source>
        <translation>Jedes Paar nach dem ersten. Es zählt, aber der Trumpf bleibt.</translation>
    </message>
    <message>
        <source>card points</source>
        <translation>Augen</translation>
    </message>
    <message>
        <source>The value of the cards in your tricks, added up.</source>
        <translation>Was die Karten in deinen Stichen zusammen wert sind.</translation>
    </message>
    <message>
        <source>Porvoo</source>
        <translation>Porvoo</translation>
    </message>
    <message>
        <source>A Finnish town by the sea. A side that takes no trick is sent there and drops to zero.</source>
        <translation>Eine finnische Stadt am Meer. Eine Partei ohne Stich fährt dorthin und fällt auf null.</translation>
    </message>
    <message>
        <source>in the bag</source>
        <translation>im Beutel</translation>
    </message>
    <message>
        <source>Where a side sits after a hand without a trick. In the next hand, it can’t declare, ask or score.</source>
        <translation>Da sitzt eine Partei nach einem Spiel ohne Stich. Im nächsten Spiel darf sie weder melden noch fragen und punktet nicht.</translation>
    </message>
    <message>
        <source>partner</source>
        <translation>Partner</translation>
    </message>
    <message>
        <source>The player opposite you. You play together and share your points.</source>
        <translation>Der Spieler gegenüber. Ihr spielt zusammen, und eure Punkte gehören euch beiden.</translation>
    </message>
    <message>
        <source>dealer</source>
        <translation>Geber</translation>
    </message>
    <message>
        <source>The player who deals this hand.</source>
        <translation>Wer in diesem Spiel die Karten austeilt.</translation>
    </message>
    <message>
        <source>stock</source>
        <translation>Stapel</translation>
    </message>
    <message>
        <source>The face-down pile that players draw cards from.</source>
        <translation>Die verdeckten Karten, von denen die Spieler ziehen.</translation>
    </message>
    <message>
        <source>strict play</source>
        <translation>strenges Spiel</translation>
    </message>
    <message>
        <source>The way you play when the stock is gone. You must follow suit and beat the best card if you can. If you can’t follow suit, you must trump.</source>
        <translation>So spielt man, wenn der Stapel leer ist. Man muss bedienen und übernehmen, wenn man kann. Wer nicht bedienen kann, muss Trumpf spielen.</translation>
    </message>
    <message>
        <source>open card</source>
        <translation>offene Karte</translation>
    </message>
    <message>
        <source>A face-up card in front of you. You play it just like the cards in your hand.</source>
        <translation>Eine Karte, die offen vor dir liegt. Du spielst sie wie die Karten auf der Hand.</translation>
    </message>
</context>
<context>
    <name>Glossary forms</name>
    <message>
        <source>kitty</source>
        <translation>Talon*</translation>
    </message>
    <message>
        <source>dead hand</source>
        <translation>tote* Hand</translation>
    </message>
    <message>
        <source>läpiajo</source>
        <translation>Läpiajo*</translation>
    </message>
    <message>
        <source>rami</source>
        <translation>Rami</translation>
    </message>
    <message>
        <source>nolo</source>
        <translation>Nolo</translation>
    </message>
    <message>
        <source>sooli</source>
        <translation>Sooli</translation>
    </message>
    <message>
        <source>rising|nousussa</source>
        <translation>im Aufstieg|Aufstieg*</translation>
    </message>
    <message>
        <source>set|sets</source>
        <translation>Kombination*</translation>
    </message>
    <message>
        <source>sequence|sequences</source>
        <translation>Folge|Folgen</translation>
    </message>
    <message>
        <source>trial|trials</source>
        <translation>Trial*</translation>
    </message>
    <message>
        <source>tunnela|tunnelas</source>
        <translation>Tunnela*</translation>
    </message>
    <message>
        <source>dublee|dublees</source>
        <translation>Dublee*</translation>
    </message>
    <message>
        <source>show their first|show your first|show the first|show them|show sets|show three|shows|shown|seen the maal|see the maal</source>
        <translation>ausleg*|ausgelegt*</translation>
    </message>
    <message>
        <source>discard|discards|discarded|discarding</source>
        <translation>abwerfen|abwirft|abgeworfen|Ablage</translation>
    </message>
    <message>
        <source>tiplu|tiplu’s</source>
        <translation>Tiplu*</translation>
    </message>
    <message>
        <source>poplu</source>
        <translation>Poplu*</translation>
    </message>
    <message>
        <source>jhiplu</source>
        <translation>Jhiplu*</translation>
    </message>
    <message>
        <source>wild card|wild cards|wild</source>
        <translation>wild|wilde* Karte*</translation>
    </message>
    <message>
        <source>maal</source>
        <translation>Maal*</translation>
    </message>
    <message>
        <source>kidnap</source>
        <translation>Entführung</translation>
    </message>
    <message>
        <source>murder</source>
        <translation>Mord</translation>
    </message>
    <message>
        <source>trick|tricks</source>
        <translation>Stich|Stichs|Stiche|Stichen</translation>
    </message>
    <message>
        <source>leads|lead|leading|leader</source>
        <translation>ausspielen|ausspielt|spielt aus|spielt zum nächsten aus|Ausspiel</translation>
    </message>
    <message>
        <source>suit led|suit that was led|led suit</source>
        <translation>ausgespielte* Farbe</translation>
    </message>
    <message>
        <source>must follow|can’t follow|cannot follow|follow suit|follow it</source>
        <translation>bedien*</translation>
    </message>
    <message>
        <source>must beat|must be beaten|must beat it|beat the best card|beat the highest card|beat the winning card|beat the card|can beat|beat it</source>
        <translation>übernehm*|übernimmt</translation>
    </message>
    <message>
        <source>trump|trumps</source>
        <translation>Trumpf*|Trümpf*</translation>
    </message>
    <message>
        <source>marriage|marriages|marriage’s</source>
        <translation>Paar|Paare|Paaren|Paars</translation>
    </message>
    <message>
        <source>a whole|wholes</source>
        <translation>nach einem Paar|ganzes Paar|ganze* Paar*</translation>
    </message>
    <message>
        <source>a half|halves|other half</source>
        <translation>Hälfte*</translation>
    </message>
    <message>
        <source>little one|little ones</source>
        <translation>kleine* Paar*</translation>
    </message>
    <message>
        <source>card points</source>
        <translation>Augen|Kartenpunkt*</translation>
    </message>
    <message>
        <source>Porvoo</source>
        <translation>Porvoo</translation>
    </message>
    <message>
        <source>in the bag</source>
        <translation>im Beutel|aus dem Beutel|in den Beutel</translation>
    </message>
    <message>
        <source>partner|partners|partner’s|partners’</source>
        <translation>Partner*</translation>
    </message>
    <message>
        <source>dealer</source>
        <translation>Geber|Gebers</translation>
    </message>
    <message>
        <source>stock</source>
        <translation>Stapel*</translation>
    </message>
    <message>
        <source>strict|strictly</source>
        <translation>streng*</translation>
    </message>
    <message>
        <source>open card|open cards|face-up card|face-up cards</source>
        <translation>offene* Karte*</translation>
    </message>
    <message>
        <source>bid|bids|bidder|bidding</source>
        <translation>Gebot|Gebote|Gebots|reizen|reizt|gereizt|bieten|bietet|geboten</translation>
    </message>
    <message>
        <source>pass|passes for good|passes|passed</source>
        <translation>passen|passt|gepasst</translation>
    </message>
    <message>
        <source>declarer|declarer’s|declarers|declarers’</source>
        <translation>spielende* Partei|Alleinspieler*</translation>
    </message>
</context>
<context>
    <name>Guided hand</name>
    <message>
        <source>{teacher} says</source>
        <translation>{teacher} sagt</translation>
    </message>
    <message>
        <source>Bid what you hope to take, marriages included. If your hand is weak, pass.</source>
        <translation>Biete, was du zu holen hoffst, Paare eingerechnet. Ist dein Blatt schwach, passe.</translation>
    </message>
    <message>
        <source>Now you know all your cards. Raise only if you’re sure, because missing the bid costs as much.</source>
        <translation>Jetzt kennst du alle deine Karten. Erhöhe nur, wenn du sicher bist, denn ein verfehltes Gebot kostet genauso viel.</translation>
    </message>
    <message>
        <source>Give the cards that help you least. Aces, tens and marriages stay together.</source>
        <translation>Gib die Karten ab, die dir am wenigsten helfen. Asse, Zehnen und Paare bleiben zusammen.</translation>
    </message>
    <message>
        <source>Discard low cards. Your aces, tens and marriages are worth more.</source>
        <translation>Drücke niedrige Karten. Deine Asse, Zehnen und Paare sind mehr wert.</translation>
    </message>
    <message>
        <source>Red bids rami, for hands with many high cards. Black bids nolo, for low cards.</source>
        <translation>Rot bietet Rami, für Blätter mit vielen hohen Karten. Schwarz bietet Nolo, für niedrige.</translation>
    </message>
    <message>
        <source>Sooli means you play alone and mustn’t take a trick. Without very low cards, pass.</source>
        <translation>Sooli heißt, du spielst allein und darfst keinen Stich machen. Ohne sehr niedrige Karten passe.</translation>
    </message>
    <message>
        <source>You hold the king and queen of one suit! Declare your marriage before you lead.</source>
        <translation>Du hast König und Dame einer Farbe! Melde das Paar, bevor du ausspielst.</translation>
    </message>
    <message>
        <source>You may ask your partner for a marriage before you lead. A no costs you nothing but the question.</source>
        <translation>Bevor du ausspielst, darfst du deinen Partner nach einem Paar fragen. Ein Nein kostet dich nur die Frage.</translation>
    </message>
    <message>
        <source>You lead, so any card is fine. An ace usually wins the trick. The low cards can wait.</source>
        <translation>Du spielst aus und darfst jede Karte wählen. Ein Ass macht meist den Stich. Die niedrigen Karten können warten.</translation>
    </message>
    <message>
        <source>Follow suit. The darker cards aren’t allowed now. Click one, and you’ll see why.</source>
        <translation>Bediene die Farbe. Die dunkleren Karten sind jetzt nicht erlaubt. Klicke eine an, dann siehst du, warum.</translation>
    </message>
    <message>
        <source>You can’t follow suit, so trump. Your trump beats any card of another suit.</source>
        <translation>Du kannst nicht bedienen, also stich mit Trumpf. Dein Trumpf schlägt alle anderen Farben.</translation>
    </message>
    <message>
        <source>You can’t follow suit. Give points to your own side, or a worthless card to the others.</source>
        <translation>Du kannst nicht bedienen. Gib Augen an die eigene Partei oder eine wertlose Karte an die anderen.</translation>
    </message>
    <message>
        <source>Only a few cards are left. The last trick counts extra, so keep a strong card for it.</source>
        <translation>Es sind nur noch wenige Karten übrig. Der letzte Stich zählt extra, also spare eine starke Karte dafür auf.</translation>
    </message>
    <message>
        <source>Take the offered card only if it makes a set. Otherwise draw from the stock.</source>
        <translation>Nimm die angebotene Karte nur, wenn sie eine Kombination ergibt. Sonst ziehe vom Stapel.</translation>
    </message>
    <message>
        <source>Discard a card that has no neighbours and no equals in your hand.</source>
        <translation>Wirf eine Karte ab, die auf deiner Hand weder Nachbarn noch ihresgleichen hat.</translation>
    </message>
    <message>
        <source>You have three pure sets! Show them, and you’ll see the maal.</source>
        <translation>Du hast drei reine Kombinationen! Lege sie aus, dann siehst du das Maal.</translation>
    </message>
    <message>
        <source>All your cards fit into sets. Finish the deal!</source>
        <translation>Alle deine Karten stecken in Kombinationen. Mach aus!</translation>
    </message>
    <message>
        <source>You were dealt a tunnela. Show it now, because it scores extra.</source>
        <translation>Du hast eine Tunnela bekommen. Zeige sie jetzt, denn sie zählt extra.</translation>
    </message>
    <message>
        <source>You lead, so any card is fine. High cards win tricks, and low cards avoid them.</source>
        <translation>Du spielst aus und darfst jede Karte wählen. Hohe Karten machen Stiche, niedrige vermeiden sie.</translation>
    </message>
    <message>
        <source>Give away the card that’s most likely to win a trick. Aces are low in sooli.</source>
        <translation>Gib die Karte ab, die am ehesten einen Stich macht. Asse sind im Sooli niedrig.</translation>
    </message>
    <message>
        <source>You can’t follow suit. In rami, discard a low card. In nolo, discard a dangerous one.</source>
        <translation>Du kannst nicht bedienen. Wirf im Rami eine niedrige Karte ab, im Nolo eine gefährliche.</translation>
    </message>
    <message>
        <source>Only a few cards are left. Count both sides’ tricks to see what you still need.</source>
        <translation>Es sind nur noch wenige Karten übrig. Zähle die Stiche beider Parteien, dann weißt du, was du noch brauchst.</translation>
    </message>
    <message>
        <source>You can’t follow suit and needn’t trump. Discard a card that’s worth little.</source>
        <translation>Du kannst nicht bedienen und musst nicht stechen. Wirf eine Karte ab, die wenig wert ist.</translation>
    </message>
</context>
<context>
    <name>Habits</name>
    <message>
        <source>What my partner does</source>
        <translation>So spielt mein Partner</translation>
    </message>
    <message>
        <source>These numbers are estimated from hands that computer players played.</source>
        <translation>Die Zahlen sind aus Spielen von Computerspielern geschätzt.</translation>
    </message>
    <message>
        <source>With an ace in hand, {name} opens with one {number} out of 10 times.</source>
        <translation>Mit einem Ass auf der Hand eröffnet {name} in {number} von 10 Fällen mit einem Ass.</translation>
    </message>
    <message>
        <source>With a marriage in hand, {name} declares it right away {number} out of 10 times.</source>
        <translation>Mit einem Paar auf der Hand meldet {name} es in {number} von 10 Fällen sofort.</translation>
    </message>
    <message>
        <source>{name} takes a chance to ask you for a marriage {number} out of 10 times.</source>
        <translation>Wenn {name} dich nach einem Paar fragen kann, geschieht das in {number} von 10 Fällen.</translation>
    </message>
    <message>
        <source>If you’re sure to win the trick, {name} adds a ten or an ace {number} out of 10 times.</source>
        <translation>Wenn dir der Stich sicher ist, gibt {name} in {number} von 10 Fällen eine Zehn oder ein Ass dazu.</translation>
    </message>
    <message>
        <source>If your card is the best so far, {name} doesn’t go higher {number} out of 10 times.</source>
        <translation>Wenn deine Karte bisher die beste ist, geht {name} in {number} von 10 Fällen nicht höher.</translation>
    </message>
    <message>
        <source>{name} leads a suit back to you {number} out of 10 times.</source>
        <translation>{name} spielt deine Farbe in {number} von 10 Fällen zurück.</translation>
    </message>
    <message>
        <source>When playing second, {name} stays low {number} out of 10 times.</source>
        <translation>An zweiter Stelle bleibt {name} in {number} von 10 Fällen niedrig.</translation>
    </message>
    <message>
        <source>If {name} can’t follow suit but can trump, that happens {number} out of 10 times.</source>
        <translation>Wenn {name} nicht bedienen, aber stechen kann, geschieht das in {number} von 10 Fällen.</translation>
    </message>
</context>
<context>
    <name>Helper</name>
    <message>
        <source>Stop warning me</source>
        <translation>Nicht warnen</translation>
    </message>
    <message>
        <source>No more praise</source>
        <translation>Kein Lob mehr</translation>
    </message>
    <message>
        <source>That was your third match of this game. Should I keep warning you before clear mistakes?</source>
        <translation>Das war deine dritte Partie dieses Spiels. Soll ich dich weiter vor klaren Fehlern warnen?</translation>
    </message>
    <message>
        <source>Keep warning me</source>
        <translation>Weiter warnen</translation>
    </message>
    <message>
        <source>No, thanks</source>
        <translation>Nein, danke</translation>
    </message>
    <message>
        <source>You’re often faster than the cards. Play faster?</source>
        <translation>Du bist oft schneller als die Karten. Schneller spielen?</translation>
    </message>
    <message>
        <source>Play faster</source>
        <translation>Schneller spielen</translation>
    </message>
    <message>
        <source>Helper: {words}</source>
        <translation>Helfer: {words}</translation>
    </message>
    <message>
        <source>{action}? Another choice is clearly better.</source>
        <translation>{action}? Etwas anderes ist klar besser.</translation>
    </message>
</context>
<context>
    <name>In short</name>
    <message>
        <source>In short</source>
        <translation>Kurz gesagt</translation>
    </message>
    <message>
        <source>The goal</source>
        <translation>Das Ziel</translation>
    </message>
    <message>
        <source>You and the player opposite you are partners.</source>
        <translation>Du und dein Gegenüber spielt zusammen.</translation>
    </message>
    <message>
        <source>You play against one opponent.</source>
        <translation>Du spielst gegen einen Gegner.</translation>
    </message>
    <message>
        <source>Each of you plays alone.</source>
        <translation>Jeder spielt für sich.</translation>
    </message>
    <message>
        <source>Seven of your cards lie face up on the table, with seven more face down under them. You play from your hand and from the open cards alike. When you play an open card, you turn up the one under it.</source>
        <translation>Sieben deiner Karten liegen offen auf dem Tisch und sieben verdeckt darunter. Du spielst von der Hand und von den offenen Karten. Spielst du eine offene Karte, deckst du die darunter auf.</translation>
    </message>
    <message>
        <source>While the stock lasts, you may play any card. After each trick, you both draw a card. When the stock is gone, play gets strict, and the rules below apply.</source>
        <translation>Solange der Stapel reicht, darfst du jede Karte spielen. Nach jedem Stich zieht ihr beide eine. Ist der Stapel leer, wird streng gespielt, und es gelten die folgenden Regeln.</translation>
    </message>
    <message>
        <source>The highest bidder is the declarer.</source>
        <comment>with a partner</comment>
        <translation>Wer am höchsten reizt, ist der Spieler und bildet mit seinem Partner die spielende Partei.</translation>
    </message>
    <message>
        <source>The highest bidder is the declarer.</source>
        <comment>alone</comment>
        <translation>Wer am höchsten reizt, ist der Alleinspieler.</translation>
    </message>
    <message>
        <source>Against rami, an opponent may say sooli, which means playing alone and trying to take no tricks at all.</source>
        <translation>Gegen Rami darf ein Gegner Sooli sagen. Dann spielt er allein und will gar keinen Stich machen.</translation>
    </message>
    <message>
        <source>First, you each place a card face down as your bid. Red bids rami, where you try to win tricks. Black bids nolo, where you try to avoid them. One red card is enough for rami.</source>
        <translation>Zuerst legt jeder verdeckt eine Karte als Gebot. Rot bietet Rami, bei dem man Stiche machen will. Schwarz bietet Nolo, bei dem man sie vermeidet. Schon eine rote Karte genügt für Rami.</translation>
    </message>
    <message>
        <source>Follow suit if you can, by playing a card of the suit that was led.</source>
        <translation>Bediene, wenn du kannst. Das heißt, spiele eine Karte der ausgespielten Farbe.</translation>
    </message>
    <message>
        <source>The ten is a high card here, because only the ace beats it.</source>
        <translation>Die Zehn ist hier eine hohe Karte, denn nur das Ass schlägt sie.</translation>
    </message>
    <message>
        <source>If you can’t follow suit, you may play any card.</source>
        <translation>Kannst du nicht bedienen, darfst du jede Karte spielen.</translation>
    </message>
    <message>
        <source>If you can’t follow suit but have a trump, you must play one.</source>
        <translation>Kannst du nicht bedienen, musst du Trumpf spielen, wenn es Trumpf gibt und du einen hast.</translation>
    </message>
    <message>
        <source>If you can’t follow suit but have a trump, you must play one. You must also beat the trumps already played to the trick if you can.</source>
        <translation>Kannst du nicht bedienen, musst du Trumpf spielen, wenn es Trumpf gibt und du einen hast. Du musst auch die Trümpfe auf dem Tisch übernehmen, wenn du kannst.</translation>
    </message>
    <message>
        <source>Each time you lead, you may first declare any marriages that you hold. You may also ask your partner once for a whole, which is a marriage in your partner’s hand.</source>
        <translation>Immer bevor du ausspielst, darfst du die Paare auf deiner Hand melden. Du darfst auch deinen Partner einmal nach einem Paar auf seiner Hand fragen.</translation>
    </message>
    <message>
        <source>If you win a trick that you led yourself, you may declare a marriage. Or you may ask your partner for a whole or a half.</source>
        <translation>Hast du einen Stich gemacht, zu dem du selbst ausgespielt hast, darfst du ein Paar melden. Oder du darfst deinen Partner nach einem ganzen Paar oder einer Hälfte fragen.</translation>
    </message>
    <message>
        <source>You collect sets. A sequence is cards in a row in one suit, and a tunnela is three identical cards. A trial is cards of the same rank in different suits.</source>
        <translation>Du sammelst Kombinationen. Eine Folge besteht aus Nachbarn einer Farbe, eine Tunnela aus drei gleichen Karten. Ein Trial besteht aus Karten vom gleichen Rang in verschiedenen Farben.</translation>
    </message>
    <message>
        <source>Once you’ve shown your sets, you may look at the tiplu, the secret card of the deal. All cards of its rank are now wild for you, and so are its two neighbours in the suit. Wild cards can stand for other cards.</source>
        <translation>Hast du ausgelegt, darfst du den Tiplu ansehen, die geheime Karte des Spiels. Alle Karten seines Rangs und seine zwei Nachbarn in der Farbe sind dann für dich wild. Eine wilde Karte kann für andere Karten stehen.</translation>
    </message>
    <message numerus="yes">
        <source>Have the most points after {number} deals.</source>
        <comment>Have the most points after 1 deal.</comment>
        <translation>
            <numerusform>Sammle in 1 Spiel die meisten Punkte.</numerusform>
            <numerusform>Sammle in {number} Spielen die meisten Punkte.</numerusform>
        </translation>
    </message>
    <message>
        <source>A whole is a marriage in your partner’s hand. A half is the card that you lack for a marriage of your own.</source>
        <translation>Ein ganzes Paar hat dein Partner auf der Hand. Eine Hälfte ist die Karte, die dir zu einem eigenen Paar fehlt.</translation>
    </message>
    <message>
        <source>The hand begins without trumps. The first marriage makes its suit trumps, which beat all other suits. Later marriages are called little ones. They score points but don’t change trumps.</source>
        <translation>Das Spiel beginnt ohne Trumpf. Das erste Paar macht seine Farbe zum Trumpf, der jede andere Farbe schlägt. Spätere Paare heißen kleine Paare und bringen nur Punkte.</translation>
    </message>
    <message>
        <source>The hand begins without trumps. Every marriage makes its suit the new trumps, which beat all other suits.</source>
        <translation>Das Spiel beginnt ohne Trumpf. Jedes Paar macht seine Farbe zum neuen Trumpf, der jede andere Farbe schlägt.</translation>
    </message>
    <message>
        <source>You each have {number} cards from three packs. On your turn, you draw a card from the stock or take the last discard. Then you discard a card.</source>
        <translation>Jeder hat {number} Karten aus drei Kartenspielen. Wenn du dran bist, ziehst du eine Karte vom Stapel oder nimmst die zuletzt abgeworfene. Dann wirfst du eine Karte ab.</translation>
    </message>
    <message>
        <source>As soon as you have {number} sequences or tunnelas without wild cards, you may show them.</source>
        <translation>Sobald du {number} Folgen oder Tunnelas ohne wilde Karten hast, darfst du sie auslegen.</translation>
    </message>
    <message>
        <source>Instead, you may show {number} dublees, which are pairs of identical cards.</source>
        <translation>Stattdessen darfst du {number} Dublees auslegen, also Paare gleicher Karten.</translation>
    </message>
    <message>
        <source>Printed jokers are wild, too.</source>
        <translation>Auch gedruckte Joker sind wild.</translation>
    </message>
    <message>
        <source>You finish the deal when all your cards but one fit into sets.</source>
        <translation>Du machst aus, wenn alle deine Karten bis auf eine in Kombinationen passen.</translation>
    </message>
    <message>
        <source>Show your first sets early, even if you can’t hope to finish first. Your maal counts only once you’ve shown sets.</source>
        <translation>Lege deine ersten Kombinationen früh aus, auch wenn du kaum als Erster ausmachst. Erst danach zählt dein Maal.</translation>
    </message>
    <message>
        <source>There’s a third hand, face down. Nobody ever sees it, so you never know for sure which cards are in play.</source>
        <translation>Eine dritte Hand liegt verdeckt. Niemand sieht sie jemals, also weißt du nie sicher, welche Karten im Spiel sind.</translation>
    </message>
    <message>
        <source>Before play begins, you each bid how many points your side will take.</source>
        <translation>Vor dem Spielen wird gereizt. Jeder sagt, wie viele Punkte seine Partei machen wird.</translation>
    </message>
    <message>
        <source>Before play begins, you each bid how many points you’ll take.</source>
        <translation>Vor dem Spielen wird gereizt. Jeder sagt, wie viele Punkte er machen wird.</translation>
    </message>
    <message>
        <source>There are no trumps.</source>
        <translation>Trumpf gibt es nicht.</translation>
    </message>
    <message>
        <source>When you follow suit, you must beat the best card if you can.</source>
        <translation>Wenn du bedienst und die beste Karte übernehmen kannst, musst du es tun.</translation>
    </message>
    <message>
        <source>A king and queen of the same suit are a marriage.</source>
        <translation>König und Dame einer Farbe sind ein Paar.</translation>
    </message>
    <message>
        <source>After you win a trick, you may declare a marriage, or ask your partner for a whole or a half.</source>
        <translation>Hast du einen Stich gemacht, darfst du ein Paar melden oder deinen Partner nach einem ganzen Paar oder einer Hälfte fragen.</translation>
    </message>
    <message>
        <source>After you win a trick, you may declare a marriage before you draw. When the stock is gone, nobody can declare any more.</source>
        <translation>Hast du einen Stich gemacht, darfst du ein Paar melden, bevor du ziehst. Ist der Stapel leer, kann niemand mehr etwas melden.</translation>
    </message>
    <message>
        <source>After you win a trick, you may declare a marriage.</source>
        <translation>Hast du einen Stich gemacht, darfst du ein Paar melden.</translation>
    </message>
    <message>
        <source>A whole is a marriage in your partner’s hand. A half is the king or queen of a suit. You may ask for a half even if you hold no card of that suit.</source>
        <translation>Ein ganzes Paar hat dein Partner auf der Hand. Eine Hälfte ist der König oder die Dame davon. Nach ihr darfst du fragen, auch wenn du nichts von der Farbe hast.</translation>
    </message>
    <message>
        <source>A marriage counts {spades} points in spades, {clubs} in clubs, {diamonds} in diamonds and {hearts} in hearts.</source>
        <translation>Ein Paar zählt in Pik {spades}, in Kreuz {clubs}, in Karo {diamonds} und in Herz {hearts} Punkte.</translation>
    </message>
    <message>
        <source>A side that takes no trick goes in the bag, and can’t score until it takes one.</source>
        <translation>Eine Partei ohne Stich kommt in den Beutel und punktet erst wieder, wenn sie einen Stich macht.</translation>
    </message>
    <message>
        <source>A side that takes no trick goes in the bag, so it can’t score in the next hand.</source>
        <translation>Eine Partei ohne Stich kommt für das nächste Spiel in den Beutel, und im Beutel punktet sie nicht.</translation>
    </message>
    <message>
        <source>Most points come from marriages. A marriage is a king and queen of the same suit.</source>
        <translation>Die meisten Punkte bringen Paare, also König und Dame einer Farbe.</translation>
    </message>
    <message>
        <source>The cards in your tricks count, too, and so does the last trick.</source>
        <translation>Auch die Karten in deinen Stichen zählen und ebenso der letzte Stich.</translation>
    </message>
    <message>
        <source>Have the higher score after {deals} hands.</source>
        <translation>Sammelt in {deals} Spielen mehr Punkte als die Gegner.</translation>
    </message>
    <message>
        <source>Each hand, the highest bidder promises a number of points for their side.</source>
        <translation>In jedem Spiel verspricht, wer am höchsten reizt, eine Punktzahl für seine Partei.</translation>
    </message>
    <message>
        <source>Each hand, the highest bidder promises a number of points.</source>
        <translation>In jedem Spiel verspricht, wer am höchsten reizt, eine bestimmte Punktzahl.</translation>
    </message>
    <message>
        <source>Make your bid, and you score that many points. Miss it, and you lose that many. The others score what they take.</source>
        <translation>Wer sie schafft, bekommt sie. Wer sie verfehlt, verliert sie. Die anderen bekommen, was sie holen.</translation>
    </message>
    <message>
        <source>If one side takes every trick, which is called läpiajo, the other may lose even more.</source>
        <translation>Macht eine Partei alle Stiche, heißt das Läpiajo, und die andere kann noch mehr verlieren.</translation>
    </message>
    <message>
        <source>If you take no trick at all, you may lose even more.</source>
        <translation>Machst du gar keinen Stich, kannst du noch mehr verlieren.</translation>
    </message>
    <message>
        <source>The first marriage that anybody declares makes its suit trumps, and scores 2 points. Each later one scores 1.</source>
        <translation>Das erste Paar, das jemand meldet, macht seine Farbe zum Trumpf und bringt 2 Punkte. Jedes weitere bringt 1.</translation>
    </message>
    <message>
        <source>The last trick scores 1 point. So does having more aces and tens in your tricks.</source>
        <translation>Der letzte Stich bringt 1 Punkt. Noch einen bekommt, wer mehr Asse und Zehnen in seinen Stichen hat.</translation>
    </message>
    <message>
        <source>The last trick scores 1 point. So does having the more valuable cards in your tricks.</source>
        <translation>Der letzte Stich bringt 1 Punkt. Noch einen bekommt, wer die wertvolleren Karten in seinen Stichen hat.</translation>
    </message>
    <message>
        <source>Be the first side to have exactly {target} points.</source>
        <translation>Kommt als erste Partei auf genau {target} Punkte.</translation>
    </message>
    <message numerus="yes">
        <source>Be the first side to score {number} game points.</source>
        <comment>Be the first side to score 1 game point.</comment>
        <translation>
            <numerusform>Holt als erste Partei 1 Spielpunkt.</numerusform>
            <numerusform>Holt als erste Partei {number} Spielpunkte.</numerusform>
        </translation>
    </message>
    <message>
        <source>Be the first player to have exactly {target} points.</source>
        <translation>Komm als Erster auf genau {target} Punkte.</translation>
    </message>
    <message>
        <source>If neither side reaches the target in {deals} deals, the side that has collected more points wins.</source>
        <translation>Hat das nach {deals} Spielen niemand geschafft, gewinnt die Partei, die mehr Punkte gesammelt hat.</translation>
    </message>
    <message>
        <source>Each hand is rami, where you try to win tricks, or nolo, where you try to avoid them.</source>
        <translation>Jedes Spiel ist ein Rami, bei dem man Stiche machen will, oder ein Nolo, bei dem man sie vermeidet.</translation>
    </message>
    <message>
        <source>In rami, you score for every trick above {odd}, and in nolo for every trick below {even}.</source>
        <translation>Bei Rami zählt jeder Stich über {odd}, bei Nolo jeder Stich unter {even}.</translation>
    </message>
    <message>
        <source>Only one side can have points at a time. If you have some and lose a hand, you’re back at 0.</source>
        <translation>Immer nur eine Partei kann Punkte haben. Habt ihr welche und verliert ein Spiel, seid ihr wieder bei 0.</translation>
    </message>
    <message>
        <source>The winners then start to rise with the points of that hand.</source>
        <translation>Dann steigen die Gewinner mit den Punkten dieses Spiels auf.</translation>
    </message>
    <message>
        <source>Be the first side to reach {target} points.</source>
        <translation>Erreicht als erste Partei {target} Punkte.</translation>
    </message>
    <message>
        <source>Be the first player to reach {target} points.</source>
        <translation>Erreiche als Erster {target} Punkte.</translation>
    </message>
    <message>
        <source>Each hand is a series of tricks. In a trick, everybody plays one card, and the best card wins the lot.</source>
        <translation>Jedes Spiel besteht aus Stichen. In einem Stich spielt jeder eine Karte, und die beste gewinnt alle.</translation>
    </message>
    <message>
        <source>Collect sets of cards that belong together, such as the 7, 8 and 9 of hearts.</source>
        <translation>Sammle Kombinationen aus Karten, die zusammengehören, etwa Herz 7, 8 und 9.</translation>
    </message>
    <message>
        <source>The first player with all their cards in sets finishes the deal, and the others pay.</source>
        <translation>Wer als Erster alle Karten in Kombinationen hat, macht aus, und die anderen zahlen.</translation>
    </message>
    <message>
        <source>The others also pay for maal, which is extra points for certain cards. Your maal counts only once you’ve shown three sets.</source>
        <translation>Sie zahlen auch für Maal, also Punkte für bestimmte Karten. Dein Maal zählt erst, wenn du drei Kombinationen ausgelegt hast.</translation>
    </message>
</context>
<context>
    <name>Lessons played</name>
    <message>
        <source>tricks</source>
        <translation>Stiche</translation>
    </message>
    <message>
        <source>marriages and questions</source>
        <translation>Paare und Fragen</translation>
    </message>
    <message>
        <source>marriages and scoring</source>
        <translation>Paare und Abrechnung</translation>
    </message>
    <message>
        <source>bidding and the exchange</source>
        <translation>Reizen und Schieben</translation>
    </message>
    <message>
        <source>bidding and the kitty</source>
        <translation>Reizen und Talon</translation>
    </message>
    <message>
        <source>You and Väinö, sitting opposite, are partners against Hilma and Elsa. Everyone plays a card, and the highest wins all four. That’s called a trick.</source>
        <translation>Väinö sitzt gegenüber und spielt mit dir gegen Hilma und Elsa. Jeder spielt eine Karte, und die höchste gewinnt alle vier. Das ist ein Stich.</translation>
    </message>
    <message>
        <source>You’re playing against Väinö. Each of you plays a card, and the higher one wins both. That’s called a trick.</source>
        <translation>Du spielst gegen Väinö. Jeder von euch spielt eine Karte, und die höhere gewinnt beide. Das ist ein Stich.</translation>
    </message>
    <message>
        <source>You play for yourself, and so do Hilma and Elsa. Everyone plays a card, and the highest wins all three. That’s called a trick.</source>
        <translation>Du spielst für dich allein, Hilma und Elsa auch. Jeder spielt eine Karte, und die höchste gewinnt alle drei. Das ist ein Stich.</translation>
    </message>
    <message>
        <source>From high to low: ace, ten, king, queen, jack, nine. There are no lower cards. The ten is high, and only the ace beats it.</source>
        <translation>Von hoch nach niedrig: Ass, Zehn, König, Dame, Bube, Neun. Kleinere Karten gibt es nicht. Die Zehn ist hoch, und nur das Ass schlägt sie.</translation>
    </message>
    <message>
        <source>You lead, and you can choose any card. Play the {card}, because no card still out can beat it.</source>
        <translation>Du spielst aus und darfst jede Karte wählen. Spiele {card}, denn keine Karte der anderen schlägt sie.</translation>
    </message>
    <message>
        <source>You lead. Play the {card}. It’s the highest card left in its suit, so only a trump can beat it.</source>
        <translation>Du spielst aus. Spiele {card}. Höher ist in der Farbe keine Karte mehr, also kann nur ein Trumpf sie schlagen.</translation>
    </message>
    <message>
        <source>You lead. Play the {card}. Higher cards of that suit are still out, so don’t risk a better card.</source>
        <translation>Du spielst aus. Spiele {card}. Höhere Karten dieser Farbe sind noch draußen, also riskiere keine bessere.</translation>
    </message>
    <message>
        <source>You must follow the suit that was led, and beat the highest card if you can. That leaves only the {card}.</source>
        <translation>Du musst bedienen, also die ausgespielte Farbe spielen, und die höchste Karte übernehmen, wenn du kannst. Das geht nur mit einer Karte: {card}.</translation>
    </message>
    <message>
        <source>You must follow the suit that was led, and beat the highest card if you can. Play the {card}.</source>
        <translation>Du musst bedienen, also die ausgespielte Farbe spielen, und die höchste Karte übernehmen, wenn du kannst. Spiele {card}.</translation>
    </message>
    <message>
        <source>You must follow the suit led, but you don’t have to beat the highest card. Here it’s worth it, so play the {card}.</source>
        <translation>Du musst bedienen, also die ausgespielte Farbe spielen, aber die höchste Karte musst du nicht übernehmen. Hier lohnt es sich. Spiele {card}.</translation>
    </message>
    <message>
        <source>You play last, so win the trick with the lowest card you can. Play the {card}.</source>
        <translation>Du spielst als Letzter. Nimm den Stich mit der kleinsten Karte, die ihn gewinnt. Spiele {card}.</translation>
    </message>
    <message>
        <source>You must follow suit, but you can’t win this trick. Give away a card that’s worth little. Play the {card}.</source>
        <translation>Du musst bedienen, kannst diesen Stich aber nicht machen. Gib eine Karte her, die wenig wert ist. Spiele {card}.</translation>
    </message>
    <message>
        <source>You can’t follow suit, so you must play a trump. Any trump beats any card of another suit. Play the {card}.</source>
        <translation>Du kannst nicht bedienen, also musst du Trumpf spielen. Jeder Trumpf sticht alle anderen Farben. Spiele {card}.</translation>
    </message>
    <message>
        <source>You have no card of the suit led and no trump, so you may play anything. Discard the {card}.</source>
        <translation>Du hast weder die ausgespielte Farbe noch Trumpf, also darfst du alles spielen. Wirf {card} ab.</translation>
    </message>
    <message>
        <source>You won a trick, and you hold the king and queen of {suit}, a marriage. Declare it before you lead.</source>
        <translation>Der Stich gehört dir, und du hast König und Dame in {suit}, also ein Paar. Melde es, bevor du ausspielst.</translation>
    </message>
    <message>
        <source>You won a trick, and you hold half of a marriage. Ask Väinö for the other half in {suit}.</source>
        <translation>Der Stich gehört dir, und du hast die Hälfte eines Paars. Frage Väinö nach der anderen Hälfte in {suit}.</translation>
    </message>
    <message>
        <source>Before you lead, ask Väinö for a whole, which means both the king and queen of one suit.</source>
        <translation>Frage Väinö vor dem Ausspielen nach einem Paar, also nach König und Dame einer Farbe.</translation>
    </message>
    <message>
        <source>Yes! Your partner has the king and queen, so that suit is now trumps. Any trump beats any card of another suit.</source>
        <translation>Ja! Dein Partner hat König und Dame, also ist die Farbe jetzt Trumpf. Jeder Trumpf sticht alle anderen Farben.</translation>
    </message>
    <message>
        <source>You’ve declared the king and queen, so their suit is now trumps. Any trump beats any card of another suit.</source>
        <translation>Du hast König und Dame gemeldet, also ist ihre Farbe jetzt Trumpf. Jeder Trumpf sticht alle anderen Farben.</translation>
    </message>
    <message>
        <source>Väinö is winning this trick for your side, so add points to it. Play the {card}.</source>
        <translation>Väinö gewinnt diesen Stich gerade für euch beide. Gib Punkte dazu und spiele {card}.</translation>
    </message>
    <message>
        <source>A marriage, a suit’s king and queen, scores 40 in spades, 60 in clubs, 80 in diamonds and 100 in hearts. Its suit becomes trumps.</source>
        <translation>Ein Paar sind König und Dame einer Farbe: Pik 40 Punkte, Kreuz 60, Karo 80, Herz 100. Die Farbe wird Trumpf.</translation>
    </message>
    <message>
        <source>The marriage in hearts scores a hundred points. Hearts stay trumps until someone declares another marriage.</source>
        <translation>Das Paar in Herz zählt hundert Punkte, und Herz ist Trumpf, bis jemand ein anderes Paar meldet.</translation>
    </message>
    <message>
        <source>Bid only as high as you have to, and never more than you hope to take. Here, bid {amount}.</source>
        <translation>Reize nur so hoch, wie du musst, und nie mehr, als du zu holen hoffst. Reize hier {amount}.</translation>
    </message>
    <message>
        <source>Now that you know your cards, you may raise your bid once. You score what you bid, so raise it to {amount}.</source>
        <translation>Jetzt kennst du deine Karten und darfst dein Gebot einmal erhöhen. Du bekommst, was du gereizt hast, also erhöhe auf {amount}.</translation>
    </message>
    <message>
        <source>You bid highest. Everyone saw the three cards of the kitty, and now they’re yours.</source>
        <translation>Du hast am höchsten gereizt. Alle haben die drei Karten des Talons gesehen, und jetzt gehören sie dir.</translation>
    </message>
    <message>
        <source>You can’t discard aces or tens, so discard {cards}. They count for you.</source>
        <translation>Drücke drei Karten, aber kein Ass und keine Zehn: {cards}. Sie zählen für dich.</translation>
    </message>
    <message>
        <source>Your first lead must be an ace, or a spade if you have no ace. Play the {card}.</source>
        <translation>Dein erstes Ausspiel muss ein Ass sein, oder Pik, wenn du kein Ass hast. Spiele {card}.</translation>
    </message>
    <message>
        <source>You could play that too, but in this lesson play the {card}.</source>
        <translation>Das ist auch erlaubt, aber spiele in dieser Lektion {card}.</translation>
    </message>
    <message>
        <source>You could do that too, but in this lesson choose “{action}”.</source>
        <translation>Das geht auch, aber wähle in dieser Lektion „{action}“.</translation>
    </message>
    <message>
        <source>You could choose differently, but in this lesson choose these cards: {cards}.</source>
        <translation>Du darfst auch anders wählen, aber nimm in dieser Lektion: {cards}.</translation>
    </message>
    <message>
        <source>Väinö, sitting opposite, is your partner against Hilma and Elsa. Everyone plays a card, and the highest wins all four. That’s a trick. Väinö starts.</source>
        <translation>Väinö sitzt gegenüber und spielt mit dir gegen Hilma und Elsa. Jeder spielt eine Karte, und die höchste gewinnt alle vier. Das ist ein Stich. Väinö fängt an.</translation>
    </message>
    <message>
        <source>From high to low: ace, ten, king, queen, jack, nine, eight, seven, six. The ten is high, and only the ace beats it.</source>
        <translation>Von hoch nach niedrig: Ass, Zehn, König, Dame, Bube, Neun, Acht, Sieben, Sechs. Die Zehn ist hoch, und nur das Ass schlägt sie.</translation>
    </message>
    <message>
        <source>Spades were led, so play a spade. If you can beat the highest card, you must. Play your ten. Only your own ace beats it.</source>
        <translation>Pik wurde ausgespielt, also spiele Pik. Kannst du die höchste Karte übernehmen, musst du es tun. Spiele deine Zehn. Nur dein eigenes Ass schlägt sie.</translation>
    </message>
    <message>
        <source>That would win too, since you hold all the high spades. But play the ten, and see how high it is.</source>
        <translation>Diese Karte würde auch gewinnen, denn du hast alle hohen Pik. Aber spiele die Zehn, damit du siehst, wie hoch sie ist.</translation>
    </message>
    <message>
        <source>The trick is yours, so you lead the next one. You can lead any card. Lead the ace of spades, because nothing beats it.</source>
        <translation>Der Stich gehört dir, also spielst du zum nächsten aus. Jede Karte ist erlaubt. Spiele Pik-Ass aus, denn nichts schlägt es.</translation>
    </message>
    <message>
        <source>You could do that, but the ace of spades is sure to win, and then you lead again.</source>
        <translation>Das darfst du, aber Pik-Ass gewinnt sicher, und dann spielst du wieder aus.</translation>
    </message>
    <message>
        <source>The ace and ten of spades are gone, so your king is now the highest spade. Lead it.</source>
        <translation>Pik-Ass und Pik-Zehn sind weg, also ist dein König jetzt das höchste Pik. Spiele ihn aus.</translation>
    </message>
    <message>
        <source>Remember which cards are gone. No spade beats the king of spades any more, so lead it.</source>
        <translation>Merke dir, welche Karten weg sind. Den Pik-König schlägt kein Pik mehr, also spiele ihn aus.</translation>
    </message>
    <message>
        <source>Eight spades are gone, so you have the last one. Nobody can follow suit, and there are no trumps, so even the eight wins. Lead it.</source>
        <translation>Acht Pik sind weg, also hast du das letzte. Niemand kann bedienen, und Trumpf gibt es nicht, also gewinnt sogar die Acht. Spiele sie aus.</translation>
    </message>
    <message>
        <source>Another card might be beaten. The eight of spades can’t, because no other spade is left.</source>
        <translation>Eine andere Karte könnte geschlagen werden. Pik-Acht nicht, denn es gibt kein anderes Pik mehr.</translation>
    </message>
    <message>
        <source>Hearts were led, and you have none. There are no trumps, so you may play anything. Discard the six of clubs.</source>
        <translation>Herz wurde ausgespielt, und du hast keins. Trumpf gibt es nicht, also darfst du alles spielen. Wirf Kreuz-Sechs ab.</translation>
    </message>
    <message>
        <source>You could do that, and you’d lose nothing. But keep the higher card, because it may still win.</source>
        <translation>Das ist erlaubt, und du verlierst nichts. Aber behalte die höhere Karte, denn sie kann noch gewinnen.</translation>
    </message>
    <message>
        <source>The others score a berry for the last trick, and you score one for card points. You win with exactly twelve. Overshoot, and you drop to seven.</source>
        <translation>Die anderen bekommen eine Beere für den letzten Stich, ihr eine für die meisten Augen. Genau zwölf gewinnen. Wer darüber kommt, fällt auf sieben.</translation>
    </message>
    <message>
        <source>The king and queen of the same suit make a marriage. You hold two halves, the king of hearts and the queen of clubs.</source>
        <translation>König und Dame einer Farbe sind ein Paar. Du hast zwei Hälften: Herz-König und Kreuz-Dame.</translation>
    </message>
    <message>
        <source>You must beat the ten if you can, and only your ace can.</source>
        <translation>Du musst die Zehn übernehmen, wenn du kannst, und das geht nur mit deinem Ass.</translation>
    </message>
    <message>
        <source>That’s possible too, but in this lesson ask for the half in clubs first.</source>
        <translation>Das geht auch. Frage in dieser Lektion zuerst nach der Hälfte in Kreuz.</translation>
    </message>
    <message>
        <source>Lead the ace of clubs. It’s sure to win, and every trick you win brings another question.</source>
        <translation>Spiele Kreuz-Ass aus. Es gewinnt sicher, und jeder gewonnene Stich bringt eine neue Frage.</translation>
    </message>
    <message>
        <source>You won again, so ask again. You hold the king of hearts, so ask for the other half in hearts.</source>
        <translation>Du hast wieder gewonnen und darfst wieder fragen. Du hast Herz-König, also frage nach der anderen Hälfte in Herz.</translation>
    </message>
    <message>
        <source>The king of hearts is the half that you haven’t asked about. Ask for the other half in hearts.</source>
        <translation>Nach der anderen Hälfte zum Herz-König hast du noch nicht gefragt. Frage nach der Hälfte in Herz.</translation>
    </message>
    <message>
        <source>Diamonds were led, and you have none, so you must trump. Your king is now the highest heart, so nobody can beat it.</source>
        <translation>Karo wurde ausgespielt, und du hast keins, also musst du Trumpf spielen. Dein König ist jetzt das höchste Herz, und niemand kann ihn schlagen.</translation>
    </message>
    <message>
        <source>That’s a trump too, but a higher one could beat it. The king is safe.</source>
        <translation>Das ist auch ein Trumpf, aber ein höherer könnte ihn schlagen. Der König ist sicher.</translation>
    </message>
    <message>
        <source>Five berries: two for trumps, one each for spades, the last trick and card points. Without a trick, the others land in Porvoo, on zero.</source>
        <translation>Fünf Beeren: zwei für Trumpf, je eine für Pik, den letzten Stich und die Augen. Die anderen fahren ohne Stich nach Porvoo, zurück auf null.</translation>
    </message>
    <message>
        <source>You hold four cards. Seven more lie face up, each covering a hidden one. You can play from your hand or from these open cards.</source>
        <translation>Du hast vier Karten auf der Hand, und sieben liegen offen vor dir, jede auf einer verdeckten. Du darfst von beiden spielen.</translation>
    </message>
    <message>
        <source>When you play an open card, you turn up the hidden one under it. From then on, you can use that card too.</source>
        <translation>Spielst du eine offene Karte, wird die verdeckte darunter aufgedeckt. Du darfst sie ab der nächsten Karte benutzen.</translation>
    </message>
    <message>
        <source>You score two berries, one for the last trick and one for more card points. You win with exactly twelve. Overshoot, and you drop to seven.</source>
        <translation>Du bekommst zwei Beeren, für den letzten Stich und für die meisten Augen. Genau zwölf gewinnen. Wer darüber kommt, fällt auf sieben.</translation>
    </message>
    <message>
        <source>Your hand and your open cards belong together. The king and queen of the same suit make a marriage wherever they are.</source>
        <translation>Deine Hand und deine offenen Karten gehören zusammen. König und Dame einer Farbe sind ein Paar, egal wo sie liegen.</translation>
    </message>
    <message>
        <source>You won again and have a second marriage, in {suit}. Declare it. This “little one” scores one berry and doesn’t change trumps.</source>
        <translation>Der Stich gehört wieder dir, und du hast noch ein Paar in {suit}. Melde es. Dieses „kleine Paar“ bringt eine Beere, der Trumpf bleibt.</translation>
    </message>
    <message>
        <source>Five berries: two for trumps, one each for the second marriage, the last trick and more card points. You win with exactly twelve.</source>
        <translation>Fünf Beeren: zwei für den Trumpf, je eine für das zweite Paar, den letzten Stich und die meisten Augen. Genau zwölf gewinnen.</translation>
    </message>
    <message>
        <source>Hand and open cards, following suit, and the first score.</source>
        <translation>Hand und offene Karten, Bedienen und die ersten Punkte.</translation>
    </message>
    <message>
        <source>You have nine berries, and Väinö has eight. To win, you need exactly twelve.</source>
        <translation>Du hast neun Beeren und Väinö acht. Zum Sieg brauchst du genau zwölf.</translation>
    </message>
    <message>
        <source>You score four berries, and nine and four make thirteen. That’s one too many, so you drop to seven. Count ahead!</source>
        <translation>Du bekommst vier Beeren, und neun und vier sind dreizehn. Das ist eine zu viel, also fällst du auf sieben. Zähle voraus!</translation>
    </message>
    <message>
        <source>Nine, two for trumps and one for clubs make twelve already. The last trick is one too many, but your six of clubs will win it.</source>
        <translation>Neun, zwei für Trumpf und eine für Kreuz sind schon zwölf. Der letzte Stich ist einer zu viel, aber deine Kreuz-Sechs macht ihn.</translation>
    </message>
    <message>
        <source>Diamonds are now trumps. The first marriage in a hand scores forty points. Every later one scores twenty and changes trumps.</source>
        <translation>Das erste Paar des Spiels bringt vierzig Punkte, und Karo ist Trumpf. Jedes spätere bringt zwanzig und wechselt den Trumpf.</translation>
    </message>
    <message>
        <source>Your side has 159 points, the others 11. The higher total wins one berry, or two if the other is under 20. You get two.</source>
        <translation>Ihr habt 159 Punkte, die anderen 11. Die höhere Summe bringt eine Beere, oder zwei, wenn die andere unter 20 liegt. Ihr bekommt zwei.</translation>
    </message>
    <message>
        <source>In this game, you may ask even before the first trick. Before each lead, the leader may ask once if their partner holds a marriage.</source>
        <translation>In diesem Spiel darf man schon vor dem ersten Stich fragen. Vor jedem Ausspiel darf man den Partner einmal nach einem Paar fragen.</translation>
    </message>
    <message>
        <source>Väinö holds two marriages and chooses hearts. That’s forty points, and hearts are trumps.</source>
        <translation>Väinö hat zwei Paare und wählt Herz. Das sind vierzig Punkte, und Herz ist Trumpf.</translation>
    </message>
    <message>
        <source>Väinö declared the king and queen of spades for twenty points. Now spades are trumps, and hearts are a side suit again.</source>
        <translation>Väinö hat König und Dame in Pik gemeldet: zwanzig Punkte, und jetzt ist Pik Trumpf. Herz ist wieder eine gewöhnliche Farbe.</translation>
    </message>
    <message>
        <source>You must follow suit, and the {card} is your only card of that suit. Play it.</source>
        <translation>Du musst bedienen und hast nur eine Karte dieser Farbe. Spiele {card}.</translation>
    </message>
    <message>
        <source>You win 131 to 59, for one berry. A side that takes no trick goes in the bag, and can’t declare in the next hand.</source>
        <translation>Ihr gewinnt mit 131 zu 59: eine Beere. Eine Partei ohne Stich kommt in den Beutel und darf im nächsten Spiel nichts melden.</translation>
    </message>
    <message>
        <source>sending others into the bag</source>
        <translation>die anderen in den Beutel bringen</translation>
    </message>
    <message>
        <source>a side in the bag</source>
        <translation>eine Partei im Beutel</translation>
    </message>
    <message>
        <source>Taking every trick, and what happens to the other side.</source>
        <translation>Alle Stiche machen, und was den anderen dann passiert.</translation>
    </message>
    <message>
        <source>What a side in the bag can’t do, and how it gets out.</source>
        <translation>Was eine Partei im Beutel nicht darf, und wie sie herauskommt.</translation>
    </message>
    <message>
        <source>An ace counts 11, a ten 10, a king 4, a queen 3 and a jack 2. The last trick counts another 10.</source>
        <translation>Ein Ass zählt 11, eine Zehn 10, ein König 4, eine Dame 3 und ein Bube 2. Der letzte Stich zählt noch 10.</translation>
    </message>
    <message>
        <source>You and Väinö have strong cards. Try to win every trick, because a side without a trick is in trouble.</source>
        <translation>Du und Väinö habt starke Karten. Versucht, alle Stiche zu machen, denn eine Partei ohne Stich bekommt Ärger.</translation>
    </message>
    <message>
        <source>You took every trick. That’s 130 to nothing: 120 for cards and 10 for the last trick. You get two berries.</source>
        <translation>Ihr habt alle Stiche. Es steht 130 zu null: 120 für die Karten und 10 für den letzten Stich. Ihr bekommt zwei Beeren.</translation>
    </message>
    <message>
        <source>The others took no trick, so they go in the bag. In the next hand, they can’t declare or ask.</source>
        <translation>Die anderen haben keinen Stich, also kommen sie in den Beutel. Im nächsten Spiel dürfen sie weder melden noch fragen.</translation>
    </message>
    <message>
        <source>Hilma and Elsa took no trick in the last hand, so they’re in the bag. They can’t declare or ask for a marriage.</source>
        <translation>Hilma und Elsa hatten im letzten Spiel keinen Stich, also sind sie im Beutel. Sie dürfen weder melden noch nach Paaren fragen.</translation>
    </message>
    <message>
        <source>They have the higher total, 90 to 40, but they were in the bag. So nobody scores.</source>
        <translation>Sie haben mehr Punkte, 90 zu 40, aber sie waren im Beutel. Deshalb bekommt niemand etwas.</translation>
    </message>
    <message>
        <source>They took tricks this time, so they leave the bag. From the next hand on, they may declare again.</source>
        <translation>Diesmal haben sie Stiche gemacht, also kommen sie aus dem Beutel. Ab dem nächsten Spiel dürfen sie wieder melden.</translation>
    </message>
    <message>
        <source>If both totals are the same, nobody scores either.</source>
        <translation>Bei Gleichstand bekommt auch niemand etwas.</translation>
    </message>
    <message>
        <source>Väinö asked for the other half in diamonds. You hold the queen, so your answer is yes. Diamonds are trumps, for two berries.</source>
        <translation>Väinö hat nach der anderen Hälfte in Karo gefragt. Du hast die Dame, also ist die Antwort Ja. Karo ist Trumpf und bringt zwei Beeren.</translation>
    </message>
    <message>
        <source>You score two for trumps and one for the last trick. The others score one for a marriage and one for more aces and tens.</source>
        <translation>Ihr bekommt zwei Beeren für Trumpf und eine für den letzten Stich, die anderen je eine für ein Paar und die meisten Asse und Zehnen.</translation>
    </message>
    <message>
        <source>The first lead must be an ace if the leader has one. Without an ace, Väinö led the jack of hearts.</source>
        <translation>Das erste Ausspiel muss ein Ass sein, wenn man eins hat. Väinö hatte keins, also spielte er Herz-Bube aus.</translation>
    </message>
    <message>
        <source>Väinö has the king, so hearts are trumps, for two berries. Now you must lead a card of the marriage. Play the {card}.</source>
        <translation>Väinö hat den König, also ist Herz Trumpf und bringt zwei Beeren. Jetzt musst du eine Karte aus dem Paar ausspielen. Spiele {card}.</translation>
    </message>
    <message>
        <source>Hilma won a trick and declared spades, a “little one” worth one berry for her side. Hearts stay trumps.</source>
        <translation>Hilma hat einen Stich gemacht und Pik gemeldet, ein kleines Paar: eine Beere für die anderen. Herz bleibt Trumpf.</translation>
    </message>
    <message>
        <source>You score four berries: two for trumps, one each for the last trick and more aces and tens. The others score one. You win with twelve.</source>
        <translation>Ihr bekommt vier Beeren: zwei für Trumpf, je eine für den letzten Stich und die meisten Asse und Zehnen. Die anderen bekommen eine. Zwölf gewinnen.</translation>
    </message>
    <message>
        <source>Declaring your own pair, taking every trick, and Porvoo.</source>
        <translation>Das eigene Paar melden, alle Stiche machen und Porvoo.</translation>
    </message>
    <message>
        <source>Asking for a whole, and what breaks a tie.</source>
        <translation>Nach einem ganzen Paar fragen, und was bei Gleichstand entscheidet.</translation>
    </message>
    <message>
        <source>Spades are trumps, for two berries. Now you must lead a card of your marriage. Play the {card}.</source>
        <translation>Pik ist Trumpf, das gibt zwei Beeren. Jetzt musst du eine Karte des Paares ausspielen. Spiele {card}.</translation>
    </message>
    <message>
        <source>You took every trick and score five berries: two for trumps, one each for diamonds, the last trick, and aces and tens.</source>
        <translation>Ihr habt alle Stiche und bekommt fünf Beeren: zwei für Trumpf, je eine für Karo, den letzten Stich sowie Asse und Zehnen.</translation>
    </message>
    <message>
        <source>The others took no trick, so they go to Porvoo. They lose all five berries and are back at zero.</source>
        <translation>Die anderen haben keinen Stich, also fahren sie nach Porvoo. Sie verlieren alle fünf Beeren und stehen bei null.</translation>
    </message>
    <message>
        <source>If the tie-break is tied too, nobody gets that berry.</source>
        <translation>Herrscht auch dann noch Gleichstand, bekommt niemand diese Beere.</translation>
    </message>
    <message>
        <source>After each trick, the winner draws a card from the stock, then the other player draws. The winner leads again.</source>
        <translation>Nach jedem Stich zieht erst der Gewinner eine Karte vom Stapel, dann der andere. Dann spielt der Gewinner wieder aus.</translation>
    </message>
    <message>
        <source>While the stock lasts, you may play any card, whatever was led. Give away as little as you can, and play the {card}.</source>
        <translation>Solange der Stapel reicht, darfst du alles spielen, egal was ausgespielt wurde. Gib wenig weg und spiele {card}.</translation>
    </message>
    <message>
        <source>The stock is gone. Now follow suit, and beat the highest card if you can. If you can’t follow suit, you must trump.</source>
        <translation>Der Stapel ist leer. Jetzt musst du bedienen und die höchste Karte übernehmen, wenn du kannst. Kannst du nicht bedienen, musst du Trumpf spielen.</translation>
    </message>
    <message>
        <source>Väinö took the last trick and the more valuable cards, for one berry each. The first player to reach twelve wins.</source>
        <translation>Väinö hat den letzten Stich und die wertvolleren Karten: je eine Beere. Wer zuerst zwölf hat, gewinnt.</translation>
    </message>
    <message>
        <source>You hold the king and queen of hearts, a marriage. Before you can declare it, you have to win a trick.</source>
        <translation>Du hast Herz-König und Herz-Dame: ein Paar. Um es zu melden, musst du erst einen Stich machen.</translation>
    </message>
    <message>
        <source>A spade was led. Play the {card} to win the trick, because then you can declare your marriage.</source>
        <translation>Pik wurde ausgespielt. Spiele {card} und nimm den Stich, denn dann darfst du dein Paar melden.</translation>
    </message>
    <message>
        <source>The stock is gone, so nobody can declare now. Follow suit, and beat the highest card if you can. If you can’t follow suit, trump.</source>
        <translation>Der Stapel ist leer, und niemand kann mehr melden. Jetzt musst du bedienen und übernehmen, oder Trumpf spielen, wenn du nicht bedienen kannst.</translation>
    </message>
    <message>
        <source>Five berries: two for trumps, one each for the second marriage, the last trick and the more valuable cards. Väinö gets no berries.</source>
        <translation>Fünf Beeren: zwei für den Trumpf, je eine für das zweite Paar, den letzten Stich und die wertvolleren Karten. Väinö hat keine.</translation>
    </message>
    <message>
        <source>Drawing from the stock, and when you must follow suit.</source>
        <translation>Vom Stapel ziehen, und wann du bedienen musst.</translation>
    </message>
    <message>
        <source>your own pair</source>
        <translation>dein eigenes Paar</translation>
    </message>
    <message>
        <source>beyond twelve, and Porvoo</source>
        <translation>über zwölf, und Porvoo</translation>
    </message>
    <message>
        <source>asking your partner</source>
        <translation>den Partner fragen</translation>
    </message>
    <message>
        <source>a bid that’s missed</source>
        <translation>ein verfehltes Gebot</translation>
    </message>
    <message>
        <source>läpiajo</source>
        <translation>Läpiajo</translation>
    </message>
    <message>
        <source>The order of the cards, following suit, and the first score.</source>
        <translation>Die Reihenfolge der Karten, Bedienen und die ersten Punkte.</translation>
    </message>
    <message>
        <source>Asking your partner for half a marriage, trumps, and the little one.</source>
        <translation>Den Partner nach einer Hälfte fragen, Trumpf und das kleine Paar.</translation>
    </message>
    <message>
        <source>Asking your partner for a whole, and how trumps change.</source>
        <translation>Den Partner nach einem ganzen Paar fragen, und wie Trumpf wechselt.</translation>
    </message>
    <message>
        <source>Asking for a whole, and declaring your own pair later.</source>
        <translation>Nach einem ganzen Paar fragen und das eigene später melden.</translation>
    </message>
    <message>
        <source>Declaring your own marriages, and what they score.</source>
        <translation>Die eigenen Paare melden, und was sie zählen.</translation>
    </message>
    <message>
        <source>What happens beyond twelve, and the trip to Porvoo.</source>
        <translation>Was über zwölf passiert, und die Reise nach Porvoo.</translation>
    </message>
    <message>
        <source>Bidding, the exchange, and raising your bid.</source>
        <translation>Reizen, Kartentausch und das Gebot erhöhen.</translation>
    </message>
    <message>
        <source>Bidding, the kitty, your discards, and raising your bid.</source>
        <translation>Reizen, der Talon, das Drücken und das Gebot erhöhen.</translation>
    </message>
    <message>
        <source>What it costs to miss your bid.</source>
        <translation>Was es kostet, das Gebot zu verfehlen.</translation>
    </message>
    <message>
        <source>What it costs to take no trick at all.</source>
        <translation>Was es kostet, gar keinen Stich zu machen.</translation>
    </message>
    <message>
        <source>Aces and tens count 10, and kings, queens and jacks 5. The last trick counts another 20.</source>
        <translation>Asse und Zehnen zählen 10, Könige, Damen und Buben 5. Der letzte Stich zählt noch 20.</translation>
    </message>
    <message>
        <source>An ace counts 11, a ten 10, a king 4, a queen 3 and a jack 2. The last trick counts another 20.</source>
        <translation>Ein Ass zählt 11, eine Zehn 10, ein König 4, eine Dame 3 und ein Bube 2. Der letzte Stich zählt noch 20.</translation>
    </message>
    <message>
        <source>Aces and tens are tied, four each. Then an ace counts 4, a king 3, a queen 2 and a jack 1. You have more.</source>
        <translation>Asse und Zehnen stehen vier zu vier. Dann zählen Ass 4, König 3, Dame 2 und Bube 1. Du hast mehr.</translation>
    </message>
    <message>
        <source>If you take no trick in a hand, you go to Porvoo. That means you lose all your berries and start again from zero.</source>
        <translation>Machst du in einem Spiel keinen Stich, fährst du nach Porvoo. Du verlierst alle Beeren und fängst wieder bei null an.</translation>
    </message>
    <message>
        <source>Missing your bid costs as much as making it brings. Bid high only when you hope for a marriage that you can declare.</source>
        <translation>Ein verfehltes Gebot kostet so viel, wie ein erfülltes bringt. Biete nur hoch, wenn du auf eine Meldung hoffen darfst.</translation>
    </message>
    <message>
        <source>Väinö bid highest. Help your partner with your best cards: {cards}.</source>
        <translation>Väinö hat am höchsten geboten. Hilf ihm mit deinen besten Karten: {cards}.</translation>
    </message>
    <message>
        <source>Your side took every trick and made its bid. You score what Väinö bid, however much you took.</source>
        <translation>Deine Partei hat alle Stiche und das Gebot erfüllt. Ihr bekommt, was Väinö geboten hat, egal wie viel ihr geholt habt.</translation>
    </message>
    <message>
        <source>Hilma bid highest, promising eighty points for her side. You and Väinö try to stop her. You’ll learn bidding in the third lesson.</source>
        <translation>Hilma hat am höchsten gereizt. Ihre Partei hat achtzig Punkte versprochen, und du und Väinö wollt das verhindern. Reizen lernst du in der dritten Lektion.</translation>
    </message>
    <message>
        <source>Aces and tens count 10, and kings, queens and jacks 5. The last trick counts 20. Hilma’s side bid 80, took 115 and scores 80.</source>
        <translation>Asse und Zehnen zählen zehn, Könige, Damen und Buben fünf, der letzte Stich zwanzig. Hilmas Partei hat 115 und bekommt ihre achtzig.</translation>
    </message>
    <message>
        <source>You can declare only after winning a trick that you led, and you just did. Declare the king and queen of {suit}.</source>
        <translation>Melden darfst du nur nach einem Stich, zu dem du selbst ausgespielt hast, wie gerade eben. Melde König und Dame in {suit}.</translation>
    </message>
    <message>
        <source>That’s 80 points! Diamonds stay trumps until someone declares another marriage. Your side needs 105 in all.</source>
        <translation>Achtzig Punkte! Karo bleibt Trumpf, bis jemand ein anderes Paar meldet. Deine Partei braucht 105.</translation>
    </message>
    <message>
        <source>Your side took 175 points and had bid 105, so you score 105. The others score what they took.</source>
        <translation>Deine Partei hat 175 Punkte und hatte 105 gereizt, also bekommt ihr 105. Die anderen bekommen, was sie geholt haben.</translation>
    </message>
    <message>
        <source>Before play, everyone bids how many points their side will take, in steps of five. If you pass, you drop out. The highest bid wins.</source>
        <translation>Vor dem Spielen reizt jeder in Fünferschritten die Punkte, die seine Partei machen will, oder passt endgültig. Das höchste Gebot gewinnt.</translation>
    </message>
    <message>
        <source>You must open the bidding. Start low and see what the others want. Bid {amount}.</source>
        <translation>Du musst das Reizen eröffnen. Fange niedrig an und sieh, was die anderen wollen. Reize {amount}.</translation>
    </message>
    <message>
        <source>Everyone else passed, so your side plays for fifty. Väinö gives you three cards that may help you.</source>
        <translation>Die anderen haben gepasst, also spielt deine Partei um fünfzig. Väinö schiebt dir drei Karten, die dir helfen können.</translation>
    </message>
    <message>
        <source>Give back the three cards that help you least: {cards}.</source>
        <translation>Schiebe die drei Karten zurück, die dir am wenigsten helfen: {cards}.</translation>
    </message>
    <message>
        <source>You won a trick that you led, so declare a marriage. Start with {suit} for forty points, and keep hearts for later.</source>
        <translation>Du hast einen Stich gemacht, zu dem du ausgespielt hast, also melde ein Paar. Fang mit {suit} für vierzig Punkte an und hebe Herz für später auf.</translation>
    </message>
    <message>
        <source>Now declare {suit} for a hundred points. Hearts become trumps in place of spades.</source>
        <translation>Melde jetzt {suit} für hundert Punkte. Herz wird Trumpf statt Pik.</translation>
    </message>
    <message>
        <source>Your side took 280 points and made its bid of 235, so you score 235. Missing it would have cost you as much.</source>
        <translation>Deine Partei hat 280 Punkte und damit ihr Gebot von 235 erfüllt, also bekommt ihr 235. Ein verfehltes Gebot hätte ebenso viel gekostet.</translation>
    </message>
    <message>
        <source>Asking for a whole after your own lead, and changing trumps.</source>
        <translation>Nach eigenem Ausspiel nach einem ganzen Paar fragen und den Trumpf wechseln.</translation>
    </message>
    <message>
        <source>You won a trick that you led, so you may also ask Väinö for a whole, the king and queen of one suit.</source>
        <translation>Du hast einen Stich, zu dem du ausgespielt hast. Darum darfst du Väinö auch nach einem Paar fragen, König und Dame einer Farbe.</translation>
    </message>
    <message>
        <source>You won again. Declare {suit} for 60 points, and they become trumps in place of diamonds.</source>
        <translation>Der Stich gehört wieder dir. Melde {suit} für 60 Punkte, dann wird das Trumpf statt Karo.</translation>
    </message>
    <message>
        <source>Your side took 325 points but bid only 95, so you score 95. Raising the bid would have paid.</source>
        <translation>Deine Partei hat 325 Punkte, aber nur 95 geboten, also bekommt ihr 95. Erhöhen hätte sich gelohnt.</translation>
    </message>
    <message>
        <source>If you hold only half of a marriage, you may ask your partner for the other half. The answer is always true.</source>
        <translation>Hast du nur die Hälfte eines Paares, darfst du deinen Partner nach der anderen fragen. Die Antwort ist immer wahr.</translation>
    </message>
    <message>
        <source>Väinö bid 105 for your side. All the cards and the last trick make only 160, so you need nearly everything or a marriage.</source>
        <translation>Väinö hat für euch 105 geboten. Karten und letzter Stich bringen nur 160, also braucht ihr fast alles oder ein Paar.</translation>
    </message>
    <message>
        <source>Väinö asked you for a half in hearts. You have neither the king nor the queen, so the answer is no.</source>
        <translation>Väinö hat dich nach einer Hälfte in Herz gefragt. Du hast weder König noch Dame, also ist die Antwort nein.</translation>
    </message>
    <message>
        <source>Your side took 90 points but had bid 105, so you lose 105. The others score their 70.</source>
        <translation>Deine Partei hat 90 Punkte und hatte 105 geboten, also verliert ihr 105. Die anderen bekommen ihre 70.</translation>
    </message>
    <message>
        <source>Väinö gave you three cards back and stays at 120. Your partner leads, and you help.</source>
        <translation>Väinö hat dir drei Karten zurückgegeben und bleibt bei 120. Er spielt aus, und du hilfst ihm.</translation>
    </message>
    <message>
        <source>Väinö led, won the trick and declared hearts, the best marriage. That’s 100 points, and hearts are trumps.</source>
        <translation>Väinö hat nach eigenem Ausspiel gestochen und Herz gemeldet, das beste Paar. Das sind 100 Punkte, und Herz ist Trumpf.</translation>
    </message>
    <message>
        <source>The others took no trick at all. That’s läpiajo, and it costs them the bid of 120.</source>
        <translation>Die anderen haben keinen einzigen Stich. Das ist Läpiajo und kostet sie das Gebot von 120.</translation>
    </message>
    <message>
        <source>Elsa bid highest and took the kitty. She promised 140 points, alone against you and Hilma. Take what you can.</source>
        <translation>Elsa hat am höchsten gereizt und den Talon genommen. Sie hat 140 Punkte versprochen, allein gegen dich und Hilma. Hole, was du kannst.</translation>
    </message>
    <message>
        <source>Elsa took 165 points, so she makes her bid of 140. The defenders score what they took, so you get 25.</source>
        <translation>Elsa hat 165 Punkte geholt und damit ihr Gebot von 140 erfüllt. Die anderen bekommen, was sie geholt haben, du also 25.</translation>
    </message>
    <message>
        <source>You won again and hold another king and queen. Declare {suit} for sixty more points, and they become trumps.</source>
        <translation>Der Stich gehört wieder dir, und du hast noch ein Paar. Melde {suit} für weitere sechzig Punkte, dann wird diese Farbe Trumpf.</translation>
    </message>
    <message>
        <source>You took 250 points and had bid 185, so you score 185. Missing it would have cost you as much.</source>
        <translation>Du hast 250 Punkte und hattest 185 gereizt, also bekommst du 185. Ein verfehltes Gebot hätte dich ebenso viel gekostet.</translation>
    </message>
    <message>
        <source>Each player bids how many points they’ll take alone, in steps of five. If you pass, you drop out. Elsa must open.</source>
        <translation>Jeder reizt in Fünferschritten die Punkte, die er allein machen will, oder passt endgültig. Elsa muss eröffnen.</translation>
    </message>
    <message>
        <source>You took 140 points and had bid 80, so you score 80. A higher raise would have brought you more.</source>
        <translation>Du hast 140 Punkte und hattest 80 gereizt, also bekommst du 80. Hättest du höher erhöht, hättest du mehr bekommen.</translation>
    </message>
    <message>
        <source>You took 105 points and had bid 85, so you score 85. Elsa scores the 55 that she took.</source>
        <translation>Du hast 105 Punkte und hattest 85 geboten, also bekommst du 85. Elsa bekommt ihre 55.</translation>
    </message>
    <message>
        <source>Hilma took no trick. A player without a trick loses the bid, so this hand costs her 85.</source>
        <translation>Hilma hat keinen Stich. Wer keinen Stich macht, verliert das Gebot, also kostet sie dieses Spiel 85.</translation>
    </message>
    <message>
        <source>You bid 100 because you hold two marriages. But you can declare one only after winning a trick.</source>
        <translation>Du hast 100 geboten, weil du zwei Paare hast. Aber melden darfst du erst, wenn du einen Stich gemacht hast.</translation>
    </message>
    <message>
        <source>You still haven’t won a trick, so both marriages are stuck in your hand. Now you have to break one up.</source>
        <translation>Du hast noch immer keinen Stich, also sitzen beide Paare auf deiner Hand fest. Jetzt musst du eins auseinanderreißen.</translation>
    </message>
    <message>
        <source>You took 60 points but had bid 100, so you lose 100. The others score what they took.</source>
        <translation>Du hast 60 Punkte und hattest 100 geboten, also verlierst du 100. Die anderen bekommen, was sie geholt haben.</translation>
    </message>
    <message>
        <source>Eleven cards are set aside face down as a dead hand. Nobody bid, so you each play for your own points.</source>
        <translation>Elf Karten liegen verdeckt als tote Hand beiseite. Niemand hat gereizt, also spielt jeder für sich.</translation>
    </message>
    <message>
        <source>Nobody bid, so each player scores the points they took. Väinö gets 145, including 100 for the marriage in hearts, and you get 40.</source>
        <translation>Niemand hat gereizt, also bekommt jeder, was er geholt hat: Väinö 145, davon hundert für das Paar in Herz, du 40.</translation>
    </message>
    <message>
        <source>The marriage decided it. You score 150 and Väinö 55. The first player to reach 505 wins the match.</source>
        <translation>Das Paar hat entschieden. Du bekommst 150 und Väinö 55. Wer zuerst 505 hat, gewinnt die Partie.</translation>
    </message>
    <message>
        <source>Each player bids how many points they’ll take, or passes. Bids start at sixty, in steps of five. The highest bidder takes the kitty.</source>
        <translation>Jeder reizt in Fünferschritten die Punkte, die er machen will, mindestens sechzig, oder passt. Wer am höchsten reizt, nimmt den Talon.</translation>
    </message>
    <message>
        <source>You can’t discard aces or tens, so discard {cards}. They count once you win a trick.</source>
        <translation>Drücke drei Karten, kein Ass und keine Zehn: {cards}. Sie zählen für dich, sobald du einen Stich machst.</translation>
    </message>
    <message>
        <source>You took 105 points and had bid 65, so you score 65. Väinö took 30 points and scores 30.</source>
        <translation>Du hast 105 Punkte und hattest 65 gereizt, also bekommst du 65. Väinö bekommt die dreißig, die er geholt hat.</translation>
    </message>
    <message>
        <source>sooli</source>
        <translation>Sooli</translation>
    </message>
    <message>
        <source>when a rise is over</source>
        <translation>wenn ein Aufstieg endet</translation>
    </message>
    <message>
        <source>Choosing rami or nolo, and avoiding tricks.</source>
        <translation>Rami oder Nolo wählen und Stiche vermeiden.</translation>
    </message>
    <message>
        <source>Playing alone, without taking a single trick.</source>
        <translation>Allein spielen, ohne einen einzigen Stich.</translation>
    </message>
    <message>
        <source>Beating a sooli, and how a side loses its points.</source>
        <translation>Ein Sooli brechen, und wie eine Partei ihre Punkte verliert.</translation>
    </message>
    <message>
        <source>Elsa bid rami, but your cards are very low. Play alone and take no trick: choose “{action}”.</source>
        <translation>Elsa hat Rami geboten, aber deine Karten sind sehr niedrig. Spiele allein und ganz ohne Stich: Wähle „{action}“.</translation>
    </message>
    <message>
        <source>Give one card to Väinö, who sits out. Get rid of your worst card: {cards}. Aces are low in sooli, so keep yours.</source>
        <translation>Gib Väinö, der aussetzt, eine Karte. Werde deine schlechteste los: {cards}. Asse sind im Sooli niedrig, also behalte sie.</translation>
    </message>
    <message>
        <source>You always play last. The ace is the lowest card here, so stay below the other card. Play the {card}.</source>
        <translation>Du spielst immer zuletzt. Das Ass ist hier die niedrigste Karte, also bleib unter der anderen. Spiele {card}.</translation>
    </message>
    <message>
        <source>Not a single trick! Sooli scores 24 points for your side. With even one trick, the others would have got them.</source>
        <translation>Kein einziger Stich! Sooli bringt euch 24 Punkte. Bei nur einem Stich hätten die anderen sie bekommen.</translation>
    </message>
    <message>
        <source>Väinö bid rami, and Hilma says sooli. Elsa sits out. The others have 20 points, so make Hilma take a trick.</source>
        <translation>Väinö hat Rami geboten, und Hilma sagt Sooli. Elsa setzt aus. Die anderen haben 20 Punkte, also bring Hilma zu einem Stich.</translation>
    </message>
    <message>
        <source>Lead low, so that Hilma has trouble staying below. Play the {card}.</source>
        <translation>Spiele niedrig aus, dann kommt Hilma schwer darunter. Spiele {card}.</translation>
    </message>
    <message>
        <source>Hilma had to win a trick with the queen of hearts. Her sooli is beaten, and the hand ends at once.</source>
        <translation>Hilma musste mit der Herz-Dame einen Stich machen. Ihr Sooli ist gebrochen, und das Spiel endet sofort.</translation>
    </message>
    <message>
        <source>The others had 20 points and lost the hand. Their rise is over, so they drop to zero, and you score nothing yet.</source>
        <translation>Die anderen hatten 20 Punkte und haben verloren. Ihr Aufstieg ist vorbei, sie fallen auf null, und ihr bekommt noch nichts.</translation>
    </message>
    <message>
        <source>If the side that bid rami takes fewer than seven tricks, the others score 8 for each trick over six.</source>
        <translation>Macht die Partei, die Rami geboten hat, weniger als sieben Stiche, bekommen die anderen 8 für jeden Stich über sechs.</translation>
    </message>
    <message>
        <source>Now count the card points. An ace counts 11, a ten 10, a king 4, a queen 3 and a jack 2. Lower cards count nothing.</source>
        <translation>Jetzt werden die Augen gezählt. Ein Ass zählt 11, eine Zehn 10, ein König 4, eine Dame 3, ein Bube 2. Kleinere Karten zählen nichts.</translation>
    </message>
    <message>
        <source>Väinö holds the king and queen of spades. That’s 40 points, and spades are trumps. The king came from you!</source>
        <translation>Väinö hat König und Dame in Pik. Das sind 40 Punkte, und Pik ist Trumpf. Den König hast du ihm selbst gegeben!</translation>
    </message>
    <message>
        <source>every trick</source>
        <translation>alle Stiche</translation>
    </message>
    <message>
        <source>Taking every trick, so that the whole pack counts.</source>
        <translation>Alle Stiche machen, sodass das ganze Spiel zählt.</translation>
    </message>
    <message>
        <source>You may raise your bid of 85 once, but you have no marriage and few high cards. Choose “{action}”.</source>
        <translation>Du darfst dein Gebot von 85 einmal erhöhen, aber du hast kein Paar und wenige hohe Karten. Wähle „{action}“.</translation>
    </message>
    <message>
        <source>You took 78 points but had bid 85, so you lose 85. Seven points were missing.</source>
        <translation>Du hast 78 Punkte und hattest 85 geboten, also verlierst du 85. Sieben Punkte haben gefehlt.</translation>
    </message>
    <message>
        <source>Väinö took 36 points and scores 35. What the other player took is rounded to the nearest five.</source>
        <translation>Väinö hat 36 Punkte und bekommt 35. Was der andere holt, wird auf die nächste Fünf gerundet.</translation>
    </message>
    <message>
        <source>You took every trick, so the whole pack counts for you, 140 with the last trick. You score your bid of 75.</source>
        <translation>Du hast alle Stiche, also zählt der ganze Kartensatz für dich, mit dem letzten Stich 140. Du bekommst dein Gebot von 75.</translation>
    </message>
    <message>
        <source>Väinö took no trick. That’s läpiajo, and it costs the bid of 75.</source>
        <translation>Väinö hat keinen Stich. Das ist Läpiajo und kostet ihn das Gebot von 75.</translation>
    </message>
    <message>
        <source>Your partner Väinö’s ten is winning, but you must beat it if you can. That pays off, because the winner may ask for a marriage.</source>
        <translation>Die Zehn deines Partners Väinö liegt vorn, aber wenn du kannst, musst du sie übernehmen. Das lohnt sich, denn wer gewinnt, darf nach einem Paar fragen.</translation>
    </message>
    <message>
        <source>You won a trick, so before you lead you may ask Väinö for a marriage. Ask for the other half in clubs.</source>
        <translation>Du hast einen Stich gemacht. Bevor du ausspielst, darfst du Väinö nach einem Paar fragen. Frage nach der anderen Hälfte in Kreuz.</translation>
    </message>
    <message>
        <source>Väinö doesn’t have the king of clubs, and each trick gives you only one question. Lead the ace of clubs. If it wins, you may ask again.</source>
        <translation>Väinö hat Kreuz-König nicht, und du darfst pro Stich nur einmal fragen. Spiele Kreuz-Ass aus. Gewinnt es, darfst du wieder fragen.</translation>
    </message>
    <message>
        <source>Väinö has the queen! The first marriage makes its suit trumps, so hearts now beat every other suit. That’s two berries.</source>
        <translation>Väinö hat die Dame! Das erste Paar macht seine Farbe zum Trumpf, also sticht Herz jetzt alle anderen Farben. Das sind zwei Beeren.</translation>
    </message>
    <message>
        <source>Väinö won a trick and declared the king and queen of spades. Hearts stay trumps. A later marriage is a “little one”, worth one berry.</source>
        <translation>Väinö hat einen Stich gemacht und König und Dame in Pik gemeldet. Herz bleibt Trumpf. Ein späteres Paar heißt kleines Paar und gibt eine Beere.</translation>
    </message>
    <message>
        <source>You hold a whole marriage yourself, the king and queen of clubs. Win this trick with the ace, so your pair stays together.</source>
        <translation>Du hast selbst ein ganzes Paar, König und Dame in Kreuz. Nimm diesen Stich mit dem Ass, damit das Paar zusammenbleibt.</translation>
    </message>
    <message>
        <source>That would win the trick too, but it would break up your pair. Play the ace of clubs.</source>
        <translation>Auch das würde den Stich machen, aber dein Paar auseinanderreißen. Spiele Kreuz-Ass.</translation>
    </message>
    <message>
        <source>You won, so you may do one thing before you lead. Ask Väinö for a whole, a king and queen of the same suit.</source>
        <translation>Du hast gewonnen und darfst vor dem Ausspielen eine Sache tun. Frage Väinö nach einem Paar, König und Dame einer Farbe.</translation>
    </message>
    <message>
        <source>You may declare your own pair now, but you can still do that later. In this lesson, ask for a whole first.</source>
        <translation>Du darfst jetzt dein eigenes Paar melden, aber das geht auch später. Frage in dieser Lektion zuerst nach einem Paar.</translation>
    </message>
    <message>
        <source>Väinö holds the king and queen of diamonds! Diamonds are trumps, for two berries. Your own pair comes after your next trick.</source>
        <translation>Väinö hat König und Dame in Karo! Karo ist Trumpf, das gibt zwei Beeren. Dein eigenes Paar kommt nach dem nächsten Stich.</translation>
    </message>
    <message>
        <source>The ace of diamonds is gone, so your ten is the highest trump. Lead it.</source>
        <translation>Karo-Ass ist weg, also ist deine Zehn der höchste Trumpf. Spiele sie aus.</translation>
    </message>
    <message>
        <source>You could lead that, but it might lose. The ten of diamonds can’t be beaten.</source>
        <translation>Das kannst du auch ausspielen, aber es könnte verlieren. Karo-Zehn schlägt niemand.</translation>
    </message>
    <message>
        <source>You won again. Declare your own pair in clubs. It’s a “little one”, worth one berry, and diamonds stay trumps.</source>
        <translation>Der Stich gehört wieder dir. Melde dein eigenes Paar in Kreuz. Es ist ein „kleines Paar“ für eine Beere, und Karo bleibt Trumpf.</translation>
    </message>
    <message>
        <source>Declare the pair that you hold yourself, the king and queen of clubs. Nobody has to be asked.</source>
        <translation>Melde das Paar, das du selbst hast, König und Dame in Kreuz. Dafür musst du niemanden fragen.</translation>
    </message>
    <message>
        <source>You score five berries: two for trumps, one each for the little one, the last trick and more card points.</source>
        <translation>Ihr bekommt fünf Beeren: zwei für Trumpf, je eine für das kleine Paar, den letzten Stich und die meisten Augen.</translation>
    </message>
    <message>
        <source>All cards together make 120 points, so 61 win the berry. If both sides have 60, nobody gets it.</source>
        <translation>Alle Karten zusammen zählen 120, also reichen 61 für die Beere. Haben beide 60, bekommt sie niemand.</translation>
    </message>
    <message>
        <source>You have nine berries, the others eight, and you need exactly twelve. Diamonds are trumps, which is worth two to you.</source>
        <translation>Ihr habt neun Beeren, die anderen acht, und ihr braucht genau zwölf. Karo ist Trumpf, das bringt euch zwei.</translation>
    </message>
    <message>
        <source>The ace of trumps is gone, so your ten is the highest. Lead it, and the others lose their trumps.</source>
        <translation>Das Trumpf-Ass ist weg, also ist deine Zehn die höchste. Spiele sie aus, dann verlieren die anderen ihre Trümpfe.</translation>
    </message>
    <message>
        <source>Your ten of diamonds is the highest trump left. Lead it, and no trump of theirs can hurt you later.</source>
        <translation>Deine Karo-Zehn ist der höchste Trumpf, der noch da ist. Spiele sie aus, dann schadet dir später kein fremder Trumpf.</translation>
    </message>
    <message>
        <source>The others haven’t won a single trick yet. If it stays like that, something bad happens to them.</source>
        <translation>Die anderen haben noch keinen einzigen Stich. Wenn das so bleibt, blüht ihnen etwas.</translation>
    </message>
    <message>
        <source>You score four berries, and nine and four make thirteen. That’s more than twelve, so you drop to seven.</source>
        <translation>Ihr bekommt vier Beeren, und neun und vier sind dreizehn. Das ist mehr als zwölf, also fallt ihr auf sieben.</translation>
    </message>
    <message>
        <source>The others took no trick, so they go to Porvoo. They lose all eight berries and are back at zero.</source>
        <translation>Die anderen haben keinen Stich, also fahren sie nach Porvoo. Sie verlieren alle acht Beeren und stehen bei null.</translation>
    </message>
    <message>
        <source>Near twelve, count ahead. Sometimes it’s better to leave the last trick to the others.</source>
        <translation>Zähle kurz vor zwölf voraus. Manchmal überlässt du den letzten Stich besser den anderen.</translation>
    </message>
    <message>
        <source>sets</source>
        <translation>Kombinationen</translation>
    </message>
    <message>
        <source>wild cards and finishing</source>
        <translation>Wilde Karten und Ausmachen</translation>
    </message>
    <message>
        <source>tunnelas and maal</source>
        <translation>Tunnelas und Maal</translation>
    </message>
    <message>
        <source>You play against Suman. Three packs are shuffled together, and you hold 21 cards. Collect sets until every card is in one.</source>
        <translation>Du spielst gegen Suman. Drei Kartenspiele sind zusammengemischt, und du hast 21 Karten. Sammle Kombinationen, bis jede Karte in einer ist.</translation>
    </message>
    <message>
        <source>Three cards in a row in one suit make a sequence. You hold the ten, the jack and the queen of clubs. Here tens aren’t high.</source>
        <translation>Drei aufeinanderfolgende Karten einer Farbe sind eine Folge. Du hast Zehn, Bube und Dame in Kreuz. Hier ist die Zehn keine hohe Karte.</translation>
    </message>
    <message>
        <source>Each turn starts with a draw. Take a hidden card from the stock, or the offered card. This time, draw from the stock.</source>
        <translation>Jeder Zug beginnt mit dem Ziehen: eine verdeckte Karte vom Stapel oder die angebotene Karte. Ziehe jetzt vom Stapel.</translation>
    </message>
    <message>
        <source>A third eight of hearts! Three identical cards make a tunnela, and that’s a set too.</source>
        <translation>Eine dritte Herz-Acht! Drei gleiche Karten sind eine Tunnela, und auch das ist eine Kombination.</translation>
    </message>
    <message>
        <source>Each turn ends with a discard. Choose a card that fits nowhere: {cards}.</source>
        <translation>Jeder Zug endet mit dem Abwerfen. Wähle eine Karte, die zu nichts passt: {cards}.</translation>
    </message>
    <message>
        <source>You have three pure sets, which are sequences or tunnelas without wild cards. Press the button to show them.</source>
        <translation>Du hast drei reine Kombinationen, also Folgen oder Tunnelas ohne wilde Karten. Drücke den Knopf zum Auslegen.</translation>
    </message>
    <message>
        <source>You’ve shown three pure sets, so you’ve “seen the maal”. Now you know the tiplu, the three of clubs. You’ll need it in the next lesson.</source>
        <translation>Du hast drei reine Kombinationen ausgelegt und damit „das Maal gesehen“. Jetzt kennst du den Tiplu, die Kreuz-Drei. Du brauchst ihn in der nächsten Lektion.</translation>
    </message>
    <message>
        <source>The tiplu is the three of clubs. All threes are wild, and so are the two and four of clubs. You hold two wild cards.</source>
        <translation>Der Tiplu ist die Kreuz-Drei. Alle Dreien sind wild, ebenso die Nachbarn Kreuz-Zwei und Kreuz-Vier. Du hast zwei wilde Karten.</translation>
    </message>
    <message>
        <source>The seven of spades makes a sequence with your eight and six. To finish, you need every card in a set. Wild cards fill gaps.</source>
        <translation>Die Pik-Sieben ergibt mit deiner Acht und Sechs eine Folge. Zum Ausmachen müssen alle Karten in Kombinationen sein. Wilde Karten füllen Lücken.</translation>
    </message>
    <message>
        <source>Suman discarded a three of hearts. With your four and two, it makes a sequence. Take the offered card.</source>
        <translation>Suman hat eine Herz-Drei abgeworfen. Mit deiner Vier und deiner Zwei wird daraus eine Folge. Nimm die angebotene Karte.</translation>
    </message>
    <message>
        <source>All your cards but one fit into sets now, even your two wild cards. Press the button to finish.</source>
        <translation>Alle Karten bis auf eine haben ihren Platz, auch deine beiden wilden. Drücke den Knopf zum Ausmachen.</translation>
    </message>
    <message>
        <source>Suman hasn’t seen the maal, so you get ten points. Your two twos of clubs, next to the tiplu, add five. That’s fifteen.</source>
        <translation>Suman hat nicht ausgelegt, also bekommst du zehn Punkte. Deine zwei Kreuz-Zweien, Nachbarn des Tiplu, bringen noch fünf. Das sind fünfzehn.</translation>
    </message>
    <message>
        <source>Three eights of clubs, dealt straight to you, make a tunnela. Show it before your first draw, and it scores five points.</source>
        <translation>Drei Kreuz-Achten, die du gleich beim Geben bekommen hast, sind eine Tunnela. Zeigst du sie, bevor du zum ersten Mal ziehst, bringt sie fünf Punkte.</translation>
    </message>
    <message>
        <source>Show it now, before you draw. Press the button that shows tunnelas.</source>
        <translation>Zeige sie jetzt, bevor du ziehst. Drücke den Knopf für Tunnelas.</translation>
    </message>
    <message>
        <source>The offered card is the king of clubs, and you hold the ace and queen. That makes a sequence, so take it.</source>
        <translation>Die angebotene Karte ist der Kreuz-König, und du hast Ass und Dame. Das gibt eine Folge, also nimm ihn.</translation>
    </message>
    <message>
        <source>Suman showed sets first and knows the tiplu now. Don’t worry, your third pure set is close.</source>
        <translation>Suman hat zuerst ausgelegt und kennt jetzt den Tiplu. Keine Sorge, deine dritte reine Kombination ist nah.</translation>
    </message>
    <message>
        <source>The tiplu is the ten of diamonds, and you hold two of them. Keep both, because they’re worth eight points of maal.</source>
        <translation>Der Tiplu ist die Karo-Zehn, und du hast zwei davon. Behalte beide, denn das sind acht Punkte Maal.</translation>
    </message>
    <message>
        <source>The king of clubs gives you three kings in different suits, a trial. Now all your cards fit, so take the offered card.</source>
        <translation>Mit dem Kreuz-König hast du drei Könige in verschiedenen Farben, also ein Trial. Jetzt passen alle deine Karten. Nimm die angebotene Karte.</translation>
    </message>
    <message>
        <source>Suman pays you sixteen. Your maal is thirteen: eight for two tiplus and five for the tunnela. Finishing adds three.</source>
        <translation>Suman zahlt dir sechzehn. Dein Maal zählt dreizehn: acht für zwei Tiplus und fünf für die Tunnela. Das Ausmachen bringt drei.</translation>
    </message>
    <message>
        <source>You could do that too, but in this lesson take the other card.</source>
        <translation>Das ist auch erlaubt, aber nimm in dieser Lektion die andere Karte.</translation>
    </message>
    <message>
        <source>You could do that too, but first do what this step asks.</source>
        <translation>Das geht auch, aber tu erst das, worum es in diesem Schritt geht.</translation>
    </message>
    <message>
        <source>a marriage of wild cards</source>
        <translation>eine Marriage aus wilden Karten</translation>
    </message>
    <message>
        <source>dublees</source>
        <translation>Dublees</translation>
    </message>
    <message>
        <source>Sequences, tunnelas, drawing and discarding.</source>
        <translation>Folgen, Tunnelas, Ziehen und Abwerfen.</translation>
    </message>
    <message>
        <source>The tiplu, wild cards, and finishing a deal.</source>
        <translation>Der Tiplu, wilde Karten und das Ausmachen.</translation>
    </message>
    <message>
        <source>Tunnelas shown at the start, and what maal pays.</source>
        <translation>Tunnelas, die man am Anfang zeigt, und was Maal einbringt.</translation>
    </message>
    <message>
        <source>Tiplu, poplu and jhiplu together, and losing with a profit.</source>
        <translation>Tiplu, Poplu und Jhiplu zusammen, und mit Gewinn verlieren.</translation>
    </message>
    <message>
        <source>Winning with eight pairs, and when a deal is called off.</source>
        <translation>Mit acht Paaren gewinnen, und wann ein Spiel abgebrochen wird.</translation>
    </message>
    <message>
        <source>Suman never showed three pure sets, so there’s no maal to collect. Maal counts only once you’ve seen it.</source>
        <translation>Suman bekommt kein Maal, weil er nie drei reine Kombinationen ausgelegt hat. Maal zählt erst, wenn man es gesehen hat.</translation>
    </message>
    <message>
        <source>The tiplu is the four of spades. With poplu and jhiplu beside it, you showed a marriage, worth 15 here.</source>
        <translation>Der Tiplu ist die Pik-Vier. Du hast ihn mit seinen Nachbarn Poplu und Jhiplu ausgelegt. Das ist eine Marriage, hier 15 wert.</translation>
    </message>
    <message>
        <source>Suman finished, so you pay three. But your maal is 17, 15 for the marriage and two for another poplu. You gain 14.</source>
        <translation>Suman hat ausgemacht, also zahlst du drei. Aber dein Maal zählt 17: 15 für die Marriage, zwei für noch einen Poplu. Du gewinnst 14.</translation>
    </message>
    <message>
        <source>Four or more players may show seven dublees, pairs of identical cards, instead of three pure sets. You hold six.</source>
        <translation>Ab vier Spielern geht es auch anders. Sieben Dublees, also Paare gleicher Karten, ersetzen die drei reinen Kombinationen. Du hast sechs.</translation>
    </message>
    <message>
        <source>Draw from the stock and hope for one more pair.</source>
        <translation>Ziehe vom Stapel und hoffe auf noch ein Paar.</translation>
    </message>
    <message>
        <source>A second five of diamonds! Now you have seven dublees. Press the button to show them.</source>
        <translation>Eine zweite Karo-Fünf! Jetzt hast du sieben Dublees. Drücke den Knopf, um sie auszulegen.</translation>
    </message>
    <message>
        <source>The offered card is the two of hearts, and you hold another one. An eighth dublee wins, so take it.</source>
        <translation>Die angebotene Karte ist die Herz-Zwei, und du hast schon eine. Ein achter Dublee gewinnt, also nimm sie.</translation>
    </message>
    <message>
        <source>Eight dublees! Your other cards don’t matter. Press the button to finish.</source>
        <translation>Acht Dublees! Deine anderen Karten sind egal. Drücke den Knopf zum Ausmachen.</translation>
    </message>
    <message>
        <source>Everyone pays you five more for dublees. Those who’ve seen the maal also pay three, and those who haven’t pay ten.</source>
        <translation>Alle zahlen dir für Dublees fünf extra. Wer das Maal gesehen hat, zahlt noch drei, die anderen zehn.</translation>
    </message>
    <message>
        <source>If the stock runs out for the second time, the deal is called off. Then nobody scores.</source>
        <translation>Ist der Stapel zum zweiten Mal aufgebraucht, wird das Spiel abgebrochen. Dann bekommt niemand Punkte.</translation>
    </message>
    <message>
        <source>Hilma bid highest, so her side must take 140 points, marriages included. You and Väinö try to stop her.</source>
        <translation>Hilma hat am höchsten gereizt, also muss ihre Partei 140 Punkte machen, Paare mitgezählt. Du und Väinö wollt das verhindern.</translation>
    </message>
    <message>
        <source>Your marriage adds 80 to your cards, so you score 185. Hilma’s side missed its bid and loses 140.</source>
        <translation>Zu den Augen bringt euer Paar noch achtzig Punkte, also bekommt ihr 185. Hilmas Partei hat ihr Gebot verfehlt und verliert 140.</translation>
    </message>
    <message>
        <source>Väinö bid highest, so your side plays for 205 points. Help by winning tricks and asking for marriages.</source>
        <translation>Väinö hat am höchsten gereizt, also spielt deine Partei um 205 Punkte. Hilf ihm mit Stichen und frage ihn nach Paaren.</translation>
    </message>
    <message>
        <source>Hilma asked for a half in spades, and Elsa has it. In this game, you may ask even if you hold no half yourself.</source>
        <translation>Hilma hat nach einer Hälfte in Pik gefragt, und Elsa hat sie. In diesem Spiel darf man auch ohne eigene Hälfte fragen.</translation>
    </message>
    <message>
        <source>Your side took 207 points and made Väinö’s bid of 205, so you score 205.</source>
        <translation>Deine Partei hat 207 Punkte, also ist Väinös Gebot von 205 erfüllt. Ihr bekommt 205.</translation>
    </message>
    <message>
        <source>Nobody has to bid here. If you bid, you promise at least 120 points for your side, marriages included.</source>
        <translation>Hier muss niemand reizen. Reizt du, versprichst du für deine Partei mindestens 120 Punkte, Paare mitgezählt.</translation>
    </message>
    <message>
        <source>You bid highest, so Väinö gives you four cards to help you. Among them are two queens and a king.</source>
        <translation>Du hast am höchsten gereizt, also schiebt Väinö dir vier Karten. Zwei Damen und ein König sind dabei.</translation>
    </message>
    <message>
        <source>Now give back the four cards that help you least: {cards}.</source>
        <translation>Schiebe jetzt die vier Karten zurück, die dir am wenigsten helfen: {cards}.</translation>
    </message>
    <message>
        <source>Your side took 189 points and made its bid of 130, so you score 130. The others score 30.</source>
        <translation>Deine Partei hat 189 Punkte und damit ihr Gebot von 130 erfüllt, also bekommt ihr 130. Die anderen bekommen dreißig.</translation>
    </message>
    <message>
        <source>when nobody bids</source>
        <translation>wenn niemand bietet</translation>
    </message>
    <message>
        <source>How a hand is played and scored when everybody passes.</source>
        <translation>Wie gespielt und gezählt wird, wenn alle passen.</translation>
    </message>
    <message>
        <source>Väinö won a trick and declared clubs. That’s 60 points, and clubs are trumps.</source>
        <translation>Väinö hat einen Stich gemacht und Kreuz gemeldet. Das sind 60 Punkte, und Kreuz ist Trumpf.</translation>
    </message>
    <message>
        <source>The others took no trick. That’s läpiajo, and because the bid was made, it costs them twice the bid, 320.</source>
        <translation>Die anderen haben keinen Stich. Das ist Läpiajo, und weil das Gebot erfüllt ist, kostet es sie doppelt: 320.</translation>
    </message>
    <message>
        <source>All four players passed. There’s no exchange and no contract, but the hand is played. You lead, because Elsa dealt.</source>
        <translation>Alle vier haben gepasst. Niemand tauscht oder spielt um ein Gebot, aber gespielt wird. Du spielst aus, weil Elsa gegeben hat.</translation>
    </message>
    <message>
        <source>Nobody bid, so each side scores what it took, to the nearest five. You took 129 and score 130.</source>
        <translation>Niemand hat geboten, also bekommt jede Partei, was sie geholt hat, auf Fünf gerundet. Ihr habt 129 und bekommt 130.</translation>
    </message>
    <message>
        <source>When nobody has bid, a side without a trick loses nothing.</source>
        <translation>Hat niemand geboten, verliert eine Partei ohne Stich nichts.</translation>
    </message>
    <message>
        <source>bidding, and how to avoid tricks</source>
        <translation>Bieten und Stiche vermeiden</translation>
    </message>
    <message>
        <source>From high to low: ace, king, queen, jack, ten, and so on down to the two. There are never any trumps.</source>
        <translation>Von hoch nach niedrig: Ass, König, Dame, Bube, Zehn und so weiter bis zur Zwei. Trumpf gibt es nie.</translation>
    </message>
    <message>
        <source>You can’t follow suit, and there are no trumps, so you may play anything. Discard the {card}.</source>
        <translation>Du kannst nicht bedienen, und Trumpf gibt es nicht, also darfst du alles spielen. Wirf {card} ab.</translation>
    </message>
    <message>
        <source>This hand is rami, so try to win tricks. Väinö bid it, so your side needs at least seven of the thirteen.</source>
        <translation>Dieses Spiel ist ein Rami, also versuche, Stiche zu machen. Väinö hat Rami geboten, darum braucht ihr mindestens sieben von dreizehn.</translation>
    </message>
    <message>
        <source>You took seven tricks, one over six, for four points. The first to 52 wins, but only one side can have points at a time.</source>
        <translation>Ihr habt sieben Stiche, einen über sechs, und bekommt vier Punkte. Wer zuerst 52 hat, gewinnt, aber immer nur eine Partei kann Punkte haben.</translation>
    </message>
    <message>
        <source>Everyone places a card face down. Red bids rami, to win tricks. Black bids nolo, to avoid them. One red card makes it rami.</source>
        <translation>Jeder legt eine Karte verdeckt hin. Rot bietet Rami, also viele Stiche, und Schwarz Nolo, also wenige. Eine rote Karte genügt für Rami.</translation>
    </message>
    <message>
        <source>You have no ace, so bid nolo and avoid tricks. Place a black card face down. Choose the {card}.</source>
        <translation>Du hast kein Ass, also biete Nolo und vermeide Stiche. Lege eine schwarze Karte verdeckt hin: {card}.</translation>
    </message>
    <message>
        <source>All four cards were black, so it’s nolo. Everyone takes their card back, and both sides try to avoid tricks.</source>
        <translation>Alle vier Karten waren schwarz, also wird Nolo gespielt. Die Karten gehen zurück auf die Hand, und beide Parteien vermeiden Stiche.</translation>
    </message>
    <message>
        <source>You can’t follow suit. In nolo that’s lucky, because you can get rid of a card that might win. Discard the {card}.</source>
        <translation>Du kannst nicht bedienen. Bei Nolo ist das ein Glück, denn du wirst eine Karte los, die gewinnen könnte. Wirf {card} ab.</translation>
    </message>
    <message>
        <source>After a rami bid, a defender may say sooli. That player then plays alone and mustn’t take a single trick.</source>
        <translation>Nach einem Rami-Gebot darf einer der Gegner Sooli sagen. Er spielt dann allein und darf keinen einzigen Stich machen.</translation>
    </message>
    <message>
        <source>You took two tricks, five under seven, for twenty points. If a side with points loses a hand, both sides drop to zero.</source>
        <translation>Ihr habt zwei Stiche, fünf unter sieben, und bekommt zwanzig Punkte. Verliert die Partei mit Punkten ein Spiel, stehen beide bei null.</translation>
    </message>
</context>
<context>
    <name>Levels</name>
    <message>
        <source>Easy</source>
        <translation>Leicht</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Steady</source>
        <translation>Solide</translation>
    </message>
    <message>
        <source>Skilled</source>
        <translation>Gekonnt</translation>
    </message>
    <message>
        <source>Strong</source>
        <translation>Stark</translation>
    </message>
    <message>
        <source>Very strong</source>
        <translation>Sehr stark</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Experte</translation>
    </message>
    <message>
        <source>Plays many cards at random, and misses most chances.</source>
        <translation>Spielt viele Karten aufs Geratewohl und verpasst die meisten Gelegenheiten.</translation>
    </message>
    <message>
        <source>Forgets which cards were played, misses chances, and bids too high.</source>
        <translation>Vergisst, welche Karten gespielt sind, übersieht gute Gelegenheiten und reizt zu hoch.</translation>
    </message>
    <message>
        <source>Counts cards and plays like an experienced home player.</source>
        <translation>Zählt Karten und spielt wie ein geübter Spieler am Küchentisch.</translation>
    </message>
    <message>
        <source>Makes fewer mistakes than Easy.</source>
        <translation>Macht weniger Fehler als Leicht.</translation>
    </message>
    <message>
        <source>Often considers where the hidden cards might be.</source>
        <translation>Überlegt oft, wo die verdeckten Karten sein könnten.</translation>
    </message>
    <message>
        <source>Thinks longer than Strong about many decisions.</source>
        <translation>Denkt über viele Entscheidungen länger nach als Stark.</translation>
    </message>
    <message>
        <source>Thinks longest and plays the last tricks perfectly.</source>
        <translation>Denkt am längsten nach und spielt die letzten Stiche fehlerlos.</translation>
    </message>
    <message>
        <source>You won {won} of {number} matches against {level}.</source>
        <translation>Du hast {won} von {number} Partien gegen die Stufe {level} gewonnen.</translation>
    </message>
    <message>
        <source>That level suits you.</source>
        <translation>Diese Stufe passt zu dir.</translation>
    </message>
    <message>
        <source>Against {level}, you’d win about half.</source>
        <translation>Gegen die Stufe {level} würdest du etwa die Hälfte gewinnen.</translation>
    </message>
    <message>
        <source>Against {level}, you’d win your share.</source>
        <translation>Gegen die Stufe {level} würdest du deinen Anteil gewinnen.</translation>
    </message>
    <message>
        <source>Each level wins about two out of three matches against the one below it.</source>
        <translation>Jede Stufe gewinnt etwa zwei von drei Partien gegen die Stufe darunter.</translation>
    </message>
    <message>
        <source>Considers where the hidden cards might be.</source>
        <translation>Überlegt, wo die verdeckten Karten sein können.</translation>
    </message>
    <message>
        <source>Beginner</source>
        <translation>Anfänger</translation>
    </message>
</context>
<context>
    <name>Listening</name>
    <message>
        <source>Nothing has been said yet.</source>
        <translation>Noch ist nichts gesagt worden.</translation>
    </message>
    <message>
        <source>It’s your turn. {what}</source>
        <translation>Du bist dran. {what}</translation>
    </message>
    <message>
        <source>No trick is being played.</source>
        <translation>Gerade wird kein Stich gespielt.</translation>
    </message>
    <message>
        <source>Around the table: {seats}.</source>
        <translation>Rund um den Tisch: {seats}.</translation>
    </message>
    <message>
        <source>nothing yet</source>
        <translation>noch nichts</translation>
    </message>
    <message>
        <source>sitting out this hand</source>
        <translation>setzt diesmal aus</translation>
    </message>
    <message>
        <source>{who}, {card}</source>
        <translation>{who}, {card}</translation>
    </message>
    <message>
        <source>{name} opposite</source>
        <translation>{name} gegenüber</translation>
    </message>
    <message>
        <source>{name} on the left</source>
        <translation>{name} links</translation>
    </message>
    <message>
        <source>{name} on the right</source>
        <translation>{name} rechts</translation>
    </message>
    <message>
        <source>{name}, opposite you to the left</source>
        <translation>{name} gegenüber links</translation>
    </message>
    <message>
        <source>{name}, opposite you to the right</source>
        <translation>{name} gegenüber rechts</translation>
    </message>
    <message>
        <source>This hand: {sides}.</source>
        <translation>Dieses Spiel: {sides}.</translation>
    </message>
    <message>
        <source>{side} {tricks}</source>
        <translation>{side} {tricks}</translation>
    </message>
    <message>
        <source>{side} {tricks}, points so far {points}</source>
        <translation>{side} {tricks}, Punkte bisher {points}</translation>
    </message>
    <message numerus="yes">
        <source>The match is played to {number} points.</source>
        <comment>The match is played to 1 point.</comment>
        <translation>
            <numerusform>Die Partie geht bis 1 Punkt.</numerusform>
            <numerusform>Die Partie geht bis {number} Punkte.</numerusform>
        </translation>
    </message>
    <message>
        <source>Deal {number} of {deals}.</source>
        <translation>Spiel {number} von {deals}.</translation>
    </message>
    <message>
        <source>You’re the dealer.</source>
        <translation>Du bist Geber.</translation>
    </message>
    <message>
        <source>{name} is the dealer.</source>
        <translation>{name} gibt.</translation>
    </message>
    <message>
        <source>There’s nothing on the table.</source>
        <translation>Auf dem Tisch liegt nichts.</translation>
    </message>
    <message>
        <source>{pile}, {card} on top</source>
        <translation>{pile}, obenauf {card}</translation>
    </message>
    <message>
        <source>Discarded: {cards}</source>
        <translation>Gedrückt: {cards}</translation>
    </message>
    <message numerus="yes">
        <source>Discarded: {number} cards</source>
        <comment>Discarded: 1 card</comment>
        <translation>
            <numerusform>Gedrückt: 1 Karte</numerusform>
            <numerusform>Gedrückt: {number} Karten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} face down</source>
        <comment>1 face down</comment>
        <translation>
            <numerusform>1 verdeckt</numerusform>
            <numerusform>{number} verdeckt</numerusform>
        </translation>
    </message>
    <message>
        <source>In front of {name}: {cards}</source>
        <translation>Vor {name}: {cards}</translation>
    </message>
    <message>
        <source>In front of you: {cards}</source>
        <translation>Vor dir: {cards}</translation>
    </message>
    <message>
        <source>In front of you: {card}, your bid</source>
        <translation>Vor dir: {card}, dein Gebot</translation>
    </message>
    <message>
        <source>In front of {name}: a bid, face down</source>
        <translation>Vor {name}: ein verdecktes Gebot</translation>
    </message>
    <message numerus="yes">
        <source>{name} holds {number} cards</source>
        <comment>{name} holds 1 card</comment>
        <translation>
            <numerusform>{name} hat 1 Karte</numerusform>
            <numerusform>{name} hat {number} Karten</numerusform>
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
        <translation>{side} von {before} auf {after}</translation>
    </message>
    <message>
        <source>{name} had {cards}</source>
        <translation>{name}, auf der Hand: {cards}</translation>
    </message>
</context>
<context>
    <name>Log</name>
    <message>
        <source>You deal the cards.</source>
        <translation>Du gibst die Karten.</translation>
    </message>
    <message>
        <source>{name} deals the cards.</source>
        <translation>{name} gibt die Karten.</translation>
    </message>
    <message>
        <source>You bid {amount}.</source>
        <translation>Du reizt {amount}.</translation>
    </message>
    <message>
        <source>{name} bids {amount}.</source>
        <translation>{name} reizt {amount}.</translation>
    </message>
    <message>
        <source>You pass.</source>
        <translation>Du passt.</translation>
    </message>
    <message>
        <source>{name} passes.</source>
        <translation>{name} passt.</translation>
    </message>
    <message>
        <source>You win the bidding at {amount}.</source>
        <translation>Du gewinnst das Reizen mit {amount}.</translation>
    </message>
    <message>
        <source>{name} wins the bidding at {amount}.</source>
        <translation>{name} gewinnt das Reizen mit {amount}.</translation>
    </message>
    <message>
        <source>Nobody bid, so everyone scores what they take.</source>
        <translation>Niemand hat gereizt, also bekommen alle, was sie holen.</translation>
    </message>
    <message>
        <source>You raise the bid to {amount}.</source>
        <translation>Du erhöhst das Gebot auf {amount}.</translation>
    </message>
    <message>
        <source>{name} raises the bid to {amount}.</source>
        <translation>{name} erhöht das Gebot auf {amount}.</translation>
    </message>
    <message>
        <source>You stay at {amount}.</source>
        <translation>Du bleibst bei {amount}.</translation>
    </message>
    <message>
        <source>{name} stays at {amount}.</source>
        <translation>{name} bleibt bei {amount}.</translation>
    </message>
    <message>
        <source>{name} takes the kitty. Nobody else sees it.</source>
        <translation>{name} nimmt den Talon. Sonst sieht ihn niemand.</translation>
    </message>
    <message>
        <source>The kitty holds {cards}. Nobody takes it.</source>
        <translation>Im Talon: {cards}. Niemand nimmt ihn.</translation>
    </message>
    <message>
        <source>The kitty holds {cards}. You take it.</source>
        <translation>Im Talon: {cards}. Du nimmst ihn auf.</translation>
    </message>
    <message>
        <source>You take the kitty: {cards}. Nobody else sees these cards.</source>
        <translation>Du nimmst den Talon: {cards}. Sonst sieht ihn niemand.</translation>
    </message>
    <message>
        <source>The kitty holds {cards}. {name} takes it.</source>
        <translation>Im Talon: {cards}. {name} nimmt ihn auf.</translation>
    </message>
    <message numerus="yes">
        <source>{giver} gives {taker} {number} cards.</source>
        <comment>{giver} gives {taker} a card.</comment>
        <translation>
            <numerusform>{giver} schiebt {taker} eine Karte zu.</numerusform>
            <numerusform>{giver} schiebt {taker} {number} Karten zu.</numerusform>
        </translation>
    </message>
    <message>
        <source>You give {taker} {cards}.</source>
        <translation>Du schiebst {taker} {cards} zu.</translation>
    </message>
    <message>
        <source>{giver} gives you {cards}.</source>
        <translation>{giver} schiebt dir {cards} zu.</translation>
    </message>
    <message>
        <source>You discard {cards}.</source>
        <translation>Du drückst {cards}.</translation>
    </message>
    <message numerus="yes">
        <source>{name} discards {number} cards.</source>
        <comment>{name} discards a card.</comment>
        <translation>
            <numerusform>{name} drückt eine Karte.</numerusform>
            <numerusform>{name} drückt {number} Karten.</numerusform>
        </translation>
    </message>
    <message>
        <source>You place the {card} face down.</source>
        <translation>Du legst {card} verdeckt hin.</translation>
    </message>
    <message>
        <source>{name} places a card face down.</source>
        <translation>{name} legt eine Karte verdeckt hin.</translation>
    </message>
    <message>
        <source>You say rami.</source>
        <translation>Du sagst Rami.</translation>
    </message>
    <message>
        <source>{name} says rami.</source>
        <translation>{name} sagt Rami.</translation>
    </message>
    <message>
        <source>You say nolo.</source>
        <translation>Du sagst Nolo.</translation>
    </message>
    <message>
        <source>{name} says nolo.</source>
        <translation>{name} sagt Nolo.</translation>
    </message>
    <message>
        <source>The bids are turned up: {bids}. It’s nolo.</source>
        <translation>Die Gebote werden aufgedeckt: {bids}. Gespielt wird Nolo.</translation>
    </message>
    <message>
        <source>The bids are turned up: {bids}. You play rami.</source>
        <translation>Die Gebote werden aufgedeckt: {bids}. Du spielst Rami.</translation>
    </message>
    <message>
        <source>The bids are turned up: {bids}. {name} plays rami.</source>
        <translation>Die Gebote werden aufgedeckt: {bids}. {name} spielt Rami.</translation>
    </message>
    <message>
        <source>rami</source>
        <translation>Rami</translation>
    </message>
    <message>
        <source>nolo</source>
        <translation>Nolo</translation>
    </message>
    <message>
        <source>{bid} ({name})</source>
        <translation>{bid} ({name})</translation>
    </message>
    <message>
        <source>You play sooli, which means playing alone and trying to take no tricks.</source>
        <translation>Du spielst Sooli, also allein und mit dem Ziel, keinen Stich zu machen.</translation>
    </message>
    <message>
        <source>{name} plays sooli, which means playing alone and trying to take no tricks.</source>
        <translation>{name} spielt Sooli, also allein und mit dem Ziel, keinen Stich zu machen.</translation>
    </message>
    <message>
        <source>You ask {partner} for a whole.</source>
        <translation>Du fragst {partner} nach einem Paar.</translation>
    </message>
    <message>
        <source>{name} asks you for a whole.</source>
        <translation>{name} fragt dich nach einem Paar.</translation>
    </message>
    <message>
        <source>{name} asks {partner} for a whole.</source>
        <translation>{name} fragt {partner} nach einem Paar.</translation>
    </message>
    <message>
        <source>You ask {partner} for a half in {suit}.</source>
        <translation>Du fragst {partner} nach einer Hälfte in {suit}.</translation>
    </message>
    <message>
        <source>{name} asks you for a half in {suit}.</source>
        <translation>{name} fragt dich nach einer Hälfte in {suit}.</translation>
    </message>
    <message>
        <source>{name} asks {partner} for a half in {suit}.</source>
        <translation>{name} fragt {partner} nach einer Hälfte in {suit}.</translation>
    </message>
    <message>
        <source>You say no.</source>
        <translation>Du sagst Nein.</translation>
    </message>
    <message>
        <source>{name} says no.</source>
        <translation>{name} sagt Nein.</translation>
    </message>
    <message>
        <source>You say yes: {suit}.</source>
        <translation>Du sagst Ja: {suit}.</translation>
    </message>
    <message>
        <source>{name} says yes: {suit}.</source>
        <translation>{name} sagt Ja: {suit}.</translation>
    </message>
    <message>
        <source>You declare {suit} as trumps.</source>
        <translation>Du meldest {suit} als Trumpf.</translation>
    </message>
    <message>
        <source>{name} declares {suit} as trumps.</source>
        <translation>{name} meldet {suit} als Trumpf.</translation>
    </message>
    <message>
        <source>You declare a little one in {suit}.</source>
        <translation>Du meldest ein kleines Paar in {suit}.</translation>
    </message>
    <message>
        <source>{name} declares a little one in {suit}.</source>
        <translation>{name} meldet ein kleines Paar in {suit}.</translation>
    </message>
    <message numerus="yes">
        <source>It’s worth {number} points.</source>
        <comment>It’s worth 1 point.</comment>
        <translation>
            <numerusform>Das zählt 1 Punkt.</numerusform>
            <numerusform>Das zählt {number} Punkte.</numerusform>
        </translation>
    </message>
    <message>
        <source>You play the {card}.</source>
        <translation>Du spielst {card}.</translation>
    </message>
    <message>
        <source>{name} plays the {card}.</source>
        <translation>{name} spielt {card}.</translation>
    </message>
    <message>
        <source>You turn up the {card}.</source>
        <translation>Du deckst {card} auf.</translation>
    </message>
    <message>
        <source>{name} turns up the {card}.</source>
        <translation>{name} deckt {card} auf.</translation>
    </message>
    <message>
        <source>You take the trick.</source>
        <translation>Du machst den Stich.</translation>
    </message>
    <message>
        <source>{name} takes the trick.</source>
        <translation>{name} macht den Stich.</translation>
    </message>
    <message>
        <source>You play the {card} and take the trick.</source>
        <translation>Du spielst {card} und machst den Stich.</translation>
    </message>
    <message>
        <source>{name} plays the {card} and takes the trick.</source>
        <translation>{name} spielt {card} und macht den Stich.</translation>
    </message>
    <message>
        <source>You draw the {card}.</source>
        <translation>Du ziehst {card}.</translation>
    </message>
    <message>
        <source>You draw from the stock.</source>
        <translation>Du ziehst vom Stapel.</translation>
    </message>
    <message>
        <source>{name} draws from the stock.</source>
        <translation>{name} zieht vom Stapel.</translation>
    </message>
    <message>
        <source>{side} {gained}, now {score}</source>
        <translation>{side} {gained}, jetzt {score}</translation>
    </message>
    <message>
        <source>Scoring the hand: {rows}.</source>
        <translation>Das Spiel wird abgerechnet. {rows}.</translation>
    </message>
    <message>
        <source>The match ends in a tie for first place.</source>
        <translation>Die Partie endet mit Gleichstand: Mehrere teilen sich den ersten Platz.</translation>
    </message>
    <message>
        <source>You win the match.</source>
        <translation>Du gewinnst die Partie.</translation>
    </message>
    <message>
        <source>{side} win the match.</source>
        <comment>you and another</comment>
        <translation>{side} gewinnt die Partie.</translation>
    </message>
    <message>
        <source>{side} wins the match.</source>
        <translation>{side} gewinnt die Partie.</translation>
    </message>
    <message>
        <source>{side} win the match.</source>
        <comment>two others</comment>
        <translation>{side} gewinnen die Partie.</translation>
    </message>
    <message>
        <source>The {card} is turned up as the first offered card.</source>
        <translation>Zuerst aufgedeckt und angeboten: {card}.</translation>
    </message>
    <message numerus="yes">
        <source>You show {number} tunnelas: {cards}.</source>
        <comment>You show a tunnela: {cards}.</comment>
        <translation>
            <numerusform>Du zeigst eine Tunnela, dreimal die gleiche Karte: {cards}.</numerusform>
            <numerusform>Du zeigst {number} Tunnelas, jede Karte dreimal: {cards}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} shows {number} tunnelas: {cards}.</source>
        <comment>{name} shows a tunnela: {cards}.</comment>
        <translation>
            <numerusform>{name} zeigt eine Tunnela, dreimal die gleiche Karte: {cards}.</numerusform>
            <numerusform>{name} zeigt {number} Tunnelas, jede Karte dreimal: {cards}.</numerusform>
        </translation>
    </message>
    <message>
        <source>You take the offered {card}.</source>
        <translation>Du nimmst die angebotene Karte: {card}.</translation>
    </message>
    <message>
        <source>{name} takes the offered {card}.</source>
        <translation>{name} nimmt die angebotene Karte: {card}.</translation>
    </message>
    <message>
        <source>You show {sets}.</source>
        <translation>Du legst aus: {sets}.</translation>
    </message>
    <message>
        <source>{name} shows {sets}.</source>
        <translation>{name} legt aus: {sets}.</translation>
    </message>
    <message>
        <source>{name} looks at the tiplu.</source>
        <translation>{name} sieht sich den Tiplu an.</translation>
    </message>
    <message>
        <source>You look at the tiplu. It’s the {card}.</source>
        <translation>Du siehst dir den Tiplu an: {card}.</translation>
    </message>
    <message>
        <source>You discard the {card}.</source>
        <translation>Du wirfst {card} ab.</translation>
    </message>
    <message>
        <source>{name} discards the {card}.</source>
        <translation>{name} wirft {card} ab.</translation>
    </message>
    <message>
        <source>The discards are shuffled to make a new stock.</source>
        <translation>Die Ablage wird gemischt und bildet den neuen Stapel.</translation>
    </message>
    <message>
        <source>You finish the deal.</source>
        <translation>Du machst aus und beendest das Spiel.</translation>
    </message>
    <message>
        <source>{name} finishes the deal.</source>
        <translation>{name} macht aus und beendet das Spiel.</translation>
    </message>
    <message>
        <source>The tiplu was the {card}.</source>
        <translation>Der Tiplu war {card}.</translation>
    </message>
    <message>
        <source>The {card} is drawn as the tiplu.</source>
        <translation>Der Tiplu ist ausgelost: {card}.</translation>
    </message>
    <message>
        <source>The stock has run out, so the deal is called off.</source>
        <translation>Der Stapel ist aufgebraucht, also wird das Spiel abgebrochen.</translation>
    </message>
    <message>
        <source>You have all four sixes and ask for a new deal.</source>
        <translation>Du hast alle vier Sechsen und lässt neu geben.</translation>
    </message>
    <message>
        <source>You make {suit} trumps again, for no points.</source>
        <translation>Du machst {suit} wieder zum Trumpf, bekommst aber keine Punkte dafür.</translation>
    </message>
    <message>
        <source>{name} makes {suit} trumps again, for no points.</source>
        <translation>{name} macht {suit} wieder zum Trumpf, bekommt aber keine Punkte dafür.</translation>
    </message>
    <message>
        <source>{name} has all four sixes and asks for a new deal.</source>
        <translation>{name} hat alle vier Sechsen und lässt neu geben.</translation>
    </message>
    <message>
        <source>You and {partner} have all four sixes. You ask for a new deal.</source>
        <translation>Du und {partner} habt zusammen alle vier Sechsen. Du lässt neu geben.</translation>
    </message>
    <message>
        <source>You and {name} have all four sixes. {name} asks for a new deal.</source>
        <translation>Du und {name} habt zusammen alle vier Sechsen. {name} lässt neu geben.</translation>
    </message>
    <message>
        <source>{name} and {partner} have all four sixes. {name} asks for a new deal.</source>
        <translation>{name} und {partner} haben zusammen alle vier Sechsen. {name} lässt neu geben.</translation>
    </message>
    <message>
        <source>You have three sixes and ask for a new deal.</source>
        <translation>Du hast drei Sechsen und lässt neu geben.</translation>
    </message>
    <message>
        <source>{name} has three sixes and asks for a new deal.</source>
        <translation>{name} hat drei Sechsen und lässt neu geben.</translation>
    </message>
    <message>
        <source>You have no card above a jack and ask for a new deal.</source>
        <translation>Du hast keine Karte über dem Buben und lässt neu geben.</translation>
    </message>
    <message>
        <source>{name} has no card above a jack and asks for a new deal.</source>
        <translation>{name} hat keine Karte über dem Buben und lässt neu geben.</translation>
    </message>
</context>
<context>
    <name>Match end</name>
    <message>
        <source>A tie</source>
        <translation>Gleichstand</translation>
    </message>
    <message>
        <source>You won</source>
        <comment>you and your partner</comment>
        <translation>Gewonnen!</translation>
    </message>
    <message>
        <source>You won</source>
        <translation>Gewonnen!</translation>
    </message>
    <message>
        <source>{name} won</source>
        <translation>{name} gewinnt</translation>
    </message>
    <message>
        <source>{name} won</source>
        <comment>two others</comment>
        <translation>{name} gewinnen</translation>
    </message>
    <message>
        <source>{one}:{other}</source>
        <comment>a score such as 9:7</comment>
        <translation>{one}:{other}</translation>
    </message>
    <message>
        <source>Last hand</source>
        <translation>Letztes Spiel</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Nobody reached {target}, so the collected points decided it, {points}.</source>
        <translation>Niemand erreichte {target}, also entschieden die gesammelten Punkte, {points}.</translation>
    </message>
    <message>
        <source>Both sides reached {target}.</source>
        <translation>Beide Parteien erreichten {target}.</translation>
    </message>
    <message>
        <source>More than one player reached {target}.</source>
        <translation>Mehr als ein Spieler erreichte {target}.</translation>
    </message>
    <message>
        <source>Your higher count in the last hand broke the tie.</source>
        <translation>Bei Gleichstand entschieden deine wertvolleren Stiche im letzten Spiel.</translation>
    </message>
    <message>
        <source>The higher count in the last hand ({name}) broke the tie.</source>
        <translation>Bei Gleichstand entschieden die wertvolleren Stiche im letzten Spiel ({name}).</translation>
    </message>
    <message>
        <source>Then the declarer wins, and the contract was yours.</source>
        <translation>Dann gewinnt die spielende Partei, also deine.</translation>
    </message>
    <message>
        <source>Then the declarer wins ({name}).</source>
        <translation>Dann gewinnt die spielende Partei ({name}).</translation>
    </message>
    <message>
        <source>your trump marriage in {suit}</source>
        <translation>das eigene Trumpfpaar in {suit}</translation>
    </message>
    <message>
        <source>the trump marriage in {suit} ({name})</source>
        <translation>das Trumpfpaar in {suit} ({name})</translation>
    </message>
    <message>
        <source>your little one in {suit}</source>
        <translation>das eigene kleine Paar in {suit}</translation>
    </message>
    <message>
        <source>the little one in {suit} ({name})</source>
        <translation>das kleine Paar in {suit} ({name})</translation>
    </message>
    <message>
        <source>the last trick</source>
        <translation>der letzte Stich</translation>
    </message>
    <message>
        <source>the higher number of card points</source>
        <translation>die Mehrheit der Augen</translation>
    </message>
    <message>
        <source>your contract of {bid}</source>
        <translation>das erfüllte eigene Gebot {bid}</translation>
    </message>
    <message>
        <source>the contract of {bid} ({name})</source>
        <translation>das erfüllte Gebot {bid} ({name})</translation>
    </message>
    <message>
        <source>your failed contract of {bid}</source>
        <translation>das verfehlte eigene Gebot {bid}</translation>
    </message>
    <message>
        <source>the failed contract of {bid} ({name})</source>
        <translation>das verfehlte Gebot {bid} ({name})</translation>
    </message>
    <message>
        <source>your trip to Porvoo</source>
        <translation>die eigene Reise nach Porvoo</translation>
    </message>
    <message>
        <source>the trip to Porvoo ({name})</source>
        <translation>die Reise nach Porvoo ({name})</translation>
    </message>
    <message>
        <source>your overfull bag</source>
        <translation>der eigene übervolle Beutel</translation>
    </message>
    <message>
        <source>the overfull bag ({name})</source>
        <translation>der übervolle Beutel ({name})</translation>
    </message>
    <message>
        <source>At {before}, {reason} decided the last hand.</source>
        <translation>Beim Stand von {before} entschied {reason} das letzte Spiel.</translation>
    </message>
    <message>
        <source>The last hand decided it, from {before} to {after}.</source>
        <translation>Das letzte Spiel entschied, von {before} auf {after}.</translation>
    </message>
    <message>
        <source>In hand {number}, {reason} turned {before} into {after}.</source>
        <translation>In Spiel {number} machte {reason} aus {before} ein {after}.</translation>
    </message>
    <message>
        <source>Hand {number} turned {before} into {after}.</source>
        <translation>Spiel {number} machte aus {before} ein {after}.</translation>
    </message>
    <message numerus="yes">
        <source>You gained {number} points in the last hand and took the lead.</source>
        <comment>You gained 1 point in the last hand and took the lead.</comment>
        <translation>
            <numerusform>Du hast im letzten Spiel 1 Punkt geholt und die Führung übernommen.</numerusform>
            <numerusform>Du hast im letzten Spiel {number} Punkte geholt und die Führung übernommen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} gained {number} points in the last hand and took the lead.</source>
        <comment>{name} gained 1 point in the last hand and took the lead.</comment>
        <translation>
            <numerusform>{name} hat im letzten Spiel 1 Punkt geholt und die Führung übernommen.</numerusform>
            <numerusform>{name} hat im letzten Spiel {number} Punkte geholt und die Führung übernommen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You gained {number} points in hand {hand} and led from then on.</source>
        <comment>You gained 1 point in hand {hand} and led from then on.</comment>
        <translation>
            <numerusform>Du hast in Spiel {hand} 1 Punkt geholt und seitdem geführt.</numerusform>
            <numerusform>Du hast in Spiel {hand} {number} Punkte geholt und seitdem geführt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} gained {number} points in hand {hand} and led from then on.</source>
        <comment>{name} gained 1 point in hand {hand} and led from then on.</comment>
        <translation>
            <numerusform>{name} hat in Spiel {hand} 1 Punkt geholt und seitdem geführt.</numerusform>
            <numerusform>{name} hat in Spiel {hand} {number} Punkte geholt und seitdem geführt.</numerusform>
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
        <translation>GLEICHSTAND</translation>
    </message>
    <message>
        <source>FINISHED</source>
        <translation>AUSGEMACHT</translation>
    </message>
    <message>
        <source>PORVOO</source>
        <translation>PORVOO</translation>
    </message>
    <message>
        <source>LÄPIAJO</source>
        <translation>SCHWARZ</translation>
    </message>
    <message>
        <source>{bid} MADE</source>
        <translation>{bid} ERFÜLLT</translation>
    </message>
    <message>
        <source>{bid} FAILED</source>
        <translation>{bid} VERFEHLT</translation>
    </message>
    <message>
        <source>RISE BROKEN</source>
        <translation>ABGESTÜRZT</translation>
    </message>
    <message>
        <source>NOUSUSSA</source>
        <translation>IM AUFSTIEG</translation>
    </message>
</context>
<context>
    <name>MyPlay</name>
    <message>
        <source>Play a hand</source>
        <translation>Ein Spiel spielen</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spielart</translation>
    </message>
    <message>
        <source>Choices from your own matches where you could have done better.</source>
        <translation>Stellen aus deinen eigenen Partien, an denen es besser gegangen wäre.</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Anfangen</translation>
    </message>
    <message>
        <source>Nothing to practise today</source>
        <translation>Heute gibt es nichts zu üben</translation>
    </message>
    <message>
        <source>Your mistakes come back another day, with other cards.</source>
        <translation>Deine Fehler kommen an einem anderen Tag wieder, mit anderen Karten.</translation>
    </message>
    <message>
        <source>Your own mistakes will come back here as questions, with other cards.</source>
        <translation>Deine eigenen Fehler kommen hier als Fragen wieder, mit anderen Karten.</translation>
    </message>
    <message>
        <source>Today’s deal</source>
        <translation>Das Spiel des Tages</translation>
    </message>
    <message>
        <source>Everybody who plays today gets these cards.</source>
        <translation>Alle, die heute spielen, bekommen diese Karten.</translation>
    </message>
    <message>
        <source>Everybody who plays {game} today gets these cards.</source>
        <translation>{game}: Alle, die heute spielen, bekommen diese Karten.</translation>
    </message>
    <message>
        <source>You’ve started today’s deal. Continue where you left off.</source>
        <translation>Du hast das Spiel des Tages angefangen. Spiel da weiter, wo du aufgehört hast.</translation>
    </message>
    <message>
        <source>You’ve played today’s deal. There’ll be another one tomorrow.</source>
        <translation>Du hast das Spiel des Tages gespielt. Morgen kommt ein neues.</translation>
    </message>
    <message>
        <source>Your score: {score}</source>
        <translation>Dein Ergebnis: {score}</translation>
    </message>
    <message>
        <source>Deal {number}</source>
        <translation>Verteilung Nummer {number}</translation>
    </message>
    <message>
        <source>Skill</source>
        <translation>Können</translation>
    </message>
    <message>
        <source>More about skill and luck</source>
        <translation>Mehr über Können und Glück</translation>
    </message>
    <message>
        <source>After your first hand, you’ll see here how you compare with the computer.</source>
        <translation>Nach deinem ersten Spiel siehst du hier, wie du im Vergleich zum Computer spielst.</translation>
    </message>
    <message>
        <source>The choices you’ve made are being reviewed.</source>
        <translation>Deine Entscheidungen werden gerade ausgewertet.</translation>
    </message>
    <message>
        <source>Skill in {game}</source>
        <translation>Können: {game}</translation>
    </message>
    <message>
        <source>{decisions}, without help</source>
        <translation>{decisions}, ohne Hilfe</translation>
    </message>
    <message>
        <source>{decisions}, with help</source>
        <translation>{decisions}, mit Hilfe</translation>
    </message>
    <message>
        <source>{decisions}, with and without help</source>
        <translation>{decisions}, mit und ohne Hilfe</translation>
    </message>
    <message numerus="yes">
        <source>Only {number} decisions so far</source>
        <comment>Only one decision so far</comment>
        <translation>
            <numerusform>Bisher nur eine Entscheidung</numerusform>
            <numerusform>Bisher nur {number} Entscheidungen</numerusform>
        </translation>
    </message>
    <message>
        <source>{kind} costs you most.</source>
        <translation>{kind} kostet dich am meisten.</translation>
    </message>
    <message>
        <source>The thin line shows where you probably are, 95 times out of 100.</source>
        <translation>Die dünne Linie zeigt, wo du wahrscheinlich stehst: in 95 von 100 Fällen.</translation>
    </message>
    <message>
        <source>95% likely from {low} to {high}</source>
        <translation>mit 95 % Wahrscheinlichkeit von {low} bis {high}</translation>
    </message>
    <message>
        <source>What cost you most</source>
        <translation>Deine teuersten Fehler</translation>
    </message>
    <message>
        <source>Your costliest choices of the last 30 days will be here.</source>
        <translation>Hier findest du später die teuersten Entscheidungen der letzten 30 Tage.</translation>
    </message>
    <message>
        <source>All mistakes</source>
        <translation>Alle Fehler</translation>
    </message>
    <message>
        <source>Only the costliest</source>
        <translation>Nur die teuersten</translation>
    </message>
    <message>
        <source>Well played! {place}: {choice}</source>
        <translation>Gut gespielt! {place}: {choice}</translation>
    </message>
    <message>
        <source>chance to win the match, or points</source>
        <translation>Siegchance in der Partie oder Punkte</translation>
    </message>
    <message>
        <source>points in the hand</source>
        <translation>Punkte im Spiel</translation>
    </message>
    <message>
        <source>chance to win the match</source>
        <translation>Siegchance in der Partie</translation>
    </message>
    <message>
        <source>{day}, hand {hand}</source>
        <translation>{day}, Spiel {hand}</translation>
    </message>
    <message>
        <source>Review: {choice} {place}. {cost}</source>
        <translation>Rückblick: {choice} {place}. {cost}</translation>
    </message>
    <message>
        <source>You led the {card}.</source>
        <translation>Du hast {card} ausgespielt.</translation>
    </message>
    <message>
        <source>You played the {card}.</source>
        <translation>Du hast {card} gespielt.</translation>
    </message>
    <message>
        <source>You asked for a whole.</source>
        <translation>Du hast nach einem Paar gefragt.</translation>
    </message>
    <message>
        <source>You declared {suit}.</source>
        <translation>Du hast {suit} gemeldet.</translation>
    </message>
    <message>
        <source>You asked for a half in {suit}.</source>
        <translation>Du hast nach einer Hälfte in {suit} gefragt.</translation>
    </message>
    <message>
        <source>You answered {suit}.</source>
        <translation>Du hast mit {suit} geantwortet.</translation>
    </message>
    <message>
        <source>You gave away {cards}.</source>
        <translation>Du hast {cards} geschoben.</translation>
    </message>
    <message>
        <source>You discarded {cards}.</source>
        <translation>Du hast {cards} abgeworfen.</translation>
    </message>
    <message>
        <source>You took the offered card.</source>
        <translation>Du hast die angebotene Karte genommen.</translation>
    </message>
    <message>
        <source>You drew from the stock.</source>
        <translation>Du hast vom Stapel gezogen.</translation>
    </message>
    <message>
        <source>You showed your sets.</source>
        <translation>Du hast deine Sätze ausgelegt.</translation>
    </message>
    <message>
        <source>You finished the hand.</source>
        <translation>Du hast ausgemacht.</translation>
    </message>
    <message>
        <source>You showed your tunnelas.</source>
        <translation>Du hast deine Tunnelas gezeigt.</translation>
    </message>
    <message>
        <source>You bid {amount}.</source>
        <translation>Du hast {amount} gereizt.</translation>
    </message>
    <message>
        <source>You raised to {amount}.</source>
        <translation>Du hast auf {amount} erhöht.</translation>
    </message>
    <message>
        <source>You stayed at your bid.</source>
        <translation>Du bist bei deinem Gebot geblieben.</translation>
    </message>
    <message>
        <source>You asked for a new deal.</source>
        <translation>Du hast neu geben lassen.</translation>
    </message>
    <message>
        <source>You bid with the {card}.</source>
        <translation>Du hast mit {card} geboten.</translation>
    </message>
    <message>
        <source>You said rami.</source>
        <translation>Du hast Rami gesagt.</translation>
    </message>
    <message>
        <source>You said nolo.</source>
        <translation>Du hast Nolo gesagt.</translation>
    </message>
    <message>
        <source>You chose sooli.</source>
        <translation>Du hast Sooli gewählt.</translation>
    </message>
    <message>
        <source>You passed.</source>
        <translation>Du hast gepasst.</translation>
    </message>
    <message>
        <source>Recent matches</source>
        <translation>Letzte Partien</translation>
    </message>
    <message>
        <source>Your matches will be here, so that you can play on or review them.</source>
        <translation>Hier findest du später deine Partien, zum Weiterspielen oder für den Rückblick.</translation>
    </message>
    <message>
        <source>All matches</source>
        <translation>Alle Partien</translation>
    </message>
    <message>
        <source>against {names}</source>
        <translation>gegen {names}</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Heute</translation>
    </message>
    <message>
        <source>Yesterday</source>
        <translation>Gestern</translation>
    </message>
    <message>
        <source>{game}, {text}</source>
        <translation>{game}, {text}</translation>
    </message>
    <message>
        <source>All puzzles</source>
        <translation>Alle Rätsel</translation>
    </message>
    <message>
        <source>Start here</source>
        <translation>Hier anfangen</translation>
    </message>
    <message>
        <source>There are no puzzles for this game.</source>
        <translation>Für diese Spielart gibt es keine Rätsel.</translation>
    </message>
    <message>
        <source>You’ve solved them all!</source>
        <translation>Du hast alle gelöst!</translation>
    </message>
    <message>
        <source>Puzzles in {game}</source>
        <translation>Rätsel: {game}</translation>
    </message>
    <message>
        <source>{solved} of {of} solved</source>
        <translation>{solved} von {of} gelöst</translation>
    </message>
    <message>
        <source>First times</source>
        <translation>Die ersten Male</translation>
    </message>
    <message>
        <source>First answer</source>
        <translation>Erste Antwort</translation>
    </message>
    <message>
        <source>First marriage</source>
        <translation>Erstes Paar</translation>
    </message>
    <message>
        <source>No costly mistakes in the last 30 days.</source>
        <translation>Keine teuren Fehler in den letzten 30 Tagen.</translation>
    </message>
    <message>
        <source>First Porvoo</source>
        <translation>Erstes Porvoo</translation>
    </message>
    <message>
        <source>First contract</source>
        <translation>Erstes gewonnenes Gebot</translation>
    </message>
    <message>
        <source>Exactly twelve</source>
        <translation>Genau zwölf</translation>
    </message>
    <message>
        <source>You declare a marriage.</source>
        <translation>Du meldest ein Paar.</translation>
    </message>
    <message>
        <source>Your partner asks you for a marriage, and you can say yes.</source>
        <translation>Dein Partner fragt dich nach einem Paar, und du kannst ja sagen.</translation>
    </message>
    <message>
        <source>You send your opponents to Porvoo.</source>
        <translation>Du schickst die Gegner nach Porvoo.</translation>
    </message>
    <message>
        <source>You win the bidding and make your contract.</source>
        <translation>Du gewinnst das Reizen und erfüllst dein Gebot.</translation>
    </message>
    <message>
        <source>You win a match with exactly twelve berries.</source>
        <translation>Du gewinnst eine Partie mit genau zwölf Beeren.</translation>
    </message>
    <message>
        <source>not yet</source>
        <translation>noch nicht</translation>
    </message>
    <message>
        <source>{first_time}: not yet</source>
        <translation>{first_time}: noch nicht</translation>
    </message>
    <message>
        <source>{first_time}, {place}. Review the hand</source>
        <translation>{first_time}, {place}. Zum Rückblick auf das Spiel</translation>
    </message>
</context>
<context>
    <name>Options</name>
    <message>
        <source>A=11, 10=10, K=4, Q=3, J=2</source>
        <translation>A=11, 10=10, K=4, D=3, B=2</translation>
    </message>
    <message>
        <source>A=10, 10=10, K=5, Q=5, J=5</source>
        <translation>A=10, 10=10, K=5, D=5, B=5</translation>
    </message>
    <message>
        <source>A=1, 10=1 (ties: A=11, 10=10, K=4, Q=3, J=2)</source>
        <translation>Asse und Zehnen je 1 (bei Gleichstand: 11 10 4 3 2)</translation>
    </message>
    <message>
        <source>A=1, 10=1 (ties: A=4, K=3, Q=2, J=1)</source>
        <translation>Asse und Zehnen je 1 (bei Gleichstand: A 4 K 3 D 2 B 1)</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Karten</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spielen</translation>
    </message>
    <message>
        <source>Marriages</source>
        <translation>Paare</translation>
    </message>
    <message>
        <source>Bidding</source>
        <translation>Reizen</translation>
    </message>
    <message>
        <source>Scoring a hand</source>
        <translation>Abrechnung</translation>
    </message>
    <message>
        <source>The match</source>
        <translation>Die Partie</translation>
    </message>
    <message>
        <source>Sets</source>
        <translation>Kombinationen</translation>
    </message>
    <message>
        <source>Maal</source>
        <translation>Maal</translation>
    </message>
    <message>
        <source>On</source>
        <translation>An</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Aus</translation>
    </message>
    <message>
        <source>Until the target</source>
        <translation>Bis zum Ziel</translation>
    </message>
    <message>
        <source>Cards in the pack</source>
        <translation>Zahl der Karten</translation>
    </message>
    <message>
        <source>Card values</source>
        <translation>Kartenwerte</translation>
    </message>
    <message>
        <source>Printed jokers</source>
        <translation>Gedruckte Joker</translation>
    </message>
    <message>
        <source>First lead</source>
        <translation>Erstes Ausspiel</translation>
    </message>
    <message>
        <source>Ace must be played</source>
        <translation>Ass muss fallen</translation>
    </message>
    <message>
        <source>Leader of the first hand</source>
        <translation>Ausspiel im ersten Spiel</translation>
    </message>
    <message>
        <source>Order of questions</source>
        <translation>Reihenfolge der Fragen</translation>
    </message>
    <message>
        <source>Whole before half</source>
        <translation>Erst Paar, dann Hälfte</translation>
    </message>
    <message>
        <source>Asking for any half</source>
        <translation>Nach jeder Hälfte fragen</translation>
    </message>
    <message>
        <source>Must lead from the marriage</source>
        <translation>Aus dem Paar ausspielen</translation>
    </message>
    <message>
        <source>Marriage values</source>
        <translation>Werte der Paare</translation>
    </message>
    <message>
        <source>First marriage</source>
        <translation>Erstes Paar</translation>
    </message>
    <message>
        <source>Later marriages</source>
        <translation>Weitere Paare</translation>
    </message>
    <message>
        <source>First bidder</source>
        <translation>Wer zuerst reizt</translation>
    </message>
    <message>
        <source>Opening bid</source>
        <translation>Eröffnungsgebot</translation>
    </message>
    <message>
        <source>Bidding while below zero</source>
        <translation>Reizen unter null</translation>
    </message>
    <message>
        <source>New deal on request</source>
        <translation>Neu geben auf Wunsch</translation>
    </message>
    <message>
        <source>Cards exchanged</source>
        <translation>Geschobene Karten</translation>
    </message>
    <message>
        <source>Raising the bid</source>
        <translation>Gebot erhöhen</translation>
    </message>
    <message>
        <source>Cards in the kitty</source>
        <translation>Karten im Talon</translation>
    </message>
    <message>
        <source>Kitty face up</source>
        <translation>Offener Talon</translation>
    </message>
    <message>
        <source>When discards count</source>
        <translation>Gedrückte Karten zählen</translation>
    </message>
    <message>
        <source>Others’ points rounded to fives</source>
        <translation>Andere auf Fünfer gerundet</translation>
    </message>
    <message>
        <source>Penalty for no tricks</source>
        <translation>Strafe, wenn man keinen Stich macht</translation>
    </message>
    <message>
        <source>Last trick</source>
        <translation>Letzter Stich</translation>
    </message>
    <message>
        <source>Leaving the bag</source>
        <translation>Aus dem Beutel kommen</translation>
    </message>
    <message>
        <source>Tied card points</source>
        <translation>Gleich viele Augen</translation>
    </message>
    <message>
        <source>Porvoo</source>
        <translation>Porvoo</translation>
    </message>
    <message>
        <source>Cards you can’t bid with</source>
        <translation>Als Gebot verbotene Karten</translation>
    </message>
    <message>
        <source>Sooli</source>
        <translation>Sooli</translation>
    </message>
    <message>
        <source>Winner keeps the points</source>
        <translation>Gewinner behält die Punkte</translation>
    </message>
    <message>
        <source>Stop a lost hand</source>
        <translation>Verlorenes Spiel abbrechen</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>Ziel</translation>
    </message>
    <message>
        <source>If several reach the target</source>
        <translation>Mehrere erreichen das Ziel</translation>
    </message>
    <message>
        <source>Exact target</source>
        <translation>Genau ins Ziel</translation>
    </message>
    <message>
        <source>Overshooting</source>
        <translation>Über dem Ziel</translation>
    </message>
    <message>
        <source>Drop back to</source>
        <translation>Fällt zurück auf</translation>
    </message>
    <message>
        <source>Deals per match</source>
        <translation>Spiele je Partie</translation>
    </message>
    <message>
        <source>Clockwise</source>
        <translation>Im Uhrzeigersinn</translation>
    </message>
    <message>
        <source>Set size</source>
        <translation>Größe der Kombinationen</translation>
    </message>
    <message>
        <source>Dublees</source>
        <translation>Dublees</translation>
    </message>
    <message>
        <source>Wild cards per set</source>
        <translation>Wilde Karten je Kombination</translation>
    </message>
    <message>
        <source>Alter cards</source>
        <translation>Alter-Karten</translation>
    </message>
    <message>
        <source>Dublee bonus</source>
        <translation>Dublee-Bonus</translation>
    </message>
    <message>
        <source>Any card</source>
        <translation>Beliebige Karte</translation>
    </message>
    <message>
        <source>An ace</source>
        <translation>Ein Ass</translation>
    </message>
    <message>
        <source>An ace, or else a spade</source>
        <translation>Ein Ass, sonst ein Pik</translation>
    </message>
    <message>
        <source>To the dealer’s left</source>
        <translation>Links vom Geber</translation>
    </message>
    <message>
        <source>Free</source>
        <translation>Frei</translation>
    </message>
    <message>
        <source>Ladder</source>
        <translation>Stufenweise</translation>
    </message>
    <message>
        <source>Strict</source>
        <translation>Streng</translation>
    </message>
    <message>
        <source>Ladder, halves bind both partners</source>
        <translation>Stufenweise, Hälfte bindet beide</translation>
    </message>
    <message>
        <source>Only the other side</source>
        <translation>Nur die andere Partei</translation>
    </message>
    <message>
        <source>Anyone</source>
        <translation>Jeder</translation>
    </message>
    <message>
        <source>Hearts high</source>
        <translation>Herz am höchsten</translation>
    </message>
    <message>
        <source>Spades high</source>
        <translation>Pik am höchsten</translation>
    </message>
    <message>
        <source>The dealer</source>
        <translation>Der Geber</translation>
    </message>
    <message>
        <source>With three sixes</source>
        <translation>Mit drei Sechsen</translation>
    </message>
    <message>
        <source>With three sixes, or with only low cards</source>
        <translation>Mit drei Sechsen oder nur kleinen Karten</translation>
    </message>
    <message>
        <source>With four sixes</source>
        <translation>Mit vier Sechsen</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Nie</translation>
    </message>
    <message>
        <source>The first bidder must bid</source>
        <translation>Der Erste muss reizen</translation>
    </message>
    <message>
        <source>All may pass</source>
        <translation>Alle dürfen passen</translation>
    </message>
    <message>
        <source>Like the others</source>
        <translation>Wie die anderen</translation>
    </message>
    <message>
        <source>When all others have passed</source>
        <translation>Wenn alle anderen gepasst haben</translation>
    </message>
    <message>
        <source>Before giving or discarding</source>
        <translation>Vor dem Schieben oder Drücken</translation>
    </message>
    <message>
        <source>After giving or discarding</source>
        <translation>Nach dem Schieben oder Drücken</translation>
    </message>
    <message>
        <source>Always</source>
        <translation>Immer</translation>
    </message>
    <message>
        <source>Only after taking a trick</source>
        <translation>Nur mit eigenem Stich</translation>
    </message>
    <message>
        <source>The bid</source>
        <translation>Das Gebot</translation>
    </message>
    <message>
        <source>Declarer: twice the bid</source>
        <translation>Spielende Partei: doppeltes Gebot</translation>
    </message>
    <message>
        <source>Both sides: twice the bid</source>
        <translation>Beide Parteien: doppeltes Gebot</translation>
    </message>
    <message>
        <source>The highest score wins</source>
        <translation>Wer mehr Punkte hat, gewinnt</translation>
    </message>
    <message>
        <source>The declarer wins</source>
        <translation>Die spielende Partei gewinnt</translation>
    </message>
    <message>
        <source>From the next hand</source>
        <translation>Ab dem nächsten Spiel</translation>
    </message>
    <message>
        <source>At once</source>
        <translation>Sofort</translation>
    </message>
    <message>
        <source>Nobody scores</source>
        <translation>Niemand bekommt etwas</translation>
    </message>
    <message>
        <source>Carried to the next hand</source>
        <translation>Wird ins nächste Spiel übertragen</translation>
    </message>
    <message>
        <source>Drop back</source>
        <translation>Zurückfallen</translation>
    </message>
    <message>
        <source>Three or more</source>
        <translation>Drei oder mehr</translation>
    </message>
    <message>
        <source>Always three</source>
        <translation>Immer drei</translation>
    </message>
    <message>
        <source>Lost (murder)</source>
        <translation>Verfällt (Mord)</translation>
    </message>
    <message>
        <source>Goes to the winner (kidnap)</source>
        <translation>Geht an den Gewinner (Entführung)</translation>
    </message>
    <message>
        <source>Must beat the highest card</source>
        <translation>Stichzwang</translation>
    </message>
    <message>
        <source>Must trump when void</source>
        <translation>Trumpfzwang, wenn Farbe fehlt</translation>
    </message>
    <message>
        <source>Asking for a whole once trumps are set</source>
        <translation>Nach Paaren fragen, wenn es Trumpf gibt</translation>
    </message>
    <message>
        <source>Declaring a marriage</source>
        <translation>Wann man Paare meldet</translation>
    </message>
    <message>
        <source>Lowest bid</source>
        <translation>Niedrigstes Gebot</translation>
    </message>
    <message>
        <source>Score too low to bid</source>
        <translation>Reizsperre ab</translation>
    </message>
    <message>
        <source>Losers’ limit for a double win</source>
        <translation>Doppelter Sieg, wenn die Verlierer unter</translation>
    </message>
    <message>
        <source>No läpiajo penalty if the bid fails</source>
        <translation>Läpiajo straffrei, wenn das Gebot scheitert</translation>
    </message>
    <message>
        <source>Reshuffles</source>
        <translation>Ablage neu mischen</translation>
    </message>
    <message>
        <source>Unseen maal</source>
        <translation>Ungesehenes Maal</translation>
    </message>
    <message>
        <source>The player with the ace of clubs</source>
        <translation>Wer Kreuz-Ass hat</translation>
    </message>
    <message>
        <source>After winning a trick you led</source>
        <translation>Nach einem Stich mit eigenem Ausspiel</translation>
    </message>
    <message>
        <source>After winning any trick</source>
        <translation>Nach jedem gewonnenen Stich</translation>
    </message>
    <message>
        <source>Subtract the excess</source>
        <translation>Der Überschuss wird abgezogen</translation>
    </message>
</context>
<context>
    <name>Order</name>
    <message>
        <source>Order your hands</source>
        <translation>Karten auf Wunsch</translation>
    </message>
    <message>
        <source>Choose the hands you want to practise. Every deal that fits is equally likely.</source>
        <translation>Wähle, welche Blätter du üben willst. Alle passenden Spiele sind gleich wahrscheinlich.</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>More wishes</source>
        <translation>Mehr Wünsche</translation>
    </message>
    <message>
        <source>Fewer wishes</source>
        <translation>Weniger Wünsche</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Leeren</translation>
    </message>
    <message>
        <source>Ten in a row</source>
        <translation>Zehn am Stück</translation>
    </message>
    <message>
        <source>Play one at the table</source>
        <translation>Eins am Tisch spielen</translation>
    </message>
    <message>
        <source>Every hand fits.</source>
        <translation>Jedes Blatt passt.</translation>
    </message>
    <message>
        <source>Dealing a hand that fits…</source>
        <translation>Ein passendes Blatt wird gegeben…</translation>
    </message>
    <message>
        <source>The computer is looking at your hand…</source>
        <translation>Der Computer sieht sich dein Blatt an…</translation>
    </message>
    <message>
        <source>The computer couldn’t review this hand. Try the next one.</source>
        <translation>Der Computer konnte dieses Blatt nicht bewerten. Nimm das nächste.</translation>
    </message>
    <message>
        <source>Stop here</source>
        <translation>Hier aufhören</translation>
    </message>
    <message>
        <source>Next hand</source>
        <translation>Nächstes Blatt</translation>
    </message>
    <message>
        <source>Ten more</source>
        <translation>Noch zehn</translation>
    </message>
    <message>
        <source>Change the order</source>
        <translation>Wünsche ändern</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Noch einmal</translation>
    </message>
    <message>
        <source>Hand {number} of {total}</source>
        <translation>Blatt {number} von {total}</translation>
    </message>
    <message>
        <source>Hand {number}: nothing to decide</source>
        <translation>Blatt {number}: nichts zu entscheiden</translation>
    </message>
    <message>
        <source>Hand {number}: {rights} out of {of} right</source>
        <translation>Blatt {number}: {rights} von {of} richtig</translation>
    </message>
    <message numerus="yes">
        <source>About 1 in {number} hands has these cards.</source>
        <comment>Nearly every hand has these cards.</comment>
        <translation>
            <numerusform>Fast jedes Blatt hat diese Karten.</numerusform>
            <numerusform>Etwa 1 von {number} Blättern hat diese Karten.</numerusform>
        </translation>
    </message>
    <message>
        <source>“{wish}”</source>
        <translation>„{wish}“</translation>
    </message>
    <message numerus="yes">
        <source>{number} deals came up, but none fitted. Leave out a wish, or try again.</source>
        <comment>One deal came up, but it didn’t fit. Leave out a wish, or try again.</comment>
        <translation>
            <numerusform>Ein Spiel wurde gegeben, aber es passte nicht. Lass einen Wunsch weg oder versuche es noch einmal.</numerusform>
            <numerusform>{number} Spiele wurden gegeben, aber keins passte. Lass einen Wunsch weg oder versuche es noch einmal.</numerusform>
        </translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Weiterspielen</translation>
    </message>
    <message>
        <source>No deal at this table fits {wish}.</source>
        <translation>An diesem Tisch passt kein Spiel zu {wish}.</translation>
    </message>
    <message>
        <source>No deal fits both {wishes}.</source>
        <translation>Kein Spiel passt zugleich zu {wishes}.</translation>
    </message>
    <message>
        <source>No deal fits all of these: {wishes}.</source>
        <translation>Kein Spiel passt zu all dem: {wishes}.</translation>
    </message>
    <message>
        <source>What you practise</source>
        <translation>Was du übst</translation>
    </message>
    <message>
        <source>What you hold</source>
        <translation>Was du auf der Hand hast</translation>
    </message>
    <message>
        <source>Where you sit</source>
        <translation>Wo du sitzt</translation>
    </message>
    <message>
        <source>What’s been said</source>
        <translation>Was gesagt wurde</translation>
    </message>
    <message>
        <source>The whole hand</source>
        <translation>Das ganze Spiel</translation>
    </message>
    <message>
        <source>Only the auction</source>
        <translation>Nur das Reizen</translation>
    </message>
    <message>
        <source>Only the exchange</source>
        <translation>Nur das Schieben</translation>
    </message>
    <message>
        <source>Only the last five tricks</source>
        <translation>Nur die letzten fünf Stiche</translation>
    </message>
    <message>
        <source>A marriage</source>
        <translation>Ein Paar</translation>
    </message>
    <message>
        <source>No marriage</source>
        <translation>Kein Paar</translation>
    </message>
    <message>
        <source>Two marriages or more</source>
        <translation>Zwei Paare oder mehr</translation>
    </message>
    <message>
        <source>A marriage in spades</source>
        <translation>Pik-König und Pik-Dame</translation>
    </message>
    <message>
        <source>A marriage in hearts</source>
        <translation>Herz-König und Herz-Dame</translation>
    </message>
    <message>
        <source>A marriage in diamonds</source>
        <translation>Karo-König und Karo-Dame</translation>
    </message>
    <message>
        <source>A marriage in clubs</source>
        <translation>Kreuz-König und Kreuz-Dame</translation>
    </message>
    <message>
        <source>A marriage with its ace</source>
        <translation>Ein Paar mit Ass</translation>
    </message>
    <message>
        <source>A half</source>
        <translation>Eine Hälfte</translation>
    </message>
    <message>
        <source>No half</source>
        <translation>Keine Hälfte</translation>
    </message>
    <message>
        <source>No king</source>
        <translation>Kein König</translation>
    </message>
    <message>
        <source>No queen</source>
        <translation>Keine Dame</translation>
    </message>
    <message>
        <source>An ace</source>
        <translation>Ein Ass</translation>
    </message>
    <message>
        <source>No ace</source>
        <translation>Kein Ass</translation>
    </message>
    <message>
        <source>Two aces or more</source>
        <translation>Zwei Asse oder mehr</translation>
    </message>
    <message>
        <source>Three aces or more</source>
        <translation>Drei Asse oder mehr</translation>
    </message>
    <message>
        <source>A ten</source>
        <translation>Eine Zehn</translation>
    </message>
    <message>
        <source>No ten</source>
        <translation>Keine Zehn</translation>
    </message>
    <message>
        <source>Ace and ten of one suit</source>
        <translation>Ass und Zehn einer Farbe</translation>
    </message>
    <message>
        <source>A ten without its ace</source>
        <translation>Eine Zehn ohne Ass</translation>
    </message>
    <message>
        <source>Four or more aces and tens</source>
        <translation>Mindestens vier Asse und Zehnen</translation>
    </message>
    <message>
        <source>At most one ace or ten</source>
        <translation>Höchstens ein Ass oder eine Zehn</translation>
    </message>
    <message>
        <source>Three sixes or more</source>
        <translation>Drei Sechsen oder mehr</translation>
    </message>
    <message>
        <source>Six or more aces, kings and queens</source>
        <translation>Mindestens sechs Asse, Könige und Damen</translation>
    </message>
    <message>
        <source>At most two aces, kings and queens</source>
        <translation>Höchstens zwei Asse, Könige und Damen</translation>
    </message>
    <message>
        <source>Five or more of a suit</source>
        <translation>Fünf oder mehr einer Farbe</translation>
    </message>
    <message>
        <source>Six or more of a suit</source>
        <translation>Sechs oder mehr einer Farbe</translation>
    </message>
    <message>
        <source>At most four of any suit</source>
        <translation>Höchstens vier jeder Farbe</translation>
    </message>
    <message>
        <source>A void</source>
        <translation>Eine Farbe fehlt</translation>
    </message>
    <message>
        <source>Cards of every suit</source>
        <translation>Karten jeder Farbe</translation>
    </message>
    <message>
        <source>A singleton</source>
        <translation>Eine einzelne Karte einer Farbe</translation>
    </message>
    <message>
        <source>No singleton</source>
        <translation>Keine einzelne Karte einer Farbe</translation>
    </message>
    <message>
        <source>A tunnela</source>
        <translation>Eine Tunnela</translation>
    </message>
    <message>
        <source>No tunnela</source>
        <translation>Keine Tunnela</translation>
    </message>
    <message>
        <source>Three dublees or more</source>
        <translation>Drei Dublees oder mehr</translation>
    </message>
    <message>
        <source>Five dublees or more</source>
        <translation>Fünf Dublees oder mehr</translation>
    </message>
    <message>
        <source>At most one dublee</source>
        <translation>Höchstens eine Dublee</translation>
    </message>
    <message>
        <source>A sequence</source>
        <translation>Eine Folge</translation>
    </message>
    <message>
        <source>No sequence</source>
        <translation>Keine Folge</translation>
    </message>
    <message>
        <source>Sequences in three suits</source>
        <translation>Folgen in drei Farben</translation>
    </message>
    <message>
        <source>A printed joker</source>
        <translation>Ein gedruckter Joker</translation>
    </message>
    <message>
        <source>No printed joker</source>
        <translation>Kein gedruckter Joker</translation>
    </message>
    <message>
        <source>You deal</source>
        <translation>Du gibst</translation>
    </message>
    <message>
        <source>Somebody else deals</source>
        <translation>Jemand anders gibt</translation>
    </message>
    <message>
        <source>Your partner deals</source>
        <translation>Dein Partner gibt</translation>
    </message>
    <message>
        <source>You act first</source>
        <translation>Du bist zuerst dran</translation>
    </message>
    <message>
        <source>You act last</source>
        <translation>Du bist zuletzt dran</translation>
    </message>
    <message>
        <source>Nobody has bid yet</source>
        <translation>Noch niemand hat geboten</translation>
    </message>
    <message>
        <source>Your partner bid first</source>
        <translation>Dein Partner hat zuerst geboten</translation>
    </message>
    <message>
        <source>An opponent bid first</source>
        <translation>Ein Gegner hat zuerst geboten</translation>
    </message>
    <message>
        <source>The bid is 100 or more</source>
        <translation>Das Gebot ist mindestens 100</translation>
    </message>
    <message>
        <source>You’re the declarer</source>
        <translation>Du hast das höchste Gebot</translation>
    </message>
    <message>
        <source>Your partner is the declarer</source>
        <translation>Dein Partner hat das höchste Gebot</translation>
    </message>
    <message>
        <source>An opponent is the declarer</source>
        <translation>Ein Gegner hat das höchste Gebot</translation>
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
        <translation>Trumpf ist gemacht</translation>
    </message>
    <message>
        <source>No trumps yet</source>
        <translation>Noch kein Trumpf</translation>
    </message>
</context>
<context>
    <name>Pages</name>
    <message>
        <source>{number} players</source>
        <translation>{number} Spieler</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spielen</translation>
    </message>
    <message>
        <source>Learn</source>
        <translation>Lernen</translation>
    </message>
    <message>
        <source>Play {game}</source>
        <translation>{game} spielen</translation>
    </message>
    <message>
        <source>Learn {game}</source>
        <translation>{game} lernen</translation>
    </message>
    <message>
        <source>{name}, {players}. {sentence}</source>
        <translation>{name}, {players}. {sentence}</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exportieren…</translation>
    </message>
    <message>
        <source>House rules…</source>
        <translation>Hausregeln…</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>Importieren…</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Speichern als…</translation>
    </message>
    <message>
        <source>Use these rules</source>
        <translation>Diese Regeln verwenden</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Hausregeln</translation>
    </message>
    <message>
        <source>House rules for {game}</source>
        <translation>Hausregeln für {game}</translation>
    </message>
    <message>
        <source>Play by these rules</source>
        <translation>Nach diesen Regeln spielen</translation>
    </message>
    <message>
        <source>Presets</source>
        <translation>Fertige Regeln</translation>
    </message>
    <message>
        <source>Your presets</source>
        <translation>Deine eigenen Regeln</translation>
    </message>
    <message>
        <source>Preset name</source>
        <translation>Name der Regeln</translation>
    </message>
    <message>
        <source>Custom rules</source>
        <translation>Eigene Regeln</translation>
    </message>
    <message>
        <source>“{first}” and “{second}” contradict each other. Change one of them.</source>
        <translation>„{first}“ und „{second}“ widersprechen sich. Ändere eine der beiden Regeln.</translation>
    </message>
    <message>
        <source>Saved “{name}” to your presets.</source>
        <translation>„{name}“ ist unter deinen Regeln gespeichert.</translation>
    </message>
    <message>
        <source>Deleted “{name}”.</source>
        <translation>„{name}“ ist gelöscht.</translation>
    </message>
    <message>
        <source>Imported “{name}” and saved it to your presets.</source>
        <translation>„{name}“ ist importiert und unter deinen Regeln gespeichert.</translation>
    </message>
    <message>
        <source>Rules saved to {file}.</source>
        <translation>Die Regeln sind in {file} gespeichert.</translation>
    </message>
    <message>
        <source>{name} ({number})</source>
        <translation>{name} ({number})</translation>
    </message>
    <message>
        <source>New match</source>
        <translation>Neue Partie</translation>
    </message>
    <message>
        <source>Numbered deal</source>
        <translation>Verteilung nach Nummer</translation>
    </message>
    <message>
        <source>Program</source>
        <translation>Programm</translation>
    </message>
    <message>
        <source>This deal</source>
        <translation>Diese Kartenverteilung</translation>
    </message>
    <message>
        <source>The rest of this hand</source>
        <translation>Der Rest dieses Spiels</translation>
    </message>
    <message>
        <source>Whose cards do you want?</source>
        <translation>Wessen Karten möchtest du?</translation>
    </message>
    <message>
        <source>My own</source>
        <translation>Meine eigenen</translation>
    </message>
    <message>
        <source>The same cards are dealt again in a new match, which counts as assisted.</source>
        <translation>Dieselben Karten werden in einer neuen Partie noch mal gegeben. Sie zählt als Partie mit Hilfe.</translation>
    </message>
    <message>
        <source>House rules (*.json)</source>
        <translation>Hausregeln (*.json)</translation>
    </message>
    <message>
        <source>Import house rules</source>
        <translation>Hausregeln importieren</translation>
    </message>
    <message>
        <source>Export house rules</source>
        <translation>Hausregeln exportieren</translation>
    </message>
    <message>
        <source>Can’t read {file}. Choose another file.</source>
        <translation>{file} lässt sich nicht lesen. Wähle eine andere Datei.</translation>
    </message>
    <message>
        <source>Can’t save {file} in that folder. Choose another folder.</source>
        <translation>{file} lässt sich dort nicht speichern. Wähle einen anderen Ort.</translation>
    </message>
    <message>
        <source>This file has no Marjapussi house rules in it.</source>
        <translation>Die Datei enthält keine Hausregeln von Marjapussi.</translation>
    </message>
    <message>
        <source>This file can’t be used. It has the same entry twice, or its structure is too complicated.</source>
        <translation>Die Datei ist unbrauchbar. Ein Eintrag steht zweimal darin, oder ihr Aufbau ist zu kompliziert.</translation>
    </message>
    <message>
        <source>Another version of the program wrote this file, and this version can’t read it.</source>
        <translation>Eine andere Version des Programms hat diese Datei geschrieben, und diese Version kann sie nicht lesen.</translation>
    </message>
    <message>
        <source>This file must have exactly three parts: the game, a name and the rules.</source>
        <translation>Die Datei braucht genau drei Teile: das Spiel, einen Namen und die Regeln.</translation>
    </message>
    <message>
        <source>These are house rules for another game, not {game}.</source>
        <translation>Das sind Hausregeln für ein anderes Spiel, nicht für {game}.</translation>
    </message>
    <message>
        <source>The file sets “{rule}” to {value}, which isn’t allowed.</source>
        <translation>Die Datei setzt „{rule}“ auf {value}, und das geht nicht.</translation>
    </message>
    <message>
        <source>The rules in the file contradict each other. {why}</source>
        <translation>Die Regeln in der Datei widersprechen sich. {why}</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Opponents</source>
        <translation>Gegner</translation>
    </message>
    <message>
        <source>Partner</source>
        <translation>Partner</translation>
    </message>
    <message>
        <source>Fairness</source>
        <translation>Fairness</translation>
    </message>
    <message>
        <source>Names</source>
        <translation>Namen</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Kartenverteilung</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>Aussehen</translation>
    </message>
    <message>
        <source>Pace</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>Playing</source>
        <translation>Spielen</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Ton</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Your partner plays at full strength unless you choose otherwise.</source>
        <translation>Dein Partner spielt in voller Stärke, wenn du nichts anderes wählst.</translation>
    </message>
    <message>
        <source>The level never affects the deal. Each computer player sees only what a person in that seat would see.</source>
        <translation>Die Stufe beeinflusst nie die Kartenverteilung. Jeder Spieler sieht nur, was ein Mensch auf diesem Platz sehen würde.</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Du</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>Gegner</translation>
    </message>
    <message>
        <source>Plays after you</source>
        <translation>Spielt nach dir</translation>
    </message>
    <message>
        <source>Plays before you</source>
        <translation>Spielt vor dir</translation>
    </message>
    <message>
        <source>Player {number}</source>
        <translation>Spieler {number}</translation>
    </message>
    <message>
        <source>Name: {who}</source>
        <translation>Name: {who}</translation>
    </message>
    <message>
        <source>Any name</source>
        <translation>Irgendein Name</translation>
    </message>
    <message>
        <source>A new deal</source>
        <translation>Neue Kartenverteilung</translation>
    </message>
    <message>
        <source>Deal number</source>
        <translation>Nummer</translation>
    </message>
    <message>
        <source>A deal number is a whole number from 0 to {highest}.</source>
        <translation>Die Nummer ist eine ganze Zahl von 0 bis {highest}.</translation>
    </message>
    <message>
        <source>Preferences</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>{game} has no rule called “{key}”.</source>
        <translation>{game} hat keine Regel „{key}“.</translation>
    </message>
    <message>
        <source>Reset to defaults</source>
        <translation>Auf Standard zurücksetzen</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>A name can have 1 to {longest} characters.</source>
        <translation>Ein Name kann 1 bis {longest} Zeichen haben.</translation>
    </message>
    <message>
        <source>There’s a built-in preset called “{name}”. Choose another name.</source>
        <translation>Es gibt schon fertige Regeln namens „{name}“. Wähle einen anderen Namen.</translation>
    </message>
    <message>
        <source>This file is too large for house rules.</source>
        <translation>Die Datei ist zu groß für Hausregeln.</translation>
    </message>
    <message>
        <source>The name in the file must have 1 to {longest} characters.</source>
        <translation>Der Name in der Datei muss 1 bis {longest} Zeichen haben.</translation>
    </message>
</context>
<context>
    <name>People</name>
    <message>
        <source>You</source>
        <translation>Du</translation>
    </message>
    <message>
        <source>Player {number}</source>
        <translation>Spieler {number}</translation>
    </message>
    <message>
        <source>Us</source>
        <translation>Wir</translation>
    </message>
    <message>
        <source>Them</source>
        <translation>Gegner</translation>
    </message>
</context>
<context>
    <name>Practice</name>
    <message>
        <source>Five moments</source>
        <translation>Fünf Stellen</translation>
    </message>
    <message numerus="yes">
        <source>{number} moments</source>
        <comment>One moment</comment>
        <translation>
            <numerusform>Eine Stelle</numerusform>
            <numerusform>{number} Stellen</numerusform>
        </translation>
    </message>
    <message>
        <source>Practise this</source>
        <translation>Das üben</translation>
    </message>
    <message>
        <source>Practise: {kind}</source>
        <translation>Üben: {kind}</translation>
    </message>
    <message>
        <source>{game} · {kind}</source>
        <translation>{game} · {kind}</translation>
    </message>
    <message>
        <source>What do you play?</source>
        <translation>Was spielst du?</translation>
    </message>
    <message>
        <source>What do you say?</source>
        <translation>Was sagst du?</translation>
    </message>
    <message>
        <source>What do you do?</source>
        <translation>Was machst du?</translation>
    </message>
    <message>
        <source>Click a card, here or in your hand.</source>
        <translation>Klicke auf eine Karte, hier oder in deiner Hand.</translation>
    </message>
    <message>
        <source>Click what you want to do.</source>
        <translation>Klicke auf das, was du machen willst.</translation>
    </message>
    <message>
        <source>This is best.</source>
        <translation>Das ist am besten.</translation>
    </message>
    <message>
        <source>That’s what you did before. There’s a better choice.</source>
        <translation>So hast du es auch in der Partie gemacht. Es gibt eine bessere Wahl.</translation>
    </message>
    <message>
        <source>There’s a better choice.</source>
        <translation>Es gibt eine bessere Wahl.</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Tipp</translation>
    </message>
    <message>
        <source>Stop here</source>
        <translation>Hier aufhören</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Five more</source>
        <translation>Noch fünf</translation>
    </message>
    <message numerus="yes">
        <source>You’ll see this again in {number} days.</source>
        <comment>You’ll see this again tomorrow.</comment>
        <translation>
            <numerusform>Das kommt morgen wieder.</numerusform>
            <numerusform>Das kommt in {number} Tagen wieder.</numerusform>
        </translation>
    </message>
    <message>
        <source>Dealing new cards…</source>
        <translation>Neue Karten werden gegeben…</translation>
    </message>
    <message>
        <source>{rights} out of {of} right</source>
        <translation>{rights} von {of} richtig</translation>
    </message>
    <message>
        <source>{number}. {where}: right</source>
        <translation>{number}. {where}: richtig</translation>
    </message>
    <message>
        <source>{number}. {where}: not solved yet</source>
        <translation>{number}. {where}: noch nicht richtig</translation>
    </message>
    <message>
        <source>Mistakes come back soon and right answers later, each time with different cards.</source>
        <translation>Falsches kommt bald wieder, Richtiges später, jedes Mal mit anderen Karten.</translation>
    </message>
    <message>
        <source>Nothing to practise now</source>
        <translation>Jetzt gibt es nichts zu üben</translation>
    </message>
    <message>
        <source>Mistakes from hands you finish turn into practice questions here.</source>
        <translation>Aus deinen Fehlern werden hier Übungsfragen, sobald du ein Spiel zu Ende gespielt hast.</translation>
    </message>
    <message numerus="yes">
        <source>{known} out of {number} moments learned</source>
        <comment>{known} out of one moment learned</comment>
        <translation>
            <numerusform>{known} von 1 Stelle gelernt</numerusform>
            <numerusform>{known} von {number} Stellen gelernt</numerusform>
        </translation>
    </message>
    <message>
        <source>A moment counts as learned once it isn’t due again for three weeks.</source>
        <translation>Du hast eine Stelle gelernt, wenn sie drei Wochen lang nicht mehr drankommt.</translation>
    </message>
</context>
<context>
    <name>Preferences</name>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Farbschema</translation>
    </message>
    <message>
        <source>Felt</source>
        <translation>Tischtuch</translation>
    </message>
    <message>
        <source>Game speed</source>
        <translation>Spieltempo</translation>
    </message>
    <message>
        <source>Clicking a card</source>
        <translation>Klick auf eine Karte</translation>
    </message>
    <message>
        <source>Sort the hand</source>
        <translation>Hand sortieren</translation>
    </message>
    <message>
        <source>Lowest card first</source>
        <translation>Niedrigste Karte zuerst</translation>
    </message>
    <message>
        <source>Highlight the suggested move</source>
        <translation>Vorgeschlagenen Zug hervorheben</translation>
    </message>
    <message>
        <source>Warn me before a clear mistake</source>
        <translation>Vor einem klaren Fehler warnen</translation>
    </message>
    <message>
        <source>Praise me for a hard choice</source>
        <translation>Schwierige Entscheidungen loben</translation>
    </message>
    <message>
        <source>Count the points myself</source>
        <translation>Punkte selbst zählen</translation>
    </message>
    <message>
        <source>Play forced cards automatically</source>
        <translation>Einzige erlaubte Karte automatisch spielen</translation>
    </message>
    <message>
        <source>A high first bid promises an ace</source>
        <translation>Ein hohes erstes Gebot verspricht ein Ass</translation>
    </message>
    <message>
        <source>Play sounds</source>
        <translation>Töne abspielen</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Lautstärke</translation>
    </message>
    <message>
        <source>Use the built-in voice</source>
        <translation>Mit Computerstimme vorlesen</translation>
    </message>
    <message>
        <source>Spoken announcements</source>
        <translation>Vorgelesen wird</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Hell</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Dunkel</translation>
    </message>
    <message>
        <source>Moss</source>
        <translation>Moos</translation>
    </message>
    <message>
        <source>Night</source>
        <translation>Nacht</translation>
    </message>
    <message>
        <source>Birch</source>
        <translation>Birke</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Langsam</translation>
    </message>
    <message>
        <source>What you usually do</source>
        <translation>Wie du meistens spielst</translation>
    </message>
    <message>
        <source>Hints compare the best move with what you usually do. For that, the program remembers how often you play high, take tricks, lead trumps, declare and bid.</source>
        <translation>Tipps vergleichen den besten Zug mit dem, was du meistens tust. Dafür merkt sich das Programm, wie oft du hoch spielst, Stiche nimmst, Trumpf ausspielst, meldest und reizt.</translation>
    </message>
    <message>
        <source>Forget what I usually do</source>
        <translation>Vergessen, wie ich meistens spiele</translation>
    </message>
    <message>
        <source>Forgotten. Your next matches show the program again what you usually do.</source>
        <translation>Vergessen. Deine nächsten Partien zeigen dem Programm wieder, wie du meistens spielst.</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Textgröße</translation>
    </message>
    <message>
        <source>Card size</source>
        <translation>Kartengröße</translation>
    </message>
    <message>
        <source>Large</source>
        <translation>Groß</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Schnell</translation>
    </message>
    <message>
        <source>No animation</source>
        <translation>Ohne Animation</translation>
    </message>
    <message>
        <source>Until you click</source>
        <translation>Bis du klickst</translation>
    </message>
    <message>
        <source>Plays it</source>
        <translation>Spielt sie</translation>
    </message>
    <message>
        <source>In my first three matches of a game</source>
        <translation>In meinen ersten drei Partien eines Spiels</translation>
    </message>
    <message>
        <source>Always</source>
        <translation>Immer</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Nie</translation>
    </message>
    <message>
        <source>Everything</source>
        <translation>Alles</translation>
    </message>
    <message>
        <source>What affects me</source>
        <translation>Was mich betrifft</translation>
    </message>
    <message>
        <source>My turn only</source>
        <translation>Nur wenn ich dran bin</translation>
    </message>
    <message>
        <source>By suit</source>
        <translation>Nach Farbe</translation>
    </message>
    <message>
        <source>By rank</source>
        <translation>Nach Wert</translation>
    </message>
    <message>
        <source>Finished tricks stay</source>
        <translation>Fertige Stiche bleiben liegen</translation>
    </message>
    <message>
        <source>Follow the system</source>
        <translation>Wie im System</translation>
    </message>
    <message>
        <source>A short time</source>
        <translation>Kurz</translation>
    </message>
    <message>
        <source>The usual time</source>
        <translation>Wie üblich</translation>
    </message>
    <message>
        <source>A long time</source>
        <translation>Lange</translation>
    </message>
    <message>
        <source>Lifts it (click again to play)</source>
        <translation>Hebt sie an (noch ein Klick spielt sie)</translation>
    </message>
    <message>
        <source>In my own order</source>
        <translation>In eigener Reihenfolge</translation>
    </message>
</context>
<context>
    <name>Presets</name>
    <message>
        <source>Short pack</source>
        <translation>Kleines Kartenspiel</translation>
    </message>
    <message>
        <source>Questions in order</source>
        <translation>Fragen der Reihe nach</translation>
    </message>
    <message>
        <source>Aces and tens</source>
        <translation>Asse und Zehnen</translation>
    </message>
    <message>
        <source>To ten</source>
        <translation>Bis zehn</translation>
    </message>
    <message>
        <source>Forty and twenty</source>
        <translation>Paare zu 40 und 20</translation>
    </message>
    <message>
        <source>Swedish</source>
        <translation>Schwedisch</translation>
    </message>
    <message>
        <source>Exactly twelve</source>
        <translation>Genau zwölf</translation>
    </message>
    <message>
        <source>Exactly twelve, dropping to seven</source>
        <translation>Genau zwölf, zurück auf sieben</translation>
    </message>
    <message>
        <source>Left of the dealer bids first</source>
        <translation>Erstes Gebot links vom Geber</translation>
    </message>
    <message>
        <source>Any trick, four cards</source>
        <translation>Melden nach jedem Stich, vier Karten</translation>
    </message>
    <message>
        <source>Spades high</source>
        <translation>Pik am höchsten</translation>
    </message>
    <message>
        <source>Windows game (2002)</source>
        <translation>Windows-Spiel (2002)</translation>
    </message>
    <message>
        <source>Windows game (2002), six in the kitty</source>
        <translation>Windows-Spiel (2002), sechs im Talon</translation>
    </message>
    <message>
        <source>To ten, anyone may ask for a whole</source>
        <translation>Bis zehn, jeder darf nach einem Paar fragen</translation>
    </message>
    <message>
        <source>Seven points for dublees</source>
        <translation>Sieben Punkte für Dublees</translation>
    </message>
    <message>
        <source>Home game</source>
        <translation>Zu Hause</translation>
    </message>
    <message>
        <source>Tournament</source>
        <translation>Turnier</translation>
    </message>
    <message>
        <source>Unseen maal is lost</source>
        <translation>Ungesehenes Maal verfällt</translation>
    </message>
    <message>
        <source>Unseen maal goes to the winner</source>
        <translation>Ungesehenes Maal an den Gewinner</translation>
    </message>
    <message>
        <source>Three jokers</source>
        <translation>Drei Joker</translation>
    </message>
    <message>
        <source>Jena students</source>
        <translation>Jenaer Studenten</translation>
    </message>
    <message>
        <source>Round of four hands</source>
        <translation>Runde von vier Spielen</translation>
    </message>
    <message>
        <source>Six in the kitty</source>
        <translation>Sechs im Talon</translation>
    </message>
    <message>
        <source>Secret kitty</source>
        <translation>Geheimer Talon</translation>
    </message>
    <message>
        <source>Original card points</source>
        <translation>Ursprüngliche Kartenwerte</translation>
    </message>
    <message>
        <source>Standard</source>
        <translation>Standard</translation>
    </message>
    <message>
        <source>Older rules</source>
        <translation>Ältere Regeln</translation>
    </message>
</context>
<context>
    <name>Principles</name>
    <message>
        <source>Don’t break up a king and queen before you’ve declared them.</source>
        <translation>Trenne König und Dame nicht, bevor du sie gemeldet hast.</translation>
    </message>
    <message>
        <source>Keep a king or queen as long as your partner may have the other half.</source>
        <translation>Behalte einen König oder eine Dame, solange dein Partner die andere Hälfte haben kann.</translation>
    </message>
    <message>
        <source>If you can’t win the trick, give away as few points as you can.</source>
        <translation>Ist der Stich verloren, gib so wenige Punkte wie möglich dazu.</translation>
    </message>
    <message>
        <source>Win this trick, because then you may declare a marriage or ask for one.</source>
        <translation>Hol dir diesen Stich, denn dann darfst du ein Paar melden oder danach fragen.</translation>
    </message>
    <message>
        <source>Draw the opponents’ trumps with your top trumps. Then your other high cards win too.</source>
        <translation>Ziehe den Gegnern mit deinen höchsten Trümpfen die Trümpfe. Dann machen auch deine anderen hohen Karten Stiche.</translation>
    </message>
    <message>
        <source>Lead a suit that your partner is out of and may be able to trump.</source>
        <translation>Spiele eine Farbe aus, die dein Partner nicht mehr hat und vielleicht stechen kann.</translation>
    </message>
    <message>
        <source>If you can’t win the trick, play your lowest card.</source>
        <translation>Spiele deine niedrigste Karte, wenn du den Stich nicht gewinnen kannst.</translation>
    </message>
    <message>
        <source>Lead a card that nobody can beat.</source>
        <translation>Spiele eine Karte aus, die niemand schlagen kann.</translation>
    </message>
    <message>
        <source>Win the trick as cheaply as you can, and save your higher cards.</source>
        <translation>Gewinne den Stich so billig wie möglich und spare deine höheren Karten.</translation>
    </message>
    <message>
        <source>Don’t take a trick that your partner is sure to win.</source>
        <translation>Nimm keinen Stich, der deinem Partner sicher ist.</translation>
    </message>
    <message>
        <source>The last trick earns extra points, so save a sure winner for it.</source>
        <translation>Der letzte Stich bringt Extrapunkte, also hebe eine sichere Karte dafür auf.</translation>
    </message>
    <message>
        <source>You can’t win this trick, so keep the highest card of a suit for later.</source>
        <translation>Du kannst diesen Stich nicht gewinnen, also heb die höchste Karte einer Farbe für später auf.</translation>
    </message>
    <message>
        <source>With no trumps, lead your longest suit. Its low cards can win tricks later.</source>
        <translation>Spiele ohne Trumpf deine längste Farbe aus. Ihre kleinen Karten können später Stiche machen.</translation>
    </message>
    <message>
        <source>When you’re second to play, play low. Your partner still plays after you.</source>
        <translation>Spiele als Zweiter niedrig, denn dein Partner kommt noch nach dir.</translation>
    </message>
    <message>
        <source>Declare your marriage while you may, because this may be your last chance.</source>
        <translation>Melde dein Paar, solange du darfst, denn das ist vielleicht deine letzte Gelegenheit.</translation>
    </message>
    <message>
        <source>When your partner is sure to win the trick, play your ten while it’s safe from the ace.</source>
        <translation>Gib deine Zehn in einen Stich, der sicher deinem Partner gehört, denn dort holt sie kein Ass.</translation>
    </message>
    <message>
        <source>Don’t waste an ace on a trick it can’t win. Save the ace for one it can win.</source>
        <translation>Verschwende kein Ass in einem Stich, den es nicht gewinnen kann. Hebe es für einen auf, den es gewinnt.</translation>
    </message>
    <message>
        <source>If you’re sure of a trick, take it now. Later may be too late.</source>
        <translation>Nimm den Stich, der dir sicher ist, denn später kann es zu spät sein.</translation>
    </message>
    <message>
        <source>When you’re third to play, play high. Only one player comes after you.</source>
        <translation>Spiele als Dritter hoch, denn nach dir kommt nur noch einer.</translation>
    </message>
    <message>
        <source>In its suit, only the ace beats a ten. Keep your ten until the ace is gone.</source>
        <translation>In ihrer Farbe schlägt nur das Ass die Zehn. Behalte deine Zehn, bis das Ass weg ist.</translation>
    </message>
    <message>
        <source>Lead your aces before there are trumps, because later they may be trumped.</source>
        <translation>Spiele deine Asse aus, bevor es Trumpf gibt, denn später können sie mit Trumpf gestochen werden.</translation>
    </message>
    <message>
        <source>Lead a singleton. After that, you can trump the suit.</source>
        <translation>Spiele deine einzige Karte einer Farbe aus. Danach kannst du diese Farbe mit Trumpf stechen.</translation>
    </message>
    <message>
        <source>Return the suit your partner led, because that’s where they want help.</source>
        <translation>Spiele die Farbe zurück, die dein Partner ausgespielt hat, denn dort braucht er Hilfe.</translation>
    </message>
    <message>
        <source>Duck as long as you can, because you don’t want this trick.</source>
        <translation>Bleib drunter, solange du kannst, denn diesen Stich willst du nicht.</translation>
    </message>
    <message>
        <source>If you have to take the trick, take it with your highest card.</source>
        <translation>Musst du den Stich nehmen, dann mit deiner höchsten Karte.</translation>
    </message>
    <message>
        <source>Get rid of high cards whenever they can’t win a trick.</source>
        <translation>Werde hohe Karten los, wenn sie keinen Stich machen können.</translation>
    </message>
    <message>
        <source>Lead low, so that somebody else has to take the trick.</source>
        <translation>Spiele niedrig aus, damit andere den Stich nehmen müssen.</translation>
    </message>
    <message>
        <source>Lead from a short suit. Once it’s gone, you can discard high cards.</source>
        <translation>Spiele eine kurze Farbe an. Ist sie weg, kannst du hohe Karten abwerfen.</translation>
    </message>
    <message>
        <source>Don’t lead a suit that nobody else has left, because you’d have to take the trick.</source>
        <translation>Spiele keine Farbe aus, die sonst niemand mehr hat, denn dann müsstest du den Stich nehmen.</translation>
    </message>
    <message>
        <source>Against sooli, play low. The lower you play, the harder it is for the soloist to duck.</source>
        <translation>Spiele gegen Sooli niedrig. Je niedriger du spielst, desto schwerer kommt der Sooli-Spieler drunter.</translation>
    </message>
    <message>
        <source>A marriage in your hand is surer than one you have to ask for.</source>
        <translation>Ein Paar auf deiner Hand ist sicherer als eins, nach dem du fragen musst.</translation>
    </message>
    <message>
        <source>Don’t declare a marriage that takes you past the target, because you’d drop back.</source>
        <translation>Melde kein Paar, das dich über das Ziel bringt, denn sonst fällst du zurück.</translation>
    </message>
    <message>
        <source>A marriage and an ace are worth a low bid.</source>
        <translation>Ein Paar und ein Ass reichen für ein niedriges Gebot.</translation>
    </message>
    <message>
        <source>Give away the card that’s hardest to duck with.</source>
        <translation>Gib die Karte ab, mit der du am schwersten unten bleibst.</translation>
    </message>
    <message>
        <source>With few aces, kings and queens, you’ll win few tricks, so bid nolo.</source>
        <translation>Mit wenigen Assen, Königen und Damen machst du wenige Stiche, also biete Nolo.</translation>
    </message>
    <message>
        <source>With low cards in every suit, play sooli. You can give one high card away.</source>
        <translation>Spiele Sooli, wenn du in jeder Farbe kleine Karten hast. Eine hohe Karte kannst du abgeben.</translation>
    </message>
    <message>
        <source>With no marriage and fewer than two aces, leave the bidding to others.</source>
        <translation>Lass die anderen reizen, wenn du kein Paar und weniger als zwei Asse hast.</translation>
    </message>
    <message>
        <source>Win this trick, because then you may declare a marriage.</source>
        <translation>Hol dir diesen Stich, denn dann darfst du ein Paar melden.</translation>
    </message>
    <message>
        <source>You can’t be sure of this trick, so put as few points in it as you can.</source>
        <translation>Dieser Stich ist dir nicht sicher, also leg so wenig Punkte wie möglich hinein.</translation>
    </message>
    <message>
        <source>You have no sure trick to lead, so lead a card without points.</source>
        <translation>Du hast keinen sicheren Stich auszuspielen, also spiele eine Karte ohne Punkte aus.</translation>
    </message>
    <message>
        <source>You can’t win this trick, so play low and keep your higher cards.</source>
        <translation>Du kannst diesen Stich nicht gewinnen, also spiele niedrig und behalte deine höheren Karten.</translation>
    </message>
    <message>
        <source>Take at least one trick, because taking none is costly.</source>
        <translation>Mache mindestens einen Stich, denn ein Spiel ganz ohne Stich kostet viel.</translation>
    </message>
    <message>
        <source>Don’t lead an ace or a ten that an opponent can trump.</source>
        <translation>Spiele kein Ass und keine Zehn aus, wenn ein Gegner sie mit Trumpf stechen kann.</translation>
    </message>
    <message>
        <source>Discard from the suit in which the others hold most cards below yours.</source>
        <translation>Wirf aus der Farbe ab, in der die anderen die meisten Karten unter deinen haben.</translation>
    </message>
    <message>
        <source>With a king or queen in hand, ask for a half in its suit before you ask for a whole.</source>
        <translation>Mit einem König oder einer Dame auf der Hand frage nach der Hälfte dazu, bevor du nach einem Paar fragst.</translation>
    </message>
    <message>
        <source>Declare or ask while you may, because this may be your last chance.</source>
        <translation>Melde oder frage, solange du darfst, denn das ist vielleicht deine letzte Gelegenheit.</translation>
    </message>
    <message>
        <source>Bid above 100 only with a marriage in your hand.</source>
        <translation>Reize nur mit einem Paar auf der Hand über 100.</translation>
    </message>
    <message>
        <source>Your partner has the highest bid, so don’t bid against your own side.</source>
        <translation>Das höchste Gebot hat dein Partner, also reize nicht gegen die eigene Partei.</translation>
    </message>
    <message>
        <source>Don’t raise above what your cards are worth, because you have to make every point you promise.</source>
        <translation>Erhöhe nur so weit, wie deine Karten reichen, denn jeden versprochenen Punkt musst du auch holen.</translation>
    </message>
    <message>
        <source>Give the declarer your aces, because the contract needs sure tricks.</source>
        <translation>Schiebe dem Spieler deine Asse zu, denn das Gebot braucht sichere Stiche.</translation>
    </message>
    <message>
        <source>Never split a marriage.</source>
        <translation>Trenne nie ein Paar.</translation>
    </message>
    <message>
        <source>Make yourself void in a suit, and you can trump it as soon as there are trumps.</source>
        <translation>Gib eine Farbe ganz weg, dann kannst du sie stechen, sobald es Trumpf gibt.</translation>
    </message>
    <message>
        <source>Keep your longest suit together, and give up cards from the others.</source>
        <translation>Halte deine längste Farbe zusammen und gib Karten der anderen ab.</translation>
    </message>
    <message>
        <source>Your discards count for you, so discard cards that are worth points.</source>
        <translation>Was du drückst, zählt für dich, also drücke Karten, die etwas zählen.</translation>
    </message>
    <message>
        <source>Give your partner your lowest card, because it’s the easiest one to duck with.</source>
        <translation>Gib deinem Partner deine niedrigste Karte, denn mit ihr kann er einem Stich am leichtesten ausweichen.</translation>
    </message>
    <message>
        <source>If you have many aces, kings and queens, you’ll win tricks, so bid rami.</source>
        <translation>Mit vielen Assen, Königen und Damen machst du Stiche, also biete Rami.</translation>
    </message>
    <message>
        <source>Your hand has too many cards that are hard to duck with, so don’t play sooli.</source>
        <translation>Du hast zu viele Karten, mit denen du schwer unten bleibst, also spiele kein Sooli.</translation>
    </message>
    <message>
        <source>Discard a card that fits nothing, and keep neighbours together.</source>
        <translation>Wirf eine Karte ab, die zu nichts passt, und halte Nachbarn zusammen.</translation>
    </message>
    <message>
        <source>Don’t discard a card that fits one the next player took.</source>
        <translation>Wirf nichts ab, was zu einer Karte passt, die der nächste Spieler genommen hat.</translation>
    </message>
    <message>
        <source>A wild card fits everywhere, so never discard it.</source>
        <translation>Eine wilde Karte passt überall, also wirf sie nie ab.</translation>
    </message>
    <message>
        <source>Take the offered card if it brings you closer to your sets.</source>
        <translation>Nimm die angebotene Karte, wenn sie dich deinen Kombinationen näher bringt.</translation>
    </message>
    <message>
        <source>Don’t take a card you can’t use, because it shows what you’re collecting.</source>
        <translation>Nimm keine Karte, die du nicht brauchst, denn sie verrät, was du sammelst.</translation>
    </message>
    <message>
        <source>Show your sets as soon as you can, because then you see the tiplu.</source>
        <translation>Lege aus, sobald du kannst, denn dann siehst du den Tiplu.</translation>
    </message>
    <message>
        <source>Don’t wait for cards that are gone.</source>
        <translation>Warte nicht auf Karten, die schon weg sind.</translation>
    </message>
    <message>
        <source>The next player didn’t want this card before, so it’s probably safe now.</source>
        <translation>Der nächste Spieler wollte diese Karte vorher nicht, also ist sie jetzt wohl ungefährlich.</translation>
    </message>
    <message>
        <source>Cards from the middle of a suit fit more sequences than those at its ends.</source>
        <translation>Karten aus der Mitte einer Farbe passen in mehr Folgen als die am Rand.</translation>
    </message>
    <message>
        <source>With five or more pairs, collect dublees and keep your pairs.</source>
        <translation>Sammle mit fünf oder mehr Paaren Dublees und behalte deine Paare.</translation>
    </message>
    <message>
        <source>Keep neighbouring cards, because two different cards can complete the sequence. Only one can fill a gap.</source>
        <translation>Behalte Nachbarn, denn sie warten auf zwei verschiedene Karten. Eine Lücke wartet nur auf eine.</translation>
    </message>
    <message>
        <source>Three identical cards make a set, so keep them together.</source>
        <translation>Drei gleiche Karten sind eine Kombination, also halte sie zusammen.</translation>
    </message>
    <message>
        <source>Don’t break up a finished sequence.</source>
        <translation>Nimm keine Karte aus einer fertigen Folge.</translation>
    </message>
    <message>
        <source>Keep a card that can go into two different sets.</source>
        <translation>Behalte eine Karte, die in zwei verschiedene Kombinationen passt.</translation>
    </message>
    <message>
        <source>One of two identical cards is spare, so discard it before you split up neighbours.</source>
        <translation>Von zwei gleichen Karten ist eine übrig, also wirf sie ab, bevor du Nachbarn trennst.</translation>
    </message>
    <message>
        <source>Discard the card that fits fewer of the cards still out.</source>
        <translation>Wirf die Karte ab, zu der weniger von den Karten passen, die noch draußen sind.</translation>
    </message>
    <message>
        <source>If nobody wanted a card before, they probably don’t want it now.</source>
        <translation>Was vorher niemand wollte, will jetzt wohl auch niemand.</translation>
    </message>
    <message>
        <source>Next to an ace, only one card completes a sequence: A-2 needs the 3.</source>
        <translation>Neben einem Ass macht nur eine einzige Karte die Folge fertig: A-2 braucht die 3.</translation>
    </message>
    <message>
        <source>Take the card that lets you show your sets right away.</source>
        <translation>Nimm die Karte, mit der du sofort auslegen kannst.</translation>
    </message>
    <message>
        <source>Show tunnelas before your first draw, because later they score nothing.</source>
        <translation>Zeige Tunnelas, bevor du zum ersten Mal ziehst, denn später bringen sie nichts.</translation>
    </message>
    <message>
        <source>Finish as soon as you can, because another turn only helps the others.</source>
        <translation>Mache aus, sobald du kannst, denn noch ein Zug hilft nur den anderen.</translation>
    </message>
</context>
<context>
    <name>Profile</name>
    <message>
        <source>Skill and luck</source>
        <translation>Können und Glück</translation>
    </message>
    <message>
        <source>Charts</source>
        <translation>Diagramme</translation>
    </message>
    <message>
        <source>Bidding</source>
        <translation>Reizen</translation>
    </message>
    <message>
        <source>Giving</source>
        <comment>cards away in an exchange</comment>
        <translation>Abgeben</translation>
    </message>
    <message>
        <source>Showing</source>
        <comment>a bid, or cards</comment>
        <translation>Zeigen</translation>
    </message>
    <message>
        <source>Asking</source>
        <comment>for marriages</comment>
        <translation>Fragen</translation>
    </message>
    <message>
        <source>Leading</source>
        <comment>to a trick</comment>
        <translation>Ausspielen</translation>
    </message>
    <message>
        <source>Following</source>
        <comment>to a trick</comment>
        <translation>Zugeben</translation>
    </message>
    <message>
        <source>Endings</source>
        <comment>the last tricks of a hand</comment>
        <translation>Endspiel</translation>
    </message>
    <message>
        <source>Drawing</source>
        <comment>a card</comment>
        <translation>Ziehen</translation>
    </message>
    <message>
        <source>Showing sets</source>
        <comment>sets of cards</comment>
        <translation>Auslegen</translation>
    </message>
    <message>
        <source>Discarding</source>
        <comment>a card</comment>
        <translation>Abwerfen</translation>
    </message>
    <message>
        <source>assisted</source>
        <translation>mit Hilfe</translation>
    </message>
    <message>
        <source>unassisted</source>
        <translation>ohne Hilfe</translation>
    </message>
    <message>
        <source>{decisions} · {matches} · {help}</source>
        <translation>{decisions} · {matches} · {help}</translation>
    </message>
    <message numerus="yes">
        <source>{number} decisions</source>
        <comment>{number} decision</comment>
        <translation>
            <numerusform>{number} Entscheidung</numerusform>
            <numerusform>{number} Entscheidungen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} matches</source>
        <comment>{number} match</comment>
        <translation>
            <numerusform>{number} Partie</numerusform>
            <numerusform>{number} Partien</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} decisions are left to review.</source>
        <comment>{number} decision is left to review.</comment>
        <translation>
            <numerusform>{number} Entscheidung ist noch zu bewerten.</numerusform>
            <numerusform>{number} Entscheidungen sind noch zu bewerten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} matches are being reviewed.</source>
        <comment>{number} match is being reviewed.</comment>
        <translation>
            <numerusform>{number} Partie wird noch bewertet.</numerusform>
            <numerusform>{number} Partien werden noch bewertet.</numerusform>
        </translation>
    </message>
    <message>
        <source>Finish a hand, and each of your decisions will be reviewed and counted here.</source>
        <translation>Spiele ein Spiel zu Ende, dann wird jede deiner Entscheidungen bewertet und hier gezählt.</translation>
    </message>
    <message>
        <source>No assisted decisions here. You did it all yourself!</source>
        <translation>Hier gibt es keine Entscheidungen mit Hilfe. Du hast alles selbst gemacht!</translation>
    </message>
    <message>
        <source>No decisions here yet. Assisted matches are counted separately.</source>
        <translation>Hier gibt es noch keine Entscheidungen. Partien mit Hilfe zählen getrennt.</translation>
    </message>
    <message numerus="yes">
        <source>This takes about {number} minutes.</source>
        <comment>This takes about {number} minute.</comment>
        <translation>
            <numerusform>Das dauert etwa {number} Minute.</numerusform>
            <numerusform>Das dauert etwa {number} Minuten.</numerusform>
        </translation>
    </message>
    <message>
        <source>The review is paused.</source>
        <translation>Die Bewertung ist angehalten.</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Fortsetzen</translation>
    </message>
    <message>
        <source>How you compare with the computer</source>
        <translation>Du und der Computer im Vergleich</translation>
    </message>
    <message>
        <source>Longer bars are better. Each shows where your error rate would rank among the computer’s levels.</source>
        <translation>Je länger der Balken, desto besser. Er zeigt, welcher Stufe deine Fehler entsprechen.</translation>
    </message>
    <message>
        <source>Error rate</source>
        <translation>Was Fehler kosten</translation>
    </message>
    <message>
        <source>Points lost per decision</source>
        <translation>Verlorene Punkte pro Entscheidung</translation>
    </message>
    <message>
        <source>Thousandths of a match lost per decision</source>
        <translation>Verlorene Tausendstel einer Partie pro Entscheidung</translation>
    </message>
    <message>
        <source>Arrows compare your last 500 decisions with the 500 before. Down is better.</source>
        <translation>Die Pfeile vergleichen deine letzten 500 Entscheidungen mit den 500 davor. Abwärts ist besser.</translation>
    </message>
    <message numerus="yes">
        <source>{number} more decisions needed</source>
        <comment>{number} more decision needed</comment>
        <translation>
            <numerusform>noch {number} Entscheidung nötig</numerusform>
            <numerusform>noch {number} Entscheidungen nötig</numerusform>
        </translation>
    </message>
    <message>
        <source>not yet compared with the computer</source>
        <translation>noch nicht mit dem Computer verglichen</translation>
    </message>
    <message>
        <source>{kind}, {decisions}: {details}.</source>
        <translation>{kind}, {decisions}: {details}.</translation>
    </message>
    <message>
        <source>{number} points lost per decision</source>
        <translation>{number} Punkte pro Entscheidung verloren</translation>
    </message>
    <message>
        <source>{number} thousandths of a match lost per decision</source>
        <translation>{number} Tausendstel einer Partie pro Entscheidung verloren</translation>
    </message>
    <message>
        <source>not as good as {level} yet</source>
        <translation>noch nicht so gut wie {level}</translation>
    </message>
    <message>
        <source>as good as {level}</source>
        <translation>so gut wie {level}</translation>
    </message>
    <message>
        <source>between {low} and {high}</source>
        <translation>zwischen {low} und {high}</translation>
    </message>
    <message>
        <source>about the same as in the previous 500 decisions</source>
        <translation>etwa wie in den 500 davor</translation>
    </message>
    <message>
        <source>{number} lower than in the previous 500 decisions</source>
        <translation>{number} weniger als in den 500 davor</translation>
    </message>
    <message>
        <source>{number} higher than in the previous 500 decisions</source>
        <translation>{number} mehr als in den 500 davor</translation>
    </message>
    <message>
        <source>Your last 500 decisions</source>
        <translation>Deine letzten 500 Entscheidungen</translation>
    </message>
    <message>
        <source>now {now}</source>
        <translation>jetzt {now}</translation>
    </message>
    <message>
        <source>now {now}, before {before}</source>
        <translation>jetzt {now}, vorher {before}</translation>
    </message>
    <message>
        <source>now</source>
        <translation>jetzt</translation>
    </message>
    <message>
        <source>500 ago</source>
        <translation>vor 500</translation>
    </message>
    <message>
        <source>Averages over 50 decisions: {first} at first, {best} at best, {last} now.</source>
        <translation>Schnitt aus 50 Entscheidungen: zuerst {first}, am besten {best}, jetzt {last}.</translation>
    </message>
    <message>
        <source>Luck</source>
        <translation>Glück</translation>
    </message>
    <message numerus="yes">
        <source>of {number} matches won</source>
        <comment>of {number} match won</comment>
        <translation>
            <numerusform>von {number} Partie gewonnen</numerusform>
            <numerusform>von {number} Partien gewonnen</numerusform>
        </translation>
    </message>
    <message>
        <source>with luck removed</source>
        <translation>ohne Glück gerechnet</translation>
    </message>
    <message>
        <source>The cards were fair to you.</source>
        <translation>Die Karten waren fair zu dir.</translation>
    </message>
    <message numerus="yes">
        <source>Luck has won you {number} matches.</source>
        <comment>Luck has won you {number} match.</comment>
        <translation>
            <numerusform>Die Karten haben dir {number} Partie geschenkt.</numerusform>
            <numerusform>Die Karten haben dir {number} Partien geschenkt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Luck has cost you {number} matches.</source>
        <comment>Luck has cost you {number} match.</comment>
        <translation>
            <numerusform>Die Karten haben dich {number} Partie gekostet.</numerusform>
            <numerusform>Die Karten haben dich {number} Partien gekostet.</numerusform>
        </translation>
    </message>
    <message>
        <source>95% likely to be between {low}% and {high}%.</source>
        <translation>Mit 95 % Wahrscheinlichkeit zwischen {low} und {high} %.</translation>
    </message>
    <message>
        <source>won {share}</source>
        <translation>{share} gewonnen</translation>
    </message>
    <message numerus="yes">
        <source>Finish {number} more matches to see how lucky you’ve been.</source>
        <comment>Finish {number} more match to see how lucky you’ve been.</comment>
        <translation>
            <numerusform>Spiele noch {number} Partie zu Ende, dann siehst du, wie viel Glück du hattest.</numerusform>
            <numerusform>Spiele noch {number} Partien zu Ende, dann siehst du, wie viel Glück du hattest.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>An expert computer player is still replaying the cards of {number} matches.</source>
        <comment>An expert computer player is still replaying the cards of {number} match.</comment>
        <translation>
            <numerusform>Ein Computergegner der Stufe Experte spielt noch die Karten einer Partie nach.</numerusform>
            <numerusform>Ein Computergegner der Stufe Experte spielt noch die Karten von {number} Partien nach.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Prompts</name>
    <message>
        <source>The match is over.</source>
        <translation>Die Partie ist vorbei.</translation>
    </message>
    <message>
        <source>The cards are being dealt.</source>
        <translation>Die Karten werden gegeben.</translation>
    </message>
    <message>
        <source>The discards are being shuffled.</source>
        <translation>Die Ablage wird gemischt.</translation>
    </message>
    <message>
        <source>The tiplu is being drawn.</source>
        <translation>Der Tiplu wird ausgelost.</translation>
    </message>
    <message>
        <source>{name} may play sooli or pass.</source>
        <translation>{name} darf Sooli spielen oder passen.</translation>
    </message>
    <message>
        <source>It’s {name}’s turn to bid.</source>
        <comment>with a card</comment>
        <translation>{name} ist mit dem Bieten dran.</translation>
    </message>
    <message>
        <source>{name} is exchanging cards.</source>
        <translation>{name} tauscht gerade Karten.</translation>
    </message>
    <message>
        <source>Bid {bid} or more, or pass.</source>
        <translation>Reize {bid} oder mehr, oder passe.</translation>
    </message>
    <message>
        <source>Bid more than {bid}, or pass.</source>
        <translation>Reize mehr als {bid} oder passe.</translation>
    </message>
    <message>
        <source>No higher bid is possible. Pass.</source>
        <translation>Höher kann man nicht reizen. Passe.</translation>
    </message>
    <message>
        <source>At {score} points or less, you can only pass.</source>
        <translation>Mit {score} Punkten oder weniger darfst du nur passen.</translation>
    </message>
    <message>
        <source>Start the bidding with {bid}.</source>
        <translation>Eröffne das Reizen mit {bid}.</translation>
    </message>
    <message>
        <source>Start the bidding with {bid} or more.</source>
        <translation>Eröffne das Reizen mit {bid} oder mehr.</translation>
    </message>
    <message>
        <source>Raise your bid of {bid} or keep it.</source>
        <translation>Erhöhe dein Gebot von {bid} oder bleibe dabei.</translation>
    </message>
    <message numerus="yes">
        <source>Choose {number} cards to discard (no aces or tens).</source>
        <comment>Choose a card to discard (not an ace or ten).</comment>
        <translation>
            <numerusform>Wähle eine Karte zum Drücken (kein Ass, keine Zehn).</numerusform>
            <numerusform>Wähle {number} Karten zum Drücken (keine Asse, keine Zehnen).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Choose {number} cards to give to {name}.</source>
        <comment>Choose a card to give to {name}.</comment>
        <translation>
            <numerusform>Wähle eine Karte für {name}.</numerusform>
            <numerusform>Wähle {number} Karten für {name}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Discard your selection, or change it.</source>
        <translation>Drücke sie oder wähle andere.</translation>
    </message>
    <message>
        <source>Give your selection, or change it.</source>
        <translation>Schiebe sie oder wähle andere.</translation>
    </message>
    <message>
        <source>Place a spade or club face down to bid nolo, or say rami.</source>
        <translation>Lege verdeckt Pik oder Kreuz für Nolo, oder sage Rami.</translation>
    </message>
    <message>
        <source>Place a heart or diamond face down to bid rami, or say nolo.</source>
        <translation>Lege verdeckt Herz oder Karo für Rami, oder sage Nolo.</translation>
    </message>
    <message>
        <source>Place a card face down: a heart or diamond for rami, a spade or club for nolo.</source>
        <translation>Lege verdeckt Herz oder Karo für Rami, Pik oder Kreuz für Nolo.</translation>
    </message>
    <message>
        <source>Draw a card, or show tunnelas first.</source>
        <translation>Ziehe eine Karte oder zeige vorher Tunnelas.</translation>
    </message>
    <message>
        <source>Draw from the stock, or take the offered card.</source>
        <translation>Ziehe vom Stapel oder nimm die angebotene Karte.</translation>
    </message>
    <message>
        <source>Draw from the stock.</source>
        <translation>Ziehe vom Stapel.</translation>
    </message>
    <message>
        <source>You took the offered card, so finish now.</source>
        <translation>Du hast die angebotene Karte genommen, also mache jetzt aus.</translation>
    </message>
    <message>
        <source>You can finish, or discard a card.</source>
        <translation>Du kannst ausmachen oder eine Karte abwerfen.</translation>
    </message>
    <message>
        <source>You can show your first sets, or discard a card.</source>
        <translation>Du kannst zum ersten Mal auslegen oder eine Karte abwerfen.</translation>
    </message>
    <message>
        <source>Discard a card.</source>
        <translation>Wirf eine Karte ab.</translation>
    </message>
    <message>
        <source>Declare a marriage, or draw from the stock.</source>
        <translation>Melde ein Paar oder ziehe vom Stapel.</translation>
    </message>
    <message>
        <source>Play a card.</source>
        <translation>Spiele eine Karte.</translation>
    </message>
    <message>
        <source>Lead a card.</source>
        <translation>Spiele eine Karte aus.</translation>
    </message>
    <message>
        <source>It’s {name}’s turn to bid.</source>
        <translation>{name} ist mit dem Reizen dran.</translation>
    </message>
    <message>
        <source>Play sooli (alone, aces low, no tricks) or pass.</source>
        <translation>Spiele Sooli (allein, Ass niedrig, kein Stich) oder passe.</translation>
    </message>
    <message>
        <source>It’s {name}’s turn to draw.</source>
        <translation>{name} ist dran mit Ziehen.</translation>
    </message>
    <message>
        <source>It’s {name}’s turn to discard.</source>
        <translation>{name} ist dran mit Abwerfen.</translation>
    </message>
    <message>
        <source>It’s {name}’s turn to answer.</source>
        <translation>{name} ist dran mit Antworten.</translation>
    </message>
    <message>
        <source>It’s {name}’s turn to play.</source>
        <translation>{name} ist dran mit Spielen.</translation>
    </message>
    <message>
        <source>{name} leads.</source>
        <translation>{name} ist dran mit Ausspielen.</translation>
    </message>
    <message>
        <source>Bid, or ask for a new deal.</source>
        <translation>Reize oder lass neu geben.</translation>
    </message>
    <message>
        <source>Pass, or ask for a new deal.</source>
        <translation>Passe oder lass neu geben.</translation>
    </message>
    <message>
        <source>Discard {number} cards, or ask for a new deal.</source>
        <translation>Drücke {number} Karten oder lass neu geben.</translation>
    </message>
    <message>
        <source>Give {name} {number} cards, or ask for a new deal.</source>
        <translation>Schiebe {name} {number} Karten zu oder lass neu geben.</translation>
    </message>
    <message>
        <source>None of your cards can be your bid, so say rami or nolo.</source>
        <translation>Keine deiner Karten taugt als Gebot, also sage Rami oder Nolo.</translation>
    </message>
    <message>
        <source>{name} asks for a whole. Say which suit.</source>
        <translation>{name} fragt nach einem Paar. Sage, in welcher Farbe.</translation>
    </message>
    <message>
        <source>Lead a card, or first declare a marriage or ask for one.</source>
        <translation>Spiele eine Karte aus, melde ein Paar oder frage nach einem.</translation>
    </message>
    <message>
        <source>Lead a card, or declare a marriage first.</source>
        <translation>Spiele eine Karte aus oder melde erst ein Paar.</translation>
    </message>
    <message>
        <source>Lead a card, or ask your partner for a marriage first.</source>
        <translation>Spiele eine Karte aus oder frage erst deinen Partner.</translation>
    </message>
    <message>
        <source>You hold all four sixes.</source>
        <translation>Du hast alle vier Sechsen.</translation>
    </message>
    <message>
        <source>You and your partner hold all four sixes.</source>
        <translation>Du und dein Partner habt zusammen alle vier Sechsen.</translation>
    </message>
    <message>
        <source>You hold three sixes.</source>
        <translation>Du hast drei Sechsen.</translation>
    </message>
    <message>
        <source>You have no card above a jack.</source>
        <translation>Du hast keine Karte über dem Buben.</translation>
    </message>
</context>
<context>
    <name>Puzzles</name>
    <message>
        <source>Puzzles</source>
        <translation>Rätsel</translation>
    </message>
    <message>
        <source>The hidden cards are always where they hurt you most. Only a play that works against every layout wins.</source>
        <translation>Die verdeckten Karten liegen immer dort, wo sie dir am meisten schaden. Nur ein Plan, der bei jeder Verteilung aufgeht, gewinnt.</translation>
    </message>
    <message>
        <source>These cards are hidden:</source>
        <translation>Diese Karten sind verdeckt:</translation>
    </message>
    <message>
        <source>If you’ve been counting, you know where every card is. Only a play that’s sure to work wins.</source>
        <translation>Wenn du mitgezählt hast, weißt du, wo jede Karte ist. Nur ein sicherer Plan gewinnt.</translation>
    </message>
    <message>
        <source>Loading the puzzles…</source>
        <translation>Rätsel werden geladen…</translation>
    </message>
    <message>
        <source>In {game}, you pick a card to discard, or decide whether to take the offered card.</source>
        <translation>In {game} suchst du die Karte aus, die du abwirfst, oder entscheidest, ob du die angebotene Karte nimmst.</translation>
    </message>
    <message>
        <source>Your opponents do whatever is worst for you. Your partner plays sensibly but doesn’t see your cards.</source>
        <translation>Deine Gegner machen immer das, was für dich am schlimmsten ist. Dein Partner spielt vernünftig, sieht aber deine Karten nicht.</translation>
    </message>
    <message>
        <source>Your opponents do whatever is worst for you.</source>
        <translation>Deine Gegner machen immer das, was für dich am schlimmsten ist.</translation>
    </message>
    <message>
        <source>Puzzle {number}</source>
        <translation>Rätsel {number}</translation>
    </message>
    <message>
        <source>{game}, puzzle {number}</source>
        <translation>{game}, Rätsel {number}</translation>
    </message>
    <message>
        <source>solved</source>
        <translation>gelöst</translation>
    </message>
    <message>
        <source>what to say before leading</source>
        <translation>was du vor dem Ausspielen sagst</translation>
    </message>
    <message>
        <source>using a trump</source>
        <translation>einen Trumpf einsetzen</translation>
    </message>
    <message>
        <source>keeping the high card</source>
        <translation>die hohe Karte behalten</translation>
    </message>
    <message>
        <source>playing the high card</source>
        <translation>die hohe Karte spielen</translation>
    </message>
    <message>
        <source>which suit to lead</source>
        <translation>welche Farbe du ausspielst</translation>
    </message>
    <message>
        <source>which card to play to a trick</source>
        <translation>welche Karte du zum Stich gibst</translation>
    </message>
    <message>
        <source>which card to discard</source>
        <translation>welche Karte du abwirfst</translation>
    </message>
    <message>
        <source>whether to take the offered card</source>
        <translation>ob du die angebotene Karte nimmst</translation>
    </message>
    <message>
        <source>hard</source>
        <translation>schwer</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Start here</source>
        <translation>Hier anfangen</translation>
    </message>
    <message>
        <source>{solved} of {total} solved</source>
        <translation>{solved} von {total} gelöst</translation>
    </message>
    <message>
        <source>{stage}: {progress}</source>
        <translation>{stage}: {progress}</translation>
    </message>
    <message>
        <source>counting every card</source>
        <translation>alle Karten mitzählen</translation>
    </message>
    <message>
        <source>What you’ve learned</source>
        <translation>Was du gelernt hast</translation>
    </message>
    <message>
        <source>Solve your first puzzle. What it teaches you will appear here.</source>
        <translation>Löse dein erstes Rätsel. Was du dabei lernst, steht dann hier.</translation>
    </message>
    <message>
        <source>Before you lead, ask yourself whether new trumps would help you.</source>
        <translation>Frag dich vor dem Ausspielen, ob dir ein neuer Trumpf helfen würde.</translation>
    </message>
    <message>
        <source>Count the trumps that are still out before you spend one of yours.</source>
        <translation>Zähle die Trümpfe der anderen, bevor du einen eigenen hergibst.</translation>
    </message>
    <message>
        <source>Play low, and keep your high card for the trick that matters.</source>
        <translation>Spiele niedrig und hebe die hohe Karte für den entscheidenden Stich auf.</translation>
    </message>
    <message>
        <source>Play your high card now if a low one would only lose a trick.</source>
        <translation>Spiele die hohe Karte jetzt, wenn eine niedrige nur den Stich verliert.</translation>
    </message>
    <message>
        <source>Before you lead a suit, think about who wins the trick and what comes back.</source>
        <translation>Überlege vor dem Ausspielen, wer den Stich gewinnt und was dann kommt.</translation>
    </message>
    <message>
        <source>Before you win a trick, think about what you’d have to lead next.</source>
        <translation>Überlege, was du danach ausspielen müsstest, bevor du einen Stich nimmst.</translation>
    </message>
    <message>
        <source>When you’ve counted every card, play the hand to its end in your head.</source>
        <translation>Wenn du alle Karten kennst, spiele im Kopf bis zum Ende.</translation>
    </message>
    <message>
        <source>Count which cards would still help you before you discard.</source>
        <translation>Zähle vor dem Abwerfen, welche Karten dir noch helfen würden.</translation>
    </message>
    <message>
        <source>Try your cards in other sets before you decide about the offered card.</source>
        <translation>Ordne deine Karten in Gedanken um, bevor du über die angebotene Karte entscheidest.</translation>
    </message>
    <message>
        <source>{theme}: {progress}</source>
        <translation>{theme}: {progress}</translation>
    </message>
    <message>
        <source>easy</source>
        <translation>leicht</translation>
    </message>
    <message>
        <source>medium</source>
        <translation>mittel</translation>
    </message>
    <message>
        <source>Make your contract of {amount}.</source>
        <translation>Erfülle dein Gebot von {amount}.</translation>
    </message>
    <message>
        <source>Defeat the contract of {amount}.</source>
        <translation>Bringe das Gebot von {amount} zu Fall.</translation>
    </message>
    <message numerus="yes">
        <source>Win the match. You need exactly {number} berries.</source>
        <comment>Win the match. You need exactly one berry.</comment>
        <translation>
            <numerusform>Gewinne die Partie. Du brauchst genau eine Beere.</numerusform>
            <numerusform>Gewinne die Partie. Du brauchst genau {number} Beeren.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Win at least {number} berries this hand.</source>
        <comment>Win at least one berry this hand.</comment>
        <translation>
            <numerusform>Gewinne in diesem Spiel mindestens eine Beere.</numerusform>
            <numerusform>Gewinne in diesem Spiel mindestens {number} Beeren.</numerusform>
        </translation>
    </message>
    <message>
        <source>Score at least {amount} points this hand.</source>
        <translation>Hole in diesem Spiel mindestens {amount} Punkte.</translation>
    </message>
    <message>
        <source>Let the others win nothing this hand.</source>
        <translation>Lass die anderen in diesem Spiel nichts gewinnen.</translation>
    </message>
    <message numerus="yes">
        <source>Let the others win no more than {number} berries this hand.</source>
        <comment>Let the others win no more than one berry this hand.</comment>
        <translation>
            <numerusform>Lass die anderen in diesem Spiel höchstens eine Beere gewinnen.</numerusform>
            <numerusform>Lass die anderen in diesem Spiel höchstens {number} Beeren gewinnen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Let the others score no more than {amount} points this hand.</source>
        <translation>Lass den anderen in diesem Spiel höchstens {amount} Punkte.</translation>
    </message>
    <message numerus="yes">
        <source>{number} cards left</source>
        <comment>One card left</comment>
        <translation>
            <numerusform>Noch eine Karte</numerusform>
            <numerusform>Noch {number} Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>{left} · {difficulty}</source>
        <translation>{left} · {difficulty}</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Anfangen</translation>
    </message>
    <message>
        <source>Solved!</source>
        <translation>Gelöst!</translation>
    </message>
    <message>
        <source>Your play wins against any layout.</source>
        <translation>Das gewinnt bei jeder Verteilung.</translation>
    </message>
    <message>
        <source>Not this time</source>
        <translation>Diesmal nicht</translation>
    </message>
    <message>
        <source>{doing} you lose against some layouts, and this was one of them.</source>
        <translation>{doing} verlierst du bei manchen Verteilungen, und das war so eine.</translation>
    </message>
    <message>
        <source>That would have won against every layout.</source>
        <translation>Das hätte bei jeder Verteilung gewonnen.</translation>
    </message>
    <message>
        <source>This layout beat you:</source>
        <translation>An dieser Verteilung bist du gescheitert:</translation>
    </message>
    <message>
        <source>{name} had:</source>
        <translation>{name} hatte:</translation>
    </message>
    <message>
        <source>The stock was:</source>
        <translation>Im Stapel lagen:</translation>
    </message>
    <message>
        <source>These cards were face down:</source>
        <translation>Diese Karten lagen verdeckt:</translation>
    </message>
    <message numerus="yes">
        <source>The hidden cards can still lie in {number} ways.</source>
        <comment>By now, you know where every card is.</comment>
        <translation>
            <numerusform>Jetzt weißt du, wo jede Karte ist.</numerusform>
            <numerusform>Für die verdeckten Karten gibt es noch {number} Verteilungen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing else is sure to work.</source>
        <translation>Nichts anderes ist sicher.</translation>
    </message>
    <message>
        <source>This is sure to work, and it isn’t the only way.</source>
        <translation>Das ist sicher und nicht der einzige Weg.</translation>
    </message>
    <message>
        <source>Next step</source>
        <translation>Nächster Schritt</translation>
    </message>
    <message>
        <source>The solution</source>
        <translation>Die Lösung</translation>
    </message>
    <message>
        <source>This play wins wherever the hidden cards are.</source>
        <translation>So gewinnst du, egal wo die verdeckten Karten liegen.</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Noch einmal</translation>
    </message>
    <message>
        <source>Show the solution</source>
        <translation>Lösung zeigen</translation>
    </message>
    <message>
        <source>Next puzzle</source>
        <translation>Nächstes Rätsel</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Task</source>
        <translation>Aufgabe</translation>
    </message>
    <message>
        <source>Which card do you discard?</source>
        <translation>Welche Karte wirfst du ab?</translation>
    </message>
    <message>
        <source>Can you show your sets with the {card}?</source>
        <translation>Kannst du mit {card} auslegen?</translation>
    </message>
    <message>
        <source>Can you finish with the {card}?</source>
        <translation>Kannst du mit {card} ausmachen?</translation>
    </message>
    <message>
        <source>You haven’t seen the maal yet · {difficulty}</source>
        <translation>Du hast noch nicht ausgelegt · {difficulty}</translation>
    </message>
    <message>
        <source>You’ve seen the maal · {difficulty}</source>
        <translation>Du hast ausgelegt · {difficulty}</translation>
    </message>
    <message>
        <source>Choose the discard that gives you the best chance of finishing on your next draw.</source>
        <translation>Wirf so ab, dass du beim nächsten Ziehen die beste Chance zum Ausmachen hast.</translation>
    </message>
    <message>
        <source>Choose the discard that gives you the best chance of showing three sets or seven dublees on your next draw.</source>
        <translation>Wirf so ab, dass du beim nächsten Ziehen die beste Chance hast, drei Kombinationen oder sieben Dublees auszulegen.</translation>
    </message>
    <message>
        <source>Choose the discard that gives you the best chance of showing three sets on your next draw.</source>
        <translation>Wirf so ab, dass du beim nächsten Ziehen die beste Chance hast, drei Kombinationen auszulegen.</translation>
    </message>
    <message>
        <source>Take the offered card if all your cards but one then fit into sets. Otherwise, draw from the stock.</source>
        <translation>Nimm sie, wenn dann alle deine Karten bis auf eine in Kombinationen liegen. Wenn nicht, ziehe vom Stapel.</translation>
    </message>
    <message>
        <source>Take the offered card if it lets you show three sets or seven dublees. Otherwise, draw from the stock.</source>
        <translation>Nimm sie, wenn du dann drei Kombinationen oder sieben Dublees auslegen kannst. Wenn nicht, ziehe vom Stapel.</translation>
    </message>
    <message>
        <source>Take the offered card if it lets you show three sets. Otherwise, draw from the stock.</source>
        <translation>Nimm sie, wenn du dann drei Kombinationen auslegen kannst. Wenn nicht, ziehe vom Stapel.</translation>
    </message>
    <message>
        <source>Count every copy of a card that may still come.</source>
        <translation>Jedes Exemplar einer Karte, das noch kommen kann, zählt.</translation>
    </message>
    <message>
        <source>Discarded or taken so far:</source>
        <translation>Bisher abgeworfen oder genommen:</translation>
    </message>
    <message>
        <source>Show the answer</source>
        <translation>Antwort zeigen</translation>
    </message>
    <message>
        <source>The answer</source>
        <translation>Die Antwort</translation>
    </message>
    <message>
        <source>These cards help if you discard the {card}:</source>
        <translation>Diese helfen, wenn du {card} abwirfst:</translation>
    </message>
    <message>
        <source>Cards that help on your next draw: {number} if you discard the {best}, {less} if you discard the {other}.</source>
        <translation>Karten, die beim nächsten Ziehen helfen: {number}, wenn du {best} abwirfst; {less}, wenn du {other} abwirfst.</translation>
    </message>
    <message>
        <source>The {card} is enough. You can show these sets.</source>
        <translation>{card} reicht. Du kannst diese Kombinationen auslegen.</translation>
    </message>
    <message>
        <source>The {card} is enough. You can finish with these sets, and one card is left over.</source>
        <translation>{card} reicht. Du kannst mit diesen Kombinationen ausmachen, und eine Karte bleibt übrig.</translation>
    </message>
    <message>
        <source>The {card} isn’t enough. Two sets need the {wanted}, and you don’t have enough copies of it.</source>
        <translation>{card} reicht nicht. Zwei Kombinationen brauchen {wanted}, und du hast zu wenige davon.</translation>
    </message>
    <message>
        <source>The {card} isn’t enough. Two sets need the same card, one of these: {wanted}.</source>
        <translation>{card} reicht nicht. Zwei Kombinationen brauchen dieselbe Karte, eine von diesen: {wanted}.</translation>
    </message>
</context>
<context>
    <name>Questions</name>
    <message>
        <source>No</source>
        <translation>Nein</translation>
    </message>
    <message>
        <source>Play for me</source>
        <translation>Für mich spielen</translation>
    </message>
    <message>
        <source>Show all cards</source>
        <translation>Alle Karten zeigen</translation>
    </message>
    <message>
        <source>Let the computer finish this hand? The match will count as assisted.</source>
        <translation>Soll der Computer dieses Spiel zu Ende spielen? Die Partie zählt dann als mit Hilfe gespielt.</translation>
    </message>
    <message>
        <source>This hand isn’t over yet. Show all cards? The match will count as assisted.</source>
        <translation>Dieses Spiel läuft noch. Alle Karten zeigen? Die Partie zählt dann als mit Hilfe gespielt.</translation>
    </message>
</context>
<context>
    <name>Ranks</name>
    <message>
        <source>ace</source>
        <comment>nominative</comment>
        <translation>Ass</translation>
    </message>
    <message>
        <source>ten</source>
        <comment>nominative</comment>
        <translation>Zehn</translation>
    </message>
    <message>
        <source>king</source>
        <comment>nominative</comment>
        <translation>König</translation>
    </message>
    <message>
        <source>queen</source>
        <comment>nominative</comment>
        <translation>Dame</translation>
    </message>
    <message>
        <source>jack</source>
        <comment>nominative</comment>
        <translation>Bube</translation>
    </message>
    <message>
        <source>nine</source>
        <comment>nominative</comment>
        <translation>Neun</translation>
    </message>
    <message>
        <source>eight</source>
        <comment>nominative</comment>
        <translation>Acht</translation>
    </message>
    <message>
        <source>seven</source>
        <comment>nominative</comment>
        <translation>Sieben</translation>
    </message>
    <message>
        <source>six</source>
        <comment>nominative</comment>
        <translation>Sechs</translation>
    </message>
    <message>
        <source>five</source>
        <comment>nominative</comment>
        <translation>Fünf</translation>
    </message>
    <message>
        <source>four</source>
        <comment>nominative</comment>
        <translation>Vier</translation>
    </message>
    <message>
        <source>three</source>
        <comment>nominative</comment>
        <translation>Drei</translation>
    </message>
    <message>
        <source>two</source>
        <comment>nominative</comment>
        <translation>Zwei</translation>
    </message>
    <message>
        <source>ace</source>
        <comment>genitive</comment>
        <translation>Ass</translation>
    </message>
    <message>
        <source>ten</source>
        <comment>genitive</comment>
        <translation>Zehn</translation>
    </message>
    <message>
        <source>king</source>
        <comment>genitive</comment>
        <translation>König</translation>
    </message>
    <message>
        <source>queen</source>
        <comment>genitive</comment>
        <translation>Dame</translation>
    </message>
    <message>
        <source>jack</source>
        <comment>genitive</comment>
        <translation>Bube</translation>
    </message>
    <message>
        <source>nine</source>
        <comment>genitive</comment>
        <translation>Neun</translation>
    </message>
    <message>
        <source>eight</source>
        <comment>genitive</comment>
        <translation>Acht</translation>
    </message>
    <message>
        <source>seven</source>
        <comment>genitive</comment>
        <translation>Sieben</translation>
    </message>
    <message>
        <source>six</source>
        <comment>genitive</comment>
        <translation>Sechs</translation>
    </message>
    <message>
        <source>five</source>
        <comment>genitive</comment>
        <translation>Fünf</translation>
    </message>
    <message>
        <source>four</source>
        <comment>genitive</comment>
        <translation>Vier</translation>
    </message>
    <message>
        <source>three</source>
        <comment>genitive</comment>
        <translation>Drei</translation>
    </message>
    <message>
        <source>two</source>
        <comment>genitive</comment>
        <translation>Zwei</translation>
    </message>
    <message>
        <source>ace</source>
        <comment>partitive</comment>
        <translation>Ass</translation>
    </message>
    <message>
        <source>ten</source>
        <comment>partitive</comment>
        <translation>Zehn</translation>
    </message>
    <message>
        <source>king</source>
        <comment>partitive</comment>
        <translation>König</translation>
    </message>
    <message>
        <source>queen</source>
        <comment>partitive</comment>
        <translation>Dame</translation>
    </message>
    <message>
        <source>jack</source>
        <comment>partitive</comment>
        <translation>Bube</translation>
    </message>
    <message>
        <source>nine</source>
        <comment>partitive</comment>
        <translation>Neun</translation>
    </message>
    <message>
        <source>eight</source>
        <comment>partitive</comment>
        <translation>Acht</translation>
    </message>
    <message>
        <source>seven</source>
        <comment>partitive</comment>
        <translation>Sieben</translation>
    </message>
    <message>
        <source>six</source>
        <comment>partitive</comment>
        <translation>Sechs</translation>
    </message>
    <message>
        <source>five</source>
        <comment>partitive</comment>
        <translation>Fünf</translation>
    </message>
    <message>
        <source>four</source>
        <comment>partitive</comment>
        <translation>Vier</translation>
    </message>
    <message>
        <source>three</source>
        <comment>partitive</comment>
        <translation>Drei</translation>
    </message>
    <message>
        <source>two</source>
        <comment>partitive</comment>
        <translation>Zwei</translation>
    </message>
    <message>
        <source>ace</source>
        <comment>adessive</comment>
        <translation>Ass</translation>
    </message>
    <message>
        <source>ten</source>
        <comment>adessive</comment>
        <translation>Zehn</translation>
    </message>
    <message>
        <source>king</source>
        <comment>adessive</comment>
        <translation>König</translation>
    </message>
    <message>
        <source>queen</source>
        <comment>adessive</comment>
        <translation>Dame</translation>
    </message>
    <message>
        <source>jack</source>
        <comment>adessive</comment>
        <translation>Bube</translation>
    </message>
    <message>
        <source>nine</source>
        <comment>adessive</comment>
        <translation>Neun</translation>
    </message>
    <message>
        <source>eight</source>
        <comment>adessive</comment>
        <translation>Acht</translation>
    </message>
    <message>
        <source>seven</source>
        <comment>adessive</comment>
        <translation>Sieben</translation>
    </message>
    <message>
        <source>six</source>
        <comment>adessive</comment>
        <translation>Sechs</translation>
    </message>
    <message>
        <source>five</source>
        <comment>adessive</comment>
        <translation>Fünf</translation>
    </message>
    <message>
        <source>four</source>
        <comment>adessive</comment>
        <translation>Vier</translation>
    </message>
    <message>
        <source>three</source>
        <comment>adessive</comment>
        <translation>Drei</translation>
    </message>
    <message>
        <source>two</source>
        <comment>adessive</comment>
        <translation>Zwei</translation>
    </message>
</context>
<context>
    <name>Reading</name>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Rules of {game}</source>
        <translation>Regeln: {game}</translation>
    </message>
    <message>
        <source>the rules at this table</source>
        <translation>die Regeln an diesem Tisch</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Inhalt</translation>
    </message>
    <message>
        <source>{chapter}, read</source>
        <translation>{chapter}, gelesen</translation>
    </message>
    <message>
        <source>House rules in force</source>
        <translation>Geltende Hausregeln</translation>
    </message>
    <message>
        <source>Change rules</source>
        <translation>Ändern</translation>
    </message>
    <message>
        <source>Change the house rules</source>
        <translation>Hausregeln ändern</translation>
    </message>
    <message>
        <source>Lesson</source>
        <translation>Lektion</translation>
    </message>
    <message>
        <source>Find a word</source>
        <translation>Wort suchen</translation>
    </message>
    <message>
        <source>“{word}” isn’t in these rules</source>
        <translation>„{word}“ kommt in diesen Regeln nicht vor</translation>
    </message>
    <message>
        <source>{name}. {meaning} In other languages: {others}.</source>
        <translation>{name}: {meaning} In anderen Sprachen: {others}.</translation>
    </message>
</context>
<context>
    <name>Reasons</name>
    <message>
        <source>You can’t do anything else now.</source>
        <translation>Etwas anderes geht jetzt nicht.</translation>
    </message>
    <message>
        <source>It’s the only card you can play.</source>
        <translation>Es ist die einzige Karte, die du spielen darfst.</translation>
    </message>
    <message>
        <source>Nobody who plays after you can beat the {card}.</source>
        <translation>Niemand, der nach dir spielt, kann {card} schlagen.</translation>
    </message>
    <message>
        <source>{name} has played the {card}, and nobody can beat it.</source>
        <translation>{name} hat {card} gespielt, und niemand kann die Karte schlagen.</translation>
    </message>
    <message>
        <source>{name} holds the king or the queen of {suit}, but not both.</source>
        <translation>{name} hat König oder Dame in {suit}, aber nicht beide.</translation>
    </message>
    <message>
        <source>{name} holds neither the king nor the queen of {suit}.</source>
        <translation>{name} hat weder König noch Dame in {suit}.</translation>
    </message>
    <message>
        <source>You’re the last to play to this trick.</source>
        <translation>Du spielst in diesem Stich als Letzter.</translation>
    </message>
    <message>
        <source>{name} has no {suit}.</source>
        <translation>{name} hat kein {suit}.</translation>
    </message>
    <message>
        <source>{name} has no {suit}, as trick {trick} showed.</source>
        <translation>{name} hat kein {suit}, das hat Stich {trick} gezeigt.</translation>
    </message>
    <message numerus="yes">
        <source>{the_card} is still out, and {names} play after you.</source>
        <comment>{the_card} is still out, and {names} plays after you.</comment>
        <translation>
            <numerusform>{the_card} ist noch draußen, und {names} spielt nach dir.</numerusform>
            <numerusform>{the_card} ist noch draußen, und {names} spielen nach dir.</numerusform>
        </translation>
    </message>
    <message>
        <source>{the_card} is still out, and it would beat the {rank}.</source>
        <translation>{the_card} ist noch draußen und würde {card} schlagen.</translation>
    </message>
    <message>
        <source>Your {card} is now the highest left in its suit.</source>
        <translation>Du hast jetzt die höchste Karte der Farbe: {card}.</translation>
    </message>
    <message>
        <source>Without the {card}, {number} of the cards still out would help you. Without the {other}, only {fewer} would.</source>
        <translation>Ohne {card} helfen dir {number} der Karten, die noch draußen sind. Ohne {other} nur {fewer}.</translation>
    </message>
    <message>
        <source>Only another {card} would turn your pair into a set.</source>
        <translation>Diese Kombination lässt sich nur mit einem weiteren Exemplar vervollständigen: {card}.</translation>
    </message>
    <message>
        <source>Only the {other} would complete a set with it.</source>
        <translation>Nur {other} würde damit eine Kombination ergeben.</translation>
    </message>
    <message>
        <source>Only the {other} would complete a set with the {card}.</source>
        <translation>Nur {other} würde mit {card} eine Kombination ergeben.</translation>
    </message>
    <message>
        <source>No card still out would complete a set with it.</source>
        <translation>Keine Karte, die noch draußen ist, würde damit eine Kombination ergeben.</translation>
    </message>
    <message>
        <source>No card still out would complete a set with the {card}.</source>
        <translation>Keine Karte, die noch draußen ist, würde mit {card} eine Kombination ergeben.</translation>
    </message>
    <message numerus="yes">
        <source>{number} cards</source>
        <comment>one card</comment>
        <translation>
            <numerusform>eine Karte</numerusform>
            <numerusform>{number} Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>No other {card} is left to come.</source>
        <translation>{card} kann nicht noch einmal kommen.</translation>
    </message>
    <message numerus="yes">
        <source>There are still {number} copies of the {card} to come.</source>
        <comment>Only one more {card} can come.</comment>
        <translation>
            <numerusform>{card} kann nur noch ein Mal kommen.</numerusform>
            <numerusform>{card} kann noch {number} Mal kommen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There are {number} trumps still out, and only {names} can have them.</source>
        <comment>One trump is still out, and only {names} can have it.</comment>
        <translation>
            <numerusform>Ein Trumpf ist noch draußen, und nur {names} kann ihn haben.</numerusform>
            <numerusform>{number} Trümpfe sind noch draußen, und nur {names} kann sie haben.</numerusform>
        </translation>
    </message>
    <message>
        <source>Keep the {card}.</source>
        <translation>Behalte {card}.</translation>
    </message>
    <message>
        <source>You keep the king and queen of {suit} together.</source>
        <translation>Du hältst König und Dame {suit_inessive} zusammen.</translation>
    </message>
    <message>
        <source>You keep all your {suit} together.</source>
        <translation>Du behältst alle deine Karten {suit_inessive}.</translation>
    </message>
    <message>
        <source>That leaves you no {suit}, so you may trump them later.</source>
        <translation>Damit hast du kein {suit} mehr und kannst die Farbe später stechen.</translation>
    </message>
    <message>
        <source>The {card} may give {name} a marriage.</source>
        <translation>{card} verhilft {name} vielleicht zu einem Paar.</translation>
    </message>
    <message>
        <source>You keep {cards}.</source>
        <translation>Du behältst {cards}.</translation>
    </message>
    <message numerus="yes">
        <source>There are {number} trumps still out.</source>
        <comment>One trump is still out.</comment>
        <translation>
            <numerusform>Ein Trumpf ist noch draußen.</numerusform>
            <numerusform>{number} Trümpfe sind noch draußen.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name}, who plays next, took the {card}.</source>
        <translation>{name} spielt als Nächstes und hat {card} genommen.</translation>
    </message>
    <message>
        <source>{name}, who plays next, didn’t take the {card}.</source>
        <translation>{name} spielt als Nächstes und hat {card} liegen lassen.</translation>
    </message>
    <message>
        <source>The tiplu is the {card}.</source>
        <translation>Der Tiplu ist {card}.</translation>
    </message>
    <message>
        <source>Without the {card}, you’re {missing} away from your sets. Without the {other}, you’d be {more} away.</source>
        <translation>Ohne {card} bist du noch {missing} von deinen Kombinationen entfernt. Ohne {other} wären es {more}.</translation>
    </message>
</context>
<context>
    <name>Resume</name>
    <message>
        <source>Deal {number} of {deals}, and it’s your turn</source>
        <translation>Spiel {number} von {deals}, und du bist dran</translation>
    </message>
    <message>
        <source>Hand {number}, and it’s your turn</source>
        <translation>Spiel {number}, und du bist dran</translation>
    </message>
    <message>
        <source>Hand {number}</source>
        <translation>Spiel {number}</translation>
    </message>
    <message>
        <source>{game}, {rules}</source>
        <translation>{game}, {rules}</translation>
    </message>
    <message>
        <source>Collected: {standing}</source>
        <translation>Gesammelt: {standing}</translation>
    </message>
    <message>
        <source>{side} {score}</source>
        <translation>{side} {score}</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Fortsetzen</translation>
    </message>
    <message>
        <source>Deal {number} of {deals}</source>
        <translation>Spiel {number} von {deals}</translation>
    </message>
</context>
<context>
    <name>Review</name>
    <message>
        <source>To the start</source>
        <translation>Zum Anfang</translation>
    </message>
    <message>
        <source>Previous hand</source>
        <translation>Voriges Spiel</translation>
    </message>
    <message>
        <source>One step back</source>
        <translation>Einen Schritt zurück</translation>
    </message>
    <message>
        <source>One step forward</source>
        <translation>Einen Schritt vor</translation>
    </message>
    <message>
        <source>Next hand</source>
        <translation>Nächstes Spiel</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>Zum Ende</translation>
    </message>
    <message>
        <source>{text} ({key})</source>
        <translation>{text} ({key})</translation>
    </message>
    <message>
        <source>Hand {hand} · {ply} of {last}</source>
        <translation>Spiel {hand} · {ply} von {last}</translation>
    </message>
    <message>
        <source>Position in the match</source>
        <translation>Stelle in der Partie</translation>
    </message>
    <message>
        <source>All cards face up</source>
        <translation>Karten offen</translation>
    </message>
    <message>
        <source>Show every card, or only what you knew at the time.</source>
        <translation>Zeige alle Karten oder nur, was du damals wusstest.</translation>
    </message>
    <message>
        <source>Tricks</source>
        <translation>Stiche</translation>
    </message>
    <message>
        <source>Play from here</source>
        <translation>Ab hier spielen</translation>
    </message>
    <message>
        <source>Start a new match from this position. The match you’re reviewing stays as it is.</source>
        <translation>Beginne ab hier eine neue Partie. Diese bleibt, wie sie ist.</translation>
    </message>
    <message>
        <source>Hide later moves</source>
        <translation>Fortsetzung verbergen</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Mehr</translation>
    </message>
    <message>
        <source>even</source>
        <translation>ausgeglichen</translation>
    </message>
    <message>
        <source>gain</source>
        <translation>Gewinn</translation>
    </message>
    <message>
        <source>loss</source>
        <translation>Verlust</translation>
    </message>
    <message>
        <source>Others</source>
        <translation>Andere</translation>
    </message>
    <message>
        <source>Not reviewed yet</source>
        <translation>Noch nicht bewertet</translation>
    </message>
    <message>
        <source>Chance of winning the match: {chance}</source>
        <translation>Siegchance in der Partie: {chance}</translation>
    </message>
    <message>
        <source>This hand is worth {points} to you</source>
        <translation>Dieses Spiel ist für dich {points} wert</translation>
    </message>
    <message>
        <source>{value} after hand {hand}</source>
        <translation>nach Spiel {hand} {value}</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>bigger berry = costlier mistake</source>
        <translation>größere Beere = teurerer Fehler</translation>
    </message>
    <message>
        <source>Reviewing: you</source>
        <translation>Bewertet: du</translation>
    </message>
    <message>
        <source>Reviewing: {name}</source>
        <translation>Bewertet: {name}</translation>
    </message>
    <message>
        <source>Change seat</source>
        <translation>Platz wechseln</translation>
    </message>
    <message numerus="yes">
        <source>{number} moments to think about</source>
        <comment>One moment to think about</comment>
        <translation>
            <numerusform>Eine Stelle zum Nachdenken</numerusform>
            <numerusform>{number} Stellen zum Nachdenken</numerusform>
        </translation>
    </message>
    <message>
        <source>Reviewing every decision</source>
        <translation>Jede Entscheidung wird bewertet</translation>
    </message>
    <message>
        <source>Biggest mistakes first. The answer is hidden until you choose.</source>
        <translation>Die größten Fehler zuerst. Die Antwort ist verdeckt, bis du wählst.</translation>
    </message>
    <message>
        <source>You can look around in the meantime.</source>
        <translation>Du kannst dich inzwischen umsehen.</translation>
    </message>
    <message>
        <source>This hand will be reviewed when it’s finished.</source>
        <translation>Dieses Spiel wird bewertet, wenn es vorbei ist.</translation>
    </message>
    <message>
        <source>Moment {place} of {of}</source>
        <translation>Stelle {place} von {of}</translation>
    </message>
    <message>
        <source>Next moment</source>
        <translation>Nächste Stelle</translation>
    </message>
    <message>
        <source>First moment</source>
        <translation>Erste Stelle</translation>
    </message>
    <message>
        <source>Finish</source>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>That was the last moment.</source>
        <translation>Das war die letzte Stelle.</translation>
    </message>
    <message>
        <source>You’ve seen every answer. Click a moment to go back to it.</source>
        <translation>Du hast alle Antworten gesehen. Klick auf eine Stelle, um sie noch einmal zu sehen.</translation>
    </message>
    <message>
        <source>You’ve seen {number} of {of} answers. Click a moment to go back to it.</source>
        <translation>Du hast {number} von {of} Antworten gesehen. Klick auf eine Stelle, um dorthin zurückzugehen.</translation>
    </message>
    <message>
        <source>Previous</source>
        <translation>Vorige</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Überspringen</translation>
    </message>
    <message>
        <source>Hide the question</source>
        <translation>Frage wegklappen</translation>
    </message>
    <message>
        <source>Moments</source>
        <translation>Stellen</translation>
    </message>
    <message>
        <source>What would you have done in {name}’s place?</source>
        <translation>Was hättest du an der Stelle von {name} gemacht?</translation>
    </message>
    <message>
        <source>What would you have played?</source>
        <translation>Was hättest du gespielt?</translation>
    </message>
    <message>
        <source>What would you have said?</source>
        <translation>Was hättest du gesagt?</translation>
    </message>
    <message>
        <source>What would you have done?</source>
        <translation>Was hättest du gemacht?</translation>
    </message>
    <message>
        <source>Click a card.</source>
        <translation>Klick auf eine Karte.</translation>
    </message>
    <message>
        <source>Click a card, here or in your hand.</source>
        <translation>Klick auf eine Karte, hier oder in deiner Hand.</translation>
    </message>
    <message>
        <source>Click what you’d have done.</source>
        <translation>Klick auf das, was du gemacht hättest.</translation>
    </message>
    <message>
        <source>Played to this trick:</source>
        <translation>In diesem Stich liegen:</translation>
    </message>
    <message>
        <source>Practise with other cards</source>
        <translation>Mit anderen Karten üben</translation>
    </message>
    <message>
        <source>Show the answer</source>
        <translation>Antwort zeigen</translation>
    </message>
    <message>
        <source>Good choice!</source>
        <translation>Gute Wahl!</translation>
    </message>
    <message>
        <source>There was a better choice.</source>
        <translation>Es gab eine bessere Wahl.</translation>
    </message>
    <message>
        <source>Good, because {reason}</source>
        <translation>Gut, denn {reason}</translation>
    </message>
    <message>
        <source>Well spotted!</source>
        <translation>Gut gesehen!</translation>
    </message>
    <message>
        <source>None of these decisions cost much.</source>
        <translation>Keine Entscheidung hat viel gekostet.</translation>
    </message>
    <message>
        <source>That’s what happened in the match. There’s a better choice.</source>
        <translation>So wurde in der Partie gespielt. Es gibt eine bessere Wahl.</translation>
    </message>
    <message>
        <source>There’s a better choice.</source>
        <translation>Es gibt eine bessere Wahl.</translation>
    </message>
    <message>
        <source>best</source>
        <translation>am besten</translation>
    </message>
    <message>
        <source>just as good</source>
        <translation>genauso gut</translation>
    </message>
    <message>
        <source>forced</source>
        <translation>erzwungen</translation>
    </message>
    <message>
        <source>fine</source>
        <translation>gut</translation>
    </message>
    <message>
        <source>inaccuracy</source>
        <translation>Ungenauigkeit</translation>
    </message>
    <message>
        <source>mistake</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>blunder</source>
        <translation>Patzer</translation>
    </message>
    <message>
        <source>close</source>
        <translation>knapp</translation>
    </message>
    <message>
        <source>yours: {word}</source>
        <translation>deine Wahl: {word}</translation>
    </message>
    <message>
        <source>Close call. Either is fine.</source>
        <translation>Knappe Sache. Beides ist gut.</translation>
    </message>
    <message>
        <source>Chance of winning the match</source>
        <translation>Siegchance in der Partie</translation>
    </message>
    <message>
        <source>Points in this hand, minus the best opponent’s</source>
        <translation>Punkte dieses Spiels minus die des besten Gegners</translation>
    </message>
    <message>
        <source>Hand {hand}: {done}</source>
        <translation>Spiel {hand}: {done}</translation>
    </message>
    <message>
        <source>{done} of {of} reviewed</source>
        <translation>{done} von {of} bewertet</translation>
    </message>
    <message>
        <source>No mistakes</source>
        <translation>Keine Fehler</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Nothing has happened yet.</source>
        <translation>Noch ist nichts passiert.</translation>
    </message>
    <message>
        <source>Could I have won this hand?</source>
        <translation>Hätte ich dieses Spiel gewinnen können?</translation>
    </message>
    <message>
        <source>The computer is working it out. This may take half a minute.</source>
        <translation>Der Computer rechnet es gerade aus. Das kann eine halbe Minute dauern.</translation>
    </message>
    <message>
        <source>The computer can’t work that out for this hand.</source>
        <translation>Für dieses Spiel kann der Computer das nicht ausrechnen.</translation>
    </message>
    <message>
        <source>You could have scored {open} instead of {was}.</source>
        <translation>Du hättest {open} statt {was} haben können.</translation>
    </message>
    <message>
        <source>You couldn’t have scored more than {open}.</source>
        <translation>Mehr als {open} war nicht drin.</translation>
    </message>
    <message>
        <source>You scored {was}. Perfect defence would have held you to {open}.</source>
        <translation>Du hast {was} geholt. Bei perfektem Gegenspiel wären es nur {open} gewesen.</translation>
    </message>
    <message>
        <source>This is perfect play with all cards face up. Nobody could have found it at the table.</source>
        <translation>Hier sind alle Karten offen, und alle spielen perfekt. Am Tisch konnte das niemand wissen.</translation>
    </message>
    <message>
        <source>Use the arrows to step through it card by card.</source>
        <translation>Mit den Pfeilen gehst du es Karte für Karte durch.</translation>
    </message>
    <message>
        <source>As it was played</source>
        <translation>So wurde gespielt</translation>
    </message>
</context>
<context>
    <name>Rules</name>
    <message>
        <source>The score that wins the match.</source>
        <translation>Der Punktestand, mit dem man die Partie gewinnt.</translation>
    </message>
    <message>
        <source>A win counts double if the losers’ total is below this number.</source>
        <translation>Ein Sieg zählt doppelt, wenn die Summe der Verlierer darunter bleibt.</translation>
    </message>
    <message>
        <source>When a side that takes a trick is out of the bag: from the next hand, or at once.</source>
        <translation>Macht eine Partei im Beutel einen Stich, kommt sie entweder sofort heraus oder erst ab dem nächsten Spiel.</translation>
    </message>
    <message>
        <source>In Sweden the excess is subtracted; in Finland you drop back</source>
        <translation>In Schweden wird abgezogen; in Finnland fällt man zurück</translation>
    </message>
    <message>
        <source>On Wikipedia, only after a trick that you led; after any trick is a variant</source>
        <translation>Bei Wikipedia nur nach eigenem Ausspiel; nach jedem Stich ist eine Variante</translation>
    </message>
    <message>
        <source>Hearts high on Wikipedia; spades high is a variant</source>
        <translation>Bei Wikipedia zählt Herz am meisten, in einer Variante Pik</translation>
    </message>
    <message>
        <source>How many cards the declarer and partner exchange.</source>
        <translation>Wie viele Karten der Spieler und sein Partner einander zuschieben.</translation>
    </message>
    <message>
        <source>If the declarer takes every trick but misses the bid, the defenders lose nothing for taking none.</source>
        <translation>Macht der Spieler alle Stiche und verfehlt doch sein Gebot, verlieren die Gegner nichts, obwohl sie schwarz sind.</translation>
    </message>
    <message>
        <source>The ranks that you can’t use for a bid.</source>
        <translation>Die Ränge, mit denen man nicht bieten darf.</translation>
    </message>
    <message>
        <source>No aces, court cards or twos in Lapland; some tables allow aces</source>
        <translation>In Lappland keine Asse, Bilder und Zweien; an manchen Tischen sind Asse erlaubt</translation>
    </message>
    <message>
        <source>Usual at home, not in tournaments</source>
        <translation>Üblich zu Hause, nicht bei Turnieren</translation>
    </message>
    <message>
        <source>A hand ends as soon as the rising side (nousussa) can’t win it any more.</source>
        <translation>Ein Spiel endet, sobald die Partei im Aufstieg (nousussa) es nicht mehr gewinnen kann.</translation>
    </message>
    <message>
        <source>How many deals a match has. With 0, play goes on until the target is reached.</source>
        <translation>Wie viele Spiele eine Partie hat. Bei 0 geht es weiter, bis das Ziel erreicht ist.</translation>
    </message>
    <message>
        <source>“Ladder” among German scouts and in a Wikipedia variant; “halves bind both” in the 2002 Windows game</source>
        <translation>Stufenweise bei deutschen Pfadfindern und in einer Variante bei Wikipedia; im Windows-Spiel von 2002 bindet eine Frage nach einer Hälfte beide</translation>
    </message>
    <message>
        <source>Whether the first bidder must bid or may pass. If everyone passes, there’s no declarer, and each side scores what it takes.</source>
        <translation>Je nach Einstellung muss der Erste reizen oder darf auch passen. Passen alle, gibt es keine spielende Partei, und jede Partei bekommt, was sie holt.</translation>
    </message>
    <message>
        <source>Must bid on Wikipedia and Pagat; may pass in the 2002 Windows game</source>
        <translation>Bei Wikipedia und Pagat muss der Erste reizen; im Windows-Spiel von 2002 darf er passen</translation>
    </message>
    <message>
        <source>50 on Wikipedia, 60 in the 2002 Windows game, 120 among German scouts</source>
        <translation>50 bei Wikipedia, 60 im Windows-Spiel von 2002, 120 bei deutschen Pfadfindern</translation>
    </message>
    <message>
        <source>In the 2002 Windows game, a side below 0 bids last</source>
        <translation>Im Windows-Spiel von 2002 reizt eine solche Partei zuletzt</translation>
    </message>
    <message>
        <source>Three sixes on Wikipedia; three sixes or a low hand on Pagat; four sixes in the 2002 Windows game</source>
        <translation>Bei Wikipedia mit drei Sechsen, bei Pagat auch nur mit kleinen Karten, im Windows-Spiel von 2002 mit vier Sechsen</translation>
    </message>
    <message>
        <source>Three on Wikipedia; four is a variant, and usual among German scouts</source>
        <translation>Drei bei Wikipedia; vier ist eine Variante und bei deutschen Pfadfindern üblich</translation>
    </message>
    <message>
        <source>Before giving or discarding on Wikipedia, afterwards in the 2002 Windows game</source>
        <translation>Bei Wikipedia vorher, im Windows-Spiel von 2002 nachher</translation>
    </message>
    <message>
        <source>What everyone but the declarer takes is rounded to the nearest five.</source>
        <translation>Was alle außer der spielenden Partei holen, wird auf den nächsten Fünfer gerundet.</translation>
    </message>
    <message>
        <source>What a side without a trick loses: the bid before the raise, or twice the raised bid. With “both sides”, defenders without a trick lose points only if the bid was made.</source>
        <translation>Eine Partei ohne Stich verliert das Gebot, wie es vor dem Erhöhen stand, oder das Doppelte des erhöhten Gebots. Gilt das Doppelte für beide Parteien, verlieren die Gegner nur, wenn das Gebot erfüllt ist.</translation>
    </message>
    <message>
        <source>Whether the higher score or the declarer’s side wins if more than one side reaches the target in the same hand.</source>
        <translation>Erreichen mehrere im selben Spiel das Ziel, gewinnt entweder der höhere Punktestand oder die spielende Partei.</translation>
    </message>
    <message>
        <source>The higher score on Pagat, the declarer in the 2002 Windows game</source>
        <translation>Der höhere Punktestand bei Pagat, die spielende Partei im Windows-Spiel von 2002</translation>
    </message>
    <message>
        <source>Three on Wikipedia, three or six in the 2002 Windows game</source>
        <translation>Drei bei Wikipedia, drei oder sechs im Windows-Spiel von 2002</translation>
    </message>
    <message>
        <source>Whether everyone or only the declarer sees the kitty after the bidding.</source>
        <translation>Nach dem Reizen sehen entweder alle den Talon oder nur der Alleinspieler.</translation>
    </message>
    <message>
        <source>Open on Wikipedia and in the 2002 Windows game</source>
        <translation>Offen bei Wikipedia und im Windows-Spiel von 2002</translation>
    </message>
    <message>
        <source>Always on Wikipedia, only after a trick in the 2002 Windows game</source>
        <translation>Bei Wikipedia immer, im Windows-Spiel von 2002 nur nach einem eigenen Stich</translation>
    </message>
    <message>
        <source>How many printed jokers are added to the three packs.</source>
        <translation>Wie viele gedruckte Joker zu den drei Kartenspielen kommen.</translation>
    </message>
    <message>
        <source>In Nepal, none or three</source>
        <translation>In Nepal keiner oder drei</translation>
    </message>
    <message>
        <source>Play goes clockwise around the table.</source>
        <translation>Gespielt wird im Uhrzeigersinn um den Tisch.</translation>
    </message>
    <message>
        <source>Anticlockwise in Nepal</source>
        <translation>In Nepal gegen den Uhrzeigersinn</translation>
    </message>
    <message>
        <source>How many cards a set may have: three or more, or always three.</source>
        <translation>Eine Kombination hat entweder mindestens drei Karten oder immer genau drei.</translation>
    </message>
    <message>
        <source>Usual: three or more</source>
        <translation>Üblich: drei oder mehr</translation>
    </message>
    <message>
        <source>With four or more players, seven pairs of identical cards (dublees) count as three sets.</source>
        <translation>Ab vier Spielern gelten sieben Dublees (je zwei gleiche Karten) als drei Kombinationen.</translation>
    </message>
    <message>
        <source>Usual nearly everywhere</source>
        <translation>Fast überall üblich</translation>
    </message>
    <message>
        <source>How many wild cards a set may use in place of other cards.</source>
        <translation>Wie viele wilde Karten in einer Kombination für andere Karten stehen dürfen.</translation>
    </message>
    <message>
        <source>Usual: 1</source>
        <translation>Üblich: 1</translation>
    </message>
    <message>
        <source>Cards of the tiplu’s rank in the other suit of the same colour (alter) score too.</source>
        <translation>Ist der Tiplu rot, zählen auch die Karten seines Rangs in der anderen roten Farbe Punkte. Ist er schwarz, zählen die in der anderen schwarzen (Alter).</translation>
    </message>
    <message>
        <source>By agreement</source>
        <translation>Nach Absprache</translation>
    </message>
    <message>
        <source>Usual: 5; 7 on Wikipedia</source>
        <translation>Üblich: 5; bei Wikipedia 7</translation>
    </message>
    <message>
        <source>Some tables in Nepal play murder, others kidnap</source>
        <translation>In Nepal kennt man Mord und Entführung</translation>
    </message>
    <message>
        <source>Source: German scouts</source>
        <translation>Quelle: deutsche Pfadfinder</translation>
    </message>
    <message>
        <source>Source: Wikipedia</source>
        <translation>Quelle: Wikipedia</translation>
    </message>
    <message>
        <source>Source: Pagat</source>
        <translation>Quelle: Pagat</translation>
    </message>
    <message>
        <source>Source: Finnish Windows game of 2002</source>
        <translation>Quelle: finnisches Windows-Spiel von 2002</translation>
    </message>
    <message>
        <source>Source: Wikipedia (older text)</source>
        <translation>Quelle: Wikipedia (älterer Text)</translation>
    </message>
    <message>
        <source>Source: Jena players (wurzel.org)</source>
        <translation>Quelle: Jenaer Spieler (wurzel.org)</translation>
    </message>
    <message>
        <source>A side that declares its own trumps could never ask for a half.</source>
        <translation>Eine Partei, die selbst Trumpf gemacht hat, könnte nie nach einer Hälfte fragen.</translation>
    </message>
    <message>
        <source>You’d have to ask for a whole before a half, and then you could no longer declare anything.</source>
        <translation>Vor einer Hälfte müsste man nach einem Paar fragen, und danach könnte man nichts mehr melden.</translation>
    </message>
    <message>
        <source>If the declarer misses the bid, defenders without a trick lose nothing anyway.</source>
        <translation>Ist das Gebot verfehlt, verlieren Gegner, die schwarz sind, ohnehin nichts.</translation>
    </message>
    <message>
        <source>If the winner keeps the points, a hand is never decided early.</source>
        <translation>Wenn der Gewinner die Punkte behält, ist ein Spiel nie vorzeitig entschieden.</translation>
    </message>
    <message>
        <source>Nobody can win with dublees.</source>
        <translation>Niemand kann mit Dublees gewinnen.</translation>
    </message>
    <message>
        <source>36 nearly everywhere; fewer for a shorter game</source>
        <translation>Fast überall 36; weniger für ein kürzeres Spiel</translation>
    </message>
    <message>
        <source>The original values are A = 11, 10 = 10, K = 4, Q = 3, J = 2. The simplified ones are 10 for aces and tens, and 5 for kings, queens and jacks. If only aces and tens count, 1 each, ties are broken by other values. These are the original ones, or A = 4, K = 3, Q = 2, J = 1.</source>
        <translation>Was A 10 K D B zählen: 11 10 4 3 2 (ursprünglich) oder 10 10 5 5 5 (vereinfacht). Oder nur Asse und Zehnen zählen, je 1. Bei Gleichstand entscheiden dann die ursprünglichen Werte oder A 4, K 3, D 2, B 1.</translation>
    </message>
    <message>
        <source>You must beat the highest card in the trick if you can, even your partner’s.</source>
        <translation>Wer die beste Karte im Stich übernehmen kann, muss es tun, auch wenn sie vom Partner ist.</translation>
    </message>
    <message>
        <source>Sources: Wikipedia, Pagat</source>
        <translation>Quellen: Wikipedia, Pagat</translation>
    </message>
    <message>
        <source>If you can’t follow suit, you must play a trump if you have one.</source>
        <translation>Wer nicht bedienen kann, muss Trumpf spielen, wenn er einen hat.</translation>
    </message>
    <message>
        <source>Whether you may lead any card to the first trick, or must lead an ace if you have one. With “or else a spade”, you must lead a spade if you have no ace.</source>
        <translation>Zum ersten Stich darf man jede Karte ausspielen, oder man muss ein Ass ausspielen, wenn man eins hat. Manche verlangen ein Pik, wenn man kein Ass hat.</translation>
    </message>
    <message>
        <source>An ace in Sweden and the older Wikipedia text; “or else a spade” is a variant</source>
        <translation>Ein Ass in Schweden und im älteren Text bei Wikipedia; „sonst ein Pik“ ist eine Variante</translation>
    </message>
    <message>
        <source>Whether the player to the dealer’s left leads first in a match, or the holder of the ace of clubs, who must lead it.</source>
        <translation>Im ersten Spiel einer Partie spielt entweder der Spieler links vom Geber aus oder der mit dem Kreuz-Ass, das er dann ausspielen muss.</translation>
    </message>
    <message>
        <source>The player to the dealer’s left on Pagat; Wikipedia allows either</source>
        <translation>Links vom Geber bei Pagat; Wikipedia erlaubt beides</translation>
    </message>
    <message>
        <source>Whether anyone may ask for a whole after trumps are declared, or only the side that didn’t declare them.</source>
        <translation>Gibt es schon Trumpf, darf entweder jeder nach einem Paar fragen oder nur die Partei, die den Trumpf nicht gemacht hat.</translation>
    </message>
    <message>
        <source>After declaring a marriage, you must lead its king or queen if you hold one.</source>
        <translation>Hast du ein Paar gemeldet, musst du dessen König oder Dame ausspielen, wenn du eine der beiden Karten hast.</translation>
    </message>
    <message>
        <source>Usual in Sweden; a variant on Wikipedia</source>
        <translation>In Schweden üblich; eine Variante bei Wikipedia</translation>
    </message>
    <message>
        <source>What happens if the card points are tied: nobody gets the point, or it’s carried over to the next hand.</source>
        <translation>Haben beide gleich viele Augen, verfällt der Punkt dafür, oder er wird ins nächste Spiel übertragen.</translation>
    </message>
    <message>
        <source>The point is lost on Wikipedia; carrying it over is a variant</source>
        <translation>Bei Wikipedia verfällt er; das Übertragen ist eine Variante</translation>
    </message>
    <message>
        <source>Only the exact target wins. A side that overshoots drops back.</source>
        <translation>Nur der genaue Punktestand gewinnt. Wer darüber kommt, fällt zurück.</translation>
    </message>
    <message>
        <source>Usual in Finland; optional in Sweden</source>
        <translation>In Finnland üblich; in Schweden wahlweise</translation>
    </message>
    <message>
        <source>The score you drop back to if you overshoot.</source>
        <translation>Der Punktestand, auf den du fällst, wenn du über das Ziel kommst.</translation>
    </message>
    <message>
        <source>Usual: 7</source>
        <translation>Üblich: 7</translation>
    </message>
    <message>
        <source>What the first marriage in a hand is worth.</source>
        <translation>Was das erste Paar eines Spiels zählt.</translation>
    </message>
    <message>
        <source>Usual: 40</source>
        <translation>Üblich: 40</translation>
    </message>
    <message>
        <source>What each later marriage in a hand is worth.</source>
        <translation>Was jedes weitere Paar eines Spiels zählt.</translation>
    </message>
    <message>
        <source>Usual: 20</source>
        <translation>Üblich: 20</translation>
    </message>
    <message>
        <source>What the last trick is worth.</source>
        <translation>Wie viel der letzte Stich zählt.</translation>
    </message>
    <message>
        <source>Usual: 10</source>
        <translation>Üblich: 10</translation>
    </message>
    <message>
        <source>Usual: from the next hand</source>
        <translation>Üblich: ab dem nächsten Spiel</translation>
    </message>
    <message>
        <source>What happens to a side that overshoots the target: it drops back, or the excess is subtracted from the target. With a target of 12, subtracting turns 14 into 10.</source>
        <translation>Kommt eine Partei über das Ziel, wird entweder der Überschuss vom Ziel abgezogen (aus 14 wird 10), oder die Partei fällt zurück.</translation>
    </message>
    <message>
        <source>When you may declare a marriage: after winning any trick, or only after winning a trick that you led.</source>
        <translation>Du darfst ein Paar entweder nach jedem gewonnenen Stich melden oder nur nach einem, zu dem du selbst ausgespielt hast.</translation>
    </message>
    <message>
        <source>What the marriages are worth. With hearts high, hearts count 100, diamonds 80, clubs 60 and spades 40. With spades high, spades count 100, hearts 80, diamonds 60 and clubs 40.</source>
        <translation>Was die Paare zählen: Pik 40, Kreuz 60, Karo 80, Herz 100. Ist Pik am höchsten, zählt Pik 100, Herz 80, Karo 60 und Kreuz 40.</translation>
    </message>
    <message>
        <source>The dealer on Wikipedia; the player to the dealer’s left on Pagat</source>
        <translation>Der Geber bei Wikipedia; links vom Geber bei Pagat</translation>
    </message>
    <message>
        <source>The lowest bid allowed.</source>
        <translation>Das niedrigste erlaubte Gebot.</translation>
    </message>
    <message>
        <source>At this score or below, a side may only pass or open with the lowest bid.</source>
        <translation>Bei diesem Punktestand oder weniger darf eine Partei nur passen oder mit dem niedrigsten Gebot eröffnen.</translation>
    </message>
    <message>
        <source>Usual: −500</source>
        <translation>Üblich: −500</translation>
    </message>
    <message>
        <source>After a rami bid, a defender may play sooli: alone, trying to take no tricks.</source>
        <translation>Nach einem Rami-Gebot darf ein Gegner Sooli spielen: allein und ganz ohne Stich.</translation>
    </message>
    <message>
        <source>The side that beats the rising side (nousussa) keeps the points of that hand.</source>
        <translation>Wer die Partei im Aufstieg (nousussa) schlägt, behält die Punkte dieses Spiels.</translation>
    </message>
    <message>
        <source>At some tables in Lapland</source>
        <translation>An manchen Tischen in Lappland</translation>
    </message>
    <message>
        <source>Common among quick players</source>
        <translation>Üblich bei schnellen Spielern</translation>
    </message>
    <message>
        <source>“Ladder” means that after asking for anything, you can’t declare your own marriage in that hand. After asking for a half, you can’t ask for a whole. With “strict”, your partner’s questions bind you too. With “halves bind both”, only questions for a half do.</source>
        <translation>Bei „Stufenweise“ darfst du in diesem Spiel kein eigenes Paar mehr melden, sobald du nach etwas gefragt hast. Hast du nach einer Hälfte gefragt, darfst du nicht mehr nach einem Paar fragen. Bei „Streng“ binden dich auch die Fragen deines Partners, bei „Hälfte bindet beide“ nur seine Fragen nach einer Hälfte.</translation>
    </message>
    <message>
        <source>In the first trick, if you hold the ace of the suit led, you must play it.</source>
        <translation>Wer das Ass der ausgespielten Farbe hat, muss es im ersten Stich spielen.</translation>
    </message>
    <message>
        <source>Sources: 2002 Windows game, German scouts</source>
        <translation>Quellen: Windows-Spiel von 2002, deutsche Pfadfinder</translation>
    </message>
    <message>
        <source>Which player bids first: the dealer, or the one to the dealer’s left.</source>
        <translation>Mit dem Reizen beginnt entweder der Geber oder der Spieler links von ihm.</translation>
    </message>
    <message>
        <source>Whether a side below 0 may bid like the others, or only if everyone else has passed without a bid. In the second case, no side is barred from bidding by its score.</source>
        <translation>Eine Partei unter 0 reizt entweder wie die anderen oder erst, wenn alle anderen ohne Gebot gepasst haben. Reizt sie zuletzt, gilt die Reizsperre für niemanden.</translation>
    </message>
    <message>
        <source>Which cards let you ask for a new deal. With three sixes, or with no card above a jack, you ask instead of your first bid. With all four sixes, you may ask instead of any bid.</source>
        <translation>Mit drei Sechsen, oder auch ohne Karte über dem Buben, darfst du statt deines ersten Gebots neu geben lassen. Mit allen vier Sechsen darfst du das anstelle eines beliebigen Gebots.</translation>
    </message>
    <message>
        <source>When the declarer may raise the bid: before giving or discarding cards, or afterwards.</source>
        <translation>Der Spieler darf sein Gebot entweder erhöhen, bevor er Karten schiebt oder drückt, oder erst danach.</translation>
    </message>
    <message>
        <source>The bid (Wikipedia). Twice the bid for the declarer (2002 Windows game). Twice the bid for both sides (German scouts).</source>
        <translation>Das Gebot (Wikipedia). Das Doppelte für die spielende Partei (Windows-Spiel von 2002). Das Doppelte für beide Parteien (deutsche Pfadfinder).</translation>
    </message>
    <message>
        <source>How many cards the kitty holds and the declarer discards. With six, each hand has ten cards.</source>
        <translation>Wie viele Karten im Talon liegen und gedrückt werden. Bei sechs hat jede Hand zehn Karten.</translation>
    </message>
    <message>
        <source>Whether the declarer’s discards always count, or only after the declarer has won a trick.</source>
        <translation>Die gedrückten Karten zählen für den Alleinspieler entweder immer oder erst, wenn er einen Stich gemacht hat.</translation>
    </message>
    <message>
        <source>Usual: 3; fewer with stricter rules</source>
        <translation>Üblich: 3; weniger bei strengeren Regeln</translation>
    </message>
    <message>
        <source>How many times the discards become a new stock. After that, the deal is called off.</source>
        <translation>Wie oft die Ablage zu einem neuen Stapel gemischt wird. Danach wird das Spiel abgebrochen.</translation>
    </message>
    <message>
        <source>How much extra each loser pays if the winner finished with dublees.</source>
        <translation>Wie viel mehr jeder Verlierer zahlt, wenn der Gewinner mit Dublees gewonnen hat.</translation>
    </message>
    <message>
        <source>Whether your maal is lost (murder) or goes to the winner (kidnap) if you haven’t shown your first sets.</source>
        <translation>Hast du nicht ausgelegt, verfällt dein Maal (Mord), oder der Gewinner bekommt es (Entführung).</translation>
    </message>
    <message>
        <source>You may ask for a half in any suit, whatever you hold. If the suit was declared before, it becomes trumps again but scores nothing more.</source>
        <translation>Du darfst in jeder Farbe nach einer Hälfte fragen, egal was du auf der Hand hast. Eine schon gemeldete Farbe wird wieder Trumpf, zählt aber nichts mehr.</translation>
    </message>
    <message>
        <source>If any score at or above the target wins, nobody drops back.</source>
        <translation>Wenn jeder Punktestand ab dem Ziel gewinnt, fällt niemand zurück.</translation>
    </message>
    <message>
        <source>If the excess is subtracted, nobody drops back.</source>
        <translation>Wenn der Überschuss abgezogen wird, fällt niemand zurück.</translation>
    </message>
    <message>
        <source>The lowest bid would win the match at once.</source>
        <translation>Das niedrigste Gebot würde die Partie sofort gewinnen.</translation>
    </message>
    <message>
        <source>The opening bid would be more than all the cards are worth, and the match might never end.</source>
        <translation>Das Eröffnungsgebot müsste höher sein als der Wert aller Karten, und die Partie würde vielleicht nie enden.</translation>
    </message>
    <message>
        <source>If a side below zero bids last, nobody is barred from bidding, so this limit has no effect.</source>
        <translation>Wenn eine Partei unter null zuletzt reizt, ist niemand gesperrt, und diese Grenze bewirkt nichts.</translation>
    </message>
    <message>
        <source>If the number of deals is fixed, there’s no target score.</source>
        <translation>Bei fester Zahl von Spielen beendet kein Ziel die Partie.</translation>
    </message>
    <message>
        <source>12 on Wikipedia; 10 on Pagat; 500 or 505 in the bidding games; 52 in Lapland</source>
        <translation>12 bei Wikipedia, 10 bei Pagat; 500 oder 505 in den Reizspielen; 52 in Lappland</translation>
    </message>
    <message>
        <source>16 to 24 deals in Lapland tournaments; four in a German scouts’ round</source>
        <translation>16 bis 24 Spiele bei Turnieren in Lappland; vier in einer Runde deutscher Pfadfinder</translation>
    </message>
    <message>
        <source>How many cards are in the pack. Smaller packs leave out the low cards.</source>
        <translation>Wie viele Karten das Kartenspiel hat. In einem kleineren fehlen die niedrigen Karten.</translation>
    </message>
    <message>
        <source>The original values on Wikipedia; simplified ones in the bidding games; only aces and tens in Sweden</source>
        <translation>Bei Wikipedia die ursprünglichen Werte, in den Reizspielen die vereinfachten, in Schweden nur Asse und Zehnen</translation>
    </message>
    <message>
        <source>Your side may ask for a half only after asking for a whole in the same hand.</source>
        <translation>Eine Partei darf erst nach einer Hälfte fragen, wenn sie im selben Spiel nach einem Paar gefragt hat.</translation>
    </message>
    <message>
        <source>Source: Wikipedia (variants)</source>
        <translation>Quelle: Wikipedia (Varianten)</translation>
    </message>
    <message>
        <source>Only the other side on Wikipedia; anyone in its older text and on Pagat</source>
        <translation>Bei Wikipedia nur die andere Partei; in deren älterem Text und bei Pagat jeder</translation>
    </message>
    <message>
        <source>A side that takes no trick is sent to Porvoo. Its score drops to 0.</source>
        <translation>Eine Partei ohne Stich fährt nach Porvoo. Ihr Punktestand fällt auf 0.</translation>
    </message>
    <message>
        <source>Usual all over Finland</source>
        <translation>Üblich in ganz Finnland</translation>
    </message>
</context>
<context>
    <name>Rules page</name>
    <message>
        <source>Exchange</source>
        <translation>Schieben</translation>
    </message>
    <message>
        <source>The kitty</source>
        <translation>Der Talon</translation>
    </message>
    <message>
        <source>The opponents see none of these cards.</source>
        <translation>Die Gegner sehen keine dieser Karten.</translation>
    </message>
    <message>
        <source>The declarer’s partner gives the declarer {number} cards. The declarer may raise the bid once, and then gives any {number} cards back.</source>
        <translation>Der Partner schiebt dem Spieler {number} Karten zu. Der Spieler darf dann einmal sein Gebot erhöhen und schiebt {number} beliebige Karten zurück.</translation>
    </message>
    <message>
        <source>The declarer’s partner gives the declarer {number} cards, and the declarer gives any {number} back. After that, the declarer may raise the bid once.</source>
        <translation>Der Partner schiebt dem Spieler {number} Karten zu, und der Spieler schiebt {number} beliebige zurück. Danach darf er einmal sein Gebot erhöhen.</translation>
    </message>
    <message>
        <source>Everybody sees the kitty before the declarer takes it.</source>
        <translation>Alle sehen den Talon, bevor der Alleinspieler ihn nimmt.</translation>
    </message>
    <message>
        <source>The declarer takes the kitty, and nobody else sees it.</source>
        <translation>Der Alleinspieler nimmt den Talon, und sonst sieht ihn niemand.</translation>
    </message>
    <message>
        <source>If everybody passed, the kitty is shown and stays on the table.</source>
        <translation>Haben alle gepasst, wird der Talon gezeigt und bleibt auf dem Tisch liegen.</translation>
    </message>
    <message>
        <source>The declarer may raise the bid once, and then discards {number} cards, but no ace or ten.</source>
        <translation>Der Alleinspieler darf dann das Gebot einmal erhöhen und drückt {number} Karten. Asse und Zehnen darf er nicht drücken.</translation>
    </message>
    <message>
        <source>The declarer discards {number} cards, but no ace or ten. After that, the declarer may raise the bid once.</source>
        <translation>Der Alleinspieler drückt {number} Karten, aber kein Ass und keine Zehn. Danach darf er das Gebot einmal erhöhen.</translation>
    </message>
    <message>
        <source>Nobody else sees the discards. They count for the declarer at the end of the hand.</source>
        <translation>Die gedrückten Karten sieht sonst niemand. Sie zählen am Ende des Spiels für den Alleinspieler.</translation>
    </message>
    <message>
        <source>Nobody else sees the discards. They count for the declarer only if the declarer takes a trick.</source>
        <translation>Die gedrückten Karten sieht sonst niemand. Sie zählen für den Alleinspieler nur, wenn er einen Stich macht.</translation>
    </message>
    <message>
        <source>A hand is played as rami or as nolo. In rami you try to win tricks, and in nolo you try to avoid them.</source>
        <translation>Ein Spiel ist entweder Rami oder Nolo. Bei Rami will man Stiche machen, bei Nolo vermeidet man sie.</translation>
    </message>
    <message>
        <source>Starting to the dealer’s left, you each place a card face down as your bid. A heart or diamond bids rami, and a spade or club bids nolo. You can’t use these ranks: {ranks}.</source>
        <translation>Links vom Geber beginnend legt jeder verdeckt eine Karte als Gebot hin. Herz oder Karo bietet Rami, Pik oder Kreuz bietet Nolo. Nicht erlaubt sind: {ranks}.</translation>
    </message>
    <message>
        <source>If none of your cards allows the bid that you want, say “rami” or “nolo” aloud instead.</source>
        <translation>Hast du für dein Gebot keine erlaubte Karte, sagst du stattdessen laut „Rami“ oder „Nolo“.</translation>
    </message>
    <message>
        <source>Then you turn up the cards in the same order, and stop at the first bid of rami. The player who made it is the declarer, and all of you play rami. If nobody has bid rami, you play nolo.</source>
        <translation>Dann werden die Karten in derselben Reihenfolge aufgedeckt, bis zum ersten Rami. Wer es geboten hat, ist der Rami-Spieler, und alle spielen Rami. Hat niemand Rami geboten, wird Nolo gespielt.</translation>
    </message>
    <message>
        <source>Everybody takes their card back before play begins.</source>
        <translation>Vor dem Spiel nimmt jeder seine Karte zurück.</translation>
    </message>
    <message>
        <source>Rami or nolo</source>
        <translation>Rami oder Nolo</translation>
    </message>
    <message>
        <source>Before a rami hand, the declarer’s opponents may say sooli. The one on the declarer’s left speaks first. The first to say sooli is the soloist, who plays alone against two and tries to take no trick.</source>
        <translation>Vor einem Rami dürfen die Gegner des Rami-Spielers Sooli sagen; zuerst ist der Spieler links von ihm an der Reihe. Wer es als Erster sagt, spielt allein gegen zwei und will gar keinen Stich machen.</translation>
    </message>
    <message>
        <source>First, the soloist gives their partner a card and gets one of the partner’s own. Nobody else sees these cards. Then the partner sits out.</source>
        <translation>Zuerst gibt der Sooli-Spieler seinem Partner eine Karte und bekommt eine von dessen eigenen. Sonst sieht diese Karten niemand. Dann setzt der Partner aus.</translation>
    </message>
    <message>
        <source>In sooli, aces are low. The declarer leads to the first trick, and the soloist always plays last. The hand ends with the first trick that the soloist takes.</source>
        <translation>Bei Sooli sind die Asse niedrig. Der Rami-Spieler spielt zum ersten Stich aus, und der Sooli-Spieler legt immer als Letzter. Das Spiel endet mit dem ersten Stich, den er macht.</translation>
    </message>
    <message>
        <source>Sooli</source>
        <translation>Sooli</translation>
    </message>
    <message numerus="yes">
        <source>When the stock runs out, all discards but the last are shuffled into a new one. That happens {number} times at most. If the stock runs out again, the deal is called off and nobody scores.</source>
        <comment>When the stock runs out, all discards but the last are shuffled into a new one. If that runs out, too, the deal is called off and nobody scores.</comment>
        <translation>
            <numerusform>Ist der Stapel aufgebraucht, wird die Ablage bis auf die letzte Karte zu einem neuen gemischt. Geht auch dieser aus, wird das Spiel abgebrochen, und niemand bekommt Punkte.</numerusform>
            <numerusform>Ist der Stapel aufgebraucht, wird die Ablage bis auf die letzte Karte zu einem neuen gemischt. Das geschieht höchstens {number} Mal. Ist der Stapel danach wieder aufgebraucht, wird das Spiel abgebrochen, und niemand bekommt Punkte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Wild cards can stand for any cards in sequences and trials, up to {number} in each set.</source>
        <comment>A wild card can stand for any card in a sequence or trial, but only one in each set.</comment>
        <translation>
            <numerusform>Eine wilde Karte kann in einer Folge oder einem Trial für jede Karte stehen, aber nur eine in jeder Kombination.</numerusform>
            <numerusform>Wilde Karten können in Folgen und Trials für beliebige Karten stehen, höchstens {number} in jeder Kombination.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A match has {number} deals. After the last one, the player with the most points wins.</source>
        <comment>A match has 1 deal, and the player with the most points wins.</comment>
        <translation>
            <numerusform>Eine Partie hat 1 Spiel, und wer die meisten Punkte hat, gewinnt.</numerusform>
            <numerusform>Eine Partie hat {number} Spiele. Am Ende gewinnt, wer die meisten Punkte hat.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The first side with {number} game points wins the match.</source>
        <comment>The first side with 1 game point wins the match.</comment>
        <translation>
            <numerusform>Die erste Partei mit 1 Spielpunkt gewinnt die Partie.</numerusform>
            <numerusform>Die erste Partei mit {number} Spielpunkten gewinnt die Partie.</numerusform>
        </translation>
    </message>
    <message>
        <source>In the first hand of a match, the player with the ace of clubs leads it to the first trick. In later hands, or if nobody can play that ace, the player to the dealer’s left leads.</source>
        <translation>Im ersten Spiel einer Partie spielt der Spieler mit dem Kreuz-Ass diese Karte zum ersten Stich aus. Später, oder wenn niemand dieses Ass spielen kann, spielt der Spieler links vom Geber aus.</translation>
    </message>
    <message>
        <source>At the end of a hand, these points are added to the scores:</source>
        <translation>Am Ende eines Spiels kommen diese Punkte dazu:</translation>
    </message>
    <message>
        <source>2 points for declaring trumps</source>
        <translation>2 Punkte für den gemeldeten Trumpf</translation>
    </message>
    <message>
        <source>1 point for each little one</source>
        <translation>1 Punkt für jedes kleine Paar</translation>
    </message>
    <message>
        <source>1 point for the last trick</source>
        <translation>1 Punkt für den letzten Stich</translation>
    </message>
    <message>
        <source>1 point for having more card points</source>
        <translation>1 Punkt für die meisten Augen</translation>
    </message>
    <message>
        <source>If the card points are tied, that point is carried over. It goes to the winner of the card points in the next hand.</source>
        <translation>Bei gleich vielen Augen wird dieser Punkt übertragen. Ihn bekommt, wer im nächsten Spiel mehr Augen hat.</translation>
    </message>
    <message>
        <source>If the card points are tied, nobody gets that point.</source>
        <translation>Bei gleich vielen Augen bekommt niemand diesen Punkt.</translation>
    </message>
    <message>
        <source>To break a tie in card points, count again with the values in the last column.</source>
        <translation>Habt ihr gleich viele, zählt ihr noch einmal mit den Werten der letzten Spalte.</translation>
    </message>
    <message>
        <source>A side that takes no tricks goes to Porvoo. It loses all its points, even those from this hand.</source>
        <translation>Eine Partei ohne Stich fährt nach Porvoo. Das heißt, sie verliert alle ihre Punkte, auch die aus diesem Spiel.</translation>
    </message>
    <message>
        <source>If the scores are tied, more card points in that hand win. If the card points are tied, too, you play on.</source>
        <translation>Bei Gleichstand gewinnt, wer in diesem Spiel mehr Augen hat. Sind auch die gleich, spielt ihr weiter.</translation>
    </message>
    <message>
        <source>If both reach the target in the same hand, more card points in that hand win. If the card points are tied, you play on.</source>
        <translation>Schaffen das beide im selben Spiel, gewinnt, wer darin mehr Augen hat. Bei Gleichstand spielt ihr weiter.</translation>
    </message>
    <message>
        <source>A player who takes no tricks goes to Porvoo and loses all points, even those from this hand.</source>
        <translation>Ein Spieler ohne Stich fährt nach Porvoo und verliert alle Punkte, auch die aus diesem Spiel.</translation>
    </message>
    <message>
        <source>You win with {target} points or more. If both of you get there in the same hand, the higher score wins.</source>
        <translation>Du gewinnst mit {target} Punkten oder mehr. Schaffen das beide im selben Spiel, gewinnt der höhere Punktestand.</translation>
    </message>
    <message>
        <source>You win if you have exactly {target} points once the whole hand is scored.</source>
        <translation>Du gewinnst, wenn du genau {target} Punkte hast, sobald alle Punkte eines Spiels dazugezählt sind.</translation>
    </message>
    <message>
        <source>If you go over {target}, the excess is subtracted from {target}, so {over} becomes {under}.</source>
        <translation>Kommst du über {target}, wird der Überschuss von {target} abgezogen. Aus {over} wird also {under}.</translation>
    </message>
    <message>
        <source>If you go over {target}, you drop back to {score}.</source>
        <translation>Kommst du über {target}, fällst du auf {score} zurück.</translation>
    </message>
    <message>
        <source>You and your partner count your tricks together.</source>
        <translation>Du und dein Partner zählt eure Stiche zusammen.</translation>
    </message>
    <message>
        <source>In rami, the player on the declarer’s right leads to the first trick. In nolo, the player on the dealer’s left leads.</source>
        <translation>Bei Rami spielt zum ersten Stich der Spieler rechts vom Rami-Spieler aus. Bei Nolo spielt der Spieler links vom Geber aus.</translation>
    </message>
    <message>
        <source>In rami, the declarer’s side scores {own} points for each trick above {odd}. If the other side has more tricks, it scores {broken} for each trick above {odd}.</source>
        <translation>Bei Rami bekommt die Partei des Rami-Spielers {own} Punkte für jeden Stich über {odd}. Hat die andere Partei mehr Stiche, bekommt sie {broken} für jeden Stich über {odd}.</translation>
    </message>
    <message>
        <source>In nolo, the side with fewer tricks scores {points} points for each trick below {even}.</source>
        <translation>Bei Nolo bekommt die Partei mit weniger Stichen {points} Punkte für jeden Stich unter {even}.</translation>
    </message>
    <message>
        <source>In sooli, the soloist’s side scores {points} points if the soloist takes no trick. Otherwise the other side scores {points}.</source>
        <translation>Bei Sooli bekommt die Partei des Sooli-Spielers {points} Punkte, wenn er keinen Stich macht. Sonst bekommt die andere Partei {points}.</translation>
    </message>
    <message>
        <source>A hand ends as soon as the rising side can no longer win it, except in sooli.</source>
        <translation>Ein Spiel endet, sobald die Partei im Aufstieg es nicht mehr gewinnen kann, außer bei Sooli.</translation>
    </message>
    <message>
        <source>A hand ends as soon as the rising side can no longer win it.</source>
        <translation>Ein Spiel endet, sobald die Partei im Aufstieg es nicht mehr gewinnen kann.</translation>
    </message>
    <message>
        <source>Only one side can have points at a time, and that side is said to be rising. The first side to win a hand begins to rise, and rises further with every hand that it wins.</source>
        <translation>Es kann immer nur eine Partei Punkte haben; sie ist dann „im Aufstieg“. Wer zuerst ein Spiel gewinnt, beginnt den Aufstieg und steigt mit jedem gewonnenen Spiel weiter.</translation>
    </message>
    <message>
        <source>If the other side wins a hand, the rising side drops to 0. The winners rise instead, with the points of that hand.</source>
        <translation>Gewinnt die andere Partei ein Spiel, fällt die Partei im Aufstieg auf 0. Stattdessen steigen die Gewinner auf, mit den Punkten dieses Spiels.</translation>
    </message>
    <message>
        <source>If the other side wins a hand, the rising side drops to 0. The winners score nothing for that hand, so nobody is rising.</source>
        <translation>Gewinnt die andere Partei ein Spiel, fällt die Partei im Aufstieg auf 0. Die Gewinner bekommen für dieses Spiel nichts, also ist niemand im Aufstieg.</translation>
    </message>
    <message>
        <source>A match has {deals} deals. If nobody has won after the last one, you play on until the rising side loses a hand. Then the side that has collected more points in all its rises wins. If the collected points are tied, you play one more deal at a time.</source>
        <translation>Eine Partie hat {deals} Spiele. Hat bis dahin niemand gewonnen, geht es weiter, bis die Partei im Aufstieg ein Spiel verliert. Dann gewinnt die Partei, die in all ihren Aufstiegen mehr Punkte gesammelt hat. Bei Gleichstand spielt ihr jeweils noch ein Spiel.</translation>
    </message>
    <message>
        <source>Scoring a hand</source>
        <translation>Wertung eines Spiels</translation>
    </message>
    <message>
        <source>The bag</source>
        <translation>Der Beutel</translation>
    </message>
    <message>
        <source>Each side adds up its card points and the marriages that it declared.</source>
        <translation>Jede Partei zählt ihre Augen und die gemeldeten Paare zusammen.</translation>
    </message>
    <message>
        <source>The last trick is worth an extra {points}.</source>
        <translation>Der letzte Stich zählt {points} dazu.</translation>
    </message>
    <message>
        <source>The side with the higher total scores 1 game point.</source>
        <translation>Die Partei mit der höheren Summe bekommt 1 Spielpunkt.</translation>
    </message>
    <message>
        <source>If the other side’s total is under {points}, the winners score 2.</source>
        <translation>Sie bekommt 2, wenn die andere Summe unter {points} liegt.</translation>
    </message>
    <message>
        <source>If the totals are tied, nobody scores.</source>
        <translation>Bei gleichen Summen bekommt niemand etwas.</translation>
    </message>
    <message>
        <source>A side without a trick is in the bag for the next hand. In the bag, it may not declare or ask for marriages. If it has the higher total, nobody scores.</source>
        <translation>Eine Partei ohne Stich ist im nächsten Spiel im Beutel. Im Beutel darf sie keine Paare melden und nicht nach ihnen fragen. Hat sie die höhere Summe, bekommt niemand etwas.</translation>
    </message>
    <message>
        <source>The side is out of the bag as soon as it takes a trick.</source>
        <translation>Sie ist aus dem Beutel heraus, sobald sie einen Stich macht.</translation>
    </message>
    <message>
        <source>If the side takes a trick in that hand, it’s out of the bag for the one after.</source>
        <translation>Macht sie in diesem Spiel einen Stich, ist sie im Spiel danach aus dem Beutel heraus.</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Hausregeln</translation>
    </message>
    <message>
        <source>You’re playing by the usual rules.</source>
        <translation>Alle Regeln sind wie üblich.</translation>
    </message>
    <message>
        <source>House rule</source>
        <translation>Hausregel</translation>
    </message>
    <message>
        <source>At this table</source>
        <translation>An diesem Tisch</translation>
    </message>
    <message>
        <source>You may ask for a half only if you hold the other half, and nobody has declared the suit yet.</source>
        <translation>Nach einer Hälfte darfst du nur fragen, wenn du die andere hast. Die Farbe darf noch nicht gemeldet sein.</translation>
    </message>
    <message>
        <source>Only the declarer sees the kitty.</source>
        <translation>Nur der Alleinspieler sieht den Talon.</translation>
    </message>
    <message>
        <source>You can’t play alone.</source>
        <translation>Sooli wird nicht gespielt.</translation>
    </message>
    <message>
        <source>You don’t have to beat the best card in a trick.</source>
        <translation>Du musst die beste Karte eines Stichs nicht übernehmen.</translation>
    </message>
    <message>
        <source>If you can’t follow suit, you may play any card.</source>
        <translation>Kannst du nicht bedienen, darfst du jede Karte spielen.</translation>
    </message>
    <message>
        <source>In the first trick, you don’t have to play the ace of the suit led.</source>
        <translation>Du musst zum ersten Stich das Ass nicht spielen.</translation>
    </message>
    <message>
        <source>What the others took isn’t rounded.</source>
        <translation>Was die anderen geholt haben, wird nicht gerundet.</translation>
    </message>
    <message>
        <source>If you take no trick, you keep your points.</source>
        <translation>Machst du keinen Stich, behältst du deine Punkte.</translation>
    </message>
    <message>
        <source>You win with the target score or more.</source>
        <translation>Du gewinnst, sobald du das Ziel erreichst oder überschreitest.</translation>
    </message>
    <message>
        <source>After a marriage, you may lead any card.</source>
        <translation>Hast du ein Paar gemeldet, darfst du jede Karte ausspielen.</translation>
    </message>
    <message>
        <source>Pairs of identical cards don’t count as first sets.</source>
        <translation>Dublees zählen nicht als erste Kombinationen.</translation>
    </message>
    <message numerus="yes">
        <source>{number} house rules</source>
        <comment>1 house rule</comment>
        <translation>
            <numerusform>1 Hausregel</numerusform>
            <numerusform>{number} Hausregeln</numerusform>
        </translation>
    </message>
    <message>
        <source>All as usual</source>
        <translation>Alles wie üblich</translation>
    </message>
    <message>
        <source>Each hand is a series of tricks. The leader puts down a card, and the others follow in turn with one card each.</source>
        <translation>Gespielt wird in Stichen. Einer spielt eine Karte aus, und die anderen legen der Reihe nach je eine Karte dazu.</translation>
    </message>
    <message numerus="yes">
        <source>{number} rules differ from the usual ones</source>
        <comment>1 rule differs from the usual ones</comment>
        <translation>
            <numerusform>1 weicht von den üblichen ab</numerusform>
            <numerusform>{number} weichen von den üblichen ab</numerusform>
        </translation>
    </message>
    <message>
        <source>Tricks</source>
        <translation>Stiche</translation>
    </message>
    <message>
        <source>The first lead must be an ace, if the leader has one. A leader without an ace must lead a spade, if possible.</source>
        <translation>Das erste Ausspiel muss ein Ass sein, wenn man eins hat. Wer keins hat, muss nach Möglichkeit Pik ausspielen.</translation>
    </message>
    <message>
        <source>In the first trick, the player with the ace of the suit led must play it.</source>
        <translation>Wer das Ass der ausgespielten Farbe hat, muss es im ersten Stich spielen.</translation>
    </message>
    <message>
        <source>Your open cards work like the cards in your hand. You may play them and declare marriages with them, and the same duties apply.</source>
        <translation>Deine offenen Karten gelten wie die auf der Hand: Du darfst sie spielen und mit ihnen melden, und es gelten dieselben Pflichten.</translation>
    </message>
    <message>
        <source>When you play an open card, turn up the card under it at once. You may use the new card from your next turn on.</source>
        <translation>Spielst du eine offene Karte, deckst du die darunter sofort auf. Du darfst sie ab der nächsten Karte benutzen.</translation>
    </message>
    <message>
        <source>While there is a stock, you may follow with any card. After each trick, the winner draws a card from the stock, then the opponent draws one.</source>
        <translation>Solange der Stapel reicht, darfst du jede Karte zugeben. Nach jedem Stich zieht der Gewinner eine Karte vom Stapel, dann zieht der Gegner eine.</translation>
    </message>
    <message>
        <source>Trumps beat all other suits, but there are none until somebody declares a marriage.</source>
        <translation>Trumpf schlägt alle anderen Farben, aber es gibt keinen, bis jemand ein Paar meldet.</translation>
    </message>
    <message>
        <source>When the stock is gone, play gets strict. From then on, you have these duties:</source>
        <translation>Ist der Stapel leer, wird streng gespielt. Ab dann hast du diese Pflichten:</translation>
    </message>
    <message>
        <source>When another player has led to a trick, you have these duties:</source>
        <translation>Wenn du zu einem Stich zugibst, hast du diese Pflichten:</translation>
    </message>
    <message>
        <source>Follow suit if you can, which means playing a card of the suit that was led.</source>
        <translation>Bediene, wenn du kannst. Das heißt, spiele eine Karte der ausgespielten Farbe.</translation>
    </message>
    <message>
        <source>If you follow suit, you must beat the best card in the trick if you can, even your partner’s. Once somebody has trumped the trick, any card of the suit led will do.</source>
        <translation>Bedienst du, musst du die beste Karte des Stichs übernehmen, wenn du kannst, auch die deines Partners. Hat schon jemand mit Trumpf gestochen, genügt jede Karte der Farbe.</translation>
    </message>
    <message>
        <source>If you follow suit, you must beat the best card in the trick if you can. Once somebody has trumped the trick, any card of the suit led will do.</source>
        <translation>Bedienst du, musst du die beste Karte des Stichs übernehmen, wenn du kannst. Hat schon jemand mit Trumpf gestochen, genügt jede Karte der Farbe.</translation>
    </message>
    <message>
        <source>If you can’t follow suit, you must play a trump if you have one.</source>
        <translation>Kannst du nicht bedienen, musst du Trumpf spielen, wenn du einen hast.</translation>
    </message>
    <message>
        <source>If you can’t follow suit, you must play a trump if you have one. It must beat the trumps already in the trick if possible, or else any trump will do.</source>
        <translation>Kannst du nicht bedienen, musst du einen Trumpf spielen, wenn du einen hast. Er muss, wenn möglich, höher sein als die Trümpfe im Stich, sonst genügt jeder Trumpf.</translation>
    </message>
    <message>
        <source>If you have no trump either, you may play any card.</source>
        <translation>Hast du weder die Farbe noch Trumpf, darfst du jede Karte spielen.</translation>
    </message>
    <message>
        <source>There are no trumps, so the highest card of the suit led wins the trick. Its player leads to the next trick.</source>
        <translation>Es gibt keinen Trumpf, also gewinnt die höchste Karte der ausgespielten Farbe den Stich. Wer sie gespielt hat, spielt zum nächsten aus.</translation>
    </message>
    <message>
        <source>The highest trump wins the trick. If nobody has played a trump, the highest card of the suit led wins. The winner leads to the next trick.</source>
        <translation>Der höchste Trumpf gewinnt den Stich. Ist kein Trumpf darin, gewinnt die höchste Karte der ausgespielten Farbe. Der Gewinner spielt zum nächsten aus.</translation>
    </message>
    <message>
        <source>The declarer leads to the first trick.</source>
        <translation>Zum ersten Stich spielt aus, wer das höchste Gebot hat.</translation>
    </message>
    <message>
        <source>The declarer leads to the first trick. If everybody passed, the player to the dealer’s left leads.</source>
        <translation>Zum ersten Stich spielt aus, wer das höchste Gebot hat. Haben alle gepasst, spielt der Spieler links vom Geber aus.</translation>
    </message>
    <message>
        <source>The player who didn’t deal leads to the first trick.</source>
        <translation>Zum ersten Stich spielt aus, wer nicht gegeben hat.</translation>
    </message>
    <message>
        <source>The player to the dealer’s left leads to the first trick.</source>
        <translation>Zum ersten Stich spielt der Spieler links vom Geber aus.</translation>
    </message>
    <message>
        <source>The first lead must be an ace, if the leader has one.</source>
        <translation>Das erste Ausspiel muss ein Ass sein, wenn man eins hat.</translation>
    </message>
    <message>
        <source>A king and queen of the same suit are a marriage, as long as neither has been played.</source>
        <translation>König und Dame einer Farbe sind ein Paar, solange keine der beiden Karten gespielt ist.</translation>
    </message>
    <message>
        <source>Marriages</source>
        <translation>Paare</translation>
    </message>
    <message>
        <source>Before you lead to a trick, even the first one, you may do these things in any order:</source>
        <translation>Bevor du zu einem Stich ausspielst, auch zum ersten, darfst du in beliebiger Reihenfolge:</translation>
    </message>
    <message>
        <source>If you led to a trick and won it, you may do one of these things before you lead again:</source>
        <translation>Hast du einen Stich gewonnen, zu dem du selbst ausgespielt hast, darfst du vor dem nächsten Ausspiel eines davon tun:</translation>
    </message>
    <message>
        <source>After you win a trick, you may do one of these things before you lead to the next:</source>
        <translation>Hast du einen Stich gewonnen, darfst du vor dem nächsten Ausspiel eines davon tun:</translation>
    </message>
    <message>
        <source>After you win a trick, you may declare one of your marriages before you draw. When the stock is gone, nobody can declare any more.</source>
        <translation>Hast du einen Stich gewonnen, darfst du ein Paar melden, bevor du ziehst. Ist der Stapel leer, kann niemand mehr etwas melden.</translation>
    </message>
    <message>
        <source>After you win a trick, you may declare one of your marriages before you lead again.</source>
        <translation>Hast du einen Stich gewonnen, darfst du vor dem nächsten Ausspiel ein Paar melden.</translation>
    </message>
    <message>
        <source>Ask your partner for a whole, without naming a suit. If your partner holds a marriage, it’s declared. With several, your partner picks one.</source>
        <translation>Deinen Partner nach einem Paar fragen, ohne eine Farbe zu nennen. Hat er eins, ist es gemeldet. Hat er mehrere, wählt er eins.</translation>
    </message>
    <message>
        <source>Declare any marriages that you hold yourself.</source>
        <translation>Beliebig viele eigene Paare melden.</translation>
    </message>
    <message>
        <source>You may ask once before each lead.</source>
        <translation>Fragen darfst du einmal vor jedem Ausspiel.</translation>
    </message>
    <message>
        <source>Declare a marriage that you hold yourself.</source>
        <translation>Ein eigenes Paar melden.</translation>
    </message>
    <message>
        <source>Ask your partner for a half in any suit, even if you hold neither its king nor its queen. If your partner has one of them, you say whether you have one, too. If you each have one, the marriage is declared.</source>
        <translation>Deinen Partner nach einer Hälfte in irgendeiner Farbe fragen, auch wenn du nichts davon hast. Hat er König oder Dame, sagst du, ob du auch eine Hälfte hast. Hat jeder eine, ist das Paar gemeldet.</translation>
    </message>
    <message>
        <source>Ask your partner for a half. You need the king or queen of a suit yourself, and you name the suit. If your partner has the other card, the marriage is declared.</source>
        <translation>Deinen Partner nach einer Hälfte fragen. Du brauchst selbst den König oder die Dame einer Farbe und nennst die Farbe. Hat er die andere Karte, ist das Paar gemeldet.</translation>
    </message>
    <message>
        <source>Answers must be true, and everybody hears them.</source>
        <translation>Die Antworten müssen wahr sein, und alle hören sie.</translation>
    </message>
    <message>
        <source>If the answer is no, you’ve used your chance, so lead to the next trick.</source>
        <translation>Ist die Antwort Nein, ist deine Gelegenheit vorbei, und du spielst zum nächsten Stich aus.</translation>
    </message>
    <message>
        <source>Each suit’s marriage can be declared only once in a hand.</source>
        <translation>Das Paar jeder Farbe kann in einem Spiel nur einmal gemeldet werden.</translation>
    </message>
    <message>
        <source>If you later ask for a half and find the same marriage, it makes trumps again but scores nothing.</source>
        <translation>Fragst du wieder nach der Hälfte und finden sich beide Karten, wird die Farbe noch einmal Trumpf, zählt aber nichts.</translation>
    </message>
    <message>
        <source>A hand begins without trumps. The first marriage makes its suit trumps for the rest of the hand. Later marriages are called little ones. They score, but don’t change trumps.</source>
        <translation>Ein Spiel beginnt ohne Trumpf. Das erste Paar macht seine Farbe für den Rest des Spiels zum Trumpf. Spätere Paare heißen kleine Paare und bringen nur Punkte.</translation>
    </message>
    <message>
        <source>A hand begins without trumps. Every marriage makes its suit trumps at once, and the old trump suit becomes a side suit again.</source>
        <translation>Ein Spiel beginnt ohne Trumpf. Jedes Paar macht seine Farbe sofort zum Trumpf, und die alte Trumpffarbe ist wieder eine gewöhnliche.</translation>
    </message>
    <message>
        <source>After you declare a marriage, you must lead its king or queen if you hold either.</source>
        <translation>Hast du ein Paar gemeldet, musst du dessen König oder Dame ausspielen, wenn du eine davon hast.</translation>
    </message>
    <message>
        <source>Once your side has declared trumps, you may ask only for halves.</source>
        <translation>Hat deine Partei Trumpf gemeldet, dürft ihr nur noch nach Hälften fragen.</translation>
    </message>
    <message>
        <source>Your side may ask for a half only if it has asked for a whole in the same hand.</source>
        <translation>Deine Partei darf nur nach einer Hälfte fragen, wenn sie im selben Spiel nach einem Paar gefragt hat.</translation>
    </message>
    <message>
        <source>Once your side has asked for anything, it may not declare its own marriages in that hand. Once it has asked for a half, it may not ask for a whole.</source>
        <translation>Hat deine Partei nach etwas gefragt, darf sie in diesem Spiel keine eigenen Paare mehr melden. Hat sie nach einer Hälfte gefragt, darf sie nicht mehr nach einem Paar fragen.</translation>
    </message>
    <message>
        <source>Once you’ve asked for anything, you may not declare your own marriages in that hand. Once you’ve asked for a half, you may not ask for a whole.</source>
        <translation>Hast du nach etwas gefragt, darfst du in diesem Spiel keine eigenen Paare mehr melden. Hast du nach einer Hälfte gefragt, darfst du nicht mehr nach einem Paar fragen.</translation>
    </message>
    <message>
        <source>If you ask for a half, this binds your partner as well.</source>
        <translation>Fragst du nach einer Hälfte, bindet das auch deinen Partner.</translation>
    </message>
    <message>
        <source>The first marriage in a hand counts {first}, and each later one {later}.</source>
        <translation>Das erste Paar eines Spiels zählt {first} und jedes weitere {later}.</translation>
    </message>
    <message>
        <source>Marriage</source>
        <translation>Paar</translation>
    </message>
    <message>
        <source>Cards and deal</source>
        <translation>Karten und Geben</translation>
    </message>
    <message>
        <source>In a sequence the ace is high (Q K A) or low (A 2 3). It never joins both ends (K A 2).</source>
        <translation>In einer Folge ist das Ass hoch (D K A) oder niedrig (A 2 3). Es verbindet nie beide Enden (K A 2).</translation>
    </message>
    <message>
        <source>Sets</source>
        <translation>Kombinationen</translation>
    </message>
    <message>
        <source>A turn</source>
        <translation>Ein Zug</translation>
    </message>
    <message>
        <source>You play with three packs of 52 cards, so there are three of every card.</source>
        <translation>Gespielt wird mit drei Kartenspielen zu 52 Karten, also gibt es jede Karte dreimal.</translation>
    </message>
    <message>
        <source>There are {number} printed jokers, too.</source>
        <translation>Dazu kommen {number} gedruckte Joker.</translation>
    </message>
    <message>
        <source>You each get {number} cards. The next card is turned up and offered to the player after the dealer. That player goes first. The remaining cards form the stock.</source>
        <translation>Jeder bekommt {number} Karten. Die nächste Karte wird aufgedeckt und dem Spieler nach dem Geber angeboten, der beginnt. Der Rest ist der Stapel.</translation>
    </message>
    <message>
        <source>A sequence is three cards in a row in one suit.</source>
        <translation>Eine Folge sind drei aufeinanderfolgende Karten einer Farbe.</translation>
    </message>
    <message>
        <source>A trial is three cards of one rank in different suits.</source>
        <translation>Ein Trial sind drei Karten vom gleichen Rang in verschiedenen Farben.</translation>
    </message>
    <message>
        <source>A sequence is three or more cards in a row in one suit.</source>
        <translation>Eine Folge sind drei oder mehr aufeinanderfolgende Karten einer Farbe.</translation>
    </message>
    <message>
        <source>A trial is three or four cards of one rank, all in different suits.</source>
        <translation>Ein Trial sind drei oder vier Karten vom gleichen Rang, alle in verschiedenen Farben.</translation>
    </message>
    <message>
        <source>A tunnela is three identical cards.</source>
        <translation>Eine Tunnela sind drei ganz gleiche Karten.</translation>
    </message>
    <message>
        <source>A dublee is two identical cards.</source>
        <translation>Eine Dublee sind zwei ganz gleiche Karten.</translation>
    </message>
    <message>
        <source>On your turn, you draw the top card of the stock or take the card on offer. Then you discard a card, which is on offer to the next player. If that player doesn’t take it, later discards cover it.</source>
        <translation>Wenn du dran bist, ziehst du die oberste Karte vom Stapel oder nimmst die angebotene. Dann wirfst du eine Karte ab, die dem Nächsten angeboten wird. Eine Karte, die keiner nimmt, bleibt in der Ablage unter den späteren.</translation>
    </message>
    <message>
        <source>Before you discard, you may show your first sets on the table, face up. You need {sets} sequences or tunnelas without wild cards.</source>
        <translation>Bevor du abwirfst, darfst du deine ersten Kombinationen offen auf dem Tisch auslegen. Du brauchst {sets} Folgen oder Tunnelas ohne wilde Karten.</translation>
    </message>
    <message>
        <source>You may show {number} dublees instead. After that, you may take the card on offer only to finish with it.</source>
        <translation>Stattdessen darfst du {number} Dublees auslegen. Danach darfst du die angebotene Karte nur nehmen, um mit ihr auszumachen.</translation>
    </message>
    <message>
        <source>Before your first draw, you may show any tunnelas that you were dealt. They stay in your hand and score in the settlement.</source>
        <translation>Bevor du zum ersten Mal ziehst, darfst du Tunnelas zeigen, die du beim Geben bekommen hast. Sie bleiben auf der Hand und zählen bei der Abrechnung.</translation>
    </message>
    <message>
        <source>When the stock runs out, the deal is called off and nobody scores.</source>
        <translation>Ist der Stapel aufgebraucht, wird das Spiel abgebrochen, und niemand bekommt Punkte.</translation>
    </message>
    <message>
        <source>When somebody first shows sets, a card is drawn at random from the stock as the tiplu. You may look at it once you’ve shown your own first sets. Then you’ve “seen the maal”.</source>
        <translation>Wenn zum ersten Mal jemand auslegt, wird zufällig eine Karte des Stapels zum Tiplu. Du darfst ihn ansehen, wenn du selbst ausgelegt hast. Dann hast du „das Maal gesehen“.</translation>
    </message>
    <message>
        <source>From then on, all cards of the tiplu’s rank are wild for you. So are the tiplu’s two neighbours in its suit, the poplu above and the jhiplu below. Here an ace is next to both the king and the two.</source>
        <translation>Ab dann sind alle Karten vom Rang des Tiplu für dich wild. Auch seine zwei Nachbarn in der Farbe sind wild, der Poplu darüber und der Jhiplu darunter. Hier ist ein Ass sowohl Nachbar des Königs als auch der Zwei.</translation>
    </message>
    <message>
        <source>Printed jokers are wild, too.</source>
        <translation>Auch gedruckte Joker sind wild.</translation>
    </message>
    <message>
        <source>The tiplu</source>
        <translation>Der Tiplu</translation>
    </message>
    <message>
        <source>On a later turn, you finish the deal if all your cards but one are in sets. The sets that you’ve shown must be among them, and you discard the last card.</source>
        <translation>In einem späteren Zug machst du aus, wenn alle deine Karten bis auf eine in Kombinationen sind. Die ausgelegten müssen dabei sein, und die letzte Karte wirfst du ab.</translation>
    </message>
    <message>
        <source>If you’ve shown dublees, you finish with an eighth dublee instead.</source>
        <translation>Hast du Dublees ausgelegt, machst du stattdessen mit einer achten Dublee aus.</translation>
    </message>
    <message>
        <source>The finish</source>
        <translation>Ausmachen</translation>
    </message>
    <message>
        <source>Maal means points for certain cards that you hold when the deal ends. Cards that you’ve shown count as well.</source>
        <translation>Maal sind Punkte für bestimmte Karten, die du am Ende des Spiels hast. Auch ausgelegte Karten zählen.</translation>
    </message>
    <message>
        <source>Identical cards</source>
        <translation>Gleiche Karten</translation>
    </message>
    <message>
        <source>One</source>
        <translation>Eine</translation>
    </message>
    <message>
        <source>Two</source>
        <translation>Zwei</translation>
    </message>
    <message>
        <source>Three</source>
        <translation>Drei</translation>
    </message>
    <message>
        <source>Tiplu</source>
        <translation>Tiplu</translation>
    </message>
    <message>
        <source>Poplu or jhiplu, each</source>
        <translation>Poplu oder Jhiplu, je</translation>
    </message>
    <message>
        <source>Printed joker</source>
        <translation>Gedruckter Joker</translation>
    </message>
    <message>
        <source>Shown tunnelas</source>
        <translation>Gezeigte Tunnelas</translation>
    </message>
    <message>
        <source>Shown tunnelas of poplu or jhiplu</source>
        <translation>Gezeigte Tunnelas von Poplu oder Jhiplu</translation>
    </message>
    <message>
        <source>A tiplu, poplu and jhiplu together are a marriage. One marriage scores {one} and two score {two}, instead of what the cards score alone. You get {more} more if a marriage is among your first sets.</source>
        <translation>Tiplu, Poplu und Jhiplu zusammen sind eine Marriage. Eine bringt {one} und zwei bringen {two} Punkte anstelle der Einzelwerte dieser Karten. Du bekommst {more} mehr, wenn eine unter deinen ersten Kombinationen ist.</translation>
    </message>
    <message>
        <source>If you’ve shown your first sets, each of the others pays you the points of your maal. So with 8 points of maal, you get 8 from each of them.</source>
        <translation>Hast du ausgelegt, zahlt dir jeder der anderen die Punkte deines Maals. Mit 8 Punkten Maal bekommst du also 8 von jedem.</translation>
    </message>
    <message>
        <source>Each loser also pays {seen} points to the player who finished. Losers who haven’t shown their first sets pay {unseen} instead.</source>
        <translation>Außerdem zahlt jeder Verlierer dem, der ausgemacht hat, {seen} Punkte. Verlierer, die nicht ausgelegt haben, zahlen stattdessen {unseen}.</translation>
    </message>
    <message>
        <source>Each loser pays {bonus} more if the winner finished with dublees.</source>
        <translation>Jeder Verlierer zahlt {bonus} mehr, wenn der Gewinner mit Dublees ausgemacht hat.</translation>
    </message>
    <message>
        <source>If you haven’t shown your first sets, the winner gets your maal. That’s called kidnap.</source>
        <translation>Hast du nicht ausgelegt, bekommt der Gewinner dein Maal. Das heißt Entführung.</translation>
    </message>
    <message>
        <source>If you haven’t shown your first sets, your maal is lost. That’s called murder.</source>
        <translation>Hast du nicht ausgelegt, verfällt dein Maal. Das heißt Mord.</translation>
    </message>
    <message>
        <source>If several players tie for the most points, nobody wins.</source>
        <translation>Teilen sich mehrere den ersten Platz, gewinnt niemand.</translation>
    </message>
    <message>
        <source>The deal passes to the next player in turn.</source>
        <translation>Das Geben wandert zum nächsten Spieler.</translation>
    </message>
    <message>
        <source>Winning the match</source>
        <translation>Sieg in der Partie</translation>
    </message>
    <message>
        <source>Maal</source>
        <translation>Maal</translation>
    </message>
    <message>
        <source>Alter: the tiplu’s rank in the other suit of the same colour</source>
        <translation>Alter: der Rang des Tiplu in der anderen roten oder schwarzen Farbe</translation>
    </message>
    <message>
        <source>Shown tunnelas of the tiplu’s rank</source>
        <translation>Gezeigte Tunnelas vom Rang des Tiplu</translation>
    </message>
    <message>
        <source>Settlement</source>
        <translation>Abrechnung</translation>
    </message>
    <message>
        <source>Two play against each other.</source>
        <translation>Zwei spielen gegeneinander.</translation>
    </message>
    <message>
        <source>Play goes anticlockwise around the table.</source>
        <translation>Gespielt wird gegen den Uhrzeigersinn um den Tisch.</translation>
    </message>
    <message>
        <source>Play goes clockwise around the table.</source>
        <translation>Gespielt wird im Uhrzeigersinn um den Tisch.</translation>
    </message>
    <message>
        <source>Four play, two against two. Your partner sits opposite you, and you share a score.</source>
        <translation>Vier spielen, zwei gegen zwei. Dein Partner sitzt dir gegenüber, und ihr habt einen gemeinsamen Punktestand.</translation>
    </message>
    <message>
        <source>This game has {number} players, each playing alone.</source>
        <translation>Das Spiel hat {number} Spieler, und jeder spielt für sich.</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>The pack has {number} cards.</source>
        <translation>Das Kartenspiel hat {number} Karten.</translation>
    </message>
    <message>
        <source>If tied</source>
        <translation>Bei Gleichstand</translation>
    </message>
    <message>
        <source>The cards in the tricks that you win are worth these card points:</source>
        <translation>Die Karten in deinen Stichen zählen so viele Augen:</translation>
    </message>
    <message>
        <source>You each get {number} cards.</source>
        <translation>Jeder bekommt {number} Karten.</translation>
    </message>
    <message>
        <source>You hold {held} of them in your hand. Another {row} lie face down in a row in front of you. The last {row} lie face up on top of them.</source>
        <translation>{held} davon nimmst du auf die Hand. Weitere {row} liegen verdeckt in einer Reihe vor dir. Die letzten {row} liegen offen darauf.</translation>
    </message>
    <message>
        <source>The other {number} form the stock, a face-down pile to draw from.</source>
        <translation>Die übrigen {number} bilden den verdeckten Stapel, von dem man zieht.</translation>
    </message>
    <message>
        <source>Another {number} cards go into the kitty, for the highest bidder to take.</source>
        <translation>Weitere {number} Karten bilden den Talon. Ihn bekommt, wer am höchsten reizt.</translation>
    </message>
    <message>
        <source>The other {number} are a dead hand. They stay out of play, and nobody ever sees them.</source>
        <translation>Die übrigen {number} sind eine tote Hand. Sie sind nicht im Spiel, und niemand sieht sie jemals.</translation>
    </message>
    <message>
        <source>The cards in each suit rank like this, from high to low: {ranks}.</source>
        <translation>Die Reihenfolge in jeder Farbe, von hoch nach niedrig: {ranks}.</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Karten</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>Karte</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Geben</translation>
    </message>
    <message>
        <source>The deal passes to the left.</source>
        <translation>Das Geben wandert nach links.</translation>
    </message>
    <message>
        <source>The lowest bid is {least}, and nobody can bid more than {most}.</source>
        <translation>Das niedrigste Gebot ist {least}, und niemand kann mehr als {most} reizen.</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>All other cards are worth nothing.</source>
        <translation>Alle anderen Karten sind nichts wert.</translation>
    </message>
    <message>
        <source>The whole pack is worth {total}.</source>
        <translation>Das ganze Kartenspiel ist {total} wert.</translation>
    </message>
    <message>
        <source>The player who leads first in one hand deals the next.</source>
        <translation>Wer in einem Spiel zuerst ausspielt, gibt das nächste.</translation>
    </message>
    <message>
        <source>Ten tips</source>
        <translation>Zehn Ratschläge</translation>
    </message>
    <message>
        <source>Glossary</source>
        <translation>Wörterliste</translation>
    </message>
    <message>
        <source>Trumps</source>
        <translation>Trumpf</translation>
    </message>
    <message>
        <source>Only the ace beats the ten.</source>
        <translation>Nur das Ass schlägt die Zehn.</translation>
    </message>
    <message>
        <source>The first sets</source>
        <translation>Die ersten Kombinationen</translation>
    </message>
    <message>
        <source>Until the stock is gone</source>
        <translation>Bis der Stapel leer ist</translation>
    </message>
    <message>
        <source>You may play any card, because nobody has to follow suit.</source>
        <translation>Du darfst jede Karte spielen, denn niemand muss bedienen.</translation>
    </message>
    <message>
        <source>{name} has to beat the best card, and plays the {card}.</source>
        <translation>{name} muss die beste Karte übernehmen und spielt {card}.</translation>
    </message>
    <message>
        <source>{name} can’t follow suit, and has to trump with the {card}.</source>
        <translation>{name} kann nicht bedienen und muss mit {card} stechen.</translation>
    </message>
    <message>
        <source>{name} has to overtrump with the {card}.</source>
        <translation>{name} muss mit {card} übertrumpfen.</translation>
    </message>
    <message>
        <source>{name} has to play the ace, because this is the first trick.</source>
        <translation>{name} muss das Ass spielen, denn dies ist der erste Stich.</translation>
    </message>
    <message>
        <source>{name} can’t follow suit, and may play any card.</source>
        <translation>{name} kann nicht bedienen und darf jede Karte spielen.</translation>
    </message>
    <message>
        <source>The {card} is the highest trump, so {name} takes the trick.</source>
        <translation>{card} ist der höchste Trumpf, also bekommt {name} den Stich.</translation>
    </message>
    <message>
        <source>The {card} is the highest card of the suit led, so {name} takes the trick.</source>
        <translation>{card} ist die höchste Karte der ausgespielten Farbe, also bekommt {name} den Stich.</translation>
    </message>
    <message>
        <source>{name} shows {sets}.</source>
        <translation>{name} legt {sets} aus.</translation>
    </message>
    <message>
        <source>The tiplu is the {card}, so cards of its rank are wild.</source>
        <translation>Der Tiplu ist {card}, also sind Karten von seinem Rang wild.</translation>
    </message>
    <message>
        <source>a tunnela</source>
        <translation>eine Tunnela</translation>
    </message>
    <message>
        <source>a dublee</source>
        <translation>eine Dublee</translation>
    </message>
    <message>
        <source>a sequence</source>
        <translation>eine Folge</translation>
    </message>
    <message>
        <source>a trial</source>
        <translation>ein Trial</translation>
    </message>
    <message>
        <source>{name}: {what}</source>
        <translation>{name}: {what}</translation>
    </message>
    <message>
        <source>You each add up your card points and the marriages that you declared.</source>
        <translation>Jeder zählt seine Augen und seine gemeldeten Paare zusammen.</translation>
    </message>
    <message>
        <source>If the declarer’s side takes at least its bid, it scores the bid and no more. If it takes less, it loses the bid. So with a bid of 120 and 115 points, it loses 120. The other side scores what it took.</source>
        <translation>Hat die spielende Partei mindestens ihr Gebot, bekommt sie das Gebot und nicht mehr. Hat sie weniger, verliert sie das Gebot. Bei einem Gebot von 120 und 115 Punkten verliert sie also 120. Die andere Partei bekommt, was sie geholt hat.</translation>
    </message>
    <message>
        <source>A declarer who takes at least the bid scores the bid and no more. With less, the declarer loses the bid. So with a bid of 120 and 115 points, the declarer loses 120. The others score what they took.</source>
        <translation>Hat der Alleinspieler mindestens sein Gebot, bekommt er das Gebot und nicht mehr. Mit weniger verliert er das Gebot. Bei einem Gebot von 120 und 115 Punkten verliert er also 120. Die anderen bekommen, was sie geholt haben.</translation>
    </message>
    <message>
        <source>If you take every trick, you get the card points of the whole pack, {points}, wherever the cards are.</source>
        <translation>Machst du alle Stiche, bekommst du die Augen aller Karten, {points}, egal wo sie liegen.</translation>
    </message>
    <message>
        <source>What the others took is rounded to the nearest five, so 137 scores 135, and 138 scores 140.</source>
        <translation>Das wird auf den nächsten Fünfer gerundet, also zählt 137 als 135 und 138 als 140.</translation>
    </message>
    <message>
        <source>If one side takes every trick, that’s called läpiajo.</source>
        <translation>Macht eine Partei alle Stiche, heißt das Läpiajo, und die andere ist schwarz.</translation>
    </message>
    <message>
        <source>If one player takes every trick, that’s called läpiajo.</source>
        <translation>Macht ein Spieler alle Stiche, heißt das Läpiajo, und die anderen sind schwarz.</translation>
    </message>
    <message>
        <source>A side that takes no tricks also loses the amount of the bid before the raise.</source>
        <translation>Eine Partei ohne Stich verliert auch das Gebot, wie es vor dem Erhöhen war.</translation>
    </message>
    <message>
        <source>A player who takes no tricks also loses the amount of the bid before the raise.</source>
        <translation>Ein Spieler ohne Stich verliert auch das Gebot, wie es vor dem Erhöhen war.</translation>
    </message>
    <message>
        <source>If the declarer’s side has no trick, it loses twice its raised bid, and nothing more. If the others have no trick, they lose the bid as it was before the raise.</source>
        <translation>Hat die spielende Partei keinen Stich, verliert sie ihr erhöhtes Gebot doppelt und sonst nichts. Haben die anderen keinen Stich, verlieren sie das Gebot, wie es vor dem Erhöhen war.</translation>
    </message>
    <message>
        <source>A declarer without a trick loses twice the raised bid, and nothing more. Another player without a trick loses the bid as it was before the raise.</source>
        <translation>Ein Alleinspieler ohne Stich verliert das erhöhte Gebot doppelt und sonst nichts. Ein anderer Spieler ohne Stich verliert das Gebot, wie es vor dem Erhöhen war.</translation>
    </message>
    <message>
        <source>If the declarer’s side has no trick, it loses twice its raised bid, and nothing more. If the others have no trick, they lose twice that bid if it was made, or else nothing.</source>
        <translation>Hat die spielende Partei keinen Stich, verliert sie ihr erhöhtes Gebot doppelt und sonst nichts. Haben die anderen keinen Stich, verlieren sie dieses Gebot doppelt, falls es erfüllt ist, sonst nichts.</translation>
    </message>
    <message>
        <source>A declarer without a trick loses twice the raised bid, and nothing more. Another player without a trick loses twice that bid if it was made, or else nothing.</source>
        <translation>Ein Alleinspieler ohne Stich verliert das erhöhte Gebot doppelt und sonst nichts. Ein anderer Spieler ohne Stich verliert dieses Gebot doppelt, falls es erfüllt ist, sonst nichts.</translation>
    </message>
    <message>
        <source>But the others don’t lose it if the declarer’s side took every trick and still missed its bid.</source>
        <translation>Die anderen verlieren es aber nicht, wenn die spielende Partei alle Stiche gemacht und ihr Gebot doch verfehlt hat.</translation>
    </message>
    <message>
        <source>But the others don’t lose it if the declarer took every trick and still missed the bid.</source>
        <translation>Die anderen verlieren es aber nicht, wenn der Alleinspieler alle Stiche gemacht und sein Gebot doch verfehlt hat.</translation>
    </message>
    <message>
        <source>A match has {deals} hands, and those without a declarer count, too. At the end, the higher score wins. If the scores are tied, nobody wins.</source>
        <translation>Eine Partie hat {deals} Spiele, und die ohne Gebot zählen mit. Am Ende gewinnt der höhere Punktestand. Bei Gleichstand gewinnt niemand.</translation>
    </message>
    <message>
        <source>You win the match with {target} points or more.</source>
        <translation>Du gewinnst die Partie mit {target} Punkten oder mehr.</translation>
    </message>
    <message>
        <source>If several reach the target in the same hand, the highest score wins. If there’s a tie, you play on.</source>
        <translation>Schaffen das mehrere im selben Spiel, gewinnt der höchste Punktestand. Bei Gleichstand spielt ihr weiter.</translation>
    </message>
    <message>
        <source>If both sides reach the target in the same hand, the declarer’s side wins. Without a declarer, the higher score wins. If the scores are tied, you play on.</source>
        <translation>Schaffen das beide Parteien im selben Spiel, gewinnt die spielende Partei. Gab es kein Gebot, gewinnt der höhere Punktestand, und bei Gleichstand spielt ihr weiter.</translation>
    </message>
    <message>
        <source>If several reach the target in the same hand and the declarer is one of them, the declarer wins. Otherwise the highest score wins. If there’s a tie, you play on.</source>
        <translation>Schaffen das mehrere im selben Spiel, gewinnt der Alleinspieler, wenn er dabei ist. Sonst gewinnt der höchste Punktestand, und bei Gleichstand spielt ihr weiter.</translation>
    </message>
    <message>
        <source>Bidding</source>
        <translation>Reizen</translation>
    </message>
    <message>
        <source>You take turns to bid higher, in multiples of {step}, or to pass for the rest of the bidding.</source>
        <translation>Reihum reizt jeder höher oder passt bis zum Ende des Reizens. Gebote müssen durch {step} teilbar sein.</translation>
    </message>
    <message>
        <source>When everybody else has passed, the highest bidder is the declarer.</source>
        <comment>with a partner</comment>
        <translation>Haben alle anderen gepasst, ist der mit dem höchsten Gebot der Spieler. Er und sein Partner bilden die spielende Partei.</translation>
    </message>
    <message>
        <source>When everybody else has passed, the highest bidder is the declarer.</source>
        <comment>alone</comment>
        <translation>Haben alle anderen gepasst, ist der Spieler mit dem höchsten Gebot der Alleinspieler.</translation>
    </message>
    <message>
        <source>Your bid is the number of points that you promise your side will take.</source>
        <translation>Mit deinem Gebot versprichst du, dass deine Partei mindestens so viele Punkte holt.</translation>
    </message>
    <message>
        <source>Your bid is the number of points that you promise to take.</source>
        <translation>Mit deinem Gebot versprichst du, mindestens so viele Punkte zu holen.</translation>
    </message>
    <message>
        <source>The dealer bids first, and may not pass.</source>
        <translation>Der Geber reizt zuerst und darf nicht passen.</translation>
    </message>
    <message>
        <source>The player to the dealer’s left bids first, and may not pass.</source>
        <translation>Der Spieler links vom Geber reizt zuerst und darf nicht passen.</translation>
    </message>
    <message>
        <source>The dealer bids or passes first.</source>
        <translation>Der Geber reizt oder passt zuerst.</translation>
    </message>
    <message>
        <source>The player to the dealer’s left bids or passes first.</source>
        <translation>Der Spieler links vom Geber reizt oder passt zuerst.</translation>
    </message>
    <message>
        <source>If everybody passes, the hand is played without a declarer. Each side scores what it takes, and taking no trick costs nothing.</source>
        <translation>Passen alle, wird ohne Gebot gespielt. Jede Partei bekommt, was sie holt, und verliert nichts, wenn sie keinen Stich macht.</translation>
    </message>
    <message>
        <source>If everybody passes, the hand is played without a declarer. You each score what you take, and taking no trick costs nothing.</source>
        <translation>Passen alle, wird ohne Alleinspieler gespielt. Jeder bekommt, was er holt, und verliert nichts, wenn er keinen Stich macht.</translation>
    </message>
    <message>
        <source>A side below 0 points has to wait. It may bid only if the others all pass without a bid. If both sides are below 0, everybody bids from the start.</source>
        <translation>Eine Partei unter 0 Punkten muss warten. Sie darf nur reizen, wenn die anderen alle ohne Gebot passen. Sind beide Parteien unter 0, reizen alle von Anfang an.</translation>
    </message>
    <message>
        <source>A player below 0 points has to wait, and may bid only if the others all pass without a bid. If everybody is below 0, everybody bids from the start.</source>
        <translation>Wer unter 0 Punkten steht, muss warten und darf nur reizen, wenn alle anderen ohne Gebot passen. Sind alle unter 0, reizen alle von Anfang an.</translation>
    </message>
    <message>
        <source>At {floor} points or less, you may only pass.</source>
        <translation>Mit {floor} Punkten oder weniger darfst du nur passen.</translation>
    </message>
    <message>
        <source>At {floor} points or less, you may only pass, or open with exactly {least}.</source>
        <translation>Mit {floor} Punkten oder weniger darfst du nur passen oder mit genau {least} eröffnen.</translation>
    </message>
    <message>
        <source>If you hold three sixes or more, you may ask for a new deal instead of your first bid. The same dealer deals again.</source>
        <translation>Hast du mindestens drei Sechsen, darfst du statt deines ersten Gebots neu geben lassen. Derselbe Geber gibt noch einmal.</translation>
    </message>
    <message>
        <source>If you hold three sixes or more, you may ask for a new deal instead of your first bid. You may also do so if you have no card above a jack. The same dealer deals again.</source>
        <translation>Hast du mindestens drei Sechsen, darfst du statt deines ersten Gebots neu geben lassen. Das darfst du auch, wenn du keine Karte über dem Buben hast. Derselbe Geber gibt noch einmal.</translation>
    </message>
    <message>
        <source>If you and your partner hold all four sixes between you, you may ask for a new deal. You do so instead of bidding or giving cards. The same dealer deals again.</source>
        <translation>Habt ihr zusammen alle vier Sechsen, darf jeder von euch neu geben lassen, statt zu reizen oder Karten zu schieben. Derselbe Geber gibt noch einmal.</translation>
    </message>
    <message>
        <source>If you hold all four sixes, you may ask for a new deal instead of bidding or discarding. The same dealer deals again.</source>
        <translation>Hast du alle vier Sechsen, darfst du neu geben lassen, statt zu reizen oder zu drücken. Derselbe Geber gibt noch einmal.</translation>
    </message>
</context>
<context>
    <name>Scores</name>
    <message numerus="yes">
        <source>{side} · {number} tricks</source>
        <comment>{side} · 1 trick</comment>
        <translation>
            <numerusform>{side} · 1 Stich</numerusform>
            <numerusform>{side} · {number} Stiche</numerusform>
        </translation>
    </message>
    <message>
        <source>{tricks} · {points}</source>
        <translation>{tricks} · {points}</translation>
    </message>
    <message>
        <source>{points} so far</source>
        <translation>bisher {points}</translation>
    </message>
    <message>
        <source>{points} collected</source>
        <translation>{points} gesammelt</translation>
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
        <translation>Noch kein Trumpf</translation>
    </message>
    <message>
        <source>{suit} are trumps</source>
        <translation>{suit} ist Trumpf</translation>
    </message>
    <message>
        <source>Declared by you</source>
        <translation>Von dir gemeldet</translation>
    </message>
    <message>
        <source>Declared by {name}</source>
        <translation>Gemeldet von {name}</translation>
    </message>
    <message numerus="yes">
        <source>{number} points are carried over</source>
        <comment>1 point is carried over</comment>
        <translation>
            <numerusform>1 Punkt wird übertragen</numerusform>
            <numerusform>{number} Punkte werden übertragen</numerusform>
        </translation>
    </message>
    <message>
        <source>In the bag: {side}</source>
        <translation>Im Beutel: {side}</translation>
    </message>
    <message>
        <source>No bid yet</source>
        <translation>Noch kein Gebot</translation>
    </message>
    <message>
        <source>Your bid</source>
        <translation>Dein Gebot</translation>
    </message>
    <message>
        <source>Bid by {name}</source>
        <translation>Gebot von {name}</translation>
    </message>
    <message>
        <source>Bid {bid}</source>
        <translation>Gebot {bid}</translation>
    </message>
    <message>
        <source>Contract {bid}</source>
        <translation>Gespielt um {bid}</translation>
    </message>
    <message>
        <source>Nobody bid</source>
        <translation>Niemand hat gereizt</translation>
    </message>
    <message>
        <source>Declarer: you</source>
        <translation>Du spielst</translation>
    </message>
    <message>
        <source>Declarer: {name}</source>
        <translation>{name} spielt</translation>
    </message>
    <message>
        <source>{contract} · {player}</source>
        <translation>{contract} · {player}</translation>
    </message>
    <message>
        <source>Placing bids</source>
        <translation>Die Gebote werden gelegt</translation>
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
        <translation>Im Aufstieg: {side}</translation>
    </message>
    <message>
        <source>Nobody is rising</source>
        <translation>Niemand ist im Aufstieg</translation>
    </message>
    <message>
        <source>You play alone</source>
        <translation>Du spielst allein</translation>
    </message>
    <message>
        <source>{name} plays alone</source>
        <translation>{name} spielt allein</translation>
    </message>
    <message>
        <source>aces are low</source>
        <translation>Asse sind niedrig</translation>
    </message>
    <message>
        <source>Declarer: you</source>
        <comment>of rami</comment>
        <translation>Du spielst</translation>
    </message>
    <message>
        <source>Declarer: {name}</source>
        <comment>of rami</comment>
        <translation>{name} spielt</translation>
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
        <translation>Du kennst den Tiplu nicht</translation>
    </message>
    <message>
        <source>No tiplu yet</source>
        <translation>Noch kein Tiplu</translation>
    </message>
    <message>
        <source>Extra deal {number}</source>
        <translation>Zusatzspiel {number}</translation>
    </message>
    <message>
        <source>Deal {number} of {deals}</source>
        <translation>Spiel {number} von {deals}</translation>
    </message>
    <message>
        <source>{side} · maal seen</source>
        <translation>{side} · hat ausgelegt</translation>
    </message>
</context>
<context>
    <name>Sets</name>
    <message>
        <source>{number} of {wanted} dublees</source>
        <translation>{number} von {wanted} Dublees</translation>
    </message>
    <message>
        <source>{number} of {wanted} sets</source>
        <translation>{number} von {wanted} Kombinationen</translation>
    </message>
    <message>
        <source>Discards</source>
        <translation>Ablage</translation>
    </message>
    <message>
        <source>The last card is on offer.</source>
        <translation>Die letzte wird angeboten.</translation>
    </message>
    <message>
        <source>There are no discards.</source>
        <translation>Da liegt keine Karte.</translation>
    </message>
    <message>
        <source>Cards still out</source>
        <translation>Noch draußen</translation>
    </message>
    <message>
        <source>Still holds (taken or shown):</source>
        <translation>Genommen oder gezeigt, noch auf der Hand:</translation>
    </message>
    <message>
        <source>Discarded:</source>
        <translation>Abgeworfen:</translation>
    </message>
    <message>
        <source>Nothing yet.</source>
        <translation>Noch nichts.</translation>
    </message>
    <message>
        <source>{card}: all seen</source>
        <translation>{card}: alle schon gesehen</translation>
    </message>
    <message numerus="yes">
        <source>{card}: {number} still out</source>
        <comment>{card}: 1 still out</comment>
        <translation>
            <numerusform>{card}: noch 1 draußen</numerusform>
            <numerusform>{card}: noch {number} draußen</numerusform>
        </translation>
    </message>
    <message>
        <source>Turned up first</source>
        <translation>Zuerst aufgedeckt</translation>
    </message>
    <message>
        <source>Discarded by {name}</source>
        <translation>Abgeworfen von {name}</translation>
    </message>
    <message>
        <source>Show the raised sets? Choice {number} of {ways}.</source>
        <translation>Die hervorgehobenen Kombinationen auslegen? Möglichkeit {number} von {ways}.</translation>
    </message>
    <message>
        <source>Show these</source>
        <translation>Diese auslegen</translation>
    </message>
    <message>
        <source>Other sets</source>
        <translation>Andere Kombinationen</translation>
    </message>
    <message>
        <source>Not yet</source>
        <translation>Noch nicht</translation>
    </message>
    <message>
        <source>You’ve shown {sets}</source>
        <translation>Du hast ausgelegt: {sets}</translation>
    </message>
    <message>
        <source>{name} has shown {sets}</source>
        <translation>{name} hat ausgelegt: {sets}</translation>
    </message>
    <message>
        <source>You’ve shown these tunnelas: {sets}</source>
        <translation>Du hast diese Tunnelas gezeigt: {sets}</translation>
    </message>
    <message>
        <source>{name} has shown these tunnelas: {sets}</source>
        <translation>{name} hat diese Tunnelas gezeigt: {sets}</translation>
    </message>
    <message>
        <source>{sets}, maal {points}</source>
        <translation>{sets}, Maal {points}</translation>
    </message>
    <message>
        <source>Tiplu</source>
        <translation>Tiplu</translation>
    </message>
    <message>
        <source>Every {rank} is wild, and so are these</source>
        <translation>Wild sind alle Karten vom Rang {rank} und diese Nachbarn</translation>
    </message>
    <message>
        <source>Show three sets first</source>
        <translation>Nach dem Auslegen siehst du ihn</translation>
    </message>
    <message>
        <source>Drawn when somebody shows sets</source>
        <translation>Wird ausgelost, wenn jemand auslegt</translation>
    </message>
    <message>
        <source>Sequence</source>
        <translation>Folge</translation>
    </message>
    <message>
        <source>Marriage</source>
        <translation>Marriage</translation>
    </message>
    <message>
        <source>tunnela</source>
        <translation>Tunnela</translation>
    </message>
    <message>
        <source>trial</source>
        <translation>Trial</translation>
    </message>
    <message>
        <source>dublee</source>
        <translation>Dublee</translation>
    </message>
    <message>
        <source>With wild cards</source>
        <translation>Mit wilden Karten</translation>
    </message>
    <message>
        <source>{wild} used as {card}</source>
        <translation>{wild} steht für {card}</translation>
    </message>
    <message>
        <source>Needs {card}</source>
        <translation>Fehlt: {card}</translation>
    </message>
    <message>
        <source>Needs {cards} or {last}</source>
        <translation>Fehlt: {cards} oder {last}</translation>
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
        <translation>D</translation>
    </message>
    <message>
        <source>J</source>
        <translation>B</translation>
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
        <translation>Ich passe</translation>
    </message>
    <message>
        <source>I’ll stay</source>
        <translation>Ich bleibe dabei</translation>
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
        <translation>Neu geben! Ich habe alle vier Sechsen.</translation>
    </message>
    <message>
        <source>New deal! We have all four sixes.</source>
        <translation>Neu geben! Wir haben alle vier Sechsen.</translation>
    </message>
    <message>
        <source>New deal! I have three sixes.</source>
        <translation>Neu geben! Ich habe drei Sechsen.</translation>
    </message>
    <message>
        <source>New deal! I have nothing above a jack.</source>
        <translation>Neu geben! Ich habe nichts über dem Buben.</translation>
    </message>
    <message>
        <source>Do you have a whole?</source>
        <translation>Hast du ein Paar?</translation>
    </message>
    <message>
        <source>Do you have a half in {suit}?</source>
        <translation>Hast du eine Hälfte in {suit}?</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>Nein.</translation>
    </message>
    <message>
        <source>Yes, {suit}!</source>
        <translation>Ja, {suit}!</translation>
    </message>
    <message>
        <source>{suit} are trumps!</source>
        <translation>{suit} ist Trumpf!</translation>
    </message>
    <message>
        <source>A little one in {suit}!</source>
        <translation>Kleines Paar in {suit}!</translation>
    </message>
    <message numerus="yes">
        <source>Tunnelas!</source>
        <comment>Tunnela!</comment>
        <translation>
            <numerusform>Tunnela!</numerusform>
            <numerusform>Tunnelas!</numerusform>
        </translation>
    </message>
    <message>
        <source>Finished!</source>
        <translation>Ich mache aus!</translation>
    </message>
</context>
<context>
    <name>Spoken</name>
    <message>
        <source>The table</source>
        <translation>Der Tisch</translation>
    </message>
    <message>
        <source>No card has been played yet.</source>
        <translation>Noch ist keine Karte gespielt.</translation>
    </message>
    <message>
        <source>The last trick: {cards}.</source>
        <translation>Der letzte Stich: {cards}.</translation>
    </message>
    <message>
        <source>In the trick: {cards}.</source>
        <translation>Im Stich: {cards}.</translation>
    </message>
    <message>
        <source>{card} ({name})</source>
        <translation>{card} ({name})</translation>
    </message>
    <message>
        <source>Score: {standing}. {title}.</source>
        <translation>Punktestand: {standing}. {title}.</translation>
    </message>
    <message>
        <source>You hold no cards.</source>
        <translation>Du hast keine Karten auf der Hand.</translation>
    </message>
    <message>
        <source>You hold: {cards}.</source>
        <translation>Du hast auf der Hand: {cards}.</translation>
    </message>
    <message>
        <source>You can play: {cards}.</source>
        <translation>Du darfst spielen: {cards}.</translation>
    </message>
    <message>
        <source>Or: {actions}.</source>
        <translation>Oder: {actions}.</translation>
    </message>
    <message>
        <source>{card}, {place} of {number}</source>
        <translation>{card}, {place} von {number}</translation>
    </message>
    <message>
        <source>{card}, {place} of {number}, can’t be played</source>
        <translation>{card}, {place} von {number}, darf nicht gespielt werden</translation>
    </message>
    <message>
        <source>{card}, wild</source>
        <translation>{card}, wild</translation>
    </message>
    <message>
        <source>{card}, played by {name}</source>
        <translation>{card}, gespielt von {name}</translation>
    </message>
    <message>
        <source>The kitty: {cards}</source>
        <translation>Der Talon: {cards}</translation>
    </message>
    <message numerus="yes">
        <source>The kitty, {number} cards</source>
        <comment>The kitty, 1 card</comment>
        <translation>
            <numerusform>Der Talon, 1 Karte</numerusform>
            <numerusform>Der Talon, {number} Karten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Dead hand, {number} cards</source>
        <comment>Dead hand, 1 card</comment>
        <translation>
            <numerusform>Tote Hand, 1 Karte</numerusform>
            <numerusform>Tote Hand, {number} Karten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Stock, {number} cards</source>
        <comment>Stock, 1 card</comment>
        <translation>
            <numerusform>Stapel, 1 Karte</numerusform>
            <numerusform>Stapel, {number} Karten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Discards, {number} cards</source>
        <comment>Discards, 1 card</comment>
        <translation>
            <numerusform>Ablage, 1 Karte</numerusform>
            <numerusform>Ablage, {number} Karten</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Start</name>
    <message>
        <source>How many play?</source>
        <translation>Wie viele spielen mit?</translation>
    </message>
    <message numerus="yes">
        <source>{number} games</source>
        <comment>1 game</comment>
        <translation>
            <numerusform>{number} Spielart</numerusform>
            <numerusform>{number} Spielarten</numerusform>
        </translation>
    </message>
    <message>
        <source>{fewest} to {most} players</source>
        <translation>{fewest} bis {most} Spieler</translation>
    </message>
    <message numerus="yes">
        <source>You and {number} opponents</source>
        <comment>You and one opponent</comment>
        <translation>
            <numerusform>Du und ein Gegner</numerusform>
            <numerusform>Du und {number} Gegner</numerusform>
        </translation>
    </message>
    <message>
        <source>{play}. {players}</source>
        <translation>{play}. {players}</translation>
    </message>
    <message>
        <source>My play</source>
        <translation>Mein Spiel</translation>
    </message>
    <message>
        <source>Matches, skill, mistakes to practise, puzzles</source>
        <translation>Partien, Können, Fehler zum Üben, Rätsel</translation>
    </message>
    <message>
        <source>Your matches, mistakes and puzzles will be here.</source>
        <translation>Hier findest du später deine Partien, Fehler und Rätsel.</translation>
    </message>
    <message numerus="yes">
        <source>are waiting today</source>
        <comment>is waiting today</comment>
        <translation>
            <numerusform>wartet heute</numerusform>
            <numerusform>warten heute</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Statistics</name>
    <message>
        <source>Statistics</source>
        <translation>Statistik</translation>
    </message>
    <message>
        <source>Reset…</source>
        <translation>Zurücksetzen…</translation>
    </message>
    <message>
        <source>Assisted matches</source>
        <translation>Partien mit Hilfe</translation>
    </message>
    <message>
        <source>All house rules</source>
        <translation>Alle Hausregeln</translation>
    </message>
    <message>
        <source>All opponents</source>
        <translation>Alle Gegner</translation>
    </message>
    <message>
        <source>All partners</source>
        <translation>Alle Partner</translation>
    </message>
    <message>
        <source>Matches where you used a hint or undid something are counted separately.</source>
        <translation>Partien, in denen du einen Tipp geholt oder etwas zurückgenommen hast, zählen getrennt.</translation>
    </message>
    <message>
        <source>Opponents: {level}</source>
        <translation>Gegner: {level}</translation>
    </message>
    <message>
        <source>Partner: {level}</source>
        <translation>Partner: {level}</translation>
    </message>
    <message>
        <source>Custom rules</source>
        <translation>Eigene Regeln</translation>
    </message>
    <message>
        <source>Hands</source>
        <translation>Spiele</translation>
    </message>
    <message>
        <source>Bids</source>
        <translation>Gebote</translation>
    </message>
    <message>
        <source>Luck and skill</source>
        <translation>Glück und Können</translation>
    </message>
    <message>
        <source>played</source>
        <translation>gespielt</translation>
    </message>
    <message>
        <source>won</source>
        <translation>gewonnen</translation>
    </message>
    <message>
        <source>share won</source>
        <translation>Anteil gewonnen</translation>
    </message>
    <message>
        <source>made</source>
        <translation>erfüllt</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>gescheitert</translation>
    </message>
    <message>
        <source>made by you</source>
        <translation>von dir erfüllt</translation>
    </message>
    <message>
        <source>failed by you</source>
        <translation>bei dir gescheitert</translation>
    </message>
    <message>
        <source>asked in vain</source>
        <translation>vergeblich gefragt</translation>
    </message>
    <message>
        <source>trips</source>
        <translation>Fahrten</translation>
    </message>
    <message>
        <source>hands compared</source>
        <translation>verglichene Spiele</translation>
    </message>
    <message>
        <source>{number}%</source>
        <translation>{number} %</translation>
    </message>
    <message>
        <source>points per hand</source>
        <translation>Punkte pro Spiel</translation>
    </message>
    <message>
        <source>luck: the expert’s score</source>
        <translation>Glück: Ergebnis des Experten</translation>
    </message>
    <message>
        <source>Points per hand</source>
        <translation>Punkte pro Spiel</translation>
    </message>
    <message>
        <source>Share of hands won</source>
        <translation>Anteil gewonnener Spiele</translation>
    </message>
    <message>
        <source>hands, in the order played</source>
        <translation>in der Reihenfolge der Spiele</translation>
    </message>
    <message>
        <source>points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>points gained</source>
        <translation>gewonnene Punkte</translation>
    </message>
    <message>
        <source>hands</source>
        <translation>Spiele</translation>
    </message>
    <message>
        <source>% won</source>
        <translation>% gewonnen</translation>
    </message>
    <message>
        <source>You {points}</source>
        <translation>Du {points}</translation>
    </message>
    <message>
        <source>Expert {points}</source>
        <translation>Experte {points}</translation>
    </message>
    <message>
        <source>average {number}</source>
        <translation>Schnitt {number}</translation>
    </message>
    <message>
        <source>now {share}</source>
        <translation>jetzt {share}</translation>
    </message>
    <message>
        <source>overall {share}</source>
        <translation>insgesamt {share}</translation>
    </message>
    <message>
        <source>{hands}, {days} · now {now}, highest {highest}, lowest {lowest}</source>
        <translation>{hands}, {days} · jetzt {now}, am höchsten {highest}, am tiefsten {lowest}</translation>
    </message>
    <message>
        <source>{summary} · the expert would have {points} with your cards</source>
        <translation>{summary} · mit deinen Karten stünde der Experte bei {points}</translation>
    </message>
    <message>
        <source>Average {mean} · most often {commonest}, in {share} of all hands</source>
        <translation>Schnitt {mean} · am häufigsten {commonest}, in {share} aller Spiele</translation>
    </message>
    <message>
        <source>current winning streak</source>
        <translation>Siegesserie jetzt</translation>
    </message>
    <message>
        <source>longest winning streak</source>
        <translation>längste Siegesserie</translation>
    </message>
    <message>
        <source>declared</source>
        <translation>gemeldet</translation>
    </message>
    <message>
        <source>opponents’ points per hand</source>
        <translation>Gegnerpunkte pro Spiel</translation>
    </message>
    <message>
        <source>skill: your score minus the expert’s</source>
        <translation>Können: dein Ergebnis minus das des Experten</translation>
    </message>
    <message>
        <source>Points ahead or behind</source>
        <translation>Deine Punkte minus die der Gegner</translation>
    </message>
    <message>
        <source>Last {window} hands · now {now}, best {best}, worst {worst}, overall {whole}</source>
        <translation>Letzte {window} Spiele · jetzt {now}, am besten {best}, am schlechtesten {worst}, insgesamt {whole}</translation>
    </message>
    <message>
        <source>Nothing is being counted because this computer can’t save anything right now.</source>
        <translation>Es wird nichts gezählt, weil dieser Computer gerade nichts speichern kann.</translation>
    </message>
    <message>
        <source>Finish a hand, and your first numbers will appear here.</source>
        <translation>Spiele ein Spiel zu Ende, dann erscheinen hier deine ersten Zahlen.</translation>
    </message>
    <message>
        <source>You had help in these matches, such as a hint or an undo.</source>
        <translation>In diesen Partien hattest du Hilfe, zum Beispiel einen Tipp, oder du hast etwas zurückgenommen.</translation>
    </message>
    <message>
        <source>Reset the statistics for all games? A backup is made first, and your matches are kept.</source>
        <translation>Statistik für alle Spielarten zurücksetzen? Vorher wird eine Sicherung gemacht, und deine Partien bleiben erhalten.</translation>
    </message>
    <message>
        <source>Reset the statistics for {game}? A backup is made first, and your matches are kept.</source>
        <translation>Statistik für {game} zurücksetzen? Vorher wird eine Sicherung gemacht, und deine Partien bleiben erhalten.</translation>
    </message>
    <message>
        <source>Yes, reset</source>
        <translation>Ja, zurücksetzen</translation>
    </message>
    <message>
        <source>Statistics reset. The backup is kept.</source>
        <translation>Statistik zurückgesetzt. Die Sicherung bleibt erhalten.</translation>
    </message>
    <message>
        <source>Nothing was reset because the backup couldn’t be saved.</source>
        <translation>Nichts wurde zurückgesetzt, weil keine Sicherung gespeichert werden konnte.</translation>
    </message>
</context>
<context>
    <name>Store</name>
    <message numerus="yes">
        <source>Save the records…</source>
        <comment>Save the record…</comment>
        <translation>
            <numerusform>Protokoll speichern…</numerusform>
            <numerusform>Protokolle speichern…</numerusform>
        </translation>
    </message>
    <message>
        <source>Close without saving</source>
        <translation>Schließen, ohne zu speichern</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Opening your matches…</source>
        <translation>Deine Partien werden geöffnet…</translation>
    </message>
    <message>
        <source>Your match file is damaged. Saving everything that can still be read…</source>
        <translation>Die Datei deiner Partien ist beschädigt. Gerettet wird, was noch lesbar ist…</translation>
    </message>
    <message>
        <source>Nothing can be saved right now, so there are no backups.</source>
        <translation>Im Moment kann nichts gespeichert werden, darum gibt es keine Sicherungen.</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Partien</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Fortsetzen</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Rückblick</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Search names, dates and deal numbers</source>
        <translation>Namen, Tage und Nummern suchen</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Alle Spielarten</translation>
    </message>
    <message>
        <source>All matches</source>
        <translation>Offene und beendete</translation>
    </message>
    <message>
        <source>In progress</source>
        <translation>Offene</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>Beendete</translation>
    </message>
    <message>
        <source>No matches yet.</source>
        <translation>Noch keine Partien.</translation>
    </message>
    <message>
        <source>No matches found. Try another filter or search.</source>
        <translation>Keine Partien gefunden. Versuche einen anderen Filter oder eine andere Suche.</translation>
    </message>
    <message numerus="yes">
        <source>{number} matches</source>
        <comment>{number} match</comment>
        <translation>
            <numerusform>{number} Partie</numerusform>
            <numerusform>{number} Partien</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} hands</source>
        <comment>{number} hand</comment>
        <translation>
            <numerusform>{number} Spiel</numerusform>
            <numerusform>{number} Spiele</numerusform>
        </translation>
    </message>
    <message>
        <source>with {names}</source>
        <translation>mit {names}</translation>
    </message>
    <message>
        <source>won</source>
        <translation>gewonnen</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>verloren</translation>
    </message>
    <message>
        <source>assisted</source>
        <translation>mit Hilfe</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Delete the {game} match of {when} for good?</source>
        <translation>Die Partie {game} vom {when} endgültig löschen?</translation>
    </message>
    <message>
        <source>Yes, delete</source>
        <translation>Ja, löschen</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Nein</translation>
    </message>
    <message>
        <source>Save record…</source>
        <translation>Protokoll speichern…</translation>
    </message>
    <message>
        <source>Match records (*.marja)</source>
        <translation>Partieprotokolle (*.marja)</translation>
    </message>
    <message>
        <source>Can’t save {file}.</source>
        <translation>{file} lässt sich nicht speichern.</translation>
    </message>
    <message>
        <source>This match can no longer be opened.</source>
        <translation>Diese Partie lässt sich nicht mehr öffnen.</translation>
    </message>
    <message>
        <source>Can’t read {file}.</source>
        <translation>{file} lässt sich nicht lesen.</translation>
    </message>
    <message>
        <source>{file} isn’t an ordinary file. Choose a saved record instead.</source>
        <translation>{file} ist eine Pipe oder ein Gerät, keine Datei. Wähle stattdessen eine gespeicherte Partie.</translation>
    </message>
    <message>
        <source>Deal number copied: {number}</source>
        <translation>Nummer der Kartenverteilung kopiert: {number}</translation>
    </message>
    <message>
        <source>This deal was settled before anyone saw a card. Its fingerprint is {fingerprint}</source>
        <translation>Die Kartenverteilung stand fest, bevor jemand eine Karte sah. Ihr Fingerabdruck ist {fingerprint}</translation>
    </message>
    <message numerus="yes">
        <source>The system ended the program before {number} matches were saved. Marjapussi has kept their records.</source>
        <comment>The system ended the program before your match was saved. Marjapussi has kept its record.</comment>
        <translation>
            <numerusform>Das System hat das Programm beendet, bevor deine Partie gespeichert war. Marjapussi hat ihr Protokoll aufbewahrt.</numerusform>
            <numerusform>Das System hat das Programm beendet, bevor {number} Partien gespeichert waren. Marjapussi hat ihre Protokolle aufbewahrt.</numerusform>
        </translation>
    </message>
    <message>
        <source>Something went wrong. Your match isn’t fully saved yet.</source>
        <translation>Etwas ist schiefgegangen. Deine Partie ist noch nicht ganz gespeichert.</translation>
    </message>
    <message>
        <source>Something went wrong. Your match is safe.</source>
        <translation>Etwas ist schiefgegangen. Deine Partie ist sicher.</translation>
    </message>
    <message>
        <source>Your match file was damaged. Marjapussi set the file aside and saved everything that could still be read.</source>
        <translation>Die Datei deiner Partien war beschädigt. Marjapussi hat sie beiseitegelegt und alles gerettet, was noch lesbar war.</translation>
    </message>
    <message>
        <source>The disk is full, so nothing is being saved. Keep playing. Your match will be saved as soon as there’s space.</source>
        <translation>Der Datenträger ist voll, deshalb wird gerade nichts gespeichert. Spiel ruhig weiter. Deine Partie wird gespeichert, sobald wieder Platz ist.</translation>
    </message>
    <message>
        <source>The program can’t write to its folder, so nothing is being saved. Keep playing. Your match will be saved as soon as the program can write again.</source>
        <translation>Das Programm kann nicht in seinen Ordner schreiben, deshalb wird gerade nichts gespeichert. Spiel ruhig weiter. Deine Partie wird gespeichert, sobald das Schreiben wieder geht.</translation>
    </message>
    <message>
        <source>Another program is using your match file, so nothing is being saved. Keep playing. Your match will be saved as soon as the file is free.</source>
        <translation>Ein anderes Programm benutzt die Datei deiner Partien, deshalb wird gerade nichts gespeichert. Spiel ruhig weiter. Deine Partie wird gespeichert, sobald die Datei frei ist.</translation>
    </message>
    <message>
        <source>Your match file was deleted or moved, and there’s no place for a new one. Keep playing. Everything will be saved as soon as there’s a place for it.</source>
        <translation>Die Datei deiner Partien wurde gelöscht oder verschoben, und für eine neue gibt es keinen Platz. Spiel ruhig weiter. Alles wird gespeichert, sobald es einen gibt.</translation>
    </message>
    <message>
        <source>Your match file was deleted or moved. The program has written a new one with all your matches.</source>
        <translation>Die Datei deiner Partien wurde gelöscht oder verschoben. Das Programm hat eine neue mit allen deinen Partien geschrieben.</translation>
    </message>
    <message>
        <source>The program can’t use its backup folder, so it can’t make backups.</source>
        <translation>Das Programm kann keine Sicherungen machen, weil es den Ordner dafür nicht benutzen kann.</translation>
    </message>
    <message>
        <source>Your match file is damaged, so nothing is being saved. Close the program and start it again to repair the file.</source>
        <translation>Die Datei deiner Partien ist beschädigt, deshalb wird nichts gespeichert. Schließ das Programm und starte es neu, dann wird die Datei repariert.</translation>
    </message>
    <message>
        <source>A newer version of the program wrote your match file, so this version leaves it alone. Nothing you play now is saved.</source>
        <translation>Eine neuere Version des Programms hat die Datei deiner Partien geschrieben, deshalb rührt diese Version sie nicht an. Was du jetzt spielst, wird nicht gespeichert.</translation>
    </message>
    <message>
        <source>The disk with your matches doesn’t answer, so nothing is being saved. Keep playing. Everything will be saved, and all your matches will be back, as soon as it answers again.</source>
        <translation>Der Datenträger mit deinen Partien antwortet nicht, deshalb wird gerade nichts gespeichert. Spiel ruhig weiter. Sobald er wieder antwortet, wird alles gespeichert, und alle deine Partien sind wieder da.</translation>
    </message>
    <message>
        <source>The program can’t use your match file, so nothing you play now is being saved.</source>
        <translation>Das Programm kann die Datei deiner Partien nicht benutzen, deshalb wird nicht gespeichert, was du jetzt spielst.</translation>
    </message>
    <message>
        <source>These changes aren’t saved yet, and you’d lose them: {what}.</source>
        <translation>Diese Änderungen sind noch nicht gespeichert, und du würdest sie verlieren: {what}.</translation>
    </message>
    <message>
        <source>On this computer, the strong players, hints and reviews aren’t as good as they could be. Part of the program is missing, so the computer gets only half a second for each decision. Install {tools}, then install Marjapussi again.</source>
        <translation>Auf diesem Computer sind die starken Spieler, die Tipps und die Rückblicke nicht so gut, wie sie sein könnten. Ein Teil des Programms fehlt, deshalb hat der Computer nur eine halbe Sekunde für jede Entscheidung. Installiere {tools} und danach Marjapussi noch einmal.</translation>
    </message>
    <message>
        <source>{file} isn’t a valid match record. Line {line} is wrong.</source>
        <translation>{file} ist kein gültiges Protokoll. Zeile {line} ist falsch.</translation>
    </message>
    <message>
        <source>This deal is genuine. Its number {number} gives the promised fingerprint, {fingerprint}</source>
        <translation>Die Kartenverteilung ist echt. Ihre Nummer {number} ergibt den versprochenen Fingerabdruck {fingerprint}</translation>
    </message>
    <message>
        <source>This deal came from a file and has no matching number, so it can’t be checked.</source>
        <translation>Diese Kartenverteilung kam aus einer Datei und passt zu keiner Nummer, deshalb lässt sie sich nicht prüfen.</translation>
    </message>
    <message>
        <source>Something went wrong. Your match is safe, and there’s a report in {file}</source>
        <translation>Etwas ist schiefgegangen. Deine Partie ist sicher, und ein Bericht steht in {file}</translation>
    </message>
    <message>
        <source>Marjapussi is already open in another window. What you play here is lost when you close this window.</source>
        <translation>Marjapussi ist schon in einem anderen Fenster offen. Was du hier spielst, ist weg, wenn du dieses Fenster schließt.</translation>
    </message>
    <message>
        <source>The built-in voice doesn’t work, so nothing is read aloud.</source>
        <translation>Die Stimme dieses Computers funktioniert nicht, deshalb wird nichts vorgelesen.</translation>
    </message>
    <message numerus="yes">
        <source>{number} matches can’t be saved right now. Do you want to save their records as files somewhere else?</source>
        <comment>Your match can’t be saved right now. Do you want to save its record as a file somewhere else?</comment>
        <translation>
            <numerusform>Deine Partie lässt sich gerade nicht speichern. Möchtest du ihr Protokoll woanders als Datei speichern?</numerusform>
            <numerusform>{number} Partien lassen sich gerade nicht speichern. Möchtest du ihre Protokolle woanders als Dateien speichern?</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Suggestions</name>
    <message>
        <source>Give {cards}.</source>
        <translation>Schiebe {cards}.</translation>
    </message>
    <message>
        <source>Discard the {card}.</source>
        <translation>Wirf {card} ab.</translation>
    </message>
    <message>
        <source>Discard {cards}.</source>
        <translation>Drücke {cards}.</translation>
    </message>
    <message>
        <source>Bid rami with the {card}.</source>
        <translation>Biete Rami mit {card}.</translation>
    </message>
    <message>
        <source>Bid nolo with the {card}.</source>
        <translation>Biete Nolo mit {card}.</translation>
    </message>
    <message>
        <source>Take the {card}.</source>
        <translation>Nimm {card}.</translation>
    </message>
    <message>
        <source>Draw from the stock.</source>
        <translation>Ziehe vom Stapel.</translation>
    </message>
    <message>
        <source>Finish, and discard the {card}.</source>
        <translation>Mache aus und wirf {card} ab.</translation>
    </message>
    <message>
        <source>Show {sets}.</source>
        <translation>Lege {sets} aus.</translation>
    </message>
    <message>
        <source>Declare {suit}.</source>
        <translation>Melde {suit}.</translation>
    </message>
    <message>
        <source>Ask for a half in {suit}.</source>
        <translation>Frage nach einer Hälfte {suit_inessive}.</translation>
    </message>
    <message>
        <source>Bid {amount}.</source>
        <translation>Reize {amount}.</translation>
    </message>
    <message>
        <source>Raise to {amount}.</source>
        <translation>Erhöhe auf {amount}.</translation>
    </message>
    <message>
        <source>Stay at {amount}.</source>
        <translation>Bleib bei {amount}.</translation>
    </message>
    <message>
        <source>Pass.</source>
        <translation>Passe.</translation>
    </message>
    <message>
        <source>Ask for a whole.</source>
        <translation>Frage nach einem Paar.</translation>
    </message>
    <message>
        <source>Play sooli.</source>
        <translation>Spiele Sooli.</translation>
    </message>
    <message>
        <source>Lead the {card}.</source>
        <translation>Spiele {card} aus.</translation>
    </message>
    <message>
        <source>Play the {card}.</source>
        <translation>Spiele {card}.</translation>
    </message>
    <message>
        <source>Trump with the {card}.</source>
        <translation>Nimm den Stich mit dem Trumpf {card}.</translation>
    </message>
    <message>
        <source>Take the trick with the {card}.</source>
        <translation>Nimm den Stich mit {card}.</translation>
    </message>
    <message>
        <source>with the {card}</source>
        <translation>mit {card}</translation>
    </message>
    <message>
        <source>if you bid {amount}</source>
        <translation>wenn du {amount} reizt</translation>
    </message>
    <message>
        <source>if you raise to {amount}</source>
        <translation>wenn du auf {amount} erhöhst</translation>
    </message>
    <message>
        <source>if you give {cards}</source>
        <translation>wenn du {cards} schiebst</translation>
    </message>
    <message>
        <source>if you discard the {card}</source>
        <translation>wenn du {card} abwirfst</translation>
    </message>
    <message>
        <source>if you discard {cards}</source>
        <translation>wenn du {cards} drückst</translation>
    </message>
    <message>
        <source>if you declare {suit}</source>
        <translation>wenn du {suit} meldest</translation>
    </message>
    <message>
        <source>if you ask for a half in {suit}</source>
        <translation>wenn du nach einer Hälfte in {suit} fragst</translation>
    </message>
    <message>
        <source>if you answer {suit}</source>
        <translation>wenn du mit {suit} antwortest</translation>
    </message>
    <message>
        <source>if you say rami</source>
        <translation>wenn du Rami sagst</translation>
    </message>
    <message>
        <source>if you say nolo</source>
        <translation>wenn du Nolo sagst</translation>
    </message>
    <message>
        <source>if you bid rami</source>
        <translation>wenn du Rami bietest</translation>
    </message>
    <message>
        <source>if you bid nolo</source>
        <translation>wenn du Nolo bietest</translation>
    </message>
    <message>
        <source>if you take the offered card</source>
        <translation>wenn du die angebotene Karte nimmst</translation>
    </message>
    <message>
        <source>if you draw from the stock</source>
        <translation>wenn du vom Stapel ziehst</translation>
    </message>
    <message>
        <source>if you ask for a whole</source>
        <translation>wenn du nach einem Paar fragst</translation>
    </message>
    <message>
        <source>if you pass</source>
        <translation>wenn du passt</translation>
    </message>
    <message>
        <source>if you ask for a new deal</source>
        <translation>wenn du neu geben lässt</translation>
    </message>
    <message>
        <source>if you don’t raise</source>
        <translation>wenn du nicht erhöhst</translation>
    </message>
    <message>
        <source>if you play sooli</source>
        <translation>wenn du Sooli spielst</translation>
    </message>
    <message>
        <source>if you show your sets</source>
        <translation>wenn du auslegst</translation>
    </message>
    <message>
        <source>if you finish</source>
        <translation>wenn du ausmachst</translation>
    </message>
    <message>
        <source>if you show tunnelas</source>
        <translation>wenn du Tunnelas zeigst</translation>
    </message>
</context>
<context>
    <name>Suits</name>
    <message>
        <source>spades</source>
        <comment>genitive</comment>
        <translation>Pik</translation>
    </message>
    <message>
        <source>hearts</source>
        <comment>genitive</comment>
        <translation>Herz</translation>
    </message>
    <message>
        <source>diamonds</source>
        <comment>genitive</comment>
        <translation>Karo</translation>
    </message>
    <message>
        <source>clubs</source>
        <comment>genitive</comment>
        <translation>Kreuz</translation>
    </message>
    <message>
        <source>spades</source>
        <comment>partitive</comment>
        <translation>Pik</translation>
    </message>
    <message>
        <source>hearts</source>
        <comment>partitive</comment>
        <translation>Herz</translation>
    </message>
    <message>
        <source>diamonds</source>
        <comment>partitive</comment>
        <translation>Karo</translation>
    </message>
    <message>
        <source>clubs</source>
        <comment>partitive</comment>
        <translation>Kreuz</translation>
    </message>
    <message>
        <source>spades</source>
        <comment>inessive</comment>
        <translation>in Pik</translation>
    </message>
    <message>
        <source>hearts</source>
        <comment>inessive</comment>
        <translation>in Herz</translation>
    </message>
    <message>
        <source>diamonds</source>
        <comment>inessive</comment>
        <translation>in Karo</translation>
    </message>
    <message>
        <source>clubs</source>
        <comment>inessive</comment>
        <translation>in Kreuz</translation>
    </message>
    <message>
        <source>spades</source>
        <comment>nominative</comment>
        <translation>Pik</translation>
    </message>
    <message>
        <source>hearts</source>
        <comment>nominative</comment>
        <translation>Herz</translation>
    </message>
    <message>
        <source>diamonds</source>
        <comment>nominative</comment>
        <translation>Karo</translation>
    </message>
    <message>
        <source>clubs</source>
        <comment>nominative</comment>
        <translation>Kreuz</translation>
    </message>
</context>
<context>
    <name>Table</name>
    <message>
        <source>Hint</source>
        <translation>Tipp</translation>
    </message>
    <message>
        <source>Tricks</source>
        <translation>Stiche</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>{name}: all {number} tricks</source>
        <translation>{name}: alle {number} Stiche</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menü</translation>
    </message>
    <message>
        <source>Less</source>
        <translation>Weniger</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Mehr</translation>
    </message>
    <message numerus="yes">
        <source>{number} points</source>
        <comment>{number} point</comment>
        <translation>
            <numerusform>{number} Punkt</numerusform>
            <numerusform>{number} Punkte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Choose {number} cards</source>
        <comment>Choose {number} card</comment>
        <translation>
            <numerusform>Wähle {number} Karte</numerusform>
            <numerusform>Wähle {number} Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>Ask for a half</source>
        <translation>Eine Hälfte in</translation>
    </message>
    <message numerus="yes">
        <source>{number} tricks</source>
        <comment>{number} trick</comment>
        <translation>
            <numerusform>{number} Stich</numerusform>
            <numerusform>{number} Stiche</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} left</source>
        <comment>1 left</comment>
        <translation>
            <numerusform>noch 1</numerusform>
            <numerusform>noch {number}</numerusform>
        </translation>
    </message>
    <message>
        <source>passed</source>
        <comment>on a plate</comment>
        <translation>passt</translation>
    </message>
    <message>
        <source>sits out</source>
        <comment>on a plate</comment>
        <translation>setzt aus</translation>
    </message>
    <message>
        <source>Next hand</source>
        <translation>Nächstes Spiel</translation>
    </message>
    <message>
        <source>New match</source>
        <translation>Neue Partie</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>The rest of this hand isn’t decided yet.</source>
        <translation>Der Rest dieses Spiels ist noch nicht entschieden.</translation>
    </message>
    <message>
        <source>Next ({number})</source>
        <translation>Weiter ({number})</translation>
    </message>
    <message>
        <source>The rest is yours – play it out</source>
        <translation>Der Rest gehört dir – spiele zu Ende</translation>
    </message>
    <message>
        <source>Thinking…</source>
        <translation>Denkt nach…</translation>
    </message>
    <message>
        <source>What both cards are worth</source>
        <translation>Was beide wert sind</translation>
    </message>
    <message>
        <source>What each is worth</source>
        <translation>Was jede Möglichkeit wert ist</translation>
    </message>
    <message>
        <source>What each choice is worth</source>
        <translation>Was jede Möglichkeit wert ist</translation>
    </message>
    <message numerus="yes">
        <source>{number} deals</source>
        <comment>1 deal</comment>
        <translation>
            <numerusform>1 Verteilung</numerusform>
            <numerusform>{number} Verteilungen</numerusform>
        </translation>
    </message>
    <message>
        <source>wins match</source>
        <translation>Siegchance</translation>
    </message>
    <message>
        <source>Sure? It costs {cost} points.</source>
        <translation>Sicher? Das kostet {cost} Punkte.</translation>
    </message>
    <message>
        <source>Sure? It costs {cost} of the match.</source>
        <translation>Sicher? Das kostet {cost} des Matches.</translation>
    </message>
    <message>
        <source>{points} points</source>
        <comment>the worth of an action</comment>
        <translation>{points} Punkte</translation>
    </message>
    <message numerus="yes">
        <source>{name}: {number} points</source>
        <comment>{name}: 1 point</comment>
        <translation>
            <numerusform>{name}: 1 Punkt</numerusform>
            <numerusform>{name}: {number} Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>points</source>
        <comment>of a column</comment>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Think again</source>
        <translation>Überlegen</translation>
    </message>
    <message>
        <source>Do it anyway</source>
        <translation>Trotzdem tun</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>Warum?</translation>
    </message>
    <message>
        <source>The last trick</source>
        <translation>Der letzte Stich</translation>
    </message>
    <message>
        <source>All tricks in the hand</source>
        <translation>Alle Stiche des Spiels</translation>
    </message>
    <message>
        <source>No trick has been taken yet.</source>
        <translation>Noch hat niemand einen Stich gemacht.</translation>
    </message>
    <message>
        <source>Cards still out</source>
        <translation>Noch draußen</translation>
    </message>
    <message>
        <source>{name} holds {cards}.</source>
        <translation>{name} hat auf der Hand: {cards}.</translation>
    </message>
    <message>
        <source>Hand {number}</source>
        <translation>Spiel {number}</translation>
    </message>
    <message>
        <source>Won by {name}</source>
        <translation>Stich von {name}</translation>
    </message>
    <message>
        <source>Hand log</source>
        <translation>Spielverlauf</translation>
    </message>
    <message>
        <source>Arrange</source>
        <translation>Ordnen</translation>
    </message>
    <message>
        <source>This hand again</source>
        <translation>Dieses Spiel noch mal</translation>
    </message>
    <message>
        <source>{name} is void in {suits}.</source>
        <translation>{name} hat keine Karte in {suits}.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Zurücknehmen</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Wiederholen</translation>
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
        <translation>Erste Lektion</translation>
    </message>
    <message>
        <source>Second lesson</source>
        <translation>Zweite Lektion</translation>
    </message>
    <message>
        <source>Third lesson</source>
        <translation>Dritte Lektion</translation>
    </message>
    <message>
        <source>Fourth lesson</source>
        <translation>Vierte Lektion</translation>
    </message>
    <message>
        <source>Fifth lesson</source>
        <translation>Fünfte Lektion</translation>
    </message>
    <message>
        <source>Sixth lesson</source>
        <translation>Sechste Lektion</translation>
    </message>
    <message>
        <source>Lesson {number}</source>
        <translation>Lektion {number}</translation>
    </message>
    <message>
        <source>Step {number} of {all}</source>
        <translation>Schritt {number} von {all}</translation>
    </message>
    <message>
        <source>{teacher}: {sentence}</source>
        <translation>{teacher}: {sentence}</translation>
    </message>
    <message numerus="yes">
        <source>Now watch. I’ll play your next {number} cards for you.</source>
        <comment>Now watch. I’ll play your next card for you.</comment>
        <translation>
            <numerusform>Schau zu. Ich spiele deine nächste Karte für dich.</numerusform>
            <numerusform>Schau zu. Ich spiele deine nächsten {number} Karten für dich.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Now watch. I’ll make your next {number} moves for you.</source>
        <comment>Now watch. I’ll make your next move for you.</comment>
        <translation>
            <numerusform>Schau zu. Ich mache deinen nächsten Zug für dich.</numerusform>
            <numerusform>Schau zu. Ich mache deine nächsten {number} Züge für dich.</numerusform>
        </translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Leave lesson</source>
        <translation>Lektion verlassen</translation>
    </message>
    <message>
        <source>Next lesson</source>
        <translation>Nächste Lektion</translation>
    </message>
    <message>
        <source>Now play a hand</source>
        <translation>Jetzt ein Spiel spielen</translation>
    </message>
    <message>
        <source>{done} of {all} steps done</source>
        <translation>{done} von {all} Schritten geschafft</translation>
    </message>
    <message>
        <source>New here?</source>
        <translation>Neu hier?</translation>
    </message>
    <message>
        <source>Learn {game} by playing your first tricks with {teacher}.</source>
        <translation>Lerne {game}, indem du deine ersten Stiche mit {teacher} spielst.</translation>
    </message>
    <message>
        <source>It takes four minutes, and {teacher} explains every card.</source>
        <translation>Es dauert vier Minuten, und {teacher} erklärt jede Karte.</translation>
    </message>
    <message>
        <source>Learn by playing</source>
        <translation>Lerne es beim Spielen</translation>
    </message>
    <message>
        <source>Learn by playing with {teacher}</source>
        <translation>Lerne beim Spielen mit {teacher}</translation>
    </message>
    <message>
        <source>{game}: {which}</source>
        <translation>{game}: {which}</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>high</source>
        <translation>hoch</translation>
    </message>
    <message>
        <source>From high to low: {ranks}</source>
        <translation>Von hoch nach niedrig: {ranks}</translation>
    </message>
    <message>
        <source>low</source>
        <translation>niedrig</translation>
    </message>
    <message>
        <source>That comes in a moment. Press Next first.</source>
        <translation>Das kommt gleich. Drücke zuerst auf Weiter.</translation>
    </message>
    <message>
        <source>{game}: lessons</source>
        <translation>{game}: Lektionen</translation>
    </message>
    <message>
        <source>{teacher} teaches you at the table. A lesson takes a few minutes.</source>
        <translation>{teacher} unterrichtet dich am Tisch. Eine Lektion dauert ein paar Minuten.</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>Your first hand</source>
        <translation>Dein erstes Spiel</translation>
    </message>
    <message>
        <source>Play a whole hand your own way. {teacher} comments at first, then says less and less.</source>
        <translation>Spiele ein ganzes Spiel, wie du willst. {teacher} sagt zuerst etwas dazu, dann immer weniger.</translation>
    </message>
    <message>
        <source>Repeat</source>
        <translation>Wiederholen</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Anfangen</translation>
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
        <translation>Deutsch</translation>
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
        <translation>Warum diese?</translation>
    </message>
    <message>
        <source>Click a card to ask why.</source>
        <translation>Klicke eine Karte an und frage, warum.</translation>
    </message>
    <message>
        <source>What I knew</source>
        <translation>Was ich wusste</translation>
    </message>
    <message>
        <source>yours</source>
        <comment>cards of the listener</comment>
        <translation>bei dir</translation>
    </message>
    <message>
        <source>mine</source>
        <comment>cards of the speaker</comment>
        <translation>bei mir</translation>
    </message>
    <message>
        <source>still out</source>
        <comment>cards that nobody had played</comment>
        <translation>noch draußen</translation>
    </message>
    <message>
        <source>What could I have read from it?</source>
        <translation>Was verriet die Karte mir?</translation>
    </message>
    <message>
        <source>I had no {suit}, so I trumped as low as I could.</source>
        <translation>Ich hatte kein {suit}, also stach ich so niedrig wie möglich.</translation>
    </message>
    <message>
        <source>You hadn’t wanted one before.</source>
        <translation>Du hattest so eine vorher nicht gewollt.</translation>
    </message>
    <message>
        <source>{name} hadn’t wanted one before.</source>
        <translation>{name} hatte so eine vorher nicht gewollt.</translation>
    </message>
    <message>
        <source>My sets were complete without it.</source>
        <translation>Meine Kombinationen waren ohne sie fertig.</translation>
    </message>
    <message numerus="yes">
        <source>Even without it, I was only {number} cards short of my sets.</source>
        <comment>Even without it, I was only one card short of my sets.</comment>
        <translation>
            <numerusform>Auch ohne sie fehlte mir nur eine Karte zu meinen Kombinationen.</numerusform>
            <numerusform>Auch ohne sie fehlten mir nur {number} Karten zu meinen Kombinationen.</numerusform>
        </translation>
    </message>
    <message>
        <source>You had no {suit}, so you could trump.</source>
        <translation>Du hattest kein {suit}, also konntest du stechen.</translation>
    </message>
    <message>
        <source>{name} had no {suit}, so a trump could win.</source>
        <translation>{name} hatte kein {suit} und konnte stechen.</translation>
    </message>
    <message>
        <source>I knew you held the {card}.</source>
        <translation>Ich wusste, dass du {card} hattest.</translation>
    </message>
    <message>
        <source>I knew {name} held the {card}.</source>
        <translation>Ich wusste, dass {name} {card} hatte.</translation>
    </message>
    <message>
        <source>You’d led {suit} before, so I led it back.</source>
        <translation>Du hattest {suit} schon ausgespielt, also spielte ich die Farbe zurück.</translation>
    </message>
    <message>
        <source>{name} had led {suit} before, so I led it back.</source>
        <translation>{name} hatte {suit} schon ausgespielt, also spielte ich die Farbe zurück.</translation>
    </message>
    <message>
        <source>I hoped you’d win the trick, so I added points.</source>
        <translation>Ich hoffte, dass du den Stich machst, also gab ich Punkte dazu.</translation>
    </message>
    <message>
        <source>I hoped {name} would win the trick, so I added points.</source>
        <translation>Ich hoffte, dass {name} den Stich macht, also gab ich Punkte dazu.</translation>
    </message>
    <message>
        <source>I wanted you to take the trick, so I led a card you might beat.</source>
        <translation>Ich wollte, dass du den Stich nimmst, also spielte ich eine Karte aus, die du vielleicht schlägst.</translation>
    </message>
    <message>
        <source>I wanted {name} to take the trick, so I led a card that could be beaten.</source>
        <translation>Ich wollte, dass {name} den Stich nimmt, also spielte ich eine Karte aus, die sich schlagen ließ.</translation>
    </message>
    <message>
        <source>I wanted you to take the trick, so I stayed low.</source>
        <translation>Ich wollte, dass du den Stich nimmst, also blieb ich niedrig.</translation>
    </message>
    <message>
        <source>I wanted {name} to take the trick, so I stayed low.</source>
        <translation>Ich wollte, dass {name} den Stich nimmt, also blieb ich niedrig.</translation>
    </message>
    <message>
        <source>I had to play it.</source>
        <translation>Ich musste sie spielen.</translation>
    </message>
    <message>
        <source>I had no strong reason for it.</source>
        <translation>Einen zwingenden Grund hatte ich nicht.</translation>
    </message>
    <message>
        <source>I’ll tell you when the hand is over.</source>
        <translation>Das sage ich dir, wenn das Spiel zu Ende ist.</translation>
    </message>
    <message>
        <source>It made a set with my cards.</source>
        <translation>Sie ergab mit meinen Karten eine Kombination.</translation>
    </message>
    <message>
        <source>It made a pair with one of my cards.</source>
        <translation>Sie ergab mit einer meiner Karten eine Dublee.</translation>
    </message>
    <message>
        <source>It brought me closer to my sets.</source>
        <translation>Sie brachte mich meinen Kombinationen näher.</translation>
    </message>
    <message>
        <source>It went with none of my other cards.</source>
        <translation>Sie passte zu keiner meiner anderen Karten.</translation>
    </message>
    <message>
        <source>Of all my cards, it went worst with the others.</source>
        <translation>Von allen meinen Karten passte sie am schlechtesten zu den anderen.</translation>
    </message>
    <message>
        <source>I needed one more pair, and I hardly expected another card like this.</source>
        <translation>Mir fehlte noch eine Dublee, und mit einer zweiten solchen Karte rechnete ich kaum.</translation>
    </message>
    <message>
        <source>I wanted to keep the lead, because I had a marriage in mind.</source>
        <translation>Ich wollte am Ausspiel bleiben, denn ich dachte an ein Paar.</translation>
    </message>
    <message>
        <source>Nobody could beat it.</source>
        <translation>Niemand konnte sie schlagen.</translation>
    </message>
    <message>
        <source>I wanted to draw the trumps that were still out.</source>
        <translation>Ich wollte die Trümpfe ziehen, die noch draußen waren.</translation>
    </message>
    <message>
        <source>It was my only card in {suit}, so I could trump the suit later.</source>
        <translation>Es war meine einzige Karte {suit_inessive}, also konnte ich die Farbe später stechen.</translation>
    </message>
    <message>
        <source>Only the {card} could beat it in its suit, and I wanted that card out.</source>
        <translation>In der Farbe war nur {card} höher, und diese Karte wollte ich heraustreiben.</translation>
    </message>
    <message>
        <source>I led from my longest suit.</source>
        <translation>Ich spielte aus meiner längsten Farbe aus.</translation>
    </message>
    <message>
        <source>I had nothing better to lead, so I risked as little as I could.</source>
        <translation>Ich hatte nichts Besseres auszuspielen, also riskierte ich so wenig wie möglich.</translation>
    </message>
    <message>
        <source>I hoped it would win or draw out higher cards.</source>
        <translation>Ich hoffte, dass sie gewinnt oder höhere Karten herauszieht.</translation>
    </message>
    <message>
        <source>I had two of them, and a sequence takes only one.</source>
        <translation>Ich hatte zwei davon, und eine Folge braucht nur eine.</translation>
    </message>
    <message>
        <source>I could just as well have played {cards}.</source>
        <translation>Ich hätte genauso gut {cards} spielen können.</translation>
    </message>
    <message>
        <source>It went only with the {card}, and without it I was no further from my sets.</source>
        <translation>Sie passte nur zu {card}, und ohne sie fehlte mir nicht mehr zu meinen Kombinationen.</translation>
    </message>
    <message>
        <source>Only a trump could beat it.</source>
        <translation>Nur ein Trumpf konnte sie schlagen.</translation>
    </message>
    <message>
        <source>I led a lower card and kept the {card} for later.</source>
        <translation>Ich spielte eine niedrigere Karte aus und behielt {card} für später.</translation>
    </message>
    <message>
        <source>I didn’t want the trick, so I led a card that others could beat.</source>
        <translation>Ich wollte den Stich nicht, also spielte ich eine Karte aus, die andere schlagen konnten.</translation>
    </message>
    <message>
        <source>I didn’t want the trick, but this card had to go sometime.</source>
        <translation>Ich wollte den Stich nicht, aber diese Karte musste irgendwann weg.</translation>
    </message>
    <message>
        <source>The {card} was winning for our side, so I added points.</source>
        <translation>{card} brachte uns den Stich, also gab ich Punkte dazu.</translation>
    </message>
    <message>
        <source>The {card} was winning for our side, so I left the trick alone.</source>
        <translation>{card} brachte uns den Stich, also ließ ich ihn laufen.</translation>
    </message>
    <message>
        <source>The {card} was winning for our side, so I didn’t have to win the trick.</source>
        <translation>{card} brachte uns den Stich, also musste ich ihn nicht gewinnen.</translation>
    </message>
    <message>
        <source>I beat the {card}.</source>
        <translation>Ich habe {card} geschlagen.</translation>
    </message>
    <message>
        <source>The {card} was ours, but I wanted to win the trick myself.</source>
        <translation>{card} gehörte uns, aber ich wollte den Stich selbst machen.</translation>
    </message>
    <message>
        <source>I had to beat the {card}.</source>
        <translation>Ich musste {card} übernehmen.</translation>
    </message>
    <message>
        <source>All my {suit} were higher than the {card}.</source>
        <translation>Alle meine Karten in {suit} waren höher als {card}.</translation>
    </message>
    <message>
        <source>I had no {suit}, so I trumped.</source>
        <translation>Ich hatte kein {suit}, also stach ich.</translation>
    </message>
    <message>
        <source>I played last and could win the trick.</source>
        <translation>Ich spielte als Letzter und konnte den Stich machen.</translation>
    </message>
    <message>
        <source>I took the trick, because nobody after me could beat my card.</source>
        <translation>Ich nahm den Stich, denn niemand nach mir konnte meine Karte schlagen.</translation>
    </message>
    <message>
        <source>I beat the {card} and hoped nobody would go higher.</source>
        <translation>Ich übernahm {card} und hoffte, dass niemand höher geht.</translation>
    </message>
    <message>
        <source>I let the {card} win and kept a better card.</source>
        <translation>Ich ließ {card} gewinnen und behielt eine bessere Karte.</translation>
    </message>
    <message>
        <source>I couldn’t beat the {card}, so I gave away as little as I could.</source>
        <translation>Ich konnte {card} nicht schlagen, also gab ich so wenig wie möglich her.</translation>
    </message>
    <message>
        <source>I couldn’t beat the {card}.</source>
        <translation>Ich konnte {card} nicht schlagen.</translation>
    </message>
    <message>
        <source>I had no {suit}, so I gave away as little as I could.</source>
        <translation>Ich hatte kein {suit}, also gab ich so wenig wie möglich her.</translation>
    </message>
    <message>
        <source>I had no {suit}, so I played another suit.</source>
        <translation>Ich hatte kein {suit}, also habe ich eine andere Farbe gespielt.</translation>
    </message>
    <message>
        <source>I didn’t want the trick, so I stayed below the {card}.</source>
        <translation>Ich wollte den Stich nicht, also blieb ich unter {card}.</translation>
    </message>
    <message>
        <source>I had no {suit}, so I got rid of a risky card.</source>
        <translation>Ich hatte kein {suit}, also wurde ich eine gefährliche Karte los.</translation>
    </message>
    <message>
        <source>I couldn’t stay below the {card}, so I got rid of a high card.</source>
        <translation>Ich konnte nicht unter {card} bleiben, also wurde ich eine hohe Karte los.</translation>
    </message>
    <message>
        <source>I took this trick to get rid of a high card.</source>
        <translation>Ich nahm diesen Stich, um eine hohe Karte loszuwerden.</translation>
    </message>
    <message>
        <source>I hoped somebody would go higher.</source>
        <translation>Ich hoffte, dass jemand höher geht.</translation>
    </message>
    <message>
        <source>The {card} was winning for our side, so I left the trick alone and played {card_phrase}.</source>
        <translation>{card} brachte uns den Stich, also ließ ich ihn laufen und spielte {card_phrase}.</translation>
    </message>
    <message>
        <source>The {card} was winning for our side, so I could spare {card_phrase}.</source>
        <translation>{card} brachte uns den Stich, also konnte ich {card_phrase} entbehren.</translation>
    </message>
    <message>
        <source>I had no {suit}, so I threw {card_phrase}.</source>
        <translation>Ich hatte kein {suit}, also warf ich {card_phrase} ab.</translation>
    </message>
    <message>
        <source>my only card in {suit}</source>
        <translation>meine einzige Karte {suit_inessive}</translation>
    </message>
    <message>
        <source>my lowest card in {suit}</source>
        <translation>meine niedrigste Karte {suit_inessive}</translation>
    </message>
    <message>
        <source>my highest card in {suit}</source>
        <translation>meine höchste Karte {suit_inessive}</translation>
    </message>
    <message>
        <source>my second-lowest card in {suit}</source>
        <translation>meine zweitniedrigste Karte {suit_inessive}</translation>
    </message>
    <message>
        <source>my second-highest card in {suit}</source>
        <translation>meine zweithöchste Karte {suit_inessive}</translation>
    </message>
    <message>
        <source>It was my only card in {suit}.</source>
        <translation>Es war meine einzige Karte {suit_inessive}.</translation>
    </message>
    <message>
        <source>It was my lowest card in {suit}.</source>
        <translation>Es war meine niedrigste Karte {suit_inessive}.</translation>
    </message>
    <message>
        <source>It was my highest card in {suit}.</source>
        <translation>Es war meine höchste Karte {suit_inessive}.</translation>
    </message>
    <message>
        <source>It was the lowest card in {suit} that would do.</source>
        <translation>Es war die niedrigste Karte {suit_inessive}, die dafür reichte.</translation>
    </message>
    <message>
        <source>It was the highest card in {suit} that would do.</source>
        <translation>Es war die höchste Karte {suit_inessive}, die dafür passte.</translation>
    </message>
    <message>
        <source>It was my second-lowest card in {suit}.</source>
        <translation>Es war meine zweitniedrigste Karte {suit_inessive}.</translation>
    </message>
    <message>
        <source>It was my second-highest card in {suit}.</source>
        <translation>Es war meine zweithöchste Karte {suit_inessive}.</translation>
    </message>
    <message>
        <source>Nobody after me could beat the {card}.</source>
        <translation>Nach mir konnte niemand {card} schlagen.</translation>
    </message>
    <message>
        <source>I had no strong reason to choose the {card}.</source>
        <translation>Einen zwingenden Grund für {card} hatte ich nicht.</translation>
    </message>
    <message>
        <source>I settled for the {card}.</source>
        <translation>Ich entschied mich für {card}.</translation>
    </message>
    <message>
        <source>I kept my king and queen of {suit} together.</source>
        <translation>Ich hielt König und Dame {suit_inessive} zusammen.</translation>
    </message>
    <message>
        <source>I saved my ace of {suit} for a trick it could win.</source>
        <translation>Ich hob mein Ass {suit_inessive} für einen Stich auf, den es machen konnte.</translation>
    </message>
    <message>
        <source>I kept my ten of {suit} safe from the ace.</source>
        <translation>Ich brachte meine Zehn {suit_inessive} vor dem Ass in Sicherheit.</translation>
    </message>
    <message>
        <source>I saved a sure winner for the last trick.</source>
        <translation>Ich hob eine sichere Karte für den letzten Stich auf.</translation>
    </message>
    <message>
        <source>I kept the {card} for a trick it could win.</source>
        <translation>Ich hob {card} für einen Stich auf, den die Karte machen konnte.</translation>
    </message>
    <message>
        <source>I had no {suit} left, so I could trump them later.</source>
        <translation>Ich hatte kein {suit} mehr, also konnte ich die Farbe später stechen.</translation>
    </message>
    <message>
        <source>I had no {suit} left, so I could trump them once there were trumps.</source>
        <translation>Ich hatte kein {suit} mehr, also konnte ich die Farbe stechen, sobald es Trumpf gab.</translation>
    </message>
    <message>
        <source>I had no {suit} left, so I could throw any card on them.</source>
        <translation>Ich hatte kein {suit} mehr, also konnte ich darauf jede Karte abwerfen.</translation>
    </message>
    <message>
        <source>{name} can’t have {cards}.</source>
        <translation>{name} kann {cards} nicht haben.</translation>
    </message>
    <message>
        <source>{name} must have {cards}.</source>
        <translation>{name} muss {cards} haben.</translation>
    </message>
    <message>
        <source>Nothing for certain.</source>
        <translation>Nichts Sicheres.</translation>
    </message>
    <message>
        <source>That was right.</source>
        <translation>Das war richtig.</translation>
    </message>
    <message>
        <source>Better: {action}. Your choice cost you {cost} points.</source>
        <translation>Besser: {action}. Deine Wahl kostete dich {cost} Punkte.</translation>
    </message>
    <message>
        <source>Better: {action}. Your choice cost you {cost} of the match.</source>
        <translation>Besser: {action}. Deine Wahl kostete dich {cost} der Partie.</translation>
    </message>
    <message>
        <source>You had no choice.</source>
        <translation>Du hattest keine Wahl.</translation>
    </message>
</context>
<context>
    <name>Window</name>
    <message>
        <source>{game}: the rules at this table</source>
        <translation>{game}: die Regeln an diesem Tisch</translation>
    </message>
    <message>
        <source>New: lessons to play, puzzles, and practice based on your own mistakes.</source>
        <translation>Neu: Lektionen zum Spielen, Rätsel und Übungen aus deinen Fehlern.</translation>
    </message>
    <message>
        <source>Hints now say why, and your skill is measured separately from luck.</source>
        <translation>Tipps sagen jetzt auch, warum, und dein Können wird getrennt vom Glück gemessen.</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Tipp</translation>
    </message>
    <message>
        <source>Points hand by hand</source>
        <translation>Punkte Spiel für Spiel</translation>
    </message>
    <message>
        <source>Play out the rest</source>
        <translation>Rest ausspielen</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Zurücknehmen</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Wiederholen</translation>
    </message>
    <message>
        <source>Let the computer play for me…</source>
        <translation>Den Computer für mich spielen lassen…</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Rückblick</translation>
    </message>
    <message>
        <source>Copy deal number</source>
        <translation>Nummer der Kartenverteilung kopieren</translation>
    </message>
    <message>
        <source>Check this deal</source>
        <translation>Diese Kartenverteilung prüfen</translation>
    </message>
    <message>
        <source>Read the trick seat by seat</source>
        <translation>Den Stich Platz für Platz vorlesen</translation>
    </message>
    <message>
        <source>Read the score in full</source>
        <translation>Den Punktestand ausführlich vorlesen</translation>
    </message>
    <message>
        <source>Read my options aloud</source>
        <translation>Meine Möglichkeiten vorlesen</translation>
    </message>
    <message>
        <source>Say whose turn it is</source>
        <translation>Sagen, wer dran ist</translation>
    </message>
    <message>
        <source>Read the table</source>
        <translation>Den Tisch vorlesen</translation>
    </message>
    <message>
        <source>Repeat the last announcement</source>
        <translation>Letzte Ansage wiederholen</translation>
    </message>
    <message>
        <source>Previous announcement</source>
        <translation>Vorige Ansage</translation>
    </message>
    <message>
        <source>Next announcement</source>
        <translation>Nächste Ansage</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Tastenkürzel</translation>
    </message>
    <message>
        <source>Guide</source>
        <translation>Handbuch</translation>
    </message>
    <message>
        <source>About…</source>
        <translation>Über…</translation>
    </message>
    <message>
        <source>Backups…</source>
        <translation>Sicherungen…</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistik</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Vollbild</translation>
    </message>
    <message>
        <source>Open a record…</source>
        <translation>Protokoll öffnen…</translation>
    </message>
    <message>
        <source>Matches…</source>
        <translation>Partien…</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>Lektionen</translation>
    </message>
    <message>
        <source>Start page</source>
        <translation>Startseite</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Beenden</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>This hand again</source>
        <translation>Dieses Spiel noch mal</translation>
    </message>
    <message>
        <source>This hand from the next seat</source>
        <translation>Dieses Spiel vom nächsten Platz aus</translation>
    </message>
    <message>
        <source>Read the trick aloud</source>
        <translation>Den Stich vorlesen</translation>
    </message>
    <message>
        <source>Read the score aloud</source>
        <translation>Den Punktestand vorlesen</translation>
    </message>
    <message>
        <source>Read my hand aloud</source>
        <translation>Meine Hand vorlesen</translation>
    </message>
</context>
</TS>
