import type { BookedFlight, BookedTrip } from '../../../domain/booking/booked-trip.ts';
import { formatAirportLabel, parseAirportLabel } from '../../../domain/places/airport-label.ts';
import type { Translated } from '../../../domain/search/catalogue.ts';
import { LANGUAGES, type Language } from '../../../domain/words/language.ts';
import { UnavailableError } from '../../../site/unavailable-error.ts';
import type { Search } from '../../../trip-search/visit/create-search.server.ts';
import { openTripVisit } from '../../../trip-search/visit/open-trip-visit.server.ts';
import type { SearchVisit } from '../../../trip-search/visit/search-visit.server.ts';
import type { TranslateTrip } from '../my-trips/translate-trip.ts';

/** Places, rooms and airports of trips, in the words of the catalogue. Without a catalogue they stay as they were booked. */
export function createTripTranslator(search: Search): TranslateTrip {
  return async (visit, trip) => {
    try {
      return await translate(openTripVisit(search, visit), trip);
    } catch (error) {
      if (error instanceof UnavailableError) return trip;
      throw error;
    }
  };
}

async function translate(visit: SearchVisit, trip: BookedTrip): Promise<BookedTrip> {
  const { hotel, rooms, outbound, inbound } = trip;
  const { destinations, hotels } = visit.catalogue;
  const card = hotels.get(hotel.id);
  const places =
    card === undefined
      ? []
      : [card.cityId, card.regionId, card.countryId].map((id) => destinations.get(id)?.name);
  const profile = await visit.hotels.findProfile(hotel.id);
  const roomNames = profile?.rooms.map(({ name }) => name) ?? [];
  return {
    ...trip,
    hotel: { ...hotel, place: translateLabel(visit, hotel.place, [joinNames(places)]) },
    rooms: rooms.map((room) => ({ ...room, name: translateLabel(visit, room.name, roomNames) })),
    outbound: outbound && translateFlight(visit, outbound),
    inbound: inbound && translateFlight(visit, inbound),
  };
}

function translateFlight(visit: SearchVisit, flight: BookedFlight): BookedFlight {
  return {
    ...flight,
    from: translateAirport(visit, flight.from),
    to: translateAirport(visit, flight.to),
  };
}

function translateAirport(visit: SearchVisit, label: string): string {
  const code = parseAirportLabel(label);
  const name = code === undefined ? undefined : visit.catalogue.airports.get(code)?.name;
  if (code === undefined || name === undefined) return label;
  return translateLabel(visit, label, [mapNames((language) => formatAirportLabel(name[language], code))]);
}

/** The names of several places in one, 'Sousse, Monastir, Tunisia'; null where one of them is not known. */
function joinNames(names: readonly (Translated | undefined)[]): Translated | null {
  const known = names.filter((name) => name !== undefined);
  if (known.length === 0 || known.length < names.length) return null;
  return mapNames((language) => known.map((name) => name[language]).join(', '));
}

function mapNames(nameIn: (language: Language) => string): Translated {
  return Object.fromEntries(LANGUAGES.map((language) => [language, nameIn(language)])) as Translated;
}

/** The same label in the language of the visit, where it is one of these in any language. */
function translateLabel(
  { language }: SearchVisit,
  label: string,
  names: readonly (Translated | null)[],
): string {
  const same = names.find((name) => name !== null && Object.values(name).includes(label));
  return same?.[language] ?? label;
}
