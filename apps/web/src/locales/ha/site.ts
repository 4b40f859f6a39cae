// Hausa: the public site. For review by a native reader.
export const site: Record<string, string> = {
  "A person reads every letter and answers by e-mail. You can also write to {email}.":
    "Mutum yana karanta kowace wasiƙa, yana amsawa ta imel. Za ka iya rubutawa zuwa {email}.",
  Account: "Asusu",
  "At the end you see your score. Register if you like, and it comes with you.":
    "A ƙarshe za ka ga makinka. Yi rajista idan kana so, zai biyo ka.",
  "Choose an answer and see at once whether it is right, and why.":
    "Zaɓi amsa, nan take ka ga ko daidai ce, da dalili.",
  "Create Free Account": "Buɗe asusu kyauta",
  "Exam preparation for secondary school students in Nigeria.": "Shirin jarabawa don ɗaliban sakandare a Najeriya.",
  "Get Started": "Fara yanzu",
  "If it is about a question, say which exam, subject and year, and what the answer should be.":
    "Idan game da tambaya ne, faɗi wace jarabawa, darasi da shekara, da abin da ya kamata amsar ta zama.",
  Legal: "Doka",
  Login: "Shiga",
  "Look again at what you missed": "Sake duba abin da ka kuskure",
  "Make a free account and this result is the first step on your path. No credit card is required.":
    "Buɗe asusu kyauta, wannan sakamako ya zama matakin farko a hanyarka. Ba a buƙatar katin banki.",
  "Many questions are answered already in the {help} and the {faq}.":
    "An riga an amsa tambayoyi da yawa a {help} da {faq}.",
  "Never send us your password; we do not need it.": "Kada ka taɓa aiko mana kalmar sirrinka; ba ma buƙatarta.",
  "No questions here yet": "Babu tambayoyi a nan tukuna",
  "Oops! Page not found": "Kash! Ba a sami shafin ba",
  "Page not found": "Ba a sami shafin ba",
  "Report Issue": "Kai rahoto",
  "Return to Home": "Koma Gida",
  "See your score": "Duba makinka",
  "Take the time you need; there is no clock.": "Ka ɗauki lokacin da kake buƙata; babu agogo.",
  "Ten real practice questions from several subjects. No account, no card, nothing to install.":
    "Tambayoyin gwaji goma na gaske daga darussa da dama. Ba asusu, ba kati, ba abin girkawa.",
  "The questions did not arrive.": "Tambayoyin ba su iso ba.",
  "This site has no published questions so far. Please come back soon.":
    "Ba a wallafa tambayoyi a nan ba tukuna. Da fatan za ka dawo nan ba da daɗewa ba.",
  "Try 10 questions first": "Gwada tambayoyi 10 tukuna",
  "Try again": "Sake gwadawa",
  "We answer to this address.": "Muna amsawa zuwa wannan adireshi.",
  "What went wrong?": "Me ya faru?",
  "Your letter was not sent": "Ba a aika wasiƙarka ba",
  "Your message": "Saƙonka",
  "Your name": "Sunanka",
  "Your result is kept on this device.": "An adana sakamakonka a wannan na'ura.",
  "© {year} {site}. All rights reserved.": "© {year} {site}. An kiyaye dukan haƙƙoƙi.",
};
