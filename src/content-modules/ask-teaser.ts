import type { TeaserOffer, TeaserQuestion } from '../domain/teaser-offer.ts';
import type { PricedTeaser, Teaser } from './teaser.ts';

/** Where a teaser's price is asked for, how long and how soon (MOD-019). */
export interface AskingFields {
  readonly destination?: number;
  readonly hotelId?: number;
  readonly departureDateMinOffset?: number;
  readonly returnDateMinOffset?: number;
}

/** What a teaser asks; null for one that names neither place nor hotel. */
export function askTeaser(
  { destination, hotelId, departureDateMinOffset, returnDateMinOffset }: AskingFields,
  nights: number | undefined,
): TeaserQuestion | null {
  if (destination === undefined && hotelId === undefined) return null;
  return {
    destination: hotelId === undefined ? (destination ?? null) : null,
    hotelId: hotelId ?? null,
    departureMinOffset: departureDateMinOffset ?? 0,
    returnMinOffset: returnDateMinOffset ?? null,
    nights: nights ?? null,
  };
}

/** What each of a list of teasers asks. */
export function askTeasers(teasers: readonly Teaser[]): (TeaserQuestion | null)[] {
  return teasers.map((teaser) => askTeaser(teaser, teaser.nights));
}

/** A teaser with the answer to what it asked. */
export function withOffer<Asking extends Teaser>(
  teaser: Asking,
  offer: TeaserOffer | null | undefined,
): Asking & PricedTeaser {
  return offer === null || offer === undefined ? teaser : { ...teaser, offer };
}
