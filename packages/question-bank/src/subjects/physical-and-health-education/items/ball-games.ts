import { questionsFrom } from "../question-rows.ts";

export const ballGames = questionsFrom(
  "ball-games",
  `
# State the basic rules of football
E1 football-players ~football-basics | A football team has on the field at the start of a match | eleven players | nine players | ten players | twelve players | seven players | Each side has {}, one of whom is the goalkeeper.
E1 football-time ~football-basics | The normal duration of a senior football match, without extra time, is | 90 minutes | 60 minutes | 70 minutes | 80 minutes | 120 minutes | Two halves of 45 minutes make {}.
M2 fewest-players ~football-basics | A football match may not begin or continue if a team has fewer than | seven players | six players | eight players | nine players | ten players | The laws require at least {} in each team.
E1 goalkeeper-hands | The only player who may handle the ball inside his own penalty area during play is the | goalkeeper | captain | sweeper | striker | midfielder | The {} alone may use the hands there.
E1 penalty-distance ~football-distances | The distance from the goal line to the penalty mark in football is | 11 m | 9.15 m | 16.5 m | 7.32 m | 5.5 m | The penalty mark stands {} from the goal line.
H2 wall-distance ~football-distances | At a free kick in football, opponents must normally stand away from the ball at least | 9.15 m | 11 m | 5.5 m | 16.5 m | 7.32 m | Opponents must stay {} (10 yards) away until the ball is in play.
H2 goal-width ~football-distances | The distance between the inside edges of the goalposts in football is | 7.32 m | 2.44 m | 9.15 m | 5.5 m | 11 m | The goal is {} wide and 2.44 m high.
E1 throw-in ~restarts | When the whole ball crosses the touchline, play is restarted with a | throw-in | goal kick | corner kick | drop ball | penalty kick | A {} is taken by the team that did not touch the ball last.
E1 corner ~restarts | When a defender last touches a ball that crosses the goal line outside the goal, the attackers get a | corner kick | goal kick | throw-in | penalty kick | kick-off | A {} is given when the defending side sends the ball over its own goal line.
E1 goal-kick ~restarts | When an attacker sends the ball over the goal line outside the goal, play restarts with a | goal kick | corner kick | throw-in | penalty kick | kick-off | A {} is taken by the defending side.
E1 red-card ~cards | A football player who is shown a red card | leaves the field for good | is cautioned only | rests for ten minutes | becomes the captain | takes a penalty | A red card means sending off: the player {} and is not replaced.
E1 yellow-card ~cards | In football a yellow card means | a caution | a goal | a sending-off | an offside | half-time | The referee shows it as {}. Two of them in a match lead to a red card.
M2 offside-throw ~offside | A player **cannot** be offside when receiving the ball directly from a | throw-in | free kick | pass from midfield | header | back-heel | There is no offside offence from a {}, a goal kick or a corner kick.
M2 offside-own-half ~offside | In football a player is not in an offside position when standing in | his own half | the penalty area | the goal area | the opponents' half | the centre of the attack | A player in {} of the field cannot be offside.
M2 direct-penalty | In football, a foul that would earn a direct free kick, committed by a defender inside his own penalty area, is punished by a | penalty kick | corner kick | goal kick | throw-in | drop ball | Such a foul in the penalty area gives the attackers a {}.
# State the basic rules of basketball and handball
E1 basketball-players ~basketball-basics | The number of players of each basketball team on the court is | five | six | seven | nine | eleven | Each team has {} players on court.
E1 basketball-ring ~basketball-basics | The ring in basketball stands above the floor at a height of | 3.05 m | 2.05 m | 2.43 m | 3.55 m | 4.05 m | The ring is {} (10 feet) above the floor.
E1 free-throw ~basketball-points | A successful free throw in basketball scores | one point | two points | three points | four points | five points | A free throw counts {}.
E1 three-point ~basketball-points | A successful shot from beyond the arc in basketball scores | three points | one point | two points | four points | five points | A basket from outside the arc gives {}. From inside it gives two.
E1 jump-ball | A basketball game starts with a | jump ball | throw-in | free throw | kick-off | bully | The referee tosses the ball up between two players for a {}.
E1 travelling ~basketball-violations | Moving illegally with the ball in basketball by taking too many steps is | travelling | dribbling | pivoting | rebounding | charging | {} is a violation. A player must dribble in order to move on.
M2 double-dribble ~basketball-violations | Dribbling again after stopping, or with both hands at once, is a basketball violation called | double dribble | travelling | goaltending | pivoting | blocking | A {} gives the ball to the other team.
M2 pivot ~basketball-skills | Turning on one fixed foot while holding the ball in basketball is | pivoting | travelling | dribbling | rebounding | screening | In {} one foot stays on the spot while the other moves.
E1 rebound ~basketball-skills | Gaining the ball after a missed shot comes off the ring or board is a | rebound | lay-up | dunk | dribble | screen | A {} is the recovery of a missed shot.
H2 three-seconds ~basketball-violations | An attacker in basketball may not remain in the opponents' restricted area for more than | three seconds | five seconds | eight seconds | ten seconds | one minute | The rule allows {} while the team controls the ball in the front court.
H3 personal-fouls | Under international rules a basketball player must leave the game after committing | five fouls | two fouls | three fouls | seven fouls | ten fouls | A player is out after {}.
E1 handball-players ~handball-basics | A handball team has on the court | seven players | five players | six players | nine players | eleven players | There are {}: six court players and a goalkeeper.
E1 handball-steps ~handball-limits | In handball a player holding the ball may take at most | three steps | one step | two steps | five steps | six steps | At most {} are allowed with the ball in hand.
M2 handball-seconds ~handball-limits | A handball player may hold the ball without moving for at most | three seconds | one second | five seconds | eight seconds | ten seconds | The ball may be held for {}.
M2 handball-penalty ~handball-lines | The penalty throw in handball is taken from the | 7-metre line | 6-metre line | 9-metre line | 4-metre line | 11-metre line | It is taken from the {}. The goal area line is at 6 m.
H2 handball-court ~handball-basics | The measurements of a standard handball court are | 40 m by 20 m | 28 m by 15 m | 18 m by 9 m | 30 m by 15 m | 50 m by 25 m | A handball court is {}. A basketball court is 28 m by 15 m.
# State the basic rules of volleyball and hockey
E1 volleyball-players ~volleyball-basics | The number of players of a volleyball team on court is | six | five | seven | eight | eleven | There are {} players on each side of the net.
E1 volleyball-touches ~volleyball-touches | A volleyball team may touch the ball, besides a touch in blocking, at most | three times | twice | four times | five times | six times | The ball must go back over the net within {}.
E1 volleyball-set ~volleyball-points | Each of the first four sets in volleyball is won by the team that first scores, with a lead of two, | 25 points | 15 points | 21 points | 11 points | 30 points | The first four sets go to {} with a lead of two. A fifth goes to 15.
H2 volleyball-fifth ~volleyball-points | The deciding fifth set in volleyball is played to | 15 points | 11 points | 21 points | 25 points | 30 points | The fifth set is won at {} with a lead of two.
M2 net-men ~volleyball-net | The height of the volleyball net for senior men is | 2.43 m | 2.24 m | 2.05 m | 3.05 m | 1.55 m | Men play over a net at {}. For women it is 2.24 m.
M2 net-women ~volleyball-net | The height of the volleyball net for senior women is | 2.24 m | 2.43 m | 2.05 m | 1.55 m | 2.74 m | Women play over a net at {}. For men it is 2.43 m.
M2 libero | The specialist defensive player in volleyball who wears a different colour is the | libero | setter | spiker | blocker | server | The {} plays in the back row and may not complete an attack hit above the net.
E1 spike ~volleyball-skills | Hitting the ball forcefully down into the opponents' court in volleyball is | a spike | a dig | a set | a serve | a block | {}, or smash, is the main attacking stroke.
E1 dig ~volleyball-skills | Receiving a hard-hit volleyball low on the forearms is called | a dig | a spike | a block | a serve | a dunk | {} keeps a fast low ball in play.
E1 rotation ~rotation | In volleyball, players rotate one position, in a direction that is | clockwise | anticlockwise | backward only | forward only | diagonal | The team that wins the right to serve rotates {}.
E1 hockey-players ~hockey-basics | A field hockey team has on the pitch | eleven players | six players | seven players | nine players | fifteen players | A hockey side has {}, including the goalkeeper.
M2 hockey-circle ~hockey-basics | For a goal to count in hockey, the ball must be played by an attacker inside the | shooting circle | centre circle | corner arc | penalty spot | half-way line | An attacker must touch the ball in the {} before it enters the goal.
M2 hockey-stick-side ~hockey-basics | In field hockey the ball may be played with | the flat side of the stick | the rounded side of the stick | both hands | the foot | the shin | Only {} and its edges may be used; the rounded back may not.
H3 penalty-corner | In hockey an intentional foul by defenders inside their own 23-metre area but outside the circle gives the attackers a | penalty corner | penalty stroke | goal | long bully | throw-in | Such a foul is punished with a {}. A penalty stroke punishes certain fouls inside the circle.
`,
);
