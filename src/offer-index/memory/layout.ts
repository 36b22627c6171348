/**
 * What lies where: in the tables of the memory, and in what a search hands to the kernel. The kernel is compiled from this file
 * too, so it holds nothing but whole numbers below 2³¹.
 */

/** Nights and flights lie in whole blocks of days. */
export const BLOCK_DAYS = 32;

/** Words of one block of a plan's nights: a bit a day each, and the row of its rules of arrival. */
export const NIGHT_WORDS = 4;
export const OPEN = 0;
export const SELLABLE = 1;
export const PRICED = 2;
export const ARRIVALS = 3;

/** Words of a row of rules of arrival: one for each of `minStays`, see `arrival-rules.ts`. */
export const ARRIVAL_WORDS = 16;

/** Words of a plan's record, and those of them that searches read; see `planField`. */
export const PLAN_WORDS = 14;
export const PLAN_ID = 0;
export const PLAN_HOTEL = 1;
export const PLAN_ROOM = 2;
export const PLAN_RATE_UNIT = 3;
export const PLAN_EARLY_BOOKINGS = 4;
export const EARLY_BOOKING_WORDS = 5;
/** Days of free cancellation where there is none. */
export const NEVER_FREE = 255;

/** Words of what all plans of a hotel have in a block: nights, and arrivals for stays of up to three and of up to seven nights. */
export const UNION_WORDS = 3;

/**
 * What a search asks of every plan it meets, in one word: room type (4 bits), board (3), longest stay (5), allotment by
 * arrival (1), sold (1), row of its occupancy (13).
 */
export const BOARD_SHIFT = 4;
export const STAY_SHIFT = 7;
export const BY_ARRIVAL = 4_096;
export const OCCUPANCY_SHIFT = 14;

/** Bits for kinds of occupancy, in two words. Several kinds may share one: it can rule out, not prove. */
export const OCCUPANCY_BITS = 64;

/** No flight: the sum of two still fits into 31 bits. */
export const NO_FLIGHT = 0x3fff_ffff;
/** Weight of a party that a room does not take, and one above every weight. */
export const DOES_NOT_FIT = -1;
export const NO_WEIGHT = 1_000_000;
/** Prices are compared in ten-thousandths, before rounding: percentages of percentages stay whole numbers. */
export const SCALE = 10_000;
/** Nights of which the lowest sum is kept: most stays are a week or longer. */
export const WEEK = 7;
/** Stays that samples prove: of 3 to 7 nights, and of 7 to 14; see `sample-plans.ts`. */
export const WEEK_FROM = 3;
export const WEEK_TO = 7;
export const FORTNIGHT_TO = 14;
/** Most numbers of nights that stays can have. */
export const MOST_LENGTHS = 22;

/** Places of day groups in a route's block: the start of each day, and the end of the last. */
export const DAY_STARTS = 33;
/** Most airports one hotel is reached from. */
export const AIRPORTS_PER_SET = 4;
export const NO_AIRPORT = 0xffff;

/** The first word of a flight: fare (21 bits), seats up to 9 (4), stops (2), baggage (2), cabin (1), overnight (1). */
export const FARE_MASK = 0x1f_ffff;
export const SEATS_SHIFT = 21;
export const STOPS_SHIFT = 25;
export const BAGGAGE_SHIFT = 27;
export const CABIN_SHIFT = 29;
export const OVERNIGHT_SHIFT = 30;
/** Of a day's cheapest flight: it is the only one in economy. */
export const ALONE_SHIFT = 29;
/** Places in `cabins`, and any of them. */
export const ECONOMY = 0;
export const ANY_CABIN = -1;

/** Words of a trip as it is handed to the kernel, see `compile-trip.ts`. Addresses are in bytes, days are counted from its base. */
export const TRIP_WORDS = 0;
export const TRIP_BASE = 1;
export const TRIP_NIGHTS_FROM = 2;
export const TRIP_NIGHTS_TO = 3;
export const TRIP_ROOMS = 4;
export const TRIP_BOARDS = 5;
/** Word of a night's state that counts: `OPEN`, or `SELLABLE` with what is on request. */
export const TRIP_STATE = 6;
export const TRIP_IS_FREE = 7;
export const TRIP_BOOKING_DAY = 8;
/** Word of `hotelNights` that rules out, 0 for none. */
export const TRIP_EXCLUDES = 9;
/** Whether stays of 3 to 7, and of 7 to 14 nights are among those asked for, and can be proven. */
export const TRIP_HAS_WEEK = 10;
export const TRIP_HAS_FORTNIGHT = 11;
export const TRIP_RETURN_FROM = 12;
export const TRIP_RETURN_TO = 13;
/** Highest total, two words: a 64-bit float; `TRIP_HAS_LIMIT` tells whether there is one. */
export const TRIP_MOST = 14;
export const TRIP_SEASONS = 16;
/** Address of the first season; the others follow. */
export const TRIP_SEASON = 17;
/** 0 for hotel-only. */
export const TRIP_IS_PACKAGE = 18;
/** Addresses of a bit for each airport, set where it is wanted; 0 for any. */
export const TRIP_ORIGINS = 19;
export const TRIP_ARRIVALS = 20;
/** What each leg has to be. */
export const TRIP_MAX_STOPS = 21;
export const TRIP_BAGGAGE = 22;
export const TRIP_CABIN = 23;
/** Rows of sets of airports and of airports. */
export const TRIP_SETS = 24;
export const TRIP_AIRPORTS = 25;
export const TRIP_HAS_LIMIT = 26;
/** Days from the base on which check-in can be. */
export const TRIP_DAYS = 27;
/** Blocks of the rings from here on: one more than words. */
export const TRIP_BLOCKS = 28;

