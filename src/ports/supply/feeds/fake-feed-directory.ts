import type { Destination } from '../../../domain/search/catalogue.ts';
import { buildExampleTerms } from '../../../domain/search/example-terms.ts';
import { HORIZON_DAYS, type RatePlanFacts } from '../../../domain/search/supply-facts.ts';
import { type Day, requireDay } from '../../../domain/time/calendar-day.ts';
import type { ArrivalRule, FeedDirectory } from './records/feed-directory.ts';

/** Hotel 100 in the city 3001 of region 2001 of country 1001, with two rooms, DBL and SUI, under rate plan HB; DBL under RO too. Stations AAA to DDD, airline TW. */
export function fakeFeedDirectory({
  rules = new Map<string, ArrivalRule>(),
  plans = [] as readonly Partial<RatePlanFacts>[],
} = {}): FeedDirectory {
  const firstDay = requireDay('2027-01-01');
  const contracted = [
    { room: 'DBL', rate: 'HB', facts: { ...doubleHalfBoard, ...plans[0] } },
    { room: 'SUI', rate: 'HB', facts: { ...doubleHalfBoard, id: 12, roomId: 2, roomType: 'suite' as const } },
    { room: 'DBL', rate: 'RO', facts: { ...doubleHalfBoard, id: 13, board: 'room_only' as const } },
  ];
  return {
    currency: 'EUR',
    days: { from: firstDay, to: firstDay + HORIZON_DAYS - 1 },
    today: firstDay,
    findPlace: async (id) => places.find((place) => place.id === id) ?? null,
    listPlacesIn: async (id) => places.filter((place) => place.parentId === id),
    findRoom: async (hotelId, code) => {
      const found = contracted.find(({ room, facts }) => facts.hotelId === hotelId && room === code)?.facts;
      return found === undefined ? null : { id: found.roomId, type: found.roomType, mostSold: 2 };
    },
    nextPlanId: async () => 3_000_000_000,
    findHotel: async (code) => (code === '100' ? 100 : null),
    findPlans: async (hotel, room, rate) =>
      contracted
        .filter(
          (plan) => hotel === '100' && (room ?? plan.room) === plan.room && (rate ?? plan.rate) === plan.rate,
        )
        .map(({ facts }) => facts),
    findContractPlans: async (hotel, contract) =>
      contracted
        .filter(({ rate }) => hotel === '100' && rate.startsWith(`${contract}:`))
        .map(({ facts }) => facts),
    arrivalRules: async (planId, { from, to }) =>
      Array.from(
        { length: to - from + 1 },
        (_, index) => rules.get(ruleKey(planId, from + index)) ?? freeArrival,
      ),
    isFlownTo: async () => true,
    findKeyedFlight: async () => null,
    findPicture: async () => null,
    findPictureFile: async () => null,
    findRoomFacts: async () => null,
    findHotelFacts: async () => null,
    findAirline: async (code) => (code === 'TW' ? { code, childPercent: 75, infantFare: 2_500 } : null),
    knowsAirport: async (code) => ['AAA', 'BBB', 'CCC', 'DDD'].includes(code),
  };
}

const place = { countryCode: 'DE', latitude: 54, longitude: 13, useInGlossary: true, slug: 'place' };
const name = { de: 'Sund', en: 'Sund', es: 'Sund', fr: 'Sund', it: 'Sund' };
const places: readonly Destination[] = [
  { ...place, name, id: 1001, type: 'country', parentId: null },
  { ...place, name, id: 2001, type: 'region', parentId: 1001 },
  { ...place, name, id: 3001, type: 'city', parentId: 2001 },
];

export function ruleKey(planId: number, day: Day): string {
  return `${planId} ${day}`;
}

const freeArrival: ArrivalRule = { minStay: 1, closedToArrival: false };

export const doubleHalfBoard: RatePlanFacts = {
  id: 11,
  hotelId: 100,
  roomId: 1,
  roomType: 'double',
  board: 'half_board',
  occupancy: {
    minAdults: 1,
    maxAdults: 3,
    maxChildren: 2,
    maxPersons: 4,
    singleUsePercent: 150,
    extraAdultPercent: 70,
    childBands: [
      { fromAge: 0, toAge: 1, percent: 0 },
      { fromAge: 2, toAge: 11, percent: 50 },
    ],
  },
  rateUnit: 50,
  allotmentBy: 'stay',
  maxStay: 14,
  terms: buildExampleTerms(7),
  earlyBookings: [],
};
