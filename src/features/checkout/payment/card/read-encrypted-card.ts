import type { CollectedCard } from './card-desk.ts';
import { checkCardHolder } from './check-card-holder.ts';
import { textOfCardError } from './map-card-error.ts';

/** What the fields of the alternative drop-in hold when they find themselves valid, as the provider takes it. */
interface EncryptedCard {
  readonly holderName?: string;
}

/**
 * The card in the alternative drop-in, or the text of what the shop has against it although the provider has nothing: a range that is not
 * approved (VALID-056, VALID-062), or a holder with digits and signs (VALID-050, VALID-051), which the order would be refused for.
 * @param isApproved false once the card's first digits were refused
 * @param customerName holder where the drop-in names none
 */
export function readEncryptedCard(
  card: EncryptedCard,
  { isApproved, customerName }: { readonly isApproved: boolean; readonly customerName: string },
): { readonly ok: true; readonly card: CollectedCard } | { readonly ok: false; readonly error: string } {
  if (!isApproved) return { ok: false, error: textOfCardError.paymentCardNumberBinInvalid };
  const holderName = (card.holderName ?? customerName).trim();
  const fault = checkCardHolder(holderName);
  if (fault !== null) return { ok: false, error: `payment.error.${fault}` };
  return { ok: true, card: { token: JSON.stringify(card), holderName, redirect: null, isEncrypted: true } };
}
