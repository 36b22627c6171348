/**
 * The limits of the index and the layout of its memory, in one place: widths of the tables' records, words of the records that a
 * query takes, and parts of a thread's page. TypeScript and the kernel are both compiled from this file, so it holds nothing
 * but whole numbers below 2³¹. `memory.ts` lists the tables themselves; `layout.test.ts` compares the limits with the domain.
 *
 * Units, where a comment names no other: addresses are in bytes, a word has 32 bits, days are counted from the trip's base, money
 * is in minor units (cents), rows count from 0 and links to rows are rows plus one, with 0 for none.
 */

/** Bytes of a page of WebAssembly memory. */
export const PAGE_BYTES = 65_536;

/** Nights and flights are stored in whole blocks of days. */
export const BLOCK_DAYS = 32;
/** Blocks of a ring: the horizon of `HORIZON_DAYS` and two weeks, so that a day is cleared before it returns. */
export const RING_BLOCKS = 13;
export const RING_DAYS = RING_BLOCKS * BLOCK_DAYS;
/** Blocks that a trip reads at most: those of its days of check-in, and the one after them. */
export const MOST_TRIP_BLOCKS = 20;
/** Most seasons of a trip: a year's horizon holds at most two birthdays of each of a party's 20 children. */
export const MOST_SEASONS = 1 + 2 * 20;

/** Rows of the tables whose size does not depend on the capacity. An airline's row fits into 8 bits, an occupancy's into 13, see `OCCUPANCY_SHIFT`. */
export const MOST_AIRPORTS = 4_096;
export const MOST_AIRLINES = 256;
export const MOST_OCCUPANCIES = 8_192;
export const MOST_AIRPORT_SETS = 16_384;
export const MOST_TARIFFS = 16_384;
export const MOST_PLACES = 65_535;
/** Buckets of the hash table of rules of arrival. */
export const ARRIVAL_BUCKETS = 65_536;

/** Words of an occupancy's record; from `OCCUPANCY_BANDS` on bands of five words each: from age, to age, per cent, first and last position. */
export const OCCUPANCY_WORDS = 97;
export const OCCUPANCY_BANDS = 7;
export const BAND_WORDS = 5;
export const MOST_BANDS = 18;

/** Words of a tariff's terms, see `tariff-words.ts`: a list of fees has its length and `MOST_TERMS_FEES` fees of three words each. */
export const TARIFF_WORDS = 56;

/** Words of one block of a plan's nights: three with a bit for each day, and the row of its rules of arrival. */
export const NIGHT_WORDS = 4;
export const OPEN = 0;
export const SELLABLE = 1;
export const PRICED = 2;
export const ARRIVALS = 3;

/** Words of a row of rules of arrival: one for each of `minStays`, see `arrival-rules.ts`. */
export const ARRIVAL_WORDS = 16;

/** Words of an early booking: discount in per cent, 0 for none; last day of booking; days ahead; first and last day of check-in. */
export const EARLY_BOOKING_WORDS = 5;
export const EARLY_PERCENT = 0;
export const EARLY_BOOK_UNTIL = 1;
export const EARLY_DAYS_AHEAD = 2;
export const EARLY_ARRIVAL_FROM = 3;
export const EARLY_ARRIVAL_TO = 4;

/**
 * Words of a stay-pay offer: nights that a stay needs (5 bits), nights paid (5 bits) and flags, 0 for none; first and last day of booking; first and
 * last day of check-in; last day of check-out.
 */
export const STAY_PAY_WORDS = 6;
export const STAY_PAY_TERMS = 0;
export const STAY_PAY_BOOK_FROM = 1;
export const STAY_PAY_BOOK_UNTIL = 2;
export const STAY_PAY_ARRIVAL_FROM = 3;
export const STAY_PAY_ARRIVAL_TO = 4;
export const STAY_PAY_DEPART_UNTIL = 5;
export const STAY_PAY_MASK = 31;
export const STAY_PAY_PAID_SHIFT = 5;
export const STAY_PAY_IS_CHEAPEST = 1_024;
export const STAY_PAY_IS_REPEATED = 2_048;
export const STAY_PAY_IS_WITH_EARLY = 4_096;

