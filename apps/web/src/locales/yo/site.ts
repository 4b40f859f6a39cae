// Yoruba: the public pages. For review by a native reader.
export const site: Record<string, string> = {
  "A person reads every letter and answers by e-mail. You can also write to {email}.":
    "Ènìyàn gidi ń ka gbogbo lẹ́tà, ó sì ń dáhùn nípa ímeèlì. O tún lè kọ̀wé sí {email}.",
  Account: "Àkáǹtì",
  "At the end you see your score. Register if you like, and it comes with you.":
    "Ní ìparí, o ó rí máàkì rẹ. Forúkọ sílẹ̀ bí o bá fẹ́, yóò sì bá ọ wá.",
  Biology: "Biology",
  Chemistry: "Chemistry",
  "Choose an answer and see at once whether it is right, and why.":
    "Yan ìdáhùn kan, o ó sì rí i lẹ́sẹ̀kẹsẹ̀ bóyá ó tọ̀nà, àti ìdí rẹ̀.",
  "Comprehensive study materials": "Ohun èlò ìkẹ́kọ̀ọ́ tó péye",
  "Create Free Account": "Ṣẹ̀dá àkáǹtì ọ̀fẹ́",
  "Exam preparation for secondary school students in Nigeria.":
    "Ìgbáradì ìdánwò fún akẹ́kọ̀ọ́ ilé-ìwé girama ní Nàìjíríà.",
  "Expert content": "Iṣẹ́ àwọn onímọ̀",
  "Get Started": "Bẹ̀rẹ̀",
  "If it is about a question, say which exam, subject and year, and what the answer should be.":
    "Bí ó bá jẹ́ nípa ìbéèrè kan, sọ ìdánwò, ẹ̀kọ́ àti ọdún rẹ̀, àti ohun tó yẹ kí ìdáhùn jẹ́.",
  "Know your strength before the exam hall": "Mọ agbára rẹ kí o tó wọ gbọ̀ngàn ìdánwò",
  "Last changed on {date}": "A yí i padà kẹ́yìn ní {date}",
  Legal: "Òfin",
  Login: "Wọlé",
  "Look again at what you missed": "Tún wo èyí tí o ṣe àṣìṣe nínú rẹ̀",
  "Make a free account and this result is the first step on your path. No credit card is required.":
    "Ṣí àkáǹtì ọ̀fẹ́, èsì yìí yóò sì jẹ́ ìgbésẹ̀ àkọ́kọ́ lọ́nà rẹ. Kò nílò káàdì báńkì.",
  "Many questions are answered already in the {help} and the {faq}.": "Ọ̀pọ̀ ìbéèrè ni a ti dáhùn nínú {help} àti {faq}.",
  Mathematics: "Mathematics",
  "Most trusted platform for WAEC, NECO, JAMB & Post-UTME preparation":
    "Ibi tí a gbẹ́kẹ̀ lé jù fún ìgbáradì WAEC, NECO, JAMB àti Post-UTME",
  "Never send us your password; we do not need it.": "Má ṣe fi ọ̀rọ̀ aṣínà rẹ ránṣẹ́ sí wa láé; a kò nílò rẹ̀.",
  "No credit card is required. Account creation is free.": "Kò nílò káàdì báńkì. Ọ̀fẹ́ ni ṣíṣí àkáǹtì.",
  "No questions here yet": "Kò tíì sí ìbéèrè níbí",
  "Not here?": "Ṣé kò sí níbí?",
  "Notes and practice for all subjects, small enough to keep on your phone.":
    "Àkọsílẹ̀ ẹ̀kọ́ àti ìgbáradì fún gbogbo ẹ̀kọ́, ó kéré tó láti wà lórí fóònù rẹ.",
  "On this page": "Lójú-ìwé yìí",
  "Oops! Page not found": "Ó mà ṣe o! A kò rí ojú-ìwé náà",
  "Page not found": "A kò rí ojú-ìwé náà",
  "Performance analytics": "Ìtúpalẹ̀ bí o ṣe ń ṣe",
  "Plant nutrition": "Oúnjẹ ewéko",
  "practice questions": "ìbéèrè ìgbáradì",
  "Questions and answers verified by educators, each with a worked explanation.":
    "Ìbéèrè àti ìdáhùn tí àwọn olùkọ́ ti yẹ̀ wò, ọ̀kọ̀ọ̀kan pẹ̀lú àlàyé kíkún.",
  "Report Issue": "Fi ìṣòro sùn",
  "Return to Home": "Padà sí Ilé",
  "Root hairs": "Irun gbòǹgbò",
  "Root hairs are thin and many, so they give the root a large surface for taking in water by osmosis.":
    "Irun gbòǹgbò tẹ́ẹ́rẹ́, wọ́n sì pọ̀, nítorí náà gbòǹgbò ní ojú tó gbòòrò láti fi osmosis fa omi.",
  "See your score": "Wo máàkì rẹ",
  "Start Learning Now": "Bẹ̀rẹ̀ ẹ̀kọ́ báyìí",
  "Start today. It is free.": "Bẹ̀rẹ̀ lónìí. Ọ̀fẹ́ ni.",
  Stem: "Pòpórò",
  students: "akẹ́kọ̀ọ́",
  subjects: "ẹ̀kọ́",
  "success rate": "ìwọ̀n àṣeyọrí",
  "Take the time you need; there is no clock.": "Má kánjú; kò sí aago.",
  Tassel: "Ìrùkẹ̀rẹ̀",
  "Ten real practice questions from several subjects. No account, no card, nothing to install.":
    "Ìbéèrè ìgbáradì gidi mẹ́wàá láti inú onírúurú ẹ̀kọ́. Láìsí àkáǹtì, láìsí káàdì, láìfi nǹkan sórí ẹ̀rọ.",
  "The questions did not arrive.": "Àwọn ìbéèrè kò dé.",
  "This site has no published questions so far. Please come back soon.":
    "Kò tíì sí ìbéèrè tó jáde lórí ìkànnì yìí. Jọ̀wọ́ padà wá láìpẹ́.",
  "Track progress and find areas to improve, topic by topic.":
    "Tọpinpin ìlọsíwájú rẹ, kí o sì mọ ibi tó yẹ kí o tún ṣe, kókó kan lẹ́yìn òmíràn.",
  "Try 10 questions first": "Kọ́kọ́ gbìyànjú ìbéèrè 10",
  "Try again": "Tún gbìyànjú",
  "Waves in ten pages": "Ìgbì ní ojú-ìwé mẹ́wàá",
  "We answer to this address.": "Àdírẹ́sì yìí ni a ó dá ọ lóhùn sí.",
  "What went wrong?": "Kí ni kò lọ dáadáa?",
  "Which part of the maize plant absorbs water and mineral salts from the soil?":
    "Apá wo lára àgbàdo ló ń fa omi àti iyọ̀ àlùmọ́nì láti inú ilẹ̀?",
  "Your letter was not sent": "Lẹ́tà rẹ kò lọ",
  "Your message": "Ọ̀rọ̀ rẹ",
  "Your name": "Orúkọ rẹ",
  "Your result is kept on this device.": "Èsì rẹ wà lórí ẹ̀rọ yìí.",
  "{site} in figures": "{site} ní iye",
  "© {year} {site}. All rights reserved.": "© {year} {site}. Gbogbo ẹ̀tọ́ wà ní ìpamọ́.",
};
