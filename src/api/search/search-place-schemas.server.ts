import { z } from 'zod';
import { type DestinationType, destinationLevels } from '../../features/trip-search/catalogue/catalogue.ts';
import type {
  AirportGroup,
  DestinationNode,
} from '../../features/trip-search/catalogue/list-destination-tree.ts';
import type { AirportSuggestion } from '../../features/trip-search/catalogue/suggest-airports.ts';
import type { Suggestion } from '../../features/trip-search/catalogue/suggest-destinations.ts';

const type = z.enum(Object.keys(destinationLevels) as [DestinationType, ...DestinationType[]]);
const level = z.int().describe('1 country, 2 region, 3 city, 4 hotel, 5 place of interest');
const aliases = z.array(z.string()).readonly().optional().describe('Further names by which it is found');
const html = z.string().describe('Safe HTML; what was typed stands in <mark>');

export const suggestionsSchema = z.object({
  options: z.array(
    z.object({
      id: z.int(),
      name: z.string(),
      type,
      level,
      highlightedLabel: html,
      within: z.string().describe('What it lies in, from near to far'),
      aliases,
      hotels: z.int(),
    }) satisfies z.ZodType<Suggestion>,
  ),
  airports: z.array(
    z.object({
      name: z.string(),
      tlc: z.string(),
      countryCode: z.string(),
      highlightedLabel: html,
    }) satisfies z.ZodType<AirportSuggestion>,
  ),
});

const hotels = z.int().describe('Hotels in it');
const nodeFields = { id: z.int(), name: z.string(), type, level, hotels, aliases };

/** Countries, regions and cities, one in the other (SDATA-002). A group of regions is a region; groups lie two deep at most. */
const cityNode: z.ZodType<DestinationNode> = z.object({ ...nodeFields, children: z.array(z.never()) });
const regionNode: z.ZodType<DestinationNode> = z.object({ ...nodeFields, children: z.array(cityNode) });
const groupNode: z.ZodType<DestinationNode> = z.object({
  ...nodeFields,
  children: z.array(z.union([cityNode, regionNode])),
});
const outerGroupNode: z.ZodType<DestinationNode> = z.object({
  ...nodeFields,
  children: z.array(z.union([cityNode, groupNode])),
});
const countryNode: z.ZodType<DestinationNode> = z.object({
  ...nodeFields,
  children: z.array(outerGroupNode),
});

const airportGroup: z.ZodType<AirportGroup> = z.object({
  key: z.string().describe('What the parameter airports takes for all of them'),
  countryCode: z.string(),
  name: z.string().describe('Of the country'),
  children: z.array(z.object({ name: z.string(), tlc: z.string(), countryCode: z.string() })),
});

export const destinationTreeSchema = z.object({
  data: z.object({
    model: z.array(countryNode).readonly(),
    airports: z.array(airportGroup).readonly(),
  }),
});
