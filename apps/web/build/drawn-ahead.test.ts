import { expect, test } from "vitest";
import { prerenderScreens } from "./prerender-screens.ts";

const drawing = (html: (path: string) => string) => async (paths: readonly string[]) =>
  new Map(paths.map((path) => [path, html(path)]));

test("screens inside a frame, and a test, are prerendered only to be seen", async () => {
  const pages = await prerenderScreens(
    drawing((path) => `<h1>${path}</h1><input name="a"><input class="c" type="file"><select name="b"></select>`),
  );
  expect(pages.get("/admin/users")).toBe(
    '<div class="ahead" inert><h1>/admin/users</h1><input readonly name="a"><select disabled name="b"></select></div>',
  );
  expect([pages.has("/practice-tests"), pages.has("/login"), pages.has("/test/:sessionId")]).toEqual([
    true,
    false,
    true,
  ]);
  expect(pages.has("/topics/:topicId")).toBe(false);
});

test("a screen that shows the day is left out", async () => {
  const pages = await prerenderScreens(drawing((path) => (path === "/dashboard" ? new Date().toISOString() : path)));
  expect([pages.has("/dashboard"), pages.has("/performance")]).toEqual([false, true]);
});

test("a style attribute or a script, which the policy forbids, stops the build", async () => {
  await expect(prerenderScreens(drawing(() => '<p style="top:0">'))).rejects.toThrow("carries a style");
  await expect(prerenderScreens(drawing(() => "<script>1</script>"))).rejects.toThrow("carries a style or a script");
});
