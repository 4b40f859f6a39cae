import { questionsFrom } from "../question-rows.ts";

const about = { topic: "word-stress", objective: "Place the main stress in words of two or more syllables" };

const capitals = questionsFrom(
  {
    ...about,
    direction: "Choose the correct stress pattern of the word. The stressed syllable is in capital letters.",
  },
  `
M1 communication | communication | communiCAtion | COMmunication | comMUnication | commuNIcation | communicaTION | Words in -tion are stressed on the syllable before that ending: {}.
M2 examination | examination | examiNAtion | EXamination | exAMination | examInation | examinaTION | Words in -tion are stressed on the syllable before that ending: {}.
H2 refrigerator | refrigerator | reFRIgerator | REfrigerator | refriGErator | refrigeRAtor | refrigeraTOR | The stress falls on the second syllable: {}.
H3 mathematician | mathematician | mathemaTIcian | MAthematician | maTHEmatician | matheMAtician | mathematiCIAN | Words in -cian are stressed on the syllable before that ending: {}.
M2 personality | personality | persoNAlity | PERsonality | perSOnality | personaLIty | personaliTY | Words in -ity are stressed on the third syllable from the end: {}.
M2 congratulation | congratulation | congratuLAtion | CONgratulation | conGRAtulation | congraTUlation | congratulaTION | Words in -tion are stressed on the syllable before that ending: {}.
H2 vocabulary | vocabulary | voCAbulary | VOcabulary | vocaBUlary | vocabuLAry | vocabulaRY | The stress falls on the second syllable: {}.
H3 responsibility | responsibility | responsiBIlity | REsponsibility | reSPONsibility | responSIbility | responsibiLIty | Words in -ity are stressed on the third syllable from the end: {}.
M2 hospitality | hospitality | hospiTAlity | HOSpitality | hosPItality | hospitaLIty | hospitaliTY | Words in -ity are stressed on the third syllable from the end: {}.
H3 pronunciation | pronunciation | pronunciAtion | PROnunciation | proNUNciation | pronunCIation | pronunciaTION | The syllable before -tion is the single letter a, and it bears the stress: {}.
M1 photographer | photographer | phoTOgrapher | PHOtographer | photoGRApher | photograPHER | The stress moves from the first syllable in photograph to the second in {}.
M2 photographic | photographic | photoGRAphic | PHOtographic | phoTOgraphic | photograPHIC | Words in -ic are stressed on the syllable before that ending: {}.
M1 democracy | democracy | deMOcracy | DEmocracy | demoCRAcy | democraCY | Words in -cracy are stressed on the syllable before that ending: {}.
M2 democratic | democratic | demoCRAtic | DEmocratic | deMOcratic | democraTIC | Words in -ic are stressed on the syllable before that ending: {}.
E1 information | information | inforMAtion | INformation | inFORmation | informaTION | Words in -tion are stressed on the syllable before that ending: {}.
E2 certificate | certificate | cerTIficate | CERtificate | certiFIcate | certifiCATE | The stress falls on the second syllable: {}.
E1 conversation | conversation | converSAtion | CONversation | conVERsation | conversaTION | Words in -tion are stressed on the syllable before that ending: {}.
M2 disadvantage | disadvantage | disadVANtage | DISadvantage | disADvantage | disadvanTAGE | The stress falls on the third syllable, as in advantage with dis- before it: {}.
M1 geography | geography | geOgraphy | GEography | geoGRAphy | geograPHY | Words in -graphy are stressed on the syllable before that ending: {}.
M3 necessary | necessary | NEcessary | neCEssary | neceSSAry | necessaRY | The stress falls on the first syllable: {}.
`,
);

