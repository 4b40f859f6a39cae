import path from "node:path";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { layerOrder } from "./build/layer-order.ts";
import { buildTargets } from "./build/minimum-browsers.ts";
import { screenFiles } from "./build/screen-files.ts";
import { servePublicPages } from "./build/serve-public-pages.ts";
import { serveSpecimens } from "./build/serve-specimens.ts";
import { stripServerSchemas } from "./build/strip-server-schemas.ts";

const api = process.env.API_URL ?? "http://127.0.0.1:3000";
const source = (file: string) => path.join(import.meta.dirname, "src", file);

export default defineConfig(({ isSsrBuild }) => ({
  root: import.meta.dirname,
  appType: "custom",
  plugins: [
    screenFiles(),
    layerOrder(),
    react(),
    tailwindcss(),
    servePublicPages(api),
    serveSpecimens(),
    stripServerSchemas(),
  ],
  server: { host: "127.0.0.1", proxy: { "/api": api } },
  // React and other packages are bundled with the built renderer, so that it uses their production versions too.
  ...(isSsrBuild && { ssr: { noExternal: true } }),
  build: {
    target: buildTargets,
    manifest: !isSsrBuild,
    copyPublicDir: !isSsrBuild,
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    ...(!isSsrBuild && {
      rolldownOptions: {
        input: [source("entry.ts"), source("first-paint.ts"), source("styles/public.css")],
        // Endpoints are data. An unused endpoint is left out, and a used one is in the file of its screen.
        treeshake: {
          moduleSideEffects: (id: string) => !/packages[\\/](contract|exam)[\\/]/.test(id),
          manualPureFunctions: ["z", "endpoint"],
        },
      },
    }),
  },
}));
