import type { FastifyInstance } from 'fastify';

/** The server's own signature of short texts. */
export type Signer = Pick<FastifyInstance, 'signCookie' | 'unsignCookie'>;

/** Names open card fields so that only the checkout that they were opened for can change their amount. */
export function signCardFields(signer: Signer, checkoutId: string, transactionId: string): string {
  return signer.signCookie(`card-fields ${checkoutId} ${transactionId}`);
}

/** The transaction of card fields; null where they are another checkout's or the key was made up. */
export function readCardFieldsKey(signer: Signer, checkoutId: string, key: string): string | null {
  const { valid, value } = signer.unsignCookie(key);
  const start = `card-fields ${checkoutId} `;
  return valid && value?.startsWith(start) ? value.slice(start.length) : null;
}
