import { questionsFrom } from "../question-rows.ts";

const section = {
  topic: "antonyms",
  objective: "Recognise the word opposite in meaning to another in context",
  direction: "Choose the option most nearly opposite in meaning to the underlined word.",
};

const everyday = questionsFrom(
  section,
  `
E1 | The stream behind our school is quite __shallow__. | deep | wide | dirty | narrow | swift | Shallow water has little depth; its opposite is {}.
E1 | The soldiers were ready to __attack__ the camp. | defend | surround | enter | burn | leave | To attack is to strike at; to protect from a strike is to {}.
E1 | The knife is too __blunt__ for the meat. | sharp | short | rusty | heavy | smooth | A blunt knife does not cut well; a {} one does.
E1 | His answer to the question was __vague__. | clear | wrong | polite | long | foolish | A vague answer is not exact; its opposite is {}.
E1 | The farmer lives in a __spacious__ house. | cramped | dirty | rented | modern | lonely | Spacious means having plenty of room; {} means having too little.
E1 | Her father is a __generous__ man. | stingy | wealthy | gentle | harsh | lazy | A generous man gives freely; a {} man hates to give.
E1 | Aisha made __rapid__ progress in mathematics. | slow | poor | little | fresh | steady | Rapid means fast, so its opposite is {}. Little progress is small in amount, not in speed.
E1 | The room was __tidy__ when the matron came in. | untidy | empty | locked | dark | crowded | A tidy room is in good order; the opposite is {}.
E1 | The examination was quite __simple__. | difficult | lengthy | recent | strange | written | Simple here means easy; its opposite is {}.
E1 | The old man was __cheerful__ throughout the ceremony. | gloomy | silent | asleep | restless | absent | Cheerful means full of good spirits; {} means sad and without hope.
E1 | The chairman __accepted__ the proposal. | rejected | read | discussed | signed | amended | To accept is to say yes to; the opposite is {}.
E1 | We took the __wide__ road to the river. | narrow | rough | winding | short | lonely | Wide means broad from side to side; its opposite is {}.
E1 | The price of garri has __risen__ since January. | fallen | varied | remained | doubled | settled | What has not gone up but come down has {}.
E1 | Hadiza is always __punctual__ at lectures. | late | absent | noisy | sleepy | careless | Punctual means on time; its opposite is {}. An absent person does not come at all.
E1 | The boy gave a __polite__ reply. | rude | short | foolish | wrong | quick | Polite means well-mannered; its opposite is {}.
E2 | The cloth is made of __coarse__ material. | smooth | cheap | heavy | local | bright | Coarse material is rough to the touch; its opposite is {}.
E2 | After many years our school team won a great __victory__. | defeat | match | reward | record | title | A victory is success in a contest; its opposite is {}.
E2 | The company plans to __expand__ its factory. | reduce | repair | sell | move | close | To expand is to make larger; to make smaller is to {}. Closing would end it altogether.
E2 | The teacher was __strict__ with the new pupils. | lenient | friendly | proud | careless | partial | A strict teacher insists on rules; a {} one is mild and allows much.
E2 | The desert is a __barren__ land. | fertile | sandy | distant | peaceful | crowded | Barren land produces nothing; {} land bears good crops.
E1 | The manager is a __modest__ person. | boastful | careless | cruel | foolish | wicked | A modest person does not speak highly of himself; a {} person does.
E2 | The doctor said the growth was __harmless__. | dangerous | painful | unusual | permanent | enlarged | Harmless means unable to hurt; its opposite is {}.
E2 | Bisi __concealed__ the letter from her sister. | revealed | received | stole | copied | demanded | To conceal is to hide; to show openly is the opposite, so {} is right.
E2 | The oranges sold here are __ripe__. | unripe | rotten | sour | cheap | foreign | Ripe fruit is ready to eat; fruit that is not yet ready is {}. Rotten fruit is past ripeness.
E2 | My uncle loves everything __modern__. | ancient | foreign | famous | local | costly | Modern means belonging to the present time; what belongs to the distant past is {}.
E2 | The children were __awake__ when their mother returned. | asleep | away | tired | hungry | quiet | Awake means not sleeping; its opposite is {}.
E2 | The chief's wealth is __visible__ to all. | hidden | useful | strange | harmful | known | Visible means able to be seen; what cannot be seen is {}.
E2 | There is a __temporary__ bridge over the stream. | permanent | wooden | strong | narrow | modern | Temporary means lasting for a short time; its opposite is {}.
E1 | The workers __loaded__ the lorry at night. | unloaded | overtook | repaired | polished | reversed | To load a lorry is to put goods into it; to take them out is the opposite, so {} is right.
E2 | The coach __praised__ the players after the match. | blamed | paid | taught | joined | warned | To praise is to speak well of; to speak ill of people for a fault is the opposite, so {} is right.
E2 | The gateman is an __honest__ man. | deceitful | lazy | brutal | proud | stupid | An honest man tells the truth; a {} man tells lies and cheats.
E1 | The surface of the table is __rough__. | smooth | clean | hard | dry | thick | Rough means uneven to the touch; its opposite is {}.
E2 | They plan to __construct__ a new market. | demolish | open | paint | visit | design | To construct is to build; to pull down is to {}.
E2 | Sani took part in the contest __willingly__. | reluctantly | gladly | secretly | wrongly | regularly | Willingly means with a ready mind; {} means without wanting to.
E2 | The guests will __depart__ at noon. | arrive | eat | rest | speak | vote | To depart is to leave; the opposite is to {}.
`,
);

