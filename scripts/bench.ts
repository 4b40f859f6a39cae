// npm run bench -- NAME: speed as a ratio within one run, because machines are noisy. Each bench fails below its limit.
import { readdirSync } from "node:fs";
import path from "node:path";
import { root, runCommand } from "./run-command.ts";

const names = readdirSync(path.join(root, "bench"))
  .filter((file) => file.endsWith(".bench.ts"))
  .map((file) => file.replace(".bench.ts", ""));
const chosen = process.argv[2] ? [process.argv[2]] : names;
let failed = 0;
for (const name of chosen) {
  if (!names.includes(name)) {
    console.error(`npm run bench -- NAME, where NAME is one of: ${names.join(", ")}`);
    process.exit(1);
  }
  failed += (await runCommand(`bench/${name}.bench.ts`, process.argv.slice(3))).code === 0 ? 0 : 1;
}
process.exit(failed === 0 ? 0 : 1);
