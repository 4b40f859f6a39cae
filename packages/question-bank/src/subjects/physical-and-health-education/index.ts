import type { SubjectBank } from "../../authoring.ts";
import { athletics } from "./items/athletics.ts";
import { ballGames } from "./items/ball-games.ts";
import { diseases } from "./items/diseases.ts";
import { firstAidAndSafety } from "./items/first-aid-and-safety.ts";
import { fitnessAndTraining } from "./items/fitness-and-training.ts";
import { heartLungsAndExercise } from "./items/heart-lungs-and-exercise.ts";
import { historyAndFoundations } from "./items/history-and-foundations.ts";
import { movement } from "./items/movement.ts";
import { nutrition } from "./items/nutrition.ts";
import { otherSports } from "./items/other-sports.ts";
import { personalAndCommunityHealth } from "./items/personal-and-community-health.ts";
import { recreationAndOrganisation } from "./items/recreation-and-organisation.ts";
import { skeletonAndMuscles } from "./items/skeleton-and-muscles.ts";
import { topics } from "./topics.ts";

export const physicalAndHealthEducation: SubjectBank = {
  slug: "physical-and-health-education",
  topics,
  questions: [
    ...historyAndFoundations,
    ...skeletonAndMuscles,
    ...heartLungsAndExercise,
    ...movement,
    ...fitnessAndTraining,
    ...athletics,
    ...ballGames,
    ...otherSports,
    ...firstAidAndSafety,
    ...diseases,
    ...nutrition,
    ...personalAndCommunityHealth,
    ...recreationAndOrganisation,
  ],
};
