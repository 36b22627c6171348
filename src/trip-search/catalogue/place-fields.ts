import { z } from 'zod';
import { type DestinationType, destinationLevels } from './build-catalogue.ts';

/** What calls say of each place: suggestions and the tree of destinations. */
export const placeFields = {
  id: z.int(),
  name: z.string(),
  type: z.enum(Object.keys(destinationLevels) as [DestinationType, ...DestinationType[]]),
  level: z.int().describe('1 country, 2 region, 3 city, 4 hotel, 5 place of interest'),
  hotels: z.int().describe('Hotels in it'),
  aliases: z.array(z.string()).readonly().optional().describe('Further names by which it is found'),
};
