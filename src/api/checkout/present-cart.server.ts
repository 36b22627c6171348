import type { z } from 'zod';
import { type BookedFlight, firstDayOf, listBoards } from '../../domain/booking/booked-trip.ts';

import type { BookingOrder } from '../../domain/booking/booking-order.ts';
import type { ChosenExtra } from '../../domain/extras/extra.ts';
import { type PackagePrice, totalOf } from '../../domain/money/package-price.ts';
import type { FlightRef } from '../../domain/search/supply-facts.ts';
import { listTravellerKinds } from '../../domain/travellers/list-traveller-kinds.ts';
import { genderOf } from '../../domain/travellers/traveller.ts';
import { type Checkout, priceCheckout } from '../../features/checkout/checkout.ts';
import { encodeOfferId } from '../../trip-search/offers/offer-id.server.ts';
import { perPerson } from '../../trip-search/offers/present-offer.server.ts';
import type { cartSchema } from './cart-schema.server.ts';
import { extraTypes, transferTypes } from './extras-response.server.ts';

export type Cart = z.infer<typeof cartSchema>;

type ServiceContainer = Cart['checkout']['package']['serviceContainers'][number];

/** Maps what was ordered to a cart: its total is the one that is charged, discounts included. */
export function presentOrderedCart(checkout: Checkout, order: BookingOrder): Cart {
  const { price, trip, party, extras, insuranceMarket, travellers, contact, billing, comments } = order;
  const ordered = { trip, party, extras, insuranceMarket, travellers, contact, billing, comments };
  return presentCart({ ...checkout, ...ordered, baseTotal: price.base }, price, order.vouchers);
}

/**
 * Maps a checkout to the cart that every call of the booking scope returns. Amounts are minor units of the charged currency.
 * @param vouchers that pay for it; of their codes only the last characters are known
 * @param remainingPoints balance at the loyalty programme, where the call has read it
 */
export function presentCart(
  checkout: Checkout,
  price = priceCheckout(checkout),
  vouchers: readonly { readonly hint: string }[] = checkout.vouchers,
  remainingPoints: number | null = null,
): Cart {
  const { id, trip, currency } = checkout;
  return {
    id,
    product: { offer: presentOffer(checkout), hotel: { id: trip.hotel.id, name: trip.hotel.name } },
    checkout: {
      id,
      package: presentPackage(checkout, price, remainingPoints),
      payment: null,
      selectedTransfers: checkout.extras
        .filter(({ kind }) => kind === 'transfer')
        .map((extra) => ({
          refId: extra.id,
          type: transferTypes[extra.variant] ?? extra.variant,
          amount: { value: extra.amount },
        })),
      amounts: { totalAmount: totalOf(price), currency },
      voucher:
        vouchers.length === 0
          ? null
          : { code: vouchers.map(({ hint }) => `…${hint}`).join(', '), amount: price.coupon },
      infoForm: presentInfoForm(checkout),
      messages: [],
      bookingData: null,
      customer: presentCustomer(checkout),
      trackingParams: { ...checkout.trackingParams },
    },
  };
}

/** Maps the offer of the checkout (CDATA-060 to CDATA-066). */
function presentOffer({ offerKey, baseTotal, party, trip, extras }: Checkout): Cart['product']['offer'] {
  const id = encodeOfferId(offerKey);
  return {
    id,
    price: { perPersonAmount: perPerson(baseTotal, party) },
    lengthOfStay: trip.nights,
    departureFlight: presentOfferFlight(trip.outbound, offerKey.outbound),
    returnFlight: presentOfferFlight(trip.inbound, offerKey.inbound),
    rooms: trip.rooms.map(({ planId, name, board }) => ({ code: String(planId), name, views: [], board })),
    extras: extras.map(({ kind }) => ({ type: extraTypes[kind], included: false })),
    transactionKey: id,
  };
}

function presentOfferFlight(
  flight: BookedFlight | null,
  key: FlightRef | null,
): Cart['product']['offer']['departureFlight'] {
  if (flight === null || key === null) return null;
  return {
    departureDateTime: flight.departure,
    departureAirport: { code: key.from },
    baggageInfo: flight.baggage,
  };
}

function presentPackage(
  checkout: Checkout,
  price: PackagePrice,
  remainingPoints: number | null,
): Cart['checkout']['package'] {
  const { miles } = checkout;
  return {
    serviceContainers: [
      ...listFlights(checkout),
      presentStay(checkout),
      ...checkout.extras.map(presentExtra),
    ],
    basePrice: { amount: checkout.baseTotal },
    payments:
      miles === null || price.miles === 0
        ? []
        : [
            {
              bonusProgramName: miles.programme,
              originalAmount: miles.points,
              value: { amount: price.miles },
            },
          ],
    passengerInfo: { passengers: presentPassengers(checkout) },
    ...presentPriceByKind(checkout),
    customer: presentPackageCustomer(checkout),
    coupon: price.coupon === 0 ? null : { price: { amount: price.coupon } },
    market: checkout.insuranceMarket,
    milesAndMoreData: remainingPoints === null ? null : { remainingtotalpoints: remainingPoints },
    milesAmount: miles === null ? null : { amount: miles.points },
  };
}

