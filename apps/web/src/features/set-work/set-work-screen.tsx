import { type DataOf, schools, setWork, workChoices } from "@sabiprep/contract";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { CircleAlert } from "lucide-react";
import { Link, useNavigate, useParams, useSearchParams } from "react-router";
import { call } from "../../lib/api.ts";
import { t } from "../../lib/i18n.ts";
import { usePageTitle } from "../../lib/page-title.ts";
import { schoolPath, workPath } from "../../lib/paths.ts";
import { read } from "../../lib/query.ts";
import { Await } from "../../ui/await.tsx";
import { Banner } from "../../ui/banner.tsx";
import { draftOf, newDraft } from "./work-draft.ts";
import { WorkForm } from "./work-form.tsx";

/** New work, or a change of saved work. A follow-up begins with the topics in its address. */
export function SetWorkScreen() {
  const { schoolId = "", workId } = useParams();
  const home = useQuery(read(schools.home, { school_id: schoolId }));
  usePageTitle(workId ? t("Change the work") : t("Set work"));
  return (
    <div className="stack gap-6">
      <header className="stack gap-2">
        <Link className="justify-self-start font-bold" to={workId ? workPath(schoolId, workId) : schoolPath(schoolId)}>
          {t("Back")}
        </Link>
        <h1>{workId ? t("Change the work") : t("Set work")}</h1>
      </header>
      <Await query={home}>
        {(school) => (workId ? <Change school={school} workId={workId} /> : <New school={school} />)}
      </Await>
    </div>
  );
}

type Home = DataOf<typeof schools.home>;

const running = ({ classes }: Home) => classes.filter(({ is_over }) => !is_over);

function New({ school }: { school: Home }) {
  const navigate = useNavigate();
  const stale = useStaleWork();
  const [search] = useSearchParams();
  const classes = running(school);
  const topics = search.getAll("topic");
  const asked = search.getAll("class");
  const chosen = classes.length === 1 ? classes : classes.filter(({ uuid }) => asked.includes(uuid));
  const named = search.get("subject_name");
  const exams = useQuery({ ...read(workChoices.exams, { school_id: school.uuid }), enabled: named !== null });
  if (named !== null && !exams.data) return <Await query={exams}>{() => null}</Await>;
  // A past paper names its subject only. Its topics are the same in every exam.
  const exam = exams.data?.find(({ subjects }) => subjects.some(({ name }) => name === named));
  const first = newDraft({
    targets: chosen.map(({ uuid }) => ({ class_id: uuid, pupil_ids: null })),
    topic_ids: topics,
    exam_id: search.get("exam") ?? exam?.uuid ?? "",
    subject_id: search.get("subject") ?? exam?.subjects.find(({ name }) => name === named)?.uuid ?? "",
    title: search.get("title") ?? "",
    follow_up_of: search.get("follow_up_of"),
  });
  if (school.seats.seats === 0)
    return (
      <Banner tone="mid" icon={CircleAlert}>
        {t("Your school has no seats at the moment, so it can set no new work. All results stay.")}
      </Banner>
    );
  if (classes.length === 0) return <p className="card">{t("Create a class first. Then you can set work for it.")}</p>;
  return (
    <WorkForm
      schoolId={school.uuid}
      classes={classes}
      first={first}
      started={0}
      save={async (request) => {
        const { work_id } = await call(setWork.create, { school_id: school.uuid, ...request });
        await stale();
        navigate(workPath(school.uuid, work_id), { replace: true });
      }}
    />
  );
}

function Change({ school, workId }: { school: Home; workId: string }) {
  const navigate = useNavigate();
  const stale = useStaleWork();
  const ids = { school_id: school.uuid, work_id: workId };
  const page = useQuery(read(setWork.workPage, ids));
  return (
    <Await query={page}>
      {({ work, fields }) => (
        <>
          {work.started > 0 && (
            <Banner tone="mid" icon={CircleAlert}>
              {t(
                "{n, plural, one {# pupil has} other {# pupils have}} started. Questions, mode and clock stay as they are. New times and classes count for everybody.",
                { n: work.started },
              )}
            </Banner>
          )}
          <WorkForm
            schoolId={school.uuid}
            classes={running(school)}
            first={draftOf(fields)}
            started={work.started}
            save={async (request) => {
              const { means } = await call(setWork.change, { ...ids, ...request });
              await stale();
              navigate(workPath(school.uuid, workId), { replace: true, state: { means } });
            }}
          />
        </>
      )}
    </Await>
  );
}

function useStaleWork() {
  const client = useQueryClient();
  const reads = [setWork.list, setWork.workPage, setWork.classGrid, setWork.pupilPage];
  return () =>
    Promise.all(reads.map(({ method, path }) => client.invalidateQueries({ queryKey: [`${method} ${path}`] })));
}
