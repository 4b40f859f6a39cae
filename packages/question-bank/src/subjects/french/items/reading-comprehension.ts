import type { ClassLevel } from "@sabiprep/exam";
import type { Item, Passage } from "../../../authoring.ts";
import { easy, hard, lesson, medium } from "../language-item.ts";

const onPassage = (class_level: ClassLevel, passage: Passage, written: Item[]) =>
  lesson("reading-comprehension", class_level, "Read a short French text and answer questions on it", written, passage);

const market: Passage = {
  key: "french/passage/maman-bisi",
  title: "Le marché de Maman Bisi",
  body: "Maman Bisi vend des oranges et des ananas au marché de Badagry, près de la frontière du Bénin. Elle se lève à quatre heures, car les premiers clients arrivent avant le soleil. Beaucoup de ses clientes viennent de Porto-Novo et ne parlent que le français. Au début, elle montrait les prix avec ses doigts. Un jour, sa fille Bisi, élève en SS1, lui a écrit vingt phrases utiles dans un cahier. Aujourd'hui, Maman Bisi dit « Bonne journée, à demain ! » sans regarder le cahier, et elle vend deux fois plus qu'avant.",
};
const letter: Passage = {
  key: "french/passage/lettre-de-yusuf",
  title: "Une lettre de Yusuf",
  body: "Cher Marc,\n\nJe t'écris de Jos, où je passe les vacances chez mon grand-père. Ici, il fait plus frais qu'à Maiduguri et je porte un pull le soir. Le matin, j'aide mon grand-père à arroser ses pommes de terre. L'après-midi, je joue aux échecs avec mes cousines ; elles gagnent presque toujours ! Dimanche dernier, nous sommes montés sur les rochers de Riyom pour prendre des photos, mais la pluie nous a surpris et nous sommes rentrés trempés. Mon grand-père a ri et nous a servi du thé bien chaud. Je rentrerai le 5 septembre, deux jours avant la rentrée.\n\nTon ami,\nYusuf",
};
const library: Passage = {
  key: "french/passage/bibliotheque",
  title: "La bibliothèque du quartier",
  body: "Dans notre quartier, il n'y avait pas de bibliothèque. Les élèves étudiaient sous les lampadaires de la station-service. L'an dernier, M. Okon, un instituteur à la retraite, a décidé d'ouvrir son salon aux enfants. Il possédait trois cents livres. Les voisins ont apporté des chaises, un menuisier a fabriqué des étagères sans demander d'argent, et une couturière a offert des rideaux. Il y a une seule règle : celui qui emprunte un livre doit le raconter aux autres avant d'en prendre un nouveau. Aujourd'hui la bibliothèque compte neuf cents livres, et M. Okon dit en souriant qu'il n'a plus de salon, mais qu'il a cent petits-enfants.",
};
const football: Passage = {
  key: "french/passage/la-gardienne",
  title: "La gardienne de but",
  body: "Personne ne voulait être gardien dans l'équipe du lycée de filles. Halima, la plus petite de la classe, a levé la main. Ses camarades ont ri : « Tu ne toucheras même pas la barre ! » L'entraîneuse, elle, n'a pas ri. Elle lui a dit : « Un bon gardien lit le jeu avec ses yeux. » Pendant six mois, Halima a regardé les mains, les pieds et les épaules des joueuses. Le jour de la finale, le score était de un à un à la dernière minute, et l'arbitre a sifflé un penalty. La tireuse a regardé à gauche, mais Halima a vu son pied tourner vers la droite. Elle a plongé à droite et a arrêté le ballon. Depuis ce jour, les plus grandes demandent conseil à la plus petite.",
};
const water: Passage = {
  key: "french/passage/l-eau-du-village",
  title: "L'eau du village",
  body: "Autrefois, les femmes d'Ogidi-Uno marchaient deux kilomètres pour chercher de l'eau à la rivière. L'eau n'était pas propre et les enfants tombaient souvent malades. Les jeunes du village ont donc formé un comité. Chaque famille a versé un peu d'argent, et l'ingénieur Adaeze, fille du village, a dessiné le plan d'un forage gratuitement. Les travaux ont duré trois semaines. Maintenant, une pompe solaire remplit un grand réservoir au centre du village. Un gardien ferme le robinet la nuit pour éviter le gaspillage. À l'infirmerie, les cas de diarrhée ont beaucoup diminué, et les filles, qui arrivaient en retard en classe, sont désormais à l'heure.",
};

