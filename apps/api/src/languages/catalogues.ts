import type { Language } from "@sabiprep/contract";
import { ha } from "./ha.ts";
import { ig } from "./ig.ts";
import { yo } from "./yo.ts";

export type Catalogue = Readonly<Record<string, string>>;

export const tagOf = { english: "en", yoruba: "yo", igbo: "ig", hausa: "ha" } as const;
export type Tag = (typeof tagOf)[Language];

/** The texts included in the build. Later corrections by native readers are in the database. */
export const catalogues: Readonly<Record<Tag, Catalogue>> = { en: {}, yo, ig, ha };
