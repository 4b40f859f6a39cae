import type { SubjectBank } from "../../authoring.ts";
import { articlesOfFaith } from "./items/articles-of-faith.ts";
import { hadithLiterature } from "./items/hadith-literature.ts";
import { islamInAfrica } from "./items/islam-in-africa.ts";
import { lessonsOfHadith } from "./items/lessons-of-hadith.ts";
import { lifeOfTheProphet } from "./items/life-of-the-prophet.ts";
import { marriageAndInheritance } from "./items/marriage-and-inheritance.ts";
import { moralTeachings } from "./items/moral-teachings.ts";
import { purificationAndPrayer } from "./items/purification-and-prayer.ts";
import { revelationOfTheQuran } from "./items/revelation-of-the-quran.ts";
import { rightlyGuidedCaliphs } from "./items/rightly-guided-caliphs.ts";
import { selectedSurahs } from "./items/selected-surahs.ts";
import { shariahAndEconomy } from "./items/shariah-and-economy.ts";
import { zakatFastingAndHajj } from "./items/zakat-fasting-and-hajj.ts";
import { topics } from "./topics.ts";

export const islamicStudies: SubjectBank = {
  slug: "islamic-studies",
  topics,
  questions: [
    ...revelationOfTheQuran,
    ...selectedSurahs,
    ...hadithLiterature,
    ...lessonsOfHadith,
    ...articlesOfFaith,
    ...purificationAndPrayer,
    ...zakatFastingAndHajj,
    ...moralTeachings,
    ...marriageAndInheritance,
    ...shariahAndEconomy,
    ...lifeOfTheProphet,
    ...rightlyGuidedCaliphs,
    ...islamInAfrica,
  ],
};