export const readingComprehension = [
  ...onPassage("SS1", market, [
    easy(
      "bisi-where",
      "Où Maman Bisi vend-elle ses fruits ?",
      "à Badagry",
      ["à Porto-Novo", "à Cotonou", "à Lomé", "à Ibadan"],
      "Le texte dit qu'elle vend au marché de Badagry, donc *{}* ; Porto-Novo est la ville de ses clientes.",
    ),
    easy(
      "bisi-why-early",
      "Pourquoi se lève-t-elle à quatre heures ?",
      "parce que les clients arrivent tôt",
      [
        "parce que sa fille part à l'école",
        "parce que la frontière est fermée",
        "parce que le marché est très loin",
        "parce que le soleil brûle les fruits",
      ],
      "Les premiers clients arrivent avant le soleil : elle se lève tôt *{}*.",
    ),
    medium(
      "bisi-at-first",
      "Au début, comment indiquait-elle les prix ?",
      "par des gestes",
      ["par écrit", "en français", "par téléphone", "en chantant"],
      "Elle montrait les prix avec ses doigts, c'est-à-dire *{}*.",
    ),
    medium(
      "bisi-notebook",
      "Qui a écrit les phrases dans le cahier ?",
      "sa fille",
      ["une cliente", "un professeur", "sa voisine", "elle-même"],
      "C'est Bisi, *{}*, qui a écrit vingt phrases utiles.",
    ),
    medium(
      "bisi-result",
      "Quel est le résultat de son apprentissage du français ?",
      "Elle vend davantage.",
      ["Elle vend plus cher.", "Elle change de marché.", "Elle part au Bénin.", "Elle devient professeur."],
      "Elle vend deux fois plus qu'avant : *{}*",
    ),
  ]),
  ...onPassage("SS2", letter, [
    easy(
      "yusuf-where",
      "Où Yusuf passe-t-il ses vacances ?",
      "chez son grand-père",
      ["chez son ami Marc", "chez sa tante", "dans un hôtel", "à Maiduguri"],
      "Il écrit de Jos, où il passe les vacances *{}*.",
    ),
    easy(
      "yusuf-weather",
      "Comparé à Maiduguri, le temps à Jos est",
      "plus frais",
      ["plus chaud", "plus sec", "aussi chaud", "plus brumeux"],
      "Yusuf écrit qu'il fait *{}* à Jos et qu'il porte un pull.",
    ),
    medium(
      "yusuf-morning",
      "Que fait Yusuf le matin ?",
      "Il aide au jardinage.",
      ["Il joue aux échecs.", "Il prend des photos.", "Il prépare du thé.", "Il écrit des lettres."],
      "Le matin, il aide à arroser les pommes de terre : *{}*",
    ),
    medium(
      "yusuf-chess",
      "Qui gagne le plus souvent aux échecs ?",
      "les cousines",
      ["Yusuf", "Marc", "le grand-père", "les voisins"],
      "Yusuf joue avec ses cousines et ce sont *{}* qui gagnent presque toujours.",
    ),
    hard(
      "yusuf-school-date",
      "Quel jour est la rentrée ?",
      "le 7 septembre",
      ["le 5 septembre", "le 3 septembre", "le 2 septembre", "le 9 septembre"],
      "Yusuf rentrera le 5 septembre, deux jours avant la rentrée, qui est donc *{}*.",
    ),
  ]),
  ...onPassage("SS2", library, [
    easy(
      "okon-profession",
      "Quel était le métier de M. Okon ?",
      "instituteur",
      ["menuisier", "pompiste", "libraire", "couturier"],
      "M. Okon est un *{}* à la retraite.",
    ),
    easy(
      "okon-before",
      "Avant, où les élèves étudiaient-ils ?",
      "sous les lampadaires",
      ["dans un salon", "à la bibliothèque", "à l'église du quartier", "sur les étagères"],
      "Ils étudiaient *{}* de la station-service.",
    ),
    medium(
      "okon-carpenter",
      "Le menuisier a travaillé",
      "gratuitement",
      ["rapidement", "seul la nuit", "pour cent naira", "à contrecœur"],
      "Il n'a pas demandé d'argent : il a travaillé *{}*.",
    ),
    medium(
      "okon-rule",
      "Que doit faire un lecteur avant d'emprunter un autre livre ?",
      "raconter le précédent",
      ["payer une amende", "acheter un rideau", "offrir une chaise", "écrire à l'auteur"],
      "La seule règle est qu'il doit raconter le livre aux autres, donc *{}*.",
    ),
    hard(
      "okon-growth",
      "Depuis l'ouverture, le nombre de livres a",
      "triplé",
      ["doublé", "diminué", "quadruplé", "peu changé"],
      "On passe de trois cents à neuf cents livres : le nombre a *{}*.",
    ),
  ]),
  ...onPassage("SS3", football, [
    easy(
      "halima-size",
      "Comment est Halima au début du texte ?",
      "de petite taille",
      ["très grande", "très bavarde", "souvent malade", "nouvelle en ville"],
      "Halima est la plus petite de la classe, donc *{}*.",
    ),
    medium(
      "halima-coach",
      "Selon l'entraîneuse, un bon gardien doit surtout",
      "observer",
      ["sauter", "crier", "courir", "rire"],
      "« Un bon gardien lit le jeu avec ses yeux » : il doit *{}*.",
    ),
    medium(
      "halima-training",
      "Combien de temps Halima s'est-elle préparée ?",
      "une demi-année",
      ["un mois et demi", "six semaines", "une année entière", "une journée"],
      "Elle a observé les joueuses pendant six mois, soit *{}*.",
    ),
    medium(
      "halima-penalty",
      "Qu'est-ce qui a révélé la direction du tir ?",
      "le pied de la tireuse",
      ["les yeux de la tireuse", "la voix de l'arbitre", "les cris du public", "la main de l'entraîneuse"],
      "La tireuse regardait à gauche, mais *{}* tournait vers la droite.",
    ),
    hard(
      "halima-lesson",
      "Quelle leçon tire-t-on du texte ?",
      "L'intelligence vaut mieux que la taille.",
      [
        "Les plus grands sont toujours les meilleurs joueurs.",
        "Il ne faut jamais écouter un entraîneur.",
        "Le football est un jeu de pur hasard.",
        "Les moqueries empêchent toujours de réussir.",
      ],
      "Halima réussit parce qu'elle observe et réfléchit : *{}*",
    ),
  ]),
  ...onPassage("SS3", water, [
    easy(
      "water-distance",
      "À quelle distance se trouvait la rivière ?",
      "à deux kilomètres",
      ["à trois kilomètres", "à vingt kilomètres", "à douze kilomètres", "à dix kilomètres"],
      "Les femmes marchaient deux kilomètres : la rivière était *{}*.",
    ),
    medium(
      "water-adaeze",
      "Quel a été le rôle d'Adaeze ?",
      "Elle a dessiné le plan.",
      [
        "Elle a gardé le robinet.",
        "Elle a dirigé l'infirmerie.",
        "Elle a prêté de l'argent.",
        "Elle a creusé le puits.",
      ],
      "L'ingénieur Adaeze a dessiné gratuitement le plan du forage : *{}*",
    ),
    medium(
      "water-pump",
      "D'où vient l'énergie de la pompe ?",
      "du soleil",
      ["du vent", "de l'essence", "de la rivière", "du bois"],
      "C'est une pompe solaire : son énergie vient *{}*.",
    ),
    medium(
      "water-guard",
      "Pourquoi le gardien ferme-t-il le robinet la nuit ?",
      "pour ne pas perdre d'eau",
      ["pour dormir en paix", "pour vendre l'eau cher", "pour laver le réservoir", "pour punir les jeunes"],
      "Il veut éviter le gaspillage, c'est-à-dire qu'il ferme le robinet *{}*.",
    ),
    hard(
      "water-girls",
      "Grâce au forage, les filles sont maintenant",
      "ponctuelles",
      ["paresseuses", "absentes", "malades", "inquiètes"],
      "Elles sont désormais à l'heure en classe, donc *{}*.",
    ),
  ]),
];
