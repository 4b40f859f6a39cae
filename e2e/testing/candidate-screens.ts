// The screens a candidate opens by their bare address, as the table of screens has them: what is promised of all of them is asked of all.
import { screenTable } from "../../apps/web/src/app/screen-table.ts";
import { paths } from "../../apps/web/src/lib/paths.ts";

/** It is on the way to a test and stays nowhere. */
const PASSED_THROUGH: string[] = [paths.startTest];

export const candidateScreens: string[] = screenTable
  .filter(({ path, shell }) => shell === "candidate" && !path.includes(":") && !PASSED_THROUGH.includes(path))
  .map(({ path }) => path);
