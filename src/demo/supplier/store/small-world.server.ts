import type {
  Airport,
  Destination,
  HotelProfile,
  HotelReview,
  Translated,
} from '../../../domain/search/catalogue.ts';
import { buildExampleTerms } from '../../../domain/search/example-terms.ts';
import {
  type FlightFacts,
  HORIZON_DAYS,
  type HotelFacts,
  type PlanNights,
  type RatePlanFacts,
  type SupplyChange,
} from '../../../domain/search/supply-facts.ts';
import type { TariffTerms } from '../../../domain/search/tariff-terms.ts';
import { type Day, type DayRange, listDays } from '../../../domain/time/calendar-day.ts';
import type { WorldHotel } from '../../world/model/world-hotel.ts';
import type { DescribeWorld } from './world-supply.server.ts';

/** Changes cost a tenth until a fortnight before departure and half until three days before. */
const changeableTerms: TariffTerms = {
  ...buildExampleTerms(14),
  change: {
    fees: [
      { daysBefore: 14, by: 'percent', value: 10 },
      { daysBefore: 3, by: 'percent', value: 50 },
    ],
  },
  nameCorrection: { maxLetters: 3 },
};

/**
 * A world for tests in which everything can be calculated by hand. Three hotels of one room: one with plans by stay, by
 * arrival
 * and on request; one with a plan by stay; one without an airport. Every day two flights each way between FRA and PMI.
 */
export const describeSmallWorld: DescribeWorld = ({ today }) => ({
  places: { destinations, airports, cities: [] },
  airlines: [
    { code: 'Q1', name: 'Kranich' },
    { code: 'Q2', name: 'Möwe' },
  ],
  hotels: () => smallHotels,
  everything: () => [...listFacts(), ...listDayChanges({ from: today, to: today + HORIZON_DAYS - 1 })],
  daysOnSale: listDayChanges,
  buildProfile,
  buildReviews: (hotel, day) =>
    hotel.card.reviewCount === 0 ? [] : [review('a', day - 40), review('b', day - 3)],
});

/** Numbers of the plans, for tests to name. */
export const smallPlans = {
  byStay: 16_000_016,
  byArrival: 16_000_017,
  onRequest: 16_000_018,
  other: 16_000_032,
  hut: 16_000_048,
};

function same(text: string): Translated {
  return { de: text, en: text, it: text, es: text, fr: text };
}

const place = { countryCode: 'ES', latitude: 39.7, longitude: 3.1, useInGlossary: true };
const destinations: readonly Destination[] = [
  { ...place, id: 1, type: 'country', parentId: null, name: same('Spanien'), slug: 'spanien' },
  { ...place, id: 1_001, type: 'region', parentId: 1, name: same('Mallorca'), slug: 'mallorca' },
  { ...place, id: 10_001, type: 'city', parentId: 1_001, name: same('Alcúdia'), slug: 'alcudia' },
];

const airports: readonly Airport[] = [airport('FRA', 50.03, 8.56, true), airport('PMI', 39.55, 2.74, false)];

function airport(code: string, latitude: number, longitude: number, isDeparture: boolean): Airport {
  const place = { name: same(code), city: same(code), countryCode: isDeparture ? 'DE' : 'ES' };
  return {
    code,
    ...place,
    latitude,
    longitude,
    timeZone: 'Europe/Berlin',
    isDeparture,
    isArrival: !isDeparture,
  };
}

const smallHotels: readonly WorldHotel[] = [
  hotel(1_000_001, 'Hotel Cala Clara', ['PMI'], 2),
  hotel(1_000_002, 'Hotel Mavi', ['PMI'], 2),
  hotel(1_000_003, 'Hütte am See', [], 0),
];

function hotel(id: number, name: string, reachedFrom: readonly string[], reviewCount: number): WorldHotel {
  const at = { cityId: 10_001, regionId: 1_001, countryId: 1, latitude: 39.8, longitude: 3.1 };
  const scene = `hotel-front.balearic.summer.golden.warm.h${id}`;
  const card = {
    id,
    name,
    ...at,
    category: 40,
    rating: 50,
    reviewCount,
    attributes: ['pool'] as const,
    scene,
  };
  return {
    number: id - 1_000_001,
    style: 'boutique',
    kind: 'beach',
    card: { ...card, slug: `hotel-${id}` },
    rooms: [{ id: 1, type: 'double', name: same('Doppelzimmer'), squareMetres: 24, maxPersons: 4, scene }],
    boards: ['breakfast', 'half_board'],
    airports: reachedFrom,
    highSeason: [7, 8],
    street: 'Carrer del Mar 1',
    zip: '07400',
    countryCode: 'ES',
    metresToBeach: 100,
  };
}

