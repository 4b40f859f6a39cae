// The filters of a list are in the address, so that Back, a reload and a colleague's link show the same rows.
import { useEffect, useMemo, useRef, useState } from "react";
import { useSearchParams } from "react-router";
import type * as z from "zod/mini";

/** The query rules of the call that reads the list, without those for paging. */
export type FilterRules = Record<string, z.ZodMiniType>;
export type FilterOf<Rules extends FilterRules> = { [Name in keyof Rules]?: z.output<Rules[Name]> };

/** In an address written by hand, only the valid filters count, so that the call is never refused. */
export function filterIn<Rules extends FilterRules>(address: URLSearchParams, rules: Rules): FilterOf<Rules> {
  const found: Record<string, unknown> = {};
  for (const [name, rule] of Object.entries(rules)) {
    const said = address.get(name) ?? "";
    if (said === "") continue;
    // Numbers are written as text.
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

/** `filter` shows a choice immediately, and the address follows a moment later. */
export function useAddressFilter<Rules extends FilterRules>(rules: Rules) {
  const [address, setAddress] = useSearchParams();
  const said = address.toString();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address is what it says, and the rules never change.
  const inAddress = useMemo(() => filterIn(address, rules), [said]);
  const [filter, setFilter] = useState(inAddress);
  // Two fields may change at the same moment, before either is rendered. The second must not drop the first.
  const latest = useRef(inAddress);
  useEffect(() => {
    latest.current = inAddress;
    setFilter(inAddress);
  }, [inAddress]);
  const write = (values: Record<string, unknown>, replace: boolean) =>
    setAddress((before) => written(new URLSearchParams(before), values), { replace });
  return {
    filter,
    /** `typing`: one of many changes in a row, so it gets no history entry. */
    change: (more: { [Name in keyof Rules]?: FilterOf<Rules>[Name] | undefined }, typing = false) => {
      // Checked as it will be when it is read again: half a date filters nothing.
      const wanted = filterIn(written(new URLSearchParams(), { ...latest.current, ...more }), rules);
      latest.current = wanted;
      setFilter(wanted);
      const none = Object.keys(rules).map((name) => [name, null]);
      write({ ...Object.fromEntries(none), ...wanted, pages: null }, typing);
    },
    /** How many pages of the list are shown after "Show more". */
    pages: Math.max(1, Math.min(MAX_PAGES, Number(address.get("pages")) || 1)),
    setPages: (pages: number) => write({ pages: pages > 1 ? pages : null }, true),
  };
}

/** A reload fetches the pages one after the other. For longer lists, people use the filters. */
const MAX_PAGES = 20;

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
export const isId = (text: string): boolean => uuid.test(text);

/** The id under that name, or nothing if the value is not an id. */
export const idIn = (address: URLSearchParams, name: string): string => {
  const value = address.get(name) ?? "";
  return isId(value) ? value : "";
};

/** The one item that is open over the list, so that the log and a colleague can link to it. Back closes it. */
export function useOpenedThing(name: string) {
  const [address, setAddress] = useSearchParams();
  const set = (id: string | null) =>
    setAddress((before) => written(new URLSearchParams(before), { [name]: id }), { replace: id === null });
  return [idIn(address, name) || null, set] as const;
}
