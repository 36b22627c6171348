import { formatAmount } from '../../../domain/money/format-price.ts';
import type { Texts } from '../../../texts/texts.ts';
import type { CheckoutSummary } from '../checkout-summary.ts';
import type { CardTerms } from './card/card-form.ts';

/** A sentence with the card's discount on flights and hotel, or on the hotel alone (DISC-003); null for no discount. */
export function describeSaving(
  terms: CardTerms | null,
  { trip, currency }: Pick<CheckoutSummary, 'trip' | 'currency'>,
  texts: Texts,
): string | null {
  if (terms === null || terms.discount === 0) return null;
  const id = trip.outbound === null ? 'payment.discount.givenHotel' : 'payment.discount.given';
  return texts(id, { amount: formatAmount(terms.discount, currency) });
}
