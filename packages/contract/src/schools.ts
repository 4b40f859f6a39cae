// Schools: their seats, people and classes, as staff and as the school's own heads and teachers see them.
import * as z from "zod/mini";
import { accountRoles, endpoint, type Role } from "./endpoint.ts";
import { date, nothing, optionalText, requiredText, signInEmail, timestamp, uuid } from "./fields.ts";
import { cleanName, isName } from "./person-name.ts";

/** The version of the statement that a head makes before the school enrols pupils. */
export const SCHOOL_AUTHORITY_VERSION = "2026-11-19";
export const SCHOOL_MOST_SEATS = 20_000;

export const schoolRoles = ["head", "teacher"] as const;
export type SchoolRole = (typeof schoolRoles)[number];

export const nigerianStates = [
  "Abia",
  "Adamawa",
  "Akwa Ibom",
  "Anambra",
  "Bauchi",
  "Bayelsa",
  "Benue",
  "Borno",
  "Cross River",
  "Delta",
  "Ebonyi",
  "Edo",
  "Ekiti",
  "Enugu",
  "Federal Capital Territory",
  "Gombe",
  "Imo",
  "Jigawa",
  "Kaduna",
  "Kano",
  "Katsina",
  "Kebbi",
  "Kogi",
  "Kwara",
  "Lagos",
  "Nasarawa",
  "Niger",
  "Ogun",
  "Ondo",
  "Osun",
  "Oyo",
  "Plateau",
  "Rivers",
  "Sokoto",
  "Taraba",
  "Yobe",
  "Zamfara",
] as const;

const desk: readonly Role[] = ["owner", "support", "finance"];
const sellers: readonly Role[] = ["owner", "finance"];

/** Everybody with a staff account may call these. The school decides: see `school_people`. */
const schoolPeople: readonly Role[] = accountRoles;

export const schoolName = requiredText("Enter the name of the school", 120).check(
  z.refine(isName, { error: "Write the name in letters, without links or symbols" }),
);
const stateField = z.enum(nigerianStates, { error: "Choose a state" });
export const className = requiredText("Enter the name of the class", 40);
const personNameField = requiredText("Name is required", 100).check(
  z.refine((name) => isName(cleanName(name)), {
    error: "Name must be written in letters, without links or symbols",
  }),
);

const inSchool = { school_id: uuid("We could not find that school.") };
const inClass = { ...inSchool, class_id: uuid("We could not find that class.") };

const seatCount = z.coerce
  .number({ error: "Enter the number of seats" })
  .check(
    z.int({ error: "Enter the number of seats" }),
    z.minimum(1, { error: "Enter the number of seats" }),
    z.maximum(SCHOOL_MOST_SEATS, { error: `At most ${SCHOOL_MOST_SEATS} seats` }),
  );
/** Seats that staff mark as paid. The last day is a Lagos day. */
const paidSeats = {
  seats: seatCount,
  last_day: date,
  /** Left out: from now on. */
  first_day: z.optional(z.nullable(date)),
  reference: requiredText("Enter the bank's reference or your note", 100),
  amount_naira: z.coerce
    .number({ error: "Enter the amount" })
    .check(z.int({ error: "Enter the amount" }), z.minimum(0, { error: "Enter the amount" }), z.lte(1_000_000_000)),
};

export const seatsInForce = z.object({
  seats: z.number(),
  used: z.number(),
  /** When the first of them ends. Null without seats. */
  until: z.nullable(timestamp),
});
export type SeatsInForce = z.output<typeof seatsInForce>;

const seatRow = z.object({
  uuid: z.string(),
  seats: z.number(),
  starts_at: timestamp,
  ends_at: timestamp,
  ended_at: z.nullable(timestamp),
  paid_by: z.enum(["paystack", "staff"]),
  reference: z.string(),
  amount_kobo: z.number(),
  recorded_by: z.nullable(z.string()),
});

