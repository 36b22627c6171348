import { SymbolRow } from '../../../design/pictures/symbol-row.tsx';
import { resolveStarCategory } from '../../../domain/search/resolve-star-category.ts';
import { formatRating } from '../../../domain/words/format-rating.ts';
import { useTexts, useVisit } from '../../../site/visit-context.tsx';
import { describeRating } from './rating-scale.ts';

export interface RatingBarProps {
  readonly value: number | null | undefined;
  /**
   * Type of the rating; the default is stars of a category (HOTEL-018). An unknown type renders nothing (HOTEL-042).
   */
  readonly type?: string;
}

/** Stars for a hotel's category, suns for what its guests say (HOTEL-017, HOTEL-018, HOTEL-019). */
export function RatingBar({ value, type = 'category' }: RatingBarProps) {
  const texts = useTexts();
  const { language } = useVisit();
  const rating = describeRating(value, type);
  if (rating === null) return null;
  if (rating.type === 'category') {
    const stars = Math.round((resolveStarCategory(rating.value) ?? 0) * 2) / 2;
    return <SymbolRow symbol="star" value={stars} label={texts('hotel.starsLabel', { stars })} />;
  }
  const words = texts('hotel.guestsLabel', { rating: formatRating(rating.value, language) });
  return <SymbolRow symbol="sun" value={rating.value} of={rating.of} label={words} />;
}
