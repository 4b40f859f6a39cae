// npm run proof -- newcomer [--keep]: makes the change of the walkthrough in CONTRIBUTING.md in a copy of the project,
// exactly as written there, and runs its commands (all except `npm run dev`). The copy is outside the project, so that
// Biome finds only one configuration.
import { execFileSync, spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { root } from "../run-command.ts";
import { commandsOf, editsOf, makeEdits } from "../walk.ts";

const copy = mkdtempSync(path.join(tmpdir(), "sabiprep-newcomer-"));
const tracked = execFileSync("git", ["ls-files", "-z", "--cached", "--others", "--exclude-standard"], {
  cwd: root,
  encoding: "utf8",
  maxBuffer: 64 * 1024 * 1024,
});
for (const file of tracked.split("\0").filter(Boolean)) {
  mkdirSync(path.dirname(path.join(copy, file)), { recursive: true });
  cpSync(path.join(root, file), path.join(copy, file));
}
linkPackages("node_modules");
for (const app of ["apps/api", "apps/web"]) linkPackages(`${app}/node_modules`);

/** The installed packages are used as they are. The project's own packages are those of the copy. */
function linkPackages(folder: string): void {
  const from = path.join(root, folder);
  mkdirSync(path.join(copy, folder), { recursive: true });
  for (const name of readdirSyncOrNone(from)) {
    if (name === "@sabiprep" || name === ".vite" || name === ".cache") continue;
    symlinkSync(path.join(from, name), path.join(copy, folder, name));
  }
  if (folder !== "node_modules") return;
  mkdirSync(path.join(copy, folder, "@sabiprep"));
  for (const kind of ["packages", "apps"])
    for (const name of readdirSync(path.join(copy, kind)))
      symlinkSync(path.join(copy, kind, name), path.join(copy, folder, "@sabiprep", name));
}

function readdirSyncOrNone(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

const markdown = readFileSync(path.join(root, "CONTRIBUTING.md"), "utf8");
makeEdits(copy, editsOf(markdown));
for (const command of commandsOf(markdown)) {
  if (command === "npm run dev") continue;
  console.log(`\n$ ${command}`);
  const [program, ...args] = command.split(" ");
  const { status } = spawnSync(program!, args, { cwd: copy, stdio: "inherit" });
  if (status === 0) continue;
  console.log(`\nCONTRIBUTING.md is wrong: ${command} failed. The copy is in ${copy}.`);
  process.exit(1);
}
console.log("\nThe example of CONTRIBUTING.md works as it is written.");
if (!process.argv.includes("--keep")) rmSync(copy, { recursive: true, force: true });
