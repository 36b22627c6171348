import type { FlightFacts } from '../search/supply-facts.ts';
import type { ExtraKind } from './extra.ts';

/** True where a flight's fare contains what an extra on board would add: all of them in business class, luggage where it is checked in. */
export function isInFare(
  kind: ExtraKind,
  { cabin, baggage }: Pick<FlightFacts, 'cabin' | 'baggage'>,
): boolean {
  return cabin === 'business' || (kind === 'luggage' && baggage === 'checked');
}
