import type { TeaserOffer, TeaserQuery } from '../../domain/search/teaser-offer.ts';
import type { PricedTeaser } from './resolve-teaser.ts';
import type { OfferFields, Teaser } from './teaser-schema.ts';

/** Builds the query of a teaser; null for a teaser with neither place nor hotel. */
export function buildTeaserQuery(fields: OfferFields, nights: number | undefined): TeaserQuery | null {
  const { destination, hotelId } = fields;
  if (destination === undefined && hotelId === undefined) return null;
  return {
    destination: hotelId === undefined ? (destination ?? null) : null,
    hotelId: hotelId ?? null,
    departureMinOffset: fields.departureDateMinOffset ?? 0,
    departureMaxOffset: fields.departureDateMaxOffset ?? null,
    departureMonths: readSeason(fields),
    returnMinOffset: fields.returnDateMinOffset ?? null,
    nights: nights ?? null,
    ...(fields.childrenAges === undefined || fields.childrenAges.length === 0
      ? {}
      : { childrenAges: fields.childrenAges }),
  };
}

function readSeason({
  departureFirstMonth: first,
  departureLastMonth: last,
}: OfferFields): TeaserQuery['departureMonths'] {
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
