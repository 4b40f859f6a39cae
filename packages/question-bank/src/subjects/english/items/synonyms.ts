import { questionsFrom } from "../question-rows.ts";

const section = {
  topic: "synonyms",
  objective: "Recognise the word nearest in meaning to another in context",
  direction: "Choose the option nearest in meaning to the underlined word.",
};

const everyday = questionsFrom(
  section,
  `
E1 | The widow led a __frugal__ life after her husband's death. | thrifty | lonely | lavish | miserable | peaceful | A frugal person spends little and wastes nothing, so the nearest word is {}; lavish is the opposite.
E1 | The students were __elated__ when the results came out. | overjoyed | anxious | surprised | disappointed | relieved | Elated means filled with great happiness, that is, {}. Relieved people only feel freed from worry.
E1 | Halima gave a __concise__ account of the accident. | brief | careful | truthful | confused | vivid | A concise account says much in few words, so {} is nearest. It may be careful or truthful too, but that is not what the word means.
E1 | The chief is an __affluent__ man in our town. | rich | popular | powerful | generous | respected | Affluent means having plenty of money, that is, {}.
E1 | The new bridge is a __sturdy__ structure. | strong | huge | costly | narrow | beautiful | Something sturdy is solidly built and does not break easily, so it is {}.
E1 | Bala was __reluctant__ to lend out his textbook. | unwilling | ashamed | eager | unable | forbidden | To be reluctant is to hold back from doing something, that is, to be {}.
E1 | The teacher asked us to __omit__ the last paragraph. | leave out | copy out | read aloud | underline | rewrite | To omit something is to {} that thing, on purpose or by mistake.
E1 | Fire __destroyed__ the entire market within an hour. | ruined | threatened | surrounded | darkened | reached | To destroy a thing is to damage it beyond repair, so {} is nearest.
E1 | The old road is too __hazardous__ for night travel. | dangerous | bumpy | lonely | muddy | lengthy | A hazard is a danger; a hazardous road is therefore {}.
E1 | We were given __ample__ time to finish the work. | sufficient | little | exact | extra | fixed | Ample means enough or more than enough, so {} is nearest. Extra time is time added to what was given.
E1 | The two brothers __resemble__ each other. | look like | look after | rely on | quarrel with | imitate | To resemble someone is to {} that person. To imitate is to copy on purpose.
E1 | Her reply was so __rude__ that the visitor left. | impolite | quick | foolish | strange | loud | A rude reply shows bad manners, so it is {}.
E1 | The hunter was __courageous__ in the face of danger. | brave | calm | careless | alert | patient | Courage is bravery, so a courageous man is {}.
E1 | Water is __scarce__ in our village during the dry season. | hard to find | hard to boil | dirty | expensive | plentiful | What is scarce is in short supply and therefore {}; plentiful is the opposite.
E1 | My father __rebuked__ me for coming home late. | scolded | beat | excused | questioned | pitied | To rebuke is to express sharp disapproval in words, so {} is nearest. It does not involve beating.
E2 | The two towns are __adjacent__ to each other. | next | similar | hostile | inferior | useful | Adjacent places lie side by side, so one is {} to the other.
E2 | The council has decided to __demolish__ the old stadium. | pull down | sell off | repair | repaint | fence round | To demolish a building is to {} that building completely.
E1 | The patient's condition is __improving__ daily. | getting better | getting worse | changing | being watched | being treated | To improve is to become better, so the condition is {}.
E2 | Ngozi is __diligent__ in her studies. | hard-working | brilliant | impatient | successful | well-behaved | A diligent student puts steady effort into work and is therefore {}. A brilliant student may be lazy.
E2 | The speaker's voice was barely __audible__ at the back of the hall. | heard | understood | interesting | recognised | pleasant | What is audible can be {}; a voice may be audible without being understood.
E2 | It is __obvious__ that he has not read the book. | clear | strange | likely | painful | possible | What is obvious is easily seen or understood, so {} is nearest. Likely and possible leave room for doubt.
E2 | The manager __commended__ the clerk's honesty. | praised | doubted | noticed | tested | rewarded | To commend is to speak well of, that is, {}. A reward is a thing given.
E2 | There was a __brief__ silence before the judge spoke. | short | total | sudden | tense | respectful | Brief means lasting a {} time.
E2 | The trader was accused of __deceiving__ her customers. | cheating | insulting | ignoring | driving away | delaying | To deceive people is to make them believe what is false, so {} is nearest.
E2 | Emeka is a __timid__ boy who hardly speaks in class. | shy | quiet | clever | lazy | gentle | A timid person lacks courage or confidence and is {}. A quiet person need not be afraid.
E1 | The doctor advised him to __abstain__ from alcohol. | keep away | suffer | recover | drink little | benefit | To abstain from something is to choose to {} from it altogether; drinking little is not abstaining.
E2 | The soup had a __delicious__ taste. | very pleasant | very peppery | very salty | rather bitter | rather strange | Delicious food gives great pleasure to the tongue, so its taste is {}.
E1 | The police __apprehended__ the robbers at dawn. | arrested | chased | shot | identified | questioned | To apprehend a suspect is to seize him, so the robbers were {}.
E2 | He gave a __vague__ description of the thief. | unclear | lengthy | false | detailed | frightening | A vague description lacks exactness, so it is {}; detailed is the opposite.
E2 | The farmers had an __abundant__ harvest last year. | plentiful | early | poor | late | average | Abundant means existing in large quantity, so {} is nearest.
E1 | The principal __postponed__ the inter-house sports. | put off | called off | announced | opened | ruined | To postpone is to {} to a later date; to call off is to cancel altogether.
E1 | She is __fond__ of her little niece. | loving towards | angry with | proud of | worried about | strict with | To be fond of someone is to feel affection, that is, to be {} that person.
E2 | His __humble__ manner won him many friends. | modest | cheerful | polished | strange | generous | A humble man is not proud, so his manner is {}.
E2 | A __fatal__ accident occurred on the expressway. | deadly | strange | serious | terrible | avoidable | A fatal accident causes death and is therefore {}. A serious accident need not kill.
E2 | The committee will __scrutinise__ all the applications. | examine closely | reject | receive | return | arrange in order | To scrutinise is to look at every detail, that is, to {}.
`,
);

