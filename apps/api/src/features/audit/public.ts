export { verifyAudit, writeAudit } from "./write-audit.ts";
