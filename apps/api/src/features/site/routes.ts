import { site } from "@sabiprep/contract";
import { route } from "../../http/route.ts";
import { readSiteConfig } from "./slots.ts";
import { writeToSupport } from "./write-to-support.ts";

export const siteRoutes = [
  route(site.config, ({ house }) => readSiteConfig(house)),
  route(site.contact, writeToSupport),
  route(site.lostPath, ({ house, input, meta }) => {
    house.log.info({ path: input.path, request_id: meta.requestId }, "page not found");
    return null;
  }),
];
