import type { SearchFacts } from '../../features/sale-check/explain-sale.server.ts';
import { createOfferIndex } from '../../offer-index/offer-index.ts';

/** Searches in an offer index of its own that holds one hotel's facts: a millisecond. */
export const searchFacts: SearchFacts = ({ firstDay, changes }, request) => {
  const count = (kind: string) => changes.filter((change) => change.kind === kind).length;
  const routes = new Set(
    changes.map((change) => (change.kind === 'flight' ? `${change.flight.from}${change.flight.to}` : '')),
  );
  const capacity = {
    hotels: 1,
    plans: count('plan'),
    routes: routes.size,
    flights: 8 * count('flight') + 64,
  };
  const index = createOfferIndex({ capacity, firstDay });
  const [refused] = index.fill(changes);
  const { hotels } = index.search({
    name: 'hotels',
    request,
    sort: 'price',
    page: 1,
    pageSize: 1,
    withFacets: false,
  });
  return { offer: hotels[0] ?? null, refusal: refused?.reason ?? null };
};
