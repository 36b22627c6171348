import type { Airline } from '../../../domain/search/catalogue.ts';
import type { AirlineFacts } from '../../../domain/search/supply-facts.ts';

/** How an airline lives: from tour operators' seats, from low fares, or from a network of connections. */
export type AirlineModel = 'charter' | 'low_cost' | 'network';

/** An invented airline. Codes are such as are not assigned to any real one. */
export interface WorldAirline extends Airline, AirlineFacts {
  readonly model: AirlineModel;
}

/** Airlines of the demo world in a fixed order. Infants' fares are cents for one leg. */
export function buildAirlines(): readonly WorldAirline[] {
  return [
    { code: 'H0', name: 'Solvento', model: 'charter', childPercent: 67, infantFare: 2_500 },
    { code: 'K0', name: 'Kaldera Air', model: 'charter', childPercent: 75, infantFare: 2_000 },
    { code: 'L0', name: 'Albatrina', model: 'charter', childPercent: 67, infantFare: 3_000 },
    { code: 'U0', name: 'Pelagia Airways', model: 'charter', childPercent: 50, infantFare: 2_500 },
    { code: 'W0', name: 'Zephira', model: 'low_cost', childPercent: 100, infantFare: 2_700 },
    { code: 'X0', name: 'Bravella', model: 'low_cost', childPercent: 100, infantFare: 2_500 },
    { code: 'F0', name: 'Orovia', model: 'low_cost', childPercent: 100, infantFare: 3_200 },
    { code: '0E', name: 'Fernwind', model: 'network', childPercent: 75, infantFare: 2_800 },
    { code: '0H', name: 'Cirrania', model: 'network', childPercent: 75, infantFare: 3_500 },
    { code: '0K', name: 'Meridora', model: 'network', childPercent: 67, infantFare: 4_500 },
    { code: '0N', name: 'Velantis', model: 'network', childPercent: 75, infantFare: 4_000 },
    { code: '0P', name: 'Tramontis', model: 'network', childPercent: 75, infantFare: 3_000 },
    { code: '0U', name: 'Aquilano', model: 'network', childPercent: 67, infantFare: 3_800 },
    { code: '0Z', name: 'Lumaro', model: 'network', childPercent: 100, infantFare: 3_300 },
  ];
}
