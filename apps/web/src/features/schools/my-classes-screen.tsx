import { myClasses, type PupilClass } from "@sabiprep/contract";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Link, useSearchParams } from "react-router";
import { call } from "../../lib/api.ts";
import { useForm } from "../../lib/form.ts";
import { t } from "../../lib/i18n.ts";
import { usePageTitle } from "../../lib/page-title.ts";
import { paths } from "../../lib/paths.ts";
import { read, useCall } from "../../lib/query.ts";
import { calendarDay } from "../../lib/when.ts";
import { Await } from "../../ui/await.tsx";
import { Button, buttonClass } from "../../ui/button.tsx";
import { Chip } from "../../ui/chip.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { TextField } from "../../ui/field.tsx";
import { Form, SubmitButton } from "../../ui/form.tsx";
import { toast } from "../../ui/toast.tsx";
import { ClassBoard } from "./class-board.tsx";

interface CodedClass {
  join_code: string;
  name: string;
  school: string;
  teachers: string[];
}

export function MyClassesScreen() {
  usePageTitle(t("My classes"));
  const classes = useQuery(read(myClasses.list));
  const [found, setFound] = useState<CodedClass | null>(null);
  return (
    <div className="stack max-w-[760px] gap-6">
      <div className="row justify-between">
        <h1>{t("My classes")}</h1>
        <Link className={buttonClass({ tone: "plain" })} to={paths.classWork}>
          {t("Class work")}
        </Link>
      </div>
      <Await query={classes}>
        {(list) =>
          list.length === 0 ? (
            <p className="card">{t("You are in no class yet. Your teacher can give you a code.")}</p>
          ) : (
            <ul className="stack gap-3">
              {list.map((one) => (
                <ClassCard key={one.uuid} one={one} />
              ))}
            </ul>
          )
        }
      </Await>
      {found ? <Join found={found} onDone={() => setFound(null)} /> : <EnterCode onFound={setFound} />}
    </div>
  );
}

function ClassCard({ one }: { one: PupilClass }) {
  const [leaving, setLeaving] = useState(false);
  const [board, setBoard] = useState(false);
  const leave = useCall(myClasses.leave, [myClasses.list]);
  return (
    <li className="card stack gap-3">
      <div className="row justify-between">
        <div className="min-w-0">
          <h2>{one.name}</h2>
          <p className="text-muted">
            {one.school} · {one.year}
          </p>
        </div>
        {one.is_over && <Chip>{t("Ended")}</Chip>}
      </div>
      {one.teachers.length > 0 && <p>{t("Teacher: {names}", { names: one.teachers.join(", ") })}</p>}
      {!one.is_over && <p className="text-muted">{t("Until {day}", { day: calendarDay(one.ends_on) })}</p>}
      <div className="row" data-game="">
        <Button tone="plain" onClick={() => setBoard(true)}>
          {t("Class leaderboard")}
        </Button>
      </div>
      <Button tone="plain" className="justify-self-start" onClick={() => setLeaving(true)}>
        {t("Leave this class")}
      </Button>
      <Dialog open={board} onClose={() => setBoard(false)} title={t("Leaderboard of {name}", { name: one.name })}>
        <ClassBoard classId={one.uuid} />
      </Dialog>
      <Dialog open={leaving} onClose={() => setLeaving(false)} title={t("Leave {name}?", { name: one.name })} decision>
        <div className="stack gap-4">
          <p>{t("You keep your account and all your results. Your teacher will no longer see your work.")}</p>
          <Button
            wide
            disabled={leave.isPending}
            onClick={() =>
              leave.mutate(
                { class_id: one.uuid },
                {
                  onSuccess: () => toast({ title: t("You have left the class.") }),
                  onError: ({ message }) =>
                    toast({ title: t("That did not work"), description: message, destructive: true }),
                },
              )
            }
          >
            {t("Leave this class")}
          </Button>
        </div>
      </Dialog>
    </li>
  );
}

function EnterCode({ onFound }: { onFound: (found: CodedClass) => void }) {
  const form = useForm({
    schema: myClasses.join.body!,
    submit: async ({ join_code }) => onFound({ join_code, ...(await call(myClasses.look, { join_code })) }),
  });
  const [search] = useSearchParams();
  const inAddress = search.get("code") ?? "";
  return (
    <section className="card stack gap-4">
      <h2>{t("Join a class")}</h2>
      <Form form={form} failed={t("We could not find that class")}>
        <TextField
          name="join_code"
          label={t("Code of the class")}
          autoComplete="off"
          autoCapitalize="characters"
          defaultValue={inAddress}
        />
        <SubmitButton>{t("Continue")}</SubmitButton>
      </Form>
    </section>
  );
}

/** What the teacher will see is said before anybody joins. */
function Join({ found, onDone }: { found: CodedClass; onDone: () => void }) {
  const join = useCall(myClasses.join, [myClasses.list]);
  return (
    <section className="card stack gap-4">
      <h2>{t("Join {name} at {school}?", { name: found.name, school: found.school })}</h2>
      {found.teachers.length > 0 && <p>{t("Teacher: {names}", { names: found.teachers.join(", ") })}</p>}
      <div>
        <b>{t("Your teacher will see:")}</b>
        <ul className="list-disc pl-6">
          <li>{t("your name")}</li>
          <li>{t("the work set in this class, and your results in it")}</li>
        </ul>
      </div>
      <div>
        <b>{t("Your teacher will never see:")}</b>
        <ul className="list-disc pl-6">
          <li>{t("anything else you practise here")}</li>
          <li>{t("your plan, your phone number or your email address")}</li>
        </ul>
      </div>
      <p className="text-muted">{t("You can leave the class at any time and keep your results.")}</p>
      <div className="row">
        <Button
          disabled={join.isPending}
          onClick={() =>
            join.mutate(
              { join_code: found.join_code },
              {
                onSuccess: () => {
                  toast({ title: t("You have joined the class.") });
                  onDone();
                },
                onError: ({ message }) =>
                  toast({ title: t("That did not work"), description: message, destructive: true }),
              },
            )
          }
        >
          {t("Join the class")}
        </Button>
        <Button tone="plain" onClick={onDone}>
          {t("Cancel")}
        </Button>
      </div>
    </section>
  );
}
