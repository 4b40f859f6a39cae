import { QueryObserver } from "@tanstack/react-query";
import { expect, test } from "vitest";
import { makeQueryClient } from "./query-client.ts";

/** A list somebody looks at, each of whose replies is given by hand. */
function aList() {
  const queries = makeQueryClient();
  const asked: PromiseWithResolvers<string[]>[] = [];
  const list = new QueryObserver(queries, {
    queryKey: ["list"],
    queryFn: () => {
      const reply = Promise.withResolvers<string[]>();
      asked.push(reply);
      return reply.promise;
    },
  });
  list.subscribe(() => {});
  return { queries, asked, list };
}

test("a list that is still on its way when something is added to it is asked for again", async () => {
  const { queries, asked, list } = aList();
  const changed = queries.invalidateQueries({ queryKey: ["list"] });
  await expect.poll(() => asked.length).toBe(2);
  asked[0]!.resolve(["of before"]);
  asked[1]!.resolve(["of before", "added"]);
  await changed;
  expect(list.getCurrentResult().data).toEqual(["of before", "added"]);
});

test("so is one that is shown already, and one nobody looks at waits until somebody does", async () => {
  const { queries, asked, list } = aList();
  asked[0]!.resolve(["of before"]);
  await expect.poll(() => list.getCurrentResult().data).toEqual(["of before"]);
  const changed = queries.invalidateQueries({ queryKey: ["list"] });
  await expect.poll(() => asked.length).toBe(2);
  asked[1]!.resolve(["of before", "added"]);
  await changed;
  expect(list.getCurrentResult().data).toEqual(["of before", "added"]);
  list.destroy();
  await queries.invalidateQueries();
  expect(asked).toHaveLength(2);
});
