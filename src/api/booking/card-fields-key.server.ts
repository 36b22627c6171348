import type { TextSigner } from '../../server/visitor/text-signer.ts';

/** Names open card fields so that only the checkout that they were opened for can change their amount. */
export function signCardFields(
  signer: Pick<TextSigner, 'signCookie'>,
  checkoutId: string,
  transactionId: string,
): string {
  return signer.signCookie(`card-fields ${checkoutId} ${transactionId}`);
}

/** The transaction of card fields; null where they are another checkout's or the key was made up. */
export function readCardFieldsKey(
  signer: Pick<TextSigner, 'unsignCookie'>,
  checkoutId: string,
  key: string,
): string | null {
  const { valid, value } = signer.unsignCookie(key);
  const start = `card-fields ${checkoutId} `;
  return valid && value?.startsWith(start) ? value.slice(start.length) : null;
}
