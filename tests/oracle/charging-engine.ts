import { askInPurchase, chargeAnswer } from '../../src/trip-search/prices/charge-answer.ts';
import type { OracleRate } from './charged-market.ts';
import type { OracleEngine } from './compare.ts';

/**
 * An engine that knows the supply's currency, asked and answering in that of a market, as a visit does.
 * @param ask how a query becomes one of the supply's
 */
export function chargingEngine(
  { apply, search }: OracleEngine,
  ask: (
    query: Parameters<OracleEngine['search']>[0],
    exchange: OracleRate['exchange'],
  ) => Parameters<OracleEngine['search']>[0] = askInPurchase,
): OracleEngine {
  return {
    apply,
    async search(query, exchange) {
      if (exchange === undefined) return search(query);
      return chargeAnswer(query, await search(ask(query, exchange)), exchange);
    },
  };
}
