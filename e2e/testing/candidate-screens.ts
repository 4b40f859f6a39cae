// The screens that a candidate opens by their plain address, from the table of screens. A promise about all screens is
// tested on all of them.
import { screenTable } from "../../apps/web/src/app/screen-table.ts";
import { paths } from "../../apps/web/src/lib/paths.ts";

/** It only redirects to a test and never stays open. */
const PASSED_THROUGH: string[] = [paths.startTest];

export const candidateScreens: string[] = screenTable
  .filter(({ path, shell }) => shell === "candidate" && !path.includes(":") && !PASSED_THROUGH.includes(path))
  .map(({ path }) => path);
