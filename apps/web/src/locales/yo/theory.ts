// Yoruba: theory papers and marking your own answers. For review by a native reader.
export const theory: Record<string, string> = {
  "Marks taken off": "Máàkì tí a yọ",
  "Any {best} of these count, up to {marks}.": "{best} èyíkéyìí nínú ìwọ̀nyí ló kà, títí dé {marks}.",
  Yes: "Bẹ́ẹ̀ ni",
  No: "Bẹ́ẹ̀ kọ́",
  Unsure: "Kò dá mi lójú",
  "Is {mark} on the page?": "Ṣé {mark} wà lójú ìwé náà?",
  "Only with {marks}.": "Pẹ̀lú {marks} nìkan.",
  "You get the mark if this step is right, even with a wrong value from an earlier step.":
    "O máa gba máàkì náà bí ìgbésẹ̀ yìí bá tọ̀nà, bí iye láti ìgbésẹ̀ ìṣáájú bá tilẹ̀ ṣì.",
  "Also right:": "Èyí náà tọ̀nà:",
  "Not enough:": "Kò tó:",
  "First mark this sample answer of another student. Then you see what the examiner gave it. It shows you where marks are won and lost.":
    "Kọ́kọ́ fún ìdáhùn àpẹẹrẹ akẹ́kọ̀ọ́ mìíràn yìí ní máàkì. Lẹ́yìn náà, o máa rí iye tí olùyẹ̀wò fún un. Ó ń fi hàn ọ́ ibi tí a ti ń gba máàkì àti ibi tí a ti ń pàdánù rẹ̀.",
  "The question": "Ìbéèrè náà",
  "The sample answer": "Ìdáhùn àpẹẹrẹ náà",
  "Is it on the page?": "Ṣé ó wà lójú ìwé náà?",
  "Compare with the examiner": "Fi wé ti olùyẹ̀wò",
  "Now mark your own answer": "Báyìí, fún ìdáhùn tìrẹ ní máàkì",
  "Be strict: a mark counts only if the words or the step are really on the page.":
    "Má ṣe fi ojú fo nǹkan: máàkì ń kà kìkì bí ọ̀rọ̀ tàbí ìgbésẹ̀ náà bá wà lójú ìwé lóòótọ́.",
  "The model answer": "Ìdáhùn àwòkọ́ṣe",
  "Add up my marks": "Ro máàkì mi pọ̀",
  "Nothing typed here. Look at your paper.": "O kò tẹ nǹkan kan síbí. Wo ìwé rẹ.",
  "Choose an answer for every mark first.": "Kọ́kọ́ yan ìdáhùn fún máàkì kọ̀ọ̀kan.",
  "{n, plural, one {# mark} other {# marks}}": "{n, plural, other {máàkì #}}",
  "An examiner would probably give {score}.": "Ó ṣeé ṣe kí olùyẹ̀wò fún un ní {score}.",
  "An examiner would probably give {low} to {high}.": "Ó ṣeé ṣe kí olùyẹ̀wò fún un ní {low} sí {high}.",
  "You gave {you} of {max}. The examiner gave {examiner}.":
    "O fún un ní {you} nínú {max}. Olùyẹ̀wò fún un ní {examiner}.",
  "You agreed on every mark. Your own marking will be close to an examiner's.":
    "Ẹ fohùn ṣọ̀kan lórí gbogbo máàkì. Bí o ṣe ń fún ara rẹ ní máàkì yóò súnmọ́ ti olùyẹ̀wò.",
  "Look at these again": "Tún wo ìwọ̀nyí",
  "You: {you}. Examiner: {examiner}.": "Ìwọ: {you}. Olùyẹ̀wò: {examiner}.",
  "Theory question": "Ìbéèrè tíọ́rì",
  "We could not find that answer.": "Kò sí ìdáhùn yìí.",
  "Theory papers": "Ìwé ìdánwò tíọ́rì",
  "It may belong to another account.": "Ó lè jẹ́ ti àkáǹtì mìíràn.",
  Write: "Kọ ọ́",
  "Mark a sample": "Máàkì àpẹẹrẹ",
  "Mark yours": "Máàkì tìrẹ",
  "You can also write on paper. Then finish here and mark what is on your paper.":
    "O tún lè kọ ọ́ sínú ìwé. Lẹ́yìn náà, parí níbí kí o sì fún ohun tó wà nínú ìwé rẹ ní máàkì.",
  "Finish and see how it is marked": "Parí kí o sì wo bí a ṣe ń fún un ní máàkì",
  "Some answers are only on this device. Connect to the internet, then submit.":
    "Àwọn ìdáhùn kan wà lórí ẹ̀rọ yìí nìkan. Sopọ̀ mọ́ íńtánẹ́ẹ̀tì, lẹ́yìn náà fi ránṣẹ́.",
  "The time is over. In the exam you would stop writing now.":
    "Àkókò ti tán. Nínú ìdánwò gidi, o máa dáwọ́ ìkọ̀wé dúró báyìí.",
  "Submit the paper": "Fi ìwé ìdánwò náà ránṣẹ́",
  "Submit the paper?": "Ṣé o fẹ́ fi ìwé ìdánwò náà ránṣẹ́?",
  "Keep writing": "Máa kọ̀wé lọ",
  "You cannot change your answers after that. Then you mark them with the examiner's guide.":
    "Lẹ́yìn náà, o kò lè yí ìdáhùn rẹ padà mọ́. O máa wá fi ìtọ́sọ́nà olùyẹ̀wò fún un ní máàkì.",
  "{score} of {max}": "{score} nínú {max}",
  "self-marked": "o máàkì rẹ̀ fúnra rẹ",
  "{n, plural, one {# answer} other {# answers}} left to mark. Your score is added up after that.":
    "{n, plural, other {Ìdáhùn #}} ló kù láti fún ní máàkì. Lẹ́yìn náà ni a ó ro máàkì rẹ pọ̀.",
  "Your answers": "Àwọn ìdáhùn rẹ",
  "You wrote nothing in this paper.": "O kò kọ nǹkan kan nínú ìwé ìdánwò yìí.",
  "not counted, because you answered too many questions in this section":
    "a kò kà á, nítorí o dáhùn ìbéèrè tó pọ̀ jù nínú abala yìí",
  "Mark it": "Fún un ní máàkì",
  "See result": "Wo èsì",
  "question {n}": "ìbéèrè {n}",
  "The range is wider because you were unsure about {n, plural, one {# mark} other {# marks}}.":
    "Àlàfo náà fẹ̀ sí i nítorí {n, plural, other {máàkì #}} kò dá ọ lójú.",
  "How close you were to the examiner on sample answers decides how wide the range is.":
    "Bí o ṣe súnmọ́ olùyẹ̀wò tó lórí àwọn ìdáhùn àpẹẹrẹ ló ń pinnu bí àlàfo náà ṣe fẹ̀ tó.",
  "The sample you marked": "Àpẹẹrẹ tí o máàkì",
  "Read the lesson: {topic}": "Ka ẹ̀kọ́ náà: {topic}",
  "Mark again": "Tún un máàkì",
  "Where marks were lost": "Ibi tí o ti pàdánù máàkì",
  "It does not count without {marks}.": "Kò kà láìsí {marks}.",
  "Taken off: {marks}": "A yọ: {marks}",
  "Write the answer, learn how an examiner marks it, then mark your own. All free.":
    "Kọ ìdáhùn, kọ́ bí olùyẹ̀wò ṣe ń fún un ní máàkì, lẹ́yìn náà fún tìrẹ ní máàkì. Ọ̀fẹ́ ni gbogbo rẹ̀.",
  "No theory papers yet": "Kò tíì sí ìwé ìdánwò tíọ́rì",
  "You can practise objective questions in every subject.": "O lè fi ìbéèrè oníyàn gbára dì nínú gbogbo ẹ̀kọ́.",
  "{papers, plural, one {# paper} other {# papers}}, {questions, plural, one {# question} other {# questions}}":
    "{papers, plural, other {ìwé ìdánwò #}}, {questions, plural, other {ìbéèrè #}}",
  "All subjects": "Gbogbo àwọn ẹ̀kọ́",
  "{minutes} minutes, {marks} marks": "Ìṣẹ́jú {minutes}, máàkì {marks}",
  "Your best: {score} of {max}, marked by yourself": "Èyí tó dára jù: {score} nínú {max}, ìwọ fúnra rẹ lo máàkì rẹ̀",
  "Continue the paper": "Tẹ̀síwájú nínú ìwé ìdánwò náà",
  "Write the whole paper": "Kọ odindi ìwé ìdánwò náà",
  "you: {score}": "ìwọ: {score}",
  "Your answer to {part}": "Ìdáhùn rẹ sí {part}",
  "Signs to insert": "Àmì tí o lè fi sí i",
  "Draw it on paper. Here, list what you drew and labelled.":
    "Yà á sínú ìwé. Níbí, to ohun tí o yà àti orúkọ tí o kọ sí i lẹ́sẹẹsẹ.",
  "Not saved yet: keep this page open.": "Kò tíì sí ní ìpamọ́. Jẹ́ kí ojú-ìwé yìí ṣí.",
  "This answer was already finished, so your last changes were not saved.":
    "O ti parí ìdáhùn yìí tẹ́lẹ̀, nítorí náà a kò fi àyípadà rẹ tó kẹ́yìn pamọ́.",
  "Everything is saved.": "Gbogbo rẹ̀ ti wà ní ìpamọ́.",
  "Saved on this device. We will send it when you are back online.":
    "Ó ti wà ní ìpamọ́ lórí ẹ̀rọ yìí. A ó fi ránṣẹ́ nígbà tí nẹ́tíwọ́ọ̀kì bá wà.",
  "Some of your theory answers are only on this device. Connect to the internet before you sign out.":
    "Díẹ̀ nínú ìdáhùn tíọ́rì rẹ wà lórí ẹ̀rọ yìí nìkan. Sopọ̀ mọ́ íńtánẹ́ẹ̀tì kí o tó jáde.",
  "{n, plural, one {# theory question} other {# theory questions}}": "{n, plural, other {ìbéèrè tíọ́rì #}}",
  "An answer can have at most {n} characters": "Ìdáhùn kò gbọdọ̀ ju lẹ́tà {n} lọ",
  "Choose up to {n} marks": "Má yan ju máàkì {n} lọ",
  "Choose up to {n} deductions": "Má yan ju ìyọkúrò {n} lọ",
  "We could not find that paper.": "Kò sí irú ìwé ìdánwò bẹ́ẹ̀.",
  "You have submitted this paper, so you cannot change it any more.":
    "O ti fi ìwé ìdánwò yìí ránṣẹ́, nítorí náà kò lè yí padà mọ́.",
  "You have finished this answer, so you cannot change it any more.":
    "O ti parí ìdáhùn yìí, nítorí náà kò lè yí padà mọ́.",
  "This question has no such part.": "Ìbéèrè yìí kò ní irú apá bẹ́ẹ̀.",
  "Mark the sample answer first. It shows you what the examiner looks for.":
    "Kọ́kọ́ fún ìdáhùn àpẹẹrẹ ní máàkì. Ó ń fi ohun tí olùyẹ̀wò ń wá hàn ọ́.",
  "Your marks do not fit this question.": "Máàkì rẹ kò bá ìbéèrè yìí mu.",
  "Finish your answer first.": "Kọ́kọ́ parí ìdáhùn rẹ.",
  "You can mark an answer up to {n} times.": "O lè fún ìdáhùn kan ní máàkì títí dé ìgbà {n}.",
};
