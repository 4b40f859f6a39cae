export { seenInStretch, shownKnown, stateOf, weakestTopics } from "./coverage.ts";
export { type PracticePlace, placeOfTopic } from "./practice-place.ts";
