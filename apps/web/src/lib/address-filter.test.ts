import { audit, billingStaff, materials, reportDesk, users } from "@sabiprep/contract";
import { expect, test } from "vitest";
import { type FilterRules, filterIn, idIn } from "./address-filter.ts";

const ID = "018f0000-0000-7000-8000-000000000000";
const shapeOf = (endpoint: { query?: { def: { shape: FilterRules } } | undefined }) => endpoint.query!.def.shape;
const filter = (address: string, endpoint: Parameters<typeof shapeOf>[0]) =>
  filterIn(new URLSearchParams(address), shapeOf(endpoint));

test("the address gives the filters of each staff list, under the names of its call", () => {
  expect(filter("search=ada+obi&status=suspended&sort=name", users.list)).toEqual({
    search: "ada obi",
    status: "suspended",
    sort: "name",
  });
  expect(filter("status=resolved&type=wrong_answer&mine=1", reportDesk.list)).toEqual({
    status: "resolved",
    type: "wrong_answer",
    mine: "1",
  });
  expect(filter(`verb=user.&from=2026-11-01&to=2026-11-30&actor=${ID}`, audit.list)).toEqual({
    verb: "user.",
    from: "2026-11-01",
    to: "2026-11-30",
    actor: ID,
  });
  expect(filter("search=2026&plan=premium&status=active", billingStaff.subscriptions)).toEqual({
    search: "2026",
    plan: "premium",
    status: "active",
  });
  expect(filter("search=atoms&state=draft&page=3", materials.staffList)).toEqual({
    search: "atoms",
    state: "draft",
    page: 3,
  });
});

test("an invalid filter in an address is ignored, so that the call is never refused", () => {
  expect(filter("status=gone&sort=size&search=&other=1", users.list)).toEqual({});
  expect(filter("from=2026-02-31&to=0002-01-01&actor=ada", audit.list)).toEqual({});
  expect(filter("page=0&state=lost", materials.staffList)).toEqual({});
  expect(filter("page=many", materials.staffList)).toEqual({});
  expect(idIn(new URLSearchParams("user=ada"), "user")).toBe("");
  expect(idIn(new URLSearchParams(`user=${ID}`), "user")).toBe(ID);
});
