import { expect, test } from 'vitest';
import { readWords, renderInShop } from '../../../../tests/factories/render-in-shop.tsx';
import { CODE_REFUSALS } from '../../../domain/vouchers/code-refusal.ts';
import { LANGUAGES } from '../../../domain/words/language.ts';
import { loadTexts } from '../../../texts/load-texts.ts';
import { CodeField, type CodeFieldProps } from './code-field.tsx';

const none: CodeFieldProps = {
  checkoutId: 'f81d4fae-7dec-11d0-a765-00a0c91e6bf6',
  currency: 'EUR',
  promotion: null,
  vouchers: [],
  refused: null,
  onChange: () => undefined,
  onGone: () => undefined,
};
const coded: CodeFieldProps = {
  ...none,
  promotion: { code: 'MEER-50', amount: 5_000 },
  vouchers: [
    { voucher: { hint: '7K3Q', balance: 10_000 }, paid: 10_000 },
    { voucher: { hint: 'ZZZZ', balance: 90_000 }, paid: 85_000 },
  ],
};
const render = (props: CodeFieldProps) => renderInShop(<CodeField {...props} />);

test('each code has what it takes off the price, and a voucher what stays on it', async () => {
  const words = readWords(await render(coded));
  expect(words).toContain('Promotion code MEER-50 −50.00 €');
  expect(words).toContain('Gift voucher … 7K3Q −100.00 €');
  expect(words).toContain('Gift voucher … ZZZZ 50.00 € stays on the voucher −850.00 €');
});

test('Enter in the field redeems: the first button of the form removes nothing', async () => {
  const markup = await render(coded);
  const buttons = [...markup.matchAll(/<button[^>]*type="submit"[^>]*>/g)].map(([button]) => button);
  expect(buttons[0]).not.toContain('name="remove"');
  expect(buttons.slice(1).map((button) => /value="([^"]*)"/.exec(button)?.[1])).toEqual([
    'MEER-50',
    '7K3Q',
    'ZZZZ',
  ]);
});

test('the form works without script, and says why a code does nothing', async () => {
  const markup = await render({ ...none, refused: 'checkout.code.expired' });
  expect(markup).toMatch(
    /<form[^>]*action="\/de-de\/ajax\/booking\/[^"]*\/set-coupon"[^>]*method="post"|<form[^>]*method="post"[^>]*action="\/de-de\/ajax\/booking\/[^"]*\/set-coupon"/,
  );
  expect(readWords(markup)).toContain('This code has expired.');
  expect(markup).toContain('aria-invalid="true"');
});

test('[VALID-069] [VALID-070] every reason has a text in every language, these two as they are required', async () => {
  for (const language of LANGUAGES) {
    const texts = await loadTexts(language);
    const words = CODE_REFUSALS.map((reason) => texts(`checkout.code.${reason}`));
    expect(new Set(words).size).toBe(CODE_REFUSALS.length);
  }
  const texts = await loadTexts('en');
  expect(texts('checkout.code.notActive')).toBe('Sorry, a voucher with that code is not yet active!');
  expect(texts('checkout.code.notApplicable')).toBe('Sorry, the voucher cannot be applied to this booking.');
});
