import { type DataOf, schools } from "@sabiprep/contract";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Link, useParams } from "react-router";
import { send } from "../../lib/api.ts";
import { useForm } from "../../lib/form.ts";
import { t } from "../../lib/i18n.ts";
import { usePageTitle } from "../../lib/page-title.ts";
import { classGridPath, classRosterPath, rosterImportPath, schoolPath } from "../../lib/paths.ts";
import { read, useCall } from "../../lib/query.ts";
import { Await } from "../../ui/await.tsx";
import { Button, buttonClass } from "../../ui/button.tsx";
import { Chip } from "../../ui/chip.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { TextField } from "../../ui/field.tsx";
import { Form, SubmitButton } from "../../ui/form.tsx";
import { Table } from "../../ui/table.tsx";
import { toast } from "../../ui/toast.tsx";
import { lastDayOf } from "./last-day.ts";
import { useRefreshSchools } from "./refresh-schools.ts";
import { People } from "./school-people.tsx";
import { WorkList } from "./work-list.tsx";
import "../../styles/staff-desk.css";

type Home = DataOf<typeof schools.home>;

/** Without a school in the address: the only one of this person, or a list to choose from. */
export function SchoolHomeScreen() {
  const { schoolId } = useParams();
  const mine = useQuery({ ...read(schools.mine), enabled: !schoolId });
  usePageTitle(t("My school"));
  if (schoolId) return <School schoolId={schoolId} />;
  return (
    <Await query={mine}>
      {(list) =>
        list.length === 1 ? (
          <School schoolId={list[0]!.uuid} />
        ) : (
          <div className="stack gap-6">
            <h1>{t("My schools")}</h1>
            {list.length === 0 ? (
              <EmptyState title={t("You are in no school")}>
                {t("Your school head can invite you by email.")}
              </EmptyState>
            ) : (
              <ul className="card desk-list">
                {list.map((school) => (
                  <li key={school.uuid}>
                    <Link to={schoolPath(school.uuid)}>{school.name}</Link> <span>{school.state}</span>
                  </li>
                ))}
              </ul>
            )}
          </div>
        )
      }
    </Await>
  );
}

function School({ schoolId }: { schoolId: string }) {
  const home = useQuery(read(schools.home, { school_id: schoolId }));
  return (
    <Await query={home}>
      {(school) => (
        <div className="stack gap-8">
          <header className="stack gap-2">
            <h1>{school.name}</h1>
            <p className="row flex-wrap">
              <Chip tone="info">{school.role === "head" ? t("Head") : t("Teacher")}</Chip>
              <span>
                {t("School code: {code}", { code: school.code })} ·{" "}
                {t("{used} of {seats} seats used", { used: school.seats.used, seats: school.seats.seats })}
                {school.seats.until && <> · {t("until {day}", { day: lastDayOf(school.seats.until) })}</>}
              </span>
            </p>
          </header>
          {!school.authority_at && <Authority school={school} />}
          <Classes school={school} />
          <WorkList
            schoolId={school.uuid}
            maySet={school.seats.seats > 0 && school.classes.some(({ is_over }) => !is_over)}
          />
          {school.people && <People school={school} />}
        </div>
      )}
    </Await>
  );
}

function Authority({ school }: { school: Home }) {
  const confirm = useCall(schools.confirmAuthority, [schools.home]);
  return (
    <section className="card stack gap-3">
      <h2>{t("Before you add pupils")}</h2>
      <p>
        {t(
          "Most pupils are under 18. Your school must have the permission of their parents or guardians to enrol them, and to use their names and class work here.",
        )}
      </p>
      {school.role === "head" ? (
        <Button
          className="justify-self-start"
          disabled={confirm.isPending}
          onClick={() =>
            confirm.mutate(
              { school_id: school.uuid, confirmed: true },
              { onSuccess: () => toast({ title: t("Thank you. Your school can now add pupils.") }) },
            )
          }
        >
          {t("I confirm that our school has this permission")}
        </Button>
      ) : (
        <p>{t("Your school head must confirm this once.")}</p>
      )}
    </section>
  );
}

function Classes({ school }: { school: Home }) {
  const [making, setMaking] = useState(false);
  const refresh = useRefreshSchools();
  const form = useForm({
    schema: schools.createClass.body!,
    submit: async (body) => {
      const { message } = await send(schools.createClass, { school_id: school.uuid, ...body });
      toast({ title: message });
      await refresh();
      setMaking(false);
    },
  });
  return (
    <section className="stack gap-4">
      <div className="row flex-wrap justify-between">
        <h2>{t("Classes")}</h2>
        <div className="row">
          {school.role === "head" && school.authority_at && (
            <Link className={buttonClass({ tone: "plain" })} to={rosterImportPath(school.uuid)}>
              {t("Add pupils from a list")}
            </Link>
          )}
          <Button onClick={() => setMaking(true)}>{t("Create a class")}</Button>
        </div>
      </div>
      {school.classes.length === 0 ? (
        <EmptyState title={t("No classes yet")}>{t("Create a class, then add its pupils.")}</EmptyState>
      ) : (
        <Table
          caption={t("Classes")}
          rows={school.classes}
          rowKey={(row) => row.uuid}
          columns={[
            { label: t("Class"), cell: (row) => <Link to={classRosterPath(school.uuid, row.uuid)}>{row.name}</Link> },
            {
              label: t("Work"),
              cell: (row) => <Link to={classGridPath(school.uuid, row.uuid)}>{t("Work and results")}</Link>,
            },
            { label: t("School year"), cell: (row) => row.year },
            { label: t("Teachers"), cell: (row) => row.teachers.map(({ name }) => name).join(", ") || "–" },
            { label: t("Pupils"), figure: true, cell: (row) => row.pupils },
            {
              label: t("Status"),
              cell: (row) => (row.is_over ? <Chip>{t("Ended")}</Chip> : <Chip tone="ok">{t("Running")}</Chip>),
            },
          ]}
        />
      )}
      <Dialog open={making} onClose={() => setMaking(false)} title={t("Create a class")}>
        <Form form={form}>
          <TextField
            name="name"
            label={t("Name of the class")}
            hint={t("For example SS2A. It belongs to the school year {year}.", { year: school.year.name })}
            autoComplete="off"
          />
          <SubmitButton>{t("Create the class")}</SubmitButton>
        </Form>
      </Dialog>
    </section>
  );
}
