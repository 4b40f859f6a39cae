export { leaveLeague } from "./league/membership.ts";
