import type { MarketCode } from '../../../domain/places/market.ts';
import type { SeatMap, SupplyExtra } from '../../../ports/supply/supply-port.ts';

const pickUp = {
  meetingPoint: { de: 'Ausgang 2', en: 'Exit 2', it: 'Uscita 2', es: 'Salida 2', fr: 'Sortie 2' },
  waitMinutes: 60,
  returnMinutes: 200,
};

const ground: readonly SupplyExtra[] = [
  { id: 'bus', kind: 'transfer', variant: 'bus', leg: null, price: 1_900, per: 'traveller', pickUp },
  { id: 'private', kind: 'transfer', variant: 'private', leg: null, price: 9_500, per: 'party' },
  {
    id: 'car',
    kind: 'rental_car',
    variant: 'small',
    leg: null,
    price: 21_000,
    per: 'party',
    car: {
      provider: 'Küstenwagen',
      model: 'Corvina S',
      seats: 4,
      bags: 1,
      isAutomatic: false,
      deposit: 60_000,
      excess: 90_000,
      kilometresPerDay: 250,
      fuel: 'full-to-full',
      minimumAge: 21,
      licenceYears: 1,
    },
  },
];

const rows = [1, 2, 3];
const letters = ['A', '', 'B'];

/** What the fake supplier adds to any offer with flights: two seats a row, the second of three rows at an exit. */
export function listFakeExtras(
  market: MarketCode | null,
  hasFlights: boolean,
  isTaken: (leg: SeatMap['leg'], seat: string) => boolean,
): { readonly extras: readonly SupplyExtra[]; readonly seatMaps: readonly SeatMap[] } {
  const legs = hasFlights ? (['outbound', 'inbound'] as const) : [];
  const onBoard = legs.flatMap((leg): SupplyExtra[] => [
    { id: `20kg ${leg}`, kind: 'luggage', variant: '20kg', leg, price: 3_200, per: 'traveller' },
    ...listSeats(leg).filter(({ variant }) => !isTaken(leg, variant)),
    {
      id: `priority ${leg}`,
      kind: 'priority_boarding',
      variant: 'priority',
      leg,
      price: 900,
      per: 'traveller',
    },
    { id: `lane ${leg}`, kind: 'fast_track', variant: 'FRA', leg, price: 1_200, per: 'traveller' },
  ]);
  const insurance: SupplyExtra = {
    id: `cover ${market}`,
    kind: 'insurance',
    variant: 'cancellation',
    leg: null,
    price: 5_900,
    per: 'party',
  };
  return {
    extras: [...ground, ...(market === null ? [] : [insurance]), ...onBoard],
    seatMaps: legs.map((leg) => ({ leg, rows: rows.length, letters, exitRows: [2] })),
  };
}

function listSeats(leg: SeatMap['leg']): SupplyExtra[] {
  return rows.flatMap((row) =>
    letters
      .filter((letter) => letter !== '')
      .map((letter) => ({
        id: `${row}${letter} ${leg}`,
        kind: 'seat',
        variant: `${row}${letter}`,
        leg,
        price: 1_100,
        per: 'traveller',
      })),
  );
}
