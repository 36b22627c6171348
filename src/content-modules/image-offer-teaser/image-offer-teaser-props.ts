import type { TeaserOffer } from '../../domain/search/teaser-offer.ts';
import type { AskingFields } from '../definition/asking-fields.ts';
import type { TeaserImage } from '../parts/teaser.ts';
import type { Words } from '../parts/words.ts';

/** What an editor says of one offer (MOD-093 to MOD-095); its price is live, and without one it is not shown. */
export interface StoredImageOffer extends AskingFields {
  /** Nights of that package; any when not said. */
  readonly lengthOfStay?: number;
  /** In place of the name of the destination, or of the hotel where one is asked. */
  readonly headline?: Words;
  readonly image?: TeaserImage;
  /** Miles that are earned; three times the rounded price when not said (MILES-010). */
  readonly milesAmount?: number;
  /** In place of the way to the very offer. */
  readonly overrideLink?: string;
  /** The link opens in a new window. */
  readonly linkout?: boolean;
}

/** Live offers with their pictures (MOD-091 to MOD-097). */
export interface StoredImageOfferTeaser {
  readonly headline: Words;
  readonly badgeText?: Words;
  readonly backgroundImage?: TeaserImage;
  readonly offers: readonly StoredImageOffer[];
}

/** An offer that is for sale. */
export interface ImageOffer {
  readonly headline: string;
  readonly image?: TeaserImage;
  readonly price: Pick<TeaserOffer, 'perPerson' | 'currency' | 'comparisonPerPerson'>;
  /** Nights. */
  readonly lengthOfStay: number;
  /** Names of the rooms, in the visitor's language. */
  readonly rooms: readonly string[];
  readonly milesAmount: number;
  /** Hotel, where the headline does not name it. */
  readonly hotelName: string | null;
  /** Stars times ten. */
  readonly category: number;
  /** Day, `YYYY-MM-DD`. */
  readonly departure: string;
  readonly airportName: string;
  readonly link: string;
  readonly opensNewWindow: boolean;
}

/** What is shown of it on a day: without an offer, nothing. */
export interface ImageOfferTeaserProps {
  readonly headline: string;
  readonly badgeText?: string;
  readonly backgroundImage?: TeaserImage;
  readonly offers: readonly ImageOffer[];
}
