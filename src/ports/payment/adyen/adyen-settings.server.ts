import { z } from 'zod';
import type { WalletTerms } from '../../../domain/booking/wallet-terms.ts';
import { vendorOrigin, vendorOriginExpectation } from '../../../settings/address-settings.ts';
import { defineSettings, type FoundSettings } from '../../../settings/setting-group.ts';
import type { AdyenAccount } from './adyen-client.server.ts';

/** One key in hexadecimal, or both with a comma between while one replaces the other. */
const hexKeys = z.string().regex(/^([\da-f]{2}){16,128}(, ?([\da-f]{2}){16,128})?$/i);
const walletId = z.string().regex(/^[\w.-]{2,100}$/);

export const adyenSettings = defineSettings({
  shape: {
    ADYEN_API_KEY: z.string().min(20).optional(),
    ADYEN_MERCHANT_ACCOUNT: z
      .string()
      .regex(/^[\w-]+$/)
      .optional(),
    ADYEN_CLIENT_KEY: z
      .string()
      .regex(/^(test|live)_\w+$/)
      .optional(),
    ADYEN_HMAC_KEY: hexKeys.optional(),
    ADYEN_ENVIRONMENT: z.enum(['test', 'live']).default('test'),
    ADYEN_LIVE_PREFIX: z
      .string()
      .regex(/^[\w-]+$/)
      .optional(),
    ADYEN_API_URL: vendorOrigin.optional(),
    ADYEN_PAGE_URL: vendorOrigin.optional(),
    ADYEN_APPLE_PAY_ID: walletId.optional(),
    ADYEN_GOOGLE_PAY_ID: walletId.optional(),
  },
  expectations: {
    ADYEN_API_KEY: 'the API key of a web service user of your Adyen account',
    ADYEN_MERCHANT_ACCOUNT: 'the name of a merchant account at Adyen',
    ADYEN_CLIENT_KEY: 'the client key of the same user, which begins with test_ or live_',
    ADYEN_HMAC_KEY:
      'the HMAC key of the standard webhook, in hexadecimal, or the old and the new one with a comma between',
    ADYEN_ENVIRONMENT: 'one of test, live',
    ADYEN_LIVE_PREFIX: 'the prefix of your live addresses at Adyen, for example 1797a841fbb37ca7-AdyenDemo',
    ADYEN_API_URL: vendorOriginExpectation,
    ADYEN_PAGE_URL: vendorOriginExpectation,
    ADYEN_APPLE_PAY_ID: 'your merchant identifier at Apple Pay, as your Adyen account shows it',
    ADYEN_GOOGLE_PAY_ID: 'your merchant id at Google Pay, as your Adyen account shows it',
  },
  secrets: ['ADYEN_API_KEY', 'ADYEN_HMAC_KEY'],
});

type Found = FoundSettings<typeof adyenSettings>;
/** What no account can be without. */
export type RequiredAdyenSetting =
  | 'ADYEN_API_KEY'
  | 'ADYEN_MERCHANT_ACCOUNT'
  | 'ADYEN_CLIENT_KEY'
  | 'ADYEN_HMAC_KEY'
  | 'ADYEN_LIVE_PREFIX';

/** @param need reads a setting that an account cannot be without, and throws for one that is missing */
export function readAdyenAccount(
  found: Found,
  walletTerms: WalletTerms,
  need: (setting: RequiredAdyenSetting) => string,
): AdyenAccount {
  const environment = found.ADYEN_ENVIRONMENT;
  return {
    apiKey: need('ADYEN_API_KEY'),
    merchantAccount: need('ADYEN_MERCHANT_ACCOUNT'),
    clientKey: need('ADYEN_CLIENT_KEY'),
    hmacKeys: need('ADYEN_HMAC_KEY').split(/, ?/),
    environment,
    // A prefix is part of the vendor's own live addresses alone.
    livePrefix:
      environment === 'live' && found.ADYEN_API_URL === undefined ? need('ADYEN_LIVE_PREFIX') : null,
    apiOrigin: found.ADYEN_API_URL ?? null,
    pageOrigin: found.ADYEN_PAGE_URL ?? null,
    walletIds: {
      ...(found.ADYEN_APPLE_PAY_ID !== undefined && { ApplePay: found.ADYEN_APPLE_PAY_ID }),
      ...(found.ADYEN_GOOGLE_PAY_ID !== undefined && { GooglePay: found.ADYEN_GOOGLE_PAY_ID }),
    },
    walletTerms,
  };
}
