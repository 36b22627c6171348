import { searchAnswers } from '../../defaults.ts';
import type { Exchange } from '../../domain/money/purchase-currency.ts';
import { anyHotel, belongsTo, type GroupedHotel, intersectGroups } from '../../domain/search/hotel-group.ts';
import { mergeDestinations, mergeMaps, mergeOptions } from '../../domain/search/merge/merge-answers.ts';
import { mergeHotels } from '../../domain/search/merge/merge-hotels.ts';
import type { GroupStay, NightRange, TripRequest } from '../../domain/search/offer-query.ts';
import type { OfferRange } from '../../domain/search/offer-range.ts';
import type {
  Found,
  OfferAnswer,
  OfferQuery,
  OffersPort,
  QueryName,
} from '../../ports/offers/offers-port.ts';
import { UnavailableError } from '../../site/unavailable-error.ts';
import { askInPurchase, chargeAnswer } from './charge-answer.ts';
import { findPriceGroup, type PriceGroup } from './price-group.ts';
import { withinRange } from './within-range.ts';

/** Hotels that are charged alike, for the party that asks. */
export interface ChargedGroup extends Pick<PriceGroup, 'range' | 'has'> {
  readonly exchange: Exchange;
}

/** Hotels that are charged alike and stayed in for the same time; without it for as long as the question says. */
interface AskedGroup extends ChargedGroup {
  readonly nights?: NightRange;
}

/** What a brand sells, and how it is charged. */
export interface ChargedGoods {
  /** One at least. */
  readonly groups: readonly ChargedGroup[];
  /** All groups together; null for everything. */
  readonly range: OfferRange | null;
  /** Its hotels as the catalogue knows them: a hotel that is asked about by its id alone is looked up here. */
  readonly hotels: ReadonlyMap<number, GroupedHotel & { readonly rating: number }>;
}

type Ask = <Name extends QueryName>(query: OfferQuery<Name>, group: AskedGroup) => Promise<OfferAnswer<Name>>;

/** What a hotel that the catalogue does not know is asked within: no hotel. */
const nothing: OfferRange = {
  hotels: { within: [{ ...anyHotel, hotels: [] }], outside: [] },
  boards: null,
};

/**
 * Asks the offers once for each group that the question is about, in the money that the supplier asks for, and answers in charged prices:
 * as exactly as if every offer had been priced by itself (tests/oracle), because within a group more bought is never charged as less.
 * @throws UnavailableError where the offers change faster than they can be asked
 */
export async function askByGroup<Name extends QueryName>(
  search: OffersPort['search'],
  query: OfferQuery<Name>,
  goods: ChargedGoods,
): Promise<Found<OfferAnswer<Name>>> {
  if (query.name === 'factors') return search(withinRange(query, goods.range));
  const groups = chooseGroups(query as OfferQuery, goods);
  const [only] = groups;
  if (only !== undefined && groups.length === 1) {
    const found = await search(askOf(query, only));
    return { ...found, answer: chargeAnswer(query, found.answer, only.exchange) };
  }
  for (let attempt = 0; attempt < searchAnswers.maxAttempts; attempt += 1) {
    const states = new Map<number, number>();
    const ask: Ask = async (part, group) => {
      const found = await search(askOf(part, group));
      states.set(found.sequence, found.knownAt);
      return chargeAnswer(part, found.answer, group.exchange);
    };
    const answer = await askAll(query as OfferQuery, groups, goods, ask);
    const [state, ...others] = states;
    // An answer is from one state.
    if (state !== undefined && others.length === 0) {
      return { answer: answer as OfferAnswer<Name>, sequence: state[0], knownAt: state[1] };
    }
  }
  throw new UnavailableError('The offers change faster than they can be asked');
}

/**
 * The groups of the hotels that a question names; all where it names none. A single hotel is asked about in the whole range: offers
 * that know its new stars before the catalogue does still sell it, at the price at which it is verified.
 */
function chooseGroups(query: OfferQuery, goods: ChargedGoods): readonly AskedGroup[] {
  const { range, hotels } = goods;
  const groups = divideByStay(goods.groups, 'request' in query ? query.request.stays : undefined);
  const [first] = groups;
  if (first === undefined) throw new RangeError('A brand has a group of prices at least');
  const ids = listNamedHotels(query);
  if (ids === null || groups.length === 1) return groups;
  const named = new Set(ids.map((hotelId) => findPriceGroup(groups, hotels, hotelId)));
  const asked = groups.filter((group) => named.has(group));
  const [only] = asked;
  if (only === undefined) return [{ ...first, range: nothing }];
  return ids.length === 1 ? [{ ...only, range }] : asked;
}

/** Each group once for each length of stay. */
function divideByStay(
  groups: readonly ChargedGroup[],
  stays: readonly GroupStay[] | undefined,
): readonly AskedGroup[] {
  if (stays === undefined) return groups;
  return groups.flatMap((group) =>
    stays.map(({ hotels, nights }) => {
      const isStayed = belongsTo(hotels);
      return {
        ...group,
        nights,
        has: (hotel) => group.has(hotel) && isStayed(hotel),
        range: {
          hotels: intersectGroups(group.range?.hotels ?? null, hotels),
          boards: group.range?.boards ?? null,
        },
      };
    }),
  );
}

/** The question as the offers understand it: about one group, in what is bought. */
function askOf<Name extends QueryName>(
  query: OfferQuery<Name>,
  { range, nights, exchange }: AskedGroup,
): OfferQuery<Name> {
  return askInPurchase(withinRange(nights === undefined ? query : forNights(query, nights), range), exchange);
}

function forNights<Asked extends object>(query: Asked, nights: NightRange): Asked {
  if (!('request' in query)) return query;
  const { stays: _, ...request } = query.request as TripRequest;
  return { ...query, request: { ...request, nights } };
}

/** Ids of the hotels that alone can be in the answer; null for any. */
function listNamedHotels(query: OfferQuery): readonly number[] | null {
  switch (query.name) {
    case 'rooms':
      return [query.hotelId];
    case 'flights':
      return [query.stay.hotelId];
    case 'offer':
      return [query.key.hotelId];
    case 'factors':
      return null;
    default:
      return query.request.hotels;
  }
}

async function askAll(
  query: OfferQuery,
  groups: readonly AskedGroup[],
  { hotels }: ChargedGoods,
  ask: Ask,
): Promise<OfferAnswer<QueryName>> {
  const each = <Part extends QueryName>(part: OfferQuery<Part>) =>
    Promise.all(groups.map((group) => ask(part, group)));
  switch (query.name) {
    case 'destinations':
      return mergeDestinations(await each<'destinations'>(query));
    case 'hotels':
      return mergeHotels(
        query,
        groups.map((group) => (asked) => ask<'hotels'>(asked, group)),
        (hotelId) => hotels.get(hotelId),
      );
    case 'map':
      return mergeMaps(query, await each<'map'>(query));
    case 'options':
      return mergeOptions(query, await each<'options'>(query));
    default:
      throw new RangeError(`One group alone knows the answer to ${query.name}`);
  }
}
