import { questionsFrom } from "../question-rows.ts";

export const narrativeTechnique = questionsFrom(
  "narrative-technique",
  `
# Identify point of view
E1 pov-defined ~pov | The position from which a story is told is its | point of view | setting | theme | plot | climax | {} is the angle from which readers see the events.
E1 first-person-defined ~first-person | A story told by a character who says “I” uses the | first-person narrator | third-person narrator | omniscient narrator | objective narrator | second-person narrator | A {} takes part in the story and says “I”.
E1 first-person-example ~first-person | “I hid the letter under my mat and pretended to snore.” The point of view is | first person | second person | third person limited | omniscient | objective | The teller says “I” and “my”, so the point of view is {}.
M1 omniscient-defined ~omniscient | A narrator who knows the thoughts and feelings of every character is | omniscient | limited | first-person | unreliable | objective | An {} narrator knows everything. A limited one enters a single mind.
M2 omniscient-example ~omniscient | “Bola feared the dog, the dog feared Bola, and neither knew what the goat was planning.” The narrator of this sentence is | omniscient | first-person | limited | objective | unreliable | The teller enters every mind, so the narrator is {}.
M2 limited-defined ~limited | A third-person story that keeps to the thoughts of one character only is told from a point of view that is | limited | omniscient | objective | plural | dramatic | A {} point of view stays with one character's mind.
H2 objective-defined ~objective | A narrator who reports only what could be seen and heard, entering no mind, is | objective | omniscient | intrusive | unreliable | first-person | An {} narrator works like a camera and gives no thoughts.
H3 objective-example ~objective | “She set down the basin. He looked at the road. Neither spoke.” The narration here is | objective | omniscient | first-person | second-person | intrusive | Only outward actions are reported and no thoughts, so it is {}.
M2 second-person-example | “You open the door and you see that the room is empty.” This is narration in the | second person | first person | third person | passive voice | omniscient mode | The word “you” makes the reader the actor, so it is in the {}.
H2 unreliable ~unreliable | A narrator whose account readers learn to doubt is called | unreliable | omniscient | objective | reflective | detached | An {} narrator misleads us through ignorance, madness or dishonesty.
H3 unreliable-example ~unreliable | “I have never told a lie, and if the police say they found the goat in my room, the goat must have walked there.” The speaker is best described as | an unreliable narrator | an omniscient narrator | an objective narrator | a third-person narrator | an intrusive author | The excuse makes us doubt every word, so this is {}.
M2 advantage-first ~first-person | One advantage of first-person narration is that it | gives a sense of closeness to the teller | lets us into every character's mind | leaves out all personal feeling | shows events in many places at once | removes the need for any dialogue | Because the teller speaks as “I”, it {}. It cannot enter other minds.
M3 limitation-first ~first-person | The chief limitation of a first-person narrator is that he or she | cannot know other people's thoughts | cannot describe any past events | cannot take part in the story | cannot use figurative language | cannot express strong feelings | Someone who tells only what he has seen {}.
H3 intrusive | A narrator who breaks off to comment on characters and address the reader is | intrusive | objective | limited | dramatic | absent | An {} narrator interrupts the story with opinions of his own.
# Recognise techniques of telling a story
E1 flashback-defined ~flashback | A return to events that happened before the present time of the story is a | flashback | prologue | foreshadow | subplot | dialogue | A {} takes the reader back in time to explain the present.
M1 flashback-example ~flashback | “As the gate clanged shut, he saw again the day, ten years ago, when his father first brought him here.” The technique is | flashback | foreshadowing | suspense | caricature | dialogue | The story moves back ten years, so the technique is {}.
M1 foreshadowing-defined ~foreshadowing | Hints early in a story of what will happen later are called | foreshadowing | flashback | resolution | anticlimax | repetition | {} prepares readers for later events. Flashback goes back to earlier ones.
M2 foreshadowing-example ~foreshadowing | On the first page a boy is warned that the bridge is weak; on the last page it falls. The warning is an instance of | foreshadowing | flashback | comic relief | allusion | anticlimax | The early hint points to the later event, which is {}.
E1 dialogue-defined | Conversation between two or more characters in a work is | dialogue | monologue | soliloquy | narration | description | {} is talk between characters. A monologue has one speaker.
M2 in-medias-res | A story that begins in the middle of the action is said to open | in medias res | ex tempore | in absentia | ad libitum | per capita | The Latin phrase {} means “in the middle of things”.
H2 stream-of-consciousness ~inner-speech | The technique of recording the unbroken flow of a character's thoughts and impressions is | stream of consciousness | dramatic monologue | authorial intrusion | omniscient comment | reported speech | {} imitates the disordered flow of thoughts in the mind.
M3 interior-monologue ~inner-speech | The presentation of a character's unspoken thoughts in his own words is | interior monologue | stage whisper | reported speech | choral ode | dialogue | In {} the reader overhears a character thinking.
M2 frame-story | A story that contains another story or stories within it is a | frame story | short story | detective story | ghost story | love story | A {} encloses other tales, as when travellers pass the night telling stories.
M1 description-use | Passages that help readers to picture persons, places and objects are | descriptive | argumentative | dramatic | persuasive | expository | {} writing paints pictures in words.
M2 showing-telling | A writer “shows” rather than “tells” when a character's fear is conveyed by | trembling hands | the word afraid | a chapter title | a narrator's comment | a plain statement | {} let us see the fear for ourselves, while the others merely name it or inform us.
M2 motif ~motif | An image, idea or situation that keeps recurring through a work is a | motif | moral | climax | prologue | dialogue | A {} comes back again and again and helps to build the theme.
H2 leitmotif-example ~motif | In a novel, the sound of a distant train returns whenever someone thinks of leaving home. The train is a | motif | foil | chorus | couplet | climax | The sound recurs with the same idea, so it is a {}.
M2 suspense-device | Ending a chapter just as the door begins to open and the scream is heard is called a | cliffhanger | flashback | prologue | denouement | digression | A {} stops at the most exciting point so that readers must go on.
M3 digression | A passage that wanders away from the main subject of a story is a | digression | climax | resolution | refrain | dialogue | A {} leaves the main line for a while.
H3 magical-realism | Fiction in which impossible events happen in an otherwise everyday, realistic world is described as | magical realism | social realism | naturalism | pastoral romance | detective fiction | {} treats the marvellous as a normal part of ordinary life.
E2 narrator-defined ~pov | The one who tells a story is the | narrator | antagonist | critic | publisher | foil | The {} tells the story and is not always the same as the author.
M2 epigraph-technique | A short quotation placed at the beginning of a book or chapter to suggest its theme is | an epigraph | an epilogue | an epitaph | an epistle | an episode | {} stands at the head of a book or chapter. An epitaph is for a grave.
`,
);
