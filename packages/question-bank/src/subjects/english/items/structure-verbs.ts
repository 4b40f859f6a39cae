import { questionsFrom } from "../question-rows.ts";

const section = { topic: "structure", direction: "Choose the option that correctly fills the gap." };

const tenses = questionsFrom(
  { ...section, objective: "Use tenses and verb forms correctly" },
  `
E1 tense-yesterday | My uncle _____ to Maiduguri yesterday. | travelled | travels | has travelled | will travel | is travelling | “Yesterday” is a finished time, so the simple past {} is right; the present perfect cannot go with it.
E1 tense-every-day | The sun _____ in the east every day. | rises | rose | is rising | has risen | had risen | A fact that is always true takes the simple present, so {} is right.
E1 tense-look | Look! The goats _____ the yams. | are eating | eat | ate | eats | had eaten | “Look!” shows that the action is going on now, so {} is right.
E1 tense-since-morning | It _____ since morning. | has been raining | is raining | rained | rains | will be raining | “Since morning” calls for an action that began in the past and still goes on, so {} is right.
E1 tense-did-not | She did not _____ to school last Friday. | go | went | gone | goes | going | After “did” the plain form of the verb is used, so {} is right.
E1 tense-before-arrived | The train _____ before we got to the station. | had left | has left | leaves | is leaving | will leave | Of two past actions the earlier takes the past perfect, so {} is right.
E1 tense-when-saw | I was reading when the lights _____ out. | went | go | have gone | were going | had been going | A short action that breaks into a longer past action takes the simple past, so {} is right.
E2 tense-can-swim | Musa can _____ very well. | swim | swims | swam | swimming | swum | After a modal such as “can” the plain form is used, so {} is right.
E2 tense-enjoy | We enjoy _____ to folk tales. | listening | to listen | listen | listened | in listening | “Enjoy” is followed by the -ing form, so {} is right.
E2 tense-tomorrow-this-time | By this time tomorrow, we _____ over the sea. | shall be flying | flew | have flown | fly | are flown | An action that will be going on at a future moment takes the future continuous, so {} is right.
E1 tense-has-broken | Someone _____ the window; look at the glass on the floor. | has broken | breaks | is breaking | was broken | has broke | The result is seen now, so the present perfect is used, and the past participle of break is broken: {}.
E1 tense-drunk | The baby has _____ all the milk. | drunk | drank | drink | drinking | drinked | After “has” the past participle {} is used; drank is the simple past.
M1 tense-used-to-doing ~to-before-ing | He is used to _____ early. | waking | wake | woke | woken | have woken | In “be used to” the word “to” is a preposition and takes the -ing form, so {} is right.
M2 tense-look-forward ~to-before-ing | I look forward to _____ from you. | hearing | hear | heard | have heard | be hearing | “To” in “look forward to” is a preposition, so {} is right.
M2 tense-by-the-end | By the end of next year, they _____ the bridge. | will have completed | completed | have completed | are completing | had completed | An action that will be finished before a point in the future takes the future perfect, so {} is right.
M2 tense-passive-is-spoken | English _____ in many parts of the world. | is spoken | speaks | is speaking | spoke | has spoken | English does not speak; people speak it, so the passive {} is right.
M2 tense-let-him | The guard let him _____ in. | come | to come | came | coming | comes | “Let” takes the plain infinitive without “to”, so {} is right.
M2 tense-made-to ~to-after-passive | The pupils were made _____ the field. | to cut | cut | cutting | to cutting | be cut | “Make” in the passive is followed by “to”, so {} is right; in the active it would be “made them cut”.
M2 tense-hanged | The murderer was _____ at dawn. | hanged | hung | hang | hanging | hunged | A person is {}; a picture is hung.
M2 tense-avoid | You should avoid _____ in the dark. | reading | to read | read | to reading | have read | “Avoid” is followed by the -ing form, so {} is right.
M1 tense-has-lain | The dog has _____ on the mat since noon. | lain | laid | lay | lied | laying | The past participle of lie, to rest, is {}; laid belongs to lay and needs an object.
M2 tense-no-sooner ~no-sooner-and-hardly | No sooner _____ the house than it began to rain. | had he left | he had left | he left | has he left | he has left | After “no sooner” at the head of a sentence the subject and helping verb change places: {}.
M2 tense-having-finished | _____ his work, the clerk went home. | Having finished | Have finished | Finished | Has finished | Being finished | The clerk finished first and then left, so the perfect participle {} is right.
M3 tense-would-rather | I would rather _____ at home than go to the party. | stay | to stay | staying | stayed | have stay | “Would rather” takes the plain infinitive when both actions have one subject, so {} is right.
M2 tense-object-to-being ~to-before-ing | The workers objected to _____ like slaves. | being treated | be treated | have treated | treat | treating | “To” after “object” is a preposition, and the workers receive the action, so {} is right.
M2 tense-suggested-going | Amina suggested _____ by train. | going | to go | go | to going | went to | “Suggest” is followed by the -ing form, so {} is right.
M3 tense-need-washing | The curtains are dirty; they need _____. | washing | to wash | wash | washed | be washed | After “need”, washing has a passive meaning: the curtains need {}. “They need to wash” would make the curtains do it.
M2 tense-have-hair-cut | I am going to have my hair _____. | cut | cutting | to cut | be cut | to be cutting | “Have something done” takes the past participle, and that of cut is {}.
H2 tense-hardly-when ~no-sooner-and-hardly | Hardly had the teacher entered _____ the noise stopped. | when | than | then | and | that | “Hardly” is paired with {}; it is “no sooner” that is paired with “than”.
H3 tense-the-first-time | This is the first time I _____ this song. | have heard | hear | am hearing | had heard | will hear | After “this is the first time” English uses the present perfect, so {} is right.
H3 tense-its-time | It is time we _____ home. | went | go | going | gone | have gone | After “it is time” with a subject the past form is used of the present, so {} is right.
H3 tense-seen-to-enter ~to-after-passive | The thief was seen _____ the compound. | to enter | enter | entered | to entering | enters | “See” in the passive takes “to”, so {} is right; the active would be “we saw him enter”.
H2 tense-regret-being | The boy regretted _____ late for the interview. | having been | to have been | has been | been | be | “Regret” about the past takes the -ing form, so {} is right.
`,
);

