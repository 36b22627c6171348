import type { CallOptions } from './supply-port.ts';

/** @throws RangeError for what no call may be made with */
export function requireOptions({ idempotencyKey, timeoutMs }: CallOptions): void {
  if (idempotencyKey.length < 8 || idempotencyKey.length > 200) {
    throw new RangeError('An idempotency key has 8 to 200 characters');
  }
  if (!(timeoutMs >= 1 && timeoutMs <= 120_000)) {
    throw new RangeError('A call may take 1 to 120,000 milliseconds');
  }
}
