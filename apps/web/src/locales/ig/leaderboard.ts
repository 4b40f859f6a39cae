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
  League: "Asọmpi",
  "Past papers are the same for everyone, so a correct answer there earns {n} points.":
    "Ule gara aga bụ otu maka onye ọ bụla, ya mere azịza ziri ezi na ya na-eweta pọịntị {n}.",
  "If you take two exams at the same time, we count that time only once. If a score looks too good for the time taken, our team checks it first.":
    "Ọ bụrụ na ị na-eme ule abụọ n'otu oge, anyị na-agụ oge ahụ naanị otu ugboro. Ọ bụrụ na akara dị mma karịa oge e ji mee ya, ndị ọrụ anyị na-ebu ụzọ lelee ya.",
  "You appear only after you verify your email address.": "A ga-egosi gị naanị mgbe ị kwadoro adreesị email gị.",
  "You get {n} points for each question you answer right the first time you see it. Practice mode and exam mode both count. If you use a hint, the question does not count.":
    "Ị na-enweta pọịntị {n} maka ajụjụ ọ bụla ị zara nke ọma na nke mbụ ị hụrụ ya. Ọnọdụ mmụta na ọnọdụ ule abụọ na-agụ. Ọ bụrụ na i jiri ntụziaka, ajụjụ ahụ anaghị agụ.",
  "Join the weekly league": "Sonye n'asọmpi izu",
  "From Monday to Sunday, you are in a group of up to {n} students at a similar level. They will see you as {name}, with your points. You can leave at any time.":
    "Site na Mọnde ruo Sọndee, ị nọ n'otu ụmụ akwụkwọ ruru {n} nọ n'ọkwa yiri nke gị. Ha ga-ahụ gị dị ka {name}, ya na pọịntị gị. I nwere ike ịpụ mgbe ọ bụla.",
  "I am 18 or older. Join the league": "Adị m afọ 18 ma ọ bụ karịa. Sonye n'asọmpi",
  "Join the league": "Sonye n'asọmpi",
  "Rank this week": "Ọkwa n'izu a",
  Points: "Pọịntị",
  "{n, plural, one {Day left} other {Days left}}": "{n, plural, other {Ụbọchị fọdụrụ}}",
  Level: "Ogo",
  "Your league week": "Izu asọmpi gị",
  "You are not in a group this week yet": "Ị nọbeghị n'otu ọ bụla n'izu a",
  "You will join a group when you earn your first points this week.":
    "Ị ga-abanye n'otu mgbe ị nwetara pọịntị mbụ gị n'izu a.",
  "Your group": "Otu gị",
  "At the end of the week, the top {n} students move up a level.":
    "N'ọgwụgwụ izu, ụmụ akwụkwọ {n} kacha elu na-arị otu ogo.",
  "Your last league week": "Izu asọmpi gị gara aga",
  "Your rank was {place} out of {members}, with {points} points.":
    "Ọkwa gị bụ {place} n'ime {members}, ya na pọịntị {points}.",
  "You moved up a level.": "Ị rịrị otu ogo elu.",
  "You moved down a level.": "Ị gbadara otu ogo.",
  "Leave the league": "Pụọ n'asọmpi",
  "We will hide you straight away and delete your league points.": "Anyị ga-ezo gị ozugbo ma hichapụ pọịntị asọmpi gị.",
  "You are in the league.": "Ị nọ n'asọmpi.",
  "You have left the league.": "Ị pụọla n'asọmpi.",
};
