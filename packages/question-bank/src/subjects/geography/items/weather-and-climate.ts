import { easy, hard, lesson, medium } from "../knowledge-item.ts";

const topic = "weather-and-climate";

export const weatherAndClimate = [
  ...lesson(topic, "SS1", "Describe weather instruments and records and calculate from them", [
    easy("anemometer", "The instrument that measures the speed of wind is the", "anemometer", ["wind vane", "barometer", "hygrometer", "rain gauge"], "Cups turned by the wind make the {} show its speed; a wind vane shows direction only.", "instruments"),
    easy("barometer", "Atmospheric pressure is measured with a", "barometer", ["thermometer", "hydrometer", "anemometer", "seismograph"], "A {} measures the pressure of the air, in millibars or millimetres of mercury.", "instruments"),
    medium("hygrometer", "The wet and dry bulb thermometer is used to find the", "relative humidity of air", ["speed of the wind", "pressure of the air", "amount of rainfall", "hours of sunshine"], "The difference between the two readings gives the {}; the instrument is a hygrometer.", "instruments"),
    medium("stevenson-screen", "The Stevenson screen is painted white and has louvred sides so that", "the air inside is shaded and moves freely", ["rain can fall on the instruments", "the sun shines on the thermometers", "wind speed can be measured in it", "birds can be kept out of the station"], "White paint turns back heat and the louvres admit air, so {}."),
    hard("sunshine-recorder", "The Campbell-Stokes instrument at a weather station records", "duration of sunshine", ["amount of rainfall", "speed of wind", "air pressure", "cloud cover"], "Its glass ball focuses the sun's rays and burns a trace on a card, which gives the {}."),
  ]),
  ...lesson(topic, "SS2", "Explain the factors that control temperature, pressure, winds and rainfall", [
    easy("troposphere", "Most weather changes take place in the", "troposphere", ["stratosphere", "mesosphere", "thermosphere", "exosphere"], "The lowest layer, the {}, holds most of the air's water vapour and dust, so weather happens there."),
    medium("convectional-rain", "Heavy afternoon rain with thunder, common in equatorial regions, is", "convectional rainfall", ["relief rainfall", "frontal rainfall", "cyclonic rainfall", "monsoon rainfall"], "Strong heating makes moist air rise, cool and condense, giving {}.", "rain-types"),
    medium("relief-rain", "Rain that falls when moist wind is forced to rise over a mountain is", "orographic rainfall", ["convectional rainfall", "frontal rainfall", "cyclonic rainfall", "artificial rainfall"], "Air pushed up a mountain cools and gives {}, also called relief rainfall, on the windward side.", "rain-types"),
    hard("rain-shadow", "The leeward side of a mountain is drier than the windward side because the descending air", "becomes warmer and drier", ["meets a cold ocean current", "is heavier with water vapour", "cools below its dew point", "is forced up by a front"], "Air coming down is compressed and {}, so the leeward side lies in a rain shadow.", "rain-types"),
    medium("harmattan", "The dry, dusty wind that blows over Nigeria from the Sahara is the", "north-east trade wind", ["south-west monsoon", "south-east trade wind", "westerly wind", "land breeze"], "The harmattan is the {}; it is dry because it comes from the desert."),
    medium("sea-breeze", "A sea breeze blows during the day because", "land heats up faster than the sea", ["the sea heats up faster than land", "land cools faster than the sea", "the pressure over the sea is low", "the moon pulls the air to land"], "During the day {}, so pressure over land falls and cool air moves in from the sea."),
    hard("coriolis", "By Ferrel's law, winds in the northern hemisphere are deflected", "to their right", ["to their left", "straight upwards", "towards the pole", "towards the sun"], "The earth's rotation turns moving air {} in the northern hemisphere, and to its left in the southern."),
    easy("albedo-latitude", "The most important reason why the poles are colder than the Equator is the", "low angle of the sun's rays", ["great height of the land", "lack of oceans nearby", "strength of sea breezes", "thickness of the forest"], "Slanting rays spread over a wider area and pass through more air, so the {} makes the poles cold."),
    hard("cold-current", "The cold Benguela Current helps to make the coast of Namibia", "a desert", ["a rain forest", "a swamp", "a grassland", "a delta"], "Air over the cold current is cooled and stable and brings hardly any rain, so the coast is {}."),
    easy("weather-climate", "The average weather condition of a place over a long period, about 30 to 35 years, is its", "climate", ["weather", "season", "humidity", "altitude"], "Weather changes from day to day; the average over many years is {}."),
  ]),
  ...lesson(topic, "SS2", "Describe the major types of climate", [
    medium("equatorial-climate", "A climate with high temperature all year, a small annual range and rain in every month is", "equatorial", ["mediterranean", "hot desert", "tundra", "savanna"], "Heat, a small range and no dry season mark the {} climate."),
    medium("mediterranean-climate", "Hot dry summers and mild wet winters are typical of the", "Mediterranean climate", ["equatorial climate", "monsoon climate", "tundra climate", "savanna climate"], "The {} gets rain from westerlies in winter and is dry under high pressure in summer."),
    easy("desert-climate", "Which climate has the largest daily range of temperature?", "hot desert", ["equatorial", "tropical monsoon", "cool maritime", "tropical marine"], "Clear skies let heat in by day and out at night, so the {} climate has the largest diurnal range."),
    hard("climate-identify", "A station has a mean monthly temperature between 26 °C and 28 °C all year, and 2,000 mm of rain with two maxima. It most likely lies", "near the Equator", ["on the Tropic of Capricorn", "in the Mediterranean", "in central Asia", "near the Arctic Circle"], "Even heat and two rainfall maxima, when the sun passes overhead twice, show a station {}."),
  ]),
];
