// Igbo: the leaderboard. For review by a native reader.
export const leaderboard: Record<string, string> = {
  "A question counts only the first time you see it. Practice and retakes earn no points.":
    "Ajụjụ na-agụ na nke mbụ ị hụrụ ya: mmụta na imegharị ule anaghị eweta pọịntị.",
  "A test does not count on the leaderboard if you finish it offline or spend less than {n} seconds on each question.":
    "Ule a zara n'erughị sekọnd {n} n'ajụjụ ọ bụla, ma ọ bụ e mechara na-enweghị netwọk, anaghị aba n'ọkwa.",
  "avg {n}%": "nkezi {n}%",
  "By Subject": "Site n'ihe ọmụmụ",
  demo: "ngosi",
  "Down {n}": "Gbadara {n}",
  "Students with equal points share a rank. A week runs from Monday to Sunday, Lagos time.":
    "Ndị pọịntị ha hà nhata nọ n'otu ọkwa. Izu na-esi na Mọnde ruo Sọndee, n'oge Lagos.",
  "Finish a test in exam mode and choose to appear here. You could be first.":
    "Mechaa otu ule n'ọnọdụ ule, kweta ka e gosi gị, ị bụrụ onye mbụ na bọọdụ.",
  "Hide me": "Zoo m",
  "How we count points": "Otu e si agụ pọịntị",
  "Nobody is on the {name} leaderboard yet": "O nwebeghị onye nọ na bọọdụ ndị ndu {name}",
  "Nobody is on the leaderboard yet": "O nwebeghị onye nọ na bọọdụ",
  "Nobody is on this week's leaderboard yet": "O nwebeghị onye nọ na bọọdụ izu a",
  "Only exam-mode tests count, and each question counts once.":
    "Naanị ule e mere n'ọnọdụ ule na-agụ, ajụjụ ọ bụla na-agụkwa otu ugboro.",
  Overall: "N'ozuzu",
  points: "pọịntị",
  Rank: "Ọkwa",
  "Rank out of {n}": "Ọkwa n'ime {n}",
  Same: "Ọ gbanweghị",
  "This Week": "Izu a",
  "Top three": "Mmadụ atọ kacha elu",
  "Total points": "Mkpokọta pọịntị",
  "Up {n}": "Rịgoro {n}",
  You: "Gị",
  "You appear as {name}": "A na-ahụ gị dị ka {name}",
  "You do not appear on the leaderboard": "A naghị egosi gị na bọọdụ ndị ndu",
  "Your place": "Ebe ị nọ",
  "In exam mode you get {n} points for each correct answer. If a question has four options, a wrong answer costs a third of that. Points are only for the leaderboard. They do not change your marks.":
    "N'ọnọdụ ule, ị na-enweta pọịntị {n} maka azịza ọ bụla ziri ezi. Azịza ezighị ezi n'ime nhọrọ anọ na-ewepụ otu ụzọ n'ime atọ nke ya. Pọịntị bụ naanị maka bọọdụ ndị ndu. Ọ naghị agbanwe akara gị.",
};
