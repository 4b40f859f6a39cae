import type { Topic } from "../../authoring.ts";

export const topics: Topic[] = [
{slug:"values",name:"Values and good character",objectives:["Explain values and why a society needs them","Explain honesty, integrity, discipline and other positive values"]},
{slug:"citizenship",name:"Citizenship, duties and patriotism",objectives:["Explain citizenship and how it is acquired and lost","State the duties and obligations of citizens","Explain nationalism, patriotism and national unity"]},
{slug:"national-symbols",name:"National symbols and identity",objectives:["Identify the national symbols of Nigeria and what they stand for","Explain other marks of Nigerian identity"]},
{slug:"human-rights",name:"Human rights",objectives:["Explain human rights, their kinds and their documents","Describe the fundamental rights in the 1999 Constitution and their limits"]},
{slug:"law-and-order",name:"Law and order",objectives:["Explain law, its kinds and its purpose","Explain constituted authority and the keeping of law and order","Explain the rule of law"]},
];
