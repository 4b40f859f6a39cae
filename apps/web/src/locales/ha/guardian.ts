// Hausa: a guardian's consent, on both sides of the letter. For review by a native reader.
export const guardian: Record<string, string> = {
  Agree: "Na yarda",
  "Ask my parent or guardian": "Tambayi iyayena ko mai kula da ni",
  Decline: "Ban yarda ba",
  "E-mail of your parent or guardian": "Imel na iyayenka ko mai kula da kai",
  "I am 18 or older, show me": "Na kai shekara 18 ko fiye, a nuna ni",
  "I am under 18": "Ban kai shekara 18 ba",
  "May other students see {name} on the leaderboard?": "Shin sauran ɗalibai za su iya ganin {name} a allon gwaraza?",
  "Nothing else is shown: no school, no e-mail, no answers. {name} also has to want it, and can hide again at any time.":
    "Ba a nuna komai dabam: ba makaranta, ba imel, ba amsoshi. {name} ma sai ya so, kuma zai iya sake ɓoyewa a kowane lokaci.",
  "Points, the number of tests and the average score": "Maki, yawan jarabawoyi da matsakaicin maki",
  "Send again in {left}s": "A sake aikawa cikin daƙiƙa {left}",
  "Send the letter again": "A sake aika wasiƙar",
  "Take the question back": "A janye tambayar",
  "The consent was taken back on {day}. Nobody sees {name}.": "An janye yardar a ranar {day}. Babu mai ganin {name}.",
  "The consent was taken back. You can ask again.": "An janye yardar. Kana iya sake tambaya.",
  "The first name and the first letter of the last name": "Sunan farko da harafin farko na sunan ƙarshe",
  "This letter can not be answered": "Ba za a iya amsa wannan wasiƙa ba",
  "Use another address": "A yi amfani da wani adireshi",
  "We keep the day of your answer and a fingerprint of your address, not the address itself. This letter can be answered until {day}.":
    "Muna adana ranar amsarka da alamar shaida ta adireshinka, ba adireshin kansa ba. Ana iya amsa wannan wasiƙa har zuwa {day}.",
  "We write to your parent or guardian, and they answer by a link in the mail. They need no account.":
    "Za mu rubuta wa iyayenka ko mai kula da kai, su kuma amsa ta hanyar haɗi a cikin imel. Ba sa buƙatar asusu.",
  "We wrote to {email}. They can answer until {day}.": "Mun rubuta wa {email}. Suna iya amsawa har zuwa {day}.",
  "What others would see": "Abin da wasu za su gani",
  "Write to them": "A rubuta musu",
  "You agreed on {day}. Thank you.": "Ka yarda a ranar {day}. Mun gode.",
  "You can take your consent back by this page at any time. Keep the mail with its link.":
    "Kana iya janye yardarka ta wannan shafi a kowane lokaci. Ka adana imel ɗin da haɗinsa.",
  "You declined on {day}. Nobody sees {name}.": "Ka ƙi a ranar {day}. Babu mai ganin {name}.",
  "Your consent": "Yardarka",
  "Your parent or guardian": "Iyayenka ko mai kula da kai",
  "Your parent or guardian agreed.": "Iyayenka ko mai kula da kai sun yarda.",
  "Your parent or guardian did not answer in time. You can ask again.":
    "Iyayenka ko mai kula da kai ba su amsa a kan lokaci ba. Kana iya sake tambaya.",
  "Your parent or guardian said no. You can ask somebody else who looks after you.":
    "Iyayenka ko mai kula da kai sun ƙi. Kana iya tambayar wani dabam da yake kula da kai.",
  "{name} practises for exams with {site} and named you as parent or guardian. Because {name} is under 18, we ask you first.":
    "{name} yana shirin jarabawa da {site}, ya kuma ambace ka a matsayin mahaifi ko mai kula. Saboda {name} bai kai shekara 18 ba, muna tambayarka tukuna.",
};