const schoolAndWork = questionsFrom(
  section,
  `
M1 | The minister's __candid__ speech surprised everybody. | frank | lengthy | angry | clever | boring | A candid speech hides nothing; it is honest and {}.
M2 | The landlord is a __callous__ man. | heartless | wealthy | dishonest | talkative | stubborn | A callous person has no feeling for the sufferings of others and is {}.
M2 | The government took __drastic__ measures against smuggling. | extreme | unlawful | useless | delayed | popular | Drastic measures are severe and far-reaching, so {} is nearest.
M2 | He made a __futile__ attempt to climb the wall. | useless | painful | second | secret | daring | A futile attempt produces no result and is {}.
M1 | Rats are __notorious__ for destroying stored grain. | ill-famed | useful | blamed | feared | suited | Notorious means well known for something bad, that is, {}.
M2 | The lawyer's argument was quite __plausible__. | believable | dishonest | brilliant | muddled | forceful | A plausible argument seems reasonable, so it is {}. It may still be false.
M2 | The twins look so __identical__ that even their teacher mixes them up. | alike | healthy | handsome | unusual | innocent | Identical things do not differ in any way, so the twins look {}.
M2 | The disease is __prevalent__ in riverside communities. | common | harmful | unknown | curable | declining | What is prevalent exists widely, so {} is nearest.
M2 | The chairman is an __eloquent__ speaker. | fluent | honest | noisy | boring | quiet | An eloquent speaker uses words easily and with power, so he is {}.
M1 | The new nurse is __meticulous__ in her work. | very careful | very slow | quite skilled | rather careless | quite cheerful | A meticulous worker attends to every small detail and is {}. She may be skilled as well, but the word does not say so.
M2 | His __meagre__ salary cannot support a family. | small | steady | monthly | delayed | previous | Meagre means too little, so {} is nearest.
M3 | The villagers were __hostile__ to the surveyors. | unfriendly | helpful | strange | grateful | related | To be hostile is to behave like an enemy, that is, to be {}.
M2 | The painter has a __vivid__ imagination. | lively | strange | limited | childish | disturbed | A vivid imagination forms clear, strong pictures, so {} is nearest.
M1 | The senator __reiterated__ his support for free education. | repeated | withdrew | denied | explained | regretted | To reiterate is to say again, so {} is nearest.
M2 | Tunde is an __obstinate__ child. | stubborn | intelligent | noisy | talented | obedient | An obstinate child refuses to change his mind or be guided; he is {}.
M2 | The president paid __tribute__ to the fallen soldiers. | honour | money | attention | a visit | compensation | To pay tribute to people is to show respect and admiration, that is, to do them {}.
M2 | Many trees were __felled__ to make way for the road. | cut down | planted | uprooted by wind | burnt | measured | To fell a tree is to cause it to fall by cutting, so the trees were {}.
M3 | The rebels __relinquished__ control of the town. | gave up | took over | shared | tightened | wanted | To relinquish a thing is to let it go, so the rebels {} control.
M2 | The witness gave __contradictory__ statements. | conflicting | lengthy | convincing | written | misleading | Contradictory statements cannot both be true because they disagree; they are {}.
M2 | He has an __insatiable__ appetite for books. | never satisfied | newly formed | easily satisfied | unhealthy | growing | Insatiable means impossible to satisfy, so his appetite is {}.
M1 | A __novice__ should not be allowed to drive the tanker. | beginner | drunkard | stranger | youth | thief | A novice is a person who is new to a skill, that is, a {}.
M2 | The two leaders held __cordial__ talks in Abuja. | friendly | secret | official | lengthy | useless | Cordial talks are warm and {}.
M2 | The company's profit has __dwindled__ in recent years. | shrunk | doubled | varied | vanished | recovered | To dwindle is to become steadily less, so the profit has {}. It has not vanished, for something is left.
M3 | The governor is known for his __integrity__. | honesty | eloquence | wealth | firmness | cleverness | Integrity is the quality of being upright in all dealings, so {} is nearest.
M2 | She wore a __gaudy__ dress to the interview. | too bright | too tight | worn-out | well-made | borrowed | Gaudy clothes are showy in a tasteless way, so the dress was {}.
M2 | Kunle is __apt__ to forget his books. | likely | able | forbidden | afraid | eager | To be apt to do something is to have a tendency to do it, so he is {} to forget.
M2 | The child was __fascinated__ by the snake charmer. | captivated | frightened | bitten | disgusted | entertained | To be fascinated is to be held by great interest, so {} is nearest. One may be entertained without being so strongly held.
M3 | The judge showed __clemency__ because the thief was a minor. | mercy | anger | wisdom | surprise | fairness | Clemency is mildness in punishing, that is, {}.
M1 | The goalkeeper's __blunder__ cost us the match. | careless mistake | deep injury | late arrival | bad temper | long absence | A blunder is a stupid or {}.
M2 | The report was full of __trivial__ details. | unimportant | incorrect | shocking | technical | repeated | Trivial details have little value, so they are {}.
M2 | Mr Danjuma is a __veteran__ journalist. | experienced | retired | foreign | fearless | poorly paid | A veteran has done a job for many years and is {}. He need not have retired.
M2 | The two accounts of the fight do not __tally__. | agree | differ | matter | end | surprise | Accounts that tally match each other, so {} is nearest.
M3 | The old woman's face had a __serene__ look. | peaceful | wrinkled | sorrowful | wise | sickly | Serene means calm and untroubled, that is, {}.
M2 | The workers' demands were __legitimate__. | lawful | excessive | urgent | written | familiar | What is legitimate is allowed by law or reason, so {} is nearest.
M2 | A __sceptical__ audience listened to the herbalist. | doubting | friendly | large | silent | mocking | A sceptical audience is not easily convinced, so it is {}. It need not mock.
M3 | The bank's directors were accused of __negligence__. | carelessness | dishonesty | theft | wickedness | favouritism | Negligence is failure to take proper care, that is, {}. Dishonesty needs a wish to deceive.
M2 | They lived in a __remote__ village in the hills. | far-off | quiet | tiny | poor | ancient | A remote village lies at a great distance from other places, so it is {}.
M2 | The coach tried to __instil__ discipline into the players. | put | turn | talk | break | force | To instil a quality into people is to {} it gradually into their minds. To force is to use pressure, not gradual teaching.
M1 | He was __penniless__ when he arrived in Kano. | very poor | very young | friendless | jobless | hungry | A person without a penny has no money and is {}.
M2 | The gift was a __token__ of our gratitude. | sign | part | cause | lack | promise | A token is a thing that stands for a feeling, so {} is nearest.
M2 | The army __quelled__ the riot within two days. | put down | started | joined | watched | condemned | To quell a riot is to end it by force, so the army {} the riot.
M3 | The inspector paid an __unscheduled__ visit to the school. | unplanned | unfriendly | official | unusual | important | A schedule is a plan of times; an unscheduled visit is therefore {}.
M2 | Her __persistent__ cough worried the doctor. | continuing | painful | dry | noisy | infectious | Persistent means refusing to stop, so the cough was {}.
M2 | The old man is still __agile__ at eighty. | nimble | wise | healthy | wealthy | cheerful | To be agile is to move quickly and easily, that is, to be {}. One may be healthy without being quick.
M1 | The hall was __vacant__ when we got there. | empty | locked | dirty | noisy | crowded | Vacant means not occupied, so the hall was {}.
M3 | The rumour was completely __baseless__. | unfounded | shameful | harmful | widespread | secret | A baseless rumour has no facts to stand on, so it is {}.
M2 | They built a __makeshift__ tent beside the road. | temporary | beautiful | waterproof | spacious | strong | A makeshift thing serves for the moment until something better is found, so it is {}.
M2 | The trader demanded an __exorbitant__ price for the yams. | excessive | agreed | reduced | official | unusual | An exorbitant price is far too high, so it is {}.
M3 | The captain's decision was __unanimously__ supported. | by everyone | by a majority | with pleasure | in silence | at once | A unanimous vote has no one against it, so the support was given {}. A majority leaves some people out.
M2 | She has an __aversion__ to noisy places. | dislike | attraction | allergy | fear | link | An aversion is a strong feeling of {}. Fear is a different feeling.
`,
);