/** Words of a plan's record, which ends with two early bookings and two stay-pay offers, the second only after a first; see `planField`. */
export const PLAN_ID = 0;
export const PLAN_HOTEL = 1;
export const PLAN_ROOM = 2;
export const PLAN_RATE_UNIT = 3;
export const PLAN_EARLY_BOOKINGS = 4;
export const PLAN_STAY_PAYS = PLAN_EARLY_BOOKINGS + 2 * EARLY_BOOKING_WORDS;
export const PLAN_WORDS = PLAN_STAY_PAYS + 2 * STAY_PAY_WORDS;
/** Days of free cancellation where there is none. */
export const NEVER_FREE = 255;

/** Words of what all plans of a hotel have in a block: nights, and arrivals for stays of up to three and of up to seven nights. */
export const UNION_WORDS = 3;

/**
 * Traits: what a search asks of every plan, in one word: room type (4 bits), board (3), transfer included (1), longest stay in
 * nights (5), allotment by arrival (1), sold (1), row of its occupancy (13).
 */
export const ROOM_MASK = 15;
export const BOARD_SHIFT = 4;
export const BOARD_MASK = 7;
export const WITH_TRANSFER = 128;
/** Board and transfer together, read from the board on: a trip has a bit for each, first those without a transfer. */
export const INCLUDED_MASK = 15;
export const STAY_SHIFT = 8;
export const STAY_MASK = 31;
export const BY_ARRIVAL = 8_192;
export const SOLD = 16_384;
export const OCCUPANCY_SHIFT = 15;

/** Bits for kinds of occupancy, and the words that hold them. Several kinds may share a bit: it can rule out, not prove. */
export const OCCUPANCY_BITS = 64;
export const FITTING_WORDS = OCCUPANCY_BITS / 32;
/** Words of a hotel's attributes, a bit each. */
export const ATTRIBUTE_WORDS = 2;
/** Words of a hotel's place on the map: latitude and longitude in degrees, 64-bit floats. */
export const POSITION_WORDS = 4;
export const POSITION_LATITUDE = 0;
export const POSITION_LONGITUDE = 2;

/** Cost of a flight that does not exist: the sum of two still fits into 31 bits. */
export const NO_FLIGHT = 0x3fff_ffff;
/** Weight of a party that a room does not take, and one above every weight. */
export const DOES_NOT_FIT = -1;
export const NO_WEIGHT = 1_000_000;
/** Prices are compared in ten-thousandths, before rounding: percentages of percentages stay whole numbers. */
export const SCALE = 10_000;
/** Nights whose lowest sum is stored for each block: most stays are a week or longer. */
export const WEEK = 7;
/** Stays that samples prove: of 3 to 7 nights, and of 7 to 14; see `sample-plans.ts`. */
export const WEEK_FROM = 3;
export const WEEK_TO = 7;
export const FORTNIGHT_TO = 14;
/** Most numbers of nights that stays can have: 1 to `stayLengths.maxNights`. */
export const MOST_LENGTHS = 22;

/** Places of day groups in a route's block: the start of each day, and the end of the last. */
export const DAY_STARTS = 33;
/** Most airports one hotel is reached from. */
export const AIRPORTS_PER_SET = 4;
export const NO_AIRPORT = 0xffff;

/** Minutes of a day, and the parts of a flight's times: departure in the low half, arrival in the high one. */
export const DAY_MINUTES = 1_440;
export const DEPARTURE_MASK = 0xffff;
export const ARRIVAL_SHIFT = 16;

/** The first word of a flight: fare of an adult (21 bits), seats up to 9 (4), stops (2), baggage (2), cabin (1), overnight (1). */
export const FARE_MASK = 0x1f_ffff;
export const SEATS_SHIFT = 21;
export const SEATS_MASK = 15;
export const STOPS_SHIFT = 25;
export const STOPS_MASK = 3;
export const BAGGAGE_SHIFT = 27;
export const BAGGAGE_MASK = 3;
export const CABIN_SHIFT = 29;
export const OVERNIGHT_SHIFT = 30;
/** Of a day's cheapest flight: it is the only one in economy. */
export const ALONE_SHIFT = 29;
/** Places in `cabins`, and any of them. */
export const ECONOMY = 0;
export const ANY_CABIN = -1;

