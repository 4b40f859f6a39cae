import { questionsFrom } from "../question-rows.ts";

export const movement = questionsFrom(
  "movement",
  `
# Name movements of the body
E1 flexion ~joint-movements | Bending a limb so that the angle at the joint becomes smaller is | flexion | extension | abduction | rotation | supination | {} reduces the angle at a joint. Extension increases it.
E1 extension ~joint-movements | Straightening a bent knee is an example of | extension | flexion | adduction | rotation | pronation | {} increases the angle at the joint.
M1 abduction ~joint-movements | Moving the arm sideways, away from the middle line of the body, is | abduction | adduction | flexion | supination | inversion | {} moves a limb away from the midline.
M1 adduction ~joint-movements | Bringing the leg back towards the middle line of the body is | adduction | abduction | extension | rotation | eversion | {} moves a limb towards the midline.
M2 rotation ~joint-movements | Turning the head from side to side is | rotation | flexion | abduction | extension | elevation | {} is turning a part about its own long axis.
H2 circumduction ~joint-movements | Swinging the arm in a full circle at the shoulder is called | circumduction | pronation | inversion | flexion | adduction | {} is a movement in which a limb describes a circle.
H2 supination ~forearm | Turning the forearm so that the palm faces upwards is | supination | pronation | inversion | eversion | adduction | {} turns the palm upwards. Pronation turns it downwards.
H2 pronation ~forearm | Turning the forearm so that the palm faces downwards is | pronation | supination | eversion | abduction | elevation | {} turns the palm downwards.
E1 locomotor ~movement-kinds | Walking, running and hopping are movements called | locomotor | non-locomotor | manipulative | reflex | static | {} movements take the body from one place to another.
M1 non-locomotor ~movement-kinds | Bending, twisting and stretching on one spot are movements called | non-locomotor | locomotor | manipulative | involuntary | projectile | {} movements are made without leaving the spot.
M1 manipulative ~movement-kinds | Throwing and catching a ball are movements described as | manipulative | locomotor | non-locomotor | reflex | postural | {} movements handle an object with hand, foot or implement.
H2 fine-gross | Skills that use the large muscles of the body, such as jumping, are called | gross motor skills | fine motor skills | mental skills | social skills | reflex skills | {} use large muscles. Writing and sewing are fine motor skills.
# Apply levers, balance and force to sport
M2 fulcrum ~levers | In the lever system of the body, the joint serves as the | fulcrum | load | effort | weight arm | resistance | The joint is the turning point, or {}; the muscle supplies the effort.
H2 effort ~levers | In the lever system of the human body, the effort is supplied by the | muscles | bones | joints | ligaments | nerves | The {} pull on the bones, which are the bars of the lever.
H2 third-class ~lever-classes | Bending the forearm to lift a weight in the hand is a lever of the | third class | first class | second class | fourth class | fixed class | The effort of the biceps lies between the elbow and the load, so it is of the {}.
H2 second-class ~lever-classes | Rising on the toes is usually given as an example of a lever of the | second class | first class | third class | fourth class | fixed class | The weight lies between the ball of the foot and the pull of the calf, so it is of the {}.
H3 first-class ~lever-classes | Nodding the head on the top of the spine is an example of a lever of the | first class | second class | third class | fourth class | fixed class | The fulcrum lies between the weight of the face and the pull of the neck muscles, so it is of the {}.
E1 stability-base ~stability | An athlete becomes more stable by | widening the base | raising the arms | standing on one toe | leaning outwards | closing the eyes | {} of support makes it harder for the line of gravity to fall outside it.
M1 stability-gravity ~stability | A wrestler bends his knees in order to be more stable because this | lowers his centre of gravity | raises his centre of gravity | narrows his base of support | reduces his body weight | removes all friction | Bending the knees {}, and a low centre is more stable.
H2 newton-first ~newton | A ball at rest stays at rest until a force acts on it, according to Newton's | first law | second law | third law | law of cooling | law of gravitation | The {} is the law of inertia.
M2 newton-third ~newton | A sprinter pushes back on the blocks and is driven forward. This illustrates Newton's | third law | first law | second law | law of cooling | law of gravitation | The {} says that every action has an equal and opposite reaction.
H3 newton-second ~newton | That a harder kick gives a ball greater acceleration illustrates Newton's | second law | first law | third law | law of cooling | law of gravitation | By the {}, acceleration grows with the force applied.
M2 friction | Football boots have studs mainly in order to increase | friction | weight | air resistance | height | inertia | Studs give more grip, that is, more {} with the ground.
H2 follow-through | Continuing the swing of the arm after the ball has been released is called | follow-through | take-off | wind-up | stance | recovery run | {} keeps the throw smooth and directs the force.
H2 projectile-angle | Leaving out air resistance and height of release, an object thrown from level ground goes farthest at an angle of | 45° | 15° | 30° | 60° | 90° | An angle of {} gives the best balance of upward and forward speed.
M3 momentum | The product of the mass of a body and its velocity is its | momentum | inertia | friction | power | leverage | {} equals mass times velocity, so a heavy fast player is hard to stop.
# Describe posture and its defects
E1 posture-defined ~posture | The way a person holds the body in standing, sitting or moving is | posture | fitness | rhythm | reflex | balance beam | {} is the position in which the body is held.
M1 kyphosis ~spine-defects | An excessive outward curve of the upper back, giving a hunched look, is | kyphosis | lordosis | scoliosis | flat foot | bow legs | {} is round back. Lordosis is hollow back.
M1 lordosis ~spine-defects | An excessive inward curve of the lower back is called | lordosis | kyphosis | scoliosis | knock knees | flat foot | {}, or hollow back, is an exaggerated curve in the loin.
M2 scoliosis ~spine-defects | A sideways curve of the spine is | scoliosis | kyphosis | lordosis | rickets | arthritis | {} bends the spine to one side.
M1 flat-foot ~leg-defects | A person whose foot has lost its arch suffers from | flat foot | club foot | bow legs | knock knees | athlete's foot | In {} the inner arch has fallen. Athlete's foot is a skin infection.
E1 knock-knees ~leg-defects | When the knees touch while the ankles stay apart, the defect is called | knock knees | bow legs | flat foot | lordosis | club foot | In {} the knees knock together. Bow legs curve outwards.
M2 bow-legs ~leg-defects | Legs that curve outwards so that the knees stay apart when the ankles touch are | bow legs | knock knees | flat feet | club feet | splay feet | {} may follow rickets in childhood.
E2 posture-cause ~posture | Which of these habits leads to poor posture? | Slouching in a chair | Sitting upright | Regular exercise | Wearing flat shoes | Sleeping on a firm bed | {} rounds the back and weakens the muscles that hold the body upright.
`,
);
