import { passageOf, questionsFrom } from "../../question-rows.ts";

const section = {
  topic: "comprehension",
  objective: "Find facts stated in a passage and draw inferences from it",
};

const borehole = questionsFrom(
  section,
  `
E1 distance | According to the passage, why did the girls of Dagwom often miss the first lesson? | They had to fetch water. | They lived too far from school. | They were helping on the farm. | They feared their teacher. | They woke up late. | The stream was an hour's walk away and the girls went for water each morning, so the reason is: {}
E1 money | Where did most of the money for the borehole come from? | the villagers themselves | the state government | the young engineer | a foreign company | the headmaster's savings | The passage says that every household gave a little each market day, so the money came from {}.
M2 sceptical | The word “sceptical”, as used of the elders in the borehole story, means | doubtful | hopeful | angry | proud | ignorant | The elders had heard many promises before and did not believe this one at once; they were {}.
M2 committee | What was the committee set up after the drilling expected to do? | look after the pump | choose a new chief | build a second well | teach the pupils | sell water to strangers | It was to collect a small fee and repair the machine, that is, to {}.
H2 lesson | The main lesson of the story of Dagwom is that people | can solve problems by joint effort | should not depend on any engineer | must wait for the government to act | ought to move closer to rivers | should keep their daughters at home | The village got its water because all the households contributed, so the lesson is that people {}.
`,
  passageOf(
    "water-for-dagwom",
    "Water for Dagwom",
    `
For as long as anyone could remember, the people of Dagwom had drawn their water from a stream an hour's walk away. The task fell to the girls, who set out before sunrise with their basins and often reached school when the first lesson was over. Officials had come more than once with promises of a borehole, and more than once they had driven away and been forgotten.

So when a young engineer, a daughter of the village, proposed that the people should drill the well themselves, the elders were sceptical. She did not argue. She only asked each household to bring a little money every market day and entered every coin in a book which anybody could read. Within fourteen months the sum was complete.

On the morning the water gushed out, an old woman who had carried basins for sixty years washed her face in it and wept. A committee was then formed to collect a small fee and to see to repairs. The pump has not stopped since, and in the new school register there is hardly a late mark beside a girl's name.
`,
  ),
);

const market = questionsFrom(
  section,
  `
E1 time | At what time of day is the market described in “The Night Market” at its busiest? | after sunset | at noon | before dawn | in mid-afternoon | in the early morning | The passage says that the crowd is thickest when the sun has gone down, that is, {}.
E1 light | What gives light to the traders in “The Night Market”? | small oil lamps | electric bulbs | the full moon | car headlights | torches | Each stall is lit by its own flame in a tin, so the traders depend on {}.
M1 haggling | The writer compares bargaining in the night market to a dance because | both follow steps that everyone knows | both are done to the sound of drums | buyers and sellers become very tired | the traders move from place to place | only the young are good at it | The passage says that each side knows the steps of advance and retreat, so the comparison holds because {}.
M2 hoarse | The word “hoarse”, as used in “The Night Market”, describes a voice that is | rough | sweet | gentle | angry | high | Someone who has been shouting all evening has a hoarse, that is, {} voice.
H2 attitude | The writer's attitude to the night market is one of | affection | contempt | indifference | fear | pity | Words such as “warm” and the wish to return show that the writer feels {} for the place.
`,
  passageOf(
    "night-market",
    "The Night Market",
    `
Most markets are at their loudest under the noonday sun, but the one in my mother's town wakes when others fall asleep. Its traders work on their farms by day. Only when the sun has gone down do they arrive, with baskets on their heads and a small flame burning in a tin before each stall, until the open field looks like a sky that has fallen to the ground.

Bargaining there is a kind of dance. The seller names a price and the buyer laughs and walks away; the seller calls her back; the buyer returns half the distance and names another. Each knows the steps of advance and retreat, and neither would enjoy the evening without them. By ten o'clock the voices are hoarse, the yams are nearly gone, and the talk has turned from prices to weddings.

As a child I believed that the lamps were lit for my pleasure alone. I know better now, but whenever I smell burning oil, I am back in that warm field, holding on to my mother's wrapper, and I wish that I could stay.
`,
  ),
);

