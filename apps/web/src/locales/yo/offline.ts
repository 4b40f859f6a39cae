// Yoruba: tests without a network. For review by a native reader.
export const offline: Record<string, string> = {
  "A new version is ready": "Ẹ̀dà tuntun ti ṣetán",
  "A test is open in another tab. Finish it first.": "Ìdánwò kan ń lọ ní táàbù mìíràn. Kọ́kọ́ parí rẹ̀.",
  "The download is about {size}. It uses {n, plural, one {# test} other {# tests}} from this month. If you remove the pack this month, you get back the tests you did not start.":
    "Nǹkan bí {size} ni a ó gbà sílẹ̀. Ó ń fi {n, plural, other {ìdánwò #}} oṣù yìí sọ́tọ̀. Yọ ìdì náà kúrò lóṣù yìí, o ó sì gba ìdánwò tí o kò bẹ̀rẹ̀ padà.",
  "Answer file": "Fáìlì ìdáhùn",
  "If you saved your answers to a file, you can send it here from any device. You can safely send the same file twice.":
    "Ìdáhùn tí o fi pamọ́ sí fáìlì, lórí ẹ̀rọ yìí tàbí òmíràn. Kò léwu bí o bá fi ránṣẹ́ lẹ́ẹ̀mejì.",
  "Back to the dashboard": "Padà sí ojú-ìwé mi",
  "Data used": "Dátà tí o lò",
  Done: "Ó ti tán",
  "Downloading...": "Ó ń gbà á sílẹ̀...",
  Finished: "Ó ti parí",
  "Finished, not sent yet": "Ó ti parí, a kò tíì fi ránṣẹ́",
  "The update takes a moment. You will not lose anything.": "Yóò ṣí láìpẹ́, ohunkóhun kò sì ní sọnù.",
  Later: "Tó bá yá",
  "New version": "Ẹ̀dà tuntun",
  "There are no tests on this device. Sign in and download a pack.":
    "Kò sí ìdánwò lórí ẹ̀rọ yìí. Gba ìdì ìdánwò kan sílẹ̀ nígbà tí o bá tún wọlé.",
  "Nothing saved on this device yet": "Kò tíì sí nǹkan kan lórí ẹ̀rọ yìí",
  "Nothing yet": "Kò tíì sí",
  "You need a secure address (https) to install the app and to take tests offline. Ask your school's ICT officer.":
    "Ìdánwò láìsí nẹ́tíwọ́ọ̀kì àti fífi áàpù sórí ẹ̀rọ nílò àdírẹ́sì tó láàbò (https). Béèrè lọ́wọ́ òṣìṣẹ́ ICT ilé-ìwé rẹ.",
  Packs: "Àwọn ìdì ìdánwò",
  "Practice tests with answers and explanations. You can use them for 30 days. They do not count on the leaderboard.":
    "Ìdánwò ìgbáradì pẹ̀lú ìdáhùn àti àlàyé, fún ọjọ́ 30. Wọn kì í kà fún pátákó aṣíwájú.",
  "Expired on {day}": "Àkókò rẹ̀ parí ní {day}",
  "Your file is saved. Only we can open it. Send it from the Offline page on any device, or give it to support.":
    "Ó ti wà ní ìpamọ́. Àwa nìkan ló lè ṣí fáìlì náà; fi í ránṣẹ́ láti ẹ̀rọ èyíkéyìí ní Láìsí nẹ́tíwọ́ọ̀kì, tàbí kí o fún ìrànlọ́wọ́.",
  "You need a secure address (https) to save answers to a file. Keep this page open until we have your answers.":
    "Fífi ìdáhùn pamọ́ sínú fáìlì nílò àdírẹ́sì tó láàbò (https). Má ṣe pa ojú-ìwé yìí títí a ó fi gba àwọn ìdáhùn rẹ.",
  "Score {score}%": "Máàkì {score}%",
  "Send a saved file": "Fi fáìlì tó wà ní ìpamọ́ ránṣẹ́",
  "Sign in when you are online and download a pack. Then you can practise anywhere.":
    "Wọlé nígbà tí nẹ́tíwọ́ọ̀kì bá wà, kí o gba ìdì ìdánwò kan sílẹ̀: o ó lè gbára dì níbikíbi.",
  "Stay signed in": "Dúró nínú àkáǹtì",
  "Download a subject": "Mú ẹ̀kọ́ kan dání",
  "Tests on this device work offline. We will send your answers when you are back online.":
    "Ìdánwò orí ẹ̀rọ yìí ń ṣiṣẹ́ láìsí nẹ́tíwọ́ọ̀kì, a ó sì fi í ránṣẹ́ nígbà tí nẹ́tíwọ́ọ̀kì bá padà.",
  "This browser cannot save files on this device, so you cannot download a pack.":
    "Aṣàwákiri yìí kì í fi nǹkan pamọ́ sórí ẹ̀rọ yìí, nítorí náà o kò lè gba ìdì ìdánwò sílẹ̀.",
  "This file is empty.": "Fáìlì yìí ṣófo.",
  "You have used all this month's tests, so you cannot download a pack yet.":
    "O ti lo ìdánwò ètò rẹ lóṣù yìí tán. Inú wọn ni ìdì ìdánwò ti ń wá.",
  Update: "Mú dójú ìwọ̀n",
  "This is how much data the app used on this device in {month}. Your browser measured it.":
    "Ohun tí áàpù yìí ti gbà sílẹ̀ lórí ẹ̀rọ yìí ní {month}, bí aṣàwákiri ṣe kà á.",
  "We could not read the tests saved on this device.": "A kò lè ka ohun tó wà lórí ẹ̀rọ yìí.",
  "With pictures": "Pẹ̀lú àwòrán",
  "You are not signed in here.": "O kò tíì wọlé níbí.",
  "You can still do the tests on this device. We will send your answers after you sign in.":
    "O ṣì lè dáhùn ohun tó wà lórí ẹ̀rọ yìí. A ó fi ránṣẹ́ lẹ́yìn tí o bá wọlé.",
  "Your tests on this device": "Ìdánwò rẹ lórí ẹ̀rọ yìí",
  "This pack is yours, but it is not saved on this device.": "Tìrẹ ni, ṣùgbọ́n kò sí lórí ẹ̀rọ yìí.",
  "{done} of {of} tests": "ìdánwò {done} nínú {of}",
  "{n, plural, one {# answer not sent yet} other {# answers not sent yet}}":
    "{n, plural, other {Ìdáhùn # tí a kò tíì fi ránṣẹ́}}",
  "{n, plural, one {# test is} other {# tests are}} saved on this device.":
    "{n, plural, other {Ìdánwò #}} wà lórí ẹ̀rọ yìí.",
  "It uses {size} on this device. Start it by {day}.": "{size} lórí ẹ̀rọ yìí, bẹ̀rẹ̀ rẹ̀ kó tó di {day}",
  "{tests, plural, one {# test} other {# tests}}, {n, plural, one {# question} other {# questions}}":
    "{tests, plural, other {Ìdánwò #}}, {n, plural, other {ìbéèrè #}}",
  "{title}: we received {n, plural, one {# answer} other {# answers}}.":
    "{title}: {n, plural, other {ìdáhùn #}} ti dé.",
  "Download a pack for its subject to get it.": "Ó ń bá ìdì ìdánwò ẹ̀kọ́ rẹ̀ wá.",
  "Lessons on this device": "Àwọn ẹ̀kọ́ lórí ẹ̀rọ yìí",
  "Practise from your pack": "Gbára dì láti inú ìdì ìdánwò rẹ",
  "This lesson is not on this device": "Ẹ̀kọ́ kókó yìí kò sí lórí ẹ̀rọ yìí",
  "With {n, plural, one {its lesson} other {its # lessons}}, {size}":
    "Pẹ̀lú {n, plural, one {ẹ̀kọ́ rẹ̀} other {àwọn ẹ̀kọ́ rẹ̀ #}}, {size}",
  "{subject}: {n, plural, one {# lesson} other {# lessons}}": "{subject}: {n, plural, other {ẹ̀kọ́ #}}",
  "{title}: {n, plural, one {# question} other {# questions}} on this topic.":
    "{title}: {n, plural, other {ìbéèrè #}} lórí kókó yìí.",
};
