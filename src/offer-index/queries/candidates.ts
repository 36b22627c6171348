import type { OfferQueries, TripRequest } from '../../domain/search/offer-query.ts';
import type { Kernel } from '../kernel.ts';
import { packAttributes } from '../memory/hotel-rows.ts';
import { findRow } from '../memory/id-index.ts';
import * as at from '../memory/layout.ts';
import { head, type Memory } from '../memory/memory.ts';
import type { Enquiry } from './search-context.ts';

/** Hotels in the kernel's memory, as rows. */
export interface HotelRows {
  readonly address: number;
  readonly count: number;
}

/** What narrows a list of hotels in addition to the request's places and names, as addresses; 0 for nothing. */
export interface Narrowing {
  readonly filter?: number;
  readonly box?: number;
}

export type Level = OfferQueries['destinations']['query']['level'];

/** In the order in which a place has their ids. */
const levels: readonly Level[] = ['city', 'region', 'country'];

/** Rows of places by the id of each destination of a level. */
type PlaceGroups = Map<number, number[]>;

/** Rows of places by the destinations that hold them; places are only ever added. */
interface PlaceIndex {
  readonly all: number[];
  readonly byLevel: Record<Level, PlaceGroups>;
}

const placeIndexes = new WeakMap<Memory, PlaceIndex>();

function indexPlaces(memory: Memory): PlaceIndex {
  const empty = { all: [], byLevel: { city: new Map(), region: new Map(), country: new Map() } };
  const index: PlaceIndex = placeIndexes.get(memory) ?? empty;
  placeIndexes.set(memory, index);
  for (let place = index.all.length; place < (memory.header[head.places] as number); place += 1) {
    index.all.push(place);
    for (const level of levels) addPlace(index.byLevel[level], destinationOf(memory, place, level), place);
  }
  return index;
}

function addPlace(groups: PlaceGroups, destination: number, place: number): void {
  const places = groups.get(destination);
  if (places) places.push(place);
  else groups.set(destination, [place]);
}

export function destinationOf(memory: Memory, place: number, level: Level): number {
  return memory.placeIds[place * levels.length + levels.indexOf(level)] as number;
}

/** Places a request looks at, each once, as rows. */
function listPlaces(memory: Memory, destinations: readonly number[] | null): readonly number[] {
  const { all, byLevel } = indexPlaces(memory);
  if (destinations === null) return all;
  const lists: (readonly number[])[] = [];
  for (const id of destinations) {
    for (const level of levels) {
      const places = byLevel[level].get(id);
      if (places) lists.push(places);
    }
  }
  return lists.length === 1 ? (lists[0] as readonly number[]) : [...new Set(lists.flat())];
}

/** Hotels a request may be answered with, as far as is known without looking at what they sell. */
export function listCandidates(enquiry: Enquiry, narrowing: Narrowing = {}): HotelRows {
  const { context, request } = enquiry;
  return request.hotels === null
    ? gatherHotels(enquiry, listPlaces(context.memory, request.destinations), narrowing)
    : filterHotels(enquiry, listNamedHotels(context.memory, request), narrowing);
}

/** The same hotels by the destination of a level they lie in: each list is good until the next one. */
export function* groupCandidates(
  enquiry: Enquiry,
  level: Level,
  narrowing: Narrowing = {},
): Generator<readonly [destinationId: number, hotels: HotelRows]> {
  const { context, request } = enquiry;
  const { memory } = context;
  if (request.hotels !== null) {
    const groups: PlaceGroups = new Map();
    for (const hotel of listNamedHotels(memory, request))
      addPlace(groups, destinationOf(memory, memory.hotelPlace[hotel] as number, level), hotel);
    for (const [id, hotels] of groups) yield [id, filterHotels(enquiry, hotels, narrowing)];
    return;
  }
  const into = context.kernel.take(memory.header[head.hotels] as number);
  for (const [id, places] of groupPlaces(memory, request.destinations, level)) {
    yield [id, gatherHotels(enquiry, places, narrowing, into)];
  }
}

function groupPlaces(memory: Memory, destinations: readonly number[] | null, level: Level): PlaceGroups {
  if (destinations === null) return indexPlaces(memory).byLevel[level];
  const groups: PlaceGroups = new Map();
  for (const place of listPlaces(memory, destinations))
    addPlace(groups, destinationOf(memory, place, level), place);
  return groups;
}

/** Whether a hotel passes a request's filters on hotels. */
export function passesFilter(enquiry: Enquiry, hotel: number): boolean {
  const { kernel } = enquiry.context;
  return filterHotels(enquiry, [hotel], { filter: placeFilter(kernel, enquiry.request) }).count === 1;
}

function filterHotels(
  enquiry: Enquiry,
  hotels: readonly number[],
  { filter = 0, box = 0 }: Narrowing,
): HotelRows {
  const { kernel } = enquiry.context;
  const address = kernel.place(hotels);
  const trip = enquiry.address();
  return { address, count: kernel.calls.filterHotels(trip, filter, box, address, hotels.length, address) };
}

function gatherHotels(
  enquiry: Enquiry,
  places: readonly number[],
  { filter = 0, box = 0 }: Narrowing,
  into?: number,
): HotelRows {
  const { kernel, memory } = enquiry.context;
  const address = into ?? kernel.take(memory.header[head.hotels] as number);
  const trip = enquiry.address();
  const rows = kernel.place(places);
  return { address, count: kernel.calls.gatherHotels(trip, filter, box, rows, places.length, address) };
}

/** Hotels a request names, each once, that are sold and lie in one of its destinations. */
function listNamedHotels(memory: Memory, { destinations, hotels }: TripRequest): number[] {
  const rows = [...new Set(hotels)]
    .map((id) => findRow(memory, 'hotelIndex', id))
    .filter((hotel) => hotel >= 0 && memory.hotelSold[hotel] === 1);
  if (destinations === null) return rows;
  const places = new Set(listPlaces(memory, destinations));
  return rows.filter((hotel) => places.has(memory.hotelPlace[hotel] as number));
}

/** Lays a request's filters on hotels down for the kernel. @returns their address, 0 where there are none */
export function placeFilter(kernel: Kernel, { filters }: TripRequest): number {
  const { attributes, categories, minRating } = filters;
  if (categories.length === 0 && minRating === null && attributes.length === 0) return 0;
  const words = new Int32Array(at.FILTER_WORDS);
  words[at.FILTER_HAS_STARS] = Number(categories.length > 0);
  for (const stars of categories) {
    const word = at.FILTER_STARS + (stars >>> 5);
    if (Number.isInteger(stars) && stars >= 0 && stars <= 255)
      words[word] = (words[word] as number) | (1 << (stars & 31));
  }
  words[at.FILTER_RATING] = Math.ceil(Math.min(Math.max(minRating ?? 0, 0), 256));
  words.set(packAttributes(attributes), at.FILTER_ATTRIBUTES);
  return kernel.place(words);
}

/** Lays a box on the map down for the kernel. @returns its address */
export function placeBox(
  kernel: Kernel,
  { south, west, north, east }: OfferQueries['map']['query']['box'],
): number {
  const address = kernel.take(at.BOX_WORDS);
  kernel.doubles.set([south, west, north, east], address >>> 3);
  return address;
}
