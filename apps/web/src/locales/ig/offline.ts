// Igbo: working without a network. For review by a native reader.
export const offline: Record<string, string> = {
  "A new version is ready": "Mbipụta ọhụrụ dị njikere",
  "A test is running in another tab. Finish it first.": "Ule na-aga na taabụ ọzọ. Buru ụzọ mechaa ya.",
  "About {size} to download. A pack uses {n, plural, one {# test} other {# tests}} of your plan when it comes.":
    "Ihe dị ka {size} ka a ga-ebudata. Otu ngwugwu na-eri {n, plural, other {ule #}} n'atụmatụ gị mgbe ọ bịara.",
  "Answer file": "Faịlụ azịza",
  "Answers you saved to a file, on this or another device. Sending it twice does no harm.":
    "Azịza i chekwara na faịlụ, na ngwaọrụ a ma ọ bụ ọzọ. Iziga ya ugboro abụọ adịghị njọ.",
  "Back to the dashboard": "Laghachi n'ihu akwụkwọ m",
  Begun: "A malitela",
  "Data used": "Data e riri",
  Done: "E mechaala",
  "Downloading...": "Ọ na-ebudata...",
  Finished: "E mechara",
  "Finished, not sent yet": "E mechara, e zigabeghị",
  "It opens in a moment and keeps everything.": "Ọ ga-emepe ngwa ngwa ma debe ihe niile.",
  Later: "Ma e mechaa",
  "New version": "Mbipụta ọhụrụ",
  "No test is on this device. Download a pack when you are signed in again.":
    "Ule adịghị na ngwaọrụ a. Budata ngwugwu mgbe ị banyere ọzọ.",
  "Nothing is on this device yet": "O nwebeghị ihe dị na ngwaọrụ a",
  "Nothing yet": "O nwebeghị",
  "Offline tests and installing the app need a secure address (https). Ask your school's ICT officer.":
    "Ule na-enweghị netwọk na ịwụnye ngwa ahụ chọrọ adreesị echekwara (https). Jụọ onye ọrụ ICT nke ụlọ akwụkwọ gị.",
  Packs: "Ngwugwu ule",
  "Practice tests with answers and explanations, for 30 days. They do not count for the leaderboard.":
    "Ule mmụta na azịza na nkọwa ya, ruo ụbọchị 30. Ha anaghị agụ na bọọdụ ndị ndu.",
  "Ran out on {day}": "Oge ya gwụrụ na {day}",
  "Saved. Only we can open the file; send it from any device under Offline, or hand it to support.":
    "E chekwala. Naanị anyị nwere ike imepe faịlụ ahụ; ziga ya na ngwaọrụ ọ bụla n'okpuru Na-enweghị netwọk, ma ọ bụ nye ya ndị enyemaka.",
  "Saving answers to a file needs a secure address (https). Keep this page open until we have your answers.":
    "Ichekwa azịza n'ime faịlụ chọrọ adreesị echekwara (https). Emechila peeji a ruo mgbe anyị nwetara azịza gị.",
  "Score {score}%": "Akara {score}%",
  "Send a saved file": "Ziga faịlụ i chekwara",
  "Sign in while there is a network and download a pack: then you can practise anywhere.":
    "Banye mgbe netwọk dị ma budata ngwugwu: mgbe ahụ ị ga-enwe ike ịmụ ebe ọ bụla.",
  "Stay signed in": "Nọgide n'akaụntụ gị",
  "Take a subject along": "Were otu ihe ọmụmụ na-aga",
  "Tests on this device work without a network and are sent when it is back.":
    "Ule dị na ngwaọrụ a na-arụ ọrụ na-enweghị netwọk, a na-ezigakwa ha mgbe ọ lọghachiri.",
  "This browser keeps nothing on this device, so a pack cannot be downloaded.":
    "Ihe nchọgharị a anaghị edebe ihe na ngwaọrụ a, ya mere e nweghị ike ibudata ngwugwu.",
  "This file is empty.": "Ọ dịghị ihe dị na faịlụ a.",
  "This month's tests of your plan are used. A pack is made of them.":
    "I jichaala ule ọnwa a nke atụmatụ gị. Ha ka e ji eme ngwugwu.",
  Update: "Melite",
  "What this app has downloaded on this device in {month}, by the browser's own count.":
    "Ihe ngwa a budatara na ngwaọrụ a na {month}, dị ka ihe nchọgharị si gụọ ya.",
  "What this device holds could not be read.": "E nweghị ike ịgụ ihe dị na ngwaọrụ a.",
  "With pictures": "Ya na foto",
  "You are not signed in here.": "Ị banyeghị ebe a.",
  "You can still answer what is on this device. It is sent after you sign in.":
    "Ị ka nwere ike ịza ihe dị na ngwaọrụ a. A ga-eziga ya mgbe ị banyere.",
  "Your tests on this device": "Ule gị ndị dị na ngwaọrụ a",
  "Yours, but not on this device.": "Nke gị, mana ọ dịghị na ngwaọrụ a.",
  "{done} of {of} tests": "ule {done} n'ime {of}",
  "{n, plural, one {# answer not sent yet} other {# answers not sent yet}}": "{n, plural, other {azịza # e zigabeghị}}",
  "{n, plural, one {# test is} other {# tests are}} on this device.": "{n, plural, other {Ule #}} dị na ngwaọrụ a.",
  "{size} on this device, to begin until {day}": "{size} na ngwaọrụ a, malite ya tupu {day} agafee",
  "{tests, plural, one {# test} other {# tests}}, {n} questions": "{tests, plural, other {ule #}}, ajụjụ {n}",
  "{title}: {n, plural, one {# answer} other {# answers}} arrived.": "{title}: {n, plural, other {azịza #}} rutere.",
  "It comes with a pack of its subject.": "Ọ na-eso ngwugwu ule nke ihe ọmụmụ ya abịa.",
  "Lessons on this device": "Nkuzi dị na ngwaọrụ a",
  "Practise from your pack": "Mee omume site na ngwugwu gị",
  "This lesson is not on this device": "Nkuzi a adịghị na ngwaọrụ a",
  "With {n, plural, one {its lesson} other {its # lessons}}, {size}":
    "Ya na {n, plural, one {nkuzi ya} other {nkuzi ya #}}, {size}",
  "{subject}: {n, plural, one {# lesson} other {# lessons}}": "{subject}: {n, plural, other {nkuzi #}}",
  "{title}: {n, plural, one {# question} other {# questions}} on this topic.":
    "{title}: {n, plural, other {ajụjụ #}} n'isiokwu a.",
};
