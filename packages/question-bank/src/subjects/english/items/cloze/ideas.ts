import { gapPassage } from "../../gap-passage.ts";

const trees = gapPassage(
  "why-trees-matter",
  "Why Trees Matter",
  `
A tree is a quiet servant. Its roots hold the soil together and so prevent __(1)__ when the heavy rains come. Its leaves give shade, and they take in the gas that we breathe out and give __(2)__ in return. When a forest is cut down faster than it can __(3)__ again, the rains become uncertain and the streams dry up. The people who suffer first are not those who sold the timber but those who live __(4)__. It is not enough, therefore, to plant a tree on a special day, with drums and photographs. Someone must water it on the __(5)__ days that follow, when there is no drum and nobody is looking.
`,
  `
M2 | erosion | irrigation | rotation | harvest | explosion | The washing away of soil is {}; irrigation is the supply of water.
M1 | oxygen | nitrogen | carbon | smoke | steam | Leaves take in carbon dioxide and give out {}.
E1 | grow | fall | burn | sell | die | A forest that has been cut must have time to {} again.
M2 | nearby | abroad | upstairs | alone | apart | Those who depend on the forest's water and shade live {}.
M2 | ordinary | special | holy | festive | famous | The days after the ceremony, without drums, are {} days.
`,
);

const time = gapPassage(
  "on-being-late",
  "On Being Late",
  `
There is a kind of man who is never on time and is proud of it. If a meeting is __(1)__ for ten, he arrives at eleven and blames the traffic, although the traffic has been there every day since he was born. He does not see that he has stolen an hour from each of the twelve people who were __(2)__ for him. If he had taken twelve hours' wages from their pockets, they would have called the police. Time is the one form of wealth that cannot be paid __(3)__. Money that is lost may be earned again, and health that is lost may be __(4)__, but nobody has ever been given yesterday. A person who is __(5)__ keeps more than an appointment. He keeps his neighbour's goods safe.
`,
  `
E2 | fixed | broken | late | found | closed | A time that has been agreed for a meeting is {}.
E1 | waiting | paying | voting | cooking | begging | The people were there before him and were {} for him.
E2 | back | on | in | away | under | To return what one has taken is to pay it {}.
M2 | restored | destroyed | rested | stored | returned to | Health that comes again has been {}; stored means kept.
M1 | punctual | punctuated | practical | partial | pungent | A person who is always on time is {}.
`,
);

const reading = gapPassage(
  "books-and-screens",
  "Books and Screens",
  `
It is often said that young people no longer read. This is not quite __(1)__. They read all day long: messages, headlines, jokes, the __(2)__ of films. What they seldom read is anything that lasts longer than a cup of tea. The difference matters, because a long book exercises a muscle that a short message does not. To follow a story for three hundred pages one must __(3)__ what happened a week ago and wait for what has not happened yet. This power of __(4)__ is useful far beyond literature. The lawyer needs it, and the farmer, and the mother of a sick child. A screen is a good servant. But a mind that has been fed only on __(5)__ will be hungry when it is asked to sit down to a meal.
`,
  `
E1 | true | false | good | wrong | untrue | The writer goes on to show that they do read, so what is often said is not quite {}.
M2 | titles | sounds | actors | cameras | cinemas | Of these, what one reads is the {} of films.
E2 | remember | forget | repeat | predict | regret | What happened a week ago must be kept in the mind: one must {} it.
H2 | attention | invention | detention | intention | prevention | To hold the mind on one thing for long is the power of {}; an intention is a plan.
H3 | crumbs | bread | books | water | meals | Short messages are like tiny pieces of food, that is, {}, compared with a full meal.
`,
);

const market = gapPassage(
  "price-of-tomatoes",
  "The Price of Tomatoes",
  `
Why does a basket of tomatoes cost little in one month and five times as much three months later? The answer is the old law of supply and __(1)__. When every farmer harvests in the same season, there are more tomatoes than people can eat, and prices __(2)__. Tomatoes do not keep. What is not sold in a few days is thrown away. Later, when the fields are dry, the few that remain become __(3)__, and the price climbs. A factory that turns fresh tomatoes into paste would help both sides: the farmer would not __(4)__ in the season of plenty, and the buyer would not pay so much in the season of __(5)__.
`,
  `
M1 | demand | command | request | order | wish | The two forces that fix a price are supply and {}.
E1 | fall | rise | stop | double | appear | When there is more than people need, prices {}.
E2 | scarce | fresh | cheap | plentiful | common | Few tomatoes remain, so they become {}.
M2 | lose | lost | loose | gain | profit | A farmer who has to throw away his crop will {} money; loose means not tight.
M2 | want | plenty | rain | harvest | abundance | The opposite of plenty is {}, that is, lack.
`,
);

const internet = gapPassage(
  "stranger-on-the-line",
  "The Stranger on the Line",
  `
A voice on the telephone told Mrs Udoh that she had __(1)__ a prize. To receive it she had only to give the number of her bank card and the four secret __(2)__. The voice was polite and knew her name. Mrs Udoh was about to answer when she remembered a __(3)__ her son had given her: a bank already has your number and will never ask you for it. She asked the caller which prize he meant. He hesitated. She then asked him to wait while she called her neighbour, who was a policeman. The line went __(4)__ at once. That evening she told the story to every woman in her street, for a trick, she said, is like a mosquito: it can bite only those who are __(5)__.
`,
  `
E1 | won | beaten | conquered | defeated | invented | One is told that one has {} a prize; people are beaten or defeated.
E1 | figures | shapes | sizes | papers | names | The secret part of a card's number is made of four {}.
E2 | warning | gift | punishment | loan | threat | Her son had told her of the danger; he had given her a {}.
M2 | dead | die | asleep | cut | blind | A telephone line with no voice on it has gone {}.
M3 | unprepared | awake | educated | suspicious | married | A trick works on those who do not expect it, that is, who are {}.
`,
);

const exercise = gapPassage(
  "walk-every-day",
  "A Walk Every Day",
  `
You do not need a gymnasium in order to keep __(1)__. Doctors agree that a brisk walk of half an hour, taken five days a week, strengthens the heart, __(2)__ the weight down and lifts the spirits. It costs nothing and can be done at any __(3)__. The difficulty is only to begin. On the first morning the bed seems softer than usual, and a dozen __(4)__ present themselves: it may rain, the shoes are old, tomorrow will do. The secret is to go out before the mind is fully __(5)__. By the time it starts to argue, you are already at the end of the street.
`,
  `
E1 | fit | fat | fast | feat | foot | To be in good health is to keep {}; fat is the opposite of what is wanted.
E2 | keeps | puts | makes | turns | lets | To prevent weight from rising is to keep it down, so a walk {} it down.
E1 | age | old | era | young | aged | Young and old can walk; it can be done at any {}.
M1 | excuses | exercises | expenses | examples | excesses | Reasons given for not doing a thing are {}.
E2 | awake | asleep | away | absent | tired | One should go out before the mind can argue, that is, before it is fully {}.
`,
);

export const ideas = [...trees, ...time, ...reading, ...market, ...internet, ...exercise];
