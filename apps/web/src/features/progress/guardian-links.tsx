import { type DataOf, MAX_GUARDIAN_LINKS, progress } from "@sabiprep/contract";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Copy, HeartHandshake, MessageCircle, Trash2 } from "lucide-react";
import { useEffect, useState } from "react";
import { useLocation } from "react-router";
import { call } from "../../lib/api.ts";
import { copyText } from "../../lib/copy-text.ts";
import { useForm } from "../../lib/form.ts";
import { t } from "../../lib/i18n.ts";
import { read, useCall } from "../../lib/query.ts";
import { shareLink } from "../../lib/share-link.ts";
import { Await } from "../../ui/await.tsx";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { TextField } from "../../ui/field.tsx";
import { Form, SubmitButton } from "../../ui/form.tsx";
import { Tile } from "../../ui/tile.tsx";
import { toast } from "../../ui/toast.tsx";
import { dayOfMoment } from "./when.ts";

type Link = DataOf<typeof progress.addGuardianLink>;

/** Links to the weekly card, which can be made and cancelled here. */
export function GuardianLinks() {
  const links = useQuery(read(progress.guardianLinks));
  const { hash } = useLocation();
  const isReady = links.data !== undefined;
  useEffect(() => {
    if (isReady && hash === "#guardian-links") document.getElementById("guardian-links")?.scrollIntoView();
  }, [isReady, hash]);
  return (
    <section className="card stack" aria-labelledby="guardian-links">
      <div className="flex items-start gap-4">
        <Tile icon={HeartHandshake} tone="info" />
        <div className="stack gap-1">
          <h2 id="guardian-links">{t("A weekly card for a parent or guardian")}</h2>
          <p className="text-muted">
            {t(
              "Anyone with the link can see your first name and your week: days, tests, questions and averages. They do not need an account. You can cancel a link at any time.",
            )}
          </p>
        </div>
      </div>
      <Await query={links}>
        {(links) => (
          <>
            {links.length > 0 && (
              <ul className="lines">
                {links.map((link) => (
                  <GuardianLink key={link.uuid} link={link} />
                ))}
              </ul>
            )}
            {links.length < MAX_GUARDIAN_LINKS && <NewLink key={links.length} />}
          </>
        )}
      </Await>
    </section>
  );
}

function NewLink() {
  const client = useQueryClient();
  const form = useForm({
    schema: progress.addGuardianLink.body!,
    submit: async (values) => {
      await call(progress.addGuardianLink, values);
      await client.invalidateQueries(read(progress.guardianLinks));
    },
  });
  return (
    <Form form={form} className="flex flex-wrap items-start gap-3">
      <div className="min-w-0 flex-1 basis-56">
        <TextField name="name" label={t("Who is it for?")} placeholder={t("For example, Mummy")} maxLength={60} />
      </div>
      <div className="pt-7">
        <SubmitButton large={false} wide={false}>
          {t("Create a link")}
        </SubmitButton>
      </div>
    </Form>
  );
}

function GuardianLink({ link }: { link: Link }) {
  const [copied, setCopied] = useState(false);
  const end = useCall(progress.removeGuardianLink, [progress.guardianLinks]);

  async function copy() {
    try {
      await copyText(link.url);
      setCopied(true);
    } catch {
      toast({
        title: t("We could not copy the link"),
        description: t("Press and hold the link to copy it."),
        destructive: true,
      });
    }
  }

  return (
    <li className="flex-wrap">
      <div className="min-w-0 flex-1 basis-48">
        <a className="font-bold" href={link.url}>
          {link.name}
        </a>
        <div className="text-sm text-muted">
          {link.last_seen_at
            ? t("Last opened {day}", { day: dayOfMoment(link.last_seen_at) })
            : t("Created {day}, not opened yet", { day: dayOfMoment(link.created_at) })}
        </div>
      </div>
      <div className="row gap-2">
        <ButtonLink
          href={shareLink("WhatsApp", t("See how I practised this week:"), link.url)}
          target="_blank"
          rel="noopener"
        >
          <MessageCircle className="icon" aria-hidden="true" />
          {t("Send on WhatsApp")}
          <span className="sr-only">: {link.name}</span>
        </ButtonLink>
        <Button tone="plain" onClick={() => void copy()}>
          <Copy className="icon" aria-hidden="true" />
          {copied ? t("Copied") : t("Copy link")}
          <span className="sr-only">: {link.name}</span>
        </Button>
        <Button
          tone="quiet"
          icon
          aria-label={t("Cancel {name}'s link", { name: link.name })}
          disabled={end.isPending}
          onClick={() => end.mutate({ link_id: link.uuid })}
        >
          <Trash2 aria-hidden="true" />
        </Button>
      </div>
    </li>
  );
}
