// Igbo: the first page, and the titles of public pages. For review by a native reader.
export const firstPage: Record<string, string> = {
  "With a free account you get practice questions with explanations and see your progress from the first day.":
    "Akaụntụ n'efu: ajụjụ mmụta na nkọwa ya, na ọganihu gị site n'ụbọchị mbụ.",
  Biology: "Biology",
  Chemistry: "Chemistry",
  "Comprehensive study materials": "Ngwa ọmụmụ zuru oke",
  "Expert content": "Ọdịnaya ndị ọkachamara",
  "How practice tests, exam mode, plans and accounts work.": "Otu ule mmụta, ọnọdụ ule, atụmatụ na akaụntụ si arụ ọrụ.",
  "Know your strength before the exam hall": "Mara ike gị tupu ị banye n'ụlọ ule",
  "Last updated on {date}": "A gbanwere ya ikpeazụ na {date}",
  Mathematics: "Mathematics",
  "Most trusted platform for WAEC, NECO, JAMB & Post-UTME preparation":
    "Ebe a kacha atụkwasị obi maka nkwadebe WAEC, NECO, JAMB na Post-UTME",
  "No credit card is required. Account creation is free.": "Kaadị ụlọ akụ adịghị mkpa. Imepe akaụntụ bụ n'efu.",
  "Still need help?": "Ị ka chọrọ enyemaka?",
  "Notes and practice for all subjects, small enough to keep on your phone.":
    "Ndetu na mmụta maka ihe ọmụmụ niile, pere mpe nke ga-adị na ekwentị gị.",
  "On this page": "N'ibe a",
  "Pass Your Secondary School Exams": "Gafee ule sekọndrị gị",
  "Performance analytics": "Nyocha arụmọrụ",
  "Plant nutrition": "Plant nutrition",
  "practice questions": "ajụjụ mmụta",
  "Practice questions, past-question papers and progress tracking for WAEC, NECO, JAMB and Post-UTME. Free to start.":
    "Ajụjụ mmụta, akwụkwọ ajụjụ gara aga na nsochi ọganihu maka WAEC, NECO, JAMB na Post-UTME. Mmalite bụ n'efu.",
  "Questions and answers verified by educators, each with a worked explanation.":
    "Ajụjụ na azịza ndị nkuzi kwadoro, nke ọ bụla nwere nkọwa.",
  "Root hairs": "Root hairs",
  "Root hairs are thin and there are many of them. They give the root a large surface for taking in water by osmosis.":
    "Root hairs are thin and there are many of them. They give the root a large surface for taking in water by osmosis.",
  "Short answers to the questions students ask most.": "Azịza dị mkpụmkpụ nye ajụjụ ndị na-ele ule na-ajụkarị.",
  "Start Learning Now": "Malite ịmụ ugbu a",
  "Start today. It is free.": "Malite taa. Ọ bụ n'efu.",
  Stem: "Stem",
  students: "ụmụ akwụkwọ",
  subjects: "ihe ọmụmụ",
  "success rate": "ndị gafere",
  Tassel: "Tassel",
  "Ten real practice questions with worked explanations. No account needed.":
    "Ezigbo ajụjụ mmụta iri na nkọwa ya. Ọ chọghị akaụntụ.",
  "The agreement between you and us, in plain words.": "Nkwekọrịta gị na anyị, n'okwu doro anya.",
  "Everyone gets the same question, with a new one each day. Choose an answer and see straight away why it is right.":
    "Otu ajụjụ ahụ maka onye ọ bụla, nke ọhụrụ kwa ụbọchị. Pịa azịza ma hụ ozugbo ihe mere o ji zie ezi.",
  "Track progress and find areas to improve, topic by topic.":
    "Soro ọganihu gị ma chọta ebe ị ga-eme ka ọ ka mma, isiokwu n'isiokwu.",
  "Waves in ten pages": "Waves in ten pages",
  "The data this site keeps in your browser, and why.": "Ihe saịtị a na-edebe n'ihe nchọgharị gị, na ihe kpatara ya.",
  "The data we keep about you, why and how long we keep it, and your rights under the Nigeria Data Protection Act.":
    "Ihe anyị na-edebe banyere gị, ihe kpatara ya, ogologo oge ya, na ikike gị n'okpuru Nigeria Data Protection Act.",
  "Which part of the maize plant absorbs water and mineral salts from the soil?":
    "Which part of the maize plant absorbs water and mineral salts from the soil?",
  "Contact the people behind the site. We read and answer every message.":
    "Degara ndị nwe saịtị a akwụkwọ. A na-agụ ma zaa akwụkwọ ozi ọ bụla.",
  "{site} in numbers": "{site} n'ọnụọgụ",
};
