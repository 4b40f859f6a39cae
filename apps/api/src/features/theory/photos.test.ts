import { randomUUID } from "node:crypto";
import { contract } from "@sabiprep/contract";
import { sql } from "kysely";
import sharp from "sharp";
import { expect, test } from "vitest";
import { features } from "../../app.ts";
import { retireAll } from "../../jobs/retire.ts";
import { aTheoryPaper } from "../../testing/a-theory-paper.ts";
import { formWith } from "../../testing/form-with.ts";
import { aCandidate } from "../../testing/people.ts";
import { refused } from "../../testing/refused.ts";
import { type Api, startApi } from "../../testing/start-api.ts";

const { theory, privacy } = contract;
type Student = Awaited<ReturnType<typeof aCandidate>>;

const aPage = (width = 900, height = 1200) =>
  sharp({ create: { width, height, channels: 3, background: "#fff" } })
    .jpeg()
    .withExif({ IFD0: { Artist: "Ada Obi" }, IFD3: { GPSLatitude: "6/1 27/1 0/1" } })
    .toBuffer();

async function anAnswer(api: Api) {
  const { paper_id, questions } = await aTheoryPaper(api);
  const ada = await aCandidate(api);
  const response_id = randomUUID();
  await ada.as.call(theory.start, { response_id, theory_question_id: questions[0]! });
  return { ada, response_id, paper_id, questions };
}

const upload = async ({ as }: Student, photo_id: string, bytes?: Buffer) =>
  as.call(theory.addPhoto, { photo_id, form: formWith(bytes ?? (await aPage()), "Ada Obi.jpg") } as never);

const count = async (api: Api, table: "theory_photos" | "files") =>
  (await sql`select 1 from ${sql.table(table)}`.execute(api.db)).rows.length;

test("photographs are shown in the order and the turn of the last save, also when they arrive after it", async () => {
  const api = await startApi();
  const { ada, response_id } = await anAnswer(api);
  const [first, second] = [randomUUID(), randomUUID()];
  const photos = [
    { id: second, turns: 1 },
    { id: first, turns: 0 },
  ];
  await ada.as.call(theory.write, { response_id, answers: { a: "See the page" }, photos, seq: 1 });
  const before = await ada.as.call(theory.read, { response_id });
  expect(before.photos.map(({ id, turns, url }) => [id, turns, url])).toEqual([
    [second, 1, null],
    [first, 0, null],
  ]);
  await upload(ada, first);
  await upload(ada, second);
  // A save without the list leaves it as it is.
  await ada.as.call(theory.write, { response_id, answers: { a: "See both pages" }, seq: 2 });
  const finished = await ada.as.call(theory.finish, { response_id });
  expect(finished.photos.map(({ id, turns, width, height }) => [id, turns, width, height])).toEqual([
    [second, 1, 900, 1200],
    [first, 0, 900, 1200],
  ]);
  expect((await fetch(api.url + finished.photos[0]!.url!)).status).toBe(200);
});

test("a picture is made smaller and holds neither the place, nor the camera, nor the name of its file", async () => {
  const api = await startApi();
  const { ada, response_id } = await anAnswer(api);
  const photo_id = randomUUID();
  await upload(ada, photo_id, await aPage(3_000, 4_000));
  await ada.as.call(theory.write, { response_id, answers: {}, photos: [{ id: photo_id, turns: 0 }], seq: 1 });
  const [photo] = (await ada.as.call(theory.read, { response_id })).photos;
  const shown = await fetch(api.url + photo!.url!);
  expect(shown.headers.get("content-disposition")).toBe("inline; filename*=UTF-8''page.webp");
  expect(shown.headers.get("cache-control")).toBe("no-store");
  const bytes = Buffer.from(await shown.arrayBuffer());
  const { width, height, exif, format } = await sharp(bytes).metadata();
  expect([width, height, exif, format]).toEqual([1_500, 2_000, undefined, "webp"]);
  expect(bytes.includes("Ada")).toBe(false);
});

