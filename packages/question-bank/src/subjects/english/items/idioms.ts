import { questionsFrom } from "../question-rows.ts";

const section = {
  topic: "idioms",
  direction: "Choose the option that best explains the underlined words.",
};

const idiomsOfDailyLife = questionsFrom(
  { ...section, objective: "Interpret common idioms in context" },
  `
E1 | The old thief __kicked the bucket__ last week. | died | fell down | lost his temper | retired | broke his pail | To kick the bucket is an informal way of saying that someone {}.
E1 | Passing the test was __a piece of cake__ for Amaka. | very easy | very tasty | very costly | a great surprise | a small reward | A thing that is a piece of cake is {} to do.
E1 | Our teacher told us to __pull up our socks__ before the examination. | work harder | dress neatly | come early | keep quiet | stand straight | To pull up one's socks is to make a greater effort, that is, to {}.
E1 | Sule __let the cat out of the bag__ at dinner. | revealed the secret | set the cat free | told a long story | spoilt the food | left in a hurry | The cat in the bag stands for something hidden; Sule {}.
E1 | It was __raining cats and dogs__ when we left the house. | raining heavily | raining lightly | about to rain | getting dark | very cold | When it rains cats and dogs it is {}.
E1 | My cousin has been __under the weather__ since Sunday. | slightly ill | out in the rain | very busy | in debt | away from home | A person under the weather is not well, that is, {}.
E1 | Their house is __a stone's throw__ from the mosque. | a short distance | a long way | a rough road | a high wall | an hour's walk | A stone cannot be thrown far, so a stone's throw is {}.
E1 | The boy is __the apple of his mother's eye__. | dearly loved by his mother | seldom seen by his mother | feared by his mother | like his mother in looks | fed on fruit by his mother | The apple of one's eye is the person one loves most, so the boy is {}.
E1 | We see our village relatives __once in a blue moon__. | very rarely | every month | at night only | once a year | whenever we like | A blue moon hardly ever appears; the expression means {}.
E2 | The two boys are always __at loggerheads__. | quarrelling | together | playing | at work | in trouble | People at loggerheads are in strong disagreement, that is, {}.
E2 | The contractor was told to stop __beating about the bush__. | avoiding the main point | clearing the land | wasting money | working slowly | hunting animals | Beating about the bush is talking without coming to the matter, that is, {}.
E1 | Bola decided to __turn over a new leaf__. | change for the better | open another book | plant a tree | move to a new house | start a new job | To turn over a new leaf is to begin to behave well, that is, to {}.
E2 | He told us to take the story __with a pinch of salt__. | with some doubt | with much pleasure | with full trust | with great care | with quiet anger | To take a story with a pinch of salt is to receive it {}.
E1 | The news of the fire spread __like wildfire__. | very quickly | very slowly | with much heat | in secret | through the bush | What spreads like wildfire spreads {}.
E2 | The principal __turned a deaf ear__ to our request. | refused to listen | listened with care | could not hear | answered quickly | agreed in the end | To turn a deaf ear is to take no notice; the principal {}.
E2 | Kemi __had butterflies in her stomach__ before the debate. | felt nervous | felt hungry | was very sick | was very happy | had eaten too much | Butterflies in the stomach are a feeling of fear before an event, so Kemi {}.
E2 | My brother earns his __bread and butter__ by mending shoes. | means of living | daily breakfast | school fees | good name | spare money | One's bread and butter is the work that supports one, that is, one's {}.
E2 | The thief __took to his heels__ when he saw the police. | ran away | hid his shoes | gave himself up | fell down | fought back | To take to one's heels is to flee on foot; the thief {}.
E2 | The quarrel was __a storm in a teacup__. | a great fuss over little | a real danger | a loud party | an accident at home | a sudden change | A storm in a teacup is much excitement about a small matter, that is, {}.
E2 | The landlord has __a heart of stone__. | no pity | a weak heart | great courage | much patience | a heavy chest | A heart of stone cannot feel for others, so the landlord has {}.
M1 | He is a __wet blanket__ at every party. | one who spoils others' joy | one who sweats a lot | one who sings well | one who drinks too much | one who comes in late | A wet blanket puts out the fun; he is {}.
M2 | The members decided to __bury the hatchet__. | make peace | hide the weapon | start a fight | elect a leader | plan a burial | To bury the hatchet is to end a quarrel and {}.
M2 | The manager __hit the nail on the head__ when he blamed the poor roads. | was exactly right | was too harsh | repaired the roads | lost his patience | hurt his own hand | To hit the nail on the head is to say the right thing; the manager {}.
M2 | Since prices rose he has found it hard to __make ends meet__. | live on his income | meet his friends | finish his work | join two ropes | keep his temper | To make ends meet is to get enough money for one's needs, that is, to {}.
M2 | Uncle Tayo is __on his last legs__. | near death or failure | on his way home | dancing badly | standing firmly | learning to walk | A person on his last legs is worn out and {}.
M1 | The soldiers fought __tooth and nail__. | with all their strength | with their bare hands | without any weapon | like wild animals | for a short time | To fight tooth and nail is to fight hard; they fought {}.
M2 | Do not __cry over spilt milk__. | regret what cannot be undone | weep in public | waste good food | pour away your milk | trouble small children | Spilt milk cannot be gathered; the advice is not to {}.
M2 | The chief's promise was only __a pie in the sky__. | an empty hope | a feast for all | a gift from above | a plan for the poor | a joke | A pie in the sky is something pleasant that will never come, that is, {}.
M2 | The new clerk is __a square peg in a round hole__. | unsuited to the job | too fat for the chair | hard-working | very stubborn | a skilled carpenter | A square peg does not fit a round hole; the clerk is {}.
M2 | They arrived __in the nick of time__ to stop the fight. | just before it was too late | long before it began | when it was over | at the wrong time | as soon as they liked | The nick of time is the last possible moment, {}.
M3 | The union leaders have decided to __call it a day__. | stop work | count the days | fix a date | start work early | hold a meeting | To call it a day is to decide to {}.
M2 | Emeka __has a chip on his shoulder__. | is easily offended | carries a heavy load | has a wounded arm | is proud of his work | likes fried yam | A chip on the shoulder is a feeling of being unfairly treated, so he {}.
M2 | She sold the car __for a song__. | very cheaply | at a concert | to a singer | at a high price | for pleasure | To sell a thing for a song is to sell it {}.
M2 | The committee __left no stone unturned__ in the search for the child. | tried every means | moved the rocks | gave up early | swept the ground | wasted no money | To leave no stone unturned is to do all that is possible; the committee {}.
M1 | The twins are __as like as two peas__. | exactly alike | very small | green in colour | always together | good friends | Two peas cannot be told apart, so the twins are {}.
M2 | Tosin __has a finger in every pie__ in the town. | is involved in everything | bakes for everybody | steals from everyone | knows every house | eats too much | A person with a finger in every pie {}.
M2 | In the debate he was __at sea__. | confused | on a ship | at his best | silent | abroad | A person at sea does not know what to say or do; he is {}.
M2 | The politician's speech __fell on deaf ears__. | was not heeded | was too loud | was not heard | pleased the sick | was translated | Words that fall on deaf ears are heard but ignored; the speech {}.
M3 | The cashier was caught __red-handed__. | in the act of stealing | with blood on his hands | wearing red gloves | after a long chase | by a lone guard | To be caught red-handed is to be caught {} or doing some other wrong.
M2 | He __played second fiddle__ to his brother in the business. | took a lower part | made sweet music | told him lies | worked harder | paid money | To play second fiddle is to be less important; he {}.
M2 | Father __put his foot down__ when Ada wanted to leave school. | firmly refused | stepped on her | walked away | gave her shoes | felt very weak | To put one's foot down is to be firm; Father {}.
M2 | The workers were __up in arms__ over the new tax. | angry and protesting | carrying guns | lifting their hands | glad and dancing | leaving the country | To be up in arms is to be {}.
M2 | The new rule is __a bitter pill to swallow__. | hard to accept | bad medicine | good for health | easy to forget | hard to read | A bitter pill is an unpleasant fact that is {}.
M1 | The police officer warned us to __keep our eyes peeled__. | watch carefully | wash our faces | look away | stay at a distance | close our mouths | To keep one's eyes peeled is to {}.
M2 | The lawyer __smelt a rat__ when the witness changed his story. | became suspicious | felt very ill | saw an animal | left the court | lost the case | To smell a rat is to feel that something is wrong; the lawyer {}.
M3 | Her uncle's gift was __manna from heaven__. | unexpected help | bread for the poor | rain in season | a church offering | a costly present | Manna from heaven is {} that comes when it is badly needed.
H2 | To send yams to farmers in Benue is to __carry coals to Newcastle__. | take goods where they abound | make a long journey | do dangerous work | trade at a profit | work in the mines | Newcastle had plenty of coal; to carry coals there is to {}.
H3 | The director is only __a figurehead__; his wife runs the firm. | a leader without power | a good accountant | a man with a big head | a person who counts | the owner of the firm | A figurehead holds the title but does not rule; he is {}.
H3 | The general's success proved to be __a Pyrrhic victory__. | one won at too great a cost | one won without any fighting at all | one won by a trick | one won by a large margin | one won far from home | King Pyrrhus won but lost most of his men; a Pyrrhic victory is {}.
H3 | The threat of dismissal hung over the clerk like __the sword of Damocles__. | an ever-present danger | a weapon of war | a source of pride | a family honour | a heavy reward | The sword hung by a hair over Damocles; it stands for {}.
H3 | Anger is his __Achilles' heel__. | weak point | greatest love | best tool | foot trouble | main purpose | Achilles could be wounded only in the heel; an Achilles' heel is a person's {}.
H2 | The brothers fought over the land, and in the end it turned out to be __a white elephant__. | a costly useless thing | a holy animal | a rich inheritance | a rare beauty | a large estate | A white elephant costs much and brings nothing; it is {}.
H3 | The party has __crossed the Rubicon__ by expelling its leader. | taken a step it cannot undo | reached an agreement | travelled abroad | broken the law of the land | won a great battle | When Caesar crossed the Rubicon he could not turn back; the party has {}.
H3 | The two ministers do not __see eye to eye__ on the issue. | agree | meet | quarrel | speak | look | To see eye to eye is to be of one mind, that is, to {}.
H2 | The old trader is __down at heel__ these days. | shabby and poor | sick in the foot | proud and rich | slow in walking | kind and humble | Worn heels are a sign of want; the trader is {}.
H3 | The accountant's resignation was __the last straw__ for the company. | the final blow | the best solution | a small loss | a sign of hope | a good saving | The last straw breaks the camel's back; it is {} after many troubles.
`,
);

