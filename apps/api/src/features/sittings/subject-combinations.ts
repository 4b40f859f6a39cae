// Which subjects go with which course in the UTME, as widely published; the brochure of the year has the last word.
export const combinations = [
  {
    course: "Medicine, Nursing, Pharmacy",
    subjects: ["biology", "chemistry", "physics"],
    note: "All three are required.",
  },
  { course: "Engineering", subjects: ["mathematics", "physics", "chemistry"], note: "All three are required." },
  {
    course: "Computer Science",
    subjects: ["mathematics", "physics"],
    note: "And one of Biology, Chemistry, Agricultural Science, Economics or Geography.",
  },
  {
    course: "Law",
    subjects: ["literature", "government"],
    note: "Literature-in-English, Government or Religious Studies, and one other arts or social science subject.",
  },
  { course: "Accounting", subjects: ["mathematics", "economics"], note: "And one social science subject." },
  { course: "Economics", subjects: ["mathematics", "economics"], note: "And one other subject." },
  { course: "Mass Communication", subjects: [], note: "Any three arts or social science subjects." },
];
