import type { FastifyInstance } from 'fastify';
import type { SearchCallDeps } from './add-search-call.server.ts';
import { registerCascadeCalls } from './cascade-calls.server.ts';
import { registerHotelCalls } from './hotel-calls.server.ts';
import { registerOfferCalls } from './offer-calls.server.ts';
import { registerPlaceCalls } from './place-calls.server.ts';
import { registerResultCalls } from './result-calls.server.ts';

/** The calls of the search area (SAPI-001 to SAPI-052). */
export function registerSearchCalls(app: FastifyInstance, deps: SearchCallDeps): void {
  registerPlaceCalls(app, deps);
  registerResultCalls(app, deps);
  registerHotelCalls(app, deps);
  registerOfferCalls(app, deps);
  registerCascadeCalls(app, deps);
}
