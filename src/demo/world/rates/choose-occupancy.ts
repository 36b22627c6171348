import type { HotelRoom } from '../../../domain/search/catalogue.ts';
import type { Occupancy } from '../../../domain/search/supply-facts.ts';
import type { WorldHotel } from '../model/world-hotel.ts';

/** What a hotel takes from children, from those alone in a room, and from a third adult. */
type OccupancyTerms = Pick<Occupancy, 'singleUsePercent' | 'extraAdultPercent' | 'childBands'>;

const terms: readonly OccupancyTerms[] = [
  {
    singleUsePercent: 150,
    extraAdultPercent: 80,
    childBands: [
      { fromAge: 0, toAge: 1, percent: 0 },
      { fromAge: 2, toAge: 6, percent: 50 },
      { fromAge: 7, toAge: 13, percent: 70 },
    ],
  },
  {
    singleUsePercent: 160,
    extraAdultPercent: 75,
    childBands: [
      { fromAge: 0, toAge: 1, percent: 0 },
      { fromAge: 2, toAge: 12, percent: 50 },
    ],
  },
  {
    singleUsePercent: 170,
    extraAdultPercent: 70,
    childBands: [
      { fromAge: 0, toAge: 6, percent: 0 },
      { fromAge: 7, toAge: 12, percent: 50 },
    ],
  },
  {
    singleUsePercent: 140,
    extraAdultPercent: 85,
    childBands: [
      { fromAge: 0, toAge: 2, percent: 0 },
      { fromAge: 3, toAge: 11, percent: 50 },
      { fromAge: 12, toAge: 15, percent: 75 },
    ],
  },
  {
    singleUsePercent: 185,
    extraAdultPercent: 65,
    childBands: [
      { fromAge: 0, toAge: 5, percent: 0 },
      { fromAge: 6, toAge: 11, percent: 60 },
    ],
  },
];

/** A band for everyone under 16: without one a child would pass for an adult. */
const adultsOnlyTerms: OccupancyTerms = {
  singleUsePercent: 170,
  extraAdultPercent: 80,
  childBands: [{ fromAge: 0, toAge: 15, percent: 100 }],
};

/** Rooms in which a single adult would take the place of a family. */
const familyRooms: ReadonlySet<string> = new Set(['family', 'apartment', 'bungalow']);

/** Number of sets of terms that houses choose from. */
export const termsCount = terms.length;

/** Who may stay in a room of a house that has chosen a set of terms, 0 to `termsCount` − 1. */
export function chooseOccupancy(hotel: WorldHotel, room: HotelRoom, chosen: number): Occupancy {
  const isForAdults = hotel.card.attributes.includes('adults_only');
  const maxPersons = room.type === 'single' ? 1 : Math.max(2, room.maxPersons);
  const minAdults = familyRooms.has(room.type) && maxPersons >= 4 ? 2 : 1;
  const maxAdults = Math.min(maxPersons, maxPersons >= 5 ? 4 : Math.max(2, maxPersons - 1));
  const maxChildren = isForAdults ? 0 : maxPersons - minAdults;
  const set = isForAdults ? adultsOnlyTerms : (terms[chosen] ?? adultsOnlyTerms);
  return { minAdults, maxAdults, maxChildren, maxPersons, ...set };
}
