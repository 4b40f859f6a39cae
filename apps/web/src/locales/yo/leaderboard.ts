// Yoruba: the leaderboard. For review by a native reader.
export const leaderboard: Record<string, string> = {
  "A question counts only the first time you see it. Practice and retakes earn no points.":
    "Ìbéèrè ń kà nígbà àkọ́kọ́ tí o bá pàdé rẹ̀: ìgbáradì àti àtúnṣe ìdánwò kì í mú póìǹtì wá.",
  "A test does not count on the leaderboard if you finish it offline or spend less than {n} seconds on each question.":
    "Ìdánwò tí ìbéèrè kan kò gbà tó ìṣẹ́jú-àáyá {n}, tàbí tí o parí láìsí nẹ́tíwọ́ọ̀kì, kì í ní ipò.",
  "avg {n}%": "ìpíndọ́gba {n}%",
  "By Subject": "Nípa ẹ̀kọ́",
  demo: "àpẹẹrẹ",
  "Down {n}": "Ó wálẹ̀ {n}",
  "Students with equal points share a rank. A week runs from Monday to Sunday, Lagos time.":
    "Àwọn tí póìǹtì wọn dọ́gba ń pín ipò kan. Ọ̀sẹ̀ jẹ́ láti ọjọ́ Ajé sí ọjọ́ Àìkú, ní àkókò Èkó.",
  "Finish a test in exam mode and choose to appear here. You could be first.":
    "Parí ìdánwò kan ní ipò ìdánwò gidi, gbà kí o hàn, ìwọ ni yóò sì ṣí pátákó náà.",
  "Hide me": "Má fi mí hàn",
  "How we count points": "Bí a ṣe ń ka póìǹtì",
  "Nobody is on the {name} leaderboard yet": "Kò tíì sí ẹnì kankan lórí pátákó aṣíwájú {name}",
  "Nobody is on the leaderboard yet": "Kò tíì sí ẹnì kankan lórí pátákó",
  "Nobody is on this week's leaderboard yet": "Kò tíì sí ẹnì kankan lórí pátákó ọ̀sẹ̀ yìí",
  "Only exam-mode tests count, and each question counts once.":
    "Ìdánwò ní ipò ìdánwò gidi nìkan ló kà, ìbéèrè kọ̀ọ̀kan sì kà lẹ́ẹ̀kan.",
  Overall: "Lápapọ̀",
  points: "póìǹtì",
  Rank: "Ipò",
  "Rank out of {n}": "Ipò nínú {n}",
  Same: "Kò yí padà",
  "This Week": "Ọ̀sẹ̀ yìí",
  "Top three": "Àwọn mẹ́ta àkọ́kọ́",
  "Total points": "Àpapọ̀ póìǹtì",
  "Up {n}": "Ó gòkè {n}",
  You: "Ìwọ",
  "You appear as {name}": "O ń hàn bí {name}",
  "You do not appear on the leaderboard": "O kò hàn lórí pátákó aṣíwájú",
  "Your place": "Ipò rẹ",
  "In exam mode you get {n} points for each correct answer. If a question has four options, a wrong answer costs a third of that. Points are only for the leaderboard. They do not change your marks.":
    "Ní ipò ìdánwò gidi, o ń gba póìǹtì {n} fún ìdáhùn tó tọ̀nà kọ̀ọ̀kan. Àṣìṣe nínú àṣàyàn mẹ́rin ń yọ ìdámẹ́ta rẹ̀ kúrò. Pátákó aṣíwájú nìkan ni póìǹtì wà fún. Wọn kì í yí máàkì rẹ padà.",
};
