import { site } from "@sabiprep/contract";
import { Check } from "lucide-react";
import { useState } from "react";
import { useSearchParams } from "react-router";
import { send } from "../../lib/api.ts";
import { config } from "../../lib/config.ts";
import { useForm } from "../../lib/form.ts";
import { t } from "../../lib/i18n.ts";
import { usePageTitle } from "../../lib/page-title.ts";
import { paths } from "../../lib/paths.ts";
import { publicPath } from "../../lib/public-path.ts";
import { Banner } from "../../ui/banner.tsx";
import { TextArea, TextField } from "../../ui/field.tsx";
import { Form, SubmitButton } from "../../ui/form.tsx";
import { rich } from "../../ui/rich.ts";
import { toast } from "../../ui/toast.tsx";
import { SitePage } from "./site-page.tsx";

export function ContactScreen() {
  usePageTitle(t("Contact"));
  const [answer, setAnswer] = useState<string | null>(null);
  const [search] = useSearchParams();
  const aboutIssue = search.get("about") === "issue";

  return (
    <SitePage path={paths.contact}>
      <div className="wrap stack max-w-[760px] gap-6 py-8 md:py-12">
        <div className="stack gap-2">
          <h1>{t("Contact")}</h1>
          <p className="text-muted">
            {rich("A real person reads every message and replies by email. You can also email {email}.", {
              email: <a href={`mailto:${config.support_email}`}>{config.support_email}</a>,
            })}
          </p>
          <p className="text-muted">
            {rich("You may find your answer in the {help} or the {faq}.", {
              help: <a href={publicPath(paths.help)}>{t("Help Centre")}</a>,
              faq: <a href={publicPath(paths.faq)}>{t("FAQ")}</a>,
            })}
          </p>
        </div>
        {answer ? (
          <Banner tone="ok" icon={Check} role="status">
            {answer}
          </Banner>
        ) : (
          <ContactForm aboutIssue={aboutIssue} onSent={setAnswer} />
        )}
      </div>
    </SitePage>
  );
}

function ContactForm({ aboutIssue, onSent }: { aboutIssue: boolean; onSent: (answer: string) => void }) {
  const form = useForm({
    schema: site.contact.body!,
    submit: async (letter) => onSent((await send(site.contact, letter)).message),
    onFailure: (description) => toast({ title: t("Your message was not sent"), description, destructive: true }),
  });
  return (
    <Form form={form}>
      <TextField name="name" label={t("Your name")} autoComplete="name" />
      <TextField
        name="email"
        type="email"
        label={t("Email")}
        autoComplete="email"
        hint={t("We will reply to this email address.")}
      />
      <TextArea
        name="message"
        rows={7}
        label={aboutIssue ? t("What went wrong?") : t("Your message")}
        hint={
          aboutIssue
            ? t("If your message is about a question, say which exam, subject and year, and what the answer should be.")
            : t("Never send us your password. We do not need it.")
        }
      />
      <SubmitButton>{t("Send")}</SubmitButton>
    </Form>
  );
}
