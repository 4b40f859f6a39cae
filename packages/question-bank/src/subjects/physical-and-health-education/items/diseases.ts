import { questionsFrom } from "../question-rows.ts";

export const diseases = questionsFrom(
  "diseases",
  `
# State causes, spread and prevention of communicable diseases
E1 communicable ~disease-kinds | A disease that can pass from one person to another is | communicable | hereditary | nutritional | degenerative | congenital | A {} disease is caused by germs that spread from host to host.
E1 malaria-vector ~malaria | Malaria is spread by the bite of the female | Anopheles mosquito | Culex mosquito | Aedes mosquito | tsetse fly | sandfly | The female {} carries the malaria parasite.
E1 malaria-cause ~malaria | The organism that causes malaria is | Plasmodium | Trypanosoma | Salmonella | Entamoeba | Vibrio | {} is the malaria parasite. Trypanosoma causes sleeping sickness.
E1 malaria-prevention ~malaria | One good way to prevent malaria is to | sleep under a treated net | wash hands after meals | boil drinking water | brush the teeth daily | avoid raw meat | To {} keeps off the mosquitoes that carry it.
E1 cholera-spread ~cholera | Cholera is spread mainly through | contaminated water and food | mosquito bites | sneezing | dog bites | handshakes with gloves | The germs leave with faeces and enter by {}.
M2 cholera-treatment ~cholera | The most important treatment for a person with cholera is | replacing lost fluid | cutting the hair | bandaging the belly | keeping food away for days | exposing him to cold | Death comes from loss of water, so {} with salts is vital.
E1 ors | Oral rehydration solution is given to a person who has | diarrhoea | toothache | a cough | a fracture | ringworm | It replaces the water and salts lost in {}.
E1 tb ~tuberculosis | Tuberculosis most commonly attacks the | lungs | liver | kidneys | skin | eyes | It usually attacks the {}, and spreads by droplets in the air.
M2 bcg ~tuberculosis | The vaccine given to babies against tuberculosis is | BCG | OPV | DPT | MMR | tetanus toxoid | {} protects against tuberculosis. OPV is for poliomyelitis.
E1 measles ~droplet | Measles is spread chiefly by | droplets in the air | dirty drinking water | mosquito bites | dog bites | rusty nails | Coughs and sneezes spread it through {}.
E1 polio ~polio | Poliomyelitis may lead to | paralysis of the limbs | loss of hair | loss of teeth | swelling of the neck | yellow eyes | The virus attacks the nerve cells that move the muscles, so it may cause {}.
M2 polio-vaccine ~polio | Poliomyelitis is prevented by | immunisation | antibiotics | quinine | bed nets | fasting | {} with polio vaccine prevents it. There is no cure.
E1 tetanus | Tetanus germs usually enter the body through | a dirty wound | the mouth | the nose | mosquito bites | the eyes | They live in soil and enter by {}, often a deep one.
E1 rabies | Rabies is passed to human beings by the bite of an infected | dog | mosquito | tsetse fly | snake | flea | The virus is in the saliva of a sick {} or other mammal.
E1 sleeping-sickness ~vectors | Sleeping sickness is carried by the | tsetse fly | housefly | blackfly | sandfly | Anopheles mosquito | The {} carries the trypanosomes that cause it.
M2 river-blindness ~vectors | River blindness is spread by the | blackfly | tsetse fly | housefly | water snail | sandfly | The {} breeds in fast-flowing rivers and carries the worm.
M2 bilharzia ~vectors | The intermediate host of the worm that causes bilharzia is the | water snail | blackfly | mosquito | pig | dog | The worm grows in a {} before it enters the skin of bathers.
M2 yellow-fever ~vectors | Yellow fever is spread by | Aedes mosquitoes | Anopheles mosquitoes | tsetse flies | houseflies | blackflies | {} carry the virus. Anopheles mosquitoes carry malaria.
E1 guinea-worm | Guinea worm disease is prevented mainly by | drinking filtered clean water | sleeping under nets | cooking meat well | wearing shoes | covering the mouth | The young worms live in water fleas, so {} prevents it.
M2 hookworm | Wearing shoes helps to prevent infection with | hookworm | tapeworm | guinea worm | pinworm | ringworm of the scalp | The young {} bores through the skin of bare feet.
M2 tapeworm | A person may be infected with tapeworm by eating | undercooked meat | unripe fruit | cold cereal | salted groundnuts | boiled eggs | {} may contain the young stage of the worm.
E1 hiv-not ~hiv | HIV **cannot** be spread by | shaking hands | unscreened blood | shared needles | unprotected sex | infected breast milk | {} does not spread HIV. The virus passes through blood, sexual fluids and from mother to child.
E1 aids-system ~hiv | HIV attacks the body's | immune system | skeletal system | digestive system | muscular system | excretory system | It destroys cells of the {}, so that other infections can take hold.
M2 sti-bacteria ~sti | Which of these sexually transmitted infections is caused by a bacterium? | Gonorrhoea | HIV infection | Genital herpes | Hepatitis B | Genital warts | {} is caused by a bacterium and can be cured with antibiotics. The others are caused by viruses.
M2 athletes-foot ~fungus | Athlete's foot is caused by a | fungus | virus | worm | bacterium | mite | It is an infection of the skin between the toes by a {}.
M2 ringworm ~fungus | Ringworm is a disease of the skin caused by | a fungus | a worm | a virus | an insect | a bacterium | In spite of its name it is caused by {}.
H3 incubation | The time between the entry of germs and the first signs of disease is the | incubation period | recovery period | isolation period | quarantine period | relapse period | During the {} the germs multiply but no signs are seen.
H3 quarantine | Keeping apart, for a time, healthy people who may have been exposed to a disease is | quarantine | isolation | immunisation | sterilisation | fumigation | {} is for those exposed. Isolation is for those who are already sick.
H3 epidemic | A disease that spreads over many countries or the whole world is | pandemic | endemic | sporadic | hereditary | chronic | A {} disease spreads over the world. An endemic one is always present in an area.
H3 lassa | The animal chiefly responsible for the spread of Lassa fever is a | rat | dog | bat | monkey | fowl | The multimammate {} passes the virus in its urine and droppings.
M2 vaccine-natural ~immunity | Immunity produced by vaccination is described as | artificial | natural | inborn | hereditary | accidental | A vaccine gives {} immunity. Recovery from a disease gives natural immunity.
# Describe non-communicable diseases
E1 non-communicable ~disease-kinds | Which of these is a non-communicable disease? | Diabetes | Measles | Cholera | Tuberculosis | Malaria | {} does not spread from person to person. The others are caused by germs.
E1 diabetes ~diabetes | Diabetes mellitus is a disease in which the body cannot properly control the blood level of | sugar | salt | iron | calcium | oxygen | Lack or failure of insulin lets the level of {} rise.
M2 insulin ~diabetes | The hormone concerned with diabetes mellitus is | insulin | adrenaline | thyroxine | oestrogen | testosterone | {}, made in the pancreas, lowers blood sugar.
E1 hypertension | High blood pressure is also known as | hypertension | hypotension | anaemia | leukaemia | asthma | {} is high blood pressure. Hypotension is low blood pressure.
E1 asthma | A disease in which the air passages become narrow, causing wheezing and difficulty in breathing, is | asthma | arthritis | hepatitis | nephritis | gastritis | In {} the small air tubes tighten.
E1 sickle-cell ~sickle | Sickle-cell disease is | inherited from both parents | caught from dirty water | caused by poor hygiene | spread by mosquitoes | the result of bad diet | A child has it when an abnormal gene is {}.
H3 sickle-genotype ~sickle | The genotype of a person with sickle-cell anaemia is | SS | AA | AS | AC | AO | {} is the genotype of sickle-cell anaemia. AS is a carrier.
M2 cancer | The uncontrolled growth of abnormal cells in the body is | cancer | anaemia | goitre | ulcer | hernia | In {} cells grow without control and may spread.
M2 arthritis | Inflammation of the joints, with pain and stiffness, is | arthritis | asthma | hepatitis | bronchitis | tonsillitis | {} is inflammation of joints.
M3 stroke | The sudden loss of function caused by a blocked or burst blood vessel in the brain is | a stroke | a heart murmur | a fracture | an ulcer | a hernia | {} often causes paralysis of one side of the body.
E2 obesity-risk | Regular exercise helps to lower the risk of | heart disease | malaria | rabies | measles | ringworm | Exercise strengthens the heart and controls weight, and so lowers the risk of {}.
`,
);
