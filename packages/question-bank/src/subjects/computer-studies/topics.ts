import type { Topic } from "../../authoring.ts";

export const topics: Topic[] = [
  {
    slug: "history-and-generations",
    name: "History, generations and classes of computers",
    objectives: [
      "Trace early counting and calculating devices and their makers",
      "Describe the generations of computers",
      "Classify computers by type, size and purpose",
    ],
  },
  {
    slug: "hardware",
    name: "Computer hardware",
    objectives: [
      "Identify input and output devices and their uses",
      "Describe the central processing unit and its parts",
      "Distinguish primary and secondary storage",
      "Describe the system unit, ports and care of hardware",
    ],
  },
  {
    slug: "software",
    name: "Computer software",
    objectives: [
      "Distinguish system software from application software",
      "Explain the functions and types of operating systems",
      "Describe utilities, licences and file management",
    ],
  },
  {
    slug: "data-representation",
    name: "Data representation and number systems",
    objectives: [
      "Explain bits, bytes, units of storage and character codes",
      "Convert numbers between bases",
      "Carry out simple binary arithmetic",
    ],
  },
  {
    slug: "logic-gates",
    name: "Logic gates and computer logic",
    objectives: ["Identify logic gates and their truth tables", "Work out the output of simple logic circuits"],
  },
  {
    slug: "networks-and-internet",
    name: "Networks and the Internet",
    objectives: [
      "Describe types of networks, topologies and devices",
      "Describe transmission media and data communication",
      "Use the Internet, the Web and electronic mail",
    ],
  },
  {
    slug: "word-processing",
    name: "Word processing, presentation and graphics",
    objectives: [
      "Create, edit and format documents in a word processor",
      "Use presentation, graphics and desktop publishing packages",
    ],
  },
  {
    slug: "spreadsheets",
    name: "Spreadsheets",
    objectives: ["Describe the parts and uses of a spreadsheet", "Use formulas, functions and cell references"],
  },
  {
    slug: "databases",
    name: "Databases and files",
    objectives: [
      "Explain data, information and file organisation",
      "Describe databases, keys, relationships and queries",
    ],
  },
  {
    slug: "algorithms-and-programming",
    name: "Algorithms, flowcharts and programming",
    objectives: [
      "Describe algorithms, flowcharts and pseudocode",
      "Classify programming languages and translators",
      "Trace and correct simple programs",
      "Describe program and system development",
    ],
  },
  {
    slug: "security-and-ethics",
    name: "Security, safety and ethics",
    objectives: [
      "Describe threats to computers and data and how to guard against them",
      "Explain ethics, copyright and the law of computer use",
      "Apply health and safety rules in the computer room",
    ],
  },
  {
    slug: "ict-applications",
    name: "ICT applications, society and careers",
    objectives: [
      "Describe uses of ICT in business, education, health and government",
      "Explain the effects of ICT on society and the careers it offers",
    ],
  },
];
