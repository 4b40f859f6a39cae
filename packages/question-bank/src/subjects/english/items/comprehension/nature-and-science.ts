import { passageOf, questionsFrom } from "../../question-rows.ts";

const section = {
  topic: "comprehension",
  objective: "Explain words and phrases as a passage uses them",
};

const bees = questionsFrom(
  section,
  `
E1 honey | According to “The Farmer's Small Workers”, the most valuable thing that bees do for us is to | help plants to bear fruit | make honey and wax | keep away harmful insects | provide work for hunters | beautify our gardens | The writer says that honey is the least of their gifts and that without them crops would not set seed, so their greatest service is to {}.
M1 pollen | The bee carries pollen from flower to flower | by accident | on purpose | to feed it to its queen | in order to hide it | because farmers train it | The passage says that the bee “has no idea” that it is doing so, hence it happens {}.
M2 indiscriminate | “Indiscriminate” spraying, as used in the passage on bees, is spraying that is done | without care or choice | with great skill | at the right season | with clean water | for money | Such spraying kills useful and harmful insects alike, so it is done {}.
M2 dusk | Why does the writer advise farmers to spray in the evening? | Bees are then in their hives. | The air is cooler for workers. | The chemicals are cheaper. | Harmful insects are asleep. | The wind has usually dropped. | Spraying at dusk spares the bees, because, as the passage says, they have gone home: {}
H2 purpose | The writer's chief purpose in the passage on bees is to | persuade farmers to protect bees | explain how honey is collected | describe the life of a queen bee | warn readers of bee stings | advertise a new kind of spray | The passage ends with advice on sparing bees, so the purpose is to {}.
`,
  passageOf(
    "small-workers",
    "The Farmer's Small Workers",
    `
Ask a child what bees are for, and the answer will be honey. Yet honey is the least of their gifts. As a bee pushes into a flower to drink, a yellow dust called pollen clings to its hairy body; at the next flower some of it rubs off. The bee has no idea that it has done anything at all. But the flower has been waiting for that dust, for without it no fruit will form and no seed will ripen. Melons, oranges, beans, cashews and many other crops owe their harvest to such visits.

It is strange, then, that we treat these workers so badly. The indiscriminate spraying of chemicals kills the insect that eats the crop and, with it, the insect that makes the crop possible. Hunters burn whole colonies in order to steal one comb.

A farmer need not choose between his bees and his harvest. Let him spray only when he must, and at dusk, when the bees have gone home. Let him leave a strip of wild flowers along his fence. The small workers ask for no other wage.
`,
  ),
);

const harmattan = questionsFrom(
  section,
  `
E1 origin | The dust of the harmattan comes from | the desert | the sea | burning farms | factories | the clouds | The passage says that the wind sets out from the Sahara, so its dust comes from {}.
E2 skin | Which effect of the harmattan on the body does the passage mention? | cracked lips | loss of hair | fever | swollen feet | poor sight | It says that lips crack and heels split, so the effect mentioned is {}.
M2 paradox | The harmattan is called “a thief and a doctor” because it | does both harm and good | comes secretly at night | takes money from the sick | carries germs in its dust | visits every house in town | It takes away moisture but also dries the grain and ends the season of mosquitoes, so it {}.
M2 grounded | Aircraft are “grounded” in the harmattan passage; this means that they | are kept from flying | are landing safely | are being repaired | are flying low | are covered with earth | When pilots cannot see, planes are not allowed to take off; they {}.
H3 tone | The tone of the last paragraph of the harmattan passage is | good-humoured | bitter | fearful | pleading | scornful | The writer jokes about grandmothers and their jars of oil, so the tone is {}.
`,
  passageOf(
    "wind-from-the-north",
    "The Wind from the North",
    `
Some time in November, a wind sets out from the Sahara and travels south. We call it the harmattan. It brings no rain. What it brings is dust, so fine that it passes under closed doors and settles on the food in covered pots, and so thick on some mornings that drivers put on their lamps at ten o'clock and aircraft are grounded for want of a clear view.

The harmattan is a thief and a doctor. It steals the water from ponds, from leaves and from our own skins; lips crack, heels split, and a spark from a careless cook may set a whole village on fire. Yet the same dry air cures the farmer's maize and groundnuts better than any machine, and mosquitoes, which love dampness, almost disappear.

Our grandmothers did not complain of it. They merely brought out the jar of shea butter, seized whichever grandchild was nearest, and rubbed until the child shone like a new shoe. To this day there are grown men, with titles before their names, who smell shea butter and look for somewhere to hide.
`,
  ),
);

