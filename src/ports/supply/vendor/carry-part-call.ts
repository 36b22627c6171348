import { NotDoneError } from './not-done-error.ts';
import { UncertainSupplyError } from './uncertain-supply-error.ts';

/**
 * Runs a call; an uncertain outcome is reported by its name and `unknown`, as is one of a call that buys nothing and was not begun: it has no
 * answer either. Bugs are thrown.
 */
export async function carryPartCall<Answer extends object>(
  report: (error: unknown) => void,
  work: () => Promise<Answer>,
): Promise<Answer | { readonly outcome: 'unknown' }> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof UncertainSupplyError || error instanceof NotDoneError)) throw error;
    report(error);
    return { outcome: 'unknown' };
  }
}

/** Runs a call that buys as `carryPartCall`; one that the supplier has not begun to work on is `not-done`. */
export async function carryBuyingCall<Answer extends object>(
  report: (error: unknown) => void,
  work: () => Promise<Answer>,
): Promise<Answer | { readonly outcome: 'unknown' } | { readonly outcome: 'not-done' }> {
  return carryPartCall(report, async () => {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof NotDoneError)) throw error;
      report(error);
      return { outcome: 'not-done' } as const;
    }
  });
}
