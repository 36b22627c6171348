import type { Texts } from '../../texts/texts.ts';
import type { ProductBox } from './teaser.ts';

/**
 * Content of a teaser's product box in reading order: place, nights, airport, room, further information.
 * @param headline of the teaser: the box omits a place that the headline already names
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
