// Hausa: classes of a school and the slips for signing in. For review by a native reader.
export const schools: Record<string, string> = {
  "Enter the code of your class": "Shigar da lambar ajinka",
  "You have joined the class.": "Ka shiga ajin.",
  "You have left the class. Your results are still yours.": "Ka fita daga ajin. Sakamakonka har yanzu naka ne.",
  "We could not find that class.": "Babu irin wannan aji.",
  "Enter the school code from your slip": "Shigar da lambar makaranta da ke takardar shigarka",
  "Enter the admission number": "Shigar da lambar ɗaukar ɗalibi",
  "Use letters, numbers, / and - in the admission number":
    "Yi amfani da haruffa, lambobi, / da - a lambar ɗaukar ɗalibi",
  "Enter the sign-in code from your slip, or your password":
    "Shigar da lambar shiga ta takardar shigarka, ko kalmar sirrinka",
  "Please enter the code from your slip again": "Da fatan ka sake shigar da lambar takardar shigarka",
  "Please enter the code from your slip again.": "Da fatan ka sake shigar da lambar takardar shigarka.",
  "The school code, admission number or code is not correct. Check your slip and try again.":
    "Lambar makaranta, lambar ɗaukar ɗalibi ko lambar shiga ba daidai ba ce. Duba takardar shigarka ka sake gwadawa.",
  "This code does not work. Check it, or ask your teacher for a new one.":
    "Wannan lambar ba ta aiki. Duba ta, ko ka nemi sabuwa wurin malaminka.",
  "This school has no free seat at the moment. Please tell your teacher.":
    "Wannan makaranta ba ta da gurbi a yanzu. Da fatan ka gaya wa malaminka.",
  "Please add your own email address in your profile before you pay. We send your receipts there.":
    "Da fatan ka sa adireshin imel ɗinka a bayananka kafin ka biya. A can muke aika rasitinka.",
  "Please add your own email address in your profile first": "Da fatan ka fara sa adireshin imel ɗinka a bayananka",
  "Admission number": "Lambar shiga makaranta",
  "anything else you practise here": "duk wani abu da kake yi a nan",
  "Code of the class": "Lambar sirri ta aji",
  "Do you sign in with your own email address?": "Kana shiga da adireshin imel naka ne?",
  Ended: "Ya ƙare",
  "Sign-in code or password": "Lambar shiga ko kalmar sirri",
  "I agree to the": "Na yarda da",
  "Join a class": "Shiga aji",
  "Join the class": "Shiga ajin",
  "Join {name} at {school}?": "Za ka shiga {name} a {school}?",
  "Leave this class": "Bar wannan ajin",
  "Leave {name}?": "Za ka bar {name}?",
  "My classes": "Azuzuwana",
  "Save and start": "Adana ka fara",
  "School code": "Lambar sirri ta makaranta",
  "Sign in with a slip from your school": "Shiga da takardar da makaranta ta ba ka",
  "Sign in with email": "Shiga da imel",
  "Sign in with your school": "Shiga ta makarantarka",
  "Teacher: {names}": "Malami: {names}",
  "terms and conditions": "sharuɗɗa da ƙa'idoji",
  "That did not work": "Hakan bai yi ba",
  "The first time, enter the code from your slip. After that, enter the password you chose.":
    "A karon farko, shigar da lambar da ke kan takardarka. Daga baya, shigar da kalmar sirri da ka zaɓa.",
  "the work set in this class, and your results in it": "aikin da aka ba wannan ajin, da sakamakonka a ciki",
  "Until {day}": "Har zuwa {day}",
  "Use the slip that your teacher gave you.": "Yi amfani da takardar da malaminka ya ba ka.",
  "We could not find that class": "Ba mu sami wannan ajin ba",
  "We could not save your password": "Ba mu iya adana kalmar sirrinka ba",
  "We could not sign you in": "Ba mu iya shigar da kai ba",
  "You are in no class yet. Your teacher can give you a code.":
    "Har yanzu ba ka cikin wani aji. Malaminka zai iya ba ka lamba.",
  "You can leave the class at any time and keep your results.":
    "Za ka iya barin ajin a kowane lokaci ka riƙe sakamakonka.",
  "You have left the class.": "Ka bar ajin.",
  "You keep your account and all your results. Your teacher will no longer see your work.":
    "Za ka riƙe asusunka da duk sakamakonka. Malaminka ba zai ƙara ganin aikinka ba.",
  "your name": "sunanka",
  "your plan, your phone number or your email address": "tsarinka, lambar wayarka ko adireshin imel ɗinka",
  "Your teacher will never see:": "Malaminka ba zai taɓa ganin:",
  "Your teacher will see:": "Malaminka zai ga:",
  "{school} made this account for you. Choose your own password. Nobody at your school can see it.":
    "{school} ta buɗe maka wannan asusun. Zaɓi kalmar sirri taka. Babu wanda zai iya ganinta a makarantarka.",
  "Your teacher will release the results of this class work. We will show yours here.":
    "Malaminka zai fitar da sakamakon wannan aikin aji. Za mu nuna naka a nan.",
  "{name} printed this slip on {day}. Your old password no longer works.":
    "{name} ne ya buga wannan takardar shiga a ranar {day}. Tsohuwar kalmar sirrinka ta daina aiki.",
  "Your school can reset your password. Once you add your own email, it no longer can.":
    "Makarantarka za ta iya sauya kalmar sirrinka. Da zarar ka ƙara imel naka, ba za ta iya ba kuma.",
  "This work is not open yet.": "Wannan aikin bai buɗe ba tukuna.",
  "This work has closed. Talk to your teacher if you missed it.":
    "Wannan aikin ya rufe. Yi magana da malaminka idan ka rasa shi.",
  "You have used all your attempts for this work.": "Ka yi amfani da duk yunƙurinka na wannan aikin.",
  "We could not find that work.": "Ba mu sami wannan aikin ba.",
  "Your teacher has turned the leaderboard of this class off.": "Malaminka ya kashe allon matsayi na wannan ajin.",
  "This work is already open. Please try again.": "Wannan aikin ya riga ya buɗe. Da fatan a sake gwadawa.",
  "This class has ended, so its work can no longer be started.":
    "Wannan aji ya ƙare, don haka ba za a iya fara aikinsa ba kuma.",
  "Your teacher has not released the results of this work yet.":
    "Malaminka bai fitar da sakamakon wannan aikin ba tukuna.",
  "Add my email": "Ƙara imel ɗina",
  "We could not add your email": "Ba mu iya ƙara imel naka ba",
  "We will send you a link. After you open it, you can sign in with your email, and your school can no longer reset your password.":
    "Za mu aika maka hanyar haɗi. Bayan ka buɗe ta, za ka iya shiga da imel naka, kuma makarantarka ba za ta iya sauya kalmar sirrinka ba kuma.",
  "Class work": "Aikin aji",
  "No class work yet": "Babu aikin aji tukuna",
  "Join a class with the code from your teacher. Work set in it will show here.":
    "Shiga aji da lambar da malaminka ya ba ka. Aikin da aka ba ajin zai bayyana a nan.",
  "Work that your teacher sets will show here.": "Aikin da malaminka ya bayar zai bayyana a nan.",
  "To do": "Abin yi",
  "Nothing to do right now. Well done!": "Babu abin yi a yanzu. Ka yi ƙoƙari!",
  "Done and closed": "Waɗanda aka gama da waɗanda aka rufe",
  "Opens {when}": "Zai buɗe {when}",
  "Due {when}": "Ka gama kafin {when}",
  "Was due {when}. Late work is accepted until {late}.":
    "Ya kamata a gama {when}. Muna karɓar aikin da ya makara har zuwa {late}.",
  "Closed {when}": "An rufe {when}",
  "{n, plural, one {# minute} other {# minutes}}": "{n, plural, one {minti #} other {minti #}}",
  "Done late": "An gama a makare",
  "Not done": "Ba a yi ba",
  "Score: {score}%": "Maki: {score}%",
  "See the result": "Duba sakamako",
  "You will see your result {when}.": "Za ka ga sakamakonka {when}.",
  "You will see your result when your teacher releases it.":
    "Za ka ga sakamakonka lokacin da malaminka ya fitar da shi.",
  "{n, plural, one {# attempt} other {# attempts}} left. Your best one counts.":
    "{n, plural, one {Saura gwaji #} other {Saura gwaji #}}. Mafi kyau ne za a ƙidaya.",
  "Class leaderboard": "Allon gwaraza na aji",
  "Leaderboard of {name}": "Allon gwaraza na {name}",
  "Your teacher has not turned on a leaderboard for this class.": "Malaminka bai buɗe allon gwaraza na wannan ajin ba.",
  "One point for each right answer in class work.": "Maki ɗaya ga kowace amsa daidai a aikin aji.",
  "How much better your newer class work is than your older class work.": "Yadda sabon aikin ajinka ya fi na dā kyau.",
  "Nobody is on it yet.": "Babu kowa a ciki tukuna.",
  "{name} (you)": "{name} (kai)",
  "Your classmates see your first name and the first letter of your last name.":
    "'Yan ajinku suna ganin sunanka na farko da harafin farko na sunan mahaifinka.",
  "Leave the leaderboard": "Bar allon gwaraza",
  "Join the leaderboard": "Shiga allon gwaraza",
  "Go to class work": "Je zuwa aikin aji",
  "Set by your teacher. It was due {day}.": "Malaminka ne ya bayar. Ya kamata a gama {day}.",
  "Set by your teacher, due {day}.": "Malaminka ne ya bayar. Ka gama kafin {day}.",
  "{n} more to do.": "Saura {n} na yi.",
};
