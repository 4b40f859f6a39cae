import { questionsFrom } from "../question-rows.ts";

export const plotAndCharacter = questionsFrom(
  "plot-and-character",
  `
# Describe the parts of a plot
E1 plot-defined ~plot | The arrangement of events in a story, joined by cause and effect, is the | plot | theme | setting | style | mood | The {} is the ordered chain of events. The theme is the idea behind them.
E1 exposition ~plot-parts | The part of a story that introduces the characters, setting and situation is the | exposition | climax | resolution | falling action | conflict | The {} gives readers what they need to know at the start.
E1 rising-action ~plot-parts | The series of events that build up tension before the turning point is the | rising action | falling action | exposition | resolution | epilogue | In the {} the conflict grows more and more intense.
E1 climax-plot ~plot-parts | The point of highest tension in a plot is the | climax | exposition | prologue | subplot | flashback | The {} is the turning point, after which the action falls.
E1 denouement ~plot-parts | The final untying of the knots of a plot is called the | denouement | exposition | conflict | climax | episode | The {}, or resolution, settles what the story has raised.
M2 falling-action ~plot-parts | The events that follow the turning point and lead towards the ending form the | falling action | rising action | exposition | flashback | inciting moment | The {} comes between the climax and the resolution.
E1 conflict ~conflict | The struggle between opposing forces in a story is its | conflict | theme | setting | tone | moral | {} drives a plot forward; without it there would be no story.
M2 internal-conflict ~conflict | A girl who is torn between telling the truth and protecting her friend faces | internal conflict | external conflict | comic relief | poetic justice | dramatic irony | The struggle goes on inside her mind, so it is {}.
M2 external-conflict ~conflict | Fishermen fighting a storm at sea are engaged in a conflict of man against | nature | self | society | fate | machine | A storm is a force of {}, so the conflict is external.
M2 subplot ~plot | A secondary story that runs beside the main story is a | subplot | prologue | climax | flashback | motif | A {} is less important than the main plot but usually touches it.
E1 suspense | The feeling of anxious uncertainty about what will happen next is | suspense | pathos | satire | irony | nostalgia | {} keeps readers turning the pages.
M2 episodic-plot ~plot | A plot made up of loosely connected incidents, any of which could be left out, is | episodic | organic | circular | chronological | tragic | An {} plot strings events together without close cause and effect.
M2 chronological ~plot | A plot that tells events in the order in which they happened is | chronological | episodic | circular | fragmented | reversed | A {} plot follows the order of time.
H3 circular-plot ~plot | A novel that ends at the very place and situation with which it began has a plot that is | circular | linear | episodic | double | simple | A {} plot brings the story back to its starting point.
M2 crisis-resolution | An ending in which the good are rewarded and the wicked punished shows | poetic justice | poetic licence | dramatic irony | comic relief | anticlimax | {} is the fitting reward of virtue and punishment of vice.
H3 deus-ex-machina | An unexpected power or event brought in to solve a difficulty that the plot cannot solve is called | deus ex machina | in medias res | dramatis personae | carpe diem | hubris | The term {}, “a god from a machine”, recalls gods lowered on to the Greek stage.
# Describe kinds of character and how they are drawn
E1 protagonist ~hero | The main character in a story is the | protagonist | antagonist | narrator | foil | chorus | The {} is at the centre of the action. The antagonist opposes this character.
E1 antagonist ~hero | The character or force that opposes the main character is the | antagonist | protagonist | confidant | persona | author | The {} works against the protagonist.
E1 round-character ~flat-round | A character with many sides, who seems like a real person, is described as | round | flat | stock | minor | static | A {} character is complex. A flat one has a single trait.
E1 flat-character ~flat-round | A character built around one single quality is | flat | round | dynamic | tragic | heroic | A {} character shows one trait only and is easily summed up.
E1 dynamic-character ~static-dynamic | A character who changes in the course of a story is | dynamic | static | flat | stock | minor | A {} character is altered by experience. A static one stays the same.
E1 static-character ~static-dynamic | A character who remains the same from beginning to end is | static | dynamic | round | tragic | complex | A {} character does not change.
M2 foil | A character whose qualities set off those of another by contrast is a | foil | hero | villain | chorus | narrator | A {} makes another character's qualities stand out, as a coward does for a brave man.
M2 stock-character | A familiar type that appears again and again, such as the miserly old man, is a | stock character | round character | tragic hero | dynamic character | narrator | A {} is a ready-made type known to every reader.
M2 confidant | A character to whom the hero tells private thoughts and plans is | a confidant | an antagonist | a villain | a foil | a rival | {} is trusted with secrets, which lets readers learn them.
E1 villain | The wicked character in a story is the | villain | victim | hero | foil | narrator | The {} does evil in a story.
E1 characterisation ~characterisation | The methods by which a writer makes the people of a story known to readers are called | characterisation | versification | narration | exposition | dramatisation | {} is the drawing of characters by what they say, do and think and what others say of them.
M2 direct-characterisation ~characterisation | “Danladi was a mean and suspicious man.” A writer who simply tells us this is using | direct characterisation | indirect characterisation | dramatic irony | stream of consciousness | interior monologue | The quality is stated outright, so it is {}. Showing him at work would be indirect.
M2 indirect-characterisation ~characterisation | “Danladi counted the beans twice before he gave any to his children.” We learn of his meanness by | indirect characterisation | direct characterisation | authorial comment | foreshadowing | flashback | His action shows the quality and nobody names it, so it is {}.
H2 anti-hero ~hero | A main character who lacks the noble qualities expected of a hero is | an anti-hero | an antagonist | a villain | a foil | a chorus | {} is the central figure but is ordinary, weak or unheroic.
H3 eponymous | A character whose name is also the title of the work is called | eponymous | anonymous | autonomous | unanimous | synonymous | The {} hero or heroine gives the work its name.
H2 caricature | A portrait that exaggerates a person's features or faults to make them laughable is a | caricature | biography | foil | symbol | persona | A {} overdraws a person for comic or satirical effect.
H3 archetype-character | A pattern of character found in the stories of many peoples, such as the wise old man, is | an archetype | a caricature | a confidant | a narrator | a foil | {} is a basic model that recurs in myths and stories everywhere.
# Explain setting
E1 setting-defined ~setting | The place, time and surroundings in which a story happens make up its | setting | plot | theme | tone | conflict | {} covers where and when the events take place.
E1 setting-example ~setting | “It was market day in a river village, some years before the first road was cut.” The sentence mainly establishes | setting | conflict | point of view | climax | irony | It tells us the place and the time, which are the {}.
E1 setting-not | Which of these is **not** part of the setting of a story? | The lesson it teaches | The season of the year | The town it happens in | The customs of the people | The historical period | {} belongs to theme. Time, place and social surroundings make up the setting.
M2 mood-setting | Dark clouds and a howling wind at the opening of a story mainly help to create | atmosphere | dialogue | a subplot | comic relief | a moral | Such details of weather give the story its {}.
H2 pathetic-fallacy | When the sky weeps as the hero weeps, nature sharing human feeling, the device is the | pathetic fallacy | poetic licence | tragic flaw | comic relief | dramatic unity | The {} makes nature reflect human emotions.
E2 local-colour | Details of dress, speech, food and custom that belong to a particular region give a story | local colour | poetic justice | dramatic irony | comic relief | blank verse | {} makes the setting of a story lifelike and particular.
`,
);
