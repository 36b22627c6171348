import type { EncryptedCardData } from '../../payment-browser-port.ts';

/** Reads the data of Adyen's card form. The token is its `paymentMethod` as JSON, which `parseCardToken` parses on the server. */
export function parseCardData(data: unknown): EncryptedCardData {
  // The library's type of the data lacks the payment method of a card.
  const { paymentMethod } = data as { readonly paymentMethod: { readonly holderName?: string } };
  return { token: JSON.stringify(paymentMethod), holderName: paymentMethod.holderName ?? null };
}
