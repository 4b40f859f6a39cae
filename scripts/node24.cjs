// Runs a TypeScript file or a package's command on Node 24, whatever Node the host has.
// Plain CommonJS, because this one file must run on Node 20. The binary comes from the platform package that
// npm installed (no install script needed); a host Node of 24 or newer serves where there is no such package.
const { spawn } = require("node:child_process");
const fs = require("node:fs");
const path = require("node:path");

const root = path.join(__dirname, "..");

function findNode() {
  const platform = process.platform === "win32" ? "win" : process.platform;
  const binary = process.platform === "win32" ? "node.exe" : "node";
  const packaged = path.join(root, "node_modules", `node-${platform}-${process.arch}`, "bin", binary);
  if (fs.existsSync(packaged)) return packaged;
  if (Number(process.versions.node.split(".")[0]) >= 24) return process.execPath;
  console.error(
    `SabiPrep runs on Node 24. npm has no Node 24 for ${platform}-${process.arch}; install Node 24 or newer and try again.`,
  );
  process.exit(1);
}

function findScript(name) {
  if (/\.(ts|mts|js|mjs|cjs)$/.test(name)) return path.resolve(root, name);
  return fs.realpathSync(path.join(root, "node_modules", ".bin", name));
}

const node = findNode();
// What stands before the script's name is for Node itself.
const given = process.argv.slice(2);
const at = given.findIndex((arg) => !arg.startsWith("--"));
const [flags, name, args] = [given.slice(0, at), given[at], given.slice(at + 1)];
// What was compiled once is kept: it takes a second off every start.
const compiled = path.join(root, "node_modules", ".cache", "compiled");
const child = spawn(node, ["--disable-warning=ExperimentalWarning", ...flags, findScript(name), ...args], {
  stdio: "inherit",
  env: { NODE_COMPILE_CACHE: compiled, ...process.env, PATH: path.dirname(node) + path.delimiter + process.env.PATH },
});

for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => child.kill(signal));

// When npm itself is killed nobody forwards a signal any more: stop instead of serving as an orphan.
const parent = process.ppid;
setInterval(() => process.ppid !== parent && child.kill("SIGTERM"), 1000).unref();

child.on("exit", (code, signal) => process.exit(signal ? 1 : (code ?? 1)));
