import type { TeaserOffer } from '../../domain/search/teaser-offer.ts';
import type { Teaser } from './teaser-schema.ts';

/** A teaser with the cheapest package for its query, if any. */
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
  /** Lowest price of the 30 days before the present one began, if it was higher (OFFER-037); null otherwise. */
  readonly former: number | null;
  /** 'p.p.' follows the number instead of preceding it (MOD-013). */
  readonly hasPostfix: boolean;
}

/** Place, length and further information in a small box. */
export interface ProductBox {
  readonly destination: string | null;
  /** Nights of the offer; null without one. */
  readonly nights: number | null;
  /** Airport of the offer's flight; null without one, or where an editor's text replaces it. */
  readonly airportName: string | null;
  /** Day of the flight, `YYYY-MM-DD`: without it the same words would name another price on another page. Null as the airport. */
  readonly departure: string | null;
  /** Likewise. */
  readonly room: string | null;
  readonly details: readonly string[];
}

/**
 * Applies the override and hide fields of a teaser (MOD-005 to MOD-011, MOD-025). For a place, a link and the further
 * information an `override…` field wins over the offer, and the offer over the plain field, which is the fallback while
 * nothing is for sale.
 * @param defaultButtonText text of a button for which an editor has written none; null shows no such button
 */
export function resolveTeaser(teaser: PricedTeaser, defaultButtonText: string | null = null): ShownTeaser {
  const link = teaser.overrideLink || teaser.offer?.link || teaser.link || null;
  const buttonText = teaser.overrideButtonText || teaser.buttonText || defaultButtonText;
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
  const shown: Partial<TeaserOffer> = information ? {} : (offer ?? {});
  const { airportName = null, departure = null, roomName = null } = shown;
  return { destination, nights, airportName, departure, room: roomName || null, details };
}

function resolveBubble(teaser: Teaser): ShownTeaser['bubble'] {
  if (!teaser.overrideBubbleText) return null;
  return {
    text: teaser.overrideBubbleText,
    price: teaser.hidePrice ? null : (teaser.overrideBubblePrice ?? null),
  };
}
