import { describe, expect, it } from 'vitest';
import type { FlightRef } from '../../../domain/search/supply-facts.ts';
import type { TakenStock } from '../store/stock.server.ts';
import { withoutStock } from './without-stock.ts';

const flight = (day: number): FlightRef => ({ from: 'FRA', to: 'PMI', day, id: 1 });
const build = (firstNight: number, nights: number, other: Partial<TakenStock> = {}): TakenStock => ({
  hotelId: 1,
  roomId: 1,
  firstNight,
  nights,
  seats: 2,
  flights: [flight(firstNight), flight(firstNight + nights)],
  ...other,
});

/** Each night and each flight that a list of stocks takes, in words. */
function listUnits(stocks: readonly TakenStock[]): string[] {
  return stocks
    .flatMap(({ hotelId, roomId, firstNight, nights, flights }) => [
      ...Array.from({ length: nights }, (_, index) => `${hotelId}/${roomId} night ${firstNight + index}`),
      ...flights.map(({ day }) => `flight ${day}`),
    ])
    .toSorted();
}

describe('what of a stock is not in another one', () => {
  it('is every night and flight that the other has not, each once', () => {
    for (let start = 1; start <= 14; start += 1)
      for (let nights = 1; nights <= 7; nights += 1)
        for (const roomId of [1, 2]) {
          const [stock, other] = [build(7, 3), build(start, nights, { roomId })];
          const taken = new Set(listUnits([other]));
          expect(listUnits(withoutStock(stock, other))).toEqual(
            listUnits([stock]).filter((unit) => !taken.has(unit)),
          );
        }
  });
});
