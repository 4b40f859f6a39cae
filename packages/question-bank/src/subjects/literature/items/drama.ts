import { questionsFrom } from "../question-rows.ts";

export const drama = questionsFrom(
  "drama",
  `
# Use the terms of drama
E1 soliloquy ~stage-speech | A speech in which a character alone on stage speaks his thoughts aloud is a | soliloquy | dialogue | chorus | prologue | duologue | A {} is spoken alone on stage, so the audience learns the character's mind.
E1 aside ~stage-speech | Words that an actor speaks for the audience and that other characters on stage are supposed not to hear are | an aside | a soliloquy | a dialogue | an epilogue | a cue | {} is heard by the audience only. A soliloquy is spoken when the character is alone.
E1 monologue ~stage-speech | A long uninterrupted speech by one character, which others may hear, is a | monologue | dialogue | chorus | refrain | cue | A {} is a long speech by one person, with or without listeners on stage.
E1 prologue ~prologue | An introductory speech or scene at the beginning of a play is the | prologue | epilogue | climax | interlude | catastrophe | The {} comes before the action begins. The epilogue comes after it.
E1 epilogue ~prologue | A speech or section that closes a play after the main action is over is the | epilogue | prologue | exposition | act | crisis | The {} is spoken at the end.
E1 act-scene | The main divisions of a play are called | acts | chapters | stanzas | cantos | verses | A play is divided into {}, and these are often divided into scenes.
E1 dramatis-personae | The list of characters printed at the beginning of a play is the | dramatis personae | deus ex machina | stage direction | prologue | cast party | The {} names the persons of the drama.
E1 stage-direction-example ~stage-directions | “(Limping to the window)” printed in italics in a play is a | stage direction | soliloquy | prologue | monologue | chorus | A {} tells the actor how to move or speak; it is not spoken.
E1 hubris ~tragic-hero | The excessive pride that leads a tragic hero to ruin is | hubris | catharsis | pathos | nemesis | bathos | {} is overweening pride. Catharsis is what the audience feels.
M2 hamartia ~tragic-hero | The error or weakness that brings about the fall of a tragic hero is called | hamartia | catharsis | anagnorisis | denouement | chorus | {} is the tragic flaw or error of judgement.
M2 catharsis | The release of pity and fear in the audience of a tragedy is | catharsis | hubris | hamartia | peripeteia | nemesis | {} is the purging of pity and fear, a term that comes from Aristotle.
H3 anagnorisis ~reversal | The moment when a tragic character recognises the truth of his situation is | anagnorisis | peripeteia | hamartia | hubris | catharsis | {} means recognition. Peripeteia is the reversal of fortune.
H3 peripeteia ~reversal | A sudden reversal of fortune in a drama is known as | peripeteia | anagnorisis | catharsis | hamartia | soliloquy | {} is the turn from good fortune to bad or the other way round.
M2 comic-relief | A humorous scene placed in a serious play to ease the tension is | comic relief | poetic justice | dramatic irony | tragic flaw | anticlimax | {} gives the audience a rest from strain.
E1 chorus-greek | In Greek drama, the group that sang, danced and commented on the action was the | chorus | cast | crew | gallery | audience | The {} explained and commented on what happened.
M2 catastrophe | In a tragedy, the final disaster in which the hero falls is the | catastrophe | exposition | prologue | interlude | aside | The {} brings the action to its unhappy end.
H2 three-unities ~unities | The classical unities of drama are those of | time, place and action | plot, theme and style | act, scene and line | hero, villain and foil | pity, fear and hope | The rule asked for {}: one day, one place and one main action.
H3 unity-of-action ~unities | A play that allows no subplot keeps the unity of | action | time | place | tone | character | The unity of {} admits only one main line of events.
H3 stichomythia | A rapid exchange of single lines between two characters, common in Greek drama, is | stichomythia | soliloquy | catharsis | anagnorisis | parody | {} is quick line-for-line dialogue, often in a quarrel.
# Tell the kinds of drama apart
E1 tragedy ~tragedy-comedy | A play that ends in the downfall or death of its main character is a | tragedy | comedy | farce | pantomime | burlesque | A {} ends unhappily for its hero.
E1 comedy ~tragedy-comedy | A light and amusing play that ends happily is a | comedy | tragedy | melodrama | dirge | morality play | A {} amuses and ends happily.
E1 farce | A comedy that depends on absurd situations, horseplay and exaggerated characters is a | farce | tragedy | masque | pageant | history play | A {} aims at loud laughter through ridiculous situations.
M2 melodrama | A sensational play with exaggerated emotions and a clear contest of virtue and villainy is a | melodrama | farce | mime | masque | satyr play | A {} appeals to strong feelings and keeps good and evil plainly apart.
M2 comedy-of-manners | A witty play that mocks the behaviour of fashionable society is a | comedy of manners | domestic tragedy | morality play | miracle play | passion play | A {} laughs at the customs and affectations of polite society.
E1 mime ~mime | A performance in which actors use gestures and movement but no words is | mime | opera | dialogue | recitation | oratory | In {} the body speaks and the voice is silent.
E1 opera | A play in which most or all of the words are sung is | an opera | a mime | a farce | a masque | a monologue | {} is a drama set to music and sung.
M2 morality-play ~medieval-drama | A medieval play whose characters bear names such as Good Deeds and Greed is a | morality play | miracle play | history play | domestic play | problem play | A {} presents virtues and vices as persons.
H2 miracle-play ~medieval-drama | A medieval play based on the life of a saint or a wonder from scripture is a | miracle play | morality play | comedy of manners | revenge tragedy | history play | A {} presents saints' lives or holy wonders. A morality play presents virtues and vices.
M2 closet-drama | A play written to be read rather than acted is | closet drama | street drama | dance drama | radio drama | folk drama | {} is meant for the reader's own room, not for the stage.
H3 theatre-of-absurd | Plays in which a meaningless world is shown through illogical action and empty talk belong to the theatre of | the absurd | cruelty | manners | the streets | the gods | The theatre of {} shows life as without purpose or logic.
M3 domestic-tragedy | A tragedy about the sufferings of ordinary people in family life is | domestic | heroic | classical | pastoral | historical | A {} tragedy deals with common households instead of kings.
M2 tragic-hero-classical ~tragic-hero | In classical tragedy the hero is usually a person of | noble birth | humble trade | comic nature | foreign origin | tender age | The classical hero is of {}, so that the fall is from a great height.
M2 history-play | A play that dramatises events from the past of a nation, such as the reign of a king, is a | history play | morality play | problem play | pastoral play | farce | A {} takes its matter from the chronicles of a nation.
# Describe the stage and its conventions
E1 audience-theatre | The people who watch a play in a theatre are the | audience | cast | crew | chorus | company | The {} watches; the cast acts.
E1 cast | All the actors in a play are together called the | cast | crew | audience | chorus | gallery | The {} consists of the performers. The crew works behind the scenes.
E1 props ~stage-things | Objects carried or used by actors on stage, such as a calabash or a gun, are | props | costumes | cues | wings | lights | {} is short for stage properties. Costumes are what actors wear.
E1 costume ~stage-things | The clothes worn by actors on the stage are called | costume | make-up | scenery | props | décor | {} helps to show a character's rank, age and period.
E1 director ~stage-people | The person who guides the actors and shapes the whole performance is the | director | prompter | playwright | usher | critic | The {} decides how a play is acted. The playwright writes it.
E1 prompter ~stage-people | The person who helps actors who forget their lines is the | prompter | director | narrator | producer | playwright | The {} follows the text offstage and whispers lines that are forgotten.
E1 rehearsal | The practice of a play by the actors before its performance is a | rehearsal | première | matinée | curtain call | prologue | A {} prepares the cast. The première is the first public performance.
M2 exeunt ~stage-directions | The stage direction *exeunt* means that | more than one character leaves | one character enters | the curtain rises | music is played | the lights go out | *Exeunt* is the plural of *exit*: {} the stage.
M2 cue | A word or action that signals an actor to speak or enter is a | cue | prop | scene | pause | role | A {} tells the actor that the moment to speak or act has come.
H2 proscenium | The arch that frames the front of the stage and separates it from the audience is the | proscenium | auditorium | orchestra | gallery | backdrop | The {} arch is like a picture frame round the stage.
H2 suspension | The audience's readiness to accept what happens on stage as real is called willing suspension of | disbelief | judgement | silence | emotion | interest | Willing suspension of {} lets us enjoy a story that we know to be made up.
M3 dramatic-convention | A practice that playwrights and audiences accept, such as hearing a character's thoughts aloud, is a dramatic | convention | conflict | climax | crisis | contrast | A dramatic {} is agreed upon by stage and audience, even if it is unlike real life.
`,
);
