import { easy, hard, lesson, medium } from "../knowledge-item.ts";

const topic = "plant-nutrients-and-fertilisers";

export const plantNutrients = [
  ...lesson(topic, "SS2", "Explain plant nutrients, their functions and deficiency signs", [
    easy("macronutrient", "Which of these is a macronutrient of plants?", "potassium", ["zinc", "boron", "copper", "molybdenum"], "Plants need {} in large amounts; the other four are trace elements.", "nutrient-kinds"),
    easy("micronutrient", "Which of these is a trace element (micronutrient) for plants?", "zinc", ["nitrogen", "phosphorus", "potassium", "calcium"], "Only tiny amounts of {} are needed; the others are macronutrients.", "nutrient-kinds"),
    medium("nitrogen-deficiency", "Yellowing of the older leaves and stunted growth in maize are signs of shortage of", "nitrogen", ["calcium", "boron", "iron", "sulphur"], "{} makes chlorophyll and moves from old leaves to young ones, so old leaves turn yellow first.", "deficiency"),
    medium("phosphorus-function", "The nutrient most needed for root growth and seed formation is", "phosphorus", ["nitrogen", "iron", "chlorine", "manganese"], "{} builds roots and helps flowering and seed; its shortage makes leaves purple.", "deficiency"),
    hard("phosphorus-deficiency", "Purple leaves and poor root growth in young maize show a shortage of", "phosphorus", ["nitrogen", "potassium", "iron", "magnesium"], "Purpling of leaves is the sign of lack of {}; lack of nitrogen or iron turns leaves yellow.", "deficiency"),
    medium("magnesium-role", "Which element is a part of the chlorophyll molecule?", "magnesium", ["calcium", "phosphorus", "boron", "zinc"], "{} stands at the centre of chlorophyll, so its shortage causes yellowing between the veins."),
    medium("rhizobium", "Bacteria that fix nitrogen in the root nodules of legumes are", "Rhizobium", ["Nitrosomonas", "Nitrobacter", "Pseudomonas", "Escherichia"], "{} lives in the nodules; Nitrosomonas and Nitrobacter bring about nitrification.", "nitrogen-cycle"),
    hard("nitrification", "The change of ammonium compounds to nitrates by soil bacteria is", "nitrification", ["denitrification", "ammonification", "nitrogen fixation", "volatilisation"], "Bacteria oxidise ammonium to nitrite and then nitrate in {}; denitrification returns nitrogen to the air.", "nitrogen-cycle"),
    hard("denitrification", "The loss of nitrogen gas from waterlogged soil by the action of bacteria is", "denitrification", ["nitrification", "nitrogen fixation", "ammonification", "mineralisation"], "Without air some bacteria turn nitrate into nitrogen gas; this is {}.", "nitrogen-cycle"),
    easy("farmyard-manure", "Farmyard manure is made up of animal dung mixed with", "urine and bedding", ["lime and sand", "urea and potash", "cement and ash", "oil and grit"], "Dung, {} from the pen rot together into farmyard manure.", "manures"),
    easy("green-manure", "Ploughing young leguminous plants into the soil to enrich it is", "green manuring", ["composting", "top dressing", "mulching", "foliar feeding"], "Plants turned in while still green give {}; compost is rotted in a heap first.", "manures"),
    medium("organic-advantage", "An advantage of organic manure over inorganic fertiliser is that it", "improves soil structure", ["acts at once on crops", "is less bulky to carry", "has a known analysis", "is quickly dissolved"], "Humus from manure {}; the other qualities belong to inorganic fertilisers.", "manures"),
    easy("urea", "Urea is a fertiliser that supplies", "nitrogen", ["phosphorus", "potassium", "calcium", "magnesium"], "Urea holds about 46% {} and no other major nutrient.", "fertiliser-kinds"),
    medium("single-superphosphate", "Single superphosphate is applied mainly to supply", "phosphorus", ["nitrogen", "potassium", "iron", "boron"], "As its name says, superphosphate supplies {}.", "fertiliser-kinds"),
    medium("muriate-potash", "Muriate of potash is a fertiliser that supplies", "potassium", ["nitrogen", "phosphorus", "sulphur", "calcium"], "It is potassium chloride, so it supplies {}.", "fertiliser-kinds"),
    medium("ring-application", "Placing fertiliser in a circle around a plant, some distance from its stem, is", "ring application", ["broadcasting", "foliar spraying", "drilling", "fertigation"], "Fertiliser in a circle round the stand is {}; broadcasting scatters it over the whole field."),
    hard("npk-grade", "In a fertiliser marked NPK 15-20-10, the figure 20 stands for the percentage of", "phosphorus pentoxide", ["nitrogen", "potassium oxide", "calcium oxide", "sulphur"], "The figures give N, P₂O₅ and K₂O in that order, so 20 is the percentage of {}."),
  ]),
];
