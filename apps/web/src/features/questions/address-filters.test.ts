import { expect, test } from "vitest";
import { filtersIn } from "./address-filters.ts";

const ID = "018f0000-0000-7000-8000-000000000000";
const filters = (address: string) => filtersIn(new URLSearchParams(address));

test("the address contains the filters of the list", () => {
  expect(filters(`search=lens&subject_id=${ID}&year=2011&has=passage&lacks=why&tag=to+check&reviewer=me`)).toEqual({
    search: "lens",
    subject_id: ID,
    year: 2011,
    has: "passage",
    lacks: "why",
    tag: "to check",
    reviewer: "me",
  });
});

test("an invalid filter in an address is ignored, so that the call is never refused", () => {
  expect(filters("subject_id=maths&year=soon&has=wings&stage=gone&difficulty_level=&question=1")).toEqual({});
});
