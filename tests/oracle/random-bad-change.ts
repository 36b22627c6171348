import type {
  FlightRef,
  HotelFacts,
  RatePlanFacts,
  SupplyChange,
} from '../../src/domain/search/supply-facts.ts';
import { HORIZON_DAYS } from '../../src/domain/search/supply-facts.ts';
import type { TariffTerms } from '../../src/domain/search/tariff-terms.ts';
import type { Random } from './random.ts';
import {
  generateAirline,
  generateFlight,
  generateHotel,
  generateId,
  generateNights,
  generatePlan,
} from './random-supply.ts';
import type { RawSupply } from './raw-supply.ts';

/** A change that breaks one rule, or sometimes one that is just within its limit. */
export function generateBadChange(random: Random, supply: RawSupply): SupplyChange {
  const { firstDay } = supply;
  const plan = random.pick([...supply.plans.values()]);
  const hotel = random.pick([...supply.hotels.values()]);
  const generators = [
    () => generateBadHotel(random, hotel),
    () => generateBadPlan(random, plan, firstDay),
    () => generateBadNights(random, plan.id, firstDay),
    () => generateBadFlight(random, firstDay),
    () => generateUnknownChange(random, firstDay),
    () => generateBadAirline(random),
  ];
  return random.pick(generators)();
}

function generateBadHotel(random: Random, hotel: HotelFacts): SupplyChange {
  const generated = generateHotel(random, hotel.id);
  const wrong: Partial<HotelFacts>[] = [
    { id: 0 },
    { id: 1_000_000_000 },
    { cityId: hotel.countryId, countryId: hotel.countryId },
    { category: 32 },
    { category: 55 },
    { category: 5 },
    { rating: 61 },
    { rating: 9 },
    { latitude: 90.5 },
    { longitude: -180.5 },
    { latitude: Number.NaN },
    { airports: ['PMI', 'HER', 'AYT', 'FUE', 'MUC'] },
    { airports: ['pmi'] },
    { airports: ['PMIX'] },
    { attributes: ['volcano' as 'pool'] },
    { operator: '' },
    { operator: 'own' },
    { operator: 'ABCDE' },
  ];
  return { kind: 'hotel', hotel: { ...generated, ...random.pick(wrong) } };
}

function generateBadPlan(random: Random, plan: RatePlanFacts, firstDay: number): SupplyChange {
  const generated = { ...generatePlan(random, plan.hotelId, plan.id, firstDay), roomId: plan.roomId };
  const early = {
    percent: 10,
    bookUntil: firstDay,
    daysAhead: 0,
    arrivalFrom: firstDay,
    arrivalTo: firstDay,
  };
  const sevenForSix = {
    stay: 7,
    pay: 6,
    free: 'last' as const,
    isRepeated: false,
    isWithEarlyBooking: false,
    bookFrom: firstDay,
    bookUntil: firstDay,
    arrivalFrom: firstDay,
    arrivalTo: firstDay,
    departUntil: firstDay + 7,
  };
  const band = { fromAge: 2, toAge: 11, percent: 50 };
  const wrong: Partial<RatePlanFacts>[] = [
    { id: 0 },
    { id: 4_294_967_296 },
    { hotelId: 999_999_999 },
    { hotelId: plan.hotelId + 7 },
    { roomId: (plan.roomId % 65_535) + 1 },
    { roomId: 0 },
    { roomId: 65_536 },
    { rateUnit: 0 },
    { rateUnit: 1_001 },
    { rateUnit: 1.5 },
    { maxStay: 0 },
    { maxStay: 23 },
    ...generateBadTerms(plan.terms).map((terms) => ({ terms })),
    { board: 'ultra' as 'breakfast' },
    { includesTransfer: 1 as unknown as true },
    { roomType: 'cave' as 'double' },
    ...[
      { first: 0, last: 1 },
      { first: 2, last: 1 },
      { first: 1, last: 21 },
    ].map((positions) => ({ occupancy: { ...plan.occupancy, childBands: [{ ...band, positions }] } })),
    { earlyBookings: [early, early, early] },
    { earlyBookings: [{ ...early, percent: 61 }] },
    { earlyBookings: [{ ...early, percent: 0 }] },
    { stayPays: [sevenForSix, sevenForSix, sevenForSix] },
    ...[
      { stay: 1, pay: 0 },
      { stay: 23 },
      { pay: 7 },
      { pay: 0 },
      { pay: 2.5 },
      { free: 'first' as 'last' },
      { bookFrom: -1 },
      { departUntil: 100_000 },
    ].map((fault) => ({ stayPays: [{ ...sevenForSix, ...fault }] })),
  ];
  return { kind: 'plan', plan: { ...generated, ...random.pick(wrong) } };
}

function generateBadTerms(terms: TariffTerms): TariffTerms[] {
  const fee = { daysBefore: 7, by: 'percent', value: 10 } as const;
  const fees = [
    [{ ...fee, daysBefore: 401 }],
    [{ ...fee, value: 101 }],
    [{ ...fee, by: 'nights', value: 0 }],
    [{ ...fee, by: 'stars' as 'nights' }],
    [fee, fee],
    [fee, { ...fee, daysBefore: 8 }],
    Array.from({ length: 9 }, (_, at) => ({ ...fee, daysBefore: 20 - at })),
  ] as const;
  return [
    ...[-1, 251].map((freeDays) => ({ ...terms, cancellation: { ...terms.cancellation, freeDays } })),
    ...fees.map((bad) => ({ ...terms, cancellation: { ...terms.cancellation, fees: bad } })),
    ...fees.map((bad) => ({ ...terms, change: { fees: bad } })),
    { ...terms, nameCorrection: { maxLetters: 0 } },
    { ...terms, transferFee: -1 },
    { ...terms, deposit: { percent: 0, balanceDaysBefore: 28 } },
    { ...terms, deposit: { percent: 20, balanceDaysBefore: 401 } },
    { ...terms, floorPrice: -1 },
  ];
}