const idiomsForLearners = questionsFrom(
  { ...section, objective: "Interpret common idioms in context" },
  `
M1 | Danladi __lost his head__ when the fire started. | became confused | was badly wounded | died at once | ran very fast | fell asleep | To lose one's head is to panic; Danladi {}.
M2 | The aged man is __hard of hearing__. | partly deaf | not obedient | hard-hearted | easy to please | fond of noise | A person who does not hear well is hard of hearing, that is, {}.
M2 | It is time to __face the music__. | accept the consequences | listen to the band | begin the dance | turn to the singers | enjoy the party | To face the music is to meet punishment or criticism, that is, to {}.
H2 | Their friendship has been __on the rocks__ since the quarrel. | likely to fail | very strong | made public | on the beach | built on trust | A ship on the rocks is about to break up; a friendship on the rocks is {}.
M2 | The coach gave the players __a free hand__ in choosing their captain. | complete freedom | a gift of money | a pair of gloves | some help | strict orders | To have a free hand is to have {} to act.
E2 | My grandmother knows the way __like the back of her hand__. | very well | by touch | a little | from a map | by chance | What one knows like the back of one's hand one knows {}.
E3 | The plan __went up in smoke__ when the sponsor withdrew. | came to nothing | caught fire | was kept secret | was improved | became popular | Smoke vanishes into the air; so the plan {}.
E3 | I will finish the work __by hook or by crook__. | by any means | by myself | by tomorrow | with a tool | with great pleasure | By hook or by crook means {}, fair or foul.
E3 | The senator's house is always __open to all and sundry__. | open to everyone | open on all days | locked to strangers | open to the rich | empty and quiet | All and sundry means every person, so the house is {}.
M3 | The minister was asked to __come clean__ about the contract. | tell the whole truth | take a bath | wash his clothes | dress in white | start it again | To come clean is to {}.
`,
);

