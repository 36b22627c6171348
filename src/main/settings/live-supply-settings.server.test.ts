import { expect, test } from 'vitest';
import { readEnv } from './env.server.ts';
import { findSuppliersNotSetUp } from './live-supply-settings.server.ts';

const duffel = {
  DUFFEL_TOKEN: 'a token of the account',
  DUFFEL_CONTACT_EMAIL: 'office@agency.example',
  DUFFEL_CONTACT_PHONE: '+4930123456',
};
const hotelbeds = { HOTELBEDS_API_KEY: 'a key of the account', HOTELBEDS_SECRET: 'a secret' };

test('no supplier is set up where nothing is said', () => {
  expect(readEnv({}).liveSupply).toEqual({ duffel: null, hotelbeds: null });
});

test('each supplier is set up for itself, Hotelbeds at its test environment first', () => {
  expect(readEnv(duffel).liveSupply).toEqual({
    duffel: {
      api: 'https://api.duffel.com',
      token: 'a token of the account',
      contact: { email: 'office@agency.example', phone: '+4930123456' },
      webhookSecret: null,
    },
    hotelbeds: null,
  });
  const reported = readEnv({ ...duffel, DUFFEL_WEBHOOK_SECRET: 'a secret' });
  expect(reported.liveSupply.duffel?.webhookSecret).toBe('a secret');
  expect(readEnv(hotelbeds).liveSupply.hotelbeds?.api).toBe('https://api.test.hotelbeds.com');
  const live = readEnv({ ...hotelbeds, HOTELBEDS_ENVIRONMENT: 'live' });
  expect(live.liveSupply.hotelbeds?.api).toBe('https://api.hotelbeds.com');
});

test.each([...Object.keys(duffel), ...Object.keys(hotelbeds)])(
  'a supplier that is set up by half refuses the start and names %s',
  (setting) => {
    const all = setting in duffel ? duffel : hotelbeds;
    expect(() => readEnv({ ...all, [setting]: '' })).toThrow(`${setting} is missing`);
  },
);

test.each([
  ['DUFFEL_TOKEN', { ...duffel, DUFFEL_TOKEN: 'duffel_test_of_the_account' }],
  ['HOTELBEDS_ENVIRONMENT', hotelbeds],
  ['HOTELBEDS_API_URL', { ...hotelbeds, HOTELBEDS_API_URL: 'https://api.test.hotelbeds.com' }],
])('a test environment of a supplier (%s) refuses the start of a shop that sells', (setting, settings) => {
  expect(() => readEnv({ ...settings, NODE_ENV: 'production' })).toThrow(
    `${setting} is of the supplier's test environment`,
  );
  expect(() => readEnv(settings)).not.toThrow();
  expect(() => readEnv({ ...settings, NODE_ENV: 'production', DEMONSTRATION: 'true' })).not.toThrow();
});

test('a bad setting does not show its secret', () => {
  expect(() => readEnv({ ...duffel, DUFFEL_TOKEN: 'short' })).toThrow(
    'The setting DUFFEL_TOKEN must be an access token',
  );
});

test('a supplier that feeds name and nobody has set up is found', () => {
  const { liveSupply } = readEnv(duffel);
  expect(findSuppliersNotSetUp(['duffel', 'hotelbeds', 'other'], liveSupply)).toEqual(['hotelbeds', 'other']);
});
