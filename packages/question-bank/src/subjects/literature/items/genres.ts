import { questionsFrom } from "../question-rows.ts";

export const genres = questionsFrom(
  "genres",
  `
# Explain what literature is and tell its genres apart
E1 three-genres ~main-genres | The three main genres of literature are | prose, poetry and drama | novel, story and essay | tragedy, comedy and farce | epic, ode and elegy | fiction, history and myth | Literature is commonly divided into {}. The other groups name kinds within a genre.
E1 genre-word ~main-genres | In literary study, a genre is a | kind of literary work | place where a story happens | lesson taught by a poem | person in a play | quarrel between characters | A genre is a {}, marked off from others by its form and manner.
E1 drama-meant-for | What chiefly sets drama apart from the other genres is that it is written to be | acted on a stage | read in silence | sung to a lyre | learned by heart | printed in chapters | A play is completed only when it is {}, which is why it consists mainly of dialogue and stage directions.
E1 prose-ordinary | Writing that follows the ordinary flow of speech in sentences and paragraphs is called | prose | verse | metre | rhyme | stanza | {} runs on in sentences and paragraphs. Verse is arranged in lines.
E1 poetry-lines | Which of these is the usual unit of arrangement in poetry but not in prose? | the line | The sentence | The paragraph | The chapter | The page | A poet decides where {} ends, while in prose the printer does.
M1 fiction-meaning ~fiction | A work of fiction is one whose events are | imagined by the writer | recorded from real life | told only in verse | always in the future | drawn from newspapers | Fiction tells of events {}, even when it borrows real places or times.
E1 non-fiction ~fiction | Which of these is a work of non-fiction? | A biography | A novel | A fairy tale | A short story | A fable | {} tells the true story of a real person's life. The other kinds are invented stories.
M1 literature-functions | Which of these is **not** one of the usual purposes of literature? | Measuring rainfall | Entertaining readers | Teaching moral lessons | Preserving culture | Criticising society | {} belongs to science. Literature entertains, teaches, preserves culture and criticises society.
M1 drama-element | Which of these elements belongs to the printed text of a play rather than a novel? | Stage directions | Chapters | Description | Narration | Paragraphs | {} tell actors what to do and how to speak, so they belong to a play.
M2 poetry-prose-share | Which of these can be found in prose, drama and poetry alike? | Theme | Stanza | Chapter | Stage direction | Act | {} is the central idea of a work, so every genre has it. The rest belong to one genre each.
E1 playwright ~writers-called | A person who writes plays is called a | playwright | novelist | poet | critic | biographer | A {} writes plays; another name for such a writer is dramatist.
E1 novelist-long ~writers-called | A writer of long works of prose fiction is a | novelist | dramatist | lyricist | satirist | bard | A {} writes novels, which are long works of prose fiction.
M1 poet-persona-writer | A collection of poems by various poets in one book is called | an anthology | a trilogy | a canto | an epilogue | a libretto | {} gathers works by several writers. A trilogy is a set of three related works.
M2 canon-anthology | A set of three related novels or plays is called a | trilogy | triplet | tercet | trimeter | triangle | A {} has three parts that belong together. A triplet and a tercet are groups of three lines.
# Recognise the kinds of prose, drama and poetry
E1 novella | A story that is longer than a short story but shorter than a full novel is a | novella | saga | fable | chronicle | sketch | A {} stands between the short story and the novel in length.
M1 short-story | The short story differs from the novel mainly in having | a single main incident | several sub-plots | many chapters | a large cast | a long span of years | Because it is brief, the short story usually turns on {}, with few characters and no sub-plot.
E1 autobiography ~life-writing | A person's account of his or her own life is | an autobiography | a biography | an epistle | a chronicle | a monologue | {} is written by the person whose life it tells. A biography is written by somebody else.
E1 biography ~life-writing | The story of a real person's life written by another person is a | biography | memoir | diary | romance | legend | A {} is written by another person, whereas memoirs and diaries come from the person concerned.
M2 memoir ~life-writing | A writer's record of personal memories of certain events and people, not of the whole life, is a | memoir | thriller | parable | biography | romance | A {} selects memories from the writer's own life. A full life story would be an autobiography.
M1 epistolary | A novel told mainly through letters is described as | epistolary | picaresque | gothic | historical | pastoral | An {} novel consists of letters exchanged by its characters; the word comes from epistle, a letter.
H2 picaresque | A novel that follows the loosely joined adventures of a roguish wanderer is | picaresque | epistolary | gothic | pastoral | domestic | The {} novel has a rogue for its hero and an episodic plot.
M2 gothic | A novel full of ruined castles, ghosts and terror belongs to the kind called | gothic | pastoral | historical | epistolary | domestic | {} fiction creates fear and mystery through gloomy buildings and strange events.
H3 bildungsroman | A novel that traces the growth of its hero from childhood to maturity is a | bildungsroman | roman à clef | picaresque tale | pastoral romance | detective novel | A {} is a novel of growing up, in which experience forms the hero's character.
M2 historical-novel | A novel set in a past age that mixes real events with invented characters is | a historical novel | a science novel | a detective novel | an epistolary novel | a fantasy novel | {} puts invented people among real events of the past.
E1 fable-genre | A short tale in which animals speak and act like people in order to teach a lesson is a | fable | legend | myth | saga | romance | A {} uses talking animals to teach a moral.
M1 parable | A short simple story about human beings told to teach a religious or moral truth is a | parable | ballad | farce | myth | fantasy | A {} teaches a truth through human characters. A fable usually does it through animals.
E1 science-fiction | Stories built on imagined advances in science and travel through space are called | science fiction | romance | folklore | realism | historical fiction | {} imagines the effect of discoveries and inventions on human life.
H2 dystopia | A story that pictures an imagined society in which life is wretched and oppressed is a | dystopia | utopia | pastoral | romance | chronicle | A {} shows a bad imaginary society. A utopia shows an ideal one.
M3 satire-genre | A work that ridicules folly and vice in the hope of correcting them is a | satire | romance | eulogy | legend | memoir | A {} mocks human faults so that people may mend them. A eulogy praises.
M2 essay | A short piece of prose that discusses a single subject from the writer's point of view is | an essay | an epic | a novel | a ballad | a folktale | {} discusses one subject in prose; it need not tell a story.
H3 faction-tragicomedy | A work that mixes serious events which threaten disaster with a happy ending is a | tragicomedy | burlesque | pastoral | melodrama | chronicle | A {} joins tragic matter with comic matter and ends happily.
`,
);