const schoolAndWork = questionsFrom(
  section,
  `
M1 | The old woman was __ignorant__ of the new law. | aware | proud | afraid | critical | tired | To be ignorant of a thing is not to know it; to know it is to be {} of it.
M2 | The speaker's __lengthy__ address bored the audience. | brief | lively | clear | simple | wise | Lengthy means long; its opposite is {}. A lively address could also be long.
M2 | The company made a huge __profit__ last year. | loss | debt | saving | sale | loan | Profit is money gained in business; money lost is a {}. A debt is money owed.
M2 | The new law will __hinder__ trade between the two countries. | promote | regulate | replace | involve | describe | To hinder is to make progress difficult; to help forward is to {}.
M1 | The nurse is always __gentle__ with children. | harsh | busy | strange | shy | careless | Gentle means mild and kind in handling; its opposite is {}.
M2 | His __innocence__ was never in doubt. | guilt | honesty | wisdom | cruelty | courage | Innocence is freedom from wrongdoing; its opposite is {}.
M2 | The twins have __similar__ tastes in music. | different | strange | poor | modern | fixed | Similar means nearly the same; its opposite is {}.
M2 | The medicine will __aggravate__ the pain. | relieve | prevent | cause | prolong | explain | To aggravate pain is to make it worse; to make it less is to {} it. Prevention comes before there is any pain.
M2 | The leader's speech was full of __optimism__. | pessimism | criticism | idealism | patriotism | heroism | Optimism is the habit of expecting good; {} is the habit of expecting evil.
M2 | The weather was __calm__ when we set sail. | stormy | cloudy | warm | misty | damp | Calm weather is still; weather full of wind and rain is {}.
M1 | The judge's decision was __fair__. | biased | final | quick | public | written | A fair decision favours no side; a {} one does.
M2 | Attendance at the meeting is __compulsory__. | optional | important | irregular | impossible | restricted | What is compulsory must be done; what one may choose not to do is {}.
M2 | The hostel's water supply is __inadequate__. | sufficient | polluted | constant | expensive | modern | Inadequate means not enough; its opposite is {}. A constant supply may still be small.
M3 | Her brother is a __renowned__ doctor in the state. | unknown | disliked | wealthy | honest | retired | Renowned means famous; its opposite is {}.
M2 | The chief has many __allies__ in the council. | enemies | relatives | servants | members | advisers | Allies are people on one's side; those against one are {}.
M2 | The youths were __indifferent__ to the plight of the refugees. | concerned about | unaware of | amused by | close to | blamed for | To be indifferent is not to care; the opposite is to be {}.
M2 | They hold __conservative__ views on education. | progressive | foolish | strong | foreign | political | Conservative views resist change; {} views welcome it.
M2 | Tanko is known for his __bravery__. | cowardice | laziness | modesty | stupidity | weakness | Bravery is courage; lack of courage is {}. Weakness is lack of strength.
M1 | The trader sold the goods at __retail__ prices. | wholesale | reduced | foreign | fixed | black-market | Retail is selling in small quantities to users; {} is selling in bulk to dealers.
M2 | The two countries have agreed to __sever__ diplomatic ties. | establish | discuss | examine | weaken | publicise | To sever ties is to cut them; to set them up is to {} them.
M2 | The old sailor has a __robust__ body. | frail | tall | fat | scarred | dark | Robust means strong and healthy; {} means weak.
M2 | The clerk's handwriting is __legible__. | unreadable | untidy | ugly | slanting | unusual | Legible writing can be read; writing that cannot be read is {}. Untidy writing may still be readable.
M3 | The new village head is an __amiable__ man. | unfriendly | uneasy | inquisitive | ungrateful | indolent | Amiable means friendly and pleasant; its opposite is {}.
M2 | A __majority__ of the members voted for the motion. | minority | committee | third | group | section | A majority is more than half; the smaller part is a {}.
M3 | The defendant __denied__ the allegations. | admitted | ignored | heard | condemned | reported | To deny is to say that something is not true; to agree that it is true is the opposite, so {} is right.
M2 | The minister gave a __superficial__ account of the problem. | thorough | short | false | recent | written | A superficial account stays on the surface; a {} one goes deep.
M1 | The bus fare has __increased__ again. | dropped | changed | doubled | stopped | varied | To increase is to go up; to go down is the opposite, so {} is right.
M2 | The plan met with the __approval__ of the elders. | rejection | silence | surprise | support | wisdom | Approval is the act of agreeing to something; its opposite is {}.
M2 | Chike is an __industrious__ farmer. | lazy | poor | unskilled | unlucky | dishonest | Industrious means hard-working; its opposite is {}.
M2 | The story he told was __fictitious__. | true | funny | short | popular | sad | Fictitious means invented; its opposite is {}.
M3 | The new manager is rather __arrogant__. | humble | patient | skilful | friendly | honest | An arrogant person thinks himself better than others; a {} person does not.
M2 | The house stands in a __secluded__ part of the town. | busy | dirty | wealthy | modern | lovely | A secluded place is quiet and away from people; its opposite is {}.
M2 | The soldiers had to __retreat__ at dawn. | advance | attack | surrender | camp | march | To retreat is to move back; to move forward is to {}. One may advance without attacking.
M1 | She used an __artificial__ flower for the decoration. | natural | costly | colourful | fragrant | small | Artificial means made by people; its opposite is {}.
M2 | The trader had a __surplus__ of yams at the end of the week. | shortage | basket | harvest | sale | display | A surplus is more than is needed; a {} is less than is needed.
M2 | Our captain is __impulsive__ in making decisions. | cautious | selfish | fair | stubborn | clever | An impulsive person acts without thinking; a {} person thinks before acting.
M3 | The teacher's comment was __constructive__. | damaging | lengthy | public | amusing | careless | A constructive comment helps to build up; a {} comment pulls down.
M2 | The old method of farming is __primitive__. | advanced | costly | difficult | useful | foreign | Primitive means belonging to an early, simple stage; its opposite is {}.
M2 | The government decided to __prohibit__ the sale of the drug. | permit | advertise | reduce | tax | control | To prohibit is to forbid; to allow is to {}.
M3 | The patient was __conscious__ throughout the operation. | insensible | uncomplaining | nervous | comfortable | critical | A conscious patient is awake and can feel; one who has lost consciousness is {}.
M2 | The rope was too __slack__ to hold the goat. | tight | thick | strong | long | new | A slack rope hangs loose; its opposite is {}.
M2 | The choir's performance was __superb__. | dreadful | lengthy | usual | solemn | cheap | Superb means excellent; {} means very bad.
M1 | Uche's answer was __accurate__. | wrong | late | short | strange | hurried | Accurate means correct in every detail; its opposite is {}.
M2 | The author was __prolific__ in her youth. | unproductive | unfaithful | uneducated | unhealthy | impatient | A prolific author writes a great deal; one who produces nothing is {}.
M3 | The rebels refused to __surrender__. | resist | attack | escape | negotiate | disband | To surrender is to yield to the enemy; to hold out against the enemy is to {}.
M2 | Her promotion was a __reward__ for hard work. | punishment | reason | wage | chance | condition | A reward is given for doing well; a {} is given for doing wrong.
M2 | The clerk was __dismissed__ last month. | employed | promoted | retired | transferred | suspended | To dismiss is to remove from a job; to take into a job is the opposite, so {} is right.
M1 | The village has a __sparse__ population. | dense | young | poor | growing | settled | Sparse means thinly scattered; its opposite is {}.
M3 | There was __discord__ among the members of the family. | harmony | silence | prayer | equality | jealousy | Discord is lack of agreement; its opposite is {}.
M2 | The cook served the fish while it was still __raw__. | cooked | fresh | warm | dried | tasty | Raw food has not been put to fire; its opposite is {}.
`,
);

