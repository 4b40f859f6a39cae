import { passageOf, questionsFrom } from "../../question-rows.ts";

const section = {
  topic: "comprehension",
  objective: "Recognise a writer's purpose, attitude and main idea",
};

const rumour = questionsFrom(
  section,
  `
E1 bridge | What had really happened at the bridge in “How a Rumour Grows”? | A goat had fallen into the water. | A bus had been robbed. | Two people had drowned. | The bridge had collapsed. | A trader had lost her money. | The passage begins with the true event: {}
E2 market-closed | The traders closed their stalls because they | believed a false report | wanted to attend a burial | were ordered by the police | had sold all their goods | feared that it would rain | The story had grown until it seemed dangerous, so they closed because they {}.
M2 embroidered | The phrase “each embroidered it a little” means that each person | added details to the story | sewed while speaking | repeated it correctly | refused to believe it | told it with sorrow | To embroider a story is to decorate it with things that did not happen, so each {}.
M2 three-questions | According to the writer, what should we do before passing on news? | find out where it came from | tell it to an older person | write down every detail | wait for the newspaper | share it with one friend | The writer wants us to ask who saw it and how the teller knows, so we should {}.
H2 comparison | The writer compares a rumour to a snowball in a land without snow in order to suggest that it | grows out of nothing | melts in the hot sun | is cold and unfriendly | comes from abroad | is pleasant to children | There is nothing real for it to gather, and yet it becomes large; so it {}.
`,
  passageOf(
    "how-a-rumour-grows",
    "How a Rumour Grows",
    `
At eight in the morning a goat fell from the footbridge at Oke-Ado, swam to the bank and went home. A boy who saw it told the bread seller that something had fallen into the river. The bread seller told the tailor that someone had. By ten o'clock there were two of them, and they had been pushed. By noon it was a bus. Nobody had meant to lie; each embroidered it a little, as one adds salt to a neighbour's soup, and passed it on. At one o'clock the traders closed their stalls and ran home to lock up their children.

A rumour is a snowball in a land without snow: there is nothing for it to gather, and yet it grows. In our grandparents' time it could travel no faster than a bicycle. Now it has a telephone in its hand.

The remedy is not to stop talking, which no one would enjoy. It is to put three questions to every wonderful piece of news: Who saw it? How do you know? What did he say in his own words? Most rumours die at the first. The goat, for its part, has never been asked.
`,
  ),
);

const library = questionsFrom(
  section,
  `
E2 first-books | Where did the first books of Miss Tarfa's library come from? | a house that was being cleared | the ministry of education | a bookshop in the city | friends in other countries | her own school days | She found them in cartons outside a dead lawyer's house, that is, {}.
M1 fine | What “fine” must be paid by those who return a book late? | They tell the story to the children. | They pay a small sum for each day. | They sweep the floor of the library. | They lose the right to borrow again. | They bring another book in its place. | The passage says that the late borrower sits on the mat and retells the book: {}
M2 wheelbarrow | The library is remarkable because it | moves from place to place | is open at night only | lends books for money | has no reader under ten | belongs to the government | It is a wheelbarrow that is pushed from street to street, so it {}.
M2 thumbed | Books that are “well thumbed”, as in the passage on the library, are | much used | newly bought | badly written | rarely opened | neatly covered | The marks of thumbs show that many hands have held them, so they are {}.
H2 implication | Miss Tarfa's remark that a missing book is “on holiday” implies that she | is not worried about losses | has sent some books away | plans to close the library | suspects one of her readers | travels when school is closed | She believes that a book out of sight is being read somewhere, so she {}.
`,
  passageOf(
    "library-on-a-wheel",
    "The Library on a Wheel",
    `
The library of Angwan Rogo has one wheel, two handles and no roof. It began when Miss Tarfa, who mends radios, passed a house that was being cleared after the death of its owner, a lawyer. Nine cartons of books stood in the rain. She borrowed a wheelbarrow, and by evening she had books and the wheelbarrow, for its owner had told her to keep it if she would put something better than cement in it.

Now she goes out at four o'clock each day and stops at a different corner. Children run beside her. Anyone may take a book for a week. There is no card and no fee, and there is only one fine: whoever brings a book back late must sit on the mat and tell the story of it to the little ones. Some readers, it is said, are late on purpose.

The books are well thumbed, and many have lost their covers. People ask her how many have been stolen. “None,” she says. “A few are on holiday.” And she adds that a book which nobody wants to keep is a sadder thing than one which somebody does not bring back.
`,
  ),
);

