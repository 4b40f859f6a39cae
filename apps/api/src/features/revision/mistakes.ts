import type { revision } from "@sabiprep/contract";
import { optionLetters } from "@sabiprep/exam";
import { sql } from "kysely";
import type { Call } from "../../http/route.ts";
import { candidateQuestion, shelfOf, shownOptions } from "../questions/public.ts";
import { keyMayBeTold } from "../sittings/public.ts";
import { type PracticePlace, placeOf } from "./practice-place.ts";

const PAGE = 20;

interface Mistake {
  revision_id: number;
  subject_name: string;
  place: PracticePlace | null;
  last_chosen: string | null;
  times_wrong: number;
  last_met_at: string;
}

export async function mistakesOf({ db, user, input, house }: Call<typeof revision.mistakes>) {
  const { rows } = await sql<Mistake>`
    select q.live_revision_id as revision_id, u.name as subject_name, ${placeOf(user.id)} as place, m.last_chosen, m.times_wrong, m.last_met_at
    from met_questions m join questions q on q.id = m.question_id and q.state = 'live' join subjects u on u.id = m.subject_id
    where m.candidate_id = ${user.id} and not m.last_right
      ${input.before ? sql`and m.last_met_at < ${input.before}` : sql``}
      ${input.subject_id ? sql`and u.uuid = ${input.subject_id}` : sql``}
      and ${keyMayBeTold(user.id)}
    order by m.last_met_at desc limit ${PAGE}`.execute(db);
  const questions = await shelfOf(house).questions(
    db,
    rows.map(({ revision_id }) => revision_id),
  );
  return rows.map(({ subject_name, place: practice, last_chosen, times_wrong, last_met_at }, at) => {
    const question = questions[at]!;
    const options = shownOptions(question, 4);
    const place = last_chosen === null ? -1 : options.indexOf(last_chosen);
    return {
      question: candidateQuestion(question, { options, year: null, withKey: true }),
      subject_name,
      place: practice,
      selected_option: optionLetters[place] ?? null,
      times_wrong,
      last_met_at,
    };
  });
}
