import { Link } from "react-router";
import { deed, placeOf } from "./staff-words.ts";

/** The action, with a link to its subject. */
export function Deed({ verb, subject }: { verb: string; subject: string | null }) {
  const place = placeOf(verb, subject);
  return place ? <Link to={place}>{deed(verb)}</Link> : <span>{deed(verb)}</span>;
}
