import { blueprintFor, blueprintProblems, examSlugs, itemsOf } from "@sabiprep/exam";
import { expect, test } from "vitest";
import { blueprints } from "./blueprints.ts";
import { catalogueExams, paperYears } from "./exams.ts";
import { mixedBlueprints } from "./mixed-blueprints.ts";
import { catalogueSubject, catalogueSubjects, majorSubjects, subjectCalled } from "./subjects.ts";

test("there are 27 subjects and Current Affairs, in four exams", () => {
  expect(catalogueSubjects).toHaveLength(28);
  expect(new Set(catalogueSubjects.map(({ slug }) => slug)).size).toBe(28);
  expect(catalogueExams.map(({ slug }) => slug)).toEqual([...examSlugs]);
  expect(catalogueSubjects.filter(({ exams }) => exams.includes("jamb"))).toHaveLength(25);
  for (const slug of majorSubjects) expect(catalogueSubject(slug)?.exams).toEqual([...examSlugs]);
});

test("a subject is found by each of its names, and no two subjects share a name", () => {
  expect(subjectCalled("Use of English")?.slug).toBe("english");
  expect(subjectCalled("C.R.K")?.slug).toBe("christian-religious-studies");
  expect(subjectCalled("financial accounting")?.slug).toBe("accounting");
  expect(subjectCalled("Physical & Health Education")?.slug).toBe("physical-and-health-education");
  expect(subjectCalled("Alchemy")).toBeUndefined();
  const names = catalogueSubjects.flatMap(({ name, aliases }) => [name, ...aliases]);
  for (const name of names)
    expect(subjectCalled(name)?.name, name).toSatisfy((found: string) => {
      const owner = catalogueSubject(subjectCalled(name)?.slug ?? "");
      return found === owner?.name && [owner.name, ...owner.aliases].includes(name);
    });
});

test("every exam and subject has one valid blueprint for every year", () => {
  for (const blueprint of blueprints)
    expect(blueprintProblems(blueprint), `${blueprint.exam} ${blueprint.subject}`).toEqual([]);
  for (const { slug, exams } of catalogueSubjects)
    for (const exam of exams)
      for (const year of [...paperYears, 2026])
        expect(blueprintFor(blueprints, exam, slug, year), `${exam} ${slug} ${year}`).toBeDefined();
});

test("a blueprint based only on other web pages is not called verified, and says so", () => {
  const reported = blueprints.filter(({ source_note }) => /\.(com|ng|net)\b/.test(source_note));
  expect(reported.length).toBeGreaterThan(30);
  for (const { exam, subject, unverified, source_note } of reported) {
    expect(unverified, `${exam} ${subject}`).toBe(true);
    expect(source_note, `${exam} ${subject}`).toContain("not by the board itself");
  }
});

test("the UTME has 180 items in 120 minutes; English is an estimate; NECO's English changed in 2026", () => {
  const utme = mixedBlueprints.find(({ slug }) => slug === "utme");
  expect(utme && itemsOf(utme)).toBe(180);
  expect(utme?.minutes).toBe(120);
  expect(utme?.parts.map(({ estimate }) => estimate)).toEqual([true, false, false, false]);
  expect(blueprintFor(blueprints, "neco", "english", 2025)).toMatchObject({ items: 100, minutes: 60, options: 5 });
  expect(blueprintFor(blueprints, "neco", "english", 2026)).toMatchObject({ items: 80, minutes: 50, options: 5 });
});

test("aggregates add up to a hundred, and their parts name subjects we know", () => {
  for (const { aggregate, parts } of mixedBlueprints) {
    if (aggregate) expect(aggregate.utme + aggregate.screening + aggregate.olevel).toBe(100);
    for (const { subject } of parts) if (subject) expect(catalogueSubject(subject)).toBeDefined();
  }
});
