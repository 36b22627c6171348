import type { SearchParams } from '../../src/trip-search/address/trip-search.ts';
import { buildPath } from '../../src/url.ts';
import { requireView } from '../factories/require-view.ts';
import type { ShopDocument } from './shop-client.ts';
import { locale, type Trip, TripOver } from './trip.ts';

/** What a traveller has decided for on a hotel's page. */
export interface ChosenOffer {
  readonly offer: string;
  /** Minor units for the party. */
  readonly total: number;
  /** Minor units for one person: the first price that was shown for it. */
  readonly firstShown: number;
  readonly search: SearchParams;
}

/**
 * From the gallery or the list to the page of a hotel.
 * @throws TripOver where nothing is found, or no longer
 */
export async function lookForOffer(trip: Trip): Promise<ChosenOffer> {
  const { profile, client } = trip.deps;
  if (profile.way === 'list') {
    return chooseHotel(trip, await client.load(buildPath('resultlist', locale), trip.search), null);
  }
  const { link, price } = await choosePlace(trip);
  return chooseHotel(trip, await client.load(link), price);
}

interface ChosenPlace {
  /** Path and query of the list of its hotels. */
  readonly link: string;
  /** Minor units for one person. */
  readonly price: number;
}

async function choosePlace(trip: Trip): Promise<ChosenPlace> {
  const { client, random, mood } = trip.deps;
  const { page, links } = await client.load(buildPath('all_destinations', locale), trip.search);
  const { places } = requireView(page, 'places').props;
  if (places.length === 0) throw new TripOver('nothing-found', 'the gallery is empty');
  const place = random.pick(places.slice(0, 24));
  trip.see('gallery', { unit: 'person', amount: place.price }, page);
  if (mood === 'hostile') {
    const cheapest = await findCheapestOf(trip, place.id);
    if (cheapest !== null) await trip.beforeStep('list', cheapest);
  }
  const list = buildPath('resultlist', locale);
  const isItsList = ({ pathname, searchParams }: URL) =>
    pathname === list && searchParams.get('destinations') === String(place.id);
  return { link: requireLink(links, isItsList), price: place.price };
}

/** The offer whose price the gallery shows for a place, which the gallery does not name. */
async function findCheapestOf({ deps: { client }, search }: Trip, place: number): Promise<string | null> {
  const query = { ...search, destinations: place };
  const { results } = await client.get<{ results: readonly { offer: { id: string } }[] }>(
    buildPath('get_mixed_resultlist', locale, query),
  );
  return results[0]?.offer.id ?? null;
}

async function chooseHotel(
  trip: Trip,
  { page: list, links }: ShopDocument,
  galleryPrice: number | null,
): Promise<ChosenOffer> {
  const { client, random, profile } = trip.deps;
  const { hotels, mask } = requireView(list, 'results').props;
  const [cheapest] = hotels;
  const place = random.int(0, profile.hotels - 1);
  const card = hotels[Math.min(place, hotels.length - 1)];
  if (cheapest === undefined || card === undefined)
    throw new TripOver(galleryPrice === null ? 'nothing-found' : 'gone', 'the list is empty');
  // The gallery's price is that of the first hotel of its list.
  if (galleryPrice !== null) trip.see('list', { unit: 'person', amount: cheapest.offer.perPerson }, list);
  trip.see('list', { unit: 'party', amount: card.offer.total }, list);
  await trip.beforeStep('hotel', card.offer.id);
  const isItsPage = ({ pathname, searchParams }: URL) =>
    pathname === card.hotel.path && searchParams.get('offer') === card.offer.id;
  const { page } = await client.load(requireLink(links, isItsPage));
  const { offer, missed } = requireView(page, 'hotel').props.trip;
  if (missed !== null || offer === null) throw new TripOver('gone', `the hotel page says: ${missed}`);
  trip.see('hotel', { unit: 'party', amount: offer.price.totalAmount }, page);
  const isCheapest = card === cheapest && galleryPrice !== null;
  const firstShown = isCheapest ? galleryPrice : card.offer.perPerson;
  return { offer: offer.id, total: offer.price.totalAmount, firstShown, search: mask.params };
}

/** Where a link of a page leads, as a browser would follow it. */
function requireLink(links: readonly URL[], isWanted: (link: URL) => boolean): string {
  const link = links.find(isWanted);
  if (link === undefined) throw new Error('The page has no such link');
  return link.pathname + link.search;
}
