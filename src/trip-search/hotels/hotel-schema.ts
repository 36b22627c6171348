import { z } from 'zod';

const placeSchema = z
  .object({ id: z.int(), name: z.string() })
  .meta({ id: 'Place', description: 'A place by its id', examples: [{ id: 11, name: 'Majorca' }] });

/** A hotel as lists show it (SDATA-022). */
export const hotelSchema = z
  .object({
    id: z.int(),
    name: z.string(),
    category: z.number().describe('Stars, 1 to 5 in halves; 0 without stars'),
    location: z.object({
      city: placeSchema,
      region: placeSchema,
      country: placeSchema,
      latitude: z.number(),
      longitude: z.number(),
    }),
    ratings: z.object({
      average: z.number().nullable().describe('Out of 6; null while unrated'),
      count: z.int(),
    }),
    features: z
      .array(z.object({ name: z.string(), value: z.string() }))
      .describe(
        '`route` is the path of its page, `hreflang` the language of that path; the others are attributes',
      ),
    productCode: z.string(),
    mainImage: z.object({ scene: z.string().describe('Scene key, see the image endpoint'), alt: z.string() }),
    slugName: z.string(),
    slugPath: z.string(),
    references: z.object({ giataCode: z.string() }),
  })
  .meta({ id: 'Hotel', description: 'A hotel as lists show it' });
export type HotelItem = z.infer<typeof hotelSchema>;
