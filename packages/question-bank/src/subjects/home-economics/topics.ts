import type { Topic } from "../../authoring.ts";

export const topics: Topic[] = [
  {
    slug: "food-and-nutrition",
    name: "Food and nutrition",
    objectives: [
      "Describe the nutrients, their sources and functions",
      "Explain deficiency diseases and nutritional disorders",
      "Explain digestion, energy and the food groups",
    ],
  },
  {
    slug: "meal-planning-and-cookery",
    name: "Meal planning and cookery",
    objectives: [
      "Plan meals for individuals, families and occasions",
      "Choose methods of cooking and use recipes and equipment",
      "Serve meals and apply kitchen hygiene",
    ],
  },
  {
    slug: "food-storage-and-preservation",
    name: "Food storage and preservation",
    objectives: [
      "Explain the causes of food spoilage and food poisoning",
      "Describe methods of preserving and storing food",
    ],
  },
  {
    slug: "textiles",
    name: "Textiles and fibres",
    objectives: [
      "Classify fibres and describe their properties",
      "Describe the making, finishing and colouring of fabrics",
    ],
  },
  {
    slug: "clothing-construction",
    name: "Clothing selection and construction",
    objectives: [
      "Use sewing tools and the sewing machine",
      "Work stitches, seams and garment processes",
      "Choose clothes by figure, colour, age and occasion",
    ],
  },
  {
    slug: "laundry-and-clothing-care",
    name: "Laundry and care of clothing",
    objectives: [
      "Describe laundry agents, equipment and processes",
      "Remove stains, read care labels and store clothes",
    ],
  },
  {
    slug: "home-management",
    name: "Home management",
    objectives: [
      "Explain management, goals, values and decision-making",
      "Manage money, time and energy in the home",
      "Clean and care for the home and its surfaces",
    ],
  },
  {
    slug: "family-living",
    name: "Family living",
    objectives: [
      "Describe the family, its types, functions and life cycle",
      "Explain marriage, relationships and adolescence",
    ],
  },
  {
    slug: "child-care",
    name: "Mother and child care",
    objectives: [
      "Describe pregnancy, childbirth and care of the mother",
      "Describe the feeding, health and development of the child",
    ],
  },
  {
    slug: "housing-and-consumer-education",
    name: "Housing and consumer education",
    objectives: [
      "Choose, furnish and keep a healthy house",
      "Explain the rights, duties and wise choices of consumers",
    ],
  },
];
