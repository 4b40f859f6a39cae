// Igbo: classes of a school and the slips for signing in. For review by a native reader.
export const schools: Record<string, string> = {
  "Enter the code of your class": "Tinye koodu klaasị gị",
  "You have joined the class.": "I sonyela na klaasị ahụ.",
  "You have left the class. Your results are still yours.": "Ị pụọla na klaasị ahụ. Nsonaazụ gị ka bụ nke gị.",
  "We could not find that class.": "Klaasị dị otú ahụ adịghị.",
  "Enter the school code from your slip": "Tinye koodu ụlọ akwụkwọ dị na mpempe akwụkwọ gị",
  "Enter the admission number": "Tinye nọmba nnabata gị",
  "Use letters, numbers, / and - in the admission number": "Jiri mkpụrụedemede, ọnụọgụ, / na - dee nọmba nnabata",
  "Enter the sign-in code from your slip, or your password":
    "Tinye koodu nbanye dị na mpempe akwụkwọ gị, ma ọ bụ okwuntughe gị",
  "Please enter the code from your slip again": "Biko tinyeghachi koodu dị na mpempe akwụkwọ gị",
  "Please enter the code from your slip again.": "Biko tinyeghachi koodu dị na mpempe akwụkwọ gị.",
  "The school code, admission number or code is not correct. Check your slip and try again.":
    "Koodu ụlọ akwụkwọ, nọmba nnabata ma ọ bụ koodu ahụ ezighị ezi. Lelee mpempe akwụkwọ gị ma nwaa ọzọ.",
  "This code does not work. Check it, or ask your teacher for a new one.":
    "Koodu a anaghị arụ ọrụ. Lelee ya, ma ọ bụ rịọ onye nkuzi gị nke ọhụrụ.",
  "This school has no free seat at the moment. Please tell your teacher.":
    "Ụlọ akwụkwọ a enweghị oghere ugbu a. Biko gwa onye nkuzi gị.",
  "Please add your own email address in your profile before you pay. We send your receipts there.":
    "Biko tinye adreesị email nke gị na profaịlụ gị tupu ị kwụọ ụgwọ. Ebe ahụ ka anyị na-eziga rasiti gị.",
  "Please add your own email address in your profile first": "Biko buru ụzọ tinye adreesị email nke gị na profaịlụ gị",
  "Admission number": "Nọmba nnabata",
  "anything else you practise here": "ihe ọ bụla ọzọ ị na-eme ebe a",
  "Code of the class": "Koodu nke klas",
  "Do you sign in with your own email address?": "Ị na-eji adreesị ozi-e nke gị abanye?",
  Ended: "Ọ gwụla",
  "Sign-in code or password": "Koodu nbanye ma ọ bụ paswọọdụ",
  "I agree to the": "Ekwenyere m na",
  "Join a class": "Banye na klas",
  "Join the class": "Banye na klas a",
  "Join {name} at {school}?": "Ị ga-abanye na {name} na {school}?",
  "Leave this class": "Pụọ na klas a",
  "Leave {name}?": "Ị ga-apụ na {name}?",
  "My classes": "Klas m niile",
  "Save and start": "Chekwaa ma malite",
  "School code": "Koodu ụlọ akwụkwọ",
  "Sign in with a slip from your school": "Jiri mpempe akwụkwọ ụlọ akwụkwọ gị banye",
  "Sign in with email": "Jiri ozi-e banye",
  "Sign in with your school": "Jiri ụlọ akwụkwọ gị banye",
  "Teacher: {names}": "Onye nkuzi: {names}",
  "terms and conditions": "usoro na ọnọdụ",
  "That did not work": "Nke ahụ arụghị ọrụ",
  "The first time, enter the code from your slip. After that, enter the password you chose.":
    "Na nke mbụ, tinye koodu dị na mpempe akwụkwọ gị. Emesịa, tinye paswọọdụ ị họọrọ.",
  "the work set in this class, and your results in it": "ọrụ e nyere na klas a, na rizọọtụ gị na ya",
  "Until {day}": "Ruo {day}",
  "Use the slip that your teacher gave you.": "Jiri mpempe akwụkwọ onye nkuzi gị nyere gị.",
  "We could not find that class": "Anyị ahụghị klas ahụ",
  "We could not save your password": "Anyị enweghị ike ichekwa paswọọdụ gị",
  "We could not sign you in": "Anyị enweghị ike ime ka ị banye",
  "You are in no class yet. Your teacher can give you a code.":
    "Ị nọbeghị na klas ọ bụla. Onye nkuzi gị nwere ike inye gị koodu.",
  "You can leave the class at any time and keep your results.":
    "Ị nwere ike ịpụ na klas a mgbe ọ bụla ma debe rizọọtụ gị.",
  "You have left the class.": "Ị pụọla na klas a.",
  "You keep your account and all your results. Your teacher will no longer see your work.":
    "Ị ga-edebe akaụntụ gị na rizọọtụ gị niile. Onye nkuzi gị agaghị ahụ ọrụ gị ọzọ.",
  "your name": "aha gị",
  "your plan, your phone number or your email address": "atụmatụ gị, nọmba ekwentị gị ma ọ bụ adreesị ozi-e gị",
  "Your teacher will never see:": "Onye nkuzi gị agaghị ahụ:",
  "Your teacher will see:": "Onye nkuzi gị ga-ahụ:",
  "{school} made this account for you. Choose your own password. Nobody at your school can see it.":
    "{school} mepụtara akaụntụ a maka gị. Họrọ paswọọdụ nke gị. Onweghị onye nọ n'ụlọ akwụkwọ gị ga-ahụ ya.",
  "Your teacher will release the results of this class work. We will show yours here.":
    "Onye nkuzi gị ga-ewepụta rizọọtụ nke ọrụ klaasị a. Anyị ga-egosi nke gị ebe a.",
  "{name} printed this slip on {day}. Your old password no longer works.":
    "{name} bipụtara mpempe akwụkwọ a na {day}. Okwuntughe ochie gị anaghịzi arụ ọrụ.",
  "Your school can reset your password. Once you add your own email, it no longer can.":
    "Ụlọ akwụkwọ gị nwere ike ịtọgharịa okwuntughe gị. Ozugbo ị tinyere email nke gị, ọ gaghịzi enwe ike.",
  "This work is not open yet.": "Ọrụ a emeghebeghị.",
  "This work has closed. Talk to your teacher if you missed it.":
    "Ọrụ a emechiela. Gwa onye nkuzi gị ma ọ bụrụ na ọ gbanarịrị gị.",
  "You have used all your attempts for this work.": "I jirila mgbalị gị niile maka ọrụ a.",
  "We could not find that work.": "Anyị ahụghị ọrụ ahụ.",
  "Your teacher has turned the leaderboard of this class off.": "Onye nkuzi gị agbanyụọla bọọdụ ọkwa nke klaasị a.",
  "This work is already open. Please try again.": "Ọrụ a emepeela. Biko nwaa ọzọ.",
  "This class has ended, so its work can no longer be started.":
    "Klaasị a agwụla, ya mere enweghịzi ike ịmalite ọrụ ya.",
  "Your teacher has not released the results of this work yet.": "Onye nkuzi gị ewepụtabeghị rizọọtụ nke ọrụ a.",
  "Add my email": "Tinye email m",
  "We could not add your email": "Anyị enweghị ike itinye email gị",
  "We will send you a link. After you open it, you can sign in with your email, and your school can no longer reset your password.":
    "Anyị ga-ezigara gị njikọ. Mgbe ị meghechara ya, ị nwere ike iji email gị banye, ụlọ akwụkwọ gị agaghịzi enwe ike ịtọgharịa okwuntughe gị.",
  "Class work": "Ọrụ klaasị",
  "No class work yet": "Enwebeghị ọrụ klaasị",
  "Join a class with the code from your teacher. Work set in it will show here.":
    "Jiri koodu onye nkuzi gị nyere gị banye na klaasị. Ọrụ e nyere na ya ga-apụta ebe a.",
  "Work that your teacher sets will show here.": "Ọrụ onye nkuzi gị nyere ga-apụta ebe a.",
  "To do": "Ihe a ga-eme",
  "Nothing to do right now. Well done!": "Ọ nweghị ihe fọdụrụ ime ugbu a. Ị mere nke ọma!",
  "Done and closed": "Ndị emechara na ndị mechiri emechi",
  "Opens {when}": "Ọ ga-emepe na {when}",
  "Due {when}": "Mechaa ya tupu {when}",
  "Was due {when}. Late work is accepted until {late}.":
    "E kwesịrị imecha ya na {when}. Anyị ka na-anabata ọrụ gafere oge ruo {late}.",
  "Closed {when}": "O mechiri na {when}",
  "{n, plural, one {# minute} other {# minutes}}": "{n, plural, one {nkeji #} other {nkeji #}}",
  "Done late": "Emechara ya mgbe oge gasịrị",
  "Not done": "Emeghị ya",
  "Score: {score}%": "Akara: {score}%",
  "See the result": "Lee rizọọtụ",
  "You will see your result {when}.": "Ị ga-ahụ rizọọtụ gị na {when}.",
  "You will see your result when your teacher releases it.": "Ị ga-ahụ rizọọtụ gị mgbe onye nkuzi gị wepụtara ya.",
  "{n, plural, one {# attempt} other {# attempts}} left. Your best one counts.":
    "{n, plural, one {Ọ fọdụrụ mbọ #} other {Ọ fọdụrụ mbọ #}}. Nke kacha mma ka a ga-agụ.",
  "Class leaderboard": "Bọọdụ ndị ndu klaasị",
  "Leaderboard of {name}": "Bọọdụ ndị ndu {name}",
  "Your teacher has not turned on a leaderboard for this class.":
    "Onye nkuzi gị emepebeghị bọọdụ ndị ndu maka klaasị a.",
  "One point for each right answer in class work.": "Otu akara maka azịza ziri ezi ọ bụla n'ọrụ klaasị.",
  "How much better your newer class work is than your older class work.":
    "Otú ọrụ klaasị gị ọhụrụ si ka nke ochie mma.",
  "Nobody is on it yet.": "Ọ nweghị onye nọ na ya ugbu a.",
  "{name} (you)": "{name} (gị)",
  "Your classmates see your first name and the first letter of your last name.":
    "Ndị klaasị gị na-ahụ aha mbụ gị na mkpụrụedemede mbụ nke aha nna gị.",
  "Leave the leaderboard": "Pụọ na bọọdụ ndị ndu",
  "Join the leaderboard": "Banye na bọọdụ ndị ndu",
  "Go to class work": "Gaa n'ọrụ klaasị",
  "Set by your teacher. It was due {day}.": "Onye nkuzi gị nyere ya. E kwesịrị imecha ya na {day}.",
  "Set by your teacher, due {day}.": "Onye nkuzi gị nyere ya. Mechaa ya tupu {day}.",
  "{n} more to do.": "Ọ fọdụrụ {n} ọzọ ime.",
};
