import { QueryObserver } from "@tanstack/react-query";
import { expect, test } from "vitest";
import { makeQueryClient } from "./query-client.ts";

/** A list on the screen. The test gives each of its replies by hand. */
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

test("a list that is still loading when something is added to it is requested again", async () => {
  const { queries, asked, list } = aList();
  const changed = queries.invalidateQueries({ queryKey: ["list"] });
  await expect.poll(() => asked.length).toBe(2);
  asked[0]!.resolve(["of before"]);
  asked[1]!.resolve(["of before", "added"]);
  await changed;
  expect(list.getCurrentResult().data).toEqual(["of before", "added"]);
});

test("so is a list that is already shown, and one that is not shown waits until it is", async () => {
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
