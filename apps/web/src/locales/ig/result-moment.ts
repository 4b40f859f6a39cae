// Igbo: the answer panel and the moment of the result. For review by a native reader.
export const resultMoment: Record<string, string> = {
  "Can you do better?": "I nwere ike ime nke ka nke a mma?",
  "Can you do it too?": "Gị onwe gị, i nwere ike ime ya?",
  "Choose the next paper": "Họrọ akwụkwọ ule na-esote",
  "Choose the next test": "Họrọ ule na-esote",
  "Every answer was right.": "Azịza niile ziri ezi.",
  "Look at my mistakes": "Lee njehie m",
  "Look at the question": "Lee ajụjụ ahụ",
  "New badge: {name}": "Akara nsọpụrụ ọhụrụ: {name}",
  "Next mistake": "Njehie na-esote",
  "Next: {topic}": "Na-esote: {topic}",
  "Nothing is left to mend here.": "Ọ dịghị ihe fọdụrụ imezi ebe a.",
  "Practise {topic}": "Mụọ {topic}",
  "Read about {name}": "Gụọ banyere {name}",
  "Save the picture": "Chekwaa foto",
  Share: "Kesaa",
  "Share the picture": "Kesaa foto ahụ",
  "Test settings": "Ntọala ule",
  "Text on WhatsApp": "Ozi na WhatsApp",
  "Text size": "Nha ederede",
  "The picture that is shared: {text}": "Foto a ga-ekesa: {text}",
  "What this test brought": "Ihe ule a wetara",
  "You, {score}": "Gị, {score}",
  "Your best in {subject} so far": "Nke kacha mma gị na {subject} ruo ugbu a",
  "Your name is not on it. It is made on this device.": "Aha gị adịghị na ya. E mere ya na ngwaọrụ a.",
  "{n, plural, one {# day in a row} other {# days in a row}}": "{n, plural, other {Ụbọchị # n'usoro}}",
  "{n, plural, one {# question} other {# questions}} to look at again, with the reason.":
    "{n, plural, other {Ajụjụ #}} ị ga-elegharị anya, tinyere ihe kpatara ya.",
  "{n, plural, one {# topic} other {# topics}} with one or two questions, too few to judge by: {right} of {total} right.":
    "{n, plural, other {Isiokwu #}} nwere otu ajụjụ ma ọ bụ abụọ, ha ezughị iji mara otu ị na-eme: {right} n'ime {total} ziri ezi.",
  "{n} of {total} right here: this is where the next marks are.":
    "{n} n'ime {total} ziri ezi ebe a: ebe a ka akara na-esote dị.",
  "{score} on a path from 0 to {most}, with marks at {first} and {second}":
    "{score} n'ụzọ si na 0 ruo {most}, akara dị na {first} na {second}",
  "{score}%, and {before}% before": "{score}%, nke gara aga bụ {before}%",
  "{topic}: {level}": "{topic}: {level}",
};
