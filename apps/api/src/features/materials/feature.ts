import { materials } from "@sabiprep/contract";
import type { AppContext } from "../../app-context.ts";
import type { Feature } from "../../feature.ts";
import { replicaRoute, route } from "../../http/route.ts";
import { countDownloads } from "./count-downloads.ts";
import { topicsWithLessons } from "./lessons.ts";
import { loadShipped } from "./load-shipped.ts";
import { printNext } from "./print-files.ts";
import { materialsForTest, materialsLike } from "./queries.ts";
import { downloadMaterial, readMaterial } from "./read-materials.ts";
import { renderNotesAgain } from "./render-again.ts";
import {
  choices,
  createMaterial,
  readBody,
  removeMaterial,
  setState,
  staffList,
  updateMaterial,
  uploadFile,
} from "./staff-materials.ts";

/** The first round loads the shipped notes. Each later round prints one sheet. */
const prepare = async (context: AppContext) =>
  (await loadShipped(context)) + (await renderNotesAgain(context)) + (await printNext(context));

export const materialsFeature: Feature = {
  name: "materials",
  routes: [
    replicaRoute(materials.list, ({ db, user, input }) => materialsLike(db, user.id, input)),
    route(materials.forTest, ({ db, user, input }) => materialsForTest(db, user.id, input.session_id)),
    route(materials.lessons, ({ context, db, user, input }) =>
      topicsWithLessons(context, db, user.id, input.session_id),
    ),
    replicaRoute(materials.read, readMaterial),
    route(materials.download, downloadMaterial),
    replicaRoute(materials.staffList, staffList),
    replicaRoute(materials.choices, ({ db }) => choices(db)),
    route(materials.create, createMaterial),
    route(materials.update, updateMaterial),
    route(materials.upload, uploadFile),
    route(materials.setState, setState),
    route(materials.remove, removeMaterial),
    route(materials.preview, async ({ input }) => ({ body: await readBody(input.body_source) })),
  ],
  loop: prepare,
  on: { name: "materials", types: ["material_downloaded"], handle: countDownloads },
};
