import { revision } from "@sabiprep/contract";
import type { Feature } from "../../feature.ts";
import { route } from "../../http/route.ts";
import { bookmark, bookmarkIds, bookmarksOf, forgetBookmark } from "./bookmarks.ts";

export const revisionFeature: Feature = {
  name: "revision",
  routes: [
    route(revision.bookmark, bookmark),
    route(revision.forget, forgetBookmark),
    route(revision.bookmarkIds, ({ db, user }) => bookmarkIds(db, user.id)),
    route(revision.bookmarks, bookmarksOf),
  ],
  personal: {
    export: async (db, candidateId) => ({
      bookmarks: await db.selectFrom("bookmarks").selectAll().where("candidate_id", "=", candidateId).execute(),
    }),
    erase: async (db, candidateId) => {
      await db.deleteFrom("bookmarks").where("candidate_id", "=", candidateId).execute();
    },
  },
};
