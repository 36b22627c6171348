import { expect, test } from 'vitest';
import { renderInShop } from '../../../../../tests/factories/render-in-shop.tsx';
import { offerActions, offerSlice } from './offer-slice.ts';
import { isChoosing, WhileChoosing } from './while-choosing.tsx';

const chosen = offerSlice.reduce(offerSlice.initial, offerActions.loadSelected());

test('a choice is being made from the press on until its offer is there', () => {
  const model = {
    id: '1',
    hotelId: 7,
    totalAmount: 200_00,
    perPersonAmount: 100_00,
    knownAt: '2026-11-20T10:00:00Z',
    source: 'index',
  } as const;
  expect(isChoosing(offerSlice.initial)).toBe(false);
  expect(isChoosing(chosen)).toBe(true);
  expect(isChoosing(offerSlice.reduce(chosen, offerActions.setSelected(model)))).toBe(false);
});

test('a choice whose offer cannot be had is over as well', () => {
  expect(isChoosing(offerSlice.reduce(chosen, offerActions.setSelected(null)))).toBe(false);
});

test('what a choice will replace is served at rest', async () => {
  const markup = await renderInShop(
    <WhileChoosing className="prices" data-columns={2}>
      <p>1.299 €</p>
    </WhileChoosing>,
  );
  expect(markup).toBe('<div class="prices" data-columns="2"><p>1.299 €</p></div>');
});
