import { z } from 'zod';
import { teaserFields } from '../parts/teaser-schema.server.ts';
import type { Localised } from '../parts/words.ts';
import type { StoredDestinationTeaser } from './destination-teaser-props.ts';

export const destinationTeaserSchema = z.strictObject({
  ...teaserFields,
  bestMonths: z.array(z.int().min(1).max(12)).min(1).max(12).exactOptional(),
}) satisfies z.ZodType<Localised<StoredDestinationTeaser>>;
