import { questionsFrom } from "../question-rows.ts";

const section = { topic: "structure", direction: "Choose the option that correctly fills the gap." };

const prepositions = questionsFrom(
  { ...section, objective: "Use prepositions correctly" },
  `
E1 preposition-on-monday ~preposition-of-time | The examination begins _____ Monday. | on | in | at | by the | from the | Days of the week and dates take {}.
E1 preposition-at-noon ~preposition-of-time | We shall meet _____ noon. | at | in | on | for | of | A point of time, such as noon or six o'clock, takes {}.
E1 preposition-born-in ~preposition-of-time | She was born _____ 2008. | in | on | at | by | from | Years and months take {}; on is used for days.
E1 preposition-afraid-of | The child is afraid _____ dogs. | of | for | from | with | at | One is afraid {} something.
E1 preposition-good-at | Zainab is good _____ drawing. | at | in | on | for | of | One is good {} an activity.
E1 preposition-married-to | Halima is married _____ a pilot. | to | with | by | for | of | A person is married {} another.
E2 preposition-congratulate-on | We congratulated him _____ his success. | on | for the | at | about the | of | People are congratulated {} what they have achieved.
E2 preposition-between | Share the orange _____ the two children. | between | among | across | amid | along | For two persons we use {}; among is used for more than two.
E2 preposition-die-of | Many children die _____ malaria. | of | with | for | by | at | People die {} a disease, not with or by it.
E2 preposition-accused-of ~accused-and-charged | The clerk was accused _____ stealing. | of | for | with | on | about | One is accused {} an offence.
M1 preposition-since ~since-and-for | He has been ill _____ Friday. | since | for | from | by | until | A starting point takes {}; for is used with a length of time.
M1 preposition-for-hours ~since-and-for | They have been waiting _____ three hours. | for | since | from | at | by | A length of time takes {}; since is used with a starting point.
M2 preposition-insist-on | She insisted _____ paying the bill. | on | in | for | to | at | One insists {} doing something.
M2 preposition-superior-to | This cloth is superior _____ that one. | to | than | from | over | of | Superior, inferior, senior and junior are followed by {}, not by than.
M2 preposition-prefer-to | I prefer yam _____ rice. | to | than | above | from | against | One prefers one thing {} another.
M2 preposition-comply-with | All drivers must comply _____ the new rules. | with | to | by | on | for | One complies {} rules; one obeys them without a preposition.
M2 preposition-addicted-to | He is addicted _____ smoking. | to | with | in | for | by | One is addicted {} a habit, and “to” here is followed by the -ing form.
M2 preposition-prevent-from | The rain prevented us _____ going out. | from | to | against | for | of | One prevents a person {} doing something.
M2 preposition-capable-of | The boy is capable _____ doing better. | of | to | for | in | at | One is capable {} doing something.
M2 preposition-angry-with | Father was angry _____ me for coming late. | with | on | of | over | to | One is angry {} a person but at or about a thing.
M3 preposition-devoid-of | The speech was devoid _____ sense. | of | from | in | with | by | Devoid, like full and empty, is followed by {}.
M2 preposition-discuss | We shall discuss _____ tomorrow. | the matter | about the matter | on the matter | over the matter | for the matter | “Discuss” takes its object without a preposition, so {} is right.
M2 preposition-by-bus | Most of the pupils come to school _____ bus. | by | with | in | on | through | The means of travel is shown by {} without an article.
H2 preposition-familiar-with | I know the town well, for I am familiar _____ all its streets. | with | to | of | in | about | A person is familiar {} a thing; a thing is familiar to a person.
H3 preposition-oblivious-of | The driver was oblivious _____ the danger ahead. | of | from | for | on | at | One is oblivious {} a danger, that is, not aware of it.
H3 preposition-part-with | The miser would not part _____ his money. | with | from | by | of | off | To give up a thing is to part {} it; one parts from a person.
H3 preposition-charge-with ~accused-and-charged | The man was charged _____ murder. | with | of | for | by | on | One is charged {} a crime but accused of it.
H2 preposition-consist-of | The committee consists _____ seven members. | of | in | from | with | by | A whole consists {} its parts; “comprise” takes no preposition.
`,
);

