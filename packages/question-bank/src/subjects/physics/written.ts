import { shortItems } from "../../writing/short-item.ts";

export const { q, written } = shortItems("physics");
