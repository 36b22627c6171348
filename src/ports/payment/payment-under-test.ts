import { randomUUID } from 'node:crypto';
import type { SettableClock } from '../../domain/time/clock.ts';
import type { PaymentFaults } from './payment-faults-port.ts';
import type {
  Authorisation,
  CardFieldsSetup,
  PaymentCallOptions,
  PaymentPort,
  PaymentRequest,
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
}

/** A provider and the controls with which the suite causes each case. */
export interface PaymentUnderTest {
  readonly port: PaymentPort;
  readonly traits?: ProviderTraits;
  /** The provider's clock. */
  readonly clock: SettableClock;
  /** Switches between the adapter and the provider. */
  readonly faults: PaymentFaults;
  /** Token of a card by its outcome. */
  cardToken(outcome: 'granted' | 'challenge' | 'challenge-refused' | CardRefusal): Promise<string>;
  /** The shopper ends the action of an answer. @returns what comes back with the browser, where the provider needs it */
  finishAction(authorisation: Authorisation, reference: string, end: ActionEnd): Promise<string | undefined>;
  /** A message as the provider sends it. */
  buildWebhook(reference: string): Promise<{
    readonly headers: Readonly<Record<string, string>>;
    readonly body: string;
  }>;
  close(): Promise<void>;
}

export type CardRefusal = 'refused' | 'card-invalid' | 'card-not-allowed' | 'lapsing';

/** Options with a key of their own. */
export function ask(timeoutMs = 10_000): PaymentCallOptions {
  return { idempotencyKey: randomUUID(), timeoutMs };
}

/** 1,234.56 EUR by a card that pays at once, with the given overrides. */
export function buildPaymentRequest(different: Partial<PaymentRequest> = {}): PaymentRequest {
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
  const authorised = await port.authorise(request, ask());
  if (authorised.outcome !== 'confirmed') throw new Error(`authorise: ${JSON.stringify(authorised)}`);
  const { reference, amount, currency } = request;
  return { paymentId: authorised.paymentId, reference, amount, currency };
}

/** The same, taken. @throws Error where it is not */
export async function captureNow(under: Pick<PaymentUnderTest, 'port'>, request = buildPaymentRequest()) {
  const payment = await authoriseNow(under, request);
  const captured = await under.port.capture(payment, ask());
  if (captured.outcome !== 'confirmed') throw new Error(`capture: ${JSON.stringify(captured)}`);
  return payment;
}

/** The state of a payment; null where the provider knows none. */
export async function inquireNow({ port }: Pick<PaymentUnderTest, 'port'>, reference: string) {
  const inquired = await port.inquire({ reference, paymentId: null }, { timeoutMs: 10_000 });
  if (inquired.outcome !== 'confirmed') throw new Error('inquire: unknown');
  return inquired.payment;
}
