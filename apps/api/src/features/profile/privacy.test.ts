import { execFile } from "node:child_process";
import { createECDH } from "node:crypto";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import {
  auth,
  DELETION_DAYS,
  EXPORT_DAYS,
  notifications,
  privacy,
  profile,
  reports,
  revision,
  settings,
  sittings,
} from "@sabiprep/contract";
import { strFromU8, unzipSync } from "fflate";
import { sql } from "kysely";
import sharp from "sharp";
import { expect, inject, onTestFinished, test } from "vitest";
import { features } from "../../app.ts";
import { writeBackup } from "../../db/backup/write-backup.ts";
import { answersWith, examFixture } from "../../testing/an-exam.ts";
import { aCatalogue } from "../../testing/catalogue.ts";
import { freshDatabase, temporaryFolder } from "../../testing/database.ts";
import { formWith } from "../../testing/form-with.ts";
import { guardianAgrees } from "../../testing/guardian.ts";
import { crawlFor, tablesAbout } from "../../testing/personal-crawl.ts";
import { refused } from "../../testing/refused.ts";
import { type Api, startApi } from "../../testing/start-api.ts";
import { TEST_KEY } from "../../testing/test-key.ts";
import { verifyAudit, writeAudit } from "../audit/public.ts";
import { notify } from "../notifications/public.ts";
import { isWhole } from "../sittings/receipt.ts";
import { eraseAgain } from "./erased-list.ts";

const PASSWORD = "Fufu4Supper";
const DAY = 86_400_000;
const person = { first_name: "Oluwaseyi", last_name: "Adebanjo-Testname", email: "oluwaseyi.a@example.ng" };

const job = (api: Api, name: string) => features.find((feature) => feature.jobs?.[name])!.jobs![name]!(api.context, {});

async function pictureForm() {
  const picture = sharp({ create: { width: 64, height: 48, channels: 3, background: "green" } });
  return { form: formWith(await picture.png().toBuffer(), "me-testname.png") };
}

/** A candidate who has used every feature. */
async function aBusyCandidate(api: Api) {
  const { exam, level } = await aCatalogue(api.db);
  const room = await examFixture(api.db, { questions: 12 });
  const { jwtDetails, user } = await api.anyone.call(auth.register, {
    ...person,
    password: PASSWORD,
    terms_and_conditions: true,
  });
  const as = api.clientWith(jwtDetails.access_token);
  const ids = { exam_targeted: exam.uuid, current_grade: level.uuid };
  await as.call(auth.completeProfile, { ...ids, phone: "+2348099887766", terms_and_conditions: true });
  await as.call(profile.update, { school: "Testname Grammar School" });
  await as.call(profile.setAvatar, (await pictureForm()) as never);
  const opened = await as.call(sittings.start, { exam_id: room.exam.uuid, subject_id: room.subject.uuid });
  const answers = answersWith(opened.exams, 5, api.clock.now());
  await as.call(sittings.submitAnswers, { session_id: opened.session.uuid, answers });
  await as.call(sittings.feedback, { session_id: opened.session.uuid, rating: 5, comments: "Good" });
  await as.call(revision.bookmark, { question_id: opened.exams[0]!.uuid, note: "Testname's note" });
  const sent = await as.call(reports.submit, { type: "technical_bug", description: "Testname saw a bug" });
  await as.call(reports.addScreenshot, { report_uuid: sent.uuid, ...(await pictureForm()) } as never);
  await api.db.updateTable("candidates").set({ verified_at: api.clock.now() }).execute();
  await guardianAgrees(api, as, "mother@example.ng");
  await as.call(settings.update, { dark_mode: true, push_notifications: true });
  const keys = { p256dh: createECDH("prime256v1").generateKeys("base64url"), auth: "A".repeat(22) };
  await as.call(notifications.subscribe, { endpoint: "https://web.push.apple.com/testname", keys });
  await api.anyone.call(auth.forgotPassword, { email: person.email });
  const { id } = await api.db.selectFrom("candidates").select("id").executeTakeFirstOrThrow();
  const note = { candidate_id: id, once_key: "x", says: () => ({ title: "To Testname", body: "Words" }) };
  await notify(api.db, { ...note, kind: "payment" }, api.clock.now());
  await api.db
    .transaction()
    .execute((db) =>
      writeAudit(db, { verb: "test", actor: null, at: api.clock.now(), request_id: "r", subject: user.uuid }),
    );
  // Push is not part of this test, because no push service can be reached here.
  api.context.push = { ...api.context.push, send: async () => "sent" };
  return { as, id, uuid: user.uuid, room, session: opened.session.uuid };
}

