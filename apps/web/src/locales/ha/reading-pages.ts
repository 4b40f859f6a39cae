// Hausa: help, questions, terms, privacy and cookies. For review by a native reader.
export const readingPages: Record<string, string> = {
  "{site} decides how your data is used and is the data controller under the Nigeria Data Protection Act 2023. For anything in this policy write to {email}.":
    "{site} ne yake yanke shawarar yadda ake amfani da bayananka, kuma shi ne mai sarrafa bayanai (data controller) a ƙarƙashin Dokar Kare Bayanai ta Najeriya ta 2023 (Nigeria Data Protection Act 2023). Don duk wani abu a cikin wannan manufa, rubuta zuwa {email}.",
  "{site} is a place to prepare for WAEC, NECO, JAMB and Post-UTME exams: practice tests, papers arranged by year, explanations, study materials and a record of your progress.":
    "{site} wuri ne na shirya wa jarabawoyin WAEC, NECO, JAMB da Post-UTME: jarabawoyin gwaji, takardu da aka jera bisa shekara, bayanai kan amsoshi, kayan karatu da tarihin ci gabanka.",
  "{site} is not connected with WAEC, NECO, JAMB or any university, and none of them has approved it. Scores and grades you see here are estimates from objective questions; the boards also count theory and practical work. We do not promise any result in any exam.":
    "{site} ba shi da alaƙa da WAEC, NECO, JAMB ko wata jami'a, kuma babu ɗaya daga cikinsu da ta amince da shi. Maki da darajojin da kake gani a nan kimantawa ne daga tambayoyin zaɓi; hukumomin suna kuma ƙidaya rubutacciyar jarabawa (theory) da aikin hannu (practical). Ba ma yin alƙawarin wani sakamako a wata jarabawa.",
  "{site} sets a cookie only when you tick “Keep me signed in on this phone”. It brings you back without a password on that device, is read by no script and no other site, changes with every use, and ends when you log out, after a month without a visit, or when you end it in your profile. There are no other cookies. There is no advertising, no analytics service and no tracking from other companies on any page. That is why you see no cookie banner.":
    "{site} yana sa kuki ne kawai idan ka sa alama a “Bar ni cikin asusu a wannan wayar”. Yana dawo da kai ba tare da kalmar sirri ba a wannan na'ura, babu wani script ko wani shafin yanar gizo da yake karanta shi, yana canzawa a kowane amfani, kuma yana ƙarewa idan ka fita, ko bayan wata ɗaya ba ka ziyarce mu ba, ko idan ka dakatar da shi a bayananka. Babu wani kuki bayan wannan. Babu talla, babu hidimar nazarin masu ziyara (analytics), babu kuma bin sawu na wasu kamfanoni a kowane shafi. Shi ya sa ba ka ganin sanarwar kuki.",
  "A candidate can share progress with you and take that back at any time. Schools that want to use it in a lab are welcome to write to us.":
    "Ɗalibi zai iya nuna maka ci gabansa, ya kuma janye hakan a kowane lokaci. Makarantun da suke so su yi amfani da shi a ɗakin kwamfuta (lab), muna maraba da wasiƙarsu.",
  "A court or an authority, when Nigerian law obliges us.": "Kotu ko wata hukuma, idan dokar Najeriya ta tilasta mana.",
  "A friend you send a challenge to: your first name and that score, until you take the link back or it ends.":
    "Abokin da ka aika wa ƙalubale: sunanka na farko da makin nan, har sai ka janye haɗin ko ya ƙare.",
  "A guardian or teacher you share your progress with, until you take it back.":
    "Mai kula da kai ko malamin da ka nuna wa ci gabanka, har sai ka janye.",
  "A minor appears on a leaderboard only with a guardian's recorded consent. We ask for no more data than the service needs: no home address, no contacts, no location from your device. A profile picture is your own choice.":
    "Wanda bai kai shekara 18 ba yana bayyana a allon gwaraza ne kaɗai da yardar mai kula da shi da aka adana a rubuce. Ba ma neman bayanai fiye da waɗanda hidimar take buƙata: ba adireshin gida, ba lambobin mutanen da ke wayarka, ba wurin da kake daga na'urarka. Hoton bayanin kanka zaɓinka ne.",
  "A question or its key can be wrong. When we correct a key we mark every affected test again and tell you if your score changed. Report a question with one tap and we look at it.":
    "Tambaya ko amsar da muka ɗauka daidai za ta iya zama ba daidai ba. Idan muka gyara irin wannan amsa, muna sake ba da maki ga kowace jarabawar da abin ya shafa, mu sanar da kai idan makinka ya canza. Kai rahoton tambaya da taɓawa ɗaya, za mu duba ta.",
  "After deletion: your name and everything that points to you is removed; answers stay as figures that belong to nobody. A copy may remain in backups until they are replaced; if a backup is ever restored, your deletion is carried out again.":
    "Bayan sharewa: ana cire sunanka da duk abin da yake nuni zuwa gare ka; amsoshi suna zama alƙaluma waɗanda ba na kowa ba. Kwafi zai iya kasancewa a cikin kwafin ajiya (backups) har sai an maye gurbinsu; idan aka taɓa dawo da wani kwafin ajiya, za a sake aiwatar da sharewarka.",
  "All traffic is encrypted. Sessions can be ended at once and end by themselves. Access of staff is by role. If a breach is likely to put your rights at risk, we tell the Commission within 72 hours and you without delay.":
    "Ana ɓoye duk bayanan da suke wucewa (encryption). Ana iya kawo ƙarshen zama nan take, kuma yana ƙarewa da kansa. Damar ma'aikata tana bisa matsayin aikinsu. Idan da alama wani keta tsaro zai jefa haƙƙoƙinka cikin haɗari, muna sanar da Hukumar cikin awa 72, kai kuma ba tare da jinkiri ba.",
  "Are these the real WAEC, NECO and JAMB questions?": "Waɗannan ainihin tambayoyin WAEC, NECO da JAMB ne?",
  "As far as Nigerian law allows, we are not liable for loss that follows from a wrong question, an interruption or an exam result, beyond what you paid us in the last twelve months. Nothing here takes away rights the law gives you as a consumer.":
    "Gwargwadon yadda dokar Najeriya ta yarda, ba mu da alhakin asarar da ta biyo bayan tambayar da ba daidai ba, katsewa ko sakamakon jarabawa, fiye da abin da ka biya mu cikin watanni goma sha biyu na ƙarshe. Babu wani abu a nan da yake ɗauke haƙƙoƙin da doka ta ba ka a matsayinka na mai sayen hidima (consumer).",
  "attack the service or look for other people's data. If you find a weakness, write to {email}; we are glad of it.":
    "kai wa hidimar hari ko ka nemi bayanan wasu. Idan ka gano wani rauni, rubuta zuwa {email}; muna farin ciki da hakan.",
  "bring phones, notes or this site into a real exam hall;":
    "kai waya, rubutu ko wannan shafi cikin ɗakin jarabawa na gaske;",
  "Can I get my money back?": "Za a iya mayar mini kuɗina?",
  Changes: "Canje-canje",
  "Changes and ending": "Canje-canje da ƙarewa",
  "Changing your password ends every session, also on other devices.":
    "Canza kalmar sirri yana kawo ƙarshen kowane zama, har a sauran na'urori.",
  "Choose an exam, a subject and a year. Every second year is free; the others come with a paid plan. Papers that we wrote ourselves on the syllabus are called original practice papers: we own no rights in the boards' own papers and do not pretend to show them.":
    "Zaɓi jarabawa, darasi da shekara. Kowace shekara ta biyu kyauta ce; sauran suna zuwa da tsarin da ake biya. Takardun da muka rubuta da kanmu bisa manhajar karatu ana kiran su takardun gwaji namu: ba mu da haƙƙi a kan takardun hukumomin jarabawa, kuma ba ma yin kamar su ne muke nunawa.",
  "Complete your profile: phone, target exam and class. Then take a first test; your dashboard fills with your own figures.":
    "Cika bayananka: waya, jarabawar da kake nufi da aji. Sannan ka yi jarabawa ta farko; shafinka zai cika da alƙalumanka.",
  "Copies of the app's own files, so that it opens without a network.":
    "Kwafin fayilolin manhajar kanta, domin ta buɗe ko babu sadarwa.",
  "copy, scrape or resell the questions, explanations or materials;":
    "kwafa, ka kwashe da na'ura ko ka sake sayar da tambayoyi, bayanai kan amsoshi ko kayan karatu;",
  "correct it (Profile);": "gyara su (Bayanan kaina);",
  "Creating an account is free and no card is asked for. The free plan holds 5 practice tests a month, 50 practice questions in all, and every free year of past questions.":
    "Buɗe asusu kyauta ne, kuma ba a neman kati. Tsarin kyauta ya ƙunshi jarabawoyin gwaji 5 a wata, tambayoyin gwaji 50 gaba ɗaya, da kowace shekarar tsofaffin tambayoyi da take kyauta.",
  "Creating an account is free and no credit card is required. The free plan holds 5 practice tests a month, 50 practice questions in all, and every free year of past questions. Paid plans lift the limits.":
    "Buɗe asusu kyauta ne, kuma ba a buƙatar katin banki. Tsarin kyauta ya ƙunshi jarabawoyin gwaji 5 a wata, tambayoyin gwaji 50 gaba ɗaya, da kowace shekarar tsofaffin tambayoyi da take kyauta. Tsare-tsaren da ake biya suna cire iyakokin.",
  "Dark mode, three text sizes in tests and switched-off motion are in Settings. Everything works with a keyboard and a screen reader, and charts have a table. If something does not work for you, write to {email}: that is a fault, and we mend it.":
    "Yanayin duhu, girman rubutu uku a jarabawa da kashe motsin hotuna suna cikin Saituna. Komai yana aiki da madannai da manhajar karanta fuska (screen reader), kuma zane-zane suna da jadawali. Idan wani abu ba ya aiki a gare ka, rubuta zuwa {email}: hakan matsala ce, kuma muna gyara ta.",
  "delete it (Profile, Delete Account);": "share su (Bayanan kaina, Share asusu);",
  "Deleting your account removes your name and everything that points to you. Sign in within 7 days to keep it; after that it cannot be undone.":
    "Share asusunka yana cire sunanka da duk abin da yake nuni zuwa gare ka. Ka shiga cikin kwana 7 idan kana so ya tsaya; bayan haka ba za a iya mayar da shi ba.",
  "Does it work on a small phone with little data?": "Yana aiki a ƙaramar waya da data kaɗan?",
  "Each school sets its own screening. We offer practice in the common subjects; always check the format on your school's own site.":
    "Kowace makaranta tana shirya tantancewarta da kanta. Muna ba da gwaji a darussan da aka fi yi; a koyaushe ka duba yadda take a shafin makarantarka.",
  "Easier to read, easier to use": "Ya fi sauƙin karatu, ya fi sauƙin amfani",
  "Fair use": "Amfani mai adalci",
  "For the Senior School Certificate Examination of NECO: objective papers, some with five options, A to E, graded A1 to F9.":
    "Don jarabawar Senior School Certificate Examination ta NECO: takardun zaɓi, wasu masu zaɓuɓɓuka biyar, A zuwa E, ana ba da daraja daga A1 zuwa F9.",
  "For the UTME: Use of English and three subjects of your choice, 180 questions in two hours, each subject scored out of 100 and the whole out of 400. The mock has the same eight keys and an on-screen calculator, as in the hall.":
    "Don UTME: Use of English da darussa uku da ka zaɓa, tambayoyi 180 cikin awa biyu, kowane darasi maki cikin 100, duka kuma cikin 400. Jarabawar kwaikwayo tana da maɓallai takwas da na'urar lissafi a fuskar na'ura, iri ɗaya da na ɗakin jarabawa.",
  "For the West African Senior School Certificate Examination: objective papers with four options, graded A1 to F9. Our grade counts the objective paper alone.":
    "Don jarabawar West African Senior School Certificate Examination: takardun zaɓi masu zaɓuɓɓuka huɗu, ana ba da daraja daga A1 zuwa F9. Darajar da muke bayarwa takardar zaɓi kaɗai take ƙidayawa.",
  "Forgotten password: use the link on the sign-in page. The link in the letter works for 60 minutes, once.":
    "Idan ka manta kalmar sirri: yi amfani da haɗin da ke shafin shiga. Haɗin da ke cikin wasiƙar yana aiki na minti 60, sau ɗaya.",
  "Getting started": "Yadda za ka fara",
  "Give your real name and an e-mail address you can open; we send a letter there to verify it. Without verification you can use the site for 30 minutes.":
    "Ka ba da sunanka na gaskiya da adireshin imel ɗin da za ka iya buɗewa; muna aika wasiƙa can domin tabbatar da shi. Idan ba ka tabbatar ba, za ka iya amfani da shafin na minti 30.",
  "Google on the sign-in pages": "Google a shafukan shiga",
  "How {site} works, from the first test to the last. If your question is not here, write to us.":
    "Yadda {site} yake aiki, daga jarabawa ta farko zuwa ta ƙarshe. Idan tambayarka ba ta nan, rubuta mana.",
  "How is my score worked out?": "Ta yaya ake lissafa makina?",
  "How long": "Tsawon lokaci",
  "How to clear it": "Yadda za ka share su",
  "How we protect it": "Yadda muke kare su",
  "I am a parent or a teacher. Can I help?": "Ni mahaifi ne ko malami. Zan iya taimakawa?",
  "I did not get the verification letter.": "Ban sami wasiƙar tabbatarwa ba.",
  "I think a question is wrong. What now?": "Ina ganin wata tambaya ba daidai ba ce. Me zan yi?",
  "If you are under 18": "Idan ba ka kai shekara 18 ba",
  "If you are under 18, please read them with a parent or guardian. You may use {site} only if they agree.":
    "Idan ba ka kai shekara 18 ba, don Allah ka karanta su tare da iyaye ko mai kula da kai. Za ka iya amfani da {site} ne kaɗai idan sun yarda.",
  "If you sign in with Google we receive your name, your e-mail address and Google's number for your account. We get nothing else, and Google learns only that you signed in here.":
    "Idan ka shiga da Google, muna karɓar sunanka, adireshin imel ɗinka da lambar asusunka a Google. Ba ma karɓar komai bayan haka, kuma abin da Google yake sani shi ne kawai cewa ka shiga a nan.",
  "In exam mode it is as in the hall: a clock, a palette of all questions, flags, free movement, and no answers until you submit. On a keyboard, A to D choose, N and P move, S submits after asking, R takes you back.":
    "A yanayin jarabawa kamar a ɗakin jarabawa ne: agogo, jadawalin duk tambayoyi, tutoci, damar zuwa kowace tambaya, kuma babu amsoshi sai ka miƙa. A kan madannai, A zuwa D suna zaɓa, N da P suna kai ka gaba da baya, S yana miƙawa bayan ya tambaye ka, R yana mayar da kai.",
  "In practice mode you choose an answer and go on; you may see the right answer and the explanation straight away. There is no clock.":
    "A yanayin gwaji kana zaɓar amsa ka ci gaba; za ka iya ganin amsar daidai da bayani nan take. Babu agogo.",
  "Is it really free?": "Da gaske kyauta ne?",
  JAMB: "JAMB",
  "Keep answering. Every choice is stored on your device at once and sent when the connection is back; the screen says which answers are saved and which are only on this device. Signing out is refused while something is unsent, so that nothing is lost.":
    "Ci gaba da amsawa. Ana adana kowane zaɓi a na'urarka nan take, a aika shi idan sadarwa ta dawo; shafin yana faɗar waɗanne amsoshi aka ajiye da waɗanne suke a wannan na'ura kawai. Ba a yarda ka fita yayin da akwai abin da ba a aika ba, domin kada a rasa komai.",
  "Keep your password to yourself. If somebody else has it, change it; that ends every session.":
    "Kada ka gaya wa kowa kalmar sirrinka. Idan wani yana da ita, canza ta; hakan yana kawo ƙarshen kowane zama.",
  "Letters you write to us.": "Wasiƙun da ka rubuta mana.",
  "Light or dark theme, text size, motion and language, in local storage, when you choose them.":
    "Yanayin haske ko duhu, girman rubutu, motsin hotuna da harshe, a ma'ajiyar na'ura (local storage), idan ka zaɓe su.",
  "Links in letters: 24 hours for verification, 60 minutes for a new password. Sessions: 12 hours at most.":
    "Haɗin da ke cikin wasiƙu: awa 24 na tabbatarwa, minti 60 na sabuwar kalmar sirri. Zama: ba ya wuce awa 12.",
  "Log out to end your sign-in. Settings, Clear data removes your tests and results for good, from our server and from this device. Your browser's own settings clear only what this device keeps; send unsent answers first, or they are lost.":
    "Fita domin ka kawo ƙarshen shigarka. Saituna, Share bayanai yana cire jarabawoyinka da sakamakonka gaba ɗaya, daga sabarmu da kuma daga wannan na'ura. Saitunan burauzarka suna share abin da wannan na'ura take adanawa ne kaɗai; ka fara aika amsoshin da ba a aika ba, in ba haka ba za su ɓace.",
  "Look into the spam folder, wait a minute and press Resend. If the address has a mistake, correct it on the same screen.":
    "Duba babban fayil na spam, jira minti ɗaya, sannan ka danna Sake aika imel. Idan akwai kuskure a adireshin, gyara shi a wannan shafin.",
  "Members of our staff, each only as far as their work needs; what they open and change is logged.":
    "Ma'aikatanmu, kowane gwargwadon abin da aikinsa yake buƙata ne kaɗai; ana rubuta abin da suka buɗe da abin da suka canza.",
  "Most of our candidates are minors, and we treat everybody's data as if they were. Under the Act a parent or guardian must consent to the use of a child's data. By using {site} you confirm that yours knows and agrees; they may write to {email} to see, correct or delete your data, and we check that they are who they say they are.":
    "Yawancin ɗalibanmu ba su kai shekara 18 ba, kuma muna kula da bayanan kowa kamar bai kai ba. A ƙarƙashin Dokar, dole iyaye ko mai kula su yarda da amfani da bayanan yaro. Ta amfani da {site} kana tabbatar da cewa naka sun sani kuma sun yarda; za su iya rubutawa zuwa {email} domin su gani, su gyara ko su share bayananka, kuma muna bincika ko su ne waɗanda suka ce su ne.",
  NECO: "NECO",
  "No letter? Look into spam, then press Resend after a minute. If the address was mistyped, you can correct it while it is not verified.":
    "Babu wasiƙa? Duba spam, sannan ka danna Sake aika imel bayan minti ɗaya. Idan an yi kuskure wajen rubuta adireshin, za ka iya gyara shi muddin ba a tabbatar da shi ba.",
  "None of it is sent to anybody but us, and only the answers and your sign-in are sent at all.":
    "Ba a aika komai daga cikinsu ga kowa sai mu, kuma amsoshi da shigarka kaɗai ake aikawa.",
  "Nothing is lost. Each answer is kept on your device when you choose it and sent when you are back. In exam mode the clock is the server's; answers given in time count even when they arrive later.":
    "Babu abin da zai ɓace. Ana adana kowace amsa a na'urarka da zarar ka zaɓe ta, a kuma aika ta idan ka dawo. A yanayin jarabawa, agogon na sabar ne; ana ƙidaya amsoshin da ka bayar cikin lokaci ko da sun iso daga baya.",
  "object to a use or have it restricted;": "ƙin amincewa da wani amfani da su ko neman a taƙaita shi;",
  "One cookie, and only if you ask for it": "Kuki ɗaya ne, kuma sai ka nema",
  "One person, one account. Do not share it or sell it.":
    "Mutum ɗaya, asusu ɗaya. Kada ka raba shi ko ka sayar da shi.",
  "Open the letter we send and press the link in it. Without verification you can use the site for 30 minutes.":
    "Buɗe wasiƙar da muka aika ka danna haɗin da ke cikinta. Idan ba ka tabbatar ba, za ka iya amfani da shafin na minti 30.",
  "Paid plans are priced in naira and shown in full before you pay. Payment is taken by Paystack; we never see or keep your card number. A plan runs to the end of the period you paid for.":
    "Farashin tsare-tsaren da ake biya da naira ne, kuma ana nuna shi gaba ɗaya kafin ka biya. Paystack ne yake karɓar kuɗin; ba ma taɓa gani ko adana lambar katinka. Tsari yana kaiwa ƙarshen lokacin da ka biya.",
  "Past questions": "Tsofaffin tambayoyi",
  "Payment records: for as long as the tax laws say, without your study data.":
    "Bayanan biyan kuɗi: har tsawon lokacin da dokokin haraji suka faɗa, ba tare da bayanan karatunka ba.",
  "Payments: plan, amount, date and Paystack's reference. We never receive your card number.":
    "Biyan kuɗi: tsari, adadin kuɗi, rana da lambar shaida ta Paystack. Ba ma taɓa karɓar lambar katinka.",
  "Paystack when you pay": "Paystack idan kana biyan kuɗi",
  "Paystack, when you pay. Google, when you choose to sign in with Google. The companies that carry our mail and host our servers, bound by contract to use the data only for us.":
    "Paystack, idan ka biya. Google, idan ka zaɓi shiga da Google. Kamfanonin da suke ɗaukar imel ɗinmu da waɗanda suke ajiye sabobinmu, waɗanda yarjejeniya ta ɗaure su da amfani da bayanan don mu kaɗai.",
  "Plans and payment": "Tsare-tsare da biyan kuɗi",
  "Post-UTME": "Post-UTME",
  "Practice tests": "Jarabawoyin gwaji",
  "Questions you took offline and answers not yet sent, in the browser's database, until they are sent or you clear them.":
    "Tambayoyin da ka sauke don amfani babu sadarwa da amsoshin da ba a aika ba tukuna, a rumbun bayanai na burauza, har sai an aika su ko ka share su.",
  "Register with your name, e-mail address and a password, or with Google.":
    "Yi rajista da sunanka, adireshin imel da kalmar sirri, ko da Google.",
  "Report it from the question itself. If the key was wrong we correct it, mark every affected test again and tell everybody whose score changed.":
    "Kai rahotonta daga tambayar kanta. Idan amsar da muka ɗauka daidai ba daidai ba ce, muna gyara ta, mu sake ba da maki ga kowace jarabawar da abin ya shafa, mu kuma sanar da duk wanda makinsa ya canza.",
  "see the data we hold about you and take a copy with you (Settings, Export data);":
    "ganin bayanan da muke da su game da kai ka kuma ɗauki kwafi (Saituna, Fitar da bayanai);",
  "Some things are kept on your device, by your own browser, because the site could not work without them:":
    "Akwai abubuwan da burauzarka da kanta take adanawa a na'urarka, domin shafin ba zai iya aiki ba sai da su:",
  "Technical records: time, page, network address and browser of requests, so that we can find faults and stop abuse.":
    "Bayanan aikin na'ura: lokaci, shafi, adireshin sadarwa da burauzar kowace buƙata, domin mu iya gano matsaloli mu kuma hana amfani da bai dace ba.",
  "the English text": "rubutun Turanci",
  "The figures your screens showed last, in local storage, so that they are there without a network. They go when you log out.":
    "Alƙaluman da shafukanka suka nuna na ƙarshe, a ma'ajiyar na'ura (local storage), domin su kasance ko babu sadarwa. Suna gogewa idan ka fita.",
  "The free plan holds 5 practice tests a month, 50 practice questions in all, and every free year of past questions. Premium and Pro lift the limits and open all years. Prices are in naira, payment is by Paystack, and you can have your money back within 7 days.":
    "Tsarin kyauta ya ƙunshi jarabawoyin gwaji 5 a wata, tambayoyin gwaji 50 gaba ɗaya, da kowace shekarar tsofaffin tambayoyi da take kyauta. Premium da Pro suna cire iyakokin, suna buɗe dukan shekaru. Farashi da naira ne, biyan kuɗi ta Paystack ne, kuma ana iya mayar maka kuɗinka cikin kwana 7.",
  "The question you were at, in local storage, while you take a test.":
    "Tambayar da kake kanta, a ma'ajiyar na'ura (local storage), yayin da kake yin jarabawa.",
  "The questions we ship are our own, written on each syllabus and arranged as papers by year; the screens call them original. The boards own their papers. Where staff have the right to show an official paper, the screen says official.":
    "Tambayoyin da muke bayarwa namu ne, an rubuta su bisa kowace manhajar karatu, aka jera su kamar takardu bisa shekara; a shafukan manhajar ana kiran su namu. Takardun hukumomin jarabawa nasu ne. Inda ma'aikatanmu suke da haƙƙin nuna takardar hukuma, shafin yana cewa ta hukuma ce.",
  "The questions we wrote ourselves are modelled on each syllabus and are marked as original. They are not the exam boards' own papers. Where a question comes from somebody else, the screen says so.":
    "Tambayoyin da muka rubuta da kanmu an yi su bisa kowace manhajar karatu, an kuma yi musu alama cewa namu ne. Ba takardun hukumomin jarabawa ba ne. Inda tambaya ta fito daga wani, shafin yana faɗar haka.",
  "The result of the ten trial questions, in local storage, so that it can come with you when you register.":
    "Sakamakon tambayoyi goma da aka gwada, a ma'ajiyar na'ura (local storage), domin ya biyo ka idan ka yi rajista.",
  "The rules of {site}, in plain words. They are short so that you can read them.":
    "Dokokin {site}, cikin sauƙin magana. Gajeru ne domin ka iya karanta su.",
  "The server compares your answers with the key: right answers over questions handed out, in per cent. WAEC and NECO tests also show a grade from A1 to F9, JAMB mocks a score out of 400. There is no negative marking.":
    "Sabar tana kwatanta amsoshinka da jerin amsoshin daidai: yawan amsoshin daidai bisa yawan tambayoyin da aka ba ka, a kashi cikin ɗari. Jarabawoyin WAEC da NECO suna kuma nuna daraja daga A1 zuwa F9, jarabawoyin kwaikwayo na JAMB kuma maki cikin 400. Ba a rage maki saboda amsar da ba daidai ba.",
  "The server marks both. If a key turns out to be wrong, we correct it, mark your test again and tell you.":
    "Sabar ce take ba da maki a duka biyun. Idan aka gano cewa amsar da muka ɗauka daidai ba daidai ba ce, muna gyara ta, mu sake ba jarabawarka maki, mu kuma sanar da kai.",
  "These terms are the agreement between you and {site}. You accept them when you complete your profile and tick the box that says so. We record which version you accepted and when.":
    "Waɗannan sharuɗɗa su ne yarjejeniya tsakaninka da {site}. Kana karɓarsu ne idan ka cika bayananka ka sa alama a akwatin da ya faɗi haka. Muna rubuta sigar da ka karɓa da lokacin da ka karɓa.",
  "These terms follow the law of the Federal Republic of Nigeria. Please write to {email} first; most things can be settled by a letter.":
    "Waɗannan sharuɗɗa suna bin dokar Jamhuriyar Tarayyar Najeriya. Don Allah ka fara rubutawa zuwa {email}; yawancin abubuwa ana iya warware su da wasiƙa.",
  "This is a translation, to help you read it. Only {english} binds.":
    "Wannan fassara ce, don ta taimaka maka ka karanta. Abin da yake da ƙarfin doka shi ne {english} kaɗai.",
  "This page needs JavaScript. You can write to us at {email} without it.":
    "Wannan shafi yana buƙatar JavaScript. Za ka iya rubuto mana a {email} ba tare da shi ba.",
  "To give you the service you asked for: your account, tests, marking, progress and payments (a contract with you).":
    "Don mu ba ka hidimar da ka nema: asusunka, jarabawoyi, ba da maki, ci gaba da biyan kuɗi (yarjejeniya da kai).",
  "To keep it safe and correct: limits on sign-in attempts, an audit log of what staff do, finding wrong questions (our legitimate interest, and yours).":
    "Don mu kiyaye ta lafiya kuma daidai: iyakar yawan yunƙurin shiga, rajistar abin da ma'aikata suke yi, gano tambayoyin da ba daidai ba (halaltacciyar maslaharmu, da taka).",
  "To keep payment records for as long as tax law requires (a legal duty).":
    "Don mu adana bayanan biyan kuɗi har tsawon lokacin da dokar haraji take buƙata (wajibin doka).",
  "To show you on a leaderboard, by first name and initial, only if you join it (your consent).":
    "Don mu nuna ka a allon gwaraza, da sunan farko da harafin farko na sunan ƙarshe, sai idan ka shiga kaɗai (yardarka).",
  "To write to you about your account, and to remind you of your tests and your week. One press in any such mail, or a switch in your settings, ends the reminders (our legitimate interest, and yours).":
    "Don mu rubuta maka game da asusunka, mu kuma tunatar da kai jarabawoyinka da makonka. Danna sau ɗaya a cikin kowane irin wannan imel, ko maɓalli a saitunanka, yana dakatar da tunatarwar (halaltacciyar maslaharmu, da taka).",
  "Try ten questions without an account, from the landing page.":
    "Gwada tambayoyi goma ba tare da asusu ba, daga shafin farko.",
  "try to get around the limits of a plan, the marking or the leaderboard;":
    "yi ƙoƙarin kauce wa iyakokin tsari, tsarin ba da maki ko allon gwaraza;",
  "Under the Nigeria Data Protection Act 2023 you may:":
    "A ƙarƙashin Dokar Kare Bayanai ta Najeriya ta 2023 (Nigeria Data Protection Act 2023) za ka iya:",
  "upload anything that is not yours, or that harms or insults other people;":
    "ɗora wani abu da ba naka ba, ko wanda yake cutar da wasu ko yake zaginsu;",
  "Use {site} to learn. Please do not:": "Yi amfani da {site} don koyo. Don Allah kada ka:",
  WAEC: "WAEC",
  "We do not sell data, show advertising, or build profiles for anybody else. No decision with legal effect on you is made by a machine.":
    "Ba ma sayar da bayanai, ba ma nuna talla, ba ma kuma haɗa bayanan halayen mutane (profiles) don wani dabam. Babu wani hukunci mai tasirin doka a kanka da na'ura take yankewa.",
  "We work to keep {site} open, but we cannot promise that it is never interrupted. Answers you gave are kept on your device and sent when the connection is back.":
    "Muna ƙoƙari {site} ya kasance a buɗe, amma ba za mu iya yin alƙawari cewa ba zai taɓa katsewa ba. Ana adana amsoshin da ka bayar a na'urarka, a aika su idan sadarwa ta dawo.",
  "What {site} keeps in your browser. It is not much.": "Abin da {site} yake adanawa a burauzarka. Ba shi da yawa.",
  "What {site} knows about you, why, for how long, and what you can do about it.":
    "Abin da {site} ya sani game da kai, dalili, tsawon lokaci, da abin da za ka iya yi a kai.",
  "What happens if the power or the network goes during a test?":
    "Me zai faru idan wuta ko sadarwa ta ɗauke ana cikin jarabawa?",
  "What is kept in your browser": "Abin da ake adanawa a burauzarka",
  "What this is": "Mene ne wannan",
  "What we give you": "Abin da muke ba ka",
  "What we keep": "Abin da muke adanawa",
  "When the network goes": "Idan sadarwa ta ɗauke",
  "When this policy changes in a way that matters, we tell you in the app and by e-mail before it does.":
    "Idan wannan manufa za ta canza ta hanyar da take da muhimmanci, muna sanar da kai a cikin manhajar da ta imel kafin ta canza.",
  "When we change these terms in a way that matters to you, we tell you before it takes effect and ask you to accept again. If you do not agree, you can delete your account.":
    "Idan muka canza waɗannan sharuɗɗa ta hanyar da ta shafe ka, muna sanar da kai kafin su fara aiki, mu kuma nemi ka sake karɓarsu. Idan ba ka yarda ba, za ka iya share asusunka.",
  "When we make mistakes": "Idan muka yi kuskure",
  "When you pay, your browser goes to Paystack's own page, where Paystack's cookie policy applies.":
    "Idan kana biyan kuɗi, burauzarka tana zuwa shafin Paystack na kansa, inda manufar kuki ta Paystack take aiki.",
  "Where one of these works outside Nigeria, the transfer follows Part VIII of the Act: to countries with adequate protection, or under contract terms that give the same.":
    "Inda ɗaya daga cikin waɗannan yake aiki a wajen Najeriya, tura bayanan yana bin Kashi na VIII (Part VIII) na Dokar: zuwa ƙasashe masu isasshen kariya, ko a ƙarƙashin sharuɗɗan yarjejeniya masu ba da irinta.",
  "Where signing in with Google is offered, Google's script is loaded on the sign-in pages, and Google may set its own cookies there. No other page loads anything from Google.":
    "Inda ake iya shiga da Google, ana loda script na Google a shafukan shiga, kuma Google zai iya sa kukinsa a can. Babu wani shafi dabam da yake loda wani abu daga Google.",
  "Who breaks these rules may lose points, be taken off the leaderboard, or be suspended. We say why, and you can answer.":
    "Wanda ya karya waɗannan dokoki zai iya rasa maki, a cire shi daga allon gwaraza, ko a dakatar da shi. Muna faɗar dalili, kuma za ka iya ba da amsa.",
  "Who can see my results?": "Wa zai iya ganin sakamakona?",
  "Who else sees it": "Wane ne kuma yake ganinsu",
  "Who is responsible": "Wa yake da alhaki",
  "Why, and on what ground": "Dalili, da hujjar doka",
  "withdraw a consent at any time, as easily as you gave it.":
    "janye yarda a kowane lokaci, cikin sauƙi kamar yadda ka bayar.",
  "Write to {email} for anything the screens do not offer; we answer within 30 days and it costs nothing. You may also complain to the Nigeria Data Protection Commission (ndpc.gov.ng).":
    "Rubuta zuwa {email} don duk abin da shafukan ba su bayar ba; muna amsawa cikin kwana 30, kuma ba a biyan komai. Za ka kuma iya kai ƙara ga Hukumar Kare Bayanai ta Najeriya (Nigeria Data Protection Commission, ndpc.gov.ng).",
  "Yes, within 7 days of paying. Write to us from your account's address.":
    "Eh, cikin kwana 7 da biyan kuɗi. Rubuta mana daga adireshin imel na asusunka.",
  "Yes. Pages are small, a set of 40 questions is about the size of one small picture, and pictures load only when you want them. Tests go on without a network.":
    "Eh. Shafukan ƙanana ne, tambayoyi 40 girmansu kusan na ƙaramin hoto ɗaya ne, kuma hotuna suna lodawa ne kawai idan kana so. Jarabawa tana ci gaba ko babu sadarwa.",
  "You can delete your account at any time from your profile.":
    "Za ka iya share asusunka a kowane lokaci daga bayananka.",
  "You can have your money back within 7 days of paying. Write to {email} from your account's address. You can cancel at any time; the plan then ends with its period.":
    "Ana iya mayar maka kuɗinka cikin kwana 7 da biyan kuɗi. Rubuta zuwa {email} daga adireshin imel na asusunka. Za ka iya sokewa a kowane lokaci; tsarin kuma zai ƙare da lokacinsa.",
  "You, and people you share them with. Leaderboards show first name and initial, and only of those who joined.":
    "Kai, da mutanen da ka nuna wa. Allon gwaraza yana nuna sunan farko da harafin farko na sunan ƙarshe, kuma na waɗanda suka shiga ne kaɗai.",
  "Your account": "Asusunka",
  "Your account and study record: until you delete them.": "Asusunka da tarihin karatunka: har sai ka share su.",
  "Your account: first and last name, e-mail address, password (only as a salted Argon2id hash that we cannot read back), and, if you give them, phone number, class, target exam, school, location, exam year and a picture.":
    "Asusunka: sunan farko da sunan ƙarshe, adireshin imel, kalmar sirri (a matsayin salted Argon2id hash kaɗai, wanda ba za mu iya mayar da shi mu karanta ba), da, idan ka ba da su, lambar waya, aji, jarabawar da kake nufi, makaranta, wuri, shekarar jarabawa da hoto.",
  "Your answers and results are yours. We use them to mark your tests, to show you your progress, and, without your name, to find questions that are wrong or too hard. Reports and feedback you send may be used to improve the site.":
    "Amsoshinka da sakamakonka naka ne. Muna amfani da su don ba jarabawoyinka maki, don nuna maka ci gabanka, kuma, ba tare da sunanka ba, don gano tambayoyin da ba daidai ba ko masu wuya fiye da kima. Za a iya amfani da rahotanni da ra'ayoyin da ka aiko don inganta shafin.",
  "Your answers and what you write": "Amsoshinka da abin da ka rubuta",
  "Your rights": "Haƙƙoƙinka",
  "Your sign-in, in session storage. It is gone when you log out or close the tab.":
    "Shigarka, a ma'ajiyar zama (session storage). Tana gogewa idan ka fita ko ka rufe shafin burauzar.",
  "Your study: tests, the answers you chose and when, scores, progress by topic, schedule, saved questions, reports and feedback.":
    "Karatunka: jarabawoyi, amsoshin da ka zaɓa da lokacin da ka zaɓe su, maki, ci gaba bisa batu, jadawali, tambayoyin da ka adana, rahotanni da ra'ayoyi.",
};
