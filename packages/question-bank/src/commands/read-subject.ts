// Reads one subject from its folder, even before it is registered, so that an author can check work in progress.
import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import type { SubjectBank } from "../authoring.ts";

const isSubjectBank = (value: unknown): value is SubjectBank =>
  typeof value === "object" && value !== null && "topics" in value && "questions" in value && "slug" in value;

const folders = path.join(import.meta.dirname, "../subjects");

export const subjectSlugs = (): string[] =>
  readdirSync(folders)
    .filter((slug) => existsSync(path.join(folders, slug, "index.ts")))
    .sort();

/** Thrown for a name that no subject has. The message lists the existing subjects. */
export class NoSuchSubject extends Error {
  constructor(slug: string) {
    super(
      `No subject is called “${slug}”; there are:\n${subjectSlugs()
        .map((known) => `  ${known}`)
        .join("\n")}`,
    );
    this.name = "NoSuchSubject";
  }
}

export async function readSubject(slug: string): Promise<SubjectBank> {
  if (!subjectSlugs().includes(slug)) throw new NoSuchSubject(slug);
  const folder: Record<string, unknown> = await import(`../subjects/${slug}/index.ts`);
  const bank = Object.values(folder).find(isSubjectBank);
  if (!bank) throw new Error(`subjects/${slug}/index.ts exports no SubjectBank`);
  return bank;
}
