// Yoruba: review and cards. For review by a native reader.
export const revision: Record<string, string> = {
  "10 minutes now": "Ìṣẹ́jú 10 báyìí",
  "A question you get wrong in a test waits here, and leaves once you get it right.":
    "Ìbéèrè tí o kò bá gbà nínú ìdánwò ń dúró níbí, yóò sì kúrò nígbà tí o bá gbà á.",
  "A quiet week: everything you have is well remembered.": "Ọ̀sẹ̀ ìrọ̀rùn: o rántí gbogbo ohun tí o ní dáadáa.",
  "Add a note": "Fi àkọsílẹ̀ kún un",
  "Back to review": "Padà sí àtúnyẹ̀wò",
  "Bookmark a question in a test and it waits for you here, with its explanation.":
    "Sàmì sí ìbéèrè kan nínú ìdánwò, yóò sì dúró dè ọ́ níbí pẹ̀lú àlàyé rẹ̀.",
  Bookmarks: "Àmì ìrántí",
  "Card {n} of {total}": "Káàdì {n} nínú {total}",
  "Cards a day, at most": "Iye káàdì tó pọ̀ jù lójúmọ́",
  "Cards done": "Káàdì tí o ti ṣe",
  "Change the exam date": "Yí ọjọ́ ìdánwò padà",
  "Change the note": "Yí àkọsílẹ̀ padà",
  "Change the plan": "Yí ètò padà",
  "Choose your exam in your profile, or take a first test, and its syllabus is drawn here.":
    "Yan ìdánwò rẹ nínú profáìlì, tàbí ṣe ìdánwò àkọ́kọ́, a ó sì ya ìlànà ẹ̀kọ́ rẹ̀ síbí.",
  Coverage: "Ibi tí o dé",
  "Did you know it, or was it a guess?": "Ṣé o mọ̀ ọ́n ni, àbí o kàn fojú bù ú?",
  "I guessed": "Mo kàn fojú bù ú",
  "I knew it": "Mo mọ̀ ọ́n",
  "It comes back tomorrow.": "Yóò padà wá lọ́la.",
  "Left blank": "O kò dáhùn rẹ̀",
  Mistakes: "Àṣìṣe",
  "Never more than {n} a day: what is left moves on, and missed days are planned again.":
    "Kò ní ju {n} lọ lójúmọ́: èyí tó kù ń sún síwájú, a sì ń tún ọjọ́ tí o pàdánù ṣètò.",
  "Next card": "Káàdì tó kàn",
  "No exam date set": "A kò tíì yan ọjọ́ ìdánwò",
  "No open mistakes": "Kò sí àṣìṣe tó kù",
  "No subjects yet": "Kò tíì sí ẹ̀kọ́",
  "Nothing bookmarked yet": "O kò tíì sàmì sí nǹkan kan",
  "Nothing more is due today": "Kò sí ohun tó kù fún òní",
  "Nothing to revise yet": "Kò tíì sí ohun tí o máa tún yẹ̀ wò",
  "Planned towards {date}: the cards that gain you most by then come first.":
    "A ṣètò rẹ̀ sí {date}: káàdì tó máa ṣe ọ́ láǹfààní jù títí di ìgbà náà ló ṣáájú.",
  "Questions like this": "Ìbéèrè bí irú èyí",
  "Set your exam date": "Yan ọjọ́ ìdánwò rẹ",
  "Stop here": "Dúró níbí",
  "Take a test. What you get wrong, and what you bookmark, becomes a card that comes back at the right time.":
    "Ṣe ìdánwò kan. Ìbéèrè tí o kò bá gbà, àti èyí tí o bá sàmì sí, yóò di káàdì tó ń padà wá ní àkókò tó yẹ.",
  "Ten minutes done": "Ìṣẹ́jú mẹ́wàá ti pé",
  "That is enough for now": "Ìyẹn tó fún báyìí",
  "The first day of your exam. Without one, cards come back whenever they are about to be forgotten.":
    "Ọjọ́ àkọ́kọ́ ìdánwò rẹ. Bí kò bá sí, káàdì ń padà wá nígbàkígbà tí o bá fẹ́rẹ̀ẹ́ gbàgbé wọn.",
  "The next seven days": "Ọjọ́ méje tó ń bọ̀",
  "Topics of {name} met": "Kókó {name} tí o ti pàdé",
  "Twenty cards take about a quarter of an hour.": "Ogún káàdì ń gba nǹkan bí ìṣẹ́jú mẹ́ẹ̀ẹ́dógún.",
  "What went wrong once comes back until you know it, in time for your exam.":
    "Ìbéèrè tí o ṣe àṣìṣe nínú rẹ̀ máa ń padà wá títí o fi mọ̀ ọ́n, kí ìdánwò rẹ tó dé.",
  "Your note": "Àkọsílẹ̀ rẹ",
  "Your plan": "Ètò rẹ",
  "{done} done today, of {n} a day": "{done} ni o ti ṣe lónìí, nínú {n} lójúmọ́",
  "{mistakes} still wrong": "{mistakes} ṣì kù láti ṣàtúnṣe",
  "{n, plural, one {# card} other {# cards}} for today": "{n, plural, other {Káàdì #}} fún òní",
  "{n, plural, one {# day} other {# days}} to your exam": "Ó ku {n, plural, other {ọjọ́ #}} sí ìdánwò rẹ",
  "{n, plural, one {Wrong once} other {Wrong # times}}": "{n, plural, =1 {Àṣìṣe lẹ́ẹ̀kan} other {Àṣìṣe ní ìgbà #}}",
  "{name}: {met} of {topics} topics": "{name}: kókó {met} nínú {topics}",
  "{name}: {met} of {topics} topics met": "{name}: o ti pàdé kókó {met} nínú {topics}",
  "{right} of {done} right. What was wrong comes back tomorrow, the rest when it is about to be forgotten.":
    "{right} nínú {done} tọ̀nà. Èyí tí o ṣe àṣìṣe nínú rẹ̀ yóò padà wá lọ́la, ìyókù nígbà tí o bá fẹ́rẹ̀ẹ́ gbàgbé rẹ̀.",
  "{share} of your cards known on exam day, as things stand":
    "Bí nǹkan ṣe rí, o ó mọ {share} nínú àwọn káàdì rẹ lọ́jọ́ ìdánwò",
  Check: "Yẹ̀ ẹ́ wò",
};
