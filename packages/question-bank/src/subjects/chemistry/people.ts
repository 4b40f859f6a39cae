// Names from all parts of the country, for the settings of computed questions.
export const people = [
  "Aisha", "Chinedu", "Tolu", "Nneka", "Garba", "Ese", "Tari", "Terseer", "Fatima", "Gbenga", "Adaeze", "Etim",
  "Rakiya", "Emeka", "Rifkatu", "Ehi", "Pam", "Yetunde", "Kenechi", "Sani", "Inem", "Ibrahim", "Sade", "Ikenna",
] as const;
