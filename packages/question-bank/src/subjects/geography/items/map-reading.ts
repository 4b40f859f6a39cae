import { easy, hard, lesson, medium } from "../knowledge-item.ts";

const topic = "map-reading";

export const mapReading = [
  ...lesson(topic, "SS1", "Calculate gradients and read relief from contours", [
    easy(
      "contour-meaning",
      "A line on a map that joins places of equal height above sea level is called",
      "a contour",
      ["an isobar", "an isohyet", "an isotherm", "an isohel"],
      "A line through places of equal height is {}; isobars, isohyets, isotherms and isohels join places of equal pressure, rainfall, temperature and sunshine.",
    ),
    easy(
      "close-contours",
      "Contours drawn very close together on a map show",
      "a steep slope",
      ["a gentle slope", "a flat plain", "a wide valley", "a lake bed"],
      "The ground climbs much within a short distance, so close contours mean {}.",
    ),
    medium(
      "v-contours-valley",
      "V-shaped contours that point towards higher ground represent",
      "a valley",
      ["a spur", "a ridge", "a plateau", "a conical hill"],
      "In {} the contours bend towards the high ground; in a spur they bend towards the low ground.",
      "v-contours",
    ),
    medium(
      "v-contours-spur",
      "On a contour map, a tongue of high ground that projects from a hillside into lower land is",
      "a spur",
      ["a valley", "a saddle", "a basin", "a gap"],
      "High land that juts out from a hillside is {}; its contours bend away from the summit.",
      "v-contours",
    ),
    hard(
      "concave-slope",
      "Contours that are close together near the top of a hill and far apart near its foot show",
      "a concave slope",
      ["a convex slope", "a uniform slope", "a vertical cliff", "a terraced slope"],
      "The upper part is steep and the lower part gentle, which makes {}; a convex slope is the reverse.",
    ),
    medium(
      "col-meaning",
      "A low part of a ridge between two peaks is known as a",
      "col",
      ["spur", "scarp", "knoll", "cliff"],
      "The dip between two summits is a {}, also called a saddle; roads often cross hills through it.",
    ),
    hard(
      "intervisibility",
      "Two points on a map are said to be intervisible when",
      "each can be seen from the other",
      [
        "they have the same height",
        "they lie on the same contour",
        "a road runs between them",
        "they are on the same grid line",
      ],
      "Points are intervisible if no higher ground stands between them, so that {}.",
    ),
  ]),
  ...lesson(topic, "SS1", "Interpret direction, symbols and statistical diagrams", [
    easy(
      "scale-large",
      "Which of these scales is the largest?",
      "1 : 10,000",
      ["1 : 25,000", "1 : 50,000", "1 : 100,000", "1 : 250,000"],
      "The smaller the second figure, the larger the scale and the more the map shows, so {} is the largest.",
    ),
    medium(
      "bearing-southwest",
      "The bearing of a place that lies exactly south-west of another is",
      "225°",
      ["135°", "180°", "270°", "315°"],
      "Bearings are read clockwise from north; south is 180° and west 270°, so south-west is {}.",
    ),
    medium(
      "back-bearing",
      "If the bearing of town Q from town P is 060°, the bearing of P from Q is",
      "240°",
      ["120°", "180°", "300°", "330°"],
      "A back bearing differs from the forward one by 180°: 060° + 180° = {}.",
    ),
    easy(
      "grid-eastings",
      "The vertical lines of a map grid, numbered from west to east, are called",
      "eastings",
      ["northings", "parallels", "meridians", "contours"],
      "Vertical grid lines are {} because their numbers grow towards the east; the horizontal ones are northings.",
    ),
    medium(
      "isohyet",
      "Places that have the same amount of rainfall are joined on a map by an",
      "isohyet",
      ["isobar", "isotherm", "isohel", "isobath"],
      "Equal rainfall is shown by an {}; an isobath joins points of equal depth of water.",
    ),
    hard(
      "divided-circle",
      "The best diagram for showing the share of each crop in the total farm output of a state in one year is a",
      "pie chart",
      ["line graph", "wind rose", "flow map", "dot map"],
      "A {} divides a circle into sectors in proportion to the parts of a total; a line graph shows change over time.",
    ),
    easy(
      "dot-map",
      "A dot map is most suitable for showing the",
      "distribution of population",
      ["direction of winds", "height of the land", "flow of traffic", "change of temperature"],
      "Each dot stands for a fixed number, so a dot map shows well the {}.",
    ),
  ]),
];
