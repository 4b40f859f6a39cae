// Hausa: challenges, the question of the day, search, the daily goal and mistakes as cards. For review by a native reader.
export const loop: Record<string, string> = {
  "A challenge takes at least {n} questions.": "Ƙalubale yana buƙatar tambayoyi {n} aƙalla.",
  "A challenge takes at most {n} questions.": "Ƙalubale ba ya wuce tambayoyi {n}.",
  "A draw": "Kunnen doki",
  "A friend's challenge": "Ƙalubale daga aboki",
  "A question you have met": "Tambayar da ka taɓa gani",
  "A subject, a topic, a word of a question": "Darasi, batu, ko kalma ta wata tambaya",
  "A word in the morning that it is there": "Gajeriyar sanarwa da safe cewa ta fito",
  All: "Duka",
  "An account is free. What you tried comes along, and you can challenge {name} back.":
    "Asusu kyauta ne. Abin da ka gwada zai biyo ka, kuma za ka iya mayar wa {name} da ƙalubale.",
  "An answer names a question that is not in this challenge": "Akwai amsar tambayar da ba ta cikin wannan ƙalubale",
  "An answer names an option that is not there": "Akwai amsar da ta zaɓi zaɓin da babu shi",
  "Ask your friend for a new link. Meanwhile there are other questions to try.":
    "Nemi sabon haɗi daga wajen abokinka. Kafin nan akwai wasu tambayoyin da za ka gwada.",
  "At the end you see both results, every right answer, and why it is right.":
    "A ƙarshe za ka ga sakamakonku biyu, kowace amsa ta daidai, da dalilin da take daidai.",
  Back: "Koma baya",
  "Challenge a friend": "Ƙalubalanci aboki",
  "Choose one of 5, 10, 15, 20, 30, 50": "Zaɓi ɗaya daga cikin 5, 10, 15, 20, 30, 50",
  Closed: "An rufe",
  "Every question and its answer": "Kowace tambaya da amsarta",
  "failure:changed_meanwhile": "Wani abokin aikinka ya canza wannan tambaya kafin ka ajiye. Da fatan ka duba.",
  "Finish a test, then choose to challenge a friend on its result.":
    "Gama jarabawa, sannan ka zaɓi ƙalubalantar aboki da sakamakonta.",
  "Friends try the very questions you had, with or without an account. Nothing of it counts for a leaderboard.":
    "Abokai suna gwada ainihin tambayoyin da aka yi maka, da asusu ko babu. Ba a ƙidaya komai daga ciki a allon gwaraza.",
  "Hand this test in first, then you can challenge a friend.":
    "Ka fara miƙa wannan jarabawa, sannan za ka iya ƙalubalantar aboki.",
  "I had {n} of {total} right in {title}. Can you do better? No account needed:":
    "Na amsa {n} cikin {total} daidai a {title}. Za ka iya yin fiye da haka? Ba a buƙatar asusu:",
  "It could not be had just now. Please come back later.": "Ba a iya samun ta yanzu ba. Da fatan ka dawo daga baya.",
  "It counts from today on. Days gone by keep the goal they had.":
    "Ana ƙidaya shi daga yau. Kwanakin da suka wuce suna riƙe da burinsu na baya.",
  "Its questions are in an exam of yours that is not closed yet. Come back after your exam.":
    "Tambayoyinta suna cikin jarabawarka da ba a rufe ba tukuna. Ka dawo bayan jarabawarka.",
  "Make your own account": "Buɗe asusun kanka",
  "My challenges": "Ƙalubalena",
  "No challenges yet": "Babu ƙalubale tukuna",
  "No question today": "Babu tambaya yau",
  "Nobody has tried it yet.": "Babu wanda ya gwada shi tukuna.",
  "Nothing found for “{words}”. Try one word of it, or another spelling.":
    "Ba a sami komai game da “{words}” ba. Gwada kalma ɗaya daga ciki, ko ka canza yadda ka rubuta ta.",
  "Open until {day}": "Yana buɗe har {day}",
  "Papers of {name} done": "Takardun {name} da aka yi",
  "Practise my mistakes in {subject}": "Gwada kurakuraina a {subject}",
  "practised, and the goal reached": "an gwada, an kuma cim ma buri",
  "Question of the day": "Tambayar yau",
  "Questions a day": "Tambayoyi a rana",
  "Questions you have met": "Tambayoyin da ka taɓa gani",
  Results: "Abubuwan da aka samu",
  Search: "Nema",
  "See both results": "Duba sakamakonku biyu",
  "See the answers": "Duba amsoshin",
  "See why": "Duba dalili",
  "Send its link to a friend. Their result stands in your list as soon as they are done.":
    "Aika wa aboki haɗinsa. Sakamakonsa zai shiga jerinka da zarar ya gama.",
  "Show the answer": "Nuna amsar",
  "So many friends have tried this challenge that it is full.": "Abokai da yawa sun gwada wannan ƙalubale har ya cika.",
  "Subjects, topics, what there is to read, and every question you have met in a finished test.":
    "Darussa, batutuwa, abin karantawa, da kowace tambaya da ka taɓa gani a jarabawar da aka gama.",
  "Take it back": "Janye shi",
  "Take this challenge back?": "Kana so ka janye wannan ƙalubale?",
  "Tell your friend who you are: at least {n} letters": "Gaya wa abokinka ko kai wane ne: haruffa {n} aƙalla",
  "The link ends at once, and your friends' results go from this list.":
    "Haɗin zai daina aiki nan take, sakamakon abokanka kuma zai fita daga wannan jeri.",
  "The link works until {day}.": "Haɗin yana aiki har {day}.",
  "The next question comes tomorrow.": "Tambaya ta gaba za ta zo gobe.",
  "The very same questions that {name} had. There is no clock.": "Ainihin tambayoyin da aka yi wa {name}. Babu agogo.",
  "There is no such challenge.": "Babu irin wannan ƙalubale.",
  "There is no such test of yours.": "Ba ka da irin wannan jarabawa.",
  "These questions are in an exam that is not closed yet. Please come back later.":
    "Waɗannan tambayoyi suna cikin jarabawar da ba a rufe ba tukuna. Da fatan ka dawo daga baya.",
  "This challenge can not be opened": "Ba za a iya buɗe wannan ƙalubale ba",
  "This challenge is being kept. Please try again.": "Ana adana wannan ƙalubale. Da fatan ka sake gwadawa.",
  "This challenge is over, or was taken back.": "Wannan ƙalubale ya ƙare, ko an janye shi.",
  "This is not the question of the day any more.": "Wannan ta daina zama tambayar yau.",
  "This is your own challenge": "Wannan ƙalubalenka ne",
  "This is your own challenge. Send its link to a friend.": "Wannan ƙalubalenka ne. Aika wa aboki haɗinsa.",
  "This try belongs to another challenge.": "Wannan gwaji na wani ƙalubale ne.",
  "This try is not there any more.": "Wannan yunƙurin ba ya nan yanzu.",
  "This was not tried here.": "Ba a gwada wannan a nan ba.",
  "To read": "Abin karantawa",
  "To the first page": "Je shafin farko",
  Topics: "Batutuwa",
  "Type at least {n} letters": "Rubuta haruffa {n} aƙalla",
  "Type what to look for": "Rubuta abin da kake nema",
  "Whoever has the link sees your first name and your score. It works for {n} days, you can take it back at any time, and it counts for no leaderboard.":
    "Duk mai haɗin zai ga sunanka na farko da makinka. Yana aiki na kwana {n}, za ka iya janye shi a kowane lokaci, kuma ba a ƙidaya shi a allon gwaraza.",
  "You are ahead!": "Kai ne a gaba!",
  "You have not tried this challenge.": "Ba ka gwada wannan ƙalubale ba.",
  "You have {n} open challenges already. Take one of them back first.":
    "Kana da ƙalubale {n} a buɗe tuni. Ka fara janye ɗaya daga cikinsu.",
  "You: {mine}%. {name}: {theirs}%.": "Kai: {mine}%. {name}: {theirs}%.",
  "Your daily goal": "Burinka na kowace rana",
  "Your daily goal has been saved.": "An ajiye burinka na kowace rana.",
  "Your friend tries the very same questions, with or without an account. Both of you see both results.":
    "Abokinka zai gwada ainihin waɗannan tambayoyi, da asusu ko babu. Dukanku biyu za ku ga sakamakon juna.",
  "Your name must be at most {n} characters": "Kada sunanka ya wuce haruffa {n}",
  "Your name must be written in letters, without links or symbols": "A rubuta sunanka da haruffa, ba haɗi ko alama",
  "{exam} practice tests": "Jarabawoyin gwaji na {exam}",
  "{met} of {topics} topics practised": "An gwada batutuwa {met} cikin {topics}",
  "{mine} of {total} right, and {name} had {theirs}.": "{mine} cikin {total} daidai, {name} kuma {theirs}.",
  "{n, plural, one {# friend} other {# friends}}": "{n, plural, one {aboki #} other {abokai #}}",
  "{n, plural, one {# point} other {# points}} below the time before":
    "{n, plural, one {ya sauka da maki #} other {ya sauka da maki #}} daga lokacin baya",
  "{n, plural, one {# question has} other {# questions have}} no answer yet.":
    "{n, plural, one {Tambaya # ba ta} other {Tambayoyi # ba su}} da amsa tukuna.",
  "{n, plural, one {# result} other {# results}}": "{n, plural, one {An sami abu #} other {An sami abubuwa #}}",
  "{n, plural, one {up # point} other {up # points}} on the time before":
    "{n, plural, one {ya hau da maki #} other {ya hau da maki #}} a kan lokacin baya",
  "{name} challenges you": "Ƙalubale daga {name}",
  "{name} is ahead": "{name} a gaba",
  "{name} sees your name and your score, and nothing else. It counts for no leaderboard.":
    "Ana nuna wa {name} sunanka da makinka, ba komai bayan haka. Ba a ƙidaya shi a allon gwaraza.",
  "{name}: {score}%": "{name}: {score}%",
  "{n} of {papers} papers done": "An yi takardu {n} cikin {papers}",
  "{n} strong": "{n} masu ƙarfi",
  "{percent}% of the candidates had it right. The next question comes tomorrow.":
    "{percent}% na ɗalibai sun amsa ta daidai. Tambaya ta gaba za ta zo gobe.",
};
