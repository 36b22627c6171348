import {
  ARRIVING_NEXT_WORDS,
  FACET_FLIGHT_WORDS,
  MOST_SEASONS,
  MOST_TRIP_BLOCKS,
  PAGE_BYTES,
  SCRATCH_ARRIVALS,
  SCRATCH_ARRIVING_NEXT,
  SCRATCH_FACETS,
  SCRATCH_HOTEL,
  SCRATCH_HOTEL_WORDS,
  SCRATCH_MIN_STAYS,
  SCRATCH_NIGHTS_OPEN,
  SCRATCH_RATES,
  SCRATCH_ROWS,
  SCRATCH_SUMS,
  SUMS_BYTES,
} from '../memory/layout';
import { forget, openArena } from './arena';
import { addExtent, fixExtents } from './extents';
import { openFacets } from './facets';
import { forgetSeason } from './fares';
import { openHotels } from './hotels';
import { openRouteRows } from './route-rows';
import { forgetStayTable } from './stay-table';
import { openStays } from './stays';

/** Gives the kernel its thread's page; call it once, before anything else. @param page its address */
export function openThread(page: usize): void {
  openStays(page);
  openRouteRows(page);
  openHotels(page);
  openFacets(page);
  openArena(page);
  if (isDefined(CHECKED)) declarePage(page);
}

/** Forgets what the last query has taken; call it before each query. */
export function beginQuery(): void {
  forget();
  forgetSeason();
  forgetStayTable();
}

/** Declares the parts of the thread's page to the checked build, in the order of their addresses. */
function declarePage(page: usize): void {
  declarePart(page + SCRATCH_NIGHTS_OPEN, MOST_TRIP_BLOCKS * 4, 4);
  declarePart(page + SCRATCH_ARRIVALS, MOST_TRIP_BLOCKS * 4, 4);
  declarePart(page + SCRATCH_ROWS, MOST_TRIP_BLOCKS * 4, 4);
  declarePart(page + SCRATCH_RATES, MOST_TRIP_BLOCKS * 4, 4);
  declarePart(page + SCRATCH_SUMS, SUMS_BYTES, 2);
  declarePart(page + SCRATCH_ARRIVING_NEXT, ARRIVING_NEXT_WORDS * 4, 4);
  declarePart(page + SCRATCH_HOTEL, SCRATCH_HOTEL_WORDS * 4, 4);
  declarePart(page + SCRATCH_FACETS, MOST_SEASONS * FACET_FLIGHT_WORDS * 4, 4);
  declarePart(page + SCRATCH_MIN_STAYS, PAGE_BYTES - SCRATCH_MIN_STAYS, 1);
  fixExtents();
}

/** Declares one part. @param bytes its length @param item size of its items in bytes */
function declarePart(start: usize, bytes: i32, item: i32): void {
  addExtent(start, start + <usize>bytes, item);
}
