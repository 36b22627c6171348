import type { RentalCarTerms } from '../../../domain/extras/rental-car-terms.ts';
import type { ExtraWithoutId } from './flight-extras.server.ts';

interface CarClass {
  readonly variant: string;
  /** Minor units a day, before the place makes it more expensive or cheaper. */
  readonly perDay: number;
  readonly car: RentalCarTerms;
}

const licence = { minimumAge: 21, licenceYears: 1, provider: 'Küstenwagen' } as const;

const classes: readonly CarClass[] = [
  {
    variant: 'small',
    perDay: 2_600,
    car: {
      ...licence,
      model: 'Corvina S',
      seats: 4,
      bags: 1,
      isAutomatic: false,
      deposit: 60_000,
      excess: 90_000,
      kilometresPerDay: 250,
      fuel: 'full-to-full',
    },
  },
  {
    variant: 'compact',
    perDay: 3_400,
    car: {
      ...licence,
      model: 'Corvina M',
      seats: 5,
      bags: 2,
      isAutomatic: false,
      deposit: 30_000,
      excess: 0,
      kilometresPerDay: null,
      fuel: 'full-to-full',
    },
  },
  {
    variant: 'family',
    perDay: 5_200,
    car: {
      ...licence,
      model: 'Corvina L',
      seats: 5,
      bags: 4,
      isAutomatic: true,
      minimumAge: 25,
      deposit: 50_000,
      excess: 0,
      kilometresPerDay: null,
      fuel: 'full-to-full',
      licenceYears: 2,
    },
  },
];

/** From a week on a day costs a fifth less. */
const weekRate = 0.8;

/** Rental cars for the whole stay, from arrival to departure. */
export function rentalCars(nights: number, level: number): ExtraWithoutId[] {
  const days = nights < 7 ? nights : nights * weekRate;
  return classes.map(({ variant, perDay, car }) => ({
    kind: 'rental_car',
    variant,
    leg: null,
    per: 'party',
    car,
    price: Math.round((perDay * days * level) / 100) * 100,
  }));
}
