import { z } from 'zod';
import type { WalletMethod } from '../../domain/booking/payment-details.ts';
import { usualWalletTerms, type WalletTerms } from '../../domain/booking/wallet-terms.ts';
import { CURRENCY_CODES } from '../../domain/money/currency.ts';
import { vendorOrigin, vendorOriginExpectation } from './address-settings.ts';
import { StartupError } from './startup-error.server.ts';

/** Which payment provider the shop works with, and what it has from its contract. */
export type PaymentSettings =
  | { readonly provider: 'embedded' }
  | {
      readonly provider: 'datatrans';
      readonly account: {
        readonly merchantId: string;
        readonly password: string;
        readonly signKey: string;
        readonly environment: 'sandbox' | 'live';
        /** Origin of the API, and of scripts and pages; null for those of the environment. */
        readonly apiOrigin: string | null;
        readonly payOrigin: string | null;
        readonly wallets: readonly WalletMethod[];
        readonly walletTerms: WalletTerms;
      };
    }
  | {
      readonly provider: 'adyen';
      readonly account: {
        readonly apiKey: string;
        readonly merchantAccount: string;
        readonly clientKey: string;
        readonly hmacKeys: readonly string[];
        readonly environment: 'test' | 'live';
        readonly livePrefix: string | null;
        /** Origin of the API, and of what the page loads; null for those of the environment. */
        readonly apiOrigin: string | null;
        readonly pageOrigin: string | null;
        /** The shop's id at each wallet that the account is set up for. */
        readonly walletIds: Partial<Readonly<Record<WalletMethod, string>>>;
        readonly walletTerms: WalletTerms;
      };
    };

/** With a comma between. */
const listOf = <T>(each: z.ZodType<T, string>) =>
  z
    .string()
    .transform((text) => text.split(/, ?/))
    .pipe(z.array(each));
const walletList = listOf(z.enum(['ApplePay', 'GooglePay']));
/** ISO 3166 codes. */
const countryList = listOf(z.string().regex(/^[A-Z]{2}$/));
const currencyList = listOf(z.enum(CURRENCY_CODES));
const walletId = z.string().regex(/^[\w.-]{2,100}$/);

/** Whole bytes, in hexadecimal; short keys are typing errors. */
const hexKey = z.string().regex(/^([\da-f]{2}){16,128}$/i);
/** One key, or both while one replaces the other. */
const hexKeys = z.string().regex(/^([\da-f]{2}){16,128}(, ?([\da-f]{2}){16,128})?$/i);

export const paymentSettings = {
  PAYMENT_PROVIDER: z.enum(['embedded', 'datatrans', 'adyen']).default('embedded'),
  PAYMENT_WALLET_COUNTRIES: countryList.optional(),
  PAYMENT_WALLET_CURRENCIES: currencyList.optional(),
  PAYMENT_WALLET_MAX: z.coerce.number().int().positive().max(1_000_000).optional(),
  DATATRANS_MERCHANT_ID: z
    .string()
    .regex(/^[\w.-]{2,60}$/)
    .optional(),
  DATATRANS_PASSWORD: z.string().min(8).optional(),
  DATATRANS_SIGN_KEY: hexKey.optional(),
  DATATRANS_ENVIRONMENT: z.enum(['sandbox', 'live']).default('sandbox'),
  DATATRANS_API_URL: vendorOrigin.optional(),
  DATATRANS_PAY_URL: vendorOrigin.optional(),
  DATATRANS_WALLETS: walletList.optional(),
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
} as const;

type Found = z.infer<z.ZodObject<typeof paymentSettings>>;

