import { auth, site, staff } from "@sabiprep/contract";
import type { KyselyPlugin } from "kysely";
import { expect, onTestFinished, test } from "vitest";
import { aStaffMember } from "../../testing/people.ts";
import { startSmtp } from "../../testing/smtp.ts";
import { type Api, startApi, startBeside } from "../../testing/start-api.ts";
import { hashPassword } from "../auth/public.ts";
import { emailFrom } from "./email-template.ts";
import { queueMail, sendDueMail } from "./outbox.ts";

const MINUTE = 60_000;

async function startWithSmtp() {
  const smtp = await startSmtp();
  onTestFinished(() => smtp.down());
  return { smtp, api: await startApi({ SMTP_URL: smtp.url }) };
}

const newcomer = (at: number) => ({
  first_name: "Ada",
  last_name: "Okafor",
  email: `ada-${at}@example.ng`,
  password: "Fufu4Supper",
  terms_and_conditions: true as const,
});

const aLetter = (api: Api, event_key = "test") => {
  const letter = emailFrom(api.context, () => ({ subject: "Hello", heading: "Hello", paragraphs: [] }));
  return queueMail(api.db, { ...letter, event_key, to: "ada@example.ng" }, api.clock.now());
};

const outbox = (api: Api) =>
  api.db
    .selectFrom("mail_outbox")
    .select(["sent_at", "given_up_at", "attempts", "text", "last_problem"])
    .orderBy("id")
    .execute();

test("with the mail server down, register and forgot answer as usual, and later each email is sent once", async () => {
  const { smtp, api } = await startWithSmtp();
  await smtp.down();
  const people = Array.from({ length: 50 }, (_, at) => newcomer(at));
  const registered = await Promise.all(people.map((person) => api.anyone.send(auth.register, person)));
  const forgot = await Promise.all(people.map(({ email }) => api.anyone.send(auth.forgotPassword, { email })));
  expect(new Set(registered.map(({ status_code }) => status_code))).toEqual(new Set([201]));
  expect(new Set(forgot.map(({ status_code }) => status_code))).toEqual(new Set([200]));
  await api.settle();
  expect(smtp.received).toEqual([]);
  expect((await outbox(api)).map(({ sent_at, given_up_at }) => sent_at ?? given_up_at)).toEqual(Array(100).fill(null));

  await smtp.up();
  api.clock.advance(MINUTE);
  await api.settle();
  await api.settle();
  const came = smtp.received.map(({ to, mail }) => `${to} ${mail.subject}`);
  expect(new Set(came).size).toBe(100);
  expect(came).toHaveLength(100);
  expect(new Set(smtp.received.map(({ mail }) => mail.messageId)).size).toBe(100);
});

test("a sent email is not kept, because its links are secrets", async () => {
  const { smtp, api } = await startWithSmtp();
  await api.anyone.call(auth.register, newcomer(1));
  const [waiting] = await outbox(api);
  expect(waiting?.text).toMatch(/^sealed:/);
  expect(JSON.stringify(await api.db.selectFrom("mail_outbox").selectAll().execute())).not.toContain("verification/");
  await api.settle();
  expect(smtp.received).toHaveLength(1);
  expect(smtp.received[0]?.mail.text).toContain("/email/verification/");
  expect(await outbox(api)).toMatchObject([{ text: null, sent_at: expect.any(String), attempts: 1 }]);
});

test("a night without a mail server loses no email", async () => {
  const { smtp, api } = await startWithSmtp();
  await smtp.down();
  await aLetter(api);
  for (let tries = 0; tries < 90; tries++) {
    await sendDueMail(api.context);
    api.clock.advance(15 * MINUTE);
  }
  expect((await outbox(api))[0]?.attempts).toBe(90);
  await smtp.up();
  await sendDueMail(api.context);
  expect(smtp.received).toHaveLength(1);
});

