import { easy, hard, lesson, medium } from "../knowledge-item.ts";

const topic = "igbo-delta-and-central-states";

export const igboDeltaAndCentralStates = [
...lesson(topic,"SS1","Describe the institutions of the Igbo",[
easy("igbo-acephalous","Because most Igbo communities had no king, historians call their society","acephalous",["monarchical", "feudal", "imperial", "colonial"],"{} means \"without a head\": power was shared among elders, age grades and the assembly."),
medium("village-group","The largest political unit in most of Igboland before colonial rule was the","village group",["empire", "emirate", "province", "caliphate"],"Each {} ran its own affairs. Emirates and caliphates were found in the north."),
easy("ofo","The sacred staff that stood for truth and authority among the Igbo was the","ofo",["ada", "ikenga", "ekpe", "sango"],"The elder who held the {} spoke with the authority of the ancestors. *Ikenga* stands for personal achievement."),
medium("age-grade","In Igbo villages, groups of people born at about the same time who did public work were the","age grades",["oracles", "title societies", "guilds", "warrants"],"{} cleared paths, guarded the village and carried out decisions."),
medium("ozo","A man of wealth and good character in Igboland could take the title of","Ozo",["Alafin", "Etsu", "Iyase", "Galadima"],"The {} title brought honour and a voice in public matters."),
medium("umunna","In Igbo society the group of kinsmen who share a common male ancestor is the","umunna",["umuada", "dibia", "ndichie", "ohacracy"],"The {} is the patrilineage. *Umuada* are its daughters.","igbo-kin-groups"),
medium("umuada","The daughters of an Igbo lineage, who help to settle family quarrels, are the","umuada",["umunna", "ndichie", "dibia", "okonko"],"The {} return from their marriage homes for important matters. *Umunna* are the male kinsmen.","igbo-kin-groups"),
medium("nri","The Igbo town whose priest-king held ritual authority over a wide area was","Nri",["Arochukwu", "Aboh", "Bende", "Oguta"],"The Eze {} cleansed abominations and gave titles, without using an army."),
medium("aro-oracle","The oracle at Arochukwu, which the British called the Long Juju, was","Ibini Ukpabi",["Agbala", "Igwekala", "Kamalu", "Ogbunorie"],"{} served as a high court of appeal and spread the influence of the Aro."),
medium("aro-trade","Before colonial rule the Aro were famous over a wide area as","traders and agents of an oracle",["cavalry soldiers", "cattle herders", "desert guides", "tin miners"],"The Aro set up colonies along trade routes, and were known as {}."),
hard("onitsha-obi","Which of these Igbo towns had a monarch with the title of Obi, under Benin influence?","Onitsha",["Nsukka", "Orlu", "Mbaise", "Umuahia"],"{} on the Niger had an Obi and titled chiefs, unlike most Igbo towns."),
hard("eri","In the tradition of Nri and Aguleri, the founding ancestor is","Eri",["Oduduwa", "Tsoede", "Kisra", "Eweka"],"{} is said to have settled in the Anambra valley, and his descendants founded Nri."),
]),
...lesson(topic,"SS1","Describe the states of the Niger Delta and Calabar",[
easy("delta-occupation","The main occupations of the early Ijaw of the Niger Delta were","fishing and salt making",["cattle herding", "cocoa farming", "tin mining", "horse breeding"],"Salt water and creeks made {} the natural work of the people."),
medium("house-system","The trading and fighting unit of Bonny and Kalabari was the","canoe house",["age grade", "guild", "craft union", "emirate"],"The {}, under its head, kept a war canoe and traded with Europeans."),
easy("delta-middlemen","In the overseas trade the rulers of the Delta states acted mainly as","middlemen",["ship builders", "miners", "plantation owners", "explorers"],"The Delta chiefs stood between the European ships and the inland producers as {}."),
medium("jaja","The trader who left Bonny and founded Opobo in 1869 was","Jaja",["Nana Olomu", "Koko", "Ovonramwen", "Pepple"],"{} rose from slavery to head a house, and made Opobo a rich state.","delta-leaders"),
medium("jaja-exile","King Jaja of Opobo was exiled in 1887 because he","opposed British control of trade",["refused to sell palm oil", "attacked Benin City", "converted to Islam", "invited the Germans to rule"],"Jaja stopped British firms from going inland, so he was removed since he {}."),
medium("nana","The Itsekiri governor of the Benin River deposed by the British in 1894 was","Nana Olomu",["Dore Numa", "Jaja", "Koko", "Overami"],"The British bombarded Ebrohimi and exiled {}. Dore Numa helped the British.","delta-leaders"),
medium("koko","The king of Nembe who attacked the Royal Niger Company at Akassa in 1895 was","Koko",["Jaja", "Nana", "Ibanichuka", "Amakiri"],"{} led the Brass attack on Akassa, because the company had shut his people out of trade.","delta-leaders"),
hard("amanyanabo","The title of the king in Bonny and other Ijaw states of the Delta is","Amanyanabo",["Obong", "Olu", "Attah", "Obi"],"{} means owner of the town. The *Obong* rules at Calabar and the *Olu* at Warri."),
medium("obong","The ruler of the Efik of Calabar has the title of","Obong",["Oba", "Amanyanabo", "Etsu", "Tor"],"The {} is the head of the Efik at Calabar. The *Tor* Tiv is the head of the Tiv."),
medium("ekpe","The society that governed trade and kept order among the Efik was","Ekpe",["Ogboni", "Oyomesi", "Uzama", "Poro"],"{}, the leopard society, made laws and collected debts. Ogboni belonged to the Yoruba."),
medium("warri","The Itsekiri kingdom, said to have been founded by a prince of Benin, is","Warri",["Bonny", "Okrika", "Brass", "Opobo"],"Ginuwa, a Benin prince, is said to have founded {}, whose ruler is the Olu."),
]),
...lesson(topic,"SS1","Describe the Nupe, Jukun, Igala and Tiv",[
medium("tsoede","The founder of the Nupe kingdom in tradition is","Tsoede",["Oranmiyan", "Ayegba", "Eri", "Bagauda"],"{}, also called Edegi, is said to have brought the Nupe together.","central-founders"),
medium("etsu","The ruler of Nupe is called the","Etsu",["Attah", "Aku", "Tor", "Obong"],"The {} rules Nupe from Bida. The *Attah* rules the Igala.","central-titles"),
medium("attah","The title of the ruler of the Igala kingdom at Idah is","Attah",["Etsu", "Aku", "Oba", "Shehu"],"The {} of Idah ruled the Igala, near the meeting of the Niger and Benue.","central-titles"),
medium("kwararafa","The Jukun were the leading people of the old confederacy called","Kwararafa",["Hausa Bakwai", "Kanem", "Dahomey", "Segu"],"{} raided Kano and Borno in the seventeenth century."),
medium("aku-uka","The Aku Uka at Wukari is the ruler of the","Jukun",["Tiv", "Idoma", "Nupe", "Igala"],"The {} regard the Aku Uka as a sacred king. The Tiv had no king before colonial times.","central-titles"),
hard("tiv","Which of these peoples lived without a central ruler before colonial times?","Tiv",["Nupe", "Igala", "Jukun", "Kanuri"],"The {} were governed by lineage elders, and the office of Tor Tiv dates only from the 1940s."),
hard("nupe-glass","Besides farming, the Nupe of Bida are known for their","glass beads and brass work",["canoe cannons", "ivory masks", "cocoa trade", "stone pyramids"],"Bida craftsmen, such as the Masaga, are famous for {}."),
]),
];
