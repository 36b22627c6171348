/** How many stars or suns a full rating has, by what is rated (HOTEL-018, HOTEL-019). */
const scales = { category: 5, reviews: 6 } as const;
export type RatingType = keyof typeof scales;

/** The type of rating has no known scale. */
class UnknownRatingType extends Error {
  override readonly name = 'UnknownRatingType';
}

/** @throws UnknownRatingType */
export function scaleOfRating(type: string): number {
  if (!Object.hasOwn(scales, type)) throw new UnknownRatingType(`Ratings of type '${type}' have no scale`);
  return scales[type as RatingType];
}

/** A rating on the scale of its type; null where there is nothing to show. */
export interface ShownRating {
  readonly type: RatingType;
  readonly value: number;
  readonly of: number;
}

/**
 * Describes a rating for display, clamped to its scale. Returns null for an unknown type
 * (HOTEL-042): the page shows everything but this rating.
 * @param type stars of a category by default (HOTEL-018)
 */
export function describeRating(value: number | null | undefined, type = 'category'): ShownRating | null {
  try {
    const of = scaleOfRating(type);
    if (value == null || !Number.isFinite(value) || value <= 0) return null;
    return { type: type as RatingType, value: Math.min(value, of), of };
  } catch (error) {
    if (error instanceof UnknownRatingType) return null;
    throw error;
  }
}
