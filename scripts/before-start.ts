// Before `npm start`: everything missing or outdated is built, and that is reported. The server itself builds nothing.
import { buildAll } from "./build.ts";

await buildAll(console.log).catch((problem: Error) => {
  console.error(problem.message);
  process.exit(1);
});
