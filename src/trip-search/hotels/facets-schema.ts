import { z } from 'zod';
import { boards } from '../../domain/search/board.ts';
import { hotelAttributes } from '../../domain/search/hotel-attribute.ts';
import { roomTypes } from '../../domain/search/room-type.ts';
import type { ReceivedAnswer } from '../../site/calls/call-types.ts';
import { offerSchema } from '../offers/offer-schema.ts';

const countOf = <Value extends z.ZodType>(value: Value) =>
  z.array(z.object({ value, hotels: z.int().describe('Hotels in the list if the value is chosen') }));

/** Live counts next to the filters; values are spelled as in the search parameters. */
export const facetsSchema = z.object({
  stars: countOf(z.number()),
  rating: countOf(z.number()),
  attributes: countOf(z.enum(hotelAttributes)),
  board: countOf(z.enum(boards)),
  rooms: countOf(z.enum(roomTypes)),
  stops: countOf(z.int()),
  baggage: countOf(z.enum(['carryOn', 'baggage'])),
  night: countOf(z.literal('none')),
  transfer: countOf(z.literal('included')),
  cancel: countOf(z.literal('free')),
});

/** Answer of the call that counts the hotels of a search (SAPI-013). */
export const facetCountsSchema = z.object({
  total: z.int().describe('Hotels that match'),
  cheapest: offerSchema.nullable().describe('Cheapest of them'),
  facets: facetsSchema.nullable(),
});
export type FacetCounts = ReceivedAnswer<typeof facetCountsSchema>;