const plastic = questionsFrom(
  section,
  `
E1 boats | What did Mr Inyang first collect bottles for? | to make a boat float | to sell to a factory | to store palm oil | to build a house | to teach the children | His canoe had rotted and he tied bottles together in its place, so he collected them {}.
M1 laugh | At first the other fishermen thought that Mr Inyang's idea was | foolish | dangerous | unlawful | clever | costly | They laughed and asked whether he would row to market on rubbish, so they thought it {}.
M2 choked | The drains of the town were “choked”. This means that they were | blocked | broken | deepened | covered | cleaned | Rubbish stopped the water from passing, so the drains were {}.
M2 effect | An unexpected result of Mr Inyang's work was that | the town flooded less | fish became more scarce | bottles became dearer | the factory closed down | his canoe was repaired | When the bottles were taken out of the drains, rain water could pass, so {}.
H2 title | Which of these would be another suitable title for the passage about Mr Inyang? | Wealth from Waste | The Dangers of Fishing | A Town under Water | Learning to Swim | The Price of Bottles | A man turned rubbish into boats and work for others, so {} suits the passage.
`,
  passageOf(
    "bottle-boat",
    "The Bottle Boat",
    `
When his canoe rotted, Mr Inyang could not afford another. What he could afford was rubbish. After every rain the drains of the town were choked with plastic bottles, and the floods that followed entered people's rooms. He gathered eight hundred of the bottles, screwed their caps on tightly, and tied them side by side in old fishing net until he had something like a mattress with a pointed end.

The other fishermen laughed. Did he mean to row to market on refuse? But the mattress floated; it did not rot; and when a bottle burst, a new one cost nothing. By the end of the season four of those who had laughed had asked him to build for them.

Today he employs nine young people. They go from street to street with sacks, and householders who once threw bottles into the gutter now keep them by the gate. The boats sell well. But what pleases the town most is something that Mr Inyang had never planned. Last year the rains were heavier than usual, and for the first time in a decade nobody on Creek Road had to carry his bed to the roof.
`,
  ),
);

const sleep = questionsFrom(
  section,
  `
E1 brain | According to “Why We Sleep”, during sleep the brain | sorts what we have learnt | stops working altogether | grows larger in size | forgets our lessons | becomes hot | The passage says that the brain stores the day's learning while the body rests, so it {}.
E2 advice | What does the writer advise a student to do on the night before an examination? | go to bed in good time | read until daybreak | drink strong coffee | eat a heavy meal | study with friends | The writer says that a rested mind does better than a full one, and advises the student to {}.
M2 cram | To “cram”, as used in the passage on sleep, is to | learn much in a short time | sleep for a long time | write very fast | eat without stopping | read with pleasure | A student who crams stuffs facts into his mind in one night; he tries to {}.
M2 bucket | The writer compares the tired mind to a leaking bucket because it | cannot keep what is put in | is heavy to carry about | is always empty at night | holds a great deal | is easily broken | Water poured into a leaking bucket runs out; likewise the tired mind {}.
H2 inference | We may infer from “Why We Sleep” that a phone by the bedside is harmful because it | keeps the mind awake | costs much to charge | may be stolen at night | gives wrong information | rings in the morning | The passage says that its light tells the brain that it is still day, so it {}.
`,
  passageOf(
    "why-we-sleep",
    "Why We Sleep",
    `
There are students who boast that they need no sleep. In the week before an examination they drink strong coffee, put their feet in cold water, and cram until the cocks crow. They would be wiser to go to bed.

Sleep is not idleness. While the body lies still, the brain is hard at work. It goes over the day's lessons, throws away what is of no use, and puts the rest in order, as a librarian puts books back on their shelves when the readers have gone home. A student who cuts short the night sends the librarian away. He may pour in facts until dawn, but a tired mind is a leaking bucket: the more he pours, the more runs out.

How much sleep is enough? Young people of school age need eight to ten hours. They should go to bed at about the same time each night, and leave the telephone in another room, since its bright screen tells the brain that it is still day. On the eve of the examination, then, close the book early. In the hall, a rested mind will do better than a full one.
`,
  ),
);

const pangolin = questionsFrom(
  section,
  `
E2 defence | How does a pangolin defend itself? | by rolling into a ball | by running very fast | by biting its enemy | by climbing tall trees | by spitting poison | The passage says that it curls up so that only its scales can be touched; it defends itself {}.
M1 useless-defence | Against which enemy is the pangolin's defence of no use? | man | the lion | the leopard | the ant | the snake | A ball of scales cannot be bitten through, but it can be picked up and put in a sack by {}.
M2 ants | The pangolin is useful to farmers because it eats | insects that destroy crops | weeds on the farm | rats that eat grain | fallen fruit | the eggs of snakes | It feeds on ants and termites, which damage crops and houses; that is, it eats {}.
M2 keratin | The writer mentions human fingernails in order to show that the scales | have no healing power | are very sharp | grow again when cut | are easily broken | should be polished | The scales are made of the same stuff as fingernails, so a person might as well chew these; the point is that they {}.
H2 conclusion | The writer of the passage on the pangolin believes that the animal can be saved if | people stop buying it | hunters are given guns | it is kept in every home | forests are sold to traders | its food is supplied by farmers | The passage ends by saying that when nobody buys, nobody hunts; so it can be saved if {}.
`,
  passageOf(
    "armour-that-fails",
    "Armour that Fails",
    `
If you met a pangolin at night, and few people now do, you might take it for a walking pine cone. It has no teeth. It lives on ants and termites, which it licks up with a tongue almost as long as its body, and in this way one small animal may rid a farmer of millions of insects in a year.

When danger comes, it does not run. It rolls itself into a ball with its overlapping scales outside, and a lion may roll the ball about and bite at it in vain. For a very long time this was defence enough. Then came an enemy with hands, who simply picked up the ball and dropped it into a sack.

Some hunters want the meat, but most want the scales, which are sold abroad as medicine. They cure nothing. They are made of the same material as human fingernails, and a sick man might as well chew his own. Laws forbid the trade, and laws are good; but a law is only as strong as the customers are weak. When nobody buys, nobody hunts. The pangolin's new armour must be made of our good sense.
`,
  ),
);

