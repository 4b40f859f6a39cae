// Yoruba: challenges, the question of the day, search, the daily goal and mistakes as cards. For review by a native reader.
export const loop: Record<string, string> = {
  "A challenge needs at least {n} questions.": "Ìpèníjà gbọ́dọ̀ ní ó kéré tán ìbéèrè {n}.",
  "A challenge can have up to {n} questions.": "Ìpèníjà kò lè ju ìbéèrè {n} lọ.",
  "It is a draw": "Ẹ dọ́gba",
  "A friend's challenge": "Ìpèníjà láti ọ̀dọ̀ ọ̀rẹ́",
  "A question you have seen": "Ìbéèrè kan tí o ti pàdé",
  "Subject, topic or words from a question": "Ẹ̀kọ́, kókó, tàbí ọ̀rọ̀ kan nínú ìbéèrè",
  "A reminder each morning": "Ọ̀rọ̀ ṣókí láàárọ̀ pé ó ti wà níbẹ̀",
  All: "Gbogbo rẹ̀",
  "An account is free. We will save this result for you, and you can challenge {name} back.":
    "Ọ̀fẹ́ ni àkáǹtì. Ohun tí o gbìyànjú yóò bá ọ wá, o sì lè pe {name} níjà padà.",
  "One of your answers is for a question that is not in this challenge":
    "Ìdáhùn kan jẹ́ ti ìbéèrè tí kò sí nínú ìpèníjà yìí",
  "One of your answers is not one of the options": "Ìdáhùn kan jẹ́ ti àṣàyàn tí kò sí",
  "Ask your friend for a new link. You can try other questions while you wait.":
    "Béèrè ìjápọ̀ tuntun lọ́wọ́ ọ̀rẹ́ rẹ. Ní báyìí ná, àwọn ìbéèrè mìíràn wà láti gbìyànjú.",
  "At the end you will see both results, the correct answers and the explanations.":
    "Ní ìparí o ó rí èsì méjèèjì, gbogbo ìdáhùn tó tọ̀nà, àti ìdí tó fi tọ̀nà.",
  Back: "Padà",
  "Challenge a friend": "Pe ọ̀rẹ́ kan níjà",
  "Choose 5, 10, 15, 20, 30 or 50": "Yan ọ̀kan nínú 5, 10, 15, 20, 30, 50",
  Closed: "Ó ti parí",
  "All the questions and answers": "Gbogbo ìbéèrè àti ìdáhùn rẹ̀",
  "failure:changed_meanwhile": "Akẹgbẹ́ rẹ kan ti yí ìbéèrè yìí padà láàárín àkókò yìí. Jọ̀wọ́ yẹ̀ ẹ́ wò.",
  "Finish a test, then choose “Challenge a friend” on the result page.":
    "Parí ìdánwò kan, lẹ́yìn náà yàn láti fi èsì rẹ̀ pe ọ̀rẹ́ kan níjà.",
  "Your friends answer the same questions as you. They do not need an account. Challenges do not count on the leaderboard.":
    "Àwọn ọ̀rẹ́ ń gbìyànjú àwọn ìbéèrè gan-an tí o ní, pẹ̀lú àkáǹtì tàbí láìsí i. Kò sí èyí tó ń kà fún pátákó aṣíwájú.",
  "You answered no question in this test. Take a test first, then challenge a friend.":
    "O kò dáhùn ìbéèrè kankan nínú ìdánwò yìí. Kọ́kọ́ ṣe ìdánwò kan, lẹ́yìn náà pe ọ̀rẹ́ kan níjà.",
  "Submit this test first. Then you can challenge a friend.":
    "Kọ́kọ́ parí ìdánwò yìí kí o fi í ránṣẹ́, lẹ́yìn náà o lè pe ọ̀rẹ́ kan níjà.",
  "I got {n} of {total} right in {title}. Can you do better? No account needed:":
    "Mo gba {n} nínú {total} nínú {title}. Ṣé o lè ṣe jù bẹ́ẹ̀ lọ? Kò nílò àkáǹtì:",
  "We could not load the question. Please try again later.": "A kò lè rí i gbà báyìí. Jọ̀wọ́ padà wá nígbà mìíràn.",
  "Your new goal starts today. Past days keep their old goal.":
    "Ó ń kà láti òní lọ. Àwọn ọjọ́ tó ti kọjá ṣì wà pẹ̀lú àfojúsùn tí wọ́n ní.",
  "Some of these questions are in an exam you have not finished. Come back after your exam.":
    "Àwọn ìbéèrè rẹ̀ wà nínú ìdánwò rẹ kan tí kò tíì parí. Padà wá lẹ́yìn ìdánwò rẹ.",
  "My challenges": "Àwọn ìpèníjà mi",
  "No challenges yet": "Kò tíì sí ìpèníjà",
  "No question today": "Kò sí ìbéèrè lónìí",
  "Nobody has tried it yet.": "Kò tíì sí ẹni tó gbìyànjú rẹ̀.",
  "No results for “{words}”. Try fewer words or check the spelling.":
    "A kò rí nǹkan kan fún “{words}”. Gbìyànjú ọ̀rọ̀ kan nínú rẹ̀, tàbí kọ ọ́ lọ́nà mìíràn.",
  "Open until {day}": "Ó ṣí títí di {day}",
  "{name} papers done": "Ìwé ìdánwò {name} tí o ti ṣe",
  "Practise my mistakes in {subject}": "Gbára dì lórí àṣìṣe mi nínú {subject}",
  "practised, goal reached": "o gbára dì, o sì dé àfojúsùn",
  "Question of the day": "Ìbéèrè òní",
  "Questions a day": "Ìbéèrè lójúmọ́",
  "Questions you have seen": "Ìbéèrè tí o ti pàdé",
  Results: "Ohun tí a rí",
  Search: "Ṣàwárí",
  "See both results": "Wo èsì méjèèjì",
  "See the answers": "Wo àwọn ìdáhùn",
  "See why": "Wo ìdí rẹ̀",
  "Send the link to a friend. You will see their result as soon as they finish.":
    "Fi ìjápọ̀ rẹ̀ ránṣẹ́ sí ọ̀rẹ́ kan. Èsì ọ̀rẹ́ náà yóò wà nínú àkójọ rẹ ní kété tó bá parí.",
  "Show the answer": "Fi ìdáhùn náà hàn",
  "This challenge is full. Too many friends have tried it.": "Àwọn ọ̀rẹ́ tó ti gbìyànjú ìpèníjà yìí pọ̀ tó bẹ́ẹ̀ tó fi kún.",
  "Search subjects, topics, lessons, notes, and questions from tests you have finished.":
    "Ẹ̀kọ́, kókó, ohun tó wà láti kà, àti gbogbo ìbéèrè tí o ti pàdé nínú ìdánwò tó parí.",
  "Cancel challenge": "Gbà á padà",
  "Cancel this challenge?": "Ṣé o fẹ́ gba ìpèníjà yìí padà?",
  "Enter your name so your friend knows who you are (at least {n} letters)":
    "Sọ ẹni tí o jẹ́ fún ọ̀rẹ́ rẹ: ó kéré tán lẹ́tà {n}",
  "The link will stop working, and we will remove your friends' results from this list.":
    "Ìjápọ̀ náà yóò parí lẹ́sẹ̀kẹsẹ̀, èsì àwọn ọ̀rẹ́ rẹ yóò sì kúrò nínú àkójọ yìí.",
  "The link works until {day}.": "Ìjápọ̀ náà ń ṣiṣẹ́ títí di {day}.",
  "Come back tomorrow for the next question.": "Ìbéèrè tó kàn ń bọ̀ lọ́la.",
  "You will get the same questions as {name}. There is no time limit.":
    "Àwọn ìbéèrè kan náà gan-an tí {name} ní. Kò sí aago.",
  "We could not find that challenge.": "Kò sí irú ìpèníjà bẹ́ẹ̀.",
  "We could not find that test in your account.": "O kò ní irú ìdánwò bẹ́ẹ̀.",
  "These questions are in an exam that is still open. Please come back later.":
    "Àwọn ìbéèrè yìí wà nínú ìdánwò kan tí kò tíì parí. Jọ̀wọ́ padà wá nígbà mìíràn.",
  "We cannot open this challenge": "A kò lè ṣí ìpèníjà yìí",
  "We are still saving this challenge. Please try again.": "A ń fi ìpèníjà yìí pamọ́ lọ́wọ́. Jọ̀wọ́ tún gbìyànjú.",
  "This challenge has ended or was cancelled.": "Ìpèníjà yìí ti parí, tàbí a ti gbà á padà.",
  "There is a new question of the day.": "Ìbéèrè òní tuntun ti wà.",
  "This is your own challenge": "Ìpèníjà tìrẹ nìyí",
  "This is your own challenge. Send its link to a friend.": "Ìpèníjà tìrẹ nìyí. Fi ìjápọ̀ rẹ̀ ránṣẹ́ sí ọ̀rẹ́ kan.",
  "This attempt belongs to another challenge.": "Ìpèníjà mìíràn ló ni ìgbìyànjú yìí.",
  "We could not find that attempt.": "Ìgbìyànjú yìí kò sí mọ́.",
  "Notes and lessons": "Ohun láti kà",
  "Go to the home page": "Lọ sí ojú-ìwé àkọ́kọ́",
  Topics: "Àwọn kókó",
  "Type at least {n} letters": "Tẹ ó kéré tán lẹ́tà {n}",
  "Type what you want to find": "Tẹ ohun tí o ń wá",
  "Anyone with the link can see your first name and score. The link works for {n} days and you can cancel it at any time. The challenge does not count on the leaderboard.":
    "Ẹni tó bá ní ìjápọ̀ náà ń rí orúkọ rẹ àkọ́kọ́ àti máàkì rẹ. Ó ń ṣiṣẹ́ fún ọjọ́ {n}, o lè gbà á padà nígbàkígbà, kì í sì í kà fún pátákó aṣíwájú.",
  "You are ahead!": "Ìwọ ló ń ṣíwájú!",
  "You have not tried this challenge.": "O kò tíì gbìyànjú ìpèníjà yìí.",
  "You already have {n} open challenges. Cancel one first.": "O ti ní ìpèníjà {n} tó ṣí. Kọ́kọ́ gba ọ̀kan nínú wọn padà.",
  "You: {mine}%. {name}: {theirs}%.": "Ìwọ: {mine}%. {name}: {theirs}%.",
  "Your daily goal": "Àfojúsùn ojoojúmọ́ rẹ",
  "Your daily goal has been saved.": "A ti fi àfojúsùn ojoojúmọ́ rẹ pamọ́.",
  "Your friend answers the same questions, with or without an account. You can both see the two results.":
    "Ọ̀rẹ́ rẹ ń gbìyànjú àwọn ìbéèrè kan náà gan-an, pẹ̀lú àkáǹtì tàbí láìsí i. Ẹ̀yin méjèèjì yóò rí èsì méjèèjì.",
  "Your name must be at most {n} characters": "Orúkọ rẹ kò gbọdọ̀ ju lẹ́tà {n} lọ",
  "Use letters in your name, with no links or symbols": "Lẹ́tà ni kí o fi kọ orúkọ rẹ, láìsí ìjápọ̀ tàbí àmì",
  "{exam} practice tests": "Àwọn ìdánwò ìgbáradì {exam}",
  "{met} of {topics} topics practised": "O ti gbára dì lórí kókó {met} nínú {topics}",
  "You got {mine} of {total} right. {name} got {theirs}.": "{mine} nínú {total} tọ̀nà, {name} sì gba {theirs}.",
  "{n, plural, one {# friend} other {# friends}}": "{n, plural, other {ọ̀rẹ́ #}}",
  "{n, plural, one {down # point} other {down # points}} from the previous period":
    "{n, plural, other {ó fi # kéré}} sí ti tẹ́lẹ̀",
  "{n, plural, one {# question has} other {# questions have}} no answer yet.":
    "{n, plural, other {Ìbéèrè #}} kò tíì ní ìdáhùn.",
  "{n, plural, one {# result} other {# results}}": "{n, plural, other {A rí ohun #}}",
  "{n, plural, one {up # point} other {up # points}} from the previous period":
    "{n, plural, other {ó fi # gòkè}} ju ti tẹ́lẹ̀ lọ",
  "{name} challenges you": "{name} pè ọ́ níjà",
  "{name} is ahead": "{name} ló ń ṣíwájú",
  "{name} will see only your name and score. This challenge does not count on the leaderboard.":
    "{name} yóò rí orúkọ rẹ àti máàkì rẹ, kò ní rí ohun mìíràn. Kì í kà fún pátákó aṣíwájú.",
  "{name}: {score}%": "{name}: {score}%",
  "{n} of {papers} papers done": "O ti ṣe ìwé ìdánwò {n} nínú {papers}",
  "{n} strong": "{n} ni o mọ̀ dáadáa",
  "{percent}% of students got it right. Come back tomorrow for the next question.":
    "{percent}% nínú àwọn akẹ́kọ̀ọ́ ló gbà á. Ìbéèrè tó kàn ń bọ̀ lọ́la.",
  Rematch: "Ìpèníjà àtúnṣe",
  "A rematch is a new test in the same subject. You can send it to {name} from the result page.":
    "Ìpèníjà àtúnṣe jẹ́ ìdánwò tuntun nínú ẹ̀kọ́ kan náà. O lè fi í ránṣẹ́ sí {name} láti ojú-ìwé èsì.",
  "Score to beat: {n} of {total}": "Máàkì tí o máa borí: {n} nínú {total}",
  "I took your challenge and got {mine} of {total} right. You got {theirs}.":
    "Mo ṣe ìpèníjà rẹ, {mine} nínú {total} sì tọ̀nà. Ìwọ gba {theirs}.",
  "Send your result back": "Fi èsì rẹ ránṣẹ́ padà",
  "In the lessons": "Nínú àwọn ẹ̀kọ́",
  "Take a new test in this subject, then send it to your friend.":
    "Ṣe ìdánwò tuntun nínú ẹ̀kọ́ yìí, lẹ́yìn náà fi í ránṣẹ́ sí ọ̀rẹ́ rẹ.",
};
