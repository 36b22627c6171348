import type { PoolClient } from 'pg';
import type { PaymentWebhook } from '../../../ports/payment/payment-port.ts';
import type { PaymentRecord } from '../../../ports/payment/payment-record.ts';
import { createId } from './payment-store.server.ts';

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
}

interface Row {
  [column: string]: unknown;
}

/** Loads a payment and locks it until the transaction ends. */
export async function lockPayment(
  client: PoolClient,
  by: 'reference' | 'action_id',
  value: string,
): Promise<StoredPayment | null> {
  const { rows } = await client.query<Row>({
    name: `provider-payment-by-${by}`,
    text: `select * from payment_provider.payment where ${by} = $1 for update`,
    values: [value],
  });
  return rows[0] === undefined ? null : readRow(rows[0]);
}

function readRow(row: Row): StoredPayment {
  const [actionId, kind] = [row.action_id as string | null, row.action_kind];
  return {
    paymentId: row.id as string,
    reference: row.reference as string,
    amount: Number(row.amount),
    currency: row.currency as PaymentRecord['currency'],
    method: row.method as PaymentRecord['method'],
    state: row.state as PaymentRecord['state'],
    refusal: row.refusal as PaymentRecord['refusal'],
    authorised: Number(row.authorised),
    captured: Number(row.captured),
    refunded: Number(row.refunded),
    grantedUntil: (row.granted_until as Date).getTime(),
    isReturnedLater: row.is_returned_later as boolean,
    action:
      kind === null || actionId === null
        ? null
        : {
            id: actionId,
            kind: kind as 'challenge' | 'redirect',
            expiresAt: (row.action_expires_at as Date).getTime(),
            isRefusedAnyway: row.is_refused_anyway as boolean,
          },
    requestDigest: row.request_digest as string | null,
    actionId,
    wrongCodes: row.wrong_codes as number,
    lastFour: row.last_four as string,
    returnUrl: row.return_url as string | null,
    language: row.language as string | null,
  };
}

/** Saves the present state of a payment, new or known. */
export async function savePayment(client: PoolClient, payment: StoredPayment, now: Date): Promise<void> {
  await client.query({
    name: 'provider-keep-payment',
    text: `insert into payment_provider.payment (id, reference, amount, currency, method, state, refusal, authorised, captured,
       refunded, granted_until, is_returned_later, action_kind, action_expires_at, is_refused_anyway, request_digest,
       action_id, wrong_codes, last_four, return_url, language, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22)
     on conflict (id) do update set state = excluded.state, refusal = excluded.refusal, authorised = excluded.authorised,
       captured = excluded.captured, refunded = excluded.refunded, action_kind = excluded.action_kind,
       action_expires_at = excluded.action_expires_at, wrong_codes = excluded.wrong_codes`,
    values: [
      ...[payment.paymentId, payment.reference, payment.amount, payment.currency, payment.method],
      ...[payment.state, payment.refusal, payment.authorised, payment.captured, payment.refunded],
      ...[new Date(payment.grantedUntil), payment.isReturnedLater, payment.action?.kind ?? null],
      ...[payment.action && new Date(payment.action.expiresAt), payment.action?.isRefusedAnyway ?? false],
      ...[payment.requestDigest, payment.actionId, payment.wrongCodes, payment.lastFour],
      ...[payment.returnUrl, payment.language, now],
    ],
  });
}

export interface Movement {
  readonly kind: Exclude<PaymentWebhook['event'], 'other'>;
  /** Minor units that moved, or would have. */
  readonly amount: number;
  /** When the money moves and the shop receives the webhook. */
  readonly at: Date;
}

/** Saves a move of money and the webhook that reports it to the shop. */
export async function insertMovement(
  client: PoolClient,
  { paymentId, reference, returnUrl }: StoredPayment,
  { kind, amount, at }: Movement,
  now: Date,
): Promise<void> {
  await client.query({
    name: 'provider-note-movement',
    text: `with moved as (
       insert into payment_provider.movement (payment_id, kind, amount, at) values ($1, $2, $3, $8)
     )
     insert into payment_provider.notice (id, reference, event, shop_origin, due_at, created_at)
     select $5, $6, $2, $7, $8, $4 where $7::text is not null`,
    values: [
      ...[paymentId, kind, amount, now, createId(), reference],
      ...[returnUrl === null ? null : new URL(returnUrl).origin, at],
    ],
  });
}
