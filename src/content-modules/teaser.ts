import type { Words } from './words.ts';

/** Colours of the words on a picture: `light` on a dark picture, `dark` on a bright one. */
export const TEASER_COLOR_SCHEMES = ['light', 'dark'] as const;
export const TEXT_BLOCK_POSITIONS = ['left', 'right', 'center'] as const;
/** How high the words stand on the picture. */
export const TEXT_BLOCK_SIZES = ['default', 'lower', 'higher'] as const;

export interface TeaserImage {
  /** Key of a painted scene. */
  readonly url: string;
  /** What the picture shows, where the words beside it do not say it already. */
  readonly alt?: Words;
}

/**
 * What an editor fills in for one teaser (MOD-003 to MOD-020). An `override…` field wins over what the teaser or its
 * offer says; the fields about prices and dates take effect once a teaser carries an offer (MOD-025).
 */
export interface Teaser {
  readonly headline: Words;
  /** Small line above the headline. */
  readonly subheadline?: Words;
  /** Line below the headline. */
  readonly postsubheadline?: Words;
  readonly copytext?: Words;
  readonly buttonText?: Words;
  /** Address inside the shop ('/kreta') or outside of it ('https://…'). */
  readonly link?: string;
  /** The link opens in a new window. */
  readonly linkout?: boolean;
  readonly overrideLink?: string;
  readonly overrideButtonText?: Words;
  readonly overrideBubbleText?: Words;
  readonly overrideBubblePrice?: Words;
  readonly overrideDestination?: Words;
  readonly overrideAdditionalInformation?: Words;
  readonly destinationName?: Words;
  readonly durationSubline?: Words;
  readonly badgeText?: Words;
  readonly hidePrice?: boolean;
  readonly hideBookButton?: boolean;
  readonly hideProductBox?: boolean;
  readonly showSearchMask?: boolean;
  readonly showPerPersonPricePostfix?: boolean;
  /** Percent above the price, 0 to 100, used as comparison where an offer has none. */
  readonly priceComparisonFallbackPercent?: number;
  readonly colorScheme?: (typeof TEASER_COLOR_SCHEMES)[number];
  /** Left when not said (MOD-017). */
  readonly textBlockPosition?: (typeof TEXT_BLOCK_POSITIONS)[number];
  readonly textBlockSize?: (typeof TEXT_BLOCK_SIZES)[number];
  /** Days from today. */
  readonly departureDateMinOffset?: number;
  /** Days from today. */
  readonly returnDateMinOffset?: number;
  readonly image?: TeaserImage;
}

/** What a teaser shows after its overrides and switches are applied. */
export interface ShownTeaser {
  readonly link: string | null;
  readonly buttonText: string | null;
  readonly opensNewWindow: boolean;
  /** Place, length and further information in a small box; null when hidden or empty. */
  readonly productBox: { readonly destination: string | null; readonly details: readonly string[] } | null;
  /** A round hint on the picture; the price is an editor's own words. */
  readonly bubble: { readonly text: string; readonly price: string | null } | null;
}

/** Applies the override and hide fields of a teaser (MOD-005 to MOD-011, MOD-025). */
export function resolveTeaser(teaser: Teaser): ShownTeaser {
  const link = teaser.overrideLink || teaser.link || null;
  const buttonText = teaser.overrideButtonText || teaser.buttonText || null;
  const hasButton = link !== null && buttonText !== null && !teaser.hideBookButton;
  return {
    link,
    buttonText: hasButton ? buttonText : null,
    opensNewWindow: teaser.linkout ?? false,
    productBox: resolveProductBox(teaser),
    bubble: resolveBubble(teaser),
  };
}

function resolveProductBox(teaser: Teaser): ShownTeaser['productBox'] {
  const destination = teaser.overrideDestination || teaser.destinationName || null;
  const details = [teaser.durationSubline, teaser.overrideAdditionalInformation].filter((detail) => !!detail);
  if (teaser.hideProductBox || (destination === null && details.length === 0)) return null;
  return { destination, details: details as string[] };
}

function resolveBubble(teaser: Teaser): ShownTeaser['bubble'] {
  if (!teaser.overrideBubbleText) return null;
  return {
    text: teaser.overrideBubbleText,
    price: teaser.hidePrice ? null : (teaser.overrideBubblePrice ?? null),
  };
}
