// Printed slips: what a pupil without an email address needs to sign in for the first time. A slip can be printed again
// until it was used. A new one for a pupil who has a password ends that password.
import type { classRoster } from "@sabiprep/contract";
import { sql } from "kysely";
import type { AppContext } from "../../app-context.ts";
import type { Db } from "../../db/transaction.ts";
import type { StaffCaller } from "../../http/audience.ts";
import { fail } from "../../http/failure.ts";
import type { Call } from "../../http/route.ts";
import { unseal } from "../../secrets/vault.ts";
import { endPassword, type ShutOut } from "../auth/public.ts";
import { exportFileUrl, storeFile } from "../files/public.ts";
import { notify } from "../notifications/public.ts";
import { pupilIn } from "./class-roster.ts";
import { codeAt, codeUntil, sealedCode } from "./enrol.ts";
import { drawSlips, type Slip } from "./slip-pdf.ts";
import { type ClassStanding, classIn, refuseOver, type Standing, standingIn } from "./standing.ts";

export async function printSlips({ db, user, input, now, context, recordAudit }: Call<typeof classRoster.slips>) {
  const school = await standingIn(db, user, input.school_id);
  const schoolClass = await classIn(db, school, input.class_id, now);
  refuseOver(schoolClass);
  const ids = await waitingPupils(db, schoolClass.id, input.pupil_ids ?? null);
  if (ids.length === 0) fail("conflict", "Everybody in this class has chosen a password. You can renew a single slip.");
  recordAudit({ subject: schoolClass.uuid, after: { slips: ids.length } });
  return slipsFor(context, db, { school, schoolClass, ids, user }, now);
}

/** Those who have not chosen a password. For the others a slip is renewed one by one. */
async function waitingPupils(db: Db, classId: number, uuids: readonly string[] | null): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select p.id from class_members m join school_pupils p on p.id = m.pupil_id join candidates c
      on c.id = p.candidate_id
    where m.class_id = ${classId} and m.left_at is null and p.joined_by <> 'code' and c.email is null
      and c.password_hash is null and (${uuids}::uuid[] is null or p.uuid = any(${uuids}::uuid[]))
    order by lower(c.last_name), lower(c.first_name), p.id`.execute(db);
  return rows.map(({ id }) => id);
}

interface Printing {
  school: Standing;
  schoolClass: ClassStanding;
  ids: number[];
  user: StaffCaller;
}

interface SlipRow {
  id: number;
  uuid: string;
  number: string;
  name: string;
  first_code: Buffer | null;
  is_late: boolean;
}

async function slipsFor(context: AppContext, db: Db, { school, schoolClass, ids, user }: Printing, now: Date) {
  const { rows } = await sql<SlipRow>`
    select p.id, p.uuid, p.number, upper(c.last_name) || ' ' || c.first_name as name, p.first_code,
      coalesce(p.first_code_until <= ${now}, true) as is_late
    from school_pupils p join candidates c on c.id = p.candidate_id where p.id = any(${ids}::bigint[])
    order by array_position(${ids}::bigint[], p.id)`.execute(db);
  const slips: Slip[] = [];
  for (const row of rows) {
    const first_code = row.first_code && !row.is_late ? row.first_code : sealedCode(row.uuid);
    const times = { slip_at: now, first_code_until: codeUntil(now) };
    await db
      .updateTable("school_pupils")
      .set({ first_code, ...times })
      .where("id", "=", row.id)
      .execute();
    slips.push({ name: row.name, number: row.number, code: unseal(codeAt(row.uuid), first_code).toString() });
  }
  const bytes = await drawSlips(
    context,
    { school: school.name, school_code: school.code, class: schoolClass.name },
    slips,
  );
  const name = `slips-${schoolClass.name.replaceAll(/[^\p{L}\p{N}]+/gu, "-")}.pdf`;
  const file = await storeFile(context, db, { purpose: "export", name, mime_type: "application/pdf", bytes });
  return { url: await exportFileUrl(context, db, file.uuid, user, now), slips: slips.length };
}

const RENEWED =
  "{name} of {school} printed it on {day}. Your old password no longer works. If you did not ask for a slip, tell an adult you trust.";
const DAY_AND_TIME = { dateStyle: "long", timeStyle: "short", timeZone: "Africa/Lagos" } as const;

/** A teacher who prints a slip could use it. So the pupil is told who it was, and the entry in the audit log names both. */
export const renewSlip =
  (shutOut: ShutOut) =>
  async ({ db, user, input, now, context, recordAudit }: Call<typeof classRoster.renewSlip>) => {
    const school = await standingIn(db, user, input.school_id);
    const schoolClass = await classIn(db, school, input.class_id, now);
    refuseOver(schoolClass);
    const pupil = await pupilIn(db, schoolClass.id, input.pupil_id);
    if (pupil.joined_by === "code" || pupil.email)
      fail("conflict", "This pupil has their own account. They can ask for a new password on the sign-in page.");
    await endPassword(db, pupil.candidate_id);
    await shutOut(db, pupil.candidate_id, now);
    await db
      .updateTable("school_pupils")
      .set({ slip_renewed_by: user.id, slip_renewed_at: now })
      .where("id", "=", pupil.id)
      .execute();
    const { name } = await db.selectFrom("staff").select("name").where("id", "=", user.id).executeTakeFirstOrThrow();
    await notify(
      db,
      {
        candidate_id: pupil.candidate_id,
        kind: "account",
        once_key: `slip:${pupil.uuid}:${now.getTime()}`,
        says: (t) => ({
          title: t("Your school printed a new slip for you"),
          body: t(RENEWED, { name, school: school.name, day: t.day(now, DAY_AND_TIME) }),
        }),
      },
      now,
    );
    recordAudit({ subject: pupil.uuid, after: { class: schoolClass.uuid } });
    return slipsFor(context, db, { school, schoolClass, ids: [pupil.id], user }, now);
  };
