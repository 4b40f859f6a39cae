import { type DataOf, nigerianStates, type SchoolRow, schools } from "@sabiprep/contract";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { send } from "../../lib/api.ts";
import { useForm } from "../../lib/form.ts";
import { t } from "../../lib/i18n.ts";
import { naira } from "../../lib/naira.ts";
import { usePageTitle } from "../../lib/page-title.ts";
import { read, useCall } from "../../lib/query.ts";
import { useMay } from "../../lib/staff-role.ts";
import { Await } from "../../ui/await.tsx";
import { Button } from "../../ui/button.tsx";
import { Chip } from "../../ui/chip.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { TextField } from "../../ui/field.tsx";
import { Form, SubmitButton } from "../../ui/form.tsx";
import { Select } from "../../ui/select.tsx";
import { Table } from "../../ui/table.tsx";
import { toast } from "../../ui/toast.tsx";
import { lastDayOf } from "./last-day.ts";
import { useRefreshSchools } from "./refresh-schools.ts";
import "../../styles/staff-desk.css";

export function SchoolsDeskScreen() {
  usePageTitle(t("Schools"));
  const [search, setSearch] = useState("");
  const list = useQuery(read(schools.list, search ? { search } : {}));
  const [making, setMaking] = useState(false);
  const [open, setOpen] = useState<SchoolRow | null>(null);
  return (
    <div className="stack gap-6">
      <div className="row justify-between">
        <h1>{t("Schools")}</h1>
        <Button onClick={() => setMaking(true)}>{t("Create a school")}</Button>
      </div>
      <TextField
        name="search"
        label={t("Find a school by name or code")}
        onChange={(event) => setSearch(event.target.value.trim())}
      />
      <Await query={list}>
        {({ items }) =>
          items.length === 0 ? (
            <EmptyState title={t("No schools yet")}>{t("Schools you create will show here.")}</EmptyState>
          ) : (
            <Table
              caption={t("Schools")}
              rows={items}
              rowKey={(row) => row.uuid}
              columns={[
                {
                  label: t("School"),
                  cell: (row) => (
                    <Button tone="plain" onClick={() => setOpen(row)}>
                      {row.name}
                    </Button>
                  ),
                },
                { label: t("State"), cell: (row) => row.state },
                { label: t("Code"), cell: (row) => row.code },
                { label: t("Seats used"), figure: true, cell: (row) => `${row.seats.used} / ${row.seats.seats}` },
                { label: t("Until"), cell: (row) => (row.seats.until ? lastDayOf(row.seats.until) : "–") },
                {
                  label: t("Status"),
                  cell: (row) => (row.closed_at ? <Chip tone="bad">{t("Closed")}</Chip> : <Chip>{t("Open")}</Chip>),
                },
              ]}
            />
          )
        }
      </Await>
      <Dialog open={making} onClose={() => setMaking(false)} title={t("Create a school")}>
        <CreateForm onDone={() => setMaking(false)} />
      </Dialog>
      <Dialog open={open !== null} onClose={() => setOpen(null)} title={open?.name ?? ""}>
        {open && <SchoolDetail schoolId={open.uuid} />}
      </Dialog>
    </div>
  );
}

function SeatFields() {
  return (
    <>
      <TextField name="seats" label={t("Seats")} type="number" inputMode="numeric" />
      <TextField name="last_day" label={t("Last day")} type="date" />
      <TextField name="amount_naira" label={t("Amount paid in naira")} type="number" inputMode="numeric" />
      <TextField
        name="reference"
        label={t("Payment reference")}
        hint={t("The bank's reference. Each reference counts once.")}
        autoComplete="off"
      />
    </>
  );
}

function CreateForm({ onDone }: { onDone: () => void }) {
  const refresh = useRefreshSchools();
  const form = useForm({
    schema: schools.create.body!,
    submit: async (body) => {
      const { message } = await send(schools.create, body);
      toast({ title: message });
      await refresh();
      onDone();
    },
  });
  return (
    <Form form={form}>
      <TextField name="name" label={t("Name of the school")} autoComplete="off" />
      <Select
        name="state"
        label={t("State")}
        prompt={t("Choose a state")}
        choices={nigerianStates.map((state) => ({ value: state, label: state }))}
      />
      <SeatFields />
      <SubmitButton>{t("Create the school")}</SubmitButton>
    </Form>
  );
}

type Detail = DataOf<typeof schools.desk>;

function SchoolDetail({ schoolId }: { schoolId: string }) {
  const query = useQuery(read(schools.desk, { school_id: schoolId }));
  return (
    <Await query={query}>
      {(detail) => (
        <div className="stack gap-6">
          <Heads detail={detail} schoolId={schoolId} />
          <Seats detail={detail} schoolId={schoolId} />
        </div>
      )}
    </Await>
  );
}

function Heads({ detail, schoolId }: { detail: Detail; schoolId: string }) {
  const refresh = useRefreshSchools();
  const form = useForm({
    schema: schools.inviteHead.body!,
    clears: true,
    submit: async (body) => {
      const { message } = await send(schools.inviteHead, { school_id: schoolId, ...body });
      toast({ title: message });
      await refresh();
    },
  });
  return (
    <section className="stack gap-3">
      <h3>{t("Heads")}</h3>
      {detail.heads.map((person) => (
        <p key={person.uuid} className="row">
          <b>{person.name}</b> <span className="text-muted">{person.email}</span>
          {!person.has_joined && <Chip tone="mid">{t("Invited")}</Chip>}
        </p>
      ))}
      <Form form={form}>
        <TextField name="name" label={t("Name")} autoComplete="off" />
        <TextField name="email" label={t("Email")} type="email" autoComplete="off" />
        <SubmitButton>{t("Invite a head")}</SubmitButton>
      </Form>
    </section>
  );
}

function Seats({ detail, schoolId }: { detail: Detail; schoolId: string }) {
  const may = useMay();
  const refresh = useRefreshSchools();
  const end = useCall(schools.endSeats, [schools.desk, schools.list]);
  const form = useForm({
    schema: schools.addSeats.body!,
    clears: true,
    submit: async (body) => {
      const { message } = await send(schools.addSeats, { school_id: schoolId, ...body });
      toast({ title: message });
      await refresh();
    },
  });
  return (
    <section className="stack gap-3">
      <h3>{t("Seats")}</h3>
      <ul className="desk-list card">
        {detail.seats.map((row) => (
          <li key={row.uuid} className="flex-wrap">
            <span className="min-w-0 flex-1">
              {t("{n, plural, one {# seat} other {# seats}} until {day}", {
                n: row.seats,
                day: lastDayOf(row.ends_at),
              })}
              <span className="block text-sm text-muted">
                {naira(row.amount_kobo)} · {row.reference}
              </span>
            </span>
            {row.ended_at ? (
              <Chip>{t("Ended")}</Chip>
            ) : (
              may(schools.endSeats) && (
                <Button
                  tone="plain"
                  disabled={end.isPending}
                  onClick={() => end.mutate({ school_id: schoolId, seats_id: row.uuid })}
                >
                  {t("End now")}
                </Button>
              )
            )}
          </li>
        ))}
      </ul>
      {may(schools.addSeats) && (
        <Form form={form}>
          <SeatFields />
          <SubmitButton>{t("Add seats")}</SubmitButton>
        </Form>
      )}
    </section>
  );
}
