// Igbo: review, mistakes and the cards that come back. For review by a native reader.
export const revision: Record<string, string> = {
  "Revise for 10 minutes": "Nkeji 10 ugbu a",
  "Questions you get wrong stay here until you get them right.":
    "Ajụjụ ị zahiere n'ule na-eche gị ebe a, ọ na-apụ mgbe ị zara ya nke ọma.",
  "You have no cards this week. You remember them all well.": "Izu dị jụụ: ị na-echeta ihe niile i nwere nke ọma.",
  "Add a note": "Tinye ndetu",
  "Back to review": "Laghachi na ntụleghachi",
  "Bookmark questions during a test. You will find them here with their explanations.":
    "Debe ajụjụ n'ime ule, ọ ga-eche gị ebe a, ya na nkọwa ya.",
  Bookmarks: "Ajụjụ e debere",
  "Card {n} of {total}": "Kaadị {n} n'ime {total}",
  "Maximum cards a day": "Ọnụọgụ kaadị kacha elu n'otu ụbọchị",
  "Cards done": "Kaadị e mechara",
  "Change the exam date": "Gbanwee ụbọchị ule",
  "Change the note": "Gbanwee ndetu ahụ",
  "Change the plan": "Gbanwee atụmatụ ahụ",
  "To see your syllabus here, choose your exam in your profile or take a test.":
    "Họrọ ule gị na profaịlụ gị, ma ọ bụ mee ule mbụ, a ga-egosi silabọs ya ebe a.",
  Coverage: "Ebe i rutere",
  "Did you know it, or was it a guess?": "Ị maara ya, ka ị kọrọ ya akọ?",
  "I guessed": "Akọrọ m ya akọ",
  "I knew it": "Amaara m ya",
  "You will see this card again tomorrow.": "Ọ ga-alọghachi echi.",
  "Left blank": "A zaghị ya",
  Mistakes: "Njehie",
  "You will get at most {n} cards a day. If you miss some, we will move them to another day.":
    "Ọ gaghị akarị {n} kwa ụbọchị: nke fọdụrụ na-aga n'ihu, a na-ahazigharịkwa ụbọchị ị na-amụghị.",
  "Next card": "Kaadị na-esote",
  "No exam date set": "E tinyebeghị ụbọchị ule",
  "No mistakes to fix": "O nweghị njehie fọdụrụ",
  "No subjects yet": "O nwebeghị ihe ọmụmụ",
  "Nothing bookmarked yet": "I debebeghị ajụjụ ọ bụla",
  "You have done today's cards": "I mechala kaadị nke taa",
  "Nothing to revise yet": "O nwebeghị ihe a ga-atuleghachi",
  "Your plan is for your exam on {date}. The cards that will help you most come first.":
    "A haziri ya maka {date}: kaadị ndị ga-abara gị uru kacha tupu mgbe ahụ na-ebu ụzọ.",
  "Questions like this": "Ajụjụ ndị yiri nke a",
  "Set your exam date": "Tinye ụbọchị ule gị",
  "Stop here": "Kwụsị ebe a",
  "Take a test. Questions you get wrong or bookmark become cards, and we show them again at the right time.":
    "Mee ule. Ihe ị zahiere na ihe i debere na-aghọ kaadị, ọ na-alọghachi n'oge kwesịrị ekwesị.",
  "Ten minutes done": "Nkeji iri agwụla",
  "Enter the first day of your exam. Without a date, we show each card again just before you are likely to forget it.":
    "Ụbọchị mbụ nke ule gị. Ọ bụrụ na ọ dịghị, kaadị na-alọghachi mgbe ọ fọrọ obere ka e chefuo ya.",
  "The next seven days": "Ụbọchị asaa na-abịa",
  "{name} topics practised": "Isiokwu {name} ị hụrụla",
  "20 cards take about 15 minutes.": "Kaadị iri abụọ na-ewe ihe dị ka nkeji iri na ise.",
  "We repeat the questions you got wrong until you know them, in time for your exam.":
    "Ihe ị zahiere otu mgbe na-alọghachi ruo mgbe ị maara ya, tupu ule gị eruo.",
  "Your note": "Ndetu gị",
  "Your plan": "Atụmatụ gị",
  "{done} of {n} done today": "{done} ka e mere taa, n'ime {n} kwa ụbọchị",
  "Mistakes still to fix: {mistakes}": "{mistakes} ezibeghị ezi",
  "{n, plural, one {# card} other {# cards}} for today": "{n, plural, other {Kaadị #}} maka taa",
  "{n, plural, one {# day} other {# days}} to your exam": "{n, plural, other {Ụbọchị #}} fọdụrụ ruo ule gị",
  "{n, plural, one {Wrong once} other {Wrong # times}}": "{n, plural, other {Njehie ugboro #}}",
  "{name}: {met} of {topics} topics": "{name}: isiokwu {met} n'ime {topics}",
  "{name}: {met} of {topics} topics practised": "{name}: ị hụla isiokwu {met} n'ime {topics}",
  "You are on track to know {share} of your cards on exam day.":
    "Ka ihe dị ugbu a, ị ga-ama {share} nke kaadị gị n'ụbọchị ule.",
  Check: "Lelee",
  Revision: "Ntụleghachi ihe ọmụmụ",
  "{n, plural, one {# card is} other {# cards are}} saved on this device.":
    "{n, plural, other {Kaadị #}} ka e debere na ngwaọrụ a.",
  "Start with my mistakes in {subject}": "Malite na njehie m na {subject}",
  "You are offline. These cards were saved on {date}. We will send your answers when you are back online.":
    "Ị nweghị netwọk. E debere kaadị ndị a na {date}. Anyị ga-ezipụ azịza gị mgbe netwọk lọghachiri.",
  "No cards done this time": "E meghị kaadị ọ bụla ugbu a",
  "{n, plural, one {# card} other {# cards}} done": "E mechara {n, plural, other {kaadị #}}",
  "You knew {right} of {done}. You will see the others again tomorrow.":
    "Ị maara {right} n'ime {done}. Ị ga-ahụ ndị ọzọ echi.",
  "You have done all your cards for today.": "I mechara kaadị gị niile nke taa.",
  "{done} of {n} cards done today": "E mechara kaadị {done} n'ime {n} taa",
  "You are on track to know {now}% of your cards on exam day, up from {was}%.":
    "N'ụbọchị ule ị ga-ama {now}% nke kaadị gị, site na {was}%.",
  "You are on track to know {now}% of your cards on exam day.": "N'ụbọchị ule ị ga-ama {now}% nke kaadị gị.",
  "Revise some cards early": "Tụlegharịa ụfọdụ kaadị tupu oge eruo",
  "Revise with cards": "Jiri kaadị tụlegharịa",
};
