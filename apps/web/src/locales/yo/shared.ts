// Yoruba: words of several pages. For review by a native reader.
export const shared: Record<string, string> = {
  "A free account: practice questions with explanations, and your own progress from the first day.":
    "Àkáǹtì ọ̀fẹ́: ìbéèrè ìgbáradì pẹ̀lú àlàyé, àti ìlọsíwájú tìrẹ láti ọjọ́ àkọ́kọ́.",
  "After your exam": "Lẹ́yìn ìdánwò rẹ",
  "All Subjects": "Gbogbo iṣẹ́",
  "Answers from another device can still arrive.": "Ìdáhùn láti ẹ̀rọ mìíràn ṣì lè dé.",
  Confirm: "Fìdí rẹ̀ múlẹ̀",
  Contact: "Kàn sí wa",
  "Cookie Policy": "Ìlànà kúkì",
  "Copy link": "Da ìjápọ̀ kọ",
  Date: "Ọjọ́",
  Download: "Gbà á sílẹ̀",
  English: "Gẹ̀ẹ́sì",
  "Exam date": "Ọjọ́ ìdánwò",
  Exams: "Àwọn ìdánwò",
  FAQ: "Ìbéèrè tó wọ́pọ̀",
  "For {topic}": "Fún {topic}",
  "Help Centre": "Ibùdó ìrànlọ́wọ́",
  "How practice tests, exam mode, plans and accounts work.":
    "Bí ìdánwò ìgbáradì, ipò ìdánwò gidi, ètò ìsanwó àti àkáǹtì ṣe ń ṣiṣẹ́.",
  Install: "Fi sórí ẹ̀rọ",
  "It opens like an app, also without a network.": "Ó ń ṣí bí áàpù, kódà láìsí nẹ́tíwọ́ọ̀kì.",
  "JAMB asks for English and three more. You can change them at any time.":
    "JAMB ń béèrè Gẹ̀ẹ́sì àti mẹ́ta mìíràn. O lè yí wọn padà nígbàkígbà.",
  "Keep it": "Jẹ́ kó wà",
  "Keep my account": "Jẹ́ kí àkáǹtì mi wà",
  "Keep {site} on this device": "Fi {site} sórí ẹ̀rọ yìí",
  "Last used {when}": "O lò ó kẹ́yìn ní {when}",
  "No network just now.": "Kò sí nẹ́tíwọ́ọ̀kì báyìí.",
  "Pass Your Secondary School Exams": "Yege nínú ìdánwò ilé-ìwé girama rẹ",
  "People, plans, exports and the second step ask for your password again.":
    "Àwọn ènìyàn, ètò, gbígbé dátà jáde àti ìgbésẹ̀ kejì tún ń béèrè ọ̀rọ̀ aṣínà rẹ.",
  "Please confirm that it is you": "Jọ̀wọ́ fihàn pé ìwọ ni",
  "Practice questions, past-question papers and progress tracking for WAEC, NECO, JAMB and Post-UTME. Free to start.":
    "Ìbéèrè ìgbáradì, ìwé ìbéèrè àtẹ̀yìnwá àti ìtọpinpin ìlọsíwájú fún WAEC, NECO, JAMB àti Post-UTME. Ọ̀fẹ́ ni láti bẹ̀rẹ̀.",
  "Read before the next test": "Kà á kí o tó ṣe ìdánwò tó kàn",
  Remove: "Yọ ọ́ kúrò",
  Save: "Fi pamọ́",
  "Save Changes": "Fi àyípadà pamọ́",
  "See the answers now": "Wo àwọn ìdáhùn báyìí",
  "Short answers to the questions candidates ask most.": "Ìdáhùn ṣókí sí ìbéèrè tí akẹ́kọ̀ọ́ ń béèrè jù.",
  "Sign out": "Jáde",
  "Sign out on {device}": "Jáde lórí {device}",
  "Stays signed in": "Ó ń wà nínú àkáǹtì",
  "Ten real practice questions with worked explanations. No account needed.":
    "Ìbéèrè ìgbáradì gidi mẹ́wàá pẹ̀lú àlàyé kíkún. Kò nílò àkáǹtì.",
  "Tests and packs on this device": "Ìdánwò àti ìdì orí ẹ̀rọ yìí",
  "Tests on this device still open.": "Ìdánwò orí ẹ̀rọ yìí ṣì ń ṣí.",
  "Tests taken": "Ìdánwò tí o ti ṣe",
  "The agreement between you and us, in plain words.": "Àdéhùn láàárín ìwọ àti àwa, ní ọ̀rọ̀ tó yéni.",
  "These are the figures of {when}.": "Iye ti {when} nìyí.",
  "They come first in every list. You can change them at any time.":
    "Àwọn ló ń ṣáájú nínú gbogbo àkójọ. O lè yí wọn padà nígbàkígbà.",
  "This device": "Ẹ̀rọ yìí",
  "This page needs a network": "Ojú-ìwé yìí nílò nẹ́tíwọ́ọ̀kì",
  "This question is in an exam of yours that is not closed yet. Its answer comes after your exam.":
    "Ìbéèrè yìí wà nínú ìdánwò rẹ kan tí kò tíì parí. Ìdáhùn rẹ̀ yóò wá lẹ́yìn ìdánwò rẹ.",
  Today: "Òní",
  "Try 10 questions": "Gbìyànjú ìbéèrè 10",
  "What do you hope to study?": "Kí ni o fẹ́ lọ kà?",
  "What this site keeps in your browser, and why.": "Ohun tí ìkànnì yìí ń tọ́jú sínú aṣàwákiri rẹ, àti ìdí rẹ̀.",
  "What we keep about you, why, for how long, and your rights under the Nigeria Data Protection Act.":
    "Ohun tí a ń tọ́jú nípa rẹ, ìdí rẹ̀, bó ṣe pẹ́ tó, àti ẹ̀tọ́ rẹ lábẹ́ Nigeria Data Protection Act.",
  "What you answered in time on a device without a network still counts until {when}. Once you see the right answers, nothing more is taken.":
    "Ohun tí o dáhùn lásìkò lórí ẹ̀rọ tí kò ní nẹ́tíwọ́ọ̀kì ṣì ń kà títí di {when}. Bí o bá ti rí ìdáhùn tó tọ̀nà, a kò ní gba nǹkan mọ́.",
  "Write to the people behind the site. Every letter is read and answered.":
    "Kọ̀wé sí àwọn tó ń ṣe ìkànnì yìí. A ń ka gbogbo lẹ́tà, a sì ń dáhùn.",
  "You seem to be offline.": "Ó jọ pé o kò ní nẹ́tíwọ́ọ̀kì.",
  "Your account was not kept": "A kò lè tọ́jú àkáǹtì rẹ",
  "Your account will be deleted on {day}. Until then nothing is lost.":
    "A ó pa àkáǹtì rẹ rẹ́ ní {day}. Kó tó dìgbà náà, ohunkóhun kò sọnù.",
  "Your subjects": "Àwọn iṣẹ́ rẹ",
  "{n, plural, one {# test} other {# tests}}": "{n, plural, other {ìdánwò #}}",
};
