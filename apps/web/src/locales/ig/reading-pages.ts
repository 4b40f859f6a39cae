// Igbo: help, questions, terms, privacy and cookies. For review by a native reader.
export const readingPages: Record<string, string> = {
  "A candidate can share progress with you and take that back at any time. Schools that want to use it in a lab are welcome to write to us.":
    "Onye na-ele ule nwere ike ikesara gị ọganihu ya ma kwụsị ya mgbe ọ bụla. Anyị na-anabata akwụkwọ ozi sitere n'ụlọ akwụkwọ ndị chọrọ iji ya n'ụlọ kọmputa ha.",
  "A court or an authority, when Nigerian law obliges us.":
    "Ụlọikpe ma ọ bụ ndị ọchịchị, mgbe iwu Naịjirịa manyere anyị.",
  "A friend you send a challenge to: your first name and that score, until you take the link back or it ends.":
    "Enyi i zigaara ịma aka: aha mbụ gị na akara ahụ, ruo mgbe i wepụrụ njikọ ahụ ma ọ bụ oge ya gwụrụ.",
  "A guardian or teacher you share your progress with, until you take it back.":
    "Nne, nna, onye nlekọta ma ọ bụ onye nkuzi i kesaara ọganihu gị, ruo mgbe ị kwụsịrị ya.",
  "A minor appears on a leaderboard only with a guardian's recorded consent. We ask for no more data than the service needs: no home address, no contacts, no location from your device. A profile picture is your own choice.":
    "Onye bụ nwata n'anya iwu na-apụta na bọọdụ ndị ndu naanị mgbe e dekọrọ nkwenye nke nne, nna ma ọ bụ onye nlekọta ya. Anyị anaghị arịọ data karịrị nke ọrụ a chọrọ: anyị anaghị arịọ adreesị ụlọ, ndepụta ndị ị maara (contacts), ma ọ bụ ebe ị nọ site na ngwaọrụ gị. Itinye foto n'profaịlụ bụ nhọrọ gị.",
  "A question or its key can be wrong. When we correct a key we mark every affected test again and tell you if your score changed. Report a question with one tap and we look at it.":
    "Ajụjụ, ma ọ bụ azịza e debere dị ka nke ziri ezi, nwere ike ịbụ njehie. Mgbe anyị doziri azịza dị otú ahụ, anyị na-enyegharị ule niile o metụtara akara, na-agwakwa gị ma ọ bụrụ na akara gị gbanwere. Jiri otu mpịa kọọ ajụjụ, anyị ga-eleba ya anya.",
  "After deletion: your name and everything that points to you is removed; answers stay as figures that belong to nobody. A copy may remain in backups until they are replaced; if a backup is ever restored, your deletion is carried out again.":
    "Mgbe e hichapụchara: a na-ewepụ aha gị na ihe niile na-egosi onye ị bụ; azịza na-anọ dị ka ọnụọgụ na-abụghị nke onye ọ bụla. Kọpị nwere ike ịfọdụ na nchekwa ndabere (backup) ruo mgbe e ji nke ọhụrụ dochie ya; ọ bụrụ na e weghachite nchekwa ndabere mgbe ọ bụla, a ga-emegharị mhichapụ gị.",
  "All traffic is encrypted. Sessions can be ended at once and end by themselves. Access of staff is by role. If a breach is likely to put your rights at risk, we tell the Commission within 72 hours and you without delay.":
    "A na-ezochi (encrypt) ozi niile na-aga ma na-abịa. E nwere ike ịkwụsị nbanye ozugbo, ha na-akwụsịkwa n'onwe ha. Ihe onye ọrụ nwere ike imepe dabeere n'ọkwa ọrụ ya. Ọ bụrụ na o yikarịrị ka mmebi nchebe data (breach) ga-etinye ikike gị n'ihe ize ndụ, anyị na-agwa Kọmịshọn ahụ n'ime awa 72, na-agwakwa gị na-egbughị oge.",
  "Are these the real WAEC, NECO and JAMB questions?": "Ndị a hà bụ ezigbo ajụjụ WAEC, NECO na JAMB?",
  "As far as Nigerian law allows, we are not liable for loss that follows from a wrong question, an interruption or an exam result, beyond what you paid us in the last twelve months. Nothing here takes away rights the law gives you as a consumer.":
    "Ruo ebe iwu Naịjirịa kwere, ibu anyị ga-eburu (liability) maka mfu sitere n'ajụjụ ezighị ezi, nkwụsịtụ ọrụ ma ọ bụ nsonaazụ ule agaghị akarị ego ị kwụrụ anyị n'ime ọnwa iri na abụọ gara aga. O nweghị ihe dị ebe a na-anapụ gị ikike iwu nyere gị dị ka onye na-azụ ahịa.",
  "attack the service or look for other people's data. If you find a weakness, write to {email}; we are glad of it.":
    "ịwakpo ọrụ a ma ọ bụ ịchọ data nke ndị ọzọ. Ọ bụrụ na ị chọta ebe nchebe ya na-esighị ike, degara {email} akwụkwọ; obi ga-adị anyị ụtọ maka ya.",
  "bring phones, notes or this site into a real exam hall;": "iweta ekwentị, ndetu ma ọ bụ saịtị a n'ezigbo ụlọ ule;",
  "Can I get my money back?": "Enwere m ike inwetaghachi ego m?",
  Changes: "Mgbanwe",
  "Changes and ending": "Mgbanwe na nkwụsị",
  "Changing your password ends every session, also on other devices.":
    "Ịgbanwe okwuntughe gị na-akwụsị nbanye niile, ọbụna na ngwaọrụ ndị ọzọ.",
  "Choose an exam, a subject and a year. Every second year is free; the others come with a paid plan. Papers that we wrote ourselves on the syllabus are called original practice papers: we own no rights in the boards' own papers and do not pretend to show them.":
    "Họrọ ule, ihe ọmụmụ na afọ. Afọ ọ bụla nke abụọ bụ n'efu; ndị ọzọ na-eso atụmatụ a na-akwụ ụgwọ. Akwụkwọ ule ndị anyị onwe anyị dere dịka silabọs si dị ka a na-akpọ akwụkwọ mmụta nke anyị (original): anyị enweghị ikike ọ bụla n'akwụkwọ ule nke ụlọ ọrụ ule, anyị anaghịkwa eme ka à ga-asị na ọ bụ ha ka anyị na-egosi.",
  "Complete your profile: phone, target exam and class. Then take a first test; your dashboard fills with your own figures.":
    "Mezue profaịlụ gị: ekwentị, ule ị na-achọ na klaasị. Mgbe ahụ mee ule mbụ; ihu akwụkwọ gị ga-ejupụta n'ọnụọgụ nke gị.",
  "Copies of the app's own files, so that it opens without a network.":
    "Kọpị nke faịlụ ngwa a, ka o wee mepee na-enweghị netwọk.",
  "copy, scrape or resell the questions, explanations or materials;":
    "ịkọpịa ajụjụ, nkọwa ma ọ bụ ngwa ọmụmụ, iji mmemme kọmputa chịkọrọ ha (scrape), ma ọ bụ ireghachi ha;",
  "correct it (Profile);": "idozi ya (Profaịlụ);",
  "Creating an account is free and no card is asked for. The free plan holds 5 practice tests a month, 50 practice questions in all, and every free year of past questions.":
    "Imepe akaụntụ bụ n'efu, a naghịkwa ajụ maka kaadị. Atụmatụ n'efu nwere ule mmụta 5 kwa ọnwa, ajụjụ mmụta 50 n'ozuzu, na ajụjụ gara aga nke afọ niile bụ n'efu.",
  "Creating an account is free and no credit card is required. The free plan holds 5 practice tests a month, 50 practice questions in all, and every free year of past questions. Paid plans lift the limits.":
    "Imepe akaụntụ bụ n'efu, kaadị ụlọ akụ adịghịkwa mkpa. Atụmatụ n'efu nwere ule mmụta 5 kwa ọnwa, ajụjụ mmụta 50 n'ozuzu, na ajụjụ gara aga nke afọ niile bụ n'efu. Atụmatụ a na-akwụ ụgwọ na-ewepụ oke ndị a.",
  "Dark mode, three text sizes in tests and switched-off motion are in Settings. Everything works with a keyboard and a screen reader, and charts have a table. If something does not work for you, write to {email}: that is a fault, and we mend it.":
    "Ọnọdụ ọchịchịrị, nha ederede atọ n'ule na ịgbanyụ mmegharị ihe onyonyo dị na Ntọala. Ihe niile na-arụ ọrụ na kiiboodu na ngwa na-agụpụta ihuenyo (screen reader), eserese nwekwara tebụl. Ọ bụrụ na ihe anaghị arụrụ gị ọrụ, degara {email} akwụkwọ: nke ahụ bụ njehie, anyị na-edozikwa ya.",
  "delete it (Profile, Delete Account);": "ihichapụ ya (Profaịlụ, Hichapụ akaụntụ);",
  "Deleting your account removes your name and everything that points to you. Sign in within 7 days to keep it; after that it cannot be undone.":
    "Ihichapụ akaụntụ gị na-ewepụ aha gị na ihe niile na-egosi onye ị bụ. Banye n'ime ụbọchị 7 ma ị chọọ idebe ya; mgbe nke ahụ gasịrị, e nweghị ike iweghachi ya.",
  "Does it work on a small phone with little data?": "Ọ na-arụ ọrụ n'obere ekwentị nwere obere data?",
  "Each school sets its own screening. We offer practice in the common subjects; always check the format on your school's own site.":
    "Ụlọ akwụkwọ ọ bụla na-ahazi ule nyocha nke ya. Anyị na-enye mmụta n'ihe ọmụmụ ndị a na-ahụkarị; na-elele usoro ya mgbe niile na saịtị nke ụlọ akwụkwọ gị n'onwe ya.",
  "Easier to read, easier to use": "Ọ ka mfe ịgụ, ọ ka mfe iji",
  "Fair use": "Iji ya n'ụzọ ziri ezi",
  "For the Senior School Certificate Examination of NECO: objective papers, some with five options, A to E, graded A1 to F9.":
    "Maka Senior School Certificate Examination nke NECO: akwụkwọ nhọrọ, ụfọdụ nwere nhọrọ ise, A ruo E, akara ya si na A1 ruo F9.",
  "For the UTME: Use of English and three subjects of your choice, 180 questions in two hours, each subject scored out of 100 and the whole out of 400. The mock has the same eight keys and an on-screen calculator, as in the hall.":
    "Maka UTME: Use of English na ihe ọmụmụ atọ ị họọrọ, ajụjụ 180 n'ime awa abụọ, ihe ọmụmụ ọ bụla nwere akara n'ime 100, ha niile n'ime 400. Ule nnwale nwere otu igodo asatọ ahụ na igwe mgbakọ n'ihuenyo, dị ka n'ụlọ ule.",
  "For the West African Senior School Certificate Examination: objective papers with four options, graded A1 to F9. Our grade counts the objective paper alone.":
    "Maka West African Senior School Certificate Examination: akwụkwọ nhọrọ nwere nhọrọ anọ, akara ya si na A1 ruo F9. Akara anyị na-agụ naanị akwụkwọ nhọrọ.",
  "Forgotten password: use the link on the sign-in page. The link in the letter works for 60 minutes, once.":
    "I chefuru okwuntughe: jiri njikọ dị n'ibe nbanye. Njikọ dị n'akwụkwọ ozi ahụ na-arụ ọrụ nkeji 60, otu ugboro.",
  "Getting started": "Otu ị ga-esi malite",
  "Give your real name and an e-mail address you can open; we send a letter there to verify it. Without verification you can use the site for 30 minutes.":
    "Nye ezigbo aha gị na adreesị email i nwere ike imepe; anyị na-eziga akwụkwọ ozi ebe ahụ iji kwado ya. Ọ bụrụ na a kwadoghị ya, i nwere ike iji saịtị a nkeji 30.",
  "Google on the sign-in pages": "Google n'ibe nbanye",
  "How is my score worked out?": "Kedu ka e si agbakọ akara m?",
  "How long": "Ogologo oge ole",
  "How to clear it": "Otu ị ga-esi hichapụ ya",
  "How we protect it": "Otu anyị si echebe ya",
  "How {site} works, from the first test to the last. If your question is not here, write to us.":
    "Otu {site} si arụ ọrụ, site n'ule mbụ ruo nke ikpeazụ. Ọ bụrụ na ajụjụ gị adịghị ebe a, degara anyị akwụkwọ.",
  "I am a parent or a teacher. Can I help?": "Abụ m nne, nna ma ọ bụ onye nkuzi. Enwere m ike inye aka?",
  "I did not get the verification letter.": "Enwetaghị m akwụkwọ ozi nkwado.",
  "I think a question is wrong. What now?": "Echere m na otu ajụjụ ezighị ezi. Gịnị ka m ga-eme?",
  "If you are under 18": "Ọ bụrụ na i rubeghị afọ 18",
  "If you are under 18, please read them with a parent or guardian. You may use {site} only if they agree.":
    "Ọ bụrụ na i rubeghị afọ 18, biko gị na nne gị, nna gị ma ọ bụ onye nlekọta gị gụkọọ ha. I nwere ike iji {site} naanị ma ha kweta.",
  "If you sign in with Google we receive your name, your e-mail address and Google's number for your account. We get nothing else, and Google learns only that you signed in here.":
    "Ọ bụrụ na i ji Google banye, anyị na-enweta aha gị, adreesị email gị na nọmba Google nyere akaụntụ gị. Anyị anaghị enweta ihe ọzọ, Google na-amatakwa naanị na ị banyere ebe a.",
  "In exam mode it is as in the hall: a clock, a palette of all questions, flags, free movement, and no answers until you submit. On a keyboard, A to D choose, N and P move, S submits after asking, R takes you back.":
    "N'ọnọdụ ule, ọ dị ka n'ụlọ ule: elekere, tebụl nke ajụjụ niile, ọkọlọtọ, ịgagharị otu ị chọrọ, a naghịkwa egosi azịza ruo mgbe i nyefere. Na kiiboodu, A ruo D na-ahọrọ azịza, N na P na-agagharị n'ajụjụ, S na-enyefe mgbe ọ jụchara gị, R na-akpọghachi gị.",
  "In practice mode you choose an answer and go on; you may see the right answer and the explanation straight away. There is no clock.":
    "N'ọnọdụ mmụta, ị na-ahọrọ azịza wee gaa n'ihu; i nwere ike ịhụ azịza ziri ezi na nkọwa ya ozugbo. E nweghị elekere.",
  "Is it really free?": "Ọ bụ n'efu n'ezie?",
  JAMB: "JAMB",
  "Keep answering. Every choice is stored on your device at once and sent when the connection is back; the screen says which answers are saved and which are only on this device. Signing out is refused while something is unsent, so that nothing is lost.":
    "Nọgide na-aza. A na-echekwa nhọrọ ọ bụla na ngwaọrụ gị ozugbo, a na-ezigakwa ya mgbe njikọ netwọk lọghachiri; ihuenyo na-egosi azịza ndị e chekwara na ndị dị naanị na ngwaọrụ a. A naghị ekwe ka ị pụọ n'akaụntụ mgbe e nwere ihe e zigabeghị, ka ihe ọ bụla ghara ifu.",
  "Keep your password to yourself. If somebody else has it, change it; that ends every session.":
    "Agwala onye ọ bụla okwuntughe gị. Ọ bụrụ na onye ọzọ nwere ya, gbanwee ya; nke ahụ na-akwụsị nbanye niile.",
  "Letters you write to us.": "Akwụkwọ ozi ndị i degaara anyị.",
  "Light or dark theme, text size, motion and language, in local storage, when you choose them.":
    "Ọnọdụ ìhè ma ọ bụ ọchịchịrị, nha ederede, mmegharị ihe onyonyo na asụsụ, n'ebe nchekwa nke ngwaọrụ (local storage), mgbe ị họọrọ ha.",
  "Links in letters: 24 hours for verification, 60 minutes for a new password. Sessions: 12 hours at most.":
    "Njikọ dị n'akwụkwọ ozi: awa 24 maka nkwado, nkeji 60 maka okwuntughe ọhụrụ. Nbanye: ọ naghị akarị awa 12.",
  "Log out to end your sign-in. Settings, Clear data removes your tests and results for good, from our server and from this device. Your browser's own settings clear only what this device keeps; send unsent answers first, or they are lost.":
    "Pụọ n'akaụntụ iji kwụsị nbanye gị. Ntọala, Hichapụ data na-ewepụ ule gị na nsonaazụ gị kpamkpam, na sava anyị na na ngwaọrụ a. Ntọala nke ihe nchọgharị gị n'onwe ya na-ehichapụ naanị ihe ngwaọrụ a debere; buru ụzọ ziga azịza ndị e zigabeghị, ma ọ bụghị ya, ha ga-efu.",
  "Look into the spam folder, wait a minute and press Resend. If the address has a mistake, correct it on the same screen.":
    "Lelee n'ime spam, chere otu nkeji wee pịa “Zigagharịa email”. Ọ bụrụ na adreesị ahụ nwere njehie, dozie ya n'otu ihuenyo ahụ.",
  "Members of our staff, each only as far as their work needs; what they open and change is logged.":
    "Ndị ọrụ anyị, onye ọ bụla naanị ruo ebe ọrụ ya chọrọ; a na-edekọ ihe ha mepere na ihe ha gbanwere.",
  "Most of our candidates are minors, and we treat everybody's data as if they were. Under the Act a parent or guardian must consent to the use of a child's data. By using {site} you confirm that yours knows and agrees; they may write to {email} to see, correct or delete your data, and we check that they are who they say they are.":
    "Ihe ka ọtụtụ n'ime ndị na-ele ule anyị bụ ụmụaka n'anya iwu, anyị na-emesokwa data onye ọ bụla ka à ga-asị na ọ bụ nwata. N'okpuru Iwu Nchebe Data ahụ, nne, nna ma ọ bụ onye nlekọta ga-enyerịrị nkwenye maka iji data nwata. Site n'iji {site}, ị na-ekwupụta na nne gị, nna gị ma ọ bụ onye nlekọta gị maara ma kwetakwa; ha nwere ike idegara {email} akwụkwọ iji hụ, dozie ma ọ bụ hichapụ data gị, anyị na-enyochakwa ma ha bụ ndị ha sị na ha bụ.",
  NECO: "NECO",
  "No letter? Look into spam, then press Resend after a minute. If the address was mistyped, you can correct it while it is not verified.":
    "Akwụkwọ ozi abịaghị? Lelee n'ime spam, wee pịa “Zigagharịa email” mgbe otu nkeji gachara. Ọ bụrụ na e dehiere adreesị ahụ, i nwere ike idozi ya mgbe a kwadobeghị ya.",
  "None of it is sent to anybody but us, and only the answers and your sign-in are sent at all.":
    "A naghị ezigara onye ọzọ ihe ọ bụla n'ime ha, naanị anyị; n'ime ha niile, ọ bụ naanị azịza na nbanye gị ka a na-eziga.",
  "Nothing is lost. Each answer is kept on your device when you choose it and sent when you are back. In exam mode the clock is the server's; answers given in time count even when they arrive later.":
    "Ihe ọ bụla anaghị efu. A na-edebe azịza ọ bụla na ngwaọrụ gị mgbe ị họọrọ ya, a na-ezigakwa ya mgbe ị lọghachiri. N'ọnọdụ ule, elekere bụ nke sava; azịza e nyere n'oge na-agụ, ọbụna mgbe ha rutere ma e mechaa.",
  "object to a use or have it restricted;": "ịjụ ka e jiri ya mee otu ihe, ma ọ bụ mee ka e tinye oke n'ojiji ahụ;",
  "One cookie, and only if you ask for it": "Otu kuki, naanị ma ị rịọ ya",
  "One person, one account. Do not share it or sell it.": "Otu onye, otu akaụntụ. Ekesala ya, erekwala ya.",
  "Open the letter we send and press the link in it. Without verification you can use the site for 30 minutes.":
    "Mepee akwụkwọ ozi anyị zigaara gị ma pịa njikọ dị n'ime ya. Ọ bụrụ na ị kwadoghị email gị, i nwere ike iji saịtị a nkeji 30.",
  "Paid plans are priced in naira and shown in full before you pay. Payment is taken by Paystack; we never see or keep your card number. A plan runs to the end of the period you paid for.":
    "Ọnụ ahịa nke atụmatụ a na-akwụ ụgwọ dị na naira, a na-egosikwa ya n'uju tupu ị kwụọ. Paystack na-anata ụgwọ ahụ; anyị anaghị ahụ nọmba kaadị gị ma ọlị, anyị anaghịkwa edebe ya. Atụmatụ na-aga ruo ngwụcha oge ị kwụrụ ụgwọ ya.",
  "Past questions": "Ajụjụ gara aga",
  "Payment records: for as long as the tax laws say, without your study data.":
    "Ndekọ ịkwụ ụgwọ: ruo ogologo oge iwu ụtụ isi kwuru, na-enweghị data ọmụmụ gị.",
  "Payments: plan, amount, date and Paystack's reference. We never receive your card number.":
    "Ịkwụ ụgwọ: atụmatụ, ego ole, ụbọchị na nọmba ntụaka nke Paystack. Anyị anaghị enweta nọmba kaadị gị ma ọlị.",
  "Paystack when you pay": "Paystack mgbe ị na-akwụ ụgwọ",
  "Paystack, when you pay. Google, when you choose to sign in with Google. The companies that carry our mail and host our servers, bound by contract to use the data only for us.":
    "Paystack, mgbe ị na-akwụ ụgwọ. Google, mgbe ị họọrọ iji Google banye. Ụlọ ọrụ ndị na-ebu email anyị na ndị na-elekọta sava anyị; nkwekọrịta na-amanye ha iji data ahụ naanị maka anyị.",
  "Plans and payment": "Atụmatụ na ịkwụ ụgwọ",
  "Post-UTME": "Post-UTME",
  "Practice tests": "Ule mmụta",
  "Questions you took offline and answers not yet sent, in the browser's database, until they are sent or you clear them.":
    "Ajụjụ ndị i budatara iji mee na-enweghị netwọk na azịza e zigabeghị, na database nke ihe nchọgharị, ruo mgbe e zigara ha ma ọ bụ i hichapụrụ ha.",
  "Register with your name, e-mail address and a password, or with Google.":
    "Jiri aha gị, adreesị email gị na okwuntughe debanye aha, ma ọ bụ jiri Google.",
  "Report it from the question itself. If the key was wrong we correct it, mark every affected test again and tell everybody whose score changed.":
    "Kọọ ya site n'ajụjụ ahụ n'onwe ya. Ọ bụrụ na azịza e debere dị ka nke ziri ezi bụ njehie, anyị na-edozi ya, na-enyegharị ule niile o metụtara akara, na-agwakwa onye ọ bụla akara ya gbanwere.",
  "see the data we hold about you and take a copy with you (Settings, Export data);":
    "ịhụ data anyị nwere banyere gị ma were kọpị ya (Ntọala, Bupụ data);",
  "Some things are kept on your device, by your own browser, because the site could not work without them:":
    "Ihe nchọgharị gị n'onwe ya na-edebe ụfọdụ ihe na ngwaọrụ gị, n'ihi na saịtị a agaghị arụli ọrụ ma ha adịghị:",
  "Technical records: time, page, network address and browser of requests, so that we can find faults and stop abuse.":
    "Ndekọ teknụzụ: oge, ibe, adreesị netwọk na ihe nchọgharị nke arịrịọ ọ bụla, ka anyị wee nwee ike ịchọta njehie ma kwụsị ojiji ọjọọ.",
  "the English text": "ederede Bekee",
  "The figures your screens showed last, in local storage, so that they are there without a network. They go when you log out.":
    "Ọnụọgụ ndị ihuenyo gị gosiri ikpeazụ, n'ebe nchekwa nke ngwaọrụ (local storage), ka ha dịrị ọbụna mgbe netwọk adịghị. Ha na-apụ mgbe ị pụrụ n'akaụntụ.",
  "The free plan holds 5 practice tests a month, 50 practice questions in all, and every free year of past questions. Premium and Pro lift the limits and open all years. Prices are in naira, payment is by Paystack, and you can have your money back within 7 days.":
    "Atụmatụ n'efu nwere ule mmụta 5 kwa ọnwa, ajụjụ mmụta 50 n'ozuzu, na ajụjụ gara aga nke afọ niile bụ n'efu. Premium na Pro na-ewepụ oke ndị a ma na-emeghe afọ niile. Ọnụ ahịa dị na naira, a na-akwụ ụgwọ site na Paystack, i nwekwara ike inwetaghachi ego gị n'ime ụbọchị 7.",
  "The question you were at, in local storage, while you take a test.":
    "Ajụjụ ị nọ na ya, n'ebe nchekwa nke ngwaọrụ (local storage), mgbe ị na-eme ule.",
  "The questions we ship are our own, written on each syllabus and arranged as papers by year; the screens call them original. The boards own their papers. Where staff have the right to show an official paper, the screen says official.":
    "Ajụjụ ndị anyị na-enye bụ nke anyị, e dere ha dịka silabọs ọ bụla si dị, hazie ha dị ka akwụkwọ ule, afọ n'afọ; ihuenyo na-akpọ ha “nke anyị” (original). Ụlọ ọrụ ule nwe akwụkwọ ule ha. Ebe ndị ọrụ anyị nwere ikike igosi akwụkwọ ule gọọmentị, ihuenyo na-ede “gọọmentị” (official).",
  "The questions we wrote ourselves are modelled on each syllabus and are marked as original. They are not the exam boards' own papers. Where a question comes from somebody else, the screen says so.":
    "Ajụjụ ndị anyị onwe anyị dere na-eso silabọs nke ọ bụla, a kakwara ha akara “nke anyị” (original). Ha abụghị akwụkwọ ule nke ụlọ ọrụ ule n'onwe ha. Ebe ajụjụ sitere n'aka onye ọzọ, ihuenyo na-ekwu ya.",
  "The result of the ten trial questions, in local storage, so that it can come with you when you register.":
    "Nsonaazụ nke ajụjụ nnwale iri ahụ, n'ebe nchekwa nke ngwaọrụ (local storage), ka o nwee ike iso gị mgbe i debara aha.",
  "The rules of {site}, in plain words. They are short so that you can read them.":
    "Iwu nke {site}, n'okwu doro anya. Ha dị mkpụmkpụ ka i wee nwee ike ịgụ ha.",
  "The server compares your answers with the key: right answers over questions handed out, in per cent. WAEC and NECO tests also show a grade from A1 to F9, JAMB mocks a score out of 400. There is no negative marking.":
    "Sava na-eji azịza gị atụnyere azịza ziri ezi e debere: azịza ziri ezi n'ime ajụjụ niile e nyere, na pasent. Ule WAEC na NECO na-egosikwa akara (grade) site na A1 ruo F9, ule nnwale JAMB na-egosi akara n'ime 400. A naghị ewepụ akara maka azịza ezighị ezi.",
  "The server marks both. If a key turns out to be wrong, we correct it, mark your test again and tell you.":
    "Sava na-enye ha abụọ akara. Ọ bụrụ na e chọpụta na azịza e debere dị ka nke ziri ezi bụ njehie, anyị na-edozi ya, na-enyegharị ule gị akara, na-agwakwa gị.",
  "These terms are the agreement between you and {site}. You accept them when you complete your profile and tick the box that says so. We record which version you accepted and when.":
    "Usoro ndị a bụ nkwekọrịta dị n'etiti gị na {site}. Ị na-anabata ha mgbe i mezuru profaịlụ gị ma kaa akara n'igbe na-ekwu otú ahụ. Anyị na-edekọ mbipụta ị nabatara na mgbe ị nabatara ya.",
  "These terms follow the law of the Federal Republic of Nigeria. Please write to {email} first; most things can be settled by a letter.":
    "Usoro ndị a na-eso iwu nke Naịjirịa (Federal Republic of Nigeria). Biko buru ụzọ degara {email} akwụkwọ; e nwere ike iji akwụkwọ ozi dozie ihe ka ọtụtụ.",
  "This is a translation, to help you read it. Only {english} binds.":
    "Nke a bụ ntụgharị asụsụ, iji nyere gị aka ịgụ ya. Naanị {english} nwere ikike n'iwu.",
  "This page needs JavaScript. You can write to us at {email} without it.":
    "Ibe a chọrọ JavaScript. I nwere ike idegara anyị akwụkwọ na {email} na-enweghị ya.",
  "To give you the service you asked for: your account, tests, marking, progress and payments (a contract with you).":
    "Iji nye gị ọrụ ị rịọrọ: akaụntụ gị, ule, inye akara, ọganihu na ịkwụ ụgwọ (nkwekọrịta anyị na gị).",
  "To keep it safe and correct: limits on sign-in attempts, an audit log of what staff do, finding wrong questions (our legitimate interest, and yours).":
    "Iji mee ka ọ dị nchebe ma zie ezi: oke n'ugboro ole e nwere ike ịnwa ịbanye, ndekọ nyocha (audit log) nke ihe ndị ọrụ na-eme, ịchọta ajụjụ ezighị ezi (ọdịmma anyị na nke gị, nke iwu kwadoro; legitimate interest).",
  "To keep payment records for as long as tax law requires (a legal duty).":
    "Iji debe ndekọ ịkwụ ụgwọ ruo ogologo oge iwu ụtụ isi chọrọ (ihe iwu na-amanye anyị ime).",
  "To show you on a leaderboard, by first name and initial, only if you join it (your consent).":
    "Iji gosi gị na bọọdụ ndị ndu, site n'aha mbụ gị na mkpụrụedemede mbụ nke aha ikpeazụ gị, naanị ma i sonye na ya (nkwenye gị).",
  "To write to you about your account, and to remind you of your tests and your week. One press in any such mail, or a switch in your settings, ends the reminders (our legitimate interest, and yours).":
    "Iji degara gị akwụkwọ banyere akaụntụ gị, na iji chetara gị ule gị na izu gị. Otu mpịa n'email ọ bụla dị otú ahụ, ma ọ bụ ịgbanyụ ya na ntọala gị, na-akwụsị ncheta ndị ahụ (ọdịmma anyị na nke gị, nke iwu kwadoro; legitimate interest).",
  "Try ten questions without an account, from the landing page.":
    "Nwalee ajụjụ iri na-enweghị akaụntụ, site n'ibe mbụ.",
  "try to get around the limits of a plan, the marking or the leaderboard;":
    "ịnwa ụzọ aghụghọ iji gafee oke nke atụmatụ, inye akara ma ọ bụ bọọdụ ndị ndu;",
  "Under the Nigeria Data Protection Act 2023 you may:":
    "N'okpuru Iwu Nchebe Data nke Naịjirịa (Nigeria Data Protection Act 2023), i nwere ike:",
  "upload anything that is not yours, or that harms or insults other people;":
    "ibulite (upload) ihe ọ bụla na-abụghị nke gị, ma ọ bụ nke na-akpatara ndị ọzọ mmerụ ma ọ bụ na-akparị ha;",
  "Use {site} to learn. Please do not:": "Jiri {site} mụta ihe. Biko emela ihe ndị a:",
  WAEC: "WAEC",
  "We do not sell data, show advertising, or build profiles for anybody else. No decision with legal effect on you is made by a machine.":
    "Anyị anaghị ere data, anyị anaghị egosi mgbasa ozi ahịa, anyị anaghịkwa emepụtara onye ọzọ profaịlụ ndị mmadụ. O nweghị mkpebi na-emetụta gị n'iwu nke igwe na-eme.",
  "We work to keep {site} open, but we cannot promise that it is never interrupted. Answers you gave are kept on your device and sent when the connection is back.":
    "Anyị na-agbalị ka {site} na-emeghe mgbe niile, mana anyị enweghị ike ikwe nkwa na ọ gaghị akwụsịtụ mgbe ọ bụla. A na-edebe azịza i nyere na ngwaọrụ gị, a na-ezigakwa ha mgbe njikọ netwọk lọghachiri.",
  "What happens if the power or the network goes during a test?":
    "Gịnị na-eme ma ọ bụrụ na ọkụ eletrik ma ọ bụ netwọk apụọ mgbe a na-eme ule?",
  "What is kept in your browser": "Ihe e debere n'ihe nchọgharị gị",
  "What this is": "Ihe nke a bụ",
  "What we give you": "Ihe anyị na-enye gị",
  "What we keep": "Ihe anyị na-edebe",
  "What {site} keeps in your browser. It is not much.": "Ihe {site} na-edebe n'ihe nchọgharị gị. Ọ dịghị ukwuu.",
  "What {site} knows about you, why, for how long, and what you can do about it.":
    "Ihe {site} maara banyere gị, ihe kpatara ya, ogologo oge ya, na ihe i nwere ike ime banyere ya.",
  "When the network goes": "Mgbe netwọk pụrụ",
  "When this policy changes in a way that matters, we tell you in the app and by e-mail before it does.":
    "Mgbe iwu nzuzo a ga-agbanwe n'ụzọ dị mkpa, anyị na-agwa gị n'ime ngwa a na site na email tupu ọ gbanwee.",
  "When we change these terms in a way that matters to you, we tell you before it takes effect and ask you to accept again. If you do not agree, you can delete your account.":
    "Mgbe anyị na-agbanwe usoro ndị a n'ụzọ dị gị mkpa, anyị na-agwa gị tupu ọ malite ịrụ ọrụ, na-arịọkwa gị ka ị nabata ya ọzọ. Ọ bụrụ na i kwetaghị, i nwere ike ihichapụ akaụntụ gị.",
  "When we make mistakes": "Mgbe anyị mehiere",
  "When you pay, your browser goes to Paystack's own page, where Paystack's cookie policy applies.":
    "Mgbe ị na-akwụ ụgwọ, ihe nchọgharị gị na-aga n'ibe nke Paystack n'onwe ya, ebe iwu kuki nke Paystack na-arụ ọrụ.",
  "Where one of these works outside Nigeria, the transfer follows Part VIII of the Act: to countries with adequate protection, or under contract terms that give the same.":
    "Ebe otu n'ime ndị a na-arụ ọrụ na mpụga Naịjirịa, mbufe data na-eso Akụkụ VIII (Part VIII) nke Iwu Nchebe Data ahụ: gaa na mba ndị nwere nchebe zuru oke, ma ọ bụ n'okpuru usoro nkwekọrịta na-enye otu nchebe ahụ.",
  "Where signing in with Google is offered, Google's script is loaded on the sign-in pages, and Google may set its own cookies there. No other page loads anything from Google.":
    "Ebe e nwere ike iji Google banye, a na-ebu skript Google n'ibe nbanye, Google nwekwara ike itinye kuki nke ya ebe ahụ. O nweghị ibe ọzọ na-ebu ihe ọ bụla site na Google.",
  "Who breaks these rules may lose points, be taken off the leaderboard, or be suspended. We say why, and you can answer.":
    "Onye mebiri iwu ndị a, e nwere ike iwepụ pọịntị ya, wepụ ya na bọọdụ ndị ndu, ma ọ bụ kwụsịtụ akaụntụ ya. Anyị na-ekwu ihe kpatara ya, i nwekwara ike ịza.",
  "Who can see my results?": "Kedu ndị nwere ike ịhụ nsonaazụ m?",
  "Who else sees it": "Ndị ọzọ na-ahụ ya",
  "Who is responsible": "Onye ọ dị n'aka",
  "Why, and on what ground": "Ihe kpatara ya, na ihe o dabeere na ya n'iwu",
  "withdraw a consent at any time, as easily as you gave it.":
    "iweghachi nkwenye mgbe ọ bụla, n'ụzọ dị mfe dị ka otu i si nye ya.",
  "Write to {email} for anything the screens do not offer; we answer within 30 days and it costs nothing. You may also complain to the Nigeria Data Protection Commission (ndpc.gov.ng).":
    "Degara {email} akwụkwọ maka ihe ọ bụla ihuenyo na-enyeghị; anyị na-aza n'ime ụbọchị 30, ị gaghị akwụkwa ego ọ bụla. I nwekwara ike ime mkpesa na Kọmịshọn Nchebe Data nke Naịjirịa (Nigeria Data Protection Commission, ndpc.gov.ng).",
  "Yes, within 7 days of paying. Write to us from your account's address.":
    "Ee, n'ime ụbọchị 7 site mgbe ị kwụrụ ụgwọ. Jiri email nke akaụntụ gị degara anyị akwụkwọ.",
  "Yes. Pages are small, a set of 40 questions is about the size of one small picture, and pictures load only when you want them. Tests go on without a network.":
    "Ee. Ibe ndị ahụ pere mpe, ajụjụ 40 hà ihe dị ka otu obere foto, foto na-abịakwa naanị mgbe ị chọrọ ha. Ule na-aga n'ihu ọbụna na-enweghị netwọk.",
  "You can delete your account at any time from your profile.":
    "I nwere ike ihichapụ akaụntụ gị mgbe ọ bụla site na profaịlụ gị.",
  "You can have your money back within 7 days of paying. Write to {email} from your account's address. You can cancel at any time; the plan then ends with its period.":
    "I nwere ike inwetaghachi ego gị n'ime ụbọchị 7 site mgbe ị kwụrụ ụgwọ. Jiri email nke akaụntụ gị degara {email} akwụkwọ. I nwere ike ịkagbu mgbe ọ bụla; atụmatụ ahụ ga-akwụsị mgbe oge ya gwụrụ.",
  "You, and people you share them with. Leaderboards show first name and initial, and only of those who joined.":
    "Gị, na ndị i kesaara ya. Bọọdụ ndị ndu na-egosi aha mbụ na mkpụrụedemede mbụ nke aha ikpeazụ, nke naanị ndị sonyere.",
  "Your account": "Akaụntụ gị",
  "Your account and study record: until you delete them.": "Akaụntụ gị na ndekọ ọmụmụ gị: ruo mgbe i hichapụrụ ha.",
  "Your account: first and last name, e-mail address, password (only as a salted Argon2id hash that we cannot read back), and, if you give them, phone number, class, target exam, school, location, exam year and a picture.":
    "Akaụntụ gị: aha mbụ na aha ikpeazụ, adreesị email, okwuntughe (naanị dị ka hash Argon2id e tinyere salt, nke anyị na-enweghị ike ịgụghachi), na, ọ bụrụ na i nye ha, nọmba ekwentị, klaasị, ule ị na-achọ, ụlọ akwụkwọ, ebe i bi, afọ ule na foto.",
  "Your answers and results are yours. We use them to mark your tests, to show you your progress, and, without your name, to find questions that are wrong or too hard. Reports and feedback you send may be used to improve the site.":
    "Azịza gị na nsonaazụ gị bụ nke gị. Anyị na-eji ha enye ule gị akara, na-eji ha egosi gị ọganihu gị, na-ejikwa ha, na-enweghị aha gị, achọta ajụjụ ndị ezighị ezi ma ọ bụ ndị siri ike gabiga oke. E nwere ike iji akụkọ na echiche i zigara mee ka saịtị a ka mma.",
  "Your answers and what you write": "Azịza gị na ihe i dere",
  "Your rights": "Ikike gị",
  "Your sign-in, in session storage. It is gone when you log out or close the tab.":
    "Nbanye gị, n'ebe nchekwa nwa oge (session storage). Ọ na-apụ mgbe ị pụrụ n'akaụntụ ma ọ bụ mechie taabụ ahụ.",
  "Your study: tests, the answers you chose and when, scores, progress by topic, schedule, saved questions, reports and feedback.":
    "Ọmụmụ gị: ule, azịza ị họọrọ na mgbe ị họọrọ ha, akara, ọganihu n'isiokwu ọ bụla, usoro ọmụmụ, ajụjụ i debere, akụkọ na echiche i zigara.",
  "{site} decides how your data is used and is the data controller under the Nigeria Data Protection Act 2023. For anything in this policy write to {email}.":
    "Ọ bụ {site} na-ekpebi otu e si eji data gị, ọ bụkwa ya bụ onye na-achịkwa data (data controller) n'okpuru Iwu Nchebe Data nke Naịjirịa (Nigeria Data Protection Act 2023). Maka ihe ọ bụla dị n'iwu nzuzo a, degara {email} akwụkwọ.",
  "{site} is a place to prepare for WAEC, NECO, JAMB and Post-UTME exams: practice tests, papers arranged by year, explanations, study materials and a record of your progress.":
    "{site} bụ ebe a na-akwadebe maka ule WAEC, NECO, JAMB na Post-UTME: ule mmụta, akwụkwọ ule a haziri afọ n'afọ, nkọwa, ngwa ọmụmụ na ndekọ ọganihu gị.",
  "{site} is not connected with WAEC, NECO, JAMB or any university, and none of them has approved it. Scores and grades you see here are estimates from objective questions; the boards also count theory and practical work. We do not promise any result in any exam.":
    "{site} enweghị njikọ na WAEC, NECO, JAMB ma ọ bụ mahadum ọ bụla, o nweghịkwa nke n'ime ha kwadoro ya. Akara niile ị na-ahụ ebe a (score na grade) bụ atụmatụ (estimate) sitere n'ajụjụ nhọrọ; ụlọ ọrụ ule na-agụkwa ajụjụ ide ede (theory) na ọrụ aka (practical). Anyị anaghị ekwe nkwa nsonaazụ ọ bụla n'ule ọ bụla.",
  "{site} sets a cookie only when you tick “Keep me signed in on this phone”. It brings you back without a password on that device, is read by no script and no other site, changes with every use, and ends when you log out, after a month without a visit, or when you end it in your profile. There are no other cookies. There is no advertising, no analytics service and no tracking from other companies on any page. That is why you see no cookie banner.":
    "{site} na-etinye kuki naanị mgbe ị kara akara na “Debe m n'ime akaụntụ na ekwentị a”. Ọ na-akpọghachi gị na ngwaọrụ ahụ na-ajụghị gị okwuntughe, ọ dịghị skript ma ọ bụ saịtị ọzọ na-agụ ya, ọ na-agbanwe mgbe ọ bụla e jiri ya, ọ na-akwụsịkwa mgbe ị pụrụ n'akaụntụ gị, mgbe otu ọnwa gafere na ị bịaghị, ma ọ bụ mgbe ị kwụsịrị ya na profaịlụ gị. E nweghị kuki ọzọ. E nweghị mgbasa ozi ahịa, ọrụ na-enyocha ojiji (analytics) ma ọ bụ nsochi sitere n'ụlọ ọrụ ndị ọzọ n'ibe ọ bụla. Ọ bụ ya mere ị naghị ahụ ozi ngosi kuki.",
};
