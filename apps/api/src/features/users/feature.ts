import { users } from "@sabiprep/contract";
import type { Feature } from "../../feature.ts";
import { replicaRoute, route } from "../../http/route.ts";
import { shutOutOf } from "../auth/public.ts";
import {
  changeMany,
  reactivateUser,
  removeUser,
  sendResetLink,
  setExtraTime,
  signOutUser,
  suspendUser,
} from "./change-users.ts";
import { editUser } from "./edit-user.ts";
import { listUsers } from "./list-users.ts";
import { readUser } from "./read-user.ts";
import { supportView } from "./support-view.ts";

/** An address set by staff ends its former holder's access, which concerns every feature. */
export const usersFeature = (features: () => Feature[]): Feature => ({
  name: "users",
  routes: [
    replicaRoute(users.list, listUsers),
    route(users.read, readUser),
    route(users.supportView, supportView),
    route(users.edit, editUser(shutOutOf(features))),
    route(users.suspend, suspendUser),
    route(users.reactivate, reactivateUser),
    route(users.remove, removeUser),
    route(users.signOut, signOutUser),
    route(users.sendReset, sendResetLink),
    route(users.extraTime, setExtraTime),
    route(users.many, changeMany),
  ],
});
