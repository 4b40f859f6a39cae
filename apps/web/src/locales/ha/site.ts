// Hausa: the public site. For review by a native reader.
export const site: Record<string, string> = {
  "A real person reads every message and replies by email. You can also email {email}.":
    "Mutum yana karanta kowace wasiƙa, yana amsawa ta imel. Za ka iya rubutawa zuwa {email}.",
  Account: "Asusu",
  "You will see your score at the end. If you register, we will save it for you.":
    "A ƙarshe za ka ga makinka. Yi rajista idan kana so, zai biyo ka.",
  "Choose an answer. You will see straight away if it is right, with an explanation.":
    "Zaɓi amsa, nan take ka ga ko daidai ce, da dalili.",
  "Create Free Account": "Buɗe asusu kyauta",
  "Exam preparation for secondary school students in Nigeria.": "Shirin jarabawa don ɗaliban sakandare a Najeriya.",
  "Get Started": "Fara yanzu",
  "If your message is about a question, say which exam, subject and year, and what the answer should be.":
    "Idan game da tambaya ne, faɗi wace jarabawa, darasi da shekara, da abin da ya kamata amsar ta zama.",
  Legal: "Doka",
  Login: "Shiga",
  "Review the ones you missed": "Sake duba abin da ka kuskure",
  "Create a free account to save this result. No credit card is required.":
    "Buɗe asusu kyauta, wannan sakamako ya zama matakin farko a hanyarka. Ba a buƙatar katin banki.",
  "You may find your answer in the {help} or the {faq}.": "An riga an amsa tambayoyi da yawa a {help} da {faq}.",
  "Never send us your password. We do not need it.": "Kada ka taɓa aiko mana kalmar sirrinka; ba ma buƙatarta.",
  "No questions here yet": "Babu tambayoyi a nan tukuna",
  "Oops! Page not found": "Kash! Ba a sami shafin ba",
  "Page not found": "Ba a sami shafin ba",
  "Report Issue": "Kai rahoto",
  "Return to Home": "Koma Gida",
  "See your score": "Duba makinka",
  "Take your time. There is no time limit.": "Ka ɗauki lokacin da kake buƙata; babu agogo.",
  "Answer ten real practice questions from several subjects. You do not need an account or a card, and there is nothing to install.":
    "Tambayoyin gwaji goma na gaske daga darussa da dama. Ba asusu, ba kati, ba abin girkawa.",
  "We could not load the questions.": "Tambayoyin ba su iso ba.",
  "There are no questions here yet. Please come back soon.":
    "Ba a wallafa tambayoyi a nan ba tukuna. Da fatan za ka dawo nan ba da daɗewa ba.",
  "Try 10 questions first": "Gwada tambayoyi 10 tukuna",
  "Try again": "Sake gwadawa",
  "We will reply to this email address.": "Muna amsawa zuwa wannan adireshi.",
  "What went wrong?": "Me ya faru?",
  "Your message was not sent": "Ba a aika saƙonka ba",
  "Your message": "Saƙonka",
  "Your name": "Sunanka",
  "Your result is saved on this device.": "An adana sakamakonka a wannan na'ura.",
  "© {year} {site}. All rights reserved.": "© {year} {site}. An kiyaye dukan haƙƙoƙi.",
};