const conditionals = questionsFrom(
  { ...section, objective: "Use conditionals, modals and the subjunctive correctly" },
  `
E1 conditional-if-i-see | If I see Chidi, I _____ him your message. | will give | gave | would have given | had given | have given | A likely condition in the present takes a future result, so {} is right.
E2 conditional-if-it-rains | If it _____ tomorrow, the match will be cancelled. | rains | will rain | rained | would rain | had rained | In an open condition the “if” part takes the simple present, so {} is right.
M1 conditional-if-i-were ~unreal-were | If I _____ you, I would accept the offer. | were | am | be | was being | had been being | An unreal condition takes “were” for all persons, so {} is right.
M2 conditional-had-known | If I had known, I _____ you. | would have helped | will help | would help | had helped | shall have helped | “If” with the past perfect is followed by “would have”, so {} is right.
M2 conditional-unless | You will not pass _____ you work hard. | unless | if | except for | until when | without | “If not” is {}; “without” cannot stand before a clause.
M2 conditional-had-he-come | _____ earlier, he would have met the manager. | Had he come | He had come | If he came | If he comes | Has he come | “If he had come” can be turned into {}, and it agrees with “would have met”.
E1 modal-must-ill | You _____ stop at the red light; it is the law. | must | may | might | could | would | What the law demands is shown by {}.
E2 modal-may-i | _____ I leave the room, sir? | May | Will | Would | Shall not | Ought | To ask politely for permission we use {}.
M2 modal-must-have | The ground is wet; it _____ rained last night. | must have | must | should have to | can have | ought | A strong guess about the past is made with {} and the past participle.
M2 modal-neednt | You _____ buy another copy; I have two. | needn't | mustn't | can't | couldn't | shouldn't have | What is not necessary {} be done; mustn't means that it is forbidden.
M2 modal-ought-to | We _____ to respect our elders. | ought | should | must | would | might | Of these only {} is followed by “to”.
M3 modal-should-have | He failed because he did not read; he _____ harder. | should have worked | should work | must have worked | must work | will have worked | A duty in the past that was not done is shown by {}.
H2 subjunctive-recommended ~subjunctive-after-demand | The doctor recommended that the patient _____ in bed. | remain | remains | will remain | is remaining | has remained | After “recommended that” the plain form of the verb is used for all persons, so {} is right.
H3 subjunctive-wish | I wish I _____ as fast as you do. | could run | can run | will run | may run | ran to | A wish about the present that is not real takes a past form, so {} is right.
H3 subjunctive-as-if ~unreal-were | He spends money as if he _____ a millionaire. | were | is | be | has been | will be | “As if” about something unreal takes {}.
H3 subjunctive-insisted ~subjunctive-after-demand | The chairman insisted that the vote _____ taken at once. | be | is | was to | will be | being | After “insisted that” for a demand the plain form {} is used.
`,
);