/** Null for amounts that do not belong to this price: an order has the price that it was placed at. */
function presentPriceByKind({
  priceByKind,
  baseTotal,
}: Checkout): Pick<Cart['checkout']['package'], 'offerAdult' | 'offerChild' | 'offerInfant'> {
  const { adult, child, infant } = priceByKind ?? unknownByKind;
  const isOfPrice = (adult ?? 0) + (child ?? 0) + (infant ?? 0) === baseTotal;
  return isOfPrice
    ? { offerAdult: adult, offerChild: child, offerInfant: infant }
    : { offerAdult: null, offerChild: null, offerInfant: null };
}

const unknownByKind = { adult: null, child: null, infant: null };

function listFlights({ trip }: Checkout): ServiceContainer[] {
  return (['outbound', 'inbound'] as const).flatMap((key) => {
    const flight = trip[key];
    if (flight === null) return [];
    return [
      {
        service: { key, code: flight.flightNumber, kind: 'flight' },
        additionalServiceKind: null,
        price: null,
        firstDay: flight.departure.slice(0, 10),
        lastDay: flight.arrival.slice(0, 10),
      },
    ];
  });
}

function presentStay({ trip }: Checkout): ServiceContainer {
  return {
    service: { key: 'hotel', code: String(trip.hotel.id), kind: listBoards(trip).join(', ') },
    additionalServiceKind: null,
    price: null,
    firstDay: trip.checkIn,
    lastDay: trip.checkOut,
  };
}

/** Service key of each kind of extra; extras of a flight leg have the key of their leg instead (CDATA-020, CDATA-024). */
const serviceKeys = {
  transfer: 'transfer',
  rental_car: 'rentalCar',
  insurance: 'insurance',
  luggage: 'outbound',
  seat: 'outbound',
  priority_boarding: 'outbound',
  fast_track: 'outbound',
} as const satisfies Record<ChosenExtra['kind'], ServiceContainer['service']['key']>;

const additionalServiceKinds: Readonly<
  Partial<Record<ChosenExtra['kind'], NonNullable<ServiceContainer['additionalServiceKind']>>>
> = {
  luggage: 'PassengerFlightLuggage',
  priority_boarding: 'PassengerFlightPriorityBoarding',
  seat: 'PassengerFlightLegSeat',
};

function presentExtra({ id, kind, variant, leg, amount }: ChosenExtra): ServiceContainer {
  return {
    service: { key: leg ?? serviceKeys[kind], code: id, kind: `${kind} ${variant}`.trim() },
    additionalServiceKind: additionalServiceKinds[kind] ?? null,
    price: { amount },
    firstDay: null,
    lastDay: null,
  };
}

const types = { adult: 'ADULT', child: 'CHILD', infant: 'INFANT' } as const;

/** Maps the travellers; until the travellers' page is completed, only their types are known. */
function presentPassengers(checkout: Checkout): Cart['checkout']['package']['passengerInfo']['passengers'] {
  return listTravellerKinds(checkout.party, firstDayOf(checkout.trip)).map((kind, at) => {
    const known = checkout.travellers?.[at];
    return {
      type: types[kind],
      gender: known === undefined ? null : genderOf(known.gender),
      title: known?.title ?? '',
      firstName: known?.firstName ?? '',
      lastName: known?.lastName ?? '',
      dateOfBirth: known?.birthDate ?? null,
      nationality: known?.nationality ?? null,
      frequentFlyerNumber: {
        number: known?.frequentFlyer.number ?? '',
        type: known?.frequentFlyer.program ?? 'NONE',
      },
    };
  });
}

/** Maps the billed person: from the billing address; until there is one, the lead traveller if marked as billed. */
function presentPackageCustomer({ billing, travellers, contact, firstPersonBilled }: Checkout) {
  const [lead] = travellers ?? [];
  const person = billing ?? (firstPersonBilled ? lead : undefined);
  if (person === undefined || contact === null) return null;
  return {
    type: genderOf(person.gender),
    title: person.title,
    firstName: person.firstName,
    lastName: person.lastName,
    address: {
      street: billing?.street ?? '',
      city: billing?.city ?? '',
      postalCode: billing?.zip ?? '',
      countryCode: billing?.country ?? contact.country ?? '',
      addition: '',
    },
    contact: { email: contact.email, telephone1: contact.phone },
    frequentFlyerNumber: lead?.frequentFlyer.number ?? '',
  };
}

function presentCustomer({ billing, contact }: Checkout): Cart['checkout']['customer'] {
  if (contact === null) return null;
  return {
    addressData: [
      {
        country: billing?.country ?? contact.country ?? '',
        city: billing?.city ?? '',
        zipCode: billing?.zip ?? '',
        street: billing?.street ?? '',
        contact: { eMail: contact.email, telephones: [{ number: contact.phone }] },
      },
    ],
  };
}

function presentInfoForm({ contact, comments, firstPersonBilled }: Checkout): Cart['checkout']['infoForm'] {
  return {
    confirmEmail: contact?.email ?? '',
    firstPersonBilled,
    newsletterSubscription: contact?.newsletter ?? false,
    auth0Token: null,
    comments,
  };
}
