// Hausa: words that several areas share, and what stands around the screens. For review by a native reader.
export const shared: Record<string, string> = {
  "A free account: practice questions with explanations, and your own progress from the first day.":
    "Asusu kyauta: tambayoyin gwaji da bayani, da ci gabanka tun ranar farko.",
  "After your exam": "Bayan jarabawarka",
  "All Subjects": "Duk darussa",
  "Answers from another device can still arrive.": "Amsoshi daga wata na'ura za su iya isowa har yanzu.",
  Contact: "Tuntuɓe mu",
  "Cookie Policy": "Manufar kuki",
  "Copy link": "Kwafi haɗi",
  Date: "Rana",
  Download: "Sauke",
  "Exam date": "Ranar jarabawa",
  Exams: "Jarabawoyi",
  FAQ: "Tambayoyin da aka fi yi",
  "For {topic}": "Don {topic}",
  "Help Centre": "Cibiyar taimako",
  "How practice tests, exam mode, plans and accounts work.":
    "Yadda jarabawar gwaji, yanayin jarabawa, tsare-tsare da asusu suke aiki.",
  Install: "Girka",
  "It opens like an app, also without a network.": "Yana buɗewa kamar manhaja, ko babu sadarwa.",
  "JAMB asks for English and three more. You can change them at any time.":
    "JAMB tana buƙatar English da ƙarin uku. Za ka iya canza su a kowane lokaci.",
  "Keep it": "Bar shi",
  "Keep my account": "Bar asusuna",
  "Keep {site} on this device": "Ajiye {site} a wannan na'ura",
  "Last used {when}": "Amfani na ƙarshe {when}",
  "Need help? Write to {email}": "Kana buƙatar taimako? Rubuta zuwa {email}",
  "No network just now.": "Babu sadarwa yanzu.",
  "Pass Your Secondary School Exams": "Ci jarabawarka ta sakandare",
  "Practice questions, past-question papers and progress tracking for WAEC, NECO, JAMB and Post-UTME. Free to start.":
    "Tambayoyin gwaji, takardun tsofaffin tambayoyi da bin ci gaba don WAEC, NECO, JAMB da Post-UTME. Fara kyauta.",
  "Read before the next test": "Karanta kafin jarabawa ta gaba",
  Remove: "Cire",
  Save: "Ajiye",
  "Save Changes": "Ajiye canje-canje",
  "See the answers now": "Duba amsoshin yanzu",
  "Short answers to the questions candidates ask most.": "Gajerun amsoshi ga tambayoyin da ɗalibai suka fi yi.",
  "Sign out": "Fita",
  "Sign out on {device}": "Fita daga {device}",
  "Stays signed in": "Yana ciki koyaushe",
  "Ten real practice questions with worked explanations. No account needed.":
    "Tambayoyin gwaji goma na gaske da cikakken bayani. Ba a buƙatar asusu.",
  "Tests and packs on this device": "Jarabawoyi da fakitoci a wannan na'ura",
  "Tests on this device still open.": "Jarabawoyin wannan na'ura suna buɗewa har yanzu.",
  "Tests taken": "Jarabawoyin da aka yi",
  "The agreement between you and us, in plain words.": "Yarjejeniya tsakaninmu da kai, cikin sauƙin magana.",
  "These are the figures of {when}.": "Waɗannan alƙaluman {when} ne.",
  "They come first in every list. You can change them at any time.":
    "Su ne na farko a kowane jeri. Za ka iya canza su a kowane lokaci.",
  "This device": "Wannan na'ura",
  "This page needs a network": "Wannan shafi yana buƙatar sadarwa",
  "This question is in an exam of yours that is not closed yet. Its answer comes after your exam.":
    "Wannan tambaya tana cikin jarabawarka da ba a rufe ba tukuna. Amsarta za ta zo bayan jarabawarka.",
  Today: "Yau",
  "Try 10 questions": "Gwada tambayoyi 10",
  "What do you hope to study?": "Me kake fatan karantawa?",
  "What this site keeps in your browser, and why.": "Abin da wannan shafi yake adanawa a burauzarka, da dalili.",
  "What we keep about you, why, for how long, and your rights under the Nigeria Data Protection Act.":
    "Abin da muke adanawa game da kai, dalili, tsawon lokaci, da haƙƙoƙinka a Dokar Kare Bayanai ta Najeriya.",
  "What you answered in time on a device without a network still counts until {when}. Once you see the right answers, nothing more is taken.":
    "Abin da ka amsa cikin lokaci a na'urar da babu sadarwa za a ƙidaya shi har {when}. Da zarar ka ga amsoshin da suke daidai, ba za a ƙara karɓar komai ba.",
  "Write to the people behind the site. Every letter is read and answered.":
    "Rubuta wa masu wannan shafi. Ana karanta kowace wasiƙa a amsa ta.",
  "You seem to be offline.": "Da alama babu sadarwa.",
  "Your account was not kept": "Ba a iya riƙe asusunka ba",
  "Your account will be deleted on {day}. Until then nothing is lost.":
    "Za a share asusunka ranar {day}. Kafin nan babu abin da zai ɓace.",
  "Your subjects": "Darussanka",
  "{n, plural, one {# test} other {# tests}}": "{n, plural, one {jarabawa #} other {jarabawoyi #}}",
  "{n} more on the {page} page": "Akwai {n} kuma a shafin {page}",
};
