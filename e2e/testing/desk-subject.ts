// The demo's owner and a WAEC subject made for one file of journeys, so that the shipped bank does not change.
import { type Client, createClient, exams, staff, subjects } from "@sabiprep/contract";

const OWNER = { email: "admin@demo.ng", password: "Admin12345" };

export interface DeskSubject {
  /** The owner's current token. Confirming the identity again returns a new one. */
  readonly token: string;
  subjectId: string;
  examId: string;
  /** The owner's calls. */
  office: Client;
}

/** Signs the demo's owner in. A token that a page has renewed no longer works for a client made before. */
export async function ownersOffice() {
  let token: string | null = null;
  const office = createClient({
    baseUrl: `${process.env.E2E_BASE_URL!}/api`,
    token: () => token,
    onNewToken: (renewed) => {
      token = renewed;
    },
  });
  const signedIn = await office.call(staff.login, OWNER);
  if (!("token" in signedIn)) throw new Error("The demo account has a second step.");
  token = signedIn.token;
  return { office, tokenNow: () => token! };
}

export async function deskSubject(name: string, description: string): Promise<DeskSubject> {
  const { office, tokenNow } = await ownersOffice();
  const { exam_types } = await office.call(exams.creationData, {});
  const examId = exam_types.find(({ name }) => name === "WAEC")!.uuid;
  const { uuid: subjectId } = await office.call(subjects.add, { name, description, exam_type_ids: [examId] });
  return {
    get token() {
      return tokenNow();
    },
    subjectId,
    examId,
    office,
  };
}
