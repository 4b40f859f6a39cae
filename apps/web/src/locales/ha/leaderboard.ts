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
  League: "Gasa",
  "Past papers are the same for everyone, so a correct answer there earns {n} points.":
    "Tsofaffin takardu iri ɗaya ne ga kowa, don haka amsa daidai a cikinsu tana kawo maki {n}.",
  "If you take two exams at the same time, we count that time only once. If a score looks too good for the time taken, our team checks it first.":
    "Idan ka yi jarabawa biyu a lokaci ɗaya, sau ɗaya muke ƙidaya lokacin. Idan maki ya fi ƙarfin lokacin da aka ɗauka, ma'aikatanmu suna fara dubawa.",
  "You appear only after you verify your email address.":
    "Za a nuna ka ne kawai bayan ka tabbatar da adireshin imel ɗinka.",
  "You get {n} points for each question you answer right the first time you see it. Practice mode and exam mode both count. If you use a hint, the question does not count.":
    "Kana samun maki {n} ga kowace tambaya da ka amsa daidai a karon farko da ka gan ta. Yanayin gwaji da yanayin jarabawa duka ana ƙidaya su. Idan ka yi amfani da bayani, ba a ƙidaya tambayar.",
  "Join the weekly league": "Shiga gasar mako",
  "From Monday to Sunday, you are in a group of up to {n} students at a similar level. They will see you as {name}, with your points. You can leave at any time.":
    "Daga Litinin zuwa Lahadi kana cikin rukunin ɗalibai da ba su wuce {n} ba masu matakin da ya yi kama da naka. Za su gan ka a matsayin {name}, da makinka. Za ka iya fita a kowane lokaci.",
  "I am 18 or older. Join the league": "Na kai shekara 18 ko fiye. Shiga gasar",
  "Join the league": "Shiga gasar",
  "Rank this week": "Matsayi a wannan mako",
  Points: "Maki",
  "{n, plural, one {Day left} other {Days left}}": "{n, plural, one {Kwanan da ya rage} other {Kwanakin da suka rage}}",
  Level: "Mataki",
  "Your league week": "Makon gasarka",
  "You are not in a group this week yet": "Ba ka cikin wani rukuni a wannan mako tukuna",
  "You will join a group when you earn your first points this week.":
    "Za ka shiga rukuni idan ka samu makinka na farko a wannan mako.",
  "Your group": "Rukuninka",
  "At the end of the week, the top {n} students move up a level.":
    "A ƙarshen mako, ɗalibai {n} na farko suna hawa mataki ɗaya.",
  "Your last league week": "Makon gasarka na baya",
  "Your rank was {place} out of {members}, with {points} points.":
    "Matsayinka {place} ne cikin {members}, da maki {points}.",
  "You moved up a level.": "Ka hau mataki ɗaya.",
  "You moved down a level.": "Ka sauka mataki ɗaya.",
  "Leave the league": "Fita daga gasar",
  "We will hide you straight away and delete your league points.":
    "Za mu ɓoye ka nan take, mu kuma share makinka na gasa.",
  "You are in the league.": "Kana cikin gasar.",
  "You have left the league.": "Ka fita daga gasar.",
};
