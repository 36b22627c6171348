import type { PoolClient } from 'pg';
import type { Clock } from '../../../domain/time/clock.ts';
import {
  findTestCard,
  readTestToken,
  TEST_TOKEN_DIGITS,
  type TestPaymentOutcome,
} from '../../../ports/payment/test-payments.ts';
import type { PaymentStore } from './payment-store.server.ts';
import { createId } from './payment-store.server.ts';

/** Card fields may be used that long after they were opened, in milliseconds. */
export const FIELDS_MILLISECONDS = 60 * 60_000;

export interface FieldsSession {
  readonly id: string;
  /** The only site whose pages may show the fields. */
  readonly shopOrigin: string;
  readonly language: string;
}

/** Opens card fields for a page of the shop's; their id becomes the card's token. */
export async function openFields(
  client: PoolClient,
  clock: Clock,
  { returnUrl, language }: { readonly returnUrl: string; readonly language: string },
): Promise<string> {
  const id = createId();
  await client.query(
    'insert into payment_provider.card (id, shop_origin, language, opened_at) values ($1, $2, $3, $4)',
    [id, new URL(returnUrl).origin, language, clock.now()],
  );
  return id;
}

/** Null where the fields were never opened, or too long ago. */
export async function findFields({ pool, clock }: PaymentStore, id: string): Promise<FieldsSession | null> {
  const { rows } = await pool.query<{ shop_origin: string; language: string }>(
    'select shop_origin, language from payment_provider.card where id = $1 and opened_at > $2',
    [id, new Date(clock.now().getTime() - FIELDS_MILLISECONDS)],
  );
  return rows[0] === undefined ? null : { id, shopOrigin: rows[0].shop_origin, language: rows[0].language };
}

export interface TypedCard {
  /** Digits alone. Used here and never stored. */
  readonly number: string;
  readonly cvv: string;
}

/** Verification code of which the bank says that it is wrong. */
const wrongCode = /^9{3,4}$/;

/**
 * Makes a token of what was typed: of the number no more than six and four digits stay. A card that was typed in again may
 * be paid with again.
 * @returns false for a number that no test card has
 */
export async function saveCard(
  { pool, clock }: PaymentStore,
  id: string,
  { number, cvv }: TypedCard,
): Promise<boolean> {
  const card = findTestCard(number);
  if (card === undefined) return false;
  const outcome: TestPaymentOutcome = wrongCode.test(cvv) ? 'card-invalid' : card.outcome;
  await pool.query(
    `update payment_provider.card set first_digits = $2, last_four = $3, outcome = $4, entered_at = $5, used_by = null
     where id = $1`,
    [id, number.slice(0, 6), number.slice(-4), outcome, clock.now()],
  );
  return true;
}

/** What a card's token brings about in a payment; from then on it is no good for another one. */
export async function spendToken(
  client: PoolClient,
  token: string,
  reference: string,
): Promise<{ readonly outcome: TestPaymentOutcome; readonly lastFour: string }> {
  const known = readTestToken(token);
  if (known !== null) return { outcome: known, lastFour: '' };
  const { rows } = await client.query<{ outcome: TestPaymentOutcome; last_four: string }>(
    `update payment_provider.card set used_by = $2
     where id = $1 and outcome is not null and coalesce(used_by, $2) = $2 returning outcome, last_four`,
    [token, reference],
  );
  return { outcome: rows[0]?.outcome ?? 'card-invalid', lastFour: rows[0]?.last_four ?? '' };
}

/** First six digits of a token's card; null where no card was typed in. */
export async function readFirstDigits({ pool }: PaymentStore, token: string): Promise<string | null> {
  if (readTestToken(token) !== null) return TEST_TOKEN_DIGITS;
  const { rows } = await pool.query<{ first_digits: string }>(
    'select first_digits from payment_provider.card where id = $1 and outcome is not null',
    [token],
  );
  return rows[0]?.first_digits ?? null;
}
