import type { ClassLevel } from "@sabiprep/exam";
import type { Item, Passage } from "../../../authoring.ts";
import { easy, hard, lesson, medium } from "../language-item.ts";

const onPassage = (class_level: ClassLevel, passage: Passage, written: Item[]) =>
  lesson("reading-comprehension", class_level, "Read a short Hausa text and answer questions on it", written, passage);

const farmer: Passage = {
  key: "hausa/passage/malam-sule",
  title: "Gonar Malam Sule",
  body: "Malam Sule manomi ne a ƙauyen Gwarmai. Yana da 'ya'ya huɗu: maza uku da mace ɗaya. Kowace safiya yakan tafi gona tare da babban ɗansa, Kabiru. Suna noman gero, dawa da wake. A bara ba a yi ruwa da wuri ba, saboda haka amfanin gonar bai yi yawa ba. Bana kuwa, Malam Sule ya haƙa rijiya a gonarsa, kuma ya shuka tumatir da albasa da rani. Da ya kai tumatir kasuwa, ya sami kuɗi mai yawa. Da kuɗin ne ya biya wa 'yarsa Sa'adatu kuɗin makaranta.",
};
const market: Passage = {
  key: "hausa/passage/kasuwar-alhamis",
  title: "Kasuwar Alhamis",
  body: "A garinmu kasuwa tana ci ranar Alhamis. Tun asuba mutane suke zuwa daga ƙauyuka da jakuna da motoci da kekuna. A gefen gabas ana sayar da dabbobi; a gefen yamma kuma ana sayar da hatsi. Mata suna sayar da ƙosai, fura da nono a tsakiyar kasuwa, ƙarƙashin wata babbar bishiyar ɗorawa. Wata rana na je kasuwa tare da kakata. Na ga wani yaro yana kuka domin ya rasa mahaifiyarsa. Kakata ta kama hannunsa, ta kai shi wurin sarkin kasuwa. Ba a daɗe ba sai mahaifiyarsa ta zo tana murna, ta yi mana godiya sosai.",
};
const school: Passage = {
  key: "hausa/passage/hadiza-da-littafi",
  title: "Hadiza da littafin da ta tsinta",
  body: "Hadiza ɗaliba ce a aji biyu na babbar sakandare. Wata rana, bayan an tashi daga makaranta, ta tsinci wani littafi a hanya. A cikin littafin akwai naira dubu biyar. Ƙawarta Rakiya ta ce su raba kuɗin, amma Hadiza ta ƙi. Ta ce, “Wannan kuɗi ba namu ba ne.” Washegari ta kai littafin da kuɗin wurin shugabar makaranta. Ashe kuɗin na wani maraya ne, wanda zai biya kuɗin jarrabawa da su. Shugabar ta yaba wa Hadiza a gaban dukan ɗalibai, ta ba ta kyautar ƙamus. Tun daga ranar, Rakiya ta koyi cewa gaskiya ta fi kuɗi.",
};
const well: Passage = {
  key: "hausa/passage/zomo-da-kura",
  title: "Zomo da Kura a bakin rijiya",
  body: "Wata shekara aka yi fari mai tsanani. Namun daji suka taru suka haƙa rijiya, amma Zomo ya ƙi yin aikin. Saboda haka suka hana shi shan ruwa, suka sa Kura ta yi gadi. Da Zomo ya zo, sai ya nuna wa Kura wata ƙwarya ya ce, “A cikin ƙwaryar nan akwai zuma. Idan kika rufe idanunki, zan ba ki ki lasa.” Kura ta rufe idanunta tana jira. Zomo kuwa ya sha ruwa ya ƙoshi, ya cika ƙwaryarsa, ya gudu. Da Kura ta buɗe ido, ba ta ga zuma ba, ba ta ga Zomo ba. Sauran namun daji suka yi fushi, suka cire ta daga aikin gadi, suka sa Kunkuru.",
};

