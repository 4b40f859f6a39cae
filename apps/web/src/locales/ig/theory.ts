// Igbo: theory papers and marking your own answers. For review by a native reader.
export const theory: Record<string, string> = {
  "Marks taken off": "Akara e wepụrụ",
  "Any {best} of these count, up to {marks}.": "{best} ọ bụla n'ime ndị a na-agụ, ruo {marks}.",
  Yes: "Ee",
  No: "Mba",
  Unsure: "Amaghị m",
  "Is {mark} on the page?": "{mark} ọ dị n'ibe ahụ?",
  "Only with {marks}.": "Naanị ya na {marks}.",
  "You get the mark if this step is right, even with a wrong value from an earlier step.":
    "Ị ga-enweta akara ahụ ma nzọụkwụ a zie ezi, ọbụlagodi na uru sitere na nzọụkwụ gara aga ezighị ezi.",
  "Also right:": "Nke a zikwara ezi:",
  "Not enough:": "O zughị:",
  "First mark this sample answer of another student. Then you see what the examiner gave it. It shows you where marks are won and lost.":
    "Buru ụzọ nye azịza nlele a nke nwa akwụkwọ ọzọ akara. Emechaa ị ga-ahụ ihe onye nyocha nyere ya. Ọ na-egosi gị ebe a na-enweta akara na ebe ọ na-efu.",
  "The question": "Ajụjụ ahụ",
  "The sample answer": "Azịza nlele ahụ",
  "Is it on the page?": "Ọ dị n'ibe ahụ?",
  "Compare with the examiner": "Tụnyere ya na nke onye nyocha",
  "Now mark your own answer": "Ugbu a nye azịza nke gị akara",
  "Be strict: a mark counts only if the words or the step are really on the page.":
    "Kpachara anya: akara na-agụ naanị ma okwu ahụ ma ọ bụ nzọụkwụ ahụ dị n'ibe ahụ n'ezie.",
  "The model answer": "Azịza nlereanya",
  "Add up my marks": "Gbakọọ akara m",
  "Nothing typed here. Look at your paper.": "Ị pịnyeghị ihe ọ bụla ebe a. Lee akwụkwọ gị.",
  "Choose an answer for every mark first.": "Buru ụzọ họrọ azịza maka akara ọ bụla.",
  "{n, plural, one {# mark} other {# marks}}": "{n, plural, other {akara #}}",
  "An examiner would probably give {score}.": "O nwere ike onye nyocha ga-enye {score}.",
  "An examiner would probably give {low} to {high}.": "O nwere ike onye nyocha ga-enye {low} ruo {high}.",
  "You gave {you} of {max}. The examiner gave {examiner}.": "I nyere {you} n'ime {max}. Onye nyocha nyere {examiner}.",
  "You agreed on every mark. Your own marking will be close to an examiner's.":
    "Unu kwekọrịtara n'akara niile. Akara ị ga-enye onwe gị ga-adị nso nke onye nyocha.",
  "Look at these again": "Leghachi ndị a anya",
  "You: {you}. Examiner: {examiner}.": "Gị: {you}. Onye nyocha: {examiner}.",
  "Theory question": "Ajụjụ tiori",
  "We could not find that answer.": "Azịza a adịghị.",
  "Theory papers": "Akwụkwọ ule tiori",
  "It may belong to another account.": "O nwere ike ịbụ nke akaụntụ ọzọ.",
  Write: "Dee",
  "Mark a sample": "Nye nlele akara",
  "Mark yours": "Nye nke gị akara",
  "You can also write on paper. Then finish here and mark what is on your paper.":
    "I nwekwara ike ide ya n'akwụkwọ. Mechaa ebe a wee nye ihe dị n'akwụkwọ gị akara.",
  "Finish and see how it is marked": "Mechaa wee hụ otú e si enye ya akara",
  "Some answers are only on this device. Connect to the internet, then submit.":
    "Ụfọdụ azịza dị naanị na ngwaọrụ a. Jikọọ na ịntanetị, wee nyefee.",
  "The time is over. In the exam you would stop writing now.":
    "Oge agwụla. N'ule n'ezie ị gaara akwụsị ide ihe ugbu a.",
  "Submit the paper": "Nyefee akwụkwọ ule",
  "Submit the paper?": "Ị ga-enyefe akwụkwọ ule?",
  "Keep writing": "Nọgide na-ede",
  "You cannot change your answers after that. Then you mark them with the examiner's guide.":
    "Mgbe nke a gasịrị, ị gaghị agbanweli azịza gị. Ị ga-eji ntuziaka onye nyocha nye ha akara.",
  "{score} of {max}": "{score} n'ime {max}",
  "self-marked": "i nyere onwe gị akara",
  "{n, plural, one {# answer} other {# answers}} left to mark. Your score is added up after that.":
    "{n, plural, other {Azịza #}} fọdụrụ inye akara. Emechaa a ga-agbakọ akara gị.",
  "Your answers": "Azịza gị niile",
  "You wrote nothing in this paper.": "I deghị ihe ọ bụla n'akwụkwọ ule a.",
  "not counted, because you answered too many questions in this section":
    "a gụghị ya, n'ihi na ị zara ọtụtụ ajụjụ karịa n'ime ngalaba a",
  "Mark it": "Nye ya akara",
  "See result": "Lee nsonaazụ",
  "question {n}": "ajụjụ {n}",
  "The range is wider because you were unsure about {n, plural, one {# mark} other {# marks}}.":
    "Oke ahụ sara mbara karịa n'ihi na ị maghị maka {n, plural, other {akara #}}.",
  "How close you were to the examiner on sample answers decides how wide the range is.":
    "Otú i si dị nso onye nyocha n'azịza nlele ka e ji ekpebi otú oke ahụ si saa mbara.",
  "The sample you marked": "Nlele i nyere akara",
  "Read the lesson: {topic}": "Gụọ nkuzi ahụ: {topic}",
  "Mark again": "Nyeghachi akara",
  "Where marks were lost": "Ebe akara furu gị",
  "It does not count without {marks}.": "Ọ naghị agụ ma {marks} adịghị.",
  "Taken off: {marks}": "E wepụrụ: {marks}",
  "Write the answer, learn how an examiner marks it, then mark your own. All free.":
    "Dee azịza, mụta otú onye nyocha si enye ya akara, wee nye nke gị akara. Ha niile bụ n'efu.",
  "No theory papers yet": "O nwebeghị akwụkwọ ule tiori",
  "You can practise objective questions in every subject.": "I nwere ike ịmụ ajụjụ nhọrọ n'ihe ọmụmụ niile.",
  "{papers, plural, one {# paper} other {# papers}}, {questions, plural, one {# question} other {# questions}}":
    "{papers, plural, other {akwụkwọ ule #}}, {questions, plural, other {ajụjụ #}}",
  "All subjects": "Ihe ọmụmụ niile",
  "{minutes} minutes, {marks} marks": "Nkeji {minutes}, akara {marks}",
  "Your best: {score} of {max}, marked by yourself": "Nke kacha mma gị: {score} n'ime {max}, gị onwe gị nyere akara",
  "Continue the paper": "Gaa n'ihu n'akwụkwọ ule",
  "Write the whole paper": "Dee akwụkwọ ule ahụ dum",
  "you: {score}": "gị: {score}",
  "Your answer to {part}": "Azịza gị nye {part}",
  "Signs to insert": "Akara ị ga-etinye",
  "Draw it on paper. Here, list what you drew and labelled.":
    "Sere ya n'akwụkwọ. Ebe a, depụta ihe i sere na aha ndị i dere na ya.",
  "Not saved yet: keep this page open.": "E chekwabeghị ya. Hapụ ibe a mepere emepe.",
  "This answer was already finished, so your last changes were not saved.":
    "E mechalarị azịza a, ya mere e chekwaghị mgbanwe ikpeazụ gị.",
  "Everything is saved.": "E chekwala ihe niile.",
  "Saved on this device. We will send it when you are back online.":
    "E chekwala ya na ngwaọrụ a. A ga-eziga ya mgbe netwọk dị.",
  "Some of your theory answers are only on this device. Connect to the internet before you sign out.":
    "Ụfọdụ azịza tiori gị dị naanị na ngwaọrụ a. Jikọọ na ịntanetị tupu ị pụọ n'akaụntụ.",
  "{n, plural, one {# theory question} other {# theory questions}}": "{n, plural, other {ajụjụ tiori #}}",
  "An answer can have at most {n} characters": "Azịza agaghị akarị mkpụrụedemede {n}",
  "Choose up to {n} marks": "Ahọrọla karịa akara {n}",
  "Choose up to {n} deductions": "Ahọrọla karịa mwepụ {n}",
  "We could not find that paper.": "Akwụkwọ ule dị otú ahụ adịghị.",
  "You have submitted this paper, so you cannot change it any more.":
    "I nyefeela akwụkwọ ule a, ya mere a gaghị agbanweli ya ọzọ.",
  "You have finished this answer, so you cannot change it any more.":
    "I mechaala azịza a, ya mere a gaghị agbanweli ya ọzọ.",
  "This question has no such part.": "Ajụjụ a enweghị akụkụ dị otú ahụ.",
  "Mark the sample answer first. It shows you what the examiner looks for.":
    "Buru ụzọ nye azịza nlele akara. Ọ na-egosi gị ihe onye nyocha na-achọ.",
  "Your marks do not fit this question.": "Akara gị adabaghị n'ajụjụ a.",
  "Finish your answer first.": "Buru ụzọ mechaa azịza gị.",
  "You can mark an answer up to {n} times.": "I nwere ike inye otu azịza akara ruo ugboro {n}.",
};
