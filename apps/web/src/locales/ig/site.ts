// Igbo: the public site. For review by a native reader.
// The sample question, its explanation, the two notes and the subjects' names stay English, as they are in the app.
export const site: Record<string, string> = {
  "A person reads every letter and answers by e-mail. You can also write to {email}.":
    "Mmadụ na-agụ akwụkwọ ozi niile ma na-aza site na email. I nwekwara ike idegara {email} akwụkwọ.",
  Account: "Akaụntụ",
  "At the end you see your score. Register if you like, and it comes with you.":
    "N'ọgwụgwụ, ị ga-ahụ akara gị. Debanye aha ma ị chọọ, o soro gị.",
  "Choose an answer and see at once whether it is right, and why.":
    "Họrọ azịza ma hụ ozugbo ma o ziri ezi, na ihe kpatara ya.",
  "Create Free Account": "Mepee akaụntụ n'efu",
  "Exam preparation for secondary school students in Nigeria.": "Nkwadebe ule maka ụmụ akwụkwọ sekọndrị na Naịjirịa.",
  "Get Started": "Malite",
  "If it is about a question, say which exam, subject and year, and what the answer should be.":
    "Ọ bụrụ na ọ gbasara ajụjụ, kwuo ule, ihe ọmụmụ na afọ ya, na ihe azịza ya kwesịrị ịbụ.",
  Legal: "Iwu",
  Login: "Banye",
  "Look again at what you missed": "Legharịa anya n'ihe ị zahiere",
  "Make a free account and this result is the first step on your path. No credit card is required.":
    "Mepee akaụntụ n'efu, nsonaazụ a abụrụ nzọụkwụ mbụ n'ụzọ gị. Kaadị ụlọ akụ adịghị mkpa.",
  "Many questions are answered already in the {help} and the {faq}.": "A zaalarị ọtụtụ ajụjụ na {help} na {faq}.",
  "Never send us your password; we do not need it.": "Ezigarala anyị okwuntughe gị; anyị achọghị ya.",
  "No questions here yet": "O nwebeghị ajụjụ ebe a",
  "Oops! Page not found": "Ewoo! A hụghị ibe a",
  "Page not found": "A hụghị ibe a",
  "Report Issue": "Kọọ nsogbu",
  "Return to Home": "Laghachi n'Ụlọ",
  "See your score": "Lee akara gị",
  "Take the time you need; there is no clock.": "Were oge gị; e nweghị elekere.",
  "Ten real practice questions from several subjects. No account, no card, nothing to install.":
    "Ezigbo ajụjụ mmụta iri site n'ihe ọmụmụ dị iche iche. Ọ chọghị akaụntụ, kaadị ma ọ bụ ịwụnye ihe.",
  "The questions did not arrive.": "Ajụjụ ndị ahụ erutebeghị.",
  "This site has no published questions so far. Please come back soon.":
    "E bipụtabeghị ajụjụ ọ bụla ebe a. Biko lọghachi n'oge na-adịghị anya.",
  "Try 10 questions first": "Buru ụzọ nwalee ajụjụ 10",
  "Try again": "Nwaa ọzọ",
  "We answer to this address.": "Anyị na-aza n'adreesị a.",
  "What went wrong?": "Gịnị mere?",
  "Your letter was not sent": "E zigaghị akwụkwọ ozi gị",
  "Your message": "Ozi gị",
  "Your name": "Aha gị",
  "Your result is kept on this device.": "E debere nsonaazụ gị na ngwaọrụ a.",
  "© {year} {site}. All rights reserved.": "© {year} {site}. E debere ikike niile.",
};
