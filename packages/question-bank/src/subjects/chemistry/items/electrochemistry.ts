import { q, written } from "../written.ts";

const redox = [
  ...written("redox", "Identify oxidising and reducing agents", [
    q("oxidation-electrons", "easy", "SS2", "In terms of electrons, oxidation is", "loss of electrons", ["gain of electrons", "sharing of electrons", "gain of protons", "loss of neutrons"], "Oxidation is loss of electrons and reduction is gain of electrons."),
    q("reducing-agent-cuo", "easy", "SS2", "In {CuO + H2 -> Cu + H2O}, the reducing agent is", "hydrogen", ["copper", "water", "oxygen", "copper(II) oxide"], "Hydrogen takes the oxygen away from copper(II) oxide, so hydrogen is the reducing agent and is itself oxidised."),
    q("oxidising-agent-cl2", "medium", "SS2", "In {2FeCl2 + Cl2 -> 2FeCl3}, chlorine acts as", "an oxidising agent", ["a reducing agent", "a dehydrating agent", "a catalyst only", "a bleaching agent"], "Chlorine takes electrons from {Fe^2+}, so it is an oxidising agent."),
    q("redox-reaction-choice", "medium", "SS2", "Which of these is a redox reaction?", "{Zn + Cu^2+ -> Zn^2+ + Cu}", ["{H^+ + OH^- -> H2O}", "{Ag^+ + Cl^- -> AgCl}", "{Ba^2+ + SO4^2- -> BaSO4}", "{NH3 + H^+ -> NH4^+}"], "Only in {Zn + Cu^2+ -> Zn^2+ + Cu} do oxidation numbers change."),
    q("kmno4-colour", "easy", "SS2", "When a reducing agent is added to acidified potassium tetraoxomanganate(VII), the colour changes from", "purple to colourless", ["orange to green", "colourless to purple", "green to orange", "blue to colourless"], "{MnO4^-} is purple and is reduced to almost colourless {Mn^2+}: purple to colourless."),
    q("dichromate-colour", "easy", "SS2", "When a reducing agent is added to acidified potassium heptaoxodichromate(VI), the colour changes from", "orange to green", ["purple to colourless", "green to orange", "blue to pink", "yellow to blue"], "Orange {Cr2O7^2-} is reduced to green {Cr^3+}: orange to green."),
    q("starch-iodide", "medium", "SS2", "Moist starch–iodide paper is turned blue-black by", "an oxidising agent", ["a reducing agent", "any dilute acid", "any strong alkali", "a drying agent"], "An oxidising agent sets iodine free from iodide, and iodine turns starch blue-black."),
    q("so2-reducing", "hard", "SS2", "Sulphur(IV) oxide reduces acidified {KMnO4} solution. The sulphur changes its oxidation number from", "+4 to +6", ["+6 to +4", "+4 to 0", "+4 to −2", "0 to +4"], "{SO2} is oxidised to tetraoxosulphate(VI), so sulphur goes from +4 to +6."),
    q("h2s-with-cl2", "medium", "SS2", "In {H2S + Cl2 -> S + 2HCl}, the substance that is oxidised is", "hydrogen sulphide", ["chlorine gas", "sulphur powder", "hydrogen chloride", "water vapour"], "Sulphur goes from −2 to 0, so hydrogen sulphide is oxidised while chlorine is reduced."),
  ]),
  ...written("redox", "Work with oxidation numbers", [
    q("free-element", "easy", "SS2", "The oxidation number of an uncombined element is", "0", ["+1", "−1", "+2", "−2"], "Atoms in a free element have neither lost nor gained electrons, so it is 0."),
    q("oxygen-in-peroxide", "hard", "SS2", "The oxidation number of oxygen in hydrogen peroxide, {H2O2}, is", "−1", ["−2", "0", "+1", "+2"], "Two hydrogen atoms make +2, so each of the two oxygen atoms is −1."),
    q("disproportionation", "hard", "SS2", "In {Cl2 + 2NaOH -> NaCl + NaClO + H2O}, chlorine is", "both oxidised and reduced", ["oxidised only in the reaction", "reduced only in the reaction", "neither oxidised nor reduced", "acting as a catalyst only"], "Its oxidation number goes from 0 to −1 in {NaCl} and to +1 in {NaClO}, so it is both oxidised and reduced."),
    q("hydride", "medium", "SS2", "The oxidation number of hydrogen in sodium hydride, {NaH}, is", "−1", ["+1", "0", "−2", "+2"], "Sodium is always +1 in compounds, so hydrogen is −1 in {NaH}."),
  ]),
  ...written("redox", "Balance redox equations", [
    q("iron-permanganate", "hard", "SS2", "How many moles of {Fe^2+} are oxidised by one mole of {MnO4^-} in acid, if {MnO4^-} becomes {Mn^2+}?", "5", ["1", "2", "3", "7"], "Manganese goes from +7 to +2 and takes 5 electrons; each {Fe^2+} gives one, so 5 are oxidised."),
    q("zinc-copper-electrons", "medium", "SS2", "How many electrons pass from zinc to copper for each atom of zinc in {Zn + Cu^2+ -> Zn^2+ + Cu}?", "2", ["1", "3", "4", "0"], "Zinc goes from 0 to +2, so 2 electrons pass."),
  ]),
];

