import { z } from 'zod';
import type { ReceivedAnswer } from '../../site/calls/call-types.ts';
import { placeFields } from './place-fields.ts';

const html = z.string().describe('Safe HTML; the typed letters are in <mark>');

/** Answer of the call that suggests destinations or airports of departure. */
export const suggestionsSchema = z.object({
  options: z.array(
    z.object({
      ...placeFields,
      highlightedLabel: html,
      within: z.string().describe("What it lies in, from near to far: 'Mallorca, Spanien'; '' for a country"),
      hotels: placeFields.hotels.describe('Hotels in it; 1 for a hotel'),
      isNear: z.literal(true).optional().describe('Nothing is called as typed; this nearly is'),
    }),
  ),
  airports: z.array(
    z.object({ name: z.string(), tlc: z.string(), countryCode: z.string(), highlightedLabel: html }),
  ),
});
export type SuggestionsAnswer = ReceivedAnswer<typeof suggestionsSchema>;

/** A place or hotel that begins like what was typed (SDATA-001). */
export type Suggestion = SuggestionsAnswer['options'][number];

/** An airport of departure that begins like what was typed (SDATA-006). */
export type AirportSuggestion = SuggestionsAnswer['airports'][number];
