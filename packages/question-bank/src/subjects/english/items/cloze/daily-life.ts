import { gapPassage } from "../../gap-passage.ts";

const weddingTailor = gapPassage(
  "wedding-tailor",
  "The Wedding Tailor",
  `
Three days before the wedding, the bride's dress was still lying in pieces on Madam Kofo's table. She was the best tailor in the street, and for that reason she had accepted far too many __(1)__. “It will be ready on Friday,” she told every customer who came to complain. On Friday morning the electricity __(2)__, as it always did, and the sewing machine fell silent. Madam Kofo did not panic. She brought out her grandmother's old machine, which was worked by __(3)__, and began to pedal. Her apprentices threaded the needles and ironed the __(4)__ with a charcoal iron. At nine in the evening the last button was sewn on, and the bride, who had been weeping since noon, tried on the dress. It __(5)__ her perfectly.
`,
  `
E1 | orders | laws | excuses | lessons | machines | A customer who wants a dress made places an order, so a busy tailor accepts too many {}.
E1 | failed | succeeded | increased | arrived | answered | The machine fell silent because there was no power; electricity that stops has {}.
E2 | foot | current | mouth | battery | engine | A machine that one pedals is worked by {}, and needs no electricity.
M2 | seams | shoes | walls | hair | buttons | The lines where pieces of cloth are joined are {}; they are pressed flat with an iron.
E2 | fitted | filled | measured | carried | weighed | A dress of the right size for its wearer has {} her.
`,
);

const firstDay = gapPassage(
  "first-day-at-work",
  "First Day at Work",
  `
Nnenna arrived at the bank half an hour early on her first day. Her new shoes __(1)__ at every step, and she was sure that everyone could hear them. The supervisor, a tall woman with a quiet voice, showed her to a desk and __(2)__ her to her colleagues. All morning she watched an older clerk count notes so fast that his fingers were hardly __(3)__. In the afternoon she was allowed to serve a customer herself. She counted the money twice, as she had been __(4)__, and found that there was one note too many. The customer, an old farmer, could easily have walked away with it, but when she asked him he admitted that the __(5)__ note was not his. He thanked her and said that he would tell his village that there was an honest girl at the bank.
`,
  `
E1 | squeaked | shouted | barked | whispered | hummed | New shoes make a thin, high noise: they {}.
E1 | introduced | reported | subjected | described | compared | To make a person known to others by name is what the supervisor did; she {} her to them.
M1 | visible | audible | possible | sensible | flexible | Fingers that move too fast to be seen are hardly {}.
E2 | taught | learnt | thought | studied | known | Somebody had shown her how to do it, so she did as she had been {}.
M2 | extra | exact | empty | equal | usual | There was one note too many, so the note that was not his was the {} one.
`,
);

const lostGoat = gapPassage(
  "lost-goat",
  "The Lost Goat",
  `
When Garba's only she-goat did not come home, he __(1)__ the whole village for her. He looked behind the school, along the stream and among the yam heaps, calling her name until his voice was __(2)__. His neighbours advised him to give up the __(3)__, for there had been talk of a hyena in the hills. But Garba was a __(4)__ boy, and he set out once more with a lantern. At midnight he heard a faint cry from a dry well. The goat had fallen in, and she was not __(5)__: beside her in the darkness stood two kids that had been born that evening.
`,
  `
E1 | searched | found | walked | asked | passed | To look through a place for something is to search it, so he {} the whole village.
M1 | hoarse | horse | hose | course | sweet | A voice that is rough from much calling is {}; it is spelt with oa and is not the animal.
E1 | search | goat | lantern | village | stream | What he was doing was looking for the goat, so he was told to give up the {}.
E2 | determined | timid | lazy | careless | forgetful | A boy who goes out again when others would stop is {}.
E1 | alone | alive | hurt | happy | lonely | Two kids stood beside her, so she was not {}; lonely is a feeling and not the fact of being by oneself.
`,
);

