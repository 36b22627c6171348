import { z } from 'zod';
import { CURRENCY_CODES } from '../../../../domain/money/currency.ts';
import type { ReceivedAnswer } from '../../../../site/calls/call-types.ts';

const places = z.array(
  z.object({
    id: z.int(),
    name: z.string(),
    within: z.string().describe("What it lies in, from near to far; '' for a country"),
    scene: z.string().describe('Scene key of its picture, see the image endpoint'),
    perPerson: z.int().describe('The cheapest trip for one person, minor units'),
  }),
);

/** Where one may go who has nothing in mind: regions with a trip for the usual length of stay. */
export const suggestedPlacesSchema = z.object({
  currency: z.enum(CURRENCY_CODES).describe('Charged'),
  from: z.string().describe('What is before a price, in the words of the visit'),
  groups: z
    .array(z.object({ title: z.string(), places }))
    .describe("Regions with the most guests' opinions, and the cheapest where it is warm in the weeks ahead"),
});
export type SuggestedPlacesAnswer = ReceivedAnswer<typeof suggestedPlacesSchema>;
