/** Conditions on a hotel, all of which hold; null asks nothing. */
export interface HotelCondition {
  /** Ids of countries, regions and cities, any of which holds the hotel. */
  readonly places: readonly number[] | null;
  /** Ids of countries, regions and cities, none of which holds it. */
  readonly outsidePlaces: readonly number[];
  /** Stars times ten, both ends included; 0 where a hotel has none. */
  readonly stars: { readonly from: number; readonly to: number } | null;
  readonly hotels: readonly number[] | null;
  readonly withoutHotels: readonly number[];
}

/** Hotels that meet all conditions of one list and none of the other. */
export interface HotelGroup {
  readonly within: readonly HotelCondition[];
  readonly outside: readonly HotelCondition[];
}

/** What a group knows of a hotel; facts and cards of the catalogue have it alike. */
export interface GroupedHotel {
  readonly id: number;
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

function meets(condition: HotelCondition): (hotel: GroupedHotel) => boolean {
  const { stars } = condition;
  const places = condition.places && new Set(condition.places);
  const hotels = condition.hotels && new Set(condition.hotels);
  const outsidePlaces = new Set(condition.outsidePlaces);
  const withoutHotels = new Set(condition.withoutHotels);
  return (hotel) => {
    if (places !== null && !liesIn(places, hotel)) return false;
    if (stars !== null && (hotel.category < stars.from || hotel.category > stars.to)) return false;
    if (hotels !== null && !hotels.has(hotel.id)) return false;
    return !liesIn(outsidePlaces, hotel) && !withoutHotels.has(hotel.id);
  };
}

function liesIn(places: ReadonlySet<number>, { cityId, regionId, countryId }: GroupedHotel): boolean {
  return places.has(cityId) || places.has(regionId) || places.has(countryId);
}
