import { easy, hard, lesson, medium } from "../knowledge-item.ts";

const topic = "yoruba-and-benin";

export const yorubaAndBenin = [
...lesson(topic,"SS1","Describe Ife and the Oyo Empire",[
easy("oduduwa","The ancestor from whom Yoruba kings trace their descent is","Oduduwa",["Bayajidda", "Eri", "Tsoede", "Sundiata"],"{} is the founding ancestor at Ile-Ife. Bayajidda belongs to Hausa tradition.","founders"),
easy("oyo-founder","The founder of Oyo according to tradition was","Oranmiyan",["Sango", "Ewuare", "Lagelu", "Lisabi"],"{}, a prince of Ife, founded Oyo and is also linked with the Benin dynasty.","founders"),
easy("alafin","The ruler of Oyo bore the title of","Alafin",["Ooni", "Awujale", "Alake", "Ewi"],"The {} ruled Oyo. The *Ooni* rules Ife, the *Alake* Egba land and the *Awujale* Ijebu."),
easy("oyomesi","The council of seven chiefs who chose the king of Oyo was the","Oyomesi",["Ogboni", "Uzama", "Eso", "Ilari"],"The {}, led by the Bashorun, made kings and could reject them. The Uzama were in Benin.","bodies-of-oyo"),
medium("bashorun","The head of the Oyomesi was the","Bashorun",["Aremo", "Are-Ona-Kakanfo", "Ilari", "Iyase"],"The {} was the chief minister of Oyo. The Are-Ona-Kakanfo led the army.","officers-of-oyo"),
medium("kakanfo","The commander of the Oyo army in the provinces was the","Are-Ona-Kakanfo",["Bashorun", "Aremo", "Osi Efa", "Oluwo"],"The {} was bound to win or take his own life. The Bashorun headed the council.","officers-of-oyo"),
medium("aremo","In Oyo the eldest son of the king was known as the","Aremo",["Alapini", "Samu", "Agbakin", "Ona Efa"],"The {} shared in his father's rule and was for a long time expected to die with him.","officers-of-oyo"),
medium("ogboni","The Yoruba society of elders which checked both the king and the Oyomesi was the","Ogboni",["Eso", "Ekpe", "Poro", "Uzama"],"The {} was a religious and judicial body. Ekpe was found at Calabar and Poro in Sierra Leone.","bodies-of-oyo"),
medium("oyo-cavalry","The military strength of Oyo rested mainly on","cavalry",["war canoes", "elephants", "heavy cannons", "camels"],"Oyo lay in the savanna, where {} could be used to conquer its neighbours."),
medium("oyo-location","The expansion of Old Oyo was helped by its position in","open savanna country",["mangrove swamps", "thick rain forest", "the Sahara desert", "the Jos highlands"],"Horses could move and trade routes met in {}, unlike the forest."),
medium("dahomey-tribute","Which kingdom paid tribute to Oyo from the eighteenth century until the 1820s?","Dahomey",["Asante", "Benin", "Borno", "Zulu"],"Oyo cavalry defeated {}, which paid tribute until King Gezo threw it off."),
medium("gaha","The powerful Bashorun who made and destroyed several kings of Oyo in the eighteenth century was","Gaha",["Afonja", "Kurunmi", "Ogedengbe", "Oluyole"],"{} dominated Oyo until Alafin Abiodun overthrew him in 1774."),
medium("abiodun","The Alafin who overthrew Bashorun Gaha and gave Oyo years of peace was","Abiodun",["Aole", "Ajaka", "Atiba", "Onigbogi"],"{} ruled until 1789, and trouble followed under his successor Aole."),
hard("afonja","The Are-Ona-Kakanfo at Ilorin whose revolt hastened the fall of Old Oyo was","Afonja",["Kurunmi", "Latosisa", "Oluewu", "Toyeje"],"{} rebelled against the Alafin and invited the help of the Fulani scholar Alimi."),
medium("fall-of-oyo","Which of these helped to bring down the Old Oyo Empire?","Revolt of provincial chiefs",["Defeat by the Portuguese", "Drying up of Lake Chad", "Conquest by Mali", "Outbreak of the First World War"],"The {}, quarrels at the centre and attack from Ilorin broke the empire."),
hard("atiba","The Alafin who rebuilt Oyo at its present site in the 1830s was","Atiba",["Aole", "Majotu", "Oluewu", "Adelu"],"After Old Oyo was abandoned, {} set up New Oyo at Ago."),
medium("dual-kingmaking","When the Oyomesi rejected an Alafin, he was expected to","take his own life",["go on pilgrimage", "pay a fine", "become a chief", "retire to Ife"],"An empty calabash or parrot's eggs told the king to {}, which was a check on royal power."),
]),
...lesson(topic,"SS1","Describe the Benin Kingdom",[
easy("oba-benin","The ruler of Benin has the title of","Oba",["Emir", "Obi", "Mai", "Shehu"],"The {} was the political and spiritual head of Benin."),
medium("ogiso","The first dynasty of rulers of Benin, before the Obas, was called","Ogiso",["Sefawa", "Uzama", "Keita", "Iyase"],"The {}, or \"kings of the sky\", ruled before the dynasty of Eweka."),
medium("eweka","The first Oba of Benin of the present dynasty was","Eweka I",["Ewuare", "Esigie", "Ozolua", "Ovonramwen"],"{} was the son of Oranmiyan in the tradition of Benin.","obas-of-benin"),
easy("ewuare","The fifteenth-century Oba known as \"the Great\", who rebuilt Benin City, was","Ewuare",["Eweka", "Esigie", "Orhogbua", "Akenzua"],"{} reformed the government and extended the kingdom by war.","obas-of-benin"),
medium("uzama","The hereditary kingmakers of Benin were the","Uzama",["Oyomesi", "Ogboni", "Ilari", "Ekpe"],"The {} crowned the Oba. The Oyomesi held that power in Oyo."),
medium("iyase","The leader of the town chiefs and often commander of the army in Benin was the","Iyase",["Bashorun", "Galadima", "Waziri", "Aremo"],"The {} headed the town chiefs. Galadima and Waziri are titles of the north."),
medium("esigie","The Oba of Benin who had close dealings with the Portuguese in the early sixteenth century was","Esigie",["Ovonramwen", "Eweka I", "Ewedo", "Eresoyen"],"{} received Portuguese priests and is said to have learnt to speak their language.","obas-of-benin"),
hard("idia","The mother of Oba Esigie, whose ivory mask became the emblem of FESTAC '77, was","Queen Idia",["Queen Amina", "Emotan", "Moremi", "Queen Nzinga"],"{} helped her son in war and was the first to hold the title of Iyoba."),
medium("portuguese-benin","The first Europeans known to have visited Benin were the","Portuguese",["Dutch", "British", "French", "Danes"],"{} visitors reached Benin in the late fifteenth century. Others followed later."),
medium("gwato","The river port through which Benin traded with the Portuguese was","Ughoton",["Lokoja", "Bonny", "Badagry", "Brass"],"{}, also called Gwato, was Benin's port. Bonny and Brass lie in the Niger Delta."),
hard("ovonramwen","The Oba of Benin who was sent into exile at Calabar in 1897 was","Ovonramwen",["Akenzua II", "Adolo", "Osemwende", "Eweka II"],"{} was exiled after the British attack on Benin and died at Calabar in 1914."),
hard("benin-moat","The great earthworks of Benin were built mainly to","protect the city and its lands",["bring water to the farms", "hold fish for the palace", "carry boats to the sea", "mark the sites of graves"],"Deep ditches and high banks served to {} against attack."),
medium("benin-guilds","Brass casters and ivory carvers of Benin worked for the Oba in","guilds",["factories", "schools", "armies", "markets"],"Each craft had its {} with its own quarter in the city, such as Igun Street for brass casters."),
]),
];