test("'later' is retried with longer and longer waits, and 'never' is given up immediately", async () => {
  const { smtp, api } = await startWithSmtp();
  smtp.behave(451);
  await aLetter(api);
  await sendDueMail(api.context);
  await sendDueMail(api.context);
  expect(await outbox(api)).toMatchObject([{ attempts: 1, sent_at: null, given_up_at: null }]);
  for (let tries = 2; tries < 9; tries++) {
    api.clock.advance(10 * MINUTE);
    await sendDueMail(api.context);
    expect((await outbox(api))[0]?.attempts).toBe(tries);
  }
  api.clock.advance(5 * MINUTE);
  await sendDueMail(api.context);
  expect((await outbox(api))[0]?.attempts).toBe(8);
  smtp.behave("well");
  api.clock.advance(6 * MINUTE);
  await sendDueMail(api.context);
  expect(smtp.received).toHaveLength(1);

  smtp.behave(550);
  await aLetter(api, "to nobody");
  await sendDueMail(api.context);
  api.clock.advance(60 * MINUTE);
  await sendDueMail(api.context);
  expect((await outbox(api))[1]).toMatchObject({
    attempts: 1,
    sent_at: null,
    given_up_at: expect.any(String),
    text: null,
  });
});

test("the log of a refused email contains neither the address nor the link", async () => {
  const { smtp, api } = await startWithSmtp();
  smtp.behave(451);
  await api.anyone.call(auth.register, newcomer(1));
  await api.settle();
  const [row] = await outbox(api);
  const lines = api.logged.filter((line) => line.includes("email not sent")).join();
  expect(lines).toContain('"answer":451');
  expect(row?.last_problem).toContain("Not now");
  for (const secret of ["ada-1@", "/email/verification/", "Verify your email"])
    expect(lines + row?.last_problem).not.toContain(secret);
});

test("a server that hangs up before it accepts gets the same email again, with the same id", async () => {
  const { smtp, api } = await startWithSmtp();
  smtp.behave("hang up");
  await aLetter(api);
  await sendDueMail(api.context);
  expect(await outbox(api)).toMatchObject([{ sent_at: null, attempts: 1 }]);
  smtp.behave("well");
  api.clock.advance(MINUTE);
  await sendDueMail(api.context);
  expect(smtp.received.map(({ mail }) => mail.messageId)).toEqual([
    smtp.received[0]!.mail.messageId,
    smtp.received[0]!.mail.messageId,
  ]);
});

test("a server that hangs up after it accepted does not get the email twice", async () => {
  const { smtp, api } = await startWithSmtp();
  smtp.behave("hang up after accepting");
  for (const key of ["one", "two", "three"]) await aLetter(api, key);
  await sendDueMail(api.context);
  api.clock.advance(5 * MINUTE);
  await sendDueMail(api.context);
  expect(smtp.received).toHaveLength(3);
});

