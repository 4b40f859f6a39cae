import { questionsFrom } from "../question-rows.ts";

const topic = "unseen-drama";

const theGoat = questionsFrom(
  topic,
  `
# Read an unseen dramatic extract closely
E1 dispute | The dispute before the chief is about | a goat | a farm | a marriage | a debt | a house | Both men claim the animal tied to the post, so the dispute is about {}.
E1 aside | Dafe's words “(aside) If it follows him, I am finished” are heard by | the audience only | the chief only | Onome only | everyone on stage | the attendant only | An aside is meant for {}.
M1 test | The chief's test depends on the fact that a goat will | go to its own home | fear a loud voice | eat any kind of grass | follow the taller man | run from a crowd | He orders it untied because a goat will {}.
M2 irony | When Dafe says “The whole town knows me as an honest man”, his words are | ironical | prophetic | sincere | poetic | humble | We learn from his aside that he is lying, so his words are {}.
M2 chief-character | The chief comes across as | shrewd | cruel | foolish | greedy | timid | He finds the truth by a simple, clever test, so he is {}.
H2 last-line | The chief's closing remark, “Here is the only witness that has not taken palm wine from anybody”, is | humorous and satirical | sad and despairing | angry and threatening | boastful and proud | solemn and prayerful | It jokes at the expense of bribed witnesses, so it is {}.
`,
  {
    slug: "the-honest-witness",
    title: "The Honest Witness",
    body: `
(*The palace court. A goat is tied to a post.* ONOME *and* DAFE *stand before the* CHIEF.)

**ONOME:** My lord, I raised her from the day her mother died. I fed her with a bottle.

**DAFE:** A pretty story! The whole town knows me as an honest man. I have three witnesses outside.

**CHIEF:** I have heard that they arrived together, and that they came from the palm-wine bar. (*He considers.*) Untie the goat.

**DAFE:** Untie her? My lord, she will run away!

**CHIEF:** She will go home. The only question is whose home. (*An* ATTENDANT *unties the rope.*)

**DAFE:** (*aside*) If it follows him, I am finished.

(*The goat looks round, trots past* DAFE *and pushes its head under the arm of* ONOME. *The court laughs.*)

**CHIEF:** Here is the only witness that has not taken palm wine from anybody. Judgement for Onome.
`,
  },
);

const theUniform = questionsFrom(
  topic,
  `
# Read an unseen dramatic extract closely
E1 relation | Ebiere and Tonye are | sister and brother | mother and son | teacher and pupil | wife and husband | trader and customer | Both speak of “Mama” and Ebiere calls him “my brother”, so they are {}.
E1 direction | “(*folding and unfolding the cloth*)” is | a stage direction | a soliloquy | an aside | a prologue | a chorus | It tells the actor what to do and is not spoken, so it is {}.
M1 tonye-motive | Tonye wants to leave school mainly in order to | earn money for the family | travel to another country | avoid a hard examination | join a football club | escape his sister's anger | He asks whether the family can eat from his books, so he wants to {}.
M2 metaphor-ladder | When Ebiere says “You are our ladder, and you want to sell the rungs for firewood”, she uses | metaphor | simile | litotes | euphemism | onomatopoeia | Tonye is called a ladder without “like” or “as”, so she uses {}.
M2 dramatic-tension | Tension is raised towards the end of the extract by | the mother's approaching footsteps | the fall of the lamp | a long song offstage | a fight between the two | the arrival of a stranger | They hide the torn uniform when they hear {}.
H3 mothers-line | The mother's last line is effective because it shows that she | has overheard the quarrel | has forgotten her son's name | does not love her daughter | has already sold the books | wants her son to leave | She brings needle and thread although nobody has told her of the tear, so she {}.
`,
  {
    slug: "the-uniform",
    title: "The Uniform",
    body: `
(*A small room, evening.* EBIERE, *nineteen, holds a torn school shirt.* TONYE, *sixteen, sits on a box.*)

**EBIERE:** You tore it yourself. This is no nail. (*folding and unfolding the cloth*) Why, my brother?

**TONYE:** So that there would be nothing to wear tomorrow. The jetty is paying loaders by the day. Can two of us and Mama eat from my books?

**EBIERE:** You are our ladder, and you want to sell the rungs for firewood!

**TONYE:** A ladder needs a wall to lean on. Where is the wall, Ebiere? Father was the wall.

(*Silence. Then footsteps on the boards outside.*)

**EBIERE:** Mama! Quick, under the mat! Not a word to her.

(*They hide the shirt.* MAMA *enters slowly with a lamp. She looks at neither of them and sets a needle and thread on the box.*)

**MAMA:** Bring it out. These walls are thin, but this one is still standing.
`,
  },
);

