// The example proxy configuration must not undo what the servers protect. Secrets in a URL stay out of its log.
import { randomBytes, randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";
import { contract } from "@sabiprep/contract";
import { expect, test } from "vitest";

const example = readFileSync(path.resolve(import.meta.dirname, "../../../../deploy/nginx.conf"), "utf8");
const pattern = new RegExp(/"~(\S+)" "\$kept\.\.\."/.exec(example)![1]!);
const logged = (uri: string) => {
  const kept = pattern.exec(uri)?.groups?.kept;
  return kept === undefined ? uri : `${kept}...`;
};

test("the log contains neither the query nor the secret part of a URL", () => {
  const format = /log_format plain [^']*'([^']*)'/.exec(example)![1]!;
  const variables = format.match(/\$\w+/g)!;
  for (const telling of ["$request", "$request_uri", "$uri", "$args", "$query_string", "$http_referer"])
    expect(variables).not.toContain(telling);
  expect(variables).toContain("$logged_path");
  expect(example).toMatch(/access_log \S+ plain;/);
  expect(example).toMatch(/error_log \S+ crit;/);

  const secret = randomBytes(32).toString("base64url");
  const endpoints = Object.values(contract).flatMap((feature) => Object.values(feature));
  const pages = [
    "/email/verification/{token}",
    "/password/reset/{token}",
    "/admin/invitation/{token}",
    "/guardian/{id}",
    "/challenge/{token}",
  ];
  const others = [
    "/files/{uuid}",
    "/receipts/{reference}",
    "/calendar/{address}",
    "/unsubscribe/{uuid}/kind/{signature}",
  ];
  const addresses = [...pages, ...[...endpoints.map(({ path }) => path), ...others].map((path) => `/api${path}`)];
  expect(addresses.length).toBeGreaterThan(150);
  for (const address of addresses) {
    for (const value of [secret, randomUUID()]) {
      const filled = address.replaceAll(/\{\w+\}/g, value);
      if (filled !== address) expect(logged(filled)).not.toContain(value.slice(0, 20));
    }
  }
  expect(logged("/api/candidates/profile")).toBe("/api/candidates/profile");
  expect(logged(`/email/verification/${secret}`)).toBe("/email/verification/...");
});

test("only TLS 1.2 and 1.3 are allowed, with forward secrecy, and plain HTTP carries no call", () => {
  expect(/ssl_protocols (.*);/.exec(example)![1]).toBe("TLSv1.2 TLSv1.3");
  const suites = /ssl_ciphers (.*);/.exec(example)![1]!.split(":");
  for (const suite of suites) expect(suite).toMatch(/^ECDHE-(ECDSA|RSA)-(AES(128|256)-GCM|CHACHA20-POLY1305)/);
  expect(example).toMatch(/listen 80;[^}]*\}\s*location \/api\/ \{ return 403; \}/);
  expect(example).toContain('add_header Strict-Transport-Security "max-age=31536000; includeSubDomains" always;');
});

test("a signed-in candidate stays on one server, users of one address are spread, and no log shows the caller", () => {
  expect(example).toMatch(/upstream sabiprep \{\s+hash \$whose consistent;/);
  const [, map] = /map \$http_authorization \$whose \{([^}]*)\}/.exec(example)!;
  expect(map).toMatch(/^\s+default \$http_authorization;\s+"" \$request_id;\s+$/);
  expect(/log_format plain [^']*'([^']*)'/.exec(example)![1]).not.toMatch(/authorization|whose/);
});

test("a foreign Host gets no answer, and no redirect uses it", () => {
  const [, strangers] = /server \{\s+(listen 80 default_server;[\s\S]*?)\n {2}\}/.exec(example)!;
  expect(strangers).toMatch(/listen 443 ssl default_server;\s+ssl_reject_handshake on;\s+return 444;/);
  expect(example.match(/server_name sabiprep\.example;/g)).toHaveLength(2);
  expect(example).not.toMatch(/return 30\d [^;]*\$(host|http_host)\b/);
});
