import type { RentalCarTerms } from '../../../domain/extras/rental-car-terms.ts';
import type { OfferedExtras, ShownExtra, ShownSeats } from './choices/offered-extras.ts';

const extra = (different: Partial<ShownExtra> & Pick<ShownExtra, 'id'>): ShownExtra => ({
  kind: 'luggage',
  variant: '20kg',
  leg: null,
  price: 3_200,
  per: 'party',
  ...different,
});

const legs = ['outbound', 'inbound'] as const;

const seats = (leg: ShownSeats['leg']): ShownSeats => ({
  leg,
  rows: 6,
  letters: ['A', 'B', 'C', '', 'D', 'E', 'F'],
  exitRows: [4],
  free: ['1A', '1F', '2C', '2D', '3A', '3B', '4A', '4D', '5E', '6F'].map((name) => [
    name,
    `${name} ${leg}`,
    name.startsWith('4') ? 2_900 : 1_100,
  ]),
});

const small: RentalCarTerms = {
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
};

/** All extras for two adults, a child and a baby, for examples and tests. */
export const exampleExtras: OfferedExtras = {
  extras: [
    extra({ id: 'bus', kind: 'transfer', variant: 'bus', price: 1_900, per: 'traveller' }),
    extra({ id: 'taxi', kind: 'transfer', variant: 'holiday_taxi', price: 9_900 }),
    extra({ id: 'private', kind: 'transfer', variant: 'private', price: 14_900 }),
    extra({ id: 'small', kind: 'rental_car', variant: 'small', price: 15_400, car: small }),
    extra({
      id: 'family',
      kind: 'rental_car',
      variant: 'family',
      price: 30_700,
      car: {
        ...small,
        model: 'Corvina L',
        seats: 5,
        bags: 4,
        excess: 0,
        kilometresPerDay: null,
        isAutomatic: true,
      },
    }),
    extra({ id: 'cancel', kind: 'insurance', variant: 'cancellation', price: 5_440 }),
    extra({ id: 'full', kind: 'insurance', variant: 'full_cover_family', price: 11_160 }),
    ...legs.flatMap((leg) => [
      extra({ id: `20kg ${leg}`, leg, per: 'traveller' }),
      extra({ id: `25kg ${leg}`, leg, per: 'traveller', variant: '25kg', price: 4_400 }),
    ]),
    ...legs.map((leg) =>
      extra({
        id: `first ${leg}`,
        kind: 'priority_boarding',
        variant: 'priority',
        leg,
        per: 'traveller',
        price: 900,
      }),
    ),
    extra({
      id: 'lane',
      kind: 'fast_track',
      variant: 'FRA',
      leg: 'outbound',
      per: 'traveller',
      price: 1_200,
    }),
  ],
  seats: legs.map(seats),
  travellers: [
    { kind: 'adult', number: 1, name: '' },
    { kind: 'adult', number: 2, name: '' },
    { kind: 'child', number: 0, name: '' },
    { kind: 'infant', number: 0, name: '' },
  ],
  markets: ['de', 'at', 'ch'],
  market: 'de',
};
