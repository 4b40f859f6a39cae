// People for tests, each with a session and a client that makes their calls.
import type { Role } from "@sabiprep/contract";
import { uuidv7 } from "uuidv7";
import { openSession } from "../features/auth/sessions.ts";
import type { Api } from "./start-api.ts";

let serial = 0;

export async function aCandidate(api: Api, more: { verified?: boolean; password_hash?: string | null } = {}) {
  const now = api.clock.now();
  const email = `candidate-${++serial}@example.ng`;
  const row = await api.db
    .insertInto("candidates")
    .values({
      uuid: uuidv7(),
      email,
      password_hash: more.password_hash ?? null,
      first_name: "Chidi",
      last_name: "Bello",
      registered_at: now,
      verified_at: more.verified === false ? null : now,
    })
    .returning(["id", "uuid"])
    .executeTakeFirstOrThrow();
  await api.db.insertInto("candidate_profiles").values({ candidate_id: row.id }).execute();
  const { access_token } = await openSession(
    api.db,
    { candidate_id: row.id },
    { userAgent: "", deviceToken: null },
    now,
  );
  return { ...row, email, access_token, as: api.clientWith(access_token) };
}

/** A client with a new session, for a candidate whose first session has expired. */
export async function signedInAgain(api: Api, candidate_id: number) {
  const device = { userAgent: "", deviceToken: null };
  return api.clientWith((await openSession(api.db, { candidate_id }, device, api.clock.now())).access_token);
}

/** With `confirmed`, the member has just proved their identity, as sensitive calls require. */
export async function aStaffMember(api: Api, more: { role?: Role; password_hash?: string; confirmed?: true } = {}) {
  const now = api.clock.now();
  const row = await api.db
    .insertInto("staff")
    .values({
      uuid: uuidv7(),
      email: `staff-${++serial}@example.ng`,
      name: "Ngozi Musa",
      role: more.role ?? "owner",
      password_hash: more.password_hash ?? null,
      created_at: now,
    })
    .returning(["id", "uuid", "email"])
    .executeTakeFirstOrThrow();
  const { access_token } = await openSession(api.db, { staff_id: row.id }, { userAgent: "", deviceToken: null }, now);
  if (more.confirmed)
    await api.db.updateTable("auth_sessions").set({ confirmed_at: now }).where("staff_id", "=", row.id).execute();
  return { ...row, access_token, as: api.clientWith(access_token) };
}
