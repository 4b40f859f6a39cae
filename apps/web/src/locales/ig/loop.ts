// Igbo: challenges, the question of the day, search, the daily goal and mistakes as cards. For review by a native reader.
export const loop: Record<string, string> = {
  "A challenge needs at least {n} questions.": "Ịma aka ga-enwerịrị opekempe ajụjụ {n}.",
  "A challenge can have up to {n} questions.": "Ịma aka agaghị akarị ajụjụ {n}.",
  "It is a draw": "Akara unu ha nhata",
  "A friend's challenge": "Ịma aka sitere n'aka enyi",
  "A question you have seen": "Ajụjụ ị hụrụla",
  "Subject, topic or words from a question": "Ihe ọmụmụ, isiokwu, okwu dị n'ajụjụ",
  "A reminder each morning": "Obere ozi n'ụtụtụ na ọ dị njikere",
  All: "Ha niile",
  "An account is free. We will save this result for you, and you can challenge {name} back.":
    "Akaụntụ bụ n'efu. Ihe ị nwara ga-eso gị bịa, i nwekwara ike ịmaghachi {name} aka.",
  "One of your answers is for a question that is not in this challenge": "Otu azịza bụ nke ajụjụ na-adịghị n'ịma aka a",
  "One of your answers is not one of the options": "Otu azịza bụ nke nhọrọ na-adịghị",
  "Ask your friend for a new link. You can try other questions while you wait.":
    "Rịọ enyi gị njikọ ọhụrụ. Ka ọ dị ugbu a, e nwere ajụjụ ndị ọzọ ị ga-anwale.",
  "At the end you will see both results, the correct answers and the explanations.":
    "N'ikpeazụ ị ga-ahụ nsonaazụ abụọ ahụ, azịza niile ziri ezi, na ihe mere o ji zie ezi.",
  Back: "Laghachi",
  "Challenge a friend": "Maa enyi aka",
  "Choose 5, 10, 15, 20, 30 or 50": "Họrọ otu n'ime 5, 10, 15, 20, 30, 50",
  Closed: "E mechiela",
  "All the questions and answers": "Ajụjụ niile na azịza ha",
  "failure:changed_meanwhile": "Onye ọrụ ibe gị agbanweela ajụjụ a n'oge a. Biko lelee ya.",
  "Finish a test, then choose “Challenge a friend” on the result page.":
    "Mechaa ule, wee jiri nsonaazụ ya maa enyi aka.",
  "Your friends answer the same questions as you. They do not need an account. Challenges do not count on the leaderboard.":
    "Ndị enyi na-anwa kpọmkwem ajụjụ ndị i nwetara, ma ha nwere akaụntụ ma ha enweghị. O nweghị nke na-agụ na bọọdụ ndị ndu.",
  "You answered no question in this test. Take a test first, then challenge a friend.":
    "Ị zaghị ajụjụ ọ bụla n'ule a. Buru ụzọ mee ule, emesịa maa enyi aka.",
  "Submit this test first. Then you can challenge a friend.": "Buru ụzọ nyefee ule a, emesịa i nwere ike ịma enyi aka.",
  "I got {n} of {total} right in {title}. Can you do better? No account needed:":
    "Azara m {n} n'ime {total} nke ọma na {title}. I nwere ike ime karịa? Ọ chọghị akaụntụ:",
  "We could not load the question. Please try again later.":
    "E nweghị ike inweta ya ugbu a. Biko lọghachi ma e mechaa.",
  "Your new goal starts today. Past days keep their old goal.":
    "Ọ na-agụ malite taa. Ụbọchị ndị gara aga na-ejigide ebumnuche ha nwere.",
  "Some of these questions are in an exam you have not finished. Come back after your exam.":
    "Ajụjụ ya dị n'ule gị nke e mechibeghị. Lọghachi mgbe ule gị gasịrị.",
  "My challenges": "Ịma aka m",
  "No challenges yet": "O nwebeghị ịma aka",
  "No question today": "O nweghị ajụjụ taa",
  "Nobody has tried it yet.": "O nwebeghị onye nwara ya.",
  "No results for “{words}”. Try fewer words or check the spelling.":
    "A chọtaghị ihe ọ bụla maka “{words}”. Nwaa otu okwu n'ime ya, ma ọ bụ dee ya n'ụzọ ọzọ.",
  "Open until {day}": "Ọ ghere oghe ruo {day}",
  "{name} papers done": "Akwụkwọ ule {name} i meela",
  "Practise my mistakes in {subject}": "Mụọ njehie m na {subject}",
  "practised, goal reached": "ị mụrụ, e ruokwara ebumnuche",
  "Question of the day": "Ajụjụ nke taa",
  "Questions a day": "Ajụjụ kwa ụbọchị",
  "Questions you have seen": "Ajụjụ ndị ị hụrụla",
  Results: "Ihe ndị a chọtara",
  Search: "Chọọ",
  "See both results": "Lee nsonaazụ abụọ ahụ",
  "See the answers": "Lee azịza",
  "See why": "Lee ihe kpatara ya",
  "Send the link to a friend. You will see their result as soon as they finish.":
    "Ziga enyi njikọ ya. Nsonaazụ enyi gị ga-adị na ndepụta gị ozugbo o mechara.",
  "Show the answer": "Gosi azịza ya",
  "This challenge is full. Too many friends have tried it.": "Ndị enyi nwara ịma aka a dị ọtụtụ nke na o juola.",
  "Search subjects, topics, lessons, notes, and questions from tests you have finished.":
    "Ihe ọmụmụ, isiokwu, ihe ndị a ga-agụ, na ajụjụ niile ị hụrụla n'ule e mechara.",
  "Cancel challenge": "Wepụ ya",
  "Cancel this challenge?": "Ị chọrọ iwepụ ịma aka a?",
  "Enter your name so your friend knows who you are (at least {n} letters)":
    "Gwa enyi gị onye ị bụ: opekempe mkpụrụedemede {n}",
  "The link will stop working, and we will remove your friends' results from this list.":
    "Njikọ ahụ ga-akwụsị ozugbo, nsonaazụ ndị enyi gị ga-apụkwa na ndepụta a.",
  "The link works until {day}.": "Njikọ ahụ na-arụ ọrụ ruo {day}.",
  "Come back tomorrow for the next question.": "Ajụjụ na-esote ga-abịa echi.",
  "You will get the same questions as {name}. There is no time limit.":
    "Otu ajụjụ ahụ kpọmkwem {name} nwetara. E nweghị elekere.",
  "We could not find that challenge.": "Ịma aka dị otú ahụ adịghị.",
  "We could not find that test in your account.": "I nweghị ule dị otú ahụ.",
  "These questions are in an exam that is still open. Please come back later.":
    "Ajụjụ ndị a dị n'ule e mechibeghị. Biko lọghachi ma e mechaa.",
  "We cannot open this challenge": "E nweghị ike imepe ịma aka a",
  "We are still saving this challenge. Please try again.": "A na-echekwa ịma aka a. Biko nwaa ọzọ.",
  "This challenge has ended or was cancelled.": "Ịma aka a agwụla, ma ọ bụ e wepụrụ ya.",
  "There is a new question of the day.": "E nwere ajụjụ ọhụrụ nke taa.",
  "This is your own challenge": "Nke a bụ ịma aka nke gị",
  "This is your own challenge. Send its link to a friend.": "Nke a bụ ịma aka nke gị. Ziga enyi njikọ ya.",
  "This attempt belongs to another challenge.": "Nnwale a bụ nke ịma aka ọzọ.",
  "We could not find that attempt.": "Nnwale a adịghịzi.",
  "Notes and lessons": "Ihe ị ga-agụ",
  "Go to the home page": "Gaa n'ibe mbụ",
  Topics: "Isiokwu",
  "Type at least {n} letters": "Pịnye opekempe mkpụrụedemede {n}",
  "Type what you want to find": "Pịnye ihe ị na-achọ",
  "Anyone with the link can see your first name and score. The link works for {n} days and you can cancel it at any time. The challenge does not count on the leaderboard.":
    "Onye nwere njikọ a na-ahụ aha mbụ gị na akara gị. Ọ na-arụ ọrụ ụbọchị {n}, i nwere ike iwepụ ya mgbe ọ bụla, ọ naghị agụkwa na bọọdụ ndị ndu.",
  "You are ahead!": "Ị nọ n'ihu!",
  "You have not tried this challenge.": "Ị nwabeghị ịma aka a.",
  "You already have {n} open challenges. Cancel one first.":
    "I nweelarị ịma aka {n} ghere oghe. Buru ụzọ weghachi otu n'ime ha.",
  "You: {mine}%. {name}: {theirs}%.": "Gị: {mine}%. {name}: {theirs}%.",
  "Your daily goal": "Ebumnuche gị kwa ụbọchị",
  "Your daily goal has been saved.": "E chekwala ebumnuche gị kwa ụbọchị.",
  "Your friend answers the same questions, with or without an account. You can both see the two results.":
    "Enyi gị na-anwa otu ajụjụ ndị ahụ kpọmkwem, ma o nwere akaụntụ ma o nweghị. Unu abụọ ga-ahụ nsonaazụ abụọ ahụ.",
  "Your name must be at most {n} characters": "Aha gị agaghị akarị mkpụrụedemede {n}",
  "Use letters in your name, with no links or symbols": "Jiri mkpụrụedemede dee aha gị, na-enweghị njikọ ma ọ bụ akara",
  "{exam} practice tests": "Ule mmụta {exam}",
  "{met} of {topics} topics practised": "Ị mụọla isiokwu {met} n'ime {topics}",
  "You got {mine} of {total} right. {name} got {theirs}.": "{mine} n'ime {total} ziri ezi, {name} nwetara {theirs}.",
  "{n, plural, one {# friend} other {# friends}}": "{n, plural, other {enyi #}}",
  "{n, plural, one {down # point} other {down # points}} from the previous period":
    "{n, plural, other {o ji akara #}} dị ala karịa oge gara aga",
  "{n, plural, one {# question has} other {# questions have}} no answer yet.":
    "{n, plural, other {Ajụjụ #}} enwebeghị azịza.",
  "{n, plural, one {# result} other {# results}}": "{n, plural, other {A chọtara ihe #}}",
  "{n, plural, one {up # point} other {up # points}} from the previous period":
    "{n, plural, other {o ji akara # karịa}} oge gara aga",
  "{name} challenges you": "{name} na-ama gị aka",
  "{name} is ahead": "{name} nọ n'ihu",
  "{name} will see only your name and score. This challenge does not count on the leaderboard.":
    "{name} ga-ahụ aha gị na akara gị, ọ gaghị ahụ ihe ọzọ. Ọ naghị agụ na bọọdụ ndị ndu.",
  "{name}: {score}%": "{name}: {score}%",
  "{n} of {papers} papers done": "I meela akwụkwọ ule {n} n'ime {papers}",
  "{n} strong": "{n} i siri ike",
  "{percent}% of students got it right. Come back tomorrow for the next question.":
    "{percent}% nke ndị na-ele ule zara ya nke ọma. Ajụjụ na-esote ga-abịa echi.",
  Rematch: "Asọmpi ọzọ",
  "A rematch is a new test in the same subject. You can send it to {name} from the result page.":
    "Asọmpi ọzọ bụ ule ọhụrụ n'otu ihe ọmụmụ ahụ. I nwere ike izigara ya {name} site na ibe nsonaazụ.",
  "Score to beat: {n} of {total}": "Akara ị ga-akarị: {n} n'ime {total}",
  "I took your challenge and got {mine} of {total} right. You got {theirs}.":
    "Emere m ịma aka gị wee nweta {mine} n'ime {total}. Ị nwetara {theirs}.",
  "Send your result back": "Zighachi nsonaazụ gị",
  "In the lessons": "N'ime nkuzi",
  "Take a new test in this subject, then send it to your friend.": "Mee ule ọhụrụ n'ihe ọmụmụ a, zigakwara ya enyi gị.",
};
