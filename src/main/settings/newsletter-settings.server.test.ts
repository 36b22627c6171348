import { expect, test } from 'vitest';
import { StartupError } from '../../settings/startup-error.ts';
import { readEnv } from './env.server.ts';

const brevo = {
  NEWSLETTER_PROVIDER: 'brevo',
  BREVO_API_KEY: 'xkeysib-0123456789',
  BREVO_LISTS: 'abendmeer.offers:3, tagwind.ideas:12',
  BREVO_WEBHOOK_TOKEN: 'a token of the webhook',
};

test('contacts are kept in the database unless the settings say otherwise', () => {
  expect(readEnv({}).newsletter).toEqual({ provider: 'postgres' });
  expect(readEnv({ NEWSLETTER_PROVIDER: 'none' }).newsletter).toEqual({ provider: 'none' });
});

test('Brevo has a key, lists and a token of its webhooks', () => {
  expect(readEnv(brevo).newsletter).toEqual({
    provider: 'brevo',
    api: 'https://api.brevo.com',
    apiKey: 'xkeysib-0123456789',
    lists: new Map([
      ['abendmeer.offers', 3],
      ['tagwind.ideas', 12],
    ]),
    webhookToken: 'a token of the webhook',
  });
});

test.each(['BREVO_API_KEY', 'BREVO_LISTS', 'BREVO_WEBHOOK_TOKEN'] as const)(
  'Brevo without %s does not start',
  (setting) => {
    expect(() => readEnv({ ...brevo, [setting]: '' })).toThrow(StartupError);
    expect(() => readEnv({ ...brevo, [setting]: '' })).toThrow(`the setting ${setting} is missing`);
  },
);

test.each(['offers:3', 'abendmeer.offers', 'abendmeer.offers:0', 'a.b:1,a.b:2', 'a.b:1,', 'A.b:1', 'a.b:x'])(
  'BREVO_LISTS=%s is refused',
  (lists) => {
    expect(() => readEnv({ ...brevo, BREVO_LISTS: lists })).toThrow('BREVO_LISTS');
  },
);

test('neither key nor token is quoted when it is refused', () => {
  expect(() => readEnv({ ...brevo, BREVO_API_KEY: 'short' })).toThrow(/^(?!.*short).*BREVO_API_KEY/);
  expect(() => readEnv({ ...brevo, BREVO_WEBHOOK_TOKEN: 'short' })).toThrow(/^(?!.*short).*WEBHOOK_TOKEN/);
  expect(() => readEnv({ ...brevo, BREVO_API_URL: 'http://api.example.com' })).toThrow('https');
});
