import { z } from 'zod';
import { words } from '../definition/field-schemas.ts';
import type { PropsOf } from '../parts/localised-text.ts';

export const lastSearchTeaserSchema = z.strictObject({
  /** 'Pick up where you left off' when not said. */
  headline: words.exactOptional(),
  buttonText: words.exactOptional(),
});

/** Links to the last search made on this device; hidden without one (MOD-038, MOD-039). */
export type LastSearchTeaserProps = PropsOf<typeof lastSearchTeaserSchema>;
