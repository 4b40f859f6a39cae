// Yoruba: titles of tests and the plan whose name is a word. For review by a native reader.
export const titles: Record<string, string> = {
  "plan:Free": "Ọ̀fẹ́",
  "Full UTME mock": "Ìdánwò àfarawé UTME kíkún",
  "Mathematics mock": "Ìdánwò àfarawé Mathematics",
  "Trial questions": "Ìbéèrè àyẹ̀wò",
  "{subject}, test {n}": "{subject}, ìdánwò {n}",
  "{subject}: my bookmarks": "{subject}: àmì ìrántí mi",
  "{subject}: my mistakes": "{subject}: àṣìṣe mi",
};
