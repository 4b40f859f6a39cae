import { expect, onTestFinished, test } from "vitest";
import { openSignals } from "../adapters/database-signals.ts";
import { ConfigProblem } from "../config.ts";
import { freshDatabase, temporaryFolder } from "../testing/database.ts";
import { assertOneStore, storeId } from "./one-store.ts";

const bucket = { S3_ENDPOINT: "https://s3.test", S3_BUCKET: "uploads" };

test("a folder and a bucket are recognised and differ from every other", () => {
  const [one, other] = [{ DATA_DIR: temporaryFolder("store") }, { DATA_DIR: temporaryFolder("store") }];
  const ids = [one, other, { ...bucket, DATA_DIR: "" }, { ...bucket, S3_BUCKET: "more", DATA_DIR: "" }].map((config) =>
    storeId({ S3_ENDPOINT: undefined, S3_BUCKET: undefined, ...config }),
  );
  expect(new Set(ids).size).toBe(4);
  expect(storeId({ S3_ENDPOINT: undefined, S3_BUCKET: undefined, ...one })).toBe(ids[0]);
  expect(storeId({ ...bucket, ...one })).toBe(ids[2]);
});

test("an instance that finds another one with a different store does not start, and reports it in one line", async () => {
  const database = await freshDatabase();
  onTestFinished(() => database.close());
  const open = async (id: string) => {
    const signals = await openSignals(database.url, () => {}, id);
    onTestFinished(() => signals.close());
  };
  await open("aaaaaaaaaaaaaaaa");
  await assertOneStore(database.db, "aaaaaaaaaaaaaaaa");
  await open("aaaaaaaaaaaaaaaa");
  await assertOneStore(database.db, "aaaaaaaaaaaaaaaa");
  await open("bbbbbbbbbbbbbbbb");
  for (const id of ["aaaaaaaaaaaaaaaa", "bbbbbbbbbbbbbbbb"]) {
    await expect(assertOneStore(database.db, id)).rejects.toThrow(ConfigProblem);
    await expect(assertOneStore(database.db, id)).rejects.toThrow(/^S3_\*: [^\n]+$/);
  }
});
