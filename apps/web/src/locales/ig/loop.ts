// Igbo: challenges, the question of the day, search, the daily goal and mistakes as cards. For review by a native reader.
export const loop: Record<string, string> = {
  "A challenge takes at least {n} questions.": "Ịma aka ga-enwerịrị opekempe ajụjụ {n}.",
  "A challenge takes at most {n} questions.": "Ịma aka agaghị akarị ajụjụ {n}.",
  "A draw": "Akara unu ha nhata",
  "A friend's challenge": "Ịma aka sitere n'aka enyi",
  "A question you have met": "Ajụjụ ị hụrụla",
  "A subject, a topic, a word of a question": "Ihe ọmụmụ, isiokwu, okwu dị n'ajụjụ",
  "A word in the morning that it is there": "Obere ozi n'ụtụtụ na ọ dị njikere",
  All: "Ha niile",
  "An account is free. What you tried comes along, and you can challenge {name} back.":
    "Akaụntụ bụ n'efu. Ihe ị nwara ga-eso gị bịa, i nwekwara ike ịmaghachi {name} aka.",
  "An answer names a question that is not in this challenge": "Otu azịza bụ nke ajụjụ na-adịghị n'ịma aka a",
  "An answer names an option that is not there": "Otu azịza bụ nke nhọrọ na-adịghị",
  "Ask your friend for a new link. Meanwhile there are other questions to try.":
    "Rịọ enyi gị njikọ ọhụrụ. Ka ọ dị ugbu a, e nwere ajụjụ ndị ọzọ ị ga-anwale.",
  "At the end you see both results, every right answer, and why it is right.":
    "N'ikpeazụ ị ga-ahụ nsonaazụ abụọ ahụ, azịza niile ziri ezi, na ihe mere o ji zie ezi.",
  Back: "Laghachi",
  "Challenge a friend": "Maa enyi aka",
  "Choose one of 5, 10, 15, 20, 30, 50": "Họrọ otu n'ime 5, 10, 15, 20, 30, 50",
  Closed: "E mechiela",
  "Every question and its answer": "Ajụjụ niile na azịza ha",
  "failure:changed_meanwhile": "Onye ọrụ ibe gị agbanweela ajụjụ a n'oge a. Biko lelee ya.",
  "Finish a test, then choose to challenge a friend on its result.": "Mechaa ule, wee jiri nsonaazụ ya maa enyi aka.",
  "Friends try the very questions you had, with or without an account. Nothing of it counts for a leaderboard.":
    "Ndị enyi na-anwa kpọmkwem ajụjụ ndị i nwetara, ma ha nwere akaụntụ ma ha enweghị. O nweghị nke na-agụ na bọọdụ ndị ndu.",
  "Hand this test in first, then you can challenge a friend.":
    "Buru ụzọ nyefee ule a, emesịa i nwere ike ịma enyi aka.",
  "I had {n} of {total} right in {title}. Can you do better? No account needed:":
    "Azara m {n} n'ime {total} nke ọma na {title}. I nwere ike ime karịa? Ọ chọghị akaụntụ:",
  "It could not be had just now. Please come back later.": "E nweghị ike inweta ya ugbu a. Biko lọghachi ma e mechaa.",
  "It counts from today on. Days gone by keep the goal they had.":
    "Ọ na-agụ malite taa. Ụbọchị ndị gara aga na-ejigide ebumnuche ha nwere.",
  "Its questions are in an exam of yours that is not closed yet. Come back after your exam.":
    "Ajụjụ ya dị n'ule gị nke e mechibeghị. Lọghachi mgbe ule gị gasịrị.",
  "Make your own account": "Mepee akaụntụ nke gị",
  "My challenges": "Ịma aka m",
  "No challenges yet": "O nwebeghị ịma aka",
  "No question today": "O nweghị ajụjụ taa",
  "Nobody has tried it yet.": "O nwebeghị onye nwara ya.",
  "Nothing found for “{words}”. Try one word of it, or another spelling.":
    "A chọtaghị ihe ọ bụla maka “{words}”. Nwaa otu okwu n'ime ya, ma ọ bụ dee ya n'ụzọ ọzọ.",
  "Open until {day}": "Ọ ghere oghe ruo {day}",
  "Papers of {name} done": "Akwụkwọ ule {name} i meela",
  "Practise my mistakes in {subject}": "Mụọ njehie m na {subject}",
  "practised, and the goal reached": "ị mụrụ, e ruokwara ebumnuche",
  "Question of the day": "Ajụjụ nke taa",
  "Questions a day": "Ajụjụ kwa ụbọchị",
  "Questions you have met": "Ajụjụ ndị ị hụrụla",
  Results: "Ihe ndị a chọtara",
  Search: "Chọọ",
  "See both results": "Lee nsonaazụ abụọ ahụ",
  "See the answers": "Lee azịza",
  "See why": "Lee ihe kpatara ya",
  "Send its link to a friend. Their result stands in your list as soon as they are done.":
    "Ziga enyi njikọ ya. Nsonaazụ enyi gị ga-adị na ndepụta gị ozugbo o mechara.",
  "Show the answer": "Gosi azịza ya",
  "So many friends have tried this challenge that it is full.": "Ndị enyi nwara ịma aka a dị ọtụtụ nke na o juola.",
  "Subjects, topics, what there is to read, and every question you have met in a finished test.":
    "Ihe ọmụmụ, isiokwu, ihe ndị a ga-agụ, na ajụjụ niile ị hụrụla n'ule e mechara.",
  "Take it back": "Wepụ ya",
  "Take this challenge back?": "Ị chọrọ iwepụ ịma aka a?",
  "Tell your friend who you are: at least {n} letters": "Gwa enyi gị onye ị bụ: opekempe mkpụrụedemede {n}",
  "The link ends at once, and your friends' results go from this list.":
    "Njikọ ahụ ga-akwụsị ozugbo, nsonaazụ ndị enyi gị ga-apụkwa na ndepụta a.",
  "The link works until {day}.": "Njikọ ahụ na-arụ ọrụ ruo {day}.",
  "The next question comes tomorrow.": "Ajụjụ na-esote ga-abịa echi.",
  "The very same questions that {name} had. There is no clock.":
    "Otu ajụjụ ahụ kpọmkwem {name} nwetara. E nweghị elekere.",
  "There is no such challenge.": "Ịma aka dị otú ahụ adịghị.",
  "There is no such test of yours.": "I nweghị ule dị otú ahụ.",
  "These questions are in an exam that is not closed yet. Please come back later.":
    "Ajụjụ ndị a dị n'ule e mechibeghị. Biko lọghachi ma e mechaa.",
  "This challenge can not be opened": "E nweghị ike imepe ịma aka a",
  "This challenge is being kept. Please try again.": "A na-echekwa ịma aka a. Biko nwaa ọzọ.",
  "This challenge is over, or was taken back.": "Ịma aka a agwụla, ma ọ bụ e wepụrụ ya.",
  "This is not the question of the day any more.": "Nke a abụghịzi ajụjụ nke taa.",
  "This is your own challenge": "Nke a bụ ịma aka nke gị",
  "This is your own challenge. Send its link to a friend.": "Nke a bụ ịma aka nke gị. Ziga enyi njikọ ya.",
  "This try belongs to another challenge.": "Nnwale a bụ nke ịma aka ọzọ.",
  "This try is not there any more.": "Nnwale a adịghịzi.",
  "This was not tried here.": "A nwaghị nke a ebe a.",
  "To read": "Ihe ị ga-agụ",
  "To the first page": "Gaa n'ibe mbụ",
  Topics: "Isiokwu",
  "Type at least {n} letters": "Pịnye opekempe mkpụrụedemede {n}",
  "Type what to look for": "Pịnye ihe ị na-achọ",
  "Whoever has the link sees your first name and your score. It works for {n} days, you can take it back at any time, and it counts for no leaderboard.":
    "Onye nwere njikọ a na-ahụ aha mbụ gị na akara gị. Ọ na-arụ ọrụ ụbọchị {n}, i nwere ike iwepụ ya mgbe ọ bụla, ọ naghị agụkwa na bọọdụ ndị ndu.",
  "You are ahead!": "Ị nọ n'ihu!",
  "You have not tried this challenge.": "Ị nwabeghị ịma aka a.",
  "You have {n} open challenges already. Take one of them back first.":
    "I nweelarị ịma aka {n} ghere oghe. Buru ụzọ weghachi otu n'ime ha.",
  "You: {mine}%. {name}: {theirs}%.": "Gị: {mine}%. {name}: {theirs}%.",
  "Your daily goal": "Ebumnuche gị kwa ụbọchị",
  "Your daily goal has been saved.": "E chekwala ebumnuche gị kwa ụbọchị.",
  "Your friend tries the very same questions, with or without an account. Both of you see both results.":
    "Enyi gị na-anwa otu ajụjụ ndị ahụ kpọmkwem, ma o nwere akaụntụ ma o nweghị. Unu abụọ ga-ahụ nsonaazụ abụọ ahụ.",
  "Your name must be at most {n} characters": "Aha gị agaghị akarị mkpụrụedemede {n}",
  "Your name must be written in letters, without links or symbols":
    "Jiri mkpụrụedemede dee aha gị, na-enweghị njikọ ma ọ bụ akara",
  "{exam} practice tests": "Ule mmụta {exam}",
  "{met} of {topics} topics practised": "Ị mụọla isiokwu {met} n'ime {topics}",
  "{mine} of {total} right, and {name} had {theirs}.": "{mine} n'ime {total} ziri ezi, {name} nwetara {theirs}.",
  "{n, plural, one {# friend} other {# friends}}": "{n, plural, other {enyi #}}",
  "{n, plural, one {# point} other {# points}} below the time before":
    "{n, plural, other {o ji akara #}} dị ala karịa oge gara aga",
  "{n, plural, one {# question has} other {# questions have}} no answer yet.":
    "{n, plural, other {Ajụjụ #}} enwebeghị azịza.",
  "{n, plural, one {# result} other {# results}}": "{n, plural, other {A chọtara ihe #}}",
  "{n, plural, one {up # point} other {up # points}} on the time before":
    "{n, plural, other {o ji akara # karịa}} oge gara aga",
  "{name} challenges you": "{name} na-ama gị aka",
  "{name} is ahead": "{name} nọ n'ihu",
  "{name} sees your name and your score, and nothing else. It counts for no leaderboard.":
    "{name} ga-ahụ aha gị na akara gị, ọ gaghị ahụ ihe ọzọ. Ọ naghị agụ na bọọdụ ndị ndu.",
  "{name}: {score}%": "{name}: {score}%",
  "{n} of {papers} papers done": "I meela akwụkwọ ule {n} n'ime {papers}",
  "{n} strong": "{n} i siri ike",
  "{percent}% of the candidates had it right. The next question comes tomorrow.":
    "{percent}% nke ndị na-ele ule zara ya nke ọma. Ajụjụ na-esote ga-abịa echi.",
};
