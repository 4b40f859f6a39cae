import { questions } from "@sabiprep/contract";
import { useState } from "react";
import { t } from "../../lib/i18n.ts";
import { useCall } from "../../lib/query.ts";
import { Button } from "../../ui/button.tsx";
import { Select } from "../../ui/select.tsx";
import { toast } from "../../ui/toast.tsx";
import { difficulties, figure } from "./question-words.ts";

type Change = { difficulty_level: "easy" | "medium" | "hard" } | { to: "draft" | "review" | "live" };

/** What can be done to all chosen questions at once. */
export function BulkBar({ ids, onDone }: { ids: string[]; onDone: () => void }) {
  const stale = [questions.list, questions.tiles];
  const change = useCall(questions.bulkChange, stale);
  const remove = useCall(questions.bulkDelete, stale);
  const [wish, setWish] = useState("");
  const wishes: { value: string; label: string; change: Change | null }[] = [
    { value: "live", label: t("Publish"), change: { to: "live" } },
    { value: "review", label: t("Send to review"), change: { to: "review" } },
    { value: "draft", label: t("Back to draft"), change: { to: "draft" } },
    ...(["easy", "medium", "hard"] as const).map((level) => ({
      value: level,
      label: t("Difficulty: {level}", { level: difficulties()[level].label }),
      change: { difficulty_level: level },
    })),
    { value: "delete", label: t("Delete"), change: null },
  ];

  async function carryOut() {
    const wanted = wishes.find(({ value }) => value === wish);
    if (!wanted) return;
    try {
      const { changed } = wanted.change
        ? await change.mutateAsync({ question_ids: ids, ...wanted.change })
        : await remove.mutateAsync({ question_ids: ids });
      toast({ title: t("{n, plural, one {# question changed} other {# questions changed}}", { n: changed }) });
      onDone();
    } catch (problem) {
      toast({ title: t("Nothing was changed"), description: (problem as Error).message, destructive: true });
    }
  }

  return (
    <section className="bulk-bar" aria-label={t("Chosen questions")}>
      <b className="num">{t("{count} chosen", { count: figure(ids.length) })}</b>
      <Select
        name="bulk"
        label={t("What to do")}
        labelHidden
        prompt={t("What to do with them?")}
        choices={wishes}
        value={wish}
        onChange={(event) => setWish(event.target.value)}
      />
      <Button disabled={!wish || change.isPending || remove.isPending} onClick={carryOut}>
        {t("Apply")}
      </Button>
      <Button tone="quiet" onClick={onDone}>
        {t("Clear choice")}
      </Button>
    </section>
  );
}
