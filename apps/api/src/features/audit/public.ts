export { noteRestore } from "./anchor-file.ts";
export { auditRepair } from "./audit-repair.ts";
export { verifyAudit } from "./verify-audit.ts";
export { beginKeyedLog, writeAudit } from "./write-audit.ts";
