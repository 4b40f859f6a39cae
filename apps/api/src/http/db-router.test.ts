// Another database acts as the standby and contains other people. The names in a list show where it was read.
import { createClient, users } from "@sabiprep/contract";
import { expect, onTestFinished, test } from "vitest";
import { freshDatabase } from "../testing/database.ts";
import { openFreezingProxy } from "../testing/freezing-proxy.ts";
import { aCandidate, aStaffMember } from "../testing/people.ts";
import { type Api, startApi, startBeside } from "../testing/start-api.ts";

const LAG_MS = 5_000;

async function aStandby() {
  const standby = await freshDatabase();
  onTestFinished(() => standby.close());
  const now = new Date();
  await standby.db
    .insertInto("candidates")
    .values({
      uuid: crypto.randomUUID(),
      email: "s@example.ng",
      first_name: "Old",
      last_name: "Row",
      registered_at: now,
    })
    .execute();
  return standby;
}

/** Only after this time can we be sure that a caller has not written. */
const later = (api: Api) => api.clock.advance(LAG_MS + 1_000);

async function testContext(readUrl?: string) {
  const url = readUrl ?? (await aStandby()).url;
  const api = await startApi({}, {}, url);
  const candidate = await aCandidate(api);
  const ngozi = await aStaffMember(api, { confirmed: true });
  const tunde = await aStaffMember(api, { confirmed: true });
  return { api, url, candidate, ngozi, tunde };
}

type Staff = Awaited<ReturnType<typeof testContext>>["ngozi"]["as"];
const readFrom = async (staff: Staff) =>
  (await staff.call(users.list, {})).items.some(({ first_name }) => first_name === "Old") ? "standby" : "primary";

test("a list is read from the standby, and a caller who has just written reads from the primary", async () => {
  const { api, candidate, ngozi, tunde } = await testContext();
  expect(await readFrom(ngozi.as)).toBe("primary");
  later(api);
  expect(await readFrom(ngozi.as)).toBe("standby");
  await ngozi.as.call(users.suspend, { uuid: candidate.uuid, reason: "A test" });
  expect(await readFrom(ngozi.as)).toBe("primary");
  expect(await readFrom(tunde.as)).toBe("standby");
  later(api);
  expect(await readFrom(ngozi.as)).toBe("standby");
});

test("a caller who wrote through one instance reads the change through another", async () => {
  const { api, url, candidate, ngozi, tunde } = await testContext();
  const beside = await startBeside(api, undefined, {}, url);
  const there = (staff: { access_token: string }) =>
    createClient({ baseUrl: `${beside.url}/api`, token: () => staff.access_token });
  later(beside);
  expect(await readFrom(there(ngozi))).toBe("standby");
  await ngozi.as.call(users.suspend, { uuid: candidate.uuid, reason: "A test" });
  await expect.poll(() => readFrom(there(ngozi))).toBe("primary");
  expect(await readFrom(there(tunde))).toBe("standby");
});

test("when a standby disconnects or stops answering, the primary answers", async () => {
  const proxy = await openFreezingProxy((await aStandby()).url);
  onTestFinished(proxy.close);
  const { api, ngozi } = await testContext(proxy.url);
  later(api);
  expect(await readFrom(ngozi.as)).toBe("standby");
  proxy.freeze(true);
  expect(await readFrom(ngozi.as)).toBe("primary");
  proxy.thaw();
  await expect.poll(() => readFrom(ngozi.as), { timeout: 20_000 }).toBe("standby");
  proxy.cut();
  for (let call = 0; call < 5; call++) await readFrom(ngozi.as);
});
