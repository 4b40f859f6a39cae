import { useQuery } from "@tanstack/react-query";
import { keptCopies } from "./kept-copies.ts";

export const KEPT = ["kept-materials"];

/** What of the materials lies on this device. */
export const useKept = () => useQuery({ queryKey: KEPT, queryFn: keptCopies, staleTime: 0 });
