import { easy, hard, lesson, medium } from "../knowledge-item.ts";

const topic = "moral-teachings";

export const moralTeachings = [
  ...lesson(topic, "SS2", "Explain the virtues that the Qur'an commands", [
    easy("sabr", "Patience in hardship is known in Islam as", "sabr", ["shukr", "adl", "amanah", "hilm"], "{} is praised in Surah al-Baqarah 2:153: “Allah is with the patient.” Shukr is thankfulness.", "patience"),
    easy("shukr", "Thankfulness to Allah for His favours is called", "shukr", ["sabr", "sidq", "haya'", "zuhd"], "On {} Surah Ibrahim 14:7 promises: “If you are thankful, I will surely give you more.”"),
    easy("amanah", "The Arabic word amanah stands for", "trustworthiness", ["patience", "modesty", "generosity", "cleanliness"], "Amanah is {}: Surah an-Nisa' 4:58 commands that trusts be rendered to their owners."),
    medium("taqwa-best", "According to Surah al-Baqarah, the best provision for a journey is", "piety", ["wealth", "water", "honey", "company"], "Surah al-Baqarah 2:197: “Take provision, but the best provision is {} (taqwa).”"),
    medium("adl", "“Let not hatred of a people make you act unjustly.” This verse commands", "justice", ["fasting", "charity", "modesty", "silence"], "Surah al-Ma'idah 5:8 commands {}, which is nearer to piety, even towards those one dislikes.", "justice"),
    hard("justice-kin", "Surah an-Nisa' commands believers to bear true witness even if it is against", "themselves or their kin", ["the rulers of Persia", "the dead of old", "the traders of Syria", "the people of the Cave"], "Surah an-Nisa' 4:135 commands standing for justice even against {}.", "justice"),
    medium("parents-thanks", "Surah Luqman joins thankfulness to Allah with thankfulness to one's", "parents", ["teachers", "rulers", "neighbours", "children"], "Surah Luqman 31:14: “Be thankful to Me and to your {}.”"),
    medium("repel-evil", "According to Surah Fussilat, repelling evil with what is better can turn an enemy into", "a close friend", ["a lasting slave", "a wealthy man", "a wise ruler", "a silent witness"], "Surah Fussilat 41:34 says that he who was an enemy becomes like {}."),
    easy("greeting-return", "When greeted, a Muslim should answer with a greeting that is", "equal or better", ["short or silent", "loud or public", "written or sung", "late or indirect"], "Surah an-Nisa' 4:86 commands a reply {}."),
    medium("lower-gaze", "Surah an-Nur commands believing men and women to lower their gaze and guard their", "chastity", ["flocks", "cities", "wealth", "journeys"], "Surah an-Nur 24:30–31 commands both to lower the gaze and guard their {}."),
    medium("covenants", "“O you who believe, fulfil your contracts.” This command opens Surah", "al-Ma'idah", ["al-Anfal", "an-Nisa'", "Al Imran", "Yunus"], "Surah {} 5:1 opens with the command to fulfil contracts."),
    medium("dignity-of-labour", "The Prophet said that no one eats better food than that which comes from", "the work of his hands", ["the gift of a king", "the spoils of a war", "the rent of a house", "the table of a friend"], "He praised food from {} and named Prophet Dawud as an example (Sahih al-Bukhari)."),
    hard("dawud-craft", "Which prophet did Muhammad name as one who ate from the work of his own hands?", "Dawud", ["Sulayman", "Yusuf", "Yunus", "Lut"], "Sahih al-Bukhari names {}; Surah Saba' 34:10–11 says that iron was made soft for him to make coats of mail."),
    easy("tawbah", "Turning to Allah in repentance is called", "tawbah", ["tawhid", "tawaf", "tawakkul", "taqdir"], "Surah at-Tahrim 66:8 calls believers to sincere {}. Tawakkul is trust in Allah.", "tawbah-and-tawakkul"),
    medium("tawakkul", "Putting one's trust in Allah after doing one's part is called", "tawakkul", ["tawbah", "tahajjud", "tasbih", "tayammum"], "{} is praised in Surah at-Talaq 65:3: whoever relies on Allah, He is enough for him.", "tawbah-and-tawakkul"),
  ]),
  ...lesson(topic, "SS3", "Explain the vices and unlawful acts that the Qur'an forbids", [
    easy("backbiting", "Surah al-Hujurat likens backbiting to eating", "a dead brother's flesh", ["the fruit of a bitter tree", "the food of an orphan", "the bread of a stranger", "a handful of burning coals"], "Surah al-Hujurat 49:12 asks whether anyone would like to eat {}.", "backbiting"),
    medium("ghibah-term", "Speaking of a person's faults behind his back is called", "ghibah", ["riya'", "riba", "israf", "hasad"], "The Prophet defined {} as saying of your brother what he would dislike (Sahih Muslim); Surah al-Hujurat 49:12 forbids it.", "backbiting"),
    easy("wine-gambling", "Surah al-Ma'idah calls wine and gambling the work of", "Shaytan", ["Fir'awn", "Qarun", "Haman", "Jalut"], "Surah al-Ma'idah 5:90 calls wine, gambling, idols and divining arrows an abomination of {}'s work."),
    medium("hasad", "The Arabic word for envy, from which Surah al-Falaq seeks refuge, is", "hasad", ["kibr", "bukhl", "nifaq", "ghadab"], "Surah al-Falaq 113:5 seeks refuge from the evil of the envier; envy is {}."),
    medium("nifaq-signs", "The signs of a hypocrite include lying when he speaks and", "breaking his promise", ["fasting on Mondays", "walking very slowly", "speaking in low tones", "visiting the sick"], "The hadith names lying, {} and betraying a trust (Sahih al-Bukhari and Muslim).", "hypocrisy"),
    hard("nifaq-place", "Where in Hell does Surah an-Nisa' place the hypocrites?", "in the lowest depth", ["at the outer gate", "under a high wall", "beside a deep river", "on a narrow bridge"], "Surah an-Nisa' 4:145: the hypocrites will be {} of the Fire.", "hypocrisy"),
    medium("israf", "Surah al-A'raf permits eating and drinking but forbids", "waste", ["honey", "meat", "feasts", "sharing"], "Surah al-A'raf 7:31: eat and drink, but do not {} by excess (israf), for Allah does not love the wasteful.", "extravagance"),
    medium("wasters-brothers", "Surah al-Isra' calls those who squander wealth the brothers of", "devils", ["kings", "beggars", "orphans", "lions"], "Surah al-Isra' 17:27: the squanderers are brothers of the {}.", "extravagance"),
    medium("short-measure", "Surah al-Mutaffifin condemns those who", "give short measure", ["sleep in the mosque", "refuse to migrate", "delay their marriage", "eat before guests"], "Surah al-Mutaffifin 83:1–3 says woe to those who take full measure but {} to others."),
    hard("fahishah-proof", "To prove a charge of adultery the Qur'an requires", "four witnesses", ["one witness", "two witnesses", "three witnesses", "seven witnesses"], "Surah an-Nur 24:4 punishes those who accuse chaste women and do not bring {}."),
    hard("arrogance-iblis", "Iblis refused to bow before Adam because of his", "pride", ["fear", "grief", "sleep", "doubt"], "Surah al-A'raf 7:12–13: he boasted of being made from fire while Adam was made from clay, so his {} cast him down."),
    easy("bribery", "The Prophet cursed the one who gives and the one who takes", "a bribe", ["a loan", "a gift", "a dowry", "a ransom"], "He cursed both parties to {} (Sunan of Abu Dawud and at-Tirmidhi); Surah al-Baqarah 2:188 forbids using wealth to sway judges."),
    medium("suspicion", "According to Surah al-Hujurat, some suspicion is", "a sin", ["a duty", "a virtue", "a charity", "a proof"], "Surah al-Hujurat 49:12: avoid much suspicion, for some of it is {}."),
    medium("verify-news", "Surah al-Hujurat tells believers to whom a wicked person brings news to", "verify it", ["spread it", "write it", "sell it", "obey it"], "Surah al-Hujurat 49:6 tells them to {}, lest they harm people in ignorance."),
  ]),
];
