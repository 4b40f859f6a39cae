import { search } from "@sabiprep/contract";
import type { Feature } from "../../feature.ts";
import { route } from "../../http/route.ts";
import { find } from "./find.ts";

export const searchFeature: Feature = {
  name: "search",
  routes: [route(search.find, find)],
};
