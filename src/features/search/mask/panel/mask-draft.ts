import { parseDay } from '../../../../domain/time/calendar-day.ts';
import type { Party } from '../../../../domain/travellers/party.ts';
import { readTripSearch } from '../../../../trip-search/address/read-trip-search.ts';
import type { TravelPeriod, TripSearch } from '../../../../trip-search/address/trip-search.ts';
import type { ChosenAirport, ChosenDestination, MaskProps } from './mask-props.ts';

/** A search while it is put together in the mask: with the names of what was chosen. */
export interface MaskDraft extends Omit<TripSearch, 'destinations' | 'airports'> {
  readonly destinations: readonly ChosenDestination[];
  readonly airports: readonly ChosenAirport[];
}

/**
 * A confirmed choice, in the words of the client state. A newly chosen hotel makes the hotel's update take the place of the
 * destinations' (DEST-023 to DEST-025).
 */
export type DraftChange =
  | {
      readonly type: 'SEARCH_DESTINATIONS_UPDATE' | 'SEARCH_HOTEL_UPDATE';
      readonly destinations: readonly ChosenDestination[];
    }
  | {
      readonly type: 'SEARCH_AIRPORTS_UPDATE';
      readonly airports: readonly ChosenAirport[];
      readonly isHotelOnly: boolean;
    }
  | { readonly type: 'SEARCH_PERIOD_UPDATE'; readonly period: TravelPeriod }
  | { readonly type: 'SEARCH_PARTY_UPDATE'; readonly party: Party }
  | { readonly type: 'SEARCH_DIRECT_FLIGHT_UPDATE'; readonly isDirect: boolean }
  /** Several at once, as a sentence says them. */
  | { readonly type: 'SEARCH_PHRASE_UPDATE'; readonly search: Partial<MaskDraft> };

/** The max-stops filter with the direct-flight switch on and off (MASK-037, MASK-038). */
export const maxStopsBySwitch = { on: 0, off: 10_000 } as const;

/** The draft that a page's mask starts from. */
export function openDraft({ params, destinations, airports, today }: MaskProps): MaskDraft {
  const day = parseDay(today);
  if (day === null) throw new RangeError(`Not a day: ${today}`);
  const read = readTripSearch(params, day);
  const search = read.ok ? read : readTripSearch({}, day);
  if (!search.ok) throw new Error('A search without parameters must be readable');
  return { ...search.value, destinations, airports };
}

/** Converts a draft to a search. */
export function toSearch(draft: MaskDraft): TripSearch {
  return {
    ...draft,
    destinations: draft.destinations.map(({ id }) => id),
    airports: draft.airports.map(({ key }) => key),
  };
}

/** The draft after a choice. Another search begins at its first page. */
export function changeDraft(draft: MaskDraft, change: DraftChange): MaskDraft {
  return { ...draft, ...applyChange(draft, change), page: 1 };
}

function applyChange({ filters }: MaskDraft, change: DraftChange): Partial<MaskDraft> {
  switch (change.type) {
    case 'SEARCH_DESTINATIONS_UPDATE':
    case 'SEARCH_HOTEL_UPDATE':
      // A link for an airport of arrival (GALLERY-006) meant its places; together with others it would find nothing.
      return { destinations: change.destinations, arrivalAirports: [] };
    case 'SEARCH_AIRPORTS_UPDATE':
      return { airports: change.isHotelOnly ? [] : change.airports, isHotelOnly: change.isHotelOnly };
    case 'SEARCH_PERIOD_UPDATE':
      return { period: change.period };
    case 'SEARCH_PARTY_UPDATE':
      return { party: change.party };
    case 'SEARCH_PHRASE_UPDATE':
      return change.search;
    case 'SEARCH_DIRECT_FLIGHT_UPDATE':
      return { filters: { ...filters, maxStops: maxStopsBySwitch[change.isDirect ? 'on' : 'off'] } };
  }
}

/**
 * Returns the change that a confirmed selection of destinations makes; null when it is the one the picker opened with,
 * in any order (DEST-004, DEST-005).
 */
export function changeDestinations(
  before: readonly ChosenDestination[],
  picked: readonly ChosenDestination[],
): DraftChange | null {
  const known = new Set(before.map(({ id }) => id));
  const added = picked.filter(({ id }) => !known.has(id));
  if (added.length === 0 && picked.length === before.length) return null;
  const hasNewHotel = added.some(({ type }) => type === 'hotel');
  return {
    type: hasNewHotel ? 'SEARCH_HOTEL_UPDATE' : 'SEARCH_DESTINATIONS_UPDATE',
    destinations: picked,
  };
}

/** What the departure picker chooses: airports, none for any, or a stay without a flight (MASK-035). */
export type DepartureChoice = Pick<MaskDraft, 'airports' | 'isHotelOnly'>;

/** The same for the departure picker (AIRPORT-003). */
export function changeDeparture(before: DepartureChoice, picked: DepartureChoice): DraftChange | null {
  const known = new Set(before.airports.map(({ key }) => key));
  const isSame =
    picked.isHotelOnly === before.isHotelOnly &&
    picked.airports.length === before.airports.length &&
    picked.airports.every(({ key }) => known.has(key));
  return isSame ? null : { type: 'SEARCH_AIRPORTS_UPDATE', ...picked };
}
