import type { Brand } from '../../brands/brand.ts';
import { loyaltyTimings } from '../../defaults.ts';
import {
  findMilesRange,
  type MilesPayment,
  type MilesRange,
  type MilesRate,
  milesRateOf,
  minimumMilesOf,
} from '../../domain/miles/redeem-miles.ts';
import { totalOf } from '../../domain/money/package-price.ts';
import { dayAt, formatDay } from '../../domain/time/calendar-day.ts';
import type { Clock } from '../../domain/time/clock.ts';
import { type Checkout, priceCheckout } from '../../features/checkout/checkout.ts';
import type { CheckoutStore } from '../../features/checkout/checkout-store.server.ts';
import { fitMiles, type MilesOffer } from '../../features/checkout/payment/miles/miles-offer.ts';
import type { LinkOwner, LoyaltyLink, LoyaltyLinks } from '../../features/loyalty/loyalty-links.server.ts';
import type { LoyaltyPort } from '../../ports/loyalty/loyalty-port.ts';
import type { Visitor } from '../../site/visitor.ts';

/** The programme of a shop and the links of its shoppers. */
export interface Loyalty {
  readonly loyalty: LoyaltyPort;
  readonly links: LoyaltyLinks;
}

export interface MilesDeps {
  /** Null for a shop without a programme. */
  readonly loyalty: Loyalty | null;
  readonly checkouts: Pick<CheckoutStore, 'change'>;
  readonly clock: Clock;
}

/** What a checkout can redeem now. */
export interface RedeemableMiles {
  readonly rate: MilesRate;
  readonly minimum: number;
  readonly link: LoyaltyLink | null;
  /** Null without a link, and while the programme does not answer. */
  readonly balance: number | null;
  readonly range: MilesRange;
}

/** Whose link a checkout may use. */
export function linkOwnerOf(checkout: Pick<Checkout, 'firstSession'>, { memberId }: Visitor): LinkOwner {
  return { memberId, session: checkout.firstSession };
}

/** Asks the programme for the balance; null where miles do not pay for the checkout at all. */
export async function findRedeemableMiles(
  { loyalty, clock }: Pick<MilesDeps, 'loyalty' | 'clock'>,
  { milesPayment }: Pick<Brand, 'milesPayment'>,
  checkout: Checkout,
  owner: LinkOwner,
): Promise<RedeemableMiles | null> {
  if (loyalty === null || milesPayment === null) return null;
  const rate = milesRateOf(milesPayment, checkout.currency, formatDay(dayAt(clock.now())));
  if (rate === null) return null;
  const { link, balance } = await readLinkedBalance(loyalty, owner);
  return { ...calculateRange(milesPayment, rate, checkout, balance), rate, link, balance };
}

async function readLinkedBalance({ loyalty, links }: Loyalty, owner: LinkOwner) {
  const link = await links.find(owner);
  const token = link === null ? null : await links.findToken(link.id);
  const none = { link: null, balance: null };
  if (link === null || token === null) return none;
  const read = await loyalty.readBalance(token, { timeoutMs: loyaltyTimings.callTimeoutMs });
  if (read.outcome === 'confirmed') return { link, balance: read.points };
  if (read.outcome === 'unknown') return { link, balance: null };
  // The member has ended the link at the programme.
  await links.remove(owner);
  return none;
}

/** Of an unknown balance no more is known than that the miles chosen before were there. */
function calculateRange(
  payment: MilesPayment,
  rate: MilesRate,
  checkout: Checkout,
  balance: number | null,
): Pick<RedeemableMiles, 'minimum' | 'range'> {
  const minimum = minimumMilesOf(payment);
  const total = totalOf(priceCheckout({ ...checkout, miles: null }));
  const known = balance ?? checkout.miles?.points ?? 0;
  return { minimum, range: findMilesRange({ total, balance: known, minimum }, rate) };
}

/**
 * What the payment page says of miles, null for nothing, and the checkout: with fewer miles where its price or the balance has fallen since they
 * were chosen, and without any where they can no longer be redeemed.
 */
export async function findMilesOffer(
  deps: MilesDeps,
  brand: Pick<Brand, 'milesPayment'>,
  checkout: Checkout,
  visitor: Visitor,
): Promise<{ readonly checkout: Checkout; readonly offer: Omit<MilesOffer, 'problem'> | null }> {
  const found = await findRedeemableMiles(deps, brand, checkout, linkOwnerOf(checkout, visitor));
  const fitted =
    found === null
      ? null
      : fitMiles(checkout.miles, found.range, { rate: found.rate, accountId: found.link?.id ?? null });
  const isSame = fitted?.points === checkout.miles?.points && fitted?.amount === checkout.miles?.amount;
  const changed = isSame ? checkout : await deps.checkouts.change(checkout, { step: 'miles', miles: fitted });
  if (found === null || brand.milesPayment === null) return { checkout: changed ?? checkout, offer: null };
  const { rate, minimum, link, balance } = found;
  const account = link === null ? null : { name: `${link.firstName} ${link.lastName}`, balance };
  const { programme } = brand.milesPayment;
  return { checkout: changed ?? checkout, offer: { programme, rate, minimum, account } };
}
