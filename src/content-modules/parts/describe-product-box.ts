import type { Texts } from '../../texts/texts.ts';
import type { ProductBox } from './teaser.ts';

/**
 * What stands in a teaser's product box, in the order in which it is read: place, nights, airport, room, further information.
 * @param headline of the teaser: a place that it names already is not named again
 */
export function describeProductBox(
  { destination, nights, airportName, room, details }: ProductBox,
  texts: Texts,
  headline: string,
): string[] {
  return [
    ...(destination === null || destination === headline ? [] : [destination]),
    ...(nights === null ? [] : [texts('teaser.nights', { n: nights })]),
    ...(airportName === null ? [] : [texts('teaser.airport', { airport: airportName })]),
    ...(room === null ? [] : [room]),
    ...details,
  ];
}
