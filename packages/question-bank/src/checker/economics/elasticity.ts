// How strongly one thing responds to another. Changes are percentages of the starting value.

import { inUnit } from "../reading/stated.ts";
import { either, worded } from "../reading/wording.ts";
import type { SubjectChecker } from "../solver.ts";

const percentChange = (from: number, to: number) => ((to - from) * 100) / from;

/** The word for a change must match its sign. */
function agreeing(word: string, change: number): number {
  const up = /^(rose|rises|raised)$/.test(word);
  if (!up && !/^(fell|falls|reduced)$/.test(word)) throw new Error(`which way is "${word}"?`);
  if (up !== change > 0) throw new Error(`${change}% is not "${word}"`);
  return change;
}

const signed = (word: string, size: number) => (/^(rises|raised)$/.test(word) ? size : agreeing(word, -size));

export const elasticity: SubjectChecker = {
  "price-elasticity-of-demand": worded(
    [
      "A trader noticed that <#before> units of <_good> were sold before and <#after> units after the price <way:rose|fell> from ₦<#from> to ₦<#to>. The price elasticity of demand, sign ignored, is",
      "The price of <_good> <way:rose|fell> from ₦<#from> to ₦<#to> and the quantity demanded went from <#before> to <#after> units. Find the coefficient of price elasticity of demand, ignoring its sign.",
      "When the price of a measure of <_good> in <_town> <way:rose|fell> from ₦<#from> to ₦<#to>, quantity demanded changed from <#before> to <#after> measures. Ignoring the sign, what is the price elasticity of demand?",
    ],
    ({ before, after, from, to, way }, { options }) => {
      const coefficient = percentChange(before, after) / agreeing(way, percentChange(from, to));
      if (coefficient >= 0) throw new Error("demand does not fall as the price rises");
      return inUnit(options, -coefficient);
    },
  ),
  "price-elasticity-of-supply": worded(
    [
      "Farmers near <_town> brought <#before> baskets of <_good> to market at ₦<#from> and <#after> baskets at ₦<#to>. What is their price elasticity of supply?",
      "When the price of <_good> rose from ₦<#from> to ₦<#to> a basket, the quantity supplied rose from <#before> to <#after> baskets. Calculate the elasticity of supply.",
      "Supply of <_good> went up from <#before> to <#after> baskets after a rise in price from ₦<#from> to ₦<#to>. The coefficient of elasticity of supply is",
    ],
    ({ before, after, from, to }, { options }) =>
      inUnit(options, percentChange(before, after) / agreeing("rose", percentChange(from, to))),
  ),
  "cross-elasticity": either(
    worded(
      [
        "A <#rise>% rise in the price of <_other> changes the quantity of <_good> demanded from <#before> to <#after> units. What is the cross elasticity of demand?",
      ],
      ({ rise, before, after }, { options }) => inUnit(options, percentChange(before, after) / rise),
    ),
    worded(
      [
        "Demand for <_good> <way:rises|falls> by <#change>% because the price of <_other> rose by <#rise>%. The cross elasticity of demand is",
        "When the price of <_other> goes up by <#rise>%, the quantity of <_good> demanded <way:rises|falls> by <#change>%. Calculate the cross elasticity of demand for <_good>.",
      ],
      ({ rise, change, way }, { options }) => inUnit(options, signed(way, change) / rise),
    ),
  ),
  "income-elasticity": worded(
    [
      "With an income of ₦<#from> a household in <_town> buys <#before> <_things>; with ₦<#to> it buys <#after>. What is its income elasticity of demand?",
      "A family's monthly income rises from ₦<#from> to ₦<#to> and its purchases go from <#before> to <#after> <_things>. Find the income elasticity of demand.",
      "Income increased from ₦<#from> to ₦<#to> while demand moved from <#before> to <#after> <_things>. Calculate the coefficient of income elasticity.",
    ],
    ({ from, to, before, after }, { options }) =>
      inUnit(options, percentChange(before, after) / agreeing("rises", percentChange(from, to))),
  ),
  "elasticity-applied": worded(
    [
      "Price elasticity of demand for <_good> is <#elasticity> and <#sold> units are sold each week. If the price is <way:raised|reduced> by <#change>%, how many units will be demanded?",
      "The price of <_good> is <way:raised|reduced> by <#change>%. With an elasticity of demand of <#elasticity> and former sales of <#sold> units, sales will now be",
      "A seller of <_good> disposes of <#sold> units weekly. The price is <way:raised|reduced> by <#change>% and elasticity of demand is <#elasticity>. Find the new quantity demanded.",
    ],
    ({ elasticity, sold, way, change }, { options }) =>
      inUnit(options, sold - (sold / 100) * elasticity * signed(way, change), " units"),
  ),
};
