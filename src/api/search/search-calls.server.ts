import type { FastifyInstance } from 'fastify';
import type { SearchShop } from './search-call.server.ts';
import { registerCascadeCalls } from './search-cascade-calls.server.ts';
import { registerHotelCalls } from './search-hotel-calls.server.ts';
import { registerOfferCalls } from './search-offer-calls.server.ts';
import { registerPlaceCalls } from './search-place-calls.server.ts';
import { registerResultCalls } from './search-result-calls.server.ts';

/** The calls of the search area (SAPI-001 to SAPI-052). */
export function registerSearchCalls(app: FastifyInstance, shop: SearchShop): void {
  registerPlaceCalls(app, shop);
  registerResultCalls(app, shop);
  registerHotelCalls(app, shop);
  registerOfferCalls(app, shop);
  registerCascadeCalls(app, shop);
}
