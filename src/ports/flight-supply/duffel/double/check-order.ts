import { requireDay } from '../../../../domain/time/calendar-day.ts';
import { ageOn } from '../../../../domain/travellers/party.ts';
import type { FieldShape } from '../../../supply/double/field-shapes.ts';
import type { DoubledOffer, DuffelBooks, OfferService, OrderedPassenger } from './duffel-books.ts';
import { formatAmount } from './duffel-books.ts';
import { invalidField } from './duffel-error.ts';

const text = { kind: 'text' } as const;
const optionalText = { kind: 'text', isOptional: true } as const;
const payment: FieldShape = { kind: 'object', fields: { type: text, amount: text, currency: text } };

export const ORDER: FieldShape = {
  kind: 'object',
  fields: {
    type: text,
    selected_offers: { kind: 'list', of: text },
    services: {
      kind: 'list',
      isOptional: true,
      of: { kind: 'object', fields: { id: text, quantity: { kind: 'whole' } } },
    },
    payments: { kind: 'list', isOptional: true, of: payment },
    passengers: {
      kind: 'list',
      of: {
        kind: 'object',
        fields: {
          id: text,
          title: text,
          gender: text,
          given_name: text,
          family_name: text,
          born_on: { kind: 'date' },
          email: text,
          phone_number: text,
          infant_passenger_id: optionalText,
          loyalty_programme_accounts: { kind: 'list', of: { kind: 'record' }, isOptional: true },
          identity_documents: { kind: 'list', of: { kind: 'record' }, isOptional: true },
          user_id: optionalText,
        },
      },
    },
    metadata: { kind: 'record', isOptional: true },
    users: { kind: 'list', of: text, isOptional: true },
  },
};

export const PAYMENT: FieldShape = { kind: 'object', fields: { order_id: text, payment } };

export interface PaymentBody {
  readonly type: string;
  readonly amount: string;
  readonly currency: string;
}

export interface OrderBody {
  readonly type: string;
  readonly selected_offers: readonly string[];
  readonly services?: readonly { readonly id: string; readonly quantity: number }[];
  readonly payments?: readonly PaymentBody[];
  readonly passengers: readonly Omit<OrderedPassenger, 'type'>[];
  readonly metadata?: Readonly<Record<string, unknown>>;
}

/**
 * The passengers of the offer with their names.
 * @throws DuffelError for another number, a name that tickets cannot have, an age that is not the search's, an infant without a lap
 */
export function requirePassengers(offer: DoubledOffer, { passengers }: OrderBody): OrderedPassenger[] {
  const ordered = offer.passengers.map((searched) => {
    const index = passengers.findIndex(({ id }) => id === searched.id);
    const passenger = passengers[index];
    if (passenger === undefined)
      throw invalidField('validation_required', 'passengers', `Passenger ${searched.id} is missing`);
    requireDetails(passenger, `passengers.${index}`);
    const lastDay = Math.max(...offer.slices.map(({ day }) => day));
    const age = ageOn(requireDay(passenger.born_on), lastDay);
    if (searched.age === null ? age < 0 : age !== searched.age)
      throw invalidField(
        'validation_inclusion',
        `passengers.${index}.born_on`,
        'born_on is not the age of the search',
      );
    return { ...passenger, type: searched.type };
  });
  if (passengers.length !== ordered.length)
    throw invalidField('validation_length', 'passengers', 'passengers are not those of the offer');
  const names = ordered.map(({ given_name, family_name }) => `${given_name} ${family_name}`.toLowerCase());
  if (new Set(names).size < names.length)
    throw invalidField('duplicate_passenger_name', 'passengers', 'Two passengers have the same name');
  requireLaps(ordered);
  return ordered;
}

/** Letters of ASCII, Latin-1 and Latin Extended-A. */
const nameLetters = /^[A-Za-zÀ-ſ '-]+$/;
const lettersWithoutTicket = /[ÆæĲĳŒœÞð×÷]/;

function requireDetails(passenger: Omit<OrderedPassenger, 'type'>, field: string): void {
  for (const part of ['given_name', 'family_name'] as const) {
    if (passenger[part].length > 20 || passenger[part] === '')
      throw invalidField('validation_length', `${field}.${part}`, `${part} must have 1 to 20 characters`);
    if (!nameLetters.test(passenger[part]) || lettersWithoutTicket.test(passenger[part]))
      throw invalidField('validation_format', `${field}.${part}`, `${part} has characters that tickets lack`);
  }
  if (!['mr', 'ms', 'mrs', 'miss', 'dr'].includes(passenger.title))
    throw invalidField('validation_inclusion', `${field}.title`, 'title is none of mr, ms, mrs, miss, dr');
  if (!['m', 'f'].includes(passenger.gender))
    throw invalidField('validation_inclusion', `${field}.gender`, 'gender is none of m, f');
  if (!/^[^@\s]+@[^@\s]+\.[^@\s]+$/.test(passenger.email))
    throw invalidField('invalid_email_address', `${field}.email`, 'email is no address');
  if (!/^\+[1-9]\d{6,14}$/.test(passenger.phone_number))
    throw invalidField('invalid_phone_number', `${field}.phone_number`, 'phone_number is not in E.164');
}

function requireLaps(passengers: readonly OrderedPassenger[]): void {
  for (const infant of passengers.filter(({ type }) => type === 'infant_without_seat')) {
    const laps = passengers.filter(
      ({ type, infant_passenger_id }) => type === 'adult' && infant_passenger_id === infant.id,
    );
    if (laps.length !== 1)
      throw invalidField(
        'validation_required',
        'passengers',
        'Each infant needs an adult with infant_passenger_id',
      );
  }
}

/** @throws DuffelError for a service that the offer does not have, or too many of it */
export function requireServices(offer: DoubledOffer, { services = [] }: OrderBody): OfferService[] {
  return services.map(({ id, quantity }, index) => {
    const found = offer.services.find((service) => service.id === id);
    if (found === undefined)
      throw invalidField(
        'ancillary_service_not_available',
        `services.${index}.id`,
        'The service is not for sale',
      );
    if (quantity !== 1)
      throw invalidField(
        'validation_inclusion',
        `services.${index}.quantity`,
        'quantity is over maximum_quantity',
      );
    return found;
  });
}

/** @throws DuffelError where the payment is not exactly the amount, or not one that the account may use */
export function requirePayment(books: DuffelBooks, body: PaymentBody, amount: number, field: string): void {
  if (!['balance', 'arc_bsp_cash'].includes(body.type))
    throw invalidField('validation_inclusion', `${field}.type`, 'type is none of balance, arc_bsp_cash');
  if (body.currency !== books.world.currency)
    throw invalidField(
      'payment_currency_does_not_match_order_currency',
      `${field}.currency`,
      'The currency is not that of the order',
    );
  if (body.amount !== formatAmount(books, amount))
    throw invalidField(
      'payment_amount_does_not_match_order_amount',
      `${field}.amount`,
      'The amount is not that of the order',
    );
}

/** Pairs of ours: at most 50, names up to 40 and values up to 500 characters, all texts. */
export function requireMetadata({ metadata = {} }: OrderBody): Readonly<Record<string, string>> {
  const entries = Object.entries(metadata);
  if (entries.length > 50)
    throw invalidField('validation_length', 'metadata', 'metadata has over 50 entries');
  for (const [key, value] of entries)
    if (typeof value !== 'string' || value.length > 500 || key.length > 40)
      throw invalidField('validation_type', `metadata.${key}`, 'metadata holds short texts');
  return metadata as Readonly<Record<string, string>>;
}
