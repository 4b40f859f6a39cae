// A server with payments through a fake Paystack, and a way to let time pass in its database.
import { auth, createClient } from "@sabiprep/contract";
import pg from "pg";
import { runningEmbeddedUrl } from "../../apps/api/src/db/embedded/open-embedded.ts";
import { type FakePaystack, startFakePaystack } from "../../apps/api/src/testing/fake-paystack.ts";
import { linkMailedTo } from "./mail-folder.ts";
import { aCandidate } from "./people.ts";
import { type RunningServer, startServer } from "./start-server.ts";

export interface Shop {
  server: RunningServer;
  paystack: FakePaystack;
  /** Runs one statement in the server's own database. */
  sql: (statement: string, values?: unknown[]) => Promise<void>;
  /** A candidate with a verified address, as payment requires. */
  aVerifiedCandidate: () => Promise<{ email: string; token: string }>;
  close: () => Promise<void>;
}

export async function openShop(): Promise<Shop> {
  const paystack = await startFakePaystack();
  const server = await startServer(paystack.env);
  paystack.callAt(server.url);
  const database = new pg.Client({ connectionString: runningEmbeddedUrl(server.dataDir)! });
  await database.connect();
  return {
    server,
    paystack,
    sql: async (statement, values = []) => void (await database.query(statement, values)),
    aVerifiedCandidate: () => verified(server),
    close: async () => {
      await database.end();
      await server.stop();
      await paystack.close();
    },
  };
}

async function verified({ url, dataDir }: RunningServer) {
  const { email, token } = await aCandidate({ baseURL: url });
  const link = new URL(await linkMailedTo(email, "/email/verification", { dataDir }));
  await createClient({ baseUrl: `${url}/api`, token: () => token }).call(auth.verifyEmail, {
    token: link.pathname.split("/").at(-1)!,
    hash: link.searchParams.get("hash")!,
    ref: link.searchParams.get("ref")!,
  });
  return { email, token };
}
