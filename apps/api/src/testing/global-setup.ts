import type { TestProject } from "vitest/node";
import { buildBank } from "../../../../scripts/build.ts";
import { startTestServer } from "./database.ts";

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const [{ stop, ...server }] = await Promise.all([startTestServer(), buildBank()]);
  project.provide("databaseServer", server);
  return stop;
}
