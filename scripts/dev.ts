// npm run dev: the server restarts when its sources change. Vite serves the web app and passes /api on to the server.
// If no Paystack key is set, a fake Paystack is used.
import { spawn } from "node:child_process";
import { startFakePaystack } from "../apps/api/src/testing/fake-paystack.ts";
import { buildAll } from "./build.ts";
import { root } from "./run-command.ts";

const WEB = "http://127.0.0.1:5173";
const API = `http://127.0.0.1:${process.env.PORT ?? 3000}`;

async function paystackEnv(): Promise<Record<string, string>> {
  if (process.env.PAYSTACK_SECRET_KEY) return {};
  const paystack = await startFakePaystack({ key: "sk_test_development" });
  paystack.callAt(API);
  console.log(`Payments go to a fake Paystack at ${paystack.url}`);
  return paystack.env;
}

await buildAll(console.log);
const env = { PUBLIC_URL: WEB, PROCESSES: "1", ...process.env, ...(await paystackEnv()) };
const api = spawn(process.execPath, ["--disable-warning=ExperimentalWarning", "--watch", "apps/api/src/server.ts"], {
  cwd: root,
  env,
  stdio: "inherit",
});
const web = spawn(process.execPath, ["node_modules/vite/bin/vite.js", "apps/web", "--host", "127.0.0.1"], {
  cwd: root,
  env: { API_URL: API, ...process.env },
  stdio: "inherit",
});

for (const signal of ["SIGINT", "SIGTERM"] as const)
  process.on(signal, () => {
    api.kill(signal);
    web.kill(signal);
  });
// The fake keeps this process alive. It is not needed once the server has ended.
api.on("exit", (code) => {
  web.kill("SIGTERM");
  process.exit(code ?? 0);
});
