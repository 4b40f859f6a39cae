import { connect } from "node:net";
import { describe, expect, test } from "vitest";
import { ConfigProblem, readConfig } from "../config.ts";
import { startApi } from "../testing/start-api.ts";
import { listen } from "./listener.ts";

const production = { NODE_ENV: "production", RATE_LIMITS: "on", SMTP_URL: "smtps://mail.sabiprep.test" };

/** The raw response, with headers, to a request of these bytes. */
function raw(url: string, text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(Number(new URL(url).port), "127.0.0.1", () => socket.write(text));
    let seen = "";
    socket.on("data", (bytes) => {
      seen += bytes;
      if (seen.includes("\r\n\r\n")) socket.destroy();
    });
    socket.on("close", () => resolve(seen));
    socket.on("error", reject);
  });
}

const asked = (path: string) => `GET ${path} HTTP/1.1\r\nHost: sabiprep.test\r\nConnection: close\r\n\r\n`;
const requests = {
  "a call": asked("/api/site/figures"),
  "an address without a call": asked("/api/nothing"),
  "a page": asked("/"),
  "a file of the build": asked("/assets/none.js"),
  "the API's description": asked("/api/docs"),
  "a refused link": asked("/api/unsubscribe/x/weekly_report/x"),
  "an address nobody can read": asked("/api/%E0%A4%A"),
  "a request without a host": "GET / HTTP/1.1\r\n\r\n",
  "no request at all": "nonsense\r\n\r\n",
};

describe("every response", () => {
  test("states what a page may do, and HTTPS for a year", async () => {
    const { url } = await startApi(production);
    for (const [what, text] of Object.entries(requests)) {
      const head = (await raw(url, text)).toLowerCase();
      const policy = /content-security-policy: (.*)\r\n/.exec(head)?.[1] ?? "none";
      for (const part of ["base-uri 'none'", "object-src 'none'", "form-action ", "frame-ancestors "])
        expect(policy, `${what}: ${policy}`).toContain(part);
      expect(head, what).toContain("strict-transport-security: max-age=31536000; includesubdomains");
      expect(head, what).toContain("x-content-type-options: nosniff");
    }
  });

  test("of a server that is still starting does the same", async () => {
    const listener = await listen("127.0.0.1", 0, { hsts: true });
    const head = await raw(`http://127.0.0.1:${listener.port}`, asked("/"));
    await listener.close(0);
    expect(head).toContain("strict-transport-security: max-age=31536000");
  });

  test("does not mention HTTPS when the site has none", async () => {
    const { url } = await startApi({ ...production, PUBLIC_URL: "http://localhost:8080" });
    expect((await raw(url, asked("/api/site/figures"))).toLowerCase()).not.toContain("strict-transport");
  });
});

test("a public site is not served without HTTPS", () => {
  const site = (PUBLIC_URL: string) => () => readConfig({ ...production, PUBLIC_URL });
  expect(site("http://sabiprep.test")).toThrow(/^PUBLIC_URL: /);
  for (const address of ["https://sabiprep.test", "http://localhost:8080", "http://127.0.0.1:3000"])
    expect(site(address)).not.toThrow();
});

test("trusted proxies are given as addresses, or the server does not start", () => {
  const proxies = (TRUSTED_PROXIES: string) => () => readConfig({ TRUSTED_PROXIES });
  for (const right of ["127.0.0.1", "10.0.0.0/8, 172.16.0.0/12", "loopback,fd00::/8", "::1"])
    expect(proxies(right)).not.toThrow();
  for (const wrong of ["all", "10.0.0.0/33", "10.0.0", "1.2.3.4/", "::1/129", "10.0.0.1,,", "nginx", "1.2.3.4/8/9"]) {
    expect(proxies(wrong), wrong).toThrow(ConfigProblem);
    expect(proxies(wrong), wrong).toThrow(/^TRUSTED_PROXIES: .*not an address/);
  }
});

test("only a trusted proxy may set a request ID, and only a valid one", async () => {
  const idOf = async (url: string, given: string) =>
    (await fetch(`${url}/api/site/figures`, { headers: { "x-request-id": given } })).headers.get("x-request-id");
  const { url: open } = await startApi();
  expect(await idOf(open, "chosen-by-a-stranger")).not.toBe("chosen-by-a-stranger");
  const { url: behind } = await startApi({ TRUSTED_PROXIES: "127.0.0.1" });
  expect(await idOf(behind, "given-by-the-proxy")).toBe("given-by-the-proxy");
  for (const odd of ["short", "a b c d e f g h", `x${"y".repeat(64)}`, "{injected}"])
    expect(await idOf(behind, odd)).toMatch(/^[0-9a-f-]{36}$/);
});
