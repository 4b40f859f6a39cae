import { questionsFrom } from "../question-rows.ts";

const section = { topic: "sentence-completion", direction: "Choose the option that best completes the sentence." };

const meaning = questionsFrom(
  { ...section, objective: "Choose the word whose meaning completes a sentence" },
  `
E1 | The well has dried up, so the villagers now _____ their water from the river. | fetch | pour | waste | spill | spend | People go to a river to {} water and bring it home; the other verbs do not mean going to get it.
E1 | Because he was so _____, the boy hid behind his mother when the visitors came. | shy | bold | rude | proud | strong | Hiding from visitors is what a {} child does; a bold child would come forward.
E1 | The lorry was so _____ that it could not climb the hill. | overloaded | overtaken | overheard | overcome | overdue | A lorry that carries too much is {}; overdue means late.
E1 | A person who cannot see is said to be _____. | blind | deaf | mute | lame | bald | The word for a person without sight is {}; deaf means unable to hear.
E1 | The farmer keeps his grain in a _____ to protect it from rain. | barn | stable | kennel | sty | coop | Grain is stored in a {}; a stable is for horses and a kennel for dogs.
E1 | The hungry children _____ the food within a few minutes. | devoured | despised | displayed | delivered | declined | To eat quickly and greedily is to devour, so {} fits hungry children.
E1 | Mrs Okon was _____ when she heard that her lost child had been found. | delighted | frustrated | envious | ashamed | offended | Good news makes a mother {}; the others are unhappy feelings.
E1 | Wash your hands before meals in order to _____ diseases. | prevent | produce | provide | promote | pretend | To stop a thing before it happens is to {} it.
E1 | A good _____ always listens to the problems of his people. | leader | follower | stranger | beggar | tenant | It is a {} who has people under his care.
E1 | The bus broke down, so we had to _____ the rest of the journey on foot. | complete | cancel | delay | forget | miss | They went on walking, so they were able to {} the journey.
E1 | The guests were served with cold _____ because of the heat. | drinks | spoons | chairs | blankets | plates | In hot weather guests are cooled by cold {}.
E1 | The carpenter used a _____ to drive the nails into the wood. | hammer | saw | spanner | chisel | plane | Nails are driven in with a {}; a saw cuts wood and a spanner turns nuts.
E2 | The old man has a good _____; he can recall events of fifty years ago. | memory | dream | wisdom | record | history | The power to recall the past is {}.
E2 | Because the road was _____, the driver slowed down. | slippery | smooth | broad | straight | empty | A driver slows down on a {} road for fear of skidding.
E2 | The police had no _____, so the suspect was allowed to go. | evidence | advice | violence | patience | influence | Facts that prove guilt are {}; without it a suspect goes free.
E2 | The speaker was so boring that many people in the audience began to _____. | doze | cheer | clap | dance | smile | Bored listeners begin to sleep lightly, that is, to {}.
E1 | The headmaster was angry because the pupils had _____ the school rules. | broken | written | kept | studied | praised | Rules that are not obeyed are {}.
E2 | The two friends _____ their quarrel and shook hands. | settled | started | watched | feared | continued | They shook hands, so the quarrel was {}.
E2 | It is _____ to drive without a licence. | illegal | legal | loyal | liberal | lawful | What is against the law is {}.
E2 | The baby's _____ kept the whole family awake at night. | crying | walking | eating | smiling | sleeping | Only {} is noisy enough to keep a family awake.
M1 | The judge found the man guilty and _____ him to five years in prison. | sentenced | accused | arrested | charged | released | After finding a man guilty the judge announces the punishment, that is, he {} him. The accusing and charging come earlier.
M2 | The drug is so _____ that only one drop is needed. | potent | mild | bitter | common | costly | A drug of which a little goes far is strong, that is, {}.
M2 | The factory was shut down because its waste had _____ the river. | polluted | diverted | drained | deepened | crossed | Waste makes water dirty; the river had been {}.
M2 | The scientist carried out several _____ before announcing her discovery. | experiments | excursions | expeditions | exhibitions | exemptions | Scientists test their ideas by {}; expeditions are journeys.
M2 | Since there was no _____ for the post, the chairman was elected unopposed. | other candidate | other electorate | polling booth | ballot paper | voters' list | To be unopposed is to face no rival, that is, no {}.
M2 | The footballer's _____ injury kept him off the field for a year. | serious | slight | painless | trifling | minor | Only a {} injury keeps a player out for so long.
M2 | The new clerk is so _____ that he finishes every task ahead of time. | efficient | ignorant | hesitant | negligent | indolent | A worker who does things well and quickly is {}; indolent means lazy.
M1 | The witness took an _____ to tell the truth. | oath | interest | order | action | excuse | A solemn promise made in court is an {}.
M2 | The king had no son, so his nephew _____ him on the throne. | succeeded | proceeded | exceeded | removed | defeated | To take over an office after someone is to succeed that person, so {} is right.
M2 | We must _____ our natural resources for the coming generations. | conserve | consume | conceal | condemn | confess | To keep from being wasted is to {}; to consume is to use up.
M2 | The strike entered its second week because the two sides could not reach an _____. | agreement | argument | announcement | assignment | amusement | A strike ends when both sides come to an {}.
M2 | His story was so _____ that nobody believed it. | far-fetched | well-known | heart-warming | down-to-earth | eye-opening | A story that is hard to believe is {}.
M3 | The medicine gave the patient temporary _____ from the pain. | relief | belief | result | report | reform | Ease from pain is {}.
M2 | The town was _____ after the enemy's soldiers had set fire to every house. | deserted | developed | decorated | defended | delighted | A burnt town is left by its people and becomes {}.
M2 | The teacher's _____ was so clear that even the weakest pupil understood. | explanation | expectation | exclamation | examination | exploration | What makes a lesson understood is a clear {}.
M2 | Unless the rains come soon, there will be a severe _____ in the north. | drought | flood | storm | harvest | thunder | A long time without rain is a {}.
M3 | The minister refused to _____ on the matter until the report was ready. | comment | commit | command | commend | commence | To give an opinion is to {}; one comments on a matter.
M2 | The shop _____ in ladies' shoes and bags only. | specialises | participates | believes | results | consists | A shop that deals in one kind of goods {} in them.
M1 | The thief jumped over the fence and _____ into the bush. | disappeared | dismissed | disallowed | discovered | distributed | To pass out of sight is to disappear, so {} fits.
M2 | Yusuf has an _____ for music, for he plays four instruments well. | aptitude | altitude | attitude | apparatus | antidote | A natural ability is an {}; altitude is height and attitude is a way of thinking.
M3 | The auditors discovered that large sums had been _____ by the cashier. | embezzled | employed | embraced | embodied | empowered | To steal money placed in one's care is to embezzle, so {} is right.
M2 | The old bridge is no longer _____ and must be replaced. | safe | unsafe | weak | dangerous | narrow | A bridge must be replaced when it is not {}.
M2 | The coach was _____ with the team's performance and promised each player a gift. | impressed | depressed | oppressed | compressed | suppressed | A coach who gives presents is pleased, that is, {}.
M3 | Many workers were made _____ when the factory closed. | redundant | abundant | reluctant | relevant | resident | Workers who lose their jobs because there is no more work are {}.
H2 | The lawyer's argument was so _____ that the judge ruled in her favour at once. | cogent | vague | verbose | trivial | tentative | An argument that convinces is {}; a vague or trivial one does not.
H3 | Some parents are so _____ that they let their children do whatever they like. | permissive | persuasive | pervasive | perceptive | progressive | To allow too much freedom is to be {}.
H3 | The chairman's _____ remark, made on the spur of the moment, made everybody laugh. | witty | solemn | rehearsed | tedious | pious | A quick and amusing remark is {}.
H3 | The historian's account is _____, for he leaves out every fact that does not favour his side. | one-sided | well-documented | even-handed | open-minded | clear-cut | An account that favours one side only is {}.
H2 | The hospital's _____ supply of oxygen was used up, and the next delivery was a week away. | meagre | endless | constant | surplus | adequate | A supply that runs out so soon is too small, that is, {}.
H3 | The rebels were offered _____ if they laid down their arms. | amnesty | treason | enmity | anarchy | tyranny | A general pardon by the state is an {}.
`,
);

