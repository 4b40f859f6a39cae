// Ownership tests. Another candidate calls every candidate endpoint, and nothing of the owner may be shown or changed.
// Endpoints and the fields that name a thing are read from the contract. `npm run proof -- ownership` removes the
// condition from each query in turn and checks that this file fails.
import { expect, test } from "vitest";
import { aCandidate } from "../testing/people.ts";
import { aShop } from "../testing/shop.ts";
import { accessMatrix } from "./access-matrix.ts";
import { aBank } from "./guarded-world.ts";
import { chosenByCaller, fieldsBesides, notOwned, ownEndpoints, staleEntries } from "./named-things.ts";
import { aNewcomer, anOwnWorld } from "./own-world.ts";
import { callAs, compareOwners, inputsNaming, readAll } from "./ownership.ts";
import { type CandidateEndpoint, candidateEndpoints } from "./walk-endpoints.ts";
import { moveToTheEnd, rowsNaming } from "./whole-database.ts";

/** Answers that differ although they show no data of another candidate. */
const differs: Record<string, string> = {
  "sittings.firstQuestion": "draws a question at random",
};

/** Changing calls that never succeed here, each with the reason. */
const notAnswered: Record<string, string> = {
  "auth.keep": "needs the token of a device",
  "auth.correctEmail": "is for an address that is not verified yet",
  "passkeys.add": "needs a device that makes a passkey",
  "profile.changePassword": "asks for the present password or for Google",
  "profile.askDeletion": "asks for a password or for Google",
  "sittings.bringTry": "takes questions of the visitors' sample only",
  "billing.tryCoupon": "needs a coupon",
  "billing.checkout": "is refused while a plan renews",
  "billing.openSeat": "is refused while the plan's one seat is taken",
  "billing.joinSeat": "needs the code of somebody else's seat",
};

/** Calls that use something up run last. */
const inOrder = <One extends CandidateEndpoint>(all: One[]): One[] => {
  const order = ["GET", "PUT", "POST", "DELETE"];
  return all.toSorted((a, b) => order.indexOf(a.endpoint.method) - order.indexOf(b.endpoint.method));
};

const ownNames = new Set(ownEndpoints.map(({ name }) => name));
const withoutOwn = candidateEndpoints.filter(({ name }) => !ownNames.has(name));

test("every exemption in the lists exempts something", () => {
  const names = new Set(withoutOwn.map(({ name }) => name));
  expect(staleEntries()).toEqual([]);
  expect([...Object.keys(differs), ...Object.keys(notAnswered)].filter((name) => !names.has(name))).toEqual([]);
});

test("the access matrix marks an endpoint as owned when its path names something owned", () => {
  const inPath = ownEndpoints.filter(({ endpoint, fields }) =>
    fields.some((field) => endpoint.path.includes(`{${field}}`)),
  );
  const rows = Object.keys(accessMatrix).filter((name) => accessMatrix[name]!.own);
  expect(rows.sort()).toEqual(inPath.map(({ endpoint: { method, path } }) => `${method} ${path}`).sort());
});

test("another candidate's thing gets the same answer as a missing one and stays unchanged", async () => {
  const shop = await aShop();
  const bank = await aBank(shop);
  const bystander = await anOwnWorld(shop, bank);
  let world = await anOwnWorld(shop, bank);
  const found: string[] = [];
  const unanswered: string[] = [];
  for (const own of inOrder(ownEndpoints)) {
    let rows = await rowsNaming(shop, bystander.id);
    let outcome = await compareOwners(shop, world, own);
    if (!outcome.answered) {
      // An earlier call has used something up, so the world is created again.
      world = await anOwnWorld(shop, bank);
      rows = await rowsNaming(shop, bystander.id);
      outcome = await compareOwners(shop, world, own);
    }
    const left = new Set(await rowsNaming(shop, bystander.id));
    for (const row of rows.filter((one) => !left.has(one)))
      found.push(`${own.name}: the owner's call changed somebody else's ${row}`);
    if (!outcome.answered) unanswered.push(...outcome.found);
    else found.push(...outcome.found);
  }
  const fill =
    "the owner's own call must succeed: make the thing in apps/api/src/access/own-world.ts and name it in `more` by its field, or, where it is nobody's own, say why in `notOwned` of named-things.ts";
  expect(unanswered, fill).toEqual([]);
  expect(found).toEqual([]);
}, 300_000);

test("an id chosen by the caller never opens another candidate's data", async () => {
  const shop = await aShop();
  const world = await anOwnWorld(shop, await aBank(shop));
  const rows = await rowsNaming(shop, world.id);
  const found: string[] = [];
  for (const own of fieldsBesides(notOwned).filter(({ name, fields }) => chosenByCaller[`${name} ${fields.at(-1)}`])) {
    const field = own.fields.at(-1)!;
    const stranger = await aCandidate(shop);
    for (const input of inputsNaming({ ...own, fields: [field] }, world)) {
      const reply = await stranger.as.call(own.endpoint, input as never).catch((refusal: Error) => refusal);
      if (JSON.stringify(reply).includes(String(input[field]))) found.push(`${own.name} shows what ${field} names`);
    }
    const left = new Set(await rowsNaming(shop, world.id));
    for (const row of rows.filter((one) => !left.has(one))) found.push(`${own.name} changed somebody else's ${row}`);
  }
  expect(found).toEqual([]);
}, 300_000);

test("a candidate's reads do not change when other candidates have data", async () => {
  const shop = await aShop();
  const bank = await aBank(shop);
  const newcomer = await aNewcomer(shop, bank);
  const reads = withoutOwn.filter(({ name, endpoint }) => endpoint.method === "GET" && !differs[name]);
  // The first read may write rows. It runs before the two reads that are compared.
  await readAll(shop, newcomer, reads);
  const before = await readAll(shop, newcomer, reads);
  await anOwnWorld(shop, bank);
  await shop.settle();
  await moveToTheEnd(shop, newcomer.id);
  const after = await readAll(shop, newcomer, reads);
  const found = [...before].filter(([call, says]) => after.get(call) !== says);
  expect(found.map(([call, says]) => `${call} is answered ${after.get(call)} and was answered ${says}`)).toEqual([]);
}, 300_000);

test("a candidate's changes affect only their own data", async () => {
  const shop = await aShop();
  const bank = await aBank(shop);
  const bystander = await anOwnWorld(shop, bank);
  let world = await anOwnWorld(shop, bank);
  const found: string[] = [];
  const unanswered: string[] = [];
  for (const asked of inOrder(withoutOwn).filter(({ endpoint }) => endpoint.method !== "GET")) {
    let rows = await rowsNaming(shop, bystander.id);
    let answered = await callAs(shop, world, asked);
    if (!answered && !notAnswered[asked.name]) {
      world = await anOwnWorld(shop, bank);
      rows = await rowsNaming(shop, bystander.id);
      answered = await callAs(shop, world, asked);
    }
    const left = new Set(await rowsNaming(shop, bystander.id));
    for (const row of rows.filter((one) => !left.has(one))) found.push(`${asked.name} changed somebody else's ${row}`);
    if (answered === Boolean(notAnswered[asked.name])) unanswered.push(asked.name);
  }
  expect(unanswered, "either make what they need in own-world.ts, or say in `notAnswered` why not").toEqual([]);
  expect(found).toEqual([]);
}, 300_000);