const samePattern = questionsFrom(
  { ...about, direction: "Choose the word that has the same stress pattern as the given word." },
  `
E1 begin | begin | arrive | table | market | women | doctor | Begin is stressed on its second syllable, and so is {}; the others are stressed on the first.
E1 teacher | teacher | window | hotel | machine | police | guitar | Teacher is stressed on its first syllable, and so is {}; the others are stressed on the second.
E1 holiday | holiday | elephant | tomorrow | banana | example | engineer | Holiday is stressed on the first of its three syllables, and so is {}.
E1 tomorrow | tomorrow | remember | beautiful | hospital | cinema | understand | Tomorrow is stressed on the second of its three syllables, and so is {}.
M1 understand | understand | engineer | president | tomato | industry | consider | Understand is stressed on the last of its three syllables, and so is {}.
M2 community | community | ability | scientific | independent | supermarket | caterpillar | Community is stressed on the second of its four syllables, and so is {}.
M2 education | education | scientific | ability | biology | geography | supermarket | Education is stressed on the third of its four syllables, and so is {}.
M2 supermarket | supermarket | caterpillar | community | explanation | economy | biology | Supermarket is stressed on the first of its four syllables, and so is {}.
H2 volunteer | volunteer | Japanese | family | policy | eleven | potato | Volunteer is stressed on the last of its three syllables, and so is {}.
E2 forget | forget | obey | offer | answer | follow | open | Forget is stressed on its second syllable, and so is {}; the others are stressed on the first.
`,
);

const inGroups = questionsFrom(
  about,
  `
E1 jobs | Which of these names of jobs is stressed on the last syllable? | engineer | doctor | carpenter | musician | mechanic | Words in -eer are stressed on that ending, so the answer is {}; musician and mechanic are stressed in the middle.
E2 nationalities | Which of these words for nationality is stressed on the last syllable? | Chinese | Indian | Egyptian | Italian | Nigerian | Words in -ese are stressed on that ending, so the answer is {}.
E2 foods | Which of these names of foods is stressed on the first syllable? | pepper | banana | tomato | potato | spaghetti | The stress falls first in {}; the others are stressed on the second syllable.
E1 months | Which of these months is stressed on the second syllable? | October | August | January | April | February | The stress falls on the second syllable of {}; the others are stressed on the first.
E2 verbs | Which of these verbs is stressed on the first syllable? | offer | begin | repeat | arrive | forget | The stress falls first in {}; the others are stressed on the second syllable.
E2 adjectives | Which of these adjectives is stressed on the second syllable? | important | beautiful | wonderful | difficult | popular | The stress falls on the second syllable of {}; the others are stressed on the first.
M2 subjects | Which of these school subjects is stressed on the first syllable? | history | biology | geography | mathematics | arithmetic | The stress falls first in {}; biology and geography are stressed on the second syllable and mathematics on the third.
M3 animals | Which of these names of animals is stressed on the second syllable? | gorilla | elephant | crocodile | antelope | buffalo | The stress falls on the second syllable of {}; the others are stressed on the first.
H2 present | In which of these sentences is the word “present” stressed on the second syllable? | They will present a play. | She gave me a present. | All the pupils are present. | The present king is young. | I wrapped the present. | As a verb the word is preSENT, so the answer is: {} As a noun or an adjective it is PREsent.
H3 record | In which of these sentences is the word “record” stressed on the second syllable? | Please record the song. | He broke the record. | The record is scratched. | Keep a record of sales. | She holds a world record. | As a verb the word is reCORD, so the answer is: {} As a noun it is REcord.
H3 object | In which of these sentences is the word “object” stressed on the second syllable? | I object to the plan. | The object is heavy. | What is that object? | Name the object of the verb. | He dropped the object. | As a verb the word is obJECT, so the answer is: {} As a noun it is OBject.
H2 conduct | In which of these sentences is the word “conduct” stressed on the first syllable? | His conduct was bad. | Metals conduct heat. | He will conduct the choir. | They conduct tours. | Who will conduct the service? | As a noun the word is CONduct, so the answer is: {} As a verb it is conDUCT.
`,
);

export const wordStress = [...capitals, ...samePattern, ...inGroups];
