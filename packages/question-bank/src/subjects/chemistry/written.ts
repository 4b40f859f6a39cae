// The items of this subject; their formulas stand in braces.
import { shortItems } from "../../writing/short-item.ts";
import { withFormulas } from "./formula-text.ts";

export const { q, written } = shortItems("chemistry", withFormulas);
