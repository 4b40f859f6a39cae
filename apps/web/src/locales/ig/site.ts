// Igbo: the public site. For review by a native reader.
// The sample question, its explanation, the two notes and the subjects' names stay English, as they are in the app.
export const site: Record<string, string> = {
  "A person reads every letter and answers by e-mail. You can also write to {email}.":
    "Mmadụ na-agụ akwụkwọ ozi niile ma na-aza site na email. I nwekwara ike idegara {email} akwụkwọ.",
  Account: "Akaụntụ",
  "At the end you see your score. Register if you like, and it comes with you.":
    "N'ọgwụgwụ, ị ga-ahụ akara gị. Debanye aha ma ị chọọ, o soro gị.",
  Biology: "Biology",
  Chemistry: "Chemistry",
  "Choose an answer and see at once whether it is right, and why.":
    "Họrọ azịza ma hụ ozugbo ma o ziri ezi, na ihe kpatara ya.",
  "Comprehensive study materials": "Ngwa ọmụmụ zuru oke",
  Contact: "Kpọtụrụ anyị",
  "Cookie Policy": "Iwu kuki",
  "Create Free Account": "Mepee akaụntụ n'efu",
  English: "English",
  "Exam preparation for secondary school students in Nigeria.": "Nkwadebe ule maka ụmụ akwụkwọ sekọndrị na Naịjirịa.",
  Exams: "Ule ndị dị",
  "Expert content": "Ọdịnaya ndị ọkachamara",
  FAQ: "Ajụjụ a na-ajụkarị",
  "Get Started": "Malite",
  "Help Centre": "Ebe enyemaka",
  "If it is about a question, say which exam, subject and year, and what the answer should be.":
    "Ọ bụrụ na ọ gbasara ajụjụ, kwuo ule, ihe ọmụmụ na afọ ya, na ihe azịza ya kwesịrị ịbụ.",
  "Know your strength before the exam hall": "Mara ike gị tupu ị banye n'ụlọ ule",
  "Last changed on {date}": "A gbanwere ya ikpeazụ na {date}",
  Legal: "Iwu",
  Login: "Banye",
  "Look again at what you missed": "Legharịa anya n'ihe ị zahiere",
  "Make a free account and this result is the first step on your path. No credit card is required.":
    "Mepee akaụntụ n'efu, nsonaazụ a abụrụ nzọụkwụ mbụ n'ụzọ gị. Kaadị ụlọ akụ adịghị mkpa.",
  "Many questions are answered already in the {help} and the {faq}.": "A zaalarị ọtụtụ ajụjụ na {help} na {faq}.",
  Mathematics: "Mathematics",
  "Most trusted platform for WAEC, NECO, JAMB & Post-UTME preparation":
    "Ebe a kacha atụkwasị obi maka nkwadebe WAEC, NECO, JAMB na Post-UTME",
  "Never send us your password; we do not need it.": "Ezigarala anyị okwuntughe gị; anyị achọghị ya.",
  "No credit card is required. Account creation is free.": "Kaadị ụlọ akụ adịghị mkpa. Imepe akaụntụ bụ n'efu.",
  "No questions here yet": "O nwebeghị ajụjụ ebe a",
  "Not here?": "Ọ dịghị ebe a?",
  "Notes and practice for all subjects, small enough to keep on your phone.":
    "Ndetu na mmụta maka ihe ọmụmụ niile, pere mpe nke ga-adị na ekwentị gị.",
  "On this page": "N'ibe a",
  "Oops! Page not found": "Ewoo! A hụghị ibe a",
  "Page not found": "A hụghị ibe a",
  "Pass Your Secondary School Exams": "Gafee ule sekọndrị gị",
  "Performance analytics": "Nyocha arụmọrụ",
  "Plant nutrition": "Plant nutrition",
  "practice questions": "ajụjụ mmụta",
  "Questions and answers verified by educators, each with a worked explanation.":
    "Ajụjụ na azịza ndị nkuzi kwadoro, nke ọ bụla nwere nkọwa.",
  "Report Issue": "Kọọ nsogbu",
  "Return to Home": "Laghachi n'Ụlọ",
  "Root hairs": "Root hairs",
  "Root hairs are thin and many, so they give the root a large surface for taking in water by osmosis.":
    "Root hairs are thin and many, so they give the root a large surface for taking in water by osmosis.",
  "See your score": "Lee akara gị",
  "Start Learning Now": "Malite ịmụ ugbu a",
  "Start today. It is free.": "Malite taa. Ọ bụ n'efu.",
  Stem: "Stem",
  students: "ụmụ akwụkwọ",
  subjects: "ihe ọmụmụ",
  "success rate": "ndị gafere",
  "Take the time you need; there is no clock.": "Were oge gị; e nweghị elekere.",
  Tassel: "Tassel",
  "Ten real practice questions from several subjects. No account, no card, nothing to install.":
    "Ezigbo ajụjụ mmụta iri site n'ihe ọmụmụ dị iche iche. Ọ chọghị akaụntụ, kaadị ma ọ bụ ịwụnye ihe.",
  "The questions did not arrive.": "Ajụjụ ndị ahụ erutebeghị.",
  "This site has no published questions so far. Please come back soon.":
    "E bipụtabeghị ajụjụ ọ bụla ebe a. Biko lọghachi n'oge na-adịghị anya.",
  "Track progress and find areas to improve, topic by topic.":
    "Soro ọganihu gị ma chọta ebe ị ga-eme ka ọ ka mma, isiokwu n'isiokwu.",
  "Try 10 questions": "Nwalee ajụjụ 10",
  "Try 10 questions first": "Buru ụzọ nwalee ajụjụ 10",
  "Try again": "Nwaa ọzọ",
  "Waves in ten pages": "Waves in ten pages",
  "We answer to this address.": "Anyị na-aza n'adreesị a.",
  "What went wrong?": "Gịnị mere?",
  "Which part of the maize plant absorbs water and mineral salts from the soil?":
    "Which part of the maize plant absorbs water and mineral salts from the soil?",
  "Your letter was not sent": "E zigaghị akwụkwọ ozi gị",
  "Your message": "Ozi gị",
  "Your name": "Aha gị",
  "Your result is kept on this device.": "E debere nsonaazụ gị na ngwaọrụ a.",
  "{site} in figures": "{site} n'ọnụọgụ",
  "© {year} {site}. All rights reserved.": "© {year} {site}. E debere ikike niile.",
};
