import { randomBytes } from 'node:crypto';
import type { Pool } from 'pg';
import type { Clock } from '../../../domain/time/clock.ts';

/** What every service of the provider works on. */
export interface PaymentStore {
  readonly pool: Pool;
  readonly clock: Clock;
  /** Messages to the shop were written: they can go out. */
  readonly onWebhookDue: () => void;
}

/** An id that cannot be guessed: 128 random bits. */
export function createId(): string {
  return randomBytes(16).toString('base64url');
}
