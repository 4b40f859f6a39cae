import type { Topic } from "../../authoring.ts";

export const topics: Topic[] = [
  {
    slug: "revelation-of-the-quran",
    name: "The revelation and preservation of the Qur'an",
    objectives: [
      "Describe how the Qur'an was revealed to the Prophet",
      "Trace the compilation of the Qur'an, its divisions and the rules of its recitation",
    ],
  },
  {
    slug: "selected-surahs",
    name: "Selected surahs and passages of the Qur'an",
    objectives: ["Explain the message of selected short surahs", "Draw lessons from selected longer passages"],
  },
  {
    slug: "hadith-literature",
    name: "Hadith: its parts, collections and grading",
    objectives: [
      "Describe the parts, kinds and grades of hadith",
      "Identify the great collectors and collections of hadith",
    ],
  },
  {
    slug: "lessons-of-hadith",
    name: "Lessons from the hadiths of an-Nawawi",
    objectives: [
      "Explain hadiths on faith, intention and worship",
      "Explain hadiths on character and dealings with other people",
    ],
  },
  {
    slug: "articles-of-faith",
    name: "Tawhid and the articles of faith",
    objectives: [
      "Explain tawhid and the sin of shirk",
      "Explain belief in angels, books, prophets, the Last Day and destiny",
    ],
  },
  {
    slug: "purification-and-prayer",
    name: "Purification and prayer",
    objectives: [
      "Describe ablution, the ritual bath and dry ablution",
      "Describe the obligatory, congregational and special prayers",
    ],
  },
  {
    slug: "zakat-fasting-and-hajj",
    name: "Zakat, fasting and hajj",
    objectives: [
      "Explain zakat, those who receive it and the rules of fasting",
      "Describe the rites of hajj and umrah",
    ],
  },
  {
    slug: "moral-teachings",
    name: "Moral teachings of Islam",
    objectives: [
      "Explain the virtues that the Qur'an commands",
      "Explain the vices and unlawful acts that the Qur'an forbids",
    ],
  },
  {
    slug: "marriage-and-inheritance",
    name: "Marriage, divorce, family duties and inheritance",
    objectives: [
      "Explain marriage and the duties of the members of a family",
      "Explain divorce, the waiting period and inheritance",
    ],
  },
  {
    slug: "shariah-and-economy",
    name: "The Shari'ah, economic and political life",
    objectives: [
      "Identify the sources of the Shari'ah, its rulings and its schools",
      "Explain the economic and political teachings of Islam",
    ],
  },
  {
    slug: "life-of-the-prophet",
    name: "The life of Prophet Muhammad",
    objectives: [
      "Recount the life of the Prophet in Makkah up to the hijrah",
      "Recount the life of the Prophet in Madinah up to his death",
    ],
  },
  {
    slug: "rightly-guided-caliphs",
    name: "The rightly guided caliphs and other companions",
    objectives: [
      "Recount the lives and rule of the four rightly guided caliphs",
      "Recount the lives of other notable companions",
    ],
  },
  {
    slug: "islam-in-africa",
    name: "The spread of Islam in Africa and its civilisation",
    objectives: [
      "Trace the coming of Islam to Abyssinia, Egypt and West Africa",
      "Assess the Sokoto reform and the contribution of Muslims to learning",
    ],
  },
];
