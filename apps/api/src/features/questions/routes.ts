import { site } from "@sabiprep/contract";
import { route } from "../../http/route.ts";
import { sample } from "./sample.ts";

export const questionsRoutes = [route(site.sample, sample)];
