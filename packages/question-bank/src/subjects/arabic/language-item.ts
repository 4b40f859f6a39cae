import { languageItems } from "../../writing/language-item.ts";
import { capital } from "../../writing/told.ts";

export const { easy, medium, hard, lesson } = languageItems("arabic", { option: capital });
