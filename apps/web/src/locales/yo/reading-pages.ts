// Yoruba: help, questions, terms, privacy and cookies. For review by a native reader.
export const readingPages: Record<string, string> = {
  "Yes. A student can share their progress with you and stop at any time. If you want to use our site in a school computer lab, please contact us.":
    "Akẹ́kọ̀ọ́ lè pín ìlọsíwájú rẹ̀ fún yín, ó sì lè gbà á padà nígbàkígbà. Inú wa yóò dùn bí ilé-ìwé tó fẹ́ lò ó ní yàrá kọ̀ǹpútà bá kọ̀wé sí wa.",
  "A court or an authority, when Nigerian law requires it.":
    "Ilé-ẹjọ́ tàbí aláṣẹ, nígbà tí òfin Nàìjíríà bá mú un ní dandan fún wa.",
  "A friend you send a challenge to. They see your first name and your score in it until the link ends or you cancel it.":
    "Ọ̀rẹ́ tí o fi ìpèníjà ránṣẹ́ sí: orúkọ rẹ àkọ́kọ́ àti máàkì náà, títí o ó fi gba ìjápọ̀ náà padà tàbí tí yóò fi parí.",
  "A guardian or teacher you share your progress with, until you stop sharing.":
    "Alágbàtọ́ tàbí olùkọ́ tí o pín ìlọsíwájú rẹ fún, títí o ó fi gbà á padà.",
  "A student under 18 appears on the leaderboard only with a guardian's recorded consent. We ask for no more data than we need: no home address, no contacts and no location from your device. You choose whether to add a profile picture.":
    "Ẹni tí kò tíì pé ọdún 18 ń hàn lórí pátákó aṣíwájú kìkì bí ìyọ̀ǹda alágbàtọ́ bá wà ní àkọsílẹ̀. A kì í béèrè dátà ju èyí tí iṣẹ́ yìí nílò lọ: kò sí àdírẹ́sì ilé, kò sí nọ́ńbà àwọn ojúlùmọ̀ rẹ (contacts), kò sí ibi tí o wà láti inú ẹ̀rọ rẹ. Àwòrán profáìlì jẹ́ yíyàn tìrẹ.",
  "A question or its answer can be wrong. When we correct an answer, we mark every affected test again and tell you if your score changed. You can report a question with one tap, and we will check it.":
    "Ìbéèrè kan tàbí ìdáhùn tí a sàmì sí lè má tọ̀nà. Nígbà tí a bá ṣàtúnṣe irú ìdáhùn bẹ́ẹ̀, a ó tún gbogbo ìdánwò tó kàn máàkì, a ó sì sọ fún ọ bí máàkì rẹ bá yí padà. Tẹ̀ ẹ́ lẹ́ẹ̀kan láti fi ìbéèrè sùn, a ó sì wò ó.",
  "After deletion we remove your name and everything that identifies you. Your answers stay only as anonymous statistics. A copy may remain in backups until they are replaced. If we ever restore a backup, we delete your data again.":
    "Lẹ́yìn pípa rẹ́: a ó yọ orúkọ rẹ àti gbogbo ohun tó tọ́ka sí ọ kúrò; ìdáhùn yóò wà bí iye tí kì í ṣe ti ẹnikẹ́ni. Ẹ̀dà kan lè wà nínú àwọn ẹ̀dà ìpamọ́ (backup) títí a ó fi fi òmíràn rọ́pò wọn; bí a bá dá ẹ̀dà ìpamọ́ kan padà sípò nígbàkígbà, a ó tún pa dátà rẹ rẹ́.",
  "All traffic is encrypted. You can end a session at any time, and sessions also expire automatically. Staff can see only the data their role allows. If a breach is likely to put your rights at risk, we will tell the Commission within 72 hours. We will tell you without delay.":
    "Gbogbo dátà tó ń lọ tó ń bọ̀ ni a ń fi kóòdù àṣírí bò (encryption). A lè fòpin sí ìwọlé lẹ́sẹ̀kẹsẹ̀, ó sì ń parí fúnra rẹ̀. Ipò iṣẹ́ òṣìṣẹ́ ló ń sọ ohun tó lè rí. Bí ó bá ṣeé ṣe gan-an kí ìrúfin ààbò dátà kan fi ẹ̀tọ́ rẹ sínú ewu, a ó sọ fún Àjọ náà láàárín wákàtí 72, a ó sì sọ fún ọ láìjáfara.",
  "Are these the real WAEC, NECO and JAMB questions?": "Ṣé ìbéèrè WAEC, NECO àti JAMB gidi nìyí?",
  "As far as Nigerian law allows, our liability for loss from a wrong question, an interruption or an exam result is limited. We pay no more than you paid us in the last twelve months. Nothing here takes away rights the law gives you as a consumer.":
    "Dé ibi tí òfin Nàìjíríà gbà, fún àdánù tó bá ti inú ìbéèrè tí kò tọ̀nà, ìdádúró iṣẹ́ tàbí èsì ìdánwò wá, ohun tó wà lọ́rùn wa láti san kò ju iye owó tí o san fún wa ní oṣù méjìlá tó kọjá lọ. Kò sí ohunkóhun níbí tó gba ẹ̀tọ́ tí òfin fún ọ gẹ́gẹ́ bí oníbàárà lọ́wọ́ rẹ.",
  "attack the service or look for other people's data. If you find a security weakness, please email {email}. We will be grateful.":
    "kọlu iṣẹ́ yìí tàbí wá dátà àwọn ẹlòmíràn. Bí o bá rí ibi tí ààbò ti kù díẹ̀ káàtó, kọ̀wé sí {email}; inú wa yóò dùn sí i.",
  "bring phones, notes or this site into a real exam hall": "mú fóònù, àkọsílẹ̀ tàbí ìkànnì yìí wọ gbọ̀ngàn ìdánwò gidi;",
  "Can I get my money back?": "Ṣé mo lè gba owó mi padà?",
  Changes: "Àyípadà",
  "Changes to these terms": "Àyípadà",
  "When you change your password, we sign you out on all your other devices.":
    "Bí o bá yí ọ̀rọ̀ aṣínà rẹ padà, a ó yọ ọ́ kúrò nínú àkáǹtì rẹ lórí gbogbo ẹ̀rọ rẹ mìíràn.",
  "Choose an exam, a subject and a year. Every second year is free. You need a paid plan for the others. We call the papers we wrote ourselves original practice papers. They follow the syllabus, but they are not the exam boards' own papers.":
    "Yan ìdánwò kan, ẹ̀kọ́ kan àti ọdún kan. Ọdún kan nínú méjì-méjì jẹ́ ọ̀fẹ́; àwọn yòókù wà nínú ètò tí a ń sanwó fún. Ìwé ìdánwò tí àwa fúnra wa kọ lórí ìlànà ẹ̀kọ́ ni a ń pè ní ìwé ìgbáradì tiwa: a kò ní ẹ̀tọ́ kankan lórí ìwé ìdánwò àwọn àjọ, a kò sì díbọ́n pé àwọn ni a ń fi hàn.",
  "Complete your profile: phone, target exam and class. Then take your first test. Your results will show on your dashboard.":
    "Parí profáìlì rẹ: fóònù, ìdánwò tí o fojú sùn àti kíláàsì. Lẹ́yìn náà, ṣe ìdánwò àkọ́kọ́; ojú-ìwé rẹ yóò kún fún iye tìrẹ.",
  "Copies of the app's files, so that it opens offline.": "Ẹ̀dà àwọn fáìlì áàpù yìí gan-an, kí ó lè ṣí láìsí nẹ́tíwọ́ọ̀kì.",
  "copy, scrape or resell the questions, explanations or materials":
    "da ìbéèrè, àlàyé tàbí ohun èlò ìkẹ́kọ̀ọ́ kọ, fi ẹ̀rọ kó wọn (scrape) tàbí tún wọn tà;",
  "correct it (Profile)": "ṣàtúnṣe rẹ̀ (Profáìlì);",
  "Creating an account is free and you do not need a card. The Free plan includes 5 practice tests a month (50 questions a month). It also includes every second year of past questions.":
    "Ọ̀fẹ́ ni ṣíṣẹ̀dá àkáǹtì, a kì í sì í béèrè káàdì. Ètò ọ̀fẹ́ ní ìdánwò ìgbáradì 5 lóṣù (ìbéèrè 50 lóṣù), àti ìbéèrè àtẹ̀yìnwá ọdún kan nínú méjì-méjì.",
  "Creating an account is free and you do not need a credit card. The Free plan includes 5 practice tests a month (50 questions a month). It also includes every second year of past questions. Paid plans remove the limits.":
    "Ọ̀fẹ́ ni ṣíṣẹ̀dá àkáǹtì, kò sì nílò káàdì báńkì. Ètò ọ̀fẹ́ ní ìdánwò ìgbáradì 5 lóṣù (ìbéèrè 50 lóṣù), àti ìbéèrè àtẹ̀yìnwá ọdún kan nínú méjì-méjì. Ètò tí a ń sanwó fún ń mú ààlà kúrò.",
  "In Settings you can choose dark mode, three text sizes and less motion. Everything works with a keyboard and a screen reader, and every chart has a table. If something does not work for you, email {email} and we will fix it.":
    "Ìrísí dúdú, ìwọ̀n ọ̀rọ̀ mẹ́ta nínú ìdánwò àti pípa ìṣípòpadà àwòrán wà nínú Ààtò. Gbogbo nǹkan ń ṣiṣẹ́ pẹ̀lú kíbọ́ọ̀dù àti áàpù tó ń ka ojú ẹ̀rọ sókè (screen reader), àwòrán ìṣirò (chart) sì ní tábìlì. Bí nǹkan kan kò bá ṣiṣẹ́ fún ọ, kọ̀wé sí {email}: àbùkù nìyẹn, a ó sì tún un ṣe.",
  "delete it (Profile > Delete Account)": "pa á rẹ́ (Profáìlì, Pa àkáǹtì rẹ́);",
  "When you delete your account, you can sign in within 7 days to keep it. After that, we will remove your name and everything that identifies you. We cannot undo this.":
    "Bí o bá pa àkáǹtì rẹ rẹ́, a ó yọ orúkọ rẹ àti gbogbo ohun tó tọ́ka sí ọ kúrò. Wọlé láàárín ọjọ́ 7 bí o bá fẹ́ kó dúró; lẹ́yìn náà, a kò lè dá a padà mọ́.",
  "Does it work on a small phone with little data?": "Ṣé ó ń ṣiṣẹ́ lórí fóònù kékeré pẹ̀lú dátà díẹ̀?",
  "Each school sets its own screening test. We offer practice in the common subjects. Always check the format on your school's website.":
    "Ilé-ẹ̀kọ́ kọ̀ọ̀kan ló ń ṣètò àyẹ̀wò tirẹ̀. A ń pèsè ìgbáradì nínú àwọn ẹ̀kọ́ tó wọ́pọ̀; máa yẹ bí ìdánwò náà ṣe rí wò nígbà gbogbo lórí ìkànnì ilé-ẹ̀kọ́ rẹ gan-an.",
  "Easier to read, easier to use": "Ó rọrùn sí i láti kà, ó rọrùn sí i láti lò",
  "Fair use": "Ìlò tó tọ́",
  "You can prepare for the Senior School Certificate Examination of NECO. The objective papers have grades from A1 to F9. Some have five options, A to E.":
    "Fún ìdánwò ìwé-ẹ̀rí ilé-ìwé girama àgbà (Senior School Certificate Examination) ti NECO: ìwé ìdánwò oníyàn, àwọn kan ní àṣàyàn márùn-ún, A sí E, gírédì A1 sí F9.",
  "The UTME has Use of English and three subjects of your choice, with 180 questions in two hours. Each subject is scored out of 100 and the total is out of 400. Our mock has the same eight keys and on-screen calculator as the exam hall.":
    "Fún UTME: Use of English àti ẹ̀kọ́ mẹ́ta tí o bá yàn, ìbéèrè 180 ní wákàtí méjì, máàkì ẹ̀kọ́ kọ̀ọ̀kan nínú 100, gbogbo rẹ̀ nínú 400. Ìdánwò àfarawé náà ní bọ́tìnnì mẹ́jọ kan náà àti ẹ̀rọ ìṣirò lójú ẹ̀rọ, bíi ti gbọ̀ngàn ìdánwò.",
  "You can prepare for the West African Senior School Certificate Examination. The objective papers have four options and grades from A1 to F9. Our grade counts only the objective paper.":
    "Fún ìdánwò ìwé-ẹ̀rí ilé-ìwé girama àgbà ti Ìwọ̀-Oòrùn Áfíríkà (West African Senior School Certificate Examination): ìwé ìdánwò oníyàn pẹ̀lú àṣàyàn mẹ́rin, gírédì A1 sí F9. Gírédì wa ń ka ìwé ìdánwò oníyàn nìkan.",
  "If you forget your password, press “Forgot password?” on the sign-in page. We will email you a link. It works once and lasts 60 minutes.":
    "Bí o bá gbàgbé ọ̀rọ̀ aṣínà, tẹ “O gbàgbé ọ̀rọ̀ aṣínà?” lójú-ìwé ìwọlé. A ó fi ìjápọ̀ ránṣẹ́ sí ímeèlì rẹ. Ó ń ṣiṣẹ́ lẹ́ẹ̀kan ṣoṣo, fún ìṣẹ́jú 60.",
  "Getting started": "Bí o ṣe lè bẹ̀rẹ̀",
  "Give your real name and an email address you can use. We will send an email there to verify it. Until you verify it you can use the site for only 30 minutes.":
    "Fún wa ní orúkọ rẹ gidi àti ímeèlì tí o lè ṣí; a ó fi lẹ́tà ránṣẹ́ síbẹ̀ láti fìdí rẹ̀ múlẹ̀. Láìsí ìfìdímúlẹ̀, o lè lo ìkànnì yìí fún ìṣẹ́jú 30.",
  "Google on the sign-in pages": "Google lójú-ìwé ìwọlé",
  "How is my score worked out?": "Báwo ni a ṣe ń ṣírò máàkì mi?",
  "How long we keep it": "Iye ìgbà tí a ń tọ́jú rẹ̀",
  "How to clear it": "Bí o ṣe lè pa á rẹ́",
  "How we protect it": "Bí a ṣe ń dáàbò bò ó",
  "This page explains how {site} works, from your first test to your last. If your question is not here, contact us.":
    "Bí {site} ṣe ń ṣiṣẹ́, láti ìdánwò àkọ́kọ́ dé èyí tó kẹ́yìn. Bí ìbéèrè rẹ kò bá sí níbí, kọ̀wé sí wa.",
  "I am a parent or a teacher. Can I help?": "Òbí tàbí olùkọ́ ni mí. Ṣé mo lè ṣèrànwọ́?",
  "I did not get the verification email.": "N kò rí ímeèlì ìfìdímúlẹ̀ gbà.",
  "I think a question is wrong. What now?": "Mo rò pé ìbéèrè kan kò tọ̀nà. Kí ni kí n ṣe?",
  "If you are under 18": "Bí o kò bá tíì pé ọdún 18",
  "If you are under 18, please read them with a parent or guardian. You may use {site} only if they agree.":
    "Bí o kò bá tíì pé ọdún 18, jọ̀wọ́ kà á pẹ̀lú òbí tàbí alágbàtọ́. O lè lo {site} kìkì bí wọ́n bá gbà.",
  "If you sign in with Google, we receive your name, your email address and Google's ID for your account. We get nothing else, and Google learns only that you signed in here.":
    "Bí o bá fi Google wọlé, a ń gba orúkọ rẹ, ímeèlì rẹ àti nọ́ńbà tí Google fún àkáǹtì rẹ. A kì í gba ohun mìíràn, ohun tí Google sì ń mọ̀ ni pé o wọlé síbí nìkan.",
  "Exam mode works like the exam hall. There is a clock, you can flag questions and move between them, and you see no answers until you submit. On a keyboard, press A to D to choose, N and P to move, S to submit and R to go back.":
    "Ní ipò ìdánwò gidi, ó rí bíi ti gbọ̀ngàn ìdánwò: aago, àtẹ gbogbo ìbéèrè, àsíá, ìrìn òmìnira, kò sì sí ìdáhùn títí o ó fi fi í ránṣẹ́. Lórí kíbọ́ọ̀dù, A sí D ń yan ìdáhùn, N àti P ń gbé ọ síwájú àti sẹ́yìn, S ń fi ránṣẹ́ lẹ́yìn tó bá ti bi ọ́ léèrè, R ń dá ọ padà.",
  "In practice mode you choose an answer and continue. You can see the correct answer and the explanation straight away. There is no time limit.":
    "Ní ipò ìgbáradì, o ń yan ìdáhùn, o sì ń tẹ̀síwájú; o lè rí ìdáhùn tó tọ̀nà àti àlàyé rẹ̀ lẹ́sẹ̀kẹsẹ̀. Kò sí aago.",
  "Is it really free?": "Ṣé ọ̀fẹ́ ni lóòótọ́?",
  JAMB: "JAMB",
  "Keep answering. We save every answer on your device straight away and send it when you are back online. You can see which answers are sent and which are only on your device. You cannot sign out until everything is sent, so you lose nothing.":
    "Máa dáhùn lọ. Ohun kọ̀ọ̀kan tí o bá yàn máa ń wà lórí ẹ̀rọ rẹ lẹ́sẹ̀kẹsẹ̀, a ó sì fi í ránṣẹ́ nígbà tí nẹ́tíwọ́ọ̀kì bá padà; ojú ẹ̀rọ ń sọ ìdáhùn tó ti wà ní ìpamọ́ àti èyí tó wà lórí ẹ̀rọ yìí nìkan. A kò ní jẹ́ kí o jáde nígbà tí nǹkan kan kò bá tíì lọ, kí ohunkóhun má bàa sọnù.",
  "Keep your password private. If someone else knows it, change it. We will then sign out all your other devices.":
    "Má ṣe sọ ọ̀rọ̀ aṣínà rẹ fún ẹnikẹ́ni. Bí ẹlòmíràn bá mọ̀ ọ́n, yí i padà. A ó sì yọ gbogbo ẹ̀rọ rẹ mìíràn kúrò nínú àkáǹtì rẹ.",
  "Messages you send us.": "Ìfiránṣẹ́ tí o kọ sí wa.",
  "Light or dark theme, text size, motion and language, in local storage, when you choose them.":
    "Ìrísí funfun tàbí dúdú, ìwọ̀n ọ̀rọ̀, ìṣípòpadà àwòrán àti èdè, nínú local storage, nígbà tí o bá yàn wọ́n.",
  "Links in emails: 24 hours to verify your email, 60 minutes to choose a new password. Sign-ins: up to 12 hours.":
    "Ìjápọ̀ inú ímeèlì: wákàtí 24 fún ìfìdímúlẹ̀, ìṣẹ́jú 60 fún ọ̀rọ̀ aṣínà tuntun. Ìwọlé: kò ju wákàtí 12 lọ.",
  "Sign out to end your sign-in. To delete your tests and results from our site and this device, go to Settings and choose Clear data. Your browser's settings clear only the data on this device. Send any unsent answers first, or you will lose them.":
    "Jáde láti fòpin sí ìwọlé rẹ. “Ààtò, Pa dátà rẹ́” ń yọ àwọn ìdánwò àti èsì rẹ kúrò pátápátá, lórí sáfà wa àti lórí ẹ̀rọ yìí. Ààtò aṣàwákiri rẹ gan-an ń pa kìkì ohun tí ẹ̀rọ yìí ń tọ́jú rẹ́; kọ́kọ́ fi ìdáhùn tí kò tíì lọ ránṣẹ́, àìjẹ́ bẹ́ẹ̀ wọn yóò sọnù.",
  "Check your spam folder, wait a minute and press Resend. If you typed the wrong email address, change it on the same page.":
    "Wo àpótí spam, dúró fún ìṣẹ́jú kan, kí o sì tẹ “Tún fi ímeèlì ránṣẹ́”. Bí àṣìṣe bá wà nínú àdírẹ́sì náà, tún un ṣe lójú ẹ̀rọ kan náà.",
  "Members of our staff, each only as far as their work needs. We log the data they open and change.":
    "Àwọn òṣìṣẹ́ wa, oníkálukú dé ibi tí iṣẹ́ rẹ̀ nílò nìkan; a ń ṣàkọsílẹ̀ ohun tí wọ́n ṣí àti ohun tí wọ́n yí padà.",
  "Most of our students are under 18, and we treat everyone's data as if they were. Under the Act, a parent or guardian must consent to the use of a child's data. By using {site} you confirm that your parent or guardian knows and agrees. They may email {email} to see, correct or delete your data. We check that they are who they say they are.":
    "Ọ̀pọ̀ jùlọ nínú àwọn akẹ́kọ̀ọ́ wa kò tíì pé ọdún 18, a sì ń tọ́jú dátà gbogbo ènìyàn bíi ti ẹni tí kò tíì pé e. Lábẹ́ Òfin náà, òbí tàbí alágbàtọ́ gbọ́dọ̀ fúnni ní ìyọ̀ǹda láti lo dátà ọmọdé. Bí o bá ń lo {site}, o ń jẹ́rìí pé òbí tàbí alágbàtọ́ rẹ mọ̀, wọ́n sì gbà; wọ́n lè kọ̀wé sí {email} láti rí dátà rẹ, láti ṣàtúnṣe rẹ̀ tàbí láti pa á rẹ́, a ó sì yẹ̀ ẹ́ wò bóyá lóòótọ́ ni wọ́n jẹ́ ẹni tí wọ́n sọ pé àwọn jẹ́.",
  NECO: "NECO",
  "No email? Check your spam folder, then press Resend after a minute. If you typed the wrong email address, you can change it until you verify it.":
    "Ímeèlì kò dé? Wo àpótí spam, lẹ́yìn náà tẹ “Tún fi ímeèlì ránṣẹ́” lẹ́yìn ìṣẹ́jú kan. Bí o bá ṣi àdírẹ́sì náà kọ, o lè tún un ṣe nígbà tí a kò tíì fìdí rẹ̀ múlẹ̀.",
  "None of this goes to anyone else. We receive only your answers and your sign-in.":
    "A kì í fi ìkankan nínú wọn ránṣẹ́ sí ẹnikẹ́ni bí kò ṣe àwa, ìdáhùn àti ìwọlé rẹ nìkan ni a sì ń fi ránṣẹ́.",
  "You lose nothing. We save each answer on your device as you choose it and send it when you are back online. In exam mode the clock keeps running. Answers you give in time count, even if we receive them later.":
    "Ohunkóhun kì í sọnù. Ìdáhùn kọ̀ọ̀kan máa ń wà lórí ẹ̀rọ rẹ ní kété tí o bá yàn án, a ó sì fi í ránṣẹ́ nígbà tí o bá padà. Ní ipò ìdánwò gidi, aago sáfà ni a ń lò; ìdáhùn tí o fún wa lásìkò ń kà, bí ó bá tilẹ̀ dé lẹ́yìn náà.",
  "object to how we use your data, or ask us to limit it": "tako ọ̀nà kan tí a gbà ń lò ó, tàbí ní kí a fi ààlà sí i;",
  "One cookie, only if you ask for it": "Kúkì kan ṣoṣo, bí o bá béèrè fún un nìkan",
  "Each person may have one account. Do not share it or sell it.":
    "Ẹnì kan, àkáǹtì kan. Má ṣe pín in lò pẹ̀lú ẹlòmíràn, má sì ṣe tà á.",
  "Open the email we send and press the link. Until you verify your email you can use the site for only 30 minutes.":
    "Ṣí ímeèlì tí a fi ránṣẹ́, kí o sì tẹ ìjápọ̀ inú rẹ̀. Láìsí ìfìdímúlẹ̀, o lè lo ìkànnì yìí fún ìṣẹ́jú 30.",
  "Prices of paid plans are in naira and shown in full before you pay. Paystack takes the payment. We never see or keep your card number. A plan runs to the end of the period you paid for.":
    "Náírà ni iye owó ètò tí a ń sanwó fún, a sì ń fi gbogbo rẹ̀ hàn kí o tó sanwó. Paystack ló ń gba owó; a kì í rí nọ́ńbà káàdì rẹ, a kì í sì í tọ́jú rẹ̀ láé. Ètò kan ń lọ títí dé òpin àkókò tí o sanwó fún.",
  "Past questions": "Ìbéèrè àtẹ̀yìnwá",
  "Payment records: for as long as tax law requires, without your study data.":
    "Àkọsílẹ̀ ìsanwó: fún iye ìgbà tí òfin owó-orí bá sọ, láìsí dátà ìkẹ́kọ̀ọ́ rẹ.",
  "Payments: plan, amount, date and Paystack's reference. We never receive your card number.":
    "Ìsanwó: ètò, iye owó, ọjọ́ àti nọ́ńbà ìtọ́kasí Paystack. A kì í gba nọ́ńbà káàdì rẹ láé.",
  "Paystack when you pay": "Paystack nígbà tí o bá ń sanwó",
  "Paystack, when you pay, and Google, if you sign in with Google.":
    "Paystack, nígbà tí o bá sanwó. Google, nígbà tí o bá yàn láti fi Google wọlé.",
  "The companies that send our emails and host our servers. Their contracts let them use the data only for us.":
    "Àwọn iléeṣẹ́ tó ń fi ímeèlì wa jíṣẹ́ àti àwọn tí sáfà wa wà lọ́dọ̀ wọn; àdéhùn dè wọ́n láti lo dátà náà fún wa nìkan.",
  "Plans and payment": "Ètò àti ìsanwó",
  "Post-UTME": "Post-UTME",
  "Practice tests": "Ìdánwò ìgbáradì",
  "Questions you downloaded to use offline and answers not sent yet, in the browser's database, until they are sent or you clear them.":
    "Ìbéèrè tí o gbà sílẹ̀ láti lò láìsí nẹ́tíwọ́ọ̀kì àti ìdáhùn tí a kò tíì fi ránṣẹ́, nínú database aṣàwákiri, títí a ó fi fi wọ́n ránṣẹ́ tàbí tí o ó fi pa wọ́n rẹ́.",
  "Register with your name, email address and a password, or with Google.":
    "Forúkọ sílẹ̀ pẹ̀lú orúkọ rẹ, ímeèlì àti ọ̀rọ̀ aṣínà, tàbí pẹ̀lú Google.",
  "Press Report on the question. If our answer is wrong, we will correct it and mark every affected test again. We will tell everyone whose score changed.":
    "Fi í sùn láti ojú ìbéèrè náà gan-an. Bí ìdáhùn tí a sàmì sí kò bá tọ̀nà, a ó ṣàtúnṣe rẹ̀, a ó tún gbogbo ìdánwò tó kàn máàkì, a ó sì sọ fún gbogbo ẹni tí máàkì rẹ̀ yí padà.",
  "see the data we have about you and download a copy (Settings > Export data)":
    "rí dátà tí a ní nípa rẹ, kí o sì mú ẹ̀dà rẹ̀ lọ (Ààtò, Gbé dátà jáde);",
  "Your browser keeps some data on your device, because the site cannot work without it:":
    "Aṣàwákiri tìrẹ ń tọ́jú àwọn nǹkan kan sórí ẹ̀rọ rẹ, nítorí pé ìkànnì yìí kò lè ṣiṣẹ́ láìsí wọn:",
  "Technical records: the time, page, network address and browser of each request, so that we can find faults and stop abuse.":
    "Àkọsílẹ̀ ìmọ̀-ẹ̀rọ: àkókò, ojú-ìwé, àdírẹ́sì nẹ́tíwọ́ọ̀kì àti aṣàwákiri ìbéèrè kọ̀ọ̀kan sí sáfà, kí a lè rí àbùkù, kí a sì dá ìlòkulò dúró.",
  "the English text": "ẹ̀dà èdè Gẹ̀ẹ́sì",
  "The latest results you saw, in local storage, so that you can see them offline. They are deleted when you sign out.":
    "Iye tí ojú ẹ̀rọ rẹ fi hàn kẹ́yìn, nínú local storage, kí ó lè wà níbẹ̀ láìsí nẹ́tíwọ́ọ̀kì. Ó ń parẹ́ nígbà tí o bá jáde.",
  "The Free plan includes 5 practice tests a month (50 questions a month). It also includes every second year of past questions. Premium and Pro remove the limits and unlock all years. Prices are in naira and you pay through Paystack. You can get your money back within 7 days of paying. Press “Ask for my money back” on the Subscriptions page.":
    "Ètò ọ̀fẹ́ ní ìdánwò ìgbáradì 5 lóṣù (ìbéèrè 50 lóṣù), àti ìbéèrè àtẹ̀yìnwá ọdún kan nínú méjì-méjì. Premium àti Pro ń mú ààlà kúrò, wọ́n sì ń ṣí gbogbo ọdún. Náírà ni iye owó, Paystack ni a fi ń sanwó. O lè gba owó rẹ padà láàárín ọjọ́ 7 lẹ́yìn tí o bá sanwó. Tẹ “Gba owó mi padà” lójú-ìwé Àwọn ètò ìsanwó.",
  "The question you are on, in local storage, while you take a test.":
    "Ìbéèrè tí o wà lórí rẹ̀, nínú local storage, nígbà tí o bá ń ṣe ìdánwò.",
  "We write our own questions to match each syllabus and arrange them as papers by year. We mark them as original. The exam boards own their papers. When we are allowed to show an official paper, we mark it as official.":
    "Ìbéèrè tí a ń fún ọ jẹ́ tiwa, a kọ wọ́n lórí ìlànà ẹ̀kọ́ kọ̀ọ̀kan, a sì tò wọ́n bí ìwé ìdánwò nípa ọdún; ojú ẹ̀rọ ń pè wọ́n ní “tiwa”. Àwọn àjọ ìdánwò ló ni ìwé ìdánwò wọn. Níbi tí òṣìṣẹ́ wa bá ti ní ẹ̀tọ́ láti fi ìwé ìdánwò àjọ hàn, ojú ẹ̀rọ yóò kọ “àjọ”.",
  "The questions we wrote ourselves follow each syllabus and are marked as original. They are not the exam boards' own papers. If a question comes from someone else, we say so.":
    "Ìbéèrè tí àwa fúnra wa kọ tẹ̀lé ìlànà ẹ̀kọ́ kọ̀ọ̀kan, a sì kọ ọ́ sí wọn lára pé “tiwa” ni wọ́n. Wọn kì í ṣe ìwé ìdánwò àwọn àjọ ìdánwò. Níbi tí ìbéèrè kan bá ti wá láti ọ̀dọ̀ ẹlòmíràn, ojú ẹ̀rọ yóò sọ bẹ́ẹ̀.",
  "Your result in the ten trial questions, in local storage, so that we can save it when you register.":
    "Èsì ìbéèrè ìgbìyànjú mẹ́wàá, nínú local storage, kí ó lè bá ọ wá nígbà tí o bá forúkọ sílẹ̀.",
  "These are the rules of {site} in plain words. We kept them short so that you can read them all.":
    "Àwọn òfin {site}, ní ọ̀rọ̀ tó yéni. Wọ́n kúrú kí o lè kà wọ́n.",
  "Your score is the percentage of questions you got right. WAEC and NECO tests also show a grade from A1 to F9, and JAMB mocks show a score out of 400. You do not lose marks for wrong answers. On the leaderboard a wrong answer costs points, but points are not marks.":
    "Máàkì rẹ jẹ́ ìdá-ọgọ́rùn-ún àwọn ìbéèrè tí o dáhùn ní ọ̀nà tó tọ́. Ìdánwò WAEC àti NECO tún ń fi gírédì hàn láti A1 sí F9, ìdánwò àfarawé JAMB ń fi máàkì hàn nínú 400. A kì í yọ máàkì fún ìdáhùn tí kò tọ̀nà. Lórí pátákó aṣíwájú, ìdáhùn tí kò tọ̀nà ń yọ póìǹtì kúrò, ṣùgbọ́n póìǹtì kì í ṣe máàkì.",
  "We mark both modes in the same way. If one of our answers is wrong, we will correct it, mark your test again and tell you.":
    "Sáfà ló ń máàkì méjèèjì. Bí a bá rí i pé ìdáhùn tí a sàmì sí kò tọ̀nà, a ó ṣàtúnṣe rẹ̀, a ó tún ìdánwò rẹ máàkì, a ó sì sọ fún ọ.",
  "These terms are the agreement between you and {site}. You accept them when you complete your profile and tick the box that says so. We record which version you accepted and when.":
    "Èyí ni àdéhùn láàárín ìwọ àti {site}. O gbà á nígbà tí o bá parí profáìlì rẹ, tí o sì fi àmì sí àpótí tó sọ bẹ́ẹ̀. A ń ṣàkọsílẹ̀ ẹ̀dà tí o gbà àti ìgbà tí o gbà á.",
  "These terms follow the law of the Federal Republic of Nigeria. If there is a problem, please email {email} first. We can usually settle it that way.":
    "Àdéhùn yìí ń tẹ̀lé òfin Orílẹ̀-èdè Olómìnira Àpapọ̀ Nàìjíríà (Federal Republic of Nigeria). Jọ̀wọ́ kọ́kọ́ kọ̀wé sí {email}; ọ̀pọ̀ jùlọ nǹkan ni lẹ́tà lè yanjú.",
  "This translation is here to help you. Only {english} is legally binding.":
    "Ìtumọ̀ nìyí, láti ràn ọ́ lọ́wọ́ láti kà á. Ohun tó ní agbára òfin ni {english} nìkan.",
  "This page needs JavaScript. Without it, you can still email us at {email}.":
    "Ojú-ìwé yìí nílò JavaScript. O lè kọ̀wé sí wa ní {email} láìlò ó.",
  "To give you the service you asked for: your account, tests, marking, progress and payments (a contract with you).":
    "Láti fún ọ ní iṣẹ́ tí o béèrè: àkáǹtì rẹ, ìdánwò, ìmáàkì, ìlọsíwájú àti ìsanwó (àdéhùn pẹ̀lú rẹ).",
  "To keep our service safe and our questions correct (our legitimate interest, and yours). We limit sign-in attempts, keep a log of what staff do and look for wrong questions.":
    "Láti jẹ́ kí iṣẹ́ wa wà láìléwu, kí àwọn ìbéèrè wa sì tọ̀nà (àǹfààní wa tó bófin mu, àti tìrẹ). A ń fi ààlà sí iye ìgbà tí a lè gbìyànjú láti wọlé, a ń kọ ohun tí òṣìṣẹ́ ń ṣe sílẹ̀ (audit log), a sì ń wá ìbéèrè tí kò tọ̀nà.",
  "To keep payment records for as long as tax law requires (a legal duty).":
    "Láti tọ́jú àkọsílẹ̀ ìsanwó fún iye ìgbà tí òfin owó-orí bá béèrè (ojúṣe lábẹ́ òfin).",
  "To show your first name and the first letter of your last name on a leaderboard, only if you join it (your consent).":
    "Láti fi ọ́ hàn lórí pátákó aṣíwájú, pẹ̀lú orúkọ àkọ́kọ́ àti lẹ́tà àkọ́kọ́ orúkọ ìdílé, bí o bá darapọ̀ nìkan (ìyọ̀ǹda rẹ).",
  "To email you about your account, and to remind you of your tests and your week. You can stop the reminders with one press in any of those emails, or in your settings (our legitimate interest, and yours).":
    "Láti kọ̀wé sí ọ nípa àkáǹtì rẹ, àti láti rán ọ létí ìdánwò rẹ àti ọ̀sẹ̀ rẹ. Títẹ ìjápọ̀ inú irú ímeèlì bẹ́ẹ̀ èyíkéyìí lẹ́ẹ̀kan, tàbí bọ́tìnnì kan nínú ààtò rẹ, ń fòpin sí ìránnilétí (àǹfààní wa tó bófin mu, àti tìrẹ).",
  "Try ten questions from the home page. You do not need an account.":
    "Gbìyànjú ìbéèrè mẹ́wàá láìsí àkáǹtì, láti ojú-ìwé àkọ́kọ́.",
  "try to get around the limits of a plan, the marking or the leaderboard":
    "gbìyànjú láti fi ọgbọ́n yẹ ààlà ètò, ìmáàkì tàbí pátákó aṣíwájú sílẹ̀;",
  "Under the Nigeria Data Protection Act 2023 you may:":
    "Lábẹ́ Òfin Ìdáàbòbò Dátà Nàìjíríà ti 2023 (Nigeria Data Protection Act 2023), o lè:",
  "upload anything that is not yours, or that harms or insults other people":
    "fi ohun tí kì í ṣe tìrẹ ránṣẹ́, tàbí ohun tó ń pa àwọn ẹlòmíràn lára tàbí tó ń bú wọn;",
  "Use {site} to learn. Please do not:": "Lo {site} láti kẹ́kọ̀ọ́. Jọ̀wọ́ má ṣe:",
  WAEC: "WAEC",
  "We do not sell data, show advertising or build profiles for anyone else. No machine makes a decision that has a legal effect on you.":
    "A kì í ta dátà, a kì í fi ìpolówó ọjà hàn, a kì í sì í kó àkọsílẹ̀ nípa rẹ (profile) jọ fún ẹlòmíràn. Ẹ̀rọ kì í ṣe ìpinnu kankan tó ní agbára òfin lórí rẹ.",
  "We work to keep {site} open, but we cannot promise that it is never interrupted. We save your answers on your device and send them when you are back online.":
    "A ń ṣiṣẹ́ kí {site} lè máa wà ní ṣíṣí, ṣùgbọ́n a kò lè ṣèlérí pé kò ní dáwọ́ dúró láé. Ìdáhùn tí o ti fún wa wà lórí ẹ̀rọ rẹ, a ó sì fi í ránṣẹ́ nígbà tí nẹ́tíwọ́ọ̀kì bá padà.",
  "What happens if the power or the network fails during a test?":
    "Kí ló ń ṣẹlẹ̀ bí iná tàbí nẹ́tíwọ́ọ̀kì bá lọ nígbà ìdánwò?",
  "Data we keep in your browser": "Ohun tí a ń tọ́jú sínú aṣàwákiri rẹ",
  "About these terms": "Ohun tí èyí jẹ́",
  "Our service": "Ohun tí a ń fún ọ",
  "Data we keep about you": "Ohun tí a ń tọ́jú",
  "This page lists the small amount of data that {site} keeps in your browser.":
    "Ohun tí {site} ń tọ́jú sínú aṣàwákiri rẹ. Kò pọ̀.",
  "This page explains which data {site} keeps about you, why and how long we keep it, and your rights.":
    "Ohun tí {site} mọ̀ nípa rẹ, ìdí rẹ̀, iye ìgbà tó ń tọ́jú rẹ̀, àti ohun tí o lè ṣe nípa rẹ̀.",
  "If you lose your connection": "Nígbà tí nẹ́tíwọ́ọ̀kì bá lọ",
  "Before this policy changes in a way that matters to you, we will tell you in the app and by email.":
    "Nígbà tí ìlànà yìí bá fẹ́ yí padà lọ́nà tó ṣe pàtàkì, a ó sọ fún ọ nínú áàpù àti nípa ímeèlì kí ó tó yí padà.",
  "Before we make a change to these terms that matters to you, we will tell you. We will also ask you to accept the new terms. If you do not agree, you can delete your account.":
    "Nígbà tí a bá fẹ́ yí àdéhùn yìí padà lọ́nà tó kàn ọ́, a ó sọ fún ọ kí ó tó bẹ̀rẹ̀ iṣẹ́, a ó sì ní kí o tún gbà á. Bí o kò bá gbà, o lè pa àkáǹtì rẹ rẹ́.",
  "When we make mistakes": "Nígbà tí a bá ṣe àṣìṣe",
  "When you pay, your browser goes to Paystack's own page, where Paystack's cookie policy applies.":
    "Nígbà tí o bá ń sanwó, aṣàwákiri rẹ yóò lọ sí ojú-ìwé Paystack gan-an, níbi tí ìlànà kúkì Paystack ti ń ṣiṣẹ́.",
  "If one of these is outside Nigeria, we follow Part VIII of the Act. Your data goes only to countries with adequate protection, or under a contract that gives the same protection.":
    "Níbi tí ọ̀kan nínú àwọn wọ̀nyí bá ń ṣiṣẹ́ ní òde Nàìjíríà, fífi dátà ránṣẹ́ ń tẹ̀lé Apá Kẹjọ (Part VIII) nínú Òfin náà: sí orílẹ̀-èdè tó ní ààbò tó péye, tàbí lábẹ́ àdéhùn tó fúnni ní irú ààbò kan náà.",
  "If Google sign-in is available, the sign-in pages load Google's script. Google may then set its own cookies there. No other page loads anything from Google.":
    "Níbi tí a bá ti gbà kí o fi Google wọlé, script Google máa ń ṣí lójú-ìwé ìwọlé, Google sì lè fi kúkì tirẹ̀ sílẹ̀ níbẹ̀. Kò sí ojú-ìwé mìíràn tó ń gba ohunkóhun láti ọ̀dọ̀ Google.",
  "If you break these rules, you may lose points, be removed from the leaderboard or be suspended. We will tell you why, and you can reply.":
    "Ẹni tó bá rú àwọn òfin yìí lè pàdánù póìǹtì, a lè yọ ọ́ kúrò lórí pátákó aṣíwájú, tàbí kí a dá àkáǹtì rẹ̀ dúró. A ó sọ ìdí rẹ̀, o sì lè fèsì.",
  "Who can see my results?": "Ta ló lè rí èsì mi?",
  "Who else sees it": "Àwọn mìíràn tó ń rí i",
  "Who is responsible": "Ẹni tó ni ojúṣe yìí",
  "Why we use it, and on what legal basis": "Ìdí rẹ̀, àti lórí ìpìlẹ̀ wo",
  "withdraw a consent at any time, as easily as you gave it":
    "gba ìyọ̀ǹda padà nígbàkígbà, pẹ̀lú ìrọ̀rùn kan náà tí o fi fún wa.",
  "Email {email} for anything you cannot do on the site. We will answer within 30 days, free of charge. You may also complain to the Nigeria Data Protection Commission (ndpc.gov.ng).":
    "Kọ̀wé sí {email} fún ohunkóhun tí ojú ẹ̀rọ kò pèsè; a ó dáhùn láàárín ọjọ́ 30, kò sì ní ná ọ ní nǹkan kan. O tún lè fi ẹjọ́ sun Àjọ Ìdáàbòbò Dátà Nàìjíríà (Nigeria Data Protection Commission, ndpc.gov.ng).",
  "Yes. Each student can get their money back once, within 7 days of paying. Press “Ask for my money back” on the Subscriptions page.":
    "Bẹ́ẹ̀ ni, láàárín ọjọ́ 7 lẹ́yìn tí o bá sanwó, lẹ́ẹ̀kan fún akẹ́kọ̀ọ́ kọ̀ọ̀kan. Tẹ “Gba owó mi padà” lójú-ìwé Àwọn ètò ìsanwó.",
  "Yes. A test of 40 questions uses about as much data as one small picture, and pictures load only when you want them. You can carry on with a test when you are offline.":
    "Bẹ́ẹ̀ ni. Ojú-ìwé wa kéré, ọ̀wọ́ ìbéèrè 40 tó nǹkan bí ìwọ̀n àwòrán kékeré kan, àwòrán sì ń ṣí nígbà tí o bá fẹ́ wọn nìkan. Ìdánwò ń tẹ̀síwájú láìsí nẹ́tíwọ́ọ̀kì.",
  "You can delete your account at any time from your profile.": "O lè pa àkáǹtì rẹ rẹ́ nígbàkígbà láti inú profáìlì rẹ.",
  "You can get your money back within 7 days of paying, once for each student. Press “Ask for my money back” on the Subscriptions page, or email {email}. You can cancel at any time. Your plan then ends when the time you paid for is over.":
    "O lè gba owó rẹ padà láàárín ọjọ́ 7 lẹ́yìn tí o bá sanwó, lẹ́ẹ̀kan fún akẹ́kọ̀ọ́ kọ̀ọ̀kan. Tẹ “Gba owó mi padà” lójú-ìwé Àwọn ètò ìsanwó, tàbí fi ímeèlì ránṣẹ́ sí {email}. O lè fagi lé ètò nígbàkígbà. Nígbà náà, ètò rẹ yóò parí nígbà tí àkókò tí o sanwó fún bá tán.",
  "Only you and the people you share them with can see them. The leaderboard shows a first name and the first letter of the last name, and only for students who chose to join.":
    "Ìwọ, àti àwọn tí o bá pín in fún. Pátákó aṣíwájú ń fi orúkọ àkọ́kọ́ àti lẹ́tà àkọ́kọ́ orúkọ ìdílé hàn, ti àwọn tó darapọ̀ nìkan.",
  "Your account": "Àkáǹtì rẹ",
  "Your account and study record: until you delete them.": "Àkáǹtì rẹ àti àkọsílẹ̀ ìkẹ́kọ̀ọ́ rẹ: títí o ó fi pa wọ́n rẹ́.",
  "Your account: first and last name, email address and password. We store the password only as a salted Argon2id hash that we cannot read back. If you give them, we also keep your phone number, class, target exam, school, location, exam year and picture.":
    "Àkáǹtì rẹ: orúkọ àkọ́kọ́ àti orúkọ ìdílé, ímeèlì, ọ̀rọ̀ aṣínà (bí hash Argon2id oní-salt nìkan, èyí tí a kò lè kà padà), àti, bí o bá fún wa, nọ́ńbà fóònù, kíláàsì, ìdánwò tí o fojú sùn, ilé-ìwé, ibi tí o wà, ọdún ìdánwò àti àwòrán.",
  "Your answers and results are yours. We use them to mark your tests, to show you your progress, and, without your name, to find questions that are wrong or too hard. We may use your reports and feedback to improve the site.":
    "Tìrẹ ni ìdáhùn àti èsì rẹ. A ń lò wọ́n láti máàkì ìdánwò rẹ, láti fi ìlọsíwájú rẹ hàn ọ́, àti, láìsí orúkọ rẹ, láti wá ìbéèrè tí kò tọ̀nà tàbí tó le jù. A lè lo ìjábọ̀ àti èrò tí o fi ránṣẹ́ láti mú ìkànnì yìí dára sí i.",
  "Your answers and feedback": "Àwọn ìdáhùn rẹ àti ohun tí o kọ",
  "Your rights": "Àwọn ẹ̀tọ́ rẹ",
  "Your sign-in, in session storage. It is deleted when you sign out or close the tab.":
    "Ìwọlé rẹ, nínú session storage. Ó ń parẹ́ nígbà tí o bá jáde tàbí tí o bá pa táàbù dé.",
  "Your study: tests, the answers you chose and when, scores, progress by topic, schedule, bookmarks, reports and feedback.":
    "Ìkẹ́kọ̀ọ́ rẹ: ìdánwò, ìdáhùn tí o yàn àti ìgbà tí o yàn wọ́n, máàkì, ìlọsíwájú nípa kókó, ètò ìkẹ́kọ̀ọ́, ìbéèrè tí o fi pamọ́, ìjábọ̀ àti èrò rẹ.",
  "{site} decides how your data is used and is the data controller under the Nigeria Data Protection Act 2023. For any question about this policy, email {email}.":
    "{site} ló ń pinnu bí a ṣe ń lo dátà rẹ, òun sì ni alákòóso dátà (data controller) lábẹ́ Òfin Ìdáàbòbò Dátà Nàìjíríà ti 2023 (Nigeria Data Protection Act 2023). Fún ohunkóhun nínú ìlànà yìí, kọ̀wé sí {email}.",
  "{site} helps you prepare for WAEC, NECO, JAMB and Post-UTME exams. It includes practice tests, papers arranged by year, explanations, study materials and a record of your progress.":
    "{site} jẹ́ ibi tí o ti lè múra sílẹ̀ fún ìdánwò WAEC, NECO, JAMB àti Post-UTME: ìdánwò ìgbáradì, ìwé ìdánwò tí a tò nípa ọdún, àlàyé, ohun èlò ìkẹ́kọ̀ọ́ àti àkọsílẹ̀ ìlọsíwájú rẹ.",
  "{site} is not connected with WAEC, NECO, JAMB or any university, and none of them has approved it. Scores and grades here are estimates from objective questions. The exam boards also count theory and practical work. We do not promise any result in any exam.":
    "{site} kò ní ìsopọ̀ pẹ̀lú WAEC, NECO, JAMB tàbí yunifásítì kankan, ìkankan nínú wọn kò sì fọwọ́ sí i. Máàkì àti gírédì tí o ń rí níbí jẹ́ àfojúbù láti inú ìbéèrè oníyàn; àwọn àjọ tún ń ka theory àti practical. A kò ṣèlérí èsì kankan nínú ìdánwò kankan.",
  "{site} uses one cookie, and only when you tick “Keep me signed in on this device”. It lets you come back on that device without a password. Scripts and other sites cannot read it, and it changes each time you use it. It ends when you sign out, after a month without a visit, or when you turn it off in your profile. There is no advertising, no analytics service and no tracking by other companies on any page. That is why you see no cookie banner.":
    "{site} ń fi kúkì sílẹ̀ kìkì nígbà tí o bá fi àmì sí “Jẹ́ kí n wà nínú àkáǹtì lórí ẹ̀rọ yìí”. Ó ń mú ọ padà sínú àkáǹtì láìlo ọ̀rọ̀ aṣínà lórí ẹ̀rọ náà, kò sí script tó ń kà á, kò sì sí ìkànnì mìíràn tó ń kà á, ó ń yí padà nígbà kọ̀ọ̀kan tí o bá lò ó, ó sì ń parí nígbà tí o bá jáde, lẹ́yìn oṣù kan tí o kò bá wá, tàbí nígbà tí o bá fòpin sí i nínú profáìlì rẹ. Kò sí kúkì mìíràn. Kò sí ìpolówó ọjà, kò sí iṣẹ́ ìtúpalẹ̀ (analytics), kò sì sí iléeṣẹ́ mìíràn tó ń tọpa rẹ lójú-ìwé kankan. Ìdí nìyẹn tí o kò fi rí ìkéde kúkì (cookie banner).",
  "A free test is used when you answer its first question, not when you open it. Lesson checks, retakes of the same questions and tests you leave without an answer cost nothing.":
    "Ìdánwò ọ̀fẹ́ ń lọ nígbà tí o bá dáhùn ìbéèrè àkọ́kọ́ rẹ̀, kì í ṣe nígbà tí o bá ṣí i. Ìbéèrè inú ẹ̀kọ́, àtúnṣe ìbéèrè kan náà àti ìdánwò tí o kúrò nínú rẹ̀ láìdáhùn kò gba ìkankan.",
};