const work = questionsFrom(
  section,
  `
E2 view | Many parents in “Clean Hands” want their children to | work in offices | learn a craft | study abroad | become farmers | leave school early | The passage says that they dream of a desk and a tie, so they want their children to {}.
M1 irony-plumber | The writer mentions the graduate who waited three days for a plumber in order to show that | skilled workers are needed | plumbers are never honest | graduates are often lazy | pipes are badly made | water is scarce in towns | The graduate had no job while the plumber had too many; this shows that {}.
M2 stigma | The “stigma” attached to manual work is its | bad name | high pay | hard nature | small profit | long training | A stigma is a mark of shame, so the stigma of such work is its {}.
M2 mother | The tailor's mother was ashamed at first because her son | had left the university | could not sew well | had married a trader | refused to work | earned too little | He gave up his course in order to learn tailoring; she was ashamed because he {}.
H3 clean-hands | By “clean hands” at the end of the passage, the writer means | honest living | careful washing | office work | good health | a lack of work | The writer says that hands are dirty only when they take what they have not earned, so clean hands stand for {}.
`,
  passageOf(
    "clean-hands",
    "Clean Hands",
    `
Ask a hundred parents what they wish for their children, and ninety will describe the same room: a desk, a fan, a tie. They do not say so, but what they wish for is clean hands. A trade is for those who have failed at something else.

This stigma costs us dearly. I know a graduate who sat at home for two years looking for a desk. When his kitchen pipe burst, he telephoned a plumber, and then waited three days, because the plumber had eleven other houses to attend to. It did not occur to him to ask who was the unemployed man in that conversation. I also know a tailor who left the university in his second year to learn to cut cloth. His mother did not mention him in church. He now employs fourteen people, three of them graduates, and his mother mentions little else.

None of this is a case against learning. The best mechanics I have met read more than many clerks. It is a case against shame. Grease comes off with soap. The only hands that stay dirty are those that take what they have not earned.
`,
  ),
);

const noise = questionsFrom(
  section,
  `
E1 generator | Which noise did the people of Unity Close complain about? | the sound of a generator | the cries of hawkers | the music of a church | the barking of dogs | the traffic on the road | Their neighbour's machine ran all night, so they complained about {}.
M1 first-reaction | When his neighbours first complained, Mr Akande | took no notice | apologised at once | moved away | called the police | offered them money | He shut his window and went back to bed; that is, he {}.
M2 retaliate | To “retaliate”, as used in “Unity Close”, is to | pay back a wrong | make peace | run away | ask for help | work together | Each house answered noise with noise; to retaliate is to {}.
M2 baby | What made Mr Akande change his mind? | He needed quiet for his sick baby. | His generator broke down at last. | The landlord threatened to evict him. | The price of fuel went up again. | His wife begged him to do so. | He went from door to door with the child in his arms, which shows the reason: {}
H3 irony-name | The name “Unity Close” is ironical at the beginning of the passage because the people there | were divided | were all related | lived far apart | did not own houses | had no leader | Unity means oneness, but the neighbours quarrelled; they {}.
`,
  passageOf(
    "unity-close",
    "Unity Close",
    `
There are nine houses in Unity Close, and last year there were nine opinions about Mr Akande's generator. It stood under his neighbours' windows and ran from seven in the evening until seven in the morning with a sound like a lorry climbing a hill. When they complained, he said that everyone was free to buy a generator, shut his window, and went to bed.

So they began to retaliate. One man bought a louder machine. Another turned his radio to the wall of Mr Akande's bedroom. A third kept dogs. By December there was not a quiet hour between dusk and dawn, and people who had once shared a well did not exchange greetings.

Then Mr Akande's youngest child fell ill. The doctor prescribed sleep. That night he switched off his generator for the first time and discovered how loud the Close was without it. At midnight he went from door to door with the baby in his arms. He did not make a speech. At each house he said only, “I am sorry. Please.” One after another, the lamps and the engines went out, and for the first time in a year the Close heard its own crickets.
`,
  ),
);

