// The syllabus of the subject. Each topic gets its objectives from its questions.
export const topics = [
  { slug: "nature-of-commerce", name: "Nature of commerce, occupation and production" },
  { slug: "home-trade", name: "Home trade" },
  { slug: "foreign-trade", name: "Foreign trade" },
  { slug: "documents-and-payments", name: "Trade documents and means of payment" },
  { slug: "business-units", name: "Business units" },
  { slug: "business-finance", name: "Business capital and the stock exchange" },
  { slug: "money-and-banking", name: "Money and banking" },
  { slug: "insurance", name: "Insurance" },
  { slug: "transport", name: "Transport" },
  { slug: "communication", name: "Communication" },
  { slug: "warehousing", name: "Warehousing" },
  { slug: "advertising-and-marketing", name: "Advertising and marketing" },
  { slug: "law-and-consumers", name: "Business law, associations and consumer protection" },
];