const harder = questionsFrom(
  section,
  `
H2 | The rich man is known to be __frugal__. | extravagant | impatient | ungrateful | inhuman | indolent | A frugal man spends with care; an {} man wastes money.
H3 | The witness was __reticent__ about the event. | talkative | truthful | certain | joyful | confused | A reticent person says little; a {} one says much.
H3 | The lecturer's explanation was __lucid__. | confusing | lengthy | boring | shallow | wrong | Lucid means clear and easy to follow; its opposite is {}. A lucid explanation may be long.
H2 | The tribe had a __nomadic__ way of life. | settled | primitive | warlike | religious | simple | Nomadic people move from place to place; {} people stay in one place.
H3 | The evidence against him was __conclusive__. | doubtful | false | hidden | plentiful | written | Conclusive evidence ends all argument; {} evidence does not. Evidence may be false and still seem to settle a case.
H3 | The minister's __benevolent__ acts are well known. | wicked | public | foolish | private | careless | Benevolent means wishing to do good; its opposite is {}.
H2 | The principal is __partial__ in his judgement. | just | quick | harsh | wise | weak | To be partial is to favour one side; the opposite is {}. A wise judge is not the direct opposite of a partial one.
H3 | The drug has a __detrimental__ effect on the liver. | beneficial | lasting | direct | sudden | minor | Detrimental means harmful; its opposite is {}.
H3 | They were given a __tumultuous__ welcome. | quiet | official | delayed | friendly | brief | Tumultuous means noisy and excited; its opposite is {}.
H2 | The sculptor is __obscure__ in his own country. | famous | wealthy | welcome | idle | lonely | An obscure person is not known; its opposite is {}.
H3 | The old man was __adamant__ about selling the land. | flexible | cheerful | ignorant | secretive | greedy | An adamant man will not change his mind; a {} man can be persuaded.
H3 | The chairman's remarks were quite __pertinent__. | irrelevant | insulting | lengthy | humorous | careless | Pertinent means connected with the matter in hand; its opposite is {}.
H2 | The army's __vigilance__ saved the city. | carelessness | weakness | cowardice | absence | disloyalty | Vigilance is watchfulness; its opposite is {}.
H3 | The artist's latest work is __exquisite__. | ugly | costly | small | modern | foreign | Exquisite means extremely beautiful and finely made; its opposite is {}.
H3 | The professor has a __profound__ knowledge of the subject. | shallow | recent | limitless | useful | practical | Profound means deep; its opposite is {}.
H2 | The strikers remained __defiant__. | obedient | hungry | hopeful | calm | united | Defiant people openly refuse to obey; the opposite is {}.
H3 | The stranger's intentions were __malicious__. | kind | clear | hidden | selfish | unknown | Malicious means wishing to do harm; its opposite is {}.
H3 | The committee's work was __impeded__ by lack of funds. | assisted | planned | ended | noticed | approved | To impede is to slow down or block; the opposite is {}.
H2 | His wealth is __transient__. | lasting | huge | secret | inherited | genuine | Transient means passing quickly away; its opposite is {}.
H3 | The heir will __squander__ his father's money. | save | steal | count | share | inherit | To squander is to waste; to keep for later use is to {}.
H3 | The party leaders held a __clandestine__ meeting. | open | peaceful | lengthy | lawful | hurried | Clandestine means kept secret; its opposite is {}. A secret meeting may still be lawful.
H2 | The landlord's __affable__ manner pleased the tenants. | unfriendly | hurried | modern | serious | clumsy | Affable means friendly and easy to talk to; its opposite is {}.
H3 | The plaintiff's lawyer made an __explicit__ request. | implied | foolish | unlawful | polite | repeated | Explicit means stated in plain words; what is not stated but suggested is {}.
H3 | The disease is now __dormant__ in the patient's body. | active | harmful | mild | common | curable | Dormant means asleep or not at work; its opposite is {}.
H2 | The old king had a __docile__ horse. | wild | slow | healthy | small | costly | A docile animal is easy to manage; a {} one is not.
`,
);

