import type { HotelProfile } from '../../../domain/search/catalogue.ts';
import { formatDay, requireDay } from '../../../domain/time/calendar-day.ts';
import { countOnDeparture } from '../../../domain/travellers/party.ts';
import { loadTexts } from '../../../texts/load-texts.ts';
import { type DetailedOffer, presentDetailedOffer } from '../../trip-search/offers/present-offer.server.ts';
import { comparePrice } from '../../trip-search/offers/show-offer.server.ts';
import type { PageSearch } from '../../trip-search/read-page-search.server.ts';
import type { SearchVisit } from '../../trip-search/search-visit.server.ts';
import { writeOutgrown } from '../../trip-search/write-search-notes.server.ts';
import { pathOf } from './cascade/cascade-path.ts';
import { type ChosenTrip, chooseTripOffer, type TripChoice } from './choose-trip-offer.server.ts';
import { type DatesData, loadDates } from './dates/load-dates.server.ts';
import { listStayRooms, type StayRoom } from './rooms/list-stay-rooms.server.ts';

/** The room of the offer shown. */
export interface TripStay {
  readonly room: string;
  readonly squareMetres: number;
}

/** What a hotel's page knows of the trip to it. */
export interface TripData {
  readonly hotelId: number;
  /** Where the site sells, `YYYY-MM-DD`. */
  readonly today: string;
  /** The moment of this answer, ISO 8601: what ages of prices are reckoned from until the browser's own clock is asked. */
  readonly shownAt: string;
  /** Null where the hotel sells nothing to the party. */
  readonly offer: DetailedOffer | null;
  readonly choice: TripChoice;
  /** Why the offer named by the address is not the one shown. */
  readonly missed: ChosenTrip['missed'];
  /** Minor units of the whole party at which this offer was really shown in the last 30 days, where it was more (OFFER-037). */
  readonly comparisonTotal: number | null;
  readonly travellers: { readonly adults: number; readonly children: number };
  /** That children have outgrown that by this day of departure (TRAV-036); null where none have. */
  readonly travellersNote: string | null;
  readonly stay: TripStay | null;
  readonly rooms: readonly StayRoom[];
  /** The address asks for the flight changer to be open (`flightChanger=open`). */
  readonly opensFlightChanger: boolean;
  /** The address asks for flights of the offer's airline only (FLIGHT-010). */
  readonly isAirlineExclusive: boolean;
  readonly dates: DatesData;
}

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
    found === null || profile === null ? null : presentDetailedOffer(visit, found.offer, party, found.known);
  const departure = offer === null ? search.request.departure.from : requireDay(pathOf(offer).dates);
  const { adults, children } = countOnDeparture(party, departure);
  const [shown, dates, texts] = await Promise.all([
    describeChosen(visit, chosen, search, profile),
    loadDates(visit, hotelId, search, query, offer),
    loadTexts(visit.language),
  ]);
  return {
    hotelId,
    today: formatDay(visit.today),
    shownAt: visit.now.toISOString(),
    choice: chosen.choice,
    missed: chosen.missed,
    offer,
    ...shown,
    travellers: { adults, children },
    travellersNote: writeOutgrown(party, departure, texts),
    opensFlightChanger: query.get('flightChanger') === 'open',
    isAirlineExclusive: query.get('airline_exclusive') === '1',
    dates,
  };
}

type Shown = Pick<TripData, 'comparisonTotal' | 'stay' | 'rooms'>;

async function describeChosen(
  visit: SearchVisit,
  { found }: ChosenTrip,
  { search }: PageSearch,
  profile: HotelProfile | null,
): Promise<Shown> {
  if (found === null || profile === null) return { comparisonTotal: null, stay: null, rooms: [] };
  const { party } = search;
  const priced = found.offer.offer;
  const [rooms, comparison] = await Promise.all([
    listStayRooms(visit, priced, party, profile),
    comparePrice(visit, priced, party),
  ]);
  return {
    comparisonTotal: comparison?.totalAmount ?? null,
    stay: describeRoom(visit, profile, priced.terms.roomId),
    rooms,
  };
}

/** Null where the hotel's profile does not know the room (yet). */
function describeRoom({ language }: SearchVisit, { rooms }: HotelProfile, roomId: number): TripStay | null {
  const room = rooms.find(({ id }) => id === roomId);
  return room === undefined ? null : { room: room.name[language], squareMetres: room.squareMetres };
}
