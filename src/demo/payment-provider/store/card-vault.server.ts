import type { Clock } from '../../../domain/time/clock.ts';
import {
  findTestCard,
  parseTestToken,
  TEST_TOKEN_DIGITS,
  type TestPaymentOutcome,
} from '../../../ports/payment/test-payments.ts';
import { createId, type PaymentStore, type ProviderDb } from './payment-store.server.ts';

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
  db: ProviderDb,
  clock: Clock,
  { returnUrl, language }: { readonly returnUrl: string; readonly language: string },
): Promise<string> {
  const id = createId();
  await db
    .insertInto('payment_provider.card')
    .values({ id, shop_origin: new URL(returnUrl).origin, language, opened_at: clock.now() })
    .execute();
  return id;
}

/** Null where the fields were never opened, or too long ago. */
export async function findFields({ db, clock }: PaymentStore, id: string): Promise<FieldsSession | null> {
  const card = await db
    .selectFrom('payment_provider.card')
    .select(['shop_origin', 'language'])
    .where('id', '=', id)
    .where('opened_at', '>', new Date(clock.now().getTime() - FIELDS_MILLISECONDS))
    .executeTakeFirst();
  return card === undefined ? null : { id, shopOrigin: card.shop_origin, language: card.language };
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
  { db, clock }: PaymentStore,
  id: string,
  { number, cvv }: TypedCard,
): Promise<boolean> {
  const card = findTestCard(number);
  if (card === undefined) return false;
  const outcome: TestPaymentOutcome = wrongCode.test(cvv) ? 'card-invalid' : card.outcome;
  await db
    .updateTable('payment_provider.card')
    .set({
      first_digits: number.slice(0, 6),
      last_four: number.slice(-4),
      outcome,
      entered_at: clock.now(),
      used_by: null,
    })
    .where('id', '=', id)
    .execute();
  return true;
}

/** What a payment is made with; of a number no more than six and four digits. */
export interface SpentToken {
  readonly outcome: TestPaymentOutcome;
  readonly lastFour: string;
  readonly firstDigits: string | null;
}

/** What a card's token brings about in a payment; from then on it is no good for another one. */
export async function spendToken(db: ProviderDb, token: string, reference: string): Promise<SpentToken> {
  const known = parseTestToken(token);
  if (known !== null) return { outcome: known, lastFour: '', firstDigits: TEST_TOKEN_DIGITS };
  const spent = await db
    .updateTable('payment_provider.card')
    .set({ used_by: reference })
    .where('id', '=', token)
    .where('outcome', 'is not', null)
    .where(({ eb, or }) => or([eb('used_by', 'is', null), eb('used_by', '=', reference)]))
    .returning(['outcome', 'last_four', 'first_digits'])
    .executeTakeFirst();
  return {
    outcome: spent?.outcome ?? 'card-invalid',
    lastFour: spent?.last_four ?? '',
    firstDigits: spent?.first_digits ?? null,
  };
}

/** First six digits of a token's card; null where no card was typed in. */
export async function readFirstDigits({ db }: PaymentStore, token: string): Promise<string | null> {
  if (parseTestToken(token) !== null) return TEST_TOKEN_DIGITS;
  const card = await db
    .selectFrom('payment_provider.card')
    .select('first_digits')
    .where('id', '=', token)
    .where('outcome', 'is not', null)
    .executeTakeFirst();
  return card?.first_digits ?? null;
}
