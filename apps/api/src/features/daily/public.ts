export { dailySlots } from "./landing-slots.ts";
