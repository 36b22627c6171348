import { type Baggage, baggages, type Cabin } from '../../../../domain/search/supply-facts.ts';
import type { XmlElement } from '../ota/xml-element.ts';
import { refuse } from '../records/feed-record.ts';
import { readCount, readParts, requireAttributes, textOf, updateModeOf } from './otds-element.ts';

/** How a flight is flown: local times in minutes after midnight. */
export interface Route {
  readonly airline: string;
  readonly number: number;
  readonly from: string;
  readonly to: string;
  readonly departure: number;
  readonly arrival: number;
  readonly isOvernight: boolean;
  readonly stops: number;
}

/**
 * The one route of a flight. Its CheckOutDateOffset has to be the day on which it arrives: our stays begin on that day.
 * @throws FeedError
 */
export function readRoute(flight: XmlElement): Route {
  const [routes, others] = propertiesOf(flight, 'FlightRoutes');
  if (routes === undefined || others !== undefined)
    return refuse('OnewayFlight needs exactly one FlightRoutes', flight.line);
  requireAttributes(routes);
  const [route, another] = routes.children;
  if (route === undefined) return refuse('FlightRoutes is empty', routes.line);
  if (another !== undefined)
    return refuse('FlightRoutes has several routes, connections are not taken', another.line);
  const parts = readParts(route, ['Departure', 'Arrival', 'Operating', 'StopOvers']);
  const departure = readNode(parts.Departure, route, 'Departure', 0);
  const arrival = readNode(parts.Arrival, route, 'Arrival', 1);
  const { from, to } = readAirports(flight);
  for (const [named, node] of [
    [from, departure],
    [to, arrival],
  ] as const)
    if (node.airport !== null && node.airport !== named)
      refuse(`the route is of ${node.airport}, the flight of ${named}`, route.line);
  requireCheckOut(flight, arrival.dayOffset);
  return {
    ...readOperating(parts.Operating, route),
    from,
    to,
    departure: departure.minutes,
    arrival: arrival.minutes,
    isOvernight: arrival.dayOffset === 1,
    stops: parts.StopOvers === undefined ? 0 : readCount(parts.StopOvers, 3),
  };
}

function readAirports(flight: XmlElement): { readonly from: string; readonly to: string } {
  const read = (name: string): string => {
    const [airport, another] = flight.children.filter((child) => child.name === name);
    if (airport === undefined || another !== undefined)
      return refuse(`OnewayFlight needs exactly one ${name}`, flight.line);
    if (updateModeOf(airport) !== 'New') refuse(`${name} of a flight is New`, airport.line);
    return textOf(airport, 'UpdateMode');
  };
  const [from, to] = [read('DepartureAirport'), read('ArrivalAirport')];
  if (from === to) refuse(`the flight is from ${from} to itself`, flight.line);
  return { from, to };
}

/** Days between the flight's first and last day, which move the first day of the stay. */
function requireCheckOut(flight: XmlElement, arrivesDaysLater: number): void {
  const [offset, another] = flight.children.filter(({ name }) => name === 'CheckOutDateOffset');
  if (another !== undefined) refuse('OnewayFlight has two CheckOutDateOffset', another.line);
  const days = offset === undefined ? 0 : Number(textOf(offset, 'UpdateMode'));
  if (days !== arrivesDaysLater)
    refuse(
      `CheckOutDateOffset is ${days}, the flight arrives ${arrivesDaysLater} days after its departure: a stay begins on the day of arrival`,
      (offset ?? flight).line,
    );
}

function readNode(node: XmlElement | undefined, route: XmlElement, what: string, latest: number) {
  if (node === undefined) return refuse(`Route has no ${what}`, route.line);
  const { Airport, Time, DateOffset } = readParts(node, ['Airport', 'Time', 'DateOffset']);
  if (Time === undefined) return refuse(`${what} has no Time`, node.line);
  const match = /^([01]\d|2[0-3]):([0-5]\d)(?::00)?$/.exec(textOf(Time));
  if (match === null) return refuse(`Time '${textOf(Time)}' is no local time`, Time.line);
  const dayOffset = DateOffset === undefined ? 0 : readCount(DateOffset, 9);
  if (dayOffset > latest) refuse(`${what} DateOffset '${dayOffset}' is not taken`, node.line);
  return {
    airport: Airport === undefined ? null : textOf(Airport),
    minutes: Number(match[1]) * 60 + Number(match[2]),
    dayOffset,
  };
}

