import { setWork } from "@sabiprep/contract";
import { useQuery } from "@tanstack/react-query";
import { Link, useParams } from "react-router";
import { t } from "../../lib/i18n.ts";
import { usePageTitle } from "../../lib/page-title.ts";
import { workPath } from "../../lib/paths.ts";
import { read } from "../../lib/query.ts";
import { QuestionWalk } from "../../pieces/question-walk.tsx";
import { Await } from "../../ui/await.tsx";

/** The work as a pupil sees it. No answer is saved. */
export function WorkPreviewScreen() {
  const { schoolId = "", workId = "" } = useParams();
  usePageTitle(t("Preview as a pupil"));
  const preview = useQuery(read(setWork.preview, { school_id: schoolId, work_id: workId }));
  return (
    <div className="stack gap-6">
      <Link className="justify-self-start font-bold" to={workPath(schoolId, workId)}>
        {t("Back to the work")}
      </Link>
      <Await query={preview}>
        {({ exams, session }) => (
          <>
            <h1>{session.title}</h1>
            <p className="text-muted">{t("This is how a pupil sees it. Nothing is saved.")}</p>
            {exams.length > 0 && <QuestionWalk questions={exams} answers={false} />}
          </>
        )}
      </Await>
    </div>
  );
}
