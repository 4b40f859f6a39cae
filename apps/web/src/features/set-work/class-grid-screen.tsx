import { classRoster, type DataOf, setWork } from "@sabiprep/contract";
import { useQuery } from "@tanstack/react-query";
import { Download, Eye, EyeOff } from "lucide-react";
import { useState } from "react";
import { Link, useParams } from "react-router";
import { t } from "../../lib/i18n.ts";
import { usePageTitle } from "../../lib/page-title.ts";
import { pupilWorkPath, schoolPath, setWorkPath, workPath } from "../../lib/paths.ts";
import { read, useCall } from "../../lib/query.ts";
import { ClassTabs } from "../../pieces/class-tabs.tsx";
import { WorkState } from "../../pieces/work-state.tsx";
import { Await } from "../../ui/await.tsx";
import { Button, buttonClass } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { TextField } from "../../ui/field.tsx";
import { Select } from "../../ui/select.tsx";
import { GridCell } from "./grid-cell.tsx";
import { averageOf, doneOf, type GridPupil, type GridSort, sortedPupils } from "./grid-order.ts";
import { sayFailed } from "./work-words.ts";
import "../../styles/staff-desk.css";
import "./set-work.css";

type Grid = DataOf<typeof setWork.classGrid>;

/** Pupils and work of a class. Without names it can be shown to everybody. */
export function ClassGridScreen() {
  const { schoolId = "", classId = "" } = useParams();
  const ids = { school_id: schoolId, class_id: classId };
  const roster = useQuery(read(classRoster.read, ids));
  const grid = useQuery(read(setWork.classGrid, ids));
  usePageTitle(roster.data ? t("Work of {name}", { name: roster.data.name }) : t("Class work"));
  return (
    <Await query={roster}>
      {({ name, school, is_over }) => (
        <div className="stack gap-6">
          <header className="stack gap-3">
            <Link to={schoolPath(schoolId)} className="justify-self-start font-bold">
              {school.name}
            </Link>
            <div className="row justify-between">
              <h1>{name}</h1>
              {!is_over && (
                <Link className={buttonClass()} to={setWorkPath(schoolId, [["class", classId]])}>
                  {t("Set work")}
                </Link>
              )}
            </div>
            <ClassTabs schoolId={schoolId} classId={classId} />
          </header>
          <Await query={grid}>
            {(grid) =>
              grid.work.length === 0 ? (
                <EmptyState title={t("No work yet")}>
                  {t("Work that you give out to this class will show here, with the result of every pupil.")}
                </EmptyState>
              ) : (
                <GridOfClass schoolId={schoolId} classId={classId} grid={grid} />
              )
            }
          </Await>
        </div>
      )}
    </Await>
  );
}

interface GridOfClassProps {
  schoolId: string;
  classId: string;
  grid: Grid;
}

function GridOfClass({ schoolId, classId, grid }: GridOfClassProps) {
  const [sort, setSort] = useState<GridSort>("name");
  const [search, setSearch] = useState("");
  const [hidden, setHidden] = useState(false);
  // In the order of the names, a row without its name would still say whose it is.
  const pupils = sortedPupils(grid.pupils, hidden && sort === "name" ? "average" : sort, hidden ? "" : search);
  const labelOf = (pupil: GridPupil, at: number) =>
    hidden ? t("Pupil {n}", { n: at + 1 }) : `${pupil.last_name} ${pupil.first_name}`;
  return (
    <section className="stack gap-4">
      <div className="desk-filters">
        {!hidden && (
          <TextField
            name="search"
            type="search"
            label={t("Find a pupil")}
            value={search}
            onChange={({ target }) => setSearch(target.value)}
          />
        )}
        <Select
          name="sort"
          label={t("Sort by")}
          value={sort}
          onChange={({ target }) => setSort(target.value)}
          choices={[
            ...(hidden ? [] : [{ value: "name", label: t("Name") }]),
            { value: "average", label: t("Average score") },
            { value: "done", label: t("Least work done") },
            ...grid.work.map(({ uuid, title }) => ({ value: uuid, label: t("Score in {title}", { title }) })),
          ]}
        />
      </div>
      <div className="row">
        <Button
          tone="plain"
          aria-pressed={hidden}
          onClick={() => {
            setHidden(!hidden);
            if (sort === "name") setSort("average");
          }}
        >
          {hidden ? <Eye className="icon" aria-hidden="true" /> : <EyeOff className="icon" aria-hidden="true" />}
          {hidden ? t("Show names") : t("Hide names")}
        </Button>
        <GridFile schoolId={schoolId} classId={classId} format="xlsx" names={!hidden} />
        <GridFile schoolId={schoolId} classId={classId} format="pdf" names={!hidden} />
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard. */}
      <section className="work-grid card" aria-label={t("Class work")} tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">{t("Pupil")}</th>
              <th scope="col">{t("Average")}</th>
              <th scope="col">{t("Done")}</th>
              {grid.work.map((work) => (
                <th key={work.uuid} scope="col">
                  <Link className="work-grid-title" title={work.title} to={workPath(schoolId, work.uuid)}>
                    {work.title}
                  </Link>
                  <WorkState state={work.state} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {pupils.map((pupil, at) => {
              const average = averageOf(pupil);
              return (
                <tr key={pupil.uuid}>
                  <th scope="row">
                    {hidden ? (
                      labelOf(pupil, at)
                    ) : (
                      <Link to={pupilWorkPath(schoolId, classId, pupil.uuid)}>{labelOf(pupil, at)}</Link>
                    )}
                  </th>
                  <td className="num">{average === null ? "–" : `${average}%`}</td>
                  <td className="num">{doneOf(pupil)}</td>
                  {pupil.cells.map((cell) => (
                    <td key={cell.work_id}>
                      <GridCell cell={cell} />
                    </td>
                  ))}
                </tr>
              );
            })}
          </tbody>
        </table>
        {pupils.length === 0 && <p className="p-4 text-muted">{t("No pupil with this name")}</p>}
      </section>
    </section>
  );
}

interface GridFileProps {
  schoolId: string;
  classId: string;
  format: "xlsx" | "pdf";
  names: boolean;
}

function GridFile({ schoolId, classId, format, names }: GridFileProps) {
  const make = useCall(setWork.gridFile);
  const save = ({ url }: { url: string }) => {
    const link = document.createElement("a");
    link.href = url;
    link.download = "";
    link.click();
  };
  return (
    <Button
      tone="plain"
      disabled={make.isPending}
      onClick={() =>
        make.mutate({ school_id: schoolId, class_id: classId, format, names }, { onSuccess: save, onError: sayFailed })
      }
    >
      <Download className="icon" aria-hidden="true" />
      {format === "xlsx" ? t("Spreadsheet") : t("PDF")}
    </Button>
  );
}
