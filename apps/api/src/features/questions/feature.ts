import type { Feature } from "../../feature.ts";
import { questionsRoutes } from "./routes.ts";

export const questionsFeature: Feature = { name: "questions", routes: questionsRoutes };
