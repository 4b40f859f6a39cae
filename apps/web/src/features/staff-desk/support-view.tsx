import { type DataOf, type UserDetail, users } from "@sabiprep/contract";
import { useState } from "react";
import { send } from "../../lib/api.ts";
import { useForm } from "../../lib/form.ts";
import { t } from "../../lib/i18n.ts";
import { naira } from "../../lib/naira.ts";
import { momentOf } from "../../lib/when.ts";
import { TextField } from "../../ui/field.tsx";
import { Form, SubmitButton } from "../../ui/form.tsx";

type SupportData = DataOf<typeof users.supportView>;

/**
 * The content of the candidate's own screens, for support. Nothing can be changed here, and the candidate is notified.
 */
export function SupportView({ user }: { user: UserDetail }) {
  const [seen, setSeen] = useState<SupportData | null>(null);
  const form = useForm({
    schema: users.supportView.body!,
    submit: async ({ reason }) => setSeen((await send(users.supportView, { uuid: user.uuid, reason })).data),
  });
  if (seen) return <Screens seen={seen} />;
  return (
    <Form form={form}>
      <p>
        {t("You see what {name} sees: plan, tests, payments and notifications. You cannot change anything here.", {
          name: user.first_name,
        })}
      </p>
      <TextField
        name="reason"
        label={t("Reason")}
        hint={t("We tell the student that you viewed their account, and why.")}
      />
      <SubmitButton tone="plain">{t("View")}</SubmitButton>
    </Form>
  );
}

const ends = ({ ends_at, renews, cancelled }: SupportData["plan"]) => {
  if (!ends_at) return t("no end");
  if (renews) return t("renews on {day}", { day: momentOf(ends_at) });
  return cancelled
    ? t("cancelled, runs until {day}", { day: momentOf(ends_at) })
    : t("until {day}", { day: momentOf(ends_at) });
};

const left = (n: number | null) => (n === null ? t("no limit") : String(n));

function Screens({ seen: { plan, allowance, open_tests, grades, payments, notices } }: { seen: SupportData }) {
  return (
    <div className="stack gap-6" role="status">
      <Part
        title={t("Plan")}
        lines={[
          [plan.name, ends(plan)],
          [t("Practice tests left this month"), left(allowance.tests_left)],
          [t("Mocks left this month"), left(allowance.mocks_left)],
          [t("Questions per test"), String(allowance.questions_per_test)],
        ]}
      />
      <Part
        title={t("Open tests")}
        lines={open_tests.map(({ title, answered, items, deadline_at, started_at }) => [
          title,
          deadline_at
            ? t("{n} of {total} answered, until {when}", { n: answered, total: items, when: momentOf(deadline_at) })
            : t("{n} of {total} answered, started {when}", { n: answered, total: items, when: momentOf(started_at) }),
        ])}
      />
      <Part
        title={t("Finished tests")}
        lines={grades.map(({ exam_name, subject_name, year, grade_score, correct, total, grade_created_at }) => [
          `${exam_name} ${subject_name}${year ? ` ${year}` : ""}`,
          `${grade_score}% · ${correct}/${total} · ${momentOf(grade_created_at)}`,
        ])}
      />
      <Part
        title={t("Payments")}
        lines={payments.map(({ receipt_number, plan_name, amount_kobo, paid_at, state }) => [
          `${receipt_number} ${plan_name}`,
          `${naira(amount_kobo)} · ${state} · ${momentOf(paid_at)}`,
        ])}
      />
      <Part
        title={t("Notifications")}
        lines={notices.map(({ title, is_read, created_at }) => [
          title,
          `${is_read ? t("read") : t("unread")} · ${momentOf(created_at)}`,
        ])}
      />
    </div>
  );
}

function Part({ title, lines }: { title: string; lines: [string, string][] }) {
  return (
    <section className="stack gap-2">
      <h3>{title}</h3>
      {lines.length === 0 ? (
        <p className="text-muted">{t("Nothing")}</p>
      ) : (
        <dl className="desk-facts">
          {lines.map(([name, value], at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a list that is read once and never changes.
            <div key={at} className="contents">
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  );
}
