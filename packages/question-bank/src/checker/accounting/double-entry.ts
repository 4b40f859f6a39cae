// Accounts kept by double entry. A balance is the result of posting what happened, not of a formula.

type Entry = readonly [debit: string, credit: string, amount: number];

/** How much larger the debit side of an account is after these entries. */
export function debitBalance(account: string, entries: readonly Entry[]): number {
  if (!entries.some(([debit, credit]) => debit === account || credit === account))
    throw new Error(`nothing is posted to ${account}`);
  return entries.reduce((balance, [debit, credit, amount]) => {
    if (debit === credit) throw new Error(`${debit} cannot be debited and credited at once`);
    return balance + (debit === account ? amount : 0) - (credit === account ? amount : 0);
  }, 0);
}

/** How much larger the credit side of an account is after these entries. */
export const creditBalance = (account: string, entries: readonly Entry[]): number => -debitBalance(account, entries);
