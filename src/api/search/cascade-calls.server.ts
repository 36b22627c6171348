import type { FastifyInstance } from 'fastify';
import { listCascade, listDropdownCascade } from '../../features/hotel/trip/cascade/list-cascade.server.ts';
import {
  cascadeQuery,
  cascadeSchema,
  dropdownCascadeSchema,
} from '../../features/hotel/trip/model/cascade-schema.ts';
import type { CascadeColumnName } from '../../features/hotel/trip/model/cascade-slice.ts';
import { addSearchCall, type SearchCallDeps } from './add-search-call.server.ts';

const columns = [
  ['get_cascade_los', 'los', 'lengths of stay'],
  ['get_cascade_airports', 'airports', 'departure airports'],
  ['get_cascade_months', 'months', 'months of departure'],
  ['get_cascade_dates', 'dates', 'days of departure'],
] as const satisfies readonly (readonly [string, CascadeColumnName, string])[];

const dropdowns = [
  ['get_dropdown_cascade_los', 'los', 'lengths of stay'],
  ['get_dropdown_cascade_airports', 'airports', 'departure airports'],
] as const;

/** The columns of the cascade, and two of them as short lists. */
export function registerCascadeCalls(app: FastifyInstance, deps: SearchCallDeps): void {
  for (const [name, column, what] of columns) {
    addSearchCall(app, deps, name, {
      summary: `Column of the cascade: ${what} of a hotel, each with its cheapest offer`,
      query: cascadeQuery,
      answer: cascadeSchema,
      respond: (visit, { hotelId: id, los, from, month, ...params }) =>
        listCascade(visit, Number(id), params, column, { los, from, month }),
    });
  }
  for (const [name, column, what] of dropdowns) {
    addSearchCall(app, deps, name, {
      summary: `Short list of ${what} of a hotel with their prices`,
      query: cascadeQuery,
      answer: dropdownCascadeSchema,
      respond: (visit, { hotelId: id, los, from, month, ...params }) =>
        listDropdownCascade(visit, Number(id), params, column, { los, from, month }),
    });
  }
}
