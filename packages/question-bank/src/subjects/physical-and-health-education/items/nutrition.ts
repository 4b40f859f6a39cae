import { questionsFrom } from "../question-rows.ts";

export const nutrition = questionsFrom(
  "nutrition",
  `
# State the nutrients, their sources and uses
E1 carbohydrate-use ~energy-food | The main function of carbohydrates in the body is to | supply energy | build muscles | form blood | strengthen bones | fight germs | Carbohydrates {} for work and warmth.
E1 carbohydrate-source ~energy-food | Which of these foods is a rich source of carbohydrate? | Yam | Fish | Egg | Beans | Spinach | {} is rich in starch, a carbohydrate.
E1 protein-use ~protein | The main function of protein in the body is | growth and repair | quick energy | cooling the body | clear sight | clotting of blood | Protein is needed for {} of tissues.
E1 protein-source ~protein | Which of these foods is richest in protein? | Beans | Cassava | Orange | Palm oil | Sugar | {} are a good plant source of protein.
E1 fat-energy ~fats | The nutrient that gives the most energy per gram is | fat | protein | starch | sugar | vitamin | {} gives about twice as much energy per gram as carbohydrate or protein.
E1 fat-source ~fats | Which of these foods is a good source of fats and oils? | Groundnut | Orange | Rice | Garri | Okra | {} is rich in oil.
E1 vitamin-c ~vitamins | The vitamin found mainly in citrus fruits is | vitamin C | vitamin A | vitamin B₁ | vitamin D | vitamin K | Oranges and lemons are rich in {}, which prevents scurvy.
E1 scurvy ~vitamin-lack | Bleeding gums and slow healing of wounds are signs of lack of | vitamin C | vitamin A | vitamin D | vitamin K | iodine | Scurvy follows a lack of {}.
E1 night-blindness ~vitamin-lack | Night blindness results from lack of | vitamin A | vitamin B₁ | vitamin C | vitamin D | vitamin E | {} is needed for sight in dim light.
M2 rickets ~vitamin-lack | Rickets in children is caused by lack of | vitamin D | vitamin A | vitamin B₁ | vitamin C | vitamin K | {} helps the body to use calcium for bones.
H2 beriberi ~vitamin-lack | Beriberi results from a diet lacking in | vitamin B₁ | vitamin A | vitamin C | vitamin D | vitamin K | {}, or thiamine, is lacking in beriberi.
H3 vitamin-k ~vitamins | The vitamin that helps blood to clot is | vitamin K | vitamin A | vitamin C | vitamin D | vitamin E | {} is needed for clotting.
M2 sunlight ~vitamins | The vitamin that the body makes in the skin with the help of sunlight is | vitamin D | vitamin A | vitamin B₁₂ | vitamin C | vitamin K | Sunlight on the skin produces {}.
H3 fat-soluble ~vitamins | Which of these vitamins dissolves in fat and not in water? | Vitamin A | Vitamin C | Vitamin B₁ | Vitamin B₂ | Vitamin B₁₂ | {} is soluble in fat, like D, E and K. Vitamin C and the B group dissolve in water.
E1 calcium ~minerals | The mineral most needed for strong bones and teeth is | calcium | iron | iodine | sodium | zinc | {}, found in milk and fish bones, hardens bones and teeth.
E1 iron ~minerals | The mineral needed for the making of haemoglobin is | iron | calcium | iodine | fluorine | sodium | {} is part of haemoglobin; lack of it causes anaemia.
E1 goitre ~minerals | Goitre, a swelling of the neck, is caused by lack of | iodine | iron | calcium | sodium | vitamin C | The thyroid gland swells for lack of {}.
H2 fluorine ~minerals | The mineral added to some toothpastes and water to prevent tooth decay is | fluoride | iodide | iron | potassium | magnesium | {} hardens the enamel of teeth.
E1 roughage | The part of food that is not digested but helps bowel movement is | roughage | starch | protein | glucose | vitamin | {}, or dietary fibre, prevents constipation.
E1 water-use | The nutrient that makes up the greatest part of the human body is | water | fat | protein | starch | salt | More than half of the body is {}.
# Relate diet to health and sport
E1 balanced-diet ~balanced-diet | A diet that contains all the food nutrients in the right proportions is | balanced | rich | vegetarian | light | sweet | A {} diet holds every nutrient in the right amount.
E1 balanced-meal ~balanced-diet | Which of these meals is the best balanced? | Rice, beans, fish and vegetables | Garri, sugar and water | Bread, yam and rice | Meat, fish and eggs | Biscuits and soft drink | {} together supply carbohydrate, protein, minerals and vitamins.
E1 kwashiorkor ~malnutrition | Kwashiorkor in children is caused by lack of | protein | water | fat | salt | iodine | A diet of starchy food with too little {} leads to kwashiorkor.
M2 marasmus ~malnutrition | Severe wasting of a child through lack of both energy foods and protein is | marasmus | rickets | goitre | scurvy | obesity | In {} the child is starved of food in general and becomes very thin.
E1 obesity ~malnutrition | Eating more energy-giving food than the body uses leads to | obesity | anaemia | scurvy | goitre | marasmus | The surplus is stored as fat, which causes {}.
E1 anaemia | A person who lacks iron in the diet is likely to suffer from | anaemia | rickets | scurvy | beriberi | night blindness | Without iron there is too little haemoglobin, which is {}.
M2 athlete-energy ~sports-diet | Before a long-distance race, athletes eat food rich in | carbohydrates | proteins alone | fats alone | vitamins alone | roughage alone | Stores of glycogen come from {}, the best fuel for long efforts.
M2 before-match ~sports-diet | The last full meal before a match should be taken about | three hours before | ten minutes before | one minute before | twenty hours before | half an hour before | Eating about {} leaves time for digestion.
E1 dehydration ~fluids | The loss of too much water from the body is | dehydration | digestion | respiration | hydration | absorption | {} lowers performance and may be dangerous in heat.
M2 fluid-exercise ~fluids | The best drink for most people during ordinary exercise is | clean water | beer | strong coffee | palm wine | kola drink | {} replaces sweat without harm.
M2 breast-milk | For the first six months of life the best food for a baby is | breast milk | cow's milk | maize pap | glucose water | fruit juice | {} alone supplies all the nutrients and protects against disease.
H3 bmi | Body mass index is weight in kilograms divided by the square of | height in metres | age in years | waist in metres | arm span in metres | chest in metres | BMI compares weight with the square of {}.
H3 bmr | The energy the body uses at complete rest to keep its vital processes going is its | basal metabolic rate | body mass index | cardiac output | vital capacity | oxygen debt | The {} is the energy needed for heartbeat, breathing and the like at rest.
M2 food-hygiene ~food-hygiene | Covering cooked food is important mainly because it | keeps off flies and dust | adds more vitamins | makes food sweeter | increases its weight | removes the salt | A cover {}, which carry germs.
M2 food-poisoning ~food-hygiene | Food poisoning is most often caused by | bacteria in food | lack of vitamins | too much water | cold weather | hard chewing | {} produce poisons or infect the bowel.
H3 nafdac | The Nigerian agency that controls the quality of processed food and drugs is | NAFDAC | NDLEA | FRSC | NCDC | EFCC | {} is the National Agency for Food and Drug Administration and Control.
`,
);
