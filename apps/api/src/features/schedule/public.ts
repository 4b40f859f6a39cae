export { serveCalendars } from "./calendar-feed.ts";
