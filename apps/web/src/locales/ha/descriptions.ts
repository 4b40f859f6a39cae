// Hausa: what each exam and subject is about. For review by a native reader.
export const descriptions: Record<string, string> = {
  "Arabic grammar, vocabulary, comprehension and literature.": "Nahawun Larabci, kalmomi, fahimtar karatu da adabi.",
  "Comprehension, vocabulary, grammar and the sounds of English, as all four exams test them.":
    "Fahimtar karatu, ma'anar kalmomi, nahawu da sautukan Turanci, yadda duka jarabawoyin huɗu suke gwada su.",
  "Crops, soils, animals, farm machines and the business of farming in West Africa.":
    "Amfanin gona, ƙasa, dabbobi, injunan gona da kasuwancin noma a Afirka ta Yamma.",
  "Elements and principles of design, materials and methods, and Nigerian art history.":
    "Ginshiƙai da ƙa'idojin zane, kayan aiki da hanyoyi, da tarihin zanen Najeriya.",
  "Everyday French: grammar, vocabulary, comprehension and the French-speaking world.":
    "Faransanci na yau da kullum: nahawu, kalmomi, fahimtar karatu da duniyar masu magana da Faransanci.",
  "Food and nutrition, clothing, family living and home management.":
    "Abinci da gina jiki, tufafi, zaman iyali da kula da gida.",
  "Hardware, software, networks, data, algorithms and safe use of computers.":
    "Hardware, software, hanyoyin sadarwa, bayanai, algorithms da amfani da kwamfuta lafiya.",
  "How people, firms and governments choose: demand, supply, money, trade and the Nigerian economy.":
    "Yadda mutane, kamfanoni da gwamnatoci suke yin zaɓi: buƙata, samarwa, kuɗi, ciniki da tattalin arzikin Najeriya.",
  "Living things from the cell to the ecosystem: how they feed, grow, reproduce and pass on their features.":
    "Halittu masu rai daga ƙwayar halitta zuwa muhallin halittu: yadda suke ci, girma, hayayyafa da gado.",
  "Maps, landforms, climate, people and resources, with Nigeria at the centre.":
    "Taswirori, siffofin ƙasa, yanayi, mutane da albarkatu, Najeriya a tsakiya.",
  "Matter and how it changes: the mole, bonding, the periodic table, reactions and carbon compounds.":
    "Abubuwa da yadda suke canzawa: mole, haɗuwar ƙwayoyi (bonding), jadawalin sinadarai (periodic table), canje-canjen sinadarai (reactions) da sinadaran carbon.",
  "Motion, energy, heat, waves, light, electricity and the atom.":
    "Motsi, makamashi, zafi, igiyoyi (waves), haske, lantarki da ƙwayar zarra (atom).",
  "Nigeria and its neighbours, from early states and colonial rule to independence and after.":
    "Najeriya da maƙwabtanta daga daulolin farko, ta mulkin mallaka, zuwa ʼyancin kai da bayansa.",
  "Nigeria and the world today, for screening tests. Facts that can change show their date.":
    "Najeriya da duniya don jarabawoyin tantancewa; kowane abu mai kwanan wata yana ɗauke da kwanan watansa.",
  "Notation, harmony, instruments, composers and the music of Africa.":
    "Rubutun kiɗa (notation), jituwar sautuka (harmony), kayan kiɗa, masu tsara kiɗa da kiɗan Afirka.",
  "Number, algebra, geometry, trigonometry, statistics and a first taste of calculus.":
    "Lambobi, aljebra, geometry, trigonometry, ƙididdiga da ɗanɗanon farko na calculus.",
  "Pure mathematics, mechanics and statistics beyond the general syllabus.":
    "Tsantsar lissafi (pure mathematics), mechanics da ƙididdiga fiye da manhajar karatu ta gama-gari.",
  "Reading prose, drama and poetry closely, with the terms critics use.":
    "Karanta labari (prose), wasan kwaikwayo da waƙoƙi a tsanake, da kalmomin da masu nazarin adabi suke amfani da su.",
  "Recording, summarising and interpreting the accounts of traders, clubs, partnerships and companies.":
    "Rubuta, taƙaitawa da karanta harkokin kuɗi na ʼyan kasuwa, ƙungiyoyi, haɗin gwiwa da kamfanoni.",
  "Rights, duties, values and the workings of democracy in Nigeria.":
    "Haƙƙoƙi, nauyin da ke kan ɗan ƙasa, kyawawan ɗabi'u da yadda dimokuraɗiyya take aiki a Najeriya.",
  "Screening tests that universities set after the UTME, each in its own format.":
    "Jarabawoyin tantancewa da jami'o'i suke shiryawa bayan UTME, kowace da nata tsari.",
  "Sports and their rules, how the body moves, first aid, safety and healthy living.":
    "Wasanni da dokokinsu, motsin jiki, taimakon farko, kariya da rayuwa mai lafiya.",
  "States and constitutions, Nigeria's political history and its place in the world.":
    "Ƙasashe da kundayen tsarin mulki, tarihin siyasar Najeriya da matsayinta a cikin ƙasashe.",
  "The Bible's story and teaching, from creation to the early church, and what they mean for life today.":
    "Labarin Littafi Mai Tsarki da koyarwarsa, daga halitta zuwa Ikilisiyar farko, da yadda suka shafi rayuwa.",
  "The grammar, vocabulary, literature and culture of Hausa.": "Nahawu, kalmomi, adabi da al'adun Hausa.",
  "The grammar, vocabulary, literature and culture of Igbo.": "Nahawu, kalmomi, adabi da al'adun Igbo.",
  "The grammar, vocabulary, literature and culture of Yoruba.": "Nahawu, kalmomi, adabi da al'adun Yarbawa.",
  "The Qur'an, Hadith, belief, worship, family life and the history of Islam.":
    "Alƙur'ani, Hadisi, imani, ibada, rayuwar iyali da tarihin Musulunci.",
  "The Senior School Certificate Examination of the National Examinations Council: five options, graded A1 to F9.":
    "Jarabawar Senior School Certificate Examination ta National Examinations Council: zaɓuɓɓuka biyar, ana ba da daraja daga A1 zuwa F9.",
  "The Unified Tertiary Matriculation Examination: English and three subjects on a computer, scored out of 400.":
    "Jarabawar Unified Tertiary Matriculation Examination: English da darussa uku a kan kwamfuta, maki cikin 400.",
  "The West African Senior School Certificate Examination: objective papers with four options, graded A1 to F9.":
    "Jarabawar West African Senior School Certificate Examination: takardun zaɓi masu zaɓuɓɓuka huɗu, ana ba da daraja daga A1 zuwa F9.",
  "Trade and the services that support it: banking, insurance, transport, advertising and business units.":
    "Ciniki da duk abin da yake taimaka masa: banki, inshora, sufuri, talla da nau'o'in kamfanoni.",
};
