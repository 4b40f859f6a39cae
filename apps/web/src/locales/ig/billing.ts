// Igbo: plans, paying and receipts. For review by a native reader.
export const billing: Record<string, string> = {
  "7-day money-back refund.": "Nkwụghachi ego n'ime ụbọchị 7.",
  "a month": "kwa ọnwa",
  "A 40-question test uses less data than one WhatsApp photo. Pictures load only when you need them.":
    "Ule ajụjụ 40 pere mpe karịa otu foto WhatsApp. Foto na-abịa naanị mgbe a chọrọ ya.",
  "a year": "kwa afọ",
  "Add time to {plan}": "Tinyekwuo oge na {plan}",
  Amount: "Ego",
  "as PDF": "dị ka PDF",
  "Ask for my money back": "Achọrọ m ka e nyeghachi m ego m",
  "Ask for your money back?": "Rịọ ka e nyeghachi gị ego?",
  "Checking your payment with Paystack...": "Anyị na-ajụ Paystack banyere ụgwọ ị kwụrụ...",
  Billing: "Ịkwụ ụgwọ",
  "You pay by card. You can cancel at any time. You will keep your plan until the end of the period you paid for.":
    "Ị ga-eji kaadị kwụọ ụgwọ. I nwere ike ịkagbu ya mgbe ọ bụla. Atụmatụ gị ga-adịru na njedebe oge ị kwụrụ ụgwọ ya.",
  "Can I pay by transfer or USSD?": "Enwere m ike iji transfer ma ọ bụ USSD kwụọ ụgwọ?",
  "Can I cancel at any time?": "Enwere m ike ịkwụsị mgbe ọ bụla?",
  "You pay by card, bank transfer or USSD. We will charge you only once.":
    "Kaadị, transfer nke ụlọ akụ ma ọ bụ USSD. A gaghị ewepụ ego ọzọ.",
  "Check again": "Lelee ọzọ",
  "Choose {plan}": "Họrọ {plan}",
  Current: "Nke ugbu a",
  Disputed: "Esemokwu",
  "Does it use much data?": "Ọ na-eri nnukwu data?",
  "Does not renew": "Ọ naghị amaliteghachi",
  "Remove study partner": "Wepụ onye gị na ya na-amụ",
  "You can now use everything in your plan.": "Ihe niile dị n'atụmatụ gị ghe oghe ugbu a.",
  "for ever": "mgbe niile",
  "Best for exam year": "Maka afọ ule",
  "for three months": "maka ọnwa atọ",
  "This plan is free for ever. It includes every second year of past questions.":
    "N'efu mgbe niile. Ajụjụ gara aga nke afọ ọ bụla nke abụọ ghe oghe, n'uju.",
  "Your study partner gives you this plan until at least {day}.":
    "Site n'aka onye gị na ya na-amụ, ruo {day} ma ọ bụ karịa.",
  "Give this code to your study partner:": "Nye onye gị na ya na-amụ koodu a:",
  "You have this plan free until {day}.": "E nyere gị ya ruo {day}. A naghị ewepụ ego ọ bụla.",
  "Refund on its way": "Ọ na-alaghachi",
  "How do I get my money back?": "Kedu ka m ga-esi nwetaghachi ego m?",
  "How to pay": "Ụzọ ịkwụ ụgwọ",
  "If your plan does not help you, press “Ask for my money back” on this page within seven days of paying.":
    "Ọ bụrụ na o nyereghị gị aka, pịa 'Achọrọ m ka e nyeghachi m ego m' n'ibe a n'ime ụbọchị asaa site mgbe ị kwụrụ ụgwọ.",
  "If you paid, your plan will start within ten minutes. Your money is safe.":
    "Ọ bụrụ na ị kwụrụ ụgwọ, atụmatụ gị ga-emepe n'onwe ya n'ime nkeji iri; ihe ọ bụla agaghị efu.",
  "It renews automatically.": "Ọ na-amaliteghachi n'onwe ya.",
  Join: "Sonye",
  "Keep my plan": "Debe atụmatụ m",
  "Leave this plan": "Pụọ n'atụmatụ a",
  "Get a code": "Mepụta koodu",
  Monthly: "Kwa ọnwa",
  "Your plan has not changed. You can choose one again below.":
    "Ọ dịghị atụmatụ gbanwere. I nwere ike ịhọrọ otu ọzọ n'okpuru.",
  "Not available for this period.": "A naghị ere ya maka oge dị ogologo otú a.",
  "You will not be charged again": "A gaghị ewepụ ego ọzọ",
  "Opening Paystack...": "Paystack na-emepe...",
  Paid: "A kwụọla",
  "You have paid until {day}. Paystack is setting up automatic renewal.":
    "A kwụrụ ụgwọ ruo {day}. Ọ ga-amaliteghachi n'onwe ya; Paystack na-ahazi nke ahụ.",
  "You have paid until {day}. We will not charge you again. After that, you will go back to Free.":
    "A kwụrụ ụgwọ ruo {day}. A gaghị ewepụ ego ọzọ; mgbe ahụ ị ga-anọ na Free.",
  "Pay for {plan}": "Kwụọ ụgwọ {plan}",
  "Pay once": "Kwụọ otu ugboro",
  "Pay {amount} with Paystack": "Jiri Paystack kwụọ {amount}",
  "You will be able to pay in naira soon. Until then you can use the Free plan.":
    "Ịkwụ ụgwọ na naira na-abịa. Ruo mgbe ahụ, Free ka bụ n'efu.",
  "Payment Coming Soon": "Ịkwụ ụgwọ na-abịa",
  "Payment failed": "Ịkwụ ụgwọ adaala",
  Plan: "Atụmatụ",
  Quarterly: "Kwa ọnwa atọ",
  "Common questions": "Ajụjụ ndị mmadụ na-ajụ",
  Receipt: "Rịsịtị",
  Receipts: "Rịsịtị ndị dị",
  "Renew automatically": "Maliteghachi n'onwe ya",
  Renews: "Na-amaliteghachi",
  "Renews on {day} for {amount}.": "Ọ ga-amaliteghachi na {day}: {amount}.",
  "Get my money back": "Nyeghachi m ego m",
  Refunded: "E nyeghachila",
  "Save {n}% if you pay yearly": "Chekwaa {n}% ma ị kwụọ ụgwọ otu afọ",
  "Show older": "Gosi ndị ochie",
  "Does a friend have Pro? Ask for their code to get Premium while their plan is active.":
    "Onye nwere Pro nwere ike inye gị koodu. Ọ ga-enye gị Premium mgbe atụmatụ ya na-aga.",
  "Start free. Upgrade when your exam gets close.": "Malite n'efu. Bulite atụmatụ gị mgbe ule na-abịa nso.",
  Status: "Ọnọdụ",
  "Stay on Free": "Nọrọ na Free",
  "Stay on {plan}": "Nọrọ na {plan}",
  "Stop renewing": "Kwụsị mmaliteghachi",
  "Stop renewing {plan}?": "Kwụsị mmaliteghachi {plan}?",
  "Study partner": "Onye gị na ya na-amụ",
  "Thank you. We have received your payment.": "Daalụ. Ego gị erutela.",
  "Your payment did not go through.": "E mechaghị ịkwụ ụgwọ ahụ.",
  "You have unlimited practice tests this month.": "N'ọnwa a: ule mmụta na-enweghị oke.",
  "You have {left} of {all} practice tests left this month.": "N'ọnwa a: ule mmụta {left} n'ime {all} fọdụrụ.",
  "We are still waiting to hear from Paystack.": "Anyị enwebeghị ike ịjụ Paystack.",
  "We will return {amount} and move you to Free today. You can do this until {day}, but only once.":
    "Anyị ga-akwụghachi {amount}, ị ga-anọkwa na Free malite ugbu a. I nwere ike ịrịọ ruo {day}, otu ugboro.",
  "How much is a yearly plan?": "Ego ole ka nke kwa afọ bụ?",
  "What if there is not enough money on my card on the day it renews?": "Ọ bụrụ na ego adịghị na kaadị m n'ụbọchị ahụ?",
  "Cancel the code": "Wepụ koodu ahụ",
  "Press “Ask for my money back” on this page within {n} days of paying. Each student can do this once.":
    "N'ime ụbọchị {n}, pịa 'Achọrọ m ka e nyeghachi m ego m' n'ibe a. Ọ na-arụ ọrụ otu ugboro nye onye ọ bụla na-ele ule.",
  Yearly: "Kwa afọ",
  "Yes. Choose Pay once. You need a card only if you want your plan to renew automatically. You pay through Paystack either way.":
    "Ee, họrọ Kwụọ otu ugboro. Atụmatụ na-amaliteghachi n'onwe ya chọrọ kaadị. Ha abụọ na-esi na Paystack.",
  "Yes. You will keep your plan until the end of the time you paid for. Then you will go back to Free. You will keep your results.":
    "Ee. Atụmatụ gị ga-adị ruo na ngwụcha oge ị kwụrụ ụgwọ ya, ị laghachi na Free. Nsonaazụ gị na-anọ.",
  "You are already on the Free plan": "Ị nọlarị n'atụmatụ Free",
  "You are already on this plan": "Ị nọlarị n'atụmatụ a",
  "You have Premium now": "I nwere Premium ugbu a",
  "You will keep your plan until the end of the time you paid for. Then you will go back to Free. You will keep your results.":
    "Ihe ị kwụrụ ụgwọ ya ka bụ nke gị, emesịa ị nọrọ na Free. Nsonaazụ gị na-anọ.",
  "You will keep your plan for {n} more days. We will email you, so you have time to pay.":
    "Atụmatụ gị ga-adị ụbọchị {n} ọzọ, ị ga-enwetakwa email, ka i nwee oge ịkwụ ụgwọ.",
  "You will keep {plan} until {day}. Then you will go back to Free. You will keep your results.":
    "{plan} bụ nke gị ruo {day}, emesịa ị nọrọ na Free. Nsonaazụ gị na-anọ.",
  "You will keep {plan} until {day}.": "{plan} bụ nke gị ruo {day}.",
  "You still have {plan} until {day}. To keep it, choose {plan} again and pay.":
    "{plan} bụ nke gị ruo {day}. Iji nọgide na-enwe ya, họrọ {plan} ọzọ ma kwụọ ụgwọ.",
  "You will pay on Paystack's page, so we never see your card details. You can ask for your money back once, within {n} days.":
    "Ị na-akwụ ụgwọ n'ibe nke Paystack; anyị anaghị ahụ kaadị gị. Nkwụghachi ego n'ime ụbọchị {n}, otu ugboro.",
  "You save up to {n}%.": "Ị ga-echekwa ihe ruru {n}%.",
  "You have Premium while {name}'s plan is active.": "Ị na-eji Premium amụ n'atụmatụ nke {name}, ruo mgbe ọ ga-akwụsị.",
  "It should reach your bank within ten working days.": "Ụlọ akụ gị ga-egosi ya n'ime ụbọchị ọrụ iri.",
  "We could not charge your card.": "E nweghị ike iwepụ ego na kaadị gị.",
  "Your refund is on its way": "Ego gị na-alọghachi",
  "You will keep your paid plan until it ends. Then you will go back to Free.":
    "Atụmatụ ị kwụrụ ụgwọ ya ga-aga ruo na ngwụcha, ị laghachi na Free.",
  "Your study partner's code": "Koodu nke onye gị na ya na-amụ",
  "Your plan includes a study partner. They get Premium while your plan is active.":
    "Atụmatụ gị gụnyere onye gị na ya na-amụ. Ọ ga-enweta Premium mgbe atụmatụ gị na-aga.",
  "Your plan: {plan}": "Atụmatụ gị: {plan}",
  "You have {n, plural, one {# full mock} other {# full mocks}} left.":
    "{n, plural, other {Ule nnwale zuru ezu #}} fọdụrụ.",
  "{plan} costs {amount} a year.": "{plan} bụ {amount} kwa afọ.",
  "Coupon code (optional)": "Kuponu (ma ọ bụrụ na i nwere)",
  Apply: "Jiri ya",
  "{off} off with {code}.": "E wepụrụ {off} site na {code}.",
  "When do I use up one of my free tests?": "Kedu mgbe a na-agụ na ejirila m otu n'ime ule m n'efu?",
  "When you answer its first question. Opening or leaving a test, lesson checks and retakes of the same questions cost nothing.":
    "Mgbe ị zara ajụjụ mbụ ya. Imepe ule ma ọ bụ ịpụ na ya, ajụjụ nke nkuzi na imegharị otu ajụjụ ahụ anaghị eji nke ọ bụla.",
};
