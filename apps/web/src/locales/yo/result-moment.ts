// Yoruba: the answer panel and the moment of the result. For review by a native reader.
export const resultMoment: Record<string, string> = {
  "Can you do better?": "Ṣé o lè ṣe jù báyìí lọ?",
  "Can you do it too?": "Ṣé ìwọ náà lè ṣe é?",
  "Choose the next paper": "Yan ìwé ìdánwò tó kàn",
  "Choose the next test": "Yan ìdánwò tó kàn",
  "Every answer was right.": "Gbogbo ìdáhùn ló tọ̀nà.",
  "Review my mistakes": "Wo àṣìṣe mi",
  "Back to the question": "Wo ìbéèrè náà",
  "New badge: {name}": "Àmì ẹ̀yẹ tuntun: {name}",
  "Next mistake": "Àṣìṣe tó kàn",
  "Next: {topic}": "Èyí tó kàn: {topic}",
  "Nothing to fix here. Well done!": "Kò sí ohun tó kù láti tún ṣe níbí. O káre!",
  "Practise {topic}": "Gbára dì lórí {topic}",
  "Read about {name}": "Ka nípa {name}",
  "Save the picture": "Fi àwòrán pamọ́",
  Share: "Pín in",
  "Share the picture": "Pín àwòrán náà",
  "Test settings": "Ààtò ìdánwò",
  "Send on WhatsApp": "Ọ̀rọ̀ lórí WhatsApp",
  "Text size": "Ìwọ̀n ọ̀rọ̀",
  "The picture you share: {text}": "Àwòrán tí a máa pín: {text}",
  "Your achievements": "Ohun tí ìdánwò yìí mú wá",
  "You: {score}": "Ìwọ: {score}",
  "Your best in {subject} so far": "Èyí tó dára jù lọ rẹ nínú {subject} títí di báyìí",
  "The picture does not show your name. We make it on your device.":
    "Orúkọ rẹ kò sí lórí rẹ̀. Orí ẹ̀rọ yìí ni a ti ṣe é.",
  "{n, plural, one {# day in a row} other {# days in a row}}": "{n, plural, other {Ọjọ́ # ní àtẹ̀léra}}",
  "You have {n, plural, one {# question} other {# questions}} to review, with explanations.":
    "{n, plural, other {Ìbéèrè #}} láti tún wò, pẹ̀lú ìdí rẹ̀.",
  "{n, plural, one {# topic} other {# topics}} with only one or two questions: {right} of {total} right.":
    "{n, plural, other {Kókó #}} tó ní ìbéèrè kan tàbí méjì, kò tó láti fi ṣe ìdájọ́: {right} nínú {total} ló tọ̀nà.",
  "You got {n} of {total} right in this topic. Work on it to gain more marks.":
    "{n} nínú {total} ló tọ̀nà níbí: ibí ni máàkì tó kàn wà.",
  "{score} on a scale from 0 to {most}, with lines at {first} and {second}":
    "{score} lórí ọ̀nà láti 0 dé {most}, pẹ̀lú àmì ní {first} àti {second}",
  "{score}%, up from {before}%": "{score}%, {before}% ni tẹ́lẹ̀",
  "{topic}: {level}": "{topic}: {level}",
  "You answered {n, plural, one {# question} other {# questions}} today": "O dáhùn {n, plural, other {ìbéèrè #}} lónìí",
  "Result not ready": "Èsì kò tíì ṣe tán",
  "Your first result in {subject}: {score}%": "Èsì rẹ àkọ́kọ́ nínú {subject}: {score}%",
  "Next time you will see how much you improved.": "Nígbà mìíràn o máa rí bí o ṣe tẹ̀síwájú tó.",
  "{score}% in {subject}": "{score}% nínú {subject}",
  "You equalled your best score.": "O dé máàkì rẹ tó dára jù.",
  "Your best is still {before}%.": "{before}% ṣì ni máàkì rẹ tó dára jù.",
  "A retake has the same questions and does not use one of your tests.":
    "Àtúnṣe ìdánwò ní ìbéèrè kan náà, kò sì lo ìkankan nínú ìdánwò rẹ.",
  "{n}% of the questions right": "{n}% nínú ìbéèrè tọ̀nà",
  "{n} s": "àáyá {n}",
  "You submitted early and left {n, plural, one {# question} other {# questions}} unseen. Use all your time.":
    "O fi ránṣẹ́ kí àkókò tó tó, o kò sì wo {n, plural, other {ìbéèrè #}}. Lo gbogbo àkókò rẹ.",
  "You did not reach {n, plural, one {# question} other {# questions}}. Practise moving on from hard questions.":
    "O kò dé {n, plural, other {ìbéèrè #}}. Kọ́ láti máa fi ìbéèrè tó le sílẹ̀ kí o tẹ̀síwájú.",
  "{n, plural, one {# quick answer was} other {# quick answers were}} wrong. Read each question again.":
    "{n, plural, other {Ìdáhùn kíákíá # kò tọ̀nà}}. Tún ìbéèrè kọ̀ọ̀kan kà.",
  "You changed {n, plural, one {# right answer} other {# right answers}} to a wrong one.":
    "O yí {n, plural, other {ìdáhùn # tó tọ̀nà}} sí èyí tí kò tọ̀nà.",
  "You got everything right.": "Gbogbo rẹ̀ lo gbà.",
  "Now work on the topics where you lost marks.": "Báyìí, ṣiṣẹ́ lórí àwọn kókó tí o ti pàdánù máàkì.",
};
