import { expect, test } from 'vitest';
import { requireDay } from '../../../../domain/time/calendar-day.ts';
import { toSearchParams } from '../../../../trip-search/address/to-search-params.ts';
import { changeDraft, openDraft, toSearch } from '../panel/mask-draft.ts';
import { applyUnderstood } from './apply-understood.ts';
import type { UnderstoodPhrase } from './understood-schema.ts';

const today = '2026-11-29';
const crete = { id: 11, name: 'Kreta', type: 'region', within: 'Griechenland' } as const;
const nothing: UnderstoodPhrase = {
  parts: [],
  unknown: [],
  params: {},
  destinations: [],
  airports: [],
};

const before = openDraft({
  params: { destinations: '12', airports: 'FRA', adults: '3', board: 'all_inclusive', page: '2' },
  destinations: [{ id: 12, name: 'Rhodos', type: 'region', within: 'Griechenland' }],
  airports: [{ key: 'FRA', name: 'Frankfurt' }],
  today,
});

const paramsAfter = (understood: Partial<UnderstoodPhrase>) =>
  toSearchParams(
    toSearch(changeDraft(before, applyUnderstood(before, { ...nothing, ...understood }, requireDay(today)))),
  );

test('what a sentence says takes the place of what was chosen, all else stays', () => {
  const params = { departureDate: '2027-05-01', returnDate: '2027-05-31', duration: '7', adults: '4' };
  expect(paramsAfter({ params, destinations: [crete] })).toEqual({
    ...params,
    destinations: '11',
    airports: 'FRA',
    board: 'all_inclusive',
  });
});

test('an amount for all, or for each, takes the place of either', () => {
  const total = { maxTotal: '3000', maxPrice: '' };
  expect(paramsAfter({ params: total })).toMatchObject({ adults: '3', maxTotal: '3000' });
  const limited = changeDraft(
    before,
    applyUnderstood(before, { ...nothing, params: total }, requireDay(today)),
  );
  const params = { maxPrice: '800', maxTotal: '' };
  const each = applyUnderstood(limited, { ...nothing, params }, requireDay(today));
  const { maxPrice, maxTotal } = toSearchParams(toSearch(changeDraft(limited, each)));
  expect([maxPrice, maxTotal]).toEqual(['800', undefined]);
});

test('without a flight there is no airport, with one the stay has a flight', () => {
  const alone = paramsAfter({ params: { hotelOnly: '1' } });
  expect([alone.hotelOnly, alone.airports]).toEqual(['1', undefined]);
  const airports = [{ key: 'CGN', name: 'Köln/Bonn' }];
  expect(paramsAfter({ airports })).toMatchObject({ airports: 'CGN' });
});

test('what does not fit to what was chosen before stands alone', () => {
  const params = { children: '2026-01-01,2026-01-01', adults: '2' };
  expect(paramsAfter({ params })).toMatchObject({ children: '2026-01-01,2026-01-01' });
});

test('[TRAV-007] a sentence that says who travels means one room, any other keeps several', () => {
  const inRooms = openDraft({ params: { parties: '2,1' }, destinations: [], airports: [], today });
  const after = (params: UnderstoodPhrase['params']) =>
    toSearchParams(
      toSearch(changeDraft(inRooms, applyUnderstood(inRooms, { ...nothing, params }, requireDay(today)))),
    );
  expect(after({ adults: '4' })).toMatchObject({ adults: '4' });
  expect(after({ adults: '4' })).not.toHaveProperty('parties');
  expect(after({ duration: '7' })).toMatchObject({ parties: '2,1', duration: '7' });
});
