import type { MarketCode } from '../../places/market.ts';
import type { FlightFacts } from '../../search/supply-facts.ts';
import type { Day } from '../../time/calendar-day.ts';
import {
  ADULT_FARE_FROM_AGE,
  ageOn,
  countTravellers,
  INFANT_UNTIL_AGE,
  type Party,
} from '../../travellers/party.ts';
import type { ExtraKind, FlightLeg } from '../extra.ts';
import { isInFare } from '../is-in-fare.ts';
import type { RentalCarTerms } from '../rental-car-terms.ts';
import type { TransferPickUp } from '../transfer-pick-up.ts';
import type { TransferRide } from '../transfer-ride.ts';
import type { ExtraGoods, SeatGoods, TransferGoods } from './extra-goods.ts';

type FlownFlight = Pick<FlightFacts, 'from' | 'to' | 'airline' | 'number' | 'cabin' | 'baggage'>;

/** The trip that extras are added to. */
export interface ExtrasTrip {
  readonly hotelId: number;
  /** What the hotel lies in: the city first, then what holds it. */
  readonly placeIds: readonly number[];
  /** Of departure; without flights: of check-in. */
  readonly firstDay: Day;
  readonly nights: number;
  readonly party: Party;
  /** Null without flights. */
  readonly flights: Readonly<Record<FlightLeg, FlownFlight>> | null;
  /** Of the insurances; null for none. */
  readonly market: MarketCode | null;
}

/**
 * Why an extra is not offered with a trip. `included`: the fare contains it; `another-preferred`: of several that are the same for travellers, one
 * is for a place nearer to the hotel, or costs this party less; of seats, others belong to the plane of this flight.
 */
export type ExtraGoodsRefusal =
  | 'other-hotel'
  | 'other-days'
  | 'no-flights'
  | 'other-airport'
  | 'other-airline'
  | 'other-flight'
  | 'included'
  | 'other-market'
  | 'another-preferred';

/** An extra as a trip has it. */
export interface PricedExtra {
  readonly kind: ExtraKind;
  /** Of seats their rows, see `listPlaneSeats`. */
  readonly variant: string;
  readonly leg: FlightLeg | null;
  /** Minor units of the supply's currency, for the whole party or for each traveller. */
  readonly price: number;
  readonly per: 'party' | 'traveller';
  readonly car?: RentalCarTerms;
  readonly ride?: TransferRide;
  readonly pickUp?: TransferPickUp;
}

export interface JudgedExtra {
  readonly goods: ExtraGoods;
  readonly extra: PricedExtra;
  /** Null where it is offered. */
  readonly refusal: ExtraGoodsRefusal | null;
}

/**
 * Judges extras of an operator's files for a trip, those on board once for each of their flights, in the order of the files. Of those that
 * look alike to travellers one is offered: that of the place nearest to the hotel, of several there the cheapest for the party, then by code.
 * Seats of a flight are those of one plane.
 */
export function judgeExtraGoods(goods: readonly ExtraGoods[], trip: ExtrasTrip): readonly JudgedExtra[] {
  const judged = goods.flatMap((each) =>
    listLegs(each).map((leg) => ({
      goods: each,
      extra: priceExtra(each, leg, trip),
      refusal: findRefusal(each, leg, trip),
    })),
  );
  const planes = new Map(trip.flights === null ? [] : legs.map((leg) => [leg, findPlane(judged, leg, trip)]));
  const best = new Map<string, JudgedExtra>();
  for (const each of judged) {
    if (each.refusal !== null || !isInPlane(each, planes)) continue;
    const known = best.get(nameOf(each));
    if (known === undefined || compare(each, known, trip) < 0) best.set(nameOf(each), each);
  }
  return judged.map((each) =>
    each.refusal === null && best.get(nameOf(each)) !== each
      ? { ...each, refusal: 'another-preferred' }
      : each,
  );
}

const legs = ['outbound', 'inbound'] as const satisfies readonly FlightLeg[];

/** By what the seats of a flight belong together: their letters, and whether they are for this flight alone. */
type Plane = Pick<SeatGoods, 'number' | 'letters'>;

/** Of several planes that one for the flight alone, then as of other extras. */
function findPlane(judged: readonly JudgedExtra[], leg: FlightLeg, trip: ExtrasTrip): Plane | null {
  const [first] = judged
    .filter(({ goods, extra, refusal }) => goods.kind === 'seat' && extra.leg === leg && refusal === null)
    .toSorted((one, other) => specificity(other.goods) - specificity(one.goods) || compare(one, other, trip));
  return first?.goods.kind === 'seat' ? first.goods : null;
}

