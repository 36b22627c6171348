import type { AdyenAccount } from '../../src/ports/payment/adyen/adyen-client.server.ts';
import type { DatatransAccount } from '../../src/ports/payment/datatrans/datatrans-payment.server.ts';

/** The shop's account at Datatrans' double. */
export const datatransAccount = {
  merchantId: '1100000000',
  password: 'for tests only',
  signKey: 'ab'.repeat(32),
  environment: 'sandbox',
} as const satisfies DatatransAccount;

/** The shop's account at Adyen's double, while its keys rotate. */
export const adyenAccount = {
  apiKey: 'for tests only',
  merchantAccount: 'TestShop',
  clientKey: 'test_ABC',
  hmacKeys: ['cd'.repeat(32), 'ef'.repeat(32)],
  environment: 'test',
  livePrefix: null,
} as const satisfies AdyenAccount;
