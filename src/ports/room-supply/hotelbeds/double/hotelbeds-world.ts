import type { CurrencyCode } from '../../../../domain/money/currency.ts';

/** What the bed bank sells. All amounts are whole minor units of `currency`. */
export interface HotelbedsWorld {
  readonly currency: CurrencyCode;
  readonly hotels: readonly HotelbedsHotel[];
}

export interface HotelbedsHotel {
  readonly code: number;
  readonly name: string;
  readonly categoryCode: string;
  readonly categoryName: string;
  readonly destinationCode: string;
  readonly destinationName: string;
  /** IANA name: cancellation times are the hotel's own. */
  readonly timeZone: string;
  readonly rooms: readonly HotelbedsRoom[];
}

export interface HotelbedsRoom {
  readonly code: string;
  readonly name: string;
  readonly maxAdults: number;
  readonly maxChildren: number;
  readonly maxPaxes: number;
  readonly rates: readonly HotelbedsRate[];
}

export interface HotelbedsRate {
  readonly boardCode: 'RO' | 'BB' | 'HB' | 'FB' | 'AI';
  readonly boardName: string;
  readonly rateClass: 'NOR' | 'NRF';
  readonly rateType: 'BOOKABLE' | 'RECHECK';
  /** May be sold only inside a package. */
  readonly packaging: boolean;
  readonly paymentType: 'AT_WEB' | 'AT_HOTEL';
  /** Net for a night: the room, and on top of it each adult and each child. */
  readonly night: { readonly room: number; readonly adult: number; readonly child: number };
  /** Rooms for each night. */
  readonly allotment: number;
  /** Percent above net that binds as selling price where `hotelMandatory`. */
  readonly selling?: { readonly percent: number; readonly hotelMandatory: boolean };
  /** Percent of the net, from this many days before the arrival at 23:59 of the hotel's own time. */
  readonly cancellation: readonly { readonly daysBefore: number; readonly percent: number }[];
  /** A tax for a night and room; not included is paid on the spot. */
  readonly taxes: readonly { readonly included: boolean; readonly amount: number }[];
  readonly rateCommentsId?: string;
}

const free: HotelbedsRate = {
  boardCode: 'BB',
  boardName: 'BED AND BREAKFAST',
  rateClass: 'NOR',
  rateType: 'BOOKABLE',
  packaging: false,
  paymentType: 'AT_WEB',
  night: { room: 4_000, adult: 2_550, child: 1_275 },
  allotment: 5,
  cancellation: [
    { daysBefore: 7, percent: 50 },
    { daysBefore: 1, percent: 100 },
  ],
  taxes: [{ included: true, amount: 300 }],
};

/** Two hotels on Majorca with one rate of each kind that matters. */
export const HOTELBEDS_WORLD: HotelbedsWorld = {
  currency: 'EUR',
  hotels: [
    {
      code: 4_711,
      name: 'Hotel Example Bay',
      categoryCode: '4EST',
      categoryName: '4 STARS',
      destinationCode: 'PMI',
      destinationName: 'Majorca',
      timeZone: 'Europe/Madrid',
      rooms: [
        {
          code: 'DBL.ST',
          name: 'DOUBLE STANDARD',
          maxAdults: 2,
          maxChildren: 2,
          maxPaxes: 3,
          rates: [
            free,
            {
              ...free,
              boardCode: 'HB',
              boardName: 'HALF BOARD',
              night: { room: 4_000, adult: 4_000, child: 2_000 },
            },
            {
              ...free,
              rateClass: 'NRF',
              rateType: 'RECHECK',
              night: { room: 3_500, adult: 2_250, child: 1_125 },
              cancellation: [{ daysBefore: 999, percent: 100 }],
            },
            { ...free, packaging: true, night: { room: 3_000, adult: 2_000, child: 1_000 } },
          ],
        },
        {
          code: 'SUI.SV',
          name: 'SUITE SEA VIEW',
          maxAdults: 3,
          maxChildren: 2,
          maxPaxes: 4,
          rates: [
            {
              ...free,
              boardCode: 'AI',
              boardName: 'ALL INCLUSIVE',
              night: { room: 9_000, adult: 6_000, child: 3_000 },
              allotment: 1,
              selling: { percent: 20, hotelMandatory: true },
              taxes: [{ included: false, amount: 450 }],
              rateCommentsId: '256|24691|1',
            },
          ],
        },
      ],
    },
    {
      code: 4_712,
      name: 'Hotel Example Harbour',
      categoryCode: '3EST',
      categoryName: '3 STARS',
      destinationCode: 'PMI',
      destinationName: 'Majorca',
      timeZone: 'Europe/Madrid',
      rooms: [
        {
          code: 'DBL.ST',
          name: 'DOUBLE STANDARD',
          maxAdults: 2,
          maxChildren: 1,
          maxPaxes: 3,
          rates: [{ ...free, boardCode: 'RO', boardName: 'ROOM ONLY', paymentType: 'AT_HOTEL' }],
        },
      ],
    },
  ],
};
