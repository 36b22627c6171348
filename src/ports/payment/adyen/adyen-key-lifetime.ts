/** Milliseconds. Adyen kept idempotency keys for 31 days in the editions seen; of the newest nothing is known, so far less is relied on. */
export const adyenKeyLifetimeMs = 6 * 24 * 60 * 60_000;