const theStatue = questionsFrom(
  topic,
  `
# Read an unseen dramatic extract closely
E1 council-plan | The council has met in order to | decide about a statue | repair the town road | choose a new chairman | welcome a visitor | punish a thief | The Chairman opens by asking where his statue shall stand, so they have met to {}.
M1 chairman-trait | The chairman's chief weakness is | vanity | shyness | laziness | cowardice | pity | He wants his own likeness in the square, which shows {}.
M1 yes-men | The First and Second Councillors serve mainly as | flatterers | judges | rebels | narrators | messengers | They outdo each other in praise, so they are {}.
M2 verbal-irony | Madam Ronke's words “Let it face the gutter, so that you may watch over your greatest work” are | sarcastic | admiring | tender | mournful | puzzled | She blames him for the filthy gutter under the cover of praise, so the words are {}.
M2 genre | From its treatment of the council, the extract is best described as | satire | tragedy | romance | pastoral | elegy | It ridicules a vain leader and his flatterers, so it is {}.
H2 exit-effect | The stage direction at the end, in which the light goes out, is effective because it | proves what the people suffer | shows that evening has come | ends the play with a death | helps the councillors to hide | introduces a song of joy | The Chairman has just boasted of the power supply, and the darkness {}.
`,
  {
    slug: "the-chairmans-statue",
    title: "The Chairman's Statue",
    body: `
(*The council chamber. One bulb burns.* CHAIRMAN, *two* COUNCILLORS *and* MADAM RONKE, *a market leader.*)

**CHAIRMAN:** To business. Where shall my statue stand?

**FIRST COUNCILLOR:** In the square, sir, where the children may copy your noble nose.

**SECOND COUNCILLOR:** On the hill, sir, where the sun may copy it.

**CHAIRMAN:** (*modestly touching his nose*) You embarrass me. Go on. And what does the market say?

**MADAM RONKE:** The market says, put it beside the road. Let it face the gutter, so that you may watch over your greatest work.

**CHAIRMAN:** There, even the market is grateful! Write that down. Roads, gutters, light. Who gave this town light? Let anyone deny the light I have given!

(*The bulb flickers and goes out. Darkness.*)

**MADAM RONKE:** (*in the dark*) Nobody is denying it, sir. We are only looking for it.
`,
  },
);

const theReturn = questionsFrom(
  topic,
  `
# Read an unseen dramatic extract closely
E1 soliloquy | Ikenna's speech at the beginning, when he is alone at the gate, is | a soliloquy | an aside | a dialogue | an epilogue | a chorus | He is alone on stage and speaks his thoughts, so the speech is {}.
E1 away | For how long has Ikenna been away from home? | Twelve years | Two years | Five years | Seven years | Twenty years | “{} have I practised this knock”, he says, so he has been away as long as that.
M1 hesitates | Ikenna hesitates to knock because he | is ashamed of his silence | has forgotten the house | is afraid of the dog | has come to steal | is waiting for a friend | He never wrote home and wonders who will know him, so he {}.
M2 dramatic-irony | There is dramatic irony when the father talks to the “stranger” because | we know that he is speaking to his son | the father has recognised the visitor | the stranger is really a policeman | the son cannot understand his words | the gate has been locked from inside | The audience knows who the visitor is and the father does not: {}.
M2 plate | The plate that is set out every evening shows the father's | continuing hope | great poverty | love of feasting | poor memory | fear of thieves | He sets a place for the absent son each night, which shows his {}.
H2 tone | The tone of the father's last speech is | tender and forgiving | bitter and mocking | cold and formal | boastful and loud | angry and threatening | “The food is still warm” welcomes the son without a word of blame, so the tone is {}.
`,
  {
    slug: "the-gate",
    title: "The Gate",
    body: `
(*Dusk. A compound with a wooden gate.* IKENNA, *a man of thirty with a small bag, stands alone outside.*)

**IKENNA:** Twelve years have I practised this knock, and now my hand forgets it. Not one letter did I send. What does a man say after twelve years of nothing? “Good evening, I was busy”? (*He raises his hand, lowers it.*) The gate has grown smaller. Or is it I who have grown far?

(*The gate opens.* PAPA, *nearly blind, comes out with a plate.*)

**PAPA:** Who breathes there?

**IKENNA:** (*disguising his voice*) A traveller, Papa. Whom do you feed at the gate?

**PAPA:** My son. He is late today.

**IKENNA:** Is he often late?

**PAPA:** Every evening. So I bring it out, and I take it in again, and the dogs grow fat. You have a cough, traveller. My son had that cough, from the harmattan of the year he was six.

(*Long pause.* IKENNA *puts down his bag.*)

**PAPA:** Come in out of the wind. The food is still warm.
`,
  },
);

export const unseenDrama = [...theGoat, ...theUniform, ...theStatue, ...theReturn];
