export { joinLeaderboard, leaveLeaderboard } from "./membership.ts";
