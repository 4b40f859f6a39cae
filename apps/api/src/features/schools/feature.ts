import { classRoster, myClasses, schools, workChoices } from "@sabiprep/contract";
import type { Feature } from "../../feature.ts";
import { route } from "../../http/route.ts";
import { shutOutOf } from "../auth/public.ts";
import { addPupil, changePupil, readClass, removePupil } from "./class-roster.ts";
import { changeClass, closeCode, confirmAuthority, createClass, mySchools, openCode, readHome } from "./classes.ts";
import { addSeats, changeSchool, createSchool, endSeats, inviteHead, listSchools, readDesk } from "./desk.ts";
import { joinClass, leaveClass, listMine, lookAtClass } from "./my-classes.ts";
import { invite, inviteAgain, removePerson } from "./people.ts";
import { endSlip, erasePupil, exportPupil } from "./personal.ts";
import { importRows, pasteRoster, readImport, startImport, undoImport, uploadRoster } from "./roster-imports.ts";
import { importRoster } from "./run-roster.ts";
import { choosePassword, slipSignIn } from "./slip-sign-in.ts";
import { printSlips, renewSlip } from "./slips.ts";
import { workLoop, workRoutes } from "./work/routes.ts";
import { workExams, workSubject } from "./work-choices.ts";

/** A new slip ends everything an account gave out, so the list of features is passed in. */
export const schoolsFeature = (features: () => Feature[]): Feature => ({
  name: "schools",
  routes: [
    route(schools.list, listSchools),
    route(schools.create, createSchool),
    route(schools.desk, readDesk),
    route(schools.change, changeSchool),
    route(schools.addSeats, addSeats),
    route(schools.endSeats, endSeats),
    route(schools.inviteHead, inviteHead),
    route(schools.mine, mySchools),
    route(schools.home, readHome),
    route(schools.confirmAuthority, confirmAuthority),
    route(schools.invite, invite),
    route(schools.inviteAgain, inviteAgain),
    route(schools.removePerson, removePerson),
    route(schools.createClass, createClass),
    route(schools.changeClass, changeClass),
    route(classRoster.read, readClass),
    route(classRoster.openCode, openCode),
    route(classRoster.closeCode, closeCode),
    route(classRoster.addPupil, addPupil),
    route(classRoster.changePupil, changePupil),
    route(classRoster.removePupil, removePupil),
    route(classRoster.slips, printSlips),
    route(classRoster.renewSlip, renewSlip(shutOutOf(features))),
    route(classRoster.upload, uploadRoster),
    route(classRoster.paste, pasteRoster),
    route(classRoster.readImport, readImport),
    route(classRoster.rows, importRows),
    route(classRoster.run, startImport),
    route(classRoster.undo, undoImport),
    route(myClasses.list, listMine),
    route(myClasses.look, lookAtClass),
    route(myClasses.join, joinClass),
    route(myClasses.leave, leaveClass),
    route(myClasses.slipSignIn, slipSignIn),
    route(myClasses.choosePassword, choosePassword),
    route(workChoices.exams, workExams),
    route(workChoices.subject, workSubject),
    ...workRoutes,
  ],
  loop: workLoop,
  jobs: { "import-roster": importRoster },
  personal: { export: exportPupil, erase: erasePupil },
  credentials: { tables: ["email_claims", "school_pupils"], end: endSlip },
});
