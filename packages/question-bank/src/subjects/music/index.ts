import type { SubjectBank } from "../../authoring.ts";
import { africanMusic } from "./items/african-music.ts";
import { harmonyAndForm } from "./items/harmony-and-form.ts";
import { instrumentsAndVoices } from "./items/instruments-and-voices.ts";
import { intervalsAndChords } from "./items/intervals-and-chords.ts";
import { nigerianMusicians } from "./items/nigerian-musicians.ts";
import { notationAndRhythm } from "./items/notation-and-rhythm.ts";
import { scalesAndKeys } from "./items/scales-and-keys.ts";
import { termsAndSigns } from "./items/terms-and-signs.ts";
import { westernMusicHistory } from "./items/western-music-history.ts";
import { topics } from "./topics.ts";

export const music: SubjectBank = {
  slug: "music",
  topics,
  questions: [
    ...notationAndRhythm,
    ...scalesAndKeys,
    ...intervalsAndChords,
    ...harmonyAndForm,
    ...termsAndSigns,
    ...instrumentsAndVoices,
    ...westernMusicHistory,
    ...africanMusic,
    ...nigerianMusicians,
  ],
};
