import { questionsFrom } from "../question-rows.ts";

export const firstAidAndSafety = questionsFrom(
  "first-aid-and-safety",
  `
# Give first aid in common emergencies
E1 first-aid-defined ~first-aid | First aid is the help given to a sick or injured person | before medical care is available | after discharge from hospital | only by trained doctors | in an operating theatre | for a fee in a clinic | First aid is given {}, with what is at hand.
M1 aims ~first-aid | Which of these is an aim of first aid? | to preserve life | To replace the doctor | To prescribe drugs | To collect evidence | To test a patient's blood | Its aims are {}, to prevent the condition from getting worse and to promote recovery.
E1 box ~first-aid-box | Which of these should be found in a first-aid box? | Bandages | Kerosene | Insecticide | Shoe polish | Candles | {} are needed to cover and support injuries. The others have no place in the box.
E1 bleeding ~bleeding | The first step in stopping severe bleeding from an arm is to | press directly on the wound | wash it in hot water | rub it with sand | let it bleed freely | give the patient food | To {} with a clean pad closes the vessels.
M1 raise-limb ~bleeding | Besides pressing on it, a bleeding limb that is not broken should be | raised | lowered | shaken | massaged | left in the sun | With the limb {} above the heart the flow of blood is reduced.
E1 nosebleed | A person with a nosebleed should | lean forward and pinch the nose | lie flat on the back | blow the nose hard | bend the head backwards | sniff cold water | The patient should {}, so that blood does not run into the throat.
E1 burn ~burns | A minor burn should first be treated with | cool running water | palm oil | toothpaste | hot water | butter | {} takes away the heat. Oil, butter and toothpaste keep heat in and may infect.
M2 clothes-fire ~burns | A person whose clothes are on fire should | stop, drop and roll | run for help | stand by a fan | wave the arms | jump up and down | To {} smothers the flames. Running feeds them with air.
M1 fainting ~fainting | A person who feels faint should be | laid down with the legs raised | made to stand up | given alcohol | surrounded by a crowd | made to run | When {}, the person gets more blood to the brain.
M2 recovery-position ~unconscious | An unconscious person who is breathing normally should be placed | in the recovery position | sitting on a chair | flat on the face | standing against a wall | with the head hanging down | Lying on the side, {}, keeps the airway open.
M2 unconscious-drink ~unconscious | An unconscious person must **not** be given | anything by mouth | fresh air | a blanket | first aid | a clear airway | {} may enter the windpipe and choke the person.
M1 abc ~resuscitation | In the ABC of resuscitation, the letter A stands for | airway | artery | ambulance | alertness | assistance | ABC means {}, breathing and circulation.
H3 cpr-ratio ~resuscitation | For an adult, the usual ratio of chest compressions to rescue breaths in CPR is | 30 to 2 | 10 to 5 | 5 to 30 | 2 to 30 | 50 to 10 | The usual ratio is {}: thirty compressions and then two breaths.
H3 cpr-rate ~resuscitation | In CPR the chest of an adult is pressed at a rate of about | 100 to 120 times a minute | 10 to 20 times a minute | 30 to 40 times a minute | 50 to 60 times a minute | 200 to 220 times a minute | The recommended rate is {}.
M1 choking ~choking | Sharp blows between the shoulder blades and abdominal thrusts are used to help an adult who is | choking | fainting | bleeding | burnt | feverish | They force air out of the lungs to push out what is {} the person.
M1 snakebite ~snakebite | A person bitten by a snake should | keep still and be taken to hospital | run to the nearest town | have the wound cut open | have the poison sucked out | drink strong alcohol | Movement spreads the venom, so the victim should {}. Cutting and sucking do harm.
M2 splint ~fracture | A splint is used in first aid to | keep a broken bone still | stop a nosebleed | cool a burn | clean a wound | measure fever | It is tied along a limb to {} until the doctor comes.
M2 electric-shock | The first thing to do for a person still in contact with a live wire is to | switch off the current | pull him by the hand | pour water on him | give him a drink | press his chest | One must {} first, or the rescuer will also be shocked.
M2 heat-exhaustion | An athlete who collapses from heat should first be | moved to a cool place | wrapped in blankets | given hot tea | made to keep running | kept in the sun | The body must lose heat, so the person is {}, given water if conscious, and fanned.
M2 drowning | After removing a drowning person who is not breathing from the water, one should | begin rescue breathing and CPR | give him a hot drink | hang him by the feet | leave him to sleep | rub him with oil | The brain needs oxygen at once, so one should {}.
H3 shock-signs | Cold clammy skin, weak rapid pulse and pallor after serious bleeding are signs of | shock | sunburn | fever | cramp | sprain | {} is a dangerous fall in the circulation of blood.
# Recognise sports injuries
E1 sprain ~soft-injuries | An injury to the ligaments of a joint caused by a sudden twist is a | sprain | strain | fracture | bruise | cramp | A {} harms ligaments. A strain harms a muscle or tendon.
M1 strain ~soft-injuries | The overstretching or tearing of a muscle is a | strain | sprain | fracture | dislocation | blister | A {} affects muscle or tendon. A sprain affects ligaments.
E1 fracture-defined ~fracture | A break or crack in a bone is a | fracture | sprain | dislocation | strain | bruise | A {} is a broken or cracked bone.
H2 compound ~fracture-kinds | A fracture in which the broken bone comes through the skin is | compound | simple | greenstick | hairline | impacted | A {} or open fracture has a wound through which germs may enter.
H3 greenstick ~fracture-kinds | A fracture in children in which the bone bends and breaks on one side only is | greenstick | compound | comminuted | compressed | complicated | A {} fracture is like the breaking of a young twig.
M1 dislocation | When a bone is forced out of its place at a joint, the injury is a | dislocation | fracture | strain | contusion | laceration | A {} is the displacement of a bone at a joint.
E1 cramp | A sudden painful involuntary contraction of a muscle is a | cramp | bruise | sprain | blister | graze | A {} is eased by gently stretching the muscle.
H2 contusion ~skin-injuries | Another name for a bruise, in which the skin is not broken, is | contusion | laceration | abrasion | incision | puncture | A {} is bleeding under unbroken skin.
M2 abrasion ~skin-injuries | A graze, in which the surface of the skin is scraped off, is | an abrasion | a contusion | a fracture | a puncture | a sprain | {} is a scrape of the skin, common in falls on hard ground.
M2 rice ~rice | In the RICE treatment of a sprain, the letter C stands for | compression | cleaning | cutting | coughing | cooking | RICE means rest, ice, {} and elevation.
M2 rice-ice ~rice | Ice is put on a fresh sprain mainly in order to | reduce swelling | kill germs | heal bones | harden the skin | increase bleeding | Cold narrows the blood vessels and so helps to {}.
H3 concussion | Brief loss of consciousness, headache and confusion after a blow to the head are signs of | concussion | cramp | dislocation | hernia | tetanus | {} is a disturbance of the brain by a blow; the player must leave the game.
# Prevent accidents at play, at home and on the road
E1 shin-guards | Shin guards are worn in football in order to | protect the lower leg | make players faster | hold up the socks | show the team colour | keep the feet dry | They {} from kicks.
E1 zebra | The safest place for pedestrians to cross a busy road is | a zebra crossing | a sharp bend | the top of a hill | between parked cars | behind a bus | At {} drivers expect and must give way to pedestrians.
M1 seat-belt | A seat belt protects a passenger in a crash mainly by | holding the body back | making the car lighter | slowing the engine | sounding an alarm | keeping the doors shut | By {} it stops the passenger from being thrown forward.
M1 poison-store | Medicines and poisons at home should be kept | out of children's reach | in drinking bottles | beside the food | under the bed | on the dining table | Kept {}, they cannot be swallowed by mistake.
M2 jewellery | Players remove rings and necklaces before a game mainly to | avoid injury | look alike | please the crowd | save time | run faster | Such objects may cut or catch, so they are removed to {}.
M2 kerosene-fire | A small fire in a pan of cooking oil is best put out by | covering it with a lid | pouring water on it | fanning it strongly | adding more oil | carrying it outside | {} shuts out the air. Water makes burning oil splash.
M2 frsc | The Nigerian agency chiefly responsible for safety on the highways is the | FRSC | NAFDAC | NDLEA | NIMASA | NEMA | The {} is the Federal Road Safety Corps. NDLEA deals with hard drugs.
`,
);
