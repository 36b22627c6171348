import type { Db } from '../../../database/open-kysely.server.ts';
import { settableClock } from '../../../domain/time/clock.ts';
import type { PaymentFaults } from '../payment-faults-port.ts';
import { ask, buildPaymentRequest, type CardRefusal, type PaymentUnderTest } from '../payment-under-test.ts';
import { vendorReferenceOf } from '../vendor/vendor-reference-of.ts';
import { typeCards } from '../vendor/vendor-under-test.ts';
import { openDatatransDouble } from './datatrans-double.server.ts';
import { openDatatransPayment } from './datatrans-payment.server.ts';

const account = {
  merchantId: '1100000000',
  password: 'for tests only',
  signKey: 'ab'.repeat(32),
  environment: 'sandbox',
} as const;

/** The adapter, with a double in the place of Datatrans. */
export async function openDatatransUnderTest(db: Db) {
  const clock = settableClock('2026-03-02T06:00:00Z');
  const faults: PaymentFaults = {};
  const reported: unknown[] = [];
  const double = await openDatatransDouble({ ...account, clock });
  const port = openDatatransPayment({
    account,
    db,
    clock,
    faults,
    report: (error) => void reported.push(error),
    origins: { api: double.url, pay: double.url },
  });

  async function typeCard(outcome: 'granted' | 'challenge' | 'challenge-refused' | CardRefusal) {
    const { reference, amount, currency, returnUrl } = buildPaymentRequest();
    const request = { reference, amount, currency, returnUrl, language: 'de' } as const;
    const opened = await port.openCardFields(request, ask());
    if (opened.outcome !== 'confirmed' || opened.setup.kind !== 'secure-fields')
      throw new Error(`openCardFields: ${JSON.stringify(opened)}`);
    double.submitCard(opened.setup.transactionId, outcome);
    return opened.setup.transactionId;
  }

  const findId = (reference: string): string => {
    const found = double.findByRefno(vendorReferenceOf(reference));
    if (found === undefined) throw new Error(`No transaction for ${reference}`);
    return found.transactionId;
  };

  return {
    clock,
    faults,
    double,
    findId,
    port: typeCards(port, typeCard),
    traits: { rangesTell: 'brand' },
    cardToken: typeCard,
    async finishAction(authorisation, _reference, end) {
      if (authorisation.outcome !== 'action' || authorisation.action.kind === 'component')
        throw new Error('There is nothing to do');
      double.endAction(authorisation.action.url.split('/').at(-1) ?? '', end);
      return undefined;
    },
    buildWebhook: async (reference) => double.buildWebhook(findId(reference)),
    async close() {
      await port.close();
      await double.close();
    },
  } satisfies PaymentUnderTest & Record<string, unknown>;
}
