import { z } from 'zod';
import { DEFAULT_COMPANY } from '../../companies/default-company.ts';
import { nameCompanySetting } from '../../companies/name-company-setting.ts';
import { usualWalletTerms, type WalletTerms } from '../../domain/booking/wallet-terms.ts';
import { CURRENCY_CODES } from '../../domain/money/currency.ts';
import type { AdyenAccount } from '../../ports/payment/adyen/adyen-client.server.ts';
import {
  adyenSettings,
  type RequiredAdyenSetting,
  readAdyenAccount,
} from '../../ports/payment/adyen/adyen-settings.server.ts';
import type { DatatransAccount } from '../../ports/payment/datatrans/datatrans-payment.server.ts';
import {
  datatransSettings,
  type RequiredDatatransSetting,
  readDatatransAccount,
} from '../../ports/payment/datatrans/datatrans-settings.server.ts';
import { defineSettings, type FoundSettings } from '../../settings/setting-group.ts';
import { splitList } from '../../settings/split-list.ts';
import { StartupError } from '../../settings/startup-error.ts';

/** Which payment provider the shop works with, and the account of each company, by its id, as the contracts with it say. */
export type PaymentSettings =
  | { readonly provider: 'embedded' }
  | { readonly provider: 'datatrans'; readonly accounts: ReadonlyMap<string, DatatransAccount> }
  | { readonly provider: 'adyen'; readonly accounts: ReadonlyMap<string, AdyenAccount> };

export const paymentSettings = defineSettings({
  shape: {
    PAYMENT_PROVIDER: z.enum(['embedded', 'datatrans', 'adyen']).default('embedded'),
    // ISO 3166 codes.
    PAYMENT_WALLET_COUNTRIES: splitList(z.string().regex(/^[A-Z]{2}$/)).optional(),
    PAYMENT_WALLET_CURRENCIES: splitList(z.enum(CURRENCY_CODES)).optional(),
    PAYMENT_WALLET_MAX: z.coerce.number().int().positive().max(1_000_000).optional(),
    ...datatransSettings.shape,
    ...adyenSettings.shape,
  },
  expectations: {
    PAYMENT_PROVIDER: 'one of embedded, datatrans, adyen',
    PAYMENT_WALLET_COUNTRIES: 'codes of two capital letters with a comma between, such as DE,AT',
    PAYMENT_WALLET_CURRENCIES: `some of ${CURRENCY_CODES.join(', ')} with a comma between`,
    PAYMENT_WALLET_MAX: 'a whole amount from 1 to 1000000 in units of the currency, such as 25000',
    ...datatransSettings.expectations,
    ...adyenSettings.expectations,
  },
  secrets: [...datatransSettings.secrets, ...adyenSettings.secrets],
});

type Found = FoundSettings<typeof paymentSettings>;

/** What each account has of its own: it is never taken over from another one. */
const ownSettings: ReadonlySet<string> = new Set<keyof Found>([
  'DATATRANS_MERCHANT_ID',
  'DATATRANS_PASSWORD',
  'DATATRANS_SIGN_KEY',
  'ADYEN_MERCHANT_ACCOUNT',
]);

/** What `nameCompanySetting` writes. */
const ofCompany = /^((?:ADYEN|DATATRANS)_[A-Z_]*[A-Z])__([A-Z0-9_]+)$/;

/**
 * Reads the accounts at the chosen provider: the default company's from settings without a name, another one's from those that end with its
 * id and, for all that accounts may share, from those without.
 * @param source every variable that is set
 * @throws StartupError where an account is set up by half, naming the first setting that is missing, or where two companies have one account
 */
