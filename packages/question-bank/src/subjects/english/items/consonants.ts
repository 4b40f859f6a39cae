import { questionsFrom } from "../question-rows.ts";

const about = { topic: "consonants", objective: "Recognise the consonants of English and silent letters" };

const sameConsonant = questionsFrom(
  {
    ...about,
    direction: "Choose the word that has the same consonant sound as the underlined letters in the given word.",
  },
  `
E1 chef | __ch__ef | shine | chair | chorus | cheese | church | The ch of chef is /ʃ/, as in {}; chair, cheese and church have /tʃ/ and chorus /k/.
E1 character | __ch__aracter | king | chair | church | chef | cinema | The ch of character is /k/, as in {}; chair and church have /tʃ/.
E1 thin | __th__in | bath | then | bathe | those | though | The th of thin is the voiceless /θ/, as in {}; the others have the voiced /ð/.
E1 this | __th__is | breathe | breath | thick | month | path | The th of this is the voiced /ð/, as in {}; breath, thick, month and path have /θ/.
M1 measure | mea__s__ure | vision | mission | pressure | sugar | ocean | The s of measure is /ʒ/, as in {}; the others have /ʃ/.
E1 laugh | lau__gh__ | phone | ghost | though | high | vow | The gh of laugh is /f/, as in {}; in though and high the gh is silent.
E1 germ | __g__erm | judge | girl | gear | get | gift | The g of germ is /dʒ/, as in {}; girl, gear, get and gift have /ɡ/.
M1 sing | si__ng__ | bank | sin | range | strange | hinge | The sound at the end of sing is /ŋ/, as in {}, where n comes before k.
E2 yes | __y__es | union | sky | myth | try | cycle | The y of yes is the consonant /j/, with which {} begins; in the others y is a vowel.
E1 who | __wh__o | hand | what | wheel | hour | honest | The wh of who is /h/, as in {}; the h of hour and honest is silent.
M1 white | __wh__ite | one | who | whole | write | wrist | The wh of white is /w/, with which {} begins; who and whole begin with /h/.
E1 rose | ro__s__e | zoo | rice | loose | price | cats | The s of rose is /z/, as in {}; rice, loose and price have /s/.
E2 sugar | __s__ugar | nation | sun | measure | pleasure | zoo | The s of sugar is /ʃ/, as in {}; measure and pleasure have /ʒ/.
E1 city | __c__ity | rice | car | cut | cook | catch | The c of city is /s/, as in {}; car, cut and cook have /k/.
H2 bridge | bri__dge__ | soldier | bring | ghost | big | egg | The dge of bridge is /dʒ/, as in {}, where it is spelt di.
E2 photo | __ph__oto | tough | though | plough | bough | dough | The ph of photo is /f/, as in {}; in the other words gh is silent.
M2 of | o__f__ | vest | off | safe | leaf | laugh | The f of the word of is /v/, as in {}; all the others end in /f/.
M1 cheap | __ch__eap | picture | machine | school | chef | stomach | The ch of cheap is /tʃ/, as in {}; machine and chef have /ʃ/, school and stomach /k/.
H3 question | ques__t__ion | nature | nation | patient | station | mention | The t of question is /tʃ/, as in {}; in the other words ti is /ʃ/.
H3 exam | e__x__am | exact | box | taxi | fox | expect | The x of exam is /ɡz/, as in {}; box, taxi, fox and expect have /ks/.
M2 box | bo__x__ | cakes | exam | exact | eggs | dogs | The x of box is /ks/, heard at the end of {}; exam, exact, eggs and dogs have /ɡz/.
M1 looked | look__ed__ | washed | begged | played | robbed | called | After the voiceless /k/ the ending is /t/, as in {}; the others end in /d/.
M2 begged | begg__ed__ | played | kissed | stopped | helped | laughed | After the voiced /ɡ/ the ending is /d/, as in {}; the others end in /t/.
M1 dogs | dog__s__ | pens | cats | cups | books | maps | After the voiced /ɡ/ the ending is /z/, as in {}; the others end in /s/.
M2 cats | cat__s__ | lamps | dogs | boys | cars | roads | After the voiceless /t/ the ending is /s/, as in {}; the others end in /z/.
M2 clothe | clo__th__e | father | cloth | thank | tooth | north | The th of clothe is the voiced /ð/, as in {}; the others have /θ/.
M2 thomas | __Th__omas | tent | thumb | these | theory | throne | The Th of Thomas is /t/, as in {}; thumb, theory and throne have /θ/.
M2 resign | re__s__ign | prize | price | prince | sign | peace | The s of resign is /z/, as in {}; sign itself has /s/.
M2 think | thi__n__k | finger | thin | ginger | danger | stranger | Before k the n of think is /ŋ/, as in {}; ginger, danger and stranger have /n/ before /dʒ/.
H2 queen | __qu__een | choir | quay | chord | unique | antique | The qu of queen is /kw/, with which {} begins; quay, unique and antique have /k/ alone.
H3 europe | __Eu__rope | uniform | under | uncle | umpire | utter | Europe begins with the consonant /j/, as does {}; the others begin with the vowel /ʌ/.
`,
);

const silentAndSymbols = questionsFrom(
  about,
  `
E1 silent-b | In which of these words is the letter b silent? | doubt | double | noble | number | table | The b is not spoken in {}, as in debt and lamb.
E1 silent-t | In which of these words is the letter t silent? | castle | postal | master | sister | custom | The t is not spoken in {}, as in listen and whistle.
E2 silent-p | In which of these words is the letter p silent? | receipt | except | accept | helpful | adopt | The p is not spoken in {}, which rhymes with seat.
E1 silent-k | In which of these words is the letter k silent? | knee | basket | kitten | token | market | Before n at the start of a word k is silent, as in {}.
E2 silent-w | In which of these words is the letter w silent? | sword | sweet | switch | swim | swift | The w is not spoken in {}, though it is in the other words with sw.
M2 silent-l | In which of these words is the letter l silent? | salmon | silver | palace | shelter | pilot | The l is not spoken in {}, as in calm and half.
M2 silent-g | In which of these words is the letter g silent? | sign | signal | ignore | magnet | sugar | The g is not spoken in {}, though it is in signal.
M2 silent-n | In which of these words is the letter n silent? | autumn | tunnel | winter | captain | certain | The n after m is not spoken at the end of {}.
M3 silent-s | In which of these words is the letter s silent? | island | basket | sister | insist | pistol | The s is not spoken in {}, as in aisle.
M2 sounded-b | In which of these words is the letter b sounded? | timber | comb | lamb | tomb | debt | The b is spoken in {}; it is silent after m at the end of comb, lamb and tomb, and before t in debt.
H2 sounded-l | In which of these words is the letter l sounded? | bulk | calm | half | walk | palm | The l is spoken in {}; it is silent in calm, half, walk and palm.
H3 symbol-decision | Which of these words contains the sound /ʒ/? | decision | position | tension | passion | fashion | The sound /ʒ/ is heard in {}; the others have /ʃ/.
H3 symbol-smooth | Which of these words contains the sound /ð/? | smooth | tooth | both | myth | moth | The voiced /ð/ ends the word {}; the others end in /θ/.
H2 symbol-future | Which of these words contains the sound /tʃ/? | future | fiction | action | section | auction | The sound /tʃ/ is heard in {}; in the others ti is /ʃ/.
`,
);

export const consonants = [...sameConsonant, ...silentAndSymbols];
