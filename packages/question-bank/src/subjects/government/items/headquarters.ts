// Organisations and the cities where they have their seat. No two rows share a city, so any other row's city is wrong;
// a row borrows its wrong cities from its own group, so that a body of Africa is not given away by cities of Europe.
import type { Item } from "../../../authoring.ts";
import { hard, medium } from "../knowledge-item.ts";

interface Seat {
  id: string;
  body: string;
  city: string;
  note: string;
}

const worldwide: Seat[] = [
  {
    id: "unesco",
    body: "the United Nations Educational, Scientific and Cultural Organization (UNESCO)",
    city: "Paris",
    note: "It has worked there since 1946.",
  },
  { id: "fao", body: "the Food and Agriculture Organization (FAO)", city: "Rome", note: "It was founded in 1945." },
  { id: "who", body: "the World Health Organization (WHO)", city: "Geneva", note: "It was founded in 1948." },
  {
    id: "imf",
    body: "the International Monetary Fund (IMF)",
    city: "Washington",
    note: "The World Bank is in the same city.",
  },
  {
    id: "opec",
    body: "the Organization of the Petroleum Exporting Countries (OPEC)",
    city: "Vienna",
    note: "It moved there from Geneva in 1965.",
  },
  {
    id: "icao",
    body: "the International Civil Aviation Organization (ICAO)",
    city: "Montreal",
    note: "It works for the safety of air travel.",
  },
  {
    id: "imo",
    body: "the International Maritime Organization (IMO)",
    city: "London",
    note: "It works for the safety of shipping.",
  },
  { id: "upu", body: "the Universal Postal Union (UPU)", city: "Berne", note: "It was founded in 1874." },
  {
    id: "nato",
    body: "the North Atlantic Treaty Organization (NATO)",
    city: "Brussels",
    note: "It moved there from Paris in 1967.",
  },
];

const inAfrica: Seat[] = [
  {
    id: "unep",
    body: "the United Nations Environment Programme (UNEP)",
    city: "Nairobi",
    note: "The city is the capital of Kenya.",
  },
  {
    id: "african-union",
    body: "the African Union (AU)",
    city: "Addis Ababa",
    note: "The OAU had its seat in the same city.",
  },
  {
    id: "ecowas",
    body: "the Economic Community of West African States (ECOWAS)",
    city: "Abuja",
    note: "Its secretariat was first in Lagos.",
  },
  { id: "arab-league", body: "the League of Arab States", city: "Cairo", note: "It was founded in 1945." },
  {
    id: "east-african-community",
    body: "the East African Community (EAC)",
    city: "Arusha",
    note: "The city is in Tanzania.",
  },
  {
    id: "sadc",
    body: "the Southern African Development Community (SADC)",
    city: "Gaborone",
    note: "The city is the capital of Botswana.",
  },
  { id: "niger-basin", body: "the Niger Basin Authority", city: "Niamey", note: "The city is the capital of Niger." },
  {
    id: "lake-chad",
    body: "the Lake Chad Basin Commission",
    city: "N'Djamena",
    note: "The city is the capital of Chad.",
  },
  {
    id: "mano-river",
    body: "the Mano River Union",
    city: "Freetown",
    note: "The city is the capital of Sierra Leone.",
  },
];

const stem = (body: string, row: number): string =>
  [
    `In which city is the headquarters of ${body}?`,
    `The headquarters of ${body} is in`,
    `A delegate travelling to the head office of ${body} would go to`,
  ][row % 3] as string;

function questions(seats: Seat[]): Item[] {
  return seats.map(({ id, body, city, note }, row) => {
    const other = (step: number) => (seats[(row + step) % seats.length] as Seat).city;
    return (row % 2 === 0 ? medium : hard)(
      `seat-of-${id}`,
      stem(body, row),
      city,
      [other(1), other(3), other(5), other(7)],
      `The seat of ${body} is {}. ${note}`,
      "seats-of-organisations",
    );
  });
}

export const headquarters = [...questions(worldwide), ...questions(inAfrica)];
