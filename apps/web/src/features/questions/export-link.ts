// The link to the export screen for the questions of the current list.
import { paths } from "../../lib/paths.ts";
import type { Filters } from "./address-filters.ts";

const screen = `${paths.adminQuestionImport}?tab=export`;

/** All that the filters find. Without any filter, the screen asks for one. */
export function exportFound(filters: Filters): string {
  const given = Object.entries(filters).filter(([, value]) => value !== undefined && value !== "");
  if (given.length === 0) return screen;
  const query = new URLSearchParams(given.map(([name, value]) => [name, String(value)]));
  return `${screen}&found=${encodeURIComponent(query.toString())}`;
}

export const exportPaper = (paperId: string): string => `${screen}&paper=${paperId}`;
export const exportChosen = (question_ids: string[]) => ({ to: screen, state: { question_ids } });
