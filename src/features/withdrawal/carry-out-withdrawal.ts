import type { WithdrawableContracts, Withdrawal, WithdrawalOutcome } from './withdrawal.ts';

/** Ends the contract of a withdrawal: the first kind that knows its number and address decides. `unknown` where none does. */
export async function carryOutWithdrawal(
  contracts: readonly WithdrawableContracts[],
  withdrawal: Withdrawal,
): Promise<WithdrawalOutcome> {
  for (const kind of contracts) {
    const outcome = await kind.withdraw(withdrawal);
    if (outcome !== 'unknown') return outcome;
  }
  return 'unknown';
}
