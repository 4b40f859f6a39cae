import { sql } from "kysely";
import { expect, test } from "vitest";
import type { Mail } from "../../adapters/mailer.ts";
import { dropSetAside, retrySetAside } from "../../commands/set-aside-actions.ts";
import { listSetAside } from "../../events/set-aside.ts";
import { type Api, startApi } from "../../testing/start-api.ts";
import { emailFrom } from "./email-template.ts";
import { queueMail } from "./outbox.ts";

const write = (api: Api, to: string) => {
  const email = emailFrom(api.context, () => ({ subject: "Hello", heading: "Hello", paragraphs: [] }));
  return queueMail(api.db, { ...email, event_key: to, to }, api.clock.now());
};

/** Fails as the email library does: with a code, and the mail server's reply number. */
const problem = (text: string, more: { code?: string; responseCode?: number } = {}) =>
  Object.assign(new Error(text), more);

async function aMailServer(failing: (mail: Mail) => Error | null) {
  const api = await startApi();
  const sent: string[] = [];
  const mailServer = { failing };
  api.context.mailer.send = async (mail) => {
    const reason = mailServer.failing(mail);
    if (reason) throw reason;
    sent.push(mail.to);
  };
  for (const to of ["a@example.ng", "poison@example.ng", "b@example.ng"]) await write(api, to);
  const runRounds = async (rounds: number) => {
    for (let round = 0; round < rounds; round++) {
      await api.settle();
      api.clock.advance(15 * 60_000);
    }
  };
  return { api, sent, mailServer, runRounds };
}

const isPoison = ({ to }: Mail) => to.startsWith("poison");

test.each([
  ["its stored text cannot be read", problem("Unsupported state \u0000 for poison@example.ng")],
  ["the address is refused", problem("501 syntax of poison@example.ng", { code: "EENVELOPE", responseCode: 501 })],
])("a poison email is set aside with its text, the others are sent, and a retry sends it (%s)", async (_, reason) => {
  const { api, sent, mailServer, runRounds } = await aMailServer((mail) => (isPoison(mail) ? reason : null));
  await runRounds(6);
  expect(sent).toEqual(["a@example.ng", "b@example.ng"]);
  const [row] = await listSetAside(api.db);
  expect(row).toMatchObject({ kind: "email", tries: 5, set_aside_at: expect.any(String) });
  expect(row!.problem).not.toContain("poison@");
  const mail = () =>
    api.db
      .selectFrom("mail_outbox")
      .select(["given_up_at", "html"])
      .where("id", "=", row!.item)
      .executeTakeFirstOrThrow();
  expect(await mail()).toEqual({ given_up_at: expect.any(String), html: expect.any(String) });

  mailServer.failing = () => null;
  await runRounds(1);
  expect(sent).toHaveLength(2);
  expect(await retrySetAside(api.db, row!.id, api.clock.now())).toMatchObject({ ok: true });
  await runRounds(1);
  expect([sent.at(-1), await listSetAside(api.db)]).toEqual(["poison@example.ng", []]);
});

test("a dropped email keeps no text, and retrying one that is gone reports it", async () => {
  const { api, runRounds } = await aMailServer((mail) => (isPoison(mail) ? problem("unreadable") : null));
  await runRounds(6);
  const [row] = await listSetAside(api.db);
  await sql`update mail_outbox set html = null`.execute(api.db);
  expect(await retrySetAside(api.db, row!.id, api.clock.now())).toMatchObject({ ok: false });
  expect(await dropSetAside(api.db, row!.id)).toMatchObject({ ok: true });
  expect([
    await listSetAside(api.db),
    (await sql`select 1 from mail_outbox where text is not null`.execute(api.db)).rows,
  ]).toEqual([[], []]);
});

test.each([
  ["no connection", problem("refused", { code: "ECONNECTION" })],
  ["another password", problem("535", { code: "EAUTH", responseCode: 535 })],
  ["later", problem("451 later", { code: "EENVELOPE", responseCode: 451 })],
  ["a full disk", problem("full", { code: "ENOSPC" })],
])("while the mail server is unavailable or says later, no email is set aside (%s)", async (_, reason) => {
  const { api, sent, mailServer, runRounds } = await aMailServer(() => reason);
  await runRounds(8);
  expect(await listSetAside(api.db)).toEqual([]);
  mailServer.failing = () => null;
  await runRounds(2);
  expect(sent.toSorted()).toEqual(["a@example.ng", "b@example.ng", "poison@example.ng"]);
});
