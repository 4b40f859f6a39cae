import { site, siteDesk } from "@sabiprep/contract";
import { route } from "../../http/route.ts";
import { changeLogo, changeSettings, readSettings, testMail } from "./settings-desk.ts";
import { readSiteConfig } from "./slots.ts";
import { withoutSecrets } from "./without-secrets.ts";
import { writeToSupport } from "./write-to-support.ts";

export const siteRoutes = [
  route(site.config, ({ context }) => readSiteConfig(context)),
  route(siteDesk.read, readSettings),
  route(siteDesk.change, changeSettings),
  route(siteDesk.logo, changeLogo),
  route(siteDesk.mailTest, testMail),
  route(site.contact, writeToSupport),
  route(site.lostPath, ({ context, input, meta }) => {
    context.log.info({ path: withoutSecrets(input.path), request_id: meta.requestId }, "page not found");
    return null;
  }),
];
