import { gapPassage } from "../../gap-passage.ts";

const riverFerry = gapPassage(
  "river-ferry",
  "The River Ferry",
  `
Before the bridge was built, the only way across the river was Pa Timi's ferry. It was no more than a wide canoe, __(1)__ along with a long pole, but it carried teachers, goats, bicycles and once a bride in full dress. In the rainy season the current was so __(2)__ that he would take only six passengers at a time, and nobody, however rich, could __(3)__ him to take a seventh. People grumbled, but in forty years not one life was __(4)__. On the day the bridge was opened, the governor cut a ribbon and drove across. Pa Timi went over last, on foot, and it was noticed that he __(5)__ the railing gently, as one pats an animal that is learning its work.
`,
  `
M1 | pushed | thrown | tied | broken | measured | A boatman moves a canoe forward with a pole; it is {} along.
E1 | strong | shallow | calm | narrow | clear | Danger made him take few passengers, so the current was {}.
M1 | persuade | dissuade | prevent | forbid | refuse | To bring a person to do something by asking or offering is to {} him; dissuade is the opposite.
E1 | lost | missed | dropped | wasted | spent | In an accident a life is {}.
M2 | patted | broke | climbed | kicked | painted | The words “as one pats an animal” show that he {} the railing.
`,
);

const scholarship = gapPassage(
  "scholarship",
  "The Scholarship",
  `
When the list of scholarships was __(1)__ on the school notice board, Ruth did not go to look. She was sure that her name would not be on it. It was the gateman who brought her the news. He could not read well, but he had copied her name on the back of his hand to be __(2)__ of the spelling. Ruth looked at the four letters for a long time without __(3)__. Then she ran all the way home. Her mother was at the stream, and the whole village heard the basin fall. That night the old lamp in their house was not put out at nine, as it usually was to __(4)__ oil. There are evenings, her mother said, when it would be a sin to sit in the __(5)__.
`,
  `
E1 | displayed | hidden | sung | mailed | forgotten | A list put up where people can see it is {}.
E2 | sure | afraid | ashamed | proud | ignorant | He copied the name so as to make no mistake, that is, to be {} of the spelling.
M1 | speaking | reading | seeing | spelling | knowing | She was so surprised that she looked at the name in silence, without {}.
E1 | save | spend | pour | waste | buy | A lamp is put out early so as not to waste oil, that is, to {} it.
E2 | dark | light | sun | rain | smoke | If the lamp were put out they would sit in the {}.
`,
);

const museum = gapPassage(
  "visit-to-the-museum",
  "A Visit to the Museum",
  `
Our class visited the museum last Thursday. A guide in a green cap led us __(1)__ the rooms and warned us not to touch anything. In the first room there were clay heads more than two thousand years old. They had been __(2)__ from the earth by tin miners, who used one of them, the guide said, to __(3)__ away birds from a farm until a teacher recognised what it was. We stood before it for a long time. Its eyes were half closed, as if it were listening to something that we could not __(4)__. On the way home nobody sang in the bus. I think that we had all begun to __(5)__ what lay under our own feet.
`,
  `
E1 | through | under | above | without | against | To go from one room to another is to go {} the rooms.
M2 | dug | digged | planted | bought | grown | What lies in the earth must be {} from it; the past form of dig is irregular.
E2 | scare | invite | feed | catch | call | To frighten birds off a farm is to {} them away.
E1 | hear | see | touch | speak | smell | The head seemed to listen, so what we could not do was {} the thing.
H2 | wonder | wander | remember | regret | forget | To ask oneself about something unknown is to {}; to wander is to walk about.
`,
);

const clinic = gapPassage(
  "village-clinic",
  "The Village Clinic",
  `
Sister Maryam runs the only clinic within twenty kilometres. There is no doctor, and the nearest __(1)__ for operations is a day's journey by canoe. She weighs babies, cleans wounds and gives __(2)__ against measles and yellow fever. When she first came, few mothers trusted her, and some threw away the tablets that she __(3)__. Instead of scolding them she learnt their language. She sat with them at the well and __(4)__ to their stories of children who had died. Now they come before sunrise and wait in a line that goes round the building. She says that medicine is only half of her work; the other half is to be __(5)__.
`,
  `
E1 | hospital | market | court | school | library | Operations are carried out in a {}.
E2 | injections | fines | operations | lectures | certificates | Protection against measles and yellow fever is given by {}.
M1 | prescribed | proscribed | described | inscribed | subscribed | To order a medicine for a patient is to have {} it; proscribed means forbidden.
E1 | listened | heard | understood | obeyed | noticed | The verb that is followed by “to” here is listen: she {} to their stories.
M2 | trusted | paid | feared | cured | praised | The mothers did not trust her at first; half of her work is therefore to be {}.
`,
);

