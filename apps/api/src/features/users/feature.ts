import { users } from "@sabiprep/contract";
import type { Feature } from "../../feature.ts";
import { route } from "../../http/route.ts";
import {
  changeMany,
  editUser,
  reactivateUser,
  removeUser,
  sendResetLink,
  setExtraTime,
  signOutUser,
  suspendUser,
} from "./change-users.ts";
import { listUsers } from "./list-users.ts";
import { readUser } from "./read-user.ts";

export const usersFeature: Feature = {
  name: "users",
  routes: [
    route(users.list, listUsers),
    route(users.read, readUser),
    route(users.edit, editUser),
    route(users.suspend, suspendUser),
    route(users.reactivate, reactivateUser),
    route(users.remove, removeUser),
    route(users.signOut, signOutUser),
    route(users.sendReset, sendResetLink),
    route(users.extraTime, setExtraTime),
    route(users.many, changeMany),
  ],
};
