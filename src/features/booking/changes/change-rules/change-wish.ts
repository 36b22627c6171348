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
  /** What a notice offers in place of a lost part: ids of the notice and of the chosen offer. */
  z.object({ kind: z.literal('alternative'), notice: z.string(), offer: z.string() }),
  /** Other people who travel, in the order of the trip; null for travellers who stay. */
  z.object({
    kind: z.literal('transfer'),
    people: z.array(
      z
        .object({
          gender: z.string(),
          firstName: z.string(),
          lastName: z.string(),
          birthDate: z.string(),
          nationality: z.string(),
        })
        .nullable(),
    ),
  }),
  /** Extras by the supplier's ids, what is booked included; empty travellers for all of them. */
  z.object({
    kind: z.literal('extras'),
    choices: z.array(z.object({ id: z.string(), travellers: z.array(z.number()).readonly() })),
  }),
]);

export type ChangeWish = z.infer<typeof wishSchema>;
