import { questionsFrom } from "../question-rows.ts";

export const historyAndFoundations = questionsFrom(
  "history-and-foundations",
  `
# State the nature and aims of physical and health education
E1 pe-defined | Physical education is best described as education through | physical activity | classroom reading | medical treatment | paid competition | religious training | It uses {} to develop the whole person, not the muscles alone.
E1 health-defined ~health | A complete definition of health includes physical, mental and | social well-being | financial wealth | political power | academic success | physical beauty | Health is complete physical, mental and {}, not merely the absence of disease.
M1 who-health ~health | According to the World Health Organization, health is **not** merely the absence of | disease | food | money | exercise | sleep | Health means complete well-being and not merely the absence of {} or infirmity.
E1 sportsmanship | A player who shakes hands with the winner after losing a match shows | sportsmanship | gamesmanship | partisanship | leadership | ownership | {} means playing fairly and taking victory or defeat with grace.
M1 social-value | Learning to cooperate with team-mates is mainly a value of physical education that is | social | physical | mental | economic | aesthetic | Working well with others is a {} value.
M1 objective-physical ~domains | The development of strength and endurance through physical education belongs to its objective for the | body | intellect | emotions | purse | nation | Strength and endurance are qualities of the {}.
M2 psychomotor ~domains | Learning the skill of dribbling a ball belongs to the domain of learning called | psychomotor | affective | cognitive | social | spiritual | Skills of movement belong to the {} domain. Knowledge is cognitive and feeling is affective.
M2 cognitive ~domains | Learning the rules and tactics of a game belongs mainly to the domain called | cognitive | psychomotor | affective | social | motor | Knowledge and understanding belong to the {} domain.
H3 affective ~domains | Developing a love of fair play belongs to the domain of learning called | affective | cognitive | psychomotor | physical | motor | Attitudes and values belong to the {} domain.
M2 career | Which of these is a career for which training in physical education directly prepares a person? | Coaching | Banking | Surveying | Printing | Tailoring | {} is a career in sport, as are teaching, sports journalism and refereeing.
M2 amateur ~amateur | An athlete who takes part in sport for love and not as a paid occupation is | an amateur | a professional | a spectator | an official | a scout | {} does not live by sport. A professional is paid for playing.
E1 professional ~amateur | A footballer who is paid a salary for playing is | a professional | an amateur | a spectator | a volunteer | a novice | {} earns a living from the game.
# Recall settled facts of the history of sport in the world and in Nigeria
E1 ancient-olympics ~ancient-games | The ancient Olympic Games were held in | Greece | Rome | Egypt | France | Persia | They were held at Olympia in {}, in honour of Zeus.
H2 zeus ~ancient-games | The ancient Olympic Games were held in honour of the Greek god | Zeus | Apollo | Poseidon | Hermes | Ares | The games at Olympia honoured {}.
M1 coubertin ~modern-games | The modern Olympic Games were revived mainly through the efforts of | Pierre de Coubertin | James Naismith | William Morgan | Jules Rimet | Ludwig Jahn | {} of France led the revival at the end of the nineteenth century.
M1 first-modern ~modern-games | The first modern Olympic Games took place in 1896 in | Athens | Paris | London | St Louis | Rome | {}, the capital of Greece, was chosen for the first modern Games.
E1 olympic-interval ~modern-games | The Summer Olympic Games are normally held every | four years | two years | three years | five years | six years | The interval of {} between Games is called an Olympiad.
E1 rings ~rings | The number of rings in the Olympic symbol is | five | four | six | seven | eight | There are {} interlaced rings, for the union of the continents.
M2 rings-meaning ~rings | The interlaced rings of the Olympic symbol stand for the | continents of the world | oceans of the world | founding nations | first sports of the Games | days of the contest | The rings represent the union of the {} and the meeting of their athletes.
M1 naismith ~inventors | Basketball was invented in 1891 by | James Naismith | William Morgan | Pierre de Coubertin | Walter Wingfield | Per Henrik Ling | {} invented it at Springfield in the United States.
M2 morgan ~inventors | Volleyball was invented in 1895 by | William Morgan | James Naismith | Karl Schelenz | Walter Wingfield | Ludwig Jahn | {} invented the game in Holyoke in the United States and called it Mintonette.
H2 mintonette ~inventors | The game first called Mintonette is now known as | volleyball | badminton | basketball | handball | hockey | Mintonette was the first name of {}.
H3 jahn ~gymnastics-founders | The German often called the father of gymnastics is | Friedrich Ludwig Jahn | Per Henrik Ling | Pierre de Coubertin | Jules Rimet | James Naismith | {} opened open-air gymnasia in Germany. Ling is linked with Swedish gymnastics.
H3 ling ~gymnastics-founders | Swedish gymnastics is linked with the name of | Per Henrik Ling | Friedrich Ludwig Jahn | Pierre de Coubertin | William Morgan | Jigoro Kano | {} developed the Swedish system. Jahn worked in Germany and Kano founded judo.
M2 first-world-cup | The first football World Cup for men, in 1930, was hosted and won by | Uruguay | Brazil | Italy | England | Argentina | {} staged the first World Cup and beat Argentina in the final.
M2 fifa-year | The world governing body of association football, founded in Paris in 1904, is | FIFA | CAF | UEFA | IOC | FIBA | {} was founded in Paris in 1904. FIBA governs basketball.
H2 caf | The body that governs football in Africa is | CAF | UEFA | FIFA | WAFU | CONCACAF | {} is the Confederation of African Football. WAFU covers West Africa only.
H2 commonwealth-1930 | The first British Empire Games, now called the Commonwealth Games, were held in 1930 in | Canada | England | Australia | Scotland | New Zealand | They were held at Hamilton in {}.
M2 africa-games-1965 ~africa-games | The first All-Africa Games were held in 1965 in | Brazzaville | Lagos | Cairo | Algiers | Nairobi | {} in Congo hosted the first Games. Lagos hosted the second in 1973.
M2 africa-games-1973 ~africa-games | The second All-Africa Games, in 1973, took place in | Lagos | Brazzaville | Algiers | Nairobi | Abuja | {} hosted the second Games. Abuja was host in 2003.
M3 ifeajuna ~nigerian-firsts | Emmanuel Ifeajuna won a gold medal for Nigeria at the 1954 Empire and Commonwealth Games in the | high jump | long jump | 100 metres | javelin | marathon | He won the {} at Vancouver and was the first Black African to win gold at an international games.
H3 nigeria-first-olympics ~nigerian-firsts | Nigeria first took part in the Olympic Games in 1952 at | Helsinki | London | Melbourne | Rome | Tokyo | Nigeria first appeared at {}. The Games of 1948 were in London and those of 1956 in Melbourne.
H3 maiyegun ~nigerian-medals | Nigeria's first Olympic medal, won by Nojim Maiyegun in 1964, was in | boxing | wrestling | football | weightlifting | athletics | He won a bronze medal in {} at Tokyo.
M2 ajunwa ~nigerian-medals | Nigeria's first Olympic gold medal in an individual event was won in 1996 by | Chioma Ajunwa | Mary Onyali | Falilat Ogunkoya | Glory Alozie | Fatima Yusuf | {} won the long jump at Atlanta.
M2 football-gold ~nigerian-medals | Nigeria won the Olympic gold medal in men's football in | 1996 | 1980 | 1988 | 2000 | 2008 | The team won at Atlanta in {}. In 2008 it won silver.
M2 afcon-first | Nigeria won the Africa Cup of Nations for the first time in | 1980 | 1963 | 1976 | 1994 | 2013 | The first victory came in Lagos in {}. Later wins followed in 1994 and 2013.
H3 bassey ~nigerian-boxers | The first Nigerian to win a world boxing title, in 1957, was | Hogan Bassey | Dick Tiger | Nojim Maiyegun | Roy Ankrah | Rafiu King | {} became world featherweight champion in 1957. Dick Tiger's titles came later.
M2 sports-festival | The competition first held in 1973 to unite Nigerian youths from all the states through sport is the | National Sports Festival | Challenge Cup | Principals' Cup | All-Africa Games | Commonwealth Games | The {} was begun after the civil war to promote unity through sport.
`,
);
