// Hausa: without a network. For review by a native reader.
export const offline: Record<string, string> = {
  "A new version is ready": "Sabuwar siga ta shirya",
  "A test is open in another tab. Finish it first.": "Ana yin jarabawa a wani shafin burauza. Gama ta tukuna.",
  "The download is about {size}. It uses {n, plural, one {# test} other {# tests}} from this month. If you remove the pack this month, you get back the tests you did not start.":
    "Kusan {size} za a sauke. Yana ware {n, plural, one {jarabawa #} other {jarabawoyi #}} na wannan wata. Cire fakitin a wannan wata, za ka samu waɗanda ba ka fara ba.",
  "Answer file": "Fayil na amsoshi",
  "If you saved your answers to a file, you can send it here from any device. You can safely send the same file twice.":
    "Amsoshin da ka ajiye a fayil, a wannan na'ura ko wata. Aika shi sau biyu ba matsala.",
  "Back to the dashboard": "Koma shafina",
  "Data used": "Data da aka ci",
  Done: "An gama",
  "Downloading...": "Ana saukewa...",
  Finished: "An kammala",
  "Finished, not sent yet": "An gama, ba a aika ba tukuna",
  "The update takes a moment. You will not lose anything.": "Za ta buɗe nan da nan, ta bar komai yadda yake.",
  Later: "Daga baya",
  "New version": "Sabuwar siga",
  "There are no tests on this device. Sign in and download a pack.":
    "Babu jarabawa a wannan na'ura. Sauke fakiti idan ka sake shiga.",
  "Nothing saved on this device yet": "Babu komai a wannan na'ura tukuna",
  "Nothing yet": "Babu komai tukuna",
  "You need a secure address (https) to install the app and to take tests offline. Ask your school's ICT officer.":
    "Jarabawa ba tare da hanyar sadarwa ba da sanya manhajar a na'ura suna bukatar adireshi mai tsaro (https). Tambayi jami'in ICT na makarantarku.",
  Packs: "Fakitoci",
  "Practice tests with answers and explanations. You can use them for 30 days. They do not count on the leaderboard.":
    "Jarabawar gwaji da amsoshi da bayani, na kwana 30. Ba a ƙidaya su a allon gwaraza.",
  "Expired on {day}": "Ya ƙare ranar {day}",
  "Your file is saved. Only we can open it. Send it from the Offline page on any device, or give it to support.":
    "An ajiye. Mu kaɗai za mu iya buɗe fayil ɗin; aika shi daga kowace na'ura a Babu hanyar sadarwa, ko ka ba masu taimako.",
  "You need a secure address (https) to save answers to a file. Keep this page open until we have your answers.":
    "Adana amsoshi a fayil yana bukatar adireshi mai tsaro (https). Kada ka rufe wannan shafin sai mun sami amsoshinka.",
  "Score {score}%": "Maki {score}%",
  "Send a saved file": "Aika fayil da aka ajiye",
  "Sign in when you are online and download a pack. Then you can practise anywhere.":
    "Shiga idan akwai sadarwa ka sauke fakiti: sannan za ka iya gwadawa a ko'ina.",
  "Stay signed in": "Zauna a ciki",
  "Download a subject": "Tafi da darasi",
  "Tests on this device work offline. We will send your answers when you are back online.":
    "Jarabawoyin wannan na'ura suna aiki ko babu sadarwa, ana aika su idan ta dawo.",
  "This browser cannot save files on this device, so you cannot download a pack.":
    "Wannan burauzar ba ta adana komai a na'urar, don haka ba za a iya sauke fakiti ba.",
  "This file is empty.": "Babu komai a wannan fayil.",
  "You have used all this month's tests, so you cannot download a pack yet.":
    "Ka gama jarabawoyin tsarinka na wannan wata. Da su ake yin fakiti.",
  Update: "Sabunta",
  "This is how much data the app used on this device in {month}. Your browser measured it.":
    "Abin da manhajar nan ta sauke a wannan na'ura a {month}, bisa ƙidayar burauzar.",
  "We could not read the tests saved on this device.": "Ba a iya karanta abin da yake a wannan na'ura ba.",
  "With pictures": "Tare da hotuna",
  "You are not signed in here.": "Ba ka shiga a nan ba.",
  "You can still do the tests on this device. We will send your answers after you sign in.":
    "Har yanzu za ka iya amsa abin da yake a wannan na'ura. Za a aika shi bayan ka shiga.",
  "Your tests on this device": "Jarabawoyinka a wannan na'ura",
  "This pack is yours, but it is not saved on this device.": "Naka ne, amma ba ya wannan na'ura.",
  "{done} of {of} tests": "jarabawoyi {done} cikin {of}",
  "{n, plural, one {# answer not sent yet} other {# answers not sent yet}}":
    "{n, plural, one {amsa # ba a aika ba tukuna} other {amsoshi # ba a aika ba tukuna}}",
  "{n, plural, one {# test is} other {# tests are}} saved on this device.":
    "{n, plural, one {Jarabawa # tana} other {Jarabawoyi # suna}} a wannan na'ura.",
  "It uses {size} on this device. Start it by {day}.": "{size} a wannan na'ura, a fara kafin {day}",
  "{tests, plural, one {# test} other {# tests}}, {n, plural, one {# question} other {# questions}}":
    "{tests, plural, one {jarabawa #} other {jarabawoyi #}}, {n, plural, one {tambaya #} other {tambayoyi #}}",
  "{title}: we received {n, plural, one {# answer} other {# answers}}.":
    "{title}: {n, plural, one {amsa # ta iso} other {amsoshi # sun iso}}.",
  "Download a pack for its subject to get it.": "Yana zuwa tare da fakitin darasinsa.",
  "Lessons on this device": "Darussa a kan wannan na'ura",
  "Practise from your pack": "Yi atisaye daga fakitinka",
  "This lesson is not on this device": "Wannan darasi ba ya kan wannan na'ura",
  "With {n, plural, one {its lesson} other {its # lessons}}, {size}":
    "Tare da {n, plural, one {darasinsa} other {darussansa #}}, {size}",
  "{subject}: {n, plural, one {# lesson} other {# lessons}}":
    "{subject}: {n, plural, one {darasi #} other {darussa #}}",
  "{title}: {n, plural, one {# question} other {# questions}} on this topic.":
    "{title}: {n, plural, one {tambaya #} other {tambayoyi #}} kan wannan batu.",
};
