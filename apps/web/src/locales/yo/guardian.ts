// Yoruba: a guardian's consent, on both sides of the letter. For review by a native reader.
export const guardian: Record<string, string> = {
  Agree: "Gbà",
  "Ask my parent or guardian": "Béèrè lọ́wọ́ òbí tàbí alágbàtọ́ mi",
  Decline: "Kọ̀",
  "Your parent or guardian's email": "Ímeèlì òbí tàbí alágbàtọ́ rẹ",
  "I am 18 or older, show me": "Mo ti pé ọdún 18 tàbí jù bẹ́ẹ̀ lọ, fi mí hàn",
  "I am under 18": "Mi ò tíì pé ọdún 18",
  "May other students see {name} on the leaderboard?": "Ṣé àwọn akẹ́kọ̀ọ́ mìíràn lè rí {name} lórí pátákó aṣíwájú?",
  "We show nothing else: no school, email or answers. {name} must also agree, and can hide again at any time.":
    "A kò fi ohun mìíràn hàn: kò sí ilé-ìwé, kò sí ímeèlì, kò sí ìdáhùn. {name} fúnra rẹ̀ gbọ́dọ̀ fẹ́ ẹ, ó sì lè dẹ́kun àtifara hàn nígbàkígbà.",
  "Their points, number of tests and average score": "Póìǹtì, iye ìdánwò àti ìpíndọ́gba máàkì",
  "Send again in {left}s": "Tún fi ránṣẹ́ ní ìṣẹ́jú-àáyá {left}",
  "Send the email again": "Tún fi ímeèlì náà ránṣẹ́",
  "Cancel the request": "Gba ìbéèrè náà padà",
  "Consent was withdrawn on {day}. Other students cannot see {name}.":
    "A gba ìyọ̀ǹda náà padà ní {day}. Kò sí ẹni tó ń rí {name}.",
  "Consent was withdrawn. You can ask again.": "A ti gba ìyọ̀ǹda náà padà. O lè tún béèrè.",
  "Their first name and the first letter of their last name": "Orúkọ àkọ́kọ́ àti lẹ́tà àkọ́kọ́ orúkọ ìdílé",
  "You cannot answer this request": "Ẹ kò lè dáhùn ìbéèrè ìyọ̀ǹda yìí",
  "Use another email address": "Lo àdírẹ́sì mìíràn",
  "We record the date of your answer and a coded copy of your email address, not the address itself. You can answer until {day}.":
    "A ń pa ọjọ́ ìdáhùn yín mọ́ àti àmì ìdánimọ̀ àdírẹ́sì yín, kì í ṣe àdírẹ́sì náà fúnra rẹ̀. Ẹ lè dáhùn lẹ́tà yìí títí di {day}.",
  "We will email your parent or guardian a link where they can say yes or no. They do not need an account.":
    "A ó kọ̀wé sí òbí tàbí alágbàtọ́ rẹ, wọn yóò sì dáhùn nípa ìjápọ̀ inú ímeèlì náà. Wọn kò nílò àkáǹtì.",
  "We emailed {email}. They can answer until {day}.": "A ti kọ̀wé sí {email}. Wọ́n lè dáhùn títí di {day}.",
  "Visible to other students": "Ohun tí àwọn ẹlòmíì yóò rí",
  "Send the email": "Fi ímeèlì ránṣẹ́",
  "You agreed on {day}. Thank you.": "Ẹ gbà ní {day}. A dúpẹ́ lọ́wọ́ yín.",
  "You can withdraw your consent on this page at any time. Keep the email so you have the link.":
    "Ẹ lè gba ìyọ̀ǹda yín padà láti ojú-ìwé yìí nígbàkígbà. Ẹ pa ímeèlì tó ní ìjápọ̀ náà mọ́.",
  "You declined on {day}. Other students cannot see {name}.": "Ẹ kọ̀ ní {day}. Kò sí ẹni tó ń rí {name}.",
  "Your consent": "Ìyọ̀ǹda yín",
  "Your parent or guardian": "Òbí tàbí alágbàtọ́ rẹ",
  "Your parent or guardian agreed.": "Òbí tàbí alágbàtọ́ rẹ ti gbà.",
  "Your parent or guardian did not answer in time. You can ask again.":
    "Òbí tàbí alágbàtọ́ rẹ kò dáhùn lásìkò. O lè tún béèrè.",
  "Your parent or guardian said no. You can ask someone else who looks after you.":
    "Òbí tàbí alágbàtọ́ rẹ kò gbà. O lè béèrè lọ́wọ́ ẹlòmíì tó ń tọ́jú rẹ.",
  "{name} is preparing for exams with {site} and named you as their parent or guardian. {name} is under 18, so we ask you first.":
    "{name} ń fi {site} múra sílẹ̀ fún ìdánwò, ó sì dárúkọ yín gẹ́gẹ́ bí òbí tàbí alágbàtọ́. Nítorí pé {name} kò tíì pé ọdún 18, ẹ̀yin ni a kọ́kọ́ béèrè lọ́wọ́ yín.",
  "See how I practised this week:": "Wo bí mo ṣe gbára dì lọ́sẹ̀ yìí:",
};
