import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import {
  type NarrowedColumns,
  type NarrowedDatabase,
  narrowColumns,
} from '../../../database/narrow-columns.server.ts';
import type { Db } from '../../../database/open-kysely.server.ts';
import type { Clock } from '../../../domain/time/clock.ts';
import type { PaymentRecord } from '../../../ports/payment/payment-record.ts';
import type { TestPaymentOutcome } from '../../../ports/payment/test-payments.ts';

interface ProviderTables {
  'payment_provider.card': NarrowedColumns<'payment_provider.card', { outcome: TestPaymentOutcome | null }>;
  'payment_provider.payment': NarrowedColumns<
    'payment_provider.payment',
    Pick<PaymentRecord, 'currency' | 'method' | 'refusal'>
  >;
}

/** The database with narrowed column types for the provider. */
export type ProviderDatabase = NarrowedDatabase<ProviderTables>;
/** Queries on it, also within a transaction. */
export type ProviderDb = Kysely<ProviderDatabase>;

export const openProviderTables = (db: Db): ProviderDb => narrowColumns<ProviderTables>(db);

/** What every service of the provider works on; its calls see the payments of one merchant. */
export interface MerchantStore extends PaymentStore {
  readonly merchant: string;
}

/** What the pages of the provider work on, which know a payment by an id that nobody guesses. */
export interface PaymentStore {
  readonly db: ProviderDb;
  readonly clock: Clock;
  /** Messages to the shop were written: they can go out. */
  readonly onWebhookDue: () => void;
}

/** An id that cannot be guessed: 128 random bits. */
export function createId(): string {
  return randomBytes(16).toString('base64url');
}
