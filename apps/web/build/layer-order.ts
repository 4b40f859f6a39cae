import type { Plugin } from "vite";

const ORDER = "@layer theme, base, components, utilities;";

/**
 * Many sheets become one file, and the bundler decides their order. The first sheet to name a layer sets its place, so
 * every sheet states the order. Otherwise the resets of `base` would override components that came before them.
 */
export const layerOrder = (): Plugin => ({
  name: "layer-order",
  enforce: "pre",
  transform: (code, id) => (id.split("?")[0]!.endsWith(".css") ? { code: `${ORDER}\n${code}`, map: null } : null),
});
