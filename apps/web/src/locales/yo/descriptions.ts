// Yoruba: what each exam and subject is about. For review by a native reader.
export const descriptions: Record<string, string> = {
  "Arabic grammar, vocabulary, comprehension and literature.": "Gírámà, ọ̀rọ̀ èdè, àkàyé àti lítíréṣọ̀ Lárúbáwá.",
  "Comprehension, vocabulary, grammar and the sounds of English, as all four exams test them.":
    "Àkàyé, ọ̀rọ̀ èdè, gírámà àti ìró èdè Gẹ̀ẹ́sì, bí ìdánwò mẹ́rẹ̀ẹ̀rin ṣe ń béèrè wọn.",
  "Crops, soils, animals, farm machines and the business of farming in West Africa.":
    "Ohun ọ̀gbìn, ilẹ̀ oko, ẹran ọ̀sìn, ẹ̀rọ oko àti òwò iṣẹ́ àgbẹ̀ ní Ìwọ̀-Oòrùn Áfíríkà.",
  "Elements and principles of design, materials and methods, and Nigerian art history.":
    "Ohun ìpìlẹ̀ àti ìlànà iṣẹ́ ọnà (design), ohun èlò àti ọ̀nà ìṣe, àti ìtàn iṣẹ́ ọnà Nàìjíríà.",
  "Everyday French: grammar, vocabulary, comprehension and the French-speaking world.":
    "Èdè Faransé ojoojúmọ́: gírámà, ọ̀rọ̀ èdè, àkàyé àti àwọn ilẹ̀ tí a ti ń sọ èdè Faransé.",
  "Food and nutrition, clothing, family living and home management.":
    "Oúnjẹ àti ìṣaralóore, aṣọ, ìgbé-ayé ìdílé àti ìṣàkóso ilé.",
  "Hardware, software, networks, data, algorithms and safe use of computers.":
    "Hardware, software, nẹ́tíwọ́ọ̀kì, dátà, algorithm àti lílo kọ̀ǹpútà láìléwu.",
  "How people, firms and governments choose: demand, supply, money, trade and the Nigerian economy.":
    "Bí ènìyàn, iléeṣẹ́ àti ìjọba ṣe ń yan ohun tí wọ́n ń ṣe: demand, supply, owó, òwò àti ètò ọrọ̀ ajé Nàìjíríà.",
  "Living things from the cell to the ecosystem: how they feed, grow, reproduce and pass on their features.":
    "Ohun alààyè láti sẹ́ẹ̀lì dé ecosystem: bí wọ́n ṣe ń jẹun, bí wọ́n ṣe ń dàgbà, bí wọ́n ṣe ń bí irú wọn àti bí wọ́n ṣe ń jogún àbùdá.",
  "Maps, landforms, climate, people and resources, with Nigeria at the centre.":
    "Àwòrán ilẹ̀ (maps), ìrísí ilẹ̀, ojú-ọjọ́, ènìyàn àti ohun àmúṣọrọ̀, Nàìjíríà ló sì wà láàárín gbùngbùn.",
  "Matter and how it changes: the mole, bonding, the periodic table, reactions and carbon compounds.":
    "Èlò (matter) àti bó ṣe ń yí padà: mole, ìsopọ̀ átọ́ọ̀mù (bonding), periodic table, ìyípadà kẹ́míkà (reactions) àti àwọn àdàpọ̀ carbon.",
  "Motion, energy, heat, waves, light, electricity and the atom.":
    "Ìrìn nǹkan (motion), agbára, ooru, ìgbì, ìmọ́lẹ̀, iná mànàmáná àti átọ́ọ̀mù.",
  "Nigeria and its neighbours, from early states and colonial rule to independence and after.":
    "Nàìjíríà àti àwọn aládùúgbò rẹ̀, láti ìjọba àtijọ́, kọjá ìjọba amúnisìn, dé òmìnira àti lẹ́yìn rẹ̀.",
  "Nigeria and the world today, for screening tests. Facts that can change show their date.":
    "Nàìjíríà àti ayé fún ìdánwò àyẹ̀wò (screening); gbogbo ohun tó jẹ mọ́ ìgbà kan ni a kọ ọjọ́ rẹ̀ sí.",
  "Notation, harmony, instruments, composers and the music of Africa.":
    "Àmì orin (notation), harmony, ohun èlò orin, àwọn tó ń kọ orin àti orin Áfíríkà.",
  "Number, algebra, geometry, trigonometry, statistics and a first taste of calculus.":
    "Nọ́ńbà, algebra, geometry, trigonometry, statistics àti ìtọ́wò àkọ́kọ́ nínú calculus.",
  "Pure mathematics, mechanics and statistics beyond the general syllabus.":
    "Pure mathematics, mechanics àti statistics tó kọjá ìlànà ẹ̀kọ́ Mathematics gbogbogbò.",
  "Reading prose, drama and poetry closely, with the terms critics use.":
    "Kíka ọ̀rọ̀ geere (prose), eré-oníṣe (drama) àti ewì pẹ̀lú àkíyèsí, pẹ̀lú ọ̀rọ̀ tí àwọn lámèyítọ́ ń lò.",
  "Recording, summarising and interpreting the accounts of traders, clubs, partnerships and companies.":
    "Kíkọ ọ̀ràn owó àwọn oníṣòwò, ẹgbẹ́, òwò àjọṣe (partnerships) àti iléeṣẹ́ sílẹ̀, ṣíṣe àkópọ̀ rẹ̀ àti kíkà á.",
  "Rights, duties, values and the workings of democracy in Nigeria.":
    "Ẹ̀tọ́, ojúṣe, ìwà ọmọlúàbí (values) àti bí ìjọba tiwa-n-tiwa ṣe ń ṣiṣẹ́ ní Nàìjíríà.",
  "Screening tests that universities set after the UTME, each in its own format.":
    "Ìdánwò àyẹ̀wò tí àwọn yunifásítì ń ṣe lẹ́yìn UTME, oníkálukú pẹ̀lú ìlànà tirẹ̀.",
  "Sports and their rules, how the body moves, first aid, safety and healthy living.":
    "Eré ìdárayá àti òfin wọn, ìgbòkègbodò ara, ìtọ́jú àkọ́kọ́ (first aid), ààbò àti ìgbé-ayé ìlera.",
  "States and constitutions, Nigeria's political history and its place in the world.":
    "Ètò orílẹ̀-èdè àti ìwé òfin ìpìlẹ̀, ìtàn òṣèlú Nàìjíríà àti ipò rẹ̀ láàárín àwọn orílẹ̀-èdè.",
  "The Bible's story and teaching, from creation to the early church, and what they mean for life today.":
    "Ìtàn àti ẹ̀kọ́ Bíbélì, láti ìṣẹ̀dá dé ìjọ ìbẹ̀rẹ̀, àti bí wọ́n ṣe kan ìgbésí ayé.",
  "The grammar, vocabulary, literature and culture of Hausa.": "Gírámà, ọ̀rọ̀ èdè, lítíréṣọ̀ àti àṣà Haúsá.",
  "The grammar, vocabulary, literature and culture of Igbo.": "Gírámà, ọ̀rọ̀ èdè, lítíréṣọ̀ àti àṣà Ìgbò.",
  "The grammar, vocabulary, literature and culture of Yoruba.": "Gírámà, ọ̀rọ̀ èdè, lítíréṣọ̀ àti àṣà Yorùbá.",
  "The Qur'an, Hadith, belief, worship, family life and the history of Islam.":
    "Al-Kùránì, Hadith, ìgbàgbọ́, ìjọsìn, ìgbé-ayé ìdílé àti ìtàn Ìsìláàmù.",
  "The Senior School Certificate Examination of the National Examinations Council: five options, graded A1 to F9.":
    "Ìdánwò ìwé-ẹ̀rí ilé-ìwé girama àgbà (Senior School Certificate Examination) ti National Examinations Council: àṣàyàn márùn-ún, gírédì A1 sí F9.",
  "The Unified Tertiary Matriculation Examination: English and three subjects on a computer, scored out of 400.":
    "Ìdánwò àpapọ̀ fún wíwọ ilé-ẹ̀kọ́ gíga (Unified Tertiary Matriculation Examination): English àti ẹ̀kọ́ mẹ́ta lórí kọ̀ǹpútà, máàkì nínú 400.",
  "The West African Senior School Certificate Examination: objective papers with four options, graded A1 to F9.":
    "Ìdánwò ìwé-ẹ̀rí ilé-ìwé girama àgbà ti Ìwọ̀-Oòrùn Áfíríkà (West African Senior School Certificate Examination): ìwé ìdánwò oníyàn pẹ̀lú àṣàyàn mẹ́rin, gírédì A1 sí F9.",
  "Trade and the services that support it: banking, insurance, transport, advertising and business units.":
    "Òwò àti gbogbo ohun tó ń ràn án lọ́wọ́: báńkì, ìdójútòfò (insurance), ìrìnnà, ìpolówó ọjà àti oríṣi iléeṣẹ́ òwò.",
};
