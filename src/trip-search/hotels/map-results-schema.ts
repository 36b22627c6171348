import { z } from 'zod';
import { listLengths } from '../../defaults.ts';
import type { SentQuery } from '../../site/calls/call-types.ts';
import { searchQuery } from '../address/search-query-schema.ts';
import { resultSchema } from './result-schema.ts';

/** Query of the call that finds the hotels inside a box of the map. */
export const mapResultsQuery = searchQuery.extend({
  box: z.string().max(100).optional().describe('south,west,north,east in degrees; the world unless given'),
  resultsPerPage: z
    .string()
    .regex(/^(?:100|[1-9]\d?)$/, `must be a number from 1 to ${listLengths.hotelsOnMap}`)
    .default(String(listLengths.hotelsOnMap)),
});
export type MapResultsQuery = SentQuery<typeof mapResultsQuery>;

/** Its answer (SAPI-011). */
export const mapResultsSchema = z.object({
  total: z.int().describe('Hotels in the box'),
  results: z.array(resultSchema).describe('The cheapest of them, cheapest first'),
});
export type MapResultsAnswer = z.infer<typeof mapResultsSchema>;
