// Schools as our own staff see them: created, given seats, closed.
import * as z from "zod/mini";
import { endpoint, type Role } from "./endpoint.ts";
import { date, nothing, optionalText, requiredText, signInEmail, timestamp, uuid, withCommas } from "./fields.ts";
import { inSchool, personNameField, schoolName, schoolPerson, seatsInForce, stateField } from "./school-parts.ts";

export const SCHOOL_MOST_SEATS = 20_000;

const desk: readonly Role[] = ["owner", "support", "finance"];
const sellers: readonly Role[] = ["owner", "finance"];

const seatCount = z.coerce
  .number({ error: "Enter the number of seats" })
  .check(
    z.int({ error: "Enter the number of seats" }),
    z.minimum(1, { error: "Enter the number of seats" }),
    z.maximum(SCHOOL_MOST_SEATS, { error: `Enter up to ${withCommas(SCHOOL_MOST_SEATS)} seats` }),
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

export const schoolDesk = {
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
    message: "We have saved the school's details.",
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
};