export function readPaymentSettings(
  found: Found,
  source: Readonly<Record<string, string | undefined>> = {},
): PaymentSettings {
  const provider = found.PAYMENT_PROVIDER;
  if (provider === 'embedded') return { provider };
  const named = listCompanySettings(source, provider);
  const [first] = named.keys();
  const hasDefault = Object.entries(found).some(
    ([setting, value]) => ownSettings.has(setting) && value !== undefined,
  );
  const read = <Account>(readAccount: AccountReader<Account>): ReadonlyMap<string, Account> => {
    const readFrom = (values: Found, company: string) =>
      [
        company,
        readAccount(values, readWalletTerms(values), (setting) => need(values, setting, company)),
      ] as const;
    return new Map([
      ...(hasDefault || first === undefined ? [readFrom(found, DEFAULT_COMPANY)] : []),
      ...[...named].map(([company, own]) => readFrom(withOwn(found, own, company), company)),
    ]);
  };
  if (provider === 'datatrans') {
    const accounts = read(readDatatransAccount);
    refuseShared(accounts, 'DATATRANS_MERCHANT_ID', ({ merchantId }) => merchantId);
    return { provider, accounts };
  }
  const accounts = read(readAdyenAccount);
  refuseShared(accounts, 'ADYEN_MERCHANT_ACCOUNT', ({ merchantAccount }) => merchantAccount);
  return { provider, accounts };
}

type RequiredSetting = RequiredAdyenSetting | RequiredDatatransSetting;

type AccountReader<Account> = (
  found: Found,
  walletTerms: WalletTerms,
  need: (setting: RequiredSetting) => string,
) => Account;

/** Settings that name a company, without its name. */
type OwnSettings = Readonly<Record<string, string>>;

/** @throws StartupError for a setting that is none of the provider's */
function listCompanySettings(
  source: Readonly<Record<string, string | undefined>>,
  provider: 'datatrans' | 'adyen',
): ReadonlyMap<string, OwnSettings> {
  const named = new Map<string, OwnSettings>();
  for (const [key, value] of Object.entries(source)) {
    const [, setting = '', name = ''] = ofCompany.exec(key) ?? [];
    if (!value?.trim() || !setting.toLowerCase().startsWith(`${provider}_`)) continue;
    if (!(setting in paymentSettings.shape))
      throw new StartupError(`There is no setting ${key}: ${setting} is none of ${provider}.`);
    const id = name.toLowerCase().replaceAll('_', '-');
    named.set(id, { ...named.get(id), [setting]: value });
  }
  return named;
}

/** @throws StartupError for a bad value */
function withOwn(found: Found, own: OwnSettings, company: string): Found {
  const read = z.object(paymentSettings.shape).partial().safeParse(own);
  if (!read.success) {
    const setting = String(read.error.issues[0]?.path[0]) as keyof Found;
    throw new StartupError(
      `The setting ${nameCompanySetting(setting, company)} must be ${paymentSettings.expectations[setting]}.`,
    );
  }
  const shared = Object.entries(found).filter(([setting]) => !ownSettings.has(setting));
  const valid = Object.entries(read.data).filter(([setting]) => setting in own);
  return { ...Object.fromEntries(shared), ...Object.fromEntries(valid) } as Found;
}

function refuseShared<Account>(
  accounts: ReadonlyMap<string, Account>,
  setting: string,
  nameOf: (account: Account) => string,
): void {
  const names = [...accounts.values()].map(nameOf);
  const shared = names.find((name, at) => names.indexOf(name) !== at);
  if (shared !== undefined)
    throw new StartupError(`Two companies have the same ${setting}: each needs an account of its own.`);
}

/** Sales that wallets are for, as the contract with the provider says. */
function readWalletTerms(found: Found): WalletTerms {
  return {
    countries: found.PAYMENT_WALLET_COUNTRIES ?? usualWalletTerms.countries,
    currencies: found.PAYMENT_WALLET_CURRENCIES ?? usualWalletTerms.currencies,
    maxUnits: found.PAYMENT_WALLET_MAX ?? usualWalletTerms.maxUnits,
  };
}

function need(found: Found, setting: RequiredSetting, company: string): string {
  const value = found[setting];
  if (value !== undefined) return value;
  throw new StartupError(
    `PAYMENT_PROVIDER is ${found.PAYMENT_PROVIDER}, but the setting ${nameCompanySetting(setting, company)} is missing: it must be ${paymentSettings.expectations[setting]}.`,
  );
}
