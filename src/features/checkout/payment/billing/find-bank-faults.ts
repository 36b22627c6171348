import type { Faults } from './read-faults.ts';

/**
 * Checks the bank account of a form; its rules cover all countries, so they load only for a payment by bank account. Finds nothing
 * where they cannot be loaded: the server checks again.
 */
export function findBankFaults(entered: FormData): Promise<Faults> {
  return import('./read-bank-faults.ts').then(
    ({ readBankFaults }) => readBankFaults(entered),
    () => ({}),
  );
}
