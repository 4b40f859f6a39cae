import Fastify from "fastify";
import { expect, test } from "vitest";
import { compressResponses } from "./compress.ts";

const narrow = "An answer of plain letters. ".repeat(400);
const wide = "−5 °C, ₦200: signs beyond Latin-1. ".repeat(400);

async function sent(text: string, accepts: string) {
  const server = Fastify();
  compressResponses(server);
  server.get("/", (_, reply) => reply.type("text/plain; charset=utf-8").send(text));
  const url = await server.listen({ host: "127.0.0.1", port: 0 });
  try {
    const answer = await fetch(url, { headers: { "accept-encoding": accepts } });
    const { headers } = answer;
    return {
      text: await answer.text(),
      encoding: headers.get("content-encoding"),
      bytes: Number(headers.get("content-length")),
    };
  } finally {
    await server.close();
  }
}

test.each([
  ["br", narrow],
  ["gzip", narrow],
  ["br", wide],
  ["gzip", wide],
])("a long answer goes out as %s, whichever signs are in it", async (encoding, text) => {
  const answer = await sent(text, encoding);
  expect(answer).toMatchObject({ text, encoding });
  expect(answer.bytes).toBeLessThan(Buffer.byteLength(text) / 20);
});

test.each([narrow, wide])("who reads neither gets it as it is", async (text) => {
  expect(await sent(text, "identity")).toEqual({ text, encoding: null, bytes: Buffer.byteLength(text) });
});