/** The log of staff actions and the events between features hold only ids. */
const keptByLaw = ["audit_bodies", "events"];
const words = (uuid: string) => [person.email, "testname", uuid];

test("every table about candidates is in the personal data export, even a new one", async () => {
  const { db } = await startApi();
  const copies = await Promise.all(features.map(({ personal }) => personal?.export(db, 0) ?? {}));
  const copied = new Set(copies.flatMap((copy) => Object.keys(copy)));
  expect((await tablesAbout(db)).filter((table) => !copied.has(table))).toEqual([]);
});

test("the copy holds every row about the candidate, as JSON and CSV, with the uploads", async () => {
  const api = await startApi();
  const { as, id, uuid } = await aBusyCandidate(api);
  await api.settle();
  const started = await as.call(privacy.startExport, {});
  expect([started.ready_at, started.url]).toEqual([null, null]);
  expect((await as.call(privacy.startExport, {})).uuid).toBe(started.uuid);
  const due = await crawlFor(api.db, words(uuid), id);
  await api.settle();
  const { data_export } = await as.call(privacy.read, {});
  const response = await fetch(`${api.url}${data_export!.url}`);
  expect(response.headers.get("content-type")).toBe("application/zip");
  const zip = unzipSync(new Uint8Array(await response.arrayBuffer()));
  const data: Record<string, Record<string, unknown>[]> = JSON.parse(strFromU8(zip["data.json"]!));
  const wanted = due.filter(({ table }) => !keptByLaw.includes(table) && !table.startsWith("graphile_worker"));
  expect(wanted.length).toBeGreaterThan(15);
  for (const { table, rows } of wanted) expect([table, data[table]?.length ?? 0]).toEqual([table, rows]);
  for (const [table, rows] of Object.entries(data)) {
    const lines = strFromU8(zip[`csv/${table}.csv`]!).trim().split("\r\n");
    if (rows.length > 0) expect(lines.length).toBeGreaterThan(rows.length);
  }
  expect(data.candidates![0]).toMatchObject({ email: person.email });
  expect(JSON.stringify(data)).not.toMatch(/password_hash|token_hash|argon2/);
  const uploads = Object.keys(zip).filter((name) => name.startsWith("files/"));
  expect(uploads.map((name) => name.replace(/.*-/, "")).sort()).toEqual(["avatar.webp", "screenshot.webp"]);
  const told = await as.call(notifications.list, {});
  expect(told.notices[0]).toMatchObject({ title: "Your data is ready", link: "/settings#data" });

  api.clock.advance(EXPORT_DAYS * DAY + 1000);
  await job(api, "drop-old-exports");
  const left = await api.db.selectFrom("files").select("purpose").where("candidate_id", "=", id).execute();
  expect(left.map(({ purpose }) => purpose).sort()).toEqual(["avatar", "report"]);
});

test("the link to the copy is never cached, works only for its own session and ends with it", async () => {
  const api = await startApi();
  const { as } = await aBusyCandidate(api);
  await as.call(privacy.startExport, {});
  await api.settle();
  const other = await api.anyone.call(auth.login, { email: person.email, password: PASSWORD });
  const link = `${api.url}${(await as.call(privacy.read, {})).data_export!.url}`;
  const others = (await api.clientWith(other.access_token).call(privacy.read, {})).data_export!.url!;
  const first = await fetch(link);
  expect([first.status, first.headers.get("cache-control")]).toEqual([200, "no-store"]);
  const session = new URL(link).searchParams.get("session")!;
  const altered = [
    link.replace(`&session=${session}`, ""),
    link.replace(session, new URL(others, link).searchParams.get("session")!),
  ];
  for (const broken of altered) expect((await fetch(broken)).status).toBe(404);
  await as.call(auth.logout, {});
  expect((await fetch(link)).status).toBe(404);
  expect((await fetch(`${api.url}${others}`)).status).toBe(200);
});

