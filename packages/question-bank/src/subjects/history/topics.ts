import type { Topic } from "../../authoring.ts";

export const topics: Topic[] = [
{slug:"sources-and-early-cultures",name:"Sources of history and early Nigerian cultures",objectives:["Explain history and the sources from which it is written","Describe the early cultures and centres of civilisation in Nigeria"]},
{slug:"kanem-borno-and-hausa-states",name:"Kanem-Borno and the Hausa states",objectives:["Trace the rise and organisation of Kanem-Borno","Describe the Hausa states"]},
{slug:"yoruba-and-benin",name:"Ife, Oyo and Benin",objectives:["Describe Ife and the Oyo Empire","Describe the Benin Kingdom"]},
{slug:"igbo-delta-and-central-states",name:"Igbo, Niger Delta and central Nigerian peoples",objectives:["Describe the institutions of the Igbo","Describe the states of the Niger Delta and Calabar","Describe the Nupe, Jukun, Igala and Tiv"]},
];