/** Words of a trip as the kernel reads it, see `compile-trip.ts`. First the words of bits that its days of check-in take. */
export const TRIP_WORDS = 0;
/** Day of the base, counted from 1970: the first day of a block. */
export const TRIP_BASE = 1;
export const TRIP_NIGHTS_FROM = 2;
export const TRIP_NIGHTS_TO = 3;
export const TRIP_ROOMS = 4;
/** A bit for each board of plans without a transfer, then for each of those with one. */
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
/** Highest total, two words: a 64-bit float; `TRIP_HAS_LIMIT` says whether there is one. */
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
/** Address of a bit for each hotel, set where it belongs to the range asked for; 0 for all hotels. */
export const TRIP_RANGE = 28;
/**
 * Local times that count, each as its first minute and how many minutes follow it, modulo a day: at which the flight there departs and the one
 * back arrives, and the night that neither may touch, with -1 minutes where it may.
 */
export const TRIP_DEPARTS_FROM = 29;
export const TRIP_DEPARTS_SPAN = 30;
export const TRIP_ARRIVES_FROM = 31;
export const TRIP_ARRIVES_SPAN = 32;
export const TRIP_NIGHT_FROM = 33;
export const TRIP_NIGHT_SPAN = 34;
/** Whether only plans with a transfer are asked for. */
export const TRIP_NEEDS_TRANSFER = 35;
/** Blocks of the rings from here on: one more than words. */
export const TRIP_BLOCKS = 36;

/** Words of a season: days of departure on which all travellers keep their fares. */
export const SEASON_WORDS = 28;
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
 * is not wanted. Row 0 is none: the least of all that fly on the current route, which the kernel writes. 0 where
 * everyone pays the adult's fare and any airline will do.
 */
export const SEASON_TARIFFS = 13;
/** Classes of airlines by row, before the tariffs: of each the least that any of them asks, in the same words. */
export const AIRLINE_CLASSES = 32;
/** 1 where any airline will do: then the party can take the day's cheapest flight; with children another one may cost less. */
export const SEASON_IS_ANY_AIRLINE = 14;
/**
 * Shape of the season's route rows, which the kernel writes (`shapeRows`): offsets in bytes of the parts of a row. A row holds, a bit a
 * day from the trip's base: days of check-in with a flight there (at offset 0), days with a flight back, days there and back whose
 * cost is only a bound, and days there and back on which perhaps no wanted flight departs.
 */
export const SEASON_BACK_BITS = 15;
export const SEASON_BOUNDED_OUT = 16;
export const SEASON_BOUNDED_BACK = 17;
export const SEASON_UNCERTAIN_OUT = 18;
export const SEASON_UNCERTAIN_BACK = 19;
/** Lowest cost there for each word of days, then the lowest of all flights back, then 1 where any cost is only a bound. */
export const SEASON_LOWS = 20;
/** Cost there for each day of check-in, and back for each day of return; both begin on days that are multiples of four. */
export const SEASON_OUT = 21;
export const SEASON_BACK = 22;
/** Words of a row, and the first days of check-in and of return that it has costs for. */
export const SEASON_ROW_WORDS = 23;
export const SEASON_FIRST_OUT = 24;
export const SEASON_FIRST_BACK = 25;
/**
 * How many rooms the party takes, 0 for one, and the address of a season for each of them, which has no more than its weights. The weights of
 * the season itself are then those of the first room.
 */
export const SEASON_ROOMS = 26;
export const SEASON_ROOM_SEASONS = 27;

