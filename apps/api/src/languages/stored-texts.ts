// Texts that every new database contains and that candidates see. A test compares them with a new database.
import { msg } from "./words.ts";

export const planFeatures: readonly string[] = [
  msg("5 practice tests a month"),
  msg("50 practice questions"),
  msg("Every second year of past questions"),
  msg("One full UTME mock a month"),
  msg("Unlimited practice tests"),
  msg("All years of past questions"),
  msg("Unlimited full mocks"),
  msg("Up to 100 questions a test"),
  msg("Up to 1,500 new questions a day"),
  msg("Everything in Premium"),
  msg("A study partner: one friend gets Premium on your plan"),
  msg("Up to 3,000 new questions a day, twice as many as Premium"),
];
