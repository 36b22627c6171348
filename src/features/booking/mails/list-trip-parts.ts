import type { Brand } from '../../../brands/brand.ts';
import { type BookedFlight, laterArrivalDay } from '../../../domain/booking/booked-trip.ts';
import type { BookingOrder } from '../../../domain/booking/booking-order.ts';
import { type Day, requireDay } from '../../../domain/time/calendar-day.ts';
import { formatDate } from '../../../domain/words/format-date.ts';
import type { Language } from '../../../domain/words/language.ts';
import {
  factsPart,
  type MailFacts,
  type MailFlight,
  type MailPart,
} from '../../../site/mails/mail-content.ts';
import type { Texts } from '../../../texts/texts.ts';
import { describeEmergency } from '../documents/describe-emergency.ts';
import { listPickUpFacts } from '../documents/describe-pick-ups.ts';
import { formatExtraName } from '../documents/list-price-lines.ts';
import { formatCancellation, formatName, formatPlace, listStayFacts } from '../documents/list-trip-facts.ts';
import { toInstant } from '../documents/to-instant.ts';
import { formatZone } from './format-zone.ts';

interface TripContext {
  readonly order: BookingOrder;
  readonly brand: Brand;
  readonly texts: Texts;
}

/** What a traveller takes from the confirmation: hotel, flights, extras, travellers, price and terms, and whom to call at any hour. */
export function listTripParts(
  { order, brand, texts }: TripContext,
  {
    bookedOn,
    locator,
    price,
  }: {
    readonly bookedOn: Day;
    /** Under which airline, hotel and transfer know the trip; null where the supplier has given none. */
    readonly locator: string | null;
    readonly price: MailFacts;
  },
): readonly MailPart[] {
  const { trip, language, extras, travellers, comments } = order;
  return [
    ...factsPart(
      [[texts('documents.address'), formatPlace(trip, language)], ...listStayFacts(order, texts, 'medium')],
      trip.hotel.name,
    ),
    ...listFlights(order, texts, locator),
    ...factsPart(listPickUpFacts(order, texts, 'medium'), texts('checkout.extra.transfer')),
    ...listLines(
      texts('documents.extras'),
      extras.map((extra) => formatExtraName(extra, travellers, texts)),
    ),
    ...listLines(texts('documents.travellers'), travellers.map(formatName)),
    ...factsPart(price, texts('documents.price')),
    ...listLines(
      texts('documents.cancellation'),
      formatCancellation(order, bookedOn, texts, 'medium').split('\n'),
    ),
    ...(comments === '' ? [] : listLines(texts('documents.wish'), comments.split('\n'))),
    { kind: 'callout', ...describeEmergency({ brand, texts, language: order.language }) },
  ];
}

function listLines(title: string, lines: readonly string[]): readonly MailPart[] {
  return lines.length === 0 ? [] : [{ kind: 'lines', title, lines }];
}

function listFlights(
  { trip, language }: BookingOrder,
  texts: Texts,
  locator: string | null,
): readonly MailPart[] {
  const named = [
    ['documents.outbound', trip.outbound],
    ['documents.inbound', trip.inbound],
  ] as const;
  const flights = named.flatMap(([label, flight]) =>
    flight === null ? [] : [describeFlight(texts(label), flight, language, texts)],
  );
  const rows = locator === null ? [] : [[texts('documents.locator'), locator] as const];
  if (flights.length === 0) return factsPart(rows);
  return [
    {
      kind: 'flights',
      title: texts('documents.flights'),
      flights,
      rows,
      note: texts('documents.localTimes'),
    },
  ];
}

function describeTime(local: string, timeZone: string | undefined, language: Language) {
  return {
    time: local.slice(11),
    zone: timeZone === undefined ? '' : formatZone(toInstant(local, timeZone), timeZone, language),
  };
}

function describeFlight(label: string, flight: BookedFlight, language: Language, texts: Texts): MailFlight {
  const { from, to, departure, arrival, airline, flightNumber, baggage, timeZones } = flight;
  const later = laterArrivalDay(flight);
  return {
    label,
    day: formatDate(requireDay(departure.slice(0, 10)), language),
    leaves: { ...describeTime(departure, timeZones?.from, language), place: from, day: '' },
    lands: {
      ...describeTime(arrival, timeZones?.to, language),
      place: to,
      day: later === null ? '' : formatDate(requireDay(later), language),
    },
    details: `${airline} ${flightNumber}\n${texts(`checkout.baggage.${baggage}`)}`,
  };
}
