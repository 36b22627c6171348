import type { BookedFlight, BookedTrip } from '../../../domain/booking/booked-trip.ts';
import type { BookingOrder } from '../../../domain/booking/booking-order.ts';
import {
  type CancellationStep,
  calculateCancellationFee,
  listCancellationSteps,
  stayOfTrip,
} from '../../../domain/booking/cancellation-steps.ts';
import {
  type ContractTransferNote,
  noteContractTransfer,
} from '../../../domain/booking/contract-transfer-terms.ts';
import { premiumOf } from '../../../domain/extras/extra.ts';
import { formatAmount } from '../../../domain/money/format-price.ts';
import { invoiceTotalOf } from '../../../domain/money/package-price.ts';
import { countryName } from '../../../domain/places/country-name.ts';
import { type Day, requireDay } from '../../../domain/time/calendar-day.ts';
import type { Traveller } from '../../../domain/travellers/traveller.ts';
import { formatDate } from '../../../domain/words/format-date.ts';
import type { Language } from '../../../domain/words/language.ts';
import { describeLocalCharge } from '../../../site/local-charges/describe-local-charge.ts';
import type { Texts } from '../../../texts/texts.ts';
import { formatArrival } from './format-arrival.ts';

type Fact = readonly [label: string, value: string];

/**
 * Lists the trip of an order as labels and values, in reading order.
 * @param style the one way in which the page, mail or document writes days
 */
export function listTripFacts(
  { trip, language }: Pick<BookingOrder, 'trip' | 'language'>,
  texts: Texts,
  style: 'medium' | 'birth' = 'medium',
): readonly Fact[] {
  const flight = (label: string, booked: BookedFlight | null): Fact[] =>
    booked === null ? [] : [[texts(label), formatFlight(booked, language, texts, style)]];
  return [
    [texts('documents.hotel'), formatHotel(trip, language)],
    ...listStayFacts({ trip, language }, texts, style),
    ...flight('documents.outbound', trip.outbound),
    ...flight('documents.inbound', trip.inbound),
  ];
}

/** Lists days, rooms and board of a trip, and what is paid at the hotel. */
export function listStayFacts(
  { trip, language }: Pick<BookingOrder, 'trip' | 'language'>,
  texts: Texts,
  style: 'medium' | 'birth',
): readonly Fact[] {
  const [from, to] = [trip.checkIn, trip.checkOut].map((day) => formatDate(requireDay(day), language, style));
  return [
    [texts('documents.stay'), `${from} – ${to}, ${texts('documents.nights', { n: trip.nights })}`],
    ...trip.rooms.flatMap(({ name, board }): Fact[] => [
      ...(name === '' ? [] : [[texts('documents.room'), name] as const]),
      [texts('documents.board'), texts(`board.${board}`)],
    ]),
    ...(trip.includesTransfer
      ? [[texts('checkout.extra.transfer'), texts('documents.transferIncluded')] as const]
      : []),
    ...listLocalCharges(trip, texts),
  ];
}

/** What is paid to the hotel on the spot; nothing where nothing is known. */
function listLocalCharges(
  { localCharges = [] }: Pick<BookedTrip, 'localCharges'>,
  texts: Texts,
): readonly Fact[] {
  if (localCharges.length === 0) return [];
  const lines = localCharges.map((charge) => describeLocalCharge(charge, texts).join(' '));
  return [[texts('documents.localCharges'), lines.join('\n')]];
}

type WithHotel = Pick<BookingOrder['trip'], 'hotel'>;

/** Name and address of a hotel, one line for each part. */
export function formatHotel({ hotel }: WithHotel, language: Language): string {
  return `${hotel.name}${hotel.address === undefined ? ', ' : '\n'}${formatPlace({ hotel }, language)}`;
}

/** Address of a hotel, one line for each part; of a trip without an address its place. */
export function formatPlace({ hotel: { place, address } }: WithHotel, language: Language): string {
  if (address === undefined) return place;
  const { street, zip, city, countryCode } = address;
  return [street, `${zip} ${city}`, countryName(countryCode, language)].join('\n');
}

function formatFlight(
  flight: BookedFlight,
  language: Language,
  texts: Texts,
  style: 'medium' | 'birth',
): string {
  const [day = '', departs = ''] = flight.departure.split('T');
  return [
    formatDate(requireDay(day), language, style),
    `${flight.from} ${departs} – ${flight.to} ${formatArrival(flight, language, style)}`,
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

/** Lists the cancellation fees from the booking day on, one line per step, what is never refunded, and whether other people may travel instead. */
export function formatCancellation(
  { trip, extras, price, currency, language }: BookingOrder,
  bookedOn: Day,
  texts: Texts,
  style: 'medium' | 'birth',
): string {
  const steps = listCancellationSteps(trip.terms, stayOfTrip(trip), bookedOn);
  const whole = { total: invoiceTotalOf(price), premiums: premiumOf(extras), nights: trip.nights };
  const format = ({ until, fee }: CancellationStep): string => {
    const amount = calculateCancellationFee(fee, whole);
    const words = formatAmount(amount, currency);
    if (until === null)
      return texts(`documents.cancellation.${steps.length === 1 ? 'always' : 'last'}`, { fee: words });
    const date = formatDate(until, language, style);
    return amount === 0
      ? texts('documents.cancellation.free', { date })
      : texts('documents.cancellation.fee', { date, fee: words });
  };
  const isInsured = extras.some(({ kind }) => kind === 'insurance');
  const contractTransfer = noteContractTransfer(trip, extras, bookedOn);
  const formatContractTransfer = ({ id, last, fee }: ContractTransferNote) =>
    texts(`checkout.transfer.${id}`, {
      date: formatDate(last, language, style),
      fee: formatAmount(fee, currency),
    });
  return [
    ...steps.map(format),
    ...(isInsured ? [texts('checkout.insuranceKept')] : []),
    ...(contractTransfer === null ? [] : [formatContractTransfer(contractTransfer)]),
  ].join('\n');
}