test("an email sent while the database is down is recorded later and not sent again", async () => {
  const { smtp, api } = await startWithSmtp();
  await aLetter(api);
  let tells = 0;
  const away: KyselyPlugin = {
    transformQuery: ({ node }) => {
      if (node.kind === "UpdateQueryNode" && ++tells < 3) throw Object.assign(new Error("gone"), { code: "57P01" });
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  await sendDueMail({ ...api.context, db: api.db.withPlugin(away) });
  expect(await outbox(api)).toMatchObject([{ sent_at: expect.any(String), attempts: 1 }]);
  api.clock.advance(5 * MINUTE);
  await sendDueMail(api.context);
  expect(smtp.received).toHaveLength(1);
});

test("emails on their way are recorded and not sent again, even when the next ones cannot be claimed", async () => {
  const smtp = await startSmtp({ takesMs: 50 });
  onTestFinished(() => smtp.down());
  const api = await startApi({ SMTP_URL: smtp.url, SMTP_CONNECTIONS: "4" });
  for (let at = 0; at < 12; at++) await aLetter(api, `letter-${at}`);
  let claims = 0;
  const away: KyselyPlugin = {
    transformQuery: ({ node }) => {
      if (node.kind === "RawNode" && ++claims > 2) throw Object.assign(new Error("gone"), { code: "57P01" });
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  await expect(sendDueMail({ ...api.context, db: api.db.withPlugin(away) })).rejects.toThrow("gone");
  const left = smtp.received.length;
  expect(left).toBeGreaterThan(0);
  expect((await outbox(api)).filter(({ sent_at }) => sent_at)).toHaveLength(left);
  api.clock.advance(5 * MINUTE);
  await sendDueMail(api.context);
  expect(smtp.received).toHaveLength(12);
  expect(new Set(smtp.received.map(({ mail }) => mail.messageId)).size).toBe(12);
});

test("emails are sent in parallel, within the mail server's limit, and each once from two instances", async () => {
  const smtp = await startSmtp({ takesMs: 5 });
  onTestFinished(() => smtp.down());
  const env = { SMTP_URL: smtp.url, SMTP_CONNECTIONS: "4" };
  const api = await startApi(env);
  const beside = await startBeside(api, undefined, env);
  for (let at = 0; at < 40; at++) await aLetter(api, `letter-${at}`);
  const tried = await Promise.all([sendDueMail(api.context), sendDueMail(beside.context)]);
  expect(tried[0]! + tried[1]!).toBe(40);
  expect(new Set(smtp.received.map(({ mail }) => mail.messageId)).size).toBe(40);
  expect(smtp.received).toHaveLength(40);
  expect(smtp.mostAtOnce()).toBeGreaterThan(2);
  expect(smtp.mostAtOnce()).toBeLessThanOrEqual(8);
});

test("an email that one instance claimed and never sent is sent by another, once it cannot still be on its way", async () => {
  const { smtp, api } = await startWithSmtp();
  await aLetter(api);
  const taken = Promise.withResolvers<void>();
  const send = () => {
    taken.resolve();
    return new Promise<void>(() => {});
  };
  void sendDueMail({ ...api.context, mailer: { ...api.context.mailer, send } });
  await taken.promise;
  expect(await sendDueMail(api.context)).toBe(0);
  api.clock.advance(3 * MINUTE);
  expect(await sendDueMail(api.context)).toBe(0);
  api.clock.advance(MINUTE);
  expect(await sendDueMail(api.context)).toBe(1);
  expect(smtp.received).toHaveLength(1);
});

test("a slow email blocks no other: the next uses any free connection", async () => {
  const { api } = await startWithSmtp();
  for (let at = 0; at < 60; at++) await aLetter(api, `letter-${at}`);
  const slow = Promise.withResolvers<void>();
  let sent = 0;
  const all = Promise.withResolvers<void>();
  const send = async () => {
    if (sent++ === 0) await slow.promise;
    if (sent === 60) all.resolve();
  };
  const sending = sendDueMail({ ...api.context, mailer: { ...api.context.mailer, send } });
  await all.promise;
  slow.resolve();
  expect(await sending).toBe(60);
  expect((await outbox(api)).filter(({ sent_at }) => sent_at)).toHaveLength(60);
});

test("an event has one email, however often it is reported", async () => {
  const { smtp, api } = await startWithSmtp();
  await Promise.all(Array.from({ length: 8 }, () => aLetter(api)));
  await Promise.all(Array.from({ length: 4 }, () => sendDueMail(api.context)));
  expect(smtp.received).toHaveLength(1);
});

test("typed text never becomes a header, and links start with our own address", async () => {
  const { smtp, api } = await startWithSmtp();
  const evil = "Ada\r\nBcc: victim@example.ng\r\nSubject: Free data";
  await api.anyone.call(auth.register, newcomer(1));
  // A name stored before names were checked.
  const names = { first_name: evil, last_name: evil, verified_at: api.clock.now() };
  await api.db.updateTable("candidates").set(names).execute();
  await api.anyone.call(auth.forgotPassword, { email: newcomer(1).email });
  await api.anyone.call(site.contact, { name: evil, email: "visitor@example.ng", message: `Hello\r\n.\r\n${evil}` });
  const owner = await aStaffMember(api, { password_hash: await hashPassword("Jollof4Everyone") });
  await owner.as.call(staff.confirm, { password: "Jollof4Everyone" });
  await owner.as.call(staff.invite, { name: "Bola Ade", email: "bola@example.ng", role: "editor" });
  await api.settle();
  expect(smtp.received.map(({ to }) => to).toSorted()).toEqual([
    ["ada-1@example.ng"],
    ["ada-1@example.ng"],
    ["bola@example.ng"],
    ["support@sabiprep.ng"],
  ]);
  for (const { raw, mail } of smtp.received) {
    const names = mail.headers.map(({ key }) => key);
    expect(new Set(names).size).toBe(names.length);
    expect(names).not.toContain("bcc");
    expect(mail.subject).not.toMatch(/Free data|Ada/);
    expect(raw.split("\r\n\r\n")[0]).not.toContain("victim");
    expect(mail.html).not.toContain("<script");
    const links = mail.text?.match(/https?:\/\/\S+/g) ?? [];
    expect(links.length).toBeGreaterThan(0);
    expect(links.filter((link) => !/^https:\/\/sabiprep\.test(\/|$)/.test(link))).toEqual([]);
  }
});
