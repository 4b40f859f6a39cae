import { questionsFrom } from "../question-rows.ts";

export const figuresOfContrast = questionsFrom(
  "figures-of-contrast",
  `
# Define figures of contrast, irony and emphasis
E1 hyperbole-defined ~hyperbole | A deliberate exaggeration used for effect is | hyperbole | litotes | euphemism | oxymoron | paradox | {} overstates for effect. Litotes understates.
M1 litotes-defined ~litotes | An understatement that affirms something by denying its opposite is | litotes | hyperbole | climax | sarcasm | metaphor | {} says less than is meant, as in “not bad” for “very good”.
M1 oxymoron-defined ~oxymoron | Two words of opposite meaning placed side by side form | an oxymoron | a synonym | a pun | a couplet | a simile | {} joins opposites in a short phrase, such as “bitter sweetness”.
M1 paradox-defined ~paradox | A statement that seems to contradict itself but holds a truth is | a paradox | a proverb | a metaphor | an allusion | an apostrophe | {} looks impossible at first sight and proves true on reflection.
M2 antithesis-defined ~antithesis | The balancing of contrasting ideas in similar grammatical structures is | antithesis | apostrophe | alliteration | anticlimax | allegory | {} sets opposite ideas against each other in balanced phrases.
E1 irony-defined ~verbal-irony | Saying the opposite of what one really means is | verbal irony | dramatic irony | tragic flaw | comic relief | poetic licence | In {} the words say one thing and mean another.
M2 dramatic-irony-defined ~dramatic-irony | When the audience knows what a character on stage does not know, there is | dramatic irony | verbal irony | comic relief | poetic justice | anticlimax | {} depends on the audience's greater knowledge.
M2 situational-irony-defined ~situational-irony | When the outcome of events is the opposite of what was expected, there is | situational irony | dramatic irony | verbal irony | pathetic fallacy | poetic licence | {} lies in events that turn out contrary to expectation.
M1 sarcasm-defined | A bitter and cutting form of irony meant to hurt is | sarcasm | litotes | euphemism | humour | pathos | {} uses mock praise to wound; gentle humour does not.
M1 climax-figure ~climax-figure | The arrangement of ideas in order of rising importance is | climax | bathos | litotes | synecdoche | metonymy | {} moves step by step to the most important idea. Bathos falls the other way.
M2 anticlimax-defined ~anticlimax | A sudden drop from the serious to the trivial is | anticlimax | climax | catharsis | antithesis | crisis | {}, also called bathos, lets the reader down from the serious to the trivial.
E1 pun-defined ~pun | A play on words that sound alike or have two meanings is | a pun | an ode | a simile | an image | a motif | {} draws humour or point from a word with two meanings.
M1 rhetorical-question-defined ~rhetorical-question | A question asked for effect, to which no answer is expected, is | rhetorical | dramatic | ironic | lyrical | satirical | A {} question makes a point instead of seeking an answer.
M2 anaphora-defined ~anaphora | The repetition of a word or phrase at the beginning of successive lines is | anaphora | assonance | apostrophe | antithesis | allegory | {} opens line after line with the same words for emphasis.
H2 zeugma-defined | The use of one verb with two objects in different senses, as in “She lost her purse and her temper”, is | zeugma | litotes | anaphora | paradox | metonymy | In {} one verb governs two words in different senses.
H3 chiasmus-defined ~chiasmus | The crossing of phrases so that the second half reverses the order of the first is | chiasmus | anaphora | metonymy | bathos | enjambment | {} reverses the order of the first half in the second, as in “We live to learn and learn to live”.
# Recognise figures of contrast, irony and emphasis in use
E1 hyperbole-tears ~hyperbole | “I have told you a million times to shut that gate.” The sentence contains | hyperbole | litotes | oxymoron | simile | metonymy | Nobody counts a million warnings; the exaggeration is {}.
E1 hyperbole-choose ~hyperbole | Which of these is an example of hyperbole? | His snoring shook the whole street. | His snoring was not quiet. | His snoring was like a drum. | His snoring woke his brother. | His snoring stopped at dawn. | A man's snoring cannot shake a street, so this exaggerates: {}
M1 litotes-cook ~litotes | “My aunt is no mean cook,” said of a very good cook, is an example of | litotes | hyperbole | sarcasm | paradox | pun | A strong compliment is given by denying its opposite, which is {}.
M2 litotes-choose ~litotes | Which of these expressions is an example of litotes? | The task was not without its dangers. | The task was a hungry lion. | The task took a thousand years. | The task was as heavy as lead. | The task, at last, was finished. | It affirms danger by denying its absence: {}
M1 oxymoron-noise ~oxymoron | “A loud silence filled the courtroom.” The expression “loud silence” is | an oxymoron | a euphemism | a simile | an allusion | an anticlimax | Opposite words stand side by side, so it is {}.
M2 oxymoron-choose ~oxymoron | Which of these phrases is an oxymoron? | a generous thief | A greedy tortoise | A distant drum | A broken mirror | A stubborn goat | A thief takes and a generous person gives, so {} joins opposites.
M2 paradox-giving ~paradox | “The more she gave away, the richer she became.” This statement is | a paradox | a simile | an apostrophe | a pun | an anticlimax | It seems impossible, yet giving enriches the spirit, so it is {}.
M2 paradox-teacher ~paradox | “The child is sometimes the teacher of the old.” The statement is best described as | paradoxical | hyperbolic | sarcastic | euphemistic | alliterative | It seems to turn nature round but holds a truth, so it is {}.
M2 antithesis-talk ~antithesis | “He was a giant in promise but a dwarf in deed.” Besides metaphor, the sentence makes use of | antithesis | apostrophe | onomatopoeia | metonymy | litotes | “Giant in promise” is balanced against “dwarf in deed”, which is {}.
E1 irony-lateness ~verbal-irony | “How punctual you are!” said the teacher to the boy who came an hour late. The teacher's remark is | ironical | literal | symbolic | alliterative | paradoxical | She means the opposite of what she says, so the remark is {}.
M2 dramatic-irony-pot ~dramatic-irony | In a play the audience has seen a thief hide in the barn; the farmer locks the barn and boasts that his yams are safe. This is an example of | dramatic irony | verbal irony | poetic justice | comic relief | soliloquy | The audience knows what the farmer does not, so the scene shows {}.
M3 situational-irony-fire ~situational-irony | A story in which the fire station is the only building in town to burn down turns on | situational irony | verbal irony | dramatic irony | rhetorical question | mixed metaphor | What happens is the reverse of what one expects, which is {}.
M2 climax-example ~climax-figure | “He came late, he came dirty, he came drunk, and he came to preach.” The ordering of the details illustrates | climax | litotes | euphemism | apostrophe | metonymy | The details grow more shocking up to the last one, which is {}.
M2 anticlimax-example ~anticlimax | “In the accident he lost his car, his leg and his handkerchief.” The sentence ends in | anticlimax | climax | hyperbole | antithesis | paradox | The list sinks from a great loss to a trifle, so it ends in {}.
E2 pun-example ~pun | “The tailor's business is seamy, but he has it all sewn up.” The humour of this sentence depends on | puns | similes | litotes | apostrophe | anaphora | “Seamy” and “sewn up” each carry two meanings, so the humour depends on {}.
E1 rhetorical-example ~rhetorical-question | “Who among us has never made a mistake?” asked in a speech, is | a rhetorical question | a dramatic aside | an open metaphor | an understatement | an oxymoron | The speaker expects no answer and makes a point, so it is {}.
M2 anaphora-example ~anaphora | “We shall plant, we shall water, we shall wait.” The repeated opening words are an example of | anaphora | bathos | metonymy | oxymoron | litotes | The same words begin each clause, which is {}.
H3 chiasmus-example ~chiasmus | “She eats to work and works to eat” is an example of | chiasmus | litotes | metonymy | bathos | apostrophe | The words are reversed in the second half, so it is {}.
H2 innuendo | A remark that hints at something unpleasant without saying it openly is | an innuendo | an apostrophe | a refrain | a paradox | an epitaph | {} wounds by a hint, so the speaker can deny having said anything.
`,
);
