// Hausa: a guardian's consent, on both sides of the letter. For review by a native reader.
export const guardian: Record<string, string> = {
  Agree: "Na yarda",
  "Ask my parent or guardian": "Tambayi iyayena ko mai kula da ni",
  Decline: "Ban yarda ba",
  "Your parent or guardian's email": "Imel na iyayenka ko mai kula da kai",
  "I am 18 or older, show me": "Na kai shekara 18 ko fiye, a nuna ni",
  "I am under 18": "Ban kai shekara 18 ba",
  "May other students see {name} on the leaderboard?": "Shin sauran ɗalibai za su iya ganin {name} a allon gwaraza?",
  "We show nothing else: no school, email or answers. {name} must also agree, and can hide again at any time.":
    "Ba a nuna komai dabam: ba makaranta, ba imel, ba amsoshi. {name} ma sai ya so, kuma zai iya sake ɓoyewa a kowane lokaci.",
  "Their points, number of tests and average score": "Maki, yawan jarabawoyi da matsakaicin maki",
  "Send again in {left}s": "A sake aikawa cikin daƙiƙa {left}",
  "Send the email again": "A sake aika imel ɗin",
  "Cancel the request": "A janye tambayar",
  "Consent was withdrawn on {day}. Other students cannot see {name}.":
    "An janye yardar a ranar {day}. Babu mai ganin {name}.",
  "Consent was withdrawn. You can ask again.": "An janye yardar. Kana iya sake tambaya.",
  "Their first name and the first letter of their last name": "Sunan farko da harafin farko na sunan ƙarshe",
  "You cannot answer this request": "Ba za a iya amsa wannan buƙata ba",
  "Use another email address": "A yi amfani da wani adireshi",
  "We record the date of your answer and a coded copy of your email address, not the address itself. You can answer until {day}.":
    "Muna adana ranar amsarka da alamar shaida ta adireshinka, ba adireshin kansa ba. Ana iya amsa wannan wasiƙa har zuwa {day}.",
  "We will email your parent or guardian a link where they can say yes or no. They do not need an account.":
    "Za mu rubuta wa iyayenka ko mai kula da kai, su kuma amsa ta hanyar haɗi a cikin imel. Ba sa buƙatar asusu.",
  "We emailed {email}. They can answer until {day}.": "Mun rubuta wa {email}. Suna iya amsawa har zuwa {day}.",
  "Visible to other students": "Abin da wasu za su gani",
  "Send the email": "A aika imel ɗin",
  "You agreed on {day}. Thank you.": "Ka yarda a ranar {day}. Mun gode.",
  "You can withdraw your consent on this page at any time. Keep the email so you have the link.":
    "Kana iya janye yardarka ta wannan shafi a kowane lokaci. Ka adana imel ɗin da haɗinsa.",
  "You declined on {day}. Other students cannot see {name}.": "Ka ƙi a ranar {day}. Babu mai ganin {name}.",
  "Your consent": "Yardarka",
  "Your parent or guardian": "Iyayenka ko mai kula da kai",
  "Your parent or guardian agreed.": "Iyayenka ko mai kula da kai sun yarda.",
  "Your parent or guardian did not answer in time. You can ask again.":
    "Iyayenka ko mai kula da kai ba su amsa a kan lokaci ba. Kana iya sake tambaya.",
  "Your parent or guardian said no. You can ask someone else who looks after you.":
    "Iyayenka ko mai kula da kai sun ƙi. Kana iya tambayar wani dabam da yake kula da kai.",
  "{name} is preparing for exams with {site} and named you as their parent or guardian. {name} is under 18, so we ask you first.":
    "{name} yana shirin jarabawa da {site}, ya kuma ambace ka a matsayin mahaifi ko mai kula. Saboda {name} bai kai shekara 18 ba, muna tambayarka tukuna.",
  "See how I practised this week:": "Duba yadda na yi gwaji a wannan mako:",
};
