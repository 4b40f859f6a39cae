import { questionsFrom } from "../question-rows.ts";

const section = {
  topic: "registers",
  objective: "Use the vocabulary that belongs to a field of human activity",
};

const lawAndGovernment = questionsFrom(
  section,
  `
E1 law-plaintiff ~plaintiff-and-defendant | In a civil court, the person who brings a case against another is called the _____. | plaintiff | defendant | convict | bailiff | juror | The one who complains to the court is the {}; the defendant answers the complaint.
E1 law-defendant ~plaintiff-and-defendant | The person against whom a case is brought in a civil court is the _____. | defendant | plaintiff | witness | solicitor | magistrate | The {} defends himself against the plaintiff's claim.
E1 law-verdict | After hearing all the evidence, the court gave its _____ that the man was guilty. | verdict | summons | appeal | oath | plea | The decision of guilty or not guilty is the {}; the summons only calls a person to court.
E1 law-witness | A person who tells the court what he saw or heard is a _____. | witness | warder | juror | lawyer | clerk | One who gives evidence of what he knows is a {}.
E2 law-bail | The accused was released on _____ until the day of his trial. | bail | parole | fine | licence | probate | Security given so that a person may go free before trial is {}; parole comes after part of a sentence.
M1 law-acquitted | As the charges could not be proved, the accused was discharged and _____. | acquitted | convicted | remanded | sentenced | detained | To be declared not guilty is to be {}.
M2 law-perjury | A witness who tells lies on oath commits _____. | perjury | treason | libel | arson | larceny | Lying on oath is {}; libel is a false statement in writing that harms a person's name.
M2 law-libel | The newspaper was sued for _____ because of the false story it printed about the doctor. | libel | slander | perjury | forgery | assault | A harmful false statement in print is {}; when it is spoken it is slander.
M2 law-appeal | Dissatisfied with the judgement, the company decided to _____ to a higher court. | appeal | adjourn | plead | testify | summon | To ask a higher court to change a judgement is to {}.
M2 law-adjourned | The judge _____ the case until the tenth of May. | adjourned | appealed | acquitted | convicted | testified | To put off the hearing of a case to another day is to adjourn it; the case was {}.
M3 law-will | In his _____, the late chief left his house to his eldest daughter. | will | bail | writ | summons | affidavit | The paper that says who shall have a person's property after death is a {}.
H3 law-affidavit | She swore to an _____ before the commissioner for oaths, stating her true age. | affidavit | injunction | indictment | amendment | alibi | A written statement made on oath is an {}; an injunction is an order of a court.
H2 law-alibi | The suspect had a perfect _____: he was in hospital when the crime was committed. | alibi | motive | bail | verdict | warrant | Proof that one was elsewhere at the time of a crime is an {}.
E1 politics-ballot | Votes are dropped into the _____ box. | ballot | letter | polling | party | tally | The paper on which one votes is a ballot, so it goes into the {} box.
E1 politics-candidate | A person who seeks election to an office is a _____. | candidate | voter | delegate | constituent | returning officer | One who stands for election is a {}; a voter chooses among them.
E2 politics-constituency | Each member of the House represents a _____. | constituency | candidature | ministry | manifesto | cabinet | The area whose people elect a member is a {}.
M1 politics-manifesto | Before the election, the party published its _____, which sets out its plans. | manifesto | constitution | budget | petition | communiqué | A party's printed statement of its plans is its {}; a communiqué is issued after a meeting.
M2 politics-rigging | The loser accused the winner of _____ the election. | rigging | lobbying | canvassing | vetoing | nominating | To arrange an election dishonestly is called {}; canvassing is asking for votes.
M2 politics-veto | The president used his _____ to stop the bill from becoming law. | veto | quorum | mandate | motion | ballot | The power to refuse a bill is a {}.
M2 politics-coalition | No party won enough seats, so two parties formed a _____ government. | coalition | opposition | military | caretaker | provisional | A government of parties joined together is a {} government.
M3 politics-quorum | Only nine of the forty members came, so the meeting could not begin for lack of a _____. | quorum | motion | veto | caucus | mandate | The least number of members needed for a meeting is the {}.
H2 politics-impeach | The assembly moved to _____ the governor for gross misconduct. | impeach | nominate | inaugurate | canvass | prorogue | To charge a holder of high office with misconduct is to {} that person.
H3 politics-bicameral | A legislature that has two chambers is _____. | bicameral | bilateral | bipartisan | bilingual | biennial | A law-making body with two houses is {}; bipartisan means of two parties.
`,
);

