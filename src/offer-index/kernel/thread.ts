import { forget, openArena } from './arena';
import { openFacets } from './facets';
import { forgetSeason } from './fares';
import { openHotels } from './hotels';
import { openRouteRows } from './route-rows';
import { openStays } from './stays';

/** Tells a thread's kernel where its own page is. */
export function openThread(scratch: usize): void {
  openStays(scratch);
  openRouteRows(scratch + 4_096);
  openHotels(scratch + 16_384);
  openFacets(scratch + 20_480);
  openArena(scratch + 32_768);
}

/** Forgets what was placed for the last question. */
export function beginQuestion(): void {
  forget();
  forgetSeason();
}
