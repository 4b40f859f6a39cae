import type { Feature } from "../../feature.ts";
import { examsRoutes } from "./routes.ts";

export const examsFeature: Feature = { name: "exams", routes: examsRoutes };