const confused = questionsFrom(
  { ...section, objective: "Tell apart words that are often confused" },
  `
E1 | The bread has gone _____ because it was left uncovered for days. | stale | stall | stile | steal | still | Bread that is no longer fresh is {}; a stall is a market stand.
E1 | Please _____ my apology for coming late. | accept | except | expect | assess | access | To receive willingly is to {}; except means leaving out.
E1 | The _____ of our school is a strict disciplinarian. | principal | principle | principled | principality | prince | The head of a school is its {}; a principle is a rule of conduct.
E1 | The doctor gave my mother some useful _____. | advice | advise | advises | adviser | advisable | The noun is {}; advise, with s, is the verb.
E2 | The weather can _____ the harvest. | affect | effect | infect | defect | afflict | The verb that means to influence is {}; effect is usually a noun.
E1 | My brother is _____ than I am. | taller | tall | tallest | more taller | most tall | Two persons are compared, so the comparative {} is needed.
E2 | The tailor took my measurements so that the dress would not be too _____. | loose | lose | loss | lost | loosen | The adjective meaning not tight is {}; lose is a verb.
E2 | Put on your _____ before you go out in the cold. | clothes | cloths | clothe | clothed | cloth | Garments that one wears are {}; cloths are pieces of cloth for wiping.
E2 ~breath-and-breathe | He could hardly _____ because the room was full of smoke. | breathe | breath | breadth | bread | broth | The verb is {}; breath is the noun.
E2 | The ship was tied up at the _____. | quay | key | queue | quite | cue | A landing place for ships is a {}; a queue is a line of people.
E2 | The police would not let anybody near the _____ of the accident. | site | cite | sight | side | sigh | The place where a thing happened is its {}; sight is the power to see.
E1 | Our neighbours have travelled, and _____ house is locked. | their | there | they're | theirs | them | The possessive before a noun is {}; there shows place.
E2 | The _____ of the soup attracted the children. | smell | smelt | smelling | smelly | smelter | After “the” and before “of” the noun {} is needed.
E2 | We sat in the shade to escape the _____ of the sun. | heat | hit | hate | hut | heed | Warmth from the sun is its {}.
M1 | The judge was completely _____ in the case, for he knew neither party. | disinterested | uninterested | interesting | uninteresting | interested | A person who is fair because he has nothing to gain is {}; uninterested means bored.
M2 ~stationery-and-stationary | He bought some _____ for writing letters. | stationery | stationary | statutory | station | statement | Writing materials are {}; stationary, with a, means not moving.
M2 ~stationery-and-stationary | The car was _____ when the trailer ran into it. | stationary | stationery | statutory | statistical | statuesque | A thing that is not moving is {}; stationery, with e, is writing material.
M2 | The lecturer made an _____ to a poem by Christopher Okigbo. | allusion | illusion | delusion | elusion | collision | An indirect mention is an {}; an illusion deceives the eye.
M2 | The hotel has every _____ comfort, but it is not open to the public. | conceivable | conceived | conceiving | conceited | concealed | Every comfort that one can think of is every {} comfort; conceited means too proud.
M2 | A good principal will not _____ cheating; he will punish it at once. | condone | condole | condemn | console | conduct | To overlook a wrong is to {} it; to condole is to share in sorrow.
M2 | The minister's visit was a great _____ to the workers' morale. | boost | boast | burst | bust | bolt | A push upwards is a {}; to boast is to praise oneself.
M2 | He wore a white shirt to _____ his black trousers. | complement | compliment | comply | complicate | complain | To go well with, or complete, is to {}, with e; a compliment, with i, is praise.
M1 | The dog wagged _____ tail. | its | it's | its' | it | it is | The possessive of it is {}, without an apostrophe; it's means it is.
M2 | The teacher asked us to _____ down our notes before the lesson ended. | jot | jolt | joint | jut | jostle | To write quickly is to {} down; to jolt is to shake.
M2 ~eminent-and-imminent | The chief is an _____ man who has given scholarships to many students. | eminent | imminent | immanent | emanate | immigrant | A distinguished man is {}; imminent means about to happen.
M3 ~eminent-and-imminent | With dark clouds gathering, a heavy storm was _____. | imminent | eminent | permanent | prominent | intimate | What is about to happen is {}; eminent means distinguished.
M2 | The manager was asked to _____ five hundred words on the project. | submit | summit | summon | subvert | subdue | To hand in a piece of writing is to {} it; a summit is the top.
M2 | The rain continued all day without _____. | ceasing | seizing | seasoning | sizing | teasing | To cease is to stop, so rain without {} does not stop; to seize is to grab.
M2 | The thief tried to _____ the old woman of her savings. | rob | steal | take | loot | pick | One robs a person of a thing but steals a thing from a person; before “of her savings” only {} is right.
M2 | His _____ for the job were a degree and five years of experience. | qualifications | qualities | quantities | quarters | quotations | What makes a person fit for a post are his {}; qualities are traits of character.
M3 | The tailor charged a _____ price for the suit, so I paid without arguing. | moderate | moody | monotonous | mordant | moderator | A price that is neither high nor low is {}.
M2 ~lie-and-lay | Mother asked me to _____ the table for dinner. | lay | lie | lied | lain | laid | To put things on a table ready for a meal is to {} it; lie has no object.
M1 ~lie-and-lay | After lunch, Grandfather likes to _____ on the couch. | lie | lay | laid | lain | lied | To rest flat is to {}; lay needs an object, as in “lay the table”.
M2 ~rise-and-raise | The price of cement will _____ again next month. | rise | raise | arise | arouse | rouse | To go up by itself is to {}; to raise is to lift something.
M2 ~rise-and-raise | If you know the answer, _____ your hand. | raise | rise | arise | rose | raze | To lift something up is to {} it; rise has no object, and to raze is to pull down.
M3 | The patient's illness is mental and must be treated by a _____. | psychiatrist | physicist | physiologist | paediatrician | pharmacist | A doctor who treats illness of the mind is a {}; a paediatrician treats children.
M2 | He did not come to the party; _____, he sent a gift. | instead | because | although | unless | therefore | The gift took the place of his coming, so {} is right.
H2 | The accused was _____ from prison on the orders of the governor. | released | relieved | realised | relaxed | relayed | To be set free is to be {}; to be relieved is to be freed from worry or duty.
H3 | The council has passed a law to _____ the rights of tenants. | safeguard | save up | savour | salvage | solicit | To protect rights is to {} them; to salvage is to rescue from a wreck.
H3 | The leader's _____ policies won the loyalty of rich and poor alike. | judicious | judicial | judiciary | judged | judgemental | Wise and sensible policies are {}; judicial means of judges and courts.
H2 | The plan is not _____ because we do not have the money. | practicable | practised | practising | practice | practitioner | What can be carried out is {}.
H3 | The lecturer asked each of us to read the _____ article, not a summary of it. | original | aboriginal | origin | originator | originally | The article as its author first wrote it is the {} one.
H3 | Mr Bako is _____; he always thinks of other people's feelings. | considerate | considerable | considered | considering | inconsiderable | To be thoughtful of others is to be {}; considerable means large.
H3 ~credulous-and-creditable | She is such a _____ girl that she believes everything she is told. | credulous | credible | creditable | incredible | credited | One who believes too easily is {}; credible means able to be believed.
H2 ~credulous-and-creditable | The student's performance was _____: he came second in a class of ninety. | creditable | credulous | credit | incredulous | creditor | A performance that deserves praise is {}; credulous means too ready to believe.
H3 | Only a _____ amount of rain fell, and the crops withered. | negligible | negligent | neglectful | neglected | negotiable | An amount too small to matter is {}; negligent means careless.
H3 | The manager gave a _____ description of the new machine, naming every part. | comprehensive | comprehensible | comprising | apprehensive | compulsive | A full description is {}; comprehensible means easy to understand.
H2 | The soldiers were _____ to the general, who had led them well. | loyal | royal | local | rural | legal | To be faithful is to be {}; royal means of a king.
M2 | The library has a large _____ of books on African history. | collection | correction | connection | collision | collation | Many things gathered together make a {}.
M1 ~breath-and-breathe | He ran so fast that he lost his _____. | breath | breathe | breathing | breadth | breathless | The noun in the expression “lose one's breath” is {}; breathe is the verb.
`,
);

