import type { Topic } from "../../authoring.ts";

export const topics: Topic[] = [
  {
    slug: "creation-and-covenant",
    name: "Creation, the fall and God's covenants",
    objectives: [
      "Recount God's creation of the world, the fall and the flood",
      "Explain God's covenants with Noah, Abraham and Israel",
    ],
  },
  {
    slug: "leaders-and-deliverance",
    name: "Leaders and deliverance: Joseph, Moses, Joshua and the judges",
    objectives: [
      "Draw lessons from the lives of Joseph and Moses",
      "Describe the leadership of Joshua and the judges and the faith of Ruth",
    ],
  },
  {
    slug: "early-monarchy",
    name: "Samuel, Saul and David",
    objectives: [
      "Contrast the families and leadership of Eli and Samuel",
      "Compare the reigns of Saul and David and their submission to God's will",
    ],
  },
  {
    slug: "divided-kingdom",
    name: "Solomon, the division of the kingdom and Elijah",
    objectives: [
      "Assess Solomon's wisdom, his works and his mistakes",
      "Explain the division of the kingdom and the work of Elijah and Elisha",
    ],
  },
  {
    slug: "exile-and-return",
    name: "The last kings, the exile and the return",
    objectives: [
      "Trace the reforms of Hezekiah and Josiah and the fall of the two kingdoms",
      "Describe faith in exile and the rebuilding under Ezra and Nehemiah",
    ],
  },
  {
    slug: "prophets",
    name: "The message of the prophets",
    objectives: [
      "Explain the messages of Amos, Hosea, Micah and Jonah",
      "Explain the call and messages of Isaiah, Jeremiah and Ezekiel",
    ],
  },
  {
    slug: "birth-and-early-ministry",
    name: "The birth and early ministry of Jesus",
    objectives: [
      "Recount the births of John the Baptist and Jesus and the boyhood of Jesus",
      "Describe the baptism, the temptation and the call of the disciples",
    ],
  },
  {
    slug: "teachings-of-jesus",
    name: "The teachings of Jesus",
    objectives: ["Explain the Sermon on the Mount and other teachings of Jesus", "Interpret the parables of Jesus"],
  },
  {
    slug: "miracles-of-jesus",
    name: "The miracles of Jesus",
    objectives: [
      "Recount the nature miracles and the raising of the dead",
      "Recount the healing miracles and the casting out of demons",
    ],
  },
  {
    slug: "death-and-resurrection",
    name: "The passion, resurrection and divinity of Jesus",
    objectives: [
      "Recount the triumphal entry, the last supper, the trials and the crucifixion",
      "Explain the resurrection, the appearances and the claims Jesus made of himself",
    ],
  },
  {
    slug: "early-church",
    name: "The early church in Acts",
    objectives: [
      "Describe Pentecost, the fellowship of believers and persecution",
      "Describe the mission to the Gentiles and the journeys of Paul",
    ],
  },
  {
    slug: "epistles",
    name: "Themes from the epistles",
    objectives: [
      "Explain justification, new life, spiritual gifts and love in Paul's letters",
      "Explain faith and works, humility, civic duty and Christian living in the letters",
    ],
  },
];
