export { leaveLeague } from "./league/membership.ts";
export { joinLeaderboard, leaveLeaderboard } from "./membership.ts";
