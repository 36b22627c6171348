import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import { createSealer } from '../../../database/sealer.server.ts';
import { tripChanges } from '../../../defaults.ts';
import type { Clock } from '../../../domain/time/clock.ts';

const wishSchema = z.discriminatedUnion('kind', [
  /** First and last name of each traveller, in the order of the trip. */
  z.object({
    kind: z.literal('name'),
    names: z.array(z.object({ firstName: z.string(), lastName: z.string() })),
  }),
  /** Other dates, another room, board or flight: the id of the chosen offer. */
  z.object({ kind: z.literal('offer'), offer: z.string() }),
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

/** What a traveller would like to have changed. */
export type ChangeWish = z.infer<typeof wishSchema>;

/** A wish until it is ordered. */
export interface ChangeDraft {
  /** Becomes the id of the change: an order that is sent twice is one order. */
  readonly id: string;
  readonly wish: ChangeWish;
}

/** Drafts travel in the address of the page, sealed for their trip: nothing about a person is stored or readable there. */
export interface ChangeDrafts {
  seal(checkoutId: string, wish: ChangeWish): string;
  /** Null for a draft of another trip, one that is too old, and anything else. */
  open(checkoutId: string, sealed: string): ChangeDraft | null;
}

const draftSchema = z.object({ id: z.string(), wish: wishSchema, until: z.number() });

export function createChangeDrafts(secret: string, clock: Clock): ChangeDrafts {
  const sealer = createSealer(secret, 'trip-change');
  return {
    seal(checkoutId, wish) {
      const id = randomBytes(18).toString('base64url');
      const until = clock.now().getTime() + tripChanges.draftLifetimeMs;
      return sealer.seal(JSON.stringify({ id, wish, until }), checkoutId);
    },
    open(checkoutId, sealed) {
      const text = sealer.open(sealed, checkoutId);
      if (text === null) return null;
      const { until, ...draft } = draftSchema.parse(JSON.parse(text));
      return until < clock.now().getTime() ? null : draft;
    },
  };
}
