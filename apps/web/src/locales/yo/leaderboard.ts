// Yoruba: the leaderboard. For review by a native reader.
export const leaderboard: Record<string, string> = {
  "A question counts the first time you meet it: practice and retakes bring no points.":
    "Ìbéèrè ń kà nígbà àkọ́kọ́ tí o bá pàdé rẹ̀: ìgbáradì àti àtúnṣe ìdánwò kì í mú póìǹtì wá.",
  "A test answered faster than {n} seconds a question, or finished offline, is not ranked.":
    "Ìdánwò tí ìbéèrè kan kò gbà tó ìṣẹ́jú-àáyá {n}, tàbí tí o parí láìsí nẹ́tíwọ́ọ̀kì, kì í ní ipò.",
  "avg {n}%": "ìpíndọ́gba {n}%",
  Board: "Pátákó",
  "By Subject": "Nípa ẹ̀kọ́",
  demo: "àpẹẹrẹ",
  "Down {n}": "Ó wálẹ̀ {n}",
  "Equal points share a rank. A week runs from Monday to Sunday, Lagos time.":
    "Àwọn tí póìǹtì wọn dọ́gba ń pín ipò kan. Ọ̀sẹ̀ jẹ́ láti ọjọ́ Ajé sí ọjọ́ Àìkú, ní àkókò Èkó.",
  "Finish one test in exam mode, choose to be shown, and you open the board.":
    "Parí ìdánwò kan ní ipò ìdánwò gidi, gbà kí o hàn, ìwọ ni yóò sì ṣí pátákó náà.",
  "Hide me": "Má fi mí hàn",
  "How points are counted": "Bí a ṣe ń ka póìǹtì",
  "No {name} exams yet": "Kò tíì sí ìdánwò {name}",
  "Nobody is on the board yet": "Kò tíì sí ẹnì kankan lórí pátákó",
  "Nobody on this week's board yet": "Kò tíì sí ẹnì kankan lórí pátákó ọ̀sẹ̀ yìí",
  "Only exam-mode tests count, and each question once.":
    "Ìdánwò ní ipò ìdánwò gidi nìkan ló kà, ìbéèrè kọ̀ọ̀kan sì kà lẹ́ẹ̀kan.",
  Overall: "Lápapọ̀",
  points: "póìǹtì",
  Rank: "Ipò",
  "Rank of {n}": "Ipò nínú {n}",
  Same: "Kò yí padà",
  "This Week": "Ọ̀sẹ̀ yìí",
  "Top three": "Àwọn mẹ́ta àkọ́kọ́",
  "Total points": "Àpapọ̀ póìǹtì",
  "Up {n}": "Ó gòkè {n}",
  You: "Ìwọ",
  "You appear as {name}": "O ń hàn bí {name}",
  "You are not shown on the leaderboard": "O kò hàn lórí pátákó aṣíwájú",
  "Your place": "Ipò rẹ",
  "{n} points for each right answer in exam mode, and a third of that off for each wrong one of four options.":
    "Póìǹtì {n} fún ìdáhùn tó tọ̀nà kọ̀ọ̀kan ní ipò ìdánwò gidi; a ó yọ ìdámẹ́ta rẹ̀ fún àṣìṣe kọ̀ọ̀kan nínú àṣàyàn mẹ́rin.",
};
