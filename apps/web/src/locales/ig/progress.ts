// Igbo: performance, achievements and the guardian's weekly card. For review by a native reader.
export const progress: Record<string, string> = {
  "Topics show here when you score 80% or more over at least four questions.":
    "Isiokwu na-adị ebe a site na 80% n'ajụjụ anọ ma ọ bụ karịa.",
  "A weekly card for a parent or guardian": "Kaadị kwa izu maka nne, nna ma ọ bụ onye nlekọta",
  Achievements: "Mmezu",
  "Average score by day (%)": "Nkezi akara kwa ụbọchị, na pasent",
  "Average score over time.": "Nkezi akara ka oge na-aga.",
  "Average score by week (%)": "Nkezi akara kwa izu, na pasent",
  Copied: "A kọpịala",
  "Practice days": "Ụbọchị mmụta",
  "Earned {day}": "E nwetara ya na {day}",
  "Cancel {name}'s link": "Kwụsị njikọ nke {name}",
  "Based on your exam-mode answers to new questions.": "Site n'azịza n'ọnọdụ ule, n'ajụjụ ị hụtụbeghị mbụ.",
  "Your predicted score today": "Ọ bụrụ na ị lee ya taa",
  "Last opened {day}": "E mepere ya ikpeazụ na {day}",
  "Created {day}, not opened yet": "E mere ya na {day}, e mepebeghị ya",
  "Create a link": "Mepụta njikọ",
  Month: "Ọnwa",
  "For example, Mummy": "Dịka ọmụmaatụ, Mama",
  "No tests in this period.": "E nweghị ule n'oge a.",
  "Topics show here when you score below 70% over at least four questions.":
    "Isiokwu na-egosi ebe a mgbe ị nwetara ihe na-erughị 70% n'opekata mpe ajụjụ anọ.",
  "At least {n} in 10 students with results like yours would score within this range. Grades are for the objective paper only.":
    "N'ime mmadụ iri na-ele ule, ndị nsonaazụ ha yiri nke gị, opekempe {n} ga-adaba n'oke a. Akara bụ nke akwụkwọ nhọrọ naanị.",
  "PDF report": "Akụkọ PDF",
  Period: "Oge",
  "Answer more questions in English Language and three other subjects to see your score out of 400.":
    "Akara n'ime 400 ga-apụta mgbe English Language na ihe ọmụmụ atọ ọzọ nwere ihe zuru ezu.",
  "Press and hold the link to copy it.": "Kama, pịgide ya.",
  Quarter: "Ọnwa atọ",
  "Recent results": "Nsonaazụ ndị ọhụrụ",
  "Here you will see your scores, your strong and weak topics, and the score you could expect today.":
    "Akara kwa ihe ọmụmụ na kwa izu, isiokwu i siri ike na ndị na-esiri gị ike, na ihe ule taa ga-eweta ga-adị ebe a.",
  Strengths: "Ebe i siri ike",
  "Subject performance": "Arụmọrụ n'ihe ọmụmụ",
  "Spend ten minutes on one of these. It will help you most.": "Nkeji iri n'otu n'ime ndị a na-enye aka kacha.",
  "We could not copy the link": "E nweghị ike ịkọpịa njikọ ahụ",
  "We could not create the report": "E nweghị ike ime akụkọ ahụ",
  "same average as the previous period": "otu nkezi ahụ dị ka n'oge gara aga",
  "We cannot show this card": "E nweghị ike igosi kaadị a",
  "{name} shared this page with you and can stop sharing at any time. Study hours are time spent in tests.":
    "Ọ bụ {name} kesaara gị ibe a, o nwere ike ịkwụsị njikọ ahụ mgbe ọ bụla. Awa ọmụmụ bụ oge e ji mee ule.",
  "We need more answers first. So far you have {tests} of {tests_wanted} exam-mode tests and {questions} of {questions_wanted} new questions.":
    "O zubeghị ikwu: ule {tests} n'ime {tests_wanted} n'ọnọdụ ule, ajụjụ ọhụrụ {questions} n'ime {questions_wanted}.",
  "Your UTME score would most likely be about {n}. Subjects: {subjects}":
    "Akara UTME, o yikarịrị ka ọ bụ ihe dị ka {n}: {subjects}",
  Weaknesses: "Ebe na-esiri gị ike",
  Week: "Izu",
  "Weekly card": "Kaadị kwa izu",
  "Weekly trend": "Ka ọ na-aga kwa izu",
  "We saved your first result": "Ihe ị nwalere sooro gị bịa",
  "Who is it for?": "Ọ bụ maka onye?",
  "Anyone with the link can see your first name and your week: days, tests, questions and averages. They do not need an account. You can cancel a link at any time.":
    "Onye nwere njikọ a na-ahụ aha mbụ gị na izu gị: ụbọchị, ule, ajụjụ na nkezi. Ọ chọghị akaụntụ. I nwere ike ịkwụsị njikọ mgbe ọ bụla.",
  "Take one test to see your results": "Ọnụọgụ gị na-amalite n'otu ule",
  "{from} to {to}": "{from} ruo {to}",
  "{n, plural, one {# day} other {# days}} in a row": "{n, plural, other {Ụbọchị #}} n'usoro",
  "{name} from {first} to {last} percent.": "{name}: site na pasent {first} ruo {last}.",
  "{name}'s week": "Izu {name}",
  "{name}: {n} percent.": "{name}: pasent {n}.",
  "You got {n} of {total} right. It counts as your first finished test.":
    "{n} n'ime {total} ziri ezi: ọ bụ ule mbụ i mechara.",
  "{n} of {wanted}": "{n} n'ime {wanted}",
  "By this day last week: {n}": "{n} ruo ụbọchị dị ka taa n'izu gara aga",
  "See how your scores are changing and what to work on next.":
    "Otu akara gị si aga, na isiokwu ị ga-arụ ọrụ na ha ọzọ.",
  "Longest so far: {n} of {wanted}": "Nke kacha ogologo ruo ugbu a: {n} n'ime {wanted}",
};
