// Shared by the endpoints for staff and those for schools: names, roles, the people of a school and its seats.
import * as z from "zod/mini";
import { accountRoles, type Role } from "./endpoint.ts";
import { requiredText, timestamp, uuid } from "./fields.ts";
import { cleanName, isName } from "./person-name.ts";

/** The version of the statement that a head makes before the school enrols pupils. */
export const SCHOOL_AUTHORITY_VERSION = "2026-11-19";

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

/** Everybody with a staff account may call these. The school decides: see `school_people`. */
export const schoolPeople: readonly Role[] = accountRoles;

export const schoolName = requiredText("Enter the name of the school", 120).check(
  z.refine(isName, { error: "Write the name in letters, without links or symbols" }),
);
export const stateField = z.enum(nigerianStates, { error: "Choose a state" });
export const className = requiredText("Enter the name of the class", 40);
export const personNameField = requiredText("Name is required", 100).check(
  z.refine((name) => isName(cleanName(name)), {
    error: "Name must be written in letters, without links or symbols",
  }),
);

export const inSchool = { school_id: uuid("We could not find that school.") };
export const inClass = { ...inSchool, class_id: uuid("We could not find that class.") };

export const seatsInForce = z.object({
  seats: z.number(),
  used: z.number(),
  /** When the first of them ends. Null without seats. */
  until: z.nullable(timestamp),
});
export type SeatsInForce = z.output<typeof seatsInForce>;

export const schoolPerson = z.object({
  uuid: z.string(),
  name: z.string(),
  email: z.string(),
  role: z.enum(schoolRoles),
  has_joined: z.boolean(),
  last_sign_in_at: z.nullable(timestamp),
});
export type SchoolPerson = z.output<typeof schoolPerson>;
