import { SEASON_WORDS, TRIP_SEASON } from '../memory/layout';
import { wordAt } from './tables';

/** Address of a season of a trip. */
export function seasonAt(trip: usize, place: i32): usize {
  return <usize>wordAt(trip, TRIP_SEASON) + <usize>(place * SEASON_WORDS * 4);
}
