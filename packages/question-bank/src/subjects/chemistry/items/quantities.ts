import { q, written } from "../written.ts";

const formulas = [
  ...written("formulae-and-mole", "Name compounds and write formulas", [
    q("iupac-kmno4", "easy", "SS1", "The IUPAC name of {KMnO4} is potassium", "tetraoxomanganate(VII)", ["trioxomanganate(VI)", "tetraoxomanganate(IV)", "dioxomanganate(II)", "heptaoxomanganate(VII)"], "Four oxygen atoms and manganese in oxidation state +7 give tetraoxomanganate(VII)."),
    q("iupac-na2so3", "medium", "SS1", "The IUPAC name of {Na2SO3} is sodium", "trioxosulphate(IV)", ["tetraoxosulphate(VI)", "trioxosulphate(VI)", "tetraoxosulphate(IV)", "sulphide"], "Three oxygen atoms with sulphur in the +4 state give trioxosulphate(IV)."),
    q("formula-ammonium-carbonate", "easy", "SS1", "The formula of ammonium trioxocarbonate(IV) is", "{(NH4)2CO3}", ["{NH4CO3}", "{NH4(CO3)2}", "{(NH4)3CO3}", "{(NH3)2CO3}"], "Two {NH4^+} ions balance one {CO3^2-} ion: {(NH4)2CO3}."),
    q("formula-aluminium-sulphate", "medium", "SS1", "The formula of aluminium tetraoxosulphate(VI) is", "{Al2(SO4)3}", ["{AlSO4}", "{Al3(SO4)2}", "{Al(SO4)3}", "{Al2SO4}"], "Two {Al^3+} balance three {SO4^2-}, so the formula is {Al2(SO4)3}."),
    q("name-fecl3", "easy", "SS1", "The compound {FeCl3} is called iron(III) chloride because the iron", "has an oxidation number of +3", ["is joined to iron atoms thrice", "has three isotopes in nature", "stands in Group 3 of the table", "has lost three of its protons"], "The Roman figure gives the oxidation number: the iron has an oxidation number of +3."),
    q("iupac-k2cr2o7", "hard", "SS2", "The IUPAC name of {K2Cr2O7} is potassium", "heptaoxodichromate(VI)", ["tetraoxochromate(VI)", "heptaoxochromate(VII)", "heptaoxodichromate(III)", "hexaoxodichromate(VI)"], "Seven oxygen atoms, two chromium atoms, chromium at +6: heptaoxodichromate(VI)."),
  ]),
  ...written("formulae-and-mole", "Use the mole and the Avogadro constant", [
    q("mole-definition", "easy", "SS1", "A mole of any substance always contains the same", "number of particles", ["mass in grams", "volume in dm³", "number of neutrons", "number of shells"], "A mole is the Avogadro number of particles; its mass differs from substance to substance."),
    q("relative-mass-standard", "easy", "SS1", "Relative atomic masses are measured against", "carbon-12", ["hydrogen-2", "oxygen-18", "carbon-14", "nitrogen-15"], "One twelfth of the mass of a carbon-12 atom is the unit."),
    q("molar-volume", "easy", "SS1", "At s.t.p. one mole of any gas occupies about", "22.4 dm³", ["24.0 dm³", "2.24 dm³", "224 dm³", "6.02 dm³"], "The molar volume of a gas at s.t.p. is 22.4 dm³; 24 dm³ is for room conditions."),
    q("more-molecules", "medium", "SS1", "Which sample contains the most molecules? [H = 1, N = 14, O = 16, S = 32]", "2 g of {H2}", ["16 g of {O2}", "14 g of {N2}", "32 g of {SO2}", "9 g of {H2O}"], "2 g of {H2} is 1 mol; each of the others is 0.5 mol."),
  ]),
  ...written("formulae-and-mole", "Find empirical and molecular formulas", [
    q("empirical-definition", "easy", "SS1", "The empirical formula of a compound shows", "the simplest ratio of its atoms", ["the actual number of its atoms", "the arrangement of its bonds", "the shape of one molecule", "the isotopes in the sample"], "It shows the simplest ratio of its atoms; the molecular formula gives their actual number."),
    q("same-empirical", "medium", "SS1", "Which compound has the same empirical formula as glucose, {C6H12O6}?", "{CH3COOH}", ["{C2H5OH}", "{CH3OH}", "{C2H4}", "{HCOOH}"], "Glucose and {CH3COOH} ({C2H4O2}) both reduce to {CH2O}."),
  ]),
];

