import { searchLimits } from '../../../../defaults.ts';
import { flightKey } from '../../../../domain/search/flight-key.ts';
import type { FlightFacts, FlightRef, SupplyChange } from '../../../../domain/search/supply-facts.ts';
import { type Day, type DayRange, formatDay } from '../../../../domain/time/calendar-day.ts';
import type { XmlElement } from '../ota/xml-element.ts';
import type { CatalogueEntry } from '../records/catalogue-entry.ts';
import type { FeedDirectory } from '../records/feed-directory.ts';
import { refuse } from '../records/feed-record.ts';
import { flightIdOf } from '../ssim/flight-id.ts';
import { keyOf, readCount, readParts, requireAttributes, updateModeOf } from './otds-element.ts';
import { readFares } from './otds-fares.ts';
import { cabinOfLetter, type Route, readAllowance, readRoute } from './otds-route.ts';
import { type DayState, readStates } from './otds-states.ts';

/** What a flight of a file leads to. */
export interface MappedFlight {
  readonly changes: readonly SupplyChange[];
  readonly entry: CatalogueEntry;
}

/**
 * A flight of one direction, which replaces what its key stood for: each booking class is a flight of its own on each day that is open. Departures that
 * the key had and no longer has are no longer sold; a flight may have none left. @throws FeedError for all of it where one thing cannot be expressed
 */
export async function mapOnewayFlight(flight: XmlElement, directory: FeedDirectory): Promise<MappedFlight> {
  requireAttributes(flight, 'Key', 'UpdateMode');
  const key = keyOf(flight);
  const known = await directory.findKeyedFlight(key);
  const mode = updateModeOf(flight);
  if (mode === 'Delete')
    return {
      changes: known === null ? [] : listGone(known, directory.days, new Set()),
      entry: { kind: 'oneway-flight', key, hasEnded: true },
    };
  if (mode === 'Merge') refuse('OnewayFlight is Merge, a changed flight is sent whole', flight.line);
  requireKnownParts(flight);
  const route = readRoute(flight);
  const departures = await sellClasses(flight, route, directory);
  if (departures.length === 0 && known === null)
    refuse('OnewayFlight has no departure that is sold, and none was sold before', flight.line);
  const sold = new Set(departures.map(flightKey));
  return {
    changes: [
      ...(known === null ? [] : listGone(known, directory.days, sold)),
      ...departures.map((departure): SupplyChange => ({ kind: 'flight', flight: departure })),
    ],
    entry: { kind: 'oneway-flight', key, hasEnded: false },
  };
}

async function sellClasses(
  flight: XmlElement,
  route: Route,
  directory: FeedDirectory,
): Promise<readonly FlightFacts[]> {
  const airline =
    (await directory.findAirline(route.airline)) ??
    refuse(`airline '${route.airline}' is unknown`, flight.line);
  for (const airport of [route.from, route.to])
    if (!(await directory.knowsAirport(airport))) refuse(`airport '${airport}' is unknown`, flight.line);
  const classes = flight.children.filter(({ name }) => name === 'BookingClass');
  const keys = new Set<string>();
  return classes.flatMap((bookingClass) => {
    requireAttributes(bookingClass, 'Key', 'UpdateMode');
    if (updateModeOf(bookingClass) !== 'New') refuse('BookingClass of a flight is New', bookingClass.line);
    const key = keyOf(bookingClass);
    if (keys.has(key)) refuse(`BookingClass Key '${key}' is there twice`, bookingClass.line);
    keys.add(key);
    requireEverybody(bookingClass);
    const cabin = cabinOfLetter(bookingClass, key);
    const baggage = readAllowance(bookingClass);
    const fareOf = readFares(flight, bookingClass, key, { airline, currency: directory.currency });
    // The letter separates classes of one cabin, as a suffix separates flights of one number.
    const suffix = key.charCodeAt(0) - 'A'.charCodeAt(0) + 1;
    const id = flightIdOf({ airline: route.airline, number: route.number, suffix, cabin, baggage });
    return [...readSeats(bookingClass, directory.days)].map(([day, seats]) => ({
      ...route,
      day,
      id,
      cabin,
      baggage,
      fare: fareOf(day),
      seats,
    }));
  });
}

/** Seats by day of departure, where there are any. @throws FeedError */
function readSeats(bookingClass: XmlElement, days: DayRange): ReadonlyMap<Day, number> {
  const availabilities = bookingClass.children.filter(({ name }) => name === 'Availabilities');
  const of = { Unit: '', SellingUnit: '', Board: '' };
  const states = readStates(availabilities, { keys: new Map(), of, days });
  return new Map(
    [...states].flatMap(([day, state]) => {
      const seats = seatsOf(day, state, bookingClass);
      return seats === 0 ? [] : [[day, seats] as const];
    }),
  );
}

function seatsOf(day: Day, { state, closedToArrival, left }: DayState, { line }: XmlElement): number {
  if (state === 'closed' || closedToArrival) return 0;
  if (state === 'on_request') return refuse(`the flight of ${formatDay(day)} is on Request`, line);
  return left ?? refuse(`the flight of ${formatDay(day)} is Open without its seats`, line);
}

/** A class for some ages or small parties cannot be expressed. */
function requireEverybody(bookingClass: XmlElement): void {
  const largest = searchLimits.travellers;
  for (const occupancy of bookingClass.children.filter(({ name }) => name === 'Occupancy')) {
    requireAttributes(occupancy, 'Key', 'UpdateMode');
    const [person, another] = occupancy.children;
    if (person?.name !== 'Person' || another !== undefined)
      refuse('Occupancy of a BookingClass needs one Person of all ages', occupancy.line);
    const { MinCount, MaxCount } = readParts(person, ['MinCount', 'MaxCount']);
    if (MinCount !== undefined && readCount(MinCount, 99) > 1)
      refuse('Occupancy of a BookingClass wants several persons', MinCount.line);
    if (MaxCount !== undefined && readCount(MaxCount, 999) < largest)
      refuse(`Occupancy of a BookingClass takes fewer than ${largest} persons`, MaxCount.line);
  }
}

/** Booking and Tags are for the sender's own booking system; Filter and NeighbourComponentCorrection change what is sold. */
function requireKnownParts(flight: XmlElement): void {
  const ofFlight = [
    'Tags',
    'DepartureAirport',
    'ArrivalAirport',
    'CheckOutDateOffset',
    'BookingClass',
    'Properties',
    'PriceItems',
  ];
  const ofClass = ['Tags', 'Booking', 'Availabilities', 'Occupancy', 'PriceItems', 'Properties'];
  for (const child of flight.children) {
    if (!ofFlight.includes(child.name))
      refuse(`OnewayFlight has ${child.name}, which is not taken`, child.line);
    const other = child.name === 'BookingClass' && child.children.find(({ name }) => !ofClass.includes(name));
    if (other) refuse(`BookingClass has ${other.name}, which is not taken`, other.line);
  }
}

/** Ends the departures of a flight that are not sold any more. */
function listGone(
  known: readonly FlightRef[],
  days: DayRange,
  sold: ReadonlySet<string>,
): readonly SupplyChange[] {
  return known
    .filter((flight) => flight.day >= days.from && flight.day <= days.to && !sold.has(flightKey(flight)))
    .map((flight): SupplyChange => ({ kind: 'flight-gone', flight }));
}
