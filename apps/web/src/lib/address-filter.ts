// What a list is narrowed by stands in the address, so that Back, a reload and a colleague's link show the same rows.
import { useEffect, useMemo, useRef, useState } from "react";
import { useSearchParams } from "react-router";
import type * as z from "zod/mini";

/** The rules of the call the list is read by: its query's, without what only pages through it. */
export type FilterRules = Record<string, z.ZodMiniType>;
export type FilterOf<Rules extends FilterRules> = { [Name in keyof Rules]?: z.output<Rules[Name]> };

/** An address somebody wrote by hand narrows by what it says rightly and by nothing else, so that the call is never refused. */
export function filterIn<Rules extends FilterRules>(address: URLSearchParams, rules: Rules): FilterOf<Rules> {
  const found: Record<string, unknown> = {};
  for (const [name, rule] of Object.entries(rules)) {
    const said = address.get(name) ?? "";
    if (said === "") continue;
    // A number is written like a text.
    const meant = [said, Number(said)].map((value) => rule.safeParse(value)).find(({ success }) => success);
    if (meant) found[name] = meant.data;
  }
  return found as FilterOf<Rules>;
}

function written(address: URLSearchParams, values: Record<string, unknown>): URLSearchParams {
  for (const [name, value] of Object.entries(values))
    if (value === undefined || value === null || value === "") address.delete(name);
    else address.set(name, String(value));
  return address;
}

/** `filter` shows at once what was chosen; the address follows a moment later. */
export function useAddressFilter<Rules extends FilterRules>(rules: Rules) {
  const [address, setAddress] = useSearchParams();
  const said = address.toString();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address is what it says, and the rules never change.
  const inAddress = useMemo(() => filterIn(address, rules), [said]);
  const [filter, setFilter] = useState(inAddress);
  // Two fields may say what was typed in the same moment, before either is drawn: the second must not take the first away.
  const latest = useRef(inAddress);
  useEffect(() => {
    latest.current = inAddress;
    setFilter(inAddress);
  }, [inAddress]);
  const write = (values: Record<string, unknown>, replace: boolean) =>
    setAddress((before) => written(new URLSearchParams(before), values), { replace });
  return {
    filter,
    /** `typing`: one of many in a row, not worth a step back each. */
    change: (more: { [Name in keyof Rules]?: FilterOf<Rules>[Name] | undefined }, typing = false) => {
      // Judged as it will be when it is read again: half a date narrows nothing.
      const wanted = filterIn(written(new URLSearchParams(), { ...latest.current, ...more }), rules);
      latest.current = wanted;
      setFilter(wanted);
      const none = Object.keys(rules).map((name) => [name, null]);
      write({ ...Object.fromEntries(none), ...wanted, pages: null }, typing);
    },
    /** How many pages of the list "Show more" has brought. */
    pages: Math.max(1, Math.min(MAX_PAGES, Number(address.get("pages")) || 1)),
    setPages: (pages: number) => write({ pages: pages > 1 ? pages : null }, true),
  };
}

/** A reload fetches one after the other; who is further down than this narrows the list instead. */
const MAX_PAGES = 20;

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
export const isId = (text: string): boolean => uuid.test(text);

/** The id of that name, or nothing where the address says something else. */
export const idIn = (address: URLSearchParams, name: string): string => {
  const value = address.get(name) ?? "";
  return isId(value) ? value : "";
};

/** The one thing that is open over the list, so that the log and a colleague can point at it. Back closes it. */
export function useOpenedThing(name: string) {
  const [address, setAddress] = useSearchParams();
  const set = (id: string | null) =>
    setAddress((before) => written(new URLSearchParams(before), { [name]: id }), { replace: id === null });
  return [idIn(address, name) || null, set] as const;
}
