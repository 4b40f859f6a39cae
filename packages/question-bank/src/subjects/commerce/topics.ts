import type { BankQuestion, Topic } from "../../authoring.ts";

const names: Record<string, string> = {
  "nature-of-commerce": "Nature of commerce, occupation and production",
  "home-trade": "Home trade",
  "foreign-trade": "Foreign trade",
  "documents-and-payments": "Trade documents and means of payment",
  "business-units": "Business units",
  "business-finance": "Business capital and the stock exchange",
  "money-and-banking": "Money and banking",
  insurance: "Insurance",
  transport: "Transport",
  communication: "Communication",
  warehousing: "Warehousing",
  "advertising-and-marketing": "Advertising and marketing",
  "law-and-consumers": "Business law, associations and consumer protection",
};

/** The objectives of a topic are those its questions examine. */
export const topicsOf = (questions: readonly BankQuestion[]): Topic[] =>
  Object.entries(names).map(([slug, name]) => ({
    slug,
    name,
    objectives: [...new Set(questions.filter(({ topic }) => topic === slug).map(({ objective }) => objective))],
  }));
