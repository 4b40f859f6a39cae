// Hausa: challenges, the question of the day, search, the daily goal and mistakes as cards. For review by a native reader.
export const loop: Record<string, string> = {
  "A challenge needs at least {n} questions.": "Ƙalubale yana buƙatar tambayoyi {n} aƙalla.",
  "A challenge can have up to {n} questions.": "Ƙalubale ba ya wuce tambayoyi {n}.",
  "It is a draw": "Kunnen doki",
  "A friend's challenge": "Ƙalubale daga aboki",
  "A question you have seen": "Tambayar da ka taɓa gani",
  "Subject, topic or words from a question": "Darasi, batu, ko kalma ta wata tambaya",
  "A reminder each morning": "Gajeriyar sanarwa da safe cewa ta fito",
  All: "Duka",
  "An account is free. We will save this result for you, and you can challenge {name} back.":
    "Asusu kyauta ne. Abin da ka gwada zai biyo ka, kuma za ka iya mayar wa {name} da ƙalubale.",
  "One of your answers is for a question that is not in this challenge":
    "Akwai amsar tambayar da ba ta cikin wannan ƙalubale",
  "One of your answers is not one of the options": "Akwai amsar da ta zaɓi zaɓin da babu shi",
  "Ask your friend for a new link. You can try other questions while you wait.":
    "Nemi sabon haɗi daga wajen abokinka. Kafin nan akwai wasu tambayoyin da za ka gwada.",
  "At the end you will see both results, the correct answers and the explanations.":
    "A ƙarshe za ka ga sakamakonku biyu, kowace amsa ta daidai, da dalilin da take daidai.",
  Back: "Koma baya",
  "Challenge a friend": "Ƙalubalanci aboki",
  "Choose 5, 10, 15, 20, 30 or 50": "Zaɓi ɗaya daga cikin 5, 10, 15, 20, 30, 50",
  Closed: "An rufe",
  "All the questions and answers": "Kowace tambaya da amsarta",
  "failure:changed_meanwhile": "Wani abokin aikinka ya canza wannan tambaya kafin ka ajiye. Da fatan ka duba.",
  "Finish a test, then choose “Challenge a friend” on the result page.":
    "Gama jarabawa, sannan ka zaɓi ƙalubalantar aboki da sakamakonta.",
  "Your friends answer the same questions as you. They do not need an account. Challenges do not count on the leaderboard.":
    "Abokai suna gwada ainihin tambayoyin da aka yi maka, da asusu ko babu. Ba a ƙidaya komai daga ciki a allon gwaraza.",
  "You answered no question in this test. Take a test first, then challenge a friend.":
    "Ba ka amsa ko tambaya ɗaya a wannan jarabawa ba. Ka fara yin wata jarabawa, sannan ka ƙalubalanci aboki.",
  "Submit this test first. Then you can challenge a friend.":
    "Ka fara miƙa wannan jarabawa, sannan za ka iya ƙalubalantar aboki.",
  "I got {n} of {total} right in {title}. Can you do better? No account needed:":
    "Na amsa {n} cikin {total} daidai a {title}. Za ka iya yin fiye da haka? Ba a buƙatar asusu:",
  "We could not load the question. Please try again later.": "Ba a iya samun ta yanzu ba. Da fatan ka dawo daga baya.",
  "Your new goal starts today. Past days keep their old goal.":
    "Ana ƙidaya shi daga yau. Kwanakin da suka wuce suna riƙe da burinsu na baya.",
  "Some of these questions are in an exam you have not finished. Come back after your exam.":
    "Tambayoyinta suna cikin jarabawarka da ba a rufe ba tukuna. Ka dawo bayan jarabawarka.",
  "My challenges": "Ƙalubalena",
  "No challenges yet": "Babu ƙalubale tukuna",
  "No question today": "Babu tambaya yau",
  "Nobody has tried it yet.": "Babu wanda ya gwada shi tukuna.",
  "No results for “{words}”. Try fewer words or check the spelling.":
    "Ba a sami komai game da “{words}” ba. Gwada kalma ɗaya daga ciki, ko ka canza yadda ka rubuta ta.",
  "Open until {day}": "Yana buɗe har {day}",
  "{name} papers done": "Takardun {name} da aka yi",
  "Practise my mistakes in {subject}": "Gwada kurakuraina a {subject}",
  "practised, goal reached": "an gwada, an kuma cim ma buri",
  "Question of the day": "Tambayar yau",
  "Questions a day": "Tambayoyi a rana",
  "Questions you have seen": "Tambayoyin da ka taɓa gani",
  Results: "Abubuwan da aka samu",
  Search: "Nema",
  "See both results": "Duba sakamakonku biyu",
  "See the answers": "Duba amsoshin",
  "See why": "Duba dalili",
  "Send the link to a friend. You will see their result as soon as they finish.":
    "Aika wa aboki haɗinsa. Sakamakonsa zai shiga jerinka da zarar ya gama.",
  "Show the answer": "Nuna amsar",
  "This challenge is full. Too many friends have tried it.": "Abokai da yawa sun gwada wannan ƙalubale har ya cika.",
  "Search subjects, topics, lessons, notes, and questions from tests you have finished.":
    "Darussa, batutuwa, abin karantawa, da kowace tambaya da ka taɓa gani a jarabawar da aka gama.",
  "Cancel challenge": "Janye shi",
  "Cancel this challenge?": "Kana so ka janye wannan ƙalubale?",
  "Enter your name so your friend knows who you are (at least {n} letters)":
    "Gaya wa abokinka ko kai wane ne: haruffa {n} aƙalla",
  "The link will stop working, and we will remove your friends' results from this list.":
    "Haɗin zai daina aiki nan take, sakamakon abokanka kuma zai fita daga wannan jeri.",
  "The link works until {day}.": "Haɗin yana aiki har {day}.",
  "Come back tomorrow for the next question.": "Tambaya ta gaba za ta zo gobe.",
  "You will get the same questions as {name}. There is no time limit.":
    "Ainihin tambayoyin da aka yi wa {name}. Babu agogo.",
  "We could not find that challenge.": "Babu irin wannan ƙalubale.",
  "We could not find that test in your account.": "Ba ka da irin wannan jarabawa.",
  "These questions are in an exam that is still open. Please come back later.":
    "Waɗannan tambayoyi suna cikin jarabawar da ba a rufe ba tukuna. Da fatan ka dawo daga baya.",
  "We cannot open this challenge": "Ba za a iya buɗe wannan ƙalubale ba",
  "We are still saving this challenge. Please try again.": "Ana adana wannan ƙalubale. Da fatan ka sake gwadawa.",
  "This challenge has ended or was cancelled.": "Wannan ƙalubale ya ƙare, ko an janye shi.",
  "There is a new question of the day.": "Akwai sabuwar tambayar yau.",
  "This is your own challenge": "Wannan ƙalubalenka ne",
  "This is your own challenge. Send its link to a friend.": "Wannan ƙalubalenka ne. Aika wa aboki haɗinsa.",
  "This attempt belongs to another challenge.": "Wannan gwaji na wani ƙalubale ne.",
  "We could not find that attempt.": "Wannan yunƙurin ba ya nan yanzu.",
  "Notes and lessons": "Abin karantawa",
  "Go to the home page": "Je shafin farko",
  Topics: "Batutuwa",
  "Type at least {n} letters": "Rubuta haruffa {n} aƙalla",
  "Type what you want to find": "Rubuta abin da kake nema",
  "Anyone with the link can see your first name and score. The link works for {n} days and you can cancel it at any time. The challenge does not count on the leaderboard.":
    "Duk mai haɗin zai ga sunanka na farko da makinka. Yana aiki na kwana {n}, za ka iya janye shi a kowane lokaci, kuma ba a ƙidaya shi a allon gwaraza.",
  "You are ahead!": "Kai ne a gaba!",
  "You have not tried this challenge.": "Ba ka gwada wannan ƙalubale ba.",
  "You already have {n} open challenges. Cancel one first.":
    "Kana da ƙalubale {n} a buɗe tuni. Ka fara janye ɗaya daga cikinsu.",
  "You: {mine}%. {name}: {theirs}%.": "Kai: {mine}%. {name}: {theirs}%.",
  "Your daily goal": "Burinka na kowace rana",
  "Your daily goal has been saved.": "An ajiye burinka na kowace rana.",
  "Your friend answers the same questions, with or without an account. You can both see the two results.":
    "Abokinka zai gwada ainihin waɗannan tambayoyi, da asusu ko babu. Dukanku biyu za ku ga sakamakon juna.",
  "Your name must be at most {n} characters": "Kada sunanka ya wuce haruffa {n}",
  "Use letters in your name, with no links or symbols": "A rubuta sunanka da haruffa, ba haɗi ko alama",
  "{exam} practice tests": "Jarabawoyin gwaji na {exam}",
  "{met} of {topics} topics practised": "An gwada batutuwa {met} cikin {topics}",
  "You got {mine} of {total} right. {name} got {theirs}.": "{mine} cikin {total} daidai, {name} kuma {theirs}.",
  "{n, plural, one {# friend} other {# friends}}": "{n, plural, one {aboki #} other {abokai #}}",
  "{n, plural, one {down # point} other {down # points}} from the previous period":
    "{n, plural, one {ya sauka da maki #} other {ya sauka da maki #}} daga lokacin baya",
  "{n, plural, one {# question has} other {# questions have}} no answer yet.":
    "{n, plural, one {Tambaya # ba ta} other {Tambayoyi # ba su}} da amsa tukuna.",
  "{n, plural, one {# result} other {# results}}": "{n, plural, one {An sami abu #} other {An sami abubuwa #}}",
  "{n, plural, one {up # point} other {up # points}} from the previous period":
    "{n, plural, one {ya hau da maki #} other {ya hau da maki #}} a kan lokacin baya",
  "{name} challenges you": "Ƙalubale daga {name}",
  "{name} is ahead": "{name} a gaba",
  "{name} will see only your name and score. This challenge does not count on the leaderboard.":
    "Ana nuna wa {name} sunanka da makinka, ba komai bayan haka. Ba a ƙidaya shi a allon gwaraza.",
  "{name}: {score}%": "{name}: {score}%",
  "{n} of {papers} papers done": "An yi takardu {n} cikin {papers}",
  "{n} strong": "{n} masu ƙarfi",
  "{percent}% of students got it right. Come back tomorrow for the next question.":
    "{percent}% na ɗalibai sun amsa ta daidai. Tambaya ta gaba za ta zo gobe.",
  Rematch: "Sake karawa",
  "A rematch is a new test in the same subject. You can send it to {name} from the result page.":
    "Sake karawa sabuwar jarabawa ce a darasi ɗaya. Za ka iya aika wa {name} ita daga shafin sakamako.",
  "Score to beat: {n} of {total}": "Makin da za ka doke: {n} cikin {total}",
  "I took your challenge and got {mine} of {total} right. You got {theirs}.":
    "Na yi ƙalubalenka, na samu {mine} cikin {total} daidai. Kai ka samu {theirs}.",
  "Send your result back": "Mayar da sakamakonka",
  "In the lessons": "A cikin darussa",
  "Take a new test in this subject, then send it to your friend.":
    "Yi sabuwar jarabawa a wannan darasi, sannan ka aika wa abokinka.",
};
