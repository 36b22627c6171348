import { boards } from '../../src/domain/search/board.ts';
import { hotelAttributes } from '../../src/domain/search/hotel-attribute.ts';
import { roomTypes } from '../../src/domain/search/room-type.ts';
import type {
  AirlineFacts,
  ChildBand,
  EarlyBooking,
  FlightFacts,
  HotelFacts,
  NightState,
  Occupancy,
  PlanNights,
  RatePlanFacts,
  StayPay,
  SupplyChange,
} from '../../src/domain/search/supply-facts.ts';
import { baggages, freeNights, HORIZON_DAYS, minStays } from '../../src/domain/search/supply-facts.ts';
import type { TariffTerms, TermsFee } from '../../src/domain/search/tariff-terms.ts';
import { type Day, dayOf } from '../../src/domain/time/calendar-day.ts';
import type { Random } from './random.ts';

/** Airports where journeys begin, in a small world, and where they end. MUC is both. */
export const homeAirports = ['FRA', 'HAM', 'MUC', 'VIE', 'ZRH', 'DUB'] as const;
export const arrivalAirports = ['PMI', 'HER', 'AYT', 'FUE', 'MUC'] as const;
export const airlineCodes = ['AA', 'B2', 'C3', 'DD'] as const;
/** Operators of hotels, `own` for the shop: the first code and the last, and some that begin alike. */
export const operatorCodes = ['own', '0', '00', 'TUV', 'TUVW', 'ZZZZ'] as const;

/** Places of a small world by their ids: three countries with two regions each and ten cities in all. */
export const cities = Array.from({ length: 10 }, (_, index) => {
  const region = index % 6;
  return { cityId: 3_000 + index, regionId: 2_000 + region, countryId: 1_000 + (region % 3) };
});

/** 29 February 2028: journeys of a quarter of all worlds lie about it. */
const leapDay = dayOf(2028, 2, 29);

/** A whole small world from nothing, as one batch; it begins with the horizon. */
export function generateWorld(random: Random): SupplyChange[] {
  const firstDay = random.chance(25) ? leapDay - random.int(0, 100) : random.int(20_300, 21_400);
  const hotels = Array.from({ length: random.int(30, 45) }, (_, index) =>
    generateHotel(random, 100 + index * 7 + random.int(0, 6)),
  );
  const plans = hotels.flatMap((hotel) =>
    Array.from({ length: random.int(1, 4) }, () =>
      generatePlan(random, hotel.id, generateId(random), firstDay),
    ),
  );
  return [
    { kind: 'horizon', firstDay },
    ...airlineCodes.map((code) => ({ kind: 'airline' as const, airline: generateAirline(random, code) })),
    ...hotels.map((hotel) => ({ kind: 'hotel' as const, hotel })),
    ...plans.map((plan) => ({ kind: 'plan' as const, plan })),
    ...generateSeason(random, plans, firstDay, firstDay + HORIZON_DAYS - 1),
  ];
}

/** Nights of plans and flights of all routes for a run of days. */
export function generateSeason(
  random: Random,
  plans: readonly RatePlanFacts[],
  from: Day,
  to: Day,
): SupplyChange[] {
  const nights = plans
    .filter(() => random.chance(95))
    .map(({ id }) => ({
      kind: 'nights' as const,
      planId: id,
      nights: generateNights(random, from, to - from + 1),
    }));
  return [...nights, ...generateFlights(random, from, to)];
}

function generateFlights(random: Random, from: Day, to: Day): SupplyChange[] {
  const changes: SupplyChange[] = [];
  for (const [home, away] of listRoutes()) {
    for (let day = from; day <= to; day++) {
      for (let left = random.pick([0, 0, 0, 1, 1, 2]); left > 0; left--) {
        changes.push({ kind: 'flight', flight: generateFlight(random, home, away, day) });
      }
    }
  }
  return changes;
}

/** Every pair of airports that is flown, there and back; two pairs are not flown at all. */
function listRoutes(): (readonly [string, string])[] {
  const flown = homeAirports.flatMap((home) => arrivalAirports.map((away) => [home, away] as const));
  const routes = flown.filter(([home, away]) => home !== away && `${home}${away}` !== 'DUBFUE');
  return routes.flatMap(([home, away]) => [[home, away] as const, [away, home] as const]);
}

export function generateHotel(random: Random, id: number): HotelFacts {
  const hotel = {
    id,
    ...random.pick(cities),
    category: random.pick([0, 20, 30, 30, 35, 40, 40, 45, 50]),
    rating: random.pick([0, 29, 30, 44, 45, 50, 50, 55, 60]),
    attributes: hotelAttributes.filter(() => random.chance(40)),
    latitude: random.int(-400_000, 400_000) / 10_000,
    longitude: random.int(-1_800_000, 1_800_000) / 10_000,
    airports: random.chance(5) ? [] : random.some(arrivalAirports, random.int(1, 3)),
  };
  // Where it lies decides, which is random already: another draw would make another world of each seed.
  const operator = operatorCodes[Math.abs(Math.round(hotel.latitude * 10_000)) % operatorCodes.length];
  return operator === undefined || operator === 'own' ? hotel : { ...hotel, operator };
}