function readOperating(operating: XmlElement | undefined, route: XmlElement) {
  if (operating === undefined) return refuse('Route has no Operating', route.line);
  const { Carrier, FlightNumber } = readParts(operating, ['Carrier', 'FlightNumber']);
  if (Carrier === undefined || FlightNumber === undefined)
    return refuse('Operating needs Carrier and FlightNumber', operating.line);
  const { Identifier } = readParts(Carrier, ['Identifier']);
  if (Identifier === undefined) return refuse('Carrier has no Identifier', Carrier.line);
  const number = textOf(FlightNumber);
  if (!/^0*[1-9]\d{0,3}$/.test(number))
    refuse(`FlightNumber '${number}' is not 1 to 9999`, FlightNumber.line);
  return { airline: textOf(Identifier), number: Number(number) };
}

/** Letters of booking classes as airlines usually give them; what another letter or word stands for is not public. */
const cabinLetters: Readonly<Record<Cabin, string>> = { economy: 'BGHKLMNOQSTUVXY', business: 'CDIJZ' };

/** @throws FeedError for a class that is neither economy nor business by its letter */
export function cabinOfLetter(bookingClass: XmlElement, key: string): Cabin {
  const found = (Object.keys(cabinLetters) as Cabin[]).find((cabin) => cabinLetters[cabin].includes(key));
  if (key.length === 1 && found !== undefined) return found;
  return refuse(`BookingClass Key '${key}' is no letter of economy or business`, bookingClass.line);
}

/** What is included; a class that does not say is not taken. @throws FeedError */
export function readAllowance(bookingClass: XmlElement): Baggage {
  const [allowances, others] = propertiesOf(bookingClass, 'FlightBookingClassBaggageAllowances');
  if (allowances === undefined || others !== undefined)
    return refuse('BookingClass needs exactly one FlightBookingClassBaggageAllowances', bookingClass.line);
  requireAttributes(allowances);
  const included = allowances.children.map((allowance): Baggage => {
    if (allowance.name !== 'BaggageAllowance')
      refuse(`FlightBookingClassBaggageAllowances has ${allowance.name}, which is not taken`, allowance.line);
    const { Pieces, Weight } = readParts(allowance, ['Pieces', 'Weight'], 'BaggageType');
    const type = allowance.attributes.BaggageType ?? 'Checked';
    if (type !== 'Checked' && type !== 'Cabin')
      refuse(`BaggageType '${type}' is neither Checked nor Cabin`, allowance.line);
    const isSome =
      (Pieces === undefined || readCount(Pieces, 9) > 0) &&
      (Weight === undefined || Number(textOf(Weight, 'Unit')) > 0);
    if (Pieces === undefined && Weight === undefined)
      refuse('BaggageAllowance has neither Pieces nor Weight', allowance.line);
    if (!isSome) return 'none';
    return type === 'Checked' ? 'checked' : 'carry_on';
  });
  return baggages[Math.max(0, ...included.map((each) => baggages.indexOf(each)))] ?? 'none';
}

/** Elements of a name in all groups of properties; a group that counts under a condition only is refused. */
function propertiesOf(element: XmlElement, name: string): readonly XmlElement[] {
  const groups = element.children
    .filter((child) => child.name === 'Properties')
    .flatMap((properties) => {
      requireAttributes(properties, 'Key', 'UpdateMode');
      if (updateModeOf(properties) !== 'New') refuse('Properties of a flight are New', properties.line);
      return properties.children;
    });
  return groups.flatMap((group) => {
    requireAttributes(group, 'Priority');
    const condition = group.children.find((child) => child.name === 'Condition');
    if (condition !== undefined) refuse('PropertyGroup has Condition, which is not taken', condition.line);
    return group.children.filter((child) => child.name === name);
  });
}
