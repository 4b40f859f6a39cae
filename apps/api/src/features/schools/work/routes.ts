import { setWork } from "@sabiprep/contract";
import { route } from "../../../http/route.ts";
import { inParts } from "../../../jobs/run-parts.ts";
import { classGrid, pupilPage } from "./class-grid.ts";
import { classLeaderboard, joinLeaderboard, setLeaderboard } from "./class-leaderboard.ts";
import { gridFile } from "./grid-file.ts";
import { listMyWork, startWork } from "./my-work.ts";
import { listWork, previewWork } from "./read-work.ts";
import { releaseClosed } from "./release.ts";
import { remindOfClosing, tellOfOpened } from "./tell-pupils.ts";
import { workPage } from "./work-page.ts";
import { changeWork, createWork, giveWork, releaseResults, withdrawWork } from "./write-work.ts";

export const workRoutes = [
  route(setWork.list, listWork),
  route(setWork.create, createWork),
  route(setWork.change, changeWork),
  route(setWork.preview, previewWork),
  route(setWork.give, giveWork),
  route(setWork.withdraw, withdrawWork),
  route(setWork.release, releaseResults),
  route(setWork.classGrid, classGrid),
  route(setWork.workPage, workPage),
  route(setWork.pupilPage, pupilPage),
  route(setWork.gridFile, gridFile),
  route(setWork.setLeaderboard, setLeaderboard),
  route(setWork.mine, listMyWork),
  route(setWork.start, startWork),
  route(setWork.leaderboard, classLeaderboard),
  route(setWork.joinLeaderboard, joinLeaderboard),
];

export const workLoop = inParts(releaseClosed, tellOfOpened, remindOfClosing);
