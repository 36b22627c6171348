import type { SupplyChange } from '../../src/domain/search/supply-facts.ts';
import type {
  OfferAnswer,
  OfferQuery,
  QueryName,
  RefusedChange,
} from '../../src/ports/offers/offers-port.ts';
import {
  answerDestinations,
  answerFactors,
  answerFlights,
  answerHotels,
  answerMap,
  answerOffer,
  answerOptions,
  answerRooms,
} from './answer-query.ts';
import { applyChange } from './apply-change.ts';
import { createRawSupply, type RawSupply } from './raw-supply.ts';

/**
 * The rules of supply and offers, executed literally on rows as the feed sent them: nothing is calculated in advance,
 * every combination is tried.
 * It is what the offer index is measured by, and shares nothing with it but the contract in `src/domain`.
 */
export interface BruteForce {
  readonly supply: RawSupply;
  /** Applies changes in order; those that would break a rule are left out and returned. */
  apply(changes: readonly SupplyChange[]): readonly RefusedChange[];
  answer<Name extends QueryName>(query: OfferQuery<Name>): OfferAnswer<Name>;
}

export function createBruteForce(): BruteForce {
  const supply = createRawSupply();
  return {
    supply,
    apply: (changes) =>
      changes.flatMap((change, index) => {
        const reason = applyChange(supply, change);
        return reason === null ? [] : [{ index, reason }];
      }),
    answer: <Name extends QueryName>(query: OfferQuery<Name>) =>
      answerQuery(supply, query as OfferQuery) as OfferAnswer<Name>,
  };
}

function answerQuery(supply: RawSupply, query: OfferQuery): OfferAnswer<QueryName> {
  switch (query.name) {
    case 'destinations':
      return answerDestinations(supply, query);
    case 'hotels':
      return answerHotels(supply, query);
    case 'map':
      return answerMap(supply, query);
    case 'options':
      return answerOptions(supply, query);
    case 'rooms':
      return answerRooms(supply, query);
    case 'flights':
      return answerFlights(supply, query);
    case 'offer':
      return answerOffer(supply, query);
    case 'factors':
      return answerFactors(supply, query);
  }
}
