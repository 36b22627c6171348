import type { Db } from '../../../database/open-kysely.server.ts';
import { settableClock } from '../../../domain/time/clock.ts';
import type { PaymentFaults } from '../payment-faults-port.ts';
import type { PaymentPort } from '../payment-port.ts';
import type { PaymentUnderTest } from '../payment-under-test.ts';
import { typeCards } from '../vendor/vendor-under-test.ts';
import type { AdyenAccount } from './adyen-client.server.ts';
import { openAdyenDouble } from './adyen-double.server.ts';
import { openAdyenPayment } from './adyen-payment.server.ts';

export const testAccount: AdyenAccount = {
  apiKey: 'for tests only',
  merchantAccount: 'TestShop',
  clientKey: 'test_ABC',
  hmacKey: 'cd'.repeat(32),
  environment: 'test',
  livePrefix: null,
};

/** A token as the drop-in makes it, of a card with that outcome. */
const encodeToken = (outcome: string) =>
  JSON.stringify({ type: 'scheme', encryptedCardNumber: `double:${outcome}`, brand: 'visa' });

/** The adapter, with a double in the place of Adyen. */
export async function openAdyenUnderTest(db: Db) {
  const clock = settableClock('2026-03-02T06:00:00Z');
  const faults: PaymentFaults = {};
  const double = await openAdyenDouble(testAccount);
  const port = openAdyenPayment({
    account: testAccount,
    db,
    clock,
    faults,
    origin: double.url,
    report: (error) => {
      throw error;
    },
  });
  const typing = typeCards(port, async (outcome) => encodeToken(outcome));

  return {
    clock,
    faults,
    double,
    port: { ...typing, authorise: withExpiryWebhooks(typing, double) },
    traits: { cardFields: 'encrypted-fields', challenge: 'component', signature: 'in-body' },
    cardToken: async (outcome) => encodeToken(outcome),
    async finishAction(_authorisation, reference, end) {
      const { pspReference, isWallet } = double.find(reference);
      const result = `${pspReference}|${end}`;
      return JSON.stringify(isWallet ? { redirectResult: result } : { details: { threeDSResult: result } });
    },
    buildWebhook: async (reference) => double.buildWebhook(reference),
    async close() {
      await port.close();
      await double.close();
    },
  } satisfies PaymentUnderTest & Record<string, unknown>;
}

/** Adyen reports by webhook that an authorisation has lapsed; here the webhook arrives before the capture. */
function withExpiryWebhooks(
  port: PaymentPort,
  double: Awaited<ReturnType<typeof openAdyenDouble>>,
): PaymentPort['authorise'] {
  return async (request, options) => {
    const answer = await port.authorise(request, options);
    const isLapsing =
      'token' in request.paymentDetails && request.paymentDetails.token === encodeToken('lapsing');
    if (isLapsing) await port.readWebhooks(double.buildWebhook(request.reference, 'EXPIRE'));
    return answer;
  };
}
