import type { Order } from '../../../domain/booking/booking-order.ts';
import { type CardNumberRange, findCardStrategy } from '../../../domain/money/card-discount.ts';
import type { Authorisation } from '../../../ports/payment/payment-port.ts';

export type CardFault = 'card-changed' | 'card-not-allowed';

/** An authorisation, and whether it is of the card that the order's price was calculated for. */
export type JudgedAuthorisation =
  | Exclude<Authorisation, { readonly outcome: 'confirmed' }>
  | (Extract<Authorisation, { readonly outcome: 'confirmed' }> & { readonly cardFault?: CardFault });

/**
 * Judges the authorised card by the authorisation's own answer: another card may have been typed into the fields since
 * the order (DISC-001, VALID-056). An answer without a card is accepted as it is.
 * @param ranges card ranges of the order's brand
 */
export function judgeCard(
  { cardDigits }: Pick<Order, 'cardDigits'>,
  authorisation: Authorisation,
  ranges: readonly CardNumberRange[],
): JudgedAuthorisation {
  const digits = authorisation.outcome === 'confirmed' ? (authorisation.card?.firstDigits ?? null) : null;
  if (authorisation.outcome !== 'confirmed' || digits === null) return authorisation;
  if (findCardStrategy(ranges, digits) === 'disallowed')
    return { ...authorisation, cardFault: 'card-not-allowed' };
  const isJudged = cardDigits !== undefined && cardDigits !== null;
  return isJudged && cardDigits !== digits ? { ...authorisation, cardFault: 'card-changed' } : authorisation;
}
