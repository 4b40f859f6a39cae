// The states of Nigeria that were carved out of one other state, and when: each row is one question.
import { hard, medium } from "../knowledge-item.ts";

interface Created {
  state: string;
  from: string;
  year: 1976 | 1987 | 1991 | 1996;
  /** Other states as they stood in that year, none of which gave up land to the new one. */
  others: [string, string, string, string];
}

const created: Created[] = [
  {
    state: "Niger",
    from: "North-Western",
    year: 1976,
    others: ["North-Eastern", "North-Central", "Benue-Plateau", "Kwara"],
  },
  {
    state: "Borno",
    from: "North-Eastern",
    year: 1976,
    others: ["North-Western", "North-Central", "Kano", "Benue-Plateau"],
  },
  { state: "Imo", from: "East-Central", year: 1976, others: ["South-Eastern", "Mid-Western", "Rivers", "Western"] },
  { state: "Ondo", from: "Western", year: 1976, others: ["Mid-Western", "Lagos", "Kwara", "East-Central"] },
  { state: "Akwa Ibom", from: "Cross River", year: 1987, others: ["Rivers", "Imo", "Bendel", "Anambra"] },
  { state: "Katsina", from: "Kaduna", year: 1987, others: ["Kano", "Sokoto", "Niger", "Bauchi"] },
  { state: "Delta", from: "Bendel", year: 1991, others: ["Rivers", "Ondo", "Imo", "Anambra"] },
  { state: "Jigawa", from: "Kano", year: 1991, others: ["Katsina", "Bauchi", "Kaduna", "Borno"] },
  { state: "Kebbi", from: "Sokoto", year: 1991, others: ["Niger", "Katsina", "Kaduna", "Kano"] },
  { state: "Osun", from: "Oyo", year: 1991, others: ["Ogun", "Ondo", "Kwara", "Lagos"] },
  { state: "Taraba", from: "Gongola", year: 1991, others: ["Benue", "Plateau", "Bauchi", "Borno"] },
  { state: "Yobe", from: "Borno", year: 1991, others: ["Bauchi", "Gongola", "Kano", "Plateau"] },
  { state: "Abia", from: "Imo", year: 1991, others: ["Anambra", "Rivers", "Cross River", "Akwa Ibom"] },
  { state: "Bayelsa", from: "Rivers", year: 1996, others: ["Delta", "Akwa Ibom", "Cross River", "Abia"] },
  { state: "Ekiti", from: "Ondo", year: 1996, others: ["Osun", "Oyo", "Kwara", "Kogi"] },
  { state: "Gombe", from: "Bauchi", year: 1996, others: ["Borno", "Plateau", "Adamawa", "Taraba"] },
  { state: "Nasarawa", from: "Plateau", year: 1996, others: ["Benue", "Kaduna", "Kogi", "Niger"] },
  { state: "Zamfara", from: "Sokoto", year: 1996, others: ["Katsina", "Kebbi", "Kaduna", "Niger"] },
];

const stem = ({ state, year }: Created, row: number): string =>
  [
    `${state} State, created in ${year}, was carved out of the old`,
    `From which state was ${state} State carved out in ${year}?`,
    `When ${state} State was created in ${year}, its territory was taken from`,
  ][row % 3] as string;

export const statesCreated = created.map((row, number) =>
  (number % 2 === 0 ? medium : hard)(
    `origin-of-${row.state.toLowerCase().replaceAll(" ", "-")}`,
    stem(row, number),
    `${row.from} State`,
    row.others.map((other) => `${other} State`) as [string, string, string, string],
    `${row.state} State was created in ${row.year} out of {}. The other states named gave up no land to it.`,
    "origin-of-states",
  ),
);
