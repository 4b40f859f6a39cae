import type { ClassLevel } from "@sabiprep/exam";
import type { Item, Passage } from "../../../authoring.ts";
import { easy, hard, lesson, medium } from "../language-item.ts";

const onPassage = (class_level: ClassLevel, passage: Passage, written: Item[]) =>
  lesson("reading-comprehension", class_level, "Read a short Igbo text and answer questions on it", written, passage);

const farmer: Passage = {
  key: "igbo/passage/okeke-na-ugbo-ya",
  title: "Okeke na ugbo ya",
  body: "Okeke bụ onye ọrụ ugbo. O bi n'obodo Awgu. O nwere ụmụ anọ: ụmụ nwoke atọ na otu nwa nwanyị. Kwa ụtụtụ, ya na ọkpara ya, Ikenna, na-aga ugbo. Ha na-akọ ji, akpụ na ede. N'afọ gara aga, mmiri ezoghị n'oge, ya mere ihe ubi emeghị nke ọma. N'afọ a, mmiri zoro nke ọma, Okeke egwute ji buru ibu. O rere ji ụfọdụ n'ahịa Nkwọ. O ji ego ahụ kwụọ ụgwọ akwụkwọ nwa ya nwanyị, Nkechi.",
};
const market: Passage = {
  key: "igbo/passage/ahia-eke",
  title: "Ahịa Eke",
  body: "Ahịa obodo anyị na-azụ n'ụbọchị Eke. Otu ụbọchị, mụ na nne nne m gara ahịa ahụ. Ndị na-ere anụ nọ n'aka nri, ndị na-ere akwa anọrọ n'aka ekpe. Ụmụ nwanyị na-ere akara nọ n'okpuru nnukwu osisi ụdara. Ka anyị na-azụ ose, anyị hụrụ otu nwata nwoke ka ọ na-ebe akwa. Nne ya furu ya n'ahịa. Nne nne m jidere ya aka, kpọrọ ya gakwuru onyeisi ahịa. O teghị aka, nne nwata ahụ abịa. O ji obi ụtọ kelee anyị, nye anyị akara.",
};
const school: Passage = {
  key: "igbo/passage/adaeze-na-akpa-ego",
  title: "Adaeze na akpa ego",
  body: "Adaeze bụ nwata akwụkwọ. Otu mgbede, mgbe o si n'ụlọakwụkwọ na-ala, ọ hụrụ obere akpa n'ụzọ. N'ime akpa ahụ e nwere puku naira ise. Enyi ya, Uju, gwara ya ka ha kee ego ahụ, mana Adaeze jụrụ. Ọ sịrị, “Ego a abụghị nke anyị.” N'echi ya, o nyere onyeisi ụlọakwụkwọ akpa ahụ. A chọpụtara na ọ bụ nke nwanyị na-azacha ụlọakwụkwọ ahụ. Onyeisi toro Adaeze n'ihu ụmụ akwụkwọ niile, nye ya akwụkwọ ọkọwa okwu. Site n'ụbọchị ahụ, Uju mụtara na eziokwu ka ego mma.",
};
const tale: Passage = {
  key: "igbo/passage/mbe-na-olulu-mmiri",
  title: "Mbe na olulu mmiri",
  body: "Otu mgbe, ụkọ mmiri dara n'ala ụmụ anụmanụ. Ha niile gbakọrọ aka gwuo olulu mmiri, mana Mbe jụrụ ịrụ ọrụ. Ya mere, ha sịrị na Mbe agaghị aṅụ mmiri ahụ. Ha họpụtara Enwe ka ọ na-eche ya nche. Mbe were unere chara acha bịa, sị Enwe, “Mechie anya gị, ka m nye gị ihe ụtọ a.” Enwe mechiri anya. Mbe ṅụjuru mmiri afọ, kujuo ite ya mmiri, gbaa ọsọ. Mgbe Enwe meghere anya, ọ hụghị Mbe, ọ hụghịkwa unere. Ụmụ anụmanụ weere Enwe iwe, họpụta Nkịta ka ọ na-eche nche.",
};

