import { checkoutTimings } from '../../../../defaults.ts';
import { isCardPayment, type OrderPayment } from '../../../../domain/booking/payment-details.ts';
import type { PaymentPort } from '../../../../ports/payment/payment-port.ts';

/**
 * First six digits of the card that a payment names. Null for any other method, and where the provider does not say in time: the card is then
 * judged when it is authorised.
 */
export async function readCardDigits(
  payments: Pick<PaymentPort, 'readCard'>,
  details: OrderPayment,
): Promise<string | null> {
  if (!isCardPayment(details)) return null;
  const card = await payments.readCard(
    { token: details.token },
    { timeoutMs: checkoutTimings.readCardTimeoutMs },
  );
  return card.outcome === 'confirmed' ? card.firstDigits : null;
}
