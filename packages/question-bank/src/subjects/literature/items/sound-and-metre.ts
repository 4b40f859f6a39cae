import { questionsFrom } from "../question-rows.ts";

export const soundAndMetre = questionsFrom(
  "sound-and-metre",
  `
# Recognise devices of sound
E1 alliteration-defined ~alliteration | The repetition of initial consonant sounds in neighbouring words is | alliteration | assonance | rhyme | onomatopoeia | refrain | {} repeats consonants at the beginning of words. Assonance repeats vowels.
E1 alliteration-line ~alliteration | “Proud palms pierced the pale, patient sky.” The dominant sound device in the line is | alliteration | assonance | consonance | end rhyme | onomatopoeia | The initial *p* sound is repeated, so the device is {}.
M1 assonance-defined ~assonance | The repetition of the same vowel sound in neighbouring words is | assonance | alliteration | consonance | dissonance | rhythm | {} repeats vowels inside words that need not rhyme.
M2 assonance-line ~assonance | “The lean green reeds lean to the sea.” Apart from repetition, the line makes use of | assonance | litotes | metonymy | caesura | oxymoron | The long vowel of “lean”, “green”, “reeds” and “sea” recurs, which is {}.
M2 consonance-defined | The repetition of final consonant sounds with different vowels, as in “lump” and “damp”, is | consonance | assonance | full rhyme | alliteration | onomatopoeia | {} repeats the consonants at the end while the vowels differ, so it is not full rhyme.
E1 onomatopoeia-defined ~onomatopoeia | A word whose sound suggests its meaning, such as “buzz”, is an example of | onomatopoeia | alliteration | personification | metonymy | euphemism | In {} the sound of the word imitates the thing named.
E1 onomatopoeia-choose ~onomatopoeia | Which of these words is onomatopoeic? | Sizzle | Silent | Gentle | Careful | Colour | {} imitates the sound of frying. The other words do not imitate a sound.
E1 onomatopoeia-line ~onomatopoeia | “The rain went pit-a-pat, pit-a-pat upon the zinc.” The device in “pit-a-pat” is | onomatopoeia | apostrophe | oxymoron | allusion | litotes | The word imitates the fall of the drops, so the device is {}.
E1 refrain-defined ~refrain | A line or group of lines repeated at intervals, usually at the end of stanzas, is a | refrain | couplet | caesura | prologue | sestet | A {} comes back through a poem or song like a chorus.
M2 repetition-effect | In poetry, words are most often repeated in order to | lay emphasis | fill space | hide meaning | end the poem | confuse readers | Repetition serves to {} on an idea and to add to the music of the verse.
H2 cacophony | Harsh, jarring combinations of sounds in a poem are called | cacophony | euphony | harmony | melody | symphony | {} means ugly or harsh sound. Euphony is its opposite.
H2 euphony | A pleasing flow of smooth, agreeable sounds in verse is | euphony | cacophony | dissonance | bathos | caesura | {} means sweet sound. Cacophony and dissonance are harsh.
M2 sibilance ~alliteration | “Softly the snakes slid past the sleeping soldiers.” The repeated hissing *s* sound is called | sibilance | assonance | caesura | rhyme | parody | {} is the repetition of hissing sounds such as *s*.
# Describe rhyme schemes, feet and metre
E1 end-rhyme ~rhyme-kinds | Words that rhyme at the close of successive lines form | end rhyme | internal rhyme | eye rhyme | half rhyme | blank verse | {} falls at the close of lines. Internal rhyme falls within a line.
M2 internal-rhyme ~rhyme-kinds | “The light of the night was a sight to behold.” The rhyme of “light”, “night” and “sight” is | internal rhyme | end rhyme | eye rhyme | half rhyme | feminine rhyme | The rhyming words stand inside one line, so this is {}.
H2 eye-rhyme ~rhyme-kinds | Words such as “cough” and “though”, which look alike but sound different, make | an eye rhyme | a full rhyme | an internal rhyme | a couplet | a refrain | {} exists on paper only, because the spelling agrees and the sound does not.
M1 rhyme-scheme-defined ~scheme | The pattern of end rhymes in a poem, shown by small letters, is its | rhyme scheme | metre | stanza | refrain | rhythm | The {} is marked with letters, the same letter for lines that rhyme.
E1 scheme-aabb ~scheme | “The cock has called the sleepy day, // The goats have wandered on their way, // The women sweep before each door, // And Baba prays upon the floor.” // The rhyme scheme is | aabb | abab | abba | aaba | abcb | “Day” rhymes with “way” and “door” with “floor”, so the scheme is {}.
M2 scheme-abab ~scheme | “The drum is calling through the night, // The dancers gather in a ring, // The moon hangs low, a lantern bright, // And old men wake to hear them sing.” // The rhyme scheme is | abab | aabb | abba | abcb | aaba | “Night” rhymes with “bright” and “ring” with “sing” in alternate lines, so the scheme is {}.
M2 scheme-abba ~scheme | “I built my house beside the sea, // I thought its roof would never fall; // The waves have come and claimed it all // And left a broken door for me.” // The rhyme scheme is | abba | abab | aabb | abcb | aabc | “Sea” rhymes with “me” and “fall” with “all”, so the scheme is {}.
M2 scheme-abcb ~scheme | “My brother went to fetch the cows, // The evening star was high; // He never came to shut the gate, // We never heard him cry.” // The rhyme scheme is | abcb | abab | aabb | abba | aaba | Only “high” and “cry” rhyme, so the scheme is {}, as in many ballads.
E1 metre-defined ~metre | The regular pattern of stressed and unstressed syllables in verse is called | metre | rhyme | stanza | tone | diction | {} is the measured pattern of stresses. Rhyme concerns like sounds.
M1 foot-defined ~metre | The unit of metre, made up of stressed and unstressed syllables, is a | foot | line | verse | canto | stanza | A {} is the smallest unit of metre; several make up a line.
M2 iamb ~feet | A foot of one unstressed syllable followed by one stressed syllable is | an iamb | a trochee | a dactyl | an anapaest | a spondee | {} rises from weak to strong, as in “be-GIN”.
M2 trochee ~feet | A foot of one stressed syllable followed by one unstressed syllable is | a trochee | an iamb | an anapaest | a spondee | a pyrrhic | {} falls from strong to weak, as in “GAR-den”.
H3 anapaest ~feet | A foot of two unstressed syllables followed by a stressed one is | an anapaest | a dactyl | an iamb | a trochee | a spondee | {} has two weak syllables and a strong one, as in “un-der-STAND”.
H3 dactyl ~feet | A foot of one stressed syllable followed by two unstressed ones is | a dactyl | an anapaest | a spondee | an iamb | a trochee | {} goes strong, weak, weak, as in “MER-ri-ly”.
H3 spondee ~feet | A foot made up of two stressed syllables is | a spondee | a dactyl | an iamb | a trochee | an anapaest | {} has two strong syllables, as in “HEART-BREAK”.
M2 pentameter ~line-lengths | A line of verse with five feet is called | pentameter | tetrameter | trimeter | hexameter | dimeter | {} has five feet; the prefix *penta-* means five.
M2 tetrameter ~line-lengths | A line of verse with four feet is called | tetrameter | trimeter | pentameter | hexameter | octameter | {} has four feet; the prefix *tetra-* means four.
H2 hexameter ~line-lengths | A line of verse with six feet is | hexameter | pentameter | heptameter | tetrameter | octameter | {} has six feet. A heptameter has seven.
M2 scansion | The marking of the feet and stresses in lines of verse is called | scansion | diction | elision | narration | rehearsal | {} shows the metre by marking stressed and unstressed syllables.
H2 caesura ~pauses | A marked pause within a line of verse is | a caesura | an enjambment | a refrain | a couplet | an elision | {} is a break inside a line, often at a punctuation mark.
M2 enjambment ~pauses | The running on of a sentence from one line of verse to the next without a pause is | enjambment | caesura | refrain | scansion | elision | {} carries the sense over the end of the line. The opposite is an end-stopped line.
M3 end-stopped ~pauses | A line of verse that closes with a natural pause, usually marked by punctuation, is | end-stopped | run-on | unrhymed | truncated | alliterative | An {} line ends where the sense pauses. A run-on line does not.
`,
);
