// The floor that a start is measured against: the same PostgreSQL on its own folder, Fastify and pg, and nothing else.
import Fastify from "fastify";
import pg from "pg";
import { openEmbedded } from "../apps/api/src/db/embedded/open-embedded.ts";

const database = await openEmbedded({ dataDir: process.env.DATA_DIR!, log: console });
const pool = new pg.Pool({ connectionString: database.url });
await pool.query("select 1");
const app = Fastify();
app.get("/", async () => (await pool.query("select 1 as one")).rows[0]);
console.log(`The floor is ready at ${await app.listen({ host: "127.0.0.1", port: 0 })}`);
process.on("SIGTERM", async () => {
  await app.close();
  await pool.end();
  await database.stop();
  process.exit(0);
});
