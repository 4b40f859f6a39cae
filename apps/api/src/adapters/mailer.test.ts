import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import PostalMime from "postal-mime";
import { expect, onTestFinished, test } from "vitest";
import { readConfig } from "../config.ts";
import { temporaryFolder } from "../testing/database.ts";
import { startSmtp } from "../testing/smtp.ts";
import { createMailer } from "./mailer.ts";

const mail = {
  id: "0198f3a2-0000-7000-8000-00000000aaaa",
  to: "ada@example.ng",
  subject: "Ẹ káàbọ̀: verify your e-mail",
  html: '<p>Ẹ káàbọ̀</p><a href="https://sabiprep.test/email/verification/abc?hash=h&amp;ref=r">Verify</a>',
  text: "Ẹ káàbọ̀\n\nhttps://sabiprep.test/email/verification/abc?hash=h&ref=r\n",
  unsubscribe_url: null,
};

test("without a mail server each email is one .eml file that mail programs can read, and its links are printed", async () => {
  const dataDir = temporaryFolder("mailer");
  const printed: string[] = [];
  const config = readConfig({ DATA_DIR: dataDir, PUBLIC_URL: "https://sabiprep.test" });
  const mailer = createMailer(config, (line) => void printed.push(line));
  await mailer.send(mail);
  await mailer.send(mail);
  await mailer.send({
    ...mail,
    id: "0198f3a2-0000-7000-8000-00000000bbbb",
    unsubscribe_url: "https://sabiprep.test/u/1",
  });
  const folder = path.join(dataDir, "mail");
  expect(readdirSync(folder).toSorted()).toEqual([`${mail.id}.eml`, "0198f3a2-0000-7000-8000-00000000bbbb.eml"]);

  const first = await PostalMime.parse(readFileSync(path.join(folder, `${mail.id}.eml`)));
  expect(first).toMatchObject({
    messageId: `<${mail.id}@sabiprep.test>`,
    from: { name: "SabiPrep", address: "no-reply@sabiprep.test" },
    to: [{ address: "ada@example.ng" }],
    subject: mail.subject,
  });
  expect([first.text?.trim(), first.html?.trim()]).toEqual([mail.text.trim(), mail.html]);
  expect(first.headers.some(({ key }) => key.startsWith("list-"))).toBe(false);
  expect(printed[0]).toContain("https://sabiprep.test/email/verification/abc?hash=h&ref=r");

  const weekly = await PostalMime.parse(readFileSync(path.join(folder, "0198f3a2-0000-7000-8000-00000000bbbb.eml")));
  const header = (name: string) => weekly.headers.find(({ key }) => key === name)?.value;
  expect(header("list-unsubscribe")).toContain("<https://sabiprep.test/u/1>");
  expect(header("list-unsubscribe-post")).toBe("List-Unsubscribe=One-Click");
});

test("with a mail server, email is sent by SMTP, and the check shows whether the server answers", async () => {
  const smtp = await startSmtp();
  const mailer = createMailer(readConfig({ SMTP_URL: smtp.url, PUBLIC_URL: "https://sabiprep.test" }), () => {});
  onTestFinished(() => mailer.close());
  expect(await mailer.check()).toBe(true);
  await mailer.send(mail);
  expect(smtp.received[0]).toMatchObject({ to: ["ada@example.ng"], mail: { subject: mail.subject } });
  await smtp.down();
  expect(await mailer.check()).toBe(false);
  await expect(mailer.send(mail)).rejects.toThrow();
});
