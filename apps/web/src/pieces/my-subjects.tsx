import { type DataOf, exams, MAX_MY_SUBJECTS, sittings } from "@sabiprep/contract";
import { useQuery } from "@tanstack/react-query";
import { t, translateServerText } from "../lib/i18n.ts";
import { read } from "../lib/query.ts";
import { subjectName } from "../lib/subject-name.ts";
import { Await } from "../ui/await.tsx";
import { Picks } from "../ui/picks.tsx";

interface MySubjectsProps {
  /** The main exam, whose subjects are offered. */
  exam: { uuid: string; name: string };
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
}

const JAMB = "JAMB";
const ENGLISH = "english";

/** The subjects of the exam. For JAMB, also by the course the candidate hopes to study: English and three others. */
export function MySubjects({ exam, chosen, onChange }: MySubjectsProps) {
  const subjects = useQuery(read(exams.subjects, { exam_type_id: exam.uuid }));
  const mocks = useQuery({ ...read(sittings.mocks), enabled: exam.name === JAMB });
  const toggle = (uuid: string) =>
    onChange(chosen.includes(uuid) ? chosen.filter((one) => one !== uuid) : [...chosen, uuid].slice(-MAX_MY_SUBJECTS));
  // Both together: courses that load later would move the subjects away from under a finger.
  if (mocks.isLoading) return <Await query={mocks}>{() => null}</Await>;
  return (
    <div className="stack gap-4">
      {exam.name === JAMB && mocks.data && <Courses mocks={mocks.data} chosen={chosen} onChange={onChange} />}
      <Await query={subjects}>
        {({ subjects }) => (
          <Picks
            name="subjects"
            label={t("Your subjects")}
            hint={
              exam.name === JAMB
                ? t("JAMB needs English and three other subjects. You can change them at any time.")
                : t("We show them first in every list. You can change them at any time.")
            }
            choices={subjects.map(({ uuid, name }) => ({ value: uuid, label: subjectName(name) }))}
            chosen={chosen}
            onChoose={toggle}
          />
        )}
      </Await>
    </div>
  );
}

interface CoursesProps extends Pick<MySubjectsProps, "chosen" | "onChange"> {
  mocks: DataOf<typeof sittings.mocks>;
}

function Courses({ mocks, chosen, onChange }: CoursesProps) {
  const idsOf = (slugs: readonly string[]) =>
    [ENGLISH, ...slugs].flatMap((slug) => mocks.subjects.find((subject) => subject.slug === slug)?.uuid ?? []);
  const courses = mocks.combinations.filter(({ subjects }) => subjects.length > 0);
  const fits = courses.find(({ subjects }) => idsOf(subjects).every((uuid) => chosen.includes(uuid)));
  return (
    <Picks
      name="course"
      label={t("What do you hope to study?")}
      hint={fits ? translateServerText(fits.note) : undefined}
      choices={courses.map(({ course }) => ({ value: course, label: translateServerText(course) }))}
      chosen={fits ? [fits.course] : []}
      onChoose={(course) => onChange(idsOf(courses.find((one) => one.course === course)!.subjects))}
    />
  );
}
