import type { Passage } from "../../../authoring.ts";
import { easy, hard, lesson, medium } from "../language-item.ts";

const topic = "comprehension";
const objective = "Read a short passage and answer questions on its facts, words and grammar";

const family: Passage = {
  key: "arabic/passage/family-of-yusuf",
  title: "أُسْرَةُ يُوسُفَ",
  body: "يُوسُفُ طَالِبٌ نَيْجِيرِيٌّ يَسْكُنُ فِي مَدِينَةِ إِلُورِنَ مَعَ أُسْرَتِهِ. أَبُوهُ مُزَارِعٌ وَأُمُّهُ مُمَرِّضَةٌ. لَهُ أَخٌ كَبِيرٌ يَدْرُسُ الطِّبَّ فِي الْجَامِعَةِ، وَأُخْتَانِ صَغِيرَتَانِ. يَسْتَيْقِظُ يُوسُفُ كُلَّ يَوْمٍ فِي السَّاعَةِ الْخَامِسَةِ، ثُمَّ يُسَاعِدُ أُمَّهُ فِي الْبَيْتِ، وَيَذْهَبُ إِلَى الْمَدْرَسَةِ مَاشِيًا لِأَنَّهَا قَرِيبَةٌ مِنَ الْبَيْتِ. يُرِيدُ يُوسُفُ أَنْ يَكُونَ مُهَنْدِسًا.",
};

const market: Passage = {
  key: "arabic/passage/halima-at-the-market",
  title: "فِي السُّوقِ",
  body: "ذَهَبَتْ حَلِيمَةُ إِلَى السُّوقِ يَوْمَ السَّبْتِ مَعَ جَدَّتِهَا. كَانَ السُّوقُ مُزْدَحِمًا بِالنَّاسِ. اِشْتَرَتِ الْجَدَّةُ سَمَكًا وَطَمَاطِمَ وَبَصَلًا، وَاشْتَرَتْ حَلِيمَةُ دَفْتَرًا وَقَلَمَيْنِ. طَلَبَ الْبَائِعُ أَلْفَ نَيْرَةٍ ثَمَنًا لِلسَّمَكِ، فَقَالَتِ الْجَدَّةُ: هٰذَا غَالٍ! فَنَقَصَ الْبَائِعُ مِائَتَيْ نَيْرَةٍ. ثُمَّ نَزَلَ الْمَطَرُ، فَرَجَعَتَا إِلَى الْبَيْتِ بِالسَّيَّارَةِ.",
};

const wallet: Passage = {
  key: "arabic/passage/the-lost-wallet",
  title: "إِبْرَاهِيمُ وَالْمِحْفَظَةُ",
  body: "وَجَدَ إِبْرَاهِيمُ مِحْفَظَةً فِي الطَّرِيقِ وَهُوَ رَاجِعٌ مِنَ الْمَدْرَسَةِ. فَتَحَهَا فَرَأَى فِيهَا مَالًا كَثِيرًا وَبِطَاقَةً عَلَيْهَا اسْمُ صَاحِبِهَا. لَمْ يَأْخُذْ إِبْرَاهِيمُ شَيْئًا مِنَ الْمَالِ، بَلْ ذَهَبَ إِلَى مُدِيرِ الْمَدْرَسَةِ وَأَعْطَاهُ الْمِحْفَظَةَ. اِتَّصَلَ الْمُدِيرُ بِصَاحِبِهَا، فَجَاءَ مُسْرِعًا، وَكَانَ تَاجِرًا. فَرِحَ التَّاجِرُ وَأَرَادَ أَنْ يُعْطِيَ إِبْرَاهِيمَ مُكَافَأَةً، فَقَالَ إِبْرَاهِيمُ: شُكْرًا، هٰذَا وَاجِبِي. فَكَتَبَ الْمُدِيرُ اسْمَهُ فِي لَوْحَةِ الشَّرَفِ.",
};

const water: Passage = {
  key: "arabic/passage/water",
  title: "الْمَاءُ",
  body: "الْمَاءُ نِعْمَةٌ عَظِيمَةٌ، لَا يَعِيشُ بِدُونِهِ إِنْسَانٌ وَلَا حَيَوَانٌ وَلَا نَبَاتٌ. نَشْرَبُهُ وَنَطْبُخُ بِهِ وَنَغْسِلُ بِهِ ثِيَابَنَا، وَيَسْقِي بِهِ الْفَلَّاحُ زَرْعَهُ. وَمَصَادِرُ الْمَاءِ كَثِيرَةٌ، مِنْهَا الْأَنْهَارُ وَالْآبَارُ وَالْأَمْطَارُ. وَفِي نَيْجِيرِيَا نَهْرَانِ كَبِيرَانِ هُمَا نَهْرُ النَّيْجَرِ وَنَهْرُ بِنْوِي، وَيَلْتَقِيَانِ عِنْدَ مَدِينَةِ لُوكُوجَا. وَيَجِبُ عَلَيْنَا أَنْ نُحَافِظَ عَلَى الْمَاءِ، وَأَلَّا نُسْرِفَ فِيهِ، وَأَلَّا نَرْمِيَ الْأَوْسَاخَ فِي الْأَنْهَارِ، لِأَنَّ الْمَاءَ الْوَسِخَ يُسَبِّبُ الْأَمْرَاضَ.",
};

