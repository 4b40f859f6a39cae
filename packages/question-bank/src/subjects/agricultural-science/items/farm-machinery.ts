import { easy, hard, lesson, medium } from "../knowledge-item.ts";

const topic = "farm-power-and-machinery";

export const farmMachinery = [
  ...lesson(topic, "SS2", "Describe sources of farm power, tools and implements", [
    easy("primary-tillage", "Which implement is used for primary tillage?", "plough", ["harrow", "planter", "sprayer", "sheller"], "The {} cuts and turns the soil first; the harrow breaks the clods afterwards.", "tillage"),
    easy("harrow-use", "The harrow is used on the farm to", "break soil clods after ploughing", ["apply liquid chemicals", "harvest ripe grains", "sow seeds in rows", "carry farm produce"], "A harrow follows the plough to {} and level the seedbed.", "tillage"),
    medium("disc-plough-land", "The disc plough is preferred to the mouldboard plough on land that", "has stumps and stones", ["is soft and stone-free", "is flooded with water", "has been fully harrowed", "is a lawn of short grass"], "Rolling discs ride over obstacles, so the disc plough suits land that {}.", "tillage"),
    easy("human-power", "The chief source of power on most small farms in Nigeria is", "human power", ["wind power", "solar power", "tractor power", "electric power"], "Hoes and cutlasses are moved by hand, so {} is the chief source."),
    medium("animal-power-zone", "Work bulls are used for ploughing mainly in northern Nigeria because the area", "has fewer tsetse flies", ["has denser forest", "has no tractors at all", "has heavier rainfall", "has no grass"], "Trypanosomiasis kills cattle in the forest zone, while the savanna {}."),
    medium("pto", "The part of a tractor that transfers engine power to a machine such as a mower is the", "power take-off shaft", ["steering wheel", "radiator fan", "fuel pump", "draw bar"], "The {} turns the moving parts of the implement; the draw bar only pulls.", "tractor-parts"),
    hard("hydraulic-system", "Mounted implements are raised and lowered on a tractor by the", "hydraulic system", ["ignition system", "cooling system", "exhaust system", "lubrication system"], "Oil under pressure lifts the three-point linkage; this is the {}.", "tractor-parts"),
    medium("radiator", "The radiator of a tractor engine is part of the", "cooling system", ["fuel system", "electrical system", "transmission", "brake system"], "Water loses its heat in the radiator, which is part of the {}.", "tractor-parts"),
    hard("diesel-ignition", "In a diesel engine the fuel is ignited by", "heat of compressed air", ["an electric spark plug", "a carburettor", "a burning match", "a magneto"], "Air squeezed in the cylinder gets very hot, and the {} fires the diesel; petrol engines use spark plugs."),
    easy("knapsack-sprayer", "The knapsack sprayer is used on the farm for applying", "liquid pesticides", ["dry fertiliser", "organic manure", "maize seeds", "irrigation water"], "Worn on the back and pumped by hand, it sprays {}."),
    easy("combine-harvester", "A machine that cuts, threshes and cleans grain in one operation is the", "combine harvester", ["disc harrow", "seed drill", "hay baler", "rotary slasher"], "The {} combines reaping, threshing and winnowing."),
    medium("tool-maintenance", "Hoes and cutlasses should be oiled before they are stored in order to", "prevent rusting", ["make them heavier", "sharpen the edge", "loosen the handle", "harden the wood"], "A film of oil keeps out air and water, and so helps to {}."),
  ]),
  ...lesson(topic, "SS3", "Explain farm surveying, structures and irrigation", [
    easy("survey-tape", "Which instrument is used to measure distance on farm land?", "measuring tape", ["spirit level", "wind vane", "rain gauge", "hygrometer"], "A {} or chain measures lengths; a spirit level shows whether a surface is level."),
    medium("drip-irrigation", "The method of irrigation that gives water in drops near the roots and wastes least is", "drip irrigation", ["flood irrigation", "basin irrigation", "furrow irrigation", "overhead sprinkling"], "Perforated pipes let out water slowly in {}, so little is lost.", "irrigation"),
    medium("surface-irrigation", "Flooding of paddy fields with water for swamp rice is an example of", "surface irrigation", ["drip irrigation", "overhead irrigation", "sprinkler irrigation", "sub-surface irrigation"], "Water spreads over the ground by gravity in {}.", "irrigation"),
    hard("drainage-need", "Farm drainage is chiefly done to", "remove excess water", ["supply more water", "increase soil salt", "raise the water table", "spread plant diseases"], "Channels or pipes {} so that roots can get air."),
    medium("silo", "A tall airtight structure for storing grain or silage is a", "silo", ["crib", "barn", "rhumbu", "pen"], "A {} keeps out air and moisture; a crib has open sides to dry maize.", "stores"),
    medium("crib", "Maize cobs are dried and stored in a crib because it", "lets air pass freely", ["keeps out all air", "is heated by fire", "holds much water", "is built underground"], "The crib's sides have gaps, so it {} and dries the cobs.", "stores"),
    hard("mechanisation-problem", "A major hindrance to farm mechanisation in Nigeria is", "small and scattered farms", ["cheap tractors everywhere", "too many mechanics", "low cost of spare parts", "abundance of flat farms"], "Machines cannot work well on {}; their high cost is another hindrance."),
  ]),
];
