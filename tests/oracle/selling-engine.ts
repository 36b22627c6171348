import { buyInCharged } from '../../src/domain/money/purchase-currency.ts';
import { listRulesInForce, markUp, type PriceRule } from '../../src/domain/search/prices/price-rule.ts';
import type { BrandRange } from '../../src/domain/search/range/brand-range.ts';
import type { HotelFacts } from '../../src/domain/search/supply-facts.ts';
import { countTravellers } from '../../src/domain/travellers/party.ts';
import type { OfferQuery, OffersPort } from '../../src/ports/offers/offers-port.ts';
import { buildCatalogue } from '../../src/trip-search/catalogue/build-catalogue.ts';
import { narrowCatalogue } from '../../src/trip-search/catalogue/narrow-catalogue.ts';
import { askByGroup } from '../../src/trip-search/prices/ask-by-group.server.ts';
import { listPriceGroups } from '../../src/trip-search/prices/price-group.ts';
import type { OracleEngine } from './compare.ts';
import { cities } from './random-supply.ts';

const name = { de: '', en: '', it: '', es: '', fr: '' };
const places = cities.flatMap(({ cityId, regionId, countryId }) => [
  { id: countryId, type: 'country' as const, parentId: null },
  { id: regionId, type: 'region' as const, parentId: countryId },
  { id: cityId, type: 'city' as const, parentId: regionId },
]);
const content = {
  version: '1',
  destinations: places.map((place) => ({
    ...place,
    name,
    countryCode: 'ES',
    latitude: 0,
    longitude: 0,
    useInGlossary: false,
    slug: `p${place.id}`,
  })),
  airports: [],
  airlines: [],
  hotels: [],
};
/** The places of every small world. */
export const oracleCatalogue = buildCatalogue(content);

/** An engine that knows the supply's currency, asked as a visit of a brand asks it: by its rules, in the money of a market. */
export function sellingEngine(
  { apply, search }: OracleEngine,
  rules: readonly PriceRule[],
  range: BrandRange | null = null,
): OracleEngine {
  // Its own, as a brand with a range has: what it remembers of price groups is of one range.
  const catalogue = buildCatalogue(content);
  const sold = narrowCatalogue(catalogue, range);
  const hotels = new Map<number, HotelFacts>();
  // An engine of the oracle answers every query with its own answer.
  const find = (async (query: OfferQuery) => ({
    answer: await search(query),
    sequence: 1,
    knownAt: 0,
  })) as OffersPort['search'];
  return {
    async apply(batch) {
      const result = await apply(batch);
      const refused = new Set(result.outcome === 'applied' ? result.refused.map(({ index: at }) => at) : []);
      batch.changes.forEach((change, at) => {
        if (change.kind === 'hotel' && !refused.has(at)) hotels.set(change.hotel.id, change.hotel);
      });
      return result;
    },
    async search(query, exchange = { currency: 'EUR', purchase: buyInCharged('EUR') }) {
      const { currency, purchase } = exchange;
      const inForce = listRulesInForce(rules, 0, { channel: 'web', currency });
      const groups = listPriceGroups({ catalogue, range: sold.range }, inForce);
      const party = 'request' in query ? query.request.party : 'party' in query ? query.party : null;
      const travellers = party === null ? 0 : countTravellers(party);
      const charged = groups.map(({ rule, range: ofGroup, has }) => {
        const markup = rule === null ? {} : { markup: markUp(rule, 'web', travellers) };
        return { range: ofGroup, has, exchange: { currency, purchase: { ...purchase, ...markup } } };
      });
      return (await askByGroup(find, withoutRange(query), { groups: charged, range: sold.range, hotels }))
        .answer;
    },
  };
}

/** A brand has one range, which is not the question's. */
export function withoutRange(query: OfferQuery): OfferQuery {
  if (!('request' in query)) return { ...query, range: undefined } as unknown as OfferQuery;
  const { range: _, ...request } = query.request;
  return { ...query, request } as OfferQuery;
}
