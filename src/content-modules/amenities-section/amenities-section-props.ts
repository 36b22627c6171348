import type { TeaserImage } from '../parts/teaser.ts';
import type { Words } from '../parts/words.ts';

/** What a stay can have: a picture with its name (MOD-045). */
export interface Amenity {
  /** The placeholder destination stands in for a missing one (IMG-003). */
  readonly image?: TeaserImage;
  readonly headline: Words;
  readonly copytext?: Words;
  readonly link?: string;
  /** The link opens in a new window. */
  readonly linkout?: boolean;
}

/** Amenities with their pictures, four in a row on wide screens (MOD-044, MOD-045). */
export interface AmenitiesSectionProps {
  readonly headline?: Words;
  readonly copytext?: Words;
  readonly amenities: readonly Amenity[];
}
