import { easy, hard, lesson, medium } from "../knowledge-item.ts";

const topic = "gis-and-surveying";

export const gisAndSurveying = [
  ...lesson(topic, "SS3", "Describe chain, prismatic compass and other simple surveys", [
    easy("chain-measures", "In chain surveying, the chain is used to measure", "linear distances", ["vertical angles", "compass bearings", "spot heights", "air pressure"], "A chain survey takes {} only; bearings need a compass and heights a level."),
    easy("ranging-pole", "Ranging poles are used in a survey to", "mark points and keep lines straight", ["measure the height of a tree", "record the bearing of a line", "draw the plan of a field", "level the ground surface"], "The tall red and white poles {}; they do no measuring themselves."),
    medium("offset", "In chain surveying, a short distance measured at right angles from the chain line to a feature is called", "an offset", ["a bearing", "a contour", "a traverse", "a check line"], "Features beside the line are fixed with {}, a short measurement at right angles to the chain line."),
    medium("optical-square", "Which instrument helps a chain surveyor to set out a right angle?", "optical square", ["rain gauge", "altimeter", "barometer", "planimeter"], "The {} (or cross-staff) sets out lines at 90° to the chain line, for offsets."),
    easy("prismatic-compass", "The prismatic compass is used in surveying to measure", "bearings", ["heights", "slopes", "areas", "rainfall"], "The compass needle points to magnetic north, so the instrument gives the {} of lines."),
    hard("closing-error", "In a closed compass traverse, the gap between the starting point and the plotted end point is the", "closing error", ["offset line", "base line", "back bearing", "datum level"], "The end of a closed traverse should fall on its start; the gap left in plotting is the {}."),
    medium("local-attraction", "A prismatic compass may give wrong readings when it is used close to", "iron objects", ["wooden pegs", "tall grass", "plastic tapes", "running water"], "{} pull the magnetic needle aside; this is called local attraction.", "local-attraction"),
    hard("forward-back-difference", "If there is no local attraction, the forward and back bearings of a survey line differ by", "180°", ["45°", "90°", "270°", "360°"], "Looking back along a line turns the observer half a circle, so the two bearings differ by {}.", "local-attraction"),
    medium("levelling", "The process of finding the differences in height between points on the ground is", "levelling", ["chaining", "ranging", "pacing", "tracing"], "{} compares heights with a level and a staff; chaining and pacing measure distance."),
    hard("plane-table", "In which type of survey is the map drawn in the field as the work goes on?", "plane table survey", ["chain survey", "compass survey", "aerial survey", "levelling survey"], "In a {} rays are drawn on paper fixed to a board on the spot, so plotting is done in the field."),
  ]),
  ...lesson(topic, "SS3", "Explain GIS, GPS and remote sensing and their uses", [
    easy("gis-full-name", "GIS stands for", "Geographic Information System", ["Global Internet Service", "General Image Scanner", "Ground Inspection Survey", "Geological Index System"], "GIS means {}: tools that store, study and show data tied to places."),
    easy("gps-full-name", "GPS, which is used to find one's position on the earth, stands for", "Global Positioning System", ["General Plotting Survey", "Ground Picture Scanner", "Geographic Printing Service", "Global Pressure Station"], "GPS means {}; a receiver works out its position from signals of satellites."),
    medium("gis-components", "Which of these is a component of a GIS?", "software", ["rainfall", "contour", "weathering", "vegetation"], "A GIS is made up of hardware, {}, data, people and methods."),
    medium("raster-data", "GIS data stored as a grid of cells, or pixels, are called", "raster data", ["vector data", "attribute data", "census data", "analogue data"], "A grid of cells makes {}; vector data use points, lines and polygons.", "raster-and-vector"),
    medium("vector-data", "In a GIS, roads, boundaries and wells stored as lines, polygons and points are", "vector data", ["raster data", "tabular data", "digital images", "weather data"], "Points, lines and polygons are the forms of {}; raster data are grids of cells.", "raster-and-vector"),
    easy("remote-sensing", "Getting information about the earth's surface without touching it, by means of satellites or aircraft, is", "remote sensing", ["chain surveying", "ground truthing", "field sketching", "map enlarging"], "Sensors in the sky record the earth from afar, which is {}."),
    hard("attribute-data", "In a GIS of schools, the number of pupils in each school is an example of", "attribute data", ["spatial data", "raster image", "map projection", "base map"], "Facts that describe a feature are {}; its position on the map is the spatial data."),
    hard("overlay", "Placing a soil map layer over a rainfall map layer in a GIS to find land fit for cocoa is called", "overlay", ["digitising", "scanning", "buffering", "printing"], "Combining two or more layers to see where conditions meet is {}; digitising turns paper maps into data."),
    medium("digitising", "Changing a paper map into a form that a computer can store is known as", "digitising", ["levelling", "ranging", "buffering", "overlaying"], "{} turns lines and points on paper into computer data."),
    medium("gis-use", "A local government can use GIS to", "choose the best site for a clinic", ["make rain fall in the dry season", "stop the movement of plates", "raise the fertility of the soil", "change the length of the day"], "GIS compares population, roads and existing services, so the council can {}."),
    easy("satellite-image-use", "Satellite images of Lake Chad taken over many years are most useful for showing", "changes in its size", ["the taste of its water", "its exact depth", "the names of its fish", "the age of its rocks"], "Images of different dates are compared to show {}; taste, names and ages cannot be seen from space."),
  ]),
];
