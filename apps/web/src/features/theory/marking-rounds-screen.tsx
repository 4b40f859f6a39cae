import { type DataOf, type MarkingRoundRow, markingDesk } from "@sabiprep/contract";
import { lagosDay } from "@sabiprep/exam";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Link, useNavigate } from "react-router";
import * as z from "zod/mini";
import { send } from "../../lib/api.ts";
import { useForm } from "../../lib/form.ts";
import { t } from "../../lib/i18n.ts";
import { usePageTitle } from "../../lib/page-title.ts";
import { markingRoundPath } from "../../lib/paths.ts";
import { read } from "../../lib/query.ts";
import { useMay } from "../../lib/staff-role.ts";
import { Await } from "../../ui/await.tsx";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { TextField } from "../../ui/field.tsx";
import { Form, SubmitButton } from "../../ui/form.tsx";
import { Select } from "../../ui/select.tsx";
import { Table } from "../../ui/table.tsx";
import { RoundState } from "./round-state.tsx";

type Papers = DataOf<typeof markingDesk.list>["papers"];

/** The rounds in which people mark submitted theory papers. */
export function MarkingRoundsScreen() {
  usePageTitle(t("Marking"));
  const may = useMay();
  const list = useQuery(read(markingDesk.list));
  const [isOpening, setOpening] = useState(false);
  return (
    <div className="stack gap-6">
      <div className="row justify-between">
        <h1>{t("Marking")}</h1>
        {may(markingDesk.open) && <Button onClick={() => setOpening(true)}>{t("Open a marking round")}</Button>}
      </div>
      <Await query={list}>
        {({ rounds, papers }) => (
          <>
            {rounds.length === 0 ? (
              <EmptyState title={t("No marking rounds yet")}>
                {t("Open a round for a theory paper. Students can then ask for their submitted papers to be marked.")}
              </EmptyState>
            ) : (
              <Rounds rounds={rounds} />
            )}
            <Dialog open={isOpening} onClose={() => setOpening(false)} title={t("Open a marking round")}>
              <OpenForm papers={papers} />
            </Dialog>
          </>
        )}
      </Await>
    </div>
  );
}

const Rounds = ({ rounds }: { rounds: MarkingRoundRow[] }) => (
  <Table
    caption={t("Marking rounds")}
    rows={rounds}
    rowKey={({ uuid }) => uuid}
    columns={[
      {
        label: t("Paper"),
        cell: ({ uuid, paper }) => (
          <Link className="link" to={markingRoundPath(uuid)}>
            {paper.subject}: {paper.title}
          </Link>
        ),
      },
      { label: t("Status"), cell: (round) => <RoundState round={round} /> },
      { label: t("Papers"), figure: true, cell: ({ scripts, max_scripts }) => `${scripts} / ${max_scripts}` },
      { label: t("Marked"), figure: true, cell: ({ done }) => done },
      { label: t("Left"), figure: true, cell: ({ left }) => left },
      { label: t("Queries"), figure: true, cell: ({ open_queries }) => open_queries },
    ]}
  />
);

const figure = (message: string) => z.string().check(z.regex(/^\d{1,4}$/, { error: message }));
const typedRound = z.object({
  paper_id: z.string().check(z.minLength(1, { error: "Choose a theory paper" })),
  last_day: z.string().check(
    z.minLength(1, { error: "Choose a day" }),
    z.refine((day) => day >= lagosDay(new Date()), { error: "This day has passed" }),
  ),
  max_scripts: figure("Enter a whole number"),
  second_percent: figure("Enter a whole number"),
  tolerance: figure("Enter a whole number"),
  seed_every: figure("Enter a whole number"),
});

function OpenForm({ papers }: { papers: Papers }) {
  const navigate = useNavigate();
  const form = useForm({
    schema: typedRound,
    submit: async ({ paper_id, last_day, ...rules }) => {
      const numbers = Object.fromEntries(Object.entries(rules).map(([name, typed]) => [name, Number(typed)]));
      // The end of that day in Lagos.
      const takes_until = new Date(`${last_day}T23:59:59+01:00`).toISOString();
      const { data } = await send(markingDesk.open, {
        paper_id,
        takes_until,
        ...(numbers as Record<keyof typeof rules, number>),
      });
      navigate(markingRoundPath(data.uuid));
    },
  });
  return (
    <Form form={form}>
      <Select
        name="paper_id"
        label={t("Theory paper")}
        prompt={t("Choose a paper")}
        choices={papers.map(({ uuid, name, subject, submitted }) => ({
          value: uuid,
          label: t("{subject}: {paper} ({n} submitted)", { subject, paper: name, n: submitted }),
        }))}
      />
      <TextField name="last_day" type="date" label={t("Students can ask until")} />
      <TextField
        name="max_scripts"
        label={t("Most papers")}
        inputMode="numeric"
        defaultValue="100"
        hint={t("After that many papers we offer marking to nobody else.")}
      />
      <TextField
        name="second_percent"
        label={t("Marked twice, in percent")}
        inputMode="numeric"
        defaultValue="20"
        hint={t("This share gets a second marker who does not see the first marks.")}
      />
      <TextField
        name="tolerance"
        label={t("Tolerance in marks")}
        inputMode="numeric"
        defaultValue="2"
        hint={t("If two markers are further apart, a moderator decides.")}
      />
      <TextField
        name="seed_every"
        label={t("One check answer in every")}
        inputMode="numeric"
        defaultValue="15"
        hint={t("Check answers have known marks and show whether a marker drifts. 0 is none.")}
      />
      <SubmitButton>{t("Open the round")}</SubmitButton>
    </Form>
  );
}
