// npm run proof -- key-detection [--seed N]... : without seeds, it uses five of its own. Wrong keys are planted among
// right ones. It measures how many of them the suspect queue names, and how many of those it names are wrong.
import { parseArgs } from "node:util";
import { detectPlantedKeys } from "../../apps/api/src/testing/planted-keys.ts";

const { values } = parseArgs({ options: { seed: { type: "string", multiple: true } } });
let passed = true;
for (const seed of values.seed?.map(Number) ?? [1, 2, 3, 4, 5]) {
  const { named, recall, precision, mended } = detectPlantedKeys({
    questions: 2_000,
    planted: 50,
    responses: 300,
    seed,
  });
  const figures = `recall ${recall.toFixed(2)}, precision ${precision.toFixed(2)}, right answer named ${mended.toFixed(2)}`;
  console.log(`seed ${seed}: 50 wrong keys among 2,000 questions of 300 answers: ${named} named, ${figures}`);
  passed &&= recall >= 0.9 && precision >= 0.8;
}
console.log(passed ? "passed: recall at least 0.9, precision at least 0.8" : "FAILED");
process.exitCode = passed ? 0 : 1;
