import type { Passage } from "../../../authoring.ts";
import { easy, hard, lesson, medium } from "../language-item.ts";

const topic = "reading-comprehension";
const objective = "Read a short Yoruba text and answer questions on it";

const passage = (id: string, title: string, body: string): Passage => ({ key: `yoruba/passage/${id}`, title, body });

export const readingComprehension = [
  ...lesson(
    topic,
    "SS1",
    objective,
    [
      easy(
        "farm-who",
        "Ta ni ó lọ sí oko pẹ̀lú Àkànní?",
        "bàbá rẹ̀",
        ["ìyá rẹ̀", "ẹ̀gbọ́n rẹ̀", "ọ̀rẹ́ rẹ̀", "olùkọ́ rẹ̀"],
        "Àyọkà náà sọ pé Àkànní àti *{}* lọ sí oko.",
      ),
      easy(
        "farm-when",
        "Ọjọ́ wo ni wọ́n lọ sí oko?",
        "ọjọ́ Sátidé",
        ["ọjọ́ Àìkú", "ọjọ́ Ajé", "ọjọ́ Ìṣẹ́gun", "ọjọ́ Ẹtì"],
        "Wọ́n lọ sí oko ní *{}*.",
      ),
      medium(
        "farm-what",
        "Kí ni wọ́n wà jáde ní oko?",
        "iṣu",
        ["àgbàdo", "ẹ̀gẹ́", "ẹ̀wà", "ata"],
        "Wọ́n wa *{}* mẹ́wàá; àgbàdo ni wọ́n sun jẹ.",
      ),
      medium(
        "farm-why-rest",
        "Kí ló dé tí wọ́n fi sinmi lábẹ́ igi?",
        "Oòrùn mú gan-an.",
        ["Òjò ń rọ̀ gan-an.", "Ilẹ̀ ti ṣú.", "Bàbá ń ṣàìsàn.", "Ejò wà lọ́nà."],
        "Àyọkà náà sọ pé: *{}*",
      ),
      hard(
        "farm-lesson",
        "Ẹ̀kọ́ wo ni bàbá kọ́ Àkànní?",
        "Iṣẹ́ ṣe pàtàkì.",
        ["Owó dára ju ìwà lọ.", "Oko jìnnà sí ilé.", "Ọ̀rẹ́ kò ṣeé gbẹ́kẹ̀lé.", "Oúnjẹ kò tó jẹ."],
        "Bàbá sọ pé iṣẹ́ ni oògùn ìṣẹ́, ìyẹn ni pé: *{}*",
      ),
    ],
    passage(
      "farm",
      "Lílọ sí oko",
      "Ní ọjọ́ Sátidé, Àkànní àti bàbá rẹ̀ lọ sí oko. Wọ́n wa iṣu mẹ́wàá, wọ́n sì kó wọn sínú agbọ̀n. Nígbà tí ó di ọ̀sán, oòrùn mú gan-an, wọ́n sì sinmi lábẹ́ igi ńlá kan. Wọ́n sun àgbàdo jẹ. Bàbá sọ fún Àkànní pé iṣẹ́ ni oògùn ìṣẹ́, àti pé ẹni tí kò bá ṣiṣẹ́ kò lè jẹun.",
    ),
  ),
  ...lesson(
    topic,
    "SS2",
    objective,
    [
      easy("market-seller", "Kí ni Ìyá Bọ́lá ń tà?", "aṣọ", ["ẹja", "bàtà", "ata", "ìwé"], "Ìyá Bọ́lá ń ta *{}* ní ọjà."),
      easy(
        "market-found",
        "Kí ni Bọ́lá rí ní ilẹ̀?",
        "àpò owó",
        ["aṣọ àdìrẹ", "ẹ̀gbà ọrùn", "ìwé tuntun", "bàtà pupa"],
        "Bọ́lá rí *{}* kan ní ilẹ̀.",
      ),
      medium(
        "market-return",
        "Ta ni ó ni àpò owó náà?",
        "bàbá àgbà kan",
        ["ìyá Bọ́lá", "ọlọ́pàá kan", "olùkọ́ Bọ́lá", "ọmọdé kan"],
        "Àpò náà jẹ́ ti *{}* tí ó ń wá a kiri.",
      ),
      medium(
        "market-act",
        "Kí ni Bọ́lá ṣe sí owó tí ó rí?",
        "Ó dá a padà.",
        ["Ó ná an.", "Ó fi pamọ́.", "Ó ju ú nù.", "Ó pín in."],
        "Bọ́lá fún ẹni tí ó ni owó: *{}*",
      ),
      hard(
        "market-virtue",
        "Ìwà wo ni ìtàn yìí yìn?",
        "ìwà òtítọ́",
        ["ìwà ìgbéraga", "ìwà ìbínú", "ìwà ọ̀lẹ", "ìwà ojo"],
        "Bọ́lá kò jí owó náà, nítorí náà *{}* ni ìtàn yìí yìn.",
      ),
    ],
    passage(
      "market",
      "Bọ́lá ní ọjà",
      'Ìyá Bọ́lá ń ta aṣọ ní ọjà Ọjẹ́. Ní ọjọ́ kan, Bọ́lá tẹ̀lé ìyá rẹ̀ lọ sí ọjà. Bí ó ti ń rìn lọ, ó rí àpò owó kan ní ilẹ̀. Kò pẹ́ tí ó fi rí bàbá àgbà kan tí ó ń wá nǹkan kiri. Bọ́lá bi í pé, "Ṣé àpò yìí ni ẹ ń wá?" Inú bàbá náà dùn nígbà tí Bọ́lá dá àpò náà padà fún un. Ó sì gbàdúrà fún Bọ́lá pé yóò di ènìyàn ńlá.',
    ),
  ),
  ...lesson(
    topic,
    "SS2",
    objective,
    [
      easy(
        "tortoise-friend",
        "Ta ni ọ̀rẹ́ Ìjàpá nínú ìtàn yìí?",
        "ajá",
        ["erin", "ẹkùn", "ehoro", "àkùkọ"],
        "Ìtàn náà sọ pé Ìjàpá àti *{}* jẹ́ ọ̀rẹ́.",
      ),
      medium(
        "tortoise-cause",
        "Kí ni ó fa ìrìn wọn lọ sí oko olóko?",
        "ìyàn",
        ["ogun", "àrùn", "òjò", "ọdún"],
        "*{}* mú ní ìlú, oúnjẹ kò sì sí.",
      ),
      medium(
        "tortoise-greed",
        "Kí ló dé tí Ìjàpá kò fi lè sáré?",
        "Ẹrù rẹ̀ wúwo jù.",
        ["Ẹsẹ̀ rẹ̀ ṣẹ́.", "Ó ń sùn lọ́wọ́.", "Ó ṣìnà nínú igbó.", "Ilẹ̀ ti ṣú jù."],
        "Ìjàpá kó iṣu púpọ̀: *{}*",
      ),
      medium(
        "tortoise-caught",
        "Ta ni ó mú Ìjàpá?",
        "olóko",
        ["ọba", "ọlọ́pàá", "Ajá", "ọdẹ"],
        "*{}* ni ó mú Ìjàpá, nítorí pé kò lè sáré.",
      ),
      hard(
        "tortoise-lesson",
        "Ìwà wo ni ìtàn yìí kìlọ̀ fún wa nípa rẹ̀?",
        "ojúkòkòrò",
        ["ìbẹ̀rù", "ìtìjú", "ìfẹ́", "ìgboyà"],
        "Ìjàpá kó ju ohun tí ó lè gbé lọ, nítorí náà *{}* ni ìtàn kìlọ̀ fún.",
      ),
    ],
    passage(
      "tortoise",
      "Ìjàpá àti Ajá",
      "Ní ìgbà kan, ìyàn mú ní ìlú, oúnjẹ kò sì sí. Ìjàpá àti Ajá jẹ́ ọ̀rẹ́. Wọ́n lọ sí oko olóko láti jí iṣu. Ajá mú iṣu mẹ́ta, ó sì sáré lọ sí ilé. Ṣùgbọ́n ojúkòkòrò mú kí Ìjàpá kó iṣu púpọ̀, ẹrù rẹ̀ wúwo jù, kò sì lè sáré. Olóko dé, ó sì mú Ìjàpá.",
    ),
  ),
  ...lesson(
    topic,
    "SS3",
    objective,
    [
      easy(
        "water-what",
        "Kí ni àyọkà yìí dá lé lórí?",
        "omi",
        ["iná", "ilẹ̀", "afẹ́fẹ́", "igi"],
        "Àyọkà náà ń sọ nípa ìwúlò *{}*.",
      ),
      easy(
        "water-use",
        "Èwo ni àyọkà sọ pé a ń fi omi ṣe?",
        "fífọ aṣọ",
        ["híhun aṣọ", "kíkọ ìwé", "lílu ìlù", "gígé igi"],
        "A ń fi omi se oúnjẹ, wẹ ara, a sì ń lò ó fún *{}*.",
      ),
      medium(
        "water-boil",
        "Kí ni ó yẹ kí a ṣe sí omi odò kí a tó mu ún?",
        "Kí a sè é.",
        ["Kí a dà á nù.", "Kí a tà á.", "Kí a fi iyọ̀ sí i.", "Kí a gbé e sóòrùn."],
        "Àyọkà náà gbà wá níyànjú: *{}*",
      ),
      medium(
        "water-dirty",
        "Kí ni omi ìdọ̀tí lè fà?",
        "àìsàn",
        ["ọrọ̀", "ayọ̀", "ìyàn", "ogun"],
        "Omi tí kò mọ́ lè fa *{}*.",
      ),
      hard(
        "water-title",
        "Àkọlé wo ló bá àyọkà náà mu jù?",
        "Ìwúlò omi",
        ["Ìtàn odò Ọ̀ṣun", "Ẹja pípa", "Àkókò ẹ̀ẹ̀rùn", "Iṣẹ́ àgbẹ̀"],
        "Gbogbo àyọkà náà dá lórí *{}*.",
      ),
    ],
    passage(
      "water",
      "Kò sẹ́ni tí kò nílò rẹ̀",
      "Kò sí ẹ̀dá alààyè tí ó lè wà láìsí omi. A ń fi omi se oúnjẹ, a ń fi wẹ ara, a sì ń fi fọ aṣọ. Àwọn àgbẹ̀ nílò òjò kí irúgbìn wọn lè hù. Ṣùgbọ́n omi tí kò mọ́ lè fa àìsàn. Nítorí náà, bí a bá pọn omi odò, ó yẹ kí a sè é kí a tó mu ún.",
    ),
  ),
];
