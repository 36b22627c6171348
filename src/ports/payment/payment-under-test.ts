import { randomUUID } from 'node:crypto';
import type { WalletMethod } from '../../domain/booking/payment-details.ts';
import type { SettableClock } from '../../domain/time/clock.ts';
import type { PaymentFaults } from './payment-faults-port.ts';
import type {
  Authorisation,
  AuthorisationRequest,
  CardFieldsSetup,
  PaymentCallOptions,
  PaymentPort,
  PaymentWebhook,
} from './payment-port.ts';
import type { ActionEnd } from './payment-record.ts';

/** Known differences of a provider: the suite skips what it cannot do. */
export interface ProviderTraits {
  /** How its card fields work; a token of encrypted fields has no readable digits. */
  readonly cardFields?: CardFieldsSetup['kind'];
  /** What it knows of a card range; when omitted: brand, funding and country. */
  readonly rangeFields?: 'brand';
  /** What a challenge of the bank's is shown by; when omitted, a frame. */
  readonly challenge?: 'component' | 'redirect';
  /** Its messages are signed field by field, within the body, and bear no time. */
  readonly signature?: 'in-body';
  /** `any`: a message is a hint alone, which never grows too old. */
  readonly webhookAge?: 'any';
  /** First digits of the suite's cards as the provider shows them; `400000` when omitted. */
  readonly cardDigits?: string;
  /** Who says that a refund is given; the answer to the call when omitted. */
  readonly refundGivenBy?: 'message';
}

/** A provider and the controls with which the suite causes each case. */
export interface PaymentUnderTest {
  readonly port: PaymentPort;
  /** The account of another company, with the same memory; missing for the fake, which has one account. */
  readonly otherPort?: PaymentPort;
  /** A message that is signed for the other account and names a payment of this one; missing where messages are hints alone. */
  buildOtherWebhook?(reference: string): Promise<Parameters<PaymentPort['readWebhooks']>[0]>;
  readonly traits?: ProviderTraits;
  /** The provider's clock. */
  readonly clock: SettableClock;
  /** Switches between the adapter and the provider. */
  readonly faults: PaymentFaults;
  /** Token of a card by its outcome. */
  cardToken(outcome: 'granted' | 'challenge' | 'challenge-refused' | CardRefusal): Promise<string>;
  /** Token of a wallet by its outcome; missing where the provider's own page opens the sheet. */
  walletToken?(method: WalletMethod, outcome: 'granted' | 'refused'): string;
  /** The shopper ends the action of an answer. @returns what comes back with the browser, where the provider needs it */
  finishAction(authorisation: Authorisation, reference: string, end: ActionEnd): Promise<string | undefined>;
  /** A message as the provider sends it. */
  buildWebhook(reference: string): Promise<{
    readonly headers: Readonly<Record<string, string>>;
    readonly body: string;
  }>;
  /** Missing for the fake, which has no provider behind it. */
  readonly controls?: ProviderControls;
  close(): Promise<void>;
}

/** Which of the provider's calls a misbehaviour meets; `state` asks for the state of a payment. */
export type ControlledCall = 'authorise' | 'capture' | 'cancel' | 'refund' | 'state';

/** What becomes of one call. After `answer-lost`, `empty` and `not-json` its work is done, after all others it is not. */
export const CALL_FAULTS = [
  'rate-limited',
  'server-error',
  'unavailable',
  'request-lost',
  'answer-lost',
  'empty',
  'not-json',
  'unknown-code',
  'unknown-word',
] as const;
export type CallFault = (typeof CALL_FAULTS)[number];

/** What an answer or a message is not ours in. */
export const FOREIGN_PARTS = [
  'merchant',
  'environment',
  'transaction',
  'reference',
  'amount',
  'currency',
] as const;
export type ForeignPart = (typeof FOREIGN_PARTS)[number];

/** What happens to a payment at the provider, without the shop. */
export type ProviderEvent =
  | 'captured'
  | 'half-captured'
  | 'rest-captured'
  | 'rest-expired'
  | 'paid-again'
  | 'refund-failed'
  | 'refund-reversed'
  | 'part-given-back'
  | 'other-refund'
  | 'other-refund-failed'
  | 'chargeback'
  | 'chargeback-again'
  | 'chargeback-reversed'
  | 'dispute';

type Message = Parameters<PaymentPort['readWebhooks']>[0];

/**
 * What the suite can make the provider behind an adapter do. Each method throws `ImpossibleRow` for what the provider cannot do
 * by its shape.
 */
