import { passageOf, questionsFrom } from "../../question-rows.ts";

const section = {
  topic: "reading-text",
  objective: "Follow plot, character, setting, theme and language in a piece of narrative prose",
};

export const orangeSeller = questionsFrom(
  section,
  `
E1 narrator | The narrator of “The Orange Seller” is travelling in order to | begin her studies | visit her mother | sell some oranges | attend a burial | look for work | She has a box, an admission letter and a seat on the train, so she is going to {}.
E1 place-orange | Where does the narrator meet the orange seller? | at a railway station | in a school | on a ship | at a bus park | in a market | The train has stopped and hawkers run along the platform, so it is {}.
E2 money-short | What is the narrator's difficulty when the train begins to move? | She has not paid for the oranges. | She has left her box behind. | She has lost her letter. | She has boarded the wrong train. | She has not got a seat. | The girl has passed up the fruit but the note is still in the narrator's hand: {}
M2 seller-run | Why does the narrator remember the orange seller's running? | The girl ran gladly and without anger. | The girl fell down and was badly hurt. | The girl cursed loudly as she ran along. | The girl was chased by the guards. | The girl ran off with the money. | She says that the girl ran as if for pleasure and was laughing: {}
M2 resolve | What does the narrator promise herself on the train? | to pay the girl one day | never to eat oranges again | to become a trader | to return home at once | to buy a bigger purse | She puts the note between the pages of her Bible and says that it is not hers, so she promises {}.
M2 years | When does the narrator pass through the station again? | seven years later | the next week | a year later | twenty years later | at the end of term | The line was closed more than once before she stood on that platform again, {}.
M2 trackside | What has changed when she sees the orange seller again? | The girl now has a shop. | The girl does not sell fruit. | The girl has become blind. | The girl has left the town. | The girl has no customers. | There is a wooden stall with a signboard over it: {}
H2 refuse | Why does the seller refuse the old note? | She had written it off as a gift. | She thinks that it is a false one. | She is angry at the long delay. | She does not remember any oranges. | She wants a larger sum of money. | She says that she gave the oranges to a girl who was going to school: {}
H2 frame | What does the seller do with the note in the end? | pins it up for her daughter to see | throws it after the train | spends it on a new basket | gives it to a beggar | puts it into the narrator's bag | She fixes it to the wall and tells her child what it stands for; she {}.
H3 meaning | “Some people take seven years to cross a platform” is the seller's way of saying that | honesty may come late | trains are always slow | the narrator is lame | the platform is too long | customers are ungrateful | The narrator has come back at last to pay, so the saying means that {}.
`,
  passageOf(
    "orange-seller",
    "The Orange Seller",
    `
I was seventeen, and I had a tin box, a letter of admission and a seat by the window. At Kafanchan the train stopped for water, and the hawkers ran along the platform with their trays on their heads. I called for oranges. A girl of about my own age peeled four of them in one long ribbon each and handed them up to me, and while I was feeling in my purse the train gave a jerk and began to move.

The girl ran. I held the note out of the window as far as my arm would go, and she came on beside us, with one hand on her tray, running as if it were for pleasure. She was laughing. For a moment our fingers were an inch apart. Then the platform ended.

I did not enjoy those oranges. I put the note between the pages of my Bible and told myself that it was not mine.

One does not travel by that line every day. It was closed, and then it was said to be opening, and then it was closed again. It was seven years before I stood on that platform with the same note in my hand, a little yellow at the edges. The hawkers were still there. But she was not among them; she was behind a wooden stall with a signboard over it, cutting pineapples, with a small girl at her skirt.

I told her the story. She remembered at once. She would not take the money.

“I gave those oranges away,” she said. “When the train had gone I said to myself, it is all right, that one was going to school. If you pay me now, whom did I give them to?” She wiped her knife. “Some people take seven years to cross a platform.”

In the end she did take the note, but not for the cash box. She pinned it to the plank behind her and lifted up the child to see. “That,” she said, “is what it looks like when somebody comes back.”
`,
  ),
);
