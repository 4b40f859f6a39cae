// Yoruba: the first page, and the titles of public pages. For review by a native reader.
export const firstPage: Record<string, string> = {
  "With a free account you get practice questions with explanations and see your progress from the first day.":
    "Àkáǹtì ọ̀fẹ́: ìbéèrè ìgbáradì pẹ̀lú àlàyé, àti ìlọsíwájú tìrẹ láti ọjọ́ àkọ́kọ́.",
  Biology: "Biology",
  Chemistry: "Chemistry",
  "Comprehensive study materials": "Ohun èlò ìkẹ́kọ̀ọ́ tó péye",
  "Expert content": "Iṣẹ́ àwọn onímọ̀",
  "How practice tests, exam mode, plans and accounts work.":
    "Bí ìdánwò ìgbáradì, ipò ìdánwò gidi, ètò ìsanwó àti àkáǹtì ṣe ń ṣiṣẹ́.",
  "Know your strength before the exam hall": "Mọ agbára rẹ kí o tó wọ gbọ̀ngàn ìdánwò",
  "Last updated on {date}": "A yí i padà kẹ́yìn ní {date}",
  Mathematics: "Mathematics",
  "Most trusted platform for WAEC, NECO, JAMB & Post-UTME preparation":
    "Ibi tí a gbẹ́kẹ̀ lé jù fún ìgbáradì WAEC, NECO, JAMB àti Post-UTME",
  "No credit card is required. Account creation is free.": "Kò nílò káàdì báńkì. Ọ̀fẹ́ ni ṣíṣí àkáǹtì.",
  "Still need help?": "Ṣé o ṣì nílò ìrànlọ́wọ́?",
  "Notes and practice for all subjects, small enough to keep on your phone.":
    "Àkọsílẹ̀ ẹ̀kọ́ àti ìgbáradì fún gbogbo ẹ̀kọ́, ó kéré tó láti wà lórí fóònù rẹ.",
  "On this page": "Lójú-ìwé yìí",
  "Pass Your Secondary School Exams": "Yege nínú ìdánwò ilé-ìwé girama rẹ",
  "Performance analytics": "Ìtúpalẹ̀ bí o ṣe ń ṣe",
  "Plant nutrition": "Oúnjẹ ewéko",
  "practice questions": "ìbéèrè ìgbáradì",
  "Practice questions, past-question papers and progress tracking for WAEC, NECO, JAMB and Post-UTME. Free to start.":
    "Ìbéèrè ìgbáradì, ìwé ìbéèrè àtẹ̀yìnwá àti ìtọpinpin ìlọsíwájú fún WAEC, NECO, JAMB àti Post-UTME. Ọ̀fẹ́ ni láti bẹ̀rẹ̀.",
  "Questions and answers verified by educators, each with a worked explanation.":
    "Ìbéèrè àti ìdáhùn tí àwọn olùkọ́ ti yẹ̀ wò, ọ̀kọ̀ọ̀kan pẹ̀lú àlàyé kíkún.",
  "Root hairs": "Irun gbòǹgbò",
  "Root hairs are thin and there are many of them. They give the root a large surface for taking in water by osmosis.":
    "Irun gbòǹgbò tẹ́ẹ́rẹ́, wọ́n sì pọ̀, nítorí náà gbòǹgbò ní ojú tó gbòòrò láti fi osmosis fa omi.",
  "Short answers to the questions students ask most.": "Ìdáhùn ṣókí sí ìbéèrè tí akẹ́kọ̀ọ́ ń béèrè jù.",
  "Start Learning Now": "Bẹ̀rẹ̀ ẹ̀kọ́ báyìí",
  "Start today. It is free.": "Bẹ̀rẹ̀ lónìí. Ọ̀fẹ́ ni.",
  Stem: "Pòpórò",
  students: "akẹ́kọ̀ọ́",
  subjects: "ẹ̀kọ́",
  "success rate": "ìwọ̀n àṣeyọrí",
  Tassel: "Ìrùkẹ̀rẹ̀",
  "Ten real practice questions with worked explanations. No account needed.":
    "Ìbéèrè ìgbáradì gidi mẹ́wàá pẹ̀lú àlàyé kíkún. Kò nílò àkáǹtì.",
  "The agreement between you and us, in plain words.": "Àdéhùn láàárín ìwọ àti àwa, ní ọ̀rọ̀ tó yéni.",
  "Everyone gets the same question, with a new one each day. Choose an answer and see straight away why it is right.":
    "Ìbéèrè kan náà fún gbogbo ènìyàn, tuntun lójoojúmọ́. Tẹ ìdáhùn kan, o ó sì rí ìdí tó fi tọ̀nà lẹ́sẹ̀kẹsẹ̀.",
  "Track progress and find areas to improve, topic by topic.":
    "Tọpinpin ìlọsíwájú rẹ, kí o sì mọ ibi tó yẹ kí o tún ṣe, kókó kan lẹ́yìn òmíràn.",
  "Waves in ten pages": "Ìgbì ní ojú-ìwé mẹ́wàá",
  "The data this site keeps in your browser, and why.": "Ohun tí ìkànnì yìí ń tọ́jú sínú aṣàwákiri rẹ, àti ìdí rẹ̀.",
  "The data we keep about you, why and how long we keep it, and your rights under the Nigeria Data Protection Act.":
    "Ohun tí a ń tọ́jú nípa rẹ, ìdí rẹ̀, bó ṣe pẹ́ tó, àti ẹ̀tọ́ rẹ lábẹ́ Nigeria Data Protection Act.",
  "Which part of the maize plant absorbs water and mineral salts from the soil?":
    "Apá wo lára àgbàdo ló ń fa omi àti iyọ̀ àlùmọ́nì láti inú ilẹ̀?",
  "Contact the people behind the site. We read and answer every message.":
    "Kọ̀wé sí àwọn tó ń ṣe ìkànnì yìí. A ń ka gbogbo lẹ́tà, a sì ń dáhùn.",
  "{site} in numbers": "{site} ní iye",
};
