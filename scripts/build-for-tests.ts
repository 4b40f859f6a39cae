// Before the unit tests: builds the bank's file, which every server loads, and the web app, which full servers serve.
// If the first test that needs the app built it, the app could be missing in another test that requests a page.
import { buildAll } from "./build.ts";

export default async function setup(): Promise<void> {
  await buildAll();
}
