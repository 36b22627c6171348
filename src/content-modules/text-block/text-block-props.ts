import type { TeaserImage } from '../parts/teaser.ts';
import type { Words } from '../parts/words.ts';

/** A headline, paragraphs and a list, with a picture beside them where there is one (MOD-058, MOD-059). */
export interface TextBlockProps {
  /** The page's own heading (h1) instead of a section's; once per page, for pages without a hero. */
  readonly isPageTitle?: boolean;
  /** Target of `#…` links. */
  readonly anchor?: string;
  readonly kicker?: Words;
  readonly headline?: Words;
  /** May hold `**strong**` and `[label](/kreta)`. */
  readonly paragraphs: readonly Words[];
  readonly items?: readonly Words[];
  /** Facts in a row, a big value over its label: '3 h 15' over 'Flug ab Frankfurt'. */
  readonly facts?: readonly { readonly value: Words; readonly label: Words }[];
  readonly image?: TeaserImage;
  /** Side of the picture on wide screens; left when not said. */
  readonly imagePosition?: 'left' | 'right';
  readonly buttonText?: Words;
  readonly link?: string;
  /** `quiet` is plain running text, `feature` a page's statement in the display type. */
  readonly variant?: 'quiet' | 'feature';
}
