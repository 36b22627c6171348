import { X509Certificate } from 'node:crypto';
import { expect, test } from 'vitest';
import {
  buildWalletCertificates,
  buildWalletSettings,
} from '../../../../../tests/factories/wallet/build-wallet-settings.ts';
import { readEnv } from '../../../../main/settings/env.server.ts';

const own = buildWalletCertificates();
const other = buildWalletCertificates();
const settings = buildWalletSettings(own);

test('a shop has no passes for wallets unless it is set up for them', () => {
  expect(readEnv({}).wallet).toBeNull();
});

test('certificates are read as PEM, on one line too, and the key without its passphrase', () => {
  const onOneLine = Object.fromEntries(
    Object.entries(settings).map(([name, value]) => [name, value.replaceAll('\n', '\\n')]),
  );
  for (const given of [settings, onOneLine]) {
    const { wallet } = readEnv(given);
    expect(wallet).toMatchObject({
      passTypeId: 'pass.com.example.trip',
      teamId: 'A1B2C3D4E5',
      certificate: own.certificate,
      appleCertificate: own.authority,
    });
    expect(wallet?.key).toMatch(/^-----BEGIN RSA PRIVATE KEY-----/);
    expect(wallet?.validUntil.getTime()).toBeLessThanOrEqual(
      Date.parse(new X509Certificate(own.certificate).validTo),
    );
  }
});

test.each(Object.keys(settings).filter((setting) => setting !== 'WALLET_PASS_KEY_PASSPHRASE'))(
  'without %s nothing starts',
  (setting) => {
    expect(() => readEnv({ ...settings, [setting]: '' })).toThrow(`the setting ${setting} is missing`);
  },
);

test.each([
  ['another key', { WALLET_PASS_KEY: other.key }, 'WALLET_PASS_KEY does not fit'],
  [
    'another pass type',
    { WALLET_PASS_TYPE_ID: 'pass.com.example.other' },
    'WALLET_PASS_TYPE_ID does not fit',
  ],
  ['another team', { WALLET_PASS_TEAM_ID: 'Z9Z9Z9Z9Z9' }, 'WALLET_PASS_TEAM_ID does not fit'],
  ['another authority', { WALLET_PASS_APPLE_CERTIFICATE: other.authority }, 'APPLE_CERTIFICATE does not fit'],
  ['the wrong passphrase', { WALLET_PASS_KEY_PASSPHRASE: 'wrong' }, 'WALLET_PASS_KEY cannot be read'],
  ['no PEM', { WALLET_PASS_CERTIFICATE: 'certificate.pem' }, 'WALLET_PASS_CERTIFICATE must be'],
])('a certificate with %s does not start', (_what, changed, words) => {
  expect(() => readEnv({ ...settings, ...changed })).toThrow(words);
});

test('a key that cannot be read is not printed', () => {
  const key = '-----BEGIN PRIVATE KEY-----\nc2VjcmV0\n-----END PRIVATE KEY-----';
  expect(() => readEnv({ ...settings, WALLET_PASS_KEY: key })).toThrow(/WALLET_PASS_KEY cannot be read/);
  expect(() => readEnv({ ...settings, WALLET_PASS_KEY: key })).not.toThrow(/c2VjcmV0/);
  expect(() => readEnv({ ...settings, WALLET_PASS_KEY: 'c2VjcmV0' })).not.toThrow(/c2VjcmV0/);
});
