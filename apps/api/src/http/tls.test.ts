// Between the proxy and the servers everything is encrypted, and no other certificate is trusted.
import { readFileSync } from "node:fs";
import { request as plainRequest } from "node:http";
import { type RequestOptions, request } from "node:https";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { readConfig } from "../config.ts";
import { listen } from "./listener.ts";

const folder = path.resolve(import.meta.dirname, "../testing/certificates");
const pem = (name: string) => readFileSync(path.join(folder, name), "utf8");

async function aServer() {
  const { tls } = readConfig({
    TLS_CERT_FILE: path.join(folder, "api.pem"),
    TLS_KEY_FILE: path.join(folder, "api.key"),
    TLS_CA_FILE: path.join(folder, "ca.pem"),
  });
  const listener = await listen("127.0.0.1", 0, { tls });
  onTestFinished(() => listener.close(0));
  return listener.port;
}

const ask = (port: number, options: RequestOptions, ways = request) =>
  new Promise<number | string>((give) => {
    const asked = ways({ host: "127.0.0.1", port, path: "/api/health", ...options }, (response) => {
      response.resume();
      response.on("end", () => give(response.statusCode!));
    });
    asked.on("error", (problem: NodeJS.ErrnoException) => give(problem.code ?? problem.message));
    asked.end();
  });

test("a server with a certificate accepts only TLS 1.2 and 1.3", async () => {
  const port = await aServer();
  const known = { ca: pem("ca.pem"), servername: "api" };
  expect(await ask(port, known)).toBe(200);
  expect(await ask(port, { ...known, maxVersion: "TLSv1.2" })).toBe(200);
  expect(await ask(port, { ...known, minVersion: "TLSv1", maxVersion: "TLSv1.1" })).not.toBe(200);
  expect(await ask(port, {}, plainRequest as typeof request)).not.toBe(200);
});

test("a client that trusts another authority, or asks for another name, does not connect", async () => {
  const port = await aServer();
  expect(await ask(port, { ca: pem("other-ca.pem"), servername: "api" })).not.toBe(200);
  expect(await ask(port, { servername: "api" })).not.toBe(200);
  expect(await ask(port, { ca: pem("ca.pem"), servername: "database" })).toBe("ERR_TLS_CERT_ALTNAME_INVALID");
});

const here = path.resolve(import.meta.dirname, "../../../..");
const example = (file: string) => readFileSync(path.join(here, file), "utf8");

test("in the example, all internal connections use TLS with a verified certificate", () => {
  const compose = example("compose.yaml");
  for (const [address] of compose.matchAll(/postgres:\/\/\S+/g)) {
    expect(address).toContain("sslmode=verify-full&sslrootcert=");
    expect(address).toMatch(/&sslcert=\S+&sslkey=/);
    expect(address).not.toMatch(/\/\/\w+:/);
  }
  expect(compose.match(/postgres:\/\//g)).toHaveLength(2);
  expect(compose).toContain("REDIS_URL: rediss://");
  expect(compose).toMatch(/--port\s+- "0"[\s\S]*--tls-auth-clients\s+- "yes"/);
  expect(compose).not.toMatch(/redis:\/\/|http:\/\/|PASSWORD: \$\{(DATABASE|SERVING|REDIS)/);
  const nginx = example("deploy/nginx.conf");
  expect(nginx.match(/proxy_pass \S+/g)).toEqual(["proxy_pass https://sabiprep;", "proxy_pass https://sabiprep;"]);
  expect(nginx).toMatch(/proxy_ssl_verify on;\s+proxy_ssl_trusted_certificate \S+;\s+proxy_ssl_name api;/);
  const rules = example("deploy/pg_hba.conf")
    .split("\n")
    .filter((line) => /^\w/.test(line))
    .map((line) => line.split(/\s+/));
  for (const [kind, , , ...rest] of rules)
    if (kind !== "local") expect([kind, rest.at(-1)]).toEqual(["hostssl", "cert"]);
  const roles = rules.filter(([kind]) => kind === "hostssl").map(([, , role]) => role);
  expect(roles).toEqual(["sabiprep", "sabiprep_app", "replicator"]);
});

test("in the example, the servers have no owner's secret and no log line stays on the machine", () => {
  const services = example("compose.yaml")
    .split(/\n(?= {2}[\w-]+:)/)
    .filter((part) => /^ {2}[\w-]+:/.test(part));
  const server = services.find((part) => part.startsWith("  api-1:"))!;
  expect(server).toContain("DATABASE_PREPARED: beforehand");
  expect(server).not.toMatch(/OWNER|sabiprep\.(key|pem)/);
  for (const secret of ["SECRETS_KEY", "SMTP_URL"]) expect(server).toContain(`${secret}_FILE: /run/secrets/`);
  const names = ["database", "redis", "clamav", "prepare", "api-1", "nginx"];
  for (const name of names) {
    const part = services.find((one) => one.startsWith(`  ${name}:`));
    expect([name, part?.includes("<<: [*logs, *hardened]")]).toEqual([name, true]);
  }
  expect(example("compose.yaml")).toMatch(/syslog-address: \$\{LOG_COLLECTOR:\?set LOG_COLLECTOR, tcp\+tls:/);
});

test("in the example, data that must outlive a container is on a volume, and servers write nowhere else", () => {
  const compose = example("compose.yaml");
  const parts = compose.split(/\n(?= {2}[\w-]+:)/);
  const part = (name: string) => parts.find((one) => one.startsWith(`  ${name}:`))!;
  for (const name of ["api-1", "prepare"]) expect(part(name)).toMatch(/volumes: \[[^\]]*"state:\/app\/data"/);
  for (const name of ["api-1", "nginx", "redis"]) expect(part(name)).toContain("read_only: true");
  expect(compose).toMatch(
    /x-hardened: &hardened\n(?: {2}#.*\n)* {2}cap_drop: \[ALL\]\n {2}security_opt: \["no-new-privileges:true"\]/,
  );
});

test("in the example all servers keep uploads in one place", () => {
  const compose = example("compose.yaml");
  expect(compose).toMatch(/^ {2}api-1: &api\n[\s\S]*?\n {4}volumes: \[[^\]]*"uploads:\/app\/data\/files"\]/m);
  expect(compose).toMatch(/^ {2}api-2: \*api$/m);
  expect(compose).toMatch(/^volumes:\n(?: {2}\w+:\n)* {2}uploads:$/m);
});
