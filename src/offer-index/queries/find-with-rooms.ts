import type { PricedOffer } from '../../domain/search/offer-query.ts';
import { BLOCK_DAYS, BY_DAY, BY_NIGHTS, OFFER_PLAN, OFFER_TOTAL, OFFER_WORDS } from '../memory/layout.ts';
import type { HotelRows } from './candidates.ts';
import { NO_LIMIT } from './compile-trip.ts';
import type { Enquiry } from './search-context.ts';

/** A hotel's cheapest offer for a party in several rooms, where it lies in memory. */
export interface FoundHotel {
  readonly row: number;
  readonly hotelId: number;
  readonly address: number;
  /** Minor units. */
  readonly total: number;
}

/**
 * Prices each of some hotels for a party in several rooms; those without an offer are left out. No bounds are known for several rooms, so
 * that every hotel is priced whatever the page.
 */
export function findWithRooms({ context, trip, address }: Enquiry, hotels: HotelRows): FoundHotel[] {
  const { kernel, memory } = context;
  if (trip.seasons.length === 0 || hotels.count === 0) return [];
  const bests = kernel.take(hotels.count * OFFER_WORDS);
  const days = kernel.takeEmpty((trip.words + 1) * BLOCK_DAYS);
  kernel.calls.searchEach(address(), kernel.place([BY_DAY, bests, days, 1]), hotels.address, hotels.count);
  const found: FoundHotel[] = [];
  for (let place = 0; place < hotels.count; place += 1) {
    const offer = bests + place * OFFER_WORDS * 4;
    if (kernel.wordAt(offer + OFFER_PLAN * 4) < 0) continue;
    const row = kernel.wordAt(hotels.address + place * 4);
    const total = kernel.doubles[((offer >>> 2) + OFFER_TOTAL) >>> 1] as number;
    found.push({ row, hotelId: memory.hotelId[row] as number, address: offer, total });
  }
  return found;
}

/** By total, then hotel id. */
export function compareFound(one: FoundHotel, other: FoundHotel): number {
  return one.total - other.total || one.hotelId - other.hotelId;
}

/** Adds the flights with which offers are shown. */
export function addFlightsTo({ context: { kernel }, address }: Enquiry, found: readonly FoundHotel[]): void {
  for (const { address: offer } of found)
    kernel.calls.addOptionFlights(address(), kernel.place([BY_NIGHTS, offer, 0, 1]));
}

/** The offers with the flights with which they are shown. */
export function describeFound(enquiry: Enquiry, found: readonly FoundHotel[]): PricedOffer[] {
  addFlightsTo(enquiry, found);
  return found.map(({ address }) => enquiry.context.describer.read(enquiry.trip, address));
}

/** Rows of those of some hotels that have an offer for a party in several rooms; a highest total counts. */
export function listWithRooms(enquiry: Enquiry, hotels: HotelRows): number[] {
  const { context, trip, address } = enquiry;
  const { kernel } = context;
  if (trip.maxTotal !== NO_LIMIT) return findWithRooms(enquiry, hotels).map(({ row }) => row);
  if (trip.seasons.length === 0) return [];
  const count = kernel.calls.listWithRooms(address(), hotels.address, hotels.count, hotels.address);
  return Array.from({ length: count }, (_, place) => kernel.wordAt(hotels.address + place * 4));
}
