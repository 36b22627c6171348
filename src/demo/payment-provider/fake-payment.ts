import { randomUUID } from 'node:crypto';
import { PAYMENT_METHODS, type PaymentDetails } from '../../domain/booking/payment-details.ts';
import type { Clock } from '../../domain/time/clock.ts';
import { carryPaymentCall } from '../../ports/payment/carry-payment-call.ts';
import { digestCall } from '../../ports/payment/digest-call.server.ts';
import type { PaymentCall, PaymentFaults } from '../../ports/payment/payment-faults-port.ts';
import type {
  PaymentCallOptions,
  PaymentFacts,
  PaymentPort,
  PaymentWebhook,
} from '../../ports/payment/payment-port.ts';
import type { ActionEnd, PaymentRecord, PendingAction } from '../../ports/payment/payment-record.ts';
import {
  blockPayment,
  cancelPayment,
  capturePayment,
  endAction,
  endLateAction,
  openPaymentRecord,
  refundPayment,
  type Step,
  toAuthorisation,
} from '../../ports/payment/payment-rules.ts';
import {
  requireAmount,
  requireCallOptions,
  requireReference,
  requireTimeout,
} from '../../ports/payment/require-call.ts';
import {
  parseSignedWebhooks,
  SIGNATURE_HEADER,
  signWebhook,
} from '../../ports/payment/sign-webhook.server.ts';
import {
  checkTestAccount,
  describeTestCard,
  findTestRange,
  parseTestToken,
  TEST_TOKEN_DIGITS,
  type TestPaymentOutcome,
} from '../../ports/payment/test-payments.ts';
import { listWallets } from './list-wallets.ts';

export interface FakePayment extends PaymentPort {
  /** Switches for calls that go wrong. */
  readonly faults: PaymentFaults;
  /** Everything the provider knows, oldest first. */
  list(): readonly PaymentFacts[];
  /** The shopper is through with the challenge or the wallet of a payment. */
  finishAction(reference: string, end: ActionEnd): void;
  /** A message as the provider would send it, for `readWebhooks`. */
  buildWebhook(
    reference: string,
    event: PaymentWebhook['event'],
  ): { readonly headers: Readonly<Record<string, string>>; readonly body: string };
}

const origin = 'https://payment.test';
const secret = 'known to the fake provider alone';

/**
 * A payment provider in memory for tests. What comes of a payment is decided by its means, as with the embedded one: tokens
 * `test-granted`, `test-challenge`, `test-refused` and so on (test-payments.ts), IBANs of the test accounts, PayPal always asks.
 */