const specificity = (goods: ExtraGoods) => (goods.kind === 'seat' && goods.number !== null ? 1 : 0);

function isInPlane(
  { goods, extra: { leg } }: JudgedExtra,
  planes: ReadonlyMap<FlightLeg, Plane | null>,
): boolean {
  if (goods.kind !== 'seat') return true;
  const plane = leg === null ? null : planes.get(leg);
  return plane != null && plane.number === goods.number && plane.letters.join() === goods.letters.join();
}

function listLegs(goods: ExtraGoods): readonly (FlightLeg | null)[] {
  return 'legs' in goods ? goods.legs : [null];
}

function nameOf({ extra: { kind, variant, leg } }: JudgedExtra): string {
  return `${kind} ${variant} ${leg}`;
}

function findRefusal(goods: ExtraGoods, leg: FlightLeg | null, trip: ExtrasTrip): ExtraGoodsRefusal | null {
  const { flights, firstDay, placeIds } = trip;
  if (goods.hotelId !== null && goods.hotelId !== trip.hotelId) return 'other-hotel';
  if (goods.placeId !== null && !placeIds.includes(goods.placeId)) return 'other-hotel';
  if ((goods.from ?? firstDay) > firstDay || (goods.to ?? firstDay) < firstDay) return 'other-days';
  if (goods.kind === 'insurance')
    return trip.market !== null && goods.markets.includes(trip.market) ? null : 'other-market';
  const flight = flights?.[leg ?? 'outbound'];
  if (flight === undefined) return goods.airport === null && leg === null ? null : 'no-flights';
  if (goods.airport !== null && goods.airport !== (leg === null ? flight.to : flight.from))
    return 'other-airport';
  if (!('legs' in goods)) return null;
  if (goods.airline !== null && goods.airline !== flight.airline) return 'other-airline';
  if (goods.kind === 'seat' && goods.number !== null && goods.number !== flight.number) return 'other-flight';
  return isInFare(goods.kind, flight) ? 'included' : null;
}

function priceExtra(goods: ExtraGoods, leg: FlightLeg | null, trip: ExtrasTrip): PricedExtra {
  switch (goods.kind) {
    case 'transfer': {
      const { kind, variant, ride, pickUp } = goods;
      const said = { ride, ...(pickUp && { pickUp }) };
      return { kind, variant, leg, price: priceTransfer(goods, trip), per: 'party', ...said };
    }
    case 'rental_car': {
      const { kind, variant, car, per } = goods;
      const price = per === 'day' ? goods.price * trip.nights : goods.price;
      return { kind, variant, leg, price, per: 'party', car };
    }
    case 'insurance': {
      const { kind, variant, price, per } = goods;
      return { kind, variant, leg, price, per: per === 'person' ? 'traveller' : 'party' };
    }
    case 'seat': {
      const { kind, price, rows } = goods;
      return { kind, variant: `${rows.first}-${rows.last}`, leg, price, per: 'traveller' };
    }
    default: {
      const variant = goods.variant ?? (leg === null ? '' : (trip.flights?.[leg].from ?? ''));
      return { kind: goods.kind, variant, leg, price: goods.price, per: 'traveller' };
    }
  }
}

/** What the whole party pays: a price for each by age on the first day, or as many vehicles as its people need. */
function priceTransfer({ price, seats, byAge }: TransferGoods, { party, firstDay }: ExtrasTrip): number {
  if (seats !== null) return Math.ceil(countTravellers(party) / seats) * price;
  const children = party.childrenBorn.map((born) => {
    const age = ageOn(born, firstDay);
    if (age >= ADULT_FARE_FROM_AGE || byAge === null) return price;
    return age < INFANT_UNTIL_AGE ? byAge.infant : byAge.child;
  });
  return children.reduce((sum, each) => sum + each, party.adults * price);
}

function compare(one: JudgedExtra, other: JudgedExtra, trip: ExtrasTrip): number {
  return (
    distanceOf(one.goods, trip) - distanceOf(other.goods, trip) ||
    priceOfParty(one.extra, trip) - priceOfParty(other.extra, trip) ||
    (one.goods.code < other.goods.code ? -1 : 1)
  );
}

/** 0 for the hotel, then its city and what holds it; last what is for all hotels. */
function distanceOf({ hotelId, placeId }: ExtraGoods, { placeIds }: ExtrasTrip): number {
  if (hotelId !== null) return 0;
  return placeId === null ? placeIds.length + 1 : placeIds.indexOf(placeId) + 1;
}

function priceOfParty({ price, per }: PricedExtra, { party }: ExtrasTrip): number {
  return per === 'party' ? price : price * countTravellers(party);
}
