import type { Words } from '../parts/words.ts';

/** A teaser without picture and price: a link with a line. */
export interface SimpleTeaser {
  readonly headline: Words;
  readonly copytext?: Words;
  readonly link: string;
  /** The link opens in a new window. */
  readonly linkout?: boolean;
}

/** Teasers as plain links with text (MOD-042, MOD-043). */
export interface SimpleTeaserSectionProps {
  readonly headline?: Words;
  readonly copytext?: Words;
  readonly teasers: readonly SimpleTeaser[];
}
