import { z } from 'zod';
import { link, words } from '../definition/field-schemas.server.ts';
import { image, offerFields, stayNights } from '../parts/teaser-schema.server.ts';
import type { Localised } from '../parts/words.ts';
import type { StoredImageOfferTeaser } from './image-offer-teaser-props.ts';

export const imageOfferTeaserSchema = z.strictObject({
  headline: words,
  badgeText: words.exactOptional(),
  backgroundImage: image.exactOptional(),
  offers: z
    .array(
      z.strictObject({
        ...offerFields,
        lengthOfStay: stayNights.exactOptional(),
        headline: words.exactOptional(),
        image: image.exactOptional(),
        milesAmount: z.int().min(0).max(1_000_000).exactOptional(),
        overrideLink: link.exactOptional(),
        linkout: z.boolean().exactOptional(),
      }),
    )
    .min(1)
    .max(12),
}) satisfies z.ZodType<Localised<StoredImageOfferTeaser>>;