export const comprehension = [
  ...lesson(
    topic,
    "SS1",
    objective,
    [
      easy(
        "yusuf-father",
        "مَا عَمَلُ أَبِي يُوسُفَ؟",
        "مُزَارِعٌ",
        ["مُهَنْدِسٌ", "طَبِيبٌ", "تَاجِرٌ", "مُعَلِّمٌ"],
        "The passage says أَبُوهُ {}: his father is a farmer.",
      ),
      easy(
        "yusuf-mother",
        "مَا عَمَلُ أُمِّ يُوسُفَ؟",
        "مُمَرِّضَةٌ",
        ["مُعَلِّمَةٌ", "طَبِيبَةٌ", "خَيَّاطَةٌ", "بَائِعَةٌ"],
        "The passage says أُمُّهُ {}: his mother is a nurse.",
      ),
      easy(
        "yusuf-sisters",
        "How many sisters has Yusuf?",
        "two",
        ["One", "Three", "Four", "Five"],
        "أُخْتَانِ is a dual, so he has {}.",
      ),
      medium(
        "yusuf-brother",
        "مَاذَا يَدْرُسُ أَخُو يُوسُفَ فِي الْجَامِعَةِ؟",
        "الطِّبَّ",
        ["الْهَنْدَسَةَ", "الزِّرَاعَةَ", "الْقَانُونَ", "الْعَرَبِيَّةَ"],
        "The elder brother studies {} (medicine).",
      ),
      medium(
        "yusuf-walks",
        "Why does Yusuf walk to school?",
        "it is near his home",
        ["He has no money", "The bus comes late", "His father told him to", "He likes running"],
        "لِأَنَّهَا قَرِيبَةٌ مِنَ الْبَيْتِ: he walks because “{}”.",
      ),
      medium(
        "yusuf-wish",
        "What does Yusuf want to become?",
        "an engineer",
        ["A doctor", "A farmer", "A nurse", "A teacher"],
        "مُهَنْدِس means engineer: he wants to become {}.",
      ),
      hard(
        "yusuf-mashiyan",
        "What is the grammatical place of مَاشِيًا in the passage?",
        "حَال",
        ["خَبَر", "نَعْت", "تَمْيِيز", "فَاعِل"],
        "مَاشِيًا shows how he goes to school, so it is a {}.",
      ),
    ],
    family,
  ),
  ...lesson(
    topic,
    "SS2",
    objective,
    [
      easy(
        "halima-with",
        "مَعَ مَنْ ذَهَبَتْ حَلِيمَةُ إِلَى السُّوقِ؟",
        "مَعَ جَدَّتِهَا",
        ["مَعَ أُمِّهَا", "مَعَ خَالَتِهَا", "مَعَ أُخْتِهَا", "مَعَ عَمَّتِهَا"],
        "She went {}, with her grandmother.",
      ),
      easy(
        "halima-day",
        "On which day did Halima go to the market?",
        "Saturday",
        ["Sunday", "Friday", "Tuesday", "Thursday"],
        "يَوْمُ السَّبْتِ is {}.",
      ),
      medium(
        "halima-market",
        "What was the market like?",
        "crowded",
        ["Empty", "Closed", "Quiet", "Flooded"],
        "مُزْدَحِمًا بِالنَّاسِ means {} with people.",
      ),
      medium(
        "halima-price",
        "How much did the fish cost in the end?",
        "800 naira",
        ["200 naira", "900 naira", "1,000 naira", "1,200 naira"],
        "The seller asked a thousand and took off two hundred, which leaves {}.",
      ),
      medium(
        "halima-pens",
        "مَاذَا اشْتَرَتْ حَلِيمَةُ؟",
        "دَفْتَرًا وَقَلَمَيْنِ",
        ["سَمَكًا وَبَصَلًا", "كِتَابًا وَقَلَمًا", "طَمَاطِمَ وَبَصَلًا", "دَفْتَرَيْنِ وَقَلَمًا"],
        "Halima bought {}; the fish, tomatoes and onions were her grandmother's.",
      ),
      hard(
        "halima-ghali",
        "Which word is the opposite of غَالٍ in the passage?",
        "رَخِيصٌ",
        ["ثَمِينٌ", "كَثِيرٌ", "جَدِيدٌ", "لَذِيذٌ"],
        "غَالٍ means dear, and its opposite is {} (cheap).",
      ),
      medium(
        "halima-car",
        "What made them go home by car?",
        "the rain",
        ["The heat", "The crowd", "Their heavy load", "The late hour"],
        "نَزَلَ الْمَطَرُ, so {} made them take a car.",
      ),
    ],
    market,
  ),
  ...lesson(
    topic,
    "SS3",
    objective,
    [
      easy(
        "wallet-where",
        "أَيْنَ وَجَدَ إِبْرَاهِيمُ الْمِحْفَظَةَ؟",
        "فِي الطَّرِيقِ",
        ["فِي الْمَدْرَسَةِ", "فِي السُّوقِ", "فِي الْبَيْتِ", "فِي السَّيَّارَةِ"],
        "He found it {}, on his way back from school.",
      ),
      medium(
        "wallet-inside",
        "What did Ibrahim see in the wallet besides money?",
        "a card",
        ["A ring", "A letter", "A picture", "A key"],
        "بِطَاقَة is {}, and the owner's name was on it.",
      ),
      easy(
        "wallet-gave",
        "To whom did Ibrahim give the wallet?",
        "the headmaster",
        ["The police", "His father", "His friend", "The driver"],
        "مُدِيرُ الْمَدْرَسَةِ is {}.",
      ),
      medium(
        "wallet-owner",
        "مَا عَمَلُ صَاحِبِ الْمِحْفَظَةِ؟",
        "تَاجِرٌ",
        ["مُدِيرٌ", "سَائِقٌ", "طَبِيبٌ", "شُرْطِيٌّ"],
        "The passage says وَكَانَ تَاجِرًا: the owner was a trader, {}.",
      ),
      medium(
        "wallet-refused",
        "Why did Ibrahim decline the reward?",
        "he had only done his duty",
        [
          "He wanted a larger reward",
          "He was afraid of the trader",
          "His father had forbidden it",
          "He had already taken some",
        ],
        "هٰذَا وَاجِبِي means “this is my duty”: {}.",
      ),
      hard(
        "wallet-quality",
        "Which quality did Ibrahim show?",
        "الْأَمَانَة",
        ["الْكَسَل", "الْبُخْل", "الشَّجَاعَة", "الطَّمَع"],
        "He returned what was not his: that is {}, being true to what belongs to others.",
      ),
      hard(
        "wallet-verb",
        "What is the mood of يَأْخُذْ in لَمْ يَأْخُذْ?",
        "مَجْزُوم",
        ["مَرْفُوع", "مَنْصُوب", "مَجْرُور", "مَبْنِيّ"],
        "After لَمْ the present verb is {} with sukūn.",
      ),
    ],
    wallet,
  ),
  ...lesson(
    topic,
    "SS3",
    objective,
    [
      easy(
        "water-farmer",
        "What does the farmer do with water according to the passage?",
        "waters his crops",
        ["Washes his clothes", "Cooks his food", "Fills his well", "Cleans his house"],
        "يَسْقِي بِهِ الْفَلَّاحُ زَرْعَهُ: that is, he “{}”.",
      ),
      easy(
        "water-rivers",
        "How many great rivers of Nigeria does the passage name?",
        "two",
        ["One", "Three", "Four", "Five"],
        "نَهْرَانِ is a dual: {} rivers, the Niger and the Benue.",
      ),
      medium(
        "water-meet",
        "أَيْنَ يَلْتَقِي النَّهْرَانِ؟",
        "عِنْدَ لُوكُوجَا",
        ["عِنْدَ إِبَادَنَ", "عِنْدَ كَانُو", "عِنْدَ مَيْدُغُرِي", "عِنْدَ أَبُوجَا"],
        "The passage says that they meet {}, at Lokoja.",
      ),
      medium(
        "water-sources",
        "Which source of water does the passage name?",
        "الْآبَار",
        ["الْبِحَار", "الْبُحَيْرَات", "الْعُيُون", "السُّدُود"],
        "It names the rivers, the rains and {} (wells).",
      ),
      medium(
        "water-dirty",
        "What does dirty water cause, according to the passage?",
        "الْأَمْرَاض",
        ["الْجُوع", "الْفَقْر", "الْحَرْب", "الْعَطَش"],
        "Dirty water causes {} (diseases).",
      ),
      hard(
        "water-singular",
        "What is the singular of الْآبَار?",
        "الْبِئْر",
        ["الْأَبّ", "الْبَحْر", "الْبَرّ", "الْأَثَر"],
        "الْآبَار (wells) is a plural of {}.",
      ),
      hard(
        "water-nusrif",
        "What does نُسْرِفَ mean in the passage?",
        "waste",
        ["Save", "Drink", "Boil", "Sell"],
        "إِسْرَاف is excess, so وَأَلَّا نُسْرِفَ فِيهِ means that we should not {} it.",
      ),
    ],
    water,
  ),
];
