// The list's filters and page are in the URL, so that Back, a reload and a colleague's link show the same questions.
import { difficultyLevel, questionPool, questionStage, questionType } from "@sabiprep/contract";
import { useCallback, useMemo } from "react";
import { useSearchParams } from "react-router";
import { isId } from "../../lib/address-filter.ts";

const names = [
  "search",
  "subject_id",
  "exam_type_id",
  "topic_id",
  "year",
  "difficulty_level",
  "pool",
  "question_type",
  "stage",
  "has",
  "lacks",
  "tag",
  "reviewer",
  "native_review",
] as const;
type Name = (typeof names)[number];

export type Filters = Partial<Record<Exclude<Name, "year" | FixedName>, string>> & {
  year?: number | undefined;
  stage?: "draft" | "review" | "live" | "retired" | undefined;
  difficulty_level?: "easy" | "medium" | "hard" | undefined;
  pool?: "paper" | "stretch" | undefined;
  question_type?: "TEXTS_ONLY" | "TRUE_OR_FALSE" | "IMAGE_ONLYS" | "IMAGE_AND_TEXTS_ONLY" | "AUDIO" | undefined;
  has?: "picture" | "recording" | "passage" | undefined;
  lacks?: "why" | "explanation" | "topic" | "year" | undefined;
  reviewer?: "me" | undefined;
  native_review?: "waiting" | undefined;
};
type FixedName =
  | "stage"
  | "difficulty_level"
  | "pool"
  | "question_type"
  | "has"
  | "lacks"
  | "reviewer"
  | "native_review";

/** In an address written by hand, only the valid filters count. */
const allowed: Record<FixedName, readonly string[]> = {
  stage: questionStage.options,
  difficulty_level: difficultyLevel.options,
  pool: questionPool.options,
  question_type: questionType.options,
  has: ["picture", "recording", "passage"],
  lacks: ["why", "explanation", "topic", "year"],
  reviewer: ["me"],
  native_review: ["waiting"],
};
const uuids = new Set<Name>(["subject_id", "exam_type_id", "topic_id"]);

const isSaid = (name: Name, value: string): boolean => {
  if (value === "") return false;
  if (name in allowed) return allowed[name as FixedName].includes(value);
  if (uuids.has(name)) return isId(value);
  return name !== "year" || /^\d{4}$/.test(value);
};

export function filtersIn(address: URLSearchParams): Filters {
  const found: Record<string, string | number> = {};
  for (const name of names) {
    const value = address.get(name) ?? "";
    if (isSaid(name, value)) found[name] = name === "year" ? Number(value) : value;
  }
  return found as Filters;
}

/** The last question of each page before this one. */
const trailIn = (address: URLSearchParams): string[] => (address.get("after") ?? "").split(",").filter(isId);

export function useAddressFilters() {
  const [address, setAddress] = useSearchParams();
  const said = address.toString();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address is what it says.
  const filters = useMemo(() => filtersIn(address), [said]);
  const change = useCallback(
    (make: (next: URLSearchParams) => void, replace = false) =>
      setAddress(
        (before) => {
          const next = new URLSearchParams(before);
          make(next);
          return next;
        },
        { replace },
      ),
    [setAddress],
  );
  const setFilters = useCallback(
    (wanted: Filters, typing = false) =>
      change((next) => {
        for (const name of names) {
          const value = wanted[name];
          if (value === undefined || value === "") next.delete(name);
          else next.set(name, String(value));
        }
        next.delete("after");
      }, typing),
    [change],
  );
  const set = useCallback(
    (name: "question" | "view" | "after" | "tab", value: string | null, replace = false) =>
      change((next) => (value ? next.set(name, value) : next.delete(name)), replace),
    [change],
  );
  return {
    filters,
    setFilters,
    trail: trailIn(address),
    setTrail: (trail: string[]) => set("after", trail.join(",") || null),
    viewing: address.get("question"),
    /** `tab` is the part of the question where a task is done. */
    setViewing: (question: string | null, tab?: string) =>
      change((next) => {
        next.delete("tab");
        if (question) next.set("question", question);
        else next.delete("question");
        if (question && tab) next.set("tab", tab);
      }, question === null),
    tab: address.get("tab"),
    setTab: (tab: string) => set("tab", tab === "question" ? null : tab, true),
    isDense: address.get("view") !== "cards",
    setDense: (dense: boolean) => set("view", dense ? null : "cards", true),
  };
}
