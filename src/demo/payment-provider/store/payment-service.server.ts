import { sql } from 'kysely';
import { digestCall } from '../../../ports/payment/digest-call.server.ts';
import type {
  Authorisation,
  AuthorisationRequest,
  PaymentFacts,
  PaymentPort,
} from '../../../ports/payment/payment-port.ts';
import type { PaymentRecord, PendingAction } from '../../../ports/payment/payment-record.ts';
import {
  blockPayment,
  cancelPayment,
  capturePayment,
  endLateAction,
  openPaymentRecord,
  refundPayment,
  toAuthorisation,
} from '../../../ports/payment/payment-rules.ts';
import { checkTestAccount, describeTestCard } from '../../../ports/payment/test-payments.ts';
import { MisusedKey } from './answer-call.server.ts';
import { type SpentToken, spendToken } from './card-vault.server.ts';
import {
  insertMovement,
  lockPayment,
  type Movement,
  type StoredPayment,
  savePayment,
} from './payment-rows.server.ts';
import { createId, type MerchantStore, type PaymentStore, type ProviderDb } from './payment-store.server.ts';

type RequestOf<Call extends 'authorise' | 'proceed' | 'capture' | 'cancel' | 'refund'> = Parameters<
  PaymentPort[Call]
>[0];

/** A direct debit is taken back by the account's holder that many milliseconds after it was captured. */
const returnedAfter = 15_000;

/** Where an action's page is found, for a shopper who is on a page of the shop's. */
export function addressAction({ kind, id }: PendingAction, providerOrigin: string): string {
  return `${providerOrigin}/${kind === 'challenge' ? 'challenge' : 'wallet'}/${id}`;
}

/** The merchant's payment of a reference, with an action ended whose time is over. */
export async function findPayment(
  db: ProviderDb,
  context: MerchantStore,
  reference: string,
): Promise<StoredPayment | null> {
  const payment = await lockPayment(db, 'reference', reference);
  if (payment?.merchant !== context.merchant) return null;
  return changePayment(db, context, payment, endLateAction(payment, context.clock.now().getTime()));
}

/** The same for a payment that may not exist yet: of two who ask for it at once, the second finds what the first one has made. */
async function findAlone(
  db: ProviderDb,
  context: MerchantStore,
  reference: string,
): Promise<StoredPayment | null> {
  const locked = sql`select pg_advisory_xact_lock(hashtextextended('payment:' || ${reference}, 0))`.execute(
    db,
  );
  const [, known] = await Promise.all([locked, lockPayment(db, 'reference', reference)]);
  if (known !== null && known.merchant !== context.merchant)
    throw new MisusedKey('The reference is a payment of another merchant');
  return known === null
    ? null
    : changePayment(db, context, known, endLateAction(known, context.clock.now().getTime()));
}

/** Writes down what a rule has made of a payment, with the moves of money that this means. */
export async function changePayment(
  db: ProviderDb,
  { clock }: PaymentStore,
  before: StoredPayment,
  after: PaymentRecord & Partial<StoredPayment>,
): Promise<StoredPayment> {
  const payment = { ...before, ...after };
  if (after === before) return payment;
  await savePaymentWithMovements(db, before, payment, clock.now());
  return payment;
}

async function savePaymentWithMovements(
  db: ProviderDb,
  before: PaymentRecord | null,
  payment: StoredPayment,
  now: Date,
): Promise<void> {
  const movements = listMovements(before, payment, now);
  await Promise.all([
    savePayment(db, payment, now),
    ...movements.map((movement) => insertMovement(db, payment, movement, now)),
  ]);
}

function listMovements(before: PaymentRecord | null, after: PaymentRecord, now: Date): Movement[] {
  const moved = (kind: Movement['kind'], amount: number, at = now): Movement => ({ kind, amount, at });
  const refunded = after.refunded - (before?.refunded ?? 0);
  if (refunded > 0) return [moved('refunded', refunded)];
  if (before?.state === after.state) return [];
  switch (after.state) {
    case 'authorised':
      return [moved('authorised', after.authorised)];
    case 'captured':
      return after.isReturnedLater
        ? [
            moved('captured', after.captured),
            moved('chargeback', after.captured, new Date(now.getTime() + returnedAfter)),
          ]
        : [moved('captured', after.captured)];
    case 'cancelled':
      return [moved('cancelled', before?.authorised ?? 0)];
    case 'refused':
      return [moved('refused', after.amount)];
    case 'pending':
      return [];
  }
}

