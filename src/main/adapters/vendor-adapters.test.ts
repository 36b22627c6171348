import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readEnv } from '../settings/env.server.ts';
import { listUnproved } from './list-unproved.server.ts';
import { formatVendorTable, formatVendorTrials } from './vendor-adapters.ts';

const page = readFileSync('docs/vendors.md', 'utf8');

test('docs/vendors.md has the table of the adapters as they are listed', () => {
  expect(page).toContain(`\n${formatVendorTable()}\n`);
});

test('docs/vendors.md has what to try at each vendor', () => {
  expect(page).toContain(`\n${formatVendorTrials()}\n`);
});

test('a start with vendors names those that were never tried', () => {
  const env = readEnv({
    SMTP_URL: 'smtp://mail.example.com',
    MAP_STYLE_URL: 'https://maps.example.com/style.json',
    NATS_URL: 'nats://localhost:4222',
    GA4_MEASUREMENT_ID: 'G-AB12CD34EF',
    GA4_API_SECRET: 'a secret',
    PAYMENT_PROVIDER: 'datatrans',
    DATATRANS_MERCHANT_ID: '1100000000',
    DATATRANS_PASSWORD: 'a password',
    DATATRANS_SIGN_KEY: 'ab'.repeat(32),
    CAPTCHA_PROVIDER: 'recaptcha',
    RECAPTCHA_SITE_KEY: '6LcEXAMPLE-site-key_0123456789',
    RECAPTCHA_SECRET: '6LcEXAMPLE-secret_0123456789abc',
    IDENTITY_PROVIDER: 'openid',
    OPENID_ISSUER: 'https://login.example.com',
    OPENID_CLIENT_ID: 'shop',
    NEWSLETTER_PROVIDER: 'brevo',
    BREVO_API_KEY: 'a key of the account',
    BREVO_LISTS: 'abendmeer.offers:3',
    BREVO_WEBHOOK_TOKEN: 'a token of the webhook',
    DUFFEL_TOKEN: 'a token of the account',
    DUFFEL_CONTACT_EMAIL: 'office@agency.example',
    DUFFEL_CONTACT_PHONE: '+4930123456',
    HOTELBEDS_API_KEY: 'a key of the account',
    HOTELBEDS_SECRET: 'a secret',
  });
  expect(listUnproved(env)).toEqual(
    [
      'Duffel (supply of flights)',
      'Hotelbeds (supply of rooms)',
      'NATS JetStream (supply log)',
      'Datatrans (payment)',
      'SMTP (mail)',
      'a vendor’s map style (map tiles)',
      'Brevo (newsletter)',
      'OpenID Connect (identity)',
      'reCAPTCHA (captcha)',
      'Google Analytics 4 (analytics)',
    ].map((named) => `Never proved at the vendor: ${named}. See docs/vendors.md.`),
  );
});

test('a start with embedded parts alone names none', () => {
  expect(listUnproved(readEnv({}))).toEqual([]);
});