const tagsAndReports = questionsFrom(
  { ...section, objective: "Form question tags and reported speech correctly" },
  `
E1 tag-is-he | Your brother is a doctor, _____? | isn't he | is he | isn't it | doesn't he | not so | A positive statement takes a negative tag with the same verb and a pronoun, so {} is right.
E1 tag-did-they | They did not win, _____? | did they | didn't they | do they | isn't it | have they | A negative statement takes a positive tag, so {} is right.
E2 tag-can-she | Aisha can drive, _____? | can't she | can she | doesn't she | couldn't she | isn't it | The helping verb is “can”, so the negative tag is {}.
E2 tag-does-he | He plays the flute, _____? | doesn't he | don't he | isn't he | does he | plays he not | The verb “plays” is in the simple present, so the tag is formed with does: {}.
M1 tag-shall-we | Let's go home, _____? | shall we | will you | won't we | don't we | shan't you | The tag for “let's” is {}.
M2 tag-i-am | I am your friend, _____? | aren't I | am I | isn't it | amn't I | don't I | The negative tag for “I am” is {}.
M2 tag-seldom | She seldom visits us, _____? | does she | doesn't she | isn't she | is she | did she | “Seldom” makes the statement negative, so the tag is positive: {}.
M2 tag-nobody | Nobody called while I was out, _____? | did they | didn't they | did nobody | didn't he | has he | “Nobody” is negative, takes a positive tag, and is taken up by “they”, so {} is right.
M2 tag-used-to | Your father used to be a soldier, _____? | didn't he | usedn't to he | wasn't he used | isn't he | doesn't he | “Used to” is a past form, so the usual tag is {}.
M3 tag-will-you | Close the door, _____? | will you | do you | isn't it | are you | didn't you | A command may be softened with the tag {}.
H2 tag-had-better | You had better leave now, _____? | hadn't you | haven't you | didn't you | wouldn't you | don't you | The helping verb in “had better” is had, so the tag is {}.
H3 tag-there-were | There were few people at the match, _____? | were there | weren't they | wasn't there | were they | weren't few | “Few” is nearly negative, so the tag is positive and repeats “there”: {}.
E2 report-said-he-was | “I am tired,” said Obi. Obi said that he _____ tired. | was | is | has been | will be | were | In reported speech the present “am” goes back to the past, so {} is right.
M1 report-asked-where | The visitor asked me where _____. | I lived | did I live | do I live | I do live | was I living | A reported question has the order of a statement, so {} is right.
M2 report-would | “I will come tomorrow,” she said. She said that she _____ the following day. | would come | will come | came | comes | has come | “Will” becomes “would” in reported speech, so {} is right.
M2 report-told-to | The officer _____ us to stop the car. | told | said | spoke | said to | talked | “Tell” is followed by a person and an infinitive, so {} is right.
M2 report-whether | He wanted to know _____ I had seen his pen. | whether | that | what | for | as | A reported yes-or-no question is introduced by {}.
M2 report-had-seen | “I saw the thief,” said the boy. The boy said that he _____ the thief. | had seen | has seen | sees | was seeing | would see | The simple past goes back to the past perfect in reported speech, so {} is right.
H2 report-the-previous-day | “I arrived yesterday,” said Bello. Bello said that he had arrived _____. | the previous day | the following day | the day after | the same day | the other day | “Yesterday” becomes {} in reported speech.
H3 report-suggested | “Let us rest here,” said the guide. The guide _____ that they should rest there. | suggested | told | asked them | said to | let | “Let us” in reported speech becomes “{} that they should”.
`,
);

export const verbs = [...tenses, ...conditionals, ...tagsAndReports];
