import { questionsFrom } from "../question-rows.ts";

const topic = "unseen-poetry";

const harmattan = questionsFrom(
  topic,
  `
# Read an unseen poem closely
E1 subject | The visitor described in the poem is | the harmattan | a tax collector | an old relative | a thief | the rainy season | The dust, the dry lips and leaves and the months from December to March show that the visitor is {}.
E1 scheme | The rhyme scheme of each stanza is | abab | aabb | abba | abcb | aaba | In each stanza alternate lines rhyme, as “door” with “floor” and “gown” with “down”, so the scheme is {}.
M1 figure | The poem presents its subject chiefly by means of | personification | litotes | apostrophe | onomatopoeia | anticlimax | A season wears a gown, knocks and borrows like a person, which is {}.
M2 gown | The “dusty gown” of the second line refers to the | haze in the air | speaker's old clothes | clouds full of rain | smoke of the kitchen | robe of a priest | The season wears dust as a garment, so the gown is the {}.
M2 tone | The tone of the poem is | playful | mournful | angry | fearful | bitter | A season that borrows shine from shoes is treated lightly, so the tone is {}.
H2 debt | The “debt” that the visitor leaves unpaid in the last line is the | moisture it has taken | money it has borrowed | food it has eaten | rent of the house | letter it has promised | It borrowed the wet from lips and leaves and never returned it, so the debt is the {}.
`,
  {
    slug: "a-guest-in-december",
    title: "A Guest in December",
    body: `
He came before the cock, and at our door
He stood and shook his dusty gown;
He laid his carpet on the polished floor
And blew the neighbour's washing down.

He borrowed water from the leaf and lip,
He borrowed brightness from our shoes;
He took the river in a single sip
And left the fishermen the news.

We gave him oil, we gave him fire and shawl,
We coughed and wished him on his way;
In March he went, and never paid at all
The debt he promised he would pay.
`,
  },
);

const drum = questionsFrom(
  topic,
  `
# Read an unseen poem closely
E1 speaker | The speaker in the poem is | a drum | a drummer | a tree cutter | a dancer | a museum guard | “They hollowed me” and “my skin” show that the speaker is {}.
E1 where | At the time of speaking, the speaker is in | a museum | a forest | a palace | a market | a church | Glass, a label and the notice forbidding touch show that the speaker is in {}.
M1 free | The form of the poem is best described as | free verse | blank verse | a sonnet | a ballad | a limerick | It has no regular metre or rhyme, so it is {}.
M2 contrast | The poem is built on the contrast between | the living past and the silent present | rich and poor visitors | day and night in the city | the forest and the river | youth and age in a dancer | Once feet answered it and now nobody may touch it, so the contrast is between {}.
M2 tone | The tone of the poem is one of | longing | mockery | triumph | gratitude | suspicion | The speaker still waits for a hand that will strike it, which is {}.
H3 answer | “A small boy taps the glass, and something in me stands” suggests that | the urge to speak is still alive | the glass is about to break | the boy will be punished | the drum fears the child | the visitors are leaving | A single tap stirs it, so {}.
`,
  {
    slug: "exhibit-nineteen",
    title: "Exhibit Nineteen",
    body: `
They hollowed me from a tree that had names,
stretched over me the skin of a brave bull,
and the first time I spoke
three hundred feet replied.

I have called warriors back from the hill.
I have told a whole town, in the dark,
that the king had put on his sandals
and gone to his fathers.

Now I am Exhibit Nineteen.
Glass. A label. *Please do not touch.*
They come on Saturdays and read me
with their eyes.

A small boy taps the glass,
and something in me stands.
`,
  },
);

const market = questionsFrom(
  topic,
  `
# Read an unseen poem closely
E1 woman-work | The woman in the poem earns her living by | selling oranges | weaving cloth | teaching children | keeping goats | washing clothes | She carries her tray to the roadside each morning and builds up the fruit, so she lives by {}.
E1 couplets | The poem is written in | rhyming couplets | blank verse | free verse | tercets | alternate rhyme | The lines rhyme in pairs, as “runs” with “suns” and “hour” with “sour”, so the poem is in {}.
M1 simile | “Her oranges like little suns” is | a simile | a metaphor | an oxymoron | a pun | a paradox | The word “like” makes the comparison, so it is {}.
M2 paradox | “She sells the sweet and keeps the sour” suggests that the woman | gives pleasure and endures hardship | sells only the worst of her fruit | dislikes the taste of oranges | cheats her customers every day | eats what she cannot sell | The buyers get the sweetness while she bears the hard life, so she {}.
M2 paper | The “paper” that will repay her labour is | her child's certificate | a bank note | a newspaper | a love letter | a court summons | The daughter is at college and her name will stand on it, so the paper is {}.
H2 theme | The central idea of the poem is | a mother's sacrifice | the beauty of fruit | the cheating of traders | the heat of the sun | the pride of the rich | She spends herself so that her child may learn, which is {}.
`,
  {
    slug: "oranges",
    title: "Oranges",
    body: `
Before the muezzin and the bell
She takes her tray to where they sell,
And builds, before the traffic runs,
Her oranges like little suns.

The noon is hard upon her head,
The coins are few, the hours are lead;
From early light to closing hour
She sells the sweet and keeps the sour.

But she has one at college now
Who will not carry, hoe or plough;
Her daughter's name, in black and red,
Shall stand on paper, framed and read,

And every peel along the way
Will be repaid upon that day.
`,
  },
);

