import { expect, test } from 'vitest';
import { readWords, renderInShop } from '../../../../../tests/factories/render-in-shop.tsx';
import { PriceChangeTable } from './price-change-table.tsx';

test.each([
  [50_796, 48_220, /Before 508\s€ Now 483\s€ 25\s€ less/],
  [99_010, 100_090, /Before 991\s€ Now 1\.001\s€ 10\s€ more/],
])(
  'a price of %i cents that becomes %i differs by what the two shown prices differ',
  async (before, now, words) => {
    const table = <PriceChangeTable before={before} now={now} currency="EUR" />;
    expect(readWords(await renderInShop(table))).toMatch(words);
  },
);
