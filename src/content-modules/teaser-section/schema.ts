import { z } from 'zod';
import { words } from '../definition/field-schemas.ts';
import type { PropsOf } from '../parts/localised-text.ts';
import type { PricedTeaser } from '../parts/resolve-teaser.ts';
import { teaserSchema } from '../parts/teaser-schema.ts';

/** Layouts: three large teasers, an editorial pair, a mosaic of places, or a plain list without pictures. */
const TEASER_LAYOUTS = ['large', 'pair', 'mosaic', 'list'] as const;

export const teaserSectionSchema = z.strictObject({
  headline: words.exactOptional(),
  copytext: words.exactOptional(),
  layout: z.enum(TEASER_LAYOUTS),
  teasers: z.array(teaserSchema).min(1).max(12),
});

/** A group of teasers under one headline (MOD-040, MOD-041). */
export type StoredTeaserSection = PropsOf<typeof teaserSectionSchema>;

/** What is shown of it: its teasers with their prices. */
export interface TeaserSectionProps extends Omit<StoredTeaserSection, 'teasers'> {
  readonly teasers: readonly PricedTeaser[];
}
