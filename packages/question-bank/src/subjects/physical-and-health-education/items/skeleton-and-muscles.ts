import { questionsFrom } from "../question-rows.ts";

export const skeletonAndMuscles = questionsFrom(
  "skeleton-and-muscles",
  `
# Name bones and joints and state their work
E1 bone-number | The skeleton of an adult human being has about | 206 bones | 106 bones | 306 bones | 406 bones | 156 bones | An adult has {}. A baby has more, because some join together during growth.
E1 femur ~bone-names | The longest bone in the human body is the | femur | humerus | tibia | radius | sternum | The {}, or thigh bone, is the longest and strongest.
E1 skull-protects ~protection | The skull protects the | brain | heart | lungs | kidneys | spinal cord | The {} lies inside the skull. The ribs guard the heart and lungs.
E1 ribs-protect ~protection | The rib cage protects the heart and the | lungs | brain | bladder | intestines | spinal cord | The heart and {} lie inside the rib cage.
E1 vertebrae-protect ~protection | The spinal cord is protected by the | vertebrae | ribs | skull | pelvis | sternum | The {} form the backbone, through which the spinal cord runs.
E1 humerus ~bone-names | The bone of the upper arm is the | humerus | ulna | radius | femur | fibula | The {} runs from the shoulder to the elbow. Radius and ulna are in the forearm.
E1 patella ~bone-names | The kneecap is also known as the | patella | scapula | clavicle | sternum | tibia | The {} protects the front of the knee joint.
E1 clavicle ~bone-names | The collar bone is called the | clavicle | scapula | sternum | patella | humerus | The {} is the collar bone. The scapula is the shoulder blade.
E1 scapula ~bone-names | The anatomical name of the shoulder blade is | scapula | clavicle | sternum | humerus | pelvis | The {} is the flat bone at the back of the shoulder.
H2 sternum ~bone-names | The breastbone, to which most of the ribs are joined in front, is the | sternum | scapula | sacrum | clavicle | coccyx | The {} lies in the middle of the chest.
E1 shin | The shin bone, which bears the weight of the lower leg, is the | tibia | fibula | femur | ulna | radius | The {} is the larger bone of the lower leg. The fibula is the thinner one beside it.
M2 functions-not | Which of these is **not** a function of the skeleton? | Digestion of food | Protection of organs | Support of the body | Making of blood cells | Attachment of muscles | {} takes place in the alimentary canal. The skeleton supports, protects, makes blood cells and holds muscles.
M2 marrow | Red blood cells are made in the | bone marrow | cartilage | ligaments | heart muscle | skin | Red {} makes blood cells inside certain bones.
M2 axial ~axial | Which of these belongs to the axial skeleton? | vertebral column | Collar bone | Thigh bone | Shin bone | Upper arm bone | The skull, {} and ribs form the axial skeleton; limb bones and girdles form the appendicular.
H2 appendicular ~axial | Which of these bones belongs to the appendicular skeleton? | femur | Skull | Rib | Sternum | Vertebra | The {} is a limb bone. The others form the axis of the body.
H2 vertebra-count | The human vertebral column of a growing child is made up of | 33 vertebrae | 12 vertebrae | 24 vertebrae | 40 vertebrae | 20 vertebrae | There are {}: 7 cervical, 12 thoracic, 5 lumbar, 5 sacral and 4 in the coccyx; the last two groups later fuse.
H3 cervical-count | The number of vertebrae in the neck is | 7 | 5 | 12 | 4 | 9 | There are {} cervical vertebrae. The chest has 12 and the loin has 5.
E1 joint-defined ~joints | The place where two or more bones meet is a | joint | tendon | muscle | ligament | cartilage | A {} is the meeting place of bones.
E1 hinge ~joint-kinds | The elbow is an example of a | hinge joint | ball and socket joint | pivot joint | gliding joint | fixed joint | The elbow bends and straightens like a door, so it is a {}.
E1 ball-socket ~joint-kinds | The shoulder and the hip are joints of the type called | ball and socket | hinge | pivot | saddle | gliding | A rounded head in a cup, a {} joint, allows movement in all directions.
M2 pivot ~joint-kinds | The joint between the first two vertebrae, which lets the head turn, is a | pivot joint | hinge joint | saddle joint | fixed joint | ball and socket joint | A {} allows turning round an axis.
M2 fixed-joint ~joint-kinds | The joints between the bones of an adult's skull are | immovable | hinge | pivot | gliding | saddle | The seams of the skull are {} joints, also called sutures.
H3 saddle ~joint-kinds | The joint at the base of the thumb is a | saddle joint | pivot joint | hinge joint | fixed joint | ball and socket joint | A {} at its base lets the thumb move to and fro and from side to side.
E1 ligament ~connectives | The tough tissue that joins bone to bone at a joint is | a ligament | a tendon | a muscle | a nerve | a vein | {} joins bone to bone. A tendon joins muscle to bone.
E1 tendon ~connectives | The tissue that joins a muscle to a bone is | a tendon | a ligament | a cartilage | an artery | a membrane | {} joins muscle to bone. A ligament joins bone to bone.
M2 synovial-fluid ~connectives | The fluid that lubricates a freely movable joint is called | synovial fluid | blood plasma | lymph | saliva | gastric juice | {} reduces friction in a movable joint.
M2 cartilage ~connectives | The smooth tissue that covers the ends of bones and absorbs shock in a joint is | cartilage | tendon | ligament | marrow | fat | {} cushions the ends of bones.
# Name muscles and state how they work
E1 muscle-kinds ~muscle-kinds | The muscle found only in the wall of the heart is | cardiac muscle | skeletal muscle | smooth muscle | striped voluntary muscle | biceps muscle | {} works without rest and without our will.
E1 voluntary ~muscle-kinds | Muscles that are under the control of the will are | skeletal muscles | cardiac muscles | smooth muscles | artery wall muscles | bowel wall muscles | {} are voluntary: we move them when we wish.
M2 smooth ~muscle-kinds | The muscle in the walls of the stomach and intestines is | smooth | skeletal | cardiac | voluntary | striped | {} muscle works without our will in the internal organs.
E1 biceps ~arm-muscles | The muscle that bends the arm at the elbow is the | biceps | triceps | deltoid | quadriceps | gluteus | The {} flexes the elbow. The triceps straightens it.
E1 triceps ~arm-muscles | The muscle that straightens the arm at the elbow is the | triceps | biceps | hamstring | deltoid | pectoral | The {} extends the elbow.
M2 antagonistic ~pairs | Biceps and triceps, which work in opposition to each other, form a pair that is | antagonistic | voluntary | cardiac | synergistic | identical | In an {} pair one muscle contracts while the other relaxes.
M2 quadriceps ~leg-muscles | The large muscle group at the front of the thigh is the | quadriceps | hamstrings | gluteals | adductors | calf muscles | The {} straighten the knee. The hamstrings lie behind.
M2 hamstrings ~leg-muscles | The group of muscles at the back of the thigh that bends the knee is the | hamstrings | quadriceps | gluteals | adductors | calf muscles | The {} bend the knee and are often strained in sprinting.
H2 gastrocnemius ~leg-muscles | The main muscle of the calf is the | gastrocnemius | tibialis anterior | quadriceps | biceps femoris | gluteus maximus | The {} raises the heel in walking and jumping.
M2 deltoid | The muscle that covers the shoulder and raises the arm sideways is the | deltoid | biceps | trapezius | pectoral | triceps | The {} lifts the arm away from the body.
H3 gluteus | The largest muscle of the buttocks is the | gluteus maximus | rectus abdominis | latissimus dorsi | pectoralis major | vastus lateralis | The {} extends the hip in climbing and jumping.
H2 isometric ~contractions | A contraction in which a muscle is tense but does not change its length is | isometric | isotonic | concentric | eccentric | elastic | Pushing against a wall gives an {} contraction.
H3 eccentric ~contractions | A contraction in which the muscle lengthens under tension, as when a weight is lowered slowly, is | eccentric | concentric | isometric | static | reflex | An {} contraction lengthens the muscle. A concentric one shortens it.
`,
);
