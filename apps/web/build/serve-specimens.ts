// In development the gallery's page of specimens loads its sheet on request. A build does not need the full bank.
import type { Plugin } from "vite";

export const serveSpecimens = (): Plugin => ({
  name: "serve-specimens",
  apply: "serve",
  configureServer: (server) => {
    server.middlewares.use("/__specimens.json", async (_, response, next) => {
      try {
        const { specimenSheet } = await import("./specimens.ts");
        response.setHeader("content-type", "application/json").end(JSON.stringify(specimenSheet()));
      } catch (error) {
        next(error);
      }
    });
  },
});
