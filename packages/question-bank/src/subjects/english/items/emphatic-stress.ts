// Each row holds a statement with its stressed word in capitals, and the question that a listener may have asked, with
// five places where the listener may be mistaken: {said/mistaken}. The number tells which place the stress corrects: a
// mistake there makes the right option, a mistake elsewhere a wrong one.
import { questionsFrom } from "../question-rows.ts";

const statements = `
E1 | 2 | My FATHER bought the white car. | Did {your/their} {father/uncle} {buy/sell} the {white/black} {car/bicycle}?
E1 | 1 | MUSA broke the new jug yesterday. | Did {Musa/Sani} {break/wash} the {new/old} {jug/plate} {yesterday/today}?
E1 | 4 | Ngozi cooked some fried YAM for lunch. | Did {Ngozi/Amaka} {cook/sell} some {fried/boiled} {yam/rice} for {lunch/supper}?
E1 | 1 | The RED bus takes our pupils to church. | Does the {red/blue} {bus/van} {take/bring} your {pupils/teachers} to {church/school}?
E1 | 5 | The doctor visits our village on FRIDAYS. | Does the {doctor/nurse} {visit/leave} {your/their} {village/school} on {Fridays/Mondays}?
E1 | 2 | Bisi WASHED her blue uniform this morning. | Did {Bisi/Kemi} {wash/iron} her {blue/green} {uniform/towel} this {morning/evening}?
E2 | 3 | The chief gave the orphans TEN bags of rice. | Did the {chief/mayor} give the {orphans/widows} {ten/two} {bags/cups} of {rice/beans}?
E2 | 3 | My brother plays the FLUTE in the school band. | Does your {brother/sister} {play/teach} the {flute/drum} in the {school/police} {band/orchestra}?
E2 | 1 | AISHA sings in the village choir on Sundays. | Does {Aisha/Ladi} {sing/dance} in the {village/school} {choir/band} on {Sundays/Fridays}?
E2 | 4 | We planted maize behind the HOUSE last year. | Did you {plant/sell} {maize/cassava} {behind/beside} the {house/school} {last/this} year?
M1 | 3 | Emeka sold his OLD bicycle to Tunde. | Did {Emeka/Obi} {sell/lend} his {old/new} {bicycle/radio} to {Tunde/Bola}?
M1 | 5 | The teacher praised the new girls for their HONESTY. | Did the {teacher/prefect} {praise/blame} the {new/tall} {girls/boys} for their {honesty/courage}?
M1 | 2 | The hunter SHOT the lion near the river. | Did the {hunter/farmer} {shoot/trap} the {lion/leopard} {near/across} the {river/hill}?
M2 | 4 | Uche's mother sells fresh FISH in the market. | Does Uche's {mother/aunt} {sell/buy} {fresh/dried} {fish/fruit} in the {market/street}?
M2 | 1 | The CAPTAIN scored the first goal of the match. | Did the {captain/goalkeeper} {score/miss} the {first/second} {goal/penalty} of the {match/season}?
M2 | 4 | Our school won the STATE competition in debating. | Did {your/their} {school/club} {win/lose} the {state/national} competition in {debating/spelling}?
M2 | 5 | Dayo left his book on the teacher's TABLE. | Did {Dayo/Sola} {leave/find} his {book/pen} on the {teacher's/librarian's} {table/chair}?
M2 | 2 | My aunt LENT me five thousand naira. | Did your {aunt/cousin} {lend/give} {you/her} {five/nine} thousand {naira/francs}?
M2 | 4 | The mechanic repaired both front TYRES yesterday. | Did the {mechanic/driver} {repair/remove} both {front/back} {tyres/lamps} {yesterday/on Monday}?
M3 | 1 | The PRINCIPAL opened the new library last week. | Did the {principal/governor} {open/close} the {new/old} {library/laboratory} last {week/month}?
M2 | 3 | Hauwa will return to KANO by train tomorrow. | Will {Hauwa/Joy} {return/travel} to {Kano/Jos} by {train/air} {tomorrow/on Sunday}?
M2 | 4 | Hassan will travel to Lagos by BUS in August. | Will {Hassan/Danjuma} {travel/move} to {Lagos/Enugu} by {bus/train} in {August/March}?
M3 | 5 | The nurse gave the baby two tablets at NOON. | Did the {nurse/doctor} give the {baby/mother} {two/four} {tablets/injections} at {noon/midnight}?
M1 | 2 | Chike LOST his father's watch in the stadium. | Did {Chike/Ike} {lose/find} his {father's/brother's} {watch/key} in the {stadium/park}?
H2 | 2 | They built a SMALL house on the hill for their parents. | Did they {build/buy} a {small/large} {house/shop} {on/below} the hill for their {parents/children}?
H2 | 1 | It was the YOUNGER twin who stole three mangoes. | Was it the {younger/elder} {twin/sister} who {stole/ate} {three/two} {mangoes/oranges}?
H3 | 5 | Mrs Eze teaches our class English on TUESDAYS. | Does {Mrs Eze/Mrs Obi} teach {your/their} {class/choir} {English/French} on {Tuesdays/Thursdays}?
H2 | 2 | The farmers have HARVESTED all the yams on the island. | Have the {farmers/traders} {harvested/planted} {all/half} the {yams/cassava} on the {island/mainland}?
H3 | 5 | You should pour the oil into the SMALLER bottle. | Should {I/he} {pour/drop} the {oil/water} {into/beside} the {smaller/larger} bottle?
H3 | 3 | My cousin has written THREE novels about the war. | Has your {cousin/nephew} {written/read} {three/two} {novels/plays} about the {war/sea}?
H2 | 1 | OUR team defeated the champions in the final. | Did {your/their} {team/school} {defeat/meet} the {champions/visitors} in the {final/first round}?
H3 | 4 | The thief hid the stolen goods UNDER the bridge. | Did the {thief/trader} {hide/sell} the {stolen/imported} goods {under/on} the {bridge/stairs}?
`;

const place = /\{([^/}]+)\/([^}]+)\}/g;

function rowFrom(line: string): string {
  const [level, stressedPlace, statement = "", pattern = ""] = line.split("|").map((field) => field.trim());
  const mistakenAt = (mistaken: number) => {
    let at = 0;
    return pattern.replaceAll(place, (_, said: string, instead: string) => (++at === mistaken ? instead : said));
  };
  const places = [...pattern.matchAll(place)];
  const corrected = places[Number(stressedPlace) - 1]?.[2];
  const word = statement.match(/\b[A-Z]{2,}\b/)?.[0];
  if (!corrected || !word || places.length !== 5) throw new Error(`No five places or no stressed word in: ${line}`);
  const wrong = [1, 2, 3, 4, 5].filter((at) => at !== Number(stressedPlace)).map(mistakenAt);
  const why = `The stress on ${word} puts right the mistaken “${corrected}”, so the statement answers the question: {} The other questions mistake a word that is not stressed.`;
  const right = mistakenAt(Number(stressedPlace));
  return [`${level} ${word.toLowerCase()}`, statement, right, ...wrong, why].join(" | ");
}

export const emphaticStress = questionsFrom(
  {
    topic: "emphatic-stress",
    objective: "Interpret the emphasis given to a word in a sentence",
    direction: "The word in capital letters has the emphatic stress. Choose the question that the statement answers.",
  },
  statements.trim().split("\n").map(rowFrom).join("\n"),
);
