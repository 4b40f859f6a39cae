import { questionsFrom } from "../question-rows.ts";

export const otherSports = questionsFrom(
  "other-sports",
  `
# State the basic rules of table tennis, badminton and lawn tennis
E1 tt-points ~tt-scoring | A game of table tennis is won by the player who first scores, with a lead of two, | 11 points | 15 points | 21 points | 25 points | 7 points | A game goes to {} with a lead of two.
M1 tt-serves ~tt-scoring | In table tennis, before 10–all, each player serves in turn for | two points | one point | three points | four points | five points | The service changes after {}. From 10–all it changes after every point.
H2 tt-deuce ~tt-scoring | In table tennis at 10–all, the service changes after every | point | two points | five points | game | rally of ten strokes | At deuce the players serve for one {} each in turn.
M2 tt-service ~tt-service | A good service in table tennis must bounce | first on the server's side | first on the receiver's side | only on the receiver's side | only on the server's side | twice on the server's side | The ball bounces {}, then passes over the net and bounces on the receiver's side.
M1 tt-let ~tt-service | A table-tennis service that touches the net and is otherwise good is | a let | a fault | a point to the server | a smash | an ace | It is {} and is played again.
M2 tt-ball | The diameter of a table-tennis ball is | 40 mm | 20 mm | 30 mm | 50 mm | 65 mm | The ball measures {} across. It was 38 mm before the year 2000.
H3 tt-net | The height of the net above a table-tennis table is | 15.25 cm | 76 cm | 10.25 cm | 20.5 cm | 25.25 cm | The net is {} high. The table stands 76 cm above the floor.
E1 tt-grip | Penhold and shakehand are two ways of gripping a | table-tennis bat | javelin | hockey stick | cricket ball | relay baton | They are the two main grips of the {}.
E1 shuttlecock ~badminton-basics | The object hit to and fro in badminton is the | shuttlecock | puck | ball | discus | quoit | The {} is made of feathers or plastic.
M1 badminton-points ~badminton-scoring | Under the rally scoring that badminton adopted in 2006, a game is won at | 21 points | 11 points | 15 points | 25 points | 30 points | A game goes to {} with a lead of two, up to a limit of 30.
H2 badminton-right ~badminton-scoring | In badminton a server whose score is an even number serves from the | right service court | left service court | centre line | back boundary line | net post | With an even score the service is made from the {}; with an odd score from the left.
M2 badminton-serve | In badminton the service must be made | underarm | overhead | sidearm above the shoulder | with a jump | with both hands | The shuttle must be struck from a low point, so the service is {}.
H2 badminton-feathers ~badminton-basics | The number of feathers in a feathered shuttlecock is | 16 | 8 | 12 | 20 | 24 | It has {} feathers fixed in a cork base.
H2 badminton-net | The height of the badminton net at the posts is | 1.55 m | 2.43 m | 1.07 m | 2.24 m | 0.91 m | The net is {} high at the posts and slightly lower in the middle.
E1 tennis-love ~tennis-scoring | In lawn tennis, “love” means | no score | one point | equal scores | a lost set | a new ball | “Love” stands for {}.
M1 tennis-deuce ~tennis-scoring | In lawn tennis, a score of 40–40 is called | deuce | love | advantage | match point | tie-break | At {} a player needs two points in a row to win the game.
M1 tennis-order ~tennis-scoring | In lawn tennis, the points of a game are called, after love, 15, 30 and | 40 | 35 | 45 | 50 | 60 | The order is love, 15, 30, {} and game.
M2 ace | A good service in tennis that the receiver fails to touch is | an ace | a let | a lob | a volley | a fault | {} wins the point outright.
M2 volley-tennis ~tennis-strokes | Hitting the ball in tennis before it bounces is a | volley | lob | drop shot | rally | let | A {} is played in the air.
M2 lob ~tennis-strokes | A high shot sent over an opponent who is near the net is | a lob | a smash | an ace | a let | a drive | {} goes high over the opponent's head.
M3 double-fault | In tennis two faulty services in succession cost the server | a point | a game | a set | a match | a let | A double fault gives {} to the receiver.
# Describe swimming, gymnastics and combat sports
E1 swim-strokes ~strokes | Which of these is **not** one of the four competitive swimming strokes? | Dog paddle | Butterfly | Backstroke | Breaststroke | Front crawl | {} is a beginner's way of moving. The four strokes are front crawl, backstroke, breaststroke and butterfly.
E1 crawl-fast ~strokes | The fastest swimming stroke is the | front crawl | breaststroke | backstroke | sidestroke | dog paddle | The {} is used in freestyle races because it is the fastest.
M1 backstroke-start ~strokes | The stroke whose race is started by swimmers already in the water is the | backstroke | butterfly | breaststroke | front crawl | individual medley | In {} swimmers hold the wall in the water and push off on their backs.
M2 breast-kick ~strokes | The whip or frog-like kick is used in the | breaststroke | butterfly | backstroke | front crawl | individual sprint | The legs draw up and whip round in the {}. The butterfly uses a dolphin kick.
M2 dolphin ~strokes | The dolphin kick belongs to the | butterfly | breaststroke | sidestroke | dog paddle | elementary backstroke | Both legs beat together like a tail in the {}.
M2 olympic-pool | The length of a standard Olympic swimming pool is | 50 m | 25 m | 33 m | 75 m | 100 m | An Olympic pool is {} long. A short-course pool is 25 m.
H3 medley-order | In the individual medley the stroke swum first is the | butterfly | backstroke | breaststroke | freestyle | sidestroke | The order is {}, backstroke, breaststroke, freestyle.
E1 swim-safety | A safe rule for swimmers is never to | swim alone | float on the back | shower before a swim | learn from a coach | watch the signs | One should never {}, because help may be needed.
E1 headstand ~gym-floor | Which of these is a balance in gymnastics? | headstand | Forward roll | Cartwheel | Round-off | Handspring | A {} is held still. The others are moving skills.
M1 forward-roll ~gym-floor | In a forward roll, the chin should be | tucked on the chest | lifted high | turned to one side | pressed on the mat | held in the hand | With the chin {} the back of the head and shoulders meet the mat and the neck is safe.
M2 pommel ~apparatus | The pommel horse is a piece of apparatus used in | men's gymnastics | women's gymnastics | rhythmic gymnastics | swimming | weightlifting | It belongs to {}. Women use the beam and the uneven bars.
M2 beam ~apparatus | Which of these is an apparatus of women's artistic gymnastics? | balance beam | Pommel horse | Still rings | Parallel bars | Horizontal bar | The {} is used by women. The other four are used by men.
H2 rhythmic ~apparatus | Ribbon, hoop, ball and clubs are used in | rhythmic gymnastics | artistic gymnastics | trampolining | weightlifting | synchronised swimming | {} is performed to music with hand apparatus.
M2 vault-purpose | The springboard in gymnastics helps the performer mainly to | gain height | slow down | keep warm | land softly | stand still | The board throws the body upwards, so the performer can {}. Mats soften the landing.
E1 boxing-ring ~boxing | A boxing match takes place in | a ring | a court | a lane | a pitch | a pool | It is fought in {}, which is in fact square and roped.
M1 knockout-count ~boxing | A boxer is knocked out if he cannot rise before the referee counts to | ten | three | five | seven | twenty | A count of {} ends the bout.
M2 below-belt ~boxing | Which of these blows is a foul in boxing? | A blow below the belt | A left hook | An uppercut | A straight jab | A right cross | {} is forbidden. The rest are lawful punches.
M2 wrestling-fall | In wrestling, holding both of the opponent's shoulders on the mat wins by a | fall | throw-in | point foul | knockout | take-over | A {}, or pin, ends the bout.
M2 judo-country ~martial | Judo comes from | Japan | China | Korea | Brazil | Thailand | Jigoro Kano founded judo in {}.
M2 taekwondo ~martial | The martial art of Korean origin known for its high kicks is | taekwondo | judo | karate | sumo | kendo | {} comes from Korea. The others are Japanese.
H2 dambe ~traditional-combat | *Dambe* is a traditional form of boxing practised by the | Hausa | Yoruba | Igbo | Ijaw | Efik | Dambe is the traditional boxing of the {}, in which one hand is wrapped.
`,
);