function generateBadNights(random: Random, planId: number, firstDay: number): SupplyChange {
  const lastDay = firstDay + HORIZON_DAYS - 1;
  const nights = generateNights(random, firstDay + random.int(-5, 60), random.int(1, 9));
  const arrivals = {
    kind: 'arrivals',
    planId,
    from: nights.from,
    to: nights.from,
    closedToArrival: false,
  } as const;
  const bad: SupplyChange[] = [
    { kind: 'nights', planId, nights: { ...nights, from: lastDay - nights.rates.length + 2 } },
    { kind: 'nights', planId, nights: { ...nights, from: lastDay - nights.rates.length + 1 } },
    { kind: 'nights', planId, nights: { ...nights, rates: [...nights.rates, 10] } },
    { kind: 'nights', planId, nights: { ...nights, minStays: nights.minStays.map(() => 15) } },
    { kind: 'rates', planId, from: nights.from, rates: [10, 2_979, 10] },
    { kind: 'rates', planId, from: nights.from, rates: [2_978, 2_978] },
    { kind: 'rates', planId, from: nights.from, rates: [10, -1] },
    { kind: 'rates', planId, from: nights.from, rates: [10.5] },
    { kind: 'rates', planId, from: lastDay, rates: [10, 10] },
    { kind: 'rates', planId, from: nights.from, rates: [] },
    { kind: 'availability', planId, from: nights.from, to: lastDay + 1, state: 'closed' },
    { kind: 'availability', planId, from: nights.from, to: nights.from - 1, state: 'closed' },
    { kind: 'availability', planId, from: nights.from, to: nights.from, state: 'maybe' as 'open' },
    { kind: 'availability', planId, from: firstDay - 9, to: firstDay - 1, state: 'closed' },
    { ...arrivals, minStay: 15 },
    { ...arrivals, minStay: 0 },
    { ...arrivals, minStay: 23 },
    { ...arrivals, minStay: 1, to: lastDay + 1 },
  ];
  return random.pick(bad);
}

function generateBadFlight(random: Random, firstDay: number): SupplyChange {
  const day = firstDay + random.int(-2, 60);
  const flight = generateFlight(random, 'FRA', 'PMI', day);
  const wrong: Partial<typeof flight>[] = [
    { day: firstDay + HORIZON_DAYS },
    { day: firstDay + HORIZON_DAYS - 1 },
    { airline: 'ZZ' },
    { fare: 0 },
    { fare: 2_000_001 },
    { fare: 99.5 },
    { seats: -1 },
    { stops: 4 },
    { departure: 1_440 },
    { arrival: -1 },
    { number: 0 },
    { number: 10_000 },
    { id: 0 },
    { id: 4_294_967_296 },
    { from: 'FR' },
    { to: 'pmi' },
    { cabin: 'first' as 'business' },
    { baggage: 'trunk' as 'checked' },
  ];
  return { kind: 'flight', flight: { ...flight, ...random.pick(wrong) } };
}

/** Changes to unknown ids, and to flights outside the horizon. */
function generateUnknownChange(random: Random, firstDay: number): SupplyChange {
  const planId = 100_000 + generateId(random);
  const from = firstDay + random.int(-5, 60);
  const flight: FlightRef = { from: 'FRA', to: 'PMI', day: from, id: 100_001 };
  const beyond = { ...flight, day: firstDay + HORIZON_DAYS };
  const bad: SupplyChange[] = [
    { kind: 'hotel-gone', hotelId: 999_999 },
    { kind: 'plan-gone', planId },
    { kind: 'nights', planId, nights: generateNights(random, from, 3) },
    { kind: 'rates', planId, from: firstDay - 9, rates: [10] },
    { kind: 'availability', planId, from, to: from, state: 'open' },
    { kind: 'arrivals', planId, from, to: from, minStay: 1, closedToArrival: false },
    { kind: 'fare', flight, fare: 5_000 },
    { kind: 'fare', flight: { ...flight, from: 'QQQ' }, fare: 5_000 },
    { kind: 'seats', flight, seats: 5 },
    { kind: 'seats', flight: beyond, seats: 5 },
    { kind: 'fare', flight: beyond, fare: 5_000 },
    { kind: 'fare', flight: { ...flight, day: firstDay - 1 }, fare: 0 },
    { kind: 'flight-gone', flight },
    { kind: 'flight-gone', flight: beyond },
    { kind: 'horizon', firstDay: firstDay - 1 },
    { kind: 'horizon', firstDay },
  ];
  return random.pick(bad);
}

function generateBadAirline(random: Random): SupplyChange {
  const airline = generateAirline(random, 'AA');
  const wrong = [{ code: 'AAA' }, { code: '' }, { childPercent: -1 }, { infantFare: 0.5 }];
  return { kind: 'airline', airline: { ...airline, ...random.pick(wrong) } };
}
