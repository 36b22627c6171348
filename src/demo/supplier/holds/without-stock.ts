import { flightKey } from '../../../domain/search/flight-key.ts';
import type { TakenStock } from '../store/stock.server.ts';

/**
 * What of a stock is not in another one: its nights before and after the other's in the same room, and its flights that the other has not. The
 * party is the same, so a flight that both have keeps its seats. Several rooms are never changed for others: those of both are the same.
 */
export function withoutStock(stock: TakenStock, other: TakenStock): readonly TakenStock[] {
  const { otherRooms: _, ...own } = stock;
  const shared = new Set(other.flights.map(flightKey));
  const flights = stock.flights.filter((ref) => !shared.has(flightKey(ref)));
  const [first, ...more] = nightsWithout(stock, other);
  return [
    { ...own, ...(first ?? { nights: 0 }), flights },
    ...more.map((nights) => ({ ...own, ...nights, flights: [] })),
  ];
}

type Nights = Pick<TakenStock, 'firstNight' | 'nights'>;

function nightsWithout(stock: TakenStock, other: TakenStock): readonly Nights[] {
  if (stock.hotelId !== other.hotelId || stock.roomId !== other.roomId) return [stock];
  const end = stock.firstNight + stock.nights;
  const before = Math.min(end, other.firstNight);
  const after = Math.max(stock.firstNight, other.firstNight + other.nights);
  return [
    { firstNight: stock.firstNight, nights: before - stock.firstNight },
    { firstNight: after, nights: end - after },
  ].filter(({ nights }) => nights > 0);
}
