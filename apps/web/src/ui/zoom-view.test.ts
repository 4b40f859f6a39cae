import fc from "fast-check";
import { expect, test } from "vitest";
import { FULL_VIEW, keepInFrame, MAX_SCALE, moved, pinched, type View, zoomed } from "./zoom-view.ts";

const frame = { width: 360, height: 640 };

test("the point under the fingers stays under them", () => {
  const at = { x: 60, y: -80 };
  const view = zoomed(FULL_VIEW, 3, frame, at);
  // The point of the picture that was under `at`, in the picture's own units, before and after.
  expect((at.x - view.x) / view.scale).toBeCloseTo(at.x);
  expect((at.y - view.y) / view.scale).toBeCloseTo(at.y);
});

test("two fingers twice as far apart double the size and move the picture with them", () => {
  const view = pinched(
    FULL_VIEW,
    [
      { x: -50, y: 0 },
      { x: 50, y: 0 },
    ],
    [
      { x: -80, y: 20 },
      { x: 120, y: 20 },
    ],
    frame,
  );
  expect(view).toEqual({ scale: 2, x: 20, y: 20 });
});

test("however it is moved and zoomed, it fills its frame and stays within its limits", () => {
  const step = fc.oneof(
    fc.record({
      by: fc.record({ x: fc.integer({ min: -2000, max: 2000 }), y: fc.integer({ min: -2000, max: 2000 }) }),
    }),
    fc.record({ factor: fc.double({ min: 0.05, max: 20, noNaN: true }) }),
  );
  fc.assert(
    fc.property(fc.array(step, { maxLength: 20 }), (steps) => {
      const view = steps.reduce<View>(
        (view, step) =>
          "by" in step ? moved(view, step.by, frame) : zoomed(view, step.factor, frame, { x: 90, y: 9 }),
        FULL_VIEW,
      );
      expect(view.scale).toBeGreaterThanOrEqual(1);
      expect(view.scale).toBeLessThanOrEqual(MAX_SCALE);
      expect(keepInFrame(view, frame)).toEqual(view);
    }),
  );
});
