import { questionsFrom } from "../question-rows.ts";

export const formsOfPoetry = questionsFrom(
  "forms-of-poetry",
  `
# Recognise stanza forms and fixed forms
E1 stanza-defined | A group of lines that forms a division of a poem is a | stanza | chapter | scene | foot | paragraph | A {} is to a poem what a paragraph is to prose.
E1 couplet ~stanza-lengths | Two successive lines of verse that rhyme are called a | couplet | tercet | quatrain | sestet | septet | A {} is a pair of rhyming lines.
E1 tercet ~stanza-lengths | A stanza of three lines is a | tercet | quatrain | couplet | quintain | sestet | A {} has three lines. A quatrain has four.
E1 quatrain ~stanza-lengths | A stanza of four lines is called a | quatrain | couplet | tercet | sestet | septet | A {} has four lines.
M2 sestet-lines ~stanza-lengths | A stanza or section of six lines is a | sestet | septet | tercet | quintain | quatrain | A {} has six lines. A septet has seven.
M2 octave-lines ~stanza-lengths | A group of eight lines, such as the opening of an Italian sonnet, is | an octave | a sestet | a tercet | a quatrain | a canto | {} has eight lines; in the Italian sonnet a sestet of six follows it.
E1 sonnet-lines ~sonnet | A sonnet is a poem of | fourteen lines | twelve lines | sixteen lines | ten lines | twenty lines | Every regular sonnet has {}.
M2 petrarchan-division ~sonnet | The Italian or Petrarchan sonnet is divided into | an octave and a sestet | two equal septets | seven rhyming couplets | a quatrain and a coda | three quatrains and a couplet | It has {}. Three quatrains and a couplet make up the English sonnet.
M2 shakespearean-division ~sonnet | The English or Shakespearean sonnet is made up of | three quatrains and a couplet | an octave and a sestet | four tercets and a couplet | two octaves | seven couplets | It has {}. An octave and a sestet make up the Italian sonnet.
H3 shakespearean-scheme ~sonnet | The usual rhyme scheme of the Shakespearean sonnet is | abab cdcd efef gg | abba abba cde cde | aabb ccdd eeff gg | abab bcbc cdcd ee | aba bcb cdc ded ee | Three quatrains with alternate rhymes and a closing couplet give {}.
H3 volta ~sonnet | The turn of thought in a sonnet, often between octave and sestet, is called the | volta | coda | caesura | refrain | canto | The {} is the point at which the argument or mood turns.
E1 blank-verse ~verse-kinds | Verse written in unrhymed iambic pentameter is called | blank verse | free verse | heroic couplet | light verse | terza rima | {} has metre but no rhyme. Free verse has neither regular metre nor rhyme.
E1 free-verse ~verse-kinds | Poetry that has no regular metre or rhyme scheme is | free verse | blank verse | a heroic couplet | a limerick | a villanelle | {} follows the rhythms of speech. Blank verse keeps a regular metre.
M2 heroic-couplet ~verse-kinds | Two rhyming lines of iambic pentameter form a | heroic couplet | ballad stanza | limerick | terza rima | haiku | A {} is a rhymed pair of iambic pentameter lines.
H3 terza-rima ~verse-kinds | Linked three-line stanzas rhyming aba, bcb, cdc are called | terza rima | ottava rima | rhyme royal | heroic verse | ballad metre | In {} the middle line of each stanza gives the rhyme of the next.
M2 haiku | A Japanese form of three lines with five, seven and five syllables is the | haiku | sonnet | limerick | villanelle | ode | The {} has seventeen syllables in three lines.
E1 limerick | A comic poem of five lines rhyming aabba is a | limerick | haiku | sonnet | ballad | dirge | A {} is a humorous five-line poem rhyming aabba.
H3 villanelle | A poem of nineteen lines with two rhymes and two repeated lines is a | villanelle | sonnet | limerick | haiku | sestina | A {} has five tercets and a quatrain, and two of its lines keep coming back.
H2 acrostic | A poem in which the first letters of the lines spell a word or name is | an acrostic | an epigram | a limerick | an epitaph | an elegy | In {} the initial letters, read downwards, spell a word.
M3 canto | A main division of a long poem is known as a | canto | chapter | scene | couplet | foot | A {} divides a long poem as a chapter divides a novel.
# Tell the kinds of poem by subject and manner
E1 lyric ~lyric-narrative | A short poem that expresses the personal feelings of a speaker, originally sung to a lyre, is a | lyric | ballad | saga | satire | fable | A {} expresses feeling. Ballads and epics tell stories.
E1 narrative-poem ~lyric-narrative | A poem that mainly tells a story is | narrative | lyrical | didactic | descriptive | pastoral | A {} poem tells a story; the ballad and the epic are of this kind.
E1 elegy ~mourning | A poem that mourns the dead is | an elegy | an ode | an epic | a limerick | an idyll | {} laments a death. An ode usually celebrates.
E1 dirge ~mourning | A song or poem sung at a funeral is a | dirge | ballad | carol | lullaby | sonnet | A {} is a song of mourning for a burial.
M2 epitaph ~mourning | A short verse or inscription written for a tombstone is | an epitaph | an epilogue | an epigraph | an episode | an epistle | {} stands on a grave. An epigraph stands at the head of a book or chapter.
E1 ode | A dignified lyric poem addressed to a person or thing, usually in praise, is | an ode | an elegy | a ballad | a parody | a dirge | {} praises its subject in an exalted style.
E1 ballad ~ballad | A simple narrative poem in short stanzas, originally meant for singing, is a | ballad | sonnet | lyric | haiku | pastoral | A {} tells a story in simple stanzas and often has a refrain.
H2 ballad-scheme ~ballad | The traditional ballad stanza is a quatrain in which rhyme joins the | second and fourth lines | first and second lines | third and fourth lines | first and fourth lines | first and third lines | Its scheme is abcb: the {} rhyme.
E1 epic ~epic | A long narrative poem about the deeds of a great hero is | an epic | an ode | an elegy | an epigram | an idyll | {} tells of heroic deeds in a grand style.
M2 epic-invocation ~epic | The opening appeal of an epic poet to the Muse for help is called the | invocation | epilogue | catalogue | denouement | refrain | The {} calls on the Muse or a god to inspire the poet.
M2 mock-heroic ~epic | A poem that treats a trivial subject in the grand style of the epic is | mock-heroic | pastoral | didactic | elegiac | confessional | A {} poem makes a small matter laughable by treating it as if it were great.
M2 pastoral | A poem that presents an ideal picture of the life of shepherds and the countryside is | pastoral | elegiac | satirical | epic | metaphysical | {} poetry idealises country life.
M2 didactic | A poem written chiefly to teach a lesson is described as | didactic | lyrical | elegiac | comic | pastoral | A {} poem sets out to instruct its readers.
M3 dramatic-monologue | A poem in which one imagined character speaks to a silent listener and reveals himself is a | dramatic monologue | heroic couplet | pastoral elegy | literary ballad | nursery rhyme | In a {} the speaker's own words expose his character to us.
H2 epithalamium | A poem or song written to celebrate a wedding is | an epithalamium | an elegy | an epitaph | an eclogue | an epigram | {} honours a bride and bridegroom.
M3 epigram | A short, witty saying or poem with a sharp turn at the end is | an epigram | an epitaph | an epic | an idyll | an ode | {} is brief and pointed. An epitaph is for a tomb.
E1 lullaby-kind ~lullaby | A soothing song for putting a child to sleep is a | lullaby | dirge | ballad | shanty | march | A {} is sung to send a child to sleep.
E1 persona | The voice that speaks in a poem, not necessarily the poet's own, is the | persona | foil | chorus | protagonist | critic | The {} is the speaker the poet creates, so we do not simply say “the poet says”.
M2 poetic-licence | A poet's freedom to depart from the rules of grammar or fact for effect is | poetic licence | poetic justice | poetic diction | free verse | dramatic irony | {} lets a poet bend the rules. Poetic justice means that virtue is rewarded and vice punished.
`,
);
