import type { TeaserOffer, TeaserQuery } from '../../domain/search/teaser-offer.ts';
import type { PricedTeaser } from './teaser.ts';
import type { AskingFields, Teaser } from './teaser-schema.ts';

/** Builds the query of a teaser; null for a teaser with neither place nor hotel. */
export function buildTeaserQuery(asking: AskingFields, nights: number | undefined): TeaserQuery | null {
  const { destination, hotelId } = asking;
  if (destination === undefined && hotelId === undefined) return null;
  return {
    destination: hotelId === undefined ? (destination ?? null) : null,
    hotelId: hotelId ?? null,
    departureMinOffset: asking.departureDateMinOffset ?? 0,
    departureMaxOffset: asking.departureDateMaxOffset ?? null,
    departureMonths: readSeason(asking),
    returnMinOffset: asking.returnDateMinOffset ?? null,
    nights: nights ?? null,
  };
}

function readSeason({
  departureFirstMonth: first,
  departureLastMonth: last,
}: AskingFields): TeaserQuery['departureMonths'] {
  const from = first ?? last;
  const to = last ?? first;
  return from === undefined || to === undefined ? null : { from, to };
}

/** Builds the queries of a list of teasers. */
export function buildTeaserQueries(teasers: readonly Teaser[]): (TeaserQuery | null)[] {
  return teasers.map((teaser) => buildTeaserQuery(teaser, teaser.nights));
}

/** Adds the answer to its query to a teaser. */
export function withOffer<Asking extends Teaser>(
  teaser: Asking,
  offer: TeaserOffer | null | undefined,
): Asking & PricedTeaser {
  return offer === null || offer === undefined ? teaser : { ...teaser, offer };
}
