// One layout for all emails: a plain column that is easy to read on a phone, and the same content as plain text.

import type { AppContext } from "../../app-context.ts";
import type { Db } from "../../db/transaction.ts";
import { escapeHtml } from "../../documents/escape-html.ts";
import type { Translate } from "../../languages/words.ts";
import { readSiteName } from "../site/public.ts";

interface RenderedEmail {
  subject: string;
  html: string;
  text: string;
}

interface Draft {
  subject: string;
  heading: string;
  paragraphs: string[];
  action?: { label: string; url: string };
  /** Small print under the action. */
  after?: string[];
}

interface Sender {
  site_name: string;
  support_email: string;
  public_url: string;
}

/**
 * The content of an email, with the site name staff chose and in the reader's language. Both are read when the email is
 * written.
 */
export interface EmailTemplate {
  context: AppContext;
  says: (siteName: string, t: Translate) => Draft;
}

export const emailFrom = (context: AppContext, says: EmailTemplate["says"]): EmailTemplate => ({ context, says });

export async function renderEmail(db: Db, { context, says }: EmailTemplate, t: Translate): Promise<RenderedEmail> {
  const sender = {
    site_name: await readSiteName(db, context),
    support_email: context.config.SUPPORT_EMAIL,
    public_url: context.publicUrl,
  };
  const draft = says(sender.site_name, t);
  return { subject: oneLine(draft.subject), html: asHtml(draft, sender, t), text: asText(draft, sender, t) };
}

function asText(draft: Draft, sender: Sender, t: Translate): string {
  const parts = [draft.heading, ...draft.paragraphs];
  if (draft.action) parts.push(`${draft.action.label}:\n${draft.action.url}`);
  parts.push(
    ...(draft.after ?? []),
    `${sender.site_name}\n${sender.public_url}\n${t("Questions? Email {email}", { email: sender.support_email })}`,
  );
  return `${parts.join("\n\n")}\n`;
}

function asHtml(draft: Draft, sender: Sender, t: Translate): string {
  const email = escapeHtml(sender.support_email);
  const write = escapeHtml(t("Questions? Email {email}", { email: "\0" })).replace(
    "\0",
    `<a href="mailto:${email}" style="color:#0B6B3A">${email}</a>`,
  );
  const copy = escapeHtml(t("If the button does not work, copy this link into your browser:"));
  const paragraph = (text: string, style = "") => `<p style="margin:0 0 16px;${style}">${escapeHtml(text)}</p>`;
  const button = draft.action
    ? `<p style="margin:8px 0 24px"><a href="${escapeHtml(draft.action.url)}" style="display:inline-block;background:#0B6B3A;color:#ffffff;font-weight:700;text-decoration:none;padding:14px 24px;border-radius:12px">${escapeHtml(draft.action.label)}</a></p><p style="margin:0 0 16px;font-size:14px;color:#4A5B52">${copy}<br><a href="${escapeHtml(draft.action.url)}" style="color:#0B6B3A;word-break:break-all">${escapeHtml(draft.action.url)}</a></p>`
    : "";
  return `<!doctype html><html lang="${t.tag}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(draft.subject)}</title></head>
<body style="margin:0;background:#F3F8F5;color:#14201A;font:16px/1.5 system-ui,Roboto,'Noto Sans','Segoe UI',sans-serif">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;background:#ffffff;border:1px solid #D5DFD9;border-radius:16px">
<tr><td style="height:6px;background:#0B6B3A;border-bottom:3px solid #FFC72C;border-radius:16px 16px 0 0;font-size:0">&nbsp;</td></tr>
<tr><td style="padding:24px"><p style="margin:0 0 24px;font-weight:800;font-size:20px;color:#0B6B3A">${escapeHtml(sender.site_name)}</p>
<h1 style="margin:0 0 16px;font-size:24px;line-height:1.2">${escapeHtml(draft.heading)}</h1>
${draft.paragraphs.map((text) => paragraph(text)).join("\n")}
${button}
${(draft.after ?? []).map((text) => paragraph(text, "font-size:14px;color:#4A5B52")).join("\n")}
</td></tr></table>
<p style="margin:16px 0 0;font-size:14px;color:#4A5B52">${escapeHtml(sender.site_name)} · ${write}</p>
</td></tr></table></body></html>`;
}

/** A header is one line, whatever a name contains. */
const oneLine = (text: string) => text.replaceAll(/[\r\n\t\0]+/g, " ").slice(0, 200);
