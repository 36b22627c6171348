import { UncertainSupplyError } from './uncertain-supply-error.ts';

/** Runs a call; an uncertain outcome is reported by its name and `unknown`. Bugs are thrown. */
export async function carryPartCall<Answer extends object>(
  report: (error: unknown) => void,
  work: () => Promise<Answer>,
): Promise<Answer | { readonly outcome: 'unknown' }> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof UncertainSupplyError)) throw error;
    report(error);
    return { outcome: 'unknown' };
  }
}
