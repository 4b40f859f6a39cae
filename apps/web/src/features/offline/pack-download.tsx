import { exams, sittings } from "@sabiprep/contract";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { Download } from "lucide-react";
import { useState } from "react";
import { bytesInWords } from "../../lib/data-meter.ts";
import { t } from "../../lib/i18n.ts";
import { read } from "../../lib/query.ts";
import { savesData } from "../../lib/saves-data.ts";
import { Await } from "../../ui/await.tsx";
import { Button } from "../../ui/button.tsx";
import { Checkbox } from "../../ui/checkbox.tsx";
import { ProgressBar } from "../../ui/progress-bar.tsx";
import { rich } from "../../ui/rich.ts";
import { Select } from "../../ui/select.tsx";
import { useDeviceChanged } from "./device-tests.ts";
import { issueAndDownload } from "./download-pack.ts";
import type { PackRequest, Progress } from "./fetch-pack.ts";

interface Course {
  exam_id: string;
  subject_id: string;
}

/** Downloads a subject. Its content and size are shown first. */
export function PackDownload() {
  const list = useQuery(read(exams.list));
  const [exam, setExam] = useState("");
  const [subject, setSubject] = useState("");
  const subjects = useQuery({ ...read(exams.subjects, { exam_type_id: exam }), enabled: exam !== "" });
  return (
    <section className="card stack gap-4" aria-labelledby="take-along">
      <div className="stack gap-1">
        <h2 id="take-along">{t("Download a subject")}</h2>
        <p className="text-sm text-muted">
          {t(
            "Practice tests with answers and explanations. You can use them for 30 days. They do not count on the leaderboard.",
          )}
        </p>
      </div>
      <Await query={list}>
        {(exams) => (
          <div className="grid gap-4 md:grid-cols-2">
            <Select
              name="exam"
              label={t("Exam")}
              prompt={t("Choose an exam")}
              value={exam}
              onChange={({ target }) => {
                setExam(target.value);
                setSubject("");
              }}
              choices={exams.map(({ uuid, name }) => ({ value: uuid, label: name }))}
            />
            <Select
              name="subject"
              label={t("Subject")}
              prompt={t("Choose a subject")}
              value={subject}
              disabled={!subjects.data}
              onChange={({ target }) => setSubject(target.value)}
              choices={(subjects.data?.subjects ?? []).map(({ uuid, name }) => ({ value: uuid, label: name }))}
            />
          </div>
        )}
      </Await>
      {exam && subject && <Offer key={subject} course={{ exam_id: exam, subject_id: subject }} />}
    </section>
  );
}

function Offer({ course }: { course: Course }) {
  const offer = useQuery(read(sittings.packOffer, course));
  const [tests, setTests] = useState<number | null>(null);
  const [pictures, setPictures] = useState(() => !savesData());
  const [lessons, setLessons] = useState(true);
  return (
    <Await query={offer}>
      {({ questions_per_test, most_tests, bytes_per_test, picture_bytes_per_test, ...offered }) => {
        if (most_tests === 0)
          return <p>{t("You have used all this month's tests, so you cannot download a pack yet.")}</p>;
        const count = tests ?? Math.min(4, most_tests);
        const lessonBytes = offered.lesson_bytes + (pictures ? offered.lesson_picture_bytes : 0);
        const bytes = count * (bytes_per_test + (pictures ? picture_bytes_per_test : 0)) + (lessons ? lessonBytes : 0);
        return (
          <div className="stack gap-4">
            <Select
              name="tests"
              label={t("Tests")}
              value={count}
              onChange={({ target }) => setTests(Number(target.value))}
              choices={Array.from({ length: most_tests }, (_, at) => ({
                value: String(at + 1),
                label: t(
                  "{tests, plural, one {# test} other {# tests}}, {n, plural, one {# question} other {# questions}}",
                  {
                    tests: at + 1,
                    n: (at + 1) * questions_per_test,
                  },
                ),
              }))}
            />
            {picture_bytes_per_test > 0 && (
              <Checkbox
                name="pictures"
                label={t("With pictures")}
                checked={pictures}
                onChange={({ target }) => setPictures(target.checked)}
              />
            )}
            {offered.lessons > 0 && (
              <Checkbox
                name="lessons"
                label={t("With {n, plural, one {its lesson} other {its # lessons}}, {size}", {
                  n: offered.lessons,
                  size: bytesInWords(lessonBytes),
                })}
                checked={lessons}
                onChange={({ target }) => setLessons(target.checked)}
              />
            )}
            <p>
              {rich(
                "The download is about {size}. It uses {n, plural, one {# test} other {# tests}} from this month. If you remove the pack this month, you get back the tests you did not start.",
                { size: <b className="pack-size">{bytesInWords(bytes)}</b> },
                { n: count },
              )}
            </p>
            <DownloadButton course={course} tests={count} wanted={{ pictures, lessons }} />
          </div>
        );
      }}
    </Await>
  );
}

function DownloadButton({ course, tests, wanted }: { course: Course; tests: number; wanted: PackRequest }) {
  const queries = useQueryClient();
  const changed = useDeviceChanged();
  const [progress, setProgress] = useState<Progress | null>(null);
  const loading = useMutation({
    mutationFn: () => issueAndDownload(course, tests, wanted, setProgress),
    onSuccess: async () => {
      await Promise.all([
        changed(),
        ...[sittings.packs, sittings.packOffer, sittings.allowance].map((stale) =>
          queries.invalidateQueries({ queryKey: [`${stale.method} ${stale.path}`] }),
        ),
      ]);
    },
  });
  return (
    <div className="stack gap-3">
      <Button className="justify-self-start" disabled={loading.isPending} onClick={() => loading.mutate()}>
        <Download className="icon" aria-hidden="true" />
        {loading.isPending ? t("Downloading...") : t("Download")}
      </Button>
      {progress && (
        <div className="stack gap-1">
          <ProgressBar value={progress.share * 100} label={t("Download")} />
          <p className="num text-sm text-muted" role="status">
            {progress.done === progress.of
              ? t("{n, plural, one {# test is} other {# tests are}} saved on this device.", { n: progress.done })
              : t("{done} of {of} tests", { ...progress })}
          </p>
        </div>
      )}
      {loading.error && (
        <p className="field-error" role="alert">
          {loading.error.message}
        </p>
      )}
    </div>
  );
}
