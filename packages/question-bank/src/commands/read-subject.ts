// One subject by its folder, also before it stands in the register, so that an author can check work in progress.
import { existsSync } from "node:fs";
import path from "node:path";
import type { SubjectBank } from "../authoring.ts";

const isSubjectBank = (value: unknown): value is SubjectBank =>
  typeof value === "object" && value !== null && "topics" in value && "questions" in value && "slug" in value;

export async function readSubject(slug: string): Promise<SubjectBank> {
  if (!/^[a-z-]+$/.test(slug)) throw new Error(`no subject is called ${slug}`);
  if (!existsSync(path.join(import.meta.dirname, "../subjects", slug, "index.ts")))
    throw new Error(`no subject is called ${slug}`);
  const folder: Record<string, unknown> = await import(`../subjects/${slug}/index.ts`);
  const bank = Object.values(folder).find(isSubjectBank);
  if (!bank) throw new Error(`subjects/${slug}/index.ts exports no SubjectBank`);
  return bank;
}