const cells = [
  ...written("electrolysis", "Predict the products of electrolysis", [
    q("electrolyte-definition", "easy", "SS2", "An electrolyte conducts electricity because it has", "ions that can move", ["electrons that can move", "atoms that can vibrate", "molecules that are polar", "protons in its nucleus"], "In an electrolyte the current is carried by ions that can move, unlike a metal, where electrons carry it."),
    q("non-electrolyte", "easy", "SS2", "Which of these is a non-electrolyte?", "Sugar solution", ["Brine", "Dilute {H2SO4}", "Molten lead(II) bromide", "Sodium hydroxide solution"], "Sugar dissolves as molecules, so a sugar solution holds no ions to carry the current."),
    q("cathode-process", "easy", "SS2", "During electrolysis the process at the cathode is always", "reduction", ["oxidation", "neutralisation", "hydrolysis", "sublimation"], "Ions take electrons at the cathode, and gain of electrons is reduction."),
    q("brine-products", "medium", "SS2", "The electrolysis of concentrated brine with carbon electrodes gives at the anode", "chlorine", ["oxygen", "hydrogen", "sodium", "hydrogen chloride"], "The high concentration of chloride makes chlorine discharge in preference to oxygen."),
    q("dilute-h2so4", "easy", "SS2", "In the electrolysis of dilute tetraoxosulphate(VI) acid, the volumes of hydrogen and oxygen are in the ratio", "2 : 1", ["1 : 2", "1 : 1", "1 : 8", "4 : 1"], "Water is split into two volumes of hydrogen and one of oxygen: 2 : 1."),
    q("copper-anode", "medium", "SS2", "When copper(II) tetraoxosulphate(VI) solution is electrolysed with copper electrodes, the anode", "dissolves and loses mass", ["gains mass as copper forms", "gives off oxygen steadily", "stays completely unchanged", "gives off sulphur(IV) oxide"], "Copper atoms of the anode lose electrons and pass into solution, so it dissolves and loses mass."),
    q("cuso4-carbon", "hard", "SS2", "Copper(II) tetraoxosulphate(VI) solution is electrolysed with carbon electrodes until its blue colour fades. The solution left is", "acidic", ["alkaline", "neutral", "colloidal", "saturated"], "{Cu^2+} and {OH^-} are discharged, which leaves {H^+} and {SO4^2-}: the solution is acidic."),
    q("preferential", "medium", "SS2", "From a dilute solution of sodium tetraoxosulphate(VI), the ion discharged at the cathode is", "{H^+}", ["{Na^+}", "{SO4^2-}", "{OH^-}", "{S^2-}"], "{H^+} stands below {Na^+} in the series and takes electrons more readily."),
    q("molten-nacl", "easy", "SS2", "The electrolysis of molten sodium chloride gives", "sodium and chlorine", ["hydrogen and chlorine", "sodium and oxygen", "hydrogen and oxygen", "sodium and hydrogen"], "Only {Na^+} and {Cl^-} are present in the melt, so sodium and chlorine form."),
  ]),
  ...written("electrolysis", "Apply Faraday's laws", [
    q("faraday-first", "easy", "SS2", "By Faraday's first law the mass deposited in electrolysis is proportional to the", "quantity of electricity", ["temperature of the cell", "size of the electrodes", "volume of electrolyte", "distance between plates"], "The mass is proportional to the quantity of electricity, that is current × time."),
    q("faraday-amount", "medium", "SS2", "How many faradays are needed to deposit one mole of aluminium from {Al^3+}?", "3", ["1", "2", "6", "9"], "Each {Al^3+} takes three electrons, so one mole needs 3 faradays."),
  ]),
  ...written("electrolysis", "Describe cells and electrode potentials", [
    q("daniell-anode", "medium", "SS2", "In the Daniell cell the negative pole is", "zinc", ["copper", "carbon", "platinum", "lead"], "Zinc gives up electrons more readily than copper, so zinc is the negative pole."),
    q("cell-energy", "easy", "SS2", "A dry cell changes", "chemical energy to electrical energy", ["electrical energy to chemical energy", "heat energy to electrical energy", "light energy to chemical energy", "nuclear energy to electrical energy"], "The reaction in the cell drives electrons round the circuit: chemical energy to electrical energy."),
    q("leclanche-depolariser", "medium", "SS2", "In the Leclanché dry cell manganese(IV) oxide is used as", "a depolariser", ["an electrolyte", "the negative pole", "a drying agent", "the outer seal"], "It oxidises the hydrogen that would cover the carbon rod: it is a depolariser."),
    q("lead-acid", "medium", "SS2", "The electrolyte in a car (lead–acid) accumulator is", "dilute {H2SO4}", ["dilute {HCl}", "molten {PbBr2}", "{NH4Cl} paste", "{KOH} solution"], "Lead and lead(IV) oxide plates stand in dilute {H2SO4}."),
    q("salt-bridge", "hard", "SS2", "The purpose of the salt bridge in a cell is to", "keep the two solutions neutral", ["let electrons cross the solution", "make the two metals dissolve", "stop current in the outer wire", "raise the e.m.f. of the cell"], "Its ions move into each half-cell and keep the two solutions neutral; electrons go through the wire."),
    q("strongest-reducer", "hard", "SS2", "Standard electrode potentials: Mg −2.37 V, Zn −0.76 V, Fe −0.44 V, Cu +0.34 V, Ag +0.80 V. Which metal is the strongest reducing agent?", "Mg", ["Zn", "Fe", "Cu", "Ag"], "The most negative potential belongs to the metal that gives up electrons most readily: Mg."),
  ]),
  ...written("electrolysis", "Explain and prevent corrosion", [
    q("rusting-needs", "easy", "SS2", "Iron rusts only when it is in contact with", "both water and oxygen", ["dry air that is warm", "water that was boiled", "oil, grease or paint", "pure nitrogen and water"], "Both water and oxygen are needed; neither dry air nor air-free water rusts iron."),
    q("galvanising", "easy", "SS2", "Coating iron sheets with zinc to stop rusting is called", "galvanising", ["anodising", "vulcanising", "alloying", "tempering"], "Galvanising covers the iron with zinc, which is more reactive and corrodes in its place."),
    q("sacrificial", "hard", "SS2", "Blocks of magnesium are fixed to underground iron pipes because magnesium", "corrodes in place of the iron", ["is denser than the iron pipe", "forms an alloy with the iron", "absorbs water from the soil", "is below iron in the series"], "Magnesium is more reactive, so it gives up electrons first and corrodes in place of the iron."),
  ]),
];

export const electrochemistryItems = [...redox, ...cells];
