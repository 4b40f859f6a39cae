// A school with a teacher, a class and its pupils, made by the calls of the screens. Each caller has a token.
import { classRoster, createClient, myClasses, type SchoolRole, schools, staff } from "@sabiprep/contract";
import { ownersOffice } from "./desk-subject.ts";
import { linkMailedTo } from "./mail-folder.ts";
import { newEmail } from "./people.ts";
import { slipsFrom } from "./slips.ts";

const PASSWORD = "Kaduna2026x";

const clientWith = (token: string | null) =>
  createClient({ baseUrl: `${process.env.E2E_BASE_URL!}/api`, token: () => token });

/** Accepts the newest invitation of this person and signs in. */
async function acceptInvitation(email: string): Promise<string> {
  const link = new URL(await linkMailedTo(email, "/admin/invitation"));
  const anyone = clientWith(null);
  await anyone.call(staff.acceptInvitation, {
    ...{ token: link.pathname.split("/").at(-1)!, hash: link.searchParams.get("hash")! },
    ...{ ref: link.searchParams.get("ref")!, new_password: PASSWORD },
  });
  const signedIn = await anyone.call(staff.login, { email, password: PASSWORD });
  if (!("token" in signedIn)) throw new Error("A second step is asked.");
  return signedIn.token;
}

export interface TestPupil {
  last_name: string;
  token: string;
}

/** The last names need only letters. Every pupil has signed in with a slip and chosen a password. */
export async function aClassOf(lastNames: readonly string[]) {
  const { office } = await ownersOffice();
  await office.call(staff.confirm, { password: "Admin12345" });
  const name = `Unity College ${[...String(Date.now())].map((digit) => "abcdefghij"[Number(digit)]).join("")}`;
  const { school_uuid: school_id } = await office.call(schools.create, {
    ...{ name, state: "Kano", seats: 100, last_day: "2099-08-31" },
    ...{ reference: `transfer-${Date.now()}-${Math.random()}`, amount_naira: 100_000 },
  });
  const headEmail = newEmail("head");
  await office.call(schools.inviteHead, { school_id, name: "Bisi Ade", email: headEmail });
  const head = clientWith(await acceptInvitation(headEmail));
  await head.call(schools.confirmAuthority, { school_id, confirmed: true });
  const email = newEmail("teacher");
  await head.call(schools.invite, { school_id, name: "Musa Garba", email, role: "teacher" satisfies SchoolRole });
  const teacherToken = await acceptInvitation(email);
  const teacher = clientWith(teacherToken);
  const { class_uuid: class_id } = await teacher.call(schools.createClass, { school_id, name: "SS2A" });
  for (const [at, last_name] of lastNames.entries())
    await teacher.call(classRoster.addPupil, {
      ...{ school_id, class_id, last_name, first_name: "Amina", sex: "f", number: `UC/${at + 1}` },
    });
  const { url } = await teacher.call(classRoster.slips, { school_id, class_id });
  const slips = slipsFrom(Buffer.from(await (await fetch(new URL(url, process.env.E2E_BASE_URL))).arrayBuffer()));
  const pupils: TestPupil[] = [];
  for (const [at, last_name] of lastNames.entries()) {
    const { school_code, number, code } = slips.find(({ number }) => number === `UC/${at + 1}`)!;
    const checked = await clientWith(null).call(myClasses.slipSignIn, { school_code, number, secret: code });
    if (!("ticket" in checked)) throw new Error("The first code was used before.");
    const { access_token } = await clientWith(null).call(myClasses.choosePassword, {
      ...{ ticket: checked.ticket, new_password: PASSWORD, terms_and_conditions: true },
    });
    pupils.push({ last_name, token: access_token });
  }
  return { name, school_id, class_id, teacher, teacherToken, pupils };
}
