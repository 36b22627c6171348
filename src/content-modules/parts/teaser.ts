import type { TeaserOffer } from '../../domain/search/teaser-offer.ts';
import type { AskingFields } from '../definition/asking-fields.ts';
import type { Words } from './words.ts';

/** Colours of the words on a picture: `light` on a dark picture, `dark` on a bright one. */
export const TEASER_COLOR_SCHEMES = ['light', 'dark'] as const;
export const TEXT_BLOCK_POSITIONS = ['left', 'right', 'center'] as const;
/** How high the words stand on the picture. */
export const TEXT_BLOCK_SIZES = ['default', 'lower', 'higher'] as const;

export interface TeaserImage {
  /** Key of a painted scene or of a picture of the media library. */
  readonly url: string;
  /** What the picture shows, where the words beside it do not say it already. */
  readonly alt?: Words;
}

/**
 * What an editor fills in for one teaser (MOD-003 to MOD-020). A teaser that names a place or a hotel asks for its cheapest
 * package (`ask-teaser.ts`) and shows it; `resolveTeaser` says which field wins.
 */
export interface Teaser extends AskingFields {
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
  /** Stored without effect (MOD-014, OFFER-037): a former price that nobody asked is never shown. */
  readonly priceComparisonFallbackPercent?: number;
  readonly colorScheme?: (typeof TEASER_COLOR_SCHEMES)[number];
  /** Left when not said (MOD-017). */
  readonly textBlockPosition?: (typeof TEXT_BLOCK_POSITIONS)[number];
  readonly textBlockSize?: (typeof TEXT_BLOCK_SIZES)[number];
  /** Nights of the package that is shown; any when not said. */
  readonly nights?: number;
  readonly image?: TeaserImage;
}

/** A teaser with the cheapest package it asked for, where there is one. */
export interface PricedTeaser extends Teaser {
  readonly offer?: TeaserOffer;
}

/** What a teaser shows once its overrides and switches are applied to what its offer says. */
export interface ShownTeaser {
  readonly link: string | null;
  readonly buttonText: string | null;
  readonly opensNewWindow: boolean;
  /** Null where it is hidden, replaced by an editor's words, or nothing is for sale. */
  readonly price: ShownPrice | null;
  /** Null when hidden or empty. */
  readonly productBox: ProductBox | null;
  /** A round hint on the picture; the price is an editor's own words and takes the place of the live one. */
  readonly bubble: { readonly text: string; readonly price: string | null } | null;
}

/** A live price for one person. Amounts are minor units of the charged currency. */
export interface ShownPrice extends Pick<TeaserOffer, 'currency'> {
  readonly amount: number;
  /** What was really asked in the 30 days before, where that was more (OFFER-037); null otherwise. */
  readonly former: number | null;
  /** 'p.p.' stands behind the number instead of before it (MOD-013). */
  readonly hasPostfix: boolean;
}

/** Place, length and further information in a small box. */
export interface ProductBox {
  readonly destination: string | null;
  /** Nights of the offer; null without one. */
  readonly nights: number | null;
  /** Airport of the offer's flight; null without one, or where an editor's words stand in its place. */
  readonly airportName: string | null;
  /** Likewise. */
  readonly room: string | null;
  readonly details: readonly string[];
}

/**
 * Applies the override and hide fields of a teaser (MOD-005 to MOD-011, MOD-025). Of a place, a link and the further
 * information an `override…` field wins over the offer, and the offer over the plain field, which stands in while nothing is
 * for sale.
 */
export function resolveTeaser(teaser: PricedTeaser): ShownTeaser {
  const link = teaser.overrideLink || teaser.offer?.link || teaser.link || null;
  const buttonText = teaser.overrideButtonText || teaser.buttonText || null;
  const hasButton = link !== null && buttonText !== null && !teaser.hideBookButton;
  return {
    link,
    buttonText: hasButton ? buttonText : null,
    opensNewWindow: teaser.linkout ?? false,
    price: resolvePrice(teaser),
    productBox: resolveProductBox(teaser),
    bubble: resolveBubble(teaser),
  };
}

function resolvePrice(teaser: PricedTeaser): ShownPrice | null {
  const { offer, hidePrice = false, showPerPersonPricePostfix: hasPostfix = false } = teaser;
  if (offer === undefined || hidePrice || teaser.overrideBubblePrice) return null;
  const { perPerson: amount, comparisonPerPerson: former, currency } = offer;
  return { amount, former, currency, hasPostfix };
}

function resolveProductBox(teaser: PricedTeaser): ProductBox | null {
  if (teaser.hideProductBox) return null;
  const { offer, overrideAdditionalInformation: information } = teaser;
  const destination = teaser.overrideDestination || offer?.destinationName || teaser.destinationName || null;
  const nights = offer?.nights ?? null;
  const duration = offer === undefined ? teaser.durationSubline : undefined;
  const details = [duration, information].filter((detail) => !!detail) as string[];
  if (destination === null && nights === null && details.length === 0) return null;
  const { airportName = null, roomName = null } = information || offer === undefined ? {} : offer;
  return { destination, nights, airportName, room: roomName || null, details };
}

function resolveBubble(teaser: Teaser): ShownTeaser['bubble'] {
  if (!teaser.overrideBubbleText) return null;
  return {
    text: teaser.overrideBubbleText,
    price: teaser.hidePrice ? null : (teaser.overrideBubblePrice ?? null),
  };
}
