import { expect, test } from 'vitest';
import { readWords, renderInShop } from '../../../../../tests/factories/render-in-shop.tsx';
import { VoucherFormPage } from './voucher-form-page.tsx';
import type { VoucherFormParts, VoucherFormProps } from './voucher-form-props.ts';

const props: VoucherFormProps = {
  amounts: [50_00, 250_00],
  currency: 'EUR',
  methods: ['CreditCard'],
  wallets: [],
  today: '2026-11-28',
  checkoutId: null,
  values: null,
  problem: null,
};
const parts: VoucherFormParts = {
  Payment: ({ customerName }) => <p data-payment="">{`Card holder ${customerName}`}</p>,
  findBankFaults: async () => ({}),
};

const render = (change: Partial<VoucherFormProps & VoucherFormParts> = {}) =>
  renderInShop(<VoucherFormPage {...props} {...parts} {...change} />);

test.each([
  ['[VOUCH-008] the amount', 'amount'],
  ['[VOUCH-009] the currency', 'currency'],
  ['[VOUCH-010] the recipient’s first name', 'recipientFirstName'],
  ['[VOUCH-010] the recipient’s last name', 'recipientLastName'],
  ['[VOUCH-011] the gender', 'gender'],
  ['[VOUCH-012] the title', 'title'],
  ['[VOUCH-013] the first name', 'firstName'],
  ['[VOUCH-013] the last name', 'lastName'],
  ['[VOUCH-014] the birth date', 'birthDate'],
  ['[VOUCH-015] the street', 'street'],
  ['[VOUCH-016] the zip', 'zip'],
  ['[VOUCH-017] the city', 'city'],
  ['[VOUCH-019] the e-mail address', 'email'],
  ['[VOUCH-020] the e-mail address once more', 'confirmEmail'],
  ['[VOUCH-021] the phone', 'phone'],
  ['[VOUCH-024] the terms', 'termsAccepted'],
])('the form asks for %s', async (_what, name) => {
  expect(await render()).toMatch(new RegExp(`<(?:input|select|textarea)[^>]* name="${name}"`));
});

test('[VOUCH-008] the amounts are those for sale, the recipient and the title are optional', async () => {
  const markup = await render();
  expect(markup.match(/<input[^>]* name="amount"/g)).toHaveLength(2);
  const optional = [
    ...markup.matchAll(/<(?:input|select)[^>]*name="(?:recipient(?:First|Last)Name|title)"[^>]*>/g),
  ];
  for (const [field] of optional) expect(field).not.toContain('aria-required');
  expect(optional.length).toBe(3);
});

test('[VOUCH-023] the payment is a part of the form, with the buyer’s name for the card', async () => {
  expect(await render()).toContain('data-payment');
  const values = { firstName: 'Mira', lastName: 'Muster' };
  expect(readWords(await render({ values }))).toContain('Card holder Mira Muster');
});

test('[VOUCH-025] a captcha is shown where one is configured', async () => {
  expect(await render()).not.toContain('data-captcha');
  expect(await render({ captcha: () => <p data-captcha="" /> })).toContain('data-captcha');
});
