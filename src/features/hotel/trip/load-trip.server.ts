import { departureOfOffer } from '../../../domain/booking/departure-of-offer.ts';
import type { HotelProfile } from '../../../domain/search/catalogue.ts';
import { calculateLocalCharges } from '../../../domain/search/local-charge.ts';
import type { OfferKey } from '../../../domain/search/offer-query.ts';
import { formatDay, requireDay } from '../../../domain/time/calendar-day.ts';
import { countOnDeparture, type Party } from '../../../domain/travellers/party.ts';
import { loadTexts } from '../../../texts/load-texts.ts';
import { findPriceChange } from '../../../trip-search/offers/find-price-change.server.ts';
import { comparePrice, queryOffer } from '../../../trip-search/offers/load-shown-offer.server.ts';
import type { DetailedOffer } from '../../../trip-search/offers/offer-schema.ts';
import { payableTotal, presentDetailedOffer } from '../../../trip-search/offers/present-offer.server.ts';
import { priceChildren } from '../../../trip-search/offers/price-children.ts';
import { formatOutgrownNote } from '../../../trip-search/visit/format-search-notes.server.ts';
import type { PageSearch } from '../../../trip-search/visit/read-page-search.server.ts';
import type { SearchVisit } from '../../../trip-search/visit/search-visit.server.ts';
import type { TripData } from './choice/trip-data.ts';
import { type ChosenTrip, chooseTripOffer } from './choose-trip-offer.server.ts';
import { loadDates } from './load-dates.server.ts';
import { loadFormerTrip } from './load-former-trip.server.ts';
import { pathOf } from './model/cascade-path.ts';
import { loadPricePast } from './past/load-price-past.server.ts';
import { describeRoom } from './rooms/describe-room.ts';
import { listPartyRooms } from './rooms/list-party-rooms.server.ts';
import { listStayRooms } from './rooms/list-stay-rooms.server.ts';

/** The trip that a hotel's page shows, and what else can be chosen for it. */
export async function loadTrip(
  visit: SearchVisit,
  hotelId: number,
  search: PageSearch,
  query: URLSearchParams,
): Promise<TripData> {
  const { party } = search.search;
  const [chosen, profile] = await Promise.all([
    chooseTripOffer(visit, hotelId, search, query.get('offer')),
    visit.hotels.findProfile(hotelId),
  ]);
  const { found } = chosen;
  const offer =
    found === null || profile === null
      ? null
      : {
          ...presentDetailedOffer(visit, found.offer, party, found.known),
          ...listCharges(found.offer.offer.key, party, profile),
        };
  const departure = offer === null ? search.request.departure.from : requireDay(pathOf(offer).dates);
  const { adults, children } = countOnDeparture(party, departure);
  const [shown, dates, former, texts] = await Promise.all([
    describeChosen(visit, chosen, search, profile),
    loadDates(visit, hotelId, search, query, offer),
    profile === null ? null : loadFormerTrip(visit, profile, hotelId, search, query),
    loadTexts(visit.language),
  ]);
  return {
    hotelId,
    today: formatDay(visit.today),
    shownAt: visit.now.toISOString(),
    choice: chosen.choice,
    missed: chosen.missed,
    offer,
    priceChange: findPriceChange(visit, query, party, offer?.price.totalAmount ?? null),
    former,
    ...shown,
    travellers: { adults, children },
    travellersNote: formatOutgrownNote(party, departure, texts),
    opensFlightChanger: query.get('flightChanger') === 'open',
    isAirlineExclusive: query.get('airline_exclusive') === '1',
    dates,
  };
}

/** What the hotel collects of the party, as far as its rules are known; the supplier says so again before a checkout begins. */
function listCharges(
  { checkIn, nights }: OfferKey,
  party: Party,
  { localCharges: rules = [] }: HotelProfile,
): Pick<DetailedOffer, 'localCharges'> {
  const localCharges = calculateLocalCharges(rules, { party, checkIn, nights });
  return localCharges.length === 0 ? {} : { localCharges };
}

type Shown = Pick<TripData, 'comparisonTotal' | 'past' | 'childPrices' | 'stay' | 'rooms' | 'partyRooms'>;

async function describeChosen(
  visit: SearchVisit,
  { found }: ChosenTrip,
  { search }: PageSearch,
  profile: HotelProfile | null,
): Promise<Shown> {
  if (found === null || profile === null)
    return { comparisonTotal: null, past: null, childPrices: null, stay: null, rooms: [] };
  const { party, filters } = search;
  const wantsAccessible = filters.attributes.includes('wheelchair_accessible');
  const priced = found.offer.offer;
  if (priced.rooms !== undefined) {
    const partyRooms = await listPartyRooms(visit, priced, party, profile, wantsAccessible);
    const stay = partyRooms[0]?.stay ?? null;
    return { comparisonTotal: null, past: null, childPrices: null, stay, rooms: [], partyRooms };
  }
  const [rooms, comparison, past, childPrices] = await Promise.all([
    listStayRooms(visit, priced, party, profile, wantsAccessible),
    comparePrice(visit, priced, party),
    loadPricePast(visit, { offer: priced, party }),
    priceChildren(party, departureOfOffer(priced), async (some) => {
      if (some.childrenBorn.length === party.childrenBorn.length) return payableTotal(visit, priced);
      const { answer } = await queryOffer(visit, priced.key, some);
      return answer && payableTotal(visit, answer.offer);
    }),
  ]);
  return {
    comparisonTotal: comparison?.totalAmount ?? null,
    past,
    childPrices,
    stay: describeRoom(visit, profile, priced.terms.roomId),
    rooms,
  };
}
