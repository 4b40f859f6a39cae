import type { SubjectBank } from "../../authoring.ts";
import { childCare } from "./items/child-care.ts";
import { clothingConstruction } from "./items/clothing-construction.ts";
import { familyLiving } from "./items/family-living.ts";
import { foodAndNutrition } from "./items/food-and-nutrition.ts";
import { foodStorageAndPreservation } from "./items/food-storage-and-preservation.ts";
import { homeManagement } from "./items/home-management.ts";
import { housingAndConsumerEducation } from "./items/housing-and-consumer-education.ts";
import { laundryAndClothingCare } from "./items/laundry-and-clothing-care.ts";
import { mealPlanningAndCookery } from "./items/meal-planning-and-cookery.ts";
import { textiles } from "./items/textiles.ts";
import { topics } from "./topics.ts";

export const homeEconomics: SubjectBank = {
  slug: "home-economics",
  topics,
  questions: [
    ...foodAndNutrition,
    ...mealPlanningAndCookery,
    ...foodStorageAndPreservation,
    ...textiles,
    ...clothingConstruction,
    ...laundryAndClothingCare,
    ...homeManagement,
    ...familyLiving,
    ...childCare,
    ...housingAndConsumerEducation,
  ],
};
