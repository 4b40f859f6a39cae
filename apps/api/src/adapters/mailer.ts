// Email is sent by SMTP. Without a configured server each email is written as one .eml file, with its links printed on
// the console. Links are secrets: production does not start without a mail server, so it never prints one.
import { chmod, mkdir, rename, writeFile } from "node:fs/promises";
import path from "node:path";
import type { SendMailOptions, Transporter } from "nodemailer";
import type { Config } from "../config.ts";

export interface Mail {
  id: string;
  to: string;
  subject: string;
  html: string;
  text: string;
  unsubscribe_url: string | null;
}

export interface Mailer {
  send(mail: Mail): Promise<void>;
  /** Whether the mail server answers, for the staff's system overview. */
  check(): Promise<boolean>;
  close(): void;
}

export const createMailer = (config: Config, print: (line: string) => void): Mailer =>
  config.SMTP_URL ? smtpMailer(config, config.SMTP_URL) : fileMailer(config, print);

function smtpMailer(config: Config, url: string): Mailer {
  let opened: Promise<Transporter> | undefined;
  const transport = () => {
    opened ??= import("nodemailer").then(({ createTransport }) =>
      createTransport({
        url,
        pool: true,
        maxConnections: config.SMTP_CONNECTIONS,
        maxMessages: Number.POSITIVE_INFINITY,
        connectionTimeout: 10_000,
        greetingTimeout: 10_000,
        socketTimeout: 20_000,
        requireTLS: config.production && url.startsWith("smtp:"),
      }),
    );
    return opened;
  };
  return {
    send: async (mail) => void (await (await transport()).sendMail(message(config, mail))),
    check: async () =>
      (await transport()).verify().then(
        () => true,
        () => false,
      ),
    close: () => void opened?.then((transport) => transport.close()),
  };
}

function fileMailer(config: Config, print: (line: string) => void): Mailer {
  const folder = path.join(config.DATA_DIR, "mail");
  return {
    send: async (mail) => {
      const { createTransport } = await import("nodemailer");
      const transport = createTransport({ streamTransport: true, buffer: true, newline: "windows" });
      const { message: bytes } = await transport.sendMail(message(config, mail));
      await mkdir(folder, { recursive: true });
      await chmod(folder, 0o700);
      const file = path.join(folder, `${mail.id}.eml`);
      await writeFile(`${file}.part`, bytes as Buffer, { mode: 0o600 });
      await rename(`${file}.part`, file);
      if (config.production) return;
      const links = [...new Set(mail.text.match(/https?:\/\/\S+/g) ?? [])];
      print(`Mail to ${mail.to}: ${mail.subject}${links.map((link) => `\n  ${link}`).join("")}`);
    },
    check: async () => true,
    close: () => {},
  };
}

/** The id is the Message-ID, so that an email sent twice after a crash is recognised as one. */
const message = (config: Config, mail: Mail): SendMailOptions => ({
  messageId: `<${mail.id}@${new URL(config.PUBLIC_URL ?? "http://localhost").hostname}>`,
  from: config.MAIL_FROM,
  to: mail.to,
  subject: mail.subject,
  html: mail.html,
  text: mail.text,
  ...(mail.unsubscribe_url && {
    list: { unsubscribe: { url: mail.unsubscribe_url, comment: "Unsubscribe" } },
    headers: { "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" },
  }),
});
