// Yoruba: the public pages. For review by a native reader.
export const site: Record<string, string> = {
  "A real person reads every message and replies by email. You can also email {email}.":
    "Ènìyàn gidi ń ka gbogbo lẹ́tà, ó sì ń dáhùn nípa ímeèlì. O tún lè kọ̀wé sí {email}.",
  Account: "Àkáǹtì",
  "You will see your score at the end. If you register, we will save it for you.":
    "Ní ìparí, o ó rí máàkì rẹ. Forúkọ sílẹ̀ bí o bá fẹ́, yóò sì bá ọ wá.",
  "Choose an answer. You will see straight away if it is right, with an explanation.":
    "Yan ìdáhùn kan, o ó sì rí i lẹ́sẹ̀kẹsẹ̀ bóyá ó tọ̀nà, àti ìdí rẹ̀.",
  "Create Free Account": "Ṣẹ̀dá àkáǹtì ọ̀fẹ́",
  "Exam preparation for secondary school students in Nigeria.":
    "Ìgbáradì ìdánwò fún akẹ́kọ̀ọ́ ilé-ìwé girama ní Nàìjíríà.",
  "Get Started": "Bẹ̀rẹ̀",
  "If your message is about a question, say which exam, subject and year, and what the answer should be.":
    "Bí ó bá jẹ́ nípa ìbéèrè kan, sọ ìdánwò, ẹ̀kọ́ àti ọdún rẹ̀, àti ohun tó yẹ kí ìdáhùn jẹ́.",
  Legal: "Òfin",
  Login: "Wọlé",
  "Review the ones you missed": "Tún wo èyí tí o ṣe àṣìṣe nínú rẹ̀",
  "Create a free account to save this result. No credit card is required.":
    "Ṣí àkáǹtì ọ̀fẹ́, èsì yìí yóò sì jẹ́ ìgbésẹ̀ àkọ́kọ́ lọ́nà rẹ. Kò nílò káàdì báńkì.",
  "You may find your answer in the {help} or the {faq}.": "Ọ̀pọ̀ ìbéèrè ni a ti dáhùn nínú {help} àti {faq}.",
  "Never send us your password. We do not need it.": "Má ṣe fi ọ̀rọ̀ aṣínà rẹ ránṣẹ́ sí wa láé; a kò nílò rẹ̀.",
  "No questions here yet": "Kò tíì sí ìbéèrè níbí",
  "Oops! Page not found": "Ó mà ṣe o! A kò rí ojú-ìwé náà",
  "Page not found": "A kò rí ojú-ìwé náà",
  "Report Issue": "Fi ìṣòro sùn",
  "Return to Home": "Padà sí Ilé",
  "See your score": "Wo máàkì rẹ",
  "Take your time. There is no time limit.": "Má kánjú; kò sí aago.",
  "Answer ten real practice questions from several subjects. You do not need an account or a card, and there is nothing to install.":
    "Ìbéèrè ìgbáradì gidi mẹ́wàá láti inú onírúurú ẹ̀kọ́. Láìsí àkáǹtì, láìsí káàdì, láìfi nǹkan sórí ẹ̀rọ.",
  "We could not load the questions.": "Àwọn ìbéèrè kò dé.",
  "There are no questions here yet. Please come back soon.":
    "Kò tíì sí ìbéèrè tó jáde lórí ìkànnì yìí. Jọ̀wọ́ padà wá láìpẹ́.",
  "Try 10 questions first": "Kọ́kọ́ gbìyànjú ìbéèrè 10",
  "Try again": "Tún gbìyànjú",
  "We will reply to this email address.": "Àdírẹ́sì yìí ni a ó dá ọ lóhùn sí.",
  "What went wrong?": "Kí ni kò lọ dáadáa?",
  "Your message was not sent": "Ìfiránṣẹ́ rẹ kò lọ",
  "Your message": "Ọ̀rọ̀ rẹ",
  "Your name": "Orúkọ rẹ",
  "Your result is saved on this device.": "Èsì rẹ wà lórí ẹ̀rọ yìí.",
  "© {year} {site}. All rights reserved.": "© {year} {site}. Gbogbo ẹ̀tọ́ wà ní ìpamọ́.",
};
