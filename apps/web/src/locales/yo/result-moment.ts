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
  "You, {score}": "Ìwọ, {score}",
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
};
