import { useQuery } from "@tanstack/react-query";
import { keptCopies } from "./kept-copies.ts";

export const KEPT = ["kept-materials"];

/** The materials stored on this device. */
export const useKept = () => useQuery({ queryKey: KEPT, queryFn: keptCopies, staleTime: 0 });
