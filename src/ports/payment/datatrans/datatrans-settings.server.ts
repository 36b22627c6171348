import { z } from 'zod';
import type { WalletTerms } from '../../../domain/booking/wallet-terms.ts';
import { vendorOrigin, vendorOriginExpectation } from '../../../settings/address-settings.ts';
import { defineSettings, type FoundSettings } from '../../../settings/setting-group.ts';
import { splitList } from '../../../settings/split-list.ts';
import type { DatatransAccount } from './datatrans-payment.server.ts';

export const datatransSettings = defineSettings({
  shape: {
    DATATRANS_MERCHANT_ID: z
      .string()
      .regex(/^[\w.-]{2,60}$/)
      .optional(),
    DATATRANS_PASSWORD: z.string().min(8).optional(),
    // Whole bytes; a short key is a typing error.
    DATATRANS_SIGN_KEY: z
      .string()
      .regex(/^([\da-f]{2}){16,128}$/i)
      .optional(),
    DATATRANS_ENVIRONMENT: z.enum(['sandbox', 'live']).default('sandbox'),
    DATATRANS_API_URL: vendorOrigin.optional(),
    DATATRANS_PAY_URL: vendorOrigin.optional(),
    DATATRANS_WALLETS: splitList(z.enum(['ApplePay', 'GooglePay'])).optional(),
  },
  expectations: {
    DATATRANS_MERCHANT_ID: 'the merchant id of your Datatrans account',
    DATATRANS_PASSWORD: 'the server-to-server password of the same account',
    DATATRANS_SIGN_KEY: 'the HMAC key of the same account, in hexadecimal',
    DATATRANS_ENVIRONMENT: 'one of sandbox, live',
    DATATRANS_API_URL: vendorOriginExpectation,
    DATATRANS_PAY_URL: vendorOriginExpectation,
    DATATRANS_WALLETS:
      'ApplePay, GooglePay or both with a comma between, as your contract with Datatrans includes them',
  },
  secrets: ['DATATRANS_PASSWORD', 'DATATRANS_SIGN_KEY'],
});

type Found = FoundSettings<typeof datatransSettings>;
/** What no account can be without. */
export type RequiredDatatransSetting = 'DATATRANS_MERCHANT_ID' | 'DATATRANS_PASSWORD' | 'DATATRANS_SIGN_KEY';

/** @param need reads a setting that an account cannot be without, and throws for one that is missing */
export function readDatatransAccount(
  found: Found,
  walletTerms: WalletTerms,
  need: (setting: RequiredDatatransSetting) => string,
): DatatransAccount {
  return {
    merchantId: need('DATATRANS_MERCHANT_ID'),
    password: need('DATATRANS_PASSWORD'),
    signKey: need('DATATRANS_SIGN_KEY'),
    environment: found.DATATRANS_ENVIRONMENT,
    apiOrigin: found.DATATRANS_API_URL ?? null,
    payOrigin: found.DATATRANS_PAY_URL ?? null,
    wallets: found.DATATRANS_WALLETS ?? [],
    walletTerms,
  };
}
