import type { Topic } from "../../authoring.ts";

export const topics: Topic[] = [
  {
    slug: "elements-of-design",
    name: "Elements of art and design",
    objectives: [
      "Describe line, shape, form, space, texture and value",
      "Recognise how the elements are used in a work",
    ],
  },
  {
    slug: "principles-of-design",
    name: "Principles of art and design",
    objectives: [
      "Explain balance, rhythm, proportion, emphasis, contrast, variety and unity",
      "Recognise how the principles are used in a work",
    ],
  },
  {
    slug: "colour",
    name: "Colour theory",
    objectives: ["Describe the colour wheel and how colours are mixed", "Explain colour schemes, value and effect"],
  },
  {
    slug: "drawing-and-perspective",
    name: "Drawing and perspective",
    objectives: [
      "Describe kinds of drawing, their tools and ways of shading",
      "Explain perspective and the drawing of figures and still life",
    ],
  },
  {
    slug: "painting-and-printmaking",
    name: "Painting and printmaking",
    objectives: [
      "Describe painting media, tools and methods",
      "Describe relief, intaglio, planographic and stencil prints",
    ],
  },
  {
    slug: "sculpture-and-ceramics",
    name: "Sculpture and ceramics",
    objectives: [
      "Describe materials and methods of sculpture",
      "Describe how clay is prepared, shaped, glazed and fired",
    ],
  },
  {
    slug: "graphic-design-and-lettering",
    name: "Graphic design and lettering",
    objectives: ["Describe letter forms and their use", "Describe posters, packages, marks and the process of design"],
  },
  {
    slug: "textiles-and-crafts",
    name: "Textiles and crafts",
    objectives: ["Describe dyeing, printing and weaving of cloth", "Describe the crafts of Nigerian communities"],
  },
  {
    slug: "traditional-nigerian-art",
    name: "Traditional art of Nigeria",
    objectives: [
      "Describe the art of Nok, Igbo-Ukwu, Ife and Benin",
      "Describe the art of Esie, Owo, Ikom and other centres, and its uses",
    ],
  },
  {
    slug: "modern-nigerian-art",
    name: "Modern Nigerian artists and institutions",
    objectives: [
      "Identify Nigerian artists and what they are known for",
      "Describe art schools, workshops and museums",
    ],
  },
  {
    slug: "world-art-history",
    name: "Art of other lands and times",
    objectives: [
      "Describe prehistoric, Egyptian, Greek, Roman and medieval art",
      "Describe Western art from the Renaissance to the twentieth century",
      "Describe the art of other African peoples",
    ],
  },
];
