// Hausa: papers marked by people. For review by a native reader.
export const marking: Record<string, string> = {
  "Marked by our markers: {score} of {max}": "Masu ba da makinmu sun ba da {score} cikin {max}",
  "Marking by a person": "Mutum ya ba da maki",
  "Our markers can mark this paper. They see your answers, but not your name. You can ask until {day}.":
    "Masu ba da makinmu za su iya ba wannan takarda maki. Za su ga amsoshinka, amma ba za su ga sunanka ba. Za ka iya nema har zuwa {day}.",
  "Ask for it to be marked": "Nemi a ba ta maki",
  "You asked for this paper to be marked. We will tell you when your marks are ready.":
    "Ka nemi a ba wannan takarda maki. Za mu gaya maka idan makinka ya shirya.",
  "See the marks": "Duba makin",
  "Your marks": "Makinka",
  "Its marks may not be released yet.": "Mai yiwuwa ba a fitar da makinta ba tukuna.",
  "Your paper": "Takardarka",
  "marked by a marker": "mai ba da maki ne ya bayar",
  "Your query": "Tambayarka game da maki",
  "Our answer": "Amsarmu",
  "Another marker will look at your answer again. We will tell you.":
    "Wani mai ba da maki zai sake duba amsarka. Za mu gaya maka.",
  "Is a mark wrong?": "Akwai makin da ba daidai ba?",
  "Another marker can look at it again. The mark can go up or down. You can ask once, until {day}.":
    "Wani mai ba da maki zai iya sake duba ta. Makin zai iya ƙaruwa ko raguwa. Za ka iya nema sau ɗaya, har zuwa {day}.",
  "Which mark?": "Wane maki?",
  "All of it": "Dukanta",
  "What should we look at again?": "Me za mu sake dubawa?",
  "Send the query": "Aika tambayar",
  "Say what you want us to look at again": "Faɗi abin da kake so mu sake dubawa",
  "You have already asked about this answer.": "Ka riga ka yi tambaya game da wannan amsa.",
  "The time to ask about these marks is over.": "Lokacin yin tambaya game da wannan maki ya ƙare.",
  "This question has no such mark.": "Wannan tambaya ba ta da irin wannan maki.",
  "Submit your paper first.": "Ka fara miƙa takardarka.",
  "You wrote nothing in this paper, so there is nothing to mark.":
    "Ba ka rubuta komai a wannan takarda ba, don haka babu abin da za a ba maki.",
  "We could not find that marking round.": "Ba mu sami wannan zagayen ba da maki ba.",
  "We are not taking any more papers for marking right now. You can mark your paper yourself.":
    "Ba ma karɓar ƙarin takardu don ba da maki yanzu. Za ka iya ba takardarka maki da kanka.",
};
