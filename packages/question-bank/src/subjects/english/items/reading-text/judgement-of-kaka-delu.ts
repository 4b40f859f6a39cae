import { passageOf, questionsFrom } from "../../question-rows.ts";

const section = {
  topic: "reading-text",
  objective: "Follow plot, character, setting, theme and language in a piece of narrative prose",
};

export const judgementOfKakaDelu = questionsFrom(
  section,
  `
E1 dispute | What is the quarrel between Audu and Sarki about? | the ownership of a cow | the boundary of a farm | the price of millet | an unpaid debt | the hand of a girl | Each man says that the brown cow is his, so the quarrel is about {}.
E1 judge | Who is asked to settle the quarrel in “The Judgement of Kaka Delu”? | an old blind woman | the district officer | the village head's son | a trader from Kano | the oldest farmer | Kaka Delu has been blind for twenty years, and she is asked to settle it; she is {}.
E2 witnesses | Why are the witnesses of no help? | They divide equally between the two men. | They are too afraid of Audu to speak. | They have never seen the cow before. | They have gone away on a journey. | They are all relatives of Sarki. | Four swear for one man and four for the other: {}
M2 villagers-doubt | Why do some villagers smile when Kaka Delu is chosen? | They think that a blind person cannot judge a cow. | They know that she prefers Audu to Sarki. | They are glad to see her out of doors. | They remember her earlier mistakes. | They believe that she owns the cow. | They ask how she will examine the animal when she cannot see it, so the reason is: {}
M2 test | How does Kaka Delu discover the owner? | by listening to how the cow answers a call | by counting the marks on its side | by asking the men its age | by feeling its horns with her hands | by letting it choose its own way home | She orders each man to call the animal as he does at evening, so she discovers it {}.
M2 audu-call | What does the cow do when Audu calls? | It goes on eating. | It walks up to him. | It runs away. | It lies down. | It attacks him. | The only answer to his call is the sound of grass being torn: {}
M2 simile | Sarki's call is described as “low and cracked, like an old door”. What figure of speech is this? | simile | metaphor | irony | hyperbole | personification | The word “like” compares two unlike things directly, so the figure is a {}.
H2 eyes | “You have all been looking,” says Kaka Delu. She means that the others | relied on sight alone | were spying on the men | had come only to watch | could not see very well | were looking for the cow | They looked and disagreed, while she listened; so she means that they {}.
H2 punish | What punishment does Kaka Delu give Audu? | to herd Sarki's cows for a season | to pay the price of two cows | to leave the village for a year | to beg the cow for pardon | to be beaten before the crowd | He must go out with them every day until they know his voice, that is, {}.
H3 wisdom | The punishment is wise because it makes Audu | earn what he had only claimed | suffer more than he deserved | richer than he was before | afraid of blind people | stay away from the village | He said that the cow knew him; now he must work until that is true, so he must {}.
`,
  passageOf(
    "judgement-of-kaka-delu",
    "The Judgement of Kaka Delu",
    `
Two men came before the village head holding the same rope, and at the end of the rope was a brown cow. Audu said that it was his. Sarki said that it was his. Four witnesses swore for one and four for the other, and the village head, who wished to be re-elected, sent for Kaka Delu.

There were some smiles. Kaka Delu was the oldest person in Dutsen Bako, and she had been blind for twenty years. How was she to examine an animal that she could not see? A boy led her to the square by her stick, and she sat down on a mortar with her face to the wrong side.

“Take off the rope,” she said, “and let everybody stand away. Now, Audu. At evening, when you want your cow to come to you, how do you call her?”

Audu had a fine voice, and he used it. It rang from the walls. Afterwards there was no sound but the tearing of grass.

“And you, Sarki?”

Sarki was ashamed to do it before so many people. What came out of him at last was low and cracked, like an old door, hardly a call at all. The tearing stopped. There was a pause, and then the soft, uneven sound of four feet on dry ground, coming nearer, and a long breath blown out through the nose.

“You have all been looking,” said Kaka Delu. “Eight men have looked, and they have seen two different cows.” She stood up. “Audu, you said that this animal knows you. That was not true yesterday, but I do not like a man's word to be wasted. You will take Sarki's cattle to grass every morning and bring them home every night, until the season ends. By then she will know you very well.”

Audu opened his mouth and closed it again. Somebody laughed, but Kaka Delu lifted her stick, and it stopped.

“It is not a joke,” she said. “It is only late.”
`,
  ),
);