function buildProfile({ card, rooms, boards, street, zip, countryCode }: WorldHotel): HotelProfile {
  const address = { street, zip, city: 'Alcúdia', countryCode };
  const texts = { intro: same('Willkommen.'), location: same('Am Meer.'), beach: same('Sand.') };
  return { ...card, address, rooms, boards, texts, media: [], accessibility: null };
}

function review(id: string, day: Day): HotelReview {
  const reviewTexts = { title: 'Schön', text: 'Wir kommen wieder.', rating: 50, userName: 'Ada L.' };
  return { id, language: 'de', ...reviewTexts, day, scene: null };
}

const plans = smallHotels.flatMap(({ card }) => plansOf(card.id));

function listFacts(): SupplyChange[][] {
  return [
    [
      { kind: 'airline', airline: { code: 'Q1', childPercent: 75, infantFare: 2_000 } },
      { kind: 'airline', airline: { code: 'Q2', childPercent: 100, infantFare: 3_000 } },
    ],
    smallHotels.map((each) => ({ kind: 'hotel', hotel: factsOf(each) })),
    plans.map((plan) => ({ kind: 'plan', plan })),
  ];
}

function listDayChanges(range: DayRange): SupplyChange[][] {
  const days = listDays(range);
  return [
    plans.map((plan) => ({ kind: 'nights', planId: plan.id, nights: planNightsOf(plan, days) })),
    routes.flatMap(([from, to]) => days.flatMap((day) => flightsOf(from, to, day))),
  ];
}

const routes = [
  ['FRA', 'PMI'],
  ['PMI', 'FRA'],
] as const;

function factsOf({ card, airports: reachedFrom }: WorldHotel): HotelFacts {
  const { id, cityId, regionId, countryId, category, rating, attributes, latitude, longitude } = card;
  return {
    id,
    cityId,
    regionId,
    countryId,
    category,
    rating,
    attributes,
    latitude,
    longitude,
    airports: reachedFrom,
  };
}

function plansOf(hotelId: number): RatePlanFacts[] {
  const terms = {
    hotelId,
    roomId: 1,
    roomType: 'double' as const,
    board: 'breakfast' as const,
    occupancy: {
      minAdults: 1,
      maxAdults: 3,
      maxChildren: 2,
      maxPersons: 4,
      singleUsePercent: 150,
      extraAdultPercent: 80,
      childBands: [{ fromAge: 0, toAge: 12, percent: 50 }],
    },
    rateUnit: 100,
    allotmentBy: 'stay' as const,
    maxStay: 14,
    terms: changeableTerms,
    earlyBookings: [],
  };
  const plan: RatePlanFacts = { ...terms, id: smallPlans.byStay + (hotelId - 1_000_001) * 16 };
  if (hotelId !== 1_000_001) return [plan];
  return [
    plan,
    {
      ...plan,
      id: smallPlans.byArrival,
      board: 'half_board',
      allotmentBy: 'arrival',
      terms: buildExampleTerms(null),
    },
    { ...plan, id: smallPlans.onRequest, board: 'all_inclusive' },
  ];
}

function planNightsOf({ id }: RatePlanFacts, days: readonly Day[]): PlanNights {
  return {
    from: days[0] ?? 0,
    rates: days.map((day) => 80 + (day % 7)),
    states: days.map(() => (id === smallPlans.onRequest ? 'on_request' : 'open')),
    minStays: days.map(() => 3),
    closedToArrival: days.map(() => false),
  };
}

/** By day with baggage and nine seats; by night without and with two, arriving on the day after. */
function flightsOf(from: string, to: string, day: Day): SupplyChange[] {
  const ref = { from, to, day, stops: 0, cabin: 'economy' as const };
  const byDay: FlightFacts = {
    ...ref,
    id: 1,
    airline: 'Q1',
    number: 101,
    departure: 360,
    arrival: 495,
    isOvernight: false,
    baggage: 'checked',
    fare: 15_000 + (day % 5) * 100,
    seats: 9,
  };
  const byNight: FlightFacts = {
    ...ref,
    id: 2,
    airline: 'Q2',
    number: 202,
    departure: 1_350,
    arrival: 55,
    isOvernight: true,
    baggage: 'none',
    fare: 9_995,
    seats: 2,
  };
  return [byDay, byNight].map((flight) => ({ kind: 'flight', flight }));
}
