import { questionsFrom } from "../question-rows.ts";

const section = { topic: "structure", direction: "Choose the option that correctly fills the gap." };

export const concord = questionsFrom(
  { ...section, objective: "Make subject and verb agree" },
  `
E1 concord-each-of ~concord-each-and-one | Each of the boys _____ a new uniform. | has | have | are having | were having | have had | “Each” is singular, so the verb is {}; “boys” only tells us the group.
E1 concord-news ~concord-singular-in-s | The news from the war front _____ not good. | is | are | were | have been | are being | “News” looks plural but takes a singular verb, so {} is right.
E1 concord-mathematics ~concord-singular-in-s | Mathematics _____ my best subject at school. | is | are | were | have been | are being | The name of a school subject is singular even when it ends in s, so {} is right.
E1 concord-one-of ~concord-each-and-one | One of my sisters _____ in Calabar. | lives | live | are living | have lived | were living | The subject is “one”, so the singular verb {} is right.
E1 concord-scissors | The scissors _____ on the table. | are | is | was | has been | is being | “Scissors” is plural in form and takes a plural verb, so {} is right; “a pair of scissors” would be singular.
E1 concord-furniture | The furniture in this room _____ very old. | is | are | were | have been | are being | “Furniture” is uncountable and takes a singular verb, so {} is right.
E1 concord-everybody | Everybody in the village _____ the old chief. | respects | respect | are respecting | have respected | were respecting | “Everybody” is singular, so {} is right.
E2 concord-neither-nor ~concord-nearer-subject | Neither the teacher nor the students _____ in the hall. | were | was | is | has been | is being | With “neither … nor” the verb agrees with the nearer subject, “students”, so {} is right.
E2 concord-either-or ~concord-nearer-subject | Either the boys or their father _____ to blame. | is | are | were | have | are being | With “either … or” the verb agrees with the nearer subject, “father”, so {} is right.
M1 concord-as-well-as ~concord-with-added-phrase | The principal, as well as the teachers, _____ invited to the party. | has been | have been | were | are | are being | A phrase such as “as well as the teachers” does not change the number of the subject “principal”, so {} is right.
M2 concord-together-with ~concord-with-added-phrase | The captain, together with his players, _____ returning tomorrow. | is | are | were | have been | have | “Together with his players” is not part of the subject; “captain” is singular, so {} is right.
M2 concord-a-number-of ~a-number-and-the-number | A number of students _____ absent today. | are | is | was | has been | is being | “A number of” means several and takes a plural verb, so {} is right.
M2 concord-the-number-of ~a-number-and-the-number | The number of students in the school _____ increased. | has | have | are | were | have been | “The number” is a single figure, so the singular {} is right; “a number of students” would be plural.
M2 concord-many-a | Many a man _____ lost his life at sea. | has | have | are | were | have been | “Many a” is followed by a singular noun and a singular verb, so {} is right.
M2 concord-sum-of-money | Ten thousand naira _____ too much for this pair of shoes. | is | are | were | have been | are being | A sum of money is taken as one amount, so the singular verb {} is right.
M2 concord-rice-and-beans | Rice and beans _____ my favourite food. | is | are | were | have been | are being | The two words name one dish, so the singular verb {} is right.
M2 concord-more-than-one | More than one person _____ been arrested. | has | have | are | were | is | “More than one” takes a singular verb because of “one person”, so {} is right.
M1 concord-there-are | There _____ many reasons for his failure. | are | is | was | has been | is being | After “there” the verb agrees with the noun that follows; “reasons” is plural, so {} is right.
M2 concord-secretary-and-treasurer | The secretary and treasurer of the club _____ resigned; he will be missed. | has | have | are | were | have been | There is one “the” and the pronoun “he” shows one person holding both posts, so {} is right.
M3 concord-the-poor | The poor _____ always with us. | are | is | was | has been | is being | “The poor” means poor people and takes a plural verb, so {} is right.
M3 concord-none-of-information | None of the information he gave _____ correct. | was | were | are | have been | are being | “Information” is uncountable, so “none of the information” takes the singular {}.
H2 concord-one-of-those-who | He is one of those men who _____ always complaining. | are | is | was | has been | is being | “Who” stands for “men”, which is plural, so {} is right.
H3 concord-the-only-one-who | She is the only one of the girls who _____ passed. | has | have | are | were | have been | “The only one” makes “who” singular, so {} is right.
H3 concord-criteria | The criteria for admission _____ been published. | have | has | is | was | has not | “Criteria” is the plural of criterion, so {} is right.
`,
);
