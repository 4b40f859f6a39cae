import { questionsFrom } from "../question-rows.ts";

const topic = "unseen-prose";

const theClock = questionsFrom(
  topic,
  `
# Read an unseen prose extract closely
E1 narrator | The story in this extract is told by | a grandchild of the old man | the old man himself | a buyer from the city | the old man's wife | a clock repairer | The teller says “my grandfather”, so it is {}.
E1 clock-state | The clock in the extract | does not work | keeps perfect time | has been stolen | is newly bought | belongs to the church | Its hands had stood at twenty past four for years, so it {}.
M1 figure-like | “It hung on the wall like a retired chief” contains | a simile | a metaphor | a pun | an oxymoron | an apostrophe | The clock is compared with a chief by means of “like”, so the expression contains {}.
M2 offer | The old man refuses the trader's money because the clock | keeps the memory of his wife | may one day be worth more | was borrowed from a friend | belongs to his grandchildren | is needed to tell the time | It stopped at the hour of her death, and he would not sell it, because it {}.
H2 twice | The remark that the clock is “right twice a day, which is more than I can say for you” is | humorous | tragic | frightening | prayerful | boastful | A stopped clock shows the true time twice daily; the old man turns this into a joke against the trader, so it is {}.
H3 symbol | In this extract the clock stands chiefly for | love that outlasts death | the waste of good money | the skill of craftsmen | the greed of old age | progress in the village | The clock marks the hour of the wife's death and is never sold, so it stands for {}.
`,
  {
    slug: "the-clock-that-stood",
    title: "The Clock That Stood",
    body: `
My grandfather's clock had stopped long before I was born. It hung on the wall like a retired chief, silent and respected, its hands folded at twenty past four. Visitors who glanced up to learn the hour learned nothing, and the lizards had made a home behind its face.

One dry-season morning a trader in old things came from the city. He praised the carved wood, he tapped the glass, and at last he named a sum that made my uncle sit down.

“It does not work,” the trader added, as if this were a favour.

“It is right twice a day,” said my grandfather, “which is more than I can say for you.”

When the man had gone, angry and empty-handed, I asked why we could not be rich. The old man drew me to his knee. “Your grandmother,” he said, “left us at twenty past four. I have not wished to know any other time.”
`,
  },
);

const theBus = questionsFrom(
  topic,
  `
# Read an unseen prose extract closely
E1 place | The events of the extract take place in | a bus | a market | a classroom | a hospital | a police station | The conductor, the seats and the road show that the events take place in {}.
E1 pov | The point of view in the extract is | third person | first person singular | first person plural | second person | stream of consciousness | The teller says “she” and “the woman”, so the point of view is {}.
M1 laughed-personified | “The old engine coughed, complained and finally agreed to move” is an example of | personification | litotes | metonymy | apostrophe | anticlimax | The engine coughs, complains and agrees like a person, which is {}.
M2 change-mood | When the baby is found to be burning hot, the mood of the passengers changes from | irritation to concern | joy to boredom | fear to laughter | pity to anger | silence to quarrel | They had grumbled at the crying and then all offered help, so the mood changed from {}.
M2 driver-act | By leaving his route for the clinic the driver shows that he is | humane | greedy | careless | timid | boastful | He puts a sick child before his fares, so he is {}.
H2 contrast-fares | The last sentence, in which nobody asks for change, suggests that | the shared danger has united them | the passengers have forgotten to pay | the conductor has run away | the fares have been reduced | the bus has reached the wrong town | People who had quarrelled over small money no longer care about it, since {}.
`,
  {
    slug: "the-last-bus",
    title: "The Last Bus",
    body: `
The old engine coughed, complained and finally agreed to move. Inside, forty people sat where thirty should have been, and every one of them had something to say about it. Two traders quarrelled over twenty naira of change. The conductor hung from the door and sang his list of stops as though nobody could read the road.

Then the baby began to cry. It cried through the first junction and the second. “Give that child something!” a man shouted from the back, and others clicked their tongues.

“I have given her everything,” said the woman. She was very young. The trader beside her put out a hand to pat the baby and drew it back. “This child is on fire,” she said.

After that there was no more shouting. Someone passed a bottle of water over the heads; someone else, a clean scarf. The driver, who had not turned round once, left the express road without a word and took the bumpy street to the clinic. He kept his hand on the horn the whole way.

When they drove on, an hour late, nobody asked for change.
`,
  },
);

