import {
  type AnyEndpoint,
  calendar,
  languageDesk,
  type SiteSettings,
  siteDesk,
  siteSettings,
  staff,
} from "@sabiprep/contract";
import { useQuery } from "@tanstack/react-query";
import { Mail } from "lucide-react";
import { useState } from "react";
import { Link, useSearchParams } from "react-router";
import { t, translateServerText } from "../../lib/i18n.ts";
import { usePageTitle } from "../../lib/page-title.ts";
import { paths } from "../../lib/paths.ts";
import { read, useCall } from "../../lib/query.ts";
import { useMay } from "../../lib/staff-role.ts";
import { Await } from "../../ui/await.tsx";
import { Banner } from "../../ui/banner.tsx";
import { Button } from "../../ui/button.tsx";
import { Checkbox } from "../../ui/checkbox.tsx";
import { TextField } from "../../ui/field.tsx";
import { Tabs } from "../../ui/tabs.tsx";
import { CalendarDesk } from "./calendar-desk.tsx";
import { LanguageDesk } from "./language-desk.tsx";
import { LogoField } from "./logo-field.tsx";
import { useSettingsChange } from "./settings-change.ts";
import { StaffMembers } from "./staff-members.tsx";
import "../../styles/staff-desk.css";

/** A role sees the parts that it may change. */
const parts = (): { id: string; label: string; reads: AnyEndpoint }[] => [
  { id: "site", label: t("Site"), reads: siteDesk.read },
  { id: "switches", label: t("Switches and limits"), reads: siteDesk.read },
  { id: "calendar", label: t("Exam calendar"), reads: calendar.create },
  { id: "languages", label: t("Languages"), reads: languageDesk.read },
  { id: "staff", label: t("Staff"), reads: staff.list },
  { id: "mail", label: t("Email"), reads: siteDesk.mailTest },
];

export function SiteSettingsScreen() {
  usePageTitle(t("Settings"));
  // In the URL, so that Back and a link lead to the same part.
  const [address, setAddress] = useSearchParams();
  const may = useMay();
  const tabs = parts().filter(({ reads }) => may(reads));
  const [first] = tabs;
  const tab = tabs.find(({ id }) => id === address.get("tab"))?.id ?? first?.id;
  const setTab = (next: string) => setAddress(next === first?.id ? {} : { tab: next }, { replace: true });
  const desk = useQuery({ ...read(siteDesk.read), enabled: may(siteDesk.read) });
  return (
    <div className="stack max-w-[860px] gap-6">
      <h1>{t("Settings")}</h1>
      {tab && (
        <Tabs label={t("Settings")} chosen={tab} onChoose={setTab} tabs={tabs}>
          {tab === "site" && <Await query={desk}>{(desk) => <SitePart {...desk} />}</Await>}
          {tab === "switches" && <Await query={desk}>{({ settings }) => <Switches settings={settings} />}</Await>}
          {tab === "calendar" && <CalendarDesk />}
          {tab === "languages" && <LanguageDesk />}
          {tab === "staff" && <StaffMembers />}
          {tab === "mail" && <MailTest />}
        </Tabs>
      )}
    </div>
  );
}

type Desk = { settings: SiteSettings; defaults: { site_name: string; site_logo: string }; live: Live };
type Live = { questions: string; students: string; subjects: string; success: string | null };

const figures = () =>
  [
    ["figure_questions", "questions", t("Practice questions")],
    ["figure_students", "students", t("Students")],
    ["figure_subjects", "subjects", t("Subjects")],
    ["figure_success", "success", t("Success rate")],
  ] as const;

function SitePart({ settings, defaults, live }: Desk) {
  const { save, busy } = useSettingsChange();
  const [name, setName] = useState(settings.site_name ?? defaults.site_name);
  const [words, setWords] = useState(() => Object.fromEntries(figures().map(([key]) => [key, settings[key].text])));
  return (
    <div className="stack gap-6">
      <section className="card stack">
        <h2>{t("Name and logo")}</h2>
        <form
          className="desk-filters"
          onSubmit={(event) => {
            event.preventDefault();
            save({ site_name: name.trim() === defaults.site_name ? null : name.trim() });
          }}
        >
          <TextField
            name="site_name"
            label={t("Site name")}
            value={name}
            maxLength={60}
            required
            hint={t("Default: {name}", { name: defaults.site_name })}
            onChange={(event) => setName(event.target.value)}
          />
          <Button type="submit" disabled={busy}>
            {t("Save")}
          </Button>
        </form>
        <LogoField settings={settings} fallback={defaults.site_logo} />
      </section>
      <section className="card stack">
        <h2>{t("Numbers on the landing page")}</h2>
        <p className="text-muted">
          {t("Enter your own figure, or show the live count, rounded down. Changes save when you leave the field.")}
        </p>
        {figures().some(([key]) => !settings[key].live) && (
          <Button
            tone="plain"
            className="justify-self-start"
            disabled={busy}
            onClick={() => save(Object.fromEntries(figures().map(([key]) => [key, { ...settings[key], live: true }])))}
          >
            {t("Show all counted numbers")}
          </Button>
        )}
        {figures().map(([key, count, label]) => (
          <div key={key} className="desk-filters">
            <TextField
              name={key}
              label={label}
              value={words[key]}
              maxLength={20}
              disabled={settings[key].live}
              hint={
                settings[key].live
                  ? t("Counted now: {count}", { count: live[count] ?? t("not enough tests yet") })
                  : t("This number was typed in. Counted now: {count}", {
                      count: live[count] ?? t("not enough tests yet"),
                    })
              }
              onChange={(event) => setWords({ ...words, [key]: event.target.value })}
              onBlur={() =>
                words[key] !== settings[key].text && save({ [key]: { ...settings[key], text: words[key] } })
              }
            />
            <Checkbox
              name={`${key}_live`}
              label={t("Show the counted number")}
              checked={settings[key].live}
              onChange={(event) => save({ [key]: { ...settings[key], live: event.target.checked } })}
            />
          </div>
        ))}
      </section>
    </div>
  );
}

