// Hausa: titles of tests and the plan whose name is a word. For review by a native reader.
export const titles: Record<string, string> = {
  "plan:Free": "Kyauta",
  "Full UTME mock": "Cikakkiyar jarabawar kwaikwayo ta UTME",
  "Mathematics mock": "Jarabawar kwaikwayo ta Mathematics",
  "Trial questions": "Tambayoyin gwadawa",
  "{subject}, test {n}": "{subject}, jarabawa ta {n}",
  "{subject}: my bookmarks": "{subject}: tambayoyin da na adana",
  "{subject}: my mistakes": "{subject}: kurakuraina",
};
