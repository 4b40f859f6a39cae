// The site's own text for the slots of the prerendered pages, escaped for its position.
import type { SiteConfig, SiteSettings } from "@sabiprep/contract";
import type { AppContext } from "../../app-context.ts";
import { escapeHtml } from "../../documents/escape-html.ts";
import { liveFigures, shownFigures } from "./live-figures.ts";
import type { Slots } from "./pages.ts";
import { readSiteSettings } from "./settings.ts";

export async function readSiteConfig(context: AppContext): Promise<SiteConfig> {
  return siteConfigOf(context, await readSiteSettings(context.db));
}

const siteConfigOf = ({ config, clock }: AppContext, settings: SiteSettings): SiteConfig => ({
  site_name: settings.site_name ?? config.SITE_NAME,
  key_prefix: config.SITE_NAME,
  site_logo: settings.site_logo ?? config.SITE_LOGO,
  copyright_year: config.COPYRIGHT_YEAR ?? clock.now().getUTCFullYear(),
  support_email: config.SUPPORT_EMAIL,
  google_client_id: config.GOOGLE_CLIENT_ID ?? null,
  google_by_code: config.GOOGLE_CLIENT_SECRET !== undefined,
  gateway_key: config.GATEWAY_KEY ?? null,
  payments_enabled: Boolean(config.PAYSTACK_SECRET_KEY),
  unverified_minutes: config.UNVERIFIED_WINDOW_MINUTES,
  version: config.version,
});

export async function readSlots(context: AppContext): Promise<Slots> {
  const settings = await readSiteSettings(context.db);
  const site = siteConfigOf(context, settings);
  const words = {
    site_name: site.site_name,
    site_logo: site.site_logo,
    copyright_year: String(site.copyright_year),
    support_email: site.support_email,
    public_url: context.publicUrl,
    google_client_id: site.google_client_id ?? "",
    ...shownFigures(settings, await liveFigures(context.db)),
  };
  const escaped = Object.fromEntries(Object.entries(words).map(([name, text]) => [name, escapeHtml(text)]));
  // The worker is a script, so its quotation marks and backslashes are escaped.
  const site_logo_in_script = JSON.stringify(site.site_logo).slice(1, -1);
  // Inside a script element only "<" could end the island. The JSON escape keeps the data the same.
  return { ...escaped, site_logo_in_script, site_config: JSON.stringify(site).replaceAll("<", "\\u003c") };
}
