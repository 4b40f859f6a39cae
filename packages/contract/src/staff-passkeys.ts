// Passkeys of staff. Apart from the students', so that their pages do not load this.
import * as z from "zod/mini";
import { accountRoles, endpoint } from "./endpoint.ts";
import { nothing } from "./fields.ts";
import { addedPasskey, creationOptions, namedPasskey, passkey, requestOptions, usedPasskey } from "./passkeys.ts";
import { staff } from "./staff.ts";

export const staffPasskeys = {
  beginSignIn: endpoint({
    method: "POST",
    path: "/admin/auth/passkey/begin",
    summary: "A challenge for a passkey, good for five minutes and one sign-in",
    audience: "public",
    limits: [{ per: "address", times: 300, seconds: 900 }],
    data: requestOptions,
  }),
  signIn: endpoint({
    method: "POST",
    path: "/admin/auth/passkey",
    summary: "Signs in a member of staff with a passkey, which counts as both steps",
    audience: "public",
    limits: [{ per: "address", times: 300, seconds: 900 }],
    body: z.object({ credential: usedPasskey }),
    data: staff.loginCode.data,
  }),
  list: endpoint({
    method: "GET",
    path: "/admin/passkeys",
    summary: "Your own passkeys",
    audience: "staff",
    roles: accountRoles,
    data: z.array(passkey),
  }),
  begin: endpoint({
    method: "POST",
    path: "/admin/passkeys/begin",
    summary: "Begins to add a passkey. Two-step sign-in must be on",
    audience: "staff",
    roles: accountRoles,
    step_up: true,
    limits: [{ per: "account", times: 10, seconds: 900 }],
    data: creationOptions,
  }),
  add: endpoint({
    method: "POST",
    path: "/admin/passkeys",
    summary: "Adds the passkey that the device has made for the challenge",
    audience: "staff",
    roles: accountRoles,
    step_up: true,
    audit: "staff.passkey.add",
    limits: [{ per: "account", times: 20, seconds: 900 }],
    status: 201,
    message: "Your passkey has been added.",
    body: addedPasskey,
    data: passkey,
  }),
  remove: endpoint({
    method: "DELETE",
    path: "/admin/passkeys/{passkey_uuid}",
    summary: "Removes a passkey and ends all your other sessions",
    audience: "staff",
    roles: accountRoles,
    step_up: true,
    audit: "staff.passkey.remove",
    message: "The passkey has been removed. We signed out your other devices.",
    params: namedPasskey,
    data: nothing,
  }),
};
