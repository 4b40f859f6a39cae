// The site's name and settings. The server writes them into every page as a data block. In prerendered pages the values
// are slots that the server fills.
import type { SiteConfig } from "@sabiprep/contract";

const slots: SiteConfig = {
  site_name: "{{site_name}}",
  key_prefix: "",
  site_logo: "{{site_logo}}",
  // The slot marks the place of the number. During prerendering only text is made from it.
  copyright_year: "{{copyright_year}}" as unknown as number,
  support_email: "{{support_email}}",
  google_client_id: "{{google_client_id}}",
  google_by_code: false,
  gateway_key: null,
  payments_enabled: false,
  unverified_minutes: 0,
  version: "",
};

const island = typeof document === "undefined" ? null : document.getElementById("site-config");

// The server made the block with the contract's own schema, so it needs no second check.
export const config: SiteConfig = island ? (JSON.parse(island.textContent) as SiteConfig) : slots;
