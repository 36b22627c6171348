import { type Day, dayAt, formatDay, requireDay } from '../../../../domain/time/calendar-day.ts';
import { ADULT_FARE_FROM_AGE, INFANT_UNTIL_AGE } from '../../../../domain/travellers/party.ts';
import type { FieldShape } from '../../../supply/double/field-shapes.ts';
import { requireShape } from './check-body.ts';
import {
  createId,
  type DoubledOffer,
  type DuffelBooks,
  formatAmount,
  formatInstant,
  type PassengerType,
  type SearchedPassenger,
  type SoldSlice,
} from './duffel-books.ts';
import { invalidField, invalidState, notFound } from './duffel-error.ts';
import type { DuffelFare, DuffelFlight } from './duffel-world.ts';
import { sellSlice, toAirline, toAirport, toCondition, toSlice } from './slice-json.ts';

const minuteMs = 60_000;
/** The vendor says "typically within 30 minutes". */
const offerMinutes = 30;

const text = { kind: 'text' } as const;
const optionalText = { kind: 'text', isOptional: true } as const;

const REQUEST: FieldShape = {
  kind: 'object',
  fields: {
    slices: {
      kind: 'list',
      of: {
        kind: 'object',
        fields: {
          origin: text,
          destination: text,
          departure_date: { kind: 'date' },
          departure_time: { kind: 'record', isOptional: true },
          arrival_time: { kind: 'record', isOptional: true },
        },
      },
    },
    passengers: {
      kind: 'list',
      of: {
        kind: 'object',
        fields: {
          type: optionalText,
          age: { kind: 'whole', isOptional: true },
          fare_type: optionalText,
          given_name: optionalText,
          family_name: optionalText,
          loyalty_programme_accounts: { kind: 'list', of: { kind: 'record' }, isOptional: true },
        },
      },
    },
    cabin_class: optionalText,
    max_connections: { kind: 'whole', isOptional: true },
    private_fares: { kind: 'record', isOptional: true },
    include_split_ticket: { kind: 'flag', isOptional: true },
  },
};

interface OfferRequestBody {
  readonly slices: readonly {
    readonly origin: string;
    readonly destination: string;
    readonly departure_date: string;
  }[];
  readonly passengers: readonly {
    readonly type?: string;
    readonly age?: number;
    readonly fare_type?: string;
  }[];
  readonly cabin_class?: string;
  readonly max_connections?: number;
}

/** `POST /air/offer_requests`: searches, and answers with the offers unless `return_offers=false`. A wrong `supplier_timeout` is ignored. */
export function createOfferRequest(books: DuffelBooks, data: unknown, query: URLSearchParams) {
  const body = requireShape<OfferRequestBody>(REQUEST, data);
  requireSlices(books, body);
  const passengers = body.passengers.map((passenger, index) => readPassenger(passenger, index));
  if (passengers.length === 0 || passengers.length > 9)
    throw invalidField('validation_length', 'passengers', 'passengers must have 1 to 9 entries');
  const id = createId('orq');
  books.requests.set(id, { passengers, body });
  const found = findOffers(books, body, passengers, id);
  for (const offer of found) books.offers.set(offer.id, offer);
  return {
    id,
    live_mode: books.liveMode,
    created_at: books.now().toISOString(),
    cabin_class: body.cabin_class ?? null,
    slices: body.slices.map(({ origin, destination, departure_date }) => ({
      origin_type: 'airport',
      origin: toAirport(books.world, origin),
      destination_type: 'airport',
      destination: toAirport(books.world, destination),
      departure_date,
    })),
    passengers: passengers.map(({ id: passengerId, age, type }) =>
      age === null ? { id: passengerId, type, age: null } : { id: passengerId, type: null, age },
    ),
    ...(query.get('return_offers') === 'false'
      ? {}
      : { offers: found.map((offer) => toOffer(books, offer)) }),
  };
}

function requireSlices(books: DuffelBooks, { slices }: OfferRequestBody): void {
  if (slices.length === 0) throw invalidField('validation_required', 'slices', 'slices is empty');
  const today = formatDay(dayAt(books.now()));
  for (const [index, { origin, destination, departure_date }] of slices.entries()) {
    for (const [name, iata] of Object.entries({ origin, destination }))
      if (!books.world.airports.some((airport) => airport.iata === iata))
        throw invalidField('validation_inclusion', `slices.${index}.${name}`, `${iata} is no known place`);
    const before = slices[index - 1]?.departure_date ?? today;
    if (departure_date < before)
      throw invalidField(
        'validation_inclusion',
        `slices.${index}.departure_date`,
        'departure_date is too early',
      );
  }
}

