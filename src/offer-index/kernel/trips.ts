import { SEASON_WORDS, TRIP_SEASON } from '../memory/layout';
import { wordAt } from './access';

/** Address of a season of a trip. @param place counts from 0, below `TRIP_SEASONS` */
export function seasonAt(trip: usize, place: i32): usize {
  return <usize>wordAt(trip, TRIP_SEASON) + <usize>(place * SEASON_WORDS * 4);
}
