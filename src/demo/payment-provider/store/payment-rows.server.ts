import type { Insertable, Selectable } from 'kysely';
import type { PaymentWebhook } from '../../../ports/payment/payment-port.ts';
import type { PaymentRecord } from '../../../ports/payment/payment-record.ts';
import { describeTestCard } from '../../../ports/payment/test-payments.ts';
import { createId, type ProviderDatabase, type ProviderDb } from './payment-store.server.ts';

/** A payment with what only the provider's own pages need. */
export interface StoredPayment extends PaymentRecord {
  /** What was asked for under the reference; null where it was cancelled before. */
  readonly requestDigest: string | null;
  /** Stays when the action is over. */
  readonly actionId: string | null;
  readonly wrongCodes: number;
  readonly lastFour: string;
  /** Null where it was cancelled before it was asked for. */
  readonly returnUrl: string | null;
  readonly language: string | null;
  /** Whose account it is in. */
  readonly merchant: string;
}

type PaymentTable = ProviderDatabase['payment_provider.payment'];

/** Loads a payment and locks it until the transaction ends. */
export async function lockPayment(
  db: ProviderDb,
  by: 'reference' | 'action_id',
  value: string,
): Promise<StoredPayment | null> {
  const row = await db
    .selectFrom('payment_provider.payment')
    .selectAll()
    .where(by, '=', value)
    .forUpdate()
    .executeTakeFirst();
  return row === undefined ? null : readRow(row);
}

function readRow(row: Selectable<PaymentTable>): StoredPayment {
  return {
    paymentId: row.id,
    reference: row.reference,
    amount: Number(row.amount),
    currency: row.currency,
    method: row.method,
    card: row.first_digits === null ? null : describeTestCard(row.first_digits),
    state: row.state,
    refusal: row.refusal,
    authorised: Number(row.authorised),
    captured: Number(row.captured),
    refunded: Number(row.refunded),
    grantedUntil: row.granted_until.getTime(),
    isReturnedLater: row.is_returned_later,
    action: readAction(row),
    requestDigest: row.request_digest,
    actionId: row.action_id,
    wrongCodes: row.wrong_codes,
    lastFour: row.last_four,
    returnUrl: row.return_url,
    language: row.language,
    merchant: row.merchant,
  };
}

function readAction(row: Selectable<PaymentTable>): StoredPayment['action'] {
  const { action_id: id, action_kind: kind, action_expires_at: expiresAt } = row;
  if (id === null || kind === null || expiresAt === null) return null;
  return { id, kind, expiresAt: expiresAt.getTime(), isRefusedAnyway: row.is_refused_anyway };
}

/** Saves the present state of a payment, new or known. */
export async function savePayment(db: ProviderDb, payment: StoredPayment, now: Date): Promise<void> {
  await db
    .insertInto('payment_provider.payment')
    .values(toRow(payment, now))
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet(({ ref }) => ({
        state: ref('excluded.state'),
        refusal: ref('excluded.refusal'),
        authorised: ref('excluded.authorised'),
        captured: ref('excluded.captured'),
        refunded: ref('excluded.refunded'),
        action_kind: ref('excluded.action_kind'),
        action_expires_at: ref('excluded.action_expires_at'),
        wrong_codes: ref('excluded.wrong_codes'),
      })),
    )
    .execute();
}

function toRow(payment: StoredPayment, now: Date): Insertable<PaymentTable> {
  const { action } = payment;
  return {
    id: payment.paymentId,
    reference: payment.reference,
    amount: payment.amount,
    currency: payment.currency,
    method: payment.method,
    state: payment.state,
    refusal: payment.refusal,
    authorised: payment.authorised,
    captured: payment.captured,
    refunded: payment.refunded,
    granted_until: new Date(payment.grantedUntil),
    is_returned_later: payment.isReturnedLater,
    action_kind: action?.kind ?? null,
    action_expires_at: action && new Date(action.expiresAt),
    is_refused_anyway: action?.isRefusedAnyway ?? false,
    request_digest: payment.requestDigest,
    action_id: payment.actionId,
    wrong_codes: payment.wrongCodes,
    last_four: payment.lastFour,
    first_digits: payment.card?.firstDigits ?? null,
    return_url: payment.returnUrl,
    language: payment.language,
    merchant: payment.merchant,
    created_at: now,
  };
}

export interface Movement {
  readonly kind: Extract<
    PaymentWebhook['event'],
    'authorised' | 'refused' | 'captured' | 'cancelled' | 'refunded' | 'chargeback'
  >;
  /** Minor units that moved, or would have. */
  readonly amount: number;
  /** When the money moves and the shop receives the webhook. */
  readonly at: Date;
}

/** Saves a move of money and the webhook that reports it to the shop. */
export async function insertMovement(
  db: ProviderDb,
  { paymentId, reference, returnUrl, merchant }: StoredPayment,
  { kind, amount, at }: Movement,
  now: Date,
): Promise<void> {
  const movement = db
    .insertInto('payment_provider.movement')
    .values({ payment_id: paymentId, kind, amount, at });
  if (returnUrl === null) {
    await movement.execute();
    return;
  }
  await db
    .with('moved', () => movement)
    .insertInto('payment_provider.notice')
    .values({
      id: createId(),
      reference,
      merchant,
      event: kind,
      shop_origin: new URL(returnUrl).origin,
      due_at: at,
      created_at: now,
    })
    .execute();
}
