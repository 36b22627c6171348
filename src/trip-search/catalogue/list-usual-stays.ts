import { usualStays } from '../../defaults.ts';
import {
  estimateFlightMinutes,
  listUsualNights,
  type StayKind,
  stayKinds,
  type UsualStays,
} from '../../domain/places/usual-stays.ts';
import { anyHotel, type HotelCondition, type HotelGroup } from '../../domain/search/hotel-group.ts';
import type { GroupStay, NightRange, TripRequest } from '../../domain/search/offer-query.ts';
import type { Catalogue } from './build-catalogue.ts';
import { listDepartureAirports } from './list-departure-airports.ts';
import { measureDistance } from './measure-distance.ts';

/** Whose usual stays are asked for. */
export interface StayHabits {
  /** Country code: flights are measured from the nearest of its airports, from any where it has none. */
  readonly homeCountry: string;
  /** What its market has of its own. */
  readonly usualStays?: Partial<UsualStays> | undefined;
}

/**
 * The usual stays (PERIOD-028) in the places, or hotels, that a search is about, each hotel in one of them. All hotels of a region are alike but for its
 * cities: so a place that is near for one is not far for its neighbour.
 */
export function listUsualStays(
  catalogue: Catalogue,
  { destinations, hotels }: Pick<TripRequest, 'destinations' | 'hotels'>,
  habits: StayHabits,
): readonly GroupStay[] {
  const places = findStayPlaces(catalogue, habits);
  const kinds =
    hotels === null
      ? (destinations ?? [null]).flatMap((id) => [...(places.kindsIn.get(id) ?? [])])
      : hotels.flatMap((id) => places.kindOf(catalogue.hotels.get(id)));
  const nights = listUsualNights(habits.usualStays);
  const found = stayKinds.filter((kind) => kinds.includes(kind));
  return (found.length === 0 ? [stayKinds[0]] : found).map((kind) => ({
    kind,
    hotels: places.groups[kind],
    nights: nights[kind],
  }));
}

/** From the fewest to the most nights of some stays. */
export function spanNights(stays: readonly { readonly nights: NightRange }[]): NightRange {
  return {
    from: Math.min(...stays.map(({ nights }) => nights.from)),
    to: Math.max(...stays.map(({ nights }) => nights.to)),
  };
}

interface PlacedHotel {
  readonly cityId: number;
  readonly regionId: number;
}

interface StayPlaces {
  /** A hotel that the catalogue does not know is in no city and not far. */
  readonly kindOf: (hotel: PlacedHotel | undefined) => StayKind;
  /** Kinds of the hotels that are sold in a place; of `null`, in all. */
  readonly kindsIn: ReadonlyMap<number | null, ReadonlySet<StayKind>>;
  readonly groups: Readonly<Record<StayKind, HotelGroup>>;
}

/** What a place is does not depend on which of its hotels a brand sells. */
function findStayPlaces(catalogue: Catalogue, { homeCountry, usualStays: own = {} }: StayHabits): StayPlaces {
  const { whole } = catalogue;
  const { farFlightMinutes } = { ...usualStays, ...own };
  const key = `usual stays ${homeCountry} ${farFlightMinutes}`;
  const places = whole.once(key, (): Omit<StayPlaces, 'kindsIn'> => {
    const far = findFarRegions(whole, homeCountry, farFlightMinutes);
    const cities = findCities(whole);
    const kindOf: StayPlaces['kindOf'] = (hotel) => {
      if (hotel !== undefined && far.has(hotel.regionId)) return 'far';
      return hotel !== undefined && cities.has(hotel.cityId) ? 'city' : 'holiday';
    };
    const inCities = conditionOf(cities);
    const isFar = conditionOf(far);
    return {
      kindOf,
      groups: {
        holiday: { within: [], outside: [inCities, isFar] },
        city: { within: [inCities], outside: [isFar] },
        far: { within: [isFar], outside: [] },
      },
    };
  });
  const kindsIn = catalogue.once(`${key}, sold`, () => {
    const sold = [[null, [...catalogue.hotels.values()]] as const, ...catalogue.hotelsOf];
    return new Map(sold.map(([id, hotels]) => [id, new Set(hotels.map(places.kindOf))]));
  });
  return { ...places, kindsIn };
}

function conditionOf(places: ReadonlySet<number>): HotelCondition {
  return { ...anyHotel, places: [...places].sort((one, other) => one - other) };
}

/** Regions with hotels to which flights are long. */
function findFarRegions(catalogue: Catalogue, homeCountry: string, farFlightMinutes: number): Set<number> {
  const ofHome = listDepartureAirports(homeCountry, catalogue);
  const departures = (ofHome.length > 0 ? ofHome : catalogue.departures).flatMap(
    (code) => catalogue.airports.get(code) ?? [],
  );
  const regions = new Set([...catalogue.hotels.values()].map(({ regionId }) => regionId));
  return new Set(
    [...regions].filter((id) => {
      const region = catalogue.destinations.get(id);
      if (region === undefined || departures.length === 0) return false;
      const nearest = Math.min(...departures.map((airport) => measureDistance(airport, region)));
      return estimateFlightMinutes(nearest) >= farFlightMinutes;
    }),
  );
}

/** Cities in the regions of which enough hotels are in cities. */
function findCities({ destinations, hotelsOf }: Catalogue): Set<number> {
  const cities = [...destinations.values()].filter(({ holidayKind }) => holidayKind === 'city');
  const ofRegion = Map.groupBy(cities, ({ parentId }) => parentId);
  const countIn = (id: number | null) => (id === null ? 0 : (hotelsOf.get(id)?.length ?? 0));
  return new Set(
    [...ofRegion].flatMap(([regionId, places]) => {
      const inCities = places.reduce((sum, { id }) => sum + countIn(id), 0);
      const isCityRegion = inCities * 100 >= countIn(regionId) * usualStays.citySharePercent;
      return isCityRegion ? places.map(({ id }) => id) : [];
    }),
  );
}
