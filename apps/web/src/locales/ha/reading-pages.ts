// Hausa: help, questions, terms, privacy and cookies. For review by a native reader.
export const readingPages: Record<string, string> = {
  "{site} decides how your data is used and is the data controller under the Nigeria Data Protection Act 2023. For any question about this policy, email {email}.":
    "{site} ne yake yanke shawarar yadda ake amfani da bayananka, kuma shi ne mai sarrafa bayanai (data controller) a ƙarƙashin Dokar Kare Bayanai ta Najeriya ta 2023 (Nigeria Data Protection Act 2023). Don duk wani abu a cikin wannan manufa, rubuta zuwa {email}.",
  "{site} helps you prepare for WAEC, NECO, JAMB and Post-UTME exams. It includes practice tests, papers arranged by year, explanations, study materials and a record of your progress.":
    "{site} wuri ne na shirya wa jarabawoyin WAEC, NECO, JAMB da Post-UTME: jarabawoyin gwaji, takardu da aka jera bisa shekara, bayanai kan amsoshi, kayan karatu da tarihin ci gabanka.",
  "{site} is not connected with WAEC, NECO, JAMB or any university, and none of them has approved it. Scores and grades here are estimates from objective questions. The exam boards also count theory and practical work. We do not promise any result in any exam.":
    "{site} ba shi da alaƙa da WAEC, NECO, JAMB ko wata jami'a, kuma babu ɗaya daga cikinsu da ta amince da shi. Maki da darajojin da kake gani a nan kimantawa ne daga tambayoyin zaɓi; hukumomin suna kuma ƙidaya rubutacciyar jarabawa (theory) da aikin hannu (practical). Ba ma yin alƙawarin wani sakamako a wata jarabawa.",
  "{site} uses one cookie, and only when you tick “Keep me signed in on this device”. It lets you come back on that device without a password. Scripts and other sites cannot read it, and it changes each time you use it. It ends when you sign out, after a month without a visit, or when you turn it off in your profile. There is no advertising, no analytics service and no tracking by other companies on any page. That is why you see no cookie banner.":
    "{site} yana sa kuki ne kawai idan ka sa alama a “Bar ni cikin asusu a wannan na'ura”. Yana dawo da kai ba tare da kalmar sirri ba a wannan na'ura, babu wani script ko wani shafin yanar gizo da yake karanta shi, yana canzawa a kowane amfani, kuma yana ƙarewa idan ka fita, ko bayan wata ɗaya ba ka ziyarce mu ba, ko idan ka dakatar da shi a bayananka. Babu wani kuki bayan wannan. Babu talla, babu hidimar nazarin masu ziyara (analytics), babu kuma bin sawu na wasu kamfanoni a kowane shafi. Shi ya sa ba ka ganin sanarwar kuki.",
  "Yes. A student can share their progress with you and stop at any time. If you want to use our site in a school computer lab, please contact us.":
    "Ɗalibi zai iya nuna maka ci gabansa, ya kuma janye hakan a kowane lokaci. Makarantun da suke so su yi amfani da shi a ɗakin kwamfuta (lab), muna maraba da wasiƙarsu.",
  "A court or an authority, when Nigerian law requires it.":
    "Kotu ko wata hukuma, idan dokar Najeriya ta tilasta mana.",
  "A friend you send a challenge to. They see your first name and your score in it until the link ends or you cancel it.":
    "Abokin da ka aika wa ƙalubale: sunanka na farko da makin nan, har sai ka janye haɗin ko ya ƙare.",
  "A guardian or teacher you share your progress with, until you stop sharing.":
    "Mai kula da kai ko malamin da ka nuna wa ci gabanka, har sai ka janye.",
  "A student under 18 appears on the leaderboard only with a guardian's recorded consent. We ask for no more data than we need: no home address, no contacts and no location from your device. You choose whether to add a profile picture.":
    "Wanda bai kai shekara 18 ba yana bayyana a allon gwaraza ne kaɗai da yardar mai kula da shi da aka adana a rubuce. Ba ma neman bayanai fiye da waɗanda hidimar take buƙata: ba adireshin gida, ba lambobin mutanen da ke wayarka, ba wurin da kake daga na'urarka. Hoton bayanin kanka zaɓinka ne.",
  "A question or its answer can be wrong. When we correct an answer, we mark every affected test again and tell you if your score changed. You can report a question with one tap, and we will check it.":
    "Tambaya ko amsar da muka ɗauka daidai za ta iya zama ba daidai ba. Idan muka gyara irin wannan amsa, muna sake ba da maki ga kowace jarabawar da abin ya shafa, mu sanar da kai idan makinka ya canza. Kai rahoton tambaya da taɓawa ɗaya, za mu duba ta.",
  "After deletion we remove your name and everything that identifies you. Your answers stay only as anonymous statistics. A copy may remain in backups until they are replaced. If we ever restore a backup, we delete your data again.":
    "Bayan sharewa: ana cire sunanka da duk abin da yake nuni zuwa gare ka; amsoshi suna zama alƙaluma waɗanda ba na kowa ba. Kwafi zai iya kasancewa a cikin kwafin ajiya (backups) har sai an maye gurbinsu; idan aka taɓa dawo da wani kwafin ajiya, za a sake aiwatar da sharewarka.",
  "All traffic is encrypted. You can end a session at any time, and sessions also expire automatically. Staff can see only the data their role allows. If a breach is likely to put your rights at risk, we will tell the Commission within 72 hours. We will tell you without delay.":
    "Ana ɓoye duk bayanan da suke wucewa (encryption). Ana iya kawo ƙarshen zama nan take, kuma yana ƙarewa da kansa. Damar ma'aikata tana bisa matsayin aikinsu. Idan da alama wani keta tsaro zai jefa haƙƙoƙinka cikin haɗari, muna sanar da Hukumar cikin awa 72, kai kuma ba tare da jinkiri ba.",
  "Are these the real WAEC, NECO and JAMB questions?": "Waɗannan ainihin tambayoyin WAEC, NECO da JAMB ne?",
  "As far as Nigerian law allows, our liability for loss from a wrong question, an interruption or an exam result is limited. We pay no more than you paid us in the last twelve months. Nothing here takes away rights the law gives you as a consumer.":
    "Gwargwadon yadda dokar Najeriya ta yarda, ba mu da alhakin asarar da ta biyo bayan tambayar da ba daidai ba, katsewa ko sakamakon jarabawa, fiye da abin da ka biya mu cikin watanni goma sha biyu na ƙarshe. Babu wani abu a nan da yake ɗauke haƙƙoƙin da doka ta ba ka a matsayinka na mai sayen hidima (consumer).",
  "attack the service or look for other people's data. If you find a security weakness, please email {email}. We will be grateful.":
    "kai wa hidimar hari ko ka nemi bayanan wasu. Idan ka gano wani rauni, rubuta zuwa {email}; muna farin ciki da hakan.",
  "bring phones, notes or this site into a real exam hall":
    "kai waya, rubutu ko wannan shafi cikin ɗakin jarabawa na gaske;",
  "Can I get my money back?": "Za a iya mayar mini kuɗina?",
  Changes: "Canje-canje",
  "Changes to these terms": "Canje-canje",
  "When you change your password, we sign you out on all your other devices.":
    "Idan ka canza kalmar sirrinka, za mu fitar da kai a dukan sauran na'urorinka.",
  "Choose an exam, a subject and a year. Every second year is free. You need a paid plan for the others. We call the papers we wrote ourselves original practice papers. They follow the syllabus, but they are not the exam boards' own papers.":
    "Zaɓi jarabawa, darasi da shekara. Kowace shekara ta biyu kyauta ce; sauran suna zuwa da tsarin da ake biya. Takardun da muka rubuta da kanmu bisa manhajar karatu ana kiran su takardun gwaji namu: ba mu da haƙƙi a kan takardun hukumomin jarabawa, kuma ba ma yin kamar su ne muke nunawa.",
  "Complete your profile: phone, target exam and class. Then take your first test. Your results will show on your dashboard.":
    "Cika bayananka: waya, jarabawar da kake nufi da aji. Sannan ka yi jarabawa ta farko; shafinka zai cika da alƙalumanka.",
  "Copies of the app's files, so that it opens offline.":
    "Kwafin fayilolin manhajar kanta, domin ta buɗe ko babu sadarwa.",
  "copy, scrape or resell the questions, explanations or materials":
    "kwafa, ka kwashe da na'ura ko ka sake sayar da tambayoyi, bayanai kan amsoshi ko kayan karatu;",
  "correct it (Profile)": "gyara su (Bayanan kaina);",
  "Creating an account is free and you do not need a card. The Free plan includes 5 practice tests a month (50 questions a month). It also includes every second year of past questions.":
    "Buɗe asusu kyauta ne, kuma ba a neman kati. Tsarin kyauta ya ƙunshi jarabawoyin gwaji 5 a wata (tambayoyi 50 a wata), da tsofaffin tambayoyi na kowace shekara ta biyu.",
  "Creating an account is free and you do not need a credit card. The Free plan includes 5 practice tests a month (50 questions a month). It also includes every second year of past questions. Paid plans remove the limits.":
    "Buɗe asusu kyauta ne, kuma ba a buƙatar katin banki. Tsarin kyauta ya ƙunshi jarabawoyin gwaji 5 a wata (tambayoyi 50 a wata), da tsofaffin tambayoyi na kowace shekara ta biyu. Tsare-tsaren da ake biya suna cire iyakokin.",
  "In Settings you can choose dark mode, three text sizes and less motion. Everything works with a keyboard and a screen reader, and every chart has a table. If something does not work for you, email {email} and we will fix it.":
    "Yanayin duhu, girman rubutu uku a jarabawa da kashe motsin hotuna suna cikin Saituna. Komai yana aiki da madannai da manhajar karanta fuska (screen reader), kuma zane-zane suna da jadawali. Idan wani abu ba ya aiki a gare ka, rubuta zuwa {email}: hakan matsala ce, kuma muna gyara ta.",
  "delete it (Profile > Delete Account)": "share su (Bayanan kaina, Share asusu);",
  "When you delete your account, you can sign in within 7 days to keep it. After that, we will remove your name and everything that identifies you. We cannot undo this.":
    "Share asusunka yana cire sunanka da duk abin da yake nuni zuwa gare ka. Ka shiga cikin kwana 7 idan kana so ya tsaya; bayan haka ba za a iya mayar da shi ba.",
  "Does it work on a small phone with little data?": "Yana aiki a ƙaramar waya da data kaɗan?",
  "Each school sets its own screening test. We offer practice in the common subjects. Always check the format on your school's website.":
    "Kowace makaranta tana shirya tantancewarta da kanta. Muna ba da gwaji a darussan da aka fi yi; a koyaushe ka duba yadda take a shafin makarantarka.",
  "Easier to read, easier to use": "Ya fi sauƙin karatu, ya fi sauƙin amfani",
  "Fair use": "Amfani mai adalci",
  "You can prepare for the Senior School Certificate Examination of NECO. The objective papers have grades from A1 to F9. Some have five options, A to E.":
    "Don jarabawar Senior School Certificate Examination ta NECO: takardun zaɓi, wasu masu zaɓuɓɓuka biyar, A zuwa E, ana ba da daraja daga A1 zuwa F9.",
  "The UTME has Use of English and three subjects of your choice, with 180 questions in two hours. Each subject is scored out of 100 and the total is out of 400. Our mock has the same eight keys and on-screen calculator as the exam hall.":
    "Don UTME: Use of English da darussa uku da ka zaɓa, tambayoyi 180 cikin awa biyu, kowane darasi maki cikin 100, duka kuma cikin 400. Jarabawar kwaikwayo tana da maɓallai takwas da na'urar lissafi a fuskar na'ura, iri ɗaya da na ɗakin jarabawa.",
  "You can prepare for the West African Senior School Certificate Examination. The objective papers have four options and grades from A1 to F9. Our grade counts only the objective paper.":
    "Don jarabawar West African Senior School Certificate Examination: takardun zaɓi masu zaɓuɓɓuka huɗu, ana ba da daraja daga A1 zuwa F9. Darajar da muke bayarwa takardar zaɓi kaɗai take ƙidayawa.",
  "If you forget your password, press “Forgot password?” on the sign-in page. We will email you a link. It works once and lasts 60 minutes.":
    "Idan ka manta kalmar sirri, danna “Ka manta kalmar sirri?” a shafin shiga. Za mu aika maka haɗi ta imel. Yana aiki sau ɗaya, har minti 60.",
  "Getting started": "Yadda za ka fara",
  "Give your real name and an email address you can use. We will send an email there to verify it. Until you verify it you can use the site for only 30 minutes.":
    "Ka ba da sunanka na gaskiya da adireshin imel ɗin da za ka iya buɗewa; muna aika wasiƙa can domin tabbatar da shi. Idan ba ka tabbatar ba, za ka iya amfani da shafin na minti 30.",
  "Google on the sign-in pages": "Google a shafukan shiga",
  "This page explains how {site} works, from your first test to your last. If your question is not here, contact us.":
    "Yadda {site} yake aiki, daga jarabawa ta farko zuwa ta ƙarshe. Idan tambayarka ba ta nan, rubuta mana.",
  "How is my score worked out?": "Ta yaya ake lissafa makina?",
  "How long we keep it": "Tsawon lokaci",
  "How to clear it": "Yadda za ka share su",
  "How we protect it": "Yadda muke kare su",
  "I am a parent or a teacher. Can I help?": "Ni mahaifi ne ko malami. Zan iya taimakawa?",
  "I did not get the verification email.": "Ban sami imel ɗin tabbatarwa ba.",
  "I think a question is wrong. What now?": "Ina ganin wata tambaya ba daidai ba ce. Me zan yi?",
  "If you are under 18": "Idan ba ka kai shekara 18 ba",
  "If you are under 18, please read them with a parent or guardian. You may use {site} only if they agree.":
    "Idan ba ka kai shekara 18 ba, don Allah ka karanta su tare da iyaye ko mai kula da kai. Za ka iya amfani da {site} ne kaɗai idan sun yarda.",
  "If you sign in with Google, we receive your name, your email address and Google's ID for your account. We get nothing else, and Google learns only that you signed in here.":
    "Idan ka shiga da Google, muna karɓar sunanka, adireshin imel ɗinka da lambar asusunka a Google. Ba ma karɓar komai bayan haka, kuma abin da Google yake sani shi ne kawai cewa ka shiga a nan.",
  "Exam mode works like the exam hall. There is a clock, you can flag questions and move between them, and you see no answers until you submit. On a keyboard, press A to D to choose, N and P to move, S to submit and R to go back.":
    "A yanayin jarabawa kamar a ɗakin jarabawa ne: agogo, jadawalin duk tambayoyi, tutoci, damar zuwa kowace tambaya, kuma babu amsoshi sai ka miƙa. A kan madannai, A zuwa D suna zaɓa, N da P suna kai ka gaba da baya, S yana miƙawa bayan ya tambaye ka, R yana mayar da kai.",
  "In practice mode you choose an answer and continue. You can see the correct answer and the explanation straight away. There is no time limit.":
    "A yanayin gwaji kana zaɓar amsa ka ci gaba; za ka iya ganin amsar daidai da bayani nan take. Babu agogo.",
  "Is it really free?": "Da gaske kyauta ne?",
  JAMB: "JAMB",
  "Keep answering. We save every answer on your device straight away and send it when you are back online. You can see which answers are sent and which are only on your device. You cannot sign out until everything is sent, so you lose nothing.":
    "Ci gaba da amsawa. Ana adana kowane zaɓi a na'urarka nan take, a aika shi idan sadarwa ta dawo; shafin yana faɗar waɗanne amsoshi aka ajiye da waɗanne suke a wannan na'ura kawai. Ba a yarda ka fita yayin da akwai abin da ba a aika ba, domin kada a rasa komai.",
  "Keep your password private. If someone else knows it, change it. We will then sign out all your other devices.":
    "Kada ka gaya wa kowa kalmar sirrinka. Idan wani ya san ta, canza ta. Sannan za mu fitar da dukan sauran na'urorinka.",
  "Messages you send us.": "Saƙonnin da ka aika mana.",
  "Light or dark theme, text size, motion and language, in local storage, when you choose them.":
    "Yanayin haske ko duhu, girman rubutu, motsin hotuna da harshe, a ma'ajiyar na'ura (local storage), idan ka zaɓe su.",
  "Links in emails: 24 hours to verify your email, 60 minutes to choose a new password. Sign-ins: up to 12 hours.":
    "Haɗin da ke cikin wasiƙu: awa 24 na tabbatarwa, minti 60 na sabuwar kalmar sirri. Zama: ba ya wuce awa 12.",
  "Sign out to end your sign-in. To delete your tests and results from our site and this device, go to Settings and choose Clear data. Your browser's settings clear only the data on this device. Send any unsent answers first, or you will lose them.":
    "Fita domin ka kawo ƙarshen shigarka. Saituna, Share bayanai yana cire jarabawoyinka da sakamakonka gaba ɗaya, daga sabarmu da kuma daga wannan na'ura. Saitunan burauzarka suna share abin da wannan na'ura take adanawa ne kaɗai; ka fara aika amsoshin da ba a aika ba, in ba haka ba za su ɓace.",
  "Check your spam folder, wait a minute and press Resend. If you typed the wrong email address, change it on the same page.":
    "Duba babban fayil na spam, jira minti ɗaya, sannan ka danna Sake aika imel. Idan akwai kuskure a adireshin, gyara shi a wannan shafin.",
  "Members of our staff, each only as far as their work needs. We log the data they open and change.":
    "Ma'aikatanmu, kowane gwargwadon abin da aikinsa yake buƙata ne kaɗai; ana rubuta abin da suka buɗe da abin da suka canza.",
  "Most of our students are under 18, and we treat everyone's data as if they were. Under the Act, a parent or guardian must consent to the use of a child's data. By using {site} you confirm that your parent or guardian knows and agrees. They may email {email} to see, correct or delete your data. We check that they are who they say they are.":
    "Yawancin ɗalibanmu ba su kai shekara 18 ba, kuma muna kula da bayanan kowa kamar bai kai ba. A ƙarƙashin Dokar, dole iyaye ko mai kula su yarda da amfani da bayanan yaro. Ta amfani da {site} kana tabbatar da cewa naka sun sani kuma sun yarda; za su iya rubutawa zuwa {email} domin su gani, su gyara ko su share bayananka, kuma muna bincika ko su ne waɗanda suka ce su ne.",
  NECO: "NECO",
  "No email? Check your spam folder, then press Resend after a minute. If you typed the wrong email address, you can change it until you verify it.":
    "Babu wasiƙa? Duba spam, sannan ka danna Sake aika imel bayan minti ɗaya. Idan an yi kuskure wajen rubuta adireshin, za ka iya gyara shi muddin ba a tabbatar da shi ba.",
  "None of this goes to anyone else. We receive only your answers and your sign-in.":
    "Ba a aika komai daga cikinsu ga kowa sai mu, kuma amsoshi da shigarka kaɗai ake aikawa.",
  "You lose nothing. We save each answer on your device as you choose it and send it when you are back online. In exam mode the clock keeps running. Answers you give in time count, even if we receive them later.":
    "Babu abin da zai ɓace. Ana adana kowace amsa a na'urarka da zarar ka zaɓe ta, a kuma aika ta idan ka dawo. A yanayin jarabawa, agogon na sabar ne; ana ƙidaya amsoshin da ka bayar cikin lokaci ko da sun iso daga baya.",
  "object to how we use your data, or ask us to limit it": "ƙin amincewa da wani amfani da su ko neman a taƙaita shi;",
  "One cookie, only if you ask for it": "Kuki ɗaya ne, kuma sai ka nema",
  "Each person may have one account. Do not share it or sell it.":
    "Mutum ɗaya, asusu ɗaya. Kada ka raba shi ko ka sayar da shi.",
  "Open the email we send and press the link. Until you verify your email you can use the site for only 30 minutes.":
    "Buɗe wasiƙar da muka aika ka danna haɗin da ke cikinta. Idan ba ka tabbatar ba, za ka iya amfani da shafin na minti 30.",
  "Prices of paid plans are in naira and shown in full before you pay. Paystack takes the payment. We never see or keep your card number. A plan runs to the end of the period you paid for.":
    "Farashin tsare-tsaren da ake biya da naira ne, kuma ana nuna shi gaba ɗaya kafin ka biya. Paystack ne yake karɓar kuɗin; ba ma taɓa gani ko adana lambar katinka. Tsari yana kaiwa ƙarshen lokacin da ka biya.",
  "Past questions": "Tsofaffin tambayoyi",
  "Payment records: for as long as tax law requires, without your study data.":
    "Bayanan biyan kuɗi: har tsawon lokacin da dokokin haraji suka faɗa, ba tare da bayanan karatunka ba.",
  "Payments: plan, amount, date and Paystack's reference. We never receive your card number.":
    "Biyan kuɗi: tsari, adadin kuɗi, rana da lambar shaida ta Paystack. Ba ma taɓa karɓar lambar katinka.",
  "Paystack when you pay": "Paystack idan kana biyan kuɗi",
  "Paystack, when you pay, and Google, if you sign in with Google.":
    "Paystack, idan ka biya. Google, idan ka zaɓi shiga da Google.",
  "The companies that send our emails and host our servers. Their contracts let them use the data only for us.":
    "Kamfanonin da suke ɗaukar imel ɗinmu da waɗanda suke ajiye sabobinmu, waɗanda yarjejeniya ta ɗaure su da amfani da bayanan don mu kaɗai.",
  "Plans and payment": "Tsare-tsare da biyan kuɗi",
  "Post-UTME": "Post-UTME",
  "Practice tests": "Jarabawoyin gwaji",
  "Questions you downloaded to use offline and answers not sent yet, in the browser's database, until they are sent or you clear them.":
    "Tambayoyin da ka sauke don amfani babu sadarwa da amsoshin da ba a aika ba tukuna, a rumbun bayanai na burauza, har sai an aika su ko ka share su.",
  "Register with your name, email address and a password, or with Google.":
    "Yi rajista da sunanka, adireshin imel da kalmar sirri, ko da Google.",
  "Press Report on the question. If our answer is wrong, we will correct it and mark every affected test again. We will tell everyone whose score changed.":
    "Kai rahotonta daga tambayar kanta. Idan amsar da muka ɗauka daidai ba daidai ba ce, muna gyara ta, mu sake ba da maki ga kowace jarabawar da abin ya shafa, mu kuma sanar da duk wanda makinsa ya canza.",
  "see the data we have about you and download a copy (Settings > Export data)":
    "ganin bayanan da muke da su game da kai ka kuma ɗauki kwafi (Saituna, Fitar da bayanai);",
  "Your browser keeps some data on your device, because the site cannot work without it:":
    "Akwai abubuwan da burauzarka da kanta take adanawa a na'urarka, domin shafin ba zai iya aiki ba sai da su:",
  "Technical records: the time, page, network address and browser of each request, so that we can find faults and stop abuse.":
    "Bayanan aikin na'ura: lokaci, shafi, adireshin sadarwa da burauzar kowace buƙata, domin mu iya gano matsaloli mu kuma hana amfani da bai dace ba.",
  "the English text": "rubutun Turanci",
  "The latest results you saw, in local storage, so that you can see them offline. They are deleted when you sign out.":
    "Alƙaluman da shafukanka suka nuna na ƙarshe, a ma'ajiyar na'ura (local storage), domin su kasance ko babu sadarwa. Suna gogewa idan ka fita.",
  "The Free plan includes 5 practice tests a month (50 questions a month). It also includes every second year of past questions. Premium and Pro remove the limits and unlock all years. Prices are in naira and you pay through Paystack. You can get your money back within 7 days of paying. Press “Ask for my money back” on the Subscriptions page.":
    "Tsarin kyauta ya ƙunshi jarabawoyin gwaji 5 a wata (tambayoyi 50 a wata), da tsofaffin tambayoyi na kowace shekara ta biyu. Premium da Pro suna cire iyakokin, suna buɗe dukan shekaru. Farashi da naira ne, biyan kuɗi ta Paystack ne. Ana iya mayar maka kuɗinka cikin kwana 7 da biyan kuɗi. Danna “Nemi a mayar mini kuɗi” a shafin Tsarin biyan kuɗi.",
  "The question you are on, in local storage, while you take a test.":
    "Tambayar da kake kanta, a ma'ajiyar na'ura (local storage), yayin da kake yin jarabawa.",
  "We write our own questions to match each syllabus and arrange them as papers by year. We mark them as original. The exam boards own their papers. When we are allowed to show an official paper, we mark it as official.":
    "Tambayoyin da muke bayarwa namu ne, an rubuta su bisa kowace manhajar karatu, aka jera su kamar takardu bisa shekara; a shafukan manhajar ana kiran su namu. Takardun hukumomin jarabawa nasu ne. Inda ma'aikatanmu suke da haƙƙin nuna takardar hukuma, shafin yana cewa ta hukuma ce.",
  "The questions we wrote ourselves follow each syllabus and are marked as original. They are not the exam boards' own papers. If a question comes from someone else, we say so.":
    "Tambayoyin da muka rubuta da kanmu an yi su bisa kowace manhajar karatu, an kuma yi musu alama cewa namu ne. Ba takardun hukumomin jarabawa ba ne. Inda tambaya ta fito daga wani, shafin yana faɗar haka.",
  "Your result in the ten trial questions, in local storage, so that we can save it when you register.":
    "Sakamakon tambayoyi goma da aka gwada, a ma'ajiyar na'ura (local storage), domin ya biyo ka idan ka yi rajista.",
  "These are the rules of {site} in plain words. We kept them short so that you can read them all.":
    "Dokokin {site}, cikin sauƙin magana. Gajeru ne domin ka iya karanta su.",
  "Your score is the percentage of questions you got right. WAEC and NECO tests also show a grade from A1 to F9, and JAMB mocks show a score out of 400. You do not lose marks for wrong answers. On the leaderboard a wrong answer costs points, but points are not marks.":
    "Makinka shi ne kashi cikin ɗari na tambayoyin da ka amsa daidai. Jarabawoyin WAEC da NECO suna kuma nuna daraja daga A1 zuwa F9, jarabawoyin kwaikwayo na JAMB kuma maki cikin 400. Ba a rage makin jarabawarka saboda amsar da ba daidai ba. A allon gwaraza amsar da ba daidai ba tana rage makin allon, amma wannan ba makin jarabawa ba ne.",
  "We mark both modes in the same way. If one of our answers is wrong, we will correct it, mark your test again and tell you.":
    "Sabar ce take ba da maki a duka biyun. Idan aka gano cewa amsar da muka ɗauka daidai ba daidai ba ce, muna gyara ta, mu sake ba jarabawarka maki, mu kuma sanar da kai.",
  "These terms are the agreement between you and {site}. You accept them when you complete your profile and tick the box that says so. We record which version you accepted and when.":
    "Waɗannan sharuɗɗa su ne yarjejeniya tsakaninka da {site}. Kana karɓarsu ne idan ka cika bayananka ka sa alama a akwatin da ya faɗi haka. Muna rubuta sigar da ka karɓa da lokacin da ka karɓa.",
  "These terms follow the law of the Federal Republic of Nigeria. If there is a problem, please email {email} first. We can usually settle it that way.":
    "Waɗannan sharuɗɗa suna bin dokar Jamhuriyar Tarayyar Najeriya. Don Allah ka fara rubutawa zuwa {email}; yawancin abubuwa ana iya warware su da wasiƙa.",
  "This translation is here to help you. Only {english} is legally binding.":
    "Wannan fassara ce, don ta taimaka maka ka karanta. Abin da yake da ƙarfin doka shi ne {english} kaɗai.",
  "This page needs JavaScript. Without it, you can still email us at {email}.":
    "Wannan shafi yana buƙatar JavaScript. Za ka iya rubuto mana a {email} ba tare da shi ba.",
  "To give you the service you asked for: your account, tests, marking, progress and payments (a contract with you).":
    "Don mu ba ka hidimar da ka nema: asusunka, jarabawoyi, ba da maki, ci gaba da biyan kuɗi (yarjejeniya da kai).",
  "To keep our service safe and our questions correct (our legitimate interest, and yours). We limit sign-in attempts, keep a log of what staff do and look for wrong questions.":
    "Don mu kiyaye hidimarmu lafiya, tambayoyinmu kuma su kasance daidai (halaltacciyar maslaharmu, da taka). Muna iyakance yawan yunƙurin shiga, muna rubuta abin da ma'aikata suke yi, muna kuma neman tambayoyin da ba daidai ba.",
  "To keep payment records for as long as tax law requires (a legal duty).":
    "Don mu adana bayanan biyan kuɗi har tsawon lokacin da dokar haraji take buƙata (wajibin doka).",
  "To show your first name and the first letter of your last name on a leaderboard, only if you join it (your consent).":
    "Don mu nuna ka a allon gwaraza, da sunan farko da harafin farko na sunan ƙarshe, sai idan ka shiga kaɗai (yardarka).",
  "To email you about your account, and to remind you of your tests and your week. You can stop the reminders with one press in any of those emails, or in your settings (our legitimate interest, and yours).":
    "Don mu rubuta maka game da asusunka, mu kuma tunatar da kai jarabawoyinka da makonka. Danna sau ɗaya a cikin kowane irin wannan imel, ko maɓalli a saitunanka, yana dakatar da tunatarwar (halaltacciyar maslaharmu, da taka).",
  "Try ten questions from the home page. You do not need an account.":
    "Gwada tambayoyi goma ba tare da asusu ba, daga shafin farko.",
  "try to get around the limits of a plan, the marking or the leaderboard":
    "yi ƙoƙarin kauce wa iyakokin tsari, tsarin ba da maki ko allon gwaraza;",
  "Under the Nigeria Data Protection Act 2023 you may:":
    "A ƙarƙashin Dokar Kare Bayanai ta Najeriya ta 2023 (Nigeria Data Protection Act 2023) za ka iya:",
  "upload anything that is not yours, or that harms or insults other people":
    "ɗora wani abu da ba naka ba, ko wanda yake cutar da wasu ko yake zaginsu;",
  "Use {site} to learn. Please do not:": "Yi amfani da {site} don koyo. Don Allah kada ka:",
  WAEC: "WAEC",
  "We do not sell data, show advertising or build profiles for anyone else. No machine makes a decision that has a legal effect on you.":
    "Ba ma sayar da bayanai, ba ma nuna talla, ba ma kuma haɗa bayanan halayen mutane (profiles) don wani dabam. Babu wani hukunci mai tasirin doka a kanka da na'ura take yankewa.",
  "We work to keep {site} open, but we cannot promise that it is never interrupted. We save your answers on your device and send them when you are back online.":
    "Muna ƙoƙari {site} ya kasance a buɗe, amma ba za mu iya yin alƙawari cewa ba zai taɓa katsewa ba. Ana adana amsoshin da ka bayar a na'urarka, a aika su idan sadarwa ta dawo.",
  "This page lists the small amount of data that {site} keeps in your browser.":
    "Abin da {site} yake adanawa a burauzarka. Ba shi da yawa.",
  "This page explains which data {site} keeps about you, why and how long we keep it, and your rights.":
    "Abin da {site} ya sani game da kai, dalili, tsawon lokaci, da abin da za ka iya yi a kai.",
  "What happens if the power or the network fails during a test?":
    "Me zai faru idan wuta ko sadarwa ta ɗauke ana cikin jarabawa?",
  "Data we keep in your browser": "Abin da ake adanawa a burauzarka",
  "About these terms": "Mene ne wannan",
  "Our service": "Abin da muke ba ka",
  "Data we keep about you": "Abin da muke adanawa",
  "If you lose your connection": "Idan sadarwa ta ɗauke",
  "Before this policy changes in a way that matters to you, we will tell you in the app and by email.":
    "Idan wannan manufa za ta canza ta hanyar da take da muhimmanci, muna sanar da kai a cikin manhajar da ta imel kafin ta canza.",
  "Before we make a change to these terms that matters to you, we will tell you. We will also ask you to accept the new terms. If you do not agree, you can delete your account.":
    "Idan muka canza waɗannan sharuɗɗa ta hanyar da ta shafe ka, muna sanar da kai kafin su fara aiki, mu kuma nemi ka sake karɓarsu. Idan ba ka yarda ba, za ka iya share asusunka.",
  "When we make mistakes": "Idan muka yi kuskure",
  "When you pay, your browser goes to Paystack's own page, where Paystack's cookie policy applies.":
    "Idan kana biyan kuɗi, burauzarka tana zuwa shafin Paystack na kansa, inda manufar kuki ta Paystack take aiki.",
  "If one of these is outside Nigeria, we follow Part VIII of the Act. Your data goes only to countries with adequate protection, or under a contract that gives the same protection.":
    "Inda ɗaya daga cikin waɗannan yake aiki a wajen Najeriya, tura bayanan yana bin Kashi na VIII (Part VIII) na Dokar: zuwa ƙasashe masu isasshen kariya, ko a ƙarƙashin sharuɗɗan yarjejeniya masu ba da irinta.",
  "If Google sign-in is available, the sign-in pages load Google's script. Google may then set its own cookies there. No other page loads anything from Google.":
    "Inda ake iya shiga da Google, ana loda script na Google a shafukan shiga, kuma Google zai iya sa kukinsa a can. Babu wani shafi dabam da yake loda wani abu daga Google.",
  "If you break these rules, you may lose points, be removed from the leaderboard or be suspended. We will tell you why, and you can reply.":
    "Wanda ya karya waɗannan dokoki zai iya rasa maki, a cire shi daga allon gwaraza, ko a dakatar da shi. Muna faɗar dalili, kuma za ka iya ba da amsa.",
  "Who can see my results?": "Wa zai iya ganin sakamakona?",
  "Who else sees it": "Wane ne kuma yake ganinsu",
  "Who is responsible": "Wa yake da alhaki",
  "Why we use it, and on what legal basis": "Dalili, da hujjar doka",
  "withdraw a consent at any time, as easily as you gave it":
    "janye yarda a kowane lokaci, cikin sauƙi kamar yadda ka bayar.",
  "Email {email} for anything you cannot do on the site. We will answer within 30 days, free of charge. You may also complain to the Nigeria Data Protection Commission (ndpc.gov.ng).":
    "Rubuta zuwa {email} don duk abin da shafukan ba su bayar ba; muna amsawa cikin kwana 30, kuma ba a biyan komai. Za ka kuma iya kai ƙara ga Hukumar Kare Bayanai ta Najeriya (Nigeria Data Protection Commission, ndpc.gov.ng).",
  "Yes. Each student can get their money back once, within 7 days of paying. Press “Ask for my money back” on the Subscriptions page.":
    "Eh, cikin kwana 7 da biyan kuɗi, sau ɗaya ga kowane ɗalibi. Danna “Nemi a mayar mini kuɗi” a shafin Tsarin biyan kuɗi.",
  "Yes. A test of 40 questions uses about as much data as one small picture, and pictures load only when you want them. You can carry on with a test when you are offline.":
    "Eh. Shafukan ƙanana ne, tambayoyi 40 girmansu kusan na ƙaramin hoto ɗaya ne, kuma hotuna suna lodawa ne kawai idan kana so. Jarabawa tana ci gaba ko babu sadarwa.",
  "You can delete your account at any time from your profile.":
    "Za ka iya share asusunka a kowane lokaci daga bayananka.",
  "You can get your money back within 7 days of paying, once for each student. Press “Ask for my money back” on the Subscriptions page, or email {email}. You can cancel at any time. Your plan then ends when the time you paid for is over.":
    "Ana iya mayar maka kuɗinka cikin kwana 7 da biyan kuɗi, sau ɗaya ga kowane ɗalibi. Danna “Nemi a mayar mini kuɗi” a shafin Tsarin biyan kuɗi, ko ka aika imel zuwa {email}. Za ka iya sokewa a kowane lokaci. Tsarinka zai ƙare idan lokacin da ka biya ya cika.",
  "Only you and the people you share them with can see them. The leaderboard shows a first name and the first letter of the last name, and only for students who chose to join.":
    "Kai, da mutanen da ka nuna wa. Allon gwaraza yana nuna sunan farko da harafin farko na sunan ƙarshe, kuma na waɗanda suka shiga ne kaɗai.",
  "Your account": "Asusunka",
  "Your account and study record: until you delete them.": "Asusunka da tarihin karatunka: har sai ka share su.",
  "Your account: first and last name, email address and password. We store the password only as a salted Argon2id hash that we cannot read back. If you give them, we also keep your phone number, class, target exam, school, location, exam year and picture.":
    "Asusunka: sunan farko da sunan ƙarshe, adireshin imel, kalmar sirri (a matsayin salted Argon2id hash kaɗai, wanda ba za mu iya mayar da shi mu karanta ba), da, idan ka ba da su, lambar waya, aji, jarabawar da kake nufi, makaranta, wuri, shekarar jarabawa da hoto.",
  "Your answers and results are yours. We use them to mark your tests, to show you your progress, and, without your name, to find questions that are wrong or too hard. We may use your reports and feedback to improve the site.":
    "Amsoshinka da sakamakonka naka ne. Muna amfani da su don ba jarabawoyinka maki, don nuna maka ci gabanka, kuma, ba tare da sunanka ba, don gano tambayoyin da ba daidai ba ko masu wuya fiye da kima. Za a iya amfani da rahotanni da ra'ayoyin da ka aiko don inganta shafin.",
  "Your answers and feedback": "Amsoshinka da abin da ka rubuta",
  "Your rights": "Haƙƙoƙinka",
  "Your sign-in, in session storage. It is deleted when you sign out or close the tab.":
    "Shigarka, a ma'ajiyar zama (session storage). Tana gogewa idan ka fita ko ka rufe shafin burauzar.",
  "Your study: tests, the answers you chose and when, scores, progress by topic, schedule, bookmarks, reports and feedback.":
    "Karatunka: jarabawoyi, amsoshin da ka zaɓa da lokacin da ka zaɓe su, maki, ci gaba bisa batu, jadawali, tambayoyin da ka adana, rahotanni da ra'ayoyi.",
  "A free test is used when you answer its first question, not when you open it. Lesson checks, retakes of the same questions and tests you leave without an answer cost nothing.":
    "Ana cin jarabawar kyauta idan ka amsa tambayarta ta farko, ba idan ka buɗe ta ba. Tambayoyin darasi, sake yin tambayoyi iri ɗaya da jarabawar da ka bari ba tare da amsa ba ba sa cin komai.",
};