/** Words of flights of a season to a set of airports, to one airport, or of none; see `kernel/flights.ts`. First their kind. */
export const FLIGHTS_KIND = 0;
export const KIND_FREE = 0;
export const KIND_TO_AIRPORT = 1;
export const KIND_MERGED = 2;
/** Bound on the cost of a pair of flights; `NO_FLIGHT` where there is none. */
export const FLIGHTS_LOWEST = 1;
/** Addresses, 0 until they are asked for: days with flights for any length, lowest costs by word, days that prove stays. */
export const FLIGHTS_ANY = 2;
export const FLIGHTS_BOUNDS = 3;
export const FLIGHTS_PROVEN = 4;
/** Addresses of days and of prices, one each by nights more than the fewest of the trip. */
export const FLIGHTS_DAYS = 5;
export const FLIGHTS_PRICES = FLIGHTS_DAYS + MOST_LENGTHS;
/** Address of their season. */
export const FLIGHTS_SEASON = FLIGHTS_PRICES + MOST_LENGTHS;
/** How many airports they lead to, and the addresses of the flights to each. */
export const FLIGHTS_AIRPORTS = FLIGHTS_SEASON + 1;
export const FLIGHTS_FIRST_AIRPORT = FLIGHTS_AIRPORTS + 1;
/** How many routes lead to the airport, and addresses of what is known by route: its row, the bound on a pair of its flights, and its route row. */
export const FLIGHTS_ROUTE_COUNT = FLIGHTS_FIRST_AIRPORT + AIRPORTS_PER_SET;
export const FLIGHTS_ROUTES = FLIGHTS_ROUTE_COUNT + 1;
export const FLIGHTS_ROUTE_BOUNDS = FLIGHTS_ROUTE_COUNT + 2;
export const FLIGHTS_ROUTE_ROWS = FLIGHTS_ROUTE_COUNT + 3;
export const FLIGHTS_WORDS = FLIGHTS_ROUTE_COUNT + 4;

/** What flights cost for a number of nights: the lowest of all days, the lowest of each word of days, then each day of check-in. */
export const PRICES_LOWEST = 0;
export const PRICES_BY_WORD = 1;

/** Choices of flights that are counted: at most no stop, at most one; at least hand luggage, at least a suitcase; none at night. */
export const FLIGHT_CHOICES = 5;
/** Words of what a hotel has to be; address 0 where it may be any. Stars are bits of a set by stars times ten, ratings are times ten. */
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

/** Words of the counts of facets: by stars times ten, by rating, and of every bit of attributes, boards, room types and choices of flights. */
export const FACET_STARS = 0;
export const FACET_RATINGS = 256;
export const FACET_ATTRIBUTES = 512;
export const FACET_BOARDS = 576;
export const FACET_ROOMS = 584;
export const FACET_FLIGHTS = 600;
export const FACET_FREE = FACET_FLIGHTS + FLIGHT_CHOICES;
export const FACET_TRANSFER = FACET_FREE + 1;
export const FACET_WORDS = 608;

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

/**
 * Parts of a thread's own page, in bytes from its start. First what was read of the current plan, a word for each block
 * of the trip:
 */
export const SCRATCH_NIGHTS_OPEN = 0;
export const SCRATCH_ARRIVALS = SCRATCH_NIGHTS_OPEN + MOST_TRIP_BLOCKS * 4;
export const SCRATCH_ROWS = SCRATCH_ARRIVALS + MOST_TRIP_BLOCKS * 4;
export const SCRATCH_RATES = SCRATCH_ROWS + MOST_TRIP_BLOCKS * 4;
/** then running sums of rates of two blocks, 16 bits each: a multiple of 16. */
export const SCRATCH_SUMS = SCRATCH_RATES + MOST_TRIP_BLOCKS * 4;
export const SUMS_BYTES = 2 * BLOCK_DAYS * 2;
/** Costs of flights that arrive on the day after departure, by day of check-in: a word for each day, and for whole vectors at the end. */
export const SCRATCH_ARRIVING_NEXT = 4_096;
export const ARRIVING_NEXT_WORDS = MOST_TRIP_BLOCKS * BLOCK_DAYS + 8;
/** A list of one hotel, and a list of what is found for it. */
export const SCRATCH_HOTEL = 16_384;
export const SCRATCH_HOTEL_WORDS = 2;
/** Of each season the flights of the trip and of each choice of flights, and a word of bits that says which of them exist. */
export const SCRATCH_FACETS = 20_480;
export const FACET_FLIGHT_WORDS = FLIGHT_CHOICES + 2;
/** Address of the first piece of memory that the thread has taken; see `kernel/arena.ts`. */
export const SCRATCH_FIRST_PIECE = 32_768;
/** Place in `minStays` by number of nights, a byte each. */
export const SCRATCH_MIN_STAYS = PAGE_BYTES - 32;

/** Pages by which the memory grows at once, and bytes in front of a piece: address of the next piece, and of its own end. */
export const PIECE_PAGES = 64;
export const PIECE_HEADER_BYTES = 16;
