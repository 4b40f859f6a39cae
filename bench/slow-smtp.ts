// A mail server in a process of its own, which takes so many milliseconds for each letter; it ends with whoever started it.
import { startSmtp } from "../apps/api/src/testing/smtp.ts";

const smtp = await startSmtp({ takesMs: Number(process.argv[2]) });
process.send!(smtp.url);
process.on("disconnect", () => process.exit(0));
