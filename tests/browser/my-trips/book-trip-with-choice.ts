import type { Page } from '@playwright/test';
import { slotOf } from '../../../src/demo/supplier/store/pack-nights.server.ts';
import { decodeOfferId } from '../../../src/trip-search/offers/offer-id.server.ts';
import type { TripSearch } from '../support/checkout-calls.ts';
import { askShopDatabase } from '../support/read-mail.ts';
import { shopPort } from '../support/shop.ts';
import { bookIfChangeable } from './book-if-changeable.ts';

/** What of a trip can be another one while its days stay. */
export type TripChoice = 'room' | 'flight';

interface FoundOffer {
  readonly id: string;
  readonly hotelId: number;
  readonly lengthOfStay: number;
  readonly price: { readonly totalAmount: number };
  readonly departureAirport: { readonly code: string };
  readonly arrivalAirport: { readonly code: string };
  readonly departureFlight: { readonly departureDate: string };
  readonly returnFlight: { readonly departureDate: string };
}
interface FoundRooms {
  readonly rooms: readonly {
    readonly room: { readonly id: number };
    readonly boards: readonly { readonly offer: FoundOffer }[];
  }[];
}
interface FoundFlights {
  readonly outbounds: readonly FoundOffer[];
  readonly inbounds: readonly FoundOffer[];
}

/** Airports with the most flights a day, first. */
const airports = ['FRA', 'HAM', 'BER', 'MUC', 'VIE', 'DUS', 'ZRH', 'CGN', 'STR'];

/**
 * Books a trip whose hotel has another room on its days, or whose route another flight, at another price; returns the id of its checkout.
 * Most trips have one flight a day and many hotels one room, so it asks the shop which.
 */
export async function bookTripWithChoice(page: Page, choice: TripChoice): Promise<string> {
  for (const airport of airports)
    for (const duration of ['7', '8', '10', '14'])
      for (const { offer } of (await list(page, { airports: airport, duration, cancel: 'free' })).results) {
        const search = onDaysOf(offer);
        const hasOther = async () =>
          (await (choice === 'room' ? listRooms : listFlights)(page, offer, search)).some((other) =>
            isPricedOtherwise(other, offer),
          );
        // A room whose last one is booked is no longer sold, and its trip can only be flown otherwise while it is.
        if (!(await hasOther()) || (await countRooms(offer.id)) < 2) continue;
        const id = await bookIfChangeable(page, { ...search, destinations: String(offer.hotelId) });
        // Its own booking may have taken the last seats, and the page then shows no room as the booked one.
        if (id !== null && (await hasOther())) return id;
      }
  throw new Error(`No trip is sold with another ${choice}`);
}

/** A trip at the hotel of an offer, with its airports, on its days. */
function onDaysOf(offer: FoundOffer): TripSearch {
  return {
    airports: offer.departureAirport.code,
    arrival: offer.arrivalAirport.code,
    departureDate: offer.departureFlight.departureDate,
    returnDate: offer.returnFlight.departureDate,
    exact: '1',
    duration: String(offer.lengthOfStay),
  };
}

/** Options show differences in whole units. */
const isPricedOtherwise = (one: FoundOffer, other: FoundOffer) =>
  Math.abs(one.price.totalAmount - other.price.totalAmount) >= 100;

/** Rooms of an offer's kind on each of its nights, at least. */
async function countRooms(offer: string): Promise<number> {
  const key = decodeOfferId(offer);
  if (key === null) throw new Error('The shop knows its offers');
  const [row] = await askShopDatabase<{ free: Buffer }>(
    'select free from supplier.plan join supplier.room using (hotel_id, room_id) where plan.id = $1',
    [key.planId],
  );
  const nights = Array.from({ length: key.nights }, (_, night) => key.checkIn + night);
  return Math.min(...nights.map((day) => row?.free.readUInt8(slotOf(day)) ?? 0));
}

async function ask<Answer>(page: Page, call: string, query: TripSearch): Promise<Answer> {
  const address = `http://localhost:${shopPort()}/de-de/ajax/${call}?${new URLSearchParams(query)}`;
  return (await page.request.get(address)).json();
}

const list = (page: Page, search: TripSearch) =>
  ask<{ readonly results: readonly { readonly offer: FoundOffer }[] }>(page, 'mixed-resultlist', search);

/** Offers in other rooms; none where that of the offer itself is not sold. */
async function listRooms(page: Page, { hotelId, id }: FoundOffer, search: TripSearch) {
  const { rooms } = await ask<FoundRooms>(page, 'room-board-type-matrix', {
    ...search,
    hotelId: String(hotelId),
  });
  const isOwn = ({ boards }: FoundRooms['rooms'][number]) => boards.some(({ offer }) => offer.id === id);
  if (!rooms.some(isOwn)) return [];
  return rooms.filter((room) => !isOwn(room)).flatMap(({ boards }) => boards.map(({ offer }) => offer));
}

/** Offers with other flights; none where that of the offer itself is not sold. */
async function listFlights(page: Page, { id }: FoundOffer, search: TripSearch) {
  const { outbounds, inbounds } = await ask<FoundFlights>(page, 'flight-alternatives', {
    ...search,
    offer: id,
  });
  const all = [...outbounds, ...inbounds];
  return all.some((offer) => offer.id === id) ? all.filter((offer) => offer.id !== id) : [];
}
