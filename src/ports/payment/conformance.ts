import { afterAll, afterEach, beforeAll, describe } from 'vitest';
import { proveActions } from './conformance-actions.ts';
import { proveFaults } from './conformance-faults.ts';
import { proveIdempotency } from './conformance-idempotency.ts';
import { proveMoney } from './conformance-money.ts';
import { proveWebhooks } from './conformance-webhooks.ts';
import type { PaymentCall } from './payment-faults-port.ts';
import type { PaymentUnderTest } from './payment-under-test.ts';

/** Contract of every adapter of the payment port, the fake included. */
export function testPaymentPort(name: string, open: () => Promise<PaymentUnderTest>): void {
  describe(`payment port: ${name}`, () => {
    let opened: PaymentUnderTest;
    const under = () => opened;
    beforeAll(async () => {
      opened = await open();
    });
    afterEach(() => {
      for (const call of Object.keys(opened.faults)) delete opened.faults[call as PaymentCall];
    });
    afterAll(() => opened.close());

    proveMoney(under);
    proveActions(under);
    proveIdempotency(under);
    proveFaults(under);
    proveWebhooks(under);
  });
}