const harder = questionsFrom(
  section,
  `
H2 | The politician gave an __ambiguous__ answer to the reporter's question. | of double meaning | of little value | in great anger | in poor taste | of great length | An ambiguous answer can be taken in more than one way, so it is {}.
H3 | The trader is known to be __garrulous__. | talkative | dishonest | quarrelsome | generous | stingy | A garrulous person talks too much, especially about small matters, and is {}. A quarrelsome person looks for disputes.
H3 | The manager is __averse__ to borrowing. | opposed | used | driven | equal | resigned | To be averse to a thing is to be {} to it.
H2 | The tribunal's verdict was __unequivocal__. | clear | unfair | delayed | harsh | unexpected | Unequivocal means leaving no doubt, so the verdict was {}.
H3 | The prisoner's __contrite__ look softened the judge. | remorseful | innocent | sickly | stubborn | childlike | A contrite person is deeply sorry for a wrong, so the look was {}.
H3 | The village head is a __venerable__ old man. | respected | feeble | stubborn | generous | wealthy | Venerable means deserving respect because of age or character, so {} is nearest.
H2 | The company's growth has been __phenomenal__. | extraordinary | steady | gradual | seasonal | disappointing | A phenomenal growth is remarkable, that is, {}.
H3 | Her __laconic__ reply ended the conversation. | short and dry | long and dull | loud and angry | kind and gentle | false and sly | A laconic person uses very few words, so the reply was {}.
H2 | The police dismissed the story as a __fabrication__. | lie | joke | rumour | dream | mistake | A fabrication is something made up in order to deceive, so {} is nearest. A rumour may be true and a mistake is not intended.
H3 | The general was __magnanimous__ in victory. | generous | boastful | ruthless | fortunate | humourless | A magnanimous victor is noble and forgiving, so he is {}.
H3 | The old palace has an air of __opulence__. | luxury | mystery | decay | holiness | silence | Opulence is great wealth on show, so {} is nearest.
H2 | The teacher's remark was meant to __allay__ our fears. | calm | raise | express | explain | confirm | To allay fears is to make them less, so {} is nearest.
H3 | He was __ostracised__ by the community for his crimes. | shut out | fined | beaten up | mocked | taken in | To ostracise a person is to keep him out of one's company, so he was {}.
H3 | The two clubs have been bitter rivals since time __immemorial__. | beyond memory | well recorded | recently past | of peace | of war | Time immemorial is time so long ago that no one remembers it, that is, time {}.
H2 | The minister was praised for his __pragmatic__ approach to the crisis. | practical | gentle | religious | forceful | original | A pragmatic approach looks at what works and not at theory, so it is {}.
H3 | The lecturer's __erudite__ paper impressed the scholars. | learned | lengthy | amusing | unusual | simple | Erudite means showing great knowledge from study, so the paper was {}.
H3 | The town was __inundated__ after the dam burst. | flooded | deserted | rebuilt | isolated | polluted | To inundate is to cover with water, so the town was {}.
H2 | The king's __decree__ was read in the market square. | official order | family history | last will | praise song | peace offer | A decree is an {} that has the force of law.
H3 | The chief's __lavish__ spending worried his relatives. | wasteful | secret | careful | sudden | daily | Lavish spending goes far beyond what is needed, so {} is nearest.
H3 | Nothing could __deter__ her from becoming a pilot. | discourage | help | excuse | delay | surprise | To deter is to stop someone by making the person afraid or doubtful, so {} is nearest. To delay is only to make late.
H2 | The witness's account was later __corroborated__ by the gateman. | confirmed | challenged | recorded | altered | overheard | To corroborate is to support with further evidence, so the account was {}.
H3 | The old soldier recalled his __harrowing__ experience in the war. | distressing | thrilling | brief | unforgettable | boastful | A harrowing experience causes great suffering of mind, so it is {}. A happy event can also be unforgettable.
H3 | The sudden __demise__ of the company shocked its customers. | end | sale | growth | debt | removal | Demise means death or the {} of something.
H2 | The students displayed __insolence__ towards the prefects. | disrespect | kindness | fear | loyalty | indifference | Insolence is open rudeness to those in authority, so {} is nearest. Indifference is only lack of interest.
H3 | The __indigent__ widow was given a bag of rice. | needy | elderly | sickly | grateful | local | An indigent person is very poor, that is, {}. Do not confuse the word with indigenous, which means local.
`,
);

