import { questionsFrom } from "../question-rows.ts";

export const oralLiterature = questionsFrom(
  "oral-literature",
  `
# Describe the forms of oral literature
E1 oral-defined ~oral-nature | Oral literature is literature that is chiefly passed on by | word of mouth | printed books | stone carvings | radio alone | school teachers | Oral literature lives in {}, from one generation to the next.
E1 folktale ~tales | A traditional story handed down by a community, often told at night for amusement and instruction, is a | folktale | novel | memoir | biography | libretto | A {} belongs to the whole community and has no known author.
E1 trickster-animal ~trickster | In many West African folktales the animal best known as a trickster is the | tortoise | elephant | cow | crocodile | fish | The {} is a common trickster of West African tales: small and weak but cunning.
E1 trickster-defined ~trickster | A trickster in folktales is a character who usually succeeds by | cunning | strength | wealth | kindness | prayer | The trickster is weak in body and relies on {}.
E1 myth ~tales | A traditional sacred story that explains the origin of the world, the gods or natural things is a | myth | fable | ballad | riddle | lampoon | A {} explains origins and usually involves gods or spirits.
E1 legend ~tales | A traditional story about a hero or event that people believe to have some basis in history is a | legend | fable | riddle | limerick | lullaby | A {} grows around a real or supposedly real person.
M2 aetiological ~tales | “Why the bat flies only at night” is the kind of folktale called | explanatory | heroic | romantic | historical | tragic | An {} tale, also called aetiological, gives the reason for something in nature.
E1 proverb-defined ~proverb | A short traditional saying that expresses a general truth or advice is a | proverb | riddle | ballad | legend | refrain | A {} holds the wisdom of a people in few words.
E1 proverb-use ~proverb | In African conversation and oratory, proverbs are valued mainly because they | give weight and colour to speech | hide the names of the speakers | make speeches last much longer | replace all songs and dances | are known to strangers only | Proverbs {}, because they call on the wisdom of the elders.
E1 riddle ~riddle | A puzzling description or question to be guessed as a game is a | riddle | proverb | dirge | myth | saga | A {} challenges the listener to guess the thing described.
E1 riddle-example ~riddle | “A small room full of white guards who never sleep: what is it? The mouth.” This is an example of a | riddle | legend | praise song | dirge | tongue twister | A thing is described in a puzzling way and must be guessed, so it is a {}.
E1 praise-song ~praise | A poem or song that honours a ruler, a lineage or a hero by listing great names and deeds is a | praise song | work song | lullaby | riddle | satire | A {} celebrates its subject with titles and achievements.
M2 oriki ~praise | Among the Yoruba, the name for praise poetry of persons, lineages, towns and deities is | oríkì | ìjálá | ẹsẹ Ifá | ẹkún ìyàwó | àlọ́ | {} is Yoruba praise poetry. Ìjálá is the chant of hunters.
H2 ijala ~yoruba-chants | The chant associated with Yoruba hunters and the god Ogun is | ìjálá | ẹkún ìyàwó | ẹsẹ Ifá | òwe | àlọ́ | {} is performed by hunters, who honour Ogun, the god of iron.
H2 ekun-iyawo ~yoruba-chants | The Yoruba poetry chanted by a bride as she leaves her parents' home is | ẹkún ìyàwó | ìjálá | òwe | ẹsẹ Ifá | àlọ́ | {}, the bride's lament, is chanted before she goes to her husband's house.
M2 izibongo ~praise | *Izibongo* is the praise poetry of the | Zulu | Hausa | Akan | Igbo | Kanuri | Izibongo is the praise poetry of the {} people of Southern Africa.
E1 dirge-oral ~mourning | Songs performed to lament the dead in traditional society are | dirges | lullabies | war songs | work songs | riddles | {} mourn the dead and comfort the living.
E1 work-song | Songs with a strong beat that help people to hoe, paddle or pound together are | work songs | dirges | lullabies | hymns | cradle songs | {} keep the movements of labourers in time and make the work lighter.
E1 lullaby-oral ~lullaby | A song with which a nursing mother calms a crying baby is a | lullaby | war song | dirge | chant of hunters | satire | A {} is a soft song for putting a baby to sleep.
E1 epic-oral ~oral-epic | A long oral poem that celebrates the deeds of a founder or hero of a people is an oral | epic | riddle | proverb | lyric | fable | An oral {} is a long heroic narrative performed over many hours or days.
M2 sundiata ~oral-epic | The oral epic that celebrates the founder of the Mali Empire is the epic of | Sundiata | Chaka | Gilgamesh | Beowulf | Odysseus | The epic of {} tells of the founder of Mali. Gilgamesh and Beowulf belong to other peoples.
M3 incantation | Words chanted for their supposed magical power to heal, protect or bind are | incantations | riddles | legends | lampoons | ballads | {} are chanted in the belief that the words themselves have power.
M2 tongue-twister | A phrase with difficult sound sequences, recited fast for fun and practice in speech, is a | tongue twister | praise name | work song | folk epic | proverb | A {} is hard to say quickly because like sounds crowd together.
# Explain the performance and use of oral literature
E1 griot ~griot | In parts of West Africa, the professional praise singer and keeper of oral history is the | griot | town crier | diviner | scribe | masquerade | The {} recites genealogies and the history of rulers and families.
M2 griot-function ~griot | One duty of the griot in traditional society was to | preserve genealogies | collect market tolls | forge iron tools | lead the army | judge land cases | The griot had to {} and recite the deeds of ancestors.
E1 audience-oral ~performance | In a storytelling session, the audience takes part mainly by | responding and joining in songs | writing down every word | electing the next chief | sitting in total silence | paying for printed copies | Listeners help to make the performance by {}.
M2 opening-formula ~performance | A narrator calls “Story, story!” and the listeners answer “Story!” before the tale is told. This set exchange is | an opening formula | a closing couplet | an epigraph | a stage direction | a cliffhanger | {} draws the listeners together and marks the entry into the world of the tale.
M2 call-response ~performance | The pattern in which a leader sings a line and the group replies is | call and response | blank verse | theme and variation | aside and soliloquy | rise and fall | {} is the commonest pattern of group singing in African performance.
H2 improvisation | The power of an oral artist to make up parts of a performance on the spot is | improvisation | memorisation | transcription | translation | adaptation | {} lets a performer suit an old piece to the present audience.
M2 oral-variants ~oral-nature | The same folktale exists in several versions mainly because it is | retold by many narrators | protected by copyright | printed in one edition | written by one author | read from a manuscript | A tale {} changes a little in each telling.
E1 moonlight | Traditionally, African folktales are most often told | in the evening | at sunrise | during work at noon | at the law court | in the market | Tales are told {}, when the day's work is over and families gather.
E1 function-moral | One important use of folktales in traditional society is to | teach children good conduct | settle the price of crops | record births in a register | predict the weather | train soldiers to march | Folktales entertain and {} by showing the rewards of good and bad behaviour.
H3 orature | The word “orature”, used by some scholars for oral literature, is formed from | oral and literature | orator and nature | order and culture | oracle and texture | ornate and stature | The term joins {} to show that spoken art is literature in its own right.
H3 masquerade | Festival performances in which masked figures represent ancestors or spirits are a form of traditional | drama | prose | biography | criticism | epic | Masquerades use costume, movement, song and an audience, so they are a form of traditional {}.
H2 performance-elements ~performance | Which of these is found in an oral performance but **not** on a printed page? | The narrator's gestures | The order of events | The choice of words | The names of characters | The lesson of the tale | {} belong to the living performance. Words, events and lessons can all be printed.
`,
);