test("the same photograph sent twice, also at the same time, is stored once", async () => {
  const api = await startApi();
  const { ada } = await anAnswer(api);
  const photo_id = randomUUID();
  const files = await count(api, "files");
  await Promise.all([upload(ada, photo_id), upload(ada, photo_id)]);
  await upload(ada, photo_id);
  await api.settle();
  expect([await count(api, "theory_photos"), (await count(api, "files")) - files]).toEqual([1, 1]);
});

test("a photograph of another student cannot be replaced, and naming it shows nothing of it", async () => {
  const api = await startApi();
  const { ada, response_id } = await anAnswer(api);
  const bola = await aCandidate(api);
  const photo_id = randomUUID();
  await upload(bola, photo_id);
  expect((await refused(upload(ada, photo_id))).status).toBe(404);
  await ada.as.call(theory.write, { response_id, answers: {}, photos: [{ id: photo_id, turns: 0 }], seq: 1 });
  const [photo] = (await ada.as.call(theory.read, { response_id })).photos;
  expect(photo).toEqual({ id: photo_id, turns: 0, url: null, width: null, height: null });
});

test("what is no picture is refused with a reason, and nothing is stored", async () => {
  const api = await startApi();
  const { ada, response_id } = await anAnswer(api);
  const files = await count(api, "files");
  const refusal = await refused(upload(ada, randomUUID(), Buffer.from("<svg onload='x'/>")));
  expect([refusal.status, refusal.message]).toEqual([400, "Please choose a JPEG, PNG or WebP picture."]);
  const many = Array.from({ length: 21 }, () => ({ id: randomUUID(), turns: 0 }));
  const tooMany = await refused(ada.as.call(theory.write, { response_id, answers: {}, photos: many, seq: 1 }));
  expect([tooMany.status, tooMany.message]).toEqual([400, "An answer can have at most 20 photographs"]);
  expect(
    (
      await refused(
        ada.as.call(theory.write, { response_id, answers: {}, photos: [{ id: randomUUID(), turns: 4 }], seq: 1 }),
      )
    ).status,
  ).toBe(400);
  expect([await count(api, "theory_photos"), (await count(api, "files")) - files]).toEqual([0, 0]);
});

test("an answer of a paper with only a photograph counts as answered", async () => {
  const api = await startApi();
  const { ada, paper_id, questions } = await anAnswer(api);
  const sitting_id = randomUUID();
  await ada.as.call(theory.startPaper, { sitting_id, paper_id });
  const photos = [{ id: randomUUID(), turns: 2 }];
  await ada.as.call(theory.writeInPaper, {
    ...{ sitting_id, theory_question_id: questions[1]!, answers: {}, seq: 1 },
    photos,
  });
  const done = await ada.as.call(theory.finishPaper, { sitting_id });
  expect(done.responses.map(({ question_id, photos }) => [question_id, photos.length])).toEqual([[questions[1], 1]]);
  // The network may be back only after the paper was submitted.
  await upload(ada, photos[0]!.id);
  expect((await ada.as.call(theory.readPaper, { sitting_id })).responses[0]!.photos[0]!.url).not.toBeNull();
});

test("photographs that no answer names are deleted after a month, and the others stay", async () => {
  const api = await startApi();
  const { ada, response_id } = await anAnswer(api);
  const [used, unused] = [randomUUID(), randomUUID()];
  await upload(ada, used);
  await upload(ada, unused);
  await ada.as.call(theory.write, { response_id, answers: {}, photos: [{ id: used, turns: 0 }], seq: 1 });
  api.clock.advance(29 * 86_400_000);
  await retireAll(api.context, features);
  expect(await count(api, "theory_photos")).toBe(2);
  api.clock.advance(2 * 86_400_000);
  await retireAll(api.context, features);
  const left = await api.db.selectFrom("theory_photos").select("uuid").execute();
  expect(left.map(({ uuid }) => uuid)).toEqual([used]);
});

test("clearing the history deletes the photographs with their files", async () => {
  const api = await startApi();
  const { ada } = await anAnswer(api);
  const files = await count(api, "files");
  await upload(ada, randomUUID());
  await ada.as.call(privacy.clear, { confirmation: "CLEAR" } as never);
  await api.settle();
  expect([await count(api, "theory_photos"), (await count(api, "files")) - files]).toEqual([0, 0]);
});
