import { z } from 'zod';
import type { ReceivedAnswer } from '../../site/calls/call-types.ts';
import { placeFields } from './place-fields.ts';

const placeSchema = z.object(placeFields);

/** A place with the places in it (SDATA-001, SDATA-002); a group of regions lies between its country and its regions. */
export interface DestinationNode extends ReceivedAnswer<typeof placeSchema> {
  readonly children: readonly DestinationNode[];
}

/** Countries, regions and cities, one in the other (SDATA-002). A group of regions is a region; groups lie two deep at most. */
const cityNode: z.ZodType<DestinationNode> = placeSchema.extend({ children: z.array(z.never()) });
const regionNode: z.ZodType<DestinationNode> = placeSchema.extend({ children: z.array(cityNode) });
const groupNode: z.ZodType<DestinationNode> = placeSchema.extend({
  children: z.array(z.union([cityNode, regionNode])),
});
const outerGroupNode: z.ZodType<DestinationNode> = placeSchema.extend({
  children: z.array(z.union([cityNode, groupNode])),
});
const countryNode: z.ZodType<DestinationNode> = placeSchema.extend({ children: z.array(outerGroupNode) });

const airportGroup = z.object({
  key: z
    .string()
    .describe(
      'Country code, or the key of a German group: what the parameter airports takes for all of them',
    ),
  countryCode: z.string(),
  name: z.string().describe('Of the country'),
  children: z
    .array(z.object({ name: z.string(), tlc: z.string(), countryCode: z.string() }).readonly())
    .readonly(),
});

/** Airports of departure of a country, in Germany of a part of it (SDATA-006, AIRPORT-009, AIRPORT-010). */
export type AirportGroup = ReceivedAnswer<typeof airportGroup>;

/** Answer of the call that lists all that the pickers choose from (SAPI-007). */
export const destinationTreeSchema = z.object({
  data: z.object({
    model: z.array(countryNode).readonly(),
    airports: z.array(airportGroup).readonly(),
  }),
});
export type DestinationTreeAnswer = ReceivedAnswer<typeof destinationTreeSchema>;
