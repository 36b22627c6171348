import { describe, expect, test } from 'vitest';
import { renderInShop } from '../../../tests/factories/render-in-shop.tsx';
import { ClimateYear } from './climate-year.tsx';
import { prepareClimateYear } from './prepare-climate-year.ts';

const air = [15, 16, 17, 20, 24, 27, 29, 29, 27, 23, 20, 17];

describe('climate year', () => {
  test('names twelve months in the visitor’s language and marks the current one', () => {
    const { months } = prepareClimateYear(
      { headline: 'Kreta', note: 'Mittel', air },
      { language: 'fr', month: 8 },
    );
    expect(months).toHaveLength(12);
    expect(months.filter(({ isNow }) => isNow).map(({ name }) => name)).toEqual(['août']);
    expect(months[0]).toEqual({ name: 'janv.', air: 15, sea: null, isNow: false });
  });

  test('is a table with a head for every row and column', async () => {
    const props = prepareClimateYear(
      { headline: 'Kreta', note: 'Mittel', air, sea: air },
      { language: 'en', month: 1 },
    );
    const markup = await renderInShop(<ClimateYear {...props} />);
    expect(markup.match(/<th scope="row"/g)).toHaveLength(12);
    expect(markup.match(/<th scope="col"/g)).toHaveLength(3);
    expect(markup).not.toContain('style=');
  });

  test('has no column for the sea where there is none', async () => {
    const props = prepareClimateYear(
      { headline: 'Berge', note: 'Mittel', air },
      { language: 'en', month: 1 },
    );
    expect((await renderInShop(<ClimateYear {...props} />)).match(/<th scope="col"/g)).toHaveLength(2);
  });
});
