import { itemAnalysis, papers, questionImports } from "@sabiprep/contract";
import { useQueryClient } from "@tanstack/react-query";
import { ChartColumn, Download, Eye, type LucideIcon, Pencil, Printer } from "lucide-react";
import { Link } from "react-router";
import { t } from "../../lib/i18n.ts";
import { paths } from "../../lib/paths.ts";
import { read } from "../../lib/query.ts";
import { useMay } from "../../lib/staff-role.ts";
import { Button, buttonClass } from "../../ui/button.tsx";
import { Table } from "../../ui/table.tsx";
import { toast } from "../../ui/toast.tsx";
import { exportPaper } from "./export-link.ts";
import type { Draft, Paper } from "./paper.ts";
import { figure, sourceNames } from "./question-words.ts";

export function PaperList({ papers: rows, onOpen }: { papers: Paper[]; onOpen: (draft: Draft) => void }) {
  const client = useQueryClient();
  const may = useMay();
  async function open(paper: Paper) {
    try {
      const { questions } = await client.fetchQuery(read(papers.read, { paper_id: paper.uuid }));
      onOpen({ year: paper.year, minutes: paper.minutes, source: paper.source, questions });
    } catch (problem) {
      toast({ title: t("We could not open the paper"), description: (problem as Error).message, destructive: true });
    }
  }
  return (
    <section className="card p-0">
      <Table
        caption={t("Papers")}
        rows={rows}
        rowKey={({ uuid }) => uuid}
        columns={[
          { label: t("Year"), cell: ({ year }) => <span className="num">{year}</span> },
          { label: t("Questions"), figure: true, cell: ({ questions }) => figure(questions) },
          { label: t("Minutes"), figure: true, cell: ({ minutes }) => figure(minutes) },
          {
            label: t("Source"),
            cell: ({ source }) => <span className="whitespace-nowrap">{sourceNames()[source]}</span>,
          },
          {
            label: t("Actions"),
            cell: (paper) => (
              <span className="row paper-acts -my-3 gap-0">
                <Button tone="quiet" onClick={() => open(paper)}>
                  <Pencil className="icon" aria-hidden="true" />
                  {t("Edit")}
                  <span className="sr-only num">{paper.year}</span>
                </Button>
                {may(papers.preview) && (
                  <PaperLink paper={paper} to={paths.adminPaperPreview} icon={Eye} words={t("Preview")} />
                )}
                {may(itemAnalysis.ofPaper) && (
                  <PaperLink paper={paper} to={paths.adminPaperFigures} icon={ChartColumn} words={t("Statistics")} />
                )}
                <PaperLink paper={paper} to={paths.adminPaperPrint} icon={Printer} words={t("Print")} />
                {may(questionImports.export) && (
                  <PaperLink paper={paper} to={exportPaper(paper.uuid)} icon={Download} words={t("Export")} />
                )}
              </span>
            ),
          },
        ]}
      />
    </section>
  );
}

interface PaperLinkProps {
  paper: Paper;
  to: string;
  icon: LucideIcon;
  words: string;
}

function PaperLink({ paper, to, icon: Icon, words }: PaperLinkProps) {
  return (
    <Link className={buttonClass({ tone: "quiet" })} to={to.replace(":paperId", paper.uuid)}>
      <Icon className="icon" aria-hidden="true" />
      {words}
      <span className="sr-only num">{paper.year}</span>
    </Link>
  );
}
