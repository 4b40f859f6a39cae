// Hausa: revision. For review by a native reader.
export const revision: Record<string, string> = {
  "10 minutes now": "Minti 10 yanzu",
  "A question you get wrong in a test waits here, and leaves once you get it right.":
    "Tambayar da ka kuskure a jarabawa tana jira a nan, tana tafiya da zarar ka amsa ta daidai.",
  "A quiet week: everything you have is well remembered.": "Mako mai sauƙi: kana tuna duk abin da kake da shi sosai.",
  "Add a note": "Ƙara rubutu",
  "Back to review": "Koma bita",
  "Bookmark a question in a test and it waits for you here, with its explanation.":
    "Adana tambaya a cikin jarabawa, za ta jira ka a nan tare da bayaninta.",
  Bookmarks: "Tambayoyin da ka adana",
  "Card {n} of {total}": "Kati {n} cikin {total}",
  "Cards a day, at most": "Mafi yawan katuna a rana",
  "Cards done": "Katunan da aka yi",
  "Change the exam date": "Canza ranar jarabawa",
  "Change the note": "Canza rubutunka",
  "Change the plan": "Canza tsarin",
  "Choose your exam in your profile, or take a first test, and its syllabus is drawn here.":
    "Zaɓi jarabawarka a bayananka, ko ka yi jarabawa ta farko, za a zana manhajar karatunta a nan.",
  Coverage: "Taswira",
  "Did you know it, or was it a guess?": "Ka sani ne, ko canke ka yi?",
  "I guessed": "Na yi canke",
  "I knew it": "Na sani",
  "It comes back tomorrow.": "Zai dawo gobe.",
  "Left blank": "Ba a amsa ba",
  Mistakes: "Kurakurai",
  "Never more than {n} a day: what is left moves on, and missed days are planned again.":
    "Ba za su wuce {n} a rana ba: saura yana komawa gaba, ana sake tsara kwanakin da suka wuce ka.",
  "Next card": "Kati na gaba",
  "No exam date set": "Ba a sa ranar jarabawa ba",
  "No open mistakes": "Babu kuskuren da ya rage",
  "No subjects yet": "Babu darussa tukuna",
  "Nothing bookmarked yet": "Ba ka adana komai ba tukuna",
  "Nothing more is due today": "Babu sauran katin yau",
  "Nothing to revise yet": "Babu abin bita tukuna",
  "Planned towards {date}: the cards that gain you most by then come first.":
    "An tsara zuwa {date}: katunan da za su fi amfanar da kai kafin lokacin ne na farko.",
  "Questions like this": "Tambayoyi irin wannan",
  "Set your exam date": "Sa ranar jarabawarka",
  "Stop here": "Tsaya a nan",
  "Take a test. What you get wrong, and what you bookmark, becomes a card that comes back at the right time.":
    "Yi jarabawa. Abin da ka kuskure, da abin da ka adana, zai zama kati da zai dawo a lokacin da ya dace.",
  "Ten minutes done": "An yi minti goma",
  "That is enough for now": "Ya isa haka yanzu",
  "The first day of your exam. Without one, cards come back whenever they are about to be forgotten.":
    "Ranar farko ta jarabawarka. In ba ita, katuna suna dawowa duk lokacin da aka kusan manta su.",
  "The next seven days": "Kwanaki bakwai masu zuwa",
  "Topics of {name} met": "Batutuwan {name} da ka gani",
  "Twenty cards take about a quarter of an hour.": "Katuna ashirin suna ɗaukar kusan minti sha biyar.",
  "What went wrong once comes back until you know it, in time for your exam.":
    "Abin da ka taɓa kuskurewa zai riƙa dawowa har ka san shi, kafin jarabawarka.",
  "Your note": "Rubutunka",
  "Your plan": "Tsarinka",
  "{done} done today, of {n} a day": "An yi {done} yau, cikin {n} a rana",
  "{mistakes} still wrong": "{mistakes} ba su daidaita ba tukuna",
  "{n, plural, one {# card} other {# cards}} for today": "{n, plural, one {Kati #} other {Katuna #}} na yau",
  "{n, plural, one {# day} other {# days}} to your exam":
    "{n, plural, one {Kwana #} other {Kwanaki #}} kafin jarabawarka",
  "{n, plural, one {Wrong once} other {Wrong # times}}": "{n, plural, one {Kuskure sau ɗaya} other {Kuskure sau #}}",
  "{name}: {met} of {topics} topics": "{name}: batutuwa {met} cikin {topics}",
  "{name}: {met} of {topics} topics met": "{name}: ka ga batutuwa {met} cikin {topics}",
  "{right} of {done} right. What was wrong comes back tomorrow, the rest when it is about to be forgotten.":
    "{right} cikin {done} daidai. Abin da ka kuskure zai dawo gobe, saura kuma idan an kusan manta su.",
  "{share} of your cards known on exam day, as things stand":
    "A yadda ake, za ka san {share} na katunanka a ranar jarabawa",
  Check: "Duba",
};
