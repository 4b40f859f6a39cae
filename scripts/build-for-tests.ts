// Before the units: the bank's file, which every server loads, and the web app, which servers that are started whole serve. Left to whichever test
// builds it first, the app could be missing in another that asks for a page.
import { buildAll } from "./build.ts";

export default async function setup(): Promise<void> {
  await buildAll();
}
