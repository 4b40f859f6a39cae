import { passageOf, questionsFrom } from "../../question-rows.ts";

const section = {
  topic: "reading-text",
  objective: "Follow plot, character, setting, theme and language in a piece of narrative prose",
};

export const borrowedSuit = questionsFrom(
  section,
  `
E1 occasion | Why does Kelechi need a suit? | for an interview | for a wedding | for a funeral | for his graduation | for a photograph | He has been called to the insurance company at ten o'clock, so he needs it {}.
E1 owner | To whom does the suit in “The Borrowed Suit” belong? | his landlord | his father | his best friend | his brother | his tailor | Mr Ogunleye, who owns the house, takes it out of the wardrobe, so it belongs to {}.
E1 condition | On what condition is the suit lent? | that nothing happens to it | that the rent is paid that day | that it is washed and ironed | that Kelechi gets the job | that no one else sees it | The owner says that it must come back as it goes, that is, {}.
M2 rent | Why is the landlord's kindness surprising? | Kelechi owes him rent. | He is known to be a thief. | They have never met before. | Kelechi once insulted him. | He is going to be married. | Two months' rent has not been paid, so it is surprising because {}
M2 accident | What happens on the way to the interview? | A child falls into a gutter. | The bus runs out of fuel. | The suit is caught on a nail. | It begins to rain heavily. | Kelechi loses his papers. | He hears a cry and sees two small hands over the edge: {}
M2 hesitate | How does Kelechi react when he sees what has happened? | He acts without a thought for the suit. | He looks round for someone else to act. | He takes off the jacket and folds it. | He waits for the police to arrive. | He walks on so as not to be late. | He is in the water up to his chest before he remembers the suit: {}
M2 receptionist | The look that the receptionist gives Kelechi is one of | disgust | pity | welcome | fear | envy | She moves her chair back and holds her nose, so her look is one of {}.
H2 interviewer | What makes the old man on the panel change the question? | He has seen Kelechi's deed. | He is tired of waiting. | He pities Kelechi's poverty. | He knows Kelechi's landlord. | He dislikes the other candidates. | He says that he was in the traffic at that junction, so the reason is: {}
H3 value | When the old man says, “We insure things; we do not often see what they are worth”, he means that | Kelechi valued life above property | the suit was too cheap to insure | insurance costs too much money | Kelechi should insure his clothes | the company is losing customers | Kelechi spoilt a costly suit to save a child, so the meaning is that {}.
H2 ending | The landlord's last words suggest that he is | forgiving | furious | confused | greedy | jealous | He says that the suit was getting too tight for its owner anyway, so he is {}.
`,
  passageOf(
    "borrowed-suit",
    "The Borrowed Suit",
    `
“It must come back as it goes,” said Mr Ogunleye, and laid the suit over Kelechi's arms as if it were a sleeping child. It was grey, with a silk lining. He had worn it twice. Kelechi, who was two months behind with the rent, could not understand why his landlord should lend him anything but a broom. “A man who looks hungry is not given food,” the old man explained. “Go and look like someone who has eaten.”

The interview was at ten. At half past nine Kelechi was walking down Broad Street, keeping well away from wheelbarrows, when he heard a cry. There was an open gutter beside the bus stop, deep and black, and over its edge he saw two small hands. Then he saw only one.

He was in the water up to his chest before he remembered the suit.

The child, a boy of four, was passed up to a screaming mother. Somebody gave Kelechi a rag. There was nothing to be done with it. At two minutes to ten he stood before the receptionist of the insurance company, dripping on the marble, and she moved her chair back and put her handkerchief to her nose.

There were three people on the panel. Two of them looked at each other. The third, an old man with a hearing aid, pushed away the printed sheet of questions.

“I was in the traffic at that junction,” he said. “There were, I think, thirty people at the bus stop. All well dressed.” He turned to his colleagues. “We insure things. We do not often see what they are worth.” Then he asked Kelechi when he could begin.

It was dark when Kelechi knocked at his landlord's door with a parcel in his hands. He had prepared a speech, but the smell spoke first. Mr Ogunleye unfolded one grey sleeve, and a piece of orange peel fell out of it. He listened to the whole story without a word.

“It was getting tight for me,” he said at last. “Come in. You look hungry.”
`,
  ),
);
