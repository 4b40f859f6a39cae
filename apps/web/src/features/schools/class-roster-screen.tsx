import { classRoster, type DataOf, type RosterPupil } from "@sabiprep/contract";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Link, useParams } from "react-router";
import { call, send } from "../../lib/api.ts";
import { useForm } from "../../lib/form.ts";
import { t } from "../../lib/i18n.ts";
import { usePageTitle } from "../../lib/page-title.ts";
import { paths, rosterImportPath, schoolPath } from "../../lib/paths.ts";
import { read, useCall } from "../../lib/query.ts";
import { dayOf } from "../../lib/when.ts";
import { ClassTabs } from "../../pieces/class-tabs.tsx";
import { Await } from "../../ui/await.tsx";
import { Button, buttonClass } from "../../ui/button.tsx";
import { Chip } from "../../ui/chip.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { TextField } from "../../ui/field.tsx";
import { Form, SubmitButton } from "../../ui/form.tsx";
import { QrCode } from "../../ui/qr-code.tsx";
import { Select } from "../../ui/select.tsx";
import { Table } from "../../ui/table.tsx";
import { toast } from "../../ui/toast.tsx";
import { ClassSettings } from "./class-settings.tsx";
import { sayFailed, useRefreshSchools } from "./refresh-schools.ts";
import "../../styles/staff-desk.css";

type Room = DataOf<typeof classRoster.read>;

export function ClassRosterScreen() {
  const { schoolId = "", classId = "" } = useParams();
  const room = useQuery(read(classRoster.read, { school_id: schoolId, class_id: classId }));
  usePageTitle(room.data?.name ?? t("Class"));
  return <Await query={room}>{(room) => <Roster room={room} />}</Await>;
}

function Roster({ room }: { room: Room }) {
  const ids = { school_id: room.school.uuid, class_id: room.uuid };
  const [adding, setAdding] = useState(false);
  const waiting = room.pupils.some(({ account }) => account === "waiting");
  return (
    <div className="stack gap-8">
      <header className="stack gap-2">
        <Link to={schoolPath(room.school.uuid)} className="justify-self-start font-bold">
          {room.school.name}
        </Link>
        <h1>{room.name}</h1>
        <p className="text-muted">
          {room.year} · {t("{n, plural, one {# pupil} other {# pupils}}", { n: room.pupils.length })}
          {room.is_over && <> · {t("Ended")}</>}
        </p>
        <ClassTabs schoolId={room.school.uuid} classId={room.uuid} />
        <div className="row flex-wrap">
          {room.may_add && <Button onClick={() => setAdding(true)}>{t("Add a pupil")}</Button>}
          {room.may_add && (
            <Link
              className={buttonClass({ tone: "plain" })}
              to={`${rosterImportPath(room.school.uuid)}?class=${room.uuid}`}
            >
              {t("Add pupils from a list")}
            </Link>
          )}
          {waiting && !room.is_over && <PrintSlips ids={ids} />}
          <ClassSettings schoolId={room.school.uuid} schoolClass={room} />
        </div>
      </header>
      {room.pupils.length === 0 ? (
        <EmptyState title={t("No pupils yet")}>{t("Add pupils by hand, from a list, or with a code.")}</EmptyState>
      ) : (
        <Pupils room={room} ids={ids} />
      )}
      {!room.is_over && <JoinCode room={room} ids={ids} />}
      <Dialog open={adding} onClose={() => setAdding(false)} title={t("Add a pupil")}>
        <AddPupil ids={ids} onDone={() => setAdding(false)} />
      </Dialog>
    </div>
  );
}

interface Ids {
  school_id: string;
  class_id: string;
}

/** Saved as a file. A browser that opens the sheet itself would leave the class. */
function saveSheet(url: string): void {
  const link = document.createElement("a");
  link.href = url;
  link.download = "";
  link.click();
}

function PrintSlips({ ids }: { ids: Ids }) {
  const print = useCall(classRoster.slips, [classRoster.read]);
  return (
    <Button
      tone="plain"
      disabled={print.isPending}
      onClick={() => print.mutate(ids, { onSuccess: ({ url }) => saveSheet(url), onError: sayFailed })}
    >
      {t("Print slips")}
    </Button>
  );
}

function Pupils({ room, ids }: { room: Room; ids: Ids }) {
  const states = {
    waiting: <Chip tone="mid">{t("Not signed in yet")}</Chip>,
    school: <Chip tone="ok">{t("Signed in")}</Chip>,
    own: <Chip tone="info">{t("Own account")}</Chip>,
  };
  return (
    <Table
      caption={t("Pupils")}
      rows={room.pupils}
      rowKey={(pupil) => pupil.uuid}
      columns={[
        { label: t("Name"), cell: (pupil) => `${pupil.last_name} ${pupil.first_name}` },
        { label: t("Admission number"), cell: (pupil) => pupil.number ?? "–" },
        { label: t("Sex"), cell: (pupil) => (pupil.sex ? pupil.sex.toUpperCase() : "–") },
        { label: t("Account"), cell: (pupil) => states[pupil.account] },
        { label: t("Slip printed"), cell: (pupil) => (pupil.slip_at ? dayOf(pupil.slip_at) : "–") },
        { label: t("Change"), cell: (pupil) => <PupilActions pupil={pupil} ids={ids} isOver={room.is_over} /> },
      ]}
    />
  );
}

