import { q, written } from "../written.ts";

const acids = [
  ...written("acids-bases-salts", "Describe the properties of acids and bases", [
    q("acid-carbonate", "easy", "SS1", "Dilute acids react with trioxocarbonates(IV) to give a salt, water and", "carbon(IV) oxide", ["hydrogen gas", "carbon(II) oxide", "oxygen gas", "sulphur(IV) oxide"], "All dilute acids set carbon(IV) oxide free from trioxocarbonates(IV)."),
    q("acid-metal", "easy", "SS1", "Zinc reacts with dilute hydrochloric acid to give zinc chloride and", "hydrogen", ["chlorine", "oxygen", "water", "zinc oxide"], "A metal above hydrogen displaces hydrogen from a dilute acid."),
    q("acid-litmus", "easy", "SS1", "Which of these turns blue litmus red?", "Lime juice", ["Wood-ash solution", "Soap solution", "Lime water", "Ammonia solution"], "Lime juice holds citric acid; the other solutions are alkaline."),
    q("weak-acid-example", "easy", "SS2", "Which of these is a weak acid?", "Ethanoic acid", ["Hydrochloric acid", "Trioxonitrate(V) acid", "Tetraoxosulphate(VI) acid", "Hydrobromic acid"], "Ethanoic acid ionises only partly in water; the others are strong."),
    q("strong-vs-weak", "medium", "SS2", "A strong acid differs from a weak acid of the same concentration in that it", "is almost fully ionised in water", ["contains more hydrogen atoms", "always has a larger molar mass", "dissolves more slowly in water", "is always more concentrated"], "Strength means degree of ionisation: a strong acid is almost fully ionised in water. Concentration is another matter."),
    q("basicity-phosphoric", "medium", "SS2", "The basicity of tetraoxophosphate(V) acid, {H3PO4}, is", "3", ["1", "2", "4", "7"], "It has three replaceable hydrogen atoms, so its basicity is 3."),
    q("basicity-ethanoic", "hard", "SS2", "The basicity of ethanoic acid, {CH3COOH}, is", "1", ["2", "3", "4", "0"], "Only the hydrogen of the {COOH} group is replaceable, so the basicity is 1."),
    q("alkali-definition", "easy", "SS1", "An alkali is a base that is", "soluble in water", ["insoluble in water", "made from a metal", "free of oxygen", "a weak acid"], "All alkalis are bases, but only a base soluble in water is an alkali."),
    q("anhydride", "medium", "SS2", "Sulphur(VI) oxide is called the anhydride of", "{H2SO4}", ["{H2SO3}", "{H2S}", "{H2S2O3}", "{HSO4^-}"], "{SO3 + H2O -> H2SO4}, so it is the anhydride of {H2SO4}."),
    q("amphoteric-oxide", "medium", "SS2", "Which of these oxides is amphoteric?", "{ZnO}", ["{CaO}", "{CO2}", "{Na2O}", "{SO2}"], "{ZnO} dissolves both in acids and in alkalis; {CaO} and {Na2O} are basic, {CO2} and {SO2} acidic."),
    q("antacid", "easy", "SS1", "Milk of magnesia relieves excess stomach acid because it contains", "magnesium hydroxide", ["magnesium chloride", "calcium chloride", "sodium chloride", "citric acid"], "Magnesium hydroxide is a base and neutralises the hydrochloric acid of the stomach."),
  ]),
  ...written("acids-bases-salts", "Use the theories of acids and bases", [
    q("arrhenius", "easy", "SS2", "According to Arrhenius, an acid is a substance that in water gives", "{H^+} ions", ["{OH^-} ions", "{Cl^-} ions", "electron pairs", "{Na^+} ions"], "Arrhenius defined acids by the {H^+} ions they give in water and bases by {OH^-} ions."),
    q("bronsted-acid", "medium", "SS2", "In the Brønsted–Lowry theory an acid is a", "proton donor", ["proton acceptor", "electron pair donor", "hydroxide donor", "neutron acceptor"], "A Brønsted–Lowry acid is a proton donor and a base is a proton acceptor."),
    q("lewis-acid", "hard", "SS2", "Which of these acts as a Lewis acid?", "{BF3}", ["{NH3}", "{OH^-}", "{H2O}", "{Cl^-}"], "A Lewis acid takes an electron pair; boron in {BF3} has room for one, while the others give a pair."),
    q("conjugate-base", "hard", "SS2", "The conjugate base of {HSO4^-} is", "{SO4^2-}", ["{H2SO4}", "{H3O^+}", "{OH^-}", "{SO3^2-}"], "Losing one proton turns {HSO4^-} into {SO4^2-}."),
  ]),
  ...written("acids-bases-salts", "Prepare and classify salts", [
    q("acid-salt", "easy", "SS1", "Which of these is an acid salt?", "{NaHSO4}", ["{Na2SO4}", "{NaCl}", "{Mg(OH)Cl}", "{NH4Cl}"], "{NaHSO4} still holds a replaceable hydrogen atom, so it is an acid salt."),
    q("double-salt", "medium", "SS2", "Potash alum, {KAl(SO4)2·12H2O}, is an example of", "a double salt", ["an acid salt", "a basic salt", "a complex salt", "a pure acid"], "Potash alum gives the ions of two simple salts in water, so it is a double salt."),
    q("prepare-insoluble", "medium", "SS1", "Which method is used to prepare lead(II) chloride, an insoluble salt?", "Double decomposition", ["Action of acid on lead", "Titration with an alkali", "Direct evaporation of sea water", "Heating lead in oxygen"], "Two solutions that hold the ions are mixed and the salt falls out: double decomposition."),
    q("deliquescent", "easy", "SS1", "A substance that takes in moisture from the air and dissolves in it is", "deliquescent", ["efflorescent", "hygroscopic only", "anhydrous", "effervescent"], "It is deliquescent, as calcium chloride and sodium hydroxide are. A hygroscopic substance takes in moisture without dissolving."),
    q("efflorescent-example", "medium", "SS1", "Washing soda crystals, {Na2CO3·10H2O}, lose mass on standing in dry air because they are", "efflorescent", ["deliquescent", "hygroscopic", "sublimable", "radioactive"], "They give water of crystallisation to the air: they are efflorescent."),
    q("hydrolysis-salt", "hard", "SS2", "A solution of ammonium chloride in water is", "acidic", ["neutral", "alkaline", "amphoteric", "colloidal"], "It is the salt of a strong acid and a weak base; the {NH4^+} ions react with water to give {H3O^+}, so it is acidic."),
    q("hydrolysis-carbonate", "hard", "SS2", "A solution of sodium trioxocarbonate(IV) turns red litmus blue because the salt comes from", "a strong base and a weak acid", ["a strong acid and a weak base", "a strong acid and strong base", "a weak acid and a weak base", "an insoluble base and an acid"], "The trioxocarbonate(IV) ions take protons from water and set {OH^-} free; the salt comes from a strong base and a weak acid."),
  ]),
];

