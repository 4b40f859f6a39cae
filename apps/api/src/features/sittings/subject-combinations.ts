// The subjects required for each course in the UTME, as widely published. The brochure of the year is decisive.
import { msg } from "../../languages/words.ts";

export const combinations = [
  {
    course: msg("Medicine, Nursing, Pharmacy"),
    subjects: ["biology", "chemistry", "physics"],
    note: msg("All three are required."),
  },
  {
    course: msg("Engineering"),
    subjects: ["mathematics", "physics", "chemistry"],
    note: msg("All three are required."),
  },
  {
    course: msg("Computer Science"),
    subjects: ["mathematics", "physics"],
    note: msg("You also need one of Biology, Chemistry, Agricultural Science, Economics or Geography."),
  },
  {
    course: msg("Law"),
    subjects: ["literature", "government"],
    note: msg(
      "You need Literature-in-English, Government or Religious Studies, and one other arts or social science subject.",
    ),
  },
  {
    course: msg("Accounting"),
    subjects: ["mathematics", "economics"],
    note: msg("You also need one social science subject."),
  },
  { course: msg("Economics"), subjects: ["mathematics", "economics"], note: msg("You also need one other subject.") },
  { course: msg("Mass Communication"), subjects: [], note: msg("You need any three arts or social science subjects.") },
];