function PupilActions({ pupil, ids, isOver }: { pupil: RosterPupil; ids: Ids; isOver: boolean }) {
  const [asking, setAsking] = useState<"slip" | "remove" | null>(null);
  const renew = useCall(classRoster.renewSlip, [classRoster.read]);
  const remove = useCall(classRoster.removePupil, [classRoster.read]);
  const which = { ...ids, pupil_id: pupil.uuid };
  const name = `${pupil.first_name} ${pupil.last_name}`;
  const close = () => setAsking(null);
  return (
    <div className="row xl:flex-nowrap">
      {!isOver && pupil.account !== "own" && (
        <Button tone="plain" onClick={() => setAsking("slip")}>
          {t("New slip")}
        </Button>
      )}
      <Button tone="plain" onClick={() => setAsking("remove")}>
        {t("Remove")}
      </Button>
      <Dialog open={asking === "slip"} onClose={close} title={t("New slip for {name}?", { name })} decision>
        <div className="stack gap-4">
          <p>{t("The old slip and the old password will stop working. {name} will be signed out.", { name })}</p>
          <Button
            wide
            disabled={renew.isPending}
            onClick={() =>
              renew.mutate(which, {
                onSuccess: ({ url }) => {
                  close();
                  saveSheet(url);
                },
                onError: sayFailed,
              })
            }
          >
            {t("Print a new slip")}
          </Button>
        </div>
      </Dialog>
      <Dialog open={asking === "remove"} onClose={close} title={t("Remove {name}?", { name })} decision>
        <div className="stack gap-4">
          <p>
            {t("They will no longer be in this class. If they have used the account, they keep it and their results.")}
          </p>
          <Button wide disabled={remove.isPending} onClick={() => remove.mutate(which, { onError: sayFailed })}>
            {t("Remove from the class")}
          </Button>
        </div>
      </Dialog>
    </div>
  );
}

function AddPupil({ ids, onDone }: { ids: Ids; onDone: () => void }) {
  const refresh = useRefreshSchools();
  const form = useForm({
    schema: classRoster.addPupil.body!,
    submit: async (body) => {
      const { message } = await send(classRoster.addPupil, { ...ids, ...body });
      toast({ title: message });
      await refresh();
      onDone();
    },
  });
  return (
    <Form form={form}>
      <TextField name="last_name" label={t("Last name")} autoComplete="off" />
      <TextField name="first_name" label={t("First name")} autoComplete="off" />
      <Select
        name="sex"
        label={t("Sex")}
        choices={[
          { value: "f", label: t("Female") },
          { value: "m", label: t("Male") },
        ]}
      />
      <TextField name="number" label={t("Admission number")} autoComplete="off" />
      <SubmitButton>{t("Add the pupil")}</SubmitButton>
    </Form>
  );
}

function JoinCode({ room, ids }: { room: Room; ids: Ids }) {
  const refresh = useRefreshSchools();
  const [busy, setBusy] = useState(false);
  const change = async (endpoint: typeof classRoster.openCode | typeof classRoster.closeCode) => {
    setBusy(true);
    try {
      await call(endpoint as typeof classRoster.closeCode, ids);
      await refresh();
    } catch (problem) {
      sayFailed(problem as Error);
    } finally {
      setBusy(false);
    }
  };
  const address = `${window.location.origin}${paths.myClasses}?code=${room.join_code}`;
  return (
    <section className="card stack gap-4">
      <h2>{t("Pupils who already have an account")}</h2>
      {room.join_code ? (
        <>
          <p>{t("They open this address, or type the code under My classes in their profile.")}</p>
          <p className="text-lg">
            <b>{`${room.join_code.slice(0, 4)} ${room.join_code.slice(4)}`}</b>
          </p>
          <p className="break-all">{address}</p>
          <QrCode text={address} label={t("QR code to join {name}", { name: room.name })} />
          <div className="row flex-wrap">
            <Button tone="plain" disabled={busy} onClick={() => change(classRoster.openCode)}>
              {t("Make a new code")}
            </Button>
            <Button tone="plain" disabled={busy} onClick={() => change(classRoster.closeCode)}>
              {t("Close the code")}
            </Button>
          </div>
        </>
      ) : (
        <>
          <p>{t("With a code they can join this class themselves.")}</p>
          <Button className="justify-self-start" disabled={busy} onClick={() => change(classRoster.openCode)}>
            {t("Make a code")}
          </Button>
        </>
      )}
    </section>
  );
}