/** Words of a season. */
export const SEASON_WORDS = 26;
/** Address of its trip. */
export const SEASON_TRIP = 0;
/** Kinds of occupancy that take the party, in two words of bits. */
export const SEASON_FITTING = 1;
export const SEASON_LOWEST_WEIGHT = 3;
/** Addresses of weights by row of occupancy, and of lowest weights by bit. */
export const SEASON_WEIGHTS = 4;
export const SEASON_LOWEST_WEIGHTS = 5;
/** Addresses of addresses of flights, by set of airports and by airport; 0 where not asked yet. For hotel-only the second is that of the flights. */
export const SEASON_SETS = 6;
export const SEASON_AIRPORTS = 7;
/** First and last day of departure. */
export const SEASON_FROM = 8;
export const SEASON_TO = 9;
export const SEASON_ADULTS = 10;
export const SEASON_CHILDREN = 11;
export const SEASON_SEATS = 12;
/**
 * Address of what airlines ask, two words each by row plus one: per cent for children, and what all infants pay, `NO_FLIGHT` where the airline
 * is not wanted. Row 0 is none: the least of all that fly on the route at hand, which the kernel writes. 0 where everyone pays the adult's fare and any airline will do.
 */
export const SEASON_TARIFFS = 13;
/** Classes of airlines by row, before the tariffs: of each the least that any of them asks, in the same words. */
export const AIRLINE_CLASSES = 32;
/** 1 where any airline will do: whoever flies at all flies on the day's cheapest flight, or cheaper. */
export const SEASON_IS_ANY_AIRLINE = 14;
/** Where things stand in the row of a route, in bytes; see `kernel/legs.ts`. */
export const SEASON_SHAPE = 15;

/** Choices of stops that are counted: at most none, at most one. */
export const STOP_CHOICES = 2;
/** Words of what a hotel has to be; address 0 where it may be any. Stars are bits of a set of all values, ratings whole numbers. */
export const FILTER_WORDS = 12;
/** 1 where stars matter; then a bit for each number of stars times ten. */
export const FILTER_HAS_STARS = 0;
export const FILTER_STARS = 1;
export const FILTER_RATING = 9;
export const FILTER_ATTRIBUTES = 10;

/** Words of a box on the map, two each: 64-bit floats. West may be greater than east. */
export const BOX_WORDS = 8;
export const BOX_SOUTH = 0;
export const BOX_WEST = 2;
export const BOX_NORTH = 4;
export const BOX_EAST = 6;
/** Words of a place in the table of lists of hotels: where its list begins, and how long it is. */
export const LIST_WORDS = 3;
export const LIST_START = 0;
export const LIST_LENGTH = 1;

/** Words of the counts of facets: by stars times ten, by rating, and of every bit of attributes, boards, room types and choices of stops. */
export const FACET_STARS = 0;
export const FACET_RATINGS = 256;
export const FACET_ATTRIBUTES = 512;
export const FACET_BOARDS = 576;
export const FACET_ROOMS = 584;
export const FACET_STOPS = 600;
export const FACET_FREE = 602;
export const FACET_WORDS = 603;

/** Words of the options of a hotel, four of them: of each value of a column the cheapest offer. */
export const OPTIONS_BY = 0;
/** Addresses of the best of each option, and of the option by day of departure. */
export const OPTIONS_BESTS = 1;
export const OPTIONS_BY_DAY = 2;
export const OPTIONS_COUNT = 3;
/** Columns. Options by nights begin with the fewest, those by airport have its row. */
export const BY_DAY = 0;
export const BY_NIGHTS = 1;
export const BY_ORIGIN = 2;

/** Words of an offer: first what it costs, and what of that the stay does, two words each. Plan -1 where there is none. */
export const OFFER_WORDS = 16;
export const OFFER_TOTAL = 0;
export const OFFER_STAY = 2;
export const OFFER_PLAN = 4;
/** Counted from 1970. */
export const OFFER_CHECK_IN = 5;
export const OFFER_NIGHTS = 6;
/** Route there, -1 where it is not known or for hotel-only. */
export const OFFER_ROUTE = 7;
/** What is known once it is named: day of departure from 1970 on, flights there and back by row, -1 for none, and what they cost. */
export const OFFER_DAY = 8;
export const OFFER_OUT = 9;
export const OFFER_OUT_COST = 10;
export const OFFER_BACK = 11;
export const OFFER_BACK_COST = 12;
export const OFFER_IS_ON_REQUEST = 13;
