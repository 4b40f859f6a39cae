import { questions, type StaffQuestion } from "@sabiprep/contract";
import { useQuery } from "@tanstack/react-query";
import { Plus } from "lucide-react";
import { useState } from "react";
import { t } from "../../lib/i18n.ts";
import { read } from "../../lib/query.ts";
import { StoredMarkup } from "../../pieces/stored-markup.tsx";
import { Button } from "../../ui/button.tsx";
import { TextField } from "../../ui/field.tsx";
import type { PaperSlot } from "./paper.ts";

interface QuestionFinderProps {
  place: PaperSlot;
  held: string[];
  onAdd: (question: StaffQuestion) => void;
}

/** Finds live questions by their words, to add them to a paper by hand. */
export function QuestionFinder({ place, held, onAdd }: QuestionFinderProps) {
  const [search, setSearch] = useState("");
  const asked = { ...place, search, status: "ACTIVE" as const, per_page: 10 };
  const found = useQuery({ ...read(questions.list, asked), enabled: search.trim().length > 2 });
  const items = (found.data?.items ?? []).filter(({ id }) => !held.includes(id));
  return (
    <div className="stack gap-3">
      <TextField
        name="find"
        type="search"
        label={t("Find a question to add")}
        value={search}
        onChange={(event) => setSearch(event.target.value)}
      />
      {search.trim().length > 2 && (
        <ul className="lines">
          {items.map((question) => (
            <li key={question.id}>
              <StoredMarkup className="min-w-0 flex-1 wrap-anywhere" markup={question.question_body} />
              <Button tone="plain" icon aria-label={t("Add this question")} onClick={() => onAdd(question)}>
                <Plus className="icon" aria-hidden="true" />
              </Button>
            </li>
          ))}
          {found.data && items.length === 0 && <li className="text-muted">{t("No questions found")}</li>}
        </ul>
      )}
    </div>
  );
}
