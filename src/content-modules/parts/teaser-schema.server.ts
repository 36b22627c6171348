import { z } from 'zod';
import { destinationId, hotelId, link, picture, words } from '../definition/field-schemas.server.ts';
import { TEASER_COLOR_SCHEMES, TEXT_BLOCK_POSITIONS, TEXT_BLOCK_SIZES, type Teaser } from './teaser.ts';
import type { Localised } from './words.ts';

const flag = z.boolean().exactOptional();
const optionalWords = words.exactOptional();
const offsetDays = z.int().min(0).max(365).exactOptional();
const month = z.int().min(1).max(12).exactOptional();

/** What a live price is asked for: where to, how long and how soon (MOD-019). The index sells 1 to 22 nights. */
export const offerFields = {
  destination: destinationId.exactOptional(),
  hotelId: hotelId.exactOptional(),
  departureDateMinOffset: offsetDays,
  departureDateMaxOffset: offsetDays,
  departureFirstMonth: month,
  departureLastMonth: month,
  returnDateMinOffset: offsetDays,
};
export const stayNights = z.int().min(1).max(22);

/** A picture with what it shows, where the words beside it do not say it already (MOD-020). */
export const image = z.strictObject({ url: picture, alt: words.exactOptional() });

/** Fields of a teaser (MOD-003 to MOD-020), to be spread into the schema of what carries them. */
export const teaserFields = {
  headline: words,
  subheadline: optionalWords,
  postsubheadline: optionalWords,
  copytext: optionalWords,
  buttonText: optionalWords,
  link: link.exactOptional(),
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
  priceComparisonFallbackPercent: z.number().min(0).max(100).exactOptional(),
  colorScheme: z.enum(TEASER_COLOR_SCHEMES).exactOptional(),
  textBlockPosition: z.enum(TEXT_BLOCK_POSITIONS).exactOptional(),
  textBlockSize: z.enum(TEXT_BLOCK_SIZES).exactOptional(),
  ...offerFields,
  nights: stayNights.exactOptional(),
  image: image.exactOptional(),
};

export const teaserSchema = z.strictObject(teaserFields) satisfies z.ZodType<Localised<Teaser>>;
