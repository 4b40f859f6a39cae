export { noteRestore } from "./anchor-file.ts";
export { auditRepair } from "./audit-repair.ts";
export { auditRefusal, auditSignIn } from "./audit-sign-ins.ts";
export { verifyAudit } from "./verify-audit.ts";
export { beginKeyedLog, writeAudit } from "./write-audit.ts";
