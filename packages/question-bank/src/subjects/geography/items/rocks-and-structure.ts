import { easy, hard, lesson, medium } from "../knowledge-item.ts";

const topic = "rocks-and-structure";

export const rocksAndStructure = [
  ...lesson(topic, "SS1", "Describe the internal structure of the earth", [
    easy("outermost-layer", "The outermost solid layer of the earth is the", "crust", ["mantle", "outer core", "inner core", "atmosphere"], "The thin, solid {} lies above the mantle; the core is at the centre."),
    medium("moho", "The boundary between the crust and the mantle is the", "Mohorovičić discontinuity", ["Gutenberg discontinuity", "International Date Line", "Intertropical Convergence", "continental slope"], "The {}, or Moho, parts the crust from the mantle; the Gutenberg discontinuity parts the mantle from the core."),
    medium("core-metals", "The core of the earth is made up mainly of", "iron and nickel", ["silica and aluminium", "silica and magnesium", "copper and zinc", "lead and gold"], "The heavy core consists of {}, and so is called nife; sial and sima belong to the crust.", "sial-sima"),
    medium("sial", "The continental crust is called sial because it is rich in", "silica and aluminium", ["iron and nickel", "silica and magnesium", "sulphur and aluminium", "silver and aluminium"], "Sial is short for {}; sima, of silica and magnesium, forms the ocean floors.", "sial-sima"),
    hard("outer-core-liquid", "Scientists believe that the outer core of the earth is", "liquid", ["gaseous", "hollow", "solid ice", "solid rock"], "Some earthquake waves cannot pass through the outer core, which shows that it is {}; the inner core is solid."),
    easy("hydrosphere", "All the water bodies of the earth taken together form the", "hydrosphere", ["lithosphere", "atmosphere", "biosphere", "mesosphere"], "Oceans, rivers, lakes and ice make up the {}; lithosphere is the rock, atmosphere the air.", "spheres"),
    easy("biosphere", "The part of the earth where living things are found is the", "biosphere", ["lithosphere", "barysphere", "stratosphere", "mesosphere"], "Plants, animals and people live in the {}, where land, water and air meet.", "spheres"),
  ]),
  ...lesson(topic, "SS1", "Classify rocks and state their uses", [
    easy("igneous-origin", "Rocks formed when molten material cools and hardens are", "igneous rocks", ["sedimentary rocks", "metamorphic rocks", "organic rocks", "stratified rocks"], "Magma or lava that cools and hardens gives {}."),
    easy("sedimentary-layers", "Rocks that are laid down in layers, or strata, are", "sedimentary rocks", ["igneous rocks", "plutonic rocks", "volcanic rocks", "crystalline rocks"], "Fragments settle bed upon bed and are pressed together, so {} lie in layers."),
    easy("metamorphic-origin", "Metamorphic rocks are rocks that have been changed by", "heat and pressure", ["wind and rain", "rivers and waves", "plants and animals", "frost and ice"], "Great {} within the earth alter older rocks into metamorphic ones, as limestone into marble."),
    medium("marble-from", "Marble is the metamorphic form of", "limestone", ["granite", "sandstone", "clay", "coal"], "Heat and pressure change {} into marble; sandstone becomes quartzite and clay becomes slate.", "metamorphic-pairs"),
    medium("slate-from", "Slate is formed by the metamorphism of", "clay or shale", ["sandstone", "limestone", "granite", "basalt"], "Pressure on {} gives slate; sandstone gives quartzite and limestone gives marble.", "metamorphic-pairs"),
    medium("gneiss-from", "Under great heat and pressure, granite is changed into", "gneiss", ["slate", "marble", "quartzite", "graphite"], "Granite becomes {}, a banded rock; quartzite comes from sandstone and graphite from coal.", "metamorphic-pairs"),
    medium("intrusive-example", "Which of these is an intrusive igneous rock?", "granite", ["basalt", "limestone", "shale", "marble"], "{} cools slowly deep in the crust and has large crystals; basalt is extrusive."),
    medium("extrusive-example", "Which of these is an extrusive, or volcanic, igneous rock?", "basalt", ["granite", "gabbro", "sandstone", "slate"], "{} forms from lava that cools quickly at the surface, so its crystals are small."),
    hard("crystal-size", "Igneous rocks that cool slowly deep in the crust have", "large crystals", ["no crystals at all", "layers of fossils", "rounded pebbles", "thin bedding planes"], "Slow cooling gives minerals time to grow, so plutonic rocks have {}."),
    medium("organic-rock", "Coal is an example of a sedimentary rock that is", "organically formed", ["chemically formed", "mechanically formed", "formed from lava", "formed from desert sand"], "Coal comes from buried plants, so it is {}; rock salt is chemically formed and sandstone mechanically formed."),
    medium("chemical-rock", "Rock salt and gypsum are sedimentary rocks that are", "chemically formed", ["mechanically formed", "organically formed", "formed from animal shells", "formed by volcanoes"], "They are left behind when salt water dries up, so they are {}.", "sediment-kinds"),
    hard("conglomerate", "A sedimentary rock made of rounded pebbles cemented together is", "conglomerate", ["sandstone", "mudstone", "limestone", "gneiss"], "Rounded pebbles held in finer material form {}; sandstone is made of sand grains.", "sediment-kinds"),
    easy("fossils-in", "Fossils are most commonly found in", "sedimentary rocks", ["igneous rocks", "plutonic rocks", "volcanic rocks", "granite rocks"], "Remains of plants and animals are buried between the layers of {}; heat destroys them in other rocks."),
    easy("limestone-use", "Limestone is the main raw material for making", "cement", ["glass bottles", "bicycle frames", "rubber tyres", "palm oil"], "Burnt limestone mixed with clay gives {}, as at Obajana, Ewekoro and Sokoto."),
    hard("porous-rock", "A rock that lets water pass through its joints and cracks, though its body is not porous, is described as", "pervious", ["impervious", "igneous", "saline", "saturated"], "Such a rock, jointed limestone for example, is {}; porous rocks take water into their pores."),
  ]),
];
