// Hausa: the first page, and the titles of public pages. For review by a native reader.
export const firstPage: Record<string, string> = {
  "With a free account you get practice questions with explanations and see your progress from the first day.":
    "Asusu kyauta: tambayoyin gwaji da bayani, da ci gabanka tun ranar farko.",
  Biology: "Biology",
  Chemistry: "Chemistry",
  "Comprehensive study materials": "Cikakkun kayan karatu",
  "Expert content": "Aikin ƙwararru",
  "How practice tests, exam mode, plans and accounts work.":
    "Yadda jarabawar gwaji, yanayin jarabawa, tsare-tsare da asusu suke aiki.",
  "Know your strength before the exam hall": "San ƙarfinka kafin ɗakin jarabawa",
  "Last updated on {date}": "An canza na ƙarshe ranar {date}",
  Mathematics: "Mathematics",
  "Most trusted platform for WAEC, NECO, JAMB & Post-UTME preparation":
    "Dandalin da aka fi amincewa da shi don shirin WAEC, NECO, JAMB da Post-UTME",
  "No credit card is required. Account creation is free.": "Ba a buƙatar katin banki. Buɗe asusu kyauta ne.",
  "Still need help?": "Har yanzu kana buƙatar taimako?",
  "Notes and practice for all subjects, small enough to keep on your phone.":
    "Bayanai da gwaji na dukan darussa, ƙanana da za ka iya adanawa a wayarka.",
  "On this page": "A wannan shafi",
  "Pass Your Secondary School Exams": "Ci jarabawarka ta sakandare",
  "Performance analytics": "Nazarin ƙoƙarinka",
  "Plant nutrition": "Plant nutrition",
  "practice questions": "tambayoyin gwaji",
  "Practice questions, past-question papers and progress tracking for WAEC, NECO, JAMB and Post-UTME. Free to start.":
    "Tambayoyin gwaji, takardun tsofaffin tambayoyi da bin ci gaba don WAEC, NECO, JAMB da Post-UTME. Fara kyauta.",
  "Questions and answers verified by educators, each with a worked explanation.":
    "Tambayoyi da amsoshin da malamai suka tabbatar, kowace da cikakken bayani.",
  "Root hairs": "Root hairs",
  "Root hairs are thin and there are many of them. They give the root a large surface for taking in water by osmosis.":
    "Root hairs are thin and there are many of them. They give the root a large surface for taking in water by osmosis.",
  "Short answers to the questions students ask most.": "Gajerun amsoshi ga tambayoyin da ɗalibai suka fi yi.",
  "Start Learning Now": "Fara karatu yanzu",
  "Start today. It is free.": "Fara yau. Kyauta ne.",
  Stem: "Stem",
  students: "ɗalibai",
  subjects: "darussa",
  "success rate": "yawan nasara",
  Tassel: "Tassel",
  "Ten real practice questions with worked explanations. No account needed.":
    "Tambayoyin gwaji goma na gaske da cikakken bayani. Ba a buƙatar asusu.",
  "The agreement between you and us, in plain words.": "Yarjejeniya tsakaninmu da kai, cikin sauƙin magana.",
  "Everyone gets the same question, with a new one each day. Choose an answer and see straight away why it is right.":
    "Tambaya ɗaya ga kowa, sabuwa a kowace rana. Danna amsa, nan take ka ga dalilin da take daidai.",
  "Track progress and find areas to improve, topic by topic.":
    "Bi ci gabanka ka gano inda za ka gyara, batu bayan batu.",
  "Waves in ten pages": "Waves in ten pages",
  "The data this site keeps in your browser, and why.": "Abin da wannan shafi yake adanawa a burauzarka, da dalili.",
  "The data we keep about you, why and how long we keep it, and your rights under the Nigeria Data Protection Act.":
    "Abin da muke adanawa game da kai, dalili, tsawon lokaci, da haƙƙoƙinka a Dokar Kare Bayanai ta Najeriya.",
  "Which part of the maize plant absorbs water and mineral salts from the soil?":
    "Which part of the maize plant absorbs water and mineral salts from the soil?",
  "Contact the people behind the site. We read and answer every message.":
    "Rubuta wa masu wannan shafi. Ana karanta kowace wasiƙa a amsa ta.",
  "{site} in numbers": "{site} a alƙaluma",
};
