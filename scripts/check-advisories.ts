// npm run advisories: asks the registry for known advisories against the packages we run with. Critical and high ones
// fail immediately: the times promised in SECURITY.md do not allow waiting for the next run. A registry that does not
// support such requests is reported as such. With --required, as `npm run release:check` uses it, that fails too.
import { execFile } from "node:child_process";
import { root } from "./run-command.ts";

export interface Verdict {
  outcome: "clean" | "late" | "unknown";
  lines: string[];
}

interface Report {
  vulnerabilities?: Record<string, { severity: string; range?: string; via?: unknown[] }>;
}

const AT_ONCE = new Set(["critical", "high"]);

/** The result of npm's report. Null or anything without a list of packages is not a response. */
export function verdictOf(text: string): Verdict {
  const report = reportIn(text);
  if (!report?.vulnerabilities)
    return { outcome: "unknown", lines: ["The npm registry did not respond, so advisories were not checked."] };
  const found = Object.entries(report.vulnerabilities);
  const lines = found.map(([name, { severity, range = "" }]) => `${severity}: ${name} ${range}`.trim());
  const isLate = found.some(([, { severity }]) => AT_ONCE.has(severity));
  if (found.length === 0) lines.push("No known advisories for our dependencies.");
  return { outcome: isLate ? "late" : "clean", lines };
}

function reportIn(text: string): Report | null {
  try {
    return JSON.parse(text) as Report;
  } catch {
    return null;
  }
}

if (process.argv[1] === import.meta.filename) {
  const isRequired = process.argv.includes("--required");
  execFile(
    "npm",
    ["audit", "--json", "--omit=dev"],
    { cwd: root, maxBuffer: 1e8, timeout: 120_000 },
    // npm's own exit code only says that something was found.
    (_problem, stdout) => {
      const { outcome, lines } = verdictOf(stdout);
      for (const line of lines) console.log(line);
      process.exit(outcome === "late" || (isRequired && outcome === "unknown") ? 1 : 0);
    },
  );
}
