// The Hausa texts of pages that are drawn when the app is built: the app does not load them.
import { firstPage } from "./ha/first-page.ts";
import { readingPages } from "./ha/reading-pages.ts";

export const pageMessages: Record<string, string> = { ...firstPage, ...readingPages };
