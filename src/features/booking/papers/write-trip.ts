import type { BookedFlight } from '../../../domain/booking/booked-trip.ts';
import type { BookingOrder } from '../../../domain/booking/booking-order.ts';
import { type CancellationStep, listCancellationSteps } from '../../../domain/booking/cancellation-terms.ts';
import { type Day, requireDay } from '../../../domain/time/calendar-day.ts';
import type { Traveller } from '../../../domain/travellers/traveller.ts';
import type { Language } from '../../../domain/words/language.ts';
import { writeDay } from '../../../domain/words/write-day.ts';
import type { Texts } from '../../../texts/texts.ts';

type Fact = readonly [label: string, value: string];

/** The trip of an order as labels and values, in the order a traveller reads them. */
export function listTripFacts({ trip, language }: BookingOrder, texts: Texts): readonly Fact[] {
  const [from, to] = [trip.checkIn, trip.checkOut].map((day) => writeDay(requireDay(day), language));
  const flight = (label: string, booked: BookedFlight | null): Fact[] =>
    booked === null ? [] : [[texts(label), writeFlight(booked, language, texts)]];
  return [
    [texts('papers.hotel'), `${trip.hotel.name}, ${trip.hotel.place}`],
    [texts('papers.stay'), `${from} – ${to}, ${texts('papers.nights', { n: trip.nights })}`],
    ...(trip.room === '' ? [] : [[texts('papers.room'), trip.room] as const]),
    [texts('papers.board'), texts(`board.${trip.board}`)],
    ...flight('papers.outbound', trip.outbound),
    ...flight('papers.inbound', trip.inbound),
  ];
}

function writeFlight(flight: BookedFlight, language: BookingOrder['language'], texts: Texts): string {
  const [day = '', departs = ''] = flight.departure.split('T');
  const [arrivalDay = '', arrives = ''] = flight.arrival.split('T');
  const nextDay = arrivalDay === day ? '' : ` (${writeDay(requireDay(arrivalDay), language, 'short')})`;
  return [
    writeDay(requireDay(day), language),
    `${flight.from} ${departs} – ${flight.to} ${arrives}${nextDay}`,
    `${flight.airline} ${flight.flightNumber}, ${texts(`checkout.baggage.${flight.baggage}`)}`,
  ].join('\n');
}

/** 'Dr Ana Núñez' */
export function writeName({
  title,
  firstName,
  lastName,
}: Pick<Traveller, 'title' | 'firstName' | 'lastName'>): string {
  return [title, firstName, lastName].filter((part) => part !== '').join(' ');
}

/** What cancelling costs from the day of booking on, a line for each step, and what no step gives back. */
export function writeCancellation(
  { trip, extras, language }: BookingOrder,
  bookedOn: Day,
  texts: Texts,
): string {
  const steps = listCancellationSteps({
    today: bookedOn,
    departure: requireDay(trip.outbound?.departure.slice(0, 10) ?? trip.checkIn),
    freeUntil: trip.freeCancellationUntil === null ? null : requireDay(trip.freeCancellationUntil),
  });
  const isInsured = extras.some(({ kind }) => kind === 'insurance');
  return [
    ...steps.map((step) => writeStep(step, language, texts)),
    ...(isInsured ? [texts('checkout.insuranceKept')] : []),
  ].join('\n');
}

function writeStep({ until, percent }: CancellationStep, language: Language, texts: Texts): string {
  if (until === null) return texts('papers.cancellation.last', { percent });
  const date = writeDay(until, language, 'long');
  return percent === 0
    ? texts('papers.cancellation.free', { date })
    : texts('papers.cancellation.fee', { date, percent });
}
