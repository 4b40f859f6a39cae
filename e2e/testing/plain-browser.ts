// A browser on a device with one plain text font and no math font anywhere, as on many phones and laptops. Fontconfig
// chooses the fonts, so this works where the browser uses it: on Linux.
import { copyFile, mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { type Browser, chromium } from "@playwright/test";
import { launchOptions } from "./browser.ts";

/**
 * Neither has a MATH table, unlike their upright and proportional versions. One has few characters, the other is as
 * wide as the fonts of phones.
 */
const fonts = { fewSigns: "DejaVuSansMono.ttf", usualWidth: "DejaVuSans-Oblique.ttf" };
const folderOfFonts = path.resolve(import.meta.dirname, "../../node_modules/dejavu-fonts-ttf/ttf");

export const canChooseFonts = process.platform === "linux";

export async function launchPlainBrowser(
  font: keyof typeof fonts = "fewSigns",
): Promise<{ browser: Browser; close: () => Promise<void> }> {
  const folder = await mkdtemp(path.join(tmpdir(), "sabiprep-one-font-"));
  await mkdir(path.join(folder, "fonts"));
  await copyFile(path.join(folderOfFonts, fonts[font]), path.join(folder, "fonts", fonts[font]));
  const settings = path.join(folder, "fonts.conf");
  const [own, cache] = [path.join(folder, "fonts"), path.join(folder, "cache")];
  await writeFile(
    settings,
    `<?xml version="1.0"?><fontconfig><dir>${own}</dir><cachedir>${cache}</cachedir></fontconfig>`,
  );
  const browser = await chromium.launch({
    ...launchOptions,
    env: { ...process.env, FONTCONFIG_FILE: settings } as Record<string, string>,
  });
  const close = async () => {
    await browser.close();
    await rm(folder, { recursive: true, force: true });
  };
  return { browser, close };
}
