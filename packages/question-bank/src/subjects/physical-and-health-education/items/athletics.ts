import { questionsFrom } from "../question-rows.ts";

export const athletics = questionsFrom(
  "athletics",
  `
# Describe track events and their rules
E1 track-length | The distance round the inside lane of a standard athletics track is | 400 m | 100 m | 200 m | 800 m | 1,500 m | A standard track measures {} in the first lane.
E1 sprint-event ~race-kinds | Which of these is a sprint race? | 200 m | 800 m | 1,500 m | 5,000 m | 10,000 m | The {} is a sprint. From 800 m upwards races are middle or long distance.
M1 middle-distance ~race-kinds | Which of these is a middle-distance race? | 800 m | 100 m | 200 m | 10,000 m | Marathon | The {} and the 1,500 m are middle-distance races.
M1 long-distance ~race-kinds | Which of these races is a long-distance event? | 10,000 m | 400 m | 800 m | 200 m | 100 m | The {} is a long-distance race of 25 laps.
E1 crouch-start ~starts | The starting position used by sprinters with blocks is the | crouch start | standing start | flying start | kneeling start | walking start | Sprinters use the {} for a strong drive from the blocks.
M1 crouch-kinds ~starts | Bunch, medium and elongated are types of | crouch start | baton change | high jump | hurdle clearance | shot put grip | They are types of {}, named after the distance between the feet.
M1 commands ~starts | In a sprint race the starter's commands, in order, are “On your marks”, “Set” and | the gun | “Go back” | “Steady” | “Ready” | a whistle | The runners wait at “Set” for {}.
M2 stand-start ~starts | Runners in a race of 1,500 m begin with a | standing start | crouch start | sitting start | kneeling start | rolling start | Races longer than 400 m use a {}.
M2 staggered ~lanes | In the 400 m the starting lines of the lanes are staggered in order to | give all runners equal distance | keep the runners out of sight | help the faster runners | shorten the race for all | let the spectators see | The outer lanes are longer round the bend, so the stagger is used to {}.
E1 finish-part | The finish of a race is judged by the moment when the runner's ______ reaches the finish line. | torso | head | hand | foot | arm | The {} counts, not the head, arms or legs.
E1 relay-number ~relay | The number of runners in a relay team for the 4 × 100 m is | four | two | three | five | eight | Each of {} runners covers 100 m.
E1 baton ~relay | The object passed from runner to runner in a relay race is the | baton | javelin | discus | ribbon | flag | The {} must be carried round the track and exchanged inside the zone.
M2 baton-exchange ~relay | A relay team is disqualified if the baton is | exchanged outside the zone | carried in the left hand | passed without looking | carried in the right hand | passed from below | The baton must change hands within the takeover zone, so a team is out if it is {}.
H2 visual-exchange ~relay | In the 4 × 400 m relay the incoming runner is tired, so the pass most often used is the | visual pass | blind pass | overhead pass | bounce pass | chest pass | In the {} the receiver looks back at the incoming runner.
M2 blind-exchange ~relay | In the 4 × 100 m relay the receiver runs without looking back and takes the baton by the | non-visual pass | visual pass | chest pass | push pass | lateral pass | The {}, or blind pass, saves time in the short relay.
M1 hurdles-number ~hurdles | In the 100 m, 110 m and 400 m hurdles, each runner clears | ten hurdles | eight hurdles | six hurdles | twelve hurdles | five hurdles | Each lane has {} in these races.
H2 hurdles-men ~hurdles | The sprint hurdles race for senior men is run over | 110 m | 100 m | 80 m | 200 m | 400 m | Men run {}. Women run 100 m.
H2 hurdle-knock ~hurdles | A hurdler whose trailing foot accidentally knocks down a hurdle in her own lane is | allowed to continue | disqualified at once | sent back to start | made to set it up | given a time penalty | A runner whose foot knocks one down by accident is {}; deliberate knocking is forbidden.
M2 steeplechase | The race in which runners clear barriers and a water jump is the | steeplechase | marathon | decathlon | cross-country relay | race walk | The {} has 28 barriers and 7 water jumps over 3,000 m.
E1 marathon | The distance of the marathon is | 42.195 km | 21.098 km | 10 km | 30 km | 50 km | A marathon is {}. Half of it makes the half marathon.
M2 walking | A race walker is disqualified for | losing contact with the ground | swinging the arms | wearing a cap | drinking water | taking long steps | In walking one foot must always seem to be on the ground, so {} is a fault.
# Describe field events and their rules
E1 field-event ~event-groups | Which of these is a field event? | javelin | Relay | Hurdles | Marathon | Steeplechase | The {} is thrown in the field. The others are races.
E1 jumps ~event-groups | Which of these is **not** a jumping event? | discus | Long jump | High jump | Triple jump | Pole vault | The {} is a throwing event.
E1 throws ~event-groups | Which of these is a throwing event? | hammer | Triple jump | Pole vault | Hurdles | Relay | The {} is thrown from a circle inside a cage.
M1 triple-phases | The correct order of phases in the triple jump is | hop, step and jump | step, hop and jump | jump, hop and step | run, step and hop | hop, jump and step | The athlete lands first on the take-off foot, then on the other: {}.
M1 fosbury ~high-jump | The high-jump style in which the jumper goes over the bar backwards is the | Fosbury flop | straddle | western roll | scissors | eastern cut-off | The {} is named after Dick Fosbury, the Olympic champion of 1968.
M2 high-jump-failures ~high-jump | A high jumper is out of the competition after | three consecutive failures | one failure | two failures at any height | four failures in all | five failures in all | {} end the athlete's part in the contest.
M2 high-jump-foot ~high-jump | In the high jump the athlete must take off from | one foot | both feet | a springboard | the hands | a trampoline | The rules demand take-off from {}.
M1 long-jump-measure ~long-jump | A long jump is measured to the take-off line from the | nearest mark made in the sand | farthest mark made in the sand | toes of the landing foot | middle of the sandpit | end of the run-up | It is measured from the {} by any part of the body or what is attached to it.
E1 long-jump-foul ~long-jump | A long jump is a failure if the athlete | touches beyond the take-off line | runs too fast | lands on both feet | uses a short run-up | takes off behind the board | Taking off past the line is a foul, so it fails if the athlete {}.
H2 long-jump-styles ~long-jump | Hang, sail and hitch-kick are styles of flight in the | long jump | high jump | pole vault | hurdles | shot put | They describe movements in the air in the {}.
M2 shot-men ~implements | The shot used by senior men weighs | 7.26 kg | 4 kg | 5 kg | 6 kg | 2 kg | Senior men use a shot of {}. Senior women use 4 kg.
H2 discus-women ~implements | The discus used by senior women weighs | 1 kg | 2 kg | 1.5 kg | 0.5 kg | 4 kg | Women throw a discus of {}. Men throw 2 kg.
H3 javelin-men ~implements | The minimum weight of the javelin thrown by senior men is | 800 g | 600 g | 500 g | 1,000 g | 400 g | Men's javelins weigh {}. Women's weigh 600 g.
M1 shot-technique ~shot | In the shot put the shot must be | pushed from the shoulder | thrown with both hands | swung at arm's length | rolled along the ground | bowled under the arm | It is {} with one hand and must not drop behind the line of the shoulders.
H2 obrien ~shot | The glide technique, in which the athlete starts with his back to the throwing direction, is used in the | shot put | javelin | long jump | hammer | pole vault | The glide, or O'Brien style, belongs to the {}.
M2 javelin-landing | A javelin throw is valid only if the first part to strike the ground is the | metal head | tail | grip | shaft | cord | The {} must strike the ground before any other part.
M2 decathlon ~combined | The combined event for men that consists of ten events is the | decathlon | heptathlon | pentathlon | triathlon | biathlon | The {} has ten events over two days.
M2 heptathlon ~combined | The number of events in the heptathlon is | seven | five | six | eight | ten | *Hepta-* means {}; it is the combined event for women.
H3 throws-circle ~throw-foul | Which of these implements is thrown from a runway and not from a circle? | javelin | Discus | Hammer | Shot | Weight | The {} is thrown after a run-up along a runway.
E1 spikes | The shoes with small metal points worn by sprinters are called | spikes | boots | canvas | sandals | studs | {} give sprinters a firm grip on the track.
`,
);
