import { q, written } from "../written.ts";

const metals = [
  ...written("metals", "Describe the extraction of metals", [
    q("extraction-method", "easy", "SS3", "Sodium is extracted by electrolysis of its molten chloride because it is", "too reactive for carbon to reduce", ["too heavy to be melted in a furnace", "found free in the crust of the earth", "below hydrogen in the activity series", "a very poor conductor of electricity"], "Metals high in the series, being too reactive for carbon to reduce, are won by electrolysis."),
    q("blast-furnace-reducer", "easy", "SS3", "In the blast furnace iron(III) oxide is reduced mainly by", "carbon(II) oxide", ["carbon(IV) oxide", "hydrogen gas", "calcium oxide", "nitrogen gas"], "{Fe2O3 + 3CO -> 2Fe + 3CO2}: carbon(II) oxide is the main reducing agent."),
    q("limestone-role", "medium", "SS3", "Limestone is added to the blast furnace in order to", "remove silica as slag", ["supply heat for melting", "oxidise the molten iron", "supply carbon to the iron", "cool the hot gases"], "Limestone gives {CaO}, which joins with sand to remove silica as slag, {CaSiO3}."),
    q("bauxite", "easy", "SS3", "Aluminium is extracted from", "bauxite", ["haematite", "galena", "cassiterite", "malachite"], "Bauxite is hydrated aluminium oxide; haematite is an ore of iron and cassiterite of tin."),
    q("cryolite", "medium", "SS3", "Cryolite is added to alumina in the electrolytic cell to", "lower the melting temperature", ["act as the positive electrode", "reduce the alumina to metal", "protect the cathode from rust", "remove sand from the alumina"], "Alumina melts above 2,000 °C; dissolving it in cryolite serves to lower the melting temperature to about 950 °C."),
    q("cassiterite-nigeria", "easy", "SS3", "Cassiterite, mined around Jos, is an ore of", "tin", ["lead", "zinc", "iron", "copper"], "Cassiterite is {SnO2}, the ore of tin."),
    q("carbon-anode-burns", "hard", "SS3", "In the extraction of aluminium the carbon anodes must be replaced from time to time because they", "burn away in the oxygen set free", ["dissolve in the molten aluminium", "become coated with pure sodium", "react with nitrogen from the air", "melt at the temperature of the cell"], "Oxygen forms at the hot anodes, and the carbon anodes burn away in the oxygen set free."),
    q("roasting", "medium", "SS3", "Roasting zinc blende in air changes it into", "zinc oxide", ["zinc chloride", "pure zinc", "zinc hydroxide", "zinc trioxocarbonate(IV)"], "{2ZnS + 3O2 -> 2ZnO + 2SO2}: the sulphide becomes zinc oxide, which carbon can reduce."),
    q("gangue", "hard", "SS3", "The earthy impurity found with an ore is called", "gangue", ["slag", "flux", "matte", "alloy"], "Gangue is the unwanted rock; a flux joins with it to form slag."),
  ]),
  ...written("metals", "Relate reactivity to reactions", [
    q("most-reactive", "easy", "SS1", "Which of these metals is the most reactive?", "Potassium", ["Calcium", "Zinc", "Iron", "Copper"], "Potassium stands at the top of the activity series."),
    q("displacement", "easy", "SS1", "An iron nail left in copper(II) tetraoxosulphate(VI) solution becomes coated with", "copper", ["iron(II) oxide", "sulphur", "zinc", "hydrogen"], "Iron is more reactive and displaces copper from its salt."),
    q("cold-water", "medium", "SS1", "Which metal reacts steadily with cold water to give hydrogen?", "Calcium", ["Copper", "Iron", "Lead", "Silver"], "Calcium reacts with cold water to give calcium hydroxide and hydrogen; iron needs steam."),
    q("no-reaction-acid", "easy", "SS1", "Which metal does NOT displace hydrogen from dilute hydrochloric acid?", "Copper", ["Zinc", "Iron", "Magnesium", "Aluminium"], "Copper is below hydrogen in the activity series."),
    q("amphoteric-metal", "medium", "SS3", "Which metal dissolves in hot sodium hydroxide solution with evolution of hydrogen?", "Aluminium", ["Iron", "Copper", "Magnesium", "Silver"], "Aluminium is amphoteric in its reactions and gives an aluminate and hydrogen."),
    q("thermit", "hard", "SS3", "In the thermit reaction aluminium is used to", "reduce iron(III) oxide to iron", ["oxidise molten iron to its oxide", "harden steel rails by alloying", "protect iron from the moist air", "dissolve slag out of the iron"], "Aluminium has a greater pull on oxygen and serves to reduce iron(III) oxide to iron, with much heat."),
    q("noble-native", "easy", "SS1", "Which metal is commonly found free in nature?", "Gold", ["Sodium", "Calcium", "Aluminium", "Zinc"], "Gold is so unreactive that it occurs uncombined."),
  ]),
  ...written("metals", "Describe alloys and uses of metals", [
    q("brass", "easy", "SS1", "Brass is an alloy of copper and", "zinc", ["tin", "lead", "nickel", "iron"], "Brass is copper with zinc; bronze is copper with tin."),
    q("bronze", "easy", "SS1", "Bronze, used by the old casters of Benin and Igbo-Ukwu, is an alloy of copper and", "tin", ["iron", "carbon", "silver", "nickel"], "Bronze is copper with tin."),
    q("steel", "easy", "SS1", "Steel is iron with a small amount of", "carbon", ["sulphur", "copper", "sodium", "calcium"], "A little carbon, usually under 2%, makes iron into steel."),
    q("solder", "medium", "SS3", "Ordinary solder for electrical joints was made of tin and", "lead", ["zinc", "copper", "iron", "nickel"], "Solder of tin and lead melts at a low temperature."),
    q("duralumin", "medium", "SS3", "Duralumin is used for aircraft because it is", "light and strong", ["heavy and hard", "soft and cheap", "magnetic and dense", "brittle and light"], "Duralumin, mainly aluminium with copper, is light and strong."),
    q("stainless", "medium", "SS3", "Which metal is added to steel to make it stainless?", "Chromium", ["Sodium", "Lead", "Zinc", "Calcium"], "Chromium forms a thin oxide layer that protects the steel from rust."),
    q("aluminium-cables", "medium", "SS3", "Aluminium is preferred to copper for overhead electric cables mainly because it is", "less dense", ["more reactive", "a better conductor", "easier to melt", "magnetic"], "Aluminium is less dense, so long spans are lighter, although copper conducts better."),
    q("alloy-harder", "hard", "SS3", "An alloy is usually harder than the pure metal because", "atoms of different size stop layers sliding", ["its atoms are joined by covalent bonds only", "it contains no free electrons in its lattice", "its metals react to form an ionic compound", "its atoms are all of exactly the same size"], "Layers of equal atoms slide easily; atoms of different size stop layers sliding."),
  ]),
  ...written("metals", "Describe compounds of common metals", [
    q("plaster-of-paris", "medium", "SS3", "Plaster of Paris is made by gently heating", "gypsum", ["limestone", "quicklime", "rock salt", "bauxite"], "Gypsum, {CaSO4·2H2O}, loses part of its water and becomes plaster of Paris."),
    q("quicklime-water", "easy", "SS1", "When water is added to quicklime the product is", "slaked lime", ["limestone", "gypsum", "chalk", "lime juice"], "{CaO + H2O -> Ca(OH)2}: slaked lime, with much heat."),
    q("rust-formula", "medium", "SS3", "Rust is", "hydrated iron(III) oxide", ["anhydrous iron(II) oxide", "iron(II) tetraoxosulphate(VI)", "iron(III) chloride crystals", "pure triiron tetraoxide"], "Rust is hydrated iron(III) oxide, {Fe2O3·xH2O}."),
  ]),
];

