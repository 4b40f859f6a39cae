// Browsers open connections ahead and ask on them later. Our listener closes one that was never asked on, and says nothing before it does:
// a word on it would be taken for the answer to the next question.
import { expect, test } from "@playwright/test";
import { listen } from "../apps/api/src/http/listener.ts";

const PAGES = 10;
const ROUNDS = 10;
const HEADERS_MS = 400;

test("a hundred questions asked on connections that had waited too long are answered as they should be", async ({
  browser,
}) => {
  test.slow();
  const listener = await listen("127.0.0.1", 0, { headersMs: HEADERS_MS });
  listener.hand((request, response) => {
    if (request.url === "/") return void response.setHeader("content-type", "text/html").end("<title>Spare</title>");
    response.setHeader("content-type", "application/json").end(JSON.stringify({ asked: request.url }));
  });
  const origin = `http://127.0.0.1:${listener.port}`;
  const context = await browser.newContext();
  const wrong = await Promise.all(
    Array.from({ length: PAGES }, async (_, place) => {
      const page = await context.newPage();
      await page.goto(origin);
      return page.evaluate(
        async ({ place, rounds, wait }) => {
          const wrong: string[] = [];
          for (let round = 0; round < rounds; round += 1) {
            for (let spare = 0; spare < 3; spare += 1) {
              const link = document.createElement("link");
              link.rel = "preconnect";
              link.crossOrigin = spare % 2 === 0 ? "anonymous" : "use-credentials";
              link.href = `${location.origin}/?${place}-${round}-${spare}`;
              document.head.append(link);
            }
            // About as long as the listener waits, so that questions and closings meet.
            await new Promise((later) => setTimeout(later, wait * (0.6 + Math.random())));
            const path = `/ask/${place}/${round}`;
            const reply = await fetch(path, { credentials: "include" }).catch((problem: Error) => problem);
            const said = reply instanceof Error ? reply.message : `${reply.status} ${await reply.text()}`;
            if (said !== `200 {"asked":"${path}"}`) wrong.push(`${path}: ${said}`);
          }
          return wrong;
        },
        { place, rounds: ROUNDS, wait: HEADERS_MS },
      );
    }),
  );
  await context.close();
  await listener.close(1_000);
  expect(wrong.flat()).toEqual([]);
});