const more = questionsFrom(
  section,
  `
E3 | The goats were __tied__ under the tree. | released | fed | counted | washed | marked | To tie is to fasten with rope; to set free is the opposite, so {} is right.
E3 | The sick boy's face looked __pale__. | rosy | sad | thin | dull | swollen | A pale face has lost its healthy colour; a {} face shows healthy colour.
E2 | My grandmother's wrapper is __dry__ now. | wet | clean | torn | folded | faded | Dry means without water; its opposite is {}.
E3 | He spoke with __confidence__ before the panel. | doubt | anger | wisdom | haste | respect | Confidence is a feeling of being sure; its opposite is {}.
E2 | The captain was __proud__ of his team. | ashamed | tired | fearful | jealous | ignorant | To be proud of is to take pleasure in; to feel the opposite is to be {}.
E3 | Our neighbours __quarrelled__ over the fence. | agreed | worked | laughed | climbed | waited | To quarrel is to dispute; the opposite is {}.
E2 | The lecturer arrived __early__. | late | alone | again | quickly | quietly | Early means before the time; its opposite is {}.
E3 | The shop sells __genuine__ spare parts. | fake | foreign | cheap | used | costly | Genuine means real; its opposite is {}. Used parts may be genuine.
E2 | The thief __entered__ through the window. | left | broke | jumped | watched | hid | To enter is to go in; to go out is the opposite, so {} is right.
E3 | The hawker is a __stranger__ in this town. | native | trader | visitor | neighbour | leader | A stranger comes from elsewhere; a {} was born in the place.
E2 | The dog looks __fierce__. | tame | old | sick | clean | clever | A fierce dog is ready to attack; a {} one is gentle.
E3 | The lamp gave a __bright__ light. | dim | yellow | steady | cold | strange | Bright light is strong; weak light is {}.
M3 | The bank agreed to __withhold__ the payment. | release | record | double | deliver late | discuss | To withhold is to keep back; to let go is to {}.
M1 | My younger brother is so __stubborn__ that nobody can advise him. | yielding | sensible | careful | friendly | honest | A stubborn person will not change his mind; a {} person gives way easily.
M3 | The student's work is __mediocre__. | excellent | untidy | careless | original | lengthy | Mediocre means only of middle quality; its opposite here is {}.
M3 | The governor decided to __abolish__ the tax. | introduce | collect | increase | criticise | review | To abolish a tax is to end it; to bring it into being is to {} it. Increasing it changes a tax that already exists.
M2 | His speech made the crowd __restless__. | calm | noisy | tired | angry | larger | A restless crowd cannot keep still; a {} one can.
M3 | The captain gave a __detailed__ report of the voyage. | sketchy | false | written | dull | secret | A detailed report leaves nothing out; a {} one gives only a rough outline.
M3 | The council wants the wall to remain __intact__. | broken | painted | hidden | unpainted | straight | Intact means whole and undamaged; its opposite is {}.
H3 | The surgeon works with great __precision__. | inexactness | slowness | idleness | dishonesty | unkindness | Precision is the quality of being exact; its opposite is {}.
H3 | The envoy's visit was meant to __pacify__ the angry workers. | provoke | dismiss | replace | deceive | punish | To pacify is to make calm; to stir up anger is to {}.
H2 | The mechanic is a __novice__ in the trade. | expert | partner | stranger | success | rival | A novice is a beginner; a person of great skill is an {}.
`,
);

export const antonyms = [...everyday, ...schoolAndWork, ...harder, ...more];
