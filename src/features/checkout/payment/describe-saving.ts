import type { Texts } from '../../../texts/texts.ts';
import type { CheckoutSummary } from '../checkout-summary.ts';
import { formatAmount } from '../frame/format-amount.ts';
import type { CardTerms } from './card/card-form.ts';

/** What a card takes off flights and hotel, or off the hotel where nobody flies (DISC-003), in a sentence; null for nothing. */
export function describeSaving(
  terms: CardTerms | null,
  { trip, currency }: Pick<CheckoutSummary, 'trip' | 'currency'>,
  texts: Texts,
): string | null {
  if (terms === null || terms.discount === 0) return null;
  const id = trip.outbound === null ? 'payment.discount.givenHotel' : 'payment.discount.given';
  return texts(id, { amount: formatAmount(terms.discount, currency) });
}
