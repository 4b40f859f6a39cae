import { easy, hard, lesson, medium } from "../knowledge-item.ts";

const topic = "kanem-borno-and-hausa-states";

export const kanemBornoAndHausaStates = [
...lesson(topic,"SS1","Trace the rise and organisation of Kanem-Borno",[
easy("kanem-lake","The empire of Kanem-Borno grew up around","Lake Chad",["the Niger Delta", "the Cross River", "the Jos Plateau", "the Lagos lagoon"],"Kanem lay to the north-east of {} and Borno to the south-west of it."),
medium("sefawa","The dynasty that ruled Kanem-Borno for about a thousand years was the","Sefawa",["Songhai", "Askia", "Almoravid", "Keita"],"The {} claimed descent from Sayf ibn Dhi Yazan. The Keita ruled Mali."),
easy("mai","The title of the ruler of Kanem-Borno under the Sefawa was","Mai",["Oba", "Alafin", "Obi", "Attah"],"The ruler was called {}. *Alafin* was the title in Oyo.","titles-of-rulers"),
medium("umme-jilmi","The first Sefawa ruler known to have accepted Islam was","Mai Umme Jilmi",["Mai Idris Alooma", "Mai Ali Gaji", "Mai Dunama Dibbalemi", "El-Kanemi"],"{} became a Muslim in the eleventh century. Idris Alooma ruled about five hundred years later."),
medium("njimi","The old capital of Kanem was","Njimi",["Kukawa", "Timbuktu", "Sokoto", "Gao"],"{} was the capital until the Sefawa left Kanem. Kukawa was founded in the nineteenth century.","capitals-of-kanem-borno"),
medium("ngazargamu","The capital built in Borno by Mai Ali Gaji was","Ngazargamu",["Njimi", "Kukawa", "Maiduguri", "Katsina"],"Ali Gaji built {} late in the fifteenth century as a lasting capital.","capitals-of-kanem-borno"),
medium("bulala","The Sefawa were driven from Kanem to Borno in the fourteenth century mainly by the","Bulala",["Jukun", "Tuareg", "Nupe", "Portuguese"],"Wars with the {} forced Mai Umar ibn Idris to move west of Lake Chad."),
easy("idris-alooma","The best known ruler of Borno, famous for military reforms with muskets, was","Idris Alooma",["Usman dan Fodio", "Muhammad Rumfa", "Sonni Ali", "Sunni Umar"],"{} reigned in the late sixteenth century and strengthened the army and Islam."),
medium("alooma-guns","Idris Alooma obtained firearms and instructors chiefly from","North Africa",["the Cape Colony", "Portugal", "Brazil", "Asante"],"Guns and Turkish musketeers reached Borno across the Sahara from {}."),
hard("ibn-fartua","The reign of Idris Alooma is well known because of the chronicle written by","Ahmed ibn Fartua",["Ibn Khaldun", "Leo Africanus", "Al-Maghili", "Muhammad Bello"],"{}, his chief imam, described the wars of the king. Muhammad Bello wrote on the Sokoto jihad."),
medium("el-kanemi","The scholar and soldier who saved Borno from the Fulani jihadists was","Muhammad al-Amin al-Kanemi",["Rabih Fadl Allah", "Idris Alooma", "Umaru Nagwamatse", "Abdullahi dan Fodio"],"{} led the resistance and became the real ruler of Borno with the title of Shehu."),
medium("kukawa","The town founded by al-Kanemi in 1814 as the centre of his power was","Kukawa",["Njimi", "Gwandu", "Bauchi", "Birnin Kebbi"],"{} became the capital of Borno under al-Kanemi's house.","capitals-of-kanem-borno"),
medium("shehu","The title taken by the rulers of Borno from al-Kanemi's line is","Shehu",["Mai", "Lamido", "Etsu", "Sarki"],"The rulers bear the title {}, in place of the Sefawa title of *Mai*.","titles-of-rulers"),
hard("rabih","The adventurer from the Sudan who conquered Borno in 1893 was","Rabih Fadl Allah",["El Hadj Umar", "Samori Toure", "Muhammad Ahmad", "Usman dan Fodio"],"{} ruled Borno from Dikwa until the French killed him in 1900."),
hard("last-sefawa","The Sefawa dynasty came to an end in the year","1846",["1472", "1603", "1804", "1903"],"Shehu Umar put an end to the Sefawa line in {} after a failed attempt to restore its power."),
medium("kanem-trade","The wealth of Kanem-Borno rested largely on","trans-Saharan trade",["ocean fishing", "cocoa export", "tin mining", "rubber tapping"],"The empire lay at the end of a main desert route, so {} brought it wealth."),
hard("dunama","The Mai of Kanem who is said to have opened the sacred *mune* was","Dunama Dibbalemi",["Umme Jilmi", "Ali Gaji", "Idris Katakarmabe", "Umar ibn Idris"],"{}, a strong Muslim ruler of the thirteenth century, opened it and so angered many of his subjects."),
]),
...lesson(topic,"SS1","Describe the Hausa states",[
easy("bayajidda","The legend of origin of the Hausa states centres on","Bayajidda",["Oduduwa", "Sundiata", "Oranmiyan", "Kisra"],"{} is said to have killed a snake at Daura and married its queen. Oduduwa belongs to Yoruba tradition."),
easy("daura","According to tradition, Bayajidda killed the snake that kept people from the well at","Daura",["Kano", "Zaria", "Gobir", "Rano"],"The snake in the well at {} was killed by Bayajidda, who then married the queen."),
medium("hausa-bakwai","In Hausa tradition the seven \"legitimate\" states are known as","Hausa Bakwai",["Banza Bakwai", "Kwararafa", "Hausa Banza", "Oyo Mesi"],"{} means the seven Hausa states. *Banza Bakwai* are the seven others outside the group."),
medium("hausa-bakwai-member","Which of these was one of the Hausa Bakwai?","Katsina",["Zamfara", "Nupe", "Kebbi", "Gwari"],"{} belongs to the seven, with Daura, Kano, Zazzau, Gobir, Rano and Biram. The others are counted among the Banza Bakwai."),
easy("sarki","The head of a Hausa state before the jihad was the","Sarki",["Alafin", "Mai", "Oba", "Attah"],"The {} ruled with the help of titled officials. *Mai* was the ruler of Borno.","titles-of-rulers"),
medium("zazzau","The former Hausa state of Zazzau is known today as","Zaria",["Kebbi", "Katsina", "Gusau", "Hadejia"],"Zazzau is the old name of {}."),
medium("amina","The queen of Zazzau remembered in tradition as a great warrior is","Amina",["Moremi", "Idia", "Nzinga", "Emotan"],"{} of Zazzau extended her state's power far and is linked with the building of town walls. Idia and Emotan belong to Benin."),
medium("gobir-role","Among the Hausa states, the one that guarded the north against desert raiders was","Gobir",["Rano", "Zazzau", "Kano", "Biram"],"{} lay furthest to the north and was known as the warrior state."),
medium("kano-role","Which Hausa city was most famous for weaving and indigo dyeing?","Kano",["Gobir", "Daura", "Biram", "Argungu"],"{} cloth was sold over much of the Sahara and the Sudan."),
hard("rumfa","The Kano ruler of the fifteenth century known for the Kurmi market and the palace named after him was","Muhammad Rumfa",["Yaji", "Bagauda", "Ibrahim Dabo", "Kanajeji"],"{} built the palace, extended the walls and set up the Kurmi market."),
hard("al-maghili","The North African scholar who wrote *The Obligations of Princes* for the king of Kano was","Al-Maghili",["Al-Bakri", "Ibn Battuta", "Al-Idrisi", "As-Sahili"],"{} advised Muhammad Rumfa on Islamic rule. As-Sahili was an architect who served Mansa Musa."),
medium("wangara","Islam was brought to Kano in the fourteenth century largely by traders and scholars called","Wangarawa",["Kanuri", "Zaghawa", "Mossi", "Jukun"],"{}, or Wangara, came from Mali in the time of Sarki Yaji."),
medium("city-walls","Hausa towns were surrounded by high walls mainly for","defence in war",["keeping out wild fires", "holding back floods", "marking farm plots", "religious worship"],"The *birni* was a walled town, built for {} against raiders."),
hard("kebbi-kanta","The soldier who broke from Songhai and made Kebbi a strong state in the sixteenth century was","Kanta",["Yaji", "Bawa", "Bagauda", "Yunfa"],"{} of Kebbi left the service of Songhai and resisted Borno as well."),
medium("hausa-unity","The Hausa states before 1804 are best described as","independent and often at war",["one empire under one king", "a colony of Morocco", "a union with one army", "a province of Oyo"],"They shared a language but were {}, so none ruled all the others for long."),
]),
];
