import { questionsFrom } from "../question-rows.ts";

export const personalAndCommunityHealth = questionsFrom(
  "personal-and-community-health",
  `
# Describe personal hygiene and health services
E1 hygiene-defined ~hygiene | Personal hygiene is the care of | one's own body | public roads | the school farm | farm animals | sick relatives | It is the care a person takes of {} to keep healthy.
E1 hand-washing ~hygiene | It is most important to wash the hands with soap | after using the toilet | before going to bed | after reading a book | before running a race | after watching television | Germs of the bowel are on the hands {}, and washing removes them.
E1 teeth | Teeth should be brushed at least | twice a day | once a week | once a month | every other day | twice a year | Brushing {}, in the morning and at bedtime, prevents decay.
E1 caries ~teeth-trouble | Tooth decay is also called dental | caries | plaque | enamel | pulp | gum | Dental {} is the decay of teeth by acid from bacteria.
M3 plaque ~teeth-trouble | The sticky film of food and bacteria that forms on teeth is | plaque | enamel | dentine | pulp | cement | {} produces acid that attacks the enamel.
E1 skin-functions | Which of these is a function of the skin? | Regulating temperature | Digesting fat | Pumping blood | Making bile | Storing urine | {} by sweating is one of its functions.
E1 sleep | Adequate sleep is important mainly because it | lets the body recover | makes the hair grow long | increases body weight | replaces exercise | cures all diseases | Sleep {} and repairs worn tissues.
M3 myopia ~eyes | A person who sees near objects clearly but not distant ones is | short-sighted | long-sighted | colour-blind | night-blind | cross-eyed | A {} person, or one with myopia, needs concave lenses.
M3 long-sight ~eyes | A person who sees distant objects clearly but not near ones is | long-sighted | short-sighted | colour-blind | night-blind | cross-eyed | A {} person needs convex lenses for reading.
M3 primary-care | The level of health care nearest to the people, given at health centres and dispensaries, is | primary | secondary | tertiary | private | military | {} health care is the first level. General hospitals are secondary and teaching hospitals tertiary.
H3 tertiary-care | Teaching hospitals in Nigeria belong to the level of health care called | tertiary | primary | secondary | elementary | voluntary | They give specialist care at the {} level.
E1 who | The agency of the United Nations concerned with health is | WHO | FAO | ILO | IMF | UNESCO | {} is the World Health Organization. FAO deals with food and agriculture.
M3 unicef | The agency of the United Nations that cares chiefly for children is | UNICEF | UNESCO | WHO | FAO | ILO | {} works for the welfare of children.
M3 red-cross | The Red Cross Movement was founded through the efforts of | Henry Dunant | Florence Nightingale | Louis Pasteur | Edward Jenner | Alexander Fleming | {} of Switzerland was moved by the suffering at the battle of Solferino.
H3 jenner | The English doctor who introduced vaccination against smallpox was | Edward Jenner | Louis Pasteur | Alexander Fleming | Robert Koch | Joseph Lister | {} used cowpox to protect people from smallpox.
M3 school-health | The three parts of a school health programme are health services, healthful school environment and health | instruction | insurance | election | taxation | competition | They are health services, healthful environment and health {}.
# Describe environmental sanitation
E1 refuse ~refuse | Household waste such as peels, paper and ash is called | refuse | sewage | effluent | sludge | drainage | {} is solid waste. Sewage is waste water and excreta.
E1 sewage ~refuse | Waste water and human excreta carried in drains are | sewage | refuse | rubble | compost | litter | {} is liquid waste with excreta.
E1 refuse-disposal ~refuse-methods | Which of these is a sanitary method of refuse disposal? | Controlled tipping | Dumping in a stream | Throwing in the gutter | Heaping by the road | Leaving it in the market | {} covers each layer of refuse with earth and so keeps away flies and rats.
M3 incineration ~refuse-methods | The burning of refuse in a specially built furnace is | incineration | composting | tipping | fermentation | distillation | {} reduces refuse to ash.
M3 compost ~refuse-methods | The method of refuse disposal that produces manure is | composting | incineration | sea dumping | landfilling | open burning | {} lets refuse rot into manure.
E1 boil-water ~water | A simple household method of killing germs in drinking water is | boiling | freezing | stirring | colouring | sieving | {} kills germs. Sieving removes only larger particles.
E1 chlorine ~water | The substance commonly added to public water supplies to kill germs is | chlorine | alum | lime | salt | sugar | {} kills germs. Alum makes particles settle.
M3 alum ~water | Alum is added to muddy water in order to | make the particles settle | kill all the germs | improve the taste | add vitamins | soften the water | Alum helps to {}, after which the clear water is filtered.
E1 latrine-distance ~latrine | A pit latrine should be sited | far from a well | beside the kitchen | near a stream | uphill of the well | under a mango tree | It must be {}, so that germs cannot reach the water.
E1 ventilation | The free movement of fresh air through a room is | ventilation | insulation | evaporation | condensation | radiation | {} replaces stale air with fresh air.
E1 stagnant | Draining stagnant water round houses mainly helps to control | mosquitoes | houseflies | cockroaches | rats | lice | {} breed in stagnant water.
M3 pollution-air ~pollution | Smoke from generators and vehicles is mainly a cause of | air pollution | water pollution | soil erosion | land reclamation | deforestation | It puts harmful gases into the atmosphere, which is {}.
H3 carbon-monoxide ~pollution | The deadly gas without smell given off by a generator in a closed room is | carbon monoxide | carbon dioxide | oxygen | nitrogen | hydrogen | {} joins with haemoglobin and stops it from carrying oxygen.
# State the dangers of drugs and describe mental and family health
E1 drug-abuse ~drugs | The wrong or excessive use of drugs without medical advice is drug | abuse | trade | therapy | dosage | testing | Drug {} harms body and mind.
E1 nicotine ~tobacco | The addictive substance in tobacco is | nicotine | caffeine | alcohol | cocaine | quinine | {} makes smokers depend on tobacco. Caffeine is found in coffee and kola nut.
E1 smoking ~tobacco | Cigarette smoking is a major cause of | lung cancer | malaria | goitre | rickets | cholera | Tar in the smoke causes {}.
M3 caffeine ~tobacco | The stimulant found in coffee and kola nuts is | caffeine | nicotine | morphine | codeine | heroin | {} is the stimulant in coffee, tea and kola.
E1 alcohol-liver ~alcohol | Cirrhosis, which long-term heavy drinking can cause, is a disease of the | liver | lungs | kidneys | bladder | spleen | Cirrhosis is scarring of the {}, which can then no longer clean the blood as it should.
M3 depressant ~alcohol | Alcohol acts on the nervous system as a | depressant | stimulant | vitamin | vaccine | nutrient | As a {} it slows the brain and the reactions.
M3 stimulant ~drugs | A drug that speeds up the activity of the nervous system is a | stimulant | depressant | sedative | tranquilliser | vaccine | A {} raises activity. A sedative calms.
H3 withdrawal ~drugs | The unpleasant signs that appear when an addict stops taking a drug are called | withdrawal symptoms | side effects | overdose effects | allergic reactions | immunity | {} such as shaking and sweating show that the body depends on the drug.
M3 ndlea ~drugs | The Nigerian agency charged with fighting the trade in hard drugs is | NDLEA | NAFDAC | FRSC | NCDC | NEMA | {} is the National Drug Law Enforcement Agency.
E1 stress ~mental | A helpful way of coping with stress is | regular exercise | heavy drinking | avoiding sleep | taking hard drugs | skipping meals | {} relaxes body and mind. The other habits make matters worse.
M3 mental-health ~mental | Which of these is a mark of good mental health? | Facing problems calmly | Avoiding all people | Losing temper often | Blaming others always | Sleeping all day | {} shows a sound mind.
M3 puberty | The stage at which a child's body begins to mature sexually is | puberty | infancy | senility | menopause | adulthood | At {} hormones bring about bodily changes.
M3 antenatal ~mother-care | Care given to a woman during pregnancy is | antenatal care | postnatal care | geriatric care | intensive care | dental care | {} is given before birth. Postnatal care follows it.
H3 child-spacing ~mother-care | One health benefit of spacing births is that it | lets the mother regain strength | prevents all diseases | determines the baby's sex | removes the need for vaccines | guarantees twins | Time between births {} and gives each child more care.
`,
);
