import { easy, hard, lesson, medium } from "../knowledge-item.ts";

const topic = "earth-and-time";

export const earthAndTime = [
  ...lesson(topic, "SS1", "Describe the earth as a planet and the effects of its movements", [
    easy("rotation-effect", "Day and night are caused by the", "rotation of the earth", ["revolution of the earth", "tilting of the moon", "movement of the sun", "gravity of the moon"], "As the earth spins on its axis each half turns to the sun in its turn, so day and night come from the {}."),
    easy("seasons-cause", "The seasons of the year are caused by the earth's tilted axis and its", "revolution round the sun", ["rotation on its axis", "distance from the moon", "pull on the oceans", "magnetic field"], "With its axis tilted, the earth leans towards and away from the sun during its {}, which gives the seasons."),
    medium("axis-tilt", "The axis of the earth is tilted from the vertical to the plane of its orbit at an angle of", "23½°", ["15°", "33½°", "45°", "66½°"], "The axis leans {} from the vertical, and so makes 66½° with the plane of the orbit."),
    medium("equinox", "Day and night are of equal length all over the world on", "21 March and 23 September", ["21 June and 22 December", "21 March and 21 June", "1 January and 1 July", "23 September and 22 December"], "At the equinoxes, about {}, the sun is overhead at the Equator and every place has about twelve hours of day.", "solstice-equinox"),
    medium("june-solstice", "On 21 June the sun is overhead at noon at the", "Tropic of Cancer", ["Tropic of Capricorn", "Equator", "Arctic Circle", "North Pole"], "At the June solstice the northern hemisphere leans towards the sun, which stands overhead at the {}.", "solstice-equinox"),
    hard("lunar-eclipse", "An eclipse of the moon occurs when", "the earth is between the sun and the moon", ["the moon is between the sun and the earth", "the sun is between the earth and the moon", "the moon is at right angles to the sun", "a planet passes across the face of the moon"], "The earth's shadow falls on the moon when {}; an eclipse of the sun needs the moon in the middle."),
    easy("nearest-planet", "The planet nearest to the sun is", "Mercury", ["Venus", "Earth", "Mars", "Jupiter"], "{} is the innermost planet; Venus, Earth and Mars follow it outward."),
    medium("earth-shape", "The true shape of the earth is best described as", "an oblate spheroid", ["a perfect sphere", "a flat disc", "an ellipse", "a cylinder"], "The earth bulges at the Equator and is slightly flattened at the poles, so it is {}."),
    easy("shape-proof", "Which of these shows that the earth is spherical?", "ships appear mast first at the horizon", ["rivers flow from high to low land", "the sun gives both heat and light", "rain falls more in some months", "compass needles point to the north"], "The curve of the earth hides the hull, so {}."),
    hard("midnight-sun", "The midnight sun can be seen in summer at places", "within the Arctic Circle", ["on the Equator", "along the Tropic of Cancer", "on the Prime Meridian", "in the Sahara Desert"], "North of 66½°N the sun does not set around 21 June, so it is seen at midnight {}."),
  ]),
  ...lesson(topic, "SS1", "Explain latitude and longitude", [
    easy("latitude-zero", "The line of latitude 0° is the", "Equator", ["Prime Meridian", "Arctic Circle", "Tropic of Cancer", "International Date Line"], "Latitude is measured north and south from the {}, which is 0°."),
    medium("date-line", "A traveller who crosses the International Date Line from west to east, as from Japan to Hawaii,", "gains a day", ["loses a day", "gains an hour", "loses an hour", "keeps the same date"], "The side east of the line is a day behind, so the calendar goes back and the traveller repeats a date, that is {}.", "date-line"),
    medium("date-line-position", "The International Date Line roughly follows longitude", "180°", ["0°", "45°E", "90°W", "150°E"], "The line lies on the far side of the world from Greenwich, roughly along {}, and bends to avoid land.", "date-line"),
    medium("great-circle", "Which of these is a great circle?", "the Equator", ["the Tropic of Cancer", "the Arctic Circle", "latitude 45°N", "the Tropic of Capricorn"], "A great circle divides the globe into two equal halves; of the parallels only {} does so."),
    hard("latitude-distance", "One degree of latitude is about 111 km. About how far apart are two towns on the same meridian at 4°N and 14°N?", "1,110 km", ["111 km", "444 km", "1,554 km", "1,998 km"], "The towns are 10° apart, and 10 × 111 km = {}; adding the latitudes is right only across the Equator."),
    hard("nigeria-standard-time", "Nigeria keeps the time of longitude 15°E, so her standard time is", "one hour ahead of GMT", ["one hour behind GMT", "the same as GMT", "two hours ahead of GMT", "fifteen minutes ahead of GMT"], "The earth turns through 15° in an hour and eastern places see the sun first, so Nigeria is {}."),
  ]),
];