const healthAndScience = questionsFrom(
  section,
  `
E1 medicine-patient | A person who is being treated by a doctor is a _____. | patient | client | customer | tenant | guest | A doctor's {} is what a lawyer's client and a trader's customer are to them.
E1 medicine-surgeon | A doctor who performs operations is a _____. | surgeon | dentist | pharmacist | midwife | dietician | Operations are performed by a {}; a pharmacist prepares and sells drugs.
E1 medicine-ward | The sick boy was taken to the children's _____ of the hospital. | ward | cell | dormitory | hall | cabin | A large room for patients in a hospital is a {}; a dormitory is for sleepers in a school.
E1 medicine-ambulance | The accident victims were rushed to hospital in an _____. | ambulance | incubator | operation | escort | infirmary | The vehicle that carries the sick is an {}.
E2 medicine-prescription | The doctor wrote a _____, which I took to the pharmacist. | prescription | description | subscription | transcription | inscription | A doctor's written order for medicine is a {}.
E2 medicine-symptoms | Headache and high temperature are common _____ of malaria. | symptoms | symbols | cures | viruses | victims | Signs by which a disease is known are its {}.
M1 medicine-diagnosis | After examining the patient, the doctor made a _____ of typhoid fever. | diagnosis | prognosis | prescription | dose | vaccine | To find out what disease a patient has is to make a {}; a prognosis says how it will go on.
M2 medicine-immunised | Babies are _____ against measles. | immunised | sterilised | fertilised | hospitalised | discharged | To protect a body against a disease by vaccine is to immunise it, so babies are {}.
M2 medicine-epidemic | Cholera spread so fast through the state that it was declared an _____. | epidemic | allergy | antidote | injection | operation | A disease that spreads quickly among many people is an {}.
M2 medicine-antidote | The nurse gave the man an _____ to the snake's poison. | antidote | antibody | anaesthetic | allergy | anecdote | A medicine that works against a poison is an {}; an anaesthetic takes away feeling.
M2 medicine-anaesthetic | Before the operation, the patient was given an _____ so that he would feel no pain. | anaesthetic | antiseptic | antibiotic | antidote | infection | What takes away feeling is an {}; an antiseptic kills germs on the skin.
M3 medicine-chronic | An illness that lasts for a very long time is said to be _____. | chronic | acute | contagious | congenital | fatal | Long-lasting illness is {}; acute illness comes on sharply and is short.
H2 medicine-midwife | A woman trained to help mothers at childbirth is a _____. | midwife | matron | paediatrician | governess | masseuse | One who helps at childbirth is a {}; a paediatrician treats children.
H3 medicine-post-mortem | A _____ was carried out on the body to find the cause of death. | post-mortem | biopsy | transfusion | transplant | check-up | An examination of a dead body is a {}; a biopsy takes tissue from the living.
E1 computing-keyboard | Letters are typed into a computer by means of a _____. | keyboard | monitor | printer | speaker | projector | We type on a {}; the monitor shows what we type.
E1 computing-password | Do not tell anyone the secret _____ with which you log in. | password | passport | passage | trademark | postcode | The secret word that opens an account is a {}.
E2 computing-virus | The computer lost its files after it was infected by a _____. | virus | cursor | browser | folder | server | A harmful program that spreads from one computer to another is a {}.
E2 computing-download | To copy a file from the internet to your own device is to _____ it. | download | upload | log out | format | delete | Bringing a file to one's device is to {} it; sending it out is to upload it.
M1 computing-hardware | The parts of a computer that can be touched are its _____. | hardware | software | freeware | malware | firewall | Parts that can be touched are {}; programs are software.
M2 computing-browser | A program used for viewing pages on the internet is a _____. | browser | processor | compiler | driver | spreadsheet | Web pages are viewed with a {}.
M2 computing-icon | Click on the small picture, or _____, to open the program. | icon | index | pixel | bullet | byte | A small picture that stands for a program is an {}.
M3 computing-backup | Always keep a _____ of your work in case the original is lost. | backup | shutdown | reboot | pop-up | layout | A spare copy is a {}.
H2 computing-hacker | A person who breaks into computer systems without permission is a _____. | hacker | blogger | programmer | browser | vendor | One who gets into systems unlawfully is a {}.
`,
);

