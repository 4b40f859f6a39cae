// A school never sees what its pupils do on their own: practice, plan, phone, email address. Every call that a head or a
// teacher may make is made here, and no reply contains any of it. The contract lists the calls.
import { type AnyEndpoint, type Client, contract, placeholdersOf, setWork, sittings } from "@sabiprep/contract";
import { unzipSync } from "fflate";
import { expect, test } from "vitest";
import { rosterOf } from "../../testing/a-school.ts";
import { answersWith } from "../../testing/an-exam.ts";
import { formWith } from "../../testing/form-with.ts";
import { aClassroom } from "../../testing/set-work.ts";
import { type Api, startApi } from "../../testing/start-api.ts";

interface Call {
  name: string;
  endpoint: AnyEndpoint;
}

/** Reads first, and what ends something last. */
const order = ["GET", "PUT", "POST", "DELETE"];
const calls: Call[] = Object.entries(contract)
  .flatMap(([group, endpoints]) =>
    Object.entries(endpoints as Record<string, AnyEndpoint>).map(([name, endpoint]) => ({
      name: `${group}.${name}`,
      endpoint,
    })),
  )
  .filter(({ endpoint }) => endpoint.roles?.includes("school"))
  .filter(({ name, endpoint }) => !(name.startsWith("staff.") && endpoint.method !== "GET"))
  .toSorted((a, b) => order.indexOf(a.endpoint.method) - order.indexOf(b.endpoint.method));

/** Calls that do not succeed here for a head or a teacher, each with the reason. */
const refusedToBoth: Record<string, string> = {
  "schools.confirmAuthority": "is confirmed already",
  "classRoster.undo": "the roster was never imported",
  "classRoster.changePupil": "the pupil has an account of their own",
  "classRoster.renewSlip": "the pupil has an account of their own",
  "classRoster.slips": "nobody in the class waits for a slip",
  "setWork.give": "the work is given already",
  "setWork.release": "the change before it shows the results immediately",
  "staffPasskeys.begin": "two-step sign-in is not set up",
  "staffPasskeys.add": "two-step sign-in is not set up",
  "staffPasskeys.remove": "there is no passkey",
};

const shapeOf = (schema: unknown): string[] =>
  Object.keys((schema as { def?: { shape?: Record<string, unknown> } } | undefined)?.def?.shape ?? {});

async function aWatchedWorld(api: Api) {
  const room = await aClassroom(api);
  const ada = await room.pupil();
  const email = `own-address-${ada.id}@example.ng`;
  const phone = "08031234567";
  await api.db.updateTable("candidates").set({ email }).where("id", "=", ada.id).execute();
  await api.db.updateTable("candidate_profiles").set({ phone }).where("candidate_id", "=", ada.id).execute();
  const plan = await api.db
    .selectFrom("plans")
    .select(["id", "name"])
    .where("slug", "=", "pro")
    .executeTakeFirstOrThrow();
  const now = api.clock.now();
  const times = { starts_at: now, ends_at: new Date(now.getTime() + 9e9) };
  await api.db
    .insertInto("grants")
    .values({ candidate_id: ada.id, plan_id: plan.id, cause: `own-grant-${ada.id}`, ...times })
    .execute();
  const own = await ada.as.call(sittings.start, room.room.ask({ count: 17 }));
  await ada.as.call(sittings.submitAnswers, { session_id: own.session.uuid, answers: answersWith(own.exams, 13) });
  const work_id = await room.given({ mode: "exam", results: "released", attempts: 3 });
  const opened = await ada.as.call(setWork.start, { work_id });
  await ada.as.call(sittings.submitAnswers, { session_id: opened.session.uuid, answers: answersWith(opened.exams, 6) });
  await api.settle();
  const never = [email, phone, "own-grant", own.session.uuid, own.session.title, ada.uuid, opened.session.uuid];
  return { ...room, ada, work_id, never, practised: own.exams.map(({ uuid }) => uuid) };
}

type World = Awaited<ReturnType<typeof aWatchedWorld>>;