function Switches({ settings }: { settings: SiteSettings }) {
  const { save, busy } = useSettingsChange();
  const [most, setMost] = useState(settings.registrations_a_day?.toString() ?? "");
  const [wrong, setWrong] = useState(false);
  const switches = [
    [
      "registration_open",
      t("New accounts"),
      settings.registration_open
        ? t("This is on. Anybody can sign up.")
        : t("This is off. Nobody new can sign up. Existing users are not affected."),
    ],
    [
      "try_out_open",
      t("Ten questions for visitors"),
      settings.try_out_open
        ? t("This is on. Visitors can try ten questions.")
        : t("This is off. We ask visitors to sign up."),
    ],
    [
      "leaderboard_open",
      t("Leaderboard"),
      settings.leaderboard_open ? t("This is on. Students can see it.") : t("This is off. Nobody can see it."),
    ],
    [
      "key_fix_needs_two",
      t("Second reviewer for corrected answer keys"),
      settings.key_fix_needs_two
        ? t("This is on. A second owner or reviewer must confirm a correction before we mark past tests again.")
        : t("This is off. A corrected answer key counts straight away, and we mark past tests again."),
    ],
  ] as const;
  return (
    <div className="stack gap-6">
      <section className="card stack">
        <h2>{t("Switches")}</h2>
        {switches.map(([key, label, hint]) => (
          <Checkbox
            key={key}
            name={key}
            label={label}
            hint={hint}
            checked={settings[key]}
            disabled={busy}
            onChange={(event) => save({ [key]: event.target.checked })}
          />
        ))}
      </section>
      <section className="card stack">
        <h2>{t("Limits")}</h2>
        <form
          className="desk-filters"
          onSubmit={(event) => {
            event.preventDefault();
            const isWrong = !/^\s*([1-9]\d*)?\s*$/.test(most);
            setWrong(isWrong);
            if (!isWrong) save({ registrations_a_day: most.trim() === "" ? null : Number(most) });
          }}
        >
          <TextField
            name="registrations_a_day"
            label={t("Maximum new accounts per day")}
            inputMode="numeric"
            value={most}
            hint={t("Leave empty for no limit.")}
            {...(wrong && { error: t("Enter a whole number, or leave this empty for no limit") })}
            onChange={(event) => setMost(event.target.value)}
          />
          <Button type="submit" disabled={busy}>
            {t("Save")}
          </Button>
        </form>
        <StaffRows settings={settings} />
        <p className="text-muted">
          {t("You set the monthly and daily limits of each plan on the Plans page.")}{" "}
          <Link to={paths.adminPlans}>{t("Go to plans")}</Link>
        </p>
      </section>
    </div>
  );
}

function StaffRows({ settings }: { settings: SiteSettings }) {
  const { save, busy } = useSettingsChange();
  const [most, setMost] = useState(String(settings.staff_rows_a_day));
  const rows = siteSettings.shape.staff_rows_a_day.safeParse(Number(most.replaceAll(",", "")));
  const [problem, setProblem] = useState("");
  return (
    <form
      className="desk-filters"
      onSubmit={(event) => {
        event.preventDefault();
        setProblem(rows.success ? "" : translateServerText(rows.error.issues[0]!.message));
        if (rows.success) save({ staff_rows_a_day: rows.data });
      }}
    >
      <TextField
        name="staff_rows_a_day"
        label={t("Questions and users a member of staff can read per day")}
        inputMode="numeric"
        value={most}
        hint={t(
          "Protects the bank if someone steals a staff account. Owners get an email when someone is near the limit.",
        )}
        {...(problem && { error: problem })}
        onChange={(event) => setMost(event.target.value)}
      />
      <Button type="submit" disabled={busy}>
        {t("Save")}
      </Button>
    </form>
  );
}

function MailTest() {
  const test = useCall(siteDesk.mailTest);
  return (
    <section className="card stack">
      <h2>{t("Email")}</h2>
      <p className="text-muted">{t("Sends a test email to you and shows the mail server's reply.")}</p>
      <Button className="justify-self-start" disabled={test.isPending} onClick={() => test.mutate({})}>
        <Mail className="icon" aria-hidden="true" />
        {test.isPending ? t("Sending...") : t("Send a test email")}
      </Button>
      {test.data && (
        <Banner tone={test.data.sent ? "ok" : "bad"} icon={Mail} role="status">
          {test.data.detail}
        </Banner>
      )}
      {test.error && (
        <Banner tone="bad" icon={Mail} role="alert">
          {test.error.message}
        </Banner>
      )}
    </section>
  );
}
