import { expect, test } from 'vitest';
import { readWords, renderInShop } from '../../../../../tests/factories/render-in-shop.tsx';
import { CardHolder, checkCardEntry } from './card-entry.tsx';

const render = (customerName: string, holder = '') =>
  renderInShop(
    <CardHolder
      customerName={customerName}
      fault={undefined}
      entry={{ current: { month: '', year: '', holder } }}
      onChange={() => undefined}
    />,
  );

test('[CARD-005] [CARD-006] the card holder is typed or copied from the customer data', async () => {
  const markup = await render('Ada Lovelace');
  expect(markup).toMatch(/<input[^>]*id="card-holder"[^>]*autoComplete="cc-name"/);
  expect(markup).toContain('type="checkbox"');
  expect(readWords(markup)).toContain('Use customer data as card holder');
  expect(markup).not.toContain('checked=""');
});

test('[CARD-006] the checkbox is checked while the card holder is the customer, and hidden without a customer name', async () => {
  expect(await render('Ada Lovelace', 'Ada Lovelace')).toContain('checked=""');
  expect(await render('')).not.toContain('checkbox');
});

test('[CDATA-075] [VALID-050] [VALID-052] the card form requires expiry month and year, and a card holder', () => {
  const entry = { month: '12', year: '2030', holder: 'Ada Lovelace' };
  expect(checkCardEntry(entry, '2026-11-22')).toEqual({});
  expect(checkCardEntry({ month: '', year: '', holder: '' }, '2026-11-22')).toEqual({
    expiry: 'expiryRequired',
    holder: 'cardHolderRequired',
  });
});
