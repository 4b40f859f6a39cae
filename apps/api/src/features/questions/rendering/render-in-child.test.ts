import { expect, test } from "vitest";
import { Renderer, renderInChildProcess } from "./render-in-child.ts";

const block = (source: string) => ({ source, inline: false });
/** As heavy as our limits allow, and different each time. */
const heavy = Array.from({ length: 6 }, (_, at) => `$\\ce{${at}${"->[".repeat(70)}${"]".repeat(70)}}$`).join(" ");

/** Our limits allow no text that takes this long, so a fake worker that hangs or dies on a certain word is used. */
const frail = new URL(
  `data:text/javascript,${encodeURIComponent(`
    import { parentPort } from "node:worker_threads";
    parentPort.on("message", (texts) => {
      for (const { source } of texts) {
        while (source === "for ever") {}
        if (source === "fatal") throw new Error("dead");
        parentPort.postMessage({ html: source });
      }
    });
    parentPort.postMessage("ready");`)}`,
);

test("a text that takes too long or breaks its worker is given up and named, and the next ones are rendered", async () => {
  const renderer = new Renderer({ mostMs: 3_000, program: frail });
  const after = Array.from({ length: 60 }, (_, at) => `After ${at}`);
  const texts = ["Before", "for ever", "Between", "fatal", ...after];
  expect(await renderer.render(texts.map(block))).toEqual([
    { html: "Before" },
    { problem: "the text takes too long to render: for ever" },
    { html: "Between" },
    { problem: "the text takes too long to render: fatal" },
    ...after.map((html) => ({ html })),
  ]);
});

test("the server can respond while the heaviest text is rendered", async () => {
  await renderInChildProcess([block("warm")], "desk");
  const spent = () => (process.threadCpuUsage().user + process.threadCpuUsage().system) / 1_000;
  const before = { here: spent(), everywhere: process.cpuUsage() };
  const outcomes = await renderInChildProcess(
    [block(heavy), block("$\\frac{1}{$"), { source: "x\ny", inline: true }],
    "desk",
  );
  const here = spent() - before.here;
  const everywhere = process.cpuUsage(before.everywhere).user / 1_000;
  expect(outcomes.map((outcome) => Object.keys(outcome)[0])).toEqual(["html", "problem", "problem"]);
  expect(here).toBeLessThan(0.5 * everywhere);
});

test("a request for one text does not wait for a request for thousands", async () => {
  const renderer = new Renderer();
  await renderer.render([block("warm")]);
  const order: string[] = [];
  const many = renderer
    .render(Array.from({ length: 2_000 }, (_, at) => block(`Row ${at} of $x_{${at}}$`)))
    .then(() => order.push("many"));
  const one = renderer.render([block("One.")]).then(() => order.push("one"));
  await Promise.all([many, one]);
  expect(order).toEqual(["one", "many"]);
});

test("an idle thread ends, and the next text gets a new one", async () => {
  const telling = new URL(
    `data:text/javascript,${encodeURIComponent(`
      import { parentPort, threadId } from "node:worker_threads";
      parentPort.on("message", (texts) => texts.forEach(() => parentPort.postMessage({ html: String(threadId) })));
      parentPort.postMessage("ready");`)}`,
  );
  const threadOf = async (renderer: Renderer) => (await renderer.render([block("x")]))[0];
  const busy = new Renderer({ program: telling });
  expect(await threadOf(busy)).toEqual(await threadOf(busy));
  const idle = new Renderer({ program: telling, restMs: 1 });
  const first = await threadOf(idle);
  // Its idle time starts when it is done. How soon it ends depends on the machine.
  await expect.poll(() => threadOf(idle)).not.toEqual(first);
});
