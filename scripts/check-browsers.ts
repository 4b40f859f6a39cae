// npm run check -- browsers: the web app works in the minimum browsers (apps/web/build/minimum-browsers.ts), and its
// pages also at an address that is not secure. The compiler checks our sources against what those browsers have. The
// built files show what libraries and styles use.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { problemsIn as problemsInScript } from "./browsers/built-scripts.ts";
import { problemsIn as problemsInStyle } from "./browsers/built-styles.ts";
import { libForBrowsers } from "./browsers/lib-for-browsers.ts";
import { buildWeb } from "./build.ts";
import { root, runCommand } from "./run-command.ts";

const folder = path.join(root, ".cache/browsers");
const dist = path.join(root, "apps/web/dist");

interface Project {
  name: string;
  secureOnly: boolean;
  include: string[];
  exclude: string[];
}

const sources = "../../apps/web/src";
const tests = [`${sources}/**/*.test.ts`, `${sources}/**/*.test.tsx`];
const projects: Project[] = [
  { name: "page", secureOnly: true, include: [sources], exclude: [...tests, `${sources}/worker`] },
  // A service worker runs only at a secure address.
  { name: "worker", secureOnly: false, include: [`${sources}/worker`, `${sources}/vite-env.d.ts`], exclude: tests },
];

/** A project like that of the web app, with our declarations instead of TypeScript's. */
async function compiles({ name, secureOnly, include, exclude }: Project): Promise<boolean> {
  const { compilerOptions } = JSON.parse(
    readFileSync(path.join(root, "apps/web/tsconfig.json"), "utf8").replaceAll(/^\/\/.*$/gm, ""),
  );
  writeFileSync(path.join(folder, `${name}.d.ts`), libForBrowsers(compilerOptions.lib, { secureOnly }).text);
  const project = {
    extends: "../../apps/web/tsconfig.json",
    compilerOptions: { lib: null, noLib: true, incremental: true, tsBuildInfoFile: `${name}.tsbuildinfo` },
    files: [`${name}.d.ts`],
    include,
    exclude,
  };
  writeFileSync(path.join(folder, `${name}.json`), JSON.stringify(project));
  return (await runCommand("tsc", ["-p", path.join(folder, `${name}.json`)])).code === 0;
}

function builtProblems(): string[] {
  const files = readdirSync(dist, { recursive: true, encoding: "utf8" }).sort();
  return files.flatMap((file) => {
    if (!/\.(js|css|html)$/.test(file)) return [];
    const text = readFileSync(path.join(dist, file), "utf8");
    if (file.endsWith(".js")) return problemsInScript(file, text);
    if (file.endsWith(".css")) return problemsInStyle(file, text);
    return [...text.matchAll(/<style>([\s\S]*?)<\/style>/g)].flatMap(([, style]) => problemsInStyle(file, style!));
  });
}

mkdirSync(folder, { recursive: true });
let failed = false;
for (const project of projects) if (!(await compiles(project))) failed = true;
await buildWeb();
const problems = builtProblems();
for (const problem of problems) console.error(problem);
console.log(`browsers: ${problems.length} problems in the built files`);
process.exit(failed || problems.length > 0 ? 1 : 0);
