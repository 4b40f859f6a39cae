// Hausa: progress and the weekly card. For review by a native reader.
export const progress: Record<string, string> = {
  "Topics show here when you score 80% or more over at least four questions.":
    "Batu yana zuwa nan daga 80% a tambayoyi huɗu ko fiye.",
  "A weekly card for a parent or guardian": "Katin mako don iyaye ko mai kula",
  Achievements: "Nasarori",
  "Average score by day (%)": "Matsakaicin maki na kowace rana, %",
  "Average score over time.": "Matsakaicin maki bisa lokaci.",
  "Average score by week (%)": "Matsakaicin maki na kowane mako, %",
  Copied: "An kwafa",
  "Practice days": "Kwanakin gwaji",
  "Earned {day}": "An samu {day}",
  "Cancel {name}'s link": "Kashe haɗin {name}",
  "Based on your exam-mode answers to new questions.":
    "Daga amsoshin yanayin jarabawa ga tambayoyin da ba ka taɓa gani ba.",
  "Your predicted score today": "Idan yau ka rubuta ta",
  "Last opened {day}": "An buɗe na ƙarshe {day}",
  "Created {day}, not opened yet": "An yi {day}, ba a buɗe ba tukuna",
  "Create a link": "Ƙirƙiri haɗi",
  Month: "Wata",
  "For example, Mummy": "Misali, Mama",
  "No tests in this period.": "Babu jarabawa a cikin tsawon wannan lokacin.",
  "Topics show here when you score below 70% over at least four questions.":
    "Batutuwa suna bayyana a nan idan ka sami ƙasa da 70% a aƙalla tambayoyi huɗu.",
  "At least {n} in 10 students with results like yours would score within this range. Grades are for the objective paper only.":
    "A cikin ɗalibai goma masu sakamako kamar naka, aƙalla {n} za su faɗa cikin tazarar. Darajar ta takardar zaɓi ce kaɗai.",
  "PDF report": "Rahoton PDF",
  Period: "Lokaci",
  "Answer more questions in English Language and three other subjects to see your score out of 400.":
    "Maki cikin 400 zai bayyana idan English Language da ƙarin darussa uku sun sami isassun amsoshi.",
  "Press and hold the link to copy it.": "Danna ka riƙe shi maimakon haka.",
  Quarter: "Wata uku",
  "Recent results": "Sakamakon kwanan nan",
  "Here you will see your scores, your strong and weak topics, and the score you could expect today.":
    "Maki na darasi da na mako, batutuwa masu ƙarfi da masu rauni, da abin da jarabawar yau za ta kawo suna zuwa nan.",
  Strengths: "Inda kake da ƙarfi",
  "Subject performance": "Ƙoƙari a darussa",
  "Spend ten minutes on one of these. It will help you most.": "Minti goma a kan ɗaya daga waɗannan ya fi taimakawa.",
  "We could not copy the link": "Ba a iya kwafar haɗin ba",
  "We could not create the report": "Ba a iya haɗa rahoton ba",
  "same average as the previous period": "matsakaici ɗaya da na lokacin baya",
  "We cannot show this card": "Ba za a iya nuna wannan kati ba",
  "{name} shared this page with you and can stop sharing at any time. Study hours are time spent in tests.":
    "Daga {name} ka sami wannan shafi, kuma ana iya kashe haɗin a kowane lokaci. Awoyin karatu su ne lokacin da aka shafe ana yin jarabawa.",
  "We need more answers first. So far you have {tests} of {tests_wanted} exam-mode tests and {questions} of {questions_wanted} new questions.":
    "Bai isa a yi hukunci ba tukuna: jarabawa {tests} cikin {tests_wanted} a yanayin jarabawa, sababbin tambayoyi {questions} cikin {questions_wanted}.",
  "Your UTME score would most likely be about {n}. Subjects: {subjects}":
    "Makin UTME, mai yiwuwa kusan {n}: {subjects}",
  Weaknesses: "Inda kake da rauni",
  Week: "Mako",
  "Weekly card": "Katin mako",
  "Weekly trend": "Sauyin mako-mako",
  "We saved your first result": "Abin da ka gwada ya biyo ka",
  "Who is it for?": "Don wa ne?",
  "Anyone with the link can see your first name and your week: days, tests, questions and averages. They do not need an account. You can cancel a link at any time.":
    "Duk mai haɗin zai ga sunanka na farko da makonka: kwanaki, jarabawoyi, tambayoyi da matsakaici. Ba a buƙatar asusu. Za ka iya kashe haɗi a kowane lokaci.",
  "Take one test to see your results": "Alƙalumanka suna farawa da jarabawa ɗaya",
  "{from} to {to}": "{from} zuwa {to}",
  "{n, plural, one {# day} other {# days}} in a row": "{n, plural, one {Kwana #} other {Kwanaki #}} a jere",
  "{name} from {first} to {last} percent.": "{name} daga kashi {first} zuwa {last} cikin ɗari.",
  "{name}'s week": "Makon {name}",
  "{name}: {n} percent.": "{name}: kashi {n} cikin ɗari.",
  "You got {n} of {total} right. It counts as your first finished test.":
    "{n} cikin {total} daidai: ita ce jarabawarka ta farko da ka gama.",
  "{n} of {wanted}": "{n} cikin {wanted}",
  "By this day last week: {n}": "{n} zuwa wannan rana a makon da ya gabata",
  "See how your scores are changing and what to work on next.":
    "Yadda makinka ke tafiya, da batutuwan da za ka yi aiki a kai nan gaba.",
  "Longest so far: {n} of {wanted}": "Mafi tsawo zuwa yanzu: {n} cikin {wanted}",
};
