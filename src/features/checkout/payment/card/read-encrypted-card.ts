import { tidyName } from '../../../../domain/travellers/person-name.ts';
import type { EncryptedCardData } from '../../../../ports/payment/payment-browser-port.ts';
import { cardErrorTextOf } from './card-error-text.ts';
import type { CollectedCard } from './card-form-handle.ts';
import { checkCardHolder } from './check-card-holder.ts';

/**
 * Checks a card that the provider's fields accept against the shop's own rules: its range must be approved (VALID-056,
 * VALID-062), and its holder must have no digits or symbols (VALID-050, VALID-051). Otherwise returns the id of the error
 * text, because the server would refuse the order.
 * @param isApproved false when the shop refused the card's range
 * @param customerName card holder when the provider has no field for it
 */
export function readEncryptedCard(
  { token, holderName: namedHolder }: EncryptedCardData,
  { isApproved, customerName }: { readonly isApproved: boolean; readonly customerName: string },
): { readonly ok: true; readonly card: CollectedCard } | { readonly ok: false; readonly error: string } {
  if (!isApproved) return { ok: false, error: cardErrorTextOf.paymentCardNumberBinInvalid };
  const holderName = tidyName(namedHolder ?? customerName);
  const fault = checkCardHolder(holderName);
  if (fault !== null) return { ok: false, error: `payment.error.${fault}` };
  return { ok: true, card: { token, holderName, redirect: null, isEncrypted: true } };
}
