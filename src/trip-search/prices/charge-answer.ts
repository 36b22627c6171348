import { type Exchange, findLargestBought, isChargedAsBought } from '../../domain/money/purchase-currency.ts';
import { chargeOffer } from '../../domain/search/charged/charge-offer.ts';
import type { FlightOffer, OfferQueries, TripRequest } from '../../domain/search/offer-query.ts';

type QueryName = keyof OfferQueries;
type Query<Name extends QueryName> = { readonly name: Name } & OfferQueries[Name]['query'];
type Answer<Name extends QueryName> = OfferQueries[Name]['answer'];

/**
 * A question in the charged currency as the offers understand it, which know the supplier's: the highest price becomes the largest amount
 * that is charged as no more. Nothing else of a question is money.
 */
export function askInPurchase<Asked extends object>(query: Asked, exchange: Exchange): Asked {
  if (!('request' in query) || isChargedAsBought(exchange)) return query;
  const request = query.request as TripRequest;
  const { maxTotal } = request.filters;
  if (maxTotal === null) return query;
  const filters = { ...request.filters, maxTotal: findLargestBought(maxTotal, exchange) };
  return { ...query, request: { ...request, filters } };
}

/**
 * An answer as it is charged. Its order stays: converting never turns two prices round, and two that are charged alike are ordered by what
 * the supplier asks. `factors` stay in the supplier's currency: they are facts of the past and no price.
 */
export function chargeAnswer<Name extends QueryName>(
  query: Query<Name>,
  answer: Answer<Name>,
  exchange: Exchange,
): Answer<Name> {
  if (isChargedAsBought(exchange)) return answer;
  return (chargers[query.name] as (answer: Answer<Name>, exchange: Exchange) => Answer<Name>)(
    answer,
    exchange,
  );
}

const chargers: { readonly [Name in QueryName]: (answer: Answer<Name>, exchange: Exchange) => Answer<Name> } =
  {
    destinations: chargeCheapest,
    options: chargeCheapest,
    rooms: chargeCheapest,
    hotels: (answer, exchange) => ({
      ...answer,
      hotels: answer.hotels.map((offer) => chargeOffer(offer, exchange)),
      ...(answer.cheapest && { cheapest: chargeOffer(answer.cheapest, exchange) }),
    }),
    map: (answer, exchange) => ({
      ...answer,
      hotels: answer.hotels.map((hotel) => ({ ...hotel, offer: chargeOffer(hotel.offer, exchange) })),
    }),
    flights: ({ outbounds, inbounds }, exchange) => ({
      outbounds: outbounds.map((flight) => chargeFlight(flight, exchange)),
      inbounds: inbounds.map((flight) => chargeFlight(flight, exchange)),
    }),
    offer: (answer, exchange) => answer && { ...answer, offer: chargeOffer(answer.offer, exchange) },
    factors: (answer) => answer,
  };

function chargeCheapest<Group extends { readonly cheapest: Answer<'hotels'>['hotels'][number] }>(
  groups: readonly Group[],
  exchange: Exchange,
): readonly Group[] {
  return groups.map((group) => ({ ...group, cheapest: chargeOffer(group.cheapest, exchange) }));
}

function chargeFlight(flight: FlightOffer, exchange: Exchange): FlightOffer {
  return { ...flight, offer: chargeOffer(flight.offer, exchange) };
}
