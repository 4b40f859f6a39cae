import { crc32 } from "node:zlib";

const u16 = (n: number) => Buffer.from([n & 255, (n >> 8) & 255]);
const u32 = (n: number) => Buffer.concat([u16(n & 0xffff), u16(n >>> 16)]);

/** An archive of these texts, stored uncompressed. */
export function zipOf(files: Record<string, string>): Buffer {
  const local: Buffer[] = [];
  const central: Buffer[] = [];
  let at = 0;
  for (const [name, text] of Object.entries(files)) {
    const [path, bytes] = [Buffer.from(name), Buffer.from(text)];
    // Version, flags, method, time, date. Then the size of the content and of its name.
    const facts = [
      u16(20),
      u16(0),
      u16(0),
      u16(0),
      u16(33),
      u32(crc32(bytes)),
      u32(bytes.length),
      u32(bytes.length),
      u16(path.length),
    ];
    const entry = Buffer.concat([u32(0x04034b50), ...facts, u16(0), path, bytes]);
    central.push(
      Buffer.concat([u32(0x02014b50), u16(20), ...facts, u16(0), u16(0), u16(0), u16(0), u32(0), u32(at), path]),
    );
    local.push(entry);
    at += entry.length;
  }
  const list = Buffer.concat(central);
  const many = Object.keys(files).length;
  const end = Buffer.concat([u32(0x06054b50), u16(0), u16(0), u16(many), u16(many), u32(list.length), u32(at), u16(0)]);
  return Buffer.concat([...local, list, end]);
}
