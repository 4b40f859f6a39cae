import { easy, hard, lesson, medium } from "../knowledge-item.ts";

const topic = "tectonic-landforms";

export const tectonicLandforms = [
  ...lesson(topic, "SS1", "Explain plate movements, folding and faulting and the landforms they build", [
    easy("fold-mountain-example", "Which of these is a range of fold mountains?", "the Himalayas", ["the Vosges", "Mount Kilimanjaro", "the Jos Plateau", "Mount Cameroon"], "{} were raised by the folding of rock layers; the Vosges are block mountains, Kilimanjaro and Cameroon volcanoes.", "mountain-kinds"),
    easy("atlas-mountains", "The Atlas Mountains of North Africa are an example of", "fold mountains", ["block mountains", "volcanic mountains", "residual mountains", "submarine mountains"], "The rocks of the Atlas were bent up by pressure, so they are {}, like the Alps and the Andes.", "mountain-kinds"),
    medium("horst", "A block of land left standing high between two parallel faults is", "a horst", ["a graben", "a syncline", "a batholith", "a caldera"], "The upstanding block is {}, or block mountain; the sunken one is a rift valley, or graben.", "fault-blocks"),
    medium("rift-valley", "A rift valley is formed when land sinks between", "two parallel faults", ["two volcanoes", "two rivers", "two glaciers", "two sand dunes"], "A block of land slips down between {}, as in the East African Rift Valley.", "fault-blocks"),
    easy("upfold", "The upward bend in a folded rock is called", "an anticline", ["a syncline", "a fault", "a dyke", "a vent"], "The arch of a fold is {}; the trough is a syncline.", "fold-parts"),
    easy("downfold", "The trough, or downward bend, of a folded rock layer is", "a syncline", ["an anticline", "a horst", "a sill", "a crater"], "The downfold is {}; the upfold is an anticline.", "fold-parts"),
    medium("folding-force", "Folding of rock layers is caused by forces of", "compression", ["tension only", "evaporation", "weathering", "deposition"], "Layers squeezed from the sides buckle, so {} makes folds; tension pulls rocks apart and makes faults."),
    hard("nappe", "When an overfold is pushed so far that its upper limb breaks and slides forward, it forms", "a nappe", ["a simple fold", "a monocline", "a graben", "a laccolith"], "Extreme pressure shears the fold and carries its upper limb forward as {}."),
    medium("constructive-plate", "New oceanic crust is formed where two plates", "move apart", ["collide", "slide past each other", "stand still", "sink together"], "Magma rises to fill the gap where plates {}, as along the Mid-Atlantic Ridge.", "plate-margins"),
    medium("destructive-plate", "Deep ocean trenches are formed where", "one plate sinks beneath another", ["two plates move apart", "rivers enter the sea", "a glacier melts", "a lake dries up"], "Trenches mark subduction zones, where {}.", "plate-margins"),
    hard("wegener", "The theory of continental drift, which says that the continents once formed a single landmass, was put forward by", "Alfred Wegener", ["Charles Darwin", "Isaac Newton", "William Davis", "Johann von Thünen"], "{} named the single landmass Pangaea and held that its parts had drifted away from each other."),
    hard("pangaea", "The single continent from which the present continents are thought to have broken away is called", "Pangaea", ["Eurasia", "Antarctica", "Oceania", "Atlantis"], "Wegener gave the name {}, meaning all the earth, to the old single continent."),
  ]),
  ...lesson(topic, "SS2", "Explain vulcanicity and earthquakes and their effects", [
    easy("lava", "Molten rock that has reached the surface of the earth is called", "lava", ["magma", "ash", "pumice", "geyser"], "Below the ground it is magma; once it pours out it is {}."),
    medium("dyke", "A wall-like intrusion of igneous rock that cuts across the bedding planes is", "a dyke", ["a sill", "a laccolith", "a lopolith", "a phacolith"], "{} stands across the layers like a wall; a sill lies along them.", "intrusions"),
    medium("sill", "A sheet of igneous rock that lies along the bedding planes of older rocks is", "a sill", ["a dyke", "a caldera", "a crater", "a plug"], "Magma that spreads between layers hardens as {}; a dyke cuts across them.", "intrusions"),
    hard("laccolith", "A dome-shaped igneous intrusion with a flat base and an arched top is", "a laccolith", ["a lopolith", "a dyke", "a sill", "a geyser"], "Thick magma that arches the layers above it forms {}; a lopolith is saucer-shaped.", "intrusions"),
    easy("mount-cameroon", "The active volcano nearest to Nigeria is", "Mount Cameroon", ["Mount Kenya", "Mount Kilimanjaro", "Mount Vesuvius", "Mount Etna"], "{} stands near the Gulf of Guinea, just east of Nigeria, and has erupted many times."),
    medium("dormant-volcano", "A volcano that has not erupted for a long time but may erupt again is said to be", "dormant", ["active", "extinct", "eroded", "submerged"], "A sleeping volcano is {}; an extinct one is not expected to erupt again."),
    medium("caldera", "A very large basin at the top of a volcano, formed by explosion or collapse, is", "a caldera", ["a vent", "a geyser", "a fault", "a delta"], "When the top of a volcano blows off or falls in, the wide hollow left is {}."),
    easy("seismograph", "The instrument that records earthquake waves is the", "seismograph", ["barograph", "thermograph", "anemometer", "hygrometer"], "A {} writes a record of earth tremors; a barograph records air pressure."),
    hard("epicentre", "The point on the earth's surface directly above the origin of an earthquake is the", "epicentre", ["focus", "crater", "vent", "fault plane"], "The shock starts underground at the focus; the place right above it is the {}."),
    medium("ring-of-fire", "Most of the world's earthquakes and active volcanoes are found around the", "Pacific Ocean", ["Atlantic Ocean", "Indian Ocean", "Sahara Desert", "Congo Basin"], "The Ring of Fire, along plate edges, circles the {}."),
    medium("tsunami", "A huge sea wave set off by an earthquake under the sea is called", "a tsunami", ["a monsoon", "a tornado", "a spring tide", "a hurricane"], "A sudden shift of the sea floor pushes up water and sends out {}."),
    easy("volcanic-benefit", "One benefit of volcanic activity to farmers is", "fertile soil from weathered lava", ["cool rain in the dry season", "flat land for grazing cattle", "freedom from insect pests", "constant water in the rivers"], "Lava breaks down into rich earth, so volcanic slopes are farmed for their {}."),
    hard("geyser", "A hot spring that throws out jets of water and steam from time to time is", "a geyser", ["a fumarole", "a waterfall", "an oasis", "an artesian well"], "Water heated underground bursts out at intervals as {}; a fumarole gives off only gases and steam."),
  ]),
];