const moneyAndMarkets = questionsFrom(
  section,
  `
E1 banking-deposit ~deposit-and-withdraw | To put money into one's bank account is to _____ it. | deposit | withdraw | borrow | squander | overdraw | To pay money in is to {} it; to take it out is to withdraw it.
E1 banking-withdraw ~deposit-and-withdraw | Musa went to the bank to _____ some money from his account. | withdraw | deposit | lend | mint | forge | To take money out of an account is to {} it.
E1 banking-cheque | The company paid the contractor by a written order to the bank, that is, a _____. | cheque | receipt | bill | ledger | passbook | A written order to a bank to pay money is a {}; a receipt shows that money was paid.
E1 banking-cashier | The person who receives and pays out money in a bank is the _____. | cashier | auditor | broker | trustee | surveyor | Money is handled over the counter by the {}; an auditor examines accounts.
E2 banking-interest | Money paid for the use of a loan is called _____. | interest | capital | salary | tax | rent | A borrower pays back the loan with {}; rent is paid for a house.
E2 banking-loan | The farmer obtained a _____ from the bank, to be repaid in two years. | loan | grant | gift | salary | bonus | Money borrowed for a time is a {}; a grant need not be repaid.
M1 banking-overdraft | The bank allowed him an _____, that is, to draw more than he had in his account. | overdraft | overtime | overcharge | outlay | overhead | Drawing more money than one's account holds is an {}.
M2 banking-collateral | The bank asked for the documents of his house as _____ for the loan. | collateral | dividend | discount | interest | premium | Property promised as security for a loan is {}.
M2 banking-bounced | The cheque _____ because there was not enough money in the account. | bounced | matured | crossed | expired | cleared | A cheque that the bank refuses to pay has {}.
M2 banking-joint-account | The husband and wife opened a _____ account in their two names. | joint | current | savings | fixed | dormant | An account held by two people together is a {} account.
M3 banking-solvent | A firm that can pay all its debts is _____. | solvent | bankrupt | insolvent | unlimited | indebted | Ability to pay one's debts makes one {}; a bankrupt firm cannot pay.
E1 trade-retailer | A trader who sells goods in small quantities to users is a _____. | retailer | wholesaler | manufacturer | importer | broker | One who sells in bits to the final user is a {}; a wholesaler sells in bulk.
E2 trade-receipt | The shopkeeper gave me a _____ to show that I had paid. | receipt | recipe | recital | reprieve | pledge | Written proof of payment is a {}; a recipe tells how to cook.
M2 trade-auction | The old furniture was sold by _____ to the person who offered the highest price. | auction | barter | hire purchase | credit | retail | A public sale to the highest bidder is an {}.
M2 trade-monopoly | The company has a _____, for no other firm supplies the goods. | monopoly | partnership | subsidiary | merger | cooperative | Sole control of the supply of goods is a {}.
H2 trade-dividend | The part of a company's profit shared among its shareholders is the _____. | dividend | premium | commission | subsidy | tariff | Shareholders receive a {}; a commission is paid to an agent.
H3 insurance-premium | The sum paid regularly to an insurance company is the _____. | premium | policy | claim | indemnity | dividend | The insured person pays a {}; the policy is the written agreement.
E1 agriculture-harvest | Farmers _____ their crops when they are ripe. | harvest | plough | sow | weed | transplant | Gathering ripe crops is what farmers do when they {} them.
E1 agriculture-poultry | The rearing of chickens and turkeys is called _____ farming. | poultry | dairy | fish | arable | mixed | Birds kept for eggs and meat are {}; dairy farming is about milk.
E2 agriculture-irrigation | Supplying water to farmland by means of canals is _____. | irrigation | erosion | drainage | ventilation | germination | Bringing water to land is {}; drainage takes water away.
E2 agriculture-fertiliser | The farmer applied _____ to make the soil richer. | fertiliser | insecticide | herbicide | pesticide | preservative | What feeds the soil is {}; a herbicide kills weeds.
M1 agriculture-nursery | Young cocoa plants are raised in a _____ before they are moved to the farm. | nursery | barn | silo | ranch | plantation | Seedlings are raised in a {}; a silo stores grain.
M2 agriculture-erosion | Planting grass on slopes prevents soil _____. | erosion | irrigation | rotation | pollination | plantation | The washing away of soil is {}.
M2 agriculture-herbicide | A chemical used for killing weeds is a _____. | herbicide | insecticide | fungicide | fertiliser | manure | Weeds are killed with a {}; a fungicide kills fungi.
M3 agriculture-subsistence | A farmer who grows food only for his own family practises _____ farming. | subsistence | commercial | plantation | mechanised | shifting | Farming for one's own use is {} farming; commercial farming is for sale.
H3 agriculture-fallow | Land that is left uncultivated so as to regain its richness is left _____. | fallow | arid | barren | swampy | waste | Resting land lies {}; barren land cannot produce.
`,
);