const titration = [
  ...written("ph-and-titration", "Use the pH scale and indicators", [
    q("ph-neutral", "easy", "SS1", "The pH of pure water at 25 °C is", "7", ["0", "1", "10", "14"], "In pure water {H^+} and {OH^-} are equal and the pH is 7."),
    q("most-acidic", "easy", "SS1", "Five solutions have pH 2, 5, 7, 8 and 12. The most acidic has pH", "2", ["5", "8", "12", "7"], "The lower the pH the more {H^+} ions there are, so pH 2 is the most acidic."),
    q("ph-definition", "medium", "SS2", "pH is defined as", "$-\\log_{10}[\\mathrm{H^+}]$", ["$\\log_{10}[\\mathrm{H^+}]$", "$-\\log_{10}[\\mathrm{OH^-}]$", "$\\dfrac{1}{[\\mathrm{H^+}]}$", "$14 + \\log_{10}[\\mathrm{H^+}]$"], "By definition pH is $-\\log_{10}[\\mathrm{H^+}]$, the negative logarithm of the hydrogen ion concentration."),
    q("phenolphthalein-acid", "easy", "SS1", "In an acidic solution phenolphthalein is", "colourless", ["pink", "blue", "yellow", "green"], "Phenolphthalein is colourless in acid and pink in alkali."),
    q("methyl-orange-acid", "easy", "SS1", "The colour of methyl orange in dilute hydrochloric acid is", "red", ["yellow", "pink", "blue", "colourless"], "Methyl orange is red in acid and yellow in alkali."),
    q("indicator-weak-acid", "medium", "SS2", "Which indicator suits the titration of ethanoic acid with sodium hydroxide?", "Phenolphthalein", ["Methyl orange", "Methyl red", "Universal paper", "Starch solution"], "At the end point of a weak acid with a strong base the solution is slightly alkaline, where phenolphthalein changes colour."),
    q("indicator-weak-base", "hard", "SS2", "Which indicator suits the titration of hydrochloric acid with ammonia solution?", "Methyl orange", ["Phenolphthalein", "Starch solution", "Thymolphthalein", "Potassium iodide"], "With a strong acid and a weak base the end point lies on the acidic side, where methyl orange changes."),
    q("ph-change-tenfold", "medium", "SS2", "A solution of pH 3 is diluted until its pH is 4. Its hydrogen ion concentration has become", "one tenth as large", ["ten times as large", "one third as large", "one quarter as large", "half as large"], "Each step of 1 on the scale is a factor of ten, so the concentration is one tenth as large."),
  ]),
  ...written("ph-and-titration", "Prepare solutions of known concentration", [
    q("standard-solution", "easy", "SS2", "A solution whose concentration is exactly known is", "a standard solution", ["a saturated solution", "a neutral solution", "a colloidal solution", "a molar solution"], "A standard solution has an exactly known concentration, which need not be 1 mol dm⁻³."),
    q("primary-standard", "hard", "SS2", "Sodium hydroxide is not used as a primary standard because it", "absorbs water and {CO2} from the air", ["is only slightly soluble in cold water", "reacts too slowly with mineral acids", "has no suitable indicator for its use", "decomposes at once in sunlight"], "A primary standard must be pure and stable; sodium hydroxide absorbs water and {CO2} from the air."),
    q("burette-rinse", "medium", "SS2", "Before a titration the burette should be rinsed last with", "the solution it will hold", ["distilled water only", "the other solution", "dilute acid always", "the indicator used"], "Water left inside would dilute the liquid, so it is rinsed last with the solution it will hold."),
    q("pipette-use", "easy", "SS2", "Which apparatus delivers exactly 25.0 cm³ of alkali into a conical flask?", "Pipette", ["Burette jar", "Measuring cylinder", "Beaker", "Test tube"], "A pipette is made to deliver one fixed volume exactly."),
    q("conical-rinse", "hard", "SS2", "Why may the conical flask be wet with distilled water at the start of a titration?", "Water does not change the moles present", ["Water speeds up the neutralisation step", "Water makes the indicator more visible", "Water raises the concentration of the acid", "Water removes {CO2} from the alkali inside"], "The pipetted amount is fixed; water does not change the moles present, only their concentration."),
  ]),
];

