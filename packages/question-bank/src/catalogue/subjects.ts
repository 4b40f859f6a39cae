// The subjects we know, in the order the screens list them. The bank decides which of them have questions.
import type { ExamSlug } from "@sabiprep/exam";

export interface CatalogueSubject {
  slug: string;
  name: string;
  /** Other names for it that students and files use. */
  aliases: string[];
  description: string;
  /** The name of a lucide icon. */
  icon: string;
  exams: ExamSlug[];
  /** Facts that staff must confirm before they rely on the list of exams. */
  doubt?: string;
}

const everywhere: ExamSlug[] = ["waec", "neco", "jamb", "post-utme"];
const schoolOnly: ExamSlug[] = ["waec", "neco"];
const leavingWaec = "A curriculum review of 2025 may take it off the WASSCE list; confirm for papers from 2026.";

const subject = (
  slug: string,
  name: string,
  icon: string,
  description: string,
  more: { aliases?: string[]; exams?: ExamSlug[]; doubt?: string } = {},
): CatalogueSubject => ({ slug, name, icon, description, aliases: [], exams: everywhere, ...more });

export const catalogueSubjects: readonly CatalogueSubject[] = [
  subject(
    "english",
    "English Language",
    "book-open-text",
    "Comprehension, vocabulary, grammar and the sounds of English, as all four exams test them.",
    {
      aliases: ["Use of English", "English"],
    },
  ),
  subject(
    "mathematics",
    "Mathematics",
    "calculator",
    "Number, algebra, geometry, trigonometry, statistics and a first taste of calculus.",
    {
      aliases: ["General Mathematics", "Maths", "Math"],
    },
  ),
  subject("physics", "Physics", "atom", "Motion, energy, heat, waves, light, electricity and the atom.", {}),
  subject(
    "chemistry",
    "Chemistry",
    "flask-conical",
    "Matter and how it changes: the mole, bonding, the periodic table, reactions and carbon compounds.",
    {},
  ),
  subject(
    "biology",
    "Biology",
    "dna",
    "Living things from the cell to the ecosystem: how they feed, grow, reproduce and pass on their features.",
    {},
  ),
  subject(
    "economics",
    "Economics",
    "chart-line",
    "How people, firms and governments choose: demand, supply, money, trade and the Nigerian economy.",
    {},
  ),
  subject(
    "government",
    "Government",
    "landmark",
    "States and constitutions, Nigeria's political history and its place in the world.",
    {},
  ),
  subject(
    "further-mathematics",
    "Further Mathematics",
    "sigma",
    "Pure mathematics, mechanics and statistics beyond the general syllabus.",
    {
      aliases: ["Further Maths", "Additional Mathematics"],
      exams: schoolOnly,
    },
  ),
  subject(
    "agricultural-science",
    "Agricultural Science",
    "wheat",
    "Crops, soils, animals, farm machines and the business of farming in West Africa.",
    {
      aliases: ["Agriculture", "Agric"],
    },
  ),
  subject(
    "geography",
    "Geography",
    "globe",
    "Maps, landforms, climate, people and resources, with Nigeria at the centre.",
    {},
  ),
  subject(
    "commerce",
    "Commerce",
    "shopping-cart",
    "Trade and the services that support it: banking, insurance, transport, advertising and business units.",
    {
      doubt: leavingWaec,
    },
  ),
  subject(
    "accounting",
    "Principles of Accounts",
    "book-text",
    "Recording, summarising and interpreting the accounts of traders, clubs, partnerships and companies.",
    {
      aliases: ["Financial Accounting", "Accounting", "Accounts"],
    },
  ),
  subject(
    "history",
    "History",
    "scroll-text",
    "Nigeria and its neighbours, from early states and colonial rule to independence and after.",
    {},
  ),
  subject(
    "literature",
    "Literature-in-English",
    "feather",
    "Reading prose, drama and poetry closely, with the terms critics use.",
    {
      aliases: ["Literature", "Literature in English"],
    },
  ),
  subject(
    "christian-religious-studies",
    "Christian Religious Studies",
    "church",
    "The Bible's story and teaching, from creation to the early church, and what they mean for life today.",
    {
      aliases: ["CRS", "CRK", "Christian Religious Knowledge"],
    },
  ),
  subject(
    "islamic-studies",
    "Islamic Studies",
    "moon-star",
    "The Qur'an, Hadith, belief, worship, family life and the history of Islam.",
    {
      aliases: ["IRS", "IRK", "Islamic Religious Studies", "Islamic Religious Knowledge"],
    },
  ),
  subject(
    "civic-education",
    "Civic Education",
    "users",
    "Rights, duties, values and the workings of democracy in Nigeria.",
    {
      aliases: ["Citizenship and Heritage Studies", "Civics"],
      exams: schoolOnly,
      doubt:
        "A curriculum review of 2025 folds it into Citizenship and Heritage Studies; confirm for papers from 2026.",
    },
  ),
  subject("hausa", "Hausa", "languages", "The grammar, vocabulary, literature and culture of Hausa.", {
    aliases: ["Hausa Language"],
  }),
  subject("igbo", "Igbo", "languages", "The grammar, vocabulary, literature and culture of Igbo.", {
    aliases: ["Igbo Language"],
  }),
  subject("yoruba", "Yoruba", "languages", "The grammar, vocabulary, literature and culture of Yoruba.", {
    aliases: ["Yoruba Language"],
  }),
  subject(
    "french",
    "French",
    "languages",
    "Everyday French: grammar, vocabulary, comprehension and the French-speaking world.",
    { doubt: leavingWaec },
  ),
  subject("arabic", "Arabic", "languages", "Arabic grammar, vocabulary, comprehension and literature.", {
    aliases: ["Arabic Language"],
  }),
  subject(
    "art",
    "Art",
    "palette",
    "Elements and principles of design, materials and methods, and Nigerian art history.",
    {
      aliases: ["Visual Arts", "Fine Arts", "Fine Art"],
    },
  ),
  subject("music", "Music", "music", "Notation, harmony, instruments, composers and the music of Africa.", {}),
  subject(
    "home-economics",
    "Home Economics",
    "chef-hat",
    "Food and nutrition, clothing, family living and home management.",
    {
      aliases: ["Home Management", "Foods and Nutrition", "Food and Nutrition"],
    },
  ),
  subject(
    "computer-studies",
    "Computer Studies",
    "monitor",
    "Hardware, software, networks, data, algorithms and safe use of computers.",
    {
      aliases: ["Computer Science", "Digital Technologies", "ICT"],
      doubt: leavingWaec,
    },
  ),
  subject(
    "physical-and-health-education",
    "Physical and Health Education",
    "heart-pulse",
    "Sports and their rules, how the body moves, first aid, safety and healthy living.",
    {
      aliases: ["Physical Education", "PHE", "Health Education"],
    },
  ),
  subject(
    "current-affairs",
    "Current Affairs",
    "newspaper",
    "Nigeria and the world today, for screening tests. Facts that can change show their date.",
    {
      aliases: ["General Knowledge", "General Paper"],
      exams: ["post-utme"],
    },
  ),
];

/** The seven subjects whose papers are always full according to their blueprint. */
export const majorSubjects: readonly string[] = [
  "english",
  "mathematics",
  "physics",
  "chemistry",
  "biology",
  "economics",
  "government",
];

export const catalogueSubject = (slug: string): CatalogueSubject | undefined =>
  catalogueSubjects.find((one) => one.slug === slug);

/** Finds a subject by slug, name or alias, with any spelling. */
export function subjectCalled(name: string): CatalogueSubject | undefined {
  const wanted = folded(name);
  return catalogueSubjects.find((one) =>
    [one.slug, one.name, ...one.aliases].some((known) => folded(known) === wanted),
  );
}

const folded = (name: string) =>
  name
    .toLowerCase()
    .replaceAll("&", "and")
    .replaceAll(/[^a-z]+/g, "");
