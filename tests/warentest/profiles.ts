import type { ExtraKind } from '../../src/domain/extras/extra.ts';
import { type Day, dayOf, formatDay, splitDay } from '../../src/domain/time/calendar-day.ts';
import type { SearchParams } from '../../src/trip-search/address/trip-search.ts';
import type { Random } from '../oracle/random.ts';

/** A kind of traveller: what is searched for, how a hotel is found and what is added to the trip. */
export interface Profile {
  readonly name: string;
  /** `gallery`: over the gallery of destinations to the list of one; `list`: at once to the list of all. */
  readonly way: 'gallery' | 'list';
  /** Looks at one of the first so many hotels of the list. */
  readonly hotels: number;
  /** Extras that are taken where the supplier offers them. */
  readonly extras: readonly ExtraKind[];
  /** The search in the address, without destinations. */
  search(random: Random, today: Day): SearchParams;
}

/** Ten travellers who between them use each part of the search that decides a price. */
export const profiles: readonly Profile[] = [
  {
    name: 'couple with a week off',
    way: 'gallery',
    hotels: 1,
    extras: [],
    search: () => ({ duration: '7' }),
  },
  {
    name: 'family in the summer holidays',
    way: 'gallery',
    hotels: 5,
    extras: ['transfer'],
    search: (random, today) => ({
      ...inSummer(today),
      duration: '10-14',
      children: listBirthDates(today, [random.int(2, 5), random.int(6, 11)]),
    }),
  },
  {
    name: 'parents with a baby',
    way: 'list',
    hotels: 5,
    extras: ['transfer', 'insurance'],
    search: (random, today) => ({
      ...ahead(today, random.int(60, 120), 40),
      duration: '7-10',
      stops: '0',
      children: listBirthDates(today, [0]),
    }),
  },
  {
    name: 'alone and at short notice',
    way: 'list',
    hotels: 3,
    extras: [],
    search: (random, today) => ({ ...ahead(today, random.int(3, 14), 30), duration: '3-7', adults: '1' }),
  },
  {
    name: 'four friends over a weekend',
    way: 'gallery',
    hotels: 3,
    extras: ['rental_car'],
    search: (random, today) => ({ ...ahead(today, random.int(40, 90), 30), duration: '3-4', adults: '4' }),
  },
  {
    name: 'retired with time in winter',
    way: 'list',
    hotels: 10,
    extras: ['insurance'],
    search: (random, today) => ({
      ...ahead(today, random.int(20, 60), 90),
      duration: '14-21',
      stars: '4,4.5,5',
      cancel: 'free',
    }),
  },
  {
    name: 'by car to a hotel',
    way: 'list',
    hotels: 10,
    extras: [],
    search: (random, today) => ({
      ...ahead(today, random.int(30, 150), 40),
      duration: '5-9',
      hotelOnly: '1',
    }),
  },
  {
    name: 'all inclusive, best rated first',
    way: 'list',
    hotels: 10,
    extras: ['transfer'],
    search: () => ({ duration: '7', board: 'all_inclusive', sort: 'rating' }),
  },
  {
    name: 'on two exact days',
    way: 'gallery',
    hotels: 3,
    extras: ['insurance'],
    search: (random, today) => {
      const departure = today + random.int(90, 180);
      return {
        departureDate: formatDay(departure),
        returnDate: formatDay(departure + random.pick([7, 10, 14])),
        exact: '1',
        airports: 'any',
      };
    },
  },
  {
    name: 'from Munich with a suitcase',
    way: 'list',
    hotels: 5,
    extras: ['transfer', 'insurance'],
    search: (random, today) => ({
      ...ahead(today, random.int(100, 200), 40),
      duration: '7',
      airports: 'MUC',
      baggage: 'baggage',
    }),
  },
];

function ahead(today: Day, days: number, width: number): SearchParams {
  return { departureDate: formatDay(today + days), returnDate: formatDay(today + days + width) };
}

/** The next July and August, or the last days on sale before them. */
function inSummer(today: Day): SearchParams {
  const { year } = splitDay(today);
  const july = [dayOf(year, 7, 1), dayOf(year + 1, 7, 1)].find((day) => day > today + 30) ?? today;
  return ahead(today, Math.min(july - today, 300), 61);
}

/** Of children who are half a year past their birthday today. */
function listBirthDates(today: Day, ages: readonly number[]): string {
  return ages.map((age) => formatDay(today - Math.round((age + 0.5) * 365.25))).join(',');
}
