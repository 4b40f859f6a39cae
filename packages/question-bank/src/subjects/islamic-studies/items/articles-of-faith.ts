import { easy, hard, lesson, medium } from "../knowledge-item.ts";

const topic = "articles-of-faith";

export const articlesOfFaith = [
  ...lesson(topic, "SS1", "Explain tawhid and the sin of shirk", [
    easy("tawhid", "Belief in the absolute oneness of Allah is called", "tawhid", ["taqwa", "tawbah", "tajwid", "tayammum"], "{} is the heart of faith; Surah al-Ikhlas 112:1 says, “Say: He is Allah, the One.”"),
    easy("shirk", "Associating partners with Allah is called", "shirk", ["riba", "sabr", "ghibah", "nifaq"], "{} is called a great wrong in Surah Luqman 31:13.", "shirk"),
    medium("unforgiven", "Which sin does Surah an-Nisa' say Allah does not forgive in one who dies without repenting of it?", "shirk", ["theft", "slander", "gambling", "gluttony"], "Surah an-Nisa' 4:48 says that Allah does not forgive {}, but forgives what is less than that to whom He wills.", "shirk"),
    easy("kalimah", "The first part of the Kalimat ash-Shahadah declares that there is no god but", "Allah", ["Jibril", "Muhammad", "Ibrahim", "Adam"], "It declares that there is no god but {}, as Surah Muhammad 47:19 teaches; the second part declares that Muhammad is His Messenger."),
    medium("rububiyyah", "Belief that Allah alone creates, owns and sustains all things is tawhid", "ar-rububiyyah", ["al-uluhiyyah", "al-asma' was-sifat", "al-qada' wal-qadar", "al-malikiyyah wal-adl"], "It is tawhid {}, oneness of lordship, after Rabb, Lord, as in Surah al-Fatihah 1:2.", "kinds-of-tawhid"),
    hard("uluhiyyah", "Directing every act of worship to Allah alone is tawhid", "al-uluhiyyah", ["ar-rububiyyah", "al-asma' was-sifat", "al-qada' wal-qadar", "ar-risalah"], "It is tawhid {}, oneness of worship: “You alone we worship” (Surah al-Fatihah 1:5).", "kinds-of-tawhid"),
    hard("minor-shirk", "The Prophet described showing off in worship (riya') as", "minor shirk", ["open unbelief", "major shirk", "lesser jihad", "white magic"], "He feared {} most for his people and explained it as riya' (Musnad of Ahmad); Surah al-Ma'un 107:6 blames those who pray to be seen."),
    medium("names-of-allah", "According to the hadith, how many names of Allah earn Paradise for whoever keeps them?", "99", ["33", "66", "70", "114"], "“Allah has {} names” (Sahih al-Bukhari and Muslim); Surah al-A'raf 7:180 says that to Allah belong the most beautiful names."),
    medium("rahman", "The divine name ar-Rahman means the Most", "Merciful", ["Powerful", "Hidden", "Patient", "Ancient"], "Ar-Rahman means the Most {}; it stands in Surah al-Fatihah 1:3 and gives Surah 55 its name."),
    medium("two-gods", "Surah al-Anbiya' argues that if heaven and earth had gods besides Allah, both would", "fall into ruin", ["grow larger", "be at peace", "become silent", "give out light"], "Surah al-Anbiya' 21:22: had there been gods besides Allah in them, both would {}."),
  ]),
  ...lesson(topic, "SS2", "Explain belief in angels, books, prophets, the Last Day and destiny", [
    easy("number-of-articles", "How many articles of faith does the hadith of Jibril name?", "6", ["3", "4", "5", "7"], "The hadith (number 2 of an-Nawawi's forty) names {}: Allah, His angels, books, messengers, the Last Day and destiny. The number 5 is that of the pillars of Islam."),
    medium("not-article", "Which of these is a pillar of Islam but **not** an article of faith?", "fasting", ["belief in angels", "belief in destiny", "belief in scriptures", "belief in prophets"], "{} is one of the five pillars (number 3 of an-Nawawi's forty); the others are articles of faith in number 2."),
    easy("angels-light", "According to the hadith, angels were created from", "light", ["clay", "water", "fire", "air"], "Sahih Muslim: the angels were created from {}, the jinn from fire and Adam from clay.", "created-from"),
    medium("jinn-fire", "From what does Surah ar-Rahman say the jinn were created?", "fire", ["clay", "light", "water", "iron"], "Surah ar-Rahman 55:15 says that the jinn were created from smokeless {}; man was created from clay (55:14).", "created-from"),
    medium("israfil", "Islamic tradition names the angel who will blow the trumpet on the Last Day as", "Israfil", ["Mika'il", "Jibril", "Ridwan", "Munkar"], "{} is the name given to him; the blowing of the trumpet is in Surah az-Zumar 39:68."),
    medium("malik-hell", "Which angel does Surah az-Zukhruf name as the keeper of Hell?", "Malik", ["Ridwan", "Harut", "Jibril", "Mika'il"], "In Surah az-Zukhruf 43:77 the people of Hell cry out, “O {}!”"),
    easy("recording-angels", "The angels called Kiraman Katibin have the duty of", "writing down people's deeds", ["bringing rain to the earth", "carrying the Throne of Allah", "guarding the gates of Hell", "taking the souls of the dying"], "Surah al-Infitar 82:10–12 speaks of noble scribes, whose duty is {}."),
    medium("questioners", "Which two angels question the dead in the grave?", "Munkar and Nakir", ["Harut and Marut", "Jibril and Mika'il", "Malik and Ridwan", "Raqib and Atid"], "{} are named in a hadith of at-Tirmidhi. Harut and Marut belong to Surah al-Baqarah 2:102."),
    easy("zabur", "The Zabur was revealed to Prophet", "Dawud", ["Musa", "Isa", "Nuh", "Yunus"], "Surah an-Nisa' 4:163: to {} Allah gave the Zabur.", "books-and-prophets"),
    easy("injil", "The Injil was given to Prophet", "Isa", ["Dawud", "Musa", "Ibrahim", "Yahya"], "Surah al-Ma'idah 5:46 says that Allah gave {} the Injil, with guidance and light.", "books-and-prophets"),
    medium("tawrah", "Which scripture was revealed to Prophet Musa?", "the Tawrah", ["the Zabur", "the Injil", "the Qur'an", "the Hadith"], "Surah al-Ma'idah 5:44 speaks of {}, by which the prophets judged the Children of Israel.", "books-and-prophets"),
    medium("prophets-named", "How many prophets are commonly counted as named in the Qur'an?", "25", ["12", "18", "40", "99"], "{} are commonly counted, from Adam to Muhammad; Surah al-An'am 6:83–86 alone names eighteen."),
    hard("ulul-azm", "Which of these is one of the five usually counted as Ulul-Azm, the messengers of firm resolve?", "Nuh", ["Yusuf", "Yunus", "Luqman", "Dhul-Kifl"], "They are {}, Ibrahim, Musa, Isa and Muhammad, who are named together in Surah al-Ahzab 33:7; the title comes from Surah al-Ahqaf 46:35."),
    medium("seal", "The title “Seal of the Prophets” is given in the Qur'an to", "Muhammad", ["Ibrahim", "Adam", "Isa", "Sulayman"], "Surah al-Ahzab 33:40 calls {} the Messenger of Allah and the Seal of the Prophets."),
    medium("qadar", "Al-Qadar, the sixth article of faith, means belief in", "divine decree", ["human reason", "noble descent", "angelic help", "earthly power"], "It is belief in {}: “We have created all things by measure” (Surah al-Qamar 54:49)."),
    hard("barzakh", "The state between death and the resurrection is called", "barzakh", ["sirat", "mizan", "hawd", "shafa'ah"], "Surah al-Mu'minun 23:100: behind them is a {} until the day they are raised."),
    hard("mizan", "The balance in which deeds will be weighed on the Last Day is called", "mizan", ["sirat", "hawd", "kursi", "sur"], "The weighing is told in Surah al-Qari'ah 101:6–9 and Surah al-Anbiya' 21:47; the balance is the {}."),
  ]),
];