export const readingComprehension = [
  ...onPassage("SS1", farmer, [
    easy(
      "okeke-work",
      "Kedu ọrụ Okeke na-arụ?",
      "ọrụ ugbo",
      ["ịkụ azụ", "ịkpụ ụzụ", "nkuzi", "ịchụ nta"],
      "The text calls him *onye {}*: he is a farmer.",
    ),
    easy(
      "okeke-children",
      "Ụmụ ole ka Okeke nwere?",
      "anọ",
      ["atọ", "otu", "ise", "abụọ"],
      "Three boys and one girl make *{}* children.",
    ),
    easy(
      "okeke-first-son",
      "Onye bụ ọkpara Okeke?",
      "Ikenna",
      ["Nkechi", "Nkwọ", "Awgu", "Emeka"],
      "The text names his first son: *{}*.",
    ),
    medium(
      "okeke-last-year",
      "Gịnị mere ihe ubi emeghị nke ọma n'afọ gara aga?",
      "Mmiri ezoghị n'oge.",
      ["Anụ riri ihe ubi.", "Okeke rịara ọrịa.", "Ndị ohi zuru ji.", "Ha akọghị ugbo."],
      "The text gives the reason: *{}*",
    ),
    medium(
      "okeke-market-day",
      "Kedu ụbọchị ahịa Okeke rere ji?",
      "Nkwọ",
      ["Eke", "Orie", "Afọ", "Izu"],
      "He sold yams in *ahịa {}*.",
    ),
    medium(
      "okeke-money",
      "Gịnị ka Okeke ji ego o nwetara n'ahịa mee?",
      "Ọ kwụrụ ụgwọ akwụkwọ.",
      ["Ọ zụrụ ala ọhụrụ.", "O wuru nnukwu ụlọ.", "Ọ zụtara ụgbọala.", "O nyere Ikenna ego ahụ."],
      "He paid his daughter's school fees: *{}*",
    ),
  ]),
  ...onPassage("SS2", market, [
    easy(
      "market-day",
      "Kedu ụbọchị ahịa obodo ahụ na-azụ?",
      "Eke",
      ["Orie", "Afọ", "Nkwọ", "Ụka"],
      "The first sentence says that the market meets on *{}*.",
    ),
    medium(
      "market-cloth",
      "Ebee ka ndị na-ere akwa nọ?",
      "n'aka ekpe",
      ["n'aka nri", "n'okpuru osisi", "n'etiti ahịa", "n'ọnụ ụzọ"],
      "The cloth sellers are on the left, *{}*; the meat sellers are on the right.",
    ),
    medium(
      "market-tree",
      "Kedu osisi dị n'ahịa ahụ?",
      "ụdara",
      ["ụkwa", "nkwụ", "ọjị", "ube"],
      "The akara sellers sit under a big *{}* tree.",
    ),
    medium(
      "market-cry",
      "Gịnị mere nwata nwoke ahụ ji ebe akwa?",
      "Nne ya furu ya.",
      ["Agụụ na-agụ ya.", "E tiri ya ihe.", "Ego ya furu.", "O merụrụ ahụ."],
      "He could not find his mother: *{}*",
    ),
    hard(
      "market-grandmother",
      "Onye kpọrọ nwata ahụ gakwuru onyeisi ahịa bụ",
      "nne nne onye na-akọ akụkọ",
      [
        "nna nna onye na-akọ akụkọ",
        "nwanyị na-ere akara n'ahịa",
        "onye uweojii nọ n'ahịa ahụ",
        "nwanne nwata nwoke ahụ",
      ],
      "The one who took his hand is *{}*, the storyteller's grandmother.",
    ),
    easy(
      "market-gift",
      "Gịnị ka nne nwata ahụ nyere ha?",
      "akara",
      ["ose", "anụ", "akwa", "ego"],
      "She thanked them happily and gave them *{}*.",
    ),
  ]),
  ...onPassage("SS2", school, [
    easy(
      "adaeze-found",
      "Gịnị ka Adaeze hụrụ n'ụzọ?",
      "obere akpa",
      ["akwụkwọ ọkọwa okwu", "ite mmiri", "akwa ọhụrụ", "mma nkọ"],
      "On her way home she found a small bag, *{}*.",
    ),
    medium(
      "adaeze-amount",
      "Ego ole dị n'akpa ahụ?",
      "₦5,000",
      ["₦500", "₦50,000", "₦1,000", "₦2,000"],
      "*Puku naira ise* is {}.",
    ),
    medium(
      "uju-advice",
      "Gịnị ka Uju chọrọ ka ha mee?",
      "kee ego ahụ",
      ["tufuo akpa ahụ", "nye onyeisi ya", "zoo ya n'ala", "chọta onye nwe ya"],
      "Uju wanted them to share the money: *{}*.",
    ),
    hard(
      "adaeze-owner",
      "Ebee ka onye nwe akpa ahụ na-arụ ọrụ?",
      "n'ụlọakwụkwọ",
      ["n'ahịa Eke", "n'ụlọọgwụ", "n'ugbo ji", "n'ụlọikpe ukwu"],
      "The owner is the woman who sweeps the school; she works *{}*.",
    ),
    medium(
      "adaeze-reward",
      "Gịnị ka onyeisi nyere Adaeze?",
      "akwụkwọ ọkọwa okwu",
      ["ego dị n'akpa ahụ niile", "akpa akwụkwọ ọhụrụ mara mma", "uwe ụlọakwụkwọ ọhụrụ", "oche na tebulu ọhụrụ"],
      "She was given a dictionary, *{}*.",
    ),
    hard(
      "adaeze-lesson",
      "Gịnị ka akụkọ a na-akụzi?",
      "ikwu eziokwu",
      ["ịrụsi ọrụ ike", "ịzụ ahịa", "nsọpụrụ eze", "ịgba ọsọ"],
      "Honesty is better than money: it teaches *{}*.",
    ),
  ]),
  ...onPassage("SS3", tale, [
    easy(
      "mbe-problem",
      "Gịnị bụ nsogbu n'ala ụmụ anụmanụ?",
      "ụkọ mmiri",
      ["ụkọ nri", "agha", "ọrịa", "ọkụ"],
      "There was a shortage of water, *{}*.",
    ),
    medium(
      "mbe-refused",
      "Gịnị mere e ji sị na Mbe agaghị aṅụ mmiri?",
      "Ọ jụrụ ịrụ ọrụ.",
      ["O zuru unere.", "O mebiri ite.", "O gburu Enwe.", "Ọ gara njem."],
      "Mbe refused to help dig the well: *{}*",
    ),
    easy(
      "mbe-first-guard",
      "Onye buru ụzọ chee olulu mmiri ahụ nche?",
      "Enwe",
      ["Nkịta", "Mbe", "Agụ", "Enyi"],
      "The animals first chose *{}*, the monkey.",
    ),
    medium(
      "mbe-bait",
      "Gịnị ka Mbe ji ghọgbuo Enwe?",
      "unere",
      ["mmanụ aṅụ", "ahụekere", "azụ", "ube"],
      "Mbe came with ripe banana, *{}*.",
    ),
    medium(
      "mbe-trick",
      "Gịnị ka Mbe gwara Enwe mee?",
      "mechie anya",
      ["gbaa ọsọ", "ṅụọ mmiri", "gbaa egwu", "gwuo olulu"],
      "He asked him to close his eyes: *{}*.",
    ),
    hard(
      "mbe-end",
      "Gịnị mere Enwe n'ikpeazụ?",
      "E wepụrụ ya n'ọrụ nche.",
      ["Ụmụ anụmanụ kelere ya.", "O riri unere Mbe niile.", "Ọ dabara n'olulu mmiri.", "O jidere Mbe n'ụzọ."],
      "They were angry and chose Nkịta in his place: *{}*",
    ),
    hard(
      "mbe-kind",
      "Kedu ụdị akụkọ nke a bụ?",
      "akụkọ ifo",
      ["akụkọ ala", "agwụgwa", "ejije", "akụkọ ndụ"],
      "Animals talk and act in it, so it is *{}*, a folktale.",
    ),
  ]),
];
