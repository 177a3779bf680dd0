<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ne" sourcelanguage="en">
<context>
    <name>About</name>
    <message>
        <source>About Marjapussi</source>
        <translation>मार्यापुस्सीबारे</translation>
    </message>
    <message>
        <source>Made with</source>
        <translation>प्रयोग भएका साधन</translation>
    </message>
    <message>
        <source>Matches, statistics, preferences and backups</source>
        <translation>म्याच, तथ्याङ्क, सेटिङ र जगेडा प्रति</translation>
    </message>
    <message>
        <source>Log and error reports</source>
        <translation>लग र गडबडीका रिपोर्ट</translation>
    </message>
    <message>
        <source>Nothing is being saved right now.</source>
        <translation>अहिले केही पनि सुरक्षित भइरहेको छैन।</translation>
    </message>
    <message>
        <source>Open folder: {what}</source>
        <translation>फोल्डर खोल्ने: {what}</translation>
    </message>
    <message>
        <source>Copy diagnostics</source>
        <translation>प्राविधिक जानकारी कपी गर्ने</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>बन्द गर्ने</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>किबोर्ड सर्टकट</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>कुञ्जी</translation>
    </message>
    <message>
        <source>What it does</source>
        <translation>काम</translation>
    </message>
    <message>
        <source>Your hand</source>
        <translation>तपाईंका पत्ती</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>म्याचहरू</translation>
    </message>
    <message>
        <source>While playing</source>
        <translation>खेल्दाखेल्दै</translation>
    </message>
    <message>
        <source>The program</source>
        <translation>प्रोग्राम</translation>
    </message>
    <message>
        <source>Left, Right</source>
        <translation>बायाँ, दायाँ तीर</translation>
    </message>
    <message>
        <source>go from card to card</source>
        <translation>एउटा पत्तीबाट अर्कोमा जाने</translation>
    </message>
    <message>
        <source>1 to 9, 0</source>
        <translation>1–9, 0</translation>
    </message>
    <message>
        <source>go to a card by its position</source>
        <translation>त्यो स्थानमा रहेको पत्तीमा जाने</translation>
    </message>
    <message>
        <source>Space, Enter</source>
        <translation>Space, Enter</translation>
    </message>
    <message>
        <source>play or choose the card</source>
        <translation>पत्ती खेल्ने वा छान्ने</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>Tab</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Space</translation>
    </message>
    <message>
        <source>Backups</source>
        <translation>जगेडा प्रति</translation>
    </message>
    <message>
        <source>The program backs up everything once a day and keeps the last seven backups. To move to another computer, copy a backup there and restore it.</source>
        <translation>दिनमा एक पटक सबै कुराको जगेडा बन्छ। पछिल्ला सात जगेडा राखिन्छन्। अर्को कम्प्युटरमा सर्न एउटा जगेडा प्रति त्यहाँ कपी गर्नुहोस्, अनि त्यसैबाट सबै कुरा फर्काउनुहोस्।</translation>
    </message>
    <message>
        <source>Back up now</source>
        <translation>अहिले जगेडा बनाउने</translation>
    </message>
    <message>
        <source>Restore from a file…</source>
        <translation>फाइलबाट फर्काउने…</translation>
    </message>
    <message>
        <source>Backups (*.db)</source>
        <translation>जगेडा प्रति (*.db)</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>फर्काउने</translation>
    </message>
    <message>
        <source>There’s no backup yet.</source>
        <translation>अझै कुनै जगेडा प्रति छैन।</translation>
    </message>
    <message>
        <source>made by you</source>
        <translation>तपाईंले बनाउनुभएको</translation>
    </message>
    <message>
        <source>before a backup was restored</source>
        <translation>जगेडा फर्काउनुअघि</translation>
    </message>
    <message>
        <source>before statistics were reset</source>
        <translation>तथ्याङ्क शून्य गर्नुअघि</translation>
    </message>
    <message>
        <source>before an update</source>
        <translation>नयाँ संस्करण हाल्नुअघि</translation>
    </message>
    <message>
        <source>Yes, restore</source>
        <translation>हो, फर्काउने</translation>
    </message>
    <message>
        <source>Restored everything from the backup.</source>
        <translation>जगेडा प्रतिबाट सबै कुरा फर्काइयो।</translation>
    </message>
    <message>
        <source>Something went wrong</source>
        <translation>केही गडबड भयो</translation>
    </message>
    <message>
        <source>The program has run into an error. Your match isn’t fully saved yet, so save its record now. The details are below.</source>
        <translation>प्रोग्राममा गडबडी भयो। तपाईंको म्याच अझै पूरा सुरक्षित भएको छैन, त्यसैले अहिले नै यसको रेकर्ड सुरक्षित गर्नुहोस्। विवरण तल छ।</translation>
    </message>
    <message>
        <source>Copy the text</source>
        <translation>विवरण कपी गर्ने</translation>
    </message>
    <message>
        <source>Save the match record…</source>
        <translation>म्याचको रेकर्ड सुरक्षित गर्ने…</translation>
    </message>
    <message>
        <source>{number} card games: marriage games and their relatives. Each computer player sees only what a person in that seat would see. You’re free to use, study and change the program (MIT License). It doesn’t send any data.</source>
        <translation>तासका {number} खेल: म्यारिजका खेल र तिनसँग मिल्दाजुल्दा खेल। हरेक कम्प्युटर खेलाडीले आफ्नो ठाउँबाट देख्न मिल्ने कुरा मात्र देख्छ। यो प्रोग्राम चलाउन, अध्ययन गर्न र बदल्न पाइन्छ (MIT इजाजतपत्र)। यसले कतै केही पठाउँदैन।</translation>
    </message>
    <message>
        <source>Where your files are</source>
        <translation>तपाईंका फाइल कहाँ छन्</translation>
    </message>
    <message>
        <source>Your version numbers and screen details have been copied. They say nothing about you. Paste them into your error report.</source>
        <translation>प्रोग्रामको संस्करण र पर्दाको जानकारी कपी भयो। त्यसमा तपाईंबारे केही छैन। त्यो गडबडीको रिपोर्टमा टाँस्नुहोस्।</translation>
    </message>
    <message>
        <source>Read aloud</source>
        <translation>पढेर सुनाउने</translation>
    </message>
    <message>
        <source>go to the buttons and back</source>
        <translation>बटनमा जाने र फर्कने</translation>
    </message>
    <message>
        <source>skip the animation while cards are moving</source>
        <translation>पत्ती सर्दै गर्दा एनिमेसन नहेरी अघि बढ्ने</translation>
    </message>
    <message>
        <source>daily</source>
        <translation>दैनिक</translation>
    </message>
    <message>
        <source>The backup is in {file}</source>
        <translation>जगेडा प्रति यहाँ छ: {file}</translation>
    </message>
    <message>
        <source>Restore everything from the backup of {day}? What you have now will be backed up first.</source>
        <translation>{day} को जगेडा प्रतिबाट सबै कुरा फर्काउने हो? त्यसअघि अहिले भएका सबै कुराको जगेडा बनाइन्छ।</translation>
    </message>
    <message>
        <source>This file isn’t a backup that the program can restore. Nothing has changed.</source>
        <translation>यो फाइल फर्काउन मिल्ने जगेडा प्रति होइन। केही बदलिएन।</translation>
    </message>
    <message>
        <source>The program has run into an error. Your match is safe because the program saved every action as you played it. The details are below.</source>
        <translation>प्रोग्राममा गडबडी भयो। तपाईंको म्याच सुरक्षित छ, किनकि हरेक चाल खेल्नेबित्तिकै सुरक्षित गरिन्छ। विवरण तल छ।</translation>
    </message>
    <message>
        <source>The report is in {file}</source>
        <translation>रिपोर्ट यहाँ छ: {file}</translation>
    </message>
</context>
<context>
    <name>Advice</name>
    <message>
        <source>{percent}%</source>
        <translation>{percent}%</translation>
    </message>
    <message>
        <source>Everybody else has passed. If you pass too, you’ll score whatever you take, about {number} points.</source>
        <translation>अरू सबैले पास गरे। तपाईंले पनि पास गर्दा आफूले लिएजति अङ्क पाउनुहुन्छ, करिब {number}।</translation>
    </message>
    <message>
        <source>This contract is as good as lost.</source>
        <translation>यो कबोल पुग्ने सम्भावना झन्डै छैन।</translation>
    </message>
    <message>
        <source>You probably can’t stop this contract any more.</source>
        <translation>यो कबोल रोक्न गाह्रो छ।</translation>
    </message>
    <message>
        <source>It’s the card you’ll miss least.</source>
        <translation>यो पत्ती नहुँदा तपाईंलाई सबैभन्दा कम फरक पर्छ।</translation>
    </message>
    <message>
        <source>You could declare {suit} now, but waiting is at least as good.</source>
        <translation>{suit}को बिहे अहिले घोषणा गर्न सकिन्छ, तर पर्खनु पनि कम्तीमा उत्तिकै राम्रो हो।</translation>
    </message>
    <message>
        <source>There was no time to think, so this is just a rule of thumb.</source>
        <translation>सोच्ने समय थिएन, त्यसैले यो सामान्य नियममा आधारित सल्लाह मात्र हो।</translation>
    </message>
    <message numerus="yes">
        <source>The computer played all {number} possible deals to the end.</source>
        <comment>Only one deal is still possible, and the computer played it to the end.</comment>
        <translation>
            <numerusform>एउटा मात्र बाँडाइ सम्भव छ, र कम्प्युटरले त्यो अन्त्यसम्म खेलेर हेर्‍यो।</numerusform>
            <numerusform>कम्प्युटरले अझै सम्भव रहेका {number} वटै बाँडाइ अन्त्यसम्म खेलेर हेर्‍यो।</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The computer tried {number} deals that are still possible.</source>
        <comment>The computer tried the only deal that’s still possible.</comment>
        <translation>
            <numerusform>कम्प्युटरले अझै सम्भव रहेको एउटा मात्र बाँडाइ खेलेर हेर्‍यो।</numerusform>
            <numerusform>कम्प्युटरले अझै सम्भव रहेका {number} वटा बाँडाइ खेलेर हेर्‍यो।</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You should take about {number} points.</source>
        <comment>You should take about 1 point.</comment>
        <translation>
            <numerusform>तपाईंले करिब १ अङ्क लिनुहोला।</numerusform>
            <numerusform>तपाईंले करिब {number} अङ्क लिनुहोला।</numerusform>
        </translation>
    </message>
    <message>
        <source>As declarer, you take at least {points} points {share}.</source>
        <translation>बोल्ने खेलाडी हुँदा तपाईं {share} कम्तीमा {points} अङ्क लिनुहुन्छ।</translation>
    </message>
    <message>
        <source>You make {points} in {share} of deals, but {more} in only {more_share}.</source>
        <translation>{points} चाहिँ {share} बाँडाइमा पुग्छ, तर {more} जम्मा {more_share} बाँडाइमा।</translation>
    </message>
    <message>
        <source>Rami or nolo, it hardly matters.</source>
        <translation>रामी वा नोलो, खासै फरक पर्दैन।</translation>
    </message>
    <message>
        <source>Rami wins the match {share} of the time.</source>
        <translation>रामीमा म्याच जित्ने सम्भावना {share} छ।</translation>
    </message>
    <message>
        <source>Nolo wins the match {share} of the time.</source>
        <translation>नोलोमा म्याच जित्ने सम्भावना {share} छ।</translation>
    </message>
    <message>
        <source>If you play sooli, you’ll probably take about {tricks} tricks.</source>
        <translation>सोली खेल्दा तपाईंले करिब {tricks} हात लिनुहोला।</translation>
    </message>
    <message>
        <source>Your sets are complete.</source>
        <translation>तपाईंका सेट पूरा भए।</translation>
    </message>
    <message numerus="yes">
        <source>You’re {number} cards short of your sets.</source>
        <comment>You’re one card short of your sets.</comment>
        <translation>
            <numerusform>तपाईंका सेट पूरा हुन एउटा पत्ती मात्र चाहिन्छ।</numerusform>
            <numerusform>तपाईंका सेट पूरा हुन अझै {number} पत्ती चाहिन्छ।</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You’re {number} cards short of your sets, and {count} of the cards still out would help.</source>
        <comment>You’re one card short of your sets, and {count} of the cards still out would help.</comment>
        <translation>
            <numerusform>तपाईंका सेट पूरा हुन एउटा पत्ती चाहिन्छ, र बाहिर रहेका {count} पत्तीले काम दिन्छन्।</numerusform>
            <numerusform>तपाईंका सेट पूरा हुन {number} पत्ती चाहिन्छ, र बाहिर रहेका {count} पत्तीले काम दिन्छन्।</numerusform>
        </translation>
    </message>
    <message>
        <source>No single card still out would help you right away.</source>
        <translation>बाहिर रहेको कुनै एउटा पत्तीले मात्र तुरुन्तै काम बन्दैन।</translation>
    </message>
    <message>
        <source>others</source>
        <translation>अरू</translation>
    </message>
    <message numerus="yes">
        <source>There are {number} cards still out that would help: {cards}.</source>
        <comment>One card still out would help: {cards}.</comment>
        <translation>
            <numerusform>बाहिर रहेको एउटा पत्ती काम लाग्छ: {cards}।</numerusform>
            <numerusform>बाहिर रहेका {number} पत्ती काम लाग्छन्: {cards}।</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Afterwards</name>
    <message>
        <source>Reviewing how you played…</source>
        <translation>तपाईंको खेल जाँचिँदै छ…</translation>
    </message>
    <message>
        <source>You had nothing to decide in this hand.</source>
        <translation>यो बाजीमा तपाईंले रोज्नुपर्ने केही थिएन।</translation>
    </message>
    <message>
        <source>Expert: {expert} with your cards. You: {own}.</source>
        <translation>तपाईंकै पत्तीबाट विज्ञले {expert} ल्याउँथ्यो। तपाईंले {own} ल्याउनुभयो।</translation>
    </message>
    <message>
        <source>This compares your score for the hand with your best opponent’s. The expert’s figure is your score plus what your mistakes cost on average.</source>
        <translation>यहाँ यो बाजीमा तपाईंले ल्याउनुभएको अङ्क सबैभन्दा राम्रो विपक्षीको अङ्कसँग तुलना गरिएको छ। तपाईंका गल्तीले गर्दा सरदर जति अङ्क गुम्यो, त्यो तपाईंको अङ्कमा जोड्दा विज्ञको अङ्क आउँछ।</translation>
    </message>
    <message numerus="yes">
        <source>Your {number} mistakes cost you {cost}.</source>
        <comment>One mistake cost you {cost}.</comment>
        <translation>
            <numerusform>एउटा गल्तीमा तपाईंले {cost} गुमाउनुभयो।</numerusform>
            <numerusform>{number} गल्तीमा तपाईंले {cost} गुमाउनुभयो।</numerusform>
        </translation>
    </message>
    <message>
        <source>Two mistakes cost you {cost}.</source>
        <translation>दुई गल्तीमा तपाईंले {cost} गुमाउनुभयो।</translation>
    </message>
    <message>
        <source>Well played! {choice}</source>
        <translation>राम्रो खेल! {choice}</translation>
    </message>
    <message numerus="yes">
        <source>{number} points</source>
        <comment>{number} point</comment>
        <translation>
            <numerusform>{number} अङ्क</numerusform>
            <numerusform>{number} अङ्क</numerusform>
        </translation>
    </message>
    <message>
        <source>less than one match in a hundred</source>
        <translation>सय म्याचमा एउटाभन्दा कम</translation>
    </message>
    <message>
        <source>{share} in winning chances</source>
        <translation>जित्ने सम्भावना {share}</translation>
    </message>
    <message numerus="yes">
        <source>Show the {number} mistakes</source>
        <comment>Show the mistake</comment>
        <translation>
            <numerusform>गल्ती देखाउने</numerusform>
            <numerusform>ती {number} गल्ती देखाउने</numerusform>
        </translation>
    </message>
    <message>
        <source>Show both mistakes</source>
        <translation>दुवै गल्ती देखाउने</translation>
    </message>
</context>
<context>
    <name>Agreement</name>
    <message>
        <source>A first bid that jumps above {low} promises your partner an ace. A jump to {high} or more promises nothing. Your partner keeps to this, and so do opponents from Strong up. It’s an agreement and no rule, so nobody checks it. You can switch it off in Preferences.</source>
        <translation>पहिलो बोलीमै {low} भन्दा माथि फड्किँदा साथीलाई एक्काको वाचा हुन्छ। {high} वा त्यसभन्दा माथि फड्किँदा कुनै वाचा हुँदैन। तपाईंको साथीले यो मान्छ, र बलियो तहदेखिका विपक्षीले पनि। यो सहमति हो, नियम होइन, त्यसैले कसैले जाँच्दैन। यसलाई सेटिङमा बन्द गर्न सकिन्छ।</translation>
    </message>
    <message>
        <source>With a first bid that jumps to more than {low} and less than {high}, {name} promises an ace.</source>
        <translation>पहिलो बोलीमै {low} भन्दा माथि र {high} भन्दा तल फड्किँदा {name}ले एक्काको वाचा गर्नुहुन्छ।</translation>
    </message>
    <message>
        <source>With the jump to {amount}, {name} promised an ace.</source>
        <translation>{amount} मा फड्केर {name}ले एक्काको वाचा गर्नुभयो।</translation>
    </message>
    <message>
        <source>A bid of {amount} would promise your partner an ace.</source>
        <translation>{amount} बोल्दा साथीलाई एक्काको वाचा हुन्छ।</translation>
    </message>
</context>
<context>
    <name>Buttons</name>
    <message>
        <source>Deal</source>
        <translation>बाँड्ने</translation>
    </message>
    <message>
        <source>{words} (+{points})</source>
        <translation>{words} (+{points})</translation>
    </message>
    <message>
        <source>Ask for a whole</source>
        <translation>पूरा सोध्ने</translation>
    </message>
    <message>
        <source>Declare {suit}</source>
        <translation>{suit} घोषणा गर्ने</translation>
    </message>
    <message>
        <source>Ask for a half in {suit}</source>
        <translation>{suit_inessive} आधा सोध्ने</translation>
    </message>
    <message>
        <source>Answer {suit}</source>
        <translation>जवाफ: {suit}</translation>
    </message>
    <message>
        <source>Bid {amount}</source>
        <translation>{amount} बोल्ने</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>पास गर्ने</translation>
    </message>
    <message>
        <source>Ask for a new deal</source>
        <translation>फेरि बाँड्न लगाउने</translation>
    </message>
    <message>
        <source>Raise to {amount}</source>
        <translation>{amount} सम्म बढाउने</translation>
    </message>
    <message>
        <source>Stay at {amount}</source>
        <translation>{amount} मा अडिने</translation>
    </message>
    <message>
        <source>Say rami</source>
        <translation>रामी भन्ने</translation>
    </message>
    <message>
        <source>Say nolo</source>
        <translation>नोलो भन्ने</translation>
    </message>
    <message>
        <source>Play sooli</source>
        <translation>सोली खेल्ने</translation>
    </message>
    <message>
        <source>Take the {card}</source>
        <translation>{card} उठाउने</translation>
    </message>
    <message>
        <source>Take the offered card</source>
        <translation>फालेको पत्ती उठाउने</translation>
    </message>
    <message>
        <source>Draw from the stock</source>
        <translation>बाँकी गड्डीबाट तान्ने</translation>
    </message>
    <message>
        <source>Give</source>
        <translation>दिने</translation>
    </message>
    <message>
        <source>Give {cards}</source>
        <translation>{cards} दिने</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>फाल्ने</translation>
    </message>
    <message>
        <source>Discard the {card}</source>
        <translation>{card} फाल्ने</translation>
    </message>
    <message>
        <source>Discard {cards}</source>
        <translation>{cards} फाल्ने</translation>
    </message>
    <message>
        <source>Show sets</source>
        <translation>सेट देखाउने</translation>
    </message>
    <message numerus="yes">
        <source>Show {number} sets</source>
        <comment>Show 1 set</comment>
        <translation>
            <numerusform>१ सेट देखाउने</numerusform>
            <numerusform>{number} सेट देखाउने</numerusform>
        </translation>
    </message>
    <message>
        <source>Finish</source>
        <translation>खेल सक्ने</translation>
    </message>
    <message>
        <source>Finish and discard {card}</source>
        <translation>{card} फालेर खेल सक्ने</translation>
    </message>
    <message numerus="yes">
        <source>Show {number} tunnelas</source>
        <comment>Show 1 tunnela</comment>
        <translation>
            <numerusform>१ टनेला देखाउने</numerusform>
            <numerusform>{number} टनेला देखाउने</numerusform>
        </translation>
    </message>
    <message>
        <source>Show tunnelas</source>
        <translation>टनेला देखाउने</translation>
    </message>
</context>
<context>
    <name>Cards</name>
    <message>
        <source>{rank} of {suit}</source>
        <translation>{suit}को {rank}</translation>
    </message>
    <message>
        <source>Joker</source>
        <translation>जोकर</translation>
    </message>
    <message>
        <source>{names} and {last}</source>
        <translation>{names} र {last}</translation>
    </message>
    <message>
        <source>{names} or {last}</source>
        <translation>{names} वा {last}</translation>
    </message>
    <message>
        <source>the {card}</source>
        <translation>{card}</translation>
    </message>
    <message>
        <source>face-down card</source>
        <comment>nominative</comment>
        <translation>घोप्टो पत्ती</translation>
    </message>
    <message>
        <source>face-down card</source>
        <comment>genitive</comment>
        <translation>घोप्टो पत्ती</translation>
    </message>
    <message>
        <source>face-down card</source>
        <comment>partitive</comment>
        <translation>घोप्टो पत्ती</translation>
    </message>
    <message>
        <source>face-down card</source>
        <comment>adessive</comment>
        <translation>घोप्टो पत्तीले</translation>
    </message>
    <message>
        <source>printed joker</source>
        <comment>nominative</comment>
        <translation>छापेको जोकर</translation>
    </message>
    <message>
        <source>printed joker</source>
        <comment>genitive</comment>
        <translation>छापेको जोकर</translation>
    </message>
    <message>
        <source>printed joker</source>
        <comment>partitive</comment>
        <translation>छापेको जोकर</translation>
    </message>
    <message>
        <source>printed joker</source>
        <comment>adessive</comment>
        <translation>छापेको जोकरले</translation>
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
        <translation>{rank} खेल्दा</translation>
    </message>
    <message>
        <source>in every deal</source>
        <translation>सबै बाँडाइमा</translation>
    </message>
    <message>
        <source>in nearly every deal</source>
        <translation>झन्डै सबै बाँडाइमा</translation>
    </message>
    <message>
        <source>in {number} out of 10 deals</source>
        <translation>१० मध्ये {number} बाँडाइमा</translation>
    </message>
    <message numerus="yes">
        <source>{doing} you take at least {number} points {share}.</source>
        <comment>{doing} you take at least one point {share}.</comment>
        <translation>
            <numerusform>{doing} तपाईंले {share} कम्तीमा एक अङ्क लिनुहुन्छ।</numerusform>
            <numerusform>{doing} तपाईंले {share} कम्तीमा {number} अङ्क लिनुहुन्छ।</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{doing} you score at least {number} points {share}.</source>
        <comment>{doing} you score at least one point {share}.</comment>
        <translation>
            <numerusform>{doing} तपाईंले {share} कम्तीमा एक अङ्क कमाउनुहुन्छ।</numerusform>
            <numerusform>{doing} तपाईंले {share} कम्तीमा {number} अङ्क कमाउनुहुन्छ।</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{doing} you lose at least {number} points {share}.</source>
        <comment>{doing} you lose at least one point {share}.</comment>
        <translation>
            <numerusform>{doing} तपाईंले {share} कम्तीमा एक अङ्क गुमाउनुहुन्छ।</numerusform>
            <numerusform>{doing} तपाईंले {share} कम्तीमा {number} अङ्क गुमाउनुहुन्छ।</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{doing} you win at least {number} tricks {share}.</source>
        <comment>{doing} you win at least one trick {share}.</comment>
        <translation>
            <numerusform>{doing} तपाईंले {share} कम्तीमा एक हात लिनुहुन्छ।</numerusform>
            <numerusform>{doing} तपाईंले {share} कम्तीमा {number} हात लिनुहुन्छ।</numerusform>
        </translation>
    </message>
    <message>
        <source>{doing} you end up without a trick {share}.</source>
        <translation>{doing} तपाईंले {share} अन्त्यसम्म एउटा पनि हात लिनुहुन्न।</translation>
    </message>
    <message numerus="yes">
        <source>{doing} you win at most {number} tricks {share}.</source>
        <comment>{doing} you win at most one trick {share}.</comment>
        <translation>
            <numerusform>{doing} तपाईंले {share} बढीमा एक हात लिनुहुन्छ।</numerusform>
            <numerusform>{doing} तपाईंले {share} बढीमा {number} हात लिनुहुन्छ।</numerusform>
        </translation>
    </message>
    <message>
        <source>Be sure to give {cards}. The rest hardly matters.</source>
        <translation>{cards} चाहिँ अवश्य दिनुहोस्। बाँकीले खासै फरक पार्दैन।</translation>
    </message>
    <message>
        <source>Be sure to discard {cards}. The rest hardly matters.</source>
        <translation>{cards} चाहिँ अवश्य फाल्नुहोस्। बाँकीले खासै फरक पार्दैन।</translation>
    </message>
    <message>
        <source>Either is fine.</source>
        <translation>जुन भए पनि हुन्छ।</translation>
    </message>
    <message>
        <source>You have {number} equally good choices.</source>
        <translation>तपाईंसँग उत्तिकै राम्रा {number} विकल्प छन्।</translation>
    </message>
    <message>
        <source>If you play the {card} now, it ends up in one of your tricks {share}.</source>
        <translation>{card} अहिले खेल्दा त्यो {share} तपाईंले जितेका हातमा पर्छ।</translation>
    </message>
    <message>
        <source>If you play the {card} now, it wins a trick {share}.</source>
        <translation>{card} अहिले खेल्दा त्यसले {share} हात लिन्छ।</translation>
    </message>
    <message>
        <source>If you keep the {card}, it ends up in one of your tricks {share}.</source>
        <translation>{card} जोगाउँदा त्यो {share} तपाईंले जितेका हातमा पर्छ।</translation>
    </message>
    <message>
        <source>If you keep the {card}, it wins a trick {share}.</source>
        <translation>{card} जोगाउँदा त्यसले {share} हात लिन्छ।</translation>
    </message>
    <message>
        <source>{doing} you make the contract {share}.</source>
        <translation>{doing} {share} कबोल पुग्छ।</translation>
    </message>
    <message>
        <source>{doing} you defeat the contract {share}.</source>
        <translation>{doing} तपाईं {share} विपक्षीको कबोल रोक्नुहुन्छ।</translation>
    </message>
    <message>
        <source>{doing} your side’s contract fails {share}.</source>
        <translation>{doing} {share} तपाईंको पक्षको कबोल पुग्दैन।</translation>
    </message>
    <message>
        <source>{doing} your contract fails {share}.</source>
        <translation>{doing} {share} तपाईंको कबोल पुग्दैन।</translation>
    </message>
    <message>
        <source>{doing} you win the match {share}.</source>
        <translation>{doing} तपाईं {share} म्याच जित्नुहुन्छ।</translation>
    </message>
    <message>
        <source>{doing} you lose the match {share}.</source>
        <translation>{doing} तपाईं {share} म्याच हार्नुहुन्छ।</translation>
    </message>
    <message>
        <source>{doing} you do better {share} where it matters.</source>
        <translation>फरक पर्ने बाँडाइ मात्र गन्दा, {doing} {share} तपाईंको नतिजा राम्रो हुन्छ।</translation>
    </message>
    <message>
        <source>{doing} your side declares a marriage {share}.</source>
        <translation>{doing} {share} तपाईंको पक्षले बिहे घोषणा गर्छ।</translation>
    </message>
    <message>
        <source>{doing} your side declares two or more marriages {share}.</source>
        <translation>{doing} {share} तपाईंको पक्षले कम्तीमा दुई बिहे घोषणा गर्छ।</translation>
    </message>
    <message>
        <source>{doing} your side declares trumps {share}.</source>
        <translation>{doing} {share} तपाईंको पक्षले तुरुप बनाउँछ।</translation>
    </message>
    <message>
        <source>{doing} your partner says yes {share}.</source>
        <translation>{doing} {share} तपाईंको साथीले “छ” भन्छ।</translation>
    </message>
    <message>
        <source>{doing} your partner wins the trick {share}.</source>
        <translation>{doing} {share} हात साथीको हुन्छ।</translation>
    </message>
    <message>
        <source>{doing} you lead the next trick {share}.</source>
        <translation>{doing} {share} अर्को हात तपाईंले सुरु गर्नुहुन्छ।</translation>
    </message>
    <message>
        <source>{doing} your side wins the last trick {share}.</source>
        <translation>{doing} {share} अन्तिम हात तपाईंको पक्षको हुन्छ।</translation>
    </message>
    <message>
        <source>{doing} you lose an ace or a ten {share}.</source>
        <translation>{doing} तपाईं {share} एक्का वा दस गुमाउनुहुन्छ।</translation>
    </message>
    <message>
        <source>{doing} you take the most card points {share}.</source>
        <translation>{doing} {share} पत्तीका अङ्क सबैभन्दा बढी तपाईंकै हुन्छ।</translation>
    </message>
    <message>
        <source>{doing} you have the lead when the stock runs out {share}.</source>
        <translation>{doing} {share} बाँकी गड्डी सकिँदा सुरु गर्ने पालो तपाईंको हुन्छ।</translation>
    </message>
    <message>
        <source>{doing} you win the hand {share}.</source>
        <translation>{doing} तपाईं {share} बाजी जित्नुहुन्छ।</translation>
    </message>
    <message>
        <source>{doing} you take no trick at all {share}.</source>
        <translation>{doing} {share} तपाईंले एउटा पनि हात लिनुहुन्न।</translation>
    </message>
    <message>
        <source>{doing} you’re sent to Porvoo {share}.</source>
        <translation>{doing} तपाईं {share} पोर्भो जानुहुन्छ।</translation>
    </message>
    <message>
        <source>{doing} you overshoot the target {share}.</source>
        <translation>{doing} तपाईं {share} लक्ष्य नाघ्नुहुन्छ।</translation>
    </message>
    <message>
        <source>{doing} the sooli succeeds {share}.</source>
        <translation>{doing} {share} सोली सफल हुन्छ।</translation>
    </message>
    <message>
        <source>{doing},</source>
        <comment>a card</comment>
        <translation>{doing}</translation>
    </message>
    <message>
        <source>If you keep it,</source>
        <translation>त्यो जोगाउँदा</translation>
    </message>
    <message>
        <source>If you play it now,</source>
        <translation>त्यो अहिले खेल्दा</translation>
    </message>
    <message>
        <source>{doing} that never happens.</source>
        <translation>{doing} त्यस्तो कहिल्यै हुँदैन।</translation>
    </message>
    <message>
        <source>{doing} that hardly ever happens.</source>
        <translation>{doing} त्यस्तो विरलै हुन्छ।</translation>
    </message>
    <message>
        <source>{doing} that’s not even half as likely.</source>
        <translation>{doing} त्यस्तो हुने सम्भावना यसको आधा पनि हुँदैन।</translation>
    </message>
    <message>
        <source>{doing} that’s less likely.</source>
        <translation>{doing} त्यस्तो हुने सम्भावना कम हुन्छ।</translation>
    </message>
    <message>
        <source>That way</source>
        <translation>त्यसो गर्दा</translation>
    </message>
    <message>
        <source>if you play the {card}</source>
        <translation>{card} खेल्दा</translation>
    </message>
    <message>
        <source>than {other}</source>
        <comment>a clause</comment>
        <translation>{other}भन्दा</translation>
    </message>
    <message>
        <source>than {other}</source>
        <comment>a card</comment>
        <translation>{other}भन्दा</translation>
    </message>
    <message>
        <source>in hardly any deal</source>
        <translation>मुश्किलले कुनै बाँडाइमा</translation>
    </message>
    <message>
        <source>It’s equally good {clauses}.</source>
        <translation>{clauses} उत्तिकै राम्रो हुन्छ।</translation>
    </message>
    <message>
        <source>if you play {cards}</source>
        <translation>{cards} खेल्दा</translation>
    </message>
    <message>
        <source>The {names} of {suit} are equally good.</source>
        <translation>{suit}का {names} उत्तिकै राम्रा छन्।</translation>
    </message>
    <message>
        <source>{names} are equally good.</source>
        <translation>{names} उत्तिकै राम्रा छन्।</translation>
    </message>
    <message>
        <source>Any card will do.</source>
        <translation>जुन पत्ती खेले पनि हुन्छ।</translation>
    </message>
    <message>
        <source>Any of your low {suit} will do.</source>
        <translation>तपाईंको जुनसुकै सानो {suit} खेले पनि हुन्छ।</translation>
    </message>
    <message>
        <source>Any of your low cards will do.</source>
        <translation>तपाईंको जुनसुकै सानो पत्ती खेले पनि हुन्छ।</translation>
    </message>
    <message>
        <source>Any card will do, except {names}.</source>
        <translation>{names}बाहेक जुन पत्ती खेले पनि हुन्छ।</translation>
    </message>
    <message>
        <source>Either {rank} will do.</source>
        <translation>{rank}: दुवै उत्तिकै राम्रा छन्।</translation>
    </message>
    <message>
        <source>Any {rank} will do.</source>
        <translation>{rank}: सबै उत्तिकै राम्रा छन्।</translation>
    </message>
    <message>
        <source>Either of your {suit} will do.</source>
        <translation>तपाईंका दुईमध्ये जुन {suit} खेले पनि हुन्छ।</translation>
    </message>
    <message>
        <source>Any of your {suit} will do.</source>
        <translation>तपाईंको जुनसुकै {suit} खेले पनि हुन्छ।</translation>
    </message>
    <message>
        <source>Any of your {suit} or {other} will do.</source>
        <translation>तपाईंको जुनसुकै {suit} वा {other} खेले पनि हुन्छ।</translation>
    </message>
    <message>
        <source>If you play the {card} now, it ends up with your side {share}.</source>
        <translation>{card} अहिले खेल्दा त्यो {share} तपाईंको पक्षले जितेका हातमा पर्छ।</translation>
    </message>
    <message>
        <source>The {card} would cost you less than a point.</source>
        <translation>{card} खेल्दा तपाईंको एक अङ्कभन्दा कम घट्छ।</translation>
    </message>
    <message numerus="yes">
        <source>The {card} would cost you about {number} points.</source>
        <comment>The {card} would cost you about one point.</comment>
        <translation>
            <numerusform>{card} खेल्दा तपाईंको करिब एक अङ्क घट्छ।</numerusform>
            <numerusform>{card} खेल्दा तपाईंको करिब {number} अङ्क घट्छ।</numerusform>
        </translation>
    </message>
    <message>
        <source>{doing} it costs you less than a point.</source>
        <translation>{doing} तपाईंको एक अङ्कभन्दा कम घट्छ।</translation>
    </message>
    <message numerus="yes">
        <source>{doing} it costs you about {number} points.</source>
        <comment>{doing} it costs you about one point.</comment>
        <translation>
            <numerusform>{doing} तपाईंको करिब एक अङ्क घट्छ।</numerusform>
            <numerusform>{doing} तपाईंको करिब {number} अङ्क घट्छ।</numerusform>
        </translation>
    </message>
    <message>
        <source>If you keep the {card}, it ends up with your side {share}.</source>
        <translation>{card} जोगाउँदा त्यो {share} तपाईंको पक्षले जितेका हातमा पर्छ।</translation>
    </message>
    <message>
        <source>{doing} an opponent makes the contract {share}.</source>
        <translation>{doing} {share} विपक्षीको कबोल पुग्छ।</translation>
    </message>
    <message>
        <source>{doing} the sooli fails {share}.</source>
        <translation>{doing} {share} सोली असफल हुन्छ।</translation>
    </message>
    <message>
        <source>{doing} you do better {share} {than}.</source>
        <translation>{than} {doing} {share} तपाईंको नतिजा राम्रो हुन्छ।</translation>
    </message>
    <message>
        <source>{doing} you do better {share}.</source>
        <translation>{doing} {share} तपाईंको नतिजा राम्रो हुन्छ।</translation>
    </message>
    <message>
        <source>{doing} an opponent declares a marriage {share}.</source>
        <translation>{doing} {share} कुनै विपक्षीले बिहे घोषणा गर्छ।</translation>
    </message>
    <message>
        <source>{doing} you declare a marriage {share}.</source>
        <translation>{doing} तपाईं {share} बिहे घोषणा गर्नुहुन्छ।</translation>
    </message>
    <message>
        <source>{doing} you declare two or more marriages {share}.</source>
        <translation>{doing} तपाईं {share} कम्तीमा दुई बिहे घोषणा गर्नुहुन्छ।</translation>
    </message>
    <message>
        <source>{doing} you declare trumps {share}.</source>
        <translation>{doing} तपाईं {share} तुरुप बनाउनुहुन्छ।</translation>
    </message>
    <message>
        <source>{doing} you win the trick {share}.</source>
        <translation>{doing} {share} हात तपाईंको हुन्छ।</translation>
    </message>
    <message>
        <source>{doing} you win this trick and the next one {share}.</source>
        <translation>{doing} तपाईं {share} यो र यसपछिको हात जित्नुहुन्छ।</translation>
    </message>
    <message>
        <source>{doing} you win the last trick {share}.</source>
        <translation>{doing} {share} अन्तिम हात तपाईंको हुन्छ।</translation>
    </message>
    <message>
        <source>{doing} your side wins the trick {share}.</source>
        <translation>{doing} {share} हात तपाईंको पक्षको हुन्छ।</translation>
    </message>
    <message>
        <source>If you play the {card}, an opponent trumps it {share}.</source>
        <translation>{card} खेल्दा {share} कुनै विपक्षीले त्यसमा तुरुप हान्छ।</translation>
    </message>
    <message>
        <source>{doing} your side wins this trick and the next one {share}.</source>
        <translation>{doing} {share} तपाईंको पक्षले यो र यसपछिको हात जित्छ।</translation>
    </message>
    <message>
        <source>If you play the {card}, you lose it {share}.</source>
        <translation>{card} खेल्दा तपाईं {share} त्यो गुमाउनुहुन्छ।</translation>
    </message>
    <message>
        <source>{doing} you capture an opponent’s ace or ten {share}.</source>
        <translation>{doing} तपाईं {share} विपक्षीको एक्का वा दस लिनुहुन्छ।</translation>
    </message>
    <message>
        <source>{doing} you lose the trick to a trump {share}.</source>
        <translation>{doing} {share} कुनै विपक्षीले तुरुप हानेर हात लैजान्छ।</translation>
    </message>
    <message>
        <source>{doing} you draw a trump from an opponent {share}.</source>
        <translation>{doing} तपाईं {share} विपक्षीको एउटा तुरुप झिकाउनुहुन्छ।</translation>
    </message>
</context>
<context>
    <name>Counsel</name>
    <message>
        <source>Watch what the next player takes, and don’t discard anything that goes with it.</source>
        <translation>तपाईंपछि खेल्ने खेलाडीले के उठाउँछ हेर्नुहोस्, र त्यससँग मिल्ने पत्ती नफाल्नुहोस्।</translation>
    </message>
    <message>
        <source>With five pairs of identical cards, you can try for seven dublees instead of sets.</source>
        <translation>उस्तै पत्तीका पाँच जोडी भए सेटको सट्टा सात डब्ली जम्मा गर्ने प्रयास गर्न सकिन्छ।</translation>
    </message>
    <message>
        <source>Keep two identical cards for a while, because a third one makes a tunnela.</source>
        <translation>उस्तै दुई पत्ती केही बेर जोगाउनुहोस्, किनकि तेस्रो आए टनेला बन्छ।</translation>
    </message>
    <message>
        <source>Use wild cards in the set that’s hardest to complete, and never discard one.</source>
        <translation>सबैभन्दा पूरा गर्न गाह्रो सेटमा जोकर पत्ती राख्नुहोस्, र जोकर पत्ती कहिल्यै नफाल्नुहोस्।</translation>
    </message>
    <message>
        <source>Keep the tiplu and its neighbours until the end, because everyone else has to pay you for them.</source>
        <translation>टिप्लु र त्यसका छिमेकी पत्ती अन्त्यसम्म जोगाउनुहोस्, किनकि तिनको अङ्क अरू सबैले तपाईंलाई तिर्नुपर्छ।</translation>
    </message>
    <message>
        <source>Bid rami with many aces and kings, and nolo with many low cards.</source>
        <translation>धेरै एक्का र बादशाह भए रामी बोल्नुहोस्, धेरै साना पत्ती भए नोलो बोल्नुहोस्।</translation>
    </message>
    <message>
        <source>A long suit with high cards is good in rami, because its low cards win tricks too.</source>
        <translation>ठूला पत्ती भएको लामो रङ रामीमा राम्रो हुन्छ, किनकि त्यसका साना पत्तीले पनि हात जित्छन्।</translation>
    </message>
    <message>
        <source>In rami, lead from your longest suit, because in the end nobody else can follow suit.</source>
        <translation>रामीमा आफ्नो सबैभन्दा लामो रङबाट सुरु गर्नुहोस्, किनकि अन्त्यमा अरू कसैसँग त्यो रङ रहँदैन।</translation>
    </message>
    <message>
        <source>In rami, return the suit that your partner led.</source>
        <translation>रामीमा साथीले सुरु गरेकै रङ फर्काएर खेल्नुहोस्।</translation>
    </message>
    <message>
        <source>In rami, play low if you’re second to play, because your partner plays after you. Play high if you’re third.</source>
        <translation>रामीमा दोस्रो हुँदा सानो खेल्नुहोस्, किनकि साथीको पालो बाँकी छ। तेस्रो हुँदा ठूलो खेल्नुहोस्।</translation>
    </message>
    <message>
        <source>In nolo, play high cards under even higher ones, so that they don’t win a trick.</source>
        <translation>नोलोमा अरूले झन् ठूलो पत्ती खेलेको हातमा आफ्नो ठूलो पत्ती खेल्नुहोस्, ताकि त्यसले हात नजितोस्।</translation>
    </message>
    <message>
        <source>In nolo, keep your lowest cards, because they let you duck tricks near the end.</source>
        <translation>नोलोमा सबैभन्दा साना पत्ती जोगाउनुहोस्, किनकि अन्त्यतिर तिनैले हात लिनबाट बचाउँछन्।</translation>
    </message>
    <message>
        <source>In nolo, if you have to take a trick anyway, take it with your highest card.</source>
        <translation>नोलोमा हात लिनैपर्दा सबैभन्दा ठूलो पत्तीले लिनुहोस्।</translation>
    </message>
    <message>
        <source>While your side is rising, play safe, because one lost hand takes all your points away.</source>
        <translation>तपाईंको पक्ष उकालोमा हुँदा जोखिम नलिनुहोस्, किनकि एक बाजी हारे सबै अङ्क जान्छन्।</translation>
    </message>
    <message>
        <source>While your opponents are rising, winning the hand by a single trick is enough to wipe out their points.</source>
        <translation>विपक्षी उकालोमा हुँदा एउटै हातको फरकले बाजी जिते पनि तिनका सबै अङ्क जान्छन्।</translation>
    </message>
    <message>
        <source>Say sooli only with low cards in every suit. In sooli, aces are low.</source>
        <translation>हरेक रङमा साना पत्ती भए मात्र सोली भन्नुहोस्। सोलीमा एक्का सानो हुन्छ।</translation>
    </message>
    <message>
        <source>Aces and tens decide the card points, so try to win the tricks that contain them.</source>
        <translation>पत्तीका अङ्कको फैसला एक्का र दसले गर्छन्, त्यसैले ती भएका हात जित्ने प्रयास गर्नुहोस्।</translation>
    </message>
    <message>
        <source>The first marriage scores {first} points, so win a trick early and be the one to declare it.</source>
        <translation>पहिलो बिहेको {first} अङ्क हुन्छ, त्यसैले छिट्टै एउटा हात जितेर त्यो आफैँ घोषणा गर्नुहोस्।</translation>
    </message>
    <message>
        <source>If you lead without a marriage of your own, ask for a whole. A “no” costs nothing, because you lead anyway.</source>
        <translation>आफूसँग बिहे नभए सुरु गर्नुअघि साथीलाई “पूरा” सोध्नुहोस्। “छैन” भने पनि केही घट्दैन, किनकि सुरु त तपाईंले नै गर्नुहुन्छ।</translation>
    </message>
    <message>
        <source>Take at least one trick, or you’ll be in the bag for the next hand.</source>
        <translation>कम्तीमा एउटा हात लिनुहोस्, नत्र अर्को बाजीमा थैलीमा बस्नुपर्छ।</translation>
    </message>
    <message>
        <source>If you’re far behind, collect at least {points} points. Then the winners score only 1 game point instead of 2.</source>
        <translation>धेरै पछि परेको बेला कम्तीमा {points} अङ्क जम्मा गर्नुहोस्, अनि जित्नेले २ को सट्टा १ खेल-अङ्क मात्र पाउँछ।</translation>
    </message>
    <message>
        <source>Look at your opponent’s open cards before you lead, because you can see many that could beat yours.</source>
        <translation>सुरु गर्नुअघि विपक्षीका खुला पत्ती हेर्नुहोस्, किनकि तपाईंको पत्तीलाई जित्न सक्ने धेरै पत्ती त्यहीँ देखिन्छन्।</translation>
    </message>
    <message>
        <source>When you play an open card, you turn up the one under it. Play from your row when you need new cards.</source>
        <translation>खुला पत्ती खेलेपछि त्यसमुनिको पत्ती पल्टिन्छ। नयाँ पत्ती चाहिँदा आफ्नो लहरबाट खेल्नुहोस्।</translation>
    </message>
    <message>
        <source>A king in your row and the matching queen in your hand also make a marriage.</source>
        <translation>लहरको बादशाह र हातमा भएको उही रङको मिस्सी मिलेर पनि बिहे बन्छ।</translation>
    </message>
    <message>
        <source>Does your opponent’s row show the king and queen of a suit? Lead that suit, and your opponent may have to play one of the two.</source>
        <translation>विपक्षीको लहरमा एउटै रङका बादशाह र मिस्सी देखिन्छन्? त्यही रङबाट सुरु गर्नुहोस्, किनकि विपक्षीले तीमध्ये एउटा खेल्नैपर्ने हुन सक्छ।</translation>
    </message>
    <message>
        <source>While the stock lasts, keep your kings and queens, because you may still draw the other half.</source>
        <translation>बाँकी गड्डी छउन्जेल बादशाह र मिस्सी जोगाउनुहोस्, किनकि अर्को आधा अझै आउन सक्छ।</translation>
    </message>
    <message>
        <source>Declare your marriages before the stock runs out. After that, they’re worth nothing.</source>
        <translation>गड्डी सकिनुअघि बिहे घोषणा गर्नुहोस्। त्यसपछि बिहेको केही मूल्य हुँदैन।</translation>
    </message>
    <message>
        <source>Save trumps and aces for the end, because play gets strict when the stock is gone.</source>
        <translation>तुरुप र एक्का अन्त्यका लागि जोगाउनुहोस्, किनकि गड्डी सकिएपछि खेल कडा हुन्छ।</translation>
    </message>
    <message>
        <source>Discard low cards early, because nobody has to follow suit while the stock lasts.</source>
        <translation>साना पत्ती छिट्टै फाल्नुहोस्, किनकि बाँकी गड्डी छउन्जेल सुरुकै रङ खेल्नुपर्दैन।</translation>
    </message>
    <message>
        <source>Count the cards. Once the stock is gone, you can work out your opponent’s whole hand.</source>
        <translation>पत्ती गन्नुहोस्। गड्डी सकिएपछि विपक्षीका हातका सबै पत्ती ठ्याक्कै थाहा हुन सक्छ।</translation>
    </message>
    <message>
        <source>Does your partner have the ace? Lead the king, because an opponent with the ten may have to play it.</source>
        <translation>साथीसँग एक्का छ? बादशाहबाट सुरु गर्नुहोस्, किनकि विपक्षीसँग दस भए उसले त्यो खेल्नैपर्ने हुन सक्छ।</translation>
    </message>
    <message>
        <source>Against the declarer, help the other defender. Every point that the two of you take is one less for the declarer.</source>
        <translation>बोल्ने खेलाडीविरुद्ध खेल्ने अर्को खेलाडीलाई सघाउनुहोस्। तपाईंहरू दुईले जति अङ्क लिनुहुन्छ, बोल्ने खेलाडीको त्यति नै घट्छ।</translation>
    </message>
    <message>
        <source>A missing card may be in the dead hand, so your ten may have no ace to fear.</source>
        <translation>नदेखिएको पत्ती मरेका पत्तीमा हुन सक्छ, त्यसैले तपाईंको दसलाई जित्ने एक्का खेलमै नहुन पनि सक्छ।</translation>
    </message>
    <message>
        <source>Contracts rarely succeed without an ace, because you need a sure trick before you can declare a marriage.</source>
        <translation>एक्का नभए कबोल विरलै पुग्छ, किनकि बिहे घोषणा गर्नुअघि पक्का हात चाहिन्छ।</translation>
    </message>
    <message>
        <source>Aces are the best cards to hold, then kings and queens, then tens. A king and queen help most when they’re of the same suit.</source>
        <translation>हातमा राख्न सबैभन्दा राम्रा एक्का हुन्, त्यसपछि बादशाह र मिस्सी, अनि दस। बादशाह र मिस्सी एउटै रङका भए सबैभन्दा बढी काम लाग्छन्।</translation>
    </message>
    <message>
        <source>Bid boldly. You can afford to fail one contract in three or four, and the exchange improves your hand.</source>
        <translation>आँट गरेर बोल्नुहोस्। तीन-चार कबोलमा एउटा नपुगे पनि हुन्छ, र साटासाटले हातका पत्ती राम्रा हुन्छन्।</translation>
    </message>
    <message>
        <source>All the cards and the last trick come to {total} points. If you bid more, you need a marriage too.</source>
        <translation>सबै पत्ती र अन्तिम हातको जम्मा {total} अङ्क हुन्छ। त्योभन्दा बढी बोल्दा बिहे पनि चाहिन्छ।</translation>
    </message>
    <message>
        <source>Count the tricks you’re bound to lose, and bid about 25 points less for each.</source>
        <translation>पक्कै गुमाउने हात गन्नुहोस्, र हरेकका लागि करिब २५ अङ्क कम बोल्नुहोस्।</translation>
    </message>
    <message>
        <source>As the declarer’s partner, give aces, an ace with its ten, or a whole marriage. Never split a marriage.</source>
        <translation>बोल्ने खेलाडीको साथी हुँदा एक्का, एक्कासँगै त्यही रङको दस, वा पूरा बिहे दिनुहोस्। बिहे कहिल्यै नछुट्याउनुहोस्।</translation>
    </message>
    <message>
        <source>As declarer, keep one strong suit and your aces. Give away the suits that you’ll be able to trump.</source>
        <translation>बोल्ने खेलाडी हुँदा एउटा बलियो रङ र एक्का राख्नुहोस्। पछि तुरुप हान्न सकिने रङका पत्ती दिनुहोस्।</translation>
    </message>
    <message>
        <source>When you defend, win a trick with a sure card. Then declare a marriage and change trumps.</source>
        <translation>बोल्ने खेलाडीविरुद्ध खेल्दा पक्का जित्ने पत्तीले हात लिनुहोस्। अनि बिहे घोषणा गरेर तुरुप फेर्नुहोस्।</translation>
    </message>
    <message>
        <source>Don’t let an opponent win a trick that they led, because then they can declare new trumps.</source>
        <translation>विपक्षीले आफैँ सुरु गरेको हात उसैलाई जित्न नदिनुहोस्, नत्र उसले नयाँ तुरुप बनाउन सक्छ।</translation>
    </message>
    <message>
        <source>Don’t give away easy tricks, because the winner can declare new trumps.</source>
        <translation>सजिलै हात नछोड्नुहोस्, किनकि जित्नेले नयाँ तुरुप बनाउन सक्छ।</translation>
    </message>
    <message>
        <source>The first trick brings out an ace. Note who plays it, and which aces are still out.</source>
        <translation>पहिलो हातमा एक्का आउँछ। त्यो कसले खेल्यो र कुन-कुन एक्का आउन बाँकी छन्, याद राख्नुहोस्।</translation>
    </message>
    <message>
        <source>Bid what your own hand can make. The kitty helps, but nobody knows what’s in it.</source>
        <translation>आफ्नै पत्तीले पुग्नेजति बोल्नुहोस्। किट्टीले सघाउँछ, तर त्यसमा के छ कसैलाई थाहा हुँदैन।</translation>
    </message>
    <message>
        <source>You can’t discard an ace or a ten. A king or queen that you discard still counts for you.</source>
        <translation>एक्का वा दस फाल्न पाइँदैन। फालेको बादशाह वा मिस्सी तपाईंकै हिसाबमा गनिन्छ।</translation>
    </message>
    <message>
        <source>Your discards count for you only if you win a trick, so make sure of one.</source>
        <translation>एउटा हात लिए मात्र फालेका पत्ती तपाईंको हिसाबमा गनिन्छन्, त्यसैले एउटा हात पक्का गर्नुहोस्।</translation>
    </message>
    <message>
        <source>Take at least one trick in every hand, because ending without one costs a lot.</source>
        <translation>हरेक बाजीमा कम्तीमा एउटा हात लिनुहोस्, किनकि एउटा पनि नलिए ठूलो घाटा हुन्छ।</translation>
    </message>
    <message>
        <source>Lead an ace early, because it wins a trick and then lets you declare a marriage.</source>
        <translation>छिट्टै एक्काबाट सुरु गर्नुहोस्, किनकि त्यसले हात जित्छ, अनि बिहे घोषणा गर्न पाइन्छ।</translation>
    </message>
    <message>
        <source>Only the ace beats the ten, so keep a ten until the ace of its suit is gone.</source>
        <translation>दसलाई एक्काले मात्र जित्छ, त्यसैले त्यो रङको एक्का नगएसम्म दस जोगाउनुहोस्।</translation>
    </message>
    <message>
        <source>Holding a lone king or queen? Ask for the other half. Holding neither? Ask for a whole.</source>
        <translation>एक्लो बादशाह वा मिस्सी छ? अर्को आधा सोध्नुहोस्। दुवै छैन? “पूरा” सोध्नुहोस्।</translation>
    </message>
    <message>
        <source>Don’t split a king and queen before you’ve declared them.</source>
        <translation>घोषणा नगरी बादशाह र मिस्सीलाई नछुट्याउनुहोस्।</translation>
    </message>
    <message>
        <source>Don’t discard a king or queen while your partner may hold the other half.</source>
        <translation>अर्को आधा साथीसँग हुन सक्छ भने बादशाह वा मिस्सी नफाल्नुहोस्।</translation>
    </message>
    <message>
        <source>Play your tens on tricks that your partner is sure to win.</source>
        <translation>साथीले पक्का जित्ने हातमा आफ्ना दस खेल्नुहोस्।</translation>
    </message>
    <message>
        <source>If you hold the highest trumps, lead them until the others have none left.</source>
        <translation>सबैभन्दा ठूला तुरुप हातमा छन् भने अरूसँग तुरुप नसकिएसम्म तिनैबाट सुरु गर्नुहोस्।</translation>
    </message>
    <message>
        <source>Listen to the questions. Even a “no” tells you which cards a player doesn’t hold.</source>
        <translation>प्रश्न ध्यान दिएर सुन्नुहोस्। “छैन” भन्ने जवाफले पनि त्यो खेलाडीसँग कुन पत्ती छैन भन्ने बताउँछ।</translation>
    </message>
    <message>
        <source>Save a high card for the last trick, because that trick scores extra.</source>
        <translation>अन्तिम हातका लागि ठूलो पत्ती जोगाउनुहोस्, किनकि त्यो हातको थप अङ्क हुन्छ।</translation>
    </message>
    <message>
        <source>Remember which aces and tens are gone, so that you know which cards are highest.</source>
        <translation>कुन-कुन एक्का र दस गइसके, सम्झनुहोस्, अनि अब कुन पत्ती सबैभन्दा ठूलो हो थाहा हुन्छ।</translation>
    </message>
    <message>
        <source>Take at least one trick in every hand, or you’ll be sent to Porvoo and drop to zero.</source>
        <translation>हरेक बाजीमा कम्तीमा एउटा हात लिनुहोस्, नत्र पोर्भो गइन्छ र अङ्क शून्यमा झर्छ।</translation>
    </message>
    <message>
        <source>Win a trick before the others do, because the winner can declare trumps.</source>
        <translation>अरूले भन्दा पहिले हात लिनुहोस्, किनकि हात जित्नेले तुरुप बनाउन सक्छ।</translation>
    </message>
    <message>
        <source>You need exactly {target} points to win. Count the points you still need, and don’t take more.</source>
        <translation>ठ्याक्कै {target} अङ्कले जितिन्छ। अझै कति चाहिन्छ गन्नुहोस्, र त्योभन्दा बढी नलिनुहोस्।</translation>
    </message>
    <message>
        <source>{target} points win the match. Near the end, every single point can decide it.</source>
        <translation>{target} अङ्कले म्याच जितिन्छ। अन्त्यतिर एउटै अङ्कले पनि फैसला गर्न सक्छ।</translation>
    </message>
    <message>
        <source>Get rid of your short suits, so that you can trump them.</source>
        <translation>थोरै पत्ती भएका रङ सक्नुहोस्, अनि तिनमा तुरुप हान्न सकिन्छ।</translation>
    </message>
    <message>
        <source>Win tricks before your opponents have declared trumps. Without a trick, they can’t declare any.</source>
        <translation>विपक्षीले तुरुप बनाउनुअघि नै हात जित्नुहोस्। हात नजिती उनीहरूले तुरुप बनाउन सक्दैनन्।</translation>
    </message>
    <message>
        <source>After declaring a marriage, you must lead its king or queen, so first check whether the ace is gone.</source>
        <translation>बिहे घोषणा गरेपछि त्यसकै बादशाह वा मिस्सीबाट सुरु गर्नुपर्छ, त्यसैले पहिले एक्का गइसक्यो कि भनेर हेर्नुहोस्।</translation>
    </message>
    <message>
        <source>If another player may finish soon, show your sets at any cost. That saves you {saved} points.</source>
        <translation>अरू कसैले छिट्टै खेल सक्ला जस्तो भए जसरी पनि सेट देखाउनुहोस्। त्यसो गर्दा {saved} अङ्क कम तिर्नुपर्छ।</translation>
    </message>
    <message>
        <source>First of all, collect three sequences or tunnelas without wild cards. Until you have them, the rest is no use.</source>
        <translation>सबैभन्दा पहिले जोकर पत्तीबिनाका तीन सिक्वेन्स वा टनेला जम्मा गर्नुहोस्। त्यतिन्जेल अरू पत्ती काम लाग्दैनन्।</translation>
    </message>
    <message>
        <source>Show your sets as soon as you can. Then you see the tiplu, and your maal counts.</source>
        <translation>सक्नेबित्तिकै सेट देखाउनुहोस्। अनि टिप्लु हेर्न पाइन्छ, र तपाईंको माल गनिन्छ।</translation>
    </message>
    <message>
        <source>Show tunnelas before your first draw, because then they count as maal.</source>
        <translation>पहिलो पत्ती तान्नुअघि टनेला देखाउनुहोस्, किनकि ती मालमा गनिन्छन्।</translation>
    </message>
    <message>
        <source>Keep neighbours. A seven and an eight can use a six or a nine. A seven and a nine can use only an eight.</source>
        <translation>छिमेकी पत्ती जोगाउनुहोस्। सात र आठलाई छक्का वा नौ मिल्छ, सात र नौलाई आठ मात्र।</translation>
    </message>
    <message>
        <source>Cards in the middle of a suit fit more sequences than those at the ends.</source>
        <translation>रङका छेउका भन्दा बीचका पत्ती धेरै सिक्वेन्समा मिल्छन्।</translation>
    </message>
</context>
<context>
    <name>Count</name>
    <message>
        <source>Card points</source>
        <translation>पत्तीका अङ्क</translation>
    </message>
    <message>
        <source>Trumps declared</source>
        <translation>तुरुप बनाएको</translation>
    </message>
    <message>
        <source>A little one</source>
        <translation>सानो बिहे</translation>
    </message>
    <message>
        <source>Last trick</source>
        <translation>अन्तिम हात</translation>
    </message>
    <message>
        <source>Carried over from tied hands</source>
        <translation>बराबरी बाजीबाट सरेको</translation>
    </message>
    <message>
        <source>No tricks, so off to Porvoo</source>
        <translation>एउटा पनि हात आएन, त्यसैले पोर्भोतिर</translation>
    </message>
    <message>
        <source>No tricks taken</source>
        <translation>एउटा पनि हात आएन</translation>
    </message>
    <message>
        <source>The rise is over</source>
        <translation>उकालो टुट्यो</translation>
    </message>
    <message>
        <source>finished</source>
        <translation>खेल सकेको</translation>
    </message>
    <message>
        <source>maal seen</source>
        <translation>माल हेरेको</translation>
    </message>
    <message>
        <source>maal unseen</source>
        <translation>माल नहेरेको</translation>
    </message>
    <message>
        <source>You finished</source>
        <translation>तपाईंले खेल सक्नुभयो</translation>
    </message>
    <message>
        <source>{name} finished</source>
        <translation>{name}ले खेल सक्नुभयो</translation>
    </message>
    <message>
        <source>Nothing to collect</source>
        <translation>पाउनुपर्ने केही छैन</translation>
    </message>
    <message>
        <source>Opponent’s maal</source>
        <translation>विपक्षीको माल</translation>
    </message>
    <message>
        <source>The others’ maal</source>
        <translation>अरूको माल</translation>
    </message>
    <message>
        <source>Own maal</source>
        <translation>आफ्नो माल</translation>
    </message>
    <message>
        <source>Others pay {points} each</source>
        <translation>अरूले {points} का दरले तिर्छन्</translation>
    </message>
    <message>
        <source>Jhiplu, tiplu and poplu</source>
        <translation>झिप्लु, टिप्लु र पप्लु</translation>
    </message>
    <message>
        <source>Tiplu</source>
        <translation>टिप्लु</translation>
    </message>
    <message>
        <source>Poplu and jhiplu</source>
        <translation>पप्लु र झिप्लु</translation>
    </message>
    <message>
        <source>Printed jokers</source>
        <translation>छापेका जोकर</translation>
    </message>
    <message>
        <source>Alter cards</source>
        <translation>अल्टर पत्ती</translation>
    </message>
    <message>
        <source>Tunnelas shown</source>
        <translation>देखाइएका टनेला</translation>
    </message>
    <message>
        <source>Unseen maal, not counted</source>
        <translation>माल नहेरेको, गनिएन</translation>
    </message>
    <message>
        <source>Kidnapped maal</source>
        <translation>किडन्याप गरेको माल</translation>
    </message>
    <message>
        <source>Maal</source>
        <translation>माल</translation>
    </message>
    <message>
        <source>Lost, maal seen</source>
        <translation>माल हेरेर हारेको बाजी</translation>
    </message>
    <message>
        <source>Lost, maal unseen</source>
        <translation>माल नहेरी हारेको बाजी</translation>
    </message>
    <message>
        <source>Won with dublees</source>
        <translation>डब्लीले जितेको</translation>
    </message>
    <message>
        <source>Tie-break</source>
        <translation>बराबरी छुट्याउने अङ्क</translation>
    </message>
    <message>
        <source>More card points, {own} to {other}</source>
        <translation>पत्तीका अङ्क बढी, {own} विरुद्ध {other}</translation>
    </message>
    <message>
        <source>Much higher total, {own} to {other}</source>
        <translation>जम्मा अङ्क निकै बढी, {own} विरुद्ध {other}</translation>
    </message>
    <message>
        <source>Higher total, {own} to {other}</source>
        <translation>जम्मा अङ्क बढी, {own} विरुद्ध {other}</translation>
    </message>
    <message>
        <source>Läpiajo: no tricks taken</source>
        <translation>लापिआयो: एउटा पनि हात आएन</translation>
    </message>
    <message>
        <source>Nobody bid, so everyone scores what they took</source>
        <translation>कसैले बोलेन, त्यसैले जसले जति लियो, उसले त्यति नै अङ्क पाउँछ</translation>
    </message>
    <message>
        <source>Every trick taken, so the whole pack counts</source>
        <translation>सबै हात लिइयो, त्यसैले पूरै गड्डी गनिन्छ</translation>
    </message>
    <message>
        <source>Nobody bid</source>
        <translation>कसैले बोलेन</translation>
    </message>
    <message>
        <source>You made the contract</source>
        <translation>तपाईंको कबोल पुग्यो</translation>
    </message>
    <message>
        <source>You didn’t make your contract</source>
        <translation>तपाईंको कबोल पुगेन</translation>
    </message>
    <message>
        <source>You made your contract</source>
        <translation>तपाईंहरूको कबोल पुग्यो</translation>
    </message>
    <message>
        <source>You failed your contract</source>
        <translation>तपाईंहरूको कबोल पुगेन</translation>
    </message>
    <message>
        <source>They made their contract</source>
        <translation>उनीहरूको कबोल पुग्यो</translation>
    </message>
    <message>
        <source>They failed their contract</source>
        <translation>उनीहरूको कबोल पुगेन</translation>
    </message>
    <message>
        <source>{name} made the contract</source>
        <translation>{name}को कबोल पुग्यो</translation>
    </message>
    <message>
        <source>{name} failed the contract</source>
        <translation>{name}को कबोल पुगेन</translation>
    </message>
    <message>
        <source>Contract {bid} made with {own}</source>
        <translation>कबोल {bid} पुग्यो, {own} आयो</translation>
    </message>
    <message>
        <source>Contract {bid} failed with no tricks taken</source>
        <translation>कबोल {bid} पुगेन, एउटा पनि हात आएन</translation>
    </message>
    <message>
        <source>Contract {bid} failed with {own}</source>
        <translation>कबोल {bid} पुगेन, {own} आयो</translation>
    </message>
    <message numerus="yes">
        <source>Taken in {number} tricks</source>
        <comment>Taken in 1 trick</comment>
        <translation>
            <numerusform>१ हातबाट आएको</numerusform>
            <numerusform>{number} हातबाट आएको</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Taken in {number} tricks (rounded from {own})</source>
        <comment>Taken in 1 trick (rounded from {own})</comment>
        <translation>
            <numerusform>१ हातबाट आएको ({own}, नजिकको ५ मा मिलाएर)</numerusform>
            <numerusform>{number} हातबाट आएको ({own}, नजिकको ५ मा मिलाएर)</numerusform>
        </translation>
    </message>
    <message>
        <source>Aces and tens</source>
        <translation>एक्का र दस</translation>
    </message>
    <message>
        <source>More aces and tens, {own} to {other}</source>
        <translation>एक्का र दस बढी, {own} विरुद्ध {other}</translation>
    </message>
    <message>
        <source>Sooli beaten</source>
        <translation>सोली असफल</translation>
    </message>
    <message>
        <source>Sooli, no tricks taken</source>
        <translation>सोली, एउटा पनि हात लिइएन</translation>
    </message>
    <message>
        <source>Tricks</source>
        <translation>हात</translation>
    </message>
    <message>
        <source>A trick taken with the {card}</source>
        <translation>{card}ले लिएको हात</translation>
    </message>
    <message>
        <source>Your sooli</source>
        <translation>तपाईंहरूको सोली</translation>
    </message>
    <message>
        <source>Their sooli</source>
        <translation>उनीहरूको सोली</translation>
    </message>
    <message>
        <source>Your rami</source>
        <translation>तपाईंहरूको रामी</translation>
    </message>
    <message>
        <source>Their rami</source>
        <translation>उनीहरूको रामी</translation>
    </message>
    <message>
        <source>Tricks over six, {each} each</source>
        <translation>छभन्दा बढी हात, हरेकको {each}</translation>
    </message>
    <message>
        <source>Tricks under seven, {each} each</source>
        <translation>सात पुग्न नपुगेका हात, हरेकको {each}</translation>
    </message>
    <message numerus="yes">
        <source>Rami beaten, {number} tricks</source>
        <comment>Rami beaten, 1 trick</comment>
        <translation>
            <numerusform>रामी असफल, १ हात</numerusform>
            <numerusform>रामी असफल, {number} हात</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Rami, {number} tricks</source>
        <comment>Rami, 1 trick</comment>
        <translation>
            <numerusform>रामी, १ हात</numerusform>
            <numerusform>रामी, {number} हात</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Nolo, {number} tricks</source>
        <comment>Nolo, 1 trick</comment>
        <translation>
            <numerusform>नोलो, १ हात</numerusform>
            <numerusform>नोलो, {number} हात</numerusform>
        </translation>
    </message>
    <message>
        <source>From losers who’ve seen the maal</source>
        <translation>माल हेरेर हार्नेहरूबाट</translation>
    </message>
    <message>
        <source>From losers who haven’t seen the maal</source>
        <translation>माल नहेरी हार्नेहरूबाट</translation>
    </message>
    <message>
        <source>Over {target}, so down to {falls_to}</source>
        <translation>{target} नाघ्यो, त्यसैले {falls_to} मा झर्‍यो</translation>
    </message>
    <message>
        <source>No tricks, so into the bag</source>
        <translation>एउटा पनि हात आएन, त्यसैले थैलीमा</translation>
    </message>
    <message>
        <source>No penalty for taking no tricks</source>
        <translation>हात नआए पनि कसैले केही गुमाउँदैन</translation>
    </message>
    <message>
        <source>The stock ran out, so nobody scores</source>
        <translation>बाँकी गड्डी सकियो, त्यसैले कसैले अङ्क पाउँदैन</translation>
    </message>
    <message>
        <source>Card points tied, so the point carries over</source>
        <translation>पत्तीका अङ्क बराबर, त्यसैले अङ्क अर्को बाजीमा सर्छ</translation>
    </message>
    <message>
        <source>Card points tied, so nobody gets the point</source>
        <translation>पत्तीका अङ्क बराबर, त्यसैले त्यो अङ्क कसैले पाउँदैन</translation>
    </message>
    <message>
        <source>Totals tied, so nobody scores</source>
        <translation>जम्मा अङ्क बराबर, त्यसैले कसैले अङ्क पाउँदैन</translation>
    </message>
    <message>
        <source>The winners were in the bag, so nobody scores</source>
        <translation>जित्ने पक्ष थैलीमा थियो, त्यसैले कसैले अङ्क पाउँदैन</translation>
    </message>
    <message>
        <source>Over {target}, so the excess is subtracted</source>
        <translation>{target} नाघ्यो, त्यसैले बढी भएको घटाइन्छ</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>जम्मा</translation>
    </message>
    <message>
        <source>Marriage in {suit}</source>
        <translation>{suit}को बिहे</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>पत्ती</translation>
    </message>
    <message>
        <source>Discards</source>
        <translation>फालेका पत्ती</translation>
    </message>
    <message>
        <source>The whole pack</source>
        <translation>पूरै गड्डी</translation>
    </message>
    <message>
        <source>{number} to go</source>
        <translation>अझै {number} चाहिन्छ</translation>
    </message>
    <message>
        <source>{points} each</source>
        <translation>हरेकलाई {points}</translation>
    </message>
    <message>
        <source>This hand</source>
        <translation>यो बाजी</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>अङ्क</translation>
    </message>
    <message>
        <source>All cards</source>
        <translation>सबै पत्ती</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>फर्केर हेर्ने</translation>
    </message>
    <message>
        <source>All hands</source>
        <translation>सबै बाजी</translation>
    </message>
    <message>
        <source>No hand has been scored yet.</source>
        <translation>अहिलेसम्म कुनै बाजीको हिसाब भएको छैन।</translation>
    </message>
</context>
<context>
    <name>Decks</name>
    <message>
        <source>Cards</source>
        <translation>पत्ती</translation>
    </message>
    <message>
        <source>Suit colours</source>
        <translation>चिह्नको रङ</translation>
    </message>
    <message>
        <source>Card corners</source>
        <translation>कुनाका चिह्न</translation>
    </message>
    <message>
        <source>Card backs</source>
        <translation>पछाडिको बुट्टा</translation>
    </message>
    <message>
        <source>Four colours</source>
        <translation>चार रङका चिह्न</translation>
    </message>
    <message>
        <source>Two colours</source>
        <translation>दुई रङका चिह्न</translation>
    </message>
    <message>
        <source>Large corners</source>
        <translation>कुनामा ठूला चिह्न</translation>
    </message>
    <message>
        <source>Lingonberry</source>
        <translation>लिङ्गनबेरी</translation>
    </message>
    <message>
        <source>Blueberry</source>
        <translation>ब्लुबेरी</translation>
    </message>
    <message>
        <source>Juniper</source>
        <translation>धुपी</translation>
    </message>
    <message>
        <source>Full pictures</source>
        <translation>पूरा चित्र</translation>
    </message>
</context>
<context>
    <name>Duties</name>
    <message>
        <source>others</source>
        <translation>अरू</translation>
    </message>
    <message>
        <source>You have {cards}, so you must follow suit in {suit}.</source>
        <translation>तपाईंसँग {cards} भएकाले {suit} नै खेल्नैपर्छ।</translation>
    </message>
    <message>
        <source>You have {cards}, so you must beat the {card}.</source>
        <translation>तपाईंसँग {cards} भएकाले {card}लाई जित्नैपर्छ।</translation>
    </message>
    <message>
        <source>You have {cards}, so you must trump.</source>
        <translation>तपाईंसँग {cards} भएकाले तुरुप हान्नैपर्छ।</translation>
    </message>
    <message>
        <source>You have {cards}, so you must overtrump the {card}.</source>
        <translation>तपाईंसँग {cards} भएकाले {card}भन्दा ठूलो तुरुप हान्नैपर्छ।</translation>
    </message>
    <message>
        <source>You have {cards}, so you must play it to the first trick.</source>
        <translation>तपाईंसँग {cards} भएकाले पहिलो हातमा त्यही खेल्नैपर्छ।</translation>
    </message>
    <message>
        <source>You must lead the ace of clubs.</source>
        <translation>चिडीको एक्काबाट सुरु गर्नैपर्छ।</translation>
    </message>
    <message>
        <source>You have {cards}, so you must lead an ace.</source>
        <translation>तपाईंसँग {cards} भएकाले एक्काबाट सुरु गर्नैपर्छ।</translation>
    </message>
    <message>
        <source>Without an ace, you must lead a spade. You have {cards}.</source>
        <translation>एक्का नभए सुरतबाट सुरु गर्नैपर्छ, र तपाईंसँग सुरत छ: {cards}।</translation>
    </message>
    <message>
        <source>You have {cards}, so you must lead from the marriage just declared.</source>
        <translation>तपाईंसँग {cards} भएकाले भर्खरै घोषणा भएको बिहेको पत्तीबाट सुरु गर्नैपर्छ।</translation>
    </message>
    <message>
        <source>You must play the {rank}. You have to follow suit, and it’s your only card in {suit}.</source>
        <translation>तपाईंले {card} खेल्नैपर्छ। {suit} नै खेल्नुपर्छ, र तपाईंसँग त्यस रङको अर्को पत्ती छैन।</translation>
    </message>
    <message>
        <source>You must play the {rank}. You have to beat the {against_rank}, and {other_ranks} can’t.</source>
        <translation>तपाईंले {card} खेल्नैपर्छ। {against}लाई जित्नुपर्छ, र {others}ले त्यसलाई जित्न सक्दैन।</translation>
    </message>
    <message>
        <source>You must play the {card}. You can’t follow suit, and it’s your only trump.</source>
        <translation>तपाईंले {card} खेल्नैपर्छ। तपाईंसँग सुरुको रङ छैन, र तपाईंको एउटै तुरुप यही हो।</translation>
    </message>
    <message>
        <source>You must play the {card}. You have to overtrump the {against_rank}, and {other_ranks} can’t.</source>
        <translation>तपाईंले {card} खेल्नैपर्छ। {against}भन्दा ठूलो तुरुप हान्नुपर्छ, र {others}ले त्यसलाई जित्न सक्दैन।</translation>
    </message>
    <message>
        <source>You must play the {card}. In the first trick, you have to play the ace of the suit that was led.</source>
        <translation>तपाईंले {card} खेल्नैपर्छ। पहिलो हातमा सुरु गरिएको रङको एक्का खेल्नुपर्छ।</translation>
    </message>
    <message>
        <source>You must lead the ace of clubs. It opens the first hand of the match.</source>
        <translation>तपाईंले चिडीको एक्काबाट सुरु गर्नैपर्छ। म्याचको पहिलो बाजी त्यसैबाट सुरु हुन्छ।</translation>
    </message>
    <message>
        <source>You must lead the {card}. The hand opens with an ace, and it’s your only one.</source>
        <translation>तपाईंले {card}बाट सुरु गर्नैपर्छ। बाजी एक्काबाट सुरु हुन्छ, र तपाईंसँग एउटै एक्का छ।</translation>
    </message>
    <message>
        <source>You must lead the {card}. Without an ace, you open with a spade, and it’s your only one.</source>
        <translation>तपाईंले {card}बाट सुरु गर्नैपर्छ। एक्का नभए सुरतबाट सुरु गरिन्छ, र तपाईंसँग एउटै सुरत छ।</translation>
    </message>
    <message>
        <source>You must lead the {card}. It’s your only card of the marriage just declared.</source>
        <translation>तपाईंले {card}बाट सुरु गर्नैपर्छ। भर्खरै घोषणा भएको बिहेको तपाईंसँग यही एउटा पत्ती छ।</translation>
    </message>
    <message>
        <source>Follow suit in {suit}.</source>
        <translation>{suit} नै खेल्नुहोस्।</translation>
    </message>
    <message>
        <source>Beat the {card}.</source>
        <translation>{card}लाई जित्नुहोस्।</translation>
    </message>
    <message>
        <source>Play a trump.</source>
        <translation>तुरुप हान्नुहोस्।</translation>
    </message>
    <message>
        <source>Overtrump the {card}.</source>
        <translation>{card}भन्दा ठूलो तुरुप हान्नुहोस्।</translation>
    </message>
    <message>
        <source>Play the ace, because this is the first trick.</source>
        <translation>एक्का खेल्नुहोस्, किनकि यो पहिलो हात हो।</translation>
    </message>
    <message>
        <source>Lead the ace of clubs.</source>
        <translation>चिडीको एक्काबाट सुरु गर्नुहोस्।</translation>
    </message>
    <message>
        <source>Lead an ace.</source>
        <translation>एक्काबाट सुरु गर्नुहोस्।</translation>
    </message>
    <message>
        <source>Lead a spade.</source>
        <translation>सुरतबाट सुरु गर्नुहोस्।</translation>
    </message>
    <message>
        <source>Lead from the marriage just declared.</source>
        <translation>भर्खरै घोषणा भएको बिहेको पत्तीबाट सुरु गर्नुहोस्।</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>म्याच सकियो।</translation>
    </message>
    <message>
        <source>Wait until the cards are dealt.</source>
        <translation>पत्ती नबाँडिउन्जेल पर्खनुहोस्।</translation>
    </message>
    <message>
        <source>Make your bid first.</source>
        <translation>पहिले बोल्नुहोस्।</translation>
    </message>
    <message>
        <source>You can’t bid with these cards: {ranks}.</source>
        <translation>यी पत्ती बोलीका लागि राख्न पाइँदैन: {ranks}।</translation>
    </message>
    <message>
        <source>First decide whether to play sooli.</source>
        <translation>पहिले सोली खेल्ने कि नखेल्ने भन्नुहोस्।</translation>
    </message>
    <message>
        <source>Draw a card first.</source>
        <translation>पहिले एउटा पत्ती तान्नुहोस्।</translation>
    </message>
    <message>
        <source>You took the offered card, so you must finish now.</source>
        <translation>फालेको पत्ती उठाउनुभयो, त्यसैले अब खेल सक्नैपर्छ।</translation>
    </message>
    <message>
        <source>Draw from the stock first.</source>
        <translation>पहिले बाँकी गड्डीबाट तान्नुहोस्।</translation>
    </message>
    <message>
        <source>First decide whether to raise your bid.</source>
        <translation>पहिले बोली बढाउने कि नबढाउने भन्नुहोस्।</translation>
    </message>
    <message>
        <source>You can’t discard an ace or a ten.</source>
        <translation>एक्का वा दस फाल्न पाइँदैन।</translation>
    </message>
    <message>
        <source>Keep the card you’ve just been given.</source>
        <translation>भर्खरै पाएको पत्ती आफैँसँग राख्नुहोस्।</translation>
    </message>
    <message>
        <source>It’s {name}’s turn.</source>
        <translation>अहिले {name}को पालो हो।</translation>
    </message>
    <message>
        <source>You have {number} {suit}, so you must follow suit.</source>
        <translation>तपाईंसँग {suit}का {number} पत्ती छन्, त्यसैले त्यही रङ खेल्नैपर्छ।</translation>
    </message>
    <message>
        <source>You must play the {rank}. You have to beat the {against_rank}, and none of your other cards in the suit can.</source>
        <translation>तपाईंले {card} खेल्नैपर्छ। {against}लाई जित्नुपर्छ, र त्यस रङको तपाईंको अरू कुनै पत्तीले जित्न सक्दैन।</translation>
    </message>
    <message>
        <source>{name} is asking for a whole. First choose which of your marriages to declare.</source>
        <translation>{name}ले पूरा सोध्नुभएको छ। आफ्नो कुन बिहे घोषणा गर्ने, पहिले छान्नुहोस्।</translation>
    </message>
</context>
<context>
    <name>Games</name>
    <message>
        <source>Marjapussi</source>
        <translation>मार्यापुस्सी</translation>
    </message>
    <message>
        <source>Marjapussi 40/20</source>
        <translation>मार्यापुस्सी ४०/२०</translation>
    </message>
    <message>
        <source>Avomarjapussi</source>
        <translation>आभोमार्यापुस्सी</translation>
    </message>
    <message>
        <source>Bondtolva</source>
        <translation>बोन्डटोल्भा</translation>
    </message>
    <message>
        <source>Bondtolva for two</source>
        <translation>दुई जनाको बोन्डटोल्भा</translation>
    </message>
    <message>
        <source>Huutopussi</source>
        <translation>हुउतोपुस्सी</translation>
    </message>
    <message>
        <source>Huutopussi for three</source>
        <translation>तीन जनाको हुउतोपुस्सी</translation>
    </message>
    <message>
        <source>Tuppi</source>
        <translation>तुप्पी</translation>
    </message>
    <message>
        <source>Marriage</source>
        <translation>म्यारिज</translation>
    </message>
    <message>
        <source>Declare trumps as you play, and be the first to score exactly twelve berries.</source>
        <translation>खेलको बीचमा तुरुप बनाउनुहोस् र अरूभन्दा पहिले थैलीमा ठ्याक्कै बाह्र बेरी भर्नुहोस्।</translation>
    </message>
    <message>
        <source>Forty for the first marriage, twenty for each later one. Beware of the bag.</source>
        <translation>पहिलो बिहेको चालीस, पछिका हरेकको बीस। थैलीबाट जोगिनुहोस्।</translation>
    </message>
    <message>
        <source>Marjapussi for two, with seven of your cards face up on the table.</source>
        <translation>दुई जनाको मार्यापुस्सी; तपाईंका सात पत्ती टेबलमा खुलै हुन्छन्।</translation>
    </message>
    <message>
        <source>The Swedish “farmer’s dozen”, with six cards each. Aces and tens decide.</source>
        <translation>स्विडेनको “किसानको दर्जन”। हरेकलाई छ पत्ती, र फैसला एक्का र दसले गर्छन्।</translation>
    </message>
    <message>
        <source>Play any card while the stock lasts. Then follow suit to the end.</source>
        <translation>बाँकी गड्डी रहुन्जेल जुन पत्ती पनि खेल्नुहोस्, सकिएपछि सुरुकै रङ खेल्नुहोस्।</translation>
    </message>
    <message>
        <source>Bid what your side can take, and change trumps as you go.</source>
        <translation>तपाईंको पक्षले ल्याउन सक्नेजति बोल्नुहोस्, र खेल्दाखेल्दै तुरुप फेर्नुहोस्।</translation>
    </message>
    <message>
        <source>The highest bidder takes the kitty and plays alone against two.</source>
        <translation>सबैभन्दा बढी बोल्नेले किट्टी लिएर दुई जनाविरुद्ध एक्लै खेल्छ।</translation>
    </message>
    <message>
        <source>{number} players, with partners</source>
        <translation>{number} खेलाडी, जोडी-जोडी</translation>
    </message>
    <message>
        <source>{fewest}–{most} players, no partners</source>
        <translation>{fewest}–{most} खेलाडी, एक्लाएक्लै</translation>
    </message>
    <message>
        <source>2 players</source>
        <translation>२ खेलाडी</translation>
    </message>
    <message>
        <source>{number} players, no partners</source>
        <translation>{number} खेलाडी, एक्लाएक्लै</translation>
    </message>
    <message>
        <source>{number}, with partners</source>
        <translation>{number}, जोडी-जोडी</translation>
    </message>
    <message>
        <source>{number}, no partners</source>
        <translation>{number}, एक्लाएक्लै</translation>
    </message>
    <message>
        <source>Declare marriages during play, and fill your bag with exactly twelve berries.</source>
        <translation>खेल्दाखेल्दै बिहे घोषणा गर्नुहोस् र थैलीमा ठ्याक्कै बाह्र बेरी भर्नुहोस्।</translation>
    </message>
    <message>
        <source>Bid what you and your partner will make. Pfadfinder is its German cousin.</source>
        <translation>तपाईं र साथीले ल्याउने अङ्क बोल्नुहोस्। Pfadfinder यसैको जर्मन दाजुभाइ हो।</translation>
    </message>
    <message>
        <source>Huutopussi for two</source>
        <translation>दुई जनाको हुउतोपुस्सी</translation>
    </message>
    <message>
        <source>Nepali rummy with three packs and a secret wild card.</source>
        <translation>तीन गड्डी र एउटा गोप्य जोकर पत्तीको नेपाली रमी।</translation>
    </message>
    <message>
        <source>Pfadfinder</source>
        <translation>फाडफिन्डर</translation>
    </message>
    <message>
        <source>In the German scouts’ game, you bid high and ask for halves even in suits you don’t hold.</source>
        <translation>जर्मन स्काउटको यो खेलमा ठूलो बोलिन्छ, र आफूसँग केही नभएको रङमा पनि आधा सोधिन्छ।</translation>
    </message>
    <message>
        <source>Take many tricks in rami, or as few as you can in nolo.</source>
        <translation>रामीमा धेरै हात लिनुहोस्, नोलोमा सकेसम्म थोरै।</translation>
    </message>
    <message>
        <source>Bid against one opponent, while a dead hand hides a third of the pack.</source>
        <translation>एउटै विपक्षीविरुद्ध बोल्नुहोस्; गड्डीको एक तिहाइ मरेका पत्तीमा लुकेको हुन्छ।</translation>
    </message>
    <message>
        <source>Unknown game: {key}</source>
        <translation>नचिनेको खेल: {key}</translation>
    </message>
</context>
<context>
    <name>Glossary</name>
    <message>
        <source>en</source>
        <comment>the code of this language</comment>
        <translation>ne</translation>
    </message>
    <message>
        <source>bid</source>
        <translation>बोली</translation>
    </message>
    <message>
        <source>A promise to take a certain number of points in this hand.</source>
        <translation>यो बाजीमा यति अङ्क लिन्छु भन्ने वाचा।</translation>
    </message>
    <message>
        <source>pass</source>
        <translation>पास गर्नु</translation>
    </message>
    <message>
        <source>To drop out of the bidding for this hand.</source>
        <translation>यो बाजीमा अब नबोल्नु।</translation>
    </message>
    <message>
        <source>declarer</source>
        <translation>बोल्ने खेलाडी</translation>
    </message>
    <message>
        <source>The player who bid highest and now has to make that bid.</source>
        <translation>सबैभन्दा बढी बोल्ने खेलाडी, जसले त्यो बोली पुर्‍याउनैपर्छ।</translation>
    </message>
    <message>
        <source>kitty</source>
        <translation>किट्टी</translation>
    </message>
    <message>
        <source>A few cards set aside until the declarer takes them.</source>
        <translation>बोल्ने खेलाडीले नलिउन्जेल छेउमा रहने केही पत्ती।</translation>
    </message>
    <message>
        <source>dead hand</source>
        <translation>मरेका पत्ती</translation>
    </message>
    <message>
        <source>A hand of cards dealt to nobody. It stays face down to the end.</source>
        <translation>बाँडिएका तर कसैले नखेल्ने र नदेख्ने पत्ती।</translation>
    </message>
    <message>
        <source>läpiajo</source>
        <translation>लापिआयो</translation>
    </message>
    <message>
        <source>Finnish for “driving through”. One side takes every single trick.</source>
        <translation>फिनिस भाषामा “पार गर्नु”। एउटै पक्षले सबै हात लिन्छ।</translation>
    </message>
    <message>
        <source>rami</source>
        <translation>रामी</translation>
    </message>
    <message>
        <source>A hand in which you try to win tricks. A red card bids rami.</source>
        <translation>धेरै हात जित्न खोजिने बाजी। रातो पत्ती राख्नु भनेको रामी बोल्नु हो।</translation>
    </message>
    <message>
        <source>nolo</source>
        <translation>नोलो</translation>
    </message>
    <message>
        <source>A hand in which you try to avoid tricks. A black card bids nolo.</source>
        <translation>हात लिनबाट जोगिन खोजिने बाजी। कालो पत्ती राख्नु भनेको नोलो बोल्नु हो।</translation>
    </message>
    <message>
        <source>sooli</source>
        <translation>सोली</translation>
    </message>
    <message>
        <source>One player alone against two, trying to take no tricks at all.</source>
        <translation>दुई जनाविरुद्ध एक्लै खेलेर एउटा पनि हात नलिने प्रयास।</translation>
    </message>
    <message>
        <source>rising</source>
        <translation>उकालोमा</translation>
    </message>
    <message>
        <source>The side that has points is rising, “nousussa” in Finnish. It loses them all when it loses a hand.</source>
        <translation>अङ्क भएको पक्ष उकालोमा हुन्छ, फिनिसमा “nousussa”। एउटा बाजी हारे त्यसका सबै अङ्क जान्छन्।</translation>
    </message>
    <message>
        <source>set</source>
        <translation>सेट</translation>
    </message>
    <message>
        <source>Cards that go together: a sequence, a trial or a tunnela.</source>
        <translation>मिल्ने पत्तीको समूह: सिक्वेन्स, ट्रायल वा टनेला।</translation>
    </message>
    <message>
        <source>sequence</source>
        <translation>सिक्वेन्स</translation>
    </message>
    <message>
        <source>Three or more cards in a row in one suit, such as the 7, 8 and 9 of hearts.</source>
        <translation>एउटै रङका लगातार तीन वा त्यसभन्दा बढी पत्ती, जस्तै पानका ७, ८ र ९।</translation>
    </message>
    <message>
        <source>trial</source>
        <translation>ट्रायल</translation>
    </message>
    <message>
        <source>Cards of the same rank in different suits, such as three sevens.</source>
        <translation>फरक रङका एउटै दर्जाका पत्ती, जस्तै तीनवटा सात।</translation>
    </message>
    <message>
        <source>tunnela</source>
        <translation>टनेला</translation>
    </message>
    <message>
        <source>dublee</source>
        <translation>डब्ली</translation>
    </message>
    <message>
        <source>Three identical cards, one from each pack.</source>
        <translation>तीनवटा उस्तै पत्ती, हरेक गड्डीबाट एउटा।</translation>
    </message>
    <message>
        <source>Two identical cards.</source>
        <translation>दुईवटा उस्तै पत्ती।</translation>
    </message>
    <message>
        <source>show</source>
        <translation>देखाउनु</translation>
    </message>
    <message>
        <source>To put your first sets on the table. Then you may look at the tiplu, and you’ve “seen the maal”.</source>
        <translation>सुरुका सेट टेबलमा राख्नु। त्यसपछि टिप्लु हेर्न पाइन्छ, र यसलाई “माल हेरेको” भनिन्छ।</translation>
    </message>
    <message>
        <source>discard</source>
        <translation>फाल्नु</translation>
    </message>
    <message>
        <source>To get rid of a card at the end of your turn. The next player may take it.</source>
        <translation>आफ्नो पालोको अन्त्यमा एउटा पत्ती छोड्नु। त्यसपछिको खेलाडीले त्यो उठाउन पाउँछ।</translation>
    </message>
    <message>
        <source>tiplu</source>
        <translation>टिप्लु</translation>
    </message>
    <message>
        <source>A secret card that decides which cards are wild. Only players who have shown their sets know it.</source>
        <translation>कुन पत्ती जोकर हुन्छन् भन्ने तोक्ने गोप्य पत्ती। माल हेरेकालाई मात्र त्यो थाहा हुन्छ।</translation>
    </message>
    <message>
        <source>poplu</source>
        <translation>पप्लु</translation>
    </message>
    <message>
        <source>The card just above the tiplu in the same suit.</source>
        <translation>टिप्लुभन्दा एक माथिको, उही रङको पत्ती।</translation>
    </message>
    <message>
        <source>jhiplu</source>
        <translation>झिप्लु</translation>
    </message>
    <message>
        <source>The card just below the tiplu in the same suit.</source>
        <translation>टिप्लुभन्दा एक तलको, उही रङको पत्ती।</translation>
    </message>
    <message>
        <source>wild card</source>
        <translation>जोकर पत्ती</translation>
    </message>
    <message>
        <source>A card that can stand for any card you lack in a sequence or a trial.</source>
        <translation>सिक्वेन्स वा ट्रायलमा नभएको जुनसुकै पत्तीको ठाउँ लिन सक्ने पत्ती।</translation>
    </message>
    <message>
        <source>maal</source>
        <translation>माल</translation>
    </message>
    <message>
        <source>Points for special cards such as the tiplu. Once you’ve shown your sets, everyone else pays you these points.</source>
        <translation>टिप्लुजस्ता खास पत्तीका अङ्क। माल हेरेपछि यो अङ्क अरू सबैले तपाईंलाई तिर्छन्।</translation>
    </message>
    <message>
        <source>kidnap</source>
        <translation>किडन्याप</translation>
    </message>
    <message>
        <source>The winner takes the maal of players who haven’t shown their sets.</source>
        <translation>माल नहेरेकाहरूको माल जित्नेले पाउँछ।</translation>
    </message>
    <message>
        <source>murder</source>
        <translation>मर्डर</translation>
    </message>
    <message>
        <source>Players who haven’t shown their sets lose their maal, and nobody gets it.</source>
        <translation>माल नहेरेकाहरूको माल खेर जान्छ, कसैले पाउँदैन।</translation>
    </message>
    <message>
        <source>trick</source>
        <translation>हात</translation>
    </message>
    <message>
        <source>One card from each player in turn. The player with the winning card takes all the cards.</source>
        <translation>पालैपालो हरेक खेलाडीको एउटा पत्ती। जित्ने पत्ती खेल्नेले सबै लिन्छ।</translation>
    </message>
    <message>
        <source>lead</source>
        <translation>हात सुरु गर्नु</translation>
    </message>
    <message>
        <source>To play the first card of a trick. Usually it can be any card.</source>
        <translation>हातको पहिलो पत्ती खेल्नु। प्रायः त्यो जुनसुकै पत्ती हुन सक्छ।</translation>
    </message>
    <message>
        <source>suit led</source>
        <translation>सुरुको रङ</translation>
    </message>
    <message>
        <source>The suit of the first card of a trick.</source>
        <translation>हातको पहिलो पत्तीको रङ।</translation>
    </message>
    <message>
        <source>follow suit</source>
        <translation>सुरुकै रङ खेल्नु</translation>
    </message>
    <message>
        <source>To play a card of the suit that was led.</source>
        <translation>हातको पहिलो पत्तीकै रङको पत्ती खेल्नु।</translation>
    </message>
    <message>
        <source>beat</source>
        <translation>जित्नु</translation>
    </message>
    <message>
        <source>To play a card that’s the best in the trick so far. Under some rules, you must do so whenever you can.</source>
        <translation>त्यतिबेलासम्म हात जित्ने पत्ती खेल्नु। कुनै-कुनै नियममा सकेसम्म त्यसो गर्नैपर्छ।</translation>
    </message>
    <message>
        <source>trump</source>
        <translation>तुरुप</translation>
    </message>
    <message>
        <source>A card of the trump suit. Even the lowest trump beats every card of the other suits.</source>
        <translation>तुरुप रङको पत्ती। सबैभन्दा सानो तुरुपले पनि अरू रङका सबै पत्तीलाई जित्छ।</translation>
    </message>
    <message>
        <source>marriage</source>
        <translation>बिहे</translation>
    </message>
    <message>
        <source>The king and queen of the same suit. Declaring them can make that suit trumps.</source>
        <translation>एउटै रङका बादशाह र मिस्सी। घोषणा गरेपछि तिनले त्यो रङलाई तुरुप बनाउन सक्छन्।</translation>
    </message>
    <message>
        <source>whole</source>
        <translation>पूरा</translation>
    </message>
    <message>
        <source>A marriage in your partner’s hand. You ask for a whole without naming a suit.</source>
        <translation>साथीको हातमा भएको बिहे। रङ नभनी “पूरा” सोधिन्छ।</translation>
    </message>
    <message>
        <source>half</source>
        <translation>आधा</translation>
    </message>
    <message>
        <source>A lone king or queen. If you hold one, you may ask your partner for the other.</source>
        <translation>एक्लो बादशाह वा मिस्सी। एउटा आफूसँग भए साथीलाई अर्को सोध्न पाइन्छ।</translation>
    </message>
    <message>
        <source>little one</source>
        <translation>सानो बिहे</translation>
    </message>
    <message>
        <source>Any marriage after the first. It scores, but trumps stay the same.</source>
        <translation>पहिलोपछिको हरेक बिहे। त्यसको अङ्क पाइन्छ, तर तुरुप उही रहन्छ।</translation>
    </message>
    <message>
        <source>card points</source>
        <translation>पत्तीका अङ्क</translation>
    </message>
    <message>
        <source>The value of the cards in your tricks, added up.</source>
        <translation>तपाईंले जितेका हातमा परेका पत्तीको जम्मा मूल्य।</translation>
    </message>
    <message>
        <source>Porvoo</source>
        <translation>पोर्भो</translation>
    </message>
    <message>
        <source>A Finnish town by the sea. A side that takes no trick is sent there and drops to zero.</source>
        <translation>समुद्र किनारको फिनिस सहर। एउटा पनि हात नलिने पक्ष त्यहाँ पठाइन्छ र उसको अङ्क शून्यमा झर्छ।</translation>
    </message>
    <message>
        <source>in the bag</source>
        <translation>थैलीमा</translation>
    </message>
    <message>
        <source>Where a side sits after a hand without a trick. In the next hand, it can’t declare, ask or score.</source>
        <translation>एउटा पनि हात नलिएको पक्ष बस्ने ठाउँ। अर्को बाजीमा त्यसले घोषणा गर्न, सोध्न वा अङ्क पाउन सक्दैन।</translation>
    </message>
    <message>
        <source>partner</source>
        <translation>साथी</translation>
    </message>
    <message>
        <source>The player opposite you. You play together and share your points.</source>
        <translation>सामुन्नेको खेलाडी। तपाईंहरू मिलेर खेल्नुहुन्छ, र अङ्क साझा हुन्छ।</translation>
    </message>
    <message>
        <source>dealer</source>
        <translation>बाँड्ने</translation>
    </message>
    <message>
        <source>The player who deals this hand.</source>
        <translation>यो बाजीका पत्ती बाँड्ने खेलाडी।</translation>
    </message>
    <message>
        <source>stock</source>
        <translation>बाँकी गड्डी</translation>
    </message>
    <message>
        <source>The face-down pile that players draw cards from.</source>
        <translation>खेलाडीहरूले पत्ती तान्ने घोप्टो गड्डी।</translation>
    </message>
    <message>
        <source>strict play</source>
        <translation>कडा खेल</translation>
    </message>
    <message>
        <source>The way you play when the stock is gone. You must follow suit and beat the best card if you can. If you can’t follow suit, you must trump.</source>
        <translation>बाँकी गड्डी सकिएपछिको खेल। सुरुकै रङ खेल्नैपर्छ, र सकिन्छ भने सबैभन्दा ठूलो पत्तीलाई जित्नैपर्छ। त्यो रङ नभए तुरुप हान्नैपर्छ।</translation>
    </message>
    <message>
        <source>open card</source>
        <translation>खुला पत्ती</translation>
    </message>
    <message>
        <source>A face-up card in front of you. You play it just like the cards in your hand.</source>
        <translation>तपाईंको अगाडि सुल्टो राखिएको पत्ती। यो पनि हातका पत्तीजस्तै खेलिन्छ।</translation>
    </message>
</context>
<context>
    <name>Glossary forms</name>
    <message>
        <source>kitty</source>
        <translation>किट्टी|किट्टीमा|किट्टीले</translation>
    </message>
    <message>
        <source>dead hand</source>
        <translation>मरेका पत्ती|मरेका पत्तीमा</translation>
    </message>
    <message>
        <source>läpiajo</source>
        <translation>लापिआयो</translation>
    </message>
    <message>
        <source>rami</source>
        <translation>रामी|रामीमा|रामीको</translation>
    </message>
    <message>
        <source>nolo</source>
        <translation>नोलो|नोलोमा|नोलोको|नोलोका</translation>
    </message>
    <message>
        <source>sooli</source>
        <translation>सोली|सोलीमा</translation>
    </message>
    <message>
        <source>rising|nousussa</source>
        <translation>उकालो|उकालोमा</translation>
    </message>
    <message>
        <source>set|sets</source>
        <translation>सेट|सेटमा|सेटको|सेटका</translation>
    </message>
    <message>
        <source>sequence|sequences</source>
        <translation>सिक्वेन्स|सिक्वेन्समा</translation>
    </message>
    <message>
        <source>trial|trials</source>
        <translation>ट्रायल|ट्रायलमा</translation>
    </message>
    <message>
        <source>tunnela|tunnelas</source>
        <translation>टनेला</translation>
    </message>
    <message>
        <source>dublee|dublees</source>
        <translation>डब्ली|डब्लीले|डब्लीबाट</translation>
    </message>
    <message>
        <source>show their first|show your first|show the first|show them|show sets|show three|shows|shown|seen the maal|see the maal</source>
        <translation>देखाउन|देखाउनुहोस्|देखाउनुहुन्छ|देखाउँदा|देखाएको|देखाएका|देखाएपछि|देखाइएका|नदेखाएको|नदेखाएका|माल हेरेको|माल हेरेका|माल नहेरेको|माल नहेरेका</translation>
    </message>
    <message>
        <source>discard|discards|discarded|discarding</source>
        <translation>फाल्छ|फाल्ने|फालेको|फालेका|फालेको पत्ती|फालेका पत्ती</translation>
    </message>
    <message>
        <source>tiplu|tiplu’s</source>
        <translation>टिप्लु|टिप्लुकै|टिप्लुका</translation>
    </message>
    <message>
        <source>poplu</source>
        <translation>पप्लु</translation>
    </message>
    <message>
        <source>jhiplu</source>
        <translation>झिप्लु|झिप्लुका</translation>
    </message>
    <message>
        <source>wild card|wild cards|wild</source>
        <translation>जोकर पत्ती|जोकर पत्तीका|जोकर पत्तीको|जोकर पत्तीबिनाका</translation>
    </message>
    <message>
        <source>maal</source>
        <translation>माल|मालका|मालको</translation>
    </message>
    <message>
        <source>kidnap</source>
        <translation>किडन्याप</translation>
    </message>
    <message>
        <source>murder</source>
        <translation>मर्डर</translation>
    </message>
    <message>
        <source>trick|tricks</source>
        <translation>हात|हातको|हातका|हातमा|हातपछि</translation>
    </message>
    <message>
        <source>leads|lead|leading|leader</source>
        <translation>सुरु गर्छ|सुरु गर्ने|सुरु गर्नुपर्छ|सुरु गर्नुअघि|सुरु गरेको|हात सुरु गर्ने|हात सुरु गर्छ</translation>
    </message>
    <message>
        <source>suit led|suit that was led|led suit</source>
        <translation>सुरुको रङ|सुरुको रङको|सुरुको रङमा</translation>
    </message>
    <message>
        <source>must follow|can’t follow|cannot follow|follow suit|follow it</source>
        <translation>सुरुकै रङ खेल्नु|सुरुकै रङ खेल्नुहोस्|सुरुकै रङ खेल्नैपर्छ|सुरुकै रङ खेल्नुपर्दैन|सुरुकै रङ खेल्दा|सुरुको रङको पत्ती छैन|सुरुको रङ छैन</translation>
    </message>
    <message>
        <source>must beat|must be beaten|must beat it|beat the best card|beat the highest card|beat the winning card|beat the card|can beat|beat it</source>
        <translation>जित्नु|जित्नैपर्छ|जित्नुपर्छ|जित्न सकिन्छ भने जित्नैपर्छ</translation>
    </message>
    <message>
        <source>trump|trumps</source>
        <translation>तुरुप|तुरुपले|तुरुपलाई|तुरुपबिना|तुरुपभन्दा</translation>
    </message>
    <message>
        <source>marriage|marriages|marriage’s</source>
        <translation>बिहे|बिहेको|बिहेका|बिहेले|बिहेलाई|बिहेबाट|बिहेपछि</translation>
    </message>
    <message>
        <source>a whole|wholes</source>
        <translation>पूरा</translation>
    </message>
    <message>
        <source>a half|halves|other half</source>
        <translation>आधा</translation>
    </message>
    <message>
        <source>little one|little ones</source>
        <translation>सानो बिहे|सानो बिहेको</translation>
    </message>
    <message>
        <source>card points</source>
        <translation>पत्तीका अङ्क</translation>
    </message>
    <message>
        <source>Porvoo</source>
        <translation>पोर्भो</translation>
    </message>
    <message>
        <source>in the bag</source>
        <translation>थैली|थैलीमा|थैलीबाट</translation>
    </message>
    <message>
        <source>partner|partners|partner’s|partners’</source>
        <translation>साथी|साथीको|साथीका|साथीले|साथीलाई|साथीसँग|साथीकै|साथीहरू</translation>
    </message>
    <message>
        <source>dealer</source>
        <translation>बाँड्नेको|बाँड्नेले|बाँड्नेपछि</translation>
    </message>
    <message>
        <source>stock</source>
        <translation>बाँकी गड्डी|बाँकी गड्डीको|बाँकी गड्डीबाट</translation>
    </message>
    <message>
        <source>strict|strictly</source>
        <translation>कडा</translation>
    </message>
    <message>
        <source>open card|open cards|face-up card|face-up cards</source>
        <translation>खुला पत्ती</translation>
    </message>
    <message>
        <source>bid|bids|bidder|bidding</source>
        <translation>बोली|बोलीको|बोलीका|बोलीजति|बोलीबाट|बोल्छ|बोल्छन्|बोल्नैपर्छ</translation>
    </message>
    <message>
        <source>pass|passes for good|passes|passed</source>
        <translation>पास</translation>
    </message>
    <message>
        <source>declarer|declarer’s|declarers|declarers’</source>
        <translation>बोल्ने खेलाडी|बोल्ने खेलाडीले|बोल्ने खेलाडीको|बोल्ने खेलाडीका|बोल्ने खेलाडीकै|बोल्ने खेलाडीलाई|बोल्ने पक्ष|बोल्ने पक्षले|बोल्ने पक्षको</translation>
    </message>
</context>
<context>
    <name>Guided hand</name>
    <message>
        <source>{teacher} says</source>
        <translation>{teacher} भन्नुहुन्छ</translation>
    </message>
    <message>
        <source>Bid what you hope to take, marriages included. If your hand is weak, pass.</source>
        <translation>बिहे समेत गनेर आफूले ल्याउने आशा भएजति बोल्नुहोस्। हात कमजोर भए पास गर्नुहोस्।</translation>
    </message>
    <message>
        <source>Now you know all your cards. Raise only if you’re sure, because missing the bid costs as much.</source>
        <translation>अब तपाईंलाई आफ्ना सबै पत्ती थाहा छ। पक्का भए मात्र बढाउनुहोस्, किनकि बोली नपुगे उत्तिकै घाटा हुन्छ।</translation>
    </message>
    <message>
        <source>Give the cards that help you least. Aces, tens and marriages stay together.</source>
        <translation>सबैभन्दा कम काम लाग्ने पत्ती दिनुहोस्। एक्का, दस र बिहे राख्नुहोस्।</translation>
    </message>
    <message>
        <source>Discard low cards. Your aces, tens and marriages are worth more.</source>
        <translation>साना पत्ती फाल्नुहोस्। एक्का, दस र बिहे बढी मूल्यका हुन्छन्।</translation>
    </message>
    <message>
        <source>Red bids rami, for hands with many high cards. Black bids nolo, for low cards.</source>
        <translation>रातोले रामी बोल्छ, ठूला पत्ती धेरै भएको हातका लागि। कालोले नोलो बोल्छ, साना पत्तीका लागि।</translation>
    </message>
    <message>
        <source>Sooli means you play alone and mustn’t take a trick. Without very low cards, pass.</source>
        <translation>सोलीमा तपाईं एक्लै खेल्नुहुन्छ, र एउटा पनि हात लिनु हुँदैन। पत्ती धेरै साना नभए पास गर्नुहोस्।</translation>
    </message>
    <message>
        <source>You hold the king and queen of one suit! Declare your marriage before you lead.</source>
        <translation>तपाईंसँग एउटै रङका बादशाह र मिस्सी छन्! सुरु गर्नुअघि बिहे घोषणा गर्नुहोस्।</translation>
    </message>
    <message>
        <source>You may ask your partner for a marriage before you lead. A no costs you nothing but the question.</source>
        <translation>सुरु गर्नुअघि साथीलाई बिहे सोध्न सक्नुहुन्छ। छैन भने पनि प्रश्न मात्र खेर जान्छ।</translation>
    </message>
    <message>
        <source>You lead, so any card is fine. An ace usually wins the trick. The low cards can wait.</source>
        <translation>तपाईं सुरु गर्नुहुन्छ, त्यसैले जुन पत्ती पनि चल्छ। एक्काले प्रायः हात जित्छ। साना पत्ती पछि खेले हुन्छ।</translation>
    </message>
    <message>
        <source>Follow suit. The darker cards aren’t allowed now. Click one, and you’ll see why.</source>
        <translation>सुरुकै रङ खेल्नुहोस्। गाढा देखिने पत्ती अहिले मिल्दैनन्। एउटामा क्लिक गरे कारण देखिन्छ।</translation>
    </message>
    <message>
        <source>You can’t follow suit, so trump. Your trump beats any card of another suit.</source>
        <translation>तपाईंसँग सुरुको रङ छैन, त्यसैले तुरुप हान्नुहोस्। तपाईंको तुरुपले अरू सबै रङलाई जित्छ।</translation>
    </message>
    <message>
        <source>You can’t follow suit. Give points to your own side, or a worthless card to the others.</source>
        <translation>तपाईंसँग सुरुको रङ छैन। आफ्नो पक्षलाई अङ्क दिनुहोस्, वा अरूलाई काम नलाग्ने पत्ती।</translation>
    </message>
    <message>
        <source>Only a few cards are left. The last trick counts extra, so keep a strong card for it.</source>
        <translation>थोरै पत्ती मात्र बाँकी छन्। अन्तिम हातको थप अङ्क हुन्छ, त्यसैले एउटा बलियो पत्ती जोगाउनुहोस्।</translation>
    </message>
    <message>
        <source>Take the offered card only if it makes a set. Otherwise draw from the stock.</source>
        <translation>सेट बन्ने भए मात्र फालेको पत्ती उठाउनुहोस्। नत्र बाँकी गड्डीबाट तान्नुहोस्।</translation>
    </message>
    <message>
        <source>Discard a card that has no neighbours and no equals in your hand.</source>
        <translation>हातमा न छिमेकी न उस्तै अर्को भएको पत्ती फाल्नुहोस्।</translation>
    </message>
    <message>
        <source>You have three pure sets! Show them, and you’ll see the maal.</source>
        <translation>तपाईंसँग तीन शुद्ध सेट छन्! देखाउनुहोस्, अनि माल हेर्न पाइन्छ।</translation>
    </message>
    <message>
        <source>All your cards fit into sets. Finish the deal!</source>
        <translation>तपाईंका सबै पत्ती सेटमा मिले। खेल सक्नुहोस्!</translation>
    </message>
    <message>
        <source>You were dealt a tunnela. Show it now, because it scores extra.</source>
        <translation>तपाईंले बाँड्दै टनेला पाउनुभयो। अहिले देखाउनुहोस्, किनकि यसको थप अङ्क हुन्छ।</translation>
    </message>
    <message>
        <source>You lead, so any card is fine. High cards win tricks, and low cards avoid them.</source>
        <translation>तपाईं सुरु गर्नुहुन्छ, त्यसैले जुन पत्ती पनि चल्छ। ठूला पत्तीले हात जित्छन्, सानाले छल्छन्।</translation>
    </message>
    <message>
        <source>Give away the card that’s most likely to win a trick. Aces are low in sooli.</source>
        <translation>हात जित्ने सम्भावना सबैभन्दा बढी भएको पत्ती दिनुहोस्। सोलीमा एक्का सानो हुन्छ।</translation>
    </message>
    <message>
        <source>You can’t follow suit. In rami, discard a low card. In nolo, discard a dangerous one.</source>
        <translation>तपाईंसँग सुरुको रङ छैन। रामीमा सानो पत्ती फाल्नुहोस्, नोलोमा खतरनाक पत्ती।</translation>
    </message>
    <message>
        <source>Only a few cards are left. Count both sides’ tricks to see what you still need.</source>
        <translation>थोरै पत्ती मात्र बाँकी छन्। दुवै पक्षका हात गन्नुहोस्, अनि कति चाहिन्छ थाहा हुन्छ।</translation>
    </message>
    <message>
        <source>You can’t follow suit and needn’t trump. Discard a card that’s worth little.</source>
        <translation>तपाईंसँग सुरुको रङ छैन, र तुरुप हान्नैपर्ने पनि छैन। कम मूल्यको पत्ती फाल्नुहोस्।</translation>
    </message>
</context>
<context>
    <name>Habits</name>
    <message>
        <source>What my partner does</source>
        <translation>मेरो साथी कसरी खेल्छ</translation>
    </message>
    <message>
        <source>These numbers are estimated from hands that computer players played.</source>
        <translation>यी सङ्ख्या कम्प्युटर खेलाडीले खेलेका बाजीबाट अनुमान गरिएका हुन्।</translation>
    </message>
    <message>
        <source>With an ace in hand, {name} opens with one {number} out of 10 times.</source>
        <translation>हातमा एक्का हुँदा {name}ले १० मध्ये {number} पटक एक्काबाटै सुरु गर्नुहुन्छ।</translation>
    </message>
    <message>
        <source>With a marriage in hand, {name} declares it right away {number} out of 10 times.</source>
        <translation>हातमा बिहे हुँदा {name}ले १० मध्ये {number} पटक त्यो तुरुन्तै भन्नुहुन्छ।</translation>
    </message>
    <message>
        <source>{name} takes a chance to ask you for a marriage {number} out of 10 times.</source>
        <translation>तपाईंलाई बिहे सोध्ने मौका पाउँदा {name}ले १० मध्ये {number} पटक सोध्नुहुन्छ।</translation>
    </message>
    <message>
        <source>If you’re sure to win the trick, {name} adds a ten or an ace {number} out of 10 times.</source>
        <translation>हात तपाईंले पक्का जित्दा {name}ले १० मध्ये {number} पटक दस वा एक्का थप्नुहुन्छ।</translation>
    </message>
    <message>
        <source>If your card is the best so far, {name} doesn’t go higher {number} out of 10 times.</source>
        <translation>अहिलेसम्म तपाईंकै पत्ती ठूलो हुँदा {name}ले १० मध्ये {number} पटक त्योभन्दा ठूलो हान्नुहुन्न।</translation>
    </message>
    <message>
        <source>{name} leads a suit back to you {number} out of 10 times.</source>
        <translation>तपाईंले सुरु गरेको रङ {name}ले १० मध्ये {number} पटक फर्काउनुहुन्छ।</translation>
    </message>
    <message>
        <source>When playing second, {name} stays low {number} out of 10 times.</source>
        <translation>दोस्रोमा खेल्दा {name}ले १० मध्ये {number} पटक सानो खेल्नुहुन्छ।</translation>
    </message>
    <message>
        <source>If {name} can’t follow suit but can trump, that happens {number} out of 10 times.</source>
        <translation>रङ नभएर तुरुप हान्न सक्दा {name}ले १० मध्ये {number} पटक हान्नुहुन्छ।</translation>
    </message>
</context>
<context>
    <name>Helper</name>
    <message>
        <source>Stop warning me</source>
        <translation>अब चेतावनी नदिने</translation>
    </message>
    <message>
        <source>No more praise</source>
        <translation>अब प्रशंसा नगर्ने</translation>
    </message>
    <message>
        <source>That was your third match of this game. Should I keep warning you before clear mistakes?</source>
        <translation>यो खेलको तपाईंको तेस्रो म्याच सकियो। स्पष्ट गल्तीअघि चेतावनी दिइरहूँ?</translation>
    </message>
    <message>
        <source>Keep warning me</source>
        <translation>चेतावनी दिइरहने</translation>
    </message>
    <message>
        <source>No, thanks</source>
        <translation>पर्दैन, धन्यवाद</translation>
    </message>
    <message>
        <source>You’re often faster than the cards. Play faster?</source>
        <translation>तपाईं प्रायः पत्तीभन्दा छिटो हुनुहुन्छ। अझ छिटो खेल्ने?</translation>
    </message>
    <message>
        <source>Play faster</source>
        <translation>अझ छिटो खेल्ने</translation>
    </message>
    <message>
        <source>Helper: {words}</source>
        <translation>सहयोगी: {words}</translation>
    </message>
    <message>
        <source>{action}? Another choice is clearly better.</source>
        <translation>{action}? योभन्दा स्पष्टै राम्रो विकल्प छ।</translation>
    </message>
</context>
<context>
    <name>In short</name>
    <message>
        <source>In short</source>
        <translation>छोटकरीमा</translation>
    </message>
    <message>
        <source>The goal</source>
        <translation>लक्ष्य</translation>
    </message>
    <message>
        <source>You and the player opposite you are partners.</source>
        <translation>तपाईं र सामुन्नेको खेलाडी मिलेर खेल्नुहुन्छ।</translation>
    </message>
    <message>
        <source>You play against one opponent.</source>
        <translation>तपाईं एक जना विपक्षीसँग खेल्नुहुन्छ।</translation>
    </message>
    <message>
        <source>Each of you plays alone.</source>
        <translation>हरेक खेलाडी एक्लै खेल्छ।</translation>
    </message>
    <message>
        <source>Seven of your cards lie face up on the table, with seven more face down under them. You play from your hand and from the open cards alike. When you play an open card, you turn up the one under it.</source>
        <translation>तपाईंका सात पत्ती टेबलमा खुला हुन्छन्, र तिनका मुनि अरू सात पत्ती घोप्टो हुन्छन्। हातका र खुला पत्ती उस्तै गरी खेलिन्छन्। खुला पत्ती खेलेपछि त्यसमुनिको पत्ती पल्टाउनुहोस्।</translation>
    </message>
    <message>
        <source>While the stock lasts, you may play any card. After each trick, you both draw a card. When the stock is gone, play gets strict, and the rules below apply.</source>
        <translation>बाँकी गड्डी रहुन्जेल जुन पत्ती पनि खेल्न पाइन्छ। हरेक हातपछि दुवैले एक-एक पत्ती तान्छन्। गड्डी सकिएपछि खेल कडा हुन्छ, र तलका नियम लाग्छन्।</translation>
    </message>
    <message>
        <source>The highest bidder is the declarer.</source>
        <comment>with a partner</comment>
        <translation>सबैभन्दा बढी बोल्नेलाई “बोल्ने खेलाडी” भनिन्छ।</translation>
    </message>
    <message>
        <source>The highest bidder is the declarer.</source>
        <comment>alone</comment>
        <translation>सबैभन्दा बढी बोल्नेलाई “बोल्ने खेलाडी” भनिन्छ।</translation>
    </message>
    <message>
        <source>Against rami, an opponent may say sooli, which means playing alone and trying to take no tricks at all.</source>
        <translation>रामी बोलिएपछि कुनै विपक्षीले सोली भन्न सक्छ, अर्थात् एक्लै खेलेर एउटा पनि हात नलिने प्रयास गर्छ।</translation>
    </message>
    <message>
        <source>First, you each place a card face down as your bid. Red bids rami, where you try to win tricks. Black bids nolo, where you try to avoid them. One red card is enough for rami.</source>
        <translation>सुरुमा सबैले बोलीका रूपमा एउटा पत्ती घोप्टो राख्छन्। रातो पत्ती रामीको बोली हो, जसमा हात जित्न खोजिन्छ। कालो पत्ती नोलोको बोली हो, जसमा हात लिनबाट जोगिन खोजिन्छ। एउटै रातो पत्ती भए पनि रामी हुन्छ।</translation>
    </message>
    <message>
        <source>Follow suit if you can, by playing a card of the suit that was led.</source>
        <translation>सकेसम्म सुरुकै रङ खेल्नुहोस्, अर्थात् हातको पहिलो पत्ती जुन रङको छ, त्यही रङको पत्ती।</translation>
    </message>
    <message>
        <source>The ten is a high card here, because only the ace beats it.</source>
        <translation>यहाँ दस ठूलो पत्ती हो, किनकि त्यसलाई एक्काले मात्र जित्छ।</translation>
    </message>
    <message>
        <source>If you can’t follow suit, you may play any card.</source>
        <translation>आफूसँग सुरुको रङ छैन भने जुन पत्ती पनि खेल्न पाइन्छ।</translation>
    </message>
    <message>
        <source>If you can’t follow suit but have a trump, you must play one.</source>
        <translation>आफूसँग सुरुको रङको पत्ती छैन तर तुरुप छ भने तुरुप हान्नैपर्छ।</translation>
    </message>
    <message>
        <source>If you can’t follow suit but have a trump, you must play one. You must also beat the trumps already played to the trick if you can.</source>
        <translation>आफूसँग सुरुको रङको पत्ती छैन तर तुरुप छ भने तुरुप हान्नैपर्छ। सकिन्छ भने त्यस हातमा खेलिसकेका तुरुपलाई पनि जित्नुपर्छ।</translation>
    </message>
    <message>
        <source>Each time you lead, you may first declare any marriages that you hold. You may also ask your partner once for a whole, which is a marriage in your partner’s hand.</source>
        <translation>हात सुरु गर्ने पालो आउँदा पहिले आफूसँग भएका बिहे घोषणा गर्न सकिन्छ। साथीलाई एक पटक “पूरा”, अर्थात् साथीको हातमा भएको बिहे, सोध्न पनि सकिन्छ।</translation>
    </message>
    <message>
        <source>If you win a trick that you led yourself, you may declare a marriage. Or you may ask your partner for a whole or a half.</source>
        <translation>आफूले सुरु गरेको हात जितेपछि बिहे घोषणा गर्न सकिन्छ। वा साथीलाई “पूरा” वा “आधा” सोध्न सकिन्छ।</translation>
    </message>
    <message>
        <source>You collect sets. A sequence is cards in a row in one suit, and a tunnela is three identical cards. A trial is cards of the same rank in different suits.</source>
        <translation>तपाईं सेट जम्मा गर्नुहुन्छ। सिक्वेन्स भनेको एउटै रङका लगातार पत्ती, र टनेला भनेको उस्तै तीन पत्ती। ट्रायल भनेको फरक रङका एउटै दर्जाका पत्ती।</translation>
    </message>
    <message>
        <source>Once you’ve shown your sets, you may look at the tiplu, the secret card of the deal. All cards of its rank are now wild for you, and so are its two neighbours in the suit. Wild cards can stand for other cards.</source>
        <translation>सेट देखाएपछि मात्र बाजीको गोप्य पत्ती, टिप्लु, हेर्न पाइन्छ। त्यसको दर्जाका सबै पत्ती र त्यही रङका त्यसका दुई छिमेकी अब तपाईंका लागि जोकर पत्ती हुन्। तिनले अरू पत्तीको ठाउँ लिन सक्छन्।</translation>
    </message>
    <message numerus="yes">
        <source>Have the most points after {number} deals.</source>
        <comment>Have the most points after 1 deal.</comment>
        <translation>
            <numerusform>१ बाजीपछि सबैभन्दा बढी अङ्क ल्याउनुहोस्।</numerusform>
            <numerusform>{number} बाजीपछि सबैभन्दा बढी अङ्क ल्याउनुहोस्।</numerusform>
        </translation>
    </message>
    <message>
        <source>A whole is a marriage in your partner’s hand. A half is the card that you lack for a marriage of your own.</source>
        <translation>“पूरा” भनेको साथीको हातमा भएको बिहे हो। “आधा” भनेको आफ्नो बिहेका लागि नपुगेको पत्ती हो।</translation>
    </message>
    <message>
        <source>The hand begins without trumps. The first marriage makes its suit trumps, which beat all other suits. Later marriages are called little ones. They score points but don’t change trumps.</source>
        <translation>बाजी तुरुपबिना सुरु हुन्छ। पहिलो बिहेको रङ तुरुप बन्छ, र तुरुपले अरू सबै रङलाई जित्छ। पछिका बिहेलाई “सानो बिहे” भनिन्छ, र तिनले अङ्क मात्र दिन्छन्।</translation>
    </message>
    <message>
        <source>The hand begins without trumps. Every marriage makes its suit the new trumps, which beat all other suits.</source>
        <translation>बाजी तुरुपबिना सुरु हुन्छ। हरेक बिहेको रङ नयाँ तुरुप बन्छ, र तुरुपले अरू सबै रङलाई जित्छ।</translation>
    </message>
    <message>
        <source>You each have {number} cards from three packs. On your turn, you draw a card from the stock or take the last discard. Then you discard a card.</source>
        <translation>हरेकसँग तीन गड्डीका {number} पत्ती हुन्छन्। आफ्नो पालोमा बाँकी गड्डीबाट एउटा पत्ती तान्नुहोस् वा भर्खर फालिएको पत्ती उठाउनुहोस्। अनि एउटा पत्ती फाल्नुहोस्।</translation>
    </message>
    <message>
        <source>As soon as you have {number} sequences or tunnelas without wild cards, you may show them.</source>
        <translation>जोकर पत्तीबिनाका {number} सिक्वेन्स वा टनेला हुनेबित्तिकै ती देखाउन पाइन्छ।</translation>
    </message>
    <message>
        <source>Instead, you may show {number} dublees, which are pairs of identical cards.</source>
        <translation>त्यसको सट्टा {number} डब्ली, अर्थात् उस्तै दुई पत्तीका जोडी, देखाउन पनि पाइन्छ।</translation>
    </message>
    <message>
        <source>Printed jokers are wild, too.</source>
        <translation>छापेका जोकर पनि जोकर पत्ती हुन्।</translation>
    </message>
    <message>
        <source>You finish the deal when all your cards but one fit into sets.</source>
        <translation>एउटाबाहेक सबै पत्ती सेटमा मिलेपछि तपाईं खेल सक्नुहुन्छ।</translation>
    </message>
    <message>
        <source>Show your first sets early, even if you can’t hope to finish first. Your maal counts only once you’ve shown sets.</source>
        <translation>सबैभन्दा पहिले खेल सक्ने आशा नभए पनि सुरुका सेट चाँडै देखाउनुहोस्। तपाईंको माल त्यसपछि मात्र गनिन्छ।</translation>
    </message>
    <message>
        <source>There’s a third hand, face down. Nobody ever sees it, so you never know for sure which cards are in play.</source>
        <translation>तेस्रो भाग घोप्टो रहन्छ। त्यो कसैले कहिल्यै देख्दैन, त्यसैले कुन पत्ती खेलमा छन्, पक्का थाहा हुँदैन।</translation>
    </message>
    <message>
        <source>Before play begins, you each bid how many points your side will take.</source>
        <translation>खेल्नुअघि सबैले आफ्नो पक्षले कति अङ्क ल्याउँछ भनेर बोल्छन्।</translation>
    </message>
    <message>
        <source>Before play begins, you each bid how many points you’ll take.</source>
        <translation>खेल्नुअघि सबैले आफूले कति अङ्क ल्याउने भनेर बोल्छन्।</translation>
    </message>
    <message>
        <source>There are no trumps.</source>
        <translation>तुरुप हुँदैन।</translation>
    </message>
    <message>
        <source>When you follow suit, you must beat the best card if you can.</source>
        <translation>सुरुकै रङ खेल्दा सबैभन्दा ठूलो पत्तीलाई जित्न सकिन्छ भने जित्नैपर्छ।</translation>
    </message>
    <message>
        <source>A king and queen of the same suit are a marriage.</source>
        <translation>एउटै रङका बादशाह र मिस्सी मिलेर बिहे बन्छ।</translation>
    </message>
    <message>
        <source>After you win a trick, you may declare a marriage, or ask your partner for a whole or a half.</source>
        <translation>हात जितेपछि बिहे घोषणा गर्न, वा साथीलाई “पूरा” वा “आधा” सोध्न सकिन्छ।</translation>
    </message>
    <message>
        <source>After you win a trick, you may declare a marriage before you draw. When the stock is gone, nobody can declare any more.</source>
        <translation>हात जितेपछि पत्ती तान्नुअघि बिहे घोषणा गर्न सकिन्छ। गड्डी सकिएपछि कसैले घोषणा गर्न पाउँदैन।</translation>
    </message>
    <message>
        <source>After you win a trick, you may declare a marriage.</source>
        <translation>हात जितेपछि बिहे घोषणा गर्न सकिन्छ।</translation>
    </message>
    <message>
        <source>A whole is a marriage in your partner’s hand. A half is the king or queen of a suit. You may ask for a half even if you hold no card of that suit.</source>
        <translation>“पूरा” भनेको साथीको हातमा भएको बिहे हो। “आधा” भनेको कुनै रङको बादशाह वा मिस्सी हो। आफूसँग त्यो रङ नभए पनि आधा सोध्न पाइन्छ।</translation>
    </message>
    <message>
        <source>A marriage counts {spades} points in spades, {clubs} in clubs, {diamonds} in diamonds and {hearts} in hearts.</source>
        <translation>बिहेको अङ्क सुरतमा {spades}, चिडीमा {clubs}, इँटामा {diamonds} र पानमा {hearts} हुन्छ।</translation>
    </message>
    <message>
        <source>A side that takes no trick goes in the bag, and can’t score until it takes one.</source>
        <translation>एउटा पनि हात नलिने पक्ष थैलीमा पर्छ, र हात नलिएसम्म अङ्क पाउँदैन।</translation>
    </message>
    <message>
        <source>A side that takes no trick goes in the bag, so it can’t score in the next hand.</source>
        <translation>एउटा पनि हात नलिने पक्ष थैलीमा पर्छ, त्यसैले अर्को बाजीमा अङ्क पाउँदैन।</translation>
    </message>
    <message>
        <source>Most points come from marriages. A marriage is a king and queen of the same suit.</source>
        <translation>सबैभन्दा बढी अङ्क बिहेबाट आउँछ, अर्थात् एउटै रङका बादशाह र मिस्सीबाट।</translation>
    </message>
    <message>
        <source>The cards in your tricks count, too, and so does the last trick.</source>
        <translation>जितेका हातमा परेका पत्तीको र अन्तिम हातको पनि अङ्क हुन्छ।</translation>
    </message>
    <message>
        <source>Have the higher score after {deals} hands.</source>
        <translation>{deals} बाजीपछि विपक्षीको भन्दा बढी अङ्क ल्याउनुहोस्।</translation>
    </message>
    <message>
        <source>Each hand, the highest bidder promises a number of points for their side.</source>
        <translation>हरेक बाजीमा सबैभन्दा बढी बोल्नेले आफ्नो पक्षले यति अङ्क ल्याउँछ भनेर वाचा गर्छ।</translation>
    </message>
    <message>
        <source>Each hand, the highest bidder promises a number of points.</source>
        <translation>हरेक बाजीमा सबैभन्दा बढी बोल्नेले आफूले यति अङ्क ल्याउँछु भनेर वाचा गर्छ।</translation>
    </message>
    <message>
        <source>Make your bid, and you score that many points. Miss it, and you lose that many. The others score what they take.</source>
        <translation>बोली पुर्‍याए त्यति नै अङ्क पाइन्छ, नपुर्‍याए त्यति नै अङ्क गुम्छ। अरूले आफूले लिएजति पाउँछन्।</translation>
    </message>
    <message>
        <source>If one side takes every trick, which is called läpiajo, the other may lose even more.</source>
        <translation>एउटै पक्षले सबै हात लिए, जसलाई “लापिआयो” भनिन्छ, अर्कोले अझ बढी गुमाउन सक्छ।</translation>
    </message>
    <message>
        <source>If you take no trick at all, you may lose even more.</source>
        <translation>एउटा पनि हात नलिए अझ बढी गुमाउन सकिन्छ।</translation>
    </message>
    <message>
        <source>The first marriage that anybody declares makes its suit trumps, and scores 2 points. Each later one scores 1.</source>
        <translation>सबैभन्दा पहिले घोषणा भएको बिहेको रङ तुरुप बन्छ, र त्यसको २ अङ्क हुन्छ। पछिका हरेक बिहेको १ हुन्छ।</translation>
    </message>
    <message>
        <source>The last trick scores 1 point. So does having more aces and tens in your tricks.</source>
        <translation>अन्तिम हातको १ अङ्क हुन्छ। जितेका हातमा बढी एक्का र दस पार्नेले पनि १ पाउँछ।</translation>
    </message>
    <message>
        <source>The last trick scores 1 point. So does having the more valuable cards in your tricks.</source>
        <translation>अन्तिम हातको १ अङ्क हुन्छ। जितेका हातमा बढी मूल्यका पत्ती पार्नेले पनि १ पाउँछ।</translation>
    </message>
    <message>
        <source>Be the first side to have exactly {target} points.</source>
        <translation>अर्को पक्षभन्दा पहिले आफ्नो पक्षको अङ्क ठ्याक्कै {target} पुर्‍याउनुहोस्।</translation>
    </message>
    <message numerus="yes">
        <source>Be the first side to score {number} game points.</source>
        <comment>Be the first side to score 1 game point.</comment>
        <translation>
            <numerusform>अर्को पक्षभन्दा पहिले आफ्नो पक्षका लागि १ खेल-अङ्क ल्याउनुहोस्।</numerusform>
            <numerusform>अर्को पक्षभन्दा पहिले आफ्नो पक्षका लागि {number} खेल-अङ्क ल्याउनुहोस्।</numerusform>
        </translation>
    </message>
    <message>
        <source>Be the first player to have exactly {target} points.</source>
        <translation>अरूभन्दा पहिले ठ्याक्कै {target} अङ्क पुर्‍याउनुहोस्।</translation>
    </message>
    <message>
        <source>If neither side reaches the target in {deals} deals, the side that has collected more points wins.</source>
        <translation>{deals} बाजीसम्म कुनै पक्ष लक्ष्यमा नपुगे बढी अङ्क बटुल्ने पक्षले जित्छ।</translation>
    </message>
    <message>
        <source>Each hand is rami, where you try to win tricks, or nolo, where you try to avoid them.</source>
        <translation>हरेक बाजी रामी वा नोलो हुन्छ। रामीमा हात जित्न खोजिन्छ, नोलोमा हात लिनबाट जोगिन खोजिन्छ।</translation>
    </message>
    <message>
        <source>In rami, you score for every trick above {odd}, and in nolo for every trick below {even}.</source>
        <translation>रामीमा {odd} भन्दा जति हात बढी, नोलोमा {even} भन्दा जति हात कम, त्यसकै हिसाबले अङ्क पाइन्छ।</translation>
    </message>
    <message>
        <source>Only one side can have points at a time. If you have some and lose a hand, you’re back at 0.</source>
        <translation>एक पटकमा एउटै पक्षको मात्र अङ्क हुन सक्छ। अङ्क हुँदा बाजी हारे फेरि ० मा झरिन्छ।</translation>
    </message>
    <message>
        <source>The winners then start to rise with the points of that hand.</source>
        <translation>अनि जित्ने पक्ष त्यो बाजीको अङ्क लिएर उकालो लाग्छ।</translation>
    </message>
    <message>
        <source>Be the first side to reach {target} points.</source>
        <translation>अर्को पक्षभन्दा पहिले आफ्नो पक्षको अङ्क {target} पुर्‍याउनुहोस्।</translation>
    </message>
    <message>
        <source>Be the first player to reach {target} points.</source>
        <translation>अरूभन्दा पहिले {target} अङ्क पुर्‍याउनुहोस्।</translation>
    </message>
    <message>
        <source>Each hand is a series of tricks. In a trick, everybody plays one card, and the best card wins the lot.</source>
        <translation>हरेक बाजीमा धेरै हात खेलिन्छन्। एउटा हातमा सबैले एक-एक पत्ती खेल्छन्, र सबैभन्दा राम्रो पत्तीले सबै लिन्छ।</translation>
    </message>
    <message>
        <source>Collect sets of cards that belong together, such as the 7, 8 and 9 of hearts.</source>
        <translation>मिल्ने पत्तीका सेट जम्मा गर्नुहोस्, जस्तै पानको ७, ८ र ९।</translation>
    </message>
    <message>
        <source>The first player with all their cards in sets finishes the deal, and the others pay.</source>
        <translation>सबै पत्ती सबैभन्दा पहिले सेटमा मिलाउने खेलाडीले खेल सक्छ, र अरूले तिर्छन्।</translation>
    </message>
    <message>
        <source>The others also pay for maal, which is extra points for certain cards. Your maal counts only once you’ve shown three sets.</source>
        <translation>अरूले मालका लागि पनि तिर्छन्। माल भनेको केही खास पत्तीको थप अङ्क हो। तीन सेट देखाएपछि मात्र तपाईंको माल गनिन्छ।</translation>
    </message>
</context>
<context>
    <name>Lessons played</name>
    <message>
        <source>tricks</source>
        <translation>हातहरू</translation>
    </message>
    <message>
        <source>marriages and questions</source>
        <translation>बिहे र प्रश्न</translation>
    </message>
    <message>
        <source>marriages and scoring</source>
        <translation>बिहे र हिसाब</translation>
    </message>
    <message>
        <source>bidding and the exchange</source>
        <translation>बोली र साटासाट</translation>
    </message>
    <message>
        <source>bidding and the kitty</source>
        <translation>बोली र किट्टी</translation>
    </message>
    <message>
        <source>You and Väinö, sitting opposite, are partners against Hilma and Elsa. Everyone plays a card, and the highest wins all four. That’s called a trick.</source>
        <translation>तपाईं र सामुन्नेको Väinö मिलेर Hilma र Elsaको विरुद्ध खेल्दै हुनुहुन्छ। हरेकले एउटा पत्ती खेल्छ, र सबैभन्दा ठूलो पत्तीले चारै जित्छ। यसलाई “हात” भनिन्छ।</translation>
    </message>
    <message>
        <source>You’re playing against Väinö. Each of you plays a card, and the higher one wins both. That’s called a trick.</source>
        <translation>तपाईं Väinöको विरुद्ध खेल्दै हुनुहुन्छ। दुवैले एक-एक पत्ती खेल्छन्, र ठूलो पत्तीले दुवै जित्छ। यसलाई “हात” भनिन्छ।</translation>
    </message>
    <message>
        <source>You play for yourself, and so do Hilma and Elsa. Everyone plays a card, and the highest wins all three. That’s called a trick.</source>
        <translation>तपाईं, Hilma र Elsa आ-आफ्नै लागि खेल्दै हुनुहुन्छ। हरेकले एउटा पत्ती खेल्छ, र सबैभन्दा ठूलो पत्तीले तीनै जित्छ। यसलाई “हात” भनिन्छ।</translation>
    </message>
    <message>
        <source>From high to low: ace, ten, king, queen, jack, nine. There are no lower cards. The ten is high, and only the ace beats it.</source>
        <translation>ठूलोदेखि सानो: एक्का, दस, बादशाह, मिस्सी, गुलाम, नौ। योभन्दा साना पत्ती छैनन्। दस ठूलो पत्ती हो, र त्यसलाई एक्काले मात्र जित्छ।</translation>
    </message>
    <message>
        <source>You lead, and you can choose any card. Play the {card}, because no card still out can beat it.</source>
        <translation>तपाईं सुरु गर्नुहुन्छ, र जुन पत्तीबाट पनि सुरु गर्न मिल्छ। {card} खेल्नुहोस्, किनकि बाहिर रहेको कुनै पत्तीले त्यसलाई जित्न सक्दैन।</translation>
    </message>
    <message>
        <source>You lead. Play the {card}. It’s the highest card left in its suit, so only a trump can beat it.</source>
        <translation>तपाईं सुरु गर्नुहुन्छ। {card} खेल्नुहोस्। त्यो रङमा बाँकीमध्ये सबैभन्दा ठूलो त्यही हो, त्यसैले त्यसलाई तुरुपले मात्र जित्न सक्छ।</translation>
    </message>
    <message>
        <source>You lead. Play the {card}. Higher cards of that suit are still out, so don’t risk a better card.</source>
        <translation>तपाईं सुरु गर्नुहुन्छ। {card} खेल्नुहोस्। त्यो रङका ठूला पत्ती अझै बाहिर छन्, त्यसैले योभन्दा राम्रो पत्ती जोखिममा नपार्नुहोस्।</translation>
    </message>
    <message>
        <source>You must follow the suit that was led, and beat the highest card if you can. That leaves only the {card}.</source>
        <translation>सुरुकै रङ खेल्नैपर्छ, र सकिन्छ भने सबैभन्दा ठूलो पत्तीलाई जित्नैपर्छ। त्यसैले खेल्न मिल्ने पत्ती {card} मात्र हो।</translation>
    </message>
    <message>
        <source>You must follow the suit that was led, and beat the highest card if you can. Play the {card}.</source>
        <translation>सुरुकै रङ खेल्नैपर्छ, र सकिन्छ भने सबैभन्दा ठूलो पत्तीलाई जित्नैपर्छ। {card} खेल्नुहोस्।</translation>
    </message>
    <message>
        <source>You must follow the suit led, but you don’t have to beat the highest card. Here it’s worth it, so play the {card}.</source>
        <translation>सुरुकै रङ खेल्नैपर्छ, तर सबैभन्दा ठूलो पत्तीलाई जित्नैपर्छ भन्ने छैन। यहाँ जित्दा फाइदा छ। {card} खेल्नुहोस्।</translation>
    </message>
    <message>
        <source>You play last, so win the trick with the lowest card you can. Play the {card}.</source>
        <translation>तपाईं अन्तिममा खेल्दै हुनुहुन्छ, त्यसैले जित्न पुग्ने सबैभन्दा सानो पत्तीले हात लिनुहोस्। {card} खेल्नुहोस्।</translation>
    </message>
    <message>
        <source>You must follow suit, but you can’t win this trick. Give away a card that’s worth little. Play the {card}.</source>
        <translation>सुरुकै रङ खेल्नैपर्छ, तर यो हात जित्न सकिँदैन। थोरै मूल्यको पत्ती दिनुहोस्। {card} खेल्नुहोस्।</translation>
    </message>
    <message>
        <source>You can’t follow suit, so you must play a trump. Any trump beats any card of another suit. Play the {card}.</source>
        <translation>तपाईंसँग सुरुको रङ छैन, त्यसैले तुरुप हान्नैपर्छ। जुनसुकै तुरुपले अरू सबै रङलाई जित्छ। {card} खेल्नुहोस्।</translation>
    </message>
    <message>
        <source>You have no card of the suit led and no trump, so you may play anything. Discard the {card}.</source>
        <translation>तपाईंसँग न सुरुको रङ छ न तुरुप, त्यसैले जे पनि खेल्न पाइन्छ। {card} फाल्नुहोस्।</translation>
    </message>
    <message>
        <source>You won a trick, and you hold the king and queen of {suit}, a marriage. Declare it before you lead.</source>
        <translation>तपाईंले हात जित्नुभयो, र तपाईंसँग {suit}का बादशाह र मिस्सी छन्, अर्थात् बिहे। सुरु गर्नुअघि त्यो घोषणा गर्नुहोस्।</translation>
    </message>
    <message>
        <source>You won a trick, and you hold half of a marriage. Ask Väinö for the other half in {suit}.</source>
        <translation>तपाईंले हात जित्नुभयो, र तपाईंसँग बिहेको “आधा” छ। Väinöलाई {suit}मा अर्को आधा सोध्नुहोस्।</translation>
    </message>
    <message>
        <source>Before you lead, ask Väinö for a whole, which means both the king and queen of one suit.</source>
        <translation>सुरु गर्नुअघि Väinöलाई “पूरा” सोध्नुहोस्, अर्थात् एउटै रङका बादशाह र मिस्सी दुवै।</translation>
    </message>
    <message>
        <source>Yes! Your partner has the king and queen, so that suit is now trumps. Any trump beats any card of another suit.</source>
        <translation>छ! साथीसँग बादशाह र मिस्सी दुवै छन्, त्यसैले त्यो रङ अब तुरुप भयो। जुनसुकै तुरुपले अरू सबै रङलाई जित्छ।</translation>
    </message>
    <message>
        <source>You’ve declared the king and queen, so their suit is now trumps. Any trump beats any card of another suit.</source>
        <translation>तपाईंले बादशाह र मिस्सी घोषणा गर्नुभयो, त्यसैले तिनको रङ अब तुरुप भयो। जुनसुकै तुरुपले अरू सबै रङलाई जित्छ।</translation>
    </message>
    <message>
        <source>Väinö is winning this trick for your side, so add points to it. Play the {card}.</source>
        <translation>Väinöले तपाईंको पक्षका लागि यो हात जित्दै हुनुहुन्छ, त्यसैले यसमा अङ्क थप्नुहोस्। {card} खेल्नुहोस्।</translation>
    </message>
    <message>
        <source>A marriage, a suit’s king and queen, scores 40 in spades, 60 in clubs, 80 in diamonds and 100 in hearts. Its suit becomes trumps.</source>
        <translation>एउटै रङका बादशाह र मिस्सी मिलेर बिहे बन्छ। त्यसको अङ्क सुरतमा ४०, चिडीमा ६०, इँटामा ८० र पानमा १०० हुन्छ। त्यो रङ तुरुप बन्छ।</translation>
    </message>
    <message>
        <source>The marriage in hearts scores a hundred points. Hearts stay trumps until someone declares another marriage.</source>
        <translation>पानको बिहेको सय अङ्क हुन्छ, र कसैले अर्को बिहे घोषणा नगरुन्जेल पान नै तुरुप हो।</translation>
    </message>
    <message>
        <source>Bid only as high as you have to, and never more than you hope to take. Here, bid {amount}.</source>
        <translation>जति बोल्नैपर्छ उति मात्र बोल्नुहोस्, र ल्याउने आशाभन्दा बढी कहिल्यै नबोल्नुहोस्। यहाँ {amount} बोल्नुहोस्।</translation>
    </message>
    <message>
        <source>Now that you know your cards, you may raise your bid once. You score what you bid, so raise it to {amount}.</source>
        <translation>अब आफ्ना पत्ती थाहा भयो, त्यसैले बोली एक पटक बढाउन सक्नुहुन्छ। बोलेजति नै अङ्क पाइन्छ, त्यसैले {amount} सम्म बढाउनुहोस्।</translation>
    </message>
    <message>
        <source>You bid highest. Everyone saw the three cards of the kitty, and now they’re yours.</source>
        <translation>तपाईंले सबैभन्दा बढी बोल्नुभयो। किट्टीका तीन पत्ती सबैले देखे, र अब ती तपाईंका हुन्।</translation>
    </message>
    <message>
        <source>You can’t discard aces or tens, so discard {cards}. They count for you.</source>
        <translation>एक्का र दसबाहेक तीन पत्ती फाल्नुहोस्: {cards}। ती तपाईंकै लागि गनिन्छन्।</translation>
    </message>
    <message>
        <source>Your first lead must be an ace, or a spade if you have no ace. Play the {card}.</source>
        <translation>पहिलो हात एक्काबाट सुरु गर्नुपर्छ, एक्का छैन भने सुरतबाट। {card} खेल्नुहोस्।</translation>
    </message>
    <message>
        <source>You could play that too, but in this lesson play the {card}.</source>
        <translation>त्यो पनि मिल्छ, तर यो पाठमा {card} खेल्नुहोस्।</translation>
    </message>
    <message>
        <source>You could do that too, but in this lesson choose “{action}”.</source>
        <translation>त्यसो गर्न पनि मिल्छ, तर यो पाठमा “{action}” छान्नुहोस्।</translation>
    </message>
    <message>
        <source>You could choose differently, but in this lesson choose these cards: {cards}.</source>
        <translation>अर्कै पनि छान्न मिल्छ, तर यो पाठमा यी पत्ती छान्नुहोस्: {cards}।</translation>
    </message>
    <message>
        <source>Väinö, sitting opposite, is your partner against Hilma and Elsa. Everyone plays a card, and the highest wins all four. That’s a trick. Väinö starts.</source>
        <translation>तपाईं र सामुन्नेको Väinö मिलेर Hilma र Elsaको विरुद्ध खेल्दै हुनुहुन्छ। हरेकले एउटा पत्ती खेल्छ, र सबैभन्दा ठूलो पत्तीले चारै जित्छ। यसलाई “हात” भनिन्छ। Väinöले सुरु गर्नुहुन्छ।</translation>
    </message>
    <message>
        <source>From high to low: ace, ten, king, queen, jack, nine, eight, seven, six. The ten is high, and only the ace beats it.</source>
        <translation>ठूलोदेखि सानो: एक्का, दस, बादशाह, मिस्सी, गुलाम, नौ, आठ, सात, छक्का। दस ठूलो पत्ती हो, र त्यसलाई एक्काले मात्र जित्छ।</translation>
    </message>
    <message>
        <source>Spades were led, so play a spade. If you can beat the highest card, you must. Play your ten. Only your own ace beats it.</source>
        <translation>सुरतबाट सुरु भयो, त्यसैले सुरत नै खेल्नुहोस्। सबैभन्दा ठूलो पत्तीलाई जित्न सकिन्छ भने जित्नैपर्छ। आफ्नो दस खेल्नुहोस्। त्यसलाई तपाईंकै एक्काले मात्र जित्छ।</translation>
    </message>
    <message>
        <source>That would win too, since you hold all the high spades. But play the ten, and see how high it is.</source>
        <translation>त्यसले पनि जित्थ्यो, किनकि सुरतका सबै ठूला पत्ती तपाईंसँग छन्। तर दस ठूलो पत्ती हो भनेर देख्न दस नै खेल्नुहोस्।</translation>
    </message>
    <message>
        <source>The trick is yours, so you lead the next one. You can lead any card. Lead the ace of spades, because nothing beats it.</source>
        <translation>हात तपाईंको भयो, त्यसैले अर्को हात तपाईंले सुरु गर्नुहुन्छ। जुन पत्तीबाट पनि सुरु गर्न मिल्छ। सुरतको एक्काबाट सुरु गर्नुहोस्, किनकि त्यसलाई कुनै पत्तीले जित्दैन।</translation>
    </message>
    <message>
        <source>You could do that, but the ace of spades is sure to win, and then you lead again.</source>
        <translation>त्यसो गर्न मिल्छ, तर सुरतको एक्काले पक्का जित्छ, र फेरि तपाईं नै सुरु गर्नुहुन्छ।</translation>
    </message>
    <message>
        <source>The ace and ten of spades are gone, so your king is now the highest spade. Lead it.</source>
        <translation>सुरतका एक्का र दस गइसके, त्यसैले अब तपाईंको बादशाह सबैभन्दा ठूलो सुरत हो। त्यसैबाट सुरु गर्नुहोस्।</translation>
    </message>
    <message>
        <source>Remember which cards are gone. No spade beats the king of spades any more, so lead it.</source>
        <translation>कुन पत्ती गइसके, सम्झनुहोस्। अब कुनै सुरतले सुरतको बादशाहलाई जित्दैन, त्यसैले त्यसैबाट सुरु गर्नुहोस्।</translation>
    </message>
    <message>
        <source>Eight spades are gone, so you have the last one. Nobody can follow suit, and there are no trumps, so even the eight wins. Lead it.</source>
        <translation>आठवटा सुरत गइसके, त्यसैले अन्तिम सुरत तपाईंसँग छ। अरू कसैसँग सुरत छैन र तुरुप पनि छैन, त्यसैले आठले पनि जित्छ। त्यसैबाट सुरु गर्नुहोस्।</translation>
    </message>
    <message>
        <source>Another card might be beaten. The eight of spades can’t, because no other spade is left.</source>
        <translation>अर्को पत्तीलाई कसैले जित्न सक्छ। सुरतको आठलाई सक्दैन, किनकि अरू सुरत बाँकी छैन।</translation>
    </message>
    <message>
        <source>Hearts were led, and you have none. There are no trumps, so you may play anything. Discard the six of clubs.</source>
        <translation>पानबाट सुरु भयो, र तपाईंसँग पान छैन। तुरुप नभएकाले जे पनि खेल्न पाइन्छ। चिडीको छक्का फाल्नुहोस्।</translation>
    </message>
    <message>
        <source>You could do that, and you’d lose nothing. But keep the higher card, because it may still win.</source>
        <translation>त्यो मिल्छ, र केही गुम्दैन। तर ठूलो पत्ती राख्नुहोस्, किनकि त्यसले अझै जित्न सक्छ।</translation>
    </message>
    <message>
        <source>The others score a berry for the last trick, and you score one for card points. You win with exactly twelve. Overshoot, and you drop to seven.</source>
        <translation>अन्तिम हातको एक बेरी अरूले पाउँछन्, पत्तीका अङ्कको एक बेरी तपाईंहरूले। ठ्याक्कै बाह्रले जितिन्छ। त्योभन्दा बढी भए सातमा झरिन्छ।</translation>
    </message>
    <message>
        <source>The king and queen of the same suit make a marriage. You hold two halves, the king of hearts and the queen of clubs.</source>
        <translation>एउटै रङका बादशाह र मिस्सी मिलेर बिहे बन्छ। तपाईंसँग दुई “आधा” छन्, पानको बादशाह र चिडीको मिस्सी।</translation>
    </message>
    <message>
        <source>You must beat the ten if you can, and only your ace can.</source>
        <translation>सकिन्छ भने दसलाई जित्नैपर्छ, र तपाईंको एक्काले मात्र त्यसलाई जित्छ।</translation>
    </message>
    <message>
        <source>That’s possible too, but in this lesson ask for the half in clubs first.</source>
        <translation>त्यो पनि हुन्छ, तर यो पाठमा पहिले चिडीमा आधा सोध्नुहोस्।</translation>
    </message>
    <message>
        <source>Lead the ace of clubs. It’s sure to win, and every trick you win brings another question.</source>
        <translation>चिडीको एक्काबाट सुरु गर्नुहोस्। त्यसले पक्का जित्छ, र जितेको हरेक हातपछि फेरि सोध्न पाइन्छ।</translation>
    </message>
    <message>
        <source>You won again, so ask again. You hold the king of hearts, so ask for the other half in hearts.</source>
        <translation>फेरि जित्नुभयो, त्यसैले फेरि सोध्नुहोस्। तपाईंसँग पानको बादशाह छ, त्यसैले पानमा अर्को आधा सोध्नुहोस्।</translation>
    </message>
    <message>
        <source>The king of hearts is the half that you haven’t asked about. Ask for the other half in hearts.</source>
        <translation>पानको बादशाहको अर्को आधा अझै सोध्नुभएको छैन। पानमा अर्को आधा सोध्नुहोस्।</translation>
    </message>
    <message>
        <source>Diamonds were led, and you have none, so you must trump. Your king is now the highest heart, so nobody can beat it.</source>
        <translation>इँटाबाट सुरु भयो र तपाईंसँग इँटा छैन, त्यसैले तुरुप हान्नैपर्छ। तपाईंको बादशाह अहिले सबैभन्दा ठूलो पान हो, त्यसैले त्यसलाई कसैले जित्न सक्दैन।</translation>
    </message>
    <message>
        <source>That’s a trump too, but a higher one could beat it. The king is safe.</source>
        <translation>त्यो पनि तुरुप हो, तर ठूलोले त्यसलाई जित्न सक्छ। बादशाह पक्का छ।</translation>
    </message>
    <message>
        <source>Five berries: two for trumps, one each for spades, the last trick and card points. Without a trick, the others land in Porvoo, on zero.</source>
        <translation>पाँच बेरी: तुरुपको दुई, अनि सुरत, अन्तिम हात र पत्तीका अङ्कको एक-एक। अरूले एउटा पनि हात लिएनन्, त्यसैले उनीहरू पोर्भो जान्छन् र शून्यमा झर्छन्।</translation>
    </message>
    <message>
        <source>You hold four cards. Seven more lie face up, each covering a hidden one. You can play from your hand or from these open cards.</source>
        <translation>तपाईंको हातमा चार पत्ती छन्। अगाडि सात खुला पत्ती छन्, र हरेकको मुनि एउटा घोप्टो पत्ती छ। हातका र खुला दुवै पत्ती खेल्न पाइन्छ।</translation>
    </message>
    <message>
        <source>When you play an open card, you turn up the hidden one under it. From then on, you can use that card too.</source>
        <translation>खुला पत्ती खेलेपछि त्यसमुनिको घोप्टो पत्ती पल्टिन्छ। त्यसपछि त्यो पनि खेल्न पाइन्छ।</translation>
    </message>
    <message>
        <source>You score two berries, one for the last trick and one for more card points. You win with exactly twelve. Overshoot, and you drop to seven.</source>
        <translation>अन्तिम हातको एक र पत्तीका अङ्क बढी भएको एक गरी तपाईंले दुई बेरी पाउनुहुन्छ। ठ्याक्कै बाह्रले जितिन्छ। त्योभन्दा बढी भए सातमा झरिन्छ।</translation>
    </message>
    <message>
        <source>Your hand and your open cards belong together. The king and queen of the same suit make a marriage wherever they are.</source>
        <translation>हातका पत्ती र खुला पत्ती सँगै गनिन्छन्। एउटै रङका बादशाह र मिस्सी जहाँ भए पनि तिनको बिहे बन्छ।</translation>
    </message>
    <message>
        <source>You won again and have a second marriage, in {suit}. Declare it. This “little one” scores one berry and doesn’t change trumps.</source>
        <translation>फेरि जित्नुभयो, र तपाईंसँग {suit}को दोस्रो बिहे छ। त्यो घोषणा गर्नुहोस्। यो “सानो बिहे” को एक बेरी हुन्छ, र यसले तुरुप फेर्दैन।</translation>
    </message>
    <message>
        <source>Five berries: two for trumps, one each for the second marriage, the last trick and more card points. You win with exactly twelve.</source>
        <translation>पाँच बेरी: तुरुपको दुई, अनि दोस्रो बिहे, अन्तिम हात र बढी पत्तीका अङ्कको एक-एक। ठ्याक्कै बाह्रले जितिन्छ।</translation>
    </message>
    <message>
        <source>Hand and open cards, following suit, and the first score.</source>
        <translation>हात र खुला पत्ती, सुरुको रङ खेल्नु र पहिलो अङ्क।</translation>
    </message>
    <message>
        <source>You have nine berries, and Väinö has eight. To win, you need exactly twelve.</source>
        <translation>तपाईंका नौ बेरी छन्, Väinöका आठ। जित्न ठ्याक्कै बाह्र चाहिन्छ।</translation>
    </message>
    <message>
        <source>You score four berries, and nine and four make thirteen. That’s one too many, so you drop to seven. Count ahead!</source>
        <translation>तपाईंले चार बेरी पाउनुभयो, र नौ र चार तेह्र हुन्छ। एउटा बढी भयो, त्यसैले सातमा झर्नुहुन्छ। पहिल्यै गन्नुहोस्!</translation>
    </message>
    <message>
        <source>Nine, two for trumps and one for clubs make twelve already. The last trick is one too many, but your six of clubs will win it.</source>
        <translation>नौ, तुरुपको दुई र चिडीको एक गरी बाह्र भइसक्यो। अन्तिम हात एउटा बढी हो, तर तपाईंको चिडीको छक्काले त्यो जित्छ।</translation>
    </message>
    <message>
        <source>Diamonds are now trumps. The first marriage in a hand scores forty points. Every later one scores twenty and changes trumps.</source>
        <translation>बाजीको पहिलो बिहेको चालीस अङ्क पाइयो, र इँटा तुरुप भयो। पछिका हरेक बिहेको बीस अङ्क हुन्छ, र तुरुप बदलिन्छ।</translation>
    </message>
    <message>
        <source>Your side has 159 points, the others 11. The higher total wins one berry, or two if the other is under 20. You get two.</source>
        <translation>तपाईंहरूको पक्षसँग १५९ अङ्क छ, अरूसँग ११। धेरै ल्याउनेले एक बेरी पाउँछ, अरूको २० भन्दा कम भए दुई। तपाईंहरूले दुई पाउनुहुन्छ।</translation>
    </message>
    <message>
        <source>In this game, you may ask even before the first trick. Before each lead, the leader may ask once if their partner holds a marriage.</source>
        <translation>यो खेलमा पहिलो हातअघि नै सोध्न पाइन्छ। हरेक हात सुरु गर्नुअघि, सुरु गर्नेले साथीसँग बिहे छ कि भनेर एक पटक सोध्न पाउँछ।</translation>
    </message>
    <message>
        <source>Väinö holds two marriages and chooses hearts. That’s forty points, and hearts are trumps.</source>
        <translation>Väinöसँग दुईवटा बिहे छन्, र उहाँले पान रोज्नुभयो। चालीस अङ्क पाइयो, र पान तुरुप भयो।</translation>
    </message>
    <message>
        <source>Väinö declared the king and queen of spades for twenty points. Now spades are trumps, and hearts are a side suit again.</source>
        <translation>Väinöले सुरतका बादशाह र मिस्सी घोषणा गरेर बीस अङ्क पाउनुभयो। अब सुरत तुरुप भयो, र पान फेरि साधारण रङ भयो।</translation>
    </message>
    <message>
        <source>You must follow suit, and the {card} is your only card of that suit. Play it.</source>
        <translation>सुरुकै रङ खेल्नैपर्छ, र तपाईंसँग त्यो रङको एउटै पत्ती {card} छ। त्यही खेल्नुहोस्।</translation>
    </message>
    <message>
        <source>You win 131 to 59, for one berry. A side that takes no trick goes in the bag, and can’t declare in the next hand.</source>
        <translation>तपाईंहरूले १३१–५९ ले जितेर एक बेरी पाउनुभयो। एउटा पनि हात नलिने पक्ष थैलीमा बस्छ, र अर्को बाजीमा केही घोषणा गर्न पाउँदैन।</translation>
    </message>
    <message>
        <source>sending others into the bag</source>
        <translation>अरूलाई थैलीमा पठाउने</translation>
    </message>
    <message>
        <source>a side in the bag</source>
        <translation>थैलीमा बसेको पक्ष</translation>
    </message>
    <message>
        <source>Taking every trick, and what happens to the other side.</source>
        <translation>सबै हात लिनु, र त्यसपछि अर्को पक्षलाई के हुन्छ।</translation>
    </message>
    <message>
        <source>What a side in the bag can’t do, and how it gets out.</source>
        <translation>थैलीमा बसेको पक्षले के गर्न पाउँदैन, र कसरी निस्कन्छ।</translation>
    </message>
    <message>
        <source>An ace counts 11, a ten 10, a king 4, a queen 3 and a jack 2. The last trick counts another 10.</source>
        <translation>एक्काको ११, दसको १०, बादशाहको ४, मिस्सीको ३ र गुलामको २ अङ्क। अन्तिम हातको थप १०।</translation>
    </message>
    <message>
        <source>You and Väinö have strong cards. Try to win every trick, because a side without a trick is in trouble.</source>
        <translation>तपाईं र Väinöका पत्ती बलिया छन्। सबै हात जित्ने प्रयास गर्नुहोस्, किनकि हात नलिने पक्ष अप्ठ्यारोमा पर्छ।</translation>
    </message>
    <message>
        <source>You took every trick. That’s 130 to nothing: 120 for cards and 10 for the last trick. You get two berries.</source>
        <translation>तपाईंहरूले सबै हात लिनुभयो। १३०–०: पत्तीको १२० र अन्तिम हातको १०। दुई बेरी पाउनुभयो।</translation>
    </message>
    <message>
        <source>The others took no trick, so they go in the bag. In the next hand, they can’t declare or ask.</source>
        <translation>अरूले एउटा पनि हात लिएनन्, त्यसैले उनीहरू थैलीमा बस्छन्। अर्को बाजीमा न घोषणा गर्न पाउँछन् न सोध्न।</translation>
    </message>
    <message>
        <source>Hilma and Elsa took no trick in the last hand, so they’re in the bag. They can’t declare or ask for a marriage.</source>
        <translation>Hilma र Elsaले अघिल्लो बाजीमा हात लिएनन्, त्यसैले उनीहरू थैलीमा छन्। न घोषणा गर्न पाउँछन् न बिहे सोध्न।</translation>
    </message>
    <message>
        <source>They have the higher total, 90 to 40, but they were in the bag. So nobody scores.</source>
        <translation>उनीहरूको जम्मा बढी छ, ९०–४०, तर उनीहरू थैलीमा थिए। त्यसैले कसैले केही पाउँदैन।</translation>
    </message>
    <message>
        <source>They took tricks this time, so they leave the bag. From the next hand on, they may declare again.</source>
        <translation>यसपालि उनीहरूले हात लिए, त्यसैले थैलीबाट निस्कन्छन्। अर्को बाजीदेखि फेरि घोषणा गर्न पाउँछन्।</translation>
    </message>
    <message>
        <source>If both totals are the same, nobody scores either.</source>
        <translation>दुवैको जम्मा बराबर भए पनि कसैले केही पाउँदैन।</translation>
    </message>
    <message>
        <source>Väinö asked for the other half in diamonds. You hold the queen, so your answer is yes. Diamonds are trumps, for two berries.</source>
        <translation>Väinöले इँटामा अर्को आधा सोध्नुभयो। मिस्सी तपाईंसँग छ, त्यसैले जवाफ “छ” हो। इँटा तुरुप भयो, र दुई बेरी पाइयो।</translation>
    </message>
    <message>
        <source>You score two for trumps and one for the last trick. The others score one for a marriage and one for more aces and tens.</source>
        <translation>तपाईंहरूले तुरुपको दुई र अन्तिम हातको एक पाउनुहुन्छ। अरूले बिहेको एक, र एक्का र दस बढी भएको एक पाउँछन्।</translation>
    </message>
    <message>
        <source>The first lead must be an ace if the leader has one. Without an ace, Väinö led the jack of hearts.</source>
        <translation>पहिलो हात सुरु गर्नेसँग एक्का भए एक्काबाटै सुरु गर्नुपर्छ। Väinöसँग एक्का थिएन, त्यसैले उहाँले पानको गुलामबाट सुरु गर्नुभयो।</translation>
    </message>
    <message>
        <source>Väinö has the king, so hearts are trumps, for two berries. Now you must lead a card of the marriage. Play the {card}.</source>
        <translation>Väinöसँग बादशाह छ, त्यसैले पान तुरुप भयो र दुई बेरी पाइयो। अब बिहेकै एउटा पत्तीबाट सुरु गर्नुपर्छ। {card} खेल्नुहोस्।</translation>
    </message>
    <message>
        <source>Hilma won a trick and declared spades, a “little one” worth one berry for her side. Hearts stay trumps.</source>
        <translation>Hilmaले हात जितेर सुरतको “सानो बिहे” घोषणा गर्नुभयो, जसबाट उहाँको पक्षले एक बेरी पाउँछ। तुरुप पान नै रहन्छ।</translation>
    </message>
    <message>
        <source>You score four berries: two for trumps, one each for the last trick and more aces and tens. The others score one. You win with twelve.</source>
        <translation>तपाईंहरूले चार बेरी पाउनुहुन्छ: तुरुपको दुई, अन्तिम हातको एक, र एक्का र दस बढी भएको एक। अरूले एक पाउँछन्। बाह्र पुर्‍याउनेले जित्छ।</translation>
    </message>
    <message>
        <source>Declaring your own pair, taking every trick, and Porvoo.</source>
        <translation>आफ्नै बिहे घोषणा गर्नु, सबै हात लिनु र पोर्भो।</translation>
    </message>
    <message>
        <source>Asking for a whole, and what breaks a tie.</source>
        <translation>“पूरा” सोध्नु, र बराबर हुँदा केले टुङ्ग्याउँछ।</translation>
    </message>
    <message>
        <source>Spades are trumps, for two berries. Now you must lead a card of your marriage. Play the {card}.</source>
        <translation>सुरत तुरुप भयो, दुई बेरी पाइयो। अब बिहेकै पत्तीबाट सुरु गर्नुपर्छ। {card} खेल्नुहोस्।</translation>
    </message>
    <message>
        <source>You took every trick and score five berries: two for trumps, one each for diamonds, the last trick, and aces and tens.</source>
        <translation>तपाईंहरूले सबै हात लिएर पाँच बेरी पाउनुभयो: तुरुपको दुई, अनि इँट, अन्तिम हात, र एक्का-दसको एक-एक।</translation>
    </message>
    <message>
        <source>The others took no trick, so they go to Porvoo. They lose all five berries and are back at zero.</source>
        <translation>अरूले एउटा पनि हात लिएनन्, त्यसैले उनीहरू पोर्भो जान्छन्। पाँचै बेरी गुमाएर शून्यमा झर्छन्।</translation>
    </message>
    <message>
        <source>If the tie-break is tied too, nobody gets that berry.</source>
        <translation>त्यसमा पनि बराबर भए त्यो बेरी कसैले पाउँदैन।</translation>
    </message>
    <message>
        <source>After each trick, the winner draws a card from the stock, then the other player draws. The winner leads again.</source>
        <translation>हरेक हातपछि जित्नेले बाँकी गड्डीबाट एउटा पत्ती तान्छ, अनि अर्कोले। त्यसपछि जित्नेले नै फेरि सुरु गर्छ।</translation>
    </message>
    <message>
        <source>While the stock lasts, you may play any card, whatever was led. Give away as little as you can, and play the {card}.</source>
        <translation>बाँकी गड्डी छउन्जेल, सुरु जुन रङबाट भए पनि, जुन पत्ती खेले पनि हुन्छ। सकेसम्म थोरै गुमाउनुहोस् र {card} खेल्नुहोस्।</translation>
    </message>
    <message>
        <source>The stock is gone. Now follow suit, and beat the highest card if you can. If you can’t follow suit, you must trump.</source>
        <translation>गड्डी सकियो। अब सुरुकै रङ खेल्नुहोस्, र सकिन्छ भने सबैभन्दा ठूलो पत्तीलाई जित्नुहोस्। त्यो रङ नभए तुरुप हान्नैपर्छ।</translation>
    </message>
    <message>
        <source>Väinö took the last trick and the more valuable cards, for one berry each. The first player to reach twelve wins.</source>
        <translation>Väinöले अन्तिम हात र बढी मूल्यका पत्ती लिएर एक-एक बेरी पाउनुभयो। पहिले बाह्र पुर्‍याउने खेलाडीले जित्छ।</translation>
    </message>
    <message>
        <source>You hold the king and queen of hearts, a marriage. Before you can declare it, you have to win a trick.</source>
        <translation>तपाईंसँग पानका बादशाह र मिस्सी छन्, अर्थात् बिहे। त्यो घोषणा गर्न पहिले एउटा हात जित्नुपर्छ।</translation>
    </message>
    <message>
        <source>A spade was led. Play the {card} to win the trick, because then you can declare your marriage.</source>
        <translation>सुरतबाट सुरु भयो। {card} खेलेर हात जित्नुहोस्, अनि बिहे घोषणा गर्न पाइन्छ।</translation>
    </message>
    <message>
        <source>The stock is gone, so nobody can declare now. Follow suit, and beat the highest card if you can. If you can’t follow suit, trump.</source>
        <translation>गड्डी सकियो, त्यसैले अब कसैले घोषणा गर्न पाउँदैन। सुरुकै रङ खेल्नुहोस्, र सकिन्छ भने सबैभन्दा ठूलो पत्तीलाई जित्नुहोस्। त्यो रङ नभए तुरुप हान्नुहोस्।</translation>
    </message>
    <message>
        <source>Five berries: two for trumps, one each for the second marriage, the last trick and the more valuable cards. Väinö gets no berries.</source>
        <translation>पाँच बेरी: तुरुपको दुई, अनि दोस्रो बिहे, अन्तिम हात र बढी मूल्यका पत्तीको एक-एक। Väinöको एउटा पनि छैन।</translation>
    </message>
    <message>
        <source>Drawing from the stock, and when you must follow suit.</source>
        <translation>बाँकी गड्डीबाट तान्नु, र कहिले सुरुकै रङ खेल्नुपर्छ।</translation>
    </message>
    <message>
        <source>your own pair</source>
        <translation>आफ्नै बिहे</translation>
    </message>
    <message>
        <source>beyond twelve, and Porvoo</source>
        <translation>बाह्रभन्दा बढी, र पोर्भो</translation>
    </message>
    <message>
        <source>asking your partner</source>
        <translation>साथीलाई सोध्ने</translation>
    </message>
    <message>
        <source>a bid that’s missed</source>
        <translation>नपुगेको बोली</translation>
    </message>
    <message>
        <source>läpiajo</source>
        <translation>लापिआयो</translation>
    </message>
    <message>
        <source>The order of the cards, following suit, and the first score.</source>
        <translation>पत्तीको क्रम, सुरुको रङ खेल्नु र पहिलो अङ्क।</translation>
    </message>
    <message>
        <source>Asking your partner for half a marriage, trumps, and the little one.</source>
        <translation>साथीलाई बिहेको आधा सोध्नु, तुरुप र सानो बिहे।</translation>
    </message>
    <message>
        <source>Asking your partner for a whole, and how trumps change.</source>
        <translation>साथीलाई “पूरा” सोध्नु, र तुरुप कसरी फेरिन्छ।</translation>
    </message>
    <message>
        <source>Asking for a whole, and declaring your own pair later.</source>
        <translation>“पूरा” सोध्नु, र आफ्नै बिहे पछि घोषणा गर्नु।</translation>
    </message>
    <message>
        <source>Declaring your own marriages, and what they score.</source>
        <translation>आफ्नै बिहे घोषणा गर्नु, र त्यसको कति अङ्क।</translation>
    </message>
    <message>
        <source>What happens beyond twelve, and the trip to Porvoo.</source>
        <translation>बाह्रभन्दा बढी भए के हुन्छ, र पोर्भोको यात्रा।</translation>
    </message>
    <message>
        <source>Bidding, the exchange, and raising your bid.</source>
        <translation>बोली, पत्ती साट्नु र बोली बढाउनु।</translation>
    </message>
    <message>
        <source>Bidding, the kitty, your discards, and raising your bid.</source>
        <translation>बोली, किट्टी, पत्ती फाल्नु र बोली बढाउनु।</translation>
    </message>
    <message>
        <source>What it costs to miss your bid.</source>
        <translation>बोली नपुग्दा कति घाटा हुन्छ।</translation>
    </message>
    <message>
        <source>What it costs to take no trick at all.</source>
        <translation>एउटा पनि हात नलिँदा कति घाटा हुन्छ।</translation>
    </message>
    <message>
        <source>Aces and tens count 10, and kings, queens and jacks 5. The last trick counts another 20.</source>
        <translation>एक्का र दसको १०, बादशाह, मिस्सी र गुलामको ५ अङ्क। अन्तिम हातको थप २०।</translation>
    </message>
    <message>
        <source>An ace counts 11, a ten 10, a king 4, a queen 3 and a jack 2. The last trick counts another 20.</source>
        <translation>एक्काको ११, दसको १०, बादशाहको ४, मिस्सीको ३ र गुलामको २ अङ्क। अन्तिम हातको थप २०।</translation>
    </message>
    <message>
        <source>Aces and tens are tied, four each. Then an ace counts 4, a king 3, a queen 2 and a jack 1. You have more.</source>
        <translation>एक्का र दस चार-चार बराबर भए। अनि एक्काको ४, बादशाहको ३, मिस्सीको २ र गुलामको १ गनिन्छ। तपाईंको बढी छ।</translation>
    </message>
    <message>
        <source>If you take no trick in a hand, you go to Porvoo. That means you lose all your berries and start again from zero.</source>
        <translation>बाजीमा एउटा पनि हात नलिए पोर्भो जानुहुन्छ। सबै बेरी गुमाएर फेरि शून्यबाट सुरु गर्नुहुन्छ।</translation>
    </message>
    <message>
        <source>Missing your bid costs as much as making it brings. Bid high only when you hope for a marriage that you can declare.</source>
        <translation>बोली पुगे जति पाइन्छ, नपुगे उत्ति नै घाटा हुन्छ। बिहे घोषणा गर्ने आशा भए मात्र ठूलो बोल्नुहोस्।</translation>
    </message>
    <message>
        <source>Väinö bid highest. Help your partner with your best cards: {cards}.</source>
        <translation>Väinöले सबैभन्दा बढी बोल्नुभयो। आफ्ना उत्तम पत्ती दिएर सघाउनुहोस्: {cards}।</translation>
    </message>
    <message>
        <source>Your side took every trick and made its bid. You score what Väinö bid, however much you took.</source>
        <translation>तपाईंको पक्षले सबै हात लियो, र बोली पुग्यो। जति ल्याए पनि Väinöले बोलेजति पाइन्छ।</translation>
    </message>
    <message>
        <source>Hilma bid highest, promising eighty points for her side. You and Väinö try to stop her. You’ll learn bidding in the third lesson.</source>
        <translation>Hilmaले सबैभन्दा बढी बोल्नुभयो। उहाँको पक्षले असी अङ्कको कबोल गर्‍यो, र तपाईं र Väinö मिलेर त्यो पक्षलाई रोक्नुहुन्छ। बोल्न तेस्रो पाठमा सिकिन्छ।</translation>
    </message>
    <message>
        <source>Aces and tens count 10, and kings, queens and jacks 5. The last trick counts 20. Hilma’s side bid 80, took 115 and scores 80.</source>
        <translation>एक्का र दसको १०, बादशाह, मिस्सी र गुलामको ५, र अन्तिम हातको २० अङ्क हुन्छ। Hilmaको पक्षले ८० बोलेर ११५ ल्यायो, त्यसैले ८० पाउँछ।</translation>
    </message>
    <message>
        <source>You can declare only after winning a trick that you led, and you just did. Declare the king and queen of {suit}.</source>
        <translation>आफूले सुरु गरेको हात जितेपछि मात्र घोषणा गर्न पाइन्छ, र तपाईंले भर्खरै त्यस्तो हात जित्नुभयो। {suit}का बादशाह र मिस्सी घोषणा गर्नुहोस्।</translation>
    </message>
    <message>
        <source>That’s 80 points! Diamonds stay trumps until someone declares another marriage. Your side needs 105 in all.</source>
        <translation>८० अङ्क! कसैले अर्को बिहे घोषणा नगरेसम्म इँटा तुरुप रहन्छ। तपाईंको पक्षलाई जम्मा १०५ अङ्क चाहिन्छ।</translation>
    </message>
    <message>
        <source>Your side took 175 points and had bid 105, so you score 105. The others score what they took.</source>
        <translation>तपाईंको पक्षले १७५ अङ्क ल्यायो, बोली १०५ थियो, त्यसैले १०५ पाइन्छ। अरूले आफूले लिएजति पाउँछन्।</translation>
    </message>
    <message>
        <source>Before play, everyone bids how many points their side will take, in steps of five. If you pass, you drop out. The highest bid wins.</source>
        <translation>खेल्नुअघि सबैले आफ्नो पक्षले कति अङ्क ल्याउँछ भनेर पाँच-पाँचले बढाउँदै बोल्छन्। पास गर्ने बाहिरिन्छ। सबैभन्दा ठूलो बोली टिक्छ।</translation>
    </message>
    <message>
        <source>You must open the bidding. Start low and see what the others want. Bid {amount}.</source>
        <translation>बोली तपाईंले नै सुरु गर्नुपर्छ। थोरैबाट सुरु गरेर अरू के चाहन्छन् हेर्नुहोस्। {amount} बोल्नुहोस्।</translation>
    </message>
    <message>
        <source>Everyone else passed, so your side plays for fifty. Väinö gives you three cards that may help you.</source>
        <translation>अरू सबैले पास गरे, त्यसैले तपाईंको पक्ष पचास अङ्कका लागि खेल्छ। Väinöले काम लाग्न सक्ने तीन पत्ती दिनुहुन्छ।</translation>
    </message>
    <message>
        <source>Give back the three cards that help you least: {cards}.</source>
        <translation>सबैभन्दा कम काम लाग्ने तीन पत्ती फिर्ता दिनुहोस्: {cards}।</translation>
    </message>
    <message>
        <source>You won a trick that you led, so declare a marriage. Start with {suit} for forty points, and keep hearts for later.</source>
        <translation>आफूले सुरु गरेको हात जित्नुभयो, त्यसैले बिहे घोषणा गर्नुहोस्। पहिले चालीस अङ्कको {suit} घोषणा गर्नुहोस्, र पान पछिका लागि राख्नुहोस्।</translation>
    </message>
    <message>
        <source>Now declare {suit} for a hundred points. Hearts become trumps in place of spades.</source>
        <translation>अब सय अङ्कको {suit} घोषणा गर्नुहोस्। सुरतको सट्टा पान तुरुप हुन्छ।</translation>
    </message>
    <message>
        <source>Your side took 280 points and made its bid of 235, so you score 235. Missing it would have cost you as much.</source>
        <translation>तपाईंको पक्षले २८० अङ्क ल्याएर २३५ को बोली पुर्‍यायो, त्यसैले २३५ पाइन्छ। नपुगेको भए त्यति नै घट्थ्यो।</translation>
    </message>
    <message>
        <source>Asking for a whole after your own lead, and changing trumps.</source>
        <translation>आफूले सुरु गरेर जितेपछि “पूरा” सोध्नु, र तुरुप फेर्नु।</translation>
    </message>
    <message>
        <source>You won a trick that you led, so you may also ask Väinö for a whole, the king and queen of one suit.</source>
        <translation>आफूले सुरु गरेको हात जित्नुभयो, त्यसैले Väinöलाई “पूरा” पनि सोध्न सक्नुहुन्छ, एउटै रङका बादशाह र मिस्सी।</translation>
    </message>
    <message>
        <source>You won again. Declare {suit} for 60 points, and they become trumps in place of diamonds.</source>
        <translation>फेरि जित्नुभयो। {suit}को बिहे घोषणा गरे ६० अङ्क पाइन्छ, र इँटको सट्टा त्यही तुरुप बन्छ।</translation>
    </message>
    <message>
        <source>Your side took 325 points but bid only 95, so you score 95. Raising the bid would have paid.</source>
        <translation>तपाईंको पक्षले ३२५ अङ्क ल्यायो तर ९५ मात्र बोल्यो, त्यसैले ९५ पाइन्छ। बोली बढाएको भए फाइदा हुन्थ्यो।</translation>
    </message>
    <message>
        <source>If you hold only half of a marriage, you may ask your partner for the other half. The answer is always true.</source>
        <translation>बिहेको आधा मात्र भए साथीलाई अर्को आधा सोध्न सकिन्छ। जवाफ सधैँ साँचो हुन्छ।</translation>
    </message>
    <message>
        <source>Väinö bid 105 for your side. All the cards and the last trick make only 160, so you need nearly everything or a marriage.</source>
        <translation>Väinöले तपाईंको पक्षबाट १०५ बोल्नुभयो। सबै पत्ती र अन्तिम हातको १६० मात्र हुन्छ, त्यसैले लगभग सबै वा एउटा बिहे चाहिन्छ।</translation>
    </message>
    <message>
        <source>Väinö asked you for a half in hearts. You have neither the king nor the queen, so the answer is no.</source>
        <translation>Väinöले तपाईंलाई पानमा आधा सोध्नुभयो। तपाईंसँग न बादशाह छ न मिस्सी, त्यसैले जवाफ छैन हो।</translation>
    </message>
    <message>
        <source>Your side took 90 points but had bid 105, so you lose 105. The others score their 70.</source>
        <translation>तपाईंको पक्षले ९० अङ्क ल्यायो तर १०५ बोलेको थियो, त्यसैले १०५ घट्छ। अरूले आफ्ना ७० पाउँछन्।</translation>
    </message>
    <message>
        <source>Väinö gave you three cards back and stays at 120. Your partner leads, and you help.</source>
        <translation>Väinöले तपाईंलाई तीन पत्ती फिर्ता दिएर १२० मै बस्नुभयो। उहाँ सुरु गर्नुहुन्छ, तपाईं सघाउनुहुन्छ।</translation>
    </message>
    <message>
        <source>Väinö led, won the trick and declared hearts, the best marriage. That’s 100 points, and hearts are trumps.</source>
        <translation>Väinöले आफूले सुरु गरेको हात जितेर पानको बिहे घोषणा गर्नुभयो, जो सबैभन्दा ठूलो हो। १०० अङ्क, र पान तुरुप भयो।</translation>
    </message>
    <message>
        <source>The others took no trick at all. That’s läpiajo, and it costs them the bid of 120.</source>
        <translation>अरूले एउटा पनि हात लिएनन्। यो लापिआयो हो, र उनीहरूको बोलीजति, १२० घट्छ।</translation>
    </message>
    <message>
        <source>Elsa bid highest and took the kitty. She promised 140 points, alone against you and Hilma. Take what you can.</source>
        <translation>Elsaले सबैभन्दा बढी बोलेर किट्टी लिनुभयो। उहाँले तपाईं र Hilma विरुद्ध एक्लै १४० अङ्कको कबोल गर्नुभयो। सकेजति अङ्क लिनुहोस्।</translation>
    </message>
    <message>
        <source>Elsa took 165 points, so she makes her bid of 140. The defenders score what they took, so you get 25.</source>
        <translation>Elsaले १६५ अङ्क ल्याउनुभयो, त्यसैले १४० को बोली पुग्यो। अरूले आफूले लिएजति पाउँछन्, त्यसैले तपाईंले २५ पाउनुहुन्छ।</translation>
    </message>
    <message>
        <source>You won again and hold another king and queen. Declare {suit} for sixty more points, and they become trumps.</source>
        <translation>फेरि जित्नुभयो, र तपाईंसँग अर्को बादशाह र मिस्सी छन्। थप साठी अङ्कका लागि {suit} घोषणा गर्नुहोस्, अनि त्यही तुरुप हुन्छ।</translation>
    </message>
    <message>
        <source>You took 250 points and had bid 185, so you score 185. Missing it would have cost you as much.</source>
        <translation>तपाईंले २५० अङ्क ल्याउनुभयो, बोली १८५ थियो, त्यसैले १८५ पाउनुहुन्छ। नपुगेको भए त्यति नै घट्थ्यो।</translation>
    </message>
    <message>
        <source>Each player bids how many points they’ll take alone, in steps of five. If you pass, you drop out. Elsa must open.</source>
        <translation>सबैले आफू एक्लैले कति अङ्क ल्याउने भनेर पाँच-पाँचले बढाउँदै बोल्छन्। पास गर्ने बाहिरिन्छ। Elsaले बोली सुरु गर्नैपर्छ।</translation>
    </message>
    <message>
        <source>You took 140 points and had bid 80, so you score 80. A higher raise would have brought you more.</source>
        <translation>तपाईंले १४० अङ्क ल्याउनुभयो, बोली ८० थियो, त्यसैले ८० पाउनुहुन्छ। अझ बढाएको भए बढी पाइन्थ्यो।</translation>
    </message>
    <message>
        <source>You took 105 points and had bid 85, so you score 85. Elsa scores the 55 that she took.</source>
        <translation>तपाईंले १०५ अङ्क ल्याउनुभयो, बोली ८५ थियो, त्यसैले ८५ पाइन्छ। Elsaले आफूले लिएको ५५ पाउनुहुन्छ।</translation>
    </message>
    <message>
        <source>Hilma took no trick. A player without a trick loses the bid, so this hand costs her 85.</source>
        <translation>Hilmaले एउटा पनि हात लिनुभएन। हात नलिने खेलाडीको बोलीजति घट्छ, त्यसैले उहाँको ८५ घट्यो।</translation>
    </message>
    <message>
        <source>You bid 100 because you hold two marriages. But you can declare one only after winning a trick.</source>
        <translation>दुई बिहे भएकाले तपाईंले १०० बोल्नुभयो। तर एउटा हात जितेपछि मात्र बिहे घोषणा गर्न पाइन्छ।</translation>
    </message>
    <message>
        <source>You still haven’t won a trick, so both marriages are stuck in your hand. Now you have to break one up.</source>
        <translation>तपाईंले अझै हात जित्नुभएको छैन, त्यसैले दुवै बिहे हातमै अड्किए। अब एउटा बिहे टुटाउनैपर्छ।</translation>
    </message>
    <message>
        <source>You took 60 points but had bid 100, so you lose 100. The others score what they took.</source>
        <translation>तपाईंले ६० अङ्क ल्याउनुभयो, बोली १०० थियो, त्यसैले १०० घट्छ। अरूले आफूले लिएजति पाउँछन्।</translation>
    </message>
    <message>
        <source>Eleven cards are set aside face down as a dead hand. Nobody bid, so you each play for your own points.</source>
        <translation>एघार पत्ती “मरेका पत्ती” भनेर छेउमा राखिएका छन्, ती कसैले खेल्दैन। कसैले बोल्न चाहेन, त्यसैले दुवै आ-आफ्नै लागि खेल्छन्।</translation>
    </message>
    <message>
        <source>Nobody bid, so each player scores the points they took. Väinö gets 145, including 100 for the marriage in hearts, and you get 40.</source>
        <translation>कसैले बोलेन, त्यसैले दुवैले आफूले लिएका अङ्क पाउँछन्। Väinöले पानको बिहेको १०० समेत गरी १४५ पाउनुहुन्छ, र तपाईंले ४०।</translation>
    </message>
    <message>
        <source>The marriage decided it. You score 150 and Väinö 55. The first player to reach 505 wins the match.</source>
        <translation>बिहेले फैसला गर्‍यो। तपाईंले १५० र Väinöले ५५ पाउनुहुन्छ। पहिले ५०५ पुर्‍याउने खेलाडीले म्याच जित्छ।</translation>
    </message>
    <message>
        <source>Each player bids how many points they’ll take, or passes. Bids start at sixty, in steps of five. The highest bidder takes the kitty.</source>
        <translation>दुवैले आफूले कति अङ्क ल्याउने भनेर बोल्छन् वा पास गर्छन्। बोली साठीबाट सुरु भई पाँच-पाँचले बढ्छ। सबैभन्दा बढी बोल्नेले किट्टी लिन्छ।</translation>
    </message>
    <message>
        <source>You can’t discard aces or tens, so discard {cards}. They count once you win a trick.</source>
        <translation>एक्का र दसबाहेक तीन पत्ती फाल्नुहोस्: {cards}। एउटा हात लिएपछि ती तपाईंकै लागि गनिन्छन्।</translation>
    </message>
    <message>
        <source>You took 105 points and had bid 65, so you score 65. Väinö took 30 points and scores 30.</source>
        <translation>तपाईंले १०५ अङ्क ल्याउनुभयो, बोली ६५ थियो, त्यसैले ६५ पाउनुहुन्छ। Väinöले आफूले लिएका ३० पाउनुहुन्छ।</translation>
    </message>
    <message>
        <source>sooli</source>
        <translation>सोली</translation>
    </message>
    <message>
        <source>when a rise is over</source>
        <translation>उकालो सकिँदा</translation>
    </message>
    <message>
        <source>Choosing rami or nolo, and avoiding tricks.</source>
        <translation>रामी वा नोलो छान्नु, र हात छल्नु।</translation>
    </message>
    <message>
        <source>Playing alone, without taking a single trick.</source>
        <translation>एउटा पनि हात नलिई एक्लै खेल्नु।</translation>
    </message>
    <message>
        <source>Beating a sooli, and how a side loses its points.</source>
        <translation>सोली बिगार्नु, र पक्षले अङ्क कसरी गुमाउँछ।</translation>
    </message>
    <message>
        <source>Elsa bid rami, but your cards are very low. Play alone and take no trick: choose “{action}”.</source>
        <translation>Elsaले रामी बोल्नुभयो, तर तपाईंका पत्ती धेरै साना छन्। एक्लै, हात नलिई खेल्नुहोस्: “{action}” छान्नुहोस्।</translation>
    </message>
    <message>
        <source>Give one card to Väinö, who sits out. Get rid of your worst card: {cards}. Aces are low in sooli, so keep yours.</source>
        <translation>बाहिर बस्ने Väinöलाई एउटा पत्ती दिनुहोस्। सबैभन्दा नराम्रो हटाउनुहोस्: {cards}। सोलीमा एक्का सानो हुन्छ, त्यसैले राख्नुहोस्।</translation>
    </message>
    <message>
        <source>You always play last. The ace is the lowest card here, so stay below the other card. Play the {card}.</source>
        <translation>तपाईं सधैँ अन्तिममा खेल्नुहुन्छ। यहाँ एक्का सबैभन्दा सानो हो, त्यसैले अर्को पत्तीभन्दा तल बस्नुहोस्। {card} खेल्नुहोस्।</translation>
    </message>
    <message>
        <source>Not a single trick! Sooli scores 24 points for your side. With even one trick, the others would have got them.</source>
        <translation>एउटा पनि हात परेन! सोलीले तपाईंको पक्षलाई २४ अङ्क दिन्छ। एउटा हात परेको भए त्यो अरूले पाउँथे।</translation>
    </message>
    <message>
        <source>Väinö bid rami, and Hilma says sooli. Elsa sits out. The others have 20 points, so make Hilma take a trick.</source>
        <translation>Väinöले रामी बोल्नुभयो, र Hilmaले सोली। Elsa बाहिर बस्नुहुन्छ। अरूका २० अङ्क छन्, त्यसैले Hilmaलाई हात लिन लगाउनुहोस्।</translation>
    </message>
    <message>
        <source>Lead low, so that Hilma has trouble staying below. Play the {card}.</source>
        <translation>सानो पत्तीबाट सुरु गर्नुहोस्, अनि Hilmaलाई तल बस्न गाह्रो हुन्छ। {card} खेल्नुहोस्।</translation>
    </message>
    <message>
        <source>Hilma had to win a trick with the queen of hearts. Her sooli is beaten, and the hand ends at once.</source>
        <translation>Hilmaले पानको मिस्सीले हात जित्नैपर्‍यो। सोली बिग्रियो, र बाजी तुरुन्तै सकिन्छ।</translation>
    </message>
    <message>
        <source>The others had 20 points and lost the hand. Their rise is over, so they drop to zero, and you score nothing yet.</source>
        <translation>अरूका २० अङ्क थिए, र उनीहरूले बाजी हारे। उकालो सकियो, उनीहरू शून्यमा झरे, र तपाईंहरूले अझै केही पाउनुभएन।</translation>
    </message>
    <message>
        <source>If the side that bid rami takes fewer than seven tricks, the others score 8 for each trick over six.</source>
        <translation>रामी बोल्ने पक्षले सातभन्दा कम हात लिए अरूले छभन्दा बढीको प्रत्येक हातको ८ अङ्क पाउँछन्।</translation>
    </message>
    <message>
        <source>Now count the card points. An ace counts 11, a ten 10, a king 4, a queen 3 and a jack 2. Lower cards count nothing.</source>
        <translation>अब पत्तीका अङ्क गनिन्छ। एक्काको ११, दसको १०, बादशाहको ४, मिस्सीको ३ र गुलामको २ हुन्छ। योभन्दा साना पत्तीको अङ्क हुँदैन।</translation>
    </message>
    <message>
        <source>Väinö holds the king and queen of spades. That’s 40 points, and spades are trumps. The king came from you!</source>
        <translation>Väinöसँग सुरतका बादशाह र मिस्सी छन्। ४० अङ्क पाइयो, र सुरत तुरुप भयो। बादशाह तपाईंले नै दिनुभएको थियो!</translation>
    </message>
    <message>
        <source>every trick</source>
        <translation>सबै हात</translation>
    </message>
    <message>
        <source>Taking every trick, so that the whole pack counts.</source>
        <translation>सबै हात लिनु, अनि पूरै गड्डी गनिन्छ।</translation>
    </message>
    <message>
        <source>You may raise your bid of 85 once, but you have no marriage and few high cards. Choose “{action}”.</source>
        <translation>८५ को बोली एक पटक बढाउन मिल्छ, तर तपाईंसँग बिहे छैन, ठूला पत्ती पनि थोरै छन्। “{action}” छान्नुहोस्।</translation>
    </message>
    <message>
        <source>You took 78 points but had bid 85, so you lose 85. Seven points were missing.</source>
        <translation>तपाईंले ७८ अङ्क ल्याउनुभयो, बोली ८५ थियो, त्यसैले ८५ घट्छ। सात अङ्क पुगेन।</translation>
    </message>
    <message>
        <source>Väinö took 36 points and scores 35. What the other player took is rounded to the nearest five.</source>
        <translation>Väinöले ३६ अङ्क ल्याएर ३५ पाउनुभयो। अर्को खेलाडीको अङ्क नजिकको पाँचमा मिलाइन्छ।</translation>
    </message>
    <message>
        <source>You took every trick, so the whole pack counts for you, 140 with the last trick. You score your bid of 75.</source>
        <translation>तपाईंले सबै हात लिनुभयो, त्यसैले पूरै गड्डी गनिन्छ, अन्तिम हातसहित १४०। बोलीजति ७५ पाइन्छ।</translation>
    </message>
    <message>
        <source>Väinö took no trick. That’s läpiajo, and it costs the bid of 75.</source>
        <translation>Väinöले एउटा पनि हात लिनुभएन। यो लापिआयो हो, र उहाँको बोलीजति, ७५ घट्छ।</translation>
    </message>
    <message>
        <source>Your partner Väinö’s ten is winning, but you must beat it if you can. That pays off, because the winner may ask for a marriage.</source>
        <translation>तपाईंका साथी Väinöको दसले जित्दै छ, तर सकिन्छ भने त्यसलाई जित्नैपर्छ। यसमा फाइदा पनि छ, किनकि हात जित्नेले बिहे सोध्न पाउँछ।</translation>
    </message>
    <message>
        <source>You won a trick, so before you lead you may ask Väinö for a marriage. Ask for the other half in clubs.</source>
        <translation>तपाईंले हात जित्नुभयो। सुरु गर्नुअघि Väinöलाई बिहे सोध्न सक्नुहुन्छ। चिडीमा अर्को आधा सोध्नुहोस्।</translation>
    </message>
    <message>
        <source>Väinö doesn’t have the king of clubs, and each trick gives you only one question. Lead the ace of clubs. If it wins, you may ask again.</source>
        <translation>Väinöसँग चिडीको बादशाह छैन, र एक हातमा एक पटक मात्र सोध्न पाइन्छ। चिडीको एक्काबाट सुरु गर्नुहोस्। त्यसले जित्यो भने फेरि सोध्न पाइन्छ।</translation>
    </message>
    <message>
        <source>Väinö has the queen! The first marriage makes its suit trumps, so hearts now beat every other suit. That’s two berries.</source>
        <translation>Väinöसँग मिस्सी छ! पहिलो बिहेको रङ तुरुप बन्छ, त्यसैले अब पानले अरू सबै रङलाई जित्छ। यसको दुई बेरी पाइन्छ।</translation>
    </message>
    <message>
        <source>Väinö won a trick and declared the king and queen of spades. Hearts stay trumps. A later marriage is a “little one”, worth one berry.</source>
        <translation>Väinöले हात जितेर सुरतका बादशाह र मिस्सी घोषणा गर्नुभयो। तुरुप पान नै रहन्छ। पछिको बिहे “सानो बिहे” हो, र त्यसको एक बेरी हुन्छ।</translation>
    </message>
    <message>
        <source>You hold a whole marriage yourself, the king and queen of clubs. Win this trick with the ace, so your pair stays together.</source>
        <translation>तपाईंसँग आफ्नै पूरा बिहे छ, चिडीका बादशाह र मिस्सी। यो हात एक्काले जित्नुहोस्, अनि बिहे जोगिन्छ।</translation>
    </message>
    <message>
        <source>That would win the trick too, but it would break up your pair. Play the ace of clubs.</source>
        <translation>त्यसले पनि हात जित्छ, तर बिहे टुट्छ। चिडीको एक्का खेल्नुहोस्।</translation>
    </message>
    <message>
        <source>You won, so you may do one thing before you lead. Ask Väinö for a whole, a king and queen of the same suit.</source>
        <translation>जित्नुभयो, त्यसैले सुरु गर्नुअघि एउटा काम गर्न पाइन्छ। Väinöलाई “पूरा” सोध्नुहोस्, एउटै रङका बादशाह र मिस्सी।</translation>
    </message>
    <message>
        <source>You may declare your own pair now, but you can still do that later. In this lesson, ask for a whole first.</source>
        <translation>आफ्नो बिहे अहिले घोषणा गर्न मिल्छ, तर पछि पनि मिल्छ। यो पाठमा पहिले “पूरा” सोध्नुहोस्।</translation>
    </message>
    <message>
        <source>Väinö holds the king and queen of diamonds! Diamonds are trumps, for two berries. Your own pair comes after your next trick.</source>
        <translation>Väinöसँग इँटका बादशाह र मिस्सी छन्! इँट तुरुप भयो, दुई बेरी पाइयो। आफ्नो बिहे अर्को हातपछि।</translation>
    </message>
    <message>
        <source>The ace of diamonds is gone, so your ten is the highest trump. Lead it.</source>
        <translation>इँटको एक्का गइसक्यो, त्यसैले तपाईंको दस सबैभन्दा ठूलो तुरुप हो। त्यसबाट सुरु गर्नुहोस्।</translation>
    </message>
    <message>
        <source>You could lead that, but it might lose. The ten of diamonds can’t be beaten.</source>
        <translation>त्यसबाट पनि सुरु गर्न मिल्छ, तर हार्न सक्छ। इँटको दसलाई कसैले जित्न सक्दैन।</translation>
    </message>
    <message>
        <source>You won again. Declare your own pair in clubs. It’s a “little one”, worth one berry, and diamonds stay trumps.</source>
        <translation>फेरि जित्नुभयो। चिडीको आफ्नै बिहे घोषणा गर्नुहोस्। यो एक बेरीको “सानो बिहे” हो, र तुरुप इँट नै रहन्छ।</translation>
    </message>
    <message>
        <source>Declare the pair that you hold yourself, the king and queen of clubs. Nobody has to be asked.</source>
        <translation>आफ्नै हातको बिहे, चिडीका बादशाह र मिस्सी, घोषणा गर्नुहोस्। कसैलाई सोध्नु पर्दैन।</translation>
    </message>
    <message>
        <source>You score five berries: two for trumps, one each for the little one, the last trick and more card points.</source>
        <translation>पाँच बेरी पाउनुभयो: तुरुपको दुई, अनि सानो बिहे, अन्तिम हात र बढी पत्तीका अङ्कको एक-एक।</translation>
    </message>
    <message>
        <source>All cards together make 120 points, so 61 win the berry. If both sides have 60, nobody gets it.</source>
        <translation>सबै पत्तीका जम्मा १२० अङ्क हुन्छन्, त्यसैले ६१ ले बेरी जित्छ। दुवैका ६० भए कसैले पाउँदैन।</translation>
    </message>
    <message>
        <source>You have nine berries, the others eight, and you need exactly twelve. Diamonds are trumps, which is worth two to you.</source>
        <translation>तपाईंहरूका नौ बेरी छन्, अरूका आठ, र ठ्याक्कै बाह्र चाहिन्छ। इँट तुरुप हो, त्यसको दुई पाइन्छ।</translation>
    </message>
    <message>
        <source>The ace of trumps is gone, so your ten is the highest. Lead it, and the others lose their trumps.</source>
        <translation>तुरुपको एक्का गइसक्यो, त्यसैले तपाईंको दस सबैभन्दा ठूलो हो। त्यसबाट सुरु गर्नुहोस्, अनि अरूका तुरुप सकिन्छन्।</translation>
    </message>
    <message>
        <source>Your ten of diamonds is the highest trump left. Lead it, and no trump of theirs can hurt you later.</source>
        <translation>इँटको दस बाँकी सबैभन्दा ठूलो तुरुप हो। त्यसबाट सुरु गर्नुहोस्, अनि अरूका तुरुपले पछि दुःख दिँदैनन्।</translation>
    </message>
    <message>
        <source>The others haven’t won a single trick yet. If it stays like that, something bad happens to them.</source>
        <translation>अरूले अहिलेसम्म एउटा पनि हात जितेका छैनन्। यस्तै रहे उनीहरूलाई नराम्रो हुन्छ।</translation>
    </message>
    <message>
        <source>You score four berries, and nine and four make thirteen. That’s more than twelve, so you drop to seven.</source>
        <translation>तपाईंहरूले चार बेरी पाउनुभयो, र नौ र चार तेह्र हुन्छ। बाह्रभन्दा बढी भयो, त्यसैले सातमा झर्नुहुन्छ।</translation>
    </message>
    <message>
        <source>The others took no trick, so they go to Porvoo. They lose all eight berries and are back at zero.</source>
        <translation>अरूले एउटा पनि हात लिएनन्, त्यसैले उनीहरू पोर्भो जान्छन्। आठै बेरी गुमाएर शून्यमा झर्छन्।</translation>
    </message>
    <message>
        <source>Near twelve, count ahead. Sometimes it’s better to leave the last trick to the others.</source>
        <translation>बाह्र नजिक पुगेपछि पहिल्यै गन्नुहोस्। कहिलेकाहीँ अन्तिम हात अरूलाई छोड्नु राम्रो हुन्छ।</translation>
    </message>
    <message>
        <source>sets</source>
        <translation>सेट</translation>
    </message>
    <message>
        <source>wild cards and finishing</source>
        <translation>जोकर पत्ती र खेल सक्ने तरिका</translation>
    </message>
    <message>
        <source>tunnelas and maal</source>
        <translation>टनेला र माल</translation>
    </message>
    <message>
        <source>You play against Suman. Three packs are shuffled together, and you hold 21 cards. Collect sets until every card is in one.</source>
        <translation>तपाईं Sumanसँग खेल्दै हुनुहुन्छ। तीन गड्डी मिसाइएका छन्, र तपाईंसँग २१ पत्ती छन्। सबै पत्ती सेटमा नमिलुन्जेल सेट जम्मा गर्नुहोस्।</translation>
    </message>
    <message>
        <source>Three cards in a row in one suit make a sequence. You hold the ten, the jack and the queen of clubs. Here tens aren’t high.</source>
        <translation>एउटै रङका लगातार तीन पत्तीले सिक्वेन्स बन्छ। तपाईंसँग चिडीका दस, गुलाम र मिस्सी छन्। यहाँ दस ठूलो पत्ती होइन।</translation>
    </message>
    <message>
        <source>Each turn starts with a draw. Take a hidden card from the stock, or the offered card. This time, draw from the stock.</source>
        <translation>हरेक पालो पत्ती तानेर सुरु हुन्छ। बाँकी गड्डीको घोप्टो पत्ती वा फालेको पत्ती लिन पाइन्छ। यसपटक बाँकी गड्डीबाट तान्नुहोस्।</translation>
    </message>
    <message>
        <source>A third eight of hearts! Three identical cards make a tunnela, and that’s a set too.</source>
        <translation>पानको तेस्रो आठ! उस्तै तीन पत्तीले टनेला बन्छ, र त्यो पनि एउटा सेट हो।</translation>
    </message>
    <message>
        <source>Each turn ends with a discard. Choose a card that fits nowhere: {cards}.</source>
        <translation>हरेक पालो एउटा पत्ती फालेर सकिन्छ। कतै नमिल्ने पत्ती छान्नुहोस्: {cards}।</translation>
    </message>
    <message>
        <source>You have three pure sets, which are sequences or tunnelas without wild cards. Press the button to show them.</source>
        <translation>तपाईंसँग तीन शुद्ध सेट छन्, अर्थात् जोकर पत्तीबिनाका सिक्वेन्स वा टनेला। सेट देखाउने बटन थिच्नुहोस्।</translation>
    </message>
    <message>
        <source>You’ve shown three pure sets, so you’ve “seen the maal”. Now you know the tiplu, the three of clubs. You’ll need it in the next lesson.</source>
        <translation>तपाईंले तीन शुद्ध सेट देखाउनुभयो, त्यसैले तपाईंले “माल हेर्नुभयो”। अब टिप्लु चिडीको तीन हो भन्ने थाहा भयो। अर्को पाठमा त्यो काम लाग्छ।</translation>
    </message>
    <message>
        <source>The tiplu is the three of clubs. All threes are wild, and so are the two and four of clubs. You hold two wild cards.</source>
        <translation>टिप्लु चिडीको तीन हो। सबै तीन जोकर पत्ती हुन्, र चिडीका दुई र चार पनि। तपाईंसँग दुई जोकर पत्ती छन्।</translation>
    </message>
    <message>
        <source>The seven of spades makes a sequence with your eight and six. To finish, you need every card in a set. Wild cards fill gaps.</source>
        <translation>सुरतको सात तपाईंका आठ र छक्कासँग मिलेर सिक्वेन्स बन्छ। खेल सक्न सबै पत्ती सेटमा हुनुपर्छ। जोकर पत्तीले खाली ठाउँ भर्छन्।</translation>
    </message>
    <message>
        <source>Suman discarded a three of hearts. With your four and two, it makes a sequence. Take the offered card.</source>
        <translation>Sumanले पानको तीन फाल्नुभयो। तपाईंको चार र दुईसँग मिलेर त्यसले सिक्वेन्स बन्छ। फालेको पत्ती उठाउनुहोस्।</translation>
    </message>
    <message>
        <source>All your cards but one fit into sets now, even your two wild cards. Press the button to finish.</source>
        <translation>अब एउटाबाहेक तपाईंका सबै पत्ती सेटमा मिले, दुई जोकर पत्ती पनि। खेल सक्ने बटन थिच्नुहोस्।</translation>
    </message>
    <message>
        <source>Suman hasn’t seen the maal, so you get ten points. Your two twos of clubs, next to the tiplu, add five. That’s fifteen.</source>
        <translation>Sumanले माल नहेर्नुभएकाले तपाईंले दस पाउनुहुन्छ। टिप्लुका छिमेकी, चिडीका दुईवटा दुईले पाँच थप्छन्। जम्मा पन्ध्र।</translation>
    </message>
    <message>
        <source>Three eights of clubs, dealt straight to you, make a tunnela. Show it before your first draw, and it scores five points.</source>
        <translation>बाँड्दै पाएका चिडीका तीनवटा आठले टनेला बन्छ। पहिलो पत्ती तान्नुअघि देखाए पाँच अङ्क पाइन्छ।</translation>
    </message>
    <message>
        <source>Show it now, before you draw. Press the button that shows tunnelas.</source>
        <translation>पत्ती तान्नुअघि अहिले नै देखाउनुहोस्। टनेला देखाउने बटन थिच्नुहोस्।</translation>
    </message>
    <message>
        <source>The offered card is the king of clubs, and you hold the ace and queen. That makes a sequence, so take it.</source>
        <translation>फालेको पत्ती चिडीको बादशाह हो, र तपाईंसँग एक्का र मिस्सी छन्। यी तीनले सिक्वेन्स बन्छ, त्यसैले बादशाह उठाउनुहोस्।</translation>
    </message>
    <message>
        <source>Suman showed sets first and knows the tiplu now. Don’t worry, your third pure set is close.</source>
        <translation>Sumanले पहिले सेट देखाउनुभयो र अब टिप्लु थाहा पाउनुभयो। आत्तिनुपर्दैन, तपाईंको तेस्रो शुद्ध सेट नजिकै छ।</translation>
    </message>
    <message>
        <source>The tiplu is the ten of diamonds, and you hold two of them. Keep both, because they’re worth eight points of maal.</source>
        <translation>टिप्लु इँटाको दस हो, र तपाईंसँग दुईवटा छन्। दुवै जोगाउनुहोस्, किनकि तिनको माल आठ अङ्क हुन्छ।</translation>
    </message>
    <message>
        <source>The king of clubs gives you three kings in different suits, a trial. Now all your cards fit, so take the offered card.</source>
        <translation>चिडीको बादशाह लिँदा फरक रङका तीन बादशाहको ट्रायल बन्छ। अब तपाईंका सबै पत्ती मिल्छन्, त्यसैले फालेको पत्ती उठाउनुहोस्।</translation>
    </message>
    <message>
        <source>Suman pays you sixteen. Your maal is thirteen: eight for two tiplus and five for the tunnela. Finishing adds three.</source>
        <translation>Sumanले तपाईंलाई सोह्र तिर्नुहुन्छ। तपाईंको माल तेह्र हो, दुई टिप्लुको आठ र टनेलाको पाँच। खेल सकेकाले तीन थपिन्छ।</translation>
    </message>
    <message>
        <source>You could do that too, but in this lesson take the other card.</source>
        <translation>त्यो पनि गर्न पाइन्छ, तर यो पाठमा अर्को पत्ती लिनुहोस्।</translation>
    </message>
    <message>
        <source>You could do that too, but first do what this step asks.</source>
        <translation>त्यो पनि गर्न सकिन्छ, तर पहिले यस चरणमा भनिएको काम गर्नुहोस्।</translation>
    </message>
    <message>
        <source>a marriage of wild cards</source>
        <translation>टिप्लु, पप्लु र झिप्लुको म्यारिज</translation>
    </message>
    <message>
        <source>dublees</source>
        <translation>डब्ली</translation>
    </message>
    <message>
        <source>Sequences, tunnelas, drawing and discarding.</source>
        <translation>सिक्वेन्स, टनेला, तान्नु र फाल्नु।</translation>
    </message>
    <message>
        <source>The tiplu, wild cards, and finishing a deal.</source>
        <translation>टिप्लु, जोकर पत्ती र खेल सक्नु।</translation>
    </message>
    <message>
        <source>Tunnelas shown at the start, and what maal pays.</source>
        <translation>सुरुमा देखाइने टनेला, र मालको कति पाइन्छ।</translation>
    </message>
    <message>
        <source>Tiplu, poplu and jhiplu together, and losing with a profit.</source>
        <translation>टिप्लु, पप्लु र झिप्लु सँगै, र हारेर पनि फाइदा।</translation>
    </message>
    <message>
        <source>Winning with eight pairs, and when a deal is called off.</source>
        <translation>आठ जोडीले जित्नु, र बाजी कहिले रद्द हुन्छ।</translation>
    </message>
    <message>
        <source>Suman never showed three pure sets, so there’s no maal to collect. Maal counts only once you’ve seen it.</source>
        <translation>Sumanले माल पाउनुहुन्न, किनकि उहाँले तीन शुद्ध सेट कहिल्यै देखाउनुभएन। माल हेरेपछि मात्र गनिन्छ।</translation>
    </message>
    <message>
        <source>The tiplu is the four of spades. With poplu and jhiplu beside it, you showed a marriage, worth 15 here.</source>
        <translation>टिप्लु सुरतको चार हो। तपाईंले त्यसका छिमेकी पप्लु र झिप्लुसँगै देखाउनुभयो। यो म्यारिज हो, यहाँ यसको १५ अङ्क।</translation>
    </message>
    <message>
        <source>Suman finished, so you pay three. But your maal is 17, 15 for the marriage and two for another poplu. You gain 14.</source>
        <translation>Sumanले खेल सक्नुभयो, त्यसैले तपाईं तीन तिर्नुहुन्छ। तर तपाईंको माल १७ छ: म्यारिजको १५, अर्को पप्लुको दुई। १४ को फाइदा।</translation>
    </message>
    <message>
        <source>Four or more players may show seven dublees, pairs of identical cards, instead of three pure sets. You hold six.</source>
        <translation>चार वा बढी खेलाडी भए अर्को तरिका पनि छ। तीन शुद्ध सेटको सट्टा सात डब्ली, अर्थात् उस्तै पत्तीका जोडी, चल्छन्। तपाईंसँग छ छन्।</translation>
    </message>
    <message>
        <source>Draw from the stock and hope for one more pair.</source>
        <translation>बाँकी गड्डीबाट तान्नुहोस्, अर्को जोडीको आशामा।</translation>
    </message>
    <message>
        <source>A second five of diamonds! Now you have seven dublees. Press the button to show them.</source>
        <translation>इँटको अर्को पाँच! अब सात डब्ली भए। देखाउने बटन थिच्नुहोस्।</translation>
    </message>
    <message>
        <source>The offered card is the two of hearts, and you hold another one. An eighth dublee wins, so take it.</source>
        <translation>फालेको पत्ती पानको दुई हो, र तपाईंसँग अर्को छ। आठौँ डब्लीले जित्छ, त्यसैले उठाउनुहोस्।</translation>
    </message>
    <message>
        <source>Eight dublees! Your other cards don’t matter. Press the button to finish.</source>
        <translation>आठ डब्ली! अरू पत्तीले फरक पार्दैन। खेल सक्ने बटन थिच्नुहोस्।</translation>
    </message>
    <message>
        <source>Everyone pays you five more for dublees. Those who’ve seen the maal also pay three, and those who haven’t pay ten.</source>
        <translation>डब्लीका लागि सबैले थप पाँच तिर्छन्। माल हेरेकाले अझ तीन, नहेरेकाले दस तिर्छन्।</translation>
    </message>
    <message>
        <source>If the stock runs out for the second time, the deal is called off. Then nobody scores.</source>
        <translation>बाँकी गड्डी दोस्रो पटक सकिए बाजी रद्द हुन्छ। अनि कसैले अङ्क पाउँदैन।</translation>
    </message>
    <message>
        <source>Hilma bid highest, so her side must take 140 points, marriages included. You and Väinö try to stop her.</source>
        <translation>Hilmaले सबैभन्दा बढी बोल्नुभयो, त्यसैले उहाँको पक्षले बिहेसमेत १४० अङ्क ल्याउनुपर्छ। तपाईं र Väinö मिलेर त्यो पक्षलाई रोक्नुहुन्छ।</translation>
    </message>
    <message>
        <source>Your marriage adds 80 to your cards, so you score 185. Hilma’s side missed its bid and loses 140.</source>
        <translation>तपाईंहरूको बिहेले पत्तीका अङ्कमा ८० थप्छ, त्यसैले तपाईंहरूले १८५ पाउनुहुन्छ। Hilmaको पक्षको बोली पुगेन, र त्यो पक्षको १४० अङ्क घट्छ।</translation>
    </message>
    <message>
        <source>Väinö bid highest, so your side plays for 205 points. Help by winning tricks and asking for marriages.</source>
        <translation>Väinöले सबैभन्दा बढी बोल्नुभयो, त्यसैले तपाईंको पक्ष २०५ अङ्कका लागि खेल्छ। हात जितेर र बिहे सोधेर सघाउनुहोस्।</translation>
    </message>
    <message>
        <source>Hilma asked for a half in spades, and Elsa has it. In this game, you may ask even if you hold no half yourself.</source>
        <translation>Hilmaले सुरतमा आधा सोध्नुभयो, र त्यो Elsaसँग छ। यो खेलमा आफूसँग आधा नभए पनि सोध्न पाइन्छ।</translation>
    </message>
    <message>
        <source>Your side took 207 points and made Väinö’s bid of 205, so you score 205.</source>
        <translation>तपाईंको पक्षले २०७ अङ्क ल्यायो, त्यसैले Väinöको २०५ को बोली पुग्यो। तपाईंहरूले २०५ पाउनुहुन्छ।</translation>
    </message>
    <message>
        <source>Nobody has to bid here. If you bid, you promise at least 120 points for your side, marriages included.</source>
        <translation>यहाँ कसैले बोल्नैपर्छ भन्ने छैन। बोल्नेले आफ्नो पक्षका लागि बिहेसमेत कम्तीमा १२० अङ्कको कबोल गर्छ।</translation>
    </message>
    <message>
        <source>You bid highest, so Väinö gives you four cards to help you. Among them are two queens and a king.</source>
        <translation>तपाईंले सबैभन्दा बढी बोल्नुभयो, त्यसैले Väinöले काम लाग्ने चार पत्ती दिनुहुन्छ। तिनमा दुई मिस्सी र एक बादशाह छन्।</translation>
    </message>
    <message>
        <source>Now give back the four cards that help you least: {cards}.</source>
        <translation>अब सबैभन्दा कम काम लाग्ने चार पत्ती फिर्ता दिनुहोस्: {cards}।</translation>
    </message>
    <message>
        <source>Your side took 189 points and made its bid of 130, so you score 130. The others score 30.</source>
        <translation>तपाईंको पक्षले १८९ अङ्क ल्याएर १३० को बोली पुर्‍यायो, त्यसैले १३० पाइन्छ। अरूले ३० पाउँछन्।</translation>
    </message>
    <message>
        <source>when nobody bids</source>
        <translation>कसैले नबोल्दा</translation>
    </message>
    <message>
        <source>How a hand is played and scored when everybody passes.</source>
        <translation>सबैले पास गर्दा कसरी खेलिन्छ र गनिन्छ।</translation>
    </message>
    <message>
        <source>Väinö won a trick and declared clubs. That’s 60 points, and clubs are trumps.</source>
        <translation>Väinöले हात जितेर चिडीको बिहे घोषणा गर्नुभयो। ६० अङ्क पाइयो, र चिडी तुरुप भयो।</translation>
    </message>
    <message>
        <source>The others took no trick. That’s läpiajo, and because the bid was made, it costs them twice the bid, 320.</source>
        <translation>अरूले एउटा पनि हात लिएनन्। यो लापिआयो हो, र बोली पुगेकाले उनीहरूको दोब्बर, ३२० घट्छ।</translation>
    </message>
    <message>
        <source>All four players passed. There’s no exchange and no contract, but the hand is played. You lead, because Elsa dealt.</source>
        <translation>चारै जनाले पास गरे। न पत्ती साटिन्छ न बोली हुन्छ, तर बाजी खेलिन्छ। Elsaले बाँडेकाले तपाईं सुरु गर्नुहुन्छ।</translation>
    </message>
    <message>
        <source>Nobody bid, so each side scores what it took, to the nearest five. You took 129 and score 130.</source>
        <translation>कसैले बोलेन, त्यसैले प्रत्येक पक्षले आफूले ल्याएजति पाउँछ, नजिकको पाँचमा मिलाएर। १२९ ल्याएर १३० पाउनुभयो।</translation>
    </message>
    <message>
        <source>When nobody has bid, a side without a trick loses nothing.</source>
        <translation>कसैले नबोलेको भए हात नलिने पक्षको केही घट्दैन।</translation>
    </message>
    <message>
        <source>bidding, and how to avoid tricks</source>
        <translation>बोली र हात टार्ने तरिका</translation>
    </message>
    <message>
        <source>From high to low: ace, king, queen, jack, ten, and so on down to the two. There are never any trumps.</source>
        <translation>ठूलोदेखि सानो: एक्का, बादशाह, मिस्सी, गुलाम, दस, यसरी नै दुईसम्म। यहाँ तुरुप कहिल्यै हुँदैन।</translation>
    </message>
    <message>
        <source>You can’t follow suit, and there are no trumps, so you may play anything. Discard the {card}.</source>
        <translation>तपाईंसँग सुरुको रङ छैन र यहाँ तुरुप हुँदैन, त्यसैले जे पनि खेल्न पाइन्छ। {card} फाल्नुहोस्।</translation>
    </message>
    <message>
        <source>This hand is rami, so try to win tricks. Väinö bid it, so your side needs at least seven of the thirteen.</source>
        <translation>यो बाजी रामी हो, त्यसैले सकेजति हात जित्नुहोस्। Väinöले रामी बोलेकाले तपाईंको पक्षलाई तेह्रमध्ये कम्तीमा सात चाहिन्छ।</translation>
    </message>
    <message>
        <source>You took seven tricks, one over six, for four points. The first to 52 wins, but only one side can have points at a time.</source>
        <translation>तपाईंहरूले सात हात, अर्थात् छभन्दा एक बढी, लिएर चार अङ्क पाउनुभयो। पहिले ५२ पुर्‍याउनेले जित्छ, तर एक पटकमा एउटै पक्षसँग मात्र अङ्क हुन सक्छ।</translation>
    </message>
    <message>
        <source>Everyone places a card face down. Red bids rami, to win tricks. Black bids nolo, to avoid them. One red card makes it rami.</source>
        <translation>सबैले एउटा पत्ती घोप्टो राख्छन्। रातो भनेको हात जित्ने रामी हो, कालो भनेको हात टार्ने नोलो। एउटै रातो पत्ती भए पनि रामी हुन्छ।</translation>
    </message>
    <message>
        <source>You have no ace, so bid nolo and avoid tricks. Place a black card face down. Choose the {card}.</source>
        <translation>तपाईंसँग एक्का छैन, त्यसैले नोलो बोल्नुहोस् र हात टार्नुहोस्। कालो पत्ती {card} घोप्टो राख्नुहोस्।</translation>
    </message>
    <message>
        <source>All four cards were black, so it’s nolo. Everyone takes their card back, and both sides try to avoid tricks.</source>
        <translation>चारै पत्ती काला थिए, त्यसैले नोलो भयो। सबैले आफ्नो पत्ती फिर्ता लिन्छन्, र दुवै पक्ष हात लिनबाट जोगिन्छन्।</translation>
    </message>
    <message>
        <source>You can’t follow suit. In nolo that’s lucky, because you can get rid of a card that might win. Discard the {card}.</source>
        <translation>तपाईंसँग सुरुको रङ छैन। नोलोमा यो राम्रो हो, किनकि जित्न सक्ने पत्तीबाट छुटकारा पाइन्छ। {card} फाल्नुहोस्।</translation>
    </message>
    <message>
        <source>After a rami bid, a defender may say sooli. That player then plays alone and mustn’t take a single trick.</source>
        <translation>रामी बोलिएपछि विपक्षीमध्ये एक जनाले सोली भन्न सक्छ। अनि ऊ एक्लै खेल्छ, र उसले एउटा पनि हात लिनु हुँदैन।</translation>
    </message>
    <message>
        <source>You took two tricks, five under seven, for twenty points. If a side with points loses a hand, both sides drop to zero.</source>
        <translation>तपाईंहरूले दुई हात, अर्थात् सातभन्दा पाँच कम, लिएर बीस अङ्क पाउनुभयो। अङ्क भएको पक्षले बाजी हारे दुवै पक्ष शून्यमा झर्छन्।</translation>
    </message>
</context>
<context>
    <name>Levels</name>
    <message>
        <source>Easy</source>
        <translation>सजिलो</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>सामान्य</translation>
    </message>
    <message>
        <source>Steady</source>
        <translation>भरपर्दो</translation>
    </message>
    <message>
        <source>Skilled</source>
        <translation>सिपालु</translation>
    </message>
    <message>
        <source>Strong</source>
        <translation>बलियो</translation>
    </message>
    <message>
        <source>Very strong</source>
        <translation>धेरै बलियो</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>विज्ञ</translation>
    </message>
    <message>
        <source>Plays many cards at random, and misses most chances.</source>
        <translation>धेरै पत्ती अन्दाजले खेल्छ र प्रायः मौका गुमाउँछ।</translation>
    </message>
    <message>
        <source>Forgets which cards were played, misses chances, and bids too high.</source>
        <translation>खेलिसकेका पत्ती बिर्सन्छ, मौका गुमाउँछ, र धेरै ठूलो बोल्छ।</translation>
    </message>
    <message>
        <source>Counts cards and plays like an experienced home player.</source>
        <translation>पत्ती गन्छ, र घरमा खेल्ने अनुभवी खेलाडीजस्तै खेल्छ।</translation>
    </message>
    <message>
        <source>Makes fewer mistakes than Easy.</source>
        <translation>सजिलोभन्दा कम गल्ती गर्छ।</translation>
    </message>
    <message>
        <source>Often considers where the hidden cards might be.</source>
        <translation>लुकेका पत्ती कहाँ होलान् भनेर प्रायः सोच्छ।</translation>
    </message>
    <message>
        <source>Thinks longer than Strong about many decisions.</source>
        <translation>धेरै निर्णयमा बलियोभन्दा लामो सोच्छ।</translation>
    </message>
    <message>
        <source>Thinks longest and plays the last tricks perfectly.</source>
        <translation>सबैभन्दा बढी सोच्छ, र अन्तिम हातहरू कुनै चुक नगरी खेल्छ।</translation>
    </message>
    <message>
        <source>You won {won} of {number} matches against {level}.</source>
        <translation>तपाईंले “{level}” तहसँग {number} म्याचमध्ये {won} वटा जित्नुभयो।</translation>
    </message>
    <message>
        <source>That level suits you.</source>
        <translation>त्यो तह तपाईंलाई सुहाउँछ।</translation>
    </message>
    <message>
        <source>Against {level}, you’d win about half.</source>
        <translation>“{level}” तहसँग तपाईं करिब आधा जित्नुहुन्थ्यो।</translation>
    </message>
    <message>
        <source>Against {level}, you’d win your share.</source>
        <translation>“{level}” तहसँग तपाईं आफ्नो भाग जित्नुहुन्थ्यो।</translation>
    </message>
    <message>
        <source>Each level wins about two out of three matches against the one below it.</source>
        <translation>हरेक तहले आफूभन्दा मुनिको तहसँग तीन म्याचमध्ये करिब दुईवटा जित्छ।</translation>
    </message>
    <message>
        <source>Considers where the hidden cards might be.</source>
        <translation>लुकेका पत्ती कहाँ होलान् भनेर विचार गर्छ।</translation>
    </message>
    <message>
        <source>Beginner</source>
        <translation>सिकारु</translation>
    </message>
</context>
<context>
    <name>Listening</name>
    <message>
        <source>Nothing has been said yet.</source>
        <translation>अहिलेसम्म केही भनिएको छैन।</translation>
    </message>
    <message>
        <source>It’s your turn. {what}</source>
        <translation>तपाईंको पालो। {what}</translation>
    </message>
    <message>
        <source>No trick is being played.</source>
        <translation>अहिले कुनै हात खेलिँदै छैन।</translation>
    </message>
    <message>
        <source>Around the table: {seats}.</source>
        <translation>टेबल वरिपरि: {seats}।</translation>
    </message>
    <message>
        <source>nothing yet</source>
        <translation>अहिलेसम्म केही छैन</translation>
    </message>
    <message>
        <source>sitting out this hand</source>
        <translation>यसपालि खेल्दैन</translation>
    </message>
    <message>
        <source>{who}, {card}</source>
        <translation>{who}, {card}</translation>
    </message>
    <message>
        <source>{name} opposite</source>
        <translation>{name} सामुन्ने</translation>
    </message>
    <message>
        <source>{name} on the left</source>
        <translation>{name} बायाँतिर</translation>
    </message>
    <message>
        <source>{name} on the right</source>
        <translation>{name} दायाँतिर</translation>
    </message>
    <message>
        <source>{name}, opposite you to the left</source>
        <translation>{name} सामुन्ने बायाँतिर</translation>
    </message>
    <message>
        <source>{name}, opposite you to the right</source>
        <translation>{name} सामुन्ने दायाँतिर</translation>
    </message>
    <message>
        <source>This hand: {sides}.</source>
        <translation>यो बाजीमा: {sides}।</translation>
    </message>
    <message>
        <source>{side} {tricks}</source>
        <translation>{side} {tricks}</translation>
    </message>
    <message>
        <source>{side} {tricks}, points so far {points}</source>
        <translation>{side} {tricks}, अहिलेसम्म अङ्क {points}</translation>
    </message>
    <message numerus="yes">
        <source>The match is played to {number} points.</source>
        <comment>The match is played to 1 point.</comment>
        <translation>
            <numerusform>म्याच १ अङ्कसम्म खेलिन्छ।</numerusform>
            <numerusform>म्याच {number} अङ्कसम्म खेलिन्छ।</numerusform>
        </translation>
    </message>
    <message>
        <source>Deal {number} of {deals}.</source>
        <translation>बाजी {number}/{deals}।</translation>
    </message>
    <message>
        <source>You’re the dealer.</source>
        <translation>बाँड्ने तपाईं हुनुहुन्छ।</translation>
    </message>
    <message>
        <source>{name} is the dealer.</source>
        <translation>बाँड्ने {name} हुनुहुन्छ।</translation>
    </message>
    <message>
        <source>There’s nothing on the table.</source>
        <translation>टेबलमा केही छैन।</translation>
    </message>
    <message>
        <source>{pile}, {card} on top</source>
        <translation>{pile}, माथि {card}</translation>
    </message>
    <message>
        <source>Discarded: {cards}</source>
        <translation>फालेको: {cards}</translation>
    </message>
    <message numerus="yes">
        <source>Discarded: {number} cards</source>
        <comment>Discarded: 1 card</comment>
        <translation>
            <numerusform>फालेको: १ पत्ती</numerusform>
            <numerusform>फालेको: {number} पत्ती</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} face down</source>
        <comment>1 face down</comment>
        <translation>
            <numerusform>१ घोप्टो</numerusform>
            <numerusform>{number} घोप्टो</numerusform>
        </translation>
    </message>
    <message>
        <source>In front of {name}: {cards}</source>
        <translation>{name}को अगाडि: {cards}</translation>
    </message>
    <message>
        <source>In front of you: {cards}</source>
        <translation>तपाईंको अगाडि: {cards}</translation>
    </message>
    <message>
        <source>In front of you: {card}, your bid</source>
        <translation>तपाईंको अगाडि: {card}, तपाईंको बोली</translation>
    </message>
    <message>
        <source>In front of {name}: a bid, face down</source>
        <translation>{name}को अगाडि: घोप्टो बोली</translation>
    </message>
    <message numerus="yes">
        <source>{name} holds {number} cards</source>
        <comment>{name} holds 1 card</comment>
        <translation>
            <numerusform>{name}सँग १ पत्ती</numerusform>
            <numerusform>{name}सँग {number} पत्ती</numerusform>
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
        <translation>{side}: पहिले {before}, अब {after}</translation>
    </message>
    <message>
        <source>{name} had {cards}</source>
        <translation>{name}सँग थियो: {cards}</translation>
    </message>
</context>
<context>
    <name>Log</name>
    <message>
        <source>You deal the cards.</source>
        <translation>तपाईंले पत्ती बाँड्नुभयो।</translation>
    </message>
    <message>
        <source>{name} deals the cards.</source>
        <translation>{name}ले पत्ती बाँड्नुभयो।</translation>
    </message>
    <message>
        <source>You bid {amount}.</source>
        <translation>तपाईंले {amount} बोल्नुभयो।</translation>
    </message>
    <message>
        <source>{name} bids {amount}.</source>
        <translation>{name}ले {amount} बोल्नुभयो।</translation>
    </message>
    <message>
        <source>You pass.</source>
        <translation>तपाईंले पास गर्नुभयो।</translation>
    </message>
    <message>
        <source>{name} passes.</source>
        <translation>{name}ले पास गर्नुभयो।</translation>
    </message>
    <message>
        <source>You win the bidding at {amount}.</source>
        <translation>तपाईंले {amount} बोलेर बोली जित्नुभयो।</translation>
    </message>
    <message>
        <source>{name} wins the bidding at {amount}.</source>
        <translation>{name}ले {amount} बोलेर बोली जित्नुभयो।</translation>
    </message>
    <message>
        <source>Nobody bid, so everyone scores what they take.</source>
        <translation>कसैले बोलेन, त्यसैले सबैले आफूले लिएजति अङ्क पाउँछन्।</translation>
    </message>
    <message>
        <source>You raise the bid to {amount}.</source>
        <translation>तपाईंले बोली बढाएर {amount} पुर्‍याउनुभयो।</translation>
    </message>
    <message>
        <source>{name} raises the bid to {amount}.</source>
        <translation>{name}ले बोली बढाएर {amount} पुर्‍याउनुभयो।</translation>
    </message>
    <message>
        <source>You stay at {amount}.</source>
        <translation>तपाईं {amount} मै अडिनुभयो।</translation>
    </message>
    <message>
        <source>{name} stays at {amount}.</source>
        <translation>{name} {amount} मै अडिनुभयो।</translation>
    </message>
    <message>
        <source>{name} takes the kitty. Nobody else sees it.</source>
        <translation>{name}ले किट्टी लिनुभयो। त्यो अरू कसैले देखेन।</translation>
    </message>
    <message>
        <source>The kitty holds {cards}. Nobody takes it.</source>
        <translation>किट्टीमा {cards} छन्। ती पत्ती कसैले लिएन।</translation>
    </message>
    <message>
        <source>The kitty holds {cards}. You take it.</source>
        <translation>किट्टीमा {cards} छन्। तपाईंले ती पत्ती लिनुभयो।</translation>
    </message>
    <message>
        <source>You take the kitty: {cards}. Nobody else sees these cards.</source>
        <translation>तपाईंले किट्टी लिनुभयो: {cards}। यी पत्ती अरू कसैले देखेन।</translation>
    </message>
    <message>
        <source>The kitty holds {cards}. {name} takes it.</source>
        <translation>किट्टीमा {cards} छन्। {name}ले ती पत्ती लिनुभयो।</translation>
    </message>
    <message numerus="yes">
        <source>{giver} gives {taker} {number} cards.</source>
        <comment>{giver} gives {taker} a card.</comment>
        <translation>
            <numerusform>{giver}ले {taker}लाई एउटा पत्ती दिनुभयो।</numerusform>
            <numerusform>{giver}ले {taker}लाई {number} पत्ती दिनुभयो।</numerusform>
        </translation>
    </message>
    <message>
        <source>You give {taker} {cards}.</source>
        <translation>तपाईंले {taker}लाई {cards} दिनुभयो।</translation>
    </message>
    <message>
        <source>{giver} gives you {cards}.</source>
        <translation>{giver}ले तपाईंलाई {cards} दिनुभयो।</translation>
    </message>
    <message>
        <source>You discard {cards}.</source>
        <translation>तपाईंले {cards} फाल्नुभयो।</translation>
    </message>
    <message numerus="yes">
        <source>{name} discards {number} cards.</source>
        <comment>{name} discards a card.</comment>
        <translation>
            <numerusform>{name}ले एउटा पत्ती फाल्नुभयो।</numerusform>
            <numerusform>{name}ले {number} पत्ती फाल्नुभयो।</numerusform>
        </translation>
    </message>
    <message>
        <source>You place the {card} face down.</source>
        <translation>तपाईंले {card} घोप्टो राख्नुभयो।</translation>
    </message>
    <message>
        <source>{name} places a card face down.</source>
        <translation>{name}ले एउटा पत्ती घोप्टो राख्नुभयो।</translation>
    </message>
    <message>
        <source>You say rami.</source>
        <translation>तपाईंले रामी भन्नुभयो।</translation>
    </message>
    <message>
        <source>{name} says rami.</source>
        <translation>{name}ले रामी भन्नुभयो।</translation>
    </message>
    <message>
        <source>You say nolo.</source>
        <translation>तपाईंले नोलो भन्नुभयो।</translation>
    </message>
    <message>
        <source>{name} says nolo.</source>
        <translation>{name}ले नोलो भन्नुभयो।</translation>
    </message>
    <message>
        <source>The bids are turned up: {bids}. It’s nolo.</source>
        <translation>बोलीका पत्ती पल्टाइए: {bids}। नोलो खेलिन्छ।</translation>
    </message>
    <message>
        <source>The bids are turned up: {bids}. You play rami.</source>
        <translation>बोलीका पत्ती पल्टाइए: {bids}। तपाईं रामी खेल्दै हुनुहुन्छ।</translation>
    </message>
    <message>
        <source>The bids are turned up: {bids}. {name} plays rami.</source>
        <translation>बोलीका पत्ती पल्टाइए: {bids}। {name} रामी खेल्दै हुनुहुन्छ।</translation>
    </message>
    <message>
        <source>rami</source>
        <translation>रामी</translation>
    </message>
    <message>
        <source>nolo</source>
        <translation>नोलो</translation>
    </message>
    <message>
        <source>{bid} ({name})</source>
        <translation>{bid} ({name})</translation>
    </message>
    <message>
        <source>You play sooli, which means playing alone and trying to take no tricks.</source>
        <translation>तपाईं सोली खेल्दै हुनुहुन्छ, अर्थात् एक्लै खेलेर एउटा पनि हात नलिने प्रयास गर्दै हुनुहुन्छ।</translation>
    </message>
    <message>
        <source>{name} plays sooli, which means playing alone and trying to take no tricks.</source>
        <translation>{name} सोली खेल्दै हुनुहुन्छ, अर्थात् एक्लै खेलेर एउटा पनि हात नलिने प्रयास गर्दै हुनुहुन्छ।</translation>
    </message>
    <message>
        <source>You ask {partner} for a whole.</source>
        <translation>तपाईंले {partner}लाई पूरा सोध्नुभयो।</translation>
    </message>
    <message>
        <source>{name} asks you for a whole.</source>
        <translation>{name}ले तपाईंलाई पूरा सोध्नुभयो।</translation>
    </message>
    <message>
        <source>{name} asks {partner} for a whole.</source>
        <translation>{name}ले {partner}लाई पूरा सोध्नुभयो।</translation>
    </message>
    <message>
        <source>You ask {partner} for a half in {suit}.</source>
        <translation>तपाईंले {partner}लाई {suit_inessive} आधा सोध्नुभयो।</translation>
    </message>
    <message>
        <source>{name} asks you for a half in {suit}.</source>
        <translation>{name}ले तपाईंलाई {suit_inessive} आधा सोध्नुभयो।</translation>
    </message>
    <message>
        <source>{name} asks {partner} for a half in {suit}.</source>
        <translation>{name}ले {partner}लाई {suit_inessive} आधा सोध्नुभयो।</translation>
    </message>
    <message>
        <source>You say no.</source>
        <translation>तपाईंले “छैन” भन्नुभयो।</translation>
    </message>
    <message>
        <source>{name} says no.</source>
        <translation>{name}ले “छैन” भन्नुभयो।</translation>
    </message>
    <message>
        <source>You say yes: {suit}.</source>
        <translation>तपाईंले “छ” भन्नुभयो: {suit}।</translation>
    </message>
    <message>
        <source>{name} says yes: {suit}.</source>
        <translation>{name}ले “छ” भन्नुभयो: {suit}।</translation>
    </message>
    <message>
        <source>You declare {suit} as trumps.</source>
        <translation>तपाईंले {suit} तुरुप बनाउनुभयो।</translation>
    </message>
    <message>
        <source>{name} declares {suit} as trumps.</source>
        <translation>{name}ले {suit} तुरुप बनाउनुभयो।</translation>
    </message>
    <message>
        <source>You declare a little one in {suit}.</source>
        <translation>तपाईंले {suit}को सानो बिहे घोषणा गर्नुभयो।</translation>
    </message>
    <message>
        <source>{name} declares a little one in {suit}.</source>
        <translation>{name}ले {suit}को सानो बिहे घोषणा गर्नुभयो।</translation>
    </message>
    <message numerus="yes">
        <source>It’s worth {number} points.</source>
        <comment>It’s worth 1 point.</comment>
        <translation>
            <numerusform>यसको १ अङ्क हुन्छ।</numerusform>
            <numerusform>यसको {number} अङ्क हुन्छ।</numerusform>
        </translation>
    </message>
    <message>
        <source>You play the {card}.</source>
        <translation>तपाईंले {card} खेल्नुभयो।</translation>
    </message>
    <message>
        <source>{name} plays the {card}.</source>
        <translation>{name}ले {card} खेल्नुभयो।</translation>
    </message>
    <message>
        <source>You turn up the {card}.</source>
        <translation>तपाईंले {card} पल्टाउनुभयो।</translation>
    </message>
    <message>
        <source>{name} turns up the {card}.</source>
        <translation>{name}ले {card} पल्टाउनुभयो।</translation>
    </message>
    <message>
        <source>You take the trick.</source>
        <translation>तपाईंले हात लिनुभयो।</translation>
    </message>
    <message>
        <source>{name} takes the trick.</source>
        <translation>{name}ले हात लिनुभयो।</translation>
    </message>
    <message>
        <source>You play the {card} and take the trick.</source>
        <translation>तपाईंले {card} खेल्नुभयो र हात लिनुभयो।</translation>
    </message>
    <message>
        <source>{name} plays the {card} and takes the trick.</source>
        <translation>{name}ले {card} खेल्नुभयो र हात लिनुभयो।</translation>
    </message>
    <message>
        <source>You draw the {card}.</source>
        <translation>तपाईंले {card} तान्नुभयो।</translation>
    </message>
    <message>
        <source>You draw from the stock.</source>
        <translation>तपाईंले बाँकी गड्डीबाट तान्नुभयो।</translation>
    </message>
    <message>
        <source>{name} draws from the stock.</source>
        <translation>{name}ले बाँकी गड्डीबाट तान्नुभयो।</translation>
    </message>
    <message>
        <source>{side} {gained}, now {score}</source>
        <translation>{side} {gained}, अब {score}</translation>
    </message>
    <message>
        <source>Scoring the hand: {rows}.</source>
        <translation>बाजीको हिसाब भयो। {rows}।</translation>
    </message>
    <message>
        <source>The match ends in a tie for first place.</source>
        <translation>पहिलो स्थानमा बराबरी भएर म्याच सकियो।</translation>
    </message>
    <message>
        <source>You win the match.</source>
        <translation>तपाईंले म्याच जित्नुभयो।</translation>
    </message>
    <message>
        <source>{side} win the match.</source>
        <comment>you and another</comment>
        <translation>{side}ले म्याच जित्नुभयो।</translation>
    </message>
    <message>
        <source>{side} wins the match.</source>
        <translation>{side}ले म्याच जित्नुभयो।</translation>
    </message>
    <message>
        <source>{side} win the match.</source>
        <comment>two others</comment>
        <translation>{side}ले म्याच जित्नुभयो।</translation>
    </message>
    <message>
        <source>The {card} is turned up as the first offered card.</source>
        <translation>सुरुमा {card} पल्टाइयो; यो उठाउन पाइन्छ।</translation>
    </message>
    <message numerus="yes">
        <source>You show {number} tunnelas: {cards}.</source>
        <comment>You show a tunnela: {cards}.</comment>
        <translation>
            <numerusform>तपाईंले एउटा टनेला देखाउनुभयो (उस्तै तीन पत्ती): {cards}।</numerusform>
            <numerusform>तपाईंले {number} टनेला देखाउनुभयो (हरेकमा उस्तै तीन पत्ती): {cards}।</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} shows {number} tunnelas: {cards}.</source>
        <comment>{name} shows a tunnela: {cards}.</comment>
        <translation>
            <numerusform>{name}ले एउटा टनेला देखाउनुभयो (उस्तै तीन पत्ती): {cards}।</numerusform>
            <numerusform>{name}ले {number} टनेला देखाउनुभयो (हरेकमा उस्तै तीन पत्ती): {cards}।</numerusform>
        </translation>
    </message>
    <message>
        <source>You take the offered {card}.</source>
        <translation>तपाईंले फालिएको {card} उठाउनुभयो।</translation>
    </message>
    <message>
        <source>{name} takes the offered {card}.</source>
        <translation>{name}ले फालिएको {card} उठाउनुभयो।</translation>
    </message>
    <message>
        <source>You show {sets}.</source>
        <translation>तपाईंले देखाउनुभयो: {sets}।</translation>
    </message>
    <message>
        <source>{name} shows {sets}.</source>
        <translation>{name}ले देखाउनुभयो: {sets}।</translation>
    </message>
    <message>
        <source>{name} looks at the tiplu.</source>
        <translation>{name}ले टिप्लु हेर्नुभयो।</translation>
    </message>
    <message>
        <source>You look at the tiplu. It’s the {card}.</source>
        <translation>तपाईंले टिप्लु हेर्नुभयो: {card}।</translation>
    </message>
    <message>
        <source>You discard the {card}.</source>
        <translation>तपाईंले {card} फाल्नुभयो।</translation>
    </message>
    <message>
        <source>{name} discards the {card}.</source>
        <translation>{name}ले {card} फाल्नुभयो।</translation>
    </message>
    <message>
        <source>The discards are shuffled to make a new stock.</source>
        <translation>फालेका पत्ती फिटेर नयाँ गड्डी बनाइयो।</translation>
    </message>
    <message>
        <source>You finish the deal.</source>
        <translation>तपाईंले खेल सक्नुभयो।</translation>
    </message>
    <message>
        <source>{name} finishes the deal.</source>
        <translation>{name}ले खेल सक्नुभयो।</translation>
    </message>
    <message>
        <source>The tiplu was the {card}.</source>
        <translation>टिप्लु {card} थियो।</translation>
    </message>
    <message>
        <source>The {card} is drawn as the tiplu.</source>
        <translation>टिप्लु छानियो: {card}।</translation>
    </message>
    <message>
        <source>The stock has run out, so the deal is called off.</source>
        <translation>बाँकी गड्डी सकियो, त्यसैले बाजी रद्द भयो।</translation>
    </message>
    <message>
        <source>You have all four sixes and ask for a new deal.</source>
        <translation>तपाईंसँग चारैवटा छक्का छन्, र तपाईंले फेरि बाँड्न लगाउनुभयो।</translation>
    </message>
    <message>
        <source>You make {suit} trumps again, for no points.</source>
        <translation>तपाईंले {suit} फेरि तुरुप बनाउनुभयो, तर अङ्क पाइँदैन।</translation>
    </message>
    <message>
        <source>{name} makes {suit} trumps again, for no points.</source>
        <translation>{name}ले {suit} फेरि तुरुप बनाउनुभयो, तर अङ्क पाइँदैन।</translation>
    </message>
    <message>
        <source>{name} has all four sixes and asks for a new deal.</source>
        <translation>{name}सँग चारैवटा छक्का छन्, र उहाँले फेरि बाँड्न लगाउनुभयो।</translation>
    </message>
    <message>
        <source>You and {partner} have all four sixes. You ask for a new deal.</source>
        <translation>तपाईं र {partner}सँग मिलाएर चारैवटा छक्का छन्। तपाईंले फेरि बाँड्न लगाउनुभयो।</translation>
    </message>
    <message>
        <source>You and {name} have all four sixes. {name} asks for a new deal.</source>
        <translation>तपाईं र {name}सँग मिलाएर चारैवटा छक्का छन्। {name}ले फेरि बाँड्न लगाउनुभयो।</translation>
    </message>
    <message>
        <source>{name} and {partner} have all four sixes. {name} asks for a new deal.</source>
        <translation>{name} र {partner}सँग मिलाएर चारैवटा छक्का छन्। {name}ले फेरि बाँड्न लगाउनुभयो।</translation>
    </message>
    <message>
        <source>You have three sixes and ask for a new deal.</source>
        <translation>तपाईंसँग तीन छक्का छन्, र तपाईंले फेरि बाँड्न लगाउनुभयो।</translation>
    </message>
    <message>
        <source>{name} has three sixes and asks for a new deal.</source>
        <translation>{name}सँग तीन छक्का छन्, र उहाँले फेरि बाँड्न लगाउनुभयो।</translation>
    </message>
    <message>
        <source>You have no card above a jack and ask for a new deal.</source>
        <translation>तपाईंसँग गुलामभन्दा ठूलो पत्ती छैन, र तपाईंले फेरि बाँड्न लगाउनुभयो।</translation>
    </message>
    <message>
        <source>{name} has no card above a jack and asks for a new deal.</source>
        <translation>{name}सँग गुलामभन्दा ठूलो पत्ती छैन, र उहाँले फेरि बाँड्न लगाउनुभयो।</translation>
    </message>
</context>
<context>
    <name>Match end</name>
    <message>
        <source>A tie</source>
        <translation>बराबरी</translation>
    </message>
    <message>
        <source>You won</source>
        <comment>you and your partner</comment>
        <translation>तपाईंहरूले जित्नुभयो</translation>
    </message>
    <message>
        <source>You won</source>
        <translation>तपाईंले जित्नुभयो</translation>
    </message>
    <message>
        <source>{name} won</source>
        <translation>{name}ले जित्नुभयो</translation>
    </message>
    <message>
        <source>{name} won</source>
        <comment>two others</comment>
        <translation>{name}ले जित्नुभयो</translation>
    </message>
    <message>
        <source>{one}:{other}</source>
        <comment>a score such as 9:7</comment>
        <translation>{one}:{other}</translation>
    </message>
    <message>
        <source>Last hand</source>
        <translation>अन्तिम बाजी</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>नतिजा</translation>
    </message>
    <message>
        <source>Nobody reached {target}, so the collected points decided it, {points}.</source>
        <translation>कोही {target} मा पुगेन, त्यसैले जम्मा पारेका अङ्क {points} ले फैसला गर्‍यो।</translation>
    </message>
    <message>
        <source>Both sides reached {target}.</source>
        <translation>दुवै पक्ष {target} मा पुगे।</translation>
    </message>
    <message>
        <source>More than one player reached {target}.</source>
        <translation>एकभन्दा बढी खेलाडी {target} मा पुगे।</translation>
    </message>
    <message>
        <source>Your higher count in the last hand broke the tie.</source>
        <translation>अङ्क बराबर भयो, तर अन्तिम बाजीमा तपाईंको गन्ती बढी थियो।</translation>
    </message>
    <message>
        <source>The higher count in the last hand ({name}) broke the tie.</source>
        <translation>अङ्क बराबर भयो, तर अन्तिम बाजीमा गन्ती बढी हुनेले जित्यो ({name})।</translation>
    </message>
    <message>
        <source>Then the declarer wins, and the contract was yours.</source>
        <translation>त्यस्तो बेला बोल्ने पक्षले जित्छ, र कबोल तपाईंको थियो।</translation>
    </message>
    <message>
        <source>Then the declarer wins ({name}).</source>
        <translation>त्यस्तो बेला बोल्ने पक्षले जित्छ ({name})।</translation>
    </message>
    <message>
        <source>your trump marriage in {suit}</source>
        <translation>तपाईंको {suit}को तुरुप बिहे</translation>
    </message>
    <message>
        <source>the trump marriage in {suit} ({name})</source>
        <translation>{suit}को तुरुप बिहे ({name})</translation>
    </message>
    <message>
        <source>your little one in {suit}</source>
        <translation>तपाईंको {suit}को सानो बिहे</translation>
    </message>
    <message>
        <source>the little one in {suit} ({name})</source>
        <translation>{suit}को सानो बिहे ({name})</translation>
    </message>
    <message>
        <source>the last trick</source>
        <translation>अन्तिम हात</translation>
    </message>
    <message>
        <source>the higher number of card points</source>
        <translation>पत्तीका बढी अङ्क</translation>
    </message>
    <message>
        <source>your contract of {bid}</source>
        <translation>तपाईंको कबोल {bid}</translation>
    </message>
    <message>
        <source>the contract of {bid} ({name})</source>
        <translation>कबोल {bid} ({name})</translation>
    </message>
    <message>
        <source>your failed contract of {bid}</source>
        <translation>तपाईंको नपुगेको कबोल {bid}</translation>
    </message>
    <message>
        <source>the failed contract of {bid} ({name})</source>
        <translation>नपुगेको कबोल {bid} ({name})</translation>
    </message>
    <message>
        <source>your trip to Porvoo</source>
        <translation>तपाईंको पोर्भो यात्रा</translation>
    </message>
    <message>
        <source>the trip to Porvoo ({name})</source>
        <translation>पोर्भो यात्रा ({name})</translation>
    </message>
    <message>
        <source>your overfull bag</source>
        <translation>तपाईंको भरिएर पोखिएको थैलो</translation>
    </message>
    <message>
        <source>the overfull bag ({name})</source>
        <translation>भरिएर पोखिएको थैलो ({name})</translation>
    </message>
    <message>
        <source>At {before}, {reason} decided the last hand.</source>
        <translation>{before} मा {reason}ले अन्तिम बाजीको फैसला गर्‍यो।</translation>
    </message>
    <message>
        <source>The last hand decided it, from {before} to {after}.</source>
        <translation>अन्तिम बाजीले फैसला गर्‍यो, {before} बाट {after}।</translation>
    </message>
    <message>
        <source>In hand {number}, {reason} turned {before} into {after}.</source>
        <translation>बाजी {number} मा {reason}ले {before} लाई {after} बनायो।</translation>
    </message>
    <message>
        <source>Hand {number} turned {before} into {after}.</source>
        <translation>बाजी {number} ले {before} लाई {after} बनायो।</translation>
    </message>
    <message numerus="yes">
        <source>You gained {number} points in the last hand and took the lead.</source>
        <comment>You gained 1 point in the last hand and took the lead.</comment>
        <translation>
            <numerusform>तपाईंले अन्तिम बाजीमा १ अङ्क पाएर अग्रता लिनुभयो।</numerusform>
            <numerusform>तपाईंले अन्तिम बाजीमा {number} अङ्क पाएर अग्रता लिनुभयो।</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} gained {number} points in the last hand and took the lead.</source>
        <comment>{name} gained 1 point in the last hand and took the lead.</comment>
        <translation>
            <numerusform>{name}ले अन्तिम बाजीमा १ अङ्क पाएर अग्रता लिनुभयो।</numerusform>
            <numerusform>{name}ले अन्तिम बाजीमा {number} अङ्क पाएर अग्रता लिनुभयो।</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You gained {number} points in hand {hand} and led from then on.</source>
        <comment>You gained 1 point in hand {hand} and led from then on.</comment>
        <translation>
            <numerusform>तपाईंले बाजी {hand} मा १ अङ्क पाएर त्यसपछि अगाडि रहनुभयो।</numerusform>
            <numerusform>तपाईंले बाजी {hand} मा {number} अङ्क पाएर त्यसपछि अगाडि रहनुभयो।</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} gained {number} points in hand {hand} and led from then on.</source>
        <comment>{name} gained 1 point in hand {hand} and led from then on.</comment>
        <translation>
            <numerusform>{name}ले बाजी {hand} मा १ अङ्क पाएर त्यसपछि अगाडि रहनुभयो।</numerusform>
            <numerusform>{name}ले बाजी {hand} मा {number} अङ्क पाएर त्यसपछि अगाडि रहनुभयो।</numerusform>
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
        <translation>सोली</translation>
    </message>
    <message>
        <source>TIE</source>
        <translation>बराबरी</translation>
    </message>
    <message>
        <source>FINISHED</source>
        <translation>खेल सकियो</translation>
    </message>
    <message>
        <source>PORVOO</source>
        <translation>पोर्भो</translation>
    </message>
    <message>
        <source>LÄPIAJO</source>
        <translation>लापिआयो</translation>
    </message>
    <message>
        <source>{bid} MADE</source>
        <translation>{bid} पुग्यो</translation>
    </message>
    <message>
        <source>{bid} FAILED</source>
        <translation>{bid} पुगेन</translation>
    </message>
    <message>
        <source>RISE BROKEN</source>
        <translation>उकालो टुट्यो</translation>
    </message>
    <message>
        <source>NOUSUSSA</source>
        <translation>उकालोमा</translation>
    </message>
</context>
<context>
    <name>MyPlay</name>
    <message>
        <source>Play a hand</source>
        <translation>एउटा बाजी खेल्ने</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>खेल</translation>
    </message>
    <message>
        <source>Choices from your own matches where you could have done better.</source>
        <translation>तपाईंकै म्याचका ती क्षण, जहाँ योभन्दा राम्रो गर्न सकिन्थ्यो।</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>सुरु गर्ने</translation>
    </message>
    <message>
        <source>Nothing to practise today</source>
        <translation>आज अभ्यास गर्नुपर्ने केही छैन</translation>
    </message>
    <message>
        <source>Your mistakes come back another day, with other cards.</source>
        <translation>तपाईंका गल्ती अर्को दिन अरू नै पत्तीसँग फेरि आउँछन्।</translation>
    </message>
    <message>
        <source>Your own mistakes will come back here as questions, with other cards.</source>
        <translation>तपाईंका गल्ती यहाँ अरू नै पत्तीसँग प्रश्न बनेर आउनेछन्।</translation>
    </message>
    <message>
        <source>Today’s deal</source>
        <translation>आजको बाजी</translation>
    </message>
    <message>
        <source>Everybody who plays today gets these cards.</source>
        <translation>आज खेल्ने सबैले यिनै पत्ती पाउँछन्।</translation>
    </message>
    <message>
        <source>Everybody who plays {game} today gets these cards.</source>
        <translation>{game}: आज खेल्ने सबैले यिनै पत्ती पाउँछन्।</translation>
    </message>
    <message>
        <source>You’ve started today’s deal. Continue where you left off.</source>
        <translation>तपाईंले आजको बाजी सुरु गर्नुभएको छ। जहाँ छोड्नुभयो, त्यहीँबाट खेल्नुहोस्।</translation>
    </message>
    <message>
        <source>You’ve played today’s deal. There’ll be another one tomorrow.</source>
        <translation>तपाईंले आजको बाजी खेलिसक्नुभयो। भोलि अर्को आउँछ।</translation>
    </message>
    <message>
        <source>Your score: {score}</source>
        <translation>तपाईंको अङ्क: {score}</translation>
    </message>
    <message>
        <source>Deal {number}</source>
        <translation>बाँडाइ नम्बर {number}</translation>
    </message>
    <message>
        <source>Skill</source>
        <translation>सीप</translation>
    </message>
    <message>
        <source>More about skill and luck</source>
        <translation>सीप र भाग्यबारे थप</translation>
    </message>
    <message>
        <source>After your first hand, you’ll see here how you compare with the computer.</source>
        <translation>पहिलो बाजीपछि तपाईं कम्प्युटरको तुलनामा कस्तो खेल्नुहुन्छ, यहाँ देखिन्छ।</translation>
    </message>
    <message>
        <source>The choices you’ve made are being reviewed.</source>
        <translation>तपाईंका निर्णय केलाइँदै छन्।</translation>
    </message>
    <message>
        <source>Skill in {game}</source>
        <translation>सीप: {game}</translation>
    </message>
    <message>
        <source>{decisions}, without help</source>
        <translation>{decisions}, मद्दत नलिई</translation>
    </message>
    <message>
        <source>{decisions}, with help</source>
        <translation>{decisions}, मद्दत लिएर</translation>
    </message>
    <message>
        <source>{decisions}, with and without help</source>
        <translation>{decisions}, मद्दत लिई वा नलिई</translation>
    </message>
    <message numerus="yes">
        <source>Only {number} decisions so far</source>
        <comment>Only one decision so far</comment>
        <translation>
            <numerusform>अहिलेसम्म एउटा मात्र निर्णय</numerusform>
            <numerusform>अहिलेसम्म {number} वटा मात्र निर्णय</numerusform>
        </translation>
    </message>
    <message>
        <source>{kind} costs you most.</source>
        <translation>{kind} सबैभन्दा धेरै घाटा लाग्छ।</translation>
    </message>
    <message>
        <source>The thin line shows where you probably are, 95 times out of 100.</source>
        <translation>पातलो रेखाले तपाईं सम्भवतः कहाँ हुनुहुन्छ देखाउँछ: १०० मा ९५ पटक।</translation>
    </message>
    <message>
        <source>95% likely from {low} to {high}</source>
        <translation>९५% सम्भावना {low} देखि {high} सम्म</translation>
    </message>
    <message>
        <source>What cost you most</source>
        <translation>सबैभन्दा धेरै घाटा केले गरायो</translation>
    </message>
    <message>
        <source>Your costliest choices of the last 30 days will be here.</source>
        <translation>पछिल्ला ३० दिनका सबैभन्दा महँगा निर्णय यहाँ हुनेछन्।</translation>
    </message>
    <message>
        <source>All mistakes</source>
        <translation>सबै गल्ती</translation>
    </message>
    <message>
        <source>Only the costliest</source>
        <translation>सबैभन्दा महँगा मात्र</translation>
    </message>
    <message>
        <source>Well played! {place}: {choice}</source>
        <translation>राम्रो खेल! {place}: {choice}</translation>
    </message>
    <message>
        <source>chance to win the match, or points</source>
        <translation>म्याच जित्ने सम्भावना वा अङ्क</translation>
    </message>
    <message>
        <source>points in the hand</source>
        <translation>बाजीको अङ्क</translation>
    </message>
    <message>
        <source>chance to win the match</source>
        <translation>म्याच जित्ने सम्भावना</translation>
    </message>
    <message>
        <source>{day}, hand {hand}</source>
        <translation>{day}, बाजी {hand}</translation>
    </message>
    <message>
        <source>Review: {choice} {place}. {cost}</source>
        <translation>फर्केर हेर्ने: {choice} {place}। {cost}</translation>
    </message>
    <message>
        <source>You led the {card}.</source>
        <translation>तपाईंले {card} बाट हात सुरु गर्नुभयो।</translation>
    </message>
    <message>
        <source>You played the {card}.</source>
        <translation>तपाईंले {card} खेल्नुभयो।</translation>
    </message>
    <message>
        <source>You asked for a whole.</source>
        <translation>तपाईंले पूरा सोध्नुभयो।</translation>
    </message>
    <message>
        <source>You declared {suit}.</source>
        <translation>तपाईंले {suit} को बिहे गर्नुभयो।</translation>
    </message>
    <message>
        <source>You asked for a half in {suit}.</source>
        <translation>तपाईंले {suit_inessive} आधा सोध्नुभयो।</translation>
    </message>
    <message>
        <source>You answered {suit}.</source>
        <translation>तपाईंले जवाफ दिनुभयो: {suit}।</translation>
    </message>
    <message>
        <source>You gave away {cards}.</source>
        <translation>तपाईंले {cards} दिनुभयो।</translation>
    </message>
    <message>
        <source>You discarded {cards}.</source>
        <translation>तपाईंले {cards} फाल्नुभयो।</translation>
    </message>
    <message>
        <source>You took the offered card.</source>
        <translation>तपाईंले फालिएको पत्ती उठाउनुभयो।</translation>
    </message>
    <message>
        <source>You drew from the stock.</source>
        <translation>तपाईंले बाँकी गड्डीबाट तान्नुभयो।</translation>
    </message>
    <message>
        <source>You showed your sets.</source>
        <translation>तपाईंले आफ्ना सेट देखाउनुभयो।</translation>
    </message>
    <message>
        <source>You finished the hand.</source>
        <translation>तपाईंले खेल सक्नुभयो।</translation>
    </message>
    <message>
        <source>You showed your tunnelas.</source>
        <translation>तपाईंले आफ्ना टनेला देखाउनुभयो।</translation>
    </message>
    <message>
        <source>You bid {amount}.</source>
        <translation>तपाईंले {amount} बोल्नुभयो।</translation>
    </message>
    <message>
        <source>You raised to {amount}.</source>
        <translation>तपाईंले बढाएर {amount} पुर्‍याउनुभयो।</translation>
    </message>
    <message>
        <source>You stayed at your bid.</source>
        <translation>तपाईं आफ्नै बोलीमा अडिनुभयो।</translation>
    </message>
    <message>
        <source>You asked for a new deal.</source>
        <translation>तपाईंले फेरि बाँड्न लगाउनुभयो।</translation>
    </message>
    <message>
        <source>You bid with the {card}.</source>
        <translation>तपाईंले {card} देखाएर बोल्नुभयो।</translation>
    </message>
    <message>
        <source>You said rami.</source>
        <translation>तपाईंले रामी भन्नुभयो।</translation>
    </message>
    <message>
        <source>You said nolo.</source>
        <translation>तपाईंले नोलो भन्नुभयो।</translation>
    </message>
    <message>
        <source>You chose sooli.</source>
        <translation>तपाईंले सोली रोज्नुभयो।</translation>
    </message>
    <message>
        <source>You passed.</source>
        <translation>तपाईंले पास गर्नुभयो।</translation>
    </message>
    <message>
        <source>Recent matches</source>
        <translation>हालका म्याच</translation>
    </message>
    <message>
        <source>Your matches will be here, so that you can play on or review them.</source>
        <translation>तपाईंका म्याच यहाँ हुनेछन्, अनि जारी राख्न वा फर्केर हेर्न सकिन्छ।</translation>
    </message>
    <message>
        <source>All matches</source>
        <translation>सबै म्याच</translation>
    </message>
    <message>
        <source>against {names}</source>
        <translation>{names} विरुद्ध</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>आज</translation>
    </message>
    <message>
        <source>Yesterday</source>
        <translation>हिजो</translation>
    </message>
    <message>
        <source>{game}, {text}</source>
        <translation>{game}, {text}</translation>
    </message>
    <message>
        <source>All puzzles</source>
        <translation>सबै पहेली</translation>
    </message>
    <message>
        <source>Start here</source>
        <translation>यहाँबाट सुरु</translation>
    </message>
    <message>
        <source>There are no puzzles for this game.</source>
        <translation>यो खेलका लागि पहेली छैनन्।</translation>
    </message>
    <message>
        <source>You’ve solved them all!</source>
        <translation>तपाईंले सबै हल गर्नुभयो!</translation>
    </message>
    <message>
        <source>Puzzles in {game}</source>
        <translation>पहेली: {game}</translation>
    </message>
    <message>
        <source>{solved} of {of} solved</source>
        <translation>{of} मध्ये {solved} हल भयो</translation>
    </message>
    <message>
        <source>First times</source>
        <translation>पहिलो पटक</translation>
    </message>
    <message>
        <source>First answer</source>
        <translation>पहिलो जवाफ</translation>
    </message>
    <message>
        <source>First marriage</source>
        <translation>पहिलो बिहे</translation>
    </message>
    <message>
        <source>No costly mistakes in the last 30 days.</source>
        <translation>पछिल्ला ३० दिनमा कुनै महँगो गल्ती छैन।</translation>
    </message>
    <message>
        <source>First Porvoo</source>
        <translation>पहिलो पोर्भो</translation>
    </message>
    <message>
        <source>First contract</source>
        <translation>पहिलो पूरा भएको बोली</translation>
    </message>
    <message>
        <source>Exactly twelve</source>
        <translation>ठ्याक्कै बाह्र</translation>
    </message>
    <message>
        <source>You declare a marriage.</source>
        <translation>तपाईं बिहे गर्नुहुन्छ।</translation>
    </message>
    <message>
        <source>Your partner asks you for a marriage, and you can say yes.</source>
        <translation>जोडीदारले बिहे सोध्छ, अनि तपाईं हुन्छ भन्न सक्नुहुन्छ।</translation>
    </message>
    <message>
        <source>You send your opponents to Porvoo.</source>
        <translation>तपाईं विपक्षीलाई पोर्भो पठाउनुहुन्छ।</translation>
    </message>
    <message>
        <source>You win the bidding and make your contract.</source>
        <translation>तपाईं बोली जित्नुहुन्छ र त्यो पूरा गर्नुहुन्छ।</translation>
    </message>
    <message>
        <source>You win a match with exactly twelve berries.</source>
        <translation>तपाईं ठ्याक्कै बाह्र बेरीसहित म्याच जित्नुहुन्छ।</translation>
    </message>
    <message>
        <source>not yet</source>
        <translation>अझै छैन</translation>
    </message>
    <message>
        <source>{first_time}: not yet</source>
        <translation>{first_time}: अझै छैन</translation>
    </message>
    <message>
        <source>{first_time}, {place}. Review the hand</source>
        <translation>{first_time}, {place}। बाजी फर्केर हेर्ने</translation>
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
        <translation>A=1, 10=1 (बराबर भए: A=11, 10=10, K=4, Q=3, J=2)</translation>
    </message>
    <message>
        <source>A=1, 10=1 (ties: A=4, K=3, Q=2, J=1)</source>
        <translation>A=1, 10=1 (बराबर भए: A=4, K=3, Q=2, J=1)</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>पत्ती</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>खेलाइ</translation>
    </message>
    <message>
        <source>Marriages</source>
        <translation>बिहे</translation>
    </message>
    <message>
        <source>Bidding</source>
        <translation>बोली</translation>
    </message>
    <message>
        <source>Scoring a hand</source>
        <translation>बाजीको हिसाब</translation>
    </message>
    <message>
        <source>The match</source>
        <translation>म्याच</translation>
    </message>
    <message>
        <source>Sets</source>
        <translation>सेट</translation>
    </message>
    <message>
        <source>Maal</source>
        <translation>माल</translation>
    </message>
    <message>
        <source>On</source>
        <translation>चालु</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>बन्द</translation>
    </message>
    <message>
        <source>Until the target</source>
        <translation>लक्ष्यसम्म</translation>
    </message>
    <message>
        <source>Cards in the pack</source>
        <translation>गड्डीका पत्ती</translation>
    </message>
    <message>
        <source>Card values</source>
        <translation>पत्तीको मूल्य</translation>
    </message>
    <message>
        <source>Printed jokers</source>
        <translation>छापेका जोकर</translation>
    </message>
    <message>
        <source>First lead</source>
        <translation>सुरुको पत्ती</translation>
    </message>
    <message>
        <source>Ace must be played</source>
        <translation>एक्का खेल्नैपर्ने</translation>
    </message>
    <message>
        <source>Leader of the first hand</source>
        <translation>पहिलो बाजी सुरु गर्ने</translation>
    </message>
    <message>
        <source>Order of questions</source>
        <translation>प्रश्नको क्रम</translation>
    </message>
    <message>
        <source>Whole before half</source>
        <translation>आधाअघि पूरा सोध्ने</translation>
    </message>
    <message>
        <source>Asking for any half</source>
        <translation>जुनसुकै आधा सोध्ने</translation>
    </message>
    <message>
        <source>Must lead from the marriage</source>
        <translation>बिहेकै पत्तीबाट सुरु गर्ने</translation>
    </message>
    <message>
        <source>Marriage values</source>
        <translation>बिहेको मूल्य</translation>
    </message>
    <message>
        <source>First marriage</source>
        <translation>पहिलो बिहे</translation>
    </message>
    <message>
        <source>Later marriages</source>
        <translation>पछिका बिहे</translation>
    </message>
    <message>
        <source>First bidder</source>
        <translation>पहिले बोल्ने</translation>
    </message>
    <message>
        <source>Opening bid</source>
        <translation>पहिलो बोली</translation>
    </message>
    <message>
        <source>Bidding while below zero</source>
        <translation>शून्यमुनि हुँदा बोली</translation>
    </message>
    <message>
        <source>New deal on request</source>
        <translation>मागेमा फेरि बाँड्ने</translation>
    </message>
    <message>
        <source>Cards exchanged</source>
        <translation>साटिने पत्ती</translation>
    </message>
    <message>
        <source>Raising the bid</source>
        <translation>बोली बढाउने</translation>
    </message>
    <message>
        <source>Cards in the kitty</source>
        <translation>किट्टीका पत्ती</translation>
    </message>
    <message>
        <source>Kitty face up</source>
        <translation>खुला किट्टी</translation>
    </message>
    <message>
        <source>When discards count</source>
        <translation>फालेका पत्ती गन्ने</translation>
    </message>
    <message>
        <source>Others’ points rounded to fives</source>
        <translation>अरूको अङ्क ५ मा मिलाउने</translation>
    </message>
    <message>
        <source>Penalty for no tricks</source>
        <translation>हात नलिँदा घाटा</translation>
    </message>
    <message>
        <source>Last trick</source>
        <translation>अन्तिम हात</translation>
    </message>
    <message>
        <source>Leaving the bag</source>
        <translation>थैलीबाट निस्कने</translation>
    </message>
    <message>
        <source>Tied card points</source>
        <translation>पत्तीका अङ्क बराबर भए</translation>
    </message>
    <message>
        <source>Porvoo</source>
        <translation>पोर्भो</translation>
    </message>
    <message>
        <source>Cards you can’t bid with</source>
        <translation>बोलीमा नचल्ने पत्ती</translation>
    </message>
    <message>
        <source>Sooli</source>
        <translation>सोली</translation>
    </message>
    <message>
        <source>Winner keeps the points</source>
        <translation>जित्नेले अङ्क राख्ने</translation>
    </message>
    <message>
        <source>Stop a lost hand</source>
        <translation>हारेको बाजी रोक्ने</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>लक्ष्य</translation>
    </message>
    <message>
        <source>If several reach the target</source>
        <translation>एकभन्दा बढी जना लक्ष्यमा पुगे</translation>
    </message>
    <message>
        <source>Exact target</source>
        <translation>ठ्याक्कै लक्ष्य</translation>
    </message>
    <message>
        <source>Overshooting</source>
        <translation>लक्ष्य नाघेमा</translation>
    </message>
    <message>
        <source>Drop back to</source>
        <translation>यतिमा झर्ने</translation>
    </message>
    <message>
        <source>Deals per match</source>
        <translation>म्याचका बाजी</translation>
    </message>
    <message>
        <source>Clockwise</source>
        <translation>घडीको दिशामा</translation>
    </message>
    <message>
        <source>Set size</source>
        <translation>सेटको आकार</translation>
    </message>
    <message>
        <source>Dublees</source>
        <translation>डब्ली</translation>
    </message>
    <message>
        <source>Wild cards per set</source>
        <translation>सेटमा जोकर पत्ती</translation>
    </message>
    <message>
        <source>Alter cards</source>
        <translation>अल्टर पत्ती</translation>
    </message>
    <message>
        <source>Dublee bonus</source>
        <translation>डब्लीको थप अङ्क</translation>
    </message>
    <message>
        <source>Any card</source>
        <translation>जुनसुकै पत्ती</translation>
    </message>
    <message>
        <source>An ace</source>
        <translation>एक्का</translation>
    </message>
    <message>
        <source>An ace, or else a spade</source>
        <translation>एक्का, नभए सुरत</translation>
    </message>
    <message>
        <source>To the dealer’s left</source>
        <translation>बाँड्नेको बायाँ</translation>
    </message>
    <message>
        <source>Free</source>
        <translation>जुन क्रममा पनि</translation>
    </message>
    <message>
        <source>Ladder</source>
        <translation>भर्‍याङ</translation>
    </message>
    <message>
        <source>Strict</source>
        <translation>कडा</translation>
    </message>
    <message>
        <source>Ladder, halves bind both partners</source>
        <translation>भर्‍याङ, आधाले दुवैलाई बाँध्ने</translation>
    </message>
    <message>
        <source>Only the other side</source>
        <translation>तुरुप नबनाएको पक्षले मात्र</translation>
    </message>
    <message>
        <source>Anyone</source>
        <translation>जोसुकैले</translation>
    </message>
    <message>
        <source>Hearts high</source>
        <translation>पान सबैभन्दा महँगो</translation>
    </message>
    <message>
        <source>Spades high</source>
        <translation>सुरत सबैभन्दा महँगो</translation>
    </message>
    <message>
        <source>The dealer</source>
        <translation>बाँड्ने</translation>
    </message>
    <message>
        <source>With three sixes</source>
        <translation>तीन छक्का भए</translation>
    </message>
    <message>
        <source>With three sixes, or with only low cards</source>
        <translation>तीन छक्का वा साना पत्ती मात्र भए</translation>
    </message>
    <message>
        <source>With four sixes</source>
        <translation>चार छक्का भए</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>कहिल्यै नबाँड्ने</translation>
    </message>
    <message>
        <source>The first bidder must bid</source>
        <translation>पहिलो खेलाडीले बोल्नैपर्ने</translation>
    </message>
    <message>
        <source>All may pass</source>
        <translation>सबैले पास गर्न पाउने</translation>
    </message>
    <message>
        <source>Like the others</source>
        <translation>अरूजस्तै</translation>
    </message>
    <message>
        <source>When all others have passed</source>
        <translation>अरू सबैले पास गरेपछि</translation>
    </message>
    <message>
        <source>Before giving or discarding</source>
        <translation>पत्ती दिनु वा फाल्नुअघि</translation>
    </message>
    <message>
        <source>After giving or discarding</source>
        <translation>पत्ती दिएपछि वा फालेपछि</translation>
    </message>
    <message>
        <source>Always</source>
        <translation>सधैँ</translation>
    </message>
    <message>
        <source>Only after taking a trick</source>
        <translation>हात जिते मात्र</translation>
    </message>
    <message>
        <source>The bid</source>
        <translation>बोलीजति</translation>
    </message>
    <message>
        <source>Declarer: twice the bid</source>
        <translation>बोल्ने पक्ष: बोलीको दोब्बर</translation>
    </message>
    <message>
        <source>Both sides: twice the bid</source>
        <translation>दुवै पक्ष: बोलीको दोब्बर</translation>
    </message>
    <message>
        <source>The highest score wins</source>
        <translation>बढी अङ्क हुनेले जित्ने</translation>
    </message>
    <message>
        <source>The declarer wins</source>
        <translation>बोल्ने खेलाडीले जित्ने</translation>
    </message>
    <message>
        <source>From the next hand</source>
        <translation>अर्को बाजीदेखि</translation>
    </message>
    <message>
        <source>At once</source>
        <translation>तुरुन्तै</translation>
    </message>
    <message>
        <source>Nobody scores</source>
        <translation>कसैले नपाउने</translation>
    </message>
    <message>
        <source>Carried to the next hand</source>
        <translation>अर्को बाजीमा थपिने</translation>
    </message>
    <message>
        <source>Drop back</source>
        <translation>तल झर्ने</translation>
    </message>
    <message>
        <source>Three or more</source>
        <translation>तीन वा बढी</translation>
    </message>
    <message>
        <source>Always three</source>
        <translation>सधैँ तीन</translation>
    </message>
    <message>
        <source>Lost (murder)</source>
        <translation>गुम्ने (मर्डर)</translation>
    </message>
    <message>
        <source>Goes to the winner (kidnap)</source>
        <translation>जित्नेले लैजाने (किडन्याप)</translation>
    </message>
    <message>
        <source>Must beat the highest card</source>
        <translation>सबैभन्दा ठूलो पत्तीलाई जित्नैपर्ने</translation>
    </message>
    <message>
        <source>Must trump when void</source>
        <translation>रङ नभए तुरुप हान्नैपर्ने</translation>
    </message>
    <message>
        <source>Asking for a whole once trumps are set</source>
        <translation>तुरुप बनेपछि पूरा सोध्ने</translation>
    </message>
    <message>
        <source>Declaring a marriage</source>
        <translation>बिहे कहिले घोषणा गर्ने</translation>
    </message>
    <message>
        <source>Lowest bid</source>
        <translation>सबैभन्दा सानो बोली</translation>
    </message>
    <message>
        <source>Score too low to bid</source>
        <translation>बोल्न रोक लाग्ने अङ्क</translation>
    </message>
    <message>
        <source>Losers’ limit for a double win</source>
        <translation>हार्नेको अङ्क यसमुनि भए दोब्बर जित</translation>
    </message>
    <message>
        <source>No läpiajo penalty if the bid fails</source>
        <translation>बोली नपुगे लापिआयोको घाटा नलाग्ने</translation>
    </message>
    <message>
        <source>Reshuffles</source>
        <translation>फेरि फिट्ने पटक</translation>
    </message>
    <message>
        <source>Unseen maal</source>
        <translation>नहेरेको माल</translation>
    </message>
    <message>
        <source>The player with the ace of clubs</source>
        <translation>चिडीको एक्का हुने खेलाडी</translation>
    </message>
    <message>
        <source>After winning a trick you led</source>
        <translation>आफूले सुरु गरेको हात जितेपछि</translation>
    </message>
    <message>
        <source>After winning any trick</source>
        <translation>जुनसुकै हात जितेपछि</translation>
    </message>
    <message>
        <source>Subtract the excess</source>
        <translation>बढी भएजति घटाउने</translation>
    </message>
</context>
<context>
    <name>Order</name>
    <message>
        <source>Order your hands</source>
        <translation>मन लागेका पत्ती मगाउने</translation>
    </message>
    <message>
        <source>Choose the hands you want to practise. Every deal that fits is equally likely.</source>
        <translation>कस्ता पत्तीको अभ्यास गर्ने, छान्नुहोस्। मिल्ने हरेक बाँडाइको सम्भावना बराबर हुन्छ।</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>खेल</translation>
    </message>
    <message>
        <source>More wishes</source>
        <translation>अरू इच्छा</translation>
    </message>
    <message>
        <source>Fewer wishes</source>
        <translation>थोरै इच्छा</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>खाली गर्ने</translation>
    </message>
    <message>
        <source>Ten in a row</source>
        <translation>लगातार दस</translation>
    </message>
    <message>
        <source>Play one at the table</source>
        <translation>टेबलमा एउटा खेल्ने</translation>
    </message>
    <message>
        <source>Every hand fits.</source>
        <translation>जस्तो पत्ती परे पनि मिल्छ।</translation>
    </message>
    <message>
        <source>Dealing a hand that fits…</source>
        <translation>मिल्ने पत्ती बाँडिँदै छ…</translation>
    </message>
    <message>
        <source>The computer is looking at your hand…</source>
        <translation>कम्प्युटर तपाईंका पत्ती हेर्दै छ…</translation>
    </message>
    <message>
        <source>The computer couldn’t review this hand. Try the next one.</source>
        <translation>कम्प्युटरले यो बाजी केलाउन सकेन। अर्को हेर्नुहोस्।</translation>
    </message>
    <message>
        <source>Stop here</source>
        <translation>यहीँ रोक्ने</translation>
    </message>
    <message>
        <source>Next hand</source>
        <translation>अर्को बाजी</translation>
    </message>
    <message>
        <source>Ten more</source>
        <translation>अरू दस</translation>
    </message>
    <message>
        <source>Change the order</source>
        <translation>इच्छा फेर्ने</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>फेरि प्रयास गर्ने</translation>
    </message>
    <message>
        <source>Hand {number} of {total}</source>
        <translation>बाजी {number}/{total}</translation>
    </message>
    <message>
        <source>Hand {number}: nothing to decide</source>
        <translation>बाजी {number}: छान्नुपर्ने केही थिएन</translation>
    </message>
    <message>
        <source>Hand {number}: {rights} out of {of} right</source>
        <translation>बाजी {number}: {of} मध्ये {rights} ठिक</translation>
    </message>
    <message numerus="yes">
        <source>About 1 in {number} hands has these cards.</source>
        <comment>Nearly every hand has these cards.</comment>
        <translation>
            <numerusform>प्रायः हरेक बाजीमा यस्ता पत्ती पर्छन्।</numerusform>
            <numerusform>करिब {number} मध्ये १ बाजीमा यस्ता पत्ती पर्छन्।</numerusform>
        </translation>
    </message>
    <message>
        <source>“{wish}”</source>
        <translation>“{wish}”</translation>
    </message>
    <message numerus="yes">
        <source>{number} deals came up, but none fitted. Leave out a wish, or try again.</source>
        <comment>One deal came up, but it didn’t fit. Leave out a wish, or try again.</comment>
        <translation>
            <numerusform>एक पटक बाँड्दा मिलेन। एउटा इच्छा हटाउनुहोस्, वा फेरि प्रयास गर्नुहोस्।</numerusform>
            <numerusform>{number} पटक बाँड्दा पनि मिलेन। एउटा इच्छा हटाउनुहोस्, वा फेरि प्रयास गर्नुहोस्।</numerusform>
        </translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>खेल्दै जानुहोस्</translation>
    </message>
    <message>
        <source>No deal at this table fits {wish}.</source>
        <translation>यो टेबलमा {wish} मिल्ने बाँडाइ हुँदैन।</translation>
    </message>
    <message>
        <source>No deal fits both {wishes}.</source>
        <translation>एउटै बाँडाइमा {wishes} दुवै मिल्दैनन्।</translation>
    </message>
    <message>
        <source>No deal fits all of these: {wishes}.</source>
        <translation>एउटै बाँडाइमा यी सबै मिल्दैनन्: {wishes}।</translation>
    </message>
    <message>
        <source>What you practise</source>
        <translation>केको अभ्यास गर्ने</translation>
    </message>
    <message>
        <source>What you hold</source>
        <translation>हातमा के पर्ने</translation>
    </message>
    <message>
        <source>Where you sit</source>
        <translation>कहाँ बस्ने</translation>
    </message>
    <message>
        <source>What’s been said</source>
        <translation>के बोलिसकेको</translation>
    </message>
    <message>
        <source>The whole hand</source>
        <translation>पूरै बाजी</translation>
    </message>
    <message>
        <source>Only the auction</source>
        <translation>बोली मात्र</translation>
    </message>
    <message>
        <source>Only the exchange</source>
        <translation>साटासाट मात्र</translation>
    </message>
    <message>
        <source>Only the last five tricks</source>
        <translation>अन्तिम पाँच हात मात्र</translation>
    </message>
    <message>
        <source>A marriage</source>
        <translation>बिहे</translation>
    </message>
    <message>
        <source>No marriage</source>
        <translation>बिहे नभएको</translation>
    </message>
    <message>
        <source>Two marriages or more</source>
        <translation>दुई वा बढी बिहे</translation>
    </message>
    <message>
        <source>A marriage in spades</source>
        <translation>सुरतका बादशाह र मिस्सी</translation>
    </message>
    <message>
        <source>A marriage in hearts</source>
        <translation>पानका बादशाह र मिस्सी</translation>
    </message>
    <message>
        <source>A marriage in diamonds</source>
        <translation>इँटाका बादशाह र मिस्सी</translation>
    </message>
    <message>
        <source>A marriage in clubs</source>
        <translation>चिडीका बादशाह र मिस्सी</translation>
    </message>
    <message>
        <source>A marriage with its ace</source>
        <translation>एक्कासहितको बिहे</translation>
    </message>
    <message>
        <source>A half</source>
        <translation>आधा</translation>
    </message>
    <message>
        <source>No half</source>
        <translation>आधा नभएको</translation>
    </message>
    <message>
        <source>No king</source>
        <translation>बादशाह नभएको</translation>
    </message>
    <message>
        <source>No queen</source>
        <translation>मिस्सी नभएको</translation>
    </message>
    <message>
        <source>An ace</source>
        <translation>एक्का</translation>
    </message>
    <message>
        <source>No ace</source>
        <translation>एक्का नभएको</translation>
    </message>
    <message>
        <source>Two aces or more</source>
        <translation>दुई वा बढी एक्का</translation>
    </message>
    <message>
        <source>Three aces or more</source>
        <translation>तीन वा बढी एक्का</translation>
    </message>
    <message>
        <source>A ten</source>
        <translation>दस</translation>
    </message>
    <message>
        <source>No ten</source>
        <translation>दस नभएको</translation>
    </message>
    <message>
        <source>Ace and ten of one suit</source>
        <translation>एउटै रङका एक्का र दस</translation>
    </message>
    <message>
        <source>A ten without its ace</source>
        <translation>एक्काबिनाको दस</translation>
    </message>
    <message>
        <source>Four or more aces and tens</source>
        <translation>चार वा बढी एक्का र दस</translation>
    </message>
    <message>
        <source>At most one ace or ten</source>
        <translation>बढीमा एउटा एक्का वा दस</translation>
    </message>
    <message>
        <source>Three sixes or more</source>
        <translation>तीन वा बढी छक्का</translation>
    </message>
    <message>
        <source>Six or more aces, kings and queens</source>
        <translation>छ वा बढी एक्का, बादशाह र मिस्सी</translation>
    </message>
    <message>
        <source>At most two aces, kings and queens</source>
        <translation>बढीमा दुई एक्का, बादशाह र मिस्सी</translation>
    </message>
    <message>
        <source>Five or more of a suit</source>
        <translation>एउटै रङका पाँच वा बढी</translation>
    </message>
    <message>
        <source>Six or more of a suit</source>
        <translation>एउटै रङका छ वा बढी</translation>
    </message>
    <message>
        <source>At most four of any suit</source>
        <translation>हरेक रङका बढीमा चार</translation>
    </message>
    <message>
        <source>A void</source>
        <translation>एउटा रङ नभएको</translation>
    </message>
    <message>
        <source>Cards of every suit</source>
        <translation>सबै रङ भएको</translation>
    </message>
    <message>
        <source>A singleton</source>
        <translation>कुनै रङको एउटै पत्ती</translation>
    </message>
    <message>
        <source>No singleton</source>
        <translation>कुनै रङको एक्लो पत्ती नभएको</translation>
    </message>
    <message>
        <source>A tunnela</source>
        <translation>टनेला</translation>
    </message>
    <message>
        <source>No tunnela</source>
        <translation>टनेला नभएको</translation>
    </message>
    <message>
        <source>Three dublees or more</source>
        <translation>तीन वा बढी डब्ली</translation>
    </message>
    <message>
        <source>Five dublees or more</source>
        <translation>पाँच वा बढी डब्ली</translation>
    </message>
    <message>
        <source>At most one dublee</source>
        <translation>बढीमा एउटा डब्ली</translation>
    </message>
    <message>
        <source>A sequence</source>
        <translation>सिक्वेन्स</translation>
    </message>
    <message>
        <source>No sequence</source>
        <translation>सिक्वेन्स नभएको</translation>
    </message>
    <message>
        <source>Sequences in three suits</source>
        <translation>तीन रङमा सिक्वेन्स</translation>
    </message>
    <message>
        <source>A printed joker</source>
        <translation>छापेको जोकर</translation>
    </message>
    <message>
        <source>No printed joker</source>
        <translation>छापेको जोकर नभएको</translation>
    </message>
    <message>
        <source>You deal</source>
        <translation>तपाईंले बाँड्ने</translation>
    </message>
    <message>
        <source>Somebody else deals</source>
        <translation>अरू कसैले बाँड्ने</translation>
    </message>
    <message>
        <source>Your partner deals</source>
        <translation>साथीले बाँड्ने</translation>
    </message>
    <message>
        <source>You act first</source>
        <translation>तपाईंको पालो सबैभन्दा पहिले</translation>
    </message>
    <message>
        <source>You act last</source>
        <translation>तपाईंको पालो सबैभन्दा पछि</translation>
    </message>
    <message>
        <source>Nobody has bid yet</source>
        <translation>अहिलेसम्म कोही नबोलेको</translation>
    </message>
    <message>
        <source>Your partner bid first</source>
        <translation>साथी पहिले बोलेको</translation>
    </message>
    <message>
        <source>An opponent bid first</source>
        <translation>विपक्षी पहिले बोलेको</translation>
    </message>
    <message>
        <source>The bid is 100 or more</source>
        <translation>बोली १०० वा बढी पुगेको</translation>
    </message>
    <message>
        <source>You’re the declarer</source>
        <translation>तपाईं बोल्ने खेलाडी</translation>
    </message>
    <message>
        <source>Your partner is the declarer</source>
        <translation>साथी बोल्ने खेलाडी</translation>
    </message>
    <message>
        <source>An opponent is the declarer</source>
        <translation>विपक्षी बोल्ने खेलाडी</translation>
    </message>
    <message>
        <source>Rami</source>
        <translation>रामी</translation>
    </message>
    <message>
        <source>Nolo</source>
        <translation>नोलो</translation>
    </message>
    <message>
        <source>There are trumps</source>
        <translation>तुरुप बनिसकेको</translation>
    </message>
    <message>
        <source>No trumps yet</source>
        <translation>तुरुप नबनेको</translation>
    </message>
</context>
<context>
    <name>Pages</name>
    <message>
        <source>{number} players</source>
        <translation>{number} खेलाडी</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>खेल्ने</translation>
    </message>
    <message>
        <source>Learn</source>
        <translation>सिक्ने</translation>
    </message>
    <message>
        <source>Play {game}</source>
        <translation>{game} खेल्ने</translation>
    </message>
    <message>
        <source>Learn {game}</source>
        <translation>{game} सिक्ने</translation>
    </message>
    <message>
        <source>{name}, {players}. {sentence}</source>
        <translation>{name}, {players}। {sentence}</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>पछाडि</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>रद्द गर्ने</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>बन्द गर्ने</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>मेटाउने</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>फाइलमा लैजाने…</translation>
    </message>
    <message>
        <source>House rules…</source>
        <translation>घरका नियम…</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>फाइलबाट ल्याउने…</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>सुरक्षित गर्ने</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>अर्को नाममा सुरक्षित गर्ने…</translation>
    </message>
    <message>
        <source>Use these rules</source>
        <translation>यी नियम अपनाउने</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>घरका नियम</translation>
    </message>
    <message>
        <source>House rules for {game}</source>
        <translation>{game}: घरका नियम</translation>
    </message>
    <message>
        <source>Play by these rules</source>
        <translation>यी नियमअनुसार खेल्ने</translation>
    </message>
    <message>
        <source>Presets</source>
        <translation>तयारी नियम</translation>
    </message>
    <message>
        <source>Your presets</source>
        <translation>तपाईंका तयारी नियम</translation>
    </message>
    <message>
        <source>Preset name</source>
        <translation>तयारी नियमको नाम</translation>
    </message>
    <message>
        <source>Custom rules</source>
        <translation>आफ्नै नियम</translation>
    </message>
    <message>
        <source>“{first}” and “{second}” contradict each other. Change one of them.</source>
        <translation>“{first}” र “{second}” आपसमा मिल्दैनन्। एउटा बदल्नुहोस्।</translation>
    </message>
    <message>
        <source>Saved “{name}” to your presets.</source>
        <translation>“{name}” तपाईंका तयारी नियममा सुरक्षित भयो।</translation>
    </message>
    <message>
        <source>Deleted “{name}”.</source>
        <translation>“{name}” मेटियो।</translation>
    </message>
    <message>
        <source>Imported “{name}” and saved it to your presets.</source>
        <translation>“{name}” फाइलबाट ल्याएर तपाईंका तयारी नियममा सुरक्षित भयो।</translation>
    </message>
    <message>
        <source>Rules saved to {file}.</source>
        <translation>नियम {file} मा सुरक्षित भए।</translation>
    </message>
    <message>
        <source>{name} ({number})</source>
        <translation>{name} ({number})</translation>
    </message>
    <message>
        <source>New match</source>
        <translation>नयाँ म्याच</translation>
    </message>
    <message>
        <source>Numbered deal</source>
        <translation>नम्बरअनुसार बाँड्ने</translation>
    </message>
    <message>
        <source>Program</source>
        <translation>प्रोग्राम</translation>
    </message>
    <message>
        <source>This deal</source>
        <translation>यो बाँडाइ</translation>
    </message>
    <message>
        <source>The rest of this hand</source>
        <translation>यो बाजीको बाँकी भाग</translation>
    </message>
    <message>
        <source>Whose cards do you want?</source>
        <translation>कसका पत्ती चाहनुहुन्छ?</translation>
    </message>
    <message>
        <source>My own</source>
        <translation>मेरै</translation>
    </message>
    <message>
        <source>The same cards are dealt again in a new match, which counts as assisted.</source>
        <translation>उही पत्ती नयाँ म्याचमा फेरि बाँडिन्छन्, जुन मद्दत लिएर खेलेको गनिन्छ।</translation>
    </message>
    <message>
        <source>House rules (*.json)</source>
        <translation>घरका नियम (*.json)</translation>
    </message>
    <message>
        <source>Import house rules</source>
        <translation>घरका नियम फाइलबाट ल्याउने</translation>
    </message>
    <message>
        <source>Export house rules</source>
        <translation>घरका नियम फाइलमा लैजाने</translation>
    </message>
    <message>
        <source>Can’t read {file}. Choose another file.</source>
        <translation>{file} पढ्न सकिएन। अर्को फाइल छान्नुहोस्।</translation>
    </message>
    <message>
        <source>Can’t save {file} in that folder. Choose another folder.</source>
        <translation>{file} त्यो फोल्डरमा सुरक्षित गर्न सकिएन। अर्को फोल्डर छान्नुहोस्।</translation>
    </message>
    <message>
        <source>This file has no Marjapussi house rules in it.</source>
        <translation>यो फाइलमा मार्यापुस्सीका घरका नियम छैनन्।</translation>
    </message>
    <message>
        <source>This file can’t be used. It has the same entry twice, or its structure is too complicated.</source>
        <translation>यो फाइल प्रयोग गर्न मिल्दैन। यसमा एउटै कुरा दुई पटक छ, वा यसको बनोट धेरै जटिल छ।</translation>
    </message>
    <message>
        <source>Another version of the program wrote this file, and this version can’t read it.</source>
        <translation>यो फाइल प्रोग्रामको अर्को संस्करणले लेखेको हो, र यो संस्करणले पढ्न सक्दैन।</translation>
    </message>
    <message>
        <source>This file must have exactly three parts: the game, a name and the rules.</source>
        <translation>फाइलमा ठ्याक्कै तीन कुरा चाहिन्छ: खेल, नाम र नियम।</translation>
    </message>
    <message>
        <source>These are house rules for another game, not {game}.</source>
        <translation>यी घरका नियम {game}का होइनन्, अर्को खेलका हुन्।</translation>
    </message>
    <message>
        <source>The file sets “{rule}” to {value}, which isn’t allowed.</source>
        <translation>फाइलमा “{rule}” को मान {value} छ, तर त्यो मान मिल्दैन।</translation>
    </message>
    <message>
        <source>The rules in the file contradict each other. {why}</source>
        <translation>फाइलका नियम आपसमा मिल्दैनन्। {why}</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>खेल</translation>
    </message>
    <message>
        <source>Opponents</source>
        <translation>विपक्षी</translation>
    </message>
    <message>
        <source>Partner</source>
        <translation>साथी</translation>
    </message>
    <message>
        <source>Fairness</source>
        <translation>निष्पक्षता</translation>
    </message>
    <message>
        <source>Names</source>
        <translation>नाम</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>बाँडाइ</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>रूपरङ</translation>
    </message>
    <message>
        <source>Pace</source>
        <translation>गति</translation>
    </message>
    <message>
        <source>Playing</source>
        <translation>खेलाइ</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>आवाज</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>खेलाडी</translation>
    </message>
    <message>
        <source>Your partner plays at full strength unless you choose otherwise.</source>
        <translation>तपाईंले अर्को तह नरोजे साथीले सधैँ सकेसम्म राम्रो खेल्छ।</translation>
    </message>
    <message>
        <source>The level never affects the deal. Each computer player sees only what a person in that seat would see.</source>
        <translation>तहले बाँडाइमा कहिल्यै फरक पार्दैन। हरेक कम्प्युटर खेलाडीले आफ्नो ठाउँबाट देख्न मिल्ने कुरा मात्र देख्छ।</translation>
    </message>
    <message>
        <source>You</source>
        <translation>तपाईं</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>विपक्षी</translation>
    </message>
    <message>
        <source>Plays after you</source>
        <translation>तपाईंपछि खेल्छ</translation>
    </message>
    <message>
        <source>Plays before you</source>
        <translation>तपाईंअघि खेल्छ</translation>
    </message>
    <message>
        <source>Player {number}</source>
        <translation>खेलाडी {number}</translation>
    </message>
    <message>
        <source>Name: {who}</source>
        <translation>नाम: {who}</translation>
    </message>
    <message>
        <source>Any name</source>
        <translation>जुनसुकै नाम</translation>
    </message>
    <message>
        <source>A new deal</source>
        <translation>नयाँ बाँडाइ</translation>
    </message>
    <message>
        <source>Deal number</source>
        <translation>बाँडाइको नम्बर</translation>
    </message>
    <message>
        <source>A deal number is a whole number from 0 to {highest}.</source>
        <translation>बाँडाइको नम्बर ० देखि {highest} सम्मको पूर्ण सङ्ख्या हुन्छ।</translation>
    </message>
    <message>
        <source>Preferences</source>
        <translation>सेटिङ</translation>
    </message>
    <message>
        <source>{game} has no rule called “{key}”.</source>
        <translation>{game}मा “{key}” भन्ने नियम छैन।</translation>
    </message>
    <message>
        <source>Reset to defaults</source>
        <translation>सुरुकै जस्तो बनाउने</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>फिर्ता लिने</translation>
    </message>
    <message>
        <source>A name can have 1 to {longest} characters.</source>
        <translation>नाममा १ देखि {longest} अक्षर हुन सक्छन्।</translation>
    </message>
    <message>
        <source>There’s a built-in preset called “{name}”. Choose another name.</source>
        <translation>“{name}” नामको तयारी नियम पहिल्यै छ। अर्को नाम छान्नुहोस्।</translation>
    </message>
    <message>
        <source>This file is too large for house rules.</source>
        <translation>घरका नियमको फाइल हुन यो धेरै ठूलो छ।</translation>
    </message>
    <message>
        <source>The name in the file must have 1 to {longest} characters.</source>
        <translation>फाइलमा दिइएको नाममा १ देखि {longest} अक्षर हुनुपर्छ।</translation>
    </message>
</context>
<context>
    <name>People</name>
    <message>
        <source>You</source>
        <translation>तपाईं</translation>
    </message>
    <message>
        <source>Player {number}</source>
        <translation>खेलाडी {number}</translation>
    </message>
    <message>
        <source>Us</source>
        <translation>हामी</translation>
    </message>
    <message>
        <source>Them</source>
        <translation>उनीहरू</translation>
    </message>
</context>
<context>
    <name>Practice</name>
    <message>
        <source>Five moments</source>
        <translation>पाँच क्षण</translation>
    </message>
    <message numerus="yes">
        <source>{number} moments</source>
        <comment>One moment</comment>
        <translation>
            <numerusform>एक क्षण</numerusform>
            <numerusform>{number} क्षण</numerusform>
        </translation>
    </message>
    <message>
        <source>Practise this</source>
        <translation>यसको अभ्यास गर्ने</translation>
    </message>
    <message>
        <source>Practise: {kind}</source>
        <translation>अभ्यास: {kind}</translation>
    </message>
    <message>
        <source>{game} · {kind}</source>
        <translation>{game} · {kind}</translation>
    </message>
    <message>
        <source>What do you play?</source>
        <translation>के खेल्नुहुन्छ?</translation>
    </message>
    <message>
        <source>What do you say?</source>
        <translation>के भन्नुहुन्छ?</translation>
    </message>
    <message>
        <source>What do you do?</source>
        <translation>के गर्नुहुन्छ?</translation>
    </message>
    <message>
        <source>Click a card, here or in your hand.</source>
        <translation>यहाँको वा आफ्नो हातको एउटा पत्तीमा क्लिक गर्नुहोस्।</translation>
    </message>
    <message>
        <source>Click what you want to do.</source>
        <translation>जे गर्न चाहनुहुन्छ, त्यसैमा क्लिक गर्नुहोस्।</translation>
    </message>
    <message>
        <source>This is best.</source>
        <translation>यो सबैभन्दा राम्रो हो।</translation>
    </message>
    <message>
        <source>That’s what you did before. There’s a better choice.</source>
        <translation>त्यति बेला पनि यही गर्नुभएको थियो। योभन्दा राम्रो रोजाइ छ।</translation>
    </message>
    <message>
        <source>There’s a better choice.</source>
        <translation>योभन्दा राम्रो रोजाइ छ।</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>सङ्केत</translation>
    </message>
    <message>
        <source>Stop here</source>
        <translation>यहीँ रोक्ने</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>पछाडि</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>अर्को</translation>
    </message>
    <message>
        <source>Five more</source>
        <translation>अरू पाँच</translation>
    </message>
    <message numerus="yes">
        <source>You’ll see this again in {number} days.</source>
        <comment>You’ll see this again tomorrow.</comment>
        <translation>
            <numerusform>यो भोलि फेरि आउँछ।</numerusform>
            <numerusform>यो {number} दिनपछि फेरि आउँछ।</numerusform>
        </translation>
    </message>
    <message>
        <source>Dealing new cards…</source>
        <translation>नयाँ पत्ती बाँडिँदै छन्…</translation>
    </message>
    <message>
        <source>{rights} out of {of} right</source>
        <translation>{of} मध्ये {rights} ठिक</translation>
    </message>
    <message>
        <source>{number}. {where}: right</source>
        <translation>{number}. {where}: ठिक</translation>
    </message>
    <message>
        <source>{number}. {where}: not solved yet</source>
        <translation>{number}. {where}: अझै भएन</translation>
    </message>
    <message>
        <source>Mistakes come back soon and right answers later, each time with different cards.</source>
        <translation>गलत भएका प्रश्न छिट्टै फेरि आउँछन्, ठिक भएका पछि आउँछन्। हरेक पटक पत्ती अर्कै हुन्छन्।</translation>
    </message>
    <message>
        <source>Nothing to practise now</source>
        <translation>अहिले अभ्यास गर्नुपर्ने केही छैन</translation>
    </message>
    <message>
        <source>Mistakes from hands you finish turn into practice questions here.</source>
        <translation>अन्त्यसम्म खेलेका बाजीका गल्ती यहाँ अभ्यासका प्रश्न बन्छन्।</translation>
    </message>
    <message numerus="yes">
        <source>{known} out of {number} moments learned</source>
        <comment>{known} out of one moment learned</comment>
        <translation>
            <numerusform>एक क्षणमध्ये {known} सिकियो</numerusform>
            <numerusform>{number} क्षणमध्ये {known} सिकियो</numerusform>
        </translation>
    </message>
    <message>
        <source>A moment counts as learned once it isn’t due again for three weeks.</source>
        <translation>तीन हप्तासम्म दोहोर्‍याउनु नपर्ने भएपछि त्यो क्षण सिकिएको मानिन्छ।</translation>
    </message>
</context>
<context>
    <name>Preferences</name>
    <message>
        <source>Language</source>
        <translation>भाषा</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>थिम</translation>
    </message>
    <message>
        <source>Felt</source>
        <translation>टेबलको कपडा</translation>
    </message>
    <message>
        <source>Game speed</source>
        <translation>खेलको गति</translation>
    </message>
    <message>
        <source>Clicking a card</source>
        <translation>पत्तीमा क्लिक गर्दा</translation>
    </message>
    <message>
        <source>Sort the hand</source>
        <translation>पत्ती मिलाउने</translation>
    </message>
    <message>
        <source>Lowest card first</source>
        <translation>सानो पत्ती पहिले</translation>
    </message>
    <message>
        <source>Highlight the suggested move</source>
        <translation>सुझाइएको चाल देखाउने</translation>
    </message>
    <message>
        <source>Warn me before a clear mistake</source>
        <translation>स्पष्ट गल्तीअघि चेतावनी दिने</translation>
    </message>
    <message>
        <source>Praise me for a hard choice</source>
        <translation>कठिन तर सही निर्णयमा प्रशंसा गर्ने</translation>
    </message>
    <message>
        <source>Count the points myself</source>
        <translation>अङ्क आफैँ गन्ने</translation>
    </message>
    <message>
        <source>Play forced cards automatically</source>
        <translation>खेल्न मिल्ने एउटै पत्ती भए आफैँ खेलिने</translation>
    </message>
    <message>
        <source>A high first bid promises an ace</source>
        <translation>ठूलो पहिलो बोलीले एक्काको वाचा गर्ने</translation>
    </message>
    <message>
        <source>Play sounds</source>
        <translation>आवाज निकाल्ने</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>आवाजको मात्रा</translation>
    </message>
    <message>
        <source>Use the built-in voice</source>
        <translation>कम्प्युटरको आवाजमा सुनाउने</translation>
    </message>
    <message>
        <source>Spoken announcements</source>
        <translation>बोलेर सुनाउने कुरा</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>उज्यालो</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>अँध्यारो</translation>
    </message>
    <message>
        <source>Moss</source>
        <translation>लेउ</translation>
    </message>
    <message>
        <source>Night</source>
        <translation>रात</translation>
    </message>
    <message>
        <source>Birch</source>
        <translation>भोजपत्र</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>बिस्तारै</translation>
    </message>
    <message>
        <source>What you usually do</source>
        <translation>तपाईं प्रायः कसरी खेल्नुहुन्छ</translation>
    </message>
    <message>
        <source>Hints compare the best move with what you usually do. For that, the program remembers how often you play high, take tricks, lead trumps, declare and bid.</source>
        <translation>सङ्केतले सबैभन्दा राम्रो चाललाई तपाईं प्रायः खेल्ने चालसँग दाँज्छ। त्यसका लागि तपाईं कति पटक ठूलो खेल्नुहुन्छ, हात लिनुहुन्छ, तुरुपबाट सुरु गर्नुहुन्छ, घोषणा गर्नुहुन्छ र बोल्नुहुन्छ भन्ने प्रोग्रामले सम्झन्छ।</translation>
    </message>
    <message>
        <source>Forget what I usually do</source>
        <translation>मेरो प्रायः खेल्ने तरिका बिर्सने</translation>
    </message>
    <message>
        <source>Forgotten. Your next matches show the program again what you usually do.</source>
        <translation>बिर्सियो। अबका म्याचबाट प्रोग्रामले तपाईंको खेल्ने तरिका फेरि सिक्छ।</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>सामान्य</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>अक्षरको आकार</translation>
    </message>
    <message>
        <source>Card size</source>
        <translation>पत्तीको आकार</translation>
    </message>
    <message>
        <source>Large</source>
        <translation>ठूलो</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>छिटो</translation>
    </message>
    <message>
        <source>No animation</source>
        <translation>एनिमेसनबिना</translation>
    </message>
    <message>
        <source>Until you click</source>
        <translation>क्लिक नगरेसम्म</translation>
    </message>
    <message>
        <source>Plays it</source>
        <translation>पत्ती खेलिन्छ</translation>
    </message>
    <message>
        <source>In my first three matches of a game</source>
        <translation>हरेक खेलका मेरा पहिला तीन म्याचमा</translation>
    </message>
    <message>
        <source>Always</source>
        <translation>सधैँ</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>कहिल्यै होइन</translation>
    </message>
    <message>
        <source>Everything</source>
        <translation>सबै कुरा</translation>
    </message>
    <message>
        <source>What affects me</source>
        <translation>मसँग सम्बन्धित कुरा</translation>
    </message>
    <message>
        <source>My turn only</source>
        <translation>मेरो पालो मात्र</translation>
    </message>
    <message>
        <source>By suit</source>
        <translation>रङअनुसार</translation>
    </message>
    <message>
        <source>By rank</source>
        <translation>दर्जाअनुसार</translation>
    </message>
    <message>
        <source>Finished tricks stay</source>
        <translation>सकिएको हात देखिने समय</translation>
    </message>
    <message>
        <source>Follow the system</source>
        <translation>सिस्टम जस्तै</translation>
    </message>
    <message>
        <source>A short time</source>
        <translation>छोटो समय</translation>
    </message>
    <message>
        <source>The usual time</source>
        <translation>सामान्य समय</translation>
    </message>
    <message>
        <source>A long time</source>
        <translation>लामो समय</translation>
    </message>
    <message>
        <source>Lifts it (click again to play)</source>
        <translation>पत्ती उठ्छ (फेरि क्लिक गर्दा खेलिन्छ)</translation>
    </message>
    <message>
        <source>In my own order</source>
        <translation>मेरै क्रममा</translation>
    </message>
</context>
<context>
    <name>Presets</name>
    <message>
        <source>Short pack</source>
        <translation>सानो गड्डी</translation>
    </message>
    <message>
        <source>Questions in order</source>
        <translation>क्रमअनुसार प्रश्न</translation>
    </message>
    <message>
        <source>Aces and tens</source>
        <translation>एक्का-दस</translation>
    </message>
    <message>
        <source>To ten</source>
        <translation>दससम्म</translation>
    </message>
    <message>
        <source>Forty and twenty</source>
        <translation>बिहेको ४० र २०</translation>
    </message>
    <message>
        <source>Swedish</source>
        <translation>स्विडिस</translation>
    </message>
    <message>
        <source>Exactly twelve</source>
        <translation>ठ्याक्कै बाह्र</translation>
    </message>
    <message>
        <source>Exactly twelve, dropping to seven</source>
        <translation>ठ्याक्कै बाह्र, सातमा झर्ने</translation>
    </message>
    <message>
        <source>Left of the dealer bids first</source>
        <translation>बाँड्नेको बायाँकाले पहिले बोल्ने</translation>
    </message>
    <message>
        <source>Any trick, four cards</source>
        <translation>जुनसुकै हात, चार पत्ती साट्ने</translation>
    </message>
    <message>
        <source>Spades high</source>
        <translation>सुरत सबैभन्दा महँगो</translation>
    </message>
    <message>
        <source>Windows game (2002)</source>
        <translation>विन्डोज खेल (२००२)</translation>
    </message>
    <message>
        <source>Windows game (2002), six in the kitty</source>
        <translation>विन्डोज खेल (२००२), किट्टीमा छ पत्ती</translation>
    </message>
    <message>
        <source>To ten, anyone may ask for a whole</source>
        <translation>दससम्म, जोसुकैले पूरा सोध्न पाउने</translation>
    </message>
    <message>
        <source>Seven points for dublees</source>
        <translation>डब्लीको सात अङ्क</translation>
    </message>
    <message>
        <source>Home game</source>
        <translation>घरेलु खेल</translation>
    </message>
    <message>
        <source>Tournament</source>
        <translation>प्रतियोगिता</translation>
    </message>
    <message>
        <source>Unseen maal is lost</source>
        <translation>नहेरेको माल गुम्ने</translation>
    </message>
    <message>
        <source>Unseen maal goes to the winner</source>
        <translation>नहेरेको माल जित्नेले लैजाने</translation>
    </message>
    <message>
        <source>Three jokers</source>
        <translation>तीन जोकर</translation>
    </message>
    <message>
        <source>Jena students</source>
        <translation>जेनाका विद्यार्थी</translation>
    </message>
    <message>
        <source>Round of four hands</source>
        <translation>चार बाजीको म्याच</translation>
    </message>
    <message>
        <source>Six in the kitty</source>
        <translation>किट्टीमा छ पत्ती</translation>
    </message>
    <message>
        <source>Secret kitty</source>
        <translation>गोप्य किट्टी</translation>
    </message>
    <message>
        <source>Original card points</source>
        <translation>पत्तीका मूल अङ्क</translation>
    </message>
    <message>
        <source>Standard</source>
        <translation>सामान्य</translation>
    </message>
    <message>
        <source>Older rules</source>
        <translation>पुराना नियम</translation>
    </message>
</context>
<context>
    <name>Principles</name>
    <message>
        <source>Don’t break up a king and queen before you’ve declared them.</source>
        <translation>घोषणा नगरी बादशाह र मिस्सीलाई नछुट्याउनुहोस्।</translation>
    </message>
    <message>
        <source>Keep a king or queen as long as your partner may have the other half.</source>
        <translation>साथीसँग अर्को आधा हुन सक्छ भने बादशाह वा मिस्सी जोगाउनुहोस्।</translation>
    </message>
    <message>
        <source>If you can’t win the trick, give away as few points as you can.</source>
        <translation>हात जित्न सकिँदैन भने विपक्षीलाई सकेसम्म थोरै अङ्क दिनुहोस्।</translation>
    </message>
    <message>
        <source>Win this trick, because then you may declare a marriage or ask for one.</source>
        <translation>यो हात जित्नुहोस्, किनकि त्यसपछि बिहे घोषणा गर्न वा सोध्न पाइन्छ।</translation>
    </message>
    <message>
        <source>Draw the opponents’ trumps with your top trumps. Then your other high cards win too.</source>
        <translation>आफ्ना सबैभन्दा ठूला तुरुपले विपक्षीका तुरुप झिकाउनुहोस्। अनि तपाईंका अरू ठूला पत्तीले पनि जित्छन्।</translation>
    </message>
    <message>
        <source>Lead a suit that your partner is out of and may be able to trump.</source>
        <translation>साथीसँग सकिएको रङबाट सुरु गर्नुहोस्, साथीले तुरुप हान्न सक्छन्।</translation>
    </message>
    <message>
        <source>If you can’t win the trick, play your lowest card.</source>
        <translation>जित्न नसक्ने हातमा सबैभन्दा सानो पत्ती खेल्नुहोस्।</translation>
    </message>
    <message>
        <source>Lead a card that nobody can beat.</source>
        <translation>कसैले जित्न नसक्ने पत्तीबाट सुरु गर्नुहोस्।</translation>
    </message>
    <message>
        <source>Win the trick as cheaply as you can, and save your higher cards.</source>
        <translation>सकेसम्म सानो पत्तीले हात जित्नुहोस्, ठूला पत्ती जोगाउनुहोस्।</translation>
    </message>
    <message>
        <source>Don’t take a trick that your partner is sure to win.</source>
        <translation>साथीले पक्का जित्ने हात आफूले नलिनुहोस्।</translation>
    </message>
    <message>
        <source>The last trick earns extra points, so save a sure winner for it.</source>
        <translation>अन्तिम हातले थप अङ्क दिन्छ, त्यसैले त्यसका लागि पक्का जित्ने पत्ती जोगाउनुहोस्।</translation>
    </message>
    <message>
        <source>You can’t win this trick, so keep the highest card of a suit for later.</source>
        <translation>यो हात जित्न सकिँदैन, त्यसैले रङको सबैभन्दा ठूलो पत्ती पछिका लागि जोगाउनुहोस्।</translation>
    </message>
    <message>
        <source>With no trumps, lead your longest suit. Its low cards can win tricks later.</source>
        <translation>तुरुप नहुँदा सबैभन्दा लामो रङबाट सुरु गर्नुहोस्। पछि त्यसका साना पत्तीले पनि हात जित्न सक्छन्।</translation>
    </message>
    <message>
        <source>When you’re second to play, play low. Your partner still plays after you.</source>
        <translation>दोस्रो पालोमा सानो खेल्नुहोस्। साथीको पालो तपाईंपछि बाँकी छ।</translation>
    </message>
    <message>
        <source>Declare your marriage while you may, because this may be your last chance.</source>
        <translation>पाइँदै बिहे घोषणा गर्नुहोस्, किनकि यो तपाईंको अन्तिम मौका हुन सक्छ।</translation>
    </message>
    <message>
        <source>When your partner is sure to win the trick, play your ten while it’s safe from the ace.</source>
        <translation>साथीले पक्का जित्ने र एक्काले लैजान नसक्ने हातमा आफ्नो दस खेल्नुहोस्।</translation>
    </message>
    <message>
        <source>Don’t waste an ace on a trick it can’t win. Save the ace for one it can win.</source>
        <translation>जित्न नसक्ने हातमा एक्का नफाल्नुहोस्। जित्न सक्ने हातका लागि जोगाउनुहोस्।</translation>
    </message>
    <message>
        <source>If you’re sure of a trick, take it now. Later may be too late.</source>
        <translation>पक्का आफ्नो हुने हात लिइहाल्नुहोस्, किनकि पछि ढिलो हुन सक्छ।</translation>
    </message>
    <message>
        <source>When you’re third to play, play high. Only one player comes after you.</source>
        <translation>तेस्रो पालोमा ठूलो खेल्नुहोस्। तपाईंपछि एक जना मात्र बाँकी छ।</translation>
    </message>
    <message>
        <source>In its suit, only the ace beats a ten. Keep your ten until the ace is gone.</source>
        <translation>आफ्नो रङमा दसलाई एक्काले मात्र जित्छ। एक्का नगएसम्म दस जोगाउनुहोस्।</translation>
    </message>
    <message>
        <source>Lead your aces before there are trumps, because later they may be trumped.</source>
        <translation>तुरुप नबन्दै एक्काबाट सुरु गर्नुहोस्, किनकि पछि तिनमा तुरुप हानिन सक्छ।</translation>
    </message>
    <message>
        <source>Lead a singleton. After that, you can trump the suit.</source>
        <translation>कुनै रङको एउटै पत्ती छ भने त्यसैबाट सुरु गर्नुहोस्। त्यसपछि त्यो रङमा तुरुप हान्न सकिन्छ।</translation>
    </message>
    <message>
        <source>Return the suit your partner led, because that’s where they want help.</source>
        <translation>साथीले सुरु गरेकै रङ फर्काएर खेल्नुहोस्, किनकि साथीलाई सहयोग त्यहीँ चाहिएको छ।</translation>
    </message>
    <message>
        <source>Duck as long as you can, because you don’t want this trick.</source>
        <translation>सकेसम्म सानो पत्ती हालेर हात नलिनुहोस्, किनकि यो हात तपाईंलाई चाहिँदैन।</translation>
    </message>
    <message>
        <source>If you have to take the trick, take it with your highest card.</source>
        <translation>हात लिनैपर्छ भने सबैभन्दा ठूलो पत्तीले लिनुहोस्।</translation>
    </message>
    <message>
        <source>Get rid of high cards whenever they can’t win a trick.</source>
        <translation>ठूला पत्तीले हात जित्न नसक्ने बेला ती फालिहाल्नुहोस्।</translation>
    </message>
    <message>
        <source>Lead low, so that somebody else has to take the trick.</source>
        <translation>सानो पत्तीबाट सुरु गर्नुहोस्, अनि हात अरूले लिनुपर्छ।</translation>
    </message>
    <message>
        <source>Lead from a short suit. Once it’s gone, you can discard high cards.</source>
        <translation>छोटो रङबाट सुरु गर्नुहोस्। त्यो सकिएपछि ठूला पत्ती फाल्न पाइन्छ।</translation>
    </message>
    <message>
        <source>Don’t lead a suit that nobody else has left, because you’d have to take the trick.</source>
        <translation>अरू कसैसँग नभएको रङबाट सुरु नगर्नुहोस्, किनकि हात तपाईंले नै लिनुपर्छ।</translation>
    </message>
    <message>
        <source>Against sooli, play low. The lower you play, the harder it is for the soloist to duck.</source>
        <translation>सोलीविरुद्ध सानो पत्ती खेल्नुहोस्। पत्ती जति सानो, सोली खेल्नेलाई हात लिनबाट जोगिन उति गाह्रो हुन्छ।</translation>
    </message>
    <message>
        <source>A marriage in your hand is surer than one you have to ask for.</source>
        <translation>साथीसँग सोध्नुपर्ने बिहेभन्दा आफ्नै हातमा भएको बिहे बढी पक्का हुन्छ।</translation>
    </message>
    <message>
        <source>Don’t declare a marriage that takes you past the target, because you’d drop back.</source>
        <translation>बिहे घोषणा गर्दा अङ्कले लक्ष्य नाघ्छ भने घोषणा नगर्नुहोस्, किनकि नाघेपछि अङ्क तल झर्छ।</translation>
    </message>
    <message>
        <source>A marriage and an ace are worth a low bid.</source>
        <translation>एउटै रङका बादशाह र मिस्सी, अनि एउटा एक्का भए सानो बोली बोल्न सकिन्छ।</translation>
    </message>
    <message>
        <source>Give away the card that’s hardest to duck with.</source>
        <translation>तल बस्न सबैभन्दा गाह्रो हुने पत्ती दिनुहोस्।</translation>
    </message>
    <message>
        <source>With few aces, kings and queens, you’ll win few tricks, so bid nolo.</source>
        <translation>एक्का, बादशाह र मिस्सी थोरै छन् भने हात थोरै जितिन्छ, त्यसैले नोलो बोल्नुहोस्।</translation>
    </message>
    <message>
        <source>With low cards in every suit, play sooli. You can give one high card away.</source>
        <translation>हरेक रङमा साना पत्ती छन् भने सोली खेल्नुहोस्। एउटा ठूलो पत्ती साथीलाई दिन पाइन्छ।</translation>
    </message>
    <message>
        <source>With no marriage and fewer than two aces, leave the bidding to others.</source>
        <translation>बिहे पनि छैन, दुई एक्का पनि छैनन् भने अरूलाई बोल्न दिनुहोस्।</translation>
    </message>
    <message>
        <source>Win this trick, because then you may declare a marriage.</source>
        <translation>यो हात जित्नुहोस्, किनकि त्यसपछि बिहे घोषणा गर्न पाइन्छ।</translation>
    </message>
    <message>
        <source>You can’t be sure of this trick, so put as few points in it as you can.</source>
        <translation>यो हात पक्का छैन, त्यसैले सकेसम्म कम अङ्क हाल्नुहोस्।</translation>
    </message>
    <message>
        <source>You have no sure trick to lead, so lead a card without points.</source>
        <translation>पक्का हात जित्ने पत्ती छैन, त्यसैले अङ्क नभएको पत्तीबाट सुरु गर्नुहोस्।</translation>
    </message>
    <message>
        <source>You can’t win this trick, so play low and keep your higher cards.</source>
        <translation>यो हात जित्न सकिँदैन, त्यसैले सानो खेल्नुहोस् र ठूला पत्ती जोगाउनुहोस्।</translation>
    </message>
    <message>
        <source>Take at least one trick, because taking none is costly.</source>
        <translation>कम्तीमा एउटा हात लिनुहोस्, किनकि एउटा पनि नलिए ठूलो घाटा हुन्छ।</translation>
    </message>
    <message>
        <source>Don’t lead an ace or a ten that an opponent can trump.</source>
        <translation>विपक्षीले तुरुप हान्न सक्ने एक्का वा दसबाट सुरु नगर्नुहोस्।</translation>
    </message>
    <message>
        <source>Discard from the suit in which the others hold most cards below yours.</source>
        <translation>अरूसँग तपाईंकाभन्दा साना पत्ती सबैभन्दा धेरै भएको रङबाट फाल्नुहोस्।</translation>
    </message>
    <message>
        <source>With a king or queen in hand, ask for a half in its suit before you ask for a whole.</source>
        <translation>हातमा बादशाह वा मिस्सी भए “पूरा” सोध्नुअघि त्यही रङको अर्को आधा सोध्नुहोस्।</translation>
    </message>
    <message>
        <source>Declare or ask while you may, because this may be your last chance.</source>
        <translation>पाइँदै घोषणा गर्नुहोस् वा सोध्नुहोस्, किनकि यो तपाईंको अन्तिम मौका हुन सक्छ।</translation>
    </message>
    <message>
        <source>Bid above 100 only with a marriage in your hand.</source>
        <translation>हातमा बिहे भए मात्र १०० भन्दा माथि बोल्नुहोस्।</translation>
    </message>
    <message>
        <source>Your partner has the highest bid, so don’t bid against your own side.</source>
        <translation>सबैभन्दा ठूलो बोली साथीकै हो, त्यसैले आफ्नै पक्षविरुद्ध नबोल्नुहोस्।</translation>
    </message>
    <message>
        <source>Don’t raise above what your cards are worth, because you have to make every point you promise.</source>
        <translation>आफ्ना पत्तीले पुर्‍याउन सक्ने जति मात्र बोली बढाउनुहोस्, किनकि कबोलेको हरेक अङ्क ल्याउनुपर्छ।</translation>
    </message>
    <message>
        <source>Give the declarer your aces, because the contract needs sure tricks.</source>
        <translation>आफ्ना एक्का बोल्ने खेलाडीलाई दिनुहोस्, किनकि कबोल पुर्‍याउन पक्का जितिने हात चाहिन्छ।</translation>
    </message>
    <message>
        <source>Never split a marriage.</source>
        <translation>बिहेका बादशाह र मिस्सी कहिल्यै नछुट्याउनुहोस्।</translation>
    </message>
    <message>
        <source>Make yourself void in a suit, and you can trump it as soon as there are trumps.</source>
        <translation>कुनै एउटा रङका सबै पत्ती हटाउनुहोस्। तुरुप बनेपछि त्यो रङमा तुरुप हान्न सकिन्छ।</translation>
    </message>
    <message>
        <source>Keep your longest suit together, and give up cards from the others.</source>
        <translation>सबैभन्दा लामो रङका पत्ती नछुट्याउनुहोस्। दिनुपर्दा अरू रङका पत्ती दिनुहोस्।</translation>
    </message>
    <message>
        <source>Your discards count for you, so discard cards that are worth points.</source>
        <translation>फालेका पत्ती तपाईंकै हिसाबमा गनिन्छन्, त्यसैले अङ्क भएका पत्ती फाल्नुहोस्।</translation>
    </message>
    <message>
        <source>Give your partner your lowest card, because it’s the easiest one to duck with.</source>
        <translation>साथीलाई आफ्नो सबैभन्दा सानो पत्ती दिनुहोस्, किनकि त्यसले हात लिने सम्भावना सबैभन्दा कम हुन्छ।</translation>
    </message>
    <message>
        <source>If you have many aces, kings and queens, you’ll win tricks, so bid rami.</source>
        <translation>धेरै एक्का, बादशाह र मिस्सी भए हात जितिन्छ, त्यसैले रामी बोल्नुहोस्।</translation>
    </message>
    <message>
        <source>Your hand has too many cards that are hard to duck with, so don’t play sooli.</source>
        <translation>तपाईंसँग तल बस्न गाह्रो हुने पत्ती धेरै छन्, त्यसैले सोली नखेल्नुहोस्।</translation>
    </message>
    <message>
        <source>Discard a card that fits nothing, and keep neighbours together.</source>
        <translation>कुनै पत्तीसँग नमिल्ने पत्ती फाल्नुहोस्, र छिमेकी पत्ती सँगै राख्नुहोस्।</translation>
    </message>
    <message>
        <source>Don’t discard a card that fits one the next player took.</source>
        <translation>तपाईंपछि खेल्ने खेलाडीले उठाएको पत्तीसँग मिल्ने पत्ती नफाल्नुहोस्।</translation>
    </message>
    <message>
        <source>A wild card fits everywhere, so never discard it.</source>
        <translation>जोकर पत्ती जहाँ पनि मिल्छ, त्यसैले कहिल्यै नफाल्नुहोस्।</translation>
    </message>
    <message>
        <source>Take the offered card if it brings you closer to your sets.</source>
        <translation>फालेको पत्तीले सेट पूरा गर्न मद्दत गर्छ भने उठाउनुहोस्।</translation>
    </message>
    <message>
        <source>Don’t take a card you can’t use, because it shows what you’re collecting.</source>
        <translation>काम नलाग्ने पत्ती नउठाउनुहोस्, किनकि तपाईं के जम्मा गर्दै हुनुहुन्छ भन्ने अरूले थाहा पाउँछन्।</translation>
    </message>
    <message>
        <source>Show your sets as soon as you can, because then you see the tiplu.</source>
        <translation>सक्नेबित्तिकै सेट देखाउनुहोस्, किनकि त्यसपछि टिप्लु हेर्न पाइन्छ।</translation>
    </message>
    <message>
        <source>Don’t wait for cards that are gone.</source>
        <translation>अब आउन नसक्ने पत्ती नपर्खनुहोस्।</translation>
    </message>
    <message>
        <source>The next player didn’t want this card before, so it’s probably safe now.</source>
        <translation>तपाईंपछि खेल्ने खेलाडीले यो पत्ती पहिले चाहेको थिएन, त्यसैले अहिले सायद ढुक्क छ।</translation>
    </message>
    <message>
        <source>Cards from the middle of a suit fit more sequences than those at its ends.</source>
        <translation>दुई वा बादशाहजस्ता छेउका पत्तीभन्दा सात वा आठजस्ता बीचका पत्ती धेरै सिक्वेन्समा मिल्छन्।</translation>
    </message>
    <message>
        <source>With five or more pairs, collect dublees and keep your pairs.</source>
        <translation>पाँच वा त्योभन्दा बढी जोडी भए डब्ली जम्मा गर्नुहोस्, र जोडी जोगाउनुहोस्।</translation>
    </message>
    <message>
        <source>Keep neighbouring cards, because two different cards can complete the sequence. Only one can fill a gap.</source>
        <translation>छिमेकी पत्ती जोगाउनुहोस्, किनकि तिनको सिक्वेन्स दुई फरक पत्तीमध्ये जुनले पनि पूरा गर्छ। बीचको पत्ती नभए त्यही एउटाले मात्र पूरा गर्छ।</translation>
    </message>
    <message>
        <source>Three identical cards make a set, so keep them together.</source>
        <translation>उस्तै तीन पत्तीको एउटा सेट बन्छ, त्यसैले सँगै राख्नुहोस्।</translation>
    </message>
    <message>
        <source>Don’t break up a finished sequence.</source>
        <translation>पूरा भएको सिक्वेन्सबाट पत्ती ननिकाल्नुहोस्।</translation>
    </message>
    <message>
        <source>Keep a card that can go into two different sets.</source>
        <translation>दुई फरक सेटमा जान सक्ने पत्ती जोगाउनुहोस्।</translation>
    </message>
    <message>
        <source>One of two identical cards is spare, so discard it before you split up neighbours.</source>
        <translation>उस्तै दुई पत्तीमध्ये एउटा बढी हो, त्यसैले छिमेकी पत्ती छुट्याउनुअघि त्यही फाल्नुहोस्।</translation>
    </message>
    <message>
        <source>Discard the card that fits fewer of the cards still out.</source>
        <translation>जुन पत्तीसँग मिल्ने पत्ती थोरै मात्र आउन बाँकी छन्, त्यही फाल्नुहोस्।</translation>
    </message>
    <message>
        <source>If nobody wanted a card before, they probably don’t want it now.</source>
        <translation>पहिले कसैले नचाहेको पत्ती सायद अहिले पनि कसैले चाहँदैन।</translation>
    </message>
    <message>
        <source>Next to an ace, only one card completes a sequence: A-2 needs the 3.</source>
        <translation>एक्का छेउमा पर्छ, त्यसैले त्यससँगको सिक्वेन्स एउटै पत्तीले मात्र पूरा गर्छ: A 2 लाई 3 नै चाहिन्छ।</translation>
    </message>
    <message>
        <source>Take the card that lets you show your sets right away.</source>
        <translation>जुन पत्तीले तुरुन्तै सेट देखाउन मिल्छ, त्यो उठाउनुहोस्।</translation>
    </message>
    <message>
        <source>Show tunnelas before your first draw, because later they score nothing.</source>
        <translation>पहिलो पत्ती तान्नुअघि टनेला देखाउनुहोस्, किनकि पछि देखाए अङ्क पाइँदैन।</translation>
    </message>
    <message>
        <source>Finish as soon as you can, because another turn only helps the others.</source>
        <translation>मिल्नेबित्तिकै खेल सक्नुहोस्, किनकि अर्को पालोले अरूलाई मात्र फाइदा हुन्छ।</translation>
    </message>
</context>
<context>
    <name>Profile</name>
    <message>
        <source>Skill and luck</source>
        <translation>सीप र भाग्य</translation>
    </message>
    <message>
        <source>Charts</source>
        <translation>ग्राफहरू</translation>
    </message>
    <message>
        <source>Bidding</source>
        <translation>बोल्दा</translation>
    </message>
    <message>
        <source>Giving</source>
        <comment>cards away in an exchange</comment>
        <translation>पत्ती दिँदा</translation>
    </message>
    <message>
        <source>Showing</source>
        <comment>a bid, or cards</comment>
        <translation>पत्ती देखाउँदा</translation>
    </message>
    <message>
        <source>Asking</source>
        <comment>for marriages</comment>
        <translation>बिहे सोध्दा</translation>
    </message>
    <message>
        <source>Leading</source>
        <comment>to a trick</comment>
        <translation>हात सुरु गर्दा</translation>
    </message>
    <message>
        <source>Following</source>
        <comment>to a trick</comment>
        <translation>अरूपछि खेल्दा</translation>
    </message>
    <message>
        <source>Endings</source>
        <comment>the last tricks of a hand</comment>
        <translation>अन्तिम हातमा</translation>
    </message>
    <message>
        <source>Drawing</source>
        <comment>a card</comment>
        <translation>पत्ती तान्दा</translation>
    </message>
    <message>
        <source>Showing sets</source>
        <comment>sets of cards</comment>
        <translation>सेट देखाउँदा</translation>
    </message>
    <message>
        <source>Discarding</source>
        <comment>a card</comment>
        <translation>पत्ती फाल्दा</translation>
    </message>
    <message>
        <source>assisted</source>
        <translation>मद्दत लिएर</translation>
    </message>
    <message>
        <source>unassisted</source>
        <translation>मद्दत नलिई</translation>
    </message>
    <message>
        <source>{decisions} · {matches} · {help}</source>
        <translation>{decisions} · {matches} · {help}</translation>
    </message>
    <message numerus="yes">
        <source>{number} decisions</source>
        <comment>{number} decision</comment>
        <translation>
            <numerusform>{number} निर्णय</numerusform>
            <numerusform>{number} निर्णय</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} matches</source>
        <comment>{number} match</comment>
        <translation>
            <numerusform>{number} म्याच</numerusform>
            <numerusform>{number} म्याच</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} decisions are left to review.</source>
        <comment>{number} decision is left to review.</comment>
        <translation>
            <numerusform>{number} निर्णय जाँच्न बाँकी छ।</numerusform>
            <numerusform>{number} निर्णय जाँच्न बाँकी छन्।</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} matches are being reviewed.</source>
        <comment>{number} match is being reviewed.</comment>
        <translation>
            <numerusform>{number} म्याच अझै जाँचिँदै छ।</numerusform>
            <numerusform>{number} म्याच अझै जाँचिँदै छन्।</numerusform>
        </translation>
    </message>
    <message>
        <source>Finish a hand, and each of your decisions will be reviewed and counted here.</source>
        <translation>एक बाजी अन्त्यसम्म खेल्नुहोस्, अनि तपाईंको हरेक निर्णय जाँचिन्छ र यहाँ गनिन्छ।</translation>
    </message>
    <message>
        <source>No assisted decisions here. You did it all yourself!</source>
        <translation>मद्दत लिएको कुनै निर्णय छैन। सबै तपाईंले आफैँ गर्नुभयो!</translation>
    </message>
    <message>
        <source>No decisions here yet. Assisted matches are counted separately.</source>
        <translation>यहाँ अझै कुनै निर्णय छैन। मद्दत लिएका म्याच छुट्टै गनिन्छन्।</translation>
    </message>
    <message numerus="yes">
        <source>This takes about {number} minutes.</source>
        <comment>This takes about {number} minute.</comment>
        <translation>
            <numerusform>करिब {number} मिनेट लाग्छ।</numerusform>
            <numerusform>करिब {number} मिनेट लाग्छ।</numerusform>
        </translation>
    </message>
    <message>
        <source>The review is paused.</source>
        <translation>जाँच रोकिएको छ।</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>रोक्ने</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>जारी राख्ने</translation>
    </message>
    <message>
        <source>How you compare with the computer</source>
        <translation>तपाईं र कम्प्युटरको तुलना</translation>
    </message>
    <message>
        <source>Longer bars are better. Each shows where your error rate would rank among the computer’s levels.</source>
        <translation>पट्टी जति लामो, उति राम्रो। तपाईंको गल्तीको दर कम्प्युटरका तहमध्ये कुनसँग मिल्छ, पट्टीले देखाउँछ।</translation>
    </message>
    <message>
        <source>Error rate</source>
        <translation>गल्तीको दर</translation>
    </message>
    <message>
        <source>Points lost per decision</source>
        <translation>प्रति निर्णय गुमाएका अङ्क</translation>
    </message>
    <message>
        <source>Thousandths of a match lost per decision</source>
        <translation>प्रति निर्णय घाटा, म्याचको हजार भागमा</translation>
    </message>
    <message>
        <source>Arrows compare your last 500 decisions with the 500 before. Down is better.</source>
        <translation>तीरले पछिल्ला ५०० निर्णयलाई त्यसअघिका ५०० सँग दाँज्छ। तीर तलतिर भए राम्रो।</translation>
    </message>
    <message numerus="yes">
        <source>{number} more decisions needed</source>
        <comment>{number} more decision needed</comment>
        <translation>
            <numerusform>अझै {number} निर्णय चाहिन्छ</numerusform>
            <numerusform>अझै {number} निर्णय चाहिन्छ</numerusform>
        </translation>
    </message>
    <message>
        <source>not yet compared with the computer</source>
        <translation>कम्प्युटरसँग अझै तुलना गरिएको छैन</translation>
    </message>
    <message>
        <source>{kind}, {decisions}: {details}.</source>
        <translation>{kind}, {decisions}: {details}।</translation>
    </message>
    <message>
        <source>{number} points lost per decision</source>
        <translation>प्रति निर्णय {number} अङ्क गुमेको</translation>
    </message>
    <message>
        <source>{number} thousandths of a match lost per decision</source>
        <translation>प्रति निर्णय घाटा म्याचको हजार भागमा {number} भाग</translation>
    </message>
    <message>
        <source>not as good as {level} yet</source>
        <translation>अझै {level} जत्तिको राम्रो छैन</translation>
    </message>
    <message>
        <source>as good as {level}</source>
        <translation>{level} जत्तिकै राम्रो</translation>
    </message>
    <message>
        <source>between {low} and {high}</source>
        <translation>{low} र {high} को बीचमा</translation>
    </message>
    <message>
        <source>about the same as in the previous 500 decisions</source>
        <translation>त्यसअघिका ५०० निर्णयमा जस्तै</translation>
    </message>
    <message>
        <source>{number} lower than in the previous 500 decisions</source>
        <translation>त्यसअघिका ५०० निर्णयमा भन्दा {number} कम</translation>
    </message>
    <message>
        <source>{number} higher than in the previous 500 decisions</source>
        <translation>त्यसअघिका ५०० निर्णयमा भन्दा {number} बढी</translation>
    </message>
    <message>
        <source>Your last 500 decisions</source>
        <translation>तपाईंका पछिल्ला ५०० निर्णय</translation>
    </message>
    <message>
        <source>now {now}</source>
        <translation>अहिले {now}</translation>
    </message>
    <message>
        <source>now {now}, before {before}</source>
        <translation>अहिले {now}, पहिले {before}</translation>
    </message>
    <message>
        <source>now</source>
        <translation>अहिले</translation>
    </message>
    <message>
        <source>500 ago</source>
        <translation>५०० निर्णयअघि</translation>
    </message>
    <message>
        <source>Averages over 50 decisions: {first} at first, {best} at best, {last} now.</source>
        <translation>हरेक ५० निर्णयको औसत: सुरुमा {first}, सबैभन्दा राम्रो {best}, अहिले {last}।</translation>
    </message>
    <message>
        <source>Luck</source>
        <translation>भाग्य</translation>
    </message>
    <message numerus="yes">
        <source>of {number} matches won</source>
        <comment>of {number} match won</comment>
        <translation>
            <numerusform>{number} म्याचमध्ये जितेको</numerusform>
            <numerusform>{number} म्याचमध्ये जितेका</numerusform>
        </translation>
    </message>
    <message>
        <source>with luck removed</source>
        <translation>भाग्य हटाउँदा</translation>
    </message>
    <message>
        <source>The cards were fair to you.</source>
        <translation>पत्तीले तपाईंलाई न साथ दिए न ठगे।</translation>
    </message>
    <message numerus="yes">
        <source>Luck has won you {number} matches.</source>
        <comment>Luck has won you {number} match.</comment>
        <translation>
            <numerusform>भाग्यले तपाईंलाई {number} म्याच जिताइदियो।</numerusform>
            <numerusform>भाग्यले तपाईंलाई {number} म्याच जिताइदियो।</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Luck has cost you {number} matches.</source>
        <comment>Luck has cost you {number} match.</comment>
        <translation>
            <numerusform>भाग्यले तपाईंलाई {number} म्याच हराइदियो।</numerusform>
            <numerusform>भाग्यले तपाईंलाई {number} म्याच हराइदियो।</numerusform>
        </translation>
    </message>
    <message>
        <source>95% likely to be between {low}% and {high}%.</source>
        <translation>{low}% देखि {high}% को बीचमा हुने सम्भावना ९५% छ।</translation>
    </message>
    <message>
        <source>won {share}</source>
        <translation>{share} जितेको</translation>
    </message>
    <message numerus="yes">
        <source>Finish {number} more matches to see how lucky you’ve been.</source>
        <comment>Finish {number} more match to see how lucky you’ve been.</comment>
        <translation>
            <numerusform>अझै {number} म्याच अन्त्यसम्म खेल्नुहोस्, अनि भाग्यले कत्तिको साथ दियो थाहा हुन्छ।</numerusform>
            <numerusform>अझै {number} म्याच अन्त्यसम्म खेल्नुहोस्, अनि भाग्यले कत्तिको साथ दियो थाहा हुन्छ।</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>An expert computer player is still replaying the cards of {number} matches.</source>
        <comment>An expert computer player is still replaying the cards of {number} match.</comment>
        <translation>
            <numerusform>विज्ञ कम्प्युटर खेलाडी {number} म्याचका पत्ती अझै खेलेर हेर्दै छ।</numerusform>
            <numerusform>विज्ञ कम्प्युटर खेलाडी {number} म्याचका पत्ती अझै खेलेर हेर्दै छ।</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Prompts</name>
    <message>
        <source>The match is over.</source>
        <translation>म्याच सकियो।</translation>
    </message>
    <message>
        <source>The cards are being dealt.</source>
        <translation>पत्ती बाँडिँदै छन्।</translation>
    </message>
    <message>
        <source>The discards are being shuffled.</source>
        <translation>फालेका पत्ती फिटिँदै छन्।</translation>
    </message>
    <message>
        <source>The tiplu is being drawn.</source>
        <translation>टिप्लु छानिँदै छ।</translation>
    </message>
    <message>
        <source>{name} may play sooli or pass.</source>
        <translation>{name}ले सोली खेल्न वा पास गर्न पाउनुहुन्छ।</translation>
    </message>
    <message>
        <source>It’s {name}’s turn to bid.</source>
        <comment>with a card</comment>
        <translation>अब {name}को बोल्ने पालो।</translation>
    </message>
    <message>
        <source>{name} is exchanging cards.</source>
        <translation>{name} पत्ती साट्दै हुनुहुन्छ।</translation>
    </message>
    <message>
        <source>Bid {bid} or more, or pass.</source>
        <translation>{bid} वा त्योभन्दा बढी बोल्नुहोस्, नत्र पास गर्नुहोस्।</translation>
    </message>
    <message>
        <source>Bid more than {bid}, or pass.</source>
        <translation>{bid} भन्दा बढी बोल्नुहोस्, नत्र पास गर्नुहोस्।</translation>
    </message>
    <message>
        <source>No higher bid is possible. Pass.</source>
        <translation>यसभन्दा बढी बोल्न मिल्दैन। पास गर्नुहोस्।</translation>
    </message>
    <message>
        <source>At {score} points or less, you can only pass.</source>
        <translation>{score} वा त्योभन्दा कम अङ्क हुँदा पास मात्र गर्न पाइन्छ।</translation>
    </message>
    <message>
        <source>Start the bidding with {bid}.</source>
        <translation>{bid} बोलेर सुरु गर्नुहोस्।</translation>
    </message>
    <message>
        <source>Start the bidding with {bid} or more.</source>
        <translation>{bid} वा त्योभन्दा बढी बोलेर सुरु गर्नुहोस्।</translation>
    </message>
    <message>
        <source>Raise your bid of {bid} or keep it.</source>
        <translation>{bid} को बोली बढाउनुहोस्, वा त्यसैमा अडिनुहोस्।</translation>
    </message>
    <message numerus="yes">
        <source>Choose {number} cards to discard (no aces or tens).</source>
        <comment>Choose a card to discard (not an ace or ten).</comment>
        <translation>
            <numerusform>फाल्ने एउटा पत्ती छान्नुहोस् (एक्का र दस फाल्न पाइँदैन)।</numerusform>
            <numerusform>फाल्ने {number} पत्ती छान्नुहोस् (एक्का र दस फाल्न पाइँदैन)।</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Choose {number} cards to give to {name}.</source>
        <comment>Choose a card to give to {name}.</comment>
        <translation>
            <numerusform>{name}लाई दिने एउटा पत्ती छान्नुहोस्।</numerusform>
            <numerusform>{name}लाई दिने {number} पत्ती छान्नुहोस्।</numerusform>
        </translation>
    </message>
    <message>
        <source>Discard your selection, or change it.</source>
        <translation>यी फाल्नुहोस्, वा अरू छान्नुहोस्।</translation>
    </message>
    <message>
        <source>Give your selection, or change it.</source>
        <translation>यी दिनुहोस्, वा अरू छान्नुहोस्।</translation>
    </message>
    <message>
        <source>Place a spade or club face down to bid nolo, or say rami.</source>
        <translation>नोलोका लागि सुरत वा चिडी घोप्टो राख्नुहोस्, वा रामी भन्नुहोस्।</translation>
    </message>
    <message>
        <source>Place a heart or diamond face down to bid rami, or say nolo.</source>
        <translation>रामीका लागि पान वा इँटा घोप्टो राख्नुहोस्, वा नोलो भन्नुहोस्।</translation>
    </message>
    <message>
        <source>Place a card face down: a heart or diamond for rami, a spade or club for nolo.</source>
        <translation>एउटा पत्ती घोप्टो राख्नुहोस्: रामीका लागि पान वा इँटा, नोलोका लागि सुरत वा चिडी।</translation>
    </message>
    <message>
        <source>Draw a card, or show tunnelas first.</source>
        <translation>एउटा पत्ती तान्नुहोस्, वा पहिले टनेला देखाउनुहोस्।</translation>
    </message>
    <message>
        <source>Draw from the stock, or take the offered card.</source>
        <translation>बाँकी गड्डीबाट तान्नुहोस्, वा फालेको पत्ती उठाउनुहोस्।</translation>
    </message>
    <message>
        <source>Draw from the stock.</source>
        <translation>बाँकी गड्डीबाट तान्नुहोस्।</translation>
    </message>
    <message>
        <source>You took the offered card, so finish now.</source>
        <translation>फालेको पत्ती उठाउनुभयो, त्यसैले अब खेल सक्नुहोस्।</translation>
    </message>
    <message>
        <source>You can finish, or discard a card.</source>
        <translation>अब खेल सक्न पाइन्छ, नत्र एउटा पत्ती फाल्नुहोस्।</translation>
    </message>
    <message>
        <source>You can show your first sets, or discard a card.</source>
        <translation>सुरुका सेट देखाउन पाइन्छ, नत्र एउटा पत्ती फाल्नुहोस्।</translation>
    </message>
    <message>
        <source>Discard a card.</source>
        <translation>एउटा पत्ती फाल्नुहोस्।</translation>
    </message>
    <message>
        <source>Declare a marriage, or draw from the stock.</source>
        <translation>बिहे घोषणा गर्नुहोस्, वा बाँकी गड्डीबाट तान्नुहोस्।</translation>
    </message>
    <message>
        <source>Play a card.</source>
        <translation>एउटा पत्ती खेल्नुहोस्।</translation>
    </message>
    <message>
        <source>Lead a card.</source>
        <translation>हात सुरु गर्नुहोस्।</translation>
    </message>
    <message>
        <source>It’s {name}’s turn to bid.</source>
        <translation>अब {name}को बोल्ने पालो।</translation>
    </message>
    <message>
        <source>Play sooli (alone, aces low, no tricks) or pass.</source>
        <translation>सोली खेल्नुहोस् (एक्लै, एक्का सबैभन्दा सानो, एउटा पनि हात नलिई), नत्र पास गर्नुहोस्।</translation>
    </message>
    <message>
        <source>It’s {name}’s turn to draw.</source>
        <translation>अब {name}को तान्ने पालो।</translation>
    </message>
    <message>
        <source>It’s {name}’s turn to discard.</source>
        <translation>अब {name}को फाल्ने पालो।</translation>
    </message>
    <message>
        <source>It’s {name}’s turn to answer.</source>
        <translation>अब {name}को जवाफ दिने पालो।</translation>
    </message>
    <message>
        <source>It’s {name}’s turn to play.</source>
        <translation>अब {name}को खेल्ने पालो।</translation>
    </message>
    <message>
        <source>{name} leads.</source>
        <translation>अब {name}को हात सुरु गर्ने पालो।</translation>
    </message>
    <message>
        <source>Bid, or ask for a new deal.</source>
        <translation>बोल्नुहोस्, वा फेरि बाँड्न लगाउनुहोस्।</translation>
    </message>
    <message>
        <source>Pass, or ask for a new deal.</source>
        <translation>पास गर्नुहोस्, वा फेरि बाँड्न लगाउनुहोस्।</translation>
    </message>
    <message>
        <source>Discard {number} cards, or ask for a new deal.</source>
        <translation>{number} पत्ती फाल्नुहोस्, वा फेरि बाँड्न लगाउनुहोस्।</translation>
    </message>
    <message>
        <source>Give {name} {number} cards, or ask for a new deal.</source>
        <translation>{name}लाई {number} पत्ती दिनुहोस्, वा फेरि बाँड्न लगाउनुहोस्।</translation>
    </message>
    <message>
        <source>None of your cards can be your bid, so say rami or nolo.</source>
        <translation>बोलीका लागि तपाईंको कुनै पत्ती मिल्दैन, त्यसैले रामी वा नोलो भन्नुहोस्।</translation>
    </message>
    <message>
        <source>{name} asks for a whole. Say which suit.</source>
        <translation>{name}ले पूरा सोध्नुभएको छ। आफ्नो बिहे कुन रङको हो, भन्नुहोस्।</translation>
    </message>
    <message>
        <source>Lead a card, or first declare a marriage or ask for one.</source>
        <translation>हात सुरु गर्नुहोस्, नत्र पहिले बिहे घोषणा गर्नुहोस् वा साथीलाई बिहे सोध्नुहोस्।</translation>
    </message>
    <message>
        <source>Lead a card, or declare a marriage first.</source>
        <translation>हात सुरु गर्नुहोस्, वा पहिले बिहे घोषणा गर्नुहोस्।</translation>
    </message>
    <message>
        <source>Lead a card, or ask your partner for a marriage first.</source>
        <translation>हात सुरु गर्नुहोस्, वा पहिले साथीलाई बिहे सोध्नुहोस्।</translation>
    </message>
    <message>
        <source>You hold all four sixes.</source>
        <translation>तपाईंसँग चारैवटा छक्का छन्।</translation>
    </message>
    <message>
        <source>You and your partner hold all four sixes.</source>
        <translation>तपाईं र तपाईंको साथीसँग मिलाएर चारैवटा छक्का छन्।</translation>
    </message>
    <message>
        <source>You hold three sixes.</source>
        <translation>तपाईंसँग तीन छक्का छन्।</translation>
    </message>
    <message>
        <source>You have no card above a jack.</source>
        <translation>तपाईंसँग गुलामभन्दा ठूलो पत्ती छैन।</translation>
    </message>
</context>
<context>
    <name>Puzzles</name>
    <message>
        <source>Puzzles</source>
        <translation>पहेली</translation>
    </message>
    <message>
        <source>The hidden cards are always where they hurt you most. Only a play that works against every layout wins.</source>
        <translation>लुकेका पत्ती सधैँ तपाईंलाई सबैभन्दा घाटा हुने ठाउँमा हुन्छन्। ती जहाँ भए पनि काम लाग्ने चालले मात्र जितिन्छ।</translation>
    </message>
    <message>
        <source>These cards are hidden:</source>
        <translation>यी पत्ती लुकेका छन्:</translation>
    </message>
    <message>
        <source>If you’ve been counting, you know where every card is. Only a play that’s sure to work wins.</source>
        <translation>पत्ती गन्नुभएको छ भने कुन पत्ती कहाँ छ, तपाईंलाई थाहा छ। पक्का काम लाग्ने चालले मात्र जितिन्छ।</translation>
    </message>
    <message>
        <source>Loading the puzzles…</source>
        <translation>पहेलीहरू लोड हुँदै छन्…</translation>
    </message>
    <message>
        <source>In {game}, you pick a card to discard, or decide whether to take the offered card.</source>
        <translation>{game} खेलमा तपाईं फाल्ने पत्ती छान्नुहुन्छ, वा फालेको पत्ती उठाउने कि नउठाउने भन्ने निर्णय गर्नुहुन्छ।</translation>
    </message>
    <message>
        <source>Your opponents do whatever is worst for you. Your partner plays sensibly but doesn’t see your cards.</source>
        <translation>विपक्षीले तपाईंलाई सबैभन्दा घाटा हुने चाल चल्छन्। साथी बुद्धि लगाएर खेल्छ, तर तपाईंका पत्ती देख्दैन।</translation>
    </message>
    <message>
        <source>Your opponents do whatever is worst for you.</source>
        <translation>विपक्षीले तपाईंलाई सबैभन्दा घाटा हुने चाल चल्छन्।</translation>
    </message>
    <message>
        <source>Puzzle {number}</source>
        <translation>पहेली {number}</translation>
    </message>
    <message>
        <source>{game}, puzzle {number}</source>
        <translation>{game}, पहेली {number}</translation>
    </message>
    <message>
        <source>solved</source>
        <translation>हल भयो</translation>
    </message>
    <message>
        <source>what to say before leading</source>
        <translation>हात सुरु गर्नुअघि के भन्ने</translation>
    </message>
    <message>
        <source>using a trump</source>
        <translation>तुरुप हान्ने</translation>
    </message>
    <message>
        <source>keeping the high card</source>
        <translation>ठूलो पत्ती जोगाउने</translation>
    </message>
    <message>
        <source>playing the high card</source>
        <translation>ठूलो पत्ती खेल्ने</translation>
    </message>
    <message>
        <source>which suit to lead</source>
        <translation>कुन रङबाट सुरु गर्ने</translation>
    </message>
    <message>
        <source>which card to play to a trick</source>
        <translation>हातमा कुन पत्ती खेल्ने</translation>
    </message>
    <message>
        <source>which card to discard</source>
        <translation>कुन पत्ती फाल्ने</translation>
    </message>
    <message>
        <source>whether to take the offered card</source>
        <translation>फालेको पत्ती उठाउने कि नउठाउने</translation>
    </message>
    <message>
        <source>hard</source>
        <translation>गाह्रो</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>खेल</translation>
    </message>
    <message>
        <source>Start here</source>
        <translation>यहाँबाट सुरु</translation>
    </message>
    <message>
        <source>{solved} of {total} solved</source>
        <translation>{total} मध्ये {solved} हल</translation>
    </message>
    <message>
        <source>{stage}: {progress}</source>
        <translation>{stage}: {progress}</translation>
    </message>
    <message>
        <source>counting every card</source>
        <translation>सबै पत्ती गन्ने</translation>
    </message>
    <message>
        <source>What you’ve learned</source>
        <translation>तपाईंले के सिक्नुभयो</translation>
    </message>
    <message>
        <source>Solve your first puzzle. What it teaches you will appear here.</source>
        <translation>पहिलो पहेली हल गर्नुहोस्। त्यसबाट सिकेको कुरा यहाँ देखिनेछ।</translation>
    </message>
    <message>
        <source>Before you lead, ask yourself whether new trumps would help you.</source>
        <translation>सुरु गर्नुअघि नयाँ तुरुपले फाइदा गर्छ कि भनेर सोच्नुहोस्।</translation>
    </message>
    <message>
        <source>Count the trumps that are still out before you spend one of yours.</source>
        <translation>आफ्नो तुरुप हान्नुअघि अरूसँग बाँकी तुरुप गन्नुहोस्।</translation>
    </message>
    <message>
        <source>Play low, and keep your high card for the trick that matters.</source>
        <translation>सानो पत्ती खेल्नुहोस्, र ठूलो पत्ती निर्णायक हातका लागि जोगाउनुहोस्।</translation>
    </message>
    <message>
        <source>Play your high card now if a low one would only lose a trick.</source>
        <translation>सानो पत्तीले हात गुमाउने मात्र हो भने ठूलो पत्ती अहिल्यै खेल्नुहोस्।</translation>
    </message>
    <message>
        <source>Before you lead a suit, think about who wins the trick and what comes back.</source>
        <translation>कुनै रङबाट सुरु गर्नुअघि हात कसले जित्छ र त्यसपछि के आउँछ, सोच्नुहोस्।</translation>
    </message>
    <message>
        <source>Before you win a trick, think about what you’d have to lead next.</source>
        <translation>हात जित्नुअघि त्यसपछि के खेल्नुपर्छ भनेर सोच्नुहोस्।</translation>
    </message>
    <message>
        <source>When you’ve counted every card, play the hand to its end in your head.</source>
        <translation>सबै पत्ती गनिसकेपछि बाजी मनमनै अन्त्यसम्म खेल्नुहोस्।</translation>
    </message>
    <message>
        <source>Count which cards would still help you before you discard.</source>
        <translation>फाल्नुअघि अझै कुन-कुन पत्ती काम लाग्छन्, गन्नुहोस्।</translation>
    </message>
    <message>
        <source>Try your cards in other sets before you decide about the offered card.</source>
        <translation>फालेको पत्तीबारे निर्णय गर्नुअघि आफ्ना पत्ती अरू सेटमा मिलाएर हेर्नुहोस्।</translation>
    </message>
    <message>
        <source>{theme}: {progress}</source>
        <translation>{theme}: {progress}</translation>
    </message>
    <message>
        <source>easy</source>
        <translation>सजिलो</translation>
    </message>
    <message>
        <source>medium</source>
        <translation>मध्यम</translation>
    </message>
    <message>
        <source>Make your contract of {amount}.</source>
        <translation>आफ्नो {amount} को कबोल पुर्‍याउनुहोस्।</translation>
    </message>
    <message>
        <source>Defeat the contract of {amount}.</source>
        <translation>{amount} को कबोल पुग्न नदिनुहोस्।</translation>
    </message>
    <message numerus="yes">
        <source>Win the match. You need exactly {number} berries.</source>
        <comment>Win the match. You need exactly one berry.</comment>
        <translation>
            <numerusform>म्याच जित्नुहोस्। ठ्याक्कै एक बेरी चाहिन्छ।</numerusform>
            <numerusform>म्याच जित्नुहोस्। ठ्याक्कै {number} बेरी चाहिन्छ।</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Win at least {number} berries this hand.</source>
        <comment>Win at least one berry this hand.</comment>
        <translation>
            <numerusform>यो बाजीमा कम्तीमा एक बेरी जित्नुहोस्।</numerusform>
            <numerusform>यो बाजीमा कम्तीमा {number} बेरी जित्नुहोस्।</numerusform>
        </translation>
    </message>
    <message>
        <source>Score at least {amount} points this hand.</source>
        <translation>यो बाजीमा कम्तीमा {amount} अङ्क ल्याउनुहोस्।</translation>
    </message>
    <message>
        <source>Let the others win nothing this hand.</source>
        <translation>यो बाजीमा अरूलाई केही जित्न नदिनुहोस्।</translation>
    </message>
    <message numerus="yes">
        <source>Let the others win no more than {number} berries this hand.</source>
        <comment>Let the others win no more than one berry this hand.</comment>
        <translation>
            <numerusform>यो बाजीमा अरूलाई एकभन्दा बढी बेरी जित्न नदिनुहोस्।</numerusform>
            <numerusform>यो बाजीमा अरूलाई {number} भन्दा बढी बेरी जित्न नदिनुहोस्।</numerusform>
        </translation>
    </message>
    <message>
        <source>Let the others score no more than {amount} points this hand.</source>
        <translation>यो बाजीमा अरूलाई {amount} भन्दा बढी अङ्क ल्याउन नदिनुहोस्।</translation>
    </message>
    <message numerus="yes">
        <source>{number} cards left</source>
        <comment>One card left</comment>
        <translation>
            <numerusform>एउटा पत्ती बाँकी</numerusform>
            <numerusform>{number} पत्ती बाँकी</numerusform>
        </translation>
    </message>
    <message>
        <source>{left} · {difficulty}</source>
        <translation>{left} · {difficulty}</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>सुरु गर्ने</translation>
    </message>
    <message>
        <source>Solved!</source>
        <translation>हल भयो!</translation>
    </message>
    <message>
        <source>Your play wins against any layout.</source>
        <translation>लुकेका पत्ती जहाँ भए पनि तपाईंको चालले जित्छ।</translation>
    </message>
    <message>
        <source>Not this time</source>
        <translation>यसपालि भएन</translation>
    </message>
    <message>
        <source>{doing} you lose against some layouts, and this was one of them.</source>
        <translation>लुकेका पत्ती कुनै-कुनै ठाउँमा भए {doing} हारिन्छ, र यसपालि त्यस्तै भयो।</translation>
    </message>
    <message>
        <source>That would have won against every layout.</source>
        <translation>लुकेका पत्ती जहाँ भए पनि त्यसले जित्थ्यो।</translation>
    </message>
    <message>
        <source>This layout beat you:</source>
        <translation>पत्ती यसरी बाँडिएकाले तपाईं हार्नुभयो:</translation>
    </message>
    <message>
        <source>{name} had:</source>
        <translation>{name}का पत्ती:</translation>
    </message>
    <message>
        <source>The stock was:</source>
        <translation>बाँकी गड्डीमा थियो:</translation>
    </message>
    <message>
        <source>These cards were face down:</source>
        <translation>यी पत्ती घोप्टो थिए:</translation>
    </message>
    <message numerus="yes">
        <source>The hidden cards can still lie in {number} ways.</source>
        <comment>By now, you know where every card is.</comment>
        <translation>
            <numerusform>अब हरेक पत्ती कहाँ छ, तपाईंलाई थाहा छ।</numerusform>
            <numerusform>लुकेका पत्ती अझै {number} तरिकाले बाँडिएका हुन सक्छन्।</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing else is sure to work.</source>
        <translation>अरू कुनै चाल पक्का छैन।</translation>
    </message>
    <message>
        <source>This is sure to work, and it isn’t the only way.</source>
        <translation>यो पक्का छ, तर यो मात्र उपाय होइन।</translation>
    </message>
    <message>
        <source>Next step</source>
        <translation>अर्को चरण</translation>
    </message>
    <message>
        <source>The solution</source>
        <translation>समाधान</translation>
    </message>
    <message>
        <source>This play wins wherever the hidden cards are.</source>
        <translation>लुकेका पत्ती जहाँ भए पनि यो चालले जित्छ।</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>फेरि प्रयास गर्ने</translation>
    </message>
    <message>
        <source>Show the solution</source>
        <translation>समाधान देखाउने</translation>
    </message>
    <message>
        <source>Next puzzle</source>
        <translation>अर्को पहेली</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>पछाडि</translation>
    </message>
    <message>
        <source>Task</source>
        <translation>काम</translation>
    </message>
    <message>
        <source>Which card do you discard?</source>
        <translation>कुन पत्ती फाल्नुहुन्छ?</translation>
    </message>
    <message>
        <source>Can you show your sets with the {card}?</source>
        <translation>{card} उठाएर सेट देखाउन मिल्छ?</translation>
    </message>
    <message>
        <source>Can you finish with the {card}?</source>
        <translation>{card} उठाएर खेल सक्न मिल्छ?</translation>
    </message>
    <message>
        <source>You haven’t seen the maal yet · {difficulty}</source>
        <translation>अझै माल हेर्नुभएको छैन · {difficulty}</translation>
    </message>
    <message>
        <source>You’ve seen the maal · {difficulty}</source>
        <translation>माल हेरिसक्नुभयो · {difficulty}</translation>
    </message>
    <message>
        <source>Choose the discard that gives you the best chance of finishing on your next draw.</source>
        <translation>त्यो पत्ती फाल्नुहोस्, जसपछि अर्को पटक तान्दा खेल सक्ने सम्भावना सबैभन्दा बढी हुन्छ।</translation>
    </message>
    <message>
        <source>Choose the discard that gives you the best chance of showing three sets or seven dublees on your next draw.</source>
        <translation>त्यो पत्ती फाल्नुहोस्, जसपछि अर्को पटक तान्दा तीन सेट वा सात डब्ली देखाउने सम्भावना सबैभन्दा बढी हुन्छ।</translation>
    </message>
    <message>
        <source>Choose the discard that gives you the best chance of showing three sets on your next draw.</source>
        <translation>त्यो पत्ती फाल्नुहोस्, जसपछि अर्को पटक तान्दा तीन सेट देखाउने सम्भावना सबैभन्दा बढी हुन्छ।</translation>
    </message>
    <message>
        <source>Take the offered card if all your cards but one then fit into sets. Otherwise, draw from the stock.</source>
        <translation>फालेको पत्ती उठाए एउटाबाहेक सबै पत्ती सेटमा पर्छन् भने उठाउनुहोस्। नत्र बाँकी गड्डीबाट तान्नुहोस्।</translation>
    </message>
    <message>
        <source>Take the offered card if it lets you show three sets or seven dublees. Otherwise, draw from the stock.</source>
        <translation>फालेको पत्ती उठाए तीन सेट वा सात डब्ली देखाउन सकिन्छ भने उठाउनुहोस्। नत्र बाँकी गड्डीबाट तान्नुहोस्।</translation>
    </message>
    <message>
        <source>Take the offered card if it lets you show three sets. Otherwise, draw from the stock.</source>
        <translation>फालेको पत्ती उठाए तीन सेट देखाउन सकिन्छ भने उठाउनुहोस्। नत्र बाँकी गड्डीबाट तान्नुहोस्।</translation>
    </message>
    <message>
        <source>Count every copy of a card that may still come.</source>
        <translation>अझै आउन सक्ने सबै पत्ती गन्नुहोस्। उस्तै पत्ती पनि छुट्टाछुट्टै गनिन्छन्।</translation>
    </message>
    <message>
        <source>Discarded or taken so far:</source>
        <translation>अहिलेसम्म फालेका वा उठाएका पत्ती:</translation>
    </message>
    <message>
        <source>Show the answer</source>
        <translation>उत्तर देखाउने</translation>
    </message>
    <message>
        <source>The answer</source>
        <translation>उत्तर</translation>
    </message>
    <message>
        <source>These cards help if you discard the {card}:</source>
        <translation>{card} फाले यी पत्ती काम लाग्छन्:</translation>
    </message>
    <message>
        <source>Cards that help on your next draw: {number} if you discard the {best}, {less} if you discard the {other}.</source>
        <translation>अर्को पटक तान्दा काम लाग्ने पत्ती: {best} फाले {number}, {other} फाले {less}।</translation>
    </message>
    <message>
        <source>The {card} is enough. You can show these sets.</source>
        <translation>{card}ले पुग्छ। यी सेट देखाउन मिल्छ।</translation>
    </message>
    <message>
        <source>The {card} is enough. You can finish with these sets, and one card is left over.</source>
        <translation>{card}ले पुग्छ। यी सेटले खेल सक्न मिल्छ, र एउटा पत्ती बच्छ।</translation>
    </message>
    <message>
        <source>The {card} isn’t enough. Two sets need the {wanted}, and you don’t have enough copies of it.</source>
        <translation>{card}ले पुग्दैन। दुईवटा सेटलाई {wanted} चाहिन्छ, तर तपाईंसँग त्यो पत्ती पुग्दो छैन।</translation>
    </message>
    <message>
        <source>The {card} isn’t enough. Two sets need the same card, one of these: {wanted}.</source>
        <translation>{card}ले पुग्दैन। यीमध्ये कुनै एउटै पत्ती दुईवटा सेटलाई चाहिन्छ: {wanted}।</translation>
    </message>
</context>
<context>
    <name>Questions</name>
    <message>
        <source>No</source>
        <translation>पर्दैन</translation>
    </message>
    <message>
        <source>Play for me</source>
        <translation>मेरो सट्टा खेल्ने</translation>
    </message>
    <message>
        <source>Show all cards</source>
        <translation>सबै पत्ती देखाउने</translation>
    </message>
    <message>
        <source>Let the computer finish this hand? The match will count as assisted.</source>
        <translation>यो बाजीको बाँकी भाग कम्प्युटरले खेलिदिओस्? त्यसपछि म्याच मद्दत लिएको मानिन्छ।</translation>
    </message>
    <message>
        <source>This hand isn’t over yet. Show all cards? The match will count as assisted.</source>
        <translation>यो बाजी अझै चल्दै छ। सबै पत्ती देखाउने? त्यसपछि म्याच मद्दत लिएको मानिन्छ।</translation>
    </message>
</context>
<context>
    <name>Ranks</name>
    <message>
        <source>ace</source>
        <comment>nominative</comment>
        <translation>एक्का</translation>
    </message>
    <message>
        <source>ten</source>
        <comment>nominative</comment>
        <translation>दस</translation>
    </message>
    <message>
        <source>king</source>
        <comment>nominative</comment>
        <translation>बादशाह</translation>
    </message>
    <message>
        <source>queen</source>
        <comment>nominative</comment>
        <translation>मिस्सी</translation>
    </message>
    <message>
        <source>jack</source>
        <comment>nominative</comment>
        <translation>गुलाम</translation>
    </message>
    <message>
        <source>nine</source>
        <comment>nominative</comment>
        <translation>नौ</translation>
    </message>
    <message>
        <source>eight</source>
        <comment>nominative</comment>
        <translation>आठ</translation>
    </message>
    <message>
        <source>seven</source>
        <comment>nominative</comment>
        <translation>सात</translation>
    </message>
    <message>
        <source>six</source>
        <comment>nominative</comment>
        <translation>छक्का</translation>
    </message>
    <message>
        <source>five</source>
        <comment>nominative</comment>
        <translation>पाँच</translation>
    </message>
    <message>
        <source>four</source>
        <comment>nominative</comment>
        <translation>चार</translation>
    </message>
    <message>
        <source>three</source>
        <comment>nominative</comment>
        <translation>तीन</translation>
    </message>
    <message>
        <source>two</source>
        <comment>nominative</comment>
        <translation>दुई</translation>
    </message>
    <message>
        <source>ace</source>
        <comment>genitive</comment>
        <translation>एक्का</translation>
    </message>
    <message>
        <source>ten</source>
        <comment>genitive</comment>
        <translation>दस</translation>
    </message>
    <message>
        <source>king</source>
        <comment>genitive</comment>
        <translation>बादशाह</translation>
    </message>
    <message>
        <source>queen</source>
        <comment>genitive</comment>
        <translation>मिस्सी</translation>
    </message>
    <message>
        <source>jack</source>
        <comment>genitive</comment>
        <translation>गुलाम</translation>
    </message>
    <message>
        <source>nine</source>
        <comment>genitive</comment>
        <translation>नौ</translation>
    </message>
    <message>
        <source>eight</source>
        <comment>genitive</comment>
        <translation>आठ</translation>
    </message>
    <message>
        <source>seven</source>
        <comment>genitive</comment>
        <translation>सात</translation>
    </message>
    <message>
        <source>six</source>
        <comment>genitive</comment>
        <translation>छक्का</translation>
    </message>
    <message>
        <source>five</source>
        <comment>genitive</comment>
        <translation>पाँच</translation>
    </message>
    <message>
        <source>four</source>
        <comment>genitive</comment>
        <translation>चार</translation>
    </message>
    <message>
        <source>three</source>
        <comment>genitive</comment>
        <translation>तीन</translation>
    </message>
    <message>
        <source>two</source>
        <comment>genitive</comment>
        <translation>दुई</translation>
    </message>
    <message>
        <source>ace</source>
        <comment>partitive</comment>
        <translation>एक्का</translation>
    </message>
    <message>
        <source>ten</source>
        <comment>partitive</comment>
        <translation>दस</translation>
    </message>
    <message>
        <source>king</source>
        <comment>partitive</comment>
        <translation>बादशाह</translation>
    </message>
    <message>
        <source>queen</source>
        <comment>partitive</comment>
        <translation>मिस्सी</translation>
    </message>
    <message>
        <source>jack</source>
        <comment>partitive</comment>
        <translation>गुलाम</translation>
    </message>
    <message>
        <source>nine</source>
        <comment>partitive</comment>
        <translation>नौ</translation>
    </message>
    <message>
        <source>eight</source>
        <comment>partitive</comment>
        <translation>आठ</translation>
    </message>
    <message>
        <source>seven</source>
        <comment>partitive</comment>
        <translation>सात</translation>
    </message>
    <message>
        <source>six</source>
        <comment>partitive</comment>
        <translation>छक्का</translation>
    </message>
    <message>
        <source>five</source>
        <comment>partitive</comment>
        <translation>पाँच</translation>
    </message>
    <message>
        <source>four</source>
        <comment>partitive</comment>
        <translation>चार</translation>
    </message>
    <message>
        <source>three</source>
        <comment>partitive</comment>
        <translation>तीन</translation>
    </message>
    <message>
        <source>two</source>
        <comment>partitive</comment>
        <translation>दुई</translation>
    </message>
    <message>
        <source>ace</source>
        <comment>adessive</comment>
        <translation>एक्काले</translation>
    </message>
    <message>
        <source>ten</source>
        <comment>adessive</comment>
        <translation>दसले</translation>
    </message>
    <message>
        <source>king</source>
        <comment>adessive</comment>
        <translation>बादशाहले</translation>
    </message>
    <message>
        <source>queen</source>
        <comment>adessive</comment>
        <translation>मिस्सीले</translation>
    </message>
    <message>
        <source>jack</source>
        <comment>adessive</comment>
        <translation>गुलामले</translation>
    </message>
    <message>
        <source>nine</source>
        <comment>adessive</comment>
        <translation>नौले</translation>
    </message>
    <message>
        <source>eight</source>
        <comment>adessive</comment>
        <translation>आठले</translation>
    </message>
    <message>
        <source>seven</source>
        <comment>adessive</comment>
        <translation>सातले</translation>
    </message>
    <message>
        <source>six</source>
        <comment>adessive</comment>
        <translation>छक्काले</translation>
    </message>
    <message>
        <source>five</source>
        <comment>adessive</comment>
        <translation>पाँचले</translation>
    </message>
    <message>
        <source>four</source>
        <comment>adessive</comment>
        <translation>चारले</translation>
    </message>
    <message>
        <source>three</source>
        <comment>adessive</comment>
        <translation>तीनले</translation>
    </message>
    <message>
        <source>two</source>
        <comment>adessive</comment>
        <translation>दुईले</translation>
    </message>
</context>
<context>
    <name>Reading</name>
    <message>
        <source>Rules</source>
        <translation>नियम</translation>
    </message>
    <message>
        <source>Rules of {game}</source>
        <translation>{game}का नियम</translation>
    </message>
    <message>
        <source>the rules at this table</source>
        <translation>यो टेबलका नियम</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>विषयसूची</translation>
    </message>
    <message>
        <source>{chapter}, read</source>
        <translation>{chapter}, पढिसकेको</translation>
    </message>
    <message>
        <source>House rules in force</source>
        <translation>लागू भएका घरका नियम</translation>
    </message>
    <message>
        <source>Change rules</source>
        <translation>नियम बदल्ने</translation>
    </message>
    <message>
        <source>Change the house rules</source>
        <translation>घरका नियम बदल्ने</translation>
    </message>
    <message>
        <source>Lesson</source>
        <translation>पाठ</translation>
    </message>
    <message>
        <source>Find a word</source>
        <translation>शब्द खोज्ने</translation>
    </message>
    <message>
        <source>“{word}” isn’t in these rules</source>
        <translation>यी नियममा “{word}” छैन</translation>
    </message>
    <message>
        <source>{name}. {meaning} In other languages: {others}.</source>
        <translation>{name}: {meaning} अरू भाषामा: {others}।</translation>
    </message>
</context>
<context>
    <name>Reasons</name>
    <message>
        <source>You can’t do anything else now.</source>
        <translation>अहिले अरू केही गर्न मिल्दैन।</translation>
    </message>
    <message>
        <source>It’s the only card you can play.</source>
        <translation>तपाईंले खेल्न मिल्ने पत्ती यही मात्र हो।</translation>
    </message>
    <message>
        <source>Nobody who plays after you can beat the {card}.</source>
        <translation>तपाईंपछि खेल्ने कसैले {card}लाई जित्न सक्दैन।</translation>
    </message>
    <message>
        <source>{name} has played the {card}, and nobody can beat it.</source>
        <translation>{name}ले {card} खेलिसक्नुभयो, र त्यसलाई कसैले जित्न सक्दैन।</translation>
    </message>
    <message>
        <source>{name} holds the king or the queen of {suit}, but not both.</source>
        <translation>{name}सँग {suit}को बादशाह वा मिस्सीमध्ये एउटा मात्र छ।</translation>
    </message>
    <message>
        <source>{name} holds neither the king nor the queen of {suit}.</source>
        <translation>{name}सँग {suit}को न बादशाह छ न मिस्सी।</translation>
    </message>
    <message>
        <source>You’re the last to play to this trick.</source>
        <translation>यो हातमा सबैभन्दा पछि खेल्ने तपाईं हुनुहुन्छ।</translation>
    </message>
    <message>
        <source>{name} has no {suit}.</source>
        <translation>{name}सँग {suit} छैन।</translation>
    </message>
    <message>
        <source>{name} has no {suit}, as trick {trick} showed.</source>
        <translation>{name}सँग {suit} छैन। हात नम्बर {trick} मा यो देखियो।</translation>
    </message>
    <message numerus="yes">
        <source>{the_card} is still out, and {names} play after you.</source>
        <comment>{the_card} is still out, and {names} plays after you.</comment>
        <translation>
            <numerusform>{the_card} अझै बाहिर छ, र तपाईंपछि {names}को पालो छ।</numerusform>
            <numerusform>{the_card} अझै बाहिर छ, र तपाईंपछि {names}को पालो छ।</numerusform>
        </translation>
    </message>
    <message>
        <source>{the_card} is still out, and it would beat the {rank}.</source>
        <translation>{the_card} अझै बाहिर छ, र त्यसले {card}लाई जित्छ।</translation>
    </message>
    <message>
        <source>Your {card} is now the highest left in its suit.</source>
        <translation>अब त्यो रङको सबैभन्दा ठूलो पत्ती तपाईंकै {card} हो।</translation>
    </message>
    <message>
        <source>Without the {card}, {number} of the cards still out would help you. Without the {other}, only {fewer} would.</source>
        <translation>{card} नभए बाँकी पत्तीमध्ये {number} वटाले काम दिन्छन्। {other} नभए जम्मा {fewer} वटाले।</translation>
    </message>
    <message>
        <source>Only another {card} would turn your pair into a set.</source>
        <translation>तपाईंको जोडी अर्को एउटा {card} आए मात्र सेट बन्छ।</translation>
    </message>
    <message>
        <source>Only the {other} would complete a set with it.</source>
        <translation>त्यो पत्तीसँग सेट पूरा गर्ने पत्ती {other} मात्र हो।</translation>
    </message>
    <message>
        <source>Only the {other} would complete a set with the {card}.</source>
        <translation>{card}सँग सेट पूरा गर्ने पत्ती {other} मात्र हो।</translation>
    </message>
    <message>
        <source>No card still out would complete a set with it.</source>
        <translation>बाहिर रहेको कुनै पनि पत्तीले त्यो पत्तीसँग सेट पूरा गर्दैन।</translation>
    </message>
    <message>
        <source>No card still out would complete a set with the {card}.</source>
        <translation>बाहिर रहेको कुनै पनि पत्तीले {card}सँग सेट पूरा गर्दैन।</translation>
    </message>
    <message numerus="yes">
        <source>{number} cards</source>
        <comment>one card</comment>
        <translation>
            <numerusform>एउटा पत्ती</numerusform>
            <numerusform>{number} पत्ती</numerusform>
        </translation>
    </message>
    <message>
        <source>No other {card} is left to come.</source>
        <translation>अब अर्को {card} आउन सक्दैन।</translation>
    </message>
    <message numerus="yes">
        <source>There are still {number} copies of the {card} to come.</source>
        <comment>Only one more {card} can come.</comment>
        <translation>
            <numerusform>अब अर्को एउटा मात्र {card} आउन सक्छ।</numerusform>
            <numerusform>{card} अझै {number} वटा आउन सक्छ।</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There are {number} trumps still out, and only {names} can have them.</source>
        <comment>One trump is still out, and only {names} can have it.</comment>
        <translation>
            <numerusform>एउटा तुरुप अझै बाहिर छ, र {names}सँग मात्र हुन सक्छ।</numerusform>
            <numerusform>{number} तुरुप अझै बाहिर छन्, र {names}सँग मात्र हुन सक्छन्।</numerusform>
        </translation>
    </message>
    <message>
        <source>Keep the {card}.</source>
        <translation>{card} राख्नुहोस्।</translation>
    </message>
    <message>
        <source>You keep the king and queen of {suit} together.</source>
        <translation>तपाईं {suit}को बादशाह र मिस्सी सँगै राख्नुहुन्छ।</translation>
    </message>
    <message>
        <source>You keep all your {suit} together.</source>
        <translation>तपाईं {suit}का सबै पत्ती सँगै राख्नुहुन्छ।</translation>
    </message>
    <message>
        <source>That leaves you no {suit}, so you may trump them later.</source>
        <translation>त्यसपछि तपाईंसँग {suit} रहँदैन, त्यसैले पछि त्यो रङमा तुरुप हान्न सकिन्छ।</translation>
    </message>
    <message>
        <source>The {card} may give {name} a marriage.</source>
        <translation>{card}ले {name}को बिहे बन्न सक्छ।</translation>
    </message>
    <message>
        <source>You keep {cards}.</source>
        <translation>तपाईंसँग {cards} रहन्छ।</translation>
    </message>
    <message numerus="yes">
        <source>There are {number} trumps still out.</source>
        <comment>One trump is still out.</comment>
        <translation>
            <numerusform>एउटा तुरुप अझै बाहिर छ।</numerusform>
            <numerusform>{number} तुरुप अझै बाहिर छन्।</numerusform>
        </translation>
    </message>
    <message>
        <source>{name}, who plays next, took the {card}.</source>
        <translation>तपाईंपछि खेल्ने {name}ले {card} उठाउनुभयो।</translation>
    </message>
    <message>
        <source>{name}, who plays next, didn’t take the {card}.</source>
        <translation>तपाईंपछि खेल्ने {name}ले {card} उठाउनुभएन।</translation>
    </message>
    <message>
        <source>The tiplu is the {card}.</source>
        <translation>टिप्लु {card} हो।</translation>
    </message>
    <message>
        <source>Without the {card}, you’re {missing} away from your sets. Without the {other}, you’d be {more} away.</source>
        <translation>{card} नभए तपाईंका सेट पूरा हुन अझै {missing} चाहिन्छ। {other} नभए अझै {more} चाहिन्छ।</translation>
    </message>
</context>
<context>
    <name>Resume</name>
    <message>
        <source>Deal {number} of {deals}, and it’s your turn</source>
        <translation>बाजी {number}/{deals}, तपाईंको पालो</translation>
    </message>
    <message>
        <source>Hand {number}, and it’s your turn</source>
        <translation>बाजी {number}, तपाईंको पालो</translation>
    </message>
    <message>
        <source>Hand {number}</source>
        <translation>बाजी {number}</translation>
    </message>
    <message>
        <source>{game}, {rules}</source>
        <translation>{game}, {rules}</translation>
    </message>
    <message>
        <source>Collected: {standing}</source>
        <translation>जम्मा पारेको: {standing}</translation>
    </message>
    <message>
        <source>{side} {score}</source>
        <translation>{side} {score}</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>जारी राख्ने</translation>
    </message>
    <message>
        <source>Deal {number} of {deals}</source>
        <translation>बाजी {number}/{deals}</translation>
    </message>
</context>
<context>
    <name>Review</name>
    <message>
        <source>To the start</source>
        <translation>सुरुमा</translation>
    </message>
    <message>
        <source>Previous hand</source>
        <translation>अघिल्लो बाजी</translation>
    </message>
    <message>
        <source>One step back</source>
        <translation>एक चाल पछाडि</translation>
    </message>
    <message>
        <source>One step forward</source>
        <translation>एक चाल अगाडि</translation>
    </message>
    <message>
        <source>Next hand</source>
        <translation>अर्को बाजी</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>अन्त्यमा</translation>
    </message>
    <message>
        <source>{text} ({key})</source>
        <translation>{text} ({key})</translation>
    </message>
    <message>
        <source>Hand {hand} · {ply} of {last}</source>
        <translation>बाजी {hand} · {last} मध्ये {ply}</translation>
    </message>
    <message>
        <source>Position in the match</source>
        <translation>म्याचमा पुगेको ठाउँ</translation>
    </message>
    <message>
        <source>All cards face up</source>
        <translation>सबै पत्ती खुला</translation>
    </message>
    <message>
        <source>Show every card, or only what you knew at the time.</source>
        <translation>सबै पत्ती, वा त्यति बेला तपाईंलाई थाहा भएका पत्ती मात्र देखाउने।</translation>
    </message>
    <message>
        <source>Tricks</source>
        <translation>हातहरू</translation>
    </message>
    <message>
        <source>Play from here</source>
        <translation>यहाँबाट खेल्ने</translation>
    </message>
    <message>
        <source>Start a new match from this position. The match you’re reviewing stays as it is.</source>
        <translation>यहाँबाट नयाँ म्याच सुरु गर्ने। तपाईंले हेर्दै गरेको म्याच जस्ताको तस्तै रहन्छ।</translation>
    </message>
    <message>
        <source>Hide later moves</source>
        <translation>पछिका चाल लुकाउने</translation>
    </message>
    <message>
        <source>More</source>
        <translation>थप</translation>
    </message>
    <message>
        <source>even</source>
        <translation>बराबर</translation>
    </message>
    <message>
        <source>gain</source>
        <translation>फाइदा</translation>
    </message>
    <message>
        <source>loss</source>
        <translation>घाटा</translation>
    </message>
    <message>
        <source>Others</source>
        <translation>अरू</translation>
    </message>
    <message>
        <source>Not reviewed yet</source>
        <translation>अझै जाँचिएको छैन</translation>
    </message>
    <message>
        <source>Chance of winning the match: {chance}</source>
        <translation>म्याच जित्ने सम्भावना: {chance}</translation>
    </message>
    <message>
        <source>This hand is worth {points} to you</source>
        <translation>तपाईंका लागि यो बाजीको मूल्य: {points}</translation>
    </message>
    <message>
        <source>{value} after hand {hand}</source>
        <translation>बाजी {hand} पछि {value}</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>अङ्क</translation>
    </message>
    <message>
        <source>bigger berry = costlier mistake</source>
        <translation>बेरी जति ठूलो, घाटा उति धेरै</translation>
    </message>
    <message>
        <source>Reviewing: you</source>
        <translation>जाँच: तपाईं</translation>
    </message>
    <message>
        <source>Reviewing: {name}</source>
        <translation>जाँच: {name}</translation>
    </message>
    <message>
        <source>Change seat</source>
        <translation>ठाउँ फेर्ने</translation>
    </message>
    <message numerus="yes">
        <source>{number} moments to think about</source>
        <comment>One moment to think about</comment>
        <translation>
            <numerusform>सोच्नुपर्ने एउटा क्षण</numerusform>
            <numerusform>सोच्नुपर्ने {number} क्षण</numerusform>
        </translation>
    </message>
    <message>
        <source>Reviewing every decision</source>
        <translation>हरेक निर्णय जाँचिँदै छ</translation>
    </message>
    <message>
        <source>Biggest mistakes first. The answer is hidden until you choose.</source>
        <translation>ठूला गल्ती पहिले। तपाईंले नछानेसम्म उत्तर लुकेको हुन्छ।</translation>
    </message>
    <message>
        <source>You can look around in the meantime.</source>
        <translation>यतिन्जेल तपाईं यताउता हेर्न सक्नुहुन्छ।</translation>
    </message>
    <message>
        <source>This hand will be reviewed when it’s finished.</source>
        <translation>यो बाजी सकिएपछि जाँचिन्छ।</translation>
    </message>
    <message>
        <source>Moment {place} of {of}</source>
        <translation>क्षण {place} / {of}</translation>
    </message>
    <message>
        <source>Next moment</source>
        <translation>अर्को क्षण</translation>
    </message>
    <message>
        <source>First moment</source>
        <translation>पहिलो क्षण</translation>
    </message>
    <message>
        <source>Finish</source>
        <translation>सक्ने</translation>
    </message>
    <message>
        <source>That was the last moment.</source>
        <translation>त्यो अन्तिम क्षण थियो।</translation>
    </message>
    <message>
        <source>You’ve seen every answer. Click a moment to go back to it.</source>
        <translation>तपाईंले सबै उत्तर हेर्नुभयो। फेरि हेर्न कुनै क्षणमा क्लिक गर्नुहोस्।</translation>
    </message>
    <message>
        <source>You’ve seen {number} of {of} answers. Click a moment to go back to it.</source>
        <translation>तपाईंले {of} मध्ये {number} उत्तर हेर्नुभयो। कुनै क्षणमा फर्कन त्यसमा क्लिक गर्नुहोस्।</translation>
    </message>
    <message>
        <source>Previous</source>
        <translation>अघिल्लो</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>छोड्ने</translation>
    </message>
    <message>
        <source>Hide the question</source>
        <translation>प्रश्न लुकाउने</translation>
    </message>
    <message>
        <source>Moments</source>
        <translation>क्षणहरू</translation>
    </message>
    <message>
        <source>What would you have done in {name}’s place?</source>
        <translation>{name}को ठाउँमा तपाईं भए के गर्नुहुन्थ्यो?</translation>
    </message>
    <message>
        <source>What would you have played?</source>
        <translation>तपाईं भए के खेल्नुहुन्थ्यो?</translation>
    </message>
    <message>
        <source>What would you have said?</source>
        <translation>तपाईं भए के भन्नुहुन्थ्यो?</translation>
    </message>
    <message>
        <source>What would you have done?</source>
        <translation>तपाईं भए के गर्नुहुन्थ्यो?</translation>
    </message>
    <message>
        <source>Click a card.</source>
        <translation>एउटा पत्तीमा क्लिक गर्नुहोस्।</translation>
    </message>
    <message>
        <source>Click a card, here or in your hand.</source>
        <translation>यहाँको वा आफ्नो हातको एउटा पत्तीमा क्लिक गर्नुहोस्।</translation>
    </message>
    <message>
        <source>Click what you’d have done.</source>
        <translation>तपाईं भए जे गर्नुहुन्थ्यो, त्यसमा क्लिक गर्नुहोस्।</translation>
    </message>
    <message>
        <source>Played to this trick:</source>
        <translation>यो हातमा खेलिएका पत्ती:</translation>
    </message>
    <message>
        <source>Practise with other cards</source>
        <translation>अरू पत्तीले अभ्यास गर्नुहोस्</translation>
    </message>
    <message>
        <source>Show the answer</source>
        <translation>उत्तर देखाउने</translation>
    </message>
    <message>
        <source>Good choice!</source>
        <translation>राम्रो रोजाइ!</translation>
    </message>
    <message>
        <source>There was a better choice.</source>
        <translation>योभन्दा राम्रो रोजाइ थियो।</translation>
    </message>
    <message>
        <source>Good, because {reason}</source>
        <translation>राम्रो, किनकि {reason}</translation>
    </message>
    <message>
        <source>Well spotted!</source>
        <translation>वाह, ठिक ठम्याउनुभयो!</translation>
    </message>
    <message>
        <source>None of these decisions cost much.</source>
        <translation>कुनै निर्णयले धेरै घाटा गराएन।</translation>
    </message>
    <message>
        <source>That’s what happened in the match. There’s a better choice.</source>
        <translation>म्याचमा त्यही गरिएको थियो। योभन्दा राम्रो रोजाइ छ।</translation>
    </message>
    <message>
        <source>There’s a better choice.</source>
        <translation>योभन्दा राम्रो रोजाइ छ।</translation>
    </message>
    <message>
        <source>best</source>
        <translation>सबैभन्दा राम्रो</translation>
    </message>
    <message>
        <source>just as good</source>
        <translation>उत्तिकै राम्रो</translation>
    </message>
    <message>
        <source>forced</source>
        <translation>बाध्यता</translation>
    </message>
    <message>
        <source>fine</source>
        <translation>राम्रो</translation>
    </message>
    <message>
        <source>inaccuracy</source>
        <translation>सानो चुक</translation>
    </message>
    <message>
        <source>mistake</source>
        <translation>गल्ती</translation>
    </message>
    <message>
        <source>blunder</source>
        <translation>ठूलो गल्ती</translation>
    </message>
    <message>
        <source>close</source>
        <translation>झन्डै उस्तै</translation>
    </message>
    <message>
        <source>yours: {word}</source>
        <translation>तपाईंको: {word}</translation>
    </message>
    <message>
        <source>Close call. Either is fine.</source>
        <translation>झन्डै बराबर। जुन भए पनि हुन्छ।</translation>
    </message>
    <message>
        <source>Chance of winning the match</source>
        <translation>म्याच जित्ने सम्भावना</translation>
    </message>
    <message>
        <source>Points in this hand, minus the best opponent’s</source>
        <translation>यो बाजीको अङ्क, सबैभन्दा राम्रो विपक्षीको अङ्क घटाएर</translation>
    </message>
    <message>
        <source>Hand {hand}: {done}</source>
        <translation>बाजी {hand}: {done}</translation>
    </message>
    <message>
        <source>{done} of {of} reviewed</source>
        <translation>{of} मध्ये {done} जाँचियो</translation>
    </message>
    <message>
        <source>No mistakes</source>
        <translation>कुनै गल्ती छैन</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>पछाडि</translation>
    </message>
    <message>
        <source>Nothing has happened yet.</source>
        <translation>अझै केही भएको छैन।</translation>
    </message>
    <message>
        <source>Could I have won this hand?</source>
        <translation>के म यो बाजी जित्न सक्थेँ?</translation>
    </message>
    <message>
        <source>The computer is working it out. This may take half a minute.</source>
        <translation>कम्प्युटरले हिसाब गर्दै छ। आधा मिनेट लाग्न सक्छ।</translation>
    </message>
    <message>
        <source>The computer can’t work that out for this hand.</source>
        <translation>कम्प्युटरले यो बाजीको त्यस्तो हिसाब गर्न सक्दैन।</translation>
    </message>
    <message>
        <source>You could have scored {open} instead of {was}.</source>
        <translation>तपाईंले {was} को सट्टा {open} पाउन सक्नुहुन्थ्यो।</translation>
    </message>
    <message>
        <source>You couldn’t have scored more than {open}.</source>
        <translation>तपाईंले {open} भन्दा बढी पाउन सक्नुहुन्नथ्यो।</translation>
    </message>
    <message>
        <source>You scored {was}. Perfect defence would have held you to {open}.</source>
        <translation>तपाईंले {was} पाउनुभयो। विपक्षीले एकदमै ठिक खेलेका भए {open} मात्र पाउनुहुन्थ्यो।</translation>
    </message>
    <message>
        <source>This is perfect play with all cards face up. Nobody could have found it at the table.</source>
        <translation>यहाँ सबैले सबै पत्ती देखेर सकेसम्म राम्रो खेल्छन्। टेबलमा खेल्दाखेल्दै यो कसैलाई थाहा हुन सक्दैनथ्यो।</translation>
    </message>
    <message>
        <source>Use the arrows to step through it card by card.</source>
        <translation>तीर थिचेर एक-एक पत्ती गर्दै हेर्न सकिन्छ।</translation>
    </message>
    <message>
        <source>As it was played</source>
        <translation>जसरी खेलियो</translation>
    </message>
</context>
<context>
    <name>Rules</name>
    <message>
        <source>The score that wins the match.</source>
        <translation>म्याच जिताउने अङ्क।</translation>
    </message>
    <message>
        <source>A win counts double if the losers’ total is below this number.</source>
        <translation>हार्नेहरूको जम्मा अङ्क योभन्दा कम भए जित दोब्बर गनिन्छ।</translation>
    </message>
    <message>
        <source>When a side that takes a trick is out of the bag: from the next hand, or at once.</source>
        <translation>हात लिएको पक्ष थैलीबाट तुरुन्तै निस्कने कि अर्को बाजीदेखि मात्र निस्कने भन्ने नियम।</translation>
    </message>
    <message>
        <source>In Sweden the excess is subtracted; in Finland you drop back</source>
        <translation>स्विडेनमा बढी भएको अङ्क घटाइन्छ; फिनल्यान्डमा अङ्क तल झर्छ</translation>
    </message>
    <message>
        <source>On Wikipedia, only after a trick that you led; after any trick is a variant</source>
        <translation>Wikipedia मा आफूले सुरु गरेको हात जितेपछि मात्र; जुनसुकै हात जितेपछि भन्ने नियम वैकल्पिक हो</translation>
    </message>
    <message>
        <source>Hearts high on Wikipedia; spades high is a variant</source>
        <translation>Wikipedia मा पान सबैभन्दा महँगो; सुरत सबैभन्दा महँगो हुने नियम वैकल्पिक हो</translation>
    </message>
    <message>
        <source>How many cards the declarer and partner exchange.</source>
        <translation>बोल्ने खेलाडी र साथीले साट्ने पत्तीको सङ्ख्या।</translation>
    </message>
    <message>
        <source>If the declarer takes every trick but misses the bid, the defenders lose nothing for taking none.</source>
        <translation>बोल्ने खेलाडीले सबै हात लिएर पनि बोली पुर्‍याएन भने, हात नलिएकोमा उसका विपक्षीले केही गुमाउँदैनन्।</translation>
    </message>
    <message>
        <source>The ranks that you can’t use for a bid.</source>
        <translation>बोलीका लागि राख्न नपाइने दर्जा।</translation>
    </message>
    <message>
        <source>No aces, court cards or twos in Lapland; some tables allow aces</source>
        <translation>ल्यापल्यान्डमा एक्का, बादशाह, मिस्सी, गुलाम र दुई चल्दैनन्; कतै एक्का चल्छ</translation>
    </message>
    <message>
        <source>Usual at home, not in tournaments</source>
        <translation>घरमा चल्ती, प्रतियोगितामा होइन</translation>
    </message>
    <message>
        <source>A hand ends as soon as the rising side (nousussa) can’t win it any more.</source>
        <translation>उकालोमा रहेको पक्षले जित्न नसक्ने भएपछि बाजी तुरुन्तै सकिन्छ।</translation>
    </message>
    <message>
        <source>How many deals a match has. With 0, play goes on until the target is reached.</source>
        <translation>म्याचमा हुने बाजीको सङ्ख्या। ० भए लक्ष्य नपुगुन्जेल खेलिन्छ।</translation>
    </message>
    <message>
        <source>“Ladder” among German scouts and in a Wikipedia variant; “halves bind both” in the 2002 Windows game</source>
        <translation>जर्मन स्काउटहरूको खेलमा “भर्‍याङ”, जुन Wikipedia मा वैकल्पिक हो; २००२ को विन्डोज खेलमा “आधाले दुवैलाई बाँध्ने”</translation>
    </message>
    <message>
        <source>Whether the first bidder must bid or may pass. If everyone passes, there’s no declarer, and each side scores what it takes.</source>
        <translation>पहिलो पालो हुनेले बोल्नैपर्ने कि पास पनि गर्न पाउने भन्ने नियम। सबैले पास गरे बोल्ने खेलाडी कोही हुँदैन, र हरेक पक्षले आफूले लिएजति अङ्क पाउँछ।</translation>
    </message>
    <message>
        <source>Must bid on Wikipedia and Pagat; may pass in the 2002 Windows game</source>
        <translation>Wikipedia र Pagat मा बोल्नैपर्छ; २००२ को विन्डोज खेलमा पास गर्न पाइन्छ</translation>
    </message>
    <message>
        <source>50 on Wikipedia, 60 in the 2002 Windows game, 120 among German scouts</source>
        <translation>Wikipedia मा ५०, २००२ को विन्डोज खेलमा ६०, जर्मन स्काउटहरूको खेलमा १२०</translation>
    </message>
    <message>
        <source>In the 2002 Windows game, a side below 0 bids last</source>
        <translation>२००२ को विन्डोज खेलमा ० मुनिको पक्षले सबैभन्दा पछि बोल्छ</translation>
    </message>
    <message>
        <source>Three sixes on Wikipedia; three sixes or a low hand on Pagat; four sixes in the 2002 Windows game</source>
        <translation>Wikipedia मा तीन छक्का भए; Pagat मा साना पत्ती मात्र भए पनि; २००२ को विन्डोज खेलमा चार छक्का भए</translation>
    </message>
    <message>
        <source>Three on Wikipedia; four is a variant, and usual among German scouts</source>
        <translation>Wikipedia मा तीन; चार पत्तीको नियम वैकल्पिक हो, तर जर्मन स्काउटहरूको खेलमा चल्ती छ</translation>
    </message>
    <message>
        <source>Before giving or discarding on Wikipedia, afterwards in the 2002 Windows game</source>
        <translation>Wikipedia मा पत्ती दिनु वा फाल्नुअघि; २००२ को विन्डोज खेलमा त्यसपछि</translation>
    </message>
    <message>
        <source>What everyone but the declarer takes is rounded to the nearest five.</source>
        <translation>बोल्ने पक्षबाहेक अरूले लिएको अङ्क ५ ले भाग जाने सबैभन्दा नजिकको अङ्कमा मिलाइन्छ।</translation>
    </message>
    <message>
        <source>What a side without a trick loses: the bid before the raise, or twice the raised bid. With “both sides”, defenders without a trick lose points only if the bid was made.</source>
        <translation>एउटा पनि हात नलिने पक्षले बढाउनुअघिको बोलीजति अङ्क गुमाउने कि बढाएको बोलीको दोब्बर गुमाउने भन्ने नियम। “दुवै पक्ष” छाने बोल्नेका विपक्षीले बोली पुगेको बेला मात्र गुमाउँछन्।</translation>
    </message>
    <message>
        <source>Whether the higher score or the declarer’s side wins if more than one side reaches the target in the same hand.</source>
        <translation>एउटै बाजीमा एकभन्दा बढी पक्ष लक्ष्यमा पुगे बढी अङ्क हुनेले जित्ने कि बोल्ने पक्षले जित्ने भन्ने नियम।</translation>
    </message>
    <message>
        <source>The higher score on Pagat, the declarer in the 2002 Windows game</source>
        <translation>Pagat मा बढी अङ्क हुनेले जित्छ; २००२ को विन्डोज खेलमा बोल्ने खेलाडीले जित्छ</translation>
    </message>
    <message>
        <source>Three on Wikipedia, three or six in the 2002 Windows game</source>
        <translation>Wikipedia मा तीन, २००२ को विन्डोज खेलमा तीन वा छ</translation>
    </message>
    <message>
        <source>Whether everyone or only the declarer sees the kitty after the bidding.</source>
        <translation>बोली सकिएपछि किट्टी सबैले देख्ने कि बोल्ने खेलाडीले मात्र देख्ने भन्ने नियम।</translation>
    </message>
    <message>
        <source>Open on Wikipedia and in the 2002 Windows game</source>
        <translation>Wikipedia र २००२ को विन्डोज खेलमा खुला</translation>
    </message>
    <message>
        <source>Always on Wikipedia, only after a trick in the 2002 Windows game</source>
        <translation>Wikipedia मा सधैँ गनिन्छन्; २००२ को विन्डोज खेलमा हात जिते मात्र गनिन्छन्</translation>
    </message>
    <message>
        <source>How many printed jokers are added to the three packs.</source>
        <translation>तीन गड्डीमा थपिने छापेका जोकरको सङ्ख्या।</translation>
    </message>
    <message>
        <source>In Nepal, none or three</source>
        <translation>नेपालमा एउटा पनि हुँदैन वा तीनवटा हुन्छन्</translation>
    </message>
    <message>
        <source>Play goes clockwise around the table.</source>
        <translation>खेल टेबल वरिपरि घडीको दिशामा घुम्छ।</translation>
    </message>
    <message>
        <source>Anticlockwise in Nepal</source>
        <translation>नेपालमा घडीको उल्टो दिशामा</translation>
    </message>
    <message>
        <source>How many cards a set may have: three or more, or always three.</source>
        <translation>एउटा सेटमा तीन वा त्योभन्दा बढी पत्ती हुन सक्ने कि सधैँ तीन मात्र हुने भन्ने नियम।</translation>
    </message>
    <message>
        <source>Usual: three or more</source>
        <translation>प्रायः तीन वा बढी</translation>
    </message>
    <message>
        <source>With four or more players, seven pairs of identical cards (dublees) count as three sets.</source>
        <translation>चार वा त्योभन्दा बढी खेलाडी हुँदा, उस्तै दुई पत्तीका सात जोडी (डब्ली) तीन सेट बराबर हुन्छन्।</translation>
    </message>
    <message>
        <source>Usual nearly everywhere</source>
        <translation>प्रायः सबैतिर चल्ती</translation>
    </message>
    <message>
        <source>How many wild cards a set may use in place of other cards.</source>
        <translation>एउटा सेटमा अरू पत्तीको सट्टा राख्न पाइने जोकर पत्तीको सङ्ख्या।</translation>
    </message>
    <message>
        <source>Usual: 1</source>
        <translation>प्रायः १</translation>
    </message>
    <message>
        <source>Cards of the tiplu’s rank in the other suit of the same colour (alter) score too.</source>
        <translation>टिप्लु रातो भए अर्को रातो रङको, कालो भए अर्को कालो रङको उही दर्जाको पत्ती (अल्टर) ले पनि अङ्क दिन्छ।</translation>
    </message>
    <message>
        <source>By agreement</source>
        <translation>खेलाडीहरूको सहमतिअनुसार</translation>
    </message>
    <message>
        <source>Usual: 5; 7 on Wikipedia</source>
        <translation>प्रायः ५; Wikipedia मा ७</translation>
    </message>
    <message>
        <source>Some tables in Nepal play murder, others kidnap</source>
        <translation>नेपालमा मर्डर र किडन्याप दुवै चल्छन्</translation>
    </message>
    <message>
        <source>Source: German scouts</source>
        <translation>स्रोत: जर्मन स्काउट</translation>
    </message>
    <message>
        <source>Source: Wikipedia</source>
        <translation>स्रोत: Wikipedia</translation>
    </message>
    <message>
        <source>Source: Pagat</source>
        <translation>स्रोत: Pagat</translation>
    </message>
    <message>
        <source>Source: Finnish Windows game of 2002</source>
        <translation>स्रोत: २००२ को फिनिस विन्डोज खेल</translation>
    </message>
    <message>
        <source>Source: Wikipedia (older text)</source>
        <translation>स्रोत: Wikipedia (पुरानो पाठ)</translation>
    </message>
    <message>
        <source>Source: Jena players (wurzel.org)</source>
        <translation>स्रोत: जेनाका खेलाडी (wurzel.org)</translation>
    </message>
    <message>
        <source>A side that declares its own trumps could never ask for a half.</source>
        <translation>त्यसो भए आफ्नै तुरुप बनाउने पक्षले कहिल्यै आधा सोध्न पाउँदैन।</translation>
    </message>
    <message>
        <source>You’d have to ask for a whole before a half, and then you could no longer declare anything.</source>
        <translation>त्यसो भए आधाअघि पूरा सोध्नुपर्छ, र त्यसपछि केही घोषणा गर्नै पाइँदैन।</translation>
    </message>
    <message>
        <source>If the declarer misses the bid, defenders without a trick lose nothing anyway.</source>
        <translation>बोली नपुगे हात नलिएका विपक्षीले यसै पनि केही गुमाउँदैनन्।</translation>
    </message>
    <message>
        <source>If the winner keeps the points, a hand is never decided early.</source>
        <translation>जित्नेले अङ्क राख्न पाउने भए बाजीको फैसला बीचमै कहिल्यै हुँदैन।</translation>
    </message>
    <message>
        <source>Nobody can win with dublees.</source>
        <translation>डब्लीबाट कसैले जित्न पाउँदैन।</translation>
    </message>
    <message>
        <source>36 nearly everywhere; fewer for a shorter game</source>
        <translation>प्रायः सबैतिर ३६; छोटो खेलका लागि कम</translation>
    </message>
    <message>
        <source>The original values are A = 11, 10 = 10, K = 4, Q = 3, J = 2. The simplified ones are 10 for aces and tens, and 5 for kings, queens and jacks. If only aces and tens count, 1 each, ties are broken by other values. These are the original ones, or A = 4, K = 3, Q = 2, J = 1.</source>
        <translation>मूल अङ्क: A = 11, 10 = 10, K = 4, Q = 3, J = 2। सरल अङ्क: एक्का र दसको 10, बादशाह, मिस्सी र गुलामको 5। एक्का र दसको मात्र 1-1 गन्दा बराबर भए मूल अङ्कले, वा A = 4, K = 3, Q = 2, J = 1 ले छुट्याउँछ।</translation>
    </message>
    <message>
        <source>You must beat the highest card in the trick if you can, even your partner’s.</source>
        <translation>हातको सबैभन्दा ठूलो पत्तीलाई जित्न सक्नेले जित्नैपर्छ, साथीकै पत्ती भए पनि।</translation>
    </message>
    <message>
        <source>Sources: Wikipedia, Pagat</source>
        <translation>स्रोत: Wikipedia, Pagat</translation>
    </message>
    <message>
        <source>If you can’t follow suit, you must play a trump if you have one.</source>
        <translation>सुरुको रङको पत्ती छैन, तर तुरुप छ भने तुरुप हान्नैपर्छ।</translation>
    </message>
    <message>
        <source>Whether you may lead any card to the first trick, or must lead an ace if you have one. With “or else a spade”, you must lead a spade if you have no ace.</source>
        <translation>पहिलो हात जुनसुकै पत्तीबाट सुरु गर्न पाइने कि एक्का हुनेले एक्काबाटै सुरु गर्नैपर्ने भन्ने नियम। “एक्का, नभए सुरत” छाने एक्का नहुनेले सुरतबाट सुरु गर्नैपर्छ।</translation>
    </message>
    <message>
        <source>An ace in Sweden and the older Wikipedia text; “or else a spade” is a variant</source>
        <translation>स्विडेन र Wikipedia को पुरानो पाठमा एक्का; “एक्का, नभए सुरत” वैकल्पिक हो</translation>
    </message>
    <message>
        <source>Whether the player to the dealer’s left leads first in a match, or the holder of the ace of clubs, who must lead it.</source>
        <translation>म्याचको पहिलो हात बाँड्नेको बायाँको खेलाडीले सुरु गर्ने कि चिडीको एक्का हुनेले त्यही एक्काबाट सुरु गर्ने भन्ने नियम।</translation>
    </message>
    <message>
        <source>The player to the dealer’s left on Pagat; Wikipedia allows either</source>
        <translation>Pagat मा बाँड्नेको बायाँको खेलाडीले सुरु गर्छ; Wikipedia मा दुवै चल्छ</translation>
    </message>
    <message>
        <source>Whether anyone may ask for a whole after trumps are declared, or only the side that didn’t declare them.</source>
        <translation>तुरुप बनेपछि “पूरा” जोसुकैले सोध्न पाउने कि तुरुप नबनाएको पक्षले मात्र पाउने भन्ने नियम।</translation>
    </message>
    <message>
        <source>After declaring a marriage, you must lead its king or queen if you hold one.</source>
        <translation>बिहे घोषणा गरेपछि त्यसको बादशाह वा मिस्सी आफूसँग भए त्यसैबाट सुरु गर्नुपर्छ।</translation>
    </message>
    <message>
        <source>Usual in Sweden; a variant on Wikipedia</source>
        <translation>स्विडेनमा चल्ती; Wikipedia मा वैकल्पिक</translation>
    </message>
    <message>
        <source>What happens if the card points are tied: nobody gets the point, or it’s carried over to the next hand.</source>
        <translation>पत्तीका अङ्क बराबर भए त्यसको १ अङ्क कसैले नपाउने कि अर्को बाजीमा सर्ने भन्ने नियम।</translation>
    </message>
    <message>
        <source>The point is lost on Wikipedia; carrying it over is a variant</source>
        <translation>Wikipedia मा कसैले पाउँदैन; अर्को बाजीमा सर्ने नियम वैकल्पिक हो</translation>
    </message>
    <message>
        <source>Only the exact target wins. A side that overshoots drops back.</source>
        <translation>ठ्याक्कै लक्ष्यमा पुगे मात्र जितिन्छ। नाघ्ने पक्ष तल झर्छ।</translation>
    </message>
    <message>
        <source>Usual in Finland; optional in Sweden</source>
        <translation>फिनल्यान्डमा चल्ती; स्विडेनमा वैकल्पिक</translation>
    </message>
    <message>
        <source>The score you drop back to if you overshoot.</source>
        <translation>लक्ष्य नाघेपछि झरिने अङ्क।</translation>
    </message>
    <message>
        <source>Usual: 7</source>
        <translation>प्रायः ७</translation>
    </message>
    <message>
        <source>What the first marriage in a hand is worth.</source>
        <translation>बाजीको पहिलो बिहेको मूल्य।</translation>
    </message>
    <message>
        <source>Usual: 40</source>
        <translation>प्रायः ४०</translation>
    </message>
    <message>
        <source>What each later marriage in a hand is worth.</source>
        <translation>बाजीमा पहिलोपछिका हरेक बिहेको मूल्य।</translation>
    </message>
    <message>
        <source>Usual: 20</source>
        <translation>प्रायः २०</translation>
    </message>
    <message>
        <source>What the last trick is worth.</source>
        <translation>अन्तिम हातको मूल्य।</translation>
    </message>
    <message>
        <source>Usual: 10</source>
        <translation>प्रायः १०</translation>
    </message>
    <message>
        <source>Usual: from the next hand</source>
        <translation>प्रायः अर्को बाजीदेखि</translation>
    </message>
    <message>
        <source>What happens to a side that overshoots the target: it drops back, or the excess is subtracted from the target. With a target of 12, subtracting turns 14 into 10.</source>
        <translation>लक्ष्य नाघ्ने पक्षको अङ्क तल झर्ने कि बढी भएजति अङ्क लक्ष्यबाट घटाइने भन्ने नियम। लक्ष्य १२ हुँदा १४ पुगे घटाएर १० हुन्छ।</translation>
    </message>
    <message>
        <source>When you may declare a marriage: after winning any trick, or only after winning a trick that you led.</source>
        <translation>बिहे जुनसुकै हात जितेपछि घोषणा गर्न पाइने कि आफूले सुरु गरेको हात जितेपछि मात्र पाइने भन्ने नियम।</translation>
    </message>
    <message>
        <source>What the marriages are worth. With hearts high, hearts count 100, diamonds 80, clubs 60 and spades 40. With spades high, spades count 100, hearts 80, diamonds 60 and clubs 40.</source>
        <translation>बिहेको मूल्य। “पान सबैभन्दा महँगो” मा पान १००, इँटा ८०, चिडी ६०, सुरत ४०। “सुरत सबैभन्दा महँगो” मा सुरत १००, पान ८०, इँटा ६०, चिडी ४०।</translation>
    </message>
    <message>
        <source>The dealer on Wikipedia; the player to the dealer’s left on Pagat</source>
        <translation>Wikipedia मा बाँड्नेले, Pagat मा बाँड्नेको बायाँको खेलाडीले पहिले बोल्छ</translation>
    </message>
    <message>
        <source>The lowest bid allowed.</source>
        <translation>बोल्न पाइने सबैभन्दा सानो बोली।</translation>
    </message>
    <message>
        <source>At this score or below, a side may only pass or open with the lowest bid.</source>
        <translation>यति वा योभन्दा कम अङ्क भएको पक्षले पास गर्न, वा सबैभन्दा सानो बोलीबाट सुरु गर्न मात्र पाउँछ।</translation>
    </message>
    <message>
        <source>Usual: −500</source>
        <translation>प्रायः −५००</translation>
    </message>
    <message>
        <source>After a rami bid, a defender may play sooli: alone, trying to take no tricks.</source>
        <translation>रामी बोलिएपछि विपक्षीमध्ये एक जनाले सोली खेल्न पाउँछ, अर्थात् एक्लै खेलेर एउटा पनि हात नलिने प्रयास गर्छ।</translation>
    </message>
    <message>
        <source>The side that beats the rising side (nousussa) keeps the points of that hand.</source>
        <translation>उकालोमा रहेको पक्षलाई हराउने पक्षले त्यो बाजीको अङ्क राख्न पाउँछ।</translation>
    </message>
    <message>
        <source>At some tables in Lapland</source>
        <translation>ल्यापल्यान्डमा कतै-कतै चल्ती</translation>
    </message>
    <message>
        <source>Common among quick players</source>
        <translation>छिटो खेल्नेहरूमा चल्ती</translation>
    </message>
    <message>
        <source>“Ladder” means that after asking for anything, you can’t declare your own marriage in that hand. After asking for a half, you can’t ask for a whole. With “strict”, your partner’s questions bind you too. With “halves bind both”, only questions for a half do.</source>
        <translation>“भर्‍याङ” मा केही सोधिसकेको खेलाडीले त्यो बाजीमा आफ्नो बिहे घोषणा गर्न पाउँदैन, र आधा सोधेपछि पूरा सोध्न पाउँदैन। “कडा” मा साथीले सोध्दा पनि यी नियम तपाईंलाई लाग्छन्। “आधाले दुवैलाई बाँध्ने” मा साथीले आधा सोध्दा मात्र लाग्छन्।</translation>
    </message>
    <message>
        <source>In the first trick, if you hold the ace of the suit led, you must play it.</source>
        <translation>पहिलो हातमा सुरुको रङको एक्का हुनेले त्यो खेल्नैपर्छ।</translation>
    </message>
    <message>
        <source>Sources: 2002 Windows game, German scouts</source>
        <translation>स्रोत: २००२ को विन्डोज खेल, जर्मन स्काउट</translation>
    </message>
    <message>
        <source>Which player bids first: the dealer, or the one to the dealer’s left.</source>
        <translation>बोल्ने पहिलो पालो बाँड्नेको हुने कि उसको बायाँको खेलाडीको हुने भन्ने नियम।</translation>
    </message>
    <message>
        <source>Whether a side below 0 may bid like the others, or only if everyone else has passed without a bid. In the second case, no side is barred from bidding by its score.</source>
        <translation>० मुनिको पक्षले अरूजस्तै बोल्न पाउने कि अरू सबैले नबोली पास गरेपछि मात्र पाउने भन्ने नियम। सबैभन्दा पछि बोल्ने नियममा अङ्क जति कम भए पनि बोल्न रोक लाग्दैन।</translation>
    </message>
    <message>
        <source>Which cards let you ask for a new deal. With three sixes, or with no card above a jack, you ask instead of your first bid. With all four sixes, you may ask instead of any bid.</source>
        <translation>कुन पत्ती परे फेरि बाँड्न लगाउन पाइने भन्ने नियम। तीन छक्का भए वा गुलामभन्दा ठूलो पत्ती नभए पहिलो बोलीको सट्टा मात्र पाइन्छ। चारैवटा छक्का भए जुनसुकै बोलीको सट्टा पाइन्छ।</translation>
    </message>
    <message>
        <source>When the declarer may raise the bid: before giving or discarding cards, or afterwards.</source>
        <translation>बोल्ने खेलाडीले पत्ती दिनु वा फाल्नुअघि बोली बढाउन पाउने कि त्यसपछि मात्र पाउने भन्ने नियम।</translation>
    </message>
    <message>
        <source>The bid (Wikipedia). Twice the bid for the declarer (2002 Windows game). Twice the bid for both sides (German scouts).</source>
        <translation>बोलीजति (Wikipedia)। बोल्ने पक्षले बोलीको दोब्बर (२००२ को विन्डोज खेल)। दुवै पक्षले बोलीको दोब्बर (जर्मन स्काउट)।</translation>
    </message>
    <message>
        <source>How many cards the kitty holds and the declarer discards. With six, each hand has ten cards.</source>
        <translation>किट्टीमा हुने र बोल्ने खेलाडीले फाल्ने पत्तीको सङ्ख्या। किट्टीमा ६ पत्ती भए हरेक खेलाडीले १० पत्ती पाउँछ।</translation>
    </message>
    <message>
        <source>Whether the declarer’s discards always count, or only after the declarer has won a trick.</source>
        <translation>बोल्ने खेलाडीले फालेका पत्ती सधैँ उसको हिसाबमा गनिने कि उसले हात जिते मात्र गनिने भन्ने नियम।</translation>
    </message>
    <message>
        <source>Usual: 3; fewer with stricter rules</source>
        <translation>प्रायः ३; कडा नियममा कम</translation>
    </message>
    <message>
        <source>How many times the discards become a new stock. After that, the deal is called off.</source>
        <translation>फालेका पत्तीबाट बढीमा कति पटक नयाँ गड्डी बनाउने भन्ने नियम। त्यसपछि बाजी रद्द हुन्छ।</translation>
    </message>
    <message>
        <source>How much extra each loser pays if the winner finished with dublees.</source>
        <translation>डब्लीबाट खेल सकिँदा हरेक हार्नेले जित्नेलाई तिर्ने थप अङ्क।</translation>
    </message>
    <message>
        <source>Whether your maal is lost (murder) or goes to the winner (kidnap) if you haven’t shown your first sets.</source>
        <translation>माल नहेरेको खेलाडीको माल गुम्ने (मर्डर) कि जित्नेले लैजाने (किडन्याप) भन्ने नियम।</translation>
    </message>
    <message>
        <source>You may ask for a half in any suit, whatever you hold. If the suit was declared before, it becomes trumps again but scores nothing more.</source>
        <translation>हातमा जे भए पनि जुनसुकै रङमा आधा सोध्न पाइन्छ। बिहे घोषणा भइसकेको रङ फेरि तुरुप हुन्छ, तर अङ्क थपिँदैन।</translation>
    </message>
    <message>
        <source>If any score at or above the target wins, nobody drops back.</source>
        <translation>लक्ष्य वा त्योभन्दा बढी अङ्कले पनि जितिने भए कोही तल झर्दैन।</translation>
    </message>
    <message>
        <source>If the excess is subtracted, nobody drops back.</source>
        <translation>बढी भएजति घटाइने भए कोही तल झर्दैन।</translation>
    </message>
    <message>
        <source>The lowest bid would win the match at once.</source>
        <translation>त्यसो भए सबैभन्दा सानो बोलीले नै म्याच जितिन्छ।</translation>
    </message>
    <message>
        <source>The opening bid would be more than all the cards are worth, and the match might never end.</source>
        <translation>त्यसो भए पहिलो बोली नै सबै पत्तीको मूल्यभन्दा बढी हुन्छ, र म्याच कहिल्यै नसकिन सक्छ।</translation>
    </message>
    <message>
        <source>If a side below zero bids last, nobody is barred from bidding, so this limit has no effect.</source>
        <translation>शून्यमुनिको पक्षले सबैभन्दा पछि बोल्ने नियममा कसैलाई बोल्न रोक लाग्दैन, त्यसैले यो सीमा काम लाग्दैन।</translation>
    </message>
    <message>
        <source>If the number of deals is fixed, there’s no target score.</source>
        <translation>बाजीको सङ्ख्या तोकिएको भए लक्ष्य पुगे पनि म्याच सकिँदैन।</translation>
    </message>
    <message>
        <source>12 on Wikipedia; 10 on Pagat; 500 or 505 in the bidding games; 52 in Lapland</source>
        <translation>Wikipedia मा १२, Pagat मा १०; बोलीका खेलमा ५०० वा ५०५; ल्यापल्यान्डमा ५२</translation>
    </message>
    <message>
        <source>16 to 24 deals in Lapland tournaments; four in a German scouts’ round</source>
        <translation>ल्यापल्यान्डका प्रतियोगितामा १६ देखि २४ बाजी; जर्मन स्काउटहरूको खेलमा चार</translation>
    </message>
    <message>
        <source>How many cards are in the pack. Smaller packs leave out the low cards.</source>
        <translation>गड्डीमा हुने पत्तीको सङ्ख्या। सानो गड्डीमा साना पत्ती हुँदैनन्।</translation>
    </message>
    <message>
        <source>The original values on Wikipedia; simplified ones in the bidding games; only aces and tens in Sweden</source>
        <translation>Wikipedia मा मूल अङ्क; बोलीका खेलमा सरल अङ्क; स्विडेनमा एक्का र दस मात्र</translation>
    </message>
    <message>
        <source>Your side may ask for a half only after asking for a whole in the same hand.</source>
        <translation>तपाईंको पक्षले एउटा बाजीमा पूरा सोधिसकेपछि मात्र आधा सोध्न पाउँछ।</translation>
    </message>
    <message>
        <source>Source: Wikipedia (variants)</source>
        <translation>स्रोत: Wikipedia (वैकल्पिक नियम)</translation>
    </message>
    <message>
        <source>Only the other side on Wikipedia; anyone in its older text and on Pagat</source>
        <translation>Wikipedia मा अर्को पक्षले मात्र सोध्न पाउँछ; त्यसको पुरानो पाठ र Pagat मा जोसुकैले पाउँछ</translation>
    </message>
    <message>
        <source>A side that takes no trick is sent to Porvoo. Its score drops to 0.</source>
        <translation>एउटा पनि हात नलिने पक्ष पोर्भो जान्छ। उसको अङ्क ० मा झर्छ।</translation>
    </message>
    <message>
        <source>Usual all over Finland</source>
        <translation>फिनल्यान्डभरि चल्ती</translation>
    </message>
</context>
<context>
    <name>Rules page</name>
    <message>
        <source>Exchange</source>
        <translation>साटासाट</translation>
    </message>
    <message>
        <source>The kitty</source>
        <translation>किट्टी</translation>
    </message>
    <message>
        <source>The opponents see none of these cards.</source>
        <translation>यी पत्ती विपक्षीले देख्दैनन्।</translation>
    </message>
    <message>
        <source>The declarer’s partner gives the declarer {number} cards. The declarer may raise the bid once, and then gives any {number} cards back.</source>
        <translation>बोल्ने खेलाडीको साथीले उसलाई {number} पत्ती दिन्छ। त्यसपछि बोल्ने खेलाडीले एक पटक बोली बढाउन पाउँछ, र जुनसुकै {number} पत्ती फिर्ता दिन्छ।</translation>
    </message>
    <message>
        <source>The declarer’s partner gives the declarer {number} cards, and the declarer gives any {number} back. After that, the declarer may raise the bid once.</source>
        <translation>बोल्ने खेलाडीको साथीले उसलाई {number} पत्ती दिन्छ, र बोल्ने खेलाडीले जुनसुकै {number} फिर्ता दिन्छ। त्यसपछि बोल्ने खेलाडीले एक पटक बोली बढाउन पाउँछ।</translation>
    </message>
    <message>
        <source>Everybody sees the kitty before the declarer takes it.</source>
        <translation>बोल्ने खेलाडीले लिनुअघि किट्टी सबैले देख्छन्।</translation>
    </message>
    <message>
        <source>The declarer takes the kitty, and nobody else sees it.</source>
        <translation>बोल्ने खेलाडीले किट्टी लिन्छ, र अरू कसैले देख्दैन।</translation>
    </message>
    <message>
        <source>If everybody passed, the kitty is shown and stays on the table.</source>
        <translation>सबैले पास गरेको भए किट्टी देखाइन्छ र टेबलमै रहन्छ।</translation>
    </message>
    <message>
        <source>The declarer may raise the bid once, and then discards {number} cards, but no ace or ten.</source>
        <translation>त्यसपछि बोल्ने खेलाडीले एक पटक बोली बढाउन पाउँछ, र {number} पत्ती फाल्छ। एक्का र दस फाल्न पाइँदैन।</translation>
    </message>
    <message>
        <source>The declarer discards {number} cards, but no ace or ten. After that, the declarer may raise the bid once.</source>
        <translation>बोल्ने खेलाडीले {number} पत्ती फाल्छ, तर एक्का र दस फाल्न पाइँदैन। त्यसपछि बोल्ने खेलाडीले एक पटक बोली बढाउन पाउँछ।</translation>
    </message>
    <message>
        <source>Nobody else sees the discards. They count for the declarer at the end of the hand.</source>
        <translation>फालेका पत्ती अरू कसैले देख्दैन। बाजीको अन्त्यमा ती बोल्ने खेलाडीकै हिसाबमा गनिन्छन्।</translation>
    </message>
    <message>
        <source>Nobody else sees the discards. They count for the declarer only if the declarer takes a trick.</source>
        <translation>फालेका पत्ती अरू कसैले देख्दैन। बोल्ने खेलाडीले एउटा हात लिए मात्र ती उसको हिसाबमा गनिन्छन्।</translation>
    </message>
    <message>
        <source>A hand is played as rami or as nolo. In rami you try to win tricks, and in nolo you try to avoid them.</source>
        <translation>बाजी रामी वा नोलोका रूपमा खेलिन्छ। रामीमा हात जित्न खोजिन्छ, र नोलोमा हात लिनबाट जोगिन खोजिन्छ।</translation>
    </message>
    <message>
        <source>Starting to the dealer’s left, you each place a card face down as your bid. A heart or diamond bids rami, and a spade or club bids nolo. You can’t use these ranks: {ranks}.</source>
        <translation>बाँड्नेको बायाँबाट सुरु गरेर सबैले बोलीका रूपमा एउटा पत्ती घोप्टो राख्छन्। पान वा इँटा रामीको बोली हो, र सुरत वा चिडी नोलोको। यी दर्जा राख्न पाइँदैन: {ranks}।</translation>
    </message>
    <message>
        <source>If none of your cards allows the bid that you want, say “rami” or “nolo” aloud instead.</source>
        <translation>चाहेको बोलीका लागि राख्न मिल्ने पत्ती नभए मुखैले “रामी” वा “नोलो” भन्नुहोस्।</translation>
    </message>
    <message>
        <source>Then you turn up the cards in the same order, and stop at the first bid of rami. The player who made it is the declarer, and all of you play rami. If nobody has bid rami, you play nolo.</source>
        <translation>अनि उही क्रममा पत्ती पल्टाइन्छन्, र पहिलो रामी आएपछि बाँकी पल्टाइँदैनन्। त्यो रामी बोल्ने खेलाडी नै यो बाजीको बोल्ने खेलाडी हुन्छ, र सबैले रामी खेल्छन्। कसैले रामी नबोलेको भए नोलो खेलिन्छ।</translation>
    </message>
    <message>
        <source>Everybody takes their card back before play begins.</source>
        <translation>खेल्नुअघि सबैले आफ्नो पत्ती फिर्ता लिन्छन्।</translation>
    </message>
    <message>
        <source>Rami or nolo</source>
        <translation>रामी कि नोलो</translation>
    </message>
    <message>
        <source>Before a rami hand, the declarer’s opponents may say sooli. The one on the declarer’s left speaks first. The first to say sooli is the soloist, who plays alone against two and tries to take no trick.</source>
        <translation>रामी खेल्नुअघि बोल्ने खेलाडीका विपक्षीले सोली भन्न पाउँछन्। पहिलो पालो उसको बायाँको विपक्षीको हुन्छ। पहिले सोली भन्नेले दुई जनाविरुद्ध एक्लै खेल्छ, र एउटा पनि हात नलिने प्रयास गर्छ।</translation>
    </message>
    <message>
        <source>First, the soloist gives their partner a card and gets one of the partner’s own. Nobody else sees these cards. Then the partner sits out.</source>
        <translation>सुरुमा सोली खेल्नेले साथीलाई एउटा पत्ती दिन्छ, र साथीका आफ्नै पत्तीमध्ये एउटा पाउँछ। यी पत्ती अरू कसैले देख्दैन। अनि साथी त्यो बाजी खेल्दैन।</translation>
    </message>
    <message>
        <source>In sooli, aces are low. The declarer leads to the first trick, and the soloist always plays last. The hand ends with the first trick that the soloist takes.</source>
        <translation>सोलीमा एक्का सबैभन्दा सानो हुन्छ। पहिलो हात बोल्ने खेलाडीले सुरु गर्छ, र सोली खेल्नेले सधैँ अन्तिममा खेल्छ। सोली खेल्नेले एउटा हात लिनेबित्तिकै बाजी सकिन्छ।</translation>
    </message>
    <message>
        <source>Sooli</source>
        <translation>सोली</translation>
    </message>
    <message numerus="yes">
        <source>When the stock runs out, all discards but the last are shuffled into a new one. That happens {number} times at most. If the stock runs out again, the deal is called off and nobody scores.</source>
        <comment>When the stock runs out, all discards but the last are shuffled into a new one. If that runs out, too, the deal is called off and nobody scores.</comment>
        <translation>
            <numerusform>बाँकी गड्डी सकिए, अन्तिमबाहेक फालेका सबै पत्ती फिटेर नयाँ गड्डी बनाइन्छ। त्यो पनि सकिए बाजी रद्द हुन्छ र कसैले अङ्क पाउँदैन।</numerusform>
            <numerusform>बाँकी गड्डी सकिए, अन्तिमबाहेक फालेका सबै पत्ती फिटेर नयाँ गड्डी बनाइन्छ। बढीमा {number} पटक यसो गरिन्छ। त्यसपछि बाजी रद्द हुन्छ र कसैले अङ्क पाउँदैन।</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Wild cards can stand for any cards in sequences and trials, up to {number} in each set.</source>
        <comment>A wild card can stand for any card in a sequence or trial, but only one in each set.</comment>
        <translation>
            <numerusform>सिक्वेन्स वा ट्रायलमा जोकर पत्ती जुनसुकै पत्तीको ठाउँमा चल्छ, तर हरेक सेटमा एउटा मात्र।</numerusform>
            <numerusform>सिक्वेन्स र ट्रायलमा जोकर पत्ती जुनसुकै पत्तीको ठाउँमा चल्छन्, तर हरेक सेटमा बढीमा {number} वटा।</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A match has {number} deals. After the last one, the player with the most points wins.</source>
        <comment>A match has 1 deal, and the player with the most points wins.</comment>
        <translation>
            <numerusform>म्याच १ बाजीको हुन्छ, र सबैभन्दा बढी अङ्क हुनेले जित्छ।</numerusform>
            <numerusform>म्याच {number} बाजीको हुन्छ, र त्यसपछि सबैभन्दा बढी अङ्क हुनेले जित्छ।</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The first side with {number} game points wins the match.</source>
        <comment>The first side with 1 game point wins the match.</comment>
        <translation>
            <numerusform>सबैभन्दा पहिले १ खेल-अङ्क पुर्‍याउने पक्षले म्याच जित्छ।</numerusform>
            <numerusform>सबैभन्दा पहिले {number} खेल-अङ्क पुर्‍याउने पक्षले म्याच जित्छ।</numerusform>
        </translation>
    </message>
    <message>
        <source>In the first hand of a match, the player with the ace of clubs leads it to the first trick. In later hands, or if nobody can play that ace, the player to the dealer’s left leads.</source>
        <translation>म्याचको पहिलो बाजीमा चिडीको एक्का हुनेले त्यही पत्तीबाट पहिलो हात सुरु गर्छ। पछिका बाजीमा, वा त्यो एक्का कसैले खेल्न नसके, बाँड्नेको बायाँको खेलाडीले सुरु गर्छ।</translation>
    </message>
    <message>
        <source>At the end of a hand, these points are added to the scores:</source>
        <translation>बाजीको अन्त्यमा यी अङ्क थपिन्छन्:</translation>
    </message>
    <message>
        <source>2 points for declaring trumps</source>
        <translation>तुरुप बनाएको २ अङ्क</translation>
    </message>
    <message>
        <source>1 point for each little one</source>
        <translation>हरेक सानो बिहेको १ अङ्क</translation>
    </message>
    <message>
        <source>1 point for the last trick</source>
        <translation>अन्तिम हातको १ अङ्क</translation>
    </message>
    <message>
        <source>1 point for having more card points</source>
        <translation>पत्तीका अङ्क बढी भएको १ अङ्क</translation>
    </message>
    <message>
        <source>If the card points are tied, that point is carried over. It goes to the winner of the card points in the next hand.</source>
        <translation>पत्तीका अङ्क बराबर भए त्यो १ अङ्क अर्को बाजीमा सर्छ। अर्को बाजीमा पत्तीका अङ्क बढी ल्याउने पक्षले त्यो पाउँछ।</translation>
    </message>
    <message>
        <source>If the card points are tied, nobody gets that point.</source>
        <translation>पत्तीका अङ्क बराबर भए त्यो १ अङ्क कसैले पाउँदैन।</translation>
    </message>
    <message>
        <source>To break a tie in card points, count again with the values in the last column.</source>
        <translation>पत्तीका अङ्क बराबर भए तालिकाको अन्तिम महलको मूल्यले फेरि गन्नुहोस्।</translation>
    </message>
    <message>
        <source>A side that takes no tricks goes to Porvoo. It loses all its points, even those from this hand.</source>
        <translation>एउटा पनि हात नलिने पक्ष पोर्भो जान्छ, र यो बाजीका समेत सबै अङ्क गुमाउँछ।</translation>
    </message>
    <message>
        <source>If the scores are tied, more card points in that hand win. If the card points are tied, too, you play on.</source>
        <translation>अङ्क बराबर भए त्यो बाजीमा पत्तीका अङ्क बढी हुनेले जित्छ। पत्तीका अङ्क पनि बराबर भए खेल चलिरहन्छ।</translation>
    </message>
    <message>
        <source>If both reach the target in the same hand, more card points in that hand win. If the card points are tied, you play on.</source>
        <translation>दुवै एउटै बाजीमा लक्ष्यमा पुगे त्यो बाजीमा पत्तीका अङ्क बढी हुनेले जित्छ। पत्तीका अङ्क पनि बराबर भए खेल चलिरहन्छ।</translation>
    </message>
    <message>
        <source>A player who takes no tricks goes to Porvoo and loses all points, even those from this hand.</source>
        <translation>एउटा पनि हात नलिने खेलाडी पोर्भो जान्छ, र यो बाजीका समेत सबै अङ्क गुमाउँछ।</translation>
    </message>
    <message>
        <source>You win with {target} points or more. If both of you get there in the same hand, the higher score wins.</source>
        <translation>{target} वा त्योभन्दा बढी अङ्क भए जितिन्छ। दुवै एउटै बाजीमा पुगे बढी अङ्क हुनेले जित्छ।</translation>
    </message>
    <message>
        <source>You win if you have exactly {target} points once the whole hand is scored.</source>
        <translation>बाजीका सबै अङ्क थपेपछि ठ्याक्कै {target} अङ्क भए जितिन्छ।</translation>
    </message>
    <message>
        <source>If you go over {target}, the excess is subtracted from {target}, so {over} becomes {under}.</source>
        <translation>{target} नाघे बढी भएको अङ्क {target} बाट घटाइन्छ, त्यसैले {over} भए {under} हुन्छ।</translation>
    </message>
    <message>
        <source>If you go over {target}, you drop back to {score}.</source>
        <translation>{target} नाघे {score} मा झरिन्छ।</translation>
    </message>
    <message>
        <source>You and your partner count your tricks together.</source>
        <translation>तपाईं र साथीका हात सँगै गनिन्छन्।</translation>
    </message>
    <message>
        <source>In rami, the player on the declarer’s right leads to the first trick. In nolo, the player on the dealer’s left leads.</source>
        <translation>रामीमा पहिलो हात बोल्ने खेलाडीको दायाँको खेलाडीले सुरु गर्छ। नोलोमा बाँड्नेको बायाँको खेलाडीले सुरु गर्छ।</translation>
    </message>
    <message>
        <source>In rami, the declarer’s side scores {own} points for each trick above {odd}. If the other side has more tricks, it scores {broken} for each trick above {odd}.</source>
        <translation>रामीमा बोल्ने पक्षले {odd} भन्दा माथिका हरेक हातको {own} अङ्क पाउँछ। अर्को पक्षले बढी हात लिए त्यसले {odd} भन्दा माथिका हरेक हातको {broken} अङ्क पाउँछ।</translation>
    </message>
    <message>
        <source>In nolo, the side with fewer tricks scores {points} points for each trick below {even}.</source>
        <translation>नोलोमा कम हात लिने पक्षले अङ्क पाउँछ। {even} हात पुग्न नपुगेको हरेक हातको {points} अङ्क हुन्छ।</translation>
    </message>
    <message>
        <source>In sooli, the soloist’s side scores {points} points if the soloist takes no trick. Otherwise the other side scores {points}.</source>
        <translation>सोलीमा सोली खेल्नेले एउटा पनि हात नलिए उसको पक्षले {points} अङ्क पाउँछ। नत्र अर्को पक्षले {points} पाउँछ।</translation>
    </message>
    <message>
        <source>A hand ends as soon as the rising side can no longer win it, except in sooli.</source>
        <translation>उकालोमा रहेको पक्षले जित्न नसक्ने भएपछि बाजी तुरुन्तै सकिन्छ, सोलीमा बाहेक।</translation>
    </message>
    <message>
        <source>A hand ends as soon as the rising side can no longer win it.</source>
        <translation>उकालोमा रहेको पक्षले जित्न नसक्ने भएपछि बाजी तुरुन्तै सकिन्छ।</translation>
    </message>
    <message>
        <source>Only one side can have points at a time, and that side is said to be rising. The first side to win a hand begins to rise, and rises further with every hand that it wins.</source>
        <translation>एक पटकमा एउटा पक्षको मात्र अङ्क हुन सक्छ, र त्यो पक्ष “उकालोमा” छ भनिन्छ। पहिले बाजी जित्ने पक्ष उक्लन थाल्छ, र हरेक बाजी जित्दा अझ माथि उक्लन्छ।</translation>
    </message>
    <message>
        <source>If the other side wins a hand, the rising side drops to 0. The winners rise instead, with the points of that hand.</source>
        <translation>अर्को पक्षले बाजी जिते उकालोमा रहेको पक्ष ० मा झर्छ। त्यसको सट्टा जित्ने पक्ष त्यो बाजीको अङ्कले उक्लन्छ।</translation>
    </message>
    <message>
        <source>If the other side wins a hand, the rising side drops to 0. The winners score nothing for that hand, so nobody is rising.</source>
        <translation>अर्को पक्षले बाजी जिते उकालोमा रहेको पक्ष ० मा झर्छ। जित्नेले त्यो बाजीको अङ्क पाउँदैन, त्यसैले उकालोमा कोही हुँदैन।</translation>
    </message>
    <message>
        <source>A match has {deals} deals. If nobody has won after the last one, you play on until the rising side loses a hand. Then the side that has collected more points in all its rises wins. If the collected points are tied, you play one more deal at a time.</source>
        <translation>म्याच {deals} बाजीको हुन्छ। त्यतिन्जेल कसैले नजिते उकालोमा रहेको पक्षले बाजी नहारुन्जेल खेल चल्छ। अनि म्याचभरि उकालोमा हुँदा बढी अङ्क बटुल्ने पक्षले जित्छ। बटुलेका अङ्क बराबर भए एक-एक बाजी थपिन्छ।</translation>
    </message>
    <message>
        <source>Scoring a hand</source>
        <translation>बाजीको हिसाब</translation>
    </message>
    <message>
        <source>The bag</source>
        <translation>थैली</translation>
    </message>
    <message>
        <source>Each side adds up its card points and the marriages that it declared.</source>
        <translation>हरेक पक्षले आफ्ना पत्तीका अङ्क र घोषणा गरेका बिहेका अङ्क जोड्छ।</translation>
    </message>
    <message>
        <source>The last trick is worth an extra {points}.</source>
        <translation>अन्तिम हातको थप {points} अङ्क हुन्छ।</translation>
    </message>
    <message>
        <source>The side with the higher total scores 1 game point.</source>
        <translation>जम्मा अङ्क बढी हुने पक्षले १ खेल-अङ्क पाउँछ।</translation>
    </message>
    <message>
        <source>If the other side’s total is under {points}, the winners score 2.</source>
        <translation>अर्को पक्षको जम्मा अङ्क {points} भन्दा कम भए जित्ने पक्षले २ खेल-अङ्क पाउँछ।</translation>
    </message>
    <message>
        <source>If the totals are tied, nobody scores.</source>
        <translation>जम्मा अङ्क बराबर भए खेल-अङ्क कसैले पाउँदैन।</translation>
    </message>
    <message>
        <source>A side without a trick is in the bag for the next hand. In the bag, it may not declare or ask for marriages. If it has the higher total, nobody scores.</source>
        <translation>एउटा पनि हात नलिने पक्ष अर्को बाजीमा थैलीमा बस्छ। थैलीमा हुँदा उसले बिहे घोषणा गर्न वा सोध्न पाउँदैन। उसको जम्मा अङ्क बढी भए खेल-अङ्क कसैले पाउँदैन।</translation>
    </message>
    <message>
        <source>The side is out of the bag as soon as it takes a trick.</source>
        <translation>एउटा हात लिनेबित्तिकै त्यो पक्ष थैलीबाट निस्कन्छ।</translation>
    </message>
    <message>
        <source>If the side takes a trick in that hand, it’s out of the bag for the one after.</source>
        <translation>त्यो बाजीमा हात लिए त्यो पक्ष त्यसपछिको बाजीमा थैलीबाट बाहिर हुन्छ।</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>घरका नियम</translation>
    </message>
    <message>
        <source>You’re playing by the usual rules.</source>
        <translation>सबै नियम चल्तीकै हुन्।</translation>
    </message>
    <message>
        <source>House rule</source>
        <translation>घरको नियम</translation>
    </message>
    <message>
        <source>At this table</source>
        <translation>यो टेबलमा</translation>
    </message>
    <message>
        <source>You may ask for a half only if you hold the other half, and nobody has declared the suit yet.</source>
        <translation>अर्को आधा आफूसँग भए मात्र आधा सोध्न पाइन्छ। त्यो रङको बिहे घोषणा भइसकेको हुनु हुँदैन।</translation>
    </message>
    <message>
        <source>Only the declarer sees the kitty.</source>
        <translation>किट्टी बोल्ने खेलाडीले मात्र देख्छ।</translation>
    </message>
    <message>
        <source>You can’t play alone.</source>
        <translation>एक्लै (सोली) खेल्न पाइँदैन।</translation>
    </message>
    <message>
        <source>You don’t have to beat the best card in a trick.</source>
        <translation>हातको सबैभन्दा ठूलो पत्तीलाई जित्नैपर्छ भन्ने छैन।</translation>
    </message>
    <message>
        <source>If you can’t follow suit, you may play any card.</source>
        <translation>सुरुको रङको पत्ती छैन भने जुन पत्ती पनि खेल्न पाइन्छ।</translation>
    </message>
    <message>
        <source>In the first trick, you don’t have to play the ace of the suit led.</source>
        <translation>पहिलो हातमा सुरुको रङको एक्का खेल्नैपर्छ भन्ने छैन।</translation>
    </message>
    <message>
        <source>What the others took isn’t rounded.</source>
        <translation>अरूले लिएको अङ्क जति हो, त्यति नै गनिन्छ।</translation>
    </message>
    <message>
        <source>If you take no trick, you keep your points.</source>
        <translation>एउटा पनि हात नलिए पनि अङ्क घट्दैन।</translation>
    </message>
    <message>
        <source>You win with the target score or more.</source>
        <translation>लक्ष्य वा त्योभन्दा बढी अङ्क भए पनि जितिन्छ।</translation>
    </message>
    <message>
        <source>After a marriage, you may lead any card.</source>
        <translation>बिहेपछि जुनसुकै पत्तीबाट सुरु गर्न पाइन्छ।</translation>
    </message>
    <message>
        <source>Pairs of identical cards don’t count as first sets.</source>
        <translation>दुईवटा उस्तै पत्तीको जोडी सुरुको सेटका रूपमा गनिँदैन।</translation>
    </message>
    <message numerus="yes">
        <source>{number} house rules</source>
        <comment>1 house rule</comment>
        <translation>
            <numerusform>१ घरको नियम</numerusform>
            <numerusform>{number} घरका नियम</numerusform>
        </translation>
    </message>
    <message>
        <source>All as usual</source>
        <translation>सबै चल्तीजस्तै</translation>
    </message>
    <message>
        <source>Each hand is a series of tricks. The leader puts down a card, and the others follow in turn with one card each.</source>
        <translation>बाजीमा धेरै हात खेलिन्छन्। सुरु गर्नेले एउटा पत्ती खेल्छ, र अरूले पालैपालो एक-एक पत्ती खेल्छन्।</translation>
    </message>
    <message numerus="yes">
        <source>{number} rules differ from the usual ones</source>
        <comment>1 rule differs from the usual ones</comment>
        <translation>
            <numerusform>१ नियम चल्तीभन्दा फरक</numerusform>
            <numerusform>{number} नियम चल्तीभन्दा फरक</numerusform>
        </translation>
    </message>
    <message>
        <source>Tricks</source>
        <translation>हात</translation>
    </message>
    <message>
        <source>The first lead must be an ace, if the leader has one. A leader without an ace must lead a spade, if possible.</source>
        <translation>पहिलो हात सुरु गर्नेसँग एक्का भए सुरुको पत्ती एक्का नै हुनुपर्छ। एक्का नहुनेले, सुरत भए, सुरतबाट सुरु गर्नुपर्छ।</translation>
    </message>
    <message>
        <source>In the first trick, the player with the ace of the suit led must play it.</source>
        <translation>पहिलो हातमा, सुरुको रङको एक्का जोसँग छ, उसले त्यो खेल्नैपर्छ।</translation>
    </message>
    <message>
        <source>Your open cards work like the cards in your hand. You may play them and declare marriages with them, and the same duties apply.</source>
        <translation>आफ्ना खुला पत्ती हातका पत्तीजस्तै हुन्। ती खेल्न र तिनले बिहे घोषणा गर्न पनि मिल्छ, र उही नियम लाग्छन्।</translation>
    </message>
    <message>
        <source>When you play an open card, turn up the card under it at once. You may use the new card from your next turn on.</source>
        <translation>खुला पत्ती खेल्नेबित्तिकै त्यसमुनिको पत्ती पल्टाउनुहोस्। तपाईंको अर्को पालोदेखि त्यो पत्ती पनि चल्छ।</translation>
    </message>
    <message>
        <source>While there is a stock, you may follow with any card. After each trick, the winner draws a card from the stock, then the opponent draws one.</source>
        <translation>बाँकी गड्डी रहुन्जेल जुनसुकै पत्ती खेल्न पाइन्छ। हरेक हातपछि जित्नेले बाँकी गड्डीबाट एउटा पत्ती तान्छ, अनि विपक्षीले अर्को तान्छ।</translation>
    </message>
    <message>
        <source>Trumps beat all other suits, but there are none until somebody declares a marriage.</source>
        <translation>तुरुपले अरू सबै रङलाई जित्छ, तर कसैले बिहे घोषणा नगरुन्जेल तुरुप हुँदैन।</translation>
    </message>
    <message>
        <source>When the stock is gone, play gets strict. From then on, you have these duties:</source>
        <translation>बाँकी गड्डी सकिएपछि खेल कडा हुन्छ। त्यसपछि यी नियम लाग्छन्:</translation>
    </message>
    <message>
        <source>When another player has led to a trick, you have these duties:</source>
        <translation>अरूले सुरु गरेको हातमा पत्ती खेल्दा यी नियम लाग्छन्:</translation>
    </message>
    <message>
        <source>Follow suit if you can, which means playing a card of the suit that was led.</source>
        <translation>सकेसम्म सुरुकै रङ खेल्नुहोस्, अर्थात् हातको पहिलो पत्ती जुन रङको छ, त्यही रङको पत्ती।</translation>
    </message>
    <message>
        <source>If you follow suit, you must beat the best card in the trick if you can, even your partner’s. Once somebody has trumped the trick, any card of the suit led will do.</source>
        <translation>सुरुकै रङ खेल्दा सकेसम्म हातको सबैभन्दा ठूलो पत्तीलाई जित्नैपर्छ, त्यो साथीकै भए पनि। कसैले तुरुप हानिसकेको भए सुरुको रङको जुनसुकै पत्ती खेले हुन्छ।</translation>
    </message>
    <message>
        <source>If you follow suit, you must beat the best card in the trick if you can. Once somebody has trumped the trick, any card of the suit led will do.</source>
        <translation>सुरुकै रङ खेल्दा सकेसम्म हातको सबैभन्दा ठूलो पत्तीलाई जित्नैपर्छ। कसैले तुरुप हानिसकेको भए सुरुको रङको जुनसुकै पत्ती खेले हुन्छ।</translation>
    </message>
    <message>
        <source>If you can’t follow suit, you must play a trump if you have one.</source>
        <translation>सुरुको रङको पत्ती छैन, तर तुरुप छ भने तुरुप हान्नैपर्छ।</translation>
    </message>
    <message>
        <source>If you can’t follow suit, you must play a trump if you have one. It must beat the trumps already in the trick if possible, or else any trump will do.</source>
        <translation>सुरुको रङको पत्ती छैन, तर तुरुप छ भने तुरुप हान्नैपर्छ। त्यो सकेसम्म हानिसकेका तुरुपभन्दा ठूलो हुनुपर्छ, नत्र जुनसुकै तुरुप हाने हुन्छ।</translation>
    </message>
    <message>
        <source>If you have no trump either, you may play any card.</source>
        <translation>तुरुप पनि छैन भने जुनसुकै पत्ती खेल्न पाइन्छ।</translation>
    </message>
    <message>
        <source>There are no trumps, so the highest card of the suit led wins the trick. Its player leads to the next trick.</source>
        <translation>तुरुप हुँदैन, त्यसैले सुरुको रङको सबैभन्दा ठूलो पत्तीले हात जित्छ। त्यो खेल्नेले अर्को हात सुरु गर्छ।</translation>
    </message>
    <message>
        <source>The highest trump wins the trick. If nobody has played a trump, the highest card of the suit led wins. The winner leads to the next trick.</source>
        <translation>सबैभन्दा ठूलो तुरुपले हात जित्छ। कसैले तुरुप नहाने सुरुको रङको सबैभन्दा ठूलो पत्तीले जित्छ। जित्नेले अर्को हात सुरु गर्छ।</translation>
    </message>
    <message>
        <source>The declarer leads to the first trick.</source>
        <translation>पहिलो हात बोल्ने खेलाडीले सुरु गर्छ।</translation>
    </message>
    <message>
        <source>The declarer leads to the first trick. If everybody passed, the player to the dealer’s left leads.</source>
        <translation>पहिलो हात बोल्ने खेलाडीले सुरु गर्छ। सबैले पास गरेको भए बाँड्नेको बायाँको खेलाडीले सुरु गर्छ।</translation>
    </message>
    <message>
        <source>The player who didn’t deal leads to the first trick.</source>
        <translation>पहिलो हात नबाँड्ने खेलाडीले सुरु गर्छ।</translation>
    </message>
    <message>
        <source>The player to the dealer’s left leads to the first trick.</source>
        <translation>पहिलो हात बाँड्नेको बायाँको खेलाडीले सुरु गर्छ।</translation>
    </message>
    <message>
        <source>The first lead must be an ace, if the leader has one.</source>
        <translation>पहिलो हात सुरु गर्नेसँग एक्का भए एक्काबाटै सुरु गर्नुपर्छ।</translation>
    </message>
    <message>
        <source>A king and queen of the same suit are a marriage, as long as neither has been played.</source>
        <translation>एउटै रङका बादशाह र मिस्सीलाई, दुवै खेल्न बाँकी हुन्जेल, “बिहे” भनिन्छ।</translation>
    </message>
    <message>
        <source>Marriages</source>
        <translation>बिहे</translation>
    </message>
    <message>
        <source>Before you lead to a trick, even the first one, you may do these things in any order:</source>
        <translation>हात सुरु गर्नुअघि, पहिलो हातमा पनि, यी काम जुनसुकै क्रममा गर्न पाइन्छ:</translation>
    </message>
    <message>
        <source>If you led to a trick and won it, you may do one of these things before you lead again:</source>
        <translation>आफूले सुरु गरेको हात जितेपछि, अर्को सुरु गर्नुअघि, यीमध्ये एउटा काम गर्न पाइन्छ:</translation>
    </message>
    <message>
        <source>After you win a trick, you may do one of these things before you lead to the next:</source>
        <translation>हात जितेपछि, अर्को सुरु गर्नुअघि, यीमध्ये एउटा काम गर्न पाइन्छ:</translation>
    </message>
    <message>
        <source>After you win a trick, you may declare one of your marriages before you draw. When the stock is gone, nobody can declare any more.</source>
        <translation>हात जितेपछि पत्ती तान्नुअघि आफ्नो एउटा बिहे घोषणा गर्न पाइन्छ। बाँकी गड्डी सकिएपछि कसैले घोषणा गर्न पाउँदैन।</translation>
    </message>
    <message>
        <source>After you win a trick, you may declare one of your marriages before you lead again.</source>
        <translation>हात जितेपछि, अर्को सुरु गर्नुअघि, आफ्नो एउटा बिहे घोषणा गर्न पाइन्छ।</translation>
    </message>
    <message>
        <source>Ask your partner for a whole, without naming a suit. If your partner holds a marriage, it’s declared. With several, your partner picks one.</source>
        <translation>रङ नभनी साथीलाई “पूरा” सोध्ने। साथीसँग बिहे भए त्यो घोषणा हुन्छ। धेरै भए साथीले एउटा रोज्छ।</translation>
    </message>
    <message>
        <source>Declare any marriages that you hold yourself.</source>
        <translation>आफूसँग भएका जति पनि बिहे घोषणा गर्ने।</translation>
    </message>
    <message>
        <source>You may ask once before each lead.</source>
        <translation>हरेक हात सुरु गर्नुअघि एक पटक सोध्न पाइन्छ।</translation>
    </message>
    <message>
        <source>Declare a marriage that you hold yourself.</source>
        <translation>आफूसँग भएको बिहे घोषणा गर्ने।</translation>
    </message>
    <message>
        <source>Ask your partner for a half in any suit, even if you hold neither its king nor its queen. If your partner has one of them, you say whether you have one, too. If you each have one, the marriage is declared.</source>
        <translation>साथीलाई जुनसुकै रङमा “आधा” सोध्ने, आफूसँग त्यसको न बादशाह न मिस्सी भए पनि। साथीसँग एउटा भए आफूसँग पनि छ कि छैन भन्नुहोस्। दुवैसँग एक-एक भए बिहे घोषणा हुन्छ।</translation>
    </message>
    <message>
        <source>Ask your partner for a half. You need the king or queen of a suit yourself, and you name the suit. If your partner has the other card, the marriage is declared.</source>
        <translation>रङ भनेर साथीलाई “आधा” सोध्ने। त्यो रङको बादशाह वा मिस्सी आफूसँग हुनुपर्छ। साथीसँग अर्को पत्ती भए बिहे घोषणा हुन्छ।</translation>
    </message>
    <message>
        <source>Answers must be true, and everybody hears them.</source>
        <translation>जवाफ साँचो हुनुपर्छ, र सबैले सुन्छन्।</translation>
    </message>
    <message>
        <source>If the answer is no, you’ve used your chance, so lead to the next trick.</source>
        <translation>जवाफ “छैन” भए मौका सकियो, त्यसैले अर्को हात सुरु गर्नुहोस्।</translation>
    </message>
    <message>
        <source>Each suit’s marriage can be declared only once in a hand.</source>
        <translation>हरेक रङको बिहे एक बाजीमा एक पटक मात्र घोषणा गर्न पाइन्छ।</translation>
    </message>
    <message>
        <source>If you later ask for a half and find the same marriage, it makes trumps again but scores nothing.</source>
        <translation>पहिले घोषणा भएको बिहे पछि आधा सोध्दा फेरि भेटिए त्यो रङ फेरि तुरुप हुन्छ, तर अङ्क पाइँदैन।</translation>
    </message>
    <message>
        <source>A hand begins without trumps. The first marriage makes its suit trumps for the rest of the hand. Later marriages are called little ones. They score, but don’t change trumps.</source>
        <translation>बाजी तुरुपबिना सुरु हुन्छ। पहिलो बिहेले आफ्नो रङलाई बाजीभर तुरुप बनाउँछ। पछिका बिहेलाई “सानो बिहे” भनिन्छ। तिनले अङ्क दिन्छन्, तर तुरुप बदल्दैनन्।</translation>
    </message>
    <message>
        <source>A hand begins without trumps. Every marriage makes its suit trumps at once, and the old trump suit becomes a side suit again.</source>
        <translation>बाजी तुरुपबिना सुरु हुन्छ। हरेक बिहेले आफ्नो रङलाई तुरुन्तै तुरुप बनाउँछ, र अघिको तुरुप फेरि साधारण रङ हुन्छ।</translation>
    </message>
    <message>
        <source>After you declare a marriage, you must lead its king or queen if you hold either.</source>
        <translation>बिहे घोषणा गरेपछि त्यसको बादशाह वा मिस्सी आफूसँग भए त्यसैबाट सुरु गर्नुपर्छ।</translation>
    </message>
    <message>
        <source>Once your side has declared trumps, you may ask only for halves.</source>
        <translation>आफ्नो पक्षले तुरुप बनाइसकेपछि आधा मात्र सोध्न पाइन्छ।</translation>
    </message>
    <message>
        <source>Your side may ask for a half only if it has asked for a whole in the same hand.</source>
        <translation>तपाईंको पक्षले त्यही बाजीमा पूरा सोधिसकेको भए मात्र आधा सोध्न पाउँछ।</translation>
    </message>
    <message>
        <source>Once your side has asked for anything, it may not declare its own marriages in that hand. Once it has asked for a half, it may not ask for a whole.</source>
        <translation>तपाईंको पक्षले एक पटक केही सोधेपछि त्यो बाजीमा आफ्ना बिहे घोषणा गर्न पाउँदैन। आधा सोधेपछि पूरा सोध्न पाउँदैन।</translation>
    </message>
    <message>
        <source>Once you’ve asked for anything, you may not declare your own marriages in that hand. Once you’ve asked for a half, you may not ask for a whole.</source>
        <translation>एक पटक केही सोधेपछि त्यो बाजीमा आफ्ना बिहे घोषणा गर्न पाइँदैन। आधा सोधेपछि पूरा सोध्न पाइँदैन।</translation>
    </message>
    <message>
        <source>If you ask for a half, this binds your partner as well.</source>
        <translation>तपाईंले आधा सोधे यो नियम साथीलाई पनि लाग्छ।</translation>
    </message>
    <message>
        <source>The first marriage in a hand counts {first}, and each later one {later}.</source>
        <translation>बाजीको पहिलो बिहेको {first} अङ्क र पछिका हरेक बिहेको {later} अङ्क हुन्छ।</translation>
    </message>
    <message>
        <source>Marriage</source>
        <translation>बिहे</translation>
    </message>
    <message>
        <source>Cards and deal</source>
        <translation>पत्ती र बाँड्ने तरिका</translation>
    </message>
    <message>
        <source>In a sequence the ace is high (Q K A) or low (A 2 3). It never joins both ends (K A 2).</source>
        <translation>सिक्वेन्समा एक्का ठूलो (Q K A) वा सानो (A 2 3) हुन्छ। बादशाह र दुईको बीचमा भने एक्का मिल्दैन (K A 2)।</translation>
    </message>
    <message>
        <source>Sets</source>
        <translation>सेट</translation>
    </message>
    <message>
        <source>A turn</source>
        <translation>पालो</translation>
    </message>
    <message>
        <source>You play with three packs of 52 cards, so there are three of every card.</source>
        <translation>५२ पत्तीका तीन गड्डीले खेलिन्छ, त्यसैले हरेक पत्ती तीनवटा हुन्छ।</translation>
    </message>
    <message>
        <source>There are {number} printed jokers, too.</source>
        <translation>{number} छापेका जोकर पनि हुन्छन्।</translation>
    </message>
    <message>
        <source>You each get {number} cards. The next card is turned up and offered to the player after the dealer. That player goes first. The remaining cards form the stock.</source>
        <translation>हरेकले {number} पत्ती पाउँछ। त्यसपछिको पत्ती पल्टाएर बाँड्नेपछिको खेलाडीलाई उठाउने मौका दिइन्छ, र ऊ पहिले खेल्छ। अरू पत्तीको बाँकी गड्डी बन्छ।</translation>
    </message>
    <message>
        <source>A sequence is three cards in a row in one suit.</source>
        <translation>सिक्वेन्स भनेको एउटै रङका लगातार तीन पत्ती।</translation>
    </message>
    <message>
        <source>A trial is three cards of one rank in different suits.</source>
        <translation>ट्रायल भनेको एउटै दर्जाका तर फरक-फरक रङका तीन पत्ती।</translation>
    </message>
    <message>
        <source>A sequence is three or more cards in a row in one suit.</source>
        <translation>सिक्वेन्स भनेको एउटै रङका लगातार तीन वा त्योभन्दा बढी पत्ती।</translation>
    </message>
    <message>
        <source>A trial is three or four cards of one rank, all in different suits.</source>
        <translation>ट्रायल भनेको एउटै दर्जाका तर फरक-फरक रङका तीन वा चार पत्ती।</translation>
    </message>
    <message>
        <source>A tunnela is three identical cards.</source>
        <translation>टनेला भनेको उस्तै तीन पत्ती।</translation>
    </message>
    <message>
        <source>A dublee is two identical cards.</source>
        <translation>डब्ली भनेको उस्तै दुई पत्ती।</translation>
    </message>
    <message>
        <source>On your turn, you draw the top card of the stock or take the card on offer. Then you discard a card, which is on offer to the next player. If that player doesn’t take it, later discards cover it.</source>
        <translation>आफ्नो पालोमा बाँकी गड्डीको माथिल्लो पत्ती तान्नुहोस् वा फालेको माथिल्लो पत्ती उठाउनुहोस्। अनि एउटा पत्ती फाल्नुहोस्। तपाईंपछि खेल्ने खेलाडीले त्यो उठाउन पाउँछ। उसले नउठाए त्यो पछि फालिने पत्तीमुनि पुरिन्छ।</translation>
    </message>
    <message>
        <source>Before you discard, you may show your first sets on the table, face up. You need {sets} sequences or tunnelas without wild cards.</source>
        <translation>पत्ती फाल्नुअघि सुरुका सेट टेबलमा सुल्टो राखेर देखाउन पाइन्छ। त्यसका लागि जोकर पत्तीबिनाका {sets} सिक्वेन्स वा टनेला चाहिन्छ।</translation>
    </message>
    <message>
        <source>You may show {number} dublees instead. After that, you may take the card on offer only to finish with it.</source>
        <translation>त्यसको सट्टा {number} डब्ली देखाउन पाइन्छ। त्यसपछि खेल सकिने भए मात्र फालेको पत्ती उठाउन पाइन्छ।</translation>
    </message>
    <message>
        <source>Before your first draw, you may show any tunnelas that you were dealt. They stay in your hand and score in the settlement.</source>
        <translation>पहिलो पत्ती तान्नुअघि बाँड्दा पाएका टनेला देखाउन पाइन्छ। ती आफैँसँग रहन्छन् र अन्तिम हिसाबमा गनिन्छन्।</translation>
    </message>
    <message>
        <source>When the stock runs out, the deal is called off and nobody scores.</source>
        <translation>बाँकी गड्डी सकिए बाजी रद्द हुन्छ र कसैले अङ्क पाउँदैन।</translation>
    </message>
    <message>
        <source>When somebody first shows sets, a card is drawn at random from the stock as the tiplu. You may look at it once you’ve shown your own first sets. Then you’ve “seen the maal”.</source>
        <translation>कसैले पहिलो पटक सेट देखाउँदा बाँकी गड्डीबाट नहेरी एउटा पत्ती टिप्लुका रूपमा छानिन्छ। आफ्ना सुरुका सेट देखाएपछि त्यो हेर्न पाइन्छ। त्यसपछि तपाईं “माल हेरेको” खेलाडी हुनुहुन्छ।</translation>
    </message>
    <message>
        <source>From then on, all cards of the tiplu’s rank are wild for you. So are the tiplu’s two neighbours in its suit, the poplu above and the jhiplu below. Here an ace is next to both the king and the two.</source>
        <translation>त्यसपछि टिप्लुकै दर्जाका सबै पत्ती तपाईंका लागि जोकर पत्ती हुन्। त्यही रङका दुई छिमेकी पत्ती, माथिको पप्लु र तलको झिप्लु, पनि जोकर हुन्। यहाँ एक्काको एकातिर बादशाह र अर्कोतिर दुई हुन्छ।</translation>
    </message>
    <message>
        <source>Printed jokers are wild, too.</source>
        <translation>छापेका जोकर पनि जोकर पत्तीका रूपमा चल्छन्।</translation>
    </message>
    <message>
        <source>The tiplu</source>
        <translation>टिप्लु</translation>
    </message>
    <message>
        <source>On a later turn, you finish the deal if all your cards but one are in sets. The sets that you’ve shown must be among them, and you discard the last card.</source>
        <translation>पछिको कुनै पालोमा एउटाबाहेक सबै पत्ती सेटमा परे खेल सकिन्छ। पहिले देखाएका सेट पनि तिनैमा हुनुपर्छ, र अन्तिम पत्ती फाल्नुपर्छ।</translation>
    </message>
    <message>
        <source>If you’ve shown dublees, you finish with an eighth dublee instead.</source>
        <translation>डब्ली देखाएको भए त्यसको सट्टा आठौँ डब्लीले खेल सकिन्छ।</translation>
    </message>
    <message>
        <source>The finish</source>
        <translation>खेल सक्ने</translation>
    </message>
    <message>
        <source>Maal means points for certain cards that you hold when the deal ends. Cards that you’ve shown count as well.</source>
        <translation>माल भनेको बाजी सकिँदा आफूसँग भएका केही खास पत्तीको अङ्क हो। देखाएका पत्ती पनि गनिन्छन्।</translation>
    </message>
    <message>
        <source>Identical cards</source>
        <translation>उस्तै पत्ती</translation>
    </message>
    <message>
        <source>One</source>
        <translation>एक</translation>
    </message>
    <message>
        <source>Two</source>
        <translation>दुई</translation>
    </message>
    <message>
        <source>Three</source>
        <translation>तीन</translation>
    </message>
    <message>
        <source>Tiplu</source>
        <translation>टिप्लु</translation>
    </message>
    <message>
        <source>Poplu or jhiplu, each</source>
        <translation>पप्लु र झिप्लु, हरेकको</translation>
    </message>
    <message>
        <source>Printed joker</source>
        <translation>छापेको जोकर</translation>
    </message>
    <message>
        <source>Shown tunnelas</source>
        <translation>देखाइएका टनेला</translation>
    </message>
    <message>
        <source>Shown tunnelas of poplu or jhiplu</source>
        <translation>देखाइएका टनेला, पप्लु वा झिप्लुका</translation>
    </message>
    <message>
        <source>A tiplu, poplu and jhiplu together are a marriage. One marriage scores {one} and two score {two}, instead of what the cards score alone. You get {more} more if a marriage is among your first sets.</source>
        <translation>टिप्लु, पप्लु र झिप्लु सँगै भए म्यारिज हुन्छ। तब यी पत्तीका छुट्टाछुट्टै अङ्कको सट्टा एउटा म्यारिजको {one} र दुईवटाको {two} अङ्क हुन्छ। सुरुका सेटमा म्यारिज परे थप {more} पाइन्छ।</translation>
    </message>
    <message>
        <source>If you’ve shown your first sets, each of the others pays you the points of your maal. So with 8 points of maal, you get 8 from each of them.</source>
        <translation>सुरुका सेट देखाएको भए अरू हरेक खेलाडीले तपाईंलाई मालको अङ्क तिर्छ। माल ८ अङ्कको भए हरेकबाट ८ पाइन्छ।</translation>
    </message>
    <message>
        <source>Each loser also pays {seen} points to the player who finished. Losers who haven’t shown their first sets pay {unseen} instead.</source>
        <translation>त्यसबाहेक हरेक हार्नेले खेल सक्नेलाई {seen} अङ्क तिर्छ। सुरुका सेट नदेखाएका हार्नेले त्यसको सट्टा {unseen} तिर्छन्।</translation>
    </message>
    <message>
        <source>Each loser pays {bonus} more if the winner finished with dublees.</source>
        <translation>जित्नेले डब्लीबाट खेल सकेको भए हरेक हार्नेले थप {bonus} तिर्छ।</translation>
    </message>
    <message>
        <source>If you haven’t shown your first sets, the winner gets your maal. That’s called kidnap.</source>
        <translation>सुरुका सेट नदेखाएको भए तपाईंको माल जित्नेले पाउँछ। यसलाई “किडन्याप” भनिन्छ।</translation>
    </message>
    <message>
        <source>If you haven’t shown your first sets, your maal is lost. That’s called murder.</source>
        <translation>सुरुका सेट नदेखाएको भए तपाईंको माल खेर जान्छ। यसलाई “मर्डर” भनिन्छ।</translation>
    </message>
    <message>
        <source>If several players tie for the most points, nobody wins.</source>
        <translation>सबैभन्दा बढी अङ्क पाउने खेलाडी एकभन्दा बढी भए कसैले जित्दैन।</translation>
    </message>
    <message>
        <source>The deal passes to the next player in turn.</source>
        <translation>बाँड्ने पालो क्रमले अर्को खेलाडीमा सर्छ।</translation>
    </message>
    <message>
        <source>Winning the match</source>
        <translation>म्याचको जित</translation>
    </message>
    <message>
        <source>Maal</source>
        <translation>माल</translation>
    </message>
    <message>
        <source>Alter: the tiplu’s rank in the other suit of the same colour</source>
        <translation>अल्टर: टिप्लुकै दर्जाको अर्को रातो (वा अर्को कालो) पत्ती, जस्तै टिप्लु पानको सात भए इँटाको सात</translation>
    </message>
    <message>
        <source>Shown tunnelas of the tiplu’s rank</source>
        <translation>देखाइएका टनेला, टिप्लुकै दर्जाका</translation>
    </message>
    <message>
        <source>Settlement</source>
        <translation>अन्तिम हिसाब</translation>
    </message>
    <message>
        <source>Two play against each other.</source>
        <translation>दुई जना एकअर्काविरुद्ध खेल्छन्।</translation>
    </message>
    <message>
        <source>Play goes anticlockwise around the table.</source>
        <translation>खेल टेबल वरिपरि घडीको उल्टो दिशामा घुम्छ।</translation>
    </message>
    <message>
        <source>Play goes clockwise around the table.</source>
        <translation>खेल टेबल वरिपरि घडीको दिशामा घुम्छ।</translation>
    </message>
    <message>
        <source>Four play, two against two. Your partner sits opposite you, and you share a score.</source>
        <translation>चार जना खेल्छन्, दुई जनाविरुद्ध दुई जना। साथी तपाईंको सामुन्ने बस्छ, र दुवैको अङ्क एउटै हुन्छ।</translation>
    </message>
    <message>
        <source>This game has {number} players, each playing alone.</source>
        <translation>यो खेल {number} खेलाडीको हो, र सबै एक्लाएक्लै खेल्छन्।</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>खेलाडी</translation>
    </message>
    <message>
        <source>The pack has {number} cards.</source>
        <translation>गड्डीमा {number} पत्ती हुन्छन्।</translation>
    </message>
    <message>
        <source>If tied</source>
        <translation>बराबर भए</translation>
    </message>
    <message>
        <source>The cards in the tricks that you win are worth these card points:</source>
        <translation>जितेका हातमा परेका पत्तीको अङ्क यति हुन्छ:</translation>
    </message>
    <message>
        <source>You each get {number} cards.</source>
        <translation>हरेकले {number} पत्ती पाउँछ।</translation>
    </message>
    <message>
        <source>You hold {held} of them in your hand. Another {row} lie face down in a row in front of you. The last {row} lie face up on top of them.</source>
        <translation>तीमध्ये {held} आफ्नै हातमा रहन्छन्। अर्का {row} तपाईंको अगाडि लहरै घोप्टो राखिन्छन्। अन्तिम {row} तिनमाथि सुल्टो राखिन्छन्।</translation>
    </message>
    <message>
        <source>The other {number} form the stock, a face-down pile to draw from.</source>
        <translation>अरू {number} पत्ती घोप्टो राखिन्छन्। त्यो बाँकी गड्डी हो, जसबाट पत्ती तानिन्छ।</translation>
    </message>
    <message>
        <source>Another {number} cards go into the kitty, for the highest bidder to take.</source>
        <translation>अर्का {number} पत्ती किट्टीमा जान्छन्। ती सबैभन्दा बढी बोल्नेले लिन्छ।</translation>
    </message>
    <message>
        <source>The other {number} are a dead hand. They stay out of play, and nobody ever sees them.</source>
        <translation>बाँकी {number} लाई “मरेका पत्ती” भनिन्छ। ती खेलमा हुँदैनन्, र कसैले कहिल्यै देख्दैन।</translation>
    </message>
    <message>
        <source>The cards in each suit rank like this, from high to low: {ranks}.</source>
        <translation>हरेक रङमा ठूलोदेखि सानोसम्मको क्रम: {ranks}।</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>पत्ती</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>पत्ती</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>बाँड्ने</translation>
    </message>
    <message>
        <source>The deal passes to the left.</source>
        <translation>बाँड्ने पालो बायाँतिर सर्छ।</translation>
    </message>
    <message>
        <source>The lowest bid is {least}, and nobody can bid more than {most}.</source>
        <translation>सबैभन्दा सानो बोली {least} हो, र {most} भन्दा बढी कसैले बोल्न पाउँदैन।</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>मूल्य</translation>
    </message>
    <message>
        <source>All other cards are worth nothing.</source>
        <translation>अरू सबै पत्तीको मूल्य शून्य हुन्छ।</translation>
    </message>
    <message>
        <source>The whole pack is worth {total}.</source>
        <translation>पूरै गड्डीको मूल्य {total} हुन्छ।</translation>
    </message>
    <message>
        <source>The player who leads first in one hand deals the next.</source>
        <translation>एउटा बाजीमा पहिलो हात सुरु गर्नेले अर्को बाजी बाँड्छ।</translation>
    </message>
    <message>
        <source>Ten tips</source>
        <translation>दस सल्लाह</translation>
    </message>
    <message>
        <source>Glossary</source>
        <translation>शब्दावली</translation>
    </message>
    <message>
        <source>Trumps</source>
        <translation>तुरुप</translation>
    </message>
    <message>
        <source>Only the ace beats the ten.</source>
        <translation>दसलाई एक्काले मात्र जित्छ।</translation>
    </message>
    <message>
        <source>The first sets</source>
        <translation>सुरुका सेट</translation>
    </message>
    <message>
        <source>Until the stock is gone</source>
        <translation>बाँकी गड्डी रहुन्जेल</translation>
    </message>
    <message>
        <source>You may play any card, because nobody has to follow suit.</source>
        <translation>जुनसुकै पत्ती खेल्न पाइन्छ, किनकि सुरुकै रङ खेल्नुपर्दैन।</translation>
    </message>
    <message>
        <source>{name} has to beat the best card, and plays the {card}.</source>
        <translation>{name}ले सबैभन्दा ठूलो पत्तीलाई जित्नैपर्छ, त्यसैले {card} खेल्नुहुन्छ।</translation>
    </message>
    <message>
        <source>{name} can’t follow suit, and has to trump with the {card}.</source>
        <translation>{name}सँग सुरुको रङको पत्ती छैन, त्यसैले तुरुप {card} हान्नैपर्छ।</translation>
    </message>
    <message>
        <source>{name} has to overtrump with the {card}.</source>
        <translation>{name}ले अझ ठूलो तुरुप हान्नैपर्छ, त्यसैले {card} हान्नुहुन्छ।</translation>
    </message>
    <message>
        <source>{name} has to play the ace, because this is the first trick.</source>
        <translation>{name}ले एक्का खेल्नैपर्छ, किनकि यो पहिलो हात हो।</translation>
    </message>
    <message>
        <source>{name} can’t follow suit, and may play any card.</source>
        <translation>{name}सँग सुरुको रङको पत्ती छैन, त्यसैले जुन पत्ती खेले पनि हुन्छ।</translation>
    </message>
    <message>
        <source>The {card} is the highest trump, so {name} takes the trick.</source>
        <translation>सबैभन्दा ठूलो तुरुप {card} हो, त्यसैले हात {name}ले लिनुहुन्छ।</translation>
    </message>
    <message>
        <source>The {card} is the highest card of the suit led, so {name} takes the trick.</source>
        <translation>सुरुको रङमा सबैभन्दा ठूलो {card} हो, त्यसैले हात {name}ले लिनुहुन्छ।</translation>
    </message>
    <message>
        <source>{name} shows {sets}.</source>
        <translation>{name}ले देखाउनुहुन्छ: {sets}।</translation>
    </message>
    <message>
        <source>The tiplu is the {card}, so cards of its rank are wild.</source>
        <translation>टिप्लु {card} हो, त्यसैले त्यही दर्जाका पत्ती जोकर हुन्।</translation>
    </message>
    <message>
        <source>a tunnela</source>
        <translation>एउटा टनेला</translation>
    </message>
    <message>
        <source>a dublee</source>
        <translation>एउटा डब्ली</translation>
    </message>
    <message>
        <source>a sequence</source>
        <translation>एउटा सिक्वेन्स</translation>
    </message>
    <message>
        <source>a trial</source>
        <translation>एउटा ट्रायल</translation>
    </message>
    <message>
        <source>{name}: {what}</source>
        <translation>{name}: {what}</translation>
    </message>
    <message>
        <source>You each add up your card points and the marriages that you declared.</source>
        <translation>हरेकले आफ्ना पत्तीका अङ्क र घोषणा गरेका बिहेका अङ्क जोड्छ।</translation>
    </message>
    <message>
        <source>If the declarer’s side takes at least its bid, it scores the bid and no more. If it takes less, it loses the bid. So with a bid of 120 and 115 points, it loses 120. The other side scores what it took.</source>
        <translation>बोल्ने पक्षले बोलीजति वा त्योभन्दा बढी ल्याए बोलीजति मात्र अङ्क पाउँछ। कम ल्याए बोलीजति गुमाउँछ। जस्तै १२० बोलेर ११५ ल्याए १२० गुमाउँछ। अर्को पक्षले आफूले लिएजति अङ्क पाउँछ।</translation>
    </message>
    <message>
        <source>A declarer who takes at least the bid scores the bid and no more. With less, the declarer loses the bid. So with a bid of 120 and 115 points, the declarer loses 120. The others score what they took.</source>
        <translation>बोल्ने खेलाडीले बोलीजति वा त्योभन्दा बढी ल्याए बोलीजति मात्र अङ्क पाउँछ। कम ल्याए बोलीजति गुमाउँछ। जस्तै १२० बोलेर ११५ ल्याए १२० गुमाउँछ। अरूले आफूले लिएजति अङ्क पाउँछन्।</translation>
    </message>
    <message>
        <source>If you take every trick, you get the card points of the whole pack, {points}, wherever the cards are.</source>
        <translation>सबै हात लिए, पत्ती जहाँसुकै भए पनि, पूरै गड्डीको {points} अङ्क पाइन्छ।</translation>
    </message>
    <message>
        <source>What the others took is rounded to the nearest five, so 137 scores 135, and 138 scores 140.</source>
        <translation>अरूले लिएको अङ्क ५ ले भाग जाने सबैभन्दा नजिकको अङ्कमा मिलाइन्छ, त्यसैले १३७ को १३५ र १३८ को १४० हुन्छ।</translation>
    </message>
    <message>
        <source>If one side takes every trick, that’s called läpiajo.</source>
        <translation>एउटै पक्षले सबै हात लिए त्यसलाई “लापिआयो” भनिन्छ।</translation>
    </message>
    <message>
        <source>If one player takes every trick, that’s called läpiajo.</source>
        <translation>एउटै खेलाडीले सबै हात लिए त्यसलाई “लापिआयो” भनिन्छ।</translation>
    </message>
    <message>
        <source>A side that takes no tricks also loses the amount of the bid before the raise.</source>
        <translation>एउटा पनि हात नलिने पक्षले बढाउनुअघिको बोलीजति अङ्क पनि गुमाउँछ।</translation>
    </message>
    <message>
        <source>A player who takes no tricks also loses the amount of the bid before the raise.</source>
        <translation>एउटा पनि हात नलिने खेलाडीले बढाउनुअघिको बोलीजति अङ्क पनि गुमाउँछ।</translation>
    </message>
    <message>
        <source>If the declarer’s side has no trick, it loses twice its raised bid, and nothing more. If the others have no trick, they lose the bid as it was before the raise.</source>
        <translation>बोल्ने पक्षले एउटा पनि हात नलिए बढाएको बोलीको दोब्बर मात्र गुमाउँछ। अर्को पक्षले एउटा पनि हात नलिए बढाउनुअघिको बोलीजति गुमाउँछ।</translation>
    </message>
    <message>
        <source>A declarer without a trick loses twice the raised bid, and nothing more. Another player without a trick loses the bid as it was before the raise.</source>
        <translation>बोल्ने खेलाडीले एउटा पनि हात नलिए बढाएको बोलीको दोब्बर मात्र गुमाउँछ। अरू कुनै खेलाडीले एउटा पनि हात नलिए बढाउनुअघिको बोलीजति गुमाउँछ।</translation>
    </message>
    <message>
        <source>If the declarer’s side has no trick, it loses twice its raised bid, and nothing more. If the others have no trick, they lose twice that bid if it was made, or else nothing.</source>
        <translation>बोल्ने पक्षले एउटा पनि हात नलिए बढाएको बोलीको दोब्बर मात्र गुमाउँछ। अर्को पक्षले एउटा पनि हात नलिए, बोली पुगेको भए त्यसको दोब्बर गुमाउँछ, नत्र केही गुमाउँदैन।</translation>
    </message>
    <message>
        <source>A declarer without a trick loses twice the raised bid, and nothing more. Another player without a trick loses twice that bid if it was made, or else nothing.</source>
        <translation>बोल्ने खेलाडीले एउटा पनि हात नलिए बढाएको बोलीको दोब्बर मात्र गुमाउँछ। अरू कुनै खेलाडीले एउटा पनि हात नलिए, बोली पुगेको भए त्यसको दोब्बर गुमाउँछ, नत्र केही गुमाउँदैन।</translation>
    </message>
    <message>
        <source>But the others don’t lose it if the declarer’s side took every trick and still missed its bid.</source>
        <translation>तर बोल्ने पक्षले सबै हात लिएर पनि बोली पुर्‍याउन नसके, हात नलिएकोमा अर्को पक्षले केही गुमाउँदैन।</translation>
    </message>
    <message>
        <source>But the others don’t lose it if the declarer took every trick and still missed the bid.</source>
        <translation>तर बोल्ने खेलाडीले सबै हात लिएर पनि बोली पुर्‍याउन नसके, हात नलिएकोमा अरूले केही गुमाउँदैनन्।</translation>
    </message>
    <message>
        <source>A match has {deals} hands, and those without a declarer count, too. At the end, the higher score wins. If the scores are tied, nobody wins.</source>
        <translation>म्याच {deals} बाजीको हुन्छ, र बोल्ने खेलाडी नभएका बाजी पनि गनिन्छन्। अन्त्यमा बढी अङ्क हुनेले जित्छ। अङ्क बराबर भए कसैले जित्दैन।</translation>
    </message>
    <message>
        <source>You win the match with {target} points or more.</source>
        <translation>{target} वा त्योभन्दा बढी अङ्क भए म्याच जितिन्छ।</translation>
    </message>
    <message>
        <source>If several reach the target in the same hand, the highest score wins. If there’s a tie, you play on.</source>
        <translation>एउटै बाजीमा एकभन्दा बढी खेलाडी लक्ष्यमा पुगे सबैभन्दा बढी अङ्क हुनेले जित्छ। अङ्क बराबर भए खेल चलिरहन्छ।</translation>
    </message>
    <message>
        <source>If both sides reach the target in the same hand, the declarer’s side wins. Without a declarer, the higher score wins. If the scores are tied, you play on.</source>
        <translation>दुवै पक्ष एउटै बाजीमा लक्ष्यमा पुगे बोल्ने पक्षले जित्छ। बोल्ने खेलाडी नभए बढी अङ्क हुनेले जित्छ। अङ्क बराबर भए खेल चलिरहन्छ।</translation>
    </message>
    <message>
        <source>If several reach the target in the same hand and the declarer is one of them, the declarer wins. Otherwise the highest score wins. If there’s a tie, you play on.</source>
        <translation>एउटै बाजीमा एकभन्दा बढी खेलाडी लक्ष्यमा पुगे र बोल्ने खेलाडी तीमध्ये भए उसैले जित्छ। नत्र सबैभन्दा बढी अङ्क हुनेले जित्छ। अङ्क बराबर भए खेल चलिरहन्छ।</translation>
    </message>
    <message>
        <source>Bidding</source>
        <translation>बोली</translation>
    </message>
    <message>
        <source>You take turns to bid higher, in multiples of {step}, or to pass for the rest of the bidding.</source>
        <translation>सबैले पालैपालो अघिल्लोभन्दा बढी बोल्छन् वा पास गर्छन्। बोली {step} ले भाग जाने अङ्क हुनुपर्छ। पास गरेपछि त्यो बाजीमा फेरि बोल्न पाइँदैन।</translation>
    </message>
    <message>
        <source>When everybody else has passed, the highest bidder is the declarer.</source>
        <comment>with a partner</comment>
        <translation>अरू सबैले पास गरेपछि सबैभन्दा बढी बोल्नेलाई “बोल्ने खेलाडी” भनिन्छ।</translation>
    </message>
    <message>
        <source>When everybody else has passed, the highest bidder is the declarer.</source>
        <comment>alone</comment>
        <translation>अरू सबैले पास गरेपछि सबैभन्दा बढी बोल्नेलाई “बोल्ने खेलाडी” भनिन्छ।</translation>
    </message>
    <message>
        <source>Your bid is the number of points that you promise your side will take.</source>
        <translation>बोली भनेको आफ्नो पक्षले ल्याउँछ भनी तपाईंले वाचा गरेको अङ्क हो।</translation>
    </message>
    <message>
        <source>Your bid is the number of points that you promise to take.</source>
        <translation>बोली भनेको आफूले ल्याउने वाचा गरेको अङ्क हो।</translation>
    </message>
    <message>
        <source>The dealer bids first, and may not pass.</source>
        <translation>बाँड्नेले पहिले बोल्छ, र उसले पास गर्न पाउँदैन।</translation>
    </message>
    <message>
        <source>The player to the dealer’s left bids first, and may not pass.</source>
        <translation>बाँड्नेको बायाँको खेलाडीले पहिले बोल्छ, र उसले पास गर्न पाउँदैन।</translation>
    </message>
    <message>
        <source>The dealer bids or passes first.</source>
        <translation>बाँड्नेले पहिले बोल्छ वा पास गर्छ।</translation>
    </message>
    <message>
        <source>The player to the dealer’s left bids or passes first.</source>
        <translation>बाँड्नेको बायाँको खेलाडीले पहिले बोल्छ वा पास गर्छ।</translation>
    </message>
    <message>
        <source>If everybody passes, the hand is played without a declarer. Each side scores what it takes, and taking no trick costs nothing.</source>
        <translation>सबैले पास गरे बोल्ने खेलाडीबिना बाजी खेलिन्छ। हरेक पक्षले आफूले लिएजति अङ्क पाउँछ, र एउटा पनि हात नलिए पनि केही घट्दैन।</translation>
    </message>
    <message>
        <source>If everybody passes, the hand is played without a declarer. You each score what you take, and taking no trick costs nothing.</source>
        <translation>सबैले पास गरे बोल्ने खेलाडीबिना बाजी खेलिन्छ। हरेकले आफूले लिएजति अङ्क पाउँछ, र एउटा पनि हात नलिए पनि केही घट्दैन।</translation>
    </message>
    <message>
        <source>A side below 0 points has to wait. It may bid only if the others all pass without a bid. If both sides are below 0, everybody bids from the start.</source>
        <translation>० भन्दा कम अङ्क भएको पक्षले पर्खनुपर्छ। अरू सबैले नबोली पास गरे मात्र उसले बोल्न पाउँछ। दुवै पक्ष ० मुनि भए सबैले सुरुदेखि बोल्छन्।</translation>
    </message>
    <message>
        <source>A player below 0 points has to wait, and may bid only if the others all pass without a bid. If everybody is below 0, everybody bids from the start.</source>
        <translation>० भन्दा कम अङ्क भएको खेलाडीले पर्खनुपर्छ, र अरू सबैले नबोली पास गरे मात्र बोल्न पाउँछ। सबैको अङ्क ० मुनि भए सबैले सुरुदेखि बोल्छन्।</translation>
    </message>
    <message>
        <source>At {floor} points or less, you may only pass.</source>
        <translation>{floor} वा त्योभन्दा कम अङ्क हुँदा पास मात्र गर्न पाइन्छ।</translation>
    </message>
    <message>
        <source>At {floor} points or less, you may only pass, or open with exactly {least}.</source>
        <translation>{floor} वा त्योभन्दा कम अङ्क हुँदा पास गर्न, वा ठ्याक्कै {least} बाट सुरु गर्न मात्र पाइन्छ।</translation>
    </message>
    <message>
        <source>If you hold three sixes or more, you may ask for a new deal instead of your first bid. The same dealer deals again.</source>
        <translation>तीन वा त्योभन्दा बढी छक्का भए पहिलो बोलीको सट्टा फेरि बाँड्न लगाउन पाइन्छ। उही खेलाडीले फेरि बाँड्छ।</translation>
    </message>
    <message>
        <source>If you hold three sixes or more, you may ask for a new deal instead of your first bid. You may also do so if you have no card above a jack. The same dealer deals again.</source>
        <translation>तीन वा त्योभन्दा बढी छक्का भए पहिलो बोलीको सट्टा फेरि बाँड्न लगाउन पाइन्छ। गुलामभन्दा ठूलो पत्ती नभए पनि पाइन्छ। उही खेलाडीले फेरि बाँड्छ।</translation>
    </message>
    <message>
        <source>If you and your partner hold all four sixes between you, you may ask for a new deal. You do so instead of bidding or giving cards. The same dealer deals again.</source>
        <translation>तपाईं र साथीसँग मिलाएर चारैवटा छक्का भए, बोल्नु वा पत्ती दिनुको सट्टा फेरि बाँड्न लगाउन पाइन्छ। उही खेलाडीले फेरि बाँड्छ।</translation>
    </message>
    <message>
        <source>If you hold all four sixes, you may ask for a new deal instead of bidding or discarding. The same dealer deals again.</source>
        <translation>चारैवटा छक्का भए, बोल्नु वा पत्ती फाल्नुको सट्टा फेरि बाँड्न लगाउन पाइन्छ। उही खेलाडीले फेरि बाँड्छ।</translation>
    </message>
</context>
<context>
    <name>Scores</name>
    <message numerus="yes">
        <source>{side} · {number} tricks</source>
        <comment>{side} · 1 trick</comment>
        <translation>
            <numerusform>{side} · १ हात</numerusform>
            <numerusform>{side} · {number} हात</numerusform>
        </translation>
    </message>
    <message>
        <source>{tricks} · {points}</source>
        <translation>{tricks} · {points}</translation>
    </message>
    <message>
        <source>{points} so far</source>
        <translation>अहिलेसम्म {points}</translation>
    </message>
    <message>
        <source>{points} collected</source>
        <translation>{points} जम्मा</translation>
    </message>
    <message>
        <source>R</source>
        <translation>रा</translation>
    </message>
    <message>
        <source>N</source>
        <translation>नो</translation>
    </message>
    <message>
        <source>S</source>
        <translation>सो</translation>
    </message>
    <message>
        <source>No trumps yet</source>
        <translation>अहिलेसम्म तुरुप छैन</translation>
    </message>
    <message>
        <source>{suit} are trumps</source>
        <translation>तुरुप: {suit}</translation>
    </message>
    <message>
        <source>Declared by you</source>
        <translation>तपाईंले बनाउनुभएको</translation>
    </message>
    <message>
        <source>Declared by {name}</source>
        <translation>{name}ले बनाउनुभएको</translation>
    </message>
    <message numerus="yes">
        <source>{number} points are carried over</source>
        <comment>1 point is carried over</comment>
        <translation>
            <numerusform>१ अङ्क सरेर आयो</numerusform>
            <numerusform>{number} अङ्क सरेर आयो</numerusform>
        </translation>
    </message>
    <message>
        <source>In the bag: {side}</source>
        <translation>थैलीमा: {side}</translation>
    </message>
    <message>
        <source>No bid yet</source>
        <translation>अहिलेसम्म बोली छैन</translation>
    </message>
    <message>
        <source>Your bid</source>
        <translation>तपाईंको बोली</translation>
    </message>
    <message>
        <source>Bid by {name}</source>
        <translation>{name}को बोली</translation>
    </message>
    <message>
        <source>Bid {bid}</source>
        <translation>बोली {bid}</translation>
    </message>
    <message>
        <source>Contract {bid}</source>
        <translation>कबोल {bid}</translation>
    </message>
    <message>
        <source>Nobody bid</source>
        <translation>कसैले बोलेन</translation>
    </message>
    <message>
        <source>Declarer: you</source>
        <translation>बोल्ने खेलाडी: तपाईं</translation>
    </message>
    <message>
        <source>Declarer: {name}</source>
        <translation>बोल्ने खेलाडी: {name}</translation>
    </message>
    <message>
        <source>{contract} · {player}</source>
        <translation>{contract} · {player}</translation>
    </message>
    <message>
        <source>Placing bids</source>
        <translation>बोलीका पत्ती राखिँदै छन्</translation>
    </message>
    <message>
        <source>Rami</source>
        <translation>रामी</translation>
    </message>
    <message>
        <source>Nolo</source>
        <translation>नोलो</translation>
    </message>
    <message>
        <source>Sooli</source>
        <translation>सोली</translation>
    </message>
    <message>
        <source>Rising: {side}</source>
        <translation>उकालोमा: {side}</translation>
    </message>
    <message>
        <source>Nobody is rising</source>
        <translation>कोही उकालोमा छैन</translation>
    </message>
    <message>
        <source>You play alone</source>
        <translation>तपाईं एक्लै खेल्दै हुनुहुन्छ</translation>
    </message>
    <message>
        <source>{name} plays alone</source>
        <translation>एक्लै खेल्ने: {name}</translation>
    </message>
    <message>
        <source>aces are low</source>
        <translation>एक्का सबैभन्दा सानो</translation>
    </message>
    <message>
        <source>Declarer: you</source>
        <comment>of rami</comment>
        <translation>बोल्ने खेलाडी: तपाईं</translation>
    </message>
    <message>
        <source>Declarer: {name}</source>
        <comment>of rami</comment>
        <translation>बोल्ने खेलाडी: {name}</translation>
    </message>
    <message>
        <source>{player} · {rising}</source>
        <translation>{player} · {rising}</translation>
    </message>
    <message>
        <source>Tiplu: {card}</source>
        <translation>टिप्लु: {card}</translation>
    </message>
    <message>
        <source>You don’t know the tiplu</source>
        <translation>टिप्लु कुन हो, तपाईंलाई थाहा छैन</translation>
    </message>
    <message>
        <source>No tiplu yet</source>
        <translation>अहिलेसम्म टिप्लु छैन</translation>
    </message>
    <message>
        <source>Extra deal {number}</source>
        <translation>थप बाजी {number}</translation>
    </message>
    <message>
        <source>Deal {number} of {deals}</source>
        <translation>बाजी {number}/{deals}</translation>
    </message>
    <message>
        <source>{side} · maal seen</source>
        <translation>{side} · माल हेरेको</translation>
    </message>
</context>
<context>
    <name>Sets</name>
    <message>
        <source>{number} of {wanted} dublees</source>
        <translation>{wanted} मध्ये {number} डब्ली</translation>
    </message>
    <message>
        <source>{number} of {wanted} sets</source>
        <translation>{wanted} मध्ये {number} सेट</translation>
    </message>
    <message>
        <source>Discards</source>
        <translation>फालेका पत्ती</translation>
    </message>
    <message>
        <source>The last card is on offer.</source>
        <translation>अन्तिम पत्ती उठाउन पाइन्छ।</translation>
    </message>
    <message>
        <source>There are no discards.</source>
        <translation>फालेको कुनै पत्ती छैन।</translation>
    </message>
    <message>
        <source>Cards still out</source>
        <translation>अझै बाहिर भएका पत्ती</translation>
    </message>
    <message>
        <source>Still holds (taken or shown):</source>
        <translation>उठाएको वा देखाएको, अझै हातमा:</translation>
    </message>
    <message>
        <source>Discarded:</source>
        <translation>फालेको:</translation>
    </message>
    <message>
        <source>Nothing yet.</source>
        <translation>अहिलेसम्म केही छैन।</translation>
    </message>
    <message>
        <source>{card}: all seen</source>
        <translation>{card}: सबै देखिइसके</translation>
    </message>
    <message numerus="yes">
        <source>{card}: {number} still out</source>
        <comment>{card}: 1 still out</comment>
        <translation>
            <numerusform>{card}: १ अझै देखिएको छैन</numerusform>
            <numerusform>{card}: {number} अझै देखिएका छैनन्</numerusform>
        </translation>
    </message>
    <message>
        <source>Turned up first</source>
        <translation>सुरुमा पल्टाएको</translation>
    </message>
    <message>
        <source>Discarded by {name}</source>
        <translation>{name}ले फाल्नुभएको</translation>
    </message>
    <message>
        <source>Show the raised sets? Choice {number} of {ways}.</source>
        <translation>उठेका सेट देखाउने? तरिका {number}/{ways}।</translation>
    </message>
    <message>
        <source>Show these</source>
        <translation>यी देखाउने</translation>
    </message>
    <message>
        <source>Other sets</source>
        <translation>अरू सेट</translation>
    </message>
    <message>
        <source>Not yet</source>
        <translation>अहिले होइन</translation>
    </message>
    <message>
        <source>You’ve shown {sets}</source>
        <translation>तपाईंले देखाउनुभएका सेट: {sets}</translation>
    </message>
    <message>
        <source>{name} has shown {sets}</source>
        <translation>{name}ले देखाउनुभएका सेट: {sets}</translation>
    </message>
    <message>
        <source>You’ve shown these tunnelas: {sets}</source>
        <translation>तपाईंले देखाउनुभएका टनेला: {sets}</translation>
    </message>
    <message>
        <source>{name} has shown these tunnelas: {sets}</source>
        <translation>{name}ले देखाउनुभएका टनेला: {sets}</translation>
    </message>
    <message>
        <source>{sets}, maal {points}</source>
        <translation>{sets}, माल {points}</translation>
    </message>
    <message>
        <source>Tiplu</source>
        <translation>टिप्लु</translation>
    </message>
    <message>
        <source>Every {rank} is wild, and so are these</source>
        <translation>हरेक {rank} जोकर पत्ती हो, र यी छिमेकी पत्ती पनि</translation>
    </message>
    <message>
        <source>Show three sets first</source>
        <translation>हेर्न पहिले तीन सेट देखाउनुहोस्</translation>
    </message>
    <message>
        <source>Drawn when somebody shows sets</source>
        <translation>कसैले सेट देखाएपछि छानिन्छ</translation>
    </message>
    <message>
        <source>Sequence</source>
        <translation>सिक्वेन्स</translation>
    </message>
    <message>
        <source>Marriage</source>
        <translation>म्यारिज</translation>
    </message>
    <message>
        <source>tunnela</source>
        <translation>टनेला</translation>
    </message>
    <message>
        <source>trial</source>
        <translation>ट्रायल</translation>
    </message>
    <message>
        <source>dublee</source>
        <translation>डब्ली</translation>
    </message>
    <message>
        <source>With wild cards</source>
        <translation>जोकर पत्तीसहित</translation>
    </message>
    <message>
        <source>{wild} used as {card}</source>
        <translation>{wild}: {card}को सट्टा</translation>
    </message>
    <message>
        <source>Needs {card}</source>
        <translation>{card} चाहिन्छ</translation>
    </message>
    <message>
        <source>Needs {cards} or {last}</source>
        <translation>{cards} वा {last} चाहिन्छ</translation>
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
        <translation>पास</translation>
    </message>
    <message>
        <source>I’ll stay</source>
        <translation>म अडिएँ</translation>
    </message>
    <message>
        <source>Rami</source>
        <translation>रामी</translation>
    </message>
    <message>
        <source>Nolo</source>
        <translation>नोलो</translation>
    </message>
    <message>
        <source>Rami!</source>
        <translation>रामी!</translation>
    </message>
    <message>
        <source>Sooli!</source>
        <translation>सोली!</translation>
    </message>
    <message>
        <source>New deal! I have all four sixes.</source>
        <translation>फेरि बाँडौँ! मसँग चारैवटा छक्का छन्।</translation>
    </message>
    <message>
        <source>New deal! We have all four sixes.</source>
        <translation>फेरि बाँडौँ! हामीसँग चारैवटा छक्का छन्।</translation>
    </message>
    <message>
        <source>New deal! I have three sixes.</source>
        <translation>फेरि बाँडौँ! मसँग तीन छक्का छन्।</translation>
    </message>
    <message>
        <source>New deal! I have nothing above a jack.</source>
        <translation>फेरि बाँडौँ! मसँग गुलामभन्दा ठूलो पत्ती छैन।</translation>
    </message>
    <message>
        <source>Do you have a whole?</source>
        <translation>तपाईंसँग पूरा छ?</translation>
    </message>
    <message>
        <source>Do you have a half in {suit}?</source>
        <translation>तपाईंसँग {suit_inessive} आधा छ?</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>छैन।</translation>
    </message>
    <message>
        <source>Yes, {suit}!</source>
        <translation>छ, {suit}!</translation>
    </message>
    <message>
        <source>{suit} are trumps!</source>
        <translation>{suit} तुरुप!</translation>
    </message>
    <message>
        <source>A little one in {suit}!</source>
        <translation>{suit}को सानो बिहे!</translation>
    </message>
    <message numerus="yes">
        <source>Tunnelas!</source>
        <comment>Tunnela!</comment>
        <translation>
            <numerusform>टनेला!</numerusform>
            <numerusform>टनेलाहरू!</numerusform>
        </translation>
    </message>
    <message>
        <source>Finished!</source>
        <translation>मैले खेल सकेँ!</translation>
    </message>
</context>
<context>
    <name>Spoken</name>
    <message>
        <source>The table</source>
        <translation>टेबल</translation>
    </message>
    <message>
        <source>No card has been played yet.</source>
        <translation>अहिलेसम्म कुनै पत्ती खेलिएको छैन।</translation>
    </message>
    <message>
        <source>The last trick: {cards}.</source>
        <translation>अघिल्लो हात: {cards}।</translation>
    </message>
    <message>
        <source>In the trick: {cards}.</source>
        <translation>यो हातमा: {cards}।</translation>
    </message>
    <message>
        <source>{card} ({name})</source>
        <translation>{card} ({name})</translation>
    </message>
    <message>
        <source>Score: {standing}. {title}.</source>
        <translation>अङ्क: {standing}। {title}।</translation>
    </message>
    <message>
        <source>You hold no cards.</source>
        <translation>तपाईंसँग कुनै पत्ती छैन।</translation>
    </message>
    <message>
        <source>You hold: {cards}.</source>
        <translation>तपाईंसँग भएका पत्ती: {cards}।</translation>
    </message>
    <message>
        <source>You can play: {cards}.</source>
        <translation>तपाईंले खेल्न पाउने: {cards}।</translation>
    </message>
    <message>
        <source>Or: {actions}.</source>
        <translation>अथवा: {actions}।</translation>
    </message>
    <message>
        <source>{card}, {place} of {number}</source>
        <translation>{card}, {number} मध्ये {place}</translation>
    </message>
    <message>
        <source>{card}, {place} of {number}, can’t be played</source>
        <translation>{card}, {number} मध्ये {place}, खेल्न पाइँदैन</translation>
    </message>
    <message>
        <source>{card}, wild</source>
        <translation>{card}, जोकर</translation>
    </message>
    <message>
        <source>{card}, played by {name}</source>
        <translation>{card}, {name}ले खेल्नुभएको</translation>
    </message>
    <message>
        <source>The kitty: {cards}</source>
        <translation>किट्टी: {cards}</translation>
    </message>
    <message numerus="yes">
        <source>The kitty, {number} cards</source>
        <comment>The kitty, 1 card</comment>
        <translation>
            <numerusform>किट्टी, १ पत्ती</numerusform>
            <numerusform>किट्टी, {number} पत्ती</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Dead hand, {number} cards</source>
        <comment>Dead hand, 1 card</comment>
        <translation>
            <numerusform>मरेका पत्ती, १ वटा</numerusform>
            <numerusform>मरेका पत्ती, {number} वटा</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Stock, {number} cards</source>
        <comment>Stock, 1 card</comment>
        <translation>
            <numerusform>बाँकी गड्डी, १ पत्ती</numerusform>
            <numerusform>बाँकी गड्डी, {number} पत्ती</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Discards, {number} cards</source>
        <comment>Discards, 1 card</comment>
        <translation>
            <numerusform>फालेका पत्ती, १ वटा</numerusform>
            <numerusform>फालेका पत्ती, {number} वटा</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Start</name>
    <message>
        <source>How many play?</source>
        <translation>कति जना खेल्ने?</translation>
    </message>
    <message numerus="yes">
        <source>{number} games</source>
        <comment>1 game</comment>
        <translation>
            <numerusform>{number} खेल</numerusform>
            <numerusform>{number} खेल</numerusform>
        </translation>
    </message>
    <message>
        <source>{fewest} to {most} players</source>
        <translation>{fewest} देखि {most} खेलाडी</translation>
    </message>
    <message numerus="yes">
        <source>You and {number} opponents</source>
        <comment>You and one opponent</comment>
        <translation>
            <numerusform>तपाईं र {number} विपक्षी</numerusform>
            <numerusform>तपाईं र {number} विपक्षी</numerusform>
        </translation>
    </message>
    <message>
        <source>{play}. {players}</source>
        <translation>{play}। {players}</translation>
    </message>
    <message>
        <source>My play</source>
        <translation>मेरो खेल</translation>
    </message>
    <message>
        <source>Matches, skill, mistakes to practise, puzzles</source>
        <translation>म्याच, सीप, अभ्यास गर्ने गल्ती, पहेली</translation>
    </message>
    <message>
        <source>Your matches, mistakes and puzzles will be here.</source>
        <translation>तपाईंका म्याच, गल्ती र पहेली यहाँ हुनेछन्।</translation>
    </message>
    <message numerus="yes">
        <source>are waiting today</source>
        <comment>is waiting today</comment>
        <translation>
            <numerusform>आज पर्खिरहेको छ</numerusform>
            <numerusform>आज पर्खिरहेका छन्</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Statistics</name>
    <message>
        <source>Statistics</source>
        <translation>तथ्याङ्क</translation>
    </message>
    <message>
        <source>Reset…</source>
        <translation>शून्य गर्ने…</translation>
    </message>
    <message>
        <source>Assisted matches</source>
        <translation>मद्दत लिएका म्याच</translation>
    </message>
    <message>
        <source>All house rules</source>
        <translation>आफ्नै ढङ्गका सबै नियम</translation>
    </message>
    <message>
        <source>All opponents</source>
        <translation>सबै विपक्षी</translation>
    </message>
    <message>
        <source>All partners</source>
        <translation>सबै साथी</translation>
    </message>
    <message>
        <source>Matches where you used a hint or undid something are counted separately.</source>
        <translation>सङ्केत मागेका वा केही फिर्ता लिएका म्याच छुट्टै गनिन्छन्।</translation>
    </message>
    <message>
        <source>Opponents: {level}</source>
        <translation>विपक्षी: {level}</translation>
    </message>
    <message>
        <source>Partner: {level}</source>
        <translation>साथी: {level}</translation>
    </message>
    <message>
        <source>Custom rules</source>
        <translation>आफ्नै नियम</translation>
    </message>
    <message>
        <source>Hands</source>
        <translation>बाजी</translation>
    </message>
    <message>
        <source>Bids</source>
        <translation>बोली</translation>
    </message>
    <message>
        <source>Luck and skill</source>
        <translation>भाग्य र सीप</translation>
    </message>
    <message>
        <source>played</source>
        <translation>खेलेका</translation>
    </message>
    <message>
        <source>won</source>
        <translation>जितेका</translation>
    </message>
    <message>
        <source>share won</source>
        <translation>जितको हिस्सा</translation>
    </message>
    <message>
        <source>made</source>
        <translation>पुगेका</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>नपुगेका</translation>
    </message>
    <message>
        <source>made by you</source>
        <translation>तपाईंका पुगेका</translation>
    </message>
    <message>
        <source>failed by you</source>
        <translation>तपाईंका नपुगेका</translation>
    </message>
    <message>
        <source>asked in vain</source>
        <translation>व्यर्थै सोधेका</translation>
    </message>
    <message>
        <source>trips</source>
        <translation>यात्रा</translation>
    </message>
    <message>
        <source>hands compared</source>
        <translation>तुलना गरिएका बाजी</translation>
    </message>
    <message>
        <source>{number}%</source>
        <translation>{number}%</translation>
    </message>
    <message>
        <source>points per hand</source>
        <translation>प्रति बाजी अङ्क</translation>
    </message>
    <message>
        <source>luck: the expert’s score</source>
        <translation>भाग्य: विज्ञको नतिजा</translation>
    </message>
    <message>
        <source>Points per hand</source>
        <translation>प्रति बाजी अङ्क</translation>
    </message>
    <message>
        <source>Share of hands won</source>
        <translation>जितेका बाजीको हिस्सा</translation>
    </message>
    <message>
        <source>hands, in the order played</source>
        <translation>बाजी, एकपछि अर्को</translation>
    </message>
    <message>
        <source>points</source>
        <translation>अङ्क</translation>
    </message>
    <message>
        <source>points gained</source>
        <translation>पाएका अङ्क</translation>
    </message>
    <message>
        <source>hands</source>
        <translation>बाजी</translation>
    </message>
    <message>
        <source>% won</source>
        <translation>% जित</translation>
    </message>
    <message>
        <source>You {points}</source>
        <translation>तपाईं {points}</translation>
    </message>
    <message>
        <source>Expert {points}</source>
        <translation>विज्ञ {points}</translation>
    </message>
    <message>
        <source>average {number}</source>
        <translation>औसत {number}</translation>
    </message>
    <message>
        <source>now {share}</source>
        <translation>अहिले {share}</translation>
    </message>
    <message>
        <source>overall {share}</source>
        <translation>समग्रमा {share}</translation>
    </message>
    <message>
        <source>{hands}, {days} · now {now}, highest {highest}, lowest {lowest}</source>
        <translation>{hands}, {days} · अहिले {now}, सबैभन्दा माथि {highest}, सबैभन्दा तल {lowest}</translation>
    </message>
    <message>
        <source>{summary} · the expert would have {points} with your cards</source>
        <translation>{summary} · तपाईंका पत्ती पाएको भए विज्ञको {points} हुन्थ्यो</translation>
    </message>
    <message>
        <source>Average {mean} · most often {commonest}, in {share} of all hands</source>
        <translation>औसत {mean} · सबैभन्दा धेरै पटक {commonest}, सबै बाजीको {share} मा</translation>
    </message>
    <message>
        <source>current winning streak</source>
        <translation>अहिले लगातार जित</translation>
    </message>
    <message>
        <source>longest winning streak</source>
        <translation>सबैभन्दा धेरै लगातार जित</translation>
    </message>
    <message>
        <source>declared</source>
        <translation>घोषणा गरेका</translation>
    </message>
    <message>
        <source>opponents’ points per hand</source>
        <translation>प्रति बाजी विपक्षीका अङ्क</translation>
    </message>
    <message>
        <source>skill: your score minus the expert’s</source>
        <translation>सीप: तपाईंको नतिजाबाट विज्ञको नतिजा घटाएर</translation>
    </message>
    <message>
        <source>Points ahead or behind</source>
        <translation>कति अङ्कले अगाडि वा पछाडि</translation>
    </message>
    <message>
        <source>Last {window} hands · now {now}, best {best}, worst {worst}, overall {whole}</source>
        <translation>पछिल्ला {window} बाजी · अहिले {now}, सबैभन्दा राम्रो {best}, सबैभन्दा खराब {worst}, समग्रमा {whole}</translation>
    </message>
    <message>
        <source>Nothing is being counted because this computer can’t save anything right now.</source>
        <translation>केही गनिँदै छैन, किनकि अहिले यो कम्प्युटरमा केही सुरक्षित गर्न मिल्दैन।</translation>
    </message>
    <message>
        <source>Finish a hand, and your first numbers will appear here.</source>
        <translation>एक बाजी अन्त्यसम्म खेल्नुहोस्, अनि तपाईंका पहिला तथ्याङ्क यहीँ देखिन्छन्।</translation>
    </message>
    <message>
        <source>You had help in these matches, such as a hint or an undo.</source>
        <translation>यी म्याचमा तपाईंले सङ्केत वा फिर्ता जस्ता मद्दत लिनुभयो।</translation>
    </message>
    <message>
        <source>Reset the statistics for all games? A backup is made first, and your matches are kept.</source>
        <translation>सबै खेलको तथ्याङ्क शून्य गर्ने? पहिले जगेडा प्रति बन्छ, र तपाईंका म्याच रहिरहन्छन्।</translation>
    </message>
    <message>
        <source>Reset the statistics for {game}? A backup is made first, and your matches are kept.</source>
        <translation>{game}को तथ्याङ्क शून्य गर्ने? पहिले जगेडा प्रति बन्छ, र तपाईंका म्याच रहिरहन्छन्।</translation>
    </message>
    <message>
        <source>Yes, reset</source>
        <translation>हो, शून्य गर्ने</translation>
    </message>
    <message>
        <source>Statistics reset. The backup is kept.</source>
        <translation>तथ्याङ्क शून्य भयो। जगेडा प्रति राखिएको छ।</translation>
    </message>
    <message>
        <source>Nothing was reset because the backup couldn’t be saved.</source>
        <translation>जगेडा प्रति राख्न नसकिएकाले केही शून्य गरिएन।</translation>
    </message>
</context>
<context>
    <name>Store</name>
    <message numerus="yes">
        <source>Save the records…</source>
        <comment>Save the record…</comment>
        <translation>
            <numerusform>रेकर्ड सुरक्षित गर्ने…</numerusform>
            <numerusform>रेकर्डहरू सुरक्षित गर्ने…</numerusform>
        </translation>
    </message>
    <message>
        <source>Close without saving</source>
        <translation>सुरक्षित नगरी बन्द गर्ने</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>रद्द गर्ने</translation>
    </message>
    <message>
        <source>Opening your matches…</source>
        <translation>तपाईंका म्याच खुल्दै छन्…</translation>
    </message>
    <message>
        <source>Your match file is damaged. Saving everything that can still be read…</source>
        <translation>तपाईंका म्याचको फाइल बिग्रिएको छ। पढ्न सकिने सबै कुरा प्रोग्रामले जोगाउँदै छ…</translation>
    </message>
    <message>
        <source>Nothing can be saved right now, so there are no backups.</source>
        <translation>अहिले केही सुरक्षित गर्न मिल्दैन, त्यसैले जगेडा प्रति छैन।</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>म्याचहरू</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>जारी राख्ने</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>फर्केर हेर्ने</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>पछाडि</translation>
    </message>
    <message>
        <source>Search names, dates and deal numbers</source>
        <translation>नाम, मिति र बाँडाइको नम्बर खोज्ने</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>सबै खेल</translation>
    </message>
    <message>
        <source>All matches</source>
        <translation>सबै म्याच</translation>
    </message>
    <message>
        <source>In progress</source>
        <translation>चल्दै</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>सकिएका</translation>
    </message>
    <message>
        <source>No matches yet.</source>
        <translation>अझै कुनै म्याच छैन।</translation>
    </message>
    <message>
        <source>No matches found. Try another filter or search.</source>
        <translation>कुनै म्याच भेटिएन। अर्कै छनोट वा खोजी गरेर हेर्नुहोस्।</translation>
    </message>
    <message numerus="yes">
        <source>{number} matches</source>
        <comment>{number} match</comment>
        <translation>
            <numerusform>{number} म्याच</numerusform>
            <numerusform>{number} म्याच</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} hands</source>
        <comment>{number} hand</comment>
        <translation>
            <numerusform>{number} बाजी</numerusform>
            <numerusform>{number} बाजी</numerusform>
        </translation>
    </message>
    <message>
        <source>with {names}</source>
        <translation>{names}सँग</translation>
    </message>
    <message>
        <source>won</source>
        <translation>जित</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>हार</translation>
    </message>
    <message>
        <source>assisted</source>
        <translation>मद्दत लिएको</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>मेटाउने</translation>
    </message>
    <message>
        <source>Delete the {game} match of {when} for good?</source>
        <translation>{when} को {game} म्याच सधैँका लागि मेटाउने?</translation>
    </message>
    <message>
        <source>Yes, delete</source>
        <translation>हो, मेटाउने</translation>
    </message>
    <message>
        <source>No</source>
        <translation>होइन</translation>
    </message>
    <message>
        <source>Save record…</source>
        <translation>रेकर्ड सुरक्षित गर्ने…</translation>
    </message>
    <message>
        <source>Match records (*.marja)</source>
        <translation>म्याचका रेकर्ड (*.marja)</translation>
    </message>
    <message>
        <source>Can’t save {file}.</source>
        <translation>{file} सुरक्षित गर्न सकिएन।</translation>
    </message>
    <message>
        <source>This match can no longer be opened.</source>
        <translation>यो म्याच अब खोल्न सकिँदैन।</translation>
    </message>
    <message>
        <source>Can’t read {file}.</source>
        <translation>{file} पढ्न सकिएन।</translation>
    </message>
    <message>
        <source>{file} isn’t an ordinary file. Choose a saved record instead.</source>
        <translation>{file} साधारण फाइल होइन। बरु सुरक्षित गरिएको रेकर्ड छान्नुहोस्।</translation>
    </message>
    <message>
        <source>Deal number copied: {number}</source>
        <translation>बाँडाइको नम्बर कपी भयो: {number}</translation>
    </message>
    <message>
        <source>This deal was settled before anyone saw a card. Its fingerprint is {fingerprint}</source>
        <translation>यो बाँडाइ कसैले पत्ती देख्नुअघि नै तोकिएको थियो। यसको औँठाछाप: {fingerprint}</translation>
    </message>
    <message numerus="yes">
        <source>The system ended the program before {number} matches were saved. Marjapussi has kept their records.</source>
        <comment>The system ended the program before your match was saved. Marjapussi has kept its record.</comment>
        <translation>
            <numerusform>तपाईंको म्याच सुरक्षित हुनुअघि नै सिस्टमले प्रोग्राम बन्द गर्‍यो। मार्यापुस्सीले यसको रेकर्ड राखेको छ।</numerusform>
            <numerusform>{number} म्याच सुरक्षित हुनुअघि नै सिस्टमले प्रोग्राम बन्द गर्‍यो। मार्यापुस्सीले तिनका रेकर्ड राखेको छ।</numerusform>
        </translation>
    </message>
    <message>
        <source>Something went wrong. Your match isn’t fully saved yet.</source>
        <translation>केही गडबड भयो। तपाईंको म्याच अझै पूरा सुरक्षित भएको छैन।</translation>
    </message>
    <message>
        <source>Something went wrong. Your match is safe.</source>
        <translation>केही गडबड भयो। तपाईंको म्याच सुरक्षित छ।</translation>
    </message>
    <message>
        <source>Your match file was damaged. Marjapussi set the file aside and saved everything that could still be read.</source>
        <translation>तपाईंका म्याचको फाइल बिग्रिएको थियो। मार्यापुस्सीले त्यो छुट्टै राख्यो र पढ्न सकेजति जोगायो।</translation>
    </message>
    <message>
        <source>The disk is full, so nothing is being saved. Keep playing. Your match will be saved as soon as there’s space.</source>
        <translation>डिस्क भरिएकाले अहिले केही सुरक्षित भइरहेको छैन। खेल्दै जानुहोस्। ठाउँ हुनेबित्तिकै तपाईंको म्याच सुरक्षित हुन्छ।</translation>
    </message>
    <message>
        <source>The program can’t write to its folder, so nothing is being saved. Keep playing. Your match will be saved as soon as the program can write again.</source>
        <translation>प्रोग्रामले आफ्नो फोल्डरमा लेख्न नसकेकाले अहिले केही सुरक्षित भइरहेको छैन। खेल्दै जानुहोस्। लेख्न मिल्नेबित्तिकै तपाईंको म्याच सुरक्षित हुन्छ।</translation>
    </message>
    <message>
        <source>Another program is using your match file, so nothing is being saved. Keep playing. Your match will be saved as soon as the file is free.</source>
        <translation>तपाईंका म्याचको फाइल अर्को प्रोग्रामले चलाइरहेकाले अहिले केही सुरक्षित भइरहेको छैन। खेल्दै जानुहोस्। फाइल खाली हुनेबित्तिकै तपाईंको म्याच सुरक्षित हुन्छ।</translation>
    </message>
    <message>
        <source>Your match file was deleted or moved, and there’s no place for a new one. Keep playing. Everything will be saved as soon as there’s a place for it.</source>
        <translation>तपाईंका म्याचको फाइल मेटियो वा सारियो, र नयाँ फाइल राख्ने ठाउँ छैन। खेल्दै जानुहोस्। ठाउँ पाउनेबित्तिकै सबै सुरक्षित हुन्छ।</translation>
    </message>
    <message>
        <source>Your match file was deleted or moved. The program has written a new one with all your matches.</source>
        <translation>तपाईंका म्याचको फाइल मेटियो वा सारियो। प्रोग्रामले तपाईंका सबै म्याच भएको नयाँ फाइल लेखेको छ।</translation>
    </message>
    <message>
        <source>The program can’t use its backup folder, so it can’t make backups.</source>
        <translation>जगेडा प्रतिको फोल्डर चलाउन नमिलेकाले प्रोग्रामले जगेडा प्रति बनाउन सक्दैन।</translation>
    </message>
    <message>
        <source>Your match file is damaged, so nothing is being saved. Close the program and start it again to repair the file.</source>
        <translation>तपाईंका म्याचको फाइल बिग्रिएकाले केही सुरक्षित भइरहेको छैन। फाइल मर्मत गर्न प्रोग्राम बन्द गरेर फेरि खोल्नुहोस्।</translation>
    </message>
    <message>
        <source>A newer version of the program wrote your match file, so this version leaves it alone. Nothing you play now is saved.</source>
        <translation>तपाईंका म्याचको फाइल प्रोग्रामको नयाँ संस्करणले लेखेकाले यो संस्करणले त्यसलाई छुँदैन। अहिले खेलेको केही पनि सुरक्षित हुँदैन।</translation>
    </message>
    <message>
        <source>The disk with your matches doesn’t answer, so nothing is being saved. Keep playing. Everything will be saved, and all your matches will be back, as soon as it answers again.</source>
        <translation>तपाईंका म्याच भएको डिस्कले जवाफ दिएन, त्यसैले अहिले केही सुरक्षित भइरहेको छैन। खेल्दै जानुहोस्। डिस्कले फेरि जवाफ दिनेबित्तिकै सबै सुरक्षित हुन्छ र तपाईंका सबै म्याच फर्किन्छन्।</translation>
    </message>
    <message>
        <source>The program can’t use your match file, so nothing you play now is being saved.</source>
        <translation>प्रोग्रामले तपाईंका म्याचको फाइल चलाउन नसकेकाले अहिले खेलेको केही पनि सुरक्षित भइरहेको छैन।</translation>
    </message>
    <message>
        <source>These changes aren’t saved yet, and you’d lose them: {what}.</source>
        <translation>यी परिवर्तन अझै सुरक्षित भएका छैनन् र हराउनेछन्: {what}।</translation>
    </message>
    <message>
        <source>On this computer, the strong players, hints and reviews aren’t as good as they could be. Part of the program is missing, so the computer gets only half a second for each decision. Install {tools}, then install Marjapussi again.</source>
        <translation>यो कम्प्युटरमा बलिया खेलाडी, सङ्केत र जाँच हुनुपर्ने जति राम्रा छैनन्। प्रोग्रामको एउटा भाग छैन, त्यसैले हरेक निर्णयका लागि कम्प्युटरले आधा सेकेन्ड मात्र पाउँछ। {tools} इन्स्टल गर्नुहोस्, अनि मार्यापुस्सी फेरि इन्स्टल गर्नुहोस्।</translation>
    </message>
    <message>
        <source>{file} isn’t a valid match record. Line {line} is wrong.</source>
        <translation>{file} म्याचको सही रेकर्ड होइन। हरफ {line} मा गल्ती छ।</translation>
    </message>
    <message>
        <source>This deal is genuine. Its number {number} gives the promised fingerprint, {fingerprint}</source>
        <translation>यो बाँडाइ सक्कली हो। नम्बर {number} बाट पहिले वाचा गरिएकै औँठाछाप निस्कियो: {fingerprint}</translation>
    </message>
    <message>
        <source>This deal came from a file and has no matching number, so it can’t be checked.</source>
        <translation>यो बाँडाइ फाइलबाट आएको हो र कुनै नम्बरसँग मिल्दैन, त्यसैले जाँच्न सकिँदैन।</translation>
    </message>
    <message>
        <source>Something went wrong. Your match is safe, and there’s a report in {file}</source>
        <translation>केही गडबड भयो। तपाईंको म्याच सुरक्षित छ, र रिपोर्ट यहाँ छ: {file}</translation>
    </message>
    <message>
        <source>Marjapussi is already open in another window. What you play here is lost when you close this window.</source>
        <translation>मार्यापुस्सी अर्को झ्यालमा पनि खुला छ। यहाँ खेलेको कुरा यो झ्याल बन्द गर्दा हराउँछ।</translation>
    </message>
    <message>
        <source>The built-in voice doesn’t work, so nothing is read aloud.</source>
        <translation>कम्प्युटरको आवाजले काम गर्दैन, त्यसैले केही पढेर सुनाइँदैन।</translation>
    </message>
    <message numerus="yes">
        <source>{number} matches can’t be saved right now. Do you want to save their records as files somewhere else?</source>
        <comment>Your match can’t be saved right now. Do you want to save its record as a file somewhere else?</comment>
        <translation>
            <numerusform>तपाईंको म्याच अहिले सुरक्षित गर्न मिल्दैन। यसको रेकर्ड अर्को ठाउँमा फाइलका रूपमा सुरक्षित गर्ने?</numerusform>
            <numerusform>{number} म्याच अहिले सुरक्षित गर्न मिल्दैन। तिनका रेकर्ड अर्को ठाउँमा फाइलका रूपमा सुरक्षित गर्ने?</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Suggestions</name>
    <message>
        <source>Give {cards}.</source>
        <translation>{cards} दिनुहोस्।</translation>
    </message>
    <message>
        <source>Discard the {card}.</source>
        <translation>{card} फाल्नुहोस्।</translation>
    </message>
    <message>
        <source>Discard {cards}.</source>
        <translation>{cards} फाल्नुहोस्।</translation>
    </message>
    <message>
        <source>Bid rami with the {card}.</source>
        <translation>{card} राखेर रामी बोल्नुहोस्।</translation>
    </message>
    <message>
        <source>Bid nolo with the {card}.</source>
        <translation>{card} राखेर नोलो बोल्नुहोस्।</translation>
    </message>
    <message>
        <source>Take the {card}.</source>
        <translation>{card} उठाउनुहोस्।</translation>
    </message>
    <message>
        <source>Draw from the stock.</source>
        <translation>बाँकी गड्डीबाट तान्नुहोस्।</translation>
    </message>
    <message>
        <source>Finish, and discard the {card}.</source>
        <translation>{card} फालेर खेल सक्नुहोस्।</translation>
    </message>
    <message>
        <source>Show {sets}.</source>
        <translation>देखाउनुहोस्: {sets}।</translation>
    </message>
    <message>
        <source>Declare {suit}.</source>
        <translation>{suit}को बिहे घोषणा गर्नुहोस्।</translation>
    </message>
    <message>
        <source>Ask for a half in {suit}.</source>
        <translation>{suit_inessive} आधा सोध्नुहोस्।</translation>
    </message>
    <message>
        <source>Bid {amount}.</source>
        <translation>{amount} बोल्नुहोस्।</translation>
    </message>
    <message>
        <source>Raise to {amount}.</source>
        <translation>{amount} सम्म बढाउनुहोस्।</translation>
    </message>
    <message>
        <source>Stay at {amount}.</source>
        <translation>{amount} मा अडिनुहोस्।</translation>
    </message>
    <message>
        <source>Pass.</source>
        <translation>पास गर्नुहोस्।</translation>
    </message>
    <message>
        <source>Ask for a whole.</source>
        <translation>पूरा सोध्नुहोस्।</translation>
    </message>
    <message>
        <source>Play sooli.</source>
        <translation>सोली खेल्नुहोस्।</translation>
    </message>
    <message>
        <source>Lead the {card}.</source>
        <translation>{card}बाट सुरु गर्नुहोस्।</translation>
    </message>
    <message>
        <source>Play the {card}.</source>
        <translation>{card} खेल्नुहोस्।</translation>
    </message>
    <message>
        <source>Trump with the {card}.</source>
        <translation>{card}ले तुरुप हान्नुहोस्।</translation>
    </message>
    <message>
        <source>Take the trick with the {card}.</source>
        <translation>{card}ले हात लिनुहोस्।</translation>
    </message>
    <message>
        <source>with the {card}</source>
        <translation>{card} खेल्दा</translation>
    </message>
    <message>
        <source>if you bid {amount}</source>
        <translation>{amount} बोल्दा</translation>
    </message>
    <message>
        <source>if you raise to {amount}</source>
        <translation>{amount} सम्म बढाउँदा</translation>
    </message>
    <message>
        <source>if you give {cards}</source>
        <translation>{cards} दिँदा</translation>
    </message>
    <message>
        <source>if you discard the {card}</source>
        <translation>{card} फाल्दा</translation>
    </message>
    <message>
        <source>if you discard {cards}</source>
        <translation>{cards} फाल्दा</translation>
    </message>
    <message>
        <source>if you declare {suit}</source>
        <translation>{suit}को बिहे घोषणा गर्दा</translation>
    </message>
    <message>
        <source>if you ask for a half in {suit}</source>
        <translation>{suit_inessive} आधा सोध्दा</translation>
    </message>
    <message>
        <source>if you answer {suit}</source>
        <translation>{suit} भनी जवाफ दिँदा</translation>
    </message>
    <message>
        <source>if you say rami</source>
        <translation>रामी बोल्दा</translation>
    </message>
    <message>
        <source>if you say nolo</source>
        <translation>नोलो बोल्दा</translation>
    </message>
    <message>
        <source>if you bid rami</source>
        <translation>रामी बोल्दा</translation>
    </message>
    <message>
        <source>if you bid nolo</source>
        <translation>नोलो बोल्दा</translation>
    </message>
    <message>
        <source>if you take the offered card</source>
        <translation>फालेको पत्ती उठाउँदा</translation>
    </message>
    <message>
        <source>if you draw from the stock</source>
        <translation>बाँकी गड्डीबाट तान्दा</translation>
    </message>
    <message>
        <source>if you ask for a whole</source>
        <translation>पूरा सोध्दा</translation>
    </message>
    <message>
        <source>if you pass</source>
        <translation>पास गर्दा</translation>
    </message>
    <message>
        <source>if you ask for a new deal</source>
        <translation>फेरि बाँड्न लगाउँदा</translation>
    </message>
    <message>
        <source>if you don’t raise</source>
        <translation>बोली नबढाउँदा</translation>
    </message>
    <message>
        <source>if you play sooli</source>
        <translation>सोली खेल्दा</translation>
    </message>
    <message>
        <source>if you show your sets</source>
        <translation>सेट देखाउँदा</translation>
    </message>
    <message>
        <source>if you finish</source>
        <translation>खेल सक्दा</translation>
    </message>
    <message>
        <source>if you show tunnelas</source>
        <translation>टनेला देखाउँदा</translation>
    </message>
</context>
<context>
    <name>Suits</name>
    <message>
        <source>spades</source>
        <comment>genitive</comment>
        <translation>सुरत</translation>
    </message>
    <message>
        <source>hearts</source>
        <comment>genitive</comment>
        <translation>पान</translation>
    </message>
    <message>
        <source>diamonds</source>
        <comment>genitive</comment>
        <translation>इँटा</translation>
    </message>
    <message>
        <source>clubs</source>
        <comment>genitive</comment>
        <translation>चिडी</translation>
    </message>
    <message>
        <source>spades</source>
        <comment>partitive</comment>
        <translation>सुरत</translation>
    </message>
    <message>
        <source>hearts</source>
        <comment>partitive</comment>
        <translation>पान</translation>
    </message>
    <message>
        <source>diamonds</source>
        <comment>partitive</comment>
        <translation>इँटा</translation>
    </message>
    <message>
        <source>clubs</source>
        <comment>partitive</comment>
        <translation>चिडी</translation>
    </message>
    <message>
        <source>spades</source>
        <comment>inessive</comment>
        <translation>सुरतमा</translation>
    </message>
    <message>
        <source>hearts</source>
        <comment>inessive</comment>
        <translation>पानमा</translation>
    </message>
    <message>
        <source>diamonds</source>
        <comment>inessive</comment>
        <translation>इँटामा</translation>
    </message>
    <message>
        <source>clubs</source>
        <comment>inessive</comment>
        <translation>चिडीमा</translation>
    </message>
    <message>
        <source>spades</source>
        <comment>nominative</comment>
        <translation>सुरत</translation>
    </message>
    <message>
        <source>hearts</source>
        <comment>nominative</comment>
        <translation>पान</translation>
    </message>
    <message>
        <source>diamonds</source>
        <comment>nominative</comment>
        <translation>इँटा</translation>
    </message>
    <message>
        <source>clubs</source>
        <comment>nominative</comment>
        <translation>चिडी</translation>
    </message>
</context>
<context>
    <name>Table</name>
    <message>
        <source>Hint</source>
        <translation>सङ्केत</translation>
    </message>
    <message>
        <source>Tricks</source>
        <translation>हातहरू</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>नियम</translation>
    </message>
    <message>
        <source>{name}: all {number} tricks</source>
        <translation>{name}: सबै {number} हात</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>मेनु</translation>
    </message>
    <message>
        <source>Less</source>
        <translation>कम</translation>
    </message>
    <message>
        <source>More</source>
        <translation>थप</translation>
    </message>
    <message numerus="yes">
        <source>{number} points</source>
        <comment>{number} point</comment>
        <translation>
            <numerusform>{number} अङ्क</numerusform>
            <numerusform>{number} अङ्क</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Choose {number} cards</source>
        <comment>Choose {number} card</comment>
        <translation>
            <numerusform>{number} पत्ती छान्नुहोस्</numerusform>
            <numerusform>{number} पत्ती छान्नुहोस्</numerusform>
        </translation>
    </message>
    <message>
        <source>Ask for a half</source>
        <translation>आधा सोध्ने</translation>
    </message>
    <message numerus="yes">
        <source>{number} tricks</source>
        <comment>{number} trick</comment>
        <translation>
            <numerusform>{number} हात</numerusform>
            <numerusform>{number} हात</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} left</source>
        <comment>1 left</comment>
        <translation>
            <numerusform>१ बाँकी</numerusform>
            <numerusform>{number} बाँकी</numerusform>
        </translation>
    </message>
    <message>
        <source>passed</source>
        <comment>on a plate</comment>
        <translation>पास</translation>
    </message>
    <message>
        <source>sits out</source>
        <comment>on a plate</comment>
        <translation>विश्राम</translation>
    </message>
    <message>
        <source>Next hand</source>
        <translation>अर्को बाजी</translation>
    </message>
    <message>
        <source>New match</source>
        <translation>नयाँ म्याच</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>बन्द गर्ने</translation>
    </message>
    <message>
        <source>The rest of this hand isn’t decided yet.</source>
        <translation>यो बाजीको बाँकी भागको फैसला अझै भएको छैन।</translation>
    </message>
    <message>
        <source>Next ({number})</source>
        <translation>अर्को ({number})</translation>
    </message>
    <message>
        <source>The rest is yours – play it out</source>
        <translation>बाँकी सबै तपाईंको – खेलेर सक्ने</translation>
    </message>
    <message>
        <source>Thinking…</source>
        <translation>सोच्दै छ…</translation>
    </message>
    <message>
        <source>What both cards are worth</source>
        <translation>दुवै पत्तीको मूल्य</translation>
    </message>
    <message>
        <source>What each is worth</source>
        <translation>पत्तीहरूको मूल्य</translation>
    </message>
    <message>
        <source>What each choice is worth</source>
        <translation>हरेक विकल्पको मूल्य</translation>
    </message>
    <message numerus="yes">
        <source>{number} deals</source>
        <comment>1 deal</comment>
        <translation>
            <numerusform>१ बाँडाइ</numerusform>
            <numerusform>{number} बाँडाइ</numerusform>
        </translation>
    </message>
    <message>
        <source>wins match</source>
        <translation>म्याचको जित</translation>
    </message>
    <message>
        <source>Sure? It costs {cost} points.</source>
        <translation>पक्का? {cost} अङ्क घट्छ।</translation>
    </message>
    <message>
        <source>Sure? It costs {cost} of the match.</source>
        <translation>पक्का? म्याचको {cost} गुम्छ।</translation>
    </message>
    <message>
        <source>{points} points</source>
        <comment>the worth of an action</comment>
        <translation>{points} अङ्क</translation>
    </message>
    <message numerus="yes">
        <source>{name}: {number} points</source>
        <comment>{name}: 1 point</comment>
        <translation>
            <numerusform>{name}: १ अङ्क</numerusform>
            <numerusform>{name}: {number} अङ्क</numerusform>
        </translation>
    </message>
    <message>
        <source>points</source>
        <comment>of a column</comment>
        <translation>अङ्क</translation>
    </message>
    <message>
        <source>Think again</source>
        <translation>फेरि सोच्ने</translation>
    </message>
    <message>
        <source>Do it anyway</source>
        <translation>जे होस्, यही गर्ने</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>किन?</translation>
    </message>
    <message>
        <source>The last trick</source>
        <translation>अघिल्लो हात</translation>
    </message>
    <message>
        <source>All tricks in the hand</source>
        <translation>बाजीका सबै हात</translation>
    </message>
    <message>
        <source>No trick has been taken yet.</source>
        <translation>अहिलेसम्म कसैले हात लिएको छैन।</translation>
    </message>
    <message>
        <source>Cards still out</source>
        <translation>अझै बाहिर भएका पत्ती</translation>
    </message>
    <message>
        <source>{name} holds {cards}.</source>
        <translation>{name}को हातमा: {cards}।</translation>
    </message>
    <message>
        <source>Hand {number}</source>
        <translation>बाजी {number}</translation>
    </message>
    <message>
        <source>Won by {name}</source>
        <translation>हात जित्ने: {name}</translation>
    </message>
    <message>
        <source>Hand log</source>
        <translation>बाजीको विवरण</translation>
    </message>
    <message>
        <source>Arrange</source>
        <translation>मिलाउने</translation>
    </message>
    <message>
        <source>This hand again</source>
        <translation>यही बाजी फेरि</translation>
    </message>
    <message>
        <source>{name} is void in {suits}.</source>
        <translation>{name}सँग नभएको रङ: {suits}।</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>फिर्ता लिने</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>फेरि गर्ने</translation>
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
        <translation>पहिलो पाठ</translation>
    </message>
    <message>
        <source>Second lesson</source>
        <translation>दोस्रो पाठ</translation>
    </message>
    <message>
        <source>Third lesson</source>
        <translation>तेस्रो पाठ</translation>
    </message>
    <message>
        <source>Fourth lesson</source>
        <translation>चौथो पाठ</translation>
    </message>
    <message>
        <source>Fifth lesson</source>
        <translation>पाँचौँ पाठ</translation>
    </message>
    <message>
        <source>Sixth lesson</source>
        <translation>छैटौँ पाठ</translation>
    </message>
    <message>
        <source>Lesson {number}</source>
        <translation>पाठ {number}</translation>
    </message>
    <message>
        <source>Step {number} of {all}</source>
        <translation>चरण {number}/{all}</translation>
    </message>
    <message>
        <source>{teacher}: {sentence}</source>
        <translation>{teacher}: {sentence}</translation>
    </message>
    <message numerus="yes">
        <source>Now watch. I’ll play your next {number} cards for you.</source>
        <comment>Now watch. I’ll play your next card for you.</comment>
        <translation>
            <numerusform>अब हेर्नुहोस्। तपाईंको अर्को पत्ती म खेलिदिन्छु।</numerusform>
            <numerusform>अब हेर्नुहोस्। तपाईंका अर्का {number} पत्ती म खेलिदिन्छु।</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Now watch. I’ll make your next {number} moves for you.</source>
        <comment>Now watch. I’ll make your next move for you.</comment>
        <translation>
            <numerusform>अब हेर्नुहोस्। तपाईंको अर्को चाल म चलिदिन्छु।</numerusform>
            <numerusform>अब हेर्नुहोस्। तपाईंका अर्का {number} चाल म चलिदिन्छु।</numerusform>
        </translation>
    </message>
    <message>
        <source>Back</source>
        <translation>पछाडि</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>अर्को</translation>
    </message>
    <message>
        <source>Leave lesson</source>
        <translation>पाठ छोड्ने</translation>
    </message>
    <message>
        <source>Next lesson</source>
        <translation>अर्को पाठ</translation>
    </message>
    <message>
        <source>Now play a hand</source>
        <translation>अब एक बाजी खेल्ने</translation>
    </message>
    <message>
        <source>{done} of {all} steps done</source>
        <translation>{all} मध्ये {done} चरण पूरा</translation>
    </message>
    <message>
        <source>New here?</source>
        <translation>यहाँ नयाँ हुनुहुन्छ?</translation>
    </message>
    <message>
        <source>Learn {game} by playing your first tricks with {teacher}.</source>
        <translation>{teacher}सँग पहिला हातहरू खेलेर {game} सिक्नुहोस्।</translation>
    </message>
    <message>
        <source>It takes four minutes, and {teacher} explains every card.</source>
        <translation>चार मिनेट लाग्छ, र {teacher} हरेक पत्ती बुझाउँछन्।</translation>
    </message>
    <message>
        <source>Learn by playing</source>
        <translation>खेलेरै सिक्नुहोस्</translation>
    </message>
    <message>
        <source>Learn by playing with {teacher}</source>
        <translation>{teacher}सँग खेलेरै सिक्नुहोस्</translation>
    </message>
    <message>
        <source>{game}: {which}</source>
        <translation>{game}: {which}</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>अघि बढ्ने</translation>
    </message>
    <message>
        <source>high</source>
        <translation>ठूलो</translation>
    </message>
    <message>
        <source>From high to low: {ranks}</source>
        <translation>ठूलोदेखि सानो: {ranks}</translation>
    </message>
    <message>
        <source>low</source>
        <translation>सानो</translation>
    </message>
    <message>
        <source>That comes in a moment. Press Next first.</source>
        <translation>त्यो एकैछिनमा आउँछ। पहिले “अर्को” थिच्नुहोस्।</translation>
    </message>
    <message>
        <source>{game}: lessons</source>
        <translation>{game}: पाठहरू</translation>
    </message>
    <message>
        <source>{teacher} teaches you at the table. A lesson takes a few minutes.</source>
        <translation>{teacher}ले टेबलमै सिकाउनुहुन्छ। एउटा पाठलाई केही मिनेट लाग्छ।</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>खेल</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>सकियो</translation>
    </message>
    <message>
        <source>Your first hand</source>
        <translation>तपाईंको पहिलो बाजी</translation>
    </message>
    <message>
        <source>Play a whole hand your own way. {teacher} comments at first, then says less and less.</source>
        <translation>एउटा पूरै बाजी आफ्नै तरिकाले खेल्नुहोस्। {teacher}ले सुरुमा बताउनुहुन्छ, अनि कम-कम गर्दै जानुहुन्छ।</translation>
    </message>
    <message>
        <source>Repeat</source>
        <translation>दोहोर्‍याउनुहोस्</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>सुरु गर्नुहोस्</translation>
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
        <translation>नेपाली</translation>
    </message>
    <message>
        <source>{text}.</source>
        <translation>{text}।</translation>
    </message>
</context>
<context>
    <name>Why</name>
    <message>
        <source>Why this?</source>
        <translation>यही किन?</translation>
    </message>
    <message>
        <source>Click a card to ask why.</source>
        <translation>किन भनेर सोध्न पत्तीमा थिच्नुहोस्।</translation>
    </message>
    <message>
        <source>What I knew</source>
        <translation>मलाई थाहा थियो</translation>
    </message>
    <message>
        <source>yours</source>
        <comment>cards of the listener</comment>
        <translation>तपाईंको</translation>
    </message>
    <message>
        <source>mine</source>
        <comment>cards of the speaker</comment>
        <translation>मेरो</translation>
    </message>
    <message>
        <source>still out</source>
        <comment>cards that nobody had played</comment>
        <translation>अझै बाहिर</translation>
    </message>
    <message>
        <source>What could I have read from it?</source>
        <translation>यसबाट के बुझ्न सकिन्थ्यो?</translation>
    </message>
    <message>
        <source>I had no {suit}, so I trumped as low as I could.</source>
        <translation>मसँग {suit} थिएन, त्यसैले सबैभन्दा सानो तुरुप हानेँ।</translation>
    </message>
    <message>
        <source>You hadn’t wanted one before.</source>
        <translation>तपाईंले पहिले त्यस्तै पत्ती चाहनुभएको थिएन।</translation>
    </message>
    <message>
        <source>{name} hadn’t wanted one before.</source>
        <translation>{name}ले पहिले त्यस्तै पत्ती चाहनुभएको थिएन।</translation>
    </message>
    <message>
        <source>My sets were complete without it.</source>
        <translation>त्यो बिना नै मेरा सेट पूरा थिए।</translation>
    </message>
    <message numerus="yes">
        <source>Even without it, I was only {number} cards short of my sets.</source>
        <comment>Even without it, I was only one card short of my sets.</comment>
        <translation>
            <numerusform>त्यो बिना पनि मेरा सेट पूरा हुन एउटा पत्ती मात्र चाहिन्थ्यो।</numerusform>
            <numerusform>त्यो बिना पनि मेरा सेट पूरा हुन {number} पत्ती मात्र चाहिन्थ्यो।</numerusform>
        </translation>
    </message>
    <message>
        <source>You had no {suit}, so you could trump.</source>
        <translation>तपाईंसँग {suit} थिएन, त्यसैले तुरुप हान्न सक्नुहुन्थ्यो।</translation>
    </message>
    <message>
        <source>{name} had no {suit}, so a trump could win.</source>
        <translation>{name}सँग {suit} थिएन, त्यसैले तुरुपले जित्न सक्थ्यो।</translation>
    </message>
    <message>
        <source>I knew you held the {card}.</source>
        <translation>तपाईंसँग {card} छ भन्ने मलाई थाहा थियो।</translation>
    </message>
    <message>
        <source>I knew {name} held the {card}.</source>
        <translation>{name}सँग {card} छ भन्ने मलाई थाहा थियो।</translation>
    </message>
    <message>
        <source>You’d led {suit} before, so I led it back.</source>
        <translation>तपाईंले अघि {suit}बाट सुरु गर्नुभएको थियो, त्यसैले मैले पनि त्यही रङ खेलेँ।</translation>
    </message>
    <message>
        <source>{name} had led {suit} before, so I led it back.</source>
        <translation>{name}ले अघि {suit}बाट सुरु गर्नुभएको थियो, त्यसैले मैले पनि त्यही रङ खेलेँ।</translation>
    </message>
    <message>
        <source>I hoped you’d win the trick, so I added points.</source>
        <translation>हात तपाईंले जित्नुहुन्छ भन्ने आशाले मैले अङ्क थपेँ।</translation>
    </message>
    <message>
        <source>I hoped {name} would win the trick, so I added points.</source>
        <translation>हात {name}ले जित्नुहुन्छ भन्ने आशाले मैले अङ्क थपेँ।</translation>
    </message>
    <message>
        <source>I wanted you to take the trick, so I led a card you might beat.</source>
        <translation>हात तपाईंले लिनुहोस् भन्ने चाहेर मैले तपाईंले जित्न सक्ने पत्ती खेलेँ।</translation>
    </message>
    <message>
        <source>I wanted {name} to take the trick, so I led a card that could be beaten.</source>
        <translation>हात {name}ले लिनुहोस् भन्ने चाहेर मैले जित्न सकिने पत्ती खेलेँ।</translation>
    </message>
    <message>
        <source>I wanted you to take the trick, so I stayed low.</source>
        <translation>हात तपाईंले लिनुहोस् भनेर मैले सानो खेलेँ।</translation>
    </message>
    <message>
        <source>I wanted {name} to take the trick, so I stayed low.</source>
        <translation>हात {name}ले लिनुहोस् भनेर मैले सानो खेलेँ।</translation>
    </message>
    <message>
        <source>I had to play it.</source>
        <translation>मैले त्यही खेल्नैपर्थ्यो।</translation>
    </message>
    <message>
        <source>I had no strong reason for it.</source>
        <translation>खास कारण थिएन।</translation>
    </message>
    <message>
        <source>I’ll tell you when the hand is over.</source>
        <translation>यो खेल सकिएपछि भन्नेछु।</translation>
    </message>
    <message>
        <source>It made a set with my cards.</source>
        <translation>मेरा पत्तीसँग मिलेर सेट बन्यो।</translation>
    </message>
    <message>
        <source>It made a pair with one of my cards.</source>
        <translation>मेरो एउटा पत्तीसँग मिलेर डब्ली बन्यो।</translation>
    </message>
    <message>
        <source>It brought me closer to my sets.</source>
        <translation>यसले मलाई सेटको नजिक पुर्‍यायो।</translation>
    </message>
    <message>
        <source>It went with none of my other cards.</source>
        <translation>यो मेरो अरू कुनै पत्तीसँग मिल्दैनथ्यो।</translation>
    </message>
    <message>
        <source>Of all my cards, it went worst with the others.</source>
        <translation>मेरा पत्तीमध्ये अरूसँग सबैभन्दा कम मिल्ने यही थियो।</translation>
    </message>
    <message>
        <source>I needed one more pair, and I hardly expected another card like this.</source>
        <translation>मलाई अझै एउटा डब्ली चाहिएको थियो, र यस्तै अर्को पत्ती आउने आशा कमै थियो।</translation>
    </message>
    <message>
        <source>I wanted to keep the lead, because I had a marriage in mind.</source>
        <translation>बिहे सोचेको थिएँ, त्यसैले पालो आफैँसँग राख्न चाहेँ।</translation>
    </message>
    <message>
        <source>Nobody could beat it.</source>
        <translation>त्यसलाई कसैले जित्न सक्दैनथ्यो।</translation>
    </message>
    <message>
        <source>I wanted to draw the trumps that were still out.</source>
        <translation>बाहिर भएका तुरुप झिकाउन चाहेँ।</translation>
    </message>
    <message>
        <source>It was my only card in {suit}, so I could trump the suit later.</source>
        <translation>मसँग {suit}को एउटै पत्ती थियो, त्यसैले पछि त्यो रङमा तुरुप हान्न सक्थेँ।</translation>
    </message>
    <message>
        <source>Only the {card} could beat it in its suit, and I wanted that card out.</source>
        <translation>त्यो रङमा {card} मात्र ठूलो थियो, र म त्यो निस्कियोस् भन्ने चाहन्थेँ।</translation>
    </message>
    <message>
        <source>I led from my longest suit.</source>
        <translation>मैले आफ्नो सबैभन्दा लामो रङबाट सुरु गरेँ।</translation>
    </message>
    <message>
        <source>I had nothing better to lead, so I risked as little as I could.</source>
        <translation>सुरु गर्न अरू राम्रो थिएन, त्यसैले सकेसम्म थोरै जोखिम लिएँ।</translation>
    </message>
    <message>
        <source>I hoped it would win or draw out higher cards.</source>
        <translation>त्यसले जित्छ वा ठूला पत्ती झिकाउँछ भन्ने आशा थियो।</translation>
    </message>
    <message>
        <source>I had two of them, and a sequence takes only one.</source>
        <translation>मसँग त्यस्ता दुई थिए, र सिक्वेन्समा एउटा मात्र अट्छ।</translation>
    </message>
    <message>
        <source>I could just as well have played {cards}.</source>
        <translation>मैले {cards} खेलेको भए पनि उस्तै हुन्थ्यो।</translation>
    </message>
    <message>
        <source>It went only with the {card}, and without it I was no further from my sets.</source>
        <translation>त्यो {card}सँग मात्र मिल्थ्यो, र त्यो नहुँदा मेरा सेट झन् टाढा भएनन्।</translation>
    </message>
    <message>
        <source>Only a trump could beat it.</source>
        <translation>त्यसलाई तुरुपले मात्र जित्न सक्थ्यो।</translation>
    </message>
    <message>
        <source>I led a lower card and kept the {card} for later.</source>
        <translation>सानो पत्ती खेलेर {card} पछिका लागि राखेँ।</translation>
    </message>
    <message>
        <source>I didn’t want the trick, so I led a card that others could beat.</source>
        <translation>मलाई हात चाहिएको थिएन, त्यसैले अरूले जित्न सक्ने पत्ती खेलेँ।</translation>
    </message>
    <message>
        <source>I didn’t want the trick, but this card had to go sometime.</source>
        <translation>मलाई हात चाहिएको थिएन, तर यो पत्ती कहिलेकाहीँ त जानैपर्थ्यो।</translation>
    </message>
    <message>
        <source>The {card} was winning for our side, so I added points.</source>
        <translation>{card}ले हाम्रै पक्षलाई जिताउँदै थियो, त्यसैले मैले अङ्क थपेँ।</translation>
    </message>
    <message>
        <source>The {card} was winning for our side, so I left the trick alone.</source>
        <translation>{card}ले हाम्रै पक्षलाई जिताउँदै थियो, त्यसैले मैले हात छोडिदिएँ।</translation>
    </message>
    <message>
        <source>The {card} was winning for our side, so I didn’t have to win the trick.</source>
        <translation>{card}ले हाम्रै पक्षलाई जिताउँदै थियो, त्यसैले मैले त्यो हात जित्नु परेन।</translation>
    </message>
    <message>
        <source>I beat the {card}.</source>
        <translation>मैले {card}लाई जितेँ।</translation>
    </message>
    <message>
        <source>The {card} was ours, but I wanted to win the trick myself.</source>
        <translation>{card} हाम्रै थियो, तर हात म आफैँ जित्न चाहन्थेँ।</translation>
    </message>
    <message>
        <source>I had to beat the {card}.</source>
        <translation>मैले {card}लाई जित्नैपर्थ्यो।</translation>
    </message>
    <message>
        <source>All my {suit} were higher than the {card}.</source>
        <translation>मेरा सबै {suit} {card}भन्दा ठूला थिए।</translation>
    </message>
    <message>
        <source>I had no {suit}, so I trumped.</source>
        <translation>मसँग {suit} थिएन, त्यसैले तुरुप हानेँ।</translation>
    </message>
    <message>
        <source>I played last and could win the trick.</source>
        <translation>म अन्तिममा खेल्दै थिएँ र हात जित्न सक्थेँ।</translation>
    </message>
    <message>
        <source>I took the trick, because nobody after me could beat my card.</source>
        <translation>मपछि कसैले मेरो पत्ती जित्न सक्दैनथ्यो, त्यसैले हात लिएँ।</translation>
    </message>
    <message>
        <source>I beat the {card} and hoped nobody would go higher.</source>
        <translation>{card}लाई जितेँ र कसैले त्योभन्दा ठूलो नहानोस् भन्ने आशा गरेँ।</translation>
    </message>
    <message>
        <source>I let the {card} win and kept a better card.</source>
        <translation>{card}लाई जित्न दिएँ र एउटा राम्रो पत्ती जोगाएँ।</translation>
    </message>
    <message>
        <source>I couldn’t beat the {card}, so I gave away as little as I could.</source>
        <translation>{card}लाई जित्न सकिनँ, त्यसैले सकेसम्म थोरै दिएँ।</translation>
    </message>
    <message>
        <source>I couldn’t beat the {card}.</source>
        <translation>मैले {card}लाई जित्न सकिनँ।</translation>
    </message>
    <message>
        <source>I had no {suit}, so I gave away as little as I could.</source>
        <translation>मसँग {suit} थिएन, त्यसैले सकेसम्म थोरै दिएँ।</translation>
    </message>
    <message>
        <source>I had no {suit}, so I played another suit.</source>
        <translation>मसँग {suit} थिएन, त्यसैले अर्को रङ खेलेँ।</translation>
    </message>
    <message>
        <source>I didn’t want the trick, so I stayed below the {card}.</source>
        <translation>मलाई हात चाहिएको थिएन, त्यसैले {card}भन्दा सानो खेलेँ।</translation>
    </message>
    <message>
        <source>I had no {suit}, so I got rid of a risky card.</source>
        <translation>मसँग {suit} थिएन, त्यसैले जोखिमको पत्ती फालेँ।</translation>
    </message>
    <message>
        <source>I couldn’t stay below the {card}, so I got rid of a high card.</source>
        <translation>{card}भन्दा सानो खेल्न सकिनँ, त्यसैले ठूलो पत्ती फालेँ।</translation>
    </message>
    <message>
        <source>I took this trick to get rid of a high card.</source>
        <translation>ठूलो पत्ती फाल्न मैले यो हात लिएँ।</translation>
    </message>
    <message>
        <source>I hoped somebody would go higher.</source>
        <translation>कसैले त्योभन्दा ठूलो हान्छ भन्ने आशा गरेँ।</translation>
    </message>
    <message>
        <source>The {card} was winning for our side, so I left the trick alone and played {card_phrase}.</source>
        <translation>{card}ले हाम्रै पक्षलाई जिताउँदै थियो, त्यसैले मैले हात छोडेर {card_phrase} खेलेँ।</translation>
    </message>
    <message>
        <source>The {card} was winning for our side, so I could spare {card_phrase}.</source>
        <translation>{card}ले हाम्रै पक्षलाई जिताउँदै थियो, त्यसैले {card_phrase} दिए पुग्थ्यो।</translation>
    </message>
    <message>
        <source>I had no {suit}, so I threw {card_phrase}.</source>
        <translation>मसँग {suit} थिएन, त्यसैले {card_phrase} फालेँ।</translation>
    </message>
    <message>
        <source>my only card in {suit}</source>
        <translation>{suit}को एउटै पत्ती</translation>
    </message>
    <message>
        <source>my lowest card in {suit}</source>
        <translation>{suit}को सबैभन्दा सानो पत्ती</translation>
    </message>
    <message>
        <source>my highest card in {suit}</source>
        <translation>{suit}को सबैभन्दा ठूलो पत्ती</translation>
    </message>
    <message>
        <source>my second-lowest card in {suit}</source>
        <translation>{suit}को दोस्रो सानो पत्ती</translation>
    </message>
    <message>
        <source>my second-highest card in {suit}</source>
        <translation>{suit}को दोस्रो ठूलो पत्ती</translation>
    </message>
    <message>
        <source>It was my only card in {suit}.</source>
        <translation>मसँग {suit}को त्यही एउटा पत्ती थियो।</translation>
    </message>
    <message>
        <source>It was my lowest card in {suit}.</source>
        <translation>त्यो मेरो {suit}को सबैभन्दा सानो पत्ती थियो।</translation>
    </message>
    <message>
        <source>It was my highest card in {suit}.</source>
        <translation>त्यो मेरो {suit}को सबैभन्दा ठूलो पत्ती थियो।</translation>
    </message>
    <message>
        <source>It was the lowest card in {suit} that would do.</source>
        <translation>त्यो {suit}को काम लाग्ने सबैभन्दा सानो पत्ती थियो।</translation>
    </message>
    <message>
        <source>It was the highest card in {suit} that would do.</source>
        <translation>त्यो {suit}को काम लाग्ने सबैभन्दा ठूलो पत्ती थियो।</translation>
    </message>
    <message>
        <source>It was my second-lowest card in {suit}.</source>
        <translation>त्यो मेरो {suit}को दोस्रो सानो पत्ती थियो।</translation>
    </message>
    <message>
        <source>It was my second-highest card in {suit}.</source>
        <translation>त्यो मेरो {suit}को दोस्रो ठूलो पत्ती थियो।</translation>
    </message>
    <message>
        <source>Nobody after me could beat the {card}.</source>
        <translation>मपछि कसैले {card}लाई जित्न सक्दैनथ्यो।</translation>
    </message>
    <message>
        <source>I had no strong reason to choose the {card}.</source>
        <translation>{card} नै छान्ने खास कारण थिएन।</translation>
    </message>
    <message>
        <source>I settled for the {card}.</source>
        <translation>मैले {card}मै चित्त बुझाएँ।</translation>
    </message>
    <message>
        <source>I kept my king and queen of {suit} together.</source>
        <translation>मैले {suit}को बादशाह र मिस्सी सँगै राखेँ।</translation>
    </message>
    <message>
        <source>I saved my ace of {suit} for a trick it could win.</source>
        <translation>{suit}को एक्का त्यसले जित्न सक्ने हातका लागि जोगाएँ।</translation>
    </message>
    <message>
        <source>I kept my ten of {suit} safe from the ace.</source>
        <translation>{suit}को दस एक्काबाट जोगाएँ।</translation>
    </message>
    <message>
        <source>I saved a sure winner for the last trick.</source>
        <translation>अन्तिम हातका लागि पक्का जित्ने पत्ती जोगाएँ।</translation>
    </message>
    <message>
        <source>I kept the {card} for a trick it could win.</source>
        <translation>{card} त्यसले जित्न सक्ने हातका लागि जोगाएँ।</translation>
    </message>
    <message>
        <source>I had no {suit} left, so I could trump them later.</source>
        <translation>मसँग {suit} बाँकी रहेन, त्यसैले पछि त्यो रङमा तुरुप हान्न सक्थेँ।</translation>
    </message>
    <message>
        <source>I had no {suit} left, so I could trump them once there were trumps.</source>
        <translation>मसँग {suit} बाँकी रहेन, त्यसैले तुरुप बनेपछि त्यो रङमा तुरुप हान्न सक्थेँ।</translation>
    </message>
    <message>
        <source>I had no {suit} left, so I could throw any card on them.</source>
        <translation>मसँग {suit} बाँकी रहेन, त्यसैले त्यो रङमा जुनसुकै पत्ती फाल्न सक्थेँ।</translation>
    </message>
    <message>
        <source>{name} can’t have {cards}.</source>
        <translation>{name}सँग {cards} हुन सक्दैन।</translation>
    </message>
    <message>
        <source>{name} must have {cards}.</source>
        <translation>{name}सँग {cards} हुनैपर्छ।</translation>
    </message>
    <message>
        <source>Nothing for certain.</source>
        <translation>पक्का केही होइन।</translation>
    </message>
    <message>
        <source>That was right.</source>
        <translation>त्यो ठीक थियो।</translation>
    </message>
    <message>
        <source>Better: {action}. Your choice cost you {cost} points.</source>
        <translation>अझ राम्रो: {action}। तपाईंको छनोटले {cost} अङ्क घट्यो।</translation>
    </message>
    <message>
        <source>Better: {action}. Your choice cost you {cost} of the match.</source>
        <translation>अझ राम्रो: {action}। तपाईंको छनोटले जित्ने सम्भावना {cost} घट्यो।</translation>
    </message>
    <message>
        <source>You had no choice.</source>
        <translation>तपाईंसँग अरू उपाय थिएन।</translation>
    </message>
</context>
<context>
    <name>Window</name>
    <message>
        <source>{game}: the rules at this table</source>
        <translation>{game}: यो टेबलका नियम</translation>
    </message>
    <message>
        <source>New: lessons to play, puzzles, and practice based on your own mistakes.</source>
        <translation>नयाँ: खेल्दै सिक्ने पाठ, पहेली, र आफ्नै गल्तीमा आधारित अभ्यास।</translation>
    </message>
    <message>
        <source>Hints now say why, and your skill is measured separately from luck.</source>
        <translation>अब सङ्केतले कारण पनि भन्छ, र तपाईंको सीप भाग्यबाट छुट्याएर नापिन्छ।</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>सङ्केत</translation>
    </message>
    <message>
        <source>Points hand by hand</source>
        <translation>सबै बाजीका अङ्क</translation>
    </message>
    <message>
        <source>Play out the rest</source>
        <translation>बाजी अन्त्यसम्म खेल्ने</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>फिर्ता लिने</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>फेरि गर्ने</translation>
    </message>
    <message>
        <source>Let the computer play for me…</source>
        <translation>कम्प्युटरलाई मेरो ठाउँमा खेल्न दिने…</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>फर्केर हेर्ने</translation>
    </message>
    <message>
        <source>Copy deal number</source>
        <translation>बाँडाइको नम्बर कपी गर्ने</translation>
    </message>
    <message>
        <source>Check this deal</source>
        <translation>यो बाँडाइ जाँच्ने</translation>
    </message>
    <message>
        <source>Read the trick seat by seat</source>
        <translation>यो हातमा कसले के खेल्यो, पालैपालो सुनाउने</translation>
    </message>
    <message>
        <source>Read the score in full</source>
        <translation>अङ्क विस्तारमा पढेर सुनाउने</translation>
    </message>
    <message>
        <source>Read my options aloud</source>
        <translation>म के-के गर्न सक्छु, पढेर सुनाउने</translation>
    </message>
    <message>
        <source>Say whose turn it is</source>
        <translation>कसको पालो हो, सुनाउने</translation>
    </message>
    <message>
        <source>Read the table</source>
        <translation>टेबलमा के-के छ, पढेर सुनाउने</translation>
    </message>
    <message>
        <source>Repeat the last announcement</source>
        <translation>पछिल्लो कुरा फेरि सुनाउने</translation>
    </message>
    <message>
        <source>Previous announcement</source>
        <translation>त्यसअघिको कुरा</translation>
    </message>
    <message>
        <source>Next announcement</source>
        <translation>त्यसपछिको कुरा</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>किबोर्ड सर्टकट</translation>
    </message>
    <message>
        <source>Guide</source>
        <translation>पुस्तिका</translation>
    </message>
    <message>
        <source>About…</source>
        <translation>बारेमा…</translation>
    </message>
    <message>
        <source>Backups…</source>
        <translation>जगेडा प्रति…</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>तथ्याङ्क</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>पूरा पर्दा</translation>
    </message>
    <message>
        <source>Open a record…</source>
        <translation>रेकर्ड खोल्ने…</translation>
    </message>
    <message>
        <source>Matches…</source>
        <translation>म्याचहरू…</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>पाठहरू</translation>
    </message>
    <message>
        <source>Start page</source>
        <translation>सुरुको पाना</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>निस्कने</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>बन्द गर्ने</translation>
    </message>
    <message>
        <source>This hand again</source>
        <translation>यही बाजी फेरि</translation>
    </message>
    <message>
        <source>This hand from the next seat</source>
        <translation>यही बाजी अर्को ठाउँबाट</translation>
    </message>
    <message>
        <source>Read the trick aloud</source>
        <translation>यस हातमा खेलिएका पत्ती पढेर सुनाउने</translation>
    </message>
    <message>
        <source>Read the score aloud</source>
        <translation>अङ्क पढेर सुनाउने</translation>
    </message>
    <message>
        <source>Read my hand aloud</source>
        <translation>मेरा पत्ती पढेर सुनाउने</translation>
    </message>
</context>
</TS>
