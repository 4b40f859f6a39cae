// Hausa: the leaderboard. For review by a native reader.
export const leaderboard: Record<string, string> = {
  "A question counts the first time you meet it: practice and retakes bring no points.":
    "Ana ƙidaya tambaya a karon farko da ka gan ta: gwaji da sake yin jarabawa ba sa kawo maki.",
  "A test answered faster than {n} seconds a question, or finished offline, is not ranked.":
    "Ba a ba da matsayi ga jarabawar da aka amsa cikin ƙasa da daƙiƙa {n} a tambaya, ko wadda aka gama babu sadarwa.",
  "avg {n}%": "mats. {n}%",
  Board: "Allo",
  "By Subject": "Bisa darasi",
  demo: "misali",
  "Down {n}": "Ƙasa {n}",
  English: "English",
  "Equal points share a rank. A week runs from Monday to Sunday, Lagos time.":
    "Masu maki ɗaya suna da matsayi ɗaya. Mako daga Litinin zuwa Lahadi ne, a lokacin Legas.",
  "Finish one test in exam mode, choose to be shown, and you open the board.":
    "Gama jarabawa ɗaya a yanayin jarabawa, zaɓi a nuna ka, kai ne za ka buɗe allon.",
  "Hide me": "Ɓoye ni",
  "How points are counted": "Yadda ake ƙidaya maki",
  "No {name} exams yet": "Babu jarabawar {name} tukuna",
  "Nobody is on the board yet": "Babu kowa a allon tukuna",
  "Nobody on this week's board yet": "Babu kowa a allon wannan mako tukuna",
  "Only exam-mode tests count, and each question once.":
    "Na yanayin jarabawa kaɗai ake ƙidayawa, kowace tambaya kuma sau ɗaya.",
  Overall: "Gaba ɗaya",
  points: "maki",
  Rank: "Matsayi",
  "Rank of {n}": "Matsayi cikin {n}",
  Same: "Ba canji",
  "This Week": "Wannan mako",
  "Top three": "Ukun farko",
  "Total points": "Jimlar maki",
  "Up {n}": "Sama {n}",
  You: "Kai",
  "You appear as {name}": "Ana ganinka a matsayin {name}",
  "You are not shown on the leaderboard": "Ba a nuna ka a allon gwaraza",
  "Your place": "Matsayinka",
  "{n} points for each right answer in exam mode, and a third of that off for each wrong one of four options.":
    "Maki {n} ga kowace amsa daidai a yanayin jarabawa; kuskure a tambaya mai zaɓi huɗu yana rage kashi ɗaya bisa ukunsa.",
};
