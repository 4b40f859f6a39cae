// The key pair that files of answers are sealed to. It lives in the database, so that every instance opens every file; the
// newest one seals, older ones still open.
import { sql } from "kysely";
import type { House } from "../../house.ts";

interface SealKey {
  public_key: string;
  private_key: string;
}

const CURVE = { name: "ECDH", namedCurve: "P-256" } as const;
const known = new WeakMap<House["signals"], SealKey>();

export async function sealKey({ db, signals, clock }: House): Promise<SealKey> {
  const cached = known.get(signals);
  if (cached) return cached;
  const key = (await newest(db)) ?? (await makeFirst(db, clock.now()));
  known.set(signals, key);
  return key;
}

/** Every private key that a file may have been sealed to. */
export async function unsealingKeys({ db }: Pick<House, "db">): Promise<CryptoKey[]> {
  const rows = await db.selectFrom("seal_keys").select("private_key").orderBy("id", "desc").execute();
  return Promise.all(
    rows.map(({ private_key }) =>
      crypto.subtle.importKey("pkcs8", Buffer.from(private_key, "base64url"), CURVE, false, ["deriveBits"]),
    ),
  );
}

const newest = (db: House["db"]): Promise<SealKey | undefined> =>
  db.selectFrom("seal_keys").select(["public_key", "private_key"]).orderBy("id", "desc").limit(1).executeTakeFirst();

/** Two instances that start at once agree on one key: the second finds the first's. */
async function makeFirst(db: House["db"], now: Date): Promise<SealKey> {
  const pair = await crypto.subtle.generateKey(CURVE, true, ["deriveBits"]);
  const public_key = Buffer.from(await crypto.subtle.exportKey("raw", pair.publicKey)).toString("base64url");
  const private_key = Buffer.from(await crypto.subtle.exportKey("pkcs8", pair.privateKey)).toString("base64url");
  await sql`insert into seal_keys (public_key, private_key, created_at)
    select ${public_key}, ${private_key}, ${now} where not exists (select 1 from seal_keys)`.execute(db);
  return (await newest(db))!;
}