/** Sets money aside, or says what the shopper has to do first. For a payment that exists, it returns its state. */
export async function authorise(
  db: ProviderDb,
  context: MerchantStore,
  request: RequestOf<'authorise'>,
  providerOrigin: string,
): Promise<Authorisation> {
  const requestDigest = digestCall('authorise', request);
  const known = await findAlone(db, context, request.reference);
  if (known !== null && ![null, requestDigest].includes(known.requestDigest))
    throw new MisusedKey('The reference was used for another payment');
  const payment = known ?? (await begin(db, context, request, requestDigest));
  return toAuthorisation(payment, (action) => addressAction(action, providerOrigin));
}

async function begin(
  db: ProviderDb,
  { clock, merchant }: MerchantStore,
  request: AuthorisationRequest,
  requestDigest: string,
): Promise<StoredPayment> {
  const { paymentDetails, returnUrl, shopper, reference, amount, currency } = request;
  const { outcome, lastFour, firstDigits } = await checkPaymentDetails(db, request);
  const now = clock.now();
  const begun = openPaymentRecord({
    request: { reference, amount, currency },
    method: paymentDetails.method,
    card: firstDigits === null ? null : describeTestCard(firstDigits),
    outcome,
    now: now.getTime(),
    createId,
  });
  const payment: StoredPayment = {
    ...begun,
    requestDigest,
    actionId: begun.action?.id ?? null,
    wrongCodes: 0,
    lastFour,
    returnUrl,
    language: shopper.language,
    merchant,
  };
  await savePaymentWithMovements(db, null, payment, now);
  return payment;
}

async function checkPaymentDetails(
  db: ProviderDb,
  { paymentDetails, reference }: AuthorisationRequest,
): Promise<SpentToken> {
  if (paymentDetails.method === 'PayPal') return { outcome: 'granted', lastFour: '', firstDigits: null };
  if (paymentDetails.method === 'BankAccount') {
    const lastFour = paymentDetails.iban.slice(-4);
    return { outcome: checkTestAccount(paymentDetails), lastFour, firstDigits: null };
  }
  return spendToken(db, paymentDetails.token, reference);
}

/** Returns the state of a payment after its action; the service trusts nothing that the browser brought back. */
export async function proceed(
  db: ProviderDb,
  context: MerchantStore,
  { reference }: RequestOf<'proceed'>,
  originOf: (returnUrl: string) => string,
): Promise<Authorisation> {
  const payment = await findPayment(db, context, reference);
  if (payment === null || payment.returnUrl === null) return { outcome: 'refused', reason: 'refused' };
  const providerOrigin = originOf(payment.returnUrl);
  return toAuthorisation(payment, (action) => addressAction(action, providerOrigin));
}

export async function capture(
  db: ProviderDb,
  context: MerchantStore,
  { reference, amount, currency }: RequestOf<'capture'>,
): ReturnType<PaymentPort['capture']> {
  const known = await findPayment(db, context, reference);
  if (known === null) return { outcome: 'refused', reason: 'not-authorised' };
  const now = context.clock.now().getTime();
  const { payment, answer } = capturePayment(known, { amount, currency, now });
  await changePayment(db, context, known, payment);
  return answer;
}

export async function cancel(
  db: ProviderDb,
  context: MerchantStore,
  { reference }: RequestOf<'cancel'>,
): ReturnType<PaymentPort['cancel']> {
  const known = await findAlone(db, context, reference);
  if (known === null) {
    const blocked = { requestDigest: null, actionId: null, wrongCodes: 0, lastFour: '', returnUrl: null };
    const payment = {
      ...blockPayment(reference, createId),
      ...blocked,
      language: null,
      merchant: context.merchant,
    };
    await savePayment(db, payment, context.clock.now());
    return { outcome: 'confirmed' };
  }
  const { payment, answer } = cancelPayment(known);
  await changePayment(db, context, known, payment);
  return answer;
}

export async function refund(
  db: ProviderDb,
  context: MerchantStore,
  { reference, amount, currency }: RequestOf<'refund'>,
): ReturnType<PaymentPort['refund']> {
  const known = await findPayment(db, context, reference);
  if (known === null) return { outcome: 'refused', reason: 'not-captured' };
  const { payment, answer } = refundPayment(known, { amount, currency }, createId);
  await changePayment(db, context, known, payment);
  return answer;
}

export function toPaymentFacts(payment: PaymentRecord): PaymentFacts {
  const { paymentId, reference, state, authorised, captured, refunded } = payment;
  return { paymentId, reference, state, authorised, captured, refunded };
}