const phrasalVerbs = questionsFrom(
  { ...section, objective: "Interpret and use common phrasal verbs" },
  `
E1 | The chairman __called off__ the strike. | cancelled | announced | led | joined | delayed | To call off a strike is to end it, so the strike was {}.
E1 | Please __put out__ the fire before you sleep. | extinguish | light | carry outside | feed | watch | To put out a fire is to {} it.
E1 | My sister __takes after__ our mother. | resembles | follows | looks for | respects | obeys | To take after a parent is to be like that parent, so {} is right.
E1 | The teacher told Joy to __look up__ the word in a dictionary. | search for | gaze at | write down | pronounce | explain | To look up a word is to {} it in a book.
E1 | The plane __took off__ at six o'clock. | left the ground | came down | was delayed | was cleaned | arrived safely | An aeroplane that takes off has {}.
E1 | The old car __broke down__ on the way to Ilorin. | stopped working | was crushed | was stolen | sped up | turned over | When a vehicle breaks down it has {}.
E1 | Do not __give up__ hope. | abandon | offer | share | receive | promise | To give up hope is to {} it.
E1 | The robbers __broke into__ the shop at midnight. | entered by force | damaged slightly | divided | walked past | opened with a key | The robbers broke the door or lock to get in; that is, they {}.
E2 | She has been asked to __look after__ the baby. | take care of | search for | run behind | talk to | resemble | To look after a baby is to {} it.
E2 | He could not __make out__ the writing on the wall. | understand | copy | clean off | remember | complete | To make out writing is to be able to read and {} it.
E2 | I did not expect to __run into__ my old teacher at the park. | meet by chance | knock down | quarrel with | run after | hide from | To run into people is to {}, without planning to see them.
E2 | The meeting was __put off__ till Friday. | postponed | cancelled | arranged | announced | held | What is put off is moved to a later time; the meeting was {}.
E2 | The baby was __brought up__ by her grandmother. | reared | carried | named | visited | vomited | To bring up a child is to rear it, so the baby was {}.
E2 | Nnamdi __turned down__ the offer of a job. | refused | accepted | read | reduced | forgot | To turn down an offer is to say no to it; Nnamdi {} it.
E2 | I cannot __put up with__ this noise any longer. | tolerate | make | stop | hear | increase | To put up with a thing is to {} it.
E3 | The police are __looking into__ the cause of the fire. | investigating | watching | explaining | recording | hiding | To look into a matter is to examine it; the police are {} the cause.
E3 | The soldiers refused to __give in__. | surrender | enter | contribute | fight | escape | To give in is to yield, that is, to {}.
E3 | The firm intends to __lay off__ fifty workers. | dismiss | employ | pay | train | promote | To lay off workers is to {} them because there is no work.
E3 | You can count on me; I will not __let down__ a friend. | disappoint | lower | support | deceive | scold | To let a friend down is to fail him when he needs help, that is, to {} him.
E3 | The thief __got away__ with the jewels. | escaped | boasted | arrived | hid | traded | To get away is to flee; the thief {}.
M1 | The trader __ran out of__ sugar before noon. | had no more | sold much | moved away with | bought a lot of | wasted all his | To run out of a thing is to use it all up, so the trader {} sugar.
M2 | The new law will __do away with__ the old tax. | abolish | increase | collect | explain | support | To do away with a thing is to {} it.
M2 | The committee __came up with__ a new plan. | produced | climbed | rejected | completed | copied | To come up with a plan is to think of it and put it forward; the committee {} it.
M2 | The story was __made up__ by the children. | invented | believed | decorated | enjoyed | repeated | A made-up story is not true; it was {}.
M2 | I __came across__ an old photograph in the drawer. | found by chance | searched for | tore up | framed | passed over | To come across a thing is to find it without looking for it, so it was {}.
M2 | The rain did not __let up__ until evening. | become less | begin | flood | increase | reach us | When rain lets up it grows lighter, but this rain did not {}.
M2 | The child has __got over__ his illness. | recovered from | suffered from | forgotten | caught again | died of | To get over an illness is to get well; he has {} it.
M2 | The chairman __stood down__ in favour of a younger man. | withdrew | sat down | voted | campaigned | fell | To stand down is to give up a position; the chairman {}.
M3 | The two companies have __fallen out__ over the contract. | quarrelled | agreed | collapsed | met | lost money | People who fall out are no longer friends; they have {}.
M2 | We must __cut down on__ our spending. | reduce | stop | record | plan | share | To cut down on a thing is to {} it; to stop it would be to cut it out.
M3 | The manager __went over__ the figures again. | checked | crossed | ignored | changed | published | To go over figures is to examine them; the manager {} them.
M2 | Her plan __fell through__ for lack of money. | failed | changed | spread | succeeded | leaked | A plan that falls through does not succeed; hers {}.
M3 | The teacher could not __get through to__ the angry boy. | make him understand | telephone | pass by | catch | punish | To get through to a person is to {}.
M2 | The clerk was told to __fill in__ the form. | complete | copy | fold | sign for | throw away | To fill in a form is to {} it with the facts required.
H2 | They __made off with__ the widow's goats. | stole | killed | sold | fed | released | To make off with a thing is to run away with it; they {} the goats.
H3 | The senator's remarks __touched off__ a riot. | caused | ended | described | condemned | prevented | To touch off a riot is to start it; the remarks {} it.
H2 | The old man tried to __pass off__ the brass ring as gold. | present falsely | throw away | give freely | hand over | polish | To pass off a thing as something better is to {}, that is, to cheat.
H3 | The union will not __back down__ on its demands. | yield | insist | return | reflect | vote | To back down is to give up a claim, that is, to {}.
`,
);

