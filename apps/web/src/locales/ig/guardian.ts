// Igbo: a guardian's consent, on both sides of the letter. For review by a native reader.
export const guardian: Record<string, string> = {
  Agree: "Kweta",
  "Ask my parent or guardian": "Jụọ nne m, nna m ma ọ bụ onye nlekọta m",
  Decline: "Jụ",
  "Your parent or guardian's email": "Email nke nne gị, nna gị ma ọ bụ onye nlekọta gị",
  "I am 18 or older, show me": "Adị m afọ 18 ma ọ bụ karịa, gosi m",
  "I am under 18": "Erubeghị m afọ 18",
  "May other students see {name} on the leaderboard?": "Ụmụ akwụkwọ ndị ọzọ hà nwere ike ịhụ {name} na bọọdụ ndị ndu?",
  "We show nothing else: no school, email or answers. {name} must also agree, and can hide again at any time.":
    "A naghị egosi ihe ọzọ: e nweghị ụlọ akwụkwọ, e nweghị email, e nweghị azịza. {name} n'onwe ya ga-achọkwa ya, ma nwee ike izo ọzọ mgbe ọ bụla.",
  "Their points, number of tests and average score": "Pọịntị, ọnụọgụ ule na nkezi akara",
  "Send again in {left}s": "Zigharịa na sekọnd {left}",
  "Send the email again": "Zigharịa email ahụ",
  "Cancel the request": "Weghachi ajụjụ ahụ",
  "Consent was withdrawn on {day}. Other students cannot see {name}.":
    "E weghachiri nkwenye ahụ na {day}. Ọ dịghị onye na-ahụ {name}.",
  "Consent was withdrawn. You can ask again.": "E weghachila nkwenye ahụ. I nwere ike ịjụ ọzọ.",
  "Their first name and the first letter of their last name": "Aha mbụ na mkpụrụedemede mbụ nke aha ikpeazụ",
  "You cannot answer this request": "E nweghị ike ịza arịrịọ a",
  "Use another email address": "Jiri adreesị ọzọ",
  "We record the date of your answer and a coded copy of your email address, not the address itself. You can answer until {day}.":
    "Anyị na-edebe ụbọchị azịza gị na akara njirimara nke adreesị gị, ọ bụghị adreesị ahụ n'onwe ya. E nwere ike ịza akwụkwọ ozi a ruo {day}.",
  "We will email your parent or guardian a link where they can say yes or no. They do not need an account.":
    "Anyị ga-edegara nne gị, nna gị ma ọ bụ onye nlekọta gị akwụkwọ, ha ga-aza site na njikọ dị na email ahụ. Ha achọghị akaụntụ.",
  "We emailed {email}. They can answer until {day}.": "Anyị edegarala {email} akwụkwọ. Ha nwere ike ịza ruo {day}.",
  "Visible to other students": "Ihe ndị ọzọ ga-ahụ",
  "Send the email": "Ziga email ahụ",
  "You agreed on {day}. Thank you.": "I kwetara na {day}. Daalụ.",
  "You can withdraw your consent on this page at any time. Keep the email so you have the link.":
    "I nwere ike iweghachi nkwenye gị na ibe a mgbe ọ bụla. Debe email ahụ nwere njikọ ya.",
  "You declined on {day}. Other students cannot see {name}.": "Ị jụrụ na {day}. Ọ dịghị onye na-ahụ {name}.",
  "Your consent": "Nkwenye gị",
  "Your parent or guardian": "Nne gị, nna gị ma ọ bụ onye nlekọta gị",
  "Your parent or guardian agreed.": "Nne gị, nna gị ma ọ bụ onye nlekọta gị ekwetala.",
  "Your parent or guardian did not answer in time. You can ask again.":
    "Nne gị, nna gị ma ọ bụ onye nlekọta gị azaghị n'oge. I nwere ike ịjụ ọzọ.",
  "Your parent or guardian said no. You can ask someone else who looks after you.":
    "Nne gị, nna gị ma ọ bụ onye nlekọta gị ekwetaghị. I nwere ike ịjụ onye ọzọ na-elekọta gị.",
  "{name} is preparing for exams with {site} and named you as their parent or guardian. {name} is under 18, so we ask you first.":
    "{name} ji {site} akwadebe maka ule, kpọkwara gị aha dịka nne, nna ma ọ bụ onye nlekọta. N'ihi na {name} erubeghị afọ 18, anyị na-ebu ụzọ jụọ gị.",
  "See how I practised this week:": "Lee otu m siri mụọ ihe n'izu a:",
};