const rainyMatch = gapPassage(
  "rainy-final",
  "The Rainy Final",
  `
The final of the inter-school competition was played in heavy rain. By half-time the pitch was a pool of mud, and neither side had __(1)__ a goal. In the second half our captain __(2)__ past two defenders and was about to shoot when he slipped. The spectators groaned. With a minute left, the referee blew his __(3)__ and pointed to the spot: one of their players had __(4)__ the ball with his hand. Our goalkeeper, of all people, asked to take the kick. He ran up slowly, sent the ball one way and their goalkeeper the other, and the __(5)__ of the crowd could be heard in the next town.
`,
  `
E1 | scored | shot | won | entered | counted | Players who put the ball into the net have {} a goal.
M1 | dribbled | handed | whistled | substituted | drew | A player who takes the ball round opponents with his feet has {} past them.
E1 | whistle | trumpet | drum | horn | nose | A referee stops play by blowing his {}.
E2 | handled | headed | kicked | missed | scored | To touch the ball with the hand in football is to have {} it, which is an offence.
M2 | roar | sigh | whisper | silence | groan | A joyful crowd that can be heard far away gives a {}.
`,
);

const newBaby = gapPassage(
  "naming-day",
  "Naming Day",
  `
On the eighth day after the birth, the family __(1)__ early in the morning for the naming of the child. The grandmother held the baby while the oldest man in the compound __(2)__ a few drops of water on its forehead and gave thanks. Honey was placed on its tongue so that its life might be __(3)__, and kola nut so that it might live long. Then each member of the family dropped a coin into a bowl and __(4)__ a name. The child had fourteen names before the sun was high. It slept through them all and woke only when the __(5)__ was served, as if it knew that the important part of the ceremony was about to begin.
`,
  `
E1 | gathered | scattered | retired | quarrelled | departed | People who come together have {}.
E2 | sprinkled | swallowed | stirred | drank | boiled | A few drops let fall on the forehead are {}.
E1 | sweet | short | bitter | sticky | busy | Honey stands for pleasantness: the wish is that life may be {}.
M1 | proposed | purposed | opposed | composed | supposed | To put forward a name is to have {} it; opposed means spoke against.
E2 | food | speech | name | coin | song | Something is served, and that is {}.
`,
);

const roadside = gapPassage(
  "roadside-mechanic",
  "The Roadside Mechanic",
  `
My father's old car is known to every mechanic between Benin and Ore. Last Easter it gave a loud cough near Ofosu and __(1)__ to a stop. Smoke was pouring from under the bonnet. A young man in an oily shirt appeared from __(2)__, as such young men always do, and listened to the engine with his head on one side, like a doctor with a __(3)__. He tightened something, blew through something else, and asked for a piece of string. In twenty minutes we were on the road again. The __(4)__ was so small that my father paid him double. The string is still there. My mother says that it is the only __(5)__ part of the car.
`,
  `
M1 | came | reached | arrived | turned | landed | The expression is “come to a stop”, so the car {} to a stop.
E1 | nowhere | anywhere | everywhere | however | whichever | A person who appears suddenly and unexpectedly appears from {}.
E1 | patient | nurse | hospital | tablet | bandage | A doctor listens to a {}, just as the young man listened to the engine.
E2 | charge | refund | string | salary | discount | The money asked for a piece of work is the {}; a salary is paid monthly.
M2 | reliable | doubtful | broken | smoky | ancient | The joke is that the string is the one part that can be trusted, so it is {}.
`,
);

const kitchen = gapPassage(
  "first-pot-of-soup",
  "The First Pot of Soup",
  `
When my parents travelled, I decided to cook soup for the first time. I had __(1)__ my mother do it a hundred times, so I did not trouble to ask anybody. I washed the vegetables, __(2)__ the onions until my eyes ran, and put everything into the pot at once. The recipe in my head said “salt to __(3)__”, and I was generous. After an hour the kitchen was full of a strange smell. My brother took one spoonful, drank four cups of water and said __(4)__. The dog, to whom I gave the rest, looked at me __(5)__ and walked away.
`,
  `
E1 | watched | looked | stared | peeped | glanced | One who follows an action with the eyes has {} it; the other verbs need “at”.
E2 | chopped | boiled | planted | counted | tied | Onions make the eyes run when they are cut; they were {}.
M1 | taste | test | tongue | touch | choice | The usual phrase in recipes is “salt to {}”.
E2 | nothing | anything | nobody | never | none | He drank water and kept silent out of politeness; he said {}.
M2 | sadly | loudly | hungrily | gratefully | greedily | A dog that walks away from food was not pleased: it looked at the cook {}.
`,
);

export const dailyLife = [
  ...weddingTailor,
  ...firstDay,
  ...lostGoat,
  ...rainyMatch,
  ...newBaby,
  ...roadside,
  ...kitchen,
];
