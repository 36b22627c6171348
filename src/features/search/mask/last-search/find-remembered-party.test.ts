import { expect, test } from 'vitest';
import { requireDay } from '../../../../domain/time/calendar-day.ts';
import type { LastSeenSearch } from '../../../../site/search/last-seen-search.ts';
import { findRememberedParty } from './find-remembered-party.ts';

const today = requireDay('2026-11-21');
const searchOf = (productSearch: LastSeenSearch['productSearch']): LastSeenSearch => ({
  price: { perPersonAmount: null },
  destination: { name: 'Kreta' },
  airport: { name: '' },
  productSearch,
  pageType: 'resultlist',
  locationName: 'Kreta',
});
const family = searchOf({ destinations: '11', adults: '1', children: '13,9,4', maxTotal: '4000' });

test('a new search begins with the travellers of the last one, and with nothing else of it', () => {
  expect(findRememberedParty({ airports: 'FRA' }, family, today)).toMatchObject({
    adults: 1,
    childAges: [13, 9, 4],
  });
  const byDate = searchOf({ children: '2020-05-01' });
  expect(findRememberedParty({}, byDate, today)).toEqual({
    adults: 2,
    childrenBorn: [requireDay('2020-05-01')],
  });
});

test('a page that names travellers keeps them', () => {
  expect(findRememberedParty({ adults: '3' }, family, today)).toBeNull();
  expect(findRememberedParty({ children: '8' }, family, today)).toBeNull();
});

test.each([
  ['nothing', null],
  ['two adults', searchOf({ destinations: '11' })],
  ['a child that is of age by now', searchOf({ children: '2008-11-22' })],
  ['what another script wrote', searchOf({ adults: 'x' })],
])('%s is no party to begin with', (_what, last) => {
  expect(findRememberedParty({}, last, today)).toBeNull();
});
