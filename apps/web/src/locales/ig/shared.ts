// Igbo: the frame, pieces that many pages share, the pages' descriptions and the rest of the test screen. For review by
// a native reader.
export const shared: Record<string, string> = {
  "After your exam": "Mgbe ule gị gasịrị",
  "Answers from another device can still arrive.": "Azịza ka nwere ike isi na ngwaọrụ ọzọ rute.",
  Contact: "Kpọtụrụ anyị",
  "Cookie Policy": "Iwu kuki",
  FAQ: "Ajụjụ a na-ajụkarị",
  "For {topic}": "Maka {topic}",
  "Help Centre": "Ebe enyemaka",
  Install: "Wụnye",
  "It opens like an app, also without a network.": "Ọ na-emepe dị ka ngwa, ọbụna na-enweghị netwọk.",
  "JAMB asks for English and three more. You can change them at any time.":
    "JAMB chọrọ English na atọ ọzọ. I nwere ike ịgbanwe ha mgbe ọ bụla.",
  "Keep my account": "Debe akaụntụ m",
  "Keep {site} on this device": "Debe {site} na ngwaọrụ a",
  "Last used {when}": "E jiri ya ikpeazụ {when}",
  "Need help? Write to {email}": "Ị chọrọ enyemaka? Degara {email} akwụkwọ",
  "No network just now.": "E nweghị netwọk ugbu a.",
  "Read before the next test": "Gụọ ya tupu ule na-esote",
  "See the answers now": "Lee azịza ugbu a",
  "Sign out": "Pụọ",
  "Sign out on {device}": "Pụọ na {device}",
  "Stays signed in": "Ọ na-anọ n'ime",
  "Tests and packs on this device": "Ule na ngwugwu dị na ngwaọrụ a",
  "Tests on this device still open.": "Ule dị na ngwaọrụ a ka na-emepe.",
  "These are the figures of {when}.": "Ndị a bụ ọnụọgụ nke {when}.",
  "They come first in every list. You can change them at any time.":
    "Ha na-ebu ụzọ na ndepụta niile. I nwere ike ịgbanwe ha mgbe ọ bụla.",
  "This device": "Ngwaọrụ a",
  "This page needs a network": "Ibe a chọrọ netwọk",
  "This question is in an exam of yours that is not closed yet. Its answer comes after your exam.":
    "Ajụjụ a dị n'ule gị nke e mechibeghị. Azịza ya ga-abịa mgbe ule gị gasịrị.",
  "Try 10 questions": "Nwalee ajụjụ 10",
  "What do you hope to study?": "Gịnị ka ị na-atụ anya ịmụ?",
  "What you answered in time on a device without a network still counts until {when}. Once you see the right answers, nothing more is taken.":
    "Ihe ị zara n'oge na ngwaọrụ na-enweghị netwọk ka na-agụ ruo {when}. Ozugbo ị hụrụ azịza ziri ezi, a gaghị anabata ihe ọzọ.",
  "You seem to be offline.": "Ọ dị ka i nweghị netwọk.",
  "Your account was not kept": "E debeghị akaụntụ gị",
  "Your account will be deleted on {day}. Until then nothing is lost.":
    "A ga-ehichapụ akaụntụ gị na {day}. Ruo mgbe ahụ, ihe ọ bụla agaghị efu.",
  "Your subjects": "Ihe ọmụmụ gị",
  "{n} more on the {page} page": "{n} ọzọ dị n'ibe {page}",
};
