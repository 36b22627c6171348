import { expect, test } from 'vitest';
import { renderInShop } from '../../../../../tests/factories/render-in-shop.tsx';
import { loadTexts } from '../../../../texts/load-texts.ts';
import type { SearchParams } from '../../../../trip-search/address/trip-search.ts';
import { FlightTimesFilter } from './flight-times-filter.tsx';
import { formatFilter } from './format-filter.ts';

const render = async (params: SearchParams) => {
  const texts = await loadTexts('en');
  return renderInShop(
    <FlightTimesFilter params={params} texts={texts} dayFlights={7} onChoose={() => undefined} />,
  );
};
const hoursOf = (markup: string, name: string) => {
  const [, options = ''] = markup.match(new RegExp(`<select name="${name}">(.*?)</select>`)) ?? [];
  return [...options.matchAll(/value="(\d+)"/g)].map(([, hour]) => Number(hour));
};

test('no hour of departure contradicts the other one', async () => {
  const markup = await render({ outFrom: '9', outUntil: '14' });
  expect(Math.max(...hoursOf(markup, 'outFrom'))).toBe(14);
  expect(Math.min(...hoursOf(markup, 'outUntil'))).toBe(9);
});

test('an hour that only the address says is among the choices', async () => {
  expect(hoursOf(await render({ outFrom: '3' }), 'outFrom').slice(0, 2)).toEqual([3, 5]);
  expect(hoursOf(await render({}), 'outFrom')[0]).toBe(5);
});

test('the night is named in hours', async () => {
  expect(await render({ night: 'none' })).toMatch(/checked="".*between 23:00 and 05:00/);
});

test.each([
  ['outFrom', '6', 'Outbound from 06:00'],
  ['outUntil', '12', 'Outbound by 12:00'],
  ['homeBy', '24', 'Home by 24:00'],
  ['night', 'none', 'No night flights'],
] as const)('the chip of %s says so', async (name, value, chip) => {
  const context = { texts: await loadTexts('en'), language: 'en', currency: 'EUR', airlines: [] } as const;
  expect(formatFilter({ name, value }, context)).toBe(chip);
});
