import { z } from 'zod';
import type { TeaserOffer } from '../../domain/search/teaser-offer.ts';
import { link, words } from '../definition/field-schemas.ts';
import type { PropsOf } from '../parts/localised-text.ts';
import { image, offerFields, stayNights, type TeaserImage } from '../parts/teaser-schema.ts';

export const imageOfferTeaserSchema = z.strictObject({
  headline: words,
  badgeText: words.exactOptional(),
  backgroundImage: image.exactOptional(),
  offers: z
    .array(
      z.strictObject({
        ...offerFields,
        /** Nights of that package; any when not said. */
        lengthOfStay: stayNights.exactOptional(),
        /** In place of the name of the destination, or of the hotel where one is asked. */
        headline: words.exactOptional(),
        image: image.exactOptional(),
        /** Miles that are earned; three times the rounded price when not said (MILES-010). */
        milesAmount: z.int().min(0).max(1_000_000).exactOptional(),
        /** In place of the way to the very offer. */
        overrideLink: link.exactOptional(),
        /** The link opens in a new window. */
        linkout: z.boolean().exactOptional(),
      }),
    )
    .min(1)
    .max(12),
});

/** Live offers with their pictures (MOD-091 to MOD-097). */
export type StoredImageOfferTeaser = PropsOf<typeof imageOfferTeaserSchema>;

/** What an editor says of one offer (MOD-093 to MOD-095); its price is live, and without one it is not shown. */
export type StoredImageOffer = StoredImageOfferTeaser['offers'][number];

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
