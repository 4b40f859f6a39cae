// Yoruba: classes of a school and the slips for signing in. For review by a native reader.
export const schools: Record<string, string> = {
  "Enter the code of your class": "Tẹ kóòdù kíláàsì rẹ",
  "You have joined the class.": "O ti darapọ̀ mọ́ kíláàsì náà.",
  "You have left the class. Your results are still yours.": "O ti kúrò nínú kíláàsì náà. Tìrẹ ṣì ni èsì rẹ.",
  "We could not find that class.": "Kò sí irú kíláàsì bẹ́ẹ̀.",
  "Enter the school code from your slip": "Tẹ kóòdù ilé-ìwé tó wà lórí ìwé pélébé rẹ",
  "Enter the admission number": "Tẹ nọ́ńbà ìgbaniwọlé rẹ",
  "Use letters, numbers, / and - in the admission number": "Lo lẹ́tà, nọ́ńbà, / àti - nínú nọ́ńbà ìgbaniwọlé",
  "Enter the first code from your slip, or your password": "Tẹ kóòdù àkọ́kọ́ tó wà lórí ìwé pélébé rẹ, tàbí ọ̀rọ̀ aṣínà rẹ",
  "Please enter the code from your slip again": "Jọ̀wọ́ tún tẹ kóòdù tó wà lórí ìwé pélébé rẹ",
  "Please enter the code from your slip again.": "Jọ̀wọ́ tún tẹ kóòdù tó wà lórí ìwé pélébé rẹ.",
  "The school code, admission number or code is not correct. Check your slip and try again.":
    "Kóòdù ilé-ìwé, nọ́ńbà ìgbaniwọlé tàbí kóòdù náà kò tọ̀nà. Wo ìwé pélébé rẹ kí o sì tún gbìyànjú.",
  "This code does not work. Check it, or ask your teacher for a new one.":
    "Kóòdù yìí kò ṣiṣẹ́. Yẹ̀ ẹ́ wò, tàbí béèrè fún òmíràn lọ́wọ́ olùkọ́ rẹ.",
  "This school has no free seat at the moment. Please tell your teacher.":
    "Ilé-ìwé yìí kò ní àyè tó ṣófo báyìí. Jọ̀wọ́ sọ fún olùkọ́ rẹ.",
  "Please add your own email address in your profile before you pay. We send your receipts there.":
    "Jọ̀wọ́ fi àdírẹ́sì ímeèlì tìrẹ sínú profáìlì rẹ kí o tó sanwó. Ibẹ̀ ni a ń fi rìsíìtì rẹ ránṣẹ́ sí.",
  "Please add your own email address in your profile first": "Jọ̀wọ́ kọ́kọ́ fi àdírẹ́sì ímeèlì tìrẹ sínú profáìlì rẹ",
};
