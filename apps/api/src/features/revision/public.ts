export { weakestTopics } from "./coverage.ts";
