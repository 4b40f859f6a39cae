import { questionsFrom } from "../question-rows.ts";

export const literaryHistory = questionsFrom(
  "literary-history",
  `
# Name settled facts of African literature
E1 things-fall-apart ~achebe | The author of the novel *Things Fall Apart* is | Chinua Achebe | Wole Soyinka | Cyprian Ekwensi | Amos Tutuola | Elechi Amadi | {} published *Things Fall Apart* in 1958.
M2 tfa-hero ~achebe | The main character of Chinua Achebe's *Things Fall Apart* is | Okonkwo | Ezeulu | Obi | Odili | Nanga | {} is the proud wrestler and farmer of Umuofia. Ezeulu is the priest in *Arrow of God*.
H2 arrow-of-god ~achebe | The novel by Chinua Achebe whose hero is the chief priest Ezeulu is | Arrow of God | Things Fall Apart | No Longer at Ease | A Man of the People | Anthills of the Savannah | *{}* tells of Ezeulu, chief priest of Ulu.
E1 first-nobel ~soyinka | The first Black African to win the Nobel Prize in Literature was | Wole Soyinka | Chinua Achebe | Nadine Gordimer | Naguib Mahfouz | Léopold Senghor | {} won it in 1986. Achebe and Senghor never received it; Mahfouz won in 1988 and Gordimer in 1991.
M2 soyinka-year ~soyinka | Wole Soyinka received the Nobel Prize in Literature in | 1986 | 1960 | 1976 | 1991 | 2003 | He was honoured in {}, the first Black African to win the prize for literature.
M2 lion-jewel ~soyinka | *The Lion and the Jewel*, with Baroka, Sidi and Lakunle, is a play by | Wole Soyinka | Ola Rotimi | J. P. Clark | Femi Osofisan | Zulu Sofola | {} wrote this comedy of a village beauty, an old chief and a schoolteacher.
M2 gods-not-to-blame ~rotimi | *The Gods Are Not to Blame* is a play by | Ola Rotimi | Wole Soyinka | J. P. Clark | Hubert Ogunde | Athol Fugard | {} wrote it; it retells the story of Oedipus in a Yoruba setting.
H3 gods-source ~rotimi | Ola Rotimi's *The Gods Are Not to Blame* is based on the Greek story of | Oedipus | Antigone | Medea | Agamemnon | Orpheus | It sets the story of {} in an African kingdom, with Odewale as its hero.
M2 palm-wine-drinkard | *The Palm-Wine Drinkard*, a tale of a journey into the land of the dead, was written by | Amos Tutuola | Gabriel Okara | D. O. Fagunwa | Cyprian Ekwensi | T. M. Aluko | {} published it in 1952, drawing on Yoruba folktales.
M2 jagua-nana | *Jagua Nana* and *People of the City* are novels of city life by | Cyprian Ekwensi | Elechi Amadi | Amos Tutuola | Flora Nwapa | Gabriel Okara | {} is known for his pictures of life in Lagos.
M2 concubine | *The Concubine*, with its heroine Ihuoma, is a novel by | Elechi Amadi | Chinua Achebe | Buchi Emecheta | John Munonye | Ben Okri | {} wrote it; Ihuoma is loved by a jealous spirit of the sea.
M2 efuru ~nwapa | *Efuru*, published in 1966, is a novel by | Flora Nwapa | Buchi Emecheta | Mabel Segun | Zulu Sofola | Zaynab Alkali | {} wrote it and is honoured as a pioneer among African women novelists.
M3 joys-motherhood | *The Joys of Motherhood* is a novel by | Buchi Emecheta | Flora Nwapa | Ama Ata Aidoo | Mariama Bâ | Bessie Head | {} wrote this novel, whose heroine is Nnu Ego.
M3 stillborn | *The Stillborn*, a novel set in Northern Nigeria, was written by | Zaynab Alkali | Flora Nwapa | Buchi Emecheta | Zulu Sofola | Mariama Bâ | {} wrote it; its heroine Li struggles for a life of her own.
M2 so-long-a-letter | *So Long a Letter*, an epistolary novel, is by the Senegalese writer | Mariama Bâ | Ousmane Sembène | Aminata Sow Fall | Camara Laye | Birago Diop | {} wrote it as a long letter from Ramatoulaye to her friend Aissatou.
M2 senghor ~negritude | The poet who became the first President of Senegal was | Léopold Sédar Senghor | David Diop | Birago Diop | Ousmane Sembène | Camara Laye | {} was both a founder of Negritude and Senegal's first President.
M2 negritude-defined ~negritude | The literary movement among French-speaking Black writers that affirmed the worth of African culture was | Negritude | Romanticism | Realism | Surrealism | Naturalism | {} grew up in Paris in the 1930s among students from Africa and the Caribbean.
H3 cesaire ~negritude | The Martinican poet who was a founder of Negritude with Senghor and Damas was | Aimé Césaire | Derek Walcott | Frantz Fanon | Camara Laye | Tchicaya U Tam'si | {} was a poet from Martinique and is credited with the word “négritude”.
M2 weep-not-child ~ngugi | *Weep Not, Child* and *A Grain of Wheat* are novels by | Ngũgĩ wa Thiong'o | Meja Mwangi | Okot p'Bitek | Peter Abrahams | Alex La Guma | {} of Kenya wrote both, against the background of the struggle for independence.
M2 song-lawino | *Song of Lawino*, a long poem in the voice of an Acoli wife, is by | Okot p'Bitek | Taban lo Liyong | David Rubadiri | Dennis Brutus | Kofi Awoonor | {} of Uganda wrote it. Lawino mocks her husband's foreign ways.
M2 beautyful-ones | *The Beautyful Ones Are Not Yet Born* is a novel by the Ghanaian writer | Ayi Kwei Armah | Kofi Awoonor | Kwesi Brew | Ama Ata Aidoo | Efua Sutherland | {} published this novel about corruption in 1968.
M2 anowa | *Anowa* and *The Dilemma of a Ghost* are plays by | Ama Ata Aidoo | Efua Sutherland | Zulu Sofola | Mariama Bâ | Flora Nwapa | {} of Ghana wrote both plays.
M3 mine-boy | *Mine Boy*, a novel about a young worker in Johannesburg, was written by | Peter Abrahams | Alan Paton | Alex La Guma | Athol Fugard | Es'kia Mphahlele | {} published *Mine Boy* in 1946; its hero is Xuma.
M2 cry-beloved | *Cry, the Beloved Country* is a novel by | Alan Paton | Peter Abrahams | Nadine Gordimer | Bessie Head | Athol Fugard | {} of South Africa published it in 1948.
H3 mahfouz | The Egyptian novelist who won the Nobel Prize in Literature in 1988 is | Naguib Mahfouz | Taha Hussein | Nawal El Saadawi | Tayeb Salih | Assia Djebar | {} is known for his novels of life in Cairo. Tayeb Salih was Sudanese.
M3 okigbo ~nigerian-poets | The Nigerian poet who wrote *Labyrinths* and died in the civil war was | Christopher Okigbo | Gabriel Okara | J. P. Clark | Niyi Osundare | Dennis Osadebay | {} was killed in 1967 in the Nigerian Civil War.
H2 ogboju-ode | The Yoruba novelist who wrote *Ogboju Ode Ninu Igbo Irunmale* was | D. O. Fagunwa | Amos Tutuola | Hubert Ogunde | Akinwunmi Isola | Ola Rotimi | {} published it in 1938, and Wole Soyinka later translated it into English.
# Name settled facts of literature beyond Africa
E1 shakespeare-born ~shakespeare-life | William Shakespeare was born in | Stratford-upon-Avon | London | Canterbury | Oxford | Dublin | He was born in {} in 1564 and worked in London.
M2 globe ~shakespeare-life | The London theatre most closely linked with Shakespeare is the | Globe | Abbey | Old Vic | Drury Lane | Savoy | The {}, built in 1599, was the theatre of Shakespeare's company.
E1 hamlet-prince ~shakespeare-plays | Hamlet, in Shakespeare's play, is Prince of | Denmark | Norway | Scotland | Verona | Venice | Hamlet is Prince of {}.
E1 romeo-tragedy ~shakespeare-plays | Which of these plays by Shakespeare is a tragedy? | Macbeth | Twelfth Night | As You Like It | Much Ado About Nothing | A Midsummer Night's Dream | *{}* ends with the fall and death of its hero. The others are comedies.
M2 shylock ~shakespeare-plays | Shylock, who demands a pound of flesh, is a character in | The Merchant of Venice | Othello | The Tempest | Julius Caesar | Twelfth Night | Shylock is the moneylender in *{}*.
M2 othello-villain ~shakespeare-plays | In Shakespeare's *Othello*, the villain who stirs up the hero's jealousy is | Iago | Cassio | Brabantio | Roderigo | Banquo | {} persuades Othello that Desdemona is false.
M2 prospero ~shakespeare-plays | Prospero, Ariel and Caliban are characters in Shakespeare's | The Tempest | King Lear | Hamlet | Macbeth | The Winter's Tale | *{}* is set on an island ruled by the magician Prospero.
M2 homer | The *Iliad* and the *Odyssey* are ancient epics traditionally ascribed to | Homer | Virgil | Sophocles | Dante | Ovid | {} is the Greek poet to whom both epics are ascribed. Virgil wrote the *Aeneid*.
M3 oedipus ~greek-drama | The Greek tragedy *Oedipus Rex* was written by | Sophocles | Aeschylus | Euripides | Aristophanes | Homer | {} wrote *Oedipus Rex* and *Antigone*.
H3 poetics ~greek-drama | The ancient treatise *Poetics*, which discusses tragedy, was written by | Aristotle | Plato | Horace | Socrates | Sophocles | {} wrote the *Poetics*, the source of terms such as catharsis.
M2 canterbury ~chaucer | *The Canterbury Tales* was written by | Geoffrey Chaucer | Edmund Spenser | John Milton | William Langland | Thomas Malory | {} wrote these tales of pilgrims in the fourteenth century.
M2 paradise-lost | *Paradise Lost*, an epic about the fall of man, is by | John Milton | John Donne | John Dryden | John Bunyan | John Keats | {} published the poem in 1667. Bunyan wrote *The Pilgrim's Progress*.
M2 pilgrims-progress | *The Pilgrim's Progress*, an allegory of the Christian life, was written by | John Bunyan | John Milton | Daniel Defoe | Jonathan Swift | George Herbert | {} wrote this allegory, whose hero is called Christian.
E1 robinson-crusoe | *Robinson Crusoe*, the story of a man cast away on an island, is by | Daniel Defoe | Jonathan Swift | Henry Fielding | Charles Dickens | Walter Scott | {} published it in 1719.
M2 gulliver | *Gulliver's Travels*, with its tiny people of Lilliput, is a satire by | Jonathan Swift | Daniel Defoe | Samuel Johnson | Oliver Goldsmith | Alexander Pope | {} published this satire in 1726.
M2 lyrical-ballads ~romantics | *Lyrical Ballads* (1798), often taken as the start of English Romanticism, was the work of Coleridge and | Wordsworth | Tennyson | Browning | Dryden | Donne | {} and Coleridge published the collection together.
M3 romantic-trait ~romantics | English Romantic poetry is marked by its love of | nature and feeling | strict classical rules | city trade and wealth | court manners and wit | scientific argument | Romantic poets valued {} above rules and reason alone.
H3 metaphysical-poet | Which of these poets is regarded as a leading metaphysical poet? | John Donne | William Wordsworth | Alfred Tennyson | T. S. Eliot | Lord Byron | {} of the seventeenth century is the chief of the metaphysical poets, known for bold conceits.
E1 oliver-twist ~dickens | *Oliver Twist* and *Great Expectations* are novels by | Charles Dickens | Thomas Hardy | Jane Austen | George Eliot | Walter Scott | {} wrote both, showing the hard life of the poor in Victorian England.
M2 pride-prejudice | *Pride and Prejudice* was written by | Jane Austen | Charlotte Brontë | Emily Brontë | George Eliot | Mary Shelley | {} published it in 1813.
M2 animal-farm | *Animal Farm*, an allegory in which beasts take over a farm, is by | George Orwell | Aldous Huxley | William Golding | H. G. Wells | Rudyard Kipling | {} published it in 1945.
M3 lord-of-flies | *Lord of the Flies*, about schoolboys left alone on an island, is a novel by | William Golding | George Orwell | Graham Greene | Joseph Conrad | E. M. Forster | {} published it in 1954.
H3 harlem ~harlem | Langston Hughes is closely associated with the flowering of Black American arts called the | Harlem Renaissance | Negritude movement | Lost Generation | Beat Generation | Romantic revival | Hughes was a leading poet of the {} in New York in the 1920s.
M3 raisin-in-sun | *A Raisin in the Sun*, a play about a Black family in Chicago, is by | Lorraine Hansberry | Toni Morrison | Maya Angelou | Alice Walker | Gwendolyn Brooks | {} wrote the play, first staged in 1959.
M3 native-son | *Native Son*, whose main character is Bigger Thomas, was written by | Richard Wright | Ralph Ellison | James Baldwin | Langston Hughes | Countee Cullen | {} published the novel in 1940.
H3 walcott | The Caribbean poet and playwright who won the Nobel Prize in Literature in 1992 was | Derek Walcott | Aimé Césaire | Kamau Brathwaite | Claude McKay | George Lamming | {} of Saint Lucia received the prize in 1992.
M2 frankenstein | *Frankenstein*, the gothic story of a man-made creature, was written by | Mary Shelley | Emily Brontë | Jane Austen | Bram Stoker | Percy Shelley | {} published the novel in 1818. Bram Stoker wrote *Dracula*.
`,
);
