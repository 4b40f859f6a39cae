import { topics } from "@sabiprep/contract";
import type { Feature } from "../../feature.ts";
import { route } from "../../http/route.ts";
import { readTopic } from "./read-topic.ts";

export const topicsFeature: Feature = {
  name: "topics",
  routes: [route(topics.read, readTopic)],
};
