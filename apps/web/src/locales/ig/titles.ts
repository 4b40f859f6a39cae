// Igbo: titles of tests and the plan whose name is a word. For review by a native reader.
export const titles: Record<string, string> = {
  "plan:Free": "N'efu",
  "Full UTME mock": "Ule nnwale UTME zuru ezu",
  "Mathematics mock": "Ule nnwale Mathematics",
  "Trial questions": "Ajụjụ nnwale",
  "{subject}, test {n}": "{subject}, ule {n}",
  "{subject}: my bookmarks": "{subject}: ajụjụ m debere",
  "{subject}: my mistakes": "{subject}: njehie m",
};
