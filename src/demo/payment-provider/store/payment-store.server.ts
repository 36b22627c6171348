import { randomBytes } from 'node:crypto';
import type { Pool } from 'pg';
import type { Clock } from '../../../domain/time/clock.ts';

/** What every desk of the provider works on. */
export interface PaymentStore {
  readonly pool: Pool;
  readonly clock: Clock;
  /** Messages to the shop were written: they can go out. */
  readonly onNotice: () => void;
}

/** An id that nobody can guess: 128 random bits. */
export function createId(): string {
  return randomBytes(16).toString('base64url');
}
