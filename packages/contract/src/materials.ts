// Study materials: notes, formula sheets and staff uploads. They can be found, read, downloaded and saved for offline
// use.
import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import { named, optionalText, requiredText, timestamp, uuid } from "./fields.ts";

/** The first choices of the filter, as always in this product. Other subjects follow if they have any materials. */
export const MATERIAL_SUBJECTS_FIRST = [
  "Mathematics",
  "English Language",
  "Physics",
  "Chemistry",
  "Biology",
  "Economics",
] as const;
export const DOWNLOADED_SHOWN_MS = 2000;
export const MATERIAL_MAX_BYTES = 64 * 1024 * 1024;
/** Above this size a browser's own download manager is better than the page: it writes to disk during the download. */
export const KEPT_ON_DEVICE_MAX_BYTES = 48 * 1024 * 1024;

export const materialType = z.enum(["PDF", "Video", "Audio", "Document"]);
export const materialState = z.enum(["draft", "live", "retired"]);

export const material = z.object({
  uuid: z.string(),
  title: z.string(),
  subject: named,
  type: materialType,
  /** Bytes of the file. Null while it is being made. */
  size: z.nullable(z.number()),
  downloads: z.number(),
  description: z.string(),
  topics: z.array(z.string()),
  updated_at: timestamp,
});
export type Material = z.output<typeof material>;

/** Where to read about a topic: its own lesson, or else a note that covers it. */
export const lesson = z.object({
  uuid: z.string(),
  title: z.string(),
  topic_id: z.string(),
  /** The section for a question: the index of its heading, from 0. */
  section: z.nullable(z.number()),
});
export type Lesson = z.output<typeof lesson>;

const materialParams = z.object({ material_id: uuid("We could not find that material.") });
const subjectFilter = z.optional(uuid("We could not find that subject."));
const editors = ["owner", "editor"] as const;

const staffMaterial = z.object({
  ...material.def.shape,
  state: materialState,
  is_shipped: z.boolean(),
  is_text: z.boolean(),
  body_source: z.nullable(z.string()),
  topic_ids: z.array(z.string()),
  file_url: z.nullable(z.string()),
});
export type StaffMaterial = z.output<typeof staffMaterial>;

export const materialFields = z.object({
  title: requiredText("Title is required", 160),
  subject_id: uuid("Choose a subject"),
  description: requiredText("Description is required", 600),
  body_source: optionalText(60_000),
  topic_ids: z.optional(z.array(uuid()).check(z.maxLength(20, { error: "Choose up to 20 topics" }))),
});

