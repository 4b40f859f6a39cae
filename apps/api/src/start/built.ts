// A server serves what `npm run build` made and makes nothing itself.
import { existsSync } from "node:fs";
import path from "node:path";
import { type Config, ConfigProblem } from "../config.ts";

const BANK = "packages/question-bank/dist/bank.json";
const WEB = "apps/web/dist/build.json";

export function assertBuilt({ root, production }: Pick<Config, "root" | "production">): void {
  // The API can be tried without its screens; nobody is served without them.
  const missing = (production ? [BANK, WEB] : [BANK]).find((file) => !existsSync(path.join(root, file)));
  if (missing) throw new ConfigProblem(`${missing} is missing. Run npm run build`);
}
