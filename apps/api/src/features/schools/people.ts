// Heads and teachers: invited by email, they sign in as staff and see nothing but their school.

import { randomUUID } from "node:crypto";
import type { SchoolPerson, SchoolRole, schools } from "@sabiprep/contract";
import { sql } from "kysely";
import { uuidv7 } from "uuidv7";
import type { AppContext } from "../../app-context.ts";
import type { Db } from "../../db/transaction.ts";
import { fail, failField } from "../../http/failure.ts";
import type { Call } from "../../http/route.ts";
import { emailFrom, queueMail } from "../mail/public.ts";
import { invitationLink, schoolAccount } from "../staff/public.ts";
import { headOf } from "./standing.ts";

interface Invited {
  school: { school_id: number; name: string };
  name: string;
  email: string;
  role: SchoolRole;
}

export async function invitePerson(context: AppContext, db: Db, { school, ...given }: Invited, now: Date) {
  const account = await schoolAccount(db, given, now);
  if (account.suspended_at) failField("email", "This account has been suspended. Please contact us.");
  const added = await db
    .insertInto("school_people")
    .values({ uuid: uuidv7(), school_id: school.school_id, staff_id: account.id, role: given.role, since: now })
    .onConflict((conflict) => conflict.columns(["school_id", "staff_id"]).where("until", "is", null).doNothing())
    .returning("uuid")
    .executeTakeFirst();
  if (!added) return failField("email", "This person is already part of the school.");
  await sendInvitation(context, db, account, { school: school.name, role: given.role }, now);
  return added.uuid;
}

type Account = Awaited<ReturnType<typeof schoolAccount>>;

async function sendInvitation(
  context: AppContext,
  db: Db,
  account: Account,
  { school, role }: { school: string; role: SchoolRole },
  now: Date,
) {
  const as = role === "head" ? "a head" : "a teacher";
  const url = account.has_joined ? `${context.publicUrl}/admin` : await invitationLink(context, db, account, now);
  const letter = emailFrom(context, (site) => ({
    subject: `${school} invites you to ${site}`,
    heading: `Welcome to ${school}`,
    paragraphs: [
      `${school} uses ${site} to prepare its pupils for their exams. You are invited as ${as}.`,
      account.has_joined
        ? "Sign in with your usual password to see the school."
        : "Choose a password and set up two-step sign-in. Then you can see your classes.",
    ],
    action: { label: account.has_joined ? "Open the school" : "Accept the invitation", url },
    after: account.has_joined ? [] : ["The link works once, for 72 hours."],
  }));
  await queueMail(db, { ...letter, event_key: `school-invite:${randomUUID()}`, to: account.email }, now);
}

export async function invite({ db, user, input, now, context, recordAudit }: Call<typeof schools.invite>) {
  const school = await headOf(db, user, input.school_id);
  const person = await invitePerson(context, db, { ...input, school }, now);
  recordAudit({ subject: person, after: { school: school.uuid, role: input.role } });
  return null;
}

const personIn = (db: Db, schoolId: number, uuid: string) =>
  db
    .selectFrom("school_people as p")
    .innerJoin("staff as s", "s.id", "p.staff_id")
    .select(["p.id", "p.role", "p.staff_id", "s.email", "s.name", "s.password_hash"])
    .where("p.school_id", "=", schoolId)
    .where("p.uuid", "=", uuid)
    .where("p.until", "is", null)
    .executeTakeFirst();

const NOBODY = "We could not find that person.";

export async function inviteAgain({ db, user, input, now, context, recordAudit }: Call<typeof schools.inviteAgain>) {
  const school = await headOf(db, user, input.school_id);
  const person = await personIn(db, school.school_id, input.person_id);
  if (!person) return fail("not_found", NOBODY);
  if (person.password_hash) fail("conflict", "This person has already joined.");
  const account = { id: person.staff_id, email: person.email, has_joined: false, suspended_at: null };
  await sendInvitation(context, db, account, { school: school.name, role: person.role }, now);
  recordAudit({ subject: input.person_id });
  return null;
}

export async function removePerson({ db, user, input, now, recordAudit }: Call<typeof schools.removePerson>) {
  const school = await headOf(db, user, input.school_id);
  // Two heads who remove each other wait here, so that one of them stays.
  await sql`select id from school_people where school_id = ${school.school_id} and role = 'head' order by id
    for update`.execute(db);
  const person = await personIn(db, school.school_id, input.person_id);
  if (!person) return fail("not_found", NOBODY);
  await db.updateTable("school_people").set({ until: now }).where("id", "=", person.id).execute();
  await sql`delete from class_teachers t using classes c
    where c.id = t.class_id and c.school_id = ${school.school_id} and t.staff_id = ${person.staff_id}`.execute(db);
  const heads = await db
    .selectFrom("school_people")
    .select("id")
    .where("school_id", "=", school.school_id)
    .where("role", "=", "head")
    .where("until", "is", null)
    .execute();
  if (heads.length === 0) fail("conflict", "A school must have at least one head. Invite another one first.");
  recordAudit({ subject: input.person_id, before: { role: person.role } });
  return null;
}

export const peopleOf = async (db: Db, schoolId: number, role?: SchoolRole): Promise<SchoolPerson[]> =>
  db
    .selectFrom("school_people as p")
    .innerJoin("staff as s", "s.id", "p.staff_id")
    .select(["p.uuid", "s.name", "s.email", "p.role", "s.last_sign_in_at"])
    .select(sql<boolean>`s.password_hash is not null`.as("has_joined"))
    .where("p.school_id", "=", schoolId)
    .where("p.until", "is", null)
    .$if(role !== undefined, (query) => query.where("p.role", "=", role!))
    .orderBy("p.role")
    .orderBy("s.name")
    .limit(1_000)
    .execute();
