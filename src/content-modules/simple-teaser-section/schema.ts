import { z } from 'zod';
import { link, words } from '../definition/field-schemas.ts';
import type { PropsOf } from '../parts/localised-text.ts';

export const simpleTeaserSectionSchema = z.strictObject({
  headline: words.exactOptional(),
  copytext: words.exactOptional(),
  teasers: z
    .array(
      z.strictObject({
        headline: words,
        copytext: words.exactOptional(),
        link,
        /** The link opens in a new window. */
        linkout: z.boolean().exactOptional(),
      }),
    )
    .min(1)
    .max(24),
});

/** Teasers as plain links with text (MOD-042, MOD-043). */
export type SimpleTeaserSectionProps = PropsOf<typeof simpleTeaserSectionSchema>;

/** A teaser without picture and price: a link with a line. */
export type SimpleTeaser = SimpleTeaserSectionProps['teasers'][number];
