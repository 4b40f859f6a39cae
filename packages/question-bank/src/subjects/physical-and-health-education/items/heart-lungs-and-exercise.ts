import { questionsFrom } from "../question-rows.ts";

export const heartLungsAndExercise = questionsFrom(
  "heart-lungs-and-exercise",
  `
# Describe circulation and breathing and how exercise affects them
E1 heart-chambers ~chambers | The human heart has | four chambers | two chambers | three chambers | five chambers | six chambers | It has {}: two atria and two ventricles.
M1 left-ventricle ~chambers | The chamber of the heart that pumps blood to the whole body is the | left ventricle | right ventricle | left atrium | right atrium | pulmonary valve | The {} has the thickest wall because it sends blood round the body.
E1 arteries ~vessels | Blood vessels that carry blood away from the heart are | arteries | veins | capillaries | valves | nerves | {} lead away from the heart. Veins lead back to it.
E1 veins ~vessels | Blood vessels that return blood to the heart are | veins | arteries | capillaries | lymph nodes | tendons | {} bring blood back and have valves to stop it from flowing backwards.
M1 capillaries ~vessels | The smallest blood vessels, through whose thin walls gases and food pass to the tissues, are | capillaries | arteries | veins | ventricles | bronchi | {} have walls one cell thick, so exchange can take place.
H2 pulmonary-artery ~vessels | The only artery that carries blood poor in oxygen in an adult is the | pulmonary artery | aorta | renal artery | carotid artery | hepatic artery | The {} takes blood from the heart to the lungs to collect oxygen.
E1 pulse-defined ~pulse | The beat felt in an artery as the heart pumps is the | pulse | reflex | cramp | spasm | valve | The {} is felt where an artery lies near the skin.
E1 pulse-place ~pulse | The pulse is most easily counted at the | wrist | knee | heel | forehead | waist | At the {} the radial artery lies close to the skin.
M1 resting-rate ~heart-rate | The average resting heart rate of a healthy adult is about | 72 beats per minute | 20 beats per minute | 40 beats per minute | 120 beats per minute | 160 beats per minute | A healthy adult at rest has about {}. A trained athlete may have fewer.
M2 training-heart ~heart-rate | One long-term effect of endurance training is that the resting heart rate becomes | lower | higher | irregular | double | zero | A trained heart pumps more at each beat, so the resting rate becomes {}.
H2 stroke-volume ~heart-volumes | The amount of blood pumped out by a ventricle in one beat is the | stroke volume | cardiac output | tidal volume | vital capacity | pulse pressure | {} is the blood of one beat. Cardiac output is that of one minute.
H2 cardiac-output ~heart-volumes | Cardiac output is obtained by multiplying stroke volume by | heart rate | tidal volume | body weight | blood pressure | breathing rate | Blood per beat times {} gives the blood pumped in one minute.
M2 red-cells ~blood | The blood cells that carry oxygen are | red cells | white cells | platelets | plasma cells | nerve cells | {} contain haemoglobin, which carries oxygen.
M1 white-cells ~blood | The cells of the blood that fight germs are | white cells | red cells | platelets | muscle cells | fat cells | {} defend the body against germs.
M2 platelets ~blood | The part of the blood that helps it to clot is the | platelets | red cells | white cells | plasma water | haemoglobin | {} start the clotting that stops bleeding.
E1 breathing-organ | The main organs of breathing are the | lungs | kidneys | liver and spleen | intestines | heart valves | The {} take in oxygen and give out carbon dioxide.
M1 alveoli | Exchange of gases between air and blood takes place in the | alveoli | trachea | bronchi | nostrils | diaphragm | The {} are tiny air sacs with thin walls.
H2 diaphragm ~diaphragm | The sheet of muscle below the lungs that is used in breathing is the | diaphragm | deltoid | trachea | larynx | sternum | The {} flattens to draw air in.
H2 inspiration ~diaphragm | During inspiration the diaphragm | contracts and flattens | relaxes and rises | remains quite still | moves to the left | closes the windpipe | It {}, which makes the chest larger so that air flows in.
M2 vital-capacity ~lung-volumes | The greatest volume of air that can be breathed out after the deepest breath in is the | vital capacity | tidal volume | residual volume | stroke volume | dead space | {} is the largest breath one can give out. Tidal volume is the air of a quiet breath.
H2 tidal-volume ~lung-volumes | The volume of air breathed in or out in one quiet breath is the | tidal volume | vital capacity | residual volume | cardiac output | reserve volume | {} is the air of one normal breath, about half a litre in an adult.
E1 exercise-breathing ~exercise-effects | During vigorous exercise the rate of breathing | increases | decreases | stops | stays the same | is halved | The muscles need more oxygen, so the rate {}.
M1 sweating ~exercise-effects | Sweating during exercise helps the body mainly to | lose heat | gain weight | store fat | make blood | digest food | Sweat takes heat from the skin as it dries, so the body can {}.
M2 blood-flow ~exercise-effects | During hard running, most of the extra flow of blood goes to the | working muscles | stomach | kidneys | intestines | hair and nails | Blood is sent to the {}, which need oxygen, and away from the digestive organs.
# Describe energy supply, nerves and glands in exercise
M2 aerobic ~energy | The release of energy with the use of oxygen is described as | aerobic | anaerobic | isometric | voluntary | reflex | {} means with oxygen. Long-distance running depends on it.
M2 anaerobic ~energy | A 100-metre sprint depends mainly on energy released without oxygen, a process called | anaerobic | aerobic | digestive | respiratory | isotonic | {} release of energy needs no oxygen and serves short, violent efforts.
M2 lactic-acid ~energy | The substance that builds up in muscles during intense exercise without enough oxygen is | lactic acid | uric acid | amino acid | bile | insulin | {} is formed when glucose is broken down without oxygen.
H2 oxygen-debt ~energy | The extra oxygen taken in after hard exercise, to make good what was lacking, pays the oxygen | debt | tide | load | reserve | deposit | Deep breathing after a race repays the oxygen {}.
H3 atp | The immediate source of energy for muscular contraction is | ATP | DNA | fat | protein | vitamin C | {} (adenosine triphosphate) is broken down to release energy at once.
H2 glycogen | Carbohydrate is stored in the muscles and the liver in the form of | glycogen | starch | glucose syrup | cellulose | fat | {} is the store of carbohydrate in the animal body.
M1 adrenaline | The hormone that prepares the body for sudden effort or danger is | adrenaline | insulin | thyroxine | oestrogen | bile | {} speeds the heart and breathing for fight or flight.
H2 cerebellum ~brain | The part of the brain that controls balance and coordination of movement is the | cerebellum | cerebrum | medulla | spinal cord | pituitary | The {} keeps balance and makes movements smooth.
H3 medulla ~brain | The part of the brain that controls heartbeat and breathing is the | medulla | cerebellum | cerebrum | retina | pituitary gland | The {} oblongata controls actions on which life depends.
M2 reflex | Pulling the hand quickly away from a hot pot is | a reflex action | a planned action | a habit | a skill | a reaction of digestion | {} is quick and automatic and passes through the spinal cord.
H2 motor-nerve | The nerves that carry messages from the brain and spinal cord to the muscles are | motor nerves | sensory nerves | optic nerves | taste nerves | auditory nerves | {} carry orders to muscles. Sensory nerves carry messages inwards.
`,
);
