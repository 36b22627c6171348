import { z } from 'zod';
import { words } from '../definition/field-schemas.server.ts';
import type { Localised } from '../parts/words.ts';
import { USP_ICONS, type UspStripProps } from './usp-strip-props.ts';

export const uspStripSchema = z.strictObject({
  usps: z
    .array(
      z.strictObject({ icon: z.enum(USP_ICONS), text: words, hideOnMobile: z.boolean().exactOptional() }),
    )
    .min(1)
    .max(6),
}) satisfies z.ZodType<Localised<UspStripProps>>;
