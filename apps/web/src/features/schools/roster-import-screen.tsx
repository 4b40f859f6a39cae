import { classRoster, type RosterImport, type RosterRow } from "@sabiprep/contract";
import { useQuery } from "@tanstack/react-query";
import { CircleAlert } from "lucide-react";
import { type ChangeEvent, useState } from "react";
import { Link, useParams, useSearchParams } from "react-router";
import { call } from "../../lib/api.ts";
import { useForm } from "../../lib/form.ts";
import { t } from "../../lib/i18n.ts";
import { usePageTitle } from "../../lib/page-title.ts";
import { classRosterPath, schoolPath } from "../../lib/paths.ts";
import { read } from "../../lib/query.ts";
import { momentOf } from "../../lib/when.ts";
import { Await } from "../../ui/await.tsx";
import { Banner } from "../../ui/banner.tsx";
import { Button, buttonClass } from "../../ui/button.tsx";
import { Chip } from "../../ui/chip.tsx";
import { TextArea } from "../../ui/field.tsx";
import { Form, SubmitButton } from "../../ui/form.tsx";
import { ProgressBar } from "../../ui/progress-bar.tsx";
import { Table } from "../../ui/table.tsx";
import { toast } from "../../ui/toast.tsx";
import { useRefreshSchools } from "./refresh-schools.ts";
import "../../styles/staff-desk.css";

const POLL_MS = 1_000;

export function RosterImportScreen() {
  usePageTitle(t("Add pupils from a list"));
  const { schoolId = "" } = useParams();
  const [search] = useSearchParams();
  const classId = search.get("class");
  const [found, setFound] = useState<RosterImport | null>(null);
  const back = classId ? classRosterPath(schoolId, classId) : schoolPath(schoolId);
  return (
    <div className="stack gap-6">
      <Link to={back} className="justify-self-start font-bold">
        {t("Back")}
      </Link>
      <h1>{t("Add pupils from a list")}</h1>
      {found ? (
        <Preview schoolId={schoolId} importId={found.uuid} onAgain={() => setFound(null)} />
      ) : (
        <GiveList schoolId={schoolId} classId={classId} onFound={setFound} />
      )}
    </div>
  );
}

interface GiveListProps {
  schoolId: string;
  classId: string | null;
  onFound: (found: RosterImport) => void;
}

function GiveList({ schoolId, classId, onFound }: GiveListProps) {
  const [problem, setProblem] = useState<string | null>(null);
  const paste = useForm({
    schema: classRoster.paste.body!,
    submit: async ({ rows }) =>
      onFound(await call(classRoster.paste, { school_id: schoolId, rows, class_id: classId }, { timeoutMs: 60_000 })),
  });
  const upload = async (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.target.files?.[0];
    if (!file) return;
    const form = new FormData();
    form.append("file", file);
    const query = classId ? { class_id: classId } : {};
    setProblem(null);
    try {
      const input = { school_id: schoolId, ...query, form };
      onFound(await call(classRoster.upload, input, { timeoutMs: 120_000 }));
    } catch (failure) {
      setProblem((failure as Error).message);
    }
  };
  return (
    <div className="stack gap-6">
      <p>
        {t("The list needs five columns: Last name, First name, Sex, Class and Admission number.")}{" "}
        {t("Nothing is added before you have seen the result.")}
      </p>
      <section className="card stack gap-3">
        <h2>{t("From a file")}</h2>
        <div className="field">
          <label htmlFor="roster-file">{t("CSV or Excel file (.xlsx)")}</label>
          <input id="roster-file" className="input" type="file" accept=".csv,.xlsx,.txt" onChange={upload} />
        </div>
        {problem && (
          <Banner tone="bad" icon={CircleAlert} role="alert">
            {problem}
          </Banner>
        )}
      </section>
      <section className="card stack gap-3">
        <h2>{t("Copied from a spreadsheet")}</h2>
        <Form form={paste}>
          <TextArea name="rows" label={t("Paste the rows here")} rows={8} />
          <SubmitButton busy={t("Checking...")}>{t("Check the list")}</SubmitButton>
        </Form>
      </section>
    </div>
  );
}

interface PreviewProps {
  schoolId: string;
  importId: string;
  onAgain: () => void;
}

