// Before the units: the bank's file, which every server loads.
import { buildBank } from "./build.ts";

export default async function setup(): Promise<void> {
  await buildBank();
}