const grandfather = questionsFrom(
  section,
  `
E1 trade | What work did the writer's grandfather do? | He made and repaired drums. | He played music at weddings. | He taught in a primary school. | He sold timber in the city. | He farmed a piece of land. | The passage speaks of his workshop full of skins and wood, so we know: {}
E1 tapping | Why did the grandfather tap a tree before he cut it? | to hear how it would sound | to find out whether it was dry | to frighten away the birds | to ask permission of its owner | to see whether it was tall enough | He listened for the drum inside the tree, that is, he tapped it {}.
M2 apprentice | Of the apprentices who came to Baba Ayan, most | left before they had learnt enough | became better drummers than he was | were sent away for being lazy | set up shops in the same street | inherited his workshop | The passage says that many came but few stayed past the first year, so most {}.
M2 patience | The phrase “wood does not hurry”, as the grandfather uses it, means that | good work takes time | trees are slow to grow old | heavy logs are hard to carry | drums must be played slowly | lazy workers use poor wood | He says it to a boy who wants to finish quickly, so the meaning is that {}.
H3 inherit | What did the writer finally receive from the grandfather in “The Drum Maker”? | a way of working | a sum of money | the oldest drum | the workshop itself | a set of tools | The last sentence says that the writer has no skill with wood but works in his manner, so what was received is {}.
`,
  passageOf(
    "drum-maker",
    "The Drum Maker",
    `
My grandfather, whom everyone called Baba Ayan, never owned a wristwatch, yet I have not known a man who was more careful with time. His workshop stood behind our house and smelt of wet goatskin and freshly cut wood. Before he felled a tree he would tap its trunk with the back of his axe and stand with his head bent. “I am listening for the drum inside,” he told me. If he did not hear it, he left the tree alone.

Many apprentices came to him. They wanted to finish a drum in a week and sell it on market day. “Wood does not hurry,” he would say, and he would hang the hollow shell in the rafters to dry for a season. Few of them stayed beyond the first year. Those who did could be recognised anywhere by the sound of their drums.

I was not one of them. My hands are clumsy, and I became an accountant. But when my colleagues ask why I check every column twice and will not sign what I have not understood, I hear an axe tapping softly on a trunk, and I know who taught me.
`,
  ),
);

const fire = questionsFrom(
  section,
  `
E1 cause | The fire in Mr Bassey's compound began because | petrol was kept in the kitchen | a child played with matches | lightning struck the roof | an electric wire was broken | a neighbour burnt some refuse | The passage says that the fuel stood near the cooking place, so the fire began because {}.
E2 first-act | What was the first thing that Ekaette did when she saw the flames? | She got the children out. | She poured water on the fire. | She ran to call her father. | She carried out the television. | She rang the fire station. | She led the twins through the back door before anything else, so the answer is: {}
M2 sand | Why did Ekaette stop the men from throwing water on the fire? | Water would have spread the burning fuel. | The water was needed for drinking. | There was not enough water in the tank. | The fire had almost gone out. | The water would have spoilt the food. | Petrol floats on water and goes on burning, as she had learnt at school: {}
M2 smothered | “Smothered”, as used in the account of the fire, means | put out by covering | made stronger | spread about | washed away | watched closely | Sand keeps the air from a fire, so a fire that is smothered is {}.
H2 irony | Why does the writer mention that Mr Bassey used to call the science lesson a waste of time? | to show that he had been wrong | to show that he disliked his daughter | to explain how the fire started | to prove that he was uneducated | to blame the school for the fire | It was a science lesson that saved his house, so the remark is mentioned {}.
`,
  passageOf(
    "bucket-of-sand",
    "A Bucket of Sand",
    `
Mr Bassey had been warned about the petrol. During the scarcity he kept two jerrycans of it in the kitchen, barely a metre from the stove, because he feared that thieves would take them from the yard. One Saturday evening a little of the fuel leaked across the floor, and in a moment the room was ablaze.

His daughter Ekaette, who was fourteen, was reading on the veranda. She did not scream. She led her twin brothers out by the back door, counted them, and only then shouted for help. Men came running with basins of water. “No water!” she cried. “It will carry the petrol with it. Sand!” There was a heap of it by the gate, left over from the building of the wall, and bucket by bucket they smothered the flames before they could reach the roof.

Afterwards the neighbours asked her how she had known what to do. She said that it had been in the science lesson on Thursday. Mr Bassey, who had often called that lesson a waste of school fees, said nothing for a while. Then he went inside and moved the jerrycans.
`,
  ),
);

const letter = questionsFrom(
  section,
  `
E1 reason-for-going | Why had Zainab left home? | to train as a nurse | to look for her brother | to get married | to trade in cloth | to visit a sick aunt | The letter speaks of the school of nursing, so she had gone {}.
E2 reading | Who read Zainab's letters to her mother? | the son of a neighbour | her younger daughter | the postmaster | the village teacher | her husband | The mother could not read, and little Sadiq from next door came in to do it: he was {}.
M2 secret | What had Zainab's mother been doing in secret? | attending an evening class | saving money for a journey | writing to another child | selling her jewellery | learning to sew | She wrote a letter with her own hand because she had been {}.
M2 blotted | The fact that the mother's letter was “blotted” suggests that it was written | with difficulty | with great speed | in anger | by someone else | many years before | A beginner who presses hard makes blots, so the letter was written {}.
H3 tears | Zainab wept at the end of the story because she was | moved | ashamed | in pain | homesick | disappointed | The few crooked words showed her mother's great effort, so she was deeply {}.
`,
  passageOf(
    "two-lines-from-home",
    "Two Lines from Home",
    `
Every month Zainab wrote home from the school of nursing, and every month the reply came in the round handwriting of Sadiq, the boy next door. Her mother, who had never been to school, spoke, and Sadiq wrote. The letters were always full of greetings and always ended in the same way: we are all well, and the goats are well.

Zainab was used to this arrangement, and so she was puzzled when, in her final year, an envelope arrived with her name on it in large, uneven capitals that ran uphill. The sheet inside was blotted, and in two places the pen had gone through the paper. There were only two lines. “My daughter,” they said, “I am learning in the evenings, under the mango tree, with other women. I did not tell you because I wanted my hand to tell you.”

Her room-mates found her sitting on the bed with the paper on her knees and tears on her face. They asked whether there had been a death at home. She shook her head. “No,” she said at last. “Somebody has just been born.”
`,
  ),
);

