// What the rest of the server may use of the marking desk.
export { remarkDesk } from "./remark-desk.ts";