const exams = questionsFrom(
  section,
  `
E1 offer | What did the stranger offer to sell to Femi? | examination questions | used textbooks | a new telephone | a school certificate | private lessons | He said that he had tomorrow's paper in his bag, so he offered {}.
E2 price | Why did Femi not buy what the stranger offered in “The Short Road”? | He thought of his father's roof. | He had no money with him. | He was afraid of the police. | He had already seen the questions. | He did not trust the stranger. | He remembered the builder who had cheated his family: {}
M2 roof | The roof of Femi's house leaked because the builder | had not truly learnt his trade | had used old materials | had been paid too little | had died before finishing | had quarrelled with the owner | The builder had bought his certificate, so he {}.
M2 crestfallen | The stranger went away “crestfallen”, that is, | disappointed | satisfied | threatening | laughing | hurrying | He had expected to make a sale and failed, so he was {}.
H2 theme | The theme of “The Short Road” is that cheating | harms other people in the end | is seldom found out by teachers | is common among poor students | makes examinations too easy | should be punished by the law | The leaking roof shows what one man's false certificate did to a family; cheating {}.
`,
  passageOf(
    "short-road",
    "The Short Road",
    `
On the eve of the chemistry examination a stranger fell into step beside Femi. He had a good watch and a friendly voice. In his bag, he said, was tomorrow's paper, with the answers. For five thousand naira Femi could sleep well. “Everybody takes the short road,” he said. “Why should you alone walk?”

Femi had the money. It was in his shoe, meant for the journey home. He was also afraid of chemistry. What he thought of at that moment, however, was neither the money nor the fear. He thought of the roof at home. His father had paid a builder with a handsome certificate on his wall, and in the first rains the new roof had opened like a basket. It came out later that the certificate had been bought. The man had taken the short road, and for two years Femi's family had been living at the end of it, moving their beds from one dry corner to another.

“No, thank you,” said Femi. The stranger offered to reduce the price, and then to reduce it again, and at last turned away crestfallen. Femi went in, lit the lamp and opened his book at the first page.
`,
  ),
);

const language = questionsFrom(
  section,
  `
E2 complaint-language | What does the writer's niece find difficult in “A Tongue Left Behind”? | talking to her grandmother | reading English novels | living in the village | cooking local meals | passing her examinations | She must have a cousin to interpret, so what she finds difficult is {}.
M1 parents | The niece's parents spoke only English to her because they | wanted her to succeed | did not know another tongue | lived in a foreign country | were told to by her school | disliked their own village | They believed that English alone would open doors, so they spoke it because they {}.
M2 interpret | To “interpret”, as used in the passage on language, is to | turn speech from one language to another | explain the meaning of a difficult dream | write down what an old person says | correct the mistakes of a young speaker | speak on behalf of someone who is shy | The cousin stands between the two speakers and carries their words across, that is, to {}.
M2 false-choice | The writer says that parents face “a false choice”. By this the writer means that children can | learn both languages well | choose any language they like | forget English very easily | succeed without schooling | learn only one language | It is not necessary to give up one language in order to have the other; children can {}.
H3 key | In “A Tongue Left Behind”, the bunch of keys stands for | several languages | the doors of a house | the parents' wealth | the grandmother's room | school certificates | One key opens one door, and the writer wants the child to have more; so the keys stand for {}.
`,
  passageOf(
    "tongue-left-behind",
    "A Tongue Left Behind",
    `
My niece speaks beautiful English. She has won prizes for it. But when she goes to the village and her grandmother takes both her hands and begins to speak, the girl smiles, nods, and looks about for a cousin who can interpret. The old woman asks whether she is happy. By the time the question has been carried across and the answer has been carried back, it is only information.

Her parents meant well. They had been laughed at, in their own school days, for the way they spoke, and they decided that their daughter should have the language which opens doors. Other tongues, they thought, would only get in the way. It was a false choice. A child's head is not a bag with room for one loaf. In many of our towns, children who have never seen a grammar book pass between three languages before breakfast and drop none of them.

English is a good key, and I would not take it from anyone. But a person who has a bunch of keys is not poorer than a person who has one. And there are rooms, some of them the oldest in the house, that my niece's one key does not fit.
`,
  ),
);

export const ideasAndSociety = [...rumour, ...library, ...work, ...noise, ...exams, ...language];
