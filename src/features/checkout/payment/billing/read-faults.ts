import type { BillingRules } from '../../validation/billing-rules.ts';
import { checkBilling } from '../../validation/billing-schema.ts';
import { errorTextOf } from '../../validation/error-codes.ts';
import { type BillingEntry, billingName, readBilling } from './billing-entry.ts';

/** Text ids of errors, by field name of the form. */
export type Faults = Readonly<Record<string, string>>;

/** Returns the errors of the billing address, the age of the billed person included. */
export function readBillingFaults(form: FormData, prefilled: BillingEntry, rules: BillingRules): Faults {
  return toFaults(checkBilling(readBilling(form, prefilled), rules));
}

/** Maps error codes of the billing address, from the rules or the server, to text ids by field name of the form. */
export function toFaults(errors: Readonly<Record<string, string>>): Faults {
  const entries = Object.entries(errors).map(([field, code]) => [
    billingName(field as keyof BillingEntry),
    errorTextOf(code as Parameters<typeof errorTextOf>[0]),
  ]);
  return Object.fromEntries(entries);
}
