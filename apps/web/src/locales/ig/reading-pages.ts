// Igbo: help, questions, terms, privacy and cookies. For review by a native reader.
export const readingPages: Record<string, string> = {
  "Yes. A student can share their progress with you and stop at any time. If you want to use our site in a school computer lab, please contact us.":
    "Onye na-ele ule nwere ike ikesara gị ọganihu ya ma kwụsị ya mgbe ọ bụla. Anyị na-anabata akwụkwọ ozi sitere n'ụlọ akwụkwọ ndị chọrọ iji ya n'ụlọ kọmputa ha.",
  "A court or an authority, when Nigerian law requires it.":
    "Ụlọikpe ma ọ bụ ndị ọchịchị, mgbe iwu Naịjirịa manyere anyị.",
  "A friend you send a challenge to. They see your first name and your score in it until the link ends or you cancel it.":
    "Enyi i zigaara ịma aka: aha mbụ gị na akara ahụ, ruo mgbe i wepụrụ njikọ ahụ ma ọ bụ oge ya gwụrụ.",
  "A guardian or teacher you share your progress with, until you stop sharing.":
    "Nne, nna, onye nlekọta ma ọ bụ onye nkuzi i kesaara ọganihu gị, ruo mgbe ị kwụsịrị ya.",
  "A student under 18 appears on the leaderboard only with a guardian's recorded consent. We ask for no more data than we need: no home address, no contacts and no location from your device. You choose whether to add a profile picture.":
    "Onye bụ nwata n'anya iwu na-apụta na bọọdụ ndị ndu naanị mgbe e dekọrọ nkwenye nke nne, nna ma ọ bụ onye nlekọta ya. Anyị anaghị arịọ data karịrị nke ọrụ a chọrọ: anyị anaghị arịọ adreesị ụlọ, ndepụta ndị ị maara (contacts), ma ọ bụ ebe ị nọ site na ngwaọrụ gị. Itinye foto n'profaịlụ bụ nhọrọ gị.",
  "A question or its answer can be wrong. When we correct an answer, we mark every affected test again and tell you if your score changed. You can report a question with one tap, and we will check it.":
    "Ajụjụ, ma ọ bụ azịza e debere dị ka nke ziri ezi, nwere ike ịbụ njehie. Mgbe anyị doziri azịza dị otú ahụ, anyị na-enyegharị ule niile o metụtara akara, na-agwakwa gị ma ọ bụrụ na akara gị gbanwere. Jiri otu mpịa kọọ ajụjụ, anyị ga-eleba ya anya.",
  "After deletion we remove your name and everything that identifies you. Your answers stay only as anonymous statistics. A copy may remain in backups until they are replaced. If we ever restore a backup, we delete your data again.":
    "Mgbe e hichapụchara: a na-ewepụ aha gị na ihe niile na-egosi onye ị bụ; azịza na-anọ dị ka ọnụọgụ na-abụghị nke onye ọ bụla. Kọpị nwere ike ịfọdụ na nchekwa ndabere (backup) ruo mgbe e ji nke ọhụrụ dochie ya; ọ bụrụ na e weghachite nchekwa ndabere mgbe ọ bụla, a ga-emegharị mhichapụ gị.",
  "All traffic is encrypted. You can end a session at any time, and sessions also expire automatically. Staff can see only the data their role allows. If a breach is likely to put your rights at risk, we will tell the Commission within 72 hours. We will tell you without delay.":
    "A na-ezochi (encrypt) ozi niile na-aga ma na-abịa. E nwere ike ịkwụsị nbanye ozugbo, ha na-akwụsịkwa n'onwe ha. Ihe onye ọrụ nwere ike imepe dabeere n'ọkwa ọrụ ya. Ọ bụrụ na o yikarịrị ka mmebi nchebe data (breach) ga-etinye ikike gị n'ihe ize ndụ, anyị na-agwa Kọmịshọn ahụ n'ime awa 72, na-agwakwa gị na-egbughị oge.",
  "Are these the real WAEC, NECO and JAMB questions?": "Ndị a hà bụ ezigbo ajụjụ WAEC, NECO na JAMB?",
  "As far as Nigerian law allows, our liability for loss from a wrong question, an interruption or an exam result is limited. We pay no more than you paid us in the last twelve months. Nothing here takes away rights the law gives you as a consumer.":
    "Ruo ebe iwu Naịjirịa kwere, ibu anyị ga-eburu (liability) maka mfu sitere n'ajụjụ ezighị ezi, nkwụsịtụ ọrụ ma ọ bụ nsonaazụ ule agaghị akarị ego ị kwụrụ anyị n'ime ọnwa iri na abụọ gara aga. O nweghị ihe dị ebe a na-anapụ gị ikike iwu nyere gị dị ka onye na-azụ ahịa.",
  "attack the service or look for other people's data. If you find a security weakness, please email {email}. We will be grateful.":
    "ịwakpo ọrụ a ma ọ bụ ịchọ data nke ndị ọzọ. Ọ bụrụ na ị chọta ebe nchebe ya na-esighị ike, degara {email} akwụkwọ; obi ga-adị anyị ụtọ maka ya.",
  "bring phones, notes or this site into a real exam hall": "iweta ekwentị, ndetu ma ọ bụ saịtị a n'ezigbo ụlọ ule;",
  "Can I get my money back?": "Enwere m ike inwetaghachi ego m?",
  Changes: "Mgbanwe",
  "Changes to these terms": "Mgbanwe",
  "When you change your password, we sign you out on all your other devices.":
    "Mgbe ị gbanwere okwuntughe gị, anyị na-ewepụ gị na ngwaọrụ gị ndị ọzọ niile.",
  "Choose an exam, a subject and a year. Every second year is free. You need a paid plan for the others. We call the papers we wrote ourselves original practice papers. They follow the syllabus, but they are not the exam boards' own papers.":
    "Họrọ ule, ihe ọmụmụ na afọ. Afọ ọ bụla nke abụọ bụ n'efu; ndị ọzọ na-eso atụmatụ a na-akwụ ụgwọ. Akwụkwọ ule ndị anyị onwe anyị dere dịka silabọs si dị ka a na-akpọ akwụkwọ mmụta nke anyị (original): anyị enweghị ikike ọ bụla n'akwụkwọ ule nke ụlọ ọrụ ule, anyị anaghịkwa eme ka à ga-asị na ọ bụ ha ka anyị na-egosi.",
  "Complete your profile: phone, target exam and class. Then take your first test. Your results will show on your dashboard.":
    "Mezue profaịlụ gị: ekwentị, ule ị na-achọ na klaasị. Mgbe ahụ mee ule mbụ; ihu akwụkwọ gị ga-ejupụta n'ọnụọgụ nke gị.",
  "Copies of the app's files, so that it opens offline.": "Kọpị nke faịlụ ngwa a, ka o wee mepee na-enweghị netwọk.",
  "copy, scrape or resell the questions, explanations or materials":
    "ịkọpịa ajụjụ, nkọwa ma ọ bụ ngwa ọmụmụ, iji mmemme kọmputa chịkọrọ ha (scrape), ma ọ bụ ireghachi ha;",
  "correct it (Profile)": "idozi ya (Profaịlụ);",
  "Creating an account is free and you do not need a card. The Free plan includes 5 practice tests a month (50 questions a month). It also includes every second year of past questions.":
    "Imepe akaụntụ bụ n'efu, a naghịkwa ajụ maka kaadị. Atụmatụ n'efu nwere ule mmụta 5 kwa ọnwa (ajụjụ 50 kwa ọnwa), na ajụjụ gara aga nke afọ ọ bụla nke abụọ.",
  "Creating an account is free and you do not need a credit card. The Free plan includes 5 practice tests a month (50 questions a month). It also includes every second year of past questions. Paid plans remove the limits.":
    "Imepe akaụntụ bụ n'efu, kaadị ụlọ akụ adịghịkwa mkpa. Atụmatụ n'efu nwere ule mmụta 5 kwa ọnwa (ajụjụ 50 kwa ọnwa), na ajụjụ gara aga nke afọ ọ bụla nke abụọ. Atụmatụ a na-akwụ ụgwọ na-ewepụ oke ndị a.",
  "In Settings you can choose dark mode, three text sizes and less motion. Everything works with a keyboard and a screen reader, and every chart has a table. If something does not work for you, email {email} and we will fix it.":
    "Ọnọdụ ọchịchịrị, nha ederede atọ n'ule na ịgbanyụ mmegharị ihe onyonyo dị na Ntọala. Ihe niile na-arụ ọrụ na kiiboodu na ngwa na-agụpụta ihuenyo (screen reader), eserese nwekwara tebụl. Ọ bụrụ na ihe anaghị arụrụ gị ọrụ, degara {email} akwụkwọ: nke ahụ bụ njehie, anyị na-edozikwa ya.",
  "delete it (Profile > Delete Account)": "ihichapụ ya (Profaịlụ, Hichapụ akaụntụ);",
  "When you delete your account, you can sign in within 7 days to keep it. After that, we will remove your name and everything that identifies you. We cannot undo this.":
    "Ihichapụ akaụntụ gị na-ewepụ aha gị na ihe niile na-egosi onye ị bụ. Banye n'ime ụbọchị 7 ma ị chọọ idebe ya; mgbe nke ahụ gasịrị, e nweghị ike iweghachi ya.",
  "Does it work on a small phone with little data?": "Ọ na-arụ ọrụ n'obere ekwentị nwere obere data?",
  "Each school sets its own screening test. We offer practice in the common subjects. Always check the format on your school's website.":
    "Ụlọ akwụkwọ ọ bụla na-ahazi ule nyocha nke ya. Anyị na-enye mmụta n'ihe ọmụmụ ndị a na-ahụkarị; na-elele usoro ya mgbe niile na saịtị nke ụlọ akwụkwọ gị n'onwe ya.",
  "Easier to read, easier to use": "Ọ ka mfe ịgụ, ọ ka mfe iji",
  "Fair use": "Iji ya n'ụzọ ziri ezi",
  "You can prepare for the Senior School Certificate Examination of NECO. The objective papers have grades from A1 to F9. Some have five options, A to E.":
    "Maka Senior School Certificate Examination nke NECO: akwụkwọ nhọrọ, ụfọdụ nwere nhọrọ ise, A ruo E, akara ya si na A1 ruo F9.",
  "The UTME has Use of English and three subjects of your choice, with 180 questions in two hours. Each subject is scored out of 100 and the total is out of 400. Our mock has the same eight keys and on-screen calculator as the exam hall.":
    "Maka UTME: Use of English na ihe ọmụmụ atọ ị họọrọ, ajụjụ 180 n'ime awa abụọ, ihe ọmụmụ ọ bụla nwere akara n'ime 100, ha niile n'ime 400. Ule nnwale nwere otu igodo asatọ ahụ na igwe mgbakọ n'ihuenyo, dị ka n'ụlọ ule.",
  "You can prepare for the West African Senior School Certificate Examination. The objective papers have four options and grades from A1 to F9. Our grade counts only the objective paper.":
    "Maka West African Senior School Certificate Examination: akwụkwọ nhọrọ nwere nhọrọ anọ, akara ya si na A1 ruo F9. Akara anyị na-agụ naanị akwụkwọ nhọrọ.",
  "If you forget your password, press “Forgot password?” on the sign-in page. We will email you a link. It works once and lasts 60 minutes.":
    "Ọ bụrụ na i chefuo okwuntughe gị, pịa “I chefuru okwuntughe?” n'ibe nbanye. Anyị ga-ezigara gị njikọ na email. Ọ na-arụ ọrụ otu ugboro, ruo nkeji 60.",
  "Getting started": "Otu ị ga-esi malite",
  "Give your real name and an email address you can use. We will send an email there to verify it. Until you verify it you can use the site for only 30 minutes.":
    "Nye ezigbo aha gị na adreesị email i nwere ike imepe; anyị na-eziga akwụkwọ ozi ebe ahụ iji kwado ya. Ọ bụrụ na a kwadoghị ya, i nwere ike iji saịtị a nkeji 30.",
  "Google on the sign-in pages": "Google n'ibe nbanye",
  "How is my score worked out?": "Kedu ka e si agbakọ akara m?",
  "How long we keep it": "Ogologo oge ole",
  "How to clear it": "Otu ị ga-esi hichapụ ya",
  "How we protect it": "Otu anyị si echebe ya",
  "This page explains how {site} works, from your first test to your last. If your question is not here, contact us.":
    "Otu {site} si arụ ọrụ, site n'ule mbụ ruo nke ikpeazụ. Ọ bụrụ na ajụjụ gị adịghị ebe a, degara anyị akwụkwọ.",
  "I am a parent or a teacher. Can I help?": "Abụ m nne, nna ma ọ bụ onye nkuzi. Enwere m ike inye aka?",
  "I did not get the verification email.": "Enwetaghị m email nkwado.",
  "I think a question is wrong. What now?": "Echere m na otu ajụjụ ezighị ezi. Gịnị ka m ga-eme?",
  "If you are under 18": "Ọ bụrụ na i rubeghị afọ 18",
  "If you are under 18, please read them with a parent or guardian. You may use {site} only if they agree.":
    "Ọ bụrụ na i rubeghị afọ 18, biko gị na nne gị, nna gị ma ọ bụ onye nlekọta gị gụkọọ ha. I nwere ike iji {site} naanị ma ha kweta.",
  "If you sign in with Google, we receive your name, your email address and Google's ID for your account. We get nothing else, and Google learns only that you signed in here.":
    "Ọ bụrụ na i ji Google banye, anyị na-enweta aha gị, adreesị email gị na nọmba Google nyere akaụntụ gị. Anyị anaghị enweta ihe ọzọ, Google na-amatakwa naanị na ị banyere ebe a.",
  "Exam mode works like the exam hall. There is a clock, you can flag questions and move between them, and you see no answers until you submit. On a keyboard, press A to D to choose, N and P to move, S to submit and R to go back.":
    "N'ọnọdụ ule, ọ dị ka n'ụlọ ule: elekere, tebụl nke ajụjụ niile, ọkọlọtọ, ịgagharị otu ị chọrọ, a naghịkwa egosi azịza ruo mgbe i nyefere. Na kiiboodu, A ruo D na-ahọrọ azịza, N na P na-agagharị n'ajụjụ, S na-enyefe mgbe ọ jụchara gị, R na-akpọghachi gị.",
  "In practice mode you choose an answer and continue. You can see the correct answer and the explanation straight away. There is no time limit.":
    "N'ọnọdụ mmụta, ị na-ahọrọ azịza wee gaa n'ihu; i nwere ike ịhụ azịza ziri ezi na nkọwa ya ozugbo. E nweghị elekere.",
  "Is it really free?": "Ọ bụ n'efu n'ezie?",
  JAMB: "JAMB",
  "Keep answering. We save every answer on your device straight away and send it when you are back online. You can see which answers are sent and which are only on your device. You cannot sign out until everything is sent, so you lose nothing.":
    "Nọgide na-aza. A na-echekwa nhọrọ ọ bụla na ngwaọrụ gị ozugbo, a na-ezigakwa ya mgbe njikọ netwọk lọghachiri; ihuenyo na-egosi azịza ndị e chekwara na ndị dị naanị na ngwaọrụ a. A naghị ekwe ka ị pụọ n'akaụntụ mgbe e nwere ihe e zigabeghị, ka ihe ọ bụla ghara ifu.",
  "Keep your password private. If someone else knows it, change it. We will then sign out all your other devices.":
    "Agwala onye ọ bụla okwuntughe gị. Ọ bụrụ na onye ọzọ maara ya, gbanwee ya. Anyị ga-ewepụzi ngwaọrụ gị ndị ọzọ niile n'akaụntụ gị.",
  "Messages you send us.": "Ozi ndị i zigaara anyị.",
  "Light or dark theme, text size, motion and language, in local storage, when you choose them.":
    "Ọnọdụ ìhè ma ọ bụ ọchịchịrị, nha ederede, mmegharị ihe onyonyo na asụsụ, n'ebe nchekwa nke ngwaọrụ (local storage), mgbe ị họọrọ ha.",
  "Links in emails: 24 hours to verify your email, 60 minutes to choose a new password. Sign-ins: up to 12 hours.":
    "Njikọ dị n'akwụkwọ ozi: awa 24 maka nkwado, nkeji 60 maka okwuntughe ọhụrụ. Nbanye: ọ naghị akarị awa 12.",
  "Sign out to end your sign-in. To delete your tests and results from our site and this device, go to Settings and choose Clear data. Your browser's settings clear only the data on this device. Send any unsent answers first, or you will lose them.":
    "Pụọ n'akaụntụ iji kwụsị nbanye gị. Ntọala, Hichapụ data na-ewepụ ule gị na nsonaazụ gị kpamkpam, na sava anyị na na ngwaọrụ a. Ntọala nke ihe nchọgharị gị n'onwe ya na-ehichapụ naanị ihe ngwaọrụ a debere; buru ụzọ ziga azịza ndị e zigabeghị, ma ọ bụghị ya, ha ga-efu.",
  "Check your spam folder, wait a minute and press Resend. If you typed the wrong email address, change it on the same page.":
    "Lelee n'ime spam, chere otu nkeji wee pịa “Zigagharịa email”. Ọ bụrụ na adreesị ahụ nwere njehie, dozie ya n'otu ihuenyo ahụ.",
  "Members of our staff, each only as far as their work needs. We log the data they open and change.":
    "Ndị ọrụ anyị, onye ọ bụla naanị ruo ebe ọrụ ya chọrọ; a na-edekọ ihe ha mepere na ihe ha gbanwere.",
  "Most of our students are under 18, and we treat everyone's data as if they were. Under the Act, a parent or guardian must consent to the use of a child's data. By using {site} you confirm that your parent or guardian knows and agrees. They may email {email} to see, correct or delete your data. We check that they are who they say they are.":
    "Ihe ka ọtụtụ n'ime ndị na-ele ule anyị bụ ụmụaka n'anya iwu, anyị na-emesokwa data onye ọ bụla ka à ga-asị na ọ bụ nwata. N'okpuru Iwu Nchebe Data ahụ, nne, nna ma ọ bụ onye nlekọta ga-enyerịrị nkwenye maka iji data nwata. Site n'iji {site}, ị na-ekwupụta na nne gị, nna gị ma ọ bụ onye nlekọta gị maara ma kwetakwa; ha nwere ike idegara {email} akwụkwọ iji hụ, dozie ma ọ bụ hichapụ data gị, anyị na-enyochakwa ma ha bụ ndị ha sị na ha bụ.",
  NECO: "NECO",
  "No email? Check your spam folder, then press Resend after a minute. If you typed the wrong email address, you can change it until you verify it.":
    "Akwụkwọ ozi abịaghị? Lelee n'ime spam, wee pịa “Zigagharịa email” mgbe otu nkeji gachara. Ọ bụrụ na e dehiere adreesị ahụ, i nwere ike idozi ya mgbe a kwadobeghị ya.",
  "None of this goes to anyone else. We receive only your answers and your sign-in.":
    "A naghị ezigara onye ọzọ ihe ọ bụla n'ime ha, naanị anyị; n'ime ha niile, ọ bụ naanị azịza na nbanye gị ka a na-eziga.",
  "You lose nothing. We save each answer on your device as you choose it and send it when you are back online. In exam mode the clock keeps running. Answers you give in time count, even if we receive them later.":
    "Ihe ọ bụla anaghị efu. A na-edebe azịza ọ bụla na ngwaọrụ gị mgbe ị họọrọ ya, a na-ezigakwa ya mgbe ị lọghachiri. N'ọnọdụ ule, elekere bụ nke sava; azịza e nyere n'oge na-agụ, ọbụna mgbe ha rutere ma e mechaa.",
  "object to how we use your data, or ask us to limit it":
    "ịjụ ka e jiri ya mee otu ihe, ma ọ bụ mee ka e tinye oke n'ojiji ahụ;",
  "One cookie, only if you ask for it": "Otu kuki, naanị ma ị rịọ ya",
  "Each person may have one account. Do not share it or sell it.": "Otu onye, otu akaụntụ. Ekesala ya, erekwala ya.",
  "Open the email we send and press the link. Until you verify your email you can use the site for only 30 minutes.":
    "Mepee akwụkwọ ozi anyị zigaara gị ma pịa njikọ dị n'ime ya. Ọ bụrụ na ị kwadoghị email gị, i nwere ike iji saịtị a nkeji 30.",
  "Prices of paid plans are in naira and shown in full before you pay. Paystack takes the payment. We never see or keep your card number. A plan runs to the end of the period you paid for.":
    "Ọnụ ahịa nke atụmatụ a na-akwụ ụgwọ dị na naira, a na-egosikwa ya n'uju tupu ị kwụọ. Paystack na-anata ụgwọ ahụ; anyị anaghị ahụ nọmba kaadị gị ma ọlị, anyị anaghịkwa edebe ya. Atụmatụ na-aga ruo ngwụcha oge ị kwụrụ ụgwọ ya.",
  "Past questions": "Ajụjụ gara aga",
  "Payment records: for as long as tax law requires, without your study data.":
    "Ndekọ ịkwụ ụgwọ: ruo ogologo oge iwu ụtụ isi kwuru, na-enweghị data ọmụmụ gị.",
  "Payments: plan, amount, date and Paystack's reference. We never receive your card number.":
    "Ịkwụ ụgwọ: atụmatụ, ego ole, ụbọchị na nọmba ntụaka nke Paystack. Anyị anaghị enweta nọmba kaadị gị ma ọlị.",
  "Paystack when you pay": "Paystack mgbe ị na-akwụ ụgwọ",
  "Paystack, when you pay, and Google, if you sign in with Google.":
    "Paystack, mgbe ị na-akwụ ụgwọ. Google, mgbe ị họọrọ iji Google banye.",
  "The companies that send our emails and host our servers. Their contracts let them use the data only for us.":
    "Ụlọ ọrụ ndị na-ebu email anyị na ndị na-elekọta sava anyị; nkwekọrịta na-amanye ha iji data ahụ naanị maka anyị.",
  "Plans and payment": "Atụmatụ na ịkwụ ụgwọ",
  "Post-UTME": "Post-UTME",
  "Practice tests": "Ule mmụta",
  "Questions you downloaded to use offline and answers not sent yet, in the browser's database, until they are sent or you clear them.":
    "Ajụjụ ndị i budatara iji mee na-enweghị netwọk na azịza e zigabeghị, na database nke ihe nchọgharị, ruo mgbe e zigara ha ma ọ bụ i hichapụrụ ha.",
  "Register with your name, email address and a password, or with Google.":
    "Jiri aha gị, adreesị email gị na okwuntughe debanye aha, ma ọ bụ jiri Google.",
  "Press Report on the question. If our answer is wrong, we will correct it and mark every affected test again. We will tell everyone whose score changed.":
    "Kọọ ya site n'ajụjụ ahụ n'onwe ya. Ọ bụrụ na azịza e debere dị ka nke ziri ezi bụ njehie, anyị na-edozi ya, na-enyegharị ule niile o metụtara akara, na-agwakwa onye ọ bụla akara ya gbanwere.",
  "see the data we have about you and download a copy (Settings > Export data)":
    "ịhụ data anyị nwere banyere gị ma were kọpị ya (Ntọala, Bupụ data);",
  "Your browser keeps some data on your device, because the site cannot work without it:":
    "Ihe nchọgharị gị n'onwe ya na-edebe ụfọdụ ihe na ngwaọrụ gị, n'ihi na saịtị a agaghị arụli ọrụ ma ha adịghị:",
  "Technical records: the time, page, network address and browser of each request, so that we can find faults and stop abuse.":
    "Ndekọ teknụzụ: oge, ibe, adreesị netwọk na ihe nchọgharị nke arịrịọ ọ bụla, ka anyị wee nwee ike ịchọta njehie ma kwụsị ojiji ọjọọ.",
  "the English text": "ederede Bekee",
  "The latest results you saw, in local storage, so that you can see them offline. They are deleted when you sign out.":
    "Ọnụọgụ ndị ihuenyo gị gosiri ikpeazụ, n'ebe nchekwa nke ngwaọrụ (local storage), ka ha dịrị ọbụna mgbe netwọk adịghị. Ha na-apụ mgbe ị pụrụ n'akaụntụ.",
  "The Free plan includes 5 practice tests a month (50 questions a month). It also includes every second year of past questions. Premium and Pro remove the limits and unlock all years. Prices are in naira and you pay through Paystack. You can get your money back within 7 days of paying. Press “Ask for my money back” on the Subscriptions page.":
    "Atụmatụ n'efu nwere ule mmụta 5 kwa ọnwa (ajụjụ 50 kwa ọnwa), na ajụjụ gara aga nke afọ ọ bụla nke abụọ. Premium na Pro na-ewepụ oke ndị a ma na-emeghe afọ niile. Ọnụ ahịa dị na naira, a na-akwụ ụgwọ site na Paystack. I nwere ike inwetaghachi ego gị n'ime ụbọchị 7 site mgbe ị kwụrụ ụgwọ. Pịa “Achọrọ m ka e nyeghachi m ego m” n'ibe Atụmatụ a na-akwụ ụgwọ.",
  "The question you are on, in local storage, while you take a test.":
    "Ajụjụ ị nọ na ya, n'ebe nchekwa nke ngwaọrụ (local storage), mgbe ị na-eme ule.",
  "We write our own questions to match each syllabus and arrange them as papers by year. We mark them as original. The exam boards own their papers. When we are allowed to show an official paper, we mark it as official.":
    "Ajụjụ ndị anyị na-enye bụ nke anyị, e dere ha dịka silabọs ọ bụla si dị, hazie ha dị ka akwụkwọ ule, afọ n'afọ; ihuenyo na-akpọ ha “nke anyị” (original). Ụlọ ọrụ ule nwe akwụkwọ ule ha. Ebe ndị ọrụ anyị nwere ikike igosi akwụkwọ ule gọọmentị, ihuenyo na-ede “gọọmentị” (official).",
  "The questions we wrote ourselves follow each syllabus and are marked as original. They are not the exam boards' own papers. If a question comes from someone else, we say so.":
    "Ajụjụ ndị anyị onwe anyị dere na-eso silabọs nke ọ bụla, a kakwara ha akara “nke anyị” (original). Ha abụghị akwụkwọ ule nke ụlọ ọrụ ule n'onwe ha. Ebe ajụjụ sitere n'aka onye ọzọ, ihuenyo na-ekwu ya.",
  "Your result in the ten trial questions, in local storage, so that we can save it when you register.":
    "Nsonaazụ nke ajụjụ nnwale iri ahụ, n'ebe nchekwa nke ngwaọrụ (local storage), ka o nwee ike iso gị mgbe i debara aha.",
  "These are the rules of {site} in plain words. We kept them short so that you can read them all.":
    "Iwu nke {site}, n'okwu doro anya. Ha dị mkpụmkpụ ka i wee nwee ike ịgụ ha.",
  "Your score is the percentage of questions you got right. WAEC and NECO tests also show a grade from A1 to F9, and JAMB mocks show a score out of 400. You do not lose marks for wrong answers. On the leaderboard a wrong answer costs points, but points are not marks.":
    "Akara gị bụ pasent nke ajụjụ ị zara nke ọma. Ule WAEC na NECO na-egosikwa akara (grade) site na A1 ruo F9, ule nnwale JAMB na-egosi akara n'ime 400. A naghị ewepụ akara maka azịza ezighị ezi. Na bọọdụ ndị ndu, azịza ezighị ezi na-ewepụ pọịntị, mana pọịntị abụghị akara.",
  "We mark both modes in the same way. If one of our answers is wrong, we will correct it, mark your test again and tell you.":
    "Sava na-enye ha abụọ akara. Ọ bụrụ na e chọpụta na azịza e debere dị ka nke ziri ezi bụ njehie, anyị na-edozi ya, na-enyegharị ule gị akara, na-agwakwa gị.",
  "These terms are the agreement between you and {site}. You accept them when you complete your profile and tick the box that says so. We record which version you accepted and when.":
    "Usoro ndị a bụ nkwekọrịta dị n'etiti gị na {site}. Ị na-anabata ha mgbe i mezuru profaịlụ gị ma kaa akara n'igbe na-ekwu otú ahụ. Anyị na-edekọ mbipụta ị nabatara na mgbe ị nabatara ya.",
  "These terms follow the law of the Federal Republic of Nigeria. If there is a problem, please email {email} first. We can usually settle it that way.":
    "Usoro ndị a na-eso iwu nke Naịjirịa (Federal Republic of Nigeria). Biko buru ụzọ degara {email} akwụkwọ; e nwere ike iji akwụkwọ ozi dozie ihe ka ọtụtụ.",
  "This translation is here to help you. Only {english} is legally binding.":
    "Nke a bụ ntụgharị asụsụ, iji nyere gị aka ịgụ ya. Naanị {english} nwere ikike n'iwu.",
  "This page needs JavaScript. Without it, you can still email us at {email}.":
    "Ibe a chọrọ JavaScript. I nwere ike idegara anyị akwụkwọ na {email} na-enweghị ya.",
  "To give you the service you asked for: your account, tests, marking, progress and payments (a contract with you).":
    "Iji nye gị ọrụ ị rịọrọ: akaụntụ gị, ule, inye akara, ọganihu na ịkwụ ụgwọ (nkwekọrịta anyị na gị).",
  "To keep our service safe and our questions correct (our legitimate interest, and yours). We limit sign-in attempts, keep a log of what staff do and look for wrong questions.":
    "Iji mee ka ọrụ anyị dị nchebe, ka ajụjụ anyị ziekwa ezi (ọdịmma anyị na nke gị, nke iwu kwadoro; legitimate interest). Anyị na-enwe oke n'ugboro ole e nwere ike ịnwa ịbanye, na-edekọ ihe ndị ọrụ na-eme (audit log), na-achọkwa ajụjụ ezighị ezi.",
  "To keep payment records for as long as tax law requires (a legal duty).":
    "Iji debe ndekọ ịkwụ ụgwọ ruo ogologo oge iwu ụtụ isi chọrọ (ihe iwu na-amanye anyị ime).",
  "To show your first name and the first letter of your last name on a leaderboard, only if you join it (your consent).":
    "Iji gosi gị na bọọdụ ndị ndu, site n'aha mbụ gị na mkpụrụedemede mbụ nke aha ikpeazụ gị, naanị ma i sonye na ya (nkwenye gị).",
  "To email you about your account, and to remind you of your tests and your week. You can stop the reminders with one press in any of those emails, or in your settings (our legitimate interest, and yours).":
    "Iji degara gị akwụkwọ banyere akaụntụ gị, na iji chetara gị ule gị na izu gị. Otu mpịa n'email ọ bụla dị otú ahụ, ma ọ bụ ịgbanyụ ya na ntọala gị, na-akwụsị ncheta ndị ahụ (ọdịmma anyị na nke gị, nke iwu kwadoro; legitimate interest).",
  "Try ten questions from the home page. You do not need an account.":
    "Nwalee ajụjụ iri na-enweghị akaụntụ, site n'ibe mbụ.",
  "try to get around the limits of a plan, the marking or the leaderboard":
    "ịnwa ụzọ aghụghọ iji gafee oke nke atụmatụ, inye akara ma ọ bụ bọọdụ ndị ndu;",
  "Under the Nigeria Data Protection Act 2023 you may:":
    "N'okpuru Iwu Nchebe Data nke Naịjirịa (Nigeria Data Protection Act 2023), i nwere ike:",
  "upload anything that is not yours, or that harms or insults other people":
    "ibulite (upload) ihe ọ bụla na-abụghị nke gị, ma ọ bụ nke na-akpatara ndị ọzọ mmerụ ma ọ bụ na-akparị ha;",
  "Use {site} to learn. Please do not:": "Jiri {site} mụta ihe. Biko emela ihe ndị a:",
  WAEC: "WAEC",
  "We do not sell data, show advertising or build profiles for anyone else. No machine makes a decision that has a legal effect on you.":
    "Anyị anaghị ere data, anyị anaghị egosi mgbasa ozi ahịa, anyị anaghịkwa emepụtara onye ọzọ profaịlụ ndị mmadụ. O nweghị mkpebi na-emetụta gị n'iwu nke igwe na-eme.",
  "We work to keep {site} open, but we cannot promise that it is never interrupted. We save your answers on your device and send them when you are back online.":
    "Anyị na-agbalị ka {site} na-emeghe mgbe niile, mana anyị enweghị ike ikwe nkwa na ọ gaghị akwụsịtụ mgbe ọ bụla. A na-edebe azịza i nyere na ngwaọrụ gị, a na-ezigakwa ha mgbe njikọ netwọk lọghachiri.",
  "What happens if the power or the network fails during a test?":
    "Gịnị na-eme ma ọ bụrụ na ọkụ eletrik ma ọ bụ netwọk apụọ mgbe a na-eme ule?",
  "Data we keep in your browser": "Ihe e debere n'ihe nchọgharị gị",
  "About these terms": "Ihe nke a bụ",
  "Our service": "Ihe anyị na-enye gị",
  "Data we keep about you": "Ihe anyị na-edebe",
  "This page lists the small amount of data that {site} keeps in your browser.":
    "Ihe {site} na-edebe n'ihe nchọgharị gị. Ọ dịghị ukwuu.",
  "This page explains which data {site} keeps about you, why and how long we keep it, and your rights.":
    "Ihe {site} maara banyere gị, ihe kpatara ya, ogologo oge ya, na ihe i nwere ike ime banyere ya.",
  "If you lose your connection": "Mgbe netwọk pụrụ",
  "Before this policy changes in a way that matters to you, we will tell you in the app and by email.":
    "Mgbe iwu nzuzo a ga-agbanwe n'ụzọ dị mkpa, anyị na-agwa gị n'ime ngwa a na site na email tupu ọ gbanwee.",
  "Before we make a change to these terms that matters to you, we will tell you. We will also ask you to accept the new terms. If you do not agree, you can delete your account.":
    "Mgbe anyị na-agbanwe usoro ndị a n'ụzọ dị gị mkpa, anyị na-agwa gị tupu ọ malite ịrụ ọrụ, na-arịọkwa gị ka ị nabata ya ọzọ. Ọ bụrụ na i kwetaghị, i nwere ike ihichapụ akaụntụ gị.",
  "When we make mistakes": "Mgbe anyị mehiere",
  "When you pay, your browser goes to Paystack's own page, where Paystack's cookie policy applies.":
    "Mgbe ị na-akwụ ụgwọ, ihe nchọgharị gị na-aga n'ibe nke Paystack n'onwe ya, ebe iwu kuki nke Paystack na-arụ ọrụ.",
  "If one of these is outside Nigeria, we follow Part VIII of the Act. Your data goes only to countries with adequate protection, or under a contract that gives the same protection.":
    "Ebe otu n'ime ndị a na-arụ ọrụ na mpụga Naịjirịa, mbufe data na-eso Akụkụ VIII (Part VIII) nke Iwu Nchebe Data ahụ: gaa na mba ndị nwere nchebe zuru oke, ma ọ bụ n'okpuru usoro nkwekọrịta na-enye otu nchebe ahụ.",
  "If Google sign-in is available, the sign-in pages load Google's script. Google may then set its own cookies there. No other page loads anything from Google.":
    "Ebe e nwere ike iji Google banye, a na-ebu skript Google n'ibe nbanye, Google nwekwara ike itinye kuki nke ya ebe ahụ. O nweghị ibe ọzọ na-ebu ihe ọ bụla site na Google.",
  "If you break these rules, you may lose points, be removed from the leaderboard or be suspended. We will tell you why, and you can reply.":
    "Onye mebiri iwu ndị a, e nwere ike iwepụ pọịntị ya, wepụ ya na bọọdụ ndị ndu, ma ọ bụ kwụsịtụ akaụntụ ya. Anyị na-ekwu ihe kpatara ya, i nwekwara ike ịza.",
  "Who can see my results?": "Kedu ndị nwere ike ịhụ nsonaazụ m?",
  "Who else sees it": "Ndị ọzọ na-ahụ ya",
  "Who is responsible": "Onye ọ dị n'aka",
  "Why we use it, and on what legal basis": "Ihe kpatara ya, na ihe o dabeere na ya n'iwu",
  "withdraw a consent at any time, as easily as you gave it":
    "iweghachi nkwenye mgbe ọ bụla, n'ụzọ dị mfe dị ka otu i si nye ya.",
  "Email {email} for anything you cannot do on the site. We will answer within 30 days, free of charge. You may also complain to the Nigeria Data Protection Commission (ndpc.gov.ng).":
    "Degara {email} akwụkwọ maka ihe ọ bụla ihuenyo na-enyeghị; anyị na-aza n'ime ụbọchị 30, ị gaghị akwụkwa ego ọ bụla. I nwekwara ike ime mkpesa na Kọmịshọn Nchebe Data nke Naịjirịa (Nigeria Data Protection Commission, ndpc.gov.ng).",
  "Yes. Each student can get their money back once, within 7 days of paying. Press “Ask for my money back” on the Subscriptions page.":
    "Ee, n'ime ụbọchị 7 site mgbe ị kwụrụ ụgwọ, otu ugboro maka nwa akwụkwọ ọ bụla. Pịa “Achọrọ m ka e nyeghachi m ego m” n'ibe Atụmatụ a na-akwụ ụgwọ.",
  "Yes. A test of 40 questions uses about as much data as one small picture, and pictures load only when you want them. You can carry on with a test when you are offline.":
    "Ee. Ibe ndị ahụ pere mpe, ajụjụ 40 hà ihe dị ka otu obere foto, foto na-abịakwa naanị mgbe ị chọrọ ha. Ule na-aga n'ihu ọbụna na-enweghị netwọk.",
  "You can delete your account at any time from your profile.":
    "I nwere ike ihichapụ akaụntụ gị mgbe ọ bụla site na profaịlụ gị.",
  "You can get your money back within 7 days of paying, once for each student. Press “Ask for my money back” on the Subscriptions page, or email {email}. You can cancel at any time. Your plan then ends when the time you paid for is over.":
    "I nwere ike inwetaghachi ego gị n'ime ụbọchị 7 site mgbe ị kwụrụ ụgwọ, otu ugboro maka nwa akwụkwọ ọ bụla. Pịa “Achọrọ m ka e nyeghachi m ego m” n'ibe Atụmatụ a na-akwụ ụgwọ, ma ọ bụ zigara {email} email. I nwere ike ịkagbu mgbe ọ bụla. Atụmatụ gị ga-akwụsị mgbe oge ị kwụrụ ụgwọ ya gwụrụ.",
  "Only you and the people you share them with can see them. The leaderboard shows a first name and the first letter of the last name, and only for students who chose to join.":
    "Gị, na ndị i kesaara ya. Bọọdụ ndị ndu na-egosi aha mbụ na mkpụrụedemede mbụ nke aha ikpeazụ, nke naanị ndị sonyere.",
  "Your account": "Akaụntụ gị",
  "Your account and study record: until you delete them.": "Akaụntụ gị na ndekọ ọmụmụ gị: ruo mgbe i hichapụrụ ha.",
  "Your account: first and last name, email address and password. We store the password only as a salted Argon2id hash that we cannot read back. If you give them, we also keep your phone number, class, target exam, school, location, exam year and picture.":
    "Akaụntụ gị: aha mbụ na aha ikpeazụ, adreesị email, okwuntughe (naanị dị ka hash Argon2id e tinyere salt, nke anyị na-enweghị ike ịgụghachi), na, ọ bụrụ na i nye ha, nọmba ekwentị, klaasị, ule ị na-achọ, ụlọ akwụkwọ, ebe i bi, afọ ule na foto.",
  "Your answers and results are yours. We use them to mark your tests, to show you your progress, and, without your name, to find questions that are wrong or too hard. We may use your reports and feedback to improve the site.":
    "Azịza gị na nsonaazụ gị bụ nke gị. Anyị na-eji ha enye ule gị akara, na-eji ha egosi gị ọganihu gị, na-ejikwa ha, na-enweghị aha gị, achọta ajụjụ ndị ezighị ezi ma ọ bụ ndị siri ike gabiga oke. E nwere ike iji akụkọ na echiche i zigara mee ka saịtị a ka mma.",
  "Your answers and feedback": "Azịza gị na ihe i dere",
  "Your rights": "Ikike gị",
  "Your sign-in, in session storage. It is deleted when you sign out or close the tab.":
    "Nbanye gị, n'ebe nchekwa nwa oge (session storage). Ọ na-apụ mgbe ị pụrụ n'akaụntụ ma ọ bụ mechie taabụ ahụ.",
  "Your study: tests, the answers you chose and when, scores, progress by topic, schedule, bookmarks, reports and feedback.":
    "Ọmụmụ gị: ule, azịza ị họọrọ na mgbe ị họọrọ ha, akara, ọganihu n'isiokwu ọ bụla, usoro ọmụmụ, ajụjụ i debere, akụkọ na echiche i zigara.",
  "{site} decides how your data is used and is the data controller under the Nigeria Data Protection Act 2023. For any question about this policy, email {email}.":
    "Ọ bụ {site} na-ekpebi otu e si eji data gị, ọ bụkwa ya bụ onye na-achịkwa data (data controller) n'okpuru Iwu Nchebe Data nke Naịjirịa (Nigeria Data Protection Act 2023). Maka ihe ọ bụla dị n'iwu nzuzo a, degara {email} akwụkwọ.",
  "{site} helps you prepare for WAEC, NECO, JAMB and Post-UTME exams. It includes practice tests, papers arranged by year, explanations, study materials and a record of your progress.":
    "{site} bụ ebe a na-akwadebe maka ule WAEC, NECO, JAMB na Post-UTME: ule mmụta, akwụkwọ ule a haziri afọ n'afọ, nkọwa, ngwa ọmụmụ na ndekọ ọganihu gị.",
  "{site} is not connected with WAEC, NECO, JAMB or any university, and none of them has approved it. Scores and grades here are estimates from objective questions. The exam boards also count theory and practical work. We do not promise any result in any exam.":
    "{site} enweghị njikọ na WAEC, NECO, JAMB ma ọ bụ mahadum ọ bụla, o nweghịkwa nke n'ime ha kwadoro ya. Akara niile ị na-ahụ ebe a (score na grade) bụ atụmatụ (estimate) sitere n'ajụjụ nhọrọ; ụlọ ọrụ ule na-agụkwa ajụjụ ide ede (theory) na ọrụ aka (practical). Anyị anaghị ekwe nkwa nsonaazụ ọ bụla n'ule ọ bụla.",
  "{site} uses one cookie, and only when you tick “Keep me signed in on this device”. It lets you come back on that device without a password. Scripts and other sites cannot read it, and it changes each time you use it. It ends when you sign out, after a month without a visit, or when you turn it off in your profile. There is no advertising, no analytics service and no tracking by other companies on any page. That is why you see no cookie banner.":
    "{site} na-etinye kuki naanị mgbe ị kara akara na “Debe m n'ime akaụntụ na ngwaọrụ a”. Ọ na-akpọghachi gị na ngwaọrụ ahụ na-ajụghị gị okwuntughe, ọ dịghị skript ma ọ bụ saịtị ọzọ na-agụ ya, ọ na-agbanwe mgbe ọ bụla e jiri ya, ọ na-akwụsịkwa mgbe ị pụrụ n'akaụntụ gị, mgbe otu ọnwa gafere na ị bịaghị, ma ọ bụ mgbe ị kwụsịrị ya na profaịlụ gị. E nweghị kuki ọzọ. E nweghị mgbasa ozi ahịa, ọrụ na-enyocha ojiji (analytics) ma ọ bụ nsochi sitere n'ụlọ ọrụ ndị ọzọ n'ibe ọ bụla. Ọ bụ ya mere ị naghị ahụ ozi ngosi kuki.",
  "A free test is used when you answer its first question, not when you open it. Lesson checks, retakes of the same questions and tests you leave without an answer cost nothing.":
    "A na-eji ule n'efu mgbe ị zara ajụjụ mbụ ya, ọ bụghị mgbe i mepere ya. Ajụjụ nke nkuzi, imegharị otu ajụjụ ahụ na ule ị hapụrụ n'azaghị ihe ọ bụla anaghị eji nke ọ bụla.",
};