export interface ProviderControls {
  /** The adapter alone, as the shop has it: no message is read but by `readMessages`. */
  readonly port: PaymentPort;
  /** Errors that the adapter has reported. A test that ends with one that it has not taken out fails. */
  readonly reported: unknown[];
  /** What the adapter has passed on without a message of the provider. */
  readonly noticed: PaymentWebhook[];
  /** Milliseconds for which the provider remembers an idempotency key. */
  readonly keyMilliseconds: number;
  /** The next call goes wrong. */
  misbehave(call: ControlledCall, fault: CallFault): void;
  /** The next answers about the state of a payment are not about ours. */
  answerAbout(part: ForeignPart): void;
  /** The provider takes no such request: the next call is a fault of the shop. */
  reject(call: 'authorise' | 'capture' | 'refund'): void;
  /** No call is answered any more, and no message comes. */
  fallSilent(): void;
  /** The bank declines the next refund. */
  declineRefund(): void;
  /** Ends every misbehaviour that is still to come. */
  behave(): void;
  /** The shopper's money that the provider holds or has taken under a reference and not given back, minor units. */
  held(reference: string): Promise<number>;
  /** The shopper finishes an action at the provider, and nothing comes back to the shop. */
  payAlone(begun: Authorisation, reference: string): Promise<void>;
  happen(reference: string, happening: ProviderEvent, amount?: number): Promise<void>;
  /** Passes on every message that the provider has sent by now. */
  readMessages(): Promise<readonly PaymentWebhook[]>;
  /** Messages that have been sent never arrive. */
  loseMessages(): void;
  /** A message about a payment, rightly signed, that is not ours in one part. */
  foreignMessage(reference: string, part: ForeignPart): Message;
  /** A message that nothing sensible can be read of, as far as it is signed. */
  poisonousMessages(reference: string): readonly Message[];
  /** Nothing can be stored about the payment meanwhile. */
  failToRecord(reference: string, meanwhile: () => Promise<void>): Promise<void>;
  /** Runs the jobs of the adapter once. */
  sweep(): Promise<void>;
}

/** A row of the suite that a provider's shape makes impossible; the message says why. */
export class ImpossibleRow extends Error {
  override readonly name = 'ImpossibleRow';
}

export type CardRefusal = 'refused' | 'card-invalid' | 'card-not-allowed' | 'lapsing';

/** Options with a key of their own. */
export function paymentCallOptions(timeoutMs = 10_000): PaymentCallOptions {
  return { idempotencyKey: randomUUID(), timeoutMs };
}

/** 1,234.56 EUR by a card that pays at once, with the given overrides. */
export function buildPaymentRequest(different: Partial<AuthorisationRequest> = {}): AuthorisationRequest {
  return {
    reference: randomUUID(),
    amount: 123_456,
    currency: 'EUR',
    paymentDetails: { method: 'CreditCard', token: 'test-granted', holderName: 'Ada Lovelace' },
    returnUrl: 'https://shop.test/de-de/booking/abcdefghijklmnopqrstuv/payment',
    shopper: {
      email: 'ada@example.com',
      language: 'de',
      billing: {
        gender: 'FEMALE',
        title: '',
        firstName: 'Ada',
        lastName: 'Lovelace',
        street: 'Hauptstraße 1',
        zip: '10115',
        city: 'Berlin',
        country: 'DE',
      },
    },
    ...different,
  };
}

/** Authorises a payment and returns its ids for the next calls. @throws Error when it is refused */
export async function authoriseNow(
  { port }: Pick<PaymentUnderTest, 'port'>,
  request = buildPaymentRequest(),
) {
  const authorised = await port.authorise(request, paymentCallOptions());
  if (authorised.outcome !== 'confirmed') throw new Error(`authorise: ${JSON.stringify(authorised)}`);
  const { reference, amount, currency } = request;
  return { paymentId: authorised.paymentId, reference, amount, currency };
}

/** The same, taken. @throws Error where it is not */
export async function captureNow(under: Pick<PaymentUnderTest, 'port'>, request = buildPaymentRequest()) {
  const payment = await authoriseNow(under, request);
  const captured = await under.port.capture(payment, paymentCallOptions());
  if (captured.outcome !== 'confirmed') throw new Error(`capture: ${JSON.stringify(captured)}`);
  return payment;
}

/** The state of a payment; null where the provider knows none. */
export async function inquireNow({ port }: Pick<PaymentUnderTest, 'port'>, reference: string) {
  const inquired = await port.inquire({ reference, paymentId: null }, { timeoutMs: 10_000 });
  if (inquired.outcome !== 'confirmed') throw new Error('inquire: unknown');
  return inquired.payment;
}
