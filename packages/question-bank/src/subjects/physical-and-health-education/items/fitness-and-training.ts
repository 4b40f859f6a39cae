import { questionsFrom } from "../question-rows.ts";

export const fitnessAndTraining = questionsFrom(
  "fitness-and-training",
  `
# Describe the components of fitness and their tests
E1 fitness-defined | The ability to do one's daily work with energy and without undue tiredness is | physical fitness | muscular pain | mental skill | body weight | good fortune | {} lets a person work and still have energy for leisure and emergencies.
E1 strength ~components | The ability of a muscle to exert force against a resistance is | strength | speed | agility | balance | flexibility | {} is the force a muscle can exert.
E1 speed ~components | The ability to cover a distance in the shortest time is | speed | strength | endurance | flexibility | balance | {} is needed most of all by sprinters.
M1 endurance ~components | The ability to go on with an activity for a long time without tiring is | endurance | speed | power | agility | reaction time | {} is most needed by the marathon runner.
E1 flexibility ~components | The ability to move a joint through its full range is | flexibility | strength | power | speed | endurance | {} is increased by stretching.
M1 agility ~components | The ability to change the direction of the body quickly and with control is | agility | strength | endurance | flexibility | power | {} is what a dribbler needs to turn past defenders.
M1 balance ~components | Keeping steady on a narrow beam depends chiefly on | balance | speed | power | strength | endurance | {} is the ability to keep the body steady, at rest or in motion.
M2 power ~components | The ability to use strength quickly, as in the shot put, is | power | endurance | balance | agility | flexibility | {} combines strength and speed.
H2 coordination ~components | The ability to use eyes, hands and feet together smoothly is | coordination | endurance | strength | flexibility | body composition | {} joins the senses and the muscles in one smooth action.
M2 reaction-time ~components | The time between the starting gun and the first movement of a sprinter is | reaction time | recovery time | response angle | finishing time | rest interval | {} is the delay between a signal and the start of the response.
H2 health-related ~component-groups | Which of these is a health-related component of fitness? | Cardiovascular endurance | Agility | Reaction time | Power | Coordination | {} is tied to health. The other four are related to skill.
H3 skill-related ~component-groups | Which of these is a skill-related component of fitness? | Agility | Muscular endurance | Flexibility | Body composition | Muscular strength | {} is related to skill. The others are health-related components.
H3 body-composition | The proportion of fat to lean tissue in the body is called body | composition | posture | flexibility | balance | mechanics | Body {} compares fat with muscle, bone and other lean tissue.
M2 sit-and-reach ~tests | The sit-and-reach test measures | flexibility | speed | power | agility | reaction time | It measures how far one can stretch forward, which is {}.
M2 step-test ~tests | The Harvard step test measures | cardiovascular endurance | arm strength | flexibility | reaction time | eyesight | It relates the pulse after stepping to fitness of heart and lungs, that is, {}.
H3 shuttle ~tests | The shuttle run is commonly used as a test of | agility | strength | flexibility | body fat | lung volume | It demands quick turns, so it tests {}.
M2 vertical-jump ~tests | The standing vertical jump is used as a test of | leg power | arm strength | flexibility | endurance | reaction time | It shows how explosively the legs work, which is {}.
M3 push-up ~tests | The number of press-ups done without stopping is a test of | muscular endurance | reaction time | flexibility | running speed | static balance | Repeating a movement many times tests {} of the arms and shoulders.
# Describe methods and principles of training
E1 warm-up ~warm-up | Light exercise done before hard activity to prepare the body is | a warm-up | a cool-down | an overload | a relapse | a time-out | {} raises the temperature of the muscles and helps to prevent injury.
E1 cool-down ~warm-up | Gentle activity that brings the body gradually back to rest after exercise is | a cool-down | a warm-up | an overload | a kick-off | a pre-test | {} helps to remove waste products from the muscles.
M1 warm-up-benefit ~warm-up | The chief benefit of warming up is that it | reduces the risk of injury | makes the body lose weight | builds large muscles at once | removes the need for training | shortens the rules of the game | Warm muscles stretch better, so warming up {}.
M2 overload ~principles | The principle of making the body work harder than it is used to is called | overload | reversibility | specificity | variety | recovery | By {} the body is forced to adapt and improve.
M2 specificity ~principles | Training that suits the particular sport or muscles concerned follows the principle of | specificity | overload | reversibility | moderation | regularity | By {} a swimmer trains mainly in water and a sprinter on the track.
M2 reversibility ~principles | The loss of fitness when training stops illustrates the principle of | reversibility | overload | specificity | progression | variation | By {} gains are lost when training ends: use it or lose it.
M2 progression ~principles | Increasing the load of training step by step illustrates | progression | reversibility | specificity | relaxation | tapering off | {} means that the demands grow gradually.
M2 fitt | In the FITT formula of training, the letter I stands for | intensity | interval | injury | interest | impulse | FITT means frequency, {}, time and type.
M1 circuit ~methods | Training in which one moves through a series of exercise stations is | circuit training | fartlek training | interval training | weight training | continuous training | {} uses stations arranged in a circuit.
M2 interval ~methods | Training in which periods of hard work alternate with set periods of rest is | interval training | continuous training | flexibility training | circuit training | isometric training | {} alternates work with measured rest.
M2 fartlek ~methods | A Swedish method in which the runner changes speed freely over varied ground is | fartlek | circuit | isometric | plyometric | weight | {} means “speed play”.
M1 weight-training ~methods | Lifting barbells and dumb-bells mainly develops | strength | speed of reaction | flexibility | balance | eyesight | Training with weights builds up {}.
M2 continuous ~methods | Steady running for thirty minutes without rest is an example of | continuous training | interval training | circuit training | plyometric training | isometric training | {} has no rest periods and builds endurance.
H3 plyometrics ~methods | Training by bounding and jumping to develop explosive power is called | plyometrics | fartlek | isometrics | yoga | aerobics | {} uses quick stretching and contraction, as in bounding.
E1 aerobic-activity | Which of these is mainly an aerobic activity? | Long-distance running | Shot put | High jump | 100-metre sprint | Weightlifting | {} goes on for a long time and depends on oxygen. The others are short, explosive efforts.
H3 second-wind | The sudden feeling of ease that a distance runner has after early breathlessness is | second wind | oxygen debt | muscle cramp | stitch | fatigue | {} comes when breathing and circulation have adjusted to the effort.
M3 rest-training | Rest days are included in a training programme mainly to allow the body to | recover and adapt | forget old skills | lose all strength | gain much fat | change its height | Muscles {} during rest, so rest is part of training.
E2 doping ~doping | Taking banned drugs to improve performance in sport is called | doping | tapering | scouting | coaching | loading | {} is cheating and endangers health.
H3 anabolic ~doping | Drugs misused by some athletes to build up muscle are | anabolic steroids | antibiotics | antimalarials | antacids | vaccines | {} build muscle but harm the liver, the heart and the glands, and are banned.
`,
);
