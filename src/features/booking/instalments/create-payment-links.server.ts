import { createHash, createHmac } from 'node:crypto';
import type { PaymentLinks } from '../model/payment-links.ts';

const TOKEN_BYTES = 16;

/** @param secret the shop's own; after a change of it each mail carries a new link */
export function createPaymentLinks(secret: string): PaymentLinks {
  return {
    tokenOf: (requestId) =>
      createHmac('sha256', secret)
        .update(`payment link ${requestId}`)
        .digest()
        .subarray(0, TOKEN_BYTES)
        .toString('base64url'),
    digestOf: (token) => createHash('sha256').update(token).digest('base64url'),
  };
}
