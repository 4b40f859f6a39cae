// Igbo: what each exam and subject is about. For review by a native reader.
export const descriptions: Record<string, string> = {
  "Arabic grammar, vocabulary, comprehension and literature.":
    "Ụtọasụsụ, mkpụrụokwu, aghọtaazaa na agụmagụ nke Arabik.",
  "Comprehension, vocabulary, grammar and the sounds of English, as all four exams test them.":
    "Aghọtaazaa, mkpụrụokwu, ụtọasụsụ na ụda Bekee, dị ka ule anọ ahụ niile si anwale ha.",
  "Crops, soils, animals, farm machines and the business of farming in West Africa.":
    "Ihe ọkụkụ, ụdị ala, anụmanụ, igwe ọrụ ugbo na azụmahịa ọrụ ugbo n'Ọdịda Anyanwụ Afrịka.",
  "Elements and principles of design, materials and methods, and Nigerian art history.":
    "Ihe mejupụtara nhazi (design) na ụkpụrụ ya, ngwa na usoro e ji arụ nka, na akụkọ ihe mere eme nke nka Naịjirịa.",
  "Everyday French: grammar, vocabulary, comprehension and the French-speaking world.":
    "Frenchi a na-asụ kwa ụbọchị: ụtọasụsụ, mkpụrụokwu, aghọtaazaa na ebe niile n'ụwa a na-asụ Frenchi.",
  "Food and nutrition, clothing, family living and home management.":
    "Nri na ihe nri na-eme n'ahụ (nutrition), uwe, ibi ndụ ezinụlọ na nlekọta ụlọ.",
  "Hardware, software, networks, data, algorithms and safe use of computers.":
    "Hardware, software, netwọk, data, algorithm na iji kọmputa n'ụzọ dị nchebe.",
  "How people, firms and governments choose: demand, supply, money, trade and the Nigerian economy.":
    "Otu ndị mmadụ, ụlọ ọrụ na gọọmentị si eme nhọrọ: ihe a na-achọ ịzụ (demand), ihe a na-ewepụta ire (supply), ego, ahịa na akụ na ụba Naịjirịa.",
  "Living things from the cell to the ecosystem: how they feed, grow, reproduce and pass on their features.":
    "Ihe ndị dị ndụ, site na mkpụrụ ndụ (cell) ruo na gburugburu ebe obibi (ecosystem): otu ha si eri nri, si eto, si amụba, sikwa eketa njirimara.",
  "Maps, landforms, climate, people and resources, with Nigeria at the centre.":
    "Maapụ, ụdịdị ala (land forms), ọnọdụ ihu igwe (climate), ndị mmadụ na akụ ala na-enye (resources), ebe Naịjirịa nọ n'etiti.",
  "Matter and how it changes: the mole, bonding, the periodic table, reactions and carbon compounds.":
    "Ihe (matter) na otu o si agbanwe: mole, njikọta atọm (bonding), periodic table, mmeghachi (reactions) na ngwakọta kabọn (carbon compounds).",
  "Motion, energy, heat, waves, light, electricity and the atom.":
    "Mmegharị (motion), ike (energy), okpomọkụ, ebili (waves), ìhè, ọkụ eletrik na atọm.",
  "Nigeria and its neighbours, from early states and colonial rule to independence and after.":
    "Naịjirịa na ndị agbata obi ya, malite n'ọchịchị mbụ ndị ahụ (early states), gafee n'oge ọchịchị ndị ọcha (colonial rule), ruo na nnwere onwe na mgbe ọ gasịrị.",
  "Nigeria and the world today, for screening tests. Facts that can change show their date.":
    "Naịjirịa na ụwa maka ule nyocha; eziokwu ọ bụla metụtara oge na-egosi ụbọchị ya.",
  "Notation, harmony, instruments, composers and the music of Africa.":
    "Akara e ji ede egwu (notation), nkwekọ ụda (harmony), ngwa egwu, ndị na-ede egwu na egwu Afrịka.",
  "Number, algebra, geometry, trigonometry, statistics and a first taste of calculus.":
    "Nọmba, algebra, geometry, trigonometry, statistics na ntakịrị mmalite calculus.",
  "Pure mathematics, mechanics and statistics beyond the general syllabus.":
    "Pure mathematics, mechanics na statistics karịrị ihe dị na silabọs izugbe.",
  "Reading prose, drama and poetry closely, with the terms critics use.":
    "Ịgụ iduuazị (prose), ejije (drama) na abụ (poetry) site na nlebara anya, tinyere okwu ndị nyocha agụmagụ na-eji.",
  "Recording, summarising and interpreting the accounts of traders, clubs, partnerships and companies.":
    "Idekọ, ịchịkọta na ịgụta ihe gbasara ego nke ndị ahịa, otu (clubs), mmekọ azụmahịa (partnerships) na ụlọ ọrụ (companies).",
  "Rights, duties, values and the workings of democracy in Nigeria.":
    "Ikike, ọrụ dịịrị mmadụ, ụkpụrụ na otu ọchịchị onye kwuo uche ya (democracy) si arụ ọrụ na Naịjirịa.",
  "Screening tests that universities set after the UTME, each in its own format.":
    "Ule nyocha mahadum na-enye mgbe UTME gachara, nke ọ bụla n'usoro nke ya.",
  "Sports and their rules, how the body moves, first aid, safety and healthy living.":
    "Egwuregwu na iwu ha, mmegharị ahụ, enyemaka mbụ (first aid), nchekwa na ibi ndụ gbasiri ike.",
  "States and constitutions, Nigeria's political history and its place in the world.":
    "Mba na usoro iwu ha (constitution), akụkọ ndọrọ ndọrọ ọchịchị Naịjirịa na ọnọdụ ya n'etiti mba ụwa.",
  "The Bible's story and teaching, from creation to the early church, and what they mean for life today.":
    "Akụkọ na nkuzi Baịbụl, site n'okike ruo na chọọchị mbụ, na otu ha si emetụta ndụ.",
  "The grammar, vocabulary, literature and culture of Hausa.": "Ụtọasụsụ, mkpụrụokwu, agụmagụ na omenala Awụsa.",
  "The grammar, vocabulary, literature and culture of Igbo.": "Ụtọasụsụ, mkpụrụokwu, agụmagụ na omenala Igbo.",
  "The grammar, vocabulary, literature and culture of Yoruba.": "Ụtọasụsụ, mkpụrụokwu, agụmagụ na omenala Yoruba.",
  "The Qur'an, Hadith, belief, worship, family life and the history of Islam.":
    "Qur'an, Hadith, okwukwe, ofufe, ndụ ezinụlọ na akụkọ ihe mere eme nke Alakụba.",
  "The Senior School Certificate Examination of the National Examinations Council: five options, graded A1 to F9.":
    "Senior School Certificate Examination nke National Examinations Council: nhọrọ ise, akara ya si na A1 ruo F9.",
  "The Unified Tertiary Matriculation Examination: English and three subjects on a computer, scored out of 400.":
    "Unified Tertiary Matriculation Examination: English na ihe ọmụmụ atọ na kọmputa, akara ya dị n'ime 400.",
  "The West African Senior School Certificate Examination: objective papers with four options, graded A1 to F9.":
    "West African Senior School Certificate Examination: akwụkwọ nhọrọ nwere nhọrọ anọ, akara ya si na A1 ruo F9.",
  "Trade and the services that support it: banking, insurance, transport, advertising and business units.":
    "Azụmahịa na ihe niile na-enyere ya aka: ụlọ akụ, mkpuchi (insurance), ibu ngwa ahịa na njem (transport), mgbasa ozi ahịa na ụdị ụlọ ọrụ azụmahịa.",
};
