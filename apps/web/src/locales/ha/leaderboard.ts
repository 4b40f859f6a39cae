// Hausa: the leaderboard. For review by a native reader.
export const leaderboard: Record<string, string> = {
  "A question counts only the first time you see it. Practice and retakes earn no points.":
    "Ana ƙidaya tambaya a karon farko da ka gan ta: gwaji da sake yin jarabawa ba sa kawo maki.",
  "A test does not count on the leaderboard if you finish it offline or spend less than {n} seconds on each question.":
    "Ba a ba da matsayi ga jarabawar da aka amsa cikin ƙasa da daƙiƙa {n} a tambaya, ko wadda aka gama babu sadarwa.",
  "avg {n}%": "mats. {n}%",
  "By Subject": "Bisa darasi",
  demo: "misali",
  "Down {n}": "Ƙasa {n}",
  English: "English",
  "Students with equal points share a rank. A week runs from Monday to Sunday, Lagos time.":
    "Masu maki ɗaya suna da matsayi ɗaya. Mako daga Litinin zuwa Lahadi ne, a lokacin Legas.",
  "Finish a test in exam mode and choose to appear here. You could be first.":
    "Gama jarabawa ɗaya a yanayin jarabawa, zaɓi a nuna ka, kai ne za ka buɗe allon.",
  "Hide me": "Ɓoye ni",
  "How we count points": "Yadda ake ƙidaya maki",
  "Nobody is on the {name} leaderboard yet": "Babu kowa a allon gwaraza na {name} tukuna",
  "Nobody is on the leaderboard yet": "Babu kowa a allon tukuna",
  "Nobody is on this week's leaderboard yet": "Babu kowa a allon wannan mako tukuna",
  "Only exam-mode tests count, and each question counts once.":
    "Na yanayin jarabawa kaɗai ake ƙidayawa, kowace tambaya kuma sau ɗaya.",
  Overall: "Gaba ɗaya",
  points: "maki",
  Rank: "Matsayi",
  "Rank out of {n}": "Matsayi cikin {n}",
  Same: "Ba canji",
  "This Week": "Wannan mako",
  "Top three": "Ukun farko",
  "Total points": "Jimlar maki",
  "Up {n}": "Sama {n}",
  You: "Kai",
  "You appear as {name}": "Ana ganinka a matsayin {name}",
  "You do not appear on the leaderboard": "Ba a nuna ka a allon gwaraza",
  "Your place": "Matsayinka",
  "In exam mode you get {n} points for each correct answer. If a question has four options, a wrong answer costs a third of that. Points are only for the leaderboard. They do not change your marks.":
    "A yanayin jarabawa kana samun maki {n} na allon gwaraza ga kowace amsa daidai. Kuskure a tambaya mai zaɓi huɗu yana rage kashi ɗaya bisa ukunsa. Wannan makin na allon gwaraza ne kawai. Ba ya canza makin jarabawarka.",
};
