import type { Traveller } from '../../domain/travellers/traveller.ts';

/** An invented adult, for demo bookings and for tests; the caller overrides what matters to it. */
export function buildTraveller(traits: Partial<Traveller> = {}): Traveller {
  return {
    kind: 'adult',
    gender: 'FEMALE',
    title: '',
    firstName: 'Ana',
    lastName: 'Núñez',
    birthDate: '1988-02-29',
    nationality: 'DE',
    frequentFlyer: { program: 'NONE', number: '' },
    ...traits,
  };
}
