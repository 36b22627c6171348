import { randomUUID } from 'node:crypto';
import type { FlightFacts, RatePlanFacts } from '../../src/domain/search/supply-facts.ts';
import { dayAt } from '../../src/domain/time/calendar-day.ts';
import type { OfferRequest, SupplyPort } from '../../src/ports/supply/supply-port.ts';

export interface PricedTrip {
  readonly request: OfferRequest;
  /** Minor units. */
  readonly total: number;
}

const nights = 7;
/** Days of departure that are looked at. */
const span = 60;

/** Trips for one that are for sale, spread over hotels, airports and days as the demo world has them. */
export async function findTrips(supply: SupplyPort, count: number): Promise<readonly PricedTrip[]> {
  const today = dayAt(new Date());
  const { plans, airports, flights } = await readFacts(supply, today + 30);
  const trips: PricedTrip[] = [];
  for (let turn = 0; trips.length < count && turn < count * 20; turn += 1) {
    const plan = plans[(turn * 7_919) % plans.length];
    const airport = plan && airports.get(plan.hotelId)?.[0];
    if (plan === undefined || airport === undefined) continue;
    const day = today + 30 + ((turn * 31) % (span - nights));
    const out = flights.get(`to ${airport} ${day}`);
    const [outbound] = out?.slice(turn % out.length) ?? [];
    if (outbound === undefined) continue;
    const inbound = flights.get(`from ${airport} ${day + nights}`)?.find(({ to }) => to === outbound.from);
    if (inbound === undefined) continue;
    const request: OfferRequest = {
      key: {
        hotelId: plan.hotelId,
        planId: plan.id,
        checkIn: day + (outbound.isOvernight ? 1 : 0),
        nights: nights - (outbound.isOvernight ? 1 : 0),
        outbound: refTo(outbound),
        inbound: refTo(inbound),
      },
      party: { adults: 2, childrenBorn: [] },
      bookingDay: today,
    };
    const verified = await supply.live.verify(request, { idempotencyKey: randomUUID(), timeoutMs: 10_000 });
    if (verified.outcome === 'confirmed' && !verified.offer.isOnRequest)
      trips.push({ request, total: verified.offer.total });
  }
  return trips;
}

function refTo({ from, to, day, id }: FlightFacts) {
  return { from, to, day, id };
}

async function readFacts(supply: SupplyPort, firstDay: number) {
  const plans: RatePlanFacts[] = [];
  const airports = new Map<number, readonly string[]>();
  const flights = new Map<string, FlightFacts[]>();
  const remember = (place: string, flight: FlightFacts) => {
    const known = flights.get(place);
    if (known === undefined) flights.set(place, [flight]);
    else known.push(flight);
  };
  const { parts } = await supply.feed.everything();
  for await (const changes of parts) {
    for (const change of changes) {
      if (change.kind === 'plan') plans.push(change.plan);
      if (change.kind === 'hotel') airports.set(change.hotel.id, change.hotel.airports);
      if (change.kind !== 'flight') continue;
      const { flight } = change;
      if (flight.seats < 4 || flight.day < firstDay || flight.day > firstDay + span) continue;
      remember(`to ${flight.to} ${flight.day}`, flight);
      remember(`from ${flight.from} ${flight.day}`, flight);
    }
  }
  return { plans, airports, flights };
}
