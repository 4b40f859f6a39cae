// Before `npm start`: what is missing or stale is built, and that is said. The server itself builds nothing.
import { buildAll } from "./build.ts";

await buildAll(console.log).catch((problem: Error) => {
  console.error(problem.message);
  process.exit(1);
});
