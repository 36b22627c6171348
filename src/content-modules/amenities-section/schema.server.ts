import { z } from 'zod';
import { link, words } from '../definition/field-schemas.server.ts';
import { image } from '../parts/teaser-schema.server.ts';
import type { Localised } from '../parts/words.ts';
import type { AmenitiesSectionProps } from './amenities-section-props.ts';

export const amenitiesSectionSchema = z.strictObject({
  headline: words.exactOptional(),
  copytext: words.exactOptional(),
  amenities: z
    .array(
      z.strictObject({
        image: image.exactOptional(),
        headline: words,
        copytext: words.exactOptional(),
        link: link.exactOptional(),
        linkout: z.boolean().exactOptional(),
      }),
    )
    .min(1)
    .max(12),
}) satisfies z.ZodType<Localised<AmenitiesSectionProps>>;
