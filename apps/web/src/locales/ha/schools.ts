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
  "Enter the first code from your slip, or your password":
    "Shigar da lambar farko ta takardar shigarka, ko kalmar sirrinka",
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
};
