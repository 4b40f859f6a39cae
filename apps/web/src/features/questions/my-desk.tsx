import { itemAnalysis, questions, questionWriters, type StaffQuestion, staff } from "@sabiprep/contract";
import { useQuery } from "@tanstack/react-query";
import { ChevronDown } from "lucide-react";
import { t } from "../../lib/i18n.ts";
import { useIdle } from "../../lib/idle.ts";
import { read } from "../../lib/query.ts";
import { useMay } from "../../lib/staff-role.ts";
import { StoredMarkup } from "../../pieces/stored-markup.tsx";
import { Button } from "../../ui/button.tsx";

/** The tasks of the signed-in staff member. Shows nothing when there are none. */
export function MyDesk({ onOpen }: { onOpen: (questionId: string, tab: string) => void }) {
  const role = useQuery(read(staff.profile)).data?.role;
  const writes = questionWriters.some((one) => one === role);
  const desk = useQuery({ ...read(questions.desk), enabled: writes }).data;
  const confirms = useMay()(itemAnalysis.askedFixes);
  // There are rarely any, so they are loaded after the list.
  const idle = useIdle();
  const keys = useQuery({ ...read(itemAnalysis.askedFixes), enabled: confirms && idle }).data ?? [];
  const toConfirm = keys.filter(({ is_mine }) => !is_mine).map(({ question }) => question);
  if (!desk || desk.to_review.length + desk.sent_back.length + toConfirm.length === 0) return null;
  return (
    <section className="card stack gap-3" aria-labelledby="my-desk">
      <h2 id="my-desk">{t("My tasks")}</h2>
      <Waiting
        title={t("Corrected answer keys for me to confirm")}
        items={toConfirm}
        onOpen={(id) => onOpen(id, "figures")}
      />
      <Waiting title={t("For me to review")} items={desk.to_review} onOpen={(id) => onOpen(id, "review")} />
      <Waiting title={t("Returned to me")} items={desk.sent_back} onOpen={(id) => onOpen(id, "review")} />
    </section>
  );
}

interface WaitingProps {
  title: string;
  items: StaffQuestion[];
  onOpen: (questionId: string) => void;
}

function Waiting({ title, items, onOpen }: WaitingProps) {
  if (items.length === 0) return null;
  return (
    <details className="fold" open={items.length <= 3}>
      <summary className="num">
        <span>
          {title} ({items.length})
        </span>
        <ChevronDown className="icon" aria-hidden="true" />
      </summary>
      <ul className="lines">
        {items.map((question) => (
          <li key={question.id} className="flex-wrap">
            <StoredMarkup
              className="bank-short min-w-0 basis-full wrap-anywhere sm:flex-1 sm:basis-0"
              markup={question.question_body}
            />
            <span className="flex-1 text-sm text-muted sm:flex-none">{question.subject.name}</span>
            <Button tone="plain" onClick={() => onOpen(question.id)}>
              {t("Open")}
            </Button>
          </li>
        ))}
      </ul>
    </details>
  );
}
