import { easy, hard, lesson, medium } from "../knowledge-item.ts";

const topic = "soils";

export const soils = [
  ...lesson(topic, "SS1", "Describe the formation and properties of soil", [
    easy("parent-material", "Soil is formed from the weathering of", "rocks", ["clouds", "oceans", "gases", "fossil fuels"], "{} break down through physical, chemical and biological weathering to form soil."),
    medium("biological-weathering", "The breaking of rocks by growing plant roots is an example of", "biological weathering", ["chemical weathering", "thermal expansion", "carbonation", "hydrolysis"], "Living things do the work, so it is {}."),
    easy("topsoil", "Most plant roots and humus are found in the soil horizon called the", "topsoil", ["subsoil", "bedrock", "parent material", "water table"], "The dark upper layer, or {}, holds most roots, humus and soil life."),
    easy("sandy-soil", "Which soil has the largest pore spaces and drains most quickly?", "sandy soil", ["clay soil", "loamy soil", "silty soil", "peaty soil"], "Coarse grains leave wide spaces, so {} drains fastest.", "texture"),
    medium("clay-ribbon", "Soil that is sticky when wet and can be rolled into a long ribbon contains much", "clay", ["sand", "gravel", "humus", "stone"], "Fine particles cling together, so the soil is rich in {}.", "texture"),
    medium("soil-texture", "Soil texture refers to the", "proportion of sand, silt and clay", ["arrangement of soil particles", "colour of the wet topsoil", "amount of air in the subsoil", "depth of soil above the rock"], "Texture is the {}; how the particles are arranged is soil structure.", "texture-structure"),
    hard("soil-structure", "The arrangement of soil particles into crumbs, blocks or plates is known as", "soil structure", ["soil texture", "soil profile", "soil porosity", "soil reaction"], "Grouping of the particles is {}; texture is the relative amounts of their sizes.", "texture-structure"),
    easy("acid-ph", "A soil with a pH of 4.5 is", "strongly acidic", ["strongly alkaline", "neutral", "slightly alkaline", "saline only"], "Below pH 7 a soil is acidic, and at 4.5 it is {}.", "soil-ph"),
    medium("liming", "The pH of an acid soil can be raised by adding", "lime", ["sulphur", "ammonium sulphate", "sawdust", "common salt"], "{} neutralises acidity; sulphur and ammonium sulphate make soil more acid.", "soil-ph"),
    hard("acidity-cause", "Continuous use of ammonium sulphate on a farm is likely to make the soil more", "acidic", ["alkaline", "saline", "sandy", "calcareous"], "The ammonium is changed to nitrate with the release of hydrogen ions, which makes the soil {}.", "soil-ph"),
    medium("capillary-water", "Plants take up mainly the soil water known as", "capillary water", ["hygroscopic water", "gravitational water", "run-off water", "chemically bound water"], "{} is held in the small pores and is free to roots; gravitational water drains away and hygroscopic water is held too tightly."),
    hard("field-capacity", "The amount of water a soil holds after the excess has drained away is its", "field capacity", ["wilting point", "saturation point", "water table", "infiltration rate"], "When drainage stops the soil is at {}; at the wilting point plants can no longer draw water."),
  ]),
  ...lesson(topic, "SS1", "Explain soil water, soil life and conservation", [
    easy("earthworm", "Earthworms improve the soil chiefly by", "aerating and mixing it", ["eating crop roots", "making it saline", "hardening the topsoil", "removing its humus"], "Their burrows and casts help by {}."),
    medium("sheet-erosion", "The removal of a thin, even layer of topsoil by running water is", "sheet erosion", ["gully erosion", "rill erosion", "wind erosion", "splash erosion"], "A uniform layer is lost in {}; rills are small channels and gullies deep ones.", "erosion"),
    easy("erosion-agent", "The main agent of soil erosion in the rain forest zone of Nigeria is", "water", ["wind", "ice", "animals", "sea waves"], "Heavy rain and run-off make {} the chief agent there; wind matters more in the far north.", "erosion"),
    medium("mulching", "Covering the soil around crops with dry grass or leaves is called", "mulching", ["liming", "ridging", "thinning", "staking"], "{} keeps moisture in, checks weeds and cools the soil."),
    medium("cover-crop", "Which of these is commonly grown as a cover crop?", "Pueraria", ["maize", "yam", "cassava", "cotton"], "{} spreads fast over the ground, guards it from rain and, as a legume, adds nitrogen."),
    medium("crop-rotation-legume", "Legumes are included in crop rotation because they", "add nitrogen to the soil", ["use up all the water", "shade out the cereals", "make the soil acidic", "attract more rainfall"], "Bacteria in their root nodules {}."),
    hard("terracing", "On steep slopes, soil erosion is best checked by", "terracing", ["bush burning", "ploughing down the slope", "overgrazing", "clean clearing"], "{} cuts the slope into steps that slow the water; the other practices increase erosion."),
    hard("bush-burning", "A harmful effect of regular bush burning is that it", "destroys soil organic matter", ["adds too much humus", "increases soil bacteria", "raises the water table", "stops all leaching"], "Fire {} and kills useful organisms, though its ash gives a little potash."),
    medium("nitrogen-in-air", "The share of nitrogen in the soil's atmosphere and the air is about", "78%", ["21%", "10%", "50%", "0.03%"], "Air is about {} nitrogen and 21% oxygen, yet most plants can use nitrogen only as nitrate or ammonium."),
    easy("soil-air-need", "Crops in a waterlogged soil often die because their roots lack", "oxygen", ["carbon dioxide", "sunlight", "humus", "nitrogen gas"], "Water fills the pores and drives out air, so roots cannot get {} for respiration."),
  ]),
];
