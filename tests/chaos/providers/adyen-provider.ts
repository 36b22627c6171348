import { openKysely } from '../../../src/database/open-kysely.server.ts';
import { createAdyenClient } from '../../../src/ports/payment/adyen/adyen-client.server.ts';
import { createAdyenGateway } from '../../../src/ports/payment/adyen/adyen-gateway.server.ts';
import { uncaptured } from '../../../src/ports/payment/adyen/double/double-payment.ts';
import type { CheckoutCall, Misbehaviour } from '../../../src/ports/payment/adyen/double/misbehaviours.ts';
import type { Misdelivery } from '../../../src/ports/payment/adyen/double/misdeliveries.ts';
import { openAdyenDouble } from '../../../src/ports/payment/adyen/double/open-adyen-double.server.ts';
import { encryptTestCard, type TestCard } from '../../../src/ports/payment/adyen/double/test-outcomes.ts';
import { adyenAccount } from '../vendor-accounts.ts';
import type { ChaosPayment, ChaosProvider, ChaosProviderOptions } from './chaos-provider.ts';
import { finishVendorPayments } from './finish-vendor-payments.ts';
import { reconcileVendor, type VendorCharge } from './reconcile-vendor.ts';

const refusedIban = 'DE02120300000000202051';

const browserInfo = {
  acceptHeader: '*/*',
  colorDepth: 24,
  javaEnabled: false,
  language: 'de-DE',
  screenHeight: 900,
  screenWidth: 1440,
  timeZoneOffset: -60,
  userAgent: 'Mozilla/5.0',
};

/**
 * Messages whose loss staff get to know otherwise. That a capture comes to nothing, that a refund has come back or that the bank
 * takes money, nobody can be asked: Adyen repeats those for 30 days. A capture that works is what we count on anyway.
 */
const losable = ['AUTHORISATION', 'CANCELLATION', 'TECHNICAL_CANCEL', 'CANCEL_OR_REFUND', 'REFUND'];

const calls: readonly CheckoutCall[] = [
  'payments',
  'details',
  'captures',
  'refunds',
  'cancels',
  'standalone-cancels',
  'reversals',
];
const faults = [
  'rate-limited',
  'server-error',
  'unavailable',
  'unavailable-transient',
  'unknown-error-code',
  'in-progress',
  'already-processed',
  'empty',
  'not-json',
  'answer-lost',
  'request-lost',
  'slow',
] as const;
const misdeliveries = [
  'never',
  'late',
  'twice',
  'out-of-order',
  'unsigned',
  'wrong-signature',
  'second-key',
  'wrong-live',
  'other-merchant-account',
] as const;

