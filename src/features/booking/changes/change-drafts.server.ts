import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import { createSealer } from '../../../database/sealer.server.ts';
import { tripChanges } from '../../../defaults.ts';
import type { Clock } from '../../../domain/time/clock.ts';
import { type ChangeWish, wishSchema } from './change-rules/change-wish.ts';

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
