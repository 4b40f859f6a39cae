// Yoruba: review and cards. For review by a native reader.
export const revision: Record<string, string> = {
  "Revise for 10 minutes": "Ìṣẹ́jú 10 báyìí",
  "Questions you get wrong stay here until you get them right.":
    "Ìbéèrè tí o kò bá gbà nínú ìdánwò ń dúró níbí, yóò sì kúrò nígbà tí o bá gbà á.",
  "You have no cards this week. You remember them all well.": "Ọ̀sẹ̀ ìrọ̀rùn: o rántí gbogbo ohun tí o ní dáadáa.",
  "Add a note": "Fi àkọsílẹ̀ kún un",
  "Back to review": "Padà sí àtúnyẹ̀wò",
  "Bookmark questions during a test. You will find them here with their explanations.":
    "Sàmì sí ìbéèrè kan nínú ìdánwò, yóò sì dúró dè ọ́ níbí pẹ̀lú àlàyé rẹ̀.",
  Bookmarks: "Àmì ìrántí",
  "Card {n} of {total}": "Káàdì {n} nínú {total}",
  "Maximum cards a day": "Iye káàdì tó pọ̀ jù lójúmọ́",
  "Cards done": "Káàdì tí o ti ṣe",
  "Change the exam date": "Yí ọjọ́ ìdánwò padà",
  "Change the note": "Yí àkọsílẹ̀ padà",
  "Change the plan": "Yí ètò padà",
  "To see your syllabus here, choose your exam in your profile or take a test.":
    "Yan ìdánwò rẹ nínú profáìlì, tàbí ṣe ìdánwò àkọ́kọ́, a ó sì ya ìlànà ẹ̀kọ́ rẹ̀ síbí.",
  Coverage: "Ibi tí o dé",
  "Did you know it, or was it a guess?": "Ṣé o mọ̀ ọ́n ni, àbí o kàn fojú bù ú?",
  "I guessed": "Mo kàn fojú bù ú",
  "I knew it": "Mo mọ̀ ọ́n",
  "You will see this card again tomorrow.": "Yóò padà wá lọ́la.",
  "Left blank": "O kò dáhùn rẹ̀",
  Mistakes: "Àṣìṣe",
  "You will get at most {n} cards a day. If you miss some, we will move them to another day.":
    "Kò ní ju {n} lọ lójúmọ́: èyí tó kù ń sún síwájú, a sì ń tún ọjọ́ tí o pàdánù ṣètò.",
  "Next card": "Káàdì tó kàn",
  "No exam date set": "A kò tíì yan ọjọ́ ìdánwò",
  "No mistakes to fix": "Kò sí àṣìṣe tó kù",
  "No subjects yet": "Kò tíì sí ẹ̀kọ́",
  "Nothing bookmarked yet": "O kò tíì sàmì sí nǹkan kan",
  "You have done today's cards": "O ti parí káàdì òní",
  "Nothing to revise yet": "Kò tíì sí ohun tí o máa tún yẹ̀ wò",
  "Your plan is for your exam on {date}. The cards that will help you most come first.":
    "A ṣètò rẹ̀ sí {date}: káàdì tó máa ṣe ọ́ láǹfààní jù títí di ìgbà náà ló ṣáájú.",
  "Questions like this": "Ìbéèrè bí irú èyí",
  "Set your exam date": "Yan ọjọ́ ìdánwò rẹ",
  "Stop here": "Dúró níbí",
  "Take a test. Questions you get wrong or bookmark become cards, and we show them again at the right time.":
    "Ṣe ìdánwò kan. Ìbéèrè tí o kò bá gbà, àti èyí tí o bá sàmì sí, yóò di káàdì tó ń padà wá ní àkókò tó yẹ.",
  "Ten minutes done": "Ìṣẹ́jú mẹ́wàá ti pé",
  "Enter the first day of your exam. Without a date, we show each card again just before you are likely to forget it.":
    "Ọjọ́ àkọ́kọ́ ìdánwò rẹ. Bí kò bá sí, káàdì ń padà wá nígbàkígbà tí o bá fẹ́rẹ̀ẹ́ gbàgbé wọn.",
  "The next seven days": "Ọjọ́ méje tó ń bọ̀",
  "{name} topics practised": "Kókó {name} tí o ti pàdé",
  "20 cards take about 15 minutes.": "Ogún káàdì ń gba nǹkan bí ìṣẹ́jú mẹ́ẹ̀ẹ́dógún.",
  "We repeat the questions you got wrong until you know them, in time for your exam.":
    "Ìbéèrè tí o ṣe àṣìṣe nínú rẹ̀ máa ń padà wá títí o fi mọ̀ ọ́n, kí ìdánwò rẹ tó dé.",
  "Your note": "Àkọsílẹ̀ rẹ",
  "Your plan": "Ètò rẹ",
  "{done} of {n} done today": "{done} ni o ti ṣe lónìí, nínú {n} lójúmọ́",
  "Mistakes still to fix: {mistakes}": "{mistakes} ṣì kù láti ṣàtúnṣe",
  "{n, plural, one {# card} other {# cards}} for today": "{n, plural, other {Káàdì #}} fún òní",
  "{n, plural, one {# day} other {# days}} to your exam": "Ó ku {n, plural, other {ọjọ́ #}} sí ìdánwò rẹ",
  "{n, plural, one {Wrong once} other {Wrong # times}}": "{n, plural, =1 {Àṣìṣe lẹ́ẹ̀kan} other {Àṣìṣe ní ìgbà #}}",
  "{name}: {met} of {topics} topics": "{name}: kókó {met} nínú {topics}",
  "{name}: {met} of {topics} topics practised": "{name}: o ti pàdé kókó {met} nínú {topics}",
  "You are on track to know {share} of your cards on exam day.":
    "Bí nǹkan ṣe rí, o ó mọ {share} nínú àwọn káàdì rẹ lọ́jọ́ ìdánwò.",
  Check: "Yẹ̀ ẹ́ wò",
  Revision: "Àtúnyẹ̀wò ẹ̀kọ́",
  "{n, plural, one {# card is} other {# cards are}} saved on this device.":
    "{n, plural, other {Káàdì # wà}} lórí ẹ̀rọ yìí.",
  "Start with my mistakes in {subject}": "Bẹ̀rẹ̀ pẹ̀lú àṣìṣe mi nínú {subject}",
  "You are offline. These cards were saved on {date}. We will send your answers when you are back online.":
    "Kò sí nẹ́tíwọ́ọ̀kì. A tọ́jú àwọn káàdì yìí ní {date}. A ó fi ìdáhùn rẹ ránṣẹ́ nígbà tí nẹ́tíwọ́ọ̀kì bá padà.",
  "No cards done this time": "O kò ṣe káàdì kankan lọ́tẹ̀ yìí",
  "{n, plural, one {# card} other {# cards}} done": "O ti ṣe {n, plural, other {káàdì #}}",
  "You knew {right} of {done}. You will see the others again tomorrow.":
    "O mọ {right} nínú {done}. O máa tún rí àwọn yòókù lọ́la.",
  "You have done all your cards for today.": "O ti ṣe gbogbo káàdì rẹ fún òní.",
  "{done} of {n} cards done today": "O ti ṣe káàdì {done} nínú {n} lónìí",
  "You are on track to know {now}% of your cards on exam day, up from {was}%.":
    "Lọ́jọ́ ìdánwò, o máa mọ {now}% nínú àwọn káàdì rẹ, láti {was}%.",
  "You are on track to know {now}% of your cards on exam day.": "Lọ́jọ́ ìdánwò, o máa mọ {now}% nínú àwọn káàdì rẹ.",
  "Revise some cards early": "Yẹ àwọn káàdì kan wò ṣáájú àkókò",
  "Revise with cards": "Ṣe àtúnyẹ̀wò pẹ̀lú káàdì",
};
