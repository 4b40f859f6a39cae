import { questionsFrom } from "../question-rows.ts";

export const criticalTerms = questionsFrom(
  "critical-terms",
  `
# Use general critical terms correctly
E1 theme-defined ~theme | The central idea that runs through a literary work is its | theme | plot | setting | diction | metre | The {} is the central idea. The plot is what happens.
M1 theme-subject ~theme | “Greed destroys those who feed it.” Said of a novel, this sentence states its | theme | setting | plot | point of view | genre | It sums up the idea the novel puts forward, which is its {}.
E1 diction-defined ~diction | A writer's choice of words is known as | diction | rhythm | theme | imagery | metre | {} is the choice of words, which may be formal, simple, archaic and so on.
M2 poetic-diction ~diction | Words such as “o'er” and “whence”, used in older verse but not in ordinary speech, belong to | poetic diction | dramatic irony | free verse | local colour | comic relief | {} is vocabulary thought proper to poetry.
E1 moral-defined | The lesson that a story teaches about right and wrong is its | moral | plot | tone | setting | climax | The {} is the lesson drawn from a story, as at the close of a fable.
M1 pathos-defined | The quality in a work that arouses pity or sorrow is | pathos | bathos | ethos | humour | satire | {} moves readers to pity. Bathos is a fall from the serious to the trivial.
M2 parody-defined ~parody | A comic imitation of the style of a particular writer or work is a | parody | paradox | parable | paraphrase | prologue | A {} imitates a style in order to make fun of it.
M2 paraphrase-defined | To restate the meaning of a poem in one's own words is to | paraphrase it | parody it | scan it | dramatise it | criticise it | To {} is to put its sense into other words. To parody it is to mock its style.
M2 ambiguity-defined | The use of an expression that can be understood in more than one way is | ambiguity | clarity | hyperbole | apostrophe | brevity | {} lets an expression carry two or more meanings.
M2 connotation ~denotation | The ideas and feelings that a word suggests beyond its dictionary meaning are its | connotation | denotation | inflection | derivation | translation | The {} is what a word suggests. Its denotation is the plain meaning.
M2 denotation ~denotation | The plain dictionary meaning of a word is its | denotation | connotation | association | allusion | implication | The {} is the literal meaning, without the feelings attached to the word.
H2 archaism | The use of words that have gone out of date, such as “thou” and “hath”, is | archaism | colloquialism | euphemism | neologism | Latinism | {} brings back old words. A neologism is a new one.
H3 neologism | A newly coined word or expression is a | neologism | malapropism | cliché | proverb | dialect | A {} is a new word. An archaism is an old one.
E1 cliche | An expression that has lost its force through too much use is a | cliché | conceit | symbol | motif | proverb | A {}, such as “last but not least”, is worn out by use.
H3 juxtaposition | Placing two things side by side so that their difference is noticed is | juxtaposition | personification | exaggeration | alliteration | allusion | {} puts things next to each other for comparison or contrast.
H2 verisimilitude | The appearance of being true or real in a work of fiction is | verisimilitude | ambiguity | sentimentality | improbability | objectivity | {} makes an invented story seem like life.
M3 plagiarism | Presenting another writer's work as one's own is | plagiarism | parody | allusion | adaptation | criticism | {} is literary theft. An allusion openly counts on being recognised.
M2 literary-criticism | The study, explanation and judgement of literary works is | literary criticism | creative writing | oral tradition | proof-reading | lexicography | {} explains and judges works of literature.
# Describe an author's style, tone and attitude
E1 tone-defined ~tone | A writer's attitude towards the subject, shown in the choice of words, is the | tone | plot | rhyme | setting | climax | The {} may be angry, playful, sad and so on. It shows the writer's attitude.
E1 mood-defined ~tone | The general feeling that a work creates in the reader is its | mood | metre | genre | moral | plot | The {} is the atmosphere felt by the reader. Tone is the attitude of the writer.
M1 style-defined | A writer's characteristic manner of using language is | style | theme | genre | plot | setting | {} is the way a writer uses words and sentences.
M2 nostalgic ~tone-examples | “Ah, those evenings of moonlit games, when every door was open!” The tone of this sentence is | nostalgic | sarcastic | angry | fearful | indifferent | The speaker longs for happy days gone by, so the tone is {}.
M2 sarcastic-tone ~tone-examples | “Thank you, honourable thief, for leaving us the walls.” The tone of this remark is | sarcastic | grateful | nostalgic | solemn | cheerful | The thanks are meant to sting, so the tone is {}.
M2 defiant-tone ~tone-examples | “Break my drum if you will; I shall beat upon the ground.” The speaker's tone is | defiant | apologetic | mournful | playful | resigned | The speaker refuses to give in, so the tone is {}.
M2 resigned-tone ~tone-examples | “What the river has taken, it has taken; let us go home.” The attitude of the speaker is one of | resignation | defiance | triumph | mockery | suspicion | The loss is accepted without a struggle, which is {}.
M2 elegiac-tone ~tone-examples | “The stool is empty and the pipe is cold; who will tell us stories now?” The mood of these words is | mournful | humorous | triumphant | threatening | romantic | Empty stool and cold pipe suggest a death, so the mood is {}.
M3 didactic-tone ~tone-examples | “Learn from the ant, my child: store today what you will need tomorrow.” The tone of this line is | didactic | ironic | bitter | nostalgic | ecstatic | The speaker gives a lesson, so the tone is {}.
H2 satirical-tone ~tone-examples | “Our councillor is a man of his word: he said he would do nothing, and he has kept his promise.” The tone is | satirical | reverent | sorrowful | affectionate | neutral | Mock praise exposes a lazy official, so the tone is {}.
E2 colloquial | Language that is close to everyday informal conversation is | colloquial | archaic | technical | ornate | formal | {} language is the language of everyday talk.
H3 terse ~style-kinds | “He came. He saw her. He left.” The style of this passage is best described as | terse | ornate | verbose | lyrical | archaic | The sentences are short and bare, so the style is {}.
H3 verbose ~style-kinds | A style that uses far more words than are needed is | verbose | terse | concise | lucid | laconic | A {} style is wordy. Terse, concise and laconic all mean brief.
H2 subjective | A description coloured by the writer's own feelings and opinions is | subjective | objective | impartial | factual | anonymous | A {} account is personal. An objective one keeps feelings out.
`,
);