const together = questionsFrom(
  { ...section, objective: "Use the words that English usage puts together" },
  `
E1 | A _____ of bees chased the hunters out of the forest. | swarm | flock | herd | pack | shoal | Bees move in a {}; a flock is of birds or sheep and a shoal of fish.
E1 | The fisherman caught a _____ of fish in his net. | shoal | swarm | herd | litter | pride | Fish swimming together are a {}; a swarm is of insects.
E1 | Fulani herdsmen drove a _____ of cattle across the road. | herd | swarm | bunch | pack | troupe | Cattle move in a {}; a pack is of wolves or dogs.
E1 | Mother bought a _____ of bananas at the roadside. | bunch | flock | loaf | slice | grain | Bananas grow and are sold in a {}; bread comes in a loaf.
E1 | I need a _____ of soap to wash my uniform. | bar | loaf | bunch | sheet | grain | Soap is sold in a {}; bread comes in a loaf.
E2 | The hunter's dog gave birth to a _____ of seven puppies. | litter | brood | herd | flight | team | Puppies born together form a {}; a brood is of birds.
E1 made-a-mistake | He _____ a terrible mistake by selling the house. | made | did | took | played | held | The usual expression is “make a mistake”, so {} is right.
E1 | Please _____ attention to what the doctor says. | pay | make | put | do | keep | English says “{} attention”.
E1 | We should _____ our best to pass the examination. | do | make | put | take | get | The expression is “{} one's best”.
E2 ~election-words | The nation will _____ an election next year. | hold | make | do | take | cast | An election is something we {}; votes are cast.
E2 ~election-words | Every adult citizen should _____ his vote. | cast | throw | drop | place | make | To vote is to {} a vote.
E2 take-part | The choir will _____ part in the competition. | take | make | do | catch | hold | To share in an activity is to {} part in it.
E1 | The mother hen was followed by her _____. | chicks | cubs | calves | kids | lambs | The young of a hen are {}; cubs are young lions and kids are young goats.
E2 | The lion began to _____ when it saw the hunter. | roar | bleat | neigh | bark | bray | The cry of a lion is to {}; goats bleat and horses neigh.
E1 | We could hear the goats _____ in the pen. | bleating | barking | roaring | neighing | mewing | The cry of goats is called {}.
E2 | Owls _____ in the trees at night. | hoot | croak | bleat | low | crow | The cry of an owl is to {}; frogs croak and cocks crow.
M1 | Heavy _____ on the road delayed us for three hours. | traffic | vehicles | movement | transport | motion | The usual expression is “heavy {}”.
M2 | The driver was fined for _____ the speed limit. | exceeding | excelling | expecting | passing by | extending | To go beyond a limit is to exceed it, so {} is right.
M2 | The president will _____ a speech on Independence Day. | deliver | talk | say | tell | preach | A speech is something one can {}; one does not tell or say a speech.
M1 | The nurse will _____ your temperature first. | take | carry | catch | hold | do | The expression is “{} someone's temperature”.
M2 | The company has _____ bankrupt. | gone | come | run | reached | entered | The expression is “go bankrupt”, so {} is right.
M2 | It is difficult to _____ a living in the city. | earn | catch | win | do | draw | To get money for one's needs is to {} a living.
M2 | The prisoners were _____ free by the new government. | set | put | kept | brought | sent | The expression is “set free”, so {} is right.
M2 | He has _____ no effort to find a job. | made | done | put | taken | tried | The expression is “make an effort”, so {} is right.
M1 | A _____ of thieves broke into the store. | gang | team | crew | choir | panel | Thieves work in a {}; a crew works on a ship or aeroplane.
M2 | The _____ of the ship jumped into lifeboats. | crew | staff | cast | gang | squad | The workers on a ship are its {}; a cast acts in a play.
M2 | A _____ of experts was set up to examine the report. | panel | gang | crew | flock | troupe | A small group chosen to examine or judge is a {}.
M1 | The bride looked as proud as a _____. | peacock | chicken | lamb | mouse | bee | The bird that stands for pride is the {}.
M2 | After the long walk he was as hungry as a _____. | wolf | fox | hare | cat | bee | The usual comparison is “as hungry as a {}”.
M2 | The new boy in our class is as quiet as a _____. | mouse | parrot | hyena | drum | goose | The usual comparison is “as quiet as a {}”.
M1 | The box is as light as a _____. | feather | stone | leaf | cotton | stick | The usual comparison is “as light as a {}”.
M2 | The news of the pilot's death came as a _____ shock. | great | heavy | long | thick | broad | A shock is described as {}, not as heavy or thick.
M3 | There is a _____ possibility that the match will be put off. | strong | heavy | powerful | thick | stout | A possibility that is likely is a {} possibility.
M2 | The doctor will _____ an operation on the boy tomorrow. | perform | make | play | act | hold | Surgeons {} operations.
M3 | He was found guilty of _____ murder. | committing | making | doing | performing | achieving | A crime is something one commits, so {} is right.
M2 | The lawyer asked for time to _____ a decision with her client. | reach | touch | bring | do | meet | One can make or {} a decision.
M2 | The meeting came to an abrupt _____ when the lights went out. | end | ending up | aim | finishing | over | The expression is “come to an {}”.
H2 | Their plan to build a school never _____ fruit. | bore | gave | carried | grew | made | A plan that succeeds bears fruit, so {} is right.
H3 | The discovery _____ light on the causes of the disease. | threw | put | brought | opened | poured | To make a matter clearer is to throw light on it, so {} is right.
H3 | The committee has been asked to _____ into the causes of the riot. | inquire | search for | examine | study | analyse | Of these verbs only {} is followed by “into”; we examine, study or analyse the causes directly.
H2 | The villagers _____ a heavy price for ignoring the flood warning. | paid | bought | spent | cost | charged | To suffer for a mistake is to pay a heavy price, so {} is right.
H3 | The manager _____ exception to the clerk's rude remark. | took | made | had | gave | put | To be offended by a thing is to take exception to it, so {} is right.
H3 | Rising food prices are _____ hardship to many families. | causing | making | doing | putting | setting | Hardship is something that prices cause, so {} is right.
H3 | Do not _____ judgement on people you do not know. | pass | do | cut | lay | say | The expression is “{} judgement on” someone.
H2 | The candidate _____ a poor figure at the interview. | cut | took | did | wore | showed | To make a poor impression is to cut a poor figure, so {} is right.
H3 | The old law is still in _____. | force | energy | strength | work | muscle | A law that still applies is in {}.
H2 | The choir sang in perfect _____ with the drums. | harmony | rhyme | friendship | similarity | unity | Musical sounds that agree are in {}.
H3 | At the end of the debate, the chairman _____ a vote of thanks. | proposed | suggested | supplied | promised | pronounced | The usual expression is to propose a vote of thanks, so {} is right.
M3 | The thief was caught in the _____ of breaking the lock. | act | art | event | deed | fact | The expression is “caught in the {} of” doing something.
M2 | Ladi is fluent _____ three Nigerian languages. | in | with | of | at | by | One is fluent {} a language.
M3 | All hope of finding the sailors alive has been _____. | abandoned | absented | abolished | abducted | absorbed | To give up hope is to abandon it, so {} is right; laws are abolished.
`,
);

export const sentenceCompletion = [...meaning, ...confused, ...together];
