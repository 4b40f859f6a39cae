// Hausa: the answer panel and the moment of the result. For review by a native reader.
export const resultMoment: Record<string, string> = {
  "Can you do better?": "Za ka iya fin haka?",
  "Can you do it too?": "Kai ma za ka iya?",
  "Choose the next paper": "Zaɓi takarda ta gaba",
  "Choose the next test": "Zaɓi jarabawa ta gaba",
  "Every answer was right.": "Duk amsoshin daidai ne.",
  "Review my mistakes": "Duba kurakuraina",
  "Back to the question": "Duba tambayar",
  "New badge: {name}": "Sabuwar lambar yabo: {name}",
  "Next mistake": "Kuskure na gaba",
  "Next: {topic}": "Na gaba: {topic}",
  "Nothing to fix here. Well done!": "Babu abin gyara a nan. Ka yi ƙoƙari!",
  "Practise {topic}": "Gwada {topic}",
  "Read about {name}": "Karanta game da {name}",
  "Save the picture": "Ajiye hoton",
  Share: "Raba",
  "Share the picture": "Raba hoton",
  "Test settings": "Saitin jarabawa",
  "Send on WhatsApp": "Saƙo a WhatsApp",
  "Text size": "Girman rubutu",
  "The picture you share: {text}": "Hoton da za a raba: {text}",
  "Your achievements": "Abin da wannan jarabawa ta kawo",
  "You: {score}": "Kai: {score}",
  "Your best in {subject} so far": "Mafi kyawunka a {subject} zuwa yanzu",
  "The picture does not show your name. We make it on your device.": "Sunanka ba ya kansa. A wannan na'ura aka yi shi.",
  "{n, plural, one {# day in a row} other {# days in a row}}":
    "{n, plural, one {Kwana # a jere} other {Kwanaki # a jere}}",
  "You have {n, plural, one {# question} other {# questions}} to review, with explanations.":
    "{n, plural, one {Tambaya #} other {Tambayoyi #}} da za a sake dubawa, tare da dalili.",
  "{n, plural, one {# topic} other {# topics}} with only one or two questions: {right} of {total} right.":
    "{n, plural, one {Batu #} other {Batutuwa #}} masu tambaya ɗaya ko biyu, sun yi kaɗan a yi hukunci: {right} cikin {total} daidai ne.",
  "You got {n} of {total} right in this topic. Work on it to gain more marks.":
    "{n} cikin {total} daidai ne a nan: nan ne makin gaba yake.",
  "{score} on a scale from 0 to {most}, with lines at {first} and {second}":
    "{score} a kan hanya daga 0 zuwa {most}, da alama a {first} da {second}",
  "{score}%, up from {before}%": "{score}%, da {before}% a baya",
  "{topic}: {level}": "{topic}: {level}",
  "You answered {n, plural, one {# question} other {# questions}} today":
    "Ka amsa {n, plural, one {tambaya #} other {tambayoyi #}} a yau",
  "Result not ready": "Sakamako bai shirya ba",
  "Your first result in {subject}: {score}%": "Sakamakonka na farko a {subject}: {score}%",
  "Next time you will see how much you improved.": "A gaba za ka ga yawan ci gaban da ka samu.",
  "{score}% in {subject}": "{score}% a {subject}",
  "You equalled your best score.": "Ka yi daidai da mafi kyawun makinka.",
  "Your best is still {before}%.": "Har yanzu mafi kyawun makinka {before}% ne.",
  "A retake has the same questions and does not use one of your tests.":
    "Sake jarabawa yana da tambayoyi iri ɗaya, kuma ba ya cin jarabawarka ko ɗaya.",
  "{n}% of the questions right": "{n}% na tambayoyin daidai",
  "{n} s": "daƙiƙa {n}",
  "You submitted early and left {n, plural, one {# question} other {# questions}} unseen. Use all your time.":
    "Ka miƙa da wuri ka bar {n, plural, one {tambaya #} other {tambayoyi #}} ba ka gani ba. Yi amfani da duk lokacinka.",
  "You did not reach {n, plural, one {# question} other {# questions}}. Practise moving on from hard questions.":
    "Ba ka kai {n, plural, one {tambaya #} other {tambayoyi #}} ba. Koyi barin tambayoyi masu wuya ka ci gaba.",
  "{n, plural, one {# quick answer was} other {# quick answers were}} wrong. Read each question again.":
    "{n, plural, one {Amsar gaggawa # ba daidai ba ce} other {Amsoshin gaggawa # ba daidai ba ne}}. Sake karanta kowace tambaya.",
  "You changed {n, plural, one {# right answer} other {# right answers}} to a wrong one.":
    "Ka canza {n, plural, one {amsa # ta daidai} other {amsoshi # na daidai}} zuwa kuskure.",
  "You got everything right.": "Ka amsa komai daidai.",
  "Now work on the topics where you lost marks.": "Yanzu ka yi aiki a kan batutuwan da ka rasa maki.",
};
