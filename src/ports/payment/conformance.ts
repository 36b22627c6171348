import { afterAll, afterEach, beforeAll, describe, expect } from 'vitest';
import { proveActions } from './conformance-actions.ts';
import { proveCompanies } from './conformance-companies.ts';
import { proveEndings } from './conformance-endings.ts';
import { provePaymentFaults } from './conformance-faults.ts';
import { proveForeignMoney } from './conformance-foreign.ts';
import { provePaymentIdempotency } from './conformance-idempotency.ts';
import { proveMoney } from './conformance-money.ts';
import { provePolling } from './conformance-polling.ts';
import { proveReports } from './conformance-reports.ts';
import { proveUncertainty } from './conformance-uncertainty.ts';
import { proveWallets } from './conformance-wallets.ts';
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
      // Jobs report in the background: an error that no test expects would pass unseen.
      expect(opened.controls?.reported.splice(0) ?? []).toEqual([]);
      for (const call of Object.keys(opened.faults)) delete opened.faults[call as PaymentCall];
    });
    afterAll(() => opened.close());

    proveMoney(under);
    proveActions(under);
    provePaymentIdempotency(under);
    provePaymentFaults(under);
    proveWebhooks(under);
    proveUncertainty(under);
    proveForeignMoney(under);
    proveReports(under);
    proveEndings(under);
    provePolling(under);
    proveWallets(under);
    proveCompanies(under);
  });
}