const pronounsAndArticles = questionsFrom(
  { ...section, objective: "Use pronouns, articles and determiners correctly" },
  `
E1 pronoun-between-you-and-me ~pronoun-i-or-me | Let this secret remain between you and _____. | me | I | mine | my | myself | After the preposition “between” the object form {} is used.
E1 pronoun-she-and-i ~pronoun-i-or-me | My sister and _____ went to the market. | I | me | mine | my | myself | The pronoun is part of the subject, so {} is right.
E1 article-an-hour ~article-before-silent-h | The journey lasted _____ hour. | an | a | the one | some | these | “Hour” begins with a vowel sound because the h is silent, so {} is right.
E1 article-a-university | My cousin is a student in _____ university. | a | an | these | some of | any of | “University” begins with the sound /j/, a consonant, so {} is right.
E2 pronoun-whose | The woman _____ bag was stolen is my teacher. | whose | who | whom | which | that | Possession is shown by {}.
E2 determiner-much | There is not _____ water in the tank. | much | many | few | several | a number of | “Water” is uncountable and takes {}.
E2 determiner-fewer | There are _____ pupils here than there were last year. | fewer | less | lesser | little | least | “Pupils” can be counted, so {} is right; less goes with uncountable nouns.
E1 article-the-sun | _____ sun gives us light and heat. | The | A | An | Some | One | A thing of which there is only one takes {}.
M1 pronoun-whom | The man _____ you saw at the gate is my uncle. | whom | whose | which | what | of who | The pronoun is the object of “saw”, so {} is right.
M2 pronoun-gerund-his | We were surprised at _____ failing the test. | his | he | himself | he is | they | Before an -ing noun formal English uses the possessive, so {} is right.
M2 pronoun-each-other | The two boys blamed _____ for the accident. | each other | theirselves | one and other | themself | each another | Two persons who blame in turn blame {}.
M2 pronoun-than-he | Nobody in the class is taller than _____ is. | he | him | his | himself | them | The pronoun is the subject of “is”, so {} is right.
M2 determiner-a-few | He has _____ friends, so he is not lonely. | a few | few | little | a little | much | “A few” means some; since he is not lonely, {} is right. “Few” would mean hardly any.
M2 determiner-little | There is _____ hope of finding them alive; the search has stopped. | little | a little | few | a few | many | The search has stopped, so there is hardly any hope: {}. “A little” would mean some.
M2 pronoun-himself | The boy cut _____ with a razor blade. | himself | hisself | itself | he | themselves | The reflexive pronoun of “he” is {}.
M2 article-an-honest ~article-before-silent-h | Mr Eze is _____ honest man whom everyone trusts. | an | a | some | those | any | The h of honest is silent, so the word begins with a vowel sound and takes {}.
M3 article-superlative | Kano is one of _____ oldest cities in the country. | the | an | a | some | most | A superlative such as “oldest” takes {}.
M2 determiner-every | _____ child deserves a good education. | Every | All | Many | Both | Several | The noun “child” is singular, so {} is right; all, both and several need a plural noun.
H2 pronoun-it-is-i | It was _____ who told the principal the truth. | she | her | hers | herself | them | After the verb “be” in formal English the subject form is used, and the pronoun goes with “who told”, so {} is right.
H3 pronoun-whoever | Give the prize to _____ comes first. | whoever | whomever | whom | whose | whichever of | The pronoun is the subject of “comes”, so {} is right although it follows “to”.
H3 determiner-either | You may sit on _____ side of the driver; the two seats are free. | either | every | all | both | neither of | One or the other of two is {}; “both” would need “sides”.
`,
);

const wordsAndOrder = questionsFrom(
  { ...section, objective: "Use comparison, adverbs, word order and connectives correctly" },
  `
E1 comparison-better | This mango tastes _____ than that one. | better | good | best | more better | well | The comparative of good is {}; “more better” doubles the comparison.
E1 comparison-worst | It was the _____ storm we have ever seen. | worst | worse | bad | most bad | worser | The superlative of bad is {}.
E2 adverb-fast | The horse ran very _____. | fast | fastly | faster | speed | fasten | The adverb of fast is also {}; “fastly” does not exist.
E2 connective-although | _____ he was ill, he came to school. | Although | Because | So that | Unless | Despite | A contrast between two clauses is shown by {}; despite cannot come before a clause.
E2 connective-because | We stayed indoors _____ it was raining. | because | although | unless | so | until when | The rain is the reason, so {} is right.
M1 comparison-the-more | The more you read, _____ you know. | the more | more | the most | most | much more | Two things that grow together take “the more … {}”.
M2 comparison-of-two | Of the two sisters, Ngozi is the _____. | taller | tallest | tall | more tall | most tall | For two persons the comparative is used even after “the”, so {} is right.
M2 comparison-as-as | Our team is as good _____ theirs. | as | than | like | so | with | Equal things are compared with “as … {}”.
M2 adverb-too-to | The box is _____ heavy for me to lift. | too | very | so | enough | much | “For me to lift” with a negative meaning calls for {}.
M2 word-order-adjectives | She bought a _____ bag. | beautiful black leather | black beautiful leather | leather black beautiful | black leather beautiful | leather beautiful black | Opinion comes first, then colour, then material: {}.
M2 word-order-negative | Never _____ such a large crowd. | have I seen | I have seen | I saw | I had seen | seen I have | When “never” opens the sentence, the helping verb comes before the subject: {}.
M2 connective-so-that | He spoke loudly _____ everyone might hear him. | so that | because of | in order to | such as | so as | A purpose expressed in a clause takes {}; “in order to” is followed by a verb.
M3 connective-despite | _____ the heavy rain, the match went on. | Despite | Although | Even though | In spite | Because | Before a noun we need a preposition such as {}; although and even though take clauses, and “in spite” needs “of”.
M2 connective-neither-nor | He can neither read _____ write. | nor | or | and | but | neither | “Neither” is paired with {}.
M2 plural-passers-by ~plural-of-compounds | The _____ stopped to watch the fight. | passers-by | passer-bys | passersby's | passer-by | passers-bys | The plural s is added to the main word passer: {}.
M2 plural-sons-in-law ~plural-of-compounds | Chief Bassey has three _____. | sons-in-law | son-in-laws | sons-in-laws | son-in-law | son's-in-law | The plural s goes to the main noun son: {}.
H2 word-order-not-only | Not only _____ the race, but he also broke the record. | did he win | he won | he did win | won he | he has won | After “not only” at the head of a sentence the helping verb comes before the subject: {}.
H3 word-order-only-when | Only when the bell rang _____ the hall. | did they leave | they left | they did leave | left they | they had left | “Only when …” at the head of a sentence makes the main clause change its order: {}.
H3 dangling | Walking down the street, _____. | I saw a masquerade | a masquerade was seen | a masquerade frightened me | the masquerade appeared | my eyes saw a masquerade | The person who walks must be the subject of the main clause, so {} is right; the others make the masquerade or the eyes walk.
H3 comparison-superlative | Of all the cooks, Mama Sade is by far _____. | the best | better | the better | the most best | more best | More than two are compared, so the superlative {} is right.
`,
);

export const words = [...prepositions, ...pronounsAndArticles, ...wordsAndOrder];
