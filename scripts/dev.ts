// npm run dev: the server restarts when its sources change; the web app is served by Vite, which passes /api on to it.
import { spawn } from "node:child_process";
import { root } from "./run-command.ts";

const api = spawn(process.execPath, ["--disable-warning=ExperimentalWarning", "--watch", "apps/api/src/server.ts"], {
  cwd: root,
  stdio: "inherit",
});
const web = spawn(process.execPath, ["node_modules/vite/bin/vite.js", "apps/web", "--host", "127.0.0.1"], {
  cwd: root,
  stdio: "inherit",
});

for (const signal of ["SIGINT", "SIGTERM"] as const)
  process.on(signal, () => {
    api.kill(signal);
    web.kill(signal);
  });
