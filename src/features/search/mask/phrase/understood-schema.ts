import { z } from 'zod';
import type { ReceivedAnswer } from '../../../../site/calls/call-types.ts';
import { searchParamNames } from '../../../../trip-search/address/trip-search.ts';
import { placeFields } from '../../../../trip-search/catalogue/place-fields.ts';

const place = z.int().describe('Letter of the keyword, counted from 0');

/** A sentence as the server has understood it. */
export const understoodSchema = z.object({
  parts: z.array(
    z.object({
      label: z.string().describe("What it asks for, in the visitor's language"),
      ranges: z.array(z.object({ start: place, end: place })).describe('The words that say so'),
      isSearched: z.boolean().describe('False where it is understood, but cannot be searched for'),
    }),
  ),
  unknown: z.array(z.string()).describe('Words that were not understood, as typed'),
  params: z
    .partialRecord(z.enum(searchParamNames), z.string())
    .describe('Parameters of a search that the parts make; those of places and airports are below'),
  destinations: z.array(
    z.object({ id: placeFields.id, name: placeFields.name, type: placeFields.type, within: z.string() }),
  ),
  airports: z.array(z.object({ key: z.string(), name: z.string() })),
});
export type UnderstoodPhrase = ReceivedAnswer<typeof understoodSchema>;
