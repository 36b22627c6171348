import { describe, expect, it } from 'vitest';
import { usualWalletTerms } from '../../domain/booking/wallet-terms.ts';
import { StartupError } from '../../settings/startup-error.ts';
import { readEnv } from './env.server.ts';

const datatrans = {
  PAYMENT_PROVIDER: 'datatrans',
  DATATRANS_MERCHANT_ID: '1100000000',
  DATATRANS_PASSWORD: 'a password',
  DATATRANS_SIGN_KEY: 'ab'.repeat(32),
};
const adyen = {
  PAYMENT_PROVIDER: 'adyen',
  ADYEN_API_KEY: 'AQE-a-key-of-the-api-of-adyen',
  ADYEN_MERCHANT_ACCOUNT: 'TestShop',
  ADYEN_CLIENT_KEY: 'test_ABC',
  ADYEN_HMAC_KEY: 'cd'.repeat(32),
};

/** The account of the only company. */
const accountOf = (account: object) => new Map([['default', expect.objectContaining(account)]]);

describe('payment settings', () => {
  it('choose the embedded provider when nothing is set', () => {
    expect(readEnv({}).payment).toEqual({ provider: 'embedded' });
    expect(readEnv({ ...datatrans, PAYMENT_PROVIDER: '' }).payment).toEqual({ provider: 'embedded' });
  });

  it('choose a vendor with its account, in its test environment by default', () => {
    expect(readEnv(datatrans).payment).toMatchObject({
      provider: 'datatrans',
      accounts: accountOf({ merchantId: '1100000000', environment: 'sandbox' }),
    });
    expect(readEnv(adyen).payment).toMatchObject({
      provider: 'adyen',
      accounts: accountOf({ environment: 'test', livePrefix: null }),
    });
  });

  it('take a merchant id of Datatrans that is not made of digits alone', () => {
    const payment = readEnv({ ...datatrans, DATATRANS_MERCHANT_ID: 'fernweh-shop_1' }).payment;
    expect(payment).toMatchObject({ accounts: accountOf({ merchantId: 'fernweh-shop_1' }) });
  });

  it.each(Object.keys(datatrans).slice(1))('require %s where Datatrans is selected', (setting) => {
    expect(() => readEnv({ ...datatrans, [setting]: '' })).toThrow(StartupError);
    expect(() => readEnv({ ...datatrans, [setting]: '' })).toThrow(setting);
  });

  it.each(Object.keys(adyen).slice(1))('require %s where Adyen is selected', (setting) => {
    expect(() => readEnv({ ...adyen, [setting]: '' })).toThrow(setting);
  });

  it.each([datatrans, adyen])('name the sales that wallets are for: $PAYMENT_PROVIDER', (vendor) => {
    expect(readEnv(vendor).payment).toMatchObject({ accounts: accountOf({ walletTerms: usualWalletTerms }) });
    const set = {
      PAYMENT_WALLET_COUNTRIES: 'DE, AT',
      PAYMENT_WALLET_CURRENCIES: 'EUR',
      PAYMENT_WALLET_MAX: '5000',
    };
    expect(readEnv({ ...vendor, ...set }).payment).toMatchObject({
      accounts: accountOf({
        walletTerms: { countries: ['DE', 'AT'], currencies: ['EUR'], maxUnits: 5_000 },
      }),
    });
    expect(() => readEnv({ ...vendor, PAYMENT_WALLET_CURRENCIES: 'USD' })).toThrow(
      'PAYMENT_WALLET_CURRENCIES',
    );
  });

  it('require the prefix of a live account at Adyen', () => {
    const live = { ...adyen, ADYEN_ENVIRONMENT: 'live' };
    expect(() => readEnv(live)).toThrow('ADYEN_LIVE_PREFIX');
    expect(readEnv({ ...live, ADYEN_LIVE_PREFIX: '1797a841fbb37ca7-Shop' }).payment).toMatchObject({
      accounts: accountOf({ environment: 'live', livePrefix: '1797a841fbb37ca7-Shop' }),
    });
  });

  it.each(['DATATRANS_PASSWORD', 'DATATRANS_SIGN_KEY', 'ADYEN_API_KEY', 'ADYEN_HMAC_KEY'])(
    'do not repeat the value of %s when it is wrong',
    (setting) => {
      const read = () => readEnv({ [setting]: 'hush' });
      expect(read).toThrow(setting);
      expect(read).not.toThrow('hush');
    },
  );

  const addresses = [
    ['DATATRANS_API_URL', datatrans, 'apiOrigin'],
    ['DATATRANS_PAY_URL', datatrans, 'payOrigin'],
    ['ADYEN_API_URL', adyen, 'apiOrigin'],
    ['ADYEN_PAGE_URL', adyen, 'pageOrigin'],
  ] as const;

  it.each(addresses)('take another address of the vendor from %s', (setting, vendor, field) => {
    expect(readEnv(vendor).payment).toMatchObject({ accounts: accountOf({ [field]: null }) });
    for (const address of ['https://sandbox.example.com', 'http://localhost:4010', 'http://10.0.0.7:4010'])
      expect(readEnv({ ...vendor, [setting]: `${address}/` }).payment).toMatchObject({
        accounts: accountOf({ [field]: address }),
      });
  });

  it.each(addresses)('refuse an address without https, or with a path, in %s', (setting, vendor) => {
    for (const address of ['http://sandbox.example.com', 'https://sandbox.example.com/v1', 'sandbox'])
      expect(() => readEnv({ ...vendor, [setting]: address })).toThrow(setting);
  });

  it('need no prefix where a live account of Adyen has an address of its own', () => {
    const live = { ...adyen, ADYEN_ENVIRONMENT: 'live', ADYEN_API_URL: 'https://adyen.example.com' };
    expect(readEnv(live).payment).toMatchObject({ accounts: accountOf({ livePrefix: null }) });
  });

  it('give each company that they name an account of its own, with what accounts may share', () => {
    const named = {
      ADYEN_MERCHANT_ACCOUNT__TAGWIND: 'TagwindShop',
      ADYEN_HMAC_KEY__TAGWIND: 'ef'.repeat(32),
      ADYEN_MERCHANT_ACCOUNT__NORD_LICHT: 'NordlichtShop',
    };
    const payment = readEnv({ ...adyen, ...named }).payment;
    expect(payment).toMatchObject({
      accounts: new Map([
        ['default', expect.objectContaining({ merchantAccount: 'TestShop', hmacKeys: ['cd'.repeat(32)] })],
        ['tagwind', expect.objectContaining({ merchantAccount: 'TagwindShop', hmacKeys: ['ef'.repeat(32)] })],
        [
          'nord-licht',
          expect.objectContaining({ merchantAccount: 'NordlichtShop', hmacKeys: ['cd'.repeat(32)] }),
        ],
      ]),
    });
  });

  it('need no account of the default company where another one is named', () => {
    const { ADYEN_MERCHANT_ACCOUNT: name, ...shared } = adyen;
    const { payment } = { payment: readEnv({ ...shared, ADYEN_MERCHANT_ACCOUNT__TAGWIND: name }).payment };
    expect(payment).toMatchObject({
      accounts: new Map([['tagwind', expect.objectContaining({ merchantAccount: name })]]),
    });
  });

  it.each([
    [
      { ...adyen, ADYEN_MERCHANT_ACCOUNT__TAGWIND: 'TestShop' },
      'Two companies have the same ADYEN_MERCHANT_ACCOUNT',
    ],
    [{ ...adyen, ADYEN_HMAC_KEY__TAGWIND: 'ef'.repeat(32) }, 'ADYEN_MERCHANT_ACCOUNT__TAGWIND is missing'],
    [{ ...adyen, ADYEN_MERCHANT_ACCOUNT__TAGWIND: 'a b' }, 'ADYEN_MERCHANT_ACCOUNT__TAGWIND must be'],
    [{ ...adyen, ADYEN_COLOUR__TAGWIND: 'red' }, 'There is no setting ADYEN_COLOUR__TAGWIND'],
    [
      { ...datatrans, DATATRANS_MERCHANT_ID__TAGWIND: '2000000000' },
      'DATATRANS_PASSWORD__TAGWIND is missing',
    ],
  ])('are refused where a company’s are %o', (settings, words) => {
    expect(() => readEnv(settings)).toThrow(words);
  });
});
