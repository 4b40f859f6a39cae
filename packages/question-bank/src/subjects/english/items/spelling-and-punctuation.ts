import { questionsFrom } from "../question-rows.ts";

const spelling = questionsFrom(
  { topic: "spelling-and-punctuation", objective: "Spell commonly misspelt words correctly" },
  `
E1 accommodation | Which spelling is correct for the word that means a place to live in? | accommodation | accomodation | acommodation | accomodetion | acomodation | The word has double c and double m: {}.
E1 tomorrow | Which spelling is correct for the word that means the day after today? | tomorrow | tommorrow | tommorow | tomorow | tomorroww | The word has one m and double r: {}.
E1 necessary | Which spelling is correct for the word that means needed? | necessary | neccessary | necesary | neccesary | nessecary | The word has one c and double s: {}.
E1 beginning | Which spelling is correct for the word that means the start? | beginning | begining | beggining | beginnig | biginning | The last consonant of begin is doubled before -ing: {}.
E2 privilege | Which spelling is correct for the word that means a special right? | privilege | priviledge | previlege | privilage | privelege | There is no d in the word: {}.
E2 separate | Which spelling is correct for the word that means to set apart? | separate | seperate | separete | sepparate | separat | The middle of the word is “par”: {}.
E2 receive | Which spelling is correct for the word that means to be given? | receive | recieve | receeve | reseive | recive | After c the order is e before i: {}.
M1 embarrass | Which spelling is correct for the word that means to make someone feel ashamed? | embarrass | embarass | embarras | embbarrass | emberrass | The word has double r and double s: {}.
M2 occurrence | Which spelling is correct for the word that means an event? | occurrence | occurence | ocurrence | occurrance | ocurence | The word has double c and double r and ends in -ence: {}.
M2 maintenance | Which spelling is correct for the word that means the act of keeping in good order? | maintenance | maintainance | maintenence | maintainence | mantenance | The verb is maintain, but the noun is {}.
M2 pronunciation | Which spelling is correct for the word that means the way a word is spoken? | pronunciation | pronounciation | pronunsiation | pronounceation | pronuncation | The verb is pronounce, but the noun loses the second o: {}.
M2 questionnaire | Which spelling is correct for the word that means a list of questions for a survey? | questionnaire | questionaire | questionnare | questionairre | questionniare | The word has double n and ends in -aire: {}.
H2 conscientious | Which spelling is correct for the word that means careful to do one's duty? | conscientious | conscientous | consientious | concientious | conscienscious | The word is built on conscience: {}.
H3 surveillance | Which spelling is correct for the word that means a close watch? | surveillance | surveilance | surveyllance | survaillance | surveillence | The word has double l and ends in -ance: {}.
H3 manoeuvre | Which spelling is correct for the word that means a skilful movement? | manoeuvre | manouvre | maneouvre | manoevre | manuevre | In British spelling the vowels come in the order o, e, u: {}.
`,
);