export const readingComprehension = [
  ...onPassage("SS1", farmer, [
    easy(
      "sule-work",
      "Mece ce sana'ar Malam Sule?",
      "noma",
      ["kasuwanci", "ƙira", "koyarwa", "kiwo"],
      "The text calls him *manomi*: his work is *{}*.",
    ),
    easy(
      "sule-children",
      "Malam Sule yana da 'ya'ya",
      "huɗu",
      ["uku", "biyu", "ɗaya", "biyar"],
      "He has three boys and one girl, in all *{}*.",
    ),
    medium(
      "sule-last-year",
      "Me ya sa amfanin gona bai yi yawa ba a bara?",
      "Ba a yi ruwa da wuri ba.",
      ["Ba a yi noma ba.", "Dabbobi sun cinye gero.", "An yi ambaliyar ruwa.", "Rijiya ta ƙafe."],
      "The text gives the reason: *{}*",
    ),
    medium(
      "sule-this-year",
      "Mene ne ya taimaki Malam Sule ya yi noman rani?",
      "rijiyar da ya haƙa",
      ["ruwan sama", "kuɗin makaranta", "aikin Sa'adatu", "motar kasuwa"],
      "This year he dug a well in his farm; it was *{}* that helped him.",
    ),
    medium(
      "sule-money",
      "Me Malam Sule ya yi da kuɗin tumatir?",
      "ya biya kuɗin makaranta",
      ["ya sayi sabuwar gona", "ya gina babban gida", "ya sayi kayan abinci", "ya ba Kabiru jari"],
      "With the money *{}* for his daughter Sa'adatu.",
    ),
  ]),
  ...onPassage("SS2", market, [
    easy(
      "market-day",
      "Wace rana ce kasuwar garin take ci?",
      "Alhamis",
      ["Jumma'a", "Laraba", "Asabar", "Lahadi"],
      "The first sentence says that the market meets on Thursday, *{}*.",
    ),
    easy(
      "market-animals",
      "A ina ake sayar da dabbobi?",
      "a gabas",
      ["a yamma", "a tsakiya", "a kudu", "a arewa"],
      "Animals are sold on the east side, *{}*; grain is on the west.",
    ),
    medium(
      "market-women",
      "Mata suna zama a inuwar",
      "ɗorawa",
      ["kuka", "mangwaro", "tsamiya", "rumfa"],
      "They sell under a big locust-bean tree, *{}*.",
    ),
    medium(
      "market-boy",
      "Me ya sa yaron yake kuka?",
      "Ya rasa mahaifiyarsa.",
      ["Ya rasa kuɗinsa.", "An doke shi.", "Yana jin yunwa.", "Ya ji rauni."],
      "The boy could not find his mother: *{}*",
    ),
    hard(
      "market-grandmother",
      "Abin da kakar ta yi ya nuna cewa ita mai ______ ce.",
      "tausayi",
      ["rowa", "fushi", "tsoro", "gaggawa"],
      "She took the child's hand and found him help, which shows pity and kindness, *{}*.",
    ),
  ]),
  ...onPassage("SS2", school, [
    easy(
      "hadiza-found",
      "Me Hadiza ta tsinta a hanya?",
      "littafi",
      ["ƙamus", "jaka", "waya", "zobe"],
      "On the road she found a book, *{}*; the dictionary was her reward.",
    ),
    easy(
      "hadiza-amount",
      "Nawa ne a cikin littafin?",
      "naira dubu biyar",
      ["naira ɗari biyar", "naira dubu hamsin", "naira dubu biyu", "naira dubu goma"],
      "In the book there were *{}*.",
    ),
    medium(
      "rakiya-advice",
      "Mece ce shawarar Rakiya?",
      "su raba kuɗin",
      ["su mayar da kuɗin", "su ɓoye littafin", "su ba maraya", "su kai wa 'yan sanda"],
      "Rakiya wanted *{}*, but Hadiza refused.",
    ),
    medium(
      "hadiza-owner",
      "Kuɗin na",
      "wani maraya ne",
      ["shugabar makaranta ne", "ƙawarta Rakiya ne", "mahaifin Hadiza ne", "malamin jarrabawa ne"],
      "The money belonged to an orphan: *{}*.",
    ),
    hard(
      "hadiza-lesson",
      "Babban darasin labarin shi ne",
      "riƙon amana yana da lada",
      ["neman kuɗi ya fi karatu", "ƙawaye ba su da amfani", "kada a je makaranta", "maraya ba ya karatu"],
      "Hadiza kept faith and was rewarded, so the lesson is that *{}*.",
    ),
  ]),
  ...onPassage("SS3", well, [
    easy(
      "zomo-punished",
      "Me ya sa aka hana Zomo shan ruwa?",
      "Ya ƙi aikin haƙa rijiya.",
      ["Ya saci zumar Kura.", "Ya ɓata ruwan rijiya.", "Ya yi faɗa da Kunkuru.", "Ya gudu daga daji."],
      "The animals dug the well but he refused to work: *{}*",
    ),
    easy(
      "zomo-guard",
      "Wa aka fara sa ya yi gadin rijiya?",
      "Kura",
      ["Kunkuru", "Zomo", "Zaki", "Giwa"],
      "The first guard was *{}*; Kunkuru came after.",
    ),
    medium(
      "zomo-promise",
      "Me Zomo ya yi wa Kura alƙawari?",
      "zuma",
      ["nama", "ruwa", "kuɗi", "ƙwarya"],
      "He said that there was honey, *{}*, in the calabash.",
    ),
    medium(
      "zomo-character",
      "Halin Zomo a labarin shi ne",
      "wayo",
      ["gaskiya", "kunya", "haƙuri", "karimci"],
      "Zomo tricks the guard, so his nature is cunning, *{}*.",
    ),
    hard(
      "kura-character",
      "Abin da ya jawo wa Kura rasa aikinta shi ne",
      "kwaɗayi",
      ["barci", "rashin lafiya", "ƙarfi", "tsufa"],
      "She shut her eyes in hope of honey; greed, *{}*, cost her the work.",
    ),
  ]),
];
