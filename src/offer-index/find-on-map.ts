import type { OfferQueries } from '../domain/offer-query.ts';
import { startBest } from './best-stay.ts';
import { openHotelFilter, visitHotels } from './list-candidates.ts';
import type { Memory } from './memory.ts';
import { hasOffer, nameOffer, priceHotel, type SearchContext, startEnquiry } from './search-context.ts';
import { hotelOfStay, openTopStays } from './top-stays.ts';

type Ask = OfferQueries['map']['ask'];
type Answer = OfferQueries['map']['answer'];

/** The cheapest hotels inside a box, and how many there are in all. */
export function findOnMap(context: SearchContext, { request, box, limit }: Ask): Answer {
  if (!Number.isInteger(limit) || limit < 1 || limit > 500)
    throw new RangeError('A map shows 1 to 500 hotels');
  const { memory } = context;
  const enquiry = startEnquiry(context, request);
  const failsFilter = openHotelFilter(memory, request);
  const top = openTopStays(memory, limit, enquiry.trip.maxTotal);
  let total = 0;
  const takeHotel = (hotel: number) => {
    const latitude = memory.hotelPosition[hotel * 2] as number;
    const longitude = memory.hotelPosition[hotel * 2 + 1] as number;
    if (!isInside(box, latitude, longitude) || failsFilter(hotel) !== 0) return;
    const best = startBest(top.limit());
    priceHotel(enquiry, hotel, best);
    if (best.plan >= 0) top.take(hotel, best);
    if (best.plan >= 0 || hasOffer(enquiry, hotel)) total += 1;
  };
  visitHotels(memory, request, enquiry.trip, takeHotel, (place) => liesOutside(memory, place, box));
  return {
    total,
    hotels: top.sorted().map((best) => {
      const hotel = hotelOfStay(memory, best);
      return {
        offer: nameOffer([enquiry], best),
        latitude: memory.hotelPosition[hotel * 2] as number,
        longitude: memory.hotelPosition[hotel * 2 + 1] as number,
      };
    }),
  };
}

function isInside(box: Ask['box'], latitude: number, longitude: number): boolean {
  if (latitude < box.south || latitude > box.north) return false;
  return box.west <= box.east
    ? longitude >= box.west && longitude <= box.east
    : longitude >= box.west || longitude <= box.east;
}

/** Whether no hotel of a place is inside. */
function liesOutside({ placeBox }: Memory, place: number, box: Ask['box']): boolean {
  const [south, west, north, east] = placeBox.subarray(place * 4, place * 4 + 4) as unknown as Sides;
  if (north < box.south || south > box.north) return true;
  return box.west <= box.east ? east < box.west || west > box.east : east < box.west && west > box.east;
}

type Sides = readonly [south: number, west: number, north: number, east: number];
