// nginx before several instances, with the shipped configuration of deploy/, but without TLS, on our own port, and as
// the current user.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { root } from "../run-command.ts";

export interface Nginx {
  url: string;
  /** What it reported, except servers that were not there: the proofs are about those. */
  problems(): string[];
  stop(): Promise<void>;
}

interface NginxOptions {
  folder: string;
  port: number;
  /** The ports of the two instances. */
  servers: [number, number];
}

function configuration({ folder, port, servers }: NginxOptions): string {
  const shipped = readFileSync(path.join(root, "deploy/nginx.conf"), "utf8");
  const plain = shipped
    .replaceAll(/^\s*(proxy_ssl|ssl|http2)_?.*;\n/gm, "")
    .replaceAll("https://sabiprep", "http://sabiprep")
    .replace("api-1:3000", `127.0.0.1:${servers[0]}`)
    .replace("api-2:3000", `127.0.0.1:${servers[1]}`)
    .replace(/ {2}server \{\n {4}listen 80 default_server;[\s\S]*?\n {2}\}\n/, "")
    .replace("listen 443 ssl;", `listen 127.0.0.1:${port};`)
    .replace(/ {2}server \{\n {4}listen 80;[\s\S]*?\n {2}\}\n/, "")
    .replace("/dev/stdout", path.join(folder, "access.log"))
    .replace("/dev/stderr crit", `${path.join(folder, "error.log")} warn`);
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
    (what) => `  ${what}_temp_path ${path.join(folder, "temporary", what)};\n`,
  );
  return `pid ${path.join(folder, "nginx.pid")};\ndaemon off;\n${plain.replace("http {\n", `http {\n${temporary.join("")}`)}`;
}

export async function startNginx(wanted: NginxOptions): Promise<Nginx> {
  const { folder, port } = wanted;
  const errors = path.join(folder, "error.log");
  const config = path.join(folder, "nginx.conf");
  mkdirSync(path.join(folder, "temporary"));
  writeFileSync(config, configuration(wanted));
  const child = spawn("nginx", ["-c", config, "-e", errors], { stdio: "inherit" });
  // Asks the process on the port and does not rely on the clock.
  while (!(await isOpen(port))) {
    if (child.exitCode !== null) throw new Error(`nginx did not start:\n${readFileSync(errors, "utf8")}`);
    await wait(50);
  }
  return {
    url: `http://127.0.0.1:${port}`,
    problems: () =>
      readFileSync(errors, "utf8")
        .split("\n")
        .filter((line) => line.includes("[error]") && !line.includes("Connection refused")),
    stop: async () => {
      if (child.exitCode !== null) return;
      const ended = once(child, "exit");
      child.kill("SIGQUIT");
      await ended;
    },
  };
}

const isOpen = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1");
    const tell = (open: boolean) => () => {
      socket.destroy();
      resolve(open);
    };
    socket.on("connect", tell(true)).on("error", tell(false));
  });
