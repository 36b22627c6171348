import { settableClock } from '../../domain/time/clock.ts';
import { testPaymentPort } from '../../ports/payment/conformance.ts';
import { createFakePayment } from './fake-payment.ts';

testPaymentPort('fake', async () => {
  const clock = settableClock('2026-03-02T06:00:00Z');
  const port = createFakePayment({ clock });
  return {
    port,
    clock,
    faults: port.faults,
    cardToken: async (outcome) => `test-${outcome}`,
    walletToken: (_, outcome) => `test-${outcome}`,
    finishAction: async (_, reference, end) => {
      port.finishAction(reference, end);
      return undefined;
    },
    buildWebhook: async (reference) => port.buildWebhook(reference, 'authorised'),
    close: () => port.close(),
  };
});
