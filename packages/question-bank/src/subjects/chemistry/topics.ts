import type { Topic } from "../../authoring.ts";

const topic = (slug: string, name: string, ...objectives: string[]): Topic => ({ slug, name, objectives });

export const topics: Topic[] = [
  topic("separation", "Separation Techniques", "Choose a method of separation", "Judge the purity of a substance", "Carry out separations in the laboratory"),
  topic("matter", "Matter and Its Changes", "Tell elements, compounds and mixtures apart", "Tell physical from chemical changes", "Apply the laws of chemical combination"),
  topic("kinetic-theory", "States of Matter and Kinetic Theory", "Explain states of matter by moving particles", "Interpret changes of state", "Handle temperature and vapour pressure"),
  topic("atomic-structure", "Atomic Structure", "Describe the particles of an atom", "Write electron configurations", "Work with isotopes and relative atomic mass", "Trace the growth of atomic theory"),
  topic("periodic-table", "The Periodic Table", "Place elements in groups and periods", "Explain periodic trends", "Compare families of elements"),
  topic("bonding", "Chemical Bonding", "Describe ionic, covalent and metallic bonds", "Relate properties to bonding", "Predict shapes of molecules and forces between them", "Write formulas of compounds from valencies"),
  topic("formulae-and-mole", "Formulae and the Mole", "Use the mole and the Avogadro constant", "Find empirical and molecular formulas", "Calculate composition by mass", "Name compounds and write formulas"),
  topic("stoichiometry", "Equations and Stoichiometry", "Write balanced equations", "Calculate reacting masses and volumes", "Find yield, purity and limiting reactant"),
  topic("gas-laws", "Gas Laws", "Apply Boyle's, Charles' and the general gas law", "Apply Graham's and Dalton's laws", "Apply Gay-Lussac's and Avogadro's laws"),
  topic("acids-bases-salts", "Acids, Bases and Salts", "Describe the properties of acids and bases", "Prepare and classify salts", "Use the theories of acids and bases"),
  topic("ph-and-titration", "pH and Volumetric Analysis", "Use the pH scale and indicators", "Calculate from titrations", "Prepare solutions of known concentration"),
  topic("solubility", "Solutions and Solubility", "Calculate solubility and read solubility curves", "Describe solutions, suspensions and colloids", "Apply solubility rules"),
  topic("redox", "Oxidation and Reduction", "Work with oxidation numbers", "Identify oxidising and reducing agents", "Balance redox equations"),
  topic("electrolysis", "Electrochemistry", "Predict the products of electrolysis", "Apply Faraday's laws", "Describe cells and electrode potentials", "Explain and prevent corrosion"),
  topic("energy-changes", "Energy Changes", "Tell exothermic from endothermic changes", "Calculate enthalpy changes", "Apply entropy and free energy"),
  topic("rates", "Rates of Reaction", "Explain what affects the rate", "Measure and calculate rates", "Apply collision theory and catalysis"),
  topic("equilibrium", "Chemical Equilibrium", "Apply Le Chatelier's principle", "Calculate equilibrium constants", "Describe equilibrium in reversible reactions"),
  topic("hydrogen-oxygen-halogens", "Hydrogen, Oxygen and the Halogens", "Describe hydrogen and its uses", "Describe oxygen and the oxides", "Describe chlorine and its family"),
  topic("nitrogen-and-sulphur", "Nitrogen and Sulphur", "Describe nitrogen and its compounds", "Describe sulphur and its compounds", "Calculate on compounds of nitrogen and sulphur"),
  topic("carbon", "Carbon and Its Compounds", "Describe the allotropes of carbon", "Describe the oxides of carbon and carbonates", "Describe coal and fuel gases"),
  topic("metals", "Metals and Their Compounds", "Describe the extraction of metals", "Relate reactivity to reactions", "Describe alloys and uses of metals", "Describe compounds of common metals"),
  topic("water-and-air", "Water, Air and Pollution", "Explain hardness and treatment of water", "Describe the composition of air", "Explain pollution and its control"),
  topic("hydrocarbons", "Hydrocarbons and Petroleum", "Name and classify hydrocarbons", "Describe the reactions of hydrocarbons", "Describe petroleum and its products"),
  topic("alkanols-acids-esters", "Alkanols, Alkanoic Acids and Esters", "Describe alkanols", "Describe alkanoic acids and esters", "Work with formulas of oxygen compounds"),
  topic("macromolecules", "Fats, Polymers and Biomolecules", "Describe polymers and plastics", "Describe fats, oils, soaps and detergents", "Describe carbohydrates and proteins"),
  topic("nuclear-chemistry", "Nuclear Chemistry", "Describe radioactivity and its uses", "Write nuclear equations", "Calculate with half-life"),
  topic("qualitative-analysis", "Qualitative Analysis", "Identify cations", "Identify anions", "Identify gases", "Calculate from a precipitate"),
  topic("industrial-chemistry", "Industrial Chemistry", "Describe the main industrial processes", "Classify chemical industries", "Calculate output of a process"),
];
