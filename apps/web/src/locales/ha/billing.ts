// Hausa: plans and payments. For review by a native reader.
export const billing: Record<string, string> = {
  "7-day money-back refund.": "Mayar da kuɗi cikin kwana 7.",
  "a month": "a wata",
  "A 40-question test uses less data than one WhatsApp photo. Pictures load only when you need them.":
    "Jarabawa mai tambayoyi 40 ta fi hoton WhatsApp ɗaya ƙanƙanta. Hotuna suna lodawa ne idan ana buƙatarsu.",
  "a year": "a shekara",
  "Add time to {plan}": "Ƙara lokaci a {plan}",
  Amount: "Kuɗi",
  "as PDF": "a PDF",
  "Ask for my money back": "Nemi a mayar mini kuɗi",
  "Ask for your money back?": "Kana so a mayar maka kuɗi?",
  "Checking your payment with Paystack...": "Ana tambayar Paystack game da biyanka...",
  Billing: "Biyan kuɗi",
  "You pay by card. You can cancel at any time. You will keep your plan until the end of the period you paid for.":
    "Za ka biya da kati. Za ka iya sokewa a kowane lokaci. Tsarinka zai ci gaba har ƙarshen lokacin da ka biya.",
  "Can I pay by transfer or USSD?": "Zan iya biya ta tura kuɗi ko USSD?",
  "Can I cancel at any time?": "Zan iya tsayawa a kowane lokaci?",
  "You pay by card, bank transfer or USSD. We will charge you only once.":
    "Kati, tura kuɗi ta banki ko USSD. Ba za a ƙara cire komai ba.",
  "Check again": "Sake dubawa",
  "Choose {plan}": "Zaɓi {plan}",
  Current: "Na yanzu",
  Disputed: "Ana taƙaddama",
  "Does it use much data?": "Yana cin data da yawa?",
  "Does not renew": "Ba ya sabuntawa",
  "Remove study partner": "Cire abokin karatu",
  "You can now use everything in your plan.": "Duk abin da tsarinka ya ƙunsa a buɗe yake yanzu.",
  "for ever": "har abada",
  "Best for exam year": "Don shekarar jarabawa",
  "for three months": "na wata uku",
  "This plan is free for ever. It includes every second year of past questions.":
    "Kyauta har abada. Tsofaffin tambayoyi na kowace shekara ta biyu a buɗe suke, cikakku.",
  "Your study partner gives you this plan until at least {day}.": "Daga abokin karatunka, har {day} ko fiye.",
  "Give this code to your study partner:": "Ba abokin karatunka wannan lambar:",
  "You have this plan free until {day}.": "An ba ka har {day}. Ba za a cire maka kuɗi ba.",
  "Refund on its way": "Ana mayarwa",
  "How do I get my money back?": "Ta yaya za a mayar mini kuɗi?",
  "How to pay": "Yadda za ka biya",
  "If your plan does not help you, press “Ask for my money back” on this page within seven days of paying.":
    "Idan bai taimaka ba, danna 'Nemi a mayar mini kuɗi' a wannan shafi cikin kwana bakwai da biyan kuɗi.",
  "If you paid, your plan will start within ten minutes. Your money is safe.":
    "Idan ka biya, tsarinka zai buɗe da kansa cikin minti goma; babu abin da zai ɓace.",
  "It renews automatically.": "Yana sabuntawa da kansa.",
  Join: "Shiga",
  "Keep my plan": "Bar tsarina",
  "Leave this plan": "Fita daga tsarin nan",
  "Get a code": "Ƙirƙiri lamba",
  Monthly: "Na wata",
  "Your plan has not changed. You can choose one again below.": "Ba a canza wani tsari ba. Za ka iya sake zaɓa a ƙasa.",
  "Not available for this period.": "Ba a sayar da shi na irin wannan tsawon lokaci.",
  "You will not be charged again": "Ba za a ƙara cire kuɗi ba",
  "Opening Paystack...": "Ana buɗe Paystack...",
  Paid: "An biya",
  "You have paid until {day}. Paystack is setting up automatic renewal.":
    "An biya har {day}. Zai sabunta da kansa; Paystack na shirya hakan.",
  "You have paid until {day}. We will not charge you again. After that, you will go back to Free.":
    "An biya har {day}. Ba za a ƙara cire komai ba; sannan za ka koma Free.",
  "Pay for {plan}": "Biya kuɗin {plan}",
  "Pay once": "Biya sau ɗaya",
  "Pay {amount} with Paystack": "Biya {amount} ta Paystack",
  "You will be able to pay in naira soon. Until then you can use the Free plan.":
    "Biya da naira na nan tafe. Kafin nan, Free kyauta ne.",
  "Payment Coming Soon": "Biyan kuɗi na nan tafe",
  "Payment failed": "Biyan ya gaza",
  Plan: "Tsari",
  Quarterly: "Na wata uku",
  "Common questions": "Tambayoyin da ake yi",
  Receipt: "Rasiti",
  Receipts: "Rasitai",
  "Renew automatically": "Ya riƙa sabunta kansa",
  Renews: "Yana sabuntawa",
  "Renews on {day} for {amount}.": "Zai sabunta ranar {day} a kan {amount}.",
  "Get my money back": "Mayar mini kuɗina",
  Refunded: "An mayar",
  "Save {n}% if you pay yearly": "Rangwamen {n}% idan ka biya na shekara",
  "Show older": "Nuna tsofaffi",
  "Does a friend have Pro? Ask for their code to get Premium while their plan is active.":
    "Mai Pro zai iya ba ka lamba. Da ita za ka sami Premium muddin tsarinsa yana aiki.",
  "Start free. Upgrade when your exam gets close.": "Fara kyauta. Ka ɗaga tsari idan jarabawa ta kusa.",
  Status: "Matsayi",
  "Stay on Free": "Zauna a Free",
  "Stay on {plan}": "Zauna a {plan}",
  "Stop renewing": "Daina sabuntawa",
  "Stop renewing {plan}?": "A daina sabunta {plan}?",
  "Study partner": "Abokin karatu",
  "Thank you. We have received your payment.": "Mun gode. Kuɗinka sun iso.",
  "Your payment did not go through.": "Ba a kammala biyan ba.",
  "You have unlimited practice tests this month.": "A wannan wata: jarabawoyin gwaji ba iyaka.",
  "You have {left} of {all} practice tests left this month.":
    "A wannan wata: saura jarabawoyin gwaji {left} cikin {all}.",
  "We are still waiting to hear from Paystack.": "Ba mu iya tambayar Paystack ba tukuna.",
  "We will return {amount} and move you to Free today. You can do this until {day}, but only once.":
    "Za mu mayar maka {amount}, kuma daga yanzu kana kan Free. Za ka iya nema har {day}, sau ɗaya.",
  "How much is a yearly plan?": "Nawa ne na shekara?",
  "What if there is not enough money on my card on the day it renews?": "Idan babu kuɗi a katina a ranar fa?",
  "Cancel the code": "Janye lambar",
  "Press “Ask for my money back” on this page within {n} days of paying. Each student can do this once.":
    "Cikin kwana {n}, danna 'Nemi a mayar mini kuɗi' a wannan shafi. Yana aiki sau ɗaya ga kowane ɗalibi.",
  Yearly: "Na shekara",
  "Yes. Choose Pay once. You need a card only if you want your plan to renew automatically. You pay through Paystack either way.":
    "Eh, zaɓi Biya sau ɗaya. Tsarin da yake sabunta kansa yana buƙatar kati. Duka biyun ta Paystack ne.",
  "Yes. You will keep your plan until the end of the time you paid for. Then you will go back to Free. You will keep your results.":
    "Eh. Tsarinka naka ne har ƙarshen lokacin da ka biya, sannan ka koma Free. Sakamakonka yana nan.",
  "You are already on the Free plan": "Dama kana kan tsarin Free",
  "You are already on this plan": "Dama kana kan wannan tsari",
  "You have Premium now": "Yanzu kana da Premium",
  "You will keep your plan until the end of the time you paid for. Then you will go back to Free. You will keep your results.":
    "Abin da ka biya naka ne, sannan za ka koma Free. Sakamakonka yana nan.",
  "You will keep your plan for {n} more days. We will email you, so you have time to pay.":
    "Tsarinka zai ƙara kwana {n}, za ka kuma sami imel, don ka sami lokacin biya.",
  "You will keep {plan} until {day}. Then you will go back to Free. You will keep your results.":
    "Kana da {plan} har {day}, sannan za ka koma Free. Sakamakonka yana nan.",
  "You will keep {plan} until {day}.": "Kana da {plan} har {day}.",
  "You still have {plan} until {day}. To keep it, choose {plan} again and pay.":
    "Kana da {plan} har {day}. Domin ka ci gaba da shi, sake zaɓar {plan} ka biya.",
  "You will pay on Paystack's page, so we never see your card details. You can ask for your money back once, within {n} days.":
    "Kana biya ne a shafin Paystack; ba ma ganin katinka. Kana iya neman a mayar maka da kuɗi cikin kwana {n}, sau ɗaya.",
  "You save up to {n}%.": "Za ka sami rangwame har {n}%.",
  "You have Premium while {name}'s plan is active.": "Kana karatu da Premium a tsarin {name}, muddin yana aiki.",
  "It should reach your bank within ten working days.": "Bankinka zai nuna su cikin kwanakin aiki goma.",
  "We could not charge your card.": "Ba a iya cire kuɗi daga katinka ba.",
  "Your refund is on its way": "Kuɗinka suna hanyar dawowa",
  "You will keep your paid plan until it ends. Then you will go back to Free.":
    "Tsarin da ka biya zai kai ƙarshensa, sannan ka koma Free.",
  "Your study partner's code": "Lambar abokin karatunka",
  "Your plan includes a study partner. They get Premium while your plan is active.":
    "Tsarinka ya haɗa da abokin karatu. Zai sami Premium muddin tsarinka yana aiki.",
  "Your plan: {plan}": "Tsarinka: {plan}",
  "You have {n, plural, one {# full mock} other {# full mocks}} left.":
    "{n, plural, one {Saura cikakkiyar jarabawar kwaikwayo #} other {Saura cikakkun jarabawoyin kwaikwayo #}}.",
  "{plan} costs {amount} a year.": "{plan}: {amount} a shekara.",
  "Coupon code (optional)": "Takardar ragi (idan kana da ita)",
  Apply: "Yi amfani da ita",
  "{off} off with {code}.": "An rage {off} da {code}.",
  "When do I use up one of my free tests?": "Yaushe ake cin ɗaya daga cikin jarabawoyina na kyauta?",
  "When you answer its first question. Opening or leaving a test, lesson checks and retakes of the same questions cost nothing.":
    "Idan ka amsa tambayarta ta farko. Buɗe jarabawa ko fita daga cikinta, tambayoyin darasi da sake yin tambayoyi iri ɗaya ba sa cin komai.",
};
