// Yoruba: a guardian's consent, on both sides of the letter. For review by a native reader.
export const guardian: Record<string, string> = {
  Agree: "Gbà",
  "Ask my parent or guardian": "Béèrè lọ́wọ́ òbí tàbí alágbàtọ́ mi",
  Decline: "Kọ̀",
  "E-mail of your parent or guardian": "Ímeèlì òbí tàbí alágbàtọ́ rẹ",
  "I am 18 or older, show me": "Mo ti pé ọdún 18 tàbí jù bẹ́ẹ̀ lọ, fi mí hàn",
  "I am under 18": "Mi ò tíì pé ọdún 18",
  "May other students see {name} on the leaderboard?": "Ṣé àwọn akẹ́kọ̀ọ́ mìíràn lè rí {name} lórí pátákó aṣíwájú?",
  "Nothing else is shown: no school, no e-mail, no answers. {name} also has to want it, and can hide again at any time.":
    "A kò fi ohun mìíràn hàn: kò sí ilé-ìwé, kò sí ímeèlì, kò sí ìdáhùn. {name} fúnra rẹ̀ gbọ́dọ̀ fẹ́ ẹ, ó sì lè dẹ́kun àtifara hàn nígbàkígbà.",
  "Points, the number of tests and the average score": "Póìǹtì, iye ìdánwò àti ìpíndọ́gba máàkì",
  "Send again in {left}s": "Tún fi ránṣẹ́ ní ìṣẹ́jú-àáyá {left}",
  "Send the letter again": "Tún fi lẹ́tà náà ránṣẹ́",
  "Take the question back": "Gba ìbéèrè náà padà",
  "The consent was taken back on {day}. Nobody sees {name}.":
    "A gba ìyọ̀ǹda náà padà ní {day}. Kò sí ẹni tó ń rí {name}.",
  "The consent was taken back. You can ask again.": "A ti gba ìyọ̀ǹda náà padà. O lè tún béèrè.",
  "The first name and the first letter of the last name": "Orúkọ àkọ́kọ́ àti lẹ́tà àkọ́kọ́ orúkọ ìdílé",
  "This letter can not be answered": "Ẹ kò lè dáhùn lẹ́tà yìí",
  "Use another address": "Lo àdírẹ́sì mìíràn",
  "We keep the day of your answer and a fingerprint of your address, not the address itself. This letter can be answered until {day}.":
    "A ń pa ọjọ́ ìdáhùn yín mọ́ àti àmì ìdánimọ̀ àdírẹ́sì yín, kì í ṣe àdírẹ́sì náà fúnra rẹ̀. Ẹ lè dáhùn lẹ́tà yìí títí di {day}.",
  "We write to your parent or guardian, and they answer by a link in the mail. They need no account.":
    "A ó kọ̀wé sí òbí tàbí alágbàtọ́ rẹ, wọn yóò sì dáhùn nípa ìjápọ̀ inú ímeèlì náà. Wọn kò nílò àkáǹtì.",
  "We wrote to {email}. They can answer until {day}.": "A ti kọ̀wé sí {email}. Wọ́n lè dáhùn títí di {day}.",
  "What others would see": "Ohun tí àwọn ẹlòmíì yóò rí",
  "Write to them": "Kọ̀wé sí wọn",
  "You agreed on {day}. Thank you.": "Ẹ gbà ní {day}. A dúpẹ́ lọ́wọ́ yín.",
  "You can take your consent back by this page at any time. Keep the mail with its link.":
    "Ẹ lè gba ìyọ̀ǹda yín padà láti ojú-ìwé yìí nígbàkígbà. Ẹ pa ímeèlì tó ní ìjápọ̀ náà mọ́.",
  "You declined on {day}. Nobody sees {name}.": "Ẹ kọ̀ ní {day}. Kò sí ẹni tó ń rí {name}.",
  "Your consent": "Ìyọ̀ǹda yín",
  "Your parent or guardian": "Òbí tàbí alágbàtọ́ rẹ",
  "Your parent or guardian agreed.": "Òbí tàbí alágbàtọ́ rẹ ti gbà.",
  "Your parent or guardian did not answer in time. You can ask again.":
    "Òbí tàbí alágbàtọ́ rẹ kò dáhùn lásìkò. O lè tún béèrè.",
  "Your parent or guardian said no. You can ask somebody else who looks after you.":
    "Òbí tàbí alágbàtọ́ rẹ kò gbà. O lè béèrè lọ́wọ́ ẹlòmíì tó ń tọ́jú rẹ.",
  "{name} practises for exams with {site} and named you as parent or guardian. Because {name} is under 18, we ask you first.":
    "{name} ń fi {site} múra sílẹ̀ fún ìdánwò, ó sì dárúkọ yín gẹ́gẹ́ bí òbí tàbí alágbàtọ́. Nítorí pé {name} kò tíì pé ọdún 18, ẹ̀yin ni a kọ́kọ́ béèrè lọ́wọ́ yín.",
};
