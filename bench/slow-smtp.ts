// A mail server in a separate process, which takes a given number of milliseconds for each email. It ends with the
// process that started it.
import { startSmtp } from "../apps/api/src/testing/smtp.ts";

const smtp = await startSmtp({ takesMs: Number(process.argv[2]) });
process.send!(smtp.url);
process.on("disconnect", () => process.exit(0));
