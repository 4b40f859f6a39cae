// The unsubscribe link in every email: one press, no sign-in. Mail programs post to it automatically (RFC 8058). A
// person who opens it sees a button, because scanners open links too.
import { createHmac, timingSafeEqual } from "node:crypto";
import type { CandidateSettings } from "@sabiprep/contract";
import type { FastifyInstance } from "fastify";
import type { AppContext } from "../../app-context.ts";
import { escapeHtml } from "../../documents/escape-html.ts";
import { fail } from "../../http/failure.ts";
import { BASE_POLICY } from "../../http/security-headers.ts";
import type { Translate } from "../../languages/words.ts";
import { wordsFor } from "../../languages/words-for.ts";
import { turnOff } from "../profile/public.ts";
import { readSiteName } from "../site/public.ts";
import { type NotificationKind, switchOf } from "./notify.ts";

const POLICY = `${BASE_POLICY}; style-src 'unsafe-inline'; form-action 'self'; frame-ancestors 'none'`;

const signatureOf = (context: AppContext, uuid: string, kind: string) =>
  createHmac("sha256", context.secret).update(`unsubscribe:${uuid}:${kind}`).digest("base64url");

export const unsubscribeUrl = (context: AppContext, candidateUuid: string, kind: NotificationKind): string =>
  `${context.publicUrl}/api/unsubscribe/${candidateUuid}/${kind}/${signatureOf(context, candidateUuid, kind)}`;

interface Link {
  Params: { uuid: string; kind: string; signature: string };
}

export function serveUnsubscribe(app: FastifyInstance, context: AppContext): void {
  const address = "/api/unsubscribe/:uuid/:kind/:signature";
  app.get<Link>(address, async (request, reply) => {
    check(context, request.params);
    const t = await wordsOfReader(context, request.params.uuid);
    const site = await readSiteName(context.db, context);
    const form = `<form method="post"><button>${escapeHtml(t("Stop these emails"))}</button></form>`;
    return reply
      .header("content-security-policy", POLICY)
      .type("text/html; charset=utf-8")
      .send(page(t, `${site}: ${t(names[request.params.kind] ?? "notification emails")}`, form));
  });
  app.post<Link>(address, async (request, reply) => {
    check(context, request.params);
    await turnOff(context.db, request.params.uuid, settingFor(request.params.kind), context.clock.now());
    const t = await wordsOfReader(context, request.params.uuid);
    const words = `<p>${escapeHtml(t("You can turn them on again in your settings at any time."))}</p>`;
    return reply
      .header("content-security-policy", POLICY)
      .type("text/html; charset=utf-8")
      .send(page(t, t("You will not get these emails any more."), words));
  });
}

function check(context: AppContext, { uuid, kind, signature }: Link["Params"]): void {
  const right = Buffer.from(signatureOf(context, uuid, kind));
  const given = Buffer.from(signature);
  if (given.length !== right.length || !timingSafeEqual(given, right)) fail("not_found", "This link is not valid.");
}

/** A kind without its own switch is stopped together with all email that is not about account safety. */
const settingFor = (kind: string): keyof CandidateSettings =>
  switchOf[kind as NotificationKind] ?? "email_notifications";

async function wordsOfReader({ db }: AppContext, uuid: string): Promise<Translate> {
  const reader = await db.selectFrom("candidates").select("id").where("uuid", "=", uuid).executeTakeFirst();
  return wordsFor(db, reader?.id);
}

const names: Record<string, string> = {
  study_reminder: "study reminders",
  test_reminder: "test reminders",
  weekly_report: "weekly reports",
  message: "news and updates",
};

const page = (t: Translate, heading: string, body: string) => pageOf(t.tag, escapeHtml(heading), body);

const pageOf = (
  tag: string,
  title: string,
  body: string,
) => `<!doctype html><html lang="${tag}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${title}</title>
<style>body{margin:0;background:#F3F8F5;color:#14201A;font:18px/1.5 system-ui,Roboto,"Noto Sans","Segoe UI",sans-serif}
main{max-width:32rem;margin:10vh auto;padding:24px;background:#fff;border:1px solid #D5DFD9;border-radius:16px}
h1{margin:0 0 16px;font-size:24px;line-height:1.2}p{margin:0}
button{min-height:48px;padding:0 24px;border:0;border-radius:12px;background:#0B6B3A;color:#fff;font:inherit;font-weight:700}
button:focus-visible{outline:3px solid #14201A;outline-offset:3px}</style></head>
<body><main><h1>${title}</h1>${body}</main></body></html>`;