function Preview({ schoolId, importId, onAgain }: PreviewProps) {
  const ids = { school_id: schoolId, import_id: importId };
  const [from, setFrom] = useState(0);
  const refresh = useRefreshSchools();
  const [busy, setBusy] = useState(false);
  const about = useQuery({
    ...read(classRoster.readImport, ids),
    refetchInterval: ({ state }) => (state.data?.state === "running" ? POLL_MS : false),
  });
  const rows = useQuery(read(classRoster.rows, { ...ids, from }));
  const act = async (endpoint: typeof classRoster.run | typeof classRoster.undo) => {
    setBusy(true);
    try {
      await call(endpoint, ids);
      await Promise.all([about.refetch(), rows.refetch(), refresh()]);
    } catch (problem) {
      toast({ title: t("That did not work"), description: (problem as Error).message, destructive: true });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Await query={about}>
      {(about) => (
        <div className="stack gap-6">
          <Summary about={about} />
          <div className="row flex-wrap">
            {about.state === "checked" && (
              <Button disabled={busy || about.rows_with_problems > 0} onClick={() => act(classRoster.run)}>
                {t("Add these pupils")}
              </Button>
            )}
            {about.state === "checked" && (
              <Button tone="plain" onClick={onAgain}>
                {t("Use another list")}
              </Button>
            )}
            {about.state === "done" && (
              <Link className={buttonClass({})} to={schoolPath(schoolId)}>
                {t("Go to the classes")}
              </Link>
            )}
            {about.can_undo_until && (
              <Button tone="plain" disabled={busy} onClick={() => act(classRoster.undo)}>
                {t("Undo")}
              </Button>
            )}
          </div>
          <Await query={rows}>
            {({ items, next }) => (
              <div className="stack gap-3">
                <Rows items={items} />
                <div className="row">
                  {from > 0 && (
                    <Button tone="plain" onClick={() => setFrom(Math.max(0, from - 100))}>
                      {t("Previous rows")}
                    </Button>
                  )}
                  {next !== null && (
                    <Button tone="plain" onClick={() => setFrom(next)}>
                      {t("Next rows")}
                    </Button>
                  )}
                </div>
              </div>
            )}
          </Await>
        </div>
      )}
    </Await>
  );
}

function Summary({ about }: { about: RosterImport }) {
  const free = Math.max(0, about.seats.seats - about.seats.used);
  if (about.state === "running")
    return (
      <div className="card stack gap-3" aria-live="polite">
        <p>{t("Adding pupils: {done} of {total}", { done: about.rows_done, total: about.rows_total })}</p>
        <ProgressBar value={(100 * about.rows_done) / about.rows_total} label={t("Adding pupils")} />
      </div>
    );
  return (
    <div className="card stack gap-2" aria-live="polite">
      {about.state === "done" && <h2>{t("The pupils have been added.")}</h2>}
      {about.state === "undone" && <h2>{t("This list has been undone.")}</h2>}
      {about.message && <p>{about.message}</p>}
      <p>
        {t("{n, plural, one {# row} other {# rows}} in {file}", { n: about.rows_total, file: about.file_name })} ·{" "}
        {t("{n, plural, one {# new pupil} other {# new pupils}}", { n: about.will_make })} ·{" "}
        {t("{n} known pupils added to a class", { n: about.will_add })} ·{" "}
        {t("{n} already there", { n: about.already_there })}
      </p>
      {about.rows_with_problems > 0 && (
        <p className="font-bold text-danger">
          {t(
            "{n, plural, one {# row has a problem} other {# rows have problems}}. Correct the list and check it again. Nobody has been added.",
            { n: about.rows_with_problems },
          )}
        </p>
      )}
      {about.new_classes.length > 0 && <p>{t("New classes: {names}", { names: about.new_classes.join(", ") })}</p>}
      {about.state === "checked" && about.will_make > free && (
        <p className="font-bold text-danger">
          {t("Your school has {free} free seats, and this list has {n} new pupils.", { free, n: about.will_make })}
        </p>
      )}
      {about.can_undo_until && <p>{t("You can undo this until {time}.", { time: momentOf(about.can_undo_until) })}</p>}
    </div>
  );
}

function Rows({ items }: { items: RosterRow[] }) {
  const outcomes = {
    made: <Chip tone="ok">{t("New")}</Chip>,
    added: <Chip tone="info">{t("Known, joins this class")}</Chip>,
    known: <Chip>{t("Already there")}</Chip>,
  };
  return (
    <Table
      caption={t("Rows of the list")}
      rows={items}
      rowKey={(row) => String(row.row)}
      columns={[
        { label: t("Row"), cell: (row) => row.row },
        { label: t("Name"), cell: (row) => `${row.last_name} ${row.first_name}`.trim() || "–" },
        { label: t("Sex"), cell: (row) => row.sex || "–" },
        { label: t("Class"), cell: (row) => row.class_name || "–" },
        { label: t("Admission number"), cell: (row) => row.number || "–" },
        {
          label: t("Result"),
          cell: (row) =>
            row.outcome === "problem" ? (
              <span className="text-danger">{row.problems.map(({ message }) => message).join(". ")}</span>
            ) : (
              outcomes[row.outcome]
            ),
        },
      ]}
    />
  );
}
