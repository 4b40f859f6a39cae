import { questionsFrom } from "../question-rows.ts";

export const rhymes = questionsFrom(
  {
    topic: "rhymes",
    objective: "Recognise words that rhyme",
    direction: "Choose the word that rhymes with the given word.",
  },
  `
E1 plough | plough | cow | though | cough | rough | tough | Plough ends in /aʊ/, and so does {}; though ends in /əʊ/.
M1 dough | dough | know | plough | rough | cough | through | Dough ends in /əʊ/, and so does {}; plough ends in /aʊ/.
M2 tough | tough | stuff | cough | though | bough | dough | Tough ends in /ʌf/, and so does {}; cough ends in /ɒf/.
M2 through | through | blue | though | rough | plough | cough | Through ends in /uː/, and so does {}.
E1 weight | weight | late | height | seat | white | bite | Weight ends in /eɪt/, and so does {}; height ends in /aɪt/.
M1 height | height | bite | weight | eight | wait | beat | Height ends in /aɪt/, and so does {}; weight and eight end in /eɪt/.
E2 heard | heard | bird | beard | hard | feared | board | Heard ends in /ɜːd/, and so does {}; beard and feared end in /ɪəd/.
E1 heart | heart | part | hurt | heard | beat | short | Heart ends in /ɑːt/, and so does {}; hurt ends in /ɜːt/.
E1 bread | bread | said | bead | raid | bleed | made | Bread ends in /ed/, and so does {}; raid ends in /eɪd/.
E2 bear | bear | hair | beer | fear | near | here | Bear ends in /eə/, and so does {}; the others end in /ɪə/.
E2 deer | deer | fear | there | care | wear | stair | Deer ends in /ɪə/, and so does {}; the others end in /eə/.
M1 word | word | bird | lord | ward | cord | sword | Word ends in /ɜːd/, and so does {}; the others end in /ɔːd/.
E2 war | war | door | car | far | jar | bar | War ends in /ɔː/, and so does {}; the others end in /ɑː/.
M1 work | work | jerk | fork | pork | talk | walk | Work ends in /ɜːk/, and so does {}; the others end in /ɔːk/.
E1 love | love | glove | move | stove | prove | drove | Love ends in /ʌv/, and so does {}; move and prove end in /uːv/, stove and drove in /əʊv/.
E1 blood | blood | mud | food | good | mood | wood | Blood ends in /ʌd/, and so does {}; the spelling oo misleads.
M2 foot | foot | put | boot | root | shoot | but | Foot ends in /ʊt/, and so does {}; boot, root and shoot end in /uːt/.
E2 shoe | shoe | two | toe | so | go | sew | Shoe ends in /uː/, and so does {}; the others end in /əʊ/.
H2 sew ~sound-of-sew | sew | toe | few | new | dew | chew | Sew is spoken like so and ends in /əʊ/, as does {}.
E1 key | key | sea | they | grey | day | pay | Key ends in /iː/, and so does {}; the others end in /eɪ/.
H3 quay ~sound-of-quay | quay | tree | day | say | bay | way | Quay is spoken like key and ends in /iː/, as does {}.
M2 laugh | laugh | half | cough | rough | deaf | off | Laugh ends in /ɑːf/, and so does {}; cough and off end in /ɒf/.
M1 come | come | some | home | dome | tomb | comb | Come ends in /ʌm/, and so does {}; home, dome and comb end in /əʊm/.
H2 comb | comb | home | bomb | tomb | womb | come | The b of comb is silent and the word ends in /əʊm/, as does {}; tomb and womb end in /uːm/.
M1 eye | eye | high | day | key | they | pay | Eye is spoken /aɪ/, which is the end of {}.
H3 suite | suite | sweet | suit | sweat | site | wait | Suite is spoken /swiːt/, so it rhymes with {}; suit ends in /uːt/.
M2 flower | flower | shower | slower | grower | floor | four | Flower ends in /aʊə/, and so does {}; slower and grower end in /əʊə/.
M2 lose | lose | choose | loss | nose | loose | rose | Lose ends in /uːz/, and so does {}; loose ends in /uːs/.
M2 noise | noise | boys | nose | rice | voice | was | Noise ends in /ɔɪz/, and so does {}; voice ends in /ɔɪs/.
M2 prize | prize | eyes | price | rice | peace | place | Prize ends in /aɪz/, and so does {}; price and rice end in /aɪs/.
M3 pears | pears | stairs | peers | fears | years | cars | Pears ends in /eəz/, and so does {}; peers, fears and years end in /ɪəz/.
H3 aisle ~sound-of-aisle | aisle | mile | oil | sail | peel | hall | The s of aisle is silent and the word ends in /aɪl/, as does {}.
H2 receipt | receipt | feet | kept | except | script | slept | The p of receipt is silent and the word ends in /iːt/, as does {}.
M2 guest | guest | best | beast | waist | feast | just | Guest ends in /est/, and so does {}; beast and feast end in /iːst/.
M3 reign | reign | train | line | mean | sign | foreign | The g of reign is silent and the word ends in /eɪn/, as does {}; sign ends in /aɪn/.
M2 doubt | doubt | out | debt | boat | coat | bought | The b of doubt is silent and the word ends in /aʊt/, as does {}.
E2 friend | friend | bend | fiend | blind | find | kind | Friend ends in /end/, and so does {}; fiend ends in /iːnd/.
`,
);
