import { expect, test } from 'vitest';
import { StartupError } from '../settings/startup-error.ts';
import { findAddressWarning, requireSafeAddress } from './require-safe-address.ts';
import { readEnv } from './settings/env.server.ts';

const start = (settings: Record<string, string>) => () => requireSafeAddress(readEnv(settings));

test.each([
  {},
  { HOST: '0.0.0.0' },
  { BASE_URL: 'http://www.fernweh.example', ALLOW_HTTP: 'true' },
  { BASE_URL: 'http://localhost:3000', TRUST_PROXY: '1' },
  { BASE_URL: 'http://192.168.1.20:3000' },
  { BASE_URL: 'http://shop.internal' },
  { BASE_URL: 'https://www.fernweh.example', TRUST_PROXY: '1' },
  { BASE_URL: 'https://www.fernweh.example', TRUST_PROXY: '0' },
  { BASE_URL: 'https://shop.internal', TRUST_PROXY: '2' },
])('a shop starts with %o', (settings) => {
  expect(start(settings)).not.toThrow();
});

test.each([
  [{ BASE_URL: 'http://www.fernweh.example' }, 'BASE_URL'],
  [{ BASE_URL: 'http://203.0.113.9:3000', TRUST_PROXY: '1' }, 'BASE_URL'],
  [
    {
      BASE_URL: 'https://www.fernweh.example',
      TRUST_PROXY: '1',
      PAYMENT_BASE_URL: 'http://pay.fernweh.example',
    },
    'PAYMENT_BASE_URL',
  ],
])('a public shop without https does not start: %o', (settings, setting) => {
  expect(start(settings)).toThrow(StartupError);
  expect(start(settings)).toThrow(
    new RegExp(`^${setting} is the public address .* set ${setting} to its https address`),
  );
});

test.each(['https://www.fernweh.example', 'https://shop.internal'])(
  'a shop at %s does not start before somebody has counted its proxies',
  (BASE_URL) => {
    expect(start({ BASE_URL })).toThrow(StartupError);
    expect(start({ BASE_URL })).toThrow(/Set TRUST_PROXY to the number of proxies/);
  },
);

test('a proxy in front of an address that nobody has set is a warning', () => {
  expect(findAddressWarning(readEnv({ TRUST_PROXY: '1' }))).toContain(
    'BASE_URL is http://localhost:3000: set it',
  );
});

test.each([
  {},
  { TRUST_PROXY: '0' },
  { TRUST_PROXY: '1', BASE_URL: 'https://www.fernweh.example' },
  { TRUST_PROXY: '1', BASE_URL: 'http://shop.internal' },
])('there is nothing to warn of with %o', (settings) => {
  expect(findAddressWarning(readEnv(settings))).toBeNull();
});
