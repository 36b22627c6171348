import { expect, test } from 'vitest';
import { StartupError } from '../../settings/startup-error.ts';
import { readEnv } from '../settings/env.server.ts';
import { requireDemonstration } from './require-demonstration.ts';

const datatrans = {
  PAYMENT_PROVIDER: 'datatrans',
  DATATRANS_MERCHANT_ID: '1100000000',
  DATATRANS_PASSWORD: 'a password',
  DATATRANS_SIGN_KEY: 'ab'.repeat(32),
};
const start = (settings: Record<string, string>) => () => requireDemonstration(readEnv(settings));

test.each([{}, { BASE_URL: 'http://192.168.1.20:3000' }, { BASE_URL: 'https://shop.internal' }])(
  'a shop that nobody outside reaches starts with everything embedded: %o',
  (settings) => {
    expect(start(settings)).not.toThrow();
  },
);

test.each([{ BASE_URL: 'https://www.example.com' }, { PAYMENT_BASE_URL: 'https://pay.example.com' }])(
  'a public address with embedded parts refuses the start, and names each part: %o',
  (settings) => {
    expect(start(settings)).toThrow(StartupError);
    for (const named of ['PAYMENT_PROVIDER', 'SMTP_URL', 'demo supplier', 'DEMONSTRATION=true'])
      expect(start(settings)).toThrow(named);
  },
);

test('a real payment provider and a mail server leave the demo supplier', () => {
  const real = { ...datatrans, SMTP_URL: 'smtps://mail.example.com', BASE_URL: 'https://www.example.com' };
  expect(start(real)).toThrow('demo supplier');
  expect(start(real)).not.toThrow('PAYMENT_PROVIDER');
  expect(start(real)).not.toThrow('SMTP_URL');
});

test('a shop of its operator’s own goods and live suppliers is no demonstration', () => {
  const real = { ...datatrans, SMTP_URL: 'smtps://mail.example.com', BASE_URL: 'https://www.example.com' };
  const settings = { ...real, DEMO_WORLD: '0', IDENTITY_PROVIDER: 'none', LOYALTY: 'none' };
  expect(start(settings)).not.toThrow();
  const duffel = {
    DUFFEL_TOKEN: 'a token of the account',
    DUFFEL_CONTACT_EMAIL: 'office@agency.example',
    DUFFEL_CONTACT_PHONE: '+4930123456',
  };
  expect(start({ ...settings, ...duffel })).not.toThrow();
  const hotelbeds = { HOTELBEDS_API_KEY: 'a key of the account', HOTELBEDS_SECRET: 'a secret' };
  expect(start({ ...settings, ...hotelbeds })).not.toThrow();
});

test('[AUTH-002] a public shop with the embedded identity provider says so before it starts', () => {
  const embedded = { BASE_URL: 'https://www.example.com', IDENTITY_BASE_URL: 'https://id.example.com' };
  expect(start(embedded)).toThrow('IDENTITY_PROVIDER');
  expect(start({ ...embedded, DEMONSTRATION: 'true' })).not.toThrow();
  expect(start({ BASE_URL: 'https://www.example.com', IDENTITY_PROVIDER: 'none' })).not.toThrow(
    'IDENTITY_PROVIDER',
  );
  expect(start({ IDENTITY_BASE_URL: 'https://id.example.com' })).toThrow(
    'IDENTITY_BASE_URL is the public address',
  );
});

test('a public shop with the embedded loyalty programme says so before it starts', () => {
  const embedded = { BASE_URL: 'https://www.example.com', LOYALTY_BASE_URL: 'https://miles.example.com' };
  expect(start(embedded)).toThrow('(LOYALTY)');
  expect(start({ BASE_URL: 'https://www.example.com', LOYALTY: 'none' })).not.toThrow('(LOYALTY)');
  expect(start({ LOYALTY_BASE_URL: 'https://miles.example.com' })).toThrow(
    'LOYALTY_BASE_URL is the public address',
  );
});

test('a public demonstration starts', () => {
  expect(start({ BASE_URL: 'https://www.example.com', DEMONSTRATION: 'true' })).not.toThrow();
});

test('a demonstration never takes money', () => {
  const live = { ...datatrans, DATATRANS_ENVIRONMENT: 'live', DEMONSTRATION: 'true' };
  expect(start(live)).toThrow('live environment');
  expect(start({ ...live, DATATRANS_ENVIRONMENT: 'sandbox' })).not.toThrow();
});

test('a demonstration never takes money for one of several companies', () => {
  const two = { ...datatrans, DEMONSTRATION: 'true', DATATRANS_MERCHANT_ID__TAGWIND: '1100000001' };
  const own = {
    ...two,
    DATATRANS_PASSWORD__TAGWIND: 'another password',
    DATATRANS_SIGN_KEY__TAGWIND: 'cd'.repeat(32),
  };
  expect(start({ ...own, DATATRANS_ENVIRONMENT__TAGWIND: 'live' })).toThrow('live environment');
  expect(start({ ...own, DATATRANS_ENVIRONMENT: 'live', DATATRANS_ENVIRONMENT__TAGWIND: 'sandbox' })).toThrow(
    'live environment',
  );
  expect(start(own)).not.toThrow();
});
