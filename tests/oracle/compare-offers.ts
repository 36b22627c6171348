import type { RawOffer } from './list-offers.ts';

/** Lowest total first, then the order of `OfferQueries`. Two different offers are never equal. */
export function compareOffers(a: RawOffer, b: RawOffer): number {
  return (
    a.total - b.total ||
    a.hotel.id - b.hotel.id ||
    a.plan.id - b.plan.id ||
    a.checkIn - b.checkIn ||
    a.nights - b.nights ||
    compareFlights(a, b) ||
    compareRooms(a, b)
  );
}

function compareFlights(a: RawOffer, b: RawOffer): number {
  if (a.outbound === null || b.outbound === null || a.inbound === null || b.inbound === null) return 0;
  return (
    compareCodes(a.outbound.from, b.outbound.from) ||
    compareCodes(a.outbound.to, b.outbound.to) ||
    a.outbound.id - b.outbound.id ||
    a.outbound.day - b.outbound.day ||
    a.inbound.id - b.inbound.id
  );
}

/** By the plans of the second room, of the third, and so on. */
function compareRooms({ rooms = [] }: RawOffer, { rooms: others = [] }: RawOffer): number {
  for (const [place, { plan }] of rooms.entries()) {
    const order = plan.id - (others[place]?.plan.id ?? 0);
    if (order !== 0) return order;
  }
  return 0;
}

export function compareCodes(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** The cheapest offer of each group. */
export function cheapestBy<Key>(
  offers: Iterable<RawOffer>,
  groupOf: (offer: RawOffer) => Key,
): Map<Key, RawOffer> {
  const cheapest = new Map<Key, RawOffer>();
  for (const offer of offers) {
    const group = groupOf(offer);
    const best = cheapest.get(group);
    if (best === undefined || compareOffers(offer, best) < 0) cheapest.set(group, offer);
  }
  return cheapest;
}
