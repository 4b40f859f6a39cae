import { schedule } from "@sabiprep/contract";
import type { Feature } from "../../feature.ts";
import { route } from "../../http/route.ts";
import { feedOf, renewFeed } from "./calendar-feed.ts";
import { addSession, addSessions, markSession, removeSession, updateSession } from "./change-sessions.ts";
import { sendReminders } from "./send-reminders.ts";
import { suggestWeek } from "./suggest.ts";
import { weekOf } from "./week.ts";

const tables = ["study_session_days", "study_sessions", "calendar_feeds"] as const;

export const scheduleFeature: Feature = {
  name: "schedule",
  routes: [
    route(schedule.week, weekOf),
    route(schedule.add, addSession),
    route(schedule.addMany, addSessions),
    route(schedule.update, updateSession),
    route(schedule.mark, markSession),
    route(schedule.remove, removeSession),
    route(schedule.suggestion, suggestWeek),
    route(schedule.feed, ({ context, db, user, now }) => feedOf(context, db, user.id, now)),
    route(schedule.renewFeed, ({ context, db, user, now }) => renewFeed(context, db, user.id, now)),
  ],
  loop: sendReminders,
  personal: {
    export: async (db, candidateId) =>
      Object.fromEntries(
        await Promise.all(
          tables.map(async (table) => [
            table,
            await db.selectFrom(table).selectAll().where("candidate_id", "=", candidateId).execute(),
          ]),
        ),
      ),
    // Plans stay. Completion marks are study history and are cleared.
    clear: async (db, candidateId) => {
      await db
        .updateTable("study_session_days")
        .set({ completed_at: null })
        .where("candidate_id", "=", candidateId)
        .execute();
    },
    erase: async (db, candidateId) => {
      for (const table of tables) await db.deleteFrom(table).where("candidate_id", "=", candidateId).execute();
    },
  },
  credentials: {
    tables: ["calendar_feeds"],
    // A new address is created at the next request for it.
    end: async (db, candidateId) => {
      await db.deleteFrom("calendar_feeds").where("candidate_id", "=", candidateId).execute();
    },
  },
};
