import { z } from 'zod';
import { words } from '../definition/field-schemas.server.ts';
import { teaserSchema } from '../parts/teaser-schema.server.ts';
import type { Localised } from '../parts/words.ts';
import { type StoredTeaserSection, TEASER_LAYOUTS } from './teaser-section-props.ts';

export const teaserSectionSchema = z.strictObject({
  headline: words.exactOptional(),
  copytext: words.exactOptional(),
  layout: z.enum(TEASER_LAYOUTS),
  teasers: z.array(teaserSchema).min(1).max(12),
}) satisfies z.ZodType<Localised<StoredTeaserSection>>;
