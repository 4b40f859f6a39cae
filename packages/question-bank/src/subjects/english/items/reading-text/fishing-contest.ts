import { passageOf, questionsFrom } from "../../question-rows.ts";

const section = {
  topic: "reading-text",
  objective: "Follow plot, character, setting, theme and language in a piece of narrative prose",
};

export const fishingContest = questionsFrom(
  section,
  `
E1 prize | What was the prize in the fishing contest at Igbodo Creek? | an outboard engine | a new canoe | a bag of money | a fishing net | a title | The passage says that the engine stood on a table under a cloth, so the prize was {}.
E1 tonye-age | Why did the men laugh when Tonye put down her name? | No girl had ever entered. | She had no canoe of her own. | She was too old for it. | She could not swim. | Her father was a stranger. | The clerk's pen stopped because he had never written a girl's name in that book: {}
M1 father | What do we know about Tonye's father? | He had died on the creek. | He was a judge of the contest. | He had won the year before. | He had moved to the city. | He did not want her to enter. | His canoe came home without him in the rains, so we know that: {}
M2 bait | What had Tonye learnt from her father about the big fish? | They feed where the water turns. | They fear the sound of engines. | They come out only at night. | They like the bait of palm fruit. | They stay in the deepest places. | Her father used to say that the fat ones wait at the bend: {}
M2 others | Where did most of the other fishermen cast their lines? | in the deep middle of the creek | close to the landing place | at the bend in the creek | under the bridge | near the open sea | The passage says that they paddled to the deep water in the middle, that is, {}.
M2 ebiere | Ebiere lost his fish because he | boasted before landing it | fell asleep in his canoe | used a broken hook | was pulled into the water | was pushed by Tonye | He stood up to call to the bank while the fish was still on the line; he {}.
M2 metaphor | When the writer says that the creek “held its breath”, it means that | everything was still | the tide was very high | the fish could not breathe | people were drowning | a storm had broken | To hold one's breath is to be silent with waiting, so {}.
H2 giving-back | What did Tonye do with the smaller fish that she caught? | put them back | sold them to the crowd | gave them to Ebiere | used them as bait | cooked them for supper | She lowered them over the side, saying that they had mothers too; so she {}.
H2 name | At the end the clerk writes Tonye's name “in a large hand”. This shows his | respect | carelessness | envy | poor sight | haste | He had hesitated to write it at first and now makes it easy to see; it shows his {}.
H3 character | Which pair of words best describes Tonye? | patient and observant | proud and talkative | timid and obedient | reckless and lucky | clever and cruel | She waits quietly and uses what she has noticed, so she is {}.
`,
  passageOf(
    "fishing-contest",
    "The Contest at Igbodo Creek",
    `
The engine stood on a table under a white cloth, and everyone who passed lifted a corner to look. Whoever brought in the heaviest fish by sunset would take it home.

“Name?” said the clerk, without raising his head.

“Tonye Amachree.”

The pen stopped. There was laughter on the landing stage. In twenty-six years no girl's name had been written in that book. The clerk looked for a rule against it, turning the pages backwards and forwards, and found none.

She took her father's canoe. It had come home by itself one night in the rains three years before, and nobody but Tonye had sat in it since. The men paddled out to the deep water in the middle, where everyone knew that the big fish were. Tonye went down to the bend, where the current doubled back on itself. The fat ones do not chase their supper, her father used to say. They wait where the water turns and let it be carried to them.

She sat all day. Three small fish came up, and she lowered them over the side again, one by one. “They have mothers too,” she told the canoe.

Towards five o'clock a shout came from the middle. Ebiere, who had won twice before, had hooked something enormous. He stood up to make sure that the bank could see. He was still waving when the line went slack.

At the bend the creek held its breath. Tonye felt the float dip, not sharply, but slowly, like a man nodding in agreement. She did not pull. She let the line run through her fingers and counted, as she had been taught, to seven.

The sun was on the tops of the mangroves when she came in. It took two of the men who had laughed to carry the fish to the scale, and they carried it carefully. The clerk opened his book. He dipped his pen twice. Then he wrote her name in a large hand, so that anyone could read it, and underlined it.
`,
  ),
);
