<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="sv" sourcelanguage="en">
<context>
    <name>About</name>
    <message>
        <source>About Marjapussi</source>
        <translation>Om Marjapussi</translation>
    </message>
    <message>
        <source>Made with</source>
        <translation>Byggt med</translation>
    </message>
    <message>
        <source>Matches, statistics, preferences and backups</source>
        <translation>Matcher, statistik, inställningar och säkerhetskopior</translation>
    </message>
    <message>
        <source>Log and error reports</source>
        <translation>Logg och felrapporter</translation>
    </message>
    <message>
        <source>Nothing is being saved right now.</source>
        <translation>Just nu sparas ingenting.</translation>
    </message>
    <message>
        <source>Open folder: {what}</source>
        <translation>Öppna mapp: {what}</translation>
    </message>
    <message>
        <source>Copy diagnostics</source>
        <translation>Kopiera diagnostik</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Stäng</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Kortkommandon</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Tangent</translation>
    </message>
    <message>
        <source>What it does</source>
        <translation>Vad den gör</translation>
    </message>
    <message>
        <source>Your hand</source>
        <translation>Din hand</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Matcher</translation>
    </message>
    <message>
        <source>While playing</source>
        <translation>Under spelet</translation>
    </message>
    <message>
        <source>The program</source>
        <translation>Programmet</translation>
    </message>
    <message>
        <source>Left, Right</source>
        <translation>Vänster- och högerpil</translation>
    </message>
    <message>
        <source>go from card to card</source>
        <translation>gå från kort till kort</translation>
    </message>
    <message>
        <source>1 to 9, 0</source>
        <translation>1 till 9, 0</translation>
    </message>
    <message>
        <source>go to a card by its position</source>
        <translation>gå till kortet på den platsen</translation>
    </message>
    <message>
        <source>Space, Enter</source>
        <translation>Mellanslag, Enter</translation>
    </message>
    <message>
        <source>play or choose the card</source>
        <translation>spela kortet eller välj det</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>Tabb</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Mellanslag</translation>
    </message>
    <message>
        <source>Backups</source>
        <translation>Säkerhetskopior</translation>
    </message>
    <message>
        <source>The program backs up everything once a day and keeps the last seven backups. To move to another computer, copy a backup there and restore it.</source>
        <translation>Allt säkerhetskopieras en gång om dagen, och de sju senaste kopiorna sparas. Om du vill flytta allt till en annan dator kopierar du en säkerhetskopia dit och återställer den.</translation>
    </message>
    <message>
        <source>Back up now</source>
        <translation>Säkerhetskopiera nu</translation>
    </message>
    <message>
        <source>Restore from a file…</source>
        <translation>Återställ från en fil…</translation>
    </message>
    <message>
        <source>Backups (*.db)</source>
        <translation>Säkerhetskopior (*.db)</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Återställ</translation>
    </message>
    <message>
        <source>There’s no backup yet.</source>
        <translation>Det finns ingen säkerhetskopia än.</translation>
    </message>
    <message>
        <source>made by you</source>
        <translation>gjord av dig</translation>
    </message>
    <message>
        <source>before a backup was restored</source>
        <translation>före en återställning</translation>
    </message>
    <message>
        <source>before statistics were reset</source>
        <translation>innan statistiken nollställdes</translation>
    </message>
    <message>
        <source>before an update</source>
        <translation>före en uppdatering</translation>
    </message>
    <message>
        <source>Yes, restore</source>
        <translation>Ja, återställ</translation>
    </message>
    <message>
        <source>Restored everything from the backup.</source>
        <translation>Allt är återställt från säkerhetskopian.</translation>
    </message>
    <message>
        <source>Something went wrong</source>
        <translation>Något gick fel</translation>
    </message>
    <message>
        <source>The program has run into an error. Your match isn’t fully saved yet, so save its record now. The details are below.</source>
        <translation>Ett fel har uppstått i programmet. Din match är inte helt sparad än, så spara dess protokoll nu. Detaljerna finns nedan.</translation>
    </message>
    <message>
        <source>Copy the text</source>
        <translation>Kopiera texten</translation>
    </message>
    <message>
        <source>Save the match record…</source>
        <translation>Spara matchens protokoll…</translation>
    </message>
    <message>
        <source>{number} card games: marriage games and their relatives. Each computer player sees only what a person in that seat would see. You’re free to use, study and change the program (MIT License). It doesn’t send any data.</source>
        <translation>{number} kortspel: mariagespel och deras släktingar. Varje datorspelare ser bara det som en människa på den platsen skulle se. Du får fritt använda, studera och ändra programmet (MIT-licens). Programmet skickar inga uppgifter någonstans.</translation>
    </message>
    <message>
        <source>Where your files are</source>
        <translation>Var dina filer ligger</translation>
    </message>
    <message>
        <source>Your version numbers and screen details have been copied. They say nothing about you. Paste them into your error report.</source>
        <translation>Uppgifter om programversioner och din skärm är kopierade, men ingenting om dig. Klistra in dem i din felrapport.</translation>
    </message>
    <message>
        <source>Read aloud</source>
        <translation>Uppläsning</translation>
    </message>
    <message>
        <source>go to the buttons and back</source>
        <translation>gå till knapparna och tillbaka</translation>
    </message>
    <message>
        <source>skip the animation while cards are moving</source>
        <translation>hoppa över animeringen medan korten rör sig</translation>
    </message>
    <message>
        <source>daily</source>
        <translation>daglig</translation>
    </message>
    <message>
        <source>The backup is in {file}</source>
        <translation>Säkerhetskopian ligger i {file}</translation>
    </message>
    <message>
        <source>Restore everything from the backup of {day}? What you have now will be backed up first.</source>
        <translation>Ska allt återställas till läget i säkerhetskopian från {day}? Det du har nu säkerhetskopieras först.</translation>
    </message>
    <message>
        <source>This file isn’t a backup that the program can restore. Nothing has changed.</source>
        <translation>Den här filen är ingen säkerhetskopia som går att återställa. Ingenting ändrades.</translation>
    </message>
    <message>
        <source>The program has run into an error. Your match is safe because the program saved every action as you played it. The details are below.</source>
        <translation>Ett fel har uppstått i programmet. Din match är i säkerhet, för programmet har sparat varje drag. Detaljerna finns nedan.</translation>
    </message>
    <message>
        <source>The report is in {file}</source>
        <translation>Rapporten ligger i {file}</translation>
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
        <translation>Alla andra har passat. Om du också passar får du allt du tar, ungefär {number} poäng.</translation>
    </message>
    <message>
        <source>This contract is as good as lost.</source>
        <translation>Budet är så gott som förlorat.</translation>
    </message>
    <message>
        <source>You probably can’t stop this contract any more.</source>
        <translation>Budet går knappast att fälla.</translation>
    </message>
    <message>
        <source>It’s the card you’ll miss least.</source>
        <translation>Det är kortet som du kommer att sakna minst.</translation>
    </message>
    <message>
        <source>You could declare {suit} now, but waiting is at least as good.</source>
        <translation>Du kan anmäla {suit} nu, men det går minst lika bra att vänta.</translation>
    </message>
    <message>
        <source>There was no time to think, so this is just a rule of thumb.</source>
        <translation>Det fanns ingen tid att tänka, så det här är bara en tumregel.</translation>
    </message>
    <message numerus="yes">
        <source>The computer played all {number} possible deals to the end.</source>
        <comment>Only one deal is still possible, and the computer played it to the end.</comment>
        <translation>
            <numerusform>Bara en fördelning är ännu möjlig, och datorn spelade den ända till slutet.</numerusform>
            <numerusform>Datorn spelade alla {number} möjliga fördelningar ända till slutet.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The computer tried {number} deals that are still possible.</source>
        <comment>The computer tried the only deal that’s still possible.</comment>
        <translation>
            <numerusform>Datorn prövade den enda fördelning som ännu är möjlig.</numerusform>
            <numerusform>Datorn prövade {number} fördelningar som ännu är möjliga.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You should take about {number} points.</source>
        <comment>You should take about 1 point.</comment>
        <translation>
            <numerusform>Du får nog ungefär 1 poäng.</numerusform>
            <numerusform>Du får nog ungefär {number} poäng.</numerusform>
        </translation>
    </message>
    <message>
        <source>As declarer, you take at least {points} points {share}.</source>
        <translation>Som spelförare får du minst {points} poäng {share}.</translation>
    </message>
    <message>
        <source>You make {points} in {share} of deals, but {more} in only {more_share}.</source>
        <translation>Du klarar {points} i {share} av givarna, men {more} bara i {more_share}.</translation>
    </message>
    <message>
        <source>Rami or nolo, it hardly matters.</source>
        <translation>Rami eller nolo, det spelar knappt någon roll.</translation>
    </message>
    <message>
        <source>Rami wins the match {share} of the time.</source>
        <translation>Med rami vinner du matchen i {share} av fallen.</translation>
    </message>
    <message>
        <source>Nolo wins the match {share} of the time.</source>
        <translation>Med nolo vinner du matchen i {share} av fallen.</translation>
    </message>
    <message>
        <source>If you play sooli, you’ll probably take about {tricks} tricks.</source>
        <translation>Om du spelar sooli får du nog ungefär {tricks} stick.</translation>
    </message>
    <message>
        <source>Your sets are complete.</source>
        <translation>Dina kombinationer är klara.</translation>
    </message>
    <message numerus="yes">
        <source>You’re {number} cards short of your sets.</source>
        <comment>You’re one card short of your sets.</comment>
        <translation>
            <numerusform>Du saknar ett kort till dina kombinationer.</numerusform>
            <numerusform>Du saknar {number} kort till dina kombinationer.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You’re {number} cards short of your sets, and {count} of the cards still out would help.</source>
        <comment>You’re one card short of your sets, and {count} of the cards still out would help.</comment>
        <translation>
            <numerusform>Du saknar ett kort till dina kombinationer, och {count} kort som är ute skulle hjälpa.</numerusform>
            <numerusform>Du saknar {number} kort till dina kombinationer, och {count} kort som är ute skulle hjälpa.</numerusform>
        </translation>
    </message>
    <message>
        <source>No single card still out would help you right away.</source>
        <translation>Inget enskilt kort som är ute skulle hjälpa genast.</translation>
    </message>
    <message>
        <source>others</source>
        <translation>andra</translation>
    </message>
    <message numerus="yes">
        <source>There are {number} cards still out that would help: {cards}.</source>
        <comment>One card still out would help: {cards}.</comment>
        <translation>
            <numerusform>Ett kort som är ute skulle hjälpa: {cards}.</numerusform>
            <numerusform>Det finns {number} kort ute som skulle hjälpa: {cards}.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Afterwards</name>
    <message>
        <source>Reviewing how you played…</source>
        <translation>Ditt spel bedöms…</translation>
    </message>
    <message>
        <source>You had nothing to decide in this hand.</source>
        <translation>Du hade inget att besluta i den här given.</translation>
    </message>
    <message>
        <source>Expert: {expert} with your cards. You: {own}.</source>
        <translation>Med dina kort hade mästaren fått {expert}. Du fick {own}.</translation>
    </message>
    <message>
        <source>This compares your score for the hand with your best opponent’s. The expert’s figure is your score plus what your mistakes cost on average.</source>
        <translation>Här jämförs dina poäng i given med den bästa motståndarens. Mästarens resultat är dina poäng plus det som dina misstag i snitt kostade.</translation>
    </message>
    <message numerus="yes">
        <source>Your {number} mistakes cost you {cost}.</source>
        <comment>One mistake cost you {cost}.</comment>
        <translation>
            <numerusform>Ett misstag kostade dig {cost}.</numerusform>
            <numerusform>{number} misstag kostade dig {cost}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Two mistakes cost you {cost}.</source>
        <translation>Två misstag kostade dig {cost}.</translation>
    </message>
    <message>
        <source>Well played! {choice}</source>
        <translation>Bra spelat! {choice}</translation>
    </message>
    <message numerus="yes">
        <source>{number} points</source>
        <comment>{number} point</comment>
        <translation>
            <numerusform>{number} poäng</numerusform>
            <numerusform>{number} poäng</numerusform>
        </translation>
    </message>
    <message>
        <source>less than one match in a hundred</source>
        <translation>mindre än en match på hundra</translation>
    </message>
    <message>
        <source>{share} in winning chances</source>
        <translation>{share} i vinstchans</translation>
    </message>
    <message numerus="yes">
        <source>Show the {number} mistakes</source>
        <comment>Show the mistake</comment>
        <translation>
            <numerusform>Visa misstaget</numerusform>
            <numerusform>Visa de {number} misstagen</numerusform>
        </translation>
    </message>
    <message>
        <source>Show both mistakes</source>
        <translation>Visa båda misstagen</translation>
    </message>
</context>
<context>
    <name>Agreement</name>
    <message>
        <source>A first bid that jumps above {low} promises your partner an ace. A jump to {high} or more promises nothing. Your partner keeps to this, and so do opponents from Strong up. It’s an agreement and no rule, so nobody checks it. You can switch it off in Preferences.</source>
        <translation>Ett första bud som hoppar över {low} lovar din partner ett ess. Ett hopp till {high} eller mer lovar ingenting. Din partner håller sig till det, och det gör även motståndare från nivån Stark. Det är en överenskommelse och ingen regel, så ingen kontrollerar den. Du kan stänga av den i inställningarna.</translation>
    </message>
    <message>
        <source>With a first bid that jumps to more than {low} and less than {high}, {name} promises an ace.</source>
        <translation>Med ett första bud som hoppar till mer än {low} och mindre än {high} lovar {name} ett ess.</translation>
    </message>
    <message>
        <source>With the jump to {amount}, {name} promised an ace.</source>
        <translation>Med hoppet till {amount} lovade {name} ett ess.</translation>
    </message>
    <message>
        <source>A bid of {amount} would promise your partner an ace.</source>
        <translation>Ett bud på {amount} skulle lova din partner ett ess.</translation>
    </message>
</context>
<context>
    <name>Buttons</name>
    <message>
        <source>Deal</source>
        <translation>Ge</translation>
    </message>
    <message>
        <source>{words} (+{points})</source>
        <translation>{words} (+{points})</translation>
    </message>
    <message>
        <source>Ask for a whole</source>
        <translation>Fråga efter en hel</translation>
    </message>
    <message>
        <source>Declare {suit}</source>
        <translation>Anmäl {suit}</translation>
    </message>
    <message>
        <source>Ask for a half in {suit}</source>
        <translation>Fråga efter en halv i {suit}</translation>
    </message>
    <message>
        <source>Answer {suit}</source>
        <translation>Svara {suit}</translation>
    </message>
    <message>
        <source>Bid {amount}</source>
        <translation>Bjud {amount}</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passa</translation>
    </message>
    <message>
        <source>Ask for a new deal</source>
        <translation>Begär en ny giv</translation>
    </message>
    <message>
        <source>Raise to {amount}</source>
        <translation>Höj till {amount}</translation>
    </message>
    <message>
        <source>Stay at {amount}</source>
        <translation>Stanna på {amount}</translation>
    </message>
    <message>
        <source>Say rami</source>
        <translation>Säg rami</translation>
    </message>
    <message>
        <source>Say nolo</source>
        <translation>Säg nolo</translation>
    </message>
    <message>
        <source>Play sooli</source>
        <translation>Spela sooli</translation>
    </message>
    <message>
        <source>Take the {card}</source>
        <translation>Ta {card}</translation>
    </message>
    <message>
        <source>Take the offered card</source>
        <translation>Ta det erbjudna kortet</translation>
    </message>
    <message>
        <source>Draw from the stock</source>
        <translation>Dra ur talongen</translation>
    </message>
    <message>
        <source>Give</source>
        <translation>Lämna</translation>
    </message>
    <message>
        <source>Give {cards}</source>
        <translation>Lämna {cards}</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Lägg bort</translation>
    </message>
    <message>
        <source>Discard the {card}</source>
        <translation>Kasta {card}</translation>
    </message>
    <message>
        <source>Discard {cards}</source>
        <translation>Lägg bort {cards}</translation>
    </message>
    <message>
        <source>Show sets</source>
        <translation>Öppna med kombinationer</translation>
    </message>
    <message numerus="yes">
        <source>Show {number} sets</source>
        <comment>Show 1 set</comment>
        <translation>
            <numerusform>Öppna med 1 kombination</numerusform>
            <numerusform>Öppna med {number} kombinationer</numerusform>
        </translation>
    </message>
    <message>
        <source>Finish</source>
        <translation>Gå ut</translation>
    </message>
    <message>
        <source>Finish and discard {card}</source>
        <translation>Gå ut, kasta {card}</translation>
    </message>
    <message numerus="yes">
        <source>Show {number} tunnelas</source>
        <comment>Show 1 tunnela</comment>
        <translation>
            <numerusform>Visa 1 tunnela</numerusform>
            <numerusform>Visa {number} tunnelor</numerusform>
        </translation>
    </message>
    <message>
        <source>Show tunnelas</source>
        <translation>Visa tunnelor</translation>
    </message>
</context>
<context>
    <name>Cards</name>
    <message>
        <source>{rank} of {suit}</source>
        <translation>{suit} {rank}</translation>
    </message>
    <message>
        <source>Joker</source>
        <translation>Joker</translation>
    </message>
    <message>
        <source>{names} and {last}</source>
        <translation>{names} och {last}</translation>
    </message>
    <message>
        <source>{names} or {last}</source>
        <translation>{names} eller {last}</translation>
    </message>
    <message>
        <source>the {card}</source>
        <translation>{card}</translation>
    </message>
    <message>
        <source>face-down card</source>
        <comment>nominative</comment>
        <translation>dolt kort</translation>
    </message>
    <message>
        <source>face-down card</source>
        <comment>genitive</comment>
        <translation>dolt kort</translation>
    </message>
    <message>
        <source>face-down card</source>
        <comment>partitive</comment>
        <translation>dolt kort</translation>
    </message>
    <message>
        <source>face-down card</source>
        <comment>adessive</comment>
        <translation>ett dolt kort</translation>
    </message>
    <message>
        <source>printed joker</source>
        <comment>nominative</comment>
        <translation>joker</translation>
    </message>
    <message>
        <source>printed joker</source>
        <comment>genitive</comment>
        <translation>joker</translation>
    </message>
    <message>
        <source>printed joker</source>
        <comment>partitive</comment>
        <translation>joker</translation>
    </message>
    <message>
        <source>printed joker</source>
        <comment>adessive</comment>
        <translation>joker</translation>
    </message>
</context>
<context>
    <name>Contrasts</name>
    <message>
        <source>{doing},</source>
        <translation>{doing}</translation>
    </message>
    <message>
        <source>with the {rank}</source>
        <translation>med {card}</translation>
    </message>
    <message>
        <source>in every deal</source>
        <translation>i alla givar</translation>
    </message>
    <message>
        <source>in nearly every deal</source>
        <translation>i nästan alla givar</translation>
    </message>
    <message>
        <source>in {number} out of 10 deals</source>
        <translation>i {number} av 10 givar</translation>
    </message>
    <message numerus="yes">
        <source>{doing} you take at least {number} points {share}.</source>
        <comment>{doing} you take at least one point {share}.</comment>
        <translation>
            <numerusform>{doing} tar du minst en poäng {share}.</numerusform>
            <numerusform>{doing} tar du minst {number} poäng {share}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{doing} you score at least {number} points {share}.</source>
        <comment>{doing} you score at least one point {share}.</comment>
        <translation>
            <numerusform>{doing} får du minst en poäng {share}.</numerusform>
            <numerusform>{doing} får du minst {number} poäng {share}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{doing} you lose at least {number} points {share}.</source>
        <comment>{doing} you lose at least one point {share}.</comment>
        <translation>
            <numerusform>{doing} förlorar du minst en poäng {share}.</numerusform>
            <numerusform>{doing} förlorar du minst {number} poäng {share}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{doing} you win at least {number} tricks {share}.</source>
        <comment>{doing} you win at least one trick {share}.</comment>
        <translation>
            <numerusform>{doing} tar du minst ett stick {share}.</numerusform>
            <numerusform>{doing} tar du minst {number} stick {share}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{doing} you end up without a trick {share}.</source>
        <translation>{doing} blir du utan stick {share}.</translation>
    </message>
    <message numerus="yes">
        <source>{doing} you win at most {number} tricks {share}.</source>
        <comment>{doing} you win at most one trick {share}.</comment>
        <translation>
            <numerusform>{doing} tar du högst ett stick {share}.</numerusform>
            <numerusform>{doing} tar du högst {number} stick {share}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Be sure to give {cards}. The rest hardly matters.</source>
        <translation>Lämna framför allt {cards}. Resten spelar knappt någon roll.</translation>
    </message>
    <message>
        <source>Be sure to discard {cards}. The rest hardly matters.</source>
        <translation>Lägg framför allt bort {cards}. Resten spelar knappt någon roll.</translation>
    </message>
    <message>
        <source>Either is fine.</source>
        <translation>Båda går bra.</translation>
    </message>
    <message>
        <source>You have {number} equally good choices.</source>
        <translation>Du har {number} lika bra val.</translation>
    </message>
    <message>
        <source>If you play the {card} now, it ends up in one of your tricks {share}.</source>
        <translation>Om du lägger {card} nu får du hem det {share}.</translation>
    </message>
    <message>
        <source>If you play the {card} now, it wins a trick {share}.</source>
        <translation>Om du lägger {card} nu tar det ett stick {share}.</translation>
    </message>
    <message>
        <source>If you keep the {card}, it ends up in one of your tricks {share}.</source>
        <translation>Om du sparar {card} får du hem det {share}.</translation>
    </message>
    <message>
        <source>If you keep the {card}, it wins a trick {share}.</source>
        <translation>Om du sparar {card} tar det ett stick {share}.</translation>
    </message>
    <message>
        <source>{doing} you make the contract {share}.</source>
        <translation>{doing} går budet hem {share}.</translation>
    </message>
    <message>
        <source>{doing} you defeat the contract {share}.</source>
        <translation>{doing} fäller du budet {share}.</translation>
    </message>
    <message>
        <source>{doing} your side’s contract fails {share}.</source>
        <translation>{doing} missar ni ert bud {share}.</translation>
    </message>
    <message>
        <source>{doing} your contract fails {share}.</source>
        <translation>{doing} missar du ditt bud {share}.</translation>
    </message>
    <message>
        <source>{doing} you win the match {share}.</source>
        <translation>{doing} vinner du matchen {share}.</translation>
    </message>
    <message>
        <source>{doing} you lose the match {share}.</source>
        <translation>{doing} förlorar du matchen {share}.</translation>
    </message>
    <message>
        <source>{doing} you do better {share} where it matters.</source>
        <translation>{doing} klarar du dig bättre {share} där det spelar roll.</translation>
    </message>
    <message>
        <source>{doing} your side declares a marriage {share}.</source>
        <translation>{doing} anmäler din sida ett par {share}.</translation>
    </message>
    <message>
        <source>{doing} your side declares two or more marriages {share}.</source>
        <translation>{doing} anmäler din sida minst två par {share}.</translation>
    </message>
    <message>
        <source>{doing} your side declares trumps {share}.</source>
        <translation>{doing} anmäler din sida trumf {share}.</translation>
    </message>
    <message>
        <source>{doing} your partner says yes {share}.</source>
        <translation>{doing} svarar din partner ja {share}.</translation>
    </message>
    <message>
        <source>{doing} your partner wins the trick {share}.</source>
        <translation>{doing} tar din partner sticket {share}.</translation>
    </message>
    <message>
        <source>{doing} you lead the next trick {share}.</source>
        <translation>{doing} spelar du ut till nästa stick {share}.</translation>
    </message>
    <message>
        <source>{doing} your side wins the last trick {share}.</source>
        <translation>{doing} tar din sida sista sticket {share}.</translation>
    </message>
    <message>
        <source>{doing} you lose an ace or a ten {share}.</source>
        <translation>{doing} förlorar du ett ess eller en tia {share}.</translation>
    </message>
    <message>
        <source>{doing} you take the most card points {share}.</source>
        <translation>{doing} får du flest kortpoäng {share}.</translation>
    </message>
    <message>
        <source>{doing} you have the lead when the stock runs out {share}.</source>
        <translation>{doing} har du utspelet när talongen tar slut {share}.</translation>
    </message>
    <message>
        <source>{doing} you win the hand {share}.</source>
        <translation>{doing} vinner du given {share}.</translation>
    </message>
    <message>
        <source>{doing} you take no trick at all {share}.</source>
        <translation>{doing} blir du utan stick {share}.</translation>
    </message>
    <message>
        <source>{doing} you’re sent to Porvoo {share}.</source>
        <translation>{doing} åker du till Borgå {share}.</translation>
    </message>
    <message>
        <source>{doing} you overshoot the target {share}.</source>
        <translation>{doing} hamnar du över målet {share}.</translation>
    </message>
    <message>
        <source>{doing} the sooli succeeds {share}.</source>
        <translation>{doing} går soolin hem {share}.</translation>
    </message>
    <message>
        <source>{doing},</source>
        <comment>a card</comment>
        <translation>{doing}</translation>
    </message>
    <message>
        <source>If you keep it,</source>
        <translation>Om du sparar det,</translation>
    </message>
    <message>
        <source>If you play it now,</source>
        <translation>Om du lägger det nu,</translation>
    </message>
    <message>
        <source>{doing} that never happens.</source>
        <translation>{doing} händer det aldrig.</translation>
    </message>
    <message>
        <source>{doing} that hardly ever happens.</source>
        <translation>{doing} händer det nästan aldrig.</translation>
    </message>
    <message>
        <source>{doing} that’s not even half as likely.</source>
        <translation>{doing} är det inte ens hälften så troligt.</translation>
    </message>
    <message>
        <source>{doing} that’s less likely.</source>
        <translation>{doing} är det mindre troligt.</translation>
    </message>
    <message>
        <source>That way</source>
        <translation>Då</translation>
    </message>
    <message>
        <source>if you play the {card}</source>
        <translation>om du lägger {card}</translation>
    </message>
    <message>
        <source>than {other}</source>
        <comment>a clause</comment>
        <translation>än {other}</translation>
    </message>
    <message>
        <source>than {other}</source>
        <comment>a card</comment>
        <translation>än {other}</translation>
    </message>
    <message>
        <source>in hardly any deal</source>
        <translation>i knappt någon giv</translation>
    </message>
    <message>
        <source>It’s equally good {clauses}.</source>
        <translation>Det är lika bra {clauses}.</translation>
    </message>
    <message>
        <source>if you play {cards}</source>
        <translation>om du lägger {cards}</translation>
    </message>
    <message>
        <source>The {names} of {suit} are equally good.</source>
        <translation>I {suit} är {names} lika bra.</translation>
    </message>
    <message>
        <source>{names} are equally good.</source>
        <translation>{names} är lika bra.</translation>
    </message>
    <message>
        <source>Any card will do.</source>
        <translation>Vilket kort som helst går bra.</translation>
    </message>
    <message>
        <source>Any of your low {suit} will do.</source>
        <translation>Vilken låg {suit} som helst går bra.</translation>
    </message>
    <message>
        <source>Any of your low cards will do.</source>
        <translation>Vilket lågt kort som helst går bra.</translation>
    </message>
    <message>
        <source>Any card will do, except {names}.</source>
        <translation>Vilket kort som helst går bra, utom {names}.</translation>
    </message>
    <message>
        <source>Either {rank} will do.</source>
        <translation>{rank}: båda går lika bra.</translation>
    </message>
    <message>
        <source>Any {rank} will do.</source>
        <translation>{rank}: alla går lika bra.</translation>
    </message>
    <message>
        <source>Either of your {suit} will do.</source>
        <translation>{suit}: båda går lika bra.</translation>
    </message>
    <message>
        <source>Any of your {suit} will do.</source>
        <translation>Vilken {suit} som helst går bra.</translation>
    </message>
    <message>
        <source>Any of your {suit} or {other} will do.</source>
        <translation>Vilken {suit} eller {other} som helst går bra.</translation>
    </message>
    <message>
        <source>If you play the {card} now, it ends up with your side {share}.</source>
        <translation>Om du lägger {card} nu får din sida hem det {share}.</translation>
    </message>
    <message>
        <source>The {card} would cost you less than a point.</source>
        <translation>{card} skulle kosta dig mindre än en poäng.</translation>
    </message>
    <message numerus="yes">
        <source>The {card} would cost you about {number} points.</source>
        <comment>The {card} would cost you about one point.</comment>
        <translation>
            <numerusform>{card} skulle kosta dig ungefär en poäng.</numerusform>
            <numerusform>{card} skulle kosta dig ungefär {number} poäng.</numerusform>
        </translation>
    </message>
    <message>
        <source>{doing} it costs you less than a point.</source>
        <translation>{doing} kostar det dig mindre än en poäng.</translation>
    </message>
    <message numerus="yes">
        <source>{doing} it costs you about {number} points.</source>
        <comment>{doing} it costs you about one point.</comment>
        <translation>
            <numerusform>{doing} kostar det dig ungefär en poäng.</numerusform>
            <numerusform>{doing} kostar det dig ungefär {number} poäng.</numerusform>
        </translation>
    </message>
    <message>
        <source>If you keep the {card}, it ends up with your side {share}.</source>
        <translation>Om du sparar {card} får din sida hem det {share}.</translation>
    </message>
    <message>
        <source>{doing} an opponent makes the contract {share}.</source>
        <translation>{doing} klarar en motståndare sitt bud {share}.</translation>
    </message>
    <message>
        <source>{doing} the sooli fails {share}.</source>
        <translation>{doing} fälls soolin {share}.</translation>
    </message>
    <message>
        <source>{doing} you do better {share} {than}.</source>
        <translation>{doing} klarar du dig {share} bättre {than}.</translation>
    </message>
    <message>
        <source>{doing} you do better {share}.</source>
        <translation>{doing} klarar du dig bättre {share}.</translation>
    </message>
    <message>
        <source>{doing} an opponent declares a marriage {share}.</source>
        <translation>{doing} anmäler en motståndare ett par {share}.</translation>
    </message>
    <message>
        <source>{doing} you declare a marriage {share}.</source>
        <translation>{doing} anmäler du ett par {share}.</translation>
    </message>
    <message>
        <source>{doing} you declare two or more marriages {share}.</source>
        <translation>{doing} anmäler du minst två par {share}.</translation>
    </message>
    <message>
        <source>{doing} you declare trumps {share}.</source>
        <translation>{doing} anmäler du trumf {share}.</translation>
    </message>
    <message>
        <source>{doing} you win the trick {share}.</source>
        <translation>{doing} får du sticket {share}.</translation>
    </message>
    <message>
        <source>{doing} you win this trick and the next one {share}.</source>
        <translation>{doing} får du det här sticket och nästa {share}.</translation>
    </message>
    <message>
        <source>{doing} you win the last trick {share}.</source>
        <translation>{doing} får du sista sticket {share}.</translation>
    </message>
    <message>
        <source>{doing} your side wins the trick {share}.</source>
        <translation>{doing} tar din sida sticket {share}.</translation>
    </message>
    <message>
        <source>If you play the {card}, an opponent trumps it {share}.</source>
        <translation>Om du lägger {card} trumfar en motståndare det {share}.</translation>
    </message>
    <message>
        <source>{doing} your side wins this trick and the next one {share}.</source>
        <translation>{doing} tar din sida det här sticket och nästa {share}.</translation>
    </message>
    <message>
        <source>If you play the {card}, you lose it {share}.</source>
        <translation>Om du lägger {card} förlorar du det {share}.</translation>
    </message>
    <message>
        <source>{doing} you capture an opponent’s ace or ten {share}.</source>
        <translation>{doing} fångar du en motståndares ess eller tia {share}.</translation>
    </message>
    <message>
        <source>{doing} you lose the trick to a trump {share}.</source>
        <translation>{doing} trumfar en motståndare ditt kort {share}.</translation>
    </message>
    <message>
        <source>{doing} you draw a trump from an opponent {share}.</source>
        <translation>{doing} drar du en trumf från en motståndare {share}.</translation>
    </message>
</context>
<context>
    <name>Counsel</name>
    <message>
        <source>Watch what the next player takes, and don’t discard anything that goes with it.</source>
        <translation>Se vad nästa spelare tar, och kasta inget som passar ihop med det.</translation>
    </message>
    <message>
        <source>With five pairs of identical cards, you can try for seven dublees instead of sets.</source>
        <translation>Med fem par likadana kort kan du försöka med sju dubleer i stället för kombinationer.</translation>
    </message>
    <message>
        <source>Keep two identical cards for a while, because a third one makes a tunnela.</source>
        <translation>Behåll två likadana kort ett tag, för ett tredje ger en tunnela.</translation>
    </message>
    <message>
        <source>Use wild cards in the set that’s hardest to complete, and never discard one.</source>
        <translation>Använd vilda kort i den kombination som är svårast att få ihop. Kasta aldrig ett vilt kort.</translation>
    </message>
    <message>
        <source>Keep the tiplu and its neighbours until the end, because everyone else has to pay you for them.</source>
        <translation>Behåll tiplun och dess grannar till slutet, för alla andra måste betala dig för dem.</translation>
    </message>
    <message>
        <source>Bid rami with many aces and kings, and nolo with many low cards.</source>
        <translation>Bjud rami med många ess och kungar, och nolo med många små kort.</translation>
    </message>
    <message>
        <source>A long suit with high cards is good in rami, because its low cards win tricks too.</source>
        <translation>En lång färg med höga kort är bra i rami, för också dess små kort tar stick.</translation>
    </message>
    <message>
        <source>In rami, lead from your longest suit, because in the end nobody else can follow suit.</source>
        <translation>Spela ut från din längsta färg i rami, för till slut kan ingen annan bekänna.</translation>
    </message>
    <message>
        <source>In rami, return the suit that your partner led.</source>
        <translation>I rami ska du spela tillbaka den färg som din partner spelade ut.</translation>
    </message>
    <message>
        <source>In rami, play low if you’re second to play, because your partner plays after you. Play high if you’re third.</source>
        <translation>Lägg lågt som andra hand i rami, för din partner spelar ännu efter dig. Lägg högt som tredje hand.</translation>
    </message>
    <message>
        <source>In nolo, play high cards under even higher ones, so that they don’t win a trick.</source>
        <translation>Lägg höga kort under ännu högre i nolo, så tar de inget stick.</translation>
    </message>
    <message>
        <source>In nolo, keep your lowest cards, because they let you duck tricks near the end.</source>
        <translation>Behåll dina lägsta kort i nolo, för med dem slipper du stick mot slutet.</translation>
    </message>
    <message>
        <source>In nolo, if you have to take a trick anyway, take it with your highest card.</source>
        <translation>Om du ändå måste ta ett stick i nolo ska du ta det med ditt högsta kort.</translation>
    </message>
    <message>
        <source>While your side is rising, play safe, because one lost hand takes all your points away.</source>
        <translation>Spela säkert när din sida är på väg upp, för en enda förlorad giv tar alla era poäng.</translation>
    </message>
    <message>
        <source>While your opponents are rising, winning the hand by a single trick is enough to wipe out their points.</source>
        <translation>När motståndarna är på väg upp räcker det att vinna given med ett enda stick, så är alla deras poäng borta.</translation>
    </message>
    <message>
        <source>Say sooli only with low cards in every suit. In sooli, aces are low.</source>
        <translation>Säg sooli bara med små kort i varje färg. Essen är låga då.</translation>
    </message>
    <message>
        <source>Aces and tens decide the card points, so try to win the tricks that contain them.</source>
        <translation>Matadorerna, alltså essen och tiorna, avgör kortpoängen, så försök ta de stick där de ligger.</translation>
    </message>
    <message>
        <source>The first marriage scores {first} points, so win a trick early and be the one to declare it.</source>
        <translation>Det första paret ger {first} poäng, så ta ett stick tidigt och bli den som anmäler det.</translation>
    </message>
    <message>
        <source>If you lead without a marriage of your own, ask for a whole. A “no” costs nothing, because you lead anyway.</source>
        <translation>Ska du spela ut utan ett eget par? Fråga efter en hel. Ett ”nej” kostar inget, för du spelar ut i alla fall.</translation>
    </message>
    <message>
        <source>Take at least one trick, or you’ll be in the bag for the next hand.</source>
        <translation>Ta minst ett stick, annars sitter du i påsen i nästa giv.</translation>
    </message>
    <message>
        <source>If you’re far behind, collect at least {points} points. Then the winners score only 1 game point instead of 2.</source>
        <translation>Ligger du långt efter? Samla minst {points} poäng, så får vinnarna bara 1 spelpoäng i stället för 2.</translation>
    </message>
    <message>
        <source>Look at your opponent’s open cards before you lead, because you can see many that could beat yours.</source>
        <translation>Titta på motståndarens öppna kort innan du spelar ut, för där ser du många som kan slå dina.</translation>
    </message>
    <message>
        <source>When you play an open card, you turn up the one under it. Play from your row when you need new cards.</source>
        <translation>När du spelar ett öppet kort får du vända upp kortet under det. Spela från din rad när du behöver nya kort.</translation>
    </message>
    <message>
        <source>A king in your row and the matching queen in your hand also make a marriage.</source>
        <translation>En kung i din rad och damen i samma färg på handen är också ett par.</translation>
    </message>
    <message>
        <source>Does your opponent’s row show the king and queen of a suit? Lead that suit, and your opponent may have to play one of the two.</source>
        <translation>Visar motståndarens rad kung och dam i samma färg? Spela ut den färgen, så kanske motståndaren måste lägga en av dem.</translation>
    </message>
    <message>
        <source>While the stock lasts, keep your kings and queens, because you may still draw the other half.</source>
        <translation>Behåll dina kungar och damer så länge talongen räcker, för du kan ännu dra den andra halvan.</translation>
    </message>
    <message>
        <source>Declare your marriages before the stock runs out. After that, they’re worth nothing.</source>
        <translation>Anmäl dina par innan talongen tar slut. Efter det är de inget värda.</translation>
    </message>
    <message>
        <source>Save trumps and aces for the end, because play gets strict when the stock is gone.</source>
        <translation>Spara trumf och ess till slutet, för spelet blir strängt när talongen är slut.</translation>
    </message>
    <message>
        <source>Discard low cards early, because nobody has to follow suit while the stock lasts.</source>
        <translation>Kasta små kort tidigt, för ingen måste bekänna så länge talongen räcker.</translation>
    </message>
    <message>
        <source>Count the cards. Once the stock is gone, you can work out your opponent’s whole hand.</source>
        <translation>Räkna korten. När talongen är slut kan du räkna ut hela motståndarens hand.</translation>
    </message>
    <message>
        <source>Does your partner have the ace? Lead the king, because an opponent with the ten may have to play it.</source>
        <translation>Har din partner esset? Spela ut kungen, för en motståndare med tian kan bli tvungen att lägga den.</translation>
    </message>
    <message>
        <source>Against the declarer, help the other defender. Every point that the two of you take is one less for the declarer.</source>
        <translation>Hjälp den andra motspelaren mot spelföraren. Varje poäng som ni två tar går spelföraren miste om.</translation>
    </message>
    <message>
        <source>A missing card may be in the dead hand, so your ten may have no ace to fear.</source>
        <translation>Ett kort som saknas kan ligga i den döda handen, så din tia kanske inte har något ess att frukta.</translation>
    </message>
    <message>
        <source>Contracts rarely succeed without an ace, because you need a sure trick before you can declare a marriage.</source>
        <translation>Utan ess går ett bud sällan hem, för du behöver ett säkert stick innan du kan anmäla ett par.</translation>
    </message>
    <message>
        <source>Aces are the best cards to hold, then kings and queens, then tens. A king and queen help most when they’re of the same suit.</source>
        <translation>Bäst att ha är ess, därefter kungar och damer och sist tior. En kung och en dam hjälper mest om de är i samma färg.</translation>
    </message>
    <message>
        <source>Bid boldly. You can afford to fail one contract in three or four, and the exchange improves your hand.</source>
        <translation>Bjud djärvt. Du har råd att missa vart tredje eller fjärde bud, och bytet gör din hand bättre.</translation>
    </message>
    <message>
        <source>All the cards and the last trick come to {total} points. If you bid more, you need a marriage too.</source>
        <translation>Alla kort och sista sticket ger tillsammans {total} poäng. Bjuder du mer behöver du också ett par.</translation>
    </message>
    <message>
        <source>Count the tricks you’re bound to lose, and bid about 25 points less for each.</source>
        <translation>Räkna de stick du säkert förlorar, och bjud ungefär 25 poäng mindre för vart och ett.</translation>
    </message>
    <message>
        <source>As the declarer’s partner, give aces, an ace with its ten, or a whole marriage. Never split a marriage.</source>
        <translation>Som spelförarens partner ska du lämna ess, ett ess med sin tia eller ett helt par. Dela aldrig på ett par.</translation>
    </message>
    <message>
        <source>As declarer, keep one strong suit and your aces. Give away the suits that you’ll be able to trump.</source>
        <translation>Som spelförare ska du behålla en stark färg och dina ess. Lämna bort färger som du sedan kan trumfa.</translation>
    </message>
    <message>
        <source>When you defend, win a trick with a sure card. Then declare a marriage and change trumps.</source>
        <translation>När du är motspelare ska du ta ett stick med ett säkert kort. Anmäl sedan ett par och byt trumf.</translation>
    </message>
    <message>
        <source>Don’t let an opponent win a trick that they led, because then they can declare new trumps.</source>
        <translation>Låt inte motståndarna ta stick där de själva har spelat ut, för då kan de anmäla ny trumf.</translation>
    </message>
    <message>
        <source>Don’t give away easy tricks, because the winner can declare new trumps.</source>
        <translation>Ge inte bort lätta stick, för den som tar ett kan anmäla ny trumf.</translation>
    </message>
    <message>
        <source>The first trick brings out an ace. Note who plays it, and which aces are still out.</source>
        <translation>I första sticket kommer ett ess fram. Lägg märke till vem som lägger det och vilka ess som ännu är ute.</translation>
    </message>
    <message>
        <source>Bid what your own hand can make. The kitty helps, but nobody knows what’s in it.</source>
        <translation>Bjud det som din egen hand räcker till. Talongen hjälper, men ingen vet vad som ligger i den.</translation>
    </message>
    <message>
        <source>You can’t discard an ace or a ten. A king or queen that you discard still counts for you.</source>
        <translation>Ess och tior får du inte lägga bort. En kung eller dam som du lägger bort räknas ändå för dig.</translation>
    </message>
    <message>
        <source>Your discards count for you only if you win a trick, so make sure of one.</source>
        <translation>Det du lägger bort räknas för dig bara om du tar ett stick, så se till att få ett.</translation>
    </message>
    <message>
        <source>Take at least one trick in every hand, because ending without one costs a lot.</source>
        <translation>Ta minst ett stick i varje giv, för det är dyrt att bli utan.</translation>
    </message>
    <message>
        <source>Lead an ace early, because it wins a trick and then lets you declare a marriage.</source>
        <translation>Spela ut ett ess tidigt, för det tar ett stick, och sedan får du anmäla ett par.</translation>
    </message>
    <message>
        <source>Only the ace beats the ten, so keep a ten until the ace of its suit is gone.</source>
        <translation>Bara esset slår tian, så behåll en tia tills färgens ess är borta.</translation>
    </message>
    <message>
        <source>Holding a lone king or queen? Ask for the other half. Holding neither? Ask for a whole.</source>
        <translation>Har du en ensam kung eller dam? Fråga efter den andra halvan. Har du ingendera? Fråga efter en hel.</translation>
    </message>
    <message>
        <source>Don’t split a king and queen before you’ve declared them.</source>
        <translation>Dela inte på kung och dam innan du har anmält dem.</translation>
    </message>
    <message>
        <source>Don’t discard a king or queen while your partner may hold the other half.</source>
        <translation>Kasta inte bort en kung eller dam så länge din partner kan ha den andra halvan.</translation>
    </message>
    <message>
        <source>Play your tens on tricks that your partner is sure to win.</source>
        <translation>Lägg dina tior i stick som din partner säkert tar.</translation>
    </message>
    <message>
        <source>If you hold the highest trumps, lead them until the others have none left.</source>
        <translation>Har du de högsta trumfen? Spela ut dem tills de andra inte har några kvar.</translation>
    </message>
    <message>
        <source>Listen to the questions. Even a “no” tells you which cards a player doesn’t hold.</source>
        <translation>Lyssna på frågorna. Också ett ”nej” berättar vilka kort en spelare inte har.</translation>
    </message>
    <message>
        <source>Save a high card for the last trick, because that trick scores extra.</source>
        <translation>Spara ett högt kort till sista sticket, för det sticket ger extra poäng.</translation>
    </message>
    <message>
        <source>Remember which aces and tens are gone, so that you know which cards are highest.</source>
        <translation>Kom ihåg vilka ess och tior som är borta, så vet du vilka kort som är högst.</translation>
    </message>
    <message>
        <source>Take at least one trick in every hand, or you’ll be sent to Porvoo and drop to zero.</source>
        <translation>Ta minst ett stick i varje giv, annars åker du till Borgå och faller till noll.</translation>
    </message>
    <message>
        <source>Win a trick before the others do, because the winner can declare trumps.</source>
        <translation>Ta ett stick före de andra, för den som tar ett stick får anmäla trumf.</translation>
    </message>
    <message>
        <source>You need exactly {target} points to win. Count the points you still need, and don’t take more.</source>
        <translation>Du behöver exakt {target} poäng för att vinna. Räkna vad du ännu behöver, och ta inte mer än så.</translation>
    </message>
    <message>
        <source>{target} points win the match. Near the end, every single point can decide it.</source>
        <translation>{target} poäng vinner matchen. Nära slutet kan varje poäng avgöra.</translation>
    </message>
    <message>
        <source>Get rid of your short suits, so that you can trump them.</source>
        <translation>Gör dig av med dina korta färger, så kan du trumfa dem.</translation>
    </message>
    <message>
        <source>Win tricks before your opponents have declared trumps. Without a trick, they can’t declare any.</source>
        <translation>Ta stick innan motståndarna har anmält trumf. Utan stick kan de inte anmäla någon.</translation>
    </message>
    <message>
        <source>After declaring a marriage, you must lead its king or queen, so first check whether the ace is gone.</source>
        <translation>När du har anmält ett par måste du spela ut dess kung eller dam, så se först efter om esset är borta.</translation>
    </message>
    <message>
        <source>If another player may finish soon, show your sets at any cost. That saves you {saved} points.</source>
        <translation>Kan någon annan snart gå ut? Öppna till varje pris, så betalar du {saved} poäng mindre.</translation>
    </message>
    <message>
        <source>First of all, collect three sequences or tunnelas without wild cards. Until you have them, the rest is no use.</source>
        <translation>Samla först tre sviter eller tunnelor utan vilda kort. Innan dess är resten inte till någon nytta.</translation>
    </message>
    <message>
        <source>Show your sets as soon as you can. Then you see the tiplu, and your maal counts.</source>
        <translation>Öppna så snart du kan. Då ser du tiplun, och din maal räknas.</translation>
    </message>
    <message>
        <source>Show tunnelas before your first draw, because then they count as maal.</source>
        <translation>Visa tunnelor innan du drar första gången, för då räknas de som maal.</translation>
    </message>
    <message>
        <source>Keep neighbours. A seven and an eight can use a six or a nine. A seven and a nine can use only an eight.</source>
        <translation>Behåll grannar. Till en sjua och en åtta passar en sexa eller en nia, men till en sjua och en nia passar bara en åtta.</translation>
    </message>
    <message>
        <source>Cards in the middle of a suit fit more sequences than those at the ends.</source>
        <translation>Kort mitt i en färg passar i fler sviter än kort i färgens ändar.</translation>
    </message>
</context>
<context>
    <name>Count</name>
    <message>
        <source>Card points</source>
        <translation>Kortpoäng</translation>
    </message>
    <message>
        <source>Trumps declared</source>
        <translation>Trumf anmäld</translation>
    </message>
    <message>
        <source>A little one</source>
        <translation>Tjog</translation>
    </message>
    <message>
        <source>Last trick</source>
        <translation>Sista sticket</translation>
    </message>
    <message>
        <source>Carried over from tied hands</source>
        <translation>Överfört från oavgjorda givar</translation>
    </message>
    <message>
        <source>No tricks, so off to Porvoo</source>
        <translation>Inga stick, så iväg till Borgå</translation>
    </message>
    <message>
        <source>No tricks taken</source>
        <translation>Inte ett enda stick</translation>
    </message>
    <message>
        <source>The rise is over</source>
        <translation>Uppgången tog slut</translation>
    </message>
    <message>
        <source>finished</source>
        <translation>gick ut</translation>
    </message>
    <message>
        <source>maal seen</source>
        <translation>hade öppnat</translation>
    </message>
    <message>
        <source>maal unseen</source>
        <translation>hade inte öppnat</translation>
    </message>
    <message>
        <source>You finished</source>
        <translation>Du gick ut</translation>
    </message>
    <message>
        <source>{name} finished</source>
        <translation>{name} gick ut</translation>
    </message>
    <message>
        <source>Nothing to collect</source>
        <translation>Inget att få</translation>
    </message>
    <message>
        <source>Opponent’s maal</source>
        <translation>Motståndarens maal</translation>
    </message>
    <message>
        <source>The others’ maal</source>
        <translation>De andras maal</translation>
    </message>
    <message>
        <source>Own maal</source>
        <translation>Egen maal</translation>
    </message>
    <message>
        <source>Others pay {points} each</source>
        <translation>De andra ger {points} var</translation>
    </message>
    <message>
        <source>Jhiplu, tiplu and poplu</source>
        <translation>Jhiplu, tiplu och poplu</translation>
    </message>
    <message>
        <source>Tiplu</source>
        <translation>Tiplu</translation>
    </message>
    <message>
        <source>Poplu and jhiplu</source>
        <translation>Poplu och jhiplu</translation>
    </message>
    <message>
        <source>Printed jokers</source>
        <translation>Jokrar</translation>
    </message>
    <message>
        <source>Alter cards</source>
        <translation>Alterkort</translation>
    </message>
    <message>
        <source>Tunnelas shown</source>
        <translation>Visade tunnelor</translation>
    </message>
    <message>
        <source>Unseen maal, not counted</source>
        <translation>Osedd maal, räknas inte</translation>
    </message>
    <message>
        <source>Kidnapped maal</source>
        <translation>Kidnappad maal</translation>
    </message>
    <message>
        <source>Maal</source>
        <translation>Maal</translation>
    </message>
    <message>
        <source>Lost, maal seen</source>
        <translation>Förlust efter att ha öppnat</translation>
    </message>
    <message>
        <source>Lost, maal unseen</source>
        <translation>Förlust utan att ha öppnat</translation>
    </message>
    <message>
        <source>Won with dublees</source>
        <translation>Vinst med dubleer</translation>
    </message>
    <message>
        <source>Tie-break</source>
        <translation>Särskiljning</translation>
    </message>
    <message>
        <source>More card points, {own} to {other}</source>
        <translation>Fler kortpoäng, {own} mot {other}</translation>
    </message>
    <message>
        <source>Much higher total, {own} to {other}</source>
        <translation>Mycket högre summa, {own} mot {other}</translation>
    </message>
    <message>
        <source>Higher total, {own} to {other}</source>
        <translation>Högre summa, {own} mot {other}</translation>
    </message>
    <message>
        <source>Läpiajo: no tricks taken</source>
        <translation>Läpiajo: inte ett enda stick</translation>
    </message>
    <message>
        <source>Nobody bid, so everyone scores what they took</source>
        <translation>Ingen bjöd, så alla får vad de tog</translation>
    </message>
    <message>
        <source>Every trick taken, so the whole pack counts</source>
        <translation>Alla stick tagna, så hela leken räknas</translation>
    </message>
    <message>
        <source>Nobody bid</source>
        <translation>Ingen bjöd</translation>
    </message>
    <message>
        <source>You made the contract</source>
        <translation>Du klarade ditt bud</translation>
    </message>
    <message>
        <source>You didn’t make your contract</source>
        <translation>Du missade ditt bud</translation>
    </message>
    <message>
        <source>You made your contract</source>
        <translation>Ni klarade ert bud</translation>
    </message>
    <message>
        <source>You failed your contract</source>
        <translation>Ni missade ert bud</translation>
    </message>
    <message>
        <source>They made their contract</source>
        <translation>De klarade sitt bud</translation>
    </message>
    <message>
        <source>They failed their contract</source>
        <translation>De missade sitt bud</translation>
    </message>
    <message>
        <source>{name} made the contract</source>
        <translation>{name} klarade budet</translation>
    </message>
    <message>
        <source>{name} failed the contract</source>
        <translation>{name} missade budet</translation>
    </message>
    <message>
        <source>Contract {bid} made with {own}</source>
        <translation>Budet {bid} gick hem med {own}</translation>
    </message>
    <message>
        <source>Contract {bid} failed with no tricks taken</source>
        <translation>Budet {bid} missades utan stick</translation>
    </message>
    <message>
        <source>Contract {bid} failed with {own}</source>
        <translation>Budet {bid} missades med {own}</translation>
    </message>
    <message numerus="yes">
        <source>Taken in {number} tricks</source>
        <comment>Taken in 1 trick</comment>
        <translation>
            <numerusform>Taget på 1 stick</numerusform>
            <numerusform>Taget på {number} stick</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Taken in {number} tricks (rounded from {own})</source>
        <comment>Taken in 1 trick (rounded from {own})</comment>
        <translation>
            <numerusform>Taget på 1 stick ({own}, avrundat)</numerusform>
            <numerusform>Taget på {number} stick ({own}, avrundat)</numerusform>
        </translation>
    </message>
    <message>
        <source>Aces and tens</source>
        <translation>Matadorer</translation>
    </message>
    <message>
        <source>More aces and tens, {own} to {other}</source>
        <translation>Fler matadorer, {own} mot {other}</translation>
    </message>
    <message>
        <source>Sooli beaten</source>
        <translation>Soolin fälld</translation>
    </message>
    <message>
        <source>Sooli, no tricks taken</source>
        <translation>Sooli, inte ett enda stick</translation>
    </message>
    <message>
        <source>Tricks</source>
        <translation>Stick</translation>
    </message>
    <message>
        <source>A trick taken with the {card}</source>
        <translation>Ett stick togs med {card}</translation>
    </message>
    <message>
        <source>Your sooli</source>
        <translation>Er sooli</translation>
    </message>
    <message>
        <source>Their sooli</source>
        <translation>Deras sooli</translation>
    </message>
    <message>
        <source>Your rami</source>
        <translation>Er rami</translation>
    </message>
    <message>
        <source>Their rami</source>
        <translation>Deras rami</translation>
    </message>
    <message>
        <source>Tricks over six, {each} each</source>
        <translation>Stick över sex, {each} för varje</translation>
    </message>
    <message>
        <source>Tricks under seven, {each} each</source>
        <translation>Stick under sju, {each} för varje</translation>
    </message>
    <message numerus="yes">
        <source>Rami beaten, {number} tricks</source>
        <comment>Rami beaten, 1 trick</comment>
        <translation>
            <numerusform>Ramin fälld, 1 stick</numerusform>
            <numerusform>Ramin fälld, {number} stick</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Rami, {number} tricks</source>
        <comment>Rami, 1 trick</comment>
        <translation>
            <numerusform>Rami med 1 stick</numerusform>
            <numerusform>Rami med {number} stick</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Nolo, {number} tricks</source>
        <comment>Nolo, 1 trick</comment>
        <translation>
            <numerusform>Nolo med 1 stick</numerusform>
            <numerusform>Nolo med {number} stick</numerusform>
        </translation>
    </message>
    <message>
        <source>From losers who’ve seen the maal</source>
        <translation>Från förlorare som hade öppnat</translation>
    </message>
    <message>
        <source>From losers who haven’t seen the maal</source>
        <translation>Från förlorare som inte hade öppnat</translation>
    </message>
    <message>
        <source>Over {target}, so down to {falls_to}</source>
        <translation>Över {target}, så ner till {falls_to}</translation>
    </message>
    <message>
        <source>No tricks, so into the bag</source>
        <translation>Inga stick, så ner i påsen</translation>
    </message>
    <message>
        <source>No penalty for taking no tricks</source>
        <translation>Inget straff för att bli utan stick</translation>
    </message>
    <message>
        <source>The stock ran out, so nobody scores</source>
        <translation>Talongen tog slut, så ingen får poäng</translation>
    </message>
    <message>
        <source>Card points tied, so the point carries over</source>
        <translation>Lika kortpoäng, så poängen förs över</translation>
    </message>
    <message>
        <source>Card points tied, so nobody gets the point</source>
        <translation>Lika kortpoäng, så ingen får poängen</translation>
    </message>
    <message>
        <source>Totals tied, so nobody scores</source>
        <translation>Lika summor, så ingen får poäng</translation>
    </message>
    <message>
        <source>The winners were in the bag, so nobody scores</source>
        <translation>Vinnarna var i påsen, så ingen får poäng</translation>
    </message>
    <message>
        <source>Over {target}, so the excess is subtracted</source>
        <translation>Över {target}, så överskottet dras av</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Summa</translation>
    </message>
    <message>
        <source>Marriage in {suit}</source>
        <translation>Par i {suit}</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Kort</translation>
    </message>
    <message>
        <source>Discards</source>
        <translation>Bortlagda kort</translation>
    </message>
    <message>
        <source>The whole pack</source>
        <translation>Hela leken</translation>
    </message>
    <message>
        <source>{number} to go</source>
        <translation>{number} kvar</translation>
    </message>
    <message>
        <source>{points} each</source>
        <translation>{points} var</translation>
    </message>
    <message>
        <source>This hand</source>
        <translation>Den här given</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Ställning</translation>
    </message>
    <message>
        <source>All cards</source>
        <translation>Alla kort</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Gå igenom</translation>
    </message>
    <message>
        <source>All hands</source>
        <translation>Alla givar</translation>
    </message>
    <message>
        <source>No hand has been scored yet.</source>
        <translation>Ingen giv har räknats än.</translation>
    </message>
</context>
<context>
    <name>Decks</name>
    <message>
        <source>Cards</source>
        <translation>Kort</translation>
    </message>
    <message>
        <source>Suit colours</source>
        <translation>Färgernas kulörer</translation>
    </message>
    <message>
        <source>Card corners</source>
        <translation>Hörnmärken</translation>
    </message>
    <message>
        <source>Card backs</source>
        <translation>Baksidor</translation>
    </message>
    <message>
        <source>Four colours</source>
        <translation>Fyra kulörer</translation>
    </message>
    <message>
        <source>Two colours</source>
        <translation>Två kulörer</translation>
    </message>
    <message>
        <source>Large corners</source>
        <translation>Stora hörnmärken</translation>
    </message>
    <message>
        <source>Lingonberry</source>
        <translation>Lingon</translation>
    </message>
    <message>
        <source>Blueberry</source>
        <translation>Blåbär</translation>
    </message>
    <message>
        <source>Juniper</source>
        <translation>Enbär</translation>
    </message>
    <message>
        <source>Full pictures</source>
        <translation>Hela bilder</translation>
    </message>
</context>
<context>
    <name>Duties</name>
    <message>
        <source>others</source>
        <translation>andra</translation>
    </message>
    <message>
        <source>You have {cards}, so you must follow suit in {suit}.</source>
        <translation>Du har {cards}, så du måste bekänna {suit}.</translation>
    </message>
    <message>
        <source>You have {cards}, so you must beat the {card}.</source>
        <translation>Du har {cards}, så du måste gå över {card}.</translation>
    </message>
    <message>
        <source>You have {cards}, so you must trump.</source>
        <translation>Du har {cards}, så du måste trumfa.</translation>
    </message>
    <message>
        <source>You have {cards}, so you must overtrump the {card}.</source>
        <translation>Du har {cards}, så du måste övertrumfa {card}.</translation>
    </message>
    <message>
        <source>You have {cards}, so you must play it to the first trick.</source>
        <translation>Du har {cards}, så du måste lägga det i första sticket.</translation>
    </message>
    <message>
        <source>You must lead the ace of clubs.</source>
        <translation>Du måste spela ut klöver ess.</translation>
    </message>
    <message>
        <source>You have {cards}, so you must lead an ace.</source>
        <translation>Du har {cards}, så du måste spela ut ett ess.</translation>
    </message>
    <message>
        <source>Without an ace, you must lead a spade. You have {cards}.</source>
        <translation>Utan ess måste du spela ut en spader. Du har {cards}.</translation>
    </message>
    <message>
        <source>You have {cards}, so you must lead from the marriage just declared.</source>
        <translation>Du har {cards}, så du måste spela ut ett kort ur paret som just anmäldes.</translation>
    </message>
    <message>
        <source>You must play the {rank}. You have to follow suit, and it’s your only card in {suit}.</source>
        <translation>Du måste lägga {card}. Du ska bekänna {suit}, och du har inget annat kort i färgen.</translation>
    </message>
    <message>
        <source>You must play the {rank}. You have to beat the {against_rank}, and {other_ranks} can’t.</source>
        <translation>Du måste lägga {card}. Du ska gå över {against}, och {others} räcker inte.</translation>
    </message>
    <message>
        <source>You must play the {card}. You can’t follow suit, and it’s your only trump.</source>
        <translation>Du måste lägga {card}. Du kan inte bekänna färg, och det är din enda trumf.</translation>
    </message>
    <message>
        <source>You must play the {card}. You have to overtrump the {against_rank}, and {other_ranks} can’t.</source>
        <translation>Du måste lägga {card}. Du ska övertrumfa {against}, och {others} räcker inte.</translation>
    </message>
    <message>
        <source>You must play the {card}. In the first trick, you have to play the ace of the suit that was led.</source>
        <translation>Du måste lägga {card}. Den som har esset i den utspelade färgen ska lägga det i första sticket.</translation>
    </message>
    <message>
        <source>You must lead the ace of clubs. It opens the first hand of the match.</source>
        <translation>Du måste spela ut klöver ess. Det inleder matchens första giv.</translation>
    </message>
    <message>
        <source>You must lead the {card}. The hand opens with an ace, and it’s your only one.</source>
        <translation>Du måste spela ut {card}. Given inleds med ett ess, och det är ditt enda.</translation>
    </message>
    <message>
        <source>You must lead the {card}. Without an ace, you open with a spade, and it’s your only one.</source>
        <translation>Du måste spela ut {card}. Utan ess inleder man med en spader, och det är din enda.</translation>
    </message>
    <message>
        <source>You must lead the {card}. It’s your only card of the marriage just declared.</source>
        <translation>Du måste spela ut {card}. Det är ditt enda kort av paret som just anmäldes.</translation>
    </message>
    <message>
        <source>Follow suit in {suit}.</source>
        <translation>Bekänn {suit}.</translation>
    </message>
    <message>
        <source>Beat the {card}.</source>
        <translation>Gå över {card}.</translation>
    </message>
    <message>
        <source>Play a trump.</source>
        <translation>Lägg trumf.</translation>
    </message>
    <message>
        <source>Overtrump the {card}.</source>
        <translation>Övertrumfa {card}.</translation>
    </message>
    <message>
        <source>Play the ace, because this is the first trick.</source>
        <translation>Lägg esset, för det här är första sticket.</translation>
    </message>
    <message>
        <source>Lead the ace of clubs.</source>
        <translation>Spela ut klöver ess.</translation>
    </message>
    <message>
        <source>Lead an ace.</source>
        <translation>Spela ut ett ess.</translation>
    </message>
    <message>
        <source>Lead a spade.</source>
        <translation>Spela ut en spader.</translation>
    </message>
    <message>
        <source>Lead from the marriage just declared.</source>
        <translation>Spela ut ett kort ur paret som just anmäldes.</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>Matchen är slut.</translation>
    </message>
    <message>
        <source>Wait until the cards are dealt.</source>
        <translation>Vänta tills korten är givna.</translation>
    </message>
    <message>
        <source>Make your bid first.</source>
        <translation>Bjud först.</translation>
    </message>
    <message>
        <source>You can’t bid with these cards: {ranks}.</source>
        <translation>Du får inte bjuda med de här korten: {ranks}.</translation>
    </message>
    <message>
        <source>First decide whether to play sooli.</source>
        <translation>Bestäm först om du vill spela sooli.</translation>
    </message>
    <message>
        <source>Draw a card first.</source>
        <translation>Dra ett kort först.</translation>
    </message>
    <message>
        <source>You took the offered card, so you must finish now.</source>
        <translation>Du tog det erbjudna kortet, så du måste gå ut nu.</translation>
    </message>
    <message>
        <source>Draw from the stock first.</source>
        <translation>Dra ur talongen först.</translation>
    </message>
    <message>
        <source>First decide whether to raise your bid.</source>
        <translation>Bestäm först om du vill höja ditt bud.</translation>
    </message>
    <message>
        <source>You can’t discard an ace or a ten.</source>
        <translation>Du får inte lägga bort ett ess eller en tia.</translation>
    </message>
    <message>
        <source>Keep the card you’ve just been given.</source>
        <translation>Behåll kortet som du just fick.</translation>
    </message>
    <message>
        <source>It’s {name}’s turn.</source>
        <translation>Det är {name} som står i tur.</translation>
    </message>
    <message>
        <source>You have {number} {suit}, so you must follow suit.</source>
        <translation>Du har {number} {suit}, så du måste bekänna färg.</translation>
    </message>
    <message>
        <source>You must play the {rank}. You have to beat the {against_rank}, and none of your other cards in the suit can.</source>
        <translation>Du måste lägga {card}. Det är ditt enda kort i färgen som går över {against}.</translation>
    </message>
    <message>
        <source>{name} is asking for a whole. First choose which of your marriages to declare.</source>
        <translation>{name} frågar efter en hel. Välj först vilket av dina par du vill anmäla.</translation>
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
        <translation>Bondtolva för två</translation>
    </message>
    <message>
        <source>Huutopussi</source>
        <translation>Huutopussi</translation>
    </message>
    <message>
        <source>Huutopussi for three</source>
        <translation>Huutopussi för tre</translation>
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
        <translation>Anmäl trumf under spelets gång, och bli först till exakt tolv bär.</translation>
    </message>
    <message>
        <source>Forty for the first marriage, twenty for each later one. Beware of the bag.</source>
        <translation>Fyrtio för första paret, tjugo för varje senare. Akta dig för påsen.</translation>
    </message>
    <message>
        <source>Marjapussi for two, with seven of your cards face up on the table.</source>
        <translation>Marjapussi för två, med sju av dina kort öppna på bordet.</translation>
    </message>
    <message>
        <source>The Swedish “farmer’s dozen”, with six cards each. Aces and tens decide.</source>
        <translation>Ett svenskt spel med sex kort var. Matadorerna, alltså ess och tior, avgör.</translation>
    </message>
    <message>
        <source>Play any card while the stock lasts. Then follow suit to the end.</source>
        <translation>Spela vad som helst så länge talongen räcker, och bekänn färg när den är slut.</translation>
    </message>
    <message>
        <source>Bid what your side can take, and change trumps as you go.</source>
        <translation>Bjud det som din sida kan ta, och byt trumf på vägen.</translation>
    </message>
    <message>
        <source>The highest bidder takes the kitty and plays alone against two.</source>
        <translation>Den som bjuder högst tar talongen och spelar ensam mot två.</translation>
    </message>
    <message>
        <source>{number} players, with partners</source>
        <translation>{number} spelare, två mot två</translation>
    </message>
    <message>
        <source>{fewest}–{most} players, no partners</source>
        <translation>{fewest}–{most} spelare, var för sig</translation>
    </message>
    <message>
        <source>2 players</source>
        <translation>2 spelare</translation>
    </message>
    <message>
        <source>{number} players, no partners</source>
        <translation>{number} spelare, var för sig</translation>
    </message>
    <message>
        <source>{number}, with partners</source>
        <translation>{number}, två mot två</translation>
    </message>
    <message>
        <source>{number}, no partners</source>
        <translation>{number}, var för sig</translation>
    </message>
    <message>
        <source>Declare marriages during play, and fill your bag with exactly twelve berries.</source>
        <translation>Anmäl par under spelets gång och fyll påsen med exakt tolv bär.</translation>
    </message>
    <message>
        <source>Bid what you and your partner will make. Pfadfinder is its German cousin.</source>
        <translation>Bjud det som du och din partner tar. Pfadfinder är den tyska kusinen.</translation>
    </message>
    <message>
        <source>Huutopussi for two</source>
        <translation>Huutopussi för två</translation>
    </message>
    <message>
        <source>Nepali rummy with three packs and a secret wild card.</source>
        <translation>Nepalesisk rummy med tre lekar och ett hemligt vilt kort.</translation>
    </message>
    <message>
        <source>Pfadfinder</source>
        <translation>Pfadfinder</translation>
    </message>
    <message>
        <source>In the German scouts’ game, you bid high and ask for halves even in suits you don’t hold.</source>
        <translation>I de tyska scouternas spel bjuder man högt och frågar efter halvor även i färger man inte har.</translation>
    </message>
    <message>
        <source>Take many tricks in rami, or as few as you can in nolo.</source>
        <translation>Ta många stick i rami, eller så få du kan i nolo.</translation>
    </message>
    <message>
        <source>Bid against one opponent, while a dead hand hides a third of the pack.</source>
        <translation>Bjud mot en enda motståndare, medan en död hand gömmer en tredjedel av leken.</translation>
    </message>
    <message>
        <source>Unknown game: {key}</source>
        <translation>Okänt spel: {key}</translation>
    </message>
</context>
<context>
    <name>Glossary</name>
    <message>
        <source>en</source>
        <comment>the code of this language</comment>
        <translation>sv</translation>
    </message>
    <message>
        <source>bid</source>
        <translation>bud</translation>
    </message>
    <message>
        <source>A promise to take a certain number of points in this hand.</source>
        <translation>Ett löfte att ta ett visst antal poäng i den här given.</translation>
    </message>
    <message>
        <source>pass</source>
        <translation>passa</translation>
    </message>
    <message>
        <source>To drop out of the bidding for this hand.</source>
        <translation>Att inte bjuda mer i den här given.</translation>
    </message>
    <message>
        <source>declarer</source>
        <translation>spelförare</translation>
    </message>
    <message>
        <source>The player who bid highest and now has to make that bid.</source>
        <translation>Spelaren som bjöd högst och nu måste klara sitt bud.</translation>
    </message>
    <message>
        <source>kitty</source>
        <translation>talong</translation>
    </message>
    <message>
        <source>A few cards set aside until the declarer takes them.</source>
        <translation>Några kort som läggs åt sidan tills spelföraren tar dem.</translation>
    </message>
    <message>
        <source>dead hand</source>
        <translation>död hand</translation>
    </message>
    <message>
        <source>A hand of cards dealt to nobody. It stays face down to the end.</source>
        <translation>En hand som ingen får. Den ligger kvar med baksidan uppåt ända till slutet.</translation>
    </message>
    <message>
        <source>läpiajo</source>
        <translation>läpiajo</translation>
    </message>
    <message>
        <source>Finnish for “driving through”. One side takes every single trick.</source>
        <translation>Finska för ”genomkörning”. En sida tar vartenda stick.</translation>
    </message>
    <message>
        <source>rami</source>
        <translation>rami</translation>
    </message>
    <message>
        <source>A hand in which you try to win tricks. A red card bids rami.</source>
        <translation>En giv där man försöker ta stick. Ett rött kort bjuder rami.</translation>
    </message>
    <message>
        <source>nolo</source>
        <translation>nolo</translation>
    </message>
    <message>
        <source>A hand in which you try to avoid tricks. A black card bids nolo.</source>
        <translation>En giv där man försöker undvika stick. Ett svart kort bjuder nolo.</translation>
    </message>
    <message>
        <source>sooli</source>
        <translation>sooli</translation>
    </message>
    <message>
        <source>One player alone against two, trying to take no tricks at all.</source>
        <translation>En spelare spelar ensam mot två och försöker att inte ta ett enda stick.</translation>
    </message>
    <message>
        <source>rising</source>
        <translation>på väg upp</translation>
    </message>
    <message>
        <source>The side that has points is rising, “nousussa” in Finnish. It loses them all when it loses a hand.</source>
        <translation>Sidan som har poäng är på väg upp, på finska ”nousussa”. Förlorar den en giv mister den alla sina poäng.</translation>
    </message>
    <message>
        <source>set</source>
        <translation>kombination</translation>
    </message>
    <message>
        <source>Cards that go together: a sequence, a trial or a tunnela.</source>
        <translation>Kort som hör ihop: en svit, en trial eller en tunnela.</translation>
    </message>
    <message>
        <source>sequence</source>
        <translation>svit</translation>
    </message>
    <message>
        <source>Three or more cards in a row in one suit, such as the 7, 8 and 9 of hearts.</source>
        <translation>Tre eller fler kort i följd i samma färg, till exempel 7 8 9.</translation>
    </message>
    <message>
        <source>trial</source>
        <translation>trial</translation>
    </message>
    <message>
        <source>Cards of the same rank in different suits, such as three sevens.</source>
        <translation>Kort av samma valör i olika färger, till exempel tre sjuor.</translation>
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
        <translation>Tre likadana kort, ett ur varje lek.</translation>
    </message>
    <message>
        <source>Two identical cards.</source>
        <translation>Två likadana kort.</translation>
    </message>
    <message>
        <source>show</source>
        <translation>öppna</translation>
    </message>
    <message>
        <source>To put your first sets on the table. Then you may look at the tiplu, and you’ve “seen the maal”.</source>
        <translation>Att lägga sina första kombinationer på bordet. Sedan får man se tiplun och har ”sett maal”.</translation>
    </message>
    <message>
        <source>discard</source>
        <translation>kasta</translation>
    </message>
    <message>
        <source>To get rid of a card at the end of your turn. The next player may take it.</source>
        <translation>Att göra sig av med ett kort i slutet av sin tur. Nästa spelare får ta det.</translation>
    </message>
    <message>
        <source>tiplu</source>
        <translation>tiplu</translation>
    </message>
    <message>
        <source>A secret card that decides which cards are wild. Only players who have shown their sets know it.</source>
        <translation>Ett hemligt kort som avgör vilka kort som är vilda. Bara de som har öppnat vet vilket det är.</translation>
    </message>
    <message>
        <source>poplu</source>
        <translation>poplu</translation>
    </message>
    <message>
        <source>The card just above the tiplu in the same suit.</source>
        <translation>Kortet närmast över tiplun i samma färg.</translation>
    </message>
    <message>
        <source>jhiplu</source>
        <translation>jhiplu</translation>
    </message>
    <message>
        <source>The card just below the tiplu in the same suit.</source>
        <translation>Kortet närmast under tiplun i samma färg.</translation>
    </message>
    <message>
        <source>wild card</source>
        <translation>vilt kort</translation>
    </message>
    <message>
        <source>A card that can stand for any card you lack in a sequence or a trial.</source>
        <translation>Ett kort som kan ersätta vilket kort som helst som fattas i en svit eller en trial.</translation>
    </message>
    <message>
        <source>maal</source>
        <translation>maal</translation>
    </message>
    <message>
        <source>Points for special cards such as the tiplu. Once you’ve shown your sets, everyone else pays you these points.</source>
        <translation>Poäng för vissa kort, till exempel tiplun. När du har öppnat betalar alla andra dig för dem.</translation>
    </message>
    <message>
        <source>kidnap</source>
        <translation>kidnappning</translation>
    </message>
    <message>
        <source>The winner takes the maal of players who haven’t shown their sets.</source>
        <translation>Vinnaren får maal från dem som inte har öppnat.</translation>
    </message>
    <message>
        <source>murder</source>
        <translation>mord</translation>
    </message>
    <message>
        <source>Players who haven’t shown their sets lose their maal, and nobody gets it.</source>
        <translation>De som inte har öppnat förlorar sin maal, och ingen får den.</translation>
    </message>
    <message>
        <source>trick</source>
        <translation>stick</translation>
    </message>
    <message>
        <source>One card from each player in turn. The player with the winning card takes all the cards.</source>
        <translation>Ett kort från varje spelare i tur och ordning. Den som lade det vinnande kortet tar alla.</translation>
    </message>
    <message>
        <source>lead</source>
        <translation>spela ut</translation>
    </message>
    <message>
        <source>To play the first card of a trick. Usually it can be any card.</source>
        <translation>Att lägga det första kortet i ett stick. Oftast får man välja fritt.</translation>
    </message>
    <message>
        <source>suit led</source>
        <translation>utspelad färg</translation>
    </message>
    <message>
        <source>The suit of the first card of a trick.</source>
        <translation>Färgen på stickets första kort.</translation>
    </message>
    <message>
        <source>follow suit</source>
        <translation>bekänna</translation>
    </message>
    <message>
        <source>To play a card of the suit that was led.</source>
        <translation>Att lägga ett kort i den utspelade färgen.</translation>
    </message>
    <message>
        <source>beat</source>
        <translation>gå över</translation>
    </message>
    <message>
        <source>To play a card that’s the best in the trick so far. Under some rules, you must do so whenever you can.</source>
        <translation>Att lägga ett kort som är högst i sticket hittills. Enligt vissa regler måste man göra det om man kan.</translation>
    </message>
    <message>
        <source>trump</source>
        <translation>trumf</translation>
    </message>
    <message>
        <source>A card of the trump suit. Even the lowest trump beats every card of the other suits.</source>
        <translation>Ett kort i trumffärgen. Även den lägsta trumfen slår alla kort i de andra färgerna.</translation>
    </message>
    <message>
        <source>marriage</source>
        <translation>par</translation>
    </message>
    <message>
        <source>The king and queen of the same suit. Declaring them can make that suit trumps.</source>
        <translation>Kung och dam i samma färg. Den som anmäler dem kan göra färgen till trumf.</translation>
    </message>
    <message>
        <source>whole</source>
        <translation>hel</translation>
    </message>
    <message>
        <source>A marriage in your partner’s hand. You ask for a whole without naming a suit.</source>
        <translation>Ett par på din partners hand. Du frågar efter en hel utan att nämna färg.</translation>
    </message>
    <message>
        <source>half</source>
        <translation>halv</translation>
    </message>
    <message>
        <source>A lone king or queen. If you hold one, you may ask your partner for the other.</source>
        <translation>En ensam kung eller dam. Har du en får du fråga din partner efter den andra.</translation>
    </message>
    <message>
        <source>little one</source>
        <translation>tjog</translation>
    </message>
    <message>
        <source>Any marriage after the first. It scores, but trumps stay the same.</source>
        <translation>Varje par efter det första. Det ger poäng, men trumfen är densamma.</translation>
    </message>
    <message>
        <source>card points</source>
        <translation>kortpoäng</translation>
    </message>
    <message>
        <source>The value of the cards in your tricks, added up.</source>
        <translation>Vad korten i dina stick är värda tillsammans.</translation>
    </message>
    <message>
        <source>Porvoo</source>
        <translation>Borgå</translation>
    </message>
    <message>
        <source>A Finnish town by the sea. A side that takes no trick is sent there and drops to zero.</source>
        <translation>En finsk stad vid havet. En sida som inte tar något stick åker dit och faller till noll.</translation>
    </message>
    <message>
        <source>in the bag</source>
        <translation>i påsen</translation>
    </message>
    <message>
        <source>Where a side sits after a hand without a trick. In the next hand, it can’t declare, ask or score.</source>
        <translation>Där sitter en sida efter en giv utan stick. I nästa giv får den inte anmäla eller fråga, och den får inga poäng.</translation>
    </message>
    <message>
        <source>partner</source>
        <translation>partner</translation>
    </message>
    <message>
        <source>The player opposite you. You play together and share your points.</source>
        <translation>Spelaren mittemot. Ni spelar ihop, och era poäng är gemensamma.</translation>
    </message>
    <message>
        <source>dealer</source>
        <translation>givare</translation>
    </message>
    <message>
        <source>The player who deals this hand.</source>
        <translation>Spelaren som delar ut korten i den här given.</translation>
    </message>
    <message>
        <source>stock</source>
        <translation>talong</translation>
    </message>
    <message>
        <source>The face-down pile that players draw cards from.</source>
        <translation>Den dolda högen som spelarna drar kort ur.</translation>
    </message>
    <message>
        <source>strict play</source>
        <translation>strängt spel</translation>
    </message>
    <message>
        <source>The way you play when the stock is gone. You must follow suit and beat the best card if you can. If you can’t follow suit, you must trump.</source>
        <translation>Spelet när talongen är slut. Då måste man bekänna färg och gå över det bästa kortet, eller annars trumfa.</translation>
    </message>
    <message>
        <source>open card</source>
        <translation>öppet kort</translation>
    </message>
    <message>
        <source>A face-up card in front of you. You play it just like the cards in your hand.</source>
        <translation>Ett kort som ligger framför dig med framsidan upp. Du spelar det precis som korten på handen.</translation>
    </message>
</context>
<context>
    <name>Glossary forms</name>
    <message>
        <source>kitty</source>
        <translation>talong*</translation>
    </message>
    <message>
        <source>dead hand</source>
        <translation>död hand</translation>
    </message>
    <message>
        <source>läpiajo</source>
        <translation>läpiajo*</translation>
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
        <source>sooli</source>
        <translation>sooli</translation>
    </message>
    <message>
        <source>rising|nousussa</source>
        <translation>på väg upp</translation>
    </message>
    <message>
        <source>set|sets</source>
        <translation>kombination*</translation>
    </message>
    <message>
        <source>sequence|sequences</source>
        <translation>svit|sviter</translation>
    </message>
    <message>
        <source>trial|trials</source>
        <translation>trial|trialer</translation>
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
        <translation>öppna*|lägga ut|lagt ut</translation>
    </message>
    <message>
        <source>discard|discards|discarded|discarding</source>
        <translation>kastar|kasta|kastade</translation>
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
        <translation>vilt|vilda</translation>
    </message>
    <message>
        <source>maal</source>
        <translation>maal</translation>
    </message>
    <message>
        <source>kidnap</source>
        <translation>kidnapp*</translation>
    </message>
    <message>
        <source>murder</source>
        <translation>mord</translation>
    </message>
    <message>
        <source>trick|tricks</source>
        <translation>stick|sticket|sticken|stickets</translation>
    </message>
    <message>
        <source>leads|lead|leading|leader</source>
        <translation>spelar ut|spela ut|utspel|utspelet</translation>
    </message>
    <message>
        <source>suit led|suit that was led|led suit</source>
        <translation>utspelade färgen</translation>
    </message>
    <message>
        <source>must follow|can’t follow|cannot follow|follow suit|follow it</source>
        <translation>bekänna</translation>
    </message>
    <message>
        <source>must beat|must be beaten|must beat it|beat the best card|beat the highest card|beat the winning card|beat the card|can beat|beat it</source>
        <translation>gå över</translation>
    </message>
    <message>
        <source>trump|trumps</source>
        <translation>trumf|trumfen|trumfa|trumffärgen</translation>
    </message>
    <message>
        <source>marriage|marriages|marriage’s</source>
        <translation>par|paret|paren|pars</translation>
    </message>
    <message>
        <source>a whole|wholes</source>
        <translation>en hel</translation>
    </message>
    <message>
        <source>a half|halves|other half</source>
        <translation>en halv|halva|halvor</translation>
    </message>
    <message>
        <source>little one|little ones</source>
        <translation>tjog</translation>
    </message>
    <message>
        <source>card points</source>
        <translation>kortpoäng*</translation>
    </message>
    <message>
        <source>Porvoo</source>
        <translation>Borgå</translation>
    </message>
    <message>
        <source>in the bag</source>
        <translation>i påsen</translation>
    </message>
    <message>
        <source>partner|partners|partner’s|partners’</source>
        <translation>partner|partnern|partnerns|partnerna</translation>
    </message>
    <message>
        <source>dealer</source>
        <translation>givare*</translation>
    </message>
    <message>
        <source>stock</source>
        <translation>talong*</translation>
    </message>
    <message>
        <source>strict|strictly</source>
        <translation>strängt</translation>
    </message>
    <message>
        <source>open card|open cards|face-up card|face-up cards</source>
        <translation>öppna kort|öppet kort</translation>
    </message>
    <message>
        <source>bid|bids|bidder|bidding</source>
        <translation>bud|budet|bjuda|bjuder</translation>
    </message>
    <message>
        <source>pass|passes for good|passes|passed</source>
        <translation>passa|passar|passat</translation>
    </message>
    <message>
        <source>declarer|declarer’s|declarers|declarers’</source>
        <translation>spelför*</translation>
    </message>
</context>
<context>
    <name>Guided hand</name>
    <message>
        <source>{teacher} says</source>
        <translation>{teacher} säger</translation>
    </message>
    <message>
        <source>Bid what you hope to take, marriages included. If your hand is weak, pass.</source>
        <translation>Bjud vad du hoppas ta, paren inräknade. Är handen svag ska du passa.</translation>
    </message>
    <message>
        <source>Now you know all your cards. Raise only if you’re sure, because missing the bid costs as much.</source>
        <translation>Nu känner du alla dina kort. Höj bara om du är säker, för ett missat bud kostar lika mycket.</translation>
    </message>
    <message>
        <source>Give the cards that help you least. Aces, tens and marriages stay together.</source>
        <translation>Ge bort korten som hjälper dig minst. Behåll ess, tior och par.</translation>
    </message>
    <message>
        <source>Discard low cards. Your aces, tens and marriages are worth more.</source>
        <translation>Lägg bort låga kort. Ess, tior och par är mer värda.</translation>
    </message>
    <message>
        <source>Red bids rami, for hands with many high cards. Black bids nolo, for low cards.</source>
        <translation>Rött bjuder rami, för händer med många höga kort. Svart bjuder nolo, för låga kort.</translation>
    </message>
    <message>
        <source>Sooli means you play alone and mustn’t take a trick. Without very low cards, pass.</source>
        <translation>Sooli betyder att du spelar ensam och inte får ta ett enda stick. Passa om du inte har mycket låga kort.</translation>
    </message>
    <message>
        <source>You hold the king and queen of one suit! Declare your marriage before you lead.</source>
        <translation>Du har kung och dam i samma färg! Anmäl paret innan du spelar ut.</translation>
    </message>
    <message>
        <source>You may ask your partner for a marriage before you lead. A no costs you nothing but the question.</source>
        <translation>Du får fråga din partner efter ett par innan du spelar ut. Ett nej kostar bara själva frågan.</translation>
    </message>
    <message>
        <source>You lead, so any card is fine. An ace usually wins the trick. The low cards can wait.</source>
        <translation>Du spelar ut, så vilket kort som helst duger. Ett ess tar oftast sticket. De låga korten kan vänta.</translation>
    </message>
    <message>
        <source>Follow suit. The darker cards aren’t allowed now. Click one, and you’ll see why.</source>
        <translation>Bekänn färg. De mörkare korten får inte spelas nu. Klicka på ett, så ser du varför.</translation>
    </message>
    <message>
        <source>You can’t follow suit, so trump. Your trump beats any card of another suit.</source>
        <translation>Du kan inte bekänna, så trumfa. Din trumf slår alla andra färger.</translation>
    </message>
    <message>
        <source>You can’t follow suit. Give points to your own side, or a worthless card to the others.</source>
        <translation>Du kan inte bekänna. Ge poäng till din egen sida, eller ett värdelöst kort till de andra.</translation>
    </message>
    <message>
        <source>Only a few cards are left. The last trick counts extra, so keep a strong card for it.</source>
        <translation>Bara några få kort är kvar. Sista sticket ger extra, så spara ett starkt kort till det.</translation>
    </message>
    <message>
        <source>Take the offered card only if it makes a set. Otherwise draw from the stock.</source>
        <translation>Ta det erbjudna kortet bara om det ger en kombination. Dra annars från talongen.</translation>
    </message>
    <message>
        <source>Discard a card that has no neighbours and no equals in your hand.</source>
        <translation>Kasta ett kort som varken har grannar eller likar på din hand.</translation>
    </message>
    <message>
        <source>You have three pure sets! Show them, and you’ll see the maal.</source>
        <translation>Du har tre rena kombinationer! Öppna med dem, så får du se maal.</translation>
    </message>
    <message>
        <source>All your cards fit into sets. Finish the deal!</source>
        <translation>Alla dina kort ingår i kombinationer. Gå ut!</translation>
    </message>
    <message>
        <source>You were dealt a tunnela. Show it now, because it scores extra.</source>
        <translation>Du fick en tunnela i given. Visa den nu, för den ger extra poäng.</translation>
    </message>
    <message>
        <source>You lead, so any card is fine. High cards win tricks, and low cards avoid them.</source>
        <translation>Du spelar ut, så vilket kort som helst duger. Höga kort tar stick och låga kort undviker dem.</translation>
    </message>
    <message>
        <source>Give away the card that’s most likely to win a trick. Aces are low in sooli.</source>
        <translation>Ge bort kortet som lättast tar ett stick. Ess är lägst i sooli.</translation>
    </message>
    <message>
        <source>You can’t follow suit. In rami, discard a low card. In nolo, discard a dangerous one.</source>
        <translation>Du kan inte bekänna. Kasta ett lågt kort i rami och ett farligt i nolo.</translation>
    </message>
    <message>
        <source>Only a few cards are left. Count both sides’ tricks to see what you still need.</source>
        <translation>Bara några få kort är kvar. Räkna båda sidornas stick, så vet du vad du ännu behöver.</translation>
    </message>
    <message>
        <source>You can’t follow suit and needn’t trump. Discard a card that’s worth little.</source>
        <translation>Du kan inte bekänna och behöver inte trumfa. Kasta ett kort som är lite värt.</translation>
    </message>
</context>
<context>
    <name>Habits</name>
    <message>
        <source>What my partner does</source>
        <translation>Så spelar min partner</translation>
    </message>
    <message>
        <source>These numbers are estimated from hands that computer players played.</source>
        <translation>Siffrorna är uppskattade från givar som datorspelare har spelat.</translation>
    </message>
    <message>
        <source>With an ace in hand, {name} opens with one {number} out of 10 times.</source>
        <translation>Med ett ess på handen öppnar {name} med ett ess {number} gånger av 10.</translation>
    </message>
    <message>
        <source>With a marriage in hand, {name} declares it right away {number} out of 10 times.</source>
        <translation>Med ett par på handen anmäler {name} det genast {number} gånger av 10.</translation>
    </message>
    <message>
        <source>{name} takes a chance to ask you for a marriage {number} out of 10 times.</source>
        <translation>När {name} kan fråga dig om ett par sker det {number} gånger av 10.</translation>
    </message>
    <message>
        <source>If you’re sure to win the trick, {name} adds a ten or an ace {number} out of 10 times.</source>
        <translation>När du säkert tar sticket lägger {name} på en tia eller ett ess {number} gånger av 10.</translation>
    </message>
    <message>
        <source>If your card is the best so far, {name} doesn’t go higher {number} out of 10 times.</source>
        <translation>När ditt kort är bäst hittills går {name} inte över {number} gånger av 10.</translation>
    </message>
    <message>
        <source>{name} leads a suit back to you {number} out of 10 times.</source>
        <translation>{name} spelar tillbaka din färg {number} gånger av 10.</translation>
    </message>
    <message>
        <source>When playing second, {name} stays low {number} out of 10 times.</source>
        <translation>Som andra spelare lägger {name} lågt {number} gånger av 10.</translation>
    </message>
    <message>
        <source>If {name} can’t follow suit but can trump, that happens {number} out of 10 times.</source>
        <translation>När {name} inte kan bekänna men kan trumfa sker det {number} gånger av 10.</translation>
    </message>
</context>
<context>
    <name>Helper</name>
    <message>
        <source>Stop warning me</source>
        <translation>Sluta varna mig</translation>
    </message>
    <message>
        <source>No more praise</source>
        <translation>Inget mer beröm</translation>
    </message>
    <message>
        <source>That was your third match of this game. Should I keep warning you before clear mistakes?</source>
        <translation>Det var din tredje match i det här spelet. Ska jag fortsätta varna dig före klara misstag?</translation>
    </message>
    <message>
        <source>Keep warning me</source>
        <translation>Fortsätt varna mig</translation>
    </message>
    <message>
        <source>No, thanks</source>
        <translation>Nej tack</translation>
    </message>
    <message>
        <source>You’re often faster than the cards. Play faster?</source>
        <translation>Du är ofta snabbare än korten. Ska vi spela snabbare?</translation>
    </message>
    <message>
        <source>Play faster</source>
        <translation>Spela snabbare</translation>
    </message>
    <message>
        <source>Helper: {words}</source>
        <translation>Hjälparen: {words}</translation>
    </message>
    <message>
        <source>{action}? Another choice is clearly better.</source>
        <translation>{action}? Ett annat val är klart bättre.</translation>
    </message>
</context>
<context>
    <name>In short</name>
    <message>
        <source>In short</source>
        <translation>I korthet</translation>
    </message>
    <message>
        <source>The goal</source>
        <translation>Målet</translation>
    </message>
    <message>
        <source>You and the player opposite you are partners.</source>
        <translation>Du och spelaren mittemot spelar ihop.</translation>
    </message>
    <message>
        <source>You play against one opponent.</source>
        <translation>Du spelar mot en motståndare.</translation>
    </message>
    <message>
        <source>Each of you plays alone.</source>
        <translation>Var och en spelar ensam.</translation>
    </message>
    <message>
        <source>Seven of your cards lie face up on the table, with seven more face down under them. You play from your hand and from the open cards alike. When you play an open card, you turn up the one under it.</source>
        <translation>Sju av dina kort ligger öppna på bordet, med sju till dolda under dem. Du spelar både från handen och från de öppna korten. När du spelar ett öppet kort vänder du upp det som låg under.</translation>
    </message>
    <message>
        <source>While the stock lasts, you may play any card. After each trick, you both draw a card. When the stock is gone, play gets strict, and the rules below apply.</source>
        <translation>Så länge talongen räcker får du lägga vilket kort du vill. Efter varje stick drar ni ett kort var. När talongen är slut blir spelet strängt, och plikterna nedan börjar gälla.</translation>
    </message>
    <message>
        <source>The highest bidder is the declarer.</source>
        <comment>with a partner</comment>
        <translation>Den som bjuder högst är spelförare.</translation>
    </message>
    <message>
        <source>The highest bidder is the declarer.</source>
        <comment>alone</comment>
        <translation>Den som bjuder högst är spelförare.</translation>
    </message>
    <message>
        <source>Against rami, an opponent may say sooli, which means playing alone and trying to take no tricks at all.</source>
        <translation>Mot rami får en motståndare säga sooli, alltså spela ensam och försöka att inte ta ett enda stick.</translation>
    </message>
    <message>
        <source>First, you each place a card face down as your bid. Red bids rami, where you try to win tricks. Black bids nolo, where you try to avoid them. One red card is enough for rami.</source>
        <translation>Först lägger var och en ett kort som bud, med baksidan upp. Rött bjuder rami, där man försöker vinna stick. Svart bjuder nolo, där man undviker dem. Ett enda rött kort räcker för rami.</translation>
    </message>
    <message>
        <source>Follow suit if you can, by playing a card of the suit that was led.</source>
        <translation>Bekänn färg om du kan, alltså lägg ett kort i den utspelade färgen.</translation>
    </message>
    <message>
        <source>The ten is a high card here, because only the ace beats it.</source>
        <translation>Tian är ett högt kort här, eftersom bara esset slår den.</translation>
    </message>
    <message>
        <source>If you can’t follow suit, you may play any card.</source>
        <translation>Om du inte kan bekänna färg får du lägga vilket kort som helst.</translation>
    </message>
    <message>
        <source>If you can’t follow suit but have a trump, you must play one.</source>
        <translation>Om du inte kan bekänna färg men har trumf måste du trumfa.</translation>
    </message>
    <message>
        <source>If you can’t follow suit but have a trump, you must play one. You must also beat the trumps already played to the trick if you can.</source>
        <translation>Om du inte kan bekänna färg men har trumf måste du trumfa. Om du kan måste du också gå över de trumf som redan ligger i sticket.</translation>
    </message>
    <message>
        <source>Each time you lead, you may first declare any marriages that you hold. You may also ask your partner once for a whole, which is a marriage in your partner’s hand.</source>
        <translation>Varje gång du ska spela ut får du först anmäla de par du har. Du får också fråga din partner en gång efter en hel, alltså ett par på partnerns hand.</translation>
    </message>
    <message>
        <source>If you win a trick that you led yourself, you may declare a marriage. Or you may ask your partner for a whole or a half.</source>
        <translation>När du har vunnit ett stick där du själv spelade ut får du anmäla ett par. I stället kan du fråga din partner efter en hel eller en halv.</translation>
    </message>
    <message>
        <source>You collect sets. A sequence is cards in a row in one suit, and a tunnela is three identical cards. A trial is cards of the same rank in different suits.</source>
        <translation>Du samlar kombinationer. En svit är kort i följd i samma färg, och en tunnela är tre likadana kort. En trial är kort av samma valör i olika färger.</translation>
    </message>
    <message>
        <source>Once you’ve shown your sets, you may look at the tiplu, the secret card of the deal. All cards of its rank are now wild for you, and so are its two neighbours in the suit. Wild cards can stand for other cards.</source>
        <translation>Först då får du titta på tiplun, givens hemliga kort. Alla kort av samma valör och tipluns två grannar i färgen är nu vilda för dig. Vilda kort kan stå för andra kort.</translation>
    </message>
    <message numerus="yes">
        <source>Have the most points after {number} deals.</source>
        <comment>Have the most points after 1 deal.</comment>
        <translation>
            <numerusform>Se till att ha flest poäng efter 1 giv.</numerusform>
            <numerusform>Se till att ha flest poäng efter {number} givar.</numerusform>
        </translation>
    </message>
    <message>
        <source>A whole is a marriage in your partner’s hand. A half is the card that you lack for a marriage of your own.</source>
        <translation>En hel är ett par på din partners hand. En halv är kortet som du saknar till ett eget par.</translation>
    </message>
    <message>
        <source>The hand begins without trumps. The first marriage makes its suit trumps, which beat all other suits. Later marriages are called little ones. They score points but don’t change trumps.</source>
        <translation>Given börjar utan trumf. Det första paret gör sin färg till trumf, som slår alla andra färger. Senare par kallas tjog och ger bara poäng.</translation>
    </message>
    <message>
        <source>The hand begins without trumps. Every marriage makes its suit the new trumps, which beat all other suits.</source>
        <translation>Given börjar utan trumf. Varje par gör sin färg till ny trumf, som slår alla andra färger.</translation>
    </message>
    <message>
        <source>You each have {number} cards from three packs. On your turn, you draw a card from the stock or take the last discard. Then you discard a card.</source>
        <translation>Var och en har {number} kort ur tre lekar. När det är din tur drar du ett kort ur talongen eller tar det senast kastade kortet. Sedan kastar du ett kort.</translation>
    </message>
    <message>
        <source>As soon as you have {number} sequences or tunnelas without wild cards, you may show them.</source>
        <translation>Så snart du har {number} sviter eller tunnelor utan vilda kort får du öppna med dem.</translation>
    </message>
    <message>
        <source>Instead, you may show {number} dublees, which are pairs of identical cards.</source>
        <translation>I stället får du öppna med {number} dubleer, alltså par av likadana kort.</translation>
    </message>
    <message>
        <source>Printed jokers are wild, too.</source>
        <translation>Jokrarna är också vilda.</translation>
    </message>
    <message>
        <source>You finish the deal when all your cards but one fit into sets.</source>
        <translation>Du går ut när alla dina kort utom ett ingår i kombinationer.</translation>
    </message>
    <message>
        <source>Show your first sets early, even if you can’t hope to finish first. Your maal counts only once you’ve shown sets.</source>
        <translation>Öppna tidigt, även om du inte kan hoppas på att gå ut först. Din maal räknas först efter det.</translation>
    </message>
    <message>
        <source>There’s a third hand, face down. Nobody ever sees it, so you never know for sure which cards are in play.</source>
        <translation>En tredje hand ligger med baksidan upp. Ingen får någonsin se den, så du vet aldrig säkert vilka kort som är med i spelet.</translation>
    </message>
    <message>
        <source>Before play begins, you each bid how many points your side will take.</source>
        <translation>Före spelet bjuder alla hur många poäng deras sida ska ta.</translation>
    </message>
    <message>
        <source>Before play begins, you each bid how many points you’ll take.</source>
        <translation>Före spelet bjuder alla hur många poäng de ska ta.</translation>
    </message>
    <message>
        <source>There are no trumps.</source>
        <translation>Det finns ingen trumf.</translation>
    </message>
    <message>
        <source>When you follow suit, you must beat the best card if you can.</source>
        <translation>Om du bekänner färg och kan gå över det bästa kortet måste du göra det.</translation>
    </message>
    <message>
        <source>A king and queen of the same suit are a marriage.</source>
        <translation>Kung och dam i samma färg är ett par.</translation>
    </message>
    <message>
        <source>After you win a trick, you may declare a marriage, or ask your partner for a whole or a half.</source>
        <translation>När du har vunnit ett stick får du anmäla ett par eller fråga din partner efter en hel eller en halv.</translation>
    </message>
    <message>
        <source>After you win a trick, you may declare a marriage before you draw. When the stock is gone, nobody can declare any more.</source>
        <translation>När du har vunnit ett stick får du anmäla ett par innan du drar. När talongen är slut kan ingen anmäla något mer.</translation>
    </message>
    <message>
        <source>After you win a trick, you may declare a marriage.</source>
        <translation>När du har vunnit ett stick får du anmäla ett par.</translation>
    </message>
    <message>
        <source>A whole is a marriage in your partner’s hand. A half is the king or queen of a suit. You may ask for a half even if you hold no card of that suit.</source>
        <translation>En hel är ett par på din partners hand. En halv är kung eller dam i en färg. Du får fråga efter en halv även om du inte har något kort i färgen.</translation>
    </message>
    <message>
        <source>A marriage counts {spades} points in spades, {clubs} in clubs, {diamonds} in diamonds and {hearts} in hearts.</source>
        <translation>Ett par ger {spades} poäng i spader, {clubs} i klöver, {diamonds} i ruter och {hearts} i hjärter.</translation>
    </message>
    <message>
        <source>A side that takes no trick goes in the bag, and can’t score until it takes one.</source>
        <translation>En sida som inte tar något stick hamnar i påsen och kan inte få poäng förrän den tar ett.</translation>
    </message>
    <message>
        <source>A side that takes no trick goes in the bag, so it can’t score in the next hand.</source>
        <translation>En sida som inte tar något stick hamnar i påsen för nästa giv och kan då inte få poäng.</translation>
    </message>
    <message>
        <source>Most points come from marriages. A marriage is a king and queen of the same suit.</source>
        <translation>De flesta poängen kommer från par, alltså kung och dam i samma färg.</translation>
    </message>
    <message>
        <source>The cards in your tricks count, too, and so does the last trick.</source>
        <translation>Korten i dina stick räknas också, liksom sista sticket.</translation>
    </message>
    <message>
        <source>Have the higher score after {deals} hands.</source>
        <translation>Se till att ha högst poäng efter {deals} givar.</translation>
    </message>
    <message>
        <source>Each hand, the highest bidder promises a number of points for their side.</source>
        <translation>I varje giv lovar den som bjuder högst ett antal poäng för sin sida.</translation>
    </message>
    <message>
        <source>Each hand, the highest bidder promises a number of points.</source>
        <translation>I varje giv lovar den som bjuder högst ett antal poäng.</translation>
    </message>
    <message>
        <source>Make your bid, and you score that many points. Miss it, and you lose that many. The others score what they take.</source>
        <translation>Håller du löftet får du de poäng du lovade. Annars förlorar du lika många. De andra får vad de tar.</translation>
    </message>
    <message>
        <source>If one side takes every trick, which is called läpiajo, the other may lose even more.</source>
        <translation>Om en sida tar alla stick, vilket kallas läpiajo, kan den andra förlora ännu mer.</translation>
    </message>
    <message>
        <source>If you take no trick at all, you may lose even more.</source>
        <translation>Om du inte tar ett enda stick kan du förlora ännu mer.</translation>
    </message>
    <message>
        <source>The first marriage that anybody declares makes its suit trumps, and scores 2 points. Each later one scores 1.</source>
        <translation>Det första paret som någon anmäler gör sin färg till trumf och ger 2 poäng. Varje senare par ger 1.</translation>
    </message>
    <message>
        <source>The last trick scores 1 point. So does having more aces and tens in your tricks.</source>
        <translation>Sista sticket ger 1 poäng. Flest ess och tior i sticken ger också 1.</translation>
    </message>
    <message>
        <source>The last trick scores 1 point. So does having the more valuable cards in your tricks.</source>
        <translation>Sista sticket ger 1 poäng. De värdefullaste korten i sticken ger också 1.</translation>
    </message>
    <message>
        <source>Be the first side to have exactly {target} points.</source>
        <translation>Bli den sida som först har exakt {target} poäng.</translation>
    </message>
    <message numerus="yes">
        <source>Be the first side to score {number} game points.</source>
        <comment>Be the first side to score 1 game point.</comment>
        <translation>
            <numerusform>Bli den sida som först får 1 spelpoäng.</numerusform>
            <numerusform>Bli den sida som först får {number} spelpoäng.</numerusform>
        </translation>
    </message>
    <message>
        <source>Be the first player to have exactly {target} points.</source>
        <translation>Bli den som först har exakt {target} poäng.</translation>
    </message>
    <message>
        <source>If neither side reaches the target in {deals} deals, the side that has collected more points wins.</source>
        <translation>Har ingendera sidan nått dit efter {deals} givar vinner den sida som har samlat flest poäng.</translation>
    </message>
    <message>
        <source>Each hand is rami, where you try to win tricks, or nolo, where you try to avoid them.</source>
        <translation>I varje giv spelar ni rami, där man försöker vinna stick, eller nolo, där man undviker dem.</translation>
    </message>
    <message>
        <source>In rami, you score for every trick above {odd}, and in nolo for every trick below {even}.</source>
        <translation>I rami får du poäng för varje stick över {odd}, och i nolo för varje stick under {even}.</translation>
    </message>
    <message>
        <source>Only one side can have points at a time. If you have some and lose a hand, you’re back at 0.</source>
        <translation>Bara en sida åt gången kan ha poäng. Har ni poäng och förlorar en giv är ni tillbaka på 0.</translation>
    </message>
    <message>
        <source>The winners then start to rise with the points of that hand.</source>
        <translation>I stället är det vinnarna som börjar gå upp, med givens poäng.</translation>
    </message>
    <message>
        <source>Be the first side to reach {target} points.</source>
        <translation>Bli den sida som först når {target} poäng.</translation>
    </message>
    <message>
        <source>Be the first player to reach {target} points.</source>
        <translation>Bli den som först når {target} poäng.</translation>
    </message>
    <message>
        <source>Each hand is a series of tricks. In a trick, everybody plays one card, and the best card wins the lot.</source>
        <translation>Varje giv spelas i stick. I ett stick lägger alla ett kort, och det bästa tar dem alla.</translation>
    </message>
    <message>
        <source>Collect sets of cards that belong together, such as the 7, 8 and 9 of hearts.</source>
        <translation>Samla kombinationer av kort som hör ihop, till exempel hjärter 7, 8 och 9.</translation>
    </message>
    <message>
        <source>The first player with all their cards in sets finishes the deal, and the others pay.</source>
        <translation>Den som först har alla kort i kombinationer går ut, och de andra betalar.</translation>
    </message>
    <message>
        <source>The others also pay for maal, which is extra points for certain cards. Your maal counts only once you’ve shown three sets.</source>
        <translation>De betalar också för maal, alltså poäng för vissa kort. Din maal räknas först när du har öppnat med tre kombinationer.</translation>
    </message>
</context>
<context>
    <name>Lessons played</name>
    <message>
        <source>tricks</source>
        <translation>stick</translation>
    </message>
    <message>
        <source>marriages and questions</source>
        <translation>par och frågor</translation>
    </message>
    <message>
        <source>marriages and scoring</source>
        <translation>par och poäng</translation>
    </message>
    <message>
        <source>bidding and the exchange</source>
        <translation>budgivning och kortbyte</translation>
    </message>
    <message>
        <source>bidding and the kitty</source>
        <translation>budgivning och talongen</translation>
    </message>
    <message>
        <source>You and Väinö, sitting opposite, are partners against Hilma and Elsa. Everyone plays a card, and the highest wins all four. That’s called a trick.</source>
        <translation>Du och Väinö mittemot spelar ihop mot Hilma och Elsa. Alla spelar ett kort, och det högsta tar alla fyra. Det kallas ett stick.</translation>
    </message>
    <message>
        <source>You’re playing against Väinö. Each of you plays a card, and the higher one wins both. That’s called a trick.</source>
        <translation>Du spelar mot Väinö. Ni spelar ett kort var, och det högre tar båda. Det kallas ett stick.</translation>
    </message>
    <message>
        <source>You play for yourself, and so do Hilma and Elsa. Everyone plays a card, and the highest wins all three. That’s called a trick.</source>
        <translation>Du, Hilma och Elsa spelar var för sig. Alla spelar ett kort, och det högsta tar alla tre. Det kallas ett stick.</translation>
    </message>
    <message>
        <source>From high to low: ace, ten, king, queen, jack, nine. There are no lower cards. The ten is high, and only the ace beats it.</source>
        <translation>Från högst till lägst: ess, tia, kung, dam, knekt, nia. Lägre kort finns inte. Tian är hög, och bara esset slår den.</translation>
    </message>
    <message>
        <source>You lead, and you can choose any card. Play the {card}, because no card still out can beat it.</source>
        <translation>Du spelar ut, och du får välja vilket kort du vill. Spela {card}, för inget kort som är ute kan slå det.</translation>
    </message>
    <message>
        <source>You lead. Play the {card}. It’s the highest card left in its suit, so only a trump can beat it.</source>
        <translation>Du spelar ut. Spela {card}. Det är det högsta som är kvar i färgen, så bara trumf kan slå det.</translation>
    </message>
    <message>
        <source>You lead. Play the {card}. Higher cards of that suit are still out, so don’t risk a better card.</source>
        <translation>Du spelar ut. Spela {card}. Högre kort i den färgen är ännu ute, så riskera inte ett bättre.</translation>
    </message>
    <message>
        <source>You must follow the suit that was led, and beat the highest card if you can. That leaves only the {card}.</source>
        <translation>Du måste bekänna, alltså lägga ett kort i den utspelade färgen, och gå över det högsta kortet om du kan. Då återstår bara {card}.</translation>
    </message>
    <message>
        <source>You must follow the suit that was led, and beat the highest card if you can. Play the {card}.</source>
        <translation>Du måste bekänna, alltså lägga ett kort i den utspelade färgen, och gå över det högsta kortet om du kan. Spela {card}.</translation>
    </message>
    <message>
        <source>You must follow the suit led, but you don’t have to beat the highest card. Here it’s worth it, so play the {card}.</source>
        <translation>Du måste bekänna, alltså lägga ett kort i den utspelade färgen. Du behöver inte gå över det högsta kortet, men det lönar sig. Spela {card}.</translation>
    </message>
    <message>
        <source>You play last, so win the trick with the lowest card you can. Play the {card}.</source>
        <translation>Du spelar sist, så ta sticket med det lägsta kort som räcker. Spela {card}.</translation>
    </message>
    <message>
        <source>You must follow suit, but you can’t win this trick. Give away a card that’s worth little. Play the {card}.</source>
        <translation>Du måste bekänna färg men kan inte vinna sticket. Ge bort ett kort som är värt lite. Spela {card}.</translation>
    </message>
    <message>
        <source>You can’t follow suit, so you must play a trump. Any trump beats any card of another suit. Play the {card}.</source>
        <translation>Du kan inte bekänna, så du måste trumfa. Varje trumf slår alla andra färger. Spela {card}.</translation>
    </message>
    <message>
        <source>You have no card of the suit led and no trump, so you may play anything. Discard the {card}.</source>
        <translation>Du har varken den utspelade färgen eller trumf, så du får spela vad som helst. Kasta {card}.</translation>
    </message>
    <message>
        <source>You won a trick, and you hold the king and queen of {suit}, a marriage. Declare it before you lead.</source>
        <translation>Du tog ett stick och har kung och dam i {suit}, alltså ett par. Anmäl det innan du spelar ut.</translation>
    </message>
    <message>
        <source>You won a trick, and you hold half of a marriage. Ask Väinö for the other half in {suit}.</source>
        <translation>Du tog ett stick och har ena halvan av ett par. Fråga Väinö efter den andra halvan i {suit}.</translation>
    </message>
    <message>
        <source>Before you lead, ask Väinö for a whole, which means both the king and queen of one suit.</source>
        <translation>Innan du spelar ut ska du fråga Väinö efter en hel, alltså både kung och dam i samma färg.</translation>
    </message>
    <message>
        <source>Yes! Your partner has the king and queen, so that suit is now trumps. Any trump beats any card of another suit.</source>
        <translation>Ja! Din partner har kung och dam, så den färgen är nu trumf. Varje trumf slår alla kort i andra färger.</translation>
    </message>
    <message>
        <source>You’ve declared the king and queen, so their suit is now trumps. Any trump beats any card of another suit.</source>
        <translation>Du har anmält kung och dam, så deras färg är nu trumf. Varje trumf slår alla kort i andra färger.</translation>
    </message>
    <message>
        <source>Väinö is winning this trick for your side, so add points to it. Play the {card}.</source>
        <translation>Väinö håller på att ta sticket åt er, så lägg poäng i det. Spela {card}.</translation>
    </message>
    <message>
        <source>A marriage, a suit’s king and queen, scores 40 in spades, 60 in clubs, 80 in diamonds and 100 in hearts. Its suit becomes trumps.</source>
        <translation>Ett par är kung och dam i samma färg. Spader ger 40 poäng, klöver 60, ruter 80 och hjärter 100. Färgen blir trumf.</translation>
    </message>
    <message>
        <source>The marriage in hearts scores a hundred points. Hearts stay trumps until someone declares another marriage.</source>
        <translation>Paret i hjärter ger hundra poäng. Hjärter är trumf tills någon anmäler ett annat par.</translation>
    </message>
    <message>
        <source>Bid only as high as you have to, and never more than you hope to take. Here, bid {amount}.</source>
        <translation>Bjud bara så högt som du måste, och aldrig mer än du hoppas ta. Bjud nu {amount}.</translation>
    </message>
    <message>
        <source>Now that you know your cards, you may raise your bid once. You score what you bid, so raise it to {amount}.</source>
        <translation>Nu när du känner dina kort får du höja ditt bud en gång. Du får det du bjuder, så höj till {amount}.</translation>
    </message>
    <message>
        <source>You bid highest. Everyone saw the three cards of the kitty, and now they’re yours.</source>
        <translation>Du bjöd högst. Alla såg talongens tre kort, och nu är de dina.</translation>
    </message>
    <message>
        <source>You can’t discard aces or tens, so discard {cards}. They count for you.</source>
        <translation>Du får inte lägga bort ess eller tior, så lägg bort {cards}. De korten räknas ändå för dig.</translation>
    </message>
    <message>
        <source>Your first lead must be an ace, or a spade if you have no ace. Play the {card}.</source>
        <translation>Ditt första utspel måste vara ett ess, eller en spader om du inte har något ess. Spela {card}.</translation>
    </message>
    <message>
        <source>You could play that too, but in this lesson play the {card}.</source>
        <translation>Det är också tillåtet, men spela {card} i den här lektionen.</translation>
    </message>
    <message>
        <source>You could do that too, but in this lesson choose “{action}”.</source>
        <translation>Det är också möjligt, men välj ”{action}” i den här lektionen.</translation>
    </message>
    <message>
        <source>You could choose differently, but in this lesson choose these cards: {cards}.</source>
        <translation>Du kan välja annorlunda, men i den här lektionen tar du: {cards}.</translation>
    </message>
    <message>
        <source>Väinö, sitting opposite, is your partner against Hilma and Elsa. Everyone plays a card, and the highest wins all four. That’s a trick. Väinö starts.</source>
        <translation>Väinö mittemot är din partner mot Hilma och Elsa. Alla spelar ett kort, och det högsta tar alla fyra. Det är ett stick. Väinö börjar.</translation>
    </message>
    <message>
        <source>From high to low: ace, ten, king, queen, jack, nine, eight, seven, six. The ten is high, and only the ace beats it.</source>
        <translation>Från högst till lägst: ess, tia, kung, dam, knekt, nia, åtta, sju, sex. Tian är hög, och bara esset slår den.</translation>
    </message>
    <message>
        <source>Spades were led, so play a spade. If you can beat the highest card, you must. Play your ten. Only your own ace beats it.</source>
        <translation>Spader spelades ut, så spela spader. Du måste gå över det högsta kortet om du kan. Spela tian. Bara ditt eget ess slår den.</translation>
    </message>
    <message>
        <source>That would win too, since you hold all the high spades. But play the ten, and see how high it is.</source>
        <translation>Det skulle också vinna, för du har alla höga spader. Men spela tian och se att den är hög.</translation>
    </message>
    <message>
        <source>The trick is yours, so you lead the next one. You can lead any card. Lead the ace of spades, because nothing beats it.</source>
        <translation>Sticket är ditt, så du spelar ut till nästa. Du får spela ut vilket kort som helst. Spela ut spader ess, för inget slår det.</translation>
    </message>
    <message>
        <source>You could do that, but the ace of spades is sure to win, and then you lead again.</source>
        <translation>Så får du göra, men spader ess vinner säkert, och då spelar du ut igen.</translation>
    </message>
    <message>
        <source>The ace and ten of spades are gone, so your king is now the highest spade. Lead it.</source>
        <translation>Spader ess och spader tio är borta, så din kung är nu den högsta spadern. Spela ut den.</translation>
    </message>
    <message>
        <source>Remember which cards are gone. No spade beats the king of spades any more, so lead it.</source>
        <translation>Kom ihåg vilka kort som är borta. Ingen spader slår spader kung längre, så spela ut den.</translation>
    </message>
    <message>
        <source>Eight spades are gone, so you have the last one. Nobody can follow suit, and there are no trumps, so even the eight wins. Lead it.</source>
        <translation>Åtta spader är borta, så du har den sista. Ingen kan bekänna, och det finns ingen trumf, så även åttan vinner. Spela ut den.</translation>
    </message>
    <message>
        <source>Another card might be beaten. The eight of spades can’t, because no other spade is left.</source>
        <translation>Ett annat kort kan bli slaget. Spaderåttan kan det inte, för ingen annan spader är kvar.</translation>
    </message>
    <message>
        <source>Hearts were led, and you have none. There are no trumps, so you may play anything. Discard the six of clubs.</source>
        <translation>Hjärter spelades ut, och du har inga. Det finns ingen trumf, så du får spela vad som helst. Kasta klöversexan.</translation>
    </message>
    <message>
        <source>You could do that, and you’d lose nothing. But keep the higher card, because it may still win.</source>
        <translation>Det får du, och du förlorar inget på det. Men spara det högre kortet, för det kan ännu vinna.</translation>
    </message>
    <message>
        <source>The others score a berry for the last trick, and you score one for card points. You win with exactly twelve. Overshoot, and you drop to seven.</source>
        <translation>De andra får ett bär för sista sticket, ni får ett för kortpoängen. Exakt tolv vinner. Går man över faller man till sju.</translation>
    </message>
    <message>
        <source>The king and queen of the same suit make a marriage. You hold two halves, the king of hearts and the queen of clubs.</source>
        <translation>Kung och dam i samma färg är ett par. Du har två halvor, hjärter kung och klöver dam.</translation>
    </message>
    <message>
        <source>You must beat the ten if you can, and only your ace can.</source>
        <translation>Du måste gå över tian om du kan, och det kan bara ditt ess.</translation>
    </message>
    <message>
        <source>That’s possible too, but in this lesson ask for the half in clubs first.</source>
        <translation>Det går också, men i den här lektionen frågar du först efter en halv i klöver.</translation>
    </message>
    <message>
        <source>Lead the ace of clubs. It’s sure to win, and every trick you win brings another question.</source>
        <translation>Spela ut klöver ess. Det vinner säkert, och varje stick som du tar ger dig en ny fråga.</translation>
    </message>
    <message>
        <source>You won again, so ask again. You hold the king of hearts, so ask for the other half in hearts.</source>
        <translation>Du vann igen, så fråga igen. Du har hjärter kung, så fråga efter den andra halvan i hjärter.</translation>
    </message>
    <message>
        <source>The king of hearts is the half that you haven’t asked about. Ask for the other half in hearts.</source>
        <translation>Hjärter kung är den halva som du inte har frågat om än. Fråga efter den andra halvan i hjärter.</translation>
    </message>
    <message>
        <source>Diamonds were led, and you have none, so you must trump. Your king is now the highest heart, so nobody can beat it.</source>
        <translation>Ruter spelades ut, och du har inga, så du måste trumfa. Din kung är nu den högsta hjärtern, så ingen kan slå den.</translation>
    </message>
    <message>
        <source>That’s a trump too, but a higher one could beat it. The king is safe.</source>
        <translation>Det är också trumf, men en högre kan slå den. Kungen är säker.</translation>
    </message>
    <message>
        <source>Five berries: two for trumps, one each for spades, the last trick and card points. Without a trick, the others land in Porvoo, on zero.</source>
        <translation>Fem bär: två för trumf och ett vardera för spader, sista sticket och kortpoängen. De andra är utan stick och åker till Borgå, på noll.</translation>
    </message>
    <message>
        <source>You hold four cards. Seven more lie face up, each covering a hidden one. You can play from your hand or from these open cards.</source>
        <translation>Du har fyra kort på handen. Sju till ligger öppna framför dig, vart och ett ovanpå ett dolt. Du får spela från båda ställena.</translation>
    </message>
    <message>
        <source>When you play an open card, you turn up the hidden one under it. From then on, you can use that card too.</source>
        <translation>När du spelar ett öppet kort vänder du upp det dolda kortet under det. Från och med nästa kort kan du använda det också.</translation>
    </message>
    <message>
        <source>You score two berries, one for the last trick and one for more card points. You win with exactly twelve. Overshoot, and you drop to seven.</source>
        <translation>Du får två bär, ett för sista sticket och ett för flest kortpoäng. Exakt tolv vinner. Går man över faller man till sju.</translation>
    </message>
    <message>
        <source>Your hand and your open cards belong together. The king and queen of the same suit make a marriage wherever they are.</source>
        <translation>Din hand och dina öppna kort hör ihop. Kung och dam i samma färg är ett par var de än ligger.</translation>
    </message>
    <message>
        <source>You won again and have a second marriage, in {suit}. Declare it. This “little one” scores one berry and doesn’t change trumps.</source>
        <translation>Du vann igen och har ett par till, i {suit}. Anmäl det. Ett sådant tjog ger ett bär och ändrar inte trumfen.</translation>
    </message>
    <message>
        <source>Five berries: two for trumps, one each for the second marriage, the last trick and more card points. You win with exactly twelve.</source>
        <translation>Fem bär: två för trumf och ett vardera för andra paret, sista sticket och flest kortpoäng. Exakt tolv vinner.</translation>
    </message>
    <message>
        <source>Hand and open cards, following suit, and the first score.</source>
        <translation>Handen och de öppna korten, att bekänna färg och de första poängen.</translation>
    </message>
    <message>
        <source>You have nine berries, and Väinö has eight. To win, you need exactly twelve.</source>
        <translation>Du har nio bär och Väinö åtta. För att vinna behöver du exakt tolv.</translation>
    </message>
    <message>
        <source>You score four berries, and nine and four make thirteen. That’s one too many, so you drop to seven. Count ahead!</source>
        <translation>Du får fyra bär, och nio och fyra är tretton. Det är ett för mycket, så du faller till sju. Räkna i förväg!</translation>
    </message>
    <message>
        <source>Nine, two for trumps and one for clubs make twelve already. The last trick is one too many, but your six of clubs will win it.</source>
        <translation>Nio, två för trumf och ett för klöver är redan tolv. Sista sticket är ett för mycket, men din klöversexa tar det.</translation>
    </message>
    <message>
        <source>Diamonds are now trumps. The first marriage in a hand scores forty points. Every later one scores twenty and changes trumps.</source>
        <translation>Givens första par ger fyrtio poäng och gör ruter till trumf. Varje senare par ger tjugo och byter trumf.</translation>
    </message>
    <message>
        <source>Your side has 159 points, the others 11. The higher total wins one berry, or two if the other is under 20. You get two.</source>
        <translation>Ni har 159 poäng, de andra 11. Den högre summan ger ett bär, eller två om den lägre är under tjugo. Ni får två.</translation>
    </message>
    <message>
        <source>In this game, you may ask even before the first trick. Before each lead, the leader may ask once if their partner holds a marriage.</source>
        <translation>I det här spelet får man fråga redan före första sticket. Före varje utspel får man fråga en gång om partnern har ett par.</translation>
    </message>
    <message>
        <source>Väinö holds two marriages and chooses hearts. That’s forty points, and hearts are trumps.</source>
        <translation>Väinö har två par och väljer hjärter. Det ger fyrtio poäng, och hjärter är trumf.</translation>
    </message>
    <message>
        <source>Väinö declared the king and queen of spades for twenty points. Now spades are trumps, and hearts are a side suit again.</source>
        <translation>Väinö anmälde kung och dam i spader för tjugo poäng. Nu är spader trumf, och hjärter är en vanlig färg igen.</translation>
    </message>
    <message>
        <source>You must follow suit, and the {card} is your only card of that suit. Play it.</source>
        <translation>Du måste bekänna, och {card} är ditt enda kort i den färgen. Spela det.</translation>
    </message>
    <message>
        <source>You win 131 to 59, for one berry. A side that takes no trick goes in the bag, and can’t declare in the next hand.</source>
        <translation>Ni vinner med 131 mot 59 och får ett bär. En sida utan stick hamnar i påsen och får inte anmäla i nästa giv.</translation>
    </message>
    <message>
        <source>sending others into the bag</source>
        <translation>att skicka de andra i påsen</translation>
    </message>
    <message>
        <source>a side in the bag</source>
        <translation>en sida i påsen</translation>
    </message>
    <message>
        <source>Taking every trick, and what happens to the other side.</source>
        <translation>Att ta alla stick, och vad som händer med de andra.</translation>
    </message>
    <message>
        <source>What a side in the bag can’t do, and how it gets out.</source>
        <translation>Vad en sida i påsen inte får göra, och hur den kommer ut.</translation>
    </message>
    <message>
        <source>An ace counts 11, a ten 10, a king 4, a queen 3 and a jack 2. The last trick counts another 10.</source>
        <translation>Ett ess räknas 11, en tia 10, en kung 4, en dam 3 och en knekt 2. Sista sticket ger ytterligare 10.</translation>
    </message>
    <message>
        <source>You and Väinö have strong cards. Try to win every trick, because a side without a trick is in trouble.</source>
        <translation>Du och Väinö har starka kort. Försök ta alla stick, för en sida utan stick råkar illa ut.</translation>
    </message>
    <message>
        <source>You took every trick. That’s 130 to nothing: 120 for cards and 10 for the last trick. You get two berries.</source>
        <translation>Ni tog alla stick. Det blir 130–0: 120 för korten och 10 för sista sticket. Ni får två bär.</translation>
    </message>
    <message>
        <source>The others took no trick, so they go in the bag. In the next hand, they can’t declare or ask.</source>
        <translation>De andra tog inget stick, så de hamnar i påsen. I nästa giv får de varken anmäla eller fråga.</translation>
    </message>
    <message>
        <source>Hilma and Elsa took no trick in the last hand, so they’re in the bag. They can’t declare or ask for a marriage.</source>
        <translation>Hilma och Elsa tog inget stick i förra given, så de är i påsen. De får varken anmäla eller fråga efter par.</translation>
    </message>
    <message>
        <source>They have the higher total, 90 to 40, but they were in the bag. So nobody scores.</source>
        <translation>De har den högre summan, 90 mot 40, men de var i påsen. Därför får ingen något.</translation>
    </message>
    <message>
        <source>They took tricks this time, so they leave the bag. From the next hand on, they may declare again.</source>
        <translation>Den här gången tog de stick, så de kommer ur påsen. Från nästa giv får de anmäla igen.</translation>
    </message>
    <message>
        <source>If both totals are the same, nobody scores either.</source>
        <translation>Är summorna lika får ingen heller något.</translation>
    </message>
    <message>
        <source>Väinö asked for the other half in diamonds. You hold the queen, so your answer is yes. Diamonds are trumps, for two berries.</source>
        <translation>Väinö frågade efter den andra halvan i ruter. Du har damen, så ditt svar är ja. Ruter är trumf, och det ger två bär.</translation>
    </message>
    <message>
        <source>You score two for trumps and one for the last trick. The others score one for a marriage and one for more aces and tens.</source>
        <translation>Ni får två poäng för trumf och en för sista sticket. De andra får en poäng för ett par och en för flest matadorer (ess och tior).</translation>
    </message>
    <message>
        <source>The first lead must be an ace if the leader has one. Without an ace, Väinö led the jack of hearts.</source>
        <translation>Det första utspelet måste vara ett ess om man har något. Väinö hade inget, så han spelade ut hjärter knekt.</translation>
    </message>
    <message>
        <source>Väinö has the king, so hearts are trumps, for two berries. Now you must lead a card of the marriage. Play the {card}.</source>
        <translation>Väinö har kungen, så hjärter är trumf, och det ger två bär. Nu måste du spela ut ett kort ur paret. Spela {card}.</translation>
    </message>
    <message>
        <source>Hilma won a trick and declared spades, a “little one” worth one berry for her side. Hearts stay trumps.</source>
        <translation>Hilma tog ett stick och anmälde spader, ett tjog som ger de andra ett bär. Hjärter förblir trumf.</translation>
    </message>
    <message>
        <source>You score four berries: two for trumps, one each for the last trick and more aces and tens. The others score one. You win with twelve.</source>
        <translation>Ni får fyra bär: två för trumf och ett vardera för sista sticket och flest matadorer. De andra får ett. Tolv vinner.</translation>
    </message>
    <message>
        <source>Declaring your own pair, taking every trick, and Porvoo.</source>
        <translation>Att anmäla sitt eget par, ta alla stick och Borgå.</translation>
    </message>
    <message>
        <source>Asking for a whole, and what breaks a tie.</source>
        <translation>Att fråga efter en hel, och vad som avgör när det är lika.</translation>
    </message>
    <message>
        <source>Spades are trumps, for two berries. Now you must lead a card of your marriage. Play the {card}.</source>
        <translation>Spader är trumf, och det ger två bär. Nu måste du spela ut ett kort ur paret. Spela {card}.</translation>
    </message>
    <message>
        <source>You took every trick and score five berries: two for trumps, one each for diamonds, the last trick, and aces and tens.</source>
        <translation>Ni tog alla stick och får fem bär: två för trumf och ett vardera för ruter, sista sticket samt ess och tior.</translation>
    </message>
    <message>
        <source>The others took no trick, so they go to Porvoo. They lose all five berries and are back at zero.</source>
        <translation>De andra tog inget stick, så de åker till Borgå. De förlorar alla fem bären och står på noll.</translation>
    </message>
    <message>
        <source>If the tie-break is tied too, nobody gets that berry.</source>
        <translation>Är det lika också då får ingen det bäret.</translation>
    </message>
    <message>
        <source>After each trick, the winner draws a card from the stock, then the other player draws. The winner leads again.</source>
        <translation>Efter varje stick drar vinnaren ett kort ur talongen, och sedan drar den andra spelaren. Vinnaren spelar ut igen.</translation>
    </message>
    <message>
        <source>While the stock lasts, you may play any card, whatever was led. Give away as little as you can, and play the {card}.</source>
        <translation>Så länge talongen räcker får du spela vilket kort som helst, vad som än spelas ut. Ge bort så lite som möjligt: spela {card}.</translation>
    </message>
    <message>
        <source>The stock is gone. Now follow suit, and beat the highest card if you can. If you can’t follow suit, you must trump.</source>
        <translation>Talongen är slut. Nu ska du bekänna färg och gå över det högsta kortet om du kan. Kan du inte bekänna måste du trumfa.</translation>
    </message>
    <message>
        <source>Väinö took the last trick and the more valuable cards, for one berry each. The first player to reach twelve wins.</source>
        <translation>Väinö tog sista sticket och de värdefullaste korten, och får ett bär för vartdera. Den som först har tolv vinner.</translation>
    </message>
    <message>
        <source>You hold the king and queen of hearts, a marriage. Before you can declare it, you have to win a trick.</source>
        <translation>Du har hjärter kung och hjärter dam, alltså ett par. För att få anmäla det måste du först ta ett stick.</translation>
    </message>
    <message>
        <source>A spade was led. Play the {card} to win the trick, because then you can declare your marriage.</source>
        <translation>Spader spelades ut. Spela {card} och ta sticket, för då får du anmäla ditt par.</translation>
    </message>
    <message>
        <source>The stock is gone, so nobody can declare now. Follow suit, and beat the highest card if you can. If you can’t follow suit, trump.</source>
        <translation>Talongen är slut, så ingen kan anmäla längre. Nu ska du bekänna och gå över det högsta kortet, eller trumfa om du inte kan bekänna.</translation>
    </message>
    <message>
        <source>Five berries: two for trumps, one each for the second marriage, the last trick and the more valuable cards. Väinö gets no berries.</source>
        <translation>Fem bär: två för trumf och ett vardera för andra paret, sista sticket och de värdefullaste korten. Väinö får inga.</translation>
    </message>
    <message>
        <source>Drawing from the stock, and when you must follow suit.</source>
        <translation>Att dra från talongen, och när du måste bekänna.</translation>
    </message>
    <message>
        <source>your own pair</source>
        <translation>ditt eget par</translation>
    </message>
    <message>
        <source>beyond twelve, and Porvoo</source>
        <translation>över tolv, och Borgå</translation>
    </message>
    <message>
        <source>asking your partner</source>
        <translation>att fråga sin partner</translation>
    </message>
    <message>
        <source>a bid that’s missed</source>
        <translation>ett missat bud</translation>
    </message>
    <message>
        <source>läpiajo</source>
        <translation>läpiajo</translation>
    </message>
    <message>
        <source>The order of the cards, following suit, and the first score.</source>
        <translation>Kortens ordning, att bekänna färg och de första poängen.</translation>
    </message>
    <message>
        <source>Asking your partner for half a marriage, trumps, and the little one.</source>
        <translation>Att fråga sin partner efter en halva, trumf och tjoget.</translation>
    </message>
    <message>
        <source>Asking your partner for a whole, and how trumps change.</source>
        <translation>Att fråga sin partner efter en hel, och hur trumfen byts.</translation>
    </message>
    <message>
        <source>Asking for a whole, and declaring your own pair later.</source>
        <translation>Att fråga efter en hel, och anmäla sitt eget par senare.</translation>
    </message>
    <message>
        <source>Declaring your own marriages, and what they score.</source>
        <translation>Att anmäla sina egna par, och vad de ger.</translation>
    </message>
    <message>
        <source>What happens beyond twelve, and the trip to Porvoo.</source>
        <translation>Vad som händer över tolv, och resan till Borgå.</translation>
    </message>
    <message>
        <source>Bidding, the exchange, and raising your bid.</source>
        <translation>Budgivning, kortbyte och att höja sitt bud.</translation>
    </message>
    <message>
        <source>Bidding, the kitty, your discards, and raising your bid.</source>
        <translation>Budgivning, talongen, det du lägger bort och att höja sitt bud.</translation>
    </message>
    <message>
        <source>What it costs to miss your bid.</source>
        <translation>Vad det kostar att missa sitt bud.</translation>
    </message>
    <message>
        <source>What it costs to take no trick at all.</source>
        <translation>Vad det kostar att inte ta ett enda stick.</translation>
    </message>
    <message>
        <source>Aces and tens count 10, and kings, queens and jacks 5. The last trick counts another 20.</source>
        <translation>Ess och tior räknas 10, kungar, damer och knektar 5. Sista sticket ger ytterligare 20.</translation>
    </message>
    <message>
        <source>An ace counts 11, a ten 10, a king 4, a queen 3 and a jack 2. The last trick counts another 20.</source>
        <translation>Ett ess räknas 11, en tia 10, en kung 4, en dam 3 och en knekt 2. Sista sticket ger ytterligare 20.</translation>
    </message>
    <message>
        <source>Aces and tens are tied, four each. Then an ace counts 4, a king 3, a queen 2 and a jack 1. You have more.</source>
        <translation>Ess och tior är lika, fyra var. Då räknas ett ess 4, en kung 3, en dam 2 och en knekt 1. Du har mest.</translation>
    </message>
    <message>
        <source>If you take no trick in a hand, you go to Porvoo. That means you lose all your berries and start again from zero.</source>
        <translation>Tar du inget stick i en giv åker du till Borgå. Då förlorar du alla dina bär och börjar om från noll.</translation>
    </message>
    <message>
        <source>Missing your bid costs as much as making it brings. Bid high only when you hope for a marriage that you can declare.</source>
        <translation>Att missa budet kostar lika mycket som att klara det ger. Bjud högt bara om du hoppas få anmäla ett par.</translation>
    </message>
    <message>
        <source>Väinö bid highest. Help your partner with your best cards: {cards}.</source>
        <translation>Väinö bjöd högst. Hjälp honom med dina bästa kort: {cards}.</translation>
    </message>
    <message>
        <source>Your side took every trick and made its bid. You score what Väinö bid, however much you took.</source>
        <translation>Er sida tog alla stick och klarade sitt bud. Ni får vad Väinö bjöd, hur mycket ni än tog.</translation>
    </message>
    <message>
        <source>Hilma bid highest, promising eighty points for her side. You and Väinö try to stop her. You’ll learn bidding in the third lesson.</source>
        <translation>Hilma bjöd högst. Hennes sida lovade åttio poäng, och du och Väinö försöker hindra det. Budgivningen lär du dig i tredje lektionen.</translation>
    </message>
    <message>
        <source>Aces and tens count 10, and kings, queens and jacks 5. The last trick counts 20. Hilma’s side bid 80, took 115 and scores 80.</source>
        <translation>Ess och tior ger tio, kungar, damer och knektar fem och sista sticket tjugo. Hilmas sida tog 115, så den får sina åttio.</translation>
    </message>
    <message>
        <source>You can declare only after winning a trick that you led, and you just did. Declare the king and queen of {suit}.</source>
        <translation>Du får anmäla bara efter ett stick där du själv spelade ut, och ett sådant tog du just. Anmäl kung och dam i {suit}.</translation>
    </message>
    <message>
        <source>That’s 80 points! Diamonds stay trumps until someone declares another marriage. Your side needs 105 in all.</source>
        <translation>Åttio poäng! Ruter är trumf tills någon anmäler ett annat par. Er sida behöver 105.</translation>
    </message>
    <message>
        <source>Your side took 175 points and had bid 105, so you score 105. The others score what they took.</source>
        <translation>Er sida tog 175 poäng och hade bjudit 105, så ni får 105. De andra får det de tog.</translation>
    </message>
    <message>
        <source>Before play, everyone bids how many points their side will take, in steps of five. If you pass, you drop out. The highest bid wins.</source>
        <translation>Före spelet bjuder alla hur många poäng deras sida ska ta, i steg om fem, eller passar för gott. Högsta budet vinner.</translation>
    </message>
    <message>
        <source>You must open the bidding. Start low and see what the others want. Bid {amount}.</source>
        <translation>Du måste öppna budgivningen. Börja lågt och se vad de andra vill. Bjud {amount}.</translation>
    </message>
    <message>
        <source>Everyone else passed, so your side plays for fifty. Väinö gives you three cards that may help you.</source>
        <translation>De andra passade, så er sida ska ta femtio poäng. Väinö ger dig tre kort som kan hjälpa.</translation>
    </message>
    <message>
        <source>Give back the three cards that help you least: {cards}.</source>
        <translation>Lämna tillbaka de tre kort som hjälper dig minst: {cards}.</translation>
    </message>
    <message>
        <source>You won a trick that you led, so declare a marriage. Start with {suit} for forty points, and keep hearts for later.</source>
        <translation>Du tog ett stick där du själv spelade ut, så anmäl ett par. Börja med {suit} för fyrtio poäng, och spara hjärter till senare.</translation>
    </message>
    <message>
        <source>Now declare {suit} for a hundred points. Hearts become trumps in place of spades.</source>
        <translation>Anmäl nu {suit} för hundra poäng. Hjärter blir trumf i stället för spader.</translation>
    </message>
    <message>
        <source>Your side took 280 points and made its bid of 235, so you score 235. Missing it would have cost you as much.</source>
        <translation>Er sida tog 280 poäng och klarade budet på 235, så ni får 235. Att missa det hade kostat lika mycket.</translation>
    </message>
    <message>
        <source>Asking for a whole after your own lead, and changing trumps.</source>
        <translation>Att fråga efter en hel efter eget utspel, och att byta trumf.</translation>
    </message>
    <message>
        <source>You won a trick that you led, so you may also ask Väinö for a whole, the king and queen of one suit.</source>
        <translation>Du tog ett stick där du spelade ut, så du får också fråga Väinö efter en hel, kung och dam i samma färg.</translation>
    </message>
    <message>
        <source>You won again. Declare {suit} for 60 points, and they become trumps in place of diamonds.</source>
        <translation>Du vann igen. Anmäl {suit} för 60 poäng, så blir de trumf i stället för ruter.</translation>
    </message>
    <message>
        <source>Your side took 325 points but bid only 95, so you score 95. Raising the bid would have paid.</source>
        <translation>Er sida tog 325 poäng men bjöd bara 95, så ni får 95. Det hade lönat sig att höja.</translation>
    </message>
    <message>
        <source>If you hold only half of a marriage, you may ask your partner for the other half. The answer is always true.</source>
        <translation>Har du bara ena halvan av ett par får du fråga din partner efter den andra. Svaret är alltid sant.</translation>
    </message>
    <message>
        <source>Väinö bid 105 for your side. All the cards and the last trick make only 160, so you need nearly everything or a marriage.</source>
        <translation>Väinö bjöd 105 för er sida. Korten och sista sticket ger bara 160, så ni behöver nästan allt eller ett par.</translation>
    </message>
    <message>
        <source>Väinö asked you for a half in hearts. You have neither the king nor the queen, so the answer is no.</source>
        <translation>Väinö frågade dig efter en halva i hjärter. Du har varken kungen eller damen, så svaret är nej.</translation>
    </message>
    <message>
        <source>Your side took 90 points but had bid 105, so you lose 105. The others score their 70.</source>
        <translation>Er sida tog 90 poäng men hade bjudit 105, så ni förlorar 105. De andra får sina 70.</translation>
    </message>
    <message>
        <source>Väinö gave you three cards back and stays at 120. Your partner leads, and you help.</source>
        <translation>Väinö gav dig tre kort tillbaka och stannar på 120. Han spelar ut, och du hjälper honom.</translation>
    </message>
    <message>
        <source>Väinö led, won the trick and declared hearts, the best marriage. That’s 100 points, and hearts are trumps.</source>
        <translation>Väinö tog ett stick där han spelade ut och anmälde hjärter, det bästa paret. Det ger 100 poäng, och hjärter är trumf.</translation>
    </message>
    <message>
        <source>The others took no trick at all. That’s läpiajo, and it costs them the bid of 120.</source>
        <translation>De andra tog inte ett enda stick. Det är läpiajo, och det kostar dem budet på 120.</translation>
    </message>
    <message>
        <source>Elsa bid highest and took the kitty. She promised 140 points, alone against you and Hilma. Take what you can.</source>
        <translation>Elsa bjöd högst och tog talongen. Hon lovade 140 poäng, ensam mot dig och Hilma. Ta det du kan.</translation>
    </message>
    <message>
        <source>Elsa took 165 points, so she makes her bid of 140. The defenders score what they took, so you get 25.</source>
        <translation>Elsa tog 165 poäng, så hon klarar sitt bud på 140. Motspelarna får det de tog, så du får 25.</translation>
    </message>
    <message>
        <source>You won again and hold another king and queen. Declare {suit} for sixty more points, and they become trumps.</source>
        <translation>Du vann igen och har en kung och dam till. Anmäl {suit} för sextio poäng till, så blir den färgen trumf.</translation>
    </message>
    <message>
        <source>You took 250 points and had bid 185, so you score 185. Missing it would have cost you as much.</source>
        <translation>Du tog 250 poäng och hade bjudit 185, så du får 185. Att missa det hade kostat lika mycket.</translation>
    </message>
    <message>
        <source>Each player bids how many points they’ll take alone, in steps of five. If you pass, you drop out. Elsa must open.</source>
        <translation>Alla bjuder hur många poäng de tänker ta ensamma, i steg om fem, eller passar för gott. Elsa måste öppna.</translation>
    </message>
    <message>
        <source>You took 140 points and had bid 80, so you score 80. A higher raise would have brought you more.</source>
        <translation>Du tog 140 poäng och hade bjudit 80, så du får 80. En större höjning hade gett mer.</translation>
    </message>
    <message>
        <source>You took 105 points and had bid 85, so you score 85. Elsa scores the 55 that she took.</source>
        <translation>Du tog 105 poäng och hade bjudit 85, så du får 85. Elsa får de 55 hon tog.</translation>
    </message>
    <message>
        <source>Hilma took no trick. A player without a trick loses the bid, so this hand costs her 85.</source>
        <translation>Hilma tog inget stick. En spelare utan stick förlorar budet, så given kostar henne 85.</translation>
    </message>
    <message>
        <source>You bid 100 because you hold two marriages. But you can declare one only after winning a trick.</source>
        <translation>Du bjöd 100 för att du har två par. Men du får anmäla ett par först när du har tagit ett stick.</translation>
    </message>
    <message>
        <source>You still haven’t won a trick, so both marriages are stuck in your hand. Now you have to break one up.</source>
        <translation>Du har ännu inte tagit ett stick, så båda paren sitter fast på din hand. Nu måste du bryta ett av dem.</translation>
    </message>
    <message>
        <source>You took 60 points but had bid 100, so you lose 100. The others score what they took.</source>
        <translation>Du tog 60 poäng men hade bjudit 100, så du förlorar 100. De andra får det de tog.</translation>
    </message>
    <message>
        <source>Eleven cards are set aside face down as a dead hand. Nobody bid, so you each play for your own points.</source>
        <translation>Elva kort ligger åt sidan med baksidan upp, som en död hand. Ingen bjöd, så ni spelar var och en för sina egna poäng.</translation>
    </message>
    <message>
        <source>Nobody bid, so each player scores the points they took. Väinö gets 145, including 100 for the marriage in hearts, and you get 40.</source>
        <translation>Ingen bjöd, så ni får de poäng ni tog. Väinö får 145, varav 100 för paret i hjärter, och du får 40.</translation>
    </message>
    <message>
        <source>The marriage decided it. You score 150 and Väinö 55. The first player to reach 505 wins the match.</source>
        <translation>Paret avgjorde. Du får 150 och Väinö 55. Den som först har 505 vinner matchen.</translation>
    </message>
    <message>
        <source>Each player bids how many points they’ll take, or passes. Bids start at sixty, in steps of five. The highest bidder takes the kitty.</source>
        <translation>Ni bjuder hur många poäng ni tänker ta, minst 60 och i steg om fem, eller passar. Den som bjuder högst tar talongen.</translation>
    </message>
    <message>
        <source>You can’t discard aces or tens, so discard {cards}. They count once you win a trick.</source>
        <translation>Du får inte lägga bort ess eller tior, så lägg bort {cards}. De räknas för dig när du har tagit ett stick.</translation>
    </message>
    <message>
        <source>You took 105 points and had bid 65, so you score 65. Väinö took 30 points and scores 30.</source>
        <translation>Du tog 105 poäng och hade bjudit 65, så du får 65. Väinö får de trettio som han tog.</translation>
    </message>
    <message>
        <source>sooli</source>
        <translation>sooli</translation>
    </message>
    <message>
        <source>when a rise is over</source>
        <translation>när en uppgång tar slut</translation>
    </message>
    <message>
        <source>Choosing rami or nolo, and avoiding tricks.</source>
        <translation>Att välja rami eller nolo, och att undvika stick.</translation>
    </message>
    <message>
        <source>Playing alone, without taking a single trick.</source>
        <translation>Att spela ensam utan att ta ett enda stick.</translation>
    </message>
    <message>
        <source>Beating a sooli, and how a side loses its points.</source>
        <translation>Att fälla en sooli, och hur en sida förlorar sina poäng.</translation>
    </message>
    <message>
        <source>Elsa bid rami, but your cards are very low. Play alone and take no trick: choose “{action}”.</source>
        <translation>Elsa bjöd rami, men dina kort är mycket låga. Spela ensam utan stick: välj ”{action}”.</translation>
    </message>
    <message>
        <source>Give one card to Väinö, who sits out. Get rid of your worst card: {cards}. Aces are low in sooli, so keep yours.</source>
        <translation>Ge ett kort till Väinö, som står över. Bli av med ditt sämsta: {cards}. Ess är lägst i sooli, så behåll dina.</translation>
    </message>
    <message>
        <source>You always play last. The ace is the lowest card here, so stay below the other card. Play the {card}.</source>
        <translation>Du spelar alltid sist. Esset är lägst här, så håll dig under det andra kortet. Spela {card}.</translation>
    </message>
    <message>
        <source>Not a single trick! Sooli scores 24 points for your side. With even one trick, the others would have got them.</source>
        <translation>Inte ett enda stick! Sooli ger er sida 24 poäng. Med bara ett stick hade de andra fått dem.</translation>
    </message>
    <message>
        <source>Väinö bid rami, and Hilma says sooli. Elsa sits out. The others have 20 points, so make Hilma take a trick.</source>
        <translation>Väinö bjöd rami, och Hilma säger sooli. Elsa står över. De andra har 20 poäng, så tvinga Hilma att ta ett stick.</translation>
    </message>
    <message>
        <source>Lead low, so that Hilma has trouble staying below. Play the {card}.</source>
        <translation>Spela ut lågt, så att Hilma får svårt att hålla sig under. Spela {card}.</translation>
    </message>
    <message>
        <source>Hilma had to win a trick with the queen of hearts. Her sooli is beaten, and the hand ends at once.</source>
        <translation>Hilma måste ta ett stick med hjärterdamen. Hennes sooli är fälld, och given är genast slut.</translation>
    </message>
    <message>
        <source>The others had 20 points and lost the hand. Their rise is over, so they drop to zero, and you score nothing yet.</source>
        <translation>De andra hade 20 poäng och förlorade given. Deras uppgång är slut, så de faller till noll, och ni får ännu ingenting.</translation>
    </message>
    <message>
        <source>If the side that bid rami takes fewer than seven tricks, the others score 8 for each trick over six.</source>
        <translation>Om sidan som bjöd rami tar färre än sju stick får de andra 8 poäng för varje stick över sex.</translation>
    </message>
    <message>
        <source>Now count the card points. An ace counts 11, a ten 10, a king 4, a queen 3 and a jack 2. Lower cards count nothing.</source>
        <translation>Nu räknas kortpoängen. Ett ess ger 11, en tia 10, en kung 4, en dam 3 och en knekt 2. Lägre kort ger inget.</translation>
    </message>
    <message>
        <source>Väinö holds the king and queen of spades. That’s 40 points, and spades are trumps. The king came from you!</source>
        <translation>Väinö har kung och dam i spader. Det ger 40 poäng, och spader är trumf. Kungen gav du honom själv!</translation>
    </message>
    <message>
        <source>every trick</source>
        <translation>alla stick</translation>
    </message>
    <message>
        <source>Taking every trick, so that the whole pack counts.</source>
        <translation>Att ta alla stick, så att hela leken räknas.</translation>
    </message>
    <message>
        <source>You may raise your bid of 85 once, but you have no marriage and few high cards. Choose “{action}”.</source>
        <translation>Du får höja ditt bud på 85 en gång, men du har inget par och få höga kort. Välj ”{action}”.</translation>
    </message>
    <message>
        <source>You took 78 points but had bid 85, so you lose 85. Seven points were missing.</source>
        <translation>Du tog 78 poäng men hade bjudit 85, så du förlorar 85. Sju poäng fattades.</translation>
    </message>
    <message>
        <source>Väinö took 36 points and scores 35. What the other player took is rounded to the nearest five.</source>
        <translation>Väinö tog 36 poäng och får 35. Det som den andra spelaren tog avrundas till närmaste femtal.</translation>
    </message>
    <message>
        <source>You took every trick, so the whole pack counts for you, 140 with the last trick. You score your bid of 75.</source>
        <translation>Du tog alla stick, så hela leken räknas för dig, 140 med sista sticket. Du får ditt bud på 75.</translation>
    </message>
    <message>
        <source>Väinö took no trick. That’s läpiajo, and it costs the bid of 75.</source>
        <translation>Väinö tog inget stick. Det är läpiajo, och det kostar honom budet på 75.</translation>
    </message>
    <message>
        <source>Your partner Väinö’s ten is winning, but you must beat it if you can. That pays off, because the winner may ask for a marriage.</source>
        <translation>Din partner Väinös tia leder, men du måste gå över den om du kan. Det lönar sig, för vinnaren får fråga efter ett par.</translation>
    </message>
    <message>
        <source>You won a trick, so before you lead you may ask Väinö for a marriage. Ask for the other half in clubs.</source>
        <translation>Du tog ett stick. Innan du spelar ut får du fråga Väinö efter ett par. Fråga efter den andra halvan i klöver.</translation>
    </message>
    <message>
        <source>Väinö doesn’t have the king of clubs, and each trick gives you only one question. Lead the ace of clubs. If it wins, you may ask again.</source>
        <translation>Väinö har inte klöver kung, och du får bara fråga en gång per stick. Spela ut esset. Om det vinner får du fråga igen.</translation>
    </message>
    <message>
        <source>Väinö has the queen! The first marriage makes its suit trumps, so hearts now beat every other suit. That’s two berries.</source>
        <translation>Väinö har damen! Det första paret gör sin färg till trumf, så hjärter slår nu alla andra färger. Det ger två bär.</translation>
    </message>
    <message>
        <source>Väinö won a trick and declared the king and queen of spades. Hearts stay trumps. A later marriage is a “little one”, worth one berry.</source>
        <translation>Väinö tog ett stick och anmälde kung och dam i spader. Hjärter förblir trumf. Ett senare par kallas tjog och ger ett bär.</translation>
    </message>
    <message>
        <source>You hold a whole marriage yourself, the king and queen of clubs. Win this trick with the ace, so your pair stays together.</source>
        <translation>Du har själv ett helt par, kung och dam i klöver. Ta det här sticket med esset, så att paret hålls samman.</translation>
    </message>
    <message>
        <source>That would win the trick too, but it would break up your pair. Play the ace of clubs.</source>
        <translation>Det skulle också ta sticket, men det skulle bryta ditt par. Spela klöveress.</translation>
    </message>
    <message>
        <source>You won, so you may do one thing before you lead. Ask Väinö for a whole, a king and queen of the same suit.</source>
        <translation>Du vann, så du får göra en sak innan du spelar ut. Fråga Väinö efter en hel, kung och dam i samma färg.</translation>
    </message>
    <message>
        <source>You may declare your own pair now, but you can still do that later. In this lesson, ask for a whole first.</source>
        <translation>Du får anmäla ditt eget par nu, men det hinner du senare. Fråga först efter en hel i den här lektionen.</translation>
    </message>
    <message>
        <source>Väinö holds the king and queen of diamonds! Diamonds are trumps, for two berries. Your own pair comes after your next trick.</source>
        <translation>Väinö har kung och dam i ruter! Ruter är trumf, och det ger två bär. Ditt eget par får vänta till nästa stick.</translation>
    </message>
    <message>
        <source>The ace of diamonds is gone, so your ten is the highest trump. Lead it.</source>
        <translation>Ruteress är borta, så din tia är högsta trumf. Spela ut den.</translation>
    </message>
    <message>
        <source>You could lead that, but it might lose. The ten of diamonds can’t be beaten.</source>
        <translation>Det kan du också spela ut, men det kan bli slaget. Ingenting slår rutertian.</translation>
    </message>
    <message>
        <source>You won again. Declare your own pair in clubs. It’s a “little one”, worth one berry, and diamonds stay trumps.</source>
        <translation>Du vann igen. Anmäl ditt eget par i klöver. Det är ett tjog, värt ett bär, och ruter förblir trumf.</translation>
    </message>
    <message>
        <source>Declare the pair that you hold yourself, the king and queen of clubs. Nobody has to be asked.</source>
        <translation>Anmäl paret som du har själv, kung och dam i klöver. Ingen behöver tillfrågas.</translation>
    </message>
    <message>
        <source>You score five berries: two for trumps, one each for the little one, the last trick and more card points.</source>
        <translation>Ni får fem bär: två för trumf och ett vardera för tjoget, sista sticket och flest kortpoäng.</translation>
    </message>
    <message>
        <source>All cards together make 120 points, so 61 win the berry. If both sides have 60, nobody gets it.</source>
        <translation>Alla kort ger tillsammans 120 poäng, så 61 räcker till bäret. Har båda 60 får ingen det.</translation>
    </message>
    <message>
        <source>You have nine berries, the others eight, and you need exactly twelve. Diamonds are trumps, which is worth two to you.</source>
        <translation>Ni har nio bär, de andra åtta, och ni behöver exakt tolv. Ruter är trumf, och det ger er två.</translation>
    </message>
    <message>
        <source>The ace of trumps is gone, so your ten is the highest. Lead it, and the others lose their trumps.</source>
        <translation>Trumfesset är borta, så din tia är högst. Spela ut den, så förlorar de andra sina trumf.</translation>
    </message>
    <message>
        <source>Your ten of diamonds is the highest trump left. Lead it, and no trump of theirs can hurt you later.</source>
        <translation>Din rutertia är den högsta trumfen som är kvar. Spela ut den, så kan deras trumf inte skada er senare.</translation>
    </message>
    <message>
        <source>The others haven’t won a single trick yet. If it stays like that, something bad happens to them.</source>
        <translation>De andra har ännu inte tagit ett enda stick. Fortsätter det så går det illa för dem.</translation>
    </message>
    <message>
        <source>You score four berries, and nine and four make thirteen. That’s more than twelve, so you drop to seven.</source>
        <translation>Ni får fyra bär, och nio och fyra är tretton. Det är mer än tolv, så ni faller till sju.</translation>
    </message>
    <message>
        <source>The others took no trick, so they go to Porvoo. They lose all eight berries and are back at zero.</source>
        <translation>De andra tog inget stick, så de åker till Borgå. De förlorar alla åtta bären och står på noll.</translation>
    </message>
    <message>
        <source>Near twelve, count ahead. Sometimes it’s better to leave the last trick to the others.</source>
        <translation>Räkna i förväg nära tolv. Ibland är det bättre att lämna sista sticket åt de andra.</translation>
    </message>
    <message>
        <source>sets</source>
        <translation>kombinationer</translation>
    </message>
    <message>
        <source>wild cards and finishing</source>
        <translation>vilda kort och att gå ut</translation>
    </message>
    <message>
        <source>tunnelas and maal</source>
        <translation>tunnelor och maal</translation>
    </message>
    <message>
        <source>You play against Suman. Three packs are shuffled together, and you hold 21 cards. Collect sets until every card is in one.</source>
        <translation>Du spelar mot Suman. Tre lekar är blandade, och du har 21 kort. Samla kombinationer tills alla kort ingår i någon.</translation>
    </message>
    <message>
        <source>Three cards in a row in one suit make a sequence. You hold the ten, the jack and the queen of clubs. Here tens aren’t high.</source>
        <translation>Tre kort i följd i samma färg är en svit. Du har klöver tio, knekt och dam. Här är tian inte hög.</translation>
    </message>
    <message>
        <source>Each turn starts with a draw. Take a hidden card from the stock, or the offered card. This time, draw from the stock.</source>
        <translation>Varje tur börjar med att du drar: ett dolt kort ur talongen eller det erbjudna kortet. Dra nu ur talongen.</translation>
    </message>
    <message>
        <source>A third eight of hearts! Three identical cards make a tunnela, and that’s a set too.</source>
        <translation>En tredje hjärter åtta! Tre likadana kort är en tunnela, och det är också en kombination.</translation>
    </message>
    <message>
        <source>Each turn ends with a discard. Choose a card that fits nowhere: {cards}.</source>
        <translation>Varje tur slutar med att du kastar ett kort. Välj ett som inte passar någonstans: {cards}.</translation>
    </message>
    <message>
        <source>You have three pure sets, which are sequences or tunnelas without wild cards. Press the button to show them.</source>
        <translation>Du har tre rena kombinationer, alltså sviter eller tunnelor utan vilda kort. Tryck på knappen för att öppna.</translation>
    </message>
    <message>
        <source>You’ve shown three pure sets, so you’ve “seen the maal”. Now you know the tiplu, the three of clubs. You’ll need it in the next lesson.</source>
        <translation>Du har öppnat med tre rena kombinationer, så du har ”sett maal”. Nu vet du att tiplun är klövertrean. Den behöver du i nästa lektion.</translation>
    </message>
    <message>
        <source>The tiplu is the three of clubs. All threes are wild, and so are the two and four of clubs. You hold two wild cards.</source>
        <translation>Tiplun är klövertrean. Alla treor är vilda, liksom klövertvåan och klöverfyran. Du har två vilda kort.</translation>
    </message>
    <message>
        <source>The seven of spades makes a sequence with your eight and six. To finish, you need every card in a set. Wild cards fill gaps.</source>
        <translation>Spadersjuan ger en svit med din åtta och sexa. För att gå ut måste du ha alla kort i kombinationer. Vilda kort fyller luckor.</translation>
    </message>
    <message>
        <source>Suman discarded a three of hearts. With your four and two, it makes a sequence. Take the offered card.</source>
        <translation>Suman kastade en hjärtertrea. Med din fyra och tvåa blir det en svit, så ta det erbjudna kortet.</translation>
    </message>
    <message>
        <source>All your cards but one fit into sets now, even your two wild cards. Press the button to finish.</source>
        <translation>Alla dina kort utom ett ingår nu i kombinationer, också dina två vilda kort. Tryck på knappen för att gå ut.</translation>
    </message>
    <message>
        <source>Suman hasn’t seen the maal, so you get ten points. Your two twos of clubs, next to the tiplu, add five. That’s fifteen.</source>
        <translation>Suman har inte sett maal, så du får tio poäng. Dina två klövertvåor, tipluns grannar, ger fem till. Det blir femton.</translation>
    </message>
    <message>
        <source>Three eights of clubs, dealt straight to you, make a tunnela. Show it before your first draw, and it scores five points.</source>
        <translation>Du fick tre klöveråttor i given, alltså en tunnela. Visar du den innan du drar första gången ger den fem poäng.</translation>
    </message>
    <message>
        <source>Show it now, before you draw. Press the button that shows tunnelas.</source>
        <translation>Visa den nu, innan du drar. Tryck på knappen för att visa tunnelor.</translation>
    </message>
    <message>
        <source>The offered card is the king of clubs, and you hold the ace and queen. That makes a sequence, so take it.</source>
        <translation>Det erbjudna kortet är klöverkungen, och du har esset och damen. Det blir en svit, så ta kungen.</translation>
    </message>
    <message>
        <source>Suman showed sets first and knows the tiplu now. Don’t worry, your third pure set is close.</source>
        <translation>Suman öppnade först och vet nu vad tiplun är. Ingen fara, din tredje rena kombination är nära.</translation>
    </message>
    <message>
        <source>The tiplu is the ten of diamonds, and you hold two of them. Keep both, because they’re worth eight points of maal.</source>
        <translation>Tiplun är rutertian, och du har två. Behåll båda, för de ger åtta poäng maal.</translation>
    </message>
    <message>
        <source>The king of clubs gives you three kings in different suits, a trial. Now all your cards fit, so take the offered card.</source>
        <translation>Klöverkungen ger dig tre kungar i olika färger, en trial. Då passar alla dina kort, så ta det erbjudna kortet.</translation>
    </message>
    <message>
        <source>Suman pays you sixteen. Your maal is thirteen: eight for two tiplus and five for the tunnela. Finishing adds three.</source>
        <translation>Suman betalar dig sexton. Din maal är tretton: åtta för två tiplukort och fem för tunnelan. Att gå ut ger tre till.</translation>
    </message>
    <message>
        <source>You could do that too, but in this lesson take the other card.</source>
        <translation>Det är också tillåtet, men ta det andra kortet i den här lektionen.</translation>
    </message>
    <message>
        <source>You could do that too, but first do what this step asks.</source>
        <translation>Det är också möjligt, men gör först det som steget ber om.</translation>
    </message>
    <message>
        <source>a marriage of wild cards</source>
        <translation>ett äktenskap av vilda kort</translation>
    </message>
    <message>
        <source>dublees</source>
        <translation>dubleer</translation>
    </message>
    <message>
        <source>Sequences, tunnelas, drawing and discarding.</source>
        <translation>Sviter, tunnelor, att dra och att kasta.</translation>
    </message>
    <message>
        <source>The tiplu, wild cards, and finishing a deal.</source>
        <translation>Tiplun, vilda kort och att gå ut.</translation>
    </message>
    <message>
        <source>Tunnelas shown at the start, and what maal pays.</source>
        <translation>Tunnelor som visas i början, och vad maal ger.</translation>
    </message>
    <message>
        <source>Tiplu, poplu and jhiplu together, and losing with a profit.</source>
        <translation>Tiplu, poplu och jhiplu tillsammans, och att förlora med vinst.</translation>
    </message>
    <message>
        <source>Winning with eight pairs, and when a deal is called off.</source>
        <translation>Att vinna med åtta par, och när en giv avbryts.</translation>
    </message>
    <message>
        <source>Suman never showed three pure sets, so there’s no maal to collect. Maal counts only once you’ve seen it.</source>
        <translation>Suman får inget för maal, för han öppnade aldrig med tre rena kombinationer. Maal räknas först när man har sett den.</translation>
    </message>
    <message>
        <source>The tiplu is the four of spades. With poplu and jhiplu beside it, you showed a marriage, worth 15 here.</source>
        <translation>Tiplun är spaderfyran. Du lade ut den med dess grannar, poplu och jhiplu. Det är ett äktenskap, här värt 15.</translation>
    </message>
    <message>
        <source>Suman finished, so you pay three. But your maal is 17, 15 for the marriage and two for another poplu. You gain 14.</source>
        <translation>Suman gick ut, så du betalar tre. Men din maal är 17: 15 för äktenskapet och två för en poplu till. Du vinner 14.</translation>
    </message>
    <message>
        <source>Four or more players may show seven dublees, pairs of identical cards, instead of three pure sets. You hold six.</source>
        <translation>Med minst fyra spelare finns ett annat sätt. Sju dubleer, par av likadana kort, ersätter de tre rena kombinationerna. Du har sex.</translation>
    </message>
    <message>
        <source>Draw from the stock and hope for one more pair.</source>
        <translation>Dra från talongen och hoppas på ett par till.</translation>
    </message>
    <message>
        <source>A second five of diamonds! Now you have seven dublees. Press the button to show them.</source>
        <translation>En ruterfemma till! Nu har du sju dubleer. Tryck på knappen för att lägga ut dem.</translation>
    </message>
    <message>
        <source>The offered card is the two of hearts, and you hold another one. An eighth dublee wins, so take it.</source>
        <translation>Det erbjudna kortet är hjärtertvåan, och du har en likadan. Den åttonde dubleen vinner, så ta den.</translation>
    </message>
    <message>
        <source>Eight dublees! Your other cards don’t matter. Press the button to finish.</source>
        <translation>Åtta dubleer! Dina andra kort spelar ingen roll. Tryck på knappen för att gå ut.</translation>
    </message>
    <message>
        <source>Everyone pays you five more for dublees. Those who’ve seen the maal also pay three, and those who haven’t pay ten.</source>
        <translation>Alla betalar dig fem extra för dubleer. De som har sett maal betalar också tre, och de andra tio.</translation>
    </message>
    <message>
        <source>If the stock runs out for the second time, the deal is called off. Then nobody scores.</source>
        <translation>Tar talongen slut för andra gången avbryts given. Då får ingen poäng.</translation>
    </message>
    <message>
        <source>Hilma bid highest, so her side must take 140 points, marriages included. You and Väinö try to stop her.</source>
        <translation>Hilma bjöd högst, så hennes sida måste ta 140 poäng, paren inräknade. Du och Väinö försöker hindra det.</translation>
    </message>
    <message>
        <source>Your marriage adds 80 to your cards, so you score 185. Hilma’s side missed its bid and loses 140.</source>
        <translation>Ert par ger åttio poäng utöver korten, så ni får 185. Hilmas sida missade sitt bud och förlorar 140.</translation>
    </message>
    <message>
        <source>Väinö bid highest, so your side plays for 205 points. Help by winning tricks and asking for marriages.</source>
        <translation>Väinö bjöd högst, så er sida ska ta 205 poäng. Hjälp till genom att ta stick och fråga efter par.</translation>
    </message>
    <message>
        <source>Hilma asked for a half in spades, and Elsa has it. In this game, you may ask even if you hold no half yourself.</source>
        <translation>Hilma frågade efter en halv i spader, och Elsa har den. I det här spelet får man fråga även utan en egen halv.</translation>
    </message>
    <message>
        <source>Your side took 207 points and made Väinö’s bid of 205, so you score 205.</source>
        <translation>Er sida tog 207 poäng, så Väinös bud på 205 gick hem. Ni får 205.</translation>
    </message>
    <message>
        <source>Nobody has to bid here. If you bid, you promise at least 120 points for your side, marriages included.</source>
        <translation>Här behöver ingen bjuda. Om du bjuder lovar du minst 120 poäng för din sida, paren inräknade.</translation>
    </message>
    <message>
        <source>You bid highest, so Väinö gives you four cards to help you. Among them are two queens and a king.</source>
        <translation>Du bjöd högst, så Väinö ger dig fyra kort till hjälp. Bland dem finns två damer och en kung.</translation>
    </message>
    <message>
        <source>Now give back the four cards that help you least: {cards}.</source>
        <translation>Lämna nu tillbaka de fyra kort som hjälper dig minst: {cards}.</translation>
    </message>
    <message>
        <source>Your side took 189 points and made its bid of 130, so you score 130. The others score 30.</source>
        <translation>Er sida tog 189 poäng och klarade budet på 130, så ni får 130. De andra får trettio.</translation>
    </message>
    <message>
        <source>when nobody bids</source>
        <translation>när ingen bjuder</translation>
    </message>
    <message>
        <source>How a hand is played and scored when everybody passes.</source>
        <translation>Hur en giv spelas och räknas när alla passar.</translation>
    </message>
    <message>
        <source>Väinö won a trick and declared clubs. That’s 60 points, and clubs are trumps.</source>
        <translation>Väinö tog ett stick och anmälde klöver. Det ger 60 poäng, och klöver är trumf.</translation>
    </message>
    <message>
        <source>The others took no trick. That’s läpiajo, and because the bid was made, it costs them twice the bid, 320.</source>
        <translation>De andra tog inget stick. Det är läpiajo, och eftersom budet klarades kostar det dem dubbla budet, 320.</translation>
    </message>
    <message>
        <source>All four players passed. There’s no exchange and no contract, but the hand is played. You lead, because Elsa dealt.</source>
        <translation>Alla fyra passade. Inga kort byts och inget bud gäller, men given spelas. Du spelar ut, eftersom Elsa gav.</translation>
    </message>
    <message>
        <source>Nobody bid, so each side scores what it took, to the nearest five. You took 129 and score 130.</source>
        <translation>Ingen bjöd, så varje sida får vad den tog, avrundat till närmaste femtal. Ni tog 129 och får 130.</translation>
    </message>
    <message>
        <source>When nobody has bid, a side without a trick loses nothing.</source>
        <translation>När ingen har bjudit förlorar en sida utan stick ingenting.</translation>
    </message>
    <message>
        <source>bidding, and how to avoid tricks</source>
        <translation>budgivning och att undvika stick</translation>
    </message>
    <message>
        <source>From high to low: ace, king, queen, jack, ten, and so on down to the two. There are never any trumps.</source>
        <translation>Från högst till lägst: ess, kung, dam, knekt, tia och så vidare ner till tvåan. Det finns aldrig någon trumf.</translation>
    </message>
    <message>
        <source>You can’t follow suit, and there are no trumps, so you may play anything. Discard the {card}.</source>
        <translation>Du kan inte bekänna, och det finns ingen trumf, så du får spela vad som helst. Kasta {card}.</translation>
    </message>
    <message>
        <source>This hand is rami, so try to win tricks. Väinö bid it, so your side needs at least seven of the thirteen.</source>
        <translation>Den här given är rami, så försök ta stick. Väinö bjöd rami, så er sida behöver minst sju av tretton.</translation>
    </message>
    <message>
        <source>You took seven tricks, one over six, for four points. The first to 52 wins, but only one side can have points at a time.</source>
        <translation>Ni tog sju stick, ett över sex, och får fyra poäng. Först till 52 vinner, men bara en sida i taget kan ha poäng.</translation>
    </message>
    <message>
        <source>Everyone places a card face down. Red bids rami, to win tricks. Black bids nolo, to avoid them. One red card makes it rami.</source>
        <translation>Alla lägger ett kort med baksidan upp. Rött bjuder rami, många stick, och svart bjuder nolo, få stick. Ett rött kort räcker för rami.</translation>
    </message>
    <message>
        <source>You have no ace, so bid nolo and avoid tricks. Place a black card face down. Choose the {card}.</source>
        <translation>Du har inget ess, så bjud nolo och undvik stick. Lägg ett svart kort med baksidan upp. Välj {card}.</translation>
    </message>
    <message>
        <source>All four cards were black, so it’s nolo. Everyone takes their card back, and both sides try to avoid tricks.</source>
        <translation>Alla fyra korten var svarta, så det blir nolo. Var och en tar tillbaka sitt kort, och båda sidor försöker undvika stick.</translation>
    </message>
    <message>
        <source>You can’t follow suit. In nolo that’s lucky, because you can get rid of a card that might win. Discard the {card}.</source>
        <translation>Du kan inte bekänna. I nolo är det tur, för då kan du bli av med ett kort som kunde ta ett stick. Kasta {card}.</translation>
    </message>
    <message>
        <source>After a rami bid, a defender may say sooli. That player then plays alone and mustn’t take a single trick.</source>
        <translation>Efter ett bud på rami får en motspelare säga sooli, alltså spela ensam och försöka att inte ta ett enda stick.</translation>
    </message>
    <message>
        <source>You took two tricks, five under seven, for twenty points. If a side with points loses a hand, both sides drop to zero.</source>
        <translation>Ni tog två stick, fem under sju, och får tjugo poäng. Om sidan med poäng förlorar en giv står båda på noll.</translation>
    </message>
</context>
<context>
    <name>Levels</name>
    <message>
        <source>Easy</source>
        <translation>Lätt</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Vanlig</translation>
    </message>
    <message>
        <source>Steady</source>
        <translation>Stabil</translation>
    </message>
    <message>
        <source>Skilled</source>
        <translation>Skicklig</translation>
    </message>
    <message>
        <source>Strong</source>
        <translation>Stark</translation>
    </message>
    <message>
        <source>Very strong</source>
        <translation>Mycket stark</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Mästare</translation>
    </message>
    <message>
        <source>Plays many cards at random, and misses most chances.</source>
        <translation>Spelar många kort på måfå och missar de flesta chanser.</translation>
    </message>
    <message>
        <source>Forgets which cards were played, misses chances, and bids too high.</source>
        <translation>Glömmer vilka kort som är spelade, missar chanser och bjuder för högt.</translation>
    </message>
    <message>
        <source>Counts cards and plays like an experienced home player.</source>
        <translation>Räknar kort och spelar som en van hobbyspelare.</translation>
    </message>
    <message>
        <source>Makes fewer mistakes than Easy.</source>
        <translation>Gör färre misstag än Lätt.</translation>
    </message>
    <message>
        <source>Often considers where the hidden cards might be.</source>
        <translation>Tänker ofta på var de dolda korten kan finnas.</translation>
    </message>
    <message>
        <source>Thinks longer than Strong about many decisions.</source>
        <translation>Tänker längre än Stark på många beslut.</translation>
    </message>
    <message>
        <source>Thinks longest and plays the last tricks perfectly.</source>
        <translation>Tänker längst och spelar de sista sticken felfritt.</translation>
    </message>
    <message>
        <source>You won {won} of {number} matches against {level}.</source>
        <translation>Du vann {won} av {number} matcher mot nivån {level}.</translation>
    </message>
    <message>
        <source>That level suits you.</source>
        <translation>Den nivån passar dig.</translation>
    </message>
    <message>
        <source>Against {level}, you’d win about half.</source>
        <translation>Mot nivån {level} skulle du vinna ungefär hälften.</translation>
    </message>
    <message>
        <source>Against {level}, you’d win your share.</source>
        <translation>Mot nivån {level} skulle du vinna din andel.</translation>
    </message>
    <message>
        <source>Each level wins about two out of three matches against the one below it.</source>
        <translation>Varje nivå vinner ungefär två av tre matcher mot nivån under.</translation>
    </message>
    <message>
        <source>Considers where the hidden cards might be.</source>
        <translation>Överväger hur de dolda korten kan sitta.</translation>
    </message>
    <message>
        <source>Beginner</source>
        <translation>Nybörjare</translation>
    </message>
</context>
<context>
    <name>Listening</name>
    <message>
        <source>Nothing has been said yet.</source>
        <translation>Inget har sagts än.</translation>
    </message>
    <message>
        <source>It’s your turn. {what}</source>
        <translation>Det är din tur. {what}</translation>
    </message>
    <message>
        <source>No trick is being played.</source>
        <translation>Inget stick spelas nu.</translation>
    </message>
    <message>
        <source>Around the table: {seats}.</source>
        <translation>Runt bordet: {seats}.</translation>
    </message>
    <message>
        <source>nothing yet</source>
        <translation>inget än</translation>
    </message>
    <message>
        <source>sitting out this hand</source>
        <translation>står över den här given</translation>
    </message>
    <message>
        <source>{who}, {card}</source>
        <translation>{who}, {card}</translation>
    </message>
    <message>
        <source>{name} opposite</source>
        <translation>{name} mittemot</translation>
    </message>
    <message>
        <source>{name} on the left</source>
        <translation>{name} till vänster</translation>
    </message>
    <message>
        <source>{name} on the right</source>
        <translation>{name} till höger</translation>
    </message>
    <message>
        <source>{name}, opposite you to the left</source>
        <translation>{name} mittemot till vänster</translation>
    </message>
    <message>
        <source>{name}, opposite you to the right</source>
        <translation>{name} mittemot till höger</translation>
    </message>
    <message>
        <source>This hand: {sides}.</source>
        <translation>I den här given: {sides}.</translation>
    </message>
    <message>
        <source>{side} {tricks}</source>
        <translation>{side} {tricks}</translation>
    </message>
    <message>
        <source>{side} {tricks}, points so far {points}</source>
        <translation>{side} {tricks}, poäng hittills {points}</translation>
    </message>
    <message numerus="yes">
        <source>The match is played to {number} points.</source>
        <comment>The match is played to 1 point.</comment>
        <translation>
            <numerusform>Matchen går till 1 poäng.</numerusform>
            <numerusform>Matchen går till {number} poäng.</numerusform>
        </translation>
    </message>
    <message>
        <source>Deal {number} of {deals}.</source>
        <translation>Giv {number} av {deals}.</translation>
    </message>
    <message>
        <source>You’re the dealer.</source>
        <translation>Du ger.</translation>
    </message>
    <message>
        <source>{name} is the dealer.</source>
        <translation>{name} ger.</translation>
    </message>
    <message>
        <source>There’s nothing on the table.</source>
        <translation>Det ligger inget på bordet.</translation>
    </message>
    <message>
        <source>{pile}, {card} on top</source>
        <translation>{pile}, överst {card}</translation>
    </message>
    <message>
        <source>Discarded: {cards}</source>
        <translation>Bortlagda kort: {cards}</translation>
    </message>
    <message numerus="yes">
        <source>Discarded: {number} cards</source>
        <comment>Discarded: 1 card</comment>
        <translation>
            <numerusform>Bortlagda kort: 1</numerusform>
            <numerusform>Bortlagda kort: {number}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} face down</source>
        <comment>1 face down</comment>
        <translation>
            <numerusform>1 med baksidan upp</numerusform>
            <numerusform>{number} med baksidan upp</numerusform>
        </translation>
    </message>
    <message>
        <source>In front of {name}: {cards}</source>
        <translation>Framför {name}: {cards}</translation>
    </message>
    <message>
        <source>In front of you: {cards}</source>
        <translation>Framför dig: {cards}</translation>
    </message>
    <message>
        <source>In front of you: {card}, your bid</source>
        <translation>Framför dig: {card}, ditt bud</translation>
    </message>
    <message>
        <source>In front of {name}: a bid, face down</source>
        <translation>Framför {name}: ett bud med baksidan upp</translation>
    </message>
    <message numerus="yes">
        <source>{name} holds {number} cards</source>
        <comment>{name} holds 1 card</comment>
        <translation>
            <numerusform>{name} har 1 kort</numerusform>
            <numerusform>{name} har {number} kort</numerusform>
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
        <translation>{side} från {before} till {after}</translation>
    </message>
    <message>
        <source>{name} had {cards}</source>
        <translation>{name} hade {cards}</translation>
    </message>
</context>
<context>
    <name>Log</name>
    <message>
        <source>You deal the cards.</source>
        <translation>Du ger korten.</translation>
    </message>
    <message>
        <source>{name} deals the cards.</source>
        <translation>{name} ger korten.</translation>
    </message>
    <message>
        <source>You bid {amount}.</source>
        <translation>Du bjuder {amount}.</translation>
    </message>
    <message>
        <source>{name} bids {amount}.</source>
        <translation>{name} bjuder {amount}.</translation>
    </message>
    <message>
        <source>You pass.</source>
        <translation>Du passar.</translation>
    </message>
    <message>
        <source>{name} passes.</source>
        <translation>{name} passar.</translation>
    </message>
    <message>
        <source>You win the bidding at {amount}.</source>
        <translation>Du vinner budgivningen på {amount}.</translation>
    </message>
    <message>
        <source>{name} wins the bidding at {amount}.</source>
        <translation>{name} vinner budgivningen på {amount}.</translation>
    </message>
    <message>
        <source>Nobody bid, so everyone scores what they take.</source>
        <translation>Ingen bjöd, så alla får vad de tar.</translation>
    </message>
    <message>
        <source>You raise the bid to {amount}.</source>
        <translation>Du höjer budet till {amount}.</translation>
    </message>
    <message>
        <source>{name} raises the bid to {amount}.</source>
        <translation>{name} höjer budet till {amount}.</translation>
    </message>
    <message>
        <source>You stay at {amount}.</source>
        <translation>Du stannar på {amount}.</translation>
    </message>
    <message>
        <source>{name} stays at {amount}.</source>
        <translation>{name} stannar på {amount}.</translation>
    </message>
    <message>
        <source>{name} takes the kitty. Nobody else sees it.</source>
        <translation>{name} tar talongen. Ingen annan ser den.</translation>
    </message>
    <message>
        <source>The kitty holds {cards}. Nobody takes it.</source>
        <translation>I talongen ligger {cards}. Ingen tar den.</translation>
    </message>
    <message>
        <source>The kitty holds {cards}. You take it.</source>
        <translation>I talongen ligger {cards}. Du tar upp den.</translation>
    </message>
    <message>
        <source>You take the kitty: {cards}. Nobody else sees these cards.</source>
        <translation>Du tar talongen: {cards}. Ingen annan ser den.</translation>
    </message>
    <message>
        <source>The kitty holds {cards}. {name} takes it.</source>
        <translation>I talongen ligger {cards}. {name} tar upp den.</translation>
    </message>
    <message numerus="yes">
        <source>{giver} gives {taker} {number} cards.</source>
        <comment>{giver} gives {taker} a card.</comment>
        <translation>
            <numerusform>{giver} lämnar ett kort till {taker}.</numerusform>
            <numerusform>{giver} lämnar {number} kort till {taker}.</numerusform>
        </translation>
    </message>
    <message>
        <source>You give {taker} {cards}.</source>
        <translation>Du lämnar {cards} till {taker}.</translation>
    </message>
    <message>
        <source>{giver} gives you {cards}.</source>
        <translation>{giver} lämnar {cards} till dig.</translation>
    </message>
    <message>
        <source>You discard {cards}.</source>
        <translation>Du lägger bort {cards}.</translation>
    </message>
    <message numerus="yes">
        <source>{name} discards {number} cards.</source>
        <comment>{name} discards a card.</comment>
        <translation>
            <numerusform>{name} lägger bort ett kort.</numerusform>
            <numerusform>{name} lägger bort {number} kort.</numerusform>
        </translation>
    </message>
    <message>
        <source>You place the {card} face down.</source>
        <translation>Du lägger {card} med baksidan upp.</translation>
    </message>
    <message>
        <source>{name} places a card face down.</source>
        <translation>{name} lägger ett kort med baksidan upp.</translation>
    </message>
    <message>
        <source>You say rami.</source>
        <translation>Du säger rami.</translation>
    </message>
    <message>
        <source>{name} says rami.</source>
        <translation>{name} säger rami.</translation>
    </message>
    <message>
        <source>You say nolo.</source>
        <translation>Du säger nolo.</translation>
    </message>
    <message>
        <source>{name} says nolo.</source>
        <translation>{name} säger nolo.</translation>
    </message>
    <message>
        <source>The bids are turned up: {bids}. It’s nolo.</source>
        <translation>Buden vänds upp: {bids}. Det blir nolo.</translation>
    </message>
    <message>
        <source>The bids are turned up: {bids}. You play rami.</source>
        <translation>Buden vänds upp: {bids}. Du spelar rami.</translation>
    </message>
    <message>
        <source>The bids are turned up: {bids}. {name} plays rami.</source>
        <translation>Buden vänds upp: {bids}. {name} spelar rami.</translation>
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
        <translation>Du spelar sooli. Då spelar du ensam och försöker att inte ta ett enda stick.</translation>
    </message>
    <message>
        <source>{name} plays sooli, which means playing alone and trying to take no tricks.</source>
        <translation>{name} spelar sooli, alltså ensam, och försöker att inte ta ett enda stick.</translation>
    </message>
    <message>
        <source>You ask {partner} for a whole.</source>
        <translation>Du frågar {partner} efter en hel.</translation>
    </message>
    <message>
        <source>{name} asks you for a whole.</source>
        <translation>{name} frågar dig efter en hel.</translation>
    </message>
    <message>
        <source>{name} asks {partner} for a whole.</source>
        <translation>{name} frågar {partner} efter en hel.</translation>
    </message>
    <message>
        <source>You ask {partner} for a half in {suit}.</source>
        <translation>Du frågar {partner} efter en halv i {suit}.</translation>
    </message>
    <message>
        <source>{name} asks you for a half in {suit}.</source>
        <translation>{name} frågar dig efter en halv i {suit}.</translation>
    </message>
    <message>
        <source>{name} asks {partner} for a half in {suit}.</source>
        <translation>{name} frågar {partner} efter en halv i {suit}.</translation>
    </message>
    <message>
        <source>You say no.</source>
        <translation>Du svarar nej.</translation>
    </message>
    <message>
        <source>{name} says no.</source>
        <translation>{name} svarar nej.</translation>
    </message>
    <message>
        <source>You say yes: {suit}.</source>
        <translation>Du svarar ja: {suit}.</translation>
    </message>
    <message>
        <source>{name} says yes: {suit}.</source>
        <translation>{name} svarar ja: {suit}.</translation>
    </message>
    <message>
        <source>You declare {suit} as trumps.</source>
        <translation>Du anmäler {suit} som trumf.</translation>
    </message>
    <message>
        <source>{name} declares {suit} as trumps.</source>
        <translation>{name} anmäler {suit} som trumf.</translation>
    </message>
    <message>
        <source>You declare a little one in {suit}.</source>
        <translation>Du anmäler ett tjog i {suit}.</translation>
    </message>
    <message>
        <source>{name} declares a little one in {suit}.</source>
        <translation>{name} anmäler ett tjog i {suit}.</translation>
    </message>
    <message numerus="yes">
        <source>It’s worth {number} points.</source>
        <comment>It’s worth 1 point.</comment>
        <translation>
            <numerusform>Det ger 1 poäng.</numerusform>
            <numerusform>Det ger {number} poäng.</numerusform>
        </translation>
    </message>
    <message>
        <source>You play the {card}.</source>
        <translation>Du lägger {card}.</translation>
    </message>
    <message>
        <source>{name} plays the {card}.</source>
        <translation>{name} lägger {card}.</translation>
    </message>
    <message>
        <source>You turn up the {card}.</source>
        <translation>Du vänder upp {card}.</translation>
    </message>
    <message>
        <source>{name} turns up the {card}.</source>
        <translation>{name} vänder upp {card}.</translation>
    </message>
    <message>
        <source>You take the trick.</source>
        <translation>Du tar sticket.</translation>
    </message>
    <message>
        <source>{name} takes the trick.</source>
        <translation>{name} tar sticket.</translation>
    </message>
    <message>
        <source>You play the {card} and take the trick.</source>
        <translation>Du lägger {card} och tar sticket.</translation>
    </message>
    <message>
        <source>{name} plays the {card} and takes the trick.</source>
        <translation>{name} lägger {card} och tar sticket.</translation>
    </message>
    <message>
        <source>You draw the {card}.</source>
        <translation>Du drar {card}.</translation>
    </message>
    <message>
        <source>You draw from the stock.</source>
        <translation>Du drar ur talongen.</translation>
    </message>
    <message>
        <source>{name} draws from the stock.</source>
        <translation>{name} drar ur talongen.</translation>
    </message>
    <message>
        <source>{side} {gained}, now {score}</source>
        <translation>{side} {gained}, nu {score}</translation>
    </message>
    <message>
        <source>Scoring the hand: {rows}.</source>
        <translation>Given räknas. {rows}.</translation>
    </message>
    <message>
        <source>The match ends in a tie for first place.</source>
        <translation>Matchen slutar oavgjort med delad förstaplats.</translation>
    </message>
    <message>
        <source>You win the match.</source>
        <translation>Du vinner matchen.</translation>
    </message>
    <message>
        <source>{side} win the match.</source>
        <comment>you and another</comment>
        <translation>{side} vinner matchen.</translation>
    </message>
    <message>
        <source>{side} wins the match.</source>
        <translation>{side} vinner matchen.</translation>
    </message>
    <message>
        <source>{side} win the match.</source>
        <comment>two others</comment>
        <translation>{side} vinner matchen.</translation>
    </message>
    <message>
        <source>The {card} is turned up as the first offered card.</source>
        <translation>Det första erbjudna kortet vänds upp: {card}.</translation>
    </message>
    <message numerus="yes">
        <source>You show {number} tunnelas: {cards}.</source>
        <comment>You show a tunnela: {cards}.</comment>
        <translation>
            <numerusform>Du visar en tunnela: {cards}.</numerusform>
            <numerusform>Du visar {number} tunnelor: {cards}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} shows {number} tunnelas: {cards}.</source>
        <comment>{name} shows a tunnela: {cards}.</comment>
        <translation>
            <numerusform>{name} visar en tunnela: {cards}.</numerusform>
            <numerusform>{name} visar {number} tunnelor: {cards}.</numerusform>
        </translation>
    </message>
    <message>
        <source>You take the offered {card}.</source>
        <translation>Du tar det erbjudna kortet, {card}.</translation>
    </message>
    <message>
        <source>{name} takes the offered {card}.</source>
        <translation>{name} tar det erbjudna kortet, {card}.</translation>
    </message>
    <message>
        <source>You show {sets}.</source>
        <translation>Du öppnar med {sets}.</translation>
    </message>
    <message>
        <source>{name} shows {sets}.</source>
        <translation>{name} öppnar med {sets}.</translation>
    </message>
    <message>
        <source>{name} looks at the tiplu.</source>
        <translation>{name} tittar på tiplun.</translation>
    </message>
    <message>
        <source>You look at the tiplu. It’s the {card}.</source>
        <translation>Du tittar på tiplun. Den är {card}.</translation>
    </message>
    <message>
        <source>You discard the {card}.</source>
        <translation>Du kastar {card}.</translation>
    </message>
    <message>
        <source>{name} discards the {card}.</source>
        <translation>{name} kastar {card}.</translation>
    </message>
    <message>
        <source>The discards are shuffled to make a new stock.</source>
        <translation>De kastade korten blandas till en ny talong.</translation>
    </message>
    <message>
        <source>You finish the deal.</source>
        <translation>Du går ut.</translation>
    </message>
    <message>
        <source>{name} finishes the deal.</source>
        <translation>{name} går ut.</translation>
    </message>
    <message>
        <source>The tiplu was the {card}.</source>
        <translation>Tiplun var {card}.</translation>
    </message>
    <message>
        <source>The {card} is drawn as the tiplu.</source>
        <translation>Som tiplu dras {card}.</translation>
    </message>
    <message>
        <source>The stock has run out, so the deal is called off.</source>
        <translation>Talongen är slut, så given avbryts.</translation>
    </message>
    <message>
        <source>You have all four sixes and ask for a new deal.</source>
        <translation>Du har alla fyra sexorna och begär en ny giv.</translation>
    </message>
    <message>
        <source>You make {suit} trumps again, for no points.</source>
        <translation>Du gör {suit} till trumf igen, utan poäng.</translation>
    </message>
    <message>
        <source>{name} makes {suit} trumps again, for no points.</source>
        <translation>{name} gör {suit} till trumf igen, utan poäng.</translation>
    </message>
    <message>
        <source>{name} has all four sixes and asks for a new deal.</source>
        <translation>{name} har alla fyra sexorna och begär en ny giv.</translation>
    </message>
    <message>
        <source>You and {partner} have all four sixes. You ask for a new deal.</source>
        <translation>Du och {partner} har alla fyra sexorna. Du begär en ny giv.</translation>
    </message>
    <message>
        <source>You and {name} have all four sixes. {name} asks for a new deal.</source>
        <translation>Du och {name} har alla fyra sexorna. {name} begär en ny giv.</translation>
    </message>
    <message>
        <source>{name} and {partner} have all four sixes. {name} asks for a new deal.</source>
        <translation>{name} och {partner} har alla fyra sexorna. {name} begär en ny giv.</translation>
    </message>
    <message>
        <source>You have three sixes and ask for a new deal.</source>
        <translation>Du har tre sexor och begär en ny giv.</translation>
    </message>
    <message>
        <source>{name} has three sixes and asks for a new deal.</source>
        <translation>{name} har tre sexor och begär en ny giv.</translation>
    </message>
    <message>
        <source>You have no card above a jack and ask for a new deal.</source>
        <translation>Du har inget kort över knekten och begär en ny giv.</translation>
    </message>
    <message>
        <source>{name} has no card above a jack and asks for a new deal.</source>
        <translation>{name} har inget kort över knekten och begär en ny giv.</translation>
    </message>
</context>
<context>
    <name>Match end</name>
    <message>
        <source>A tie</source>
        <translation>Oavgjort</translation>
    </message>
    <message>
        <source>You won</source>
        <comment>you and your partner</comment>
        <translation>Ni vann</translation>
    </message>
    <message>
        <source>You won</source>
        <translation>Du vann</translation>
    </message>
    <message>
        <source>{name} won</source>
        <translation>{name} vann</translation>
    </message>
    <message>
        <source>{name} won</source>
        <comment>two others</comment>
        <translation>{name} vann</translation>
    </message>
    <message>
        <source>{one}:{other}</source>
        <comment>a score such as 9:7</comment>
        <translation>{one}–{other}</translation>
    </message>
    <message>
        <source>Last hand</source>
        <translation>Sista given</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Resultat</translation>
    </message>
    <message>
        <source>Nobody reached {target}, so the collected points decided it, {points}.</source>
        <translation>Ingen nådde {target}, så de samlade poängen avgjorde, {points}.</translation>
    </message>
    <message>
        <source>Both sides reached {target}.</source>
        <translation>Båda sidor nådde {target}.</translation>
    </message>
    <message>
        <source>More than one player reached {target}.</source>
        <translation>Mer än en spelare nådde {target}.</translation>
    </message>
    <message>
        <source>Your higher count in the last hand broke the tie.</source>
        <translation>Det egna högre kortvärdet i sista given avgjorde.</translation>
    </message>
    <message>
        <source>The higher count in the last hand ({name}) broke the tie.</source>
        <translation>Det högre kortvärdet i sista given ({name}) avgjorde.</translation>
    </message>
    <message>
        <source>Then the declarer wins, and the contract was yours.</source>
        <translation>Då vinner spelförarens sida, alltså din.</translation>
    </message>
    <message>
        <source>Then the declarer wins ({name}).</source>
        <translation>Då vinner spelförarens sida ({name}).</translation>
    </message>
    <message>
        <source>your trump marriage in {suit}</source>
        <translation>den egna trumfen i {suit}</translation>
    </message>
    <message>
        <source>the trump marriage in {suit} ({name})</source>
        <translation>trumfen i {suit} ({name})</translation>
    </message>
    <message>
        <source>your little one in {suit}</source>
        <translation>det egna tjoget i {suit}</translation>
    </message>
    <message>
        <source>the little one in {suit} ({name})</source>
        <translation>tjoget i {suit} ({name})</translation>
    </message>
    <message>
        <source>the last trick</source>
        <translation>det sista sticket</translation>
    </message>
    <message>
        <source>the higher number of card points</source>
        <translation>det högre antalet kortpoäng</translation>
    </message>
    <message>
        <source>your contract of {bid}</source>
        <translation>det egna budet {bid}</translation>
    </message>
    <message>
        <source>the contract of {bid} ({name})</source>
        <translation>budet {bid} ({name})</translation>
    </message>
    <message>
        <source>your failed contract of {bid}</source>
        <translation>det egna missade budet {bid}</translation>
    </message>
    <message>
        <source>the failed contract of {bid} ({name})</source>
        <translation>det missade budet {bid} ({name})</translation>
    </message>
    <message>
        <source>your trip to Porvoo</source>
        <translation>den egna resan till Borgå</translation>
    </message>
    <message>
        <source>the trip to Porvoo ({name})</source>
        <translation>resan till Borgå ({name})</translation>
    </message>
    <message>
        <source>your overfull bag</source>
        <translation>den egna överfulla påsen</translation>
    </message>
    <message>
        <source>the overfull bag ({name})</source>
        <translation>den överfulla påsen ({name})</translation>
    </message>
    <message>
        <source>At {before}, {reason} decided the last hand.</source>
        <translation>Vid {before} avgjorde {reason} sista given.</translation>
    </message>
    <message>
        <source>The last hand decided it, from {before} to {after}.</source>
        <translation>Sista given avgjorde, från {before} till {after}.</translation>
    </message>
    <message>
        <source>In hand {number}, {reason} turned {before} into {after}.</source>
        <translation>I giv {number} vände {reason} {before} till {after}.</translation>
    </message>
    <message>
        <source>Hand {number} turned {before} into {after}.</source>
        <translation>Giv {number} vände {before} till {after}.</translation>
    </message>
    <message numerus="yes">
        <source>You gained {number} points in the last hand and took the lead.</source>
        <comment>You gained 1 point in the last hand and took the lead.</comment>
        <translation>
            <numerusform>Du fick 1 poäng i sista given och tog ledningen.</numerusform>
            <numerusform>Du fick {number} poäng i sista given och tog ledningen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} gained {number} points in the last hand and took the lead.</source>
        <comment>{name} gained 1 point in the last hand and took the lead.</comment>
        <translation>
            <numerusform>{name} fick 1 poäng i sista given och tog ledningen.</numerusform>
            <numerusform>{name} fick {number} poäng i sista given och tog ledningen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You gained {number} points in hand {hand} and led from then on.</source>
        <comment>You gained 1 point in hand {hand} and led from then on.</comment>
        <translation>
            <numerusform>Du fick 1 poäng i giv {hand} och ledde sedan hela vägen.</numerusform>
            <numerusform>Du fick {number} poäng i giv {hand} och ledde sedan hela vägen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} gained {number} points in hand {hand} and led from then on.</source>
        <comment>{name} gained 1 point in hand {hand} and led from then on.</comment>
        <translation>
            <numerusform>{name} fick 1 poäng i giv {hand} och ledde sedan hela vägen.</numerusform>
            <numerusform>{name} fick {number} poäng i giv {hand} och ledde sedan hela vägen.</numerusform>
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
        <translation>OAVGJORT</translation>
    </message>
    <message>
        <source>FINISHED</source>
        <translation>GÅR UT</translation>
    </message>
    <message>
        <source>PORVOO</source>
        <translation>BORGÅ</translation>
    </message>
    <message>
        <source>LÄPIAJO</source>
        <translation>LÄPIAJO</translation>
    </message>
    <message>
        <source>{bid} MADE</source>
        <translation>{bid} HEMMA</translation>
    </message>
    <message>
        <source>{bid} FAILED</source>
        <translation>{bid} MISSAT</translation>
    </message>
    <message>
        <source>RISE BROKEN</source>
        <translation>STEGET BRAST</translation>
    </message>
    <message>
        <source>NOUSUSSA</source>
        <translation>PÅ VÄG UPP</translation>
    </message>
</context>
<context>
    <name>MyPlay</name>
    <message>
        <source>Play a hand</source>
        <translation>Spela en giv</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spel</translation>
    </message>
    <message>
        <source>Choices from your own matches where you could have done better.</source>
        <translation>Val i dina egna matcher där du kunde ha gjort bättre.</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Börja</translation>
    </message>
    <message>
        <source>Nothing to practise today</source>
        <translation>Inget att öva på i dag</translation>
    </message>
    <message>
        <source>Your mistakes come back another day, with other cards.</source>
        <translation>Dina misstag kommer tillbaka en annan dag, med andra kort.</translation>
    </message>
    <message>
        <source>Your own mistakes will come back here as questions, with other cards.</source>
        <translation>Dina egna misstag kommer tillbaka hit som frågor, med andra kort.</translation>
    </message>
    <message>
        <source>Today’s deal</source>
        <translation>Dagens giv</translation>
    </message>
    <message>
        <source>Everybody who plays today gets these cards.</source>
        <translation>Alla som spelar i dag får de här korten.</translation>
    </message>
    <message>
        <source>Everybody who plays {game} today gets these cards.</source>
        <translation>{game}: alla som spelar i dag får de här korten.</translation>
    </message>
    <message>
        <source>You’ve started today’s deal. Continue where you left off.</source>
        <translation>Du har börjat på dagens giv. Fortsätt där du slutade.</translation>
    </message>
    <message>
        <source>You’ve played today’s deal. There’ll be another one tomorrow.</source>
        <translation>Du har spelat dagens giv. I morgon kommer en ny.</translation>
    </message>
    <message>
        <source>Your score: {score}</source>
        <translation>Ditt resultat: {score}</translation>
    </message>
    <message>
        <source>Deal {number}</source>
        <translation>Giv nummer {number}</translation>
    </message>
    <message>
        <source>Skill</source>
        <translation>Skicklighet</translation>
    </message>
    <message>
        <source>More about skill and luck</source>
        <translation>Mer om skicklighet och tur</translation>
    </message>
    <message>
        <source>After your first hand, you’ll see here how you compare with the computer.</source>
        <translation>Efter din första giv ser du här hur du står dig mot datorn.</translation>
    </message>
    <message>
        <source>The choices you’ve made are being reviewed.</source>
        <translation>Dina val håller på att gås igenom.</translation>
    </message>
    <message>
        <source>Skill in {game}</source>
        <translation>Skicklighet i {game}</translation>
    </message>
    <message>
        <source>{decisions}, without help</source>
        <translation>{decisions}, utan hjälp</translation>
    </message>
    <message>
        <source>{decisions}, with help</source>
        <translation>{decisions}, med hjälp</translation>
    </message>
    <message>
        <source>{decisions}, with and without help</source>
        <translation>{decisions}, med och utan hjälp</translation>
    </message>
    <message numerus="yes">
        <source>Only {number} decisions so far</source>
        <comment>Only one decision so far</comment>
        <translation>
            <numerusform>Bara ett beslut hittills</numerusform>
            <numerusform>Bara {number} beslut hittills</numerusform>
        </translation>
    </message>
    <message>
        <source>{kind} costs you most.</source>
        <translation>{kind}: det kostar dig mest.</translation>
    </message>
    <message>
        <source>The thin line shows where you probably are, 95 times out of 100.</source>
        <translation>Den tunna linjen visar var du troligen ligger, 95 gånger av 100.</translation>
    </message>
    <message>
        <source>95% likely from {low} to {high}</source>
        <translation>med 95 procents sannolikhet från {low} till {high}</translation>
    </message>
    <message>
        <source>What cost you most</source>
        <translation>Det som kostade dig mest</translation>
    </message>
    <message>
        <source>Your costliest choices of the last 30 days will be here.</source>
        <translation>Här samlas dina dyraste val från de senaste 30 dagarna.</translation>
    </message>
    <message>
        <source>All mistakes</source>
        <translation>Alla misstag</translation>
    </message>
    <message>
        <source>Only the costliest</source>
        <translation>Bara de dyraste</translation>
    </message>
    <message>
        <source>Well played! {place}: {choice}</source>
        <translation>Bra spelat! {place}: {choice}</translation>
    </message>
    <message>
        <source>chance to win the match, or points</source>
        <translation>chans att vinna matchen, eller poäng</translation>
    </message>
    <message>
        <source>points in the hand</source>
        <translation>poäng i given</translation>
    </message>
    <message>
        <source>chance to win the match</source>
        <translation>chans att vinna matchen</translation>
    </message>
    <message>
        <source>{day}, hand {hand}</source>
        <translation>{day}, giv {hand}</translation>
    </message>
    <message>
        <source>Review: {choice} {place}. {cost}</source>
        <translation>Gå igenom: {choice} {place}. {cost}</translation>
    </message>
    <message>
        <source>You led the {card}.</source>
        <translation>Du spelade ut {card}.</translation>
    </message>
    <message>
        <source>You played the {card}.</source>
        <translation>Du lade {card}.</translation>
    </message>
    <message>
        <source>You asked for a whole.</source>
        <translation>Du frågade efter en hel.</translation>
    </message>
    <message>
        <source>You declared {suit}.</source>
        <translation>Du anmälde {suit}.</translation>
    </message>
    <message>
        <source>You asked for a half in {suit}.</source>
        <translation>Du frågade efter en halv i {suit}.</translation>
    </message>
    <message>
        <source>You answered {suit}.</source>
        <translation>Du svarade {suit}.</translation>
    </message>
    <message>
        <source>You gave away {cards}.</source>
        <translation>Du lämnade {cards}.</translation>
    </message>
    <message>
        <source>You discarded {cards}.</source>
        <translation>Du kastade {cards}.</translation>
    </message>
    <message>
        <source>You took the offered card.</source>
        <translation>Du tog det erbjudna kortet.</translation>
    </message>
    <message>
        <source>You drew from the stock.</source>
        <translation>Du drog ur talongen.</translation>
    </message>
    <message>
        <source>You showed your sets.</source>
        <translation>Du öppnade med dina kombinationer.</translation>
    </message>
    <message>
        <source>You finished the hand.</source>
        <translation>Du gick ut.</translation>
    </message>
    <message>
        <source>You showed your tunnelas.</source>
        <translation>Du visade dina tunnelor.</translation>
    </message>
    <message>
        <source>You bid {amount}.</source>
        <translation>Du bjöd {amount}.</translation>
    </message>
    <message>
        <source>You raised to {amount}.</source>
        <translation>Du höjde till {amount}.</translation>
    </message>
    <message>
        <source>You stayed at your bid.</source>
        <translation>Du stannade på ditt bud.</translation>
    </message>
    <message>
        <source>You asked for a new deal.</source>
        <translation>Du begärde en ny giv.</translation>
    </message>
    <message>
        <source>You bid with the {card}.</source>
        <translation>Du bjöd med {card}.</translation>
    </message>
    <message>
        <source>You said rami.</source>
        <translation>Du sade rami.</translation>
    </message>
    <message>
        <source>You said nolo.</source>
        <translation>Du sade nolo.</translation>
    </message>
    <message>
        <source>You chose sooli.</source>
        <translation>Du valde sooli.</translation>
    </message>
    <message>
        <source>You passed.</source>
        <translation>Du passade.</translation>
    </message>
    <message>
        <source>Recent matches</source>
        <translation>Senaste matcherna</translation>
    </message>
    <message>
        <source>Your matches will be here, so that you can play on or review them.</source>
        <translation>Här samlas dina matcher, så att du kan spela vidare eller gå igenom dem.</translation>
    </message>
    <message>
        <source>All matches</source>
        <translation>Alla matcher</translation>
    </message>
    <message>
        <source>against {names}</source>
        <translation>mot {names}</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>I dag</translation>
    </message>
    <message>
        <source>Yesterday</source>
        <translation>I går</translation>
    </message>
    <message>
        <source>{game}, {text}</source>
        <translation>{game}, {text}</translation>
    </message>
    <message>
        <source>All puzzles</source>
        <translation>Alla problem</translation>
    </message>
    <message>
        <source>Start here</source>
        <translation>Börja här</translation>
    </message>
    <message>
        <source>There are no puzzles for this game.</source>
        <translation>Det finns inga problem för det här spelet.</translation>
    </message>
    <message>
        <source>You’ve solved them all!</source>
        <translation>Du har löst alla!</translation>
    </message>
    <message>
        <source>Puzzles in {game}</source>
        <translation>Problem i {game}</translation>
    </message>
    <message>
        <source>{solved} of {of} solved</source>
        <translation>{solved} av {of} lösta</translation>
    </message>
    <message>
        <source>First times</source>
        <translation>Första gångerna</translation>
    </message>
    <message>
        <source>First answer</source>
        <translation>Första svaret</translation>
    </message>
    <message>
        <source>First marriage</source>
        <translation>Första paret</translation>
    </message>
    <message>
        <source>No costly mistakes in the last 30 days.</source>
        <translation>Inga dyra misstag de senaste 30 dagarna.</translation>
    </message>
    <message>
        <source>First Porvoo</source>
        <translation>Första Borgå</translation>
    </message>
    <message>
        <source>First contract</source>
        <translation>Första klarade budet</translation>
    </message>
    <message>
        <source>Exactly twelve</source>
        <translation>Exakt tolv</translation>
    </message>
    <message>
        <source>You declare a marriage.</source>
        <translation>Du anmäler ett par.</translation>
    </message>
    <message>
        <source>Your partner asks you for a marriage, and you can say yes.</source>
        <translation>Din partner frågar dig efter ett par, och du kan svara ja.</translation>
    </message>
    <message>
        <source>You send your opponents to Porvoo.</source>
        <translation>Du skickar motståndarna till Borgå.</translation>
    </message>
    <message>
        <source>You win the bidding and make your contract.</source>
        <translation>Du vinner budgivningen och klarar ditt bud.</translation>
    </message>
    <message>
        <source>You win a match with exactly twelve berries.</source>
        <translation>Du vinner en match med exakt tolv bär.</translation>
    </message>
    <message>
        <source>not yet</source>
        <translation>inte än</translation>
    </message>
    <message>
        <source>{first_time}: not yet</source>
        <translation>{first_time}: inte än</translation>
    </message>
    <message>
        <source>{first_time}, {place}. Review the hand</source>
        <translation>{first_time}, {place}. Gå igenom given</translation>
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
        <translation>A=1, 10=1 (vid lika: A=11, 10=10, K=4, Q=3, J=2)</translation>
    </message>
    <message>
        <source>A=1, 10=1 (ties: A=4, K=3, Q=2, J=1)</source>
        <translation>Matadorer=1 (vid lika: A=4, K=3, Q=2, J=1)</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Kort</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spel</translation>
    </message>
    <message>
        <source>Marriages</source>
        <translation>Trumf och par</translation>
    </message>
    <message>
        <source>Bidding</source>
        <translation>Bud</translation>
    </message>
    <message>
        <source>Scoring a hand</source>
        <translation>Poängräkning</translation>
    </message>
    <message>
        <source>The match</source>
        <translation>Matchen</translation>
    </message>
    <message>
        <source>Sets</source>
        <translation>Kombinationer</translation>
    </message>
    <message>
        <source>Maal</source>
        <translation>Maal</translation>
    </message>
    <message>
        <source>On</source>
        <translation>På</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Av</translation>
    </message>
    <message>
        <source>Until the target</source>
        <translation>Tills målet nås</translation>
    </message>
    <message>
        <source>Cards in the pack</source>
        <translation>Kort i leken</translation>
    </message>
    <message>
        <source>Card values</source>
        <translation>Kortens värden</translation>
    </message>
    <message>
        <source>Printed jokers</source>
        <translation>Jokrar i leken</translation>
    </message>
    <message>
        <source>First lead</source>
        <translation>Första utspelet</translation>
    </message>
    <message>
        <source>Ace must be played</source>
        <translation>Esset måste läggas</translation>
    </message>
    <message>
        <source>Leader of the first hand</source>
        <translation>Utspel i första given</translation>
    </message>
    <message>
        <source>Order of questions</source>
        <translation>Frågornas ordning</translation>
    </message>
    <message>
        <source>Whole before half</source>
        <translation>Hel före halv</translation>
    </message>
    <message>
        <source>Asking for any half</source>
        <translation>Fri fråga efter halv</translation>
    </message>
    <message>
        <source>Must lead from the marriage</source>
        <translation>Tvång att spela ut ur paret</translation>
    </message>
    <message>
        <source>Marriage values</source>
        <translation>Parens värden</translation>
    </message>
    <message>
        <source>First marriage</source>
        <translation>Första paret</translation>
    </message>
    <message>
        <source>Later marriages</source>
        <translation>Senare par</translation>
    </message>
    <message>
        <source>First bidder</source>
        <translation>Första budgivare</translation>
    </message>
    <message>
        <source>Opening bid</source>
        <translation>Öppningsbud</translation>
    </message>
    <message>
        <source>Bidding while below zero</source>
        <translation>Bud med minuspoäng</translation>
    </message>
    <message>
        <source>New deal on request</source>
        <translation>Ny giv på begäran</translation>
    </message>
    <message>
        <source>Cards exchanged</source>
        <translation>Kort som byts</translation>
    </message>
    <message>
        <source>Raising the bid</source>
        <translation>Höjning av budet</translation>
    </message>
    <message>
        <source>Cards in the kitty</source>
        <translation>Kort i talongen</translation>
    </message>
    <message>
        <source>Kitty face up</source>
        <translation>Öppen talong</translation>
    </message>
    <message>
        <source>When discards count</source>
        <translation>Bortlagda kort räknas</translation>
    </message>
    <message>
        <source>Others’ points rounded to fives</source>
        <translation>De andras poäng avrundas till femtal</translation>
    </message>
    <message>
        <source>Penalty for no tricks</source>
        <translation>Förlust utan stick</translation>
    </message>
    <message>
        <source>Last trick</source>
        <translation>Sista sticket</translation>
    </message>
    <message>
        <source>Leaving the bag</source>
        <translation>Att lämna påsen</translation>
    </message>
    <message>
        <source>Tied card points</source>
        <translation>Lika kortpoäng</translation>
    </message>
    <message>
        <source>Porvoo</source>
        <translation>Borgå</translation>
    </message>
    <message>
        <source>Cards you can’t bid with</source>
        <translation>Förbjudna budkort</translation>
    </message>
    <message>
        <source>Sooli</source>
        <translation>Sooli</translation>
    </message>
    <message>
        <source>Winner keeps the points</source>
        <translation>Vinnaren behåller poängen</translation>
    </message>
    <message>
        <source>Stop a lost hand</source>
        <translation>Förlorad giv avbryts</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>Mål</translation>
    </message>
    <message>
        <source>If several reach the target</source>
        <translation>Flera når målet</translation>
    </message>
    <message>
        <source>Exact target</source>
        <translation>Exakt mål</translation>
    </message>
    <message>
        <source>Overshooting</source>
        <translation>Över målet</translation>
    </message>
    <message>
        <source>Drop back to</source>
        <translation>Faller tillbaka till</translation>
    </message>
    <message>
        <source>Deals per match</source>
        <translation>Givar i en match</translation>
    </message>
    <message>
        <source>Clockwise</source>
        <translation>Medurs</translation>
    </message>
    <message>
        <source>Set size</source>
        <translation>Kombinationernas storlek</translation>
    </message>
    <message>
        <source>Dublees</source>
        <translation>Dubleer</translation>
    </message>
    <message>
        <source>Wild cards per set</source>
        <translation>Vilda kort i en kombination</translation>
    </message>
    <message>
        <source>Alter cards</source>
        <translation>Alterkort</translation>
    </message>
    <message>
        <source>Dublee bonus</source>
        <translation>Dubleetillägg</translation>
    </message>
    <message>
        <source>Any card</source>
        <translation>Vilket kort som helst</translation>
    </message>
    <message>
        <source>An ace</source>
        <translation>Ett ess</translation>
    </message>
    <message>
        <source>An ace, or else a spade</source>
        <translation>Ett ess, annars en spader</translation>
    </message>
    <message>
        <source>To the dealer’s left</source>
        <translation>Till vänster om givaren</translation>
    </message>
    <message>
        <source>Free</source>
        <translation>Fri</translation>
    </message>
    <message>
        <source>Ladder</source>
        <translation>Stege</translation>
    </message>
    <message>
        <source>Strict</source>
        <translation>Sträng</translation>
    </message>
    <message>
        <source>Ladder, halves bind both partners</source>
        <translation>Stege, halv binder båda</translation>
    </message>
    <message>
        <source>Only the other side</source>
        <translation>Bara motståndarna</translation>
    </message>
    <message>
        <source>Anyone</source>
        <translation>Vem som helst</translation>
    </message>
    <message>
        <source>Hearts high</source>
        <translation>Hjärter högst</translation>
    </message>
    <message>
        <source>Spades high</source>
        <translation>Spader högst</translation>
    </message>
    <message>
        <source>The dealer</source>
        <translation>Givaren</translation>
    </message>
    <message>
        <source>With three sixes</source>
        <translation>Med tre sexor</translation>
    </message>
    <message>
        <source>With three sixes, or with only low cards</source>
        <translation>Med tre sexor eller bara låga kort</translation>
    </message>
    <message>
        <source>With four sixes</source>
        <translation>Med fyra sexor</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Aldrig</translation>
    </message>
    <message>
        <source>The first bidder must bid</source>
        <translation>Den första måste bjuda</translation>
    </message>
    <message>
        <source>All may pass</source>
        <translation>Alla får passa</translation>
    </message>
    <message>
        <source>Like the others</source>
        <translation>Som de andra</translation>
    </message>
    <message>
        <source>When all others have passed</source>
        <translation>När alla andra har passat</translation>
    </message>
    <message>
        <source>Before giving or discarding</source>
        <translation>Innan kort lämnas eller läggs bort</translation>
    </message>
    <message>
        <source>After giving or discarding</source>
        <translation>Efter att kort lämnats eller lagts bort</translation>
    </message>
    <message>
        <source>Always</source>
        <translation>Alltid</translation>
    </message>
    <message>
        <source>Only after taking a trick</source>
        <translation>Bara efter ett stick</translation>
    </message>
    <message>
        <source>The bid</source>
        <translation>Budet</translation>
    </message>
    <message>
        <source>Declarer: twice the bid</source>
        <translation>Spelföraren: dubbla budet</translation>
    </message>
    <message>
        <source>Both sides: twice the bid</source>
        <translation>Båda sidor: dubbla budet</translation>
    </message>
    <message>
        <source>The highest score wins</source>
        <translation>Den med flest poäng vinner</translation>
    </message>
    <message>
        <source>The declarer wins</source>
        <translation>Spelföraren vinner</translation>
    </message>
    <message>
        <source>From the next hand</source>
        <translation>Från nästa giv</translation>
    </message>
    <message>
        <source>At once</source>
        <translation>Genast</translation>
    </message>
    <message>
        <source>Nobody scores</source>
        <translation>Ingen får poäng</translation>
    </message>
    <message>
        <source>Carried to the next hand</source>
        <translation>Förs över till nästa giv</translation>
    </message>
    <message>
        <source>Drop back</source>
        <translation>Faller tillbaka</translation>
    </message>
    <message>
        <source>Three or more</source>
        <translation>Tre eller fler</translation>
    </message>
    <message>
        <source>Always three</source>
        <translation>Alltid tre</translation>
    </message>
    <message>
        <source>Lost (murder)</source>
        <translation>Går förlorad (mord)</translation>
    </message>
    <message>
        <source>Goes to the winner (kidnap)</source>
        <translation>Tas av vinnaren (kidnappning)</translation>
    </message>
    <message>
        <source>Must beat the highest card</source>
        <translation>Tvång att gå över</translation>
    </message>
    <message>
        <source>Must trump when void</source>
        <translation>Trumftvång</translation>
    </message>
    <message>
        <source>Asking for a whole once trumps are set</source>
        <translation>Fråga efter en hel när trumf finns</translation>
    </message>
    <message>
        <source>Declaring a marriage</source>
        <translation>När par får anmälas</translation>
    </message>
    <message>
        <source>Lowest bid</source>
        <translation>Lägsta bud</translation>
    </message>
    <message>
        <source>Score too low to bid</source>
        <translation>Budspärr vid eller under</translation>
    </message>
    <message>
        <source>Losers’ limit for a double win</source>
        <translation>Dubbel vinst om förlorarna har under</translation>
    </message>
    <message>
        <source>No läpiajo penalty if the bid fails</source>
        <translation>Inget läpiajostraff om budet missas</translation>
    </message>
    <message>
        <source>Reshuffles</source>
        <translation>Omblandningar</translation>
    </message>
    <message>
        <source>Unseen maal</source>
        <translation>Osedd maal</translation>
    </message>
    <message>
        <source>The player with the ace of clubs</source>
        <translation>Den som har klöver ess</translation>
    </message>
    <message>
        <source>After winning a trick you led</source>
        <translation>Efter vunnet eget utspel</translation>
    </message>
    <message>
        <source>After winning any trick</source>
        <translation>Efter varje vunnet stick</translation>
    </message>
    <message>
        <source>Subtract the excess</source>
        <translation>Överskottet dras av</translation>
    </message>
</context>
<context>
    <name>Order</name>
    <message>
        <source>Order your hands</source>
        <translation>Beställ dina kort</translation>
    </message>
    <message>
        <source>Choose the hands you want to practise. Every deal that fits is equally likely.</source>
        <translation>Välj vilka händer du vill öva på. Alla givar som passar är lika sannolika.</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spel</translation>
    </message>
    <message>
        <source>More wishes</source>
        <translation>Fler önskemål</translation>
    </message>
    <message>
        <source>Fewer wishes</source>
        <translation>Färre önskemål</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Rensa</translation>
    </message>
    <message>
        <source>Ten in a row</source>
        <translation>Tio i rad</translation>
    </message>
    <message>
        <source>Play one at the table</source>
        <translation>Spela en vid bordet</translation>
    </message>
    <message>
        <source>Every hand fits.</source>
        <translation>Alla händer passar.</translation>
    </message>
    <message>
        <source>Dealing a hand that fits…</source>
        <translation>En giv som passar delas ut…</translation>
    </message>
    <message>
        <source>The computer is looking at your hand…</source>
        <translation>Datorn tittar på dina kort…</translation>
    </message>
    <message>
        <source>The computer couldn’t review this hand. Try the next one.</source>
        <translation>Datorn kunde inte granska den här handen. Pröva nästa.</translation>
    </message>
    <message>
        <source>Stop here</source>
        <translation>Sluta här</translation>
    </message>
    <message>
        <source>Next hand</source>
        <translation>Nästa hand</translation>
    </message>
    <message>
        <source>Ten more</source>
        <translation>Tio till</translation>
    </message>
    <message>
        <source>Change the order</source>
        <translation>Ändra beställningen</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Försök igen</translation>
    </message>
    <message>
        <source>Hand {number} of {total}</source>
        <translation>Hand {number} av {total}</translation>
    </message>
    <message>
        <source>Hand {number}: nothing to decide</source>
        <translation>Hand {number}: inget att avgöra</translation>
    </message>
    <message>
        <source>Hand {number}: {rights} out of {of} right</source>
        <translation>Hand {number}: {rights} av {of} rätt</translation>
    </message>
    <message numerus="yes">
        <source>About 1 in {number} hands has these cards.</source>
        <comment>Nearly every hand has these cards.</comment>
        <translation>
            <numerusform>Nästan varje hand har de här korten.</numerusform>
            <numerusform>Ungefär 1 av {number} händer har de här korten.</numerusform>
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
            <numerusform>En giv prövades men passade inte. Stryk ett önskemål eller försök igen.</numerusform>
            <numerusform>{number} givar prövades, men ingen passade. Stryk ett önskemål eller försök igen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Spela vidare</translation>
    </message>
    <message>
        <source>No deal at this table fits {wish}.</source>
        <translation>Ingen giv vid det här bordet passar {wish}.</translation>
    </message>
    <message>
        <source>No deal fits both {wishes}.</source>
        <translation>Ingen giv passar både {wishes}.</translation>
    </message>
    <message>
        <source>No deal fits all of these: {wishes}.</source>
        <translation>Ingen giv passar alla de här: {wishes}.</translation>
    </message>
    <message>
        <source>What you practise</source>
        <translation>Vad du övar på</translation>
    </message>
    <message>
        <source>What you hold</source>
        <translation>Vad du har på handen</translation>
    </message>
    <message>
        <source>Where you sit</source>
        <translation>Var du sitter</translation>
    </message>
    <message>
        <source>What’s been said</source>
        <translation>Vad som har sagts</translation>
    </message>
    <message>
        <source>The whole hand</source>
        <translation>Hela given</translation>
    </message>
    <message>
        <source>Only the auction</source>
        <translation>Bara budgivningen</translation>
    </message>
    <message>
        <source>Only the exchange</source>
        <translation>Bara kortbytet</translation>
    </message>
    <message>
        <source>Only the last five tricks</source>
        <translation>Bara de fem sista sticken</translation>
    </message>
    <message>
        <source>A marriage</source>
        <translation>Ett par</translation>
    </message>
    <message>
        <source>No marriage</source>
        <translation>Inget par</translation>
    </message>
    <message>
        <source>Two marriages or more</source>
        <translation>Två par eller fler</translation>
    </message>
    <message>
        <source>A marriage in spades</source>
        <translation>Spaderkung och spaderdam</translation>
    </message>
    <message>
        <source>A marriage in hearts</source>
        <translation>Hjärterkung och hjärterdam</translation>
    </message>
    <message>
        <source>A marriage in diamonds</source>
        <translation>Ruterkung och ruterdam</translation>
    </message>
    <message>
        <source>A marriage in clubs</source>
        <translation>Klöverkung och klöverdam</translation>
    </message>
    <message>
        <source>A marriage with its ace</source>
        <translation>Ett par med ess</translation>
    </message>
    <message>
        <source>A half</source>
        <translation>En halv</translation>
    </message>
    <message>
        <source>No half</source>
        <translation>Ingen halv</translation>
    </message>
    <message>
        <source>No king</source>
        <translation>Ingen kung</translation>
    </message>
    <message>
        <source>No queen</source>
        <translation>Ingen dam</translation>
    </message>
    <message>
        <source>An ace</source>
        <translation>Ett ess</translation>
    </message>
    <message>
        <source>No ace</source>
        <translation>Inget ess</translation>
    </message>
    <message>
        <source>Two aces or more</source>
        <translation>Två ess eller fler</translation>
    </message>
    <message>
        <source>Three aces or more</source>
        <translation>Tre ess eller fler</translation>
    </message>
    <message>
        <source>A ten</source>
        <translation>En tia</translation>
    </message>
    <message>
        <source>No ten</source>
        <translation>Ingen tia</translation>
    </message>
    <message>
        <source>Ace and ten of one suit</source>
        <translation>Ess och tia i samma färg</translation>
    </message>
    <message>
        <source>A ten without its ace</source>
        <translation>En tia utan ess</translation>
    </message>
    <message>
        <source>Four or more aces and tens</source>
        <translation>Minst fyra ess och tior</translation>
    </message>
    <message>
        <source>At most one ace or ten</source>
        <translation>Högst ett ess eller en tia</translation>
    </message>
    <message>
        <source>Three sixes or more</source>
        <translation>Tre sexor eller fler</translation>
    </message>
    <message>
        <source>Six or more aces, kings and queens</source>
        <translation>Minst sex ess, kungar och damer</translation>
    </message>
    <message>
        <source>At most two aces, kings and queens</source>
        <translation>Högst två ess, kungar och damer</translation>
    </message>
    <message>
        <source>Five or more of a suit</source>
        <translation>Minst fem i en färg</translation>
    </message>
    <message>
        <source>Six or more of a suit</source>
        <translation>Minst sex i en färg</translation>
    </message>
    <message>
        <source>At most four of any suit</source>
        <translation>Högst fyra i varje färg</translation>
    </message>
    <message>
        <source>A void</source>
        <translation>En färg saknas</translation>
    </message>
    <message>
        <source>Cards of every suit</source>
        <translation>Kort i alla färger</translation>
    </message>
    <message>
        <source>A singleton</source>
        <translation>Ett ensamt kort i en färg</translation>
    </message>
    <message>
        <source>No singleton</source>
        <translation>Inget ensamt kort i en färg</translation>
    </message>
    <message>
        <source>A tunnela</source>
        <translation>En tunnela</translation>
    </message>
    <message>
        <source>No tunnela</source>
        <translation>Ingen tunnela</translation>
    </message>
    <message>
        <source>Three dublees or more</source>
        <translation>Tre dubleer eller fler</translation>
    </message>
    <message>
        <source>Five dublees or more</source>
        <translation>Fem dubleer eller fler</translation>
    </message>
    <message>
        <source>At most one dublee</source>
        <translation>Högst en dublee</translation>
    </message>
    <message>
        <source>A sequence</source>
        <translation>En svit</translation>
    </message>
    <message>
        <source>No sequence</source>
        <translation>Ingen svit</translation>
    </message>
    <message>
        <source>Sequences in three suits</source>
        <translation>Sviter i tre färger</translation>
    </message>
    <message>
        <source>A printed joker</source>
        <translation>En joker</translation>
    </message>
    <message>
        <source>No printed joker</source>
        <translation>Ingen joker</translation>
    </message>
    <message>
        <source>You deal</source>
        <translation>Du ger</translation>
    </message>
    <message>
        <source>Somebody else deals</source>
        <translation>Någon annan ger</translation>
    </message>
    <message>
        <source>Your partner deals</source>
        <translation>Din partner ger</translation>
    </message>
    <message>
        <source>You act first</source>
        <translation>Du börjar</translation>
    </message>
    <message>
        <source>You act last</source>
        <translation>Du är sist i tur</translation>
    </message>
    <message>
        <source>Nobody has bid yet</source>
        <translation>Ingen har bjudit än</translation>
    </message>
    <message>
        <source>Your partner bid first</source>
        <translation>Din partner bjöd först</translation>
    </message>
    <message>
        <source>An opponent bid first</source>
        <translation>En motståndare bjöd först</translation>
    </message>
    <message>
        <source>The bid is 100 or more</source>
        <translation>Budet är minst 100</translation>
    </message>
    <message>
        <source>You’re the declarer</source>
        <translation>Du är spelförare</translation>
    </message>
    <message>
        <source>Your partner is the declarer</source>
        <translation>Din partner är spelförare</translation>
    </message>
    <message>
        <source>An opponent is the declarer</source>
        <translation>En motståndare är spelförare</translation>
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
        <translation>Det finns trumf</translation>
    </message>
    <message>
        <source>No trumps yet</source>
        <translation>Ingen trumf än</translation>
    </message>
</context>
<context>
    <name>Pages</name>
    <message>
        <source>{number} players</source>
        <translation>{number} spelare</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spela</translation>
    </message>
    <message>
        <source>Learn</source>
        <translation>Lär dig</translation>
    </message>
    <message>
        <source>Play {game}</source>
        <translation>Spela {game}</translation>
    </message>
    <message>
        <source>Learn {game}</source>
        <translation>Lär dig {game}</translation>
    </message>
    <message>
        <source>{name}, {players}. {sentence}</source>
        <translation>{name}, {players}. {sentence}</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Tillbaka</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Avbryt</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Stäng</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Ta bort</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exportera…</translation>
    </message>
    <message>
        <source>House rules…</source>
        <translation>Husregler…</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>Importera…</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Spara</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Spara som…</translation>
    </message>
    <message>
        <source>Use these rules</source>
        <translation>Använd de här reglerna</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Husregler</translation>
    </message>
    <message>
        <source>House rules for {game}</source>
        <translation>Husregler för {game}</translation>
    </message>
    <message>
        <source>Play by these rules</source>
        <translation>Spela med de här reglerna</translation>
    </message>
    <message>
        <source>Presets</source>
        <translation>Färdiga regler</translation>
    </message>
    <message>
        <source>Your presets</source>
        <translation>Dina egna regler</translation>
    </message>
    <message>
        <source>Preset name</source>
        <translation>Reglernas namn</translation>
    </message>
    <message>
        <source>Custom rules</source>
        <translation>Egna regler</translation>
    </message>
    <message>
        <source>“{first}” and “{second}” contradict each other. Change one of them.</source>
        <translation>”{first}” och ”{second}” motsäger varandra. Ändra en av dem.</translation>
    </message>
    <message>
        <source>Saved “{name}” to your presets.</source>
        <translation>”{name}” är sparad bland dina regler.</translation>
    </message>
    <message>
        <source>Deleted “{name}”.</source>
        <translation>”{name}” är borttagen.</translation>
    </message>
    <message>
        <source>Imported “{name}” and saved it to your presets.</source>
        <translation>”{name}” är importerad och sparad bland dina regler.</translation>
    </message>
    <message>
        <source>Rules saved to {file}.</source>
        <translation>Reglerna är sparade i {file}.</translation>
    </message>
    <message>
        <source>{name} ({number})</source>
        <translation>{name} ({number})</translation>
    </message>
    <message>
        <source>New match</source>
        <translation>Ny match</translation>
    </message>
    <message>
        <source>Numbered deal</source>
        <translation>Giv efter nummer</translation>
    </message>
    <message>
        <source>Program</source>
        <translation>Programmet</translation>
    </message>
    <message>
        <source>This deal</source>
        <translation>Den här given</translation>
    </message>
    <message>
        <source>The rest of this hand</source>
        <translation>Resten av given</translation>
    </message>
    <message>
        <source>Whose cards do you want?</source>
        <translation>Vems kort vill du ha?</translation>
    </message>
    <message>
        <source>My own</source>
        <translation>Mina egna</translation>
    </message>
    <message>
        <source>The same cards are dealt again in a new match, which counts as assisted.</source>
        <translation>Samma kort delas ut igen i en ny match, som räknas som spelad med hjälp.</translation>
    </message>
    <message>
        <source>House rules (*.json)</source>
        <translation>Husregler (*.json)</translation>
    </message>
    <message>
        <source>Import house rules</source>
        <translation>Importera husregler</translation>
    </message>
    <message>
        <source>Export house rules</source>
        <translation>Exportera husregler</translation>
    </message>
    <message>
        <source>Can’t read {file}. Choose another file.</source>
        <translation>{file} kan inte läsas. Välj en annan fil.</translation>
    </message>
    <message>
        <source>Can’t save {file} in that folder. Choose another folder.</source>
        <translation>{file} kan inte sparas där. Välj en annan plats.</translation>
    </message>
    <message>
        <source>This file has no Marjapussi house rules in it.</source>
        <translation>Filen innehåller inga husregler för Marjapussi.</translation>
    </message>
    <message>
        <source>This file can’t be used. It has the same entry twice, or its structure is too complicated.</source>
        <translation>Filen kan inte användas, för den anger något två gånger eller har för många nivåer.</translation>
    </message>
    <message>
        <source>Another version of the program wrote this file, and this version can’t read it.</source>
        <translation>Filen är skriven av en annan version av programmet, och den här versionen kan inte läsa den.</translation>
    </message>
    <message>
        <source>This file must have exactly three parts: the game, a name and the rules.</source>
        <translation>Filen ska ha exakt tre delar: spelet, ett namn och reglerna.</translation>
    </message>
    <message>
        <source>These are house rules for another game, not {game}.</source>
        <translation>Det här är husregler för ett annat spel, inte för {game}.</translation>
    </message>
    <message>
        <source>The file sets “{rule}” to {value}, which isn’t allowed.</source>
        <translation>Filen sätter ”{rule}” till {value}, vilket inte är tillåtet.</translation>
    </message>
    <message>
        <source>The rules in the file contradict each other. {why}</source>
        <translation>Reglerna i filen motsäger varandra. {why}</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spel</translation>
    </message>
    <message>
        <source>Opponents</source>
        <translation>Motståndare</translation>
    </message>
    <message>
        <source>Partner</source>
        <translation>Partner</translation>
    </message>
    <message>
        <source>Fairness</source>
        <translation>Rättvisa</translation>
    </message>
    <message>
        <source>Names</source>
        <translation>Namn</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Giv</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>Utseende</translation>
    </message>
    <message>
        <source>Pace</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>Playing</source>
        <translation>Spel</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Ljud</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spelare</translation>
    </message>
    <message>
        <source>Your partner plays at full strength unless you choose otherwise.</source>
        <translation>Din partner spelar alltid så bra det går, om du inte väljer annat.</translation>
    </message>
    <message>
        <source>The level never affects the deal. Each computer player sees only what a person in that seat would see.</source>
        <translation>Nivån påverkar aldrig given. Varje datorspelare ser bara det som en människa på den platsen skulle se.</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Du</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>Motståndare</translation>
    </message>
    <message>
        <source>Plays after you</source>
        <translation>Spelar efter dig</translation>
    </message>
    <message>
        <source>Plays before you</source>
        <translation>Spelar före dig</translation>
    </message>
    <message>
        <source>Player {number}</source>
        <translation>Spelare {number}</translation>
    </message>
    <message>
        <source>Name: {who}</source>
        <translation>Namn: {who}</translation>
    </message>
    <message>
        <source>Any name</source>
        <translation>Vilket namn som helst</translation>
    </message>
    <message>
        <source>A new deal</source>
        <translation>En ny giv</translation>
    </message>
    <message>
        <source>Deal number</source>
        <translation>Givens nummer</translation>
    </message>
    <message>
        <source>A deal number is a whole number from 0 to {highest}.</source>
        <translation>Givens nummer är ett heltal från 0 till {highest}.</translation>
    </message>
    <message>
        <source>Preferences</source>
        <translation>Inställningar</translation>
    </message>
    <message>
        <source>{game} has no rule called “{key}”.</source>
        <translation>{game} har ingen regel som heter ”{key}”.</translation>
    </message>
    <message>
        <source>Reset to defaults</source>
        <translation>Återställ standard</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Ångra</translation>
    </message>
    <message>
        <source>A name can have 1 to {longest} characters.</source>
        <translation>Ett namn kan ha 1 till {longest} tecken.</translation>
    </message>
    <message>
        <source>There’s a built-in preset called “{name}”. Choose another name.</source>
        <translation>Det finns redan färdiga regler som heter ”{name}”. Välj ett annat namn.</translation>
    </message>
    <message>
        <source>This file is too large for house rules.</source>
        <translation>Filen är för stor för husregler.</translation>
    </message>
    <message>
        <source>The name in the file must have 1 to {longest} characters.</source>
        <translation>Namnet i filen ska ha 1 till {longest} tecken.</translation>
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
        <translation>Spelare {number}</translation>
    </message>
    <message>
        <source>Us</source>
        <translation>Vi</translation>
    </message>
    <message>
        <source>Them</source>
        <translation>De</translation>
    </message>
</context>
<context>
    <name>Practice</name>
    <message>
        <source>Five moments</source>
        <translation>Fem lägen</translation>
    </message>
    <message numerus="yes">
        <source>{number} moments</source>
        <comment>One moment</comment>
        <translation>
            <numerusform>Ett läge</numerusform>
            <numerusform>{number} lägen</numerusform>
        </translation>
    </message>
    <message>
        <source>Practise this</source>
        <translation>Öva på det här</translation>
    </message>
    <message>
        <source>Practise: {kind}</source>
        <translation>Öva: {kind}</translation>
    </message>
    <message>
        <source>{game} · {kind}</source>
        <translation>{game} · {kind}</translation>
    </message>
    <message>
        <source>What do you play?</source>
        <translation>Vad spelar du?</translation>
    </message>
    <message>
        <source>What do you say?</source>
        <translation>Vad säger du?</translation>
    </message>
    <message>
        <source>What do you do?</source>
        <translation>Vad gör du?</translation>
    </message>
    <message>
        <source>Click a card, here or in your hand.</source>
        <translation>Klicka på ett kort, här eller på din hand.</translation>
    </message>
    <message>
        <source>Click what you want to do.</source>
        <translation>Klicka på det du vill göra.</translation>
    </message>
    <message>
        <source>This is best.</source>
        <translation>Det här är bäst.</translation>
    </message>
    <message>
        <source>That’s what you did before. There’s a better choice.</source>
        <translation>Så gjorde du förut. Det finns ett bättre val.</translation>
    </message>
    <message>
        <source>There’s a better choice.</source>
        <translation>Det finns ett bättre val.</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Tips</translation>
    </message>
    <message>
        <source>Stop here</source>
        <translation>Sluta här</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Tillbaka</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Nästa</translation>
    </message>
    <message>
        <source>Five more</source>
        <translation>Fem till</translation>
    </message>
    <message numerus="yes">
        <source>You’ll see this again in {number} days.</source>
        <comment>You’ll see this again tomorrow.</comment>
        <translation>
            <numerusform>Du ser det här igen i morgon.</numerusform>
            <numerusform>Du ser det här igen om {number} dagar.</numerusform>
        </translation>
    </message>
    <message>
        <source>Dealing new cards…</source>
        <translation>Nya kort delas ut…</translation>
    </message>
    <message>
        <source>{rights} out of {of} right</source>
        <translation>{rights} av {of} rätt</translation>
    </message>
    <message>
        <source>{number}. {where}: right</source>
        <translation>{number}. {where}: rätt</translation>
    </message>
    <message>
        <source>{number}. {where}: not solved yet</source>
        <translation>{number}. {where}: inte än</translation>
    </message>
    <message>
        <source>Mistakes come back soon and right answers later, each time with different cards.</source>
        <translation>Det som blev fel kommer snart igen och det som blev rätt senare, alltid med andra kort.</translation>
    </message>
    <message>
        <source>Nothing to practise now</source>
        <translation>Inget att öva på nu</translation>
    </message>
    <message>
        <source>Mistakes from hands you finish turn into practice questions here.</source>
        <translation>Misstag från givar som du spelar färdigt blir övningsfrågor här.</translation>
    </message>
    <message numerus="yes">
        <source>{known} out of {number} moments learned</source>
        <comment>{known} out of one moment learned</comment>
        <translation>
            <numerusform>{known} av ett läge inlärt</numerusform>
            <numerusform>{known} av {number} lägen inlärda</numerusform>
        </translation>
    </message>
    <message>
        <source>A moment counts as learned once it isn’t due again for three weeks.</source>
        <translation>Du har lärt dig ett läge när det inte kommer igen på tre veckor.</translation>
    </message>
</context>
<context>
    <name>Preferences</name>
    <message>
        <source>Language</source>
        <translation>Språk</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Tema</translation>
    </message>
    <message>
        <source>Felt</source>
        <translation>Spelduk</translation>
    </message>
    <message>
        <source>Game speed</source>
        <translation>Spelets hastighet</translation>
    </message>
    <message>
        <source>Clicking a card</source>
        <translation>Klick på ett kort</translation>
    </message>
    <message>
        <source>Sort the hand</source>
        <translation>Sortera handen</translation>
    </message>
    <message>
        <source>Lowest card first</source>
        <translation>Lägsta kortet först</translation>
    </message>
    <message>
        <source>Highlight the suggested move</source>
        <translation>Markera det föreslagna draget</translation>
    </message>
    <message>
        <source>Warn me before a clear mistake</source>
        <translation>Varna mig före ett klart misstag</translation>
    </message>
    <message>
        <source>Praise me for a hard choice</source>
        <translation>Beröm mig för ett svårt val</translation>
    </message>
    <message>
        <source>Count the points myself</source>
        <translation>Räkna poängen själv</translation>
    </message>
    <message>
        <source>Play forced cards automatically</source>
        <translation>Spela det enda tillåtna kortet åt mig</translation>
    </message>
    <message>
        <source>A high first bid promises an ace</source>
        <translation>Ett högt första bud lovar ett ess</translation>
    </message>
    <message>
        <source>Play sounds</source>
        <translation>Spela upp ljud</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Volym</translation>
    </message>
    <message>
        <source>Use the built-in voice</source>
        <translation>Använd den inbyggda rösten</translation>
    </message>
    <message>
        <source>Spoken announcements</source>
        <translation>Upplästa meddelanden</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Ljust</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Mörkt</translation>
    </message>
    <message>
        <source>Moss</source>
        <translation>Mossa</translation>
    </message>
    <message>
        <source>Night</source>
        <translation>Natt</translation>
    </message>
    <message>
        <source>Birch</source>
        <translation>Björk</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Långsam</translation>
    </message>
    <message>
        <source>What you usually do</source>
        <translation>Så brukar du spela</translation>
    </message>
    <message>
        <source>Hints compare the best move with what you usually do. For that, the program remembers how often you play high, take tricks, lead trumps, declare and bid.</source>
        <translation>Tipsen jämför det bästa draget med hur du brukar spela. Därför minns programmet hur ofta du lägger högt, tar stick, spelar ut trumf, anmäler och bjuder.</translation>
    </message>
    <message>
        <source>Forget what I usually do</source>
        <translation>Glöm hur jag brukar spela</translation>
    </message>
    <message>
        <source>Forgotten. Your next matches show the program again what you usually do.</source>
        <translation>Glömt. Dina nästa matcher visar programmet på nytt hur du brukar spela.</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Lagom</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Textstorlek</translation>
    </message>
    <message>
        <source>Card size</source>
        <translation>Kortstorlek</translation>
    </message>
    <message>
        <source>Large</source>
        <translation>Stor</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Snabb</translation>
    </message>
    <message>
        <source>No animation</source>
        <translation>Utan animering</translation>
    </message>
    <message>
        <source>Until you click</source>
        <translation>Tills du klickar</translation>
    </message>
    <message>
        <source>Plays it</source>
        <translation>Spelar det</translation>
    </message>
    <message>
        <source>In my first three matches of a game</source>
        <translation>I mina tre första matcher i ett spel</translation>
    </message>
    <message>
        <source>Always</source>
        <translation>Alltid</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Aldrig</translation>
    </message>
    <message>
        <source>Everything</source>
        <translation>Allt</translation>
    </message>
    <message>
        <source>What affects me</source>
        <translation>Det som gäller mig</translation>
    </message>
    <message>
        <source>My turn only</source>
        <translation>Bara min tur</translation>
    </message>
    <message>
        <source>By suit</source>
        <translation>Efter färg</translation>
    </message>
    <message>
        <source>By rank</source>
        <translation>Efter valör</translation>
    </message>
    <message>
        <source>Finished tricks stay</source>
        <translation>Färdiga stick ligger kvar</translation>
    </message>
    <message>
        <source>Follow the system</source>
        <translation>Som i systemet</translation>
    </message>
    <message>
        <source>A short time</source>
        <translation>En kort stund</translation>
    </message>
    <message>
        <source>The usual time</source>
        <translation>En lagom stund</translation>
    </message>
    <message>
        <source>A long time</source>
        <translation>En lång stund</translation>
    </message>
    <message>
        <source>Lifts it (click again to play)</source>
        <translation>Lyfter det (klicka igen för att spela)</translation>
    </message>
    <message>
        <source>In my own order</source>
        <translation>I egen ordning</translation>
    </message>
</context>
<context>
    <name>Presets</name>
    <message>
        <source>Short pack</source>
        <translation>Liten kortlek</translation>
    </message>
    <message>
        <source>Questions in order</source>
        <translation>Frågor i ordning</translation>
    </message>
    <message>
        <source>Aces and tens</source>
        <translation>Ess och tior</translation>
    </message>
    <message>
        <source>To ten</source>
        <translation>Till tio</translation>
    </message>
    <message>
        <source>Forty and twenty</source>
        <translation>Par för 40 och 20</translation>
    </message>
    <message>
        <source>Swedish</source>
        <translation>Svenska regler</translation>
    </message>
    <message>
        <source>Exactly twelve</source>
        <translation>Exakt tolv</translation>
    </message>
    <message>
        <source>Exactly twelve, dropping to seven</source>
        <translation>Exakt tolv, fall till sju</translation>
    </message>
    <message>
        <source>Left of the dealer bids first</source>
        <translation>Den till vänster om givaren bjuder först</translation>
    </message>
    <message>
        <source>Any trick, four cards</source>
        <translation>Vilket stick som helst, fyra kort byts</translation>
    </message>
    <message>
        <source>Spades high</source>
        <translation>Spader högst</translation>
    </message>
    <message>
        <source>Windows game (2002)</source>
        <translation>Windowsspelet (2002)</translation>
    </message>
    <message>
        <source>Windows game (2002), six in the kitty</source>
        <translation>Windowsspelet (2002), sex i talongen</translation>
    </message>
    <message>
        <source>To ten, anyone may ask for a whole</source>
        <translation>Till tio, vem som helst får fråga efter en hel</translation>
    </message>
    <message>
        <source>Seven points for dublees</source>
        <translation>Sju poäng för dubleer</translation>
    </message>
    <message>
        <source>Home game</source>
        <translation>Hemmaspel</translation>
    </message>
    <message>
        <source>Tournament</source>
        <translation>Turnering</translation>
    </message>
    <message>
        <source>Unseen maal is lost</source>
        <translation>Osedd maal går förlorad</translation>
    </message>
    <message>
        <source>Unseen maal goes to the winner</source>
        <translation>Osedd maal till vinnaren</translation>
    </message>
    <message>
        <source>Three jokers</source>
        <translation>Tre jokrar</translation>
    </message>
    <message>
        <source>Jena students</source>
        <translation>Studenter i Jena</translation>
    </message>
    <message>
        <source>Round of four hands</source>
        <translation>Omgång om fyra givar</translation>
    </message>
    <message>
        <source>Six in the kitty</source>
        <translation>Sex i talongen</translation>
    </message>
    <message>
        <source>Secret kitty</source>
        <translation>Hemlig talong</translation>
    </message>
    <message>
        <source>Original card points</source>
        <translation>Ursprungliga kortpoäng</translation>
    </message>
    <message>
        <source>Standard</source>
        <translation>Standard</translation>
    </message>
    <message>
        <source>Older rules</source>
        <translation>Äldre regler</translation>
    </message>
</context>
<context>
    <name>Principles</name>
    <message>
        <source>Don’t break up a king and queen before you’ve declared them.</source>
        <translation>Dela inte på kung och dam innan du har anmält dem.</translation>
    </message>
    <message>
        <source>Keep a king or queen as long as your partner may have the other half.</source>
        <translation>Behåll en kung eller dam så länge din partner kan ha den andra halvan.</translation>
    </message>
    <message>
        <source>If you can’t win the trick, give away as few points as you can.</source>
        <translation>När du inte kan ta sticket ska du ge bort så få poäng som möjligt.</translation>
    </message>
    <message>
        <source>Win this trick, because then you may declare a marriage or ask for one.</source>
        <translation>Ta det här sticket, för då får du anmäla ett par eller fråga efter ett.</translation>
    </message>
    <message>
        <source>Draw the opponents’ trumps with your top trumps. Then your other high cards win too.</source>
        <translation>Dra ut motståndarnas trumf med dina högsta trumf. Då tar också dina andra höga kort stick.</translation>
    </message>
    <message>
        <source>Lead a suit that your partner is out of and may be able to trump.</source>
        <translation>Spela ut en färg som är slut hos din partner, som kanske kan trumfa den.</translation>
    </message>
    <message>
        <source>If you can’t win the trick, play your lowest card.</source>
        <translation>När du inte kan ta sticket ska du lägga ditt lägsta kort.</translation>
    </message>
    <message>
        <source>Lead a card that nobody can beat.</source>
        <translation>Spela ut ett kort som ingen kan gå över.</translation>
    </message>
    <message>
        <source>Win the trick as cheaply as you can, and save your higher cards.</source>
        <translation>Vinn sticket så billigt du kan och spara dina högre kort.</translation>
    </message>
    <message>
        <source>Don’t take a trick that your partner is sure to win.</source>
        <translation>Ta inte ett stick som din partner säkert får.</translation>
    </message>
    <message>
        <source>The last trick earns extra points, so save a sure winner for it.</source>
        <translation>Sista sticket ger extra poäng, så spara ett säkert kort till det.</translation>
    </message>
    <message>
        <source>You can’t win this trick, so keep the highest card of a suit for later.</source>
        <translation>Du kan inte ta det här sticket, så spara det högsta kortet i en färg till senare.</translation>
    </message>
    <message>
        <source>With no trumps, lead your longest suit. Its low cards can win tricks later.</source>
        <translation>Utan trumf ska du spela ut från din längsta färg. Dess små kort kan ta stick senare.</translation>
    </message>
    <message>
        <source>When you’re second to play, play low. Your partner still plays after you.</source>
        <translation>Lägg lågt som andra hand. Din partner spelar ännu efter dig.</translation>
    </message>
    <message>
        <source>Declare your marriage while you may, because this may be your last chance.</source>
        <translation>Anmäl ditt par medan du får, för det kan vara din sista chans.</translation>
    </message>
    <message>
        <source>When your partner is sure to win the trick, play your ten while it’s safe from the ace.</source>
        <translation>Lägg din tia i ett stick som din partner säkert får, där inget ess kan ta den.</translation>
    </message>
    <message>
        <source>Don’t waste an ace on a trick it can’t win. Save the ace for one it can win.</source>
        <translation>Slösa inte ett ess på ett stick som det inte kan ta. Spara det till ett som det kan ta.</translation>
    </message>
    <message>
        <source>If you’re sure of a trick, take it now. Later may be too late.</source>
        <translation>Är du säker på ett stick ska du ta det nu, för senare kan det vara för sent.</translation>
    </message>
    <message>
        <source>When you’re third to play, play high. Only one player comes after you.</source>
        <translation>Lägg högt som tredje hand. Bara en spelare kommer efter dig.</translation>
    </message>
    <message>
        <source>In its suit, only the ace beats a ten. Keep your ten until the ace is gone.</source>
        <translation>I sin färg slås tian bara av esset. Behåll din tia tills esset är borta.</translation>
    </message>
    <message>
        <source>Lead your aces before there are trumps, because later they may be trumped.</source>
        <translation>Spela ut dina ess innan det finns trumf, för senare kan de bli trumfade.</translation>
    </message>
    <message>
        <source>Lead a singleton. After that, you can trump the suit.</source>
        <translation>Spela ut ditt enda kort i en färg. Sedan kan du trumfa den färgen.</translation>
    </message>
    <message>
        <source>Return the suit your partner led, because that’s where they want help.</source>
        <translation>Spela tillbaka den färg som din partner spelade ut, för det är där hjälpen behövs.</translation>
    </message>
    <message>
        <source>Duck as long as you can, because you don’t want this trick.</source>
        <translation>Håll dig under så länge du kan, för det här sticket vill du inte ha.</translation>
    </message>
    <message>
        <source>If you have to take the trick, take it with your highest card.</source>
        <translation>Om du måste ta sticket ska du ta det med ditt högsta kort.</translation>
    </message>
    <message>
        <source>Get rid of high cards whenever they can’t win a trick.</source>
        <translation>Gör dig av med höga kort när de inte kan ta något stick.</translation>
    </message>
    <message>
        <source>Lead low, so that somebody else has to take the trick.</source>
        <translation>Spela ut lågt, så måste någon annan ta sticket.</translation>
    </message>
    <message>
        <source>Lead from a short suit. Once it’s gone, you can discard high cards.</source>
        <translation>Spela ut från en kort färg. När den är slut kan du kasta höga kort.</translation>
    </message>
    <message>
        <source>Don’t lead a suit that nobody else has left, because you’d have to take the trick.</source>
        <translation>Spela inte ut en färg som ingen annan har kvar, för då måste du ta sticket.</translation>
    </message>
    <message>
        <source>Against sooli, play low. The lower you play, the harder it is for the soloist to duck.</source>
        <translation>Spela lågt mot sooli. Ju lägre du spelar, desto svårare är det för den som spelar sooli att komma under.</translation>
    </message>
    <message>
        <source>A marriage in your hand is surer than one you have to ask for.</source>
        <translation>Ett par på din egen hand är säkrare än ett som du måste fråga efter.</translation>
    </message>
    <message>
        <source>Don’t declare a marriage that takes you past the target, because you’d drop back.</source>
        <translation>Anmäl inte ett par som för dig förbi målet, för då faller du tillbaka.</translation>
    </message>
    <message>
        <source>A marriage and an ace are worth a low bid.</source>
        <translation>Ett par och ett ess räcker till ett lågt bud.</translation>
    </message>
    <message>
        <source>Give away the card that’s hardest to duck with.</source>
        <translation>Ge bort det kort som är svårast att komma under med.</translation>
    </message>
    <message>
        <source>With few aces, kings and queens, you’ll win few tricks, so bid nolo.</source>
        <translation>Med få ess, kungar och damer tar du få stick, så bjud nolo.</translation>
    </message>
    <message>
        <source>With low cards in every suit, play sooli. You can give one high card away.</source>
        <translation>Spela sooli när du har små kort i varje färg. Ett högt kort kan du ge bort.</translation>
    </message>
    <message>
        <source>With no marriage and fewer than two aces, leave the bidding to others.</source>
        <translation>Utan par och med färre än två ess ska du låta de andra bjuda.</translation>
    </message>
    <message>
        <source>Win this trick, because then you may declare a marriage.</source>
        <translation>Ta det här sticket, för då får du anmäla ett par.</translation>
    </message>
    <message>
        <source>You can’t be sure of this trick, so put as few points in it as you can.</source>
        <translation>Du kan inte vara säker på det här sticket, så lägg så få poäng i det som möjligt.</translation>
    </message>
    <message>
        <source>You have no sure trick to lead, so lead a card without points.</source>
        <translation>Du har inget säkert stick att spela ut, så spela ut ett kort utan poäng.</translation>
    </message>
    <message>
        <source>You can’t win this trick, so play low and keep your higher cards.</source>
        <translation>Du kan inte ta det här sticket, så lägg lågt och spara dina högre kort.</translation>
    </message>
    <message>
        <source>Take at least one trick, because taking none is costly.</source>
        <translation>Ta minst ett stick, för en giv utan stick står dig dyrt.</translation>
    </message>
    <message>
        <source>Don’t lead an ace or a ten that an opponent can trump.</source>
        <translation>Spela inte ut ett ess eller en tia som en motståndare kan trumfa.</translation>
    </message>
    <message>
        <source>Discard from the suit in which the others hold most cards below yours.</source>
        <translation>Saka från den färg där de andra har flest kort under dina.</translation>
    </message>
    <message>
        <source>With a king or queen in hand, ask for a half in its suit before you ask for a whole.</source>
        <translation>Med en kung eller dam på handen, fråga efter den andra halvan innan du frågar efter en hel.</translation>
    </message>
    <message>
        <source>Declare or ask while you may, because this may be your last chance.</source>
        <translation>Anmäl eller fråga medan du får, för det kan vara din sista chans.</translation>
    </message>
    <message>
        <source>Bid above 100 only with a marriage in your hand.</source>
        <translation>Bjud över 100 bara om du har ett par på handen.</translation>
    </message>
    <message>
        <source>Your partner has the highest bid, so don’t bid against your own side.</source>
        <translation>Din partner har högsta budet, så bjud inte mot din egen sida.</translation>
    </message>
    <message>
        <source>Don’t raise above what your cards are worth, because you have to make every point you promise.</source>
        <translation>Höj inte över vad dina kort är värda, för du måste ta varje poäng som du lovar.</translation>
    </message>
    <message>
        <source>Give the declarer your aces, because the contract needs sure tricks.</source>
        <translation>Ge spelföraren dina ess, för budet behöver säkra stick.</translation>
    </message>
    <message>
        <source>Never split a marriage.</source>
        <translation>Dela aldrig på ett par.</translation>
    </message>
    <message>
        <source>Make yourself void in a suit, and you can trump it as soon as there are trumps.</source>
        <translation>Gör dig renons i en färg, så kan du trumfa den så snart det finns trumf.</translation>
    </message>
    <message>
        <source>Keep your longest suit together, and give up cards from the others.</source>
        <translation>Behåll din längsta färg hel, och gör dig av med kort i de andra.</translation>
    </message>
    <message>
        <source>Your discards count for you, so discard cards that are worth points.</source>
        <translation>Det du lägger bort räknas för dig, så lägg bort kort som är värda poäng.</translation>
    </message>
    <message>
        <source>Give your partner your lowest card, because it’s the easiest one to duck with.</source>
        <translation>Ge din partner ditt lägsta kort, för med det är det lättast att komma under.</translation>
    </message>
    <message>
        <source>If you have many aces, kings and queens, you’ll win tricks, so bid rami.</source>
        <translation>Med många ess, kungar och damer tar du stick, så bjud rami.</translation>
    </message>
    <message>
        <source>Your hand has too many cards that are hard to duck with, so don’t play sooli.</source>
        <translation>Du har för många kort som är svåra att komma under med, så spela inte sooli.</translation>
    </message>
    <message>
        <source>Discard a card that fits nothing, and keep neighbours together.</source>
        <translation>Kasta ett kort som inte passar till något, och håll ihop grannarna.</translation>
    </message>
    <message>
        <source>Don’t discard a card that fits one the next player took.</source>
        <translation>Kasta inte ett kort som passar ihop med ett som nästa spelare tog.</translation>
    </message>
    <message>
        <source>A wild card fits everywhere, so never discard it.</source>
        <translation>Ett vilt kort passar överallt, så kasta det aldrig.</translation>
    </message>
    <message>
        <source>Take the offered card if it brings you closer to your sets.</source>
        <translation>Ta det erbjudna kortet när det för dig närmare dina kombinationer.</translation>
    </message>
    <message>
        <source>Don’t take a card you can’t use, because it shows what you’re collecting.</source>
        <translation>Ta inte ett kort som du inte har nytta av, för det visar vad du samlar på.</translation>
    </message>
    <message>
        <source>Show your sets as soon as you can, because then you see the tiplu.</source>
        <translation>Öppna så snart du kan, för då får du se tiplun.</translation>
    </message>
    <message>
        <source>Don’t wait for cards that are gone.</source>
        <translation>Vänta inte på kort som är borta.</translation>
    </message>
    <message>
        <source>The next player didn’t want this card before, so it’s probably safe now.</source>
        <translation>Nästa spelare ville inte ha det här kortet tidigare, så det är nog ofarligt nu.</translation>
    </message>
    <message>
        <source>Cards from the middle of a suit fit more sequences than those at its ends.</source>
        <translation>Kort mitt i färgen passar i fler sviter än de i ändarna.</translation>
    </message>
    <message>
        <source>With five or more pairs, collect dublees and keep your pairs.</source>
        <translation>Med fem par eller fler ska du samla dubleer och behålla paren.</translation>
    </message>
    <message>
        <source>Keep neighbouring cards, because two different cards can complete the sequence. Only one can fill a gap.</source>
        <translation>Behåll grannar, för två olika kort kan göra dem till en svit. En lucka väntar bara på ett.</translation>
    </message>
    <message>
        <source>Three identical cards make a set, so keep them together.</source>
        <translation>Tre likadana kort är en kombination, så håll ihop dem.</translation>
    </message>
    <message>
        <source>Don’t break up a finished sequence.</source>
        <translation>Bryt inte upp en färdig svit.</translation>
    </message>
    <message>
        <source>Keep a card that can go into two different sets.</source>
        <translation>Behåll ett kort som passar i två olika kombinationer.</translation>
    </message>
    <message>
        <source>One of two identical cards is spare, so discard it before you split up neighbours.</source>
        <translation>Av två likadana kort är det ena överflödigt, så kasta det innan du skiljer grannar åt.</translation>
    </message>
    <message>
        <source>Discard the card that fits fewer of the cards still out.</source>
        <translation>Kasta det kort som har minst hjälp att få av korten som är ute.</translation>
    </message>
    <message>
        <source>If nobody wanted a card before, they probably don’t want it now.</source>
        <translation>Ett kort som ingen ville ha förut vill nog ingen ha nu heller.</translation>
    </message>
    <message>
        <source>Next to an ace, only one card completes a sequence: A-2 needs the 3.</source>
        <translation>Bredvid ett ess gör bara ett enda kort sviten färdig. A-2 behöver en trea.</translation>
    </message>
    <message>
        <source>Take the card that lets you show your sets right away.</source>
        <translation>Ta kortet som låter dig öppna genast.</translation>
    </message>
    <message>
        <source>Show tunnelas before your first draw, because later they score nothing.</source>
        <translation>Visa tunnelor innan du drar första gången, för senare ger de inget.</translation>
    </message>
    <message>
        <source>Finish as soon as you can, because another turn only helps the others.</source>
        <translation>Gå ut så snart du kan, för en tur till hjälper bara de andra.</translation>
    </message>
</context>
<context>
    <name>Profile</name>
    <message>
        <source>Skill and luck</source>
        <translation>Skicklighet och tur</translation>
    </message>
    <message>
        <source>Charts</source>
        <translation>Diagram</translation>
    </message>
    <message>
        <source>Bidding</source>
        <translation>Bjuda</translation>
    </message>
    <message>
        <source>Giving</source>
        <comment>cards away in an exchange</comment>
        <translation>Lämna kort</translation>
    </message>
    <message>
        <source>Showing</source>
        <comment>a bid, or cards</comment>
        <translation>Visa</translation>
    </message>
    <message>
        <source>Asking</source>
        <comment>for marriages</comment>
        <translation>Fråga</translation>
    </message>
    <message>
        <source>Leading</source>
        <comment>to a trick</comment>
        <translation>Spela ut</translation>
    </message>
    <message>
        <source>Following</source>
        <comment>to a trick</comment>
        <translation>Lägga i stick</translation>
    </message>
    <message>
        <source>Endings</source>
        <comment>the last tricks of a hand</comment>
        <translation>Slutspel</translation>
    </message>
    <message>
        <source>Drawing</source>
        <comment>a card</comment>
        <translation>Dra</translation>
    </message>
    <message>
        <source>Showing sets</source>
        <comment>sets of cards</comment>
        <translation>Öppna</translation>
    </message>
    <message>
        <source>Discarding</source>
        <comment>a card</comment>
        <translation>Kasta</translation>
    </message>
    <message>
        <source>assisted</source>
        <translation>med hjälp</translation>
    </message>
    <message>
        <source>unassisted</source>
        <translation>utan hjälp</translation>
    </message>
    <message>
        <source>{decisions} · {matches} · {help}</source>
        <translation>{decisions} · {matches} · {help}</translation>
    </message>
    <message numerus="yes">
        <source>{number} decisions</source>
        <comment>{number} decision</comment>
        <translation>
            <numerusform>{number} beslut</numerusform>
            <numerusform>{number} beslut</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} matches</source>
        <comment>{number} match</comment>
        <translation>
            <numerusform>{number} match</numerusform>
            <numerusform>{number} matcher</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} decisions are left to review.</source>
        <comment>{number} decision is left to review.</comment>
        <translation>
            <numerusform>{number} beslut återstår att bedöma.</numerusform>
            <numerusform>{number} beslut återstår att bedöma.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} matches are being reviewed.</source>
        <comment>{number} match is being reviewed.</comment>
        <translation>
            <numerusform>{number} match bedöms ännu.</numerusform>
            <numerusform>{number} matcher bedöms ännu.</numerusform>
        </translation>
    </message>
    <message>
        <source>Finish a hand, and each of your decisions will be reviewed and counted here.</source>
        <translation>Spela en giv till slut, så bedöms vart och ett av dina beslut och räknas här.</translation>
    </message>
    <message>
        <source>No assisted decisions here. You did it all yourself!</source>
        <translation>Här tog du inte hjälp med något beslut. Du gjorde allt själv!</translation>
    </message>
    <message>
        <source>No decisions here yet. Assisted matches are counted separately.</source>
        <translation>Inga beslut här än. Matcher med hjälp räknas för sig.</translation>
    </message>
    <message numerus="yes">
        <source>This takes about {number} minutes.</source>
        <comment>This takes about {number} minute.</comment>
        <translation>
            <numerusform>Det tar ungefär {number} minut.</numerusform>
            <numerusform>Det tar ungefär {number} minuter.</numerusform>
        </translation>
    </message>
    <message>
        <source>The review is paused.</source>
        <translation>Bedömningen är pausad.</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pausa</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Fortsätt</translation>
    </message>
    <message>
        <source>How you compare with the computer</source>
        <translation>Du och datorn</translation>
    </message>
    <message>
        <source>Longer bars are better. Each shows where your error rate would rank among the computer’s levels.</source>
        <translation>Ju längre stapel, desto bättre. Stapeln visar vilken av datorns nivåer dina fel motsvarar.</translation>
    </message>
    <message>
        <source>Error rate</source>
        <translation>Felkostnad</translation>
    </message>
    <message>
        <source>Points lost per decision</source>
        <translation>Förlorade poäng per beslut</translation>
    </message>
    <message>
        <source>Thousandths of a match lost per decision</source>
        <translation>Förlorade tusendelar av en match per beslut</translation>
    </message>
    <message>
        <source>Arrows compare your last 500 decisions with the 500 before. Down is better.</source>
        <translation>Pilarna jämför dina senaste 500 beslut med de 500 före. Nedåt är bättre.</translation>
    </message>
    <message numerus="yes">
        <source>{number} more decisions needed</source>
        <comment>{number} more decision needed</comment>
        <translation>
            <numerusform>{number} beslut till behövs</numerusform>
            <numerusform>{number} beslut till behövs</numerusform>
        </translation>
    </message>
    <message>
        <source>not yet compared with the computer</source>
        <translation>ännu inte jämfört med datorn</translation>
    </message>
    <message>
        <source>{kind}, {decisions}: {details}.</source>
        <translation>{kind}, {decisions}: {details}.</translation>
    </message>
    <message>
        <source>{number} points lost per decision</source>
        <translation>{number} poäng förlorade per beslut</translation>
    </message>
    <message>
        <source>{number} thousandths of a match lost per decision</source>
        <translation>{number} tusendelar av en match förlorade per beslut</translation>
    </message>
    <message>
        <source>not as good as {level} yet</source>
        <translation>ännu inte så bra som nivån {level}</translation>
    </message>
    <message>
        <source>as good as {level}</source>
        <translation>så bra som nivån {level}</translation>
    </message>
    <message>
        <source>between {low} and {high}</source>
        <translation>mellan nivåerna {low} och {high}</translation>
    </message>
    <message>
        <source>about the same as in the previous 500 decisions</source>
        <translation>ungefär som i de föregående 500</translation>
    </message>
    <message>
        <source>{number} lower than in the previous 500 decisions</source>
        <translation>{number} lägre än i de föregående 500</translation>
    </message>
    <message>
        <source>{number} higher than in the previous 500 decisions</source>
        <translation>{number} högre än i de föregående 500</translation>
    </message>
    <message>
        <source>Your last 500 decisions</source>
        <translation>Dina senaste 500 beslut</translation>
    </message>
    <message>
        <source>now {now}</source>
        <translation>nu {now}</translation>
    </message>
    <message>
        <source>now {now}, before {before}</source>
        <translation>nu {now}, förut {before}</translation>
    </message>
    <message>
        <source>now</source>
        <translation>nu</translation>
    </message>
    <message>
        <source>500 ago</source>
        <translation>för 500 sedan</translation>
    </message>
    <message>
        <source>Averages over 50 decisions: {first} at first, {best} at best, {last} now.</source>
        <translation>Snitt över 50 beslut: först {first}, som bäst {best}, nu {last}.</translation>
    </message>
    <message>
        <source>Luck</source>
        <translation>Tur</translation>
    </message>
    <message numerus="yes">
        <source>of {number} matches won</source>
        <comment>of {number} match won</comment>
        <translation>
            <numerusform>av {number} match vunnen</numerusform>
            <numerusform>av {number} matcher vunna</numerusform>
        </translation>
    </message>
    <message>
        <source>with luck removed</source>
        <translation>när turen räknas bort</translation>
    </message>
    <message>
        <source>The cards were fair to you.</source>
        <translation>Korten var rättvisa mot dig.</translation>
    </message>
    <message numerus="yes">
        <source>Luck has won you {number} matches.</source>
        <comment>Luck has won you {number} match.</comment>
        <translation>
            <numerusform>Turen har gett dig {number} match.</numerusform>
            <numerusform>Turen har gett dig {number} matcher.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Luck has cost you {number} matches.</source>
        <comment>Luck has cost you {number} match.</comment>
        <translation>
            <numerusform>Oturen har kostat dig {number} match.</numerusform>
            <numerusform>Oturen har kostat dig {number} matcher.</numerusform>
        </translation>
    </message>
    <message>
        <source>95% likely to be between {low}% and {high}%.</source>
        <translation>Med 95 procents sannolikhet mellan {low} och {high} %.</translation>
    </message>
    <message>
        <source>won {share}</source>
        <translation>vunna {share}</translation>
    </message>
    <message numerus="yes">
        <source>Finish {number} more matches to see how lucky you’ve been.</source>
        <comment>Finish {number} more match to see how lucky you’ve been.</comment>
        <translation>
            <numerusform>Spela färdigt {number} match till, så får du se hur stor tur du har haft.</numerusform>
            <numerusform>Spela färdigt {number} matcher till, så får du se hur stor tur du har haft.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>An expert computer player is still replaying the cards of {number} matches.</source>
        <comment>An expert computer player is still replaying the cards of {number} match.</comment>
        <translation>
            <numerusform>Mästaren spelar ännu om korten från {number} match.</numerusform>
            <numerusform>Mästaren spelar ännu om korten från {number} matcher.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Prompts</name>
    <message>
        <source>The match is over.</source>
        <translation>Matchen är slut.</translation>
    </message>
    <message>
        <source>The cards are being dealt.</source>
        <translation>Korten delas ut.</translation>
    </message>
    <message>
        <source>The discards are being shuffled.</source>
        <translation>De kastade korten blandas.</translation>
    </message>
    <message>
        <source>The tiplu is being drawn.</source>
        <translation>Tiplun dras.</translation>
    </message>
    <message>
        <source>{name} may play sooli or pass.</source>
        <translation>{name} får spela sooli eller passa.</translation>
    </message>
    <message>
        <source>It’s {name}’s turn to bid.</source>
        <comment>with a card</comment>
        <translation>{name} ska bjuda.</translation>
    </message>
    <message>
        <source>{name} is exchanging cards.</source>
        <translation>{name} byter kort.</translation>
    </message>
    <message>
        <source>Bid {bid} or more, or pass.</source>
        <translation>Bjud {bid} eller mer, eller passa.</translation>
    </message>
    <message>
        <source>Bid more than {bid}, or pass.</source>
        <translation>Bjud mer än {bid}, eller passa.</translation>
    </message>
    <message>
        <source>No higher bid is possible. Pass.</source>
        <translation>Det går inte att bjuda högre. Passa.</translation>
    </message>
    <message>
        <source>At {score} points or less, you can only pass.</source>
        <translation>Med {score} poäng eller mindre får du bara passa.</translation>
    </message>
    <message>
        <source>Start the bidding with {bid}.</source>
        <translation>Inled budgivningen med {bid}.</translation>
    </message>
    <message>
        <source>Start the bidding with {bid} or more.</source>
        <translation>Inled budgivningen med {bid} eller mer.</translation>
    </message>
    <message>
        <source>Raise your bid of {bid} or keep it.</source>
        <translation>Höj ditt bud på {bid}, eller stanna på det.</translation>
    </message>
    <message numerus="yes">
        <source>Choose {number} cards to discard (no aces or tens).</source>
        <comment>Choose a card to discard (not an ace or ten).</comment>
        <translation>
            <numerusform>Välj ett kort att lägga bort (inget ess och ingen tia).</numerusform>
            <numerusform>Välj {number} kort att lägga bort (inga ess och inga tior).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Choose {number} cards to give to {name}.</source>
        <comment>Choose a card to give to {name}.</comment>
        <translation>
            <numerusform>Välj ett kort att lämna till {name}.</numerusform>
            <numerusform>Välj {number} kort att lämna till {name}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Discard your selection, or change it.</source>
        <translation>Lägg bort dem, eller välj andra.</translation>
    </message>
    <message>
        <source>Give your selection, or change it.</source>
        <translation>Lämna dem, eller välj andra.</translation>
    </message>
    <message>
        <source>Place a spade or club face down to bid nolo, or say rami.</source>
        <translation>Lägg en spader eller klöver med baksidan upp för nolo, eller säg rami.</translation>
    </message>
    <message>
        <source>Place a heart or diamond face down to bid rami, or say nolo.</source>
        <translation>Lägg en hjärter eller ruter med baksidan upp för rami, eller säg nolo.</translation>
    </message>
    <message>
        <source>Place a card face down: a heart or diamond for rami, a spade or club for nolo.</source>
        <translation>Lägg ett kort med baksidan upp: hjärter eller ruter för rami, spader eller klöver för nolo.</translation>
    </message>
    <message>
        <source>Draw a card, or show tunnelas first.</source>
        <translation>Dra ett kort, eller visa tunnelor först.</translation>
    </message>
    <message>
        <source>Draw from the stock, or take the offered card.</source>
        <translation>Dra ur talongen, eller ta det erbjudna kortet.</translation>
    </message>
    <message>
        <source>Draw from the stock.</source>
        <translation>Dra ur talongen.</translation>
    </message>
    <message>
        <source>You took the offered card, so finish now.</source>
        <translation>Du tog det erbjudna kortet, så gå ut nu.</translation>
    </message>
    <message>
        <source>You can finish, or discard a card.</source>
        <translation>Du kan gå ut eller kasta ett kort.</translation>
    </message>
    <message>
        <source>You can show your first sets, or discard a card.</source>
        <translation>Du kan öppna med dina första kombinationer eller kasta ett kort.</translation>
    </message>
    <message>
        <source>Discard a card.</source>
        <translation>Kasta ett kort.</translation>
    </message>
    <message>
        <source>Declare a marriage, or draw from the stock.</source>
        <translation>Anmäl ett par, eller dra ur talongen.</translation>
    </message>
    <message>
        <source>Play a card.</source>
        <translation>Lägg ett kort.</translation>
    </message>
    <message>
        <source>Lead a card.</source>
        <translation>Spela ut ett kort.</translation>
    </message>
    <message>
        <source>It’s {name}’s turn to bid.</source>
        <translation>{name} ska bjuda.</translation>
    </message>
    <message>
        <source>Play sooli (alone, aces low, no tricks) or pass.</source>
        <translation>Spela sooli (ensam, esset lägst, inga stick) eller passa.</translation>
    </message>
    <message>
        <source>It’s {name}’s turn to draw.</source>
        <translation>{name} ska dra.</translation>
    </message>
    <message>
        <source>It’s {name}’s turn to discard.</source>
        <translation>{name} ska kasta.</translation>
    </message>
    <message>
        <source>It’s {name}’s turn to answer.</source>
        <translation>{name} ska svara.</translation>
    </message>
    <message>
        <source>It’s {name}’s turn to play.</source>
        <translation>{name} ska lägga ett kort.</translation>
    </message>
    <message>
        <source>{name} leads.</source>
        <translation>{name} ska spela ut.</translation>
    </message>
    <message>
        <source>Bid, or ask for a new deal.</source>
        <translation>Bjud, eller begär en ny giv.</translation>
    </message>
    <message>
        <source>Pass, or ask for a new deal.</source>
        <translation>Passa, eller begär en ny giv.</translation>
    </message>
    <message>
        <source>Discard {number} cards, or ask for a new deal.</source>
        <translation>Lägg bort {number} kort, eller begär en ny giv.</translation>
    </message>
    <message>
        <source>Give {name} {number} cards, or ask for a new deal.</source>
        <translation>Lämna {number} kort till {name}, eller begär en ny giv.</translation>
    </message>
    <message>
        <source>None of your cards can be your bid, so say rami or nolo.</source>
        <translation>Inget av dina kort duger som bud, så säg rami eller nolo.</translation>
    </message>
    <message>
        <source>{name} asks for a whole. Say which suit.</source>
        <translation>{name} frågar efter en hel. Säg vilken färg.</translation>
    </message>
    <message>
        <source>Lead a card, or first declare a marriage or ask for one.</source>
        <translation>Spela ut ett kort. Före utspelet kan du anmäla ett par eller fråga efter ett.</translation>
    </message>
    <message>
        <source>Lead a card, or declare a marriage first.</source>
        <translation>Spela ut ett kort, eller anmäl ett par först.</translation>
    </message>
    <message>
        <source>Lead a card, or ask your partner for a marriage first.</source>
        <translation>Spela ut ett kort, eller fråga din partner först.</translation>
    </message>
    <message>
        <source>You hold all four sixes.</source>
        <translation>Du har alla fyra sexorna.</translation>
    </message>
    <message>
        <source>You and your partner hold all four sixes.</source>
        <translation>Du och din partner har alla fyra sexorna.</translation>
    </message>
    <message>
        <source>You hold three sixes.</source>
        <translation>Du har tre sexor.</translation>
    </message>
    <message>
        <source>You have no card above a jack.</source>
        <translation>Du har inget kort över knekten.</translation>
    </message>
</context>
<context>
    <name>Puzzles</name>
    <message>
        <source>Puzzles</source>
        <translation>Problem</translation>
    </message>
    <message>
        <source>The hidden cards are always where they hurt you most. Only a play that works against every layout wins.</source>
        <translation>De dolda korten ligger alltid där de skadar dig mest. Bara ett spelsätt som klarar varje sits vinner.</translation>
    </message>
    <message>
        <source>These cards are hidden:</source>
        <translation>De här korten är dolda:</translation>
    </message>
    <message>
        <source>If you’ve been counting, you know where every card is. Only a play that’s sure to work wins.</source>
        <translation>Om du har räknat korten vet du var alla kort ligger. Bara ett säkert spelsätt vinner.</translation>
    </message>
    <message>
        <source>Loading the puzzles…</source>
        <translation>Läser in problemen…</translation>
    </message>
    <message>
        <source>In {game}, you pick a card to discard, or decide whether to take the offered card.</source>
        <translation>I {game} väljer du vilket kort du kastar, eller avgör om du ska ta det erbjudna kortet.</translation>
    </message>
    <message>
        <source>Your opponents do whatever is worst for you. Your partner plays sensibly but doesn’t see your cards.</source>
        <translation>Motståndarna gör alltid det som är värst för dig. Din partner spelar förståndigt men ser inte dina kort.</translation>
    </message>
    <message>
        <source>Your opponents do whatever is worst for you.</source>
        <translation>Dina motståndare gör alltid det som är värst för dig.</translation>
    </message>
    <message>
        <source>Puzzle {number}</source>
        <translation>Problem {number}</translation>
    </message>
    <message>
        <source>{game}, puzzle {number}</source>
        <translation>{game}, problem {number}</translation>
    </message>
    <message>
        <source>solved</source>
        <translation>löst</translation>
    </message>
    <message>
        <source>what to say before leading</source>
        <translation>vad du säger före utspelet</translation>
    </message>
    <message>
        <source>using a trump</source>
        <translation>använda trumf</translation>
    </message>
    <message>
        <source>keeping the high card</source>
        <translation>spara det höga kortet</translation>
    </message>
    <message>
        <source>playing the high card</source>
        <translation>spela det höga kortet</translation>
    </message>
    <message>
        <source>which suit to lead</source>
        <translation>vilken färg du spelar ut</translation>
    </message>
    <message>
        <source>which card to play to a trick</source>
        <translation>vilket kort du lägger i sticket</translation>
    </message>
    <message>
        <source>which card to discard</source>
        <translation>vilket kort du kastar</translation>
    </message>
    <message>
        <source>whether to take the offered card</source>
        <translation>om du tar det erbjudna kortet</translation>
    </message>
    <message>
        <source>hard</source>
        <translation>svårt</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spel</translation>
    </message>
    <message>
        <source>Start here</source>
        <translation>Börja här</translation>
    </message>
    <message>
        <source>{solved} of {total} solved</source>
        <translation>{solved} av {total} lösta</translation>
    </message>
    <message>
        <source>{stage}: {progress}</source>
        <translation>{stage}: {progress}</translation>
    </message>
    <message>
        <source>counting every card</source>
        <translation>räkna alla kort</translation>
    </message>
    <message>
        <source>What you’ve learned</source>
        <translation>Det här har du lärt dig</translation>
    </message>
    <message>
        <source>Solve your first puzzle. What it teaches you will appear here.</source>
        <translation>Lös ditt första problem. Det du lär dig av det visas här.</translation>
    </message>
    <message>
        <source>Before you lead, ask yourself whether new trumps would help you.</source>
        <translation>Fråga dig före utspelet om en ny trumf skulle hjälpa dig.</translation>
    </message>
    <message>
        <source>Count the trumps that are still out before you spend one of yours.</source>
        <translation>Räkna de trumfar som är ute innan du använder en av dina.</translation>
    </message>
    <message>
        <source>Play low, and keep your high card for the trick that matters.</source>
        <translation>Spela lågt och spara det höga kortet till sticket som avgör.</translation>
    </message>
    <message>
        <source>Play your high card now if a low one would only lose a trick.</source>
        <translation>Spela det höga kortet nu om ett lågt bara skulle förlora sticket.</translation>
    </message>
    <message>
        <source>Before you lead a suit, think about who wins the trick and what comes back.</source>
        <translation>Tänk före utspelet på vem som tar sticket och vad som spelas tillbaka.</translation>
    </message>
    <message>
        <source>Before you win a trick, think about what you’d have to lead next.</source>
        <translation>Tänk på vad du måste spela ut sedan, innan du tar ett stick.</translation>
    </message>
    <message>
        <source>When you’ve counted every card, play the hand to its end in your head.</source>
        <translation>När du har räknat alla kort kan du spela given till slutet i huvudet.</translation>
    </message>
    <message>
        <source>Count which cards would still help you before you discard.</source>
        <translation>Räkna vilka kort som fortfarande hjälper dig innan du kastar.</translation>
    </message>
    <message>
        <source>Try your cards in other sets before you decide about the offered card.</source>
        <translation>Pröva dina kort i andra kombinationer innan du bestämmer dig om det erbjudna kortet.</translation>
    </message>
    <message>
        <source>{theme}: {progress}</source>
        <translation>{theme}: {progress}</translation>
    </message>
    <message>
        <source>easy</source>
        <translation>lätt</translation>
    </message>
    <message>
        <source>medium</source>
        <translation>medelsvårt</translation>
    </message>
    <message>
        <source>Make your contract of {amount}.</source>
        <translation>Spela hem ditt bud på {amount}.</translation>
    </message>
    <message>
        <source>Defeat the contract of {amount}.</source>
        <translation>Fäll budet på {amount}.</translation>
    </message>
    <message numerus="yes">
        <source>Win the match. You need exactly {number} berries.</source>
        <comment>Win the match. You need exactly one berry.</comment>
        <translation>
            <numerusform>Vinn matchen. Du behöver exakt ett bär.</numerusform>
            <numerusform>Vinn matchen. Du behöver exakt {number} bär.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Win at least {number} berries this hand.</source>
        <comment>Win at least one berry this hand.</comment>
        <translation>
            <numerusform>Vinn minst ett bär i den här given.</numerusform>
            <numerusform>Vinn minst {number} bär i den här given.</numerusform>
        </translation>
    </message>
    <message>
        <source>Score at least {amount} points this hand.</source>
        <translation>Ta minst {amount} poäng i den här given.</translation>
    </message>
    <message>
        <source>Let the others win nothing this hand.</source>
        <translation>Låt inte de andra vinna något i den här given.</translation>
    </message>
    <message numerus="yes">
        <source>Let the others win no more than {number} berries this hand.</source>
        <comment>Let the others win no more than one berry this hand.</comment>
        <translation>
            <numerusform>Låt de andra vinna högst ett bär i den här given.</numerusform>
            <numerusform>Låt de andra vinna högst {number} bär i den här given.</numerusform>
        </translation>
    </message>
    <message>
        <source>Let the others score no more than {amount} points this hand.</source>
        <translation>Låt de andra få högst {amount} poäng i den här given.</translation>
    </message>
    <message numerus="yes">
        <source>{number} cards left</source>
        <comment>One card left</comment>
        <translation>
            <numerusform>Ett kort kvar</numerusform>
            <numerusform>{number} kort kvar</numerusform>
        </translation>
    </message>
    <message>
        <source>{left} · {difficulty}</source>
        <translation>{left} · {difficulty}</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Börja</translation>
    </message>
    <message>
        <source>Solved!</source>
        <translation>Löst!</translation>
    </message>
    <message>
        <source>Your play wins against any layout.</source>
        <translation>Det vinner hur korten än sitter.</translation>
    </message>
    <message>
        <source>Not this time</source>
        <translation>Inte den här gången</translation>
    </message>
    <message>
        <source>{doing} you lose against some layouts, and this was one of them.</source>
        <translation>{doing} förlorar du vid vissa sitsar, och det här var en sådan.</translation>
    </message>
    <message>
        <source>That would have won against every layout.</source>
        <translation>Det hade vunnit vid varje sits.</translation>
    </message>
    <message>
        <source>This layout beat you:</source>
        <translation>Den här sitsen slog dig:</translation>
    </message>
    <message>
        <source>{name} had:</source>
        <translation>{name} hade:</translation>
    </message>
    <message>
        <source>The stock was:</source>
        <translation>I talongen låg:</translation>
    </message>
    <message>
        <source>These cards were face down:</source>
        <translation>De här korten låg med baksidan upp:</translation>
    </message>
    <message numerus="yes">
        <source>The hidden cards can still lie in {number} ways.</source>
        <comment>By now, you know where every card is.</comment>
        <translation>
            <numerusform>Nu vet du var alla kort finns.</numerusform>
            <numerusform>De dolda korten kan ännu ligga på {number} sätt.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing else is sure to work.</source>
        <translation>Inget annat är säkert.</translation>
    </message>
    <message>
        <source>This is sure to work, and it isn’t the only way.</source>
        <translation>Det här är säkert, och det är inte det enda sättet.</translation>
    </message>
    <message>
        <source>Next step</source>
        <translation>Nästa steg</translation>
    </message>
    <message>
        <source>The solution</source>
        <translation>Lösningen</translation>
    </message>
    <message>
        <source>This play wins wherever the hidden cards are.</source>
        <translation>Det här draget vinner var de dolda korten än ligger.</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Försök igen</translation>
    </message>
    <message>
        <source>Show the solution</source>
        <translation>Visa lösningen</translation>
    </message>
    <message>
        <source>Next puzzle</source>
        <translation>Nästa problem</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Tillbaka</translation>
    </message>
    <message>
        <source>Task</source>
        <translation>Uppgift</translation>
    </message>
    <message>
        <source>Which card do you discard?</source>
        <translation>Vilket kort kastar du?</translation>
    </message>
    <message>
        <source>Can you show your sets with the {card}?</source>
        <translation>Kan du öppna med {card}?</translation>
    </message>
    <message>
        <source>Can you finish with the {card}?</source>
        <translation>Kan du gå ut med {card}?</translation>
    </message>
    <message>
        <source>You haven’t seen the maal yet · {difficulty}</source>
        <translation>Du har inte öppnat än · {difficulty}</translation>
    </message>
    <message>
        <source>You’ve seen the maal · {difficulty}</source>
        <translation>Du har öppnat · {difficulty}</translation>
    </message>
    <message>
        <source>Choose the discard that gives you the best chance of finishing on your next draw.</source>
        <translation>Kasta det kort som ger dig störst chans att gå ut nästa gång du drar.</translation>
    </message>
    <message>
        <source>Choose the discard that gives you the best chance of showing three sets or seven dublees on your next draw.</source>
        <translation>Kasta det kort som ger dig störst chans att öppna med tre kombinationer eller sju dubleer nästa gång du drar.</translation>
    </message>
    <message>
        <source>Choose the discard that gives you the best chance of showing three sets on your next draw.</source>
        <translation>Kasta det kort som ger dig störst chans att öppna med tre kombinationer nästa gång du drar.</translation>
    </message>
    <message>
        <source>Take the offered card if all your cards but one then fit into sets. Otherwise, draw from the stock.</source>
        <translation>Ta det om alla dina kort utom ett då ingår i kombinationer. Dra annars ur talongen.</translation>
    </message>
    <message>
        <source>Take the offered card if it lets you show three sets or seven dublees. Otherwise, draw from the stock.</source>
        <translation>Ta det om du då kan öppna med tre kombinationer eller sju dubleer. Dra annars ur talongen.</translation>
    </message>
    <message>
        <source>Take the offered card if it lets you show three sets. Otherwise, draw from the stock.</source>
        <translation>Ta det om du då kan öppna med tre kombinationer. Dra annars ur talongen.</translation>
    </message>
    <message>
        <source>Count every copy of a card that may still come.</source>
        <translation>Varje kort som ännu kan komma räknas, även likadana var för sig.</translation>
    </message>
    <message>
        <source>Discarded or taken so far:</source>
        <translation>Kastade och tagna kort hittills:</translation>
    </message>
    <message>
        <source>Show the answer</source>
        <translation>Visa svaret</translation>
    </message>
    <message>
        <source>The answer</source>
        <translation>Svaret</translation>
    </message>
    <message>
        <source>These cards help if you discard the {card}:</source>
        <translation>De här hjälper om du kastar {card}:</translation>
    </message>
    <message>
        <source>Cards that help on your next draw: {number} if you discard the {best}, {less} if you discard the {other}.</source>
        <translation>Kort som hjälper nästa gång du drar: {number} om du kastar {best}, {less} om du kastar {other}.</translation>
    </message>
    <message>
        <source>The {card} is enough. You can show these sets.</source>
        <translation>Det räcker med {card}. Du kan öppna med de här kombinationerna.</translation>
    </message>
    <message>
        <source>The {card} is enough. You can finish with these sets, and one card is left over.</source>
        <translation>Det räcker med {card}. Du kan gå ut med de här kombinationerna, och ett kort blir över.</translation>
    </message>
    <message>
        <source>The {card} isn’t enough. Two sets need the {wanted}, and you don’t have enough copies of it.</source>
        <translation>Det räcker inte med {card}. Två kombinationer behöver {wanted}, och du har för få sådana kort.</translation>
    </message>
    <message>
        <source>The {card} isn’t enough. Two sets need the same card, one of these: {wanted}.</source>
        <translation>Det räcker inte med {card}. Två kombinationer behöver samma kort, något av dessa: {wanted}.</translation>
    </message>
</context>
<context>
    <name>Questions</name>
    <message>
        <source>No</source>
        <translation>Nej</translation>
    </message>
    <message>
        <source>Play for me</source>
        <translation>Spela åt mig</translation>
    </message>
    <message>
        <source>Show all cards</source>
        <translation>Visa alla kort</translation>
    </message>
    <message>
        <source>Let the computer finish this hand? The match will count as assisted.</source>
        <translation>Ska datorn spela färdigt given? Matchen räknas då som spelad med hjälp.</translation>
    </message>
    <message>
        <source>This hand isn’t over yet. Show all cards? The match will count as assisted.</source>
        <translation>Den här given pågår ännu. Ska alla kort visas? Matchen räknas då som spelad med hjälp.</translation>
    </message>
</context>
<context>
    <name>Ranks</name>
    <message>
        <source>ace</source>
        <comment>nominative</comment>
        <translation>ess</translation>
    </message>
    <message>
        <source>ten</source>
        <comment>nominative</comment>
        <translation>tio</translation>
    </message>
    <message>
        <source>king</source>
        <comment>nominative</comment>
        <translation>kung</translation>
    </message>
    <message>
        <source>queen</source>
        <comment>nominative</comment>
        <translation>dam</translation>
    </message>
    <message>
        <source>jack</source>
        <comment>nominative</comment>
        <translation>knekt</translation>
    </message>
    <message>
        <source>nine</source>
        <comment>nominative</comment>
        <translation>nio</translation>
    </message>
    <message>
        <source>eight</source>
        <comment>nominative</comment>
        <translation>åtta</translation>
    </message>
    <message>
        <source>seven</source>
        <comment>nominative</comment>
        <translation>sju</translation>
    </message>
    <message>
        <source>six</source>
        <comment>nominative</comment>
        <translation>sex</translation>
    </message>
    <message>
        <source>five</source>
        <comment>nominative</comment>
        <translation>fem</translation>
    </message>
    <message>
        <source>four</source>
        <comment>nominative</comment>
        <translation>fyra</translation>
    </message>
    <message>
        <source>three</source>
        <comment>nominative</comment>
        <translation>tre</translation>
    </message>
    <message>
        <source>two</source>
        <comment>nominative</comment>
        <translation>två</translation>
    </message>
    <message>
        <source>ace</source>
        <comment>genitive</comment>
        <translation>ess</translation>
    </message>
    <message>
        <source>ten</source>
        <comment>genitive</comment>
        <translation>tio</translation>
    </message>
    <message>
        <source>king</source>
        <comment>genitive</comment>
        <translation>kung</translation>
    </message>
    <message>
        <source>queen</source>
        <comment>genitive</comment>
        <translation>dam</translation>
    </message>
    <message>
        <source>jack</source>
        <comment>genitive</comment>
        <translation>knekt</translation>
    </message>
    <message>
        <source>nine</source>
        <comment>genitive</comment>
        <translation>nio</translation>
    </message>
    <message>
        <source>eight</source>
        <comment>genitive</comment>
        <translation>åtta</translation>
    </message>
    <message>
        <source>seven</source>
        <comment>genitive</comment>
        <translation>sju</translation>
    </message>
    <message>
        <source>six</source>
        <comment>genitive</comment>
        <translation>sex</translation>
    </message>
    <message>
        <source>five</source>
        <comment>genitive</comment>
        <translation>fem</translation>
    </message>
    <message>
        <source>four</source>
        <comment>genitive</comment>
        <translation>fyra</translation>
    </message>
    <message>
        <source>three</source>
        <comment>genitive</comment>
        <translation>tre</translation>
    </message>
    <message>
        <source>two</source>
        <comment>genitive</comment>
        <translation>två</translation>
    </message>
    <message>
        <source>ace</source>
        <comment>partitive</comment>
        <translation>ess</translation>
    </message>
    <message>
        <source>ten</source>
        <comment>partitive</comment>
        <translation>tio</translation>
    </message>
    <message>
        <source>king</source>
        <comment>partitive</comment>
        <translation>kung</translation>
    </message>
    <message>
        <source>queen</source>
        <comment>partitive</comment>
        <translation>dam</translation>
    </message>
    <message>
        <source>jack</source>
        <comment>partitive</comment>
        <translation>knekt</translation>
    </message>
    <message>
        <source>nine</source>
        <comment>partitive</comment>
        <translation>nio</translation>
    </message>
    <message>
        <source>eight</source>
        <comment>partitive</comment>
        <translation>åtta</translation>
    </message>
    <message>
        <source>seven</source>
        <comment>partitive</comment>
        <translation>sju</translation>
    </message>
    <message>
        <source>six</source>
        <comment>partitive</comment>
        <translation>sex</translation>
    </message>
    <message>
        <source>five</source>
        <comment>partitive</comment>
        <translation>fem</translation>
    </message>
    <message>
        <source>four</source>
        <comment>partitive</comment>
        <translation>fyra</translation>
    </message>
    <message>
        <source>three</source>
        <comment>partitive</comment>
        <translation>tre</translation>
    </message>
    <message>
        <source>two</source>
        <comment>partitive</comment>
        <translation>två</translation>
    </message>
    <message>
        <source>ace</source>
        <comment>adessive</comment>
        <translation>ess</translation>
    </message>
    <message>
        <source>ten</source>
        <comment>adessive</comment>
        <translation>tio</translation>
    </message>
    <message>
        <source>king</source>
        <comment>adessive</comment>
        <translation>kung</translation>
    </message>
    <message>
        <source>queen</source>
        <comment>adessive</comment>
        <translation>dam</translation>
    </message>
    <message>
        <source>jack</source>
        <comment>adessive</comment>
        <translation>knekt</translation>
    </message>
    <message>
        <source>nine</source>
        <comment>adessive</comment>
        <translation>nio</translation>
    </message>
    <message>
        <source>eight</source>
        <comment>adessive</comment>
        <translation>åtta</translation>
    </message>
    <message>
        <source>seven</source>
        <comment>adessive</comment>
        <translation>sju</translation>
    </message>
    <message>
        <source>six</source>
        <comment>adessive</comment>
        <translation>sex</translation>
    </message>
    <message>
        <source>five</source>
        <comment>adessive</comment>
        <translation>fem</translation>
    </message>
    <message>
        <source>four</source>
        <comment>adessive</comment>
        <translation>fyra</translation>
    </message>
    <message>
        <source>three</source>
        <comment>adessive</comment>
        <translation>tre</translation>
    </message>
    <message>
        <source>two</source>
        <comment>adessive</comment>
        <translation>två</translation>
    </message>
</context>
<context>
    <name>Reading</name>
    <message>
        <source>Rules</source>
        <translation>Spelregler</translation>
    </message>
    <message>
        <source>Rules of {game}</source>
        <translation>Reglerna för {game}</translation>
    </message>
    <message>
        <source>the rules at this table</source>
        <translation>reglerna vid det här bordet</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Innehåll</translation>
    </message>
    <message>
        <source>{chapter}, read</source>
        <translation>{chapter}, läst</translation>
    </message>
    <message>
        <source>House rules in force</source>
        <translation>Husregler som gäller</translation>
    </message>
    <message>
        <source>Change rules</source>
        <translation>Ändra dem</translation>
    </message>
    <message>
        <source>Change the house rules</source>
        <translation>Ändra husreglerna</translation>
    </message>
    <message>
        <source>Lesson</source>
        <translation>Lektion</translation>
    </message>
    <message>
        <source>Find a word</source>
        <translation>Sök ett ord</translation>
    </message>
    <message>
        <source>“{word}” isn’t in these rules</source>
        <translation>”{word}” finns inte i de här reglerna</translation>
    </message>
    <message>
        <source>{name}. {meaning} In other languages: {others}.</source>
        <translation>{name}: {meaning} På andra språk: {others}.</translation>
    </message>
</context>
<context>
    <name>Reasons</name>
    <message>
        <source>You can’t do anything else now.</source>
        <translation>Inget annat går att göra nu.</translation>
    </message>
    <message>
        <source>It’s the only card you can play.</source>
        <translation>Det är det enda kort du får spela.</translation>
    </message>
    <message>
        <source>Nobody who plays after you can beat the {card}.</source>
        <translation>Ingen som spelar efter dig kan gå över {card}.</translation>
    </message>
    <message>
        <source>{name} has played the {card}, and nobody can beat it.</source>
        <translation>{name} har lagt {card}, och ingen kan lägga över.</translation>
    </message>
    <message>
        <source>{name} holds the king or the queen of {suit}, but not both.</source>
        <translation>{name} har kung eller dam i {suit}, men inte båda.</translation>
    </message>
    <message>
        <source>{name} holds neither the king nor the queen of {suit}.</source>
        <translation>{name} har varken kung eller dam i {suit}.</translation>
    </message>
    <message>
        <source>You’re the last to play to this trick.</source>
        <translation>Du lägger sist i det här sticket.</translation>
    </message>
    <message>
        <source>{name} has no {suit}.</source>
        <translation>{name} har ingen {suit}.</translation>
    </message>
    <message>
        <source>{name} has no {suit}, as trick {trick} showed.</source>
        <translation>{name} har ingen {suit}, vilket stick {trick} visade.</translation>
    </message>
    <message numerus="yes">
        <source>{the_card} is still out, and {names} play after you.</source>
        <comment>{the_card} is still out, and {names} plays after you.</comment>
        <translation>
            <numerusform>{the_card} är fortfarande ute, och {names} spelar efter dig.</numerusform>
            <numerusform>{the_card} är fortfarande ute, och {names} spelar efter dig.</numerusform>
        </translation>
    </message>
    <message>
        <source>{the_card} is still out, and it would beat the {rank}.</source>
        <translation>{the_card} är fortfarande ute och skulle slå {card}.</translation>
    </message>
    <message>
        <source>Your {card} is now the highest left in its suit.</source>
        <translation>Du har {card}, som nu är det högsta kortet kvar i färgen.</translation>
    </message>
    <message>
        <source>Without the {card}, {number} of the cards still out would help you. Without the {other}, only {fewer} would.</source>
        <translation>Utan {card} skulle {number} av korten som är kvar hjälpa dig. Utan {other} bara {fewer}.</translation>
    </message>
    <message>
        <source>Only another {card} would turn your pair into a set.</source>
        <translation>Bara ett likadant kort till ({card}) skulle göra den kombinationen färdig.</translation>
    </message>
    <message>
        <source>Only the {other} would complete a set with it.</source>
        <translation>Bara med {other} skulle det bli en kombination.</translation>
    </message>
    <message>
        <source>Only the {other} would complete a set with the {card}.</source>
        <translation>Bara {other} skulle fullborda en kombination med {card}.</translation>
    </message>
    <message>
        <source>No card still out would complete a set with it.</source>
        <translation>Inget kort som är ute skulle fullborda en kombination med det.</translation>
    </message>
    <message>
        <source>No card still out would complete a set with the {card}.</source>
        <translation>Inget kort som är ute skulle fullborda en kombination med {card}.</translation>
    </message>
    <message numerus="yes">
        <source>{number} cards</source>
        <comment>one card</comment>
        <translation>
            <numerusform>ett kort</numerusform>
            <numerusform>{number} kort</numerusform>
        </translation>
    </message>
    <message>
        <source>No other {card} is left to come.</source>
        <translation>Det kan inte komma fler exemplar av {card}.</translation>
    </message>
    <message numerus="yes">
        <source>There are still {number} copies of the {card} to come.</source>
        <comment>Only one more {card} can come.</comment>
        <translation>
            <numerusform>Bara ett exemplar till av {card} kan komma.</numerusform>
            <numerusform>Ännu {number} exemplar av {card} kan komma.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There are {number} trumps still out, and only {names} can have them.</source>
        <comment>One trump is still out, and only {names} can have it.</comment>
        <translation>
            <numerusform>En trumf är ute, och bara {names} kan ha den.</numerusform>
            <numerusform>{number} trumf är ute, och bara {names} kan ha dem.</numerusform>
        </translation>
    </message>
    <message>
        <source>Keep the {card}.</source>
        <translation>Behåll {card}.</translation>
    </message>
    <message>
        <source>You keep the king and queen of {suit} together.</source>
        <translation>Du håller ihop kung och dam i {suit}.</translation>
    </message>
    <message>
        <source>You keep all your {suit} together.</source>
        <translation>Du behåller alla dina kort i {suit}.</translation>
    </message>
    <message>
        <source>That leaves you no {suit}, so you may trump them later.</source>
        <translation>Då har du ingen {suit} kvar, så du kan trumfa färgen senare.</translation>
    </message>
    <message>
        <source>The {card} may give {name} a marriage.</source>
        <translation>{card} kan ge {name} ett par.</translation>
    </message>
    <message>
        <source>You keep {cards}.</source>
        <translation>Du behåller {cards}.</translation>
    </message>
    <message numerus="yes">
        <source>There are {number} trumps still out.</source>
        <comment>One trump is still out.</comment>
        <translation>
            <numerusform>En trumf är fortfarande ute.</numerusform>
            <numerusform>{number} trumf är fortfarande ute.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name}, who plays next, took the {card}.</source>
        <translation>{name}, som spelar härnäst, tog {card}.</translation>
    </message>
    <message>
        <source>{name}, who plays next, didn’t take the {card}.</source>
        <translation>{name}, som spelar härnäst, lät {card} gå.</translation>
    </message>
    <message>
        <source>The tiplu is the {card}.</source>
        <translation>Tiplun är {card}.</translation>
    </message>
    <message>
        <source>Without the {card}, you’re {missing} away from your sets. Without the {other}, you’d be {more} away.</source>
        <translation>Utan {card} saknar du {missing} till dina kombinationer. Utan {other} skulle du sakna {more}.</translation>
    </message>
</context>
<context>
    <name>Resume</name>
    <message>
        <source>Deal {number} of {deals}, and it’s your turn</source>
        <translation>Giv {number} av {deals}, och det är din tur</translation>
    </message>
    <message>
        <source>Hand {number}, and it’s your turn</source>
        <translation>Giv {number}, och det är din tur</translation>
    </message>
    <message>
        <source>Hand {number}</source>
        <translation>Giv {number}</translation>
    </message>
    <message>
        <source>{game}, {rules}</source>
        <translation>{game}, {rules}</translation>
    </message>
    <message>
        <source>Collected: {standing}</source>
        <translation>Samlat: {standing}</translation>
    </message>
    <message>
        <source>{side} {score}</source>
        <translation>{side} {score}</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Fortsätt</translation>
    </message>
    <message>
        <source>Deal {number} of {deals}</source>
        <translation>Giv {number} av {deals}</translation>
    </message>
</context>
<context>
    <name>Review</name>
    <message>
        <source>To the start</source>
        <translation>Till början</translation>
    </message>
    <message>
        <source>Previous hand</source>
        <translation>Föregående giv</translation>
    </message>
    <message>
        <source>One step back</source>
        <translation>Ett steg bakåt</translation>
    </message>
    <message>
        <source>One step forward</source>
        <translation>Ett steg framåt</translation>
    </message>
    <message>
        <source>Next hand</source>
        <translation>Nästa giv</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>Till slutet</translation>
    </message>
    <message>
        <source>{text} ({key})</source>
        <translation>{text} ({key})</translation>
    </message>
    <message>
        <source>Hand {hand} · {ply} of {last}</source>
        <translation>Giv {hand} · {ply} av {last}</translation>
    </message>
    <message>
        <source>Position in the match</source>
        <translation>Plats i matchen</translation>
    </message>
    <message>
        <source>All cards face up</source>
        <translation>Alla kort öppna</translation>
    </message>
    <message>
        <source>Show every card, or only what you knew at the time.</source>
        <translation>Visa alla kort, eller bara det du visste just då.</translation>
    </message>
    <message>
        <source>Tricks</source>
        <translation>Stick</translation>
    </message>
    <message>
        <source>Play from here</source>
        <translation>Spela härifrån</translation>
    </message>
    <message>
        <source>Start a new match from this position. The match you’re reviewing stays as it is.</source>
        <translation>Börja en ny match härifrån. Den här blir som den är.</translation>
    </message>
    <message>
        <source>Hide later moves</source>
        <translation>Dölj fortsättningen</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Mer</translation>
    </message>
    <message>
        <source>even</source>
        <translation>jämnt</translation>
    </message>
    <message>
        <source>gain</source>
        <translation>vinst</translation>
    </message>
    <message>
        <source>loss</source>
        <translation>förlust</translation>
    </message>
    <message>
        <source>Others</source>
        <translation>Andra</translation>
    </message>
    <message>
        <source>Not reviewed yet</source>
        <translation>Inte bedömt ännu</translation>
    </message>
    <message>
        <source>Chance of winning the match: {chance}</source>
        <translation>Chans att vinna matchen: {chance}</translation>
    </message>
    <message>
        <source>This hand is worth {points} to you</source>
        <translation>Givens värde för dig: {points}</translation>
    </message>
    <message>
        <source>{value} after hand {hand}</source>
        <translation>efter giv {hand} {value}</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Poäng</translation>
    </message>
    <message>
        <source>bigger berry = costlier mistake</source>
        <translation>större bär = dyrare misstag</translation>
    </message>
    <message>
        <source>Reviewing: you</source>
        <translation>Bedöms: du</translation>
    </message>
    <message>
        <source>Reviewing: {name}</source>
        <translation>Bedöms: {name}</translation>
    </message>
    <message>
        <source>Change seat</source>
        <translation>Byt plats</translation>
    </message>
    <message numerus="yes">
        <source>{number} moments to think about</source>
        <comment>One moment to think about</comment>
        <translation>
            <numerusform>Ett läge att tänka på</numerusform>
            <numerusform>{number} lägen att tänka på</numerusform>
        </translation>
    </message>
    <message>
        <source>Reviewing every decision</source>
        <translation>Varje beslut bedöms</translation>
    </message>
    <message>
        <source>Biggest mistakes first. The answer is hidden until you choose.</source>
        <translation>De största misstagen först. Svaret är dolt tills du väljer.</translation>
    </message>
    <message>
        <source>You can look around in the meantime.</source>
        <translation>Du kan se dig omkring under tiden.</translation>
    </message>
    <message>
        <source>This hand will be reviewed when it’s finished.</source>
        <translation>Given bedöms när den är slut.</translation>
    </message>
    <message>
        <source>Moment {place} of {of}</source>
        <translation>Läge {place} av {of}</translation>
    </message>
    <message>
        <source>Next moment</source>
        <translation>Nästa läge</translation>
    </message>
    <message>
        <source>First moment</source>
        <translation>Första läget</translation>
    </message>
    <message>
        <source>Finish</source>
        <translation>Avsluta</translation>
    </message>
    <message>
        <source>That was the last moment.</source>
        <translation>Det var det sista läget.</translation>
    </message>
    <message>
        <source>You’ve seen every answer. Click a moment to go back to it.</source>
        <translation>Du har sett alla svar. Klicka på ett läge för att se det igen.</translation>
    </message>
    <message>
        <source>You’ve seen {number} of {of} answers. Click a moment to go back to it.</source>
        <translation>Du har sett {number} av {of} svar. Klicka på ett läge för att gå tillbaka till det.</translation>
    </message>
    <message>
        <source>Previous</source>
        <translation>Föregående</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Hoppa över</translation>
    </message>
    <message>
        <source>Hide the question</source>
        <translation>Dölj frågan</translation>
    </message>
    <message>
        <source>Moments</source>
        <translation>Lägen</translation>
    </message>
    <message>
        <source>What would you have done in {name}’s place?</source>
        <translation>Vad hade du gjort om du varit {name}?</translation>
    </message>
    <message>
        <source>What would you have played?</source>
        <translation>Vad hade du spelat?</translation>
    </message>
    <message>
        <source>What would you have said?</source>
        <translation>Vad hade du sagt?</translation>
    </message>
    <message>
        <source>What would you have done?</source>
        <translation>Vad hade du gjort?</translation>
    </message>
    <message>
        <source>Click a card.</source>
        <translation>Klicka på ett kort.</translation>
    </message>
    <message>
        <source>Click a card, here or in your hand.</source>
        <translation>Klicka på ett kort, här eller på din hand.</translation>
    </message>
    <message>
        <source>Click what you’d have done.</source>
        <translation>Klicka på det du hade gjort.</translation>
    </message>
    <message>
        <source>Played to this trick:</source>
        <translation>Spelat i det här sticket:</translation>
    </message>
    <message>
        <source>Practise with other cards</source>
        <translation>Öva med andra kort</translation>
    </message>
    <message>
        <source>Show the answer</source>
        <translation>Visa svaret</translation>
    </message>
    <message>
        <source>Good choice!</source>
        <translation>Bra val!</translation>
    </message>
    <message>
        <source>There was a better choice.</source>
        <translation>Det fanns ett bättre val.</translation>
    </message>
    <message>
        <source>Good, because {reason}</source>
        <translation>Bra, för {reason}</translation>
    </message>
    <message>
        <source>Well spotted!</source>
        <translation>Bra sett!</translation>
    </message>
    <message>
        <source>None of these decisions cost much.</source>
        <translation>Inget beslut kostade mycket.</translation>
    </message>
    <message>
        <source>That’s what happened in the match. There’s a better choice.</source>
        <translation>Det var det som hände i matchen. Det finns ett bättre val.</translation>
    </message>
    <message>
        <source>There’s a better choice.</source>
        <translation>Det finns ett bättre val.</translation>
    </message>
    <message>
        <source>best</source>
        <translation>bäst</translation>
    </message>
    <message>
        <source>just as good</source>
        <translation>lika bra</translation>
    </message>
    <message>
        <source>forced</source>
        <translation>tvunget</translation>
    </message>
    <message>
        <source>fine</source>
        <translation>bra</translation>
    </message>
    <message>
        <source>inaccuracy</source>
        <translation>småfel</translation>
    </message>
    <message>
        <source>mistake</source>
        <translation>misstag</translation>
    </message>
    <message>
        <source>blunder</source>
        <translation>grovt misstag</translation>
    </message>
    <message>
        <source>close</source>
        <translation>jämnt</translation>
    </message>
    <message>
        <source>yours: {word}</source>
        <translation>du: {word}</translation>
    </message>
    <message>
        <source>Close call. Either is fine.</source>
        <translation>Det är jämnt. Båda går bra.</translation>
    </message>
    <message>
        <source>Chance of winning the match</source>
        <translation>Chans att vinna matchen</translation>
    </message>
    <message>
        <source>Points in this hand, minus the best opponent’s</source>
        <translation>Poäng i given minus den bästa motståndarens poäng</translation>
    </message>
    <message>
        <source>Hand {hand}: {done}</source>
        <translation>Giv {hand}: {done}</translation>
    </message>
    <message>
        <source>{done} of {of} reviewed</source>
        <translation>{done} av {of} bedömda</translation>
    </message>
    <message>
        <source>No mistakes</source>
        <translation>Inga misstag</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Tillbaka</translation>
    </message>
    <message>
        <source>Nothing has happened yet.</source>
        <translation>Ingenting har hänt än.</translation>
    </message>
    <message>
        <source>Could I have won this hand?</source>
        <translation>Kunde jag ha vunnit den här given?</translation>
    </message>
    <message>
        <source>The computer is working it out. This may take half a minute.</source>
        <translation>Datorn räknar ut det. Det kan ta en halv minut.</translation>
    </message>
    <message>
        <source>The computer can’t work that out for this hand.</source>
        <translation>Datorn kan inte räkna ut det för den här given.</translation>
    </message>
    <message>
        <source>You could have scored {open} instead of {was}.</source>
        <translation>Du kunde ha fått {open} i stället för {was}.</translation>
    </message>
    <message>
        <source>You couldn’t have scored more than {open}.</source>
        <translation>Mer än {open} kunde du inte få.</translation>
    </message>
    <message>
        <source>You scored {was}. Perfect defence would have held you to {open}.</source>
        <translation>Du fick {was}. Mot perfekt motspel hade du fått bara {open}.</translation>
    </message>
    <message>
        <source>This is perfect play with all cards face up. Nobody could have found it at the table.</source>
        <translation>Det här är perfekt spel med alla kort öppna. Vid bordet kunde ingen ha vetat det.</translation>
    </message>
    <message>
        <source>Use the arrows to step through it card by card.</source>
        <translation>Med pilarna går du igenom det kort för kort.</translation>
    </message>
    <message>
        <source>As it was played</source>
        <translation>Som det spelades</translation>
    </message>
</context>
<context>
    <name>Rules</name>
    <message>
        <source>The score that wins the match.</source>
        <translation>Det poängtal som vinner matchen.</translation>
    </message>
    <message>
        <source>A win counts double if the losers’ total is below this number.</source>
        <translation>En vinst räknas dubbelt om förlorarnas summa stannar under detta.</translation>
    </message>
    <message>
        <source>When a side that takes a trick is out of the bag: from the next hand, or at once.</source>
        <translation>Om en sida som tar ett stick kommer ur påsen genast eller först i nästa giv.</translation>
    </message>
    <message>
        <source>In Sweden the excess is subtracted; in Finland you drop back</source>
        <translation>Dras av i Sverige; i Finland faller man tillbaka</translation>
    </message>
    <message>
        <source>On Wikipedia, only after a trick that you led; after any trick is a variant</source>
        <translation>Enligt Wikipedia efter eget utspel; efter varje vunnet stick är en variant</translation>
    </message>
    <message>
        <source>Hearts high on Wikipedia; spades high is a variant</source>
        <translation>Enligt Wikipedia är hjärter högst; spader högst är en variant</translation>
    </message>
    <message>
        <source>How many cards the declarer and partner exchange.</source>
        <translation>Hur många kort spelföraren och partnern byter.</translation>
    </message>
    <message>
        <source>If the declarer takes every trick but misses the bid, the defenders lose nothing for taking none.</source>
        <translation>Om spelföraren tar alla stick men missar budet förlorar motspelarna inget på att vara utan stick.</translation>
    </message>
    <message>
        <source>The ranks that you can’t use for a bid.</source>
        <translation>De valörer som du inte får bjuda med.</translation>
    </message>
    <message>
        <source>No aces, court cards or twos in Lapland; some tables allow aces</source>
        <translation>I Lappland inga ess, klädda kort eller tvåor; vid somliga bord tillåts ess</translation>
    </message>
    <message>
        <source>Usual at home, not in tournaments</source>
        <translation>Brukligt hemma, inte i turneringar</translation>
    </message>
    <message>
        <source>A hand ends as soon as the rising side (nousussa) can’t win it any more.</source>
        <translation>En giv slutar så snart sidan på väg upp (nousussa) inte längre kan vinna den.</translation>
    </message>
    <message>
        <source>How many deals a match has. With 0, play goes on until the target is reached.</source>
        <translation>Hur många givar en match har. Med 0 spelar man tills målet nås.</translation>
    </message>
    <message>
        <source>“Ladder” among German scouts and in a Wikipedia variant; “halves bind both” in the 2002 Windows game</source>
        <translation>Stege hos tyska scouter och i en variant på Wikipedia; halv binder båda i Windowsspelet från 2002</translation>
    </message>
    <message>
        <source>Whether the first bidder must bid or may pass. If everyone passes, there’s no declarer, and each side scores what it takes.</source>
        <translation>Om den som bjuder först måste bjuda eller får passa. Passar alla finns ingen spelförare, och varje sida får vad den tar.</translation>
    </message>
    <message>
        <source>Must bid on Wikipedia and Pagat; may pass in the 2002 Windows game</source>
        <translation>Enligt Wikipedia och Pagat måste man bjuda; i Windowsspelet från 2002 får man passa</translation>
    </message>
    <message>
        <source>50 on Wikipedia, 60 in the 2002 Windows game, 120 among German scouts</source>
        <translation>50 enligt Wikipedia, 60 i Windowsspelet från 2002, 120 hos tyska scouter</translation>
    </message>
    <message>
        <source>In the 2002 Windows game, a side below 0 bids last</source>
        <translation>Sist i Windowsspelet från 2002</translation>
    </message>
    <message>
        <source>Three sixes on Wikipedia; three sixes or a low hand on Pagat; four sixes in the 2002 Windows game</source>
        <translation>Tre sexor enligt Wikipedia, även svaga händer enligt Pagat, fyra sexor i Windowsspelet från 2002</translation>
    </message>
    <message>
        <source>Three on Wikipedia; four is a variant, and usual among German scouts</source>
        <translation>Tre enligt Wikipedia; fyra är en variant, och brukligt hos tyska scouter</translation>
    </message>
    <message>
        <source>Before giving or discarding on Wikipedia, afterwards in the 2002 Windows game</source>
        <translation>Före enligt Wikipedia, efter i Windowsspelet från 2002</translation>
    </message>
    <message>
        <source>What everyone but the declarer takes is rounded to the nearest five.</source>
        <translation>Det som andra än spelföraren tar avrundas till närmaste femtal.</translation>
    </message>
    <message>
        <source>What a side without a trick loses: the bid before the raise, or twice the raised bid. With “both sides”, defenders without a trick lose points only if the bid was made.</source>
        <translation>Vad en sida utan stick förlorar: budet före höjningen eller två gånger det höjda budet. Vid ”båda sidor” förlorar motspelare utan stick poäng bara om budet gick hem.</translation>
    </message>
    <message>
        <source>Whether the higher score or the declarer’s side wins if more than one side reaches the target in the same hand.</source>
        <translation>Vem som vinner när flera når målet i samma giv: den som har flest poäng, eller spelförarens sida.</translation>
    </message>
    <message>
        <source>The higher score on Pagat, the declarer in the 2002 Windows game</source>
        <translation>Enligt Pagat den som har flest poäng, i Windowsspelet från 2002 spelföraren</translation>
    </message>
    <message>
        <source>Three on Wikipedia, three or six in the 2002 Windows game</source>
        <translation>Tre enligt Wikipedia, tre eller sex i Windowsspelet från 2002</translation>
    </message>
    <message>
        <source>Whether everyone or only the declarer sees the kitty after the bidding.</source>
        <translation>Om alla får se talongen efter budgivningen, eller bara spelföraren får det.</translation>
    </message>
    <message>
        <source>Open on Wikipedia and in the 2002 Windows game</source>
        <translation>Öppen enligt Wikipedia och i Windowsspelet från 2002</translation>
    </message>
    <message>
        <source>Always on Wikipedia, only after a trick in the 2002 Windows game</source>
        <translation>Alltid enligt Wikipedia, bara efter ett stick i Windowsspelet från 2002</translation>
    </message>
    <message>
        <source>How many printed jokers are added to the three packs.</source>
        <translation>Hur många jokrar som läggs till de tre lekarna.</translation>
    </message>
    <message>
        <source>In Nepal, none or three</source>
        <translation>Inga eller tre i Nepal</translation>
    </message>
    <message>
        <source>Play goes clockwise around the table.</source>
        <translation>Spelet går medurs runt bordet.</translation>
    </message>
    <message>
        <source>Anticlockwise in Nepal</source>
        <translation>Moturs i Nepal</translation>
    </message>
    <message>
        <source>How many cards a set may have: three or more, or always three.</source>
        <translation>Om en kombination får ha tre eller fler kort, eller alltid ska ha tre.</translation>
    </message>
    <message>
        <source>Usual: three or more</source>
        <translation>Vanligen tre eller fler</translation>
    </message>
    <message>
        <source>With four or more players, seven pairs of identical cards (dublees) count as three sets.</source>
        <translation>Med fyra spelare eller fler duger sju par av likadana kort (dubleer) som tre kombinationer.</translation>
    </message>
    <message>
        <source>Usual nearly everywhere</source>
        <translation>Brukligt nästan överallt</translation>
    </message>
    <message>
        <source>How many wild cards a set may use in place of other cards.</source>
        <translation>Hur många vilda kort en kombination får ha i stället för andra kort.</translation>
    </message>
    <message>
        <source>Usual: 1</source>
        <translation>Vanligen 1</translation>
    </message>
    <message>
        <source>Cards of the tiplu’s rank in the other suit of the same colour (alter) score too.</source>
        <translation>Också kort av tipluns valör i den andra färgen av samma kulör (alter) ger poäng.</translation>
    </message>
    <message>
        <source>By agreement</source>
        <translation>Enligt överenskommelse</translation>
    </message>
    <message>
        <source>Usual: 5; 7 on Wikipedia</source>
        <translation>Vanligen 5; enligt Wikipedia 7</translation>
    </message>
    <message>
        <source>Some tables in Nepal play murder, others kidnap</source>
        <translation>I Nepal spelar man både med mord och med kidnappning</translation>
    </message>
    <message>
        <source>Source: German scouts</source>
        <translation>Källa: tyska scouter</translation>
    </message>
    <message>
        <source>Source: Wikipedia</source>
        <translation>Källa: Wikipedia</translation>
    </message>
    <message>
        <source>Source: Pagat</source>
        <translation>Källa: Pagat</translation>
    </message>
    <message>
        <source>Source: Finnish Windows game of 2002</source>
        <translation>Källa: finskt Windowsspel från 2002</translation>
    </message>
    <message>
        <source>Source: Wikipedia (older text)</source>
        <translation>Källa: Wikipedia (äldre text)</translation>
    </message>
    <message>
        <source>Source: Jena players (wurzel.org)</source>
        <translation>Källa: spelarna i Jena (wurzel.org)</translation>
    </message>
    <message>
        <source>A side that declares its own trumps could never ask for a half.</source>
        <translation>En sida som anmäler egen trumf skulle aldrig kunna fråga efter en halv.</translation>
    </message>
    <message>
        <source>You’d have to ask for a whole before a half, and then you could no longer declare anything.</source>
        <translation>Du skulle behöva fråga efter en hel före en halv, och sedan skulle du inte längre kunna anmäla något.</translation>
    </message>
    <message>
        <source>If the declarer misses the bid, defenders without a trick lose nothing anyway.</source>
        <translation>När budet missas förlorar motspelarna ändå inget på att vara utan stick.</translation>
    </message>
    <message>
        <source>If the winner keeps the points, a hand is never decided early.</source>
        <translation>Om vinnaren behåller poängen är en giv aldrig avgjord i förtid.</translation>
    </message>
    <message>
        <source>Nobody can win with dublees.</source>
        <translation>Ingen kan vinna med dubleer.</translation>
    </message>
    <message>
        <source>36 nearly everywhere; fewer for a shorter game</source>
        <translation>36 nästan överallt; färre för ett kortare spel</translation>
    </message>
    <message>
        <source>The original values are A = 11, 10 = 10, K = 4, Q = 3, J = 2. The simplified ones are 10 for aces and tens, and 5 for kings, queens and jacks. If only aces and tens count, 1 each, ties are broken by other values. These are the original ones, or A = 4, K = 3, Q = 2, J = 1.</source>
        <translation>De ursprungliga värdena är A = 11, 10 = 10, K = 4, Q = 3, J = 2. De förenklade är 10 för ess och tior och 5 för kungar, damer och knektar. Om bara matadorerna (ess och tior) räknas ger de 1 poäng var. Vid lika avgör då de ursprungliga värdena, eller A = 4, K = 3, Q = 2, J = 1.</translation>
    </message>
    <message>
        <source>You must beat the highest card in the trick if you can, even your partner’s.</source>
        <translation>Om du kan gå över det högsta kortet i sticket måste du göra det, även om det är din partners.</translation>
    </message>
    <message>
        <source>Sources: Wikipedia, Pagat</source>
        <translation>Källor: Wikipedia, Pagat</translation>
    </message>
    <message>
        <source>If you can’t follow suit, you must play a trump if you have one.</source>
        <translation>Om du inte kan bekänna färg måste du lägga trumf om du har någon.</translation>
    </message>
    <message>
        <source>Whether you may lead any card to the first trick, or must lead an ace if you have one. With “or else a spade”, you must lead a spade if you have no ace.</source>
        <translation>Vad som får spelas ut först: vilket kort som helst, ett ess om man har något, eller ett ess och annars en spader.</translation>
    </message>
    <message>
        <source>An ace in Sweden and the older Wikipedia text; “or else a spade” is a variant</source>
        <translation>Ett ess i Sverige och i Wikipedias äldre text; ”annars en spader” är en variant</translation>
    </message>
    <message>
        <source>Whether the player to the dealer’s left leads first in a match, or the holder of the ace of clubs, who must lead it.</source>
        <translation>Vem som spelar ut i matchens första giv: spelaren till vänster om givaren, eller den som har klöver ess och då måste spela ut det.</translation>
    </message>
    <message>
        <source>The player to the dealer’s left on Pagat; Wikipedia allows either</source>
        <translation>Till vänster om givaren enligt Pagat; Wikipedia tillåter båda</translation>
    </message>
    <message>
        <source>Whether anyone may ask for a whole after trumps are declared, or only the side that didn’t declare them.</source>
        <translation>Om vem som helst får fråga efter en hel när det finns trumf, eller bara den sida som inte anmälde trumfen.</translation>
    </message>
    <message>
        <source>After declaring a marriage, you must lead its king or queen if you hold one.</source>
        <translation>När du har anmält ett par måste du spela ut dess kung eller dam om du har någon av dem.</translation>
    </message>
    <message>
        <source>Usual in Sweden; a variant on Wikipedia</source>
        <translation>Brukligt i Sverige; en variant enligt Wikipedia</translation>
    </message>
    <message>
        <source>What happens if the card points are tied: nobody gets the point, or it’s carried over to the next hand.</source>
        <translation>Vad som händer med poängen för flest kortpoäng när det står lika: ingen får den, eller så förs den över till nästa giv.</translation>
    </message>
    <message>
        <source>The point is lost on Wikipedia; carrying it over is a variant</source>
        <translation>Enligt Wikipedia går poängen förlorad; att föra över den är en variant</translation>
    </message>
    <message>
        <source>Only the exact target wins. A side that overshoots drops back.</source>
        <translation>Bara exakt målet vinner. En sida som går över faller tillbaka.</translation>
    </message>
    <message>
        <source>Usual in Finland; optional in Sweden</source>
        <translation>Brukligt i Finland; valfritt i Sverige</translation>
    </message>
    <message>
        <source>The score you drop back to if you overshoot.</source>
        <translation>Det poängtal du faller till om du går över målet.</translation>
    </message>
    <message>
        <source>Usual: 7</source>
        <translation>Vanligen 7</translation>
    </message>
    <message>
        <source>What the first marriage in a hand is worth.</source>
        <translation>Hur mycket givens första par är värt.</translation>
    </message>
    <message>
        <source>Usual: 40</source>
        <translation>Vanligen 40</translation>
    </message>
    <message>
        <source>What each later marriage in a hand is worth.</source>
        <translation>Hur mycket varje senare par i given är värt.</translation>
    </message>
    <message>
        <source>Usual: 20</source>
        <translation>Vanligen 20</translation>
    </message>
    <message>
        <source>What the last trick is worth.</source>
        <translation>Hur mycket sista sticket är värt.</translation>
    </message>
    <message>
        <source>Usual: 10</source>
        <translation>Vanligen 10</translation>
    </message>
    <message>
        <source>Usual: from the next hand</source>
        <translation>Vanligen från nästa giv</translation>
    </message>
    <message>
        <source>What happens to a side that overshoots the target: it drops back, or the excess is subtracted from the target. With a target of 12, subtracting turns 14 into 10.</source>
        <translation>Vad som händer när en sida går över målet: överskottet dras av från målet (14 blir 10), eller så faller sidan tillbaka.</translation>
    </message>
    <message>
        <source>When you may declare a marriage: after winning any trick, or only after winning a trick that you led.</source>
        <translation>Om du får anmäla ett par efter varje vunnet stick, eller bara efter ett stick där du själv spelade ut.</translation>
    </message>
    <message>
        <source>What the marriages are worth. With hearts high, hearts count 100, diamonds 80, clubs 60 and spades 40. With spades high, spades count 100, hearts 80, diamonds 60 and clubs 40.</source>
        <translation>Vad paren är värda: spader 40, klöver 60, ruter 80, hjärter 100. Med spader högst: spader 100, hjärter 80, ruter 60, klöver 40.</translation>
    </message>
    <message>
        <source>The dealer on Wikipedia; the player to the dealer’s left on Pagat</source>
        <translation>Givaren enligt Wikipedia; till vänster om givaren enligt Pagat</translation>
    </message>
    <message>
        <source>The lowest bid allowed.</source>
        <translation>Det lägsta tillåtna budet.</translation>
    </message>
    <message>
        <source>At this score or below, a side may only pass or open with the lowest bid.</source>
        <translation>En sida med så här många poäng eller färre får bara passa, eller öppna med lägsta bud.</translation>
    </message>
    <message>
        <source>Usual: −500</source>
        <translation>Vanligen −500</translation>
    </message>
    <message>
        <source>After a rami bid, a defender may play sooli: alone, trying to take no tricks.</source>
        <translation>Efter ett bud på rami får en motspelare spela sooli, alltså ensam försöka att inte ta ett enda stick.</translation>
    </message>
    <message>
        <source>The side that beats the rising side (nousussa) keeps the points of that hand.</source>
        <translation>Den sida som slår sidan på väg upp (nousussa) behåller givens poäng.</translation>
    </message>
    <message>
        <source>At some tables in Lapland</source>
        <translation>Vid somliga bord i Lappland</translation>
    </message>
    <message>
        <source>Common among quick players</source>
        <translation>Vanligt bland snabba spelare</translation>
    </message>
    <message>
        <source>“Ladder” means that after asking for anything, you can’t declare your own marriage in that hand. After asking for a half, you can’t ask for a whole. With “strict”, your partner’s questions bind you too. With “halves bind both”, only questions for a half do.</source>
        <translation>”Stege” betyder att du inte får anmäla ett eget par i en giv där du redan har frågat efter något. Efter en halv får du inte fråga efter en hel. Med ”sträng” binder också partnerns frågor dig. Med ”halv binder båda” gör bara frågor efter en halv det.</translation>
    </message>
    <message>
        <source>In the first trick, if you hold the ace of the suit led, you must play it.</source>
        <translation>Om du har esset i den utspelade färgen måste du lägga det i första sticket.</translation>
    </message>
    <message>
        <source>Sources: 2002 Windows game, German scouts</source>
        <translation>Källor: Windowsspelet från 2002, tyska scouter</translation>
    </message>
    <message>
        <source>Which player bids first: the dealer, or the one to the dealer’s left.</source>
        <translation>Vem som får bjuda först: givaren eller spelaren till vänster om givaren.</translation>
    </message>
    <message>
        <source>Whether a side below 0 may bid like the others, or only if everyone else has passed without a bid. In the second case, no side is barred from bidding by its score.</source>
        <translation>Om en sida under 0 bjuder som de andra, eller först när alla andra har passat utan att bjuda. Bjuder den sist gäller budspärren ingen.</translation>
    </message>
    <message>
        <source>Which cards let you ask for a new deal. With three sixes, or with no card above a jack, you ask instead of your first bid. With all four sixes, you may ask instead of any bid.</source>
        <translation>Vem som får begära en ny giv i stället för sitt första bud: den som har tre sexor, eller dessutom den som inte har något kort över knekten. Med alla fyra sexorna får man göra det i stället för vilket bud som helst.</translation>
    </message>
    <message>
        <source>When the declarer may raise the bid: before giving or discarding cards, or afterwards.</source>
        <translation>Om spelföraren höjer budet innan kort lämnas eller läggs bort, eller först efteråt.</translation>
    </message>
    <message>
        <source>The bid (Wikipedia). Twice the bid for the declarer (2002 Windows game). Twice the bid for both sides (German scouts).</source>
        <translation>Budet (Wikipedia). Dubbelt för spelföraren (Windowsspelet från 2002). Dubbelt för båda sidor (tyska scouter).</translation>
    </message>
    <message>
        <source>How many cards the kitty holds and the declarer discards. With six, each hand has ten cards.</source>
        <translation>Hur många kort som ligger i talongen och som spelföraren lägger bort. Med sex har varje hand tio kort.</translation>
    </message>
    <message>
        <source>Whether the declarer’s discards always count, or only after the declarer has won a trick.</source>
        <translation>Om spelförarens bortlagda kort alltid räknas, eller bara om spelföraren tar minst ett stick.</translation>
    </message>
    <message>
        <source>Usual: 3; fewer with stricter rules</source>
        <translation>Vanligen 3; färre med strängare regler</translation>
    </message>
    <message>
        <source>How many times the discards become a new stock. After that, the deal is called off.</source>
        <translation>Hur många gånger de kastade korten blir en ny talong. Efter det avbryts given.</translation>
    </message>
    <message>
        <source>How much extra each loser pays if the winner finished with dublees.</source>
        <translation>Vad varje förlorare betalar extra när vinnaren vann med dubleer.</translation>
    </message>
    <message>
        <source>Whether your maal is lost (murder) or goes to the winner (kidnap) if you haven’t shown your first sets.</source>
        <translation>Vad som händer med din maal om du inte har öppnat: den går förlorad (mord), eller så får vinnaren den (kidnappning).</translation>
    </message>
    <message>
        <source>You may ask for a half in any suit, whatever you hold. If the suit was declared before, it becomes trumps again but scores nothing more.</source>
        <translation>Du får fråga efter en halv i vilken färg som helst, vilka kort du än har. En redan anmäld färg blir trumf igen men ger inget mer.</translation>
    </message>
    <message>
        <source>If any score at or above the target wins, nobody drops back.</source>
        <translation>Om varje poängtal från målet och uppåt vinner faller ingen tillbaka.</translation>
    </message>
    <message>
        <source>If the excess is subtracted, nobody drops back.</source>
        <translation>Om överskottet dras av faller ingen tillbaka.</translation>
    </message>
    <message>
        <source>The lowest bid would win the match at once.</source>
        <translation>Lägsta budet skulle vinna matchen genast.</translation>
    </message>
    <message>
        <source>The opening bid would be more than all the cards are worth, and the match might never end.</source>
        <translation>Den som öppnar skulle behöva bjuda mer än alla kort är värda, och matchen skulle kanske aldrig ta slut.</translation>
    </message>
    <message>
        <source>If a side below zero bids last, nobody is barred from bidding, so this limit has no effect.</source>
        <translation>När en sida under noll bjuder sist spärras ingen, så den här gränsen har ingen verkan.</translation>
    </message>
    <message>
        <source>If the number of deals is fixed, there’s no target score.</source>
        <translation>Med ett bestämt antal givar slutar matchen inte vid något mål.</translation>
    </message>
    <message>
        <source>12 on Wikipedia; 10 on Pagat; 500 or 505 in the bidding games; 52 in Lapland</source>
        <translation>12 enligt Wikipedia, 10 enligt Pagat; 500 eller 505 i budspelen; 52 i Lappland</translation>
    </message>
    <message>
        <source>16 to 24 deals in Lapland tournaments; four in a German scouts’ round</source>
        <translation>16–24 givar i Lapplandsturneringar; fyra i en omgång hos tyska scouter</translation>
    </message>
    <message>
        <source>How many cards are in the pack. Smaller packs leave out the low cards.</source>
        <translation>Hur många kort leken har. I en mindre lek saknas de låga korten.</translation>
    </message>
    <message>
        <source>The original values on Wikipedia; simplified ones in the bidding games; only aces and tens in Sweden</source>
        <translation>Ursprungliga enligt Wikipedia, förenklade i budspelen, matadorer i Sverige</translation>
    </message>
    <message>
        <source>Your side may ask for a half only after asking for a whole in the same hand.</source>
        <translation>En sida får fråga efter en halv först när den har frågat efter en hel i samma giv.</translation>
    </message>
    <message>
        <source>Source: Wikipedia (variants)</source>
        <translation>Källa: Wikipedia (varianter)</translation>
    </message>
    <message>
        <source>Only the other side on Wikipedia; anyone in its older text and on Pagat</source>
        <translation>Enligt Wikipedia bara motståndarna; enligt dess äldre text och Pagat vem som helst</translation>
    </message>
    <message>
        <source>A side that takes no trick is sent to Porvoo. Its score drops to 0.</source>
        <translation>En sida utan stick åker till Borgå. Dess poäng faller till 0.</translation>
    </message>
    <message>
        <source>Usual all over Finland</source>
        <translation>Brukligt i hela Finland</translation>
    </message>
</context>
<context>
    <name>Rules page</name>
    <message>
        <source>Exchange</source>
        <translation>Byte</translation>
    </message>
    <message>
        <source>The kitty</source>
        <translation>Talongen</translation>
    </message>
    <message>
        <source>The opponents see none of these cards.</source>
        <translation>Motståndarna ser inga av de här korten.</translation>
    </message>
    <message>
        <source>The declarer’s partner gives the declarer {number} cards. The declarer may raise the bid once, and then gives any {number} cards back.</source>
        <translation>Spelförarens partner lämnar {number} kort till spelföraren. Spelföraren får sedan höja budet en gång och lämnar därefter tillbaka {number} valfria kort.</translation>
    </message>
    <message>
        <source>The declarer’s partner gives the declarer {number} cards, and the declarer gives any {number} back. After that, the declarer may raise the bid once.</source>
        <translation>Spelförarens partner lämnar {number} kort till spelföraren, som lämnar tillbaka {number} valfria kort. Efter det får spelföraren höja budet en gång.</translation>
    </message>
    <message>
        <source>Everybody sees the kitty before the declarer takes it.</source>
        <translation>Alla ser talongen innan spelföraren tar den.</translation>
    </message>
    <message>
        <source>The declarer takes the kitty, and nobody else sees it.</source>
        <translation>Spelföraren tar talongen, och ingen annan ser den.</translation>
    </message>
    <message>
        <source>If everybody passed, the kitty is shown and stays on the table.</source>
        <translation>Om alla har passat visas talongen och blir liggande på bordet.</translation>
    </message>
    <message>
        <source>The declarer may raise the bid once, and then discards {number} cards, but no ace or ten.</source>
        <translation>Spelföraren får sedan höja budet en gång och lägger därefter bort {number} kort. Ess och tior får inte läggas bort.</translation>
    </message>
    <message>
        <source>The declarer discards {number} cards, but no ace or ten. After that, the declarer may raise the bid once.</source>
        <translation>Spelföraren lägger bort {number} kort, men inga ess och inga tior. Efter det får spelföraren höja budet en gång.</translation>
    </message>
    <message>
        <source>Nobody else sees the discards. They count for the declarer at the end of the hand.</source>
        <translation>Ingen annan ser de bortlagda korten. De räknas för spelföraren i slutet av given.</translation>
    </message>
    <message>
        <source>Nobody else sees the discards. They count for the declarer only if the declarer takes a trick.</source>
        <translation>Ingen annan ser de bortlagda korten. De räknas för spelföraren bara om spelföraren tar ett stick.</translation>
    </message>
    <message>
        <source>A hand is played as rami or as nolo. In rami you try to win tricks, and in nolo you try to avoid them.</source>
        <translation>En giv spelas som rami eller nolo. I rami försöker man vinna stick, i nolo undviker man dem.</translation>
    </message>
    <message>
        <source>Starting to the dealer’s left, you each place a card face down as your bid. A heart or diamond bids rami, and a spade or club bids nolo. You can’t use these ranks: {ranks}.</source>
        <translation>Med början till vänster om givaren lägger var och en ett kort som bud, med baksidan upp. Hjärter eller ruter bjuder rami, spader eller klöver bjuder nolo. De här valörerna är inte tillåtna: {ranks}.</translation>
    </message>
    <message>
        <source>If none of your cards allows the bid that you want, say “rami” or “nolo” aloud instead.</source>
        <translation>Om du inte har något sådant kort för ditt bud säger du ”rami” eller ”nolo” högt i stället.</translation>
    </message>
    <message>
        <source>Then you turn up the cards in the same order, and stop at the first bid of rami. The player who made it is the declarer, and all of you play rami. If nobody has bid rami, you play nolo.</source>
        <translation>Sedan vänder ni upp korten i samma ordning, till och med det första budet på rami. Den spelaren är spelförare, och alla spelar rami. Har ingen bjudit rami spelar ni nolo.</translation>
    </message>
    <message>
        <source>Everybody takes their card back before play begins.</source>
        <translation>Alla tar tillbaka sina kort före spelet.</translation>
    </message>
    <message>
        <source>Rami or nolo</source>
        <translation>Rami eller nolo</translation>
    </message>
    <message>
        <source>Before a rami hand, the declarer’s opponents may say sooli. The one on the declarer’s left speaks first. The first to say sooli is the soloist, who plays alone against two and tries to take no trick.</source>
        <translation>Före rami får spelförarens motståndare säga sooli, först den till vänster om spelföraren. Den som spelar sooli spelar ensam mot två och försöker att inte ta ett enda stick.</translation>
    </message>
    <message>
        <source>First, the soloist gives their partner a card and gets one of the partner’s own. Nobody else sees these cards. Then the partner sits out.</source>
        <translation>Först lämnar den som spelar sooli ett kort till sin partner och får ett av partnerns egna. Ingen annan ser de korten. Sedan står partnern över.</translation>
    </message>
    <message>
        <source>In sooli, aces are low. The declarer leads to the first trick, and the soloist always plays last. The hand ends with the first trick that the soloist takes.</source>
        <translation>I sooli är essen låga. Spelföraren spelar ut till första sticket, och den som spelar sooli lägger alltid sist. Given slutar med det första stick som den spelaren tar.</translation>
    </message>
    <message>
        <source>Sooli</source>
        <translation>Sooli</translation>
    </message>
    <message numerus="yes">
        <source>When the stock runs out, all discards but the last are shuffled into a new one. That happens {number} times at most. If the stock runs out again, the deal is called off and nobody scores.</source>
        <comment>When the stock runs out, all discards but the last are shuffled into a new one. If that runs out, too, the deal is called off and nobody scores.</comment>
        <translation>
            <numerusform>När talongen är slut blandas alla kastade kort utom det sista till en ny. Tar också den slut avbryts given, och ingen får poäng.</numerusform>
            <numerusform>När talongen är slut blandas alla kastade kort utom det sista till en ny. Det sker högst {number} gånger. Sedan avbryts given, och ingen får poäng.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Wild cards can stand for any cards in sequences and trials, up to {number} in each set.</source>
        <comment>A wild card can stand for any card in a sequence or trial, but only one in each set.</comment>
        <translation>
            <numerusform>Ett vilt kort kan stå för vilket kort som helst i en svit eller trial, men bara ett i varje kombination.</numerusform>
            <numerusform>Vilda kort kan stå för vilka kort som helst i sviter och trialer, högst {number} i varje kombination.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A match has {number} deals. After the last one, the player with the most points wins.</source>
        <comment>A match has 1 deal, and the player with the most points wins.</comment>
        <translation>
            <numerusform>En match har 1 giv, och den med flest poäng vinner.</numerusform>
            <numerusform>En match har {number} givar, och sedan vinner den med flest poäng.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The first side with {number} game points wins the match.</source>
        <comment>The first side with 1 game point wins the match.</comment>
        <translation>
            <numerusform>Den sida som först har 1 spelpoäng vinner matchen.</numerusform>
            <numerusform>Den sida som först har {number} spelpoäng vinner matchen.</numerusform>
        </translation>
    </message>
    <message>
        <source>In the first hand of a match, the player with the ace of clubs leads it to the first trick. In later hands, or if nobody can play that ace, the player to the dealer’s left leads.</source>
        <translation>I matchens första giv spelar den som har klöver ess ut det till första sticket. I senare givar, eller om ingen kan spela det esset, är det spelaren till vänster om givaren som spelar ut.</translation>
    </message>
    <message>
        <source>At the end of a hand, these points are added to the scores:</source>
        <translation>I slutet av en giv läggs de här poängen till:</translation>
    </message>
    <message>
        <source>2 points for declaring trumps</source>
        <translation>2 poäng för att anmäla trumf</translation>
    </message>
    <message>
        <source>1 point for each little one</source>
        <translation>1 poäng för varje tjog</translation>
    </message>
    <message>
        <source>1 point for the last trick</source>
        <translation>1 poäng för sista sticket</translation>
    </message>
    <message>
        <source>1 point for having more card points</source>
        <translation>1 poäng för flest kortpoäng</translation>
    </message>
    <message>
        <source>If the card points are tied, that point is carried over. It goes to the winner of the card points in the next hand.</source>
        <translation>Är kortpoängen lika förs den poängen över. Den går till den som vinner kortpoängen i nästa giv.</translation>
    </message>
    <message>
        <source>If the card points are tied, nobody gets that point.</source>
        <translation>Är kortpoängen lika får ingen den poängen.</translation>
    </message>
    <message>
        <source>To break a tie in card points, count again with the values in the last column.</source>
        <translation>Har ni lika många räknar ni om med värdena i sista kolumnen.</translation>
    </message>
    <message>
        <source>A side that takes no tricks goes to Porvoo. It loses all its points, even those from this hand.</source>
        <translation>En sida utan stick åker till Borgå. Det betyder att den förlorar alla sina poäng, också dem från den här given.</translation>
    </message>
    <message>
        <source>If the scores are tied, more card points in that hand win. If the card points are tied, too, you play on.</source>
        <translation>Är det lika vinner den med flest kortpoäng i den given. Är också de lika spelar ni vidare.</translation>
    </message>
    <message>
        <source>If both reach the target in the same hand, more card points in that hand win. If the card points are tied, you play on.</source>
        <translation>Når båda dit i samma giv vinner den med flest kortpoäng i den. Är de lika spelar ni vidare.</translation>
    </message>
    <message>
        <source>A player who takes no tricks goes to Porvoo and loses all points, even those from this hand.</source>
        <translation>En spelare utan stick åker till Borgå och förlorar alla sina poäng, också dem från den här given.</translation>
    </message>
    <message>
        <source>You win with {target} points or more. If both of you get there in the same hand, the higher score wins.</source>
        <translation>Du vinner med {target} poäng eller mer. Når båda dit i samma giv vinner den som har flest poäng.</translation>
    </message>
    <message>
        <source>You win if you have exactly {target} points once the whole hand is scored.</source>
        <translation>Du vinner om du har exakt {target} poäng när alla givens poäng har lagts till.</translation>
    </message>
    <message>
        <source>If you go over {target}, the excess is subtracted from {target}, so {over} becomes {under}.</source>
        <translation>Går du över {target} dras överskottet av från {target}, så {over} blir {under}.</translation>
    </message>
    <message>
        <source>If you go over {target}, you drop back to {score}.</source>
        <translation>Går du över {target} faller du tillbaka till {score}.</translation>
    </message>
    <message>
        <source>You and your partner count your tricks together.</source>
        <translation>Du och din partner räknar ihop era stick.</translation>
    </message>
    <message>
        <source>In rami, the player on the declarer’s right leads to the first trick. In nolo, the player on the dealer’s left leads.</source>
        <translation>I rami spelar spelaren till höger om spelföraren ut till första sticket. I nolo spelar spelaren till vänster om givaren ut.</translation>
    </message>
    <message>
        <source>In rami, the declarer’s side scores {own} points for each trick above {odd}. If the other side has more tricks, it scores {broken} for each trick above {odd}.</source>
        <translation>I rami får spelförarens sida {own} poäng för varje stick över {odd}. Har den andra sidan fler stick får den {broken} för varje stick över {odd}.</translation>
    </message>
    <message>
        <source>In nolo, the side with fewer tricks scores {points} points for each trick below {even}.</source>
        <translation>I nolo får sidan med färre stick {points} poäng för varje stick under {even}.</translation>
    </message>
    <message>
        <source>In sooli, the soloist’s side scores {points} points if the soloist takes no trick. Otherwise the other side scores {points}.</source>
        <translation>I sooli får sidan som spelar sooli {points} poäng om den inte tar ett enda stick. Annars får den andra sidan {points}.</translation>
    </message>
    <message>
        <source>A hand ends as soon as the rising side can no longer win it, except in sooli.</source>
        <translation>En giv slutar så snart sidan på väg upp inte längre kan vinna den, utom i sooli.</translation>
    </message>
    <message>
        <source>A hand ends as soon as the rising side can no longer win it.</source>
        <translation>En giv slutar så snart sidan på väg upp inte längre kan vinna den.</translation>
    </message>
    <message>
        <source>Only one side can have points at a time, and that side is said to be rising. The first side to win a hand begins to rise, and rises further with every hand that it wins.</source>
        <translation>Bara en sida åt gången kan ha poäng, och den sägs vara på väg upp. Den sida som först vinner en giv börjar sin väg upp och fortsätter med varje giv som den vinner.</translation>
    </message>
    <message>
        <source>If the other side wins a hand, the rising side drops to 0. The winners rise instead, with the points of that hand.</source>
        <translation>Om den andra sidan vinner en giv förlorar sidan som var på väg upp alla sina poäng. I stället går vinnarna upp, med givens poäng.</translation>
    </message>
    <message>
        <source>If the other side wins a hand, the rising side drops to 0. The winners score nothing for that hand, so nobody is rising.</source>
        <translation>Om den andra sidan vinner en giv förlorar sidan som var på väg upp alla sina poäng. Vinnarna får inget för den given, så ingen är på väg upp.</translation>
    </message>
    <message>
        <source>A match has {deals} deals. If nobody has won after the last one, you play on until the rising side loses a hand. Then the side that has collected more points in all its rises wins. If the collected points are tied, you play one more deal at a time.</source>
        <translation>En match har {deals} givar. Har ingen vunnit då spelar ni vidare tills sidan på väg upp förlorar en giv. Då vinner den sida som har samlat flest poäng under alla sina uppgångar. Är det lika spelar ni en giv till i taget.</translation>
    </message>
    <message>
        <source>Scoring a hand</source>
        <translation>Givens poäng</translation>
    </message>
    <message>
        <source>The bag</source>
        <translation>Påsen</translation>
    </message>
    <message>
        <source>Each side adds up its card points and the marriages that it declared.</source>
        <translation>Varje sida räknar ihop sina kortpoäng och de par som den har anmält.</translation>
    </message>
    <message>
        <source>The last trick is worth an extra {points}.</source>
        <translation>Sista sticket ger {points} till.</translation>
    </message>
    <message>
        <source>The side with the higher total scores 1 game point.</source>
        <translation>Sidan med den högre summan får 1 spelpoäng.</translation>
    </message>
    <message>
        <source>If the other side’s total is under {points}, the winners score 2.</source>
        <translation>Den får 2 om den andra summan är under {points}.</translation>
    </message>
    <message>
        <source>If the totals are tied, nobody scores.</source>
        <translation>Är summorna lika får ingen poäng.</translation>
    </message>
    <message>
        <source>A side without a trick is in the bag for the next hand. In the bag, it may not declare or ask for marriages. If it has the higher total, nobody scores.</source>
        <translation>En sida utan stick är i påsen nästa giv. I påsen får den inte anmäla par eller fråga efter dem. Om den har den högre summan får ingen poäng.</translation>
    </message>
    <message>
        <source>The side is out of the bag as soon as it takes a trick.</source>
        <translation>Den kommer ur påsen så snart den tar ett stick.</translation>
    </message>
    <message>
        <source>If the side takes a trick in that hand, it’s out of the bag for the one after.</source>
        <translation>Tar den ett stick i den given är den ute ur påsen i nästa.</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Husregler</translation>
    </message>
    <message>
        <source>You’re playing by the usual rules.</source>
        <translation>Alla regler är de vanliga.</translation>
    </message>
    <message>
        <source>House rule</source>
        <translation>Husregel</translation>
    </message>
    <message>
        <source>At this table</source>
        <translation>Vid det här bordet</translation>
    </message>
    <message>
        <source>You may ask for a half only if you hold the other half, and nobody has declared the suit yet.</source>
        <translation>Du får fråga efter en halv bara om du har den andra halvan. Färgen får inte redan vara anmäld.</translation>
    </message>
    <message>
        <source>Only the declarer sees the kitty.</source>
        <translation>Bara spelföraren ser talongen.</translation>
    </message>
    <message>
        <source>You can’t play alone.</source>
        <translation>Ingen spelar ensam.</translation>
    </message>
    <message>
        <source>You don’t have to beat the best card in a trick.</source>
        <translation>Du behöver inte gå över stickets bästa kort.</translation>
    </message>
    <message>
        <source>If you can’t follow suit, you may play any card.</source>
        <translation>Om du inte kan bekänna färg får du lägga vilket kort som helst.</translation>
    </message>
    <message>
        <source>In the first trick, you don’t have to play the ace of the suit led.</source>
        <translation>Du behöver inte lägga esset i första sticket.</translation>
    </message>
    <message>
        <source>What the others took isn’t rounded.</source>
        <translation>Det som de andra tog avrundas inte.</translation>
    </message>
    <message>
        <source>If you take no trick, you keep your points.</source>
        <translation>Tar du inget stick behåller du dina poäng.</translation>
    </message>
    <message>
        <source>You win with the target score or more.</source>
        <translation>Du vinner med målet eller mer.</translation>
    </message>
    <message>
        <source>After a marriage, you may lead any card.</source>
        <translation>När du har anmält ett par får du spela ut vilket kort som helst.</translation>
    </message>
    <message>
        <source>Pairs of identical cards don’t count as first sets.</source>
        <translation>Par av likadana kort duger inte som första kombinationer.</translation>
    </message>
    <message numerus="yes">
        <source>{number} house rules</source>
        <comment>1 house rule</comment>
        <translation>
            <numerusform>1 husregel</numerusform>
            <numerusform>{number} husregler</numerusform>
        </translation>
    </message>
    <message>
        <source>All as usual</source>
        <translation>Allt som vanligt</translation>
    </message>
    <message>
        <source>Each hand is a series of tricks. The leader puts down a card, and the others follow in turn with one card each.</source>
        <translation>Ni spelar korten i stick. Den som spelar ut lägger ett kort, och de andra följer i tur och ordning med ett kort var.</translation>
    </message>
    <message numerus="yes">
        <source>{number} rules differ from the usual ones</source>
        <comment>1 rule differs from the usual ones</comment>
        <translation>
            <numerusform>1 skiljer sig från de vanliga</numerusform>
            <numerusform>{number} skiljer sig från de vanliga</numerusform>
        </translation>
    </message>
    <message>
        <source>Tricks</source>
        <translation>Stick</translation>
    </message>
    <message>
        <source>The first lead must be an ace, if the leader has one. A leader without an ace must lead a spade, if possible.</source>
        <translation>Första utspelet måste vara ett ess om den som spelar ut har ett. Den som inte har något ess måste spela ut en spader om det går.</translation>
    </message>
    <message>
        <source>In the first trick, the player with the ace of the suit led must play it.</source>
        <translation>I första sticket måste den som har esset i den utspelade färgen lägga det.</translation>
    </message>
    <message>
        <source>Your open cards work like the cards in your hand. You may play them and declare marriages with them, and the same duties apply.</source>
        <translation>Dina öppna kort fungerar som korten på handen. Du får spela kort och anmäla par med båda, och samma plikter gäller.</translation>
    </message>
    <message>
        <source>When you play an open card, turn up the card under it at once. You may use the new card from your next turn on.</source>
        <translation>När du spelar ett öppet kort vänder du genast upp kortet under det. Du får använda det från och med nästa kort.</translation>
    </message>
    <message>
        <source>While there is a stock, you may follow with any card. After each trick, the winner draws a card from the stock, then the opponent draws one.</source>
        <translation>Så länge det finns en talong får du lägga vilket kort som helst i sticket. Efter varje stick drar vinnaren ett kort ur talongen, sedan drar motståndaren ett.</translation>
    </message>
    <message>
        <source>Trumps beat all other suits, but there are none until somebody declares a marriage.</source>
        <translation>Trumf slår alla andra färger, men det finns ingen förrän någon anmäler ett par.</translation>
    </message>
    <message>
        <source>When the stock is gone, play gets strict. From then on, you have these duties:</source>
        <translation>När talongen är slut blir spelet strängt. Från och med då har du de här plikterna:</translation>
    </message>
    <message>
        <source>When another player has led to a trick, you have these duties:</source>
        <translation>När någon annan har spelat ut har du de här plikterna:</translation>
    </message>
    <message>
        <source>Follow suit if you can, which means playing a card of the suit that was led.</source>
        <translation>Bekänn färg om du kan, alltså lägg ett kort i den utspelade färgen.</translation>
    </message>
    <message>
        <source>If you follow suit, you must beat the best card in the trick if you can, even your partner’s. Once somebody has trumped the trick, any card of the suit led will do.</source>
        <translation>Om du bekänner färg måste du gå över stickets bästa kort om du kan, även din partners. När någon har trumfat duger vilket kort som helst i färgen.</translation>
    </message>
    <message>
        <source>If you follow suit, you must beat the best card in the trick if you can. Once somebody has trumped the trick, any card of the suit led will do.</source>
        <translation>Om du bekänner färg måste du gå över stickets bästa kort om du kan. När någon har trumfat duger vilket kort som helst i färgen.</translation>
    </message>
    <message>
        <source>If you can’t follow suit, you must play a trump if you have one.</source>
        <translation>Om du inte kan bekänna färg måste du lägga trumf om du har någon.</translation>
    </message>
    <message>
        <source>If you can’t follow suit, you must play a trump if you have one. It must beat the trumps already in the trick if possible, or else any trump will do.</source>
        <translation>Om du inte kan bekänna färg måste du lägga trumf om du har någon. Den måste gå över trumfen som redan ligger i sticket om det går, annars duger vilken trumf som helst.</translation>
    </message>
    <message>
        <source>If you have no trump either, you may play any card.</source>
        <translation>Har du ingetdera får du lägga vilket kort som helst.</translation>
    </message>
    <message>
        <source>There are no trumps, so the highest card of the suit led wins the trick. Its player leads to the next trick.</source>
        <translation>Det finns ingen trumf, så det högsta kortet i den utspelade färgen tar sticket. Den som lade det spelar ut till nästa stick.</translation>
    </message>
    <message>
        <source>The highest trump wins the trick. If nobody has played a trump, the highest card of the suit led wins. The winner leads to the next trick.</source>
        <translation>Den högsta trumfen tar sticket. Har ingen lagt trumf vinner det högsta kortet i den utspelade färgen. Vinnaren spelar ut till nästa stick.</translation>
    </message>
    <message>
        <source>The declarer leads to the first trick.</source>
        <translation>Spelföraren spelar ut till första sticket.</translation>
    </message>
    <message>
        <source>The declarer leads to the first trick. If everybody passed, the player to the dealer’s left leads.</source>
        <translation>Spelföraren spelar ut till första sticket. Om alla har passat spelar spelaren till vänster om givaren ut.</translation>
    </message>
    <message>
        <source>The player who didn’t deal leads to the first trick.</source>
        <translation>Den som inte gav spelar ut till första sticket.</translation>
    </message>
    <message>
        <source>The player to the dealer’s left leads to the first trick.</source>
        <translation>Spelaren till vänster om givaren spelar ut till första sticket.</translation>
    </message>
    <message>
        <source>The first lead must be an ace, if the leader has one.</source>
        <translation>Första utspelet måste vara ett ess om den som spelar ut har ett.</translation>
    </message>
    <message>
        <source>A king and queen of the same suit are a marriage, as long as neither has been played.</source>
        <translation>Kung och dam i samma färg är ett par, så länge ingen av dem har spelats.</translation>
    </message>
    <message>
        <source>Marriages</source>
        <translation>Par</translation>
    </message>
    <message>
        <source>Before you lead to a trick, even the first one, you may do these things in any order:</source>
        <translation>Innan du spelar ut till ett stick, även det första, får du göra de här sakerna i valfri ordning:</translation>
    </message>
    <message>
        <source>If you led to a trick and won it, you may do one of these things before you lead again:</source>
        <translation>När du har vunnit ett stick där du själv spelade ut får du göra en av de här sakerna före nästa utspel:</translation>
    </message>
    <message>
        <source>After you win a trick, you may do one of these things before you lead to the next:</source>
        <translation>När du har vunnit ett stick får du göra en av de här sakerna före utspelet till nästa:</translation>
    </message>
    <message>
        <source>After you win a trick, you may declare one of your marriages before you draw. When the stock is gone, nobody can declare any more.</source>
        <translation>När du har vunnit ett stick får du anmäla ett eget par innan du drar. När talongen är slut kan ingen anmäla något mer.</translation>
    </message>
    <message>
        <source>After you win a trick, you may declare one of your marriages before you lead again.</source>
        <translation>När du har vunnit ett stick får du anmäla ett eget par före nästa utspel.</translation>
    </message>
    <message>
        <source>Ask your partner for a whole, without naming a suit. If your partner holds a marriage, it’s declared. With several, your partner picks one.</source>
        <translation>Fråga din partner efter en hel, utan att nämna färg. Har partnern ett par är det anmält. Med flera par väljer partnern ett.</translation>
    </message>
    <message>
        <source>Declare any marriages that you hold yourself.</source>
        <translation>Anmäla så många par som du själv har.</translation>
    </message>
    <message>
        <source>You may ask once before each lead.</source>
        <translation>Du får fråga en gång före varje utspel.</translation>
    </message>
    <message>
        <source>Declare a marriage that you hold yourself.</source>
        <translation>Anmäla ett par som du själv har.</translation>
    </message>
    <message>
        <source>Ask your partner for a half in any suit, even if you hold neither its king nor its queen. If your partner has one of them, you say whether you have one, too. If you each have one, the marriage is declared.</source>
        <translation>Fråga din partner efter en halv i vilken färg som helst, även en som du inte har. Har partnern färgens kung eller dam säger du om du också har en av dem. Har ni var sin är paret anmält.</translation>
    </message>
    <message>
        <source>Ask your partner for a half. You need the king or queen of a suit yourself, and you name the suit. If your partner has the other card, the marriage is declared.</source>
        <translation>Fråga din partner efter en halv. Du måste själv ha kung eller dam i en färg, och du nämner färgen. Har partnern det andra kortet är paret anmält.</translation>
    </message>
    <message>
        <source>Answers must be true, and everybody hears them.</source>
        <translation>Svaren måste vara sanna, och alla hör dem.</translation>
    </message>
    <message>
        <source>If the answer is no, you’ve used your chance, so lead to the next trick.</source>
        <translation>Är svaret nej har du använt din chans, så spela ut till nästa stick.</translation>
    </message>
    <message>
        <source>Each suit’s marriage can be declared only once in a hand.</source>
        <translation>Paret i varje färg kan anmälas bara en gång i en giv.</translation>
    </message>
    <message>
        <source>If you later ask for a half and find the same marriage, it makes trumps again but scores nothing.</source>
        <translation>Om du senare hittar samma par genom att fråga efter en halv blir färgen trumf igen, men det ger inga poäng.</translation>
    </message>
    <message>
        <source>A hand begins without trumps. The first marriage makes its suit trumps for the rest of the hand. Later marriages are called little ones. They score, but don’t change trumps.</source>
        <translation>En giv börjar utan trumf. Det första paret gör sin färg till trumf för resten av given. Senare par kallas tjog och ger bara poäng.</translation>
    </message>
    <message>
        <source>A hand begins without trumps. Every marriage makes its suit trumps at once, and the old trump suit becomes a side suit again.</source>
        <translation>En giv börjar utan trumf. Varje par gör genast sin färg till trumf, och den förra trumffärgen blir en vanlig färg igen.</translation>
    </message>
    <message>
        <source>After you declare a marriage, you must lead its king or queen if you hold either.</source>
        <translation>När du har anmält ett par måste du spela ut dess kung eller dam om du har någon av dem.</translation>
    </message>
    <message>
        <source>Once your side has declared trumps, you may ask only for halves.</source>
        <translation>När din sida har anmält trumf får ni bara fråga efter halvor.</translation>
    </message>
    <message>
        <source>Your side may ask for a half only if it has asked for a whole in the same hand.</source>
        <translation>Din sida får fråga efter en halv bara om den har frågat efter en hel i samma giv.</translation>
    </message>
    <message>
        <source>Once your side has asked for anything, it may not declare its own marriages in that hand. Once it has asked for a half, it may not ask for a whole.</source>
        <translation>När din sida har frågat efter något i en giv får den inte längre anmäla egna par. När den har frågat efter en halv får den inte fråga efter en hel.</translation>
    </message>
    <message>
        <source>Once you’ve asked for anything, you may not declare your own marriages in that hand. Once you’ve asked for a half, you may not ask for a whole.</source>
        <translation>När du har frågat efter något i en giv får du inte längre anmäla egna par. När du har frågat efter en halv får du inte fråga efter en hel.</translation>
    </message>
    <message>
        <source>If you ask for a half, this binds your partner as well.</source>
        <translation>Frågar du efter en halv binder det också din partner.</translation>
    </message>
    <message>
        <source>The first marriage in a hand counts {first}, and each later one {later}.</source>
        <translation>Givens första par ger {first}, och varje senare {later}.</translation>
    </message>
    <message>
        <source>Marriage</source>
        <translation>Par</translation>
    </message>
    <message>
        <source>Cards and deal</source>
        <translation>Kort och giv</translation>
    </message>
    <message>
        <source>In a sequence the ace is high (Q K A) or low (A 2 3). It never joins both ends (K A 2).</source>
        <translation>I en svit är esset högt (Q K A) eller lågt (A 2 3). Det binder aldrig ihop båda ändarna (K A 2).</translation>
    </message>
    <message>
        <source>Sets</source>
        <translation>Kombinationer</translation>
    </message>
    <message>
        <source>A turn</source>
        <translation>En tur</translation>
    </message>
    <message>
        <source>You play with three packs of 52 cards, so there are three of every card.</source>
        <translation>Ni spelar med tre lekar på 52 kort, så det finns tre av varje kort.</translation>
    </message>
    <message>
        <source>There are {number} printed jokers, too.</source>
        <translation>Dessutom finns det {number} jokrar.</translation>
    </message>
    <message>
        <source>You each get {number} cards. The next card is turned up and offered to the player after the dealer. That player goes first. The remaining cards form the stock.</source>
        <translation>Var och en får {number} kort. Nästa kort vänds upp och erbjuds spelaren efter givaren, som börjar. Resten bildar talongen.</translation>
    </message>
    <message>
        <source>A sequence is three cards in a row in one suit.</source>
        <translation>En svit är tre på varandra följande kort i samma färg.</translation>
    </message>
    <message>
        <source>A trial is three cards of one rank in different suits.</source>
        <translation>En trial är tre kort av samma valör i olika färger.</translation>
    </message>
    <message>
        <source>A sequence is three or more cards in a row in one suit.</source>
        <translation>En svit är tre eller fler på varandra följande kort i samma färg.</translation>
    </message>
    <message>
        <source>A trial is three or four cards of one rank, all in different suits.</source>
        <translation>En trial är tre eller fyra kort av samma valör, alla i olika färger.</translation>
    </message>
    <message>
        <source>A tunnela is three identical cards.</source>
        <translation>En tunnela är tre likadana kort.</translation>
    </message>
    <message>
        <source>A dublee is two identical cards.</source>
        <translation>En dublee är två likadana kort.</translation>
    </message>
    <message>
        <source>On your turn, you draw the top card of the stock or take the card on offer. Then you discard a card, which is on offer to the next player. If that player doesn’t take it, later discards cover it.</source>
        <translation>När det är din tur drar du översta kortet ur talongen eller tar det erbjudna kortet. Sedan kastar du ett kort, som erbjuds nästa spelare. Ett kort som ingen tar blir kvar under senare kastade kort.</translation>
    </message>
    <message>
        <source>Before you discard, you may show your first sets on the table, face up. You need {sets} sequences or tunnelas without wild cards.</source>
        <translation>Innan du kastar får du öppna med dina första kombinationer på bordet, med framsidan upp. Du behöver {sets} sviter eller tunnelor utan vilda kort.</translation>
    </message>
    <message>
        <source>You may show {number} dublees instead. After that, you may take the card on offer only to finish with it.</source>
        <translation>I stället får du öppna med {number} dubleer. Efter det får du ta det erbjudna kortet bara för att gå ut med det.</translation>
    </message>
    <message>
        <source>Before your first draw, you may show any tunnelas that you were dealt. They stay in your hand and score in the settlement.</source>
        <translation>Innan du drar första gången får du visa tunnelor som du har fått i given. De stannar på handen och ger poäng i uppgörelsen.</translation>
    </message>
    <message>
        <source>When the stock runs out, the deal is called off and nobody scores.</source>
        <translation>När talongen är slut avbryts given, och ingen får poäng.</translation>
    </message>
    <message>
        <source>When somebody first shows sets, a card is drawn at random from the stock as the tiplu. You may look at it once you’ve shown your own first sets. Then you’ve “seen the maal”.</source>
        <translation>När någon öppnar för första gången dras ett kort på måfå ur talongen som tiplu. Du får titta på den när du själv har öppnat. Då har du ”sett maal”.</translation>
    </message>
    <message>
        <source>From then on, all cards of the tiplu’s rank are wild for you. So are the tiplu’s two neighbours in its suit, the poplu above and the jhiplu below. Here an ace is next to both the king and the two.</source>
        <translation>Från och med då är alla kort av tipluns valör vilda för dig. Vilda är också tipluns två grannar i färgen, poplun ovanför den och jhiplun nedanför. Här är ett ess granne till både kungen och tvåan.</translation>
    </message>
    <message>
        <source>Printed jokers are wild, too.</source>
        <translation>Jokrarna är också vilda.</translation>
    </message>
    <message>
        <source>The tiplu</source>
        <translation>Tiplun</translation>
    </message>
    <message>
        <source>On a later turn, you finish the deal if all your cards but one are in sets. The sets that you’ve shown must be among them, and you discard the last card.</source>
        <translation>Från och med din nästa tur går du ut om alla dina kort utom ett ingår i kombinationer. Kombinationerna som du har öppnat med ska vara bland dem, och det sista kortet kastar du.</translation>
    </message>
    <message>
        <source>If you’ve shown dublees, you finish with an eighth dublee instead.</source>
        <translation>Har du öppnat med dubleer går du i stället ut med en åttonde dublee.</translation>
    </message>
    <message>
        <source>The finish</source>
        <translation>Att gå ut</translation>
    </message>
    <message>
        <source>Maal means points for certain cards that you hold when the deal ends. Cards that you’ve shown count as well.</source>
        <translation>Maal är poäng för vissa kort som du har när given slutar. Också kort som du har öppnat med räknas.</translation>
    </message>
    <message>
        <source>Identical cards</source>
        <translation>Likadana kort</translation>
    </message>
    <message>
        <source>One</source>
        <translation>Ett</translation>
    </message>
    <message>
        <source>Two</source>
        <translation>Två</translation>
    </message>
    <message>
        <source>Three</source>
        <translation>Tre</translation>
    </message>
    <message>
        <source>Tiplu</source>
        <translation>Tiplu</translation>
    </message>
    <message>
        <source>Poplu or jhiplu, each</source>
        <translation>Poplu eller jhiplu, vardera</translation>
    </message>
    <message>
        <source>Printed joker</source>
        <translation>Joker</translation>
    </message>
    <message>
        <source>Shown tunnelas</source>
        <translation>Visade tunnelor</translation>
    </message>
    <message>
        <source>Shown tunnelas of poplu or jhiplu</source>
        <translation>Visade tunnelor av poplu eller jhiplu</translation>
    </message>
    <message>
        <source>A tiplu, poplu and jhiplu together are a marriage. One marriage scores {one} and two score {two}, instead of what the cards score alone. You get {more} more if a marriage is among your first sets.</source>
        <translation>Tiplu, poplu och jhiplu tillsammans är ett äktenskap. Ett ger {one} och två ger {two}, i stället för vad korten ger var för sig. Du får {more} till om ett äktenskap ingår i dina första kombinationer.</translation>
    </message>
    <message>
        <source>If you’ve shown your first sets, each of the others pays you the points of your maal. So with 8 points of maal, you get 8 from each of them.</source>
        <translation>Har du öppnat betalar var och en av de andra dig poängen för din maal. Med 8 poäng maal får du alltså 8 av var och en.</translation>
    </message>
    <message>
        <source>Each loser also pays {seen} points to the player who finished. Losers who haven’t shown their first sets pay {unseen} instead.</source>
        <translation>Dessutom betalar varje förlorare {seen} poäng till den som gick ut. Förlorare som inte har öppnat betalar {unseen} i stället.</translation>
    </message>
    <message>
        <source>Each loser pays {bonus} more if the winner finished with dublees.</source>
        <translation>Varje förlorare betalar {bonus} till om vinnaren gick ut med dubleer.</translation>
    </message>
    <message>
        <source>If you haven’t shown your first sets, the winner gets your maal. That’s called kidnap.</source>
        <translation>Har du inte öppnat får vinnaren din maal. Det kallas kidnappning.</translation>
    </message>
    <message>
        <source>If you haven’t shown your first sets, your maal is lost. That’s called murder.</source>
        <translation>Har du inte öppnat går din maal förlorad. Det kallas mord.</translation>
    </message>
    <message>
        <source>If several players tie for the most points, nobody wins.</source>
        <translation>Om flera delar på ledningen vinner ingen.</translation>
    </message>
    <message>
        <source>The deal passes to the next player in turn.</source>
        <translation>Given går vidare till nästa spelare.</translation>
    </message>
    <message>
        <source>Winning the match</source>
        <translation>Att vinna matchen</translation>
    </message>
    <message>
        <source>Maal</source>
        <translation>Maal</translation>
    </message>
    <message>
        <source>Alter: the tiplu’s rank in the other suit of the same colour</source>
        <translation>Alter: tipluns valör i den andra färgen av samma kulör</translation>
    </message>
    <message>
        <source>Shown tunnelas of the tiplu’s rank</source>
        <translation>Visade tunnelor av tipluns valör</translation>
    </message>
    <message>
        <source>Settlement</source>
        <translation>Uppgörelse</translation>
    </message>
    <message>
        <source>Two play against each other.</source>
        <translation>Två spelar mot varandra.</translation>
    </message>
    <message>
        <source>Play goes anticlockwise around the table.</source>
        <translation>Spelet går moturs runt bordet.</translation>
    </message>
    <message>
        <source>Play goes clockwise around the table.</source>
        <translation>Spelet går medurs runt bordet.</translation>
    </message>
    <message>
        <source>Four play, two against two. Your partner sits opposite you, and you share a score.</source>
        <translation>Fyra spelar, två mot två. Din partner sitter mittemot dig, och ni har gemensamma poäng.</translation>
    </message>
    <message>
        <source>This game has {number} players, each playing alone.</source>
        <translation>Spelet har {number} spelare, och var och en spelar för sig.</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spelare</translation>
    </message>
    <message>
        <source>The pack has {number} cards.</source>
        <translation>Leken har {number} kort.</translation>
    </message>
    <message>
        <source>If tied</source>
        <translation>Om lika</translation>
    </message>
    <message>
        <source>The cards in the tricks that you win are worth these card points:</source>
        <translation>Korten i sticken som du vinner är värda så här många kortpoäng:</translation>
    </message>
    <message>
        <source>You each get {number} cards.</source>
        <translation>Var och en får {number} kort.</translation>
    </message>
    <message>
        <source>You hold {held} of them in your hand. Another {row} lie face down in a row in front of you. The last {row} lie face up on top of them.</source>
        <translation>{held} av dem håller du på handen. Ytterligare {row} ligger dolda i en rad framför dig. De sista {row} ligger öppna ovanpå dem.</translation>
    </message>
    <message>
        <source>The other {number} form the stock, a face-down pile to draw from.</source>
        <translation>De övriga {number} bildar talongen, en dold hög att dra ur.</translation>
    </message>
    <message>
        <source>Another {number} cards go into the kitty, for the highest bidder to take.</source>
        <translation>Ytterligare {number} kort bildar talongen, som den som bjuder högst tar.</translation>
    </message>
    <message>
        <source>The other {number} are a dead hand. They stay out of play, and nobody ever sees them.</source>
        <translation>De övriga {number} är en död hand. De är inte med i spelet, och ingen får någonsin se dem.</translation>
    </message>
    <message>
        <source>The cards in each suit rank like this, from high to low: {ranks}.</source>
        <translation>I varje färg är ordningen, från högst till lägst: {ranks}.</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Kort</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>Kort</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Giv</translation>
    </message>
    <message>
        <source>The deal passes to the left.</source>
        <translation>Given går till vänster.</translation>
    </message>
    <message>
        <source>The lowest bid is {least}, and nobody can bid more than {most}.</source>
        <translation>Lägsta bud är {least}, och ingen kan bjuda mer än {most}.</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Värde</translation>
    </message>
    <message>
        <source>All other cards are worth nothing.</source>
        <translation>Alla andra kort är inget värda.</translation>
    </message>
    <message>
        <source>The whole pack is worth {total}.</source>
        <translation>Hela leken är värd {total}.</translation>
    </message>
    <message>
        <source>The player who leads first in one hand deals the next.</source>
        <translation>Den som spelar ut först i en giv ger nästa.</translation>
    </message>
    <message>
        <source>Ten tips</source>
        <translation>Tio goda råd</translation>
    </message>
    <message>
        <source>Glossary</source>
        <translation>Ordlista</translation>
    </message>
    <message>
        <source>Trumps</source>
        <translation>Trumf</translation>
    </message>
    <message>
        <source>Only the ace beats the ten.</source>
        <translation>Bara esset slår tian.</translation>
    </message>
    <message>
        <source>The first sets</source>
        <translation>De första kombinationerna</translation>
    </message>
    <message>
        <source>Until the stock is gone</source>
        <translation>Tills talongen är slut</translation>
    </message>
    <message>
        <source>You may play any card, because nobody has to follow suit.</source>
        <translation>Du får lägga vilket kort som helst, eftersom ingen måste bekänna färg.</translation>
    </message>
    <message>
        <source>{name} has to beat the best card, and plays the {card}.</source>
        <translation>{name} måste gå över det bästa kortet och lägger {card}.</translation>
    </message>
    <message>
        <source>{name} can’t follow suit, and has to trump with the {card}.</source>
        <translation>{name} kan inte bekänna och måste trumfa med {card}.</translation>
    </message>
    <message>
        <source>{name} has to overtrump with the {card}.</source>
        <translation>{name} måste övertrumfa med {card}.</translation>
    </message>
    <message>
        <source>{name} has to play the ace, because this is the first trick.</source>
        <translation>{name} måste lägga esset, eftersom det här är första sticket.</translation>
    </message>
    <message>
        <source>{name} can’t follow suit, and may play any card.</source>
        <translation>{name} kan inte bekänna och får lägga vilket kort som helst.</translation>
    </message>
    <message>
        <source>The {card} is the highest trump, so {name} takes the trick.</source>
        <translation>Högsta trumf är {card}, så {name} tar sticket.</translation>
    </message>
    <message>
        <source>The {card} is the highest card of the suit led, so {name} takes the trick.</source>
        <translation>Högst i den utspelade färgen är {card}, så {name} tar sticket.</translation>
    </message>
    <message>
        <source>{name} shows {sets}.</source>
        <translation>{name} öppnar med {sets}.</translation>
    </message>
    <message>
        <source>The tiplu is the {card}, so cards of its rank are wild.</source>
        <translation>Tiplun är {card}, så kort av dess valör är vilda.</translation>
    </message>
    <message>
        <source>a tunnela</source>
        <translation>en tunnela</translation>
    </message>
    <message>
        <source>a dublee</source>
        <translation>en dublee</translation>
    </message>
    <message>
        <source>a sequence</source>
        <translation>en svit</translation>
    </message>
    <message>
        <source>a trial</source>
        <translation>en trial</translation>
    </message>
    <message>
        <source>{name}: {what}</source>
        <translation>{name}: {what}</translation>
    </message>
    <message>
        <source>You each add up your card points and the marriages that you declared.</source>
        <translation>Var och en räknar ihop sina kortpoäng och sina anmälda par.</translation>
    </message>
    <message>
        <source>If the declarer’s side takes at least its bid, it scores the bid and no more. If it takes less, it loses the bid. So with a bid of 120 and 115 points, it loses 120. The other side scores what it took.</source>
        <translation>Om spelförarens sida når upp till sitt bud får den budet men inte mer. Annars förlorar den budet. En sida som har bjudit 120 och får 115 poäng förlorar alltså 120. Den andra sidan får vad den tog.</translation>
    </message>
    <message>
        <source>A declarer who takes at least the bid scores the bid and no more. With less, the declarer loses the bid. So with a bid of 120 and 115 points, the declarer loses 120. The others score what they took.</source>
        <translation>En spelförare som når upp till sitt bud får budet men inte mer. Annars förlorar spelföraren budet. Den som har bjudit 120 och får 115 poäng förlorar alltså 120. De andra får vad de tog.</translation>
    </message>
    <message>
        <source>If you take every trick, you get the card points of the whole pack, {points}, wherever the cards are.</source>
        <translation>Tar du alla stick får du hela lekens kortpoäng, {points}, var korten än är.</translation>
    </message>
    <message>
        <source>What the others took is rounded to the nearest five, so 137 scores 135, and 138 scores 140.</source>
        <translation>Det de tog avrundas till närmaste femtal, så 137 ger 135 och 138 ger 140.</translation>
    </message>
    <message>
        <source>If one side takes every trick, that’s called läpiajo.</source>
        <translation>Om en sida tar alla stick kallas det läpiajo.</translation>
    </message>
    <message>
        <source>If one player takes every trick, that’s called läpiajo.</source>
        <translation>Om en spelare tar alla stick kallas det läpiajo.</translation>
    </message>
    <message>
        <source>A side that takes no tricks also loses the amount of the bid before the raise.</source>
        <translation>En sida utan stick förlorar dessutom budet som det var före höjningen.</translation>
    </message>
    <message>
        <source>A player who takes no tricks also loses the amount of the bid before the raise.</source>
        <translation>En spelare utan stick förlorar dessutom budet som det var före höjningen.</translation>
    </message>
    <message>
        <source>If the declarer’s side has no trick, it loses twice its raised bid, and nothing more. If the others have no trick, they lose the bid as it was before the raise.</source>
        <translation>Är spelförarens sida utan stick förlorar den sitt höjda bud två gånger om och inget mer. Är de andra utan stick förlorar de budet som det var före höjningen.</translation>
    </message>
    <message>
        <source>A declarer without a trick loses twice the raised bid, and nothing more. Another player without a trick loses the bid as it was before the raise.</source>
        <translation>En spelförare utan stick förlorar det höjda budet två gånger om och inget mer. En annan spelare utan stick förlorar budet som det var före höjningen.</translation>
    </message>
    <message>
        <source>If the declarer’s side has no trick, it loses twice its raised bid, and nothing more. If the others have no trick, they lose twice that bid if it was made, or else nothing.</source>
        <translation>Är spelförarens sida utan stick förlorar den sitt höjda bud två gånger om och inget mer. Är de andra utan stick förlorar de det budet två gånger om ifall det gick hem, annars inget.</translation>
    </message>
    <message>
        <source>A declarer without a trick loses twice the raised bid, and nothing more. Another player without a trick loses twice that bid if it was made, or else nothing.</source>
        <translation>En spelförare utan stick förlorar det höjda budet två gånger om och inget mer. En annan spelare utan stick förlorar det budet två gånger om ifall det gick hem, annars inget.</translation>
    </message>
    <message>
        <source>But the others don’t lose it if the declarer’s side took every trick and still missed its bid.</source>
        <translation>Men de andra förlorar det inte om spelförarens sida tog alla stick och ändå missade sitt bud.</translation>
    </message>
    <message>
        <source>But the others don’t lose it if the declarer took every trick and still missed the bid.</source>
        <translation>Men de andra förlorar det inte om spelföraren tog alla stick och ändå missade budet.</translation>
    </message>
    <message>
        <source>A match has {deals} hands, and those without a declarer count, too. At the end, the higher score wins. If the scores are tied, nobody wins.</source>
        <translation>En match har {deals} givar, och de utan spelförare räknas också. Sedan vinner den som har flest poäng. Är det lika vinner ingen.</translation>
    </message>
    <message>
        <source>You win the match with {target} points or more.</source>
        <translation>Du vinner matchen med {target} poäng eller mer.</translation>
    </message>
    <message>
        <source>If several reach the target in the same hand, the highest score wins. If there’s a tie, you play on.</source>
        <translation>Når flera dit i samma giv vinner den som har flest poäng. Är det lika spelar ni vidare.</translation>
    </message>
    <message>
        <source>If both sides reach the target in the same hand, the declarer’s side wins. Without a declarer, the higher score wins. If the scores are tied, you play on.</source>
        <translation>Når båda sidor dit i samma giv vinner spelförarens sida. Utan spelförare vinner den som har flest poäng, och är det lika spelar ni vidare.</translation>
    </message>
    <message>
        <source>If several reach the target in the same hand and the declarer is one of them, the declarer wins. Otherwise the highest score wins. If there’s a tie, you play on.</source>
        <translation>Når flera dit i samma giv vinner spelföraren, om spelföraren är en av dem. Annars vinner den som har flest poäng, och är det lika spelar ni vidare.</translation>
    </message>
    <message>
        <source>Bidding</source>
        <translation>Budgivning</translation>
    </message>
    <message>
        <source>You take turns to bid higher, in multiples of {step}, or to pass for the rest of the bidding.</source>
        <translation>I tur och ordning bjuder ni högre, i jämna {step}-tal, eller passar för resten av budgivningen.</translation>
    </message>
    <message>
        <source>When everybody else has passed, the highest bidder is the declarer.</source>
        <comment>with a partner</comment>
        <translation>När alla andra har passat är den som har bjudit högst spelförare.</translation>
    </message>
    <message>
        <source>When everybody else has passed, the highest bidder is the declarer.</source>
        <comment>alone</comment>
        <translation>När alla andra har passat är den som har bjudit högst spelförare.</translation>
    </message>
    <message>
        <source>Your bid is the number of points that you promise your side will take.</source>
        <translation>Ditt bud är antalet poäng som du lovar att din sida ska ta.</translation>
    </message>
    <message>
        <source>Your bid is the number of points that you promise to take.</source>
        <translation>Ditt bud är antalet poäng som du lovar att ta.</translation>
    </message>
    <message>
        <source>The dealer bids first, and may not pass.</source>
        <translation>Givaren bjuder först och får inte passa.</translation>
    </message>
    <message>
        <source>The player to the dealer’s left bids first, and may not pass.</source>
        <translation>Spelaren till vänster om givaren bjuder först och får inte passa.</translation>
    </message>
    <message>
        <source>The dealer bids or passes first.</source>
        <translation>Givaren bjuder eller passar först.</translation>
    </message>
    <message>
        <source>The player to the dealer’s left bids or passes first.</source>
        <translation>Spelaren till vänster om givaren bjuder eller passar först.</translation>
    </message>
    <message>
        <source>If everybody passes, the hand is played without a declarer. Each side scores what it takes, and taking no trick costs nothing.</source>
        <translation>Om alla passar spelas given utan spelförare. Varje sida får vad den tar, och att bli utan stick kostar inget.</translation>
    </message>
    <message>
        <source>If everybody passes, the hand is played without a declarer. You each score what you take, and taking no trick costs nothing.</source>
        <translation>Om alla passar spelas given utan spelförare. Var och en får vad den tar, och att bli utan stick kostar inget.</translation>
    </message>
    <message>
        <source>A side below 0 points has to wait. It may bid only if the others all pass without a bid. If both sides are below 0, everybody bids from the start.</source>
        <translation>En sida under 0 poäng måste vänta. Den får bjuda bara om alla andra passar utan att bjuda. Står båda sidor under 0 bjuder alla från början.</translation>
    </message>
    <message>
        <source>A player below 0 points has to wait, and may bid only if the others all pass without a bid. If everybody is below 0, everybody bids from the start.</source>
        <translation>Den som står under 0 poäng måste vänta och får bjuda bara om alla andra passar utan att bjuda. Står alla under 0 bjuder alla från början.</translation>
    </message>
    <message>
        <source>At {floor} points or less, you may only pass.</source>
        <translation>Med {floor} poäng eller mindre får du bara passa.</translation>
    </message>
    <message>
        <source>At {floor} points or less, you may only pass, or open with exactly {least}.</source>
        <translation>Med {floor} poäng eller mindre får du bara passa, eller öppna med exakt {least}.</translation>
    </message>
    <message>
        <source>If you hold three sixes or more, you may ask for a new deal instead of your first bid. The same dealer deals again.</source>
        <translation>Om du har minst tre sexor får du begära en ny giv i stället för ditt första bud. Samma givare ger om.</translation>
    </message>
    <message>
        <source>If you hold three sixes or more, you may ask for a new deal instead of your first bid. You may also do so if you have no card above a jack. The same dealer deals again.</source>
        <translation>Om du har minst tre sexor får du begära en ny giv i stället för ditt första bud. Det får du också om du inte har något kort över knekten. Samma givare ger om.</translation>
    </message>
    <message>
        <source>If you and your partner hold all four sixes between you, you may ask for a new deal. You do so instead of bidding or giving cards. The same dealer deals again.</source>
        <translation>Om du och din partner tillsammans har alla fyra sexorna får ni begära en ny giv. Det gör ni i stället för att bjuda eller lämna kort. Samma givare ger om.</translation>
    </message>
    <message>
        <source>If you hold all four sixes, you may ask for a new deal instead of bidding or discarding. The same dealer deals again.</source>
        <translation>Om du har alla fyra sexorna får du begära en ny giv i stället för att bjuda eller lägga bort kort. Samma givare ger om.</translation>
    </message>
</context>
<context>
    <name>Scores</name>
    <message numerus="yes">
        <source>{side} · {number} tricks</source>
        <comment>{side} · 1 trick</comment>
        <translation>
            <numerusform>{side} · 1 stick</numerusform>
            <numerusform>{side} · {number} stick</numerusform>
        </translation>
    </message>
    <message>
        <source>{tricks} · {points}</source>
        <translation>{tricks} · {points}</translation>
    </message>
    <message>
        <source>{points} so far</source>
        <translation>hittills {points}</translation>
    </message>
    <message>
        <source>{points} collected</source>
        <translation>{points} samlade</translation>
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
        <translation>Ingen trumf än</translation>
    </message>
    <message>
        <source>{suit} are trumps</source>
        <translation>{suit} är trumf</translation>
    </message>
    <message>
        <source>Declared by you</source>
        <translation>Anmäld av dig</translation>
    </message>
    <message>
        <source>Declared by {name}</source>
        <translation>Anmäld av {name}</translation>
    </message>
    <message numerus="yes">
        <source>{number} points are carried over</source>
        <comment>1 point is carried over</comment>
        <translation>
            <numerusform>1 poäng förs över</numerusform>
            <numerusform>{number} poäng förs över</numerusform>
        </translation>
    </message>
    <message>
        <source>In the bag: {side}</source>
        <translation>I påsen: {side}</translation>
    </message>
    <message>
        <source>No bid yet</source>
        <translation>Inget bud än</translation>
    </message>
    <message>
        <source>Your bid</source>
        <translation>Ditt bud</translation>
    </message>
    <message>
        <source>Bid by {name}</source>
        <translation>Bud av {name}</translation>
    </message>
    <message>
        <source>Bid {bid}</source>
        <translation>Bud {bid}</translation>
    </message>
    <message>
        <source>Contract {bid}</source>
        <translation>Bud {bid}</translation>
    </message>
    <message>
        <source>Nobody bid</source>
        <translation>Ingen bjöd</translation>
    </message>
    <message>
        <source>Declarer: you</source>
        <translation>Spelförare: du</translation>
    </message>
    <message>
        <source>Declarer: {name}</source>
        <translation>Spelförare: {name}</translation>
    </message>
    <message>
        <source>{contract} · {player}</source>
        <translation>{contract} · {player}</translation>
    </message>
    <message>
        <source>Placing bids</source>
        <translation>Buden läggs</translation>
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
        <translation>På väg upp: {side}</translation>
    </message>
    <message>
        <source>Nobody is rising</source>
        <translation>Ingen är på väg upp</translation>
    </message>
    <message>
        <source>You play alone</source>
        <translation>Du spelar ensam</translation>
    </message>
    <message>
        <source>{name} plays alone</source>
        <translation>{name} spelar ensam</translation>
    </message>
    <message>
        <source>aces are low</source>
        <translation>esset är lägst</translation>
    </message>
    <message>
        <source>Declarer: you</source>
        <comment>of rami</comment>
        <translation>Spelförare: du</translation>
    </message>
    <message>
        <source>Declarer: {name}</source>
        <comment>of rami</comment>
        <translation>Spelförare: {name}</translation>
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
        <translation>Du vet inte vilken tiplun är</translation>
    </message>
    <message>
        <source>No tiplu yet</source>
        <translation>Ingen tiplu än</translation>
    </message>
    <message>
        <source>Extra deal {number}</source>
        <translation>Extra giv {number}</translation>
    </message>
    <message>
        <source>Deal {number} of {deals}</source>
        <translation>Giv {number} av {deals}</translation>
    </message>
    <message>
        <source>{side} · maal seen</source>
        <translation>{side} · har öppnat</translation>
    </message>
</context>
<context>
    <name>Sets</name>
    <message>
        <source>{number} of {wanted} dublees</source>
        <translation>{number} av {wanted} dubleer</translation>
    </message>
    <message>
        <source>{number} of {wanted} sets</source>
        <translation>{number} av {wanted} kombinationer</translation>
    </message>
    <message>
        <source>Discards</source>
        <translation>Kastade kort</translation>
    </message>
    <message>
        <source>The last card is on offer.</source>
        <translation>Det sista kortet erbjuds.</translation>
    </message>
    <message>
        <source>There are no discards.</source>
        <translation>Det finns inga kastade kort.</translation>
    </message>
    <message>
        <source>Cards still out</source>
        <translation>Kort som är ute</translation>
    </message>
    <message>
        <source>Still holds (taken or shown):</source>
        <translation>Har kvar (taget eller visat):</translation>
    </message>
    <message>
        <source>Discarded:</source>
        <translation>Har kastat:</translation>
    </message>
    <message>
        <source>Nothing yet.</source>
        <translation>Ingenting än.</translation>
    </message>
    <message>
        <source>{card}: all seen</source>
        <translation>{card}: alla har setts</translation>
    </message>
    <message numerus="yes">
        <source>{card}: {number} still out</source>
        <comment>{card}: 1 still out</comment>
        <translation>
            <numerusform>{card}: 1 osedd</numerusform>
            <numerusform>{card}: {number} osedda</numerusform>
        </translation>
    </message>
    <message>
        <source>Turned up first</source>
        <translation>Uppvänt först</translation>
    </message>
    <message>
        <source>Discarded by {name}</source>
        <translation>Kastat av {name}</translation>
    </message>
    <message>
        <source>Show the raised sets? Choice {number} of {ways}.</source>
        <translation>Öppna med de upplyfta korten? Val {number} av {ways}.</translation>
    </message>
    <message>
        <source>Show these</source>
        <translation>Öppna med dessa</translation>
    </message>
    <message>
        <source>Other sets</source>
        <translation>Andra kombinationer</translation>
    </message>
    <message>
        <source>Not yet</source>
        <translation>Inte än</translation>
    </message>
    <message>
        <source>You’ve shown {sets}</source>
        <translation>Du har öppnat med {sets}</translation>
    </message>
    <message>
        <source>{name} has shown {sets}</source>
        <translation>{name} har öppnat med {sets}</translation>
    </message>
    <message>
        <source>You’ve shown these tunnelas: {sets}</source>
        <translation>Du har visat de här tunnelorna: {sets}</translation>
    </message>
    <message>
        <source>{name} has shown these tunnelas: {sets}</source>
        <translation>{name} har visat de här tunnelorna: {sets}</translation>
    </message>
    <message>
        <source>{sets}, maal {points}</source>
        <translation>{sets}, maal {points} poäng</translation>
    </message>
    <message>
        <source>Tiplu</source>
        <translation>Tiplu</translation>
    </message>
    <message>
        <source>Every {rank} is wild, and so are these</source>
        <translation>Alla kort av valören {rank} är vilda, liksom de här</translation>
    </message>
    <message>
        <source>Show three sets first</source>
        <translation>Öppna för att få se den</translation>
    </message>
    <message>
        <source>Drawn when somebody shows sets</source>
        <translation>Dras när någon öppnar</translation>
    </message>
    <message>
        <source>Sequence</source>
        <translation>Svit</translation>
    </message>
    <message>
        <source>Marriage</source>
        <translation>Äktenskap</translation>
    </message>
    <message>
        <source>tunnela</source>
        <translation>tunnela</translation>
    </message>
    <message>
        <source>trial</source>
        <translation>trial</translation>
    </message>
    <message>
        <source>dublee</source>
        <translation>dublee</translation>
    </message>
    <message>
        <source>With wild cards</source>
        <translation>Med vilda kort</translation>
    </message>
    <message>
        <source>{wild} used as {card}</source>
        <translation>{wild} står för {card}</translation>
    </message>
    <message>
        <source>Needs {card}</source>
        <translation>Saknar {card}</translation>
    </message>
    <message>
        <source>Needs {cards} or {last}</source>
        <translation>Saknar {cards} eller {last}</translation>
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
        <translation>Pass</translation>
    </message>
    <message>
        <source>I’ll stay</source>
        <translation>Jag stannar</translation>
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
        <translation>Ny giv! Jag har alla fyra sexor.</translation>
    </message>
    <message>
        <source>New deal! We have all four sixes.</source>
        <translation>Ny giv! Vi har alla fyra sexor.</translation>
    </message>
    <message>
        <source>New deal! I have three sixes.</source>
        <translation>Ny giv! Jag har tre sexor.</translation>
    </message>
    <message>
        <source>New deal! I have nothing above a jack.</source>
        <translation>Ny giv! Jag har inget över knekt.</translation>
    </message>
    <message>
        <source>Do you have a whole?</source>
        <translation>Har du en hel?</translation>
    </message>
    <message>
        <source>Do you have a half in {suit}?</source>
        <translation>Har du en halv i {suit}?</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>Nej.</translation>
    </message>
    <message>
        <source>Yes, {suit}!</source>
        <translation>Ja, {suit}!</translation>
    </message>
    <message>
        <source>{suit} are trumps!</source>
        <translation>Trumf är {suit}!</translation>
    </message>
    <message>
        <source>A little one in {suit}!</source>
        <translation>Tjog i {suit}!</translation>
    </message>
    <message numerus="yes">
        <source>Tunnelas!</source>
        <comment>Tunnela!</comment>
        <translation>
            <numerusform>Tunnela!</numerusform>
            <numerusform>Tunnelor!</numerusform>
        </translation>
    </message>
    <message>
        <source>Finished!</source>
        <translation>Jag går ut!</translation>
    </message>
</context>
<context>
    <name>Spoken</name>
    <message>
        <source>The table</source>
        <translation>Bordet</translation>
    </message>
    <message>
        <source>No card has been played yet.</source>
        <translation>Inget kort har lagts än.</translation>
    </message>
    <message>
        <source>The last trick: {cards}.</source>
        <translation>Senaste sticket: {cards}.</translation>
    </message>
    <message>
        <source>In the trick: {cards}.</source>
        <translation>I sticket: {cards}.</translation>
    </message>
    <message>
        <source>{card} ({name})</source>
        <translation>{card} ({name})</translation>
    </message>
    <message>
        <source>Score: {standing}. {title}.</source>
        <translation>Ställning: {standing}. {title}.</translation>
    </message>
    <message>
        <source>You hold no cards.</source>
        <translation>Du har inga kort.</translation>
    </message>
    <message>
        <source>You hold: {cards}.</source>
        <translation>Du har {cards}.</translation>
    </message>
    <message>
        <source>You can play: {cards}.</source>
        <translation>Du får lägga något av de här: {cards}.</translation>
    </message>
    <message>
        <source>Or: {actions}.</source>
        <translation>Eller: {actions}.</translation>
    </message>
    <message>
        <source>{card}, {place} of {number}</source>
        <translation>{card}, {place} av {number}</translation>
    </message>
    <message>
        <source>{card}, {place} of {number}, can’t be played</source>
        <translation>{card}, {place} av {number}, får inte läggas</translation>
    </message>
    <message>
        <source>{card}, wild</source>
        <translation>{card}, vilt kort</translation>
    </message>
    <message>
        <source>{card}, played by {name}</source>
        <translation>{card}, lagt av {name}</translation>
    </message>
    <message>
        <source>The kitty: {cards}</source>
        <translation>Talongen: {cards}</translation>
    </message>
    <message numerus="yes">
        <source>The kitty, {number} cards</source>
        <comment>The kitty, 1 card</comment>
        <translation>
            <numerusform>Talongen, 1 kort</numerusform>
            <numerusform>Talongen, {number} kort</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Dead hand, {number} cards</source>
        <comment>Dead hand, 1 card</comment>
        <translation>
            <numerusform>Död hand, 1 kort</numerusform>
            <numerusform>Död hand, {number} kort</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Stock, {number} cards</source>
        <comment>Stock, 1 card</comment>
        <translation>
            <numerusform>Talong, 1 kort</numerusform>
            <numerusform>Talong, {number} kort</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Discards, {number} cards</source>
        <comment>Discards, 1 card</comment>
        <translation>
            <numerusform>Kasthög, 1 kort</numerusform>
            <numerusform>Kasthög, {number} kort</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Start</name>
    <message>
        <source>How many play?</source>
        <translation>Hur många spelar?</translation>
    </message>
    <message numerus="yes">
        <source>{number} games</source>
        <comment>1 game</comment>
        <translation>
            <numerusform>{number} spel</numerusform>
            <numerusform>{number} spel</numerusform>
        </translation>
    </message>
    <message>
        <source>{fewest} to {most} players</source>
        <translation>{fewest} till {most} spelare</translation>
    </message>
    <message numerus="yes">
        <source>You and {number} opponents</source>
        <comment>You and one opponent</comment>
        <translation>
            <numerusform>Du och en motståndare</numerusform>
            <numerusform>Du och {number} motståndare</numerusform>
        </translation>
    </message>
    <message>
        <source>{play}. {players}</source>
        <translation>{play}. {players}</translation>
    </message>
    <message>
        <source>My play</source>
        <translation>Mitt spel</translation>
    </message>
    <message>
        <source>Matches, skill, mistakes to practise, puzzles</source>
        <translation>Matcher, skicklighet, misstag att öva på, problem</translation>
    </message>
    <message>
        <source>Your matches, mistakes and puzzles will be here.</source>
        <translation>Här samlas dina matcher, misstag och problem.</translation>
    </message>
    <message numerus="yes">
        <source>are waiting today</source>
        <comment>is waiting today</comment>
        <translation>
            <numerusform>väntar i dag</numerusform>
            <numerusform>väntar i dag</numerusform>
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
        <translation>Nollställ…</translation>
    </message>
    <message>
        <source>Assisted matches</source>
        <translation>Matcher med hjälp</translation>
    </message>
    <message>
        <source>All house rules</source>
        <translation>Alla husregler</translation>
    </message>
    <message>
        <source>All opponents</source>
        <translation>Alla motståndare</translation>
    </message>
    <message>
        <source>All partners</source>
        <translation>Alla partner</translation>
    </message>
    <message>
        <source>Matches where you used a hint or undid something are counted separately.</source>
        <translation>Matcher där du bad om ett tips eller ångrade något räknas för sig.</translation>
    </message>
    <message>
        <source>Opponents: {level}</source>
        <translation>Motståndare: {level}</translation>
    </message>
    <message>
        <source>Partner: {level}</source>
        <translation>Partner: {level}</translation>
    </message>
    <message>
        <source>Custom rules</source>
        <translation>Egna regler</translation>
    </message>
    <message>
        <source>Hands</source>
        <translation>Givar</translation>
    </message>
    <message>
        <source>Bids</source>
        <translation>Bud</translation>
    </message>
    <message>
        <source>Luck and skill</source>
        <translation>Tur och skicklighet</translation>
    </message>
    <message>
        <source>played</source>
        <translation>spelade</translation>
    </message>
    <message>
        <source>won</source>
        <translation>vunna</translation>
    </message>
    <message>
        <source>share won</source>
        <translation>andel vunna</translation>
    </message>
    <message>
        <source>made</source>
        <translation>klarade</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>missade</translation>
    </message>
    <message>
        <source>made by you</source>
        <translation>klarade av dig</translation>
    </message>
    <message>
        <source>failed by you</source>
        <translation>missade av dig</translation>
    </message>
    <message>
        <source>asked in vain</source>
        <translation>frågat förgäves</translation>
    </message>
    <message>
        <source>trips</source>
        <translation>resor</translation>
    </message>
    <message>
        <source>hands compared</source>
        <translation>jämförda givar</translation>
    </message>
    <message>
        <source>{number}%</source>
        <translation>{number} %</translation>
    </message>
    <message>
        <source>points per hand</source>
        <translation>poäng per giv</translation>
    </message>
    <message>
        <source>luck: the expert’s score</source>
        <translation>tur: mästarens resultat</translation>
    </message>
    <message>
        <source>Points per hand</source>
        <translation>Poäng per giv</translation>
    </message>
    <message>
        <source>Share of hands won</source>
        <translation>Andel vunna givar</translation>
    </message>
    <message>
        <source>hands, in the order played</source>
        <translation>givar i ordning</translation>
    </message>
    <message>
        <source>points</source>
        <translation>poäng</translation>
    </message>
    <message>
        <source>points gained</source>
        <translation>vunna poäng</translation>
    </message>
    <message>
        <source>hands</source>
        <translation>givar</translation>
    </message>
    <message>
        <source>% won</source>
        <translation>% vunna</translation>
    </message>
    <message>
        <source>You {points}</source>
        <translation>Du {points}</translation>
    </message>
    <message>
        <source>Expert {points}</source>
        <translation>Mästare {points}</translation>
    </message>
    <message>
        <source>average {number}</source>
        <translation>snitt {number}</translation>
    </message>
    <message>
        <source>now {share}</source>
        <translation>nu {share}</translation>
    </message>
    <message>
        <source>overall {share}</source>
        <translation>totalt {share}</translation>
    </message>
    <message>
        <source>{hands}, {days} · now {now}, highest {highest}, lowest {lowest}</source>
        <translation>{hands}, {days} · nu {now}, högst {highest}, lägst {lowest}</translation>
    </message>
    <message>
        <source>{summary} · the expert would have {points} with your cards</source>
        <translation>{summary} · mästaren hade fått {points} med dina kort</translation>
    </message>
    <message>
        <source>Average {mean} · most often {commonest}, in {share} of all hands</source>
        <translation>Snitt {mean} · oftast {commonest}, i {share} av alla givar</translation>
    </message>
    <message>
        <source>current winning streak</source>
        <translation>vinster i rad nu</translation>
    </message>
    <message>
        <source>longest winning streak</source>
        <translation>flest vinster i rad</translation>
    </message>
    <message>
        <source>declared</source>
        <translation>anmälda</translation>
    </message>
    <message>
        <source>opponents’ points per hand</source>
        <translation>motståndarnas poäng per giv</translation>
    </message>
    <message>
        <source>skill: your score minus the expert’s</source>
        <translation>skicklighet: ditt resultat minus mästarens</translation>
    </message>
    <message>
        <source>Points ahead or behind</source>
        <translation>Dina poäng minus deras</translation>
    </message>
    <message>
        <source>Last {window} hands · now {now}, best {best}, worst {worst}, overall {whole}</source>
        <translation>De senaste {window} givarna · nu {now}, bäst {best}, sämst {worst}, totalt {whole}</translation>
    </message>
    <message>
        <source>Nothing is being counted because this computer can’t save anything right now.</source>
        <translation>Ingenting räknas, eftersom den här datorn inte kan spara något just nu.</translation>
    </message>
    <message>
        <source>Finish a hand, and your first numbers will appear here.</source>
        <translation>Spela en giv till slut, så visas dina första siffror här.</translation>
    </message>
    <message>
        <source>You had help in these matches, such as a hint or an undo.</source>
        <translation>I de här matcherna hade du hjälp, till exempel av ett tips eller en ångring.</translation>
    </message>
    <message>
        <source>Reset the statistics for all games? A backup is made first, and your matches are kept.</source>
        <translation>Ska statistiken för alla spel nollställas? Först görs en säkerhetskopia, och dina matcher finns kvar.</translation>
    </message>
    <message>
        <source>Reset the statistics for {game}? A backup is made first, and your matches are kept.</source>
        <translation>Ska statistiken för {game} nollställas? Först görs en säkerhetskopia, och dina matcher finns kvar.</translation>
    </message>
    <message>
        <source>Yes, reset</source>
        <translation>Ja, nollställ</translation>
    </message>
    <message>
        <source>Statistics reset. The backup is kept.</source>
        <translation>Statistiken är nollställd. Säkerhetskopian finns kvar.</translation>
    </message>
    <message>
        <source>Nothing was reset because the backup couldn’t be saved.</source>
        <translation>Ingenting nollställdes, eftersom ingen säkerhetskopia kunde sparas.</translation>
    </message>
</context>
<context>
    <name>Store</name>
    <message numerus="yes">
        <source>Save the records…</source>
        <comment>Save the record…</comment>
        <translation>
            <numerusform>Spara protokollet…</numerusform>
            <numerusform>Spara protokollen…</numerusform>
        </translation>
    </message>
    <message>
        <source>Close without saving</source>
        <translation>Stäng utan att spara</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Avbryt</translation>
    </message>
    <message>
        <source>Opening your matches…</source>
        <translation>Öppnar dina matcher…</translation>
    </message>
    <message>
        <source>Your match file is damaged. Saving everything that can still be read…</source>
        <translation>Filen med dina matcher är skadad. Räddar det som går att läsa…</translation>
    </message>
    <message>
        <source>Nothing can be saved right now, so there are no backups.</source>
        <translation>Just nu kan ingenting sparas, så det finns inga säkerhetskopior.</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Matcher</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Fortsätt</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Gå igenom</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Tillbaka</translation>
    </message>
    <message>
        <source>Search names, dates and deal numbers</source>
        <translation>Sök namn, datum och givarnas nummer</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Alla spel</translation>
    </message>
    <message>
        <source>All matches</source>
        <translation>Pågående och avslutade</translation>
    </message>
    <message>
        <source>In progress</source>
        <translation>Pågående</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>Avslutade</translation>
    </message>
    <message>
        <source>No matches yet.</source>
        <translation>Inga matcher än.</translation>
    </message>
    <message>
        <source>No matches found. Try another filter or search.</source>
        <translation>Inga matcher hittades. Prova ett annat filter eller en annan sökning.</translation>
    </message>
    <message numerus="yes">
        <source>{number} matches</source>
        <comment>{number} match</comment>
        <translation>
            <numerusform>{number} match</numerusform>
            <numerusform>{number} matcher</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} hands</source>
        <comment>{number} hand</comment>
        <translation>
            <numerusform>{number} giv</numerusform>
            <numerusform>{number} givar</numerusform>
        </translation>
    </message>
    <message>
        <source>with {names}</source>
        <translation>med {names}</translation>
    </message>
    <message>
        <source>won</source>
        <translation>vunnen</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>förlorad</translation>
    </message>
    <message>
        <source>assisted</source>
        <translation>med hjälp</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Ta bort</translation>
    </message>
    <message>
        <source>Delete the {game} match of {when} for good?</source>
        <translation>Ta bort matchen i {game} från {when} för gott?</translation>
    </message>
    <message>
        <source>Yes, delete</source>
        <translation>Ja, ta bort</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Nej</translation>
    </message>
    <message>
        <source>Save record…</source>
        <translation>Spara protokoll…</translation>
    </message>
    <message>
        <source>Match records (*.marja)</source>
        <translation>Matchprotokoll (*.marja)</translation>
    </message>
    <message>
        <source>Can’t save {file}.</source>
        <translation>{file} kan inte sparas.</translation>
    </message>
    <message>
        <source>This match can no longer be opened.</source>
        <translation>Den här matchen kan inte längre öppnas.</translation>
    </message>
    <message>
        <source>Can’t read {file}.</source>
        <translation>{file} kan inte läsas.</translation>
    </message>
    <message>
        <source>{file} isn’t an ordinary file. Choose a saved record instead.</source>
        <translation>{file} är ingen vanlig fil. Välj ett sparat protokoll i stället.</translation>
    </message>
    <message>
        <source>Deal number copied: {number}</source>
        <translation>Givens nummer kopierat: {number}</translation>
    </message>
    <message>
        <source>This deal was settled before anyone saw a card. Its fingerprint is {fingerprint}</source>
        <translation>Den här given bestämdes innan någon såg ett kort. Dess fingeravtryck är {fingerprint}</translation>
    </message>
    <message numerus="yes">
        <source>The system ended the program before {number} matches were saved. Marjapussi has kept their records.</source>
        <comment>The system ended the program before your match was saved. Marjapussi has kept its record.</comment>
        <translation>
            <numerusform>Systemet avslutade programmet innan din match var sparad. Marjapussi har kvar dess protokoll.</numerusform>
            <numerusform>Systemet avslutade programmet innan {number} matcher var sparade. Marjapussi har kvar deras protokoll.</numerusform>
        </translation>
    </message>
    <message>
        <source>Something went wrong. Your match isn’t fully saved yet.</source>
        <translation>Något gick fel. Din match är inte helt sparad än.</translation>
    </message>
    <message>
        <source>Something went wrong. Your match is safe.</source>
        <translation>Något gick fel. Din match är i säkerhet.</translation>
    </message>
    <message>
        <source>Your match file was damaged. Marjapussi set the file aside and saved everything that could still be read.</source>
        <translation>Filen med dina matcher var skadad. Marjapussi lade den åt sidan och räddade det som gick att läsa.</translation>
    </message>
    <message>
        <source>The disk is full, so nothing is being saved. Keep playing. Your match will be saved as soon as there’s space.</source>
        <translation>Disken är full, så inget sparas just nu. Spela vidare. Din match sparas så snart det finns plats.</translation>
    </message>
    <message>
        <source>The program can’t write to its folder, so nothing is being saved. Keep playing. Your match will be saved as soon as the program can write again.</source>
        <translation>Programmet kan inte skriva i sin mapp, så inget sparas just nu. Spela vidare. Din match sparas så snart det går att skriva igen.</translation>
    </message>
    <message>
        <source>Another program is using your match file, so nothing is being saved. Keep playing. Your match will be saved as soon as the file is free.</source>
        <translation>Ett annat program använder filen med dina matcher, så inget sparas just nu. Spela vidare. Din match sparas så snart filen är ledig.</translation>
    </message>
    <message>
        <source>Your match file was deleted or moved, and there’s no place for a new one. Keep playing. Everything will be saved as soon as there’s a place for it.</source>
        <translation>Filen med dina matcher har tagits bort eller flyttats, och det finns ingen plats för en ny. Spela vidare. Allt sparas så snart det finns en plats att spara på.</translation>
    </message>
    <message>
        <source>Your match file was deleted or moved. The program has written a new one with all your matches.</source>
        <translation>Filen med dina matcher har tagits bort eller flyttats. Programmet har skrivit en ny med alla dina matcher.</translation>
    </message>
    <message>
        <source>The program can’t use its backup folder, so it can’t make backups.</source>
        <translation>Programmet kan inte säkerhetskopiera, för det kan inte använda mappen för säkerhetskopior.</translation>
    </message>
    <message>
        <source>Your match file is damaged, so nothing is being saved. Close the program and start it again to repair the file.</source>
        <translation>Filen med dina matcher är skadad, så inget sparas. Stäng programmet och starta det igen, så repareras filen.</translation>
    </message>
    <message>
        <source>A newer version of the program wrote your match file, so this version leaves it alone. Nothing you play now is saved.</source>
        <translation>En nyare version av programmet har skrivit filen med dina matcher, så den här versionen låter den vara. Inget som du spelar nu sparas.</translation>
    </message>
    <message>
        <source>The disk with your matches doesn’t answer, so nothing is being saved. Keep playing. Everything will be saved, and all your matches will be back, as soon as it answers again.</source>
        <translation>Disken med dina matcher svarar inte, så inget sparas just nu. Spela vidare. Allt sparas, och alla dina matcher är tillbaka, så snart den svarar igen.</translation>
    </message>
    <message>
        <source>The program can’t use your match file, so nothing you play now is being saved.</source>
        <translation>Programmet kan inte använda filen med dina matcher, så inget som du spelar nu sparas.</translation>
    </message>
    <message>
        <source>These changes aren’t saved yet, and you’d lose them: {what}.</source>
        <translation>De här ändringarna är inte sparade än, och du skulle förlora dem: {what}.</translation>
    </message>
    <message>
        <source>On this computer, the strong players, hints and reviews aren’t as good as they could be. Part of the program is missing, so the computer gets only half a second for each decision. Install {tools}, then install Marjapussi again.</source>
        <translation>På den här datorn är de starka spelarna, tipsen och genomgångarna inte så bra som de kunde vara. En del av programmet saknas, så datorn får bara en halv sekund för varje beslut. Installera {tools} och installera sedan Marjapussi på nytt.</translation>
    </message>
    <message>
        <source>{file} isn’t a valid match record. Line {line} is wrong.</source>
        <translation>{file} är inget giltigt matchprotokoll. Rad {line} är fel.</translation>
    </message>
    <message>
        <source>This deal is genuine. Its number {number} gives the promised fingerprint, {fingerprint}</source>
        <translation>Given är äkta. Dess nummer {number} ger det utlovade fingeravtrycket {fingerprint}</translation>
    </message>
    <message>
        <source>This deal came from a file and has no matching number, so it can’t be checked.</source>
        <translation>Given kom från en fil och stämmer inte med något nummer, så den kan inte granskas.</translation>
    </message>
    <message>
        <source>Something went wrong. Your match is safe, and there’s a report in {file}</source>
        <translation>Något gick fel. Din match är i säkerhet, och en rapport ligger i {file}</translation>
    </message>
    <message>
        <source>Marjapussi is already open in another window. What you play here is lost when you close this window.</source>
        <translation>Marjapussi är redan öppet i ett annat fönster. Det du spelar här försvinner när du stänger det här fönstret.</translation>
    </message>
    <message>
        <source>The built-in voice doesn’t work, so nothing is read aloud.</source>
        <translation>Den inbyggda rösten fungerar inte, så inget läses upp.</translation>
    </message>
    <message numerus="yes">
        <source>{number} matches can’t be saved right now. Do you want to save their records as files somewhere else?</source>
        <comment>Your match can’t be saved right now. Do you want to save its record as a file somewhere else?</comment>
        <translation>
            <numerusform>Din match kan inte sparas just nu. Vill du spara dess protokoll som en fil någon annanstans?</numerusform>
            <numerusform>{number} matcher kan inte sparas just nu. Vill du spara deras protokoll som filer någon annanstans?</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Suggestions</name>
    <message>
        <source>Give {cards}.</source>
        <translation>Lämna {cards}.</translation>
    </message>
    <message>
        <source>Discard the {card}.</source>
        <translation>Kasta {card}.</translation>
    </message>
    <message>
        <source>Discard {cards}.</source>
        <translation>Lägg bort {cards}.</translation>
    </message>
    <message>
        <source>Bid rami with the {card}.</source>
        <translation>Bjud rami med {card}.</translation>
    </message>
    <message>
        <source>Bid nolo with the {card}.</source>
        <translation>Bjud nolo med {card}.</translation>
    </message>
    <message>
        <source>Take the {card}.</source>
        <translation>Ta {card}.</translation>
    </message>
    <message>
        <source>Draw from the stock.</source>
        <translation>Dra ur talongen.</translation>
    </message>
    <message>
        <source>Finish, and discard the {card}.</source>
        <translation>Gå ut och kasta {card}.</translation>
    </message>
    <message>
        <source>Show {sets}.</source>
        <translation>Öppna med {sets}.</translation>
    </message>
    <message>
        <source>Declare {suit}.</source>
        <translation>Anmäl {suit}.</translation>
    </message>
    <message>
        <source>Ask for a half in {suit}.</source>
        <translation>Fråga efter en halv i {suit}.</translation>
    </message>
    <message>
        <source>Bid {amount}.</source>
        <translation>Bjud {amount}.</translation>
    </message>
    <message>
        <source>Raise to {amount}.</source>
        <translation>Höj till {amount}.</translation>
    </message>
    <message>
        <source>Stay at {amount}.</source>
        <translation>Stanna på {amount}.</translation>
    </message>
    <message>
        <source>Pass.</source>
        <translation>Passa.</translation>
    </message>
    <message>
        <source>Ask for a whole.</source>
        <translation>Fråga efter en hel.</translation>
    </message>
    <message>
        <source>Play sooli.</source>
        <translation>Spela sooli.</translation>
    </message>
    <message>
        <source>Lead the {card}.</source>
        <translation>Spela ut {card}.</translation>
    </message>
    <message>
        <source>Play the {card}.</source>
        <translation>Lägg {card}.</translation>
    </message>
    <message>
        <source>Trump with the {card}.</source>
        <translation>Trumfa med {card}.</translation>
    </message>
    <message>
        <source>Take the trick with the {card}.</source>
        <translation>Ta sticket med {card}.</translation>
    </message>
    <message>
        <source>with the {card}</source>
        <translation>med {card}</translation>
    </message>
    <message>
        <source>if you bid {amount}</source>
        <translation>om du bjuder {amount}</translation>
    </message>
    <message>
        <source>if you raise to {amount}</source>
        <translation>om du höjer till {amount}</translation>
    </message>
    <message>
        <source>if you give {cards}</source>
        <translation>om du lämnar {cards}</translation>
    </message>
    <message>
        <source>if you discard the {card}</source>
        <translation>om du kastar {card}</translation>
    </message>
    <message>
        <source>if you discard {cards}</source>
        <translation>om du lägger bort {cards}</translation>
    </message>
    <message>
        <source>if you declare {suit}</source>
        <translation>om du anmäler {suit}</translation>
    </message>
    <message>
        <source>if you ask for a half in {suit}</source>
        <translation>om du frågar efter en halv i {suit}</translation>
    </message>
    <message>
        <source>if you answer {suit}</source>
        <translation>om du svarar {suit}</translation>
    </message>
    <message>
        <source>if you say rami</source>
        <translation>om du säger rami</translation>
    </message>
    <message>
        <source>if you say nolo</source>
        <translation>om du säger nolo</translation>
    </message>
    <message>
        <source>if you bid rami</source>
        <translation>om du bjuder rami</translation>
    </message>
    <message>
        <source>if you bid nolo</source>
        <translation>om du bjuder nolo</translation>
    </message>
    <message>
        <source>if you take the offered card</source>
        <translation>om du tar det erbjudna kortet</translation>
    </message>
    <message>
        <source>if you draw from the stock</source>
        <translation>om du drar ur talongen</translation>
    </message>
    <message>
        <source>if you ask for a whole</source>
        <translation>om du frågar efter en hel</translation>
    </message>
    <message>
        <source>if you pass</source>
        <translation>om du passar</translation>
    </message>
    <message>
        <source>if you ask for a new deal</source>
        <translation>om du begär en ny giv</translation>
    </message>
    <message>
        <source>if you don’t raise</source>
        <translation>om du inte höjer</translation>
    </message>
    <message>
        <source>if you play sooli</source>
        <translation>om du spelar sooli</translation>
    </message>
    <message>
        <source>if you show your sets</source>
        <translation>om du öppnar</translation>
    </message>
    <message>
        <source>if you finish</source>
        <translation>om du går ut</translation>
    </message>
    <message>
        <source>if you show tunnelas</source>
        <translation>om du visar tunnelor</translation>
    </message>
</context>
<context>
    <name>Suits</name>
    <message>
        <source>spades</source>
        <comment>genitive</comment>
        <translation>spader</translation>
    </message>
    <message>
        <source>hearts</source>
        <comment>genitive</comment>
        <translation>hjärter</translation>
    </message>
    <message>
        <source>diamonds</source>
        <comment>genitive</comment>
        <translation>ruter</translation>
    </message>
    <message>
        <source>clubs</source>
        <comment>genitive</comment>
        <translation>klöver</translation>
    </message>
    <message>
        <source>spades</source>
        <comment>partitive</comment>
        <translation>spader</translation>
    </message>
    <message>
        <source>hearts</source>
        <comment>partitive</comment>
        <translation>hjärter</translation>
    </message>
    <message>
        <source>diamonds</source>
        <comment>partitive</comment>
        <translation>ruter</translation>
    </message>
    <message>
        <source>clubs</source>
        <comment>partitive</comment>
        <translation>klöver</translation>
    </message>
    <message>
        <source>spades</source>
        <comment>inessive</comment>
        <translation>spader</translation>
    </message>
    <message>
        <source>hearts</source>
        <comment>inessive</comment>
        <translation>hjärter</translation>
    </message>
    <message>
        <source>diamonds</source>
        <comment>inessive</comment>
        <translation>ruter</translation>
    </message>
    <message>
        <source>clubs</source>
        <comment>inessive</comment>
        <translation>klöver</translation>
    </message>
    <message>
        <source>spades</source>
        <comment>nominative</comment>
        <translation>spader</translation>
    </message>
    <message>
        <source>hearts</source>
        <comment>nominative</comment>
        <translation>hjärter</translation>
    </message>
    <message>
        <source>diamonds</source>
        <comment>nominative</comment>
        <translation>ruter</translation>
    </message>
    <message>
        <source>clubs</source>
        <comment>nominative</comment>
        <translation>klöver</translation>
    </message>
</context>
<context>
    <name>Table</name>
    <message>
        <source>Hint</source>
        <translation>Tips</translation>
    </message>
    <message>
        <source>Tricks</source>
        <translation>Stick</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Spelregler</translation>
    </message>
    <message>
        <source>{name}: all {number} tricks</source>
        <translation>{name}: alla {number} stick</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Meny</translation>
    </message>
    <message>
        <source>Less</source>
        <translation>Mindre</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Mer</translation>
    </message>
    <message numerus="yes">
        <source>{number} points</source>
        <comment>{number} point</comment>
        <translation>
            <numerusform>{number} poäng</numerusform>
            <numerusform>{number} poäng</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Choose {number} cards</source>
        <comment>Choose {number} card</comment>
        <translation>
            <numerusform>Välj {number} kort</numerusform>
            <numerusform>Välj {number} kort</numerusform>
        </translation>
    </message>
    <message>
        <source>Ask for a half</source>
        <translation>En halv i</translation>
    </message>
    <message numerus="yes">
        <source>{number} tricks</source>
        <comment>{number} trick</comment>
        <translation>
            <numerusform>{number} stick</numerusform>
            <numerusform>{number} stick</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} left</source>
        <comment>1 left</comment>
        <translation>
            <numerusform>1 kvar</numerusform>
            <numerusform>{number} kvar</numerusform>
        </translation>
    </message>
    <message>
        <source>passed</source>
        <comment>on a plate</comment>
        <translation>har passat</translation>
    </message>
    <message>
        <source>sits out</source>
        <comment>on a plate</comment>
        <translation>står över</translation>
    </message>
    <message>
        <source>Next hand</source>
        <translation>Nästa giv</translation>
    </message>
    <message>
        <source>New match</source>
        <translation>Ny match</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Stäng</translation>
    </message>
    <message>
        <source>The rest of this hand isn’t decided yet.</source>
        <translation>Resten av given är inte avgjord än.</translation>
    </message>
    <message>
        <source>Next ({number})</source>
        <translation>Nästa ({number})</translation>
    </message>
    <message>
        <source>The rest is yours – play it out</source>
        <translation>Resten av sticken är dina – spela färdigt</translation>
    </message>
    <message>
        <source>Thinking…</source>
        <translation>Tänker…</translation>
    </message>
    <message>
        <source>What both cards are worth</source>
        <translation>Vad båda är värda</translation>
    </message>
    <message>
        <source>What each is worth</source>
        <translation>Vad korten är värda</translation>
    </message>
    <message>
        <source>What each choice is worth</source>
        <translation>Vad varje val är värt</translation>
    </message>
    <message numerus="yes">
        <source>{number} deals</source>
        <comment>1 deal</comment>
        <translation>
            <numerusform>1 giv</numerusform>
            <numerusform>{number} givar</numerusform>
        </translation>
    </message>
    <message>
        <source>wins match</source>
        <translation>vinner matchen</translation>
    </message>
    <message>
        <source>Sure? It costs {cost} points.</source>
        <translation>Säkert? Det kostar {cost} poäng.</translation>
    </message>
    <message>
        <source>Sure? It costs {cost} of the match.</source>
        <translation>Säkert? Det kostar {cost} av matchen.</translation>
    </message>
    <message>
        <source>{points} points</source>
        <comment>the worth of an action</comment>
        <translation>{points} poäng</translation>
    </message>
    <message numerus="yes">
        <source>{name}: {number} points</source>
        <comment>{name}: 1 point</comment>
        <translation>
            <numerusform>{name}: 1 poäng</numerusform>
            <numerusform>{name}: {number} poäng</numerusform>
        </translation>
    </message>
    <message>
        <source>points</source>
        <comment>of a column</comment>
        <translation>poäng</translation>
    </message>
    <message>
        <source>Think again</source>
        <translation>Tänk efter</translation>
    </message>
    <message>
        <source>Do it anyway</source>
        <translation>Gör det ändå</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>Varför?</translation>
    </message>
    <message>
        <source>The last trick</source>
        <translation>Det sista sticket</translation>
    </message>
    <message>
        <source>All tricks in the hand</source>
        <translation>Alla stick i given</translation>
    </message>
    <message>
        <source>No trick has been taken yet.</source>
        <translation>Inget stick har tagits än.</translation>
    </message>
    <message>
        <source>Cards still out</source>
        <translation>Kort som är ute</translation>
    </message>
    <message>
        <source>{name} holds {cards}.</source>
        <translation>{name} har {cards}.</translation>
    </message>
    <message>
        <source>Hand {number}</source>
        <translation>Giv {number}</translation>
    </message>
    <message>
        <source>Won by {name}</source>
        <translation>Taget av {name}</translation>
    </message>
    <message>
        <source>Hand log</source>
        <translation>Spelets gång</translation>
    </message>
    <message>
        <source>Arrange</source>
        <translation>Ordna</translation>
    </message>
    <message>
        <source>This hand again</source>
        <translation>Samma giv igen</translation>
    </message>
    <message>
        <source>{name} is void in {suits}.</source>
        <translation>{name} har visat sig sakna {suits}.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Ångra</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Gör om</translation>
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
        <translation>Första lektionen</translation>
    </message>
    <message>
        <source>Second lesson</source>
        <translation>Andra lektionen</translation>
    </message>
    <message>
        <source>Third lesson</source>
        <translation>Tredje lektionen</translation>
    </message>
    <message>
        <source>Fourth lesson</source>
        <translation>Fjärde lektionen</translation>
    </message>
    <message>
        <source>Fifth lesson</source>
        <translation>Femte lektionen</translation>
    </message>
    <message>
        <source>Sixth lesson</source>
        <translation>Sjätte lektionen</translation>
    </message>
    <message>
        <source>Lesson {number}</source>
        <translation>Lektion {number}</translation>
    </message>
    <message>
        <source>Step {number} of {all}</source>
        <translation>Steg {number} av {all}</translation>
    </message>
    <message>
        <source>{teacher}: {sentence}</source>
        <translation>{teacher}: {sentence}</translation>
    </message>
    <message numerus="yes">
        <source>Now watch. I’ll play your next {number} cards for you.</source>
        <comment>Now watch. I’ll play your next card for you.</comment>
        <translation>
            <numerusform>Titta nu. Jag spelar ditt nästa kort åt dig.</numerusform>
            <numerusform>Titta nu. Jag spelar dina nästa {number} kort åt dig.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Now watch. I’ll make your next {number} moves for you.</source>
        <comment>Now watch. I’ll make your next move for you.</comment>
        <translation>
            <numerusform>Titta nu. Jag gör ditt nästa drag åt dig.</numerusform>
            <numerusform>Titta nu. Jag gör dina nästa {number} drag åt dig.</numerusform>
        </translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Tillbaka</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Nästa</translation>
    </message>
    <message>
        <source>Leave lesson</source>
        <translation>Lämna lektionen</translation>
    </message>
    <message>
        <source>Next lesson</source>
        <translation>Nästa lektion</translation>
    </message>
    <message>
        <source>Now play a hand</source>
        <translation>Spela nu en giv</translation>
    </message>
    <message>
        <source>{done} of {all} steps done</source>
        <translation>{done} av {all} steg klara</translation>
    </message>
    <message>
        <source>New here?</source>
        <translation>Ny här?</translation>
    </message>
    <message>
        <source>Learn {game} by playing your first tricks with {teacher}.</source>
        <translation>Lär dig {game} genom att spela dina första stick med {teacher}.</translation>
    </message>
    <message>
        <source>It takes four minutes, and {teacher} explains every card.</source>
        <translation>Det tar fyra minuter, och {teacher} förklarar varje kort.</translation>
    </message>
    <message>
        <source>Learn by playing</source>
        <translation>Lär dig genom att spela</translation>
    </message>
    <message>
        <source>Learn by playing with {teacher}</source>
        <translation>Lär dig genom att spela med {teacher}</translation>
    </message>
    <message>
        <source>{game}: {which}</source>
        <translation>{game}: {which}</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Fortsätt</translation>
    </message>
    <message>
        <source>high</source>
        <translation>hög</translation>
    </message>
    <message>
        <source>From high to low: {ranks}</source>
        <translation>Från hög till låg: {ranks}</translation>
    </message>
    <message>
        <source>low</source>
        <translation>låg</translation>
    </message>
    <message>
        <source>That comes in a moment. Press Next first.</source>
        <translation>Det kommer strax. Tryck först på Nästa.</translation>
    </message>
    <message>
        <source>{game}: lessons</source>
        <translation>{game}: lektioner</translation>
    </message>
    <message>
        <source>{teacher} teaches you at the table. A lesson takes a few minutes.</source>
        <translation>{teacher} undervisar dig vid bordet. En lektion tar några minuter.</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spel</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>Klar</translation>
    </message>
    <message>
        <source>Your first hand</source>
        <translation>Din första giv</translation>
    </message>
    <message>
        <source>Play a whole hand your own way. {teacher} comments at first, then says less and less.</source>
        <translation>Spela en hel giv på ditt eget sätt. {teacher} kommenterar först och säger sedan allt mindre.</translation>
    </message>
    <message>
        <source>Repeat</source>
        <translation>Repetera</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Börja</translation>
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
        <translation>svenska</translation>
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
        <translation>Varför det?</translation>
    </message>
    <message>
        <source>Click a card to ask why.</source>
        <translation>Klicka på ett kort och fråga varför.</translation>
    </message>
    <message>
        <source>What I knew</source>
        <translation>Det jag visste</translation>
    </message>
    <message>
        <source>yours</source>
        <comment>cards of the listener</comment>
        <translation>dina</translation>
    </message>
    <message>
        <source>mine</source>
        <comment>cards of the speaker</comment>
        <translation>mina</translation>
    </message>
    <message>
        <source>still out</source>
        <comment>cards that nobody had played</comment>
        <translation>fortfarande ute</translation>
    </message>
    <message>
        <source>What could I have read from it?</source>
        <translation>Vad kunde jag ha läst ut?</translation>
    </message>
    <message>
        <source>I had no {suit}, so I trumped as low as I could.</source>
        <translation>Jag hade ingen {suit}, så jag trumfade så lågt jag kunde.</translation>
    </message>
    <message>
        <source>You hadn’t wanted one before.</source>
        <translation>Du hade inte velat ha ett sådant tidigare.</translation>
    </message>
    <message>
        <source>{name} hadn’t wanted one before.</source>
        <translation>{name} hade inte velat ha ett sådant tidigare.</translation>
    </message>
    <message>
        <source>My sets were complete without it.</source>
        <translation>Mina kombinationer var färdiga utan det.</translation>
    </message>
    <message numerus="yes">
        <source>Even without it, I was only {number} cards short of my sets.</source>
        <comment>Even without it, I was only one card short of my sets.</comment>
        <translation>
            <numerusform>Även utan det saknade jag bara ett kort till mina kombinationer.</numerusform>
            <numerusform>Även utan det saknade jag bara {number} kort till mina kombinationer.</numerusform>
        </translation>
    </message>
    <message>
        <source>You had no {suit}, so you could trump.</source>
        <translation>Du hade ingen {suit}, så du kunde trumfa.</translation>
    </message>
    <message>
        <source>{name} had no {suit}, so a trump could win.</source>
        <translation>{name} hade ingen {suit} och kunde trumfa.</translation>
    </message>
    <message>
        <source>I knew you held the {card}.</source>
        <translation>Jag visste att du hade {card}.</translation>
    </message>
    <message>
        <source>I knew {name} held the {card}.</source>
        <translation>Jag visste att {name} hade {card}.</translation>
    </message>
    <message>
        <source>You’d led {suit} before, so I led it back.</source>
        <translation>Du hade spelat ut {suit} förut, så jag spelade tillbaka färgen.</translation>
    </message>
    <message>
        <source>{name} had led {suit} before, so I led it back.</source>
        <translation>{name} hade spelat ut {suit} förut, så jag spelade tillbaka färgen.</translation>
    </message>
    <message>
        <source>I hoped you’d win the trick, so I added points.</source>
        <translation>Jag hoppades att du skulle ta sticket, så jag lade på poäng.</translation>
    </message>
    <message>
        <source>I hoped {name} would win the trick, so I added points.</source>
        <translation>Jag hoppades att {name} skulle ta sticket, så jag lade på poäng.</translation>
    </message>
    <message>
        <source>I wanted you to take the trick, so I led a card you might beat.</source>
        <translation>Jag ville att du skulle ta sticket, så jag spelade ut ett kort du kunde gå över.</translation>
    </message>
    <message>
        <source>I wanted {name} to take the trick, so I led a card that could be beaten.</source>
        <translation>Jag ville att {name} skulle ta sticket, så jag spelade ut ett kort som gick att slå.</translation>
    </message>
    <message>
        <source>I wanted you to take the trick, so I stayed low.</source>
        <translation>Jag ville att du skulle ta sticket, så jag lade lågt.</translation>
    </message>
    <message>
        <source>I wanted {name} to take the trick, so I stayed low.</source>
        <translation>Jag ville att {name} skulle ta sticket, så jag lade lågt.</translation>
    </message>
    <message>
        <source>I had to play it.</source>
        <translation>Jag var tvungen att lägga det.</translation>
    </message>
    <message>
        <source>I had no strong reason for it.</source>
        <translation>Jag hade inget starkt skäl till det.</translation>
    </message>
    <message>
        <source>I’ll tell you when the hand is over.</source>
        <translation>Jag berättar när given är slut.</translation>
    </message>
    <message>
        <source>It made a set with my cards.</source>
        <translation>Det blev en kombination med mina kort.</translation>
    </message>
    <message>
        <source>It made a pair with one of my cards.</source>
        <translation>Det blev en dublee med ett av mina kort.</translation>
    </message>
    <message>
        <source>It brought me closer to my sets.</source>
        <translation>Det förde mig närmare mina kombinationer.</translation>
    </message>
    <message>
        <source>It went with none of my other cards.</source>
        <translation>Det passade inte ihop med något av mina andra kort.</translation>
    </message>
    <message>
        <source>Of all my cards, it went worst with the others.</source>
        <translation>Av alla mina kort passade det sämst ihop med de andra.</translation>
    </message>
    <message>
        <source>I needed one more pair, and I hardly expected another card like this.</source>
        <translation>Jag behövde en dublee till och väntade mig knappast ett likadant kort.</translation>
    </message>
    <message>
        <source>I wanted to keep the lead, because I had a marriage in mind.</source>
        <translation>Jag ville behålla utspelet, för jag tänkte på ett par.</translation>
    </message>
    <message>
        <source>Nobody could beat it.</source>
        <translation>Ingen kunde gå över det.</translation>
    </message>
    <message>
        <source>I wanted to draw the trumps that were still out.</source>
        <translation>Jag ville dra ut trumfen som fortfarande var ute.</translation>
    </message>
    <message>
        <source>It was my only card in {suit}, so I could trump the suit later.</source>
        <translation>Jag hade ingen annan {suit}, så jag kunde trumfa färgen senare.</translation>
    </message>
    <message>
        <source>Only the {card} could beat it in its suit, and I wanted that card out.</source>
        <translation>I färgen var bara {card} högre, och det kortet ville jag få ut.</translation>
    </message>
    <message>
        <source>I led from my longest suit.</source>
        <translation>Jag spelade ut från min längsta färg.</translation>
    </message>
    <message>
        <source>I had nothing better to lead, so I risked as little as I could.</source>
        <translation>Jag hade inget bättre utspel, så jag riskerade så lite som möjligt.</translation>
    </message>
    <message>
        <source>I hoped it would win or draw out higher cards.</source>
        <translation>Jag hoppades att det skulle vinna eller dra ut högre kort.</translation>
    </message>
    <message>
        <source>I had two of them, and a sequence takes only one.</source>
        <translation>Jag hade två av dem, och i en svit ryms bara ett.</translation>
    </message>
    <message>
        <source>I could just as well have played {cards}.</source>
        <translation>Jag kunde lika gärna ha spelat {cards}.</translation>
    </message>
    <message>
        <source>It went only with the {card}, and without it I was no further from my sets.</source>
        <translation>Det passade bara ihop med {card}, och utan det var jag inte längre från mina kombinationer.</translation>
    </message>
    <message>
        <source>Only a trump could beat it.</source>
        <translation>Bara en trumf kunde slå det.</translation>
    </message>
    <message>
        <source>I led a lower card and kept the {card} for later.</source>
        <translation>Jag spelade ut ett lägre kort och sparade {card} till senare.</translation>
    </message>
    <message>
        <source>I didn’t want the trick, so I led a card that others could beat.</source>
        <translation>Jag ville inte ha sticket, så jag spelade ut ett kort som andra kunde gå över.</translation>
    </message>
    <message>
        <source>I didn’t want the trick, but this card had to go sometime.</source>
        <translation>Jag ville inte ha sticket, men det kortet måste bort någon gång.</translation>
    </message>
    <message>
        <source>The {card} was winning for our side, so I added points.</source>
        <translation>{card} var på väg att ta sticket åt oss, så jag lade på poäng.</translation>
    </message>
    <message>
        <source>The {card} was winning for our side, so I left the trick alone.</source>
        <translation>{card} var på väg att ta sticket åt oss, så jag lät det vara.</translation>
    </message>
    <message>
        <source>The {card} was winning for our side, so I didn’t have to win the trick.</source>
        <translation>{card} var på väg att ta sticket åt oss, så jag behövde inte ta det.</translation>
    </message>
    <message>
        <source>I beat the {card}.</source>
        <translation>Jag gick över {card}.</translation>
    </message>
    <message>
        <source>The {card} was ours, but I wanted to win the trick myself.</source>
        <translation>{card} var vår, men jag ville ta sticket själv.</translation>
    </message>
    <message>
        <source>I had to beat the {card}.</source>
        <translation>Jag måste gå över {card}.</translation>
    </message>
    <message>
        <source>All my {suit} were higher than the {card}.</source>
        <translation>Alla mina {suit} var högre än {card}.</translation>
    </message>
    <message>
        <source>I had no {suit}, so I trumped.</source>
        <translation>Jag hade ingen {suit}, så jag trumfade.</translation>
    </message>
    <message>
        <source>I played last and could win the trick.</source>
        <translation>Jag lade sist och kunde ta sticket.</translation>
    </message>
    <message>
        <source>I took the trick, because nobody after me could beat my card.</source>
        <translation>Jag tog sticket, för ingen efter mig kunde gå över mitt kort.</translation>
    </message>
    <message>
        <source>I beat the {card} and hoped nobody would go higher.</source>
        <translation>Jag gick över {card} och hoppades att ingen skulle lägga högre.</translation>
    </message>
    <message>
        <source>I let the {card} win and kept a better card.</source>
        <translation>Jag lät {card} vinna och sparade ett bättre kort.</translation>
    </message>
    <message>
        <source>I couldn’t beat the {card}, so I gave away as little as I could.</source>
        <translation>Jag kunde inte gå över {card}, så jag gav bort så lite som möjligt.</translation>
    </message>
    <message>
        <source>I couldn’t beat the {card}.</source>
        <translation>Jag kunde inte gå över {card}.</translation>
    </message>
    <message>
        <source>I had no {suit}, so I gave away as little as I could.</source>
        <translation>Jag hade ingen {suit}, så jag gav bort så lite som möjligt.</translation>
    </message>
    <message>
        <source>I had no {suit}, so I played another suit.</source>
        <translation>Jag hade ingen {suit}, så jag lade en annan färg.</translation>
    </message>
    <message>
        <source>I didn’t want the trick, so I stayed below the {card}.</source>
        <translation>Jag ville inte ha sticket, så jag lade mig under {card}.</translation>
    </message>
    <message>
        <source>I had no {suit}, so I got rid of a risky card.</source>
        <translation>Jag hade ingen {suit}, så jag gjorde mig av med ett farligt kort.</translation>
    </message>
    <message>
        <source>I couldn’t stay below the {card}, so I got rid of a high card.</source>
        <translation>Jag kunde inte lägga mig under {card}, så jag gjorde mig av med ett högt kort.</translation>
    </message>
    <message>
        <source>I took this trick to get rid of a high card.</source>
        <translation>Jag tog sticket för att bli av med ett högt kort.</translation>
    </message>
    <message>
        <source>I hoped somebody would go higher.</source>
        <translation>Jag hoppades att någon skulle gå över.</translation>
    </message>
    <message>
        <source>The {card} was winning for our side, so I left the trick alone and played {card_phrase}.</source>
        <translation>{card} var på väg att ta sticket åt oss, så jag lät det vara och lade {card_phrase}.</translation>
    </message>
    <message>
        <source>The {card} was winning for our side, so I could spare {card_phrase}.</source>
        <translation>{card} var på väg att ta sticket åt oss, så jag kunde avvara {card_phrase}.</translation>
    </message>
    <message>
        <source>I had no {suit}, so I threw {card_phrase}.</source>
        <translation>Jag hade ingen {suit}, så jag sakade {card_phrase}.</translation>
    </message>
    <message>
        <source>my only card in {suit}</source>
        <translation>min enda {suit}</translation>
    </message>
    <message>
        <source>my lowest card in {suit}</source>
        <translation>min lägsta {suit}</translation>
    </message>
    <message>
        <source>my highest card in {suit}</source>
        <translation>min högsta {suit}</translation>
    </message>
    <message>
        <source>my second-lowest card in {suit}</source>
        <translation>min näst lägsta {suit}</translation>
    </message>
    <message>
        <source>my second-highest card in {suit}</source>
        <translation>min näst högsta {suit}</translation>
    </message>
    <message>
        <source>It was my only card in {suit}.</source>
        <translation>Det var min enda {suit}.</translation>
    </message>
    <message>
        <source>It was my lowest card in {suit}.</source>
        <translation>Det var min lägsta {suit}.</translation>
    </message>
    <message>
        <source>It was my highest card in {suit}.</source>
        <translation>Det var min högsta {suit}.</translation>
    </message>
    <message>
        <source>It was the lowest card in {suit} that would do.</source>
        <translation>Det var min lägsta {suit} som dög.</translation>
    </message>
    <message>
        <source>It was the highest card in {suit} that would do.</source>
        <translation>Det var min högsta {suit} som dög.</translation>
    </message>
    <message>
        <source>It was my second-lowest card in {suit}.</source>
        <translation>Det var min näst lägsta {suit}.</translation>
    </message>
    <message>
        <source>It was my second-highest card in {suit}.</source>
        <translation>Det var min näst högsta {suit}.</translation>
    </message>
    <message>
        <source>Nobody after me could beat the {card}.</source>
        <translation>Ingen efter mig kunde gå över {card}.</translation>
    </message>
    <message>
        <source>I had no strong reason to choose the {card}.</source>
        <translation>Jag hade inget starkt skäl att välja {card}.</translation>
    </message>
    <message>
        <source>I settled for the {card}.</source>
        <translation>Jag nöjde mig med {card}.</translation>
    </message>
    <message>
        <source>I kept my king and queen of {suit} together.</source>
        <translation>Jag höll ihop min kung och dam i {suit}.</translation>
    </message>
    <message>
        <source>I saved my ace of {suit} for a trick it could win.</source>
        <translation>Jag sparade esset i {suit} till ett stick det kunde ta.</translation>
    </message>
    <message>
        <source>I kept my ten of {suit} safe from the ace.</source>
        <translation>Jag höll tian i {suit} undan för esset.</translation>
    </message>
    <message>
        <source>I saved a sure winner for the last trick.</source>
        <translation>Jag sparade ett säkert kort till sista sticket.</translation>
    </message>
    <message>
        <source>I kept the {card} for a trick it could win.</source>
        <translation>Jag sparade {card} till ett stick det kunde ta.</translation>
    </message>
    <message>
        <source>I had no {suit} left, so I could trump them later.</source>
        <translation>Jag hade ingen {suit} kvar, så jag kunde trumfa färgen senare.</translation>
    </message>
    <message>
        <source>I had no {suit} left, so I could trump them once there were trumps.</source>
        <translation>Jag hade ingen {suit} kvar, så jag kunde trumfa färgen när det fanns trumf.</translation>
    </message>
    <message>
        <source>I had no {suit} left, so I could throw any card on them.</source>
        <translation>Jag hade ingen {suit} kvar, så jag kunde saka vad som helst på färgen.</translation>
    </message>
    <message>
        <source>{name} can’t have {cards}.</source>
        <translation>{name} kan inte ha {cards}.</translation>
    </message>
    <message>
        <source>{name} must have {cards}.</source>
        <translation>{name} måste ha {cards}.</translation>
    </message>
    <message>
        <source>Nothing for certain.</source>
        <translation>Inget säkert.</translation>
    </message>
    <message>
        <source>That was right.</source>
        <translation>Det var rätt.</translation>
    </message>
    <message>
        <source>Better: {action}. Your choice cost you {cost} points.</source>
        <translation>Bättre: {action}. Ditt val kostade dig {cost} poäng.</translation>
    </message>
    <message>
        <source>Better: {action}. Your choice cost you {cost} of the match.</source>
        <translation>Bättre: {action}. Ditt val kostade dig {cost} av matchen.</translation>
    </message>
    <message>
        <source>You had no choice.</source>
        <translation>Du hade inget val.</translation>
    </message>
</context>
<context>
    <name>Window</name>
    <message>
        <source>{game}: the rules at this table</source>
        <translation>{game}: bordets regler</translation>
    </message>
    <message>
        <source>New: lessons to play, puzzles, and practice based on your own mistakes.</source>
        <translation>Nytt: lektioner att spela, problem och övningar på dina egna misstag.</translation>
    </message>
    <message>
        <source>Hints now say why, and your skill is measured separately from luck.</source>
        <translation>Tipsen säger nu också varför, och skicklighet och tur mäts var för sig.</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Tips</translation>
    </message>
    <message>
        <source>Points hand by hand</source>
        <translation>Poäng giv för giv</translation>
    </message>
    <message>
        <source>Play out the rest</source>
        <translation>Spela färdigt given</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Ångra</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Gör om</translation>
    </message>
    <message>
        <source>Let the computer play for me…</source>
        <translation>Låt datorn spela åt mig…</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Gå igenom</translation>
    </message>
    <message>
        <source>Copy deal number</source>
        <translation>Kopiera givens nummer</translation>
    </message>
    <message>
        <source>Check this deal</source>
        <translation>Granska den här given</translation>
    </message>
    <message>
        <source>Read the trick seat by seat</source>
        <translation>Läs upp sticket plats för plats</translation>
    </message>
    <message>
        <source>Read the score in full</source>
        <translation>Läs upp ställningen utförligt</translation>
    </message>
    <message>
        <source>Read my options aloud</source>
        <translation>Läs upp mina val</translation>
    </message>
    <message>
        <source>Say whose turn it is</source>
        <translation>Säg vems tur det är</translation>
    </message>
    <message>
        <source>Read the table</source>
        <translation>Läs upp bordet</translation>
    </message>
    <message>
        <source>Repeat the last announcement</source>
        <translation>Upprepa senaste meddelandet</translation>
    </message>
    <message>
        <source>Previous announcement</source>
        <translation>Föregående meddelande</translation>
    </message>
    <message>
        <source>Next announcement</source>
        <translation>Nästa meddelande</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Kortkommandon</translation>
    </message>
    <message>
        <source>Guide</source>
        <translation>Handbok</translation>
    </message>
    <message>
        <source>About…</source>
        <translation>Om…</translation>
    </message>
    <message>
        <source>Backups…</source>
        <translation>Säkerhetskopior…</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistik</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Helskärm</translation>
    </message>
    <message>
        <source>Open a record…</source>
        <translation>Öppna ett protokoll…</translation>
    </message>
    <message>
        <source>Matches…</source>
        <translation>Matcher…</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>Lektioner</translation>
    </message>
    <message>
        <source>Start page</source>
        <translation>Startsidan</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Avsluta</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Stäng</translation>
    </message>
    <message>
        <source>This hand again</source>
        <translation>Samma giv igen</translation>
    </message>
    <message>
        <source>This hand from the next seat</source>
        <translation>Samma giv från nästa plats</translation>
    </message>
    <message>
        <source>Read the trick aloud</source>
        <translation>Läs upp sticket</translation>
    </message>
    <message>
        <source>Read the score aloud</source>
        <translation>Läs upp ställningen</translation>
    </message>
    <message>
        <source>Read my hand aloud</source>
        <translation>Läs upp min hand</translation>
    </message>
</context>
</TS>