export function createFakePayment({ clock }: { readonly clock: Clock }): FakePayment {
  const payments = new Map<string, PaymentRecord>();
  const requests = new Map<string, string>();
  const known = new Map<string, { readonly digest: string; readonly answer: object }>();
  const faults: PaymentFaults = {};
  const now = () => clock.now().getTime();
  const addressOf = ({ kind, id }: PendingAction) =>
    `${origin}/${kind === 'challenge' ? 'challenge' : 'wallet'}/${id}`;

  function find(reference: string): PaymentRecord | undefined {
    const payment = payments.get(reference);
    return payment && save(endLateAction(payment, now()));
  }

  function save(payment: PaymentRecord): PaymentRecord {
    payments.set(payment.reference, payment);
    return payment;
  }

  function saveResult<Answer>({ payment, answer }: Step<Answer>): Answer {
    save(payment);
    return answer;
  }

  /** One kind of call with an idempotency key: applies its fault, looks up its key, does its work. */
  function open<Request extends object, Answer extends object>(
    call: PaymentCall,
    work: (request: Request) => Answer,
  ) {
    return async (request: Request, { idempotencyKey, timeoutMs }: PaymentCallOptions) => {
      requireCallOptions({ idempotencyKey, timeoutMs });
      return carryPaymentCall(faults[call], timeoutMs, async () => {
        const digest = digestCall(call, request);
        const { digest: first, answer } = known.get(idempotencyKey) ?? { digest, answer: work(request) };
        if (first !== digest) throw new Error('The idempotency key was used for another request');
        known.set(idempotencyKey, { digest, answer });
        return answer as Answer;
      });
    };
  }

  return {
    faults,
    methods: PAYMENT_METHODS,
    walletsFor: listWallets,
    webhookAnswer: 'ok',
    originsFor: () => ({ script: [origin], frame: [origin], connect: [] }),
    list: () => [...payments.values()].map(toPaymentFacts),
    openCardFields: open('openCardFields', () => ({
      outcome: 'confirmed',
      setup: { kind: 'secure-fields', script: `${origin}/secure-fields.js`, transactionId: randomUUID() },
    })),
    async changeCardAmount({ amount }, { timeoutMs }) {
      requireTimeout(timeoutMs);
      requireAmount(amount);
      return carryPaymentCall(faults.changeCardAmount, timeoutMs, async () => ({ outcome: 'confirmed' }));
    },
    async lookUpCard(firstDigits, { timeoutMs }) {
      requireTimeout(timeoutMs);
      const range = findTestRange(firstDigits) ?? { brand: null, funding: null, country: null };
      return carryPaymentCall(faults.lookUpCard, timeoutMs, async () => ({ outcome: 'confirmed', range }));
    },
    async readCard({ token }, { timeoutMs }) {
      requireTimeout(timeoutMs);
      return carryPaymentCall(faults.readCard, timeoutMs, async () =>
        parseTestToken(token) === null
          ? { outcome: 'refused', reason: 'refused' }
          : { outcome: 'confirmed', firstDigits: TEST_TOKEN_DIGITS },
      );
    },
    authorise: open('authorise', ({ paymentDetails, returnUrl, shopper, ...request }) => {
      requireReference(request.reference);
      requireAmount(request.amount);
      const digest = digestCall('authorise', { paymentDetails, returnUrl, shopper, ...request });
      if ((requests.get(request.reference) ?? digest) !== digest)
        throw new Error('The reference was used for another payment');
      requests.set(request.reference, digest);
      const begun = {
        request,
        method: paymentDetails.method,
        card: 'token' in paymentDetails ? describeTestCard(TEST_TOKEN_DIGITS) : null,
        outcome: resolveOutcome(paymentDetails),
        now: now(),
        createId: randomUUID,
      };
      return toAuthorisation(find(request.reference) ?? save(openPaymentRecord(begun)), addressOf);
    }),
    proceed: open('proceed', ({ reference }) => {
      const payment = find(reference);
      return payment === undefined
        ? { outcome: 'refused', reason: 'refused' }
        : toAuthorisation(payment, addressOf);
    }),
    capture: open('capture', ({ reference, amount, currency }) => {
      requireAmount(amount);
      const payment = find(reference);
      if (payment === undefined) return { outcome: 'refused', reason: 'not-authorised' };
      return saveResult(capturePayment(payment, { amount, currency, now: now() }));
    }),
    cancel: open('cancel', ({ reference }) => {
      return saveResult(cancelPayment(find(reference) ?? blockPayment(reference, randomUUID)));
    }),
    refund: open('refund', ({ reference, amount, currency }) => {
      requireAmount(amount);
      const payment = find(reference);
      if (payment === undefined) return { outcome: 'refused', reason: 'not-captured' };
      return saveResult(refundPayment(payment, { amount, currency }, randomUUID));
    }),
    async inquire({ reference }, { timeoutMs }) {
      requireTimeout(timeoutMs);
      return carryPaymentCall(faults.inquire, timeoutMs, async () => {
        const payment = find(reference);
        return { outcome: 'confirmed', payment: payment === undefined ? null : toPaymentFacts(payment) };
      }) as ReturnType<PaymentPort['inquire']>;
    },
    finishAction(reference, end) {
      const payment = find(reference);
      if (payment === undefined) throw new Error(`No payment ${reference}`);
      save(endAction(payment, end));
    },
    buildWebhook(reference, event) {
      const body = JSON.stringify({ webhooks: [{ id: randomUUID(), reference, event }] });
      return { headers: { [SIGNATURE_HEADER]: signWebhook(secret, body, now()) }, body };
    },
    readWebhooks: async ({ headers, body }) =>
      parseSignedWebhooks(secret, { signature: headers[SIGNATURE_HEADER], body }, now()),
    close: async () => {},
  };
}

/** Tokens that were typed into card fields are none of the fake's. */
function resolveOutcome(paymentDetails: PaymentDetails): TestPaymentOutcome {
  if (paymentDetails.method === 'PayPal') return 'granted';
  return paymentDetails.method === 'BankAccount'
    ? checkTestAccount(paymentDetails)
    : (parseTestToken(paymentDetails.token) ?? 'granted');
}

function toPaymentFacts(payment: PaymentRecord): PaymentFacts {
  const { paymentId, reference, state, authorised, captured, refunded } = payment;
  return { paymentId, reference, state, authorised, captured, refunded };
}