const city = questionsFrom(
  topic,
  `
# Read an unseen poem closely
E1 addressed | The poem is addressed to | a city | a lover | a river | a ruler | a machine | The speaker calls upon the “city of bridges”, so it is addressed to {}.
E2 apostrophe | The speaker's calling directly on something that cannot reply is | apostrophe | hyperbole | litotes | bathos | metonymy | Addressing a city as though it could hear is {}.
M1 anaphora | The repetition of “You who” at the beginning of lines is an example of | anaphora | assonance | oxymoron | euphemism | enjambment | The same words open several lines, which is {}.
M2 eats | “You who eat the morning and spit out the evening” suggests the city's | restless haste | rich food | clean streets | quiet nights | cool weather | Day after day is swallowed up without rest, which suggests {}.
M2 attitude | The speaker's attitude to the city is | a mixture of complaint and love | one of complete hatred | one of total indifference | a mixture of fear and envy | one of blind admiration | The speaker complains of its ways and yet asks to be kept, which is {}.
H2 oxymoron | The expression “gentle thief” in the poem is | an oxymoron | an allusion | a simile | a pun | a refrain | “Gentle” and “thief” clash, so the expression is {}.
`,
  {
    slug: "to-the-city",
    title: "To the City",
    body: `
City of bridges, hear me for a minute.
You who eat the morning and spit out the evening,
You who taught my feet to run for a bus
That was not mine, to a place I did not need,
You who wear a necklace of headlamps
And never once look in the water to see it:

I came with a mat and a month's garri.
Gentle thief, you have taken my village walk,
My slow greetings, the names of my trees.
I go home at Christmas and my mother asks
Why I stand up to eat.

And yet, when the train brings me back at dusk
And you open one by one your million eyes,
I am ashamed, city, of how I hurry.
Do not let go of my sleeve.
`,
  },
);

const elegy = questionsFrom(
  topic,
  `
# Read an unseen poem closely
E1 kind | A poem of this kind, which mourns a dead teacher, is | an elegy | an ode | an epic | a limerick | an idyll | It laments a death, so it is {}.
E1 scheme | The rhyme scheme of the first stanza is | abab | aabb | abba | abcb | aaab | “White” rhymes with “write” and “chair” with “prayer” in alternate lines, so the scheme is {}.
M2 chalk | “The chalk lies down” suggests that the teacher | has died | is resting at noon | has been promoted | is angry with the class | has finished a lesson | The tool of his work is at rest for ever, because the teacher {}.
M2 metonymy | In the poem “the chalk” stands for the teacher's profession. This is an example of | metonymy | simile | hyperbole | onomatopoeia | litotes | A thing closely connected with teaching stands for it, which is {}.
M2 comfort | The last stanza offers the comfort that the teacher | lives on in his pupils | will soon return | has left much money | is buried at home | wrote many books | His lines are read in the pupils' hands and lives, so he {}.
H3 board | The “boards that none can clean” stand for | the minds of the pupils | the wall of the school | the grave of the teacher | the sky at evening | the page of a register | What he wrote there cannot be wiped away, because it is {}.
`,
  {
    slug: "for-a-teacher",
    title: "For a Teacher",
    body: `
The room is swept, the walls are newly white,
A stranger's coat is hanging by the chair;
There is no hand to show us how to write,
And forty mouths forget the morning prayer.

The chalk lies down that never lay till four;
The bell, ashamed, is slow to speak his hour.
The dust he used to carry to the door
Has settled on the desk, a small grey flower.

But weep no more. On boards that none can clean
He wrote us, line by line, in steady hand;
And where we go, his lessons will be seen
Like lamps along the roads of all the land.
`,
  },
);

export const unseenPoetry = [...harmattan, ...drum, ...market, ...city, ...elegy];