test("after an erasure nothing is left in tables, files or outbox, and receipts and the audit chain still verify", async () => {
  const api = await startApi();
  const { as, id, uuid, session } = await aBusyCandidate(api);
  await as.call(privacy.startExport, {});
  await api.settle();
  const files = await api.db.selectFrom("files").select("uuid").where("candidate_id", "=", id).execute();
  expect(files).toHaveLength(3);
  const folder = temporaryFolder("privacy");
  const file = path.join(folder, "backup.gz");
  const filesIn = path.join(api.context.config.DATA_DIR, "files");
  await writeBackup({ url: await urlOf(api), files: filesIn, file });

  await as.call(profile.askDeletion, { password: PASSWORD });
  api.clock.advance(DELETION_DAYS * DAY + 1000);
  await job(api, "erase-due-accounts");
  await api.settle();
  const left = await crawlFor(api.db, [person.email, "testname"], id);
  expect(left).toEqual([]);
  expect((await crawlFor(api.db, [uuid], id)).map(({ table }) => table)).toEqual(["erased", "events"]);
  for (const { uuid } of files) expect(await api.context.fileStore.read(uuid, { start: 0, end: 1 })).toBeNull();
  expect(await verifyAudit(api.db, api.context.config.DATA_DIR)).toBeNull();
  const receipt = await api.db
    .selectFrom("answer_batches as b")
    .innerJoin("sittings as s", "s.id", "b.sitting_id")
    .innerJoin("sitting_answers as a", "a.sitting_id", "s.id")
    .select(["b.seq", "b.received_at", "b.body", "b.prev_hash", "b.hash", "a.log_hash"])
    .where("s.uuid", "=", session)
    .orderBy("b.seq")
    .execute();
  expect(isWhole(session, receipt, receipt[0]!.log_hash)).toBe(true);

  // A backup from before the erasure contains the person again. The list kept beside the database erases them again.
  const target = await freshDatabase({ empty: true });
  onTestFinished(() => target.close());
  const command = fileURLToPath(new URL("../../commands/restore.ts", import.meta.url));
  const list = path.join(api.context.config.DATA_DIR, "erased.jsonl");
  const env = {
    ...process.env,
    SECRETS_KEY: TEST_KEY,
    DATABASE_URL: target.url,
    DATA_DIR: path.join(folder, "new"),
  };
  const { stdout } = await promisify(execFile)(process.execPath, [command, file, list], { env });
  expect(stdout).toContain("deleted again, as requested before the backup was restored: 1\n");
  expect(await crawlFor(target.db, [person.email, "testname"], id)).toEqual([]);
  expect(await eraseAgain(target.db, features, path.join(folder, "new"))).toBe(0);
});

test("clearing needs the typed word, deletes the study history and keeps the account and the plan's limits", async () => {
  const api = await startApi();
  const { as, id, room } = await aBusyCandidate(api);
  await api.settle();
  const before = await as.call(sittings.grades, {});
  expect(before).toHaveLength(1);
  const wrong = await refused(as.call(privacy.clear, { confirmation: "clear" as never }));
  expect([wrong.status, wrong.message]).toEqual([400, "Type CLEAR to confirm"]);
  const used = () => api.db.selectFrom("quota_used").select("used").where("candidate_id", "=", id).execute();
  const usedBefore = await used();
  await as.call(privacy.clear, { confirmation: "CLEAR" });
  await api.settle();
  expect(await as.call(sittings.grades, {})).toEqual([]);
  expect(await as.call(revision.bookmarkIds, {})).toEqual([]);
  expect(await used()).toEqual(usedBefore);
  expect(await as.call(profile.read, {})).toMatchObject({ email: person.email, school: "Testname Grammar School" });
  const again = { exam_id: room.exam.uuid, subject_id: room.subject.uuid };
  expect((await as.call(sittings.start, again)).exams.length).toBeGreaterThan(0);
});

/** The URL of the test's own database, which the backup reads directly. */
async function urlOf(api: Api): Promise<string> {
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(api.db);
  const url = new URL(inject("databaseServer").url);
  url.pathname = `/${rows[0]!.name}`;
  return url.href;
}
