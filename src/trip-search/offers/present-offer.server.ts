import { isDeepStrictEqual } from 'node:util';
import type { z } from 'zod';
import {
  calculateCancellationFee,
  findCancellationStep,
  lastFreeDay,
} from '../../domain/booking/cancellation-steps.ts';
import { stayOfOffer } from '../../domain/booking/departure-of-offer.ts';
import { calculateMemberDiscount } from '../../domain/money/calculate-member-discount.ts';
import type { FlightDetails, FlightTimes, PricedOffer, PricedRoom } from '../../domain/search/offer-query.ts';
import type { FlightRef } from '../../domain/search/supply-facts.ts';
import { type Day, formatDay } from '../../domain/time/calendar-day.ts';
import { countTravellers, type Party } from '../../domain/travellers/party.ts';

import { estimateDoorToDoor } from '../catalogue/estimate-door-to-door.ts';
import { findTransfer } from '../catalogue/find-transfer.ts';
import type { SearchVisit } from '../visit/search-visit.server.ts';
import { encodeOfferId } from './offer-id.server.ts';
import type { DetailedOffer, OfferItem, priceSchema } from './offer-schema.ts';
import { countMinutes, presentFlight, presentFlightTimes } from './present-flight.server.ts';

/** Where a price is known from: our own index of all offers, or the supplier asked at that moment. */
export interface Provenance {
  readonly source: 'index' | 'supplier';
  /** When the price was true, ISO 8601. */
  readonly knownAt: string;
}

/** What the index found, it knew from the last batch it had taken. */
export function byIndex({ knownAt }: { readonly knownAt: number }): Provenance {
  return { source: 'index', knownAt: new Date(knownAt).toISOString() };
}

/**
 * Minor units for each of the party, rounded up so that the shares never add up to less than the total. The index
 * calculates the total exactly, so no page multiplies the price per person to show one (PRICE-006).
 */
export function perPerson(total: number, party: Party): number {
  return Math.ceil(total / countTravellers(party));
}

/**
 * What the visitor pays for an offer, minor units of the whole party: a signed-in member less than everybody else (DISC-005). Every
 * price that is shown or compared with a shown one is this, never the total of the offer itself.
 */
export function payableTotal(
  { memberPercent = 0 }: Pick<SearchVisit, 'memberPercent'>,
  { total, ...offer }: Pick<PricedOffer, 'total' | 'terms' | 'rooms'>,
): number {
  return total - calculateMemberDiscount(total, memberPercent, findFloor(offer));
}

/** Rooms that are booked together are cancelled together: under one tariff. */
function hasOneTariff([first, ...others]: readonly PricedRoom[]): boolean {
  return others.every(({ terms }) => isDeepStrictEqual(terms.tariff, first?.terms.tariff));
}

/** The lowest price after discounts: of several rooms the highest of their tariffs'. */
function findFloor({ terms, rooms }: Pick<PricedOffer, 'terms' | 'rooms'>): number | null {
  const floors = (rooms ?? [{ terms }]).flatMap((room) => room.terms.tariff.floorPrice ?? []);
  return floors.length === 0 ? null : Math.max(...floors);
}

/** What the visitor pays for each of the party. */
export function payablePerPerson(
  visit: Pick<SearchVisit, 'memberPercent'>,
  offer: Pick<PricedOffer, 'total' | 'terms' | 'rooms'>,
  party: Party,
): number {
  return perPerson(payableTotal(visit, offer), party);
}

export function presentPrice(
  visit: Pick<SearchVisit, 'currency' | 'memberPercent'>,
  offer: Pick<PricedOffer, 'total' | 'terms' | 'rooms'>,
  party: Party,
  known: Provenance,
): z.infer<typeof priceSchema> {
  const total = payableTotal(visit, offer);
  return {
    perPersonAmount: perPerson(total, party),
    totalAmount: total,
    currency: visit.currency,
    ...known,
    ...presentPublicPrice(visit, offer, party),
  };
}

/** What everybody else pays, where that is more. */
export function presentPublicPrice(
  visit: Pick<SearchVisit, 'memberPercent'>,
  offer: Pick<PricedOffer, 'total' | 'terms' | 'rooms'>,
  party: Party,
): Pick<z.infer<typeof priceSchema>, 'publicPrice'> {
  const { total } = offer;
  if (payableTotal(visit, offer) === total) return {};
  return { publicPrice: { perPersonAmount: perPerson(total, party), totalAmount: total } };
}

