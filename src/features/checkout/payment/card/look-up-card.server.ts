import type { z } from 'zod';
import { checkoutTimings } from '../../../../defaults.ts';
import { findCardStrategy } from '../../../../domain/money/card-discount.ts';
import { totalOf } from '../../../../domain/money/package-price.ts';
import type { PaymentPort } from '../../../../ports/payment/payment-port.ts';
import type { Visit } from '../../../../site/visit.ts';
import { type Checkout, priceCheckout } from '../../checkout.ts';
import type { cardLookUpResponse } from '../methods/payment-schemas.ts';

/**
 * What a card does to the price of a checkout, by its first six digits (PAY-022). The card's brand is null while the
 * provider does not answer; the price depends on the ranges of the site's brand alone.
 */
export async function lookUpCard(
  payments: Pick<PaymentPort, 'lookUpCard'>,
  checkout: Checkout,
  { brand }: Visit,
  firstDigits: string,
): Promise<z.infer<typeof cardLookUpResponse>> {
  const strategy = findCardStrategy(brand.payment.cardRanges, firstDigits);
  const known = await payments.lookUpCard(firstDigits, { timeoutMs: checkoutTimings.paymentCallTimeoutMs });
  const price = priceCheckout(checkout, strategy === 'disallowed' ? 'default' : strategy);
  return {
    success: strategy !== 'disallowed',
    strategy,
    cardType: known.outcome === 'confirmed' ? known.range.brand : null,
    discount: price.cardDiscount,
    totalAmount: totalOf(price),
    messages: strategy === 'disallowed' ? [{ code: 'paymentCardNumberBinInvalid' }] : [],
  };
}