const howPeopleAct = questionsFrom(
  { ...section, objective: "Interpret common idioms in context" },
  `
H2 | The manager __turned a blind eye__ to the clerk's lateness. | pretended not to see it | could not see it well | was very angry about it | gave a sharp warning | reported it at once | To turn a blind eye is to ignore a wrong on purpose; the manager {}.
H3 | When the results came out, Gambo was __on cloud nine__. | extremely happy | travelling by air | deeply worried | fast asleep | out of the country | A person on cloud nine is {}.
H2 | The old lady told him the truth __to his face__. | directly | in tears | in a loud voice | for his good | very slowly | To say a thing to someone's face is to say it {} to that person.
H3 | Chief Ade has __an axe to grind__ in the matter. | a selfish reason for interest | a great deal of hard work | a weapon for the fight | a speech to make | no interest at all | A person with an axe to grind has a private purpose, that is, {}.
H2 | After the scandal he became __a laughing stock__. | an object of ridicule | a happy person | a rich trader | a comic actor | a changed man | A laughing stock is a person at whom others laugh, that is, {}.
H3 | The bill was passed __by the skin of its teeth__, with a majority of one. | narrowly | painfully | loudly | unfairly | quickly | To succeed by the skin of one's teeth is to succeed {}.
H2 | The party had to __eat humble pie__ after its wild claims were disproved. | admit its error | serve cheap food | raise more money | hold a feast | change its leader | To eat humble pie is to apologise or {} in public.
H3 | The treasurer was accused of __feathering his own nest__. | enriching himself | keeping birds | building a house | sleeping at work | helping relatives | To feather one's own nest is to grow rich through one's office; he was accused of {}.
H3 | The company is __in the red__ this year. | in debt | in danger of fire | making profit | on holiday | under new owners | Debts were once written in red ink; a company in the red is {}.
H2 | Nobody trusts Bayo because he __speaks with two tongues__. | says conflicting things | uses two languages | talks too much | speaks very fast | speaks in a low voice | A person who speaks with two tongues {} to deceive people.
H3 | Let us __cross that bridge when we come to it__. | deal with that problem when it arises | travel along that road at a later date | build the bridge before the rains come | go round the difficulty in another way | forget the whole matter from now onward | The saying tells us not to worry too early but to {}.
H2 | The new teacher had to __start from scratch__. | begin from nothing | scrape the board | begin with a wound | work very fast | repeat the class | To start from scratch is to {}.
M2 | The boxer __threw in the towel__ in the third round. | gave up | wiped his face | won easily | was injured | changed his style | To throw in the towel is to admit defeat; the boxer {}.
M1 | My uncle is __a man of few words__. | a quiet person | a poor reader | a bad speaker | an honest person | a rude person | A man of few words does not talk much; he is {}.
M2 | The drums __struck a chord__ with the old people. | stirred their feelings | hurt their ears | broke into pieces | made them dance | put them to sleep | To strike a chord is to touch people's hearts; the drums {}.
M3 | The mayor __washed his hands of__ the whole affair. | refused further involvement in | cleaned up | took full charge of | felt guilty about | was very pleased with | To wash one's hands of a matter is to have no more to do with it; the mayor {} the affair.
M1 | Adamu __rose to the occasion__ when the captain was injured. | did what the moment needed | stood up to make a speech | ran away from his duty | came late to the match | woke up in good time | To rise to the occasion is to show ability when it is needed; Adamu {}.
M3 | The chairman's angry words __added fuel to the fire__. | made matters worse | lit the lamps | warmed the room | ended the quarrel | wasted petrol | Fuel makes fire burn more; the words {}.
M2 | Do not __count your chickens before they are hatched__. | be too sure of success too early | keep more birds than you can feed | trust people whom you do not know | sell goods that are not your own | waste your time on small matters | Eggs may fail to hatch; the proverb warns us not to {}.
M2 | The pupils __broke the ice__ by singing a funny song. | ended the awkward silence | spoilt the cold drinks | disturbed the class | told a sad story | broke a school rule | To break the ice is to make people feel at ease; the pupils {}.
`,
);

export const idioms = [...idiomsOfDailyLife, ...idiomsForLearners, ...howPeopleAct, ...phrasalVerbs];
