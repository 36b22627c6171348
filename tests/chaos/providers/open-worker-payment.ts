import type { Db } from '../../../src/database/open-kysely.server.ts';
import { openEmbeddedPayment } from '../../../src/demo/payment-provider/embedded-payment.server.ts';
import { listenAnywhere } from '../../../src/demo/payment-provider/provider-under-test.server.ts';
import type { Clock } from '../../../src/domain/time/clock.ts';
import { openAdyenPayment } from '../../../src/ports/payment/adyen/adyen-payment.server.ts';
import { openDatatransPayment } from '../../../src/ports/payment/datatrans/datatrans-payment.server.ts';
import type { PaymentFaults } from '../../../src/ports/payment/payment-faults-port.ts';
import type { PaymentPort, PaymentWebhook } from '../../../src/ports/payment/payment-port.ts';
import { adyenAccount, datatransAccount } from '../vendor-accounts.ts';
import type { WorkerSettings } from '../worker-protocol.ts';

interface Options {
  readonly db: Db;
  readonly clock: Clock;
  readonly faults: PaymentFaults;
  readonly onMessage: (webhook: PaymentWebhook) => Promise<void>;
  readonly report: (error: unknown) => void;
}

/** The provider of a worker: the embedded one, which runs in it, or the adapter of a vendor whose double the run has opened. */
export async function openWorkerPayment(
  { provider, webhookUrl }: WorkerSettings,
  { onMessage, ...options }: Options,
): Promise<{ readonly payments: PaymentPort; readonly url: string }> {
  switch (provider.kind) {
    case 'embedded': {
      let url = '';
      const accounts = await openEmbeddedPayment({
        companyIds: ['default'],
        ...options,
        secret: 'for tests only',
        publicOrigin: null,
        isOwnHost: () => true,
        webhookUrl,
        listen: async (app) => {
          url = await listenAnywhere(app);
          return { url, close: () => app.close() };
        },
      });
      return { payments: { ...accounts.of('default'), close: accounts.close }, url };
    }
    case 'datatrans': {
      const { url } = provider;
      const origins = { api: url, pay: url };
      return {
        payments: openDatatransPayment({
          ...options,
          companyId: 'default',
          account: datatransAccount,
          onMessage,
          origins,
        }),
        url,
      };
    }
    case 'adyen': {
      const { origin } = new URL(provider.url);
      return {
        payments: openAdyenPayment({
          ...options,
          companyId: 'default',
          account: adyenAccount,
          onMessage,
          origin,
        }),
        url: origin,
      };
    }
  }
}
