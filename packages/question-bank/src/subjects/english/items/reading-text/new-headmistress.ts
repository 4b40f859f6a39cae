import { passageOf, questionsFrom } from "../../question-rows.ts";

const section = {
  topic: "reading-text",
  objective: "Follow plot, character, setting, theme and language in a piece of narrative prose",
};

export const newHeadmistress = questionsFrom(
  section,
  `
E1 setting | In “The New Headmistress”, what is the state of Gidan Kwari school when Mrs Okafor arrives? | neglected | newly painted | crowded | closed by order | well equipped | There are no pupils at eight, the bell is gone and goats sleep in a classroom, so the school is {}.
E1 bell | What had happened to the school bell at Gidan Kwari? | It had been sold. | It had been stolen. | It had cracked. | It had fallen into the well. | It had never been rung. | Mr Tanko says that it fetched a good price from the scrap dealer, so: {}
E1 goats | Where does Mrs Okafor find the goats? | in a classroom | in the school garden | in the headmaster's house | under the bell tree | at the gate | She opens the door of Primary Four and sees them, so they are {}.
M2 tanko | Mr Tanko's manner when he greets the new headmistress shows that he is | not expecting any change | eager to please her | afraid of losing his job | angry at her coming | proud of his school | He does not rise and tells her kindly that she will get used to it, so he is {}.
M2 hoe | Why does Mrs Okafor ask for a hoe? | to clear the weeds herself | to drive away the goats | to dig for the lost bell | to plant a vegetable garden | to punish the late pupils | She takes off her shoes and begins to weed the path, so she wants it {}.
M2 iron-bar | What does Mrs Okafor use in place of the bell? | a piece of old metal | a wooden drum | a whistle | a tin cup | a hand-clap | She hangs a worn-out wheel rim from a branch and strikes it with a bolt; it is {}.
M2 first-child | Why does the little girl with the baby on her back hesitate at the gate? | She fears that the baby is not allowed. | She has come to look for her goats. | She has no uniform to wear. | She is late and fears a beating. | She does not know the new teacher. | She asks whether it may come too, and this shows: {}
H2 reply | Mrs Okafor's answer, “He has to start somewhere”, shows that she | welcomes every learner | dislikes small children | is joking at the girl's expense | thinks the baby is clever | wants more school fees | She lets the baby come in with its sister, which shows that she {}.
H2 tanko-change | Mr Tanko's picking up of a second hoe suggests that he | has been won over | wants to stop her | is ashamed of his age | has been given an order | wishes to be paid | Nobody asks him to; her example has moved him, so it suggests that he {}.
H3 theme | The main idea of “The New Headmistress” is that a leader | teaches best by example | must be harsh with workers | should obey old customs | needs plenty of money | ought to work alone | She gives few orders but works with her own hands until others join, so a leader {}.
`,
  passageOf(
    "new-headmistress",
    "The New Headmistress",
    `
Mrs Okafor reached Gidan Kwari at a quarter to eight. By her watch it was five past when she stopped expecting to hear a bell. The compound was knee-deep in grass. In the shade of a neem tree a man lay in a canvas chair with a newspaper over his face.

“Good morning,” she said. “I am the new headmistress.”

The man took away the newspaper but did not rise. He was Mr Tanko, he said, the senior master, and she was welcome. The pupils would come when their mothers had finished with them. The bell? It had fetched a good price from the scrap dealer the year before last. “You will get used to it,” he added kindly. “They all do.”

She opened the door of Primary Four. Eleven goats looked up at her without interest. She shut it again, softly, as one does when one has entered the wrong room.

“Is there a hoe?” she asked.

There was a hoe. Mrs Okafor took off her shoes, set them side by side on the step, and began to weed the path from the gate. She did not hurry. When she had cleared as much as a mat would cover, she went to the wreck of a lorry by the road, came back with the rim of a wheel, hung it from the neem tree over Mr Tanko's head, and struck it with a bolt. The sound went out over the millet fields like something that had been asleep.

After some time a girl of seven or eight appeared at the gate with a baby tied on her back. She stood on one leg.

“Please,” she said, “can he come too? I have nobody to leave him with.”

Mrs Okafor straightened her back and considered the baby, who considered her. “He has to start somewhere,” she said.

By ten there were nineteen of them. By then, too, there was a second sound of chopping behind her. She did not turn round, for she had noticed that there was only one hoe, and she wondered where Mr Tanko had found another.
`,
  ),
);
