// npm run proof -- NAME [args]: the long proofs, each in its own file in scripts/proofs.
import { readdirSync } from "node:fs";
import path from "node:path";
import { root, runCommand } from "./run-command.ts";

const folder = path.join(root, "scripts/proofs");
const names = readdirSync(folder)
  .filter((file) => file.endsWith(".ts") && !file.includes("-writer") && !file.endsWith(".test.ts"))
  .map((file) => file.slice(0, -3));
const [name, ...args] = process.argv.slice(2);
if (!name || !names.includes(name)) {
  console.error(`npm run proof -- NAME, where NAME is one of: ${names.join(", ")}`);
  process.exit(1);
}
process.exit((await runCommand(`scripts/proofs/${name}.ts`, args)).code);