export function generateAirline(random: Random, code: string): AirlineFacts {
  return {
    code,
    childPercent: random.pick([0, 33, 50, 67, 75, 90, 100]),
    infantFare: random.pick([0, 1, 1_500, 2_499]),
  };
}

export function generatePlan(random: Random, hotelId: number, id: number, firstDay: Day): RatePlanFacts {
  const plan: RatePlanFacts = {
    id,
    hotelId,
    roomId: random.pick([1, 1, 2, 3, 300, 65_535]),
    roomType: random.pick(roomTypes.slice(0, 5)),
    board: random.pick(boards),
    occupancy: generateOccupancy(random),
    rateUnit: random.pick([1, 7, 10, 100, 100, 100, 1_000]),
    allotmentBy: random.pick(['stay', 'stay', 'arrival'] as const),
    maxStay: random.pick([22, 22, 22, 21, 14, 7, 3]),
    terms: generateTerms(random),
    ...generateOffers(random, firstDay),
  };
  // What is random already decides: another draw would make another world of each seed.
  const isWithTransfer = (plan.maxStay + plan.occupancy.extraAdultPercent + plan.roomId) % 3 === 0;
  return { ...plan, ...(isWithTransfer && { includesTransfer: true }) };
}

function generateTerms(random: Random): TariffTerms {
  return {
    cancellation: { freeDays: random.pick([null, 0, 1, 7, 14, 30, 250]), fees: generateFees(random) },
    change: random.pick([null, { fees: [] }, { fees: generateFees(random) }]),
    nameCorrection: random.pick([null, { maxLetters: 1 }, { maxLetters: 99 }]),
    transferFee: random.pick([null, 0, 2_500, 100_000_000]),
    deposit: random.pick([
      null,
      { percent: 20, balanceDaysBefore: 28 },
      { percent: 100, balanceDaysBefore: 0 },
    ]),
    floorPrice: random.pick([null, 0, 39_900, 100_000_000]),
  };
}

/** Up to eight fees, the longest before departure first. */
function generateFees(random: Random): TermsFee[] {
  const days = random.some([400, 60, 45, 30, 22, 15, 7, 1, 0], random.int(0, 8));
  return days
    .sort((one, other) => other - one)
    .map((daysBefore) => ({
      daysBefore,
      ...random.pick([
        { by: 'percent', value: random.int(0, 100) },
        { by: 'nights', value: random.int(1, 22) },
        { by: 'amount', value: random.pick([0, 2_500, 100_000_000]) },
      ] as const),
    }));
}

function generateOccupancy(random: Random): Occupancy {
  const minAdults = random.pick([1, 1, 1, 2]);
  const maxAdults = minAdults + random.int(0, 4);
  const maxChildren = random.int(0, 3);
  return {
    minAdults,
    maxAdults,
    maxChildren,
    maxPersons: random.int(maxAdults, maxAdults + maxChildren),
    singleUsePercent: random.pick([100, 130, 155, 200]),
    extraAdultPercent: random.pick([100, 80, 65, 33]),
    childBands: generateChildBands(random),
  };
}

const first = { first: 1, last: 1 };

/** Bands with gaps between them, some up to 17 and, now and then, two that overlap or some by position. */
function generateChildBands(random: Random): Occupancy['childBands'] {
  const bands: ChildBand[] = [];
  const isByPosition = random.chance(40);
  let fromAge = random.pick([0, 0, 0, 2]);
  while (fromAge <= 17 && bands.length < 18 && random.chance(85)) {
    const toAge = Math.min(17, fromAge + random.pick([0, 1, 4, 6, 11]));
    const percent = random.pick([0, 0, 15, 50, 77, 100]);
    if (isByPosition && random.chance(75)) {
      const positions = random.pick([first, first, { first: 1, last: 2 }, { first: 2, last: 20 }]);
      bands.push({ fromAge, toAge, percent, positions });
      // Often the same ages once more, for the others.
      if (random.chance(70)) continue;
    } else {
      bands.push({ fromAge, toAge, percent });
    }
    fromAge = toAge + random.pick([0, 1, 1, 1, 2]);
  }
  return bands;
}

