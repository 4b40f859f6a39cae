import { dayOf } from "../../lib/when.ts";

/** Seats end at midnight in Lagos, so their last day is the one before. */
export const lastDayOf = (endsAt: string): string => dayOf(new Date(Date.parse(endsAt) - 1).toISOString());