const schoolRow = z.object({
  uuid: z.string(),
  code: z.string(),
  name: z.string(),
  state: z.string(),
  created_at: timestamp,
  closed_at: z.nullable(timestamp),
  seats: seatsInForce,
});
export type SchoolRow = z.output<typeof schoolRow>;

export const schoolPerson = z.object({
  uuid: z.string(),
  name: z.string(),
  email: z.string(),
  role: z.enum(schoolRoles),
  has_joined: z.boolean(),
  last_sign_in_at: z.nullable(timestamp),
});
export type SchoolPerson = z.output<typeof schoolPerson>;

export const classRow = z.object({
  uuid: z.string(),
  name: z.string(),
  year: z.string(),
  pupils: z.number(),
  teachers: z.array(z.object({ uuid: z.string(), name: z.string() })),
  ends_on: z.string(),
  is_over: z.boolean(),
});
export type ClassRow = z.output<typeof classRow>;

export const schools = {
  list: endpoint({
    method: "GET",
    path: "/admin/schools",
    summary: "Schools by name, with their seats",
    audience: "staff",
    roles: desk,
    query: z.object({
      search: optionalText(100),
      /** The `next` of the previous page. */
      after: z.optional(z.string().check(z.maxLength(300))),
    }),
    data: z.object({ items: z.array(schoolRow), next: z.nullable(z.string()) }),
  }),
  create: endpoint({
    method: "POST",
    path: "/admin/schools",
    summary: "Creates a school with its first seats",
    audience: "staff",
    roles: desk,
    step_up: true,
    audit: "school.create",
    status: 201,
    message: "The school has been created.",
    body: z.object({ name: schoolName, state: stateField, ...paidSeats }),
    data: z.object({ school_uuid: z.string() }),
  }),
  desk: endpoint({
    method: "GET",
    path: "/admin/schools/{school_id}",
    summary: "A school with its heads and everything paid for its seats",
    audience: "staff",
    roles: desk,
    params: z.object(inSchool),
    data: z.object({ school: schoolRow, heads: z.array(schoolPerson), seats: z.array(seatRow) }),
  }),
  change: endpoint({
    method: "PUT",
    path: "/admin/schools/{school_id}",
    summary: "Changes the name or state of a school, or closes or opens it",
    audience: "staff",
    roles: desk,
    step_up: true,
    audit: "school.change",
    message: "The school has been changed.",
    params: z.object(inSchool),
    body: z.object({ name: schoolName, state: stateField, closed: z.boolean() }),
    data: nothing,
  }),
  addSeats: endpoint({
    method: "POST",
    path: "/admin/schools/{school_id}/seats",
    summary: "Adds seats that were paid for by bank transfer",
    audience: "staff",
    roles: sellers,
    step_up: true,
    audit: "school.seats.add",
    status: 201,
    message: "The seats have been added.",
    params: z.object(inSchool),
    body: z.object(paidSeats),
    data: nothing,
  }),
  endSeats: endpoint({
    method: "DELETE",
    path: "/admin/schools/{school_id}/seats/{seats_id}",
    summary: "Ends seats now",
    audience: "staff",
    roles: sellers,
    step_up: true,
    audit: "school.seats.end",
    message: "The seats have ended.",
    params: z.object({ ...inSchool, seats_id: uuid("We could not find those seats.") }),
    data: nothing,
  }),
  inviteHead: endpoint({
    method: "POST",
    path: "/admin/schools/{school_id}/heads",
    summary: "Invites a head of the school by email",
    audience: "staff",
    roles: desk,
    step_up: true,
    audit: "school.invite_head",
    status: 201,
    message: "We have sent the invitation.",
    params: z.object(inSchool),
    body: z.object({ name: personNameField, email: signInEmail }),
    data: nothing,
  }),
  mine: endpoint({
    method: "GET",
    path: "/admin/my-schools",
    summary: "The schools in which the caller is a head or a teacher",
    audience: "staff",
    roles: schoolPeople,
    data: z.array(z.object({ uuid: z.string(), name: z.string(), state: z.string(), role: z.enum(schoolRoles) })),
  }),
  home: endpoint({
    method: "GET",
    path: "/admin/school/{school_id}",
    summary: "A school for its head, with all classes and people, or for a teacher, with their own classes",
    audience: "staff",
    roles: schoolPeople,
    params: z.object(inSchool),
    data: z.object({
      uuid: z.string(),
      code: z.string(),
      name: z.string(),
      state: z.string(),
      role: z.enum(schoolRoles),
      seats: seatsInForce,
      /** When a head stated that the school may enrol pupils under 18. */
      authority_at: z.nullable(timestamp),
      year: z.object({ uuid: z.string(), name: z.string(), ends_on: z.string() }),
      classes: z.array(classRow),
      /** Only for the head. */
      people: z.nullable(z.array(schoolPerson)),
    }),
  }),
  confirmAuthority: endpoint({
    method: "POST",
    path: "/admin/school/{school_id}/authority",
    summary: "The head states, once, that the school may enrol pupils under 18",
    audience: "staff",
    roles: schoolPeople,
    audit: "school.authority",
    message: "Thank you. Your school can now add pupils.",
    params: z.object(inSchool),
    body: z.object({ confirmed: z.literal(true, { error: "Please confirm this first" }) }),
    data: nothing,
  }),
  invite: endpoint({
    method: "POST",
    path: "/admin/school/{school_id}/people",
    summary: "The head invites a teacher or another head by email",
    audience: "staff",
    roles: schoolPeople,
    audit: "school.invite",
    limits: [{ per: "account", times: 200, seconds: 86_400 }],
    status: 201,
    message: "We have sent the invitation.",
    params: z.object(inSchool),
    body: z.object({
      name: personNameField,
      email: signInEmail,
      role: z.enum(schoolRoles, { error: "Choose a role" }),
    }),
    data: nothing,
  }),
  inviteAgain: endpoint({
    method: "POST",
    path: "/admin/school/{school_id}/people/{person_id}/invitation",
    summary: "Sends the invitation of somebody who has not joined again",
    audience: "staff",
    roles: schoolPeople,
    audit: "school.invite_again",
    limits: [{ per: "account", times: 50, seconds: 86_400 }],
    message: "We have sent the invitation again.",
    params: z.object({ ...inSchool, person_id: uuid() }),
    data: nothing,
  }),
  removePerson: endpoint({
    method: "DELETE",
    path: "/admin/school/{school_id}/people/{person_id}",
    summary: "The head ends somebody's access to the school. A school keeps one head",
    audience: "staff",
    roles: schoolPeople,
    audit: "school.remove_person",
    message: "They can no longer see this school.",
    params: z.object({ ...inSchool, person_id: uuid() }),
    data: nothing,
  }),
  createClass: endpoint({
    method: "POST",
    path: "/admin/school/{school_id}/classes",
    summary: "Creates a class of this school year. A teacher becomes its teacher",
    audience: "staff",
    roles: schoolPeople,
    audit: "class.create",
    limits: [{ per: "account", times: 300, seconds: 86_400 }],
    status: 201,
    message: "The class has been created.",
    params: z.object(inSchool),
    body: z.object({ name: className, teacher_ids: z.optional(z.array(uuid()).check(z.maxLength(10))) }),
    data: z.object({ class_uuid: z.string() }),
  }),
  changeClass: endpoint({
    method: "PUT",
    path: "/admin/school/{school_id}/classes/{class_id}",
    summary: "Renames a class, ends it, or, for the head, changes its teachers",
    audience: "staff",
    roles: schoolPeople,
    audit: "class.change",
    message: "The class has been changed.",
    params: z.object(inClass),
    body: z.object({
      name: z.optional(className),
      teacher_ids: z.optional(z.array(uuid()).check(z.maxLength(10))),
      ended: z.optional(z.boolean()),
    }),
    data: nothing,
  }),
};
