// Discounts, mark-up, profit and stock of traders.

import { amountIn, inNaira, inUnit } from "../reading/stated.ts";
import { alike } from "../reading/tex-expression.ts";
import { worded } from "../reading/wording.ts";
import type { SubjectChecker } from "../solver.ts";

/** The price after this percentage is taken off: so many kobo of every naira remain. */
const kept = (price: number, percentOff: number): number => {
  if (percentOff <= 0 || percentOff >= 100) throw new Error(`${percentOff}% is no discount`);
  return (price / 100) * (100 - percentOff);
};

export const buyingAndSelling: SubjectChecker = {
  "trade-discount": worded(
    [
      "A retailer orders <#count> <_things> at a list price of ₦<#price> each, less <#rate>% trade discount. What is the net amount of the invoice?",
      "<_who> buys <#count> <_things> listed at ₦<#price> each with a trade discount of <#rate>%. Find the amount due.",
      "Calculate the net invoice price of <#count> <_things> at ₦<#price> each less a trade discount of <#rate>%.",
    ],
    // Each piece is bought at its own net price.
    ({ count, price, rate }, { options }) => inNaira(options, count * kept(price, rate)),
  ),
  "trade-and-cash-discount": worded(
    [
      "<_who> orders goods listed at ₦<#list> on terms of <#trade>% trade discount and <#cash>% cash discount for payment within 30 days. What is paid if payment is made in 20 days?",
      "Goods with a list price of ₦<#list> carry a trade discount of <#trade>% and a cash discount of <#cash>% for payment within a month. How much does a buyer who pays within the month pay?",
      "An invoice for goods listed at ₦<#list> allows <#trade>% trade discount and <#cash>% cash discount for prompt payment. Find the amount that settles it promptly.",
    ],
    ({ list, trade, cash }, { options }) => {
      const invoiced = kept(list, trade);
      return inNaira(options, kept(invoiced, cash));
    },
  ),
  "price-from-mark-up": worded(
    [
      "<_who> buys a <_thing> at ₦<#price>, carriage inwards is ₦<#carriage>, and the mark-up is <#rate>% of cost. Find the selling price.",
      "A trader buys a <_thing> for ₦<#price>, pays ₦<#carriage> to have it brought to the shop and adds a mark-up of <#rate>% on cost. What is the selling price?",
      "The invoice price of a <_thing> is ₦<#price>, carriage inwards ₦<#carriage> and the mark-up <#rate>% on cost. Calculate the selling price.",
    ],
    // A price is correct if its surplus over the amount paid is the given percentage of that amount.
    ({ price, carriage, rate }, { options }) =>
      options.map((option) => {
        const paid = price + carriage;
        return alike(((amountIn(option, "₦") - paid) / paid) * 100, rate);
      }),
  ),
  "gross-profit-percentage": worded(
    [
      "Calculate the gross profit margin on sales of a business with sales of ₦<#sales>, cost of goods sold of ₦<#cost> and running expenses of ₦<#_expenses>.",
      "A shop's turnover is ₦<#sales>, its cost of goods sold ₦<#cost> and its expenses ₦<#_expenses>. What is its gross profit percentage on turnover?",
      "<_who>'s sales for a year were ₦<#sales>, the cost of the goods sold was ₦<#cost> and rent and wages came to ₦<#_expenses>. Find the gross profit as a percentage of sales.",
    ],
    // Expenses are subtracted after the gross profit.
    ({ sales, cost }, { options }) =>
      options.map((option) => alike(sales - (sales / 100) * amountIn(option, "", "%"), cost)),
  ),
  "stock-turn": worded(
    [
      "<_who>'s shop had stock of ₦<#before> at the beginning and ₦<#after> at the end of a year. Goods were sold for ₦<#sales> at a gross profit of ₦<#profit>. Find the rate of stock turnover.",
      "Find the number of times stock was turned over if sales were ₦<#sales>, gross profit ₦<#profit>, opening stock ₦<#before> and closing stock ₦<#after>.",
      "A retailer's opening stock was ₦<#before> and closing stock ₦<#after>. Sales of ₦<#sales> brought a gross profit of ₦<#profit>. What was the rate of turnover of stock?",
    ],
    ({ before, after, sales, profit }, { options }) =>
      inUnit(options, (sales - profit) / ((before + after) / 2), " times"),
  ),
  "working-capital": worded(
    [
      "The balances of a shop are cash ₦<#cash>, stock ₦<#stock>, debtors ₦<#debtors>, creditors ₦<#creditors>, bank overdraft ₦<#overdraft> and shop fittings ₦<#_fittings>. Calculate the working capital.",
      "A business has cash ₦<#cash>, stock ₦<#stock>, debtors ₦<#debtors>, creditors ₦<#creditors>, bank overdraft ₦<#overdraft> and shop fittings ₦<#_fittings>. What is its working capital?",
      "Find the working capital of <_who>, whose books show cash ₦<#cash>, stock ₦<#stock>, debtors ₦<#debtors>, creditors ₦<#creditors>, bank overdraft ₦<#overdraft> and shop fittings ₦<#_fittings>.",
    ],
    // Fittings do not become money within the year, so they are not working capital.
    ({ cash, stock, debtors, creditors, overdraft }, { options }) =>
      inNaira(options, cash + stock + debtors - creditors - overdraft),
  ),
  "net-profit-of-a-trader": worded(
    [
      "A trader's turnover is ₦<#sales>, cost of goods sold ₦<#cost>, rent ₦<#rent>, wages ₦<#wages> and advertising ₦<#advertising>. What is the net profit?",
      "<_who> sold goods that cost ₦<#cost> for ₦<#sales>. Expenses were rent ₦<#rent>, wages ₦<#wages> and advertising ₦<#advertising>. Find the net profit.",
      "Calculate the net profit when sales are ₦<#sales>, cost of goods sold ₦<#cost>, and the expenses are rent ₦<#rent>, wages ₦<#wages> and advertising ₦<#advertising>.",
    ],
    ({ sales, cost, rent, wages, advertising }, { options }) => {
      const spent = [cost, rent, wages, advertising].reduce((sum, part) => sum + part, 0);
      return inNaira(options, sales - spent);
    },
  ),
};
