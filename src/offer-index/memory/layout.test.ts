import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { stayLengths } from '../../defaults.ts';
import { boards } from '../../domain/search/board.ts';
import { roomTypes } from '../../domain/search/room-type.ts';
import { baggages, cabins, HORIZON_DAYS, MOST_CHILDREN, minStays } from '../../domain/search/supply-facts.ts';
import { minStayPlaces } from '../queries/arrival-rules.ts';
import * as layout from './layout.ts';
import { describeLayout } from './memory.ts';

test('the ring of blocks holds the horizon and two weeks in which days are cleared', () => {
  expect(layout.RING_BLOCKS).toBe(Math.ceil((HORIZON_DAYS + 14) / layout.BLOCK_DAYS));
});

test('a trip of the whole horizon fits into the blocks that the kernel reads', () => {
  // The base is up to 31 days before the first day; guests may arrive a day after the last departure; stays reach into one block more.
  const days = layout.BLOCK_DAYS - 1 + HORIZON_DAYS + 1;
  expect(layout.MOST_TRIP_BLOCKS).toBeGreaterThanOrEqual(Math.ceil(days / layout.BLOCK_DAYS) + 1);
});

test('every value of the domain fits into its bits', () => {
  expect(layout.MOST_SEASONS).toBe(1 + 2 * MOST_CHILDREN);
  expect(layout.MOST_LENGTHS).toBe(stayLengths.maxNights);
  expect(layout.MOST_AIRLINES).toBeLessThanOrEqual(2 ** 8);
  expect(layout.MOST_OCCUPANCIES).toBeLessThanOrEqual(2 ** 13);
  expect(layout.OCCUPANCY_BANDS + layout.BAND_WORDS * layout.MOST_BANDS).toBeLessThanOrEqual(
    layout.OCCUPANCY_WORDS,
  );
  expect(layout.STAY_MASK).toBeGreaterThanOrEqual(stayLengths.maxNights);
  expect(layout.ARRIVAL_WORDS).toBe(minStays.length);
  expect(layout.ROOM_MASK).toBeGreaterThanOrEqual(roomTypes.length - 1);
  expect(layout.BOARD_MASK).toBeGreaterThanOrEqual(boards.length - 1);
  expect(layout.BAGGAGE_MASK).toBeGreaterThanOrEqual(baggages.length - 1);
  expect(cabins).toHaveLength(2);
  expect(cabins[layout.ECONOMY]).toBe('economy');
  expect(layout.PAGE_BYTES - layout.SCRATCH_MIN_STAYS).toBe(minStayPlaces.length);
});

test('the parts of a thread’s page lie one behind the other', () => {
  const parts = [
    [layout.SCRATCH_NIGHTS_OPEN, layout.MOST_TRIP_BLOCKS * 4],
    [layout.SCRATCH_ARRIVALS, layout.MOST_TRIP_BLOCKS * 4],
    [layout.SCRATCH_ROWS, layout.MOST_TRIP_BLOCKS * 4],
    [layout.SCRATCH_RATES, layout.MOST_TRIP_BLOCKS * 4],
    [layout.SCRATCH_SUMS, layout.SUMS_BYTES],
    [layout.SCRATCH_ARRIVING_NEXT, layout.ARRIVING_NEXT_WORDS * 4],
    [layout.SCRATCH_HOTEL, layout.SCRATCH_HOTEL_WORDS * 4],
    [layout.SCRATCH_FACETS, layout.MOST_SEASONS * layout.FACET_FLIGHT_WORDS * 4],
    [layout.SCRATCH_FIRST_PIECE, 4],
    [layout.SCRATCH_MIN_STAYS, minStayPlaces.length],
  ] as const;
  const starts = [...parts.slice(1).map(([start]) => start), layout.PAGE_BYTES];
  parts.forEach(([start, bytes], at) => {
    expect(start + bytes).toBeLessThanOrEqual(starts[at] as number);
  });
});

test.each([
  ['SEASON_', 'SEASON_WORDS', layout.SEASON_WORDS],
  ['FLIGHTS_', 'FLIGHTS_WORDS', layout.FLIGHTS_WORDS],
  ['OFFER_', 'OFFER_WORDS', layout.OFFER_WORDS],
  // The blocks follow behind the last word of a trip.
  ['TRIP_', '', layout.TRIP_BLOCKS + 1],
])('no two words of a record %s share a place, and all lie inside of it', (prefix, size, words) => {
  const fields = Object.entries(layout).filter(([name]) => name.startsWith(prefix) && name !== size);
  const places = fields.map(([, place]) => place);
  expect(new Set(places).size).toBe(places.length);
  expect(Math.max(...places)).toBeLessThan(words);
});

test('only the accessors, the arena and the checks load and store directly', () => {
  const folder = new URL('../kernel/', import.meta.url);
  const direct = readdirSync(folder).filter((file) =>
    /\b(?:load|store)<|v128\.(?:load|store)|memory\.(?:fill|copy)/.test(
      readFileSync(new URL(file, folder), 'utf8'),
    ),
  );
  expect(direct.sort()).toEqual(['access.ts', 'arena.ts', 'extents.ts']);
});

test('a snapshot of another layout is known by any number of the layout, bits within a word among them', () => {
  const { constants } = JSON.parse(describeLayout()) as { constants: unknown };
  expect(constants).toEqual({ ...layout });
  expect(Object.keys(layout)).toContain('STAY_SHIFT');
});
