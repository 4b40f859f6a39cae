import { questionsFrom } from "../question-rows.ts";

export const recreationAndOrganisation = questionsFrom(
  "recreation-and-organisation",
  `
# Describe recreation, camping and dance
E1 recreation-defined ~recreation | Activity freely chosen in leisure time for enjoyment is | recreation | employment | punishment | competition for pay | home work | {} refreshes the body and mind and is chosen freely.
E1 leisure ~recreation | Time that is free from work and other duties is | leisure | overtime | rehearsal | half-time | injury time | {} is the time in which recreation takes place.
E1 indoor ~indoor-outdoor | Which of these is an indoor recreational activity? | Chess | Mountain climbing | Fishing | Canoeing | Hiking | {} is played indoors. The rest are outdoor activities.
M1 outdoor ~indoor-outdoor | Which of these is an outdoor recreational activity? | Hiking | Draughts | Scrabble | Ludo | Card games | {} is a long walk in the country. The others are played indoors.
M1 active ~active-passive | Which of these is an example of active recreation? | Cycling | Watching a film | Listening to music | Reading a novel | Watching football | {} uses the body. The others are passive.
M1 passive ~active-passive | Which of these is an example of passive recreation? | Listening to music | Swimming | Dancing | Cycling | Jogging | {} needs little bodily effort. The rest are active.
M1 recreation-value ~recreation | One important value of recreation is that it | relieves tension | earns much money | replaces sleep | wins elections | prevents all accidents | Recreation {} and renews energy for work.
E1 ayo | A traditional Nigerian board game played with seeds in a board of twelve holes is | ayò | chess | draughts | ludo | Scrabble | {} is played with seeds in two rows of six holes.
M1 camping ~camp | Living for a time in tents or simple shelters in the open for recreation is | camping | picketing | commuting | trekking to work | quarantine | {} teaches self-reliance and love of nature.
M3 camp-site ~camp | A good camp site should be | well drained and near safe water | in a dry river bed | under dead branches | close to a refuse dump | at the foot of loose rocks | It should be {}. The other places are dangerous.
M3 camp-skill ~camp | Which of these is a skill that campers need? | Pitching a tent | Driving a train | Printing books | Repairing phones | Weaving cloth | {} is a basic skill of camping.
H3 compass | In the sport of orienteering, competitors find their way with a map and a | compass | clock | telescope | thermometer | radio | Orienteers use map and {} to find control points.
E1 folk-dance ~dance | The traditional dance of a particular people is | folk dance | ballet | tap dance | break dance | ballroom dance | {} expresses the life and customs of a people.
M3 ballet ~dance | The classical stage dance in which dancers rise on the tips of their toes is | ballet | folk dance | tap dance | salsa | atilogwu | {} is a classical dance of the stage.
M3 atilogwu ~nigerian-dance | *Atilogwu*, an acrobatic dance with vigorous leaps, belongs to the | Igbo | Tiv | Hausa | Yoruba | Kanuri | Atilogwu is an energetic dance of the {} people.
M3 swange ~nigerian-dance | *Swange* is a dance of the | Tiv | Igbo | Yoruba | Efik | Edo | Swange is a well-known dance of the {} people of Benue.
H3 ekombi ~nigerian-dance | *Ekombi*, a graceful dance that suggests the waves of the sea, belongs to the | Efik | Tiv | Hausa | Nupe | Kanuri | Ekombi is a dance of the {} of Cross River.
M3 dance-element | Which of these is an element of dance? | Rhythm | Offside | Dribble | Relay | Stagger | {} is the pattern of beats to which dancers move. The other words belong to games and races.
# Organise competitions and lead in sport
E1 knockout ~knockout | A tournament in which a team that loses once is eliminated is | knock-out | league | round robin | ladder | friendly | In a {} tournament each losing team goes out at once.
M1 league ~league | A tournament in which every team plays every other team is a | league | knock-out | ladder | consolation | relay | A {}, or round robin, lets all teams meet.
M3 league-matches ~league | In a single round-robin league of 6 teams, the total number of matches is | 15 | 6 | 12 | 30 | 36 | Each pair meets once: $\\frac{6 \\times 5}{2}$ gives {} matches.
M3 knockout-matches ~knockout | In a single knock-out tournament of 16 teams, the number of matches needed to find the winner is | 15 | 8 | 16 | 31 | 32 | Every match eliminates one team and 15 must go out, so there are {} matches.
H3 byes ~byes | The number of byes needed in the first round of a knock-out tournament of 13 teams is | 3 | 1 | 2 | 5 | 13 | The next power of two is 16, and 16 − 13 gives {} byes.
M3 bye-defined ~byes | A team that passes to the next round of a knock-out tournament without playing has been given a | bye | draw | walkover | seed | toss | A {} is given when the number of teams is not a power of two. A walkover is won because opponents do not appear.
M3 walkover | A team is given victory because its opponents fail to appear. This is a | walkover | bye | draw | seeding | replay | A {} is a win without play when the other side is absent.
H3 seeding | Placing the strongest teams so that they do not meet in the early rounds is | seeding | drawing lots | fixing | umpiring | scouting | {} keeps the best teams apart until the later rounds.
M1 intramural ~mural | Competitions among houses or classes of the same school are called | intramural | extramural | international | interstate | professional | {} means within the walls, that is, inside one school.
M3 extramural ~mural | A football match between two different schools is an example of a competition that is | extramural | intramural | internal | inter-class | inter-house | {} competitions bring together different schools.
E1 inter-house ~mural | The yearly sports meeting in which the houses of a school compete is the | inter-house sports | Olympic Games | National Sports Festival | Principals' Cup | friendly match | The {} belongs to the intramural programme of a school.
E1 referee ~officials | The official who controls a football match is the | referee | umpire | starter | timekeeper | scorer | The {} is in charge in football. Hockey and tennis have umpires.
M1 starter ~officials | The official who fires the gun to begin a race is the | starter | referee | umpire | marshal | timekeeper | The {} begins each race.
M1 umpire ~officials | The official in charge of a match in field hockey and cricket is called | an umpire | a starter | a judge | a marshal | a linesman | {} controls play in hockey and cricket.
M3 captain | Which of these is a duty of a team captain? | Leading the team on the field | Appointing the referee | Selling the tickets | Writing the laws of the game | Marking the pitch | {} is the captain's duty.
M1 coach | The person who trains a team and plans its tactics is the | coach | captain | referee | spectator | scorer | The {} prepares the team. The captain leads it in play.
M3 draw-toss | The toss of a coin before a football match decides | which end a team attacks | who the referee is | how long the match lasts | who becomes captain | the colour of the jerseys | The winner of the toss chooses {} or to take the kick-off.
M3 first-aider-sports | Which committee of a sports meeting should provide ambulances and first aid? | medical committee | Finance committee | Publicity committee | Refreshment committee | Invitation committee | The {} looks after injuries and emergencies.
H3 ladder ~knockout | A continuing competition in which players challenge those ranked above them is a | ladder tournament | knock-out tournament | round robin | consolation tournament | relay meeting | In a {} a player rises by beating someone on a higher rung.
`,
);
