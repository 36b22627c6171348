import { describe, expect, test } from 'vitest';
import { requireDay } from '../../../../domain/time/calendar-day.ts';
import { toSearchParams } from '../../../../trip-search/address/to-search-params.ts';
import { changeDeparture, changeDestinations, changeDraft, openDraft, toSearch } from './mask-draft.ts';
import type { ChosenDestination } from './mask-props.ts';

const crete: ChosenDestination = { id: 11, name: 'Kreta', type: 'region', within: 'Griechenland' };
const rhodes: ChosenDestination = { id: 12, name: 'Rhodos', type: 'region', within: 'Griechenland' };
const hotel: ChosenDestination = {
  id: 900,
  name: 'Hotel Aura',
  type: 'hotel',
  within: 'Chania, Kreta, Griechenland',
};
const frankfurt = { key: 'FRA', name: 'Frankfurt' };

const mask = {
  params: { destinations: '11', airports: 'FRA', board: 'all_inclusive', page: '3' },
  destinations: [crete],
  airports: [frankfurt],
  today: '2026-11-21',
};

const paramsAfter = (change: Parameters<typeof changeDraft>[1]) =>
  toSearchParams(toSearch(changeDraft(openDraft(mask), change)));

describe('draft of the mask', () => {
  test('represents the search of the address it was opened from', () => {
    expect(toSearchParams(toSearch(openDraft(mask)))).toEqual(mask.params);
  });

  test('starts empty where the address cannot be read', () => {
    const draft = openDraft({ ...mask, params: { adults: '99' }, destinations: [], airports: [] });
    expect(toSearchParams(toSearch(draft))).toEqual({ airports: 'any' });
  });

  test('[DEST-023] takes other destinations, keeps the filters and begins at the first page', () => {
    expect(paramsAfter({ type: 'SEARCH_DESTINATIONS_UPDATE', destinations: [rhodes] })).toEqual({
      destinations: '12',
      airports: 'FRA',
      board: 'all_inclusive',
    });
  });

  test('[DEST-023][GALLERY-006] takes them in place of the airport of arrival that a link named', () => {
    const linked = openDraft({ ...mask, params: { arrival: 'PMI' }, destinations: [], airports: [] });
    const change = { type: 'SEARCH_DESTINATIONS_UPDATE', destinations: [crete] } as const;
    expect(toSearchParams(toSearch(linked))).toEqual({ airports: 'any', arrival: 'PMI' });
    expect(toSearchParams(toSearch(changeDraft(linked, change)))).toEqual({
      airports: 'any',
      destinations: '11',
    });
  });

  test('[MASK-035] forgets the airports when no flight is wanted', () => {
    const change = { type: 'SEARCH_AIRPORTS_UPDATE', airports: [frankfurt], isHotelOnly: true } as const;
    expect(paramsAfter(change)).toEqual({ destinations: '11', hotelOnly: '1', board: 'all_inclusive' });
  });

  test('takes period and party', () => {
    const period = {
      isExact: true,
      departure: requireDay('2027-05-01'),
      return: requireDay('2027-05-08'),
      nights: null,
    };
    expect(paramsAfter({ type: 'SEARCH_PERIOD_UPDATE', period })).toMatchObject({
      departureDate: '2027-05-01',
      returnDate: '2027-05-08',
      exact: '1',
    });
    expect(
      paramsAfter({ type: 'SEARCH_PARTY_UPDATE', party: { adults: 3, childrenBorn: [] } }),
    ).toMatchObject({
      adults: '3',
    });
  });

  test.each([
    ['[MASK-037]', true, '0'],
    ['[MASK-038]', false, '10000'],
  ])('%s sets the max-stops filter with the direct-flight switch: %s gives %s', (_id, isDirect, stops) => {
    expect(paramsAfter({ type: 'SEARCH_DIRECT_FLIGHT_UPDATE', isDirect })).toMatchObject({ stops });
  });
});

describe('change of destinations', () => {
  test('[DEST-004] is made where the selection differs', () => {
    expect(changeDestinations([crete], [crete, rhodes])?.type).toBe('SEARCH_DESTINATIONS_UPDATE');
    expect(changeDestinations([crete], [])).toEqual({ type: 'SEARCH_DESTINATIONS_UPDATE', destinations: [] });
  });

  test('[DEST-005] is none where the selection is the same, in any order', () => {
    expect(changeDestinations([crete, rhodes], [rhodes, crete])).toBeNull();
    expect(changeDestinations([], [])).toBeNull();
  });

  test('[DEST-024] is the hotel’s where a hotel was newly chosen, and only then', () => {
    expect(changeDestinations([crete], [crete, hotel])?.type).toBe('SEARCH_HOTEL_UPDATE');
    expect(changeDestinations([hotel], [hotel, crete])?.type).toBe('SEARCH_DESTINATIONS_UPDATE');
  });
});

describe('change of departure', () => {
  test('[AIRPORT-003] is none where the selection is the same', () => {
    const before = { airports: [frankfurt], isHotelOnly: false };
    expect(changeDeparture(before, { ...before })).toBeNull();
    expect(changeDeparture(before, { ...before, airports: [] })).toMatchObject({ airports: [] });
    expect(changeDeparture(before, { ...before, isHotelOnly: true })).toMatchObject({ isHotelOnly: true });
  });
});