const theScholarship = questionsFrom(
  topic,
  `
# Read an unseen prose extract closely
E1 letter-news | The letter that Halima holds brings news of | a scholarship | a wedding | a debt | a death | a theft | The letter says that her fees will be paid for four years, so it brings news of {}.
M1 conflict | The conflict in Halima's mind is mainly between | ambition and duty | love and hatred | wealth and honesty | fear and anger | truth and falsehood | She wants to study but her mother needs her, so the struggle is between {}.
M1 kind-conflict | The kind of conflict presented in the extract is mainly | internal | physical | comic | political | military | It goes on inside Halima's own mind, so it is {}.
M2 borrowed | Halima's mother compares the shop to | a borrowed cloth | a heavy stone | a faithful child | a broken scale | an open road | She says the shop is only {}, to be returned when the owner comes.
M2 mother-attitude | The mother's attitude to her daughter's going is one of | encouragement | bitterness | indifference | envy | suspicion | She tells her to go and hides her own needs, which is {}.
H3 last-image | “The two of them counted the night's takings twice, because neither could see clearly” suggests that both were | in tears | very tired | growing old | in the dark | careless with money | They could not see clearly because they were {}, moved by the coming parting.
`,
  {
    slug: "the-letter",
    title: "The Letter",
    body: `
Halima had read the letter so often that it was coming apart at the folds. Four years, it said; all fees, all books. She kept it in the tin with the groundnut money, and all evening, as she measured out cupfuls under the lamp, she felt it there like a second heart.

She had not told her mother. Who would rise at four to roast the nuts? Who would argue with the wholesaler, whose sums always favoured himself? Since the year of the fever there had been only the two of them, and the shop.

It was her mother who spoke first. “The tin is heavier than it should be,” she said, “and it is not with money.”

So it came out. The older woman went on wiping the scale until it shone.

“This shop,” she said at last, “is a borrowed cloth. I have worn it for you. When the owner comes you fold it and give it back, and you do not cry.” She pushed the tin across the table. “Go and learn to catch that wholesaler in his sums.”

The two of them counted the night's takings twice, because neither could see clearly.
`,
  },
);

const theRiver = questionsFrom(
  topic,
  `
# Read an unseen prose extract closely
E1 elders-warning | By “Do not sleep in his bed” the elders warned people not to | build on the dry river bed | quarrel with old visitors | fish in the river at night | live upon the steep hill | sleep before the harvest | The river had gone away and would want its place again, so people were not to {}.
M1 river-old-man | “The river is an old man who has gone visiting” is an example of | metaphor | simile | litotes | oxymoron | onomatopoeia | The river is said to be an old man, without “like” or “as”, so it is a {}.
M1 foreshadow | The elders' saying at the beginning serves to | foreshadow the flood | introduce comic relief | describe the market | end the conflict | praise the surveyor | It hints at what the river will do, so it helps to {}.
M2 surveyor-manner | The surveyor's attitude to the elders' advice is | dismissive | respectful | fearful | curious | grateful | He laughs and says that his map knows nothing of old men, which is {}.
M2 irony | It is ironical in this extract that | the surveyor's map is all that floats | the elders live on the higher ground | the rains come after two years | the people buy many plots of land | the river has two banks | The map on which he relied could not save the houses, and in the end {} past the roofs.
H2 theme | The extract mainly suggests that | the wisdom of experience is worth heeding | rivers should be crossed by good bridges | maps are always drawn with care | strangers bring wealth to a village | old men fear every kind of change | Those who laughed at the elders lost their houses, which suggests that {}.
`,
  {
    slug: "the-visiting-river",
    title: "The Visiting River",
    body: `
“The river is an old man who has gone visiting,” the elders used to say. “Do not sleep in his bed.” And they built on the hill, though the path was steep and the water far.

But the river had been gone for thirty years, and its bed was broad and flat. A surveyor came with a tripod and a boy to hold the umbrella. He drew streets where the reeds had been. When the elders spoke to him he laughed, not unkindly. “My map,” he said, “knows nothing of old men.” By the next harvest the plots were sold, and zinc roofs flashed where once the herons had walked.

Two years passed, and the third brought such rain as covers the sound of talk. On the ninth night the old man came home.

Nobody was drowned, for the hill is near and its doors were opened. In the grey of the morning the people stood among the elders' yam barns and looked down. There was only brown water with ridges of zinc showing through it; and past the ridges, turning slowly, as if to read the land again, went the surveyor's map.
`,
  },
);

export const unseenProse = [...theClock, ...theBus, ...theScholarship, ...theRiver];
