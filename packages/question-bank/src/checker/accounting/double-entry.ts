// Accounts kept by double entry, so that a balance comes of posting what happened and not of a formula.

type Entry = readonly [debit: string, credit: string, amount: number];

/** By how much the debit side of an account is the larger after these entries. */
export function debitBalance(account: string, entries: readonly Entry[]): number {
  if (!entries.some(([debit, credit]) => debit === account || credit === account))
    throw new Error(`nothing is posted to ${account}`);
  return entries.reduce((balance, [debit, credit, amount]) => {
    if (debit === credit) throw new Error(`${debit} cannot be debited and credited at once`);
    return balance + (debit === account ? amount : 0) - (credit === account ? amount : 0);
  }, 0);
}

/** By how much the credit side of an account is the larger after these entries. */
export const creditBalance = (account: string, entries: readonly Entry[]): number => -debitBalance(account, entries);
