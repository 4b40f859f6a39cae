// Whether to use less data: the candidate's own setting, or the browser's.
import { preferred } from "./preferences.ts";

/** TypeScript's DOM types do not include the connection's preferences yet. */
type Saving = Navigator & { connection?: { saveData?: boolean } };

export const savesData = (): boolean =>
  preferred("data-saver") === "on" || (navigator as Saving).connection?.saveData === true;
