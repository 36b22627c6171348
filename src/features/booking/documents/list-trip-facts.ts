import type { BookedFlight } from '../../../domain/booking/booked-trip.ts';
import type { BookingOrder } from '../../../domain/booking/booking-order.ts';
import { type CancellationStep, listCancellationSteps } from '../../../domain/booking/booking-terms.ts';
import { type Day, requireDay } from '../../../domain/time/calendar-day.ts';
import type { Traveller } from '../../../domain/travellers/traveller.ts';
import { formatDate } from '../../../domain/words/format-date.ts';
import type { Language } from '../../../domain/words/language.ts';
import type { Texts } from '../../../texts/texts.ts';

type Fact = readonly [label: string, value: string];

/** Lists the trip of an order as labels and values, in reading order. */
export function listTripFacts({ trip, language }: BookingOrder, texts: Texts): readonly Fact[] {
  const [from, to] = [trip.checkIn, trip.checkOut].map((day) => formatDate(requireDay(day), language));
  const flight = (label: string, booked: BookedFlight | null): Fact[] =>
    booked === null ? [] : [[texts(label), formatFlight(booked, language, texts)]];
  return [
    [texts('documents.hotel'), `${trip.hotel.name}, ${trip.hotel.place}`],
    [texts('documents.stay'), `${from} – ${to}, ${texts('documents.nights', { n: trip.nights })}`],
    ...trip.rooms.flatMap(({ name, board }): Fact[] => [
      ...(name === '' ? [] : [[texts('documents.room'), name] as const]),
      [texts('documents.board'), texts(`board.${board}`)],
    ]),
    ...flight('documents.outbound', trip.outbound),
    ...flight('documents.inbound', trip.inbound),
  ];
}

function formatFlight(flight: BookedFlight, language: BookingOrder['language'], texts: Texts): string {
  const [day = '', departs = ''] = flight.departure.split('T');
  const [arrivalDay = '', arrives = ''] = flight.arrival.split('T');
  const nextDay = arrivalDay === day ? '' : ` (${formatDate(requireDay(arrivalDay), language, 'short')})`;
  return [
    formatDate(requireDay(day), language),
    `${flight.from} ${departs} – ${flight.to} ${arrives}${nextDay}`,
    `${flight.airline} ${flight.flightNumber}, ${texts(`checkout.baggage.${flight.baggage}`)}`,
  ].join('\n');
}

/** 'Dr Ana Núñez' */
export function formatName({
  title,
  firstName,
  lastName,
}: Pick<Traveller, 'title' | 'firstName' | 'lastName'>): string {
  return [title, firstName, lastName].filter((part) => part !== '').join(' ');
}

/** Lists the cancellation fees from the booking day on, one line per step, and what is never refunded. */
export function formatCancellation(
  { trip, extras, language }: BookingOrder,
  bookedOn: Day,
  texts: Texts,
): string {
  const departure = requireDay(trip.outbound?.departure.slice(0, 10) ?? trip.checkIn);
  const steps = listCancellationSteps(trip.terms, departure, bookedOn);
  const isInsured = extras.some(({ kind }) => kind === 'insurance');
  return [
    ...steps.map((step) => formatCancellationStep(step, steps.length === 1, language, texts)),
    ...(isInsured ? [texts('checkout.insuranceKept')] : []),
  ].join('\n');
}

function formatCancellationStep(
  { until, percent }: CancellationStep,
  isOnly: boolean,
  language: Language,
  texts: Texts,
): string {
  if (until === null) return texts(`documents.cancellation.${isOnly ? 'always' : 'last'}`, { percent });
  const date = formatDate(until, language, 'long');
  return percent === 0
    ? texts('documents.cancellation.free', { date })
    : texts('documents.cancellation.fee', { date, percent });
}
