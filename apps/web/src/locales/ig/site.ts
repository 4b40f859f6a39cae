// Igbo: the public site. For review by a native reader.
// The sample question, its explanation, the two notes and the subjects' names stay English, as they are in the app.
export const site: Record<string, string> = {
  "A real person reads every message and replies by email. You can also email {email}.":
    "Mmadụ na-agụ akwụkwọ ozi niile ma na-aza site na email. I nwekwara ike idegara {email} akwụkwọ.",
  Account: "Akaụntụ",
  "You will see your score at the end. If you register, we will save it for you.":
    "N'ọgwụgwụ, ị ga-ahụ akara gị. Debanye aha ma ị chọọ, o soro gị.",
  "Choose an answer. You will see straight away if it is right, with an explanation.":
    "Họrọ azịza ma hụ ozugbo ma o ziri ezi, na ihe kpatara ya.",
  "Create Free Account": "Mepee akaụntụ n'efu",
  "Exam preparation for secondary school students in Nigeria.": "Nkwadebe ule maka ụmụ akwụkwọ sekọndrị na Naịjirịa.",
  "Get Started": "Malite",
  "If your message is about a question, say which exam, subject and year, and what the answer should be.":
    "Ọ bụrụ na ọ gbasara ajụjụ, kwuo ule, ihe ọmụmụ na afọ ya, na ihe azịza ya kwesịrị ịbụ.",
  Legal: "Iwu",
  Login: "Banye",
  "Review the ones you missed": "Legharịa anya n'ihe ị zahiere",
  "Create a free account to save this result. No credit card is required.":
    "Mepee akaụntụ n'efu, nsonaazụ a abụrụ nzọụkwụ mbụ n'ụzọ gị. Kaadị ụlọ akụ adịghị mkpa.",
  "You may find your answer in the {help} or the {faq}.": "A zaalarị ọtụtụ ajụjụ na {help} na {faq}.",
  "Never send us your password. We do not need it.": "Ezigarala anyị okwuntughe gị; anyị achọghị ya.",
  "No questions here yet": "O nwebeghị ajụjụ ebe a",
  "Oops! Page not found": "Ewoo! A hụghị ibe a",
  "Page not found": "A hụghị ibe a",
  "Report Issue": "Kọọ nsogbu",
  "Return to Home": "Laghachi n'Ụlọ",
  "See your score": "Lee akara gị",
  "Take your time. There is no time limit.": "Were oge gị; e nweghị elekere.",
  "Answer ten real practice questions from several subjects. You do not need an account or a card, and there is nothing to install.":
    "Ezigbo ajụjụ mmụta iri site n'ihe ọmụmụ dị iche iche. Ọ chọghị akaụntụ, kaadị ma ọ bụ ịwụnye ihe.",
  "We could not load the questions.": "Ajụjụ ndị ahụ erutebeghị.",
  "There are no questions here yet. Please come back soon.":
    "E bipụtabeghị ajụjụ ọ bụla ebe a. Biko lọghachi n'oge na-adịghị anya.",
  "Try 10 questions first": "Buru ụzọ nwalee ajụjụ 10",
  "Try again": "Nwaa ọzọ",
  "We will reply to this email address.": "Anyị na-aza n'adreesị a.",
  "What went wrong?": "Gịnị mere?",
  "Your message was not sent": "E zigaghị ozi gị",
  "Your message": "Ozi gị",
  "Your name": "Aha gị",
  "Your result is saved on this device.": "E debere nsonaazụ gị na ngwaọrụ a.",
  "© {year} {site}. All rights reserved.": "© {year} {site}. E debere ikike niile.",
};
