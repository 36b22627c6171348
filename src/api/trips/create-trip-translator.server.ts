import type { BookedFlight, BookedTrip } from '../../domain/booking/booked-trip.ts';
import type { Translated } from '../../domain/search/catalogue.ts';
import { LANGUAGES, type Language } from '../../domain/words/language.ts';
import type { TranslateTrip } from '../../features/booking/my-trips/translate-trip.ts';
import type { Search } from '../../features/trip-search/visit/create-search.server.ts';
import { openTripVisit } from '../../features/trip-search/visit/open-trip-visit.server.ts';
import type { SearchVisit } from '../../features/trip-search/visit/search-visit.server.ts';
import { UnavailableError } from '../../site/unavailable-error.ts';

/** Places, rooms and airports of trips, in the words of the catalogue. It is here because features may not import each other. */
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
    hotel: { ...hotel, place: findWords(visit, hotel.place, [joinNames(places)]) },
    rooms: rooms.map((room) => ({ ...room, name: findWords(visit, room.name, roomNames) })),
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

/** The code in the name of an airport, as trips have it: 'PMI' of 'Palma de Mallorca (PMI)'. */
export function readAirportCode(named: string): string | undefined {
  return /\(([A-Z]{3})\)$/.exec(named)?.[1];
}

/** An airport as trips name it: 'Palma de Mallorca (PMI)'. */
function translateAirport(visit: SearchVisit, named: string): string {
  const code = readAirportCode(named);
  const name = code === undefined ? undefined : visit.catalogue.airports.get(code)?.name;
  if (name === undefined) return named;
  return findWords(visit, named, [mapNames((language) => `${name[language]} (${code})`)]);
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

/** The same name in the language of the visit, where it is one of these in any language. */
function findWords({ language }: SearchVisit, booked: string, names: readonly (Translated | null)[]): string {
  const same = names.find((name) => name !== null && Object.values(name).includes(booked));
  return same?.[language] ?? booked;
}
