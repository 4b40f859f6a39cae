// Yoruba: papers marked by people. For review by a native reader.
export const marking: Record<string, string> = {
  "Marked by our markers: {score} of {max}": "Àwọn olùmáàkì wa fún un ní {score} nínú {max}",
  "Marking by a person": "Kí ènìyàn fún un ní máàkì",
  "Our markers can mark this paper. They see your answers, but not your name. You can ask until {day}.":
    "Àwọn olùmáàkì wa lè fún ìwé yìí ní máàkì. Wọ́n á rí àwọn ìdáhùn rẹ, ṣùgbọ́n wọn kò ní rí orúkọ rẹ. O lè béèrè títí di {day}.",
  "Ask for it to be marked": "Béèrè kí a fún un ní máàkì",
  "You asked for this paper to be marked. We will tell you when your marks are ready.":
    "O ti béèrè kí a fún ìwé yìí ní máàkì. A ó sọ fún ọ nígbà tí máàkì rẹ bá ti ṣetán.",
  "See the marks": "Wo àwọn máàkì náà",
  "Your marks": "Àwọn máàkì rẹ",
  "Its marks may not be released yet.": "A lè má tíì gbé àwọn máàkì rẹ̀ jáde.",
  "Your paper": "Ìwé rẹ",
  "marked by a marker": "olùmáàkì ló fún un ní máàkì",
  "Your query": "Ìbéèrè rẹ nípa máàkì",
  "Our answer": "Ìdáhùn wa",
  "Another marker will look at your answer again. We will tell you.":
    "Olùmáàkì mìíràn yóò tún wo ìdáhùn rẹ. A ó sọ fún ọ.",
  "Is a mark wrong?": "Ṣé máàkì kan kò tọ̀nà?",
  "Another marker can look at it again. The mark can go up or down. You can ask once, until {day}.":
    "Olùmáàkì mìíràn lè tún un wò. Máàkì náà lè pọ̀ sí i tàbí kí ó dín kù. O lè béèrè lẹ́ẹ̀kan, títí di {day}.",
  "Which mark?": "Máàkì wo?",
  "All of it": "Gbogbo rẹ̀",
  "What should we look at again?": "Kí ni kí a tún wò?",
  "Send the query": "Fi ìbéèrè náà ránṣẹ́",
  "Say what you want us to look at again": "Sọ ohun tí o fẹ́ kí a tún wò",
  "You have already asked about this answer.": "O ti béèrè nípa ìdáhùn yìí tẹ́lẹ̀.",
  "The time to ask about these marks is over.": "Àkókò láti béèrè nípa àwọn máàkì yìí ti parí.",
  "This question has no such mark.": "Ìbéèrè yìí kò ní irú máàkì bẹ́ẹ̀.",
  "Submit your paper first.": "Kọ́kọ́ fi ìwé rẹ sílẹ̀.",
  "You wrote nothing in this paper, so there is nothing to mark.":
    "O kò kọ nǹkankan sínú ìwé yìí, nítorí náà kò sí ohun tí a ó fún ní máàkì.",
  "We could not find that marking round.": "A kò rí ìpele ìmáàkì yẹn.",
  "We are not taking any more papers for marking right now. You can mark your paper yourself.":
    "A kò gba ìwé mọ́ fún ìmáàkì báyìí. O lè fún ìwé rẹ ní máàkì fúnra rẹ.",
};
