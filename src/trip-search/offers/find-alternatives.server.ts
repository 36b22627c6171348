import type { z } from 'zod';
import { stayLengths } from '../../defaults.ts';
import { departureOfOffer } from '../../domain/booking/departure-of-offer.ts';
import type { OfferKey, PricedOffer } from '../../domain/search/offer-query.ts';
import type { Party } from '../../domain/travellers/party.ts';
import { earliestDay, latestDay } from '../address/travel-days.ts';
import type { SearchVisit } from '../visit/search-visit.server.ts';
import { encodeOfferId } from './offer-id.server.ts';
import { byIndex, presentOffer } from './present-offer.server.ts';
import type { alternativeSchema } from './price-check-schema.ts';
import { requestSameTrip } from './request-same-trip.ts';

type Alternative = z.infer<typeof alternativeSchema>;

/**
 * What comes nearest to an offer that is not sold any more, at the same hotel: the cheapest with other flights, the
 * cheapest other room or board, and the nearest days before and after. From the index: each is verified once chosen.
 */
export async function findAlternatives(
  visit: SearchVisit,
  key: OfferKey,
  party: Party,
): Promise<readonly Alternative[]> {
  const found = await Promise.all([
    findOtherFlights(visit, key, party),
    findOtherRoom(visit, key, party),
    findOtherDays(visit, key, party),
  ]);
  const seen = new Set([encodeOfferId(key)]);
  return found.flat().filter(({ offer }) => !seen.has(offer.id) && seen.add(offer.id));
}

async function findOtherFlights(
  visit: SearchVisit,
  key: OfferKey,
  party: Party,
): Promise<readonly Alternative[]> {
  const { outbound, inbound, hotelId, planId, otherPlanIds, checkIn, nights } = key;
  if (outbound === null || inbound === null) return [];
  const first = Math.max(earliestDay(visit.today), checkIn - 1);
  const request = { ...requestSameTrip(key, party, visit), departure: { from: first, to: checkIn } };
  const stay = { hotelId, planId, ...(otherPlanIds && { otherPlanIds }), checkIn, nights };
  const found = await visit.queryOffers({ name: 'flights', request, stay, outbound });
  const others = [...found.answer.outbounds, ...found.answer.inbounds].filter(
    (offered) => offered.outbound.id !== outbound.id || offered.inbound.id !== inbound.id,
  );
  const [cheapest] = others.map(({ offer }) => offer).sort((one, other) => one.total - other.total);
  return cheapest === undefined
    ? []
    : [
        {
          kind: 'flights',
          offer: presentOffer(visit, cheapest, party, byIndex(found)),
          room: null,
          board: null,
        },
      ];
}

async function findOtherRoom(
  visit: SearchVisit,
  key: OfferKey,
  party: Party,
): Promise<readonly Alternative[]> {
  const { hotelId } = key;
  // Of several rooms each has choices of its own on the hotel's page.
  if (party.rooms !== undefined) return [];
  const [found, profile] = await Promise.all([
    visit.queryOffers({ name: 'rooms', request: requestSameTrip(key, party, visit), hotelId }),
    visit.hotels.findProfile(hotelId),
  ]);
  const others = found.answer.filter(({ cheapest }) => cheapest.key.planId !== key.planId);
  const [nearest] = others.toSorted((one, other) => one.cheapest.total - other.cheapest.total);
  if (nearest === undefined) return [];
  const room = profile?.rooms.find(({ id }) => id === nearest.roomId)?.name[visit.language] ?? null;
  const offer = presentOffer(visit, nearest.cheapest, party, byIndex(found));
  return [{ kind: 'room', offer, room, board: nearest.board }];
}

/** One before and one after, as near as can be. */
async function findOtherDays(
  visit: SearchVisit,
  key: OfferKey,
  party: Party,
): Promise<readonly Alternative[]> {
  const day = departureOfOffer({ key });
  const departure = {
    from: Math.max(earliestDay(visit.today), day - stayLengths.alternativeDays),
    to: Math.min(latestDay(visit.today), day + stayLengths.alternativeDays),
  };
  const back = { from: departure.from, to: departure.to + key.nights + 1 };
  const request = { ...requestSameTrip(key, party, visit), departure, return: back };
  const found = await visit.queryOffers({ name: 'options', request, by: 'date' });
  const offers = found.answer.map(({ cheapest }) => cheapest);
  const before = offers.findLast((offer) => departureOfOffer(offer) < day);
  const after = offers.find((offer) => departureOfOffer(offer) > day);
  return [before, after]
    .filter((offer): offer is PricedOffer => offer !== undefined)
    .map((offer) => ({
      kind: 'dates',
      offer: presentOffer(visit, offer, party, byIndex(found)),
      room: null,
      board: null,
    }));
}
