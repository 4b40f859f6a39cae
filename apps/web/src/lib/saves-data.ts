// Whether to move less: the candidate's own setting, or the browser's wish.
import { preferred } from "./preferences.ts";

/** TypeScript's DOM does not know the connection's own wishes yet. */
type Saving = Navigator & { connection?: { saveData?: boolean } };

export const savesData = (): boolean =>
  preferred("data-saver") === "on" || (navigator as Saving).connection?.saveData === true;
