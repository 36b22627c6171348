import { expect, test } from 'vitest';
import { buildPartyQuery } from './build-party-query.ts';

const offer = { id: 'x', total: 129_900, currency: 'EUR' } as const;

test('another party keeps search and offer, and says what was shown before', () => {
  const query = buildPartyQuery(
    { destinations: '1023', adults: '3', children: '2020-01-01' },
    2,
    ['2019-03-04', '2024-05-06'],
    offer,
  );
  expect(Object.fromEntries(new URLSearchParams(query))).toEqual({
    destinations: '1023',
    children: '2019-03-04,2024-05-06',
    offer: 'x',
    before: 'x',
    chose: '',
    beforeParty: '3_2020-01-01',
    shownPrice: '129900EUR',
  });
});

test('without an offer the party alone is in the address', () => {
  expect(buildPartyQuery({}, 1, [], null)).toBe('?adults=1');
});
