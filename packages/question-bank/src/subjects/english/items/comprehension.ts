import { homeAndCommunity } from "./comprehension/home-and-community.ts";
import { ideasAndSociety } from "./comprehension/ideas-and-society.ts";
import { natureAndScience } from "./comprehension/nature-and-science.ts";

export const comprehension = [...homeAndCommunity, ...natureAndScience, ...ideasAndSociety];