export const materials = {
  list: endpoint({
    method: "GET",
    path: "/candidates/materials",
    summary: "Materials by title or subject, thirty at a time, and the subjects that have any",
    audience: "candidate",
    query: z.object({
      search: z.optional(z.string().check(z.maxLength(100, { error: "Use 100 characters or fewer" }))),
      subject_id: subjectFilter,
      topic_id: z.optional(uuid("We could not find that topic.")),
      after: z.optional(uuid("We could not find that material.")),
    }),
    data: z.object({ subjects: z.array(named), items: z.array(material), more: z.boolean() }),
  }),
  read: endpoint({
    method: "GET",
    path: "/candidates/materials/{material_id}",
    summary: "One material with its text, and a link to its file, valid for some minutes",
    audience: "candidate",
    params: materialParams,
    data: z.object({ ...material.def.shape, body: z.nullable(z.string()), file_url: z.nullable(z.string()) }),
  }),
  download: endpoint({
    method: "POST",
    path: "/candidates/materials/{material_id}/download",
    summary: "A link to the file, counted as a download",
    audience: "candidate",
    limits: [{ per: "account", times: 300, seconds: 3600 }],
    params: materialParams,
    body: z.object({ again: z.optional(z.boolean()) }),
    data: z.object({ file_url: z.string(), file_name: z.string(), mime_type: z.string(), size: z.number() }),
  }),
  forTest: endpoint({
    method: "GET",
    path: "/candidates/materials/for-test/{session_id}",
    summary: "Materials on the weakest topics of a finished test",
    audience: "candidate",
    params: z.object({ session_id: uuid("We could not find that test.") }),
    data: z.array(z.object({ ...material.def.shape, weak_topic: z.string() })),
  }),
  lessons: endpoint({
    method: "GET",
    path: "/candidates/materials/lessons/{session_id}",
    summary:
      "The topics of the student's own test with the best lesson for each, the section for each question and, in unfinished practice, a hint or a wrong option to rule out",
    audience: "candidate",
    params: z.object({ session_id: uuid("We could not find that test.") }),
    data: z.array(
      z.object({
        subject_id: z.string(),
        topic: z.string(),
        topic_id: z.string(),
        lesson: z.nullable(lesson),
        questions: z.array(
          z.object({
            question_id: z.string(),
            section: z.nullable(z.object({ at: z.number(), title: z.string() })),
            /** The idea of this question, never the answer. */
            hint: z.nullable(z.string()),
            /** If it has no hint: the letter of a wrong option that a student may have crossed out. */
            rule_out: z.nullable(z.string()),
          }),
        ),
      }),
    ),
  }),
  staffList: endpoint({
    method: "GET",
    path: "/admin/materials",
    summary: "All materials, in every status",
    audience: "staff",
    roles: editors,
    query: z.object({
      search: z.optional(z.string().check(z.maxLength(100))),
      subject_id: subjectFilter,
      state: z.optional(materialState),
      page: z.optional(z.int().check(z.gte(1), z.lte(10_000))),
    }),
    data: z.object({ items: z.array(staffMaterial), total: z.number(), page: z.number(), per_page: z.number() }),
  }),
  choices: endpoint({
    method: "GET",
    path: "/admin/materials/choices",
    summary: "Subjects and their topics, for the form",
    audience: "staff",
    roles: editors,
    data: z.array(z.object({ ...named.def.shape, topics: z.array(named) })),
  }),
  create: endpoint({
    method: "POST",
    path: "/admin/materials",
    summary: "Adds a draft. Its file, if any, is uploaded next",
    audience: "staff",
    roles: editors,
    audit: "material.create",
    status: 201,
    message: "The material has been saved as a draft.",
    body: materialFields,
    data: staffMaterial,
  }),
  update: endpoint({
    method: "PUT",
    path: "/admin/materials/{material_id}",
    summary: "Changes a material. Text is turned into a new file",
    audience: "staff",
    roles: editors,
    audit: "material.update",
    message: "The material has been saved.",
    params: materialParams,
    body: materialFields,
    data: staffMaterial,
  }),
  upload: endpoint({
    method: "POST",
    path: "/admin/materials/{material_id}/file",
    summary: "The file of a material: PDF, video, audio or another document",
    audience: "staff",
    roles: editors,
    audit: "material.upload",
    max_body: { upload_bytes: MATERIAL_MAX_BYTES },
    message: "The file has been uploaded.",
    params: materialParams,
    data: staffMaterial,
  }),
  setState: endpoint({
    method: "PUT",
    path: "/admin/materials/{material_id}/state",
    summary: "Publishes, unpublishes or retires a material",
    audience: "staff",
    roles: editors,
    audit: "material.state",
    params: materialParams,
    body: z.object({ state: materialState }),
    data: staffMaterial,
  }),
  remove: endpoint({
    method: "DELETE",
    path: "/admin/materials/{material_id}",
    summary: "Deletes a draft that was never published",
    audience: "staff",
    roles: editors,
    audit: "material.delete",
    message: "The draft has been deleted.",
    params: materialParams,
    data: z.null(),
  }),
  preview: endpoint({
    method: "POST",
    path: "/admin/materials/preview",
    summary: "Preview of a text as students see it, or the error in it",
    audience: "staff",
    roles: editors,
    body: z.object({ body_source: requiredText("Enter the text first", 60_000) }),
    data: z.object({ body: z.string() }),
  }),
};
