import type { PaymentCallOptions } from './payment-port.ts';

/** @throws RangeError for what no call may be made with */
export function requireTimeout(timeoutMs: number): void {
  if (!(timeoutMs >= 1 && timeoutMs <= 120_000)) {
    throw new RangeError('A call may take 1 to 120,000 milliseconds');
  }
}

/** @throws RangeError for what no call may be made with */
export function requireCallOptions({ idempotencyKey, timeoutMs }: PaymentCallOptions): void {
  if (idempotencyKey.length < 8 || idempotencyKey.length > 64) {
    throw new RangeError('An idempotency key has 8 to 64 characters');
  }
  requireTimeout(timeoutMs);
}

/** @throws RangeError for an amount that no call may name */
export function requireAmount(amount: number): void {
  if (!Number.isSafeInteger(amount) || amount <= 0) {
    throw new RangeError('An amount is a whole number of minor units above 0');
  }
}

/** @throws RangeError for a reference that no payment may have */
export function requireReference(reference: string): void {
  if (!/^[A-Za-z0-9-]{1,40}$/.test(reference)) {
    throw new RangeError('A reference has 1 to 40 letters, digits and hyphens');
  }
}
