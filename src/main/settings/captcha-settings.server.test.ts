import { expect, test } from 'vitest';
import { readEnv } from './env.server.ts';

const siteKey = '6LcEXAMPLE-site-key_0123456789';
const secret = '6LcEXAMPLE-secret_0123456789abc';

test('a shop has no captcha unless one is chosen', () => {
  expect(readEnv({}).captcha).toEqual({ provider: 'none' });
  expect(readEnv({ RECAPTCHA_SITE_KEY: siteKey, RECAPTCHA_SECRET: secret }).captcha).toEqual({
    provider: 'none',
  });
  expect(readEnv({ CAPTCHA_PROVIDER: 'altcha' }).captcha).toEqual({ provider: 'altcha' });
});

test('reCAPTCHA takes both its keys', () => {
  const settings = { CAPTCHA_PROVIDER: 'recaptcha', RECAPTCHA_SITE_KEY: siteKey, RECAPTCHA_SECRET: secret };
  expect(readEnv(settings).captcha).toEqual({ provider: 'recaptcha', siteKey, secret });
});

test.each([
  [{ CAPTCHA_PROVIDER: 'recaptcha' }, 'RECAPTCHA_SITE_KEY is missing'],
  [{ CAPTCHA_PROVIDER: 'recaptcha', RECAPTCHA_SITE_KEY: siteKey }, 'RECAPTCHA_SECRET is missing'],
  [{ CAPTCHA_PROVIDER: 'hcaptcha' }, 'CAPTCHA_PROVIDER is "hcaptcha" but must be one of none'],
])('%j does not start', (settings, words) => {
  expect(() => readEnv(settings)).toThrow(words);
});

test('a secret that cannot be one is not printed', () => {
  expect(() => readEnv({ RECAPTCHA_SECRET: 'too short' })).toThrow(/RECAPTCHA_SECRET must be/);
  expect(() => readEnv({ RECAPTCHA_SECRET: 'too short' })).not.toThrow(/too short/);
});