function readPassenger(
  { type, age, fare_type }: OfferRequestBody['passengers'][number],
  index: number,
): SearchedPassenger {
  const field = `passengers.${index}`;
  if (type !== undefined && age !== undefined)
    throw invalidField('invalid_field_sets', field, 'A passenger has a type or an age, never both');
  if (type === undefined && age === undefined && fare_type === undefined)
    throw invalidField('validation_required', `${field}.age`, 'A passenger has a type or an age');
  if (type !== undefined && type !== 'adult')
    throw invalidField('validation_inclusion', `${field}.type`, 'Only adult is a type; others have an age');
  if (age !== undefined && (age < 0 || age > 130))
    throw invalidField('validation_inclusion', `${field}.age`, 'age is out of its range');
  return { id: createId('pas'), age: age ?? null, type: typeOfAge(age) };
}

function typeOfAge(age: number | undefined): PassengerType {
  if (age === undefined || age >= ADULT_FARE_FROM_AGE) return 'adult';
  return age < INFANT_UNTIL_AGE ? 'infant_without_seat' : 'child';
}

function findOffers(
  books: DuffelBooks,
  body: OfferRequestBody,
  passengers: readonly SearchedPassenger[],
  requestId: string,
): DoubledOffer[] {
  let journeys: SoldSlice[][] = [[]];
  for (const { origin, destination, departure_date } of body.slices) {
    const day = requireDay(departure_date);
    const slices = books.world.flights
      .filter(({ legs }) => legs[0].from === origin && legs.at(-1)?.to === destination)
      .filter(({ legs }) => legs.length - 1 <= (body.max_connections ?? 1))
      .flatMap((flight) => flight.fares.map((fare) => ({ flight, fare })))
      .filter(({ fare }) => body.cabin_class === undefined || fare.cabin === body.cabin_class)
      .filter(({ flight }) => countFreeSeats(books, flight, day) >= countSeats(passengers));
    journeys = journeys.flatMap((journey) =>
      slices
        .filter(({ flight, fare }) => fitsJourney(journey, flight, fare))
        .map(({ flight, fare }) => [...journey, sellSlice(flight, fare, day)]),
    );
  }
  return journeys
    .map((slices) => makeOffer(books, slices, passengers, requestId))
    .sort((left, right) => left.amount - right.amount);
}

/** One airline and one fare for the whole journey. */
function fitsJourney(journey: readonly SoldSlice[], flight: DuffelFlight, fare: DuffelFare): boolean {
  const [first] = journey;
  if (first === undefined) return true;
  return first.flight.legs[0].airline === flight.legs[0].airline && first.fare.brand === fare.brand;
}

function makeOffer(
  { now }: DuffelBooks,
  slices: readonly SoldSlice[],
  passengers: readonly SearchedPassenger[],
  requestId: string,
): DoubledOffer {
  const createdAt = now();
  const later = (minutes: number) => new Date(createdAt.getTime() + minutes * minuteMs);
  const hold = findHold(slices);
  const price = { adult: 'adult', child: 'child', infant_without_seat: 'infant' } as const;
  return {
    id: createId('off'),
    requestId,
    slices,
    passengers,
    services: slices.flatMap(({ fare, segmentIds }) =>
      fare.bag === null
        ? []
        : passengers
            .filter(({ type }) => type !== 'infant_without_seat')
            .map(({ id }) => ({
              id: createId('ase'),
              passengerId: id,
              segmentIds,
              amount: fare.bag ?? 0,
            })),
    ),
    amount: slices
      .flatMap(({ fare }) => passengers.map(({ type }) => fare[price[type]]))
      .reduce((sum, amount) => sum + amount, 0),
    createdAt,
    expiresAt: later(offerMinutes),
    hold: hold && {
      payBy: later(hold.minutes),
      priceUntil: hold.priceGuaranteeMinutes === null ? null : later(hold.priceGuaranteeMinutes),
    },
  };
}

/** A journey can be held as long as its shortest slice. */
function findHold(slices: readonly SoldSlice[]) {
  const holds = slices.map(({ fare }) => fare.hold);
  if (holds.includes(null)) return null;
  return holds.sort((left, right) => (left?.minutes ?? 0) - (right?.minutes ?? 0))[0] ?? null;
}

