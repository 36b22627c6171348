import { z } from 'zod';
import { OLDEST_CHILD_AGE } from '../../domain/travellers/party.ts';
import { destinationId, hotelId, link, picture, words } from '../definition/field-schemas.ts';
import type { PropsOf } from './localised-text.ts';

const flag = z.boolean().exactOptional();
const optionalWords = words.exactOptional();
const offsetDays = z.int().min(0).max(365).exactOptional();
const month = z.int().min(1).max(12).exactOptional();

/** Parameters of a live price: place, length of stay and departure (MOD-019). The index sells 1 to 22 nights. */
export const offerFields = {
  /** Id of the place whose cheapest package is shown; without it, and without a hotel, there is no price. */
  destination: destinationId.exactOptional(),
  /** Giata id of the hotel whose cheapest package is shown; wins over the place. */
  hotelId: hotelId.exactOptional(),
  /** Earliest departure in days from today; 0 by default. */
  departureDateMinOffset: offsetDays,
  /** Latest departure in days from today. */
  departureDateMaxOffset: offsetDays,
  /** First month of a season of departures, 1 to 12: the price is one of the season that comes next, in every year. */
  departureFirstMonth: month,
  /** Last month of that season. Of the two, one that is not said is the other. */
  departureLastMonth: month,
  /** Earliest return in days from today. */
  returnDateMinOffset: offsetDays,
  /** Ages of children who travel with the two adults: the price is one of the family. */
  childrenAges: z.array(z.int().min(0).max(OLDEST_CHILD_AGE)).max(4).exactOptional(),
};
/** Parameters of a teaser's price. */
export type OfferFields = PropsOf<z.ZodObject<typeof offerFields>>;

export const stayNights = z.int().min(1).max(22);

/** A picture with its alternative text, unless the text next to it already says the same (MOD-020). */
export const image = z.strictObject({ url: picture, alt: words.exactOptional() });
export type TeaserImage = PropsOf<typeof image>;

/** Fields of a teaser (MOD-003 to MOD-020), to be spread into the schema of what carries them. */
export const teaserFields = {
  headline: words,
  /** Small line above the headline. */
  subheadline: optionalWords,
  /** Line below the headline. */
  postsubheadline: optionalWords,
  copytext: optionalWords,
  buttonText: optionalWords,
  /** Address inside the shop ('/kreta') or outside of it ('https://…'). */
  link: link.exactOptional(),
  /** The link opens in a new window. */
  linkout: flag,
  overrideLink: link.exactOptional(),
  overrideButtonText: optionalWords,
  overrideBubbleText: optionalWords,
  overrideBubblePrice: optionalWords,
  overrideDestination: optionalWords,
  overrideAdditionalInformation: optionalWords,
  destinationName: optionalWords,
  durationSubline: optionalWords,
  badgeText: optionalWords,
  hidePrice: flag,
  hideBookButton: flag,
  hideProductBox: flag,
  showSearchMask: flag,
  showPerPersonPricePostfix: flag,
  /** Stored without effect (MOD-014, OFFER-037): the shop never shows a former price that was not a real one. */
  priceComparisonFallbackPercent: z.number().min(0).max(100).exactOptional().meta({ isPlanned: true }),
  /** Colours of the words on a picture: `light` on a dark picture, `dark` on a bright one. */
  colorScheme: z.enum(['light', 'dark']).exactOptional(),
  /** Left when not said (MOD-017). */
  textBlockPosition: z.enum(['left', 'right', 'center']).exactOptional(),
  /** Vertical position of the text on the picture. */
  textBlockSize: z.enum(['default', 'lower', 'higher']).exactOptional(),
  ...offerFields,
  /** Nights of the package that is shown; any when not said. */
  nights: stayNights.exactOptional(),
  image: image.exactOptional(),
};

export const teaserSchema = z.strictObject(teaserFields);

/**
 * What an editor fills in for one teaser (MOD-003 to MOD-020). A teaser that names a place or a hotel asks for its cheapest
 * package (`build-teaser-query.ts`) and shows it; `resolveTeaser` says which field wins.
 */
export type Teaser = PropsOf<typeof teaserSchema>;
