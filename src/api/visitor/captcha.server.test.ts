import { afterAll, expect, test } from 'vitest';
import { buildTestApp } from '../../../tests/factories/test-app.ts';
import type { CaptchaPort } from '../../ports/captcha/captcha-port.ts';
import { createRecaptchaCaptcha } from '../../ports/captcha/recaptcha/recaptcha-captcha.server.ts';

const work: CaptchaPort = {
  browser: { kind: 'proof-of-work' },
  origins: [],
  verify: async () => 'passed',
  createChallenge: async () => ({ parameters: { cost: 7 }, signature: 'signed' }),
};
const recaptcha = createRecaptchaCaptcha({ siteKey: 'the-site-key', secret: 'the secret', report: () => {} });
const apps = {
  none: (await buildTestApp()).app,
  work: (await buildTestApp({ shop: { captcha: work } })).app,
  recaptcha: (await buildTestApp({ shop: { captcha: recaptcha } })).app,
};
afterAll(() => Promise.all(Object.values(apps).map((app) => app.close())));

const challenge = '/de-de/ajax/captcha-challenge';

test('a proof of work gives a challenge, which nobody caches', async () => {
  const answer = await apps.work.inject(challenge);
  expect(answer.json()).toEqual({ parameters: { cost: 7 }, signature: 'signed' });
  expect(answer.headers['cache-control']).toBe('no-store');
});

test.each(['none', 'recaptcha'] as const)('%s gives no challenge', async (kind) => {
  expect((await apps[kind].inject(challenge)).statusCode).toBe(404);
});

test('[CONSENT-002] only a captcha of others is listed among what needs consent', async () => {
  const listed = await Promise.all(
    (['none', 'work', 'recaptcha'] as const).map(async (kind) =>
      (await apps[kind].inject('/de-de')).body.includes('id="consent-captcha"'),
    ),
  );
  expect(listed).toEqual([false, false, true]);
});

test('[CONSENT-002] only pages of a shop with reCAPTCHA may load from Google, and not those where one pays', async () => {
  const policyOf = async (kind: keyof typeof apps, path = '/de-de') =>
    String((await apps[kind].inject(path)).headers['content-security-policy']);
  expect(await policyOf('none')).not.toContain('google');
  expect(await policyOf('work')).not.toContain('google');
  const policy = (await policyOf('recaptcha')).split('; ');
  const google = 'https://www.google.com/recaptcha/';
  expect(policy).toContainEqual(
    expect.stringMatching(/^script-src 'self' 'nonce-[\w-]+' https:\/\/www\.google/),
  );
  expect(policy.find((directive) => directive.startsWith('frame-src'))).toContain(google);
  const pay = await policyOf('recaptcha', '/de-de/booking/abcdefghijklmnopqrstuv/customer_payment');
  expect(pay).not.toContain('google');
});

test('pages learn which captcha there is, and nothing of its secret', async () => {
  const { body } = await apps.recaptcha.inject('/de-de');
  expect(body).toContain('"captcha":{"kind":"recaptcha","siteKey":"the-site-key"}');
  expect(body).not.toContain('the secret');
  expect((await apps.none.inject('/de-de')).body).not.toContain('"captcha"');
});
