import { z } from 'zod';
import { link, words } from '../definition/field-schemas.ts';
import type { PropsOf } from '../parts/localised-text.ts';
import { image } from '../parts/teaser-schema.ts';

export const amenitiesSectionSchema = z.strictObject({
  headline: words.exactOptional(),
  copytext: words.exactOptional(),
  amenities: z
    .array(
      z.strictObject({
        /** Falls back to the placeholder destination when missing (IMG-003). */
        image: image.exactOptional(),
        headline: words,
        copytext: words.exactOptional(),
        link: link.exactOptional(),
        /** The link opens in a new window. */
        linkout: z.boolean().exactOptional(),
      }),
    )
    .min(1)
    .max(12),
});

/** Amenities with their pictures, four in a row on wide screens (MOD-044, MOD-045). */
export type AmenitiesSectionProps = PropsOf<typeof amenitiesSectionSchema>;

/** What a stay can have: a picture with its name (MOD-045). */
export type Amenity = AmenitiesSectionProps['amenities'][number];
