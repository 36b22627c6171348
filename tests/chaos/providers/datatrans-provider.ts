import { openKysely } from '../../../src/database/open-kysely.server.ts';
import type { PaymentDetails } from '../../../src/domain/booking/payment-details.ts';
import { createDatatransClient } from '../../../src/ports/payment/datatrans/datatrans-client.server.ts';
import { createDatatransGateway } from '../../../src/ports/payment/datatrans/datatrans-gateway.server.ts';
import type {
  Misbehaviour,
  StatusFaultKind,
} from '../../../src/ports/payment/datatrans/double/misbehaviours.ts';
import { openDatatransDouble } from '../../../src/ports/payment/datatrans/double/open-datatrans-double.server.ts';
import type { WebhookMode } from '../../../src/ports/payment/datatrans/double/webhooks.server.ts';
import { vendorReferenceOf } from '../../../src/ports/payment/vendor/vendor-reference-of.ts';
import { datatransAccount } from '../vendor-accounts.ts';
import type { ChaosPayment, ChaosProvider, ChaosProviderOptions } from './chaos-provider.ts';
import { finishVendorPayments } from './finish-vendor-payments.ts';
import { reconcileVendor, type VendorCharge } from './reconcile-vendor.ts';

const refusedIban = 'DE02120300000000202051';
const otherCalls = ['secureFieldsInit', 'init'] as const;
const moneyCalls = ['authorizeSplit', 'authorize', 'settle', 'cancel', 'credit', 'status'] as const;
const callFaults = [
  'rate-limited',
  'server-error',
  'unavailable',
  'request-lost',
  'answer-lost',
  'empty-body',
  'not-json',
  'server-error-after-work',
  'unknown-error-code',
  'slow',
] as const;
const statusFaults: readonly StatusFaultKind[] = [
  'unknown-status',
  'wrong-merchant',
  'wrong-currency',
  'wrong-amount',
  'half-settled',
  'wrong-refno',
  'wrong-transaction',
];
const webhookModes: readonly WebhookMode[] = [
  'prompt',
  'prompt',
  'never',
  'late',
  'reversed',
  'twice',
  'badly-signed',
  'unsigned',
  'other-merchant',
];

