import { z } from 'zod';

/** A wish as it is sealed. */
export const wishSchema = z.discriminatedUnion('kind', [
  /** First and last name of each traveller, in the order of the trip. */
  z.object({
    kind: z.literal('name'),
    names: z.array(z.object({ firstName: z.string(), lastName: z.string() })),
  }),
  /** Other dates, another room, board or flight: the id of the chosen offer. */
  z.object({ kind: z.literal('offer'), offer: z.string() }),
]);

/** What a traveller would like to have changed. */
export type ChangeWish = z.infer<typeof wishSchema>;