const solubility = [
  ...written("solubility", "Calculate solubility and read solubility curves", [
    q("saturated-definition", "easy", "SS1", "A saturated solution is one that at a given temperature", "can dissolve no more of the solute", ["holds very little of the solute", "has been boiled for a long time", "contains two different solutes", "has the same mass as its solvent"], "With undissolved solute present it can dissolve no more of the solute at that temperature."),
    q("gas-solubility", "medium", "SS1", "The solubility of a gas in water increases when", "the pressure is raised", ["the temperature is raised", "the water is boiled", "the water is stirred fast", "salt is added to the water"], "Gases dissolve more when the pressure is raised and less when the water is warmed."),
    q("supersaturated", "medium", "SS1", "A crystal dropped into a supersaturated solution of its own salt", "makes the excess solute crystallise", ["dissolves at once without any change", "turns the solution into a suspension", "sets free a gas from the solution", "lowers the boiling point of water"], "A supersaturated solution holds too much; a seed crystal makes the excess solute crystallise."),
    q("solubility-curve-use", "easy", "SS1", "A solubility curve shows how the solubility of a salt varies with", "temperature", ["pressure", "time", "volume of vessel", "rate of stirring"], "A solubility curve plots solubility against temperature."),
    q("exception-solubility", "hard", "SS2", "The solubility of which substance falls as the temperature rises?", "Calcium hydroxide", ["Potassium trioxonitrate(V)", "Ammonium chloride", "Copper(II) tetraoxosulphate(VI)", "Sodium trioxonitrate(V)"], "Calcium hydroxide dissolves less in hot water than in cold, unlike most salts."),
  ]),
  ...written("solubility", "Describe solutions, suspensions and colloids", [
    q("colloid-fog", "easy", "SS1", "Fog is a colloid in which", "a liquid is dispersed in a gas", ["a solid is dispersed in a gas", "a gas is dispersed in a liquid", "a solid is dispersed in a liquid", "a liquid is dispersed in a solid"], "Fog is tiny drops of water in air: a liquid is dispersed in a gas."),
    q("emulsion", "easy", "SS1", "Milk is an example of", "an emulsion", ["an aerosol", "a foam", "a true solution", "an alloy"], "Drops of fat stand dispersed in water, so milk is an emulsion."),
    q("tyndall", "medium", "SS1", "A beam of light becomes visible as it passes through a colloid. This is called the", "Tyndall effect", ["Brownian motion", "Haber effect", "common ion effect", "Faraday effect"], "Colloidal particles are large enough to scatter light: the Tyndall effect."),
    q("suspension-feature", "easy", "SS1", "Which of these forms a suspension in water?", "Powdered chalk", ["Table sugar", "Common salt", "Ethanol", "Washing soda"], "Powdered chalk does not dissolve and settles on standing; the others form true solutions."),
    q("solvent-for-paint", "medium", "SS1", "Which solvent is used to remove oil paint?", "Turpentine", ["Distilled water", "Dilute acid", "Lime water", "Brine"], "Oil paint dissolves in an organic solvent such as turpentine, not in water."),
    q("dialysis", "hard", "SS2", "Small ions are removed from a colloid through a membrane by", "dialysis", ["filtration", "sublimation", "distillation", "electroplating"], "In dialysis small ions and molecules pass the membrane and the larger colloidal particles stay behind."),
  ]),
  ...written("solubility", "Apply solubility rules", [
    q("all-nitrates", "easy", "SS1", "All trioxonitrates(V) are", "soluble in water", ["insoluble in water", "coloured solids", "acidic in solution", "stable to heat"], "It is a rule of solubility that all trioxonitrates(V) are soluble in water."),
    q("insoluble-chloride", "medium", "SS1", "Which chloride is insoluble in cold water?", "{AgCl}", ["{NaCl}", "{CaCl2}", "{FeCl3}", "{ZnCl2}"], "The chlorides of silver and, in the cold, of lead are insoluble; here it is {AgCl}."),
    q("insoluble-sulphate", "medium", "SS1", "Which tetraoxosulphate(VI) is insoluble in water?", "{BaSO4}", ["{Na2SO4}", "{MgSO4}", "{CuSO4}", "{ZnSO4}"], "{BaSO4} is insoluble, and its white precipitate is used to test for the ion."),
    q("carbonates-soluble", "hard", "SS1", "Which trioxocarbonate(IV) dissolves readily in water?", "{K2CO3}", ["{CaCO3}", "{ZnCO3}", "{CuCO3}", "{PbCO3}"], "Only those of sodium, potassium and ammonium dissolve readily, so it is {K2CO3}."),
  ]),
];

export const acidAndSolutionItems = [...acids, ...titration, ...solubility];
