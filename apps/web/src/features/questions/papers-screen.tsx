import { exams, papers } from "@sabiprep/contract";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useSearchParams } from "react-router";
import { idIn } from "../../lib/address-filter.ts";
import { t } from "../../lib/i18n.ts";
import { usePageTitle } from "../../lib/page-title.ts";
import { read } from "../../lib/query.ts";
import { Await } from "../../ui/await.tsx";
import { Button } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Select } from "../../ui/select.tsx";
import { BankNavigation } from "./bank-navigation.tsx";
import { keepUnsaved, type PaperSlot, unsavedPaper } from "./paper.ts";
import { PaperBuilder } from "./paper-builder.tsx";
import { PaperList } from "./paper-list.tsx";
import "./questions.css";

export function PapersScreen() {
  usePageTitle(t("Papers"));
  const creation = useQuery(read(exams.creationData));
  // In the URL, so that Back from a paper's print, a reload and a colleague's link show the same papers.
  const [address, setAddress] = useSearchParams();
  const place: PaperSlot = { exam_type_id: idIn(address, "exam_type_id"), subject_id: idIn(address, "subject_id") };
  const [draft, setDraft] = useState(() => unsavedPaper(place));
  const chosen = place.exam_type_id !== "" && place.subject_id !== "";
  const list = useQuery({ ...read(papers.list, place), enabled: chosen });
  const named = (rows: { uuid: string; name: string }[]) =>
    rows.map(({ uuid, name }) => ({ value: uuid, label: name }));
  const choose = (more: Partial<PaperSlot>) => {
    const said = Object.entries({ ...place, ...more }).filter(([, id]) => id !== "");
    setAddress(new URLSearchParams(said), { replace: true });
    setDraft(unsavedPaper({ ...place, ...more }));
  };
  const close = () => {
    keepUnsaved(place, null);
    setDraft(null);
  };
  return (
    <div className="stack gap-6">
      <h1>{t("Papers")}</h1>
      <BankNavigation />
      <Await query={creation}>
        {({ exam_types, subjects }) => (
          <div className="bank-form">
            <Select
              name="exam"
              label={t("Exam type")}
              prompt={t("Choose an exam")}
              choices={named(exam_types)}
              value={place.exam_type_id}
              onChange={(event) => choose({ exam_type_id: event.target.value })}
            />
            <Select
              name="subject"
              label={t("Subject")}
              prompt={t("Choose a subject")}
              choices={named(subjects)}
              value={place.subject_id}
              onChange={(event) => choose({ subject_id: event.target.value })}
            />
          </div>
        )}
      </Await>
      {!chosen && <EmptyState title={t("Choose an exam and a subject")}>{t("Its papers will show here.")}</EmptyState>}
      {chosen && !draft && (
        <Await query={list}>
          {({ papers, blueprint }) => (
            <>
              <Button
                className="justify-self-start"
                onClick={() =>
                  setDraft({
                    year: new Date().getFullYear(),
                    minutes: blueprint?.minutes ?? 60,
                    source: "school",
                    questions: [],
                  })
                }
              >
                {t("Build a paper")}
              </Button>
              <PaperList papers={papers} onOpen={setDraft} />
            </>
          )}
        </Await>
      )}
      {draft && (
        <PaperBuilder key={`${place.exam_type_id}/${place.subject_id}`} place={place} draft={draft} onClose={close} />
      )}
    </div>
  );
}
