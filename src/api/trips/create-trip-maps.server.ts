import { reachKm } from '../../defaults.ts';
import type { BookedTrip } from '../../domain/booking/booked-trip.ts';
import { formatAirportLabel, parseAirportLabel } from '../../domain/places/airport-label.ts';
import type { Airport, HotelCard } from '../../domain/search/catalogue.ts';
import { type TripMaps, tripMapPixels } from '../../features/booking/my-trips/map/trip-map.ts';
import { listMapPlaces } from '../../features/map/list-map-places.server.ts';
import type { MapPictures } from '../../features/map/picture/create-map-pictures.server.ts';
import type { MapLabel } from '../../features/map/picture/render-map-picture.server.ts';
import { UnavailableError } from '../../site/unavailable-error.ts';
import type { Visit } from '../../site/visit.ts';
import type { Catalogue } from '../../trip-search/catalogue/build-catalogue.ts';
import { measureDistance } from '../../trip-search/catalogue/measure-distance.ts';
import type { Search } from '../../trip-search/visit/create-search.server.ts';
import { openTripVisit } from '../../trip-search/visit/open-trip-visit.server.ts';

interface TripPlaces {
  readonly catalogue: Catalogue;
  readonly hotel: HotelCard;
  readonly airport: (Airport & { readonly kilometres: number }) | null;
}

/**
 * Maps of booked trips, with the place of the hotel and the airport of arrival from the catalogue. It is here because features may not import each
 * other: the page belongs to the booking, the map to the search.
 */
export function createTripMaps(search: Search, pictures: MapPictures): TripMaps {
  return {
    find(visit, trip) {
      const found = findPlaces(search, visit, trip);
      if (found === null) return null;
      const { airport } = found;
      return {
        airport: airport && {
          name: formatAirportLabel(airport.name[visit.language], airport.code),
          kilometres: airport.kilometres,
        },
      };
    },
    async render(visit, trip, size) {
      const found = findPlaces(search, visit, trip);
      if (found === null) return null;
      const { catalogue, hotel, airport } = found;
      const city = catalogue.destinations.get(hotel.cityId)?.name[visit.language] ?? '';
      return pictures.render({
        brand: visit.brand,
        language: visit.language,
        size: tripMapPixels[size],
        hotel: { ...hotel, city },
        airport,
        listLabels: () => listLabels(catalogue, visit),
      });
    },
  };
}

/** Null for a hotel that the catalogue no longer has, or before it was read. */
function findPlaces(search: Search, visit: Visit, trip: BookedTrip): TripPlaces | null {
  try {
    const { catalogue } = openTripVisit(search, visit);
    const hotel = catalogue.hotels.get(trip.hotel.id);
    if (hotel === undefined) return null;
    const code = parseAirportLabel(trip.outbound?.to ?? '') ?? trip.hotel.airport;
    const airport = code === undefined ? undefined : catalogue.airports.get(code);
    if (airport === undefined) return { catalogue, hotel, airport: null };
    const kilometres = measureDistance(hotel, airport);
    return { catalogue, hotel, airport: kilometres > reachKm.tripMap ? null : { ...airport, kilometres } };
  } catch (error) {
    if (error instanceof UnavailableError) return null;
    throw error;
  }
}

function listLabels(catalogue: Catalogue, { language }: Visit): readonly MapLabel[] {
  return listMapPlaces(catalogue, language).features.map(({ properties, geometry }) => {
    const [longitude = 0, latitude = 0] = geometry.coordinates;
    return { ...properties, longitude, latitude };
  });
}
