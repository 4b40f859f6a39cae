// Igbo: the leaderboard. For review by a native reader.
export const leaderboard: Record<string, string> = {
  "A question counts the first time you meet it: practice and retakes bring no points.":
    "Ajụjụ na-agụ na nke mbụ ị hụrụ ya: mmụta na imegharị ule anaghị eweta pọịntị.",
  "A test answered faster than {n} seconds a question, or finished offline, is not ranked.":
    "Ule a zara n'erughị sekọnd {n} n'ajụjụ ọ bụla, ma ọ bụ e mechara na-enweghị netwọk, anaghị aba n'ọkwa.",
  "avg {n}%": "nkezi {n}%",
  Board: "Bọọdụ",
  "By Subject": "Site n'ihe ọmụmụ",
  demo: "ngosi",
  "Down {n}": "Gbadara {n}",
  "Equal points share a rank. A week runs from Monday to Sunday, Lagos time.":
    "Ndị pọịntị ha hà nhata nọ n'otu ọkwa. Izu na-esi na Mọnde ruo Sọndee, n'oge Lagos.",
  "Finish one test in exam mode, choose to be shown, and you open the board.":
    "Mechaa otu ule n'ọnọdụ ule, kweta ka e gosi gị, ị bụrụ onye mbụ na bọọdụ.",
  "Hide me": "Zoo m",
  "How points are counted": "Otu e si agụ pọịntị",
  "No {name} exams yet": "O nwebeghị ule {name}",
  "Nobody is on the board yet": "O nwebeghị onye nọ na bọọdụ",
  "Nobody on this week's board yet": "O nwebeghị onye nọ na bọọdụ izu a",
  "Only exam-mode tests count, and each question once.":
    "Naanị ule e mere n'ọnọdụ ule na-agụ, ajụjụ ọ bụla na-agụkwa otu ugboro.",
  Overall: "N'ozuzu",
  points: "pọịntị",
  Rank: "Ọkwa",
  "Rank of {n}": "Ọkwa n'ime {n}",
  Same: "Ọ gbanweghị",
  "This Week": "Izu a",
  "Top three": "Mmadụ atọ kacha elu",
  "Total points": "Mkpokọta pọịntị",
  "Up {n}": "Rịgoro {n}",
  You: "Gị",
  "You appear as {name}": "A na-ahụ gị dị ka {name}",
  "You are not shown on the leaderboard": "A naghị egosi gị na bọọdụ ndị ndu",
  "Your place": "Ebe ị nọ",
  "{n} points for each right answer in exam mode, and a third of that off for each wrong one of four options.":
    "Pọịntị {n} maka azịza ọ bụla ziri ezi n'ọnọdụ ule; azịza ezighị ezi n'ime nhọrọ anọ na-ewepụ otu ụzọ n'ime atọ nke ya.",
};
