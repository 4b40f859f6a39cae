// Trade with other countries, shares, loans and insurance.

import { amountIn, inNaira } from "../reading/stated.ts";
import { alike } from "../reading/tex-expression.ts";
import { worded } from "../reading/wording.ts";
import type { SubjectChecker } from "../solver.ts";

const balance = "<what:balance of trade|balance on goods and services together>" as const;

/** "₦310 billion deficit": the last word gives the sign. */
const inSurplus = (options: readonly string[], billions: number): boolean[] =>
  options.map((option) => {
    const sign = option.endsWith(" surplus") ? 1 : -1;
    return alike(sign * amountIn(option, "₦", ` billion ${sign > 0 ? "surplus" : "deficit"}`), billions);
  });

export const tradeAndMoney: SubjectChecker = {
  "balance-of-trade": worded(
    [
      `Exports of goods ₦<#sold> billion; imports of goods ₦<#bought> billion; services sold abroad ₦<#earned> billion; services bought from abroad ₦<#paid> billion. What is the country's ${balance}?`,
      `In one year a country's visible exports were ₦<#sold> billion, visible imports ₦<#bought> billion, invisible exports ₦<#earned> billion and invisible imports ₦<#paid> billion. Calculate its ${balance}.`,
      `A country exports goods worth ₦<#sold> billion and imports goods worth ₦<#bought> billion; it sells services worth ₦<#earned> billion abroad and buys foreign services worth ₦<#paid> billion. Find its ${balance}.`,
    ],
    ({ sold, bought, earned, paid, what }, { options }) => {
      const [comesIn, goesOut] = what === "balance of trade" ? [sold, bought] : [sold + earned, bought + paid];
      return inSurplus(options, comesIn - goesOut);
    },
  ),
  "import-duty": worded(
    [
      "<_who> imports goods worth ₦<#fob> f.o.b. and pays freight of ₦<#freight> and insurance of ₦<#insurance>. If customs duty is <#rate>% ad valorem on the c.i.f. value, how much duty is payable?",
      "Duty of <#rate>% ad valorem is levied on the c.i.f. value of goods whose f.o.b. value is ₦<#fob>, freight ₦<#freight> and insurance ₦<#insurance>. Calculate the duty.",
      "Imported goods cost ₦<#fob> f.o.b.; freight is ₦<#freight> and insurance ₦<#insurance>. An ad valorem duty of <#rate>% is charged on the c.i.f. value. Find the duty.",
    ],
    // Cost, insurance and freight: each part has the same duty rate.
    ({ fob, freight, insurance, rate }, { options }) =>
      inNaira(
        options,
        [fob, insurance, freight].reduce((duty, part) => duty + (part / 100) * rate, 0),
      ),
  ),
  "dividend-received": worded(
    [
      "<_who> bought <#shares> ordinary shares of ₦<#nominal> each at ₦<#_price> per share. The company declares a dividend of <#rate>% on the nominal value. How much dividend is received?",
      "A company pays a dividend of <#rate>% on the nominal value of its ₦<#nominal> ordinary shares. What does the holder of <#shares> shares bought at ₦<#_price> each receive?",
      "An investor holds <#shares> shares of nominal value ₦<#nominal> each, which cost ₦<#_price> each. Find the dividend when <#rate>% of the nominal value is declared.",
    ],
    ({ shares, nominal, rate }, { options }) => inNaira(options, shares * ((nominal * rate) / 100)),
  ),
  "foreign-exchange": worded(
    [
      "An importer must pay a supplier <#dollars> dollars. If a dollar exchanges for ₦<#rate> and the bank charges <#commission>% commission on the naira value, how much does the importer pay in all?",
      "<_who> buys <#dollars> dollars from a bank at ₦<#rate> to the dollar and pays <#commission>% commission on the naira value. What is the total cost?",
      "Find the total naira cost of <#dollars> dollars at ₦<#rate> to the dollar with a bank commission of <#commission>% of the naira value.",
    ],
    // The commission makes each dollar more expensive.
    ({ dollars, rate, commission }, { options }) => inNaira(options, dollars * (rate + (rate / 100) * commission)),
  ),
  "loan-interest": worded(
    [
      "Calculate the simple interest on a loan of ₦<#principal> at <#rate>% per annum for <#months> months.",
      "A bank lends a trader ₦<#principal> at <#rate>% simple interest per annum for <#months> months. How much interest is due?",
      "<_who> takes a bank loan of ₦<#principal> for <#months> months at <#rate>% per annum simple interest. Find the interest.",
    ],
    ({ principal, rate, months }, { options }) => {
      const monthly = (principal * rate) / 1200;
      return inNaira(options, monthly * months);
    },
  ),
  "insurance-premium": worded(
    [
      "A <_thing> is insured for ₦<#cover> at a premium of ₦<#rate> for every ₦<#unit> of cover, less a no-claim bonus of <#off>%. What is the annual premium?",
      "<_who> insures a <_thing> for ₦<#cover>. The annual rate is ₦<#rate> for every ₦<#unit> insured, and a no-claim bonus of <#off>% has been earned. Find the premium to be paid.",
      "Calculate the yearly premium on a <_thing> insured for ₦<#cover> at ₦<#rate> for every ₦<#unit>, with <#off>% off as a no-claim bonus.",
    ],
    ({ cover, rate, unit, off }, { options }) => {
      const units = cover / unit;
      if (!Number.isInteger(units)) throw new Error(`₦${cover} is no whole number of ₦${unit}`);
      return inNaira(options, units * (rate - (rate * off) / 100));
    },
  ),
  "average-clause": worded(
    [
      "A <_thing> worth ₦<#worth> is insured for ₦<#insured> under a policy with an average clause. Fire does damage of ₦<#loss>. How much will the insurer pay?",
      "Under a policy subject to average, a <_thing> valued at ₦<#worth> is insured for ₦<#insured>. Calculate the amount payable on a loss of ₦<#loss>.",
      "<_who> insured a <_thing> worth ₦<#worth> for only ₦<#insured>. The policy is subject to average. A fire caused a loss of ₦<#loss>. Find the compensation.",
    ],
    ({ worth, insured, loss }, { options }) => {
      if (insured >= worth || loss > worth) throw new Error("the average clause does not bite");
      // The owner pays for the share of the loss that was not insured.
      const bornByOwner = loss * ((worth - insured) / worth);
      return inNaira(options, loss - bornByOwner);
    },
  ),
  "contribution-between-insurers": worded(
    [
      "<_who> insured a <_thing> with Company X for ₦<#x> and with Company Y for ₦<#y>. If the loss is ₦<#loss>, what will Company X pay?",
      "A <_thing> is insured with Company X for ₦<#x> and with Company Y for ₦<#y>. A loss of ₦<#loss> occurs. How much does Company X contribute?",
      "The same <_thing> is covered by Company X for ₦<#x> and by Company Y for ₦<#y>. Find the share of Company X in a loss of ₦<#loss>.",
    ],
    // Together the insurers pay for the loss, each in proportion to its cover.
    ({ x, y, loss }, { options }) =>
      options.map((option) => {
        const paidByX = amountIn(option, "₦");
        return alike(paidByX * y, (loss - paidByX) * x);
      }),
  ),
};