export function presentOffer(
  visit: SearchVisit,
  offer: PricedOffer,
  party: Party,
  known: Provenance,
): OfferItem {
  const { hotelId, nights, checkIn, outbound, inbound } = offer.key;
  const toAirport = (code: string) => ({
    code,
    name: visit.catalogue.airports.get(code)?.name[visit.language] ?? code,
  });
  return {
    id: encodeOfferId(offer.key),
    hotelId,
    lengthOfStay: nights,
    checkIn: formatDay(checkIn),
    checkOut: formatDay(checkIn + nights),
    isOnRequest: offer.isOnRequest,
    board: offer.terms.board,
    ...(hasTransfer(offer) && { includesTransfer: true as const }),
    ...(offer.rooms && {
      rooms: offer.rooms.map(({ terms: { roomId, board } }) => ({ roomId, board })),
      ...(!hasOneTariff(offer.rooms) && { isByPhone: true as const }),
    }),
    freeCancellationUntil: formatDayOrNull(findLastFreeDay(offer)),
    cancellation: presentCancellation(visit, offer, payableTotal(visit, offer)),
    price: presentPrice(visit, offer, party, known),
    departureAirport: outbound === null ? null : toAirport(outbound.from),
    arrivalAirport: outbound === null ? null : toAirport(outbound.to),
    departureFlight: presentTimes(outbound, offer.outboundTimes),
    returnFlight: presentTimes(inbound, offer.inboundTimes),
  };
}

/** Whether the transfer is part of the price: only those who fly are fetched. */
export function hasTransfer({ key, terms }: Pick<PricedOffer, 'key' | 'terms'>): boolean {
  return key.outbound !== null && terms.includesTransfer === true;
}

/** The last day on which all of an offer can be cancelled free of charge. */
function findLastFreeDay({ key, terms, rooms }: Pick<PricedOffer, 'key' | 'terms' | 'rooms'>): Day | null {
  const days = (rooms ?? [{ terms }]).map((room) => lastFreeDay(room.terms.tariff, key));
  return days.reduce((first, day) => (first === null || day === null ? null : Math.min(first, day)));
}

/**
 * What cancelling would cost if the offer were booked today. Rooms of one trip are cancelled together, by the terms of the one that asks most.
 * @param total of the stay together with its flights, minor units
 */
export function presentCancellation(
  { today }: Pick<SearchVisit, 'today'>,
  { key, terms, rooms }: Pick<PricedOffer, 'key' | 'terms' | 'rooms'>,
  total: number,
): OfferItem['cancellation'] {
  const steps = (rooms ?? [{ terms }]).map((room) => {
    const { until, fee } = findCancellationStep(room.terms.tariff, stayOfOffer({ key }), today);
    return { until, fee: calculateCancellationFee(fee, { total, premiums: 0, nights: key.nights }) };
  });
  const { until, fee } = steps.reduce((most, step) => {
    const endsFirst = (step.until ?? Number.POSITIVE_INFINITY) < (most.until ?? Number.POSITIVE_INFINITY);
    return step.fee > most.fee || (step.fee === most.fee && endsFirst) ? step : most;
  });
  return { until: formatDayOrNull(until), fee };
}

function formatDayOrNull(day: Day | null): string | null {
  return day === null ? null : formatDay(day);
}

function presentTimes(flight: FlightRef | null, times: FlightTimes | null): OfferItem['departureFlight'] {
  return flight === null || times === null ? null : presentFlightTimes({ ...flight, ...times });
}

/** An offer together with the flights it names. */
export interface OfferWithFlights {
  readonly offer: PricedOffer;
  readonly outbound: FlightDetails | null;
  readonly inbound: FlightDetails | null;
}

/** Where the flights were known at another moment than the offer, they fly when the offer says. */
export function presentDetailedOffer(
  visit: SearchVisit,
  { offer, outbound, inbound }: OfferWithFlights,
  party: Party,
  known: Provenance,
): DetailedOffer {
  const { key } = offer;
  const transfer =
    key.outbound === null ? undefined : findTransfer(visit.catalogue, key.outbound.to, key.hotelId);
  const doorToDoorMinutes = estimateDoorToDoor(outbound && countMinutes(visit, outbound), transfer);
  return {
    ...presentOffer(visit, offer, party, known),
    roomId: offer.terms.roomId,
    ...(transfer !== undefined && { transfer }),
    ...(doorToDoorMinutes !== undefined && { doorToDoorMinutes }),
    ...(offer.localCharges !== undefined && { localCharges: offer.localCharges }),
    departureFlight: outbound === null ? null : presentFlight(visit, { ...outbound, ...offer.outboundTimes }),
    returnFlight: inbound === null ? null : presentFlight(visit, { ...inbound, ...offer.inboundTimes }),
  };
}