/** `GET /air/offers/{id}`: the offer as it is now. Services only here, and only where asked for. */
export function readOffer(books: DuffelBooks, id: string, query: URLSearchParams) {
  const offer = books.offers.get(id);
  if (offer === undefined) throw notFound('offer');
  requireAvailable(books, offer);
  const services = query.get('return_available_services') === 'true' ? offer.services : [];
  return {
    ...toOffer(books, offer),
    available_services: services.map(({ id: serviceId, passengerId, segmentIds, amount }) => ({
      id: serviceId,
      type: 'baggage',
      maximum_quantity: 1,
      passenger_ids: [passengerId],
      segment_ids: segmentIds,
      total_amount: formatAmount(books, amount),
      total_currency: books.world.currency,
      metadata: {
        type: 'checked',
        maximum_weight_kg: 23,
        maximum_height_cm: null,
        maximum_length_cm: null,
        maximum_depth_cm: null,
      },
    })),
  };
}

/** `GET /air/offers?offer_request_id=`: cheapest first, or as found. */
export function listOffers(books: DuffelBooks, query: URLSearchParams): DoubledOffer[] {
  const requestId = query.get('offer_request_id');
  if (requestId === null)
    throw invalidField('validation_required', 'offer_request_id', 'offer_request_id is missing');
  if (!books.requests.has(requestId)) throw notFound('offer request');
  const connections = Number(query.get('max_connections') ?? 9);
  return [...books.offers.values()].filter(
    (offer) =>
      offer.requestId === requestId &&
      offer.slices.every(({ flight }) => flight.legs.length - 1 <= connections),
  );
}

/** @throws DuffelError `offer_no_longer_available` once a flight of it is full */
export function requireAvailable(books: DuffelBooks, { slices, passengers }: DoubledOffer): void {
  const isFull = slices.some(
    ({ flight, day }) => countFreeSeats(books, flight, day) < countSeats(passengers),
  );
  if (isFull) throw invalidState('offer_no_longer_available', 'The offer is no longer available');
}

function countSeats(passengers: readonly { readonly type: PassengerType }[]): number {
  return passengers.filter(({ type }) => type !== 'infant_without_seat').length;
}

function countFreeSeats(books: DuffelBooks, flight: DuffelFlight, day: Day): number {
  if (books.soldOut.has(nameFlight(flight, day))) return 0;
  const taken = books.orders
    .filter(({ cancelledAt }) => cancelledAt === null)
    .filter(({ slices }) => slices.some((slice) => slice.flight === flight && slice.day === day))
    .map(({ passengers }) => countSeats(passengers));
  return flight.seats - taken.reduce((sum, seats) => sum + seats, 0);
}

/** The flight on its day, as `ZZ1010 2027-03-01`. */
export function nameFlight({ legs: [first] }: DuffelFlight, day: Day): string {
  return `${first.airline}${first.number} ${formatDay(day)}`;
}

/** An offer as the search and the list show it. */
export function toOffer(books: DuffelBooks, offer: DoubledOffer) {
  const { world } = books;
  const tax = Math.floor(offer.amount / 5);
  const [first] = offer.slices;
  if (first === undefined) throw new Error('An offer has a slice');
  return {
    id: offer.id,
    live_mode: books.liveMode,
    partial: false,
    created_at: formatInstant(offer.createdAt),
    updated_at: formatInstant(books.now()),
    expires_at: formatInstant(offer.expiresAt),
    owner: toAirline(world, first.flight.legs[0].airline),
    total_amount: formatAmount(books, offer.amount),
    total_currency: world.currency,
    base_amount: formatAmount(books, offer.amount - tax),
    base_currency: world.currency,
    tax_amount: formatAmount(books, tax),
    tax_currency: world.currency,
    total_emissions_kg: '150',
    payment_requirements: {
      requires_instant_payment: offer.hold === null,
      payment_required_by: formatInstant(offer.hold?.payBy ?? null),
      price_guarantee_expires_at: formatInstant(offer.hold?.priceUntil ?? null),
    },
    conditions: {
      refund_before_departure: toCondition(world, first.fare.refund),
      change_before_departure: toCondition(world, first.fare.change),
    },
    passengers: offer.passengers.map(({ id, age, type }) => ({
      id,
      type,
      age,
      fare_type: null,
      loyalty_programme_accounts: [],
    })),
    passenger_identity_documents_required: false,
    supported_passenger_identity_document_types: [],
    supported_loyalty_programmes: [],
    private_fares: [],
    slices: offer.slices.map((slice) => toSlice(books, slice, offer.passengers)),
  };
}
