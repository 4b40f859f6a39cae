import { catalogueSubjects, loadBank } from "@sabiprep/question-bank";
import { expect, test } from "vitest";
import { shippedNotes } from "./load-shipped.ts";
import { readNote } from "./note-parts.ts";
import { printNote } from "./print-note.ts";

const wordsOf = (text: string) => text.split(/\s+/).filter((word) => /\p{L}/u.test(word)).length;

test("at least forty notes ship, each of a length worth reading, linked to topics that exist", () => {
  const notes = shippedNotes();
  expect(notes.length).toBeGreaterThanOrEqual(40);
  expect(new Set(notes.map(({ title }) => title)).size).toBe(notes.length);
  const topics = new Set(
    loadBank().subjects.flatMap((subject) => subject.topics.map((topic) => `${subject.about.slug}/${topic.slug}`)),
  );
  for (const note of notes) {
    expect(
      catalogueSubjects.some(({ slug }) => slug === note.subject),
      note.key,
    ).toBe(true);
    for (const slug of note.topics) expect(topics, note.key).toContain(`${note.subject}/${slug}`);
    expect(note.description.length, note.key).toBeGreaterThan(40);
    expect(wordsOf(note.body), note.key).toBeGreaterThan(200);
  }
});

test("every note reads as a page without style attributes and prints as text a font has", async () => {
  for (const note of shippedNotes()) {
    const { html, parts } = readNote(note.body);
    expect(html, note.key).not.toMatch(/style=|<script|\$/);
    for (const [, heading] of html.matchAll(/<th scope="col">(.*?)<\/th>/g))
      expect(heading!.replaceAll(/<math.*?<\/math>/g, ""), `a heading of words in ${note.key}`).toMatch(/\p{L}/u);
    const printed = JSON.stringify(parts);
    expect(printed, note.key).not.toMatch(/\\\\(?:frac|sqrt|times|text|to)|\*\*/);
  }
  const [first] = shippedNotes();
  const pdf = await printNote({
    title: first!.title,
    subject: "Test",
    site: "SabiPrep",
    parts: readNote(first!.body).parts,
  });
  expect(pdf.subarray(0, 5).toString()).toBe("%PDF-");
});
