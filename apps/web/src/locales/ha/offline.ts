// Hausa: without a network. For review by a native reader.
export const offline: Record<string, string> = {
  "A new version is ready": "Sabuwar siga ta shirya",
  "A test is running in another tab. Finish it first.": "Ana yin jarabawa a wani shafin burauza. Gama ta tukuna.",
  "About {size} to download. A pack uses {n, plural, one {# test} other {# tests}} of your plan when it comes.":
    "Kusan {size} za a sauke. Fakiti yana cin {n, plural, one {jarabawa #} other {jarabawoyi #}} na tsarinka idan ya zo.",
  "Answer file": "Fayil na amsoshi",
  "Answers you saved to a file, on this or another device. Sending it twice does no harm.":
    "Amsoshin da ka ajiye a fayil, a wannan na'ura ko wata. Aika shi sau biyu ba matsala.",
  "Back to the dashboard": "Koma shafina",
  Begun: "An fara",
  "Data used": "Data da aka ci",
  Done: "An gama",
  "Downloading...": "Ana saukewa...",
  Finished: "An kammala",
  "Finished, not sent yet": "An gama, ba a aika ba tukuna",
  "It opens in a moment and keeps everything.": "Za ta buɗe nan da nan, ta bar komai yadda yake.",
  Later: "Daga baya",
  "New version": "Sabuwar siga",
  "No test is on this device. Download a pack when you are signed in again.":
    "Babu jarabawa a wannan na'ura. Sauke fakiti idan ka sake shiga.",
  "Nothing is on this device yet": "Babu komai a wannan na'ura tukuna",
  "Nothing yet": "Babu komai tukuna",
  "Offline tests and installing the app need a secure address (https). Ask your school's ICT officer.":
    "Jarabawa ba tare da hanyar sadarwa ba da sanya manhajar a na'ura suna bukatar adireshi mai tsaro (https). Tambayi jami'in ICT na makarantarku.",
  Packs: "Fakitoci",
  "Practice tests with answers and explanations, for 30 days. They do not count for the leaderboard.":
    "Jarabawar gwaji da amsoshi da bayani, na kwana 30. Ba a ƙidaya su a allon gwaraza.",
  "Ran out on {day}": "Ya ƙare ranar {day}",
  "Saved. Only we can open the file; send it from any device under Offline, or hand it to support.":
    "An ajiye. Mu kaɗai za mu iya buɗe fayil ɗin; aika shi daga kowace na'ura a Babu hanyar sadarwa, ko ka ba masu taimako.",
  "Saving answers to a file needs a secure address (https). Keep this page open until we have your answers.":
    "Adana amsoshi a fayil yana bukatar adireshi mai tsaro (https). Kada ka rufe wannan shafin sai mun sami amsoshinka.",
  "Score {score}%": "Maki {score}%",
  "Send a saved file": "Aika fayil da aka ajiye",
  "Sign in while there is a network and download a pack: then you can practise anywhere.":
    "Shiga idan akwai sadarwa ka sauke fakiti: sannan za ka iya gwadawa a ko'ina.",
  "Stay signed in": "Zauna a ciki",
  "Take a subject along": "Tafi da darasi",
  "Tests on this device work without a network and are sent when it is back.":
    "Jarabawoyin wannan na'ura suna aiki ko babu sadarwa, ana aika su idan ta dawo.",
  "This browser keeps nothing on this device, so a pack cannot be downloaded.":
    "Wannan burauzar ba ta adana komai a na'urar, don haka ba za a iya sauke fakiti ba.",
  "This file is empty.": "Babu komai a wannan fayil.",
  "This month's tests of your plan are used. A pack is made of them.":
    "Ka gama jarabawoyin tsarinka na wannan wata. Da su ake yin fakiti.",
  Update: "Sabunta",
  "What this app has downloaded on this device in {month}, by the browser's own count.":
    "Abin da manhajar nan ta sauke a wannan na'ura a {month}, bisa ƙidayar burauzar.",
  "What this device holds could not be read.": "Ba a iya karanta abin da yake a wannan na'ura ba.",
  "With pictures": "Tare da hotuna",
  "You are not signed in here.": "Ba ka shiga a nan ba.",
  "You can still answer what is on this device. It is sent after you sign in.":
    "Har yanzu za ka iya amsa abin da yake a wannan na'ura. Za a aika shi bayan ka shiga.",
  "Your tests on this device": "Jarabawoyinka a wannan na'ura",
  "Yours, but not on this device.": "Naka ne, amma ba ya wannan na'ura.",
  "{done} of {of} tests": "jarabawoyi {done} cikin {of}",
  "{n, plural, one {# answer not sent yet} other {# answers not sent yet}}":
    "{n, plural, one {amsa # ba a aika ba tukuna} other {amsoshi # ba a aika ba tukuna}}",
  "{n, plural, one {# test is} other {# tests are}} on this device.":
    "{n, plural, one {Jarabawa # tana} other {Jarabawoyi # suna}} a wannan na'ura.",
  "{size} on this device, to begin until {day}": "{size} a wannan na'ura, a fara kafin {day}",
  "{tests, plural, one {# test} other {# tests}}, {n} questions":
    "{tests, plural, one {jarabawa #} other {jarabawoyi #}}, tambayoyi {n}",
  "{title}: {n, plural, one {# answer} other {# answers}} arrived.":
    "{title}: {n, plural, one {amsa # ta iso} other {amsoshi # sun iso}}.",
  "It comes with a pack of its subject.": "Yana zuwa tare da fakitin darasinsa.",
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