const waterAir = [
  ...written("water-and-air", "Explain hardness and treatment of water", [
    q("temporary-hardness", "easy", "SS2", "Temporary hardness of water is caused by dissolved", "{Ca(HCO3)2}", ["{CaSO4}", "{NaCl}", "{MgSO4}", "{Na2CO3}"], "{Ca(HCO3)2} decomposes on boiling and so causes temporary hardness."),
    q("permanent-hardness", "easy", "SS2", "Permanent hardness of water is caused by", "{CaSO4}", ["{Ca(HCO3)2}", "{NaHCO3}", "{NaCl}", "{KNO3}"], "{CaSO4} (and {MgSO4}) is not removed by boiling, so the hardness is permanent."),
    q("removes-both", "medium", "SS2", "Both kinds of hardness are removed by adding", "washing soda", ["common salt", "lime juice", "alum crystals", "chlorine water"], "Washing soda, {Na2CO3·10H2O}, throws down calcium as {CaCO3} whatever its salt."),
    q("hard-soap", "easy", "SS2", "Hard water wastes soap because its calcium ions", "form scum with the soap", ["dissolve the soap faster", "turn the soap into fat", "make too much lather", "cool the soapy water"], "Calcium ions form scum with the soap, an insoluble calcium salt, before any lather appears."),
    q("advantage-hard", "medium", "SS2", "One advantage of hard water is that it", "helps to build bones and teeth", ["lathers easily with all soap", "keeps kettles and boilers clean", "saves soap in the laundry", "is better for dyeing of cloth"], "Its calcium helps to build bones and teeth."),
    q("boiler-fur", "medium", "SS2", "Fur inside kettles is mainly", "{CaCO3}", ["{CaCl2}", "{NaCl}", "{Ca(OH)2}", "{MgSO4}"], "On boiling {Ca(HCO3)2 -> CaCO3 + H2O + CO2}, and {CaCO3} settles as fur."),
    q("ion-exchange", "hard", "SS2", "An ion-exchange softener replaces calcium ions in water with", "sodium ions", ["chloride ions", "iron(II) ions", "hydroxide ions", "sulphide ions"], "The resin holds back calcium and gives sodium ions, which do not form scum."),
    q("test-for-water", "easy", "SS1", "Water turns white anhydrous copper(II) tetraoxosulphate(VI)", "blue", ["pink", "green", "black", "yellow"], "The blue hydrated salt forms, so it turns blue."),
  ]),
  ...written("water-and-air", "Describe the composition of air", [
    q("most-abundant-gas", "easy", "SS1", "The most abundant gas in dry air is", "nitrogen", ["oxygen", "argon", "carbon(IV) oxide", "neon"], "Nitrogen makes up about 78% of dry air by volume."),
    q("most-common-noble", "medium", "SS1", "The most plentiful noble gas in air is", "argon", ["helium", "neon", "krypton", "xenon"], "Argon makes up nearly 1% of the air."),
  ]),
  ...written("water-and-air", "Explain pollution and its control", [
    q("acid-rain", "easy", "SS2", "Acid rain is caused mainly by oxides of", "sulphur and nitrogen", ["carbon and hydrogen", "calcium and sodium", "iron and copper", "argon and neon"], "The oxides of sulphur and nitrogen dissolve in rain to give strong acids."),
    q("ozone-layer", "easy", "SS2", "The ozone layer protects life on earth from", "ultraviolet rays", ["radio waves", "sound waves", "infrared rays", "acid rain"], "Ozone absorbs most ultraviolet rays of the sun."),
    q("cfc", "medium", "SS2", "Which substances damage the ozone layer?", "Chlorofluorocarbons", ["Carbohydrates", "Noble gases", "Alkanoic acids", "Trioxocarbonates(IV)"], "Chlorofluorocarbons set free chlorine atoms high up, which destroy ozone."),
    q("greenhouse", "easy", "SS2", "Which gas contributes most to the warming of the earth through the burning of fuels?", "{CO2}", ["{N2}", "{O2}", "{Ar}", "{H2}"], "{CO2} from burning fuels traps heat in the air: it is a greenhouse gas."),
    q("eutrophication", "medium", "SS2", "Fertiliser washed into a pond leads to the death of fish because", "decaying algae use up the oxygen", ["the water becomes too transparent", "the nitrogen gas poisons the fish", "the water freezes at a lower heat", "the salts turn the water to acid"], "The salts feed algae; when these die, decaying algae use up the oxygen."),
    q("oil-spill", "medium", "SS2", "An oil spill in the creeks of the Niger Delta kills water life mainly because the oil film", "keeps oxygen out of the water", ["makes the water boil sooner", "turns the water into an acid", "removes salt from the water", "raises the oxygen content"], "The film keeps oxygen out of the water and shuts out light."),
    q("lead-petrol", "hard", "SS2", "Lead compounds are no longer added to petrol because they", "poison the nervous system", ["make petrol burn too slowly", "turn engines rusty at once", "form hard scale with water", "dissolve the ozone layer"], "Lead from exhausts builds up in the body, and lead compounds poison the nervous system."),
  ]),
];

export const metalAndWaterItems = [...metals, ...waterAir];
