import type { TestProject } from "vitest/node";
import { startTestServer } from "./database.ts";

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { stop, ...server } = await startTestServer();
  project.provide("databaseServer", server);
  return stop;
}
