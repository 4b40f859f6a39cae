export { serveLogo } from "./serve-logo.ts";
export { servePages } from "./serve-pages.ts";
export { readSiteSettings } from "./settings.ts";
