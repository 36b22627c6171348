import type { Clock } from '../../../../domain/time/clock.ts';
import type { BillingAddress } from '../../../../domain/travellers/traveller.ts';
import type { Visit } from '../../../../site/visit.ts';
import type { Checkout } from '../../checkout.ts';
import type { CheckoutStore } from '../../checkout-store.server.ts';
import { billingRulesOf } from '../../validation/billing-rules.ts';
import { billingSchema, checkBilling } from '../../validation/billing-schema.ts';
import type { CheckedPayment } from '../methods/payment-schemas.ts';

interface BillingDeps {
  readonly checkouts: Pick<CheckoutStore, 'change'>;
  readonly clock: Clock;
}

/** Who is billed for a checkout. */
export interface SavedBilling {
  readonly ok: true;
  /** The checkout as it is stored now: another window may have changed it since the request began. */
  readonly checkout: Checkout;
  /** Null where no address was ever given. */
  readonly billing: BillingAddress | null;
}

type SetBilling =
  | SavedBilling
  /** Error codes by field. */
  | { readonly ok: false; readonly reason: 'invalid'; readonly errors: Readonly<Record<string, string>> }
  /** It was ordered in another window since it was read. */
  | { readonly ok: false; readonly reason: 'being-booked' };

/** Stores the billing address that is sent, or checks the stored one again: the travellers may have changed since. */
export async function setBilling(
  { checkouts, clock }: BillingDeps,
  checkout: Checkout,
  { customer }: Pick<CheckedPayment, 'customer'>,
): Promise<SetBilling> {
  const given = customer ?? checkout.billing;
  if (given === null) return { ok: true, checkout, billing: null };
  const errors = checkBilling(given, billingRulesOf(checkout, clock.now()));
  if (Object.keys(errors).length > 0) return { ok: false, reason: 'invalid', errors };
  const billing = billingSchema.parse(given);
  const changed = await checkouts.change(checkout, { step: 'billing', billing });
  return changed === null ? { ok: false, reason: 'being-booked' } : { ok: true, checkout: changed, billing };
}

/** True when an insurance is chosen whose tariff is for residents of another country than the billed person's (TRVL-013). */
export function isInsuredElsewhere({ checkout, billing }: SavedBilling): boolean {
  if (billing === null || !checkout.extras.some(({ kind }) => kind === 'insurance')) return false;
  return billing.country !== checkout.insuranceMarket?.toUpperCase();
}

/**
 * Removes the insurances; those of the country of the billed person are offered in the extras step, where the site sells them.
 * @returns null where the checkout is being booked
 */
export async function dropInsurance(
  { checkouts }: Pick<BillingDeps, 'checkouts'>,
  { checkout, billing }: SavedBilling,
  { brand }: Pick<Visit, 'brand'>,
): Promise<Checkout | null> {
  const market = billing?.country.toLowerCase();
  return checkouts.change(checkout, {
    step: 'extras',
    extras: checkout.extras.filter(({ kind }) => kind !== 'insurance'),
    insuranceMarket: brand.markets.find(({ code }) => code === market)?.code ?? null,
  });
}
