import type { PricedTeaser, Teaser } from '../parts/teaser.ts';
import type { Words } from '../parts/words.ts';

/** How teasers stand: three large ones, an editorial pair, a mosaic of places, or a plain list without pictures. */
export const TEASER_LAYOUTS = ['large', 'pair', 'mosaic', 'list'] as const;

/** A group of teasers under one headline (MOD-040, MOD-041). */
export interface StoredTeaserSection {
  readonly headline?: Words;
  readonly copytext?: Words;
  readonly layout: (typeof TEASER_LAYOUTS)[number];
  readonly teasers: readonly Teaser[];
}

/** What is shown of it: its teasers with their prices. */
export interface TeaserSectionProps extends Omit<StoredTeaserSection, 'teasers'> {
  readonly teasers: readonly PricedTeaser[];
}
