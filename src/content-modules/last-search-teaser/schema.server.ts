import { z } from 'zod';
import { words } from '../definition/field-schemas.server.ts';
import type { Localised } from '../parts/words.ts';
import type { LastSearchTeaserProps } from './last-search-teaser-props.ts';

export const lastSearchTeaserSchema = z.strictObject({
  headline: words.exactOptional(),
  buttonText: words.exactOptional(),
}) satisfies z.ZodType<Localised<LastSearchTeaserProps>>;
