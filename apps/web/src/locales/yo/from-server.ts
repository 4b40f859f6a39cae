// Yoruba: texts the server chooses: badges, plans' features, courses and why a test is recommended. For review by a native reader.
export const fromServer: Record<string, string> = {
  "A good place to start.": "Ibi tó dára láti bẹ̀rẹ̀.",
  "This is a good place to start. The full test has {n} questions in {m} min.":
    "Ibi tó dára láti bẹ̀rẹ̀. Lódindi: ìbéèrè {n} ní ìṣẹ́jú {m}.",
  Accounting: "Ìṣirò Owó",
  "Computer Science": "Ìmọ̀ Kọ̀ǹpútà",
  Economics: "Ètò Ọrọ̀ Ajé",
  Engineering: "Ìmọ̀ Ẹ̀rọ",
  Law: "Ìmọ̀ Òfin",
  "Mass Communication": "Ìmọ̀ Ìròyìn (Mass Communication)",
  "Medicine, Nursing, Pharmacy": "Ìmọ̀ Ìṣègùn, Nọ́ọ̀sì, Ìpoògùn",
  "You have got {n} of {m} right so far.": "O ti gba {n} nínú {m} níbí títí di báyìí.",
};