/** Datatrans' double behind the real adapter. */
export async function openDatatransProvider({
  random,
  clock,
  webhookUrl,
}: ChaosProviderOptions): Promise<ChaosProvider> {
  const double = await openDatatransDouble({ ...datatransAccount, clock, webhookUrl });
  double.setRefusal(refusedIban, 'DECLINED');
  const timers = new Set<NodeJS.Timeout>();
  const client = createDatatransClient({ ...datatransAccount, api: double.url });
  const gateway = createDatatransGateway({ wallets: [], ...datatransAccount, client, pay: double.url });

  /** The shopper types a card into fields that were opened for this amount. */
  async function typeCard(amount: number, card: string): Promise<ChaosPayment> {
    for (let tries = 0; tries < 10; tries += 1) {
      const { merchantId, password } = datatransAccount;
      const answer = await fetch(`${double.url}/v1/transactions/secureFields`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          authorization: `Basic ${Buffer.from(`${merchantId}:${password}`).toString('base64')}`,
        },
        body: JSON.stringify({ amount, currency: 'EUR', returnUrl: 'https://shop.test/payment' }),
      })
        .then((response) => response.json() as Promise<{ transactionId?: string }>)
        .catch(() => null);
      if (answer?.transactionId === undefined) continue;
      const { redirect, cardInfo } = double.enterCard(answer.transactionId, card);
      const payment = {
        method: 'CreditCard',
        token: answer.transactionId,
        holderName: 'Ada Lovelace',
        ...(redirect === undefined ? {} : { redirect }),
      } as const;
      return { payment, cardDigits: random.chance(95) ? cardInfo.maskedCard.slice(0, 6) : '411111' };
    }
    throw new Error('No card fields');
  }

  function planFault(): Misbehaviour {
    const times = random.int(1, 2);
    const after = random.int(0, 2);
    if (random.chance(30)) return { call: 'status', kind: random.pick(statusFaults), times, after };
    const call = random.pick([...moneyCalls, ...moneyCalls, ...otherCalls]);
    if (call !== 'status' && call !== 'init' && random.chance(10))
      return {
        call,
        kind: 'refused',
        code: random.pick(['DECLINED', 'INVALID_PROPERTY', 'THIRD_PARTY_ERROR']),
      };
    const kind = random.pick(callFaults);
    if (kind === 'server-error-after-work')
      return { call, kind, times, after, sameKey: random.pick(['first-answer', 'error', 'new-operation']) };
    return { call, kind, times, after };
  }

  const listCharges = (): VendorCharge[] =>
    double
      .transactions()
      .filter(({ type, refno }) => type === 'payment' && refno !== 'N/A')
      .map(({ transactionId, refno, status, detail, currency }) => ({
        id: transactionId,
        vendorReference: refno,
        currency,
        held: status === 'authorized' ? (detail.authorize?.amount ?? 0) : 0,
        captured: detail.settle?.amount ?? 0,
        refunded: detail.credit?.amount ?? 0,
        chargedBack: 0,
      }));

  return {
    settings: { kind: 'datatrans', url: double.url },
    async pay(amount) {
      const kind = random.int(1, 100);
      if (kind <= 40) return typeCard(amount, 'frictionless');
      if (kind <= 60) return typeCard(amount, 'challenge');
      if (kind <= 65) return typeCard(amount, 'challenge-refused');
      if (kind <= 70) return typeCard(amount, random.pick(['DECLINED', 'SOFT_DECLINED', 'UNKNOWN_ERROR']));
      // The fields were opened before an extra was added.
      if (kind <= 74) return typeCard(amount - 100, 'frictionless');
      if (kind <= 87) return { payment: { method: 'PayPal' } };
      const iban = kind <= 96 ? 'DE89370400440532013000' : refusedIban;
      return {
        payment: { method: 'BankAccount', iban, holderName: 'Ada Lovelace' } satisfies PaymentDetails,
      };
    },
    async endAction(_reference, action, end) {
      const id = action.url?.split('/').at(-1) ?? '';
      const answers = { passed: 'accept', refused: 'refuse', cancelled: 'cancel' } as const;
      const { fields } = action.url?.includes('/start/')
        ? double.finishPaymentPage(id, end === 'passed' ? 'pay' : 'cancel')
        : double.answerChallenge(id, answers[end]);
      return JSON.stringify(fields);
    },
    misbehave() {
      double.setWebhookMode(random.pick(webhookModes));
      if (random.chance(50)) double.misbehave(planFault());
      if (random.chance(10)) transmitOne();
      const timer = setTimeout(
        () => {
          timers.delete(timer);
          double.release();
          void double.deliverWebhooks();
        },
        random.int(200, 3_000),
      );
      timers.add(timer);
    },
    behave() {
      for (const timer of timers) clearTimeout(timer);
      double.behave();
      double.release();
      double.setWebhookMode('prompt');
    },
    // A direct debit whose answer was lost has no id by which it can be asked for.
    waitsForMessages: ['authorising', 'voiding'],
    mayBeLost: () => true,
    forge: (body) => `${body} `,
    async finish(pool, handle) {
      await double.deliverWebhooks();
      await finishVendorPayments({ db: openKysely(pool), companyId: 'default', clock, gateway }, handle);
    },
    reconcile: (pool) => reconcileVendor(pool, listCharges(), vendorReferenceOf),
    explain(reference) {
      const found = double.findByRefno(vendorReferenceOf(reference));
      const ids = found.map(({ transactionId }) => transactionId);
      const calls = double.calls().filter((call) => ids.some((id) => JSON.stringify(call).includes(id)));
      return [...found, ...calls.slice(-8)].map((one) => `vendor ${JSON.stringify(one)}`);
    },
    close: () => double.close(),
  };

  /** Datatrans hands a settled payment on, after which it can only be credited. */
  function transmitOne(): void {
    const settled = double.transactions().filter(({ status }) => status === 'settled');
    if (settled.length > 0) double.transmit(random.pick(settled).transactionId);
  }
}