/** Adyen's double behind the real adapter. */
export async function openAdyenProvider({
  random,
  clock,
  webhookUrl,
}: ChaosProviderOptions): Promise<ChaosProvider> {
  const { apiKey, merchantAccount, hmacKeys } = adyenAccount;
  const double = await openAdyenDouble({
    apiKey,
    merchantAccount,
    hmacKeys,
    clock,
    live: false,
    capture: 'manual',
    accounts: { [refusedIban]: 'DECLINED' },
    webhookUrl,
    detailsAnswer: random.pick(['minimal', 'full']),
    pspReferenceWithAction: random.chance(50),
    duplicateStatus: random.pick([409, 422]),
    directDebitAnswer: random.pick(['Received', 'Authorised']),
  });
  const client = createAdyenClient(adyenAccount, new URL(double.url).origin);
  const gateway = createAdyenGateway(adyenAccount, client);

  function typeCard(card: TestCard): ChaosPayment {
    const token = JSON.stringify({ paymentMethod: encryptTestCard(card), browserInfo });
    return { payment: { method: 'CreditCard', token, holderName: 'Ada Lovelace' } };
  }

  const disputed = new Set<string>();

  function planFault(): Misbehaviour {
    const times = random.int(1, 2);
    if (random.chance(25)) {
      const kind = random.pick(['rejected', 'fails-later', 'reversed-later'] as const);
      const call = kind === 'reversed-later' ? 'refunds' : random.pick(['captures', 'refunds'] as const);
      return { call, kind, times };
    }
    if (random.chance(10))
      return { call: random.pick(['payments', 'details']), kind: 'unknown-result-code', times };
    return {
      call: random.pick(calls),
      kind: random.pick(faults),
      times,
      ms: random.int(100, 2_500),
      ...(random.chance(30) ? { afterWork: true } : {}),
    };
  }

  function planMisdelivery(): Misdelivery {
    const kind = random.pick(misdeliveries);
    const loses = !['late', 'twice', 'out-of-order', 'second-key'].includes(kind);
    return { kind, ms: random.int(500, 5_000), ...(loses ? { event: random.pick(losable) } : {}) };
  }

  /** Something happens to a payment of an earlier order: at the bank, by time, or by a word of the future. */
  function raiseEvent(): void {
    // The double has one dispute a payment: another chargeback of it would be the same message sent again.
    const taken = double
      .payments()
      .filter(
        ({ merchantReference, captured, refunded }) =>
          captured > refunded && !disputed.has(merchantReference),
      );
    const lost = double.payments().filter(({ chargedBack }) => chargedBack > 0);
    const any = double.payments();
    const kind = random.int(1, 5);
    if (kind <= 2 && taken.length > 0) {
      const { merchantReference, amount, captured, refunded } = random.pick(taken);
      const left = captured - refunded;
      disputed.add(merchantReference);
      const value = random.chance(50) ? left : random.int(1, left);
      double.raiseEvent(merchantReference, 'CHARGEBACK', { amount: { ...amount, value } });
    } else if (kind === 3 && lost.length > 0) {
      const { merchantReference, amount, chargedBack } = random.pick(lost);
      double.raiseEvent(merchantReference, 'CHARGEBACK_REVERSED', {
        amount: { ...amount, value: chargedBack },
      });
    } else if (any.length > 0) {
      const event = random.pick(['REQUEST_FOR_INFORMATION', 'NOTIFICATION_OF_FRAUD', 'A_WORD_OF_THE_FUTURE']);
      double.raiseEvent(random.pick(any).merchantReference, event);
    }
  }

  const listCharges = (): VendorCharge[] =>
    double.payments().map((payment) => ({
      id: payment.pspReference,
      vendorReference: payment.merchantReference,
      currency: payment.amount.currency,
      held: uncaptured(payment),
      captured: payment.captured,
      refunded: payment.refunded,
      chargedBack: payment.chargedBack,
    }));

  return {
    settings: { kind: 'adyen', url: double.url },
    async pay() {
      const kind = random.int(1, 100);
      if (kind <= 35) return typeCard({ flow: 'plain' });
      if (kind <= 60)
        return typeCard({ flow: random.pick(['frictionless', 'fingerprint', 'challenge', 'redirect']) });
      if (kind <= 65) return typeCard({ flow: 'challenge', outcome: 'NOT_3D_AUTHENTICATED' });
      if (kind <= 72)
        return typeCard({
          outcome: random.pick(['DECLINED', 'ERROR', 'CANCELLED', 'INVALID_CARD', 'FRAUD']),
        });
      if (kind <= 78) return typeCard({ outcome: random.pick(['PARTIAL', 'AUTHENTICATED', 'SUCCESS']) });
      if (kind <= 88) return { payment: { method: 'PayPal' } };
      const iban = kind <= 97 ? 'DE89370400440532013000' : refusedIban;
      return { payment: { method: 'BankAccount', iban, holderName: 'Ada Lovelace' } };
    },
    async endAction(reference, _action, end) {
      const ends = { passed: 'passed', refused: 'failed', cancelled: 'cancelled' } as const;
      const { details, paymentData } = double.finishAction(reference, { end: ends[end] });
      if (details?.redirectResult !== undefined) return JSON.stringify(details);
      return JSON.stringify({ details, ...(paymentData === undefined ? {} : { paymentData }) });
    },
    misbehave() {
      if (random.chance(50)) double.misbehave(planFault());
      if (random.chance(40)) double.misdeliver(planMisdelivery());
      if (random.chance(10)) raiseEvent();
    },
    behave: () => double.behave(),
    waitsForMessages: ['authorising', 'proceeding', 'voiding', 'refunding'],
    mayBeLost: (body) =>
      losable.some((event) => body.includes(`"${event}"`)) ||
      (body.includes('"CAPTURE"') && body.includes('"success":"true"')),
    forge: (body) => body.replace(/"value":(\d+)/, (_all, value) => `"value":${Number(value) + 1}`),
    async finish(pool, handle) {
      await double.deliverWebhooks();
      await finishVendorPayments({ db: openKysely(pool), companyId: 'default', clock, gateway }, handle);
      await double.deliverWebhooks();
    },
    reconcile: (pool) => reconcileVendor(pool, listCharges(), (reference) => reference),
    explain: (reference) =>
      double
        .payments()
        .filter(({ merchantReference }) => merchantReference === reference)
        .map(({ request: _request, ...payment }) => `vendor ${JSON.stringify(payment)}`),
    close: () => double.close(),
  };
}
