import { easy, hard, lesson, medium } from "../knowledge-item.ts";

const topic = "vegetation-and-soils";

export const vegetationAndSoils = [
  ...lesson(topic, "SS2", "Describe the major types of vegetation", [
    easy("rainforest-feature", "Which of these is a feature of the tropical rain forest?", "trees in three layers", ["trees of a single species", "widely scattered shrubs", "trees with needle leaves", "tall grass with few trees"], "The rain forest has {}, the top one forming a thick canopy over many species."),
    medium("buttress-roots", "Buttress roots are common among trees of the", "tropical rain forest", ["Sudan savanna", "coniferous forest", "hot desert", "tundra"], "Very tall trees on soft wet soil are held up by buttress roots, as in the {}."),
    easy("savanna-feature", "The savanna is made up mainly of", "tall grasses and scattered trees", ["dense forest with lianas", "mosses and lichens", "coniferous evergreen trees", "thorny cacti on bare sand"], "With a long dry season forest cannot grow, so the savanna has {}."),
    medium("baobab-adaptation", "The baobab survives the long dry season of the savanna by", "storing water in its thick trunk", ["growing long needle leaves", "bearing cones in winter", "floating its roots on water", "keeping its leaves all year"], "The baobab stays alive in drought by {}, and it sheds its leaves."),
    medium("xerophytes", "Plants adapted to very dry conditions are called", "xerophytes", ["hydrophytes", "halophytes", "epiphytes", "mesophytes"], "Desert plants with deep roots, thorns and thick skins are {}; hydrophytes live in water.", "plant-terms"),
    hard("halophytes", "Mangroves grow in salty swamps and so are examples of", "halophytes", ["xerophytes", "epiphytes", "parasites", "lichens"], "Plants that put up with salt are {}; xerophytes put up with drought.", "plant-terms"),
    medium("mangrove-roots", "The breathing and stilt roots of mangrove trees help them to", "live in soft, waterlogged mud", ["store water for the harmattan", "climb to the forest canopy", "keep off grazing animals", "survive frost and snow"], "The mud is soft and short of air, so these roots let the trees {}."),
    easy("coniferous-leaves", "The trees of the coniferous forest have", "needle-shaped leaves", ["very broad leaves", "no leaves at all", "floating leaves", "leaves only at the root"], "{} lose little water and let snow slide off, which suits the cold taiga."),
    medium("prairies", "The temperate grasslands of North America are called", "prairies", ["pampas", "steppes", "velds", "downs"], "North America has the {}; Argentina the pampas, Eurasia the steppes, South Africa the veld and Australia the downs.", "grasslands"),
    medium("pampas", "The temperate grasslands of Argentina are known as the", "pampas", ["prairies", "steppes", "llanos", "downs"], "In Argentina they are the {}; prairies are in North America and steppes in Eurasia.", "grasslands"),
    hard("tundra-plants", "Why are there few trees in the tundra?", "the subsoil is frozen all year", ["rainfall is too heavy", "the soil is too fertile", "the summers are too long", "grazing animals eat them all"], "Tree roots cannot go down because {}; mosses, lichens and low shrubs grow instead."),
    easy("deciduous-meaning", "Trees that shed their leaves in the dry or cold season are said to be", "deciduous", ["evergreen", "coniferous", "parasitic", "aquatic"], "{} trees drop their leaves to save water; evergreens keep leaves all the year."),
  ]),
  ...lesson(topic, "SS2", "Explain the formation, types and care of soils", [
    easy("humus", "Decayed plant and animal matter in the soil is called", "humus", ["clay", "loam", "silt", "bedrock"], "{} is dark, holds water and feeds plants; it is the organic part of the soil."),
    easy("best-soil", "The soil that is usually best for growing crops is", "loam", ["sand", "clay", "gravel", "laterite"], "{} has sand, silt and clay in good balance, so it holds water and still lets air in.", "soil-texture"),
    medium("clay-feature", "Which soil holds the most water and drains most slowly?", "clay", ["sand", "loam", "gravel", "coarse silt"], "{} has the finest particles and tiny pores, so water stays in it.", "soil-texture"),
    medium("soil-profile", "A vertical section through the soil from the surface to the parent rock is the", "soil profile", ["soil texture", "soil catena", "water table", "soil structure"], "The {} shows the horizons one below another; texture is the size of the particles."),
    medium("leaching", "The washing down of soluble minerals from the top layer of soil by rain is", "leaching", ["laterisation", "mulching", "podsol", "terracing"], "Heavy rain carries plant food downward by {}, which makes the topsoil poor."),
    hard("laterite", "Laterites, common in the wet tropics, are rich in", "iron and aluminium oxides", ["humus and nitrogen", "calcium and humus", "sodium and potash", "phosphates and lime"], "Strong leaching removes silica and leaves {}, which give laterite its red colour.", "soil-types"),
    hard("podzol", "Podzols are the acidic, leached soils typical of", "coniferous forests", ["tropical savannas", "hot deserts", "flood plains", "temperate grasslands"], "Needle litter and cool damp climate make the ash-grey podzols of {}.", "soil-types"),
    hard("chernozem", "The black, humus-rich soil of the steppes is known as", "chernozem", ["podzol", "laterite", "latosol", "alluvium"], "{} means black earth; its humus comes from the roots of grass, and wheat does well on it.", "soil-types"),
    medium("alluvial-soil", "Soils laid down by rivers on their flood plains are described as", "alluvial", ["lateritic", "saline", "volcanic", "glacial"], "River mud builds {} soils, fertile and easy to till."),
    easy("contour-ploughing", "Ploughing across the slope instead of up and down helps to", "check soil erosion", ["make the soil salty", "kill soil bacteria", "attract more rain", "lower the temperature"], "Furrows along the contour slow running water, and so {}."),
    medium("shelter-belts", "In the far north of Nigeria, rows of trees called shelter belts are planted mainly to", "reduce wind erosion", ["provide timber for export", "hold back the tides", "stop leaching by rain", "mark state boundaries"], "Trees break the force of the wind on the dry plains, and so they {}."),
  ]),
];
