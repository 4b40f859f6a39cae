// Yoruba: the public pages. For review by a native reader.
export const site: Record<string, string> = {
  "A person reads every letter and answers by e-mail. You can also write to {email}.":
    "Ènìyàn gidi ń ka gbogbo lẹ́tà, ó sì ń dáhùn nípa ímeèlì. O tún lè kọ̀wé sí {email}.",
  Account: "Àkáǹtì",
  "At the end you see your score. Register if you like, and it comes with you.":
    "Ní ìparí, o ó rí máàkì rẹ. Forúkọ sílẹ̀ bí o bá fẹ́, yóò sì bá ọ wá.",
  "Choose an answer and see at once whether it is right, and why.":
    "Yan ìdáhùn kan, o ó sì rí i lẹ́sẹ̀kẹsẹ̀ bóyá ó tọ̀nà, àti ìdí rẹ̀.",
  "Create Free Account": "Ṣẹ̀dá àkáǹtì ọ̀fẹ́",
  "Exam preparation for secondary school students in Nigeria.":
    "Ìgbáradì ìdánwò fún akẹ́kọ̀ọ́ ilé-ìwé girama ní Nàìjíríà.",
  "Get Started": "Bẹ̀rẹ̀",
  "If it is about a question, say which exam, subject and year, and what the answer should be.":
    "Bí ó bá jẹ́ nípa ìbéèrè kan, sọ ìdánwò, ẹ̀kọ́ àti ọdún rẹ̀, àti ohun tó yẹ kí ìdáhùn jẹ́.",
  Legal: "Òfin",
  Login: "Wọlé",
  "Look again at what you missed": "Tún wo èyí tí o ṣe àṣìṣe nínú rẹ̀",
  "Make a free account and this result is the first step on your path. No credit card is required.":
    "Ṣí àkáǹtì ọ̀fẹ́, èsì yìí yóò sì jẹ́ ìgbésẹ̀ àkọ́kọ́ lọ́nà rẹ. Kò nílò káàdì báńkì.",
  "Many questions are answered already in the {help} and the {faq}.": "Ọ̀pọ̀ ìbéèrè ni a ti dáhùn nínú {help} àti {faq}.",
  "Never send us your password; we do not need it.": "Má ṣe fi ọ̀rọ̀ aṣínà rẹ ránṣẹ́ sí wa láé; a kò nílò rẹ̀.",
  "No questions here yet": "Kò tíì sí ìbéèrè níbí",
  "Oops! Page not found": "Ó mà ṣe o! A kò rí ojú-ìwé náà",
  "Page not found": "A kò rí ojú-ìwé náà",
  "Report Issue": "Fi ìṣòro sùn",
  "Return to Home": "Padà sí Ilé",
  "See your score": "Wo máàkì rẹ",
  "Take the time you need; there is no clock.": "Má kánjú; kò sí aago.",
  "Ten real practice questions from several subjects. No account, no card, nothing to install.":
    "Ìbéèrè ìgbáradì gidi mẹ́wàá láti inú onírúurú ẹ̀kọ́. Láìsí àkáǹtì, láìsí káàdì, láìfi nǹkan sórí ẹ̀rọ.",
  "The questions did not arrive.": "Àwọn ìbéèrè kò dé.",
  "This site has no published questions so far. Please come back soon.":
    "Kò tíì sí ìbéèrè tó jáde lórí ìkànnì yìí. Jọ̀wọ́ padà wá láìpẹ́.",
  "Try 10 questions first": "Kọ́kọ́ gbìyànjú ìbéèrè 10",
  "Try again": "Tún gbìyànjú",
  "We answer to this address.": "Àdírẹ́sì yìí ni a ó dá ọ lóhùn sí.",
  "What went wrong?": "Kí ni kò lọ dáadáa?",
  "Your letter was not sent": "Lẹ́tà rẹ kò lọ",
  "Your message": "Ọ̀rọ̀ rẹ",
  "Your name": "Orúkọ rẹ",
  "Your result is kept on this device.": "Èsì rẹ wà lórí ẹ̀rọ yìí.",
  "© {year} {site}. All rights reserved.": "© {year} {site}. Gbogbo ẹ̀tọ́ wà ní ìpamọ́.",
};
