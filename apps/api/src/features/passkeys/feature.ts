import { passkeys, staffPasskeys } from "@sabiprep/contract";
import type { Feature } from "../../feature.ts";
import { route } from "../../http/route.ts";
import { addPasskey, addStaffPasskey, beginAdding, beginAddingStaff } from "./add-passkey.ts";
import { endPasskeys, ownerOf, passkeysOf } from "./queries.ts";
import { removePasskey, removeStaffPasskey } from "./remove-passkey.ts";
import { beginSignIn, beginStaffSignIn, signInWithPasskey, signStaffInWithPasskey } from "./sign-in-with-passkey.ts";

export const passkeysFeature: Feature = {
  name: "passkeys",
  routes: [
    route(passkeys.beginSignIn, beginSignIn),
    route(passkeys.signIn, signInWithPasskey),
    route(passkeys.list, ({ db, user }) => passkeysOf(db, ownerOf(user))),
    route(passkeys.begin, beginAdding),
    route(passkeys.add, addPasskey),
    route(passkeys.remove, removePasskey),
    route(staffPasskeys.beginSignIn, beginStaffSignIn),
    route(staffPasskeys.signIn, signStaffInWithPasskey),
    route(staffPasskeys.list, ({ db, user }) => passkeysOf(db, ownerOf(user))),
    route(staffPasskeys.begin, beginAddingStaff),
    route(staffPasskeys.add, addStaffPasskey),
    route(staffPasskeys.remove, removeStaffPasskey),
  ],
  personal: {
    export: async (db, candidate_id) => ({ passkeys: await passkeysOf(db, { candidate_id }) }),
    erase: async (db, candidate_id) => {
      await endPasskeys(db, { candidate_id });
    },
  },
  credentials: {
    tables: ["passkeys"],
    end: async (db, candidate_id) => {
      await endPasskeys(db, { candidate_id });
    },
  },
};
