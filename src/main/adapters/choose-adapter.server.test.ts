import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readEnv } from '../settings/env.server.ts';
import { chooseAdapter } from './choose-adapter.server.ts';

const choose = (settings: Readonly<Record<string, string>>) =>
  Object.fromEntries(
    Object.entries(chooseAdapter).map(([port, of]) => [port, of(readEnv(settings)).adapter] as const),
  );

test('a shop without settings has what comes with it', () => {
  expect(choose({})).toEqual({
    supply: 'demo world',
    flightSupply: 'none',
    roomSupply: 'none',
    supplyLog: 'postgres',
    priceHistory: 'postgres',
    exchangeRates: 'none',
    offers: 'shared memory',
    payment: 'embedded',
    mail: 'outbox',
    inboundMail: 'none',
    images: 'painter and uploads',
    mapTiles: 'natural-earth',
    newsletter: 'postgres',
    identity: 'embedded',
    loyalty: 'embedded',
    captcha: 'none',
    virusScan: 'none',
    analytics: 'none',
  });
});

const duffel = {
  DUFFEL_TOKEN: 'duffel_test_a token of the account',
  DUFFEL_CONTACT_EMAIL: 'trips@example.com',
  DUFFEL_CONTACT_PHONE: '+4930123456',
};
const datatrans = {
  DATATRANS_MERCHANT_ID: '1100000000',
  DATATRANS_PASSWORD: 'a password',
  DATATRANS_SIGN_KEY: 'ab'.repeat(32),
};
const adyen = {
  ADYEN_MERCHANT_ACCOUNT: 'ShopECOM',
  ADYEN_API_KEY: 'a key of the account',
  ADYEN_CLIENT_KEY: 'test_AKEYOFTHEPAGE',
  ADYEN_HMAC_KEY: 'ab'.repeat(32),
};
const brevo = {
  BREVO_API_KEY: 'a key of the account',
  BREVO_LISTS: 'abendmeer.offers:3',
  BREVO_WEBHOOK_TOKEN: 'a token of the webhook',
};

test.each<[keyof typeof chooseAdapter, Readonly<Record<string, string>>, string]>([
  ['supply', { DEMO_WORLD: '0' }, 'own goods'],
  ['flightSupply', duffel, 'duffel'],
  ['roomSupply', { HOTELBEDS_API_KEY: 'a key of the account', HOTELBEDS_SECRET: 'a secret' }, 'hotelbeds'],
  ['supplyLog', { NATS_URL: 'nats://localhost:4222' }, 'nats'],
  ['exchangeRates', { SUPPLY_CURRENCY: 'EUR', EXCHANGE_RATES: 'rates.json' }, 'table'],
  ['exchangeRates', { SUPPLY_CURRENCY: 'EUR', EXCHANGE_RATES: 'https://rates.example.com/daily.xml' }, 'ecb'],
  ['payment', { PAYMENT_PROVIDER: 'datatrans', ...datatrans }, 'datatrans'],
  ['payment', { PAYMENT_PROVIDER: 'adyen', ...adyen }, 'adyen'],
  ['mail', { SMTP_URL: 'smtp://mail.example.com' }, 'smtp'],
  ['inboundMail', { INBOUND_MAIL_ADDRESS: 'cases@example.com', INBOUND_SMTP_PORT: '2525' }, 'embedded'],
  ['mapTiles', { MAP_STYLE_URL: 'https://maps.example.com/style.json' }, 'map-style'],
  ['newsletter', { NEWSLETTER_PROVIDER: 'brevo', ...brevo }, 'brevo'],
  ['newsletter', { NEWSLETTER_PROVIDER: 'none' }, 'none'],
  [
    'identity',
    { IDENTITY_PROVIDER: 'openid', OPENID_ISSUER: 'https://login.example.com', OPENID_CLIENT_ID: 'shop' },
    'openid',
  ],
  ['identity', { IDENTITY_PROVIDER: 'none' }, 'none'],
  ['loyalty', { LOYALTY: 'none' }, 'none'],
  ['captcha', { CAPTCHA_PROVIDER: 'altcha' }, 'altcha'],
  [
    'captcha',
    {
      CAPTCHA_PROVIDER: 'recaptcha',
      RECAPTCHA_SITE_KEY: '6LcEXAMPLE-site-key_0123456789',
      RECAPTCHA_SECRET: '6LcEXAMPLE-secret_0123456789abc',
    },
    'recaptcha',
  ],
  ['virusScan', { CLAMD_ADDRESS: 'localhost:3310' }, 'clamd'],
  ['analytics', { GA4_MEASUREMENT_ID: 'G-AB12CD34EF', GA4_API_SECRET: 'a secret' }, 'ga4'],
])('%s under %o is served by %s', (port, settings, adapter) => {
  expect(choose(settings)).toEqual({ ...choose({}), [port]: adapter });
});

test('offers of shards are asked for over NATS, which has the supply log, too', () => {
  const settings = {
    OFFERS: 'sharded',
    DATABASE_URL: 'postgres://localhost/shop',
    NATS_URL: 'nats://localhost:4222',
  };
  expect(choose(settings)).toEqual({ ...choose({}), offers: 'shards', supplyLog: 'nats' });
});

test('every port has its choice', () => {
  const names = readdirSync('src/ports').map((folder) =>
    folder.replace(/-([a-z])/g, (_dash, letter: string) => letter.toUpperCase()),
  );
  expect(Object.keys(chooseAdapter).sort()).toEqual(names.sort());
});
