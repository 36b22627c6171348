import type { LoyaltyCall, LoyaltyCallTime } from './loyalty-port.ts';

/** @throws RangeError for what no call may be made with */
export function requireLoyaltyTime({ timeoutMs }: LoyaltyCallTime): void {
  if (!(timeoutMs >= 1 && timeoutMs <= 120_000))
    throw new RangeError('A call may take 1 to 120,000 milliseconds');
}

/** @throws RangeError for what no call may be made with */
export function requireLoyaltyCall(options: LoyaltyCall): void {
  const { length } = options.idempotencyKey;
  if (length < 8 || length > 64) throw new RangeError('An idempotency key has 8 to 64 characters');
  requireLoyaltyTime(options);
}

/** @throws RangeError for a number of points that no call may name */
export function requirePoints(points: number): void {
  if (!Number.isSafeInteger(points) || points <= 0) throw new RangeError('Points are a whole number above 0');
}

/** @throws RangeError for a reference that nothing may have */
export function requireLoyaltyReference(reference: string): void {
  if (!/^[A-Za-z0-9-]{1,64}$/.test(reference))
    throw new RangeError('A reference has 1 to 64 letters, digits and hyphens');
}
