import { loyaltyTimings } from '../../defaults.ts';
import { isMilesAmount, valueOfMiles } from '../../domain/miles/redeem-miles.ts';
import type { Checkout } from '../../features/checkout/checkout.ts';
import type { MilesProblem } from '../../features/checkout/payment/miles/miles-offer.ts';
import type { Visit } from '../../site/visit.ts';
import type { Visitor } from '../../site/visitor.ts';
import {
  findRedeemableMiles,
  type Loyalty,
  linkOwnerOf,
  type MilesDeps,
  type RedeemableMiles,
} from './find-miles-offer.server.ts';

/** The checkout with its miles, its balance where it was read, or why they were not changed. */
export type MilesChange =
  | { readonly ok: true; readonly checkout: Checkout; readonly balance: number | null }
  | { readonly ok: false; readonly problem: MilesProblem | 'being-booked' };

interface MilesRequest {
  readonly visit: Visit;
  readonly visitor: Visitor;
  readonly checkout: Checkout;
  /** 0 for no miles. */
  readonly points: number;
}

/**
 * Sets the miles that a checkout redeems (VALID-048), checked against the balance, the price, and what the programme pays for them. Nothing is
 * reserved before the order.
 * @param report receives what the operator has to look at
 */
export async function redeemMiles(
  deps: MilesDeps,
  { visit, visitor, checkout, points }: MilesRequest,
  report: (message: string) => void,
): Promise<MilesChange> {
  if (points === 0) return change(deps, checkout, null, null);
  const found = await findRedeemableMiles(deps, visit.brand, checkout, linkOwnerOf(checkout, visitor));
  if (found === null || deps.loyalty === null) return { ok: false, problem: 'technicalError' };
  const { link, balance, range, rate } = found;
  if (link === null) return { ok: false, problem: 'milesMoreLoginError' };
  if (balance === null) return { ok: false, problem: 'technicalError' };
  if (!isMilesAmount(points, range)) return { ok: false, problem: 'milesAmountInvalid' };
  const amount = valueOfMiles(points, rate);
  if (!(await isPaidByProgramme(deps.loyalty, { points, amount, rate }, report)))
    return { ok: false, problem: 'technicalError' };
  const programme = deps.loyalty.loyalty.name;
  return change(deps, checkout, { accountId: link.id, programme, points, amount }, balance);
}

/** Redeems no miles any more, and ends the link to the account. The link stays while the checkout is being booked, which may redeem them. */
export async function unlinkMiles(
  deps: MilesDeps,
  { visitor, checkout }: Pick<MilesRequest, 'visitor' | 'checkout'>,
): Promise<MilesChange> {
  const changed = await change(deps, checkout, null, null);
  if (changed.ok) await deps.loyalty?.links.remove(linkOwnerOf(checkout, visitor));
  return changed;
}

/** The shop never gives more for miles than the programme pays it. */
async function isPaidByProgramme(
  { loyalty }: Loyalty,
  {
    points,
    amount,
    rate,
  }: { readonly points: number; readonly amount: number } & Pick<RedeemableMiles, 'rate'>,
  report: (message: string) => void,
): Promise<boolean> {
  const timeoutMs = loyaltyTimings.callTimeoutMs;
  const quoted = await loyalty.quote({ points, currency: rate.currency }, { timeoutMs });
  if (quoted.outcome === 'confirmed' && quoted.amount >= amount) return true;
  if (quoted.outcome !== 'unknown')
    report(
      'the loyalty programme pays less for miles than the brand gives for them: check the brand’s rates',
    );
  return false;
}

async function change(
  { checkouts }: MilesDeps,
  checkout: Checkout,
  miles: Checkout['miles'],
  balance: number | null,
): Promise<MilesChange> {
  const changed = await checkouts.change(checkout, { step: 'miles', miles });
  return changed === null ? { ok: false, problem: 'being-booked' } : { ok: true, checkout: changed, balance };
}
