import { type DeskReport, reportDesk } from "@sabiprep/contract";
import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { send } from "../../lib/api.ts";
import { useForm } from "../../lib/form.ts";
import { t } from "../../lib/i18n.ts";
import { paths } from "../../lib/paths.ts";
import { read, useCall } from "../../lib/query.ts";
import { momentOf } from "../../lib/when.ts";
import { Await } from "../../ui/await.tsx";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { TextArea } from "../../ui/field.tsx";
import { Form, SubmitButton } from "../../ui/form.tsx";
import { Select } from "../../ui/select.tsx";
import { toast } from "../../ui/toast.tsx";
import { useRefreshUsers } from "./refresh-users.ts";
import { reportTypeNames, StatusChip } from "./report-words.tsx";

export function ReportDialog({ uuid, onClose }: { uuid: string; onClose: () => void }) {
  const report = useQuery(read(reportDesk.read, { uuid }));
  return (
    <Dialog open inAddress onClose={onClose} title={report.data?.title || t("Report")}>
      <Await query={report}>
        {(report) => (
          <div className="stack gap-6">
            <About report={report} />
            <Moves report={report} />
            <AnswerForm report={report} onDone={onClose} />
          </div>
        )}
      </Await>
    </Dialog>
  );
}

function About({ report }: { report: DeskReport }) {
  return (
    <section className="stack">
      <div className="row">
        <StatusChip status={report.status} />
        <span className="text-sm text-muted">
          {[reportTypeNames()[report.type], report.subject, momentOf(report.date)].filter(Boolean).join(" · ")}
        </span>
      </div>
      <p className="whitespace-pre-line">{report.description}</p>
      {report.screenshot_url && (
        <a href={report.screenshot_url} target="_blank" rel="noreferrer">
          <img src={report.screenshot_url} alt={t("Screenshot sent with the report")} className="max-h-64 rounded-lg" />
        </a>
      )}
      <p className="text-sm text-muted">
        {report.reporter
          ? `${report.reporter.name}, ${report.reporter.email}`
          : t("This student has deleted their account.")}
      </p>
      {report.question_id && (
        <Link className="font-bold" to={`${paths.adminQuestions}?question=${report.question_id}`}>
          {t("Go to the question")}
        </Link>
      )}
      {report.response && (
        <div>
          <h3>{t("Our reply")}</h3>
          <p className="whitespace-pre-line">{report.response}</p>
          {report.responded_at && <p className="text-sm text-muted">{momentOf(report.responded_at)}</p>}
        </div>
      )}
    </section>
  );
}

function Moves({ report }: { report: DeskReport }) {
  const take = useCall(reportDesk.take);
  const move = useCall(reportDesk.setStatus);
  const refresh = useRefreshUsers();
  const isResolved = report.status === "resolved";
  return (
    <div className="row gap-2">
      <Button
        tone="plain"
        disabled={take.isPending}
        onClick={() => take.mutate({ uuid: report.uuid }, { onSuccess: refresh })}
      >
        {report.assigned_to ? t("Assigned to {name}. Take over", { name: report.assigned_to.name }) : t("Assign to me")}
      </Button>
      <Button
        tone="plain"
        disabled={move.isPending}
        onClick={() =>
          move.mutate({ uuid: report.uuid, status: isResolved ? "in_progress" : "resolved" }, { onSuccess: refresh })
        }
      >
        {isResolved ? t("Open again") : t("Close without a reply")}
      </Button>
    </div>
  );
}

function AnswerForm({ report, onDone }: { report: DeskReport; onDone: () => void }) {
  const refresh = useRefreshUsers();
  const form = useForm({
    schema: reportDesk.answer.body!,
    submit: async (body) => {
      const { message } = await send(reportDesk.answer, { uuid: report.uuid, ...body });
      toast({ title: message });
      await refresh();
      onDone();
    },
  });
  if (!report.reporter) return null;
  return (
    <Form form={form}>
      <TextArea
        name="response"
        label={t("Answer")}
        rows={5}
        hint={t("We send this to {name} by email and as a notification.", { name: report.reporter.name })}
      />
      <Select
        name="status"
        label={t("Set the report to")}
        defaultValue="resolved"
        choices={[
          { value: "resolved", label: t("Resolved") },
          { value: "in_progress", label: t("Still in progress") },
        ]}
      />
      <SubmitButton>{t("Send reply")}</SubmitButton>
    </Form>
  );
}
