// Hausa: the answer panel and the moment of the result. For review by a native reader.
export const resultMoment: Record<string, string> = {
  "Can you do better?": "Za ka iya fin haka?",
  "Can you do it too?": "Kai ma za ka iya?",
  "Choose the next paper": "Zaɓi takarda ta gaba",
  "Choose the next test": "Zaɓi jarabawa ta gaba",
  "Every answer was right.": "Duk amsoshin daidai ne.",
  "Look at my mistakes": "Duba kurakuraina",
  "Look at the question": "Duba tambayar",
  "New badge: {name}": "Sabuwar lambar yabo: {name}",
  "Next mistake": "Kuskure na gaba",
  "Next: {topic}": "Na gaba: {topic}",
  "Nothing is left to mend here.": "Babu abin da ya rage a gyara a nan.",
  "Practise {topic}": "Gwada {topic}",
  "Read about {name}": "Karanta game da {name}",
  "Save the picture": "Ajiye hoton",
  Share: "Raba",
  "Share the picture": "Raba hoton",
  "Test settings": "Saitin jarabawa",
  "Text on WhatsApp": "Saƙo a WhatsApp",
  "Text size": "Girman rubutu",
  "The picture that is shared: {text}": "Hoton da za a raba: {text}",
  "What this test brought": "Abin da wannan jarabawa ta kawo",
  "You, {score}": "Kai, {score}",
  "Your best in {subject} so far": "Mafi kyawunka a {subject} zuwa yanzu",
  "Your name is not on it. It is made on this device.": "Sunanka ba ya kansa. A wannan na'ura aka yi shi.",
  "{n, plural, one {# day in a row} other {# days in a row}}":
    "{n, plural, one {Kwana # a jere} other {Kwanaki # a jere}}",
  "{n, plural, one {# question} other {# questions}} to look at again, with the reason.":
    "{n, plural, one {Tambaya #} other {Tambayoyi #}} da za a sake dubawa, tare da dalili.",
  "{n, plural, one {# topic} other {# topics}} with one or two questions, too few to judge by: {right} of {total} right.":
    "{n, plural, one {Batu #} other {Batutuwa #}} masu tambaya ɗaya ko biyu, sun yi kaɗan a yi hukunci: {right} cikin {total} daidai ne.",
  "{n} of {total} right here: this is where the next marks are.":
    "{n} cikin {total} daidai ne a nan: nan ne makin gaba yake.",
  "{score} on a path from 0 to {most}, with marks at {first} and {second}":
    "{score} a kan hanya daga 0 zuwa {most}, da alama a {first} da {second}",
  "{score}%, and {before}% before": "{score}%, da {before}% a baya",
  "{topic}: {level}": "{topic}: {level}",
};
