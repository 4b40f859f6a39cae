// The development server, for the kit's gallery: it is no part of the production build.
import path from "node:path";
import { createServer } from "vite";

const web = path.resolve(import.meta.dirname, "../../apps/web");

export async function startGallery(): Promise<{ url: string; stop: () => Promise<void> }> {
  const server = await createServer({
    root: web,
    configFile: path.join(web, "vite.config.ts"),
    logLevel: "error",
    cacheDir: path.resolve(web, "../../.cache/vite-gallery"),
    server: {
      port: 0,
      host: "127.0.0.1",
      hmr: false,
      watch: null,
      warmup: { clientFiles: ["src/main.tsx", "src/app/gallery-screen.tsx", "src/app/candidate-shell.tsx"] },
    },
  });
  await server.listen();
  const address = server.httpServer!.address();
  if (typeof address !== "object" || !address) throw new Error("The development server has no address.");
  return { url: `http://127.0.0.1:${address.port}`, stop: () => server.close() };
}
