// Igbo: classes of a school and the slips for signing in. For review by a native reader.
export const schools: Record<string, string> = {
  "Enter the code of your class": "Tinye koodu klaasị gị",
  "You have joined the class.": "I sonyela na klaasị ahụ.",
  "You have left the class. Your results are still yours.": "Ị pụọla na klaasị ahụ. Nsonaazụ gị ka bụ nke gị.",
  "We could not find that class.": "Klaasị dị otú ahụ adịghị.",
  "Enter the school code from your slip": "Tinye koodu ụlọ akwụkwọ dị na mpempe akwụkwọ gị",
  "Enter the admission number": "Tinye nọmba nnabata gị",
  "Use letters, numbers, / and - in the admission number": "Jiri mkpụrụedemede, ọnụọgụ, / na - dee nọmba nnabata",
  "Enter the first code from your slip, or your password":
    "Tinye koodu mbụ dị na mpempe akwụkwọ gị, ma ọ bụ okwuntughe gị",
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
};
