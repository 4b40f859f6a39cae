// A server serves the files from `npm run build` and builds nothing itself.
import { existsSync } from "node:fs";
import path from "node:path";
import { type Config, ConfigProblem } from "../config.ts";

const BANK = "packages/question-bank/dist/bank.json";
const WEB = "apps/web/dist/build.json";

export function assertBuilt({ root, production }: Pick<Config, "root" | "production">): void {
  // In development the API runs without its screens. Production requires them.
  const missing = (production ? [BANK, WEB] : [BANK]).find((file) => !existsSync(path.join(root, file)));
  if (missing) throw new ConfigProblem(`${missing} is missing. Run npm run build`);
}
