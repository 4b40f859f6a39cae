import { questionsFrom } from "../question-rows.ts";

const objective = "Recognise the pure vowels and diphthongs of English";

const sameVowel = questionsFrom(
  {
    topic: "vowels",
    objective,
    direction: "Choose the word that has the same vowel sound as the underlined letters in the given word.",
  },
  `
E1 seat | s__ea__t | field | great | head | friend | fit | The vowel in seat is /iː/, as in {}; great has /eɪ/ and head has /e/.
E1 bit | b__i__t | build | bite | beat | bird | kind | The vowel in bit is the short /ɪ/, as in {}; bite has /aɪ/ and beat has /iː/.
E1 men | m__e__n | bread | mean | main | seize | paid | The vowel in men is /e/, as in {}, where it is spelt ea.
E1 hat | h__a__t | stamp | calm | wash | hate | walk | The vowel in hat is /æ/, as in {}; calm has /ɑː/ and wash has /ɒ/.
E1 heart | h__ear__t | calm | heard | hurt | hat | fear | The vowel in heart is /ɑː/, as in {}; heard and hurt have /ɜː/.
E1 pot | p__o__t | watch | post | port | pool | love | The vowel in pot is /ɒ/, as in {}; post has /əʊ/ and port has /ɔː/.
E2 caught | c__augh__t | short | cot | coat | shot | cough | The vowel in caught is the long /ɔː/, as in {}; cot, shot and cough have /ɒ/.
E1 put | p__u__t | wool | but | pool | fuse | cut | The vowel in put is the short /ʊ/, as in {}; but and cut have /ʌ/.
E2 food | f__oo__d | soup | foot | blood | good | flood | The vowel in food is the long /uː/, as in {}; foot and good have /ʊ/, blood and flood /ʌ/.
E1 cup | c__u__p | blood | put | cap | full | cope | The vowel in cup is /ʌ/, as in {}; put and full have /ʊ/.
E2 bird | b__ir__d | word | beard | board | bad | hair | The vowel in bird is /ɜː/, as in {}; beard has /ɪə/ and board /ɔː/.
M1 ago | __a__go | teach__er__ | f__a__ther | m__a__rket | c__a__ke | h__a__ppy | The first vowel of ago is the weak /ə/, heard in the underlined part of {}.
E1 day | d__ay__ | great | die | dead | height | key | The sound in day is the diphthong /eɪ/, as in {}; die and height have /aɪ/.
E1 go | g__o__ | soap | shop | cow | soup | thought | The sound in go is the diphthong /əʊ/, as in {}; cow has /aʊ/.
M1 time | t__i__me | height | weight | eight | piece | field | The sound in time is /aɪ/, as in {}; weight and eight have /eɪ/.
E1 cow | c__ow__ | shout | show | soup | young | grow | The sound in cow is /aʊ/, as in {}; show and grow have /əʊ/.
E1 boy | b__oy__ | noise | nose | lose | bow | nurse | The sound in boy is /ɔɪ/, as in {}; nose has /əʊ/.
M1 here | h__ere__ | beer | hair | bear | there | her | The sound in here is /ɪə/, as in {}; hair, bear and there have /eə/.
M1 hair | h__air__ | bear | hear | fear | beard | her | The sound in hair is /eə/, as in {}; hear, fear and beard have /ɪə/.
M2 sheep | sh__ee__p | key | shape | they | ship | said | The vowel in sheep is /iː/, as in {}; ship has the short /ɪ/.
M1 saw | s__aw__ | talk | show | sew | how | cow | The vowel in saw is /ɔː/, as in {}; show and sew have /əʊ/.
M2 glove | gl__o__ve | tongue | grove | move | bone | wolf | The vowel in glove is /ʌ/, as in {}; grove and bone have /əʊ/, move /uː/ and wolf /ʊ/.
M2 woman | w__o__man | book | won | womb | wrong | world | The first vowel of woman is /ʊ/, as in {}; won has /ʌ/ and womb /uː/.
M1 said | s__ai__d | dead | side | paid | seed | sad | The vowel in said is /e/, as in {}; paid has /eɪ/.
M2 heard | h__ear__d | church | beard | heart | hard | head | The vowel in heard is /ɜː/, as in {}; beard has /ɪə/ and heart /ɑː/.
M2 people | p__eo__ple | chief | chef | pet | pie | bread | The first vowel of people is /iː/, as in {}; chef, pet and bread have /e/.
M2 walk | w__a__lk | court | work | woke | wake | luck | The vowel in walk is /ɔː/, as in {}; work has /ɜː/ and woke /əʊ/.
M2 young | y__ou__ng | love | youth | soul | south | soup | The vowel in young is /ʌ/, as in {}; youth and soup have /uː/.
M2 guilt | g__ui__lt | myth | guide | fruit | field | juice | The vowel in guilt is /ɪ/, as in {}; guide has /aɪ/, fruit and juice /uː/.
M2 they | th__ey__ | rain | eye | key | then | there | The sound in they is /eɪ/, as in {}; key has /iː/ and eye has /aɪ/.
H2 bough | b__ough__ | town | cough | dough | thought | tough | The sound in bough is /aʊ/, as in {}; the letters ough are spoken differently in all the other words.
M2 coat | c__oa__t | toe | caught | cot | board | shoot | The sound in coat is /əʊ/, as in {}; caught and board have /ɔː/.
M3 laugh | l__au__gh | part | caught | law | flood | lawn | The vowel in laugh is /ɑː/, as in {}; caught, law and lawn have /ɔː/.
H3 quay ~sound-of-quay | qu__ay__ | tree | day | say | pray | play | Quay is spoken like key, with /iː/, as in {}; the spelling ay misleads.
H3 sew ~sound-of-sew | s__ew__ | know | few | new | shoe | law | Sew is spoken like so, with /əʊ/, as in {}; few and new have /uː/.
H3 bury | b__u__ry | head | burn | bull | beer | cup | The first vowel of bury is /e/, as in {}; the spelling with u misleads.
H3 women | w__o__men | fish | wolf | moon | one | home | The first vowel of women is /ɪ/, as in {}; only the singular woman has /ʊ/.
H2 aisle ~sound-of-aisle | __ai__sle | pie | pay | peel | said | rain | Aisle is spoken like isle, with /aɪ/, as in {}; pay and rain have /eɪ/.
M2 weigh | w__eigh__ | play | eye | white | key | wine | The sound in weigh is /eɪ/, as in {}; eye, white and wine have /aɪ/.
`,
);

const symbols = questionsFrom(
  { topic: "vowels", objective },
  `
M2 symbol-nurse | Which of these words contains the vowel /ɜː/? | nurse | north | heart | here | near | The vowel /ɜː/ is heard in {}; north has /ɔː/ and heart /ɑː/.
M3 symbol-month | Which of these words contains the vowel /ʌ/? | month | moth | mouth | both | north | The vowel /ʌ/ is heard in {}; moth has /ɒ/, mouth /aʊ/ and both /əʊ/.
M3 symbol-should | Which of these words contains the vowel /ʊ/? | should | soul | south | soup | sought | The short /ʊ/ is heard in {}; soup has the long /uː/.
E2 symbol-coin | Which of these words contains the diphthong /ɔɪ/? | coin | cone | corn | cow | con | The diphthong /ɔɪ/ is heard in {}; corn has /ɔː/ and cone /əʊ/.
M2 symbol-fear | Which of these words contains the diphthong /ɪə/? | fear | fair | fur | far | fire | The diphthong /ɪə/ is heard in {}; fair has /eə/ and fur /ɜː/.
`,
);

export const vowels = [...sameVowel, ...symbols];
