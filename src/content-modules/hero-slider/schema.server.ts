import { z } from 'zod';
import { teaserFields } from '../parts/teaser-schema.server.ts';
import type { Localised } from '../parts/words.ts';
import type { StoredHeroSlider } from './hero-slider-props.ts';

export const heroSliderSchema = z.strictObject({
  slides: z.array(z.strictObject({ ...teaserFields, status: z.boolean().exactOptional() })).max(12),
  height: z.enum(['page', 'band']).exactOptional(),
}) satisfies z.ZodType<Localised<StoredHeroSlider>>;
