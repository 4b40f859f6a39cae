import { useState } from "react";
import { t, translateServerText } from "../../lib/i18n.ts";
import { subjectName } from "../../lib/subject-name.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Select } from "../../ui/select.tsx";
import { choiceOf, type Mock, type Mocks } from "./mock-choice.ts";
import type { StartTest } from "./start-test.ts";

interface MockDialogProps {
  mock: Mock | null;
  all: Mocks;
  onClose: () => void;
  starting: StartTest;
}

/** The subjects of a mock, with the courses' requirements. */
export function MockDialog({ mock, all, onClose, starting }: MockDialogProps) {
  return (
    <Dialog open={mock !== null && !starting.refusal} onClose={onClose} title={translateServerText(mock?.name ?? "")}>
      {mock && <Subjects key={mock.slug} mock={mock} all={all} starting={starting} />}
    </Dialog>
  );
}

function Subjects({ mock, all, starting }: { mock: Mock; all: Mocks; starting: StartTest }) {
  const { wanted, free, mine } = choiceOf(mock, all);
  const [chosen, setChosen] = useState<readonly string[]>(() => mine.map(({ uuid }) => uuid).slice(0, wanted));
  const toggle = (uuid: string) =>
    setChosen(chosen.includes(uuid) ? chosen.filter((one) => one !== uuid) : [...chosen, uuid].slice(-wanted));
  return (
    <div className="stack gap-5">
      <p>
        {mock.parts
          .filter(({ subject }) => subject)
          .map(({ name, items }) => t("{name}: {n} questions", { name, n: items }))
          .join(". ")}
      </p>
      {wanted > 0 && (
        <>
          <CourseHint all={all} free={free} wanted={wanted} onPick={setChosen} />
          <fieldset className="stack gap-2">
            <legend className="label mb-2">{t("Choose {n} subjects", { n: wanted })}</legend>
            <div className="row gap-2">
              {free.map(({ uuid, name }) => (
                <button
                  key={uuid}
                  type="button"
                  className="pick"
                  aria-pressed={chosen.includes(uuid)}
                  onClick={() => toggle(uuid)}
                >
                  {subjectName(name)}
                </button>
              ))}
            </div>
          </fieldset>
          <p role="status" className="num text-sm text-muted">
            {t("{n} of {wanted} chosen", { n: chosen.length, wanted })}
          </p>
        </>
      )}
      <p className="num text-sm text-muted">
        {t("You answer {items} questions in {minutes} minutes, in exam mode. The clock starts straight away.", {
          items: mock.items,
          minutes: mock.minutes,
        })}
      </p>
      {starting.failure && (
        <p className="field-error" role="alert">
          {starting.failure}
        </p>
      )}
      <Button
        large
        disabled={chosen.length !== wanted || starting.busy}
        onClick={() => starting.start({ what: "mock", input: { slug: mock.slug, subjects: [...chosen] } })}
      >
        {starting.busy ? t("Starting...") : t("Start the mock")}
      </Button>
    </div>
  );
}

interface CourseHintProps {
  all: Mocks;
  free: Mocks["subjects"];
  wanted: number;
  onPick: (subjects: string[]) => void;
}

/** A course selects its required subjects, if there are questions for them. */
function CourseHint({ all, free, wanted, onPick }: CourseHintProps) {
  const [course, setCourse] = useState("");
  const combination = all.combinations.find((one) => one.course === course);
  const choose = (name: string) => {
    setCourse(name);
    const slugs = all.combinations.find((one) => one.course === name)?.subjects ?? [];
    onPick(
      free
        .filter(({ slug }) => slugs.includes(slug))
        .map(({ uuid }) => uuid)
        .slice(0, wanted),
    );
  };
  return (
    <div className="stack gap-2">
      <Select
        name="course"
        label={t("Course you want to study (optional)")}
        prompt={t("Any course")}
        value={course}
        onChange={(event) => choose(event.target.value)}
        choices={all.combinations.map(({ course }) => ({ value: course, label: translateServerText(course) }))}
      />
      {combination && (
        <p className="text-sm text-muted">
          {translateServerText(combination.note)} {t("Always check the JAMB brochure for your year.")}
        </p>
      )}
    </div>
  );
}
