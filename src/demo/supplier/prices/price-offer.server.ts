import { calculateLocalCharges, type LocalChargeRule } from '../../../domain/search/local-charge.ts';
import type { FlightTimes, OfferKey, PricedOffer } from '../../../domain/search/offer-query.ts';
import { type PriceByKind, splitByKind } from '../../../domain/search/price-by-kind.ts';
import { countSeats, priceLeg } from '../../../domain/search/price-leg.ts';
import { priceStay } from '../../../domain/search/price-stay.ts';
import type {
  AirlineFacts,
  FlightFacts,
  HotelFacts,
  PlanNight,
  RatePlanFacts,
} from '../../../domain/search/supply-facts.ts';
import type { OfferRefusal, OfferRequest } from '../../../ports/supply/supply-port.ts';

/** What an offer is made of, in its present state. */
export interface OfferParts {
  readonly hotel: HotelFacts;
  readonly plan: RatePlanFacts;
  /** What the hotel collects on the spot. */
  readonly localCharges: readonly LocalChargeRule[];
  /** Nights from check-in on, with stock taken into account; null where the horizon has none. */
  readonly nights: readonly (PlanNight | null)[];
  /** Null where the key names none, or none is found. */
  readonly outbound: BookableFlight | null;
  readonly inbound: BookableFlight | null;
}

export interface BookableFlight {
  readonly flight: FlightFacts;
  readonly airline: AirlineFacts;
}

export type OfferQuote =
  | {
      readonly ok: true;
      readonly offer: PricedOffer;
      readonly priceByKind: PriceByKind;
      /** What early booking takes off, minor units. */
      readonly earlyBooking: number;
    }
  | { readonly ok: false; readonly reason: OfferRefusal };

/**
 * The supplier's own calculation of an offer, by the rules of `supply-facts.ts`. What does not exist weighs more than a
 * rule
 * of stay, and that more than what is sold out.
 */
export function priceOffer(
  { key, party, bookingDay, part }: OfferRequest,
  parts: OfferParts | null,
): OfferQuote {
  if (parts === null || !doFlightsFit(key, parts)) return { ok: false, reason: 'gone' };
  if (key.otherPlanIds !== undefined || party.rooms !== undefined) return { ok: false, reason: 'not-allowed' };
  const { plan, nights, outbound, inbound } = parts;
  const { checkIn } = key;
  const ageDay = key.outbound?.day ?? key.checkIn;
  const stay = part === 'flights' ? noStay : priceStay(plan, { party, bookingDay, ageDay, checkIn, nights });
  if (!stay.ok) return stay;
  const seats = countSeats(party, ageDay);
  const flights = [outbound, inbound].filter((each) => each !== null);
  if (flights.some(({ flight }) => flight.seats === 0 || flight.seats < seats)) {
    return { ok: false, reason: 'sold-out' };
  }
  const priceFlight = (each: BookableFlight | null): number =>
    each === null ? 0 : priceLeg(each.flight.fare, each.airline, party, ageDay);
  const legs = { outbound: priceFlight(outbound), inbound: priceFlight(inbound) };
  const total = stay.amount + legs.outbound + legs.inbound;
  const localCharges =
    part === 'flights'
      ? []
      : calculateLocalCharges(parts.localCharges, { party, checkIn, nights: key.nights });
  const times = {
    outboundTimes: readTimes(outbound),
    inboundTimes: readTimes(inbound),
    ...(outbound !== null &&
      inbound !== null && { stops: [outbound.flight.stops, inbound.flight.stops] as const }),
  };
  return {
    ok: true,
    offer: {
      key,
      total,
      stay: stay.amount,
      ...legs,
      ...times,
      isOnRequest: stay.isOnRequest,
      terms: {
        roomId: plan.roomId,
        board: plan.board,
        tariff: plan.terms,
        ...(plan.includesTransfer === true && { includesTransfer: true as const }),
      },
      ...(localCharges.length > 0 && { localCharges }),
    },
    earlyBooking: stay.earlyBooking,
    priceByKind: splitByKind(
      {
        stay: stay.amount,
        occupancy: plan.occupancy,
        flights: flights.map(({ flight, airline }) => ({ fare: flight.fare, airline })),
      },
      party,
      ageDay,
    ),
  };
}

/** Of flights that are sold alone. */
const noStay = { ok: true, amount: 0, earlyBooking: 0, isOnRequest: false } as const;

function readTimes(bookable: BookableFlight | null): FlightTimes | null {
  if (bookable === null) return null;
  const { departure, arrival, isOvernight } = bookable.flight;
  return { departure, arrival, isOvernight };
}

/** Both flights or none; there and back between the same airports, one of them the hotel's; arriving for check-in and leaving on check-out. */
function doFlightsFit(key: OfferKey, { hotel, outbound, inbound }: OfferParts): boolean {
  if (key.outbound === null && key.inbound === null) return true;
  if (outbound === null || inbound === null) return false;
  const [there, back] = [outbound.flight, inbound.flight];
  const arrival = there.day + (there.isOvernight ? 1 : 0);
  return (
    there.from === back.to &&
    there.to === back.from &&
    hotel.airports.includes(there.to) &&
    arrival === key.checkIn &&
    back.day === key.checkIn + key.nights
  );
}
