// Shipped content keeps the same uuid on every machine. It is version 5 (RFC 9562), made from our namespace and the
// bank key.
import { createHash } from "node:crypto";

const namespace = Buffer.from("5ab1c0de7e5743f2a0b19f3d6c2e8841", "hex");

export function uuidOf(name: string): string {
  const bytes = createHash("sha1").update(namespace).update(name, "utf8").digest().subarray(0, 16);
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x50;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = bytes.toString("hex");
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join("-");
}
