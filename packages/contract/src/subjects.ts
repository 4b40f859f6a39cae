// Subjects and their topics, as staff manage them.
import * as z from "zod/mini";
import { endpoint, roles } from "./endpoint.ts";
import { named, nothing, requiredText, uuid } from "./fields.ts";
import { hasLink, hasUnseen } from "./person-name.ts";
import { questionPublishers, questionWriters } from "./staff-question.ts";

const subjectParams = z.object({ subject_id: uuid("We could not find that subject.") });
const topicParams = z.object({ topic_id: uuid("We could not find that topic.") });

const isAddress = (typed: string) => typed.trim() === "" || /^(https:\/\/|\/)\S+$/.test(typed.trim());

/** Names of subjects and topics go into emails and notifications, so they carry no links and nothing unseen. */
const nameOf = (missing: string, most: number) =>
  requiredText(missing, most).check(
    z.refine((name) => !hasLink(name) && !hasUnseen(name), {
      error: "Enter a name without links, slashes or hidden characters",
    }),
  );

export const subjectForm = z.object({
  name: nameOf("Subject name is required", 60),
  description: requiredText("Description is required", 500),
  icon_url: z.optional(
    z.nullable(
      z.string().check(z.maxLength(500), z.refine(isAddress, { error: "Enter an address that starts with https://" })),
    ),
  ),
  /** The exams that offer it. If left out, they stay as they are. */
  exam_type_ids: z.optional(z.array(uuid("We could not find that exam")).check(z.maxLength(20))),
});

const topicForm = z.object({ name: nameOf("Topic name is required", 70) });

const topic = z.object({ uuid: z.string(), name: z.string(), questions: z.number(), objectives: z.array(z.string()) });

const subject = z.object({
  uuid: z.string(),
  name: z.string(),
  description: z.string(),
  icon: z.string(),
  icon_url: z.nullable(z.string()),
  questions: z.number(),
  exams: z.array(named),
  topics: z.array(topic),
});

export const subjects = {
  read: endpoint({
    method: "GET",
    path: "/admin/subject/{subject_id}",
    summary: "A subject with its topics",
    audience: "staff",
    roles,
    params: subjectParams,
    data: subject,
  }),
  add: endpoint({
    method: "POST",
    path: "/admin/subject",
    summary: "Adds a subject",
    audience: "staff",
    roles: questionWriters,
    audit: "subject_added",
    status: 201,
    message: "Subject added successfully",
    body: subjectForm,
    data: subject,
  }),
  edit: endpoint({
    method: "PUT",
    path: "/admin/subject/{subject_id}",
    summary: "Changes a subject. An exam with questions in it cannot be removed",
    audience: "staff",
    roles: questionWriters,
    step_up: true,
    audit: "subject_edited",
    message: "Subject saved",
    params: subjectParams,
    body: subjectForm,
    data: subject,
  }),
  remove: endpoint({
    method: "DELETE",
    path: "/admin/subject/{subject_id}",
    summary: "Deletes a subject without questions",
    audience: "staff",
    roles: questionPublishers,
    audit: "subject_deleted",
    message: "Subject deleted",
    params: subjectParams,
    data: nothing,
  }),
  addTopic: endpoint({
    method: "POST",
    path: "/admin/subject/{subject_id}/topics",
    summary: "Adds a topic to a subject",
    audience: "staff",
    roles: questionWriters,
    audit: "topic_added",
    status: 201,
    message: "Topic added",
    params: subjectParams,
    body: topicForm,
    data: subject,
  }),
  editTopic: endpoint({
    method: "PUT",
    path: "/admin/topic/{topic_id}",
    summary: "Renames a topic",
    audience: "staff",
    roles: questionWriters,
    step_up: true,
    audit: "topic_edited",
    message: "Topic saved",
    params: topicParams,
    body: topicForm,
    data: subject,
  }),
  removeTopic: endpoint({
    method: "DELETE",
    path: "/admin/topic/{topic_id}",
    summary: "Deletes a topic without questions",
    audience: "staff",
    roles: questionWriters,
    audit: "topic_deleted",
    message: "Topic deleted",
    params: topicParams,
    data: subject,
  }),
};
