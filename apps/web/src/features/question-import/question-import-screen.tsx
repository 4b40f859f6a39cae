import { ArrowLeft } from "lucide-react";
import { Link, useSearchParams } from "react-router";
import { t } from "../../lib/i18n.ts";
import { usePageTitle } from "../../lib/page-title.ts";
import { paths } from "../../lib/paths.ts";
import { buttonClass } from "../../ui/button.tsx";
import { Tabs } from "../../ui/tabs.tsx";
import { ChooseFile } from "./choose-file.tsx";
import { CorrectionsExport } from "./corrections-export.tsx";
import { ExportForm } from "./export-form.tsx";
import { ImportSteps } from "./import-steps.tsx";
import { ImportView } from "./import-view.tsx";
import { PastImports } from "./past-imports.tsx";
import "./question-import.css";

/** Import and export of question files. The current file is in the URL, so that a reload returns to it. */
export function QuestionImportScreen() {
  const [search, setSearch] = useSearchParams();
  const tab = search.get("tab") === "export" ? "export" : "import";
  const importId = search.get("file");
  usePageTitle(tab === "export" ? t("Export questions") : t("Import questions"));
  const open = (file: string) => setSearch({ file });
  return (
    <div className="stack gap-6">
      <div className="stack gap-2">
        <div>
          <Link to={paths.adminQuestions} className={buttonClass({ tone: "quiet" }, "-ml-3")}>
            <ArrowLeft className="icon" aria-hidden="true" />
            {t("Questions")}
          </Link>
        </div>
        <h1>{tab === "export" ? t("Export questions") : t("Import questions")}</h1>
      </div>
      <Tabs
        label={t("Import or export")}
        tabs={[
          { id: "import", label: t("Import") },
          { id: "export", label: t("Export") },
        ]}
        chosen={tab}
        onChoose={(id) => setSearch(id === "export" ? { tab: id } : {})}
      >
        {tab === "export" ? (
          <div className="stack gap-6">
            <ExportForm />
            <CorrectionsExport />
          </div>
        ) : importId ? (
          <ImportView key={importId} importId={importId} onLeave={() => setSearch({})} />
        ) : (
          <div className="stack gap-6">
            <ImportSteps state={null} />
            <ChooseFile onChosen={open} />
            <PastImports onOpen={open} />
          </div>
        )}
      </Tabs>
    </div>
  );
}
