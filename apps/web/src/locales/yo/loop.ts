// Yoruba: challenges, the question of the day, search, the daily goal and mistakes as cards. For review by a native reader.
export const loop: Record<string, string> = {
  "A challenge takes at least {n} questions.": "Ìpèníjà gbọ́dọ̀ ní ó kéré tán ìbéèrè {n}.",
  "A challenge takes at most {n} questions.": "Ìpèníjà kò lè ju ìbéèrè {n} lọ.",
  "A draw": "Ẹ dọ́gba",
  "A friend's challenge": "Ìpèníjà láti ọ̀dọ̀ ọ̀rẹ́",
  "A question you have met": "Ìbéèrè kan tí o ti pàdé",
  "A subject, a topic, a word of a question": "Ẹ̀kọ́, kókó, tàbí ọ̀rọ̀ kan nínú ìbéèrè",
  "A word in the morning that it is there": "Ọ̀rọ̀ ṣókí láàárọ̀ pé ó ti wà níbẹ̀",
  All: "Gbogbo rẹ̀",
  "An account is free. What you tried comes along, and you can challenge {name} back.":
    "Ọ̀fẹ́ ni àkáǹtì. Ohun tí o gbìyànjú yóò bá ọ wá, o sì lè pe {name} níjà padà.",
  "An answer names a question that is not in this challenge": "Ìdáhùn kan jẹ́ ti ìbéèrè tí kò sí nínú ìpèníjà yìí",
  "An answer names an option that is not there": "Ìdáhùn kan jẹ́ ti àṣàyàn tí kò sí",
  "Ask your friend for a new link. Meanwhile there are other questions to try.":
    "Béèrè ìjápọ̀ tuntun lọ́wọ́ ọ̀rẹ́ rẹ. Ní báyìí ná, àwọn ìbéèrè mìíràn wà láti gbìyànjú.",
  "At the end you see both results, every right answer, and why it is right.":
    "Ní ìparí o ó rí èsì méjèèjì, gbogbo ìdáhùn tó tọ̀nà, àti ìdí tó fi tọ̀nà.",
  Back: "Padà",
  "Challenge a friend": "Pe ọ̀rẹ́ kan níjà",
  "Choose one of 5, 10, 15, 20, 30, 50": "Yan ọ̀kan nínú 5, 10, 15, 20, 30, 50",
  Closed: "Ó ti parí",
  "Every question and its answer": "Gbogbo ìbéèrè àti ìdáhùn rẹ̀",
  "failure:changed_meanwhile": "Akẹgbẹ́ rẹ kan ti yí ìbéèrè yìí padà láàárín àkókò yìí. Jọ̀wọ́ yẹ̀ ẹ́ wò.",
  "Finish a test, then choose to challenge a friend on its result.":
    "Parí ìdánwò kan, lẹ́yìn náà yàn láti fi èsì rẹ̀ pe ọ̀rẹ́ kan níjà.",
  "Friends try the very questions you had, with or without an account. Nothing of it counts for a leaderboard.":
    "Àwọn ọ̀rẹ́ ń gbìyànjú àwọn ìbéèrè gan-an tí o ní, pẹ̀lú àkáǹtì tàbí láìsí i. Kò sí èyí tó ń kà fún pátákó aṣíwájú.",
  "Hand this test in first, then you can challenge a friend.":
    "Kọ́kọ́ parí ìdánwò yìí kí o fi í ránṣẹ́, lẹ́yìn náà o lè pe ọ̀rẹ́ kan níjà.",
  "I had {n} of {total} right in {title}. Can you do better? No account needed:":
    "Mo gba {n} nínú {total} nínú {title}. Ṣé o lè ṣe jù bẹ́ẹ̀ lọ? Kò nílò àkáǹtì:",
  "It could not be had just now. Please come back later.": "A kò lè rí i gbà báyìí. Jọ̀wọ́ padà wá nígbà mìíràn.",
  "It counts from today on. Days gone by keep the goal they had.":
    "Ó ń kà láti òní lọ. Àwọn ọjọ́ tó ti kọjá ṣì wà pẹ̀lú àfojúsùn tí wọ́n ní.",
  "Its questions are in an exam of yours that is not closed yet. Come back after your exam.":
    "Àwọn ìbéèrè rẹ̀ wà nínú ìdánwò rẹ kan tí kò tíì parí. Padà wá lẹ́yìn ìdánwò rẹ.",
  "Make your own account": "Ṣẹ̀dá àkáǹtì tìrẹ",
  "My challenges": "Àwọn ìpèníjà mi",
  "No challenges yet": "Kò tíì sí ìpèníjà",
  "No question today": "Kò sí ìbéèrè lónìí",
  "Nobody has tried it yet.": "Kò tíì sí ẹni tó gbìyànjú rẹ̀.",
  "Nothing found for “{words}”. Try one word of it, or another spelling.":
    "A kò rí nǹkan kan fún “{words}”. Gbìyànjú ọ̀rọ̀ kan nínú rẹ̀, tàbí kọ ọ́ lọ́nà mìíràn.",
  "Open until {day}": "Ó ṣí títí di {day}",
  "Papers of {name} done": "Ìwé ìdánwò {name} tí o ti ṣe",
  "Practise my mistakes in {subject}": "Gbára dì lórí àṣìṣe mi nínú {subject}",
  "practised, and the goal reached": "o gbára dì, o sì dé àfojúsùn",
  "Question of the day": "Ìbéèrè òní",
  "Questions a day": "Ìbéèrè lójúmọ́",
  "Questions you have met": "Ìbéèrè tí o ti pàdé",
  Results: "Ohun tí a rí",
  Search: "Ṣàwárí",
  "See both results": "Wo èsì méjèèjì",
  "See the answers": "Wo àwọn ìdáhùn",
  "See why": "Wo ìdí rẹ̀",
  "Send its link to a friend. Their result stands in your list as soon as they are done.":
    "Fi ìjápọ̀ rẹ̀ ránṣẹ́ sí ọ̀rẹ́ kan. Èsì ọ̀rẹ́ náà yóò wà nínú àkójọ rẹ ní kété tó bá parí.",
  "Show the answer": "Fi ìdáhùn náà hàn",
  "So many friends have tried this challenge that it is full.":
    "Àwọn ọ̀rẹ́ tó ti gbìyànjú ìpèníjà yìí pọ̀ tó bẹ́ẹ̀ tó fi kún.",
  "Subjects, topics, what there is to read, and every question you have met in a finished test.":
    "Ẹ̀kọ́, kókó, ohun tó wà láti kà, àti gbogbo ìbéèrè tí o ti pàdé nínú ìdánwò tó parí.",
  "Take it back": "Gbà á padà",
  "Take this challenge back?": "Ṣé o fẹ́ gba ìpèníjà yìí padà?",
  "Tell your friend who you are: at least {n} letters": "Sọ ẹni tí o jẹ́ fún ọ̀rẹ́ rẹ: ó kéré tán lẹ́tà {n}",
  "The link ends at once, and your friends' results go from this list.":
    "Ìjápọ̀ náà yóò parí lẹ́sẹ̀kẹsẹ̀, èsì àwọn ọ̀rẹ́ rẹ yóò sì kúrò nínú àkójọ yìí.",
  "The link works until {day}.": "Ìjápọ̀ náà ń ṣiṣẹ́ títí di {day}.",
  "The next question comes tomorrow.": "Ìbéèrè tó kàn ń bọ̀ lọ́la.",
  "The very same questions that {name} had. There is no clock.": "Àwọn ìbéèrè kan náà gan-an tí {name} ní. Kò sí aago.",
  "There is no such challenge.": "Kò sí irú ìpèníjà bẹ́ẹ̀.",
  "There is no such test of yours.": "O kò ní irú ìdánwò bẹ́ẹ̀.",
  "These questions are in an exam that is not closed yet. Please come back later.":
    "Àwọn ìbéèrè yìí wà nínú ìdánwò kan tí kò tíì parí. Jọ̀wọ́ padà wá nígbà mìíràn.",
  "This challenge can not be opened": "A kò lè ṣí ìpèníjà yìí",
  "This challenge is being kept. Please try again.": "A ń fi ìpèníjà yìí pamọ́ lọ́wọ́. Jọ̀wọ́ tún gbìyànjú.",
  "This challenge is over, or was taken back.": "Ìpèníjà yìí ti parí, tàbí a ti gbà á padà.",
  "This is not the question of the day any more.": "Èyí kì í ṣe ìbéèrè òní mọ́.",
  "This is your own challenge": "Ìpèníjà tìrẹ nìyí",
  "This is your own challenge. Send its link to a friend.": "Ìpèníjà tìrẹ nìyí. Fi ìjápọ̀ rẹ̀ ránṣẹ́ sí ọ̀rẹ́ kan.",
  "This try belongs to another challenge.": "Ìpèníjà mìíràn ló ni ìgbìyànjú yìí.",
  "This try is not there any more.": "Ìgbìyànjú yìí kò sí mọ́.",
  "This was not tried here.": "A kò gbìyànjú èyí níbí.",
  "To read": "Ohun láti kà",
  "To the first page": "Lọ sí ojú-ìwé àkọ́kọ́",
  Topics: "Àwọn kókó",
  "Type at least {n} letters": "Tẹ ó kéré tán lẹ́tà {n}",
  "Type what to look for": "Tẹ ohun tí o ń wá",
  "Whoever has the link sees your first name and your score. It works for {n} days, you can take it back at any time, and it counts for no leaderboard.":
    "Ẹni tó bá ní ìjápọ̀ náà ń rí orúkọ rẹ àkọ́kọ́ àti máàkì rẹ. Ó ń ṣiṣẹ́ fún ọjọ́ {n}, o lè gbà á padà nígbàkígbà, kì í sì í kà fún pátákó aṣíwájú.",
  "You are ahead!": "Ìwọ ló ń ṣíwájú!",
  "You have not tried this challenge.": "O kò tíì gbìyànjú ìpèníjà yìí.",
  "You have {n} open challenges already. Take one of them back first.":
    "O ti ní ìpèníjà {n} tó ṣí. Kọ́kọ́ gba ọ̀kan nínú wọn padà.",
  "You: {mine}%. {name}: {theirs}%.": "Ìwọ: {mine}%. {name}: {theirs}%.",
  "Your daily goal": "Àfojúsùn ojoojúmọ́ rẹ",
  "Your daily goal has been saved.": "A ti fi àfojúsùn ojoojúmọ́ rẹ pamọ́.",
  "Your friend tries the very same questions, with or without an account. Both of you see both results.":
    "Ọ̀rẹ́ rẹ ń gbìyànjú àwọn ìbéèrè kan náà gan-an, pẹ̀lú àkáǹtì tàbí láìsí i. Ẹ̀yin méjèèjì yóò rí èsì méjèèjì.",
  "Your name must be at most {n} characters": "Orúkọ rẹ kò gbọdọ̀ ju lẹ́tà {n} lọ",
  "Your name must be written in letters, without links or symbols": "Lẹ́tà ni kí o fi kọ orúkọ rẹ, láìsí ìjápọ̀ tàbí àmì",
  "{exam} practice tests": "Àwọn ìdánwò ìgbáradì {exam}",
  "{met} of {topics} topics practised": "O ti gbára dì lórí kókó {met} nínú {topics}",
  "{mine} of {total} right, and {name} had {theirs}.": "{mine} nínú {total} tọ̀nà, {name} sì gba {theirs}.",
  "{n, plural, one {# friend} other {# friends}}": "{n, plural, other {ọ̀rẹ́ #}}",
  "{n, plural, one {# point} other {# points}} below the time before": "{n, plural, other {ó fi # kéré}} sí ti tẹ́lẹ̀",
  "{n, plural, one {# question has} other {# questions have}} no answer yet.":
    "{n, plural, other {Ìbéèrè #}} kò tíì ní ìdáhùn.",
  "{n, plural, one {# result} other {# results}}": "{n, plural, other {A rí ohun #}}",
  "{n, plural, one {up # point} other {up # points}} on the time before":
    "{n, plural, other {ó fi # gòkè}} ju ti tẹ́lẹ̀ lọ",
  "{name} challenges you": "{name} pè ọ́ níjà",
  "{name} is ahead": "{name} ló ń ṣíwájú",
  "{name} sees your name and your score, and nothing else. It counts for no leaderboard.":
    "{name} yóò rí orúkọ rẹ àti máàkì rẹ, kò ní rí ohun mìíràn. Kì í kà fún pátákó aṣíwájú.",
  "{name}: {score}%": "{name}: {score}%",
  "{n} of {papers} papers done": "O ti ṣe ìwé ìdánwò {n} nínú {papers}",
  "{n} strong": "{n} ni o mọ̀ dáadáa",
  "{percent}% of the candidates had it right. The next question comes tomorrow.":
    "{percent}% nínú àwọn akẹ́kọ̀ọ́ ló gbà á. Ìbéèrè tó kàn ń bọ̀ lọ́la.",
};
