/** Stands for the operator of the shop's own hotels where operators are named; a code has no small letters. */
export const OWN = 'own';

/** Conditions on a hotel, all of which hold; null asks nothing. */
export interface HotelCondition {
  /** Ids of countries, regions and cities, any of which holds the hotel. */
  readonly places: readonly number[] | null;
  /** Ids of countries, regions and cities, none of which holds it. */
  readonly outsidePlaces: readonly number[];
  /** Stars times ten, both ends included; 0 where a hotel has none. */
  readonly stars: { readonly from: number; readonly to: number } | null;
  /** Codes of operators, any of which delivers it, `own` for the shop's own. */
  readonly operators: readonly string[] | null;
  /** None of which delivers it. */
  readonly withoutOperators: readonly string[];
  readonly hotels: readonly number[] | null;
  readonly withoutHotels: readonly number[];
}

/** Asks nothing. */
export const anyHotel: HotelCondition = {
  places: null,
  outsidePlaces: [],
  stars: null,
  operators: null,
  withoutOperators: [],
  hotels: null,
  withoutHotels: [],
};

/** Hotels that meet all conditions of one list and none of the other. */
export interface HotelGroup {
  readonly within: readonly HotelCondition[];
  readonly outside: readonly HotelCondition[];
}

/** What a group knows of a hotel; facts and cards of the catalogue have it alike. */
export interface GroupedHotel {
  readonly id: number;
  /** Missing for the shop's own. */
  readonly operator?: string;
  readonly cityId: number;
  readonly regionId: number;
  readonly countryId: number;
  /** Stars times ten. */
  readonly category: number;
}

/** Prepares the question whether a hotel belongs to a group, which is then asked of many. */
export function belongsTo({ within, outside }: HotelGroup): (hotel: GroupedHotel) => boolean {
  const all = within.map(meets);
  const none = outside.map(meets);
  return (hotel) => all.every((isMet) => isMet(hotel)) && !none.some((isMet) => isMet(hotel));
}

/** Hotels that belong to both. @param one null for all hotels */
export function intersectGroups(one: HotelGroup | null, other: HotelGroup): HotelGroup {
  if (one === null) return other;
  return { within: [...one.within, ...other.within], outside: [...one.outside, ...other.outside] };
}

function meets(condition: HotelCondition): (hotel: GroupedHotel) => boolean {
  const { stars } = condition;
  const operators = condition.operators && new Set(condition.operators);
  const withoutOperators = new Set(condition.withoutOperators);
  const places = condition.places && new Set(condition.places);
  const hotels = condition.hotels && new Set(condition.hotels);
  const outsidePlaces = new Set(condition.outsidePlaces);
  const withoutHotels = new Set(condition.withoutHotels);
  return (hotel) => {
    if (places !== null && !liesIn(places, hotel)) return false;
    if (stars !== null && (hotel.category < stars.from || hotel.category > stars.to)) return false;
    if (hotels !== null && !hotels.has(hotel.id)) return false;
    const { operator = OWN } = hotel;
    if (operators !== null && !operators.has(operator)) return false;
    if (withoutOperators.has(operator)) return false;
    return !liesIn(outsidePlaces, hotel) && !withoutHotels.has(hotel.id);
  };
}

function liesIn(places: ReadonlySet<number>, { cityId, regionId, countryId }: GroupedHotel): boolean {
  return places.has(cityId) || places.has(regionId) || places.has(countryId);
}