/** What a setting must be, as an operator reads it after a bad value. */
export const paymentExpectations: Record<keyof Found, string> = {
  PAYMENT_PROVIDER: 'one of embedded, datatrans, adyen',
  PAYMENT_WALLET_COUNTRIES: 'codes of two capital letters with a comma between, such as DE,AT',
  PAYMENT_WALLET_CURRENCIES: `some of ${CURRENCY_CODES.join(', ')} with a comma between`,
  PAYMENT_WALLET_MAX: 'a whole amount from 1 to 1000000 in units of the currency, such as 25000',
  DATATRANS_MERCHANT_ID: 'the merchant id of your Datatrans account',
  DATATRANS_PASSWORD: 'the server-to-server password of the same account',
  DATATRANS_SIGN_KEY: 'the HMAC key of the same account, in hexadecimal',
  DATATRANS_ENVIRONMENT: 'one of sandbox, live',
  DATATRANS_API_URL: vendorOriginExpectation,
  DATATRANS_PAY_URL: vendorOriginExpectation,
  DATATRANS_WALLETS:
    'ApplePay, GooglePay or both with a comma between, as your contract with Datatrans includes them',
  ADYEN_API_KEY: 'the API key of a web service user of your Adyen account',
  ADYEN_MERCHANT_ACCOUNT: 'the name of a merchant account at Adyen',
  ADYEN_CLIENT_KEY: 'the client key of the same user, which begins with test_ or live_',
  ADYEN_HMAC_KEY:
    'the HMAC key of the standard webhook, in hexadecimal, or the old and the new one with a comma between',
  ADYEN_ENVIRONMENT: 'one of test, live',
  ADYEN_API_URL: vendorOriginExpectation,
  ADYEN_PAGE_URL: vendorOriginExpectation,
  ADYEN_APPLE_PAY_ID: 'your merchant identifier at Apple Pay, as your Adyen account shows it',
  ADYEN_GOOGLE_PAY_ID: 'your merchant id at Google Pay, as your Adyen account shows it',
  ADYEN_LIVE_PREFIX: 'the prefix of your live addresses at Adyen, for example 1797a841fbb37ca7-AdyenDemo',
};

export const secretPaymentSettings: readonly (keyof Found)[] = [
  'DATATRANS_PASSWORD',
  'DATATRANS_SIGN_KEY',
  'ADYEN_API_KEY',
  'ADYEN_HMAC_KEY',
];

/** @throws StartupError where the chosen provider is set up by half, naming the first setting that is missing */
export function readPaymentSettings(found: Found): PaymentSettings {
  switch (found.PAYMENT_PROVIDER) {
    case 'embedded':
      return { provider: 'embedded' };
    case 'datatrans':
      return {
        provider: 'datatrans',
        account: {
          merchantId: need(found, 'DATATRANS_MERCHANT_ID'),
          password: need(found, 'DATATRANS_PASSWORD'),
          signKey: need(found, 'DATATRANS_SIGN_KEY'),
          environment: found.DATATRANS_ENVIRONMENT,
          apiOrigin: found.DATATRANS_API_URL ?? null,
          payOrigin: found.DATATRANS_PAY_URL ?? null,
          wallets: found.DATATRANS_WALLETS ?? [],
          walletTerms: readWalletTerms(found),
        },
      };
    case 'adyen': {
      const environment = found.ADYEN_ENVIRONMENT;
      return {
        provider: 'adyen',
        account: {
          apiKey: need(found, 'ADYEN_API_KEY'),
          merchantAccount: need(found, 'ADYEN_MERCHANT_ACCOUNT'),
          clientKey: need(found, 'ADYEN_CLIENT_KEY'),
          hmacKeys: need(found, 'ADYEN_HMAC_KEY').split(/, ?/),
          environment,
          // A prefix is part of the vendor's own live addresses alone.
          livePrefix:
            environment === 'live' && found.ADYEN_API_URL === undefined
              ? need(found, 'ADYEN_LIVE_PREFIX')
              : null,
          apiOrigin: found.ADYEN_API_URL ?? null,
          pageOrigin: found.ADYEN_PAGE_URL ?? null,
          walletIds: {
            ...(found.ADYEN_APPLE_PAY_ID !== undefined && { ApplePay: found.ADYEN_APPLE_PAY_ID }),
            ...(found.ADYEN_GOOGLE_PAY_ID !== undefined && { GooglePay: found.ADYEN_GOOGLE_PAY_ID }),
          },
          walletTerms: readWalletTerms(found),
        },
      };
    }
  }
}

/** Sales that wallets are for, as the contract with the provider says. */
function readWalletTerms(found: Found): WalletTerms {
  const { PAYMENT_WALLET_MAX: max } = found;
  return {
    countries: found.PAYMENT_WALLET_COUNTRIES ?? usualWalletTerms.countries,
    currencies: found.PAYMENT_WALLET_CURRENCIES ?? usualWalletTerms.currencies,
    maxAmount: max === undefined ? usualWalletTerms.maxAmount : max * 100,
  };
}

function need(
  found: Found,
  setting: Exclude<
    keyof Found,
    | `${string}_ENVIRONMENT`
    | `${string}_URL`
    | `PAYMENT_WALLET_${string}`
    | 'DATATRANS_WALLETS'
    | 'PAYMENT_PROVIDER'
  >,
): string {
  const value = found[setting];
  if (value !== undefined) return value;
  throw new StartupError(
    `PAYMENT_PROVIDER is ${found.PAYMENT_PROVIDER}, but the setting ${setting} is missing: it must be ${paymentExpectations[setting]}.`,
  );
}
