import { z } from 'zod';
import { link, richWords, words } from '../definition/field-schemas.server.ts';
import { image } from '../parts/teaser-schema.server.ts';
import type { Localised } from '../parts/words.ts';
import type { PromotionTeaserProps } from './promotion-teaser-props.ts';

export const promotionTeaserSchema = z.strictObject({
  headline: words,
  text: richWords.exactOptional(),
  buttonText: words.exactOptional(),
  buttonLink: link.exactOptional(),
  linkout: z.boolean().exactOptional(),
  images: z.array(image).max(3),
  infoText: words.exactOptional(),
  infoTextBold: words.exactOptional(),
}) satisfies z.ZodType<Localised<PromotionTeaserProps>>;
