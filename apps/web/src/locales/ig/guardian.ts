// Igbo: a guardian's consent, on both sides of the letter. For review by a native reader.
export const guardian: Record<string, string> = {
  Agree: "Kweta",
  "Ask my parent or guardian": "Jụọ nne m, nna m ma ọ bụ onye nlekọta m",
  Decline: "Jụ",
  "E-mail of your parent or guardian": "Email nke nne gị, nna gị ma ọ bụ onye nlekọta gị",
  "I am 18 or older, show me": "Adị m afọ 18 ma ọ bụ karịa, gosi m",
  "I am under 18": "Erubeghị m afọ 18",
  "May other students see {name} on the leaderboard?": "Ụmụ akwụkwọ ndị ọzọ hà nwere ike ịhụ {name} na bọọdụ ndị ndu?",
  "Nothing else is shown: no school, no e-mail, no answers. {name} also has to want it, and can hide again at any time.":
    "A naghị egosi ihe ọzọ: e nweghị ụlọ akwụkwọ, e nweghị email, e nweghị azịza. {name} n'onwe ya ga-achọkwa ya, ma nwee ike izo ọzọ mgbe ọ bụla.",
  "Points, the number of tests and the average score": "Pọịntị, ọnụọgụ ule na nkezi akara",
  "Send again in {left}s": "Zigharịa na sekọnd {left}",
  "Send the letter again": "Zigharịa akwụkwọ ozi ahụ",
  "Take the question back": "Weghachi ajụjụ ahụ",
  "The consent was taken back on {day}. Nobody sees {name}.":
    "E weghachiri nkwenye ahụ na {day}. Ọ dịghị onye na-ahụ {name}.",
  "The consent was taken back. You can ask again.": "E weghachila nkwenye ahụ. I nwere ike ịjụ ọzọ.",
  "The first name and the first letter of the last name": "Aha mbụ na mkpụrụedemede mbụ nke aha ikpeazụ",
  "This letter can not be answered": "E nweghị ike ịza akwụkwọ ozi a",
  "Use another address": "Jiri adreesị ọzọ",
  "We keep the day of your answer and a fingerprint of your address, not the address itself. This letter can be answered until {day}.":
    "Anyị na-edebe ụbọchị azịza gị na akara njirimara nke adreesị gị, ọ bụghị adreesị ahụ n'onwe ya. E nwere ike ịza akwụkwọ ozi a ruo {day}.",
  "We write to your parent or guardian, and they answer by a link in the mail. They need no account.":
    "Anyị ga-edegara nne gị, nna gị ma ọ bụ onye nlekọta gị akwụkwọ, ha ga-aza site na njikọ dị na email ahụ. Ha achọghị akaụntụ.",
  "We wrote to {email}. They can answer until {day}.": "Anyị edegarala {email} akwụkwọ. Ha nwere ike ịza ruo {day}.",
  "What others would see": "Ihe ndị ọzọ ga-ahụ",
  "Write to them": "Degara ha akwụkwọ",
  "You agreed on {day}. Thank you.": "I kwetara na {day}. Daalụ.",
  "You can take your consent back by this page at any time. Keep the mail with its link.":
    "I nwere ike iweghachi nkwenye gị na ibe a mgbe ọ bụla. Debe email ahụ nwere njikọ ya.",
  "You declined on {day}. Nobody sees {name}.": "Ị jụrụ na {day}. Ọ dịghị onye na-ahụ {name}.",
  "Your consent": "Nkwenye gị",
  "Your parent or guardian": "Nne gị, nna gị ma ọ bụ onye nlekọta gị",
  "Your parent or guardian agreed.": "Nne gị, nna gị ma ọ bụ onye nlekọta gị ekwetala.",
  "Your parent or guardian did not answer in time. You can ask again.":
    "Nne gị, nna gị ma ọ bụ onye nlekọta gị azaghị n'oge. I nwere ike ịjụ ọzọ.",
  "Your parent or guardian said no. You can ask somebody else who looks after you.":
    "Nne gị, nna gị ma ọ bụ onye nlekọta gị ekwetaghị. I nwere ike ịjụ onye ọzọ na-elekọta gị.",
  "{name} practises for exams with {site} and named you as parent or guardian. Because {name} is under 18, we ask you first.":
    "{name} ji {site} akwadebe maka ule, kpọkwara gị aha dịka nne, nna ma ọ bụ onye nlekọta. N'ihi na {name} erubeghị afọ 18, anyị na-ebu ụzọ jụọ gị.",
};
