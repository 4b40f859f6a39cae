import { languageItems } from "../../writing/language-item.ts";

export const { easy, medium, hard, lesson } = languageItems("igbo");
