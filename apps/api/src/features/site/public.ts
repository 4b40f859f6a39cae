export { serveLogo } from "./serve-logo.ts";
export { servePages } from "./serve-pages.ts";
export { readSiteName, readSiteSettings } from "./settings.ts";
