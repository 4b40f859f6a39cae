// Igbo: the answer panel and the moment of the result. For review by a native reader.
export const resultMoment: Record<string, string> = {
  "Can you do better?": "I nwere ike ime nke ka nke a mma?",
  "Can you do it too?": "Gị onwe gị, i nwere ike ime ya?",
  "Choose the next paper": "Họrọ akwụkwọ ule na-esote",
  "Choose the next test": "Họrọ ule na-esote",
  "Every answer was right.": "Azịza niile ziri ezi.",
  "Review my mistakes": "Lee njehie m",
  "Back to the question": "Lee ajụjụ ahụ",
  "New badge: {name}": "Akara nsọpụrụ ọhụrụ: {name}",
  "Next mistake": "Njehie na-esote",
  "Next: {topic}": "Na-esote: {topic}",
  "Nothing to fix here. Well done!": "Ọ dịghị ihe a ga-emezi ebe a. I mere nke ọma!",
  "Practise {topic}": "Mụọ {topic}",
  "Read about {name}": "Gụọ banyere {name}",
  "Save the picture": "Chekwaa foto",
  Share: "Kesaa",
  "Share the picture": "Kesaa foto ahụ",
  "Test settings": "Ntọala ule",
  "Send on WhatsApp": "Ozi na WhatsApp",
  "Text size": "Nha ederede",
  "The picture you share: {text}": "Foto a ga-ekesa: {text}",
  "Your achievements": "Ihe ule a wetara",
  "You: {score}": "Gị: {score}",
  "Your best in {subject} so far": "Nke kacha mma gị na {subject} ruo ugbu a",
  "The picture does not show your name. We make it on your device.": "Aha gị adịghị na ya. E mere ya na ngwaọrụ a.",
  "{n, plural, one {# day in a row} other {# days in a row}}": "{n, plural, other {Ụbọchị # n'usoro}}",
  "You have {n, plural, one {# question} other {# questions}} to review, with explanations.":
    "{n, plural, other {Ajụjụ #}} ị ga-elegharị anya, tinyere ihe kpatara ya.",
  "{n, plural, one {# topic} other {# topics}} with only one or two questions: {right} of {total} right.":
    "{n, plural, other {Isiokwu #}} nwere otu ajụjụ ma ọ bụ abụọ, ha ezughị iji mara otu ị na-eme: {right} n'ime {total} ziri ezi.",
  "You got {n} of {total} right in this topic. Work on it to gain more marks.":
    "{n} n'ime {total} ziri ezi ebe a: ebe a ka akara na-esote dị.",
  "{score} on a scale from 0 to {most}, with lines at {first} and {second}":
    "{score} n'ụzọ si na 0 ruo {most}, akara dị na {first} na {second}",
  "{score}%, up from {before}%": "{score}%, nke gara aga bụ {before}%",
  "{topic}: {level}": "{topic}: {level}",
  "You answered {n, plural, one {# question} other {# questions}} today": "Ị zara {n, plural, other {ajụjụ #}} taa",
  "Result not ready": "Nsonaazụ adịbeghị njikere",
  "Your first result in {subject}: {score}%": "Nsonaazụ mbụ gị na {subject}: {score}%",
  "Next time you will see how much you improved.": "N'oge ọzọ ị ga-ahụ ka i siri kawanye mma.",
  "{score}% in {subject}": "{score}% na {subject}",
  "You equalled your best score.": "I nwetara otu akara gị kacha mma.",
  "Your best is still {before}%.": "Nke kacha mma gị ka bụ {before}%.",
  "A retake has the same questions and does not use one of your tests.":
    "Imegharị ule nwere otu ajụjụ ahụ, ọ naghịkwa eji ule gị ọ bụla.",
  "{n}% of the questions right": "{n}% nke ajụjụ ziri ezi",
  "{n} s": "sekọnd {n}",
  "You submitted early and left {n, plural, one {# question} other {# questions}} unseen. Use all your time.":
    "I nyefere n'oge na-erughị eru ma hapụ {n, plural, other {ajụjụ #}} ị hụghị. Jiri oge gị niile.",
  "You did not reach {n, plural, one {# question} other {# questions}}. Practise moving on from hard questions.":
    "I rughị {n, plural, other {ajụjụ #}}. Mụta ịhapụ ajụjụ siri ike ma gaa n'ihu.",
  "{n, plural, one {# quick answer was} other {# quick answers were}} wrong. Read each question again.":
    "{n, plural, other {Azịza ngwa ngwa # ezighị ezi}}. Gụgharịa ajụjụ ọ bụla.",
  "You changed {n, plural, one {# right answer} other {# right answers}} to a wrong one.":
    "Ị gbanwere {n, plural, other {azịza # ziri ezi}} ka ọ bụrụ nke ezighị ezi.",
  "You got everything right.": "Ị zara ihe niile nke ọma.",
  "Now work on the topics where you lost marks.": "Ugbu a rụọ ọrụ n'isiokwu ebe akara furu gị.",
};
