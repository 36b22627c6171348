import { z } from 'zod';
import { link, words } from '../definition/field-schemas.server.ts';
import type { Localised } from '../parts/words.ts';
import type { SimpleTeaserSectionProps } from './simple-teaser-section-props.ts';

export const simpleTeaserSectionSchema = z.strictObject({
  headline: words.exactOptional(),
  copytext: words.exactOptional(),
  teasers: z
    .array(
      z.strictObject({
        headline: words,
        copytext: words.exactOptional(),
        link,
        linkout: z.boolean().exactOptional(),
      }),
    )
    .min(1)
    .max(24),
}) satisfies z.ZodType<Localised<SimpleTeaserSectionProps>>;
