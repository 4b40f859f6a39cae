import type { Feature } from "../../feature.ts";
import { endSlip, erasePupil, exportPupil } from "./personal.ts";

export const schoolsFeature: Feature = {
  name: "schools",
  personal: { export: exportPupil, erase: erasePupil },
  credentials: { tables: ["email_claims", "school_pupils"], end: endSlip },
};
