// Hausa: theory papers and marking your own answers. For review by a native reader.
export const theory: Record<string, string> = {
  "Marks taken off": "Makin da aka cire",
  "Any {best} of these count, up to {marks}.": "Duk {best} daga cikin waɗannan ana ƙidaya su, har zuwa {marks}.",
  Yes: "I",
  No: "A'a",
  Unsure: "Ban tabbata ba",
  "Is {mark} on the page?": "{mark} yana kan shafin?",
  "Only with {marks}.": "Sai tare da {marks} kaɗai.",
  "You get the mark if this step is right, even with a wrong value from an earlier step.":
    "Za ka sami makin idan wannan mataki daidai ne, ko da ƙimar da ta zo daga matakin baya ba daidai ba ce.",
  "Also right:": "Wannan ma daidai ne:",
  "Not enough:": "Bai isa ba:",
  "First mark this sample answer of another student. Then you see what the examiner gave it. It shows you where marks are won and lost.":
    "Fara da ba wa wannan amsar misali ta wani ɗalibi maki. Sannan za ka ga abin da mai duba jarabawa ya ba ta. Tana nuna maka inda ake samun maki da inda ake rasa su.",
  "The question": "Tambayar",
  "The sample answer": "Amsar misali",
  "Is it on the page?": "Yana kan shafin?",
  "Compare with the examiner": "Kwatanta da mai duba jarabawa",
  "Now mark your own answer": "Yanzu ka ba amsarka maki",
  "Be strict: a mark counts only if the words or the step are really on the page.":
    "Ka tsaurara: ana ƙidaya maki ne kawai idan kalmomin ko matakin suna kan shafin da gaske.",
  "The model answer": "Amsa abar koyi",
  "Add up my marks": "Tara makina",
  "Nothing typed here. Look at your paper.": "Ba ka rubuta komai a nan ba. Duba takardarka.",
  "Choose an answer for every mark first.": "Ka fara zaɓar amsa ga kowane maki.",
  "{n, plural, one {# mark} other {# marks}}": "{n, plural, one {maki #} other {maki #}}",
  "An examiner would probably give {score}.": "Da alama mai duba jarabawa zai ba da {score}.",
  "An examiner would probably give {low} to {high}.": "Da alama mai duba jarabawa zai ba da {low} zuwa {high}.",
  "You gave {you} of {max}. The examiner gave {examiner}.":
    "Ka ba da {you} cikin {max}. Mai duba jarabawa ya ba da {examiner}.",
  "You agreed on every mark. Your own marking will be close to an examiner's.":
    "Kun yarda a kan kowane maki. Makin da za ka ba kanka zai yi kusa da na mai duba jarabawa.",
  "Look at these again": "Sake duba waɗannan",
  "You: {you}. Examiner: {examiner}.": "Kai: {you}. Mai duba: {examiner}.",
  "Theory question": "Tambayar tiyori",
  "We could not find that answer.": "Babu wannan amsa.",
  "Theory papers": "Takardun tiyori",
  "It may belong to another account.": "Wataƙila na wani asusu ne.",
  Write: "Rubuta",
  "Mark a sample": "Ba misali maki",
  "Mark yours": "Ba naka maki",
  "Finish and see how it is marked": "Gama ka ga yadda ake ba ta maki",
  "Some answers are only on this device. Connect to the internet, then submit.":
    "Wasu amsoshi suna wannan na'ura ne kaɗai. Haɗu da intanet, sannan ka miƙa.",
  "The time is over. In the exam you would stop writing now.":
    "Lokaci ya ƙare. A jarabawar gaske za ka daina rubutu yanzu.",
  "Submit the paper": "Miƙa takardar",
  "Submit the paper?": "Za ka miƙa takardar?",
  "Keep writing": "Ci gaba da rubutu",
  "You cannot change your answers after that. Then you mark them with the examiner's guide.":
    "Bayan haka ba za ka iya canza amsoshinka ba. Sannan za ka ba su maki da jagorar mai duba jarabawa.",
  "{score} of {max}": "{score} cikin {max}",
  "self-marked": "ka ba kanka maki",
  "{n, plural, one {# answer} other {# answers}} left to mark. Your score is added up after that.":
    "{n, plural, one {Amsa # ta rage} other {Amsoshi # sun rage}} a ba maki. Bayan haka za a tara makinka.",
  "Your answers": "Amsoshinka",
  "You wrote nothing in this paper.": "Ba ka rubuta komai a wannan takarda ba.",
  "not counted, because you answered too many questions in this section":
    "ba a ƙidaya ba, domin ka amsa tambayoyi fiye da kima a wannan sashe",
  "Mark it": "Ba ta maki",
  "See result": "Duba sakamako",
  "question {n}": "tambaya {n}",
  "The range is wider because you were unsure about {n, plural, one {# mark} other {# marks}}.":
    "Tazarar ta fi faɗi domin ba ka tabbata ba game da {n, plural, one {maki #} other {maki #}}.",
  "How close you were to the examiner on sample answers decides how wide the range is.":
    "Kusancinka da mai duba jarabawa a amsoshin misali ne yake nuna faɗin tazarar.",
  "The sample you marked": "Misalin da ka ba maki",
  "Read the lesson: {topic}": "Karanta darasin: {topic}",
  "Mark again": "Sake ba da maki",
  "Where marks were lost": "Inda aka rasa maki",
  "It does not count without {marks}.": "Ba a ƙidaya shi idan babu {marks}.",
  "Taken off: {marks}": "An cire: {marks}",
  "Write the answer, learn how an examiner marks it, then mark your own. All free.":
    "Rubuta amsa, koyi yadda mai duba jarabawa ke ba ta maki, sannan ka ba taka maki. Duka kyauta ne.",
  "No theory papers yet": "Babu takardun tiyori tukuna",
  "You can practise objective questions in every subject.": "Za ka iya gwada tambayoyin zaɓi a kowane darasi.",
  "{papers, plural, one {# paper} other {# papers}}, {questions, plural, one {# question} other {# questions}}":
    "{papers, plural, one {takarda #} other {takardu #}}, {questions, plural, one {tambaya #} other {tambayoyi #}}",
  "All subjects": "Duk darussa",
  "{minutes} minutes, {marks} marks": "Minti {minutes}, maki {marks}",
  "Your best: {score} of {max}, marked by yourself": "Mafi kyawunka: {score} cikin {max}, kai ka ba kanka maki",
  "Continue the paper": "Ci gaba da takardar",
  "Write the whole paper": "Rubuta takardar gaba ɗaya",
  "you: {score}": "kai: {score}",
  "Your answer to {part}": "Amsarka ga {part}",
  "Signs to insert": "Alamomin da za a saka",
  "Not saved yet: keep this page open.": "Ba a ajiye shi ba tukuna. Bar wannan shafi a buɗe.",
  "This answer was already finished, so your last changes were not saved.":
    "An riga an gama wannan amsa, don haka ba a ajiye canje-canjenka na ƙarshe ba.",
  "Everything is saved.": "An ajiye komai.",
  "Saved on this device. We will send it when you are back online.":
    "An ajiye a wannan na'ura. Za mu aika idan akwai sadarwa.",
  "Some of your theory answers are only on this device. Connect to the internet before you sign out.":
    "Wasu amsoshinka na tiyori suna wannan na'ura ne kaɗai. Haɗu da intanet kafin ka fita.",
  "{n, plural, one {# theory question} other {# theory questions}}":
    "{n, plural, one {tambayar tiyori #} other {tambayoyin tiyori #}}",
  "An answer can have at most {n} characters": "Kada amsa ta wuce haruffa {n}",
  "Choose up to {n} marks": "Kada ka zaɓi fiye da maki {n}",
  "Choose up to {n} deductions": "Kada ka zaɓi fiye da ragi {n}",
  "We could not find that paper.": "Babu irin wannan takarda.",
  "You have submitted this paper, so you cannot change it any more.":
    "Ka riga ka miƙa wannan takarda, don haka ba za a iya canza ta ba.",
  "You have finished this answer, so you cannot change it any more.":
    "Ka gama wannan amsa, don haka ba za a iya canza ta ba.",
  "This question has no such part.": "Wannan tambaya ba ta da irin wannan ɓangare.",
  "Mark the sample answer first. It shows you what the examiner looks for.":
    "Ka fara ba amsar misali maki. Tana nuna maka abin da mai duba jarabawa ke nema.",
  "Your marks do not fit this question.": "Makinka bai dace da wannan tambaya ba.",
  "Finish your answer first.": "Ka fara gama amsarka.",
  "You can mark an answer up to {n} times.": "Za ka iya ba amsa ɗaya maki har sau {n}.",
  "Nothing typed here. Look at your photographs.": "Ba ka rubuta komai a nan ba. Duba hotunanka.",
  "An answer can have at most {n} photographs. The rest were left out.":
    "Amsa na iya samun hotuna {n} kawai. An bar sauran.",
  "An answer can have at most {n} photographs": "Amsa na iya samun hotuna {n} kawai",
  "Photographs of your working": "Hotunan aikinka",
  "Page {n} of your working": "Shafi na {n} na aikinka",
  "Page {n} is on another phone.": "Shafi na {n} yana kan wata waya.",
  "Move page {n} forward": "Matsar da shafi na {n} gaba",
  "Move page {n} back": "Matsar da shafi na {n} baya",
  "Turn page {n} right": "Juya shafi na {n} zuwa dama",
  "Remove page {n}": "Cire shafi na {n}",
  Photographs: "Hotuna",
  "Photograph your paper": "Ɗauki hoton takardarka",
  "Add another page": "Ƙara wani shafi",
  Sent: "An aika",
  "Enlarge page {n}": "Faɗaɗa shafi na {n}",
  "Page {n} is still on the phone that took it. It appears here when that phone has a connection.":
    "Shafi na {n} har yanzu yana kan wayar da ta ɗauke shi. Zai bayyana a nan idan wayar ta sami hanyar sadarwa.",
  "Page {n}": "Shafi na {n}",
  Smaller: "Rage girma",
  Larger: "Ƙara girma",
  "Turn right": "Juya zuwa dama",
  "The page, enlarged": "Shafin, an faɗaɗa shi",
  "Your working": "Aikinka",
  "You can also write on paper and photograph it, or finish here and mark what is on your paper.":
    "Za ka iya rubutawa a takarda ka ɗauki hotonta, ko ka gama a nan ka ba abin da ke takardarka maki.",
  "Draw it on paper and photograph it, or list here what you drew and labelled.":
    "Zana shi a takarda ka ɗauki hotonsa, ko ka jera a nan abin da ka zana da sunayen da ka sa.",
  "We could not find that photograph.": "Ba mu sami wannan hoton ba.",
  "One of your papers is already being marked in this round.": "Ana kan duba ɗaya daga cikin takardun jarabawarka.",
};