const bus = questionsFrom(
  section,
  `
E1 complaint | At the beginning of “Seat Fourteen”, the passengers were angry because | the bus was late in leaving | the fare had been raised | the driver was rude | the seats were broken | the road was bad | They had waited for two hours in the park, so they were angry because {}.
E1 old-man | What was unusual about the man who came to the bus last? | He had paid for two seats. | He had no luggage at all. | He refused to pay his fare. | He was wearing a uniform. | He knew the driver well. | He showed a ticket for himself and one for the empty seat beside him: {}
M2 why-empty | The man kept the other seat empty in memory of | his late wife | his lost son | his old teacher | a former driver | a friend in prison | She used to sit by the window on this very journey before her death, so he kept it in memory of {}.
M2 murmur | The passengers' “murmur” at first expressed | annoyance | sympathy | joy | gratitude | fear | They had waited long and thought him selfish, so the murmur expressed {}.
H2 change | The change in the mood of the passengers shows that people often | judge before they know the facts | enjoy the sorrow of other people | dislike travelling with the aged | complain about their drivers | forget their own loved ones | They were harsh until they heard his reason, which shows that people often {}.
`,
  passageOf(
    "seat-fourteen",
    "Seat Fourteen",
    `
The bus to Makurdi should have left at seven. At nine it was still in the park, the engine running, while the driver shouted for one more passenger. Tempers were short. A trader said that her fish would spoil; a student said that he would miss his test.

At last an old man in a clean white gown climbed in. He sat down in seat thirteen and laid his cap on seat fourteen, by the window. When the conductor tried to put a young man there, the newcomer quietly held out two tickets. A murmur went through the bus. People were standing in the sun, somebody said, and here was a man who needed two seats for one body.

The old man heard it. “For thirty-one years,” he said, without raising his voice, “my wife and I went to see our daughter by this road on this date. She liked the window. This is the first year that she is not with me.” He looked out at the road. “I did not know how to buy only one ticket.”

Nobody spoke. Then the fish trader untied her bundle, took out a wrapped meal, and put it gently on the cap.
`,
  ),
);

const footballer = questionsFrom(
  section,
  `
E1 injury | What ended Coach Danladi's career as a player? | a broken knee | old age | a quarrel | a suspension | poor eyesight | The passage says that his knee was broken in a cup match, so it was {}.
E2 ball | The boys' first ball was made of | rags | leather | rubber | paper | plastic bags | They played with a bundle of rags tied with string, so it was made of {}.
M2 rule | What had every boy to show the coach before he could train? | his exercise book | his boots | his birth certificate | his school fees receipt | his medical report | The coach wanted to see the day's work from school, so each boy had to show {}.
M2 grumbled | When the boys “grumbled”, they | complained | laughed | rejoiced | prayed | argued loudly | To grumble is to show displeasure in a low voice, so the boys {}.
H2 proudest | Coach Danladi is proudest of the former pupil who | became a surgeon | plays abroad | scored most goals | built a stadium | leads the national team | He keeps that man's picture over his door and says that he mends knees; the former pupil {}.
`,
  passageOf(
    "coach-danladi",
    "Coach Danladi's Rule",
    `
Nobody in Tudun Wada remembers Coach Danladi with two good legs. He had been the quickest winger in the province until his knee was broken in a cup match, and after that he swept the floor of a bank and watched the street boys kick a bundle of rags tied with string.

One day he asked whether he might show them something. Within a year there was a team; within two there were three teams, and a real ball. There was also a rule. Before any boy could train, he had to hold out his exercise book with that day's work in it. No book, no ball. The boys grumbled, and one or two left, but most of them learnt to finish their sums at noon so that they could run at four.

Five of Danladi's boys have played for large clubs, and their shirts hang on his wall. Visitors who ask him to name his best player expect to hear of one of them. Instead he points to a small photograph over the door, of a thin man in a green coat. “He could not head a ball to save his life,” the coach says. “But he mends knees.”
`,
  ),
);

export const homeAndCommunity = [...borehole, ...market, ...grandfather, ...fire, ...letter, ...bus, ...footballer];
