// What the rest of the server may use of theory papers.
export { remarkTheory } from "./remark-theory.ts";
