// Igbo: working without a network. For review by a native reader.
export const offline: Record<string, string> = {
  "A new version is ready": "Mbipụta ọhụrụ dị njikere",
  "A test is open in another tab. Finish it first.": "Ule na-aga na taabụ ọzọ. Buru ụzọ mechaa ya.",
  "The download is about {size}. It uses {n, plural, one {# test} other {# tests}} from this month. If you remove the pack this month, you get back the tests you did not start.":
    "Ihe dị ka {size} ka a ga-ebudata. Ọ na-edebe {n, plural, other {ule #}} nke ọnwa a iche. Wepụ ngwugwu ahụ n'ọnwa a, ị ga-enwetaghachi ule ndị ị na-amaliteghị.",
  "Answer file": "Faịlụ azịza",
  "If you saved your answers to a file, you can send it here from any device. You can safely send the same file twice.":
    "Azịza i chekwara na faịlụ, na ngwaọrụ a ma ọ bụ ọzọ. Iziga ya ugboro abụọ adịghị njọ.",
  "Back to the dashboard": "Laghachi n'ihu akwụkwọ m",
  "Data used": "Data e riri",
  Done: "E mechaala",
  "Downloading...": "Ọ na-ebudata...",
  Finished: "E mechara",
  "Finished, not sent yet": "E mechara, e zigabeghị",
  "The update takes a moment. You will not lose anything.": "Ọ ga-emepe ngwa ngwa ma debe ihe niile.",
  Later: "Ma e mechaa",
  "New version": "Mbipụta ọhụrụ",
  "There are no tests on this device. Sign in and download a pack.":
    "Ule adịghị na ngwaọrụ a. Budata ngwugwu mgbe ị banyere ọzọ.",
  "Nothing saved on this device yet": "O nwebeghị ihe dị na ngwaọrụ a",
  "Nothing yet": "O nwebeghị",
  "You need a secure address (https) to install the app and to take tests offline. Ask your school's ICT officer.":
    "Ule na-enweghị netwọk na ịwụnye ngwa ahụ chọrọ adreesị echekwara (https). Jụọ onye ọrụ ICT nke ụlọ akwụkwọ gị.",
  Packs: "Ngwugwu ule",
  "Practice tests with answers and explanations. You can use them for 30 days. They do not count on the leaderboard.":
    "Ule mmụta na azịza na nkọwa ya, ruo ụbọchị 30. Ha anaghị agụ na bọọdụ ndị ndu.",
  "Expired on {day}": "Oge ya gwụrụ na {day}",
  "Your file is saved. Only we can open it. Send it from the Offline page on any device, or give it to support.":
    "E chekwala. Naanị anyị nwere ike imepe faịlụ ahụ; ziga ya na ngwaọrụ ọ bụla n'okpuru Na-enweghị netwọk, ma ọ bụ nye ya ndị enyemaka.",
  "You need a secure address (https) to save answers to a file. Keep this page open until we have your answers.":
    "Ichekwa azịza n'ime faịlụ chọrọ adreesị echekwara (https). Emechila peeji a ruo mgbe anyị nwetara azịza gị.",
  "Score {score}%": "Akara {score}%",
  "Send a saved file": "Ziga faịlụ i chekwara",
  "Sign in when you are online and download a pack. Then you can practise anywhere.":
    "Banye mgbe netwọk dị ma budata ngwugwu: mgbe ahụ ị ga-enwe ike ịmụ ebe ọ bụla.",
  "Stay signed in": "Nọgide n'akaụntụ gị",
  "Download a subject": "Were otu ihe ọmụmụ na-aga",
  "Tests on this device work offline. We will send your answers when you are back online.":
    "Ule dị na ngwaọrụ a na-arụ ọrụ na-enweghị netwọk, a na-ezigakwa ha mgbe ọ lọghachiri.",
  "This browser cannot save files on this device, so you cannot download a pack.":
    "Ihe nchọgharị a anaghị edebe ihe na ngwaọrụ a, ya mere e nweghị ike ibudata ngwugwu.",
  "This file is empty.": "Ọ dịghị ihe dị na faịlụ a.",
  "You have used all this month's tests, so you cannot download a pack yet.":
    "I jichaala ule ọnwa a nke atụmatụ gị. Ha ka e ji eme ngwugwu.",
  Update: "Melite",
  "This is how much data the app used on this device in {month}. Your browser measured it.":
    "Ihe ngwa a budatara na ngwaọrụ a na {month}, dị ka ihe nchọgharị si gụọ ya.",
  "We could not read the tests saved on this device.": "E nweghị ike ịgụ ihe dị na ngwaọrụ a.",
  "With pictures": "Ya na foto",
  "You are not signed in here.": "Ị banyeghị ebe a.",
  "You can still do the tests on this device. We will send your answers after you sign in.":
    "Ị ka nwere ike ịza ihe dị na ngwaọrụ a. A ga-eziga ya mgbe ị banyere.",
  "Your tests on this device": "Ule gị ndị dị na ngwaọrụ a",
  "This pack is yours, but it is not saved on this device.": "Nke gị, mana ọ dịghị na ngwaọrụ a.",
  "{done} of {of} tests": "ule {done} n'ime {of}",
  "{n, plural, one {# answer not sent yet} other {# answers not sent yet}}": "{n, plural, other {azịza # e zigabeghị}}",
  "{n, plural, one {# test is} other {# tests are}} saved on this device.":
    "{n, plural, other {Ule #}} dị na ngwaọrụ a.",
  "It uses {size} on this device. Start it by {day}.": "{size} na ngwaọrụ a, malite ya tupu {day} agafee",
  "{tests, plural, one {# test} other {# tests}}, {n, plural, one {# question} other {# questions}}":
    "{tests, plural, other {ule #}}, {n, plural, other {ajụjụ #}}",
  "{title}: we received {n, plural, one {# answer} other {# answers}}.":
    "{title}: {n, plural, other {azịza #}} rutere.",
  "Download a pack for its subject to get it.": "Ọ na-eso ngwugwu ule nke ihe ọmụmụ ya abịa.",
  "Lessons on this device": "Nkuzi dị na ngwaọrụ a",
  "Practise from your pack": "Mee omume site na ngwugwu gị",
  "This lesson is not on this device": "Nkuzi a adịghị na ngwaọrụ a",
  "With {n, plural, one {its lesson} other {its # lessons}}, {size}":
    "Ya na {n, plural, one {nkuzi ya} other {nkuzi ya #}}, {size}",
  "{subject}: {n, plural, one {# lesson} other {# lessons}}": "{subject}: {n, plural, other {nkuzi #}}",
  "{title}: {n, plural, one {# question} other {# questions}} on this topic.":
    "{title}: {n, plural, other {ajụjụ #}} n'isiokwu a.",
};