const malaria = questionsFrom(
  section,
  `
E1 name | The word “malaria” once meant | bad air | dirty water | hot blood | swamp fly | night fever | The passage says that the name comes from words for {}, because people blamed the air of swamps.
E2 carrier | The disease is carried from one person to another by | the female mosquito | both male and female mosquitoes | flies from swamps | impure drinking water | the air of wet places | Only the female mosquito needs blood, so the carrier is {}.
M2 breeding | Why does the writer tell us to empty old tins and tyres? | Mosquitoes breed in the water they hold. | They make the compound look untidy. | Children may hurt themselves on them. | Snakes and rats may hide in them. | They can be sold for a little money. | Standing water is where the eggs are laid, so the reason is: {}
M2 stagnant | “Stagnant” water, as used in the passage on malaria, is water that | does not flow | is deep and clean | runs very fast | tastes of salt | falls as rain | Water that remains standing in gutters and tins is stagnant: it {}.
H3 half-right | Why does the writer say that our ancestors were “half right”? | Swamps do matter, though not their air. | Bad air does cause some of the fevers. | They knew about mosquitoes but not nets. | They treated only half of the sick. | They moved only half of the people. | They were right to fear swamps but wrong about the cause, because {}
`,
  passageOf(
    "bad-air",
    "Bad Air",
    `
The word malaria is made of two old words that mean “bad air”. People noticed long ago that those who lived near swamps fell ill with fever, and they supposed that the smell of the place had poisoned them. So they shut their windows at night and felt safer.

They were half right. The swamp was indeed to blame, but not its air. In its still water the mosquito lays her eggs, and it is the mosquito, the female only, for the male drinks no blood, that carries the disease from a sick person to a healthy one. The shut window helped, though not for the reason they gave: it kept out the insect with the smell.

Now that we know the true cause, we have less excuse than our ancestors. Stagnant water stands in gutters, in old tins, in tyres behind the workshop, and a spoonful is enough for a hundred eggs. Empty them every week. Sleep under a treated net. And when fever comes, go to the clinic for a test instead of guessing, for not every fever is malaria, and the wrong drug is only another kind of bad air.
`,
  ),
);

const seeds = questionsFrom(
  section,
  `
E1 gourd | Where did Mama Ebere keep her seeds? | in sealed gourds | in paper bags | in a tin trunk | in the bank | under the ground | The passage mentions rows of gourds closed with wax, so the seeds were kept {}.
E2 new-seed | The new maize was popular at first because it | gave a bigger harvest | cost nothing to buy | needed no weeding | tasted much sweeter | could be kept for years | Its cobs were twice the usual size, so it was popular because it {}.
M2 drought | In the year of the drought, the new maize | died | ripened early | doubled in price | was given away | was stolen | It needed plenty of rain, and there was none, so it {}.
M2 hoard | People called Mama Ebere's seeds a “hoard”, that is, | a hidden store | a useless heap | a family secret | an unfair share | a costly gift | A hoard is something gathered and kept away, that is, {}.
H2 moral | Which of these sayings best fits the story of Mama Ebere? | Keep something for a rainy day. | Too many cooks spoil the broth. | Pride goes before a fall. | Half a loaf is better than none. | Look before you leap. | Her saved seeds met a future need, so the saying that fits is: {}
`,
  passageOf(
    "keeper-of-seeds",
    "The Keeper of Seeds",
    `
On a shelf over her fireplace Mama Ebere kept eleven gourds, each closed with a lump of wax. In them were the seeds of every crop that her mother had grown, and her mother's mother: red maize, speckled beans, a millet with a stem no taller than a child. Each year she planted a handful of every kind, whether she liked it or not, and sealed the fresh seed in the gourds again. The neighbours called it her hoard and smiled.

They smiled more when the new maize came, with cobs twice the usual size. Everyone planted it, and for six years the barns were full. In the seventh year the rains failed. The new maize, which drank like a horse, stood a little while and died.

Mama Ebere's red maize is not handsome, and its cobs are small. But it had been bred in bad years by women who had known worse ones. It bent, and yellowed, and bore. That September people came to her door with their caps in their hands. She asked for no money. She broke the wax, measured out the seed, and said only, “Bring me back a handful.”
`,
  ),
);

export const natureAndScience = [...bees, ...harmattan, ...plastic, ...sleep, ...pangolin, ...malaria, ...seeds];
