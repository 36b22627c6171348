import type { z } from 'zod';
import type { OfferKey, PricedOffer } from '../../domain/search/offer-query.ts';
import { type Day, formatDay } from '../../domain/time/calendar-day.ts';
import type { Party } from '../../domain/travellers/party.ts';
import type { Found, OfferAnswer } from '../../ports/offers/offers-port.ts';
import { answered, invalid, type Outcome } from '../../site/outcome.ts';
import { earliestDay, latestDay } from '../address/travel-days.ts';
import type { SearchParams } from '../address/trip-search.ts';
import { comparePrices } from '../visit/compare-prices.server.ts';
import { readHotelRequest, readRequest } from '../visit/read-request.server.ts';
import type { SearchVisit } from '../visit/search-visit.server.ts';
import { atAnyTime } from './list-options.server.ts';
import { decodeOfferId } from './offer-id.server.ts';
import type { amountSchema } from './offer-schema.ts';
import { byIndex, payableTotal, perPerson, presentDetailedOffer } from './present-offer.server.ts';
import type { shownOfferSchema } from './shown-offer-schema.ts';

type ShownOffer = z.infer<typeof shownOfferSchema>;

/** The requested offer: one by its id, or the cheapest of a hotel. */
export interface OfferChoice {
  readonly hotelId: number | undefined;
  readonly offer: string | undefined;
}

/** Loads one offer with all details (SAPI-015, OFFER-001). */
export async function loadShownOffer(
  visit: SearchVisit,
  params: SearchParams,
  choice: OfferChoice,
): Promise<Outcome<ShownOffer>> {
  const chosen = await findChosenOffer(visit, params, choice);
  if (!chosen.ok) return chosen;
  const { key, party } = chosen.value;
  if (key === null) return answered({ offer: null, reason: 'no-match', comparisonPrice: null });
  const found = await queryOffer(visit, key, party);
  if (found.answer === null) return answered({ offer: null, reason: 'not-for-sale', comparisonPrice: null });
  return answered({
    offer: presentDetailedOffer(visit, found.answer, party, byIndex(found)),
    reason: null,
    comparisonPrice: await comparePrice(visit, found.answer.offer, party),
  });
}

async function findChosenOffer(
  visit: SearchVisit,
  params: SearchParams,
  { hotelId, offer }: OfferChoice,
): Promise<Outcome<{ readonly key: OfferKey | null; readonly party: Party }>> {
  if (offer !== undefined) {
    const chosen = readOfferChoice(visit, params, offer);
    const isOther = chosen.ok && hotelId !== undefined && chosen.value.key.hotelId !== hotelId;
    return isOther ? invalid({ offer: 'is an offer of another hotel' }) : chosen;
  }
  if (hotelId === undefined) return invalid({ hotelId: 'must name a hotel, or "offer" an offer' });
  const read = readHotelRequest(visit, hotelId, params);
  if (!read.ok) return read;
  const { request, search } = read.value;
  const { answer } = await visit.queryOffers({
    name: 'hotels',
    request,
    sort: 'price',
    page: 1,
    pageSize: 1,
    withFacets: false,
  });
  return answered({ key: answer.hotels[0]?.key ?? null, party: search.party });
}

/** Reads an offer's id and the party that asks for it. */
export function readOfferChoice(
  visit: SearchVisit,
  params: SearchParams,
  offer: string,
): Outcome<{ readonly key: OfferKey; readonly party: Party }> {
  const key = decodeOfferId(offer);
  if (key === null) return invalid({ offer: 'is not the id of an offer' });
  const read = readRequest(visit, onDaysOf(key, params, visit.today));
  return read.ok ? answered({ key, party: read.value.search.party }) : read;
}

/**
 * Returns the search with the travel days of an offer: ages count on these days (TRAV-018), regardless of the days in
 * the search.
 */
export function onDaysOf({ checkIn, outbound }: OfferKey, params: SearchParams, today: Day): SearchParams {
  const day = outbound?.day ?? checkIn;
  const isAhead = day >= earliestDay(today) && day < latestDay(today);
  return { ...atAnyTime(params), duration: undefined, departureDate: isAhead ? formatDay(day) : undefined };
}

/** An offer as the index knows it. */
export function queryOffer(
  visit: SearchVisit,
  key: OfferKey,
  party: Party,
): Promise<Found<OfferAnswer<'offer'>>> {
  return visit.queryOffers({ name: 'offer', key, party, bookingDay: visit.today });
}

/** Finds the former price that an offer may be compared with: a member's with what the member would have paid. */
export async function comparePrice(
  visit: SearchVisit,
  offer: PricedOffer,
  party: Party,
): Promise<z.infer<typeof amountSchema> | null> {
  const [total = null] = await comparePrices(visit, [{ offer, party }]);
  return total === null ? null : presentAmount(visit, payableTotal(visit, { ...offer, total }), party);
}

export function presentAmount(
  { currency }: Pick<SearchVisit, 'currency'>,
  total: number,
  party: Party,
): z.infer<typeof amountSchema> {
  return { perPersonAmount: perPerson(total, party), totalAmount: total, currency };
}