const more = questionsFrom(
  section,
  `
E2 | The guests were asked to __assemble__ in the school hall. | gather | eat | wait | sing | register | To assemble is to come together in one place, so {} is nearest.
E3 | The carpenter works at a __rapid__ pace. | fast | steady | normal | strange | tiring | Rapid means very quick, so {} is nearest.
E3 | The pupils gave their teacher a __sincere__ apology. | genuine | written | public | prompt | lengthy | A sincere apology comes from the heart, so it is {}.
E2 | The mechanic tried to __rectify__ the fault. | correct | find | explain | hide | report | To rectify is to put right, that is, to {}.
E3 | The weather has been __dreadful__ all week. | very bad | very hot | very cool | changeable | fairly good | Dreadful means extremely unpleasant, so the weather has been {}.
E2 | The old bicycle was __abandoned__ by the roadside. | left behind | knocked down | repaired | hidden | parked | To abandon a thing is to leave it with no plan to return, so the bicycle was {}.
E3 | We must find a __permanent__ solution to the water problem. | lasting | simple | cheap | quick | fresh | Permanent means meant to remain for ever, so {} is nearest.
E2 | The thief was __nervous__ when the police arrived. | uneasy | absent | ashamed | asleep | sober | A nervous person is worried and tense, that is, {}.
E3 | The hostel's __former__ matron now lives in Jos. | previous | strict | elderly | popular | retired | Former means belonging to an earlier time, so {} is nearest. She may have moved to another job without retiring.
E2 | The journey was long and __tedious__. | boring | costly | bumpy | pleasant | risky | Tedious means tiring because dull and long, so {} is nearest.
E3 | He could not __conceal__ his anger. | hide | control | explain | forget | avoid | To conceal is to keep from being seen, that is, to {}. Anger may be hidden without being controlled.
E2 | The dog is a __faithful__ companion. | loyal | playful | noisy | useful | healthy | A faithful companion remains true, so {} is nearest.
M3 | The bill was __rejected__ by the lawmakers. | turned down | held up | passed | amended | studied | To reject a bill is to refuse it, so it was {}.
M3 | The accused was __acquitted__ of all the charges. | cleared | informed | accused | convicted | ashamed | To acquit a person is to declare him not guilty, so he was {} of the charges.
M1 | The path is too __slippery__ for the children. | easy to fall on | easy to miss | hard to find | rough | steep | A slippery path is smooth or wet, so that it is {}.
M3 | The committee arrived at a __consensus__ after three hours. | general agreement | final vote | complete deadlock | new idea | secret plan | A consensus is a {} among the members of a group.
M3 | The manager's __abrupt__ departure puzzled the staff. | sudden | secret | angry | final | early | Abrupt means happening without warning, so {} is nearest.
M1 | Every __tenant__ must pay before the end of the month. | rent payer | landowner | tax payer | trader | visitor | A tenant pays for the use of a house or land belonging to another, so a tenant is a {}.
M3 | The old law is now __obsolete__. | out of date | out of reach | in force | under review | in dispute | Obsolete means no longer used because something newer exists, that is, {}.
M2 | Ibrahim is a __versatile__ sportsman. | many-skilled | well-trained | famous | tireless | well-built | A versatile person can do many different things well and is therefore {}.
H2 | The mayor's __ostentatious__ lifestyle annoyed the workers. | showy | lazy | criminal | simple | secretive | An ostentatious person displays wealth in order to impress, so {} is nearest.
H3 | The nurse spoke in a __soothing__ tone. | comforting | commanding | whispering | musical | sorrowful | To soothe is to calm or relieve, so the tone was {}.
`,
);

export const synonyms = [...everyday, ...schoolAndWork, ...harder, ...more];