const electionDay = gapPassage(
  "first-vote",
  "The First Vote",
  `
On the morning of the election Grandmother put on her best wrapper. At the polling station a long __(1)__ had already formed, and the sun was hot. An official offered to let her go to the front because of her age, but she __(2)__. “I have waited sixty years for a good reason to stand in line,” she said. When her turn came, she showed her card, received a __(3)__ paper, and went behind the screen. She was there so long that people began to __(4)__. At last she came out, dropped the folded paper into the box and looked at the ink on her thumb with great __(5)__. She did not wash that hand until evening.
`,
  `
E1 | queue | cue | quay | quarrel | crew | People who stand in line form a {}; a quay is for ships.
E2 | refused | agreed | hurried | fainted | complained | She preferred to wait her turn, so she {}.
M1 | ballot | blank | bullet | billet | ballet | The paper on which one votes is a {} paper; a bullet is fired from a gun.
E2 | worry | vote | cheer | dance | count | She stayed so long that people feared something was wrong; they began to {}.
M1 | pride | pain | anger | shame | doubt | She would not wash the ink away because she looked at it with {}.
`,
);

const oldRadio = gapPassage(
  "old-radio",
  "The Old Radio",
  `
The radio on my uncle's shelf is older than I am. Its case is cracked, and it works only when it is __(1)__ on the side with a flat hand. My cousins have begged him to throw it away and buy a new one, but he will not hear of it. It was on this radio, he says, that he heard of the end of the war, the birth of his state and the __(2)__ of the man who taught him to read. A new one would __(3)__ him the news more clearly, but it would not remember anything. So every evening at seven the flat hand comes down, the voice comes up out of a storm of __(4)__, and the whole compound falls silent, partly to hear the news and partly out of __(5)__ for a very old member of the family.
`,
  `
E1 | slapped | broken | carried | painted | placed | To strike with a flat hand is to slap; the radio works only when it is {}.
M1 | death | age | salary | lesson | voice | He heard great and sad news on it, such as the {} of his teacher; one does not hear of a man's salary on the radio.
M2 | give | say | speak | talk | announce | Only {} can be followed directly by “him” and “the news”; we say or announce the news to a person.
M2 | noise | rain | silence | music | wind | The “storm” in an old radio is the crackling sound called {}.
E2 | respect | hatred | fear | pity | hunger | One is silent before an old member of the family out of {}.
`,
);

const potter = gapPassage(
  "potters-hands",
  "The Potter's Hands",
  `
Ladi was nine when her grandmother first let her sit at the pots. “Do not use your eyes,” the old woman told her. “Your eyes will __(1)__ you. Close them and use your thumbs.” For weeks everything that Ladi made leaned to one side or __(2)__ in the fire. She wanted to give up. But one afternoon, with her eyes shut, she felt the clay become even all the way __(3)__, as if it had decided to help. The pot came out of the fire without a crack. It was small and rather __(4)__, and nobody would have paid ten naira for it. Grandmother set it on the highest shelf, __(5)__ her own finest work, and there it still stands.
`,
  `
M1 | deceive | receive | help | please | teach | The old woman tells her not to use her eyes because they will {} her.
E2 | cracked | cooked | floated | shone | grew | Badly made pots break in the fire; later a good pot comes out “without a crack”, so the earlier ones {}.
E1 | round | above | out | over | off | A pot is a circle, so the clay became even all the way {}.
E2 | plain | costly | famous | huge | priceless | Nobody would pay ten naira for it, so it was rather {}.
M2 | beside | besides | below | instead | except | To stand next to something is to stand {} it; besides means in addition to.
`,
);

export const placesAndPeople = [
  ...riverFerry,
  ...scholarship,
  ...museum,
  ...clinic,
  ...electionDay,
  ...oldRadio,
  ...potter,
];