const equations = [
  ...written("stoichiometry", "Write balanced equations", [
    q("balance-aluminium", "easy", "SS1", "In the balanced equation $x\\,\\mathrm{Al} + y\\,\\mathrm{O_2} \\rightarrow z\\,\\mathrm{Al_2O_3}$, the smallest whole numbers $x$, $y$, $z$ are", "4, 3, 2", ["2, 3, 1", "2, 3, 2", "3, 4, 2", "4, 2, 3"], "4 Al and 6 O stand on each side with 4, 3, 2."),
    q("balance-propane", "medium", "SS1", "How many moles of oxygen stand in the balanced equation for the complete combustion of one mole of propane, {C3H8}?", "5", ["3", "4", "7", "10"], "{C3H8 + 5O2 -> 3CO2 + 4H2O}: three oxygen molecules for the carbon and two for the hydrogen, so 5."),
    q("spectator-ions", "medium", "SS2", "The ionic equation for the neutralisation of hydrochloric acid by sodium hydroxide is", "{H^+ + OH^- -> H2O}", ["{Na^+ + Cl^- -> NaCl}", "{H^+ + Cl^- -> HCl}", "{Na^+ + OH^- -> NaOH}", "{2H^+ + O^2- -> H2O}"], "{Na^+} and {Cl^-} take no part, so what is left is {H^+ + OH^- -> H2O}."),
    q("state-symbol", "easy", "SS1", "In an equation the symbol (aq) after a formula means that the substance is", "dissolved in water", ["a pure liquid", "a dry gas", "newly formed", "insoluble in water"], "(aq) stands for aqueous: dissolved in water. A pure liquid is shown by (l)."),
    q("equation-does-not", "hard", "SS1", "Which of these does a balanced equation by itself NOT tell us?", "How fast the reaction goes", ["What the products are", "The mole ratio of reactants", "The formulas of reactants", "The mole ratio of products"], "An equation shows substances and mole ratios, but not how fast the reaction goes."),
  ]),
  ...written("stoichiometry", "Calculate reacting masses and volumes", [
    q("mole-ratio-al-hcl", "easy", "SS1", "In {2Al + 6HCl -> 2AlCl3 + 3H2}, how many moles of {HCl} react with one mole of aluminium?", "3", ["2", "6", "1", "12"], "6 mol of {HCl} go with 2 mol of Al, so one mole takes 3."),
    q("excess-meaning", "easy", "SS2", "In an experiment magnesium is added to dilute acid until some metal is left over. The reactant in excess is", "magnesium", ["the acid", "hydrogen", "the water", "the salt formed"], "The acid is used up while metal remains, so magnesium is in excess and the acid limits the product."),
    q("theoretical-yield", "medium", "SS2", "The mass of product calculated from the equation when the limiting reactant is used up is the", "theoretical yield", ["percentage purity", "actual yield", "excess mass", "molar mass"], "The theoretical yield is what the equation allows; the actual yield is what is really obtained."),
  ]),
];

const gases = [
  ...written("gas-laws", "Apply Boyle's, Charles' and the general gas law", [
    q("boyle-statement", "easy", "SS1", "Boyle's law relates the volume of a fixed mass of gas to its", "pressure at constant temperature", ["temperature at constant pressure", "density at constant volume", "mass at constant pressure", "molar mass at constant heat"], "By Boyle's law volume is inversely proportional to pressure at constant temperature."),
    q("charles-graph", "medium", "SS1", "For a fixed mass of gas at constant pressure, the graph of volume against absolute temperature is", "a straight line through the origin", ["a curve that falls and then rises", "a line parallel to the volume axis", "a straight line that slopes downwards", "a curve approaching both the axes"], "By Charles' law volume is proportional to kelvin temperature, so the graph is a straight line through the origin."),
    q("absolute-zero", "easy", "SS1", "The temperature at which the volume of an ideal gas would become zero is", "−273 °C", ["0 °C", "−100 °C", "273 °C", "−373 °C"], "Extended backwards, the line of volume against temperature meets zero volume at −273 °C, absolute zero."),
    q("stp-values", "easy", "SS1", "Standard temperature and pressure (s.t.p.) mean", "273 K and 760 mmHg", ["298 K and 760 mmHg", "273 K and 100 mmHg", "373 K and 760 mmHg", "0 K and 1,000 mmHg"], "S.t.p. is 0 °C and one atmosphere: 273 K and 760 mmHg."),
  ]),
  ...written("gas-laws", "Apply Graham's and Dalton's laws", [
    q("graham-statement", "easy", "SS1", "Under the same conditions the rate of diffusion of a gas is inversely proportional to the square root of its", "density", ["volume", "pressure", "temperature", "solubility"], "Graham's law: the rate is inversely proportional to the square root of the density (or molar mass)."),
    q("fastest-diffusing", "medium", "SS1", "Which of these gases diffuses fastest under the same conditions? [H = 1, C = 12, N = 14, O = 16, S = 32]", "{CH4}", ["{CO2}", "{SO2}", "{N2}", "{O2}"], "{CH4} has the smallest molar mass, 16 g mol⁻¹, so it diffuses fastest."),
    q("ammonia-hcl-ring", "hard", "SS1", "Ammonia and hydrogen chloride are let in at opposite ends of a glass tube. The white ring forms nearer the hydrogen chloride end because ammonia", "has the lower molar mass", ["is more soluble in water", "is a base and not an acid", "has the stronger smell", "has a higher boiling point"], "Ammonia has the lower molar mass (17 against 36.5), so it travels farther before they meet."),
  ]),
  ...written("gas-laws", "Apply Gay-Lussac's and Avogadro's laws", [
    q("avogadro-law", "easy", "SS1", "Equal volumes of all gases at the same temperature and pressure contain equal numbers of", "molecules", ["atoms", "electrons", "protons", "ions"], "This is Avogadro's law, which speaks of molecules: a molecule of one gas may hold more atoms than that of another."),
    q("gay-lussac-volumes", "medium", "SS1", "Gay-Lussac's law of combining volumes applies to", "gases only", ["solids only", "liquids only", "gases and liquids", "all states of matter"], "It speaks of volumes of gases only, measured at the same temperature and pressure."),
    q("vapour-density-meaning", "medium", "SS1", "The relative molecular mass of a gas equals its vapour density multiplied by", "2", ["1", "4", "12", "22.4"], "Vapour density compares the gas with hydrogen, {H2} = 2, so the relative molecular mass is the vapour density times 2."),
  ]),
];

export const quantityItems = [...formulas, ...equations, ...gases];
