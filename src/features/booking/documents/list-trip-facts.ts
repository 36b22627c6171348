import type { BookedFlight } from '../../../domain/booking/booked-trip.ts';
import type { BookingOrder } from '../../../domain/booking/booking-order.ts';
import {
  type CancellationStep,
  calculateCancellationFee,
  listCancellationSteps,
  stayOfTrip,
} from '../../../domain/booking/cancellation-steps.ts';
import { premiumOf } from '../../../domain/extras/extra.ts';
import { formatPrice } from '../../../domain/money/format-price.ts';
import { money } from '../../../domain/money/money.ts';
import { invoiceTotalOf } from '../../../domain/money/package-price.ts';
import { type Day, requireDay } from '../../../domain/time/calendar-day.ts';
import type { Traveller } from '../../../domain/travellers/traveller.ts';
import { formatDate } from '../../../domain/words/format-date.ts';
import type { Texts } from '../../../texts/texts.ts';
import { formatArrival } from './format-arrival.ts';

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
  return [
    formatDate(requireDay(day), language),
    `${flight.from} ${departs} – ${flight.to} ${formatArrival(flight, language)}`,
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
  { trip, extras, price, currency, language }: BookingOrder,
  bookedOn: Day,
  texts: Texts,
): string {
  const steps = listCancellationSteps(trip.terms, stayOfTrip(trip), bookedOn);
  const whole = { total: invoiceTotalOf(price), premiums: premiumOf(extras), nights: trip.nights };
  const format = ({ until, fee }: CancellationStep): string => {
    const amount = calculateCancellationFee(fee, whole);
    const words = formatPrice(money(amount, currency), { fractionDigits: true });
    if (until === null)
      return texts(`documents.cancellation.${steps.length === 1 ? 'always' : 'last'}`, { fee: words });
    const date = formatDate(until, language, 'long');
    return amount === 0
      ? texts('documents.cancellation.free', { date })
      : texts('documents.cancellation.fee', { date, fee: words });
  };
  const isInsured = extras.some(({ kind }) => kind === 'insurance');
  return [...steps.map(format), ...(isInsured ? [texts('checkout.insuranceKept')] : [])].join('\n');
}
