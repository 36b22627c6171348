/**
 * Addresses of the tables of the memory, and how many rows a block of hotels, plans and routes has. They have the names
 * of the tables in `memory.ts`, which says what is in
 * them; `Kernel` sets them when a thread starts.
 */
export let airportCode: usize = 0;
export let airportRoutes: usize = 0;
export let airportSet: usize = 0;
export let cheapestAirline: usize = 0;
export let cheapestLeg: usize = 0;
export let dayStart: usize = 0;
export let flightCarrier: usize = 0;
export let flightFare: usize = 0;
export let flightId: usize = 0;
export let flightTimes: usize = 0;
export let flownDays: usize = 0;
export let lateDays: usize = 0;
export let lowestFare: usize = 0;
export let routeAirlines: usize = 0;
export let routeBack: usize = 0;
export let routeFrom: usize = 0;
export let routeNextTo: usize = 0;
export let routeTo: usize = 0;
export let runStart: usize = 0;
export let hotelAirportSet: usize = 0;
export let hotelAttributes: usize = 0;
export let hotelCategory: usize = 0;
export let hotelId: usize = 0;
export let hotelLowest: usize = 0;
export let hotelNights: usize = 0;
export let hotelOccupancies: usize = 0;
export let hotelPlans: usize = 0;
export let hotelPosition: usize = 0;
export let hotelRating: usize = 0;
export let hotelWeeks: usize = 0;
export let firstTraits: usize = 0;
export let firstWeek: usize = 0;
export let firstFortnight: usize = 0;
export let largestTraits: usize = 0;
export let largestWeek: usize = 0;
export let largestFortnight: usize = 0;
export let listedHotels: usize = 0;
export let placeBox: usize = 0;
export let placeList: usize = 0;
export let lowestRates: usize = 0;
export let lowestWeeks: usize = 0;
export let nightBits: usize = 0;
export let nightPrices: usize = 0;
export let plan: usize = 0;
export let planFreeDays: usize = 0;
export let planNext: usize = 0;
export let planTraits: usize = 0;
export let refusedArrivals: usize = 0;

export let hotelRows: i32 = 0;
export let planRows: i32 = 0;
export let routeRows: i32 = 0;

/** Address of `SCRATCH_MIN_STAYS`: place in a row of rules of arrival by number of nights, a byte each. */
export let minStayPlaces: usize = 0;