const punctuation = questionsFrom(
  { topic: "spelling-and-punctuation", objective: "Punctuate sentences and use capital letters correctly" },
  `
E1 question-mark | Which of these sentences about a lost book is correctly punctuated? | Where did you put my book? | Where did you put my book. | where did you put my book? | Where, did you put my book? | Where did you put my book! | A direct question begins with a capital and ends with a question mark: {}
E1 capital-names | Which of these sentences about a journey has its capital letters right? | We flew from Lagos to Cairo in June. | We flew from lagos to Cairo in June. | We flew from Lagos to cairo in June. | We flew from Lagos to Cairo in june. | we flew from Lagos to Cairo in June. | Names of places and months and the first word take capitals: {}
E1 apostrophe-boys | Which sentence correctly says that several boys own books? | The boys' books are on the desk. | The boy's books are on the desk. | The boys books are on the desk. | The boys's books are on the desk. | The boy books' are on the desk. | For a plural that ends in s the apostrophe follows the s: {}
E2 apostrophe-childrens | Which sentence correctly speaks of the toys of some children? | The children's toys are broken. | The childrens' toys are broken. | The childrens toys are broken. | The children toys' are broken. | The childrens's toys are broken. | Children is plural without s, so it takes apostrophe and s: {}
E2 comma-list | Which of these sentences about shopping is correctly punctuated? | We bought rice, beans, yams and oil. | We bought rice beans yams, and oil. | We bought, rice beans yams and oil. | We bought rice; beans; yams and oil | we bought rice, beans, yams and oil. | Commas separate the items of a list: {}
E2 its-lost | Which sentence about a bird uses the apostrophe correctly? | It's clear that the bird hurt its wing. | Its clear that the bird hurt it's wing. | It's clear that the bird hurt it's wing. | Its clear that the bird hurt its wing. | Its' clear that the bird hurt its wing. | “It's” means it is, while “its” shows possession: {}
M1 direct-speech | Which of these sentences reporting a teacher's words is correctly punctuated? | “Sit down,” said the teacher. | “Sit down” said the teacher. | “Sit down.” Said the teacher. | “Sit down, said the teacher.” | Sit down, “said the teacher.” | The comma comes inside the quotation marks and “said” takes a small letter: {}
M2 vocative-comma | Which of these sentences invites Grandma to a meal in correct punctuation? | Let's eat, Grandma. | Let's eat Grandma. | Lets eat, Grandma. | Let's, eat Grandma. | Lets' eat Grandma. | A comma marks off the person spoken to; without it Grandma would be eaten: {}
M2 non-defining | Which of these sentences about a brother in Jos is correctly punctuated? | My only brother, who lives in Jos, is ill. | My only brother who lives in Jos, is ill. | My only brother, who lives in Jos is ill. | My only, brother who lives in Jos is ill. | My only brother who, lives in Jos is ill. | Extra information about a person already known stands between two commas: {}
M2 semicolon | Which of these sentences about rain and a match is correctly punctuated? | It rained heavily; the match was stopped. | It rained heavily, the match was stopped. | It rained heavily the match was stopped. | It rained; heavily the match was stopped. | It rained heavily; The match was stopped. | Two full statements with no joining word are separated by a semicolon: {}
M3 introductory-clause | Which of these sentences about the ringing of a bell is correctly punctuated? | When the bell rang, the pupils left. | When the bell rang the pupils, left. | When, the bell rang the pupils left. | When the bell rang; the pupils left. | When the bell rang. The pupils left. | A clause that comes first is followed by a comma: {}
M2 colon-list | Which of these sentences about three needs is correctly punctuated? | We need three things: salt, oil and fish. | We need three things; salt, oil and fish. | We need: three things salt, oil and fish. | We need three things, salt; oil and fish. | We need three: things, salt oil and fish. | A colon introduces a list that explains what went before: {}
M2 capital-titles | Which of these sentences about a language lesson has its capital letters right? | Our French teacher was born in April. | Our french teacher was born in April. | Our French Teacher was born in April. | Our French teacher was born in april. | our French teacher was born in April. | Names of languages and months take capitals, but “teacher” here is a common noun: {}
H2 indirect-question | Which of these sentences reporting a question is correctly punctuated? | She asked where I had been. | She asked where I had been? | She asked, where I had been? | She asked “where I had been.” | She asked where, I had been. | A reported question ends with a full stop, not a question mark: {}
H3 joint-possession | Which sentence correctly says that one shop belongs to both Ade and Bola? | Ade and Bola's shop is open. | Ade's and Bola's shop is open. | Ade and Bolas' shop is open. | Ade and Bola shop's is open. | Ades and Bola's shop is open. | When two people own one thing together, only the last name takes apostrophe and s: {}
H3 interrupted-speech | Which of these sentences with broken-up direct speech is correctly punctuated? | “If you wait,” he said, “I will help.” | “If you wait,” he said. “I will help.” | “If you wait” he said “I will help.” | “If you wait,” he said, “i will help.” | “If you wait,” He said, “I will help.” | The speech goes on after the interruption, so commas stand on both sides and “he” has a small letter: {}
H3 hyphen | Which of these sentences about a child's age is correctly written? | He is a ten-year-old boy. | He is a ten-years-old boy. | He is a ten years old boy. | He is a ten year's old boy. | He is a ten-years' old boy. | Before a noun the words are joined by hyphens and “year” stays singular: {}
`,
);

export const spellingAndPunctuation = [...spelling, ...punctuation];
