import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { CascadeColumn } from '../../features/hotel/trip/cascade/cascade-slice.ts';
import {
  cascadeSchema,
  dropdownCascadeSchema,
  listCascade,
  listDropdownCascade,
} from '../../features/hotel/trip/cascade/list-cascade.server.ts';
import { hotelId, searchQuery } from '../../features/trip-search/address/search-query.server.ts';
import { addSearchCall, type SearchShop } from './search-call.server.ts';

const cascadeQuery = searchQuery.extend({
  hotelId,
  los: z.string().max(10).optional().describe('Length of stay chosen, as duration is written'),
  from: z.string().max(100).optional().describe('Departure airports chosen, as airports is written'),
  month: z.string().max(10).optional().describe('Month of departure chosen, YYYY-MM'),
});

const columns = [
  ['get_cascade_los', 'los', 'lengths of stay'],
  ['get_cascade_airports', 'airports', 'departure airports'],
  ['get_cascade_months', 'months', 'months of departure'],
  ['get_cascade_dates', 'dates', 'days of departure'],
] as const satisfies readonly (readonly [string, CascadeColumn, string])[];

const dropdowns = [
  ['get_dropdown_cascade_los', 'los', 'lengths of stay'],
  ['get_dropdown_cascade_airports', 'airports', 'departure airports'],
] as const;

/** The columns of the cascade, and two of them as short lists. */
export function registerCascadeCalls(app: FastifyInstance, shop: SearchShop): void {
  for (const [name, column, what] of columns) {
    addSearchCall(app, shop, name, {
      summary: `Column of the cascade: ${what} of a hotel, each with its cheapest offer`,
      query: cascadeQuery,
      answer: cascadeSchema,
      respond: (visit, { hotelId: id, los, from, month, ...params }) =>
        listCascade(visit, Number(id), params, column, { los, from, month }),
    });
  }
  for (const [name, column, what] of dropdowns) {
    addSearchCall(app, shop, name, {
      summary: `Short list of ${what} of a hotel with their prices`,
      query: cascadeQuery,
      answer: dropdownCascadeSchema,
      respond: (visit, { hotelId: id, los, from, month, ...params }) =>
        listDropdownCascade(visit, Number(id), params, column, { los, from, month }),
    });
  }
}
