import type { DataOf, sittings } from "@sabiprep/contract";
import { useMutation } from "@tanstack/react-query";
import { CircleCheck } from "lucide-react";
import { t, translateServerText } from "../../lib/i18n.ts";
import { Banner } from "../../ui/banner.tsx";

type FileResult = DataOf<typeof sittings.takeAnswerFile>;

/** Chooses a file and sends each test in it to the server. */
export function AnswerFileForm({ take }: { take: (sealed: string) => Promise<FileResult> }) {
  const sending = useMutation({
    mutationFn: async (file: File) => {
      const { testsIn } = await import("../../answers/answer-file.ts");
      const tests = await testsIn(file);
      if (tests.length === 0) throw new Error(t("This file is empty."));
      const taken: FileResult[] = [];
      for (const test of tests) taken.push(await take(test));
      return taken;
    },
  });
  return (
    <div className="stack gap-3">
      <div className="field">
        <label htmlFor="answer-file">{t("Answer file")}</label>
        <input
          id="answer-file"
          className="input"
          type="file"
          accept=".txt,text/plain"
          disabled={sending.isPending}
          aria-describedby={sending.error ? "answer-file-error" : undefined}
          onChange={({ target }) => {
            const file = target.files?.[0];
            if (file) sending.mutate(file);
            target.value = "";
          }}
        />
        {sending.error && (
          <p id="answer-file-error" className="field-error" role="alert">
            {sending.error.message}
          </p>
        )}
      </div>
      {sending.data && (
        <Banner tone="ok" icon={CircleCheck} role="status">
          {sending.data.map(({ session_id, title, answers, grade_score }) => (
            <span key={session_id} className="num block">
              {t("{title}: we received {n, plural, one {# answer} other {# answers}}.", {
                title: translateServerText(title),
                n: answers,
              })}{" "}
              {grade_score !== null && t("Score {score}%", { score: grade_score })}
            </span>
          ))}
        </Banner>
      )}
    </div>
  );
}
