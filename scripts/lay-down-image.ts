// Follows a Dockerfile in a folder instead of an image: it copies the same files and runs the same commands, with each
// stage in a separate folder as its WORKDIR. It supports what our Dockerfile uses and stops at anything else.
import { spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";

export interface Image {
  folder: string;
  env: Record<string, string>;
  command: string[];
}

interface Stage extends Image {
  name: string;
}

/** Builds the last stage. `context` is the folder that Docker would get. */
export function layDownImage(dockerfile: string, context: string, under: string): Image {
  const isIgnored = ignoring(path.join(context, ".dockerignore"));
  const stages: Stage[] = [];
  for (const [word, rest] of instructions(dockerfile)) {
    const stage = stages.at(-1);
    if (word === "FROM") {
      const name = /\bAS\s+(\S+)$/i.exec(rest)?.[1] ?? String(stages.length);
      const folder = path.join(under, name);
      mkdirSync(folder, { recursive: true });
      stages.push({ name, folder, env: {}, command: [] });
    } else if (!stage) throw new Error(`${word} before FROM`);
    else if (word === "COPY") copy(rest, stage, stages, context, isIgnored);
    else if (word === "RUN") run(rest, stage);
    else if (word === "ENV")
      for (const [, name, value] of rest.matchAll(/(\w+)=(\S+)/g)) stage.env[name!] = here(value!, stage);
    else if (word === "CMD") stage.command = JSON.parse(rest);
    else if (!["WORKDIR", "USER", "EXPOSE", "HEALTHCHECK"].includes(word))
      throw new Error(`${word} is not known here: ${rest}`);
  }
  return stages.at(-1)!;
}

const WORKDIR = "/app";
const here = (value: string, { folder }: Stage) => value.replace(new RegExp(`^${WORKDIR}\\b`), folder);

const instructions = (file: string): [string, string][] =>
  readFileSync(file, "utf8")
    .replaceAll(/^#.*\n/gm, "")
    .replaceAll(/\\\n/g, " ")
    .split("\n")
    .filter((line) => line.trim() !== "")
    .map((line) => {
      const [word = "", ...rest] = line.trim().split(/\s+/);
      return [word, rest.join(" ")];
    });

/** A pattern excludes what it names and everything below it. */
function ignoring(file: string): (name: string) => boolean {
  const patterns = readFileSync(file, "utf8")
    .split("\n")
    .filter((line) => line !== "" && !line.startsWith("#"));
  return (name) => {
    const parts = name.split("/");
    return parts.some((_, at) => {
      const part = parts.slice(0, at + 1).join("/");
      return patterns.some((pattern) => path.posix.matchesGlob(part, pattern));
    });
  };
}

function copy(rest: string, stage: Stage, stages: Stage[], context: string, isIgnored: (name: string) => boolean) {
  const [, from, names] = /^(?:--from=(\S+) )?(.*)$/.exec(rest)!;
  const sources = names!.split(" ");
  const target = sources.pop()!;
  const source = from ? stages.find(({ name }) => name === from) : undefined;
  if (from && !source) throw new Error(`no stage ${from}`);
  for (const name of sources) {
    const full = source ? here(name, source) : path.join(context, name);
    if (!existsSync(full)) throw new Error(`COPY ${name}: there is no such file`);
    const into = path.join(stage.folder, target);
    const isInside = target.endsWith("/") && !statSync(full).isDirectory();
    cpSync(full, isInside ? path.join(into, path.basename(name)) : into, {
      recursive: true,
      filter: (one) => source !== undefined || !isIgnored(path.relative(context, one).replaceAll(path.sep, "/")),
    });
  }
}

function run(command: string, stage: Stage) {
  // Here there is no user called node, and npm's cache is not the image's.
  const prelude = 'chown() { :; }; npm() { [ "$1" = cache ] || command npm "$@"; }';
  const PATH = path.dirname(process.execPath) + path.delimiter + process.env.PATH;
  const { NODE_ENV: _, ...env } = process.env;
  const { status } = spawnSync("sh", ["-c", `${prelude}\n${command}`], {
    cwd: stage.folder,
    env: { ...env, PATH, npm_config_prefer_offline: "true", ...stage.env },
    stdio: ["ignore", "ignore", "inherit"],
  });
  if (status !== 0) throw new Error(`RUN ${command} ended with ${status}`);
}
