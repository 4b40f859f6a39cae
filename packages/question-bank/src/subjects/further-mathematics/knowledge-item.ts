import { knowledgeItems } from "../../writing/knowledge-item.ts";

export const { easy, medium, hard, lesson } = knowledgeItems("further-mathematics");
