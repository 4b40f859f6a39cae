// The key pair that answer files are sealed with. It is in the database, so that every process can open every file. The
// newest pair seals, and older ones still open files.
import { createHmac } from "node:crypto";
import type { OpeningKey } from "@sabiprep/contract";
import { type RawBuilder, sql } from "kysely";
import { cached } from "../../adapters/database-signals.ts";
import type { AppContext } from "../../app-context.ts";
import { placeOf, sealText, unsealText } from "../../secrets/vault.ts";

interface SealKey {
  public_key: string;
}

const CURVE = { name: "ECDH", namedCurve: "P-256" } as const;
const placeOfKey = (public_key: string) => placeOf("seal_keys", "private_key", public_key);
const known = cached([], () => ({ key: null as SealKey | null }));

export async function sealKey(context: AppContext): Promise<SealKey> {
  const { db, clock } = context;
  const memory = known(context);
  memory.key ??= (await newest(db)) ?? (await makeFirst(db, clock.now()));
  return memory.key;
}

/**
 * Known only to us and to the device that was issued the sitting. It signs the sitting's answer files. It is derived,
 * so nothing has to be stored.
 */
export const answerSecret = ({ secret }: Pick<AppContext, "secret">, sittingUuid: string): string =>
  createHmac("sha256", secret).update(`answers of ${sittingUuid}`).digest("base64url");

/** Every private key that a file may have been sealed for. */
export async function unsealingKeys({ db }: Pick<AppContext, "db">): Promise<OpeningKey[]> {
  const rows = await db.selectFrom("seal_keys").select(["public_key", "private_key"]).orderBy("id", "desc").execute();
  return Promise.all(
    rows.map(({ public_key, private_key }) => {
      const bytes = Buffer.from(unsealText(placeOfKey(public_key), private_key), "base64url");
      return crypto.subtle.importKey("pkcs8", bytes, CURVE, false, ["deriveBits"]);
    }),
  );
}

const newest = (db: AppContext["db"]): Promise<SealKey | undefined> =>
  db.selectFrom("seal_keys").select("public_key").orderBy("id", "desc").limit(1).executeTakeFirst();

/** A new pair seals from the next start on. The older ones still open the files sealed with them. */
export async function renewSealKey(db: AppContext["db"], now: Date): Promise<void> {
  await insertPair(db, now, sql`true`);
}

/** Two processes that start together agree on one key: the second finds the first's key. */
async function makeFirst(db: AppContext["db"], now: Date): Promise<SealKey> {
  await insertPair(db, now, sql`not exists (select 1 from seal_keys)`);
  return (await newest(db))!;
}

async function insertPair(db: AppContext["db"], now: Date, when: RawBuilder<unknown>): Promise<void> {
  const pair = await crypto.subtle.generateKey(CURVE, true, ["deriveBits"]);
  const public_key = Buffer.from(await crypto.subtle.exportKey("raw", pair.publicKey)).toString("base64url");
  const private_key = Buffer.from(await crypto.subtle.exportKey("pkcs8", pair.privateKey)).toString("base64url");
  await sql`insert into seal_keys (public_key, private_key, created_at)
    select ${public_key}, ${sealText(placeOfKey(public_key), private_key)}, ${now} where ${when}`.execute(db);
}
