// Hausa: revision. For review by a native reader.
export const revision: Record<string, string> = {
  "Revise for 10 minutes": "Minti 10 yanzu",
  "Questions you get wrong stay here until you get them right.":
    "Tambayar da ka kuskure a jarabawa tana jira a nan, tana tafiya da zarar ka amsa ta daidai.",
  "You have no cards this week. You remember them all well.":
    "Mako mai sauƙi: kana tuna duk abin da kake da shi sosai.",
  "Add a note": "Ƙara rubutu",
  "Back to review": "Koma bita",
  "Bookmark questions during a test. You will find them here with their explanations.":
    "Adana tambaya a cikin jarabawa, za ta jira ka a nan tare da bayaninta.",
  Bookmarks: "Tambayoyin da ka adana",
  "Card {n} of {total}": "Kati {n} cikin {total}",
  "Maximum cards a day": "Mafi yawan katuna a rana",
  "Cards done": "Katunan da aka yi",
  "Change the exam date": "Canza ranar jarabawa",
  "Change the note": "Canza rubutunka",
  "Change the plan": "Canza tsarin",
  "To see your syllabus here, choose your exam in your profile or take a test.":
    "Zaɓi jarabawarka a bayananka, ko ka yi jarabawa ta farko, za a zana manhajar karatunta a nan.",
  Coverage: "Taswira",
  "Did you know it, or was it a guess?": "Ka sani ne, ko canke ka yi?",
  "I guessed": "Na yi canke",
  "I knew it": "Na sani",
  "You will see this card again tomorrow.": "Zai dawo gobe.",
  "Left blank": "Ba a amsa ba",
  Mistakes: "Kurakurai",
  "You will get at most {n} cards a day. If you miss some, we will move them to another day.":
    "Ba za su wuce {n} a rana ba: saura yana komawa gaba, ana sake tsara kwanakin da suka wuce ka.",
  "Next card": "Kati na gaba",
  "No exam date set": "Ba a sa ranar jarabawa ba",
  "No mistakes to fix": "Babu kuskuren da ya rage",
  "No subjects yet": "Babu darussa tukuna",
  "Nothing bookmarked yet": "Ba ka adana komai ba tukuna",
  "You have done today's cards": "Ka gama katunan yau",
  "Nothing to revise yet": "Babu abin bita tukuna",
  "Your plan is for your exam on {date}. The cards that will help you most come first.":
    "An tsara zuwa {date}: katunan da za su fi amfanar da kai kafin lokacin ne na farko.",
  "Questions like this": "Tambayoyi irin wannan",
  "Set your exam date": "Sa ranar jarabawarka",
  "Stop here": "Tsaya a nan",
  "Take a test. Questions you get wrong or bookmark become cards, and we show them again at the right time.":
    "Yi jarabawa. Abin da ka kuskure, da abin da ka adana, zai zama kati da zai dawo a lokacin da ya dace.",
  "Ten minutes done": "An yi minti goma",
  "Enter the first day of your exam. Without a date, we show each card again just before you are likely to forget it.":
    "Ranar farko ta jarabawarka. In ba ita, katuna suna dawowa duk lokacin da aka kusan manta su.",
  "The next seven days": "Kwanaki bakwai masu zuwa",
  "{name} topics practised": "Batutuwan {name} da ka gani",
  "20 cards take about 15 minutes.": "Katuna ashirin suna ɗaukar kusan minti sha biyar.",
  "We repeat the questions you got wrong until you know them, in time for your exam.":
    "Abin da ka taɓa kuskurewa zai riƙa dawowa har ka san shi, kafin jarabawarka.",
  "Your note": "Rubutunka",
  "Your plan": "Tsarinka",
  "{done} of {n} done today": "An yi {done} yau, cikin {n} a rana",
  "Mistakes still to fix: {mistakes}": "{mistakes} ba su daidaita ba tukuna",
  "{n, plural, one {# card} other {# cards}} for today": "{n, plural, one {Kati #} other {Katuna #}} na yau",
  "{n, plural, one {# day} other {# days}} to your exam":
    "{n, plural, one {Kwana #} other {Kwanaki #}} kafin jarabawarka",
  "{n, plural, one {Wrong once} other {Wrong # times}}": "{n, plural, one {Kuskure sau ɗaya} other {Kuskure sau #}}",
  "{name}: {met} of {topics} topics": "{name}: batutuwa {met} cikin {topics}",
  "{name}: {met} of {topics} topics practised": "{name}: ka ga batutuwa {met} cikin {topics}",
  "You are on track to know {share} of your cards on exam day.":
    "A yadda ake, za ka san {share} na katunanka a ranar jarabawa.",
  Check: "Duba",
  Revision: "Bitar karatu",
  "{n, plural, one {# card is} other {# cards are}} saved on this device.":
    "{n, plural, one {Kati #} other {Katuna #}} an adana a wannan na'ura.",
  "Start with my mistakes in {subject}": "Fara da kurakuraina a {subject}",
  "You are offline. These cards were saved on {date}. We will send your answers when you are back online.":
    "Babu sadarwa. An adana waɗannan katunan a {date}. Za mu aika amsoshinka idan sadarwa ta dawo.",
  "No cards done this time": "Ba ka yi kati ko ɗaya ba a wannan karon",
  "{n, plural, one {# card} other {# cards}} done": "An yi {n, plural, one {kati #} other {katuna #}}",
  "You knew {right} of {done}. You will see the others again tomorrow.":
    "Ka san {right} cikin {done}. Gobe za ka sake ganin sauran.",
  "You have done all your cards for today.": "Ka gama duk katunanka na yau.",
  "{done} of {n} cards done today": "An yi katuna {done} cikin {n} a yau",
  "You are on track to know {now}% of your cards on exam day, up from {was}%.":
    "A ranar jarabawa za ka san kashi {now}% na katunanka, daga {was}%.",
  "You are on track to know {now}% of your cards on exam day.": "A ranar jarabawa za ka san kashi {now}% na katunanka.",
  "Revise some cards early": "Yi bitar wasu katuna da wuri",
  "Revise with cards": "Yi bita da katuna",
};
