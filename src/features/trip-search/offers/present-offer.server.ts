import { z } from 'zod';
import { CURRENCY_CODES } from '../../../domain/money/currency.ts';
import { boards } from '../../../domain/search/board.ts';
import type { FlightDetails, FlightTimes, PricedOffer } from '../../../domain/search/offer-query.ts';
import type { FlightRef } from '../../../domain/search/supply-facts.ts';
import { formatDay } from '../../../domain/time/calendar-day.ts';
import { countTravellers, type Party } from '../../../domain/travellers/party.ts';
import type { SearchVisit } from '../search-visit.server.ts';
import { encodeOfferId } from './offer-id.server.ts';
import {
  flightSchema,
  flightTimesSchema,
  presentFlight,
  presentFlightTimes,
} from './present-flight.server.ts';

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

export const priceSchema = z
  .object({
    perPersonAmount: z
      .int()
      .describe('Minor units of one person: the total divided by everyone who travels, rounded up'),
    totalAmount: z.int().describe('Minor units of the whole party: what is charged'),
    currency: z.enum(CURRENCY_CODES),
    knownAt: z.iso.datetime().describe('When the price was true'),
    source: z.enum(['index', 'supplier']).describe('Who knew it'),
  })
  .describe('A price and where it is known from');

const airportSchema = z.object({ code: z.string(), name: z.string() });

/** An offer as lists show it (SDATA-026). */
export const offerSchema = z.object({
  id: z.string().describe('Names the offer in other calls; says nothing about the party'),
  hotelId: z.int(),
  lengthOfStay: z.int().describe('Nights'),
  checkIn: z.iso.date(),
  checkOut: z.iso.date(),
  isOnRequest: z.boolean().describe('The hotel has to agree first'),
  board: z.enum(boards),
  freeCancellationUntil: z.iso
    .date()
    .nullable()
    .describe('Last day on which it can be cancelled free of charge; null where that is past or never was'),
  price: priceSchema,
  departureAirport: airportSchema.nullable().describe('Null without flights'),
  arrivalAirport: airportSchema.nullable(),
  departureFlight: flightTimesSchema.nullable(),
  returnFlight: flightTimesSchema.nullable(),
});
export type OfferItem = z.infer<typeof offerSchema>;

/** An offer with all that is known of its flights. */
export const detailedOfferSchema = offerSchema.extend({
  roomId: z.int(),
  departureFlight: flightSchema.nullable(),
  returnFlight: flightSchema.nullable(),
});
export type DetailedOffer = z.infer<typeof detailedOfferSchema>;

/** Minor units for each of the party, rounded up so that the shares never add up to less than the total. */
export function perPerson(total: number, party: Party): number {
  return Math.ceil(total / countTravellers(party));
}

export function presentPrice(
  visit: Pick<SearchVisit, 'currency'>,
  total: number,
  party: Party,
  known: Provenance,
): z.infer<typeof priceSchema> {
  return {
    perPersonAmount: perPerson(total, party),
    totalAmount: total,
    currency: visit.currency,
    ...known,
  };
}

export function presentOffer(
  visit: SearchVisit,
  offer: PricedOffer,
  party: Party,
  known: Provenance,
): OfferItem {
  const { hotelId, nights, checkIn, outbound, inbound } = offer.key;
  const nameAirport = (code: string) => ({
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
    freeCancellationUntil: writeFreeUntil(visit, offer),
    price: presentPrice(visit, offer.total, party, known),
    departureAirport: outbound === null ? null : nameAirport(outbound.from),
    arrivalAirport: outbound === null ? null : nameAirport(outbound.to),
    departureFlight: presentTimes(outbound, offer.outboundTimes),
    returnFlight: presentTimes(inbound, offer.inboundTimes),
  };
}

/** The last day of free cancellation, `YYYY-MM-DD`, where it is not over yet; null otherwise. */
export function writeFreeUntil(
  { today }: Pick<SearchVisit, 'today'>,
  { key, terms }: PricedOffer,
): string | null {
  if (terms.freeCancellationDays === null) return null;
  const last = key.checkIn - terms.freeCancellationDays;
  return last < today ? null : formatDay(last);
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
  return {
    ...presentOffer(visit, offer, party, known),
    roomId: offer.terms.roomId,
    departureFlight: outbound === null ? null : presentFlight(visit, { ...outbound, ...offer.outboundTimes }),
    returnFlight: inbound === null ? null : presentFlight(visit, { ...inbound, ...offer.inboundTimes }),
  };
}
