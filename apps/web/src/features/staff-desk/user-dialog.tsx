import { type UserDetail, users } from "@sabiprep/contract";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { t } from "../../lib/i18n.ts";
import { read } from "../../lib/query.ts";
import { useMay } from "../../lib/staff-role.ts";
import { momentOf } from "../../lib/when.ts";
import { Await } from "../../ui/await.tsx";
import { Chip } from "../../ui/chip.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Tabs } from "../../ui/tabs.tsx";
import { DoubtfulTests } from "./doubtful-tests.tsx";
import { deed } from "./staff-words.ts";
import { SupportView } from "./support-view.tsx";
import { UserActions } from "./user-actions.tsx";
import { UserEdit } from "./user-edit.tsx";
import { UserGifts } from "./user-gifts.tsx";
import { statusLooks } from "./user-status.ts";

export function UserDialog({ uuid, onClose }: { uuid: string; onClose: () => void }) {
  const user = useQuery(read(users.read, { uuid }));
  const [tab, setTab] = useState("about");
  const may = useMay();
  const title = user.data ? `${user.data.first_name} ${user.data.last_name}` : t("User");
  const tabs = [
    { id: "about", label: t("Details") },
    { id: "history", label: t("History") },
    ...(may(users.supportView) ? [{ id: "view", label: t("Student's view") }] : []),
    ...(may(users.edit) ? [{ id: "actions", label: t("Actions") }] : []),
  ];
  return (
    <Dialog open inAddress onClose={onClose} title={title}>
      <Await query={user}>
        {(user) => (
          <Tabs label={t("About this user")} tabs={tabs} chosen={tab} onChoose={setTab}>
            {tab === "about" && <About user={user} />}
            {tab === "history" && <History user={user} />}
            {tab === "view" && <SupportView user={user} />}
            {tab === "actions" && (
              <div className="stack gap-8">
                <UserActions user={user} />
                <UserGifts user={user} />
                <UserEdit user={user} />
              </div>
            )}
          </Tabs>
        )}
      </Await>
    </Dialog>
  );
}

function About({ user }: { user: UserDetail }) {
  const [status, tone] = statusLooks()[user.status];
  const facts: [string, string][] = [
    [t("Email"), user.email ?? "–"],
    [t("Verified"), user.verified_at ? momentOf(user.verified_at) : t("Not yet")],
    [t("Phone"), user.phone ?? "–"],
    [t("Joined"), momentOf(user.join_date)],
    [t("Last sign-in"), user.last_login ? momentOf(user.last_login) : t("Never")],
    [
      t("Subscription"),
      user.plan_ends_at
        ? t("{plan} until {day}", { plan: user.subscription, day: momentOf(user.plan_ends_at) })
        : user.subscription,
    ],
    [t("School"), user.school ?? "–"],
    [t("Target exam"), user.target_exam ?? "–"],
    [t("Tests completed"), String(user.tests_completed)],
    [t("Average score"), user.avg_score === null ? "–" : `${user.avg_score}%`],
    [t("Extra time"), `${user.extra_time_percent}%`],
  ];
  return (
    <div className="stack">
      <div className="row">
        <Chip tone={tone}>{status}</Chip>
        {user.is_demo && <Chip tone="info">{t("Demo data")}</Chip>}
        {user.delete_at && <Chip tone="bad">{t("Will be deleted on {day}", { day: momentOf(user.delete_at) })}</Chip>}
      </div>
      {user.suspension_reason && <p>{t("Suspended: {reason}", { reason: user.suspension_reason })}</p>}
      <dl className="desk-facts">
        {facts.map(([name, value]) => (
          <Fact key={name} name={name} value={value} />
        ))}
      </dl>
    </div>
  );
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </>
  );
}

function History({ user }: { user: UserDetail }) {
  return (
    <div className="stack gap-6">
      <Part
        title={t("Recent tests")}
        lines={user.tests.map(({ title, score, mode, at }) => [
          `${title} · ${mode === "exam" ? t("exam") : t("practice")}`,
          `${score}% · ${momentOf(at)}`,
        ])}
      />
      <DoubtfulTests user={user} />
      <Part
        title={t("Reports")}
        lines={user.reports.map(({ title, status, at }) => [title, `${status} · ${momentOf(at)}`])}
      />
      <Part
        title={t("Devices signed in")}
        lines={user.sessions.map(({ device, last_seen_at }) => [
          device,
          t("last seen {when}", { when: momentOf(last_seen_at) }),
        ])}
      />
      <Part
        title={t("Staff actions")}
        lines={user.staff_actions.map(({ verb, by, at }) => [`${by ?? t("Staff")} ${deed(verb)}`, momentOf(at)])}
      />
    </div>
  );
}

function Part({ title, lines }: { title: string; lines: [string, string][] }) {
  return (
    <section className="stack gap-2">
      <h3>{title}</h3>
      {lines.length === 0 && <p className="text-muted">{t("Nothing yet.")}</p>}
      <ul className="desk-list">
        {lines.map(([what, when]) => (
          <li key={`${what} ${when}`}>
            <span className="flex-1">{what}</span>
            <span className="num text-sm text-muted">{when}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
