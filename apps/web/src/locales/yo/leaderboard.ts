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
  League: "Ìdíje",
  "Past papers are the same for everyone, so a correct answer there earns {n} points.":
    "Ìwé ìdánwò àtẹ̀yìnwá rí bákan náà fún gbogbo ènìyàn, nítorí náà ìdáhùn tó tọ̀nà níbẹ̀ ń mú póìǹtì {n} wá.",
  "If you take two exams at the same time, we count that time only once. If a score looks too good for the time taken, our team checks it first.":
    "Bí o bá ṣe ìdánwò méjì lẹ́ẹ̀kan náà, ẹ̀ẹ̀kan ṣoṣo ni a ń ka àkókò náà. Bí máàkì kan bá dára ju àkókò tí o lò lọ, àwọn òṣìṣẹ́ wa máa kọ́kọ́ yẹ̀ ẹ́ wò.",
  "You appear only after you verify your email address.":
    "A máa fi ọ́ hàn lẹ́yìn tí o bá ti fìdí àdírẹ́sì ímeèlì rẹ múlẹ̀ nìkan.",
  "You get {n} points for each question you answer right the first time you see it. Practice mode and exam mode both count. If you use a hint, the question does not count.":
    "O ń gba póìǹtì {n} fún ìbéèrè kọ̀ọ̀kan tí o dáhùn dáadáa nígbà àkọ́kọ́ tí o rí i. Ipò ìgbáradì àti ipò ìdánwò gidi ni ó kà. Bí o bá lo ìtọ́kasí, ìbéèrè náà kò kà.",
  "Join the weekly league": "Darapọ̀ mọ́ ìdíje ọ̀sẹ̀",
  "From Monday to Sunday, you are in a group of up to {n} students at a similar level. They will see you as {name}, with your points. You can leave at any time.":
    "Láti ọjọ́ Ajé sí ọjọ́ Àìkú, o wà nínú ẹgbẹ́ akẹ́kọ̀ọ́ tí kò ju {n} lọ ní ìpele kan náà. Wọn yóò rí ọ bí {name}, pẹ̀lú póìǹtì rẹ. O lè kúrò nígbàkígbà.",
  "I am 18 or older. Join the league": "Mo ti pé ọdún 18 tàbí jù bẹ́ẹ̀ lọ. Darapọ̀ mọ́ ìdíje",
  "Join the league": "Darapọ̀ mọ́ ìdíje",
  "Rank this week": "Ipò ọ̀sẹ̀ yìí",
  Points: "Póìǹtì",
  "{n, plural, one {Day left} other {Days left}}": "{n, plural, other {Ọjọ́ tó kù}}",
  Level: "Ìpele",
  "Your league week": "Ọ̀sẹ̀ ìdíje rẹ",
  "You are not in a group this week yet": "O kò tíì sí nínú ẹgbẹ́ kankan lọ́sẹ̀ yìí",
  "You will join a group when you earn your first points this week.":
    "O máa wọ ẹgbẹ́ kan nígbà tí o bá gba póìǹtì àkọ́kọ́ rẹ lọ́sẹ̀ yìí.",
  "Your group": "Ẹgbẹ́ rẹ",
  "At the end of the week, the top {n} students move up a level.":
    "Ní ìparí ọ̀sẹ̀, àwọn akẹ́kọ̀ọ́ {n} tó wà lókè máa gòkè ní ìpele kan.",
  "Your last league week": "Ọ̀sẹ̀ ìdíje rẹ tó kọjá",
  "Your rank was {place} out of {members}, with {points} points.":
    "Ipò rẹ jẹ́ {place} nínú {members}, pẹ̀lú póìǹtì {points}.",
  "You moved up a level.": "O gòkè ní ìpele kan.",
  "You moved down a level.": "O sọ̀kalẹ̀ ní ìpele kan.",
  "Leave the league": "Kúrò nínú ìdíje",
  "We will hide you straight away and delete your league points.":
    "A kò ní fi ọ́ hàn mọ́ láti ìsinsìnyí, a ó sì pa póìǹtì ìdíje rẹ rẹ́.",
  "You are in the league.": "O ti wà nínú ìdíje.",
  "You have left the league.": "O ti kúrò nínú ìdíje.",
};