const mediaSportAndTravel = questionsFrom(
  section,
  `
E1 journalism-editor | The person in charge of a newspaper is the _____. | editor | vendor | printer | novelist | librarian | A newspaper is directed by its {}; a vendor sells it.
E1 journalism-headline | The title printed in large letters over a news story is the _____. | headline | footnote | caption | deadline | byline | The title of a news story is its {}; a caption stands with a picture.
E1 journalism-reporter | The man who gathers news for a newspaper is a _____. | reporter | subscriber | vendor | typist | publisher | News is gathered by a {}; a subscriber pays to receive the paper.
E2 journalism-circulation | The number of copies of a newspaper sold each day is its _____. | circulation | edition | publication | deadline | subscription | The number of copies sold is the {}; an edition is one printing.
M2 journalism-deadline | The story did not appear because the reporter missed the _____. | deadline | headline | byline | column | caption | The latest time for handing in a story is the {}.
M2 journalism-editorial ~newspaper-columns | The opinion of a newspaper on a current issue appears in its _____. | editorial | obituary | horoscope | headline | supplement | A newspaper states its own opinion in the {}; an obituary reports a death.
M2 journalism-obituary ~newspaper-columns | The death of the professor was announced in the _____ column. | obituary | editorial | sports | cartoon | vacancies | Notices of death appear in the {} column.
H3 journalism-censorship | The removal by government of parts of a newspaper or film is _____. | censorship | sponsorship | readership | plagiarism | proof-reading | Official removal of matter is {}; plagiarism is stealing another's words.
E1 sports-referee | In a football match, the _____ blows the whistle and enforces the rules. | referee | umpire | spectator | goalkeeper | captain | Football is controlled by a {}; cricket and tennis have umpires.
E1 sports-penalty | The defender handled the ball in the box, so the referee awarded a _____. | penalty | corner | throw-in | goal kick | substitution | An offence by a defender in his own penalty area brings a {}.
E2 sports-spectators | The people who watch a match are the _____. | spectators | congregation | competitors | electorate | readers | Watchers of a match are {}; a congregation meets for worship.
E2 sports-trophy | The winning captain lifted the _____ with joy. | trophy | stopwatch | baton | whistle | scoreboard | The cup given to winners is a {}; a baton is carried in a relay race.
M1 sports-relay | In a _____ race, each runner hands a baton to the next. | relay | marathon | hurdle | sprint | steeplechase | The race in which a baton is passed on is a {} race.
M2 sports-draw | The match ended in a _____, with each side scoring two goals. | draw | walkover | victory | fixture | defeat | A match with equal scores is a {}; a walkover is won without playing.
M2 sports-walkover | As the other team did not turn up, we won by a _____. | walkover | knockout | hat-trick | tie-break | photo finish | Winning because an opponent is absent is a {}.
M2 sports-hat-trick | By scoring three goals in the match, the striker achieved a _____. | hat-trick | walkover | dribble | knockout | penalty | Three goals by one player in a match are a {}.
H2 sports-substitute | The injured winger was replaced by a _____. | substitute | deputy | supporter | linesman | successor | A player who takes the place of another is a {}.
E1 aviation-pilot | The person who flies an aeroplane is the _____. | pilot | sailor | driver | steward | conductor | An aeroplane is flown by a {}; a steward serves the passengers.
E2 aviation-runway | The aeroplane moved along the _____ before it rose into the air. | runway | gangway | railway | hangar | terminal | Aeroplanes take off and land on the {}; they are kept in a hangar.
E2 aviation-luggage | Passengers must weigh their _____ before boarding. | luggage | cargo | furniture | merchandise | equipment | Bags and boxes that travellers carry are {}.
M1 aviation-crew | The captain and his _____ welcomed the passengers on board. | crew | clan | gang | cast | choir | Those who work on an aircraft are its {}.
M2 aviation-hangar | The aircraft was taken to the _____ for repairs. | hangar | garage | harbour | stable | dockyard | The building in which aircraft are kept is a {}; a garage is for cars.
M2 aviation-turbulence | The passengers fastened their seat belts when the plane ran into _____. | turbulence | congestion | erosion | altitude | landing gear | Violent movement of the air is {}; altitude is height.
H2 aviation-itinerary | The travel agent gave us an _____ showing every stop on the journey. | itinerary | inventory | invoice | anthology | agenda | The plan of a journey is an {}; an inventory is a list of goods.
E1 religion-pilgrimage | Every year many Muslims go on _____ to Mecca. | pilgrimage | excursion | expedition | patrol | picnic | A journey to a holy place is a {}; an excursion is for pleasure.
E2 religion-sermon | The preacher delivered a moving _____ on forgiveness. | sermon | psalm | verdict | anthem | hymn | A talk given in a place of worship is a {}; a hymn is sung.
M1 religion-congregation | The people gathered in a church for worship are the _____. | congregation | audience | spectators | clergy | choir | Worshippers together are a {}; an audience listens to a performance.
M2 religion-imam | The man who leads prayers in a mosque is the _____. | imam | muezzin | pastor | bishop | deacon | Prayers in a mosque are led by the {}; the muezzin calls people to prayer.
M3 religion-sacrilege | The theft of the holy vessels was an act of _____. | sacrilege | heresy | idolatry | hypocrisy | martyrdom | Treating holy things without respect is {}; heresy is a belief against accepted teaching.
H3 religion-atheist | A person who does not believe that God exists is an _____. | atheist | apostle | agnostic | ascetic | evangelist | One who denies the existence of God is an {}; an agnostic holds that nothing can be known about it.
`,
);

export const registers = [...lawAndGovernment, ...healthAndScience, ...moneyAndMarkets, ...mediaSportAndTravel];