/** None to two of each kind, of use to those who book within the next three weeks. */
function generateOffers(random: Random, firstDay: Day): Pick<RatePlanFacts, 'earlyBookings' | 'stayPays'> {
  const earlyBookings = Array.from({ length: random.int(0, 2) }, () =>
    generateEarlyBooking(random, firstDay),
  );
  const stayPays = Array.from({ length: random.pick([0, 0, 1, 2]) }, () => generateStayPay(random, firstDay));
  return { earlyBookings, ...(stayPays.length > 0 && { stayPays }) };
}

/** A plan with new offers in place of its own. */
export function withNewOffers(
  random: Random,
  { stayPays: _, ...plan }: RatePlanFacts,
  firstDay: Day,
): RatePlanFacts {
  return { ...plan, ...generateOffers(random, firstDay) };
}

/** Short stays that pay for almost nothing as well as the usual ones: both decide what is cheapest. */
function generateStayPay(random: Random, firstDay: Day): StayPay {
  const stay = random.pick([2, 3, 4, 7, 7, 10, 14, 22]);
  const arrivalFrom = firstDay + random.pick([0, 0, random.int(0, 60)]);
  const arrivalTo = arrivalFrom + random.pick([0, 7, 30, 60, 200, 400]);
  const bookFrom = firstDay + random.pick([-9, -9, 0, random.int(0, 12)]);
  return {
    stay,
    pay: random.pick([stay - 1, stay - 1, Math.ceil(stay / 2), 1]),
    free: random.pick(freeNights),
    isRepeated: random.chance(50),
    isWithEarlyBooking: random.chance(50),
    bookFrom,
    bookUntil: bookFrom + random.pick([0, 9, 30, 400]),
    arrivalFrom,
    arrivalTo,
    departUntil: arrivalTo + random.pick([-20, 0, 7, 22, 22]),
  };
}

function generateEarlyBooking(random: Random, firstDay: Day): EarlyBooking {
  const arrivalFrom = firstDay + random.int(0, 60);
  return {
    percent: random.pick([1, 7, 15, 33, 60]),
    bookUntil: firstDay + random.int(-2, 20),
    daysAhead: random.pick([0, 1, 7, 14, 30, 60]),
    arrivalFrom,
    arrivalTo: arrivalFrom + random.pick([0, 7, 30, 60, 200]),
  };
}

/** Nights as hotels send them: runs of a rate and of a state, gaps, and few different rates so that prices tie. */
export function generateNights(random: Random, from: Day, length: number): PlanNights {
  const rates: number[] = [];
  const states: NightState[] = [];
  const stays: number[] = [];
  const closedToArrival: boolean[] = [];
  while (rates.length < length) {
    const rate = random.chance(4) ? 0 : random.pick([25, 25, 25, 25, 40, 40, 333, 2_978]);
    const state = random.pick([
      'open',
      'open',
      'open',
      'open',
      'open',
      'open',
      'on_request',
      'closed',
    ] as const);
    const minStay = random.chance(15) ? random.pick(minStays) : random.pick([1, 1, 2, 3]);
    for (let left = random.int(1, 20); left > 0 && rates.length < length; left--) {
      rates.push(rate);
      states.push(random.chance(2) ? 'closed' : state);
      stays.push(minStay);
      closedToArrival.push(random.chance(8));
    }
  }
  return { from, rates, states, minStays: stays, closedToArrival };
}

export function generateFlight(random: Random, from: string, to: string, day: Day): FlightFacts {
  return {
    from,
    to,
    day,
    id: random.chance(60) ? random.int(1, 4) : generateId(random),
    airline: random.pick(airlineCodes),
    number: random.int(1, 9_999),
    departure: generateClockTime(random),
    arrival: generateClockTime(random),
    isOvernight: random.chance(25),
    stops: random.pick([0, 0, 0, 1, 1, 2, 3]),
    cabin: random.pick(['economy', 'economy', 'economy', 'business']),
    baggage: random.pick(baggages),
    // On two days of four all flights cost the same: what is named then is decided by the order of ties alone.
    fare: day % 4 < 2 ? 5_000 : generateFare(random),
    seats: random.pick([0, 1, 2, 3, 4, 5, 9, 200]),
  };
}

/** Few different fares, so that prices tie: 25.00 more for a flight is what a night often costs. */
export function generateFare(random: Random): number {
  return random.pick([1, 5_000, 5_000, 5_000, 5_000, 7_500, 7_500, 9_999, 10_000, 10_000, 2_000_000]);
}

/** Small ids and ids near the end of 32 bits, so that ties show how ids are compared. */
export function generateId(random: Random): number {
  return random.chance(20) ? random.int(4_294_900_000, 4_294_967_295) : random.int(1, 100_000);
}

/** Minutes after midnight: as often as not one of few, which are ends of ranges too, at the edges of the night and one past them. */
export function generateClockTime(random: Random): number {
  return random.chance(50) ? random.pick([0, 299, 300, 720, 721, 1_379, 1_380, 1_439]) : random.int(0, 1_439);
}