/** What fills a field of this name. */
async function fillings(world: World): Promise<Record<string, unknown>> {
  const { school_id, class_id, work_id, ada, room, head, fields } = world;
  const { pupils } = await head.as.call(contract.classRoster.read, { school_id, class_id });
  const { uuid: import_id } = await head.as.call(contract.classRoster.paste, {
    school_id,
    rows: rosterOf(2, "SS9Z", 70),
  });
  const { people } = await head.as.call(contract.schools.home, { school_id });
  return {
    ...fields({ mode: "exam" }),
    ...{ class_id, work_id, import_id, pupil_id: ada.pupil_id, pupil_ids: null, teacher_ids: [] },
    ...{
      exam_id: room.exam.uuid,
      subject_id: room.subject.uuid,
      person_id: people!.find((p) => p.role === "teacher")!.uuid,
    },
    ...{ name: "Ngozi Eze", email: `teacher-${pupils.length}@example.ng`, role: "teacher", confirmed: true },
    ...{ last_name: "Sani", first_name: "Musa", sex: "m", number: "UC/9001", rows: rosterOf(2, "SS8Y", 40) },
    ...{ format: "xlsx", names: true, by: "points", ended: false },
  };
}

async function textsOf(api: Api, reply: unknown): Promise<string[]> {
  const url = (reply as { url?: string } | null)?.url;
  if (!url) return [JSON.stringify(reply)];
  const bytes = new Uint8Array(await (await fetch(new URL(url, api.url))).arrayBuffer());
  const isZip = bytes[0] === 0x50 && bytes[1] === 0x4b;
  return isZip ? Object.values(unzipSync(bytes)).map((file) => new TextDecoder().decode(file)) : [];
}

/** The calls that succeeded, and what was found in replies that must not be there. */
async function walk(api: Api, world: World, as: Client, wanted = calls) {
  const values = await fillings(world);
  const answered: string[] = [];
  const found: string[] = [];
  for (const { name, endpoint } of wanted) {
    const named = [endpoint.params, endpoint.query, endpoint.body].flatMap(shapeOf);
    const wish = [...new Set([...placeholdersOf(endpoint.path), ...named])].filter((field) => field in values);
    const input = Object.fromEntries(wish.map((field) => [field, values[field]]));
    const form = name === "classRoster.upload" && {
      form: formWith(Buffer.from(rosterOf(2, "SS7X", 20)), "roster.csv"),
    };
    const reply = await as.call(endpoint, { ...input, ...form } as never).catch((problem: Error) => problem);
    const isRefused = reply instanceof Error;
    if (!isRefused) answered.push(name);
    const texts = isRefused ? [`${reply.message} ${JSON.stringify(reply)}`] : await textsOf(api, reply);
    for (const secret of world.never)
      if (texts.some((text) => text.includes(secret))) found.push(`${name} shows ${secret}`);
  }
  return { answered, found };
}

test("no call of a head or a teacher returns anything that a pupil does or has outside class work", async () => {
  const api = await startApi();
  const worlds = { head: await aWatchedWorld(api), teacher: await aWatchedWorld(api) };
  const answered = new Set<string>();
  for (const role of ["head", "teacher"] as const) {
    const outcome = await walk(api, worlds[role], worlds[role][role].as);
    expect(outcome.found, role).toEqual([]);
    for (const name of outcome.answered) answered.add(name);
  }
  expect(calls.length).toBeGreaterThan(35);
  const silent = calls.map(({ name }) => name).filter((name) => !answered.has(name));
  expect(silent.sort(), "every call succeeds once, or says in `refusedToBoth` why not").toEqual(
    Object.keys(refusedToBoth).sort(),
  );
});

test("the walk finds what is planted", async () => {
  const api = await startApi();
  const world = await aWatchedWorld(api);
  const [email] = world.never;
  await api.db.updateTable("candidates").set({ first_name: email! }).where("id", "=", world.ada.id).execute();
  const reads = calls.filter(({ endpoint, name }) => endpoint.method === "GET" || name === "setWork.gridFile");
  const { found } = await walk(api, world, world.teacher.as, reads);
  for (const name of ["setWork.classGrid", "setWork.pupilPage", "classRoster.read", "setWork.gridFile"])
    expect(found).toContain(`${name} shows ${email}`);
});
