import type { Board } from '../../src/domain/search/board.ts';
import { noFilters } from '../../src/domain/search/offer-query.ts';
import type { PackageDates } from '../../src/domain/search/price-factors.ts';
import { minStays, type SupplyChange } from '../../src/domain/search/supply-facts.ts';
import type { Party } from '../../src/domain/travellers/party.ts';
import { listOffers, type RawOffer } from './list-offers.ts';
import type { Random } from './random.ts';
import { generateAirline, generateFlight, withNewOffers } from './random-supply.ts';
import { departuresOn, type RawSupply } from './raw-supply.ts';

/** A package that somebody may watch for weeks. */
export interface RandomPackage {
  readonly dates: PackageDates;
  readonly board: Board;
  readonly party: Party;
}

/** Packages that can be bought now, two months ahead. */
export function generatePackages(random: Random, supply: RawSupply, count: number): RandomPackage[] {
  const from = supply.firstDay + 50;
  const isHotelOnly = () => random.chance(20);
  return Array.from({ length: count }, () => {
    const party = {
      adults: random.int(1, 2),
      childrenBorn: random.chance(30) ? [from - random.int(300, 5_000)] : [],
    };
    const offers = [
      ...listOffers(supply, {
        kind: isHotelOnly() ? 'hotel-only' : 'package',
        party,
        bookingDay: supply.firstDay,
        departure: { from, to: from + 10 },
        return: { from, to: from + 30 },
        nights: { from: 1, to: 5 },
        departureAirports: null,
        arrivalAirports: null,
        destinations: null,
        hotels: random.some([...supply.hotels.keys()], 4),
        filters: { ...noFilters, cabin: null, includeOnRequest: true },
      }),
    ];
    return offers.length === 0 ? [] : [toPackage(random.pick(offers), party)];
  }).flat();
}

function toPackage({ plan, checkIn, nights, outbound }: RawOffer, party: Party): RandomPackage {
  const flown = outbound && { from: outbound.from, to: outbound.to, day: outbound.day };
  return {
    dates: { hotelId: plan.hotelId, roomId: plan.roomId, checkIn, nights, flown },
    board: plan.board,
    party,
  };
}

/** A change of something that the price of a package is made of. */
export function generatePackageChange(
  random: Random,
  supply: RawSupply,
  { dates, board }: RandomPackage,
): SupplyChange[] {
  const { hotelId, roomId, checkIn, nights, flown } = dates;
  const plan = [...supply.plans.values()].find((each) => each.hotelId === hotelId && each.roomId === roomId);
  const hotel = supply.hotels.get(hotelId);
  if (plan === undefined || hotel === undefined) return [];
  const planId = plan.id;
  const ways = flown && [flown, { from: flown.to, to: flown.from, day: checkIn + nights }];
  const [way, flight] = ways === null ? [null, undefined] : pickFlight(random, supply, ways);
  const to = checkIn + nights - 1;
  // Prices mostly fall: else a reduction below all of a month is rare.
  const percent = random.pick([70, 80, 90, 95, 100, 120]);
  switch (random.int(0, 14)) {
    case 0:
      return [
        { kind: 'availability', planId, from: checkIn, to, state: random.pick(['open', 'open', 'closed']) },
      ];
    case 1:
      return [
        {
          kind: 'arrivals',
          planId,
          from: checkIn,
          to,
          minStay: random.pick(minStays.slice(0, 3)),
          closedToArrival: random.chance(20),
        },
      ];
    case 2:
      return [{ kind: 'plan', plan: withNewOffers(random, plan, supply.firstDay) }];
    case 3:
      return [{ kind: 'plan', plan: { ...plan, board: random.pick([board, 'room_only']) } }];
    case 4:
      return [
        { kind: 'hotel', hotel: { ...hotel, airports: random.chance(50) ? ['HER'] : [flown?.to ?? 'PMI'] } },
      ];
    case 5:
      return random.chance(60)
        ? []
        : [
            { kind: 'plan-gone', planId },
            { kind: 'plan', plan },
            ...listNights(supply, planId, checkIn, nights),
          ];
    case 6:
      return way === null
        ? []
        : [{ kind: 'flight', flight: generateFlight(random, way.from, way.to, way.day) }];
    case 7:
      return flight === undefined
        ? []
        : [{ kind: 'airline', airline: generateAirline(random, flight.airline) }];
    case 8:
      return flight === undefined ? [] : [{ kind: 'seats', flight, seats: random.pick([0, 1, 9]) }];
    case 9:
    case 10:
      return flight === undefined
        ? []
        : [{ kind: 'fare', flight, fare: Math.max(1, Math.round((flight.fare * percent) / 100)) }];
    default:
      return [
        { kind: 'rates', planId, from: checkIn, rates: listRates(supply, planId, checkIn, nights, percent) },
      ];
  }
}

function pickFlight(
  random: Random,
  supply: RawSupply,
  ways: readonly { from: string; to: string; day: number }[],
) {
  const way = random.pick(ways);
  const flights = [...departuresOn(supply, way.from, way.to, way.day)];
  return [way, flights.length === 0 ? undefined : random.pick(flights)] as const;
}

function listRates(
  supply: RawSupply,
  planId: number,
  from: number,
  nights: number,
  percent: number,
): number[] {
  const own = supply.nights.get(planId);
  return Array.from({ length: nights }, (_, place) =>
    Math.min(2_900, Math.max(1, Math.round(((own?.get(from + place)?.rate ?? 10) * percent) / 100))),
  );
}

/** The nights that a plan has, as the change that sets them. */
function listNights(supply: RawSupply, planId: number, from: number, count: number): SupplyChange[] {
  const own = Array.from({ length: count }, (_, place) => supply.nights.get(planId)?.get(from + place));
  const nights = {
    from,
    rates: own.map((night) => night?.rate ?? 0),
    states: own.map((night) => night?.state ?? 'closed'),
    minStays: own.map((night) => night?.minStay ?? 1),
    closedToArrival: own.map((night) => night?.closedToArrival ?? false),
  };
  return [{ kind: 'nights', planId, nights }];
}
